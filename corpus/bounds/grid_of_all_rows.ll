; The same with as many rows as a launch has.
; expect: Proved
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %b1 = mul i32 %b, 128
  %i = add i32 %b1, %t
  %w = sext i32 %i to i64
  %px = getelementptr float, ptr addrspace(1) %x, i64 %w
  %py = getelementptr float, ptr addrspace(1) %y, i64 %w
  %c = icmp slt i32 %i, %n
  br i1 %c, label %a, label %e
a:
  %l = load float, ptr addrspace(1) %px, align 4
  store float %l, ptr addrspace(1) %py, align 4
  br label %e
e:
  ret void
}
