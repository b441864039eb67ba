// The same, in one branch and for the address of another such load.
// expect: kBadRequest what is loaded reaches no store
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!i32s = !cute.memref<i32, gmem, align<4>, "?:1">
func.func @k(%x: !f32s, %y: !f32s, %z: !i32s, %s: f32, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">


  %c5 = arith.constant 5 : i32
  %d5 = arith.cmpi slt, %m, %c5 : i32
  scf.if %d5 {
    %w = cute.memref.load(%z, %at) : (!i32s, !cute.coord<"?">) -> i32
    %a2 = cute.make_coord(%w) : (i32) -> !cute.coord<"?">
    %w2 = cute.memref.load(%x, %a2) : (!f32s, !cute.coord<"?">) -> f32
  }
  %r = arith.addf %s, %s : f32
  cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  return
}
