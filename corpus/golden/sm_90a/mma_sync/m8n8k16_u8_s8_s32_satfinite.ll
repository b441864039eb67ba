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
  %73 = load i32, ptr %7, align 16
  %74 = insertelement <1 x i32> poison, i32 %73, i64 0
  %75 = extractelement <1 x i32> %74, i64 0
  %76 = load i32, ptr %6, align 16
  %77 = insertelement <1 x i32> poison, i32 %76, i64 0
  %78 = extractelement <1 x i32> %77, i64 0
  %79 = load <2 x i32>, ptr %5, align 16
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <2 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <2 x i32> %81, i32 %82, i64 1
  %84 = extractelement <2 x i32> %83, i64 0
  %85 = extractelement <2 x i32> %83, i64 1
  %86 = call { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.u8.s8(i32 %75, i32 %78, i32 %84, i32 %85)
  %87 = extractvalue { i32, i32 } %86, 0
  %88 = extractvalue { i32, i32 } %86, 1
  %89 = insertelement <2 x i32> poison, i32 %87, i64 0
  %90 = insertelement <2 x i32> %89, i32 %88, i64 1
  %91 = extractelement <2 x i32> %90, i64 0
  %92 = insertelement <2 x i32> poison, i32 %91, i64 0
  %93 = extractelement <2 x i32> %90, i64 1
  %94 = insertelement <2 x i32> %92, i32 %93, i64 1
  store <2 x i32> %94, ptr %5, align 16
  %95 = urem i32 %8, 4
  %96 = udiv i32 %8, 4
  %97 = mul nsw i32 %95, 2
  %98 = mul nsw i32 %96, 8
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr i32, ptr addrspace(1) %3, i64 %100
  %102 = load <2 x i32>, ptr %5, align 16
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = insertelement <2 x i32> poison, i32 %103, i64 0
  %105 = extractelement <2 x i32> %102, i64 1
  %106 = insertelement <2 x i32> %104, i32 %105, i64 1
  %107 = extractelement <2 x i32> %106, i64 0
  %108 = insertelement <2 x i32> poison, i32 %107, i64 0
  %109 = extractelement <2 x i32> %106, i64 1
  %110 = insertelement <2 x i32> %108, i32 %109, i64 1
  store <2 x i32> %110, ptr addrspace(1) %101, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.satfinite.u8.s8(i32, i32, i32, i32) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
