; x / 4 of a negative x: C's quotient, which rounds toward zero.
define i32 @quotient(i32 %x) {
  %q = udiv i32 %x, 4
  ret i32 %q
}
