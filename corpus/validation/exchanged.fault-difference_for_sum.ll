define ptx_kernel void @exchanged(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {
  %a = load float, ptr addrspace(1) %x, align 8
  %b = load float, ptr addrspace(1) %y, align 8
  %sum = fsub float %a, %b
  %product = fmul float %b, %a
  %fused = call float @llvm.fma.f32(float %product, float %sum, float %b)
  %less = fcmp ogt float %b, %a
  %r = select i1 %less, float %fused, float %b
  store float %r, ptr addrspace(1) %z, align 8
  ret void
}
declare float @llvm.fma.f32(float, float, float)
