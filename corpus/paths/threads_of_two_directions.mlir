// Registers of two directions are each within a block, and together in none.
// expect: Unknown
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !vector, %y: !vector) attributes {cute.kernel, cute.in_bounds,
  cute.premises = ["a0_s0 >= 1024", "a1_s0 >= 1024"]} {
  %tx = nvvm.read.ptx.sreg.tid.x : i32
  %ty = nvvm.read.ptx.sreg.tid.y : i32
  %i = arith.muli %tx, %ty : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %v) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
