; expect: Refuted
; because: stores another value than the code
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %p = getelementptr float, ptr addrspace(1) %x, i64 1
  %b = load float, ptr addrspace(1) %p, align 4
  %c = call float @llvm.fabs.f32(float %a)
  %d = call float @llvm.fabs.f32(float %b)
  %r = fsub float %d, %c
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.fabs.f32(float)
