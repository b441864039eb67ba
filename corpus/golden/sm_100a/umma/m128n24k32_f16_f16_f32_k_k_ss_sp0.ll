; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [4 x float], align 16
  %7 = alloca [4 x float], align 16
  %8 = alloca [4 x float], align 16
  %9 = alloca [4 x float], align 16
  %10 = alloca [4 x float], align 16
  %11 = alloca [4 x float], align 16
  %12 = alloca [4 x float], align 16
  %13 = alloca [4 x float], align 16
  %14 = alloca [4 x float], align 16
  %15 = alloca [4 x float], align 16
  %16 = alloca [4 x float], align 16
  %17 = alloca [4 x float], align 16
  %18 = alloca [4 x float], align 16
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %20

20:                                               ; preds = %23, %4
  %21 = phi i32 [ %46, %23 ], [ %19, %4 ]
  %22 = icmp slt i32 %21, 2048
  br i1 %22, label %23, label %47

23:                                               ; preds = %20
  %24 = urem i32 %21, 128
  %25 = udiv i32 %21, 128
  %26 = mul nsw i32 %24, 16
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr half, ptr addrspace(1) %0, i64 %28
  %30 = load half, ptr addrspace(1) %29, align 2
  %31 = urem i32 %21, 8
  %32 = udiv i32 %21, 8
  %33 = mul nsw i32 %31, 64
  %34 = urem i32 %32, 16
  %35 = udiv i32 %32, 16
  %36 = mul nsw i32 %34, 512
  %37 = add nsw i32 %33, %36
  %38 = add nsw i32 %37, %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = and i32 %41, 896
  %43 = lshr i32 %42, 3
  %44 = xor i32 %41, %43
  %45 = inttoptr i32 %44 to ptr addrspace(3)
  store half %30, ptr addrspace(3) %45, align 2
  %46 = add i32 %21, 128
  br label %20

47:                                               ; preds = %20
  br label %48

48:                                               ; preds = %51, %47
  %49 = phi i32 [ %74, %51 ], [ %19, %47 ]
  %50 = icmp slt i32 %49, 768
  br i1 %50, label %51, label %75

51:                                               ; preds = %48
  %52 = urem i32 %49, 24
  %53 = udiv i32 %49, 24
  %54 = mul nsw i32 %52, 32
  %55 = add nsw i32 %54, %53
  %56 = sext i32 %55 to i64
  %57 = getelementptr half, ptr addrspace(1) %1, i64 %56
  %58 = load half, ptr addrspace(1) %57, align 2
  %59 = urem i32 %49, 8
  %60 = udiv i32 %49, 8
  %61 = mul nsw i32 %59, 64
  %62 = urem i32 %60, 3
  %63 = udiv i32 %60, 3
  %64 = mul nsw i32 %62, 512
  %65 = add nsw i32 %61, %64
  %66 = add nsw i32 %65, %63
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %67
  %69 = ptrtoint ptr addrspace(3) %68 to i32
  %70 = and i32 %69, 896
  %71 = lshr i32 %70, 3
  %72 = xor i32 %69, %71
  %73 = inttoptr i32 %72 to ptr addrspace(3)
  store half %58, ptr addrspace(3) %73, align 2
  %74 = add i32 %49, 128
  br label %48

75:                                               ; preds = %48
  %76 = lshr i32 %19, 5
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %79

79:                                               ; preds = %78, %75
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %80 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %81 = inttoptr i32 %80 to ptr addrspace(6)
  %82 = icmp eq i32 %19, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %79
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %84

