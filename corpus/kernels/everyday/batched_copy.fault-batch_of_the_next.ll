define ptx_kernel void @batched_copy({ ptr addrspace(1), { i32, i32, i32, i64 } } %0, { ptr addrspace(1), { i32, i32, i32, i64 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %batch = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = add i32 %batch, 1
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul i32 %3, 256
  %7 = add i32 %6, %5
  %8 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 1, 0
  %9 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 1, 2
  %10 = icmp slt i32 %7, %8
  %11 = icmp slt i32 %4, %9
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %29

13:                                               ; preds = %2
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 1, 3
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %15, %14
  %17 = sext i32 %7 to i64
  %18 = add nsw i64 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %0, 0
  %20 = getelementptr bfloat, ptr addrspace(1) %19, i64 %18
  %21 = load bfloat, ptr addrspace(1) %20, align 2
  %22 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 1, 3
  %23 = sext i32 %4 to i64
  %24 = mul nsw i64 %23, %22
  %25 = sext i32 %7 to i64
  %26 = add nsw i64 %25, %24
  %27 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 0
  %28 = getelementptr bfloat, ptr addrspace(1) %27, i64 %26
  store bfloat %21, ptr addrspace(1) %28, align 2
  br label %29

29:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
