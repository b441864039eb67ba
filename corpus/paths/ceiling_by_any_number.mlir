// The ceiling of a quotient by any number, where there is one.
// expect: Proved
func.func @f(%a: i32, %b: i32) -> i32 attributes {cute.premises = ["a1 != 0", "a1 != 0-1"]} {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
