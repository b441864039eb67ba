define ptx_kernel void @padding({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %24

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %11 = icmp slt i32 %6, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %9
  %13 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %14 = sext i32 %6 to i64
  %15 = getelementptr float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  br label %18

17:                                               ; preds = %9
  br label %18

18:                                               ; preds = %12, %17
  %19 = phi float [ 0.000000e+00, %17 ], [ %16, %12 ]
  br label %20

20:                                               ; preds = %18
  %21 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %22 = sext i32 %6 to i64
  %23 = getelementptr float, ptr addrspace(1) %21, i64 %22
  store float %19, ptr addrspace(1) %23, align 4
  br label %24

24:                                               ; preds = %20, %2
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
