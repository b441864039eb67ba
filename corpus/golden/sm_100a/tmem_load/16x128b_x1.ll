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
  %62 = urem i32 %6, 4
  %63 = udiv i32 %6, 4
  %64 = urem i32 %63, 8
  %65 = udiv i32 %63, 8
  %66 = mul nsw i32 %64, 4
  %67 = add nsw i32 %62, %66
  %68 = mul nsw i32 %65, 128
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr float, ptr addrspace(1) %1, i64 %70
  %72 = mul nsw i32 %7, 2097152
  %73 = sext i32 %72 to i64
  %74 = getelementptr i8, ptr addrspace(6) %12, i64 %73
  %75 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x1(ptr addrspace(6) %74, i1 false)
  %76 = extractelement <2 x i32> %75, i64 0
  %77 = insertelement <2 x i32> poison, i32 %76, i64 0
  %78 = extractelement <2 x i32> %75, i64 1
  %79 = insertelement <2 x i32> %77, i32 %78, i64 1
  store <2 x i32> %79, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %80 = load <2 x i32>, ptr %4, align 16
  %81 = extractelement <2 x i32> %80, i64 0
  %82 = insertelement <2 x i32> poison, i32 %81, i64 0
  %83 = extractelement <2 x i32> %80, i64 1
  %84 = insertelement <2 x i32> %82, i32 %83, i64 1
  %85 = extractelement <2 x i32> %84, i64 0
  %86 = extractelement <2 x i32> %84, i64 1
  %87 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %85, i32 %86)
  %88 = extractvalue { i32, i32 } %87, 0
  %89 = extractvalue { i32, i32 } %87, 1
  %90 = insertelement <2 x i32> poison, i32 %88, i64 0
  %91 = insertelement <2 x i32> %90, i32 %89, i64 1
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = insertelement <2 x i32> poison, i32 %92, i64 0
  %94 = extractelement <2 x i32> %91, i64 1
  %95 = insertelement <2 x i32> %93, i32 %94, i64 1
  store <2 x i32> %95, ptr %4, align 16
  %96 = load <2 x float>, ptr %4, align 16
  %97 = extractelement <2 x float> %96, i64 0
  %98 = insertelement <2 x float> poison, float %97, i64 0
  %99 = extractelement <2 x float> %96, i64 1
  %100 = insertelement <2 x float> %98, float %99, i64 1
  %101 = getelementptr float, ptr addrspace(1) %71, i64 32
  %102 = extractelement <2 x float> %100, i64 0
  store float %102, ptr addrspace(1) %71, align 4
  %103 = extractelement <2 x float> %100, i64 1
  store float %103, ptr addrspace(1) %101, align 4
  %104 = urem i32 %6, 4
  %105 = udiv i32 %6, 4
  %106 = urem i32 %105, 8
  %107 = udiv i32 %105, 8
  %108 = mul nsw i32 %106, 4
  %109 = add nsw i32 %104, %108
  %110 = mul nsw i32 %107, 128
  %111 = add nsw i32 %109, %110
  %112 = add nsw i32 %111, 64
  %113 = sext i32 %112 to i64
  %114 = getelementptr float, ptr addrspace(1) %1, i64 %113
  %115 = mul nsw i32 %7, 2097152
  %116 = add nsw i32 1048576, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr i8, ptr addrspace(6) %12, i64 %117
  %119 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x1(ptr addrspace(6) %118, i1 false)
  %120 = extractelement <2 x i32> %119, i64 0
  %121 = insertelement <2 x i32> poison, i32 %120, i64 0
  %122 = extractelement <2 x i32> %119, i64 1
  %123 = insertelement <2 x i32> %121, i32 %122, i64 1
  store <2 x i32> %123, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %124 = load <2 x i32>, ptr %3, align 16
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = insertelement <2 x i32> poison, i32 %125, i64 0
  %127 = extractelement <2 x i32> %124, i64 1
  %128 = insertelement <2 x i32> %126, i32 %127, i64 1
  %129 = extractelement <2 x i32> %128, i64 0
  %130 = extractelement <2 x i32> %128, i64 1
  %131 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %129, i32 %130)
  %132 = extractvalue { i32, i32 } %131, 0
  %133 = extractvalue { i32, i32 } %131, 1
  %134 = insertelement <2 x i32> poison, i32 %132, i64 0
  %135 = insertelement <2 x i32> %134, i32 %133, i64 1
  %136 = extractelement <2 x i32> %135, i64 0
  %137 = insertelement <2 x i32> poison, i32 %136, i64 0
  %138 = extractelement <2 x i32> %135, i64 1
  %139 = insertelement <2 x i32> %137, i32 %138, i64 1
  store <2 x i32> %139, ptr %3, align 16
  %140 = load <2 x float>, ptr %3, align 16
  %141 = extractelement <2 x float> %140, i64 0
  %142 = insertelement <2 x float> poison, float %141, i64 0
  %143 = extractelement <2 x float> %140, i64 1
  %144 = insertelement <2 x float> %142, float %143, i64 1
  %145 = getelementptr float, ptr addrspace(1) %114, i64 32
  %146 = extractelement <2 x float> %144, i64 0
  store float %146, ptr addrspace(1) %114, align 4
  %147 = extractelement <2 x float> %144, i64 1
  store float %147, ptr addrspace(1) %145, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %148, label %149

148:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %149

149:                                              ; preds = %148, %10
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
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

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
