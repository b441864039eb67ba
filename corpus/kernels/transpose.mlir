// B = A^T for f32: tiles of 32 by 32 through swizzled shared memory, a block of 256 threads each.
//
// A transposed copy is a copy between layouts: A is (M,N) row by row, B is read as (M,N) column by column. The warps
// read rows of A and write rows of B. In shared memory S<5,2,5> puts element (i,j) of the tile at column j xor i, so
// that neither a row nor a column has two elements in one bank.
//
//   grid   ceil_div(M,32) * ceil_div(N,32) blocks
//   block  256 threads
//   A   M by N, contiguous in N        B   N by M, contiguous in M
//
// What a launch leaves in B is ensured: element (i,j) is that of A, written by the one thread that `cute.written_by` names,
// and nothing is stored beside it. Its blocks are those of the grid above; rows of A and columns of B do not overlap.
!a = !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64},1)">
!b = !cute.memref<f32, gmem, align<4>, "(?,?):(1,?{i64})">
!tile = !cute.tile<"[32:1;32:1]">
!rows = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,8),4):((32,1),8)">, tiler_mn = <"[32:1;32:1]">>
!columns = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,8),4):((1,32),256)">, tiler_mn = <"[32:1;32:1]">>
!tiled_a = !cute.memref<f32, gmem, align<4>, "((32,32),(?,?)):((?{i64},1),(?{i64 div=32},32))">
!tiled_b = !cute.memref<f32, gmem, align<4>, "((32,32),(?,?)):((1,?{i64}),(32,?{i64 div=32}))">
!block_a = !cute.memref<f32, gmem, align<4>, "(32,32):(?{i64},1)">
!block_b = !cute.memref<f32, gmem, align<4>, "(32,32):(1,?{i64})">
!thread_a = !cute.memref<f32, gmem, align<4>, "((1,4),1,1):((0,?{i64 div=8}),0,0)">
!thread_b = !cute.memref<f32, gmem, align<4>, "((1,4),1,1):((0,?{i64 div=8}),0,0)">
!shared = !cute.memref<f32, smem, align<1024>, S<5,2,5>, "(32,32):(32,1)">
!written = !cute.memref<f32, smem, align<4>, S<5,2,5>, "((1,4),1,1):((0,256),0,0)">
!read = !cute.memref<f32, smem, align<4>, S<5,2,5>, "((1,4),1,1):((0,8),0,0)">
!shape = !cute.shape<"(?,?)">
!coords = !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
!tiled_coords = !cute.coord_tensor<"(0,0)", "((32,32),(?,?)):((1@0,1@1),(32@0,32@1))">
!block_coords = !cute.coord_tensor<"(?{div=32},?{i64 div=32})", "(32,32):(1@0,1@1)">
!rows_coords = !cute.coord_tensor<"(?,?{i64})", "((1,4),1,1):((0,8@0),0,0)">
!columns_coords = !cute.coord_tensor<"(?,?{i64})", "((1,4),1,1):((0,8@1),0,0)">
!rows_layout = !cute.layout<"((1,4),1,1):((0,8@0),0,0)">
!columns_layout = !cute.layout<"((1,4),1,1):((0,8@1),0,0)">
!here = !cute.arith_tuple_iter<"(?,?{i64})">

