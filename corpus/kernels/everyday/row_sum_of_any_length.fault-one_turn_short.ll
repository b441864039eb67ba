define ptx_kernel void @row_sum_of_any_length({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %8 = icmp slt i32 %6, %7
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 2
  br i1 %8, label %10, label %30

10:                                               ; preds = %2
  br label %11

11:                                               ; preds = %15, %10
  %12 = phi i32 [ %25, %15 ], [ 1, %10 ]
  %13 = phi float [ %24, %15 ], [ 0.000000e+00, %10 ]
  %14 = icmp slt i32 %12, %9
  br i1 %14, label %15, label %26

15:                                               ; preds = %11
  %16 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %17 = sext i32 %6 to i64
  %18 = mul nsw i64 %17, %16
  %19 = sext i32 %12 to i64
  %20 = add nsw i64 %18, %19
  %21 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %20
  %23 = load float, ptr addrspace(1) %22, align 4
  %24 = fadd float %13, %23
  %25 = add i32 %12, 1
  br label %11

26:                                               ; preds = %11
  %27 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %28 = sext i32 %6 to i64
  %29 = getelementptr float, ptr addrspace(1) %27, i64 %28
  store float %13, ptr addrspace(1) %29, align 4
  br label %30

30:                                               ; preds = %26, %2
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
