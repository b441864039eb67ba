; INT_MIN / -1.
; expect: Refuted
define i32 @f(i32 %x) {
  %a = sub i32 %x, -2147483648
  %y = sdiv i32 %a, -1
  ret i32 %x
}
