// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text of a module of productModule, with "${NAME}" where a tile differs from another.
#pragma once

namespace cutecheck::product {

inline constexpr char kTypes[] =
    R"mlir(// D = A B^T for ${ELEMENTS} with sums in f32${TIMES}, )mlir"
    R"mlir(tiles of ${ROWS} by ${COLUMNS}${CLUSTERED}, ${STAGES} stages; written by tools/product.
//
//   ${KERNEL}
//     grid    at most 512 blocks, one for each multiprocessor is best, clusters of ${CLUSTER}
//     block   ${THREADS} threads
//     shared  ${SHARED} bytes
//     maps    A (K,M): box ${DEPTH} by ${BOX_A}${FEWER_A}; B (K,N): box ${DEPTH} by ${BOX_B}${FEWER_B}, )mlir"
    R"mlir(swizzled by 128 bytes; D (N,M): box ${STORE} by 64, alike
//   ${FIXUP}
//     grid    ${FIXUP_BLOCKS} blocks for each divided tile
//     block   256 threads
//   group, whole, share, depth: see tools/product/product_kernel.h
//
// expect: Unknown
// targets: sm_90a

!map_a = !cute_nvgpu.atom.non_exec_tiled_tma_load<${KIND_A}, ${ELEMENT_A}, copy_bits = ${MAP_A_BITS}, )mlir"
    R"mlir(tma_gbasis = <"(${DEPTH},${BOX_A}${ONE}):(1@0,1@1${MODE})">, tma_format = ${FORMAT_A}>
!map_b = !cute_nvgpu.atom.non_exec_tiled_tma_load<${KIND_B}, ${ELEMENT_B}, copy_bits = ${MAP_B_BITS}, )mlir"
    R"mlir(tma_gbasis = <"(${DEPTH},${BOX_B}${ONE}):(1@0,1@1${MODE})">, tma_format = ${FORMAT_B}>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<${ELEMENT}, copy_bits = 65536, )mlir"
    R"mlir(tma_gbasis = <"(${STORE},64${ONE}):(1@0,1@1${MODE})">, tma_format = ${FORMAT}>
!load_a = !cute_nvgpu.atom.tma_load<${ELEMENT_A}, copy_bits = ${MAP_A_BITS}, mode = tiled, num_cta = 1, )mlir"
    R"mlir(${MULTICAST_A}g_stride = <"()"> tma_gbasis = <"(${DEPTH},${BOX_A}${ONE}):(1@0,1@1${MODE})">>
!load_b = !cute_nvgpu.atom.tma_load<${ELEMENT_B}, copy_bits = ${MAP_B_BITS}, mode = tiled, num_cta = 1, )mlir"
    R"mlir(${MULTICAST_B}g_stride = <"()"> tma_gbasis = <"(${DEPTH},${BOX_B}${ONE}):(1@0,1@1${MODE})">>
!store = !cute_nvgpu.atom.tma_store<${ELEMENT}, copy_bits = 65536, mode = tiled, )mlir"
    R"mlir(g_stride = <"()"> tma_gbasis = <"(${STORE},64${ONE}):(1@0,1@1${MODE})">>

