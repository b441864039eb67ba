; A branch on what was loaded.
; expect: Unknown
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load i1, ptr addrspace(1) %a, align 4
  %q = getelementptr i32, ptr addrspace(1) %a, i32 1
  br i1 %v, label %x, label %y
x:
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
y:
  ret void
}
