; The twin.
; expect: Proved
define i32 @f(i32 returned %x) {
  ret i32 %x
}
