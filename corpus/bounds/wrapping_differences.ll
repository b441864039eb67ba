; Differences that cancel, modulo 2^8: once 57 seconds.
; expect: Proved
define i8 @f(i8 %x, i8 %y, i8 %z, i8 %u) {
  %v0 = sub i8 %x, %y
  %v1 = sub i8 %y, %z
  %v2 = sub i8 %z, %u
  %v3 = add i8 %v0, %v1
  %v4 = add i8 %v3, %v2
  ret i8 %v4
}
