; A second entry, of which the meaning of the module says nothing.
; expect: kUsage
; because: of @other, an entry of the module
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
define ptx_kernel void @other(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
