; A store is missing where a difference of two large products is 5.
; expect: Refuted
; because: line 11
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %x, i64 %y, i64 %z, i64 %w) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
