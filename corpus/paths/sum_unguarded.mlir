// A sum that leaves its type.
// expect: Refuted
!n = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%n: !n, %d: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %i = arith.addi %tid, %d : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %w = cute.memref.load(%n, %at) : (!n, !cute.coord<"?">) -> f32
  %w2 = arith.addf %w, %w : f32
  cute.memref.store(%n, %at, %w2) : (!n, !cute.coord<"?">, f32) -> ()
  return
}
