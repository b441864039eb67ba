; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [2 x bfloat], align 16
  %7 = alloca [4 x bfloat], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = mul nsw i32 %10, 8
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr bfloat, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr bfloat, ptr addrspace(1) %15, i64 64
  %17 = load <2 x bfloat>, ptr addrspace(1) %15, align 4
  %18 = extractelement <2 x bfloat> %17, i64 0
  %19 = insertelement <4 x bfloat> poison, bfloat %18, i64 0
  %20 = extractelement <2 x bfloat> %17, i64 1
  %21 = insertelement <4 x bfloat> %19, bfloat %20, i64 1
  %22 = load <2 x bfloat>, ptr addrspace(1) %16, align 4
  %23 = extractelement <2 x bfloat> %22, i64 0
  %24 = insertelement <4 x bfloat> %21, bfloat %23, i64 2
  %25 = extractelement <2 x bfloat> %22, i64 1
  %26 = insertelement <4 x bfloat> %24, bfloat %25, i64 3
  %27 = extractelement <4 x bfloat> %26, i64 0
  %28 = insertelement <4 x bfloat> poison, bfloat %27, i64 0
  %29 = extractelement <4 x bfloat> %26, i64 1
  %30 = insertelement <4 x bfloat> %28, bfloat %29, i64 1
  %31 = extractelement <4 x bfloat> %26, i64 2
  %32 = insertelement <4 x bfloat> %30, bfloat %31, i64 2
  %33 = extractelement <4 x bfloat> %26, i64 3
  %34 = insertelement <4 x bfloat> %32, bfloat %33, i64 3
  store <4 x bfloat> %34, ptr %7, align 16
  %35 = urem i32 %8, 4
  %36 = udiv i32 %8, 4
  %37 = mul nsw i32 %35, 2
  %38 = mul nsw i32 %36, 8
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr bfloat, ptr addrspace(1) %1, i64 %40
  %42 = load <2 x bfloat>, ptr addrspace(1) %41, align 4
  %43 = extractelement <2 x bfloat> %42, i64 0
  %44 = insertelement <2 x bfloat> poison, bfloat %43, i64 0
  %45 = extractelement <2 x bfloat> %42, i64 1
  %46 = insertelement <2 x bfloat> %44, bfloat %45, i64 1
  %47 = extractelement <2 x bfloat> %46, i64 0
  %48 = insertelement <2 x bfloat> poison, bfloat %47, i64 0
  %49 = extractelement <2 x bfloat> %46, i64 1
  %50 = insertelement <2 x bfloat> %48, bfloat %49, i64 1
  store <2 x bfloat> %50, ptr %6, align 16
  %51 = urem i32 %8, 4
  %52 = udiv i32 %8, 4
  %53 = mul nsw i32 %51, 2
  %54 = mul nsw i32 %52, 8
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr float, ptr addrspace(1) %57, i64 64
  %59 = load <2 x float>, ptr addrspace(1) %57, align 8
  %60 = extractelement <2 x float> %59, i64 0
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = extractelement <2 x float> %59, i64 1
  %63 = insertelement <4 x float> %61, float %62, i64 1
  %64 = load <2 x float>, ptr addrspace(1) %58, align 8
  %65 = extractelement <2 x float> %64, i64 0
  %66 = insertelement <4 x float> %63, float %65, i64 2
  %67 = extractelement <2 x float> %64, i64 1
  %68 = insertelement <4 x float> %66, float %67, i64 3
  %69 = extractelement <4 x float> %68, i64 0
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = extractelement <4 x float> %68, i64 1
  %72 = insertelement <4 x float> %70, float %71, i64 1
  %73 = extractelement <4 x float> %68, i64 2
  %74 = insertelement <4 x float> %72, float %73, i64 2
  %75 = extractelement <4 x float> %68, i64 3
  %76 = insertelement <4 x float> %74, float %75, i64 3
  store <4 x float> %76, ptr %5, align 16
  %77 = load <2 x i32>, ptr %7, align 16
  %78 = extractelement <2 x i32> %77, i64 0
  %79 = insertelement <2 x i32> poison, i32 %78, i64 0
  %80 = extractelement <2 x i32> %77, i64 1
  %81 = insertelement <2 x i32> %79, i32 %80, i64 1
  %82 = extractelement <2 x i32> %81, i64 0
  %83 = extractelement <2 x i32> %81, i64 1
  %84 = load i32, ptr %6, align 16
  %85 = insertelement <1 x i32> poison, i32 %84, i64 0
  %86 = extractelement <1 x i32> %85, i64 0
  %87 = load <4 x float>, ptr %5, align 16
  %88 = extractelement <4 x float> %87, i64 0
  %89 = insertelement <4 x float> poison, float %88, i64 0
  %90 = extractelement <4 x float> %87, i64 1
  %91 = insertelement <4 x float> %89, float %90, i64 1
  %92 = extractelement <4 x float> %87, i64 2
  %93 = insertelement <4 x float> %91, float %92, i64 2
  %94 = extractelement <4 x float> %87, i64 3
  %95 = insertelement <4 x float> %93, float %94, i64 3
  %96 = extractelement <4 x float> %95, i64 0
  %97 = extractelement <4 x float> %95, i64 1
  %98 = extractelement <4 x float> %95, i64 2
  %99 = extractelement <4 x float> %95, i64 3
  %100 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.bf16(i32 %82, i32 %83, i32 %86, float %96, float %97, float %98, float %99)
  %101 = extractvalue { float, float, float, float } %100, 0
  %102 = extractvalue { float, float, float, float } %100, 1
  %103 = extractvalue { float, float, float, float } %100, 2
  %104 = extractvalue { float, float, float, float } %100, 3
  %105 = insertelement <4 x float> poison, float %101, i64 0
  %106 = insertelement <4 x float> %105, float %102, i64 1
  %107 = insertelement <4 x float> %106, float %103, i64 2
  %108 = insertelement <4 x float> %107, float %104, i64 3
  %109 = extractelement <4 x float> %108, i64 0
  %110 = insertelement <4 x float> poison, float %109, i64 0
  %111 = extractelement <4 x float> %108, i64 1
  %112 = insertelement <4 x float> %110, float %111, i64 1
  %113 = extractelement <4 x float> %108, i64 2
  %114 = insertelement <4 x float> %112, float %113, i64 2
  %115 = extractelement <4 x float> %108, i64 3
  %116 = insertelement <4 x float> %114, float %115, i64 3
  store <4 x float> %116, ptr %5, align 16
  %117 = urem i32 %8, 4
  %118 = udiv i32 %8, 4
  %119 = mul nsw i32 %117, 2
  %120 = mul nsw i32 %118, 8
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr float, ptr addrspace(1) %3, i64 %122
  %124 = load <4 x float>, ptr %5, align 16
  %125 = extractelement <4 x float> %124, i64 0
  %126 = insertelement <4 x float> poison, float %125, i64 0
  %127 = extractelement <4 x float> %124, i64 1
  %128 = insertelement <4 x float> %126, float %127, i64 1
  %129 = extractelement <4 x float> %124, i64 2
  %130 = insertelement <4 x float> %128, float %129, i64 2
  %131 = extractelement <4 x float> %124, i64 3
  %132 = insertelement <4 x float> %130, float %131, i64 3
  %133 = getelementptr float, ptr addrspace(1) %123, i64 64
  %134 = extractelement <4 x float> %132, i64 0
  %135 = insertelement <2 x float> poison, float %134, i64 0
  %136 = extractelement <4 x float> %132, i64 1
  %137 = insertelement <2 x float> %135, float %136, i64 1
  store <2 x float> %137, ptr addrspace(1) %123, align 8
  %138 = extractelement <4 x float> %132, i64 2
  %139 = insertelement <2 x float> poison, float %138, i64 0
  %140 = extractelement <4 x float> %132, i64 3
  %141 = insertelement <2 x float> %139, float %140, i64 1
  store <2 x float> %141, ptr addrspace(1) %133, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.bf16(i32, i32, i32, float, float, float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
