; expect: Refuted
; because: stores another value than the code
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %s = fadd float %a, 3.0
  %r = fadd float %s, 0x3FD5555560000000
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
