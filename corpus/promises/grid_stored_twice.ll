; Two threads store one element, and a barrier orders them: the second value is left. It was Refuted once.
; expect: Unknown
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %j = sub i64 63, %i
  %xi = getelementptr float, ptr addrspace(1) %x, i64 %i
  %yi = getelementptr float, ptr addrspace(1) %y, i64 %i
  %yj = getelementptr float, ptr addrspace(1) %y, i64 %j
  %zi = getelementptr float, ptr addrspace(1) %z, i64 %i
  %v = load float, ptr addrspace(1) %xi, align 4
  store float 0.0, ptr addrspace(1) %yi, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %v, ptr addrspace(1) %yj, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
