; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x half], align 16
  %4 = alloca [16 x half], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 16
  %15 = mul nsw i32 %13, 512
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 4194304
  %20 = sext i32 %19 to i64
  %21 = sdiv exact i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(6) %11, i64 %21
  %23 = getelementptr half, ptr addrspace(1) %18, i64 8
  %24 = load <8 x half>, ptr addrspace(1) %18, align 16
  %25 = extractelement <8 x half> %24, i64 0
  %26 = insertelement <16 x half> poison, half %25, i64 0
  %27 = extractelement <8 x half> %24, i64 1
  %28 = insertelement <16 x half> %26, half %27, i64 1
  %29 = extractelement <8 x half> %24, i64 2
  %30 = insertelement <16 x half> %28, half %29, i64 2
  %31 = extractelement <8 x half> %24, i64 3
  %32 = insertelement <16 x half> %30, half %31, i64 3
  %33 = extractelement <8 x half> %24, i64 4
  %34 = insertelement <16 x half> %32, half %33, i64 4
  %35 = extractelement <8 x half> %24, i64 5
  %36 = insertelement <16 x half> %34, half %35, i64 5
  %37 = extractelement <8 x half> %24, i64 6
  %38 = insertelement <16 x half> %36, half %37, i64 6
  %39 = extractelement <8 x half> %24, i64 7
  %40 = insertelement <16 x half> %38, half %39, i64 7
  %41 = load <8 x half>, ptr addrspace(1) %23, align 16
  %42 = extractelement <8 x half> %41, i64 0
  %43 = insertelement <16 x half> %40, half %42, i64 8
  %44 = extractelement <8 x half> %41, i64 1
  %45 = insertelement <16 x half> %43, half %44, i64 9
  %46 = extractelement <8 x half> %41, i64 2
  %47 = insertelement <16 x half> %45, half %46, i64 10
  %48 = extractelement <8 x half> %41, i64 3
  %49 = insertelement <16 x half> %47, half %48, i64 11
  %50 = extractelement <8 x half> %41, i64 4
  %51 = insertelement <16 x half> %49, half %50, i64 12
  %52 = extractelement <8 x half> %41, i64 5
  %53 = insertelement <16 x half> %51, half %52, i64 13
  %54 = extractelement <8 x half> %41, i64 6
  %55 = insertelement <16 x half> %53, half %54, i64 14
  %56 = extractelement <8 x half> %41, i64 7
  %57 = insertelement <16 x half> %55, half %56, i64 15
  %58 = getelementptr half, ptr %4, i64 8
  %59 = extractelement <16 x half> %57, i64 0
  %60 = insertelement <8 x half> poison, half %59, i64 0
  %61 = extractelement <16 x half> %57, i64 1
  %62 = insertelement <8 x half> %60, half %61, i64 1
  %63 = extractelement <16 x half> %57, i64 2
  %64 = insertelement <8 x half> %62, half %63, i64 2
  %65 = extractelement <16 x half> %57, i64 3
  %66 = insertelement <8 x half> %64, half %65, i64 3
  %67 = extractelement <16 x half> %57, i64 4
  %68 = insertelement <8 x half> %66, half %67, i64 4
  %69 = extractelement <16 x half> %57, i64 5
  %70 = insertelement <8 x half> %68, half %69, i64 5
  %71 = extractelement <16 x half> %57, i64 6
  %72 = insertelement <8 x half> %70, half %71, i64 6
  %73 = extractelement <16 x half> %57, i64 7
  %74 = insertelement <8 x half> %72, half %73, i64 7
  store <8 x half> %74, ptr %4, align 16
  %75 = extractelement <16 x half> %57, i64 8
  %76 = insertelement <8 x half> poison, half %75, i64 0
  %77 = extractelement <16 x half> %57, i64 9
  %78 = insertelement <8 x half> %76, half %77, i64 1
  %79 = extractelement <16 x half> %57, i64 10
  %80 = insertelement <8 x half> %78, half %79, i64 2
  %81 = extractelement <16 x half> %57, i64 11
  %82 = insertelement <8 x half> %80, half %81, i64 3
  %83 = extractelement <16 x half> %57, i64 12
  %84 = insertelement <8 x half> %82, half %83, i64 4
  %85 = extractelement <16 x half> %57, i64 13
  %86 = insertelement <8 x half> %84, half %85, i64 5
  %87 = extractelement <16 x half> %57, i64 14
  %88 = insertelement <8 x half> %86, half %87, i64 6
  %89 = extractelement <16 x half> %57, i64 15
  %90 = insertelement <8 x half> %88, half %89, i64 7
  store <8 x half> %90, ptr %58, align 16
  %91 = getelementptr i32, ptr %4, i64 4
  %92 = load <4 x i32>, ptr %4, align 16
  %93 = extractelement <4 x i32> %92, i64 0
  %94 = insertelement <8 x i32> poison, i32 %93, i64 0
  %95 = extractelement <4 x i32> %92, i64 1
  %96 = insertelement <8 x i32> %94, i32 %95, i64 1
  %97 = extractelement <4 x i32> %92, i64 2
  %98 = insertelement <8 x i32> %96, i32 %97, i64 2
  %99 = extractelement <4 x i32> %92, i64 3
  %100 = insertelement <8 x i32> %98, i32 %99, i64 3
  %101 = load <4 x i32>, ptr %91, align 16
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <8 x i32> %100, i32 %102, i64 4
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <8 x i32> %103, i32 %104, i64 5
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <8 x i32> %105, i32 %106, i64 6
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <8 x i32> %107, i32 %108, i64 7
  %110 = extractelement <8 x i32> %109, i64 0
  %111 = extractelement <8 x i32> %109, i64 1
  %112 = extractelement <8 x i32> %109, i64 2
  %113 = extractelement <8 x i32> %109, i64 3
  %114 = extractelement <8 x i32> %109, i64 4
  %115 = extractelement <8 x i32> %109, i64 5
  %116 = extractelement <8 x i32> %109, i64 6
  %117 = extractelement <8 x i32> %109, i64 7
  %118 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %110, i32 %111, i32 %112, i32 %113, i32 %114, i32 %115, i32 %116, i32 %117)
  %119 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 0
  %120 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 1
  %121 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 2
  %122 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 3
  %123 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 4
  %124 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 5
  %125 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 6
  %126 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %118, 7
  %127 = insertelement <8 x i32> poison, i32 %119, i64 0
  %128 = insertelement <8 x i32> %127, i32 %120, i64 1
  %129 = insertelement <8 x i32> %128, i32 %121, i64 2
  %130 = insertelement <8 x i32> %129, i32 %122, i64 3
  %131 = insertelement <8 x i32> %130, i32 %123, i64 4
  %132 = insertelement <8 x i32> %131, i32 %124, i64 5
  %133 = insertelement <8 x i32> %132, i32 %125, i64 6
  %134 = insertelement <8 x i32> %133, i32 %126, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %22, <8 x i32> %134, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %135 = urem i32 %5, 32
  %136 = udiv i32 %5, 32
  %137 = mul nsw i32 %135, 16
  %138 = mul nsw i32 %136, 512
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr half, ptr addrspace(1) %1, i64 %140
  %142 = mul nsw i32 %6, 4194304
  %143 = sext i32 %142 to i64
  %144 = sdiv exact i64 %143, 2
  %145 = getelementptr i8, ptr addrspace(6) %11, i64 %144
  %146 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %145, i1 true)
  %147 = getelementptr i32, ptr %3, i64 4
  %148 = extractelement <8 x i32> %146, i64 0
  %149 = insertelement <4 x i32> poison, i32 %148, i64 0
  %150 = extractelement <8 x i32> %146, i64 1
  %151 = insertelement <4 x i32> %149, i32 %150, i64 1
  %152 = extractelement <8 x i32> %146, i64 2
  %153 = insertelement <4 x i32> %151, i32 %152, i64 2
  %154 = extractelement <8 x i32> %146, i64 3
  %155 = insertelement <4 x i32> %153, i32 %154, i64 3
  store <4 x i32> %155, ptr %3, align 16
  %156 = extractelement <8 x i32> %146, i64 4
  %157 = insertelement <4 x i32> poison, i32 %156, i64 0
  %158 = extractelement <8 x i32> %146, i64 5
  %159 = insertelement <4 x i32> %157, i32 %158, i64 1
  %160 = extractelement <8 x i32> %146, i64 6
  %161 = insertelement <4 x i32> %159, i32 %160, i64 2
  %162 = extractelement <8 x i32> %146, i64 7
  %163 = insertelement <4 x i32> %161, i32 %162, i64 3
  store <4 x i32> %163, ptr %147, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %164 = getelementptr i32, ptr %3, i64 4
  %165 = load <4 x i32>, ptr %3, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <8 x i32> poison, i32 %166, i64 0
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <8 x i32> %167, i32 %168, i64 1
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <8 x i32> %169, i32 %170, i64 2
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <8 x i32> %171, i32 %172, i64 3
  %174 = load <4 x i32>, ptr %164, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <8 x i32> %173, i32 %175, i64 4
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <8 x i32> %176, i32 %177, i64 5
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <8 x i32> %178, i32 %179, i64 6
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <8 x i32> %180, i32 %181, i64 7
  %183 = extractelement <8 x i32> %182, i64 0
  %184 = extractelement <8 x i32> %182, i64 1
  %185 = extractelement <8 x i32> %182, i64 2
  %186 = extractelement <8 x i32> %182, i64 3
  %187 = extractelement <8 x i32> %182, i64 4
  %188 = extractelement <8 x i32> %182, i64 5
  %189 = extractelement <8 x i32> %182, i64 6
  %190 = extractelement <8 x i32> %182, i64 7
  %191 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %183, i32 %184, i32 %185, i32 %186, i32 %187, i32 %188, i32 %189, i32 %190)
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 0
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 1
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 2
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 3
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 4
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 5
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 6
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %191, 7
  %200 = insertelement <8 x i32> poison, i32 %192, i64 0
  %201 = insertelement <8 x i32> %200, i32 %193, i64 1
  %202 = insertelement <8 x i32> %201, i32 %194, i64 2
  %203 = insertelement <8 x i32> %202, i32 %195, i64 3
  %204 = insertelement <8 x i32> %203, i32 %196, i64 4
  %205 = insertelement <8 x i32> %204, i32 %197, i64 5
  %206 = insertelement <8 x i32> %205, i32 %198, i64 6
  %207 = insertelement <8 x i32> %206, i32 %199, i64 7
  %208 = getelementptr i32, ptr %3, i64 4
  %209 = extractelement <8 x i32> %207, i64 0
  %210 = insertelement <4 x i32> poison, i32 %209, i64 0
  %211 = extractelement <8 x i32> %207, i64 1
  %212 = insertelement <4 x i32> %210, i32 %211, i64 1
  %213 = extractelement <8 x i32> %207, i64 2
  %214 = insertelement <4 x i32> %212, i32 %213, i64 2
  %215 = extractelement <8 x i32> %207, i64 3
  %216 = insertelement <4 x i32> %214, i32 %215, i64 3
  store <4 x i32> %216, ptr %3, align 16
  %217 = extractelement <8 x i32> %207, i64 4
  %218 = insertelement <4 x i32> poison, i32 %217, i64 0
  %219 = extractelement <8 x i32> %207, i64 5
  %220 = insertelement <4 x i32> %218, i32 %219, i64 1
  %221 = extractelement <8 x i32> %207, i64 6
  %222 = insertelement <4 x i32> %220, i32 %221, i64 2
  %223 = extractelement <8 x i32> %207, i64 7
  %224 = insertelement <4 x i32> %222, i32 %223, i64 3
  store <4 x i32> %224, ptr %208, align 16
  %225 = getelementptr half, ptr %3, i64 8
  %226 = load <8 x half>, ptr %3, align 16
  %227 = extractelement <8 x half> %226, i64 0
  %228 = insertelement <16 x half> poison, half %227, i64 0
  %229 = extractelement <8 x half> %226, i64 1
  %230 = insertelement <16 x half> %228, half %229, i64 1
  %231 = extractelement <8 x half> %226, i64 2
  %232 = insertelement <16 x half> %230, half %231, i64 2
  %233 = extractelement <8 x half> %226, i64 3
  %234 = insertelement <16 x half> %232, half %233, i64 3
  %235 = extractelement <8 x half> %226, i64 4
  %236 = insertelement <16 x half> %234, half %235, i64 4
  %237 = extractelement <8 x half> %226, i64 5
  %238 = insertelement <16 x half> %236, half %237, i64 5
  %239 = extractelement <8 x half> %226, i64 6
  %240 = insertelement <16 x half> %238, half %239, i64 6
  %241 = extractelement <8 x half> %226, i64 7
  %242 = insertelement <16 x half> %240, half %241, i64 7
  %243 = load <8 x half>, ptr %225, align 16
  %244 = extractelement <8 x half> %243, i64 0
  %245 = insertelement <16 x half> %242, half %244, i64 8
  %246 = extractelement <8 x half> %243, i64 1
  %247 = insertelement <16 x half> %245, half %246, i64 9
  %248 = extractelement <8 x half> %243, i64 2
  %249 = insertelement <16 x half> %247, half %248, i64 10
  %250 = extractelement <8 x half> %243, i64 3
  %251 = insertelement <16 x half> %249, half %250, i64 11
  %252 = extractelement <8 x half> %243, i64 4
  %253 = insertelement <16 x half> %251, half %252, i64 12
  %254 = extractelement <8 x half> %243, i64 5
  %255 = insertelement <16 x half> %253, half %254, i64 13
  %256 = extractelement <8 x half> %243, i64 6
  %257 = insertelement <16 x half> %255, half %256, i64 14
  %258 = extractelement <8 x half> %243, i64 7
  %259 = insertelement <16 x half> %257, half %258, i64 15
  %260 = getelementptr half, ptr addrspace(1) %141, i64 8
  %261 = extractelement <16 x half> %259, i64 0
  %262 = insertelement <8 x half> poison, half %261, i64 0
  %263 = extractelement <16 x half> %259, i64 1
  %264 = insertelement <8 x half> %262, half %263, i64 1
  %265 = extractelement <16 x half> %259, i64 2
  %266 = insertelement <8 x half> %264, half %265, i64 2
  %267 = extractelement <16 x half> %259, i64 3
  %268 = insertelement <8 x half> %266, half %267, i64 3
  %269 = extractelement <16 x half> %259, i64 4
  %270 = insertelement <8 x half> %268, half %269, i64 4
  %271 = extractelement <16 x half> %259, i64 5
  %272 = insertelement <8 x half> %270, half %271, i64 5
  %273 = extractelement <16 x half> %259, i64 6
  %274 = insertelement <8 x half> %272, half %273, i64 6
  %275 = extractelement <16 x half> %259, i64 7
  %276 = insertelement <8 x half> %274, half %275, i64 7
  store <8 x half> %276, ptr addrspace(1) %141, align 16
  %277 = extractelement <16 x half> %259, i64 8
  %278 = insertelement <8 x half> poison, half %277, i64 0
  %279 = extractelement <16 x half> %259, i64 9
  %280 = insertelement <8 x half> %278, half %279, i64 1
  %281 = extractelement <16 x half> %259, i64 10
  %282 = insertelement <8 x half> %280, half %281, i64 2
  %283 = extractelement <16 x half> %259, i64 11
  %284 = insertelement <8 x half> %282, half %283, i64 3
  %285 = extractelement <16 x half> %259, i64 12
  %286 = insertelement <8 x half> %284, half %285, i64 4
  %287 = extractelement <16 x half> %259, i64 13
  %288 = insertelement <8 x half> %286, half %287, i64 5
  %289 = extractelement <16 x half> %259, i64 14
  %290 = insertelement <8 x half> %288, half %289, i64 6
  %291 = extractelement <16 x half> %259, i64 15
  %292 = insertelement <8 x half> %290, half %291, i64 7
  store <8 x half> %292, ptr addrspace(1) %260, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %293, label %294

293:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %294

294:                                              ; preds = %293, %9
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
