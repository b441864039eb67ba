define ptx_kernel void @average_pool({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i64, i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = mul i32 %3, 16
  %8 = add i32 %7, %5
  %9 = mul i32 %4, 16
  %10 = add i32 %9, %6
  %11 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 0
  %12 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 2
  %13 = icmp slt i32 %8, %11
  %14 = icmp slt i32 %10, %12
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %67

16:                                               ; preds = %2
  %17 = mul i32 %8, 2
  %18 = mul i32 %10, 2
  %19 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %20 = sext i32 %17 to i64
  %21 = mul nsw i64 %20, %19
  %22 = sext i32 %18 to i64
  %23 = add nsw i64 %21, %22
  %24 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %23
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = fadd float %26, 0.000000e+00
  %28 = add i32 %18, 1
  %29 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %30 = sext i32 %17 to i64
  %31 = mul nsw i64 %30, %29
  %32 = sext i32 %28 to i64
  %33 = add nsw i64 %31, %32
  %34 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %33
  %36 = load float, ptr addrspace(1) %35, align 4
  %37 = fadd float %27, %36
  %38 = add i32 %17, 1
  %39 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %40 = sext i32 %38 to i64
  %41 = mul nsw i64 %40, %39
  %42 = sext i32 %18 to i64
  %43 = add nsw i64 %41, %42
  %44 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %45 = getelementptr float, ptr addrspace(1) %44, i64 %43
  %46 = load float, ptr addrspace(1) %45, align 4
  %47 = fadd float %37, %46
  %48 = add i32 %17, 1
  %49 = add i32 %18, 1
  %50 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %51 = sext i32 %48 to i64
  %52 = mul nsw i64 %51, %50
  %53 = sext i32 %49 to i64
  %54 = add nsw i64 %52, %53
  %55 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %56 = getelementptr float, ptr addrspace(1) %55, i64 %54
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = fadd float %47, %57
  %59 = fmul float %58, 5.000000e-01
  %60 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 1
  %61 = sext i32 %8 to i64
  %62 = mul nsw i64 %61, %60
  %63 = sext i32 %10 to i64
  %64 = add nsw i64 %62, %63
  %65 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 0
  %66 = getelementptr float, ptr addrspace(1) %65, i64 %64
  store float %59, ptr addrspace(1) %66, align 4
  br label %67

67:                                               ; preds = %16, %2
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