// Shared memory as TMA fills and empties it: (K, M or N, block of the pair, stage), and (N, M, buffer, warpgroup).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements_a = !cute.ptr<${ELEMENT_A}, smem, align<1024>, S<3,4,3>>
!elements_b = !cute.ptr<${ELEMENT_B}, smem, align<1024>, S<3,4,3>>
!elements_d = !cute.ptr<${ELEMENT}, smem, align<1024>, S<3,4,3>>
!filled_a = !cute.memref<${ELEMENT_A}, smem, align<1024>, S<3,4,3>, "${FILLED_A}">
!filled_b = !cute.memref<${ELEMENT_B}, smem, align<1024>, S<3,4,3>, "${FILLED_B}">
!stored_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "${STORED_D}">
!box_a = !cute.memref<${ELEMENT_A}, smem, align<1024>, S<3,4,3>, "(${DEPTH},${BOX_A}${ONE}):(1,${DEPTH}${NONE})">
!box_b = !cute.memref<${ELEMENT_B}, smem, align<1024>, S<3,4,3>, "(${DEPTH},${BOX_B}${ONE}):(1,${DEPTH}${NONE})">
!box_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "(${STORE},64${ONE}):(1,${STORE}${NONE})">
// As wgmma reads it: (rows, ${DEPTH_OF_BLOCK} of K, warpgroup, block of K, stage) and without the warpgroup.
!shared_a = !cute.memref<${ELEMENT_A}, smem, align<1024>, S<3,4,3>, "${SHARED_A}">
!shared_b = !cute.memref<${ELEMENT_B}, smem, align<1024>, S<3,4,3>, "${SHARED_B}">
!a0 = !cute.memref<${ELEMENT_A}, smem, align<1024>, S<3,4,3>, "((8,8),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!a1 = !cute.memref<${ELEMENT_A}, smem, align<32>, S<3,4,3>, "((8,8),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!a2 = !cute.memref<${ELEMENT_A}, smem, align<64>, S<3,4,3>, "((8,8),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!a3 = !cute.memref<${ELEMENT_A}, smem, align<32>, S<3,4,3>, "((8,8),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!b0 = !cute.memref<${ELEMENT_B}, smem, align<1024>, S<3,4,3>, "((8,${EIGHTS}),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!b1 = !cute.memref<${ELEMENT_B}, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!b2 = !cute.memref<${ELEMENT_B}, smem, align<64>, S<3,4,3>, "((8,${EIGHTS}),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
!b3 = !cute.memref<${ELEMENT_B}, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),${DEPTH_OF_BLOCK}):((${DEPTH},${EIGHT_ROWS}),1)">
// As ${WRITER} writes it: (thread, 8 elements, 16 columns, buffer, warpgroup).
!written_d = !cute.memref<${ELEMENT}, smem, align<1024>, S<3,4,3>, "${WRITTEN_D}">
!row = !cute.memref<${ELEMENT}, smem, align<${ROW_BYTES}>, S<3,4,3>, "${WRITTEN_ROW}">

// Registers: a thread's sums, in eights of 16 columns and those in fours of 64 columns.
!mma = !cute_nvgpu.sm90.mma<64x${COLUMNS}x${DEPTH_OF_BLOCK}, ab_major = (k, k), )mlir"
    R"mlir(elem_type = (${ELEMENT_A}, ${ELEMENT_B}, f32), frag_kind = ss>
${MATRICES_TYPE}!sums = !cute.memref<f32, rmem, align<16>, "${SUMS}:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,${QUARTERS}):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<${ELEMENT}, rmem, align<16>, "8:1">

// The workspace, two parts for each block, in the order of the threads that wrote it, so that a warp moves whole lines:
// (thread, 8 elements, 16 columns, warpgroup, part).
!f32s = !cute.ptr<f32, gmem, align<16>>
!left = !cute.memref<f32, gmem, align<16>, "${PARTS_LEFT}">
!cell = !cute.memref<f32, gmem, align<16>, "((4,2)):((1,512))">
!out = !cute.memref<${ELEMENT}, gmem, align<16>, "(2,?,?${ANY}):(1,2,?{i64 div=${EIGHT_OF_D}}${STEP})">
!out_pair = !cute.memref<${ELEMENT}, gmem, align<${PAIR_BYTES}>, "(2):(1)">
!pairs = !cute.memref<${ELEMENT}, rmem, align<16>, "(2,4):(1,2)">
!pair = !cute.memref<${ELEMENT}, rmem, align<${PAIR_BYTES}>, "(2):(1)">

