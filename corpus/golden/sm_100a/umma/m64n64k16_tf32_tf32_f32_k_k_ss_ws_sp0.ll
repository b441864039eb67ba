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
  %19 = alloca [4 x float], align 16
  %20 = alloca [4 x float], align 16
  %21 = alloca [4 x float], align 16
  %22 = alloca [4 x float], align 16
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

24:                                               ; preds = %27, %4
  %25 = phi i32 [ %50, %27 ], [ %23, %4 ]
  %26 = icmp slt i32 %25, 512
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = urem i32 %25, 64
  %29 = udiv i32 %25, 64
  %30 = mul nsw i32 %28, 8
  %31 = add nsw i32 %30, %29
  %32 = sext i32 %31 to i64
  %33 = getelementptr i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = urem i32 %25, 8
  %36 = udiv i32 %25, 8
  %37 = mul nsw i32 %35, 32
  %38 = urem i32 %36, 8
  %39 = udiv i32 %36, 8
  %40 = mul nsw i32 %38, 256
  %41 = add nsw i32 %37, %40
  %42 = add nsw i32 %41, %39
  %43 = sext i32 %42 to i64
  %44 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %43
  %45 = ptrtoint ptr addrspace(3) %44 to i32
  %46 = and i32 %45, 896
  %47 = lshr i32 %46, 3
  %48 = xor i32 %45, %47
  %49 = inttoptr i32 %48 to ptr addrspace(3)
  store i32 %34, ptr addrspace(3) %49, align 4
  %50 = add i32 %25, 128
  br label %24

51:                                               ; preds = %24
  br label %52

52:                                               ; preds = %55, %51
  %53 = phi i32 [ %78, %55 ], [ %23, %51 ]
  %54 = icmp slt i32 %53, 1024
  br i1 %54, label %55, label %79

55:                                               ; preds = %52
  %56 = urem i32 %53, 64
  %57 = udiv i32 %53, 64
  %58 = mul nsw i32 %56, 16
  %59 = add nsw i32 %58, %57
  %60 = sext i32 %59 to i64
  %61 = getelementptr i32, ptr addrspace(1) %1, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4
  %63 = urem i32 %53, 8
  %64 = udiv i32 %53, 8
  %65 = mul nsw i32 %63, 32
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 256
  %69 = add nsw i32 %65, %68
  %70 = add nsw i32 %69, %67
  %71 = sext i32 %70 to i64
  %72 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %71
  %73 = ptrtoint ptr addrspace(3) %72 to i32
  %74 = and i32 %73, 896
  %75 = lshr i32 %74, 3
  %76 = xor i32 %73, %75
  %77 = inttoptr i32 %76 to ptr addrspace(3)
  store i32 %62, ptr addrspace(3) %77, align 4
  %78 = add i32 %53, 128
  br label %52

79:                                               ; preds = %52
  %80 = lshr i32 %23, 5
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %83

83:                                               ; preds = %82, %79
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %84 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %85 = inttoptr i32 %84 to ptr addrspace(6)
  %86 = icmp eq i32 %23, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %88

