define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca { i32, { i64, [2 x i64] } }, align 8
  %u = insertvalue { i32, { i64, [2 x i64] } } zeroinitializer, i64 %i, 1, 0
  %v = insertvalue { i32, { i64, [2 x i64] } } %u, i64 7, 1, 1, 1
  store { i32, { i64, [2 x i64] } } %v, ptr %s, align 8
  br i1 %c, label %rare, label %join
rare:
  %r = insertvalue { i32, { i64, [2 x i64] } } %v, i64 9, 1, 1, 1
  store { i32, { i64, [2 x i64] } } %r, ptr %s, align 8
  br label %join
join:
  %w = load { i32, { i64, [2 x i64] } }, ptr %s, align 8
  %j = extractvalue { i32, { i64, [2 x i64] } } %w, 1, 1, 1
  br i1 %c, label %end, label %out
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
