// The floor of the lowest number by -1 is none.
// expect: Refuted
func.func @f(%a: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.floordivsi %a, %k : i32
  return %r : i32
}
