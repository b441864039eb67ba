; Local memory that is read where it may be gone: behind one of two branches.
; expect: Unknown
; because: load i32
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %s)
  store i32 %x, ptr %s, align 4
  %c = icmp slt i32 %x, 1000000
  br i1 %c, label %stays, label %ends
ends:
  call void @llvm.lifetime.end.p0(ptr %s)
  br label %stays
stays:
  %y = load i32, ptr %s, align 4
  ret i32 %y
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
