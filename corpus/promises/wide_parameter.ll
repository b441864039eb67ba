; A parameter of which the meaning does not speak is no poison.
; expect: Unknown
define i32 @f(i32 %x, i128 %w) {
  %t = trunc i128 %w to i32
  %y = xor i32 %t, %t
  %z = add i32 %y, %x
  ret i32 %z
}
