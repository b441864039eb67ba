; Differences of differences, of a loop that is written out: whoever compares them, or computes them at numbers, descends.
; expect: Unknown
; because: deep
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %px = getelementptr float, ptr addrspace(1) %x, i64 %w
  %py = getelementptr float, ptr addrspace(1) %y, i64 %w
  %l = load float, ptr addrspace(1) %px, align 4
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi float [ %l, %entry ], [ %s15, %h ]
  %s0 = fsub float %s, 0.0
  %s1 = fsub float %s0, 0.0
  %s2 = fsub float %s1, 0.0
  %s3 = fsub float %s2, 0.0
  %s4 = fsub float %s3, 0.0
  %s5 = fsub float %s4, 0.0
  %s6 = fsub float %s5, 0.0
  %s7 = fsub float %s6, 0.0
  %s8 = fsub float %s7, 0.0
  %s9 = fsub float %s8, 0.0
  %s10 = fsub float %s9, 0.0
  %s11 = fsub float %s10, 0.0
  %s12 = fsub float %s11, 0.0
  %s13 = fsub float %s12, 0.0
  %s14 = fsub float %s13, 0.0
  %s15 = fsub float %s14, 0.0
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 3000
  br i1 %c, label %h, label %e
e:
  store float %s15, ptr addrspace(1) %py, align 4
  ret void
}
