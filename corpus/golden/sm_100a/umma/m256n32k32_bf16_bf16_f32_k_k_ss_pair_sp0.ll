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
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %25 = mul nsw i32 %24, 2048
  %26 = sext i32 %25 to i64
  %27 = getelementptr bfloat, ptr addrspace(1) %0, i64 %26
  br label %28

28:                                               ; preds = %31, %4
  %29 = phi i32 [ %54, %31 ], [ %23, %4 ]
  %30 = icmp slt i32 %29, 2048
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = urem i32 %29, 128
  %33 = udiv i32 %29, 128
  %34 = mul nsw i32 %32, 16
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr bfloat, ptr addrspace(1) %27, i64 %36
  %38 = load bfloat, ptr addrspace(1) %37, align 2
  %39 = urem i32 %29, 8
  %40 = udiv i32 %29, 8
  %41 = mul nsw i32 %39, 64
  %42 = urem i32 %40, 16
  %43 = udiv i32 %40, 16
  %44 = mul nsw i32 %42, 512
  %45 = add nsw i32 %41, %44
  %46 = add nsw i32 %45, %43
  %47 = sext i32 %46 to i64
  %48 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %47
  %49 = ptrtoint ptr addrspace(3) %48 to i32
  %50 = and i32 %49, 896
  %51 = lshr i32 %50, 3
  %52 = xor i32 %49, %51
  %53 = inttoptr i32 %52 to ptr addrspace(3)
  store bfloat %38, ptr addrspace(3) %53, align 2
  %54 = add i32 %29, 128
  br label %28

55:                                               ; preds = %28
  %56 = mul nsw i32 %24, 512
  %57 = sext i32 %56 to i64
  %58 = getelementptr bfloat, ptr addrspace(1) %1, i64 %57
  br label %59

59:                                               ; preds = %62, %55
  %60 = phi i32 [ %85, %62 ], [ %23, %55 ]
  %61 = icmp slt i32 %60, 512
  br i1 %61, label %62, label %86

62:                                               ; preds = %59
  %63 = urem i32 %60, 16
  %64 = udiv i32 %60, 16
  %65 = mul nsw i32 %63, 32
  %66 = add nsw i32 %65, %64
  %67 = sext i32 %66 to i64
  %68 = getelementptr bfloat, ptr addrspace(1) %58, i64 %67
  %69 = load bfloat, ptr addrspace(1) %68, align 2
  %70 = urem i32 %60, 8
  %71 = udiv i32 %60, 8
  %72 = mul nsw i32 %70, 64
  %73 = urem i32 %71, 2
  %74 = udiv i32 %71, 2
  %75 = mul nsw i32 %73, 512
  %76 = add nsw i32 %72, %75
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  %79 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %78
  %80 = ptrtoint ptr addrspace(3) %79 to i32
  %81 = and i32 %80, 896
  %82 = lshr i32 %81, 3
  %83 = xor i32 %80, %82
  %84 = inttoptr i32 %83 to ptr addrspace(3)
  store bfloat %69, ptr addrspace(3) %84, align 2
  %85 = add i32 %60, 128
  br label %59

86:                                               ; preds = %59
  %87 = mul nsw i32 %24, 4608
  %88 = sext i32 %87 to i64
  %89 = getelementptr float, ptr addrspace(1) %2, i64 %88
  %90 = mul nsw i32 %24, 4608
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, ptr addrspace(1) %3, i64 %91
  %93 = lshr i32 %23, 5
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %86
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %96

96:                                               ; preds = %95, %86
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %97 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %98 = inttoptr i32 %97 to ptr addrspace(6)
  %99 = icmp eq i32 %23, 0
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %101

