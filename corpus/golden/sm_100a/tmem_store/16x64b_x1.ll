; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x float], align 16
  %4 = alloca [1 x float], align 16
  %5 = alloca [1 x float], align 16
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
  %15 = mul nsw i32 %13, 16
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = urem i32 %17, 8
  %20 = udiv i32 %17, 8
  %21 = mul nsw i32 %19, 2
  %22 = add nsw i32 %18, %21
  %23 = mul nsw i32 %20, 64
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = mul nsw i32 %7, 2097152
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(6) %12, i64 %28
  %30 = load float, ptr addrspace(1) %26, align 4
  %31 = insertelement <1 x float> poison, float %30, i64 0
  %32 = extractelement <1 x float> %31, i64 0
  store float %32, ptr %5, align 16
  %33 = load i32, ptr %5, align 16
  %34 = insertelement <1 x i32> poison, i32 %33, i64 0
  %35 = extractelement <1 x i32> %34, i64 0
  %36 = call i32 asm sideeffect "", "=r,0"(i32 %35)
  %37 = insertelement <1 x i32> poison, i32 %36, i64 0
  %38 = bitcast <1 x i32> %37 to i32
  call void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) %29, i32 %38, i1 false)
  %39 = urem i32 %6, 2
  %40 = udiv i32 %6, 2
  %41 = mul nsw i32 %39, 16
  %42 = urem i32 %40, 2
  %43 = udiv i32 %40, 2
  %44 = add nsw i32 %41, %42
  %45 = urem i32 %43, 8
  %46 = udiv i32 %43, 8
  %47 = mul nsw i32 %45, 2
  %48 = add nsw i32 %44, %47
  %49 = mul nsw i32 %46, 64
  %50 = add nsw i32 %48, %49
  %51 = add nsw i32 %50, 32
  %52 = sext i32 %51 to i64
  %53 = getelementptr float, ptr addrspace(1) %0, i64 %52
  %54 = mul nsw i32 %7, 2097152
  %55 = add nsw i32 1048576, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(6) %12, i64 %56
  %58 = load float, ptr addrspace(1) %53, align 4
  %59 = insertelement <1 x float> poison, float %58, i64 0
  %60 = extractelement <1 x float> %59, i64 0
  store float %60, ptr %4, align 16
  %61 = load i32, ptr %4, align 16
  %62 = insertelement <1 x i32> poison, i32 %61, i64 0
  %63 = extractelement <1 x i32> %62, i64 0
  %64 = call i32 asm sideeffect "", "=r,0"(i32 %63)
  %65 = insertelement <1 x i32> poison, i32 %64, i64 0
  %66 = bitcast <1 x i32> %65 to i32
  call void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) %57, i32 %66, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %67 = urem i32 %6, 32
  %68 = udiv i32 %6, 32
  %69 = mul nsw i32 %67, 2
  %70 = mul nsw i32 %68, 64
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %1, i64 %72
  %74 = mul nsw i32 %7, 2097152
  %75 = sext i32 %74 to i64
  %76 = getelementptr i8, ptr addrspace(6) %12, i64 %75
  %77 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %76, i1 false)
  %78 = extractelement <2 x i32> %77, i64 0
  %79 = insertelement <2 x i32> poison, i32 %78, i64 0
  %80 = extractelement <2 x i32> %77, i64 1
  %81 = insertelement <2 x i32> %79, i32 %80, i64 1
  store <2 x i32> %81, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %82 = load <2 x i32>, ptr %3, align 16
  %83 = extractelement <2 x i32> %82, i64 0
  %84 = insertelement <2 x i32> poison, i32 %83, i64 0
  %85 = extractelement <2 x i32> %82, i64 1
  %86 = insertelement <2 x i32> %84, i32 %85, i64 1
  %87 = extractelement <2 x i32> %86, i64 0
  %88 = extractelement <2 x i32> %86, i64 1
  %89 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %87, i32 %88)
  %90 = extractvalue { i32, i32 } %89, 0
  %91 = extractvalue { i32, i32 } %89, 1
  %92 = insertelement <2 x i32> poison, i32 %90, i64 0
  %93 = insertelement <2 x i32> %92, i32 %91, i64 1
  %94 = extractelement <2 x i32> %93, i64 0
  %95 = insertelement <2 x i32> poison, i32 %94, i64 0
  %96 = extractelement <2 x i32> %93, i64 1
  %97 = insertelement <2 x i32> %95, i32 %96, i64 1
  store <2 x i32> %97, ptr %3, align 16
  %98 = load <2 x float>, ptr %3, align 16
  %99 = extractelement <2 x float> %98, i64 0
  %100 = insertelement <2 x float> poison, float %99, i64 0
  %101 = extractelement <2 x float> %98, i64 1
  %102 = insertelement <2 x float> %100, float %101, i64 1
  %103 = extractelement <2 x float> %102, i64 0
  %104 = insertelement <2 x float> poison, float %103, i64 0
  %105 = extractelement <2 x float> %102, i64 1
  %106 = insertelement <2 x float> %104, float %105, i64 1
  store <2 x float> %106, ptr addrspace(1) %73, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %107, label %108

107:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %108

108:                                              ; preds = %107, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) captures(none), i32, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

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
