; The number is computed with.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %n = load i32, ptr addrspace(1) %x, align 4
  %c = icmp ult i32 %n, 32768
  br i1 %c, label %yes, label %no
yes:
  %v = add i32 %n, 0
  store i32 %v, ptr addrspace(1) %y, align 4
  br label %no
no:
  ret void
}
