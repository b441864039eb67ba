; Odd numbers lose a bit.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %h = lshr exact i32 %x, 1
  %d = shl i32 %h, 1
  %b = and i32 %x, 1
  %y = or i32 %d, %b
  ret i32 %y
}
