; A product with the reciprocal is allowed.
; expect: Unknown
; because: fdiv arcp
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load float, ptr addrspace(1) %a, align 4
  %y = fdiv arcp float %v, 3.0
  store float %y, ptr addrspace(1) %a, align 4
  ret void
}
