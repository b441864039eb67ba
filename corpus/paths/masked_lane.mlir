// The lane of a thread by a mask: x & 31 is x modulo 32, of a negative x too.
// expect: Proved
!v = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @masked(%x: !v, %y: !v, %k: i32) attributes {cute.kernel} {
  %mask = arith.constant 31 : i32
  %t = arith.andi %k, %mask : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %c) : (!v, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %c, %v) : (!v, !cute.coord<"?">, f32) -> ()
  return
}
