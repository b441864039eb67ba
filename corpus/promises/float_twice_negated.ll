; expect: Unknown
; because: no numbers that were tried tell them apart
; Equal, which no rule says. It was Refuted: the two were written differently.
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load float, ptr addrspace(1) %x, align 4
  %n = fneg float %a
  %m = fneg float %n
  %r = fadd float %m, 1.0
  store float %r, ptr addrspace(1) %y, align 4
  ret void
}
