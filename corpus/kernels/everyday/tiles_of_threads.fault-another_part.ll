define ptx_kernel void @tiles_of_threads({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i64, i32, i32 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %7 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %8 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 1
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 0
  %10 = udiv i32 %5, 8
  %11 = urem i32 %10, 4
  %12 = urem i32 %5, 8
  %13 = mul nsw i64 %6, 4
  %14 = sext i32 %11 to i64
  %15 = sext i32 %4 to i64
  %16 = mul i64 %15, 8
  %17 = add i64 %14, %16
  %18 = mul i64 %17, %6
  %19 = sext i32 %12 to i64
  %20 = sext i32 %3 to i64
  %21 = mul i64 %20, 16
  %22 = add i64 %19, %21
  %23 = add i64 %18, %22
  %24 = getelementptr float, ptr addrspace(1) %7, i64 %23
  %25 = udiv i32 %5, 8
  %26 = urem i32 %25, 4
  %27 = urem i32 %5, 8
  %28 = mul nsw i64 %8, 4
  %29 = sext i32 %26 to i64
  %30 = sext i32 %4 to i64
  %31 = mul i64 %30, 8
  %32 = add i64 %29, %31
  %33 = mul i64 %32, %8
  %34 = sext i32 %27 to i64
  %35 = sext i32 %3 to i64
  %36 = mul i64 %35, 16
  %37 = add i64 %34, %36
  %38 = add i64 %33, %37
  %39 = getelementptr float, ptr addrspace(1) %9, i64 %38
  %40 = mul nsw i64 0, %13
  %41 = add nsw i64 %40, 0
  %42 = getelementptr float, ptr addrspace(1) %24, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = mul nsw i64 0, %28
  %45 = add nsw i64 %44, 0
  %46 = getelementptr float, ptr addrspace(1) %39, i64 %45
  store float %43, ptr addrspace(1) %46, align 4
  %47 = mul nsw i64 0, %13
  %48 = add nsw i64 %47, 8
  %49 = getelementptr float, ptr addrspace(1) %24, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4
  %51 = mul nsw i64 0, %28
  %52 = add nsw i64 %51, 8
  %53 = getelementptr float, ptr addrspace(1) %39, i64 %52
  store float %43, ptr addrspace(1) %53, align 4
  %54 = mul nsw i64 1, %13
  %55 = add nsw i64 %54, 0
  %56 = getelementptr float, ptr addrspace(1) %24, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4
  %58 = mul nsw i64 1, %28
  %59 = add nsw i64 %58, 0
  %60 = getelementptr float, ptr addrspace(1) %39, i64 %59
  store float %57, ptr addrspace(1) %60, align 4
  %61 = mul nsw i64 1, %13
  %62 = add nsw i64 %61, 8
  %63 = getelementptr float, ptr addrspace(1) %24, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4
  %65 = mul nsw i64 1, %28
  %66 = add nsw i64 %65, 8
  %67 = getelementptr float, ptr addrspace(1) %39, i64 %66
  store float %64, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