func.func @transpose(%a: !a, %b: !b) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.dynamic_smem = 4096 : i64,
  cute.premises = ["a0_s0 == a1_s0", "a0_s1 == a1_s1", "a0_d0 >= a0_s1", "a1_d1 >= a1_s0",
                   "a0_s0 <= 2147483616", "a0_s1 <= 2147483616",
                   "((a0_s0+31)/32)*((a0_s1+31)/32) <= 2147483646", "r0 < ((a0_s0+31)/32)*((a0_s1+31)/32)"],
  cute.ensures = ["a1[i,j] == a0[i,j]"],
  cute.written_by = ["r0 = i/32 + ((a0_s0+31)/32)*(j/32)", "r1 = i%32 + 32*(j%8)"]} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = cute.make_coord(%bid) : (i32) -> !cute.coord<"((_,_),?)">
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">

  // The block's tile of both matrices, and of their coordinates.
  %tiler = cute.static : !tile
  %layout = cute.get_layout(%a) : !a
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64},1)">) -> !shape
  %coords = cute.make_identity_tensor(%shape) : (!shape) -> !coords
  %tiled_a = cute.zipped_divide(%a, %tiler) : (!a, !tile) -> !tiled_a
  %tiled_b = cute.zipped_divide(%b, %tiler) : (!b, !tile) -> !tiled_b
  %tiled_coords = cute.zipped_divide(%coords, %tiler) : (!coords, !tile) -> !tiled_coords
  %block_a = cute.slice(%tiled_a, %block) : !tiled_a, !cute.coord<"((_,_),?)"> -> !block_a
  %block_b = cute.slice(%tiled_b, %block) : !tiled_b, !cute.coord<"((_,_),?)"> -> !block_b
  %block_coords = cute.slice(%tiled_coords, %block) : !tiled_coords, !cute.coord<"((_,_),?)"> -> !block_coords
  %base = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %swizzled = cute.recast_iter(%base) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>, S<5,2,5>>
  %tile_layout = cute.static : !cute.layout<"(32,32):(32,1)">
  %shared = cute.make_view(%swizzled, %tile_layout) : (!cute.ptr<f32, smem, align<1024>, S<5,2,5>>, !cute.layout<"(32,32):(32,1)">) -> !shared

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
  %four = arith.constant 4 : i32
  %rows_last = cute.static : !cute.coord<"3">
  %rows_to_last = cute.crd2idx(%rows_last, %rows_layout) : (!cute.coord<"3">, !rows_layout) -> !cute.int_tuple<"(24)">
  %rows_at_last = cute.add_offset(%rows_first, %rows_to_last) : (!here, !cute.int_tuple<"(24)">) -> !here
  %rows_end = cute.deref_arith_tuple_iter(%rows_at_last) : !here
  %rows_all = cute.elem_less(%rows_end, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
  scf.if %rows_all {
    %x = cute.memref.load_vec(%thread_a) : (!thread_a) -> vector<4xf32>
    cute.memref.store_vec(%x, %written) : (vector<4xf32>, !written) -> ()
  } else {
    scf.for %v = %zero to %four step %one : i32 {
      %value = cute.make_coord(%v) : (i32) -> !cute.coord<"?">
      %to_value = cute.crd2idx(%value, %rows_layout) : (!cute.coord<"?">, !rows_layout) -> !cute.int_tuple<"(?{div=8})">
      %at_value = cute.add_offset(%rows_first, %to_value) : (!here, !cute.int_tuple<"(?{div=8})">) -> !here
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
  %columns_last = cute.static : !cute.coord<"3">
  %columns_to_last = cute.crd2idx(%columns_last, %columns_layout) : (!cute.coord<"3">, !columns_layout) -> !cute.int_tuple<"(0,24)">
  %columns_at_last = cute.add_offset(%columns_first, %columns_to_last) : (!here, !cute.int_tuple<"(0,24)">) -> !here
  %columns_end = cute.deref_arith_tuple_iter(%columns_at_last) : !here
  %columns_all = cute.elem_less(%columns_end, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
  scf.if %columns_all {
    %x = cute.memref.load_vec(%read) : (!read) -> vector<4xf32>
    cute.memref.store_vec(%x, %thread_b) : (vector<4xf32>, !thread_b) -> ()
  } else {
    scf.for %v = %zero to %four step %one : i32 {
      %value = cute.make_coord(%v) : (i32) -> !cute.coord<"?">
      %to_value = cute.crd2idx(%value, %columns_layout) : (!cute.coord<"?">, !columns_layout) -> !cute.int_tuple<"(0,?{div=8})">
      %at_value = cute.add_offset(%columns_first, %to_value) : (!here, !cute.int_tuple<"(0,?{div=8})">) -> !here
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
