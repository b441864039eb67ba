; A thread's four elements, 128 apart, copied to where they lie beside each other: two turns of two.
define ptx_kernel void @loop_copy(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %base = mul nsw i64 %t64, 4
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k1, %rejoin ]
  %i2 = mul nsw i32 %i, 2
  %e = add nsw i32 %i2, %k
  %far = mul nsw i32 %e, 128
  %from = add nsw i32 %t, %far
  %in = icmp slt i32 %from, %n
  br i1 %in, label %move, label %rejoin
move:
  %from64 = sext i32 %from to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %from64
  %x = load float, ptr addrspace(1) %p, align 4
  %e64 = sext i32 %e to i64
  %to = add nsw i64 %base, %e64
  %q = getelementptr float, ptr addrspace(1) %b, i64 %to
  store float %x, ptr addrspace(1) %q, align 4
  br label %rejoin
rejoin:
  %k1 = add nsw i32 %k, 1
  %more = icmp slt i32 %k1, 2
  br i1 %more, label %inner, label %next
next:
  %i1 = add nsw i32 %i, 1
  %again = icmp slt i32 %i1, 2
  br i1 %again, label %outer, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
