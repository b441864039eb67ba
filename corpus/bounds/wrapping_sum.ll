; Five sums that may each wrap: once no verdict within a minute.
; expect: Proved
define i32 @f(i32 %x, i32 %y, i32 %z) {
  %v0 = add i32 %x, %y
  %v1 = add i32 %v0, %z
  %v2 = add i32 %v1, %x
  %v3 = add i32 %v2, %y
  %v4 = add i32 %v3, %z
  ret i32 %v4
}
