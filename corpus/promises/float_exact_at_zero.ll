; expect: Refuted
; because: stores another value than the code
; Functions of a library, each exact at 0.
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %p = getelementptr float, ptr addrspace(1) %x, i64 1
  %b = load float, ptr addrspace(1) %p, align 4
  %e = call float @llvm.sin.f32(float %a)
  %r = fadd float %e, %b
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
declare float @llvm.sin.f32(float)
