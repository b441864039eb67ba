; What is loaded through, and what is stored through.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) readonly captures(none) %a, ptr addrspace(1) writeonly nofree %b) {
  %v = load i32, ptr addrspace(1) %a, align 4
  store i32 %v, ptr addrspace(1) %b, align 4
  ret void
}
