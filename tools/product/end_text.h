// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What productModule adds where D = alpha A B^T + beta C + bias: the arguments, a thread's elements of C,
// loaded a box of D ahead, the numbers of its tile's columns, kept in shared memory as factors are, and the
// sum's end in f32.
#pragma once

namespace cutecheck::product {

inline constexpr char kAlphaArgument[] = ", %alpha: f32";
inline constexpr char kCArguments[] = ", %beta: f32, %matrix_c: !matrix_c, %pitch_c: i64${STEP_C_ARGUMENT}";
inline constexpr char kBiasArgument[] = ", %bias: !bias";

inline constexpr char kCTypes[] = R"mlir(
// C as pairs of a row.
!matrix_c = !cute.ptr<${ELEMENT}, gmem, align<16>>
)mlir";
inline constexpr char kBiasTypes[] = R"mlir(
// A number for each column of D.
!bias = !cute.ptr<${ELEMENT}, gmem, align<${BYTES_D}>>
!all_bias = !cute.memref<${ELEMENT}, gmem, align<${BYTES_D}>, "(?):(1)">
)mlir";

// Of the kernel and of the fixup: alpha, or beta, as a thread's eight sums need it.
inline constexpr char kEights[] = R"mlir(  %none_of_${NAME} = llvm.mlir.poison : vector<2xf32>
  %one_of_${NAME} = llvm.insertelement %${NAME}, %none_of_${NAME}[%c0 : i32] : vector<2xf32>
  %by_${NAME} = llvm.shufflevector %one_of_${NAME}, %one_of_${NAME} [0, 0, 0, 0, 0, 0, 0, 0] : vector<2xf32>
)mlir";
inline constexpr char kCPlaced[] =
    R"mlir(  %last_row_c = arith.subi %m_extent, %c1 : i32
  %last_column_c = arith.subi %n_extent, %c1 : i32
  %last_pair_c = arith.divui %last_column_c, %c2 : i32
  %pairs_of_row_c = arith.addi %last_pair_c, %c1 : i32
  %shape_c = cute.make_shape(%pairs_of_row_c, %m_extent${COUNT}) : (i32, i32${I32}) -> !cute.shape<"(2,?,?${ANY})">
  %divided_pitch_c = cute.assume(%pitch_c) : (i64) -> !cute.i64<divby ${EIGHT_OF_D}>
${STEP_OF_C}  %stride_c = cute.make_stride(%divided_pitch_c${BY_STEP_C}) : (!cute.i64<divby ${EIGHT_OF_D}>${STEP_TYPE}) -> )mlir"
    R"mlir(!cute.stride<"(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">
  %layout_c = cute.make_layout(%shape_c, %stride_c) : (!cute.shape<"(2,?,?${ANY})">, )mlir"
    R"mlir(!cute.stride<"(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">) -> )mlir"
    R"mlir(!cute.layout<"(2,?,?${ANY}):(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">
  %pairs_c = cute.make_view(%matrix_c, %layout_c) : (!matrix_c, )mlir"
    R"mlir(!cute.layout<"(2,?,?${ANY}):(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">) -> !out
)mlir";
inline constexpr char kBiasPlaced[] =
    R"mlir(  %length_bias = cute.make_shape(%n_extent) : (i32) -> !cute.shape<"(?)">
  %stride_bias = cute.static : !cute.stride<"(1)">
  %layout_bias = cute.make_layout(%length_bias, %stride_bias) : (!cute.shape<"(?)">, !cute.stride<"(1)">) -> )mlir"
    R"mlir(!cute.layout<"(?):(1)">
  %all_bias = cute.make_view(%bias, %layout_bias) : (!bias, !cute.layout<"(?):(1)">) -> !all_bias
  %last_bias = arith.subi %n_extent, %c1 : i32
)mlir";

// A thread's two rows of C and its first pair of columns; of the last row where D has none.
inline constexpr char kCOfThread[] = R"mlir(        %row_c0 = arith.minui %${ROW}0, %last_row_c : i32
        %row_c1 = arith.minui %${ROW}1, %last_row_c : i32
)mlir";
inline constexpr char kPairOfThread[] = R"mlir(        %half_of_tile = arith.constant ${COLUMN_PAIRS} : i32
        %pairs_before_tile = arith.muli %n, %half_of_tile : i32
        %pair_c = arith.addi %pairs_before_tile, %lane_pair : i32
)mlir";

// The eight elements of 16 columns: two rows of two pairs, 8 columns apart.
inline constexpr char kCLoaded[] =
    R"mlir(          %to_c${AT}_0 = arith.constant ${PAIRS_AHEAD} : i32
          %to_c${AT}_1 = arith.constant ${PAIRS_BEHIND} : i32
          %any_c${AT}_0 = arith.addi %${PAIR}, %to_c${AT}_0 : i32
          %any_c${AT}_1 = arith.addi %${PAIR}, %to_c${AT}_1 : i32
          %pair_c${AT}_0 = arith.minui %any_c${AT}_0, %last_pair_c : i32
          %pair_c${AT}_1 = arith.minui %any_c${AT}_1, %last_pair_c : i32
