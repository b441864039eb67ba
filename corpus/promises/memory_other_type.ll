; The same bits, loaded and stored as integers.
; expect: Unknown
; because: the accesses differ, and leave the same memory in this run
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %v = load <4 x i32>, ptr addrspace(1) %a, align 16
  store <4 x i32> %v, ptr addrspace(1) %b, align 16
  ret void
}
attributes #0 = { "nvvm.reqntid"="64" }
