; What a premise of a kernel divides by is at least 1 where that follows: nobody says so here.
; expect: Unknown
; because: not shown that N >= 1
define ptx_kernel void @k(i32 %m, i32 %n, ptr addrspace(1) %p) {
  store i32 7, ptr addrspace(1) %p, align 4
  ret void
}
