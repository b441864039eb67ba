// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text of a module of productModule, with "${NAME}" where a tile differs from another.
#pragma once

namespace cutecheck::product {

inline constexpr char kTypes[] = R"mlir(// D = A B^T for ${ELEMENT} with sums in f32, tiles of ${ROWS} by ${COLUMNS}${PAIRED}, ${STAGES} stages; written by tools/product.
//
//   ${KERNEL}
//     grid    at most 512 blocks, one for each multiprocessor is best, clusters of ${CLUSTER}
//     block   ${THREADS} threads
//     shared  ${SHARED} bytes
//     maps    A (K,M): box 64 by ${BOX_A}${FEWER_A}; B (K,N): box 64 by ${BOX_B}${FEWER_B}; D (N,M): box 64 by 64; all swizzled by 128 bytes
//   ${FIXUP}
//     grid    ${FIXUP_BLOCKS} blocks for each divided tile
//     block   256 threads
//   group, whole, share, depth: see tools/product/product_kernel.h
//
// expect: Unknown
// targets: sm_90a

!map_a = !cute_nvgpu.atom.non_exec_tiled_tma_load<${KIND_A}, ${ELEMENT}, copy_bits = ${MAP_A_BITS}, tma_gbasis = <"(64,${BOX_A}):(1@0,1@1)">, tma_format = ${FORMAT}>
!map_b = !cute_nvgpu.atom.non_exec_tiled_tma_load<${KIND_B}, ${ELEMENT}, copy_bits = ${MAP_B_BITS}, tma_gbasis = <"(64,${BOX_B}):(1@0,1@1)">, tma_format = ${FORMAT}>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<${ELEMENT}, copy_bits = 65536, tma_gbasis = <"(64,64):(1@0,1@1)">, tma_format = ${FORMAT}>
!load_a = !cute_nvgpu.atom.tma_load<${ELEMENT}, copy_bits = ${MAP_A_BITS}, mode = tiled, num_cta = 1, ${MULTICAST_A}g_stride = <"()"> tma_gbasis = <"(64,${BOX_A}):(1@0,1@1)">>
!load_b = !cute_nvgpu.atom.tma_load<${ELEMENT}, copy_bits = ${MAP_B_BITS}, mode = tiled, num_cta = 1, ${MULTICAST_B}g_stride = <"()"> tma_gbasis = <"(64,${BOX_B}):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<${ELEMENT}, copy_bits = 65536, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,64):(1@0,1@1)">>

// Shared memory as TMA fills and empties it: (K, M or N, block of the pair, stage), and (N, M, buffer, warpgroup).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<${ELEMENT}, smem, align<1024>, S<3,4,3>>
!filled_a = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,${BOX_A},${PARTS_A},${STAGES}):(1,64,${PART_A},${STAGE_A})">
!filled_b = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,${BOX_B},${PARTS_B},${STAGES}):(1,64,${PART_B},${STAGE_B})">
!stored_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,64,2,${CONSUMERS}):(1,64,4096,8192)">
!box_a = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,${BOX_A}):(1,64)">
!box_b = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,${BOX_B}):(1,64)">
!box_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(64,64):(1,64)">
// As wgmma reads it: (rows, 16 of K, warpgroup, block of K, stage) and without the warpgroup.
!shared_a = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "((8,8),16,${CONSUMERS},4,${STAGES}):((64,512),1,4096,16,${STAGE_A})">
!shared_b = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "((8,${EIGHTS}),16,4,${STAGES}):((64,512),1,16,${STAGE_B})">
!a0 = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a1 = !cute.memref<${ELEMENT}, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a2 = !cute.memref<${ELEMENT}, smem, align<64>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a3 = !cute.memref<${ELEMENT}, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!b0 = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!b1 = !cute.memref<${ELEMENT}, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!b2 = !cute.memref<${ELEMENT}, smem, align<64>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!b3 = !cute.memref<${ELEMENT}, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
// As stmatrix writes it: (thread, 8 elements, 16 columns, buffer, warpgroup).
!written_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "((8,2,2,4),8,4,2,${CONSUMERS}):((64,512,8,1024),1,16,4096,8192)">
!row = !cute.memref<${ELEMENT}, smem, align<16>, S<3,4,3>, "(8):(1)">

