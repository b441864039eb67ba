; A barrier more than the lines have, which nobody sees: it was Refuted once.
; expect: Unknown
; because: another number of barriers
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i
  %q = getelementptr float, ptr addrspace(1) %y, i64 %i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %v, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