84:                                               ; preds = %83, %79
  %85 = urem i32 %19, 32
  %86 = udiv i32 %19, 32
  %87 = mul nsw i32 %85, 28
  %88 = mul nsw i32 %86, 896
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr float, ptr addrspace(1) %2, i64 %90
  %92 = mul nsw i32 %76, 2097152
  %93 = sext i32 %92 to i64
  %94 = getelementptr i8, ptr addrspace(6) %81, i64 %93
  %95 = load <4 x float>, ptr addrspace(1) %91, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = extractelement <4 x float> %95, i64 1
  %99 = insertelement <4 x float> %97, float %98, i64 1
  %100 = extractelement <4 x float> %95, i64 2
  %101 = insertelement <4 x float> %99, float %100, i64 2
  %102 = extractelement <4 x float> %95, i64 3
  %103 = insertelement <4 x float> %101, float %102, i64 3
  %104 = extractelement <4 x float> %103, i64 0
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %103, i64 1
  %107 = insertelement <4 x float> %105, float %106, i64 1
  %108 = extractelement <4 x float> %103, i64 2
  %109 = insertelement <4 x float> %107, float %108, i64 2
  %110 = extractelement <4 x float> %103, i64 3
  %111 = insertelement <4 x float> %109, float %110, i64 3
  store <4 x float> %111, ptr %18, align 16
  %112 = load <4 x i32>, ptr %18, align 16
  %113 = extractelement <4 x i32> %112, i64 0
  %114 = insertelement <4 x i32> poison, i32 %113, i64 0
  %115 = extractelement <4 x i32> %112, i64 1
  %116 = insertelement <4 x i32> %114, i32 %115, i64 1
  %117 = extractelement <4 x i32> %112, i64 2
  %118 = insertelement <4 x i32> %116, i32 %117, i64 2
  %119 = extractelement <4 x i32> %112, i64 3
  %120 = insertelement <4 x i32> %118, i32 %119, i64 3
  %121 = extractelement <4 x i32> %120, i64 0
  %122 = extractelement <4 x i32> %120, i64 1
  %123 = extractelement <4 x i32> %120, i64 2
  %124 = extractelement <4 x i32> %120, i64 3
  %125 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %121, i32 %122, i32 %123, i32 %124)
  %126 = extractvalue { i32, i32, i32, i32 } %125, 0
  %127 = extractvalue { i32, i32, i32, i32 } %125, 1
  %128 = extractvalue { i32, i32, i32, i32 } %125, 2
  %129 = extractvalue { i32, i32, i32, i32 } %125, 3
  %130 = insertelement <4 x i32> poison, i32 %126, i64 0
  %131 = insertelement <4 x i32> %130, i32 %127, i64 1
  %132 = insertelement <4 x i32> %131, i32 %128, i64 2
  %133 = insertelement <4 x i32> %132, i32 %129, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %94, <4 x i32> %133, i1 false)
  %134 = urem i32 %19, 32
  %135 = udiv i32 %19, 32
  %136 = mul nsw i32 %134, 28
  %137 = mul nsw i32 %135, 896
  %138 = add nsw i32 %136, %137
  %139 = add nsw i32 %138, 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr float, ptr addrspace(1) %2, i64 %140
  %142 = mul nsw i32 %76, 2097152
  %143 = add nsw i32 4, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr i8, ptr addrspace(6) %81, i64 %144
  %146 = load <4 x float>, ptr addrspace(1) %141, align 16
  %147 = extractelement <4 x float> %146, i64 0
  %148 = insertelement <4 x float> poison, float %147, i64 0
  %149 = extractelement <4 x float> %146, i64 1
  %150 = insertelement <4 x float> %148, float %149, i64 1
  %151 = extractelement <4 x float> %146, i64 2
  %152 = insertelement <4 x float> %150, float %151, i64 2
  %153 = extractelement <4 x float> %146, i64 3
  %154 = insertelement <4 x float> %152, float %153, i64 3
  %155 = extractelement <4 x float> %154, i64 0
  %156 = insertelement <4 x float> poison, float %155, i64 0
  %157 = extractelement <4 x float> %154, i64 1
  %158 = insertelement <4 x float> %156, float %157, i64 1
  %159 = extractelement <4 x float> %154, i64 2
  %160 = insertelement <4 x float> %158, float %159, i64 2
  %161 = extractelement <4 x float> %154, i64 3
  %162 = insertelement <4 x float> %160, float %161, i64 3
  store <4 x float> %162, ptr %17, align 16
  %163 = load <4 x i32>, ptr %17, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <4 x i32> poison, i32 %164, i64 0
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <4 x i32> %165, i32 %166, i64 1
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <4 x i32> %167, i32 %168, i64 2
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <4 x i32> %169, i32 %170, i64 3
  %172 = extractelement <4 x i32> %171, i64 0
  %173 = extractelement <4 x i32> %171, i64 1
  %174 = extractelement <4 x i32> %171, i64 2
  %175 = extractelement <4 x i32> %171, i64 3
  %176 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %172, i32 %173, i32 %174, i32 %175)
  %177 = extractvalue { i32, i32, i32, i32 } %176, 0
  %178 = extractvalue { i32, i32, i32, i32 } %176, 1
  %179 = extractvalue { i32, i32, i32, i32 } %176, 2
  %180 = extractvalue { i32, i32, i32, i32 } %176, 3
  %181 = insertelement <4 x i32> poison, i32 %177, i64 0
  %182 = insertelement <4 x i32> %181, i32 %178, i64 1
  %183 = insertelement <4 x i32> %182, i32 %179, i64 2
  %184 = insertelement <4 x i32> %183, i32 %180, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %145, <4 x i32> %184, i1 false)
  %185 = urem i32 %19, 32
  %186 = udiv i32 %19, 32
  %187 = mul nsw i32 %185, 28
  %188 = mul nsw i32 %186, 896
  %189 = add nsw i32 %187, %188
  %190 = add nsw i32 %189, 8
  %191 = sext i32 %190 to i64
  %192 = getelementptr float, ptr addrspace(1) %2, i64 %191
  %193 = mul nsw i32 %76, 2097152
  %194 = add nsw i32 8, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr i8, ptr addrspace(6) %81, i64 %195
  %197 = load <4 x float>, ptr addrspace(1) %192, align 16
  %198 = extractelement <4 x float> %197, i64 0
  %199 = insertelement <4 x float> poison, float %198, i64 0
  %200 = extractelement <4 x float> %197, i64 1
  %201 = insertelement <4 x float> %199, float %200, i64 1
  %202 = extractelement <4 x float> %197, i64 2
  %203 = insertelement <4 x float> %201, float %202, i64 2
  %204 = extractelement <4 x float> %197, i64 3
  %205 = insertelement <4 x float> %203, float %204, i64 3
  %206 = extractelement <4 x float> %205, i64 0
  %207 = insertelement <4 x float> poison, float %206, i64 0
  %208 = extractelement <4 x float> %205, i64 1
  %209 = insertelement <4 x float> %207, float %208, i64 1
  %210 = extractelement <4 x float> %205, i64 2
  %211 = insertelement <4 x float> %209, float %210, i64 2
  %212 = extractelement <4 x float> %205, i64 3
  %213 = insertelement <4 x float> %211, float %212, i64 3
  store <4 x float> %213, ptr %16, align 16
  %214 = load <4 x i32>, ptr %16, align 16
  %215 = extractelement <4 x i32> %214, i64 0
  %216 = insertelement <4 x i32> poison, i32 %215, i64 0
  %217 = extractelement <4 x i32> %214, i64 1
  %218 = insertelement <4 x i32> %216, i32 %217, i64 1
  %219 = extractelement <4 x i32> %214, i64 2
  %220 = insertelement <4 x i32> %218, i32 %219, i64 2
  %221 = extractelement <4 x i32> %214, i64 3
  %222 = insertelement <4 x i32> %220, i32 %221, i64 3
  %223 = extractelement <4 x i32> %222, i64 0
  %224 = extractelement <4 x i32> %222, i64 1
  %225 = extractelement <4 x i32> %222, i64 2
  %226 = extractelement <4 x i32> %222, i64 3
  %227 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %223, i32 %224, i32 %225, i32 %226)
  %228 = extractvalue { i32, i32, i32, i32 } %227, 0
  %229 = extractvalue { i32, i32, i32, i32 } %227, 1
  %230 = extractvalue { i32, i32, i32, i32 } %227, 2
  %231 = extractvalue { i32, i32, i32, i32 } %227, 3
  %232 = insertelement <4 x i32> poison, i32 %228, i64 0
  %233 = insertelement <4 x i32> %232, i32 %229, i64 1
  %234 = insertelement <4 x i32> %233, i32 %230, i64 2
  %235 = insertelement <4 x i32> %234, i32 %231, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %196, <4 x i32> %235, i1 false)
  %236 = urem i32 %19, 32
  %237 = udiv i32 %19, 32
  %238 = mul nsw i32 %236, 28
  %239 = mul nsw i32 %237, 896
  %240 = add nsw i32 %238, %239
  %241 = add nsw i32 %240, 12
  %242 = sext i32 %241 to i64
  %243 = getelementptr float, ptr addrspace(1) %2, i64 %242
  %244 = mul nsw i32 %76, 2097152
  %245 = add nsw i32 12, %244
  %246 = sext i32 %245 to i64
  %247 = getelementptr i8, ptr addrspace(6) %81, i64 %246
  %248 = load <4 x float>, ptr addrspace(1) %243, align 16
  %249 = extractelement <4 x float> %248, i64 0
  %250 = insertelement <4 x float> poison, float %249, i64 0
  %251 = extractelement <4 x float> %248, i64 1
  %252 = insertelement <4 x float> %250, float %251, i64 1
  %253 = extractelement <4 x float> %248, i64 2
  %254 = insertelement <4 x float> %252, float %253, i64 2
  %255 = extractelement <4 x float> %248, i64 3
  %256 = insertelement <4 x float> %254, float %255, i64 3
  %257 = extractelement <4 x float> %256, i64 0
  %258 = insertelement <4 x float> poison, float %257, i64 0
  %259 = extractelement <4 x float> %256, i64 1
  %260 = insertelement <4 x float> %258, float %259, i64 1
  %261 = extractelement <4 x float> %256, i64 2
  %262 = insertelement <4 x float> %260, float %261, i64 2
  %263 = extractelement <4 x float> %256, i64 3
  %264 = insertelement <4 x float> %262, float %263, i64 3
  store <4 x float> %264, ptr %15, align 16
  %265 = load <4 x i32>, ptr %15, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <4 x i32> poison, i32 %266, i64 0
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <4 x i32> %267, i32 %268, i64 1
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <4 x i32> %269, i32 %270, i64 2
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <4 x i32> %271, i32 %272, i64 3
  %274 = extractelement <4 x i32> %273, i64 0
  %275 = extractelement <4 x i32> %273, i64 1
  %276 = extractelement <4 x i32> %273, i64 2
  %277 = extractelement <4 x i32> %273, i64 3
  %278 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %274, i32 %275, i32 %276, i32 %277)
  %279 = extractvalue { i32, i32, i32, i32 } %278, 0
  %280 = extractvalue { i32, i32, i32, i32 } %278, 1
  %281 = extractvalue { i32, i32, i32, i32 } %278, 2
  %282 = extractvalue { i32, i32, i32, i32 } %278, 3
  %283 = insertelement <4 x i32> poison, i32 %279, i64 0
  %284 = insertelement <4 x i32> %283, i32 %280, i64 1
  %285 = insertelement <4 x i32> %284, i32 %281, i64 2
  %286 = insertelement <4 x i32> %285, i32 %282, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %247, <4 x i32> %286, i1 false)
  %287 = urem i32 %19, 32
  %288 = udiv i32 %19, 32
  %289 = mul nsw i32 %287, 28
  %290 = mul nsw i32 %288, 896
  %291 = add nsw i32 %289, %290
  %292 = add nsw i32 %291, 16
  %293 = sext i32 %292 to i64
  %294 = getelementptr float, ptr addrspace(1) %2, i64 %293
  %295 = mul nsw i32 %76, 2097152
  %296 = add nsw i32 16, %295
  %297 = sext i32 %296 to i64
  %298 = getelementptr i8, ptr addrspace(6) %81, i64 %297
  %299 = load <4 x float>, ptr addrspace(1) %294, align 16
  %300 = extractelement <4 x float> %299, i64 0
  %301 = insertelement <4 x float> poison, float %300, i64 0
  %302 = extractelement <4 x float> %299, i64 1
  %303 = insertelement <4 x float> %301, float %302, i64 1
  %304 = extractelement <4 x float> %299, i64 2
  %305 = insertelement <4 x float> %303, float %304, i64 2
  %306 = extractelement <4 x float> %299, i64 3
  %307 = insertelement <4 x float> %305, float %306, i64 3
  %308 = extractelement <4 x float> %307, i64 0
  %309 = insertelement <4 x float> poison, float %308, i64 0
  %310 = extractelement <4 x float> %307, i64 1
  %311 = insertelement <4 x float> %309, float %310, i64 1
  %312 = extractelement <4 x float> %307, i64 2
  %313 = insertelement <4 x float> %311, float %312, i64 2
  %314 = extractelement <4 x float> %307, i64 3
  %315 = insertelement <4 x float> %313, float %314, i64 3
  store <4 x float> %315, ptr %14, align 16
  %316 = load <4 x i32>, ptr %14, align 16
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <4 x i32> poison, i32 %317, i64 0
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <4 x i32> %318, i32 %319, i64 1
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <4 x i32> %320, i32 %321, i64 2
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <4 x i32> %322, i32 %323, i64 3
  %325 = extractelement <4 x i32> %324, i64 0
  %326 = extractelement <4 x i32> %324, i64 1
  %327 = extractelement <4 x i32> %324, i64 2
  %328 = extractelement <4 x i32> %324, i64 3
  %329 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %325, i32 %326, i32 %327, i32 %328)
  %330 = extractvalue { i32, i32, i32, i32 } %329, 0
  %331 = extractvalue { i32, i32, i32, i32 } %329, 1
  %332 = extractvalue { i32, i32, i32, i32 } %329, 2
  %333 = extractvalue { i32, i32, i32, i32 } %329, 3
  %334 = insertelement <4 x i32> poison, i32 %330, i64 0
  %335 = insertelement <4 x i32> %334, i32 %331, i64 1
  %336 = insertelement <4 x i32> %335, i32 %332, i64 2
  %337 = insertelement <4 x i32> %336, i32 %333, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %298, <4 x i32> %337, i1 false)
  %338 = urem i32 %19, 32
  %339 = udiv i32 %19, 32
  %340 = mul nsw i32 %338, 28
  %341 = mul nsw i32 %339, 896
  %342 = add nsw i32 %340, %341
  %343 = add nsw i32 %342, 20
  %344 = sext i32 %343 to i64
  %345 = getelementptr float, ptr addrspace(1) %2, i64 %344
  %346 = mul nsw i32 %76, 2097152
  %347 = add nsw i32 20, %346
  %348 = sext i32 %347 to i64
  %349 = getelementptr i8, ptr addrspace(6) %81, i64 %348
  %350 = load <4 x float>, ptr addrspace(1) %345, align 16
  %351 = extractelement <4 x float> %350, i64 0
  %352 = insertelement <4 x float> poison, float %351, i64 0
  %353 = extractelement <4 x float> %350, i64 1
  %354 = insertelement <4 x float> %352, float %353, i64 1
  %355 = extractelement <4 x float> %350, i64 2
  %356 = insertelement <4 x float> %354, float %355, i64 2
  %357 = extractelement <4 x float> %350, i64 3
  %358 = insertelement <4 x float> %356, float %357, i64 3
  %359 = extractelement <4 x float> %358, i64 0
  %360 = insertelement <4 x float> poison, float %359, i64 0
  %361 = extractelement <4 x float> %358, i64 1
  %362 = insertelement <4 x float> %360, float %361, i64 1
  %363 = extractelement <4 x float> %358, i64 2
  %364 = insertelement <4 x float> %362, float %363, i64 2
  %365 = extractelement <4 x float> %358, i64 3
  %366 = insertelement <4 x float> %364, float %365, i64 3
  store <4 x float> %366, ptr %13, align 16
  %367 = load <4 x i32>, ptr %13, align 16
  %368 = extractelement <4 x i32> %367, i64 0
  %369 = insertelement <4 x i32> poison, i32 %368, i64 0
  %370 = extractelement <4 x i32> %367, i64 1
  %371 = insertelement <4 x i32> %369, i32 %370, i64 1
  %372 = extractelement <4 x i32> %367, i64 2
  %373 = insertelement <4 x i32> %371, i32 %372, i64 2
  %374 = extractelement <4 x i32> %367, i64 3
  %375 = insertelement <4 x i32> %373, i32 %374, i64 3
  %376 = extractelement <4 x i32> %375, i64 0
  %377 = extractelement <4 x i32> %375, i64 1
  %378 = extractelement <4 x i32> %375, i64 2
  %379 = extractelement <4 x i32> %375, i64 3
  %380 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %376, i32 %377, i32 %378, i32 %379)
  %381 = extractvalue { i32, i32, i32, i32 } %380, 0
  %382 = extractvalue { i32, i32, i32, i32 } %380, 1
  %383 = extractvalue { i32, i32, i32, i32 } %380, 2
  %384 = extractvalue { i32, i32, i32, i32 } %380, 3
  %385 = insertelement <4 x i32> poison, i32 %381, i64 0
  %386 = insertelement <4 x i32> %385, i32 %382, i64 1
  %387 = insertelement <4 x i32> %386, i32 %383, i64 2
  %388 = insertelement <4 x i32> %387, i32 %384, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %349, <4 x i32> %388, i1 false)
  %389 = urem i32 %19, 32
  %390 = udiv i32 %19, 32
  %391 = mul nsw i32 %389, 28
  %392 = mul nsw i32 %390, 896
  %393 = add nsw i32 %391, %392
  %394 = add nsw i32 %393, 24
  %395 = sext i32 %394 to i64
  %396 = getelementptr float, ptr addrspace(1) %2, i64 %395
  %397 = mul nsw i32 %76, 2097152
  %398 = add nsw i32 24, %397
  %399 = sext i32 %398 to i64
  %400 = getelementptr i8, ptr addrspace(6) %81, i64 %399
  %401 = load <4 x float>, ptr addrspace(1) %396, align 16
  %402 = extractelement <4 x float> %401, i64 0
  %403 = insertelement <4 x float> poison, float %402, i64 0
  %404 = extractelement <4 x float> %401, i64 1
  %405 = insertelement <4 x float> %403, float %404, i64 1
  %406 = extractelement <4 x float> %401, i64 2
  %407 = insertelement <4 x float> %405, float %406, i64 2
  %408 = extractelement <4 x float> %401, i64 3
  %409 = insertelement <4 x float> %407, float %408, i64 3
  %410 = extractelement <4 x float> %409, i64 0
  %411 = insertelement <4 x float> poison, float %410, i64 0
  %412 = extractelement <4 x float> %409, i64 1
  %413 = insertelement <4 x float> %411, float %412, i64 1
  %414 = extractelement <4 x float> %409, i64 2
  %415 = insertelement <4 x float> %413, float %414, i64 2
  %416 = extractelement <4 x float> %409, i64 3
  %417 = insertelement <4 x float> %415, float %416, i64 3
  store <4 x float> %417, ptr %12, align 16
  %418 = load <4 x i32>, ptr %12, align 16
  %419 = extractelement <4 x i32> %418, i64 0
  %420 = insertelement <4 x i32> poison, i32 %419, i64 0
  %421 = extractelement <4 x i32> %418, i64 1
  %422 = insertelement <4 x i32> %420, i32 %421, i64 1
  %423 = extractelement <4 x i32> %418, i64 2
  %424 = insertelement <4 x i32> %422, i32 %423, i64 2
  %425 = extractelement <4 x i32> %418, i64 3
  %426 = insertelement <4 x i32> %424, i32 %425, i64 3
  %427 = extractelement <4 x i32> %426, i64 0
  %428 = extractelement <4 x i32> %426, i64 1
  %429 = extractelement <4 x i32> %426, i64 2
  %430 = extractelement <4 x i32> %426, i64 3
  %431 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %427, i32 %428, i32 %429, i32 %430)
  %432 = extractvalue { i32, i32, i32, i32 } %431, 0
  %433 = extractvalue { i32, i32, i32, i32 } %431, 1
  %434 = extractvalue { i32, i32, i32, i32 } %431, 2
  %435 = extractvalue { i32, i32, i32, i32 } %431, 3
  %436 = insertelement <4 x i32> poison, i32 %432, i64 0
  %437 = insertelement <4 x i32> %436, i32 %433, i64 1
  %438 = insertelement <4 x i32> %437, i32 %434, i64 2
  %439 = insertelement <4 x i32> %438, i32 %435, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %400, <4 x i32> %439, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %440 = getelementptr i8, ptr addrspace(6) %81, i64 24
  %441 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %440, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %82, label %442, label %461

