; It returns up to 99.
; expect: Refuted
; because: poison
define range(i32 0, 5) i32 @f(i32 %x) {
  ret i32 %x
}
