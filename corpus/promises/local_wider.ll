; Two halves read as a whole.
; expect: Unknown
; because: not modelled
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca i64, align 8
  store i32 7, ptr %s, align 8
  %g = getelementptr i32, ptr %s, i64 1
  store i32 0, ptr %g, align 4
  %j = load i64, ptr %s, align 8
  br label %out
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
