; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [2 x i32], align 16
  %6 = alloca [4 x i8], align 16
  %7 = alloca [4 x i8], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = insertvalue { i32 } poison, i32 %8, 0
  %10 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %10, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 4, i32 8, i32 16 }, i32 4, i32 1 }, 1
  %12 = insertvalue { ptr, { i32, i32 } } poison, ptr %7, 0
  %13 = insertvalue { ptr, { i32, i32 } } %12, { i32, i32 } { i32 4, i32 1 }, 1
  %14 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 1
  %15 = extractvalue { i32 } %9, 0
  %16 = srem i32 %15, 4
  %17 = sdiv i32 %15, 4
  %18 = mul nsw i32 %16, 4
  %19 = mul nsw i32 %17, 16
  %20 = add nsw i32 %18, %19
  %21 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 0
  %22 = sext i32 %20 to i64
  %23 = getelementptr i8, ptr addrspace(1) %21, i64 %22
  %24 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %23, 0
  %25 = insertvalue { ptr addrspace(1), { i32, i32 } } %24, { i32, i32 } { i32 4, i32 1 }, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %25, 1
  %27 = extractvalue { ptr addrspace(1), { i32, i32 } } %25, 0
  %28 = load <4 x i8>, ptr addrspace(1) %27, align 4
  %29 = extractelement <4 x i8> %28, i64 0
  %30 = insertelement <4 x i8> poison, i8 %29, i64 0
  %31 = extractelement <4 x i8> %28, i64 1
  %32 = insertelement <4 x i8> %30, i8 %31, i64 1
  %33 = extractelement <4 x i8> %28, i64 2
  %34 = insertelement <4 x i8> %32, i8 %33, i64 2
  %35 = extractelement <4 x i8> %28, i64 3
  %36 = insertelement <4 x i8> %34, i8 %35, i64 3
  %37 = extractvalue { ptr, { i32, i32 } } %13, 1
  %38 = extractvalue { ptr, { i32, i32 } } %13, 0
  %39 = extractelement <4 x i8> %36, i64 0
  %40 = insertelement <4 x i8> poison, i8 %39, i64 0
  %41 = extractelement <4 x i8> %36, i64 1
  %42 = insertelement <4 x i8> %40, i8 %41, i64 1
  %43 = extractelement <4 x i8> %36, i64 2
  %44 = insertelement <4 x i8> %42, i8 %43, i64 2
  %45 = extractelement <4 x i8> %36, i64 3
  %46 = insertelement <4 x i8> %44, i8 %45, i64 3
  store <4 x i8> %46, ptr %38, align 16
  %47 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %48 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %47, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 4, i32 8, i32 16 }, i32 4, i32 1 }, 1
  %49 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %50 = insertvalue { ptr, { i32, i32 } } %49, { i32, i32 } { i32 4, i32 1 }, 1
  %51 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %48, 1
  %52 = extractvalue { i32 } %9, 0
  %53 = srem i32 %52, 4
  %54 = sdiv i32 %52, 4
  %55 = mul nsw i32 %53, 4
  %56 = mul nsw i32 %54, 16
  %57 = add nsw i32 %55, %56
  %58 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %48, 0
  %59 = sext i32 %57 to i64
  %60 = getelementptr i8, ptr addrspace(1) %58, i64 %59
  %61 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %60, 0
  %62 = insertvalue { ptr addrspace(1), { i32, i32 } } %61, { i32, i32 } { i32 4, i32 1 }, 1
  %63 = extractvalue { ptr addrspace(1), { i32, i32 } } %62, 1
  %64 = extractvalue { ptr addrspace(1), { i32, i32 } } %62, 0
  %65 = load <4 x i8>, ptr addrspace(1) %64, align 4
  %66 = extractelement <4 x i8> %65, i64 0
  %67 = insertelement <4 x i8> poison, i8 %66, i64 0
  %68 = extractelement <4 x i8> %65, i64 1
  %69 = insertelement <4 x i8> %67, i8 %68, i64 1
  %70 = extractelement <4 x i8> %65, i64 2
  %71 = insertelement <4 x i8> %69, i8 %70, i64 2
  %72 = extractelement <4 x i8> %65, i64 3
  %73 = insertelement <4 x i8> %71, i8 %72, i64 3
  %74 = extractvalue { ptr, { i32, i32 } } %50, 1
  %75 = extractvalue { ptr, { i32, i32 } } %50, 0
  %76 = extractelement <4 x i8> %73, i64 0
  %77 = insertelement <4 x i8> poison, i8 %76, i64 0
  %78 = extractelement <4 x i8> %73, i64 1
  %79 = insertelement <4 x i8> %77, i8 %78, i64 1
  %80 = extractelement <4 x i8> %73, i64 2
  %81 = insertelement <4 x i8> %79, i8 %80, i64 2
  %82 = extractelement <4 x i8> %73, i64 3
  %83 = insertelement <4 x i8> %81, i8 %82, i64 3
  store <4 x i8> %83, ptr %75, align 16
  %84 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %2, 0
  %85 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %84, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, i32 2, i32 1 }, 1
  %86 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %87 = insertvalue { ptr, { i32, i32 } } %86, { i32, i32 } { i32 2, i32 1 }, 1
  %88 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %85, 1
  %89 = extractvalue { i32 } %9, 0
  %90 = srem i32 %89, 4
  %91 = sdiv i32 %89, 4
  %92 = mul nsw i32 %90, 2
  %93 = mul nsw i32 %91, 8
  %94 = add nsw i32 %92, %93
  %95 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %85, 0
  %96 = sext i32 %94 to i64
  %97 = getelementptr i32, ptr addrspace(1) %95, i64 %96
  %98 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %97, 0
  %99 = insertvalue { ptr addrspace(1), { i32, i32 } } %98, { i32, i32 } { i32 2, i32 1 }, 1
  %100 = extractvalue { ptr addrspace(1), { i32, i32 } } %99, 1
  %101 = extractvalue { ptr addrspace(1), { i32, i32 } } %99, 0
  %102 = load <2 x i32>, ptr addrspace(1) %101, align 8
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = insertelement <2 x i32> poison, i32 %103, i64 0
  %105 = extractelement <2 x i32> %102, i64 1
  %106 = insertelement <2 x i32> %104, i32 %105, i64 1
  %107 = extractvalue { ptr, { i32, i32 } } %87, 1
  %108 = extractvalue { ptr, { i32, i32 } } %87, 0
  %109 = extractelement <2 x i32> %106, i64 0
  %110 = insertelement <2 x i32> poison, i32 %109, i64 0
  %111 = extractelement <2 x i32> %106, i64 1
  %112 = insertelement <2 x i32> %110, i32 %111, i64 1
  store <2 x i32> %112, ptr %108, align 16
  %113 = extractvalue { ptr, { i32, i32 } } %13, 0
  %114 = insertvalue { ptr, { i32, i32 } } poison, ptr %113, 0
  %115 = insertvalue { ptr, { i32, i32 } } %114, { i32, i32 } { i32 1, i32 0 }, 1
  %116 = extractvalue { ptr, { i32, i32 } } %115, 1
  %117 = extractvalue { ptr, { i32, i32 } } %115, 0
  %118 = load i32, ptr %117, align 16
  %119 = insertelement <1 x i32> poison, i32 %118, i64 0
  %120 = extractelement <1 x i32> %119, i64 0
  %121 = extractvalue { ptr, { i32, i32 } } %50, 0
  %122 = insertvalue { ptr, { i32, i32 } } poison, ptr %121, 0
  %123 = insertvalue { ptr, { i32, i32 } } %122, { i32, i32 } { i32 1, i32 0 }, 1
  %124 = extractvalue { ptr, { i32, i32 } } %123, 1
  %125 = extractvalue { ptr, { i32, i32 } } %123, 0
  %126 = load i32, ptr %125, align 16
  %127 = insertelement <1 x i32> poison, i32 %126, i64 0
  %128 = extractelement <1 x i32> %127, i64 0
  %129 = extractvalue { ptr, { i32, i32 } } %87, 1
  %130 = extractvalue { ptr, { i32, i32 } } %87, 0
  %131 = load <2 x i32>, ptr %130, align 16
  %132 = extractelement <2 x i32> %131, i64 0
  %133 = insertelement <2 x i32> poison, i32 %132, i64 0
  %134 = extractelement <2 x i32> %131, i64 1
  %135 = insertelement <2 x i32> %133, i32 %134, i64 1
  %136 = extractelement <2 x i32> %135, i64 0
  %137 = extractelement <2 x i32> %135, i64 1
  %138 = call { i32, i32 } @llvm.nvvm.mma.m8n8k16.row.col.u8.s8(i32 %120, i32 %128, i32 %136, i32 %137)
  %139 = extractvalue { i32, i32 } %138, 0
  %140 = extractvalue { i32, i32 } %138, 1
  %141 = insertelement <2 x i32> poison, i32 %139, i64 0
  %142 = insertelement <2 x i32> %141, i32 %140, i64 1
  %143 = extractvalue { ptr, { i32, i32 } } %87, 1
  %144 = extractvalue { ptr, { i32, i32 } } %87, 0
  %145 = extractelement <2 x i32> %142, i64 0
  %146 = insertelement <2 x i32> poison, i32 %145, i64 0
  %147 = extractelement <2 x i32> %142, i64 1
  %148 = insertelement <2 x i32> %146, i32 %147, i64 1
  store <2 x i32> %148, ptr %144, align 16
  %149 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %3, 0
  %150 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %149, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, i32 2, i32 1 }, 1
  %151 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %150, 1
  %152 = extractvalue { i32 } %9, 0
  %153 = srem i32 %152, 4
  %154 = sdiv i32 %152, 4
  %155 = mul nsw i32 %153, 2
  %156 = mul nsw i32 %154, 8
  %157 = add nsw i32 %155, %156
  %158 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %150, 0
  %159 = sext i32 %157 to i64
  %160 = getelementptr i32, ptr addrspace(1) %158, i64 %159
  %161 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %160, 0
  %162 = insertvalue { ptr addrspace(1), { i32, i32 } } %161, { i32, i32 } { i32 2, i32 1 }, 1
  %163 = extractvalue { ptr, { i32, i32 } } %87, 1
  %164 = extractvalue { ptr, { i32, i32 } } %87, 0
  %165 = load <2 x i32>, ptr %164, align 16
  %166 = extractelement <2 x i32> %165, i64 0
  %167 = insertelement <2 x i32> poison, i32 %166, i64 0
  %168 = extractelement <2 x i32> %165, i64 1
  %169 = insertelement <2 x i32> %167, i32 %168, i64 1
  %170 = extractvalue { ptr addrspace(1), { i32, i32 } } %162, 1
  %171 = extractvalue { ptr addrspace(1), { i32, i32 } } %162, 0
  %172 = extractelement <2 x i32> %169, i64 0
  %173 = insertelement <2 x i32> poison, i32 %172, i64 0
  %174 = extractelement <2 x i32> %169, i64 1
  %175 = insertelement <2 x i32> %173, i32 %174, i64 1
  store <2 x i32> %175, ptr addrspace(1) %171, align 8
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
