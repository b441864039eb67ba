define ptx_kernel void @dot_of_vectors({ ptr addrspace(1), { i32, i32, i32, i32 } } %0, { ptr addrspace(1), { i32, i32, i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %134

10:                                               ; preds = %3
  %11 = sext i32 %7 to i64
  %12 = mul nsw i64 %11, 8
  %13 = add nsw i64 0, %12
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %15 = getelementptr half, ptr addrspace(1) %14, i64 %13
  %16 = load half, ptr addrspace(1) %15, align 2
  %17 = sext i32 %7 to i64
  %18 = mul nsw i64 %17, 8
  %19 = add nsw i64 0, %18
  %20 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %21 = getelementptr half, ptr addrspace(1) %20, i64 %19
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = fpext half %16 to float
  %24 = fpext half %22 to float
  %25 = call float @llvm.fma.f32(float %23, float %24, float 0.000000e+00)
  %26 = sext i32 %7 to i64
  %27 = mul nsw i64 %26, 8
  %28 = add nsw i64 1, %27
  %29 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %30 = getelementptr half, ptr addrspace(1) %29, i64 %28
  %31 = load half, ptr addrspace(1) %30, align 2
  %32 = sext i32 %7 to i64
  %33 = mul nsw i64 %32, 8
  %34 = add nsw i64 1, %33
  %35 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %36 = getelementptr half, ptr addrspace(1) %35, i64 %34
  %37 = load half, ptr addrspace(1) %36, align 2
  %38 = fpext half %31 to float
  %39 = fpext half %37 to float
  %40 = call float @llvm.fma.f32(float %38, float %39, float %25)
  %41 = sext i32 %7 to i64
  %42 = mul nsw i64 %41, 8
  %43 = add nsw i64 2, %42
  %44 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %45 = getelementptr half, ptr addrspace(1) %44, i64 %43
  %46 = load half, ptr addrspace(1) %45, align 2
  %47 = sext i32 %7 to i64
  %48 = mul nsw i64 %47, 8
  %49 = add nsw i64 2, %48
  %50 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %51 = getelementptr half, ptr addrspace(1) %50, i64 %49
  %52 = load half, ptr addrspace(1) %51, align 2
  %53 = fpext half %46 to float
  %54 = fpext half %52 to float
  %55 = call float @llvm.fma.f32(float %53, float %54, float %40)
  %56 = sext i32 %7 to i64
  %57 = mul nsw i64 %56, 8
  %58 = add nsw i64 3, %57
  %59 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %60 = getelementptr half, ptr addrspace(1) %59, i64 %58
  %61 = load half, ptr addrspace(1) %60, align 2
  %62 = sext i32 %7 to i64
  %63 = mul nsw i64 %62, 8
  %64 = add nsw i64 3, %63
  %65 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %66 = getelementptr half, ptr addrspace(1) %65, i64 %64
  %67 = load half, ptr addrspace(1) %66, align 2
  %68 = fpext half %61 to float
  %69 = fpext half %67 to float
  %70 = call float @llvm.fma.f32(float %68, float %69, float %55)
  %71 = sext i32 %7 to i64
  %72 = mul nsw i64 %71, 8
  %73 = add nsw i64 4, %72
  %74 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %75 = getelementptr half, ptr addrspace(1) %74, i64 %73
  %76 = load half, ptr addrspace(1) %75, align 2
  %77 = sext i32 %7 to i64
  %78 = mul nsw i64 %77, 8
  %79 = add nsw i64 4, %78
  %80 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %81 = getelementptr half, ptr addrspace(1) %80, i64 %79
  %82 = load half, ptr addrspace(1) %81, align 2
  %83 = fpext half %76 to float
  %84 = fpext half %82 to float
  %85 = call float @llvm.fma.f32(float %83, float %84, float %70)
  %86 = sext i32 %7 to i64
  %87 = mul nsw i64 %86, 8
  %88 = add nsw i64 5, %87
  %89 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %90 = getelementptr half, ptr addrspace(1) %89, i64 %88
  %91 = load half, ptr addrspace(1) %90, align 2
  %92 = sext i32 %7 to i64
  %93 = mul nsw i64 %92, 8
  %94 = add nsw i64 5, %93
  %95 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %96 = getelementptr half, ptr addrspace(1) %95, i64 %94
  %97 = load half, ptr addrspace(1) %96, align 2
  %98 = fpext half %91 to float
  %99 = fpext half %97 to float
  %100 = call float @llvm.fma.f32(float %98, float %99, float %85)
  %101 = sext i32 %7 to i64
  %102 = mul nsw i64 %101, 8
  %103 = add nsw i64 6, %102
  %104 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %105 = getelementptr half, ptr addrspace(1) %104, i64 %103
  %106 = load half, ptr addrspace(1) %105, align 2
  %107 = sext i32 %7 to i64
  %108 = mul nsw i64 %107, 8
  %109 = add nsw i64 6, %108
  %110 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %111 = getelementptr half, ptr addrspace(1) %110, i64 %109
  %112 = load half, ptr addrspace(1) %111, align 2
  %113 = fpext half %106 to float
  %114 = fpext half %112 to float
  %115 = call float @llvm.fma.f32(float %113, float %114, float %100)
  %116 = sext i32 %7 to i64
  %117 = mul nsw i64 %116, 8
  %118 = add nsw i64 7, %117
  %119 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %0, 0
  %120 = getelementptr half, ptr addrspace(1) %119, i64 %118
  %121 = load half, ptr addrspace(1) %120, align 2
  %122 = sext i32 %7 to i64
  %123 = mul nsw i64 %122, 8
  %124 = add nsw i64 7, %123
  %125 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %1, 0
  %126 = getelementptr half, ptr addrspace(1) %125, i64 %124
  %127 = load half, ptr addrspace(1) %126, align 2
  %128 = fpext half %121 to float
  %129 = fpext half %127 to float
  %130 = call float @llvm.fma.f32(float %128, float %129, float %115)
  %131 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %132 = sext i32 %7 to i64
  %133 = getelementptr float, ptr addrspace(1) %131, i64 %132
  store float %128, ptr addrspace(1) %133, align 4
  br label %134

134:                                              ; preds = %10, %3
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
