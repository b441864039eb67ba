// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text of a module of attentionModule, with "${NAME}" where a tile differs from another.
#pragma once

namespace cutecheck::product {

inline constexpr char kAttentionTypes[] =
    R"mlir(// O = softmax(scale Q K^T) V for bf16 with sums in f32${MASKS}, heads of ${HEAD}, )mlir"
    R"mlir(tiles of ${ROWS} queries by ${KEYS} keys, ${STAGES} stages; written by tools/product.
//
//   grid    any number of blocks, one for each multiprocessor is best
//   block   ${THREADS} threads
//   shared  ${SHARED} bytes
//   maps    Q, O (head,queries,heads): box 64 by ${ROWS}, 64 by 64; K, V (head,keys,heads / ratio): box 64 by ${KEYS};
//           swizzled by 128 bytes
//   queries, keys, heads, ratio, scale, group: see tools/product/attention_kernel.h
//
// expect: Unknown
// targets: sm_90a

!map_q = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = ${BITS_Q}, )mlir"
    R"mlir(tma_gbasis = <"(64,${ROWS},1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!map_k = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = ${BITS_K}, )mlir"
    R"mlir(tma_gbasis = <"(64,${KEYS},1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!map_o = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 65536, )mlir"
    R"mlir(tma_gbasis = <"(64,64,1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!load_q = !cute_nvgpu.atom.tma_load<bf16, copy_bits = ${BITS_Q}, mode = tiled, num_cta = 1, )mlir"
    R"mlir(g_stride = <"()"> tma_gbasis = <"(64,${ROWS},1):(1@0,1@1,1@2)">>
!load_k = !cute_nvgpu.atom.tma_load<bf16, copy_bits = ${BITS_K}, mode = tiled, num_cta = 1, )mlir"
    R"mlir(g_stride = <"()"> tma_gbasis = <"(64,${KEYS},1):(1@0,1@1,1@2)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 65536, mode = tiled, )mlir"
    R"mlir(g_stride = <"()"> tma_gbasis = <"(64,64,1):(1@0,1@1,1@2)">>

// Shared memory as TMA fills and empties it: (64 of the head, rows, head, block of 64, stage); O has a warpgroup there.
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!filled_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${FILLED_Q}">
!filled_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${FILLED_K}">
!stored_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${STORED_O}">
!box_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,${ROWS},1):(1,64,0)">
!box_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,${KEYS},1):(1,64,0)">
!box_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,1):(1,64,0)">
// As wgmma reads it: (rows, 16 of the head, sixteen of the block, block of 64, of Q the warpgroup, stage), and V
// as (head, 16 keys, sixteen of the tile, stage).
!shared_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${SHARED_Q}">
!shared_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${SHARED_K}">
!shared_v = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${SHARED_V}">
!q0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!k0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!k1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!k2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!k3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,${EIGHTS}),16):((64,512),1)">
!v = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((64,${BLOCKS}),(8,2)):((1,${BLOCK}),(64,512))">
// As stmatrix writes it: (thread, 8 elements, 16 columns, block of 64, warpgroup).
!written_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "${WRITTEN_O}">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// Registers: a thread's scores of its two rows, pairs of columns of one and of the other; weights and sums alike.
!scores_mma = !cute_nvgpu.sm90.mma<64x${KEYS}x16, ab_major = (k, k), elem_type = (bf16, bf16, f32), frag_kind = ss>
!values_mma = !cute_nvgpu.sm90.mma<64x${HEAD}x16, ab_major = (k, mn), elem_type = (bf16, bf16, f32), frag_kind = rs>
!scores = !cute.memref<f32, rmem, align<16>, "${SCORES}:1">
!weights = !cute.memref<bf16, rmem, align<16>, "${SCORES}:1">
!sixteens = !cute.memref<bf16, rmem, align<16>, "(8,${SIXTEENS}):(1,8)">
!sixteen = !cute.memref<bf16, rmem, align<16>, "(8):(1)">
!sums = !cute.memref<f32, rmem, align<16>, "${SUMS}:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,${BLOCKS}):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<bf16, rmem, align<16>, "8:1">
!scores_vec = vector<${SCORES}xf32>
!sums_vec = vector<${SUMS}xf32>

// Coordinates of the boxes in the tensors.
!shape = !cute.shape<"(?,?,?)">
!all = !cute.coord_tensor<"(0,0,0)", "(?,?,?):(1@0,1@1,1@2)">
!coords_q = !cute.coord_tensor<"(?{div=64},?{div=${ROWS}},?)", "(64,${ROWS},1):(1@0,1@1,0)">
!coords_k = !cute.coord_tensor<"(?{div=64},?{div=${KEYS}},?)", "(64,${KEYS},1):(1@0,1@1,0)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=64},?)", "(64,64,1):(1@0,1@1,0)">
!barriers = !cute.ptr<i64, smem, align<1024>>
!barrier = !cute.ptr<i64, smem, align<8>>
)mlir";

