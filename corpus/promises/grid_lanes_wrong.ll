; The lanes are turned around.
; expect: Refuted
; because: is not what is ensured
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %j = sub i64 63, %i
  %xi = getelementptr float, ptr addrspace(1) %x, i64 %i
  %yi = getelementptr float, ptr addrspace(1) %y, i64 %i
  %yj = getelementptr float, ptr addrspace(1) %y, i64 %j
  %zi = getelementptr float, ptr addrspace(1) %z, i64 %i
  %v = load float, ptr addrspace(1) %xi, align 4
  %g = or i32 31, 0
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %f = and i32 %t, -32
  %h = add i32 %f, %g
  %p = sub i32 %h, %l
  %q = sext i32 %p to i64
  %yq = getelementptr float, ptr addrspace(1) %y, i64 %q
  store float %v, ptr addrspace(1) %yq, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
