define ptx_kernel void @relu_by_select({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %11 = sext i32 %6 to i64
  %12 = getelementptr float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = fcmp ogt float %13, 0.000000e+00
  %15 = select i1 %14, float %13, float 0.000000e+00
  %16 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %17 = sext i32 %6 to i64
  %18 = getelementptr float, ptr addrspace(1) %16, i64 %17
  store float %15, ptr addrspace(1) %18, align 4
  br label %19

19:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
