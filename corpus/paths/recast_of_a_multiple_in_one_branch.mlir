// What a type says of a number that one branch makes is no promise of the caller: the recast of it has no form.
// expect: Unknown
!z = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%z: !z, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, cute.premises = ["a1 >= 1"]} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %c8 = arith.constant 8 : i32
  %c0 = arith.constant 0 : i32
  %rem = arith.remui %m, %c8 : i32
  %is = arith.cmpi eq, %rem, %c0 : i32
  %v = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
  scf.if %is {
    %s = cute.make_shape(%m) : (i32) -> !cute.shape<"?{div=8}">
    %d = cute.static : !cute.stride<"1">
    %l = cute.make_layout(%s, %d) : (!cute.shape<"?{div=8}">, !cute.stride<"1">) -> !cute.layout<"?{div=8}:1">
    %r = "cute.recast_layout"(%l) <{new_type_bits = 16 : i32, old_type_bits = 8 : i32}> : (!cute.layout<"?{div=8}:1">) -> !cute.layout<"?{div=4}:1">
    cute.memref.store(%z, %t, %v) : (!z, !cute.coord<"?">, f32) -> ()
  } else {
    %w = arith.addf %v, %v : f32
    cute.memref.store(%z, %t, %w) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
