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
  %105 = urem i32 %104, 8
  %106 = udiv i32 %104, 8
  %107 = mul nsw i32 %105, 8
  %108 = add nsw i32 %103, %107
  %109 = mul nsw i32 %106, 256
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, ptr addrspace(1) %1, i64 %111
  %113 = mul nsw i32 %7, 2097152
  %114 = sext i32 %113 to i64
  %115 = getelementptr i8, ptr addrspace(6) %12, i64 %114
  %116 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) %115, i1 false)
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = insertelement <4 x i32> poison, i32 %117, i64 0
  %119 = extractelement <4 x i32> %116, i64 1
  %120 = insertelement <4 x i32> %118, i32 %119, i64 1
  %121 = extractelement <4 x i32> %116, i64 2
  %122 = insertelement <4 x i32> %120, i32 %121, i64 2
  %123 = extractelement <4 x i32> %116, i64 3
  %124 = insertelement <4 x i32> %122, i32 %123, i64 3
  store <4 x i32> %124, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %125 = load <4 x i32>, ptr %4, align 16
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = insertelement <4 x i32> poison, i32 %126, i64 0
  %128 = extractelement <4 x i32> %125, i64 1
  %129 = insertelement <4 x i32> %127, i32 %128, i64 1
  %130 = extractelement <4 x i32> %125, i64 2
  %131 = insertelement <4 x i32> %129, i32 %130, i64 2
  %132 = extractelement <4 x i32> %125, i64 3
  %133 = insertelement <4 x i32> %131, i32 %132, i64 3
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = extractelement <4 x i32> %133, i64 1
  %136 = extractelement <4 x i32> %133, i64 2
  %137 = extractelement <4 x i32> %133, i64 3
  %138 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %134, i32 %135, i32 %136, i32 %137)
  %139 = extractvalue { i32, i32, i32, i32 } %138, 0
  %140 = extractvalue { i32, i32, i32, i32 } %138, 1
  %141 = extractvalue { i32, i32, i32, i32 } %138, 2
  %142 = extractvalue { i32, i32, i32, i32 } %138, 3
  %143 = insertelement <4 x i32> poison, i32 %139, i64 0
  %144 = insertelement <4 x i32> %143, i32 %140, i64 1
  %145 = insertelement <4 x i32> %144, i32 %141, i64 2
  %146 = insertelement <4 x i32> %145, i32 %142, i64 3
  %147 = extractelement <4 x i32> %146, i64 0
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = extractelement <4 x i32> %146, i64 1
  %150 = insertelement <4 x i32> %148, i32 %149, i64 1
  %151 = extractelement <4 x i32> %146, i64 2
  %152 = insertelement <4 x i32> %150, i32 %151, i64 2
  %153 = extractelement <4 x i32> %146, i64 3
  %154 = insertelement <4 x i32> %152, i32 %153, i64 3
  store <4 x i32> %154, ptr %4, align 16
  %155 = load <4 x float>, ptr %4, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <4 x float> %159, float %160, i64 2
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <4 x float> %161, float %162, i64 3
  %164 = getelementptr float, ptr addrspace(1) %112, i64 64
  %165 = getelementptr float, ptr addrspace(1) %112, i64 4
  %166 = getelementptr float, ptr addrspace(1) %112, i64 68
  %167 = extractelement <4 x float> %163, i64 0
  store float %167, ptr addrspace(1) %112, align 4
  %168 = extractelement <4 x float> %163, i64 1
  store float %168, ptr addrspace(1) %164, align 4
  %169 = extractelement <4 x float> %163, i64 2
  store float %169, ptr addrspace(1) %165, align 4
  %170 = extractelement <4 x float> %163, i64 3
  store float %170, ptr addrspace(1) %166, align 4
  %171 = urem i32 %6, 4
  %172 = udiv i32 %6, 4
  %173 = urem i32 %172, 8
  %174 = udiv i32 %172, 8
  %175 = mul nsw i32 %173, 8
  %176 = add nsw i32 %171, %175
  %177 = mul nsw i32 %174, 256
  %178 = add nsw i32 %176, %177
  %179 = add nsw i32 %178, 128
  %180 = sext i32 %179 to i64
  %181 = getelementptr float, ptr addrspace(1) %1, i64 %180
  %182 = mul nsw i32 %7, 2097152
  %183 = add nsw i32 1048576, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr i8, ptr addrspace(6) %12, i64 %184
  %186 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) %185, i1 false)
  %187 = extractelement <4 x i32> %186, i64 0
  %188 = insertelement <4 x i32> poison, i32 %187, i64 0
  %189 = extractelement <4 x i32> %186, i64 1
  %190 = insertelement <4 x i32> %188, i32 %189, i64 1
  %191 = extractelement <4 x i32> %186, i64 2
  %192 = insertelement <4 x i32> %190, i32 %191, i64 2
  %193 = extractelement <4 x i32> %186, i64 3
  %194 = insertelement <4 x i32> %192, i32 %193, i64 3
  store <4 x i32> %194, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %195 = load <4 x i32>, ptr %3, align 16
  %196 = extractelement <4 x i32> %195, i64 0
  %197 = insertelement <4 x i32> poison, i32 %196, i64 0
  %198 = extractelement <4 x i32> %195, i64 1
  %199 = insertelement <4 x i32> %197, i32 %198, i64 1
  %200 = extractelement <4 x i32> %195, i64 2
  %201 = insertelement <4 x i32> %199, i32 %200, i64 2
  %202 = extractelement <4 x i32> %195, i64 3
  %203 = insertelement <4 x i32> %201, i32 %202, i64 3
  %204 = extractelement <4 x i32> %203, i64 0
  %205 = extractelement <4 x i32> %203, i64 1
  %206 = extractelement <4 x i32> %203, i64 2
  %207 = extractelement <4 x i32> %203, i64 3
  %208 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %204, i32 %205, i32 %206, i32 %207)
  %209 = extractvalue { i32, i32, i32, i32 } %208, 0
  %210 = extractvalue { i32, i32, i32, i32 } %208, 1
  %211 = extractvalue { i32, i32, i32, i32 } %208, 2
  %212 = extractvalue { i32, i32, i32, i32 } %208, 3
  %213 = insertelement <4 x i32> poison, i32 %209, i64 0
  %214 = insertelement <4 x i32> %213, i32 %210, i64 1
  %215 = insertelement <4 x i32> %214, i32 %211, i64 2
  %216 = insertelement <4 x i32> %215, i32 %212, i64 3
  %217 = extractelement <4 x i32> %216, i64 0
  %218 = insertelement <4 x i32> poison, i32 %217, i64 0
  %219 = extractelement <4 x i32> %216, i64 1
  %220 = insertelement <4 x i32> %218, i32 %219, i64 1
  %221 = extractelement <4 x i32> %216, i64 2
  %222 = insertelement <4 x i32> %220, i32 %221, i64 2
  %223 = extractelement <4 x i32> %216, i64 3
  %224 = insertelement <4 x i32> %222, i32 %223, i64 3
  store <4 x i32> %224, ptr %3, align 16
  %225 = load <4 x float>, ptr %3, align 16
  %226 = extractelement <4 x float> %225, i64 0
  %227 = insertelement <4 x float> poison, float %226, i64 0
  %228 = extractelement <4 x float> %225, i64 1
  %229 = insertelement <4 x float> %227, float %228, i64 1
  %230 = extractelement <4 x float> %225, i64 2
  %231 = insertelement <4 x float> %229, float %230, i64 2
  %232 = extractelement <4 x float> %225, i64 3
  %233 = insertelement <4 x float> %231, float %232, i64 3
  %234 = getelementptr float, ptr addrspace(1) %181, i64 64
  %235 = getelementptr float, ptr addrspace(1) %181, i64 4
  %236 = getelementptr float, ptr addrspace(1) %181, i64 68
  %237 = extractelement <4 x float> %233, i64 0
  store float %237, ptr addrspace(1) %181, align 4
  %238 = extractelement <4 x float> %233, i64 1
  store float %238, ptr addrspace(1) %234, align 4
  %239 = extractelement <4 x float> %233, i64 2
  store float %239, ptr addrspace(1) %235, align 4
  %240 = extractelement <4 x float> %233, i64 3
  store float %240, ptr addrspace(1) %236, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %241, label %242

241:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %242

242:                                              ; preds = %241, %10
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
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

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
