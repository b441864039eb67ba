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
  %88 = bitcast i32 %87 to <2 x half>
  %89 = extractelement <2 x i32> %86, i64 1
  %90 = bitcast i32 %89 to <2 x half>
  %91 = load <2 x i16>, ptr %6, align 16
  %92 = extractelement <2 x i16> %91, i64 0
  %93 = insertelement <2 x i16> poison, i16 %92, i64 0
  %94 = extractelement <2 x i16> %91, i64 1
  %95 = insertelement <2 x i16> %93, i16 %94, i64 1
  %96 = bitcast <2 x i16> %95 to <1 x i32>
  %97 = extractelement <1 x i32> %96, i64 0
  %98 = bitcast i32 %97 to <2 x half>
  %99 = load <4 x i32>, ptr %5, align 16
  %100 = extractelement <4 x i32> %99, i64 0
  %101 = insertelement <4 x i32> poison, i32 %100, i64 0
  %102 = extractelement <4 x i32> %99, i64 1
  %103 = insertelement <4 x i32> %101, i32 %102, i64 1
  %104 = extractelement <4 x i32> %99, i64 2
  %105 = insertelement <4 x i32> %103, i32 %104, i64 2
  %106 = extractelement <4 x i32> %99, i64 3
  %107 = insertelement <4 x i32> %105, i32 %106, i64 3
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = bitcast i32 %108 to float
  %110 = extractelement <4 x i32> %107, i64 1
  %111 = bitcast i32 %110 to float
  %112 = extractelement <4 x i32> %107, i64 2
  %113 = bitcast i32 %112 to float
  %114 = extractelement <4 x i32> %107, i64 3
  %115 = bitcast i32 %114 to float
  %116 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half> %88, <2 x half> %90, <2 x half> %98, float %109, float %111, float %113, float %115)
  %117 = extractvalue { float, float, float, float } %116, 0
  %118 = extractvalue { float, float, float, float } %116, 1
  %119 = extractvalue { float, float, float, float } %116, 2
  %120 = extractvalue { float, float, float, float } %116, 3
  %121 = bitcast float %117 to i32
  %122 = insertelement <4 x i32> poison, i32 %121, i64 0
  %123 = bitcast float %118 to i32
  %124 = insertelement <4 x i32> %122, i32 %123, i64 1
  %125 = bitcast float %119 to i32
  %126 = insertelement <4 x i32> %124, i32 %125, i64 2
  %127 = bitcast float %120 to i32
  %128 = insertelement <4 x i32> %126, i32 %127, i64 3
  %129 = extractelement <4 x i32> %128, i64 0
  %130 = insertelement <4 x i32> poison, i32 %129, i64 0
  %131 = extractelement <4 x i32> %128, i64 1
  %132 = insertelement <4 x i32> %130, i32 %131, i64 1
  %133 = extractelement <4 x i32> %128, i64 2
  %134 = insertelement <4 x i32> %132, i32 %133, i64 2
  %135 = extractelement <4 x i32> %128, i64 3
  %136 = insertelement <4 x i32> %134, i32 %135, i64 3
  store <4 x i32> %136, ptr %5, align 16
  %137 = urem i32 %8, 4
  %138 = udiv i32 %8, 4
  %139 = mul nsw i32 %137, 2
  %140 = mul nsw i32 %138, 8
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr float, ptr addrspace(1) %3, i64 %142
  %144 = load <4 x float>, ptr %5, align 16
  %145 = extractelement <4 x float> %144, i64 0
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = extractelement <4 x float> %144, i64 1
  %148 = insertelement <4 x float> %146, float %147, i64 1
  %149 = extractelement <4 x float> %144, i64 2
  %150 = insertelement <4 x float> %148, float %149, i64 2
  %151 = extractelement <4 x float> %144, i64 3
  %152 = insertelement <4 x float> %150, float %151, i64 3
  %153 = getelementptr float, ptr addrspace(1) %143, i64 64
  %154 = extractelement <4 x float> %152, i64 0
  %155 = insertelement <2 x float> poison, float %154, i64 0
  %156 = extractelement <4 x float> %152, i64 1
  %157 = insertelement <2 x float> %155, float %156, i64 1
  store <2 x float> %157, ptr addrspace(1) %143, align 8
  %158 = extractelement <4 x float> %152, i64 2
  %159 = insertelement <2 x float> poison, float %158, i64 0
  %160 = extractelement <4 x float> %152, i64 3
  %161 = insertelement <2 x float> %159, float %160, i64 1
  store <2 x float> %161, ptr addrspace(1) %153, align 8
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
