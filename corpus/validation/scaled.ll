define ptx_kernel void @scale(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %body, label %done
body:
  %i = sext i32 %t to i64
  %from = getelementptr float, ptr addrspace(1) %x, i64 %i
  %v = load float, ptr addrspace(1) %from, align 4
  %m = fmul float %v, 2.000000e+00
  %r = fneg float %m
  %to = getelementptr float, ptr addrspace(1) %y, i64 %i
  store float %r, ptr addrspace(1) %to, align 4
  br label %done
done:
  ret void
}
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
