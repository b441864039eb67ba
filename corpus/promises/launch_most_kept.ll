; The most is what the block and the cluster have.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxntid"="64" "nvvm.maxclusterrank"="4" }
