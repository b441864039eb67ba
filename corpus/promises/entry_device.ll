; A kernel that a launch does not reach.
; expect: Unknown
; because: is no entry
define ptx_device void @k(ptr addrspace(1) %a) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
