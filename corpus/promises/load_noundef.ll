; A promise about what is loaded.
; expect: Unknown
; because: metadata !noundef
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load i32, ptr addrspace(1) %a, align 4, !noundef !0
  store i32 %v, ptr addrspace(1) %b, align 4
  ret void
}
!0 = !{}
