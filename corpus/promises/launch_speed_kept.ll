; Registers and blocks of a processor exclude no launch.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxnreg"="32" "nvvm.minctasm"="2" }
