define ptx_kernel void @im2col({ ptr addrspace(1), { i32, i32, i32, i32 } } %0, { ptr addrspace(1), { i32, i32, i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 1, 2
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %40

9:                                                ; preds = %2
  %10 = sext i32 %6 to i64
  %11 = add nsw i64 0, %10
  %12 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %13 = getelementptr half, ptr addrspace(1) %12, i64 %11
  %14 = load half, ptr addrspace(1) %13, align 2
  %15 = sext i32 %6 to i64
  %16 = mul nsw i64 %15, 3
  %17 = add nsw i64 0, %16
  %18 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %19 = getelementptr half, ptr addrspace(1) %18, i64 %17
  store half %14, ptr addrspace(1) %19, align 2
  %20 = sext i32 %6 to i64
  %21 = add nsw i64 1, %20
  %22 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %23 = getelementptr half, ptr addrspace(1) %22, i64 %21
  %24 = load half, ptr addrspace(1) %23, align 2
  %25 = sext i32 %6 to i64
  %26 = mul nsw i64 %25, 3
  %27 = add nsw i64 1, %26
  %28 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %29 = getelementptr half, ptr addrspace(1) %28, i64 %27
  store half %14, ptr addrspace(1) %29, align 2
  %30 = sext i32 %6 to i64
  %31 = add nsw i64 2, %30
  %32 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %33 = getelementptr half, ptr addrspace(1) %32, i64 %31
  %34 = load half, ptr addrspace(1) %33, align 2
  %35 = sext i32 %6 to i64
  %36 = mul nsw i64 %35, 3
  %37 = add nsw i64 2, %36
  %38 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %39 = getelementptr half, ptr addrspace(1) %38, i64 %37
  store half %34, ptr addrspace(1) %39, align 2
  br label %40

40:                                               ; preds = %9, %2
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
