define ptx_kernel void @k({ ptr addrspace(1), { i32, i32 } } %0, i32 %1) {
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %13 = sext i32 %11 to i64
  %14 = getelementptr i32, ptr addrspace(1) %12, i64 %13
  store i32 %1, ptr addrspace(1) %14, align 4
  ret void
}
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
