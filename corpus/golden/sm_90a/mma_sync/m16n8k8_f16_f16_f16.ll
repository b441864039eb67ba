; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
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
  %57 = getelementptr half, ptr addrspace(1) %2, i64 %56
  %58 = getelementptr half, ptr addrspace(1) %57, i64 64
  %59 = load <2 x half>, ptr addrspace(1) %57, align 4
  %60 = extractelement <2 x half> %59, i64 0
  %61 = insertelement <4 x half> poison, half %60, i64 0
  %62 = extractelement <2 x half> %59, i64 1
  %63 = insertelement <4 x half> %61, half %62, i64 1
  %64 = load <2 x half>, ptr addrspace(1) %58, align 4
  %65 = extractelement <2 x half> %64, i64 0
  %66 = insertelement <4 x half> %63, half %65, i64 2
  %67 = extractelement <2 x half> %64, i64 1
  %68 = insertelement <4 x half> %66, half %67, i64 3
  %69 = extractelement <4 x half> %68, i64 0
  %70 = insertelement <4 x half> poison, half %69, i64 0
  %71 = extractelement <4 x half> %68, i64 1
  %72 = insertelement <4 x half> %70, half %71, i64 1
  %73 = extractelement <4 x half> %68, i64 2
  %74 = insertelement <4 x half> %72, half %73, i64 2
  %75 = extractelement <4 x half> %68, i64 3
  %76 = insertelement <4 x half> %74, half %75, i64 3
  store <4 x half> %76, ptr %5, align 16
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
  %99 = load <4 x i16>, ptr %5, align 16
  %100 = extractelement <4 x i16> %99, i64 0
  %101 = insertelement <4 x i16> poison, i16 %100, i64 0
  %102 = extractelement <4 x i16> %99, i64 1
  %103 = insertelement <4 x i16> %101, i16 %102, i64 1
  %104 = extractelement <4 x i16> %99, i64 2
  %105 = insertelement <4 x i16> %103, i16 %104, i64 2
  %106 = extractelement <4 x i16> %99, i64 3
  %107 = insertelement <4 x i16> %105, i16 %106, i64 3
  %108 = bitcast <4 x i16> %107 to <2 x i32>
  %109 = extractelement <2 x i32> %108, i64 0
  %110 = bitcast i32 %109 to <2 x half>
  %111 = extractelement <2 x i32> %108, i64 1
  %112 = bitcast i32 %111 to <2 x half>
  %113 = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %88, <2 x half> %90, <2 x half> %98, <2 x half> %110, <2 x half> %112)
  %114 = extractvalue { <2 x half>, <2 x half> } %113, 0
  %115 = extractvalue { <2 x half>, <2 x half> } %113, 1
  %116 = bitcast <2 x half> %114 to i32
  %117 = insertelement <2 x i32> poison, i32 %116, i64 0
  %118 = bitcast <2 x half> %115 to i32
  %119 = insertelement <2 x i32> %117, i32 %118, i64 1
  %120 = bitcast <2 x i32> %119 to <4 x i16>
  %121 = extractelement <4 x i16> %120, i64 0
  %122 = insertelement <4 x i16> poison, i16 %121, i64 0
  %123 = extractelement <4 x i16> %120, i64 1
  %124 = insertelement <4 x i16> %122, i16 %123, i64 1
  %125 = extractelement <4 x i16> %120, i64 2
  %126 = insertelement <4 x i16> %124, i16 %125, i64 2
  %127 = extractelement <4 x i16> %120, i64 3
  %128 = insertelement <4 x i16> %126, i16 %127, i64 3
  store <4 x i16> %128, ptr %5, align 16
  %129 = urem i32 %8, 4
  %130 = udiv i32 %8, 4
  %131 = mul nsw i32 %129, 2
  %132 = mul nsw i32 %130, 8
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr half, ptr addrspace(1) %3, i64 %134
  %136 = load <4 x half>, ptr %5, align 16
  %137 = extractelement <4 x half> %136, i64 0
  %138 = insertelement <4 x half> poison, half %137, i64 0
  %139 = extractelement <4 x half> %136, i64 1
  %140 = insertelement <4 x half> %138, half %139, i64 1
  %141 = extractelement <4 x half> %136, i64 2
  %142 = insertelement <4 x half> %140, half %141, i64 2
  %143 = extractelement <4 x half> %136, i64 3
  %144 = insertelement <4 x half> %142, half %143, i64 3
  %145 = getelementptr half, ptr addrspace(1) %135, i64 64
  %146 = extractelement <4 x half> %144, i64 0
  %147 = insertelement <2 x half> poison, half %146, i64 0
  %148 = extractelement <4 x half> %144, i64 1
  %149 = insertelement <2 x half> %147, half %148, i64 1
  store <2 x half> %149, ptr addrspace(1) %135, align 4
  %150 = extractelement <4 x half> %144, i64 2
  %151 = insertelement <2 x half> poison, half %150, i64 0
  %152 = extractelement <4 x half> %144, i64 3
  %153 = insertelement <2 x half> %151, half %152, i64 1
  store <2 x half> %153, ptr addrspace(1) %145, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
