; An alignment that is known at run time alone, perhaps 0.
; expect: Unknown
; because: operand bundle "align"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %a, i32 %n) ]
  %v = load float, ptr addrspace(1) %a, align 4
  store float %v, ptr addrspace(1) %b, align 4
  ret void
}
declare void @llvm.assume(i1)
