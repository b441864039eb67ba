; The same, the second number read as a signed one.
; expect: Refuted
; because: result 0 differs
define i16 @f(i16 %x, i16 %y) {
  %z = call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 3)
  ret i16 %z
}
declare i16 @llvm.fshl.i16(i16, i16, i16)
