; Its twin with a warp of thirty-two lanes.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
