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
  %90 = load <2 x i32>, ptr %5, align 16
  %91 = extractelement <2 x i32> %90, i64 0
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = extractelement <2 x i32> %90, i64 1
  %94 = insertelement <2 x i32> %92, i32 %93, i64 1
  %95 = extractelement <2 x i32> %94, i64 0
  %96 = bitcast i32 %95 to <2 x half>
  %97 = extractelement <2 x i32> %94, i64 1
  %98 = bitcast i32 %97 to <2 x half>
  %99 = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %83, <2 x half> %85, <2 x half> %89, <2 x half> %96, <2 x half> %98)
  %100 = extractvalue { <2 x half>, <2 x half> } %99, 0
  %101 = extractvalue { <2 x half>, <2 x half> } %99, 1
  %102 = bitcast <2 x half> %100 to i32
  %103 = insertelement <2 x i32> poison, i32 %102, i64 0
  %104 = bitcast <2 x half> %101 to i32
  %105 = insertelement <2 x i32> %103, i32 %104, i64 1
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = insertelement <2 x i32> poison, i32 %106, i64 0
  %108 = extractelement <2 x i32> %105, i64 1
  %109 = insertelement <2 x i32> %107, i32 %108, i64 1
  store <2 x i32> %109, ptr %5, align 16
  %110 = urem i32 %8, 4
  %111 = udiv i32 %8, 4
  %112 = mul nsw i32 %110, 2
  %113 = mul nsw i32 %111, 8
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr half, ptr addrspace(1) %3, i64 %115
  %117 = load <4 x half>, ptr %5, align 16
  %118 = extractelement <4 x half> %117, i64 0
  %119 = insertelement <4 x half> poison, half %118, i64 0
  %120 = extractelement <4 x half> %117, i64 1
  %121 = insertelement <4 x half> %119, half %120, i64 1
  %122 = extractelement <4 x half> %117, i64 2
  %123 = insertelement <4 x half> %121, half %122, i64 2
  %124 = extractelement <4 x half> %117, i64 3
  %125 = insertelement <4 x half> %123, half %124, i64 3
  %126 = getelementptr half, ptr addrspace(1) %116, i64 64
  %127 = extractelement <4 x half> %125, i64 0
  %128 = insertelement <2 x half> poison, half %127, i64 0
  %129 = extractelement <4 x half> %125, i64 1
  %130 = insertelement <2 x half> %128, half %129, i64 1
  store <2 x half> %130, ptr addrspace(1) %116, align 4
  %131 = extractelement <4 x half> %125, i64 2
  %132 = insertelement <2 x half> poison, half %131, i64 0
  %133 = extractelement <4 x half> %125, i64 3
  %134 = insertelement <2 x half> %132, half %133, i64 1
  store <2 x half> %134, ptr addrspace(1) %126, align 4
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
