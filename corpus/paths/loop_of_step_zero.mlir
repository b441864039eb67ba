// MLIR gives such a loop no turns to count: the author may have meant five.
// expect: kBadRequest the step of a loop must be at least 1
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !vector, %y: !vector, %n: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c0=arith.constant 5:i32
%c5=arith.constant 0:i32
%c1=arith.constant 0:i32
scf.for %j = %c0 to %c5 step %c1  : i32 {
 %a=cute.make_coord(%j):(i32)->!cute.coord<"?">
 %z=cute.memref.load(%x,%a):(!vector,!cute.coord<"?">)->f32
 cute.memref.store(%y,%a,%z):(!vector,!cute.coord<"?">,f32)->()
}
%z0=arith.constant 0:i32
%i=arith.addi %t,%z0:i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %v) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
