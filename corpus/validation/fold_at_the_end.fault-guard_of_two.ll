; The sum of a row of n elements as clang writes the loop: the comparison at its end, behind one that a turn is taken.
define ptx_kernel void @fold_at_the_end(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ie = zext i32 %i to i64
  %any = icmp sgt i32 %n, 1
  br i1 %any, label %pre, label %out
pre:
  %row = mul nsw i32 %n, %i
  %rowe = sext i32 %row to i64
  %wide = zext nneg i32 %n to i64
  br label %head
head:
  %k = phi i64 [ 0, %pre ], [ %k1, %head ]
  %s = phi float [ 0.0, %pre ], [ %s1, %head ]
  %at = add nsw i64 %k, %rowe
  %p = getelementptr float, ptr addrspace(1) %x, i64 %at
  %v = load float, ptr addrspace(1) %p, align 4
  %s1 = fadd float %s, %v
  %k1 = add nuw nsw i64 %k, 1
  %end = icmp eq i64 %k1, %wide
  br i1 %end, label %out, label %head, !llvm.loop !0
out:
  %r = phi float [ 0.0, %entry ], [ %s1, %head ]
  %q = getelementptr float, ptr addrspace(1) %y, i64 %ie
  store float %r, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
