; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @mma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x double], align 16
  %6 = alloca [4 x double], align 16
  %7 = alloca [8 x double], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %10, 16
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr double, ptr addrspace(1) %14, i64 128
  %16 = getelementptr double, ptr addrspace(1) %14, i64 4
  %17 = getelementptr double, ptr addrspace(1) %14, i64 132
  %18 = getelementptr double, ptr addrspace(1) %14, i64 8
  %19 = getelementptr double, ptr addrspace(1) %14, i64 136
  %20 = getelementptr double, ptr addrspace(1) %14, i64 12
  %21 = getelementptr double, ptr addrspace(1) %14, i64 140
  %22 = load double, ptr addrspace(1) %14, align 8
  %23 = insertelement <8 x double> poison, double %22, i64 0
  %24 = load double, ptr addrspace(1) %15, align 8
  %25 = insertelement <8 x double> %23, double %24, i64 1
  %26 = load double, ptr addrspace(1) %16, align 8
  %27 = insertelement <8 x double> %25, double %26, i64 2
  %28 = load double, ptr addrspace(1) %17, align 8
  %29 = insertelement <8 x double> %27, double %28, i64 3
  %30 = load double, ptr addrspace(1) %18, align 8
  %31 = insertelement <8 x double> %29, double %30, i64 4
  %32 = load double, ptr addrspace(1) %19, align 8
  %33 = insertelement <8 x double> %31, double %32, i64 5
  %34 = load double, ptr addrspace(1) %20, align 8
  %35 = insertelement <8 x double> %33, double %34, i64 6
  %36 = load double, ptr addrspace(1) %21, align 8
  %37 = insertelement <8 x double> %35, double %36, i64 7
  %38 = getelementptr double, ptr %7, i64 2
  %39 = getelementptr double, ptr %7, i64 4
  %40 = getelementptr double, ptr %7, i64 6
  %41 = extractelement <8 x double> %37, i64 0
  %42 = insertelement <2 x double> poison, double %41, i64 0
  %43 = extractelement <8 x double> %37, i64 1
  %44 = insertelement <2 x double> %42, double %43, i64 1
  store <2 x double> %44, ptr %7, align 16
  %45 = extractelement <8 x double> %37, i64 2
  %46 = insertelement <2 x double> poison, double %45, i64 0
  %47 = extractelement <8 x double> %37, i64 3
  %48 = insertelement <2 x double> %46, double %47, i64 1
  store <2 x double> %48, ptr %38, align 16
  %49 = extractelement <8 x double> %37, i64 4
  %50 = insertelement <2 x double> poison, double %49, i64 0
  %51 = extractelement <8 x double> %37, i64 5
  %52 = insertelement <2 x double> %50, double %51, i64 1
  store <2 x double> %52, ptr %39, align 16
  %53 = extractelement <8 x double> %37, i64 6
  %54 = insertelement <2 x double> poison, double %53, i64 0
  %55 = extractelement <8 x double> %37, i64 7
  %56 = insertelement <2 x double> %54, double %55, i64 1
  store <2 x double> %56, ptr %40, align 16
  %57 = urem i32 %8, 4
  %58 = udiv i32 %8, 4
  %59 = mul nsw i32 %58, 16
  %60 = add nsw i32 %57, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr double, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr double, ptr addrspace(1) %62, i64 4
  %64 = getelementptr double, ptr addrspace(1) %62, i64 8
  %65 = getelementptr double, ptr addrspace(1) %62, i64 12
  %66 = load double, ptr addrspace(1) %62, align 8
  %67 = insertelement <4 x double> poison, double %66, i64 0
  %68 = load double, ptr addrspace(1) %63, align 8
  %69 = insertelement <4 x double> %67, double %68, i64 1
  %70 = load double, ptr addrspace(1) %64, align 8
  %71 = insertelement <4 x double> %69, double %70, i64 2
  %72 = load double, ptr addrspace(1) %65, align 8
  %73 = insertelement <4 x double> %71, double %72, i64 3
  %74 = getelementptr double, ptr %6, i64 2
  %75 = extractelement <4 x double> %73, i64 0
  %76 = insertelement <2 x double> poison, double %75, i64 0
  %77 = extractelement <4 x double> %73, i64 1
  %78 = insertelement <2 x double> %76, double %77, i64 1
  store <2 x double> %78, ptr %6, align 16
  %79 = extractelement <4 x double> %73, i64 2
  %80 = insertelement <2 x double> poison, double %79, i64 0
  %81 = extractelement <4 x double> %73, i64 3
  %82 = insertelement <2 x double> %80, double %81, i64 1
  store <2 x double> %82, ptr %74, align 16
  %83 = urem i32 %8, 4
  %84 = udiv i32 %8, 4
  %85 = mul nsw i32 %83, 2
  %86 = mul nsw i32 %84, 8
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr double, ptr addrspace(1) %2, i64 %88
  %90 = getelementptr double, ptr addrspace(1) %89, i64 64
  %91 = load <2 x double>, ptr addrspace(1) %89, align 16
  %92 = extractelement <2 x double> %91, i64 0
  %93 = insertelement <4 x double> poison, double %92, i64 0
  %94 = extractelement <2 x double> %91, i64 1
  %95 = insertelement <4 x double> %93, double %94, i64 1
  %96 = load <2 x double>, ptr addrspace(1) %90, align 16
  %97 = extractelement <2 x double> %96, i64 0
  %98 = insertelement <4 x double> %95, double %97, i64 2
  %99 = extractelement <2 x double> %96, i64 1
  %100 = insertelement <4 x double> %98, double %99, i64 3
  %101 = getelementptr double, ptr %5, i64 2
  %102 = extractelement <4 x double> %100, i64 0
  %103 = insertelement <2 x double> poison, double %102, i64 0
  %104 = extractelement <4 x double> %100, i64 1
  %105 = insertelement <2 x double> %103, double %104, i64 1
  store <2 x double> %105, ptr %5, align 16
  %106 = extractelement <4 x double> %100, i64 2
  %107 = insertelement <2 x double> poison, double %106, i64 0
  %108 = extractelement <4 x double> %100, i64 3
  %109 = insertelement <2 x double> %107, double %108, i64 1
  store <2 x double> %109, ptr %101, align 16
  %110 = getelementptr double, ptr %7, i64 2
  %111 = getelementptr double, ptr %7, i64 4
  %112 = getelementptr double, ptr %7, i64 6
  %113 = load <2 x double>, ptr %7, align 16
  %114 = extractelement <2 x double> %113, i64 0
  %115 = insertelement <8 x double> poison, double %114, i64 0
  %116 = extractelement <2 x double> %113, i64 1
  %117 = insertelement <8 x double> %115, double %116, i64 1
  %118 = load <2 x double>, ptr %110, align 16
  %119 = extractelement <2 x double> %118, i64 0
  %120 = insertelement <8 x double> %117, double %119, i64 2
  %121 = extractelement <2 x double> %118, i64 1
  %122 = insertelement <8 x double> %120, double %121, i64 3
  %123 = load <2 x double>, ptr %111, align 16
  %124 = extractelement <2 x double> %123, i64 0
  %125 = insertelement <8 x double> %122, double %124, i64 4
  %126 = extractelement <2 x double> %123, i64 1
  %127 = insertelement <8 x double> %125, double %126, i64 5
  %128 = load <2 x double>, ptr %112, align 16
  %129 = extractelement <2 x double> %128, i64 0
  %130 = insertelement <8 x double> %127, double %129, i64 6
  %131 = extractelement <2 x double> %128, i64 1
  %132 = insertelement <8 x double> %130, double %131, i64 7
  %133 = extractelement <8 x double> %132, i64 0
  %134 = extractelement <8 x double> %132, i64 1
  %135 = extractelement <8 x double> %132, i64 2
  %136 = extractelement <8 x double> %132, i64 3
  %137 = extractelement <8 x double> %132, i64 4
  %138 = extractelement <8 x double> %132, i64 5
  %139 = extractelement <8 x double> %132, i64 6
  %140 = extractelement <8 x double> %132, i64 7
  %141 = getelementptr double, ptr %6, i64 2
  %142 = load <2 x double>, ptr %6, align 16
  %143 = extractelement <2 x double> %142, i64 0
  %144 = insertelement <4 x double> poison, double %143, i64 0
  %145 = extractelement <2 x double> %142, i64 1
  %146 = insertelement <4 x double> %144, double %145, i64 1
  %147 = load <2 x double>, ptr %141, align 16
  %148 = extractelement <2 x double> %147, i64 0
  %149 = insertelement <4 x double> %146, double %148, i64 2
  %150 = extractelement <2 x double> %147, i64 1
  %151 = insertelement <4 x double> %149, double %150, i64 3
  %152 = extractelement <4 x double> %151, i64 0
  %153 = extractelement <4 x double> %151, i64 1
  %154 = extractelement <4 x double> %151, i64 2
  %155 = extractelement <4 x double> %151, i64 3
  %156 = getelementptr double, ptr %5, i64 2
  %157 = load <2 x double>, ptr %5, align 16
  %158 = extractelement <2 x double> %157, i64 0
  %159 = insertelement <4 x double> poison, double %158, i64 0
  %160 = extractelement <2 x double> %157, i64 1
  %161 = insertelement <4 x double> %159, double %160, i64 1
  %162 = load <2 x double>, ptr %156, align 16
  %163 = extractelement <2 x double> %162, i64 0
  %164 = insertelement <4 x double> %161, double %163, i64 2
  %165 = extractelement <2 x double> %162, i64 1
  %166 = insertelement <4 x double> %164, double %165, i64 3
  %167 = extractelement <4 x double> %166, i64 0
  %168 = extractelement <4 x double> %166, i64 1
  %169 = extractelement <4 x double> %166, i64 2
  %170 = extractelement <4 x double> %166, i64 3
  %171 = call { double, double, double, double } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {$0, $1, $2, $3}, {$4, $5, $6, $7, $8, $9, $10, $11}, {$12, $13, $14, $15}, {$16, $17, $18, $19};", "=d,=d,=d,=d,d,d,d,d,d,d,d,d,d,d,d,d,d,d,d,d"(double %133, double %134, double %135, double %136, double %137, double %138, double %139, double %140, double %152, double %153, double %154, double %155, double %167, double %168, double %169, double %170)
  %172 = extractvalue { double, double, double, double } %171, 0
  %173 = extractvalue { double, double, double, double } %171, 1
  %174 = extractvalue { double, double, double, double } %171, 2
  %175 = extractvalue { double, double, double, double } %171, 3
  %176 = insertelement <4 x double> poison, double %172, i64 0
  %177 = insertelement <4 x double> %176, double %173, i64 1
  %178 = insertelement <4 x double> %177, double %174, i64 2
  %179 = insertelement <4 x double> %178, double %175, i64 3
  %180 = getelementptr double, ptr %5, i64 2
  %181 = extractelement <4 x double> %179, i64 0
  %182 = insertelement <2 x double> poison, double %181, i64 0
  %183 = extractelement <4 x double> %179, i64 1
  %184 = insertelement <2 x double> %182, double %183, i64 1
  store <2 x double> %184, ptr %5, align 16
  %185 = extractelement <4 x double> %179, i64 2
  %186 = insertelement <2 x double> poison, double %185, i64 0
  %187 = extractelement <4 x double> %179, i64 3
  %188 = insertelement <2 x double> %186, double %187, i64 1
  store <2 x double> %188, ptr %180, align 16
  %189 = urem i32 %8, 4
  %190 = udiv i32 %8, 4
  %191 = mul nsw i32 %189, 2
  %192 = mul nsw i32 %190, 8
  %193 = add nsw i32 %191, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr double, ptr addrspace(1) %3, i64 %194
  %196 = getelementptr double, ptr %5, i64 2
  %197 = load <2 x double>, ptr %5, align 16
  %198 = extractelement <2 x double> %197, i64 0
  %199 = insertelement <4 x double> poison, double %198, i64 0
  %200 = extractelement <2 x double> %197, i64 1
  %201 = insertelement <4 x double> %199, double %200, i64 1
  %202 = load <2 x double>, ptr %196, align 16
  %203 = extractelement <2 x double> %202, i64 0
  %204 = insertelement <4 x double> %201, double %203, i64 2
  %205 = extractelement <2 x double> %202, i64 1
  %206 = insertelement <4 x double> %204, double %205, i64 3
  %207 = getelementptr double, ptr addrspace(1) %195, i64 64
  %208 = extractelement <4 x double> %206, i64 0
  %209 = insertelement <2 x double> poison, double %208, i64 0
  %210 = extractelement <4 x double> %206, i64 1
  %211 = insertelement <2 x double> %209, double %210, i64 1
  store <2 x double> %211, ptr addrspace(1) %195, align 16
  %212 = extractelement <4 x double> %206, i64 2
  %213 = insertelement <2 x double> poison, double %212, i64 0
  %214 = extractelement <4 x double> %206, i64 3
  %215 = insertelement <2 x double> %213, double %214, i64 1
  store <2 x double> %215, ptr addrspace(1) %207, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
