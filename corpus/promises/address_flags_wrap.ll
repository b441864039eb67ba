; Index times size is 2^64: inbounds forbids the product that wraps to 0.
; expect: Unknown
; because: getelementptr inbounds
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %s = alloca [4 x i32], align 16
  %v = load i32, ptr addrspace(1) %a, align 4
  %p = getelementptr i8, ptr %s, i64 8
  %q = getelementptr inbounds i32, ptr %p, i64 4611686018427387904
  store i32 %v, ptr %q, align 4
  %w = load i32, ptr %q, align 4
  store i32 %w, ptr addrspace(1) %b, align 4
  ret void
}
