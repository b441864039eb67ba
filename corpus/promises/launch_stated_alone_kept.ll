; What the meaning states and the code does not require excludes nothing.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { nounwind }
