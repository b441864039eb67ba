// Far behind the end of a mode of three elements, where the offset leaves 64 bits.
// expect: Refuted
!x = !cute.memref<f32, gmem, align<4>, "(3):(?{i64})">
!c = !cute.coord<"(?)">
func.func @k(%x: !x) attributes {cute.kernel, nvvm.reqntid = array<i32: 1024>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %n = arith.constant 1048576 : i32
  %i = arith.muli %tid, %n : i32
  %t = cute.make_coord(%i) : (i32) -> !c
  %w = cute.memref.load(%x, %t) : (!x, !c) -> f32
  %w2 = arith.addf %w, %w : f32
  cute.memref.store(%x, %t, %w2) : (!x, !c, f32) -> ()
  return
}
