; The condition of the store speaks of such a number.
; expect: kOutOfDomain meaning_c11
; because: is not defined at
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %px = getelementptr i32, ptr addrspace(1) %x, i64 %w
  %py = getelementptr i32, ptr addrspace(1) %y, i64 %w
  %c = icmp ne i32 %m, 123457
  br i1 %c, label %a, label %e
a:
  %l = load i32, ptr addrspace(1) %px, align 4
  br label %e
e:
  store i32 5, ptr addrspace(1) %py, align 4
  ret void
}
