define ptx_kernel void @bias_add({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i64, i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %4, 256
  %8 = add i32 %7, %6
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 0
  %10 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 2
  %11 = icmp slt i32 %5, %9
  %12 = icmp slt i32 %8, %10
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %35

14:                                               ; preds = %3
  %15 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %16, %15
  %18 = sext i32 %8 to i64
  %19 = add nsw i64 %17, %18
  %20 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %19
  %22 = load float, ptr addrspace(1) %21, align 4
  %23 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %24 = sext i32 %5 to i64
  %25 = getelementptr float, ptr addrspace(1) %23, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = fadd float %22, %26
  %28 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 1
  %29 = sext i32 %5 to i64
  %30 = mul nsw i64 %29, %28
  %31 = sext i32 %8 to i64
  %32 = add nsw i64 %30, %31
  %33 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 0
  %34 = getelementptr float, ptr addrspace(1) %33, i64 %32
  store float %27, ptr addrspace(1) %34, align 4
  br label %35

35:                                               ; preds = %14, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
