// D = A B^T for bf16 with sums in f32: copies by TMA, products by wgmma, one warpgroup to load and two to multiply.
//
// A block works on tiles of 128 by 256 of D, 64 of K at a time, through a ring of four stages in shared memory: A and B
// K-major under the 128-byte swizzle. Full barriers count the bytes of a stage, empty barriers the warps that are done
// with it. Each of the two warpgroups that multiply has 64 rows, 128 sums a thread; it writes them as bf16 by stmatrix
// into two swizzled buffers of 64 columns, from where TMA stores them while the next is written. Blocks take tiles in turn,
// 16 tiles of M before the next of N, so that what they load stays in L2. What lies outside the matrices reads as zeros
// and is not written: M, N and K need not be multiples of the tile.
//
//   grid    any number of blocks, one for each multiprocessor is best
//   block   384 threads
//   shared  229440 bytes
//   maps    A (K,M): box 64 by 128; B (K,N): box 64 by 256; D (N,M): box 64 by 64; all swizzled by 128 bytes
//   m, n, k the extents of D and K, at least 1
//
// expect: Unknown
// targets: sm_90a

!map_a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!map_b = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 262144, tma_gbasis = <"(64,256):(1@0,1@1)">, tma_format = BF16_RN>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 65536, tma_gbasis = <"(64,64):(1@0,1@1)">, tma_format = BF16_RN>
!load_a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!load_b = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 262144, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,256):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 65536, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,64):(1@0,1@1)">>

// Shared memory as TMA fills and empties it: (K, M or N, stage), and (N, M, buffer, warpgroup).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!filled_a = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128,4):(1,64,8192)">
!filled_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,256,4):(1,64,16384)">
!stored_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,2,2):(1,64,4096,8192)">
!box_a = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!box_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,256):(1,64)">
!box_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64):(1,64)">
// As wgmma reads it: (rows, 16 of K, warpgroup, block of K, stage) and without the warpgroup.
!shared_a = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16,2,4,4):((64,512),1,4096,16,8192)">
!shared_b = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,32),16,4,4):((64,512),1,16,16384)">
!a0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,8),16):((64,512),1)">
!a3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,8),16):((64,512),1)">
!b0 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,32),16):((64,512),1)">
!b1 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,32),16):((64,512),1)">
!b2 = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "((8,32),16):((64,512),1)">
!b3 = !cute.memref<bf16, smem, align<32>, S<3,4,3>, "((8,32),16):((64,512),1)">
// As stmatrix writes it: (thread, 8 elements, 16 columns, buffer, warpgroup).
!written_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// Registers: a thread's sums, in eights of 16 columns and those in fours of 64 columns.
!mma = !cute_nvgpu.sm90.mma<64x256x16, ab_major = (k, k), elem_type = (bf16, bf16, f32), frag_kind = ss>
!matrices = !cute_nvgpu.atom.stsm<bf16, mode = <"(8,8)">, num_matrices = 4, n>
!sums = !cute.memref<f32, rmem, align<16>, "128:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,4):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<bf16, rmem, align<16>, "8:1">

// Coordinates of the boxes in the matrices.
!shape = !cute.shape<"(?,?)">
!all = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!coords_a = !cute.coord_tensor<"(?{div=64},?{div=128})", "(64,128):(1@0,1@1)">
!coords_b = !cute.coord_tensor<"(?{div=64},?{div=256})", "(64,256):(1@0,1@1)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=64})", "(64,64):(1@0,1@1)">

