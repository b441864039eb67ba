; A line names it: the caller passes a value.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  %a = call float @llvm.fabs.f32(float noundef %v)
  store float 0.0, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.fabs.f32(float)
