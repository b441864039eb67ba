; One rounding is allowed where two are meant.
; expect: Unknown
; because: fmul contract
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load float, ptr addrspace(1) %a, align 4
  %m = fmul contract float %v, %v
  %y = fadd contract float %m, %v
  store float %y, ptr addrspace(1) %a, align 4
  ret void
}
