; A warp of sixteen lanes, in a register that the code does not read.
; expect: kVacuous
; because: hold in no launch
define ptx_kernel void @k(ptr addrspace(1) %a) {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
