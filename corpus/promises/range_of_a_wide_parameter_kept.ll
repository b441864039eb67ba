; No range is promised.
; expect: Proved
define i32 @f(i32 %a, i128 noundef %w) {
  ret i32 %a
}
