; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [2 x i32], align 16
  %7 = alloca [4 x i32], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 8
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 64
  %16 = getelementptr i32, ptr addrspace(1) %14, i64 4
  %17 = getelementptr i32, ptr addrspace(1) %14, i64 68
  %18 = load i32, ptr addrspace(1) %14, align 4
  %19 = insertelement <4 x i32> poison, i32 %18, i64 0
  %20 = load i32, ptr addrspace(1) %15, align 4
  %21 = insertelement <4 x i32> %19, i32 %20, i64 1
  %22 = load i32, ptr addrspace(1) %16, align 4
  %23 = insertelement <4 x i32> %21, i32 %22, i64 2
  %24 = load i32, ptr addrspace(1) %17, align 4
  %25 = insertelement <4 x i32> %23, i32 %24, i64 3
  %26 = extractelement <4 x i32> %25, i64 0
  %27 = insertelement <4 x i32> poison, i32 %26, i64 0
  %28 = extractelement <4 x i32> %25, i64 1
  %29 = insertelement <4 x i32> %27, i32 %28, i64 1
  %30 = extractelement <4 x i32> %25, i64 2
  %31 = insertelement <4 x i32> %29, i32 %30, i64 2
  %32 = extractelement <4 x i32> %25, i64 3
  %33 = insertelement <4 x i32> %31, i32 %32, i64 3
  store <4 x i32> %33, ptr %7, align 16
  %34 = urem i32 %8, 4
  %35 = udiv i32 %8, 4
  %36 = mul nsw i32 %35, 8
  %37 = add nsw i32 %34, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i32, ptr addrspace(1) %39, i64 4
  %41 = load i32, ptr addrspace(1) %39, align 4
  %42 = insertelement <2 x i32> poison, i32 %41, i64 0
  %43 = load i32, ptr addrspace(1) %40, align 4
  %44 = insertelement <2 x i32> %42, i32 %43, i64 1
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = insertelement <2 x i32> poison, i32 %45, i64 0
  %47 = extractelement <2 x i32> %44, i64 1
  %48 = insertelement <2 x i32> %46, i32 %47, i64 1
  store <2 x i32> %48, ptr %6, align 16
  %49 = urem i32 %8, 4
  %50 = udiv i32 %8, 4
  %51 = mul nsw i32 %49, 2
  %52 = mul nsw i32 %50, 8
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr float, ptr addrspace(1) %2, i64 %54
  %56 = getelementptr float, ptr addrspace(1) %55, i64 64
  %57 = load <2 x float>, ptr addrspace(1) %55, align 8
  %58 = extractelement <2 x float> %57, i64 0
  %59 = insertelement <4 x float> poison, float %58, i64 0
  %60 = extractelement <2 x float> %57, i64 1
  %61 = insertelement <4 x float> %59, float %60, i64 1
  %62 = load <2 x float>, ptr addrspace(1) %56, align 8
  %63 = extractelement <2 x float> %62, i64 0
  %64 = insertelement <4 x float> %61, float %63, i64 2
  %65 = extractelement <2 x float> %62, i64 1
  %66 = insertelement <4 x float> %64, float %65, i64 3
  %67 = extractelement <4 x float> %66, i64 0
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = extractelement <4 x float> %66, i64 1
  %70 = insertelement <4 x float> %68, float %69, i64 1
  %71 = extractelement <4 x float> %66, i64 2
  %72 = insertelement <4 x float> %70, float %71, i64 2
  %73 = extractelement <4 x float> %66, i64 3
  %74 = insertelement <4 x float> %72, float %73, i64 3
  store <4 x float> %74, ptr %5, align 16
  %75 = load <4 x i32>, ptr %7, align 16
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = insertelement <4 x i32> poison, i32 %76, i64 0
  %78 = extractelement <4 x i32> %75, i64 1
  %79 = insertelement <4 x i32> %77, i32 %78, i64 1
  %80 = extractelement <4 x i32> %75, i64 2
  %81 = insertelement <4 x i32> %79, i32 %80, i64 2
  %82 = extractelement <4 x i32> %75, i64 3
  %83 = insertelement <4 x i32> %81, i32 %82, i64 3
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = extractelement <4 x i32> %83, i64 1
  %86 = extractelement <4 x i32> %83, i64 2
  %87 = extractelement <4 x i32> %83, i64 3
  %88 = load <2 x i32>, ptr %6, align 16
  %89 = extractelement <2 x i32> %88, i64 0
  %90 = insertelement <2 x i32> poison, i32 %89, i64 0
  %91 = extractelement <2 x i32> %88, i64 1
  %92 = insertelement <2 x i32> %90, i32 %91, i64 1
  %93 = extractelement <2 x i32> %92, i64 0
  %94 = extractelement <2 x i32> %92, i64 1
  %95 = load <4 x float>, ptr %5, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = extractelement <4 x float> %95, i64 1
  %99 = insertelement <4 x float> %97, float %98, i64 1
  %100 = extractelement <4 x float> %95, i64 2
  %101 = insertelement <4 x float> %99, float %100, i64 2
  %102 = extractelement <4 x float> %95, i64 3
  %103 = insertelement <4 x float> %101, float %102, i64 3
  %104 = extractelement <4 x float> %103, i64 0
  %105 = extractelement <4 x float> %103, i64 1
  %106 = extractelement <4 x float> %103, i64 2
  %107 = extractelement <4 x float> %103, i64 3
  %108 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %84, i32 %85, i32 %86, i32 %87, i32 %93, i32 %94, float %104, float %105, float %106, float %107)
  %109 = extractvalue { float, float, float, float } %108, 0
  %110 = extractvalue { float, float, float, float } %108, 1
  %111 = extractvalue { float, float, float, float } %108, 2
  %112 = extractvalue { float, float, float, float } %108, 3
  %113 = insertelement <4 x float> poison, float %109, i64 0
  %114 = insertelement <4 x float> %113, float %110, i64 1
  %115 = insertelement <4 x float> %114, float %111, i64 2
  %116 = insertelement <4 x float> %115, float %112, i64 3
  %117 = extractelement <4 x float> %116, i64 0
  %118 = insertelement <4 x float> poison, float %117, i64 0
  %119 = extractelement <4 x float> %116, i64 1
  %120 = insertelement <4 x float> %118, float %119, i64 1
  %121 = extractelement <4 x float> %116, i64 2
  %122 = insertelement <4 x float> %120, float %121, i64 2
  %123 = extractelement <4 x float> %116, i64 3
  %124 = insertelement <4 x float> %122, float %123, i64 3
  store <4 x float> %124, ptr %5, align 16
  %125 = urem i32 %8, 4
  %126 = udiv i32 %8, 4
  %127 = mul nsw i32 %125, 2
  %128 = mul nsw i32 %126, 8
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr float, ptr addrspace(1) %3, i64 %130
  %132 = load <4 x float>, ptr %5, align 16
  %133 = extractelement <4 x float> %132, i64 0
  %134 = insertelement <4 x float> poison, float %133, i64 0
  %135 = extractelement <4 x float> %132, i64 1
  %136 = insertelement <4 x float> %134, float %135, i64 1
  %137 = extractelement <4 x float> %132, i64 2
  %138 = insertelement <4 x float> %136, float %137, i64 2
  %139 = extractelement <4 x float> %132, i64 3
  %140 = insertelement <4 x float> %138, float %139, i64 3
  %141 = getelementptr float, ptr addrspace(1) %131, i64 64
  %142 = extractelement <4 x float> %140, i64 0
  %143 = insertelement <2 x float> poison, float %142, i64 0
  %144 = extractelement <4 x float> %140, i64 1
  %145 = insertelement <2 x float> %143, float %144, i64 1
  store <2 x float> %145, ptr addrspace(1) %131, align 8
  %146 = extractelement <4 x float> %140, i64 2
  %147 = insertelement <2 x float> poison, float %146, i64 0
  %148 = extractelement <4 x float> %140, i64 3
  %149 = insertelement <2 x float> %147, float %148, i64 1
  store <2 x float> %149, ptr addrspace(1) %141, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
