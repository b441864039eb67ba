; Rounding is no difference of real numbers: a reciprocal of a reciprocal.
; expect: Unknown
; because: line 15
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, float %p) #0 {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b32 = mul i32 %b, 32
  %i = add i32 %b32, %t
  %row = mul i32 %i, 4
  %row64 = sext i32 %row to i64
  %i64 = sext i32 %i to i64
  %o0 = add i64 %row64, 0
  %q0 = getelementptr float, ptr addrspace(1) %x, i64 %o0
  %l0 = load float, ptr addrspace(1) %q0, align 4
  %o1 = add i64 %row64, 1
  %q1 = getelementptr float, ptr addrspace(1) %x, i64 %o1
  %l1 = load float, ptr addrspace(1) %q1, align 4
  %o2 = add i64 %row64, 2
  %q2 = getelementptr float, ptr addrspace(1) %x, i64 %o2
  %l2 = load float, ptr addrspace(1) %q2, align 4
  %o3 = add i64 %row64, 3
  %q3 = getelementptr float, ptr addrspace(1) %x, i64 %o3
  %l3 = load float, ptr addrspace(1) %q3, align 4
  %v1 = call float @llvm.fabs.f32(float %l0)
  %v2 = call float @llvm.minnum.f32(float %v1, float 0x3FF0000000000000)
  %v3 = fadd float %v2, 0x3FF0000000000000
  %v4 = call float @llvm.fabs.f32(float %l1)
  %v5 = call float @llvm.minnum.f32(float %v4, float 0x3FF0000000000000)
  %v6 = fadd float %v5, 0x3FF0000000000000
  %v7 = fadd float %v3, %v6
  %v8 = call float @llvm.fabs.f32(float %l2)
  %v9 = call float @llvm.minnum.f32(float %v8, float 0x3FF0000000000000)
  %v10 = fadd float %v9, 0x3FF0000000000000
  %v11 = fadd float %v7, %v10
  %v12 = call float @llvm.fabs.f32(float %l3)
  %v13 = call float @llvm.minnum.f32(float %v12, float 0x3FF0000000000000)
  %v14 = fadd float %v13, 0x3FF0000000000000
  %v15 = fadd float %v11, %v14
  %v16 = fdiv float 0x3FF0000000000000, %v15
  %v17 = fdiv float 0x3FF0000000000000, %v16
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i64
  store float %v17, ptr addrspace(1) %py, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.fabs.f32(float)
declare float @llvm.minnum.f32(float, float)
attributes #0 = { "nvvm.reqntid"="32" }
