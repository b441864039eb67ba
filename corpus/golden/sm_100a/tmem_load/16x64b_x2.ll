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
  %62 = urem i32 %6, 2
  %63 = udiv i32 %6, 2
  %64 = mul nsw i32 %62, 32
  %65 = urem i32 %63, 2
  %66 = udiv i32 %63, 2
  %67 = add nsw i32 %64, %65
  %68 = urem i32 %66, 8
  %69 = udiv i32 %66, 8
  %70 = mul nsw i32 %68, 4
  %71 = add nsw i32 %67, %70
  %72 = mul nsw i32 %69, 128
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr addrspace(1) %1, i64 %74
  %76 = mul nsw i32 %7, 2097152
  %77 = sext i32 %76 to i64
  %78 = getelementptr i8, ptr addrspace(6) %12, i64 %77
  %79 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) %78, i1 false)
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <2 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <2 x i32> %81, i32 %82, i64 1
  store <2 x i32> %83, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %84 = load <2 x i32>, ptr %4, align 16
  %85 = extractelement <2 x i32> %84, i64 0
  %86 = insertelement <2 x i32> poison, i32 %85, i64 0
  %87 = extractelement <2 x i32> %84, i64 1
  %88 = insertelement <2 x i32> %86, i32 %87, i64 1
  %89 = extractelement <2 x i32> %88, i64 0
  %90 = extractelement <2 x i32> %88, i64 1
  %91 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %89, i32 %90)
  %92 = extractvalue { i32, i32 } %91, 0
  %93 = extractvalue { i32, i32 } %91, 1
  %94 = insertelement <2 x i32> poison, i32 %92, i64 0
  %95 = insertelement <2 x i32> %94, i32 %93, i64 1
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = insertelement <2 x i32> poison, i32 %96, i64 0
  %98 = extractelement <2 x i32> %95, i64 1
  %99 = insertelement <2 x i32> %97, i32 %98, i64 1
  store <2 x i32> %99, ptr %4, align 16
  %100 = load <2 x float>, ptr %4, align 16
  %101 = extractelement <2 x float> %100, i64 0
  %102 = insertelement <2 x float> poison, float %101, i64 0
  %103 = extractelement <2 x float> %100, i64 1
  %104 = insertelement <2 x float> %102, float %103, i64 1
  %105 = getelementptr float, ptr addrspace(1) %75, i64 2
  %106 = extractelement <2 x float> %104, i64 0
  store float %106, ptr addrspace(1) %75, align 4
  %107 = extractelement <2 x float> %104, i64 1
  store float %107, ptr addrspace(1) %105, align 4
  %108 = urem i32 %6, 2
  %109 = udiv i32 %6, 2
  %110 = mul nsw i32 %108, 32
  %111 = urem i32 %109, 2
  %112 = udiv i32 %109, 2
  %113 = add nsw i32 %110, %111
  %114 = urem i32 %112, 8
  %115 = udiv i32 %112, 8
  %116 = mul nsw i32 %114, 4
  %117 = add nsw i32 %113, %116
  %118 = mul nsw i32 %115, 128
  %119 = add nsw i32 %117, %118
  %120 = add nsw i32 %119, 64
  %121 = sext i32 %120 to i64
  %122 = getelementptr float, ptr addrspace(1) %1, i64 %121
  %123 = mul nsw i32 %7, 2097152
  %124 = add nsw i32 1048576, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr i8, ptr addrspace(6) %12, i64 %125
  %127 = call <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) %126, i1 false)
  %128 = extractelement <2 x i32> %127, i64 0
  %129 = insertelement <2 x i32> poison, i32 %128, i64 0
  %130 = extractelement <2 x i32> %127, i64 1
  %131 = insertelement <2 x i32> %129, i32 %130, i64 1
  store <2 x i32> %131, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %132 = load <2 x i32>, ptr %3, align 16
  %133 = extractelement <2 x i32> %132, i64 0
  %134 = insertelement <2 x i32> poison, i32 %133, i64 0
  %135 = extractelement <2 x i32> %132, i64 1
  %136 = insertelement <2 x i32> %134, i32 %135, i64 1
  %137 = extractelement <2 x i32> %136, i64 0
  %138 = extractelement <2 x i32> %136, i64 1
  %139 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %137, i32 %138)
  %140 = extractvalue { i32, i32 } %139, 0
  %141 = extractvalue { i32, i32 } %139, 1
  %142 = insertelement <2 x i32> poison, i32 %140, i64 0
  %143 = insertelement <2 x i32> %142, i32 %141, i64 1
  %144 = extractelement <2 x i32> %143, i64 0
  %145 = insertelement <2 x i32> poison, i32 %144, i64 0
  %146 = extractelement <2 x i32> %143, i64 1
  %147 = insertelement <2 x i32> %145, i32 %146, i64 1
  store <2 x i32> %147, ptr %3, align 16
  %148 = load <2 x float>, ptr %3, align 16
  %149 = extractelement <2 x float> %148, i64 0
  %150 = insertelement <2 x float> poison, float %149, i64 0
  %151 = extractelement <2 x float> %148, i64 1
  %152 = insertelement <2 x float> %150, float %151, i64 1
  %153 = getelementptr float, ptr addrspace(1) %122, i64 2
  %154 = extractelement <2 x float> %152, i64 0
  store float %154, ptr addrspace(1) %122, align 4
  %155 = extractelement <2 x float> %152, i64 1
  store float %155, ptr addrspace(1) %153, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %156, label %157

156:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %157

157:                                              ; preds = %156, %10
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
declare <2 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

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
