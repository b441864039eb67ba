; A promise about what is loaded.
; expect: Unknown
; because: metadata !range
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load i32, ptr addrspace(1) %a, align 4, !range !0
  store i32 %v, ptr addrspace(1) %b, align 4
  ret void
}
!0 = !{i32 0, i32 5}
