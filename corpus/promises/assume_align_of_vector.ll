; LLVM makes one load of 16 bytes of it.
; expect: Refuted
; because: as is assumed
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %a, i64 16) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %b, i64 16) ]
  %v = load <4 x float>, ptr addrspace(1) %a, align 4
  store <4 x float> %v, ptr addrspace(1) %b, align 4
  ret void
}
declare void @llvm.assume(i1)
