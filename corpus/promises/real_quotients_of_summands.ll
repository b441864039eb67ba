; Rounding is no difference of real numbers: a sum of quotients is the quotient of the sum.
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
  %v1 = fdiv float %l0, 0x401C000000000000
  %v2 = fdiv float %l1, 0x401C000000000000
  %v3 = fadd float %v1, %v2
  %v4 = fdiv float %l2, 0x401C000000000000
  %v5 = fadd float %v3, %v4
  %v6 = fdiv float %l3, 0x401C000000000000
  %v7 = fadd float %v5, %v6
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i64
  store float %v7, ptr addrspace(1) %py, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { "nvvm.reqntid"="32" }
