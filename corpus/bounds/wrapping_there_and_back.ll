; What is added is subtracted again, modulo 2^32: once 3 seconds.
; expect: Proved
define i32 @f(i32 %x, i32 %y, i32 %z) {
  %v0 = add i32 %x, %y
  %v1 = sub i32 %v0, %z
  %v2 = add i32 %v1, %z
  %v3 = sub i32 %v2, %y
  ret i32 %v3
}
