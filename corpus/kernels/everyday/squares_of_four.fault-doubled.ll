define ptx_kernel void @squares_of_four({ ptr addrspace(1), { i32, i32 } } %0, { ptr addrspace(1), { i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %3, 256
  %6 = add i32 %5, %4
  %7 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 0
  %8 = sext i32 %6 to i64
  %9 = mul nsw i64 %8, 4
  %10 = getelementptr float, ptr addrspace(1) %7, i64 %9
  %11 = extractvalue { ptr addrspace(1), { i32, i32 } } %0, 1, 0
  %12 = mul i32 %6, 4
  %13 = icmp slt i32 %12, %11
  %14 = extractvalue { ptr addrspace(1), { i32, i32 } } %1, 0
  %15 = sext i32 %6 to i64
  %16 = mul nsw i64 %15, 4
  %17 = getelementptr float, ptr addrspace(1) %14, i64 %16
  br i1 %13, label %18, label %37

18:                                               ; preds = %2
  %19 = load <4 x float>, ptr addrspace(1) %10, align 16
  %20 = extractelement <4 x float> %19, i64 0
  %21 = insertelement <4 x float> poison, float %20, i64 0
  %22 = extractelement <4 x float> %19, i64 1
  %23 = insertelement <4 x float> %21, float %22, i64 1
  %24 = extractelement <4 x float> %19, i64 2
  %25 = insertelement <4 x float> %23, float %24, i64 2
  %26 = extractelement <4 x float> %19, i64 3
  %27 = insertelement <4 x float> %25, float %26, i64 3
  %28 = fadd <4 x float> %27, %27
  %29 = extractelement <4 x float> %28, i64 0
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = extractelement <4 x float> %28, i64 1
  %32 = insertelement <4 x float> %30, float %31, i64 1
  %33 = extractelement <4 x float> %28, i64 2
  %34 = insertelement <4 x float> %32, float %33, i64 2
  %35 = extractelement <4 x float> %28, i64 3
  %36 = insertelement <4 x float> %34, float %35, i64 3
  store <4 x float> %36, ptr addrspace(1) %17, align 16
  br label %37

37:                                               ; preds = %18, %2
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
