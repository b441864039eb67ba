define ptx_kernel void @leaky_relu({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, float %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %12 = sext i32 %7 to i64
  %13 = getelementptr float, ptr addrspace(1) %11, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4
  %15 = fcmp olt float %14, 0.000000e+00
  %16 = fmul float %14, %2
  %17 = select i1 %15, float %14, float %16
  %18 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %19 = sext i32 %7 to i64
  %20 = getelementptr float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  br label %21

21:                                               ; preds = %10, %3
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
