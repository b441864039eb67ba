; A branch on a loaded truth value is not modelled.
; expect: Unknown
; because: load i1
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 1
  %x = load i1, ptr addrspace(1) %q, align 1
  br i1 %x, label %zero, label %other
zero:
  store float 0.0, ptr addrspace(1) %a, align 1
  ret void
other:
  store float 1.0, ptr addrspace(1) %a, align 1
  ret void
}
