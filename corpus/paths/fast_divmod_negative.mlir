// The quotient of a negative number by a fast divisor: sdiv and ashr disagree about it.
// expect: Refuted
func.func @f(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %four = arith.constant 4 : i32
  %h = arith.divsi %a, %two : i32
  %d = cute.fast_divmod.create_divisor(%four) : (i32) -> !cute.fast_divmod_divisor<32>
  %q = cute.fast_divmod.divide(%h, %d) : (i32, !cute.fast_divmod_divisor<32>) -> i32
  return %q : i32
}
