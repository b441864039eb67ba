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
  %43 = load i64, ptr %7, align 16
  %44 = insertelement <1 x i64> poison, i64 %43, i64 0
  %45 = extractelement <1 x i64> %44, i64 0
  %46 = bitcast i64 %45 to double
  %47 = load i64, ptr %6, align 16
  %48 = insertelement <1 x i64> poison, i64 %47, i64 0
  %49 = extractelement <1 x i64> %48, i64 0
  %50 = bitcast i64 %49 to double
  %51 = load <2 x i64>, ptr %5, align 16
  %52 = extractelement <2 x i64> %51, i64 0
  %53 = insertelement <2 x i64> poison, i64 %52, i64 0
  %54 = extractelement <2 x i64> %51, i64 1
  %55 = insertelement <2 x i64> %53, i64 %54, i64 1
  %56 = extractelement <2 x i64> %55, i64 0
  %57 = bitcast i64 %56 to double
  %58 = extractelement <2 x i64> %55, i64 1
  %59 = bitcast i64 %58 to double
  %60 = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %46, double %50, double %57, double %59)
  %61 = extractvalue { double, double } %60, 0
  %62 = extractvalue { double, double } %60, 1
  %63 = bitcast double %61 to i64
  %64 = insertelement <2 x i64> poison, i64 %63, i64 0
  %65 = bitcast double %62 to i64
  %66 = insertelement <2 x i64> %64, i64 %65, i64 1
  %67 = extractelement <2 x i64> %66, i64 0
  %68 = insertelement <2 x i64> poison, i64 %67, i64 0
  %69 = extractelement <2 x i64> %66, i64 1
  %70 = insertelement <2 x i64> %68, i64 %69, i64 1
  store <2 x i64> %70, ptr %5, align 16
  %71 = urem i32 %8, 4
  %72 = udiv i32 %8, 4
  %73 = mul nsw i32 %71, 2
  %74 = mul nsw i32 %72, 8
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr double, ptr addrspace(1) %3, i64 %76
  %78 = load <2 x double>, ptr %5, align 16
  %79 = extractelement <2 x double> %78, i64 0
  %80 = insertelement <2 x double> poison, double %79, i64 0
  %81 = extractelement <2 x double> %78, i64 1
  %82 = insertelement <2 x double> %80, double %81, i64 1
  %83 = extractelement <2 x double> %82, i64 0
  %84 = insertelement <2 x double> poison, double %83, i64 0
  %85 = extractelement <2 x double> %82, i64 1
  %86 = insertelement <2 x double> %84, double %85, i64 1
  store <2 x double> %86, ptr addrspace(1) %77, align 16
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
