// One number for two modes is taken apart as it is not negative; here it may be.
// expect: Refuted
!all = !cute.memref<f32, gmem, align<4>, "((8,8),32):((32,256),1)">
!row = !cute.memref<f32, gmem, align<4>, "(32):(1)">
func.func @k(%a: !all, %i: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"(?,_)">
  %row = cute.slice(%a, %at) : !all, !cute.coord<"(?,_)"> -> !row
  %e = cute.memref.load(%row, %t) : (!row, !cute.coord<"?">) -> f32
  cute.memref.store(%row, %t, %e) : (!row, !cute.coord<"?">, f32) -> ()
  return
}