inline constexpr char kAttentionHead[] =
    R"mlir(
func.func @${KERNEL}(%map_q: !map_q, %map_k: !map_k, %map_v: !map_k, %map_o: !map_o, %queries: i32, %keys: i32,
                     %heads: i32, %ratio: i32, %scale: f32, %group: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: ${THREADS}>,
                // A weight below the normal numbers is 0: ex2 needs no scaling then.
                passthrough = [["denormal-fp-math-f32", "preserve-sign,preserve-sign"]]} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %c64 = arith.constant 64 : i32
  %c128 = arith.constant 128 : i32
  %consumers = arith.constant ${CONSUMERS} : i32
  %consumer_warps = arith.constant ${CONSUMER_WARPS} : i32
  %tile_rows = arith.constant ${ROWS} : i32
  %tile_keys = arith.constant ${KEYS} : i32
  %head_elements = arith.constant ${HEAD} : i32
  %stages = arith.constant ${STAGES} : i32
  %bytes_q = arith.constant ${BYTES_Q} : i32
  %bytes_k = arith.constant ${BYTES_K} : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %false = arith.constant false
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %warpgroup = arith.divui %tid, %c128 : i32
  %thread = arith.remui %tid, %c128 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32

  // Shared memory: Q from byte 0 on, K from ${TO_K}, V from ${TO_V}, O from ${TO_O}; from ${TO_BARRIERS} barriers that
  // are full and empty of K, of V and of Q.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_k = cute.static : !cute.int_tuple<"${TO_K}">
  %to_v = cute.static : !cute.int_tuple<"${TO_V}">
  %to_o = cute.static : !cute.int_tuple<"${TO_O}">
  %to_barriers = cute.static : !cute.int_tuple<"${TO_BARRIERS}">
  %smem_k = cute.add_offset(%smem, %to_k) : (!bytes, !cute.int_tuple<"${TO_K}">) -> !bytes
  %smem_v = cute.add_offset(%smem, %to_v) : (!bytes, !cute.int_tuple<"${TO_V}">) -> !bytes
  %smem_o = cute.add_offset(%smem, %to_o) : (!bytes, !cute.int_tuple<"${TO_O}">) -> !bytes
  %smem_barriers = cute.add_offset(%smem, %to_barriers) : (!bytes, !cute.int_tuple<"${TO_BARRIERS}">) -> !bytes
  %elements_q = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_k = cute.recast_iter(%smem_k) : (!bytes) -> !elements
  %elements_v = cute.recast_iter(%smem_v) : (!bytes) -> !elements
  %elements_o = cute.recast_iter(%smem_o) : (!bytes) -> !elements
  %barriers = cute.recast_iter(%smem_barriers) : (!bytes) -> !barriers
  %layout_filled_q = cute.static : !cute.layout<"${FILLED_Q}">
  %layout_filled_k = cute.static : !cute.layout<"${FILLED_K}">
  %layout_stored_o = cute.static : !cute.layout<"${STORED_O}">
  %layout_shared_q = cute.static : !cute.layout<"${SHARED_Q}">
  %layout_shared_k = cute.static : !cute.layout<"${SHARED_K}">
  %layout_shared_v = cute.static : !cute.layout<"${SHARED_V}">
  %layout_written_o = cute.static : !cute.layout<"${WRITTEN_O}">
  %filled_q = cute.make_view(%elements_q, %layout_filled_q) : (!elements, !cute.layout<"${FILLED_Q}">) -> !filled_q
  %filled_k = cute.make_view(%elements_k, %layout_filled_k) : (!elements, !cute.layout<"${FILLED_K}">) -> !filled_k
  %filled_v = cute.make_view(%elements_v, %layout_filled_k) : (!elements, !cute.layout<"${FILLED_K}">) -> !filled_k
  %stored_d = cute.make_view(%elements_o, %layout_stored_o) : (!elements, !cute.layout<"${STORED_O}">) -> !stored_d
  %shared_q = cute.make_view(%elements_q, %layout_shared_q) : (!elements, !cute.layout<"${SHARED_Q}">) -> !shared_q
  %shared_k = cute.make_view(%elements_k, %layout_shared_k) : (!elements, !cute.layout<"${SHARED_K}">) -> !shared_k
  %shared_v = cute.make_view(%elements_v, %layout_shared_v) : (!elements, !cute.layout<"${SHARED_V}">) -> !shared_v
  %written_d = cute.make_view(%elements_o, %layout_written_o) : (!elements, !cute.layout<"${WRITTEN_O}">) -> !written_d
  %to_empty_k = cute.static : !cute.int_tuple<"${STAGES}">
  %to_full_v = cute.static : !cute.int_tuple<"${STAGES_2}">
  %to_empty_v = cute.static : !cute.int_tuple<"${STAGES_3}">
  %to_full_q = cute.static : !cute.int_tuple<"${STAGES_4}">
  %two = cute.static : !cute.int_tuple<"2">

  // Coordinates, and how many tiles there are.
  %shape_q = cute.make_shape(%head_elements, %queries, %heads) : (i32, i32, i32) -> !shape
  %heads_k = arith.divui %heads, %ratio : i32
  %shape_k = cute.make_shape(%head_elements, %keys, %heads_k) : (i32, i32, i32) -> !shape
  %all_d = cute.make_identity_tensor(%shape_q) : (!shape) -> !all
  %all_k = cute.make_identity_tensor(%shape_k) : (!shape) -> !all
  %tile_q = cute.static : !cute.tile<"[64:1;${ROWS}:1;1:1]">
  %tile_k = cute.static : !cute.tile<"[64:1;${KEYS}:1;1:1]">
  %tile_d = cute.static : !cute.tile<"[64:1;64:1;1:1]">
  %last_row = arith.constant ${LAST_ROW} : i32
  %last_key = arith.constant ${LAST_KEY} : i32
  %rows_rounded = arith.addi %queries, %last_row : i32
  %m_tiles = arith.divui %rows_rounded, %tile_rows : i32
  %last_tile = arith.subi %m_tiles, %c1 : i32
  %tiles = arith.muli %m_tiles, %heads : i32
  %per_group = arith.muli %group, %m_tiles : i32
  %last_of_group = arith.subi %group, %c1 : i32
  %heads_rounded = arith.addi %heads, %last_of_group : i32
  %groups = arith.divui %heads_rounded, %group : i32

  scf.if %first {
    cute_nvgpu.prefetch_tma_desc(%map_q) : (!map_q) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_k) : (!map_k) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_v) : (!map_k) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_o) : (!map_o) -> ()
    scf.for %stage = %c0 to %stages step %c1 : i32 {
${BARRIERS}      nvvm.mbarrier.init %full_k_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_k_at, %consumer_warps : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %full_v_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_v_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    scf.for %turn_q = %c0 to %c2 step %c1 : i32 {
${STAGE_OF_Q}      nvvm.mbarrier.init %full_q_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_q_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
)mlir";

// The barriers of a %stage, and the stage of a turn.
inline constexpr char kBarriersOfStage[] =
    R"mlir(      %to_stage${OF} = cute.make_int_tuple(%stage${OF}) : (i32) -> !cute.int_tuple<"?">
      %full_k${OF} = cute.add_offset(%barriers, %to_stage${OF}) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k${OF} = cute.add_offset(%full_k${OF}, %to_empty_k) : (!barrier, !cute.int_tuple<"${STAGES}">) -> !barrier
      %full_v${OF} = cute.add_offset(%full_k${OF}, %to_full_v) : (!barrier, !cute.int_tuple<"${STAGES_2}">) -> !barrier
      %empty_v${OF} = cute.add_offset(%full_k${OF}, %to_empty_v) : (!barrier, !cute.int_tuple<"${STAGES_3}">) -> !barrier
      %full_k_at${OF} = builtin.unrealized_conversion_cast %full_k${OF} : !barrier to !llvm.ptr<3>
      %empty_k_at${OF} = builtin.unrealized_conversion_cast %empty_k${OF} : !barrier to !llvm.ptr<3>
      %full_v_at${OF} = builtin.unrealized_conversion_cast %full_v${OF} : !barrier to !llvm.ptr<3>
      %empty_v_at${OF} = builtin.unrealized_conversion_cast %empty_v${OF} : !barrier to !llvm.ptr<3>
)mlir";
// Q has two stages: the next tile's is loaded while this one's is read.
inline constexpr char kStageOfQ[] = R"mlir(        %stage_q = arith.remui %turn_q, %c2 : i32
        %round_q = arith.divui %turn_q, %c2 : i32
        %parity_q = arith.remui %round_q, %c2 : i32
        %to_stage_q = cute.make_int_tuple(%stage_q) : (i32) -> !cute.int_tuple<"?">
        %barriers_q = cute.add_offset(%barriers, %to_stage_q) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %full_q = cute.add_offset(%barriers_q, %to_full_q) : (!barrier, !cute.int_tuple<"${STAGES_4}">) -> !barrier
        %empty_q = cute.add_offset(%full_q, %two) : (!barrier, !cute.int_tuple<"2">) -> !barrier
        %full_q_at = builtin.unrealized_conversion_cast %full_q : !barrier to !llvm.ptr<3>
        %empty_q_at = builtin.unrealized_conversion_cast %empty_q : !barrier to !llvm.ptr<3>
)mlir";
inline constexpr char kStageOfTurn[] = R"mlir(          %stage${OF} = arith.remui ${TURN}, %stages : i32
          %round${OF} = arith.divui ${TURN}, %stages : i32
          %parity${OF} = arith.remui %round${OF}, %c2 : i32
