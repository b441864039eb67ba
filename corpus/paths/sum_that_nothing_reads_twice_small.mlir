// The same with a parameter of which twice fits 32 bits.
// expect: Proved
!f32s = !cute.memref<f32, gmem, align<4>, "128:1">
func.func @k(%x: !f32s, %y: !f32s, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, cute.premises = ["a2 >= 0", "a2 <= 1073741823"]} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %t = cute.make_int_tuple(%m) : (i32) -> !cute.int_tuple<"?">
  %u = cute.tuple_add(%t, %t) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %n = cute.get_scalars(%u) : !cute.int_tuple<"?">
  %a = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %a) : (!f32s, !cute.coord<"?">, f32) -> ()
  return
}
