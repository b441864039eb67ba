// D = A B^T for e4m3 with a factor of ue8m0 for 32 elements of k, sums in f32, D in bf16: tcgen05.mma with block scaling.
//
// A block works on tiles of 128 by 128 of D, 128 of K at a time, through a ring of four stages in shared memory: A and B
// K-major under the 128-byte swizzle, and the factors of both, 512 bytes for 128 rows and 128 of K. Those tcgen05.cp takes to four
// columns of tensor memory, for all four warps; an instruction of 32 of K names its byte of their words by the top two bits of
// the address. Warp 4 copies, warp 5 multiplies, one thread of each; warps 0 to 3 take the sums out of tensor memory, round
// them to bf16 and store them by TMA, while the next tile is multiplied into other 128 columns. What lies outside the
// matrices reads as zeros and is not written; factors are there for whole tiles.
//
//   grid    any number of blocks, one for each multiprocessor is best
//   block   192 threads
//   shared  168096 bytes
//   tensor  512 columns
//   maps    A (K,M): box 128 by 128; B (K,N): box 128 by 128, bytes; D (N,M): box 64 by 128; all swizzled by 128 bytes
//   scales  of row r and element k of a tile in byte 16 (r % 32) + 4 (r / 32) + k / 32; tiles along K first
//   m, n, k the extents of D and K, at least 1
//
// expect: Unknown
// targets: sm_100a sm_100f sm_103a sm_110a

!map = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f8E4M3FN, copy_bits = 131072, tma_gbasis = <"(128,128):(1@0,1@1)">, tma_format = U8>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<f8E4M3FN, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(128,128):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>

// Shared memory as TMA fills and empties it: (K, M or N, stage), and (N, M, half of the columns).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
!rounded = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!barriers = !cute.ptr<i64, smem, align<1024>>
!barrier = !cute.ptr<i64, smem, align<8>>
!slot = !cute.ptr<i32, smem, align<8>>
!filled = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,128,4):(1,128,16384)">
!stored = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,2):(1,64,8192)">
!box = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,128):(1,128)">
!box_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
// As the product reads it: (rows, 32 of K, block of K, stage).
!shared = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32,4,4):((128,1024),1,32,16384)">
!operand = !cute.memref<f8E4M3FN, smem, align<32>, S<3,4,3>, "((8,16),32):((128,1024),1)">
// As a thread of the epilogue writes it: (row, 8 columns, eights, half).
!written = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(128,8,8,2):(64,1,8,8192)">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// The factors of a stage, 32 rows of 16 bytes: in global memory by the tile, in shared memory, and in tensor memory.
!factors = !cute.ptr<i32, gmem, align<16>>
!all_factors = !cute.memref<i32, gmem, align<16>, "(128,?):(1,128)">
!own_factors = !cute.memref<i32, gmem, align<16>, "(128):(1)">
!words = !cute.ptr<i32, smem, align<1024>>
!staged = !cute.memref<i32, smem, align<1024>, "(128,4):(1,128)">
!stage = !cute.memref<i32, smem, align<512>, "(128):(1)">
!rows = !cute.memref<i32, smem, align<1024>, "((8,4),4,4):((4,32),1,128)">
!row_words = !cute.memref<i32, smem, align<512>, "((8,4),4):((4,32),1)">
!all_columns = !cute.memref<i32, tmem, align<16>, "(4,128,4):(1,65536,8)">
!columns = !cute.memref<i32, tmem, align<16>, "(4,128):(1,65536)">

// Tensor memory: (M, N, of two tiles), and (lanes of a warp, warp, 8 columns, eights, of two tiles).
!tensor = !cute.ptr<f32, tmem, align<16>>
!tiles = !cute.memref<f32, tmem, align<16>, "(128,128,2):(65536,1,128)">
!tile = !cute.memref<f32, tmem, align<16>, "(128,128):(65536,1)">
!lanes = !cute.memref<f32, tmem, align<16>, "(32,4,8,16,2):(65536,2097152,1,8,128)">
!eight = !cute.memref<f32, tmem, align<16>, "(32,8):(65536,1)">

!mma = !cute_nvgpu.sm100.mma_bs<128x128x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
!bulk = !cute_nvgpu.atom.bulk_copy_g2s<i32, 4096 b>
!up = !cute_nvgpu.atom.s2t_copy<i32, 32 DP, 128 bit, num_cta = 1, warpx4>
!take = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
!sums = !cute.memref<f32, rmem, align<16>, "8:1">

