; The twin.
; expect: Proved
define i32 @f(i32 %x) {
  %y = call i32 @llvm.smax.i32(i32 range(i32 0, 100) %x, i32 0)
  ret i32 %y
}
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
