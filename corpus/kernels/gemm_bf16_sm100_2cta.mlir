// D = A B^T for bf16 with sums in f32, by pairs of blocks: copies by TMA, products by tcgen05.mma of two blocks.
//
// A pair works on tiles of 256 by 128 of D, 64 of K at a time, through a ring of four stages. Each block has half of the rows
// of A and D, and half of B, in its shared memory; the even block multiplies for both. All bytes of a stage are told to the even
// block's barrier; that a stage, or the sums of a tile, are done, tcgen05.commit says to both blocks. Warp 4 copies, warp 5 of
// the even block multiplies, one thread of each; warps 0 to 3 take the sums out of tensor memory, round them to bf16 and store
// them by TMA, while the next tile is multiplied into other 128 columns. What lies outside the matrices reads as zeros and
// is not written: M, N and K need not be multiples of the tile.
//
//   grid    any even number of blocks, clusters of 2
//   block   192 threads
//   shared  131200 bytes
//   tensor  256 columns
//   maps    A (K,M): box 64 by 128; B (K,N): box 64 by 64; D (N,M): box 64 by 128; all swizzled by 128 bytes
//   m, n, k the extents of D and K, at least 1
//
// expect: Unknown
// targets: sm_100a sm_100f sm_103a sm_110a

!map_a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_100_2sm, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!map_b = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_100_2sm, bf16, copy_bits = 65536, tma_gbasis = <"(64,64):(1@0,1@1)">, tma_format = BF16_RN>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load_a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 2, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!load_b = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 65536, mode = tiled, num_cta = 2, g_stride = <"()"> tma_gbasis = <"(64,64):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>

// Shared memory as TMA fills and empties it: (K, M or N, stage), and (N, M, half of the columns).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!barriers = !cute.ptr<i64, smem, align<1024>>
!barrier = !cute.ptr<i64, smem, align<8>>
!slot = !cute.ptr<i32, smem, align<8>>
!filled_a = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,4):(1,64,8192)">
!filled_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,4):(1,64,4096)">
!stored = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,2):(1,64,8192)">
!box = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!box_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64):(1,64)">
// As the product reads it: (rows, 16 of K, block of K, stage).
!shared_a = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,16),16,4,4):((64,512),1,16,8192)">
!shared_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16,4,4):((64,512),1,16,4096)">
!a = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,16),16):((64,512),1)">
!b = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
// As a thread of the epilogue writes it: (row, 8 columns, eights, half).
!written = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(128,8,8,2):(64,1,8,8192)">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// Tensor memory: (M, N, of two tiles), and (lanes of a warp, warp, 8 columns, eights, of two tiles).
!tensor = !cute.ptr<f32, tmem, align<16>>
!tiles = !cute.memref<f32, tmem, align<16>, "(128,128,2):(65536,1,128)">
!tile = !cute.memref<f32, tmem, align<16>, "(128,128):(65536,1)">
!lanes = !cute.memref<f32, tmem, align<16>, "(32,4,8,16,2):(65536,2097152,1,8,128)">
!eight = !cute.memref<f32, tmem, align<16>, "(32,8):(65536,1)">

!mma = !cute_nvgpu.sm100.mma<256x128x16, num_cta = 2, ab_major = (k, k), elem_type = (bf16, bf16, f32), frag_kind = ss, c_scale_exp = 0>
!take = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
!sums = !cute.memref<f32, rmem, align<16>, "8:1">

// Coordinates of the boxes in the matrices.
!extent = !cute.shape<"(?,?)">
!all = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!coords = !cute.coord_tensor<"(?{div=64},?{div=128})", "(64,128):(1@0,1@1)">
!coords_b = !cute.coord_tensor<"(?{div=64},?{div=64})", "(64,64):(1@0,1@1)">

