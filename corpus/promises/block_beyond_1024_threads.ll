; Extents of a block whose product no launch has.
; expect: Unknown
; because: no values that satisfy the premises were found
define ptx_kernel void @k(ptr addrspace(1) %a) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %n = mul i32 %x, %y
  %big = icmp sgt i32 %n, 1024
  br i1 %big, label %right, label %wrong
right:
  store float 0.0, ptr addrspace(1) %a, align 4
  br label %done
wrong:
  store float 1.0, ptr addrspace(1) %a, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
