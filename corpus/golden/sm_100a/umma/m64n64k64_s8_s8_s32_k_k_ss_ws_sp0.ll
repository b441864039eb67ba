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
  %26 = icmp slt i32 %25, 2048
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = urem i32 %25, 64
  %29 = udiv i32 %25, 64
  %30 = mul nsw i32 %28, 32
  %31 = add nsw i32 %30, %29
  %32 = sext i32 %31 to i64
  %33 = getelementptr i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1
  %35 = urem i32 %25, 8
  %36 = udiv i32 %25, 8
  %37 = mul nsw i32 %35, 128
  %38 = urem i32 %36, 8
  %39 = udiv i32 %36, 8
  %40 = mul nsw i32 %38, 1024
  %41 = add nsw i32 %37, %40
  %42 = add nsw i32 %41, %39
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %43
  %45 = ptrtoint ptr addrspace(3) %44 to i32
  %46 = and i32 %45, 896
  %47 = lshr i32 %46, 3
  %48 = xor i32 %45, %47
  %49 = inttoptr i32 %48 to ptr addrspace(3)
  store i8 %34, ptr addrspace(3) %49, align 1
  %50 = add i32 %25, 128
  br label %24

51:                                               ; preds = %24
  br label %52

52:                                               ; preds = %55, %51
  %53 = phi i32 [ %78, %55 ], [ %23, %51 ]
  %54 = icmp slt i32 %53, 4096
  br i1 %54, label %55, label %79

55:                                               ; preds = %52
  %56 = urem i32 %53, 64
  %57 = udiv i32 %53, 64
  %58 = mul nsw i32 %56, 64
  %59 = add nsw i32 %58, %57
  %60 = sext i32 %59 to i64
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1
  %63 = urem i32 %53, 8
  %64 = udiv i32 %53, 8
  %65 = mul nsw i32 %63, 128
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 1024
  %69 = add nsw i32 %65, %68
  %70 = add nsw i32 %69, %67
  %71 = sext i32 %70 to i64
  %72 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %71
  %73 = ptrtoint ptr addrspace(3) %72 to i32
  %74 = and i32 %73, 896
  %75 = lshr i32 %74, 3
  %76 = xor i32 %73, %75
  %77 = inttoptr i32 %76 to ptr addrspace(3)
  store i8 %62, ptr addrspace(3) %77, align 1
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
  br i1 %86, label %548, label %559

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
  %558 = extractvalue { i1, i1, i1, ptr addrspace(6) } %547, 3
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %85, i64 %552, i64 %556, i32 68158628, i1 %557, ptr addrspace(6) %558, i32 3, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %559

