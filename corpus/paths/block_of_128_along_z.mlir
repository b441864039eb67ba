// A block of 128 threads along z, which no launch has.
// expect: kBadRequest a block 1024 threads, 64 along z
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !vector, %y: !vector) attributes {cute.kernel, nvvm.reqntid = array<i32: 1, 1, 128>} {
  %i = nvvm.read.ptx.sreg.ctaid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %v) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
