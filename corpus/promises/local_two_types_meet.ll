; One path writes a wide number, the other a narrow one.
; expect: Unknown
; because: not modelled
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca i64, align 8
  store i64 7, ptr %s, align 8
  br i1 %c, label %rare, label %join
rare:
  %q = getelementptr i8, ptr %s, i64 0
  store i32 7, ptr %q, align 8
  br label %join
join:
  %j = load i64, ptr %s, align 8
  br i1 %c, label %end, label %out
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
