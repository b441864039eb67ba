; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @bulk(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @cute_dynamic_smem, i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %6

6:                                                ; preds = %5, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %7

7:                                                ; preds = %10, %6
  %8 = phi i32 [ %16, %10 ], [ %3, %6 ]
  %9 = icmp slt i32 %8, 4096
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = sext i32 %8 to i64
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = sext i32 %8 to i64
  %15 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %14
  store float %13, ptr addrspace(3) %15, align 4
  %16 = add i32 %8, 32
  br label %7

17:                                               ; preds = %7
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %4, label %18, label %24

18:                                               ; preds = %17
  %19 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @cute_dynamic_smem, i32 16384)
  %20 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @cute_dynamic_smem, i32 0)
  %21 = ptrtoint ptr addrspace(7) %20 to i32
  %22 = inttoptr i32 %21 to ptr addrspace(3)
  %23 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i32 0)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %23, ptr addrspace(3) %22, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 16384)
  br label %24

24:                                               ; preds = %18, %17
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) @cute_dynamic_smem, i32 0, i32 10000000)
  br label %25

25:                                               ; preds = %28, %24
  %26 = phi i32 [ %34, %28 ], [ %3, %24 ]
  %27 = icmp slt i32 %26, 4096
  br i1 %27, label %28, label %35

28:                                               ; preds = %25
  %29 = sext i32 %26 to i64
  %30 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4
  %32 = sext i32 %26 to i64
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %32
  store float %31, ptr addrspace(1) %33, align 4
  %34 = add i32 %26, 32
  br label %25

35:                                               ; preds = %25
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

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(3) readonly, i32) #4

attributes #0 = { "nvvm.cluster_dim"="1" "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
