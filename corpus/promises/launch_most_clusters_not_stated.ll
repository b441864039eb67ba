; The meaning allows every cluster, the code those of at most 8 blocks.
; expect: Unknown
; because: larger clusters fail, and the meaning allows every cluster
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxclusterrank"="8" }
