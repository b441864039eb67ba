// The floor of a quotient by a number below zero.
// expect: Proved
func.func @f(%a: i32) -> i32 {
  %k = arith.constant -3 : i32
  %r = arith.floordivsi %a, %k : i32
  return %r : i32
}
