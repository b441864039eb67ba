; Poison where none may be.
; expect: Refuted
; because: a poison argument
define i32 @f(i32 %x) {
  %p = add nuw i32 %x, -1
  %y = call i32 @llvm.smax.i32(i32 noundef %p, i32 0)
  ret i32 %x
}
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
