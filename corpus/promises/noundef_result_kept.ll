; A number that is no poison.
; expect: Proved
define noundef signext i32 @f(i32 noundef zeroext %x) {
  ret i32 %x
}
