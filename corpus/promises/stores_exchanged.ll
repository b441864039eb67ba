; Two stores that do not meet, exchanged: memory is the same behind them.
; expect: Unknown
; because: the code loads and stores the same in another order
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, 32
  br i1 %in, label %body, label %done
body:
  %i = sext i32 %t to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %i
  %j = add i64 %i, 32
  %r = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 1.0, ptr addrspace(1) %r, align 4
  store float 0.0, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
