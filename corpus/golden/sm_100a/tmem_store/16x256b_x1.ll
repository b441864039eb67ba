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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 8
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 256
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %23, i64 64
  %28 = load <2 x float>, ptr addrspace(1) %23, align 8
  %29 = extractelement <2 x float> %28, i64 0
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = extractelement <2 x float> %28, i64 1
  %32 = insertelement <4 x float> %30, float %31, i64 1
  %33 = load <2 x float>, ptr addrspace(1) %27, align 8
  %34 = extractelement <2 x float> %33, i64 0
  %35 = insertelement <4 x float> %32, float %34, i64 2
  %36 = extractelement <2 x float> %33, i64 1
  %37 = insertelement <4 x float> %35, float %36, i64 3
  %38 = extractelement <4 x float> %37, i64 0
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = extractelement <4 x float> %37, i64 1
  %41 = insertelement <4 x float> %39, float %40, i64 1
  %42 = extractelement <4 x float> %37, i64 2
  %43 = insertelement <4 x float> %41, float %42, i64 2
  %44 = extractelement <4 x float> %37, i64 3
  %45 = insertelement <4 x float> %43, float %44, i64 3
  store <4 x float> %45, ptr %5, align 16
  %46 = load <4 x i32>, ptr %5, align 16
  %47 = extractelement <4 x i32> %46, i64 0
  %48 = insertelement <4 x i32> poison, i32 %47, i64 0
  %49 = extractelement <4 x i32> %46, i64 1
  %50 = insertelement <4 x i32> %48, i32 %49, i64 1
  %51 = extractelement <4 x i32> %46, i64 2
  %52 = insertelement <4 x i32> %50, i32 %51, i64 2
  %53 = extractelement <4 x i32> %46, i64 3
  %54 = insertelement <4 x i32> %52, i32 %53, i64 3
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = extractelement <4 x i32> %54, i64 2
  %58 = extractelement <4 x i32> %54, i64 3
  %59 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %55, i32 %56, i32 %57, i32 %58)
  %60 = extractvalue { i32, i32, i32, i32 } %59, 0
  %61 = extractvalue { i32, i32, i32, i32 } %59, 1
  %62 = extractvalue { i32, i32, i32, i32 } %59, 2
  %63 = extractvalue { i32, i32, i32, i32 } %59, 3
  %64 = insertelement <4 x i32> poison, i32 %60, i64 0
  %65 = insertelement <4 x i32> %64, i32 %61, i64 1
  %66 = insertelement <4 x i32> %65, i32 %62, i64 2
  %67 = insertelement <4 x i32> %66, i32 %63, i64 3
  call void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) %26, <4 x i32> %67, i1 false)
  %68 = urem i32 %6, 4
  %69 = udiv i32 %6, 4
  %70 = mul nsw i32 %68, 2
  %71 = urem i32 %69, 8
  %72 = udiv i32 %69, 8
  %73 = mul nsw i32 %71, 8
  %74 = add nsw i32 %70, %73
  %75 = mul nsw i32 %72, 256
  %76 = add nsw i32 %74, %75
  %77 = add nsw i32 %76, 128
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, ptr addrspace(1) %0, i64 %78
  %80 = mul nsw i32 %7, 2097152
  %81 = add nsw i32 1048576, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr i8, ptr addrspace(6) %12, i64 %82
  %84 = getelementptr float, ptr addrspace(1) %79, i64 64
  %85 = load <2 x float>, ptr addrspace(1) %79, align 8
  %86 = extractelement <2 x float> %85, i64 0
  %87 = insertelement <4 x float> poison, float %86, i64 0
  %88 = extractelement <2 x float> %85, i64 1
  %89 = insertelement <4 x float> %87, float %88, i64 1
  %90 = load <2 x float>, ptr addrspace(1) %84, align 8
  %91 = extractelement <2 x float> %90, i64 0
  %92 = insertelement <4 x float> %89, float %91, i64 2
  %93 = extractelement <2 x float> %90, i64 1
  %94 = insertelement <4 x float> %92, float %93, i64 3
  %95 = extractelement <4 x float> %94, i64 0
  %96 = insertelement <4 x float> poison, float %95, i64 0
  %97 = extractelement <4 x float> %94, i64 1
  %98 = insertelement <4 x float> %96, float %97, i64 1
  %99 = extractelement <4 x float> %94, i64 2
  %100 = insertelement <4 x float> %98, float %99, i64 2
  %101 = extractelement <4 x float> %94, i64 3
  %102 = insertelement <4 x float> %100, float %101, i64 3
  store <4 x float> %102, ptr %4, align 16
  %103 = load <4 x i32>, ptr %4, align 16
  %104 = extractelement <4 x i32> %103, i64 0
  %105 = insertelement <4 x i32> poison, i32 %104, i64 0
  %106 = extractelement <4 x i32> %103, i64 1
  %107 = insertelement <4 x i32> %105, i32 %106, i64 1
  %108 = extractelement <4 x i32> %103, i64 2
  %109 = insertelement <4 x i32> %107, i32 %108, i64 2
  %110 = extractelement <4 x i32> %103, i64 3
  %111 = insertelement <4 x i32> %109, i32 %110, i64 3
  %112 = extractelement <4 x i32> %111, i64 0
  %113 = extractelement <4 x i32> %111, i64 1
  %114 = extractelement <4 x i32> %111, i64 2
  %115 = extractelement <4 x i32> %111, i64 3
  %116 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %112, i32 %113, i32 %114, i32 %115)
  %117 = extractvalue { i32, i32, i32, i32 } %116, 0
  %118 = extractvalue { i32, i32, i32, i32 } %116, 1
  %119 = extractvalue { i32, i32, i32, i32 } %116, 2
  %120 = extractvalue { i32, i32, i32, i32 } %116, 3
  %121 = insertelement <4 x i32> poison, i32 %117, i64 0
  %122 = insertelement <4 x i32> %121, i32 %118, i64 1
  %123 = insertelement <4 x i32> %122, i32 %119, i64 2
  %124 = insertelement <4 x i32> %123, i32 %120, i64 3
  call void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) %83, <4 x i32> %124, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %125 = urem i32 %6, 32
  %126 = udiv i32 %6, 32
  %127 = mul nsw i32 %125, 8
  %128 = mul nsw i32 %126, 256
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr float, ptr addrspace(1) %1, i64 %130
  %132 = mul nsw i32 %7, 2097152
  %133 = sext i32 %132 to i64
  %134 = getelementptr i8, ptr addrspace(6) %12, i64 %133
  %135 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %134, i1 false)
  %136 = getelementptr i32, ptr %3, i64 4
  %137 = extractelement <8 x i32> %135, i64 0
  %138 = insertelement <4 x i32> poison, i32 %137, i64 0
  %139 = extractelement <8 x i32> %135, i64 1
  %140 = insertelement <4 x i32> %138, i32 %139, i64 1
  %141 = extractelement <8 x i32> %135, i64 2
  %142 = insertelement <4 x i32> %140, i32 %141, i64 2
  %143 = extractelement <8 x i32> %135, i64 3
  %144 = insertelement <4 x i32> %142, i32 %143, i64 3
  store <4 x i32> %144, ptr %3, align 16
  %145 = extractelement <8 x i32> %135, i64 4
  %146 = insertelement <4 x i32> poison, i32 %145, i64 0
  %147 = extractelement <8 x i32> %135, i64 5
  %148 = insertelement <4 x i32> %146, i32 %147, i64 1
  %149 = extractelement <8 x i32> %135, i64 6
  %150 = insertelement <4 x i32> %148, i32 %149, i64 2
  %151 = extractelement <8 x i32> %135, i64 7
  %152 = insertelement <4 x i32> %150, i32 %151, i64 3
  store <4 x i32> %152, ptr %136, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %153 = getelementptr i32, ptr %3, i64 4
  %154 = load <4 x i32>, ptr %3, align 16
  %155 = extractelement <4 x i32> %154, i64 0
  %156 = insertelement <8 x i32> poison, i32 %155, i64 0
  %157 = extractelement <4 x i32> %154, i64 1
  %158 = insertelement <8 x i32> %156, i32 %157, i64 1
  %159 = extractelement <4 x i32> %154, i64 2
  %160 = insertelement <8 x i32> %158, i32 %159, i64 2
  %161 = extractelement <4 x i32> %154, i64 3
  %162 = insertelement <8 x i32> %160, i32 %161, i64 3
  %163 = load <4 x i32>, ptr %153, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <8 x i32> %162, i32 %164, i64 4
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <8 x i32> %165, i32 %166, i64 5
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <8 x i32> %167, i32 %168, i64 6
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <8 x i32> %169, i32 %170, i64 7
  %172 = extractelement <8 x i32> %171, i64 0
  %173 = extractelement <8 x i32> %171, i64 1
  %174 = extractelement <8 x i32> %171, i64 2
  %175 = extractelement <8 x i32> %171, i64 3
  %176 = extractelement <8 x i32> %171, i64 4
  %177 = extractelement <8 x i32> %171, i64 5
  %178 = extractelement <8 x i32> %171, i64 6
  %179 = extractelement <8 x i32> %171, i64 7
  %180 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %172, i32 %173, i32 %174, i32 %175, i32 %176, i32 %177, i32 %178, i32 %179)
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 0
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 1
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 2
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 3
  %185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 4
  %186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 5
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 6
  %188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %180, 7
  %189 = insertelement <8 x i32> poison, i32 %181, i64 0
  %190 = insertelement <8 x i32> %189, i32 %182, i64 1
  %191 = insertelement <8 x i32> %190, i32 %183, i64 2
  %192 = insertelement <8 x i32> %191, i32 %184, i64 3
  %193 = insertelement <8 x i32> %192, i32 %185, i64 4
  %194 = insertelement <8 x i32> %193, i32 %186, i64 5
  %195 = insertelement <8 x i32> %194, i32 %187, i64 6
  %196 = insertelement <8 x i32> %195, i32 %188, i64 7
  %197 = getelementptr i32, ptr %3, i64 4
  %198 = extractelement <8 x i32> %196, i64 0
  %199 = insertelement <4 x i32> poison, i32 %198, i64 0
  %200 = extractelement <8 x i32> %196, i64 1
  %201 = insertelement <4 x i32> %199, i32 %200, i64 1
  %202 = extractelement <8 x i32> %196, i64 2
  %203 = insertelement <4 x i32> %201, i32 %202, i64 2
  %204 = extractelement <8 x i32> %196, i64 3
  %205 = insertelement <4 x i32> %203, i32 %204, i64 3
  store <4 x i32> %205, ptr %3, align 16
  %206 = extractelement <8 x i32> %196, i64 4
  %207 = insertelement <4 x i32> poison, i32 %206, i64 0
  %208 = extractelement <8 x i32> %196, i64 5
  %209 = insertelement <4 x i32> %207, i32 %208, i64 1
  %210 = extractelement <8 x i32> %196, i64 6
  %211 = insertelement <4 x i32> %209, i32 %210, i64 2
  %212 = extractelement <8 x i32> %196, i64 7
  %213 = insertelement <4 x i32> %211, i32 %212, i64 3
  store <4 x i32> %213, ptr %197, align 16
  %214 = getelementptr float, ptr %3, i64 4
  %215 = load <4 x float>, ptr %3, align 16
  %216 = extractelement <4 x float> %215, i64 0
  %217 = insertelement <8 x float> poison, float %216, i64 0
  %218 = extractelement <4 x float> %215, i64 1
  %219 = insertelement <8 x float> %217, float %218, i64 1
  %220 = extractelement <4 x float> %215, i64 2
  %221 = insertelement <8 x float> %219, float %220, i64 2
  %222 = extractelement <4 x float> %215, i64 3
  %223 = insertelement <8 x float> %221, float %222, i64 3
  %224 = load <4 x float>, ptr %214, align 16
  %225 = extractelement <4 x float> %224, i64 0
  %226 = insertelement <8 x float> %223, float %225, i64 4
  %227 = extractelement <4 x float> %224, i64 1
  %228 = insertelement <8 x float> %226, float %227, i64 5
  %229 = extractelement <4 x float> %224, i64 2
  %230 = insertelement <8 x float> %228, float %229, i64 6
  %231 = extractelement <4 x float> %224, i64 3
  %232 = insertelement <8 x float> %230, float %231, i64 7
  %233 = getelementptr float, ptr addrspace(1) %131, i64 4
  %234 = extractelement <8 x float> %232, i64 0
  %235 = insertelement <4 x float> poison, float %234, i64 0
  %236 = extractelement <8 x float> %232, i64 1
  %237 = insertelement <4 x float> %235, float %236, i64 1
  %238 = extractelement <8 x float> %232, i64 2
  %239 = insertelement <4 x float> %237, float %238, i64 2
  %240 = extractelement <8 x float> %232, i64 3
  %241 = insertelement <4 x float> %239, float %240, i64 3
  store <4 x float> %241, ptr addrspace(1) %131, align 16
  %242 = extractelement <8 x float> %232, i64 4
  %243 = insertelement <4 x float> poison, float %242, i64 0
  %244 = extractelement <8 x float> %232, i64 5
  %245 = insertelement <4 x float> %243, float %244, i64 1
  %246 = extractelement <8 x float> %232, i64 6
  %247 = insertelement <4 x float> %245, float %246, i64 2
  %248 = extractelement <8 x float> %232, i64 7
  %249 = insertelement <4 x float> %247, float %248, i64 3
  store <4 x float> %249, ptr addrspace(1) %233, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %250, label %251

250:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %251

251:                                              ; preds = %250, %10
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
declare void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

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
