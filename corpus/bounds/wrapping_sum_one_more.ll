; The same of 8 bits, and what is meant is one more.
; expect: Refuted
; because: differs
define i8 @f(i8 %x, i8 %y, i8 %z) {
  %v0 = add i8 %x, %y
  %v1 = add i8 %v0, %z
  %v2 = add i8 %v1, %x
  %v3 = add i8 %v2, %y
  %v4 = add i8 %v3, %z
  ret i8 %v4
}
