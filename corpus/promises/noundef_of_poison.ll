; Poison, which is undefined there.
; expect: Refuted
; because: a poison argument
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  %a = call float @llvm.fabs.f32(float noundef poison)
  store float 0.0, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.fabs.f32(float)
