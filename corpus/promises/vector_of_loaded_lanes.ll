; What is loaded is no number that lanes can be computed with; 0 is added to it.
; expect: Unknown
; because: add <2 x i32>
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %v = load <2 x i32>, ptr addrspace(1) %x, align 8
  %s = add <2 x i32> %v, zeroinitializer
  store <2 x i32> %s, ptr addrspace(1) %y, align 8
  ret void
}
