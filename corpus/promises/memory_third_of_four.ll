; Of four stores to one place the third.
; expect: Refuted
; because: stores
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %v = load <4 x float>, ptr addrspace(1) %a, align 16
  %l = extractelement <4 x float> %v, i32 2
  store float %l, ptr addrspace(1) %b, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="64" }
