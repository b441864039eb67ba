; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [1 x i32], align 16
  %7 = alloca [2 x i32], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 4
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 32
  %16 = load i32, ptr addrspace(1) %14, align 4
  %17 = insertelement <2 x i32> poison, i32 %16, i64 0
  %18 = load i32, ptr addrspace(1) %15, align 4
  %19 = insertelement <2 x i32> %17, i32 %18, i64 1
  %20 = extractelement <2 x i32> %19, i64 0
  %21 = insertelement <2 x i32> poison, i32 %20, i64 0
  %22 = extractelement <2 x i32> %19, i64 1
  %23 = insertelement <2 x i32> %21, i32 %22, i64 1
  store <2 x i32> %23, ptr %7, align 16
  %24 = urem i32 %8, 4
  %25 = udiv i32 %8, 4
  %26 = mul nsw i32 %25, 4
  %27 = add nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr i32, ptr addrspace(1) %1, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = insertelement <1 x i32> poison, i32 %30, i64 0
  %32 = extractelement <1 x i32> %31, i64 0
  store i32 %32, ptr %6, align 16
  %33 = urem i32 %8, 4
  %34 = udiv i32 %8, 4
  %35 = mul nsw i32 %33, 2
  %36 = mul nsw i32 %34, 8
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr float, ptr addrspace(1) %39, i64 64
  %41 = load <2 x float>, ptr addrspace(1) %39, align 8
  %42 = extractelement <2 x float> %41, i64 0
  %43 = insertelement <4 x float> poison, float %42, i64 0
  %44 = extractelement <2 x float> %41, i64 1
  %45 = insertelement <4 x float> %43, float %44, i64 1
  %46 = load <2 x float>, ptr addrspace(1) %40, align 8
  %47 = extractelement <2 x float> %46, i64 0
  %48 = insertelement <4 x float> %45, float %47, i64 2
  %49 = extractelement <2 x float> %46, i64 1
  %50 = insertelement <4 x float> %48, float %49, i64 3
  %51 = extractelement <4 x float> %50, i64 0
  %52 = insertelement <4 x float> poison, float %51, i64 0
  %53 = extractelement <4 x float> %50, i64 1
  %54 = insertelement <4 x float> %52, float %53, i64 1
  %55 = extractelement <4 x float> %50, i64 2
  %56 = insertelement <4 x float> %54, float %55, i64 2
  %57 = extractelement <4 x float> %50, i64 3
  %58 = insertelement <4 x float> %56, float %57, i64 3
  store <4 x float> %58, ptr %5, align 16
  %59 = load <2 x i32>, ptr %7, align 16
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = insertelement <2 x i32> poison, i32 %60, i64 0
  %62 = extractelement <2 x i32> %59, i64 1
  %63 = insertelement <2 x i32> %61, i32 %62, i64 1
  %64 = extractelement <2 x i32> %63, i64 0
  %65 = extractelement <2 x i32> %63, i64 1
  %66 = load i32, ptr %6, align 16
  %67 = insertelement <1 x i32> poison, i32 %66, i64 0
  %68 = extractelement <1 x i32> %67, i64 0
  %69 = load <4 x i32>, ptr %5, align 16
  %70 = extractelement <4 x i32> %69, i64 0
  %71 = insertelement <4 x i32> poison, i32 %70, i64 0
  %72 = extractelement <4 x i32> %69, i64 1
  %73 = insertelement <4 x i32> %71, i32 %72, i64 1
  %74 = extractelement <4 x i32> %69, i64 2
  %75 = insertelement <4 x i32> %73, i32 %74, i64 2
  %76 = extractelement <4 x i32> %69, i64 3
  %77 = insertelement <4 x i32> %75, i32 %76, i64 3
  %78 = extractelement <4 x i32> %77, i64 0
  %79 = bitcast i32 %78 to float
  %80 = extractelement <4 x i32> %77, i64 1
  %81 = bitcast i32 %80 to float
  %82 = extractelement <4 x i32> %77, i64 2
  %83 = bitcast i32 %82 to float
  %84 = extractelement <4 x i32> %77, i64 3
  %85 = bitcast i32 %84 to float
  %86 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k4.row.col.tf32(i32 %64, i32 %65, i32 %68, float %79, float %81, float %83, float %85)
  %87 = extractvalue { float, float, float, float } %86, 0
  %88 = extractvalue { float, float, float, float } %86, 1
  %89 = extractvalue { float, float, float, float } %86, 2
  %90 = extractvalue { float, float, float, float } %86, 3
  %91 = bitcast float %87 to i32
  %92 = insertelement <4 x i32> poison, i32 %91, i64 0
  %93 = bitcast float %88 to i32
  %94 = insertelement <4 x i32> %92, i32 %93, i64 1
  %95 = bitcast float %89 to i32
  %96 = insertelement <4 x i32> %94, i32 %95, i64 2
  %97 = bitcast float %90 to i32
  %98 = insertelement <4 x i32> %96, i32 %97, i64 3
  %99 = extractelement <4 x i32> %98, i64 0
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = extractelement <4 x i32> %98, i64 1
  %102 = insertelement <4 x i32> %100, i32 %101, i64 1
  %103 = extractelement <4 x i32> %98, i64 2
  %104 = insertelement <4 x i32> %102, i32 %103, i64 2
  %105 = extractelement <4 x i32> %98, i64 3
  %106 = insertelement <4 x i32> %104, i32 %105, i64 3
  store <4 x i32> %106, ptr %5, align 16
  %107 = urem i32 %8, 4
  %108 = udiv i32 %8, 4
  %109 = mul nsw i32 %107, 2
  %110 = mul nsw i32 %108, 8
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr float, ptr addrspace(1) %3, i64 %112
  %114 = load <4 x float>, ptr %5, align 16
  %115 = extractelement <4 x float> %114, i64 0
  %116 = insertelement <4 x float> poison, float %115, i64 0
  %117 = extractelement <4 x float> %114, i64 1
  %118 = insertelement <4 x float> %116, float %117, i64 1
  %119 = extractelement <4 x float> %114, i64 2
  %120 = insertelement <4 x float> %118, float %119, i64 2
  %121 = extractelement <4 x float> %114, i64 3
  %122 = insertelement <4 x float> %120, float %121, i64 3
  %123 = getelementptr float, ptr addrspace(1) %113, i64 64
  %124 = extractelement <4 x float> %122, i64 0
  %125 = insertelement <2 x float> poison, float %124, i64 0
  %126 = extractelement <4 x float> %122, i64 1
  %127 = insertelement <2 x float> %125, float %126, i64 1
  store <2 x float> %127, ptr addrspace(1) %113, align 8
  %128 = extractelement <4 x float> %122, i64 2
  %129 = insertelement <2 x float> poison, float %128, i64 0
  %130 = extractelement <4 x float> %122, i64 3
  %131 = insertelement <2 x float> %129, float %130, i64 1
  store <2 x float> %131, ptr addrspace(1) %123, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k4.row.col.tf32(i32, i32, i32, float, float, float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
