; A thread loads a byte of its own element.
; expect: Unknown
@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %j = sub i64 63, %i
  %xi = getelementptr float, ptr addrspace(1) %x, i64 %i
  %yi = getelementptr float, ptr addrspace(1) %y, i64 %i
  %yj = getelementptr float, ptr addrspace(1) %y, i64 %j
  %zi = getelementptr float, ptr addrspace(1) %z, i64 %i
  %v = load float, ptr addrspace(1) %xi, align 4
  %b = mul i64 %i, 4
  %o = add i64 %b, 1
  %si = getelementptr float, ptr addrspace(3) @s, i64 %i
  %sb = getelementptr i8, ptr addrspace(3) @s, i64 %o
  %zb = getelementptr i8, ptr addrspace(1) %z, i64 %i
  store float %v, ptr addrspace(3) %si, align 4
  %m = load i8, ptr addrspace(3) %sb, align 1
  store i8 %m, ptr addrspace(1) %zb, align 1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
