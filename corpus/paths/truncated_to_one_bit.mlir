// 1 is no signed number of one bit.
// expect: Refuted
!z = !cute.memref<f32, gmem, align<4>, "256:1">
func.func @k(%z: !z, %m : i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %b = arith.trunci %m overflow<nsw> : i32 to i1
  %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  scf.if %b {
  cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
