; expect: Unknown
; because: fexp is not computed
; No formula of IEEE 754 says what they are.
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %r = call float @llvm.exp2.f32(float %a)
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.exp2.f32(float)
