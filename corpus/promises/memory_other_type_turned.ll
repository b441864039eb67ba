; The same bits as integers, two of them exchanged.
; expect: Refuted
; because: loads what the code does not
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %v = load <4 x i32>, ptr addrspace(1) %a, align 16
  %w = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 1, i32 0, i32 2, i32 3>
  store <4 x i32> %w, ptr addrspace(1) %b, align 16
  ret void
}
attributes #0 = { "nvvm.reqntid"="64" }
