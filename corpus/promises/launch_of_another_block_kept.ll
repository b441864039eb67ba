; A block of 128 threads, and a register that says so.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %q = getelementptr i8, ptr addrspace(1) %a, i64 512
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
