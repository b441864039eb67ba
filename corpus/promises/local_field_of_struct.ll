; A field read by itself of a struct that was written whole.
; expect: Unknown
; because: not modelled
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %c = icmp eq i32 %n, 77777777
  %s = alloca { i8, i32 }, align 4
  store { i8, i32 } { i8 1, i32 7 }, ptr %s, align 4
  %g = getelementptr i8, ptr %s, i64 4
  %x = load i32, ptr %g, align 4
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