func.func @gemm_bf16(%map_a: !map_a, %map_b: !map_b, %map_d: !map_d, %m_extent: i32, %n_extent: i32, %k_extent: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 384>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %stage_bytes = arith.constant 49152 : i32
  %ticks = arith.constant 10000000 : i32
  %true = arith.constant true
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %blocks = nvvm.read.ptx.sreg.nctaid.x : i32
  %group = arith.divui %tid, %c128 : i32
  %thread = arith.remui %tid, %c128 : i32
  %first = arith.cmpi eq, %tid, %c0 : i32

  // Shared memory: A from byte 0 on, B from 65536, D from 196608, full and empty barriers from 229376.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_b = cute.static : !cute.int_tuple<"65536">
  %to_d = cute.static : !cute.int_tuple<"196608">
  %to_full = cute.static : !cute.int_tuple<"229376">
  %to_empty = cute.static : !cute.int_tuple<"4">
  %smem_b = cute.add_offset(%smem, %to_b) : (!bytes, !cute.int_tuple<"65536">) -> !bytes
  %smem_d = cute.add_offset(%smem, %to_d) : (!bytes, !cute.int_tuple<"196608">) -> !bytes
  %smem_full = cute.add_offset(%smem, %to_full) : (!bytes, !cute.int_tuple<"229376">) -> !bytes
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !elements
  %barriers = cute.recast_iter(%smem_full) : (!bytes) -> !cute.ptr<i64, smem, align<1024>>
  %layout_filled_a = cute.static : !cute.layout<"(64,128,4):(1,64,8192)">
  %layout_filled_b = cute.static : !cute.layout<"(64,256,4):(1,64,16384)">
  %layout_stored_d = cute.static : !cute.layout<"(64,64,2,2):(1,64,4096,8192)">
  %layout_shared_a = cute.static : !cute.layout<"((8,8),16,2,4,4):((64,512),1,4096,16,8192)">
  %layout_shared_b = cute.static : !cute.layout<"((8,32),16,4,4):((64,512),1,16,16384)">
  %layout_written_d = cute.static : !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
  %filled_a = cute.make_view(%elements_a, %layout_filled_a) : (!elements, !cute.layout<"(64,128,4):(1,64,8192)">) -> !filled_a
  %filled_b = cute.make_view(%elements_b, %layout_filled_b) : (!elements, !cute.layout<"(64,256,4):(1,64,16384)">) -> !filled_b
  %stored_d = cute.make_view(%elements_d, %layout_stored_d) : (!elements, !cute.layout<"(64,64,2,2):(1,64,4096,8192)">) -> !stored_d
  %shared_a = cute.make_view(%elements_a, %layout_shared_a) : (!elements, !cute.layout<"((8,8),16,2,4,4):((64,512),1,4096,16,8192)">) -> !shared_a
  %shared_b = cute.make_view(%elements_b, %layout_shared_b) : (!elements, !cute.layout<"((8,32),16,4,4):((64,512),1,16,16384)">) -> !shared_b
  %written_d = cute.make_view(%elements_d, %layout_written_d) : (!elements, !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">) -> !written_d

  // Coordinates, and how many tiles there are: the block's tile t is (t mod 16, of N, of 16 of M).
  %shape_a = cute.make_shape(%k_extent, %m_extent) : (i32, i32) -> !shape
  %shape_b = cute.make_shape(%k_extent, %n_extent) : (i32, i32) -> !shape
  %shape_d = cute.make_shape(%n_extent, %m_extent) : (i32, i32) -> !shape
  %all_a = cute.make_identity_tensor(%shape_a) : (!shape) -> !all
  %all_b = cute.make_identity_tensor(%shape_b) : (!shape) -> !all
  %all_d = cute.make_identity_tensor(%shape_d) : (!shape) -> !all
  %tile_a = cute.static : !cute.tile<"[64:1;128:1]">
  %tile_b = cute.static : !cute.tile<"[64:1;256:1]">
  %tile_d = cute.static : !cute.tile<"[64:1;64:1]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(128,256,64)">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, !cute.shape<"(128,256,64)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %m_rounded = arith.addi %m_tiles, %c15 : i32
  %m_groups = arith.divui %m_rounded, %c16 : i32
  %order = cute.make_shape(%n_tiles, %m_groups) : (i32, i32) -> !cute.shape<"(16,?,?)">
  %size = cute.size(%order) : (!cute.shape<"(16,?,?)">) -> !cute.int_tuple<"?{div=16}">
  %tiles = cute.get_scalars(%size) : !cute.int_tuple<"?{div=16}">

  scf.if %first {
    cute_nvgpu.prefetch_tma_desc(%map_a) : (!map_a) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_b) : (!map_b) -> ()
    cute_nvgpu.prefetch_tma_desc(%map_d) : (!map_d) -> ()
    scf.for %stage = %c0 to %c4 step %c1 : i32 {
      %at = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
      %full = cute.add_offset(%barriers, %at) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
      %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
      %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      nvvm.mbarrier.init %full_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_at, %c8 : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.barrier0

  %loads = arith.cmpi eq, %group, %c0 : i32
  scf.if %loads {
    nvvm.setmaxregister decrease 40
    scf.if %first {
      %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map_a) -> !load_a
      %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map_b) -> !load_b
      %filled = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0) -> (i32) : i32 {
        %index = cute.make_int_tuple(%t) : (i32) -> !cute.int_tuple<"?">
        %at = cute.idx2crd(%index, %order) : (!cute.int_tuple<"?">, !cute.shape<"(16,?,?)">) -> !cute.coord<"(?,?,?)">
        %m_inner, %n, %m_outer = cute.get_scalars(%at) : !cute.coord<"(?,?,?)">
        %m_first = arith.muli %m_outer, %c16 : i32
        %m = arith.addi %m_first, %m_inner : i32
        %exists = arith.cmpi ult, %m, %m_tiles : i32
        %after = scf.if %exists -> (i32) {
          %last = scf.for %k = %c0 to %k_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
            %stage = arith.remui %turn, %c4 : i32
            %round = arith.divui %turn, %c4 : i32
            %parity = arith.remui %round, %c2 : i32
            %opposite = arith.xori %parity, %c1 : i32
            %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
            %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
            %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
            %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
            %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
            nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
            nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
            %in_stage = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,?)">
            %box_a = cute.slice(%filled_a, %in_stage) : !filled_a, !cute.coord<"(_,_,?)"> -> !box_a
            %box_b = cute.slice(%filled_b, %in_stage) : !filled_b, !cute.coord<"(_,_,?)"> -> !box_b
            %tile_at_a = cute.make_coord(%k, %m) : (i32, i32) -> !cute.coord<"(?,?)">
            %tile_at_b = cute.make_coord(%k, %n) : (i32, i32) -> !cute.coord<"(?,?)">
            %coords_a = cute.local_tile(%all_a, %tile_a, %tile_at_a) : (!all, !cute.tile<"[64:1;128:1]">, !cute.coord<"(?,?)">) -> !coords_a
            %coords_b = cute.local_tile(%all_b, %tile_b, %tile_at_b) : (!all, !cute.tile<"[64:1;256:1]">, !cute.coord<"(?,?)">) -> !coords_b
            %to_full_a = cute_nvgpu.atom.set_value <tma_bar> (%load_a, %full) : (!load_a, !cute.ptr<i64, smem, align<8>>) -> !load_a
            %to_full_b = cute_nvgpu.atom.set_value <tma_bar> (%load_b, %full) : (!load_b, !cute.ptr<i64, smem, align<8>>) -> !load_b
            cute.copy_atom_call(%to_full_a, %coords_a, %box_a) : (!load_a, !coords_a, !box_a) -> ()
            cute.copy_atom_call(%to_full_b, %coords_b, %box_b) : (!load_b, !coords_b, !box_b) -> ()
            %next = arith.addi %turn, %c1 : i32
            scf.yield %next : i32
          }
          scf.yield %last : i32
        } else {
          scf.yield %before : i32
        }
        scf.yield %after : i32
      }
    }
  } else {
    nvvm.setmaxregister increase 232
    %consumer = arith.subi %group, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi eq, %lane, %c0 : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
    %eight = cute.static : !cute.layout<"8:1">
    %all_sums = cute.static : !cute.layout<"128:1">
    %layout_parts = cute.static : !cute.layout<"(8,4,4):(1,8,32)">
    %atom = cute.make_atom() : !mma
    %matrices = cute.make_atom() : !matrices
    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %emptied = scf.for %t = %bid to %tiles step %blocks iter_args(%before = %c0) -> (i32) : i32 {
      %index = cute.make_int_tuple(%t) : (i32) -> !cute.int_tuple<"?">
      %at = cute.idx2crd(%index, %order) : (!cute.int_tuple<"?">, !cute.shape<"(16,?,?)">) -> !cute.coord<"(?,?,?)">
      %m_inner, %n, %m_outer = cute.get_scalars(%at) : !cute.coord<"(?,?,?)">
      %m_first = arith.muli %m_outer, %c16 : i32
      %m = arith.addi %m_first, %m_inner : i32
      %exists = arith.cmpi ult, %m, %m_tiles : i32
      %after = scf.if %exists -> (i32) {
        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"128:1">) -> !sums
        %last = scf.for %k = %c0 to %k_tiles step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          %stage = arith.remui %turn, %c4 : i32
          %round = arith.divui %turn, %c4 : i32
          %parity = arith.remui %round, %c2 : i32
          %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
          %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
          %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
          %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          nvvm.mbarrier.try_wait.parity %full_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          // The first product of a tile does not add what the registers hold.
          %adds = arith.cmpi ne, %k, %c0 : i32
          %at_a0 = cute.make_coord(%consumer, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,0,?)">
          %at_b0 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,0,?)">
          %a0 = cute.slice(%shared_a, %at_a0) : !shared_a, !cute.coord<"(_,_,?,0,?)"> -> !a0
          %b0 = cute.slice(%shared_b, %at_b0) : !shared_b, !cute.coord<"(_,_,0,?)"> -> !b0
          %product0 = cute_nvgpu.atom.set_value <accum_c>(%atom, %adds) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product0, %sums, %a0, %b0, %sums) : (!mma, !sums, !a0, !b0, !sums) -> ()
          %at_a1 = cute.make_coord(%consumer, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,1,?)">
          %at_b1 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,1,?)">
          %a1 = cute.slice(%shared_a, %at_a1) : !shared_a, !cute.coord<"(_,_,?,1,?)"> -> !a1
          %b1 = cute.slice(%shared_b, %at_b1) : !shared_b, !cute.coord<"(_,_,1,?)"> -> !b1
          %product1 = cute_nvgpu.atom.set_value <accum_c>(%atom, %true) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product1, %sums, %a1, %b1, %sums) : (!mma, !sums, !a1, !b1, !sums) -> ()
          %at_a2 = cute.make_coord(%consumer, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,2,?)">
          %at_b2 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,2,?)">
          %a2 = cute.slice(%shared_a, %at_a2) : !shared_a, !cute.coord<"(_,_,?,2,?)"> -> !a2
          %b2 = cute.slice(%shared_b, %at_b2) : !shared_b, !cute.coord<"(_,_,2,?)"> -> !b2
          %product2 = cute_nvgpu.atom.set_value <accum_c>(%atom, %true) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product2, %sums, %a2, %b2, %sums) : (!mma, !sums, !a2, !b2, !sums) -> ()
          %at_a3 = cute.make_coord(%consumer, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,3,?)">
          %at_b3 = cute.make_coord(%stage) : (i32) -> !cute.coord<"(_,_,3,?)">
          %a3 = cute.slice(%shared_a, %at_a3) : !shared_a, !cute.coord<"(_,_,?,3,?)"> -> !a3
          %b3 = cute.slice(%shared_b, %at_b3) : !shared_b, !cute.coord<"(_,_,3,?)"> -> !b3
          %product3 = cute_nvgpu.atom.set_value <accum_c>(%atom, %true) : (!mma, i1) -> !mma
          cute.mma_atom_call(%product3, %sums, %a3, %b3, %sums) : (!mma, !sums, !a3, !b3, !sums) -> ()
          nvvm.wgmma.commit.group.sync.aligned
          nvvm.wgmma.wait.group.sync.aligned 0
          cute_nvgpu.arch.warpgroup_fence_operand(%sums) : (!sums) -> ()
          scf.if %signals {
            %state = nvvm.mbarrier.arrive %empty_at : !llvm.ptr<3> -> i64
          }
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }

        // A buffer is written again when the store before the last has read it.
        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : (!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,4):(1,8,32)">) -> !parts
        %rows = arith.muli %m, %c2 : i32
        %row = arith.addi %rows, %consumer : i32
        %column0 = arith.muli %n, %c4 : i32
        %column1 = arith.addi %column0, %c1 : i32
        %column2 = arith.addi %column0, %c2 : i32
        %column3 = arith.addi %column0, %c3 : i32
        // Columns 0 to 63.
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 1 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
        %s00 = cute.static : !cute.coord<"(_,0,0)">
        %v00 = cute.slice(%parts, %s00) : !parts, !cute.coord<"(_,0,0)"> -> !part
        %x00 = cute.memref.load_vec(%v00) : (!part) -> vector<8xf32>
        %y00 = arith.truncf %x00 : vector<8xf32> to vector<8xbf16>
        %r00 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y00, %r00) : (vector<8xbf16>, !rounded) -> ()
        %t00 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,0,?)">
        %w00 = cute.slice(%written_d, %t00) : !written_d, !cute.coord<"(?,_,0,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r00, %w00) : (!matrices, !rounded, !row) -> ()
        %s01 = cute.static : !cute.coord<"(_,1,0)">
        %v01 = cute.slice(%parts, %s01) : !parts, !cute.coord<"(_,1,0)"> -> !part
        %x01 = cute.memref.load_vec(%v01) : (!part) -> vector<8xf32>
        %y01 = arith.truncf %x01 : vector<8xf32> to vector<8xbf16>
        %r01 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y01, %r01) : (vector<8xbf16>, !rounded) -> ()
        %t01 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,0,?)">
        %w01 = cute.slice(%written_d, %t01) : !written_d, !cute.coord<"(?,_,1,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r01, %w01) : (!matrices, !rounded, !row) -> ()
        %s02 = cute.static : !cute.coord<"(_,2,0)">
        %v02 = cute.slice(%parts, %s02) : !parts, !cute.coord<"(_,2,0)"> -> !part
        %x02 = cute.memref.load_vec(%v02) : (!part) -> vector<8xf32>
        %y02 = arith.truncf %x02 : vector<8xf32> to vector<8xbf16>
        %r02 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y02, %r02) : (vector<8xbf16>, !rounded) -> ()
        %t02 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,0,?)">
        %w02 = cute.slice(%written_d, %t02) : !written_d, !cute.coord<"(?,_,2,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r02, %w02) : (!matrices, !rounded, !row) -> ()
        %s03 = cute.static : !cute.coord<"(_,3,0)">
        %v03 = cute.slice(%parts, %s03) : !parts, !cute.coord<"(_,3,0)"> -> !part
        %x03 = cute.memref.load_vec(%v03) : (!part) -> vector<8xf32>
        %y03 = arith.truncf %x03 : vector<8xf32> to vector<8xbf16>
        %r03 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y03, %r03) : (vector<8xbf16>, !rounded) -> ()
        %t03 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,0,?)">
        %w03 = cute.slice(%written_d, %t03) : !written_d, !cute.coord<"(?,_,3,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r03, %w03) : (!matrices, !rounded, !row) -> ()
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %barrier number_of_threads = %c128
        scf.if %leads {
          %from0 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,0,?)">
          %source0 = cute.slice(%stored_d, %from0) : !stored_d, !cute.coord<"(_,_,0,?)"> -> !box_d
          %to0 = cute.make_coord(%column0, %row) : (i32, i32) -> !cute.coord<"(?,?)">
          %target0 = cute.local_tile(%all_d, %tile_d, %to0) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
          cute.copy_atom_call(%store, %source0, %target0) : (!store, !box_d, !coords_d) -> ()
          nvvm.cp.async.bulk.commit.group
        }
        // Columns 64 to 127.
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 1 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
        %s10 = cute.static : !cute.coord<"(_,0,1)">
        %v10 = cute.slice(%parts, %s10) : !parts, !cute.coord<"(_,0,1)"> -> !part
        %x10 = cute.memref.load_vec(%v10) : (!part) -> vector<8xf32>
        %y10 = arith.truncf %x10 : vector<8xf32> to vector<8xbf16>
        %r10 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y10, %r10) : (vector<8xbf16>, !rounded) -> ()
        %t10 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,1,?)">
        %w10 = cute.slice(%written_d, %t10) : !written_d, !cute.coord<"(?,_,0,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r10, %w10) : (!matrices, !rounded, !row) -> ()
        %s11 = cute.static : !cute.coord<"(_,1,1)">
        %v11 = cute.slice(%parts, %s11) : !parts, !cute.coord<"(_,1,1)"> -> !part
        %x11 = cute.memref.load_vec(%v11) : (!part) -> vector<8xf32>
        %y11 = arith.truncf %x11 : vector<8xf32> to vector<8xbf16>
        %r11 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y11, %r11) : (vector<8xbf16>, !rounded) -> ()
        %t11 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,1,?)">
        %w11 = cute.slice(%written_d, %t11) : !written_d, !cute.coord<"(?,_,1,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r11, %w11) : (!matrices, !rounded, !row) -> ()
        %s12 = cute.static : !cute.coord<"(_,2,1)">
        %v12 = cute.slice(%parts, %s12) : !parts, !cute.coord<"(_,2,1)"> -> !part
        %x12 = cute.memref.load_vec(%v12) : (!part) -> vector<8xf32>
        %y12 = arith.truncf %x12 : vector<8xf32> to vector<8xbf16>
        %r12 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y12, %r12) : (vector<8xbf16>, !rounded) -> ()
        %t12 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,1,?)">
        %w12 = cute.slice(%written_d, %t12) : !written_d, !cute.coord<"(?,_,2,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r12, %w12) : (!matrices, !rounded, !row) -> ()
        %s13 = cute.static : !cute.coord<"(_,3,1)">
        %v13 = cute.slice(%parts, %s13) : !parts, !cute.coord<"(_,3,1)"> -> !part
        %x13 = cute.memref.load_vec(%v13) : (!part) -> vector<8xf32>
        %y13 = arith.truncf %x13 : vector<8xf32> to vector<8xbf16>
        %r13 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y13, %r13) : (vector<8xbf16>, !rounded) -> ()
        %t13 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,1,?)">
        %w13 = cute.slice(%written_d, %t13) : !written_d, !cute.coord<"(?,_,3,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r13, %w13) : (!matrices, !rounded, !row) -> ()
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %barrier number_of_threads = %c128
        scf.if %leads {
          %from1 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,1,?)">
          %source1 = cute.slice(%stored_d, %from1) : !stored_d, !cute.coord<"(_,_,1,?)"> -> !box_d
          %to1 = cute.make_coord(%column1, %row) : (i32, i32) -> !cute.coord<"(?,?)">
          %target1 = cute.local_tile(%all_d, %tile_d, %to1) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
          cute.copy_atom_call(%store, %source1, %target1) : (!store, !box_d, !coords_d) -> ()
          nvvm.cp.async.bulk.commit.group
        }
        // Columns 128 to 191.
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 1 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
        %s20 = cute.static : !cute.coord<"(_,0,2)">
        %v20 = cute.slice(%parts, %s20) : !parts, !cute.coord<"(_,0,2)"> -> !part
        %x20 = cute.memref.load_vec(%v20) : (!part) -> vector<8xf32>
        %y20 = arith.truncf %x20 : vector<8xf32> to vector<8xbf16>
        %r20 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y20, %r20) : (vector<8xbf16>, !rounded) -> ()
        %t20 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,0,?)">
        %w20 = cute.slice(%written_d, %t20) : !written_d, !cute.coord<"(?,_,0,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r20, %w20) : (!matrices, !rounded, !row) -> ()
        %s21 = cute.static : !cute.coord<"(_,1,2)">
        %v21 = cute.slice(%parts, %s21) : !parts, !cute.coord<"(_,1,2)"> -> !part
        %x21 = cute.memref.load_vec(%v21) : (!part) -> vector<8xf32>
        %y21 = arith.truncf %x21 : vector<8xf32> to vector<8xbf16>
        %r21 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y21, %r21) : (vector<8xbf16>, !rounded) -> ()
        %t21 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,0,?)">
        %w21 = cute.slice(%written_d, %t21) : !written_d, !cute.coord<"(?,_,1,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r21, %w21) : (!matrices, !rounded, !row) -> ()
        %s22 = cute.static : !cute.coord<"(_,2,2)">
        %v22 = cute.slice(%parts, %s22) : !parts, !cute.coord<"(_,2,2)"> -> !part
        %x22 = cute.memref.load_vec(%v22) : (!part) -> vector<8xf32>
        %y22 = arith.truncf %x22 : vector<8xf32> to vector<8xbf16>
        %r22 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y22, %r22) : (vector<8xbf16>, !rounded) -> ()
        %t22 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,0,?)">
        %w22 = cute.slice(%written_d, %t22) : !written_d, !cute.coord<"(?,_,2,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r22, %w22) : (!matrices, !rounded, !row) -> ()
        %s23 = cute.static : !cute.coord<"(_,3,2)">
        %v23 = cute.slice(%parts, %s23) : !parts, !cute.coord<"(_,3,2)"> -> !part
        %x23 = cute.memref.load_vec(%v23) : (!part) -> vector<8xf32>
        %y23 = arith.truncf %x23 : vector<8xf32> to vector<8xbf16>
        %r23 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y23, %r23) : (vector<8xbf16>, !rounded) -> ()
        %t23 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,0,?)">
        %w23 = cute.slice(%written_d, %t23) : !written_d, !cute.coord<"(?,_,3,0,?)"> -> !row
        cute.copy_atom_call(%matrices, %r23, %w23) : (!matrices, !rounded, !row) -> ()
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %barrier number_of_threads = %c128
        scf.if %leads {
          %from2 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,0,?)">
          %source2 = cute.slice(%stored_d, %from2) : !stored_d, !cute.coord<"(_,_,0,?)"> -> !box_d
          %to2 = cute.make_coord(%column2, %row) : (i32, i32) -> !cute.coord<"(?,?)">
          %target2 = cute.local_tile(%all_d, %tile_d, %to2) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
          cute.copy_atom_call(%store, %source2, %target2) : (!store, !box_d, !coords_d) -> ()
          nvvm.cp.async.bulk.commit.group
        }
        // Columns 192 to 255.
        scf.if %leads {
          nvvm.cp.async.bulk.wait_group 1 {read}
        }
        nvvm.barrier id = %barrier number_of_threads = %c128
        %s30 = cute.static : !cute.coord<"(_,0,3)">
        %v30 = cute.slice(%parts, %s30) : !parts, !cute.coord<"(_,0,3)"> -> !part
        %x30 = cute.memref.load_vec(%v30) : (!part) -> vector<8xf32>
        %y30 = arith.truncf %x30 : vector<8xf32> to vector<8xbf16>
        %r30 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y30, %r30) : (vector<8xbf16>, !rounded) -> ()
        %t30 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,1,?)">
        %w30 = cute.slice(%written_d, %t30) : !written_d, !cute.coord<"(?,_,0,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r30, %w30) : (!matrices, !rounded, !row) -> ()
        %s31 = cute.static : !cute.coord<"(_,1,3)">
        %v31 = cute.slice(%parts, %s31) : !parts, !cute.coord<"(_,1,3)"> -> !part
        %x31 = cute.memref.load_vec(%v31) : (!part) -> vector<8xf32>
        %y31 = arith.truncf %x31 : vector<8xf32> to vector<8xbf16>
        %r31 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y31, %r31) : (vector<8xbf16>, !rounded) -> ()
        %t31 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,1,?)">
        %w31 = cute.slice(%written_d, %t31) : !written_d, !cute.coord<"(?,_,1,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r31, %w31) : (!matrices, !rounded, !row) -> ()
        %s32 = cute.static : !cute.coord<"(_,2,3)">
        %v32 = cute.slice(%parts, %s32) : !parts, !cute.coord<"(_,2,3)"> -> !part
        %x32 = cute.memref.load_vec(%v32) : (!part) -> vector<8xf32>
        %y32 = arith.truncf %x32 : vector<8xf32> to vector<8xbf16>
        %r32 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y32, %r32) : (vector<8xbf16>, !rounded) -> ()
        %t32 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,1,?)">
        %w32 = cute.slice(%written_d, %t32) : !written_d, !cute.coord<"(?,_,2,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r32, %w32) : (!matrices, !rounded, !row) -> ()
        %s33 = cute.static : !cute.coord<"(_,3,3)">
        %v33 = cute.slice(%parts, %s33) : !parts, !cute.coord<"(_,3,3)"> -> !part
        %x33 = cute.memref.load_vec(%v33) : (!part) -> vector<8xf32>
        %y33 = arith.truncf %x33 : vector<8xf32> to vector<8xbf16>
        %r33 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
        cute.memref.store_vec(%y33, %r33) : (vector<8xbf16>, !rounded) -> ()
        %t33 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,3,1,?)">
        %w33 = cute.slice(%written_d, %t33) : !written_d, !cute.coord<"(?,_,3,1,?)"> -> !row
        cute.copy_atom_call(%matrices, %r33, %w33) : (!matrices, !rounded, !row) -> ()
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %barrier number_of_threads = %c128
        scf.if %leads {
          %from3 = cute.make_coord(%consumer) : (i32) -> !cute.coord<"(_,_,1,?)">
          %source3 = cute.slice(%stored_d, %from3) : !stored_d, !cute.coord<"(_,_,1,?)"> -> !box_d
          %to3 = cute.make_coord(%column3, %row) : (i32, i32) -> !cute.coord<"(?,?)">
          %target3 = cute.local_tile(%all_d, %tile_d, %to3) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
          cute.copy_atom_call(%store, %source3, %target3) : (!store, !box_d, !coords_d) -> ()
          nvvm.cp.async.bulk.commit.group
        }
        scf.yield %last : i32
      } else {
        scf.yield %before : i32
      }
      scf.yield %after : i32
    }
    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0
    }
  }
  return
}