// Coordinates of the boxes in the matrices.
!shape = !cute.shape<"(?,?${ANY})">
!all = !cute.coord_tensor<"(0,0${NONE})", "(?,?${ANY}):(1@0,1@1${MODE})">
!coords_a = !cute.coord_tensor<"(?{div=${DEPTH}},?{div=${BOX_A}}${ANY})", "(${DEPTH},${BOX_A}${ONE}):(1@0,1@1${NONE})">
!coords_b = !cute.coord_tensor<"(?{div=${DEPTH}},?{div=${BOX_B}}${ANY})", "(${DEPTH},${BOX_B}${ONE}):(1@0,1@1${NONE})">
!coords_d = !cute.coord_tensor<"(?{div=${STORE}},?{div=64}${ANY})", "(${STORE},64${ONE}):(1@0,1@1${NONE})">
${FACTOR_TYPES}${END_TYPES}${SUMS_TYPES})mlir";

// The block's tile of those of a cluster, and the box of it that the block loads for all that share it.
inline constexpr char kOfCluster[] = R"mlir(%m_before = arith.muli %m_unit, %cluster_m : i32
        %m = arith.addi %m_before, %rank_m : i32
        %n_before = arith.muli %n_unit, %cluster_n : i32
        %n = arith.addi %n_before, %rank_n : i32
        %boxes_a = arith.muli %m, %cluster_n : i32
        %box_at_a = arith.addi %boxes_a, %rank_n : i32
        %boxes_b = arith.muli %n, %cluster_m : i32
        %box_at_b = arith.addi %boxes_b, %rank_m : i32
)mlir";

// Of all that is loaded of A or B, what goes to the blocks that share it.
inline constexpr char kMasked[] = R"mlir(      %first_${OPERAND} = arith.constant ${FIRST} : i32
      %step_of_${OPERAND} = arith.constant ${STEP} : i32
      %by_${OPERAND} = arith.muli %rank_${RANK}, %step_of_${OPERAND} : i32
      %mask_${OPERAND} = arith.shli %first_${OPERAND}, %by_${OPERAND} : i32
      %bits_${OPERAND} = arith.trunci %mask_${OPERAND} : i32 to i16
      %masked_${OPERAND} = cute_nvgpu.atom.set_value <mcast_mask> (%load_${OPERAND}, %bits_${OPERAND}) : )mlir"
                                  R"mlir((!load_${OPERAND}, i16) -> !load_${OPERAND}
)mlir";

// A stage is free: told to the block, or to all of a cluster.
inline constexpr char kFrees[] = R"mlir(%state = nvvm.mbarrier.arrive %${FREED} : !llvm.ptr<3> -> i64
)mlir";
inline constexpr char kFreesAll[] =
    R"mlir(%empty_there = nvvm.mapa %${FREED}, %lane : !llvm.ptr<3> -> !llvm.ptr<7>
            nvvm.mbarrier.arrive %empty_there : !llvm.ptr<7>
)mlir";

// The products of a step are waited for, and its stage is free.
inline constexpr char kFreesStage[] = R"mlir(          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            ${FREES}          }
)mlir";
// Those of the step before are, and its stage is free; the last ones behind the loop.
inline constexpr char kFreesStageBefore[] = R"mlir(          nvvm.wgmma.wait.group.sync.aligned 1
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          %frees = arith.andi %signals, %adds : i1
          scf.if %frees {
            ${STAGE_BEFORE}            ${FREES}          }
)mlir";
inline constexpr char kFreesLast[] = R"mlir(        nvvm.wgmma.wait.group.sync.aligned 0
        cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
        scf.if %signals {
            ${STAGE_BEFORE}            ${FREES}        }
)mlir";
inline constexpr char kStageBefore[] = R"mlir(%turn_before = arith.subi %${TURN}, %c1 : i32
            %stage_before = arith.remui %turn_before, %stages : i32
            %to_stage_before = cute.make_int_tuple(%stage_before) : (i32) -> !cute.int_tuple<"?">
            %full_before = cute.add_offset(%barriers, %to_stage_before) : (!cute.ptr<i64, smem, align<1024>>, )mlir"
                                       R"mlir(!cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
            %empty_before = cute.add_offset(%full_before, %to_empty) : (!cute.ptr<i64, smem, align<8>>, )mlir"
                                       R"mlir(!cute.int_tuple<"${STAGES}">) -> !cute.ptr<i64, smem, align<8>>
            %empty_before_at = builtin.unrealized_conversion_cast %empty_before : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
)mlir";

