// A load that no store depends on: our lowering leaves it out.
// expect: kBadRequest what is loaded reaches no store
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!i32s = !cute.memref<i32, gmem, align<4>, "?:1">
func.func @k(%x: !f32s, %y: !f32s, %z: !i32s, %s: f32, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">


  %w = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
  %r = arith.addf %s, %s : f32
  cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  return
}
