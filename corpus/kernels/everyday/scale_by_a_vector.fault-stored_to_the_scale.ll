define ptx_kernel void @scale_by_a_vector({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %11 = sext i32 %6 to i64
  %12 = getelementptr float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %15 = sext i32 %6 to i64
  %16 = getelementptr float, ptr addrspace(1) %14, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = fmul float %13, %17
  %19 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %20 = sext i32 %6 to i64
  %21 = getelementptr float, ptr addrspace(1) %19, i64 %20
  store float %18, ptr addrspace(1) %21, align 4
  br label %22

22:                                               ; preds = %9, %2
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
