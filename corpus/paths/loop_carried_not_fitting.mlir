// A sum of a tuple that does not fit its 32 bits, carried by a loop into a comparison.
// expect: Refuted
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!i32s = !cute.memref<i32, gmem, align<4>, "?:1">
func.func @k(%x: !f32s, %y: !f32s, %z: !i32s, %s: f32, %m: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32

  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %big = arith.constant 2000000000 : i32
  %o, %r = scf.for %j = %c0 to %c2 step %c1 iter_args(%acc = %m, %d = %s) -> (i32, f32) : i32 {
    %t = cute.make_int_tuple(%acc) : (i32) -> !cute.int_tuple<"?">
    %u = cute.tuple_add(%t, %t) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
    %q = cute.get_scalars(%u) : !cute.int_tuple<"?">
    %cmp = arith.cmpi slt, %acc, %big : i32
    %r9 = arith.select %cmp, %v, %d : f32
    scf.yield %q, %r9 : i32, f32
  }
  cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  return
}
