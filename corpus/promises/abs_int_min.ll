; abs of the lowest number.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %m = sub i32 %x, -2147483648
  %y = call i32 @llvm.abs.i32(i32 %m, i1 true)
  %z = xor i32 %y, %y
  %w = or i32 %z, %x
  ret i32 %w
}
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
