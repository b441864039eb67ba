define ptx_kernel void @difference({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %12 = sext i32 %7 to i64
  %13 = getelementptr float, ptr addrspace(1) %11, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4
  %15 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %16 = sext i32 %7 to i64
  %17 = getelementptr float, ptr addrspace(1) %15, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4
  %19 = fadd float %14, %18
  %20 = call float @llvm.fabs.f32(float %19)
  %21 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %22 = sext i32 %7 to i64
  %23 = getelementptr float, ptr addrspace(1) %21, i64 %22
  store float %20, ptr addrspace(1) %23, align 4
  br label %24

24:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
