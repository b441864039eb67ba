; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [4 x bfloat], align 16
  %7 = alloca [8 x bfloat], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = mul nsw i32 %10, 16
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr bfloat, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr bfloat, ptr addrspace(1) %15, i64 128
  %17 = getelementptr bfloat, ptr addrspace(1) %15, i64 8
  %18 = getelementptr bfloat, ptr addrspace(1) %15, i64 136
  %19 = load <2 x bfloat>, ptr addrspace(1) %15, align 4
  %20 = extractelement <2 x bfloat> %19, i64 0
  %21 = insertelement <8 x bfloat> poison, bfloat %20, i64 0
  %22 = extractelement <2 x bfloat> %19, i64 1
  %23 = insertelement <8 x bfloat> %21, bfloat %22, i64 1
  %24 = load <2 x bfloat>, ptr addrspace(1) %16, align 4
  %25 = extractelement <2 x bfloat> %24, i64 0
  %26 = insertelement <8 x bfloat> %23, bfloat %25, i64 2
  %27 = extractelement <2 x bfloat> %24, i64 1
  %28 = insertelement <8 x bfloat> %26, bfloat %27, i64 3
  %29 = load <2 x bfloat>, ptr addrspace(1) %17, align 4
  %30 = extractelement <2 x bfloat> %29, i64 0
  %31 = insertelement <8 x bfloat> %28, bfloat %30, i64 4
  %32 = extractelement <2 x bfloat> %29, i64 1
  %33 = insertelement <8 x bfloat> %31, bfloat %32, i64 5
  %34 = load <2 x bfloat>, ptr addrspace(1) %18, align 4
  %35 = extractelement <2 x bfloat> %34, i64 0
  %36 = insertelement <8 x bfloat> %33, bfloat %35, i64 6
  %37 = extractelement <2 x bfloat> %34, i64 1
  %38 = insertelement <8 x bfloat> %36, bfloat %37, i64 7
  %39 = extractelement <8 x bfloat> %38, i64 0
  %40 = insertelement <8 x bfloat> poison, bfloat %39, i64 0
  %41 = extractelement <8 x bfloat> %38, i64 1
  %42 = insertelement <8 x bfloat> %40, bfloat %41, i64 1
  %43 = extractelement <8 x bfloat> %38, i64 2
  %44 = insertelement <8 x bfloat> %42, bfloat %43, i64 2
  %45 = extractelement <8 x bfloat> %38, i64 3
  %46 = insertelement <8 x bfloat> %44, bfloat %45, i64 3
  %47 = extractelement <8 x bfloat> %38, i64 4
  %48 = insertelement <8 x bfloat> %46, bfloat %47, i64 4
  %49 = extractelement <8 x bfloat> %38, i64 5
  %50 = insertelement <8 x bfloat> %48, bfloat %49, i64 5
  %51 = extractelement <8 x bfloat> %38, i64 6
  %52 = insertelement <8 x bfloat> %50, bfloat %51, i64 6
  %53 = extractelement <8 x bfloat> %38, i64 7
  %54 = insertelement <8 x bfloat> %52, bfloat %53, i64 7
  store <8 x bfloat> %54, ptr %7, align 16
  %55 = urem i32 %8, 4
  %56 = udiv i32 %8, 4
  %57 = mul nsw i32 %55, 2
  %58 = mul nsw i32 %56, 16
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr bfloat, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr bfloat, ptr addrspace(1) %61, i64 8
  %63 = load <2 x bfloat>, ptr addrspace(1) %61, align 4
  %64 = extractelement <2 x bfloat> %63, i64 0
  %65 = insertelement <4 x bfloat> poison, bfloat %64, i64 0
  %66 = extractelement <2 x bfloat> %63, i64 1
  %67 = insertelement <4 x bfloat> %65, bfloat %66, i64 1
  %68 = load <2 x bfloat>, ptr addrspace(1) %62, align 4
  %69 = extractelement <2 x bfloat> %68, i64 0
  %70 = insertelement <4 x bfloat> %67, bfloat %69, i64 2
  %71 = extractelement <2 x bfloat> %68, i64 1
  %72 = insertelement <4 x bfloat> %70, bfloat %71, i64 3
  %73 = extractelement <4 x bfloat> %72, i64 0
  %74 = insertelement <4 x bfloat> poison, bfloat %73, i64 0
  %75 = extractelement <4 x bfloat> %72, i64 1
  %76 = insertelement <4 x bfloat> %74, bfloat %75, i64 1
  %77 = extractelement <4 x bfloat> %72, i64 2
  %78 = insertelement <4 x bfloat> %76, bfloat %77, i64 2
  %79 = extractelement <4 x bfloat> %72, i64 3
  %80 = insertelement <4 x bfloat> %78, bfloat %79, i64 3
  store <4 x bfloat> %80, ptr %6, align 16
  %81 = urem i32 %8, 4
  %82 = udiv i32 %8, 4
  %83 = mul nsw i32 %81, 2
  %84 = mul nsw i32 %82, 8
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr addrspace(1) %2, i64 %86
  %88 = getelementptr float, ptr addrspace(1) %87, i64 64
  %89 = load <2 x float>, ptr addrspace(1) %87, align 8
  %90 = extractelement <2 x float> %89, i64 0
  %91 = insertelement <4 x float> poison, float %90, i64 0
  %92 = extractelement <2 x float> %89, i64 1
  %93 = insertelement <4 x float> %91, float %92, i64 1
  %94 = load <2 x float>, ptr addrspace(1) %88, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <4 x float> %93, float %95, i64 2
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <4 x float> %96, float %97, i64 3
  %99 = extractelement <4 x float> %98, i64 0
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = extractelement <4 x float> %98, i64 1
  %102 = insertelement <4 x float> %100, float %101, i64 1
  %103 = extractelement <4 x float> %98, i64 2
  %104 = insertelement <4 x float> %102, float %103, i64 2
  %105 = extractelement <4 x float> %98, i64 3
  %106 = insertelement <4 x float> %104, float %105, i64 3
  store <4 x float> %106, ptr %5, align 16
  %107 = load <4 x i32>, ptr %7, align 16
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = insertelement <4 x i32> poison, i32 %108, i64 0
  %110 = extractelement <4 x i32> %107, i64 1
  %111 = insertelement <4 x i32> %109, i32 %110, i64 1
  %112 = extractelement <4 x i32> %107, i64 2
  %113 = insertelement <4 x i32> %111, i32 %112, i64 2
  %114 = extractelement <4 x i32> %107, i64 3
  %115 = insertelement <4 x i32> %113, i32 %114, i64 3
  %116 = extractelement <4 x i32> %115, i64 0
  %117 = extractelement <4 x i32> %115, i64 1
  %118 = extractelement <4 x i32> %115, i64 2
  %119 = extractelement <4 x i32> %115, i64 3
  %120 = load <2 x i32>, ptr %6, align 16
  %121 = extractelement <2 x i32> %120, i64 0
  %122 = insertelement <2 x i32> poison, i32 %121, i64 0
  %123 = extractelement <2 x i32> %120, i64 1
  %124 = insertelement <2 x i32> %122, i32 %123, i64 1
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = extractelement <2 x i32> %124, i64 1
  %127 = load <4 x float>, ptr %5, align 16
  %128 = extractelement <4 x float> %127, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <4 x float> %127, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <4 x float> %127, i64 2
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <4 x float> %127, i64 3
  %135 = insertelement <4 x float> %133, float %134, i64 3
  %136 = extractelement <4 x float> %135, i64 0
  %137 = extractelement <4 x float> %135, i64 1
  %138 = extractelement <4 x float> %135, i64 2
  %139 = extractelement <4 x float> %135, i64 3
  %140 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.bf16(i32 %116, i32 %117, i32 %118, i32 %119, i32 %125, i32 %126, float %136, float %137, float %138, float %139)
  %141 = extractvalue { float, float, float, float } %140, 0
  %142 = extractvalue { float, float, float, float } %140, 1
  %143 = extractvalue { float, float, float, float } %140, 2
  %144 = extractvalue { float, float, float, float } %140, 3
  %145 = insertelement <4 x float> poison, float %141, i64 0
  %146 = insertelement <4 x float> %145, float %142, i64 1
  %147 = insertelement <4 x float> %146, float %143, i64 2
  %148 = insertelement <4 x float> %147, float %144, i64 3
  %149 = extractelement <4 x float> %148, i64 0
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <4 x float> %148, i64 1
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <4 x float> %148, i64 2
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <4 x float> %148, i64 3
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %5, align 16
  %157 = urem i32 %8, 4
  %158 = udiv i32 %8, 4
  %159 = mul nsw i32 %157, 2
  %160 = mul nsw i32 %158, 8
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr float, ptr addrspace(1) %3, i64 %162
  %164 = load <4 x float>, ptr %5, align 16
  %165 = extractelement <4 x float> %164, i64 0
  %166 = insertelement <4 x float> poison, float %165, i64 0
  %167 = extractelement <4 x float> %164, i64 1
  %168 = insertelement <4 x float> %166, float %167, i64 1
  %169 = extractelement <4 x float> %164, i64 2
  %170 = insertelement <4 x float> %168, float %169, i64 2
  %171 = extractelement <4 x float> %164, i64 3
  %172 = insertelement <4 x float> %170, float %171, i64 3
  %173 = getelementptr float, ptr addrspace(1) %163, i64 64
  %174 = extractelement <4 x float> %172, i64 0
  %175 = insertelement <2 x float> poison, float %174, i64 0
  %176 = extractelement <4 x float> %172, i64 1
  %177 = insertelement <2 x float> %175, float %176, i64 1
  store <2 x float> %177, ptr addrspace(1) %163, align 8
  %178 = extractelement <4 x float> %172, i64 2
  %179 = insertelement <2 x float> poison, float %178, i64 0
  %180 = extractelement <4 x float> %172, i64 3
  %181 = insertelement <2 x float> %179, float %180, i64 1
  store <2 x float> %181, ptr addrspace(1) %173, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.bf16(i32, i32, i32, i32, i32, i32, float, float, float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
