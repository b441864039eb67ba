// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts beside the kernel of productModule, with "${NAME}" where a tile differs from another: the fixup, which adds
// the parts of a divided tile, and the module that gives a matrix another pitch.
#pragma once

namespace cutecheck::product {

inline constexpr char kFixup[] =
    R"mlir(
func.func @${FIXUP}(%workspace: !f32s, %d: !cute.ptr<${ELEMENT}, gmem, align<16>>, %pitch: i64, %m_extent: i32, %n_extent: i32,
                    %k_extent: i32, %group: i32, %whole: i32, %share: i32, %depth: i32)mlir"
    R"mlir(${FACTOR_ARGUMENTS}${END_ARGUMENTS}${FIXUP_BATCHES})
    attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %rows_of_tile = arith.constant ${ROWS} : i32
  %c256 = arith.constant 256 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %c64 = arith.constant 64 : i32
  %c128 = arith.constant 128 : i32
  %sixteens = arith.constant ${SIXTEENS} : i32
  %column_pairs = arith.constant ${COLUMN_PAIRS} : i32
  %blocks_of_tile = arith.constant ${FIXUP_BLOCKS} : i32
  %cluster = arith.constant ${CLUSTER} : i32
  %cluster_m = arith.constant ${CLUSTER_M} : i32
  %cluster_n = arith.constant ${CLUSTER_N} : i32
  %zeros = arith.constant dense<0.0> : vector<8xf32>
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},${DEPTH})">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, )mlir"
    R"mlir(!cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},${DEPTH})">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %per_group = arith.muli %group, %n_tiles : i32
${TILES_OF_BATCH}
  // The blocks, or pairs, whose shares meet the tile's steps; one alone has stored it.
  %tile_of = arith.divui %bid, %blocks_of_tile : i32
  %of_tile = arith.remui %bid, %blocks_of_tile : i32
  %divided = arith.divui %tile_of, %cluster : i32
  %rank = arith.remui %tile_of, %cluster : i32
  %rank_m = arith.remui %rank, %cluster_m : i32
  %rank_n = arith.divui %rank, %cluster_m : i32
  %begin = arith.muli %divided, %depth : i32
  %end = arith.addi %begin, %depth : i32
  %last_step = arith.subi %end, %c1 : i32
  %first_unit = arith.divui %begin, %share : i32
  %last_unit = arith.divui %last_step, %share : i32
  %several = arith.cmpi ne, %first_unit, %last_unit : i32
  scf.if %several {
        %number = arith.addi %whole, %divided : i32
        ${RASTER}
    // What one thread of the kernel wrote of 16 columns: two rows, 8 apart, of two pairs of columns, 8 apart.
    %threads_before = arith.muli %of_tile, %c256 : i32
    %at = arith.addi %threads_before, %tid : i32
    %thread = arith.remui %at, %c128 : i32
    %group_at = arith.divui %at, %c128 : i32
    %sixteen = arith.remui %group_at, %sixteens : i32
    %warpgroup = arith.divui %group_at, %sixteens : i32
    %warp = arith.divui %thread, %c32 : i32
    %lane = arith.remui %thread, %c32 : i32
    %lane_row = arith.divui %lane, %c4 : i32
    %lane_pair = arith.remui %lane, %c4 : i32
    %of_sixty_four = arith.muli %warpgroup, %c64 : i32
    %of_sixteen = arith.muli %warp, %c16 : i32
    %row_of_warp = arith.addi %of_sixty_four, %of_sixteen : i32
    %row_inside = arith.addi %row_of_warp, %lane_row : i32
    %rows_before = arith.muli %m, %rows_of_tile : i32
    %row0 = arith.addi %rows_before, %row_inside : i32
    %row1 = arith.addi %row0, %c8 : i32
    %pairs_of_tile = arith.muli %n, %column_pairs : i32
    %pairs_inside = arith.muli %sixteen, %c8 : i32
    %pairs_before = arith.addi %pairs_of_tile, %pairs_inside : i32
    %pair0 = arith.addi %pairs_before, %lane_pair : i32
    %pair1 = arith.addi %pair0, %c4 : i32
    %column0 = arith.muli %pair0, %c2 : i32
    %column1 = arith.muli %pair1, %c2 : i32
    %row0_is = arith.cmpi ult, %row0, %m_extent : i32
    %row1_is = arith.cmpi ult, %row1, %m_extent : i32
    %column0_is = arith.cmpi ult, %column0, %n_extent : i32
    %column1_is = arith.cmpi ult, %column1, %n_extent : i32
    %is = arith.andi %row0_is, %column0_is : i1
    scf.if %is {
      %layout_left = cute.static : !cute.layout<"${PARTS_LEFT}">
      %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"${PARTS_LEFT}">) -> !left
      %unit_end = arith.addi %last_unit, %c1 : i32
      // Four parts at a time, so that their loads are under way together; zeros where there is none.
      %sum = scf.for %unit = %first_unit to %unit_end step %c4 iter_args(%so_far0 = %zeros) -> (vector<8xf32>) : i32 {
${ADDED}        scf.yield %so_far4 : vector<8xf32>
      }
${SUM_SCALED}${SUM_ENDED}${SUM_ROUNDED}      %all_eight = cute.static : !cute.layout<"8:1">
      %registers = cute.make_fragment(%all_eight) : (!cute.layout<"8:1">) -> !rounded
      cute.memref.store_vec(%${FIXED}, %registers) : (vector<8x${ELEMENT}>, !rounded) -> ()
      %first_register = cute.get_iter(%registers) : !rounded
      %in_pairs = cute.static : !cute.layout<"(2,4):(1,2)">
      %pairs = cute.make_view(%first_register, %in_pairs) : )mlir"
    R"mlir((!cute.ptr<${ELEMENT}, rmem, align<16>>, !cute.layout<"(2,4):(1,2)">) -> !pairs
      %in_row = arith.divui %n_extent, %c2 : i32
      %shape_d = cute.make_shape(%in_row, %m_extent${COUNT}) : (i32, i32${I32}) -> !cute.shape<"(2,?,?${ANY})">
      %pitch_by_8 = cute.assume(%pitch) : (i64) -> !cute.i64<divby ${EIGHT_OF_D}>
