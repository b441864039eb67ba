// The same at the first element, of a view with rows: nor is an offset below the cosize one of a coordinate.
// expect: kBadRequest an element at an offset, in a kernel that states cute.in_bounds
!z = !cute.memref<f32, gmem, align<4>, "?:1">
!x = !cute.memref<f32, gmem, align<4>, "(4,4):(1,8)">
!p = !cute.ptr<f32, gmem, align<4>>
func.func @k(%z: !x, %y: !z) attributes {cute.kernel, cute.in_bounds, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %it = cute.make_int_tuple(%tid) : (i32) -> !cute.int_tuple<"?">
  %s = cute.static : !cute.int_tuple<"1">
  %ly = cute.get_layout(%y) : !z
  %sh = cute.get_shape(%ly) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%t, %sh) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %p = cute.get_iter(%z) : !x
    %v = cute.load_scaled_index(%p, %it, %s) : (!p, !cute.int_tuple<"?">, !cute.int_tuple<"1">) -> f32
    cute.memref.store(%y, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
