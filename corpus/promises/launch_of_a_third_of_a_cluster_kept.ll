; A grid of 15 blocks in clusters of three.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %q = getelementptr i8, ptr addrspace(1) %a, i64 60
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
