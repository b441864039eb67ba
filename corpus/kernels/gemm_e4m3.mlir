// D = A B^T for e4m3 with sums in f32 times factors of rows and columns, D in bf16, tiles of 128 by 256, 4 stages; written by tools/product.
//
//   gemm_e4m3
//     grid    at most 512 blocks, one for each multiprocessor is best, clusters of 1
//     block   384 threads
//     shared  231552 bytes
//     maps    A (K,M): box 128 by 128; B (K,N): box 128 by 256, swizzled by 128 bytes; D (N,M): box 64 by 64, alike
//   gemm_e4m3_fixup
//     grid    16 blocks for each divided tile
//     block   256 threads
//   group, whole, share, depth: see tools/product/product_kernel.h
//
// expect: Unknown
// targets: sm_90a

!map_a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f8E4M3FN, copy_bits = 131072, tma_gbasis = <"(128,128):(1@0,1@1)">, tma_format = U8>
!map_b = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f8E4M3FN, copy_bits = 262144, tma_gbasis = <"(128,256):(1@0,1@1)">, tma_format = U8>
!map_d = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 65536, tma_gbasis = <"(64,64):(1@0,1@1)">, tma_format = BF16_RN>
!load_a = !cute_nvgpu.atom.tma_load<f8E4M3FN, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(128,128):(1@0,1@1)">>
!load_b = !cute_nvgpu.atom.tma_load<f8E4M3FN, copy_bits = 262144, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(128,256):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 65536, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,64):(1@0,1@1)">>

// Shared memory as TMA fills and empties it: (K, M or N, block of the pair, stage), and (N, M, buffer, warpgroup).
!bytes = !cute.ptr<i8, smem, align<1024>>
!elements_a = !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
!elements_b = !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
!elements_d = !cute.ptr<bf16, smem, align<1024>, S<3,4,3>>
!filled_a = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,128,1,4):(1,128,16384,16384)">
!filled_b = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,256,1,4):(1,128,32768,32768)">
!stored_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64,2,2):(1,64,4096,8192)">
!box_a = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,128):(1,128)">
!box_b = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,256):(1,128)">
!box_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64):(1,64)">
// As wgmma reads it: (rows, 32 of K, warpgroup, block of K, stage) and without the warpgroup.
!shared_a = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,8),32,2,4,4):((128,1024),1,8192,32,16384)">
!shared_b = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,32),32,4,4):((128,1024),1,32,32768)">
!a0 = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
!a1 = !cute.memref<f8E4M3FN, smem, align<32>, S<3,4,3>, "((8,8),32):((128,1024),1)">
!a2 = !cute.memref<f8E4M3FN, smem, align<64>, S<3,4,3>, "((8,8),32):((128,1024),1)">
!a3 = !cute.memref<f8E4M3FN, smem, align<32>, S<3,4,3>, "((8,8),32):((128,1024),1)">
!b0 = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">
!b1 = !cute.memref<f8E4M3FN, smem, align<32>, S<3,4,3>, "((8,32),32):((128,1024),1)">
!b2 = !cute.memref<f8E4M3FN, smem, align<64>, S<3,4,3>, "((8,32),32):((128,1024),1)">
!b3 = !cute.memref<f8E4M3FN, smem, align<32>, S<3,4,3>, "((8,32),32):((128,1024),1)">
// As stmatrix writes it: (thread, 8 elements, 16 columns, buffer, warpgroup).
!written_d = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
!row = !cute.memref<bf16, smem, align<16>, S<3,4,3>, "(8):(1)">

// Registers: a thread's sums, in eights of 16 columns and those in fours of 64 columns.
!mma = !cute_nvgpu.sm90.mma<64x256x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>
!matrices = !cute_nvgpu.atom.stsm<bf16, mode = <"(8,8)">, num_matrices = 4, n>
!sums = !cute.memref<f32, rmem, align<16>, "128:1">
!parts = !cute.memref<f32, rmem, align<16>, "(8,4,4):(1,8,32)">
!part = !cute.memref<f32, rmem, align<16>, "(8):(1)">
!rounded = !cute.memref<bf16, rmem, align<16>, "8:1">

// The workspace, two parts for each block, in the order of the threads that wrote it, so that a warp moves whole lines:
// (thread, 8 elements, 16 columns, warpgroup, part).
!f32s = !cute.ptr<f32, gmem, align<16>>
!left = !cute.memref<f32, gmem, align<16>, "(128,(4,2),16,2,1024):(4,(1,512),1024,16384,32768)">
!cell = !cute.memref<f32, gmem, align<16>, "((4,2)):((1,512))">
!out = !cute.memref<bf16, gmem, align<16>, "(2,?,?):(1,2,?{i64 div=8})">
!out_pair = !cute.memref<bf16, gmem, align<4>, "(2):(1)">
!pairs = !cute.memref<bf16, rmem, align<16>, "(2,4):(1,2)">
!pair = !cute.memref<bf16, rmem, align<4>, "(2):(1)">

// Coordinates of the boxes in the matrices.
!shape = !cute.shape<"(?,?)">
!all = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!coords_a = !cute.coord_tensor<"(?{div=128},?{div=128})", "(128,128):(1@0,1@1)">
!coords_b = !cute.coord_tensor<"(?{div=128},?{div=256})", "(128,256):(1@0,1@1)">
!coords_d = !cute.coord_tensor<"(?{div=64},?{div=64})", "(64,64):(1@0,1@1)">

// Factors of the rows of A and of B, and those of a tile's columns for each warpgroup: as threads write them, and four
// of 16 columns as a thread needs them.
!factors = !cute.ptr<f32, gmem, align<4>>
!all_factors = !cute.memref<f32, gmem, align<4>, "(?):(?)">
!kept = !cute.memref<f32, smem, align<128>, "(256,2):(1,256)">
!fours = !cute.memref<f32, smem, align<128>, "((2,2),4,16,2):((1,8),2,16,256)">
!four = !cute.memref<f32, smem, align<8>, "((2,2)):((1,8))">