559:                                              ; preds = %548, %88
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %560 = urem i32 %23, 32
  %561 = udiv i32 %23, 32
  %562 = mul nsw i32 %560, 36
  %563 = mul nsw i32 %561, 1152
  %564 = add nsw i32 %562, %563
  %565 = sext i32 %564 to i64
  %566 = getelementptr float, ptr addrspace(1) %3, i64 %565
  %567 = mul nsw i32 %80, 2097152
  %568 = sext i32 %567 to i64
  %569 = getelementptr i8, ptr addrspace(6) %85, i64 %568
  %570 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %569, i1 false)
  %571 = extractelement <4 x i32> %570, i64 0
  %572 = insertelement <4 x i32> poison, i32 %571, i64 0
  %573 = extractelement <4 x i32> %570, i64 1
  %574 = insertelement <4 x i32> %572, i32 %573, i64 1
  %575 = extractelement <4 x i32> %570, i64 2
  %576 = insertelement <4 x i32> %574, i32 %575, i64 2
  %577 = extractelement <4 x i32> %570, i64 3
  %578 = insertelement <4 x i32> %576, i32 %577, i64 3
  store <4 x i32> %578, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %579 = load <4 x i32>, ptr %13, align 16
  %580 = extractelement <4 x i32> %579, i64 0
  %581 = insertelement <4 x i32> poison, i32 %580, i64 0
  %582 = extractelement <4 x i32> %579, i64 1
  %583 = insertelement <4 x i32> %581, i32 %582, i64 1
  %584 = extractelement <4 x i32> %579, i64 2
  %585 = insertelement <4 x i32> %583, i32 %584, i64 2
  %586 = extractelement <4 x i32> %579, i64 3
  %587 = insertelement <4 x i32> %585, i32 %586, i64 3
  %588 = extractelement <4 x i32> %587, i64 0
  %589 = extractelement <4 x i32> %587, i64 1
  %590 = extractelement <4 x i32> %587, i64 2
  %591 = extractelement <4 x i32> %587, i64 3
  %592 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %588, i32 %589, i32 %590, i32 %591)
  %593 = extractvalue { i32, i32, i32, i32 } %592, 0
  %594 = extractvalue { i32, i32, i32, i32 } %592, 1
  %595 = extractvalue { i32, i32, i32, i32 } %592, 2
  %596 = extractvalue { i32, i32, i32, i32 } %592, 3
  %597 = insertelement <4 x i32> poison, i32 %593, i64 0
  %598 = insertelement <4 x i32> %597, i32 %594, i64 1
  %599 = insertelement <4 x i32> %598, i32 %595, i64 2
  %600 = insertelement <4 x i32> %599, i32 %596, i64 3
  %601 = extractelement <4 x i32> %600, i64 0
  %602 = insertelement <4 x i32> poison, i32 %601, i64 0
  %603 = extractelement <4 x i32> %600, i64 1
  %604 = insertelement <4 x i32> %602, i32 %603, i64 1
  %605 = extractelement <4 x i32> %600, i64 2
  %606 = insertelement <4 x i32> %604, i32 %605, i64 2
  %607 = extractelement <4 x i32> %600, i64 3
  %608 = insertelement <4 x i32> %606, i32 %607, i64 3
  store <4 x i32> %608, ptr %13, align 16
  %609 = load <4 x float>, ptr %13, align 16
  %610 = extractelement <4 x float> %609, i64 0
  %611 = insertelement <4 x float> poison, float %610, i64 0
  %612 = extractelement <4 x float> %609, i64 1
  %613 = insertelement <4 x float> %611, float %612, i64 1
  %614 = extractelement <4 x float> %609, i64 2
  %615 = insertelement <4 x float> %613, float %614, i64 2
  %616 = extractelement <4 x float> %609, i64 3
  %617 = insertelement <4 x float> %615, float %616, i64 3
  %618 = extractelement <4 x float> %617, i64 0
  %619 = insertelement <4 x float> poison, float %618, i64 0
  %620 = extractelement <4 x float> %617, i64 1
  %621 = insertelement <4 x float> %619, float %620, i64 1
  %622 = extractelement <4 x float> %617, i64 2
  %623 = insertelement <4 x float> %621, float %622, i64 2
  %624 = extractelement <4 x float> %617, i64 3
  %625 = insertelement <4 x float> %623, float %624, i64 3
  store <4 x float> %625, ptr addrspace(1) %566, align 16
  %626 = urem i32 %23, 32
  %627 = udiv i32 %23, 32
  %628 = mul nsw i32 %626, 36
  %629 = mul nsw i32 %627, 1152
  %630 = add nsw i32 %628, %629
  %631 = add nsw i32 %630, 4
  %632 = sext i32 %631 to i64
  %633 = getelementptr float, ptr addrspace(1) %3, i64 %632
  %634 = mul nsw i32 %80, 2097152
  %635 = add nsw i32 4, %634
  %636 = sext i32 %635 to i64
  %637 = getelementptr i8, ptr addrspace(6) %85, i64 %636
  %638 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %637, i1 false)
  %639 = extractelement <4 x i32> %638, i64 0
  %640 = insertelement <4 x i32> poison, i32 %639, i64 0
  %641 = extractelement <4 x i32> %638, i64 1
  %642 = insertelement <4 x i32> %640, i32 %641, i64 1
  %643 = extractelement <4 x i32> %638, i64 2
  %644 = insertelement <4 x i32> %642, i32 %643, i64 2
  %645 = extractelement <4 x i32> %638, i64 3
  %646 = insertelement <4 x i32> %644, i32 %645, i64 3
  store <4 x i32> %646, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %647 = load <4 x i32>, ptr %12, align 16
  %648 = extractelement <4 x i32> %647, i64 0
  %649 = insertelement <4 x i32> poison, i32 %648, i64 0
  %650 = extractelement <4 x i32> %647, i64 1
  %651 = insertelement <4 x i32> %649, i32 %650, i64 1
  %652 = extractelement <4 x i32> %647, i64 2
  %653 = insertelement <4 x i32> %651, i32 %652, i64 2
  %654 = extractelement <4 x i32> %647, i64 3
  %655 = insertelement <4 x i32> %653, i32 %654, i64 3
  %656 = extractelement <4 x i32> %655, i64 0
  %657 = extractelement <4 x i32> %655, i64 1
  %658 = extractelement <4 x i32> %655, i64 2
  %659 = extractelement <4 x i32> %655, i64 3
  %660 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %656, i32 %657, i32 %658, i32 %659)
  %661 = extractvalue { i32, i32, i32, i32 } %660, 0
  %662 = extractvalue { i32, i32, i32, i32 } %660, 1
  %663 = extractvalue { i32, i32, i32, i32 } %660, 2
  %664 = extractvalue { i32, i32, i32, i32 } %660, 3
  %665 = insertelement <4 x i32> poison, i32 %661, i64 0
  %666 = insertelement <4 x i32> %665, i32 %662, i64 1
  %667 = insertelement <4 x i32> %666, i32 %663, i64 2
  %668 = insertelement <4 x i32> %667, i32 %664, i64 3
  %669 = extractelement <4 x i32> %668, i64 0
  %670 = insertelement <4 x i32> poison, i32 %669, i64 0
  %671 = extractelement <4 x i32> %668, i64 1
  %672 = insertelement <4 x i32> %670, i32 %671, i64 1
  %673 = extractelement <4 x i32> %668, i64 2
  %674 = insertelement <4 x i32> %672, i32 %673, i64 2
  %675 = extractelement <4 x i32> %668, i64 3
  %676 = insertelement <4 x i32> %674, i32 %675, i64 3
  store <4 x i32> %676, ptr %12, align 16
  %677 = load <4 x float>, ptr %12, align 16
  %678 = extractelement <4 x float> %677, i64 0
  %679 = insertelement <4 x float> poison, float %678, i64 0
  %680 = extractelement <4 x float> %677, i64 1
  %681 = insertelement <4 x float> %679, float %680, i64 1
  %682 = extractelement <4 x float> %677, i64 2
  %683 = insertelement <4 x float> %681, float %682, i64 2
  %684 = extractelement <4 x float> %677, i64 3
  %685 = insertelement <4 x float> %683, float %684, i64 3
  %686 = extractelement <4 x float> %685, i64 0
  %687 = insertelement <4 x float> poison, float %686, i64 0
  %688 = extractelement <4 x float> %685, i64 1
  %689 = insertelement <4 x float> %687, float %688, i64 1
  %690 = extractelement <4 x float> %685, i64 2
  %691 = insertelement <4 x float> %689, float %690, i64 2
  %692 = extractelement <4 x float> %685, i64 3
  %693 = insertelement <4 x float> %691, float %692, i64 3
  store <4 x float> %693, ptr addrspace(1) %633, align 16
  %694 = urem i32 %23, 32
  %695 = udiv i32 %23, 32
  %696 = mul nsw i32 %694, 36
  %697 = mul nsw i32 %695, 1152
  %698 = add nsw i32 %696, %697
  %699 = add nsw i32 %698, 8
  %700 = sext i32 %699 to i64
  %701 = getelementptr float, ptr addrspace(1) %3, i64 %700
  %702 = mul nsw i32 %80, 2097152
  %703 = add nsw i32 8, %702
  %704 = sext i32 %703 to i64
  %705 = getelementptr i8, ptr addrspace(6) %85, i64 %704
  %706 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %705, i1 false)
  %707 = extractelement <4 x i32> %706, i64 0
  %708 = insertelement <4 x i32> poison, i32 %707, i64 0
  %709 = extractelement <4 x i32> %706, i64 1
  %710 = insertelement <4 x i32> %708, i32 %709, i64 1
  %711 = extractelement <4 x i32> %706, i64 2
  %712 = insertelement <4 x i32> %710, i32 %711, i64 2
  %713 = extractelement <4 x i32> %706, i64 3
  %714 = insertelement <4 x i32> %712, i32 %713, i64 3
  store <4 x i32> %714, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %715 = load <4 x i32>, ptr %11, align 16
  %716 = extractelement <4 x i32> %715, i64 0
  %717 = insertelement <4 x i32> poison, i32 %716, i64 0
  %718 = extractelement <4 x i32> %715, i64 1
  %719 = insertelement <4 x i32> %717, i32 %718, i64 1
  %720 = extractelement <4 x i32> %715, i64 2
  %721 = insertelement <4 x i32> %719, i32 %720, i64 2
  %722 = extractelement <4 x i32> %715, i64 3
  %723 = insertelement <4 x i32> %721, i32 %722, i64 3
  %724 = extractelement <4 x i32> %723, i64 0
  %725 = extractelement <4 x i32> %723, i64 1
  %726 = extractelement <4 x i32> %723, i64 2
  %727 = extractelement <4 x i32> %723, i64 3
  %728 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %724, i32 %725, i32 %726, i32 %727)
  %729 = extractvalue { i32, i32, i32, i32 } %728, 0
  %730 = extractvalue { i32, i32, i32, i32 } %728, 1
  %731 = extractvalue { i32, i32, i32, i32 } %728, 2
  %732 = extractvalue { i32, i32, i32, i32 } %728, 3
  %733 = insertelement <4 x i32> poison, i32 %729, i64 0
  %734 = insertelement <4 x i32> %733, i32 %730, i64 1
  %735 = insertelement <4 x i32> %734, i32 %731, i64 2
  %736 = insertelement <4 x i32> %735, i32 %732, i64 3
  %737 = extractelement <4 x i32> %736, i64 0
  %738 = insertelement <4 x i32> poison, i32 %737, i64 0
  %739 = extractelement <4 x i32> %736, i64 1
  %740 = insertelement <4 x i32> %738, i32 %739, i64 1
  %741 = extractelement <4 x i32> %736, i64 2
  %742 = insertelement <4 x i32> %740, i32 %741, i64 2
  %743 = extractelement <4 x i32> %736, i64 3
  %744 = insertelement <4 x i32> %742, i32 %743, i64 3
  store <4 x i32> %744, ptr %11, align 16
  %745 = load <4 x float>, ptr %11, align 16
  %746 = extractelement <4 x float> %745, i64 0
  %747 = insertelement <4 x float> poison, float %746, i64 0
  %748 = extractelement <4 x float> %745, i64 1
  %749 = insertelement <4 x float> %747, float %748, i64 1
  %750 = extractelement <4 x float> %745, i64 2
  %751 = insertelement <4 x float> %749, float %750, i64 2
  %752 = extractelement <4 x float> %745, i64 3
  %753 = insertelement <4 x float> %751, float %752, i64 3
  %754 = extractelement <4 x float> %753, i64 0
  %755 = insertelement <4 x float> poison, float %754, i64 0
  %756 = extractelement <4 x float> %753, i64 1
  %757 = insertelement <4 x float> %755, float %756, i64 1
  %758 = extractelement <4 x float> %753, i64 2
  %759 = insertelement <4 x float> %757, float %758, i64 2
  %760 = extractelement <4 x float> %753, i64 3
  %761 = insertelement <4 x float> %759, float %760, i64 3
  store <4 x float> %761, ptr addrspace(1) %701, align 16
  %762 = urem i32 %23, 32
  %763 = udiv i32 %23, 32
  %764 = mul nsw i32 %762, 36
  %765 = mul nsw i32 %763, 1152
  %766 = add nsw i32 %764, %765
  %767 = add nsw i32 %766, 12
  %768 = sext i32 %767 to i64
  %769 = getelementptr float, ptr addrspace(1) %3, i64 %768
  %770 = mul nsw i32 %80, 2097152
  %771 = add nsw i32 12, %770
  %772 = sext i32 %771 to i64
  %773 = getelementptr i8, ptr addrspace(6) %85, i64 %772
  %774 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %773, i1 false)
  %775 = extractelement <4 x i32> %774, i64 0
  %776 = insertelement <4 x i32> poison, i32 %775, i64 0
  %777 = extractelement <4 x i32> %774, i64 1
  %778 = insertelement <4 x i32> %776, i32 %777, i64 1
  %779 = extractelement <4 x i32> %774, i64 2
  %780 = insertelement <4 x i32> %778, i32 %779, i64 2
  %781 = extractelement <4 x i32> %774, i64 3
  %782 = insertelement <4 x i32> %780, i32 %781, i64 3
  store <4 x i32> %782, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %783 = load <4 x i32>, ptr %10, align 16
  %784 = extractelement <4 x i32> %783, i64 0
  %785 = insertelement <4 x i32> poison, i32 %784, i64 0
  %786 = extractelement <4 x i32> %783, i64 1
  %787 = insertelement <4 x i32> %785, i32 %786, i64 1
  %788 = extractelement <4 x i32> %783, i64 2
  %789 = insertelement <4 x i32> %787, i32 %788, i64 2
  %790 = extractelement <4 x i32> %783, i64 3
  %791 = insertelement <4 x i32> %789, i32 %790, i64 3
  %792 = extractelement <4 x i32> %791, i64 0
  %793 = extractelement <4 x i32> %791, i64 1
  %794 = extractelement <4 x i32> %791, i64 2
  %795 = extractelement <4 x i32> %791, i64 3
  %796 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %792, i32 %793, i32 %794, i32 %795)
  %797 = extractvalue { i32, i32, i32, i32 } %796, 0
  %798 = extractvalue { i32, i32, i32, i32 } %796, 1
  %799 = extractvalue { i32, i32, i32, i32 } %796, 2
  %800 = extractvalue { i32, i32, i32, i32 } %796, 3
  %801 = insertelement <4 x i32> poison, i32 %797, i64 0
  %802 = insertelement <4 x i32> %801, i32 %798, i64 1
  %803 = insertelement <4 x i32> %802, i32 %799, i64 2
  %804 = insertelement <4 x i32> %803, i32 %800, i64 3
  %805 = extractelement <4 x i32> %804, i64 0
  %806 = insertelement <4 x i32> poison, i32 %805, i64 0
  %807 = extractelement <4 x i32> %804, i64 1
  %808 = insertelement <4 x i32> %806, i32 %807, i64 1
  %809 = extractelement <4 x i32> %804, i64 2
  %810 = insertelement <4 x i32> %808, i32 %809, i64 2
  %811 = extractelement <4 x i32> %804, i64 3
  %812 = insertelement <4 x i32> %810, i32 %811, i64 3
  store <4 x i32> %812, ptr %10, align 16
  %813 = load <4 x float>, ptr %10, align 16
  %814 = extractelement <4 x float> %813, i64 0
  %815 = insertelement <4 x float> poison, float %814, i64 0
  %816 = extractelement <4 x float> %813, i64 1
  %817 = insertelement <4 x float> %815, float %816, i64 1
  %818 = extractelement <4 x float> %813, i64 2
  %819 = insertelement <4 x float> %817, float %818, i64 2
  %820 = extractelement <4 x float> %813, i64 3
  %821 = insertelement <4 x float> %819, float %820, i64 3
  %822 = extractelement <4 x float> %821, i64 0
  %823 = insertelement <4 x float> poison, float %822, i64 0
  %824 = extractelement <4 x float> %821, i64 1
  %825 = insertelement <4 x float> %823, float %824, i64 1
  %826 = extractelement <4 x float> %821, i64 2
  %827 = insertelement <4 x float> %825, float %826, i64 2
  %828 = extractelement <4 x float> %821, i64 3
  %829 = insertelement <4 x float> %827, float %828, i64 3
  store <4 x float> %829, ptr addrspace(1) %769, align 16
  %830 = urem i32 %23, 32
  %831 = udiv i32 %23, 32
  %832 = mul nsw i32 %830, 36
  %833 = mul nsw i32 %831, 1152
  %834 = add nsw i32 %832, %833
  %835 = add nsw i32 %834, 16
  %836 = sext i32 %835 to i64
  %837 = getelementptr float, ptr addrspace(1) %3, i64 %836
  %838 = mul nsw i32 %80, 2097152
  %839 = add nsw i32 16, %838
  %840 = sext i32 %839 to i64
  %841 = getelementptr i8, ptr addrspace(6) %85, i64 %840
  %842 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %841, i1 false)
  %843 = extractelement <4 x i32> %842, i64 0
  %844 = insertelement <4 x i32> poison, i32 %843, i64 0
  %845 = extractelement <4 x i32> %842, i64 1
  %846 = insertelement <4 x i32> %844, i32 %845, i64 1
  %847 = extractelement <4 x i32> %842, i64 2
  %848 = insertelement <4 x i32> %846, i32 %847, i64 2
  %849 = extractelement <4 x i32> %842, i64 3
  %850 = insertelement <4 x i32> %848, i32 %849, i64 3
  store <4 x i32> %850, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %851 = load <4 x i32>, ptr %9, align 16
  %852 = extractelement <4 x i32> %851, i64 0
  %853 = insertelement <4 x i32> poison, i32 %852, i64 0
  %854 = extractelement <4 x i32> %851, i64 1
  %855 = insertelement <4 x i32> %853, i32 %854, i64 1
  %856 = extractelement <4 x i32> %851, i64 2
  %857 = insertelement <4 x i32> %855, i32 %856, i64 2
  %858 = extractelement <4 x i32> %851, i64 3
  %859 = insertelement <4 x i32> %857, i32 %858, i64 3
  %860 = extractelement <4 x i32> %859, i64 0
  %861 = extractelement <4 x i32> %859, i64 1
  %862 = extractelement <4 x i32> %859, i64 2
  %863 = extractelement <4 x i32> %859, i64 3
  %864 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %860, i32 %861, i32 %862, i32 %863)
  %865 = extractvalue { i32, i32, i32, i32 } %864, 0
  %866 = extractvalue { i32, i32, i32, i32 } %864, 1
  %867 = extractvalue { i32, i32, i32, i32 } %864, 2
  %868 = extractvalue { i32, i32, i32, i32 } %864, 3
  %869 = insertelement <4 x i32> poison, i32 %865, i64 0
  %870 = insertelement <4 x i32> %869, i32 %866, i64 1
  %871 = insertelement <4 x i32> %870, i32 %867, i64 2
  %872 = insertelement <4 x i32> %871, i32 %868, i64 3
  %873 = extractelement <4 x i32> %872, i64 0
  %874 = insertelement <4 x i32> poison, i32 %873, i64 0
  %875 = extractelement <4 x i32> %872, i64 1
  %876 = insertelement <4 x i32> %874, i32 %875, i64 1
  %877 = extractelement <4 x i32> %872, i64 2
  %878 = insertelement <4 x i32> %876, i32 %877, i64 2
  %879 = extractelement <4 x i32> %872, i64 3
  %880 = insertelement <4 x i32> %878, i32 %879, i64 3
  store <4 x i32> %880, ptr %9, align 16
  %881 = load <4 x float>, ptr %9, align 16
  %882 = extractelement <4 x float> %881, i64 0
  %883 = insertelement <4 x float> poison, float %882, i64 0
  %884 = extractelement <4 x float> %881, i64 1
  %885 = insertelement <4 x float> %883, float %884, i64 1
  %886 = extractelement <4 x float> %881, i64 2
  %887 = insertelement <4 x float> %885, float %886, i64 2
  %888 = extractelement <4 x float> %881, i64 3
  %889 = insertelement <4 x float> %887, float %888, i64 3
  %890 = extractelement <4 x float> %889, i64 0
  %891 = insertelement <4 x float> poison, float %890, i64 0
  %892 = extractelement <4 x float> %889, i64 1
  %893 = insertelement <4 x float> %891, float %892, i64 1
  %894 = extractelement <4 x float> %889, i64 2
  %895 = insertelement <4 x float> %893, float %894, i64 2
  %896 = extractelement <4 x float> %889, i64 3
  %897 = insertelement <4 x float> %895, float %896, i64 3
  store <4 x float> %897, ptr addrspace(1) %837, align 16
  %898 = urem i32 %23, 32
  %899 = udiv i32 %23, 32
  %900 = mul nsw i32 %898, 36
  %901 = mul nsw i32 %899, 1152
  %902 = add nsw i32 %900, %901
  %903 = add nsw i32 %902, 20
  %904 = sext i32 %903 to i64
  %905 = getelementptr float, ptr addrspace(1) %3, i64 %904
  %906 = mul nsw i32 %80, 2097152
  %907 = add nsw i32 20, %906
  %908 = sext i32 %907 to i64
  %909 = getelementptr i8, ptr addrspace(6) %85, i64 %908
  %910 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %909, i1 false)
  %911 = extractelement <4 x i32> %910, i64 0
  %912 = insertelement <4 x i32> poison, i32 %911, i64 0
  %913 = extractelement <4 x i32> %910, i64 1
  %914 = insertelement <4 x i32> %912, i32 %913, i64 1
  %915 = extractelement <4 x i32> %910, i64 2
  %916 = insertelement <4 x i32> %914, i32 %915, i64 2
  %917 = extractelement <4 x i32> %910, i64 3
  %918 = insertelement <4 x i32> %916, i32 %917, i64 3
  store <4 x i32> %918, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %919 = load <4 x i32>, ptr %8, align 16
  %920 = extractelement <4 x i32> %919, i64 0
  %921 = insertelement <4 x i32> poison, i32 %920, i64 0
  %922 = extractelement <4 x i32> %919, i64 1
  %923 = insertelement <4 x i32> %921, i32 %922, i64 1
  %924 = extractelement <4 x i32> %919, i64 2
  %925 = insertelement <4 x i32> %923, i32 %924, i64 2
  %926 = extractelement <4 x i32> %919, i64 3
  %927 = insertelement <4 x i32> %925, i32 %926, i64 3
  %928 = extractelement <4 x i32> %927, i64 0
  %929 = extractelement <4 x i32> %927, i64 1
  %930 = extractelement <4 x i32> %927, i64 2
  %931 = extractelement <4 x i32> %927, i64 3
  %932 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %928, i32 %929, i32 %930, i32 %931)
  %933 = extractvalue { i32, i32, i32, i32 } %932, 0
  %934 = extractvalue { i32, i32, i32, i32 } %932, 1
  %935 = extractvalue { i32, i32, i32, i32 } %932, 2
  %936 = extractvalue { i32, i32, i32, i32 } %932, 3
  %937 = insertelement <4 x i32> poison, i32 %933, i64 0
  %938 = insertelement <4 x i32> %937, i32 %934, i64 1
  %939 = insertelement <4 x i32> %938, i32 %935, i64 2
  %940 = insertelement <4 x i32> %939, i32 %936, i64 3
  %941 = extractelement <4 x i32> %940, i64 0
  %942 = insertelement <4 x i32> poison, i32 %941, i64 0
  %943 = extractelement <4 x i32> %940, i64 1
  %944 = insertelement <4 x i32> %942, i32 %943, i64 1
  %945 = extractelement <4 x i32> %940, i64 2
  %946 = insertelement <4 x i32> %944, i32 %945, i64 2
  %947 = extractelement <4 x i32> %940, i64 3
  %948 = insertelement <4 x i32> %946, i32 %947, i64 3
  store <4 x i32> %948, ptr %8, align 16
  %949 = load <4 x float>, ptr %8, align 16
  %950 = extractelement <4 x float> %949, i64 0
  %951 = insertelement <4 x float> poison, float %950, i64 0
  %952 = extractelement <4 x float> %949, i64 1
  %953 = insertelement <4 x float> %951, float %952, i64 1
  %954 = extractelement <4 x float> %949, i64 2
  %955 = insertelement <4 x float> %953, float %954, i64 2
  %956 = extractelement <4 x float> %949, i64 3
  %957 = insertelement <4 x float> %955, float %956, i64 3
  %958 = extractelement <4 x float> %957, i64 0
  %959 = insertelement <4 x float> poison, float %958, i64 0
  %960 = extractelement <4 x float> %957, i64 1
  %961 = insertelement <4 x float> %959, float %960, i64 1
  %962 = extractelement <4 x float> %957, i64 2
  %963 = insertelement <4 x float> %961, float %962, i64 2
  %964 = extractelement <4 x float> %957, i64 3
  %965 = insertelement <4 x float> %963, float %964, i64 3
  store <4 x float> %965, ptr addrspace(1) %905, align 16
  %966 = urem i32 %23, 32
  %967 = udiv i32 %23, 32
  %968 = mul nsw i32 %966, 36
  %969 = mul nsw i32 %967, 1152
  %970 = add nsw i32 %968, %969
  %971 = add nsw i32 %970, 24
  %972 = sext i32 %971 to i64
  %973 = getelementptr float, ptr addrspace(1) %3, i64 %972
  %974 = mul nsw i32 %80, 2097152
  %975 = add nsw i32 24, %974
  %976 = sext i32 %975 to i64
  %977 = getelementptr i8, ptr addrspace(6) %85, i64 %976
  %978 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %977, i1 false)
  %979 = extractelement <4 x i32> %978, i64 0
  %980 = insertelement <4 x i32> poison, i32 %979, i64 0
  %981 = extractelement <4 x i32> %978, i64 1
  %982 = insertelement <4 x i32> %980, i32 %981, i64 1
  %983 = extractelement <4 x i32> %978, i64 2
  %984 = insertelement <4 x i32> %982, i32 %983, i64 2
  %985 = extractelement <4 x i32> %978, i64 3
  %986 = insertelement <4 x i32> %984, i32 %985, i64 3
  store <4 x i32> %986, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %987 = load <4 x i32>, ptr %7, align 16
  %988 = extractelement <4 x i32> %987, i64 0
  %989 = insertelement <4 x i32> poison, i32 %988, i64 0
  %990 = extractelement <4 x i32> %987, i64 1
  %991 = insertelement <4 x i32> %989, i32 %990, i64 1
  %992 = extractelement <4 x i32> %987, i64 2
  %993 = insertelement <4 x i32> %991, i32 %992, i64 2
  %994 = extractelement <4 x i32> %987, i64 3
  %995 = insertelement <4 x i32> %993, i32 %994, i64 3
  %996 = extractelement <4 x i32> %995, i64 0
  %997 = extractelement <4 x i32> %995, i64 1
  %998 = extractelement <4 x i32> %995, i64 2
  %999 = extractelement <4 x i32> %995, i64 3
  %1000 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %996, i32 %997, i32 %998, i32 %999)
  %1001 = extractvalue { i32, i32, i32, i32 } %1000, 0
  %1002 = extractvalue { i32, i32, i32, i32 } %1000, 1
  %1003 = extractvalue { i32, i32, i32, i32 } %1000, 2
  %1004 = extractvalue { i32, i32, i32, i32 } %1000, 3
  %1005 = insertelement <4 x i32> poison, i32 %1001, i64 0
  %1006 = insertelement <4 x i32> %1005, i32 %1002, i64 1
  %1007 = insertelement <4 x i32> %1006, i32 %1003, i64 2
  %1008 = insertelement <4 x i32> %1007, i32 %1004, i64 3
  %1009 = extractelement <4 x i32> %1008, i64 0
  %1010 = insertelement <4 x i32> poison, i32 %1009, i64 0
  %1011 = extractelement <4 x i32> %1008, i64 1
  %1012 = insertelement <4 x i32> %1010, i32 %1011, i64 1
  %1013 = extractelement <4 x i32> %1008, i64 2
  %1014 = insertelement <4 x i32> %1012, i32 %1013, i64 2
  %1015 = extractelement <4 x i32> %1008, i64 3
  %1016 = insertelement <4 x i32> %1014, i32 %1015, i64 3
  store <4 x i32> %1016, ptr %7, align 16
  %1017 = load <4 x float>, ptr %7, align 16
  %1018 = extractelement <4 x float> %1017, i64 0
  %1019 = insertelement <4 x float> poison, float %1018, i64 0
  %1020 = extractelement <4 x float> %1017, i64 1
  %1021 = insertelement <4 x float> %1019, float %1020, i64 1
  %1022 = extractelement <4 x float> %1017, i64 2
  %1023 = insertelement <4 x float> %1021, float %1022, i64 2
  %1024 = extractelement <4 x float> %1017, i64 3
  %1025 = insertelement <4 x float> %1023, float %1024, i64 3
  %1026 = extractelement <4 x float> %1025, i64 0
  %1027 = insertelement <4 x float> poison, float %1026, i64 0
  %1028 = extractelement <4 x float> %1025, i64 1
  %1029 = insertelement <4 x float> %1027, float %1028, i64 1
  %1030 = extractelement <4 x float> %1025, i64 2
  %1031 = insertelement <4 x float> %1029, float %1030, i64 2
  %1032 = extractelement <4 x float> %1025, i64 3
  %1033 = insertelement <4 x float> %1031, float %1032, i64 3
  store <4 x float> %1033, ptr addrspace(1) %973, align 16
  %1034 = urem i32 %23, 32
  %1035 = udiv i32 %23, 32
  %1036 = mul nsw i32 %1034, 36
  %1037 = mul nsw i32 %1035, 1152
  %1038 = add nsw i32 %1036, %1037
  %1039 = add nsw i32 %1038, 28
  %1040 = sext i32 %1039 to i64
  %1041 = getelementptr float, ptr addrspace(1) %3, i64 %1040
  %1042 = mul nsw i32 %80, 2097152
  %1043 = add nsw i32 28, %1042
  %1044 = sext i32 %1043 to i64
  %1045 = getelementptr i8, ptr addrspace(6) %85, i64 %1044
  %1046 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1045, i1 false)
  %1047 = extractelement <4 x i32> %1046, i64 0
  %1048 = insertelement <4 x i32> poison, i32 %1047, i64 0
  %1049 = extractelement <4 x i32> %1046, i64 1
  %1050 = insertelement <4 x i32> %1048, i32 %1049, i64 1
  %1051 = extractelement <4 x i32> %1046, i64 2
  %1052 = insertelement <4 x i32> %1050, i32 %1051, i64 2
  %1053 = extractelement <4 x i32> %1046, i64 3
  %1054 = insertelement <4 x i32> %1052, i32 %1053, i64 3
  store <4 x i32> %1054, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1055 = load <4 x i32>, ptr %6, align 16
  %1056 = extractelement <4 x i32> %1055, i64 0
  %1057 = insertelement <4 x i32> poison, i32 %1056, i64 0
  %1058 = extractelement <4 x i32> %1055, i64 1
  %1059 = insertelement <4 x i32> %1057, i32 %1058, i64 1
  %1060 = extractelement <4 x i32> %1055, i64 2
  %1061 = insertelement <4 x i32> %1059, i32 %1060, i64 2
  %1062 = extractelement <4 x i32> %1055, i64 3
  %1063 = insertelement <4 x i32> %1061, i32 %1062, i64 3
  %1064 = extractelement <4 x i32> %1063, i64 0
  %1065 = extractelement <4 x i32> %1063, i64 1
  %1066 = extractelement <4 x i32> %1063, i64 2
  %1067 = extractelement <4 x i32> %1063, i64 3
  %1068 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1064, i32 %1065, i32 %1066, i32 %1067)
  %1069 = extractvalue { i32, i32, i32, i32 } %1068, 0
  %1070 = extractvalue { i32, i32, i32, i32 } %1068, 1
  %1071 = extractvalue { i32, i32, i32, i32 } %1068, 2
  %1072 = extractvalue { i32, i32, i32, i32 } %1068, 3
  %1073 = insertelement <4 x i32> poison, i32 %1069, i64 0
  %1074 = insertelement <4 x i32> %1073, i32 %1070, i64 1
  %1075 = insertelement <4 x i32> %1074, i32 %1071, i64 2
  %1076 = insertelement <4 x i32> %1075, i32 %1072, i64 3
  %1077 = extractelement <4 x i32> %1076, i64 0
  %1078 = insertelement <4 x i32> poison, i32 %1077, i64 0
  %1079 = extractelement <4 x i32> %1076, i64 1
  %1080 = insertelement <4 x i32> %1078, i32 %1079, i64 1
  %1081 = extractelement <4 x i32> %1076, i64 2
  %1082 = insertelement <4 x i32> %1080, i32 %1081, i64 2
  %1083 = extractelement <4 x i32> %1076, i64 3
  %1084 = insertelement <4 x i32> %1082, i32 %1083, i64 3
  store <4 x i32> %1084, ptr %6, align 16
  %1085 = load <4 x float>, ptr %6, align 16
  %1086 = extractelement <4 x float> %1085, i64 0
  %1087 = insertelement <4 x float> poison, float %1086, i64 0
  %1088 = extractelement <4 x float> %1085, i64 1
  %1089 = insertelement <4 x float> %1087, float %1088, i64 1
  %1090 = extractelement <4 x float> %1085, i64 2
  %1091 = insertelement <4 x float> %1089, float %1090, i64 2
  %1092 = extractelement <4 x float> %1085, i64 3
  %1093 = insertelement <4 x float> %1091, float %1092, i64 3
  %1094 = extractelement <4 x float> %1093, i64 0
  %1095 = insertelement <4 x float> poison, float %1094, i64 0
  %1096 = extractelement <4 x float> %1093, i64 1
  %1097 = insertelement <4 x float> %1095, float %1096, i64 1
  %1098 = extractelement <4 x float> %1093, i64 2
  %1099 = insertelement <4 x float> %1097, float %1098, i64 2
  %1100 = extractelement <4 x float> %1093, i64 3
  %1101 = insertelement <4 x float> %1099, float %1100, i64 3
  store <4 x float> %1101, ptr addrspace(1) %1041, align 16
  %1102 = urem i32 %23, 32
  %1103 = udiv i32 %23, 32
  %1104 = mul nsw i32 %1102, 36
  %1105 = mul nsw i32 %1103, 1152
  %1106 = add nsw i32 %1104, %1105
  %1107 = add nsw i32 %1106, 32
  %1108 = sext i32 %1107 to i64
  %1109 = getelementptr float, ptr addrspace(1) %3, i64 %1108
  %1110 = mul nsw i32 %80, 2097152
  %1111 = add nsw i32 32, %1110
  %1112 = sext i32 %1111 to i64
  %1113 = getelementptr i8, ptr addrspace(6) %85, i64 %1112
  %1114 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1113, i1 false)
  %1115 = extractelement <4 x i32> %1114, i64 0
  %1116 = insertelement <4 x i32> poison, i32 %1115, i64 0
  %1117 = extractelement <4 x i32> %1114, i64 1
  %1118 = insertelement <4 x i32> %1116, i32 %1117, i64 1
  %1119 = extractelement <4 x i32> %1114, i64 2
  %1120 = insertelement <4 x i32> %1118, i32 %1119, i64 2
  %1121 = extractelement <4 x i32> %1114, i64 3
  %1122 = insertelement <4 x i32> %1120, i32 %1121, i64 3
  store <4 x i32> %1122, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1123 = load <4 x i32>, ptr %5, align 16
  %1124 = extractelement <4 x i32> %1123, i64 0
  %1125 = insertelement <4 x i32> poison, i32 %1124, i64 0
  %1126 = extractelement <4 x i32> %1123, i64 1
  %1127 = insertelement <4 x i32> %1125, i32 %1126, i64 1
  %1128 = extractelement <4 x i32> %1123, i64 2
  %1129 = insertelement <4 x i32> %1127, i32 %1128, i64 2
  %1130 = extractelement <4 x i32> %1123, i64 3
  %1131 = insertelement <4 x i32> %1129, i32 %1130, i64 3
  %1132 = extractelement <4 x i32> %1131, i64 0
  %1133 = extractelement <4 x i32> %1131, i64 1
  %1134 = extractelement <4 x i32> %1131, i64 2
  %1135 = extractelement <4 x i32> %1131, i64 3
  %1136 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1132, i32 %1133, i32 %1134, i32 %1135)
  %1137 = extractvalue { i32, i32, i32, i32 } %1136, 0
  %1138 = extractvalue { i32, i32, i32, i32 } %1136, 1
  %1139 = extractvalue { i32, i32, i32, i32 } %1136, 2
  %1140 = extractvalue { i32, i32, i32, i32 } %1136, 3
  %1141 = insertelement <4 x i32> poison, i32 %1137, i64 0
  %1142 = insertelement <4 x i32> %1141, i32 %1138, i64 1
  %1143 = insertelement <4 x i32> %1142, i32 %1139, i64 2
  %1144 = insertelement <4 x i32> %1143, i32 %1140, i64 3
  %1145 = extractelement <4 x i32> %1144, i64 0
  %1146 = insertelement <4 x i32> poison, i32 %1145, i64 0
  %1147 = extractelement <4 x i32> %1144, i64 1
  %1148 = insertelement <4 x i32> %1146, i32 %1147, i64 1
  %1149 = extractelement <4 x i32> %1144, i64 2
  %1150 = insertelement <4 x i32> %1148, i32 %1149, i64 2
  %1151 = extractelement <4 x i32> %1144, i64 3
  %1152 = insertelement <4 x i32> %1150, i32 %1151, i64 3
  store <4 x i32> %1152, ptr %5, align 16
  %1153 = load <4 x float>, ptr %5, align 16
  %1154 = extractelement <4 x float> %1153, i64 0
  %1155 = insertelement <4 x float> poison, float %1154, i64 0
  %1156 = extractelement <4 x float> %1153, i64 1
  %1157 = insertelement <4 x float> %1155, float %1156, i64 1
  %1158 = extractelement <4 x float> %1153, i64 2
  %1159 = insertelement <4 x float> %1157, float %1158, i64 2
  %1160 = extractelement <4 x float> %1153, i64 3
  %1161 = insertelement <4 x float> %1159, float %1160, i64 3
  %1162 = extractelement <4 x float> %1161, i64 0
  %1163 = insertelement <4 x float> poison, float %1162, i64 0
  %1164 = extractelement <4 x float> %1161, i64 1
  %1165 = insertelement <4 x float> %1163, float %1164, i64 1
  %1166 = extractelement <4 x float> %1161, i64 2
  %1167 = insertelement <4 x float> %1165, float %1166, i64 2
  %1168 = extractelement <4 x float> %1161, i64 3
  %1169 = insertelement <4 x float> %1167, float %1168, i64 3
  store <4 x float> %1169, ptr addrspace(1) %1109, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %81, label %1170, label %1171

1170:                                             ; preds = %559
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %85, i32 64)
  br label %1171

1171:                                             ; preds = %1170, %559
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
