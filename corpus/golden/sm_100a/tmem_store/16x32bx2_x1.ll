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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = mul nsw i32 %17, 64
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = load float, ptr addrspace(1) %22, align 4
  %27 = insertelement <1 x float> poison, float %26, i64 0
  %28 = extractelement <1 x float> %27, i64 0
  store float %28, ptr %5, align 16
  %29 = load i32, ptr %5, align 16
  %30 = insertelement <1 x i32> poison, i32 %29, i64 0
  %31 = extractelement <1 x i32> %30, i64 0
  %32 = call i32 asm sideeffect "", "=r,0"(i32 %31)
  %33 = insertelement <1 x i32> poison, i32 %32, i64 0
  %34 = bitcast <1 x i32> %33 to i32
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) %25, i64 1, i32 %34, i1 false)
  %35 = urem i32 %6, 16
  %36 = udiv i32 %6, 16
  %37 = mul nsw i32 %35, 2
  %38 = urem i32 %36, 2
  %39 = udiv i32 %36, 2
  %40 = add nsw i32 %37, %38
  %41 = mul nsw i32 %39, 64
  %42 = add nsw i32 %40, %41
  %43 = add nsw i32 %42, 32
  %44 = sext i32 %43 to i64
  %45 = getelementptr float, ptr addrspace(1) %0, i64 %44
  %46 = mul nsw i32 %7, 2097152
  %47 = add nsw i32 1048576, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(6) %12, i64 %48
  %50 = load float, ptr addrspace(1) %45, align 4
  %51 = insertelement <1 x float> poison, float %50, i64 0
  %52 = extractelement <1 x float> %51, i64 0
  store float %52, ptr %4, align 16
  %53 = load i32, ptr %4, align 16
  %54 = insertelement <1 x i32> poison, i32 %53, i64 0
  %55 = extractelement <1 x i32> %54, i64 0
  %56 = call i32 asm sideeffect "", "=r,0"(i32 %55)
  %57 = insertelement <1 x i32> poison, i32 %56, i64 0
  %58 = bitcast <1 x i32> %57 to i32
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) %49, i64 1, i32 %58, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %59 = urem i32 %6, 32
  %60 = udiv i32 %6, 32
  %61 = mul nsw i32 %59, 2
  %62 = mul nsw i32 %60, 64
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr float, ptr addrspace(1) %1, i64 %64
  %66 = mul nsw i32 %7, 2097152
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(6) %12, i64 %67
  %69 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %68, i1 false)
  %70 = extractelement <2 x i32> %69, i64 0
  %71 = insertelement <2 x i32> poison, i32 %70, i64 0
  %72 = extractelement <2 x i32> %69, i64 1
  %73 = insertelement <2 x i32> %71, i32 %72, i64 1
  store <2 x i32> %73, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %74 = load <2 x i32>, ptr %3, align 16
  %75 = extractelement <2 x i32> %74, i64 0
  %76 = insertelement <2 x i32> poison, i32 %75, i64 0
  %77 = extractelement <2 x i32> %74, i64 1
  %78 = insertelement <2 x i32> %76, i32 %77, i64 1
  %79 = extractelement <2 x i32> %78, i64 0
  %80 = extractelement <2 x i32> %78, i64 1
  %81 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %79, i32 %80)
  %82 = extractvalue { i32, i32 } %81, 0
  %83 = extractvalue { i32, i32 } %81, 1
  %84 = insertelement <2 x i32> poison, i32 %82, i64 0
  %85 = insertelement <2 x i32> %84, i32 %83, i64 1
  %86 = extractelement <2 x i32> %85, i64 0
  %87 = insertelement <2 x i32> poison, i32 %86, i64 0
  %88 = extractelement <2 x i32> %85, i64 1
  %89 = insertelement <2 x i32> %87, i32 %88, i64 1
  store <2 x i32> %89, ptr %3, align 16
  %90 = load <2 x float>, ptr %3, align 16
  %91 = extractelement <2 x float> %90, i64 0
  %92 = insertelement <2 x float> poison, float %91, i64 0
  %93 = extractelement <2 x float> %90, i64 1
  %94 = insertelement <2 x float> %92, float %93, i64 1
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <2 x float> poison, float %95, i64 0
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <2 x float> %96, float %97, i64 1
  store <2 x float> %98, ptr addrspace(1) %65, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %99, label %100

99:                                               ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %100

100:                                              ; preds = %99, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) captures(none), i64 immarg, i32, i1 immarg) #6

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
