// One element of registers has no other coordinate than its own, and each thread writes at another.
// expect: Refuted
!z = !cute.memref<f32, gmem, align<4>, "256:1">
!f = !cute.memref<f32, rmem, "1:0">
func.func @k(%z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %l = cute.static : !cute.layout<"1:0">
  %f = cute.make_fragment(%l) : (!cute.layout<"1:0">) -> !f
  %w = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  cute.memref.store(%f, %t, %w) : (!f, !cute.coord<"?">, f32) -> ()
  %v = cute.memref.load(%f, %t) : (!f, !cute.coord<"?">) -> f32
  cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  return
}
