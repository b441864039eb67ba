; What is written into the padding of a struct.
; expect: Unknown
; because: not modelled
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca { i8, i32 }, align 4
  %v = insertvalue { i8, i32 } { i8 1, i32 0 }, i32 7, 1
  store { i8, i32 } %v, ptr %s, align 4
  %g = getelementptr i8, ptr %s, i64 1
  store i8 3, ptr %g, align 1
  %w = load { i8, i32 }, ptr %s, align 4
  %x = extractvalue { i8, i32 } %w, 1
  %j = sext i32 %x to i64
  br label %out
out:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
