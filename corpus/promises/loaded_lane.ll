; A lane that was loaded.
; expect: Unknown
; because: extractelement
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %v = load i32, ptr addrspace(1) %a, align 4
  %e = extractelement <4 x i32> zeroinitializer, i32 %v
  %q = getelementptr i32, ptr addrspace(1) %a, i32 1
  store i32 %e, ptr addrspace(1) %q, align 4
  ret void
}