442:                                              ; preds = %84
  %443 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %444 = lshr i32 %443, 4
  %445 = zext i32 %444 to i64
  %446 = or i64 %445, 4611756662049538048
  %447 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %448 = lshr i32 %447, 4
  %449 = zext i32 %448 to i64
  %450 = or i64 %449, 4611756662049538048
  %451 = extractvalue { i1, i1, i1, ptr addrspace(6) } %441, 0
  %452 = extractvalue { i1, i1, i1, ptr addrspace(6) } %441, 1
  %453 = zext i1 %452 to i32
  %454 = shl i32 %453, 13
  %455 = extractvalue { i1, i1, i1, ptr addrspace(6) } %441, 2
  %456 = zext i1 %455 to i32
  %457 = shl i32 %456, 14
  %458 = or i32 %454, %457
  %459 = extractvalue { i1, i1, i1, ptr addrspace(6) } %441, 3
  %460 = or i32 134610964, %458
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %81, i64 %446, i64 %450, i32 %460, i1 %451, ptr addrspace(6) %459, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %461

461:                                              ; preds = %442, %84
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %462 = urem i32 %19, 32
  %463 = udiv i32 %19, 32
  %464 = mul nsw i32 %462, 28
  %465 = mul nsw i32 %463, 896
  %466 = add nsw i32 %464, %465
  %467 = sext i32 %466 to i64
  %468 = getelementptr float, ptr addrspace(1) %3, i64 %467
  %469 = mul nsw i32 %76, 2097152
  %470 = sext i32 %469 to i64
  %471 = getelementptr i8, ptr addrspace(6) %81, i64 %470
  %472 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %471, i1 false)
  %473 = extractelement <4 x i32> %472, i64 0
  %474 = insertelement <4 x i32> poison, i32 %473, i64 0
  %475 = extractelement <4 x i32> %472, i64 1
  %476 = insertelement <4 x i32> %474, i32 %475, i64 1
  %477 = extractelement <4 x i32> %472, i64 2
  %478 = insertelement <4 x i32> %476, i32 %477, i64 2
  %479 = extractelement <4 x i32> %472, i64 3
  %480 = insertelement <4 x i32> %478, i32 %479, i64 3
  store <4 x i32> %480, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %481 = load <4 x i32>, ptr %11, align 16
  %482 = extractelement <4 x i32> %481, i64 0
  %483 = insertelement <4 x i32> poison, i32 %482, i64 0
  %484 = extractelement <4 x i32> %481, i64 1
  %485 = insertelement <4 x i32> %483, i32 %484, i64 1
  %486 = extractelement <4 x i32> %481, i64 2
  %487 = insertelement <4 x i32> %485, i32 %486, i64 2
  %488 = extractelement <4 x i32> %481, i64 3
  %489 = insertelement <4 x i32> %487, i32 %488, i64 3
  %490 = extractelement <4 x i32> %489, i64 0
  %491 = extractelement <4 x i32> %489, i64 1
  %492 = extractelement <4 x i32> %489, i64 2
  %493 = extractelement <4 x i32> %489, i64 3
  %494 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %490, i32 %491, i32 %492, i32 %493)
  %495 = extractvalue { i32, i32, i32, i32 } %494, 0
  %496 = extractvalue { i32, i32, i32, i32 } %494, 1
  %497 = extractvalue { i32, i32, i32, i32 } %494, 2
  %498 = extractvalue { i32, i32, i32, i32 } %494, 3
  %499 = insertelement <4 x i32> poison, i32 %495, i64 0
  %500 = insertelement <4 x i32> %499, i32 %496, i64 1
  %501 = insertelement <4 x i32> %500, i32 %497, i64 2
  %502 = insertelement <4 x i32> %501, i32 %498, i64 3
  %503 = extractelement <4 x i32> %502, i64 0
  %504 = insertelement <4 x i32> poison, i32 %503, i64 0
  %505 = extractelement <4 x i32> %502, i64 1
  %506 = insertelement <4 x i32> %504, i32 %505, i64 1
  %507 = extractelement <4 x i32> %502, i64 2
  %508 = insertelement <4 x i32> %506, i32 %507, i64 2
  %509 = extractelement <4 x i32> %502, i64 3
  %510 = insertelement <4 x i32> %508, i32 %509, i64 3
  store <4 x i32> %510, ptr %11, align 16
  %511 = load <4 x float>, ptr %11, align 16
  %512 = extractelement <4 x float> %511, i64 0
  %513 = insertelement <4 x float> poison, float %512, i64 0
  %514 = extractelement <4 x float> %511, i64 1
  %515 = insertelement <4 x float> %513, float %514, i64 1
  %516 = extractelement <4 x float> %511, i64 2
  %517 = insertelement <4 x float> %515, float %516, i64 2
  %518 = extractelement <4 x float> %511, i64 3
  %519 = insertelement <4 x float> %517, float %518, i64 3
  %520 = extractelement <4 x float> %519, i64 0
  %521 = insertelement <4 x float> poison, float %520, i64 0
  %522 = extractelement <4 x float> %519, i64 1
  %523 = insertelement <4 x float> %521, float %522, i64 1
  %524 = extractelement <4 x float> %519, i64 2
  %525 = insertelement <4 x float> %523, float %524, i64 2
  %526 = extractelement <4 x float> %519, i64 3
  %527 = insertelement <4 x float> %525, float %526, i64 3
  store <4 x float> %527, ptr addrspace(1) %468, align 16
  %528 = urem i32 %19, 32
  %529 = udiv i32 %19, 32
  %530 = mul nsw i32 %528, 28
  %531 = mul nsw i32 %529, 896
  %532 = add nsw i32 %530, %531
  %533 = add nsw i32 %532, 4
  %534 = sext i32 %533 to i64
  %535 = getelementptr float, ptr addrspace(1) %3, i64 %534
  %536 = mul nsw i32 %76, 2097152
  %537 = add nsw i32 4, %536
  %538 = sext i32 %537 to i64
  %539 = getelementptr i8, ptr addrspace(6) %81, i64 %538
  %540 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %539, i1 false)
  %541 = extractelement <4 x i32> %540, i64 0
  %542 = insertelement <4 x i32> poison, i32 %541, i64 0
  %543 = extractelement <4 x i32> %540, i64 1
  %544 = insertelement <4 x i32> %542, i32 %543, i64 1
  %545 = extractelement <4 x i32> %540, i64 2
  %546 = insertelement <4 x i32> %544, i32 %545, i64 2
  %547 = extractelement <4 x i32> %540, i64 3
  %548 = insertelement <4 x i32> %546, i32 %547, i64 3
  store <4 x i32> %548, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %549 = load <4 x i32>, ptr %10, align 16
  %550 = extractelement <4 x i32> %549, i64 0
  %551 = insertelement <4 x i32> poison, i32 %550, i64 0
  %552 = extractelement <4 x i32> %549, i64 1
  %553 = insertelement <4 x i32> %551, i32 %552, i64 1
  %554 = extractelement <4 x i32> %549, i64 2
  %555 = insertelement <4 x i32> %553, i32 %554, i64 2
  %556 = extractelement <4 x i32> %549, i64 3
  %557 = insertelement <4 x i32> %555, i32 %556, i64 3
  %558 = extractelement <4 x i32> %557, i64 0
  %559 = extractelement <4 x i32> %557, i64 1
  %560 = extractelement <4 x i32> %557, i64 2
  %561 = extractelement <4 x i32> %557, i64 3
  %562 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %558, i32 %559, i32 %560, i32 %561)
  %563 = extractvalue { i32, i32, i32, i32 } %562, 0
  %564 = extractvalue { i32, i32, i32, i32 } %562, 1
  %565 = extractvalue { i32, i32, i32, i32 } %562, 2
  %566 = extractvalue { i32, i32, i32, i32 } %562, 3
  %567 = insertelement <4 x i32> poison, i32 %563, i64 0
  %568 = insertelement <4 x i32> %567, i32 %564, i64 1
  %569 = insertelement <4 x i32> %568, i32 %565, i64 2
  %570 = insertelement <4 x i32> %569, i32 %566, i64 3
  %571 = extractelement <4 x i32> %570, i64 0
  %572 = insertelement <4 x i32> poison, i32 %571, i64 0
  %573 = extractelement <4 x i32> %570, i64 1
  %574 = insertelement <4 x i32> %572, i32 %573, i64 1
  %575 = extractelement <4 x i32> %570, i64 2
  %576 = insertelement <4 x i32> %574, i32 %575, i64 2
  %577 = extractelement <4 x i32> %570, i64 3
  %578 = insertelement <4 x i32> %576, i32 %577, i64 3
  store <4 x i32> %578, ptr %10, align 16
  %579 = load <4 x float>, ptr %10, align 16
  %580 = extractelement <4 x float> %579, i64 0
  %581 = insertelement <4 x float> poison, float %580, i64 0
  %582 = extractelement <4 x float> %579, i64 1
  %583 = insertelement <4 x float> %581, float %582, i64 1
  %584 = extractelement <4 x float> %579, i64 2
  %585 = insertelement <4 x float> %583, float %584, i64 2
  %586 = extractelement <4 x float> %579, i64 3
  %587 = insertelement <4 x float> %585, float %586, i64 3
  %588 = extractelement <4 x float> %587, i64 0
  %589 = insertelement <4 x float> poison, float %588, i64 0
  %590 = extractelement <4 x float> %587, i64 1
  %591 = insertelement <4 x float> %589, float %590, i64 1
  %592 = extractelement <4 x float> %587, i64 2
  %593 = insertelement <4 x float> %591, float %592, i64 2
  %594 = extractelement <4 x float> %587, i64 3
  %595 = insertelement <4 x float> %593, float %594, i64 3
  store <4 x float> %595, ptr addrspace(1) %535, align 16
  %596 = urem i32 %19, 32
  %597 = udiv i32 %19, 32
  %598 = mul nsw i32 %596, 28
  %599 = mul nsw i32 %597, 896
  %600 = add nsw i32 %598, %599
  %601 = add nsw i32 %600, 8
  %602 = sext i32 %601 to i64
  %603 = getelementptr float, ptr addrspace(1) %3, i64 %602
  %604 = mul nsw i32 %76, 2097152
  %605 = add nsw i32 8, %604
  %606 = sext i32 %605 to i64
  %607 = getelementptr i8, ptr addrspace(6) %81, i64 %606
  %608 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %607, i1 false)
  %609 = extractelement <4 x i32> %608, i64 0
  %610 = insertelement <4 x i32> poison, i32 %609, i64 0
  %611 = extractelement <4 x i32> %608, i64 1
  %612 = insertelement <4 x i32> %610, i32 %611, i64 1
  %613 = extractelement <4 x i32> %608, i64 2
  %614 = insertelement <4 x i32> %612, i32 %613, i64 2
  %615 = extractelement <4 x i32> %608, i64 3
  %616 = insertelement <4 x i32> %614, i32 %615, i64 3
  store <4 x i32> %616, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %617 = load <4 x i32>, ptr %9, align 16
  %618 = extractelement <4 x i32> %617, i64 0
  %619 = insertelement <4 x i32> poison, i32 %618, i64 0
  %620 = extractelement <4 x i32> %617, i64 1
  %621 = insertelement <4 x i32> %619, i32 %620, i64 1
  %622 = extractelement <4 x i32> %617, i64 2
  %623 = insertelement <4 x i32> %621, i32 %622, i64 2
  %624 = extractelement <4 x i32> %617, i64 3
  %625 = insertelement <4 x i32> %623, i32 %624, i64 3
  %626 = extractelement <4 x i32> %625, i64 0
  %627 = extractelement <4 x i32> %625, i64 1
  %628 = extractelement <4 x i32> %625, i64 2
  %629 = extractelement <4 x i32> %625, i64 3
  %630 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %626, i32 %627, i32 %628, i32 %629)
  %631 = extractvalue { i32, i32, i32, i32 } %630, 0
  %632 = extractvalue { i32, i32, i32, i32 } %630, 1
  %633 = extractvalue { i32, i32, i32, i32 } %630, 2
  %634 = extractvalue { i32, i32, i32, i32 } %630, 3
  %635 = insertelement <4 x i32> poison, i32 %631, i64 0
  %636 = insertelement <4 x i32> %635, i32 %632, i64 1
  %637 = insertelement <4 x i32> %636, i32 %633, i64 2
  %638 = insertelement <4 x i32> %637, i32 %634, i64 3
  %639 = extractelement <4 x i32> %638, i64 0
  %640 = insertelement <4 x i32> poison, i32 %639, i64 0
  %641 = extractelement <4 x i32> %638, i64 1
  %642 = insertelement <4 x i32> %640, i32 %641, i64 1
  %643 = extractelement <4 x i32> %638, i64 2
  %644 = insertelement <4 x i32> %642, i32 %643, i64 2
  %645 = extractelement <4 x i32> %638, i64 3
  %646 = insertelement <4 x i32> %644, i32 %645, i64 3
  store <4 x i32> %646, ptr %9, align 16
  %647 = load <4 x float>, ptr %9, align 16
  %648 = extractelement <4 x float> %647, i64 0
  %649 = insertelement <4 x float> poison, float %648, i64 0
  %650 = extractelement <4 x float> %647, i64 1
  %651 = insertelement <4 x float> %649, float %650, i64 1
  %652 = extractelement <4 x float> %647, i64 2
  %653 = insertelement <4 x float> %651, float %652, i64 2
  %654 = extractelement <4 x float> %647, i64 3
  %655 = insertelement <4 x float> %653, float %654, i64 3
  %656 = extractelement <4 x float> %655, i64 0
  %657 = insertelement <4 x float> poison, float %656, i64 0
  %658 = extractelement <4 x float> %655, i64 1
  %659 = insertelement <4 x float> %657, float %658, i64 1
  %660 = extractelement <4 x float> %655, i64 2
  %661 = insertelement <4 x float> %659, float %660, i64 2
  %662 = extractelement <4 x float> %655, i64 3
  %663 = insertelement <4 x float> %661, float %662, i64 3
  store <4 x float> %663, ptr addrspace(1) %603, align 16
  %664 = urem i32 %19, 32
  %665 = udiv i32 %19, 32
  %666 = mul nsw i32 %664, 28
  %667 = mul nsw i32 %665, 896
  %668 = add nsw i32 %666, %667
  %669 = add nsw i32 %668, 12
  %670 = sext i32 %669 to i64
  %671 = getelementptr float, ptr addrspace(1) %3, i64 %670
  %672 = mul nsw i32 %76, 2097152
  %673 = add nsw i32 12, %672
  %674 = sext i32 %673 to i64
  %675 = getelementptr i8, ptr addrspace(6) %81, i64 %674
  %676 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %675, i1 false)
  %677 = extractelement <4 x i32> %676, i64 0
  %678 = insertelement <4 x i32> poison, i32 %677, i64 0
  %679 = extractelement <4 x i32> %676, i64 1
  %680 = insertelement <4 x i32> %678, i32 %679, i64 1
  %681 = extractelement <4 x i32> %676, i64 2
  %682 = insertelement <4 x i32> %680, i32 %681, i64 2
  %683 = extractelement <4 x i32> %676, i64 3
  %684 = insertelement <4 x i32> %682, i32 %683, i64 3
  store <4 x i32> %684, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %685 = load <4 x i32>, ptr %8, align 16
  %686 = extractelement <4 x i32> %685, i64 0
  %687 = insertelement <4 x i32> poison, i32 %686, i64 0
  %688 = extractelement <4 x i32> %685, i64 1
  %689 = insertelement <4 x i32> %687, i32 %688, i64 1
  %690 = extractelement <4 x i32> %685, i64 2
  %691 = insertelement <4 x i32> %689, i32 %690, i64 2
  %692 = extractelement <4 x i32> %685, i64 3
  %693 = insertelement <4 x i32> %691, i32 %692, i64 3
  %694 = extractelement <4 x i32> %693, i64 0
  %695 = extractelement <4 x i32> %693, i64 1
  %696 = extractelement <4 x i32> %693, i64 2
  %697 = extractelement <4 x i32> %693, i64 3
  %698 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %694, i32 %695, i32 %696, i32 %697)
  %699 = extractvalue { i32, i32, i32, i32 } %698, 0
  %700 = extractvalue { i32, i32, i32, i32 } %698, 1
  %701 = extractvalue { i32, i32, i32, i32 } %698, 2
  %702 = extractvalue { i32, i32, i32, i32 } %698, 3
  %703 = insertelement <4 x i32> poison, i32 %699, i64 0
  %704 = insertelement <4 x i32> %703, i32 %700, i64 1
  %705 = insertelement <4 x i32> %704, i32 %701, i64 2
  %706 = insertelement <4 x i32> %705, i32 %702, i64 3
  %707 = extractelement <4 x i32> %706, i64 0
  %708 = insertelement <4 x i32> poison, i32 %707, i64 0
  %709 = extractelement <4 x i32> %706, i64 1
  %710 = insertelement <4 x i32> %708, i32 %709, i64 1
  %711 = extractelement <4 x i32> %706, i64 2
  %712 = insertelement <4 x i32> %710, i32 %711, i64 2
  %713 = extractelement <4 x i32> %706, i64 3
  %714 = insertelement <4 x i32> %712, i32 %713, i64 3
  store <4 x i32> %714, ptr %8, align 16
  %715 = load <4 x float>, ptr %8, align 16
  %716 = extractelement <4 x float> %715, i64 0
  %717 = insertelement <4 x float> poison, float %716, i64 0
  %718 = extractelement <4 x float> %715, i64 1
  %719 = insertelement <4 x float> %717, float %718, i64 1
  %720 = extractelement <4 x float> %715, i64 2
  %721 = insertelement <4 x float> %719, float %720, i64 2
  %722 = extractelement <4 x float> %715, i64 3
  %723 = insertelement <4 x float> %721, float %722, i64 3
  %724 = extractelement <4 x float> %723, i64 0
  %725 = insertelement <4 x float> poison, float %724, i64 0
  %726 = extractelement <4 x float> %723, i64 1
  %727 = insertelement <4 x float> %725, float %726, i64 1
  %728 = extractelement <4 x float> %723, i64 2
  %729 = insertelement <4 x float> %727, float %728, i64 2
  %730 = extractelement <4 x float> %723, i64 3
  %731 = insertelement <4 x float> %729, float %730, i64 3
  store <4 x float> %731, ptr addrspace(1) %671, align 16
  %732 = urem i32 %19, 32
  %733 = udiv i32 %19, 32
  %734 = mul nsw i32 %732, 28
  %735 = mul nsw i32 %733, 896
  %736 = add nsw i32 %734, %735
  %737 = add nsw i32 %736, 16
  %738 = sext i32 %737 to i64
  %739 = getelementptr float, ptr addrspace(1) %3, i64 %738
  %740 = mul nsw i32 %76, 2097152
  %741 = add nsw i32 16, %740
  %742 = sext i32 %741 to i64
  %743 = getelementptr i8, ptr addrspace(6) %81, i64 %742
  %744 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %743, i1 false)
  %745 = extractelement <4 x i32> %744, i64 0
  %746 = insertelement <4 x i32> poison, i32 %745, i64 0
  %747 = extractelement <4 x i32> %744, i64 1
  %748 = insertelement <4 x i32> %746, i32 %747, i64 1
  %749 = extractelement <4 x i32> %744, i64 2
  %750 = insertelement <4 x i32> %748, i32 %749, i64 2
  %751 = extractelement <4 x i32> %744, i64 3
  %752 = insertelement <4 x i32> %750, i32 %751, i64 3
  store <4 x i32> %752, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %753 = load <4 x i32>, ptr %7, align 16
  %754 = extractelement <4 x i32> %753, i64 0
  %755 = insertelement <4 x i32> poison, i32 %754, i64 0
  %756 = extractelement <4 x i32> %753, i64 1
  %757 = insertelement <4 x i32> %755, i32 %756, i64 1
  %758 = extractelement <4 x i32> %753, i64 2
  %759 = insertelement <4 x i32> %757, i32 %758, i64 2
  %760 = extractelement <4 x i32> %753, i64 3
  %761 = insertelement <4 x i32> %759, i32 %760, i64 3
  %762 = extractelement <4 x i32> %761, i64 0
  %763 = extractelement <4 x i32> %761, i64 1
  %764 = extractelement <4 x i32> %761, i64 2
  %765 = extractelement <4 x i32> %761, i64 3
  %766 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %762, i32 %763, i32 %764, i32 %765)
  %767 = extractvalue { i32, i32, i32, i32 } %766, 0
  %768 = extractvalue { i32, i32, i32, i32 } %766, 1
  %769 = extractvalue { i32, i32, i32, i32 } %766, 2
  %770 = extractvalue { i32, i32, i32, i32 } %766, 3
  %771 = insertelement <4 x i32> poison, i32 %767, i64 0
  %772 = insertelement <4 x i32> %771, i32 %768, i64 1
  %773 = insertelement <4 x i32> %772, i32 %769, i64 2
  %774 = insertelement <4 x i32> %773, i32 %770, i64 3
  %775 = extractelement <4 x i32> %774, i64 0
  %776 = insertelement <4 x i32> poison, i32 %775, i64 0
  %777 = extractelement <4 x i32> %774, i64 1
  %778 = insertelement <4 x i32> %776, i32 %777, i64 1
  %779 = extractelement <4 x i32> %774, i64 2
  %780 = insertelement <4 x i32> %778, i32 %779, i64 2
  %781 = extractelement <4 x i32> %774, i64 3
  %782 = insertelement <4 x i32> %780, i32 %781, i64 3
  store <4 x i32> %782, ptr %7, align 16
  %783 = load <4 x float>, ptr %7, align 16
  %784 = extractelement <4 x float> %783, i64 0
  %785 = insertelement <4 x float> poison, float %784, i64 0
  %786 = extractelement <4 x float> %783, i64 1
  %787 = insertelement <4 x float> %785, float %786, i64 1
  %788 = extractelement <4 x float> %783, i64 2
  %789 = insertelement <4 x float> %787, float %788, i64 2
  %790 = extractelement <4 x float> %783, i64 3
  %791 = insertelement <4 x float> %789, float %790, i64 3
  %792 = extractelement <4 x float> %791, i64 0
  %793 = insertelement <4 x float> poison, float %792, i64 0
  %794 = extractelement <4 x float> %791, i64 1
  %795 = insertelement <4 x float> %793, float %794, i64 1
  %796 = extractelement <4 x float> %791, i64 2
  %797 = insertelement <4 x float> %795, float %796, i64 2
  %798 = extractelement <4 x float> %791, i64 3
  %799 = insertelement <4 x float> %797, float %798, i64 3
  store <4 x float> %799, ptr addrspace(1) %739, align 16
  %800 = urem i32 %19, 32
  %801 = udiv i32 %19, 32
  %802 = mul nsw i32 %800, 28
  %803 = mul nsw i32 %801, 896
  %804 = add nsw i32 %802, %803
  %805 = add nsw i32 %804, 20
  %806 = sext i32 %805 to i64
  %807 = getelementptr float, ptr addrspace(1) %3, i64 %806
  %808 = mul nsw i32 %76, 2097152
  %809 = add nsw i32 20, %808
  %810 = sext i32 %809 to i64
  %811 = getelementptr i8, ptr addrspace(6) %81, i64 %810
  %812 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %811, i1 false)
  %813 = extractelement <4 x i32> %812, i64 0
  %814 = insertelement <4 x i32> poison, i32 %813, i64 0
  %815 = extractelement <4 x i32> %812, i64 1
  %816 = insertelement <4 x i32> %814, i32 %815, i64 1
  %817 = extractelement <4 x i32> %812, i64 2
  %818 = insertelement <4 x i32> %816, i32 %817, i64 2
  %819 = extractelement <4 x i32> %812, i64 3
  %820 = insertelement <4 x i32> %818, i32 %819, i64 3
  store <4 x i32> %820, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %821 = load <4 x i32>, ptr %6, align 16
  %822 = extractelement <4 x i32> %821, i64 0
  %823 = insertelement <4 x i32> poison, i32 %822, i64 0
  %824 = extractelement <4 x i32> %821, i64 1
  %825 = insertelement <4 x i32> %823, i32 %824, i64 1
  %826 = extractelement <4 x i32> %821, i64 2
  %827 = insertelement <4 x i32> %825, i32 %826, i64 2
  %828 = extractelement <4 x i32> %821, i64 3
  %829 = insertelement <4 x i32> %827, i32 %828, i64 3
  %830 = extractelement <4 x i32> %829, i64 0
  %831 = extractelement <4 x i32> %829, i64 1
  %832 = extractelement <4 x i32> %829, i64 2
  %833 = extractelement <4 x i32> %829, i64 3
  %834 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %830, i32 %831, i32 %832, i32 %833)
  %835 = extractvalue { i32, i32, i32, i32 } %834, 0
  %836 = extractvalue { i32, i32, i32, i32 } %834, 1
  %837 = extractvalue { i32, i32, i32, i32 } %834, 2
  %838 = extractvalue { i32, i32, i32, i32 } %834, 3
  %839 = insertelement <4 x i32> poison, i32 %835, i64 0
  %840 = insertelement <4 x i32> %839, i32 %836, i64 1
  %841 = insertelement <4 x i32> %840, i32 %837, i64 2
  %842 = insertelement <4 x i32> %841, i32 %838, i64 3
  %843 = extractelement <4 x i32> %842, i64 0
  %844 = insertelement <4 x i32> poison, i32 %843, i64 0
  %845 = extractelement <4 x i32> %842, i64 1
  %846 = insertelement <4 x i32> %844, i32 %845, i64 1
  %847 = extractelement <4 x i32> %842, i64 2
  %848 = insertelement <4 x i32> %846, i32 %847, i64 2
  %849 = extractelement <4 x i32> %842, i64 3
  %850 = insertelement <4 x i32> %848, i32 %849, i64 3
  store <4 x i32> %850, ptr %6, align 16
  %851 = load <4 x float>, ptr %6, align 16
  %852 = extractelement <4 x float> %851, i64 0
  %853 = insertelement <4 x float> poison, float %852, i64 0
  %854 = extractelement <4 x float> %851, i64 1
  %855 = insertelement <4 x float> %853, float %854, i64 1
  %856 = extractelement <4 x float> %851, i64 2
  %857 = insertelement <4 x float> %855, float %856, i64 2
  %858 = extractelement <4 x float> %851, i64 3
  %859 = insertelement <4 x float> %857, float %858, i64 3
  %860 = extractelement <4 x float> %859, i64 0
  %861 = insertelement <4 x float> poison, float %860, i64 0
  %862 = extractelement <4 x float> %859, i64 1
  %863 = insertelement <4 x float> %861, float %862, i64 1
  %864 = extractelement <4 x float> %859, i64 2
  %865 = insertelement <4 x float> %863, float %864, i64 2
  %866 = extractelement <4 x float> %859, i64 3
  %867 = insertelement <4 x float> %865, float %866, i64 3
  store <4 x float> %867, ptr addrspace(1) %807, align 16
  %868 = urem i32 %19, 32
  %869 = udiv i32 %19, 32
  %870 = mul nsw i32 %868, 28
  %871 = mul nsw i32 %869, 896
  %872 = add nsw i32 %870, %871
  %873 = add nsw i32 %872, 24
  %874 = sext i32 %873 to i64
  %875 = getelementptr float, ptr addrspace(1) %3, i64 %874
  %876 = mul nsw i32 %76, 2097152
  %877 = add nsw i32 24, %876
  %878 = sext i32 %877 to i64
  %879 = getelementptr i8, ptr addrspace(6) %81, i64 %878
  %880 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %879, i1 false)
  %881 = extractelement <4 x i32> %880, i64 0
  %882 = insertelement <4 x i32> poison, i32 %881, i64 0
  %883 = extractelement <4 x i32> %880, i64 1
  %884 = insertelement <4 x i32> %882, i32 %883, i64 1
  %885 = extractelement <4 x i32> %880, i64 2
  %886 = insertelement <4 x i32> %884, i32 %885, i64 2
  %887 = extractelement <4 x i32> %880, i64 3
  %888 = insertelement <4 x i32> %886, i32 %887, i64 3
  store <4 x i32> %888, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %889 = load <4 x i32>, ptr %5, align 16
  %890 = extractelement <4 x i32> %889, i64 0
  %891 = insertelement <4 x i32> poison, i32 %890, i64 0
  %892 = extractelement <4 x i32> %889, i64 1
  %893 = insertelement <4 x i32> %891, i32 %892, i64 1
  %894 = extractelement <4 x i32> %889, i64 2
  %895 = insertelement <4 x i32> %893, i32 %894, i64 2
  %896 = extractelement <4 x i32> %889, i64 3
  %897 = insertelement <4 x i32> %895, i32 %896, i64 3
  %898 = extractelement <4 x i32> %897, i64 0
  %899 = extractelement <4 x i32> %897, i64 1
  %900 = extractelement <4 x i32> %897, i64 2
  %901 = extractelement <4 x i32> %897, i64 3
  %902 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %898, i32 %899, i32 %900, i32 %901)
  %903 = extractvalue { i32, i32, i32, i32 } %902, 0
  %904 = extractvalue { i32, i32, i32, i32 } %902, 1
  %905 = extractvalue { i32, i32, i32, i32 } %902, 2
  %906 = extractvalue { i32, i32, i32, i32 } %902, 3
  %907 = insertelement <4 x i32> poison, i32 %903, i64 0
  %908 = insertelement <4 x i32> %907, i32 %904, i64 1
  %909 = insertelement <4 x i32> %908, i32 %905, i64 2
  %910 = insertelement <4 x i32> %909, i32 %906, i64 3
  %911 = extractelement <4 x i32> %910, i64 0
  %912 = insertelement <4 x i32> poison, i32 %911, i64 0
  %913 = extractelement <4 x i32> %910, i64 1
  %914 = insertelement <4 x i32> %912, i32 %913, i64 1
  %915 = extractelement <4 x i32> %910, i64 2
  %916 = insertelement <4 x i32> %914, i32 %915, i64 2
  %917 = extractelement <4 x i32> %910, i64 3
  %918 = insertelement <4 x i32> %916, i32 %917, i64 3
  store <4 x i32> %918, ptr %5, align 16
  %919 = load <4 x float>, ptr %5, align 16
  %920 = extractelement <4 x float> %919, i64 0
  %921 = insertelement <4 x float> poison, float %920, i64 0
  %922 = extractelement <4 x float> %919, i64 1
  %923 = insertelement <4 x float> %921, float %922, i64 1
  %924 = extractelement <4 x float> %919, i64 2
  %925 = insertelement <4 x float> %923, float %924, i64 2
  %926 = extractelement <4 x float> %919, i64 3
  %927 = insertelement <4 x float> %925, float %926, i64 3
  %928 = extractelement <4 x float> %927, i64 0
  %929 = insertelement <4 x float> poison, float %928, i64 0
  %930 = extractelement <4 x float> %927, i64 1
  %931 = insertelement <4 x float> %929, float %930, i64 1
  %932 = extractelement <4 x float> %927, i64 2
  %933 = insertelement <4 x float> %931, float %932, i64 2
  %934 = extractelement <4 x float> %927, i64 3
  %935 = insertelement <4 x float> %933, float %934, i64 3
  store <4 x float> %935, ptr addrspace(1) %875, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %77, label %936, label %937

936:                                              ; preds = %461
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %81, i32 32)
  br label %937

937:                                              ; preds = %936, %461
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