88:                                               ; preds = %87, %83
  %89 = urem i32 %23, 32
  %90 = udiv i32 %23, 32
  %91 = mul nsw i32 %89, 36
  %92 = mul nsw i32 %90, 1152
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr float, ptr addrspace(1) %2, i64 %94
  %96 = mul nsw i32 %80, 2097152
  %97 = sext i32 %96 to i64
  %98 = getelementptr i8, ptr addrspace(6) %85, i64 %97
  %99 = load <4 x float>, ptr addrspace(1) %95, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <4 x float> %101, float %102, i64 1
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <4 x float> %103, float %104, i64 2
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <4 x float> %105, float %106, i64 3
  %108 = extractelement <4 x float> %107, i64 0
  %109 = insertelement <4 x float> poison, float %108, i64 0
  %110 = extractelement <4 x float> %107, i64 1
  %111 = insertelement <4 x float> %109, float %110, i64 1
  %112 = extractelement <4 x float> %107, i64 2
  %113 = insertelement <4 x float> %111, float %112, i64 2
  %114 = extractelement <4 x float> %107, i64 3
  %115 = insertelement <4 x float> %113, float %114, i64 3
  store <4 x float> %115, ptr %22, align 16
  %116 = load <4 x i32>, ptr %22, align 16
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = insertelement <4 x i32> poison, i32 %117, i64 0
  %119 = extractelement <4 x i32> %116, i64 1
  %120 = insertelement <4 x i32> %118, i32 %119, i64 1
  %121 = extractelement <4 x i32> %116, i64 2
  %122 = insertelement <4 x i32> %120, i32 %121, i64 2
  %123 = extractelement <4 x i32> %116, i64 3
  %124 = insertelement <4 x i32> %122, i32 %123, i64 3
  %125 = extractelement <4 x i32> %124, i64 0
  %126 = extractelement <4 x i32> %124, i64 1
  %127 = extractelement <4 x i32> %124, i64 2
  %128 = extractelement <4 x i32> %124, i64 3
  %129 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %125, i32 %126, i32 %127, i32 %128)
  %130 = extractvalue { i32, i32, i32, i32 } %129, 0
  %131 = extractvalue { i32, i32, i32, i32 } %129, 1
  %132 = extractvalue { i32, i32, i32, i32 } %129, 2
  %133 = extractvalue { i32, i32, i32, i32 } %129, 3
  %134 = insertelement <4 x i32> poison, i32 %130, i64 0
  %135 = insertelement <4 x i32> %134, i32 %131, i64 1
  %136 = insertelement <4 x i32> %135, i32 %132, i64 2
  %137 = insertelement <4 x i32> %136, i32 %133, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %98, <4 x i32> %137, i1 false)
  %138 = urem i32 %23, 32
  %139 = udiv i32 %23, 32
  %140 = mul nsw i32 %138, 36
  %141 = mul nsw i32 %139, 1152
  %142 = add nsw i32 %140, %141
  %143 = add nsw i32 %142, 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, ptr addrspace(1) %2, i64 %144
  %146 = mul nsw i32 %80, 2097152
  %147 = add nsw i32 4, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr i8, ptr addrspace(6) %85, i64 %148
  %150 = load <4 x float>, ptr addrspace(1) %145, align 16
  %151 = extractelement <4 x float> %150, i64 0
  %152 = insertelement <4 x float> poison, float %151, i64 0
  %153 = extractelement <4 x float> %150, i64 1
  %154 = insertelement <4 x float> %152, float %153, i64 1
  %155 = extractelement <4 x float> %150, i64 2
  %156 = insertelement <4 x float> %154, float %155, i64 2
  %157 = extractelement <4 x float> %150, i64 3
  %158 = insertelement <4 x float> %156, float %157, i64 3
  %159 = extractelement <4 x float> %158, i64 0
  %160 = insertelement <4 x float> poison, float %159, i64 0
  %161 = extractelement <4 x float> %158, i64 1
  %162 = insertelement <4 x float> %160, float %161, i64 1
  %163 = extractelement <4 x float> %158, i64 2
  %164 = insertelement <4 x float> %162, float %163, i64 2
  %165 = extractelement <4 x float> %158, i64 3
  %166 = insertelement <4 x float> %164, float %165, i64 3
  store <4 x float> %166, ptr %21, align 16
  %167 = load <4 x i32>, ptr %21, align 16
  %168 = extractelement <4 x i32> %167, i64 0
  %169 = insertelement <4 x i32> poison, i32 %168, i64 0
  %170 = extractelement <4 x i32> %167, i64 1
  %171 = insertelement <4 x i32> %169, i32 %170, i64 1
  %172 = extractelement <4 x i32> %167, i64 2
  %173 = insertelement <4 x i32> %171, i32 %172, i64 2
  %174 = extractelement <4 x i32> %167, i64 3
  %175 = insertelement <4 x i32> %173, i32 %174, i64 3
  %176 = extractelement <4 x i32> %175, i64 0
  %177 = extractelement <4 x i32> %175, i64 1
  %178 = extractelement <4 x i32> %175, i64 2
  %179 = extractelement <4 x i32> %175, i64 3
  %180 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %176, i32 %177, i32 %178, i32 %179)
  %181 = extractvalue { i32, i32, i32, i32 } %180, 0
  %182 = extractvalue { i32, i32, i32, i32 } %180, 1
  %183 = extractvalue { i32, i32, i32, i32 } %180, 2
  %184 = extractvalue { i32, i32, i32, i32 } %180, 3
  %185 = insertelement <4 x i32> poison, i32 %181, i64 0
  %186 = insertelement <4 x i32> %185, i32 %182, i64 1
  %187 = insertelement <4 x i32> %186, i32 %183, i64 2
  %188 = insertelement <4 x i32> %187, i32 %184, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %149, <4 x i32> %188, i1 false)
  %189 = urem i32 %23, 32
  %190 = udiv i32 %23, 32
  %191 = mul nsw i32 %189, 36
  %192 = mul nsw i32 %190, 1152
  %193 = add nsw i32 %191, %192
  %194 = add nsw i32 %193, 8
  %195 = sext i32 %194 to i64
  %196 = getelementptr float, ptr addrspace(1) %2, i64 %195
  %197 = mul nsw i32 %80, 2097152
  %198 = add nsw i32 8, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr i8, ptr addrspace(6) %85, i64 %199
  %201 = load <4 x float>, ptr addrspace(1) %196, align 16
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <4 x float> %203, float %204, i64 1
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <4 x float> %205, float %206, i64 2
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <4 x float> %207, float %208, i64 3
  %210 = extractelement <4 x float> %209, i64 0
  %211 = insertelement <4 x float> poison, float %210, i64 0
  %212 = extractelement <4 x float> %209, i64 1
  %213 = insertelement <4 x float> %211, float %212, i64 1
  %214 = extractelement <4 x float> %209, i64 2
  %215 = insertelement <4 x float> %213, float %214, i64 2
  %216 = extractelement <4 x float> %209, i64 3
  %217 = insertelement <4 x float> %215, float %216, i64 3
  store <4 x float> %217, ptr %20, align 16
  %218 = load <4 x i32>, ptr %20, align 16
  %219 = extractelement <4 x i32> %218, i64 0
  %220 = insertelement <4 x i32> poison, i32 %219, i64 0
  %221 = extractelement <4 x i32> %218, i64 1
  %222 = insertelement <4 x i32> %220, i32 %221, i64 1
  %223 = extractelement <4 x i32> %218, i64 2
  %224 = insertelement <4 x i32> %222, i32 %223, i64 2
  %225 = extractelement <4 x i32> %218, i64 3
  %226 = insertelement <4 x i32> %224, i32 %225, i64 3
  %227 = extractelement <4 x i32> %226, i64 0
  %228 = extractelement <4 x i32> %226, i64 1
  %229 = extractelement <4 x i32> %226, i64 2
  %230 = extractelement <4 x i32> %226, i64 3
  %231 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %227, i32 %228, i32 %229, i32 %230)
  %232 = extractvalue { i32, i32, i32, i32 } %231, 0
  %233 = extractvalue { i32, i32, i32, i32 } %231, 1
  %234 = extractvalue { i32, i32, i32, i32 } %231, 2
  %235 = extractvalue { i32, i32, i32, i32 } %231, 3
  %236 = insertelement <4 x i32> poison, i32 %232, i64 0
  %237 = insertelement <4 x i32> %236, i32 %233, i64 1
  %238 = insertelement <4 x i32> %237, i32 %234, i64 2
  %239 = insertelement <4 x i32> %238, i32 %235, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %200, <4 x i32> %239, i1 false)
  %240 = urem i32 %23, 32
  %241 = udiv i32 %23, 32
  %242 = mul nsw i32 %240, 36
  %243 = mul nsw i32 %241, 1152
  %244 = add nsw i32 %242, %243
  %245 = add nsw i32 %244, 12
  %246 = sext i32 %245 to i64
  %247 = getelementptr float, ptr addrspace(1) %2, i64 %246
  %248 = mul nsw i32 %80, 2097152
  %249 = add nsw i32 12, %248
  %250 = sext i32 %249 to i64
  %251 = getelementptr i8, ptr addrspace(6) %85, i64 %250
  %252 = load <4 x float>, ptr addrspace(1) %247, align 16
  %253 = extractelement <4 x float> %252, i64 0
  %254 = insertelement <4 x float> poison, float %253, i64 0
  %255 = extractelement <4 x float> %252, i64 1
  %256 = insertelement <4 x float> %254, float %255, i64 1
  %257 = extractelement <4 x float> %252, i64 2
  %258 = insertelement <4 x float> %256, float %257, i64 2
  %259 = extractelement <4 x float> %252, i64 3
  %260 = insertelement <4 x float> %258, float %259, i64 3
  %261 = extractelement <4 x float> %260, i64 0
  %262 = insertelement <4 x float> poison, float %261, i64 0
  %263 = extractelement <4 x float> %260, i64 1
  %264 = insertelement <4 x float> %262, float %263, i64 1
  %265 = extractelement <4 x float> %260, i64 2
  %266 = insertelement <4 x float> %264, float %265, i64 2
  %267 = extractelement <4 x float> %260, i64 3
  %268 = insertelement <4 x float> %266, float %267, i64 3
  store <4 x float> %268, ptr %19, align 16
  %269 = load <4 x i32>, ptr %19, align 16
  %270 = extractelement <4 x i32> %269, i64 0
  %271 = insertelement <4 x i32> poison, i32 %270, i64 0
  %272 = extractelement <4 x i32> %269, i64 1
  %273 = insertelement <4 x i32> %271, i32 %272, i64 1
  %274 = extractelement <4 x i32> %269, i64 2
  %275 = insertelement <4 x i32> %273, i32 %274, i64 2
  %276 = extractelement <4 x i32> %269, i64 3
  %277 = insertelement <4 x i32> %275, i32 %276, i64 3
  %278 = extractelement <4 x i32> %277, i64 0
  %279 = extractelement <4 x i32> %277, i64 1
  %280 = extractelement <4 x i32> %277, i64 2
  %281 = extractelement <4 x i32> %277, i64 3
  %282 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %278, i32 %279, i32 %280, i32 %281)
  %283 = extractvalue { i32, i32, i32, i32 } %282, 0
  %284 = extractvalue { i32, i32, i32, i32 } %282, 1
  %285 = extractvalue { i32, i32, i32, i32 } %282, 2
  %286 = extractvalue { i32, i32, i32, i32 } %282, 3
  %287 = insertelement <4 x i32> poison, i32 %283, i64 0
  %288 = insertelement <4 x i32> %287, i32 %284, i64 1
  %289 = insertelement <4 x i32> %288, i32 %285, i64 2
  %290 = insertelement <4 x i32> %289, i32 %286, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %251, <4 x i32> %290, i1 false)
  %291 = urem i32 %23, 32
  %292 = udiv i32 %23, 32
  %293 = mul nsw i32 %291, 36
  %294 = mul nsw i32 %292, 1152
  %295 = add nsw i32 %293, %294
  %296 = add nsw i32 %295, 16
  %297 = sext i32 %296 to i64
  %298 = getelementptr float, ptr addrspace(1) %2, i64 %297
  %299 = mul nsw i32 %80, 2097152
  %300 = add nsw i32 16, %299
  %301 = sext i32 %300 to i64
  %302 = getelementptr i8, ptr addrspace(6) %85, i64 %301
  %303 = load <4 x float>, ptr addrspace(1) %298, align 16
  %304 = extractelement <4 x float> %303, i64 0
  %305 = insertelement <4 x float> poison, float %304, i64 0
  %306 = extractelement <4 x float> %303, i64 1
  %307 = insertelement <4 x float> %305, float %306, i64 1
  %308 = extractelement <4 x float> %303, i64 2
  %309 = insertelement <4 x float> %307, float %308, i64 2
  %310 = extractelement <4 x float> %303, i64 3
  %311 = insertelement <4 x float> %309, float %310, i64 3
  %312 = extractelement <4 x float> %311, i64 0
  %313 = insertelement <4 x float> poison, float %312, i64 0
  %314 = extractelement <4 x float> %311, i64 1
  %315 = insertelement <4 x float> %313, float %314, i64 1
  %316 = extractelement <4 x float> %311, i64 2
  %317 = insertelement <4 x float> %315, float %316, i64 2
  %318 = extractelement <4 x float> %311, i64 3
  %319 = insertelement <4 x float> %317, float %318, i64 3
  store <4 x float> %319, ptr %18, align 16
  %320 = load <4 x i32>, ptr %18, align 16
  %321 = extractelement <4 x i32> %320, i64 0
  %322 = insertelement <4 x i32> poison, i32 %321, i64 0
  %323 = extractelement <4 x i32> %320, i64 1
  %324 = insertelement <4 x i32> %322, i32 %323, i64 1
  %325 = extractelement <4 x i32> %320, i64 2
  %326 = insertelement <4 x i32> %324, i32 %325, i64 2
  %327 = extractelement <4 x i32> %320, i64 3
  %328 = insertelement <4 x i32> %326, i32 %327, i64 3
  %329 = extractelement <4 x i32> %328, i64 0
  %330 = extractelement <4 x i32> %328, i64 1
  %331 = extractelement <4 x i32> %328, i64 2
  %332 = extractelement <4 x i32> %328, i64 3
  %333 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %329, i32 %330, i32 %331, i32 %332)
  %334 = extractvalue { i32, i32, i32, i32 } %333, 0
  %335 = extractvalue { i32, i32, i32, i32 } %333, 1
  %336 = extractvalue { i32, i32, i32, i32 } %333, 2
  %337 = extractvalue { i32, i32, i32, i32 } %333, 3
  %338 = insertelement <4 x i32> poison, i32 %334, i64 0
  %339 = insertelement <4 x i32> %338, i32 %335, i64 1
  %340 = insertelement <4 x i32> %339, i32 %336, i64 2
  %341 = insertelement <4 x i32> %340, i32 %337, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %302, <4 x i32> %341, i1 false)
  %342 = urem i32 %23, 32
  %343 = udiv i32 %23, 32
  %344 = mul nsw i32 %342, 36
  %345 = mul nsw i32 %343, 1152
  %346 = add nsw i32 %344, %345
  %347 = add nsw i32 %346, 20
  %348 = sext i32 %347 to i64
  %349 = getelementptr float, ptr addrspace(1) %2, i64 %348
  %350 = mul nsw i32 %80, 2097152
  %351 = add nsw i32 20, %350
  %352 = sext i32 %351 to i64
  %353 = getelementptr i8, ptr addrspace(6) %85, i64 %352
  %354 = load <4 x float>, ptr addrspace(1) %349, align 16
  %355 = extractelement <4 x float> %354, i64 0
  %356 = insertelement <4 x float> poison, float %355, i64 0
  %357 = extractelement <4 x float> %354, i64 1
  %358 = insertelement <4 x float> %356, float %357, i64 1
  %359 = extractelement <4 x float> %354, i64 2
  %360 = insertelement <4 x float> %358, float %359, i64 2
  %361 = extractelement <4 x float> %354, i64 3
  %362 = insertelement <4 x float> %360, float %361, i64 3
  %363 = extractelement <4 x float> %362, i64 0
  %364 = insertelement <4 x float> poison, float %363, i64 0
  %365 = extractelement <4 x float> %362, i64 1
  %366 = insertelement <4 x float> %364, float %365, i64 1
  %367 = extractelement <4 x float> %362, i64 2
  %368 = insertelement <4 x float> %366, float %367, i64 2
  %369 = extractelement <4 x float> %362, i64 3
  %370 = insertelement <4 x float> %368, float %369, i64 3
  store <4 x float> %370, ptr %17, align 16
  %371 = load <4 x i32>, ptr %17, align 16
  %372 = extractelement <4 x i32> %371, i64 0
  %373 = insertelement <4 x i32> poison, i32 %372, i64 0
  %374 = extractelement <4 x i32> %371, i64 1
  %375 = insertelement <4 x i32> %373, i32 %374, i64 1
  %376 = extractelement <4 x i32> %371, i64 2
  %377 = insertelement <4 x i32> %375, i32 %376, i64 2
  %378 = extractelement <4 x i32> %371, i64 3
  %379 = insertelement <4 x i32> %377, i32 %378, i64 3
  %380 = extractelement <4 x i32> %379, i64 0
  %381 = extractelement <4 x i32> %379, i64 1
  %382 = extractelement <4 x i32> %379, i64 2
  %383 = extractelement <4 x i32> %379, i64 3
  %384 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %380, i32 %381, i32 %382, i32 %383)
  %385 = extractvalue { i32, i32, i32, i32 } %384, 0
  %386 = extractvalue { i32, i32, i32, i32 } %384, 1
  %387 = extractvalue { i32, i32, i32, i32 } %384, 2
  %388 = extractvalue { i32, i32, i32, i32 } %384, 3
  %389 = insertelement <4 x i32> poison, i32 %385, i64 0
  %390 = insertelement <4 x i32> %389, i32 %386, i64 1
  %391 = insertelement <4 x i32> %390, i32 %387, i64 2
  %392 = insertelement <4 x i32> %391, i32 %388, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %353, <4 x i32> %392, i1 false)
  %393 = urem i32 %23, 32
  %394 = udiv i32 %23, 32
  %395 = mul nsw i32 %393, 36
  %396 = mul nsw i32 %394, 1152
  %397 = add nsw i32 %395, %396
  %398 = add nsw i32 %397, 24
  %399 = sext i32 %398 to i64
  %400 = getelementptr float, ptr addrspace(1) %2, i64 %399
  %401 = mul nsw i32 %80, 2097152
  %402 = add nsw i32 24, %401
  %403 = sext i32 %402 to i64
  %404 = getelementptr i8, ptr addrspace(6) %85, i64 %403
  %405 = load <4 x float>, ptr addrspace(1) %400, align 16
  %406 = extractelement <4 x float> %405, i64 0
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = extractelement <4 x float> %405, i64 1
  %409 = insertelement <4 x float> %407, float %408, i64 1
  %410 = extractelement <4 x float> %405, i64 2
  %411 = insertelement <4 x float> %409, float %410, i64 2
  %412 = extractelement <4 x float> %405, i64 3
  %413 = insertelement <4 x float> %411, float %412, i64 3
  %414 = extractelement <4 x float> %413, i64 0
  %415 = insertelement <4 x float> poison, float %414, i64 0
  %416 = extractelement <4 x float> %413, i64 1
  %417 = insertelement <4 x float> %415, float %416, i64 1
  %418 = extractelement <4 x float> %413, i64 2
  %419 = insertelement <4 x float> %417, float %418, i64 2
  %420 = extractelement <4 x float> %413, i64 3
  %421 = insertelement <4 x float> %419, float %420, i64 3
  store <4 x float> %421, ptr %16, align 16
  %422 = load <4 x i32>, ptr %16, align 16
  %423 = extractelement <4 x i32> %422, i64 0
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <4 x i32> %422, i64 1
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <4 x i32> %422, i64 2
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <4 x i32> %422, i64 3
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  %431 = extractelement <4 x i32> %430, i64 0
  %432 = extractelement <4 x i32> %430, i64 1
  %433 = extractelement <4 x i32> %430, i64 2
  %434 = extractelement <4 x i32> %430, i64 3
  %435 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %431, i32 %432, i32 %433, i32 %434)
  %436 = extractvalue { i32, i32, i32, i32 } %435, 0
  %437 = extractvalue { i32, i32, i32, i32 } %435, 1
  %438 = extractvalue { i32, i32, i32, i32 } %435, 2
  %439 = extractvalue { i32, i32, i32, i32 } %435, 3
  %440 = insertelement <4 x i32> poison, i32 %436, i64 0
  %441 = insertelement <4 x i32> %440, i32 %437, i64 1
  %442 = insertelement <4 x i32> %441, i32 %438, i64 2
  %443 = insertelement <4 x i32> %442, i32 %439, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %404, <4 x i32> %443, i1 false)
  %444 = urem i32 %23, 32
  %445 = udiv i32 %23, 32
  %446 = mul nsw i32 %444, 36
  %447 = mul nsw i32 %445, 1152
  %448 = add nsw i32 %446, %447
  %449 = add nsw i32 %448, 28
  %450 = sext i32 %449 to i64
  %451 = getelementptr float, ptr addrspace(1) %2, i64 %450
  %452 = mul nsw i32 %80, 2097152
  %453 = add nsw i32 28, %452
  %454 = sext i32 %453 to i64
  %455 = getelementptr i8, ptr addrspace(6) %85, i64 %454
  %456 = load <4 x float>, ptr addrspace(1) %451, align 16
  %457 = extractelement <4 x float> %456, i64 0
  %458 = insertelement <4 x float> poison, float %457, i64 0
  %459 = extractelement <4 x float> %456, i64 1
  %460 = insertelement <4 x float> %458, float %459, i64 1
  %461 = extractelement <4 x float> %456, i64 2
  %462 = insertelement <4 x float> %460, float %461, i64 2
  %463 = extractelement <4 x float> %456, i64 3
  %464 = insertelement <4 x float> %462, float %463, i64 3
  %465 = extractelement <4 x float> %464, i64 0
  %466 = insertelement <4 x float> poison, float %465, i64 0
  %467 = extractelement <4 x float> %464, i64 1
  %468 = insertelement <4 x float> %466, float %467, i64 1
  %469 = extractelement <4 x float> %464, i64 2
  %470 = insertelement <4 x float> %468, float %469, i64 2
  %471 = extractelement <4 x float> %464, i64 3
  %472 = insertelement <4 x float> %470, float %471, i64 3
  store <4 x float> %472, ptr %15, align 16
  %473 = load <4 x i32>, ptr %15, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %455, <4 x i32> %494, i1 false)
  %495 = urem i32 %23, 32
  %496 = udiv i32 %23, 32
  %497 = mul nsw i32 %495, 36
  %498 = mul nsw i32 %496, 1152
  %499 = add nsw i32 %497, %498
  %500 = add nsw i32 %499, 32
  %501 = sext i32 %500 to i64
  %502 = getelementptr float, ptr addrspace(1) %2, i64 %501
  %503 = mul nsw i32 %80, 2097152
  %504 = add nsw i32 32, %503
  %505 = sext i32 %504 to i64
  %506 = getelementptr i8, ptr addrspace(6) %85, i64 %505
  %507 = load <4 x float>, ptr addrspace(1) %502, align 16
  %508 = extractelement <4 x float> %507, i64 0
  %509 = insertelement <4 x float> poison, float %508, i64 0
  %510 = extractelement <4 x float> %507, i64 1
  %511 = insertelement <4 x float> %509, float %510, i64 1
  %512 = extractelement <4 x float> %507, i64 2
  %513 = insertelement <4 x float> %511, float %512, i64 2
  %514 = extractelement <4 x float> %507, i64 3
  %515 = insertelement <4 x float> %513, float %514, i64 3
  %516 = extractelement <4 x float> %515, i64 0
  %517 = insertelement <4 x float> poison, float %516, i64 0
  %518 = extractelement <4 x float> %515, i64 1
  %519 = insertelement <4 x float> %517, float %518, i64 1
  %520 = extractelement <4 x float> %515, i64 2
  %521 = insertelement <4 x float> %519, float %520, i64 2
  %522 = extractelement <4 x float> %515, i64 3
  %523 = insertelement <4 x float> %521, float %522, i64 3
  store <4 x float> %523, ptr %14, align 16
  %524 = load <4 x i32>, ptr %14, align 16
  %525 = extractelement <4 x i32> %524, i64 0
  %526 = insertelement <4 x i32> poison, i32 %525, i64 0
  %527 = extractelement <4 x i32> %524, i64 1
  %528 = insertelement <4 x i32> %526, i32 %527, i64 1
  %529 = extractelement <4 x i32> %524, i64 2
  %530 = insertelement <4 x i32> %528, i32 %529, i64 2
  %531 = extractelement <4 x i32> %524, i64 3
  %532 = insertelement <4 x i32> %530, i32 %531, i64 3
  %533 = extractelement <4 x i32> %532, i64 0
  %534 = extractelement <4 x i32> %532, i64 1
  %535 = extractelement <4 x i32> %532, i64 2
  %536 = extractelement <4 x i32> %532, i64 3
  %537 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %533, i32 %534, i32 %535, i32 %536)
  %538 = extractvalue { i32, i32, i32, i32 } %537, 0
  %539 = extractvalue { i32, i32, i32, i32 } %537, 1
  %540 = extractvalue { i32, i32, i32, i32 } %537, 2
  %541 = extractvalue { i32, i32, i32, i32 } %537, 3
  %542 = insertelement <4 x i32> poison, i32 %538, i64 0
  %543 = insertelement <4 x i32> %542, i32 %539, i64 1
  %544 = insertelement <4 x i32> %543, i32 %540, i64 2
  %545 = insertelement <4 x i32> %544, i32 %541, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %506, <4 x i32> %545, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %546 = getelementptr i8, ptr addrspace(6) %85, i64 32
  %547 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %546, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %86, label %548, label %567

