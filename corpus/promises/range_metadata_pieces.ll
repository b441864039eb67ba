; Two pieces, between which nothing may be.
; expect: Unknown
; because: several pieces
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
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
!0 = !{i32 0, i32 32, i32 40, i32 1024}
