; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x double], align 16
  %6 = alloca [1 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 4
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr double, ptr addrspace(1) %14, i64 32
  %16 = load double, ptr addrspace(1) %14, align 8
  %17 = insertelement <2 x double> poison, double %16, i64 0
  %18 = load double, ptr addrspace(1) %15, align 8
  %19 = insertelement <2 x double> %17, double %18, i64 1
  %20 = extractelement <2 x double> %19, i64 0
  %21 = insertelement <2 x double> poison, double %20, i64 0
  %22 = extractelement <2 x double> %19, i64 1
  %23 = insertelement <2 x double> %21, double %22, i64 1
  store <2 x double> %23, ptr %7, align 16
  %24 = urem i32 %8, 4
  %25 = udiv i32 %8, 4
  %26 = mul nsw i32 %25, 4
  %27 = add nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr double, ptr addrspace(1) %1, i64 %28
  %30 = load double, ptr addrspace(1) %29, align 8
  %31 = insertelement <1 x double> poison, double %30, i64 0
  %32 = extractelement <1 x double> %31, i64 0
  store double %32, ptr %6, align 16
  %33 = urem i32 %8, 4
  %34 = udiv i32 %8, 4
  %35 = mul nsw i32 %33, 2
  %36 = mul nsw i32 %34, 8
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr double, ptr addrspace(1) %39, i64 64
  %41 = load <2 x double>, ptr addrspace(1) %39, align 16
  %42 = extractelement <2 x double> %41, i64 0
  %43 = insertelement <4 x double> poison, double %42, i64 0
  %44 = extractelement <2 x double> %41, i64 1
  %45 = insertelement <4 x double> %43, double %44, i64 1
  %46 = load <2 x double>, ptr addrspace(1) %40, align 16
  %47 = extractelement <2 x double> %46, i64 0
  %48 = insertelement <4 x double> %45, double %47, i64 2
  %49 = extractelement <2 x double> %46, i64 1
  %50 = insertelement <4 x double> %48, double %49, i64 3
  %51 = getelementptr double, ptr %5, i64 2
  %52 = extractelement <4 x double> %50, i64 0
  %53 = insertelement <2 x double> poison, double %52, i64 0
  %54 = extractelement <4 x double> %50, i64 1
  %55 = insertelement <2 x double> %53, double %54, i64 1
  store <2 x double> %55, ptr %5, align 16
  %56 = extractelement <4 x double> %50, i64 2
  %57 = insertelement <2 x double> poison, double %56, i64 0
  %58 = extractelement <4 x double> %50, i64 3
  %59 = insertelement <2 x double> %57, double %58, i64 1
  store <2 x double> %59, ptr %51, align 16
  %60 = load <2 x i64>, ptr %7, align 16
  %61 = extractelement <2 x i64> %60, i64 0
  %62 = insertelement <2 x i64> poison, i64 %61, i64 0
  %63 = extractelement <2 x i64> %60, i64 1
  %64 = insertelement <2 x i64> %62, i64 %63, i64 1
  %65 = extractelement <2 x i64> %64, i64 0
  %66 = bitcast i64 %65 to double
  %67 = extractelement <2 x i64> %64, i64 1
  %68 = bitcast i64 %67 to double
  %69 = load i64, ptr %6, align 16
  %70 = insertelement <1 x i64> poison, i64 %69, i64 0
  %71 = extractelement <1 x i64> %70, i64 0
  %72 = bitcast i64 %71 to double
  %73 = getelementptr i64, ptr %5, i64 2
  %74 = load <2 x i64>, ptr %5, align 16
  %75 = extractelement <2 x i64> %74, i64 0
  %76 = insertelement <4 x i64> poison, i64 %75, i64 0
  %77 = extractelement <2 x i64> %74, i64 1
  %78 = insertelement <4 x i64> %76, i64 %77, i64 1
  %79 = load <2 x i64>, ptr %73, align 16
  %80 = extractelement <2 x i64> %79, i64 0
  %81 = insertelement <4 x i64> %78, i64 %80, i64 2
  %82 = extractelement <2 x i64> %79, i64 1
  %83 = insertelement <4 x i64> %81, i64 %82, i64 3
  %84 = extractelement <4 x i64> %83, i64 0
  %85 = bitcast i64 %84 to double
  %86 = extractelement <4 x i64> %83, i64 1
  %87 = bitcast i64 %86 to double
  %88 = extractelement <4 x i64> %83, i64 2
  %89 = bitcast i64 %88 to double
  %90 = extractelement <4 x i64> %83, i64 3
  %91 = bitcast i64 %90 to double
  %92 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=d,=d,=d,=d,d,d,d,d,d,d,d"(double %66, double %68, double %72, double %85, double %87, double %89, double %91)
  %93 = extractvalue { double, double, double, double } %92, 0
  %94 = extractvalue { double, double, double, double } %92, 1
  %95 = extractvalue { double, double, double, double } %92, 2
  %96 = extractvalue { double, double, double, double } %92, 3
  %97 = bitcast double %93 to i64
  %98 = insertelement <4 x i64> poison, i64 %97, i64 0
  %99 = bitcast double %94 to i64
  %100 = insertelement <4 x i64> %98, i64 %99, i64 1
  %101 = bitcast double %95 to i64
  %102 = insertelement <4 x i64> %100, i64 %101, i64 2
  %103 = bitcast double %96 to i64
  %104 = insertelement <4 x i64> %102, i64 %103, i64 3
  %105 = getelementptr i64, ptr %5, i64 2
  %106 = extractelement <4 x i64> %104, i64 0
  %107 = insertelement <2 x i64> poison, i64 %106, i64 0
  %108 = extractelement <4 x i64> %104, i64 1
  %109 = insertelement <2 x i64> %107, i64 %108, i64 1
  store <2 x i64> %109, ptr %5, align 16
  %110 = extractelement <4 x i64> %104, i64 2
  %111 = insertelement <2 x i64> poison, i64 %110, i64 0
  %112 = extractelement <4 x i64> %104, i64 3
  %113 = insertelement <2 x i64> %111, i64 %112, i64 1
  store <2 x i64> %113, ptr %105, align 16
  %114 = urem i32 %8, 4
  %115 = udiv i32 %8, 4
  %116 = mul nsw i32 %114, 2
  %117 = mul nsw i32 %115, 8
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr double, ptr addrspace(1) %3, i64 %119
  %121 = getelementptr double, ptr %5, i64 2
  %122 = load <2 x double>, ptr %5, align 16
  %123 = extractelement <2 x double> %122, i64 0
  %124 = insertelement <4 x double> poison, double %123, i64 0
  %125 = extractelement <2 x double> %122, i64 1
  %126 = insertelement <4 x double> %124, double %125, i64 1
  %127 = load <2 x double>, ptr %121, align 16
  %128 = extractelement <2 x double> %127, i64 0
  %129 = insertelement <4 x double> %126, double %128, i64 2
  %130 = extractelement <2 x double> %127, i64 1
  %131 = insertelement <4 x double> %129, double %130, i64 3
  %132 = getelementptr double, ptr addrspace(1) %120, i64 64
  %133 = extractelement <4 x double> %131, i64 0
  %134 = insertelement <2 x double> poison, double %133, i64 0
  %135 = extractelement <4 x double> %131, i64 1
  %136 = insertelement <2 x double> %134, double %135, i64 1
  store <2 x double> %136, ptr addrspace(1) %120, align 16
  %137 = extractelement <4 x double> %131, i64 2
  %138 = insertelement <2 x double> poison, double %137, i64 0
  %139 = extractelement <4 x double> %131, i64 3
  %140 = insertelement <2 x double> %138, double %139, i64 1
  store <2 x double> %140, ptr addrspace(1) %132, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
