define ptx_kernel void @scatter({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1, { ptr addrspace(1), { i32, i32 } } %2) #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %4, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %12 = sext i32 %7 to i64
  %13 = getelementptr i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 1, 0
  %16 = icmp slt i32 %14, %15
  %17 = icmp sge i32 %14, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %10
  %20 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %21 = sext i32 %7 to i64
  %22 = getelementptr float, ptr addrspace(1) %20, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  %24 = extractvalue { ptr addrspace(1), { i32, i32 } } %2, 0
  %25 = sext i32 %14 to i64
  %26 = getelementptr float, ptr addrspace(1) %24, i64 %25
  store float %23, ptr addrspace(1) %26, align 4
  br label %27

27:                                               ; preds = %19, %10
  br label %28

28:                                               ; preds = %27, %3
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
