; A calling convention.
; expect: Unknown
; because: inreg
define i32 @f(i32 inreg %x) {
  ret i32 %x
}
