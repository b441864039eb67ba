define ptx_kernel void @byte_to_float({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, float %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %12 = sext i32 %7 to i64
  %13 = getelementptr i8, ptr addrspace(1) %11, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1
  %15 = sitofp i8 %14 to float
  %16 = fmul float %15, %2
  %17 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %18 = sext i32 %7 to i64
  %19 = getelementptr float, ptr addrspace(1) %17, i64 %18
  store float %16, ptr addrspace(1) %19, align 4
  br label %20

20:                                               ; preds = %10, %3
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
