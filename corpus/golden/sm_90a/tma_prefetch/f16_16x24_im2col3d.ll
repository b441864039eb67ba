; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tma_prefetch(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 768)
  br label %8

8:                                                ; preds = %6, %3
  br label %9

9:                                                ; preds = %12, %8
  %10 = phi i32 [ %18, %12 ], [ %4, %8 ]
  %11 = icmp slt i32 %10, 1024
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = sext i32 %10 to i64
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = sext i32 %10 to i64
  %17 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %16
  store i8 %15, ptr addrspace(3) %17, align 1
  %18 = add i32 %10, 128
  br label %9

19:                                               ; preds = %9
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %20, label %21

20:                                               ; preds = %19
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr %0, i32 8, i32 3, i32 1, i16 2, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) addrspacecast (ptr addrspace(3) @cute_dynamic_smem to ptr addrspace(7)), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), ptr %0, i32 8, i32 3, i32 1, i16 2, i16 0, i64 0, i1 false, i1 false, i32 0)
  br label %21

21:                                               ; preds = %20, %19
  br label %22

22:                                               ; preds = %22, %21
  %23 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0)
  %24 = xor i1 %23, true
  br i1 %24, label %22, label %25

25:                                               ; preds = %22
  br label %26

26:                                               ; preds = %29, %25
  %27 = phi i32 [ %35, %29 ], [ %4, %25 ]
  %28 = icmp slt i32 %27, 1024
  br i1 %28, label %29, label %36

29:                                               ; preds = %26
  %30 = sext i32 %27 to i64
  %31 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %30
  %32 = load i8, ptr addrspace(3) %31, align 1
  %33 = sext i32 %27 to i64
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %33
  store i8 %32, ptr addrspace(1) %34, align 1
  %35 = add i32 %27, 128
  br label %26

36:                                               ; preds = %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr readonly, i32, i32, i32, i16, i64, i1 immarg) #4

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #2

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
