; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x float], align 16
  %4 = alloca [2 x float], align 16
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
  %14 = mul nsw i32 %12, 2
  %15 = mul nsw i32 %13, 64
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 2097152
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(6) %11, i64 %20
  %22 = load <2 x float>, ptr addrspace(1) %18, align 8
  %23 = extractelement <2 x float> %22, i64 0
  %24 = insertelement <2 x float> poison, float %23, i64 0
  %25 = extractelement <2 x float> %22, i64 1
  %26 = insertelement <2 x float> %24, float %25, i64 1
  %27 = extractelement <2 x float> %26, i64 0
  %28 = insertelement <2 x float> poison, float %27, i64 0
  %29 = extractelement <2 x float> %26, i64 1
  %30 = insertelement <2 x float> %28, float %29, i64 1
  store <2 x float> %30, ptr %4, align 16
  %31 = load <2 x i32>, ptr %4, align 16
  %32 = extractelement <2 x i32> %31, i64 0
  %33 = insertelement <2 x i32> poison, i32 %32, i64 0
  %34 = extractelement <2 x i32> %31, i64 1
  %35 = insertelement <2 x i32> %33, i32 %34, i64 1
  %36 = extractelement <2 x i32> %35, i64 0
  %37 = extractelement <2 x i32> %35, i64 1
  %38 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %36, i32 %37)
  %39 = extractvalue { i32, i32 } %38, 0
  %40 = extractvalue { i32, i32 } %38, 1
  %41 = insertelement <2 x i32> poison, i32 %39, i64 0
  %42 = insertelement <2 x i32> %41, i32 %40, i64 1
  call void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) %21, <2 x i32> %42, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %43 = urem i32 %5, 32
  %44 = udiv i32 %5, 32
  %45 = mul nsw i32 %43, 2
  %46 = mul nsw i32 %44, 64
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr float, ptr addrspace(1) %1, i64 %48
  %50 = mul nsw i32 %6, 2097152
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(6) %11, i64 %51
  %53 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %52, i1 false)
  %54 = extractelement <2 x i32> %53, i64 0
  %55 = insertelement <2 x i32> poison, i32 %54, i64 0
  %56 = extractelement <2 x i32> %53, i64 1
  %57 = insertelement <2 x i32> %55, i32 %56, i64 1
  store <2 x i32> %57, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %58 = load <2 x i32>, ptr %3, align 16
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = insertelement <2 x i32> poison, i32 %59, i64 0
  %61 = extractelement <2 x i32> %58, i64 1
  %62 = insertelement <2 x i32> %60, i32 %61, i64 1
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  %65 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %63, i32 %64)
  %66 = extractvalue { i32, i32 } %65, 0
  %67 = extractvalue { i32, i32 } %65, 1
  %68 = insertelement <2 x i32> poison, i32 %66, i64 0
  %69 = insertelement <2 x i32> %68, i32 %67, i64 1
  %70 = extractelement <2 x i32> %69, i64 0
  %71 = insertelement <2 x i32> poison, i32 %70, i64 0
  %72 = extractelement <2 x i32> %69, i64 1
  %73 = insertelement <2 x i32> %71, i32 %72, i64 1
  store <2 x i32> %73, ptr %3, align 16
  %74 = load <2 x float>, ptr %3, align 16
  %75 = extractelement <2 x float> %74, i64 0
  %76 = insertelement <2 x float> poison, float %75, i64 0
  %77 = extractelement <2 x float> %74, i64 1
  %78 = insertelement <2 x float> %76, float %77, i64 1
  %79 = extractelement <2 x float> %78, i64 0
  %80 = insertelement <2 x float> poison, float %79, i64 0
  %81 = extractelement <2 x float> %78, i64 1
  %82 = insertelement <2 x float> %80, float %81, i64 1
  store <2 x float> %82, ptr addrspace(1) %49, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %83, label %84

83:                                               ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %84

84:                                               ; preds = %83, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

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
