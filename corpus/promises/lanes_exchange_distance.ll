; Another lane is found.
; expect: Refuted
; because: the launch leaves another value
define ptx_kernel void @f(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %p = getelementptr <4 x float>, ptr addrspace(1) %x, i64 %t64
  %q = getelementptr <2 x float>, ptr addrspace(1) %y, i64 %t64
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %s = call reassoc float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %v)
  %e = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %s, i32 8, i32 31)
  %w0 = insertelement <2 x float> poison, float %e, i64 0
  %w = insertelement <2 x float> %w0, float %e, i64 1
  store <2 x float> %w, ptr addrspace(1) %q, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
attributes #0 = { "nvvm.reqntid"="64" }
