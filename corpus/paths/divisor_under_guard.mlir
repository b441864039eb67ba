// A division by a parameter, where it is not 0; elsewhere other work.
// mutant: fadd float => fmul float
!n = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%n: !n, %d: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %zero = arith.constant 0 : i32
  %some = arith.cmpi ne, %d, %zero : i32
  scf.if %some {
    %q = arith.divui %tid, %d : i32
    %at = cute.make_coord(%q) : (i32) -> !cute.coord<"?">
    %v = cute.memref.load(%n, %at) : (!n, !cute.coord<"?">) -> f32
    cute.memref.store(%n, %t, %v) : (!n, !cute.coord<"?">, f32) -> ()
  } else {
    %w = cute.memref.load(%n, %t) : (!n, !cute.coord<"?">) -> f32
    %w2 = arith.addf %w, %w : f32
    cute.memref.store(%n, %t, %w2) : (!n, !cute.coord<"?">, f32) -> ()
  }
  return
}
