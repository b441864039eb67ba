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
  %60 = load <2 x double>, ptr %7, align 16
  %61 = extractelement <2 x double> %60, i64 0
  %62 = insertelement <2 x double> poison, double %61, i64 0
  %63 = extractelement <2 x double> %60, i64 1
  %64 = insertelement <2 x double> %62, double %63, i64 1
  %65 = extractelement <2 x double> %64, i64 0
  %66 = extractelement <2 x double> %64, i64 1
  %67 = load double, ptr %6, align 16
  %68 = insertelement <1 x double> poison, double %67, i64 0
  %69 = extractelement <1 x double> %68, i64 0
  %70 = getelementptr double, ptr %5, i64 2
  %71 = load <2 x double>, ptr %5, align 16
  %72 = extractelement <2 x double> %71, i64 0
  %73 = insertelement <4 x double> poison, double %72, i64 0
  %74 = extractelement <2 x double> %71, i64 1
  %75 = insertelement <4 x double> %73, double %74, i64 1
  %76 = load <2 x double>, ptr %70, align 16
  %77 = extractelement <2 x double> %76, i64 0
  %78 = insertelement <4 x double> %75, double %77, i64 2
  %79 = extractelement <2 x double> %76, i64 1
  %80 = insertelement <4 x double> %78, double %79, i64 3
  %81 = extractelement <4 x double> %80, i64 0
  %82 = extractelement <4 x double> %80, i64 1
  %83 = extractelement <4 x double> %80, i64 2
  %84 = extractelement <4 x double> %80, i64 3
  %85 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=d,=d,=d,=d,d,d,d,d,d,d,d"(double %65, double %66, double %69, double %81, double %82, double %83, double %84)
  %86 = extractvalue { double, double, double, double } %85, 0
  %87 = extractvalue { double, double, double, double } %85, 1
  %88 = extractvalue { double, double, double, double } %85, 2
  %89 = extractvalue { double, double, double, double } %85, 3
  %90 = insertelement <4 x double> poison, double %86, i64 0
  %91 = insertelement <4 x double> %90, double %87, i64 1
  %92 = insertelement <4 x double> %91, double %88, i64 2
  %93 = insertelement <4 x double> %92, double %89, i64 3
  %94 = getelementptr double, ptr %5, i64 2
  %95 = extractelement <4 x double> %93, i64 0
  %96 = insertelement <2 x double> poison, double %95, i64 0
  %97 = extractelement <4 x double> %93, i64 1
  %98 = insertelement <2 x double> %96, double %97, i64 1
  store <2 x double> %98, ptr %5, align 16
  %99 = extractelement <4 x double> %93, i64 2
  %100 = insertelement <2 x double> poison, double %99, i64 0
  %101 = extractelement <4 x double> %93, i64 3
  %102 = insertelement <2 x double> %100, double %101, i64 1
  store <2 x double> %102, ptr %94, align 16
  %103 = urem i32 %8, 4
  %104 = udiv i32 %8, 4
  %105 = mul nsw i32 %103, 2
  %106 = mul nsw i32 %104, 8
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr double, ptr addrspace(1) %3, i64 %108
  %110 = getelementptr double, ptr %5, i64 2
  %111 = load <2 x double>, ptr %5, align 16
  %112 = extractelement <2 x double> %111, i64 0
  %113 = insertelement <4 x double> poison, double %112, i64 0
  %114 = extractelement <2 x double> %111, i64 1
  %115 = insertelement <4 x double> %113, double %114, i64 1
  %116 = load <2 x double>, ptr %110, align 16
  %117 = extractelement <2 x double> %116, i64 0
  %118 = insertelement <4 x double> %115, double %117, i64 2
  %119 = extractelement <2 x double> %116, i64 1
  %120 = insertelement <4 x double> %118, double %119, i64 3
  %121 = getelementptr double, ptr addrspace(1) %109, i64 64
  %122 = extractelement <4 x double> %120, i64 0
  %123 = insertelement <2 x double> poison, double %122, i64 0
  %124 = extractelement <4 x double> %120, i64 1
  %125 = insertelement <2 x double> %123, double %124, i64 1
  store <2 x double> %125, ptr addrspace(1) %109, align 16
  %126 = extractelement <4 x double> %120, i64 2
  %127 = insertelement <2 x double> poison, double %126, i64 0
  %128 = extractelement <4 x double> %120, i64 3
  %129 = insertelement <2 x double> %127, double %128, i64 1
  store <2 x double> %129, ptr addrspace(1) %121, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
