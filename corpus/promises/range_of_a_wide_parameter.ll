; Whether the number is in the range no line says: it was Refuted once.
; expect: Unknown
; because: range
define i32 @f(i32 %a, i128 noundef range(i128 0, 9) %w) {
  ret i32 %a
}
