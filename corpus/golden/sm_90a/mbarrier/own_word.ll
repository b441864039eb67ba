; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_mbarrier_0 = internal addrspace(3) global i64 undef, align 8
@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @mbarrier(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @cute_mbarrier_0, i32 1)
  %3 = load float, ptr addrspace(1) %0, align 16
  store float %3, ptr addrspace(3) @cute_dynamic_smem, align 1024
  %4 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @cute_mbarrier_0)
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) @cute_mbarrier_0, i32 0, i32 10000000)
  %5 = load float, ptr addrspace(3) @cute_dynamic_smem, align 1024
  store float %5, ptr addrspace(1) %1, align 16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #1

attributes #0 = { "nvvm.reqntid"="1" }
attributes #1 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