101:                                              ; preds = %100, %96
  %102 = urem i32 %23, 32
  %103 = udiv i32 %23, 32
  %104 = mul nsw i32 %102, 36
  %105 = mul nsw i32 %103, 1152
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, ptr addrspace(1) %89, i64 %107
  %109 = mul nsw i32 %93, 2097152
  %110 = sext i32 %109 to i64
  %111 = getelementptr i8, ptr addrspace(6) %98, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %108, align 16
  %113 = extractelement <4 x float> %112, i64 0
  %114 = insertelement <4 x float> poison, float %113, i64 0
  %115 = extractelement <4 x float> %112, i64 1
  %116 = insertelement <4 x float> %114, float %115, i64 1
  %117 = extractelement <4 x float> %112, i64 2
  %118 = insertelement <4 x float> %116, float %117, i64 2
  %119 = extractelement <4 x float> %112, i64 3
  %120 = insertelement <4 x float> %118, float %119, i64 3
  %121 = extractelement <4 x float> %120, i64 0
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = extractelement <4 x float> %120, i64 1
  %124 = insertelement <4 x float> %122, float %123, i64 1
  %125 = extractelement <4 x float> %120, i64 2
  %126 = insertelement <4 x float> %124, float %125, i64 2
  %127 = extractelement <4 x float> %120, i64 3
  %128 = insertelement <4 x float> %126, float %127, i64 3
  store <4 x float> %128, ptr %22, align 16
  %129 = load <4 x i32>, ptr %22, align 16
  %130 = extractelement <4 x i32> %129, i64 0
  %131 = insertelement <4 x i32> poison, i32 %130, i64 0
  %132 = extractelement <4 x i32> %129, i64 1
  %133 = insertelement <4 x i32> %131, i32 %132, i64 1
  %134 = extractelement <4 x i32> %129, i64 2
  %135 = insertelement <4 x i32> %133, i32 %134, i64 2
  %136 = extractelement <4 x i32> %129, i64 3
  %137 = insertelement <4 x i32> %135, i32 %136, i64 3
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = extractelement <4 x i32> %137, i64 1
  %140 = extractelement <4 x i32> %137, i64 2
  %141 = extractelement <4 x i32> %137, i64 3
  %142 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %138, i32 %139, i32 %140, i32 %141)
  %143 = extractvalue { i32, i32, i32, i32 } %142, 0
  %144 = extractvalue { i32, i32, i32, i32 } %142, 1
  %145 = extractvalue { i32, i32, i32, i32 } %142, 2
  %146 = extractvalue { i32, i32, i32, i32 } %142, 3
  %147 = insertelement <4 x i32> poison, i32 %143, i64 0
  %148 = insertelement <4 x i32> %147, i32 %144, i64 1
  %149 = insertelement <4 x i32> %148, i32 %145, i64 2
  %150 = insertelement <4 x i32> %149, i32 %146, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %111, <4 x i32> %150, i1 false)
  %151 = urem i32 %23, 32
  %152 = udiv i32 %23, 32
  %153 = mul nsw i32 %151, 36
  %154 = mul nsw i32 %152, 1152
  %155 = add nsw i32 %153, %154
  %156 = add nsw i32 %155, 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr float, ptr addrspace(1) %89, i64 %157
  %159 = mul nsw i32 %93, 2097152
  %160 = add nsw i32 4, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr i8, ptr addrspace(6) %98, i64 %161
  %163 = load <4 x float>, ptr addrspace(1) %158, align 16
  %164 = extractelement <4 x float> %163, i64 0
  %165 = insertelement <4 x float> poison, float %164, i64 0
  %166 = extractelement <4 x float> %163, i64 1
  %167 = insertelement <4 x float> %165, float %166, i64 1
  %168 = extractelement <4 x float> %163, i64 2
  %169 = insertelement <4 x float> %167, float %168, i64 2
  %170 = extractelement <4 x float> %163, i64 3
  %171 = insertelement <4 x float> %169, float %170, i64 3
  %172 = extractelement <4 x float> %171, i64 0
  %173 = insertelement <4 x float> poison, float %172, i64 0
  %174 = extractelement <4 x float> %171, i64 1
  %175 = insertelement <4 x float> %173, float %174, i64 1
  %176 = extractelement <4 x float> %171, i64 2
  %177 = insertelement <4 x float> %175, float %176, i64 2
  %178 = extractelement <4 x float> %171, i64 3
  %179 = insertelement <4 x float> %177, float %178, i64 3
  store <4 x float> %179, ptr %21, align 16
  %180 = load <4 x i32>, ptr %21, align 16
  %181 = extractelement <4 x i32> %180, i64 0
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = extractelement <4 x i32> %180, i64 1
  %184 = insertelement <4 x i32> %182, i32 %183, i64 1
  %185 = extractelement <4 x i32> %180, i64 2
  %186 = insertelement <4 x i32> %184, i32 %185, i64 2
  %187 = extractelement <4 x i32> %180, i64 3
  %188 = insertelement <4 x i32> %186, i32 %187, i64 3
  %189 = extractelement <4 x i32> %188, i64 0
  %190 = extractelement <4 x i32> %188, i64 1
  %191 = extractelement <4 x i32> %188, i64 2
  %192 = extractelement <4 x i32> %188, i64 3
  %193 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %189, i32 %190, i32 %191, i32 %192)
  %194 = extractvalue { i32, i32, i32, i32 } %193, 0
  %195 = extractvalue { i32, i32, i32, i32 } %193, 1
  %196 = extractvalue { i32, i32, i32, i32 } %193, 2
  %197 = extractvalue { i32, i32, i32, i32 } %193, 3
  %198 = insertelement <4 x i32> poison, i32 %194, i64 0
  %199 = insertelement <4 x i32> %198, i32 %195, i64 1
  %200 = insertelement <4 x i32> %199, i32 %196, i64 2
  %201 = insertelement <4 x i32> %200, i32 %197, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %162, <4 x i32> %201, i1 false)
  %202 = urem i32 %23, 32
  %203 = udiv i32 %23, 32
  %204 = mul nsw i32 %202, 36
  %205 = mul nsw i32 %203, 1152
  %206 = add nsw i32 %204, %205
  %207 = add nsw i32 %206, 8
  %208 = sext i32 %207 to i64
  %209 = getelementptr float, ptr addrspace(1) %89, i64 %208
  %210 = mul nsw i32 %93, 2097152
  %211 = add nsw i32 8, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr i8, ptr addrspace(6) %98, i64 %212
  %214 = load <4 x float>, ptr addrspace(1) %209, align 16
  %215 = extractelement <4 x float> %214, i64 0
  %216 = insertelement <4 x float> poison, float %215, i64 0
  %217 = extractelement <4 x float> %214, i64 1
  %218 = insertelement <4 x float> %216, float %217, i64 1
  %219 = extractelement <4 x float> %214, i64 2
  %220 = insertelement <4 x float> %218, float %219, i64 2
  %221 = extractelement <4 x float> %214, i64 3
  %222 = insertelement <4 x float> %220, float %221, i64 3
  %223 = extractelement <4 x float> %222, i64 0
  %224 = insertelement <4 x float> poison, float %223, i64 0
  %225 = extractelement <4 x float> %222, i64 1
  %226 = insertelement <4 x float> %224, float %225, i64 1
  %227 = extractelement <4 x float> %222, i64 2
  %228 = insertelement <4 x float> %226, float %227, i64 2
  %229 = extractelement <4 x float> %222, i64 3
  %230 = insertelement <4 x float> %228, float %229, i64 3
  store <4 x float> %230, ptr %20, align 16
  %231 = load <4 x i32>, ptr %20, align 16
  %232 = extractelement <4 x i32> %231, i64 0
  %233 = insertelement <4 x i32> poison, i32 %232, i64 0
  %234 = extractelement <4 x i32> %231, i64 1
  %235 = insertelement <4 x i32> %233, i32 %234, i64 1
  %236 = extractelement <4 x i32> %231, i64 2
  %237 = insertelement <4 x i32> %235, i32 %236, i64 2
  %238 = extractelement <4 x i32> %231, i64 3
  %239 = insertelement <4 x i32> %237, i32 %238, i64 3
  %240 = extractelement <4 x i32> %239, i64 0
  %241 = extractelement <4 x i32> %239, i64 1
  %242 = extractelement <4 x i32> %239, i64 2
  %243 = extractelement <4 x i32> %239, i64 3
  %244 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %240, i32 %241, i32 %242, i32 %243)
  %245 = extractvalue { i32, i32, i32, i32 } %244, 0
  %246 = extractvalue { i32, i32, i32, i32 } %244, 1
  %247 = extractvalue { i32, i32, i32, i32 } %244, 2
  %248 = extractvalue { i32, i32, i32, i32 } %244, 3
  %249 = insertelement <4 x i32> poison, i32 %245, i64 0
  %250 = insertelement <4 x i32> %249, i32 %246, i64 1
  %251 = insertelement <4 x i32> %250, i32 %247, i64 2
  %252 = insertelement <4 x i32> %251, i32 %248, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %213, <4 x i32> %252, i1 false)
  %253 = urem i32 %23, 32
  %254 = udiv i32 %23, 32
  %255 = mul nsw i32 %253, 36
  %256 = mul nsw i32 %254, 1152
  %257 = add nsw i32 %255, %256
  %258 = add nsw i32 %257, 12
  %259 = sext i32 %258 to i64
  %260 = getelementptr float, ptr addrspace(1) %89, i64 %259
  %261 = mul nsw i32 %93, 2097152
  %262 = add nsw i32 12, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr i8, ptr addrspace(6) %98, i64 %263
  %265 = load <4 x float>, ptr addrspace(1) %260, align 16
  %266 = extractelement <4 x float> %265, i64 0
  %267 = insertelement <4 x float> poison, float %266, i64 0
  %268 = extractelement <4 x float> %265, i64 1
  %269 = insertelement <4 x float> %267, float %268, i64 1
  %270 = extractelement <4 x float> %265, i64 2
  %271 = insertelement <4 x float> %269, float %270, i64 2
  %272 = extractelement <4 x float> %265, i64 3
  %273 = insertelement <4 x float> %271, float %272, i64 3
  %274 = extractelement <4 x float> %273, i64 0
  %275 = insertelement <4 x float> poison, float %274, i64 0
  %276 = extractelement <4 x float> %273, i64 1
  %277 = insertelement <4 x float> %275, float %276, i64 1
  %278 = extractelement <4 x float> %273, i64 2
  %279 = insertelement <4 x float> %277, float %278, i64 2
  %280 = extractelement <4 x float> %273, i64 3
  %281 = insertelement <4 x float> %279, float %280, i64 3
  store <4 x float> %281, ptr %19, align 16
  %282 = load <4 x i32>, ptr %19, align 16
  %283 = extractelement <4 x i32> %282, i64 0
  %284 = insertelement <4 x i32> poison, i32 %283, i64 0
  %285 = extractelement <4 x i32> %282, i64 1
  %286 = insertelement <4 x i32> %284, i32 %285, i64 1
  %287 = extractelement <4 x i32> %282, i64 2
  %288 = insertelement <4 x i32> %286, i32 %287, i64 2
  %289 = extractelement <4 x i32> %282, i64 3
  %290 = insertelement <4 x i32> %288, i32 %289, i64 3
  %291 = extractelement <4 x i32> %290, i64 0
  %292 = extractelement <4 x i32> %290, i64 1
  %293 = extractelement <4 x i32> %290, i64 2
  %294 = extractelement <4 x i32> %290, i64 3
  %295 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %291, i32 %292, i32 %293, i32 %294)
  %296 = extractvalue { i32, i32, i32, i32 } %295, 0
  %297 = extractvalue { i32, i32, i32, i32 } %295, 1
  %298 = extractvalue { i32, i32, i32, i32 } %295, 2
  %299 = extractvalue { i32, i32, i32, i32 } %295, 3
  %300 = insertelement <4 x i32> poison, i32 %296, i64 0
  %301 = insertelement <4 x i32> %300, i32 %297, i64 1
  %302 = insertelement <4 x i32> %301, i32 %298, i64 2
  %303 = insertelement <4 x i32> %302, i32 %299, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %264, <4 x i32> %303, i1 false)
  %304 = urem i32 %23, 32
  %305 = udiv i32 %23, 32
  %306 = mul nsw i32 %304, 36
  %307 = mul nsw i32 %305, 1152
  %308 = add nsw i32 %306, %307
  %309 = add nsw i32 %308, 16
  %310 = sext i32 %309 to i64
  %311 = getelementptr float, ptr addrspace(1) %89, i64 %310
  %312 = mul nsw i32 %93, 2097152
  %313 = add nsw i32 16, %312
  %314 = sext i32 %313 to i64
  %315 = getelementptr i8, ptr addrspace(6) %98, i64 %314
  %316 = load <4 x float>, ptr addrspace(1) %311, align 16
  %317 = extractelement <4 x float> %316, i64 0
  %318 = insertelement <4 x float> poison, float %317, i64 0
  %319 = extractelement <4 x float> %316, i64 1
  %320 = insertelement <4 x float> %318, float %319, i64 1
  %321 = extractelement <4 x float> %316, i64 2
  %322 = insertelement <4 x float> %320, float %321, i64 2
  %323 = extractelement <4 x float> %316, i64 3
  %324 = insertelement <4 x float> %322, float %323, i64 3
  %325 = extractelement <4 x float> %324, i64 0
  %326 = insertelement <4 x float> poison, float %325, i64 0
  %327 = extractelement <4 x float> %324, i64 1
  %328 = insertelement <4 x float> %326, float %327, i64 1
  %329 = extractelement <4 x float> %324, i64 2
  %330 = insertelement <4 x float> %328, float %329, i64 2
  %331 = extractelement <4 x float> %324, i64 3
  %332 = insertelement <4 x float> %330, float %331, i64 3
  store <4 x float> %332, ptr %18, align 16
  %333 = load <4 x i32>, ptr %18, align 16
  %334 = extractelement <4 x i32> %333, i64 0
  %335 = insertelement <4 x i32> poison, i32 %334, i64 0
  %336 = extractelement <4 x i32> %333, i64 1
  %337 = insertelement <4 x i32> %335, i32 %336, i64 1
  %338 = extractelement <4 x i32> %333, i64 2
  %339 = insertelement <4 x i32> %337, i32 %338, i64 2
  %340 = extractelement <4 x i32> %333, i64 3
  %341 = insertelement <4 x i32> %339, i32 %340, i64 3
  %342 = extractelement <4 x i32> %341, i64 0
  %343 = extractelement <4 x i32> %341, i64 1
  %344 = extractelement <4 x i32> %341, i64 2
  %345 = extractelement <4 x i32> %341, i64 3
  %346 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %342, i32 %343, i32 %344, i32 %345)
  %347 = extractvalue { i32, i32, i32, i32 } %346, 0
  %348 = extractvalue { i32, i32, i32, i32 } %346, 1
  %349 = extractvalue { i32, i32, i32, i32 } %346, 2
  %350 = extractvalue { i32, i32, i32, i32 } %346, 3
  %351 = insertelement <4 x i32> poison, i32 %347, i64 0
  %352 = insertelement <4 x i32> %351, i32 %348, i64 1
  %353 = insertelement <4 x i32> %352, i32 %349, i64 2
  %354 = insertelement <4 x i32> %353, i32 %350, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %315, <4 x i32> %354, i1 false)
  %355 = urem i32 %23, 32
  %356 = udiv i32 %23, 32
  %357 = mul nsw i32 %355, 36
  %358 = mul nsw i32 %356, 1152
  %359 = add nsw i32 %357, %358
  %360 = add nsw i32 %359, 20
  %361 = sext i32 %360 to i64
  %362 = getelementptr float, ptr addrspace(1) %89, i64 %361
  %363 = mul nsw i32 %93, 2097152
  %364 = add nsw i32 20, %363
  %365 = sext i32 %364 to i64
  %366 = getelementptr i8, ptr addrspace(6) %98, i64 %365
  %367 = load <4 x float>, ptr addrspace(1) %362, align 16
  %368 = extractelement <4 x float> %367, i64 0
  %369 = insertelement <4 x float> poison, float %368, i64 0
  %370 = extractelement <4 x float> %367, i64 1
  %371 = insertelement <4 x float> %369, float %370, i64 1
  %372 = extractelement <4 x float> %367, i64 2
  %373 = insertelement <4 x float> %371, float %372, i64 2
  %374 = extractelement <4 x float> %367, i64 3
  %375 = insertelement <4 x float> %373, float %374, i64 3
  %376 = extractelement <4 x float> %375, i64 0
  %377 = insertelement <4 x float> poison, float %376, i64 0
  %378 = extractelement <4 x float> %375, i64 1
  %379 = insertelement <4 x float> %377, float %378, i64 1
  %380 = extractelement <4 x float> %375, i64 2
  %381 = insertelement <4 x float> %379, float %380, i64 2
  %382 = extractelement <4 x float> %375, i64 3
  %383 = insertelement <4 x float> %381, float %382, i64 3
  store <4 x float> %383, ptr %17, align 16
  %384 = load <4 x i32>, ptr %17, align 16
  %385 = extractelement <4 x i32> %384, i64 0
  %386 = insertelement <4 x i32> poison, i32 %385, i64 0
  %387 = extractelement <4 x i32> %384, i64 1
  %388 = insertelement <4 x i32> %386, i32 %387, i64 1
  %389 = extractelement <4 x i32> %384, i64 2
  %390 = insertelement <4 x i32> %388, i32 %389, i64 2
  %391 = extractelement <4 x i32> %384, i64 3
  %392 = insertelement <4 x i32> %390, i32 %391, i64 3
  %393 = extractelement <4 x i32> %392, i64 0
  %394 = extractelement <4 x i32> %392, i64 1
  %395 = extractelement <4 x i32> %392, i64 2
  %396 = extractelement <4 x i32> %392, i64 3
  %397 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %393, i32 %394, i32 %395, i32 %396)
  %398 = extractvalue { i32, i32, i32, i32 } %397, 0
  %399 = extractvalue { i32, i32, i32, i32 } %397, 1
  %400 = extractvalue { i32, i32, i32, i32 } %397, 2
  %401 = extractvalue { i32, i32, i32, i32 } %397, 3
  %402 = insertelement <4 x i32> poison, i32 %398, i64 0
  %403 = insertelement <4 x i32> %402, i32 %399, i64 1
  %404 = insertelement <4 x i32> %403, i32 %400, i64 2
  %405 = insertelement <4 x i32> %404, i32 %401, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %366, <4 x i32> %405, i1 false)
  %406 = urem i32 %23, 32
  %407 = udiv i32 %23, 32
  %408 = mul nsw i32 %406, 36
  %409 = mul nsw i32 %407, 1152
  %410 = add nsw i32 %408, %409
  %411 = add nsw i32 %410, 24
  %412 = sext i32 %411 to i64
  %413 = getelementptr float, ptr addrspace(1) %89, i64 %412
  %414 = mul nsw i32 %93, 2097152
  %415 = add nsw i32 24, %414
  %416 = sext i32 %415 to i64
  %417 = getelementptr i8, ptr addrspace(6) %98, i64 %416
  %418 = load <4 x float>, ptr addrspace(1) %413, align 16
  %419 = extractelement <4 x float> %418, i64 0
  %420 = insertelement <4 x float> poison, float %419, i64 0
  %421 = extractelement <4 x float> %418, i64 1
  %422 = insertelement <4 x float> %420, float %421, i64 1
  %423 = extractelement <4 x float> %418, i64 2
  %424 = insertelement <4 x float> %422, float %423, i64 2
  %425 = extractelement <4 x float> %418, i64 3
  %426 = insertelement <4 x float> %424, float %425, i64 3
  %427 = extractelement <4 x float> %426, i64 0
  %428 = insertelement <4 x float> poison, float %427, i64 0
  %429 = extractelement <4 x float> %426, i64 1
  %430 = insertelement <4 x float> %428, float %429, i64 1
  %431 = extractelement <4 x float> %426, i64 2
  %432 = insertelement <4 x float> %430, float %431, i64 2
  %433 = extractelement <4 x float> %426, i64 3
  %434 = insertelement <4 x float> %432, float %433, i64 3
  store <4 x float> %434, ptr %16, align 16
  %435 = load <4 x i32>, ptr %16, align 16
  %436 = extractelement <4 x i32> %435, i64 0
  %437 = insertelement <4 x i32> poison, i32 %436, i64 0
  %438 = extractelement <4 x i32> %435, i64 1
  %439 = insertelement <4 x i32> %437, i32 %438, i64 1
  %440 = extractelement <4 x i32> %435, i64 2
  %441 = insertelement <4 x i32> %439, i32 %440, i64 2
  %442 = extractelement <4 x i32> %435, i64 3
  %443 = insertelement <4 x i32> %441, i32 %442, i64 3
  %444 = extractelement <4 x i32> %443, i64 0
  %445 = extractelement <4 x i32> %443, i64 1
  %446 = extractelement <4 x i32> %443, i64 2
  %447 = extractelement <4 x i32> %443, i64 3
  %448 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %444, i32 %445, i32 %446, i32 %447)
  %449 = extractvalue { i32, i32, i32, i32 } %448, 0
  %450 = extractvalue { i32, i32, i32, i32 } %448, 1
  %451 = extractvalue { i32, i32, i32, i32 } %448, 2
  %452 = extractvalue { i32, i32, i32, i32 } %448, 3
  %453 = insertelement <4 x i32> poison, i32 %449, i64 0
  %454 = insertelement <4 x i32> %453, i32 %450, i64 1
  %455 = insertelement <4 x i32> %454, i32 %451, i64 2
  %456 = insertelement <4 x i32> %455, i32 %452, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %417, <4 x i32> %456, i1 false)
  %457 = urem i32 %23, 32
  %458 = udiv i32 %23, 32
  %459 = mul nsw i32 %457, 36
  %460 = mul nsw i32 %458, 1152
  %461 = add nsw i32 %459, %460
  %462 = add nsw i32 %461, 28
  %463 = sext i32 %462 to i64
  %464 = getelementptr float, ptr addrspace(1) %89, i64 %463
  %465 = mul nsw i32 %93, 2097152
  %466 = add nsw i32 28, %465
  %467 = sext i32 %466 to i64
  %468 = getelementptr i8, ptr addrspace(6) %98, i64 %467
  %469 = load <4 x float>, ptr addrspace(1) %464, align 16
  %470 = extractelement <4 x float> %469, i64 0
  %471 = insertelement <4 x float> poison, float %470, i64 0
  %472 = extractelement <4 x float> %469, i64 1
  %473 = insertelement <4 x float> %471, float %472, i64 1
  %474 = extractelement <4 x float> %469, i64 2
  %475 = insertelement <4 x float> %473, float %474, i64 2
  %476 = extractelement <4 x float> %469, i64 3
  %477 = insertelement <4 x float> %475, float %476, i64 3
  %478 = extractelement <4 x float> %477, i64 0
  %479 = insertelement <4 x float> poison, float %478, i64 0
  %480 = extractelement <4 x float> %477, i64 1
  %481 = insertelement <4 x float> %479, float %480, i64 1
  %482 = extractelement <4 x float> %477, i64 2
  %483 = insertelement <4 x float> %481, float %482, i64 2
  %484 = extractelement <4 x float> %477, i64 3
  %485 = insertelement <4 x float> %483, float %484, i64 3
  store <4 x float> %485, ptr %15, align 16
  %486 = load <4 x i32>, ptr %15, align 16
  %487 = extractelement <4 x i32> %486, i64 0
  %488 = insertelement <4 x i32> poison, i32 %487, i64 0
  %489 = extractelement <4 x i32> %486, i64 1
  %490 = insertelement <4 x i32> %488, i32 %489, i64 1
  %491 = extractelement <4 x i32> %486, i64 2
  %492 = insertelement <4 x i32> %490, i32 %491, i64 2
  %493 = extractelement <4 x i32> %486, i64 3
  %494 = insertelement <4 x i32> %492, i32 %493, i64 3
  %495 = extractelement <4 x i32> %494, i64 0
  %496 = extractelement <4 x i32> %494, i64 1
  %497 = extractelement <4 x i32> %494, i64 2
  %498 = extractelement <4 x i32> %494, i64 3
  %499 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %495, i32 %496, i32 %497, i32 %498)
  %500 = extractvalue { i32, i32, i32, i32 } %499, 0
  %501 = extractvalue { i32, i32, i32, i32 } %499, 1
  %502 = extractvalue { i32, i32, i32, i32 } %499, 2
  %503 = extractvalue { i32, i32, i32, i32 } %499, 3
  %504 = insertelement <4 x i32> poison, i32 %500, i64 0
  %505 = insertelement <4 x i32> %504, i32 %501, i64 1
  %506 = insertelement <4 x i32> %505, i32 %502, i64 2
  %507 = insertelement <4 x i32> %506, i32 %503, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %468, <4 x i32> %507, i1 false)
  %508 = urem i32 %23, 32
  %509 = udiv i32 %23, 32
  %510 = mul nsw i32 %508, 36
  %511 = mul nsw i32 %509, 1152
  %512 = add nsw i32 %510, %511
  %513 = add nsw i32 %512, 32
  %514 = sext i32 %513 to i64
  %515 = getelementptr float, ptr addrspace(1) %89, i64 %514
  %516 = mul nsw i32 %93, 2097152
  %517 = add nsw i32 32, %516
  %518 = sext i32 %517 to i64
  %519 = getelementptr i8, ptr addrspace(6) %98, i64 %518
  %520 = load <4 x float>, ptr addrspace(1) %515, align 16
  %521 = extractelement <4 x float> %520, i64 0
  %522 = insertelement <4 x float> poison, float %521, i64 0
  %523 = extractelement <4 x float> %520, i64 1
  %524 = insertelement <4 x float> %522, float %523, i64 1
  %525 = extractelement <4 x float> %520, i64 2
  %526 = insertelement <4 x float> %524, float %525, i64 2
  %527 = extractelement <4 x float> %520, i64 3
  %528 = insertelement <4 x float> %526, float %527, i64 3
  %529 = extractelement <4 x float> %528, i64 0
  %530 = insertelement <4 x float> poison, float %529, i64 0
  %531 = extractelement <4 x float> %528, i64 1
  %532 = insertelement <4 x float> %530, float %531, i64 1
  %533 = extractelement <4 x float> %528, i64 2
  %534 = insertelement <4 x float> %532, float %533, i64 2
  %535 = extractelement <4 x float> %528, i64 3
  %536 = insertelement <4 x float> %534, float %535, i64 3
  store <4 x float> %536, ptr %14, align 16
  %537 = load <4 x i32>, ptr %14, align 16
  %538 = extractelement <4 x i32> %537, i64 0
  %539 = insertelement <4 x i32> poison, i32 %538, i64 0
  %540 = extractelement <4 x i32> %537, i64 1
  %541 = insertelement <4 x i32> %539, i32 %540, i64 1
  %542 = extractelement <4 x i32> %537, i64 2
  %543 = insertelement <4 x i32> %541, i32 %542, i64 2
  %544 = extractelement <4 x i32> %537, i64 3
  %545 = insertelement <4 x i32> %543, i32 %544, i64 3
  %546 = extractelement <4 x i32> %545, i64 0
  %547 = extractelement <4 x i32> %545, i64 1
  %548 = extractelement <4 x i32> %545, i64 2
  %549 = extractelement <4 x i32> %545, i64 3
  %550 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %546, i32 %547, i32 %548, i32 %549)
  %551 = extractvalue { i32, i32, i32, i32 } %550, 0
  %552 = extractvalue { i32, i32, i32, i32 } %550, 1
  %553 = extractvalue { i32, i32, i32, i32 } %550, 2
  %554 = extractvalue { i32, i32, i32, i32 } %550, 3
  %555 = insertelement <4 x i32> poison, i32 %551, i64 0
  %556 = insertelement <4 x i32> %555, i32 %552, i64 1
  %557 = insertelement <4 x i32> %556, i32 %553, i64 2
  %558 = insertelement <4 x i32> %557, i32 %554, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %519, <4 x i32> %558, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %559 = getelementptr i8, ptr addrspace(6) %98, i64 32
  %560 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %559, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %561 = icmp eq i32 %24, 0
  %562 = and i1 %99, %561
  br i1 %562, label %563, label %582

