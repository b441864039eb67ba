; The same in the older form, of which LLVM makes the attribute.
; expect: Unknown
; because: nvvm.reqntid
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { nounwind }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"reqntidx", i32 1}
