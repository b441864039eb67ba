; What the other threads store is loaded before they have.
; expect: Refuted
; because: a race in shared memory
@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) "nvvm.reqntid"="64" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(1) %a, i32 %t
  %q = getelementptr float, ptr addrspace(1) %b, i32 %t
  %l = load float, ptr addrspace(1) %p
  %sp = getelementptr float, ptr addrspace(3) @s, i32 %t
  store float %l, ptr addrspace(3) %sp, align 4
  %r = sub i32 63, %t
  %sq = getelementptr float, ptr addrspace(3) @s, i32 %r
  %m = load float, ptr addrspace(3) %sq, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %m, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
