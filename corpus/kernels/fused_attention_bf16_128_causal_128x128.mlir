// O = softmax(scale Q K^T) V for bf16 with sums in f32, query i sees the keys up to i, heads of 128, tiles of 128 queries by 128 keys, 2 stages; written by tools/product.
//
//   grid    any number of blocks, one for each multiprocessor is best
//   block   384 threads
//   shared  229472 bytes
//   maps    Q, O (head,queries,heads): box 64 by 128, 64 by 64; K, V (head,keys,heads / ratio): box 64 by 128;
//           swizzled by 128 bytes
//   queries, keys, heads, ratio, scale, group: see tools/product/attention_kernel.h
//
// expect: Unknown
// targets: sm_90a

!map_q = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128,1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!map_k = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128,1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!map_o = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 65536, tma_gbasis = <"(64,64,1):(1@0,1@1,1@2)">, tma_format = BF16_RN>
!load_q = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128,1):(1@0,1@1,1@2)">>
!load_k = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128,1):(1@0,1@1,1@2)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 65536, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,64,1):(1@0,1@1,1@2)">>

// Shared memory as TMA fills and empties it: (64 of the head, rows, head, block of 64, stage); O has a warpgroup there.
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!filled_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,1,2,2):(1,64,0,8192,16384)">
!filled_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,1,2,2):(1,64,0,8192,16384)">
!stored_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,1,2,2):(1,64,0,4096,8192)">
!box_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,1):(1,64,0)">
!box_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,1):(1,64,0)">
!box_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,1):(1,64,0)">
// As wgmma reads it: (rows, 16 of the head, sixteen of the block, block of 64, of Q the warpgroup, stage), and V
// as (head, 16 keys, sixteen of the tile, stage).
!shared_q = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16,4,2,2,2):((64,512),1,16,8192,4096,16384)">
!shared_k = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,16),16,4,2,2):((64,512),1,16,8192,16384)">
!shared_v = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2),8,2):((1,8192),(64,512),1024,16384)">
!q0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,8),16):((64,512),1)">
!q3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!k0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!k1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,16),16):((64,512),1)">
!k2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,16),16):((64,512),1)">
!k3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,16),16):((64,512),1)">
!v = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,8192),(64,512))">
// As stmatrix writes it: (thread, 8 elements, 16 columns, block of 64, warpgroup).
!written_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// Registers: a thread's scores of its two rows, pairs of columns of one and of the other; weights and sums alike.
!scores_mma = !cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, k), elem_type = (bf16, bf16, f32), frag_kind = ss>
!values_mma = !cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, mn), elem_type = (bf16, bf16, f32), frag_kind = rs>
!scores = !cute.memref<f32, rmem, align<16>, "64:1">
!weights = !cute.memref<bf16, rmem, align<16>, "64:1">
!sixteens = !cute.memref<bf16, rmem, align<16>, "(8,8):(1,8)">
!sixteen = !cute.memref<bf16, rmem, align<16>, "(8):(1)">
!sums = !cute.memref<f32, rmem, align<16>, "64:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,2):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<bf16, rmem, align<16>, "8:1">
!scores_vec = vector<64xf32>
!sums_vec = vector<64xf32>

// Coordinates of the boxes in the tensors.
!shape = !cute.shape<"(?,?,?)">
!all = !cute.coord_tensor<"(0,0,0)", "(?,?,?):(1@0,1@1,1@2)">
!coords_q = !cute.coord_tensor<"(?{div=64},?{div=128},?)", "(64,128,1):(1@0,1@1,0)">
!coords_k = !cute.coord_tensor<"(?{div=64},?{div=128},?)", "(64,128,1):(1@0,1@1,0)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=64},?)", "(64,64,1):(1@0,1@1,0)">
!barriers = !cute.ptr<i64, smem, align<1024>>
!barrier = !cute.ptr<i64, smem, align<8>>
!matrices = !cute_nvgpu.atom.stsm<bf16, mode = <"(8,8)">, num_matrices = 4, n>

