; A lane that is a number.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %y) {
  %s = and <2 x i32> <i32 4, i32 9>, <i32 7, i32 0>
  store <2 x i32> %s, ptr addrspace(1) %y, align 8
  ret void
}
