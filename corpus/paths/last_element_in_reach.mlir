// The caller promises of each mode that its last element is at most 2^48 elements away, of one of a known extent too.
!x = !cute.memref<f32, gmem, align<4>, "(1048576):(?{i64})">
!c = !cute.coord<"(?)">
func.func @k(%x: !x) attributes {cute.kernel, nvvm.reqntid = array<i32: 1024>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %c1024 = arith.constant 1024 : i32
  %i = arith.muli %tid, %c1024 : i32
  %t = cute.make_coord(%i) : (i32) -> !c
  %w = cute.memref.load(%x, %t) : (!x, !c) -> f32
  %w2 = arith.addf %w, %w : f32
  cute.memref.store(%x, %t, %w2) : (!x, !c, f32) -> ()
  return
}
