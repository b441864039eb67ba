define ptx_kernel void @copy_3d({ ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %3, 256
  %8 = add i32 %7, %6
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 0
  %10 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 2
  %11 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 4
  %12 = icmp slt i32 %5, %9
  %13 = icmp slt i32 %4, %10
  %14 = and i1 %12, %13
  %15 = icmp slt i32 %8, %11
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %41

17:                                               ; preds = %2
  %18 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 1
  %19 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 3
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %20, %18
  %22 = sext i32 %4 to i64
  %23 = mul nsw i64 %22, %19
  %24 = add nsw i64 %21, %23
  %25 = sext i32 %8 to i64
  %26 = add nsw i64 %24, %25
  %27 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 0
  %28 = getelementptr float, ptr addrspace(1) %27, i64 %26
  %29 = load float, ptr addrspace(1) %28, align 4
  %30 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %1, 1, 1
  %31 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %0, 1, 3
  %32 = sext i32 %5 to i64
  %33 = mul nsw i64 %32, %30
  %34 = sext i32 %4 to i64
  %35 = mul nsw i64 %34, %31
  %36 = add nsw i64 %33, %35
  %37 = sext i32 %8 to i64
  %38 = add nsw i64 %36, %37
  %39 = extractvalue { ptr addrspace(1), { i32, i64, i32, i64, i32, i32 } } %1, 0
  %40 = getelementptr float, ptr addrspace(1) %39, i64 %38
  store float %29, ptr addrspace(1) %40, align 4
  br label %41

41:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
