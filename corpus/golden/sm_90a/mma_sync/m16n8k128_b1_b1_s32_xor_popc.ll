; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
  %6 = alloca [1 x i32], align 16
  %7 = alloca [2 x i32], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = insertvalue { i32 } poison, i32 %8, 0
  %10 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %10, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 2, i32 32 }, 1
  %12 = insertvalue { ptr, { i32, i32 } } poison, ptr %7, 0
  %13 = insertvalue { ptr, { i32, i32 } } %12, { i32, i32 } { i32 2, i32 1 }, 1
  %14 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 1
  %15 = extractvalue { i32 } %9, 0
  %16 = srem i32 %15, 4
  %17 = sdiv i32 %15, 4
  %18 = mul nsw i32 %17, 4
  %19 = add nsw i32 %16, %18
  %20 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 0
  %21 = sext i32 %19 to i64
  %22 = getelementptr i32, ptr addrspace(1) %20, i64 %21
  %23 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %22, 0
  %24 = insertvalue { ptr addrspace(1), { i32, i32 } } %23, { i32, i32 } { i32 2, i32 32 }, 1
  %25 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 0
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 32
  %28 = load i32, ptr addrspace(1) %26, align 4
  %29 = insertelement <2 x i32> poison, i32 %28, i64 0
  %30 = load i32, ptr addrspace(1) %27, align 4
  %31 = insertelement <2 x i32> %29, i32 %30, i64 1
  %32 = extractvalue { ptr, { i32, i32 } } %13, 1
  %33 = extractvalue { ptr, { i32, i32 } } %13, 0
  %34 = extractelement <2 x i32> %31, i64 0
  %35 = insertelement <2 x i32> poison, i32 %34, i64 0
  %36 = extractelement <2 x i32> %31, i64 1
  %37 = insertelement <2 x i32> %35, i32 %36, i64 1
  store <2 x i32> %37, ptr %33, align 16
  %38 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %39 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %38, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 1, i32 0 }, 1
  %40 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %41 = insertvalue { ptr, { i32, i32 } } %40, { i32, i32 } { i32 1, i32 0 }, 1
  %42 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %39, 1
  %43 = extractvalue { i32 } %9, 0
  %44 = srem i32 %43, 4
  %45 = sdiv i32 %43, 4
  %46 = mul nsw i32 %45, 4
  %47 = add nsw i32 %44, %46
  %48 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %39, 0
  %49 = sext i32 %47 to i64
  %50 = getelementptr i32, ptr addrspace(1) %48, i64 %49
  %51 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %50, 0
  %52 = insertvalue { ptr addrspace(1), { i32, i32 } } %51, { i32, i32 } { i32 1, i32 0 }, 1
  %53 = extractvalue { ptr addrspace(1), { i32, i32 } } %52, 1
  %54 = extractvalue { ptr addrspace(1), { i32, i32 } } %52, 0
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = insertelement <1 x i32> poison, i32 %55, i64 0
  %57 = extractvalue { ptr, { i32, i32 } } %41, 1
  %58 = extractvalue { ptr, { i32, i32 } } %41, 0
  %59 = extractelement <1 x i32> %56, i64 0
  store i32 %59, ptr %58, align 16
  %60 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %61 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %60, { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %62 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %63 = insertvalue { ptr, { i32, i32 } } %62, { i32, i32 } { i32 4, i32 1 }, 1
  %64 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %61, 1
  %65 = extractvalue { i32 } %9, 0
  %66 = srem i32 %65, 4
  %67 = sdiv i32 %65, 4
  %68 = mul nsw i32 %66, 2
  %69 = mul nsw i32 %67, 8
  %70 = add nsw i32 %68, %69
  %71 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %61, 0
  %72 = sext i32 %70 to i64
  %73 = getelementptr i32, ptr addrspace(1) %71, i64 %72
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %73, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %75, 0
  %78 = getelementptr i32, ptr addrspace(1) %77, i64 64
  %79 = load <2 x i32>, ptr addrspace(1) %77, align 8
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <4 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <4 x i32> %81, i32 %82, i64 1
  %84 = load <2 x i32>, ptr addrspace(1) %78, align 8
  %85 = extractelement <2 x i32> %84, i64 0
  %86 = insertelement <4 x i32> %83, i32 %85, i64 2
  %87 = extractelement <2 x i32> %84, i64 1
  %88 = insertelement <4 x i32> %86, i32 %87, i64 3
  %89 = extractvalue { ptr, { i32, i32 } } %63, 1
  %90 = extractvalue { ptr, { i32, i32 } } %63, 0
  %91 = extractelement <4 x i32> %88, i64 0
  %92 = insertelement <4 x i32> poison, i32 %91, i64 0
  %93 = extractelement <4 x i32> %88, i64 1
  %94 = insertelement <4 x i32> %92, i32 %93, i64 1
  %95 = extractelement <4 x i32> %88, i64 2
  %96 = insertelement <4 x i32> %94, i32 %95, i64 2
  %97 = extractelement <4 x i32> %88, i64 3
  %98 = insertelement <4 x i32> %96, i32 %97, i64 3
  store <4 x i32> %98, ptr %90, align 16
  %99 = extractvalue { ptr, { i32, i32 } } %13, 1
  %100 = extractvalue { ptr, { i32, i32 } } %13, 0
  %101 = load <2 x i32>, ptr %100, align 16
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = insertelement <2 x i32> poison, i32 %102, i64 0
  %104 = extractelement <2 x i32> %101, i64 1
  %105 = insertelement <2 x i32> %103, i32 %104, i64 1
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = extractelement <2 x i32> %105, i64 1
  %108 = extractvalue { ptr, { i32, i32 } } %41, 1
  %109 = extractvalue { ptr, { i32, i32 } } %41, 0
  %110 = load i32, ptr %109, align 16
  %111 = insertelement <1 x i32> poison, i32 %110, i64 0
  %112 = extractelement <1 x i32> %111, i64 0
  %113 = extractvalue { ptr, { i32, i32 } } %63, 1
  %114 = extractvalue { ptr, { i32, i32 } } %63, 0
  %115 = load <4 x i32>, ptr %114, align 16
  %116 = extractelement <4 x i32> %115, i64 0
  %117 = insertelement <4 x i32> poison, i32 %116, i64 0
  %118 = extractelement <4 x i32> %115, i64 1
  %119 = insertelement <4 x i32> %117, i32 %118, i64 1
  %120 = extractelement <4 x i32> %115, i64 2
  %121 = insertelement <4 x i32> %119, i32 %120, i64 2
  %122 = extractelement <4 x i32> %115, i64 3
  %123 = insertelement <4 x i32> %121, i32 %122, i64 3
  %124 = extractelement <4 x i32> %123, i64 0
  %125 = extractelement <4 x i32> %123, i64 1
  %126 = extractelement <4 x i32> %123, i64 2
  %127 = extractelement <4 x i32> %123, i64 3
  %128 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.xor.popc.m16n8k128.row.col.b1(i32 %106, i32 %107, i32 %112, i32 %124, i32 %125, i32 %126, i32 %127)
  %129 = extractvalue { i32, i32, i32, i32 } %128, 0
  %130 = extractvalue { i32, i32, i32, i32 } %128, 1
  %131 = extractvalue { i32, i32, i32, i32 } %128, 2
  %132 = extractvalue { i32, i32, i32, i32 } %128, 3
  %133 = insertelement <4 x i32> poison, i32 %129, i64 0
  %134 = insertelement <4 x i32> %133, i32 %130, i64 1
  %135 = insertelement <4 x i32> %134, i32 %131, i64 2
  %136 = insertelement <4 x i32> %135, i32 %132, i64 3
  %137 = extractvalue { ptr, { i32, i32 } } %63, 1
  %138 = extractvalue { ptr, { i32, i32 } } %63, 0
  %139 = extractelement <4 x i32> %136, i64 0
  %140 = insertelement <4 x i32> poison, i32 %139, i64 0
  %141 = extractelement <4 x i32> %136, i64 1
  %142 = insertelement <4 x i32> %140, i32 %141, i64 1
  %143 = extractelement <4 x i32> %136, i64 2
  %144 = insertelement <4 x i32> %142, i32 %143, i64 2
  %145 = extractelement <4 x i32> %136, i64 3
  %146 = insertelement <4 x i32> %144, i32 %145, i64 3
  store <4 x i32> %146, ptr %138, align 16
  %147 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %148 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %147, { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %149 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %148, 1
  %150 = extractvalue { i32 } %9, 0
  %151 = srem i32 %150, 4
  %152 = sdiv i32 %150, 4
  %153 = mul nsw i32 %151, 2
  %154 = mul nsw i32 %152, 8
  %155 = add nsw i32 %153, %154
  %156 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %148, 0
  %157 = sext i32 %155 to i64
  %158 = getelementptr i32, ptr addrspace(1) %156, i64 %157
  %159 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %158, 0
  %160 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %159, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %161 = extractvalue { ptr, { i32, i32 } } %63, 1
  %162 = extractvalue { ptr, { i32, i32 } } %63, 0
  %163 = load <4 x i32>, ptr %162, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <4 x i32> poison, i32 %164, i64 0
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <4 x i32> %165, i32 %166, i64 1
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <4 x i32> %167, i32 %168, i64 2
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <4 x i32> %169, i32 %170, i64 3
  %172 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %160, 1
  %173 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %160, 0
  %174 = getelementptr i32, ptr addrspace(1) %173, i64 64
  %175 = extractelement <4 x i32> %171, i64 0
  %176 = insertelement <2 x i32> poison, i32 %175, i64 0
  %177 = extractelement <4 x i32> %171, i64 1
  %178 = insertelement <2 x i32> %176, i32 %177, i64 1
  store <2 x i32> %178, ptr addrspace(1) %173, align 8
  %179 = extractelement <4 x i32> %171, i64 2
  %180 = insertelement <2 x i32> poison, i32 %179, i64 0
  %181 = extractelement <4 x i32> %171, i64 3
  %182 = insertelement <2 x i32> %180, i32 %181, i64 1
  store <2 x i32> %182, ptr addrspace(1) %174, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.xor.popc.m16n8k128.row.col.b1(i32, i32, i32, i32, i32, i32, i32) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
