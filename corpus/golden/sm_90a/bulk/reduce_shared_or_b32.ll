; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @bulk(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @cute_dynamic_smem, i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %7

7:                                                ; preds = %6, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %8

8:                                                ; preds = %11, %7
  %9 = phi i32 [ %17, %11 ], [ %4, %7 ]
  %10 = icmp slt i32 %9, 128
  br i1 %10, label %11, label %18

11:                                               ; preds = %8
  %12 = sext i32 %9 to i64
  %13 = getelementptr i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = sext i32 %9 to i64
  %16 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %15
  store i32 %14, ptr addrspace(3) %16, align 4
  %17 = add i32 %9, 32
  br label %8

18:                                               ; preds = %8
  br label %19

19:                                               ; preds = %22, %18
  %20 = phi i32 [ %28, %22 ], [ %4, %18 ]
  %21 = icmp slt i32 %20, 128
  br i1 %21, label %22, label %29

22:                                               ; preds = %19
  %23 = sext i32 %20 to i64
  %24 = getelementptr i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = sext i32 %20 to i64
  %27 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %26
  store i32 %25, ptr addrspace(3) %27, align 4
  %28 = add i32 %20, 32
  br label %19

29:                                               ; preds = %19
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %30, label %36

30:                                               ; preds = %29
  %31 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @cute_dynamic_smem, i32 512)
  %32 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i32 0)
  %33 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @cute_dynamic_smem, i32 0)
  %34 = ptrtoint ptr addrspace(7) %32 to i32
  %35 = ptrtoint ptr addrspace(7) %33 to i32
  call void asm sideeffect "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.or.b32 [$0], [$1], $2, [$3];", "r,r,r,r"(i32 %34, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), i32 512, i32 %35)
  br label %36

36:                                               ; preds = %30, %29
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) @cute_dynamic_smem, i32 0, i32 10000000)
  br label %37

37:                                               ; preds = %40, %36
  %38 = phi i32 [ %46, %40 ], [ %4, %36 ]
  %39 = icmp slt i32 %38, 128
  br i1 %39, label %40, label %47

40:                                               ; preds = %37
  %41 = sext i32 %38 to i64
  %42 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 2048), i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4
  %44 = sext i32 %38 to i64
  %45 = getelementptr i32, ptr addrspace(1) %2, i64 %44
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = add i32 %38, 32
  br label %37

47:                                               ; preds = %37
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) captures(none), i32) #1

attributes #0 = { "nvvm.cluster_dim"="1" "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
