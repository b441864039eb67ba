; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x float], align 16
  %4 = alloca [4 x float], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 4
  %15 = mul nsw i32 %13, 128
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 2097152
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(6) %11, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %18, align 16
  %23 = extractelement <4 x float> %22, i64 0
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = extractelement <4 x float> %22, i64 1
  %26 = insertelement <4 x float> %24, float %25, i64 1
  %27 = extractelement <4 x float> %22, i64 2
  %28 = insertelement <4 x float> %26, float %27, i64 2
  %29 = extractelement <4 x float> %22, i64 3
  %30 = insertelement <4 x float> %28, float %29, i64 3
  %31 = extractelement <4 x float> %30, i64 0
  %32 = insertelement <4 x float> poison, float %31, i64 0
  %33 = extractelement <4 x float> %30, i64 1
  %34 = insertelement <4 x float> %32, float %33, i64 1
  %35 = extractelement <4 x float> %30, i64 2
  %36 = insertelement <4 x float> %34, float %35, i64 2
  %37 = extractelement <4 x float> %30, i64 3
  %38 = insertelement <4 x float> %36, float %37, i64 3
  store <4 x float> %38, ptr %4, align 16
  %39 = load <4 x i32>, ptr %4, align 16
  %40 = extractelement <4 x i32> %39, i64 0
  %41 = insertelement <4 x i32> poison, i32 %40, i64 0
  %42 = extractelement <4 x i32> %39, i64 1
  %43 = insertelement <4 x i32> %41, i32 %42, i64 1
  %44 = extractelement <4 x i32> %39, i64 2
  %45 = insertelement <4 x i32> %43, i32 %44, i64 2
  %46 = extractelement <4 x i32> %39, i64 3
  %47 = insertelement <4 x i32> %45, i32 %46, i64 3
  %48 = extractelement <4 x i32> %47, i64 0
  %49 = extractelement <4 x i32> %47, i64 1
  %50 = extractelement <4 x i32> %47, i64 2
  %51 = extractelement <4 x i32> %47, i64 3
  %52 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %48, i32 %49, i32 %50, i32 %51)
  %53 = extractvalue { i32, i32, i32, i32 } %52, 0
  %54 = extractvalue { i32, i32, i32, i32 } %52, 1
  %55 = extractvalue { i32, i32, i32, i32 } %52, 2
  %56 = extractvalue { i32, i32, i32, i32 } %52, 3
  %57 = insertelement <4 x i32> poison, i32 %53, i64 0
  %58 = insertelement <4 x i32> %57, i32 %54, i64 1
  %59 = insertelement <4 x i32> %58, i32 %55, i64 2
  %60 = insertelement <4 x i32> %59, i32 %56, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %21, <4 x i32> %60, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %61 = urem i32 %5, 32
  %62 = udiv i32 %5, 32
  %63 = mul nsw i32 %61, 4
  %64 = mul nsw i32 %62, 128
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr float, ptr addrspace(1) %1, i64 %66
  %68 = mul nsw i32 %6, 2097152
  %69 = sext i32 %68 to i64
  %70 = getelementptr i8, ptr addrspace(6) %11, i64 %69
  %71 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %70, i1 false)
  %72 = extractelement <4 x i32> %71, i64 0
  %73 = insertelement <4 x i32> poison, i32 %72, i64 0
  %74 = extractelement <4 x i32> %71, i64 1
  %75 = insertelement <4 x i32> %73, i32 %74, i64 1
  %76 = extractelement <4 x i32> %71, i64 2
  %77 = insertelement <4 x i32> %75, i32 %76, i64 2
  %78 = extractelement <4 x i32> %71, i64 3
  %79 = insertelement <4 x i32> %77, i32 %78, i64 3
  store <4 x i32> %79, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %80 = load <4 x i32>, ptr %3, align 16
  %81 = extractelement <4 x i32> %80, i64 0
  %82 = insertelement <4 x i32> poison, i32 %81, i64 0
  %83 = extractelement <4 x i32> %80, i64 1
  %84 = insertelement <4 x i32> %82, i32 %83, i64 1
  %85 = extractelement <4 x i32> %80, i64 2
  %86 = insertelement <4 x i32> %84, i32 %85, i64 2
  %87 = extractelement <4 x i32> %80, i64 3
  %88 = insertelement <4 x i32> %86, i32 %87, i64 3
  %89 = extractelement <4 x i32> %88, i64 0
  %90 = extractelement <4 x i32> %88, i64 1
  %91 = extractelement <4 x i32> %88, i64 2
  %92 = extractelement <4 x i32> %88, i64 3
  %93 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %89, i32 %90, i32 %91, i32 %92)
  %94 = extractvalue { i32, i32, i32, i32 } %93, 0
  %95 = extractvalue { i32, i32, i32, i32 } %93, 1
  %96 = extractvalue { i32, i32, i32, i32 } %93, 2
  %97 = extractvalue { i32, i32, i32, i32 } %93, 3
  %98 = insertelement <4 x i32> poison, i32 %94, i64 0
  %99 = insertelement <4 x i32> %98, i32 %95, i64 1
  %100 = insertelement <4 x i32> %99, i32 %96, i64 2
  %101 = insertelement <4 x i32> %100, i32 %97, i64 3
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <4 x i32> poison, i32 %102, i64 0
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <4 x i32> %103, i32 %104, i64 1
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <4 x i32> %105, i32 %106, i64 2
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <4 x i32> %107, i32 %108, i64 3
  store <4 x i32> %109, ptr %3, align 16
  %110 = load <4 x float>, ptr %3, align 16
  %111 = extractelement <4 x float> %110, i64 0
  %112 = insertelement <4 x float> poison, float %111, i64 0
  %113 = extractelement <4 x float> %110, i64 1
  %114 = insertelement <4 x float> %112, float %113, i64 1
  %115 = extractelement <4 x float> %110, i64 2
  %116 = insertelement <4 x float> %114, float %115, i64 2
  %117 = extractelement <4 x float> %110, i64 3
  %118 = insertelement <4 x float> %116, float %117, i64 3
  %119 = extractelement <4 x float> %118, i64 0
  %120 = insertelement <4 x float> poison, float %119, i64 0
  %121 = extractelement <4 x float> %118, i64 1
  %122 = insertelement <4 x float> %120, float %121, i64 1
  %123 = extractelement <4 x float> %118, i64 2
  %124 = insertelement <4 x float> %122, float %123, i64 2
  %125 = extractelement <4 x float> %118, i64 3
  %126 = insertelement <4 x float> %124, float %125, i64 3
  store <4 x float> %126, ptr addrspace(1) %67, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %127, label %128

127:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %128

128:                                              ; preds = %127, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

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