${STEP_OF_D}      %stride_d = cute.make_stride(%pitch_by_8${BY_STEP_D}) : (!cute.i64<divby ${EIGHT_OF_D}>${STEP_TYPE}) -> )mlir"
    R"mlir(!cute.stride<"(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">
      %layout_d = cute.make_layout(%shape_d, %stride_d) : (!cute.shape<"(2,?,?${ANY})">, )mlir"
    R"mlir(!cute.stride<"(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">) -> )mlir"
    R"mlir(!cute.layout<"(2,?,?${ANY}):(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">
      %out = cute.make_view(%d, %layout_d) : (!cute.ptr<${ELEMENT}, gmem, align<16>>, )mlir"
    R"mlir(!cute.layout<"(2,?,?${ANY}):(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">) -> !out
${PAIRS_STORED}    }
  }
  return
}
)mlir";

inline constexpr char kSumRounded[] =
    R"mlir(      %rounded = arith.truncf %${ROUNDED_SUM} : vector<8xf32> to vector<8x${ELEMENT}>
)mlir";

// The part of block %unit + AT, then its sum.
inline constexpr char kFound[] =
    R"mlir(        %unit${AT} = arith.addi %unit, %c${AT} : i32
        %is${AT} = arith.cmpi ule, %unit${AT}, %last_unit : i32
        %from${AT} = arith.minui %unit${AT}, %last_unit : i32
        %shares${AT} = arith.muli %from${AT}, %share : i32
        %units${AT} = arith.muli %from${AT}, %cluster : i32
        %block${AT} = arith.addi %units${AT}, %rank : i32
        %begins${AT} = arith.cmpi ule, %shares${AT}, %begin : i32
        %second${AT} = arith.extui %begins${AT} : i1 to i32
        %twice${AT} = arith.muli %block${AT}, %c2 : i32
        %place${AT} = arith.addi %twice${AT}, %second${AT} : i32
        %there${AT} = cute.make_coord(%thread, %sixteen, %warpgroup, %place${AT}) : )mlir"
    R"mlir((i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
        %part${AT} = cute.slice(%left, %there${AT}) : !left, !cute.coord<"(?,_,?,?,?)"> -> !cell
        %values${AT} = cute.memref.load_vec(%part${AT}) : (!cell) -> vector<8xf32>
)mlir";
// A pair of a row and of columns, where D has both.
inline constexpr char kPairStored[] =
    R"mlir(      %is${AT} = arith.andi %row${ROW}_is, %column${COLUMN}_is : i1
      scf.if %is${AT} {
        %of${AT} = cute.static : !cute.coord<"(_,${AT})">
        %two${AT} = cute.slice(%pairs, %of${AT}) : !pairs, !cute.coord<"(_,${AT})"> -> !pair
        %both${AT} = cute.memref.load_vec(%two${AT}) : (!pair) -> vector<2x${ELEMENT}>
        %to${AT} = cute.make_coord(%pair${COLUMN}, %row${ROW}${BATCH}) : (i32, i32${I32}) -> !cute.coord<"(_,?,?${ANY})">
        %target${AT} = cute.slice(%out, %to${AT}) : !out, !cute.coord<"(_,?,?${ANY})"> -> !out_pair
        cute.memref.store_vec(%both${AT}, %target${AT}) : (vector<2x${ELEMENT}>, !out_pair) -> ()
      }
)mlir";
inline constexpr char kAdded[] =
    R"mlir(        %addend${AT} = arith.select %is${AT}, %values${AT}, %zeros : vector<8xf32>
        %so_far${NEXT} = arith.addf %so_far${AT}, %addend${AT} : vector<8xf32>
)mlir";

