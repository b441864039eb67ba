; A second fold begins with what the first one carries, and happens wherever that is.
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
  br label %h2
h2:
  %k = phi i32 [ 0, %e ], [ %k1, %b2 ]
  %z = phi float [ %s, %e ], [ %z1, %b2 ]
  %c2 = icmp slt i32 %k, %n
  br i1 %c2, label %b2, label %e2
b2:
  %z1 = fadd float %z, 1.0
  %k1 = add i32 %k, 1
  br label %h2
e2:
  store float %z, ptr addrspace(1) %py, align 4
  ret void
}