${BARRIERS})mlir";

// Of %t, the rows %m of the head %head, and the tiles of keys that they see, of which the first %whole need
// no mask.
inline constexpr char kRowsOfTile[] =
    R"mlir(        %of_group = arith.divui %t, %per_group : i32
        %tiles_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %t, %tiles_before : i32
        %first_head = arith.muli %of_group, %group : i32
        %heads_left = arith.subi %heads, %first_head : i32
        %heads_here = arith.minui %group, %heads_left : i32
        %${PLACE} = arith.divui %in_group, %heads_here : i32
        %places_before = arith.muli %${PLACE}, %heads_here : i32
        %head_inner = arith.subi %in_group, %places_before : i32
        %head = arith.addi %first_head, %head_inner : i32
${M}        %rows_before = arith.muli %m, %tile_rows : i32
${SEEN_ROWS}        %seen_rounded = arith.addi %${SEEN}, %last_key : i32
        %n_tiles = arith.divui %seen_rounded, %tile_keys : i32
)mlir";
inline constexpr char kSeenCausal[] = R"mlir(        %rows_end = arith.addi %rows_before, %tile_rows : i32
        %seen = arith.minui %keys, %rows_end : i32
)mlir";
// What sees most keys is begun first in the last group, and last in the one before, and so on: so blocks that
// take tiles in turn have about as many keys each.
inline constexpr char kLastFirst[] = R"mlir(        %group_end = arith.addi %of_group, %c1 : i32
        %groups_behind = arith.subi %groups, %group_end : i32
        %turned = arith.remui %groups_behind, %c2 : i32
        %in_order = arith.cmpi ne, %turned, %c0 : i32
        %from_last = arith.subi %last_tile, %place : i32
        %m = arith.select %in_order, %place, %from_last : i32
)mlir";

