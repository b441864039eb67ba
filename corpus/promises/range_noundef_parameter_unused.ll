; Poison that nothing uses, where none may be.
; expect: Refuted
; because: is not what is promised
define i32 @f(i32 %x, i32 noundef range(i32 0, 5) %y) {
  ret i32 %x
}
