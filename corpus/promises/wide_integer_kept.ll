; The twin of wide_integer: 64 bits.
; expect: Proved
define i32 @f(i32 %x) {
  %b = zext i32 %x to i64
  ret i32 %x
}
