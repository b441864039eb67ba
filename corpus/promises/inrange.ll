; An address in the first bytes alone: beyond them its inrange makes it undefined.
; expect: Unknown
; because: not modelled
@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %q = getelementptr float, ptr addrspace(3) getelementptr inrange(0, 4) (i8, ptr addrspace(3) @s, i64 0), i64 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "nvvm.reqntid"="32" }
