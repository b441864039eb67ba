; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x float], align 16
  %4 = alloca [2 x float], align 16
  %5 = alloca [4 x float], align 16
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
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 4
  %16 = mul nsw i32 %14, 128
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 2097152
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(6) %12, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %19, align 16
  %24 = extractelement <4 x float> %23, i64 0
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = extractelement <4 x float> %23, i64 1
  %27 = insertelement <4 x float> %25, float %26, i64 1
  %28 = extractelement <4 x float> %23, i64 2
  %29 = insertelement <4 x float> %27, float %28, i64 2
  %30 = extractelement <4 x float> %23, i64 3
  %31 = insertelement <4 x float> %29, float %30, i64 3
  %32 = extractelement <4 x float> %31, i64 0
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = extractelement <4 x float> %31, i64 1
  %35 = insertelement <4 x float> %33, float %34, i64 1
  %36 = extractelement <4 x float> %31, i64 2
  %37 = insertelement <4 x float> %35, float %36, i64 2
  %38 = extractelement <4 x float> %31, i64 3
  %39 = insertelement <4 x float> %37, float %38, i64 3
  store <4 x float> %39, ptr %5, align 16
  %40 = load <4 x i32>, ptr %5, align 16
  %41 = extractelement <4 x i32> %40, i64 0
  %42 = insertelement <4 x i32> poison, i32 %41, i64 0
  %43 = extractelement <4 x i32> %40, i64 1
  %44 = insertelement <4 x i32> %42, i32 %43, i64 1
  %45 = extractelement <4 x i32> %40, i64 2
  %46 = insertelement <4 x i32> %44, i32 %45, i64 2
  %47 = extractelement <4 x i32> %40, i64 3
  %48 = insertelement <4 x i32> %46, i32 %47, i64 3
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = extractelement <4 x i32> %48, i64 1
  %51 = extractelement <4 x i32> %48, i64 2
  %52 = extractelement <4 x i32> %48, i64 3
  %53 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %49, i32 %50, i32 %51, i32 %52)
  %54 = extractvalue { i32, i32, i32, i32 } %53, 0
  %55 = extractvalue { i32, i32, i32, i32 } %53, 1
  %56 = extractvalue { i32, i32, i32, i32 } %53, 2
  %57 = extractvalue { i32, i32, i32, i32 } %53, 3
  %58 = insertelement <4 x i32> poison, i32 %54, i64 0
  %59 = insertelement <4 x i32> %58, i32 %55, i64 1
  %60 = insertelement <4 x i32> %59, i32 %56, i64 2
  %61 = insertelement <4 x i32> %60, i32 %57, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %22, <4 x i32> %61, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %62 = urem i32 %6, 16
  %63 = udiv i32 %6, 16
  %64 = mul nsw i32 %62, 4
  %65 = urem i32 %63, 2
  %66 = udiv i32 %63, 2
  %67 = mul nsw i32 %65, 2
  %68 = add nsw i32 %64, %67
  %69 = mul nsw i32 %66, 128
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr float, ptr addrspace(1) %1, i64 %71
  %73 = mul nsw i32 %7, 2097152
  %74 = sext i32 %73 to i64
  %75 = getelementptr i8, ptr addrspace(6) %12, i64 %74
  %76 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) %75, i64 2, i1 false)
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = insertelement <2 x i32> poison, i32 %77, i64 0
  %79 = extractelement <2 x i32> %76, i64 1
  %80 = insertelement <2 x i32> %78, i32 %79, i64 1
  store <2 x i32> %80, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %81 = load <2 x i32>, ptr %4, align 16
  %82 = extractelement <2 x i32> %81, i64 0
  %83 = insertelement <2 x i32> poison, i32 %82, i64 0
  %84 = extractelement <2 x i32> %81, i64 1
  %85 = insertelement <2 x i32> %83, i32 %84, i64 1
  %86 = extractelement <2 x i32> %85, i64 0
  %87 = extractelement <2 x i32> %85, i64 1
  %88 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %86, i32 %87)
  %89 = extractvalue { i32, i32 } %88, 0
  %90 = extractvalue { i32, i32 } %88, 1
  %91 = insertelement <2 x i32> poison, i32 %89, i64 0
  %92 = insertelement <2 x i32> %91, i32 %90, i64 1
  %93 = extractelement <2 x i32> %92, i64 0
  %94 = insertelement <2 x i32> poison, i32 %93, i64 0
  %95 = extractelement <2 x i32> %92, i64 1
  %96 = insertelement <2 x i32> %94, i32 %95, i64 1
  store <2 x i32> %96, ptr %4, align 16
  %97 = load <2 x float>, ptr %4, align 16
  %98 = extractelement <2 x float> %97, i64 0
  %99 = insertelement <2 x float> poison, float %98, i64 0
  %100 = extractelement <2 x float> %97, i64 1
  %101 = insertelement <2 x float> %99, float %100, i64 1
  %102 = extractelement <2 x float> %101, i64 0
  %103 = insertelement <2 x float> poison, float %102, i64 0
  %104 = extractelement <2 x float> %101, i64 1
  %105 = insertelement <2 x float> %103, float %104, i64 1
  store <2 x float> %105, ptr addrspace(1) %72, align 8
  %106 = urem i32 %6, 16
  %107 = udiv i32 %6, 16
  %108 = mul nsw i32 %106, 4
  %109 = urem i32 %107, 2
  %110 = udiv i32 %107, 2
  %111 = mul nsw i32 %109, 2
  %112 = add nsw i32 %108, %111
  %113 = mul nsw i32 %110, 128
  %114 = add nsw i32 %112, %113
  %115 = add nsw i32 %114, 64
  %116 = sext i32 %115 to i64
  %117 = getelementptr float, ptr addrspace(1) %1, i64 %116
  %118 = mul nsw i32 %7, 2097152
  %119 = add nsw i32 1048576, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr i8, ptr addrspace(6) %12, i64 %120
  %122 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) %121, i64 2, i1 false)
  %123 = extractelement <2 x i32> %122, i64 0
  %124 = insertelement <2 x i32> poison, i32 %123, i64 0
  %125 = extractelement <2 x i32> %122, i64 1
  %126 = insertelement <2 x i32> %124, i32 %125, i64 1
  store <2 x i32> %126, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %127 = load <2 x i32>, ptr %3, align 16
  %128 = extractelement <2 x i32> %127, i64 0
  %129 = insertelement <2 x i32> poison, i32 %128, i64 0
  %130 = extractelement <2 x i32> %127, i64 1
  %131 = insertelement <2 x i32> %129, i32 %130, i64 1
  %132 = extractelement <2 x i32> %131, i64 0
  %133 = extractelement <2 x i32> %131, i64 1
  %134 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %132, i32 %133)
  %135 = extractvalue { i32, i32 } %134, 0
  %136 = extractvalue { i32, i32 } %134, 1
  %137 = insertelement <2 x i32> poison, i32 %135, i64 0
  %138 = insertelement <2 x i32> %137, i32 %136, i64 1
  %139 = extractelement <2 x i32> %138, i64 0
  %140 = insertelement <2 x i32> poison, i32 %139, i64 0
  %141 = extractelement <2 x i32> %138, i64 1
  %142 = insertelement <2 x i32> %140, i32 %141, i64 1
  store <2 x i32> %142, ptr %3, align 16
  %143 = load <2 x float>, ptr %3, align 16
  %144 = extractelement <2 x float> %143, i64 0
  %145 = insertelement <2 x float> poison, float %144, i64 0
  %146 = extractelement <2 x float> %143, i64 1
  %147 = insertelement <2 x float> %145, float %146, i64 1
  %148 = extractelement <2 x float> %147, i64 0
  %149 = insertelement <2 x float> poison, float %148, i64 0
  %150 = extractelement <2 x float> %147, i64 1
  %151 = insertelement <2 x float> %149, float %150, i64 1
  store <2 x float> %151, ptr addrspace(1) %117, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %152, label %153

152:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %153

153:                                              ; preds = %152, %10
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
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x2(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

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
