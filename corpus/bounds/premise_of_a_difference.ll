; A premise that holds at X = Y = Z = W = 2^61, V = 0 is not vacuous.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %x, i64 %y, i64 %z, i64 %w, i64 %v) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
