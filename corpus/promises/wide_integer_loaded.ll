; A number above 128 bits in memory.
; expect: Unknown
; because: i100000
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %w = load i100000, ptr addrspace(1) %a, align 4
  %v = load float, ptr addrspace(1) %a, align 4
  store float %v, ptr addrspace(1) %b, align 4
  ret void
}
