// A guard that is a parameter, and a loop that begins below 0.
// mutant: fadd float => fmul float
// mutant: %3, -4 => %3, -3
!z = !cute.memref<f32, gmem, align<4>, "256:1">
func.func @k(%z: !z, %p: i1) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %w = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  scf.if %p {
    %v = arith.addf %w, %w : f32
    cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  } else {
    %m = arith.constant -4 : i32
    %n = arith.constant 4 : i32
    %s = arith.constant 2 : i32
    scf.for %i = %m to %n step %s : i32 {
      %j = arith.addi %i, %tid : i32
      %c = cute.make_coord(%j) : (i32) -> !cute.coord<"?">
      %v = cute.memref.load(%z, %c) : (!z, !cute.coord<"?">) -> f32
      cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
    }
  }
  return
}
