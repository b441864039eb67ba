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
  %103 = urem i32 %6, 4
  %104 = udiv i32 %6, 4
  %105 = mul nsw i32 %103, 2
  %106 = urem i32 %104, 8
  %107 = udiv i32 %104, 8
  %108 = mul nsw i32 %106, 8
  %109 = add nsw i32 %105, %108
  %110 = mul nsw i32 %107, 256
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr float, ptr addrspace(1) %1, i64 %112
  %114 = mul nsw i32 %7, 2097152
  %115 = sext i32 %114 to i64
  %116 = getelementptr i8, ptr addrspace(6) %12, i64 %115
  %117 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) %116, i1 false)
  %118 = extractelement <4 x i32> %117, i64 0
  %119 = insertelement <4 x i32> poison, i32 %118, i64 0
  %120 = extractelement <4 x i32> %117, i64 1
  %121 = insertelement <4 x i32> %119, i32 %120, i64 1
  %122 = extractelement <4 x i32> %117, i64 2
  %123 = insertelement <4 x i32> %121, i32 %122, i64 2
  %124 = extractelement <4 x i32> %117, i64 3
  %125 = insertelement <4 x i32> %123, i32 %124, i64 3
  store <4 x i32> %125, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %126 = load <4 x i32>, ptr %4, align 16
  %127 = extractelement <4 x i32> %126, i64 0
  %128 = insertelement <4 x i32> poison, i32 %127, i64 0
  %129 = extractelement <4 x i32> %126, i64 1
  %130 = insertelement <4 x i32> %128, i32 %129, i64 1
  %131 = extractelement <4 x i32> %126, i64 2
  %132 = insertelement <4 x i32> %130, i32 %131, i64 2
  %133 = extractelement <4 x i32> %126, i64 3
  %134 = insertelement <4 x i32> %132, i32 %133, i64 3
  %135 = extractelement <4 x i32> %134, i64 0
  %136 = extractelement <4 x i32> %134, i64 1
  %137 = extractelement <4 x i32> %134, i64 2
  %138 = extractelement <4 x i32> %134, i64 3
  %139 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %135, i32 %136, i32 %137, i32 %138)
  %140 = extractvalue { i32, i32, i32, i32 } %139, 0
  %141 = extractvalue { i32, i32, i32, i32 } %139, 1
  %142 = extractvalue { i32, i32, i32, i32 } %139, 2
  %143 = extractvalue { i32, i32, i32, i32 } %139, 3
  %144 = insertelement <4 x i32> poison, i32 %140, i64 0
  %145 = insertelement <4 x i32> %144, i32 %141, i64 1
  %146 = insertelement <4 x i32> %145, i32 %142, i64 2
  %147 = insertelement <4 x i32> %146, i32 %143, i64 3
  %148 = extractelement <4 x i32> %147, i64 0
  %149 = insertelement <4 x i32> poison, i32 %148, i64 0
  %150 = extractelement <4 x i32> %147, i64 1
  %151 = insertelement <4 x i32> %149, i32 %150, i64 1
  %152 = extractelement <4 x i32> %147, i64 2
  %153 = insertelement <4 x i32> %151, i32 %152, i64 2
  %154 = extractelement <4 x i32> %147, i64 3
  %155 = insertelement <4 x i32> %153, i32 %154, i64 3
  store <4 x i32> %155, ptr %4, align 16
  %156 = load <4 x float>, ptr %4, align 16
  %157 = extractelement <4 x float> %156, i64 0
  %158 = insertelement <4 x float> poison, float %157, i64 0
  %159 = extractelement <4 x float> %156, i64 1
  %160 = insertelement <4 x float> %158, float %159, i64 1
  %161 = extractelement <4 x float> %156, i64 2
  %162 = insertelement <4 x float> %160, float %161, i64 2
  %163 = extractelement <4 x float> %156, i64 3
  %164 = insertelement <4 x float> %162, float %163, i64 3
  %165 = getelementptr float, ptr addrspace(1) %113, i64 64
  %166 = extractelement <4 x float> %164, i64 0
  %167 = insertelement <2 x float> poison, float %166, i64 0
  %168 = extractelement <4 x float> %164, i64 1
  %169 = insertelement <2 x float> %167, float %168, i64 1
  store <2 x float> %169, ptr addrspace(1) %113, align 8
  %170 = extractelement <4 x float> %164, i64 2
  %171 = insertelement <2 x float> poison, float %170, i64 0
  %172 = extractelement <4 x float> %164, i64 3
  %173 = insertelement <2 x float> %171, float %172, i64 1
  store <2 x float> %173, ptr addrspace(1) %165, align 8
  %174 = urem i32 %6, 4
  %175 = udiv i32 %6, 4
  %176 = mul nsw i32 %174, 2
  %177 = urem i32 %175, 8
  %178 = udiv i32 %175, 8
  %179 = mul nsw i32 %177, 8
  %180 = add nsw i32 %176, %179
  %181 = mul nsw i32 %178, 256
  %182 = add nsw i32 %180, %181
  %183 = add nsw i32 %182, 128
  %184 = sext i32 %183 to i64
  %185 = getelementptr float, ptr addrspace(1) %1, i64 %184
  %186 = mul nsw i32 %7, 2097152
  %187 = add nsw i32 1048576, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr i8, ptr addrspace(6) %12, i64 %188
  %190 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) %189, i1 false)
  %191 = extractelement <4 x i32> %190, i64 0
  %192 = insertelement <4 x i32> poison, i32 %191, i64 0
  %193 = extractelement <4 x i32> %190, i64 1
  %194 = insertelement <4 x i32> %192, i32 %193, i64 1
  %195 = extractelement <4 x i32> %190, i64 2
  %196 = insertelement <4 x i32> %194, i32 %195, i64 2
  %197 = extractelement <4 x i32> %190, i64 3
  %198 = insertelement <4 x i32> %196, i32 %197, i64 3
  store <4 x i32> %198, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %199 = load <4 x i32>, ptr %3, align 16
  %200 = extractelement <4 x i32> %199, i64 0
  %201 = insertelement <4 x i32> poison, i32 %200, i64 0
  %202 = extractelement <4 x i32> %199, i64 1
  %203 = insertelement <4 x i32> %201, i32 %202, i64 1
  %204 = extractelement <4 x i32> %199, i64 2
  %205 = insertelement <4 x i32> %203, i32 %204, i64 2
  %206 = extractelement <4 x i32> %199, i64 3
  %207 = insertelement <4 x i32> %205, i32 %206, i64 3
  %208 = extractelement <4 x i32> %207, i64 0
  %209 = extractelement <4 x i32> %207, i64 1
  %210 = extractelement <4 x i32> %207, i64 2
  %211 = extractelement <4 x i32> %207, i64 3
  %212 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %208, i32 %209, i32 %210, i32 %211)
  %213 = extractvalue { i32, i32, i32, i32 } %212, 0
  %214 = extractvalue { i32, i32, i32, i32 } %212, 1
  %215 = extractvalue { i32, i32, i32, i32 } %212, 2
  %216 = extractvalue { i32, i32, i32, i32 } %212, 3
  %217 = insertelement <4 x i32> poison, i32 %213, i64 0
  %218 = insertelement <4 x i32> %217, i32 %214, i64 1
  %219 = insertelement <4 x i32> %218, i32 %215, i64 2
  %220 = insertelement <4 x i32> %219, i32 %216, i64 3
  %221 = extractelement <4 x i32> %220, i64 0
  %222 = insertelement <4 x i32> poison, i32 %221, i64 0
  %223 = extractelement <4 x i32> %220, i64 1
  %224 = insertelement <4 x i32> %222, i32 %223, i64 1
  %225 = extractelement <4 x i32> %220, i64 2
  %226 = insertelement <4 x i32> %224, i32 %225, i64 2
  %227 = extractelement <4 x i32> %220, i64 3
  %228 = insertelement <4 x i32> %226, i32 %227, i64 3
  store <4 x i32> %228, ptr %3, align 16
  %229 = load <4 x float>, ptr %3, align 16
  %230 = extractelement <4 x float> %229, i64 0
  %231 = insertelement <4 x float> poison, float %230, i64 0
  %232 = extractelement <4 x float> %229, i64 1
  %233 = insertelement <4 x float> %231, float %232, i64 1
  %234 = extractelement <4 x float> %229, i64 2
  %235 = insertelement <4 x float> %233, float %234, i64 2
  %236 = extractelement <4 x float> %229, i64 3
  %237 = insertelement <4 x float> %235, float %236, i64 3
  %238 = getelementptr float, ptr addrspace(1) %185, i64 64
  %239 = extractelement <4 x float> %237, i64 0
  %240 = insertelement <2 x float> poison, float %239, i64 0
  %241 = extractelement <4 x float> %237, i64 1
  %242 = insertelement <2 x float> %240, float %241, i64 1
  store <2 x float> %242, ptr addrspace(1) %185, align 8
  %243 = extractelement <4 x float> %237, i64 2
  %244 = insertelement <2 x float> poison, float %243, i64 0
  %245 = extractelement <4 x float> %237, i64 3
  %246 = insertelement <2 x float> %244, float %245, i64 1
  store <2 x float> %246, ptr addrspace(1) %238, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %247, label %248

247:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %248

248:                                              ; preds = %247, %10
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
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

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
