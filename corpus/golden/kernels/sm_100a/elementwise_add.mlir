// C = A + B for row-major matrices of f32, 16 by 128 elements a block of 128 threads.
//
// The kernel of the CuTe DSL's elementwise_add example. A thread owns 4 rows of 4 elements, 128 bits each: TV is
// make_layout_tv((4,32):(32,1), (4,4):(4,1)). Where all of a thread's elements lie inside the matrices
// they move as vectors through registers; at a ragged edge each element is moved under its own predicate,
// read off the tensor of coordinates.
//
//   grid   ceil_div(M,16) * ceil_div(N,128) blocks
//   block  128 threads
//   A, B, C   M by N, row stride divisible by 4, 16-byte aligned

!matrix = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">
!tile = !cute.tile<"[16:1;128:1]">
!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
!tiled = !cute.memref<f32, gmem, align<16>, "((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))">
!block = !cute.memref<f32, gmem, align<16>, "(16,128):(?{i64 div=4},1)">
!thread = !cute.memref<f32, gmem, align<16>, "((1,(4,4)),1,1):((0,(1,?{i64 div=4})),0,0)">
!fragment = !cute.memref<f32, rmem, align<16>, "((1,(4,4)),1,1):((0,(1,4)),0,0)">
!shape = !cute.shape<"(?,?)">
!tiled_coords = !cute.coord_tensor<"(0,0)", "((16,128),(?,?)):((1@0,1@1),(16@0,128@1))">
!block_coords = !cute.coord_tensor<"(?{div=16},?{i64 div=128})", "(16,128):(1@0,1@1)">
!thread_coords = !cute.coord_tensor<"(?{div=4},?{i64 div=4})", "((1,(4,4)),1,1):((0,(1@1,1@0)),0,0)">
!thread_layout = !cute.layout<"((1,(4,4)),1,1):((0,(1@1,1@0)),0,0)">
!here = !cute.arith_tuple_iter<"(?{div=4},?{i64 div=4})">

func.func @elementwise_add(%a: !matrix, %b: !matrix, %c: !matrix) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = cute.make_coord(%bid) : (i32) -> !cute.coord<"((_,_),?)">
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">

  // The block's tile of each matrix, and of their coordinates.
  %tiler = cute.static : !tile
  %layout = cute.get_layout(%c) : !matrix
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64 div=4},1)">) -> !shape
  %coords = cute.make_identity_tensor(%shape) : (!shape) -> !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
  %tiled_a = cute.zipped_divide(%a, %tiler) : (!matrix, !tile) -> !tiled
  %tiled_b = cute.zipped_divide(%b, %tiler) : (!matrix, !tile) -> !tiled
  %tiled_c = cute.zipped_divide(%c, %tiler) : (!matrix, !tile) -> !tiled
  %tiled_coords = cute.zipped_divide(%coords, %tiler) : (!cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">, !tile) -> !tiled_coords
  %block_a = cute.slice(%tiled_a, %block) : !tiled, !cute.coord<"((_,_),?)"> -> !block
  %block_b = cute.slice(%tiled_b, %block) : !tiled, !cute.coord<"((_,_),?)"> -> !block
  %block_c = cute.slice(%tiled_c, %block) : !tiled, !cute.coord<"((_,_),?)"> -> !block
  %block_coords = cute.slice(%tiled_coords, %block) : !tiled_coords, !cute.coord<"((_,_),?)"> -> !block_coords

  // The thread's part of the tile.
  %atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>
  %copy = cute.make_tiled_copy(%atom) : !copy
  %thread_a = cute.tiled.copy.partition_S(%copy, %block_a, %thread) : (!copy, !block, !cute.coord<"?">) -> !thread
  %thread_b = cute.tiled.copy.partition_S(%copy, %block_b, %thread) : (!copy, !block, !cute.coord<"?">) -> !thread
  %thread_c = cute.tiled.copy.partition_D(%copy, %block_c, %thread) : (!copy, !block, !cute.coord<"?">) -> !thread
  %thread_coords = cute.tiled.copy.partition_S(%copy, %block_coords, %thread) : (!copy, !block_coords, !cute.coord<"?">) -> !thread_coords
  %values = cute.get_layout(%thread_coords) : !thread_coords
  %first = cute.get_iter(%thread_coords) : !thread_coords

  // The thread's last element has the largest coordinates: inside, all are.
  %last = cute.static : !cute.coord<"15">
  %to_last = cute.crd2idx(%last, %values) : (!cute.coord<"15">, !thread_layout) -> !cute.int_tuple<"(3,3)">
  %at_last = cute.add_offset(%first, %to_last) : (!here, !cute.int_tuple<"(3,3)">) -> !cute.arith_tuple_iter<"(?,?{i64})">
  %last_coord = cute.deref_arith_tuple_iter(%at_last) : !cute.arith_tuple_iter<"(?,?{i64})">
  %all = cute.elem_less(%last_coord, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
  scf.if %all {
    %registers_a = cute.make_fragment_like(%thread_a) : (!thread) -> !fragment
    %registers_b = cute.make_fragment_like(%thread_b) : (!thread) -> !fragment
    %registers_c = cute.make_fragment_like(%thread_c) : (!thread) -> !fragment
    %loaded_a = cute.memref.load_vec(%thread_a) : (!thread) -> vector<16xf32>
    %loaded_b = cute.memref.load_vec(%thread_b) : (!thread) -> vector<16xf32>
    cute.memref.store_vec(%loaded_a, %registers_a) : (vector<16xf32>, !fragment) -> ()
    cute.memref.store_vec(%loaded_b, %registers_b) : (vector<16xf32>, !fragment) -> ()
    %x = cute.memref.load_vec(%registers_a) : (!fragment) -> vector<16xf32>
    %y = cute.memref.load_vec(%registers_b) : (!fragment) -> vector<16xf32>
    %sum = arith.addf %x, %y : vector<16xf32>
    cute.memref.store_vec(%sum, %registers_c) : (vector<16xf32>, !fragment) -> ()
    %result = cute.memref.load_vec(%registers_c) : (!fragment) -> vector<16xf32>
    cute.memref.store_vec(%result, %thread_c) : (vector<16xf32>, !thread) -> ()
  } else {
    %zero = arith.constant 0 : i32
    %count = arith.constant 16 : i32
    %one = arith.constant 1 : i32
    scf.for %v = %zero to %count step %one : i32 {
      %value = cute.make_coord(%v) : (i32) -> !cute.coord<"?">
      %to_value = cute.crd2idx(%value, %values) : (!cute.coord<"?">, !thread_layout) -> !cute.int_tuple<"(?,?)">
      %at_value = cute.add_offset(%first, %to_value) : (!here, !cute.int_tuple<"(?,?)">) -> !cute.arith_tuple_iter<"(?,?{i64})">
      %coord = cute.deref_arith_tuple_iter(%at_value) : !cute.arith_tuple_iter<"(?,?{i64})">
      %inside = cute.elem_less(%coord, %shape) : (!cute.int_tuple<"(?,?{i64})">, !shape) -> i1
      scf.if %inside {
        %p = cute.memref.load(%thread_a, %value) : (!thread, !cute.coord<"?">) -> f32
        %q = cute.memref.load(%thread_b, %value) : (!thread, !cute.coord<"?">) -> f32
        %r = arith.addf %p, %q : f32
        cute.memref.store(%thread_c, %value, %r) : (!thread, !cute.coord<"?">, f32) -> ()
      }
    }
  }
  return
}
