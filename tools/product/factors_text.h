// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What productModule adds where A and B have 8 bits: a factor of each row and one of each column, by which a
// sum is multiplied before it is rounded. With a step of 0 one factor is that of all rows, or columns.
#pragma once

namespace cutecheck::product {

inline constexpr char kFactorArguments[] =
    ", %factors_a: !factors, %factors_b: !factors, %step_a: i32, %step_b: i32";

inline constexpr char kFactorTypes[] = R"mlir(
// Factors of the rows of A and of B, and those of a tile's columns for each warpgroup: as threads write them, and four
// of 16 columns as a thread needs them.
!factors = !cute.ptr<f32, gmem, align<4>>
!all_factors = !cute.memref<f32, gmem, align<4>, "(?):(?)">
)mlir";
// A number for each column of a tile, kept in shared memory for each warpgroup.
inline constexpr char kKeptTypes[] = R"mlir(!kept = !cute.memref<f32, smem, align<128>, "${KEPT_FACTORS}">
!fours = !cute.memref<f32, smem, align<128>, "${FOUR_FACTORS}">
!four = !cute.memref<f32, smem, align<8>, "((2,2)):((1,8))">
)mlir";

// Of the kernel and of the fixup.
inline constexpr char kFactorsOf[] =
    R"mlir(  %length_${OPERAND} = cute.make_shape(%${EXTENT}_extent) : (i32) -> !cute.shape<"(?)">
  %stride_${OPERAND} = cute.make_stride(%step_${OPERAND}) : (i32) -> !cute.stride<"(?)">
  %layout_factors_${OPERAND} = cute.make_layout(%length_${OPERAND}, %stride_${OPERAND}) : )mlir"
    R"mlir((!cute.shape<"(?)">, !cute.stride<"(?)">) -> !cute.layout<"(?):(?)">
  %all_factors_${OPERAND} = cute.make_view(%factors_${OPERAND}, %layout_factors_${OPERAND}) : )mlir"
    R"mlir((!factors, !cute.layout<"(?):(?)">) -> !all_factors
  %last_${OPERAND} = arith.subi %${EXTENT}_extent, %c1 : i32
)mlir";

// The factor of row %AT of A, or of B; of the last one where there is none.
inline constexpr char kFactorLoaded[] =
    R"mlir(        %least_${NAME} = arith.minui %${AT}, %last_${OPERAND} : i32
        %at_${NAME} = cute.make_coord(%least_${NAME}) : (i32) -> !cute.coord<"(?)">
        %${NAME} = cute.memref.load(%all_factors_${OPERAND}, %at_${NAME}) : (!all_factors, !cute.coord<"(?)">) -> f32
)mlir";

// Two factors of rows as those of eight sums.
inline constexpr char kRowFactors[] = R"mlir(        %no_rows = llvm.mlir.poison : vector<2xf32>
        %upper_row = llvm.insertelement %row_factor0, %no_rows[%c0 : i32] : vector<2xf32>
        %both_rows = llvm.insertelement %row_factor1, %upper_row[%c1 : i32] : vector<2xf32>
        %by_rows = llvm.shufflevector %both_rows, %both_rows [0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
)mlir";

inline constexpr char kFactorsPlaced[] = R"mlir(
  // The factors, and where each warpgroup keeps those of its tile's columns: from ${TO_FACTORS}.
${FACTORS_OF}${KEPT_PLACED})mlir";
inline constexpr char kKeptPlaced[] =
    R"mlir(  %${OF}to_factors = cute.static : !cute.int_tuple<"${PLACE}">
  %${OF}smem_factors = cute.add_offset(%smem, %${OF}to_factors) : (!bytes, !cute.int_tuple<"${PLACE}">) -> )mlir"
    R"mlir(!cute.ptr<i8, smem, align<128>>
  %${OF}floats = cute.recast_iter(%${OF}smem_factors) : (!cute.ptr<i8, smem, align<128>>) -> )mlir"
    R"mlir(!cute.ptr<f32, smem, align<128>>
  %${OF}layout_kept = cute.static : !cute.layout<"${KEPT_FACTORS}">
  %${OF}layout_fours = cute.static : !cute.layout<"${FOUR_FACTORS}">
  %${OF}kept = cute.make_view(%${OF}floats, %${OF}layout_kept) : (!cute.ptr<f32, smem, align<128>>, )mlir"
    R"mlir(!cute.layout<"${KEPT_FACTORS}">) -> !kept
  %${OF}fours = cute.make_view(%${OF}floats, %${OF}layout_fours) : (!cute.ptr<f32, smem, align<128>>, )mlir"
    R"mlir(!cute.layout<"${FOUR_FACTORS}">) -> !fours
)mlir";

