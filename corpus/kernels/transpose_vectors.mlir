// B = A^T for f32: tiles of 64 by 64 through padded shared memory, a block of 512 threads each, 128 bits an access.
//
// A transposed copy is a copy between layouts: A is (M,N) row by row, B is read as (M,N) column by column. A thread
// reads 2 rows of 4 elements of A and writes 2 rows of 4 elements of B. In shared memory (64,64):(1,68) has the rows of B,
// padded to 272 bytes: the loads of 16 bytes meet in no bank, the stores eight to a bank, for which global memory leaves
// the time.
//
//   grid   ceil_div(M,64) * ceil_div(N,64) blocks
//   block  512 threads
//   A   M by N, contiguous in N        B   N by M, contiguous in M; row strides divisible by 4, 16-byte aligned
//
// What a launch leaves in B is ensured: element (i,j) is that of A, written by the one thread that `cute.written_by` names,
// and nothing is stored beside it. Its blocks are those of the grid above; rows of A and columns of B do not overlap.
!a = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">
!b = !cute.memref<f32, gmem, align<16>, "(?,?):(1,?{i64 div=4})">
!tile = !cute.tile<"[64:1;64:1]">
!rows = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((16,32),(4,2)):((256,1),(64,32))">, tiler_mn = <"[64:1;64:1]">>
!columns = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((16,32),(4,2)):((4,64),(1,2048))">, tiler_mn = <"[64:1;64:1]">>
!tiled_a = !cute.memref<f32, gmem, align<16>, "((64,64),(?,?)):((?{i64 div=4},1),(?{i64 div=256},64))">
!tiled_b = !cute.memref<f32, gmem, align<16>, "((64,64),(?,?)):((1,?{i64 div=4}),(64,?{i64 div=256}))">
!block_a = !cute.memref<f32, gmem, align<16>, "(64,64):(?{i64 div=4},1)">
!block_b = !cute.memref<f32, gmem, align<16>, "(64,64):(1,?{i64 div=4})">
!thread_a = !cute.memref<f32, gmem, align<16>, "((1,(4,2)),1,1):((0,(1,?{i64 div=128})),0,0)">
!thread_b = !cute.memref<f32, gmem, align<16>, "((1,(4,2)),1,1):((0,(1,?{i64 div=128})),0,0)">
!shared = !cute.memref<f32, smem, align<1024>, "(64,64):(1,68)">
!written = !cute.memref<f32, smem, align<4>, "((1,(4,2)),1,1):((0,(68,32)),0,0)">
!read = !cute.memref<f32, smem, align<16>, "((1,(4,2)),1,1):((0,(1,2176)),0,0)">
!shape = !cute.shape<"(?,?)">
!coords = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!tiled_coords = !cute.coord_tensor<"(0,0)", "((64,64),(?,?)):((1@0,1@1),(64@0,64@1))">
!block_coords = !cute.coord_tensor<"(?{div=64},?{i64 div=64})", "(64,64):(1@0,1@1)">
!rows_coords = !cute.coord_tensor<"(?,?{i64 div=4})", "((1,(4,2)),1,1):((0,(1@1,32@0)),0,0)">
!columns_coords = !cute.coord_tensor<"(?{div=4},?{i64})", "((1,(4,2)),1,1):((0,(1@0,32@1)),0,0)">
!rows_layout = !cute.layout<"((1,(4,2)),1,1):((0,(1@1,32@0)),0,0)">
!columns_layout = !cute.layout<"((1,(4,2)),1,1):((0,(1@0,32@1)),0,0)">
!rows_here = !cute.arith_tuple_iter<"(?,?{i64 div=4})">
!columns_here = !cute.arith_tuple_iter<"(?{div=4},?{i64})">
!here = !cute.arith_tuple_iter<"(?,?{i64})">

