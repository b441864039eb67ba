; One load more, of what the module does not touch: it may lie out of bounds.
; expect: Refuted
; because: the code loads what no line does
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr float, ptr addrspace(1) %b, i64 %i
  %n = getelementptr float, ptr addrspace(1) %p, i64 64
  %y = load float, ptr addrspace(1) %n, align 4
  %x = load float, ptr addrspace(1) %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "nvvm.reqntid"="64" }
