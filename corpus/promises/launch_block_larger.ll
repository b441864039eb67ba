; The meaning has blocks of 32 threads, the code requires 64.
; expect: Unknown
; because: "nvvm.reqntid"="64"
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="64" }