func.func @fused_attention_bf16_128_causal_128x128(%map_q: !map_q, %map_k: !map_k, %map_v: !map_k, %map_o: !map_o, %queries: i32, %keys: i32,
                     %heads: i32, %ratio: i32, %scale: f32, %group: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 384>,
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
  %consumers = arith.constant 2 : i32
  %consumer_warps = arith.constant 8 : i32
  %tile_rows = arith.constant 128 : i32
  %tile_keys = arith.constant 128 : i32
  %head_elements = arith.constant 128 : i32
  %stages = arith.constant 2 : i32
  %bytes_q = arith.constant 32768 : i32
  %bytes_k = arith.constant 32768 : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %false = arith.constant false
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %warpgroup = arith.divui %tid, %c128 : i32
  %thread = arith.remui %tid, %c128 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32

  // Shared memory: Q from byte 0 on, K from 65536, V from 131072, O from 196608; from 229376 barriers that
  // are full and empty of K, of V and of Q.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_k = cute.static : !cute.int_tuple<"65536">
  %to_v = cute.static : !cute.int_tuple<"131072">
  %to_o = cute.static : !cute.int_tuple<"196608">
  %to_barriers = cute.static : !cute.int_tuple<"229376">
  %smem_k = cute.add_offset(%smem, %to_k) : (!bytes, !cute.int_tuple<"65536">) -> !bytes
  %smem_v = cute.add_offset(%smem, %to_v) : (!bytes, !cute.int_tuple<"131072">) -> !bytes
  %smem_o = cute.add_offset(%smem, %to_o) : (!bytes, !cute.int_tuple<"196608">) -> !bytes
  %smem_barriers = cute.add_offset(%smem, %to_barriers) : (!bytes, !cute.int_tuple<"229376">) -> !bytes
  %elements_q = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_k = cute.recast_iter(%smem_k) : (!bytes) -> !elements
  %elements_v = cute.recast_iter(%smem_v) : (!bytes) -> !elements
  %elements_o = cute.recast_iter(%smem_o) : (!bytes) -> !elements
  %barriers = cute.recast_iter(%smem_barriers) : (!bytes) -> !barriers
  %layout_filled_q = cute.static : !cute.layout<"(64,128,1,2,2):(1,64,0,8192,16384)">
  %layout_filled_k = cute.static : !cute.layout<"(64,128,1,2,2):(1,64,0,8192,16384)">
  %layout_stored_o = cute.static : !cute.layout<"(64,64,1,2,2):(1,64,0,4096,8192)">
  %layout_shared_q = cute.static : !cute.layout<"((8,8),16,4,2,2,2):((64,512),1,16,8192,4096,16384)">
  %layout_shared_k = cute.static : !cute.layout<"((8,16),16,4,2,2):((64,512),1,16,8192,16384)">
  %layout_shared_v = cute.static : !cute.layout<"((64,2),(8,2),8,2):((1,8192),(64,512),1024,16384)">
  %layout_written_o = cute.static : !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
  %filled_q = cute.make_view(%elements_q, %layout_filled_q) : (!elements, !cute.layout<"(64,128,1,2,2):(1,64,0,8192,16384)">) -> !filled_q
  %filled_k = cute.make_view(%elements_k, %layout_filled_k) : (!elements, !cute.layout<"(64,128,1,2,2):(1,64,0,8192,16384)">) -> !filled_k
  %filled_v = cute.make_view(%elements_v, %layout_filled_k) : (!elements, !cute.layout<"(64,128,1,2,2):(1,64,0,8192,16384)">) -> !filled_k
  %stored_d = cute.make_view(%elements_o, %layout_stored_o) : (!elements, !cute.layout<"(64,64,1,2,2):(1,64,0,4096,8192)">) -> !stored_d
  %shared_q = cute.make_view(%elements_q, %layout_shared_q) : (!elements, !cute.layout<"((8,8),16,4,2,2,2):((64,512),1,16,8192,4096,16384)">) -> !shared_q
  %shared_k = cute.make_view(%elements_k, %layout_shared_k) : (!elements, !cute.layout<"((8,16),16,4,2,2):((64,512),1,16,8192,16384)">) -> !shared_k
  %shared_v = cute.make_view(%elements_v, %layout_shared_v) : (!elements, !cute.layout<"((64,2),(8,2),8,2):((1,8192),(64,512),1024,16384)">) -> !shared_v
  %written_d = cute.make_view(%elements_o, %layout_written_o) : (!elements, !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">) -> !written_d
  %to_empty_k = cute.static : !cute.int_tuple<"2">
  %to_full_v = cute.static : !cute.int_tuple<"4">
  %to_empty_v = cute.static : !cute.int_tuple<"6">
  %to_full_q = cute.static : !cute.int_tuple<"8">
  %two = cute.static : !cute.int_tuple<"2">

  // Coordinates, and how many tiles there are.
  %shape_q = cute.make_shape(%head_elements, %queries, %heads) : (i32, i32, i32) -> !shape
  %heads_k = arith.divui %heads, %ratio : i32
  %shape_k = cute.make_shape(%head_elements, %keys, %heads_k) : (i32, i32, i32) -> !shape
  %all_d = cute.make_identity_tensor(%shape_q) : (!shape) -> !all
  %all_k = cute.make_identity_tensor(%shape_k) : (!shape) -> !all
  %tile_q = cute.static : !cute.tile<"[64:1;128:1;1:1]">
  %tile_k = cute.static : !cute.tile<"[64:1;128:1;1:1]">
  %tile_d = cute.static : !cute.tile<"[64:1;64:1;1:1]">
  %last_row = arith.constant 127 : i32
  %last_key = arith.constant 127 : i32
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
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.init %full_k_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_k_at, %consumer_warps : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %full_v_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_v_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    scf.for %turn_q = %c0 to %c2 step %c1 : i32 {
        %stage_q = arith.remui %turn_q, %c2 : i32
        %round_q = arith.divui %turn_q, %c2 : i32
        %parity_q = arith.remui %round_q, %c2 : i32
        %to_stage_q = cute.make_int_tuple(%stage_q) : (i32) -> !cute.int_tuple<"?">
        %barriers_q = cute.add_offset(%barriers, %to_stage_q) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %full_q = cute.add_offset(%barriers_q, %to_full_q) : (!barrier, !cute.int_tuple<"8">) -> !barrier
        %empty_q = cute.add_offset(%full_q, %two) : (!barrier, !cute.int_tuple<"2">) -> !barrier
        %full_q_at = builtin.unrealized_conversion_cast %full_q : !barrier to !llvm.ptr<3>
        %empty_q_at = builtin.unrealized_conversion_cast %empty_q : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.init %full_q_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_q_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.barrier0

  %loads = arith.cmpi eq, %warpgroup, %c0 : i32
  scf.if %loads {
    nvvm.setmaxregister decrease 24
    scf.if %first {
      %load_q = cute_nvgpu.atom.make_exec_tma(%map_q) : (!map_q) -> !load_q
      %load_k = cute_nvgpu.atom.make_exec_tma(%map_k) : (!map_k) -> !load_k
      %load_v = cute_nvgpu.atom.make_exec_tma(%map_v) : (!map_k) -> !load_k
      %filled, %filled_of_q = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0, %turn_q = %c0) -> (i32, i32) : i32 {
        %of_group = arith.divui %t, %per_group : i32
        %tiles_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %t, %tiles_before : i32
        %first_head = arith.muli %of_group, %group : i32
        %heads_left = arith.subi %heads, %first_head : i32
        %heads_here = arith.minui %group, %heads_left : i32
        %place = arith.divui %in_group, %heads_here : i32
        %places_before = arith.muli %place, %heads_here : i32
        %head_inner = arith.subi %in_group, %places_before : i32
        %head = arith.addi %first_head, %head_inner : i32
        %group_end = arith.addi %of_group, %c1 : i32
        %groups_behind = arith.subi %groups, %group_end : i32
        %turned = arith.remui %groups_behind, %c2 : i32
        %in_order = arith.cmpi ne, %turned, %c0 : i32
        %from_last = arith.subi %last_tile, %place : i32
        %m = arith.select %in_order, %place, %from_last : i32
        %rows_before = arith.muli %m, %tile_rows : i32
        %rows_end = arith.addi %rows_before, %tile_rows : i32
        %seen = arith.minui %keys, %rows_end : i32
        %seen_rounded = arith.addi %seen, %last_key : i32
        %n_tiles = arith.divui %seen_rounded, %tile_keys : i32
        %head_k = arith.divui %head, %ratio : i32
        %stage_q = arith.remui %turn_q, %c2 : i32
        %round_q = arith.divui %turn_q, %c2 : i32
        %parity_q = arith.remui %round_q, %c2 : i32
        %to_stage_q = cute.make_int_tuple(%stage_q) : (i32) -> !cute.int_tuple<"?">
        %barriers_q = cute.add_offset(%barriers, %to_stage_q) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %full_q = cute.add_offset(%barriers_q, %to_full_q) : (!barrier, !cute.int_tuple<"8">) -> !barrier
        %empty_q = cute.add_offset(%full_q, %two) : (!barrier, !cute.int_tuple<"2">) -> !barrier
        %full_q_at = builtin.unrealized_conversion_cast %full_q : !barrier to !llvm.ptr<3>
        %empty_q_at = builtin.unrealized_conversion_cast %empty_q : !barrier to !llvm.ptr<3>
        %opposite_q = arith.xori %parity_q, %c1 : i32
        %to_full_q_at = cute_nvgpu.atom.set_value <tma_bar> (%load_q, %full_q) : (!load_q, !barrier) -> !load_q
        nvvm.mbarrier.try_wait.parity %empty_q_at, %opposite_q, %ticks : !llvm.ptr<3>, i32, i32
        nvvm.mbarrier.arrive.expect_tx %full_q_at, %bytes_q : !llvm.ptr<3>, i32
        %into_q0 = cute.make_coord(%stage_q) : (i32) -> !cute.coord<"(_,_,_,0,?)">
        %box_q0 = cute.slice(%filled_q, %into_q0) : !filled_q, !cute.coord<"(_,_,_,0,?)"> -> !box_q
        %block_q0 = arith.constant 0 : i32
        %from_q0 = cute.make_coord(%block_q0, %m, %head) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
        %coords_q0 = cute.local_tile(%all_d, %tile_q, %from_q0) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_q
        cute.copy_atom_call(%to_full_q_at, %coords_q0, %box_q0) : (!load_q, !coords_q, !box_q) -> ()
        %into_q1 = cute.make_coord(%stage_q) : (i32) -> !cute.coord<"(_,_,_,1,?)">
        %box_q1 = cute.slice(%filled_q, %into_q1) : !filled_q, !cute.coord<"(_,_,_,1,?)"> -> !box_q
        %block_q1 = arith.constant 1 : i32
        %from_q1 = cute.make_coord(%block_q1, %m, %head) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
        %coords_q1 = cute.local_tile(%all_d, %tile_q, %from_q1) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_q
        cute.copy_atom_call(%to_full_q_at, %coords_q1, %box_q1) : (!load_q, !coords_q, !box_q) -> ()
        %after = scf.for %j = %c0 to %n_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
          %opposite = arith.xori %parity, %c1 : i32
          %to_full_k_at = cute_nvgpu.atom.set_value <tma_bar> (%load_k, %full_k) : (!load_k, !barrier) -> !load_k
          %to_full_v_at = cute_nvgpu.atom.set_value <tma_bar> (%load_v, %full_v) : (!load_k, !barrier) -> !load_k
          nvvm.mbarrier.try_wait.parity %empty_k_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_k_at, %bytes_k : !llvm.ptr<3>, i32
          %into_k0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,_,0,?)">
          %box_k0 = cute.slice(%filled_k, %into_k0) : !filled_k, !cute.coord<"(_,_,_,0,?)"> -> !box_k
          %block_k0 = arith.constant 0 : i32
          %from_k0 = cute.make_coord(%block_k0, %j, %head_k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
          %coords_k0 = cute.local_tile(%all_k, %tile_k, %from_k0) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_k
          cute.copy_atom_call(%to_full_k_at, %coords_k0, %box_k0) : (!load_k, !coords_k, !box_k) -> ()
          %into_k1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,_,1,?)">
          %box_k1 = cute.slice(%filled_k, %into_k1) : !filled_k, !cute.coord<"(_,_,_,1,?)"> -> !box_k
          %block_k1 = arith.constant 1 : i32
          %from_k1 = cute.make_coord(%block_k1, %j, %head_k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
          %coords_k1 = cute.local_tile(%all_k, %tile_k, %from_k1) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_k
          cute.copy_atom_call(%to_full_k_at, %coords_k1, %box_k1) : (!load_k, !coords_k, !box_k) -> ()
          nvvm.mbarrier.try_wait.parity %empty_v_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_v_at, %bytes_k : !llvm.ptr<3>, i32
          %into_v0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,_,0,?)">
          %box_v0 = cute.slice(%filled_v, %into_v0) : !filled_k, !cute.coord<"(_,_,_,0,?)"> -> !box_k
          %block_v0 = arith.constant 0 : i32
          %from_v0 = cute.make_coord(%block_v0, %j, %head_k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
          %coords_v0 = cute.local_tile(%all_k, %tile_k, %from_v0) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_k
          cute.copy_atom_call(%to_full_v_at, %coords_v0, %box_v0) : (!load_k, !coords_k, !box_k) -> ()
          %into_v1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,_,1,?)">
          %box_v1 = cute.slice(%filled_v, %into_v1) : !filled_k, !cute.coord<"(_,_,_,1,?)"> -> !box_k
          %block_v1 = arith.constant 1 : i32
          %from_v1 = cute.make_coord(%block_v1, %j, %head_k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
          %coords_v1 = cute.local_tile(%all_k, %tile_k, %from_v1) : (!all, !cute.tile<"[64:1;128:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_k
          cute.copy_atom_call(%to_full_v_at, %coords_v1, %box_v1) : (!load_k, !coords_k, !box_k) -> ()
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }
        %next_turn_q = arith.addi %turn_q, %c1 : i32
        scf.yield %after, %next_turn_q : i32, i32
      }
    }
  } else {
    nvvm.setmaxregister increase 240
    %consumer = arith.subi %warpgroup, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi eq, %lane, %c0 : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
    %all_lanes = arith.constant -1 : i32
    %to_lane = arith.constant 31 : i32
    %none = arith.constant 0.0 : f32
    %unit = arith.constant dense<1.0> : vector<2xf32>
    // Columns of a thread's scores, but for those of its place in four lanes; its first row.
    %columns = arith.constant dense<[0, 1, 0, 1, 8, 9, 8, 9, 16, 17, 16, 17, 24, 25, 24, 25, 32, 33, 32, 33, 40, 41, 40, 41, 48, 49, 48, 49, 56, 57, 56, 57, 64, 65, 64, 65, 72, 73, 72, 73, 80, 81, 80, 81, 88, 89, 88, 89, 96, 97, 96, 97, 104, 105, 104, 105, 112, 113, 112, 113, 120, 121, 120, 121]> : vector<64xi32>
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
    %wide_scale = llvm.shufflevector %pair_scale, %pair_scale [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xf32>
    %eight = cute.static : !cute.layout<"8:1">
    %all_scores = cute.static : !cute.layout<"64:1">
    %all_sums = cute.static : !cute.layout<"64:1">
    %layout_sixteens = cute.static : !cute.layout<"(8,8):(1,8)">
    %layout_parts = cute.static : !cute.layout<"(8,4,2):(1,8,32)">
    %scores_atom = cute.make_atom() : !scores_mma
    %values_atom = cute.make_atom() : !values_mma
    %matrices = cute.make_atom() : !matrices
    %store = cute_nvgpu.atom.make_exec_tma(%map_o) : (!map_o) -> !store
    %next_consumer = arith.addi %consumer, %c1 : i32
    %next_of_ring = arith.remui %next_consumer, %consumers : i32
    %turns = arith.constant 3 : i32
    %my_turn = arith.addi %consumer, %turns : i32
    %next_turn = arith.addi %next_of_ring, %turns : i32
    %two_groups = arith.constant 256 : i32
    %is_last = arith.cmpi eq, %next_of_ring, %c0 : i32
    scf.if %is_last {
      nvvm.barrier.arrive id = %next_turn number_of_threads = %two_groups
    }
    %emptied, %emptied_of_q = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0, %turn_q = %c0) -> (i32, i32) : i32 {
        %of_group = arith.divui %t, %per_group : i32
        %tiles_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %t, %tiles_before : i32
        %first_head = arith.muli %of_group, %group : i32
        %heads_left = arith.subi %heads, %first_head : i32
        %heads_here = arith.minui %group, %heads_left : i32
        %place = arith.divui %in_group, %heads_here : i32
        %places_before = arith.muli %place, %heads_here : i32
        %head_inner = arith.subi %in_group, %places_before : i32
        %head = arith.addi %first_head, %head_inner : i32
        %group_end = arith.addi %of_group, %c1 : i32
        %groups_behind = arith.subi %groups, %group_end : i32
        %turned = arith.remui %groups_behind, %c2 : i32
        %in_order = arith.cmpi ne, %turned, %c0 : i32
        %from_last = arith.subi %last_tile, %place : i32
        %m = arith.select %in_order, %place, %from_last : i32
        %rows_before = arith.muli %m, %tile_rows : i32
        %rows_end = arith.addi %rows_before, %tile_rows : i32
        %seen = arith.minui %keys, %rows_end : i32
        %seen_rounded = arith.addi %seen, %last_key : i32
        %n_tiles = arith.divui %seen_rounded, %tile_keys : i32
        %stage_q = arith.remui %turn_q, %c2 : i32
        %round_q = arith.divui %turn_q, %c2 : i32
        %parity_q = arith.remui %round_q, %c2 : i32
        %to_stage_q = cute.make_int_tuple(%stage_q) : (i32) -> !cute.int_tuple<"?">
        %barriers_q = cute.add_offset(%barriers, %to_stage_q) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %full_q = cute.add_offset(%barriers_q, %to_full_q) : (!barrier, !cute.int_tuple<"8">) -> !barrier
        %empty_q = cute.add_offset(%full_q, %two) : (!barrier, !cute.int_tuple<"2">) -> !barrier
        %full_q_at = builtin.unrealized_conversion_cast %full_q : !barrier to !llvm.ptr<3>
        %empty_q_at = builtin.unrealized_conversion_cast %empty_q : !barrier to !llvm.ptr<3>
        %row_of_first_warp = arith.addi %rows_before, %rows_of_group : i32
        %seen_by_first = arith.addi %row_of_first_warp, %c1 : i32
        %seen_by_all = arith.minui %keys, %seen_by_first : i32
        %whole_tiles = arith.divui %seen_by_all, %tile_keys : i32
        %begin_masked = arith.maxui %whole_tiles, %c1 : i32
        // Keys of a row, of a thread's two, that are seen, from the first of its columns on.
        %row_of_first = arith.addi %rows_before, %row_of_thread : i32
        %seen_by_row0 = arith.addi %row_of_first, %c1 : i32
        %seen_by_row1 = arith.addi %seen_by_row0, %c8 : i32
        %keys_of0 = arith.minui %keys, %seen_by_row0 : i32
        %keys_of1 = arith.minui %keys, %seen_by_row1 : i32
        %ahead_of0 = arith.subi %keys_of0, %columns_ahead : i32
        %ahead_of1 = arith.subi %keys_of1, %columns_ahead : i32
        %scores = cute.make_fragment(%all_scores) : (!cute.layout<"64:1">) -> !scores
        %weights = cute.make_fragment(%all_scores) : (!cute.layout<"64:1">) -> !weights
        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"64:1">) -> !sums
        %weights_at = cute.get_iter(%weights) : !weights
        %sixteens = cute.make_view(%weights_at, %layout_sixteens) : (!cute.ptr<bf16, rmem, align<16>>, !cute.layout<"(8,8):(1,8)">) -> !sixteens
        nvvm.mbarrier.try_wait.parity %full_q_at, %parity_q, %ticks : !llvm.ptr<3>, i32, i32
        // The first tile.
        %greatest, %total = scf.execute_region -> (vector<2xf32>, vector<2xf32>) {
          %stage = arith.remui %before, %stages : i32
          %round = arith.divui %before, %stages : i32
          %parity = arith.remui %round, %c2 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_k_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          %at_q0 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,0,?,?)">
          %at_k0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,0,?)">
          %q0 = cute.slice(%shared_q, %at_q0) : !shared_q, !cute.coord<"(_,_,0,0,?,?)"> -> !q0
          %k0 = cute.slice(%shared_k, %at_k0) : !shared_k, !cute.coord<"(_,_,0,0,?)"> -> !k0
          %score0 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %false) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score0, %scores, %q0, %k0, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q1 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,0,?,?)">
          %at_k1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,0,?)">
          %q1 = cute.slice(%shared_q, %at_q1) : !shared_q, !cute.coord<"(_,_,1,0,?,?)"> -> !q1
          %k1 = cute.slice(%shared_k, %at_k1) : !shared_k, !cute.coord<"(_,_,1,0,?)"> -> !k1
          %score1 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score1, %scores, %q1, %k1, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q2 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,0,?,?)">
          %at_k2 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,0,?)">
          %q2 = cute.slice(%shared_q, %at_q2) : !shared_q, !cute.coord<"(_,_,2,0,?,?)"> -> !q2
          %k2 = cute.slice(%shared_k, %at_k2) : !shared_k, !cute.coord<"(_,_,2,0,?)"> -> !k2
          %score2 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score2, %scores, %q2, %k2, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q3 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,0,?,?)">
          %at_k3 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,0,?)">
          %q3 = cute.slice(%shared_q, %at_q3) : !shared_q, !cute.coord<"(_,_,3,0,?,?)"> -> !q3
          %k3 = cute.slice(%shared_k, %at_k3) : !shared_k, !cute.coord<"(_,_,3,0,?)"> -> !k3
          %score3 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score3, %scores, %q3, %k3, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          %at_q4 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,1,?,?)">
          %at_k4 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,1,?)">
          %q4 = cute.slice(%shared_q, %at_q4) : !shared_q, !cute.coord<"(_,_,0,1,?,?)"> -> !q0
          %k4 = cute.slice(%shared_k, %at_k4) : !shared_k, !cute.coord<"(_,_,0,1,?)"> -> !k0
          %score4 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score4, %scores, %q4, %k4, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q5 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,1,?,?)">
          %at_k5 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,1,?)">
          %q5 = cute.slice(%shared_q, %at_q5) : !shared_q, !cute.coord<"(_,_,1,1,?,?)"> -> !q1
          %k5 = cute.slice(%shared_k, %at_k5) : !shared_k, !cute.coord<"(_,_,1,1,?)"> -> !k1
          %score5 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score5, %scores, %q5, %k5, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q6 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,1,?,?)">
          %at_k6 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,1,?)">
          %q6 = cute.slice(%shared_q, %at_q6) : !shared_q, !cute.coord<"(_,_,2,1,?,?)"> -> !q2
          %k6 = cute.slice(%shared_k, %at_k6) : !shared_k, !cute.coord<"(_,_,2,1,?)"> -> !k2
          %score6 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score6, %scores, %q6, %k6, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q7 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,1,?,?)">
          %at_k7 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,1,?)">
          %q7 = cute.slice(%shared_q, %at_q7) : !shared_q, !cute.coord<"(_,_,3,1,?,?)"> -> !q3
          %k7 = cute.slice(%shared_k, %at_k7) : !shared_k, !cute.coord<"(_,_,3,1,?)"> -> !k3
          %score7 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score7, %scores, %q7, %k7, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%scores) : (!scores) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_k_at : !llvm.ptr<3> -> i64
          }
          %needs_mask = arith.cmpi eq, %whole_tiles, %c0 : i32
          %scored = scf.if %needs_mask -> (!scores_vec) {
          %all_scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
          %keys_before = arith.muli %c0, %tile_keys : i32
          %left0 = arith.subi %ahead_of0, %keys_before : i32
          %left1 = arith.subi %ahead_of1, %keys_before : i32
          %left_poison = llvm.mlir.poison : vector<2xi32>
          %left_of0 = llvm.insertelement %left0, %left_poison[%c0 : i32] : vector<2xi32>
          %left = llvm.insertelement %left1, %left_of0[%c1 : i32] : vector<2xi32>
          %wide_left = llvm.shufflevector %left, %left [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xi32>
          %inside = arith.cmpi slt, %columns, %wide_left : vector<64xi32>
          %masked = arith.select %inside, %all_scored, %minus_inf : vector<64xi1>, !scores_vec
            scf.yield %masked : !scores_vec
          } else {
            %all_scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
            scf.yield %all_scored : !scores_vec
          }
          %row0 = llvm.shufflevector %scored, %scored [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %row1 = llvm.shufflevector %scored, %scored [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %mine0 = "llvm.intr.vector.reduce.fmax"(%row0) : (vector<32xf32>) -> f32
          %mine1 = "llvm.intr.vector.reduce.fmax"(%row1) : (vector<32xf32>) -> f32
          %four0_other = nvvm.shfl.sync bfly %all_lanes, %mine0, %c1, %to_lane : f32 -> f32
          %four0_two = arith.maxnumf %mine0, %four0_other : f32
          %four0_others = nvvm.shfl.sync bfly %all_lanes, %four0_two, %c2, %to_lane : f32 -> f32
          %four0 = arith.maxnumf %four0_two, %four0_others : f32
          %four1_other = nvvm.shfl.sync bfly %all_lanes, %mine1, %c1, %to_lane : f32 -> f32
          %four1_two = arith.maxnumf %mine1, %four1_other : f32
          %four1_others = nvvm.shfl.sync bfly %all_lanes, %four1_two, %c2, %to_lane : f32 -> f32
          %four1 = arith.maxnumf %four1_two, %four1_others : f32
          %max_of0 = llvm.insertelement %four0, %pair_poison[%c0 : i32] : vector<2xf32>
          %max = llvm.insertelement %four1, %max_of0[%c1 : i32] : vector<2xf32>
          %max_scaled = arith.mulf %max, %scales : vector<2xf32>
          %below = arith.negf %max_scaled : vector<2xf32>
          %wide_below = llvm.shufflevector %below, %below [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
          %exponents = math.fma %scored, %wide_scale, %wide_below : !scores_vec
          %powers = math.exp2 %exponents fastmath<afn> : !scores_vec
          %powers0 = llvm.shufflevector %powers, %powers [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %powers1 = llvm.shufflevector %powers, %powers [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %sum_of0 = "llvm.intr.vector.reduce.fadd"(%none, %powers0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_of1 = "llvm.intr.vector.reduce.fadd"(%none, %powers1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_pair = llvm.insertelement %sum_of0, %pair_poison[%c0 : i32] : vector<2xf32>
          %sum = llvm.insertelement %sum_of1, %sum_pair[%c1 : i32] : vector<2xf32>
          %weights_rounded = arith.truncf %powers : !scores_vec to vector<64xbf16>
          cute.memref.store_vec(%weights_rounded, %weights) : (vector<64xbf16>, !weights) -> ()
          scf.yield %max, %sum : vector<2xf32>, vector<2xf32>
        }
        %second_turn = arith.addi %before, %c1 : i32
        %turn_masked, %max_masked, %sum_masked = scf.for %j = %c1 to %whole_tiles step %c1 iter_args(%turn = %second_turn, %max_before = %greatest, %sum_before = %total) -> (i32, vector<2xf32>, vector<2xf32>) : i32 {
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_k_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.barrier id = %my_turn number_of_threads = %two_groups
          nvvm.wgmma.fence.aligned
          %at_q0 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,0,?,?)">
          %at_k0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,0,?)">
          %q0 = cute.slice(%shared_q, %at_q0) : !shared_q, !cute.coord<"(_,_,0,0,?,?)"> -> !q0
          %k0 = cute.slice(%shared_k, %at_k0) : !shared_k, !cute.coord<"(_,_,0,0,?)"> -> !k0
          %score0 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %false) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score0, %scores, %q0, %k0, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q1 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,0,?,?)">
          %at_k1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,0,?)">
          %q1 = cute.slice(%shared_q, %at_q1) : !shared_q, !cute.coord<"(_,_,1,0,?,?)"> -> !q1
          %k1 = cute.slice(%shared_k, %at_k1) : !shared_k, !cute.coord<"(_,_,1,0,?)"> -> !k1
          %score1 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score1, %scores, %q1, %k1, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q2 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,0,?,?)">
          %at_k2 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,0,?)">
          %q2 = cute.slice(%shared_q, %at_q2) : !shared_q, !cute.coord<"(_,_,2,0,?,?)"> -> !q2
          %k2 = cute.slice(%shared_k, %at_k2) : !shared_k, !cute.coord<"(_,_,2,0,?)"> -> !k2
          %score2 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score2, %scores, %q2, %k2, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q3 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,0,?,?)">
          %at_k3 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,0,?)">
          %q3 = cute.slice(%shared_q, %at_q3) : !shared_q, !cute.coord<"(_,_,3,0,?,?)"> -> !q3
          %k3 = cute.slice(%shared_k, %at_k3) : !shared_k, !cute.coord<"(_,_,3,0,?)"> -> !k3
          %score3 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score3, %scores, %q3, %k3, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          %at_q4 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,1,?,?)">
          %at_k4 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,1,?)">
          %q4 = cute.slice(%shared_q, %at_q4) : !shared_q, !cute.coord<"(_,_,0,1,?,?)"> -> !q0
          %k4 = cute.slice(%shared_k, %at_k4) : !shared_k, !cute.coord<"(_,_,0,1,?)"> -> !k0
          %score4 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score4, %scores, %q4, %k4, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q5 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,1,?,?)">
          %at_k5 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,1,?)">
          %q5 = cute.slice(%shared_q, %at_q5) : !shared_q, !cute.coord<"(_,_,1,1,?,?)"> -> !q1
          %k5 = cute.slice(%shared_k, %at_k5) : !shared_k, !cute.coord<"(_,_,1,1,?)"> -> !k1
          %score5 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score5, %scores, %q5, %k5, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q6 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,1,?,?)">
          %at_k6 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,1,?)">
          %q6 = cute.slice(%shared_q, %at_q6) : !shared_q, !cute.coord<"(_,_,2,1,?,?)"> -> !q2
          %k6 = cute.slice(%shared_k, %at_k6) : !shared_k, !cute.coord<"(_,_,2,1,?)"> -> !k2
          %score6 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score6, %scores, %q6, %k6, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q7 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,1,?,?)">
          %at_k7 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,1,?)">
          %q7 = cute.slice(%shared_q, %at_q7) : !shared_q, !cute.coord<"(_,_,3,1,?,?)"> -> !q3
          %k7 = cute.slice(%shared_k, %at_k7) : !shared_k, !cute.coord<"(_,_,3,1,?)"> -> !k3
          %score7 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score7, %scores, %q7, %k7, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          %turn_before = arith.subi %turn, %c1 : i32
          %stage_before = arith.remui %turn_before, %stages : i32
          %round_before = arith.divui %turn_before, %stages : i32
          %parity_before = arith.remui %round_before, %c2 : i32
      %to_stage_before = cute.make_int_tuple(%stage_before) : (i32) -> !cute.int_tuple<"?">
      %full_k_before = cute.add_offset(%barriers, %to_stage_before) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k_before = cute.add_offset(%full_k_before, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v_before = cute.add_offset(%full_k_before, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v_before = cute.add_offset(%full_k_before, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at_before = builtin.unrealized_conversion_cast %full_k_before : !barrier to !llvm.ptr<3>
      %empty_k_at_before = builtin.unrealized_conversion_cast %empty_k_before : !barrier to !llvm.ptr<3>
      %full_v_at_before = builtin.unrealized_conversion_cast %full_v_before : !barrier to !llvm.ptr<3>
      %empty_v_at_before = builtin.unrealized_conversion_cast %empty_v_before : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_v_at_before, %parity_before, %ticks : !llvm.ptr<3>, i32, i32
          %adds = arith.cmpi ne, %j, %c1 : i32
          nvvm.wgmma.fence.aligned
          %of_p0 = cute.static : !cute.coord<"(_,0)">
          %p0 = cute.slice(%sixteens, %of_p0) : !sixteens, !cute.coord<"(_,0)"> -> !sixteen
          %at_v0 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,0,?)">
          %v0 = cute.slice(%shared_v, %at_v0) : !shared_v, !cute.coord<"(_,_,0,?)"> -> !v
          %value0 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %adds) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value0, %sums, %p0, %v0, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p1 = cute.static : !cute.coord<"(_,1)">
          %p1 = cute.slice(%sixteens, %of_p1) : !sixteens, !cute.coord<"(_,1)"> -> !sixteen
          %at_v1 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,1,?)">
          %v1 = cute.slice(%shared_v, %at_v1) : !shared_v, !cute.coord<"(_,_,1,?)"> -> !v
          %value1 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value1, %sums, %p1, %v1, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p2 = cute.static : !cute.coord<"(_,2)">
          %p2 = cute.slice(%sixteens, %of_p2) : !sixteens, !cute.coord<"(_,2)"> -> !sixteen
          %at_v2 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,2,?)">
          %v2 = cute.slice(%shared_v, %at_v2) : !shared_v, !cute.coord<"(_,_,2,?)"> -> !v
          %value2 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value2, %sums, %p2, %v2, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p3 = cute.static : !cute.coord<"(_,3)">
          %p3 = cute.slice(%sixteens, %of_p3) : !sixteens, !cute.coord<"(_,3)"> -> !sixteen
          %at_v3 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,3,?)">
          %v3 = cute.slice(%shared_v, %at_v3) : !shared_v, !cute.coord<"(_,_,3,?)"> -> !v
          %value3 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value3, %sums, %p3, %v3, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p4 = cute.static : !cute.coord<"(_,4)">
          %p4 = cute.slice(%sixteens, %of_p4) : !sixteens, !cute.coord<"(_,4)"> -> !sixteen
          %at_v4 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,4,?)">
          %v4 = cute.slice(%shared_v, %at_v4) : !shared_v, !cute.coord<"(_,_,4,?)"> -> !v
          %value4 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value4, %sums, %p4, %v4, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p5 = cute.static : !cute.coord<"(_,5)">
          %p5 = cute.slice(%sixteens, %of_p5) : !sixteens, !cute.coord<"(_,5)"> -> !sixteen
          %at_v5 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,5,?)">
          %v5 = cute.slice(%shared_v, %at_v5) : !shared_v, !cute.coord<"(_,_,5,?)"> -> !v
          %value5 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value5, %sums, %p5, %v5, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p6 = cute.static : !cute.coord<"(_,6)">
          %p6 = cute.slice(%sixteens, %of_p6) : !sixteens, !cute.coord<"(_,6)"> -> !sixteen
          %at_v6 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,6,?)">
          %v6 = cute.slice(%shared_v, %at_v6) : !shared_v, !cute.coord<"(_,_,6,?)"> -> !v
          %value6 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value6, %sums, %p6, %v6, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p7 = cute.static : !cute.coord<"(_,7)">
          %p7 = cute.slice(%sixteens, %of_p7) : !sixteens, !cute.coord<"(_,7)"> -> !sixteen
          %at_v7 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,7,?)">
          %v7 = cute.slice(%shared_v, %at_v7) : !shared_v, !cute.coord<"(_,_,7,?)"> -> !v
          %value7 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value7, %sums, %p7, %v7, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          nvvm.barrier.arrive id = %next_turn number_of_threads = %two_groups
          nvvm.wgmma.wait.group.sync.aligned 1
          cute_nvgpu.arch.warpgroup_fence_operand(%scores) : (!scores) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_k_at : !llvm.ptr<3> -> i64
          }
          %scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
          %row0 = llvm.shufflevector %scored, %scored [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %row1 = llvm.shufflevector %scored, %scored [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %mine0 = "llvm.intr.vector.reduce.fmax"(%row0) : (vector<32xf32>) -> f32
          %mine1 = "llvm.intr.vector.reduce.fmax"(%row1) : (vector<32xf32>) -> f32
          %four0_other = nvvm.shfl.sync bfly %all_lanes, %mine0, %c1, %to_lane : f32 -> f32
          %four0_two = arith.maxnumf %mine0, %four0_other : f32
          %four0_others = nvvm.shfl.sync bfly %all_lanes, %four0_two, %c2, %to_lane : f32 -> f32
          %four0 = arith.maxnumf %four0_two, %four0_others : f32
          %four1_other = nvvm.shfl.sync bfly %all_lanes, %mine1, %c1, %to_lane : f32 -> f32
          %four1_two = arith.maxnumf %mine1, %four1_other : f32
          %four1_others = nvvm.shfl.sync bfly %all_lanes, %four1_two, %c2, %to_lane : f32 -> f32
          %four1 = arith.maxnumf %four1_two, %four1_others : f32
          %max_of0 = llvm.insertelement %four0, %pair_poison[%c0 : i32] : vector<2xf32>
          %max_of_tile = llvm.insertelement %four1, %max_of0[%c1 : i32] : vector<2xf32>
          %max = arith.maxnumf %max_before, %max_of_tile : vector<2xf32>
          %max_scaled = arith.mulf %max, %scales : vector<2xf32>
          %below = arith.negf %max_scaled : vector<2xf32>
          %wide_below = llvm.shufflevector %below, %below [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
          %exponents = math.fma %scored, %wide_scale, %wide_below : !scores_vec
          %powers = math.exp2 %exponents fastmath<afn> : !scores_vec
          %powers0 = llvm.shufflevector %powers, %powers [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %powers1 = llvm.shufflevector %powers, %powers [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %sum_of0 = "llvm.intr.vector.reduce.fadd"(%none, %powers0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_of1 = "llvm.intr.vector.reduce.fadd"(%none, %powers1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_pair = llvm.insertelement %sum_of0, %pair_poison[%c0 : i32] : vector<2xf32>
          %sum_of_tile = llvm.insertelement %sum_of1, %sum_pair[%c1 : i32] : vector<2xf32>
          %fall = math.fma %max_before, %scales, %below : vector<2xf32>
          %factor = math.exp2 %fall fastmath<afn> : vector<2xf32>
          %sum = math.fma %sum_before, %factor, %sum_of_tile : vector<2xf32>
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_v_at_before : !llvm.ptr<3> -> i64
          }
          %wide_factor = llvm.shufflevector %factor, %factor [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
          %sums_before = cute.memref.load_vec(%sums) : (!sums) -> !sums_vec
          %sums_scaled = arith.mulf %sums_before, %wide_factor : !sums_vec
          cute.memref.store_vec(%sums_scaled, %sums) : (!sums_vec, !sums) -> ()
          %weights_rounded = arith.truncf %powers : !scores_vec to vector<64xbf16>
          cute.memref.store_vec(%weights_rounded, %weights) : (vector<64xbf16>, !weights) -> ()
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next, %max, %sum : i32, vector<2xf32>, vector<2xf32>
        }
        %last_turn, %max_end, %sum_end = scf.for %j = %begin_masked to %n_tiles step %c1 iter_args(%turn = %turn_masked, %max_before = %max_masked, %sum_before = %sum_masked) -> (i32, vector<2xf32>, vector<2xf32>) : i32 {
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_k_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.barrier id = %my_turn number_of_threads = %two_groups
          nvvm.wgmma.fence.aligned
          %at_q0 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,0,?,?)">
          %at_k0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,0,?)">
          %q0 = cute.slice(%shared_q, %at_q0) : !shared_q, !cute.coord<"(_,_,0,0,?,?)"> -> !q0
          %k0 = cute.slice(%shared_k, %at_k0) : !shared_k, !cute.coord<"(_,_,0,0,?)"> -> !k0
          %score0 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %false) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score0, %scores, %q0, %k0, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q1 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,0,?,?)">
          %at_k1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,0,?)">
          %q1 = cute.slice(%shared_q, %at_q1) : !shared_q, !cute.coord<"(_,_,1,0,?,?)"> -> !q1
          %k1 = cute.slice(%shared_k, %at_k1) : !shared_k, !cute.coord<"(_,_,1,0,?)"> -> !k1
          %score1 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score1, %scores, %q1, %k1, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q2 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,0,?,?)">
          %at_k2 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,0,?)">
          %q2 = cute.slice(%shared_q, %at_q2) : !shared_q, !cute.coord<"(_,_,2,0,?,?)"> -> !q2
          %k2 = cute.slice(%shared_k, %at_k2) : !shared_k, !cute.coord<"(_,_,2,0,?)"> -> !k2
          %score2 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score2, %scores, %q2, %k2, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q3 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,0,?,?)">
          %at_k3 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,0,?)">
          %q3 = cute.slice(%shared_q, %at_q3) : !shared_q, !cute.coord<"(_,_,3,0,?,?)"> -> !q3
          %k3 = cute.slice(%shared_k, %at_k3) : !shared_k, !cute.coord<"(_,_,3,0,?)"> -> !k3
          %score3 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score3, %scores, %q3, %k3, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          %at_q4 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,0,1,?,?)">
          %at_k4 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,1,?)">
          %q4 = cute.slice(%shared_q, %at_q4) : !shared_q, !cute.coord<"(_,_,0,1,?,?)"> -> !q0
          %k4 = cute.slice(%shared_k, %at_k4) : !shared_k, !cute.coord<"(_,_,0,1,?)"> -> !k0
          %score4 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score4, %scores, %q4, %k4, %scores) : (!scores_mma, !scores, !q0, !k0, !scores) -> ()
          %at_q5 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,1,1,?,?)">
          %at_k5 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,1,?)">
          %q5 = cute.slice(%shared_q, %at_q5) : !shared_q, !cute.coord<"(_,_,1,1,?,?)"> -> !q1
          %k5 = cute.slice(%shared_k, %at_k5) : !shared_k, !cute.coord<"(_,_,1,1,?)"> -> !k1
          %score5 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score5, %scores, %q5, %k5, %scores) : (!scores_mma, !scores, !q1, !k1, !scores) -> ()
          %at_q6 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,2,1,?,?)">
          %at_k6 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,1,?)">
          %q6 = cute.slice(%shared_q, %at_q6) : !shared_q, !cute.coord<"(_,_,2,1,?,?)"> -> !q2
          %k6 = cute.slice(%shared_k, %at_k6) : !shared_k, !cute.coord<"(_,_,2,1,?)"> -> !k2
          %score6 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score6, %scores, %q6, %k6, %scores) : (!scores_mma, !scores, !q2, !k2, !scores) -> ()
          %at_q7 = cute.make_coord(%consumer, %stage_q) : (i32, i32) -> !cute.coord<"(_,_,3,1,?,?)">
          %at_k7 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,1,?)">
          %q7 = cute.slice(%shared_q, %at_q7) : !shared_q, !cute.coord<"(_,_,3,1,?,?)"> -> !q3
          %k7 = cute.slice(%shared_k, %at_k7) : !shared_k, !cute.coord<"(_,_,3,1,?)"> -> !k3
          %score7 = cute_nvgpu.atom.set_value <accum_c>(%scores_atom, %true) : (!scores_mma, i1) -> !scores_mma
          cute.mma_atom_call(%score7, %scores, %q7, %k7, %scores) : (!scores_mma, !scores, !q3, !k3, !scores) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          %turn_before = arith.subi %turn, %c1 : i32
          %stage_before = arith.remui %turn_before, %stages : i32
          %round_before = arith.divui %turn_before, %stages : i32
          %parity_before = arith.remui %round_before, %c2 : i32
      %to_stage_before = cute.make_int_tuple(%stage_before) : (i32) -> !cute.int_tuple<"?">
      %full_k_before = cute.add_offset(%barriers, %to_stage_before) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k_before = cute.add_offset(%full_k_before, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v_before = cute.add_offset(%full_k_before, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v_before = cute.add_offset(%full_k_before, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at_before = builtin.unrealized_conversion_cast %full_k_before : !barrier to !llvm.ptr<3>
      %empty_k_at_before = builtin.unrealized_conversion_cast %empty_k_before : !barrier to !llvm.ptr<3>
      %full_v_at_before = builtin.unrealized_conversion_cast %full_v_before : !barrier to !llvm.ptr<3>
      %empty_v_at_before = builtin.unrealized_conversion_cast %empty_v_before : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_v_at_before, %parity_before, %ticks : !llvm.ptr<3>, i32, i32
          %adds = arith.cmpi ne, %j, %c1 : i32
          nvvm.wgmma.fence.aligned
          %of_p0 = cute.static : !cute.coord<"(_,0)">
          %p0 = cute.slice(%sixteens, %of_p0) : !sixteens, !cute.coord<"(_,0)"> -> !sixteen
          %at_v0 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,0,?)">
          %v0 = cute.slice(%shared_v, %at_v0) : !shared_v, !cute.coord<"(_,_,0,?)"> -> !v
          %value0 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %adds) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value0, %sums, %p0, %v0, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p1 = cute.static : !cute.coord<"(_,1)">
          %p1 = cute.slice(%sixteens, %of_p1) : !sixteens, !cute.coord<"(_,1)"> -> !sixteen
          %at_v1 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,1,?)">
          %v1 = cute.slice(%shared_v, %at_v1) : !shared_v, !cute.coord<"(_,_,1,?)"> -> !v
          %value1 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value1, %sums, %p1, %v1, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p2 = cute.static : !cute.coord<"(_,2)">
          %p2 = cute.slice(%sixteens, %of_p2) : !sixteens, !cute.coord<"(_,2)"> -> !sixteen
          %at_v2 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,2,?)">
          %v2 = cute.slice(%shared_v, %at_v2) : !shared_v, !cute.coord<"(_,_,2,?)"> -> !v
          %value2 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value2, %sums, %p2, %v2, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p3 = cute.static : !cute.coord<"(_,3)">
          %p3 = cute.slice(%sixteens, %of_p3) : !sixteens, !cute.coord<"(_,3)"> -> !sixteen
          %at_v3 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,3,?)">
          %v3 = cute.slice(%shared_v, %at_v3) : !shared_v, !cute.coord<"(_,_,3,?)"> -> !v
          %value3 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value3, %sums, %p3, %v3, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p4 = cute.static : !cute.coord<"(_,4)">
          %p4 = cute.slice(%sixteens, %of_p4) : !sixteens, !cute.coord<"(_,4)"> -> !sixteen
          %at_v4 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,4,?)">
          %v4 = cute.slice(%shared_v, %at_v4) : !shared_v, !cute.coord<"(_,_,4,?)"> -> !v
          %value4 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value4, %sums, %p4, %v4, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p5 = cute.static : !cute.coord<"(_,5)">
          %p5 = cute.slice(%sixteens, %of_p5) : !sixteens, !cute.coord<"(_,5)"> -> !sixteen
          %at_v5 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,5,?)">
          %v5 = cute.slice(%shared_v, %at_v5) : !shared_v, !cute.coord<"(_,_,5,?)"> -> !v
          %value5 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value5, %sums, %p5, %v5, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p6 = cute.static : !cute.coord<"(_,6)">
          %p6 = cute.slice(%sixteens, %of_p6) : !sixteens, !cute.coord<"(_,6)"> -> !sixteen
          %at_v6 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,6,?)">
          %v6 = cute.slice(%shared_v, %at_v6) : !shared_v, !cute.coord<"(_,_,6,?)"> -> !v
          %value6 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value6, %sums, %p6, %v6, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p7 = cute.static : !cute.coord<"(_,7)">
          %p7 = cute.slice(%sixteens, %of_p7) : !sixteens, !cute.coord<"(_,7)"> -> !sixteen
          %at_v7 = cute.make_coord(%stage_before) : (i32) -> !cute.coord<"(_,_,7,?)">
          %v7 = cute.slice(%shared_v, %at_v7) : !shared_v, !cute.coord<"(_,_,7,?)"> -> !v
          %value7 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value7, %sums, %p7, %v7, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          nvvm.barrier.arrive id = %next_turn number_of_threads = %two_groups
          nvvm.wgmma.wait.group.sync.aligned 1
          cute_nvgpu.arch.warpgroup_fence_operand(%scores) : (!scores) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_k_at : !llvm.ptr<3> -> i64
          }
          %all_scored = cute.memref.load_vec(%scores) : (!scores) -> !scores_vec
          %keys_before = arith.muli %j, %tile_keys : i32
          %left0 = arith.subi %ahead_of0, %keys_before : i32
          %left1 = arith.subi %ahead_of1, %keys_before : i32
          %left_poison = llvm.mlir.poison : vector<2xi32>
          %left_of0 = llvm.insertelement %left0, %left_poison[%c0 : i32] : vector<2xi32>
          %left = llvm.insertelement %left1, %left_of0[%c1 : i32] : vector<2xi32>
          %wide_left = llvm.shufflevector %left, %left [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xi32>
          %inside = arith.cmpi slt, %columns, %wide_left : vector<64xi32>
          %scored = arith.select %inside, %all_scored, %minus_inf : vector<64xi1>, !scores_vec
          %row0 = llvm.shufflevector %scored, %scored [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %row1 = llvm.shufflevector %scored, %scored [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %mine0 = "llvm.intr.vector.reduce.fmax"(%row0) : (vector<32xf32>) -> f32
          %mine1 = "llvm.intr.vector.reduce.fmax"(%row1) : (vector<32xf32>) -> f32
          %four0_other = nvvm.shfl.sync bfly %all_lanes, %mine0, %c1, %to_lane : f32 -> f32
          %four0_two = arith.maxnumf %mine0, %four0_other : f32
          %four0_others = nvvm.shfl.sync bfly %all_lanes, %four0_two, %c2, %to_lane : f32 -> f32
          %four0 = arith.maxnumf %four0_two, %four0_others : f32
          %four1_other = nvvm.shfl.sync bfly %all_lanes, %mine1, %c1, %to_lane : f32 -> f32
          %four1_two = arith.maxnumf %mine1, %four1_other : f32
          %four1_others = nvvm.shfl.sync bfly %all_lanes, %four1_two, %c2, %to_lane : f32 -> f32
          %four1 = arith.maxnumf %four1_two, %four1_others : f32
          %max_of0 = llvm.insertelement %four0, %pair_poison[%c0 : i32] : vector<2xf32>
          %max_of_tile = llvm.insertelement %four1, %max_of0[%c1 : i32] : vector<2xf32>
          %max = arith.maxnumf %max_before, %max_of_tile : vector<2xf32>
          %max_scaled = arith.mulf %max, %scales : vector<2xf32>
          %below = arith.negf %max_scaled : vector<2xf32>
          %wide_below = llvm.shufflevector %below, %below [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
          %exponents = math.fma %scored, %wide_scale, %wide_below : !scores_vec
          %powers = math.exp2 %exponents fastmath<afn> : !scores_vec
          %powers0 = llvm.shufflevector %powers, %powers [0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61] : !scores_vec
          %powers1 = llvm.shufflevector %powers, %powers [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27, 30, 31, 34, 35, 38, 39, 42, 43, 46, 47, 50, 51, 54, 55, 58, 59, 62, 63] : !scores_vec
          %sum_of0 = "llvm.intr.vector.reduce.fadd"(%none, %powers0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_of1 = "llvm.intr.vector.reduce.fadd"(%none, %powers1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
          %sum_pair = llvm.insertelement %sum_of0, %pair_poison[%c0 : i32] : vector<2xf32>
          %sum_of_tile = llvm.insertelement %sum_of1, %sum_pair[%c1 : i32] : vector<2xf32>
          %fall = math.fma %max_before, %scales, %below : vector<2xf32>
          %factor = math.exp2 %fall fastmath<afn> : vector<2xf32>
          %sum = math.fma %sum_before, %factor, %sum_of_tile : vector<2xf32>
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_v_at_before : !llvm.ptr<3> -> i64
          }
          %wide_factor = llvm.shufflevector %factor, %factor [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
          %sums_before = cute.memref.load_vec(%sums) : (!sums) -> !sums_vec
          %sums_scaled = arith.mulf %sums_before, %wide_factor : !sums_vec
          cute.memref.store_vec(%sums_scaled, %sums) : (!sums_vec, !sums) -> ()
          %weights_rounded = arith.truncf %powers : !scores_vec to vector<64xbf16>
          cute.memref.store_vec(%weights_rounded, %weights) : (vector<64xbf16>, !weights) -> ()
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next, %max, %sum : i32, vector<2xf32>, vector<2xf32>
        }
        scf.if %signals {
          %state = nvvm.mbarrier.arrive %empty_q_at : !llvm.ptr<3> -> i64
        }
        scf.execute_region {
          %turn = arith.subi %last_turn, %c1 : i32
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full_k = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty_k = cute.add_offset(%full_k, %to_empty_k) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_v = cute.add_offset(%full_k, %to_full_v) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_v = cute.add_offset(%full_k, %to_empty_v) : (!barrier, !cute.int_tuple<"6">) -> !barrier
      %full_k_at = builtin.unrealized_conversion_cast %full_k : !barrier to !llvm.ptr<3>
      %empty_k_at = builtin.unrealized_conversion_cast %empty_k : !barrier to !llvm.ptr<3>
      %full_v_at = builtin.unrealized_conversion_cast %full_v : !barrier to !llvm.ptr<3>
      %empty_v_at = builtin.unrealized_conversion_cast %empty_v : !barrier to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_v_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          %adds = arith.cmpi ne, %n_tiles, %c1 : i32
          %of_p0 = cute.static : !cute.coord<"(_,0)">
          %p0 = cute.slice(%sixteens, %of_p0) : !sixteens, !cute.coord<"(_,0)"> -> !sixteen
          %at_v0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,?)">
          %v0 = cute.slice(%shared_v, %at_v0) : !shared_v, !cute.coord<"(_,_,0,?)"> -> !v
          %value0 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %adds) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value0, %sums, %p0, %v0, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p1 = cute.static : !cute.coord<"(_,1)">
          %p1 = cute.slice(%sixteens, %of_p1) : !sixteens, !cute.coord<"(_,1)"> -> !sixteen
          %at_v1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,?)">
          %v1 = cute.slice(%shared_v, %at_v1) : !shared_v, !cute.coord<"(_,_,1,?)"> -> !v
          %value1 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value1, %sums, %p1, %v1, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p2 = cute.static : !cute.coord<"(_,2)">
          %p2 = cute.slice(%sixteens, %of_p2) : !sixteens, !cute.coord<"(_,2)"> -> !sixteen
          %at_v2 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,?)">
          %v2 = cute.slice(%shared_v, %at_v2) : !shared_v, !cute.coord<"(_,_,2,?)"> -> !v
          %value2 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value2, %sums, %p2, %v2, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p3 = cute.static : !cute.coord<"(_,3)">
          %p3 = cute.slice(%sixteens, %of_p3) : !sixteens, !cute.coord<"(_,3)"> -> !sixteen
          %at_v3 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,?)">
          %v3 = cute.slice(%shared_v, %at_v3) : !shared_v, !cute.coord<"(_,_,3,?)"> -> !v
          %value3 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value3, %sums, %p3, %v3, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p4 = cute.static : !cute.coord<"(_,4)">
          %p4 = cute.slice(%sixteens, %of_p4) : !sixteens, !cute.coord<"(_,4)"> -> !sixteen
          %at_v4 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,4,?)">
          %v4 = cute.slice(%shared_v, %at_v4) : !shared_v, !cute.coord<"(_,_,4,?)"> -> !v
          %value4 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value4, %sums, %p4, %v4, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p5 = cute.static : !cute.coord<"(_,5)">
          %p5 = cute.slice(%sixteens, %of_p5) : !sixteens, !cute.coord<"(_,5)"> -> !sixteen
          %at_v5 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,5,?)">
          %v5 = cute.slice(%shared_v, %at_v5) : !shared_v, !cute.coord<"(_,_,5,?)"> -> !v
          %value5 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value5, %sums, %p5, %v5, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p6 = cute.static : !cute.coord<"(_,6)">
          %p6 = cute.slice(%sixteens, %of_p6) : !sixteens, !cute.coord<"(_,6)"> -> !sixteen
          %at_v6 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,6,?)">
          %v6 = cute.slice(%shared_v, %at_v6) : !shared_v, !cute.coord<"(_,_,6,?)"> -> !v
          %value6 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value6, %sums, %p6, %v6, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          %of_p7 = cute.static : !cute.coord<"(_,7)">
          %p7 = cute.slice(%sixteens, %of_p7) : !sixteens, !cute.coord<"(_,7)"> -> !sixteen
          %at_v7 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,7,?)">
          %v7 = cute.slice(%shared_v, %at_v7) : !shared_v, !cute.coord<"(_,_,7,?)"> -> !v
          %value7 = cute_nvgpu.atom.set_value <accum_c>(%values_atom, %true) : (!values_mma, i1) -> !values_mma
          cute.mma_atom_call(%value7, %sums, %p7, %v7, %sums) : (!values_mma, !sums, !sixteen, !v, !sums) -> ()
          nvvm.wgmma.commit.group.sync.aligned
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
          %all_total0_other = nvvm.shfl.sync bfly %all_lanes, %total0, %c1, %to_lane : f32 -> f32
          %all_total0_two = arith.addf %total0, %all_total0_other : f32
          %all_total0_others = nvvm.shfl.sync bfly %all_lanes, %all_total0_two, %c2, %to_lane : f32 -> f32
          %all_total0 = arith.addf %all_total0_two, %all_total0_others : f32
          %all_total1_other = nvvm.shfl.sync bfly %all_lanes, %total1, %c1, %to_lane : f32 -> f32
          %all_total1_two = arith.addf %total1, %all_total1_other : f32
          %all_total1_others = nvvm.shfl.sync bfly %all_lanes, %all_total1_two, %c2, %to_lane : f32 -> f32
          %all_total1 = arith.addf %all_total1_two, %all_total1_others : f32
        %divisor0 = llvm.insertelement %all_total0, %pair_poison[%c0 : i32] : vector<2xf32>
        %divisor = llvm.insertelement %all_total1, %divisor0[%c1 : i32] : vector<2xf32>
        %inverse = arith.divf %unit, %divisor : vector<2xf32>
        %wide_inverse = llvm.shufflevector %inverse, %inverse [0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : (!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,2):(1,8,32)">) -> !parts
        %rows = arith.muli %m, %consumers : i32
        %row = arith.addi %rows, %consumer : i32
        %quarters_before = arith.constant 0 : i32
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 0 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
        %s0 = cute.static : !cute.coord<"(_,0,0)">
        %v0 = cute.slice(%parts, %s0) : !parts, !cute.coord<"(_,0,0)"> -> !part
        %x0 = cute.memref.load_vec(%v0) : (!part) -> vector<8xf32>
        %d0 = arith.mulf %x0, %wide_inverse : vector<8xf32>
          %y0 = arith.truncf %d0 : vector<8xf32> to vector<8xbf16>
          %r0 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y0, %r0) : (vector<8xbf16>, !rounded) -> ()
          %t0 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,0,?)">
          %w0 = cute.slice(%written_d, %t0) : !written_d, !cute.coord<"(?,_,0,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r0, %w0) : (!matrices, !rounded, !row) -> ()
        %s1 = cute.static : !cute.coord<"(_,1,0)">
        %v1 = cute.slice(%parts, %s1) : !parts, !cute.coord<"(_,1,0)"> -> !part
        %x1 = cute.memref.load_vec(%v1) : (!part) -> vector<8xf32>
        %d1 = arith.mulf %x1, %wide_inverse : vector<8xf32>
          %y1 = arith.truncf %d1 : vector<8xf32> to vector<8xbf16>
          %r1 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y1, %r1) : (vector<8xbf16>, !rounded) -> ()
          %t1 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,0,?)">
          %w1 = cute.slice(%written_d, %t1) : !written_d, !cute.coord<"(?,_,1,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r1, %w1) : (!matrices, !rounded, !row) -> ()
        %s2 = cute.static : !cute.coord<"(_,2,0)">
        %v2 = cute.slice(%parts, %s2) : !parts, !cute.coord<"(_,2,0)"> -> !part
        %x2 = cute.memref.load_vec(%v2) : (!part) -> vector<8xf32>
        %d2 = arith.mulf %x2, %wide_inverse : vector<8xf32>
          %y2 = arith.truncf %d2 : vector<8xf32> to vector<8xbf16>
          %r2 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y2, %r2) : (vector<8xbf16>, !rounded) -> ()
          %t2 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,0,?)">
          %w2 = cute.slice(%written_d, %t2) : !written_d, !cute.coord<"(?,_,2,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r2, %w2) : (!matrices, !rounded, !row) -> ()
        %s3 = cute.static : !cute.coord<"(_,3,0)">
        %v3 = cute.slice(%parts, %s3) : !parts, !cute.coord<"(_,3,0)"> -> !part
        %x3 = cute.memref.load_vec(%v3) : (!part) -> vector<8xf32>
        %d3 = arith.mulf %x3, %wide_inverse : vector<8xf32>
          %y3 = arith.truncf %d3 : vector<8xf32> to vector<8xbf16>
          %r3 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y3, %r3) : (vector<8xbf16>, !rounded) -> ()
          %t3 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,0,?)">
          %w3 = cute.slice(%written_d, %t3) : !written_d, !cute.coord<"(?,_,3,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r3, %w3) : (!matrices, !rounded, !row) -> ()
          nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
          nvvm.barrier id = %barrier number_of_threads = %c128
          scf.if %leads {
            %from0 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,_,0,?)">
            %source0 = cute.slice(%stored_d, %from0) : !stored_d, !cute.coord<"(_,_,_,0,?)"> -> !box_d
            %quarter0 = arith.constant 0 : i32
            %column0 = arith.addi %quarters_before, %quarter0 : i32
            %to0 = cute.make_coord(%column0, %row, %head) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
            %target0 = cute.local_tile(%all_d, %tile_d, %to0) : (!all, !cute.tile<"[64:1;64:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_d
            cute.copy_atom_call(%store, %source0, %target0) : (!store, !box_d, !coords_d) -> ()
            nvvm.cp.async.bulk.commit.group
          }
        %s4 = cute.static : !cute.coord<"(_,0,1)">
        %v4 = cute.slice(%parts, %s4) : !parts, !cute.coord<"(_,0,1)"> -> !part
        %x4 = cute.memref.load_vec(%v4) : (!part) -> vector<8xf32>
        %d4 = arith.mulf %x4, %wide_inverse : vector<8xf32>
          %y4 = arith.truncf %d4 : vector<8xf32> to vector<8xbf16>
          %r4 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y4, %r4) : (vector<8xbf16>, !rounded) -> ()
          %t4 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,1,?)">
          %w4 = cute.slice(%written_d, %t4) : !written_d, !cute.coord<"(?,_,0,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r4, %w4) : (!matrices, !rounded, !row) -> ()
        %s5 = cute.static : !cute.coord<"(_,1,1)">
        %v5 = cute.slice(%parts, %s5) : !parts, !cute.coord<"(_,1,1)"> -> !part
        %x5 = cute.memref.load_vec(%v5) : (!part) -> vector<8xf32>
        %d5 = arith.mulf %x5, %wide_inverse : vector<8xf32>
          %y5 = arith.truncf %d5 : vector<8xf32> to vector<8xbf16>
          %r5 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y5, %r5) : (vector<8xbf16>, !rounded) -> ()
          %t5 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,1,?)">
          %w5 = cute.slice(%written_d, %t5) : !written_d, !cute.coord<"(?,_,1,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r5, %w5) : (!matrices, !rounded, !row) -> ()
        %s6 = cute.static : !cute.coord<"(_,2,1)">
        %v6 = cute.slice(%parts, %s6) : !parts, !cute.coord<"(_,2,1)"> -> !part
        %x6 = cute.memref.load_vec(%v6) : (!part) -> vector<8xf32>
        %d6 = arith.mulf %x6, %wide_inverse : vector<8xf32>
          %y6 = arith.truncf %d6 : vector<8xf32> to vector<8xbf16>
          %r6 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y6, %r6) : (vector<8xbf16>, !rounded) -> ()
          %t6 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,1,?)">
          %w6 = cute.slice(%written_d, %t6) : !written_d, !cute.coord<"(?,_,2,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r6, %w6) : (!matrices, !rounded, !row) -> ()
        %s7 = cute.static : !cute.coord<"(_,3,1)">
        %v7 = cute.slice(%parts, %s7) : !parts, !cute.coord<"(_,3,1)"> -> !part
        %x7 = cute.memref.load_vec(%v7) : (!part) -> vector<8xf32>
        %d7 = arith.mulf %x7, %wide_inverse : vector<8xf32>
          %y7 = arith.truncf %d7 : vector<8xf32> to vector<8xbf16>
          %r7 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y7, %r7) : (vector<8xbf16>, !rounded) -> ()
          %t7 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,1,?)">
          %w7 = cute.slice(%written_d, %t7) : !written_d, !cute.coord<"(?,_,3,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r7, %w7) : (!matrices, !rounded, !row) -> ()
          nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
          nvvm.barrier id = %barrier number_of_threads = %c128
          scf.if %leads {
            %from1 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,_,1,?)">
            %source1 = cute.slice(%stored_d, %from1) : !stored_d, !cute.coord<"(_,_,_,1,?)"> -> !box_d
            %quarter1 = arith.constant 1 : i32
            %column1 = arith.addi %quarters_before, %quarter1 : i32
            %to1 = cute.make_coord(%column1, %row, %head) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
            %target1 = cute.local_tile(%all_d, %tile_d, %to1) : (!all, !cute.tile<"[64:1;64:1;1:1]">, !cute.coord<"(?,?,?)">) -> !coords_d
            cute.copy_atom_call(%store, %source1, %target1) : (!store, !box_d, !coords_d) -> ()
            nvvm.cp.async.bulk.commit.group
          }
        %next_turn_q = arith.addi %turn_q, %c1 : i32
        scf.yield %last_turn, %next_turn_q : i32, i32
    }
    %is_first = arith.cmpi eq, %consumer, %c0 : i32
    scf.if %is_first {
      nvvm.barrier id = %my_turn number_of_threads = %two_groups
    }
    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0 {read}
    }
  }
  return
}
