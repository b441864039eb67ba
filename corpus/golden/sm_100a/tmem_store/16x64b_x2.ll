; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x float], align 16
  %4 = alloca [2 x float], align 16
  %5 = alloca [2 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 2
  %14 = udiv i32 %6, 2
  %15 = mul nsw i32 %13, 32
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = urem i32 %17, 8
  %20 = udiv i32 %17, 8
  %21 = mul nsw i32 %19, 4
  %22 = add nsw i32 %18, %21
  %23 = mul nsw i32 %20, 128
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = mul nsw i32 %7, 2097152
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(6) %12, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %26, i64 2
  %31 = load float, ptr addrspace(1) %26, align 4
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = load float, ptr addrspace(1) %30, align 4
  %34 = insertelement <2 x float> %32, float %33, i64 1
  %35 = extractelement <2 x float> %34, i64 0
  %36 = insertelement <2 x float> poison, float %35, i64 0
  %37 = extractelement <2 x float> %34, i64 1
  %38 = insertelement <2 x float> %36, float %37, i64 1
  store <2 x float> %38, ptr %5, align 16
  %39 = load <2 x i32>, ptr %5, align 16
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = insertelement <2 x i32> poison, i32 %40, i64 0
  %42 = extractelement <2 x i32> %39, i64 1
  %43 = insertelement <2 x i32> %41, i32 %42, i64 1
  %44 = extractelement <2 x i32> %43, i64 0
  %45 = extractelement <2 x i32> %43, i64 1
  %46 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %44, i32 %45)
  %47 = extractvalue { i32, i32 } %46, 0
  %48 = extractvalue { i32, i32 } %46, 1
  %49 = insertelement <2 x i32> poison, i32 %47, i64 0
  %50 = insertelement <2 x i32> %49, i32 %48, i64 1
  call void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) %29, <2 x i32> %50, i1 false)
  %51 = urem i32 %6, 2
  %52 = udiv i32 %6, 2
  %53 = mul nsw i32 %51, 32
  %54 = urem i32 %52, 2
  %55 = udiv i32 %52, 2
  %56 = add nsw i32 %53, %54
  %57 = urem i32 %55, 8
  %58 = udiv i32 %55, 8
  %59 = mul nsw i32 %57, 4
  %60 = add nsw i32 %56, %59
  %61 = mul nsw i32 %58, 128
  %62 = add nsw i32 %60, %61
  %63 = add nsw i32 %62, 64
  %64 = sext i32 %63 to i64
  %65 = getelementptr float, ptr addrspace(1) %0, i64 %64
  %66 = mul nsw i32 %7, 2097152
  %67 = add nsw i32 1048576, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr i8, ptr addrspace(6) %12, i64 %68
  %70 = getelementptr float, ptr addrspace(1) %65, i64 2
  %71 = load float, ptr addrspace(1) %65, align 4
  %72 = insertelement <2 x float> poison, float %71, i64 0
  %73 = load float, ptr addrspace(1) %70, align 4
  %74 = insertelement <2 x float> %72, float %73, i64 1
  %75 = extractelement <2 x float> %74, i64 0
  %76 = insertelement <2 x float> poison, float %75, i64 0
  %77 = extractelement <2 x float> %74, i64 1
  %78 = insertelement <2 x float> %76, float %77, i64 1
  store <2 x float> %78, ptr %4, align 16
  %79 = load <2 x i32>, ptr %4, align 16
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <2 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <2 x i32> %81, i32 %82, i64 1
  %84 = extractelement <2 x i32> %83, i64 0
  %85 = extractelement <2 x i32> %83, i64 1
  %86 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %84, i32 %85)
  %87 = extractvalue { i32, i32 } %86, 0
  %88 = extractvalue { i32, i32 } %86, 1
  %89 = insertelement <2 x i32> poison, i32 %87, i64 0
  %90 = insertelement <2 x i32> %89, i32 %88, i64 1
  call void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) %69, <2 x i32> %90, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %91 = urem i32 %6, 32
  %92 = udiv i32 %6, 32
  %93 = mul nsw i32 %91, 4
  %94 = mul nsw i32 %92, 128
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr float, ptr addrspace(1) %1, i64 %96
  %98 = mul nsw i32 %7, 2097152
  %99 = sext i32 %98 to i64
  %100 = getelementptr i8, ptr addrspace(6) %12, i64 %99
  %101 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %100, i1 false)
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <4 x i32> poison, i32 %102, i64 0
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <4 x i32> %103, i32 %104, i64 1
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <4 x i32> %105, i32 %106, i64 2
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <4 x i32> %107, i32 %108, i64 3
  store <4 x i32> %109, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %110 = load <4 x i32>, ptr %3, align 16
  %111 = extractelement <4 x i32> %110, i64 0
  %112 = insertelement <4 x i32> poison, i32 %111, i64 0
  %113 = extractelement <4 x i32> %110, i64 1
  %114 = insertelement <4 x i32> %112, i32 %113, i64 1
  %115 = extractelement <4 x i32> %110, i64 2
  %116 = insertelement <4 x i32> %114, i32 %115, i64 2
  %117 = extractelement <4 x i32> %110, i64 3
  %118 = insertelement <4 x i32> %116, i32 %117, i64 3
  %119 = extractelement <4 x i32> %118, i64 0
  %120 = extractelement <4 x i32> %118, i64 1
  %121 = extractelement <4 x i32> %118, i64 2
  %122 = extractelement <4 x i32> %118, i64 3
  %123 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %119, i32 %120, i32 %121, i32 %122)
  %124 = extractvalue { i32, i32, i32, i32 } %123, 0
  %125 = extractvalue { i32, i32, i32, i32 } %123, 1
  %126 = extractvalue { i32, i32, i32, i32 } %123, 2
  %127 = extractvalue { i32, i32, i32, i32 } %123, 3
  %128 = insertelement <4 x i32> poison, i32 %124, i64 0
  %129 = insertelement <4 x i32> %128, i32 %125, i64 1
  %130 = insertelement <4 x i32> %129, i32 %126, i64 2
  %131 = insertelement <4 x i32> %130, i32 %127, i64 3
  %132 = extractelement <4 x i32> %131, i64 0
  %133 = insertelement <4 x i32> poison, i32 %132, i64 0
  %134 = extractelement <4 x i32> %131, i64 1
  %135 = insertelement <4 x i32> %133, i32 %134, i64 1
  %136 = extractelement <4 x i32> %131, i64 2
  %137 = insertelement <4 x i32> %135, i32 %136, i64 2
  %138 = extractelement <4 x i32> %131, i64 3
  %139 = insertelement <4 x i32> %137, i32 %138, i64 3
  store <4 x i32> %139, ptr %3, align 16
  %140 = load <4 x float>, ptr %3, align 16
  %141 = extractelement <4 x float> %140, i64 0
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = extractelement <4 x float> %140, i64 1
  %144 = insertelement <4 x float> %142, float %143, i64 1
  %145 = extractelement <4 x float> %140, i64 2
  %146 = insertelement <4 x float> %144, float %145, i64 2
  %147 = extractelement <4 x float> %140, i64 3
  %148 = insertelement <4 x float> %146, float %147, i64 3
  %149 = extractelement <4 x float> %148, i64 0
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <4 x float> %148, i64 1
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <4 x float> %148, i64 2
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <4 x float> %148, i64 3
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr addrspace(1) %97, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %157, label %158

157:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %158

158:                                              ; preds = %157, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.16x64b.x2(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
