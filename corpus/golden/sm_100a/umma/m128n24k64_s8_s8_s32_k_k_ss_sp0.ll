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
  %22 = icmp slt i32 %21, 4096
  br i1 %22, label %23, label %47

23:                                               ; preds = %20
  %24 = urem i32 %21, 128
  %25 = udiv i32 %21, 128
  %26 = mul nsw i32 %24, 32
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  %31 = urem i32 %21, 8
  %32 = udiv i32 %21, 8
  %33 = mul nsw i32 %31, 128
  %34 = urem i32 %32, 16
  %35 = udiv i32 %32, 16
  %36 = mul nsw i32 %34, 1024
  %37 = add nsw i32 %33, %36
  %38 = add nsw i32 %37, %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = and i32 %41, 896
  %43 = lshr i32 %42, 3
  %44 = xor i32 %41, %43
  %45 = inttoptr i32 %44 to ptr addrspace(3)
  store i8 %30, ptr addrspace(3) %45, align 1
  %46 = add i32 %21, 128
  br label %20

47:                                               ; preds = %20
  br label %48

48:                                               ; preds = %51, %47
  %49 = phi i32 [ %74, %51 ], [ %19, %47 ]
  %50 = icmp slt i32 %49, 1536
  br i1 %50, label %51, label %75

51:                                               ; preds = %48
  %52 = urem i32 %49, 24
  %53 = udiv i32 %49, 24
  %54 = mul nsw i32 %52, 64
  %55 = add nsw i32 %54, %53
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1
  %59 = urem i32 %49, 8
  %60 = udiv i32 %49, 8
  %61 = mul nsw i32 %59, 128
  %62 = urem i32 %60, 3
  %63 = udiv i32 %60, 3
  %64 = mul nsw i32 %62, 1024
  %65 = add nsw i32 %61, %64
  %66 = add nsw i32 %65, %63
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %67
  %69 = ptrtoint ptr addrspace(3) %68 to i32
  %70 = and i32 %69, 896
  %71 = lshr i32 %70, 3
  %72 = xor i32 %69, %71
  %73 = inttoptr i32 %72 to ptr addrspace(3)
  store i8 %58, ptr addrspace(3) %73, align 1
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
  br i1 %82, label %442, label %453

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
  %452 = extractvalue { i1, i1, i1, ptr addrspace(6) } %441, 3
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %81, i64 %446, i64 %450, i32 134612132, i1 %451, ptr addrspace(6) %452, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %453

