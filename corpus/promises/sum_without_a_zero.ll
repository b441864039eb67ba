; A sum in real numbers has no sign of zero: -0 + -0 is no other value than the sum that begins with 0.
; expect: Proved
; because: 
define ptx_kernel void @pairs(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %t64
  %q = getelementptr float, ptr addrspace(1) %y, i64 %t64
  %l = load float, ptr addrspace(1) %p, align 4
  %m = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %l, i32 1, i32 31)
  %s = fadd float %l, %m
  store float %s, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
attributes #0 = { "nvvm.reqntid"="64" }
