; The second function is no entry.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
define ptx_device void @other(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
