define ptx_kernel void @transpose({ ptr addrspace(1), { i32, i64, i32, i64 } } %0, { ptr addrspace(1), { i32, i64, i32, i64 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = mul i32 %3, 16
  %8 = add i32 %7, %4
  %9 = mul i32 %5, 16
  %10 = add i32 %9, %6
  %11 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %0, 1, 0
  %12 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %0, 1, 2
  %13 = icmp slt i32 %8, %11
  %14 = icmp slt i32 %10, %12
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %36

16:                                               ; preds = %2
  %17 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %0, 1, 1
  %18 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %0, 1, 3
  %19 = sext i32 %8 to i64
  %20 = mul nsw i64 %19, %17
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %21, %18
  %23 = add nsw i64 %20, %22
  %24 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %0, 0
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %23
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %1, 1, 1
  %28 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %1, 1, 3
  %29 = sext i32 %10 to i64
  %30 = mul nsw i64 %29, %27
  %31 = sext i32 %8 to i64
  %32 = mul nsw i64 %31, %28
  %33 = add nsw i64 %30, %32
  %34 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64 } } %1, 0
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %33
  store float %26, ptr addrspace(1) %35, align 4
  br label %36

36:                                               ; preds = %16, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { "nvvm.reqntid"="16,16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
