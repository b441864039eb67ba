; The fold does not happen where m is 123457: what it carries is no value there, and each thread stores it.
; expect: kOutOfDomain meaning_c11
; because: is not defined at
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %py = getelementptr float, ptr addrspace(1) %y, i64 %w
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %b ]
  %s = phi float [ 0.0, %entry ], [ %s1, %b ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %s1 = fadd float %s, 1.0
  %i1 = add i32 %i, 1
  br label %h
e:
  store float %s, ptr addrspace(1) %py, align 4
  ret void
}
