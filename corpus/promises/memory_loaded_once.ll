; What was stored is not loaded again, as LLVM does: memory is the same behind it.
; expect: Unknown
; because: the accesses differ, and leave the same memory in this run
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %s = fadd float %x, %x
  store float %s, ptr addrspace(1) %p, align 4
  store float %s, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "nvvm.reqntid"="64" }