func.func @gemm_e4m3(%map_a: !map_a, %map_b: !map_b, %map_d: !map_d, %m_extent: i32, %n_extent: i32, %k_extent: i32,
                     %group: i32, %whole_asked: i32, %share: i32, %depth: i32, %workspace: !f32s, %factors_a: !factors, %factors_b: !factors, %step_a: i32, %step_b: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 384>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %consumer_warps = arith.constant 8 : i32
  %consumers = arith.constant 2 : i32
  %cluster = arith.constant 1 : i32
  %cluster_m = arith.constant 1 : i32
  %cluster_n = arith.constant 1 : i32
  %sharing = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  %c128 = arith.constant 128 : i32
  %quarters = arith.constant 4 : i32
  %stages = arith.constant 4 : i32
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

  // Shared memory: A from byte 0 on, B from 65536, D from 196608, full and empty barriers from 229376.
  %smem = cute_nvgpu.arch.get_dyn_smem() : () -> !bytes
  %to_b = cute.static : !cute.int_tuple<"65536">
  %to_d = cute.static : !cute.int_tuple<"196608">
  %to_full = cute.static : !cute.int_tuple<"229376">
  %to_empty = cute.static : !cute.int_tuple<"4">
  %smem_b = cute.add_offset(%smem, %to_b) : (!bytes, !cute.int_tuple<"65536">) -> !bytes
  %smem_d = cute.add_offset(%smem, %to_d) : (!bytes, !cute.int_tuple<"196608">) -> !bytes
  %smem_full = cute.add_offset(%smem, %to_full) : (!bytes, !cute.int_tuple<"229376">) -> !bytes
  %elements_a = cute.recast_iter(%smem) : (!bytes) -> !elements_a
  %elements_b = cute.recast_iter(%smem_b) : (!bytes) -> !elements_b
  %elements_d = cute.recast_iter(%smem_d) : (!bytes) -> !elements_d
  %barriers = cute.recast_iter(%smem_full) : (!bytes) -> !cute.ptr<i64, smem, align<1024>>
  %layout_filled_a = cute.static : !cute.layout<"(128,128,1,4):(1,128,16384,16384)">
  %layout_filled_b = cute.static : !cute.layout<"(128,256,1,4):(1,128,32768,32768)">
  %layout_stored_d = cute.static : !cute.layout<"(64,64,2,2):(1,64,4096,8192)">
  %layout_shared_a = cute.static : !cute.layout<"((8,8),32,2,4,4):((128,1024),1,8192,32,16384)">
  %layout_shared_b = cute.static : !cute.layout<"((8,32),32,4,4):((128,1024),1,32,32768)">
  %layout_written_d = cute.static : !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">
  %layout_left = cute.static : !cute.layout<"(128,(4,2),16,2,1024):(4,(1,512),1024,16384,32768)">
  %filled_a = cute.make_view(%elements_a, %layout_filled_a) : (!elements_a, !cute.layout<"(128,128,1,4):(1,128,16384,16384)">) -> !filled_a
  %filled_b = cute.make_view(%elements_b, %layout_filled_b) : (!elements_b, !cute.layout<"(128,256,1,4):(1,128,32768,32768)">) -> !filled_b
  %stored_d = cute.make_view(%elements_d, %layout_stored_d) : (!elements_d, !cute.layout<"(64,64,2,2):(1,64,4096,8192)">) -> !stored_d
  %shared_a = cute.make_view(%elements_a, %layout_shared_a) : (!elements_a, !cute.layout<"((8,8),32,2,4,4):((128,1024),1,8192,32,16384)">) -> !shared_a
  %shared_b = cute.make_view(%elements_b, %layout_shared_b) : (!elements_b, !cute.layout<"((8,32),32,4,4):((128,1024),1,32,32768)">) -> !shared_b
  %written_d = cute.make_view(%elements_d, %layout_written_d) : (!elements_d, !cute.layout<"((8,2,2,4),8,4,2,2):((64,512,8,1024),1,16,4096,8192)">) -> !written_d
  %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"(128,(4,2),16,2,1024):(4,(1,512),1024,16384,32768)">) -> !left

  // Coordinates, and how many tiles there are.
  %shape_a = cute.make_shape(%k_extent, %m_extent) : (i32, i32) -> !shape
  %shape_b = cute.make_shape(%k_extent, %n_extent) : (i32, i32) -> !shape
  %shape_d = cute.make_shape(%n_extent, %m_extent) : (i32, i32) -> !shape
  %all_a = cute.make_identity_tensor(%shape_a) : (!shape) -> !all
  %all_b = cute.make_identity_tensor(%shape_b) : (!shape) -> !all
  %all_d = cute.make_identity_tensor(%shape_d) : (!shape) -> !all
  %tile_a = cute.static : !cute.tile<"[128:1;128:1]">
  %tile_b = cute.static : !cute.tile<"[128:1;256:1]">
  %tile_d = cute.static : !cute.tile<"[64:1;64:1]">
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(128,256,128)">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, !cute.shape<"(128,256,128)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %per_group = arith.muli %group, %n_tiles : i32
  // A box of the whole of A or B where that has fewer rows; what is left of the stage are rows that D lacks.
  %most_a = arith.constant 128 : i32
  %most_b = arith.constant 256 : i32
  %row_bytes = arith.constant 128 : i32
  %rows_a = arith.addi %most_a, %c0 : i32
  %rows_b = arith.addi %most_b, %c0 : i32
  %stage_rows = arith.addi %rows_a, %rows_b : i32
  %stage_bytes = arith.muli %stage_rows, %row_bytes : i32

  // The items of the block, or pair: its whole tiles, then the tiles that its share of the steps reaches.
  %tiles = arith.muli %m_tiles, %n_tiles : i32
  %whole = arith.minui %whole_asked, %tiles : i32
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
      %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
      %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
      nvvm.mbarrier.init %full_at, %c1 : !llvm.ptr<3>, i32
      nvvm.mbarrier.init %empty_at, %consumer_warps : !llvm.ptr<3>, i32
    }
    nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
  // Where the launch lets the kernel begin before the one ahead of it ends.
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents

  // The factors, and where each warpgroup keeps those of its tile's columns: from 229504.
  %length_a = cute.make_shape(%m_extent) : (i32) -> !cute.shape<"(?)">
  %stride_a = cute.make_stride(%step_a) : (i32) -> !cute.stride<"(?)">
  %layout_factors_a = cute.make_layout(%length_a, %stride_a) : (!cute.shape<"(?)">, !cute.stride<"(?)">) -> !cute.layout<"(?):(?)">
  %all_factors_a = cute.make_view(%factors_a, %layout_factors_a) : (!factors, !cute.layout<"(?):(?)">) -> !all_factors
  %last_a = arith.subi %m_extent, %c1 : i32
  %length_b = cute.make_shape(%n_extent) : (i32) -> !cute.shape<"(?)">
  %stride_b = cute.make_stride(%step_b) : (i32) -> !cute.stride<"(?)">
  %layout_factors_b = cute.make_layout(%length_b, %stride_b) : (!cute.shape<"(?)">, !cute.stride<"(?)">) -> !cute.layout<"(?):(?)">
  %all_factors_b = cute.make_view(%factors_b, %layout_factors_b) : (!factors, !cute.layout<"(?):(?)">) -> !all_factors
  %last_b = arith.subi %n_extent, %c1 : i32
  %to_factors = cute.static : !cute.int_tuple<"229504">
  %smem_factors = cute.add_offset(%smem, %to_factors) : (!bytes, !cute.int_tuple<"229504">) -> !cute.ptr<i8, smem, align<128>>
  %floats = cute.recast_iter(%smem_factors) : (!cute.ptr<i8, smem, align<128>>) -> !cute.ptr<f32, smem, align<128>>
  %layout_kept = cute.static : !cute.layout<"(256,2):(1,256)">
  %layout_fours = cute.static : !cute.layout<"((2,2),4,16,2):((1,8),2,16,256)">
  %kept = cute.make_view(%floats, %layout_kept) : (!cute.ptr<f32, smem, align<128>>, !cute.layout<"(256,2):(1,256)">) -> !kept
  %fours = cute.make_view(%floats, %layout_fours) : (!cute.ptr<f32, smem, align<128>>, !cute.layout<"((2,2),4,16,2):((1,8),2,16,256)">) -> !fours

  %loads = arith.cmpi eq, %warpgroup, %c0 : i32
  scf.if %loads {
    nvvm.setmaxregister decrease 40
    scf.if %first {
      %load_a = cute_nvgpu.atom.make_exec_tma(%map_a) : (!map_a) -> !load_a
      %load_b = cute_nvgpu.atom.make_exec_tma(%map_b) : (!map_b) -> !load_b
      %filled, %all_taken = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, %position = %share_begin) -> (i32, i32) : i32 {
        %is_whole = arith.cmpi ult, %item, %whole_items : i32
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
        %of_group = arith.divui %number, %per_group : i32
        %groups_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %number, %groups_before : i32
        %m_first = arith.muli %of_group, %group : i32
        %m_left = arith.subi %m_tiles, %m_first : i32
        %rows_of_group = arith.minui %group, %m_left : i32
        %n_unit = arith.divui %in_group, %rows_of_group : i32
        %columns_before = arith.muli %n_unit, %rows_of_group : i32
        %m_inner = arith.subi %in_group, %columns_before : i32
        %m_unit = arith.addi %m_first, %m_inner : i32
        %m_before = arith.muli %m_unit, %cluster_m : i32
        %m = arith.addi %m_before, %rank_m : i32
        %n_before = arith.muli %n_unit, %cluster_n : i32
        %n = arith.addi %n_before, %rank_n : i32
        %boxes_a = arith.muli %m, %cluster_n : i32
        %box_at_a = arith.addi %boxes_a, %rank_n : i32
        %boxes_b = arith.muli %n, %cluster_m : i32
        %box_at_b = arith.addi %boxes_b, %rank_m : i32

        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
          %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
          %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
          %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
          %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>

          %opposite = arith.xori %parity, %c1 : i32
          nvvm.mbarrier.try_wait.parity %empty_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.mbarrier.arrive.expect_tx %full_at, %stage_bytes : !llvm.ptr<3>, i32
          %in_stage_a = cute.make_coord(%rank_n, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %in_stage_b = cute.make_coord(%rank_m, %stage) : (i32, i32) -> !cute.coord<"(_,_,?,?)">
          %box_a = cute.slice(%filled_a, %in_stage_a) : !filled_a, !cute.coord<"(_,_,?,?)"> -> !box_a
          %box_b = cute.slice(%filled_b, %in_stage_b) : !filled_b, !cute.coord<"(_,_,?,?)"> -> !box_b
          %tile_at_a = cute.make_coord(%k, %box_at_a) : (i32, i32) -> !cute.coord<"(?,?)">
          %tile_at_b = cute.make_coord(%k, %box_at_b) : (i32, i32) -> !cute.coord<"(?,?)">
          %coords_a = cute.local_tile(%all_a, %tile_a, %tile_at_a) : (!all, !cute.tile<"[128:1;128:1]">, !cute.coord<"(?,?)">) -> !coords_a
          %coords_b = cute.local_tile(%all_b, %tile_b, %tile_at_b) : (!all, !cute.tile<"[128:1;256:1]">, !cute.coord<"(?,?)">) -> !coords_b
          %to_full_a = cute_nvgpu.atom.set_value <tma_bar> (%load_a, %full) : (!load_a, !cute.ptr<i64, smem, align<8>>) -> !load_a
          %to_full_b = cute_nvgpu.atom.set_value <tma_bar> (%load_b, %full) : (!load_b, !cute.ptr<i64, smem, align<8>>) -> !load_b
          cute.copy_atom_call(%to_full_a, %coords_a, %box_a) : (!load_a, !coords_a, !box_a) -> ()
          cute.copy_atom_call(%to_full_b, %coords_b, %box_b) : (!load_b, !coords_b, !box_b) -> ()
          %next = arith.addi %turn, %c1 : i32
          scf.yield %next : i32
        }
        scf.yield %after, %position_next : i32, i32
      }
    }
  } else {
    nvvm.setmaxregister increase 232
    %consumer = arith.subi %warpgroup, %c1 : i32
    %barrier = arith.addi %consumer, %c1 : i32
    %lane = arith.remui %tid, %c32 : i32
    %signals = arith.cmpi ult, %lane, %sharing : i32
    %leads = arith.cmpi eq, %thread, %c0 : i32
    %rows_of_warpgroup = arith.constant 64 : i32
    %rows_of_warp = arith.constant 16 : i32
    %rows_of_matrix = arith.constant 8 : i32
    %lanes_of_row = arith.constant 4 : i32
    %warp = arith.divui %thread, %c32 : i32
    %lane_row = arith.divui %lane, %lanes_of_row : i32
    %lane_pair = arith.remui %lane, %lanes_of_row : i32
    %thread_after = arith.addi %thread, %c128 : i32
    %eight = cute.static : !cute.layout<"8:1">
    %all_sums = cute.static : !cute.layout<"128:1">
    %layout_parts = cute.static : !cute.layout<"(8,4,4):(1,8,32)">
    %atom = cute.make_atom() : !mma
    %matrices = cute.make_atom() : !matrices
    %store = cute_nvgpu.atom.make_exec_tma(%map_d) : (!map_d) -> !store
    %emptied, %all_done = scf.for %item = %c0 to %items step %c1 iter_args(%before = %c0, %position = %share_begin) -> (i32, i32) : i32 {
        %is_whole = arith.cmpi ult, %item, %whole_items : i32
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
        %of_group = arith.divui %number, %per_group : i32
        %groups_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %number, %groups_before : i32
        %m_first = arith.muli %of_group, %group : i32
        %m_left = arith.subi %m_tiles, %m_first : i32
        %rows_of_group = arith.minui %group, %m_left : i32
        %n_unit = arith.divui %in_group, %rows_of_group : i32
        %columns_before = arith.muli %n_unit, %rows_of_group : i32
        %m_inner = arith.subi %in_group, %columns_before : i32
        %m_unit = arith.addi %m_first, %m_inner : i32
        %m_before = arith.muli %m_unit, %cluster_m : i32
        %m = arith.addi %m_before, %rank_m : i32
        %n_before = arith.muli %n_unit, %cluster_n : i32
        %n = arith.addi %n_before, %rank_n : i32
        %boxes_a = arith.muli %m, %cluster_n : i32
        %box_at_a = arith.addi %boxes_a, %rank_n : i32
        %boxes_b = arith.muli %n, %cluster_m : i32
        %box_at_b = arith.addi %boxes_b, %rank_m : i32

        %sixty_fours = arith.muli %m, %consumers : i32
        %sixty_four = arith.addi %sixty_fours, %consumer : i32
        %rows_above = arith.muli %sixty_four, %rows_of_warpgroup : i32
        %warp_row = arith.muli %warp, %rows_of_warp : i32
        %warp_above = arith.addi %rows_above, %warp_row : i32
        %thread_row0 = arith.addi %warp_above, %lane_row : i32
        %thread_row1 = arith.addi %thread_row0, %rows_of_matrix : i32
        %columns_of_n = arith.muli %n, %most_b : i32
        %thread_column0 = arith.addi %columns_of_n, %thread : i32
        %thread_column1 = arith.addi %thread_column0, %c128 : i32
        %least_row_factor0 = arith.minui %thread_row0, %last_a : i32
        %at_row_factor0 = cute.make_coord(%least_row_factor0) : (i32) -> !cute.coord<"(?)">
        %row_factor0 = cute.memref.load(%all_factors_a, %at_row_factor0) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_row_factor1 = arith.minui %thread_row1, %last_a : i32
        %at_row_factor1 = cute.make_coord(%least_row_factor1) : (i32) -> !cute.coord<"(?)">
        %row_factor1 = cute.memref.load(%all_factors_a, %at_row_factor1) : (!all_factors, !cute.coord<"(?)">) -> f32
        %no_rows = llvm.mlir.poison : vector<2xf32>
        %upper_row = llvm.insertelement %row_factor0, %no_rows[%c0 : i32] : vector<2xf32>
        %both_rows = llvm.insertelement %row_factor1, %upper_row[%c1 : i32] : vector<2xf32>
        %by_rows = llvm.shufflevector %both_rows, %both_rows [0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
        %least_column_factor0 = arith.minui %thread_column0, %last_b : i32
        %at_column_factor0 = cute.make_coord(%least_column_factor0) : (i32) -> !cute.coord<"(?)">
        %column_factor0 = cute.memref.load(%all_factors_b, %at_column_factor0) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_column_factor1 = arith.minui %thread_column1, %last_b : i32
        %at_column_factor1 = cute.make_coord(%least_column_factor1) : (i32) -> !cute.coord<"(?)">
        %column_factor1 = cute.memref.load(%all_factors_b, %at_column_factor1) : (!all_factors, !cute.coord<"(?)">) -> f32
        %sums = cute.make_fragment(%all_sums) : (!cute.layout<"128:1">) -> !sums
        %after = scf.for %k = %k_first to %k_last step %c1 iter_args(%turn = %before) -> (i32) : i32 {
          %stage = arith.remui %turn, %stages : i32
          %round = arith.divui %turn, %stages : i32
          %parity = arith.remui %round, %c2 : i32
          %to_stage = cute.make_int_tuple(%stage) : (i32) -> !cute.int_tuple<"?">
          %full = cute.add_offset(%barriers, %to_stage) : (!cute.ptr<i64, smem, align<1024>>, !cute.int_tuple<"?">) -> !cute.ptr<i64, smem, align<8>>
          %empty = cute.add_offset(%full, %to_empty) : (!cute.ptr<i64, smem, align<8>>, !cute.int_tuple<"4">) -> !cute.ptr<i64, smem, align<8>>
          %full_at = builtin.unrealized_conversion_cast %full : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
          %empty_at = builtin.unrealized_conversion_cast %empty : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>

          nvvm.mbarrier.try_wait.parity %full_at, %parity, %ticks : !llvm.ptr<3>, i32, i32
          nvvm.wgmma.fence.aligned
          // The first product of a tile does not add what the registers hold.
          %adds = arith.cmpi ne, %k, %k_first : i32
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

        %registers = cute.get_iter(%sums) : !sums
        %parts = cute.make_view(%registers, %layout_parts) : (!cute.ptr<f32, rmem, align<16>>, !cute.layout<"(8,4,4):(1,8,32)">) -> !parts
        %from_start = arith.cmpi eq, %k_first, %c0 : i32
        %k_end = arith.select %is_whole, %k_tiles, %depth : i32
        %to_end = arith.cmpi eq, %k_last, %k_end : i32
        %complete = arith.andi %from_start, %to_end : i1
        scf.if %complete {
          %rows = arith.muli %m, %consumers : i32
          %row = arith.addi %rows, %consumer : i32
          %quarters_before = arith.muli %n, %quarters : i32
          %keeps0 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,?)">
          cute.memref.store(%kept, %keeps0, %column_factor0) : (!kept, !cute.coord<"(?,?)">, f32) -> ()
          %keeps1 = cute.make_coord(%thread_after, %consumer) : (i32, i32) -> !cute.coord<"(?,?)">
          cute.memref.store(%kept, %keeps1, %column_factor1) : (!kept, !cute.coord<"(?,?)">, f32) -> ()
          // Columns 0 to 63.
          scf.if %leads {
            nvvm.cp.async.bulk.wait_group 0 {read}
          }
          nvvm.barrier id = %barrier number_of_threads = %c128
          %s00 = cute.static : !cute.coord<"(_,0,0)">
          %v00 = cute.slice(%parts, %s00) : !parts, !cute.coord<"(_,0,0)"> -> !part
          %x00 = cute.memref.load_vec(%v00) : (!part) -> vector<8xf32>
          %k00 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,0,?)">
          %l00 = cute.slice(%fours, %k00) : !fours, !cute.coord<"(_,?,0,?)"> -> !four
          %c00_four = cute.memref.load_vec(%l00) : (!four) -> vector<4xf32>
          %c00_eight = llvm.shufflevector %c00_four, %c00_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u00 = arith.mulf %x00, %by_rows : vector<8xf32>
          %z00 = arith.mulf %u00, %c00_eight : vector<8xf32>
          %y00 = arith.truncf %z00 : vector<8xf32> to vector<8xbf16>
          %r00 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y00, %r00) : (vector<8xbf16>, !rounded) -> ()
          %t00 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,0,?)">
          %w00 = cute.slice(%written_d, %t00) : !written_d, !cute.coord<"(?,_,0,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r00, %w00) : (!matrices, !rounded, !row) -> ()
          %s01 = cute.static : !cute.coord<"(_,1,0)">
          %v01 = cute.slice(%parts, %s01) : !parts, !cute.coord<"(_,1,0)"> -> !part
          %x01 = cute.memref.load_vec(%v01) : (!part) -> vector<8xf32>
          %k01 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,1,?)">
          %l01 = cute.slice(%fours, %k01) : !fours, !cute.coord<"(_,?,1,?)"> -> !four
          %c01_four = cute.memref.load_vec(%l01) : (!four) -> vector<4xf32>
          %c01_eight = llvm.shufflevector %c01_four, %c01_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u01 = arith.mulf %x01, %by_rows : vector<8xf32>
          %z01 = arith.mulf %u01, %c01_eight : vector<8xf32>
          %y01 = arith.truncf %z01 : vector<8xf32> to vector<8xbf16>
          %r01 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y01, %r01) : (vector<8xbf16>, !rounded) -> ()
          %t01 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,0,?)">
          %w01 = cute.slice(%written_d, %t01) : !written_d, !cute.coord<"(?,_,1,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r01, %w01) : (!matrices, !rounded, !row) -> ()
          %s02 = cute.static : !cute.coord<"(_,2,0)">
          %v02 = cute.slice(%parts, %s02) : !parts, !cute.coord<"(_,2,0)"> -> !part
          %x02 = cute.memref.load_vec(%v02) : (!part) -> vector<8xf32>
          %k02 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,2,?)">
          %l02 = cute.slice(%fours, %k02) : !fours, !cute.coord<"(_,?,2,?)"> -> !four
          %c02_four = cute.memref.load_vec(%l02) : (!four) -> vector<4xf32>
          %c02_eight = llvm.shufflevector %c02_four, %c02_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u02 = arith.mulf %x02, %by_rows : vector<8xf32>
          %z02 = arith.mulf %u02, %c02_eight : vector<8xf32>
          %y02 = arith.truncf %z02 : vector<8xf32> to vector<8xbf16>
          %r02 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y02, %r02) : (vector<8xbf16>, !rounded) -> ()
          %t02 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,0,?)">
          %w02 = cute.slice(%written_d, %t02) : !written_d, !cute.coord<"(?,_,2,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r02, %w02) : (!matrices, !rounded, !row) -> ()
          %s03 = cute.static : !cute.coord<"(_,3,0)">
          %v03 = cute.slice(%parts, %s03) : !parts, !cute.coord<"(_,3,0)"> -> !part
          %x03 = cute.memref.load_vec(%v03) : (!part) -> vector<8xf32>
          %k03 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,3,?)">
          %l03 = cute.slice(%fours, %k03) : !fours, !cute.coord<"(_,?,3,?)"> -> !four
          %c03_four = cute.memref.load_vec(%l03) : (!four) -> vector<4xf32>
          %c03_eight = llvm.shufflevector %c03_four, %c03_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u03 = arith.mulf %x03, %by_rows : vector<8xf32>
          %z03 = arith.mulf %u03, %c03_eight : vector<8xf32>
          %y03 = arith.truncf %z03 : vector<8xf32> to vector<8xbf16>
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
            %quarter0 = arith.constant 0 : i32
            %column0 = arith.addi %quarters_before, %quarter0 : i32
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
          %k10 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,4,?)">
          %l10 = cute.slice(%fours, %k10) : !fours, !cute.coord<"(_,?,4,?)"> -> !four
          %c10_four = cute.memref.load_vec(%l10) : (!four) -> vector<4xf32>
          %c10_eight = llvm.shufflevector %c10_four, %c10_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u10 = arith.mulf %x10, %by_rows : vector<8xf32>
          %z10 = arith.mulf %u10, %c10_eight : vector<8xf32>
          %y10 = arith.truncf %z10 : vector<8xf32> to vector<8xbf16>
          %r10 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y10, %r10) : (vector<8xbf16>, !rounded) -> ()
          %t10 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,1,?)">
          %w10 = cute.slice(%written_d, %t10) : !written_d, !cute.coord<"(?,_,0,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r10, %w10) : (!matrices, !rounded, !row) -> ()
          %s11 = cute.static : !cute.coord<"(_,1,1)">
          %v11 = cute.slice(%parts, %s11) : !parts, !cute.coord<"(_,1,1)"> -> !part
          %x11 = cute.memref.load_vec(%v11) : (!part) -> vector<8xf32>
          %k11 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,5,?)">
          %l11 = cute.slice(%fours, %k11) : !fours, !cute.coord<"(_,?,5,?)"> -> !four
          %c11_four = cute.memref.load_vec(%l11) : (!four) -> vector<4xf32>
          %c11_eight = llvm.shufflevector %c11_four, %c11_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u11 = arith.mulf %x11, %by_rows : vector<8xf32>
          %z11 = arith.mulf %u11, %c11_eight : vector<8xf32>
          %y11 = arith.truncf %z11 : vector<8xf32> to vector<8xbf16>
          %r11 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y11, %r11) : (vector<8xbf16>, !rounded) -> ()
          %t11 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,1,?)">
          %w11 = cute.slice(%written_d, %t11) : !written_d, !cute.coord<"(?,_,1,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r11, %w11) : (!matrices, !rounded, !row) -> ()
          %s12 = cute.static : !cute.coord<"(_,2,1)">
          %v12 = cute.slice(%parts, %s12) : !parts, !cute.coord<"(_,2,1)"> -> !part
          %x12 = cute.memref.load_vec(%v12) : (!part) -> vector<8xf32>
          %k12 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,6,?)">
          %l12 = cute.slice(%fours, %k12) : !fours, !cute.coord<"(_,?,6,?)"> -> !four
          %c12_four = cute.memref.load_vec(%l12) : (!four) -> vector<4xf32>
          %c12_eight = llvm.shufflevector %c12_four, %c12_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u12 = arith.mulf %x12, %by_rows : vector<8xf32>
          %z12 = arith.mulf %u12, %c12_eight : vector<8xf32>
          %y12 = arith.truncf %z12 : vector<8xf32> to vector<8xbf16>
          %r12 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y12, %r12) : (vector<8xbf16>, !rounded) -> ()
          %t12 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,1,?)">
          %w12 = cute.slice(%written_d, %t12) : !written_d, !cute.coord<"(?,_,2,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r12, %w12) : (!matrices, !rounded, !row) -> ()
          %s13 = cute.static : !cute.coord<"(_,3,1)">
          %v13 = cute.slice(%parts, %s13) : !parts, !cute.coord<"(_,3,1)"> -> !part
          %x13 = cute.memref.load_vec(%v13) : (!part) -> vector<8xf32>
          %k13 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,7,?)">
          %l13 = cute.slice(%fours, %k13) : !fours, !cute.coord<"(_,?,7,?)"> -> !four
          %c13_four = cute.memref.load_vec(%l13) : (!four) -> vector<4xf32>
          %c13_eight = llvm.shufflevector %c13_four, %c13_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u13 = arith.mulf %x13, %by_rows : vector<8xf32>
          %z13 = arith.mulf %u13, %c13_eight : vector<8xf32>
          %y13 = arith.truncf %z13 : vector<8xf32> to vector<8xbf16>
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
            %quarter1 = arith.constant 1 : i32
            %column1 = arith.addi %quarters_before, %quarter1 : i32
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
          %k20 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,8,?)">
          %l20 = cute.slice(%fours, %k20) : !fours, !cute.coord<"(_,?,8,?)"> -> !four
          %c20_four = cute.memref.load_vec(%l20) : (!four) -> vector<4xf32>
          %c20_eight = llvm.shufflevector %c20_four, %c20_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u20 = arith.mulf %x20, %by_rows : vector<8xf32>
          %z20 = arith.mulf %u20, %c20_eight : vector<8xf32>
          %y20 = arith.truncf %z20 : vector<8xf32> to vector<8xbf16>
          %r20 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y20, %r20) : (vector<8xbf16>, !rounded) -> ()
          %t20 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,0,?)">
          %w20 = cute.slice(%written_d, %t20) : !written_d, !cute.coord<"(?,_,0,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r20, %w20) : (!matrices, !rounded, !row) -> ()
          %s21 = cute.static : !cute.coord<"(_,1,2)">
          %v21 = cute.slice(%parts, %s21) : !parts, !cute.coord<"(_,1,2)"> -> !part
          %x21 = cute.memref.load_vec(%v21) : (!part) -> vector<8xf32>
          %k21 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,9,?)">
          %l21 = cute.slice(%fours, %k21) : !fours, !cute.coord<"(_,?,9,?)"> -> !four
          %c21_four = cute.memref.load_vec(%l21) : (!four) -> vector<4xf32>
          %c21_eight = llvm.shufflevector %c21_four, %c21_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u21 = arith.mulf %x21, %by_rows : vector<8xf32>
          %z21 = arith.mulf %u21, %c21_eight : vector<8xf32>
          %y21 = arith.truncf %z21 : vector<8xf32> to vector<8xbf16>
          %r21 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y21, %r21) : (vector<8xbf16>, !rounded) -> ()
          %t21 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,0,?)">
          %w21 = cute.slice(%written_d, %t21) : !written_d, !cute.coord<"(?,_,1,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r21, %w21) : (!matrices, !rounded, !row) -> ()
          %s22 = cute.static : !cute.coord<"(_,2,2)">
          %v22 = cute.slice(%parts, %s22) : !parts, !cute.coord<"(_,2,2)"> -> !part
          %x22 = cute.memref.load_vec(%v22) : (!part) -> vector<8xf32>
          %k22 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,10,?)">
          %l22 = cute.slice(%fours, %k22) : !fours, !cute.coord<"(_,?,10,?)"> -> !four
          %c22_four = cute.memref.load_vec(%l22) : (!four) -> vector<4xf32>
          %c22_eight = llvm.shufflevector %c22_four, %c22_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u22 = arith.mulf %x22, %by_rows : vector<8xf32>
          %z22 = arith.mulf %u22, %c22_eight : vector<8xf32>
          %y22 = arith.truncf %z22 : vector<8xf32> to vector<8xbf16>
          %r22 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y22, %r22) : (vector<8xbf16>, !rounded) -> ()
          %t22 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,0,?)">
          %w22 = cute.slice(%written_d, %t22) : !written_d, !cute.coord<"(?,_,2,0,?)"> -> !row
          cute.copy_atom_call(%matrices, %r22, %w22) : (!matrices, !rounded, !row) -> ()
          %s23 = cute.static : !cute.coord<"(_,3,2)">
          %v23 = cute.slice(%parts, %s23) : !parts, !cute.coord<"(_,3,2)"> -> !part
          %x23 = cute.memref.load_vec(%v23) : (!part) -> vector<8xf32>
          %k23 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,11,?)">
          %l23 = cute.slice(%fours, %k23) : !fours, !cute.coord<"(_,?,11,?)"> -> !four
          %c23_four = cute.memref.load_vec(%l23) : (!four) -> vector<4xf32>
          %c23_eight = llvm.shufflevector %c23_four, %c23_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u23 = arith.mulf %x23, %by_rows : vector<8xf32>
          %z23 = arith.mulf %u23, %c23_eight : vector<8xf32>
          %y23 = arith.truncf %z23 : vector<8xf32> to vector<8xbf16>
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
            %quarter2 = arith.constant 2 : i32
            %column2 = arith.addi %quarters_before, %quarter2 : i32
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
          %k30 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,12,?)">
          %l30 = cute.slice(%fours, %k30) : !fours, !cute.coord<"(_,?,12,?)"> -> !four
          %c30_four = cute.memref.load_vec(%l30) : (!four) -> vector<4xf32>
          %c30_eight = llvm.shufflevector %c30_four, %c30_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u30 = arith.mulf %x30, %by_rows : vector<8xf32>
          %z30 = arith.mulf %u30, %c30_eight : vector<8xf32>
          %y30 = arith.truncf %z30 : vector<8xf32> to vector<8xbf16>
          %r30 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y30, %r30) : (vector<8xbf16>, !rounded) -> ()
          %t30 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,0,1,?)">
          %w30 = cute.slice(%written_d, %t30) : !written_d, !cute.coord<"(?,_,0,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r30, %w30) : (!matrices, !rounded, !row) -> ()
          %s31 = cute.static : !cute.coord<"(_,1,3)">
          %v31 = cute.slice(%parts, %s31) : !parts, !cute.coord<"(_,1,3)"> -> !part
          %x31 = cute.memref.load_vec(%v31) : (!part) -> vector<8xf32>
          %k31 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,13,?)">
          %l31 = cute.slice(%fours, %k31) : !fours, !cute.coord<"(_,?,13,?)"> -> !four
          %c31_four = cute.memref.load_vec(%l31) : (!four) -> vector<4xf32>
          %c31_eight = llvm.shufflevector %c31_four, %c31_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u31 = arith.mulf %x31, %by_rows : vector<8xf32>
          %z31 = arith.mulf %u31, %c31_eight : vector<8xf32>
          %y31 = arith.truncf %z31 : vector<8xf32> to vector<8xbf16>
          %r31 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y31, %r31) : (vector<8xbf16>, !rounded) -> ()
          %t31 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,1,1,?)">
          %w31 = cute.slice(%written_d, %t31) : !written_d, !cute.coord<"(?,_,1,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r31, %w31) : (!matrices, !rounded, !row) -> ()
          %s32 = cute.static : !cute.coord<"(_,2,3)">
          %v32 = cute.slice(%parts, %s32) : !parts, !cute.coord<"(_,2,3)"> -> !part
          %x32 = cute.memref.load_vec(%v32) : (!part) -> vector<8xf32>
          %k32 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,14,?)">
          %l32 = cute.slice(%fours, %k32) : !fours, !cute.coord<"(_,?,14,?)"> -> !four
          %c32_four = cute.memref.load_vec(%l32) : (!four) -> vector<4xf32>
          %c32_eight = llvm.shufflevector %c32_four, %c32_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u32 = arith.mulf %x32, %by_rows : vector<8xf32>
          %z32 = arith.mulf %u32, %c32_eight : vector<8xf32>
          %y32 = arith.truncf %z32 : vector<8xf32> to vector<8xbf16>
          %r32 = cute.make_fragment(%eight) : (!cute.layout<"8:1">) -> !rounded
          cute.memref.store_vec(%y32, %r32) : (vector<8xbf16>, !rounded) -> ()
          %t32 = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,2,1,?)">
          %w32 = cute.slice(%written_d, %t32) : !written_d, !cute.coord<"(?,_,2,1,?)"> -> !row
          cute.copy_atom_call(%matrices, %r32, %w32) : (!matrices, !rounded, !row) -> ()
          %s33 = cute.static : !cute.coord<"(_,3,3)">
          %v33 = cute.slice(%parts, %s33) : !parts, !cute.coord<"(_,3,3)"> -> !part
          %x33 = cute.memref.load_vec(%v33) : (!part) -> vector<8xf32>
          %k33 = cute.make_coord(%lane_pair, %consumer) : (i32, i32) -> !cute.coord<"(_,?,15,?)">
          %l33 = cute.slice(%fours, %k33) : !fours, !cute.coord<"(_,?,15,?)"> -> !four
          %c33_four = cute.memref.load_vec(%l33) : (!four) -> vector<4xf32>
          %c33_eight = llvm.shufflevector %c33_four, %c33_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
          %u33 = arith.mulf %x33, %by_rows : vector<8xf32>
          %z33 = arith.mulf %u33, %c33_eight : vector<8xf32>
          %y33 = arith.truncf %z33 : vector<8xf32> to vector<8xbf16>
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
            %quarter3 = arith.constant 3 : i32
            %column3 = arith.addi %quarters_before, %quarter3 : i32
            %to3 = cute.make_coord(%column3, %row) : (i32, i32) -> !cute.coord<"(?,?)">
            %target3 = cute.local_tile(%all_d, %tile_d, %to3) : (!all, !cute.tile<"[64:1;64:1]">, !cute.coord<"(?,?)">) -> !coords_d
            cute.copy_atom_call(%store, %source3, %target3) : (!store, !box_d, !coords_d) -> ()
            nvvm.cp.async.bulk.commit.group
          }
        } else {
          // A tile that the block begins is its second part, one that it only ends or goes on with its first.
          %second = arith.extui %from_start : i1 to i32
          %twice = arith.muli %bid, %c2 : i32
          %place = arith.addi %twice, %second : i32
          %p0 = cute.static : !cute.coord<"(_,0,0)">
          %q0 = cute.slice(%parts, %p0) : !parts, !cute.coord<"(_,0,0)"> -> !part
          %f0 = cute.memref.load_vec(%q0) : (!part) -> vector<8xf32>
          %g0 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,0,?,?)">
          %h0 = cute.slice(%left, %g0) : !left, !cute.coord<"(?,_,0,?,?)"> -> !cell
          cute.memref.store_vec(%f0, %h0) : (vector<8xf32>, !cell) -> ()
          %p1 = cute.static : !cute.coord<"(_,1,0)">
          %q1 = cute.slice(%parts, %p1) : !parts, !cute.coord<"(_,1,0)"> -> !part
          %f1 = cute.memref.load_vec(%q1) : (!part) -> vector<8xf32>
          %g1 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,1,?,?)">
          %h1 = cute.slice(%left, %g1) : !left, !cute.coord<"(?,_,1,?,?)"> -> !cell
          cute.memref.store_vec(%f1, %h1) : (vector<8xf32>, !cell) -> ()
          %p2 = cute.static : !cute.coord<"(_,2,0)">
          %q2 = cute.slice(%parts, %p2) : !parts, !cute.coord<"(_,2,0)"> -> !part
          %f2 = cute.memref.load_vec(%q2) : (!part) -> vector<8xf32>
          %g2 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,2,?,?)">
          %h2 = cute.slice(%left, %g2) : !left, !cute.coord<"(?,_,2,?,?)"> -> !cell
          cute.memref.store_vec(%f2, %h2) : (vector<8xf32>, !cell) -> ()
          %p3 = cute.static : !cute.coord<"(_,3,0)">
          %q3 = cute.slice(%parts, %p3) : !parts, !cute.coord<"(_,3,0)"> -> !part
          %f3 = cute.memref.load_vec(%q3) : (!part) -> vector<8xf32>
          %g3 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,3,?,?)">
          %h3 = cute.slice(%left, %g3) : !left, !cute.coord<"(?,_,3,?,?)"> -> !cell
          cute.memref.store_vec(%f3, %h3) : (vector<8xf32>, !cell) -> ()
          %p4 = cute.static : !cute.coord<"(_,0,1)">
          %q4 = cute.slice(%parts, %p4) : !parts, !cute.coord<"(_,0,1)"> -> !part
          %f4 = cute.memref.load_vec(%q4) : (!part) -> vector<8xf32>
          %g4 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,4,?,?)">
          %h4 = cute.slice(%left, %g4) : !left, !cute.coord<"(?,_,4,?,?)"> -> !cell
          cute.memref.store_vec(%f4, %h4) : (vector<8xf32>, !cell) -> ()
          %p5 = cute.static : !cute.coord<"(_,1,1)">
          %q5 = cute.slice(%parts, %p5) : !parts, !cute.coord<"(_,1,1)"> -> !part
          %f5 = cute.memref.load_vec(%q5) : (!part) -> vector<8xf32>
          %g5 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,5,?,?)">
          %h5 = cute.slice(%left, %g5) : !left, !cute.coord<"(?,_,5,?,?)"> -> !cell
          cute.memref.store_vec(%f5, %h5) : (vector<8xf32>, !cell) -> ()
          %p6 = cute.static : !cute.coord<"(_,2,1)">
          %q6 = cute.slice(%parts, %p6) : !parts, !cute.coord<"(_,2,1)"> -> !part
          %f6 = cute.memref.load_vec(%q6) : (!part) -> vector<8xf32>
          %g6 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,6,?,?)">
          %h6 = cute.slice(%left, %g6) : !left, !cute.coord<"(?,_,6,?,?)"> -> !cell
          cute.memref.store_vec(%f6, %h6) : (vector<8xf32>, !cell) -> ()
          %p7 = cute.static : !cute.coord<"(_,3,1)">
          %q7 = cute.slice(%parts, %p7) : !parts, !cute.coord<"(_,3,1)"> -> !part
          %f7 = cute.memref.load_vec(%q7) : (!part) -> vector<8xf32>
          %g7 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,7,?,?)">
          %h7 = cute.slice(%left, %g7) : !left, !cute.coord<"(?,_,7,?,?)"> -> !cell
          cute.memref.store_vec(%f7, %h7) : (vector<8xf32>, !cell) -> ()
          %p8 = cute.static : !cute.coord<"(_,0,2)">
          %q8 = cute.slice(%parts, %p8) : !parts, !cute.coord<"(_,0,2)"> -> !part
          %f8 = cute.memref.load_vec(%q8) : (!part) -> vector<8xf32>
          %g8 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,8,?,?)">
          %h8 = cute.slice(%left, %g8) : !left, !cute.coord<"(?,_,8,?,?)"> -> !cell
          cute.memref.store_vec(%f8, %h8) : (vector<8xf32>, !cell) -> ()
          %p9 = cute.static : !cute.coord<"(_,1,2)">
          %q9 = cute.slice(%parts, %p9) : !parts, !cute.coord<"(_,1,2)"> -> !part
          %f9 = cute.memref.load_vec(%q9) : (!part) -> vector<8xf32>
          %g9 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,9,?,?)">
          %h9 = cute.slice(%left, %g9) : !left, !cute.coord<"(?,_,9,?,?)"> -> !cell
          cute.memref.store_vec(%f9, %h9) : (vector<8xf32>, !cell) -> ()
          %p10 = cute.static : !cute.coord<"(_,2,2)">
          %q10 = cute.slice(%parts, %p10) : !parts, !cute.coord<"(_,2,2)"> -> !part
          %f10 = cute.memref.load_vec(%q10) : (!part) -> vector<8xf32>
          %g10 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,10,?,?)">
          %h10 = cute.slice(%left, %g10) : !left, !cute.coord<"(?,_,10,?,?)"> -> !cell
          cute.memref.store_vec(%f10, %h10) : (vector<8xf32>, !cell) -> ()
          %p11 = cute.static : !cute.coord<"(_,3,2)">
          %q11 = cute.slice(%parts, %p11) : !parts, !cute.coord<"(_,3,2)"> -> !part
          %f11 = cute.memref.load_vec(%q11) : (!part) -> vector<8xf32>
          %g11 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,11,?,?)">
          %h11 = cute.slice(%left, %g11) : !left, !cute.coord<"(?,_,11,?,?)"> -> !cell
          cute.memref.store_vec(%f11, %h11) : (vector<8xf32>, !cell) -> ()
          %p12 = cute.static : !cute.coord<"(_,0,3)">
          %q12 = cute.slice(%parts, %p12) : !parts, !cute.coord<"(_,0,3)"> -> !part
          %f12 = cute.memref.load_vec(%q12) : (!part) -> vector<8xf32>
          %g12 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,12,?,?)">
          %h12 = cute.slice(%left, %g12) : !left, !cute.coord<"(?,_,12,?,?)"> -> !cell
          cute.memref.store_vec(%f12, %h12) : (vector<8xf32>, !cell) -> ()
          %p13 = cute.static : !cute.coord<"(_,1,3)">
          %q13 = cute.slice(%parts, %p13) : !parts, !cute.coord<"(_,1,3)"> -> !part
          %f13 = cute.memref.load_vec(%q13) : (!part) -> vector<8xf32>
          %g13 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,13,?,?)">
          %h13 = cute.slice(%left, %g13) : !left, !cute.coord<"(?,_,13,?,?)"> -> !cell
          cute.memref.store_vec(%f13, %h13) : (vector<8xf32>, !cell) -> ()
          %p14 = cute.static : !cute.coord<"(_,2,3)">
          %q14 = cute.slice(%parts, %p14) : !parts, !cute.coord<"(_,2,3)"> -> !part
          %f14 = cute.memref.load_vec(%q14) : (!part) -> vector<8xf32>
          %g14 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,14,?,?)">
          %h14 = cute.slice(%left, %g14) : !left, !cute.coord<"(?,_,14,?,?)"> -> !cell
          cute.memref.store_vec(%f14, %h14) : (vector<8xf32>, !cell) -> ()
          %p15 = cute.static : !cute.coord<"(_,3,3)">
          %q15 = cute.slice(%parts, %p15) : !parts, !cute.coord<"(_,3,3)"> -> !part
          %f15 = cute.memref.load_vec(%q15) : (!part) -> vector<8xf32>
          %g15 = cute.make_coord(%thread, %consumer, %place) : (i32, i32, i32) -> !cute.coord<"(?,_,15,?,?)">
          %h15 = cute.slice(%left, %g15) : !left, !cute.coord<"(?,_,15,?,?)"> -> !cell
          cute.memref.store_vec(%f15, %h15) : (vector<8xf32>, !cell) -> ()
        }

        scf.yield %after, %position_next : i32, i32
    }
    scf.if %leads {
      nvvm.cp.async.bulk.wait_group 0 {read}
    }
  }
  return
}

