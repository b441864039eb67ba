; Whatever an undef lane is, no bit of it is left.
; expect: Unknown
; because: undef in
define ptx_kernel void @k(ptr addrspace(1) %y) {
  %s = and <2 x i32> <i32 4, i32 undef>, <i32 7, i32 0>
  store <2 x i32> %s, ptr addrspace(1) %y, align 8
  ret void
}
