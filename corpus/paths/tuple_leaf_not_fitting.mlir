// A sum of a tuple that does not fit its 32 bits, read as a number and made a coordinate.
// expect: Refuted
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !f32s, %y: !f32s, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at0 = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    %t = cute.make_int_tuple(%m) : (i32) -> !cute.int_tuple<"?">
    %u = cute.tuple_add(%t, %t) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
    %q = cute.get_scalars(%u) : !cute.int_tuple<"?">
  %at = cute.make_coord(%q) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at0, %v) : (!f32s, !cute.coord<"?">, f32) -> ()
  return
}
