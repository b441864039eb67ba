define ptx_kernel void @iota({ ptr addrspace(1), { i32, i32 } } %0) #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul i32 %2, 256
  %5 = add i32 %4, %3
  %6 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %10 = sext i32 %5 to i64
  %11 = getelementptr i32, ptr addrspace(1) %9, i64 %10
  store i32 %5, ptr addrspace(1) %11, align 4
  br label %12

12:                                               ; preds = %8, %1
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