// Registers: a thread's sums, in eights of 16 columns and those in fours of 64 columns.
!mma = !cute_nvgpu.sm90.mma<64x${COLUMNS}x16, ab_major = (k, k), elem_type = (${ELEMENT}, ${ELEMENT}, f32), frag_kind = ss>
!matrices = !cute_nvgpu.atom.stsm<${ELEMENT}, mode = <"(8,8)">, num_matrices = 4, n>
!sums = !cute.memref<f32, rmem, align<16>, "${SUMS}:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,${QUARTERS}):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<${ELEMENT}, rmem, align<16>, "8:1">

// The workspace, two parts for each block, in the order of the threads that wrote it, so that a warp moves whole lines:
// (thread, 8 elements, 16 columns, warpgroup, part).
!f32s = !cute.ptr<f32, gmem, align<16>>
!left = !cute.memref<f32, gmem, align<16>, "(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})">
!cell = !cute.memref<f32, gmem, align<16>, "((4,2)):((1,512))">
!out = !cute.memref<${ELEMENT}, gmem, align<16>, "(2,?,?):(1,2,?{i64 div=8})">
!out_pair = !cute.memref<${ELEMENT}, gmem, align<4>, "(2):(1)">
!pairs = !cute.memref<${ELEMENT}, rmem, align<16>, "(2,4):(1,2)">
!pair = !cute.memref<${ELEMENT}, rmem, align<4>, "(2):(1)">

// Coordinates of the boxes in the matrices.
!shape = !cute.shape<"(?,?)">
!all = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!coords_a = !cute.coord_tensor<"(?{div=64},?{div=${BOX_A}})", "(64,${BOX_A}):(1@0,1@1)">
!coords_b = !cute.coord_tensor<"(?{div=64},?{div=${BOX_B}})", "(64,${BOX_B}):(1@0,1@1)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=64})", "(64,64):(1@0,1@1)">
)mlir";

// The block's tile of a pair that shares nothing, B, or A; of what is shared the block loads %half for both.
inline constexpr char kAlone[] = R"mlir(%m = arith.addi %m_pair, %c0 : i32
        %n = arith.addi %n_pair, %c0 : i32
)mlir";
inline constexpr char kPairOfM[] = R"mlir(%m_before = arith.muli %m_pair, %cluster : i32
        %m = arith.addi %m_before, %rank : i32
        %n = arith.addi %n_pair, %c0 : i32
        %halves = arith.muli %n, %cluster : i32
        %half = arith.addi %halves, %rank : i32
)mlir";
inline constexpr char kPairOfN[] = R"mlir(%n_before = arith.muli %n_pair, %cluster : i32
        %n = arith.addi %n_before, %rank : i32
        %m = arith.addi %m_pair, %c0 : i32
        %halves = arith.muli %m, %cluster : i32
        %half = arith.addi %halves, %rank : i32
)mlir";

// A stage is free: told to the block, or to both of a pair.
inline constexpr char kFrees[] = R"mlir(            %state = nvvm.mbarrier.arrive %empty_at : !llvm.ptr<3> -> i64
)mlir";
inline constexpr char kFreesBoth[] =
    R"mlir(            %empty_there = nvvm.mapa %empty_at, %lane : !llvm.ptr<3> -> !llvm.ptr<7>
            nvvm.mbarrier.arrive %empty_there : !llvm.ptr<7>
)mlir";

// Of %number, the tile: %m and %n of the block, one of a pair.
inline constexpr char kRaster[] = R"mlir(%of_group = arith.divui %number, %per_group : i32
        %groups_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %number, %groups_before : i32
        %m_first = arith.muli %of_group, %group : i32
        %m_left = arith.subi %m_tiles, %m_first : i32
        %rows_of_group = arith.minui %group, %m_left : i32
        %n_pair = arith.divui %in_group, %rows_of_group : i32
        %columns_before = arith.muli %n_pair, %rows_of_group : i32
        %m_inner = arith.subi %in_group, %columns_before : i32
        %m_pair = arith.addi %m_first, %m_inner : i32
        ${OF_PAIR})mlir";

