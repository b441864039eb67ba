// Nor does the recast of what must be a multiple show that it is one.
// expect: Unknown
!z = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%z: !z, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, cute.premises = ["a1 >= 1"]} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"?{div=8}">
  %d = cute.static : !cute.stride<"1">
  %l = cute.make_layout(%s, %d) : (!cute.shape<"?{div=8}">, !cute.stride<"1">) -> !cute.layout<"?{div=8}:1">
  %r = "cute.recast_layout"(%l) <{new_type_bits = 16 : i32, old_type_bits = 8 : i32}> : (!cute.layout<"?{div=8}:1">) -> !cute.layout<"?{div=4}:1">
  %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  return
}
