; The loads of the code happen as the fold does, and what is stored does not speak of them.
; expect: kOutOfDomain meaning_c11
; because: is not defined at
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %py = getelementptr float, ptr addrspace(1) %y, i64 %w
  %d = icmp ne i32 %m, 123457
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %j ]
  %s = phi float [ 0.0, %entry ], [ %s1, %j ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %iw = sext i32 %i to i64
  %px = getelementptr float, ptr addrspace(1) %x, i64 %iw
  br i1 %d, label %a, label %j
a:
  %l = load float, ptr addrspace(1) %px, align 4
  br label %j
j:
  %s1 = fadd float %s, 1.0
  %i1 = add i32 %i, 1
  br label %h
e:
  store float %s, ptr addrspace(1) %py, align 4
  ret void
}
