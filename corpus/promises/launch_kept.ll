; Both say the same launch; extents that are not written are 1.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="32,2" "nvvm.cluster_dim"="2" }
