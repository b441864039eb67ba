; The twin.
; expect: Proved
define range(i32 0, 100) i32 @f(i32 %x) {
  ret i32 %x
}