func.func @transpose_vectors(%a: !a, %b: !b) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 512>, cute.dynamic_smem = 17408 : i64,
  cute.premises = ["a0_s0 == a1_s0", "a0_s1 == a1_s1", "a0_d0 >= a0_s1", "a1_d1 >= a1_s0",
                   "a0_s0 <= 2147483584", "a0_s1 <= 2147483584",
                   "((a0_s0+63)/64)*((a0_s1+63)/64) <= 2147483646", "r0 < ((a0_s0+63)/64)*((a0_s1+63)/64)"],
  cute.ensures = ["a1[i,j] == a0[i,j]"],
  cute.written_by = ["r0 = i/64 + ((a0_s0+63)/64)*(j/64)", "r1 = (i%64)/4 + 16*(j%32)"]} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = cute.make_coord(%bid) : (i32) -> !cute.coord<"((_,_),?)">
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">

  // The block's tile of both matrices, and of their coordinates.
  %tiler = cute.static : !tile
  %layout = cute.get_layout(%a) : !a
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64 div=4},1)">) -> !shape
  %coords = cute.make_identity_tensor(%shape) : (!shape) -> !coords
  %tiled_a = cute.zipped_divide(%a, %tiler) : (!a, !tile) -> !tiled_a
  %tiled_b = cute.zipped_divide(%b, %tiler) : (!b, !tile) -> !tiled_b
  %tiled_coords = cute.zipped_divide(%coords, %tiler) : (!coords, !tile) -> !tiled_coords
  %block_a = cute.slice(%tiled_a, %block) : !tiled_a, !cute.coord<"((_,_),?)"> -> !block_a
  %block_b = cute.slice(%tiled_b, %block) : !tiled_b, !cute.coord<"((_,_),?)"> -> !block_b
  %block_coords = cute.slice(%tiled_coords, %block) : !tiled_coords, !cute.coord<"((_,_),?)"> -> !block_coords
  %base = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %floats = cute.recast_iter(%base) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %tile_layout = cute.static : !cute.layout<"(64,64):(1,68)">
  %shared = cute.make_view(%floats, %tile_layout) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(64,64):(1,68)">) -> !shared

  // A warp reads rows of A ...
  %atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>
  %rows = cute.make_tiled_copy(%atom) : !rows
  %thread_a = cute.tiled.copy.partition_S(%rows, %block_a, %thread) : (!rows, !block_a, !cute.coord<"?">) -> !thread_a
  %written = cute.tiled.copy.partition_D(%rows, %shared, %thread) : (!rows, !shared, !cute.coord<"?">) -> !written
  %rows_coords = cute.tiled.copy.partition_S(%rows, %block_coords, %thread) : (!rows, !block_coords, !cute.coord<"?">) -> !rows_coords
  %rows_layout = cute.get_layout(%rows_coords) : !rows_coords
  %rows_first = cute.get_iter(%rows_coords) : !rows_coords
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %count = arith.constant 8 : i32
  %rows_last = cute.static : !cute.coord<"7">
  %rows_to_last = cute.crd2idx(%rows_last, %rows_layout) : (!cute.coord<"7">, !rows_layout) -> !cute.int_tuple<"(32,3)">
  %rows_at_last = cute.add_offset(%rows_first, %rows_to_last) : (!rows_here, !cute.int_tuple<"(32,3)">) -> !here
  %rows_end = cute.deref_arith_tuple_iter(%rows_at_last) : !here
  %rows_all = cute.elem_less(%rows_end, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
  scf.if %rows_all {
    %x = cute.memref.load_vec(%thread_a) : (!thread_a) -> vector<8xf32>
    cute.memref.store_vec(%x, %written) : (vector<8xf32>, !written) -> ()
  } else {
    scf.for %v = %zero to %count step %one : i32 {
      %value = cute.make_coord(%v) : (i32) -> !cute.coord<"?">
      %to_value = cute.crd2idx(%value, %rows_layout) : (!cute.coord<"?">, !rows_layout) -> !cute.int_tuple<"(?{div=32},?)">
      %at_value = cute.add_offset(%rows_first, %to_value) : (!rows_here, !cute.int_tuple<"(?{div=32},?)">) -> !here
      %coord = cute.deref_arith_tuple_iter(%at_value) : !here
      %inside = cute.elem_less(%coord, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
      scf.if %inside {
        %x = cute.memref.load(%thread_a, %value) : (!thread_a, !cute.coord<"?">) -> f32
        cute.memref.store(%written, %value, %x) : (!written, !cute.coord<"?">, f32) -> ()
      }
  }
  }
  nvvm.barrier0

  // ... and writes columns of the tile, rows of B.
  %columns = cute.make_tiled_copy(%atom) : !columns
  %read = cute.tiled.copy.partition_S(%columns, %shared, %thread) : (!columns, !shared, !cute.coord<"?">) -> !read
  %thread_b = cute.tiled.copy.partition_D(%columns, %block_b, %thread) : (!columns, !block_b, !cute.coord<"?">) -> !thread_b
  %columns_coords = cute.tiled.copy.partition_S(%columns, %block_coords, %thread) : (!columns, !block_coords, !cute.coord<"?">) -> !columns_coords
  %columns_layout = cute.get_layout(%columns_coords) : !columns_coords
  %columns_first = cute.get_iter(%columns_coords) : !columns_coords
  %columns_last = cute.static : !cute.coord<"7">
  %columns_to_last = cute.crd2idx(%columns_last, %columns_layout) : (!cute.coord<"7">, !columns_layout) -> !cute.int_tuple<"(3,32)">
  %columns_at_last = cute.add_offset(%columns_first, %columns_to_last) : (!columns_here, !cute.int_tuple<"(3,32)">) -> !here
  %columns_end = cute.deref_arith_tuple_iter(%columns_at_last) : !here
  %columns_all = cute.elem_less(%columns_end, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
  scf.if %columns_all {
    %x = cute.memref.load_vec(%read) : (!read) -> vector<8xf32>
    cute.memref.store_vec(%x, %thread_b) : (vector<8xf32>, !thread_b) -> ()
  } else {
    scf.for %v = %zero to %count step %one : i32 {
      %value = cute.make_coord(%v) : (i32) -> !cute.coord<"?">
      %to_value = cute.crd2idx(%value, %columns_layout) : (!cute.coord<"?">, !columns_layout) -> !cute.int_tuple<"(?,?{div=32})">
      %at_value = cute.add_offset(%columns_first, %to_value) : (!columns_here, !cute.int_tuple<"(?,?{div=32})">) -> !here
      %coord = cute.deref_arith_tuple_iter(%at_value) : !here
      %inside = cute.elem_less(%coord, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
      scf.if %inside {
        %x = cute.memref.load(%read, %value) : (!read, !cute.coord<"?">) -> f32
        cute.memref.store(%thread_b, %value, %x) : (!thread_b, !cute.coord<"?">, f32) -> ()
      }
  }
  }
  return
}
