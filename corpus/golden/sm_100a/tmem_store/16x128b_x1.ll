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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = urem i32 %14, 8
  %16 = udiv i32 %14, 8
  %17 = mul nsw i32 %15, 4
  %18 = add nsw i32 %13, %17
  %19 = mul nsw i32 %16, 128
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %22, i64 32
  %27 = load float, ptr addrspace(1) %22, align 4
  %28 = insertelement <2 x float> poison, float %27, i64 0
  %29 = load float, ptr addrspace(1) %26, align 4
  %30 = insertelement <2 x float> %28, float %29, i64 1
  %31 = extractelement <2 x float> %30, i64 0
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = extractelement <2 x float> %30, i64 1
  %34 = insertelement <2 x float> %32, float %33, i64 1
  store <2 x float> %34, ptr %5, align 16
  %35 = load <2 x i32>, ptr %5, align 16
  %36 = extractelement <2 x i32> %35, i64 0
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = extractelement <2 x i32> %35, i64 1
  %39 = insertelement <2 x i32> %37, i32 %38, i64 1
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = extractelement <2 x i32> %39, i64 1
  %42 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %40, i32 %41)
  %43 = extractvalue { i32, i32 } %42, 0
  %44 = extractvalue { i32, i32 } %42, 1
  %45 = insertelement <2 x i32> poison, i32 %43, i64 0
  %46 = insertelement <2 x i32> %45, i32 %44, i64 1
  call void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) %25, <2 x i32> %46, i1 false)
  %47 = urem i32 %6, 4
  %48 = udiv i32 %6, 4
  %49 = urem i32 %48, 8
  %50 = udiv i32 %48, 8
  %51 = mul nsw i32 %49, 4
  %52 = add nsw i32 %47, %51
  %53 = mul nsw i32 %50, 128
  %54 = add nsw i32 %52, %53
  %55 = add nsw i32 %54, 64
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, ptr addrspace(1) %0, i64 %56
  %58 = mul nsw i32 %7, 2097152
  %59 = add nsw i32 1048576, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr i8, ptr addrspace(6) %12, i64 %60
  %62 = getelementptr float, ptr addrspace(1) %57, i64 32
  %63 = load float, ptr addrspace(1) %57, align 4
  %64 = insertelement <2 x float> poison, float %63, i64 0
  %65 = load float, ptr addrspace(1) %62, align 4
  %66 = insertelement <2 x float> %64, float %65, i64 1
  %67 = extractelement <2 x float> %66, i64 0
  %68 = insertelement <2 x float> poison, float %67, i64 0
  %69 = extractelement <2 x float> %66, i64 1
  %70 = insertelement <2 x float> %68, float %69, i64 1
  store <2 x float> %70, ptr %4, align 16
  %71 = load <2 x i32>, ptr %4, align 16
  %72 = extractelement <2 x i32> %71, i64 0
  %73 = insertelement <2 x i32> poison, i32 %72, i64 0
  %74 = extractelement <2 x i32> %71, i64 1
  %75 = insertelement <2 x i32> %73, i32 %74, i64 1
  %76 = extractelement <2 x i32> %75, i64 0
  %77 = extractelement <2 x i32> %75, i64 1
  %78 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %76, i32 %77)
  %79 = extractvalue { i32, i32 } %78, 0
  %80 = extractvalue { i32, i32 } %78, 1
  %81 = insertelement <2 x i32> poison, i32 %79, i64 0
  %82 = insertelement <2 x i32> %81, i32 %80, i64 1
  call void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) %61, <2 x i32> %82, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %83 = urem i32 %6, 32
  %84 = udiv i32 %6, 32
  %85 = mul nsw i32 %83, 4
  %86 = mul nsw i32 %84, 128
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr float, ptr addrspace(1) %1, i64 %88
  %90 = mul nsw i32 %7, 2097152
  %91 = sext i32 %90 to i64
  %92 = getelementptr i8, ptr addrspace(6) %12, i64 %91
  %93 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %92, i1 false)
  %94 = extractelement <4 x i32> %93, i64 0
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = extractelement <4 x i32> %93, i64 1
  %97 = insertelement <4 x i32> %95, i32 %96, i64 1
  %98 = extractelement <4 x i32> %93, i64 2
  %99 = insertelement <4 x i32> %97, i32 %98, i64 2
  %100 = extractelement <4 x i32> %93, i64 3
  %101 = insertelement <4 x i32> %99, i32 %100, i64 3
  store <4 x i32> %101, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %102 = load <4 x i32>, ptr %3, align 16
  %103 = extractelement <4 x i32> %102, i64 0
  %104 = insertelement <4 x i32> poison, i32 %103, i64 0
  %105 = extractelement <4 x i32> %102, i64 1
  %106 = insertelement <4 x i32> %104, i32 %105, i64 1
  %107 = extractelement <4 x i32> %102, i64 2
  %108 = insertelement <4 x i32> %106, i32 %107, i64 2
  %109 = extractelement <4 x i32> %102, i64 3
  %110 = insertelement <4 x i32> %108, i32 %109, i64 3
  %111 = extractelement <4 x i32> %110, i64 0
  %112 = extractelement <4 x i32> %110, i64 1
  %113 = extractelement <4 x i32> %110, i64 2
  %114 = extractelement <4 x i32> %110, i64 3
  %115 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %111, i32 %112, i32 %113, i32 %114)
  %116 = extractvalue { i32, i32, i32, i32 } %115, 0
  %117 = extractvalue { i32, i32, i32, i32 } %115, 1
  %118 = extractvalue { i32, i32, i32, i32 } %115, 2
  %119 = extractvalue { i32, i32, i32, i32 } %115, 3
  %120 = insertelement <4 x i32> poison, i32 %116, i64 0
  %121 = insertelement <4 x i32> %120, i32 %117, i64 1
  %122 = insertelement <4 x i32> %121, i32 %118, i64 2
  %123 = insertelement <4 x i32> %122, i32 %119, i64 3
  %124 = extractelement <4 x i32> %123, i64 0
  %125 = insertelement <4 x i32> poison, i32 %124, i64 0
  %126 = extractelement <4 x i32> %123, i64 1
  %127 = insertelement <4 x i32> %125, i32 %126, i64 1
  %128 = extractelement <4 x i32> %123, i64 2
  %129 = insertelement <4 x i32> %127, i32 %128, i64 2
  %130 = extractelement <4 x i32> %123, i64 3
  %131 = insertelement <4 x i32> %129, i32 %130, i64 3
  store <4 x i32> %131, ptr %3, align 16
  %132 = load <4 x float>, ptr %3, align 16
  %133 = extractelement <4 x float> %132, i64 0
  %134 = insertelement <4 x float> poison, float %133, i64 0
  %135 = extractelement <4 x float> %132, i64 1
  %136 = insertelement <4 x float> %134, float %135, i64 1
  %137 = extractelement <4 x float> %132, i64 2
  %138 = insertelement <4 x float> %136, float %137, i64 2
  %139 = extractelement <4 x float> %132, i64 3
  %140 = insertelement <4 x float> %138, float %139, i64 3
  %141 = extractelement <4 x float> %140, i64 0
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = extractelement <4 x float> %140, i64 1
  %144 = insertelement <4 x float> %142, float %143, i64 1
  %145 = extractelement <4 x float> %140, i64 2
  %146 = insertelement <4 x float> %144, float %145, i64 2
  %147 = extractelement <4 x float> %140, i64 3
  %148 = insertelement <4 x float> %146, float %147, i64 3
  store <4 x float> %148, ptr addrspace(1) %89, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %149, label %150

149:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %150

150:                                              ; preds = %149, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x1(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

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
