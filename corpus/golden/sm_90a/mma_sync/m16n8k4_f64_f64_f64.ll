; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x double], align 16
  %6 = alloca [1 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = insertvalue { i32 } poison, i32 %8, 0
  %10 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %10, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 2, i32 32 }, 1
  %12 = insertvalue { ptr, { i32, i32 } } poison, ptr %7, 0
  %13 = insertvalue { ptr, { i32, i32 } } %12, { i32, i32 } { i32 2, i32 1 }, 1
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
  %24 = insertvalue { ptr addrspace(1), { i32, i32 } } %23, { i32, i32 } { i32 2, i32 32 }, 1
  %25 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %24, 0
  %27 = getelementptr double, ptr addrspace(1) %26, i64 32
  %28 = load double, ptr addrspace(1) %26, align 8
  %29 = insertelement <2 x double> poison, double %28, i64 0
  %30 = load double, ptr addrspace(1) %27, align 8
  %31 = insertelement <2 x double> %29, double %30, i64 1
  %32 = extractvalue { ptr, { i32, i32 } } %13, 1
  %33 = extractvalue { ptr, { i32, i32 } } %13, 0
  %34 = extractelement <2 x double> %31, i64 0
  %35 = insertelement <2 x double> poison, double %34, i64 0
  %36 = extractelement <2 x double> %31, i64 1
  %37 = insertelement <2 x double> %35, double %36, i64 1
  store <2 x double> %37, ptr %33, align 16
  %38 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %39 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %38, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 4 }, i32 1, i32 0 }, 1
  %40 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %41 = insertvalue { ptr, { i32, i32 } } %40, { i32, i32 } { i32 1, i32 0 }, 1
  %42 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %39, 1
  %43 = extractvalue { i32 } %9, 0
  %44 = srem i32 %43, 4
  %45 = sdiv i32 %43, 4
  %46 = mul nsw i32 %45, 4
  %47 = add nsw i32 %44, %46
  %48 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %39, 0
  %49 = sext i32 %47 to i64
  %50 = getelementptr double, ptr addrspace(1) %48, i64 %49
  %51 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %50, 0
  %52 = insertvalue { ptr addrspace(1), { i32, i32 } } %51, { i32, i32 } { i32 1, i32 0 }, 1
  %53 = extractvalue { ptr addrspace(1), { i32, i32 } } %52, 1
  %54 = extractvalue { ptr addrspace(1), { i32, i32 } } %52, 0
  %55 = load double, ptr addrspace(1) %54, align 8
  %56 = insertelement <1 x double> poison, double %55, i64 0
  %57 = extractvalue { ptr, { i32, i32 } } %41, 1
  %58 = extractvalue { ptr, { i32, i32 } } %41, 0
  %59 = extractelement <1 x double> %56, i64 0
  store double %59, ptr %58, align 16
  %60 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %61 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %60, { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %62 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %63 = insertvalue { ptr, { i32, i32 } } %62, { i32, i32 } { i32 4, i32 1 }, 1
  %64 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %61, 1
  %65 = extractvalue { i32 } %9, 0
  %66 = srem i32 %65, 4
  %67 = sdiv i32 %65, 4
  %68 = mul nsw i32 %66, 2
  %69 = mul nsw i32 %67, 8
  %70 = add nsw i32 %68, %69
  %71 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %61, 0
  %72 = sext i32 %70 to i64
  %73 = getelementptr double, ptr addrspace(1) %71, i64 %72
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %73, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %75, 0
  %78 = getelementptr double, ptr addrspace(1) %77, i64 64
  %79 = load <2 x double>, ptr addrspace(1) %77, align 16
  %80 = extractelement <2 x double> %79, i64 0
  %81 = insertelement <4 x double> poison, double %80, i64 0
  %82 = extractelement <2 x double> %79, i64 1
  %83 = insertelement <4 x double> %81, double %82, i64 1
  %84 = load <2 x double>, ptr addrspace(1) %78, align 16
  %85 = extractelement <2 x double> %84, i64 0
  %86 = insertelement <4 x double> %83, double %85, i64 2
  %87 = extractelement <2 x double> %84, i64 1
  %88 = insertelement <4 x double> %86, double %87, i64 3
  %89 = extractvalue { ptr, { i32, i32 } } %63, 1
  %90 = extractvalue { ptr, { i32, i32 } } %63, 0
  %91 = getelementptr double, ptr %90, i64 2
  %92 = extractelement <4 x double> %88, i64 0
  %93 = insertelement <2 x double> poison, double %92, i64 0
  %94 = extractelement <4 x double> %88, i64 1
  %95 = insertelement <2 x double> %93, double %94, i64 1
  store <2 x double> %95, ptr %90, align 16
  %96 = extractelement <4 x double> %88, i64 2
  %97 = insertelement <2 x double> poison, double %96, i64 0
  %98 = extractelement <4 x double> %88, i64 3
  %99 = insertelement <2 x double> %97, double %98, i64 1
  store <2 x double> %99, ptr %91, align 16
  %100 = extractvalue { ptr, { i32, i32 } } %13, 1
  %101 = extractvalue { ptr, { i32, i32 } } %13, 0
  %102 = load <2 x double>, ptr %101, align 16
  %103 = extractelement <2 x double> %102, i64 0
  %104 = insertelement <2 x double> poison, double %103, i64 0
  %105 = extractelement <2 x double> %102, i64 1
  %106 = insertelement <2 x double> %104, double %105, i64 1
  %107 = extractelement <2 x double> %106, i64 0
  %108 = extractelement <2 x double> %106, i64 1
  %109 = extractvalue { ptr, { i32, i32 } } %41, 1
  %110 = extractvalue { ptr, { i32, i32 } } %41, 0
  %111 = load double, ptr %110, align 16
  %112 = insertelement <1 x double> poison, double %111, i64 0
  %113 = extractelement <1 x double> %112, i64 0
  %114 = extractvalue { ptr, { i32, i32 } } %63, 1
  %115 = extractvalue { ptr, { i32, i32 } } %63, 0
  %116 = getelementptr double, ptr %115, i64 2
  %117 = load <2 x double>, ptr %115, align 16
  %118 = extractelement <2 x double> %117, i64 0
  %119 = insertelement <4 x double> poison, double %118, i64 0
  %120 = extractelement <2 x double> %117, i64 1
  %121 = insertelement <4 x double> %119, double %120, i64 1
  %122 = load <2 x double>, ptr %116, align 16
  %123 = extractelement <2 x double> %122, i64 0
  %124 = insertelement <4 x double> %121, double %123, i64 2
  %125 = extractelement <2 x double> %122, i64 1
  %126 = insertelement <4 x double> %124, double %125, i64 3
  %127 = extractelement <4 x double> %126, i64 0
  %128 = extractelement <4 x double> %126, i64 1
  %129 = extractelement <4 x double> %126, i64 2
  %130 = extractelement <4 x double> %126, i64 3
  %131 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=d,=d,=d,=d,d,d,d,d,d,d,d"(double %107, double %108, double %113, double %127, double %128, double %129, double %130)
  %132 = extractvalue { double, double, double, double } %131, 0
  %133 = extractvalue { double, double, double, double } %131, 1
  %134 = extractvalue { double, double, double, double } %131, 2
  %135 = extractvalue { double, double, double, double } %131, 3
  %136 = insertelement <4 x double> poison, double %132, i64 0
  %137 = insertelement <4 x double> %136, double %133, i64 1
  %138 = insertelement <4 x double> %137, double %134, i64 2
  %139 = insertelement <4 x double> %138, double %135, i64 3
  %140 = extractvalue { ptr, { i32, i32 } } %63, 1
  %141 = extractvalue { ptr, { i32, i32 } } %63, 0
  %142 = getelementptr double, ptr %141, i64 2
  %143 = extractelement <4 x double> %139, i64 0
  %144 = insertelement <2 x double> poison, double %143, i64 0
  %145 = extractelement <4 x double> %139, i64 1
  %146 = insertelement <2 x double> %144, double %145, i64 1
  store <2 x double> %146, ptr %141, align 16
  %147 = extractelement <4 x double> %139, i64 2
  %148 = insertelement <2 x double> poison, double %147, i64 0
  %149 = extractelement <4 x double> %139, i64 3
  %150 = insertelement <2 x double> %148, double %149, i64 1
  store <2 x double> %150, ptr %142, align 16
  %151 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %152 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %151, { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %153 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %152, 1
  %154 = extractvalue { i32 } %9, 0
  %155 = srem i32 %154, 4
  %156 = sdiv i32 %154, 4
  %157 = mul nsw i32 %155, 2
  %158 = mul nsw i32 %156, 8
  %159 = add nsw i32 %157, %158
  %160 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %152, 0
  %161 = sext i32 %159 to i64
  %162 = getelementptr double, ptr addrspace(1) %160, i64 %161
  %163 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %162, 0
  %164 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %163, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %165 = extractvalue { ptr, { i32, i32 } } %63, 1
  %166 = extractvalue { ptr, { i32, i32 } } %63, 0
  %167 = getelementptr double, ptr %166, i64 2
  %168 = load <2 x double>, ptr %166, align 16
  %169 = extractelement <2 x double> %168, i64 0
  %170 = insertelement <4 x double> poison, double %169, i64 0
  %171 = extractelement <2 x double> %168, i64 1
  %172 = insertelement <4 x double> %170, double %171, i64 1
  %173 = load <2 x double>, ptr %167, align 16
  %174 = extractelement <2 x double> %173, i64 0
  %175 = insertelement <4 x double> %172, double %174, i64 2
  %176 = extractelement <2 x double> %173, i64 1
  %177 = insertelement <4 x double> %175, double %176, i64 3
  %178 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %164, 1
  %179 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %164, 0
  %180 = getelementptr double, ptr addrspace(1) %179, i64 64
  %181 = extractelement <4 x double> %177, i64 0
  %182 = insertelement <2 x double> poison, double %181, i64 0
  %183 = extractelement <4 x double> %177, i64 1
  %184 = insertelement <2 x double> %182, double %183, i64 1
  store <2 x double> %184, ptr addrspace(1) %179, align 16
  %185 = extractelement <4 x double> %177, i64 2
  %186 = insertelement <2 x double> poison, double %185, i64 0
  %187 = extractelement <4 x double> %177, i64 3
  %188 = insertelement <2 x double> %186, double %187, i64 1
  store <2 x double> %188, ptr addrspace(1) %180, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
