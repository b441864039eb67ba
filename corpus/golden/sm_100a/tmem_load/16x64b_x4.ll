; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x float], align 16
  %4 = alloca [4 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 8
  %16 = mul nsw i32 %14, 256
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 2097152
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(6) %12, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %19, i64 4
  %24 = load <4 x float>, ptr addrspace(1) %19, align 16
  %25 = extractelement <4 x float> %24, i64 0
  %26 = insertelement <8 x float> poison, float %25, i64 0
  %27 = extractelement <4 x float> %24, i64 1
  %28 = insertelement <8 x float> %26, float %27, i64 1
  %29 = extractelement <4 x float> %24, i64 2
  %30 = insertelement <8 x float> %28, float %29, i64 2
  %31 = extractelement <4 x float> %24, i64 3
  %32 = insertelement <8 x float> %30, float %31, i64 3
  %33 = load <4 x float>, ptr addrspace(1) %23, align 16
  %34 = extractelement <4 x float> %33, i64 0
  %35 = insertelement <8 x float> %32, float %34, i64 4
  %36 = extractelement <4 x float> %33, i64 1
  %37 = insertelement <8 x float> %35, float %36, i64 5
  %38 = extractelement <4 x float> %33, i64 2
  %39 = insertelement <8 x float> %37, float %38, i64 6
  %40 = extractelement <4 x float> %33, i64 3
  %41 = insertelement <8 x float> %39, float %40, i64 7
  %42 = getelementptr float, ptr %5, i64 4
  %43 = extractelement <8 x float> %41, i64 0
  %44 = insertelement <4 x float> poison, float %43, i64 0
  %45 = extractelement <8 x float> %41, i64 1
  %46 = insertelement <4 x float> %44, float %45, i64 1
  %47 = extractelement <8 x float> %41, i64 2
  %48 = insertelement <4 x float> %46, float %47, i64 2
  %49 = extractelement <8 x float> %41, i64 3
  %50 = insertelement <4 x float> %48, float %49, i64 3
  store <4 x float> %50, ptr %5, align 16
  %51 = extractelement <8 x float> %41, i64 4
  %52 = insertelement <4 x float> poison, float %51, i64 0
  %53 = extractelement <8 x float> %41, i64 5
  %54 = insertelement <4 x float> %52, float %53, i64 1
  %55 = extractelement <8 x float> %41, i64 6
  %56 = insertelement <4 x float> %54, float %55, i64 2
  %57 = extractelement <8 x float> %41, i64 7
  %58 = insertelement <4 x float> %56, float %57, i64 3
  store <4 x float> %58, ptr %42, align 16
  %59 = getelementptr i32, ptr %5, i64 4
  %60 = load <4 x i32>, ptr %5, align 16
  %61 = extractelement <4 x i32> %60, i64 0
  %62 = insertelement <8 x i32> poison, i32 %61, i64 0
  %63 = extractelement <4 x i32> %60, i64 1
  %64 = insertelement <8 x i32> %62, i32 %63, i64 1
  %65 = extractelement <4 x i32> %60, i64 2
  %66 = insertelement <8 x i32> %64, i32 %65, i64 2
  %67 = extractelement <4 x i32> %60, i64 3
  %68 = insertelement <8 x i32> %66, i32 %67, i64 3
  %69 = load <4 x i32>, ptr %59, align 16
  %70 = extractelement <4 x i32> %69, i64 0
  %71 = insertelement <8 x i32> %68, i32 %70, i64 4
  %72 = extractelement <4 x i32> %69, i64 1
  %73 = insertelement <8 x i32> %71, i32 %72, i64 5
  %74 = extractelement <4 x i32> %69, i64 2
  %75 = insertelement <8 x i32> %73, i32 %74, i64 6
  %76 = extractelement <4 x i32> %69, i64 3
  %77 = insertelement <8 x i32> %75, i32 %76, i64 7
  %78 = extractelement <8 x i32> %77, i64 0
  %79 = extractelement <8 x i32> %77, i64 1
  %80 = extractelement <8 x i32> %77, i64 2
  %81 = extractelement <8 x i32> %77, i64 3
  %82 = extractelement <8 x i32> %77, i64 4
  %83 = extractelement <8 x i32> %77, i64 5
  %84 = extractelement <8 x i32> %77, i64 6
  %85 = extractelement <8 x i32> %77, i64 7
  %86 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %78, i32 %79, i32 %80, i32 %81, i32 %82, i32 %83, i32 %84, i32 %85)
  %87 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 0
  %88 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 1
  %89 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 2
  %90 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 3
  %91 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 4
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 5
  %93 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 6
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %86, 7
  %95 = insertelement <8 x i32> poison, i32 %87, i64 0
  %96 = insertelement <8 x i32> %95, i32 %88, i64 1
  %97 = insertelement <8 x i32> %96, i32 %89, i64 2
  %98 = insertelement <8 x i32> %97, i32 %90, i64 3
  %99 = insertelement <8 x i32> %98, i32 %91, i64 4
  %100 = insertelement <8 x i32> %99, i32 %92, i64 5
  %101 = insertelement <8 x i32> %100, i32 %93, i64 6
  %102 = insertelement <8 x i32> %101, i32 %94, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %22, <8 x i32> %102, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %103 = urem i32 %6, 2
  %104 = udiv i32 %6, 2
  %105 = mul nsw i32 %103, 64
  %106 = urem i32 %104, 2
  %107 = udiv i32 %104, 2
  %108 = add nsw i32 %105, %106
  %109 = urem i32 %107, 8
  %110 = udiv i32 %107, 8
  %111 = mul nsw i32 %109, 8
  %112 = add nsw i32 %108, %111
  %113 = mul nsw i32 %110, 256
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr float, ptr addrspace(1) %1, i64 %115
  %117 = mul nsw i32 %7, 2097152
  %118 = sext i32 %117 to i64
  %119 = getelementptr i8, ptr addrspace(6) %12, i64 %118
  %120 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) %119, i1 false)
  %121 = extractelement <4 x i32> %120, i64 0
  %122 = insertelement <4 x i32> poison, i32 %121, i64 0
  %123 = extractelement <4 x i32> %120, i64 1
  %124 = insertelement <4 x i32> %122, i32 %123, i64 1
  %125 = extractelement <4 x i32> %120, i64 2
  %126 = insertelement <4 x i32> %124, i32 %125, i64 2
  %127 = extractelement <4 x i32> %120, i64 3
  %128 = insertelement <4 x i32> %126, i32 %127, i64 3
  store <4 x i32> %128, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %129 = load <4 x i32>, ptr %4, align 16
  %130 = extractelement <4 x i32> %129, i64 0
  %131 = insertelement <4 x i32> poison, i32 %130, i64 0
  %132 = extractelement <4 x i32> %129, i64 1
  %133 = insertelement <4 x i32> %131, i32 %132, i64 1
  %134 = extractelement <4 x i32> %129, i64 2
  %135 = insertelement <4 x i32> %133, i32 %134, i64 2
  %136 = extractelement <4 x i32> %129, i64 3
  %137 = insertelement <4 x i32> %135, i32 %136, i64 3
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = extractelement <4 x i32> %137, i64 1
  %140 = extractelement <4 x i32> %137, i64 2
  %141 = extractelement <4 x i32> %137, i64 3
  %142 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %138, i32 %139, i32 %140, i32 %141)
  %143 = extractvalue { i32, i32, i32, i32 } %142, 0
  %144 = extractvalue { i32, i32, i32, i32 } %142, 1
  %145 = extractvalue { i32, i32, i32, i32 } %142, 2
  %146 = extractvalue { i32, i32, i32, i32 } %142, 3
  %147 = insertelement <4 x i32> poison, i32 %143, i64 0
  %148 = insertelement <4 x i32> %147, i32 %144, i64 1
  %149 = insertelement <4 x i32> %148, i32 %145, i64 2
  %150 = insertelement <4 x i32> %149, i32 %146, i64 3
  %151 = extractelement <4 x i32> %150, i64 0
  %152 = insertelement <4 x i32> poison, i32 %151, i64 0
  %153 = extractelement <4 x i32> %150, i64 1
  %154 = insertelement <4 x i32> %152, i32 %153, i64 1
  %155 = extractelement <4 x i32> %150, i64 2
  %156 = insertelement <4 x i32> %154, i32 %155, i64 2
  %157 = extractelement <4 x i32> %150, i64 3
  %158 = insertelement <4 x i32> %156, i32 %157, i64 3
  store <4 x i32> %158, ptr %4, align 16
  %159 = load <4 x float>, ptr %4, align 16
  %160 = extractelement <4 x float> %159, i64 0
  %161 = insertelement <4 x float> poison, float %160, i64 0
  %162 = extractelement <4 x float> %159, i64 1
  %163 = insertelement <4 x float> %161, float %162, i64 1
  %164 = extractelement <4 x float> %159, i64 2
  %165 = insertelement <4 x float> %163, float %164, i64 2
  %166 = extractelement <4 x float> %159, i64 3
  %167 = insertelement <4 x float> %165, float %166, i64 3
  %168 = getelementptr float, ptr addrspace(1) %116, i64 2
  %169 = getelementptr float, ptr addrspace(1) %116, i64 4
  %170 = getelementptr float, ptr addrspace(1) %116, i64 6
  %171 = extractelement <4 x float> %167, i64 0
  store float %171, ptr addrspace(1) %116, align 4
  %172 = extractelement <4 x float> %167, i64 1
  store float %172, ptr addrspace(1) %168, align 4
  %173 = extractelement <4 x float> %167, i64 2
  store float %173, ptr addrspace(1) %169, align 4
  %174 = extractelement <4 x float> %167, i64 3
  store float %174, ptr addrspace(1) %170, align 4
  %175 = urem i32 %6, 2
  %176 = udiv i32 %6, 2
  %177 = mul nsw i32 %175, 64
  %178 = urem i32 %176, 2
  %179 = udiv i32 %176, 2
  %180 = add nsw i32 %177, %178
  %181 = urem i32 %179, 8
  %182 = udiv i32 %179, 8
  %183 = mul nsw i32 %181, 8
  %184 = add nsw i32 %180, %183
  %185 = mul nsw i32 %182, 256
  %186 = add nsw i32 %184, %185
  %187 = add nsw i32 %186, 128
  %188 = sext i32 %187 to i64
  %189 = getelementptr float, ptr addrspace(1) %1, i64 %188
  %190 = mul nsw i32 %7, 2097152
  %191 = add nsw i32 1048576, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr i8, ptr addrspace(6) %12, i64 %192
  %194 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) %193, i1 false)
  %195 = extractelement <4 x i32> %194, i64 0
  %196 = insertelement <4 x i32> poison, i32 %195, i64 0
  %197 = extractelement <4 x i32> %194, i64 1
  %198 = insertelement <4 x i32> %196, i32 %197, i64 1
  %199 = extractelement <4 x i32> %194, i64 2
  %200 = insertelement <4 x i32> %198, i32 %199, i64 2
  %201 = extractelement <4 x i32> %194, i64 3
  %202 = insertelement <4 x i32> %200, i32 %201, i64 3
  store <4 x i32> %202, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %203 = load <4 x i32>, ptr %3, align 16
  %204 = extractelement <4 x i32> %203, i64 0
  %205 = insertelement <4 x i32> poison, i32 %204, i64 0
  %206 = extractelement <4 x i32> %203, i64 1
  %207 = insertelement <4 x i32> %205, i32 %206, i64 1
  %208 = extractelement <4 x i32> %203, i64 2
  %209 = insertelement <4 x i32> %207, i32 %208, i64 2
  %210 = extractelement <4 x i32> %203, i64 3
  %211 = insertelement <4 x i32> %209, i32 %210, i64 3
  %212 = extractelement <4 x i32> %211, i64 0
  %213 = extractelement <4 x i32> %211, i64 1
  %214 = extractelement <4 x i32> %211, i64 2
  %215 = extractelement <4 x i32> %211, i64 3
  %216 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %212, i32 %213, i32 %214, i32 %215)
  %217 = extractvalue { i32, i32, i32, i32 } %216, 0
  %218 = extractvalue { i32, i32, i32, i32 } %216, 1
  %219 = extractvalue { i32, i32, i32, i32 } %216, 2
  %220 = extractvalue { i32, i32, i32, i32 } %216, 3
  %221 = insertelement <4 x i32> poison, i32 %217, i64 0
  %222 = insertelement <4 x i32> %221, i32 %218, i64 1
  %223 = insertelement <4 x i32> %222, i32 %219, i64 2
  %224 = insertelement <4 x i32> %223, i32 %220, i64 3
  %225 = extractelement <4 x i32> %224, i64 0
  %226 = insertelement <4 x i32> poison, i32 %225, i64 0
  %227 = extractelement <4 x i32> %224, i64 1
  %228 = insertelement <4 x i32> %226, i32 %227, i64 1
  %229 = extractelement <4 x i32> %224, i64 2
  %230 = insertelement <4 x i32> %228, i32 %229, i64 2
  %231 = extractelement <4 x i32> %224, i64 3
  %232 = insertelement <4 x i32> %230, i32 %231, i64 3
  store <4 x i32> %232, ptr %3, align 16
  %233 = load <4 x float>, ptr %3, align 16
  %234 = extractelement <4 x float> %233, i64 0
  %235 = insertelement <4 x float> poison, float %234, i64 0
  %236 = extractelement <4 x float> %233, i64 1
  %237 = insertelement <4 x float> %235, float %236, i64 1
  %238 = extractelement <4 x float> %233, i64 2
  %239 = insertelement <4 x float> %237, float %238, i64 2
  %240 = extractelement <4 x float> %233, i64 3
  %241 = insertelement <4 x float> %239, float %240, i64 3
  %242 = getelementptr float, ptr addrspace(1) %189, i64 2
  %243 = getelementptr float, ptr addrspace(1) %189, i64 4
  %244 = getelementptr float, ptr addrspace(1) %189, i64 6
  %245 = extractelement <4 x float> %241, i64 0
  store float %245, ptr addrspace(1) %189, align 4
  %246 = extractelement <4 x float> %241, i64 1
  store float %246, ptr addrspace(1) %242, align 4
  %247 = extractelement <4 x float> %241, i64 2
  store float %247, ptr addrspace(1) %243, align 4
  %248 = extractelement <4 x float> %241, i64 3
  store float %248, ptr addrspace(1) %244, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %249, label %250

249:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %250

250:                                              ; preds = %249, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