inline constexpr char kAttentionLoads[] =
    R"mlir(
  %loads = arith.cmpi eq, %warpgroup, %c0 : i32
  scf.if %loads {
${FEWER_REGISTERS}    scf.if %first {
      %load_q = cute_nvgpu.atom.make_exec_tma(%map_q) : (!map_q) -> !load_q
      %load_k = cute_nvgpu.atom.make_exec_tma(%map_k) : (!map_k) -> !load_k
      %load_v = cute_nvgpu.atom.make_exec_tma(%map_v) : (!map_k) -> !load_k
      %filled, %filled_of_q = scf.for %t = %bid to %tiles step %blocks )mlir"
    R"mlir(iter_args(%before = %c0, %turn_q = %c0) -> (i32, i32) : i32 {
${TILE}        %head_k = arith.divui %head, %ratio : i32
${STAGE_OF_Q}        %opposite_q = arith.xori %parity_q, %c1 : i32
        %to_full_q_at = cute_nvgpu.atom.set_value <tma_bar> (%load_q, %full_q) : (!load_q, !barrier) -> !load_q
        nvvm.mbarrier.try_wait.parity %empty_q_at, %opposite_q, %ticks : !llvm.ptr<3>, i32, i32
        nvvm.mbarrier.arrive.expect_tx %full_q_at, %bytes_q : !llvm.ptr<3>, i32
${LOADS_Q}        %after = scf.for %j = %c0 to %n_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
${STAGE}          %opposite = arith.xori %parity, %c1 : i32
          %to_full_k_at = cute_nvgpu.atom.set_value <tma_bar> (%load_k, %full_k) : (!load_k, !barrier) -> !load_k
          %to_full_v_at = cute_nvgpu.atom.set_value <tma_bar> (%load_v, %full_v) : (!load_k, !barrier) -> !load_k
          nvvm.mbarrier.try_wait.parity %empty_k_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_k_at, %bytes_k : !llvm.ptr<3>, i32
${LOADS_K}          nvvm.mbarrier.try_wait.parity %empty_v_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_v_at, %bytes_k : !llvm.ptr<3>, i32
${LOADS_V}          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }
        %next_turn_q = arith.addi %turn_q, %c1 : i32
        scf.yield %after, %next_turn_q : i32, i32
      }
    }
)mlir";
inline constexpr char kLoadsBlockQ[] =
    R"mlir(        %into_q${AT} = cute.make_coord(%stage_q) : (i32) -> !cute.coord<"(_,_,_,${AT},?)">
        %box_q${AT} = cute.slice(%filled_q, %into_q${AT}) : !filled_q, !cute.coord<"(_,_,_,${AT},?)"> -> !box_q
        %block_q${AT} = arith.constant ${AT} : i32
        %from_q${AT} = cute.make_coord(%block_q${AT}, %m, %head) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
        %coords_q${AT} = cute.local_tile(%all_d, %tile_q, %from_q${AT}) : )mlir"
    R"mlir((!all, !cute.tile<"[64:1;${ROWS}:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_q
        cute.copy_atom_call(%to_full_q_at, %coords_q${AT}, %box_q${AT}) : (!load_q, !coords_q, !box_q) -> ()
)mlir";
inline constexpr char kLoadsBlockOfKeys[] =
    R"mlir(          %into_${X}${AT} = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,_,${AT},?)">
          %box_${X}${AT} = cute.slice(%filled_${X}, %into_${X}${AT}) : !filled_k, !cute.coord<"(_,_,_,${AT},?)"> -> !box_k
          %block_${X}${AT} = arith.constant ${AT} : i32
          %from_${X}${AT} = cute.make_coord(%block_${X}${AT}, %j, %head_k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
          %coords_${X}${AT} = cute.local_tile(%all_k, %tile_k, %from_${X}${AT}) : )mlir"
    R"mlir((!all, !cute.tile<"[64:1;${KEYS}:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_k
          cute.copy_atom_call(%to_full_${X}_at, %coords_${X}${AT}, %box_${X}${AT}) : (!load_k, !coords_k, !box_k) -> ()
)mlir";

