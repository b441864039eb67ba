; The field of 64 bits lies at 8 bytes.
; expect: Proved
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %p = getelementptr { i32, i64 }, ptr addrspace(1) %a, i64 0, i32 1
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %b, align 4
  ret void
}
