; The lanes are moved alone.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %v = load <2 x i32>, ptr addrspace(1) %x, align 8
  store <2 x i32> %v, ptr addrspace(1) %y, align 8
  ret void
}
