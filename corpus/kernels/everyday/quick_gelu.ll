define ptx_kernel void @quick_gelu({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 1, 0
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %21

9:                                                ; preds = %2
  %10 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %11 = sext i32 %6 to i64
  %12 = getelementptr half, ptr addrspace(1) %10, i64 %11
  %13 = load half, ptr addrspace(1) %12, align 2
  %14 = fmul half %13, 0xHC0E9
  %15 = call half @llvm.exp2.f16(half %14)
  %16 = fadd half %15, 0xH3C00
  %17 = fdiv half %13, %16
  %18 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %19 = sext i32 %6 to i64
  %20 = getelementptr half, ptr addrspace(1) %18, i64 %19
  store half %17, ptr addrspace(1) %20, align 2
  br label %21

21:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.exp2.f16(half) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
