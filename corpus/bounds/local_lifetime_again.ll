; What local memory holds is lost where its life begins again.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %s)
  store i32 %x, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %s)
  call void @llvm.lifetime.start.p0(ptr %s)
  %y = load i32, ptr %s, align 4
  ret i32 %y
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
