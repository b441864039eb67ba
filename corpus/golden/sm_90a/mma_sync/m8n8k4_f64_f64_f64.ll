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
  %83 = extractvalue { ptr, { i32, i32 } } %13, 0
  %84 = insertvalue { ptr, { i32, i32 } } poison, ptr %83, 0
  %85 = insertvalue { ptr, { i32, i32 } } %84, { i32, i32 } { i32 1, i32 0 }, 1
  %86 = extractvalue { ptr, { i32, i32 } } %85, 1
  %87 = extractvalue { ptr, { i32, i32 } } %85, 0
  %88 = load i64, ptr %87, align 16
  %89 = insertelement <1 x i64> poison, i64 %88, i64 0
  %90 = extractelement <1 x i64> %89, i64 0
  %91 = bitcast i64 %90 to double
  %92 = extractvalue { ptr, { i32, i32 } } %35, 0
  %93 = insertvalue { ptr, { i32, i32 } } poison, ptr %92, 0
  %94 = insertvalue { ptr, { i32, i32 } } %93, { i32, i32 } { i32 1, i32 0 }, 1
  %95 = extractvalue { ptr, { i32, i32 } } %94, 1
  %96 = extractvalue { ptr, { i32, i32 } } %94, 0
  %97 = load i64, ptr %96, align 16
  %98 = insertelement <1 x i64> poison, i64 %97, i64 0
  %99 = extractelement <1 x i64> %98, i64 0
  %100 = bitcast i64 %99 to double
  %101 = extractvalue { ptr, { i32, i32 } } %57, 0
  %102 = insertvalue { ptr, { i32, i32 } } poison, ptr %101, 0
  %103 = insertvalue { ptr, { i32, i32 } } %102, { i32, i32 } { i32 2, i32 1 }, 1
  %104 = extractvalue { ptr, { i32, i32 } } %103, 1
  %105 = extractvalue { ptr, { i32, i32 } } %103, 0
  %106 = load <2 x i64>, ptr %105, align 16
  %107 = extractelement <2 x i64> %106, i64 0
  %108 = insertelement <2 x i64> poison, i64 %107, i64 0
  %109 = extractelement <2 x i64> %106, i64 1
  %110 = insertelement <2 x i64> %108, i64 %109, i64 1
  %111 = extractelement <2 x i64> %110, i64 0
  %112 = bitcast i64 %111 to double
  %113 = extractelement <2 x i64> %110, i64 1
  %114 = bitcast i64 %113 to double
  %115 = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double %91, double %100, double %112, double %114)
  %116 = extractvalue { double, double } %115, 0
  %117 = extractvalue { double, double } %115, 1
  %118 = extractvalue { ptr, { i32, i32 } } %57, 0
  %119 = insertvalue { ptr, { i32, i32 } } poison, ptr %118, 0
  %120 = insertvalue { ptr, { i32, i32 } } %119, { i32, i32 } { i32 2, i32 1 }, 1
  %121 = bitcast double %116 to i64
  %122 = insertelement <2 x i64> poison, i64 %121, i64 0
  %123 = bitcast double %117 to i64
  %124 = insertelement <2 x i64> %122, i64 %123, i64 1
  %125 = extractvalue { ptr, { i32, i32 } } %120, 1
  %126 = extractvalue { ptr, { i32, i32 } } %120, 0
  %127 = extractelement <2 x i64> %124, i64 0
  %128 = insertelement <2 x i64> poison, i64 %127, i64 0
  %129 = extractelement <2 x i64> %124, i64 1
  %130 = insertelement <2 x i64> %128, i64 %129, i64 1
  store <2 x i64> %130, ptr %126, align 16
  %131 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %3, 0
  %132 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %131, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, i32 2, i32 1 }, 1
  %133 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %132, 1
  %134 = extractvalue { i32 } %9, 0
  %135 = srem i32 %134, 4
  %136 = sdiv i32 %134, 4
  %137 = mul nsw i32 %135, 2
  %138 = mul nsw i32 %136, 8
  %139 = add nsw i32 %137, %138
  %140 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %132, 0
  %141 = sext i32 %139 to i64
  %142 = getelementptr double, ptr addrspace(1) %140, i64 %141
  %143 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %142, 0
  %144 = insertvalue { ptr addrspace(1), { i32, i32 } } %143, { i32, i32 } { i32 2, i32 1 }, 1
  %145 = extractvalue { ptr, { i32, i32 } } %57, 1
  %146 = extractvalue { ptr, { i32, i32 } } %57, 0
  %147 = load <2 x double>, ptr %146, align 16
  %148 = extractelement <2 x double> %147, i64 0
  %149 = insertelement <2 x double> poison, double %148, i64 0
  %150 = extractelement <2 x double> %147, i64 1
  %151 = insertelement <2 x double> %149, double %150, i64 1
  %152 = extractvalue { ptr addrspace(1), { i32, i32 } } %144, 1
  %153 = extractvalue { ptr addrspace(1), { i32, i32 } } %144, 0
  %154 = extractelement <2 x double> %151, i64 0
  %155 = insertelement <2 x double> poison, double %154, i64 0
  %156 = extractelement <2 x double> %151, i64 1
  %157 = insertelement <2 x double> %155, double %156, i64 1
  store <2 x double> %157, ptr addrspace(1) %153, align 16
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
