; A negative number.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %m = sub i32 0, %x
  %e = zext nneg i32 %m to i64
  %y = trunc i64 %e to i32
  %z = sub i32 0, %y
  ret i32 %z
}
