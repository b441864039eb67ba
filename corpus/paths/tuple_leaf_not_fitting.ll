; Code that another compiler might make of the module beside it.
; expect: Refuted
define ptx_kernel void @k({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, i32 %m) "nvvm.reqntid"="128" {
  %t6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t7 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %t11 = sext i32 %m to i64
  %t13 = add i64 %t11, %t11
  %t9 = getelementptr float, ptr addrspace(1) %t7, i64 %t13
  %t10 = load float, ptr addrspace(1) %t9, align 4
  %t19 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %t20 = sext i32 %t6 to i64
  %t21 = getelementptr float, ptr addrspace(1) %t19, i64 %t20
  store float %t10, ptr addrspace(1) %t21, align 4
  ret void
}
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() 
