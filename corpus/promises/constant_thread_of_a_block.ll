; A thread register that is one number, of a block of 128 threads.
; expect: Unknown
; because: no launch is known whose tid.x is 0 alone
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %right, label %wrong
right:
  store float 0.0, ptr addrspace(1) %a, align 4
  br label %done
wrong:
  %i = sext i32 %t to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
