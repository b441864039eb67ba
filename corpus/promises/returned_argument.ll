; It does not return it.
; expect: Unknown
; because: returned of argument 0
define i32 @f(i32 %x) {
  %y = call i32 @llvm.smax.i32(i32 returned %x, i32 7)
  ret i32 %x
}
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