inline constexpr char kAttends[] =
    R"mlir(  } else {
${MORE_REGISTERS}    %consumer = arith.subi %warpgroup, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi eq, %lane, %c0 : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
    %all_lanes = arith.constant -1 : i32
    %to_lane = arith.constant 31 : i32
    %none = arith.constant 0.0 : f32
    %unit = arith.constant dense<1.0> : vector<2xf32>
    // Columns of a thread's scores, but for those of its place in four lanes; its first row.
    %columns = arith.constant dense<[${COLUMNS}]> : vector<${SCORES}xi32>
    %minus_inf = arith.constant dense<0xFF800000> : !scores_vec
    %in_four = arith.remui %lane, %c4 : i32
    %columns_ahead = arith.muli %in_four, %c2 : i32
    %warp = arith.divui %thread, %c32 : i32
    %rows_of_warps = arith.muli %warp, %c16 : i32
    %row_of_lane = arith.divui %lane, %c4 : i32
    %rows_of_group = arith.muli %consumer, %c64 : i32
    %row_of_warp = arith.addi %rows_of_group, %rows_of_warps : i32
    %row_of_thread = arith.addi %row_of_warp, %row_of_lane : i32
    %pair_poison = llvm.mlir.poison : vector<2xf32>
    %pair_scale = llvm.insertelement %scale, %pair_poison[%c0 : i32] : vector<2xf32>
    %scales = llvm.shufflevector %pair_scale, %pair_scale [0, 0] : vector<2xf32>
    %wide_scale = llvm.shufflevector %pair_scale, %pair_scale [${ZEROS}] : vector<2xf32>
    %eight = cute.static : !cute.layout<"8:1">
    %all_scores = cute.static : !cute.layout<"${SCORES}:1">
    %all_sums = cute.static : !cute.layout<"${SUMS}:1">
    %layout_sixteens = cute.static : !cute.layout<"(8,${SIXTEENS}):(1,8)">
    %layout_parts = cute.static : !cute.layout<"(8,4,${BLOCKS}):(1,8,32)">
    %scores_atom = cute.make_atom() : !scores_mma
    %values_atom = cute.make_atom() : !values_mma
${MATRICES}    %store = cute_nvgpu.atom.make_exec_tma(%map_o) : (!map_o) -> !store
${FIRST_TURN}    %emptied, %emptied_of_q = scf.for %t = %bid to %tiles step %blocks )mlir"
    R"mlir(iter_args(%before = %c0, %turn_q = %c0) -> (i32, i32) : i32 {
${TILE}${STAGE_OF_Q}${SEEN_BY_FIRST}        %whole_tiles = arith.divui ${WHOLE_KEYS}, %tile_keys : i32
        %begin_masked = arith.maxui %whole_tiles, %c1 : i32
        // Keys of a row, of a thread's two, that are seen, from the first of its columns on.
${LIMIT}        %scores = cute.make_fragment(%all_scores) : (!cute.layout<"${SCORES}:1">) -> !scores
        %weights = cute.make_fragment(%all_scores) : (!cute.layout<"${SCORES}:1">) -> !weights
        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"${SUMS}:1">) -> !sums
        %weights_at = cute.get_iter(%weights) : !weights
        %sixteens = cute.make_view(%weights_at, %layout_sixteens) : )mlir"
    R"mlir((!cute.ptr<bf16, rmem, align<16>>, !cute.layout<"(8,${SIXTEENS}):(1,8)">) -> !sixteens
        nvvm.mbarrier.try_wait.parity %full_q_at, %parity_q, %ticks : !llvm.ptr<3>, i32, i32
        // The first tile.
        %greatest, %total = scf.execute_region -> (vector<2xf32>, vector<2xf32>) {
${STAGE_FIRST}          nvvm.mbarrier.try_wait.parity %full_k_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
${SCORES_PRODUCTS}          nvvm.wgmma.commit.group.sync.aligned
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%scores) : (!scores) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_k_at : !llvm.ptr<3> -> i64
          }
