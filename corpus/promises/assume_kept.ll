; The twin.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %c = icmp ult i32 %n, 100
  call void @llvm.assume(i1 %c)
  %v = load float, ptr addrspace(1) %a, align 4
  store float %v, ptr addrspace(1) %b, align 4
  ret void
}
declare void @llvm.assume(i1)
