; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x float], align 16
  %4 = alloca [4 x float], align 16
  %5 = alloca [4 x float], align 16
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
  %13 = urem i32 %6, 2
  %14 = udiv i32 %6, 2
  %15 = mul nsw i32 %13, 64
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = urem i32 %17, 8
  %20 = udiv i32 %17, 8
  %21 = mul nsw i32 %19, 8
  %22 = add nsw i32 %18, %21
  %23 = mul nsw i32 %20, 256
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = mul nsw i32 %7, 2097152
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(6) %12, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %26, i64 2
  %31 = getelementptr float, ptr addrspace(1) %26, i64 4
  %32 = getelementptr float, ptr addrspace(1) %26, i64 6
  %33 = load float, ptr addrspace(1) %26, align 4
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = load float, ptr addrspace(1) %30, align 4
  %36 = insertelement <4 x float> %34, float %35, i64 1
  %37 = load float, ptr addrspace(1) %31, align 4
  %38 = insertelement <4 x float> %36, float %37, i64 2
  %39 = load float, ptr addrspace(1) %32, align 4
  %40 = insertelement <4 x float> %38, float %39, i64 3
  %41 = extractelement <4 x float> %40, i64 0
  %42 = insertelement <4 x float> poison, float %41, i64 0
  %43 = extractelement <4 x float> %40, i64 1
  %44 = insertelement <4 x float> %42, float %43, i64 1
  %45 = extractelement <4 x float> %40, i64 2
  %46 = insertelement <4 x float> %44, float %45, i64 2
  %47 = extractelement <4 x float> %40, i64 3
  %48 = insertelement <4 x float> %46, float %47, i64 3
  store <4 x float> %48, ptr %5, align 16
  %49 = load <4 x i32>, ptr %5, align 16
  %50 = extractelement <4 x i32> %49, i64 0
  %51 = insertelement <4 x i32> poison, i32 %50, i64 0
  %52 = extractelement <4 x i32> %49, i64 1
  %53 = insertelement <4 x i32> %51, i32 %52, i64 1
  %54 = extractelement <4 x i32> %49, i64 2
  %55 = insertelement <4 x i32> %53, i32 %54, i64 2
  %56 = extractelement <4 x i32> %49, i64 3
  %57 = insertelement <4 x i32> %55, i32 %56, i64 3
  %58 = extractelement <4 x i32> %57, i64 0
  %59 = extractelement <4 x i32> %57, i64 1
  %60 = extractelement <4 x i32> %57, i64 2
  %61 = extractelement <4 x i32> %57, i64 3
  %62 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %58, i32 %59, i32 %60, i32 %61)
  %63 = extractvalue { i32, i32, i32, i32 } %62, 0
  %64 = extractvalue { i32, i32, i32, i32 } %62, 1
  %65 = extractvalue { i32, i32, i32, i32 } %62, 2
  %66 = extractvalue { i32, i32, i32, i32 } %62, 3
  %67 = insertelement <4 x i32> poison, i32 %63, i64 0
  %68 = insertelement <4 x i32> %67, i32 %64, i64 1
  %69 = insertelement <4 x i32> %68, i32 %65, i64 2
  %70 = insertelement <4 x i32> %69, i32 %66, i64 3
  call void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) %29, <4 x i32> %70, i1 false)
  %71 = urem i32 %6, 2
  %72 = udiv i32 %6, 2
  %73 = mul nsw i32 %71, 64
  %74 = urem i32 %72, 2
  %75 = udiv i32 %72, 2
  %76 = add nsw i32 %73, %74
  %77 = urem i32 %75, 8
  %78 = udiv i32 %75, 8
  %79 = mul nsw i32 %77, 8
  %80 = add nsw i32 %76, %79
  %81 = mul nsw i32 %78, 256
  %82 = add nsw i32 %80, %81
  %83 = add nsw i32 %82, 128
  %84 = sext i32 %83 to i64
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84
  %86 = mul nsw i32 %7, 2097152
  %87 = add nsw i32 1048576, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, ptr addrspace(6) %12, i64 %88
  %90 = getelementptr float, ptr addrspace(1) %85, i64 2
  %91 = getelementptr float, ptr addrspace(1) %85, i64 4
  %92 = getelementptr float, ptr addrspace(1) %85, i64 6
  %93 = load float, ptr addrspace(1) %85, align 4
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = load float, ptr addrspace(1) %90, align 4
  %96 = insertelement <4 x float> %94, float %95, i64 1
  %97 = load float, ptr addrspace(1) %91, align 4
  %98 = insertelement <4 x float> %96, float %97, i64 2
  %99 = load float, ptr addrspace(1) %92, align 4
  %100 = insertelement <4 x float> %98, float %99, i64 3
  %101 = extractelement <4 x float> %100, i64 0
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = extractelement <4 x float> %100, i64 1
  %104 = insertelement <4 x float> %102, float %103, i64 1
  %105 = extractelement <4 x float> %100, i64 2
  %106 = insertelement <4 x float> %104, float %105, i64 2
  %107 = extractelement <4 x float> %100, i64 3
  %108 = insertelement <4 x float> %106, float %107, i64 3
  store <4 x float> %108, ptr %4, align 16
  %109 = load <4 x i32>, ptr %4, align 16
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = insertelement <4 x i32> poison, i32 %110, i64 0
  %112 = extractelement <4 x i32> %109, i64 1
  %113 = insertelement <4 x i32> %111, i32 %112, i64 1
  %114 = extractelement <4 x i32> %109, i64 2
  %115 = insertelement <4 x i32> %113, i32 %114, i64 2
  %116 = extractelement <4 x i32> %109, i64 3
  %117 = insertelement <4 x i32> %115, i32 %116, i64 3
  %118 = extractelement <4 x i32> %117, i64 0
  %119 = extractelement <4 x i32> %117, i64 1
  %120 = extractelement <4 x i32> %117, i64 2
  %121 = extractelement <4 x i32> %117, i64 3
  %122 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %118, i32 %119, i32 %120, i32 %121)
  %123 = extractvalue { i32, i32, i32, i32 } %122, 0
  %124 = extractvalue { i32, i32, i32, i32 } %122, 1
  %125 = extractvalue { i32, i32, i32, i32 } %122, 2
  %126 = extractvalue { i32, i32, i32, i32 } %122, 3
  %127 = insertelement <4 x i32> poison, i32 %123, i64 0
  %128 = insertelement <4 x i32> %127, i32 %124, i64 1
  %129 = insertelement <4 x i32> %128, i32 %125, i64 2
  %130 = insertelement <4 x i32> %129, i32 %126, i64 3
  call void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) %89, <4 x i32> %130, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %131 = urem i32 %6, 32
  %132 = udiv i32 %6, 32
  %133 = mul nsw i32 %131, 8
  %134 = mul nsw i32 %132, 256
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr float, ptr addrspace(1) %1, i64 %136
  %138 = mul nsw i32 %7, 2097152
  %139 = sext i32 %138 to i64
  %140 = getelementptr i8, ptr addrspace(6) %12, i64 %139
  %141 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %140, i1 false)
  %142 = getelementptr i32, ptr %3, i64 4
  %143 = extractelement <8 x i32> %141, i64 0
  %144 = insertelement <4 x i32> poison, i32 %143, i64 0
  %145 = extractelement <8 x i32> %141, i64 1
  %146 = insertelement <4 x i32> %144, i32 %145, i64 1
  %147 = extractelement <8 x i32> %141, i64 2
  %148 = insertelement <4 x i32> %146, i32 %147, i64 2
  %149 = extractelement <8 x i32> %141, i64 3
  %150 = insertelement <4 x i32> %148, i32 %149, i64 3
  store <4 x i32> %150, ptr %3, align 16
  %151 = extractelement <8 x i32> %141, i64 4
  %152 = insertelement <4 x i32> poison, i32 %151, i64 0
  %153 = extractelement <8 x i32> %141, i64 5
  %154 = insertelement <4 x i32> %152, i32 %153, i64 1
  %155 = extractelement <8 x i32> %141, i64 6
  %156 = insertelement <4 x i32> %154, i32 %155, i64 2
  %157 = extractelement <8 x i32> %141, i64 7
  %158 = insertelement <4 x i32> %156, i32 %157, i64 3
  store <4 x i32> %158, ptr %142, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %159 = getelementptr i32, ptr %3, i64 4
  %160 = load <4 x i32>, ptr %3, align 16
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = insertelement <8 x i32> poison, i32 %161, i64 0
  %163 = extractelement <4 x i32> %160, i64 1
  %164 = insertelement <8 x i32> %162, i32 %163, i64 1
  %165 = extractelement <4 x i32> %160, i64 2
  %166 = insertelement <8 x i32> %164, i32 %165, i64 2
  %167 = extractelement <4 x i32> %160, i64 3
  %168 = insertelement <8 x i32> %166, i32 %167, i64 3
  %169 = load <4 x i32>, ptr %159, align 16
  %170 = extractelement <4 x i32> %169, i64 0
  %171 = insertelement <8 x i32> %168, i32 %170, i64 4
  %172 = extractelement <4 x i32> %169, i64 1
  %173 = insertelement <8 x i32> %171, i32 %172, i64 5
  %174 = extractelement <4 x i32> %169, i64 2
  %175 = insertelement <8 x i32> %173, i32 %174, i64 6
  %176 = extractelement <4 x i32> %169, i64 3
  %177 = insertelement <8 x i32> %175, i32 %176, i64 7
  %178 = extractelement <8 x i32> %177, i64 0
  %179 = extractelement <8 x i32> %177, i64 1
  %180 = extractelement <8 x i32> %177, i64 2
  %181 = extractelement <8 x i32> %177, i64 3
  %182 = extractelement <8 x i32> %177, i64 4
  %183 = extractelement <8 x i32> %177, i64 5
  %184 = extractelement <8 x i32> %177, i64 6
  %185 = extractelement <8 x i32> %177, i64 7
  %186 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %178, i32 %179, i32 %180, i32 %181, i32 %182, i32 %183, i32 %184, i32 %185)
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 0
  %188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 1
  %189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 2
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 3
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 4
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 5
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 6
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 7
  %195 = insertelement <8 x i32> poison, i32 %187, i64 0
  %196 = insertelement <8 x i32> %195, i32 %188, i64 1
  %197 = insertelement <8 x i32> %196, i32 %189, i64 2
  %198 = insertelement <8 x i32> %197, i32 %190, i64 3
  %199 = insertelement <8 x i32> %198, i32 %191, i64 4
  %200 = insertelement <8 x i32> %199, i32 %192, i64 5
  %201 = insertelement <8 x i32> %200, i32 %193, i64 6
  %202 = insertelement <8 x i32> %201, i32 %194, i64 7
  %203 = getelementptr i32, ptr %3, i64 4
  %204 = extractelement <8 x i32> %202, i64 0
  %205 = insertelement <4 x i32> poison, i32 %204, i64 0
  %206 = extractelement <8 x i32> %202, i64 1
  %207 = insertelement <4 x i32> %205, i32 %206, i64 1
  %208 = extractelement <8 x i32> %202, i64 2
  %209 = insertelement <4 x i32> %207, i32 %208, i64 2
  %210 = extractelement <8 x i32> %202, i64 3
  %211 = insertelement <4 x i32> %209, i32 %210, i64 3
  store <4 x i32> %211, ptr %3, align 16
  %212 = extractelement <8 x i32> %202, i64 4
  %213 = insertelement <4 x i32> poison, i32 %212, i64 0
  %214 = extractelement <8 x i32> %202, i64 5
  %215 = insertelement <4 x i32> %213, i32 %214, i64 1
  %216 = extractelement <8 x i32> %202, i64 6
  %217 = insertelement <4 x i32> %215, i32 %216, i64 2
  %218 = extractelement <8 x i32> %202, i64 7
  %219 = insertelement <4 x i32> %217, i32 %218, i64 3
  store <4 x i32> %219, ptr %203, align 16
  %220 = getelementptr float, ptr %3, i64 4
  %221 = load <4 x float>, ptr %3, align 16
  %222 = extractelement <4 x float> %221, i64 0
  %223 = insertelement <8 x float> poison, float %222, i64 0
  %224 = extractelement <4 x float> %221, i64 1
  %225 = insertelement <8 x float> %223, float %224, i64 1
  %226 = extractelement <4 x float> %221, i64 2
  %227 = insertelement <8 x float> %225, float %226, i64 2
  %228 = extractelement <4 x float> %221, i64 3
  %229 = insertelement <8 x float> %227, float %228, i64 3
  %230 = load <4 x float>, ptr %220, align 16
  %231 = extractelement <4 x float> %230, i64 0
  %232 = insertelement <8 x float> %229, float %231, i64 4
  %233 = extractelement <4 x float> %230, i64 1
  %234 = insertelement <8 x float> %232, float %233, i64 5
  %235 = extractelement <4 x float> %230, i64 2
  %236 = insertelement <8 x float> %234, float %235, i64 6
  %237 = extractelement <4 x float> %230, i64 3
  %238 = insertelement <8 x float> %236, float %237, i64 7
  %239 = getelementptr float, ptr addrspace(1) %137, i64 4
  %240 = extractelement <8 x float> %238, i64 0
  %241 = insertelement <4 x float> poison, float %240, i64 0
  %242 = extractelement <8 x float> %238, i64 1
  %243 = insertelement <4 x float> %241, float %242, i64 1
  %244 = extractelement <8 x float> %238, i64 2
  %245 = insertelement <4 x float> %243, float %244, i64 2
  %246 = extractelement <8 x float> %238, i64 3
  %247 = insertelement <4 x float> %245, float %246, i64 3
  store <4 x float> %247, ptr addrspace(1) %137, align 16
  %248 = extractelement <8 x float> %238, i64 4
  %249 = insertelement <4 x float> poison, float %248, i64 0
  %250 = extractelement <8 x float> %238, i64 5
  %251 = insertelement <4 x float> %249, float %250, i64 1
  %252 = extractelement <8 x float> %238, i64 6
  %253 = insertelement <4 x float> %251, float %252, i64 2
  %254 = extractelement <8 x float> %238, i64 7
  %255 = insertelement <4 x float> %253, float %254, i64 3
  store <4 x float> %255, ptr addrspace(1) %239, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %256, label %257

256:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %257

257:                                              ; preds = %256, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

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
