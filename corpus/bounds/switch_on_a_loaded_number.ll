; A switch on a loaded number is not modelled.
; expect: Unknown
; because: switch i32
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %q = getelementptr i32, ptr addrspace(1) %a, i64 1
  %x = load i32, ptr addrspace(1) %q, align 4
  switch i32 %x, label %other [ i32 0, label %zero ]
zero:
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
other:
  store float 1.0, ptr addrspace(1) %a, align 4
  ret void
}
