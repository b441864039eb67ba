; The twin.
; expect: Proved
define i32 @f(i32 range(i32 0, 100) %x) {
  ret i32 %x
}
