; expect: Refuted
; because: stores another value than the code
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %n = fneg float %a
  %r = fadd float %n, 1.0
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
