; nvvm.reqntid of one number says that the others are 1.
; expect: Unknown
; because: has 'launch block 32,2,1'
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="32" }
