; The meaning allows blocks of 1024 threads, the code at most 1023.
; expect: Unknown
; because: larger blocks fail, and the meaning allows every block
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "nvvm.maxntid"="1023" }
