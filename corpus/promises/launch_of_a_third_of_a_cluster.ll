; A grid of 16 blocks in clusters of three: there is no such launch.
; expect: Unknown
; because: whole clusters by nctaid.x
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %q = getelementptr i8, ptr addrspace(1) %a, i64 64
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
