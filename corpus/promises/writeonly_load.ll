; A load through a parameter that is written only.
; expect: Refuted
; because: writeonly of parameter 0
define ptx_kernel void @k(ptr addrspace(1) writeonly %a, ptr addrspace(1) %b) {
  %v = load i32, ptr addrspace(1) %a, align 4
  store i32 %v, ptr addrspace(1) %b, align 4
  ret void
}