${FIRST_SOFTMAX}          scf.yield %max, %sum : vector<2xf32>, vector<2xf32>
        }
        %second_turn = arith.addi %before, %c1 : i32
        %turn_masked, %max_masked, %sum_masked = scf.for %j = %c1 to %whole_tiles step %c1 )mlir"
    R"mlir(iter_args(%turn = %second_turn, %max_before = %greatest, %sum_before = %total) -> )mlir"
    R"mlir((i32, vector<2xf32>, vector<2xf32>) : i32 {
${NEXT_TILE}        }
        %last_turn, %max_end, %sum_end = scf.for %j = %begin_masked to %n_tiles step %c1 )mlir"
    R"mlir(iter_args(%turn = %turn_masked, %max_before = %max_masked, %sum_before = %sum_masked) -> )mlir"
    R"mlir((i32, vector<2xf32>, vector<2xf32>) : i32 {
${NEXT_MASKED_TILE}        }
        scf.if %signals {
          %state = nvvm.mbarrier.arrive %empty_q_at : !llvm.ptr<3> -> i64
        }
        scf.execute_region {
          %turn = arith.subi %last_turn, %c1 : i32
${STAGE}          nvvm.mbarrier.try_wait.parity %full_v_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          %adds = arith.cmpi ne, %n_tiles, %c1 : i32
${VALUES_PRODUCTS}          nvvm.wgmma.commit.group.sync.aligned
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_v_at : !llvm.ptr<3> -> i64
          }
          scf.yield
        }

        // The sums of the weights meet in four lanes, and divide those of the values.
        %total0 = llvm.extractelement %sum_end[%c0 : i32] : vector<2xf32>
        %total1 = llvm.extractelement %sum_end[%c1 : i32] : vector<2xf32>
${TOTALS}        %divisor0 = llvm.insertelement %all_total0, %pair_poison[%c0 : i32] : vector<2xf32>
        %divisor = llvm.insertelement %all_total1, %divisor0[%c1 : i32] : vector<2xf32>
        %inverse = arith.divf %unit, %divisor : vector<2xf32>
        %wide_inverse = llvm.shufflevector %inverse, %inverse [0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : )mlir"
    R"mlir((!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,${BLOCKS}):(1,8,32)">) -> !parts
        %rows = arith.muli %m, %consumers : i32
        %row = arith.addi %rows, %consumer : i32
        %quarters_before = arith.constant 0 : i32
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 0 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
${ENDS}        %next_turn_q = arith.addi %turn_q, %c1 : i32
        scf.yield %last_turn, %next_turn_q : i32, i32
    }
${LAST_TURN}    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0 {read}
    }
  }
  return
}
)mlir";

inline constexpr char kLimit[] =
    R"mlir(        %ahead_of0 = arith.subi %keys, %columns_ahead : i32
        %ahead_of1 = arith.subi %keys, %columns_ahead : i32
)mlir";
inline constexpr char kLimitCausal[] =
    R"mlir(        %row_of_first = arith.addi %rows_before, %row_of_thread : i32
        %seen_by_row0 = arith.addi %row_of_first, %c1 : i32
        %seen_by_row1 = arith.addi %seen_by_row0, %c8 : i32
        %keys_of0 = arith.minui %keys, %seen_by_row0 : i32
        %keys_of1 = arith.minui %keys, %seen_by_row1 : i32
        %ahead_of0 = arith.subi %keys_of0, %columns_ahead : i32
        %ahead_of1 = arith.subi %keys_of1, %columns_ahead : i32
)mlir";
inline constexpr char kSeenByFirst[] =
    R"mlir(        %row_of_first_warp = arith.addi %rows_before, %rows_of_group : i32
        %seen_by_first = arith.addi %row_of_first_warp, %c1 : i32
        %seen_by_all = arith.minui %keys, %seen_by_first : i32
)mlir";

// A tile behind the first: its scores are begun, then the values of the tile before are added, while whose
// products the weights of this tile are found.
inline constexpr char kNextTile[] =
    R"mlir(${STAGE}          nvvm.mbarrier.try_wait.parity %full_k_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
${MY_TURN}          nvvm.wgmma.fence.aligned
${SCORES_PRODUCTS}          nvvm.wgmma.commit.group.sync.aligned
          %turn_before = arith.subi %turn, %c1 : i32
${STAGE_BEFORE}          nvvm.mbarrier.try_wait.parity %full_v_at_before, %parity_before, %ticks : !llvm.ptr<3>, i32, i32
          %adds = arith.cmpi ne, %j, %c1 : i32
          nvvm.wgmma.fence.aligned
