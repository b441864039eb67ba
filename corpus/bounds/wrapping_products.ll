; Products by numbers, modulo 2^32: once 5 seconds, and of 8 bits more than a minute.
; expect: Proved
define i32 @f(i32 %x, i32 %y) {
  %v0 = mul i32 %x, 5
  %v1 = mul i32 %y, 3
  %v2 = add i32 %v0, %v1
  %v3 = sub i32 %v2, %x
  %v4 = add i32 %v3, %y
  ret i32 %v4
}
