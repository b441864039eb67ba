define ptx_kernel void @stencil({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %8 = sub i32 %7, 1
  %9 = icmp sge i32 %6, 1
  %10 = icmp slt i32 %6, %8
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %32

12:                                               ; preds = %2
  %13 = sub i32 %6, 1
  %14 = add i32 %6, 1
  %15 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %16 = sext i32 %13 to i64
  %17 = getelementptr float, ptr addrspace(1) %15, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4
  %19 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %20 = sext i32 %6 to i64
  %21 = getelementptr float, ptr addrspace(1) %19, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4
  %23 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %24 = sext i32 %14 to i64
  %25 = getelementptr float, ptr addrspace(1) %23, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = call float @llvm.fma.f32(float %22, float 2.000000e+00, float %18)
  %28 = fadd float %27, %26
  %29 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %30 = sext i32 %6 to i64
  %31 = getelementptr float, ptr addrspace(1) %29, i64 %30
  store float %28, ptr addrspace(1) %31, align 4
  br label %32

32:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
