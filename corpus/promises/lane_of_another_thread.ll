; The lane and the number differ from thread 32 on.
; expect: Refuted
define ptx_kernel void @k(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %r = and i32 %t, 31
  %i = sext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %y, i64 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
attributes #0 = { "nvvm.reqntid"="64" }