// What the block computes as its %item, %position steps of K into the divided tiles: the steps %k_first to %k_last
// of the tile %number, and the position after it.
inline constexpr char kItem[] = R"mlir(%is_whole = arith.cmpi ult, %item, %whole_items : i32
        %items_before = arith.muli %item, %units : i32
        %whole_number = arith.addi %unit, %items_before : i32
        %divided = arith.divui %position, %depth : i32
        %steps_before = arith.muli %divided, %depth : i32
        %k_inside = arith.subi %position, %steps_before : i32
        %steps_left = arith.subi %share_end, %position : i32
        %k_reach = arith.addi %k_inside, %steps_left : i32
        %k_until = arith.minui %k_reach, %depth : i32
        %divided_number = arith.addi %whole, %divided : i32
        %number = arith.select %is_whole, %whole_number, %divided_number : i32
        %k_first = arith.select %is_whole, %c0, %k_inside : i32
        %k_last = arith.select %is_whole, %k_tiles, %k_until : i32
        %position_after = arith.addi %steps_before, %k_until : i32
        %position_next = arith.select %is_whole, %position, %position_after : i32
        ${RASTER})mlir";

inline constexpr char kKernelHead[] = R"mlir(
func.func @${KERNEL}(%map_a: !map_a, %map_b: !map_b, %map_d: !map_d, %m_extent: i32, %n_extent: i32, %k_extent: i32,
                     %group: i32, %whole: i32, %share: i32, %depth: i32, %workspace: !f32s)
    attributes {cute.kernel, nvvm.reqntid = array<i32: ${THREADS}>${CLUSTER_DIM}} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %consumer_warps = arith.constant ${CONSUMER_WARPS} : i32
  %consumers = arith.constant ${CONSUMERS} : i32
  %cluster = arith.constant ${CLUSTER} : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %quarters = arith.constant ${QUARTERS} : i32
  %stages = arith.constant ${STAGES} : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %rank = arith.remui %bid, %cluster : i32
  %unit = arith.divui %bid, %cluster : i32
  %units = arith.divui %blocks, %cluster : i32
  %warpgroup = arith.divui %tid, %c128 : i32
  %thread = arith.remui %tid, %c128 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32

  // Shared memory: A from byte 0 on, B from ${TO_B}, D from ${TO_D}, full and empty barriers from ${TO_BARRIERS}.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_b = cute.static : !cute.int_tuple<"${TO_B}">
  %to_d = cute.static : !cute.int_tuple<"${TO_D}">
  %to_full = cute.static : !cute.int_tuple<"${TO_BARRIERS}">
  %to_empty = cute.static : !cute.int_tuple<"${STAGES}">
  %smem_b = cute.add_offset(%smem, %to_b) : (!bytes, !cute.int_tuple<"${TO_B}">) -> !bytes
  %smem_d = cute.add_offset(%smem, %to_d) : (!bytes, !cute.int_tuple<"${TO_D}">) -> !bytes
  %smem_full = cute.add_offset(%smem, %to_full) : (!bytes, !cute.int_tuple<"${TO_BARRIERS}">) -> !bytes
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !elements
  %barriers = cute.recast_iter(%smem_full) : (!bytes) -> !cute.ptr<i64, smem, align<1024>>
  %layout_filled_a = cute.static : !cute.layout<"(64,${BOX_A},${PARTS_A},${STAGES}):(1,64,${PART_A},${STAGE_A})">
  %layout_filled_b = cute.static : !cute.layout<"(64,${BOX_B},${PARTS_B},${STAGES}):(1,64,${PART_B},${STAGE_B})">
  %layout_stored_d = cute.static : !cute.layout<"(64,64,2,${CONSUMERS}):(1,64,4096,8192)">
  %layout_shared_a = cute.static : !cute.layout<"((8,8),16,${CONSUMERS},4,${STAGES}):((64,512),1,4096,16,${STAGE_A})">
  %layout_shared_b = cute.static : !cute.layout<"((8,${EIGHTS}),16,4,${STAGES}):((64,512),1,16,${STAGE_B})">
  %layout_written_d = cute.static : !cute.layout<"((8,2,2,4),8,4,2,${CONSUMERS}):((64,512,8,1024),1,16,4096,8192)">
  %layout_left = cute.static : !cute.layout<"(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})">
  %filled_a = cute.make_view(%elements_a, %layout_filled_a) : (!elements, !cute.layout<"(64,${BOX_A},${PARTS_A},${STAGES}):(1,64,${PART_A},${STAGE_A})">) -> !filled_a
  %filled_b = cute.make_view(%elements_b, %layout_filled_b) : (!elements, !cute.layout<"(64,${BOX_B},${PARTS_B},${STAGES}):(1,64,${PART_B},${STAGE_B})">) -> !filled_b
  %stored_d = cute.make_view(%elements_d, %layout_stored_d) : (!elements, !cute.layout<"(64,64,2,${CONSUMERS}):(1,64,4096,8192)">) -> !stored_d
  %shared_a = cute.make_view(%elements_a, %layout_shared_a) : (!elements, !cute.layout<"((8,8),16,${CONSUMERS},4,${STAGES}):((64,512),1,4096,16,${STAGE_A})">) -> !shared_a
  %shared_b = cute.make_view(%elements_b, %layout_shared_b) : (!elements, !cute.layout<"((8,${EIGHTS}),16,4,${STAGES}):((64,512),1,16,${STAGE_B})">) -> !shared_b
  %written_d = cute.make_view(%elements_d, %layout_written_d) : (!elements, !cute.layout<"((8,2,2,4),8,4,2,${CONSUMERS}):((64,512,8,1024),1,16,4096,8192)">) -> !written_d
  %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})">) -> !left

  // Coordinates, and how many tiles there are.
  %shape_a = cute.make_shape(%k_extent, %m_extent) : (i32, i32) -> !shape
  %shape_b = cute.make_shape(%k_extent, %n_extent) : (i32, i32) -> !shape
  %shape_d = cute.make_shape(%n_extent, %m_extent) : (i32, i32) -> !shape
  %all_a = cute.make_identity_tensor(%shape_a) : (!shape) -> !all
  %all_b = cute.make_identity_tensor(%shape_b) : (!shape) -> !all
  %all_d = cute.make_identity_tensor(%shape_d) : (!shape) -> !all
  %tile_a = cute.static : !cute.tile<"[64:1;${BOX_A}:1]">
  %tile_b = cute.static : !cute.tile<"[64:1;${BOX_B}:1]">
  %tile_d = cute.static : !cute.tile<"[64:1;64:1]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},64)">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},64)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %per_group = arith.muli %group, %n_tiles : i32
  // A box of the whole of A or B where that has fewer rows; what is left of the stage are rows that D lacks.
  %most_a = arith.constant ${ROWS} : i32
  %most_b = arith.constant ${COLUMNS} : i32
  %row_bytes = arith.constant 128 : i32
  %rows_a = ${ROWS_A}
  %rows_b = ${ROWS_B}
  %stage_rows = arith.addi %rows_a, %rows_b : i32
  %stage_bytes = arith.muli %stage_rows, %row_bytes : i32

  // The items of the block, or pair: its whole tiles, then the tiles that its share of the steps reaches.
  %tiles = arith.muli %m_tiles, %n_tiles : i32
  %divided_tiles = arith.subi %tiles, %whole : i32
  %steps = arith.muli %divided_tiles, %depth : i32
  %shares_before = arith.muli %unit, %share : i32
  %share_begin = arith.minui %shares_before, %steps : i32
  %share_reach = arith.addi %share_begin, %share : i32
  %share_end = arith.minui %share_reach, %steps : i32
  %first_divided = arith.divui %share_begin, %depth : i32
  %share_tile_end = arith.addi %share_end, %depth : i32
  %share_rounded = arith.subi %share_tile_end, %c1 : i32
  %divided_end = arith.divui %share_rounded, %depth : i32
  %divided_items = arith.subi %divided_end, %first_divided : i32
  %units_behind = arith.subi %units, %unit : i32
  %whole_reach = arith.addi %whole, %units_behind : i32
  %whole_rounded = arith.subi %whole_reach, %c1 : i32
  %whole_items = arith.divui %whole_rounded, %units : i32
  %items = arith.addi %whole_items, %divided_items : i32

  scf.if %first {
    cute_nvgpu.prefetch_tma_desc(%map_a) : (!map_a) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_b) : (!map_b) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_d) : (!map_d) -> ()
    scf.for %stage = %c0 to %stages step %c1 : i32 {
      %at = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full = cute.add_offset(%barriers, %at) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
      %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"${STAGES}">) -> !cute.ptr<i64, smem, align<8>>
      %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      nvvm.mbarrier.init %full_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
