; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [1 x double], align 16
  %7 = alloca [1 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = insertvalue { i32 } poison, i32 %8, 0
  %10 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %10, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 1, i32 0 }, 1
  %12 = insertvalue { ptr, { i32, i32 } } poison, ptr %7, 0
  %13 = insertvalue { ptr, { i32, i32 } } %12, { i32, i32 } { i32 1, i32 0 }, 1
  %14 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 1
  %15 = extractvalue { i32 } %9, 0
  %16 = srem i32 %15, 4
  %17 = sdiv i32 %15, 4
  %18 = mul nsw i32 %17, 4
  %19 = add nsw i32 %16, %18
  %20 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %11, 0
  %21 = sext i32 %19 to i64
  %22 = getelementptr double, ptr addrspace(1) %20, i64 %21
  %23 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %22, 0
  %24 = insertvalue { ptr addrspace(1), { i32, i32 } } %23, { i32, i32 } { i32 1, i32 0 }, 1
  %25 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 0
  %27 = load double, ptr addrspace(1) %26, align 8
  %28 = insertelement <1 x double> poison, double %27, i64 0
  %29 = extractvalue { ptr, { i32, i32 } } %13, 1
  %30 = extractvalue { ptr, { i32, i32 } } %13, 0
  %31 = extractelement <1 x double> %28, i64 0
  store double %31, ptr %30, align 16
  %32 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %33 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %32, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 1, i32 0 }, 1
  %34 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %35 = insertvalue { ptr, { i32, i32 } } %34, { i32, i32 } { i32 1, i32 0 }, 1
  %36 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %33, 1
  %37 = extractvalue { i32 } %9, 0
  %38 = srem i32 %37, 4
  %39 = sdiv i32 %37, 4
  %40 = mul nsw i32 %39, 4
  %41 = add nsw i32 %38, %40
  %42 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %33, 0
  %43 = sext i32 %41 to i64
  %44 = getelementptr double, ptr addrspace(1) %42, i64 %43
  %45 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %44, 0
  %46 = insertvalue { ptr addrspace(1), { i32, i32 } } %45, { i32, i32 } { i32 1, i32 0 }, 1
  %47 = extractvalue { ptr addrspace(1), { i32, i32 } } %46, 1
  %48 = extractvalue { ptr addrspace(1), { i32, i32 } } %46, 0
  %49 = load double, ptr addrspace(1) %48, align 8
  %50 = insertelement <1 x double> poison, double %49, i64 0
  %51 = extractvalue { ptr, { i32, i32 } } %35, 1
  %52 = extractvalue { ptr, { i32, i32 } } %35, 0
  %53 = extractelement <1 x double> %50, i64 0
  store double %53, ptr %52, align 16
  %54 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %2, 0
  %55 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %54, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, i32 2, i32 1 }, 1
  %56 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %57 = insertvalue { ptr, { i32, i32 } } %56, { i32, i32 } { i32 2, i32 1 }, 1
  %58 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %55, 1
  %59 = extractvalue { i32 } %9, 0
  %60 = srem i32 %59, 4
  %61 = sdiv i32 %59, 4
  %62 = mul nsw i32 %60, 2
  %63 = mul nsw i32 %61, 8
  %64 = add nsw i32 %62, %63
  %65 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %55, 0
  %66 = sext i32 %64 to i64
  %67 = getelementptr double, ptr addrspace(1) %65, i64 %66
  %68 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %67, 0
  %69 = insertvalue { ptr addrspace(1), { i32, i32 } } %68, { i32, i32 } { i32 2, i32 1 }, 1
  %70 = extractvalue { ptr addrspace(1), { i32, i32 } } %69, 1
  %71 = extractvalue { ptr addrspace(1), { i32, i32 } } %69, 0
  %72 = load <2 x double>, ptr addrspace(1) %71, align 16
  %73 = extractelement <2 x double> %72, i64 0
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = extractelement <2 x double> %72, i64 1
  %76 = insertelement <2 x double> %74, double %75, i64 1
  %77 = extractvalue { ptr, { i32, i32 } } %57, 1
  %78 = extractvalue { ptr, { i32, i32 } } %57, 0
  %79 = extractelement <2 x double> %76, i64 0
  %80 = insertelement <2 x double> poison, double %79, i64 0
  %81 = extractelement <2 x double> %76, i64 1
  %82 = insertelement <2 x double> %80, double %81, i64 1
  store <2 x double> %82, ptr %78, align 16
  %83 = extractvalue { ptr, { i32, i32 } } %13, 1
  %84 = extractvalue { ptr, { i32, i32 } } %13, 0
  %85 = load double, ptr %84, align 16
  %86 = insertelement <1 x double> poison, double %85, i64 0
  %87 = extractelement <1 x double> %86, i64 0
  %88 = extractvalue { ptr, { i32, i32 } } %35, 1
  %89 = extractvalue { ptr, { i32, i32 } } %35, 0
  %90 = load double, ptr %89, align 16
  %91 = insertelement <1 x double> poison, double %90, i64 0
  %92 = extractelement <1 x double> %91, i64 0
  %93 = extractvalue { ptr, { i32, i32 } } %57, 1
  %94 = extractvalue { ptr, { i32, i32 } } %57, 0
  %95 = load <2 x double>, ptr %94, align 16
  %96 = extractelement <2 x double> %95, i64 0
  %97 = insertelement <2 x double> poison, double %96, i64 0
  %98 = extractelement <2 x double> %95, i64 1
  %99 = insertelement <2 x double> %97, double %98, i64 1
  %100 = extractelement <2 x double> %99, i64 0
  %101 = extractelement <2 x double> %99, i64 1
  %102 = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %87, double %92, double %100, double %101)
  %103 = extractvalue { double, double } %102, 0
  %104 = extractvalue { double, double } %102, 1
  %105 = insertelement <2 x double> poison, double %103, i64 0
  %106 = insertelement <2 x double> %105, double %104, i64 1
  %107 = extractvalue { ptr, { i32, i32 } } %57, 1
  %108 = extractvalue { ptr, { i32, i32 } } %57, 0
  %109 = extractelement <2 x double> %106, i64 0
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = extractelement <2 x double> %106, i64 1
  %112 = insertelement <2 x double> %110, double %111, i64 1
  store <2 x double> %112, ptr %108, align 16
  %113 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %3, 0
  %114 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %113, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, i32 2, i32 1 }, 1
  %115 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %114, 1
  %116 = extractvalue { i32 } %9, 0
  %117 = srem i32 %116, 4
  %118 = sdiv i32 %116, 4
  %119 = mul nsw i32 %117, 2
  %120 = mul nsw i32 %118, 8
  %121 = add nsw i32 %119, %120
  %122 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %114, 0
  %123 = sext i32 %121 to i64
  %124 = getelementptr double, ptr addrspace(1) %122, i64 %123
  %125 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %124, 0
  %126 = insertvalue { ptr addrspace(1), { i32, i32 } } %125, { i32, i32 } { i32 2, i32 1 }, 1
  %127 = extractvalue { ptr, { i32, i32 } } %57, 1
  %128 = extractvalue { ptr, { i32, i32 } } %57, 0
  %129 = load <2 x double>, ptr %128, align 16
  %130 = extractelement <2 x double> %129, i64 0
  %131 = insertelement <2 x double> poison, double %130, i64 0
  %132 = extractelement <2 x double> %129, i64 1
  %133 = insertelement <2 x double> %131, double %132, i64 1
  %134 = extractvalue { ptr addrspace(1), { i32, i32 } } %126, 1
  %135 = extractvalue { ptr addrspace(1), { i32, i32 } } %126, 0
  %136 = extractelement <2 x double> %133, i64 0
  %137 = insertelement <2 x double> poison, double %136, i64 0
  %138 = extractelement <2 x double> %133, i64 1
  %139 = insertelement <2 x double> %137, double %138, i64 1
  store <2 x double> %139, ptr addrspace(1) %135, align 16
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
