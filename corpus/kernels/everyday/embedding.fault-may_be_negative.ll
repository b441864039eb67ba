define ptx_kernel void @embedding({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i64, i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = mul i32 %4, 16
  %9 = add i32 %8, %6
  %10 = mul i32 %5, 16
  %11 = add i32 %10, %7
  %12 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 0
  %13 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 2
  %14 = icmp slt i32 %9, %12
  %15 = icmp slt i32 %11, %13
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %41

17:                                               ; preds = %3
  %18 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %19 = sext i32 %9 to i64
  %20 = getelementptr i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 0
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %17
  %25 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %26 = sext i32 %21 to i64
  %27 = mul nsw i64 %26, %25
  %28 = sext i32 %11 to i64
  %29 = add nsw i64 %27, %28
  %30 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %29
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 1
  %34 = sext i32 %9 to i64
  %35 = mul nsw i64 %34, %33
  %36 = sext i32 %11 to i64
  %37 = add nsw i64 %35, %36
  %38 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 0
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %37
  store float %32, ptr addrspace(1) %39, align 4
  br label %40

40:                                               ; preds = %24, %17
  br label %41

41:                                               ; preds = %40, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { "nvvm.reqntid"="16,16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