${MEET}  // Where the launch lets the kernel begin before the one ahead of it ends.
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
)mlir";

// The stage of a %turn and the parity of its barriers.
inline constexpr char kStage[] = R"mlir(%stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
          %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
          %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
          %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"${STAGES}">) -> !cute.ptr<i64, smem, align<8>>
          %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
)mlir";

inline constexpr char kLoads[] = R"mlir(
  %loads = arith.cmpi eq, %warpgroup, %c0 : i32
  scf.if %loads {
${FEWER_REGISTERS}    scf.if %first {
      %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map_a) -> !load_a
      %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map_b) -> !load_b
${MASK}      %filled, %all_taken = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, %position = %share_begin) -> (i32, i32) : i32 {
        ${ITEM}
        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          ${STAGE}
          %opposite = arith.xori %parity, %c1 : i32
          nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
          %in_stage_a = cute.make_coord(${PLACE_A}, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %in_stage_b = cute.make_coord(${PLACE_B}, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %box_a = cute.slice(%filled_a, %in_stage_a) : !filled_a, !cute.coord<"(_,_,?,?)"> -> !box_a
          %box_b = cute.slice(%filled_b, %in_stage_b) : !filled_b, !cute.coord<"(_,_,?,?)"> -> !box_b
          %tile_at_a = cute.make_coord(%k, ${BOX_AT_A}) : (i32, i32) -> !cute.coord<"(?,?)">
          %tile_at_b = cute.make_coord(%k, ${BOX_AT_B}) : (i32, i32) -> !cute.coord<"(?,?)">
          %coords_a = cute.local_tile(%all_a, %tile_a, %tile_at_a) : (!all, !cute.tile<"[64:1;${BOX_A}:1]">, !cute.coord<"(?,?)">) -> !coords_a
          %coords_b = cute.local_tile(%all_b, %tile_b, %tile_at_b) : (!all, !cute.tile<"[64:1;${BOX_B}:1]">, !cute.coord<"(?,?)">) -> !coords_b
          %to_full_a = cute_nvgpu.atom.set_value <tma_bar> (${ATOM_A}, %full) : (!load_a, !cute.ptr<i64, smem, align<8>>) -> !load_a
          %to_full_b = cute_nvgpu.atom.set_value <tma_bar> (${ATOM_B}, %full) : (!load_b, !cute.ptr<i64, smem, align<8>>) -> !load_b
          cute.copy_atom_call(%to_full_a, %coords_a, %box_a) : (!load_a, !coords_a, !box_a) -> ()
          cute.copy_atom_call(%to_full_b, %coords_b, %box_b) : (!load_b, !coords_b, !box_b) -> ()
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }
        scf.yield %after, %position_next : i32, i32
      }
    }
)mlir";

