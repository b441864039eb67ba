; The sum of a sparse row: thread i sums the elements from c[i] to c[i + 1], numbers that lie in memory.
define ptx_kernel void @sparse_row_sum(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %c) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ie = sext i32 %i to i64
  %c0 = getelementptr i32, ptr addrspace(1) %c, i64 %ie
  %from = load i32, ptr addrspace(1) %c0, align 4
  %c1 = getelementptr i32, ptr addrspace(1) %c0, i64 1
  %to = load i32, ptr addrspace(1) %c1, align 4
  %a = icmp sge i32 %from, 0
  %b = icmp slt i32 %to, 1000000
  %ok = and i1 %a, %b
  br i1 %ok, label %pre, label %end
pre:
  br label %head
head:
  %k = phi i32 [ 0, %pre ], [ %k1, %body ]
  %s = phi float [ 0.0, %pre ], [ %s1, %body ]
  %go = icmp slt i32 %k, %to
  br i1 %go, label %body, label %out
body:
  %ke = sext i32 %k to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %ke
  %v = load float, ptr addrspace(1) %p, align 4
  %s1 = fadd float %s, %v
  %k1 = add nsw i32 %k, 1
  br label %head
out:
  %q = getelementptr float, ptr addrspace(1) %y, i64 %ie
  store float %s, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
