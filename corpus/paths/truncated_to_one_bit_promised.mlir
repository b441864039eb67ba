// Of 0 and -1 nothing is lost.
// mutant: br i1 %4, label %9, label %13 => br i1 %4, label %13, label %9
!z = !cute.memref<f32, gmem, align<4>, "256:1">
func.func @k(%z: !z, %m : i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, cute.premises = ["a1 >= -1, a1 <= 0"]} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %b = arith.trunci %m overflow<nsw> : i32 to i1
  %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  scf.if %b {
  cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