inline constexpr char kMultiplies[] = R"mlir(  } else {
${MORE_REGISTERS}    %consumer = arith.subi %warpgroup, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi ult, %lane, %cluster : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
    %eight = cute.static : !cute.layout<"8:1">
    %all_sums = cute.static : !cute.layout<"${SUMS}:1">
    %layout_parts = cute.static : !cute.layout<"(8,4,${QUARTERS}):(1,8,32)">
    %atom = cute.make_atom() : !mma
    %matrices = cute.make_atom() : !matrices
    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %emptied, %all_done = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, %position = %share_begin) -> (i32, i32) : i32 {
        ${ITEM}
        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"${SUMS}:1">) -> !sums
        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          ${STAGE}
          nvvm.mbarrier.try_wait.parity %full_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          // The first product of a tile does not add what the registers hold.
          %adds = arith.cmpi ne, %k, %k_first : i32
${PRODUCTS}          nvvm.wgmma.commit.group.sync.aligned
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
${FREES}          }
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }

        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : (!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,${QUARTERS}):(1,8,32)">) -> !parts
        %from_start = arith.cmpi eq, %k_first, %c0 : i32
        %k_end = arith.select %is_whole, %k_tiles, %depth : i32
        %to_end = arith.cmpi eq, %k_last, %k_end : i32
        %complete = arith.andi %from_start, %to_end : i1
        scf.if %complete {
          %rows = arith.muli %m, %consumers : i32
          %row = arith.addi %rows, %consumer : i32
          %quarters_before = arith.muli %n, %quarters : i32
${COMPLETE_TILE}        } else {
          // A tile that the block begins is its second part, one that it only ends or goes on with its first.
          %second = arith.extui %from_start : i1 to i32
          %twice = arith.muli %bid, %c2 : i32
          %place = arith.addi %twice, %second : i32
${PART_OF_TILE}        }
        scf.yield %after, %position_next : i32, i32
    }
    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0 {read}
    }
  }
