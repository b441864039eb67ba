// The first 64 blocks double a row each; the others work on z.
// mutant: fadd float => fmul float
!all = !cute.memref<f32, gmem, align<16>, "(64,32):(32,1)">
!row = !cute.memref<f32, gmem, align<4>, "(32):(1)">
!z = !cute.memref<f32, gmem, align<4>, "256:1">
func.func @k(%a: !all, %z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %m = arith.constant 64 : i32
  %k = arith.constant 32 : i32
  %b = arith.cmpi slt, %bid, %m : i32
  %c = arith.cmpi slt, %tid, %k : i32
  scf.if %b {
    scf.if %c {
      %at = cute.make_coord(%bid) : (i32) -> !cute.coord<"(?,_)">
      %row = cute.slice(%a, %at) : !all, !cute.coord<"(?,_)"> -> !row
      %e = cute.memref.load(%row, %t) : (!row, !cute.coord<"?">) -> f32
      %e2 = arith.addf %e, %e : f32
      cute.memref.store(%row, %t, %e2) : (!row, !cute.coord<"?">, f32) -> ()
    }
  } else {
    %w = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
    %w2 = arith.mulf %w, %w : f32
    cute.memref.store(%z, %t, %w2) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
