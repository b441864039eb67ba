; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [2 x half], align 16
  %7 = alloca [4 x half], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = mul nsw i32 %10, 8
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr half, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr half, ptr addrspace(1) %15, i64 64
  %17 = load <2 x half>, ptr addrspace(1) %15, align 4
  %18 = extractelement <2 x half> %17, i64 0
  %19 = insertelement <4 x half> poison, half %18, i64 0
  %20 = extractelement <2 x half> %17, i64 1
  %21 = insertelement <4 x half> %19, half %20, i64 1
  %22 = load <2 x half>, ptr addrspace(1) %16, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = insertelement <4 x half> %21, half %23, i64 2
  %25 = extractelement <2 x half> %22, i64 1
  %26 = insertelement <4 x half> %24, half %25, i64 3
  %27 = extractelement <4 x half> %26, i64 0
  %28 = insertelement <4 x half> poison, half %27, i64 0
  %29 = extractelement <4 x half> %26, i64 1
  %30 = insertelement <4 x half> %28, half %29, i64 1
  %31 = extractelement <4 x half> %26, i64 2
  %32 = insertelement <4 x half> %30, half %31, i64 2
  %33 = extractelement <4 x half> %26, i64 3
  %34 = insertelement <4 x half> %32, half %33, i64 3
  store <4 x half> %34, ptr %7, align 16
  %35 = urem i32 %8, 4
  %36 = udiv i32 %8, 4
  %37 = mul nsw i32 %35, 2
  %38 = mul nsw i32 %36, 8
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr half, ptr addrspace(1) %1, i64 %40
  %42 = load <2 x half>, ptr addrspace(1) %41, align 4
  %43 = extractelement <2 x half> %42, i64 0
  %44 = insertelement <2 x half> poison, half %43, i64 0
  %45 = extractelement <2 x half> %42, i64 1
  %46 = insertelement <2 x half> %44, half %45, i64 1
  %47 = extractelement <2 x half> %46, i64 0
  %48 = insertelement <2 x half> poison, half %47, i64 0
  %49 = extractelement <2 x half> %46, i64 1
  %50 = insertelement <2 x half> %48, half %49, i64 1
  store <2 x half> %50, ptr %6, align 16
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
  %83 = bitcast i32 %82 to <2 x half>
  %84 = extractelement <2 x i32> %81, i64 1
  %85 = bitcast i32 %84 to <2 x half>
  %86 = load i32, ptr %6, align 16
  %87 = insertelement <1 x i32> poison, i32 %86, i64 0
  %88 = extractelement <1 x i32> %87, i64 0
  %89 = bitcast i32 %88 to <2 x half>
  %90 = load <4 x float>, ptr %5, align 16
  %91 = extractelement <4 x float> %90, i64 0
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = extractelement <4 x float> %90, i64 1
  %94 = insertelement <4 x float> %92, float %93, i64 1
  %95 = extractelement <4 x float> %90, i64 2
  %96 = insertelement <4 x float> %94, float %95, i64 2
  %97 = extractelement <4 x float> %90, i64 3
  %98 = insertelement <4 x float> %96, float %97, i64 3
  %99 = extractelement <4 x float> %98, i64 0
  %100 = extractelement <4 x float> %98, i64 1
  %101 = extractelement <4 x float> %98, i64 2
  %102 = extractelement <4 x float> %98, i64 3
  %103 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half> %83, <2 x half> %85, <2 x half> %89, float %99, float %100, float %101, float %102)
  %104 = extractvalue { float, float, float, float } %103, 0
  %105 = extractvalue { float, float, float, float } %103, 1
  %106 = extractvalue { float, float, float, float } %103, 2
  %107 = extractvalue { float, float, float, float } %103, 3
  %108 = insertelement <4 x float> poison, float %104, i64 0
  %109 = insertelement <4 x float> %108, float %105, i64 1
  %110 = insertelement <4 x float> %109, float %106, i64 2
  %111 = insertelement <4 x float> %110, float %107, i64 3
  %112 = extractelement <4 x float> %111, i64 0
  %113 = insertelement <4 x float> poison, float %112, i64 0
  %114 = extractelement <4 x float> %111, i64 1
  %115 = insertelement <4 x float> %113, float %114, i64 1
  %116 = extractelement <4 x float> %111, i64 2
  %117 = insertelement <4 x float> %115, float %116, i64 2
  %118 = extractelement <4 x float> %111, i64 3
  %119 = insertelement <4 x float> %117, float %118, i64 3
  store <4 x float> %119, ptr %5, align 16
  %120 = urem i32 %8, 4
  %121 = udiv i32 %8, 4
  %122 = mul nsw i32 %120, 2
  %123 = mul nsw i32 %121, 8
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr float, ptr addrspace(1) %3, i64 %125
  %127 = load <4 x float>, ptr %5, align 16
  %128 = extractelement <4 x float> %127, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <4 x float> %127, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <4 x float> %127, i64 2
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <4 x float> %127, i64 3
  %135 = insertelement <4 x float> %133, float %134, i64 3
  %136 = getelementptr float, ptr addrspace(1) %126, i64 64
  %137 = extractelement <4 x float> %135, i64 0
  %138 = insertelement <2 x float> poison, float %137, i64 0
  %139 = extractelement <4 x float> %135, i64 1
  %140 = insertelement <2 x float> %138, float %139, i64 1
  store <2 x float> %140, ptr addrspace(1) %126, align 8
  %141 = extractelement <4 x float> %135, i64 2
  %142 = insertelement <2 x float> poison, float %141, i64 0
  %143 = extractelement <4 x float> %135, i64 3
  %144 = insertelement <2 x float> %142, float %143, i64 1
  store <2 x float> %144, ptr addrspace(1) %136, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, float, float, float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
