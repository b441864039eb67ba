define ptx_kernel void @prefix_sum({ ptr addrspace(1), { i32, i64, i32, i32 } } %0) #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul i32 %2, 256
  %5 = add i32 %4, %3
  %6 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 0
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %121

8:                                                ; preds = %1
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %10 = sext i32 %5 to i64
  %11 = mul nsw i64 %10, %9
  %12 = add nsw i64 %11, 0
  %13 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %12
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = fadd float %15, 0.000000e+00
  %17 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %18, %17
  %20 = add nsw i64 %19, 0
  %21 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %20
  store float %16, ptr addrspace(1) %22, align 4
  %23 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %24 = sext i32 %5 to i64
  %25 = mul nsw i64 %24, %23
  %26 = add nsw i64 %25, 1
  %27 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %28 = getelementptr float, ptr addrspace(1) %27, i64 %26
  %29 = load float, ptr addrspace(1) %28, align 4
  %30 = fadd float %16, %29
  %31 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %32 = sext i32 %5 to i64
  %33 = mul nsw i64 %32, %31
  %34 = add nsw i64 %33, 1
  %35 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %36 = getelementptr float, ptr addrspace(1) %35, i64 %34
  store float %30, ptr addrspace(1) %36, align 4
  %37 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %38 = sext i32 %5 to i64
  %39 = mul nsw i64 %38, %37
  %40 = add nsw i64 %39, 2
  %41 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %40
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = fadd float %30, %43
  %45 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %46 = sext i32 %5 to i64
  %47 = mul nsw i64 %46, %45
  %48 = add nsw i64 %47, 2
  %49 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %50 = getelementptr float, ptr addrspace(1) %49, i64 %48
  store float %44, ptr addrspace(1) %50, align 4
  %51 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %52 = sext i32 %5 to i64
  %53 = mul nsw i64 %52, %51
  %54 = add nsw i64 %53, 3
  %55 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %56 = getelementptr float, ptr addrspace(1) %55, i64 %54
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = fadd float %44, %57
  %59 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %60 = sext i32 %5 to i64
  %61 = mul nsw i64 %60, %59
  %62 = add nsw i64 %61, 3
  %63 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %64 = getelementptr float, ptr addrspace(1) %63, i64 %62
  store float %58, ptr addrspace(1) %64, align 4
  %65 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %66 = sext i32 %5 to i64
  %67 = mul nsw i64 %66, %65
  %68 = add nsw i64 %67, 4
  %69 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %70 = getelementptr float, ptr addrspace(1) %69, i64 %68
  %71 = load float, ptr addrspace(1) %70, align 4
  %72 = fadd float %58, %71
  %73 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %74 = sext i32 %5 to i64
  %75 = mul nsw i64 %74, %73
  %76 = add nsw i64 %75, 4
  %77 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %78 = getelementptr float, ptr addrspace(1) %77, i64 %76
  store float %72, ptr addrspace(1) %78, align 4
  %79 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %80 = sext i32 %5 to i64
  %81 = mul nsw i64 %80, %79
  %82 = add nsw i64 %81, 5
  %83 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %84 = getelementptr float, ptr addrspace(1) %83, i64 %82
  %85 = load float, ptr addrspace(1) %84, align 4
  %86 = fadd float %72, %85
  %87 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %88 = sext i32 %5 to i64
  %89 = mul nsw i64 %88, %87
  %90 = add nsw i64 %89, 5
  %91 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %92 = getelementptr float, ptr addrspace(1) %91, i64 %90
  store float %86, ptr addrspace(1) %92, align 4
  %93 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %94 = sext i32 %5 to i64
  %95 = mul nsw i64 %94, %93
  %96 = add nsw i64 %95, 6
  %97 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %98 = getelementptr float, ptr addrspace(1) %97, i64 %96
  %99 = load float, ptr addrspace(1) %98, align 4
  %100 = fadd float %86, %99
  %101 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %102 = sext i32 %5 to i64
  %103 = mul nsw i64 %102, %101
  %104 = add nsw i64 %103, 6
  %105 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %106 = getelementptr float, ptr addrspace(1) %105, i64 %104
  store float %100, ptr addrspace(1) %106, align 4
  %107 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %108 = sext i32 %5 to i64
  %109 = mul nsw i64 %108, %107
  %110 = add nsw i64 %109, 7
  %111 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %112 = getelementptr float, ptr addrspace(1) %111, i64 %110
  %113 = load float, ptr addrspace(1) %112, align 4
  %114 = fadd float %100, %113
  %115 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %116 = sext i32 %5 to i64
  %117 = mul nsw i64 %116, %115
  %118 = add nsw i64 %117, 7
  %119 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %120 = getelementptr float, ptr addrspace(1) %119, i64 %118
  store float %114, ptr addrspace(1) %120, align 4
  br label %121

121:                                              ; preds = %8, %1
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
