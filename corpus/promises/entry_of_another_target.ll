; No GPU runs code of this target.
; expect: Unknown
; because: of no GPU
target triple = "x86_64-unknown-linux-gnu"
define ptx_kernel void @k(ptr addrspace(1) %y, float %v) {
  store float %v, ptr addrspace(1) %y, align 4
  ret void
}
