define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca <2 x i64>, align 16
  %u = insertelement <2 x i64> poison, i64 %i, i64 0
  %v = insertelement <2 x i64> %u, i64 7, i64 1
  store <2 x i64> %v, ptr %s, align 16
  br i1 %c, label %rare, label %join
rare:
  %h = getelementptr i64, ptr %s, i64 2
  %x = load i64, ptr %h, align 8
  br label %join
join:
  %w = load <2 x i64>, ptr %s, align 16
  %j = extractelement <2 x i64> %w, i64 1
  br i1 %c, label %end, label %out
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
