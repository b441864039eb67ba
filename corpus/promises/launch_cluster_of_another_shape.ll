; A cluster of two blocks in another direction.
; expect: Unknown
; because: clusters of another size fail
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.cluster_dim"="1,2,1" }
