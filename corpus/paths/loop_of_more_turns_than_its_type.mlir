// A loop of 2^32 - 1 turns, whose bounds are further apart than their type is wide: MLIR counts no turn.
// expect: kBadRequest a loop of more than 1024 turns
func.func @k(%p: !cute.memref<i32, gmem, align<8>, "?:1">, %n: i32) attributes {cute.kernel} {
  %c0 = arith.constant -2147483648 : i32
  %c1 = arith.constant 1 : i32
  %e = arith.constant 2147483647 : i32
  %s = scf.for %i = %c0 to %e step %c1 iter_args(%a = %n) -> (i32) : i32 {
    %b = arith.addi %a, %n : i32
    scf.yield %b : i32
  }
 %i=nvvm.read.ptx.sreg.tid.x : i32
 %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
 cute.memref.store(%p,%at,%s) : (!cute.memref<i32, gmem, align<8>, "?:1">, !cute.coord<"?">, i32) -> ()
 return
}
