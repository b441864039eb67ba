define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %u = insertvalue { i64, i64 } poison, i64 %i, 0
  %v = insertvalue { i64, i64 } %u, i64 7, 1
  br i1 %c, label %rare, label %join
rare:
  %r = insertvalue { i64, i64 } %v, i64 9, 1
  br label %join
join:
  %w = phi { i64, i64 } [ %v, %entry ], [ %r, %rare ]
  %j = extractvalue { i64, i64 } %w, 1
  br i1 %c, label %out, label %end
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
