; The meaning states a block alone; the code requires a cluster.
; expect: Unknown
; because: no 'launch cluster'
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.cluster_dim"="2" }
