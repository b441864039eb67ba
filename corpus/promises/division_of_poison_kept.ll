; A sum that may be poison, by -2.
; expect: Proved
define i32 @f(i32 %a) {
  %p = add nsw i32 %a, 1
  %q = sdiv i32 %p, -2
  ret i32 7
}
