; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [1 x double], align 16
  %7 = alloca [1 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 4
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr addrspace(1) %0, i64 %13
  %15 = load double, ptr addrspace(1) %14, align 8
  %16 = insertelement <1 x double> poison, double %15, i64 0
  %17 = extractelement <1 x double> %16, i64 0
  store double %17, ptr %7, align 16
  %18 = urem i32 %8, 4
  %19 = udiv i32 %8, 4
  %20 = mul nsw i32 %19, 4
  %21 = add nsw i32 %18, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr double, ptr addrspace(1) %1, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8
  %25 = insertelement <1 x double> poison, double %24, i64 0
  %26 = extractelement <1 x double> %25, i64 0
  store double %26, ptr %6, align 16
  %27 = urem i32 %8, 4
  %28 = udiv i32 %8, 4
  %29 = mul nsw i32 %27, 2
  %30 = mul nsw i32 %28, 8
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr addrspace(1) %2, i64 %32
  %34 = load <2 x double>, ptr addrspace(1) %33, align 16
  %35 = extractelement <2 x double> %34, i64 0
  %36 = insertelement <2 x double> poison, double %35, i64 0
  %37 = extractelement <2 x double> %34, i64 1
  %38 = insertelement <2 x double> %36, double %37, i64 1
  %39 = extractelement <2 x double> %38, i64 0
  %40 = insertelement <2 x double> poison, double %39, i64 0
  %41 = extractelement <2 x double> %38, i64 1
  %42 = insertelement <2 x double> %40, double %41, i64 1
  store <2 x double> %42, ptr %5, align 16
  %43 = load double, ptr %7, align 16
  %44 = insertelement <1 x double> poison, double %43, i64 0
  %45 = extractelement <1 x double> %44, i64 0
  %46 = load double, ptr %6, align 16
  %47 = insertelement <1 x double> poison, double %46, i64 0
  %48 = extractelement <1 x double> %47, i64 0
  %49 = load <2 x double>, ptr %5, align 16
  %50 = extractelement <2 x double> %49, i64 0
  %51 = insertelement <2 x double> poison, double %50, i64 0
  %52 = extractelement <2 x double> %49, i64 1
  %53 = insertelement <2 x double> %51, double %52, i64 1
  %54 = extractelement <2 x double> %53, i64 0
  %55 = extractelement <2 x double> %53, i64 1
  %56 = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %45, double %48, double %54, double %55)
  %57 = extractvalue { double, double } %56, 0
  %58 = extractvalue { double, double } %56, 1
  %59 = insertelement <2 x double> poison, double %57, i64 0
  %60 = insertelement <2 x double> %59, double %58, i64 1
  %61 = extractelement <2 x double> %60, i64 0
  %62 = insertelement <2 x double> poison, double %61, i64 0
  %63 = extractelement <2 x double> %60, i64 1
  %64 = insertelement <2 x double> %62, double %63, i64 1
  store <2 x double> %64, ptr %5, align 16
  %65 = urem i32 %8, 4
  %66 = udiv i32 %8, 4
  %67 = mul nsw i32 %65, 2
  %68 = mul nsw i32 %66, 8
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr double, ptr addrspace(1) %3, i64 %70
  %72 = load <2 x double>, ptr %5, align 16
  %73 = extractelement <2 x double> %72, i64 0
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = extractelement <2 x double> %72, i64 1
  %76 = insertelement <2 x double> %74, double %75, i64 1
  %77 = extractelement <2 x double> %76, i64 0
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = extractelement <2 x double> %76, i64 1
  %80 = insertelement <2 x double> %78, double %79, i64 1
  store <2 x double> %80, ptr addrspace(1) %71, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(none)
declare { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
