; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [1 x float], align 16
  %4 = alloca [1 x float], align 16
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
  %14 = mul nsw i32 %13, 32
  %15 = add nsw i32 %12, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = mul nsw i32 %6, 2097152
  %19 = sext i32 %18 to i64
  %20 = getelementptr i8, ptr addrspace(6) %11, i64 %19
  %21 = load float, ptr addrspace(1) %17, align 4
  %22 = insertelement <1 x float> poison, float %21, i64 0
  %23 = extractelement <1 x float> %22, i64 0
  store float %23, ptr %4, align 16
  %24 = load i32, ptr %4, align 16
  %25 = insertelement <1 x i32> poison, i32 %24, i64 0
  %26 = extractelement <1 x i32> %25, i64 0
  %27 = call i32 asm sideeffect "", "=r,0"(i32 %26)
  %28 = insertelement <1 x i32> poison, i32 %27, i64 0
  %29 = bitcast <1 x i32> %28 to i32
  call void @llvm.nvvm.tcgen05.st.32x32b.x1(ptr addrspace(6) %20, i32 %29, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %30 = urem i32 %5, 32
  %31 = udiv i32 %5, 32
  %32 = mul nsw i32 %31, 32
  %33 = add nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr float, ptr addrspace(1) %1, i64 %34
  %36 = mul nsw i32 %6, 2097152
  %37 = sext i32 %36 to i64
  %38 = getelementptr i8, ptr addrspace(6) %11, i64 %37
  %39 = call i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) %38, i1 false)
  %40 = bitcast i32 %39 to <1 x i32>
  %41 = extractelement <1 x i32> %40, i64 0
  store i32 %41, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %42 = load i32, ptr %3, align 16
  %43 = insertelement <1 x i32> poison, i32 %42, i64 0
  %44 = extractelement <1 x i32> %43, i64 0
  %45 = call i32 asm sideeffect "", "=r,0"(i32 %44)
  %46 = insertelement <1 x i32> poison, i32 %45, i64 0
  %47 = extractelement <1 x i32> %46, i64 0
  store i32 %47, ptr %3, align 16
  %48 = load float, ptr %3, align 16
  %49 = insertelement <1 x float> poison, float %48, i64 0
  %50 = extractelement <1 x float> %49, i64 0
  store float %50, ptr addrspace(1) %35, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %51, label %52

51:                                               ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %52

52:                                               ; preds = %51, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x1(ptr addrspace(6) captures(none), i32, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

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
