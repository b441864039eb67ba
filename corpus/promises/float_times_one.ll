; expect: Unknown
; because: no numbers that were tried tell them apart
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %m = fmul float %a, 1.0
  %r = fadd float %m, 1.0
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
