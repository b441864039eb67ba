; It returns.
; expect: Refuted
; because: promises not to
define i32 @f(i32 %x) noreturn {
  ret i32 %x
}
