; The caller promises 4 bytes; 16 are taken for granted.
; expect: Refuted
; because: is not what is promised
define ptx_kernel void @k(ptr addrspace(1) noundef align 16 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, 32
  br i1 %in, label %body, label %done
body:
  %i = sext i32 %t to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 0.0, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
