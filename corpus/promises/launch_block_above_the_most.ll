; Blocks of 8 by 8 threads, of which the code allows at most 32.
; expect: Unknown
; because: larger blocks fail
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxntid"="32" }
