; More than 64 bits.
; expect: kOverflow
; because: an integer leaves 64 bits
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load double, ptr addrspace(1) %x, align 8
  %r = fmul double %a, -2.5
  store double %r, ptr addrspace(1) %y, align 8
  ret void
}
