; 2.5 and -2.5 differ in the bit above those.
; expect: Refuted
; because: stores another value than the code
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load double, ptr addrspace(1) %x, align 8
  %r = fmul double %a, -2.5
  store double %r, ptr addrspace(1) %y, align 8
  ret void
}
