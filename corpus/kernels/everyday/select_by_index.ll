define ptx_kernel void @select_by_index({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, i32 %2, float %3) #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %5, 256
  %8 = add i32 %7, %6
  %9 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %13 = sext i32 %8 to i64
  %14 = getelementptr float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = icmp slt i32 %8, %2
  %17 = select i1 %16, float %15, float %3
  %18 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %19 = sext i32 %8 to i64
  %20 = getelementptr float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  br label %21

21:                                               ; preds = %11, %4
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
