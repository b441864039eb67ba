; Sums of sums, modulo 2^8: once 21 seconds.
; expect: Proved
define i8 @f(i8 %x, i8 %y, i8 %z, i8 %u) {
  %v0 = add i8 %x, %y
  %v1 = add i8 %z, %u
  %v2 = add i8 %v0, %v1
  %v3 = add i8 %v2, %x
  ret i8 %v3
}
