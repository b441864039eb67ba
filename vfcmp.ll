define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, float %s, float %t) #9 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %tid to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr float, ptr addrspace(1) %b, i64 %i
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %v = load <2 x float>, ptr addrspace(1) %a, align 8
  %c = fcmp olt <2 x float> %v, <float 1.0, float 2.0>
  %m = select <2 x i1> %c, <2 x float> %v, <2 x float> <float 3.0, float 3.0>
  store <2 x float> %m, ptr addrspace(1) %b, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.maximum.f32(float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
attributes #9 = { nounwind }