548:                                              ; preds = %88
  %549 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %550 = lshr i32 %549, 4
  %551 = zext i32 %550 to i64
  %552 = or i64 %551, 4611756662049538048
  %553 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %554 = lshr i32 %553, 4
  %555 = zext i32 %554 to i64
  %556 = or i64 %555, 4611756662049538048
  %557 = extractvalue { i1, i1, i1, ptr addrspace(6) } %547, 0
  %558 = extractvalue { i1, i1, i1, ptr addrspace(6) } %547, 1
  %559 = zext i1 %558 to i32
  %560 = shl i32 %559, 13
  %561 = extractvalue { i1, i1, i1, ptr addrspace(6) } %547, 2
  %562 = zext i1 %561 to i32
  %563 = shl i32 %562, 14
  %564 = or i32 %560, %563
  %565 = extractvalue { i1, i1, i1, ptr addrspace(6) } %547, 3
  %566 = or i32 68159764, %564
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %85, i64 %552, i64 %556, i32 %566, i1 %557, ptr addrspace(6) %565, i32 1, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %567

567:                                              ; preds = %548, %88
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %568 = urem i32 %23, 32
  %569 = udiv i32 %23, 32
  %570 = mul nsw i32 %568, 36
  %571 = mul nsw i32 %569, 1152
  %572 = add nsw i32 %570, %571
  %573 = sext i32 %572 to i64
  %574 = getelementptr float, ptr addrspace(1) %3, i64 %573
  %575 = mul nsw i32 %80, 2097152
  %576 = sext i32 %575 to i64
  %577 = getelementptr i8, ptr addrspace(6) %85, i64 %576
  %578 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %577, i1 false)
  %579 = extractelement <4 x i32> %578, i64 0
  %580 = insertelement <4 x i32> poison, i32 %579, i64 0
  %581 = extractelement <4 x i32> %578, i64 1
  %582 = insertelement <4 x i32> %580, i32 %581, i64 1
  %583 = extractelement <4 x i32> %578, i64 2
  %584 = insertelement <4 x i32> %582, i32 %583, i64 2
  %585 = extractelement <4 x i32> %578, i64 3
  %586 = insertelement <4 x i32> %584, i32 %585, i64 3
  store <4 x i32> %586, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %587 = load <4 x i32>, ptr %13, align 16
  %588 = extractelement <4 x i32> %587, i64 0
  %589 = insertelement <4 x i32> poison, i32 %588, i64 0
  %590 = extractelement <4 x i32> %587, i64 1
  %591 = insertelement <4 x i32> %589, i32 %590, i64 1
  %592 = extractelement <4 x i32> %587, i64 2
  %593 = insertelement <4 x i32> %591, i32 %592, i64 2
  %594 = extractelement <4 x i32> %587, i64 3
  %595 = insertelement <4 x i32> %593, i32 %594, i64 3
  %596 = extractelement <4 x i32> %595, i64 0
  %597 = extractelement <4 x i32> %595, i64 1
  %598 = extractelement <4 x i32> %595, i64 2
  %599 = extractelement <4 x i32> %595, i64 3
  %600 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %596, i32 %597, i32 %598, i32 %599)
  %601 = extractvalue { i32, i32, i32, i32 } %600, 0
  %602 = extractvalue { i32, i32, i32, i32 } %600, 1
  %603 = extractvalue { i32, i32, i32, i32 } %600, 2
  %604 = extractvalue { i32, i32, i32, i32 } %600, 3
  %605 = insertelement <4 x i32> poison, i32 %601, i64 0
  %606 = insertelement <4 x i32> %605, i32 %602, i64 1
  %607 = insertelement <4 x i32> %606, i32 %603, i64 2
  %608 = insertelement <4 x i32> %607, i32 %604, i64 3
  %609 = extractelement <4 x i32> %608, i64 0
  %610 = insertelement <4 x i32> poison, i32 %609, i64 0
  %611 = extractelement <4 x i32> %608, i64 1
  %612 = insertelement <4 x i32> %610, i32 %611, i64 1
  %613 = extractelement <4 x i32> %608, i64 2
  %614 = insertelement <4 x i32> %612, i32 %613, i64 2
  %615 = extractelement <4 x i32> %608, i64 3
  %616 = insertelement <4 x i32> %614, i32 %615, i64 3
  store <4 x i32> %616, ptr %13, align 16
  %617 = load <4 x float>, ptr %13, align 16
  %618 = extractelement <4 x float> %617, i64 0
  %619 = insertelement <4 x float> poison, float %618, i64 0
  %620 = extractelement <4 x float> %617, i64 1
  %621 = insertelement <4 x float> %619, float %620, i64 1
  %622 = extractelement <4 x float> %617, i64 2
  %623 = insertelement <4 x float> %621, float %622, i64 2
  %624 = extractelement <4 x float> %617, i64 3
  %625 = insertelement <4 x float> %623, float %624, i64 3
  %626 = extractelement <4 x float> %625, i64 0
  %627 = insertelement <4 x float> poison, float %626, i64 0
  %628 = extractelement <4 x float> %625, i64 1
  %629 = insertelement <4 x float> %627, float %628, i64 1
  %630 = extractelement <4 x float> %625, i64 2
  %631 = insertelement <4 x float> %629, float %630, i64 2
  %632 = extractelement <4 x float> %625, i64 3
  %633 = insertelement <4 x float> %631, float %632, i64 3
  store <4 x float> %633, ptr addrspace(1) %574, align 16
  %634 = urem i32 %23, 32
  %635 = udiv i32 %23, 32
  %636 = mul nsw i32 %634, 36
  %637 = mul nsw i32 %635, 1152
  %638 = add nsw i32 %636, %637
  %639 = add nsw i32 %638, 4
  %640 = sext i32 %639 to i64
  %641 = getelementptr float, ptr addrspace(1) %3, i64 %640
  %642 = mul nsw i32 %80, 2097152
  %643 = add nsw i32 4, %642
  %644 = sext i32 %643 to i64
  %645 = getelementptr i8, ptr addrspace(6) %85, i64 %644
  %646 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %645, i1 false)
  %647 = extractelement <4 x i32> %646, i64 0
  %648 = insertelement <4 x i32> poison, i32 %647, i64 0
  %649 = extractelement <4 x i32> %646, i64 1
  %650 = insertelement <4 x i32> %648, i32 %649, i64 1
  %651 = extractelement <4 x i32> %646, i64 2
  %652 = insertelement <4 x i32> %650, i32 %651, i64 2
  %653 = extractelement <4 x i32> %646, i64 3
  %654 = insertelement <4 x i32> %652, i32 %653, i64 3
  store <4 x i32> %654, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %655 = load <4 x i32>, ptr %12, align 16
  %656 = extractelement <4 x i32> %655, i64 0
  %657 = insertelement <4 x i32> poison, i32 %656, i64 0
  %658 = extractelement <4 x i32> %655, i64 1
  %659 = insertelement <4 x i32> %657, i32 %658, i64 1
  %660 = extractelement <4 x i32> %655, i64 2
  %661 = insertelement <4 x i32> %659, i32 %660, i64 2
  %662 = extractelement <4 x i32> %655, i64 3
  %663 = insertelement <4 x i32> %661, i32 %662, i64 3
  %664 = extractelement <4 x i32> %663, i64 0
  %665 = extractelement <4 x i32> %663, i64 1
  %666 = extractelement <4 x i32> %663, i64 2
  %667 = extractelement <4 x i32> %663, i64 3
  %668 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %664, i32 %665, i32 %666, i32 %667)
  %669 = extractvalue { i32, i32, i32, i32 } %668, 0
  %670 = extractvalue { i32, i32, i32, i32 } %668, 1
  %671 = extractvalue { i32, i32, i32, i32 } %668, 2
  %672 = extractvalue { i32, i32, i32, i32 } %668, 3
  %673 = insertelement <4 x i32> poison, i32 %669, i64 0
  %674 = insertelement <4 x i32> %673, i32 %670, i64 1
  %675 = insertelement <4 x i32> %674, i32 %671, i64 2
  %676 = insertelement <4 x i32> %675, i32 %672, i64 3
  %677 = extractelement <4 x i32> %676, i64 0
  %678 = insertelement <4 x i32> poison, i32 %677, i64 0
  %679 = extractelement <4 x i32> %676, i64 1
  %680 = insertelement <4 x i32> %678, i32 %679, i64 1
  %681 = extractelement <4 x i32> %676, i64 2
  %682 = insertelement <4 x i32> %680, i32 %681, i64 2
  %683 = extractelement <4 x i32> %676, i64 3
  %684 = insertelement <4 x i32> %682, i32 %683, i64 3
  store <4 x i32> %684, ptr %12, align 16
  %685 = load <4 x float>, ptr %12, align 16
  %686 = extractelement <4 x float> %685, i64 0
  %687 = insertelement <4 x float> poison, float %686, i64 0
  %688 = extractelement <4 x float> %685, i64 1
  %689 = insertelement <4 x float> %687, float %688, i64 1
  %690 = extractelement <4 x float> %685, i64 2
  %691 = insertelement <4 x float> %689, float %690, i64 2
  %692 = extractelement <4 x float> %685, i64 3
  %693 = insertelement <4 x float> %691, float %692, i64 3
  %694 = extractelement <4 x float> %693, i64 0
  %695 = insertelement <4 x float> poison, float %694, i64 0
  %696 = extractelement <4 x float> %693, i64 1
  %697 = insertelement <4 x float> %695, float %696, i64 1
  %698 = extractelement <4 x float> %693, i64 2
  %699 = insertelement <4 x float> %697, float %698, i64 2
  %700 = extractelement <4 x float> %693, i64 3
  %701 = insertelement <4 x float> %699, float %700, i64 3
  store <4 x float> %701, ptr addrspace(1) %641, align 16
  %702 = urem i32 %23, 32
  %703 = udiv i32 %23, 32
  %704 = mul nsw i32 %702, 36
  %705 = mul nsw i32 %703, 1152
  %706 = add nsw i32 %704, %705
  %707 = add nsw i32 %706, 8
  %708 = sext i32 %707 to i64
  %709 = getelementptr float, ptr addrspace(1) %3, i64 %708
  %710 = mul nsw i32 %80, 2097152
  %711 = add nsw i32 8, %710
  %712 = sext i32 %711 to i64
  %713 = getelementptr i8, ptr addrspace(6) %85, i64 %712
  %714 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %713, i1 false)
  %715 = extractelement <4 x i32> %714, i64 0
  %716 = insertelement <4 x i32> poison, i32 %715, i64 0
  %717 = extractelement <4 x i32> %714, i64 1
  %718 = insertelement <4 x i32> %716, i32 %717, i64 1
  %719 = extractelement <4 x i32> %714, i64 2
  %720 = insertelement <4 x i32> %718, i32 %719, i64 2
  %721 = extractelement <4 x i32> %714, i64 3
  %722 = insertelement <4 x i32> %720, i32 %721, i64 3
  store <4 x i32> %722, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %723 = load <4 x i32>, ptr %11, align 16
  %724 = extractelement <4 x i32> %723, i64 0
  %725 = insertelement <4 x i32> poison, i32 %724, i64 0
  %726 = extractelement <4 x i32> %723, i64 1
  %727 = insertelement <4 x i32> %725, i32 %726, i64 1
  %728 = extractelement <4 x i32> %723, i64 2
  %729 = insertelement <4 x i32> %727, i32 %728, i64 2
  %730 = extractelement <4 x i32> %723, i64 3
  %731 = insertelement <4 x i32> %729, i32 %730, i64 3
  %732 = extractelement <4 x i32> %731, i64 0
  %733 = extractelement <4 x i32> %731, i64 1
  %734 = extractelement <4 x i32> %731, i64 2
  %735 = extractelement <4 x i32> %731, i64 3
  %736 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %732, i32 %733, i32 %734, i32 %735)
  %737 = extractvalue { i32, i32, i32, i32 } %736, 0
  %738 = extractvalue { i32, i32, i32, i32 } %736, 1
  %739 = extractvalue { i32, i32, i32, i32 } %736, 2
  %740 = extractvalue { i32, i32, i32, i32 } %736, 3
  %741 = insertelement <4 x i32> poison, i32 %737, i64 0
  %742 = insertelement <4 x i32> %741, i32 %738, i64 1
  %743 = insertelement <4 x i32> %742, i32 %739, i64 2
  %744 = insertelement <4 x i32> %743, i32 %740, i64 3
  %745 = extractelement <4 x i32> %744, i64 0
  %746 = insertelement <4 x i32> poison, i32 %745, i64 0
  %747 = extractelement <4 x i32> %744, i64 1
  %748 = insertelement <4 x i32> %746, i32 %747, i64 1
  %749 = extractelement <4 x i32> %744, i64 2
  %750 = insertelement <4 x i32> %748, i32 %749, i64 2
  %751 = extractelement <4 x i32> %744, i64 3
  %752 = insertelement <4 x i32> %750, i32 %751, i64 3
  store <4 x i32> %752, ptr %11, align 16
  %753 = load <4 x float>, ptr %11, align 16
  %754 = extractelement <4 x float> %753, i64 0
  %755 = insertelement <4 x float> poison, float %754, i64 0
  %756 = extractelement <4 x float> %753, i64 1
  %757 = insertelement <4 x float> %755, float %756, i64 1
  %758 = extractelement <4 x float> %753, i64 2
  %759 = insertelement <4 x float> %757, float %758, i64 2
  %760 = extractelement <4 x float> %753, i64 3
  %761 = insertelement <4 x float> %759, float %760, i64 3
  %762 = extractelement <4 x float> %761, i64 0
  %763 = insertelement <4 x float> poison, float %762, i64 0
  %764 = extractelement <4 x float> %761, i64 1
  %765 = insertelement <4 x float> %763, float %764, i64 1
  %766 = extractelement <4 x float> %761, i64 2
  %767 = insertelement <4 x float> %765, float %766, i64 2
  %768 = extractelement <4 x float> %761, i64 3
  %769 = insertelement <4 x float> %767, float %768, i64 3
  store <4 x float> %769, ptr addrspace(1) %709, align 16
  %770 = urem i32 %23, 32
  %771 = udiv i32 %23, 32
  %772 = mul nsw i32 %770, 36
  %773 = mul nsw i32 %771, 1152
  %774 = add nsw i32 %772, %773
  %775 = add nsw i32 %774, 12
  %776 = sext i32 %775 to i64
  %777 = getelementptr float, ptr addrspace(1) %3, i64 %776
  %778 = mul nsw i32 %80, 2097152
  %779 = add nsw i32 12, %778
  %780 = sext i32 %779 to i64
  %781 = getelementptr i8, ptr addrspace(6) %85, i64 %780
  %782 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %781, i1 false)
  %783 = extractelement <4 x i32> %782, i64 0
  %784 = insertelement <4 x i32> poison, i32 %783, i64 0
  %785 = extractelement <4 x i32> %782, i64 1
  %786 = insertelement <4 x i32> %784, i32 %785, i64 1
  %787 = extractelement <4 x i32> %782, i64 2
  %788 = insertelement <4 x i32> %786, i32 %787, i64 2
  %789 = extractelement <4 x i32> %782, i64 3
  %790 = insertelement <4 x i32> %788, i32 %789, i64 3
  store <4 x i32> %790, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %791 = load <4 x i32>, ptr %10, align 16
  %792 = extractelement <4 x i32> %791, i64 0
  %793 = insertelement <4 x i32> poison, i32 %792, i64 0
  %794 = extractelement <4 x i32> %791, i64 1
  %795 = insertelement <4 x i32> %793, i32 %794, i64 1
  %796 = extractelement <4 x i32> %791, i64 2
  %797 = insertelement <4 x i32> %795, i32 %796, i64 2
  %798 = extractelement <4 x i32> %791, i64 3
  %799 = insertelement <4 x i32> %797, i32 %798, i64 3
  %800 = extractelement <4 x i32> %799, i64 0
  %801 = extractelement <4 x i32> %799, i64 1
  %802 = extractelement <4 x i32> %799, i64 2
  %803 = extractelement <4 x i32> %799, i64 3
  %804 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %800, i32 %801, i32 %802, i32 %803)
  %805 = extractvalue { i32, i32, i32, i32 } %804, 0
  %806 = extractvalue { i32, i32, i32, i32 } %804, 1
  %807 = extractvalue { i32, i32, i32, i32 } %804, 2
  %808 = extractvalue { i32, i32, i32, i32 } %804, 3
  %809 = insertelement <4 x i32> poison, i32 %805, i64 0
  %810 = insertelement <4 x i32> %809, i32 %806, i64 1
  %811 = insertelement <4 x i32> %810, i32 %807, i64 2
  %812 = insertelement <4 x i32> %811, i32 %808, i64 3
  %813 = extractelement <4 x i32> %812, i64 0
  %814 = insertelement <4 x i32> poison, i32 %813, i64 0
  %815 = extractelement <4 x i32> %812, i64 1
  %816 = insertelement <4 x i32> %814, i32 %815, i64 1
  %817 = extractelement <4 x i32> %812, i64 2
  %818 = insertelement <4 x i32> %816, i32 %817, i64 2
  %819 = extractelement <4 x i32> %812, i64 3
  %820 = insertelement <4 x i32> %818, i32 %819, i64 3
  store <4 x i32> %820, ptr %10, align 16
  %821 = load <4 x float>, ptr %10, align 16
  %822 = extractelement <4 x float> %821, i64 0
  %823 = insertelement <4 x float> poison, float %822, i64 0
  %824 = extractelement <4 x float> %821, i64 1
  %825 = insertelement <4 x float> %823, float %824, i64 1
  %826 = extractelement <4 x float> %821, i64 2
  %827 = insertelement <4 x float> %825, float %826, i64 2
  %828 = extractelement <4 x float> %821, i64 3
  %829 = insertelement <4 x float> %827, float %828, i64 3
  %830 = extractelement <4 x float> %829, i64 0
  %831 = insertelement <4 x float> poison, float %830, i64 0
  %832 = extractelement <4 x float> %829, i64 1
  %833 = insertelement <4 x float> %831, float %832, i64 1
  %834 = extractelement <4 x float> %829, i64 2
  %835 = insertelement <4 x float> %833, float %834, i64 2
  %836 = extractelement <4 x float> %829, i64 3
  %837 = insertelement <4 x float> %835, float %836, i64 3
  store <4 x float> %837, ptr addrspace(1) %777, align 16
  %838 = urem i32 %23, 32
  %839 = udiv i32 %23, 32
  %840 = mul nsw i32 %838, 36
  %841 = mul nsw i32 %839, 1152
  %842 = add nsw i32 %840, %841
  %843 = add nsw i32 %842, 16
  %844 = sext i32 %843 to i64
  %845 = getelementptr float, ptr addrspace(1) %3, i64 %844
  %846 = mul nsw i32 %80, 2097152
  %847 = add nsw i32 16, %846
  %848 = sext i32 %847 to i64
  %849 = getelementptr i8, ptr addrspace(6) %85, i64 %848
  %850 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %849, i1 false)
  %851 = extractelement <4 x i32> %850, i64 0
  %852 = insertelement <4 x i32> poison, i32 %851, i64 0
  %853 = extractelement <4 x i32> %850, i64 1
  %854 = insertelement <4 x i32> %852, i32 %853, i64 1
  %855 = extractelement <4 x i32> %850, i64 2
  %856 = insertelement <4 x i32> %854, i32 %855, i64 2
  %857 = extractelement <4 x i32> %850, i64 3
  %858 = insertelement <4 x i32> %856, i32 %857, i64 3
  store <4 x i32> %858, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %859 = load <4 x i32>, ptr %9, align 16
  %860 = extractelement <4 x i32> %859, i64 0
  %861 = insertelement <4 x i32> poison, i32 %860, i64 0
  %862 = extractelement <4 x i32> %859, i64 1
  %863 = insertelement <4 x i32> %861, i32 %862, i64 1
  %864 = extractelement <4 x i32> %859, i64 2
  %865 = insertelement <4 x i32> %863, i32 %864, i64 2
  %866 = extractelement <4 x i32> %859, i64 3
  %867 = insertelement <4 x i32> %865, i32 %866, i64 3
  %868 = extractelement <4 x i32> %867, i64 0
  %869 = extractelement <4 x i32> %867, i64 1
  %870 = extractelement <4 x i32> %867, i64 2
  %871 = extractelement <4 x i32> %867, i64 3
  %872 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %868, i32 %869, i32 %870, i32 %871)
  %873 = extractvalue { i32, i32, i32, i32 } %872, 0
  %874 = extractvalue { i32, i32, i32, i32 } %872, 1
  %875 = extractvalue { i32, i32, i32, i32 } %872, 2
  %876 = extractvalue { i32, i32, i32, i32 } %872, 3
  %877 = insertelement <4 x i32> poison, i32 %873, i64 0
  %878 = insertelement <4 x i32> %877, i32 %874, i64 1
  %879 = insertelement <4 x i32> %878, i32 %875, i64 2
  %880 = insertelement <4 x i32> %879, i32 %876, i64 3
  %881 = extractelement <4 x i32> %880, i64 0
  %882 = insertelement <4 x i32> poison, i32 %881, i64 0
  %883 = extractelement <4 x i32> %880, i64 1
  %884 = insertelement <4 x i32> %882, i32 %883, i64 1
  %885 = extractelement <4 x i32> %880, i64 2
  %886 = insertelement <4 x i32> %884, i32 %885, i64 2
  %887 = extractelement <4 x i32> %880, i64 3
  %888 = insertelement <4 x i32> %886, i32 %887, i64 3
  store <4 x i32> %888, ptr %9, align 16
  %889 = load <4 x float>, ptr %9, align 16
  %890 = extractelement <4 x float> %889, i64 0
  %891 = insertelement <4 x float> poison, float %890, i64 0
  %892 = extractelement <4 x float> %889, i64 1
  %893 = insertelement <4 x float> %891, float %892, i64 1
  %894 = extractelement <4 x float> %889, i64 2
  %895 = insertelement <4 x float> %893, float %894, i64 2
  %896 = extractelement <4 x float> %889, i64 3
  %897 = insertelement <4 x float> %895, float %896, i64 3
  %898 = extractelement <4 x float> %897, i64 0
  %899 = insertelement <4 x float> poison, float %898, i64 0
  %900 = extractelement <4 x float> %897, i64 1
  %901 = insertelement <4 x float> %899, float %900, i64 1
  %902 = extractelement <4 x float> %897, i64 2
  %903 = insertelement <4 x float> %901, float %902, i64 2
  %904 = extractelement <4 x float> %897, i64 3
  %905 = insertelement <4 x float> %903, float %904, i64 3
  store <4 x float> %905, ptr addrspace(1) %845, align 16
  %906 = urem i32 %23, 32
  %907 = udiv i32 %23, 32
  %908 = mul nsw i32 %906, 36
  %909 = mul nsw i32 %907, 1152
  %910 = add nsw i32 %908, %909
  %911 = add nsw i32 %910, 20
  %912 = sext i32 %911 to i64
  %913 = getelementptr float, ptr addrspace(1) %3, i64 %912
  %914 = mul nsw i32 %80, 2097152
  %915 = add nsw i32 20, %914
  %916 = sext i32 %915 to i64
  %917 = getelementptr i8, ptr addrspace(6) %85, i64 %916
  %918 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %917, i1 false)
  %919 = extractelement <4 x i32> %918, i64 0
  %920 = insertelement <4 x i32> poison, i32 %919, i64 0
  %921 = extractelement <4 x i32> %918, i64 1
  %922 = insertelement <4 x i32> %920, i32 %921, i64 1
  %923 = extractelement <4 x i32> %918, i64 2
  %924 = insertelement <4 x i32> %922, i32 %923, i64 2
  %925 = extractelement <4 x i32> %918, i64 3
  %926 = insertelement <4 x i32> %924, i32 %925, i64 3
  store <4 x i32> %926, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %927 = load <4 x i32>, ptr %8, align 16
  %928 = extractelement <4 x i32> %927, i64 0
  %929 = insertelement <4 x i32> poison, i32 %928, i64 0
  %930 = extractelement <4 x i32> %927, i64 1
  %931 = insertelement <4 x i32> %929, i32 %930, i64 1
  %932 = extractelement <4 x i32> %927, i64 2
  %933 = insertelement <4 x i32> %931, i32 %932, i64 2
  %934 = extractelement <4 x i32> %927, i64 3
  %935 = insertelement <4 x i32> %933, i32 %934, i64 3
  %936 = extractelement <4 x i32> %935, i64 0
  %937 = extractelement <4 x i32> %935, i64 1
  %938 = extractelement <4 x i32> %935, i64 2
  %939 = extractelement <4 x i32> %935, i64 3
  %940 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %936, i32 %937, i32 %938, i32 %939)
  %941 = extractvalue { i32, i32, i32, i32 } %940, 0
  %942 = extractvalue { i32, i32, i32, i32 } %940, 1
  %943 = extractvalue { i32, i32, i32, i32 } %940, 2
  %944 = extractvalue { i32, i32, i32, i32 } %940, 3
  %945 = insertelement <4 x i32> poison, i32 %941, i64 0
  %946 = insertelement <4 x i32> %945, i32 %942, i64 1
  %947 = insertelement <4 x i32> %946, i32 %943, i64 2
  %948 = insertelement <4 x i32> %947, i32 %944, i64 3
  %949 = extractelement <4 x i32> %948, i64 0
  %950 = insertelement <4 x i32> poison, i32 %949, i64 0
  %951 = extractelement <4 x i32> %948, i64 1
  %952 = insertelement <4 x i32> %950, i32 %951, i64 1
  %953 = extractelement <4 x i32> %948, i64 2
  %954 = insertelement <4 x i32> %952, i32 %953, i64 2
  %955 = extractelement <4 x i32> %948, i64 3
  %956 = insertelement <4 x i32> %954, i32 %955, i64 3
  store <4 x i32> %956, ptr %8, align 16
  %957 = load <4 x float>, ptr %8, align 16
  %958 = extractelement <4 x float> %957, i64 0
  %959 = insertelement <4 x float> poison, float %958, i64 0
  %960 = extractelement <4 x float> %957, i64 1
  %961 = insertelement <4 x float> %959, float %960, i64 1
  %962 = extractelement <4 x float> %957, i64 2
  %963 = insertelement <4 x float> %961, float %962, i64 2
  %964 = extractelement <4 x float> %957, i64 3
  %965 = insertelement <4 x float> %963, float %964, i64 3
  %966 = extractelement <4 x float> %965, i64 0
  %967 = insertelement <4 x float> poison, float %966, i64 0
  %968 = extractelement <4 x float> %965, i64 1
  %969 = insertelement <4 x float> %967, float %968, i64 1
  %970 = extractelement <4 x float> %965, i64 2
  %971 = insertelement <4 x float> %969, float %970, i64 2
  %972 = extractelement <4 x float> %965, i64 3
  %973 = insertelement <4 x float> %971, float %972, i64 3
  store <4 x float> %973, ptr addrspace(1) %913, align 16
  %974 = urem i32 %23, 32
  %975 = udiv i32 %23, 32
  %976 = mul nsw i32 %974, 36
  %977 = mul nsw i32 %975, 1152
  %978 = add nsw i32 %976, %977
  %979 = add nsw i32 %978, 24
  %980 = sext i32 %979 to i64
  %981 = getelementptr float, ptr addrspace(1) %3, i64 %980
  %982 = mul nsw i32 %80, 2097152
  %983 = add nsw i32 24, %982
  %984 = sext i32 %983 to i64
  %985 = getelementptr i8, ptr addrspace(6) %85, i64 %984
  %986 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %985, i1 false)
  %987 = extractelement <4 x i32> %986, i64 0
  %988 = insertelement <4 x i32> poison, i32 %987, i64 0
  %989 = extractelement <4 x i32> %986, i64 1
  %990 = insertelement <4 x i32> %988, i32 %989, i64 1
  %991 = extractelement <4 x i32> %986, i64 2
  %992 = insertelement <4 x i32> %990, i32 %991, i64 2
  %993 = extractelement <4 x i32> %986, i64 3
  %994 = insertelement <4 x i32> %992, i32 %993, i64 3
  store <4 x i32> %994, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %995 = load <4 x i32>, ptr %7, align 16
  %996 = extractelement <4 x i32> %995, i64 0
  %997 = insertelement <4 x i32> poison, i32 %996, i64 0
  %998 = extractelement <4 x i32> %995, i64 1
  %999 = insertelement <4 x i32> %997, i32 %998, i64 1
  %1000 = extractelement <4 x i32> %995, i64 2
  %1001 = insertelement <4 x i32> %999, i32 %1000, i64 2
  %1002 = extractelement <4 x i32> %995, i64 3
  %1003 = insertelement <4 x i32> %1001, i32 %1002, i64 3
  %1004 = extractelement <4 x i32> %1003, i64 0
  %1005 = extractelement <4 x i32> %1003, i64 1
  %1006 = extractelement <4 x i32> %1003, i64 2
  %1007 = extractelement <4 x i32> %1003, i64 3
  %1008 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1004, i32 %1005, i32 %1006, i32 %1007)
  %1009 = extractvalue { i32, i32, i32, i32 } %1008, 0
  %1010 = extractvalue { i32, i32, i32, i32 } %1008, 1
  %1011 = extractvalue { i32, i32, i32, i32 } %1008, 2
  %1012 = extractvalue { i32, i32, i32, i32 } %1008, 3
  %1013 = insertelement <4 x i32> poison, i32 %1009, i64 0
  %1014 = insertelement <4 x i32> %1013, i32 %1010, i64 1
  %1015 = insertelement <4 x i32> %1014, i32 %1011, i64 2
  %1016 = insertelement <4 x i32> %1015, i32 %1012, i64 3
  %1017 = extractelement <4 x i32> %1016, i64 0
  %1018 = insertelement <4 x i32> poison, i32 %1017, i64 0
  %1019 = extractelement <4 x i32> %1016, i64 1
  %1020 = insertelement <4 x i32> %1018, i32 %1019, i64 1
  %1021 = extractelement <4 x i32> %1016, i64 2
  %1022 = insertelement <4 x i32> %1020, i32 %1021, i64 2
  %1023 = extractelement <4 x i32> %1016, i64 3
  %1024 = insertelement <4 x i32> %1022, i32 %1023, i64 3
  store <4 x i32> %1024, ptr %7, align 16
  %1025 = load <4 x float>, ptr %7, align 16
  %1026 = extractelement <4 x float> %1025, i64 0
  %1027 = insertelement <4 x float> poison, float %1026, i64 0
  %1028 = extractelement <4 x float> %1025, i64 1
  %1029 = insertelement <4 x float> %1027, float %1028, i64 1
  %1030 = extractelement <4 x float> %1025, i64 2
  %1031 = insertelement <4 x float> %1029, float %1030, i64 2
  %1032 = extractelement <4 x float> %1025, i64 3
  %1033 = insertelement <4 x float> %1031, float %1032, i64 3
  %1034 = extractelement <4 x float> %1033, i64 0
  %1035 = insertelement <4 x float> poison, float %1034, i64 0
  %1036 = extractelement <4 x float> %1033, i64 1
  %1037 = insertelement <4 x float> %1035, float %1036, i64 1
  %1038 = extractelement <4 x float> %1033, i64 2
  %1039 = insertelement <4 x float> %1037, float %1038, i64 2
  %1040 = extractelement <4 x float> %1033, i64 3
  %1041 = insertelement <4 x float> %1039, float %1040, i64 3
  store <4 x float> %1041, ptr addrspace(1) %981, align 16
  %1042 = urem i32 %23, 32
  %1043 = udiv i32 %23, 32
  %1044 = mul nsw i32 %1042, 36
  %1045 = mul nsw i32 %1043, 1152
  %1046 = add nsw i32 %1044, %1045
  %1047 = add nsw i32 %1046, 28
  %1048 = sext i32 %1047 to i64
  %1049 = getelementptr float, ptr addrspace(1) %3, i64 %1048
  %1050 = mul nsw i32 %80, 2097152
  %1051 = add nsw i32 28, %1050
  %1052 = sext i32 %1051 to i64
  %1053 = getelementptr i8, ptr addrspace(6) %85, i64 %1052
  %1054 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1053, i1 false)
  %1055 = extractelement <4 x i32> %1054, i64 0
  %1056 = insertelement <4 x i32> poison, i32 %1055, i64 0
  %1057 = extractelement <4 x i32> %1054, i64 1
  %1058 = insertelement <4 x i32> %1056, i32 %1057, i64 1
  %1059 = extractelement <4 x i32> %1054, i64 2
  %1060 = insertelement <4 x i32> %1058, i32 %1059, i64 2
  %1061 = extractelement <4 x i32> %1054, i64 3
  %1062 = insertelement <4 x i32> %1060, i32 %1061, i64 3
  store <4 x i32> %1062, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1063 = load <4 x i32>, ptr %6, align 16
  %1064 = extractelement <4 x i32> %1063, i64 0
  %1065 = insertelement <4 x i32> poison, i32 %1064, i64 0
  %1066 = extractelement <4 x i32> %1063, i64 1
  %1067 = insertelement <4 x i32> %1065, i32 %1066, i64 1
  %1068 = extractelement <4 x i32> %1063, i64 2
  %1069 = insertelement <4 x i32> %1067, i32 %1068, i64 2
  %1070 = extractelement <4 x i32> %1063, i64 3
  %1071 = insertelement <4 x i32> %1069, i32 %1070, i64 3
  %1072 = extractelement <4 x i32> %1071, i64 0
  %1073 = extractelement <4 x i32> %1071, i64 1
  %1074 = extractelement <4 x i32> %1071, i64 2
  %1075 = extractelement <4 x i32> %1071, i64 3
  %1076 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1072, i32 %1073, i32 %1074, i32 %1075)
  %1077 = extractvalue { i32, i32, i32, i32 } %1076, 0
  %1078 = extractvalue { i32, i32, i32, i32 } %1076, 1
  %1079 = extractvalue { i32, i32, i32, i32 } %1076, 2
  %1080 = extractvalue { i32, i32, i32, i32 } %1076, 3
  %1081 = insertelement <4 x i32> poison, i32 %1077, i64 0
  %1082 = insertelement <4 x i32> %1081, i32 %1078, i64 1
  %1083 = insertelement <4 x i32> %1082, i32 %1079, i64 2
  %1084 = insertelement <4 x i32> %1083, i32 %1080, i64 3
  %1085 = extractelement <4 x i32> %1084, i64 0
  %1086 = insertelement <4 x i32> poison, i32 %1085, i64 0
  %1087 = extractelement <4 x i32> %1084, i64 1
  %1088 = insertelement <4 x i32> %1086, i32 %1087, i64 1
  %1089 = extractelement <4 x i32> %1084, i64 2
  %1090 = insertelement <4 x i32> %1088, i32 %1089, i64 2
  %1091 = extractelement <4 x i32> %1084, i64 3
  %1092 = insertelement <4 x i32> %1090, i32 %1091, i64 3
  store <4 x i32> %1092, ptr %6, align 16
  %1093 = load <4 x float>, ptr %6, align 16
  %1094 = extractelement <4 x float> %1093, i64 0
  %1095 = insertelement <4 x float> poison, float %1094, i64 0
  %1096 = extractelement <4 x float> %1093, i64 1
  %1097 = insertelement <4 x float> %1095, float %1096, i64 1
  %1098 = extractelement <4 x float> %1093, i64 2
  %1099 = insertelement <4 x float> %1097, float %1098, i64 2
  %1100 = extractelement <4 x float> %1093, i64 3
  %1101 = insertelement <4 x float> %1099, float %1100, i64 3
  %1102 = extractelement <4 x float> %1101, i64 0
  %1103 = insertelement <4 x float> poison, float %1102, i64 0
  %1104 = extractelement <4 x float> %1101, i64 1
  %1105 = insertelement <4 x float> %1103, float %1104, i64 1
  %1106 = extractelement <4 x float> %1101, i64 2
  %1107 = insertelement <4 x float> %1105, float %1106, i64 2
  %1108 = extractelement <4 x float> %1101, i64 3
  %1109 = insertelement <4 x float> %1107, float %1108, i64 3
  store <4 x float> %1109, ptr addrspace(1) %1049, align 16
  %1110 = urem i32 %23, 32
  %1111 = udiv i32 %23, 32
  %1112 = mul nsw i32 %1110, 36
  %1113 = mul nsw i32 %1111, 1152
  %1114 = add nsw i32 %1112, %1113
  %1115 = add nsw i32 %1114, 32
  %1116 = sext i32 %1115 to i64
  %1117 = getelementptr float, ptr addrspace(1) %3, i64 %1116
  %1118 = mul nsw i32 %80, 2097152
  %1119 = add nsw i32 32, %1118
  %1120 = sext i32 %1119 to i64
  %1121 = getelementptr i8, ptr addrspace(6) %85, i64 %1120
  %1122 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1121, i1 false)
  %1123 = extractelement <4 x i32> %1122, i64 0
  %1124 = insertelement <4 x i32> poison, i32 %1123, i64 0
  %1125 = extractelement <4 x i32> %1122, i64 1
  %1126 = insertelement <4 x i32> %1124, i32 %1125, i64 1
  %1127 = extractelement <4 x i32> %1122, i64 2
  %1128 = insertelement <4 x i32> %1126, i32 %1127, i64 2
  %1129 = extractelement <4 x i32> %1122, i64 3
  %1130 = insertelement <4 x i32> %1128, i32 %1129, i64 3
  store <4 x i32> %1130, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1131 = load <4 x i32>, ptr %5, align 16
  %1132 = extractelement <4 x i32> %1131, i64 0
  %1133 = insertelement <4 x i32> poison, i32 %1132, i64 0
  %1134 = extractelement <4 x i32> %1131, i64 1
  %1135 = insertelement <4 x i32> %1133, i32 %1134, i64 1
  %1136 = extractelement <4 x i32> %1131, i64 2
  %1137 = insertelement <4 x i32> %1135, i32 %1136, i64 2
  %1138 = extractelement <4 x i32> %1131, i64 3
  %1139 = insertelement <4 x i32> %1137, i32 %1138, i64 3
  %1140 = extractelement <4 x i32> %1139, i64 0
  %1141 = extractelement <4 x i32> %1139, i64 1
  %1142 = extractelement <4 x i32> %1139, i64 2
  %1143 = extractelement <4 x i32> %1139, i64 3
  %1144 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1140, i32 %1141, i32 %1142, i32 %1143)
  %1145 = extractvalue { i32, i32, i32, i32 } %1144, 0
  %1146 = extractvalue { i32, i32, i32, i32 } %1144, 1
  %1147 = extractvalue { i32, i32, i32, i32 } %1144, 2
  %1148 = extractvalue { i32, i32, i32, i32 } %1144, 3
  %1149 = insertelement <4 x i32> poison, i32 %1145, i64 0
  %1150 = insertelement <4 x i32> %1149, i32 %1146, i64 1
  %1151 = insertelement <4 x i32> %1150, i32 %1147, i64 2
  %1152 = insertelement <4 x i32> %1151, i32 %1148, i64 3
  %1153 = extractelement <4 x i32> %1152, i64 0
  %1154 = insertelement <4 x i32> poison, i32 %1153, i64 0
  %1155 = extractelement <4 x i32> %1152, i64 1
  %1156 = insertelement <4 x i32> %1154, i32 %1155, i64 1
  %1157 = extractelement <4 x i32> %1152, i64 2
  %1158 = insertelement <4 x i32> %1156, i32 %1157, i64 2
  %1159 = extractelement <4 x i32> %1152, i64 3
  %1160 = insertelement <4 x i32> %1158, i32 %1159, i64 3
  store <4 x i32> %1160, ptr %5, align 16
  %1161 = load <4 x float>, ptr %5, align 16
  %1162 = extractelement <4 x float> %1161, i64 0
  %1163 = insertelement <4 x float> poison, float %1162, i64 0
  %1164 = extractelement <4 x float> %1161, i64 1
  %1165 = insertelement <4 x float> %1163, float %1164, i64 1
  %1166 = extractelement <4 x float> %1161, i64 2
  %1167 = insertelement <4 x float> %1165, float %1166, i64 2
  %1168 = extractelement <4 x float> %1161, i64 3
  %1169 = insertelement <4 x float> %1167, float %1168, i64 3
  %1170 = extractelement <4 x float> %1169, i64 0
  %1171 = insertelement <4 x float> poison, float %1170, i64 0
  %1172 = extractelement <4 x float> %1169, i64 1
  %1173 = insertelement <4 x float> %1171, float %1172, i64 1
  %1174 = extractelement <4 x float> %1169, i64 2
  %1175 = insertelement <4 x float> %1173, float %1174, i64 2
  %1176 = extractelement <4 x float> %1169, i64 3
  %1177 = insertelement <4 x float> %1175, float %1176, i64 3
  store <4 x float> %1177, ptr addrspace(1) %1117, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %81, label %1178, label %1179

1178:                                             ; preds = %567
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %85, i32 64)
  br label %1179

1179:                                             ; preds = %1178, %567
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
declare void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

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
