; An address made of a number that was loaded.
; expect: Unknown
; because: getelementptr
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load i32, ptr addrspace(1) %a, align 4
  %q = getelementptr i32, ptr addrspace(1) %a, i32 %v
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