// Coordinates of the boxes in the matrices.
!extent = !cute.shape<"(?,?)">
!all = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!coords = !cute.coord_tensor<"(?{div=128},?{div=128})", "(128,128):(1@0,1@1)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=128})", "(64,128):(1@0,1@1)">

func.func @gemm_mxf8_sm100(%map_a: !map, %map_b: !map, %map_d: !map_d, %factors_a: !factors, %factors_b: !factors, %m_extent: i32, %n_extent: i32, %k_extent: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 192>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %c160 = arith.constant 160 : i32
  %columns = arith.constant 512 : i32
  %thirty = arith.constant 30 : i32
  %stage_bytes = arith.constant 33792 : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %warp = arith.divui %tid, %c32 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32
  %copies = arith.cmpi eq, %tid, %c128 : i32
  %multiplies = arith.cmpi eq, %tid, %c160 : i32
  %takes = arith.cmpi ult, %tid, %c128 : i32
  %allocates = arith.cmpi eq, %warp, %c0 : i32

  // Shared memory: A from byte 0 on, B from 65536, D from 131072, factors from 163840 and 165888. Barriers from 167936: full and empty of four stages, full and
  // empty of two tiles of tensor memory; then its address.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_b = cute.static : !cute.int_tuple<"65536">
  %to_d = cute.static : !cute.int_tuple<"131072">
  %to_barriers = cute.static : !cute.int_tuple<"167936">
  %to_slot = cute.static : !cute.int_tuple<"168032">
  %to_empty = cute.static : !cute.int_tuple<"4">
  %to_tiles = cute.static : !cute.int_tuple<"8">
  %to_free = cute.static : !cute.int_tuple<"2">
  %smem_b = cute.add_offset(%smem, %to_b) : (!bytes, !cute.int_tuple<"65536">) -> !bytes
  %smem_d = cute.add_offset(%smem, %to_d) : (!bytes, !cute.int_tuple<"131072">) -> !bytes
  %to_factors_a = cute.static : !cute.int_tuple<"163840">
  %to_factors_b = cute.static : !cute.int_tuple<"165888">
  %smem_factors_a = cute.add_offset(%smem, %to_factors_a) : (!bytes, !cute.int_tuple<"163840">) -> !bytes
  %smem_factors_b = cute.add_offset(%smem, %to_factors_b) : (!bytes, !cute.int_tuple<"165888">) -> !bytes
  %smem_barriers = cute.add_offset(%smem, %to_barriers) : (!bytes, !cute.int_tuple<"167936">) -> !bytes
  %smem_slot = cute.add_offset(%smem, %to_slot) : (!bytes, !cute.int_tuple<"168032">) -> !cute.ptr<i8, smem, align<32>>
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !rounded
  %words_a = cute.recast_iter(%smem_factors_a) : (!bytes) -> !words
  %words_b = cute.recast_iter(%smem_factors_b) : (!bytes) -> !words
  %barriers = cute.recast_iter(%smem_barriers) : (!bytes) -> !barriers
  %tile_barriers = cute.add_offset(%barriers, %to_tiles) : (!barriers, !cute.int_tuple<"8">) -> !cute.ptr<i64, smem, align<64>>
  %slot = cute.recast_iter(%smem_slot) : (!cute.ptr<i8, smem, align<32>>) -> !slot
  %layout_filled = cute.static : !cute.layout<"(128,128,4):(1,128,16384)">
  %layout_stored = cute.static : !cute.layout<"(64,128,2):(1,64,8192)">
  %layout_shared = cute.static : !cute.layout<"((8,16),32,4,4):((128,1024),1,32,16384)">
  %layout_written = cute.static : !cute.layout<"(128,8,8,2):(64,1,8,8192)">
  %filled_a = cute.make_view(%elements_a, %layout_filled) : (!elements, !cute.layout<"(128,128,4):(1,128,16384)">) -> !filled
  %filled_b = cute.make_view(%elements_b, %layout_filled) : (!elements, !cute.layout<"(128,128,4):(1,128,16384)">) -> !filled
  %stored = cute.make_view(%elements_d, %layout_stored) : (!rounded, !cute.layout<"(64,128,2):(1,64,8192)">) -> !stored
  %shared_a = cute.make_view(%elements_a, %layout_shared) : (!elements, !cute.layout<"((8,16),32,4,4):((128,1024),1,32,16384)">) -> !shared
  %shared_b = cute.make_view(%elements_b, %layout_shared) : (!elements, !cute.layout<"((8,16),32,4,4):((128,1024),1,32,16384)">) -> !shared
  %written = cute.make_view(%elements_d, %layout_written) : (!rounded, !cute.layout<"(128,8,8,2):(64,1,8,8192)">) -> !written
  %layout_staged = cute.static : !cute.layout<"(128,4):(1,128)">
  %layout_rows = cute.static : !cute.layout<"((8,4),4,4):((4,32),1,128)">
  %staged_a = cute.make_view(%words_a, %layout_staged) : (!words, !cute.layout<"(128,4):(1,128)">) -> !staged
  %staged_b = cute.make_view(%words_b, %layout_staged) : (!words, !cute.layout<"(128,4):(1,128)">) -> !staged
  %rows_a = cute.make_view(%words_a, %layout_rows) : (!words, !cute.layout<"((8,4),4,4):((4,32),1,128)">) -> !rows
  %rows_b = cute.make_view(%words_b, %layout_rows) : (!words, !cute.layout<"((8,4),4,4):((4,32),1,128)">) -> !rows

  // Coordinates, and how many tiles there are: those of M first.
  %extent_a = cute.make_shape(%k_extent, %m_extent) : (i32, i32) -> !extent
  %extent_b = cute.make_shape(%k_extent, %n_extent) : (i32, i32) -> !extent
  %extent_d = cute.make_shape(%n_extent, %m_extent) : (i32, i32) -> !extent
  %all_a = cute.make_identity_tensor(%extent_a) : (!extent) -> !all
  %all_b = cute.make_identity_tensor(%extent_b) : (!extent) -> !all
  %all_d = cute.make_identity_tensor(%extent_d) : (!extent) -> !all
  %boxes = cute.static : !cute.tile<"[128:1;128:1]">
  %boxes_d = cute.static : !cute.tile<"[64:1;128:1]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile_shape = cute.static : !cute.shape<"(128,128,128)">
  %counts = cute.ceil_div(%extents, %tile_shape) : (!cute.shape<"(?,?,?)">, !cute.shape<"(128,128,128)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %order = cute.make_shape(%m_tiles, %n_tiles) : (i32, i32) -> !extent
  %tiles = arith.muli %m_tiles, %n_tiles : i32
  %of_a = arith.muli %m_tiles, %k_tiles : i32
  %of_b = arith.muli %n_tiles, %k_tiles : i32
  %shape_factors_a = cute.make_shape(%of_a) : (i32) -> !cute.shape<"(128,?)">
  %shape_factors_b = cute.make_shape(%of_b) : (i32) -> !cute.shape<"(128,?)">
  %stride_factors = cute.static : !cute.stride<"(1,128)">
  %layout_factors_a = cute.make_layout(%shape_factors_a, %stride_factors) : (!cute.shape<"(128,?)">, !cute.stride<"(1,128)">) -> !cute.layout<"(128,?):(1,128)">
  %layout_factors_b = cute.make_layout(%shape_factors_b, %stride_factors) : (!cute.shape<"(128,?)">, !cute.stride<"(1,128)">) -> !cute.layout<"(128,?):(1,128)">
  %all_factors_a = cute.make_view(%factors_a, %layout_factors_a) : (!factors, !cute.layout<"(128,?):(1,128)">) -> !all_factors
  %all_factors_b = cute.make_view(%factors_b, %layout_factors_b) : (!factors, !cute.layout<"(128,?):(1,128)">) -> !all_factors

  scf.if %allocates {
    cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) : (i32, !slot) -> ()
    cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() : () -> ()
  }
  scf.if %first {
    cute_nvgpu.prefetch_tma_desc(%map_a) : (!map) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_b) : (!map) -> ()
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
      nvvm.mbarrier.init %free_at, %c128 : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!slot) -> !tensor
  %layout_tiles = cute.static : !cute.layout<"(128,128,2):(65536,1,128)">
  %layout_lanes = cute.static : !cute.layout<"(32,4,8,16,2):(65536,2097152,1,8,128)">
  %sums = cute.make_view(%tensor, %layout_tiles) : (!tensor, !cute.layout<"(128,128,2):(65536,1,128)">) -> !tiles
  %lanes = cute.make_view(%tensor, %layout_lanes) : (!tensor, !cute.layout<"(32,4,8,16,2):(65536,2097152,1,8,128)">) -> !lanes

  // The factors of A from column 256 on, of B from 260, those of the next stage 8 columns on: nothing says that a copy to
  // tensor memory comes behind products that read it, and with a stage its columns are free, too.
  %tensor_words = cute.recast_iter(%tensor) : (!tensor) -> !cute.ptr<i32, tmem, align<16>>
  %to_columns_a = cute.static : !cute.int_tuple<"256">
  %to_columns_b = cute.static : !cute.int_tuple<"260">
  %columns_a_at = cute.add_offset(%tensor_words, %to_columns_a) : (!cute.ptr<i32, tmem, align<16>>, !cute.int_tuple<"256">) -> !cute.ptr<i32, tmem, align<16>>
  %columns_b_at = cute.add_offset(%tensor_words, %to_columns_b) : (!cute.ptr<i32, tmem, align<16>>, !cute.int_tuple<"260">) -> !cute.ptr<i32, tmem, align<16>>
  %layout_columns = cute.static : !cute.layout<"(4,128,4):(1,65536,8)">
  %all_columns_a = cute.make_view(%columns_a_at, %layout_columns) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(4,128,4):(1,65536,8)">) -> !all_columns
  %all_columns_b = cute.make_view(%columns_b_at, %layout_columns) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(4,128,4):(1,65536,8)">) -> !all_columns

  scf.if %copies {
    %bulk = cute.make_atom() : !bulk
    %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map) -> !load
    %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map) -> !load
    %copied = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0) -> (i32) : i32 {
      %index = cute.make_int_tuple(%t) : (i32) -> !cute.int_tuple<"?">
      %at = cute.idx2crd(%index, %order) : (!cute.int_tuple<"?">, !extent) -> !cute.coord<"(?,?)">
      %m, %n = cute.get_scalars(%at) : !cute.coord<"(?,?)">
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
        nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
        %in_stage = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,?)">
        %box_a = cute.slice(%filled_a, %in_stage) : !filled, !cute.coord<"(_,_,?)"> -> !box
        %box_b = cute.slice(%filled_b, %in_stage) : !filled, !cute.coord<"(_,_,?)"> -> !box
        %at_a = cute.make_coord(%k, %m) : (i32, i32) -> !cute.coord<"(?,?)">
        %at_b = cute.make_coord(%k, %n) : (i32, i32) -> !cute.coord<"(?,?)">
        %coords_a = cute.local_tile(%all_a, %boxes, %at_a) : (!all, !cute.tile<"[128:1;128:1]">, !cute.coord<"(?,?)">) -> !coords
        %coords_b = cute.local_tile(%all_b, %boxes, %at_b) : (!all, !cute.tile<"[128:1;128:1]">, !cute.coord<"(?,?)">) -> !coords
        %to_full_a = cute_nvgpu.atom.set_value <tma_bar> (%load_a, %full) : (!load, !barrier) -> !load
        %to_full_b = cute_nvgpu.atom.set_value <tma_bar> (%load_b, %full) : (!load, !barrier) -> !load
        cute.copy_atom_call(%to_full_a, %coords_a, %box_a) : (!load, !coords, !box) -> ()
        cute.copy_atom_call(%to_full_b, %coords_b, %box_b) : (!load, !coords, !box) -> ()
        %row_a = arith.muli %m, %k_tiles : i32
        %row_b = arith.muli %n, %k_tiles : i32
        %tile_a = arith.addi %row_a, %k : i32
        %tile_b = arith.addi %row_b, %k : i32
        %at_factors_a = cute.make_coord(%tile_a) : (i32) -> !cute.coord<"(_,?)">
        %at_factors_b = cute.make_coord(%tile_b) : (i32) -> !cute.coord<"(_,?)">
        %at_staged = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,?)">
        %own_a = cute.slice(%all_factors_a, %at_factors_a) : !all_factors, !cute.coord<"(_,?)"> -> !own_factors
        %own_b = cute.slice(%all_factors_b, %at_factors_b) : !all_factors, !cute.coord<"(_,?)"> -> !own_factors
        %stage_a = cute.slice(%staged_a, %at_staged) : !staged, !cute.coord<"(_,?)"> -> !stage
        %stage_b = cute.slice(%staged_b, %at_staged) : !staged, !cute.coord<"(_,?)"> -> !stage
        %tell = cute_nvgpu.atom.with_mbarrier(%bulk, %full) : (!bulk, !barrier) -> !bulk
        cute.copy_atom_call(%tell, %own_a, %stage_a) : (!bulk, !own_factors, !stage) -> ()
        cute.copy_atom_call(%tell, %own_b, %stage_b) : (!bulk, !own_factors, !stage) -> ()
        %next = arith.addi %turn, %c1 : i32
        scf.yield %next : i32
      }
      scf.yield %after : i32
    }
  }

  scf.if %multiplies {
    %atom = cute.make_atom() : !mma
    %up = cute.make_atom() : !up
    %multiplied:2 = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0, %done = %c0) -> (i32, i32) : i32 {
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
        %of_stage = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,?)">
        %staged_rows_a = cute.slice(%rows_a, %of_stage) : !rows, !cute.coord<"(_,_,?)"> -> !row_words
        %staged_rows_b = cute.slice(%rows_b, %of_stage) : !rows, !cute.coord<"(_,_,?)"> -> !row_words
        %columns_a = cute.slice(%all_columns_a, %of_stage) : !all_columns, !cute.coord<"(_,_,?)"> -> !columns
        %columns_b = cute.slice(%all_columns_b, %of_stage) : !all_columns, !cute.coord<"(_,_,?)"> -> !columns
        %stage_columns_a = cute.get_iter(%columns_a) : !columns
        %stage_columns_b = cute.get_iter(%columns_b) : !columns
        %factors_a_at = cute.ptrtoint(%stage_columns_a) : (!cute.ptr<i32, tmem, align<16>>) -> i32
        %factors_b_at = cute.ptrtoint(%stage_columns_b) : (!cute.ptr<i32, tmem, align<16>>) -> i32
        cute.copy_atom_call(%up, %staged_rows_a, %columns_a) : (!up, !row_words, !columns) -> ()
        cute.copy_atom_call(%up, %staged_rows_b, %columns_b) : (!up, !row_words, !columns) -> ()
        scf.for %block = %c0 to %c4 step %c1 : i32 {
          %at = cute.make_coord(%block, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %a = cute.slice(%shared_a, %at) : !shared, !cute.coord<"(_,_,?,?)"> -> !operand
          %b = cute.slice(%shared_b, %at) : !shared, !cute.coord<"(_,_,?,?)"> -> !operand
          // The first product of a tile does not add what tensor memory holds.
          %behind = arith.ori %k, %block : i32
          %adds = arith.cmpi ne, %behind, %c0 : i32
          %byte = arith.shli %block, %thirty : i32
          %byte_a = arith.ori %factors_a_at, %byte : i32
          %byte_b = arith.ori %factors_b_at, %byte : i32
          %scale_a = cute.inttoptr(%byte_a) : (i32) -> !cute.ptr<i32, tmem, align<16>>
          %scale_b = cute.inttoptr(%byte_b) : (i32) -> !cute.ptr<i32, tmem, align<16>>
          %scaled_a = cute_nvgpu.atom.set_value <sf_a>(%atom, %scale_a) : (!mma, !cute.ptr<i32, tmem, align<16>>) -> !mma
          %scaled = cute_nvgpu.atom.set_value <sf_b>(%scaled_a, %scale_b) : (!mma, !cute.ptr<i32, tmem, align<16>>) -> !mma
          %product = cute_nvgpu.atom.set_value <accum_c>(%scaled, %adds) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product, %d, %a, %b, %d) : (!mma, !tile, !operand, !operand, !tile) -> ()
        }
        nvvm.tcgen05.commit %empty_at : !llvm.ptr<3>
        %next = arith.addi %turn, %c1 : i32
        scf.yield %next : i32
      }
      nvvm.tcgen05.commit %whole_at : !llvm.ptr<3>
      %more = arith.addi %done, %c1 : i32
      scf.yield %after, %more : i32, i32
    }
  }

  scf.if %takes {
    %take = cute.make_atom() : !take
    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %layout_eight = cute.static : !cute.layout<"8:1">
    %taken = scf.for %t = %bid to %tiles step %blocks iter_args(%done = %c0) -> (i32) : i32 {
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
          %source = cute.slice(%stored, %of_side) : !stored, !cute.coord<"(_,_,?)"> -> !box_d
          %column = arith.addi %column0, %side : i32
          %at_d = cute.make_coord(%column, %m) : (i32, i32) -> !cute.coord<"(?,?)">
          %target = cute.local_tile(%all_d, %boxes_d, %at_d) : (!all, !cute.tile<"[64:1;128:1]">, !cute.coord<"(?,?)">) -> !coords_d
          cute.copy_atom_call(%store, %source, %target) : (!store, !box_d, !coords_d) -> ()
          nvvm.cp.async.bulk.commit.group
        }
      }
      nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
      %state = nvvm.mbarrier.arrive %free_at : !llvm.ptr<3> -> i64
      %more = arith.addi %done, %c1 : i32
      scf.yield %more : i32
    }
    scf.if %first {
      nvvm.cp.async.bulk.wait_group 0
    }
  }

  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
    cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!tensor, i32) -> ()
  }
  return
}
