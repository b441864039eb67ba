; The same of eight numbers of 32 bits.
; expect: Unknown
; because: undecided
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
