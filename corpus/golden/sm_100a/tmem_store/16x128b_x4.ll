; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x float], align 16
  %4 = alloca [8 x float], align 16
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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = urem i32 %14, 8
  %16 = udiv i32 %14, 8
  %17 = mul nsw i32 %15, 16
  %18 = add nsw i32 %13, %17
  %19 = mul nsw i32 %16, 512
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %22, i64 128
  %27 = getelementptr float, ptr addrspace(1) %22, i64 4
  %28 = getelementptr float, ptr addrspace(1) %22, i64 132
  %29 = getelementptr float, ptr addrspace(1) %22, i64 8
  %30 = getelementptr float, ptr addrspace(1) %22, i64 136
  %31 = getelementptr float, ptr addrspace(1) %22, i64 12
  %32 = getelementptr float, ptr addrspace(1) %22, i64 140
  %33 = load float, ptr addrspace(1) %22, align 4
  %34 = insertelement <8 x float> poison, float %33, i64 0
  %35 = load float, ptr addrspace(1) %26, align 4
  %36 = insertelement <8 x float> %34, float %35, i64 1
  %37 = load float, ptr addrspace(1) %27, align 4
  %38 = insertelement <8 x float> %36, float %37, i64 2
  %39 = load float, ptr addrspace(1) %28, align 4
  %40 = insertelement <8 x float> %38, float %39, i64 3
  %41 = load float, ptr addrspace(1) %29, align 4
  %42 = insertelement <8 x float> %40, float %41, i64 4
  %43 = load float, ptr addrspace(1) %30, align 4
  %44 = insertelement <8 x float> %42, float %43, i64 5
  %45 = load float, ptr addrspace(1) %31, align 4
  %46 = insertelement <8 x float> %44, float %45, i64 6
  %47 = load float, ptr addrspace(1) %32, align 4
  %48 = insertelement <8 x float> %46, float %47, i64 7
  %49 = getelementptr float, ptr %5, i64 4
  %50 = extractelement <8 x float> %48, i64 0
  %51 = insertelement <4 x float> poison, float %50, i64 0
  %52 = extractelement <8 x float> %48, i64 1
  %53 = insertelement <4 x float> %51, float %52, i64 1
  %54 = extractelement <8 x float> %48, i64 2
  %55 = insertelement <4 x float> %53, float %54, i64 2
  %56 = extractelement <8 x float> %48, i64 3
  %57 = insertelement <4 x float> %55, float %56, i64 3
  store <4 x float> %57, ptr %5, align 16
  %58 = extractelement <8 x float> %48, i64 4
  %59 = insertelement <4 x float> poison, float %58, i64 0
  %60 = extractelement <8 x float> %48, i64 5
  %61 = insertelement <4 x float> %59, float %60, i64 1
  %62 = extractelement <8 x float> %48, i64 6
  %63 = insertelement <4 x float> %61, float %62, i64 2
  %64 = extractelement <8 x float> %48, i64 7
  %65 = insertelement <4 x float> %63, float %64, i64 3
  store <4 x float> %65, ptr %49, align 16
  %66 = getelementptr i32, ptr %5, i64 4
  %67 = load <4 x i32>, ptr %5, align 16
  %68 = extractelement <4 x i32> %67, i64 0
  %69 = insertelement <8 x i32> poison, i32 %68, i64 0
  %70 = extractelement <4 x i32> %67, i64 1
  %71 = insertelement <8 x i32> %69, i32 %70, i64 1
  %72 = extractelement <4 x i32> %67, i64 2
  %73 = insertelement <8 x i32> %71, i32 %72, i64 2
  %74 = extractelement <4 x i32> %67, i64 3
  %75 = insertelement <8 x i32> %73, i32 %74, i64 3
  %76 = load <4 x i32>, ptr %66, align 16
  %77 = extractelement <4 x i32> %76, i64 0
  %78 = insertelement <8 x i32> %75, i32 %77, i64 4
  %79 = extractelement <4 x i32> %76, i64 1
  %80 = insertelement <8 x i32> %78, i32 %79, i64 5
  %81 = extractelement <4 x i32> %76, i64 2
  %82 = insertelement <8 x i32> %80, i32 %81, i64 6
  %83 = extractelement <4 x i32> %76, i64 3
  %84 = insertelement <8 x i32> %82, i32 %83, i64 7
  %85 = extractelement <8 x i32> %84, i64 0
  %86 = extractelement <8 x i32> %84, i64 1
  %87 = extractelement <8 x i32> %84, i64 2
  %88 = extractelement <8 x i32> %84, i64 3
  %89 = extractelement <8 x i32> %84, i64 4
  %90 = extractelement <8 x i32> %84, i64 5
  %91 = extractelement <8 x i32> %84, i64 6
  %92 = extractelement <8 x i32> %84, i64 7
  %93 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %85, i32 %86, i32 %87, i32 %88, i32 %89, i32 %90, i32 %91, i32 %92)
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 0
  %95 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 1
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 2
  %97 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 3
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 4
  %99 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 5
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 6
  %101 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %93, 7
  %102 = insertelement <8 x i32> poison, i32 %94, i64 0
  %103 = insertelement <8 x i32> %102, i32 %95, i64 1
  %104 = insertelement <8 x i32> %103, i32 %96, i64 2
  %105 = insertelement <8 x i32> %104, i32 %97, i64 3
  %106 = insertelement <8 x i32> %105, i32 %98, i64 4
  %107 = insertelement <8 x i32> %106, i32 %99, i64 5
  %108 = insertelement <8 x i32> %107, i32 %100, i64 6
  %109 = insertelement <8 x i32> %108, i32 %101, i64 7
  call void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) %25, <8 x i32> %109, i1 false)
  %110 = urem i32 %6, 4
  %111 = udiv i32 %6, 4
  %112 = urem i32 %111, 8
  %113 = udiv i32 %111, 8
  %114 = mul nsw i32 %112, 16
  %115 = add nsw i32 %110, %114
  %116 = mul nsw i32 %113, 512
  %117 = add nsw i32 %115, %116
  %118 = add nsw i32 %117, 256
  %119 = sext i32 %118 to i64
  %120 = getelementptr float, ptr addrspace(1) %0, i64 %119
  %121 = mul nsw i32 %7, 2097152
  %122 = add nsw i32 1048576, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr i8, ptr addrspace(6) %12, i64 %123
  %125 = getelementptr float, ptr addrspace(1) %120, i64 128
  %126 = getelementptr float, ptr addrspace(1) %120, i64 4
  %127 = getelementptr float, ptr addrspace(1) %120, i64 132
  %128 = getelementptr float, ptr addrspace(1) %120, i64 8
  %129 = getelementptr float, ptr addrspace(1) %120, i64 136
  %130 = getelementptr float, ptr addrspace(1) %120, i64 12
  %131 = getelementptr float, ptr addrspace(1) %120, i64 140
  %132 = load float, ptr addrspace(1) %120, align 4
  %133 = insertelement <8 x float> poison, float %132, i64 0
  %134 = load float, ptr addrspace(1) %125, align 4
  %135 = insertelement <8 x float> %133, float %134, i64 1
  %136 = load float, ptr addrspace(1) %126, align 4
  %137 = insertelement <8 x float> %135, float %136, i64 2
  %138 = load float, ptr addrspace(1) %127, align 4
  %139 = insertelement <8 x float> %137, float %138, i64 3
  %140 = load float, ptr addrspace(1) %128, align 4
  %141 = insertelement <8 x float> %139, float %140, i64 4
  %142 = load float, ptr addrspace(1) %129, align 4
  %143 = insertelement <8 x float> %141, float %142, i64 5
  %144 = load float, ptr addrspace(1) %130, align 4
  %145 = insertelement <8 x float> %143, float %144, i64 6
  %146 = load float, ptr addrspace(1) %131, align 4
  %147 = insertelement <8 x float> %145, float %146, i64 7
  %148 = getelementptr float, ptr %4, i64 4
  %149 = extractelement <8 x float> %147, i64 0
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <8 x float> %147, i64 1
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <8 x float> %147, i64 2
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <8 x float> %147, i64 3
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %4, align 16
  %157 = extractelement <8 x float> %147, i64 4
  %158 = insertelement <4 x float> poison, float %157, i64 0
  %159 = extractelement <8 x float> %147, i64 5
  %160 = insertelement <4 x float> %158, float %159, i64 1
  %161 = extractelement <8 x float> %147, i64 6
  %162 = insertelement <4 x float> %160, float %161, i64 2
  %163 = extractelement <8 x float> %147, i64 7
  %164 = insertelement <4 x float> %162, float %163, i64 3
  store <4 x float> %164, ptr %148, align 16
  %165 = getelementptr i32, ptr %4, i64 4
  %166 = load <4 x i32>, ptr %4, align 16
  %167 = extractelement <4 x i32> %166, i64 0
  %168 = insertelement <8 x i32> poison, i32 %167, i64 0
  %169 = extractelement <4 x i32> %166, i64 1
  %170 = insertelement <8 x i32> %168, i32 %169, i64 1
  %171 = extractelement <4 x i32> %166, i64 2
  %172 = insertelement <8 x i32> %170, i32 %171, i64 2
  %173 = extractelement <4 x i32> %166, i64 3
  %174 = insertelement <8 x i32> %172, i32 %173, i64 3
  %175 = load <4 x i32>, ptr %165, align 16
  %176 = extractelement <4 x i32> %175, i64 0
  %177 = insertelement <8 x i32> %174, i32 %176, i64 4
  %178 = extractelement <4 x i32> %175, i64 1
  %179 = insertelement <8 x i32> %177, i32 %178, i64 5
  %180 = extractelement <4 x i32> %175, i64 2
  %181 = insertelement <8 x i32> %179, i32 %180, i64 6
  %182 = extractelement <4 x i32> %175, i64 3
  %183 = insertelement <8 x i32> %181, i32 %182, i64 7
  %184 = extractelement <8 x i32> %183, i64 0
  %185 = extractelement <8 x i32> %183, i64 1
  %186 = extractelement <8 x i32> %183, i64 2
  %187 = extractelement <8 x i32> %183, i64 3
  %188 = extractelement <8 x i32> %183, i64 4
  %189 = extractelement <8 x i32> %183, i64 5
  %190 = extractelement <8 x i32> %183, i64 6
  %191 = extractelement <8 x i32> %183, i64 7
  %192 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %184, i32 %185, i32 %186, i32 %187, i32 %188, i32 %189, i32 %190, i32 %191)
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 0
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 1
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 2
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 3
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 4
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 5
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 6
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %192, 7
  %201 = insertelement <8 x i32> poison, i32 %193, i64 0
  %202 = insertelement <8 x i32> %201, i32 %194, i64 1
  %203 = insertelement <8 x i32> %202, i32 %195, i64 2
  %204 = insertelement <8 x i32> %203, i32 %196, i64 3
  %205 = insertelement <8 x i32> %204, i32 %197, i64 4
  %206 = insertelement <8 x i32> %205, i32 %198, i64 5
  %207 = insertelement <8 x i32> %206, i32 %199, i64 6
  %208 = insertelement <8 x i32> %207, i32 %200, i64 7
  call void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) %124, <8 x i32> %208, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %209 = urem i32 %6, 32
  %210 = udiv i32 %6, 32
  %211 = mul nsw i32 %209, 16
  %212 = mul nsw i32 %210, 512
  %213 = add nsw i32 %211, %212
  %214 = sext i32 %213 to i64
  %215 = getelementptr float, ptr addrspace(1) %1, i64 %214
  %216 = mul nsw i32 %7, 2097152
  %217 = sext i32 %216 to i64
  %218 = getelementptr i8, ptr addrspace(6) %12, i64 %217
  %219 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %218, i1 false)
  %220 = getelementptr i32, ptr %3, i64 4
  %221 = getelementptr i32, ptr %3, i64 8
  %222 = getelementptr i32, ptr %3, i64 12
  %223 = extractelement <16 x i32> %219, i64 0
  %224 = insertelement <4 x i32> poison, i32 %223, i64 0
  %225 = extractelement <16 x i32> %219, i64 1
  %226 = insertelement <4 x i32> %224, i32 %225, i64 1
  %227 = extractelement <16 x i32> %219, i64 2
  %228 = insertelement <4 x i32> %226, i32 %227, i64 2
  %229 = extractelement <16 x i32> %219, i64 3
  %230 = insertelement <4 x i32> %228, i32 %229, i64 3
  store <4 x i32> %230, ptr %3, align 16
  %231 = extractelement <16 x i32> %219, i64 4
  %232 = insertelement <4 x i32> poison, i32 %231, i64 0
  %233 = extractelement <16 x i32> %219, i64 5
  %234 = insertelement <4 x i32> %232, i32 %233, i64 1
  %235 = extractelement <16 x i32> %219, i64 6
  %236 = insertelement <4 x i32> %234, i32 %235, i64 2
  %237 = extractelement <16 x i32> %219, i64 7
  %238 = insertelement <4 x i32> %236, i32 %237, i64 3
  store <4 x i32> %238, ptr %220, align 16
  %239 = extractelement <16 x i32> %219, i64 8
  %240 = insertelement <4 x i32> poison, i32 %239, i64 0
  %241 = extractelement <16 x i32> %219, i64 9
  %242 = insertelement <4 x i32> %240, i32 %241, i64 1
  %243 = extractelement <16 x i32> %219, i64 10
  %244 = insertelement <4 x i32> %242, i32 %243, i64 2
  %245 = extractelement <16 x i32> %219, i64 11
  %246 = insertelement <4 x i32> %244, i32 %245, i64 3
  store <4 x i32> %246, ptr %221, align 16
  %247 = extractelement <16 x i32> %219, i64 12
  %248 = insertelement <4 x i32> poison, i32 %247, i64 0
  %249 = extractelement <16 x i32> %219, i64 13
  %250 = insertelement <4 x i32> %248, i32 %249, i64 1
  %251 = extractelement <16 x i32> %219, i64 14
  %252 = insertelement <4 x i32> %250, i32 %251, i64 2
  %253 = extractelement <16 x i32> %219, i64 15
  %254 = insertelement <4 x i32> %252, i32 %253, i64 3
  store <4 x i32> %254, ptr %222, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %255 = getelementptr i32, ptr %3, i64 4
  %256 = getelementptr i32, ptr %3, i64 8
  %257 = getelementptr i32, ptr %3, i64 12
  %258 = load <4 x i32>, ptr %3, align 16
  %259 = extractelement <4 x i32> %258, i64 0
  %260 = insertelement <16 x i32> poison, i32 %259, i64 0
  %261 = extractelement <4 x i32> %258, i64 1
  %262 = insertelement <16 x i32> %260, i32 %261, i64 1
  %263 = extractelement <4 x i32> %258, i64 2
  %264 = insertelement <16 x i32> %262, i32 %263, i64 2
  %265 = extractelement <4 x i32> %258, i64 3
  %266 = insertelement <16 x i32> %264, i32 %265, i64 3
  %267 = load <4 x i32>, ptr %255, align 16
  %268 = extractelement <4 x i32> %267, i64 0
  %269 = insertelement <16 x i32> %266, i32 %268, i64 4
  %270 = extractelement <4 x i32> %267, i64 1
  %271 = insertelement <16 x i32> %269, i32 %270, i64 5
  %272 = extractelement <4 x i32> %267, i64 2
  %273 = insertelement <16 x i32> %271, i32 %272, i64 6
  %274 = extractelement <4 x i32> %267, i64 3
  %275 = insertelement <16 x i32> %273, i32 %274, i64 7
  %276 = load <4 x i32>, ptr %256, align 16
  %277 = extractelement <4 x i32> %276, i64 0
  %278 = insertelement <16 x i32> %275, i32 %277, i64 8
  %279 = extractelement <4 x i32> %276, i64 1
  %280 = insertelement <16 x i32> %278, i32 %279, i64 9
  %281 = extractelement <4 x i32> %276, i64 2
  %282 = insertelement <16 x i32> %280, i32 %281, i64 10
  %283 = extractelement <4 x i32> %276, i64 3
  %284 = insertelement <16 x i32> %282, i32 %283, i64 11
  %285 = load <4 x i32>, ptr %257, align 16
  %286 = extractelement <4 x i32> %285, i64 0
  %287 = insertelement <16 x i32> %284, i32 %286, i64 12
  %288 = extractelement <4 x i32> %285, i64 1
  %289 = insertelement <16 x i32> %287, i32 %288, i64 13
  %290 = extractelement <4 x i32> %285, i64 2
  %291 = insertelement <16 x i32> %289, i32 %290, i64 14
  %292 = extractelement <4 x i32> %285, i64 3
  %293 = insertelement <16 x i32> %291, i32 %292, i64 15
  %294 = extractelement <16 x i32> %293, i64 0
  %295 = extractelement <16 x i32> %293, i64 1
  %296 = extractelement <16 x i32> %293, i64 2
  %297 = extractelement <16 x i32> %293, i64 3
  %298 = extractelement <16 x i32> %293, i64 4
  %299 = extractelement <16 x i32> %293, i64 5
  %300 = extractelement <16 x i32> %293, i64 6
  %301 = extractelement <16 x i32> %293, i64 7
  %302 = extractelement <16 x i32> %293, i64 8
  %303 = extractelement <16 x i32> %293, i64 9
  %304 = extractelement <16 x i32> %293, i64 10
  %305 = extractelement <16 x i32> %293, i64 11
  %306 = extractelement <16 x i32> %293, i64 12
  %307 = extractelement <16 x i32> %293, i64 13
  %308 = extractelement <16 x i32> %293, i64 14
  %309 = extractelement <16 x i32> %293, i64 15
  %310 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %294, i32 %295, i32 %296, i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303, i32 %304, i32 %305, i32 %306, i32 %307, i32 %308, i32 %309)
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 0
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 1
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 2
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 3
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 4
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 5
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 6
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 7
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 8
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 9
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 10
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 11
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 12
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 13
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 14
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %310, 15
  %327 = insertelement <16 x i32> poison, i32 %311, i64 0
  %328 = insertelement <16 x i32> %327, i32 %312, i64 1
  %329 = insertelement <16 x i32> %328, i32 %313, i64 2
  %330 = insertelement <16 x i32> %329, i32 %314, i64 3
  %331 = insertelement <16 x i32> %330, i32 %315, i64 4
  %332 = insertelement <16 x i32> %331, i32 %316, i64 5
  %333 = insertelement <16 x i32> %332, i32 %317, i64 6
  %334 = insertelement <16 x i32> %333, i32 %318, i64 7
  %335 = insertelement <16 x i32> %334, i32 %319, i64 8
  %336 = insertelement <16 x i32> %335, i32 %320, i64 9
  %337 = insertelement <16 x i32> %336, i32 %321, i64 10
  %338 = insertelement <16 x i32> %337, i32 %322, i64 11
  %339 = insertelement <16 x i32> %338, i32 %323, i64 12
  %340 = insertelement <16 x i32> %339, i32 %324, i64 13
  %341 = insertelement <16 x i32> %340, i32 %325, i64 14
  %342 = insertelement <16 x i32> %341, i32 %326, i64 15
  %343 = getelementptr i32, ptr %3, i64 4
  %344 = getelementptr i32, ptr %3, i64 8
  %345 = getelementptr i32, ptr %3, i64 12
  %346 = extractelement <16 x i32> %342, i64 0
  %347 = insertelement <4 x i32> poison, i32 %346, i64 0
  %348 = extractelement <16 x i32> %342, i64 1
  %349 = insertelement <4 x i32> %347, i32 %348, i64 1
  %350 = extractelement <16 x i32> %342, i64 2
  %351 = insertelement <4 x i32> %349, i32 %350, i64 2
  %352 = extractelement <16 x i32> %342, i64 3
  %353 = insertelement <4 x i32> %351, i32 %352, i64 3
  store <4 x i32> %353, ptr %3, align 16
  %354 = extractelement <16 x i32> %342, i64 4
  %355 = insertelement <4 x i32> poison, i32 %354, i64 0
  %356 = extractelement <16 x i32> %342, i64 5
  %357 = insertelement <4 x i32> %355, i32 %356, i64 1
  %358 = extractelement <16 x i32> %342, i64 6
  %359 = insertelement <4 x i32> %357, i32 %358, i64 2
  %360 = extractelement <16 x i32> %342, i64 7
  %361 = insertelement <4 x i32> %359, i32 %360, i64 3
  store <4 x i32> %361, ptr %343, align 16
  %362 = extractelement <16 x i32> %342, i64 8
  %363 = insertelement <4 x i32> poison, i32 %362, i64 0
  %364 = extractelement <16 x i32> %342, i64 9
  %365 = insertelement <4 x i32> %363, i32 %364, i64 1
  %366 = extractelement <16 x i32> %342, i64 10
  %367 = insertelement <4 x i32> %365, i32 %366, i64 2
  %368 = extractelement <16 x i32> %342, i64 11
  %369 = insertelement <4 x i32> %367, i32 %368, i64 3
  store <4 x i32> %369, ptr %344, align 16
  %370 = extractelement <16 x i32> %342, i64 12
  %371 = insertelement <4 x i32> poison, i32 %370, i64 0
  %372 = extractelement <16 x i32> %342, i64 13
  %373 = insertelement <4 x i32> %371, i32 %372, i64 1
  %374 = extractelement <16 x i32> %342, i64 14
  %375 = insertelement <4 x i32> %373, i32 %374, i64 2
  %376 = extractelement <16 x i32> %342, i64 15
  %377 = insertelement <4 x i32> %375, i32 %376, i64 3
  store <4 x i32> %377, ptr %345, align 16
  %378 = getelementptr float, ptr %3, i64 4
  %379 = getelementptr float, ptr %3, i64 8
  %380 = getelementptr float, ptr %3, i64 12
  %381 = load <4 x float>, ptr %3, align 16
  %382 = extractelement <4 x float> %381, i64 0
  %383 = insertelement <16 x float> poison, float %382, i64 0
  %384 = extractelement <4 x float> %381, i64 1
  %385 = insertelement <16 x float> %383, float %384, i64 1
  %386 = extractelement <4 x float> %381, i64 2
  %387 = insertelement <16 x float> %385, float %386, i64 2
  %388 = extractelement <4 x float> %381, i64 3
  %389 = insertelement <16 x float> %387, float %388, i64 3
  %390 = load <4 x float>, ptr %378, align 16
  %391 = extractelement <4 x float> %390, i64 0
  %392 = insertelement <16 x float> %389, float %391, i64 4
  %393 = extractelement <4 x float> %390, i64 1
  %394 = insertelement <16 x float> %392, float %393, i64 5
  %395 = extractelement <4 x float> %390, i64 2
  %396 = insertelement <16 x float> %394, float %395, i64 6
  %397 = extractelement <4 x float> %390, i64 3
  %398 = insertelement <16 x float> %396, float %397, i64 7
  %399 = load <4 x float>, ptr %379, align 16
  %400 = extractelement <4 x float> %399, i64 0
  %401 = insertelement <16 x float> %398, float %400, i64 8
  %402 = extractelement <4 x float> %399, i64 1
  %403 = insertelement <16 x float> %401, float %402, i64 9
  %404 = extractelement <4 x float> %399, i64 2
  %405 = insertelement <16 x float> %403, float %404, i64 10
  %406 = extractelement <4 x float> %399, i64 3
  %407 = insertelement <16 x float> %405, float %406, i64 11
  %408 = load <4 x float>, ptr %380, align 16
  %409 = extractelement <4 x float> %408, i64 0
  %410 = insertelement <16 x float> %407, float %409, i64 12
  %411 = extractelement <4 x float> %408, i64 1
  %412 = insertelement <16 x float> %410, float %411, i64 13
  %413 = extractelement <4 x float> %408, i64 2
  %414 = insertelement <16 x float> %412, float %413, i64 14
  %415 = extractelement <4 x float> %408, i64 3
  %416 = insertelement <16 x float> %414, float %415, i64 15
  %417 = getelementptr float, ptr addrspace(1) %215, i64 4
  %418 = getelementptr float, ptr addrspace(1) %215, i64 8
  %419 = getelementptr float, ptr addrspace(1) %215, i64 12
  %420 = extractelement <16 x float> %416, i64 0
  %421 = insertelement <4 x float> poison, float %420, i64 0
  %422 = extractelement <16 x float> %416, i64 1
  %423 = insertelement <4 x float> %421, float %422, i64 1
  %424 = extractelement <16 x float> %416, i64 2
  %425 = insertelement <4 x float> %423, float %424, i64 2
  %426 = extractelement <16 x float> %416, i64 3
  %427 = insertelement <4 x float> %425, float %426, i64 3
  store <4 x float> %427, ptr addrspace(1) %215, align 16
  %428 = extractelement <16 x float> %416, i64 4
  %429 = insertelement <4 x float> poison, float %428, i64 0
  %430 = extractelement <16 x float> %416, i64 5
  %431 = insertelement <4 x float> %429, float %430, i64 1
  %432 = extractelement <16 x float> %416, i64 6
  %433 = insertelement <4 x float> %431, float %432, i64 2
  %434 = extractelement <16 x float> %416, i64 7
  %435 = insertelement <4 x float> %433, float %434, i64 3
  store <4 x float> %435, ptr addrspace(1) %417, align 16
  %436 = extractelement <16 x float> %416, i64 8
  %437 = insertelement <4 x float> poison, float %436, i64 0
  %438 = extractelement <16 x float> %416, i64 9
  %439 = insertelement <4 x float> %437, float %438, i64 1
  %440 = extractelement <16 x float> %416, i64 10
  %441 = insertelement <4 x float> %439, float %440, i64 2
  %442 = extractelement <16 x float> %416, i64 11
  %443 = insertelement <4 x float> %441, float %442, i64 3
  store <4 x float> %443, ptr addrspace(1) %418, align 16
  %444 = extractelement <16 x float> %416, i64 12
  %445 = insertelement <4 x float> poison, float %444, i64 0
  %446 = extractelement <16 x float> %416, i64 13
  %447 = insertelement <4 x float> %445, float %446, i64 1
  %448 = extractelement <16 x float> %416, i64 14
  %449 = insertelement <4 x float> %447, float %448, i64 2
  %450 = extractelement <16 x float> %416, i64 15
  %451 = insertelement <4 x float> %449, float %450, i64 3
  store <4 x float> %451, ptr addrspace(1) %419, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %452, label %453

452:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %453

453:                                              ; preds = %452, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #6

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
