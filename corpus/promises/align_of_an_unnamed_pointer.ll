; A pointer that must be aligned, of which no line promises it.
; expect: Unknown
; because: which no line names
define i32 @f(ptr noundef align 16 %p, i32 %x) {
  ret i32 %x
}