453:                                              ; preds = %442, %84
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %454 = urem i32 %19, 32
  %455 = udiv i32 %19, 32
  %456 = mul nsw i32 %454, 28
  %457 = mul nsw i32 %455, 896
  %458 = add nsw i32 %456, %457
  %459 = sext i32 %458 to i64
  %460 = getelementptr float, ptr addrspace(1) %3, i64 %459
  %461 = mul nsw i32 %76, 2097152
  %462 = sext i32 %461 to i64
  %463 = getelementptr i8, ptr addrspace(6) %81, i64 %462
  %464 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %463, i1 false)
  %465 = extractelement <4 x i32> %464, i64 0
  %466 = insertelement <4 x i32> poison, i32 %465, i64 0
  %467 = extractelement <4 x i32> %464, i64 1
  %468 = insertelement <4 x i32> %466, i32 %467, i64 1
  %469 = extractelement <4 x i32> %464, i64 2
  %470 = insertelement <4 x i32> %468, i32 %469, i64 2
  %471 = extractelement <4 x i32> %464, i64 3
  %472 = insertelement <4 x i32> %470, i32 %471, i64 3
  store <4 x i32> %472, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %473 = load <4 x i32>, ptr %11, align 16
  %474 = extractelement <4 x i32> %473, i64 0
  %475 = insertelement <4 x i32> poison, i32 %474, i64 0
  %476 = extractelement <4 x i32> %473, i64 1
  %477 = insertelement <4 x i32> %475, i32 %476, i64 1
  %478 = extractelement <4 x i32> %473, i64 2
  %479 = insertelement <4 x i32> %477, i32 %478, i64 2
  %480 = extractelement <4 x i32> %473, i64 3
  %481 = insertelement <4 x i32> %479, i32 %480, i64 3
  %482 = extractelement <4 x i32> %481, i64 0
  %483 = extractelement <4 x i32> %481, i64 1
  %484 = extractelement <4 x i32> %481, i64 2
  %485 = extractelement <4 x i32> %481, i64 3
  %486 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %482, i32 %483, i32 %484, i32 %485)
  %487 = extractvalue { i32, i32, i32, i32 } %486, 0
  %488 = extractvalue { i32, i32, i32, i32 } %486, 1
  %489 = extractvalue { i32, i32, i32, i32 } %486, 2
  %490 = extractvalue { i32, i32, i32, i32 } %486, 3
  %491 = insertelement <4 x i32> poison, i32 %487, i64 0
  %492 = insertelement <4 x i32> %491, i32 %488, i64 1
  %493 = insertelement <4 x i32> %492, i32 %489, i64 2
  %494 = insertelement <4 x i32> %493, i32 %490, i64 3
  %495 = extractelement <4 x i32> %494, i64 0
  %496 = insertelement <4 x i32> poison, i32 %495, i64 0
  %497 = extractelement <4 x i32> %494, i64 1
  %498 = insertelement <4 x i32> %496, i32 %497, i64 1
  %499 = extractelement <4 x i32> %494, i64 2
  %500 = insertelement <4 x i32> %498, i32 %499, i64 2
  %501 = extractelement <4 x i32> %494, i64 3
  %502 = insertelement <4 x i32> %500, i32 %501, i64 3
  store <4 x i32> %502, ptr %11, align 16
  %503 = load <4 x float>, ptr %11, align 16
  %504 = extractelement <4 x float> %503, i64 0
  %505 = insertelement <4 x float> poison, float %504, i64 0
  %506 = extractelement <4 x float> %503, i64 1
  %507 = insertelement <4 x float> %505, float %506, i64 1
  %508 = extractelement <4 x float> %503, i64 2
  %509 = insertelement <4 x float> %507, float %508, i64 2
  %510 = extractelement <4 x float> %503, i64 3
  %511 = insertelement <4 x float> %509, float %510, i64 3
  %512 = extractelement <4 x float> %511, i64 0
  %513 = insertelement <4 x float> poison, float %512, i64 0
  %514 = extractelement <4 x float> %511, i64 1
  %515 = insertelement <4 x float> %513, float %514, i64 1
  %516 = extractelement <4 x float> %511, i64 2
  %517 = insertelement <4 x float> %515, float %516, i64 2
  %518 = extractelement <4 x float> %511, i64 3
  %519 = insertelement <4 x float> %517, float %518, i64 3
  store <4 x float> %519, ptr addrspace(1) %460, align 16
  %520 = urem i32 %19, 32
  %521 = udiv i32 %19, 32
  %522 = mul nsw i32 %520, 28
  %523 = mul nsw i32 %521, 896
  %524 = add nsw i32 %522, %523
  %525 = add nsw i32 %524, 4
  %526 = sext i32 %525 to i64
  %527 = getelementptr float, ptr addrspace(1) %3, i64 %526
  %528 = mul nsw i32 %76, 2097152
  %529 = add nsw i32 4, %528
  %530 = sext i32 %529 to i64
  %531 = getelementptr i8, ptr addrspace(6) %81, i64 %530
  %532 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %531, i1 false)
  %533 = extractelement <4 x i32> %532, i64 0
  %534 = insertelement <4 x i32> poison, i32 %533, i64 0
  %535 = extractelement <4 x i32> %532, i64 1
  %536 = insertelement <4 x i32> %534, i32 %535, i64 1
  %537 = extractelement <4 x i32> %532, i64 2
  %538 = insertelement <4 x i32> %536, i32 %537, i64 2
  %539 = extractelement <4 x i32> %532, i64 3
  %540 = insertelement <4 x i32> %538, i32 %539, i64 3
  store <4 x i32> %540, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %541 = load <4 x i32>, ptr %10, align 16
  %542 = extractelement <4 x i32> %541, i64 0
  %543 = insertelement <4 x i32> poison, i32 %542, i64 0
  %544 = extractelement <4 x i32> %541, i64 1
  %545 = insertelement <4 x i32> %543, i32 %544, i64 1
  %546 = extractelement <4 x i32> %541, i64 2
  %547 = insertelement <4 x i32> %545, i32 %546, i64 2
  %548 = extractelement <4 x i32> %541, i64 3
  %549 = insertelement <4 x i32> %547, i32 %548, i64 3
  %550 = extractelement <4 x i32> %549, i64 0
  %551 = extractelement <4 x i32> %549, i64 1
  %552 = extractelement <4 x i32> %549, i64 2
  %553 = extractelement <4 x i32> %549, i64 3
  %554 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %550, i32 %551, i32 %552, i32 %553)
  %555 = extractvalue { i32, i32, i32, i32 } %554, 0
  %556 = extractvalue { i32, i32, i32, i32 } %554, 1
  %557 = extractvalue { i32, i32, i32, i32 } %554, 2
  %558 = extractvalue { i32, i32, i32, i32 } %554, 3
  %559 = insertelement <4 x i32> poison, i32 %555, i64 0
  %560 = insertelement <4 x i32> %559, i32 %556, i64 1
  %561 = insertelement <4 x i32> %560, i32 %557, i64 2
  %562 = insertelement <4 x i32> %561, i32 %558, i64 3
  %563 = extractelement <4 x i32> %562, i64 0
  %564 = insertelement <4 x i32> poison, i32 %563, i64 0
  %565 = extractelement <4 x i32> %562, i64 1
  %566 = insertelement <4 x i32> %564, i32 %565, i64 1
  %567 = extractelement <4 x i32> %562, i64 2
  %568 = insertelement <4 x i32> %566, i32 %567, i64 2
  %569 = extractelement <4 x i32> %562, i64 3
  %570 = insertelement <4 x i32> %568, i32 %569, i64 3
  store <4 x i32> %570, ptr %10, align 16
  %571 = load <4 x float>, ptr %10, align 16
  %572 = extractelement <4 x float> %571, i64 0
  %573 = insertelement <4 x float> poison, float %572, i64 0
  %574 = extractelement <4 x float> %571, i64 1
  %575 = insertelement <4 x float> %573, float %574, i64 1
  %576 = extractelement <4 x float> %571, i64 2
  %577 = insertelement <4 x float> %575, float %576, i64 2
  %578 = extractelement <4 x float> %571, i64 3
  %579 = insertelement <4 x float> %577, float %578, i64 3
  %580 = extractelement <4 x float> %579, i64 0
  %581 = insertelement <4 x float> poison, float %580, i64 0
  %582 = extractelement <4 x float> %579, i64 1
  %583 = insertelement <4 x float> %581, float %582, i64 1
  %584 = extractelement <4 x float> %579, i64 2
  %585 = insertelement <4 x float> %583, float %584, i64 2
  %586 = extractelement <4 x float> %579, i64 3
  %587 = insertelement <4 x float> %585, float %586, i64 3
  store <4 x float> %587, ptr addrspace(1) %527, align 16
  %588 = urem i32 %19, 32
  %589 = udiv i32 %19, 32
  %590 = mul nsw i32 %588, 28
  %591 = mul nsw i32 %589, 896
  %592 = add nsw i32 %590, %591
  %593 = add nsw i32 %592, 8
  %594 = sext i32 %593 to i64
  %595 = getelementptr float, ptr addrspace(1) %3, i64 %594
  %596 = mul nsw i32 %76, 2097152
  %597 = add nsw i32 8, %596
  %598 = sext i32 %597 to i64
  %599 = getelementptr i8, ptr addrspace(6) %81, i64 %598
  %600 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %599, i1 false)
  %601 = extractelement <4 x i32> %600, i64 0
  %602 = insertelement <4 x i32> poison, i32 %601, i64 0
  %603 = extractelement <4 x i32> %600, i64 1
  %604 = insertelement <4 x i32> %602, i32 %603, i64 1
  %605 = extractelement <4 x i32> %600, i64 2
  %606 = insertelement <4 x i32> %604, i32 %605, i64 2
  %607 = extractelement <4 x i32> %600, i64 3
  %608 = insertelement <4 x i32> %606, i32 %607, i64 3
  store <4 x i32> %608, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %609 = load <4 x i32>, ptr %9, align 16
  %610 = extractelement <4 x i32> %609, i64 0
  %611 = insertelement <4 x i32> poison, i32 %610, i64 0
  %612 = extractelement <4 x i32> %609, i64 1
  %613 = insertelement <4 x i32> %611, i32 %612, i64 1
  %614 = extractelement <4 x i32> %609, i64 2
  %615 = insertelement <4 x i32> %613, i32 %614, i64 2
  %616 = extractelement <4 x i32> %609, i64 3
  %617 = insertelement <4 x i32> %615, i32 %616, i64 3
  %618 = extractelement <4 x i32> %617, i64 0
  %619 = extractelement <4 x i32> %617, i64 1
  %620 = extractelement <4 x i32> %617, i64 2
  %621 = extractelement <4 x i32> %617, i64 3
  %622 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %618, i32 %619, i32 %620, i32 %621)
  %623 = extractvalue { i32, i32, i32, i32 } %622, 0
  %624 = extractvalue { i32, i32, i32, i32 } %622, 1
  %625 = extractvalue { i32, i32, i32, i32 } %622, 2
  %626 = extractvalue { i32, i32, i32, i32 } %622, 3
  %627 = insertelement <4 x i32> poison, i32 %623, i64 0
  %628 = insertelement <4 x i32> %627, i32 %624, i64 1
  %629 = insertelement <4 x i32> %628, i32 %625, i64 2
  %630 = insertelement <4 x i32> %629, i32 %626, i64 3
  %631 = extractelement <4 x i32> %630, i64 0
  %632 = insertelement <4 x i32> poison, i32 %631, i64 0
  %633 = extractelement <4 x i32> %630, i64 1
  %634 = insertelement <4 x i32> %632, i32 %633, i64 1
  %635 = extractelement <4 x i32> %630, i64 2
  %636 = insertelement <4 x i32> %634, i32 %635, i64 2
  %637 = extractelement <4 x i32> %630, i64 3
  %638 = insertelement <4 x i32> %636, i32 %637, i64 3
  store <4 x i32> %638, ptr %9, align 16
  %639 = load <4 x float>, ptr %9, align 16
  %640 = extractelement <4 x float> %639, i64 0
  %641 = insertelement <4 x float> poison, float %640, i64 0
  %642 = extractelement <4 x float> %639, i64 1
  %643 = insertelement <4 x float> %641, float %642, i64 1
  %644 = extractelement <4 x float> %639, i64 2
  %645 = insertelement <4 x float> %643, float %644, i64 2
  %646 = extractelement <4 x float> %639, i64 3
  %647 = insertelement <4 x float> %645, float %646, i64 3
  %648 = extractelement <4 x float> %647, i64 0
  %649 = insertelement <4 x float> poison, float %648, i64 0
  %650 = extractelement <4 x float> %647, i64 1
  %651 = insertelement <4 x float> %649, float %650, i64 1
  %652 = extractelement <4 x float> %647, i64 2
  %653 = insertelement <4 x float> %651, float %652, i64 2
  %654 = extractelement <4 x float> %647, i64 3
  %655 = insertelement <4 x float> %653, float %654, i64 3
  store <4 x float> %655, ptr addrspace(1) %595, align 16
  %656 = urem i32 %19, 32
  %657 = udiv i32 %19, 32
  %658 = mul nsw i32 %656, 28
  %659 = mul nsw i32 %657, 896
  %660 = add nsw i32 %658, %659
  %661 = add nsw i32 %660, 12
  %662 = sext i32 %661 to i64
  %663 = getelementptr float, ptr addrspace(1) %3, i64 %662
  %664 = mul nsw i32 %76, 2097152
  %665 = add nsw i32 12, %664
  %666 = sext i32 %665 to i64
  %667 = getelementptr i8, ptr addrspace(6) %81, i64 %666
  %668 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %667, i1 false)
  %669 = extractelement <4 x i32> %668, i64 0
  %670 = insertelement <4 x i32> poison, i32 %669, i64 0
  %671 = extractelement <4 x i32> %668, i64 1
  %672 = insertelement <4 x i32> %670, i32 %671, i64 1
  %673 = extractelement <4 x i32> %668, i64 2
  %674 = insertelement <4 x i32> %672, i32 %673, i64 2
  %675 = extractelement <4 x i32> %668, i64 3
  %676 = insertelement <4 x i32> %674, i32 %675, i64 3
  store <4 x i32> %676, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %677 = load <4 x i32>, ptr %8, align 16
  %678 = extractelement <4 x i32> %677, i64 0
  %679 = insertelement <4 x i32> poison, i32 %678, i64 0
  %680 = extractelement <4 x i32> %677, i64 1
  %681 = insertelement <4 x i32> %679, i32 %680, i64 1
  %682 = extractelement <4 x i32> %677, i64 2
  %683 = insertelement <4 x i32> %681, i32 %682, i64 2
  %684 = extractelement <4 x i32> %677, i64 3
  %685 = insertelement <4 x i32> %683, i32 %684, i64 3
  %686 = extractelement <4 x i32> %685, i64 0
  %687 = extractelement <4 x i32> %685, i64 1
  %688 = extractelement <4 x i32> %685, i64 2
  %689 = extractelement <4 x i32> %685, i64 3
  %690 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %686, i32 %687, i32 %688, i32 %689)
  %691 = extractvalue { i32, i32, i32, i32 } %690, 0
  %692 = extractvalue { i32, i32, i32, i32 } %690, 1
  %693 = extractvalue { i32, i32, i32, i32 } %690, 2
  %694 = extractvalue { i32, i32, i32, i32 } %690, 3
  %695 = insertelement <4 x i32> poison, i32 %691, i64 0
  %696 = insertelement <4 x i32> %695, i32 %692, i64 1
  %697 = insertelement <4 x i32> %696, i32 %693, i64 2
  %698 = insertelement <4 x i32> %697, i32 %694, i64 3
  %699 = extractelement <4 x i32> %698, i64 0
  %700 = insertelement <4 x i32> poison, i32 %699, i64 0
  %701 = extractelement <4 x i32> %698, i64 1
  %702 = insertelement <4 x i32> %700, i32 %701, i64 1
  %703 = extractelement <4 x i32> %698, i64 2
  %704 = insertelement <4 x i32> %702, i32 %703, i64 2
  %705 = extractelement <4 x i32> %698, i64 3
  %706 = insertelement <4 x i32> %704, i32 %705, i64 3
  store <4 x i32> %706, ptr %8, align 16
  %707 = load <4 x float>, ptr %8, align 16
  %708 = extractelement <4 x float> %707, i64 0
  %709 = insertelement <4 x float> poison, float %708, i64 0
  %710 = extractelement <4 x float> %707, i64 1
  %711 = insertelement <4 x float> %709, float %710, i64 1
  %712 = extractelement <4 x float> %707, i64 2
  %713 = insertelement <4 x float> %711, float %712, i64 2
  %714 = extractelement <4 x float> %707, i64 3
  %715 = insertelement <4 x float> %713, float %714, i64 3
  %716 = extractelement <4 x float> %715, i64 0
  %717 = insertelement <4 x float> poison, float %716, i64 0
  %718 = extractelement <4 x float> %715, i64 1
  %719 = insertelement <4 x float> %717, float %718, i64 1
  %720 = extractelement <4 x float> %715, i64 2
  %721 = insertelement <4 x float> %719, float %720, i64 2
  %722 = extractelement <4 x float> %715, i64 3
  %723 = insertelement <4 x float> %721, float %722, i64 3
  store <4 x float> %723, ptr addrspace(1) %663, align 16
  %724 = urem i32 %19, 32
  %725 = udiv i32 %19, 32
  %726 = mul nsw i32 %724, 28
  %727 = mul nsw i32 %725, 896
  %728 = add nsw i32 %726, %727
  %729 = add nsw i32 %728, 16
  %730 = sext i32 %729 to i64
  %731 = getelementptr float, ptr addrspace(1) %3, i64 %730
  %732 = mul nsw i32 %76, 2097152
  %733 = add nsw i32 16, %732
  %734 = sext i32 %733 to i64
  %735 = getelementptr i8, ptr addrspace(6) %81, i64 %734
  %736 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %735, i1 false)
  %737 = extractelement <4 x i32> %736, i64 0
  %738 = insertelement <4 x i32> poison, i32 %737, i64 0
  %739 = extractelement <4 x i32> %736, i64 1
  %740 = insertelement <4 x i32> %738, i32 %739, i64 1
  %741 = extractelement <4 x i32> %736, i64 2
  %742 = insertelement <4 x i32> %740, i32 %741, i64 2
  %743 = extractelement <4 x i32> %736, i64 3
  %744 = insertelement <4 x i32> %742, i32 %743, i64 3
  store <4 x i32> %744, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %745 = load <4 x i32>, ptr %7, align 16
  %746 = extractelement <4 x i32> %745, i64 0
  %747 = insertelement <4 x i32> poison, i32 %746, i64 0
  %748 = extractelement <4 x i32> %745, i64 1
  %749 = insertelement <4 x i32> %747, i32 %748, i64 1
  %750 = extractelement <4 x i32> %745, i64 2
  %751 = insertelement <4 x i32> %749, i32 %750, i64 2
  %752 = extractelement <4 x i32> %745, i64 3
  %753 = insertelement <4 x i32> %751, i32 %752, i64 3
  %754 = extractelement <4 x i32> %753, i64 0
  %755 = extractelement <4 x i32> %753, i64 1
  %756 = extractelement <4 x i32> %753, i64 2
  %757 = extractelement <4 x i32> %753, i64 3
  %758 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %754, i32 %755, i32 %756, i32 %757)
  %759 = extractvalue { i32, i32, i32, i32 } %758, 0
  %760 = extractvalue { i32, i32, i32, i32 } %758, 1
  %761 = extractvalue { i32, i32, i32, i32 } %758, 2
  %762 = extractvalue { i32, i32, i32, i32 } %758, 3
  %763 = insertelement <4 x i32> poison, i32 %759, i64 0
  %764 = insertelement <4 x i32> %763, i32 %760, i64 1
  %765 = insertelement <4 x i32> %764, i32 %761, i64 2
  %766 = insertelement <4 x i32> %765, i32 %762, i64 3
  %767 = extractelement <4 x i32> %766, i64 0
  %768 = insertelement <4 x i32> poison, i32 %767, i64 0
  %769 = extractelement <4 x i32> %766, i64 1
  %770 = insertelement <4 x i32> %768, i32 %769, i64 1
  %771 = extractelement <4 x i32> %766, i64 2
  %772 = insertelement <4 x i32> %770, i32 %771, i64 2
  %773 = extractelement <4 x i32> %766, i64 3
  %774 = insertelement <4 x i32> %772, i32 %773, i64 3
  store <4 x i32> %774, ptr %7, align 16
  %775 = load <4 x float>, ptr %7, align 16
  %776 = extractelement <4 x float> %775, i64 0
  %777 = insertelement <4 x float> poison, float %776, i64 0
  %778 = extractelement <4 x float> %775, i64 1
  %779 = insertelement <4 x float> %777, float %778, i64 1
  %780 = extractelement <4 x float> %775, i64 2
  %781 = insertelement <4 x float> %779, float %780, i64 2
  %782 = extractelement <4 x float> %775, i64 3
  %783 = insertelement <4 x float> %781, float %782, i64 3
  %784 = extractelement <4 x float> %783, i64 0
  %785 = insertelement <4 x float> poison, float %784, i64 0
  %786 = extractelement <4 x float> %783, i64 1
  %787 = insertelement <4 x float> %785, float %786, i64 1
  %788 = extractelement <4 x float> %783, i64 2
  %789 = insertelement <4 x float> %787, float %788, i64 2
  %790 = extractelement <4 x float> %783, i64 3
  %791 = insertelement <4 x float> %789, float %790, i64 3
  store <4 x float> %791, ptr addrspace(1) %731, align 16
  %792 = urem i32 %19, 32
  %793 = udiv i32 %19, 32
  %794 = mul nsw i32 %792, 28
  %795 = mul nsw i32 %793, 896
  %796 = add nsw i32 %794, %795
  %797 = add nsw i32 %796, 20
  %798 = sext i32 %797 to i64
  %799 = getelementptr float, ptr addrspace(1) %3, i64 %798
  %800 = mul nsw i32 %76, 2097152
  %801 = add nsw i32 20, %800
  %802 = sext i32 %801 to i64
  %803 = getelementptr i8, ptr addrspace(6) %81, i64 %802
  %804 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %803, i1 false)
  %805 = extractelement <4 x i32> %804, i64 0
  %806 = insertelement <4 x i32> poison, i32 %805, i64 0
  %807 = extractelement <4 x i32> %804, i64 1
  %808 = insertelement <4 x i32> %806, i32 %807, i64 1
  %809 = extractelement <4 x i32> %804, i64 2
  %810 = insertelement <4 x i32> %808, i32 %809, i64 2
  %811 = extractelement <4 x i32> %804, i64 3
  %812 = insertelement <4 x i32> %810, i32 %811, i64 3
  store <4 x i32> %812, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %813 = load <4 x i32>, ptr %6, align 16
  %814 = extractelement <4 x i32> %813, i64 0
  %815 = insertelement <4 x i32> poison, i32 %814, i64 0
  %816 = extractelement <4 x i32> %813, i64 1
  %817 = insertelement <4 x i32> %815, i32 %816, i64 1
  %818 = extractelement <4 x i32> %813, i64 2
  %819 = insertelement <4 x i32> %817, i32 %818, i64 2
  %820 = extractelement <4 x i32> %813, i64 3
  %821 = insertelement <4 x i32> %819, i32 %820, i64 3
  %822 = extractelement <4 x i32> %821, i64 0
  %823 = extractelement <4 x i32> %821, i64 1
  %824 = extractelement <4 x i32> %821, i64 2
  %825 = extractelement <4 x i32> %821, i64 3
  %826 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %822, i32 %823, i32 %824, i32 %825)
  %827 = extractvalue { i32, i32, i32, i32 } %826, 0
  %828 = extractvalue { i32, i32, i32, i32 } %826, 1
  %829 = extractvalue { i32, i32, i32, i32 } %826, 2
  %830 = extractvalue { i32, i32, i32, i32 } %826, 3
  %831 = insertelement <4 x i32> poison, i32 %827, i64 0
  %832 = insertelement <4 x i32> %831, i32 %828, i64 1
  %833 = insertelement <4 x i32> %832, i32 %829, i64 2
  %834 = insertelement <4 x i32> %833, i32 %830, i64 3
  %835 = extractelement <4 x i32> %834, i64 0
  %836 = insertelement <4 x i32> poison, i32 %835, i64 0
  %837 = extractelement <4 x i32> %834, i64 1
  %838 = insertelement <4 x i32> %836, i32 %837, i64 1
  %839 = extractelement <4 x i32> %834, i64 2
  %840 = insertelement <4 x i32> %838, i32 %839, i64 2
  %841 = extractelement <4 x i32> %834, i64 3
  %842 = insertelement <4 x i32> %840, i32 %841, i64 3
  store <4 x i32> %842, ptr %6, align 16
  %843 = load <4 x float>, ptr %6, align 16
  %844 = extractelement <4 x float> %843, i64 0
  %845 = insertelement <4 x float> poison, float %844, i64 0
  %846 = extractelement <4 x float> %843, i64 1
  %847 = insertelement <4 x float> %845, float %846, i64 1
  %848 = extractelement <4 x float> %843, i64 2
  %849 = insertelement <4 x float> %847, float %848, i64 2
  %850 = extractelement <4 x float> %843, i64 3
  %851 = insertelement <4 x float> %849, float %850, i64 3
  %852 = extractelement <4 x float> %851, i64 0
  %853 = insertelement <4 x float> poison, float %852, i64 0
  %854 = extractelement <4 x float> %851, i64 1
  %855 = insertelement <4 x float> %853, float %854, i64 1
  %856 = extractelement <4 x float> %851, i64 2
  %857 = insertelement <4 x float> %855, float %856, i64 2
  %858 = extractelement <4 x float> %851, i64 3
  %859 = insertelement <4 x float> %857, float %858, i64 3
  store <4 x float> %859, ptr addrspace(1) %799, align 16
  %860 = urem i32 %19, 32
  %861 = udiv i32 %19, 32
  %862 = mul nsw i32 %860, 28
  %863 = mul nsw i32 %861, 896
  %864 = add nsw i32 %862, %863
  %865 = add nsw i32 %864, 24
  %866 = sext i32 %865 to i64
  %867 = getelementptr float, ptr addrspace(1) %3, i64 %866
  %868 = mul nsw i32 %76, 2097152
  %869 = add nsw i32 24, %868
  %870 = sext i32 %869 to i64
  %871 = getelementptr i8, ptr addrspace(6) %81, i64 %870
  %872 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %871, i1 false)
  %873 = extractelement <4 x i32> %872, i64 0
  %874 = insertelement <4 x i32> poison, i32 %873, i64 0
  %875 = extractelement <4 x i32> %872, i64 1
  %876 = insertelement <4 x i32> %874, i32 %875, i64 1
  %877 = extractelement <4 x i32> %872, i64 2
  %878 = insertelement <4 x i32> %876, i32 %877, i64 2
  %879 = extractelement <4 x i32> %872, i64 3
  %880 = insertelement <4 x i32> %878, i32 %879, i64 3
  store <4 x i32> %880, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %881 = load <4 x i32>, ptr %5, align 16
  %882 = extractelement <4 x i32> %881, i64 0
  %883 = insertelement <4 x i32> poison, i32 %882, i64 0
  %884 = extractelement <4 x i32> %881, i64 1
  %885 = insertelement <4 x i32> %883, i32 %884, i64 1
  %886 = extractelement <4 x i32> %881, i64 2
  %887 = insertelement <4 x i32> %885, i32 %886, i64 2
  %888 = extractelement <4 x i32> %881, i64 3
  %889 = insertelement <4 x i32> %887, i32 %888, i64 3
  %890 = extractelement <4 x i32> %889, i64 0
  %891 = extractelement <4 x i32> %889, i64 1
  %892 = extractelement <4 x i32> %889, i64 2
  %893 = extractelement <4 x i32> %889, i64 3
  %894 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %890, i32 %891, i32 %892, i32 %893)
  %895 = extractvalue { i32, i32, i32, i32 } %894, 0
  %896 = extractvalue { i32, i32, i32, i32 } %894, 1
  %897 = extractvalue { i32, i32, i32, i32 } %894, 2
  %898 = extractvalue { i32, i32, i32, i32 } %894, 3
  %899 = insertelement <4 x i32> poison, i32 %895, i64 0
  %900 = insertelement <4 x i32> %899, i32 %896, i64 1
  %901 = insertelement <4 x i32> %900, i32 %897, i64 2
  %902 = insertelement <4 x i32> %901, i32 %898, i64 3
  %903 = extractelement <4 x i32> %902, i64 0
  %904 = insertelement <4 x i32> poison, i32 %903, i64 0
  %905 = extractelement <4 x i32> %902, i64 1
  %906 = insertelement <4 x i32> %904, i32 %905, i64 1
  %907 = extractelement <4 x i32> %902, i64 2
  %908 = insertelement <4 x i32> %906, i32 %907, i64 2
  %909 = extractelement <4 x i32> %902, i64 3
  %910 = insertelement <4 x i32> %908, i32 %909, i64 3
  store <4 x i32> %910, ptr %5, align 16
  %911 = load <4 x float>, ptr %5, align 16
  %912 = extractelement <4 x float> %911, i64 0
  %913 = insertelement <4 x float> poison, float %912, i64 0
  %914 = extractelement <4 x float> %911, i64 1
  %915 = insertelement <4 x float> %913, float %914, i64 1
  %916 = extractelement <4 x float> %911, i64 2
  %917 = insertelement <4 x float> %915, float %916, i64 2
  %918 = extractelement <4 x float> %911, i64 3
  %919 = insertelement <4 x float> %917, float %918, i64 3
  %920 = extractelement <4 x float> %919, i64 0
  %921 = insertelement <4 x float> poison, float %920, i64 0
  %922 = extractelement <4 x float> %919, i64 1
  %923 = insertelement <4 x float> %921, float %922, i64 1
  %924 = extractelement <4 x float> %919, i64 2
  %925 = insertelement <4 x float> %923, float %924, i64 2
  %926 = extractelement <4 x float> %919, i64 3
  %927 = insertelement <4 x float> %925, float %926, i64 3
  store <4 x float> %927, ptr addrspace(1) %867, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %77, label %928, label %929

928:                                              ; preds = %453
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %81, i32 32)
  br label %929

929:                                              ; preds = %928, %453
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
