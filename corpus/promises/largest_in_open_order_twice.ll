; Two such values of the same elements may be two: of a NaN, or of zeros.
; expect: Unknown
; because: stores fmax(
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %p = getelementptr <4 x float>, ptr addrspace(1) %x, i64 %t64
  %q = getelementptr <2 x float>, ptr addrspace(1) %y, i64 %t64
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %s = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  %w0 = insertelement <2 x float> poison, float %s, i64 0
  %w = insertelement <2 x float> %w0, float %r, i64 1
  store <2 x float> %w, ptr addrspace(1) %q, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare <2 x float> @llvm.exp2.v2f32(<2 x float>)
attributes #0 = { "nvvm.reqntid"="64" }
