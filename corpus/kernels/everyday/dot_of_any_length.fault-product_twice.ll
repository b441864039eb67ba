define ptx_kernel void @dot_of_any_length({ ptr addrspace(1), { i32, i32, i32, i64 } } %0, { ptr addrspace(1), { i32, i32, i32, i64 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 1, 0
  %9 = icmp slt i32 %7, %8
  %10 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 1, 0
  br i1 %9, label %11, label %41

11:                                               ; preds = %3
  br label %12

12:                                               ; preds = %16, %11
  %13 = phi i32 [ %36, %16 ], [ 0, %11 ]
  %14 = phi float [ %35, %16 ], [ 0.000000e+00, %11 ]
  %15 = icmp slt i32 %13, %10
  br i1 %15, label %16, label %37

16:                                               ; preds = %12
  %17 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 1, 3
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %18, %17
  %20 = sext i32 %13 to i64
  %21 = add nsw i64 %20, %19
  %22 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 0
  %23 = getelementptr half, ptr addrspace(1) %22, i64 %21
  %24 = load half, ptr addrspace(1) %23, align 2
  %25 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 1, 3
  %26 = sext i32 %7 to i64
  %27 = mul nsw i64 %26, %25
  %28 = sext i32 %13 to i64
  %29 = add nsw i64 %28, %27
  %30 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 0
  %31 = getelementptr half, ptr addrspace(1) %30, i64 %29
  %32 = load half, ptr addrspace(1) %31, align 2
  %33 = fpext half %24 to float
  %34 = fpext half %32 to float
  %35 = call float @llvm.fma.f32(float %33, float %34, float %33)
  %36 = add i32 %13, 1
  br label %12

37:                                               ; preds = %12
  %38 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %39 = sext i32 %7 to i64
  %40 = getelementptr float, ptr addrspace(1) %38, i64 %39
  store float %14, ptr addrspace(1) %40, align 4
  br label %41

41:                                               ; preds = %37, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
