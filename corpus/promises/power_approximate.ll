; A power of two, as LLVM approximates it.
; expect: Proved
; because: 
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %p = getelementptr <4 x float>, ptr addrspace(1) %x, i64 %t64
  %q = getelementptr <2 x float>, ptr addrspace(1) %y, i64 %t64
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %h = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %w = call afn <2 x float> @llvm.exp2.v2f32(<2 x float> %h)
  store <2 x float> %w, ptr addrspace(1) %q, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare <2 x float> @llvm.exp2.v2f32(<2 x float>)
attributes #0 = { "nvvm.reqntid"="64" }
