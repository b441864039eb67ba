; A load whose name is that of a let.
; expect: kUsage
; because: is a load and something else
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
  %v = load i32, ptr addrspace(1) %x, align 4
  %i = sext i32 %n to i64
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %i
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
