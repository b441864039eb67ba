; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
  %6 = alloca [4 x i8], align 16
  %7 = alloca [8 x i8], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 4
  %12 = mul nsw i32 %10, 16
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i8, ptr addrspace(1) %15, i64 128
  %17 = load <4 x i8>, ptr addrspace(1) %15, align 4
  %18 = extractelement <4 x i8> %17, i64 0
  %19 = insertelement <8 x i8> poison, i8 %18, i64 0
  %20 = extractelement <4 x i8> %17, i64 1
  %21 = insertelement <8 x i8> %19, i8 %20, i64 1
  %22 = extractelement <4 x i8> %17, i64 2
  %23 = insertelement <8 x i8> %21, i8 %22, i64 2
  %24 = extractelement <4 x i8> %17, i64 3
  %25 = insertelement <8 x i8> %23, i8 %24, i64 3
  %26 = load <4 x i8>, ptr addrspace(1) %16, align 4
  %27 = extractelement <4 x i8> %26, i64 0
  %28 = insertelement <8 x i8> %25, i8 %27, i64 4
  %29 = extractelement <4 x i8> %26, i64 1
  %30 = insertelement <8 x i8> %28, i8 %29, i64 5
  %31 = extractelement <4 x i8> %26, i64 2
  %32 = insertelement <8 x i8> %30, i8 %31, i64 6
  %33 = extractelement <4 x i8> %26, i64 3
  %34 = insertelement <8 x i8> %32, i8 %33, i64 7
  %35 = extractelement <8 x i8> %34, i64 0
  %36 = insertelement <8 x i8> poison, i8 %35, i64 0
  %37 = extractelement <8 x i8> %34, i64 1
  %38 = insertelement <8 x i8> %36, i8 %37, i64 1
  %39 = extractelement <8 x i8> %34, i64 2
  %40 = insertelement <8 x i8> %38, i8 %39, i64 2
  %41 = extractelement <8 x i8> %34, i64 3
  %42 = insertelement <8 x i8> %40, i8 %41, i64 3
  %43 = extractelement <8 x i8> %34, i64 4
  %44 = insertelement <8 x i8> %42, i8 %43, i64 4
  %45 = extractelement <8 x i8> %34, i64 5
  %46 = insertelement <8 x i8> %44, i8 %45, i64 5
  %47 = extractelement <8 x i8> %34, i64 6
  %48 = insertelement <8 x i8> %46, i8 %47, i64 6
  %49 = extractelement <8 x i8> %34, i64 7
  %50 = insertelement <8 x i8> %48, i8 %49, i64 7
  store <8 x i8> %50, ptr %7, align 16
  %51 = urem i32 %8, 4
  %52 = udiv i32 %8, 4
  %53 = mul nsw i32 %51, 4
  %54 = mul nsw i32 %52, 16
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = load <4 x i8>, ptr addrspace(1) %57, align 4
  %59 = extractelement <4 x i8> %58, i64 0
  %60 = insertelement <4 x i8> poison, i8 %59, i64 0
  %61 = extractelement <4 x i8> %58, i64 1
  %62 = insertelement <4 x i8> %60, i8 %61, i64 1
  %63 = extractelement <4 x i8> %58, i64 2
  %64 = insertelement <4 x i8> %62, i8 %63, i64 2
  %65 = extractelement <4 x i8> %58, i64 3
  %66 = insertelement <4 x i8> %64, i8 %65, i64 3
  %67 = extractelement <4 x i8> %66, i64 0
  %68 = insertelement <4 x i8> poison, i8 %67, i64 0
  %69 = extractelement <4 x i8> %66, i64 1
  %70 = insertelement <4 x i8> %68, i8 %69, i64 1
  %71 = extractelement <4 x i8> %66, i64 2
  %72 = insertelement <4 x i8> %70, i8 %71, i64 2
  %73 = extractelement <4 x i8> %66, i64 3
  %74 = insertelement <4 x i8> %72, i8 %73, i64 3
  store <4 x i8> %74, ptr %6, align 16
  %75 = urem i32 %8, 4
  %76 = udiv i32 %8, 4
  %77 = mul nsw i32 %75, 2
  %78 = mul nsw i32 %76, 8
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr i32, ptr addrspace(1) %2, i64 %80
  %82 = getelementptr i32, ptr addrspace(1) %81, i64 64
  %83 = load <2 x i32>, ptr addrspace(1) %81, align 8
  %84 = extractelement <2 x i32> %83, i64 0
  %85 = insertelement <4 x i32> poison, i32 %84, i64 0
  %86 = extractelement <2 x i32> %83, i64 1
  %87 = insertelement <4 x i32> %85, i32 %86, i64 1
  %88 = load <2 x i32>, ptr addrspace(1) %82, align 8
  %89 = extractelement <2 x i32> %88, i64 0
  %90 = insertelement <4 x i32> %87, i32 %89, i64 2
  %91 = extractelement <2 x i32> %88, i64 1
  %92 = insertelement <4 x i32> %90, i32 %91, i64 3
  %93 = extractelement <4 x i32> %92, i64 0
  %94 = insertelement <4 x i32> poison, i32 %93, i64 0
  %95 = extractelement <4 x i32> %92, i64 1
  %96 = insertelement <4 x i32> %94, i32 %95, i64 1
  %97 = extractelement <4 x i32> %92, i64 2
  %98 = insertelement <4 x i32> %96, i32 %97, i64 2
  %99 = extractelement <4 x i32> %92, i64 3
  %100 = insertelement <4 x i32> %98, i32 %99, i64 3
  store <4 x i32> %100, ptr %5, align 16
  %101 = load <2 x i32>, ptr %7, align 16
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = insertelement <2 x i32> poison, i32 %102, i64 0
  %104 = extractelement <2 x i32> %101, i64 1
  %105 = insertelement <2 x i32> %103, i32 %104, i64 1
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = extractelement <2 x i32> %105, i64 1
  %108 = load i32, ptr %6, align 16
  %109 = insertelement <1 x i32> poison, i32 %108, i64 0
  %110 = extractelement <1 x i32> %109, i64 0
  %111 = load <4 x i32>, ptr %5, align 16
  %112 = extractelement <4 x i32> %111, i64 0
  %113 = insertelement <4 x i32> poison, i32 %112, i64 0
  %114 = extractelement <4 x i32> %111, i64 1
  %115 = insertelement <4 x i32> %113, i32 %114, i64 1
  %116 = extractelement <4 x i32> %111, i64 2
  %117 = insertelement <4 x i32> %115, i32 %116, i64 2
  %118 = extractelement <4 x i32> %111, i64 3
  %119 = insertelement <4 x i32> %117, i32 %118, i64 3
  %120 = extractelement <4 x i32> %119, i64 0
  %121 = extractelement <4 x i32> %119, i64 1
  %122 = extractelement <4 x i32> %119, i64 2
  %123 = extractelement <4 x i32> %119, i64 3
  %124 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.s8.u8(i32 %106, i32 %107, i32 %110, i32 %120, i32 %121, i32 %122, i32 %123)
  %125 = extractvalue { i32, i32, i32, i32 } %124, 0
  %126 = extractvalue { i32, i32, i32, i32 } %124, 1
  %127 = extractvalue { i32, i32, i32, i32 } %124, 2
  %128 = extractvalue { i32, i32, i32, i32 } %124, 3
  %129 = insertelement <4 x i32> poison, i32 %125, i64 0
  %130 = insertelement <4 x i32> %129, i32 %126, i64 1
  %131 = insertelement <4 x i32> %130, i32 %127, i64 2
  %132 = insertelement <4 x i32> %131, i32 %128, i64 3
  %133 = extractelement <4 x i32> %132, i64 0
  %134 = insertelement <4 x i32> poison, i32 %133, i64 0
  %135 = extractelement <4 x i32> %132, i64 1
  %136 = insertelement <4 x i32> %134, i32 %135, i64 1
  %137 = extractelement <4 x i32> %132, i64 2
  %138 = insertelement <4 x i32> %136, i32 %137, i64 2
  %139 = extractelement <4 x i32> %132, i64 3
  %140 = insertelement <4 x i32> %138, i32 %139, i64 3
  store <4 x i32> %140, ptr %5, align 16
  %141 = urem i32 %8, 4
  %142 = udiv i32 %8, 4
  %143 = mul nsw i32 %141, 2
  %144 = mul nsw i32 %142, 8
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr i32, ptr addrspace(1) %3, i64 %146
  %148 = load <4 x i32>, ptr %5, align 16
  %149 = extractelement <4 x i32> %148, i64 0
  %150 = insertelement <4 x i32> poison, i32 %149, i64 0
  %151 = extractelement <4 x i32> %148, i64 1
  %152 = insertelement <4 x i32> %150, i32 %151, i64 1
  %153 = extractelement <4 x i32> %148, i64 2
  %154 = insertelement <4 x i32> %152, i32 %153, i64 2
  %155 = extractelement <4 x i32> %148, i64 3
  %156 = insertelement <4 x i32> %154, i32 %155, i64 3
  %157 = getelementptr i32, ptr addrspace(1) %147, i64 64
  %158 = extractelement <4 x i32> %156, i64 0
  %159 = insertelement <2 x i32> poison, i32 %158, i64 0
  %160 = extractelement <4 x i32> %156, i64 1
  %161 = insertelement <2 x i32> %159, i32 %160, i64 1
  store <2 x i32> %161, ptr addrspace(1) %147, align 8
  %162 = extractelement <4 x i32> %156, i64 2
  %163 = insertelement <2 x i32> poison, i32 %162, i64 0
  %164 = extractelement <4 x i32> %156, i64 3
  %165 = insertelement <2 x i32> %163, i32 %164, i64 1
  store <2 x i32> %165, ptr addrspace(1) %157, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.s8.u8(i32, i32, i32, i32, i32, i32, i32) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