${LEAVE}  return
}
)mlir";

inline constexpr char kProduct[] = R"mlir(          %at_a${BLOCK} = cute.make_coord(%consumer, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,${BLOCK},?)">
          %at_b${BLOCK} = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,${BLOCK},?)">
          %a${BLOCK} = cute.slice(%shared_a, %at_a${BLOCK}) : !shared_a, !cute.coord<"(_,_,?,${BLOCK},?)"> -> !a${BLOCK}
          %b${BLOCK} = cute.slice(%shared_b, %at_b${BLOCK}) : !shared_b, !cute.coord<"(_,_,${BLOCK},?)"> -> !b${BLOCK}
          %product${BLOCK} = cute_nvgpu.atom.set_value <accum_c>(%atom, ${ADDS}) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product${BLOCK}, %sums, %a${BLOCK}, %b${BLOCK}, %sums) : (!mma, !sums, !a${BLOCK}, !b${BLOCK}, !sums) -> ()
)mlir";

inline constexpr char kBufferIsFree[] = R"mlir(          // Columns ${FIRST} to ${LAST}.
          scf.if %leads {
            nvvm.cp.async.bulk.wait_group ${LEFT} {read}
          }
          nvvm.barrier id = %barrier number_of_threads = %c128
)mlir";

inline constexpr char kRounded[] = R"mlir(          %s${AT} = cute.static : !cute.coord<"(_,${PART},${QUARTER})">
          %v${AT} = cute.slice(%parts, %s${AT}) : !parts, !cute.coord<"(_,${PART},${QUARTER})"> -> !part
          %x${AT} = cute.memref.load_vec(%v${AT}) : (!part) -> vector<8xf32>
          %y${AT} = arith.truncf %x${AT} : vector<8xf32> to vector<8x${ELEMENT}>
          %r${AT} = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y${AT}, %r${AT}) : (vector<8x${ELEMENT}>, !rounded) -> ()
          %t${AT} = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,${PART},${BUFFER},?)">
          %w${AT} = cute.slice(%written_d, %t${AT}) : !written_d, !cute.coord<"(?,_,${PART},${BUFFER},?)"> -> !row
          cute.copy_atom_call(%matrices, %r${AT}, %w${AT}) : (!matrices, !rounded, !row) -> ()
)mlir";

inline constexpr char kBufferIsStored[] = R"mlir(          nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
          nvvm.barrier id = %barrier number_of_threads = %c128
          scf.if %leads {
            %from${QUARTER} = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,${BUFFER},?)">
            %source${QUARTER} = cute.slice(%stored_d, %from${QUARTER}) : !stored_d, !cute.coord<"(_,_,${BUFFER},?)"> -> !box_d
            %quarter${QUARTER} = arith.constant ${QUARTER} : i32
            %column${QUARTER} = arith.addi %quarters_before, %quarter${QUARTER} : i32
            %to${QUARTER} = cute.make_coord(%column${QUARTER}, %row) : (i32, i32) -> !cute.coord<"(?,?)">
            %target${QUARTER} = cute.local_tile(%all_d, %tile_d, %to${QUARTER}) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
            cute.copy_atom_call(%store, %source${QUARTER}, %target${QUARTER}) : (!store, !box_d, !coords_d) -> ()
            nvvm.cp.async.bulk.commit.group
          }
)mlir";

inline constexpr char kUnrounded[] = R"mlir(          %p${AT} = cute.static : !cute.coord<"(_,${PART},${QUARTER})">
          %q${AT} = cute.slice(%parts, %p${AT}) : !parts, !cute.coord<"(_,${PART},${QUARTER})"> -> !part
          %f${AT} = cute.memref.load_vec(%q${AT}) : (!part) -> vector<8xf32>
          %g${AT} = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,${AT},?,?)">
          %h${AT} = cute.slice(%left, %g${AT}) : !left, !cute.coord<"(?,_,${AT},?,?)"> -> !cell
          cute.memref.store_vec(%f${AT}, %h${AT}) : (vector<8xf32>, !cell) -> ()
)mlir";

