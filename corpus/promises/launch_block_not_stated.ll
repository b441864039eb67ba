; The meaning allows every block, the code requires one.
; expect: Unknown
; because: no 'launch block'
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="32" }