// Of %number, the tile: %m and %n of the block, one of a pair.
inline constexpr char kRaster[] =
    R"mlir(${BATCH_OF_TILE}%of_group = arith.divui %${IN_BATCH}, %per_group : i32
        %groups_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %${IN_BATCH}, %groups_before : i32
        %m_first = arith.muli %of_group, %group : i32
        %m_left = arith.subi %m_tiles, %m_first : i32
        %rows_of_group = arith.minui %group, %m_left : i32
        %n_unit = arith.divui %in_group, %rows_of_group : i32
        %columns_before = arith.muli %n_unit, %rows_of_group : i32
        %m_inner = arith.subi %in_group, %columns_before : i32
        %m_unit = arith.addi %m_first, %m_inner : i32
        ${OF_CLUSTER})mlir";

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
        %k_first = arith.select %is_whole, ${WHOLE_FIRST}, %k_inside : i32
        %k_last = arith.select %is_whole, ${WHOLE_LAST}, %k_until : i32
        %position_after = arith.addi %steps_before, %k_until : i32
        %position_next = arith.select %is_whole, %position, %position_after : i32
        ${RASTER})mlir";

inline constexpr char kKernelHead[] =
    R"mlir(
func.func @${KERNEL}(%map_a: !map_a, %map_b: !map_b, %map_d: !map_d, %m_extent: i32, %n_extent: i32, %k_extent: i32,
                     %group: i32, %whole_asked: i32, %share: i32, %depth: i32, %workspace: !f32s)mlir"
    R"mlir(${FACTOR_ARGUMENTS}${END_ARGUMENTS}${BATCH_ARGUMENT})
    attributes {cute.kernel, nvvm.reqntid = array<i32: ${THREADS}>${CLUSTER_DIM}} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %consumer_warps = arith.constant ${CONSUMER_WARPS} : i32
  %consumers = arith.constant ${CONSUMERS} : i32
  %cluster = arith.constant ${CLUSTER} : i32
  %cluster_m = arith.constant ${CLUSTER_M} : i32
  %cluster_n = arith.constant ${CLUSTER_N} : i32
  %sharing = arith.constant ${SHARING} : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %quarters = arith.constant ${STORES} : i32
  %stages = arith.constant ${STAGES} : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %rank = arith.remui %bid, %cluster : i32
  %rank_m = arith.remui %rank, %cluster_m : i32
  %rank_of_n = arith.divui %rank, %cluster_m : i32
  %rank_n = arith.remui %rank_of_n, %cluster_n : i32
  %rank_k = arith.divui %rank, %sharing : i32
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
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements_a
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements_b
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !elements_d
  %barriers = cute.recast_iter(%smem_full) : (!bytes) -> !cute.ptr<i64, smem, align<1024>>
  %layout_filled_a = cute.static : !cute.layout<"${FILLED_A}">
  %layout_filled_b = cute.static : !cute.layout<"${FILLED_B}">
  %layout_stored_d = cute.static : !cute.layout<"${STORED_D}">
  %layout_shared_a = cute.static : !cute.layout<"${SHARED_A}">
  %layout_shared_b = cute.static : !cute.layout<"${SHARED_B}">
  %layout_written_d = cute.static : !cute.layout<"${WRITTEN_D}">
  %layout_left = cute.static : !cute.layout<"${PARTS_LEFT}">
  %filled_a = cute.make_view(%elements_a, %layout_filled_a) : (!elements_a, !cute.layout<"${FILLED_A}">) -> !filled_a
  %filled_b = cute.make_view(%elements_b, %layout_filled_b) : (!elements_b, !cute.layout<"${FILLED_B}">) -> !filled_b
  %stored_d = cute.make_view(%elements_d, %layout_stored_d) : (!elements_d, !cute.layout<"${STORED_D}">) -> !stored_d
  %shared_a = cute.make_view(%elements_a, %layout_shared_a) : (!elements_a, !cute.layout<"${SHARED_A}">) -> !shared_a
  %shared_b = cute.make_view(%elements_b, %layout_shared_b) : (!elements_b, !cute.layout<"${SHARED_B}">) -> !shared_b
  %written_d = cute.make_view(%elements_d, %layout_written_d) : (!elements_d, !cute.layout<"${WRITTEN_D}">) -> !written_d
  %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"${PARTS_LEFT}">) -> !left

  // Coordinates, and how many tiles there are.
  %shape_a = cute.make_shape(%k_extent, %m_extent${COUNT}) : (i32, i32${I32}) -> !shape
  %shape_b = cute.make_shape(%k_extent, %n_extent${COUNT}) : (i32, i32${I32}) -> !shape
  %shape_d = cute.make_shape(%n_extent, %m_extent${COUNT}) : (i32, i32${I32}) -> !shape
  %all_a = cute.make_identity_tensor(%shape_a) : (!shape) -> !all
  %all_b = cute.make_identity_tensor(%shape_b) : (!shape) -> !all
  %all_d = cute.make_identity_tensor(%shape_d) : (!shape) -> !all
  %tile_a = cute.static : !cute.tile<"[${DEPTH}:1;${BOX_A}:1${TILE}]">
  %tile_b = cute.static : !cute.tile<"[${DEPTH}:1;${BOX_B}:1${TILE}]">
  %tile_d = cute.static : !cute.tile<"[${STORE}:1;64:1${TILE}]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},${DEPTH})">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, )mlir"
    R"mlir(!cute.shape<"(${UNIT_ROWS},${UNIT_COLUMNS},${DEPTH})">) -> !cute.shape<"(?,?,?)">
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
${TILES}  %whole = arith.minui %whole_asked, %tiles : i32
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
      %full = cute.add_offset(%barriers, %at) : (!cute.ptr<i64, smem, align<1024>>, )mlir"
    R"mlir(!cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
      %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, )mlir"
    R"mlir(!cute.int_tuple<"${STAGES}">) -> !cute.ptr<i64, smem, align<8>>
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
${FACTORS}${ENDS}${PART_OF_K})mlir";

