; An eighth of log2(e), which is rounded: the same function of real numbers as an eighth and log2(e).
; expect: Unknown
; because: ensures
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, float %p) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %row = mul i64 %w, 4
  %i0 = add i64 %row, 0
  %q0 = getelementptr float, ptr addrspace(1) %x, i64 %i0
  %v0 = load float, ptr addrspace(1) %q0, align 4
  %i1 = add i64 %row, 1
  %q1 = getelementptr float, ptr addrspace(1) %x, i64 %i1
  %v1 = load float, ptr addrspace(1) %q1, align 4
  %i2 = add i64 %row, 2
  %q2 = getelementptr float, ptr addrspace(1) %x, i64 %i2
  %v2 = load float, ptr addrspace(1) %q2, align 4
  %i3 = add i64 %row, 3
  %q3 = getelementptr float, ptr addrspace(1) %x, i64 %i3
  %v3 = load float, ptr addrspace(1) %q3, align 4
  %za = fadd float %v0, %v1
  %zb = fadd float %v2, %v3
  %zs = fadd float %za, %zb
  %zq = fmul float %v0, 0x3FC7154760000000
  %ze = call float @llvm.exp2.f32(float %zq)
  %zr = fmul float %ze, %zs
  %qy = getelementptr float, ptr addrspace(1) %y, i64 %w
  store float %zr, ptr addrspace(1) %qy, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.exp2.f32(float)
attributes #0 = { "nvvm.reqntid"="32" }