// Before the products, so that the loads pass with them: a thread's two rows, and each 128th column of the
// tile.
inline constexpr char kPlacesOfThread[] = R"mlir(        %sixty_fours = arith.muli %m, %consumers : i32
        %sixty_four = arith.addi %sixty_fours, %consumer : i32
        %rows_above = arith.muli %sixty_four, %rows_of_warpgroup : i32
        %warp_row = arith.muli %warp, %rows_of_warp : i32
        %warp_above = arith.addi %rows_above, %warp_row : i32
        %thread_row0 = arith.addi %warp_above, %lane_row : i32
        %thread_row1 = arith.addi %thread_row0, %rows_of_matrix : i32
        %columns_of_n = arith.muli %n, %most_b : i32
        %thread_column0 = arith.addi %columns_of_n, %thread : i32
        %thread_column1 = arith.addi %thread_column0, %c128 : i32
)mlir";
inline constexpr char kThreadOfTile[] = R"mlir(    %rows_of_warpgroup = arith.constant 64 : i32
    %rows_of_warp = arith.constant 16 : i32
    %rows_of_matrix = arith.constant 8 : i32
    %lanes_of_row = arith.constant 4 : i32
    %warp = arith.divui %thread, %c32 : i32
    %lane_row = arith.divui %lane, %lanes_of_row : i32
    %lane_pair = arith.remui %lane, %lanes_of_row : i32
    %thread_after = arith.addi %thread, %c128 : i32
)mlir";

// After them; the barrier before the first columns are rounded is behind what is kept here.
inline constexpr char kFactorKept[] =
    R"mlir(          %${OF}keeps${AT} = cute.make_coord(%${PLACE}, %consumer) : )mlir"
    R"mlir((i32, i32) -> !cute.coord<"(?,?)">
          cute.memref.store(%${OF}kept, %${OF}keeps${AT}, %${KEEPS}${AT}) : (!kept, !cute.coord<"(?,?)">, f32) -> ()
)mlir";

inline constexpr char kScaled[] = R"mlir(          %k${AT} = cute.make_coord(%lane_pair, %consumer) : )mlir"
                                  R"mlir((i32, i32) -> !cute.coord<"(_,?,${SIXTEEN},?)">
          %l${AT} = cute.slice(%fours, %k${AT}) : !fours, !cute.coord<"(_,?,${SIXTEEN},?)"> -> !four
          %c${AT}_four = cute.memref.load_vec(%l${AT}) : (!four) -> vector<4xf32>
          %c${AT}_eight = llvm.shufflevector %c${AT}_four, %c${AT}_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u${AT} = arith.mulf %x${AT}, %by_rows : vector<8xf32>
          %z${AT} = arith.mulf %u${AT}, %c${AT}_eight : vector<8xf32>
)mlir";

// In the fixup, of its thread's rows and columns.
inline constexpr char kSumScaled[] = R"mlir(      %column0_next = arith.addi %column0, %c1 : i32
      %column1_next = arith.addi %column1, %c1 : i32
${FACTORS_OF}${FACTOR_LOADS}      %columns_none = llvm.mlir.poison : vector<4xf32>
      %columns_one = llvm.insertelement %column_factor0, %columns_none[%c0 : i32] : vector<4xf32>
      %columns_two = llvm.insertelement %column_factor1, %columns_one[%c1 : i32] : vector<4xf32>
      %columns_three = llvm.insertelement %column_factor2, %columns_two[%c2 : i32] : vector<4xf32>
      %columns_four = llvm.insertelement %column_factor3, %columns_three[%c3 : i32] : vector<4xf32>
      %by_columns = llvm.shufflevector %columns_four, %columns_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
      %sum_by_rows = arith.mulf %sum, %by_rows : vector<8xf32>
      %sum_scaled = arith.mulf %sum_by_rows, %by_columns : vector<8xf32>
)mlir";

}  // namespace cutecheck::product