func.func @gemm_e4m3_fixup(%workspace: !f32s, %d: !cute.ptr<bf16, gmem, align<16>>, %pitch: i64, %m_extent: i32, %n_extent: i32,
                    %k_extent: i32, %group: i32, %whole: i32, %share: i32, %depth: i32, %factors_a: !factors, %factors_b: !factors, %step_a: i32, %step_b: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %rows_of_tile = arith.constant 128 : i32
  %c256 = arith.constant 256 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %c64 = arith.constant 64 : i32
  %c128 = arith.constant 128 : i32
  %sixteens = arith.constant 16 : i32
  %column_pairs = arith.constant 128 : i32
  %blocks_of_tile = arith.constant 16 : i32
  %cluster = arith.constant 1 : i32
  %cluster_m = arith.constant 1 : i32
  %cluster_n = arith.constant 1 : i32
  %zeros = arith.constant dense<0.0> : vector<8xf32>
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %extents = cute.make_shape(%m_extent, %n_extent, %k_extent) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %tile = cute.static : !cute.shape<"(128,256,128)">
  %counts = cute.ceil_div(%extents, %tile) : (!cute.shape<"(?,?,?)">, !cute.shape<"(128,256,128)">) -> !cute.shape<"(?,?,?)">
  %m_tiles, %n_tiles, %k_tiles = cute.get_scalars(%counts) : !cute.shape<"(?,?,?)">
  %per_group = arith.muli %group, %n_tiles : i32

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
        %of_group = arith.divui %number, %per_group : i32
        %groups_before = arith.muli %of_group, %per_group : i32
        %in_group = arith.subi %number, %groups_before : i32
        %m_first = arith.muli %of_group, %group : i32
        %m_left = arith.subi %m_tiles, %m_first : i32
        %rows_of_group = arith.minui %group, %m_left : i32
        %n_unit = arith.divui %in_group, %rows_of_group : i32
        %columns_before = arith.muli %n_unit, %rows_of_group : i32
        %m_inner = arith.subi %in_group, %columns_before : i32
        %m_unit = arith.addi %m_first, %m_inner : i32
        %m_before = arith.muli %m_unit, %cluster_m : i32
        %m = arith.addi %m_before, %rank_m : i32
        %n_before = arith.muli %n_unit, %cluster_n : i32
        %n = arith.addi %n_before, %rank_n : i32
        %boxes_a = arith.muli %m, %cluster_n : i32
        %box_at_a = arith.addi %boxes_a, %rank_n : i32
        %boxes_b = arith.muli %n, %cluster_m : i32
        %box_at_b = arith.addi %boxes_b, %rank_m : i32

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
      %layout_left = cute.static : !cute.layout<"(128,(4,2),16,2,1024):(4,(1,512),1024,16384,32768)">
      %left = cute.make_view(%workspace, %layout_left) : (!f32s, !cute.layout<"(128,(4,2),16,2,1024):(4,(1,512),1024,16384,32768)">) -> !left
      %unit_end = arith.addi %last_unit, %c1 : i32
      // Four parts at a time, so that their loads are under way together; zeros where there is none.
      %sum = scf.for %unit = %first_unit to %unit_end step %c4 iter_args(%so_far0 = %zeros) -> (vector<8xf32>) : i32 {
        %unit0 = arith.addi %unit, %c0 : i32
        %is0 = arith.cmpi ule, %unit0, %last_unit : i32
        %from0 = arith.minui %unit0, %last_unit : i32
        %shares0 = arith.muli %from0, %share : i32
        %units0 = arith.muli %from0, %cluster : i32
        %block0 = arith.addi %units0, %rank : i32
        %begins0 = arith.cmpi ule, %shares0, %begin : i32
        %second0 = arith.extui %begins0 : i1 to i32
        %twice0 = arith.muli %block0, %c2 : i32
        %place0 = arith.addi %twice0, %second0 : i32
        %there0 = cute.make_coord(%thread, %sixteen, %warpgroup, %place0) : (i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
        %part0 = cute.slice(%left, %there0) : !left, !cute.coord<"(?,_,?,?,?)"> -> !cell
        %values0 = cute.memref.load_vec(%part0) : (!cell) -> vector<8xf32>
        %unit1 = arith.addi %unit, %c1 : i32
        %is1 = arith.cmpi ule, %unit1, %last_unit : i32
        %from1 = arith.minui %unit1, %last_unit : i32
        %shares1 = arith.muli %from1, %share : i32
        %units1 = arith.muli %from1, %cluster : i32
        %block1 = arith.addi %units1, %rank : i32
        %begins1 = arith.cmpi ule, %shares1, %begin : i32
        %second1 = arith.extui %begins1 : i1 to i32
        %twice1 = arith.muli %block1, %c2 : i32
        %place1 = arith.addi %twice1, %second1 : i32
        %there1 = cute.make_coord(%thread, %sixteen, %warpgroup, %place1) : (i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
        %part1 = cute.slice(%left, %there1) : !left, !cute.coord<"(?,_,?,?,?)"> -> !cell
        %values1 = cute.memref.load_vec(%part1) : (!cell) -> vector<8xf32>
        %unit2 = arith.addi %unit, %c2 : i32
        %is2 = arith.cmpi ule, %unit2, %last_unit : i32
        %from2 = arith.minui %unit2, %last_unit : i32
        %shares2 = arith.muli %from2, %share : i32
        %units2 = arith.muli %from2, %cluster : i32
        %block2 = arith.addi %units2, %rank : i32
        %begins2 = arith.cmpi ule, %shares2, %begin : i32
        %second2 = arith.extui %begins2 : i1 to i32
        %twice2 = arith.muli %block2, %c2 : i32
        %place2 = arith.addi %twice2, %second2 : i32
        %there2 = cute.make_coord(%thread, %sixteen, %warpgroup, %place2) : (i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
        %part2 = cute.slice(%left, %there2) : !left, !cute.coord<"(?,_,?,?,?)"> -> !cell
        %values2 = cute.memref.load_vec(%part2) : (!cell) -> vector<8xf32>
        %unit3 = arith.addi %unit, %c3 : i32
        %is3 = arith.cmpi ule, %unit3, %last_unit : i32
        %from3 = arith.minui %unit3, %last_unit : i32
        %shares3 = arith.muli %from3, %share : i32
        %units3 = arith.muli %from3, %cluster : i32
        %block3 = arith.addi %units3, %rank : i32
        %begins3 = arith.cmpi ule, %shares3, %begin : i32
        %second3 = arith.extui %begins3 : i1 to i32
        %twice3 = arith.muli %block3, %c2 : i32
        %place3 = arith.addi %twice3, %second3 : i32
        %there3 = cute.make_coord(%thread, %sixteen, %warpgroup, %place3) : (i32, i32, i32, i32) -> !cute.coord<"(?,_,?,?,?)">
        %part3 = cute.slice(%left, %there3) : !left, !cute.coord<"(?,_,?,?,?)"> -> !cell
        %values3 = cute.memref.load_vec(%part3) : (!cell) -> vector<8xf32>
        %addend0 = arith.select %is0, %values0, %zeros : vector<8xf32>
        %so_far1 = arith.addf %so_far0, %addend0 : vector<8xf32>
        %addend1 = arith.select %is1, %values1, %zeros : vector<8xf32>
        %so_far2 = arith.addf %so_far1, %addend1 : vector<8xf32>
        %addend2 = arith.select %is2, %values2, %zeros : vector<8xf32>
        %so_far3 = arith.addf %so_far2, %addend2 : vector<8xf32>
        %addend3 = arith.select %is3, %values3, %zeros : vector<8xf32>
        %so_far4 = arith.addf %so_far3, %addend3 : vector<8xf32>
        scf.yield %so_far4 : vector<8xf32>
      }
      %column0_next = arith.addi %column0, %c1 : i32
      %column1_next = arith.addi %column1, %c1 : i32
  %length_a = cute.make_shape(%m_extent) : (i32) -> !cute.shape<"(?)">
  %stride_a = cute.make_stride(%step_a) : (i32) -> !cute.stride<"(?)">
  %layout_factors_a = cute.make_layout(%length_a, %stride_a) : (!cute.shape<"(?)">, !cute.stride<"(?)">) -> !cute.layout<"(?):(?)">
  %all_factors_a = cute.make_view(%factors_a, %layout_factors_a) : (!factors, !cute.layout<"(?):(?)">) -> !all_factors
  %last_a = arith.subi %m_extent, %c1 : i32
  %length_b = cute.make_shape(%n_extent) : (i32) -> !cute.shape<"(?)">
  %stride_b = cute.make_stride(%step_b) : (i32) -> !cute.stride<"(?)">
  %layout_factors_b = cute.make_layout(%length_b, %stride_b) : (!cute.shape<"(?)">, !cute.stride<"(?)">) -> !cute.layout<"(?):(?)">
  %all_factors_b = cute.make_view(%factors_b, %layout_factors_b) : (!factors, !cute.layout<"(?):(?)">) -> !all_factors
  %last_b = arith.subi %n_extent, %c1 : i32
        %least_row_factor0 = arith.minui %row0, %last_a : i32
        %at_row_factor0 = cute.make_coord(%least_row_factor0) : (i32) -> !cute.coord<"(?)">
        %row_factor0 = cute.memref.load(%all_factors_a, %at_row_factor0) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_row_factor1 = arith.minui %row1, %last_a : i32
        %at_row_factor1 = cute.make_coord(%least_row_factor1) : (i32) -> !cute.coord<"(?)">
        %row_factor1 = cute.memref.load(%all_factors_a, %at_row_factor1) : (!all_factors, !cute.coord<"(?)">) -> f32
        %no_rows = llvm.mlir.poison : vector<2xf32>
        %upper_row = llvm.insertelement %row_factor0, %no_rows[%c0 : i32] : vector<2xf32>
        %both_rows = llvm.insertelement %row_factor1, %upper_row[%c1 : i32] : vector<2xf32>
        %by_rows = llvm.shufflevector %both_rows, %both_rows [0, 0, 1, 1, 0, 0, 1, 1] : vector<2xf32>
        %least_column_factor0 = arith.minui %column0, %last_b : i32
        %at_column_factor0 = cute.make_coord(%least_column_factor0) : (i32) -> !cute.coord<"(?)">
        %column_factor0 = cute.memref.load(%all_factors_b, %at_column_factor0) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_column_factor1 = arith.minui %column0_next, %last_b : i32
        %at_column_factor1 = cute.make_coord(%least_column_factor1) : (i32) -> !cute.coord<"(?)">
        %column_factor1 = cute.memref.load(%all_factors_b, %at_column_factor1) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_column_factor2 = arith.minui %column1, %last_b : i32
        %at_column_factor2 = cute.make_coord(%least_column_factor2) : (i32) -> !cute.coord<"(?)">
        %column_factor2 = cute.memref.load(%all_factors_b, %at_column_factor2) : (!all_factors, !cute.coord<"(?)">) -> f32
        %least_column_factor3 = arith.minui %column1_next, %last_b : i32
        %at_column_factor3 = cute.make_coord(%least_column_factor3) : (i32) -> !cute.coord<"(?)">
        %column_factor3 = cute.memref.load(%all_factors_b, %at_column_factor3) : (!all_factors, !cute.coord<"(?)">) -> f32
      %columns_none = llvm.mlir.poison : vector<4xf32>
      %columns_one = llvm.insertelement %column_factor0, %columns_none[%c0 : i32] : vector<4xf32>
      %columns_two = llvm.insertelement %column_factor1, %columns_one[%c1 : i32] : vector<4xf32>
      %columns_three = llvm.insertelement %column_factor2, %columns_two[%c2 : i32] : vector<4xf32>
      %columns_four = llvm.insertelement %column_factor3, %columns_three[%c3 : i32] : vector<4xf32>
      %by_columns = llvm.shufflevector %columns_four, %columns_four [0, 1, 0, 1, 2, 3, 2, 3] : vector<4xf32>
      %sum_by_rows = arith.mulf %sum, %by_rows : vector<8xf32>
      %sum_scaled = arith.mulf %sum_by_rows, %by_columns : vector<8xf32>
      %rounded = arith.truncf %sum_scaled : vector<8xf32> to vector<8xbf16>
      %all_eight = cute.static : !cute.layout<"8:1">
      %registers = cute.make_fragment(%all_eight) : (!cute.layout<"8:1">) -> !rounded
      cute.memref.store_vec(%rounded, %registers) : (vector<8xbf16>, !rounded) -> ()
      %first_register = cute.get_iter(%registers) : !rounded
      %in_pairs = cute.static : !cute.layout<"(2,4):(1,2)">
      %pairs = cute.make_view(%first_register, %in_pairs) : (!cute.ptr<bf16, rmem, align<16>>, !cute.layout<"(2,4):(1,2)">) -> !pairs
      %in_row = arith.divui %n_extent, %c2 : i32
      %shape_d = cute.make_shape(%in_row, %m_extent) : (i32, i32) -> !cute.shape<"(2,?,?)">
      %pitch_by_8 = cute.assume(%pitch) : (i64) -> !cute.i64<divby 8>
      %stride_d = cute.make_stride(%pitch_by_8) : (!cute.i64<divby 8>) -> !cute.stride<"(1,2,?{i64 div=8})">
      %layout_d = cute.make_layout(%shape_d, %stride_d) : (!cute.shape<"(2,?,?)">, !cute.stride<"(1,2,?{i64 div=8})">) -> !cute.layout<"(2,?,?):(1,2,?{i64 div=8})">
      %out = cute.make_view(%d, %layout_d) : (!cute.ptr<bf16, gmem, align<16>>, !cute.layout<"(2,?,?):(1,2,?{i64 div=8})">) -> !out
      %is0 = arith.andi %row0_is, %column0_is : i1
      scf.if %is0 {
        %of0 = cute.static : !cute.coord<"(_,0)">
        %two0 = cute.slice(%pairs, %of0) : !pairs, !cute.coord<"(_,0)"> -> !pair
        %both0 = cute.memref.load_vec(%two0) : (!pair) -> vector<2xbf16>
        %to0 = cute.make_coord(%pair0, %row0) : (i32, i32) -> !cute.coord<"(_,?,?)">
        %target0 = cute.slice(%out, %to0) : !out, !cute.coord<"(_,?,?)"> -> !out_pair
        cute.memref.store_vec(%both0, %target0) : (vector<2xbf16>, !out_pair) -> ()
      }
      %is1 = arith.andi %row1_is, %column0_is : i1
      scf.if %is1 {
        %of1 = cute.static : !cute.coord<"(_,1)">
        %two1 = cute.slice(%pairs, %of1) : !pairs, !cute.coord<"(_,1)"> -> !pair
        %both1 = cute.memref.load_vec(%two1) : (!pair) -> vector<2xbf16>
        %to1 = cute.make_coord(%pair0, %row1) : (i32, i32) -> !cute.coord<"(_,?,?)">
        %target1 = cute.slice(%out, %to1) : !out, !cute.coord<"(_,?,?)"> -> !out_pair
        cute.memref.store_vec(%both1, %target1) : (vector<2xbf16>, !out_pair) -> ()
      }
      %is2 = arith.andi %row0_is, %column1_is : i1
      scf.if %is2 {
        %of2 = cute.static : !cute.coord<"(_,2)">
        %two2 = cute.slice(%pairs, %of2) : !pairs, !cute.coord<"(_,2)"> -> !pair
        %both2 = cute.memref.load_vec(%two2) : (!pair) -> vector<2xbf16>
        %to2 = cute.make_coord(%pair1, %row0) : (i32, i32) -> !cute.coord<"(_,?,?)">
        %target2 = cute.slice(%out, %to2) : !out, !cute.coord<"(_,?,?)"> -> !out_pair
        cute.memref.store_vec(%both2, %target2) : (vector<2xbf16>, !out_pair) -> ()
      }
      %is3 = arith.andi %row1_is, %column1_is : i1
      scf.if %is3 {
        %of3 = cute.static : !cute.coord<"(_,3)">
        %two3 = cute.slice(%pairs, %of3) : !pairs, !cute.coord<"(_,3)"> -> !pair
        %both3 = cute.memref.load_vec(%two3) : (!pair) -> vector<2xbf16>
        %to3 = cute.make_coord(%pair1, %row1) : (i32, i32) -> !cute.coord<"(_,?,?)">
        %target3 = cute.slice(%out, %to3) : !out, !cute.coord<"(_,?,?)"> -> !out_pair
        cute.memref.store_vec(%both3, %target3) : (vector<2xbf16>, !out_pair) -> ()
      }
    }
  }
  return
}
