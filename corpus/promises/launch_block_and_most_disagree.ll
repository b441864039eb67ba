; The block that is required is the one stated; the most is less.
; expect: Unknown
; because: "nvvm.maxntid"="16"
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="32" "nvvm.maxntid"="16" }
