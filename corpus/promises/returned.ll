; It returns its other parameter.
; expect: Refuted
; because: another value than parameter 1
define i32 @f(i32 %x, i32 returned %y) {
  ret i32 %x
}
