; A parameter of which the meaning does not speak.
; expect: Unknown
define i32 @f(i32 %x, float %w) {
  %c = fcmp oeq float %w, %w
  %y = select i1 %c, i32 %x, i32 %x
  ret i32 %y
}
