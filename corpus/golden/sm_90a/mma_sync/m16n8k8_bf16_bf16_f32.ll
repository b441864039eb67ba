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
  %77 = load <4 x i16>, ptr %7, align 16
  %78 = extractelement <4 x i16> %77, i64 0
  %79 = insertelement <4 x i16> poison, i16 %78, i64 0
  %80 = extractelement <4 x i16> %77, i64 1
  %81 = insertelement <4 x i16> %79, i16 %80, i64 1
  %82 = extractelement <4 x i16> %77, i64 2
  %83 = insertelement <4 x i16> %81, i16 %82, i64 2
  %84 = extractelement <4 x i16> %77, i64 3
  %85 = insertelement <4 x i16> %83, i16 %84, i64 3
  %86 = bitcast <4 x i16> %85 to <2 x i32>
  %87 = extractelement <2 x i32> %86, i64 0
  %88 = extractelement <2 x i32> %86, i64 1
  %89 = load <2 x i16>, ptr %6, align 16
  %90 = extractelement <2 x i16> %89, i64 0
  %91 = insertelement <2 x i16> poison, i16 %90, i64 0
  %92 = extractelement <2 x i16> %89, i64 1
  %93 = insertelement <2 x i16> %91, i16 %92, i64 1
  %94 = bitcast <2 x i16> %93 to <1 x i32>
  %95 = extractelement <1 x i32> %94, i64 0
  %96 = load <4 x i32>, ptr %5, align 16
  %97 = extractelement <4 x i32> %96, i64 0
  %98 = insertelement <4 x i32> poison, i32 %97, i64 0
  %99 = extractelement <4 x i32> %96, i64 1
  %100 = insertelement <4 x i32> %98, i32 %99, i64 1
  %101 = extractelement <4 x i32> %96, i64 2
  %102 = insertelement <4 x i32> %100, i32 %101, i64 2
  %103 = extractelement <4 x i32> %96, i64 3
  %104 = insertelement <4 x i32> %102, i32 %103, i64 3
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = bitcast i32 %105 to float
  %107 = extractelement <4 x i32> %104, i64 1
  %108 = bitcast i32 %107 to float
  %109 = extractelement <4 x i32> %104, i64 2
  %110 = bitcast i32 %109 to float
  %111 = extractelement <4 x i32> %104, i64 3
  %112 = bitcast i32 %111 to float
  %113 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.bf16(i32 %87, i32 %88, i32 %95, float %106, float %108, float %110, float %112)
  %114 = extractvalue { float, float, float, float } %113, 0
  %115 = extractvalue { float, float, float, float } %113, 1
  %116 = extractvalue { float, float, float, float } %113, 2
  %117 = extractvalue { float, float, float, float } %113, 3
  %118 = bitcast float %114 to i32
  %119 = insertelement <4 x i32> poison, i32 %118, i64 0
  %120 = bitcast float %115 to i32
  %121 = insertelement <4 x i32> %119, i32 %120, i64 1
  %122 = bitcast float %116 to i32
  %123 = insertelement <4 x i32> %121, i32 %122, i64 2
  %124 = bitcast float %117 to i32
  %125 = insertelement <4 x i32> %123, i32 %124, i64 3
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = insertelement <4 x i32> poison, i32 %126, i64 0
  %128 = extractelement <4 x i32> %125, i64 1
  %129 = insertelement <4 x i32> %127, i32 %128, i64 1
  %130 = extractelement <4 x i32> %125, i64 2
  %131 = insertelement <4 x i32> %129, i32 %130, i64 2
  %132 = extractelement <4 x i32> %125, i64 3
  %133 = insertelement <4 x i32> %131, i32 %132, i64 3
  store <4 x i32> %133, ptr %5, align 16
  %134 = urem i32 %8, 4
  %135 = udiv i32 %8, 4
  %136 = mul nsw i32 %134, 2
  %137 = mul nsw i32 %135, 8
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr float, ptr addrspace(1) %3, i64 %139
  %141 = load <4 x float>, ptr %5, align 16
  %142 = extractelement <4 x float> %141, i64 0
  %143 = insertelement <4 x float> poison, float %142, i64 0
  %144 = extractelement <4 x float> %141, i64 1
  %145 = insertelement <4 x float> %143, float %144, i64 1
  %146 = extractelement <4 x float> %141, i64 2
  %147 = insertelement <4 x float> %145, float %146, i64 2
  %148 = extractelement <4 x float> %141, i64 3
  %149 = insertelement <4 x float> %147, float %148, i64 3
  %150 = getelementptr float, ptr addrspace(1) %140, i64 64
  %151 = extractelement <4 x float> %149, i64 0
  %152 = insertelement <2 x float> poison, float %151, i64 0
  %153 = extractelement <4 x float> %149, i64 1
  %154 = insertelement <2 x float> %152, float %153, i64 1
  store <2 x float> %154, ptr addrspace(1) %140, align 8
  %155 = extractelement <4 x float> %149, i64 2
  %156 = insertelement <2 x float> poison, float %155, i64 0
  %157 = extractelement <4 x float> %149, i64 3
  %158 = insertelement <2 x float> %156, float %157, i64 1
  store <2 x float> %158, ptr addrspace(1) %150, align 8
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
