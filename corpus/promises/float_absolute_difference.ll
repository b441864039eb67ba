; expect: Unknown
; because: no numbers that were tried tell them apart
; Equal: |b-a| is |a-b|. It stood among the faults, and was Refuted.
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %p = getelementptr float, ptr addrspace(1) %x, i64 1
  %b = load float, ptr addrspace(1) %p, align 4
  %d = fsub float %b, %a
  %r = call float @llvm.fabs.f32(float %d)
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.fabs.f32(float)
