; Clusters of four blocks, of which the code allows at most two.
; expect: Unknown
; because: larger clusters fail
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxclusterrank"="2" }
