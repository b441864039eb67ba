; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @bulk(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br label %6

6:                                                ; preds = %9, %3
  %7 = phi i32 [ %15, %9 ], [ %4, %3 ]
  %8 = icmp slt i32 %7, 128
  br i1 %8, label %9, label %16

9:                                                ; preds = %6
  %10 = sext i32 %7 to i64
  %11 = getelementptr float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  %13 = sext i32 %7 to i64
  %14 = getelementptr float, ptr addrspace(1) %2, i64 %13
  store float %12, ptr addrspace(1) %14, align 4
  %15 = add i32 %7, 32
  br label %6

16:                                               ; preds = %6
  br label %17

17:                                               ; preds = %20, %16
  %18 = phi i32 [ %26, %20 ], [ %4, %16 ]
  %19 = icmp slt i32 %18, 128
  br i1 %19, label %20, label %27

20:                                               ; preds = %17
  %21 = sext i32 %18 to i64
  %22 = getelementptr float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  %24 = sext i32 %18 to i64
  %25 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %24
  store float %23, ptr addrspace(3) %25, align 4
  %26 = add i32 %18, 32
  br label %17

27:                                               ; preds = %17
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.fence.proxy.async.global()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %28, label %30

28:                                               ; preds = %27
  %29 = ptrtoint ptr addrspace(1) %2 to i64
  call void asm sideeffect "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;", "l,r,r"(i64 %29, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), i32 512)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  br label %30

30:                                               ; preds = %28, %27
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.global() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.bulk.commit.group() #4

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #4

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
