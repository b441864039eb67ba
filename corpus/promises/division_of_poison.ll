; A sum that may be poison, by -1: poison may be the least number, whose quotient leaves the width.
; expect: Refuted
; because: signed division overflow
define i32 @f(i32 %a) {
  %p = add nsw i32 %a, 1
  %q = sdiv i32 %p, -1
  ret i32 7
}
