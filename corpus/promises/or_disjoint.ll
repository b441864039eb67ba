; Both have bit 0.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %y = or disjoint i32 %x, 1
  %z = and i32 %y, -2
  %b = and i32 %x, 1
  %w = or i32 %z, %b
  ret i32 %w
}
