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
  %15 = urem i32 %14, 8
  %16 = udiv i32 %14, 8
  %17 = mul nsw i32 %15, 8
  %18 = add nsw i32 %13, %17
  %19 = mul nsw i32 %16, 256
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %22, i64 64
  %27 = getelementptr float, ptr addrspace(1) %22, i64 4
  %28 = getelementptr float, ptr addrspace(1) %22, i64 68
  %29 = load float, ptr addrspace(1) %22, align 4
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = load float, ptr addrspace(1) %26, align 4
  %32 = insertelement <4 x float> %30, float %31, i64 1
  %33 = load float, ptr addrspace(1) %27, align 4
  %34 = insertelement <4 x float> %32, float %33, i64 2
  %35 = load float, ptr addrspace(1) %28, align 4
  %36 = insertelement <4 x float> %34, float %35, i64 3
  %37 = extractelement <4 x float> %36, i64 0
  %38 = insertelement <4 x float> poison, float %37, i64 0
  %39 = extractelement <4 x float> %36, i64 1
  %40 = insertelement <4 x float> %38, float %39, i64 1
  %41 = extractelement <4 x float> %36, i64 2
  %42 = insertelement <4 x float> %40, float %41, i64 2
  %43 = extractelement <4 x float> %36, i64 3
  %44 = insertelement <4 x float> %42, float %43, i64 3
  store <4 x float> %44, ptr %5, align 16
  %45 = load <4 x i32>, ptr %5, align 16
  %46 = extractelement <4 x i32> %45, i64 0
  %47 = insertelement <4 x i32> poison, i32 %46, i64 0
  %48 = extractelement <4 x i32> %45, i64 1
  %49 = insertelement <4 x i32> %47, i32 %48, i64 1
  %50 = extractelement <4 x i32> %45, i64 2
  %51 = insertelement <4 x i32> %49, i32 %50, i64 2
  %52 = extractelement <4 x i32> %45, i64 3
  %53 = insertelement <4 x i32> %51, i32 %52, i64 3
  %54 = extractelement <4 x i32> %53, i64 0
  %55 = extractelement <4 x i32> %53, i64 1
  %56 = extractelement <4 x i32> %53, i64 2
  %57 = extractelement <4 x i32> %53, i64 3
  %58 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %54, i32 %55, i32 %56, i32 %57)
  %59 = extractvalue { i32, i32, i32, i32 } %58, 0
  %60 = extractvalue { i32, i32, i32, i32 } %58, 1
  %61 = extractvalue { i32, i32, i32, i32 } %58, 2
  %62 = extractvalue { i32, i32, i32, i32 } %58, 3
  %63 = insertelement <4 x i32> poison, i32 %59, i64 0
  %64 = insertelement <4 x i32> %63, i32 %60, i64 1
  %65 = insertelement <4 x i32> %64, i32 %61, i64 2
  %66 = insertelement <4 x i32> %65, i32 %62, i64 3
  call void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) %25, <4 x i32> %66, i1 false)
  %67 = urem i32 %6, 4
  %68 = udiv i32 %6, 4
  %69 = urem i32 %68, 8
  %70 = udiv i32 %68, 8
  %71 = mul nsw i32 %69, 8
  %72 = add nsw i32 %67, %71
  %73 = mul nsw i32 %70, 256
  %74 = add nsw i32 %72, %73
  %75 = add nsw i32 %74, 128
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %0, i64 %76
  %78 = mul nsw i32 %7, 2097152
  %79 = add nsw i32 1048576, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr i8, ptr addrspace(6) %12, i64 %80
  %82 = getelementptr float, ptr addrspace(1) %77, i64 64
  %83 = getelementptr float, ptr addrspace(1) %77, i64 4
  %84 = getelementptr float, ptr addrspace(1) %77, i64 68
  %85 = load float, ptr addrspace(1) %77, align 4
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = load float, ptr addrspace(1) %82, align 4
  %88 = insertelement <4 x float> %86, float %87, i64 1
  %89 = load float, ptr addrspace(1) %83, align 4
  %90 = insertelement <4 x float> %88, float %89, i64 2
  %91 = load float, ptr addrspace(1) %84, align 4
  %92 = insertelement <4 x float> %90, float %91, i64 3
  %93 = extractelement <4 x float> %92, i64 0
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = extractelement <4 x float> %92, i64 1
  %96 = insertelement <4 x float> %94, float %95, i64 1
  %97 = extractelement <4 x float> %92, i64 2
  %98 = insertelement <4 x float> %96, float %97, i64 2
  %99 = extractelement <4 x float> %92, i64 3
  %100 = insertelement <4 x float> %98, float %99, i64 3
  store <4 x float> %100, ptr %4, align 16
  %101 = load <4 x i32>, ptr %4, align 16
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <4 x i32> poison, i32 %102, i64 0
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <4 x i32> %103, i32 %104, i64 1
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <4 x i32> %105, i32 %106, i64 2
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <4 x i32> %107, i32 %108, i64 3
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = extractelement <4 x i32> %109, i64 1
  %112 = extractelement <4 x i32> %109, i64 2
  %113 = extractelement <4 x i32> %109, i64 3
  %114 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %110, i32 %111, i32 %112, i32 %113)
  %115 = extractvalue { i32, i32, i32, i32 } %114, 0
  %116 = extractvalue { i32, i32, i32, i32 } %114, 1
  %117 = extractvalue { i32, i32, i32, i32 } %114, 2
  %118 = extractvalue { i32, i32, i32, i32 } %114, 3
  %119 = insertelement <4 x i32> poison, i32 %115, i64 0
  %120 = insertelement <4 x i32> %119, i32 %116, i64 1
  %121 = insertelement <4 x i32> %120, i32 %117, i64 2
  %122 = insertelement <4 x i32> %121, i32 %118, i64 3
  call void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) %81, <4 x i32> %122, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %123 = urem i32 %6, 32
  %124 = udiv i32 %6, 32
  %125 = mul nsw i32 %123, 8
  %126 = mul nsw i32 %124, 256
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr float, ptr addrspace(1) %1, i64 %128
  %130 = mul nsw i32 %7, 2097152
  %131 = sext i32 %130 to i64
  %132 = getelementptr i8, ptr addrspace(6) %12, i64 %131
  %133 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %132, i1 false)
  %134 = getelementptr i32, ptr %3, i64 4
  %135 = extractelement <8 x i32> %133, i64 0
  %136 = insertelement <4 x i32> poison, i32 %135, i64 0
  %137 = extractelement <8 x i32> %133, i64 1
  %138 = insertelement <4 x i32> %136, i32 %137, i64 1
  %139 = extractelement <8 x i32> %133, i64 2
  %140 = insertelement <4 x i32> %138, i32 %139, i64 2
  %141 = extractelement <8 x i32> %133, i64 3
  %142 = insertelement <4 x i32> %140, i32 %141, i64 3
  store <4 x i32> %142, ptr %3, align 16
  %143 = extractelement <8 x i32> %133, i64 4
  %144 = insertelement <4 x i32> poison, i32 %143, i64 0
  %145 = extractelement <8 x i32> %133, i64 5
  %146 = insertelement <4 x i32> %144, i32 %145, i64 1
  %147 = extractelement <8 x i32> %133, i64 6
  %148 = insertelement <4 x i32> %146, i32 %147, i64 2
  %149 = extractelement <8 x i32> %133, i64 7
  %150 = insertelement <4 x i32> %148, i32 %149, i64 3
  store <4 x i32> %150, ptr %134, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %151 = getelementptr i32, ptr %3, i64 4
  %152 = load <4 x i32>, ptr %3, align 16
  %153 = extractelement <4 x i32> %152, i64 0
  %154 = insertelement <8 x i32> poison, i32 %153, i64 0
  %155 = extractelement <4 x i32> %152, i64 1
  %156 = insertelement <8 x i32> %154, i32 %155, i64 1
  %157 = extractelement <4 x i32> %152, i64 2
  %158 = insertelement <8 x i32> %156, i32 %157, i64 2
  %159 = extractelement <4 x i32> %152, i64 3
  %160 = insertelement <8 x i32> %158, i32 %159, i64 3
  %161 = load <4 x i32>, ptr %151, align 16
  %162 = extractelement <4 x i32> %161, i64 0
  %163 = insertelement <8 x i32> %160, i32 %162, i64 4
  %164 = extractelement <4 x i32> %161, i64 1
  %165 = insertelement <8 x i32> %163, i32 %164, i64 5
  %166 = extractelement <4 x i32> %161, i64 2
  %167 = insertelement <8 x i32> %165, i32 %166, i64 6
  %168 = extractelement <4 x i32> %161, i64 3
  %169 = insertelement <8 x i32> %167, i32 %168, i64 7
  %170 = extractelement <8 x i32> %169, i64 0
  %171 = extractelement <8 x i32> %169, i64 1
  %172 = extractelement <8 x i32> %169, i64 2
  %173 = extractelement <8 x i32> %169, i64 3
  %174 = extractelement <8 x i32> %169, i64 4
  %175 = extractelement <8 x i32> %169, i64 5
  %176 = extractelement <8 x i32> %169, i64 6
  %177 = extractelement <8 x i32> %169, i64 7
  %178 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %170, i32 %171, i32 %172, i32 %173, i32 %174, i32 %175, i32 %176, i32 %177)
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 0
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 1
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 2
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 3
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 4
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 5
  %185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 6
  %186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %178, 7
  %187 = insertelement <8 x i32> poison, i32 %179, i64 0
  %188 = insertelement <8 x i32> %187, i32 %180, i64 1
  %189 = insertelement <8 x i32> %188, i32 %181, i64 2
  %190 = insertelement <8 x i32> %189, i32 %182, i64 3
  %191 = insertelement <8 x i32> %190, i32 %183, i64 4
  %192 = insertelement <8 x i32> %191, i32 %184, i64 5
  %193 = insertelement <8 x i32> %192, i32 %185, i64 6
  %194 = insertelement <8 x i32> %193, i32 %186, i64 7
  %195 = getelementptr i32, ptr %3, i64 4
  %196 = extractelement <8 x i32> %194, i64 0
  %197 = insertelement <4 x i32> poison, i32 %196, i64 0
  %198 = extractelement <8 x i32> %194, i64 1
  %199 = insertelement <4 x i32> %197, i32 %198, i64 1
  %200 = extractelement <8 x i32> %194, i64 2
  %201 = insertelement <4 x i32> %199, i32 %200, i64 2
  %202 = extractelement <8 x i32> %194, i64 3
  %203 = insertelement <4 x i32> %201, i32 %202, i64 3
  store <4 x i32> %203, ptr %3, align 16
  %204 = extractelement <8 x i32> %194, i64 4
  %205 = insertelement <4 x i32> poison, i32 %204, i64 0
  %206 = extractelement <8 x i32> %194, i64 5
  %207 = insertelement <4 x i32> %205, i32 %206, i64 1
  %208 = extractelement <8 x i32> %194, i64 6
  %209 = insertelement <4 x i32> %207, i32 %208, i64 2
  %210 = extractelement <8 x i32> %194, i64 7
  %211 = insertelement <4 x i32> %209, i32 %210, i64 3
  store <4 x i32> %211, ptr %195, align 16
  %212 = getelementptr float, ptr %3, i64 4
  %213 = load <4 x float>, ptr %3, align 16
  %214 = extractelement <4 x float> %213, i64 0
  %215 = insertelement <8 x float> poison, float %214, i64 0
  %216 = extractelement <4 x float> %213, i64 1
  %217 = insertelement <8 x float> %215, float %216, i64 1
  %218 = extractelement <4 x float> %213, i64 2
  %219 = insertelement <8 x float> %217, float %218, i64 2
  %220 = extractelement <4 x float> %213, i64 3
  %221 = insertelement <8 x float> %219, float %220, i64 3
  %222 = load <4 x float>, ptr %212, align 16
  %223 = extractelement <4 x float> %222, i64 0
  %224 = insertelement <8 x float> %221, float %223, i64 4
  %225 = extractelement <4 x float> %222, i64 1
  %226 = insertelement <8 x float> %224, float %225, i64 5
  %227 = extractelement <4 x float> %222, i64 2
  %228 = insertelement <8 x float> %226, float %227, i64 6
  %229 = extractelement <4 x float> %222, i64 3
  %230 = insertelement <8 x float> %228, float %229, i64 7
  %231 = getelementptr float, ptr addrspace(1) %129, i64 4
  %232 = extractelement <8 x float> %230, i64 0
  %233 = insertelement <4 x float> poison, float %232, i64 0
  %234 = extractelement <8 x float> %230, i64 1
  %235 = insertelement <4 x float> %233, float %234, i64 1
  %236 = extractelement <8 x float> %230, i64 2
  %237 = insertelement <4 x float> %235, float %236, i64 2
  %238 = extractelement <8 x float> %230, i64 3
  %239 = insertelement <4 x float> %237, float %238, i64 3
  store <4 x float> %239, ptr addrspace(1) %129, align 16
  %240 = extractelement <8 x float> %230, i64 4
  %241 = insertelement <4 x float> poison, float %240, i64 0
  %242 = extractelement <8 x float> %230, i64 5
  %243 = insertelement <4 x float> %241, float %242, i64 1
  %244 = extractelement <8 x float> %230, i64 6
  %245 = insertelement <4 x float> %243, float %244, i64 2
  %246 = extractelement <8 x float> %230, i64 7
  %247 = insertelement <4 x float> %245, float %246, i64 3
  store <4 x float> %247, ptr addrspace(1) %231, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %248, label %249

248:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %249

249:                                              ; preds = %248, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

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
