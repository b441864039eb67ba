; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
  %6 = alloca [4 x half], align 16
  %7 = alloca [8 x half], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = mul nsw i32 %10, 16
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr half, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr half, ptr addrspace(1) %15, i64 128
  %17 = getelementptr half, ptr addrspace(1) %15, i64 8
  %18 = getelementptr half, ptr addrspace(1) %15, i64 136
  %19 = load <2 x half>, ptr addrspace(1) %15, align 4
  %20 = extractelement <2 x half> %19, i64 0
  %21 = insertelement <8 x half> poison, half %20, i64 0
  %22 = extractelement <2 x half> %19, i64 1
  %23 = insertelement <8 x half> %21, half %22, i64 1
  %24 = load <2 x half>, ptr addrspace(1) %16, align 4
  %25 = extractelement <2 x half> %24, i64 0
  %26 = insertelement <8 x half> %23, half %25, i64 2
  %27 = extractelement <2 x half> %24, i64 1
  %28 = insertelement <8 x half> %26, half %27, i64 3
  %29 = load <2 x half>, ptr addrspace(1) %17, align 4
  %30 = extractelement <2 x half> %29, i64 0
  %31 = insertelement <8 x half> %28, half %30, i64 4
  %32 = extractelement <2 x half> %29, i64 1
  %33 = insertelement <8 x half> %31, half %32, i64 5
  %34 = load <2 x half>, ptr addrspace(1) %18, align 4
  %35 = extractelement <2 x half> %34, i64 0
  %36 = insertelement <8 x half> %33, half %35, i64 6
  %37 = extractelement <2 x half> %34, i64 1
  %38 = insertelement <8 x half> %36, half %37, i64 7
  %39 = extractelement <8 x half> %38, i64 0
  %40 = insertelement <8 x half> poison, half %39, i64 0
  %41 = extractelement <8 x half> %38, i64 1
  %42 = insertelement <8 x half> %40, half %41, i64 1
  %43 = extractelement <8 x half> %38, i64 2
  %44 = insertelement <8 x half> %42, half %43, i64 2
  %45 = extractelement <8 x half> %38, i64 3
  %46 = insertelement <8 x half> %44, half %45, i64 3
  %47 = extractelement <8 x half> %38, i64 4
  %48 = insertelement <8 x half> %46, half %47, i64 4
  %49 = extractelement <8 x half> %38, i64 5
  %50 = insertelement <8 x half> %48, half %49, i64 5
  %51 = extractelement <8 x half> %38, i64 6
  %52 = insertelement <8 x half> %50, half %51, i64 6
  %53 = extractelement <8 x half> %38, i64 7
  %54 = insertelement <8 x half> %52, half %53, i64 7
  store <8 x half> %54, ptr %7, align 16
  %55 = urem i32 %8, 4
  %56 = udiv i32 %8, 4
  %57 = mul nsw i32 %55, 2
  %58 = mul nsw i32 %56, 16
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr half, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr half, ptr addrspace(1) %61, i64 8
  %63 = load <2 x half>, ptr addrspace(1) %61, align 4
  %64 = extractelement <2 x half> %63, i64 0
  %65 = insertelement <4 x half> poison, half %64, i64 0
  %66 = extractelement <2 x half> %63, i64 1
  %67 = insertelement <4 x half> %65, half %66, i64 1
  %68 = load <2 x half>, ptr addrspace(1) %62, align 4
  %69 = extractelement <2 x half> %68, i64 0
  %70 = insertelement <4 x half> %67, half %69, i64 2
  %71 = extractelement <2 x half> %68, i64 1
  %72 = insertelement <4 x half> %70, half %71, i64 3
  %73 = extractelement <4 x half> %72, i64 0
  %74 = insertelement <4 x half> poison, half %73, i64 0
  %75 = extractelement <4 x half> %72, i64 1
  %76 = insertelement <4 x half> %74, half %75, i64 1
  %77 = extractelement <4 x half> %72, i64 2
  %78 = insertelement <4 x half> %76, half %77, i64 2
  %79 = extractelement <4 x half> %72, i64 3
  %80 = insertelement <4 x half> %78, half %79, i64 3
  store <4 x half> %80, ptr %6, align 16
  %81 = urem i32 %8, 4
  %82 = udiv i32 %8, 4
  %83 = mul nsw i32 %81, 2
  %84 = mul nsw i32 %82, 8
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr half, ptr addrspace(1) %2, i64 %86
  %88 = getelementptr half, ptr addrspace(1) %87, i64 64
  %89 = load <2 x half>, ptr addrspace(1) %87, align 4
  %90 = extractelement <2 x half> %89, i64 0
  %91 = insertelement <4 x half> poison, half %90, i64 0
  %92 = extractelement <2 x half> %89, i64 1
  %93 = insertelement <4 x half> %91, half %92, i64 1
  %94 = load <2 x half>, ptr addrspace(1) %88, align 4
  %95 = extractelement <2 x half> %94, i64 0
  %96 = insertelement <4 x half> %93, half %95, i64 2
  %97 = extractelement <2 x half> %94, i64 1
  %98 = insertelement <4 x half> %96, half %97, i64 3
  %99 = extractelement <4 x half> %98, i64 0
  %100 = insertelement <4 x half> poison, half %99, i64 0
  %101 = extractelement <4 x half> %98, i64 1
  %102 = insertelement <4 x half> %100, half %101, i64 1
  %103 = extractelement <4 x half> %98, i64 2
  %104 = insertelement <4 x half> %102, half %103, i64 2
  %105 = extractelement <4 x half> %98, i64 3
  %106 = insertelement <4 x half> %104, half %105, i64 3
  store <4 x half> %106, ptr %5, align 16
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
  %117 = bitcast i32 %116 to <2 x half>
  %118 = extractelement <4 x i32> %115, i64 1
  %119 = bitcast i32 %118 to <2 x half>
  %120 = extractelement <4 x i32> %115, i64 2
  %121 = bitcast i32 %120 to <2 x half>
  %122 = extractelement <4 x i32> %115, i64 3
  %123 = bitcast i32 %122 to <2 x half>
  %124 = load <2 x i32>, ptr %6, align 16
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = insertelement <2 x i32> poison, i32 %125, i64 0
  %127 = extractelement <2 x i32> %124, i64 1
  %128 = insertelement <2 x i32> %126, i32 %127, i64 1
  %129 = extractelement <2 x i32> %128, i64 0
  %130 = bitcast i32 %129 to <2 x half>
  %131 = extractelement <2 x i32> %128, i64 1
  %132 = bitcast i32 %131 to <2 x half>
  %133 = load <2 x i32>, ptr %5, align 16
  %134 = extractelement <2 x i32> %133, i64 0
  %135 = insertelement <2 x i32> poison, i32 %134, i64 0
  %136 = extractelement <2 x i32> %133, i64 1
  %137 = insertelement <2 x i32> %135, i32 %136, i64 1
  %138 = extractelement <2 x i32> %137, i64 0
  %139 = bitcast i32 %138 to <2 x half>
  %140 = extractelement <2 x i32> %137, i64 1
  %141 = bitcast i32 %140 to <2 x half>
  %142 = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half> %117, <2 x half> %119, <2 x half> %121, <2 x half> %123, <2 x half> %130, <2 x half> %132, <2 x half> %139, <2 x half> %141)
  %143 = extractvalue { <2 x half>, <2 x half> } %142, 0
  %144 = extractvalue { <2 x half>, <2 x half> } %142, 1
  %145 = bitcast <2 x half> %143 to i32
  %146 = insertelement <2 x i32> poison, i32 %145, i64 0
  %147 = bitcast <2 x half> %144 to i32
  %148 = insertelement <2 x i32> %146, i32 %147, i64 1
  %149 = extractelement <2 x i32> %148, i64 0
  %150 = insertelement <2 x i32> poison, i32 %149, i64 0
  %151 = extractelement <2 x i32> %148, i64 1
  %152 = insertelement <2 x i32> %150, i32 %151, i64 1
  store <2 x i32> %152, ptr %5, align 16
  %153 = urem i32 %8, 4
  %154 = udiv i32 %8, 4
  %155 = mul nsw i32 %153, 2
  %156 = mul nsw i32 %154, 8
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr half, ptr addrspace(1) %3, i64 %158
  %160 = load <4 x half>, ptr %5, align 16
  %161 = extractelement <4 x half> %160, i64 0
  %162 = insertelement <4 x half> poison, half %161, i64 0
  %163 = extractelement <4 x half> %160, i64 1
  %164 = insertelement <4 x half> %162, half %163, i64 1
  %165 = extractelement <4 x half> %160, i64 2
  %166 = insertelement <4 x half> %164, half %165, i64 2
  %167 = extractelement <4 x half> %160, i64 3
  %168 = insertelement <4 x half> %166, half %167, i64 3
  %169 = getelementptr half, ptr addrspace(1) %159, i64 64
  %170 = extractelement <4 x half> %168, i64 0
  %171 = insertelement <2 x half> poison, half %170, i64 0
  %172 = extractelement <4 x half> %168, i64 1
  %173 = insertelement <2 x half> %171, half %172, i64 1
  store <2 x half> %173, ptr addrspace(1) %159, align 4
  %174 = extractelement <4 x half> %168, i64 2
  %175 = insertelement <2 x half> poison, half %174, i64 0
  %176 = extractelement <4 x half> %168, i64 3
  %177 = insertelement <2 x half> %175, half %176, i64 1
  store <2 x half> %177, ptr addrspace(1) %169, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
