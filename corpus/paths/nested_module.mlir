// The function of the inner module would be one that nobody looks at.
// expect: kBadRequest 'builtin.module' of a module
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
module {
func.func @g(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}
}