func.func @gemm_bf16_sm100_2cta(%map_a: !map_a, %map_b: !map_b, %map_d: !map_d, %m_extent: i32, %n_extent: i32, %k_extent: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 192>, nvvm.cluster_dim = array<i32: 2>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %c160 = arith.constant 160 : i32
  %c256 = arith.constant 256 : i32
  %columns = arith.constant 256 : i32
  %stage_bytes = arith.constant 49152 : i32
  %both = arith.constant 3 : i16
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %pair = arith.divui %block, %c2 : i32
  %pairs = arith.divui %blocks, %c2 : i32
  %even = arith.cmpi eq, %rank, %c0 : i32
  %warp = arith.divui %tid, %c32 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32
  %copies = arith.cmpi eq, %tid, %c128 : i32
  %sixth = arith.cmpi eq, %tid, %c160 : i32
  %multiplies = arith.andi %sixth, %even : i1
  %takes = arith.cmpi ult, %tid, %c128 : i32
  %allocates = arith.cmpi eq, %warp, %c0 : i32

  // Shared memory: A from byte 0 on, B from 65536, D from 98304. Barriers from 131072: full and empty of four stages, full and
  // empty of two tiles of tensor memory; then its address.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_b = cute.static : !cute.int_tuple<"65536">
  %to_d = cute.static : !cute.int_tuple<"98304">
  %to_barriers = cute.static : !cute.int_tuple<"131072">
  %to_slot = cute.static : !cute.int_tuple<"131168">
  %to_empty = cute.static : !cute.int_tuple<"4">
  %to_tiles = cute.static : !cute.int_tuple<"8">
  %to_free = cute.static : !cute.int_tuple<"2">
  %smem_b = cute.add_offset(%smem, %to_b) : (!bytes, !cute.int_tuple<"65536">) -> !bytes
  %smem_d = cute.add_offset(%smem, %to_d) : (!bytes, !cute.int_tuple<"98304">) -> !bytes
  %smem_barriers = cute.add_offset(%smem, %to_barriers) : (!bytes, !cute.int_tuple<"131072">) -> !bytes
  %smem_slot = cute.add_offset(%smem, %to_slot) : (!bytes, !cute.int_tuple<"131168">) -> !cute.ptr<i8, smem, align<32>>
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !elements
  %barriers = cute.recast_iter(%smem_barriers) : (!bytes) -> !barriers
  %tile_barriers = cute.add_offset(%barriers, %to_tiles) : (!barriers, !cute.int_tuple<"8">) -> !cute.ptr<i64, smem, align<64>>
  %slot = cute.recast_iter(%smem_slot) : (!cute.ptr<i8, smem, align<32>>) -> !slot
  %layout_filled_a = cute.static : !cute.layout<"(64,128,4):(1,64,8192)">
  %layout_filled_b = cute.static : !cute.layout<"(64,64,4):(1,64,4096)">
  %layout_stored = cute.static : !cute.layout<"(64,128,2):(1,64,8192)">
  %layout_shared_a = cute.static : !cute.layout<"((8,16),16,4,4):((64,512),1,16,8192)">
  %layout_shared_b = cute.static : !cute.layout<"((8,8),16,4,4):((64,512),1,16,4096)">
  %layout_written = cute.static : !cute.layout<"(128,8,8,2):(64,1,8,8192)">
  %filled_a = cute.make_view(%elements_a, %layout_filled_a) : (!elements, !cute.layout<"(64,128,4):(1,64,8192)">) -> !filled_a
  %filled_b = cute.make_view(%elements_b, %layout_filled_b) : (!elements, !cute.layout<"(64,64,4):(1,64,4096)">) -> !filled_b
  %stored = cute.make_view(%elements_d, %layout_stored) : (!elements, !cute.layout<"(64,128,2):(1,64,8192)">) -> !stored
  %shared_a = cute.make_view(%elements_a, %layout_shared_a) : (!elements, !cute.layout<"((8,16),16,4,4):((64,512),1,16,8192)">) -> !shared_a
  %shared_b = cute.make_view(%elements_b, %layout_shared_b) : (!elements, !cute.layout<"((8,8),16,4,4):((64,512),1,16,4096)">) -> !shared_b
  %written = cute.make_view(%elements_d, %layout_written) : (!elements, !cute.layout<"(128,8,8,2):(64,1,8,8192)">) -> !written

  // Coordinates, and how many tiles there are: those of M first.
  %extent_a = cute.make_shape(%k_extent, %m_extent) : (i32, i32) -> !extent
  %extent_b = cute.make_shape(%k_extent, %n_extent) : (i32, i32) -> !extent
  %extent_d = cute.make_shape(%n_extent, %m_extent) : (i32, i32) -> !extent
  %all_a = cute.make_identity_tensor(%extent_a) : (!extent) -> !all
  %all_b = cute.make_identity_tensor(%extent_b) : (!extent) -> !all
  %all_d = cute.make_identity_tensor(%extent_d) : (!extent) -> !all
  %boxes = cute.static : !cute.tile<"[64:1;128:1]">
  %boxes_b = cute.static : !cute.tile<"[64:1;64:1]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile_shape = cute.static : !cute.shape<"(256,128,64)">
  %counts = cute.ceil_div(%extents, %tile_shape) : (!cute.shape<"(?,?,?)">, !cute.shape<"(256,128,64)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %order = cute.make_shape(%m_tiles, %n_tiles) : (i32, i32) -> !extent
  %tiles = arith.muli %m_tiles, %n_tiles : i32

  scf.if %allocates {
    cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) {is_two_cta} : (i32, !slot) -> ()
    cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() {is_two_cta} : () -> ()
  }
  scf.if %first {
    cute_nvgpu.prefetch_tma_desc(%map_a) : (!map_a) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_b) : (!map_b) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_d) : (!map_d) -> ()
    scf.for %stage = %c0 to %c8 step %c1 : i32 {
      %at = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %here = cute.add_offset(%barriers, %at) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %here_at = builtin.unrealized_conversion_cast %here : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.init %here_at, %c1 : !llvm.ptr<3>, i32
    }
    scf.for %tile = %c0 to %c2 step %c1 : i32 {
      %at = cute.make_int_tuple(%tile) : (i32) -> !cute.int_tuple<"?">
      %full = cute.add_offset(%tile_barriers, %at) : (!cute.ptr<i64, smem, align<64>>, !cute.int_tuple<"?">) -> !barrier
      %free = cute.add_offset(%full, %to_free) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %full_at = builtin.unrealized_conversion_cast %full : !barrier to !llvm.ptr<3>
      %free_at = builtin.unrealized_conversion_cast %free : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.init %full_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %free_at, %c256 : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!slot) -> !tensor
  %layout_tiles = cute.static : !cute.layout<"(128,128,2):(65536,1,128)">
  %layout_lanes = cute.static : !cute.layout<"(32,4,8,16,2):(65536,2097152,1,8,128)">
  %sums = cute.make_view(%tensor, %layout_tiles) : (!tensor, !cute.layout<"(128,128,2):(65536,1,128)">) -> !tiles
  %lanes = cute.make_view(%tensor, %layout_lanes) : (!tensor, !cute.layout<"(32,4,8,16,2):(65536,2097152,1,8,128)">) -> !lanes

  scf.if %copies {
    %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map_a) -> !load_a
    %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map_b) -> !load_b
    %copied = scf.for %t = %pair to %tiles step %pairs iter_args(%before = %c0) -> (i32) : i32 {
      %index = cute.make_int_tuple(%t) : (i32) -> !cute.int_tuple<"?">
      %at = cute.idx2crd(%index, %order) : (!cute.int_tuple<"?">, !extent) -> !cute.coord<"(?,?)">
      %m, %n = cute.get_scalars(%at) : !cute.coord<"(?,?)">
      %m_first = arith.muli %m, %c2 : i32
      %n_first = arith.muli %n, %c2 : i32
      %row_tile = arith.addi %m_first, %rank : i32
      %column_tile = arith.addi %n_first, %rank : i32
      %after = scf.for %k = %c0 to %k_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
        %stage = arith.remui %turn, %c4 : i32
        %round = arith.divui %turn, %c4 : i32
        %parity = arith.remui %round, %c2 : i32
        %opposite = arith.xori %parity, %c1 : i32
        %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
        %full = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %empty = cute.add_offset(%full, %to_empty) : (!barrier, !cute.int_tuple<"4">) -> !barrier
        %full_at = builtin.unrealized_conversion_cast %full : !barrier to !llvm.ptr<3>
        %empty_at = builtin.unrealized_conversion_cast %empty : !barrier to !llvm.ptr<3>
        nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
        scf.if %even {
          nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
        }
        %in_stage = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,?)">
        %box_a = cute.slice(%filled_a, %in_stage) : !filled_a, !cute.coord<"(_,_,?)"> -> !box
        %box_b = cute.slice(%filled_b, %in_stage) : !filled_b, !cute.coord<"(_,_,?)"> -> !box_b
        %at_a = cute.make_coord(%k, %row_tile) : (i32, i32) -> !cute.coord<"(?,?)">
        %at_b = cute.make_coord(%k, %column_tile) : (i32, i32) -> !cute.coord<"(?,?)">
        %coords_a = cute.local_tile(%all_a, %boxes, %at_a) : (!all, !cute.tile<"[64:1;128:1]">, !cute.coord<"(?,?)">) -> !coords
        %coords_b = cute.local_tile(%all_b, %boxes_b, %at_b) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_b
        %to_full_a = cute_nvgpu.atom.set_value <tma_bar> (%load_a, %full) : (!load_a, !barrier) -> !load_a
        %to_full_b = cute_nvgpu.atom.set_value <tma_bar> (%load_b, %full) : (!load_b, !barrier) -> !load_b
        cute.copy_atom_call(%to_full_a, %coords_a, %box_a) : (!load_a, !coords, !box) -> ()
        cute.copy_atom_call(%to_full_b, %coords_b, %box_b) : (!load_b, !coords_b, !box_b) -> ()
        %next = arith.addi %turn, %c1 : i32
        scf.yield %next : i32
      }
      scf.yield %after : i32
    }
    // The products of the even block tell both blocks that a stage is free: neither ends before it was told of its last four.
    scf.for %stage_left = %c0 to %c4 step %c1 : i32 {
      %turn = arith.addi %copied, %stage_left : i32
      %stage = arith.remui %turn, %c4 : i32
      %round = arith.divui %turn, %c4 : i32
      %parity = arith.remui %round, %c2 : i32
      %opposite = arith.xori %parity, %c1 : i32
      %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
      %empty = cute.add_offset(%full, %to_empty) : (!barrier, !cute.int_tuple<"4">) -> !barrier
      %empty_at = builtin.unrealized_conversion_cast %empty : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
    }
  }

  scf.if %multiplies {
    %atom = cute.make_atom() : !mma
    %multiplied:2 = scf.for %t = %pair to %tiles step %pairs iter_args(%before = %c0, %done = %c0) -> (i32, i32) : i32 {
      %half = arith.remui %done, %c2 : i32
      %round = arith.divui %done, %c2 : i32
      %parity = arith.remui %round, %c2 : i32
      %opposite = arith.xori %parity, %c1 : i32
      %to_half = cute.make_int_tuple(%half) : (i32) -> !cute.int_tuple<"?">
      %whole = cute.add_offset(%tile_barriers, %to_half) : (!cute.ptr<i64, smem, align<64>>, !cute.int_tuple<"?">) -> !barrier
      %free = cute.add_offset(%whole, %to_free) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %whole_at = builtin.unrealized_conversion_cast %whole : !barrier to !llvm.ptr<3>
      %free_at = builtin.unrealized_conversion_cast %free : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.try_wait.parity %free_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
      nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
      %in_half = cute.make_coord(%half) : (i32) -> !cute.coord<"(_,_,?)">
      %d = cute.slice(%sums, %in_half) : !tiles, !cute.coord<"(_,_,?)"> -> !tile
      %after = scf.for %k = %c0 to %k_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
        %stage = arith.remui %turn, %c4 : i32
        %stage_round = arith.divui %turn, %c4 : i32
        %stage_parity = arith.remui %stage_round, %c2 : i32
        %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
        %full = cute.add_offset(%barriers, %to_stage) : (!barriers, !cute.int_tuple<"?">) -> !barrier
        %empty = cute.add_offset(%full, %to_empty) : (!barrier, !cute.int_tuple<"4">) -> !barrier
        %full_at = builtin.unrealized_conversion_cast %full : !barrier to !llvm.ptr<3>
        %empty_at = builtin.unrealized_conversion_cast %empty : !barrier to !llvm.ptr<3>
        nvvm.mbarrier.try_wait.parity %full_at, %stage_parity, %ticks : !llvm.ptr<3>, i32, i32
        nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
        scf.for %part = %c0 to %c4 step %c1 : i32 {
          %at = cute.make_coord(%part, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %a = cute.slice(%shared_a, %at) : !shared_a, !cute.coord<"(_,_,?,?)"> -> !a
          %b = cute.slice(%shared_b, %at) : !shared_b, !cute.coord<"(_,_,?,?)"> -> !b
          // The first product of a tile does not add what tensor memory holds.
          %behind = arith.ori %k, %part : i32
          %adds = arith.cmpi ne, %behind, %c0 : i32
          %product = cute_nvgpu.atom.set_value <accum_c>(%atom, %adds) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product, %d, %a, %b, %d) : (!mma, !tile, !a, !b, !tile) -> ()
        }
        nvvm.tcgen05.commit %empty_at, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
        %next = arith.addi %turn, %c1 : i32
        scf.yield %next : i32
      }
      nvvm.tcgen05.commit %whole_at, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
      %more = arith.addi %done, %c1 : i32
      scf.yield %after, %more : i32, i32
    }
  }

  scf.if %takes {
    %take = cute.make_atom() : !take
    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %layout_eight = cute.static : !cute.layout<"8:1">
    %taken = scf.for %t = %pair to %tiles step %pairs iter_args(%done = %c0) -> (i32) : i32 {
      %index = cute.make_int_tuple(%t) : (i32) -> !cute.int_tuple<"?">
      %at = cute.idx2crd(%index, %order) : (!cute.int_tuple<"?">, !extent) -> !cute.coord<"(?,?)">
      %m, %n = cute.get_scalars(%at) : !cute.coord<"(?,?)">
      %half = arith.remui %done, %c2 : i32
      %round = arith.divui %done, %c2 : i32
      %parity = arith.remui %round, %c2 : i32
      %to_half = cute.make_int_tuple(%half) : (i32) -> !cute.int_tuple<"?">
      %whole = cute.add_offset(%tile_barriers, %to_half) : (!cute.ptr<i64, smem, align<64>>, !cute.int_tuple<"?">) -> !barrier
      %free = cute.add_offset(%whole, %to_free) : (!barrier, !cute.int_tuple<"2">) -> !barrier
      %whole_at = builtin.unrealized_conversion_cast %whole : !barrier to !llvm.ptr<3>
      %free_at = builtin.unrealized_conversion_cast %free : !barrier to !llvm.ptr<3>
      nvvm.mbarrier.try_wait.parity %whole_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
      nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
      %column0 = arith.muli %n, %c2 : i32
      %m_first = arith.muli %m, %c2 : i32
      %row_tile = arith.addi %m_first, %rank : i32
      scf.for %side = %c0 to %c2 step %c1 : i32 {
        // A half is written again when the store before the last has read it.
        scf.if %first {
          nvvm.cp.async.bulk.wait_group 1 {read}
        }
        nvvm.barrier id = %c1 number_of_threads = %c128
        %eights = arith.muli %side, %c8 : i32
        scf.for %eight = %c0 to %c8 step %c1 : i32 {
          %column = arith.addi %eights, %eight : i32
          %from = cute.make_coord(%warp, %column, %half) : (i32, i32, i32) -> !cute.coord<"(_,?,_,?,?)">
          %source = cute.slice(%lanes, %from) : !lanes, !cute.coord<"(_,?,_,?,?)"> -> !eight
          %held = cute.make_fragment(%layout_eight) : (!cute.layout<"8:1">) -> !sums
          cute.copy_atom_call(%take, %source, %held) : (!take, !eight, !sums) -> ()
          cute_nvgpu.arch.sm100.wait_tmem_load(%held) : (!sums) -> ()
          %values = cute.memref.load_vec(%held) : (!sums) -> vector<8xf32>
          %rounded = arith.truncf %values : vector<8xf32> to vector<8xbf16>
          %to = cute.make_coord(%tid, %eight, %side) : (i32, i32, i32) -> !cute.coord<"(?,_,?,?)">
          %row = cute.slice(%written, %to) : !written, !cute.coord<"(?,_,?,?)"> -> !row
          cute.memref.store_vec(%rounded, %row) : (vector<8xbf16>, !row) -> ()
        }
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %c1 number_of_threads = %c128
        scf.if %first {
          %of_side = cute.make_coord(%side) : (i32) -> !cute.coord<"(_,_,?)">
          %source = cute.slice(%stored, %of_side) : !stored, !cute.coord<"(_,_,?)"> -> !box
          %column = arith.addi %column0, %side : i32
          %at_d = cute.make_coord(%column, %row_tile) : (i32, i32) -> !cute.coord<"(?,?)">
          %target = cute.local_tile(%all_d, %boxes, %at_d) : (!all, !cute.tile<"[64:1;128:1]">, !cute.coord<"(?,?)">) -> !coords
          cute.copy_atom_call(%store, %source, %target) : (!store, !box, !coords) -> ()
          nvvm.cp.async.bulk.commit.group
        }
      }
      nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
      // The even block multiplies when all threads of both blocks have taken their sums.
      %free_even = nvvm.mapa %free_at, %c0 : !llvm.ptr<3> -> !llvm.ptr<7>
      nvvm.mbarrier.arrive %free_even : !llvm.ptr<7>
      %more = arith.addi %done, %c1 : i32
      scf.yield %more : i32
    }
    scf.if %first {
      nvvm.cp.async.bulk.wait_group 0
    }
  }

  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
    cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) {is_two_cta} : (!tensor, i32) -> ()
  }
  return
}
