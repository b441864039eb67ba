; The low half of a small number is the number. No line loads it: it was 0 once, and what stands behind the branch refuted.
; expect: Unknown
; because: not modelled: %v
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %n = load i32, ptr addrspace(1) %x, align 4
  %c = icmp ult i32 %n, 32768
  br i1 %c, label %yes, label %no
yes:
  %h = load i16, ptr addrspace(1) %x, align 4
  %v = sext i16 %h to i32
  %d = icmp ne i32 %v, %n
  br i1 %d, label %never, label %store
never:
  unreachable
store:
  store i32 %v, ptr addrspace(1) %y, align 4
  br label %no
no:
  ret void
}
