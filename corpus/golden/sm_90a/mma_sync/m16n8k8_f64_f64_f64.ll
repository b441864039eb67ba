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
  %77 = getelementptr double, ptr %7, i64 2
  %78 = load <2 x double>, ptr %7, align 16
  %79 = extractelement <2 x double> %78, i64 0
  %80 = insertelement <4 x double> poison, double %79, i64 0
  %81 = extractelement <2 x double> %78, i64 1
  %82 = insertelement <4 x double> %80, double %81, i64 1
  %83 = load <2 x double>, ptr %77, align 16
  %84 = extractelement <2 x double> %83, i64 0
  %85 = insertelement <4 x double> %82, double %84, i64 2
  %86 = extractelement <2 x double> %83, i64 1
  %87 = insertelement <4 x double> %85, double %86, i64 3
  %88 = extractelement <4 x double> %87, i64 0
  %89 = extractelement <4 x double> %87, i64 1
  %90 = extractelement <4 x double> %87, i64 2
  %91 = extractelement <4 x double> %87, i64 3
  %92 = load <2 x double>, ptr %6, align 16
  %93 = extractelement <2 x double> %92, i64 0
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = extractelement <2 x double> %92, i64 1
  %96 = insertelement <2 x double> %94, double %95, i64 1
  %97 = extractelement <2 x double> %96, i64 0
  %98 = extractelement <2 x double> %96, i64 1
  %99 = getelementptr double, ptr %5, i64 2
  %100 = load <2 x double>, ptr %5, align 16
  %101 = extractelement <2 x double> %100, i64 0
  %102 = insertelement <4 x double> poison, double %101, i64 0
  %103 = extractelement <2 x double> %100, i64 1
  %104 = insertelement <4 x double> %102, double %103, i64 1
  %105 = load <2 x double>, ptr %99, align 16
  %106 = extractelement <2 x double> %105, i64 0
  %107 = insertelement <4 x double> %104, double %106, i64 2
  %108 = extractelement <2 x double> %105, i64 1
  %109 = insertelement <4 x double> %107, double %108, i64 3
  %110 = extractelement <4 x double> %109, i64 0
  %111 = extractelement <4 x double> %109, i64 1
  %112 = extractelement <4 x double> %109, i64 2
  %113 = extractelement <4 x double> %109, i64 3
  %114 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=d,=d,=d,=d,d,d,d,d,d,d,d,d,d,d"(double %88, double %89, double %90, double %91, double %97, double %98, double %110, double %111, double %112, double %113)
  %115 = extractvalue { double, double, double, double } %114, 0
  %116 = extractvalue { double, double, double, double } %114, 1
  %117 = extractvalue { double, double, double, double } %114, 2
  %118 = extractvalue { double, double, double, double } %114, 3
  %119 = insertelement <4 x double> poison, double %115, i64 0
  %120 = insertelement <4 x double> %119, double %116, i64 1
  %121 = insertelement <4 x double> %120, double %117, i64 2
  %122 = insertelement <4 x double> %121, double %118, i64 3
  %123 = getelementptr double, ptr %5, i64 2
  %124 = extractelement <4 x double> %122, i64 0
  %125 = insertelement <2 x double> poison, double %124, i64 0
  %126 = extractelement <4 x double> %122, i64 1
  %127 = insertelement <2 x double> %125, double %126, i64 1
  store <2 x double> %127, ptr %5, align 16
  %128 = extractelement <4 x double> %122, i64 2
  %129 = insertelement <2 x double> poison, double %128, i64 0
  %130 = extractelement <4 x double> %122, i64 3
  %131 = insertelement <2 x double> %129, double %130, i64 1
  store <2 x double> %131, ptr %123, align 16
  %132 = urem i32 %8, 4
  %133 = udiv i32 %8, 4
  %134 = mul nsw i32 %132, 2
  %135 = mul nsw i32 %133, 8
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr double, ptr addrspace(1) %3, i64 %137
  %139 = getelementptr double, ptr %5, i64 2
  %140 = load <2 x double>, ptr %5, align 16
  %141 = extractelement <2 x double> %140, i64 0
  %142 = insertelement <4 x double> poison, double %141, i64 0
  %143 = extractelement <2 x double> %140, i64 1
  %144 = insertelement <4 x double> %142, double %143, i64 1
  %145 = load <2 x double>, ptr %139, align 16
  %146 = extractelement <2 x double> %145, i64 0
  %147 = insertelement <4 x double> %144, double %146, i64 2
  %148 = extractelement <2 x double> %145, i64 1
  %149 = insertelement <4 x double> %147, double %148, i64 3
  %150 = getelementptr double, ptr addrspace(1) %138, i64 64
  %151 = extractelement <4 x double> %149, i64 0
  %152 = insertelement <2 x double> poison, double %151, i64 0
  %153 = extractelement <4 x double> %149, i64 1
  %154 = insertelement <2 x double> %152, double %153, i64 1
  store <2 x double> %154, ptr addrspace(1) %138, align 16
  %155 = extractelement <4 x double> %149, i64 2
  %156 = insertelement <2 x double> poison, double %155, i64 0
  %157 = extractelement <4 x double> %149, i64 3
  %158 = insertelement <2 x double> %156, double %157, i64 1
  store <2 x double> %158, ptr addrspace(1) %150, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
