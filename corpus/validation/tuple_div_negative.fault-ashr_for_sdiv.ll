; x / 4 of a negative x: C's quotient, which rounds toward zero.
define i32 @quotient(i32 %x) {
  %q = ashr i32 %x, 2
  ret i32 %q
}
