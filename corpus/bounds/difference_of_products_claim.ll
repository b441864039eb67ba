; A claim that is false where the difference is 5.
; expect: Refuted
; because: claim of line 10
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %x, i64 %y, i64 %z, i64 %w) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
