; expect: Refuted
; because: stores another value than the code
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %r = call float @llvm.fma.f32(float %a, float %a, float %a)
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.fma.f32(float, float, float)