${VALUES_OF_BEFORE}          nvvm.wgmma.commit.group.sync.aligned
${NEXT_TURN}          nvvm.wgmma.wait.group.sync.aligned 1
          cute_nvgpu.arch.warpgroup_fence_operand(%scores) : (!scores) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_k_at : !llvm.ptr<3> -> i64
          }
${SOFTMAX}          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_v_at_before : !llvm.ptr<3> -> i64
          }
          %wide_factor = llvm.shufflevector %factor, %factor [${SUM_ROWS}] : vector<2xf32>
          %sums_before = cute.memref.load_vec(%sums) : (!sums) -> !sums_vec
          %sums_scaled = arith.mulf %sums_before, %wide_factor : !sums_vec
          cute.memref.store_vec(%sums_scaled, %sums) : (!sums_vec, !sums) -> ()
${ROUNDS}          %next = arith.addi %turn, %c1 : i32
          scf.yield %next, %max, %sum : i32, vector<2xf32>, vector<2xf32>
)mlir";

inline constexpr char kScoresProduct[] =
    R"mlir(          %at_q${AT} = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,${SIXTEEN},${BLOCK},?,?)">
          %at_k${AT} = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,${SIXTEEN},${BLOCK},?)">
          %q${AT} = cute.slice(%shared_q, %at_q${AT}) : )mlir"
    R"mlir(!shared_q, !cute.coord<"(_,_,${SIXTEEN},${BLOCK},?,?)"> -> !q${SIXTEEN}
          %k${AT} = cute.slice(%shared_k, %at_k${AT}) : !shared_k, !cute.coord<"(_,_,${SIXTEEN},${BLOCK},?)"> -> !k${SIXTEEN}
          %score${AT} = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, ${ADDS}) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score${AT}, %scores, %q${AT}, %k${AT}, %scores) : )mlir"
    R"mlir((!scores_mma, !scores, !q${SIXTEEN}, !k${SIXTEEN}, !scores) -> ()
)mlir";
inline constexpr char kValuesProduct[] =
    R"mlir(          %of_p${AT} = cute.static : !cute.coord<"(_,${AT})">
          %p${AT} = cute.slice(%sixteens, %of_p${AT}) : !sixteens, !cute.coord<"(_,${AT})"> -> !sixteen
          %at_v${AT} = cute.make_coord(%stage${OF}) : (i32) -> !cute.coord<"(_,_,${AT},?)">
          %v${AT} = cute.slice(%shared_v, %at_v${AT}) : !shared_v, !cute.coord<"(_,_,${AT},?)"> -> !v
          %value${AT} = cute_nvgpu.atom.set_value <accum_c>(%values_atom, ${ADDS}) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value${AT}, %sums, %p${AT}, %v${AT}, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
)mlir";

// Scores, those behind the limit below all others.
inline constexpr char kScoresMasked[] =
    R"mlir(          %all_scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
          %keys_before = arith.muli ${J}, %tile_keys : i32
          %left0 = arith.subi %ahead_of0, %keys_before : i32
          %left1 = arith.subi %ahead_of1, %keys_before : i32
          %left_poison = llvm.mlir.poison : vector<2xi32>
          %left_of0 = llvm.insertelement %left0, %left_poison[%c0 : i32] : vector<2xi32>
          %left = llvm.insertelement %left1, %left_of0[%c1 : i32] : vector<2xi32>
          %wide_left = llvm.shufflevector %left, %left [${SCORE_ROWS}] : vector<2xi32>
          %inside = arith.cmpi slt, %columns, %wide_left : vector<${SCORES}xi32>
          %${SCORED} = arith.select %inside, %all_scored, %minus_inf : vector<${SCORES}xi1>, !scores_vec
)mlir";
// The same of the first tile, which mostly needs no mask.
inline constexpr char kScoresMaskedWhereNeeded[] =
    R"mlir(          %needs_mask = arith.cmpi eq, %whole_tiles, %c0 : i32
          %scored = scf.if %needs_mask -> (!scores_vec) {
${MASKED}            scf.yield %masked : !scores_vec
          } else {
            %all_scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
            scf.yield %all_scored : !scores_vec
          }
)mlir";
inline constexpr char kScoresLoaded[] =
    R"mlir(          %scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
)mlir";

// The greatest score of each row so far, and the powers of two of scores below it.
inline constexpr char kSoftmax[] =
    R"mlir(          %row0 = llvm.shufflevector %scored, %scored [${ROW0}] : !scores_vec
          %row1 = llvm.shufflevector %scored, %scored [${ROW1}] : !scores_vec
          %mine0 = "llvm.intr.vector.reduce.fmax"(%row0) : (vector<${HALF}xf32>) -> f32
          %mine1 = "llvm.intr.vector.reduce.fmax"(%row1) : (vector<${HALF}xf32>) -> f32