// The stage of a %turn and the parity of its barriers.
inline constexpr char kStage[] = R"mlir(%stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
          %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
          %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, )mlir"
    R"mlir(!cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
          %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, )mlir"
    R"mlir(!cute.int_tuple<"${STAGES}">) -> !cute.ptr<i64, smem, align<8>>
          %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
)mlir";

inline constexpr char kLoads[] =
    R"mlir(
  %loads = arith.cmpi eq, %warpgroup, %c0 : i32
  scf.if %loads {
${FEWER_REGISTERS}    scf.if %first {
      %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map_a) -> !load_a
      %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map_b) -> !load_b
${MASK}      %filled, %all_taken = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, )mlir"
    R"mlir(%position = %share_begin) -> (i32, i32) : i32 {
        ${ITEM}
        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          ${STAGE}
          %opposite = arith.xori %parity, %c1 : i32
          nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
          %in_stage_a = cute.make_coord(%rank_n, %stage) : (i32, i32) -> !cute.coord<"(_,_${ALL},?,?)">
          %in_stage_b = cute.make_coord(%rank_m, %stage) : (i32, i32) -> !cute.coord<"(_,_${ALL},?,?)">
          %box_a = cute.slice(%filled_a, %in_stage_a) : !filled_a, !cute.coord<"(_,_${ALL},?,?)"> -> !box_a
          %box_b = cute.slice(%filled_b, %in_stage_b) : !filled_b, !cute.coord<"(_,_${ALL},?,?)"> -> !box_b
          %tile_at_a = cute.make_coord(%k, %box_at_a${BATCH}) : (i32, i32${I32}) -> !cute.coord<"(?,?${ANY})">
          %tile_at_b = cute.make_coord(%k, %box_at_b${BATCH}) : (i32, i32${I32}) -> !cute.coord<"(?,?${ANY})">
          %coords_a = cute.local_tile(%all_a, %tile_a, %tile_at_a) : )mlir"
    R"mlir((!all, !cute.tile<"[${DEPTH}:1;${BOX_A}:1${TILE}]">, !cute.coord<"(?,?${ANY})">) -> !coords_a
          %coords_b = cute.local_tile(%all_b, %tile_b, %tile_at_b) : )mlir"
    R"mlir((!all, !cute.tile<"[${DEPTH}:1;${BOX_B}:1${TILE}]">, !cute.coord<"(?,?${ANY})">) -> !coords_b
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
${SUMS_ARE_LEFT})mlir";

