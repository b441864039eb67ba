; All threads store one number, and each loads it: a run that found another number there refuted.
; expect: Unknown
@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @k(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %j = sub i64 63, %i
  %yi = getelementptr float, ptr addrspace(1) %y, i64 %i
  %si = getelementptr float, ptr addrspace(3) @s, i64 %i
  %sj = getelementptr float, ptr addrspace(3) @s, i64 %j
  store float 1.0, ptr addrspace(3) %si, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %m = load float, ptr addrspace(3) %sj, align 4
  store float 1.0, ptr addrspace(1) %yi, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