${MEET}          %max_of0 = llvm.insertelement %four0, %pair_poison[%c0 : i32] : vector<2xf32>
          %${MAX} = llvm.insertelement %four1, %max_of0[%c1 : i32] : vector<2xf32>
${GREATEST}          %max_scaled = arith.mulf %max, %scales : vector<2xf32>
          %below = arith.negf %max_scaled : vector<2xf32>
          %wide_below = llvm.shufflevector %below, %below [${SCORE_ROWS}] : vector<2xf32>
          %exponents = math.fma %scored, %wide_scale, %wide_below : !scores_vec
          %powers = math.exp2 %exponents fastmath<afn> : !scores_vec
          %powers0 = llvm.shufflevector %powers, %powers [${ROW0}] : !scores_vec
          %powers1 = llvm.shufflevector %powers, %powers [${ROW1}] : !scores_vec
          %sum_of0 = "llvm.intr.vector.reduce.fadd"(%none, %powers0) )mlir"
    R"mlir(<{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<${HALF}xf32>) -> f32
          %sum_of1 = "llvm.intr.vector.reduce.fadd"(%none, %powers1) )mlir"
    R"mlir(<{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<${HALF}xf32>) -> f32
          %sum_pair = llvm.insertelement %sum_of0, %pair_poison[%c0 : i32] : vector<2xf32>
          %${SUM} = llvm.insertelement %sum_of1, %sum_pair[%c1 : i32] : vector<2xf32>
${TOTAL})mlir";
inline constexpr char kGreatest[] =
    R"mlir(          %max = arith.maxnumf %max_before, %max_of_tile : vector<2xf32>
)mlir";
// What was added before the greatest rose falls by this factor.
inline constexpr char kTotal[] =
    R"mlir(          %fall = math.fma %max_before, %scales, %below : vector<2xf32>
          %factor = math.exp2 %fall fastmath<afn> : vector<2xf32>
          %sum = math.fma %sum_before, %factor, %sum_of_tile : vector<2xf32>
)mlir";
inline constexpr char kRoundsWeights[] =
    R"mlir(          %weights_rounded = arith.truncf %powers : !scores_vec to vector<${SCORES}xbf16>
          cute.memref.store_vec(%weights_rounded, %weights) : (vector<${SCORES}xbf16>, !weights) -> ()
)mlir";

// A value of each of four lanes becomes that of all.
inline constexpr char kMeetsInFour[] =
    R"mlir(          %${TO}_other = nvvm.shfl.sync bfly %all_lanes, %${FROM}, %c1, %to_lane : f32 -> f32
          %${TO}_two = ${WITH} %${FROM}, %${TO}_other : f32
          %${TO}_others = nvvm.shfl.sync bfly %all_lanes, %${TO}_two, %c2, %to_lane : f32 -> f32
          %${TO} = ${WITH} %${TO}_two, %${TO}_others : f32
)mlir";

// Sixteen columns of a tile of O.
inline constexpr char kDivided[] =
    R"mlir(        %s${AT} = cute.static : !cute.coord<"(_,${PART},${BUFFER})">
        %v${AT} = cute.slice(%parts, %s${AT}) : !parts, !cute.coord<"(_,${PART},${BUFFER})"> -> !part
        %x${AT} = cute.memref.load_vec(%v${AT}) : (!part) -> vector<8xf32>
        %d${AT} = arith.mulf %x${AT}, %wide_inverse : vector<8xf32>
)mlir";

// The warpgroups take turns: each waits for the one before, which lets it go.
inline constexpr char kFirstTurn[] = R"mlir(    %next_consumer = arith.addi %consumer, %c1 : i32
    %next_of_ring = arith.remui %next_consumer, %consumers : i32
    %turns = arith.constant ${TURNS} : i32
    %my_turn = arith.addi %consumer, %turns : i32
    %next_turn = arith.addi %next_of_ring, %turns : i32
    %two_groups = arith.constant 256 : i32
    %is_last = arith.cmpi eq, %next_of_ring, %c0 : i32
    scf.if %is_last {
      nvvm.barrier.arrive id = %next_turn number_of_threads = %two_groups
    }
)mlir";
inline constexpr char kMyTurn[] = R"mlir(          nvvm.barrier id = %my_turn number_of_threads = %two_groups
)mlir";
inline constexpr char kNextTurn[] =
    R"mlir(          nvvm.barrier.arrive id = %next_turn number_of_threads = %two_groups
)mlir";
inline constexpr char kLastTurn[] = R"mlir(    %is_first = arith.cmpi eq, %consumer, %c0 : i32
    scf.if %is_first {
      nvvm.barrier id = %my_turn number_of_threads = %two_groups
    }
)mlir";

}  // namespace cutecheck::product
