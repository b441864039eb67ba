; Local memory between its marks.
; expect: Proved
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %s)
  store i32 %x, ptr %s, align 4
  %y = load i32, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %s)
  ret i32 %y
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