inline constexpr char kMultiplies[] =
    R"mlir(  } else {
${MORE_REGISTERS}    %consumer = arith.subi %warpgroup, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi ult, %lane, %sharing : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
${THREAD_OF_TILE}    %eight = cute.static : !cute.layout<"8:1">
    %all_sums = cute.static : !cute.layout<"${SUMS}:1">
    %layout_parts = cute.static : !cute.layout<"(8,4,${QUARTERS}):(1,8,32)">
    %atom = cute.make_atom() : !mma
${MATRICES}    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %emptied, %all_done = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, )mlir"
    R"mlir(%position = %share_begin) -> (i32, i32) : i32 {
        ${ITEM}
${FACTORS_LOADED}        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"${SUMS}:1">) -> !sums
        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          ${STAGE}
          nvvm.mbarrier.try_wait.parity %full_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          // The first product of a tile does not add what the registers hold.
          %adds = arith.cmpi ne, %k, %k_first : i32
${PRODUCTS}          nvvm.wgmma.commit.group.sync.aligned
${FREES_STAGE}          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }
${FREES_LAST}
        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : )mlir"
    R"mlir((!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,${QUARTERS}):(1,8,32)">) -> !parts
${COMPLETE}        scf.if %complete {
          %rows = arith.muli %m, %consumers : i32
          %row = arith.addi %rows, %consumer : i32
          %quarters_before = arith.muli %n, %quarters : i32
${COMPLETE_TILE}        }${OTHERWISE}
        scf.yield %after, %position_next : i32, i32
    }
    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0 {read}
    }
  }
${LEAVE}  return
}
)mlir";

// Whether the block has made all of a tile, and what it does with a part.
inline constexpr char kIsComplete[] = R"mlir(        %from_start = arith.cmpi eq, %k_first, %c0 : i32
        %k_end = arith.select %is_whole, %k_tiles, %depth : i32
        %to_end = arith.cmpi eq, %k_last, %k_end : i32
        %complete = arith.andi %from_start, %to_end : i1
)mlir";
inline constexpr char kLeavesPart[] = R"mlir( else {
          // A tile that the block begins is its second part, one that it only ends or goes on with its first.
          %second = arith.extui %from_start : i1 to i32
          %twice = arith.muli %bid, %c2 : i32
          %place = arith.addi %twice, %second : i32
${PART_OF_TILE}        }
)mlir";

inline constexpr char kProduct[] = R"mlir(          %at_a${BLOCK} = cute.make_coord(%consumer, %stage) : )mlir"
    R"mlir((i32, i32) -> !cute.coord<"(_,_,?,${BLOCK},?)">
          %at_b${BLOCK} = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,${BLOCK},?)">
          %a${BLOCK} = cute.slice(%shared_a, %at_a${BLOCK}) : !shared_a, !cute.coord<"(_,_,?,${BLOCK},?)"> -> !a${BLOCK}
          %b${BLOCK} = cute.slice(%shared_b, %at_b${BLOCK}) : !shared_b, !cute.coord<"(_,_,${BLOCK},?)"> -> !b${BLOCK}
          %product${BLOCK} = cute_nvgpu.atom.set_value <accum_c>(%atom, ${ADDS}) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product${BLOCK}, %sums, %a${BLOCK}, %b${BLOCK}, %sums) : )mlir"
    R"mlir((!mma, !sums, !a${BLOCK}, !b${BLOCK}, !sums) -> ()
)mlir";

