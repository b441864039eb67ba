// With the statement an element at a coordinate must be one of the view that it is read from: the guard is of another.
// expect: Refuted
!z = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%z: !z, %y: !z) attributes {cute.kernel, cute.in_bounds, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %ly = cute.get_layout(%y) : !z
  %sh = cute.get_shape(%ly) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%t, %sh) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
    cute.memref.store(%y, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
