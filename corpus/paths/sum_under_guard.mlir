// A sum that fits where it is made: elsewhere it is not.
// mutant: fadd float => fmul float
!n = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%n: !n, %d: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %top = arith.constant 1000 : i32
  %low = arith.constant 0 : i32
  %a = arith.cmpi sge, %d, %low : i32
  %b = arith.cmpi slt, %d, %top : i32
  %both = arith.andi %a, %b : i1
  scf.if %both {
    %i = arith.addi %tid, %d : i32
    %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    %w = cute.memref.load(%n, %at) : (!n, !cute.coord<"?">) -> f32
    %w2 = arith.addf %w, %w : f32
    cute.memref.store(%n, %at, %w2) : (!n, !cute.coord<"?">, f32) -> ()
  } else {
    %u = cute.memref.load(%n, %t) : (!n, !cute.coord<"?">) -> f32
    %u2 = arith.addf %u, %u : f32
    cute.memref.store(%n, %t, %u2) : (!n, !cute.coord<"?">, f32) -> ()
  }
  return
}
