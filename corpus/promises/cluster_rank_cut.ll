; The rank of a block in a cluster of sixteen, cut to three bits.
; expect: Refuted
; because: line 5 stores elsewhere than the code
define ptx_kernel void @k(ptr addrspace(1) %y) {
  %c = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %r = and i32 %c, 7
  %i = sext i32 %r to i64
  %p = getelementptr float, ptr addrspace(1) %y, i64 %i
  store float 0.0, ptr addrspace(1) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