inline constexpr char kRepack[] =
    R"mlir(// A matrix of ${ELEMENT} to rows of another pitch; written by tools/product.
//
//   grid    a block for each 1024 columns of a row
//   block   256 threads
//
// expect: Unknown
// targets: sm_90a

!elements = !cute.ptr<${ELEMENT}, gmem, align<${BYTES}>>
!matrix = !cute.memref<${ELEMENT}, gmem, align<${BYTES}>, "(?,?):(1,?{i64})">

func.func @${REPACK}(%from: !elements, %from_pitch: i64, %to: !elements, %to_pitch: i64, %rows: i32, %columns: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  %c256 = arith.constant 256 : i32
  %c1024 = arith.constant 1024 : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %c1023 = arith.constant 1023 : i32
  %reach = arith.addi %columns, %c1023 : i32
  %in_row = arith.divui %reach, %c1024 : i32
  %row = arith.divui %bid, %in_row : i32
  %of_row = arith.remui %bid, %in_row : i32
  %columns_before = arith.muli %of_row, %c1024 : i32
  %column0 = arith.addi %columns_before, %tid : i32
  %column1 = arith.addi %column0, %c256 : i32
  %column2 = arith.addi %column1, %c256 : i32
  %column3 = arith.addi %column2, %c256 : i32
  %shape = cute.make_shape(%columns, %rows) : (i32, i32) -> !cute.shape<"(?,?)">
  %stride_from = cute.make_stride(%from_pitch) : (i64) -> !cute.stride<"(1,?{i64})">
  %stride_to = cute.make_stride(%to_pitch) : (i64) -> !cute.stride<"(1,?{i64})">
  %layout_from = cute.make_layout(%shape, %stride_from) : (!cute.shape<"(?,?)">, )mlir"
    R"mlir(!cute.stride<"(1,?{i64})">) -> !cute.layout<"(?,?):(1,?{i64})">
  %layout_to = cute.make_layout(%shape, %stride_to) : (!cute.shape<"(?,?)">, )mlir"
    R"mlir(!cute.stride<"(1,?{i64})">) -> !cute.layout<"(?,?):(1,?{i64})">
  %source = cute.make_view(%from, %layout_from) : (!elements, !cute.layout<"(?,?):(1,?{i64})">) -> !matrix
  %target = cute.make_view(%to, %layout_to) : (!elements, !cute.layout<"(?,?):(1,?{i64})">) -> !matrix
${ELEMENTS}  return
}
)mlir";

inline constexpr char kRepacked[] = R"mlir(  %is${AT} = arith.cmpi ult, %column${AT}, %columns : i32
  %at${AT} = cute.make_coord(%column${AT}, %row) : (i32, i32) -> !cute.coord<"(?,?)">
  scf.if %is${AT} {
    %value${AT} = cute.memref.load(%source, %at${AT}) : (!matrix, !cute.coord<"(?,?)">) -> ${ELEMENT}
    cute.memref.store(%target, %at${AT}, %value${AT}) : (!matrix, !cute.coord<"(?,?)">, ${ELEMENT}) -> ()
  }
)mlir";

}  // namespace cutecheck::product