563:                                              ; preds = %101
  %564 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %565 = lshr i32 %564, 4
  %566 = zext i32 %565 to i64
  %567 = or i64 %566, 4611756662049538048
  %568 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %569 = lshr i32 %568, 4
  %570 = zext i32 %569 to i64
  %571 = or i64 %570, 4611756662049538048
  %572 = extractvalue { i1, i1, i1, ptr addrspace(6) } %560, 0
  %573 = extractvalue { i1, i1, i1, ptr addrspace(6) } %560, 1
  %574 = zext i1 %573 to i32
  %575 = shl i32 %574, 13
  %576 = extractvalue { i1, i1, i1, ptr addrspace(6) } %560, 2
  %577 = zext i1 %576 to i32
  %578 = shl i32 %577, 14
  %579 = or i32 %575, %578
  %580 = extractvalue { i1, i1, i1, ptr addrspace(6) } %560, 3
  %581 = or i32 268960916, %579
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %98, i64 %567, i64 %571, i32 %581, i1 %572, ptr addrspace(6) %580, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %582

582:                                              ; preds = %563, %101
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %583 = urem i32 %23, 32
  %584 = udiv i32 %23, 32
  %585 = mul nsw i32 %583, 36
  %586 = mul nsw i32 %584, 1152
  %587 = add nsw i32 %585, %586
  %588 = sext i32 %587 to i64
  %589 = getelementptr float, ptr addrspace(1) %92, i64 %588
  %590 = mul nsw i32 %93, 2097152
  %591 = sext i32 %590 to i64
  %592 = getelementptr i8, ptr addrspace(6) %98, i64 %591
  %593 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %592, i1 false)
  %594 = extractelement <4 x i32> %593, i64 0
  %595 = insertelement <4 x i32> poison, i32 %594, i64 0
  %596 = extractelement <4 x i32> %593, i64 1
  %597 = insertelement <4 x i32> %595, i32 %596, i64 1
  %598 = extractelement <4 x i32> %593, i64 2
  %599 = insertelement <4 x i32> %597, i32 %598, i64 2
  %600 = extractelement <4 x i32> %593, i64 3
  %601 = insertelement <4 x i32> %599, i32 %600, i64 3
  store <4 x i32> %601, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %602 = load <4 x i32>, ptr %13, align 16
  %603 = extractelement <4 x i32> %602, i64 0
  %604 = insertelement <4 x i32> poison, i32 %603, i64 0
  %605 = extractelement <4 x i32> %602, i64 1
  %606 = insertelement <4 x i32> %604, i32 %605, i64 1
  %607 = extractelement <4 x i32> %602, i64 2
  %608 = insertelement <4 x i32> %606, i32 %607, i64 2
  %609 = extractelement <4 x i32> %602, i64 3
  %610 = insertelement <4 x i32> %608, i32 %609, i64 3
  %611 = extractelement <4 x i32> %610, i64 0
  %612 = extractelement <4 x i32> %610, i64 1
  %613 = extractelement <4 x i32> %610, i64 2
  %614 = extractelement <4 x i32> %610, i64 3
  %615 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %611, i32 %612, i32 %613, i32 %614)
  %616 = extractvalue { i32, i32, i32, i32 } %615, 0
  %617 = extractvalue { i32, i32, i32, i32 } %615, 1
  %618 = extractvalue { i32, i32, i32, i32 } %615, 2
  %619 = extractvalue { i32, i32, i32, i32 } %615, 3
  %620 = insertelement <4 x i32> poison, i32 %616, i64 0
  %621 = insertelement <4 x i32> %620, i32 %617, i64 1
  %622 = insertelement <4 x i32> %621, i32 %618, i64 2
  %623 = insertelement <4 x i32> %622, i32 %619, i64 3
  %624 = extractelement <4 x i32> %623, i64 0
  %625 = insertelement <4 x i32> poison, i32 %624, i64 0
  %626 = extractelement <4 x i32> %623, i64 1
  %627 = insertelement <4 x i32> %625, i32 %626, i64 1
  %628 = extractelement <4 x i32> %623, i64 2
  %629 = insertelement <4 x i32> %627, i32 %628, i64 2
  %630 = extractelement <4 x i32> %623, i64 3
  %631 = insertelement <4 x i32> %629, i32 %630, i64 3
  store <4 x i32> %631, ptr %13, align 16
  %632 = load <4 x float>, ptr %13, align 16
  %633 = extractelement <4 x float> %632, i64 0
  %634 = insertelement <4 x float> poison, float %633, i64 0
  %635 = extractelement <4 x float> %632, i64 1
  %636 = insertelement <4 x float> %634, float %635, i64 1
  %637 = extractelement <4 x float> %632, i64 2
  %638 = insertelement <4 x float> %636, float %637, i64 2
  %639 = extractelement <4 x float> %632, i64 3
  %640 = insertelement <4 x float> %638, float %639, i64 3
  %641 = extractelement <4 x float> %640, i64 0
  %642 = insertelement <4 x float> poison, float %641, i64 0
  %643 = extractelement <4 x float> %640, i64 1
  %644 = insertelement <4 x float> %642, float %643, i64 1
  %645 = extractelement <4 x float> %640, i64 2
  %646 = insertelement <4 x float> %644, float %645, i64 2
  %647 = extractelement <4 x float> %640, i64 3
  %648 = insertelement <4 x float> %646, float %647, i64 3
  store <4 x float> %648, ptr addrspace(1) %589, align 16
  %649 = urem i32 %23, 32
  %650 = udiv i32 %23, 32
  %651 = mul nsw i32 %649, 36
  %652 = mul nsw i32 %650, 1152
  %653 = add nsw i32 %651, %652
  %654 = add nsw i32 %653, 4
  %655 = sext i32 %654 to i64
  %656 = getelementptr float, ptr addrspace(1) %92, i64 %655
  %657 = mul nsw i32 %93, 2097152
  %658 = add nsw i32 4, %657
  %659 = sext i32 %658 to i64
  %660 = getelementptr i8, ptr addrspace(6) %98, i64 %659
  %661 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %660, i1 false)
  %662 = extractelement <4 x i32> %661, i64 0
  %663 = insertelement <4 x i32> poison, i32 %662, i64 0
  %664 = extractelement <4 x i32> %661, i64 1
  %665 = insertelement <4 x i32> %663, i32 %664, i64 1
  %666 = extractelement <4 x i32> %661, i64 2
  %667 = insertelement <4 x i32> %665, i32 %666, i64 2
  %668 = extractelement <4 x i32> %661, i64 3
  %669 = insertelement <4 x i32> %667, i32 %668, i64 3
  store <4 x i32> %669, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %670 = load <4 x i32>, ptr %12, align 16
  %671 = extractelement <4 x i32> %670, i64 0
  %672 = insertelement <4 x i32> poison, i32 %671, i64 0
  %673 = extractelement <4 x i32> %670, i64 1
  %674 = insertelement <4 x i32> %672, i32 %673, i64 1
  %675 = extractelement <4 x i32> %670, i64 2
  %676 = insertelement <4 x i32> %674, i32 %675, i64 2
  %677 = extractelement <4 x i32> %670, i64 3
  %678 = insertelement <4 x i32> %676, i32 %677, i64 3
  %679 = extractelement <4 x i32> %678, i64 0
  %680 = extractelement <4 x i32> %678, i64 1
  %681 = extractelement <4 x i32> %678, i64 2
  %682 = extractelement <4 x i32> %678, i64 3
  %683 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %679, i32 %680, i32 %681, i32 %682)
  %684 = extractvalue { i32, i32, i32, i32 } %683, 0
  %685 = extractvalue { i32, i32, i32, i32 } %683, 1
  %686 = extractvalue { i32, i32, i32, i32 } %683, 2
  %687 = extractvalue { i32, i32, i32, i32 } %683, 3
  %688 = insertelement <4 x i32> poison, i32 %684, i64 0
  %689 = insertelement <4 x i32> %688, i32 %685, i64 1
  %690 = insertelement <4 x i32> %689, i32 %686, i64 2
  %691 = insertelement <4 x i32> %690, i32 %687, i64 3
  %692 = extractelement <4 x i32> %691, i64 0
  %693 = insertelement <4 x i32> poison, i32 %692, i64 0
  %694 = extractelement <4 x i32> %691, i64 1
  %695 = insertelement <4 x i32> %693, i32 %694, i64 1
  %696 = extractelement <4 x i32> %691, i64 2
  %697 = insertelement <4 x i32> %695, i32 %696, i64 2
  %698 = extractelement <4 x i32> %691, i64 3
  %699 = insertelement <4 x i32> %697, i32 %698, i64 3
  store <4 x i32> %699, ptr %12, align 16
  %700 = load <4 x float>, ptr %12, align 16
  %701 = extractelement <4 x float> %700, i64 0
  %702 = insertelement <4 x float> poison, float %701, i64 0
  %703 = extractelement <4 x float> %700, i64 1
  %704 = insertelement <4 x float> %702, float %703, i64 1
  %705 = extractelement <4 x float> %700, i64 2
  %706 = insertelement <4 x float> %704, float %705, i64 2
  %707 = extractelement <4 x float> %700, i64 3
  %708 = insertelement <4 x float> %706, float %707, i64 3
  %709 = extractelement <4 x float> %708, i64 0
  %710 = insertelement <4 x float> poison, float %709, i64 0
  %711 = extractelement <4 x float> %708, i64 1
  %712 = insertelement <4 x float> %710, float %711, i64 1
  %713 = extractelement <4 x float> %708, i64 2
  %714 = insertelement <4 x float> %712, float %713, i64 2
  %715 = extractelement <4 x float> %708, i64 3
  %716 = insertelement <4 x float> %714, float %715, i64 3
  store <4 x float> %716, ptr addrspace(1) %656, align 16
  %717 = urem i32 %23, 32
  %718 = udiv i32 %23, 32
  %719 = mul nsw i32 %717, 36
  %720 = mul nsw i32 %718, 1152
  %721 = add nsw i32 %719, %720
  %722 = add nsw i32 %721, 8
  %723 = sext i32 %722 to i64
  %724 = getelementptr float, ptr addrspace(1) %92, i64 %723
  %725 = mul nsw i32 %93, 2097152
  %726 = add nsw i32 8, %725
  %727 = sext i32 %726 to i64
  %728 = getelementptr i8, ptr addrspace(6) %98, i64 %727
  %729 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %728, i1 false)
  %730 = extractelement <4 x i32> %729, i64 0
  %731 = insertelement <4 x i32> poison, i32 %730, i64 0
  %732 = extractelement <4 x i32> %729, i64 1
  %733 = insertelement <4 x i32> %731, i32 %732, i64 1
  %734 = extractelement <4 x i32> %729, i64 2
  %735 = insertelement <4 x i32> %733, i32 %734, i64 2
  %736 = extractelement <4 x i32> %729, i64 3
  %737 = insertelement <4 x i32> %735, i32 %736, i64 3
  store <4 x i32> %737, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %738 = load <4 x i32>, ptr %11, align 16
  %739 = extractelement <4 x i32> %738, i64 0
  %740 = insertelement <4 x i32> poison, i32 %739, i64 0
  %741 = extractelement <4 x i32> %738, i64 1
  %742 = insertelement <4 x i32> %740, i32 %741, i64 1
  %743 = extractelement <4 x i32> %738, i64 2
  %744 = insertelement <4 x i32> %742, i32 %743, i64 2
  %745 = extractelement <4 x i32> %738, i64 3
  %746 = insertelement <4 x i32> %744, i32 %745, i64 3
  %747 = extractelement <4 x i32> %746, i64 0
  %748 = extractelement <4 x i32> %746, i64 1
  %749 = extractelement <4 x i32> %746, i64 2
  %750 = extractelement <4 x i32> %746, i64 3
  %751 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %747, i32 %748, i32 %749, i32 %750)
  %752 = extractvalue { i32, i32, i32, i32 } %751, 0
  %753 = extractvalue { i32, i32, i32, i32 } %751, 1
  %754 = extractvalue { i32, i32, i32, i32 } %751, 2
  %755 = extractvalue { i32, i32, i32, i32 } %751, 3
  %756 = insertelement <4 x i32> poison, i32 %752, i64 0
  %757 = insertelement <4 x i32> %756, i32 %753, i64 1
  %758 = insertelement <4 x i32> %757, i32 %754, i64 2
  %759 = insertelement <4 x i32> %758, i32 %755, i64 3
  %760 = extractelement <4 x i32> %759, i64 0
  %761 = insertelement <4 x i32> poison, i32 %760, i64 0
  %762 = extractelement <4 x i32> %759, i64 1
  %763 = insertelement <4 x i32> %761, i32 %762, i64 1
  %764 = extractelement <4 x i32> %759, i64 2
  %765 = insertelement <4 x i32> %763, i32 %764, i64 2
  %766 = extractelement <4 x i32> %759, i64 3
  %767 = insertelement <4 x i32> %765, i32 %766, i64 3
  store <4 x i32> %767, ptr %11, align 16
  %768 = load <4 x float>, ptr %11, align 16
  %769 = extractelement <4 x float> %768, i64 0
  %770 = insertelement <4 x float> poison, float %769, i64 0
  %771 = extractelement <4 x float> %768, i64 1
  %772 = insertelement <4 x float> %770, float %771, i64 1
  %773 = extractelement <4 x float> %768, i64 2
  %774 = insertelement <4 x float> %772, float %773, i64 2
  %775 = extractelement <4 x float> %768, i64 3
  %776 = insertelement <4 x float> %774, float %775, i64 3
  %777 = extractelement <4 x float> %776, i64 0
  %778 = insertelement <4 x float> poison, float %777, i64 0
  %779 = extractelement <4 x float> %776, i64 1
  %780 = insertelement <4 x float> %778, float %779, i64 1
  %781 = extractelement <4 x float> %776, i64 2
  %782 = insertelement <4 x float> %780, float %781, i64 2
  %783 = extractelement <4 x float> %776, i64 3
  %784 = insertelement <4 x float> %782, float %783, i64 3
  store <4 x float> %784, ptr addrspace(1) %724, align 16
  %785 = urem i32 %23, 32
  %786 = udiv i32 %23, 32
  %787 = mul nsw i32 %785, 36
  %788 = mul nsw i32 %786, 1152
  %789 = add nsw i32 %787, %788
  %790 = add nsw i32 %789, 12
  %791 = sext i32 %790 to i64
  %792 = getelementptr float, ptr addrspace(1) %92, i64 %791
  %793 = mul nsw i32 %93, 2097152
  %794 = add nsw i32 12, %793
  %795 = sext i32 %794 to i64
  %796 = getelementptr i8, ptr addrspace(6) %98, i64 %795
  %797 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %796, i1 false)
  %798 = extractelement <4 x i32> %797, i64 0
  %799 = insertelement <4 x i32> poison, i32 %798, i64 0
  %800 = extractelement <4 x i32> %797, i64 1
  %801 = insertelement <4 x i32> %799, i32 %800, i64 1
  %802 = extractelement <4 x i32> %797, i64 2
  %803 = insertelement <4 x i32> %801, i32 %802, i64 2
  %804 = extractelement <4 x i32> %797, i64 3
  %805 = insertelement <4 x i32> %803, i32 %804, i64 3
  store <4 x i32> %805, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %806 = load <4 x i32>, ptr %10, align 16
  %807 = extractelement <4 x i32> %806, i64 0
  %808 = insertelement <4 x i32> poison, i32 %807, i64 0
  %809 = extractelement <4 x i32> %806, i64 1
  %810 = insertelement <4 x i32> %808, i32 %809, i64 1
  %811 = extractelement <4 x i32> %806, i64 2
  %812 = insertelement <4 x i32> %810, i32 %811, i64 2
  %813 = extractelement <4 x i32> %806, i64 3
  %814 = insertelement <4 x i32> %812, i32 %813, i64 3
  %815 = extractelement <4 x i32> %814, i64 0
  %816 = extractelement <4 x i32> %814, i64 1
  %817 = extractelement <4 x i32> %814, i64 2
  %818 = extractelement <4 x i32> %814, i64 3
  %819 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %815, i32 %816, i32 %817, i32 %818)
  %820 = extractvalue { i32, i32, i32, i32 } %819, 0
  %821 = extractvalue { i32, i32, i32, i32 } %819, 1
  %822 = extractvalue { i32, i32, i32, i32 } %819, 2
  %823 = extractvalue { i32, i32, i32, i32 } %819, 3
  %824 = insertelement <4 x i32> poison, i32 %820, i64 0
  %825 = insertelement <4 x i32> %824, i32 %821, i64 1
  %826 = insertelement <4 x i32> %825, i32 %822, i64 2
  %827 = insertelement <4 x i32> %826, i32 %823, i64 3
  %828 = extractelement <4 x i32> %827, i64 0
  %829 = insertelement <4 x i32> poison, i32 %828, i64 0
  %830 = extractelement <4 x i32> %827, i64 1
  %831 = insertelement <4 x i32> %829, i32 %830, i64 1
  %832 = extractelement <4 x i32> %827, i64 2
  %833 = insertelement <4 x i32> %831, i32 %832, i64 2
  %834 = extractelement <4 x i32> %827, i64 3
  %835 = insertelement <4 x i32> %833, i32 %834, i64 3
  store <4 x i32> %835, ptr %10, align 16
  %836 = load <4 x float>, ptr %10, align 16
  %837 = extractelement <4 x float> %836, i64 0
  %838 = insertelement <4 x float> poison, float %837, i64 0
  %839 = extractelement <4 x float> %836, i64 1
  %840 = insertelement <4 x float> %838, float %839, i64 1
  %841 = extractelement <4 x float> %836, i64 2
  %842 = insertelement <4 x float> %840, float %841, i64 2
  %843 = extractelement <4 x float> %836, i64 3
  %844 = insertelement <4 x float> %842, float %843, i64 3
  %845 = extractelement <4 x float> %844, i64 0
  %846 = insertelement <4 x float> poison, float %845, i64 0
  %847 = extractelement <4 x float> %844, i64 1
  %848 = insertelement <4 x float> %846, float %847, i64 1
  %849 = extractelement <4 x float> %844, i64 2
  %850 = insertelement <4 x float> %848, float %849, i64 2
  %851 = extractelement <4 x float> %844, i64 3
  %852 = insertelement <4 x float> %850, float %851, i64 3
  store <4 x float> %852, ptr addrspace(1) %792, align 16
  %853 = urem i32 %23, 32
  %854 = udiv i32 %23, 32
  %855 = mul nsw i32 %853, 36
  %856 = mul nsw i32 %854, 1152
  %857 = add nsw i32 %855, %856
  %858 = add nsw i32 %857, 16
  %859 = sext i32 %858 to i64
  %860 = getelementptr float, ptr addrspace(1) %92, i64 %859
  %861 = mul nsw i32 %93, 2097152
  %862 = add nsw i32 16, %861
  %863 = sext i32 %862 to i64
  %864 = getelementptr i8, ptr addrspace(6) %98, i64 %863
  %865 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %864, i1 false)
  %866 = extractelement <4 x i32> %865, i64 0
  %867 = insertelement <4 x i32> poison, i32 %866, i64 0
  %868 = extractelement <4 x i32> %865, i64 1
  %869 = insertelement <4 x i32> %867, i32 %868, i64 1
  %870 = extractelement <4 x i32> %865, i64 2
  %871 = insertelement <4 x i32> %869, i32 %870, i64 2
  %872 = extractelement <4 x i32> %865, i64 3
  %873 = insertelement <4 x i32> %871, i32 %872, i64 3
  store <4 x i32> %873, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %874 = load <4 x i32>, ptr %9, align 16
  %875 = extractelement <4 x i32> %874, i64 0
  %876 = insertelement <4 x i32> poison, i32 %875, i64 0
  %877 = extractelement <4 x i32> %874, i64 1
  %878 = insertelement <4 x i32> %876, i32 %877, i64 1
  %879 = extractelement <4 x i32> %874, i64 2
  %880 = insertelement <4 x i32> %878, i32 %879, i64 2
  %881 = extractelement <4 x i32> %874, i64 3
  %882 = insertelement <4 x i32> %880, i32 %881, i64 3
  %883 = extractelement <4 x i32> %882, i64 0
  %884 = extractelement <4 x i32> %882, i64 1
  %885 = extractelement <4 x i32> %882, i64 2
  %886 = extractelement <4 x i32> %882, i64 3
  %887 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %883, i32 %884, i32 %885, i32 %886)
  %888 = extractvalue { i32, i32, i32, i32 } %887, 0
  %889 = extractvalue { i32, i32, i32, i32 } %887, 1
  %890 = extractvalue { i32, i32, i32, i32 } %887, 2
  %891 = extractvalue { i32, i32, i32, i32 } %887, 3
  %892 = insertelement <4 x i32> poison, i32 %888, i64 0
  %893 = insertelement <4 x i32> %892, i32 %889, i64 1
  %894 = insertelement <4 x i32> %893, i32 %890, i64 2
  %895 = insertelement <4 x i32> %894, i32 %891, i64 3
  %896 = extractelement <4 x i32> %895, i64 0
  %897 = insertelement <4 x i32> poison, i32 %896, i64 0
  %898 = extractelement <4 x i32> %895, i64 1
  %899 = insertelement <4 x i32> %897, i32 %898, i64 1
  %900 = extractelement <4 x i32> %895, i64 2
  %901 = insertelement <4 x i32> %899, i32 %900, i64 2
  %902 = extractelement <4 x i32> %895, i64 3
  %903 = insertelement <4 x i32> %901, i32 %902, i64 3
  store <4 x i32> %903, ptr %9, align 16
  %904 = load <4 x float>, ptr %9, align 16
  %905 = extractelement <4 x float> %904, i64 0
  %906 = insertelement <4 x float> poison, float %905, i64 0
  %907 = extractelement <4 x float> %904, i64 1
  %908 = insertelement <4 x float> %906, float %907, i64 1
  %909 = extractelement <4 x float> %904, i64 2
  %910 = insertelement <4 x float> %908, float %909, i64 2
  %911 = extractelement <4 x float> %904, i64 3
  %912 = insertelement <4 x float> %910, float %911, i64 3
  %913 = extractelement <4 x float> %912, i64 0
  %914 = insertelement <4 x float> poison, float %913, i64 0
  %915 = extractelement <4 x float> %912, i64 1
  %916 = insertelement <4 x float> %914, float %915, i64 1
  %917 = extractelement <4 x float> %912, i64 2
  %918 = insertelement <4 x float> %916, float %917, i64 2
  %919 = extractelement <4 x float> %912, i64 3
  %920 = insertelement <4 x float> %918, float %919, i64 3
  store <4 x float> %920, ptr addrspace(1) %860, align 16
  %921 = urem i32 %23, 32
  %922 = udiv i32 %23, 32
  %923 = mul nsw i32 %921, 36
  %924 = mul nsw i32 %922, 1152
  %925 = add nsw i32 %923, %924
  %926 = add nsw i32 %925, 20
  %927 = sext i32 %926 to i64
  %928 = getelementptr float, ptr addrspace(1) %92, i64 %927
  %929 = mul nsw i32 %93, 2097152
  %930 = add nsw i32 20, %929
  %931 = sext i32 %930 to i64
  %932 = getelementptr i8, ptr addrspace(6) %98, i64 %931
  %933 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %932, i1 false)
  %934 = extractelement <4 x i32> %933, i64 0
  %935 = insertelement <4 x i32> poison, i32 %934, i64 0
  %936 = extractelement <4 x i32> %933, i64 1
  %937 = insertelement <4 x i32> %935, i32 %936, i64 1
  %938 = extractelement <4 x i32> %933, i64 2
  %939 = insertelement <4 x i32> %937, i32 %938, i64 2
  %940 = extractelement <4 x i32> %933, i64 3
  %941 = insertelement <4 x i32> %939, i32 %940, i64 3
  store <4 x i32> %941, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %942 = load <4 x i32>, ptr %8, align 16
  %943 = extractelement <4 x i32> %942, i64 0
  %944 = insertelement <4 x i32> poison, i32 %943, i64 0
  %945 = extractelement <4 x i32> %942, i64 1
  %946 = insertelement <4 x i32> %944, i32 %945, i64 1
  %947 = extractelement <4 x i32> %942, i64 2
  %948 = insertelement <4 x i32> %946, i32 %947, i64 2
  %949 = extractelement <4 x i32> %942, i64 3
  %950 = insertelement <4 x i32> %948, i32 %949, i64 3
  %951 = extractelement <4 x i32> %950, i64 0
  %952 = extractelement <4 x i32> %950, i64 1
  %953 = extractelement <4 x i32> %950, i64 2
  %954 = extractelement <4 x i32> %950, i64 3
  %955 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %951, i32 %952, i32 %953, i32 %954)
  %956 = extractvalue { i32, i32, i32, i32 } %955, 0
  %957 = extractvalue { i32, i32, i32, i32 } %955, 1
  %958 = extractvalue { i32, i32, i32, i32 } %955, 2
  %959 = extractvalue { i32, i32, i32, i32 } %955, 3
  %960 = insertelement <4 x i32> poison, i32 %956, i64 0
  %961 = insertelement <4 x i32> %960, i32 %957, i64 1
  %962 = insertelement <4 x i32> %961, i32 %958, i64 2
  %963 = insertelement <4 x i32> %962, i32 %959, i64 3
  %964 = extractelement <4 x i32> %963, i64 0
  %965 = insertelement <4 x i32> poison, i32 %964, i64 0
  %966 = extractelement <4 x i32> %963, i64 1
  %967 = insertelement <4 x i32> %965, i32 %966, i64 1
  %968 = extractelement <4 x i32> %963, i64 2
  %969 = insertelement <4 x i32> %967, i32 %968, i64 2
  %970 = extractelement <4 x i32> %963, i64 3
  %971 = insertelement <4 x i32> %969, i32 %970, i64 3
  store <4 x i32> %971, ptr %8, align 16
  %972 = load <4 x float>, ptr %8, align 16
  %973 = extractelement <4 x float> %972, i64 0
  %974 = insertelement <4 x float> poison, float %973, i64 0
  %975 = extractelement <4 x float> %972, i64 1
  %976 = insertelement <4 x float> %974, float %975, i64 1
  %977 = extractelement <4 x float> %972, i64 2
  %978 = insertelement <4 x float> %976, float %977, i64 2
  %979 = extractelement <4 x float> %972, i64 3
  %980 = insertelement <4 x float> %978, float %979, i64 3
  %981 = extractelement <4 x float> %980, i64 0
  %982 = insertelement <4 x float> poison, float %981, i64 0
  %983 = extractelement <4 x float> %980, i64 1
  %984 = insertelement <4 x float> %982, float %983, i64 1
  %985 = extractelement <4 x float> %980, i64 2
  %986 = insertelement <4 x float> %984, float %985, i64 2
  %987 = extractelement <4 x float> %980, i64 3
  %988 = insertelement <4 x float> %986, float %987, i64 3
  store <4 x float> %988, ptr addrspace(1) %928, align 16
  %989 = urem i32 %23, 32
  %990 = udiv i32 %23, 32
  %991 = mul nsw i32 %989, 36
  %992 = mul nsw i32 %990, 1152
  %993 = add nsw i32 %991, %992
  %994 = add nsw i32 %993, 24
  %995 = sext i32 %994 to i64
  %996 = getelementptr float, ptr addrspace(1) %92, i64 %995
  %997 = mul nsw i32 %93, 2097152
  %998 = add nsw i32 24, %997
  %999 = sext i32 %998 to i64
  %1000 = getelementptr i8, ptr addrspace(6) %98, i64 %999
  %1001 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1000, i1 false)
  %1002 = extractelement <4 x i32> %1001, i64 0
  %1003 = insertelement <4 x i32> poison, i32 %1002, i64 0
  %1004 = extractelement <4 x i32> %1001, i64 1
  %1005 = insertelement <4 x i32> %1003, i32 %1004, i64 1
  %1006 = extractelement <4 x i32> %1001, i64 2
  %1007 = insertelement <4 x i32> %1005, i32 %1006, i64 2
  %1008 = extractelement <4 x i32> %1001, i64 3
  %1009 = insertelement <4 x i32> %1007, i32 %1008, i64 3
  store <4 x i32> %1009, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1010 = load <4 x i32>, ptr %7, align 16
  %1011 = extractelement <4 x i32> %1010, i64 0
  %1012 = insertelement <4 x i32> poison, i32 %1011, i64 0
  %1013 = extractelement <4 x i32> %1010, i64 1
  %1014 = insertelement <4 x i32> %1012, i32 %1013, i64 1
  %1015 = extractelement <4 x i32> %1010, i64 2
  %1016 = insertelement <4 x i32> %1014, i32 %1015, i64 2
  %1017 = extractelement <4 x i32> %1010, i64 3
  %1018 = insertelement <4 x i32> %1016, i32 %1017, i64 3
  %1019 = extractelement <4 x i32> %1018, i64 0
  %1020 = extractelement <4 x i32> %1018, i64 1
  %1021 = extractelement <4 x i32> %1018, i64 2
  %1022 = extractelement <4 x i32> %1018, i64 3
  %1023 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1019, i32 %1020, i32 %1021, i32 %1022)
  %1024 = extractvalue { i32, i32, i32, i32 } %1023, 0
  %1025 = extractvalue { i32, i32, i32, i32 } %1023, 1
  %1026 = extractvalue { i32, i32, i32, i32 } %1023, 2
  %1027 = extractvalue { i32, i32, i32, i32 } %1023, 3
  %1028 = insertelement <4 x i32> poison, i32 %1024, i64 0
  %1029 = insertelement <4 x i32> %1028, i32 %1025, i64 1
  %1030 = insertelement <4 x i32> %1029, i32 %1026, i64 2
  %1031 = insertelement <4 x i32> %1030, i32 %1027, i64 3
  %1032 = extractelement <4 x i32> %1031, i64 0
  %1033 = insertelement <4 x i32> poison, i32 %1032, i64 0
  %1034 = extractelement <4 x i32> %1031, i64 1
  %1035 = insertelement <4 x i32> %1033, i32 %1034, i64 1
  %1036 = extractelement <4 x i32> %1031, i64 2
  %1037 = insertelement <4 x i32> %1035, i32 %1036, i64 2
  %1038 = extractelement <4 x i32> %1031, i64 3
  %1039 = insertelement <4 x i32> %1037, i32 %1038, i64 3
  store <4 x i32> %1039, ptr %7, align 16
  %1040 = load <4 x float>, ptr %7, align 16
  %1041 = extractelement <4 x float> %1040, i64 0
  %1042 = insertelement <4 x float> poison, float %1041, i64 0
  %1043 = extractelement <4 x float> %1040, i64 1
  %1044 = insertelement <4 x float> %1042, float %1043, i64 1
  %1045 = extractelement <4 x float> %1040, i64 2
  %1046 = insertelement <4 x float> %1044, float %1045, i64 2
  %1047 = extractelement <4 x float> %1040, i64 3
  %1048 = insertelement <4 x float> %1046, float %1047, i64 3
  %1049 = extractelement <4 x float> %1048, i64 0
  %1050 = insertelement <4 x float> poison, float %1049, i64 0
  %1051 = extractelement <4 x float> %1048, i64 1
  %1052 = insertelement <4 x float> %1050, float %1051, i64 1
  %1053 = extractelement <4 x float> %1048, i64 2
  %1054 = insertelement <4 x float> %1052, float %1053, i64 2
  %1055 = extractelement <4 x float> %1048, i64 3
  %1056 = insertelement <4 x float> %1054, float %1055, i64 3
  store <4 x float> %1056, ptr addrspace(1) %996, align 16
  %1057 = urem i32 %23, 32
  %1058 = udiv i32 %23, 32
  %1059 = mul nsw i32 %1057, 36
  %1060 = mul nsw i32 %1058, 1152
  %1061 = add nsw i32 %1059, %1060
  %1062 = add nsw i32 %1061, 28
  %1063 = sext i32 %1062 to i64
  %1064 = getelementptr float, ptr addrspace(1) %92, i64 %1063
  %1065 = mul nsw i32 %93, 2097152
  %1066 = add nsw i32 28, %1065
  %1067 = sext i32 %1066 to i64
  %1068 = getelementptr i8, ptr addrspace(6) %98, i64 %1067
  %1069 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1068, i1 false)
  %1070 = extractelement <4 x i32> %1069, i64 0
  %1071 = insertelement <4 x i32> poison, i32 %1070, i64 0
  %1072 = extractelement <4 x i32> %1069, i64 1
  %1073 = insertelement <4 x i32> %1071, i32 %1072, i64 1
  %1074 = extractelement <4 x i32> %1069, i64 2
  %1075 = insertelement <4 x i32> %1073, i32 %1074, i64 2
  %1076 = extractelement <4 x i32> %1069, i64 3
  %1077 = insertelement <4 x i32> %1075, i32 %1076, i64 3
  store <4 x i32> %1077, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1078 = load <4 x i32>, ptr %6, align 16
  %1079 = extractelement <4 x i32> %1078, i64 0
  %1080 = insertelement <4 x i32> poison, i32 %1079, i64 0
  %1081 = extractelement <4 x i32> %1078, i64 1
  %1082 = insertelement <4 x i32> %1080, i32 %1081, i64 1
  %1083 = extractelement <4 x i32> %1078, i64 2
  %1084 = insertelement <4 x i32> %1082, i32 %1083, i64 2
  %1085 = extractelement <4 x i32> %1078, i64 3
  %1086 = insertelement <4 x i32> %1084, i32 %1085, i64 3
  %1087 = extractelement <4 x i32> %1086, i64 0
  %1088 = extractelement <4 x i32> %1086, i64 1
  %1089 = extractelement <4 x i32> %1086, i64 2
  %1090 = extractelement <4 x i32> %1086, i64 3
  %1091 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1087, i32 %1088, i32 %1089, i32 %1090)
  %1092 = extractvalue { i32, i32, i32, i32 } %1091, 0
  %1093 = extractvalue { i32, i32, i32, i32 } %1091, 1
  %1094 = extractvalue { i32, i32, i32, i32 } %1091, 2
  %1095 = extractvalue { i32, i32, i32, i32 } %1091, 3
  %1096 = insertelement <4 x i32> poison, i32 %1092, i64 0
  %1097 = insertelement <4 x i32> %1096, i32 %1093, i64 1
  %1098 = insertelement <4 x i32> %1097, i32 %1094, i64 2
  %1099 = insertelement <4 x i32> %1098, i32 %1095, i64 3
  %1100 = extractelement <4 x i32> %1099, i64 0
  %1101 = insertelement <4 x i32> poison, i32 %1100, i64 0
  %1102 = extractelement <4 x i32> %1099, i64 1
  %1103 = insertelement <4 x i32> %1101, i32 %1102, i64 1
  %1104 = extractelement <4 x i32> %1099, i64 2
  %1105 = insertelement <4 x i32> %1103, i32 %1104, i64 2
  %1106 = extractelement <4 x i32> %1099, i64 3
  %1107 = insertelement <4 x i32> %1105, i32 %1106, i64 3
  store <4 x i32> %1107, ptr %6, align 16
  %1108 = load <4 x float>, ptr %6, align 16
  %1109 = extractelement <4 x float> %1108, i64 0
  %1110 = insertelement <4 x float> poison, float %1109, i64 0
  %1111 = extractelement <4 x float> %1108, i64 1
  %1112 = insertelement <4 x float> %1110, float %1111, i64 1
  %1113 = extractelement <4 x float> %1108, i64 2
  %1114 = insertelement <4 x float> %1112, float %1113, i64 2
  %1115 = extractelement <4 x float> %1108, i64 3
  %1116 = insertelement <4 x float> %1114, float %1115, i64 3
  %1117 = extractelement <4 x float> %1116, i64 0
  %1118 = insertelement <4 x float> poison, float %1117, i64 0
  %1119 = extractelement <4 x float> %1116, i64 1
  %1120 = insertelement <4 x float> %1118, float %1119, i64 1
  %1121 = extractelement <4 x float> %1116, i64 2
  %1122 = insertelement <4 x float> %1120, float %1121, i64 2
  %1123 = extractelement <4 x float> %1116, i64 3
  %1124 = insertelement <4 x float> %1122, float %1123, i64 3
  store <4 x float> %1124, ptr addrspace(1) %1064, align 16
  %1125 = urem i32 %23, 32
  %1126 = udiv i32 %23, 32
  %1127 = mul nsw i32 %1125, 36
  %1128 = mul nsw i32 %1126, 1152
  %1129 = add nsw i32 %1127, %1128
  %1130 = add nsw i32 %1129, 32
  %1131 = sext i32 %1130 to i64
  %1132 = getelementptr float, ptr addrspace(1) %92, i64 %1131
  %1133 = mul nsw i32 %93, 2097152
  %1134 = add nsw i32 32, %1133
  %1135 = sext i32 %1134 to i64
  %1136 = getelementptr i8, ptr addrspace(6) %98, i64 %1135
  %1137 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1136, i1 false)
  %1138 = extractelement <4 x i32> %1137, i64 0
  %1139 = insertelement <4 x i32> poison, i32 %1138, i64 0
  %1140 = extractelement <4 x i32> %1137, i64 1
  %1141 = insertelement <4 x i32> %1139, i32 %1140, i64 1
  %1142 = extractelement <4 x i32> %1137, i64 2
  %1143 = insertelement <4 x i32> %1141, i32 %1142, i64 2
  %1144 = extractelement <4 x i32> %1137, i64 3
  %1145 = insertelement <4 x i32> %1143, i32 %1144, i64 3
  store <4 x i32> %1145, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1146 = load <4 x i32>, ptr %5, align 16
  %1147 = extractelement <4 x i32> %1146, i64 0
  %1148 = insertelement <4 x i32> poison, i32 %1147, i64 0
  %1149 = extractelement <4 x i32> %1146, i64 1
  %1150 = insertelement <4 x i32> %1148, i32 %1149, i64 1
  %1151 = extractelement <4 x i32> %1146, i64 2
  %1152 = insertelement <4 x i32> %1150, i32 %1151, i64 2
  %1153 = extractelement <4 x i32> %1146, i64 3
  %1154 = insertelement <4 x i32> %1152, i32 %1153, i64 3
  %1155 = extractelement <4 x i32> %1154, i64 0
  %1156 = extractelement <4 x i32> %1154, i64 1
  %1157 = extractelement <4 x i32> %1154, i64 2
  %1158 = extractelement <4 x i32> %1154, i64 3
  %1159 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1155, i32 %1156, i32 %1157, i32 %1158)
  %1160 = extractvalue { i32, i32, i32, i32 } %1159, 0
  %1161 = extractvalue { i32, i32, i32, i32 } %1159, 1
  %1162 = extractvalue { i32, i32, i32, i32 } %1159, 2
  %1163 = extractvalue { i32, i32, i32, i32 } %1159, 3
  %1164 = insertelement <4 x i32> poison, i32 %1160, i64 0
  %1165 = insertelement <4 x i32> %1164, i32 %1161, i64 1
  %1166 = insertelement <4 x i32> %1165, i32 %1162, i64 2
  %1167 = insertelement <4 x i32> %1166, i32 %1163, i64 3
  %1168 = extractelement <4 x i32> %1167, i64 0
  %1169 = insertelement <4 x i32> poison, i32 %1168, i64 0
  %1170 = extractelement <4 x i32> %1167, i64 1
  %1171 = insertelement <4 x i32> %1169, i32 %1170, i64 1
  %1172 = extractelement <4 x i32> %1167, i64 2
  %1173 = insertelement <4 x i32> %1171, i32 %1172, i64 2
  %1174 = extractelement <4 x i32> %1167, i64 3
  %1175 = insertelement <4 x i32> %1173, i32 %1174, i64 3
  store <4 x i32> %1175, ptr %5, align 16
  %1176 = load <4 x float>, ptr %5, align 16
  %1177 = extractelement <4 x float> %1176, i64 0
  %1178 = insertelement <4 x float> poison, float %1177, i64 0
  %1179 = extractelement <4 x float> %1176, i64 1
  %1180 = insertelement <4 x float> %1178, float %1179, i64 1
  %1181 = extractelement <4 x float> %1176, i64 2
  %1182 = insertelement <4 x float> %1180, float %1181, i64 2
  %1183 = extractelement <4 x float> %1176, i64 3
  %1184 = insertelement <4 x float> %1182, float %1183, i64 3
  %1185 = extractelement <4 x float> %1184, i64 0
  %1186 = insertelement <4 x float> poison, float %1185, i64 0
  %1187 = extractelement <4 x float> %1184, i64 1
  %1188 = insertelement <4 x float> %1186, float %1187, i64 1
  %1189 = extractelement <4 x float> %1184, i64 2
  %1190 = insertelement <4 x float> %1188, float %1189, i64 2
  %1191 = extractelement <4 x float> %1184, i64 3
  %1192 = insertelement <4 x float> %1190, float %1191, i64 3
  store <4 x float> %1192, ptr addrspace(1) %1132, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %94, label %1193, label %1194

1193:                                             ; preds = %582
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %98, i32 64)
  br label %1194

1194:                                             ; preds = %1193, %582
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #3

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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="128" }
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