${PAIRS_LOADED}          %left_c${AT} = llvm.shufflevector %c${AT}_0_0, %c${AT}_1_0 [0, 1, 2, 3] : vector<2x${ELEMENT}>
          %right_c${AT} = llvm.shufflevector %c${AT}_0_1, %c${AT}_1_1 [0, 1, 2, 3] : vector<2x${ELEMENT}>
          %loaded_c${AT} = llvm.shufflevector %left_c${AT}, %right_c${AT} [0, 1, 2, 3, 4, 5, 6, 7] : vector<4x${ELEMENT}>
)mlir";
inline constexpr char kPairLoaded[] =
    R"mlir(          %at_c${AT}_${ROW}_${SIDE} = cute.make_coord(%pair_c${AT}_${SIDE}, %row_c${ROW}${BATCH}) : )mlir"
    R"mlir((i32, i32${I32}) -> !cute.coord<"(_,?,?${ANY})">
          %of_c${AT}_${ROW}_${SIDE} = cute.slice(%pairs_c, %at_c${AT}_${ROW}_${SIDE}) : )mlir"
    R"mlir(!out, !cute.coord<"(_,?,?${ANY})"> -> !out_pair
          %c${AT}_${ROW}_${SIDE} = cute.memref.load_vec(%of_c${AT}_${ROW}_${SIDE}) : )mlir"
    R"mlir((!out_pair) -> vector<2x${ELEMENT}>
)mlir";

// The bias of column %COLUMN, in f32; of the last one where there is none.
inline constexpr char kBiasLoaded[] =
    R"mlir(        %least_bias${AT} = arith.minui %${COLUMN}, %last_bias : i32
        %at_bias${AT} = cute.make_coord(%least_bias${AT}) : (i32) -> !cute.coord<"(?)">
        %${LOADED}${AT} = cute.memref.load(%all_bias, %at_bias${AT}) : (!all_bias, !cute.coord<"(?)">) -> ${ELEMENT}
)mlir";
inline constexpr char kBiasWidened[] =
    R"mlir(        %bias_of${AT} = arith.extf %narrow_bias${AT} : ${ELEMENT} to f32
)mlir";
inline constexpr char kBiasOfColumns[] =
    R"mlir(          %bias_k${AT} = cute.make_coord(%lane_pair, %consumer) : )mlir"
    R"mlir((i32, i32) -> !cute.coord<"(_,?,${SIXTEEN},?)">
          %bias_l${AT} = cute.slice(%bias_fours, %bias_k${AT}) : !fours, !cute.coord<"(_,?,${SIXTEEN},?)"> -> !four
          %bias_four${AT} = cute.memref.load_vec(%bias_l${AT}) : (!four) -> vector<4xf32>
)mlir";
// In the fixup, of its thread's columns.
inline constexpr char kBiasOfThread[] =
    R"mlir(        %after_column0 = arith.addi %column0, %c1 : i32
        %after_column1 = arith.addi %column1, %c1 : i32
${BIAS_LOADS}        %no_bias = llvm.mlir.poison : vector<4xf32>
        %one_bias = llvm.insertelement %bias_of0, %no_bias[%c0 : i32] : vector<4xf32>
        %two_biases = llvm.insertelement %bias_of1, %one_bias[%c1 : i32] : vector<4xf32>
        %three_biases = llvm.insertelement %bias_of2, %two_biases[%c2 : i32] : vector<4xf32>
        %bias_four = llvm.insertelement %bias_of3, %three_biases[%c3 : i32] : vector<4xf32>
)mlir";

// The end of eight sums.
inline constexpr char kTimesAlpha[] =
    R"mlir(          %by_a${AT} = arith.mulf %${SUM}${AT}, %by_alpha : vector<8xf32>
)mlir";
inline constexpr char kCWidened[] =
    R"mlir(          %wide_c${AT} = arith.extf %loaded_c${AT} : vector<8x${ELEMENT}> to vector<8xf32>
)mlir";
inline constexpr char kPlusC[] =
    R"mlir(          %times_beta${AT} = arith.mulf %${C}${AT}, %by_beta : vector<8xf32>
          %with_c${AT} = arith.addf %by_a${AT}, %times_beta${AT} : vector<8xf32>
)mlir";
inline constexpr char kPlusBias[] =
    R"mlir(          %biases${AT} = llvm.shufflevector %bias_four${AT}, %bias_four${AT} [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %with_bias${AT} = arith.addf %${SUM}${AT}, %biases${AT} : vector<8xf32>
)mlir";

}  // namespace cutecheck::product
