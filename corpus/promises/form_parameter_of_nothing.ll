; Where the form passes nothing, the code expects a number.
; expect: kUsage
; because: or is another value
define i32 @f(double %t, i32 %a) {
  ret i32 %a
}
