; -2.5 in 64 bits has more than the largest signed number: 13835621192543961088.
; expect: Proved
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load double, ptr addrspace(1) %x, align 8
  %r = fmul double %a, -2.5
  store double %r, ptr addrspace(1) %y, align 8
  ret void
}
