; Code that another compiler might make of the module beside it.
; expect: Refuted
define ptx_kernel void @k({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2, float %3, i32 %4) "nvvm.reqntid"="128" {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %8 = sext i32 %6 to i64
  %9 = getelementptr float, ptr addrspace(1) %7, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = sext i32 %4 to i64
  %13 = add i64 %11, %11
  %15 = icmp slt i32 %4, 2000000000
  %16 = select i1 %15, float %10, float %3
  %17 = icmp slt i64 %13, 2000000000
  %18 = select i1 %17, float %10, float %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %20 = sext i32 %6 to i64
  %21 = getelementptr float, ptr addrspace(1) %19, i64 %20
  store float %18, ptr addrspace(1) %21, align 4
  ret void
}
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() 
