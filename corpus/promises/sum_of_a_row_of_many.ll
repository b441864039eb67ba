; The same without: the sum of a row.
; expect: Proved
; because: 
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) #0 {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b64 = sext i32 %b to i64
  %t64 = sext i32 %t to i64
  %r = mul i64 %b64, 32
  %o = add i64 %r, %t64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %o
  %l0 = load float, ptr addrspace(1) %p, align 4
  %a = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %l0, i32 0, i32 31)
  %e16 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %a, i32 16, i32 31)
  %s16 = fadd float %a, %e16
  %e8 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %s16, i32 8, i32 31)
  %s8 = fadd float %s16, %e8
  %e4 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %s8, i32 4, i32 31)
  %s4 = fadd float %s8, %e4
  %e2 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %s4, i32 2, i32 31)
  %s2 = fadd float %s4, %e2
  %e1 = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %s2, i32 1, i32 31)
  %s1 = fadd float %s2, %e1
  %z = icmp eq i32 %t, 0
  br i1 %z, label %s, label %e
s:
  %q = getelementptr float, ptr addrspace(1) %y, i64 %b64
  store float %s1, ptr addrspace(1) %q, align 4
  br label %e
e:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
attributes #0 = { "nvvm.reqntid"="32" }
