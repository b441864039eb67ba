// A premise leaves out half of the threads of each block: no launch satisfies it.
// expect: Unknown
!v = !cute.memref<f32, gmem, align<4>, "64:1">
func.func @k(%x: !v, %y: !v) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>, cute.in_bounds, cute.premises = ["r0 < 64"]} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %a = cute.memref.load(%x, %at) : (!v, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %a) : (!v, !cute.coord<"?">, f32) -> ()
  return
}
