; Poison at every number but 0.
; expect: Refuted
; because: poison that is assumed not to be
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %m = add nuw i32 %n, -1
  call void @llvm.assume(i1 true) [ "noundef"(i32 %m) ]
  %v = load float, ptr addrspace(1) %a, align 4
  store float %v, ptr addrspace(1) %b, align 4
  ret void
}
declare void @llvm.assume(i1)
