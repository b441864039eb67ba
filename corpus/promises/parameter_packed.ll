; A packed struct puts the stride at byte 12, where the form has it at byte 16.
; expect: kUsage
; because: packed, or with an array of nothing
define ptx_kernel void @strided_copy({ ptr addrspace(1), <{ i32, i64 }> } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), <{ i32, i64 }> } %0, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), <{ i32, i64 }> } %0, 1, 1
  %11 = sext i32 %6 to i64
  %12 = mul nsw i64 %11, %10
  %13 = extractvalue { ptr addrspace(1), <{ i32, i64 }> } %0, 0
  %14 = getelementptr half, ptr addrspace(1) %13, i64 %12
  %15 = load half, ptr addrspace(1) %14, align 2
  %16 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %17 = sext i32 %6 to i64
  %18 = getelementptr half, ptr addrspace(1) %16, i64 %17
  store half %15, ptr addrspace(1) %18, align 2
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
