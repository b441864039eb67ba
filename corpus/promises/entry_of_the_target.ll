; The target of a GPU.
; expect: Proved
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
