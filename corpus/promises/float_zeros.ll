; expect: Refuted
; because: stores another value than the code
; Apart where a is -0.
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %c = fcmp ole float %a, 0.0
  %r = select i1 %c, float %a, float 0.0
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
