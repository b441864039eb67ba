; Poison that nothing uses.
; expect: Proved
define i32 @f(i32 %x, i32 range(i32 0, 5) %y) {
  ret i32 %x
}
