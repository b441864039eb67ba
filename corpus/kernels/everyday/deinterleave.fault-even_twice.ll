define ptx_kernel void @deinterleave({ ptr addrspace(1), { i32, i32, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %29

10:                                               ; preds = %3
  %11 = sext i32 %7 to i64
  %12 = mul nsw i64 %11, 2
  %13 = add nsw i64 0, %12
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = sext i32 %7 to i64
  %18 = mul nsw i64 %17, 2
  %19 = add nsw i64 1, %18
  %20 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %19
  %22 = load float, ptr addrspace(1) %21, align 4
  %23 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %24 = sext i32 %7 to i64
  %25 = getelementptr float, ptr addrspace(1) %23, i64 %24
  store float %16, ptr addrspace(1) %25, align 4
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %27 = sext i32 %7 to i64
  %28 = getelementptr float, ptr addrspace(1) %26, i64 %27
  store float %16, ptr addrspace(1) %28, align 4
  br label %29

29:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
