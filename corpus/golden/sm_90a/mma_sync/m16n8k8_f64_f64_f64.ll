; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [4 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 8
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr double, ptr addrspace(1) %14, i64 64
  %16 = getelementptr double, ptr addrspace(1) %14, i64 4
  %17 = getelementptr double, ptr addrspace(1) %14, i64 68
  %18 = load double, ptr addrspace(1) %14, align 8
  %19 = insertelement <4 x double> poison, double %18, i64 0
  %20 = load double, ptr addrspace(1) %15, align 8
  %21 = insertelement <4 x double> %19, double %20, i64 1
  %22 = load double, ptr addrspace(1) %16, align 8
  %23 = insertelement <4 x double> %21, double %22, i64 2
  %24 = load double, ptr addrspace(1) %17, align 8
  %25 = insertelement <4 x double> %23, double %24, i64 3
  %26 = getelementptr double, ptr %7, i64 2
  %27 = extractelement <4 x double> %25, i64 0
  %28 = insertelement <2 x double> poison, double %27, i64 0
  %29 = extractelement <4 x double> %25, i64 1
  %30 = insertelement <2 x double> %28, double %29, i64 1
  store <2 x double> %30, ptr %7, align 16
  %31 = extractelement <4 x double> %25, i64 2
  %32 = insertelement <2 x double> poison, double %31, i64 0
  %33 = extractelement <4 x double> %25, i64 3
  %34 = insertelement <2 x double> %32, double %33, i64 1
  store <2 x double> %34, ptr %26, align 16
  %35 = urem i32 %8, 4
  %36 = udiv i32 %8, 4
  %37 = mul nsw i32 %36, 8
  %38 = add nsw i32 %35, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr double, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr double, ptr addrspace(1) %40, i64 4
  %42 = load double, ptr addrspace(1) %40, align 8
  %43 = insertelement <2 x double> poison, double %42, i64 0
  %44 = load double, ptr addrspace(1) %41, align 8
  %45 = insertelement <2 x double> %43, double %44, i64 1
  %46 = extractelement <2 x double> %45, i64 0
  %47 = insertelement <2 x double> poison, double %46, i64 0
  %48 = extractelement <2 x double> %45, i64 1
  %49 = insertelement <2 x double> %47, double %48, i64 1
  store <2 x double> %49, ptr %6, align 16
  %50 = urem i32 %8, 4
  %51 = udiv i32 %8, 4
  %52 = mul nsw i32 %50, 2
  %53 = mul nsw i32 %51, 8
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr double, ptr addrspace(1) %2, i64 %55
  %57 = getelementptr double, ptr addrspace(1) %56, i64 64
  %58 = load <2 x double>, ptr addrspace(1) %56, align 16
  %59 = extractelement <2 x double> %58, i64 0
  %60 = insertelement <4 x double> poison, double %59, i64 0
  %61 = extractelement <2 x double> %58, i64 1
  %62 = insertelement <4 x double> %60, double %61, i64 1
  %63 = load <2 x double>, ptr addrspace(1) %57, align 16
  %64 = extractelement <2 x double> %63, i64 0
  %65 = insertelement <4 x double> %62, double %64, i64 2
  %66 = extractelement <2 x double> %63, i64 1
  %67 = insertelement <4 x double> %65, double %66, i64 3
  %68 = getelementptr double, ptr %5, i64 2
  %69 = extractelement <4 x double> %67, i64 0
  %70 = insertelement <2 x double> poison, double %69, i64 0
  %71 = extractelement <4 x double> %67, i64 1
  %72 = insertelement <2 x double> %70, double %71, i64 1
  store <2 x double> %72, ptr %5, align 16
  %73 = extractelement <4 x double> %67, i64 2
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = extractelement <4 x double> %67, i64 3
  %76 = insertelement <2 x double> %74, double %75, i64 1
  store <2 x double> %76, ptr %68, align 16
  %77 = getelementptr i64, ptr %7, i64 2
  %78 = load <2 x i64>, ptr %7, align 16
  %79 = extractelement <2 x i64> %78, i64 0
  %80 = insertelement <4 x i64> poison, i64 %79, i64 0
  %81 = extractelement <2 x i64> %78, i64 1
  %82 = insertelement <4 x i64> %80, i64 %81, i64 1
  %83 = load <2 x i64>, ptr %77, align 16
  %84 = extractelement <2 x i64> %83, i64 0
  %85 = insertelement <4 x i64> %82, i64 %84, i64 2
  %86 = extractelement <2 x i64> %83, i64 1
  %87 = insertelement <4 x i64> %85, i64 %86, i64 3
  %88 = extractelement <4 x i64> %87, i64 0
  %89 = bitcast i64 %88 to double
  %90 = extractelement <4 x i64> %87, i64 1
  %91 = bitcast i64 %90 to double
  %92 = extractelement <4 x i64> %87, i64 2
  %93 = bitcast i64 %92 to double
  %94 = extractelement <4 x i64> %87, i64 3
  %95 = bitcast i64 %94 to double
  %96 = load <2 x i64>, ptr %6, align 16
  %97 = extractelement <2 x i64> %96, i64 0
  %98 = insertelement <2 x i64> poison, i64 %97, i64 0
  %99 = extractelement <2 x i64> %96, i64 1
  %100 = insertelement <2 x i64> %98, i64 %99, i64 1
  %101 = extractelement <2 x i64> %100, i64 0
  %102 = bitcast i64 %101 to double
  %103 = extractelement <2 x i64> %100, i64 1
  %104 = bitcast i64 %103 to double
  %105 = getelementptr i64, ptr %5, i64 2
  %106 = load <2 x i64>, ptr %5, align 16
  %107 = extractelement <2 x i64> %106, i64 0
  %108 = insertelement <4 x i64> poison, i64 %107, i64 0
  %109 = extractelement <2 x i64> %106, i64 1
  %110 = insertelement <4 x i64> %108, i64 %109, i64 1
  %111 = load <2 x i64>, ptr %105, align 16
  %112 = extractelement <2 x i64> %111, i64 0
  %113 = insertelement <4 x i64> %110, i64 %112, i64 2
  %114 = extractelement <2 x i64> %111, i64 1
  %115 = insertelement <4 x i64> %113, i64 %114, i64 3
  %116 = extractelement <4 x i64> %115, i64 0
  %117 = bitcast i64 %116 to double
  %118 = extractelement <4 x i64> %115, i64 1
  %119 = bitcast i64 %118 to double
  %120 = extractelement <4 x i64> %115, i64 2
  %121 = bitcast i64 %120 to double
  %122 = extractelement <4 x i64> %115, i64 3
  %123 = bitcast i64 %122 to double
  %124 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=d,=d,=d,=d,d,d,d,d,d,d,d,d,d,d"(double %89, double %91, double %93, double %95, double %102, double %104, double %117, double %119, double %121, double %123)
  %125 = extractvalue { double, double, double, double } %124, 0
  %126 = extractvalue { double, double, double, double } %124, 1
  %127 = extractvalue { double, double, double, double } %124, 2
  %128 = extractvalue { double, double, double, double } %124, 3
  %129 = bitcast double %125 to i64
  %130 = insertelement <4 x i64> poison, i64 %129, i64 0
  %131 = bitcast double %126 to i64
  %132 = insertelement <4 x i64> %130, i64 %131, i64 1
  %133 = bitcast double %127 to i64
  %134 = insertelement <4 x i64> %132, i64 %133, i64 2
  %135 = bitcast double %128 to i64
  %136 = insertelement <4 x i64> %134, i64 %135, i64 3
  %137 = getelementptr i64, ptr %5, i64 2
  %138 = extractelement <4 x i64> %136, i64 0
  %139 = insertelement <2 x i64> poison, i64 %138, i64 0
  %140 = extractelement <4 x i64> %136, i64 1
  %141 = insertelement <2 x i64> %139, i64 %140, i64 1
  store <2 x i64> %141, ptr %5, align 16
  %142 = extractelement <4 x i64> %136, i64 2
  %143 = insertelement <2 x i64> poison, i64 %142, i64 0
  %144 = extractelement <4 x i64> %136, i64 3
  %145 = insertelement <2 x i64> %143, i64 %144, i64 1
  store <2 x i64> %145, ptr %137, align 16
  %146 = urem i32 %8, 4
  %147 = udiv i32 %8, 4
  %148 = mul nsw i32 %146, 2
  %149 = mul nsw i32 %147, 8
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr double, ptr addrspace(1) %3, i64 %151
  %153 = getelementptr double, ptr %5, i64 2
  %154 = load <2 x double>, ptr %5, align 16
  %155 = extractelement <2 x double> %154, i64 0
  %156 = insertelement <4 x double> poison, double %155, i64 0
  %157 = extractelement <2 x double> %154, i64 1
  %158 = insertelement <4 x double> %156, double %157, i64 1
  %159 = load <2 x double>, ptr %153, align 16
  %160 = extractelement <2 x double> %159, i64 0
  %161 = insertelement <4 x double> %158, double %160, i64 2
  %162 = extractelement <2 x double> %159, i64 1
  %163 = insertelement <4 x double> %161, double %162, i64 3
  %164 = getelementptr double, ptr addrspace(1) %152, i64 64
  %165 = extractelement <4 x double> %163, i64 0
  %166 = insertelement <2 x double> poison, double %165, i64 0
  %167 = extractelement <4 x double> %163, i64 1
  %168 = insertelement <2 x double> %166, double %167, i64 1
  store <2 x double> %168, ptr addrspace(1) %152, align 16
  %169 = extractelement <4 x double> %163, i64 2
  %170 = insertelement <2 x double> poison, double %169, i64 0
  %171 = extractelement <4 x double> %163, i64 3
  %172 = insertelement <2 x double> %170, double %171, i64 1
  store <2 x double> %172, ptr addrspace(1) %164, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
