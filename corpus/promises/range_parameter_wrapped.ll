; All but 10 to 49.
; expect: Refuted
; because: poison
define i32 @f(i32 range(i32 50, 10) %x) {
  ret i32 %x
}
