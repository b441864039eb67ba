define ptx_kernel void @rotary({ ptr addrspace(1), { i32, i32, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %47

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
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %28 = sext i32 %7 to i64
  %29 = getelementptr float, ptr addrspace(1) %27, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4
  %31 = fmul float %16, %26
  %32 = fmul float %22, %30
  %33 = fadd float %31, %32
  %34 = fmul float %16, %30
  %35 = fmul float %22, %26
  %36 = fsub float %34, %35
  %37 = sext i32 %7 to i64
  %38 = mul nsw i64 %37, 2
  %39 = add nsw i64 0, %38
  %40 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %41 = getelementptr float, ptr addrspace(1) %40, i64 %39
  store float %33, ptr addrspace(1) %41, align 4
  %42 = sext i32 %7 to i64
  %43 = mul nsw i64 %42, 2
  %44 = add nsw i64 1, %43
  %45 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %46 = getelementptr float, ptr addrspace(1) %45, i64 %44
  store float %36, ptr addrspace(1) %46, align 4
  br label %47

47:                                               ; preds = %10, %3
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
