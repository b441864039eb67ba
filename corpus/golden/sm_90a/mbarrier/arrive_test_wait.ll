; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @mbarrier(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %6

6:                                                ; preds = %5, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = sext i32 %3 to i64
  %8 = getelementptr float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = sext i32 %3 to i64
  %11 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %10
  store float %9, ptr addrspace(3) %11, align 4
  %12 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @cute_dynamic_smem)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) @cute_dynamic_smem, i64 %12)
  %14 = sub i32 31, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %15
  %17 = load float, ptr addrspace(3) %16, align 4
  %18 = select i1 %13, float %17, float 0.000000e+00
  %19 = sext i32 %3 to i64
  %20 = getelementptr float, ptr addrspace(1) %1, i64 %19
  store float %18, ptr addrspace(1) %20, align 4
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

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) captures(none), i64) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
