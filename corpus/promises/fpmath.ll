; A less accurate quotient is allowed.
; expect: Unknown
; because: metadata !fpmath
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load float, ptr addrspace(1) %a, align 4
  %y = fdiv float %v, 3.0, !fpmath !0
  store float %y, ptr addrspace(1) %a, align 4
  ret void
}
!0 = !{float 2.5}
