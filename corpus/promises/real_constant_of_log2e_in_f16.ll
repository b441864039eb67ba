; An eighth of log2(e), as f16 has it: rounded.
; expect: Unknown
; because: ensures
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, half %p) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %row = mul i64 %w, 4
  %i0 = add i64 %row, 0
  %q0 = getelementptr half, ptr addrspace(1) %x, i64 %i0
  %v0 = load half, ptr addrspace(1) %q0, align 2
  %i1 = add i64 %row, 1
  %q1 = getelementptr half, ptr addrspace(1) %x, i64 %i1
  %v1 = load half, ptr addrspace(1) %q1, align 2
  %i2 = add i64 %row, 2
  %q2 = getelementptr half, ptr addrspace(1) %x, i64 %i2
  %v2 = load half, ptr addrspace(1) %q2, align 2
  %i3 = add i64 %row, 3
  %q3 = getelementptr half, ptr addrspace(1) %x, i64 %i3
  %v3 = load half, ptr addrspace(1) %q3, align 2
  %za = fadd half %v0, %v1
  %zb = fadd half %v2, %v3
  %zs = fadd half %za, %zb
  %zq = fmul half %v0, 0xH31C5
  %ze = call half @llvm.exp2.f16(half %zq)
  %zr = fmul half %ze, %zs
  %qy = getelementptr half, ptr addrspace(1) %y, i64 %w
  store half %zr, ptr addrspace(1) %qy, align 2
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare half @llvm.exp2.f16(half)
attributes #0 = { "nvvm.reqntid"="32" }
