; LLVM takes the first load for the second.
; expect: Unknown
; because: separate_storage
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  %x = load float, ptr addrspace(1) %a, align 4
  store float 0.0, ptr addrspace(1) %b, align 4
  %y = load float, ptr addrspace(1) %a, align 4
  %s = fadd float %x, %y
  %q = getelementptr float, ptr addrspace(1) %b, i64 1
  store float %s, ptr addrspace(1) %q, align 4
  ret void
}
declare void @llvm.assume(i1)
