; Two numbers side by side, shifted: the bits that come from the second are those of its unsigned number.
; expect: Proved
define i16 @f(i16 %x, i16 %y) {
  %z = call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 19)
  ret i16 %z
}
declare i16 @llvm.fshl.i16(i16, i16, i16)
