; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tma_multicast(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i32 1536)
  br label %8

8:                                                ; preds = %6, %3
  br label %9

9:                                                ; preds = %12, %8
  %10 = phi i32 [ %18, %12 ], [ %4, %8 ]
  %11 = icmp slt i32 %10, 2048
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
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  br i1 %5, label %20, label %25

20:                                               ; preds = %19
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) addrspacecast (ptr addrspace(3) @cute_dynamic_smem to ptr addrspace(7)), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), ptr %0, i32 16, i32 9, i16 3, i64 1152921504606846976, i1 true, i1 true, i32 0)
  br label %24

24:                                               ; preds = %23, %20
  br label %25

25:                                               ; preds = %24, %19
  br label %26

26:                                               ; preds = %26, %25
  %27 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i32 0)
  %28 = xor i1 %27, true
  br i1 %28, label %26, label %29

29:                                               ; preds = %26
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %31 = mul nsw i32 %30, 2048
  %32 = sext i32 %31 to i64
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  br label %34

34:                                               ; preds = %37, %29
  %35 = phi i32 [ %43, %37 ], [ %4, %29 ]
  %36 = icmp slt i32 %35, 2048
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = sext i32 %35 to i64
  %39 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %38
  %40 = load i8, ptr addrspace(3) %39, align 1
  %41 = sext i32 %35 to i64
  %42 = getelementptr i8, ptr addrspace(1) %33, i64 %41
  store i8 %40, ptr addrspace(1) %42, align 1
  %43 = add i32 %35, 128
  br label %34

44:                                               ; preds = %34
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #2

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
