// So does what the type of a parameter promises.
!z = !cute.memref<f32, gmem, align<4>, "?{div=8}:1">
func.func @k(%z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %ly = cute.get_layout(%z) : !z
  %s = cute.get_shape(%ly) : (!cute.layout<"?{div=8}:1">) -> !cute.shape<"?{div=8}">
  %d = cute.static : !cute.stride<"1">
  %l = cute.make_layout(%s, %d) : (!cute.shape<"?{div=8}">, !cute.stride<"1">) -> !cute.layout<"?{div=8}:1">
  %r = "cute.recast_layout"(%l) <{new_type_bits = 16 : i32, old_type_bits = 8 : i32}> : (!cute.layout<"?{div=8}:1">) -> !cute.layout<"?{div=4}:1">
  %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  return
}