inline constexpr char kFixup[] = R"mlir(
func.func @${FIXUP}(%workspace: !f32s, %d: !cute.ptr<${ELEMENT}, gmem, align<16>>, %pitch: i64, %m_extent: i32, %n_extent: i32,
                    %k_extent: i32, %group: i32, %whole: i32, %share: i32, %depth: i32)
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
  %zeros = arith.constant dense<0.0> : vector<8xf32>
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},64)">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},64)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %per_group = arith.muli %group, %n_tiles : i32

  // The blocks, or pairs, whose shares meet the tile's steps; one alone has stored it.
  %tile_of = arith.divui %bid, %blocks_of_tile : i32
  %of_tile = arith.remui %bid, %blocks_of_tile : i32
  %divided = arith.divui %tile_of, %cluster : i32
  %rank = arith.remui %tile_of, %cluster : i32
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
      %layout_left = cute.static : !cute.layout<"(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})">
      %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})">) -> !left
      %unit_end = arith.addi %last_unit, %c1 : i32
      // Four parts at a time, so that their loads are under way together; zeros where there is none.
      %sum = scf.for %unit = %first_unit to %unit_end step %c4 iter_args(%so_far0 = %zeros) -> (vector<8xf32>) : i32 {
${ADDED}        scf.yield %so_far4 : vector<8xf32>
      }
      %rounded = arith.truncf %sum : vector<8xf32> to vector<8x${ELEMENT}>
      %all_eight = cute.static : !cute.layout<"8:1">
      %registers = cute.make_fragment(%all_eight) : (!cute.layout<"8:1">) -> !rounded
      cute.memref.store_vec(%rounded, %registers) : (vector<8x${ELEMENT}>, !rounded) -> ()
      %first_register = cute.get_iter(%registers) : !rounded
      %in_pairs = cute.static : !cute.layout<"(2,4):(1,2)">
      %pairs = cute.make_view(%first_register, %in_pairs) : (!cute.ptr<${ELEMENT}, rmem, align<16>>, !cute.layout<"(2,4):(1,2)">) -> !pairs
      %in_row = arith.divui %n_extent, %c2 : i32
      %shape_d = cute.make_shape(%in_row, %m_extent) : (i32, i32) -> !cute.shape<"(2,?,?)">
      %pitch_by_8 = cute.assume(%pitch) : (i64) -> !cute.i64<divby 8>
      %stride_d = cute.make_stride(%pitch_by_8) : (!cute.i64<divby 8>) -> !cute.stride<"(1,2,?{i64 div=8})">
      %layout_d = cute.make_layout(%shape_d, %stride_d) : (!cute.shape<"(2,?,?)">, !cute.stride<"(1,2,?{i64 div=8})">) -> !cute.layout<"(2,?,?):(1,2,?{i64 div=8})">
      %out = cute.make_view(%d, %layout_d) : (!cute.ptr<${ELEMENT}, gmem, align<16>>, !cute.layout<"(2,?,?):(1,2,?{i64 div=8})">) -> !out
${PAIRS_STORED}    }
  }
  return
}
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
        %there${AT} = cute.make_coord(%thread, %sixteen, %warpgroup, %place${AT}) : (i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
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
        %to${AT} = cute.make_coord(%pair${COLUMN}, %row${ROW}) : (i32, i32) -> !cute.coord<"(_,?,?)">
        %target${AT} = cute.slice(%out, %to${AT}) : !out, !cute.coord<"(_,?,?)"> -> !out_pair
        cute.memref.store_vec(%both${AT}, %target${AT}) : (vector<2x${ELEMENT}>, !out_pair) -> ()
      }
)mlir";
inline constexpr char kAdded[] =
    R"mlir(        %addend${AT} = arith.select %is${AT}, %values${AT}, %zeros : vector<8xf32>
        %so_far${NEXT} = arith.addf %so_far${AT}, %addend${AT} : vector<8xf32>
)mlir";

inline constexpr char kRepack[] = R"mlir(// A matrix of ${ELEMENT} to rows of another pitch; written by tools/product.
//
//   grid    a block for each 1024 columns of a row
//   block   256 threads
//
// expect: Unknown
// targets: sm_90a

!elements = !cute.ptr<${ELEMENT}, gmem, align<2>>
!matrix = !cute.memref<${ELEMENT}, gmem, align<2>, "(?,?):(1,?{i64})">

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
  %layout_from = cute.make_layout(%shape, %stride_from) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{i64})">) -> !cute.layout<"(?,?):(1,?{i64})">
  %layout_to = cute.make_layout(%shape, %stride_to) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{i64})">) -> !cute.layout<"(?,?):(1,?{i64})">
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
