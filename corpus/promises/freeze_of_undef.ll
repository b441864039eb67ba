; undef is some number, not poison: and with 0 it is 0.
; expect: Unknown
; because: undef
define i32 @f(i32 %x) {
  %y = and i32 undef, 0
  %z = or i32 %y, %x
  ret i32 %z
}
