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
  %69 = load <4 x float>, ptr %5, align 16
  %70 = extractelement <4 x float> %69, i64 0
  %71 = insertelement <4 x float> poison, float %70, i64 0
  %72 = extractelement <4 x float> %69, i64 1
  %73 = insertelement <4 x float> %71, float %72, i64 1
  %74 = extractelement <4 x float> %69, i64 2
  %75 = insertelement <4 x float> %73, float %74, i64 2
  %76 = extractelement <4 x float> %69, i64 3
  %77 = insertelement <4 x float> %75, float %76, i64 3
  %78 = extractelement <4 x float> %77, i64 0
  %79 = extractelement <4 x float> %77, i64 1
  %80 = extractelement <4 x float> %77, i64 2
  %81 = extractelement <4 x float> %77, i64 3
  %82 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k4.row.col.tf32(i32 %64, i32 %65, i32 %68, float %78, float %79, float %80, float %81)
  %83 = extractvalue { float, float, float, float } %82, 0
  %84 = extractvalue { float, float, float, float } %82, 1
  %85 = extractvalue { float, float, float, float } %82, 2
  %86 = extractvalue { float, float, float, float } %82, 3
  %87 = insertelement <4 x float> poison, float %83, i64 0
  %88 = insertelement <4 x float> %87, float %84, i64 1
  %89 = insertelement <4 x float> %88, float %85, i64 2
  %90 = insertelement <4 x float> %89, float %86, i64 3
  %91 = extractelement <4 x float> %90, i64 0
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = extractelement <4 x float> %90, i64 1
  %94 = insertelement <4 x float> %92, float %93, i64 1
  %95 = extractelement <4 x float> %90, i64 2
  %96 = insertelement <4 x float> %94, float %95, i64 2
  %97 = extractelement <4 x float> %90, i64 3
  %98 = insertelement <4 x float> %96, float %97, i64 3
  store <4 x float> %98, ptr %5, align 16
  %99 = urem i32 %8, 4
  %100 = udiv i32 %8, 4
  %101 = mul nsw i32 %99, 2
  %102 = mul nsw i32 %100, 8
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr float, ptr addrspace(1) %3, i64 %104
  %106 = load <4 x float>, ptr %5, align 16
  %107 = extractelement <4 x float> %106, i64 0
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = extractelement <4 x float> %106, i64 1
  %110 = insertelement <4 x float> %108, float %109, i64 1
  %111 = extractelement <4 x float> %106, i64 2
  %112 = insertelement <4 x float> %110, float %111, i64 2
  %113 = extractelement <4 x float> %106, i64 3
  %114 = insertelement <4 x float> %112, float %113, i64 3
  %115 = getelementptr float, ptr addrspace(1) %105, i64 64
  %116 = extractelement <4 x float> %114, i64 0
  %117 = insertelement <2 x float> poison, float %116, i64 0
  %118 = extractelement <4 x float> %114, i64 1
  %119 = insertelement <2 x float> %117, float %118, i64 1
  store <2 x float> %119, ptr addrspace(1) %105, align 8
  %120 = extractelement <4 x float> %114, i64 2
  %121 = insertelement <2 x float> poison, float %120, i64 0
  %122 = extractelement <4 x float> %114, i64 3
  %123 = insertelement <2 x float> %121, float %122, i64 1
  store <2 x float> %123, ptr addrspace(1) %115, align 8
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