inline constexpr char kBufferIsFree[] = R"mlir(          // Columns ${FIRST} to ${LAST}.
          scf.if %leads {
            nvvm.cp.async.bulk.wait_group ${LEFT} {read}
          }
          nvvm.barrier id = %barrier number_of_threads = %c128
)mlir";

// Sixteen columns of the tile: a thread's sums, what becomes of them, and where they are put.
inline constexpr char kSummed[] =
    R"mlir(          %s${AT} = cute.static : !cute.coord<"(_,${PART_OF_SUMS},${QUARTER_OF_SUMS})">
          %v${AT} = cute.slice(%parts, %s${AT}) : !parts, !cute.coord<"(_,${PART_OF_SUMS},${QUARTER_OF_SUMS})"> -> !part
          %${SUM}${AT} = cute.memref.load_vec(%v${AT}) : (!part) -> vector<8xf32>
${JOINED}${SCALED}${ENDED}${PUT})mlir";
inline constexpr char kRounded[] =
    R"mlir(          %y${AT} = arith.truncf %${ROUNDS}${AT} : vector<8xf32> to vector<8x${ELEMENT}>
          %r${AT} = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y${AT}, %r${AT}) : (vector<8x${ELEMENT}>, !rounded) -> ()
          %t${AT} = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,${PART},${BUFFER},?)">
          %w${AT} = cute.slice(%written_d, %t${AT}) : !written_d, !cute.coord<"(?,_,${PART},${BUFFER},?)"> -> !row
          cute.copy_atom_call(%matrices, %r${AT}, %w${AT}) : (!matrices, !rounded, !row) -> ()
)mlir";
inline constexpr char kNotRounded[] =
    R"mlir(          %t${AT} = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,${PART},${BUFFER},?)">
          %w${AT} = cute.slice(%written_d, %t${AT}) : !written_d, !cute.coord<"(?,_,${PART},${BUFFER},?)"> -> !row
          cute.memref.store_vec(%${ROUNDS}${AT}, %w${AT}) : (vector<8xf32>, !row) -> ()
)mlir";
inline constexpr char kMatricesType[] = R"mlir(!matrices = !cute_nvgpu.atom.stsm<${ELEMENT}, )mlir"
                                        R"mlir(mode = <"(8,8)">, num_matrices = 4, n>
)mlir";
inline constexpr char kMatrices[] = R"mlir(    %matrices = cute.make_atom() : !matrices
)mlir";

inline constexpr char kBufferIsStored[] =
    R"mlir(          nvvm.fence.proxy {kind = )mlir"
    R"mlir(#nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
          nvvm.barrier id = %barrier number_of_threads = %c128
          scf.if %leads {
            %from${QUARTER} = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_${ALL},${BUFFER},?)">
            %source${QUARTER} = cute.slice(%stored_d, %from${QUARTER}) : !stored_d, !cute.coord<"(_,_${ALL},${BUFFER},?)"> -> !box_d
            %quarter${QUARTER} = arith.constant ${QUARTER} : i32
            %column${QUARTER} = arith.addi %quarters_before, %quarter${QUARTER} : i32
            %to${QUARTER} = cute.make_coord(%column${QUARTER}, %row${BATCH}) : (i32, i32${I32}) -> !cute.coord<"(?,?${ANY})">
            %target${QUARTER} = cute.local_tile(%all_d, %tile_d, %to${QUARTER}) : )mlir"
    R"mlir((!all, !cute.tile<"[${STORE}:1;64:1${TILE}]">, !cute.coord<"(?,?${ANY})">) -> !coords_d
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

}  // namespace cutecheck::product
