; It returns.
; expect: Unknown
; because: noreturn of the call
define i32 @f(i32 %x) {
  %y = call i32 @llvm.smax.i32(i32 %x, i32 7) noreturn
  ret i32 %x
}
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
