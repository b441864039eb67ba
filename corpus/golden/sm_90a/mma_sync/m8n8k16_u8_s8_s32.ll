; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [2 x i32], align 16
  %6 = alloca [4 x i8], align 16
  %7 = alloca [4 x i8], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 4
  %12 = mul nsw i32 %10, 16
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x i8>, ptr addrspace(1) %15, align 4
  %17 = extractelement <4 x i8> %16, i64 0
  %18 = insertelement <4 x i8> poison, i8 %17, i64 0
  %19 = extractelement <4 x i8> %16, i64 1
  %20 = insertelement <4 x i8> %18, i8 %19, i64 1
  %21 = extractelement <4 x i8> %16, i64 2
  %22 = insertelement <4 x i8> %20, i8 %21, i64 2
  %23 = extractelement <4 x i8> %16, i64 3
  %24 = insertelement <4 x i8> %22, i8 %23, i64 3
  %25 = extractelement <4 x i8> %24, i64 0
  %26 = insertelement <4 x i8> poison, i8 %25, i64 0
  %27 = extractelement <4 x i8> %24, i64 1
  %28 = insertelement <4 x i8> %26, i8 %27, i64 1
  %29 = extractelement <4 x i8> %24, i64 2
  %30 = insertelement <4 x i8> %28, i8 %29, i64 2
  %31 = extractelement <4 x i8> %24, i64 3
  %32 = insertelement <4 x i8> %30, i8 %31, i64 3
  store <4 x i8> %32, ptr %7, align 16
  %33 = urem i32 %8, 4
  %34 = udiv i32 %8, 4
  %35 = mul nsw i32 %33, 4
  %36 = mul nsw i32 %34, 16
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = load <4 x i8>, ptr addrspace(1) %39, align 4
  %41 = extractelement <4 x i8> %40, i64 0
  %42 = insertelement <4 x i8> poison, i8 %41, i64 0
  %43 = extractelement <4 x i8> %40, i64 1
  %44 = insertelement <4 x i8> %42, i8 %43, i64 1
  %45 = extractelement <4 x i8> %40, i64 2
  %46 = insertelement <4 x i8> %44, i8 %45, i64 2
  %47 = extractelement <4 x i8> %40, i64 3
  %48 = insertelement <4 x i8> %46, i8 %47, i64 3
  %49 = extractelement <4 x i8> %48, i64 0
  %50 = insertelement <4 x i8> poison, i8 %49, i64 0
  %51 = extractelement <4 x i8> %48, i64 1
  %52 = insertelement <4 x i8> %50, i8 %51, i64 1
  %53 = extractelement <4 x i8> %48, i64 2
  %54 = insertelement <4 x i8> %52, i8 %53, i64 2
  %55 = extractelement <4 x i8> %48, i64 3
  %56 = insertelement <4 x i8> %54, i8 %55, i64 3
  store <4 x i8> %56, ptr %6, align 16
  %57 = urem i32 %8, 4
  %58 = udiv i32 %8, 4
  %59 = mul nsw i32 %57, 2
  %60 = mul nsw i32 %58, 8
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr i32, ptr addrspace(1) %2, i64 %62
  %64 = load <2 x i32>, ptr addrspace(1) %63, align 8
  %65 = extractelement <2 x i32> %64, i64 0
  %66 = insertelement <2 x i32> poison, i32 %65, i64 0
  %67 = extractelement <2 x i32> %64, i64 1
  %68 = insertelement <2 x i32> %66, i32 %67, i64 1
  %69 = extractelement <2 x i32> %68, i64 0
  %70 = insertelement <2 x i32> poison, i32 %69, i64 0
  %71 = extractelement <2 x i32> %68, i64 1
  %72 = insertelement <2 x i32> %70, i32 %71, i64 1
  store <2 x i32> %72, ptr %5, align 16
  %73 = load <4 x i8>, ptr %7, align 16
  %74 = extractelement <4 x i8> %73, i64 0
  %75 = insertelement <4 x i8> poison, i8 %74, i64 0
  %76 = extractelement <4 x i8> %73, i64 1
  %77 = insertelement <4 x i8> %75, i8 %76, i64 1
  %78 = extractelement <4 x i8> %73, i64 2
  %79 = insertelement <4 x i8> %77, i8 %78, i64 2
  %80 = extractelement <4 x i8> %73, i64 3
  %81 = insertelement <4 x i8> %79, i8 %80, i64 3
  %82 = bitcast <4 x i8> %81 to <1 x i32>
  %83 = extractelement <1 x i32> %82, i64 0
  %84 = load <4 x i8>, ptr %6, align 16
  %85 = extractelement <4 x i8> %84, i64 0
  %86 = insertelement <4 x i8> poison, i8 %85, i64 0
  %87 = extractelement <4 x i8> %84, i64 1
  %88 = insertelement <4 x i8> %86, i8 %87, i64 1
  %89 = extractelement <4 x i8> %84, i64 2
  %90 = insertelement <4 x i8> %88, i8 %89, i64 2
  %91 = extractelement <4 x i8> %84, i64 3
  %92 = insertelement <4 x i8> %90, i8 %91, i64 3
  %93 = bitcast <4 x i8> %92 to <1 x i32>
  %94 = extractelement <1 x i32> %93, i64 0
  %95 = load <2 x i32>, ptr %5, align 16
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = insertelement <2 x i32> poison, i32 %96, i64 0
  %98 = extractelement <2 x i32> %95, i64 1
  %99 = insertelement <2 x i32> %97, i32 %98, i64 1
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = extractelement <2 x i32> %99, i64 1
  %102 = call { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.u8.s8(i32 %83, i32 %94, i32 %100, i32 %101)
  %103 = extractvalue { i32, i32 } %102, 0
  %104 = extractvalue { i32, i32 } %102, 1
  %105 = insertelement <2 x i32> poison, i32 %103, i64 0
  %106 = insertelement <2 x i32> %105, i32 %104, i64 1
  %107 = extractelement <2 x i32> %106, i64 0
  %108 = insertelement <2 x i32> poison, i32 %107, i64 0
  %109 = extractelement <2 x i32> %106, i64 1
  %110 = insertelement <2 x i32> %108, i32 %109, i64 1
  store <2 x i32> %110, ptr %5, align 16
  %111 = urem i32 %8, 4
  %112 = udiv i32 %8, 4
  %113 = mul nsw i32 %111, 2
  %114 = mul nsw i32 %112, 8
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr i32, ptr addrspace(1) %3, i64 %116
  %118 = load <2 x i32>, ptr %5, align 16
  %119 = extractelement <2 x i32> %118, i64 0
  %120 = insertelement <2 x i32> poison, i32 %119, i64 0
  %121 = extractelement <2 x i32> %118, i64 1
  %122 = insertelement <2 x i32> %120, i32 %121, i64 1
  %123 = extractelement <2 x i32> %122, i64 0
  %124 = insertelement <2 x i32> poison, i32 %123, i64 0
  %125 = extractelement <2 x i32> %122, i64 1
  %126 = insertelement <2 x i32> %124, i32 %125, i64 1
  store <2 x i32> %126, ptr addrspace(1) %117, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.u8.s8(i32, i32, i32, i32) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
