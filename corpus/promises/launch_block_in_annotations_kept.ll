; The older form of the launch that is stated.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { nounwind }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"reqntidx", i32 32}
