define ptx_kernel void @row_squares({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %141

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %11 = sext i32 %6 to i64
  %12 = mul nsw i64 %11, %10
  %13 = add nsw i64 %12, 0
  %14 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = call float @llvm.fma.f32(float %16, float %16, float 0.000000e+00)
  %18 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %19, %18
  %21 = add nsw i64 %20, 1
  %22 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %21
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = call float @llvm.fma.f32(float %24, float %24, float %17)
  %26 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %27 = sext i32 %6 to i64
  %28 = mul nsw i64 %27, %26
  %29 = add nsw i64 %28, 2
  %30 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %29
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = call float @llvm.fma.f32(float %32, float %32, float %25)
  %34 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %35 = sext i32 %6 to i64
  %36 = mul nsw i64 %35, %34
  %37 = add nsw i64 %36, 3
  %38 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %37
  %40 = load float, ptr addrspace(1) %39, align 4
  %41 = call float @llvm.fma.f32(float %40, float %40, float %33)
  %42 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %43 = sext i32 %6 to i64
  %44 = mul nsw i64 %43, %42
  %45 = add nsw i64 %44, 4
  %46 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %47 = getelementptr float, ptr addrspace(1) %46, i64 %45
  %48 = load float, ptr addrspace(1) %47, align 4
  %49 = call float @llvm.fma.f32(float %48, float %48, float %41)
  %50 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %51 = sext i32 %6 to i64
  %52 = mul nsw i64 %51, %50
  %53 = add nsw i64 %52, 5
  %54 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %53
  %56 = load float, ptr addrspace(1) %55, align 4
  %57 = call float @llvm.fma.f32(float %56, float %56, float %49)
  %58 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %59 = sext i32 %6 to i64
  %60 = mul nsw i64 %59, %58
  %61 = add nsw i64 %60, 6
  %62 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %63 = getelementptr float, ptr addrspace(1) %62, i64 %61
  %64 = load float, ptr addrspace(1) %63, align 4
  %65 = call float @llvm.fma.f32(float %64, float %64, float %57)
  %66 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %67 = sext i32 %6 to i64
  %68 = mul nsw i64 %67, %66
  %69 = add nsw i64 %68, 7
  %70 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %71 = getelementptr float, ptr addrspace(1) %70, i64 %69
  %72 = load float, ptr addrspace(1) %71, align 4
  %73 = call float @llvm.fma.f32(float %72, float %72, float %65)
  %74 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %75 = sext i32 %6 to i64
  %76 = mul nsw i64 %75, %74
  %77 = add nsw i64 %76, 8
  %78 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %79 = getelementptr float, ptr addrspace(1) %78, i64 %77
  %80 = load float, ptr addrspace(1) %79, align 4
  %81 = call float @llvm.fma.f32(float %80, float %80, float %73)
  %82 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %83 = sext i32 %6 to i64
  %84 = mul nsw i64 %83, %82
  %85 = add nsw i64 %84, 9
  %86 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %87 = getelementptr float, ptr addrspace(1) %86, i64 %85
  %88 = load float, ptr addrspace(1) %87, align 4
  %89 = call float @llvm.fma.f32(float %88, float %88, float %81)
  %90 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %91 = sext i32 %6 to i64
  %92 = mul nsw i64 %91, %90
  %93 = add nsw i64 %92, 10
  %94 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %95 = getelementptr float, ptr addrspace(1) %94, i64 %93
  %96 = load float, ptr addrspace(1) %95, align 4
  %97 = call float @llvm.fma.f32(float %96, float %96, float %89)
  %98 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %99 = sext i32 %6 to i64
  %100 = mul nsw i64 %99, %98
  %101 = add nsw i64 %100, 11
  %102 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %103 = getelementptr float, ptr addrspace(1) %102, i64 %101
  %104 = load float, ptr addrspace(1) %103, align 4
  %105 = call float @llvm.fma.f32(float %104, float %104, float %97)
  %106 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %107 = sext i32 %6 to i64
  %108 = mul nsw i64 %107, %106
  %109 = add nsw i64 %108, 12
  %110 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %111 = getelementptr float, ptr addrspace(1) %110, i64 %109
  %112 = load float, ptr addrspace(1) %111, align 4
  %113 = call float @llvm.fma.f32(float %112, float %112, float %105)
  %114 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %115 = sext i32 %6 to i64
  %116 = mul nsw i64 %115, %114
  %117 = add nsw i64 %116, 13
  %118 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %119 = getelementptr float, ptr addrspace(1) %118, i64 %117
  %120 = load float, ptr addrspace(1) %119, align 4
  %121 = call float @llvm.fma.f32(float %120, float %120, float %113)
  %122 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %123 = sext i32 %6 to i64
  %124 = mul nsw i64 %123, %122
  %125 = add nsw i64 %124, 14
  %126 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %127 = getelementptr float, ptr addrspace(1) %126, i64 %125
  %128 = load float, ptr addrspace(1) %127, align 4
  %129 = call float @llvm.fma.f32(float %128, float %128, float %121)
  %130 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %131 = sext i32 %6 to i64
  %132 = mul nsw i64 %131, %130
  %133 = add nsw i64 %132, 15
  %134 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %135 = getelementptr float, ptr addrspace(1) %134, i64 %133
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = call float @llvm.fma.f32(float %136, float %136, float %129)
  %138 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %139 = sext i32 %6 to i64
  %140 = getelementptr float, ptr addrspace(1) %138, i64 %139
  store float %137, ptr addrspace(1) %140, align 4
  br label %141

141:                                              ; preds = %9, %2
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
