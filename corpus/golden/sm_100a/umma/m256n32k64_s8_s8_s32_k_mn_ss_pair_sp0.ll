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
  %25 = mul nsw i32 %24, 4096
  %26 = sext i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(1) %0, i64 %26
  br label %28

28:                                               ; preds = %31, %4
  %29 = phi i32 [ %54, %31 ], [ %23, %4 ]
  %30 = icmp slt i32 %29, 4096
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = urem i32 %29, 128
  %33 = udiv i32 %29, 128
  %34 = mul nsw i32 %32, 32
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %27, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1
  %39 = urem i32 %29, 8
  %40 = udiv i32 %29, 8
  %41 = mul nsw i32 %39, 128
  %42 = urem i32 %40, 16
  %43 = udiv i32 %40, 16
  %44 = mul nsw i32 %42, 1024
  %45 = add nsw i32 %41, %44
  %46 = add nsw i32 %45, %43
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %47
  %49 = ptrtoint ptr addrspace(3) %48 to i32
  %50 = and i32 %49, 896
  %51 = lshr i32 %50, 3
  %52 = xor i32 %49, %51
  %53 = inttoptr i32 %52 to ptr addrspace(3)
  store i8 %38, ptr addrspace(3) %53, align 1
  %54 = add i32 %29, 128
  br label %28

55:                                               ; preds = %28
  %56 = mul nsw i32 %24, 1024
  %57 = sext i32 %56 to i64
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  br label %59

59:                                               ; preds = %62, %55
  %60 = phi i32 [ %85, %62 ], [ %23, %55 ]
  %61 = icmp slt i32 %60, 1024
  br i1 %61, label %62, label %86

62:                                               ; preds = %59
  %63 = urem i32 %60, 16
  %64 = udiv i32 %60, 16
  %65 = mul nsw i32 %63, 64
  %66 = add nsw i32 %65, %64
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(1) %58, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1
  %70 = urem i32 %60, 16
  %71 = udiv i32 %60, 16
  %72 = urem i32 %71, 8
  %73 = udiv i32 %71, 8
  %74 = mul nsw i32 %72, 128
  %75 = add nsw i32 %70, %74
  %76 = mul nsw i32 %73, 1024
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %78
  %80 = ptrtoint ptr addrspace(3) %79 to i32
  %81 = and i32 %80, 896
  %82 = lshr i32 %81, 3
  %83 = xor i32 %80, %82
  %84 = inttoptr i32 %83 to ptr addrspace(3)
  store i8 %69, ptr addrspace(3) %84, align 1
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
  br i1 %562, label %563, label %574

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
  %573 = extractvalue { i1, i1, i1, ptr addrspace(6) } %560, 3
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %98, i64 %567, i64 %571, i32 269026468, i1 %572, ptr addrspace(6) %573, i32 3, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %574

574:                                              ; preds = %563, %101
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %575 = urem i32 %23, 32
  %576 = udiv i32 %23, 32
  %577 = mul nsw i32 %575, 36
  %578 = mul nsw i32 %576, 1152
  %579 = add nsw i32 %577, %578
  %580 = sext i32 %579 to i64
  %581 = getelementptr float, ptr addrspace(1) %92, i64 %580
  %582 = mul nsw i32 %93, 2097152
  %583 = sext i32 %582 to i64
  %584 = getelementptr i8, ptr addrspace(6) %98, i64 %583
  %585 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %584, i1 false)
  %586 = extractelement <4 x i32> %585, i64 0
  %587 = insertelement <4 x i32> poison, i32 %586, i64 0
  %588 = extractelement <4 x i32> %585, i64 1
  %589 = insertelement <4 x i32> %587, i32 %588, i64 1
  %590 = extractelement <4 x i32> %585, i64 2
  %591 = insertelement <4 x i32> %589, i32 %590, i64 2
  %592 = extractelement <4 x i32> %585, i64 3
  %593 = insertelement <4 x i32> %591, i32 %592, i64 3
  store <4 x i32> %593, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %594 = load <4 x i32>, ptr %13, align 16
  %595 = extractelement <4 x i32> %594, i64 0
  %596 = insertelement <4 x i32> poison, i32 %595, i64 0
  %597 = extractelement <4 x i32> %594, i64 1
  %598 = insertelement <4 x i32> %596, i32 %597, i64 1
  %599 = extractelement <4 x i32> %594, i64 2
  %600 = insertelement <4 x i32> %598, i32 %599, i64 2
  %601 = extractelement <4 x i32> %594, i64 3
  %602 = insertelement <4 x i32> %600, i32 %601, i64 3
  %603 = extractelement <4 x i32> %602, i64 0
  %604 = extractelement <4 x i32> %602, i64 1
  %605 = extractelement <4 x i32> %602, i64 2
  %606 = extractelement <4 x i32> %602, i64 3
  %607 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %603, i32 %604, i32 %605, i32 %606)
  %608 = extractvalue { i32, i32, i32, i32 } %607, 0
  %609 = extractvalue { i32, i32, i32, i32 } %607, 1
  %610 = extractvalue { i32, i32, i32, i32 } %607, 2
  %611 = extractvalue { i32, i32, i32, i32 } %607, 3
  %612 = insertelement <4 x i32> poison, i32 %608, i64 0
  %613 = insertelement <4 x i32> %612, i32 %609, i64 1
  %614 = insertelement <4 x i32> %613, i32 %610, i64 2
  %615 = insertelement <4 x i32> %614, i32 %611, i64 3
  %616 = extractelement <4 x i32> %615, i64 0
  %617 = insertelement <4 x i32> poison, i32 %616, i64 0
  %618 = extractelement <4 x i32> %615, i64 1
  %619 = insertelement <4 x i32> %617, i32 %618, i64 1
  %620 = extractelement <4 x i32> %615, i64 2
  %621 = insertelement <4 x i32> %619, i32 %620, i64 2
  %622 = extractelement <4 x i32> %615, i64 3
  %623 = insertelement <4 x i32> %621, i32 %622, i64 3
  store <4 x i32> %623, ptr %13, align 16
  %624 = load <4 x float>, ptr %13, align 16
  %625 = extractelement <4 x float> %624, i64 0
  %626 = insertelement <4 x float> poison, float %625, i64 0
  %627 = extractelement <4 x float> %624, i64 1
  %628 = insertelement <4 x float> %626, float %627, i64 1
  %629 = extractelement <4 x float> %624, i64 2
  %630 = insertelement <4 x float> %628, float %629, i64 2
  %631 = extractelement <4 x float> %624, i64 3
  %632 = insertelement <4 x float> %630, float %631, i64 3
  %633 = extractelement <4 x float> %632, i64 0
  %634 = insertelement <4 x float> poison, float %633, i64 0
  %635 = extractelement <4 x float> %632, i64 1
  %636 = insertelement <4 x float> %634, float %635, i64 1
  %637 = extractelement <4 x float> %632, i64 2
  %638 = insertelement <4 x float> %636, float %637, i64 2
  %639 = extractelement <4 x float> %632, i64 3
  %640 = insertelement <4 x float> %638, float %639, i64 3
  store <4 x float> %640, ptr addrspace(1) %581, align 16
  %641 = urem i32 %23, 32
  %642 = udiv i32 %23, 32
  %643 = mul nsw i32 %641, 36
  %644 = mul nsw i32 %642, 1152
  %645 = add nsw i32 %643, %644
  %646 = add nsw i32 %645, 4
  %647 = sext i32 %646 to i64
  %648 = getelementptr float, ptr addrspace(1) %92, i64 %647
  %649 = mul nsw i32 %93, 2097152
  %650 = add nsw i32 4, %649
  %651 = sext i32 %650 to i64
  %652 = getelementptr i8, ptr addrspace(6) %98, i64 %651
  %653 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %652, i1 false)
  %654 = extractelement <4 x i32> %653, i64 0
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <4 x i32> %653, i64 1
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <4 x i32> %653, i64 2
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <4 x i32> %653, i64 3
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  store <4 x i32> %661, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %662 = load <4 x i32>, ptr %12, align 16
  %663 = extractelement <4 x i32> %662, i64 0
  %664 = insertelement <4 x i32> poison, i32 %663, i64 0
  %665 = extractelement <4 x i32> %662, i64 1
  %666 = insertelement <4 x i32> %664, i32 %665, i64 1
  %667 = extractelement <4 x i32> %662, i64 2
  %668 = insertelement <4 x i32> %666, i32 %667, i64 2
  %669 = extractelement <4 x i32> %662, i64 3
  %670 = insertelement <4 x i32> %668, i32 %669, i64 3
  %671 = extractelement <4 x i32> %670, i64 0
  %672 = extractelement <4 x i32> %670, i64 1
  %673 = extractelement <4 x i32> %670, i64 2
  %674 = extractelement <4 x i32> %670, i64 3
  %675 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %671, i32 %672, i32 %673, i32 %674)
  %676 = extractvalue { i32, i32, i32, i32 } %675, 0
  %677 = extractvalue { i32, i32, i32, i32 } %675, 1
  %678 = extractvalue { i32, i32, i32, i32 } %675, 2
  %679 = extractvalue { i32, i32, i32, i32 } %675, 3
  %680 = insertelement <4 x i32> poison, i32 %676, i64 0
  %681 = insertelement <4 x i32> %680, i32 %677, i64 1
  %682 = insertelement <4 x i32> %681, i32 %678, i64 2
  %683 = insertelement <4 x i32> %682, i32 %679, i64 3
  %684 = extractelement <4 x i32> %683, i64 0
  %685 = insertelement <4 x i32> poison, i32 %684, i64 0
  %686 = extractelement <4 x i32> %683, i64 1
  %687 = insertelement <4 x i32> %685, i32 %686, i64 1
  %688 = extractelement <4 x i32> %683, i64 2
  %689 = insertelement <4 x i32> %687, i32 %688, i64 2
  %690 = extractelement <4 x i32> %683, i64 3
  %691 = insertelement <4 x i32> %689, i32 %690, i64 3
  store <4 x i32> %691, ptr %12, align 16
  %692 = load <4 x float>, ptr %12, align 16
  %693 = extractelement <4 x float> %692, i64 0
  %694 = insertelement <4 x float> poison, float %693, i64 0
  %695 = extractelement <4 x float> %692, i64 1
  %696 = insertelement <4 x float> %694, float %695, i64 1
  %697 = extractelement <4 x float> %692, i64 2
  %698 = insertelement <4 x float> %696, float %697, i64 2
  %699 = extractelement <4 x float> %692, i64 3
  %700 = insertelement <4 x float> %698, float %699, i64 3
  %701 = extractelement <4 x float> %700, i64 0
  %702 = insertelement <4 x float> poison, float %701, i64 0
  %703 = extractelement <4 x float> %700, i64 1
  %704 = insertelement <4 x float> %702, float %703, i64 1
  %705 = extractelement <4 x float> %700, i64 2
  %706 = insertelement <4 x float> %704, float %705, i64 2
  %707 = extractelement <4 x float> %700, i64 3
  %708 = insertelement <4 x float> %706, float %707, i64 3
  store <4 x float> %708, ptr addrspace(1) %648, align 16
  %709 = urem i32 %23, 32
  %710 = udiv i32 %23, 32
  %711 = mul nsw i32 %709, 36
  %712 = mul nsw i32 %710, 1152
  %713 = add nsw i32 %711, %712
  %714 = add nsw i32 %713, 8
  %715 = sext i32 %714 to i64
  %716 = getelementptr float, ptr addrspace(1) %92, i64 %715
  %717 = mul nsw i32 %93, 2097152
  %718 = add nsw i32 8, %717
  %719 = sext i32 %718 to i64
  %720 = getelementptr i8, ptr addrspace(6) %98, i64 %719
  %721 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %720, i1 false)
  %722 = extractelement <4 x i32> %721, i64 0
  %723 = insertelement <4 x i32> poison, i32 %722, i64 0
  %724 = extractelement <4 x i32> %721, i64 1
  %725 = insertelement <4 x i32> %723, i32 %724, i64 1
  %726 = extractelement <4 x i32> %721, i64 2
  %727 = insertelement <4 x i32> %725, i32 %726, i64 2
  %728 = extractelement <4 x i32> %721, i64 3
  %729 = insertelement <4 x i32> %727, i32 %728, i64 3
  store <4 x i32> %729, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %730 = load <4 x i32>, ptr %11, align 16
  %731 = extractelement <4 x i32> %730, i64 0
  %732 = insertelement <4 x i32> poison, i32 %731, i64 0
  %733 = extractelement <4 x i32> %730, i64 1
  %734 = insertelement <4 x i32> %732, i32 %733, i64 1
  %735 = extractelement <4 x i32> %730, i64 2
  %736 = insertelement <4 x i32> %734, i32 %735, i64 2
  %737 = extractelement <4 x i32> %730, i64 3
  %738 = insertelement <4 x i32> %736, i32 %737, i64 3
  %739 = extractelement <4 x i32> %738, i64 0
  %740 = extractelement <4 x i32> %738, i64 1
  %741 = extractelement <4 x i32> %738, i64 2
  %742 = extractelement <4 x i32> %738, i64 3
  %743 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %739, i32 %740, i32 %741, i32 %742)
  %744 = extractvalue { i32, i32, i32, i32 } %743, 0
  %745 = extractvalue { i32, i32, i32, i32 } %743, 1
  %746 = extractvalue { i32, i32, i32, i32 } %743, 2
  %747 = extractvalue { i32, i32, i32, i32 } %743, 3
  %748 = insertelement <4 x i32> poison, i32 %744, i64 0
  %749 = insertelement <4 x i32> %748, i32 %745, i64 1
  %750 = insertelement <4 x i32> %749, i32 %746, i64 2
  %751 = insertelement <4 x i32> %750, i32 %747, i64 3
  %752 = extractelement <4 x i32> %751, i64 0
  %753 = insertelement <4 x i32> poison, i32 %752, i64 0
  %754 = extractelement <4 x i32> %751, i64 1
  %755 = insertelement <4 x i32> %753, i32 %754, i64 1
  %756 = extractelement <4 x i32> %751, i64 2
  %757 = insertelement <4 x i32> %755, i32 %756, i64 2
  %758 = extractelement <4 x i32> %751, i64 3
  %759 = insertelement <4 x i32> %757, i32 %758, i64 3
  store <4 x i32> %759, ptr %11, align 16
  %760 = load <4 x float>, ptr %11, align 16
  %761 = extractelement <4 x float> %760, i64 0
  %762 = insertelement <4 x float> poison, float %761, i64 0
  %763 = extractelement <4 x float> %760, i64 1
  %764 = insertelement <4 x float> %762, float %763, i64 1
  %765 = extractelement <4 x float> %760, i64 2
  %766 = insertelement <4 x float> %764, float %765, i64 2
  %767 = extractelement <4 x float> %760, i64 3
  %768 = insertelement <4 x float> %766, float %767, i64 3
  %769 = extractelement <4 x float> %768, i64 0
  %770 = insertelement <4 x float> poison, float %769, i64 0
  %771 = extractelement <4 x float> %768, i64 1
  %772 = insertelement <4 x float> %770, float %771, i64 1
  %773 = extractelement <4 x float> %768, i64 2
  %774 = insertelement <4 x float> %772, float %773, i64 2
  %775 = extractelement <4 x float> %768, i64 3
  %776 = insertelement <4 x float> %774, float %775, i64 3
  store <4 x float> %776, ptr addrspace(1) %716, align 16
  %777 = urem i32 %23, 32
  %778 = udiv i32 %23, 32
  %779 = mul nsw i32 %777, 36
  %780 = mul nsw i32 %778, 1152
  %781 = add nsw i32 %779, %780
  %782 = add nsw i32 %781, 12
  %783 = sext i32 %782 to i64
  %784 = getelementptr float, ptr addrspace(1) %92, i64 %783
  %785 = mul nsw i32 %93, 2097152
  %786 = add nsw i32 12, %785
  %787 = sext i32 %786 to i64
  %788 = getelementptr i8, ptr addrspace(6) %98, i64 %787
  %789 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %788, i1 false)
  %790 = extractelement <4 x i32> %789, i64 0
  %791 = insertelement <4 x i32> poison, i32 %790, i64 0
  %792 = extractelement <4 x i32> %789, i64 1
  %793 = insertelement <4 x i32> %791, i32 %792, i64 1
  %794 = extractelement <4 x i32> %789, i64 2
  %795 = insertelement <4 x i32> %793, i32 %794, i64 2
  %796 = extractelement <4 x i32> %789, i64 3
  %797 = insertelement <4 x i32> %795, i32 %796, i64 3
  store <4 x i32> %797, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %798 = load <4 x i32>, ptr %10, align 16
  %799 = extractelement <4 x i32> %798, i64 0
  %800 = insertelement <4 x i32> poison, i32 %799, i64 0
  %801 = extractelement <4 x i32> %798, i64 1
  %802 = insertelement <4 x i32> %800, i32 %801, i64 1
  %803 = extractelement <4 x i32> %798, i64 2
  %804 = insertelement <4 x i32> %802, i32 %803, i64 2
  %805 = extractelement <4 x i32> %798, i64 3
  %806 = insertelement <4 x i32> %804, i32 %805, i64 3
  %807 = extractelement <4 x i32> %806, i64 0
  %808 = extractelement <4 x i32> %806, i64 1
  %809 = extractelement <4 x i32> %806, i64 2
  %810 = extractelement <4 x i32> %806, i64 3
  %811 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %807, i32 %808, i32 %809, i32 %810)
  %812 = extractvalue { i32, i32, i32, i32 } %811, 0
  %813 = extractvalue { i32, i32, i32, i32 } %811, 1
  %814 = extractvalue { i32, i32, i32, i32 } %811, 2
  %815 = extractvalue { i32, i32, i32, i32 } %811, 3
  %816 = insertelement <4 x i32> poison, i32 %812, i64 0
  %817 = insertelement <4 x i32> %816, i32 %813, i64 1
  %818 = insertelement <4 x i32> %817, i32 %814, i64 2
  %819 = insertelement <4 x i32> %818, i32 %815, i64 3
  %820 = extractelement <4 x i32> %819, i64 0
  %821 = insertelement <4 x i32> poison, i32 %820, i64 0
  %822 = extractelement <4 x i32> %819, i64 1
  %823 = insertelement <4 x i32> %821, i32 %822, i64 1
  %824 = extractelement <4 x i32> %819, i64 2
  %825 = insertelement <4 x i32> %823, i32 %824, i64 2
  %826 = extractelement <4 x i32> %819, i64 3
  %827 = insertelement <4 x i32> %825, i32 %826, i64 3
  store <4 x i32> %827, ptr %10, align 16
  %828 = load <4 x float>, ptr %10, align 16
  %829 = extractelement <4 x float> %828, i64 0
  %830 = insertelement <4 x float> poison, float %829, i64 0
  %831 = extractelement <4 x float> %828, i64 1
  %832 = insertelement <4 x float> %830, float %831, i64 1
  %833 = extractelement <4 x float> %828, i64 2
  %834 = insertelement <4 x float> %832, float %833, i64 2
  %835 = extractelement <4 x float> %828, i64 3
  %836 = insertelement <4 x float> %834, float %835, i64 3
  %837 = extractelement <4 x float> %836, i64 0
  %838 = insertelement <4 x float> poison, float %837, i64 0
  %839 = extractelement <4 x float> %836, i64 1
  %840 = insertelement <4 x float> %838, float %839, i64 1
  %841 = extractelement <4 x float> %836, i64 2
  %842 = insertelement <4 x float> %840, float %841, i64 2
  %843 = extractelement <4 x float> %836, i64 3
  %844 = insertelement <4 x float> %842, float %843, i64 3
  store <4 x float> %844, ptr addrspace(1) %784, align 16
  %845 = urem i32 %23, 32
  %846 = udiv i32 %23, 32
  %847 = mul nsw i32 %845, 36
  %848 = mul nsw i32 %846, 1152
  %849 = add nsw i32 %847, %848
  %850 = add nsw i32 %849, 16
  %851 = sext i32 %850 to i64
  %852 = getelementptr float, ptr addrspace(1) %92, i64 %851
  %853 = mul nsw i32 %93, 2097152
  %854 = add nsw i32 16, %853
  %855 = sext i32 %854 to i64
  %856 = getelementptr i8, ptr addrspace(6) %98, i64 %855
  %857 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %856, i1 false)
  %858 = extractelement <4 x i32> %857, i64 0
  %859 = insertelement <4 x i32> poison, i32 %858, i64 0
  %860 = extractelement <4 x i32> %857, i64 1
  %861 = insertelement <4 x i32> %859, i32 %860, i64 1
  %862 = extractelement <4 x i32> %857, i64 2
  %863 = insertelement <4 x i32> %861, i32 %862, i64 2
  %864 = extractelement <4 x i32> %857, i64 3
  %865 = insertelement <4 x i32> %863, i32 %864, i64 3
  store <4 x i32> %865, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %866 = load <4 x i32>, ptr %9, align 16
  %867 = extractelement <4 x i32> %866, i64 0
  %868 = insertelement <4 x i32> poison, i32 %867, i64 0
  %869 = extractelement <4 x i32> %866, i64 1
  %870 = insertelement <4 x i32> %868, i32 %869, i64 1
  %871 = extractelement <4 x i32> %866, i64 2
  %872 = insertelement <4 x i32> %870, i32 %871, i64 2
  %873 = extractelement <4 x i32> %866, i64 3
  %874 = insertelement <4 x i32> %872, i32 %873, i64 3
  %875 = extractelement <4 x i32> %874, i64 0
  %876 = extractelement <4 x i32> %874, i64 1
  %877 = extractelement <4 x i32> %874, i64 2
  %878 = extractelement <4 x i32> %874, i64 3
  %879 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %875, i32 %876, i32 %877, i32 %878)
  %880 = extractvalue { i32, i32, i32, i32 } %879, 0
  %881 = extractvalue { i32, i32, i32, i32 } %879, 1
  %882 = extractvalue { i32, i32, i32, i32 } %879, 2
  %883 = extractvalue { i32, i32, i32, i32 } %879, 3
  %884 = insertelement <4 x i32> poison, i32 %880, i64 0
  %885 = insertelement <4 x i32> %884, i32 %881, i64 1
  %886 = insertelement <4 x i32> %885, i32 %882, i64 2
  %887 = insertelement <4 x i32> %886, i32 %883, i64 3
  %888 = extractelement <4 x i32> %887, i64 0
  %889 = insertelement <4 x i32> poison, i32 %888, i64 0
  %890 = extractelement <4 x i32> %887, i64 1
  %891 = insertelement <4 x i32> %889, i32 %890, i64 1
  %892 = extractelement <4 x i32> %887, i64 2
  %893 = insertelement <4 x i32> %891, i32 %892, i64 2
  %894 = extractelement <4 x i32> %887, i64 3
  %895 = insertelement <4 x i32> %893, i32 %894, i64 3
  store <4 x i32> %895, ptr %9, align 16
  %896 = load <4 x float>, ptr %9, align 16
  %897 = extractelement <4 x float> %896, i64 0
  %898 = insertelement <4 x float> poison, float %897, i64 0
  %899 = extractelement <4 x float> %896, i64 1
  %900 = insertelement <4 x float> %898, float %899, i64 1
  %901 = extractelement <4 x float> %896, i64 2
  %902 = insertelement <4 x float> %900, float %901, i64 2
  %903 = extractelement <4 x float> %896, i64 3
  %904 = insertelement <4 x float> %902, float %903, i64 3
  %905 = extractelement <4 x float> %904, i64 0
  %906 = insertelement <4 x float> poison, float %905, i64 0
  %907 = extractelement <4 x float> %904, i64 1
  %908 = insertelement <4 x float> %906, float %907, i64 1
  %909 = extractelement <4 x float> %904, i64 2
  %910 = insertelement <4 x float> %908, float %909, i64 2
  %911 = extractelement <4 x float> %904, i64 3
  %912 = insertelement <4 x float> %910, float %911, i64 3
  store <4 x float> %912, ptr addrspace(1) %852, align 16
  %913 = urem i32 %23, 32
  %914 = udiv i32 %23, 32
  %915 = mul nsw i32 %913, 36
  %916 = mul nsw i32 %914, 1152
  %917 = add nsw i32 %915, %916
  %918 = add nsw i32 %917, 20
  %919 = sext i32 %918 to i64
  %920 = getelementptr float, ptr addrspace(1) %92, i64 %919
  %921 = mul nsw i32 %93, 2097152
  %922 = add nsw i32 20, %921
  %923 = sext i32 %922 to i64
  %924 = getelementptr i8, ptr addrspace(6) %98, i64 %923
  %925 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %924, i1 false)
  %926 = extractelement <4 x i32> %925, i64 0
  %927 = insertelement <4 x i32> poison, i32 %926, i64 0
  %928 = extractelement <4 x i32> %925, i64 1
  %929 = insertelement <4 x i32> %927, i32 %928, i64 1
  %930 = extractelement <4 x i32> %925, i64 2
  %931 = insertelement <4 x i32> %929, i32 %930, i64 2
  %932 = extractelement <4 x i32> %925, i64 3
  %933 = insertelement <4 x i32> %931, i32 %932, i64 3
  store <4 x i32> %933, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %934 = load <4 x i32>, ptr %8, align 16
  %935 = extractelement <4 x i32> %934, i64 0
  %936 = insertelement <4 x i32> poison, i32 %935, i64 0
  %937 = extractelement <4 x i32> %934, i64 1
  %938 = insertelement <4 x i32> %936, i32 %937, i64 1
  %939 = extractelement <4 x i32> %934, i64 2
  %940 = insertelement <4 x i32> %938, i32 %939, i64 2
  %941 = extractelement <4 x i32> %934, i64 3
  %942 = insertelement <4 x i32> %940, i32 %941, i64 3
  %943 = extractelement <4 x i32> %942, i64 0
  %944 = extractelement <4 x i32> %942, i64 1
  %945 = extractelement <4 x i32> %942, i64 2
  %946 = extractelement <4 x i32> %942, i64 3
  %947 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %943, i32 %944, i32 %945, i32 %946)
  %948 = extractvalue { i32, i32, i32, i32 } %947, 0
  %949 = extractvalue { i32, i32, i32, i32 } %947, 1
  %950 = extractvalue { i32, i32, i32, i32 } %947, 2
  %951 = extractvalue { i32, i32, i32, i32 } %947, 3
  %952 = insertelement <4 x i32> poison, i32 %948, i64 0
  %953 = insertelement <4 x i32> %952, i32 %949, i64 1
  %954 = insertelement <4 x i32> %953, i32 %950, i64 2
  %955 = insertelement <4 x i32> %954, i32 %951, i64 3
  %956 = extractelement <4 x i32> %955, i64 0
  %957 = insertelement <4 x i32> poison, i32 %956, i64 0
  %958 = extractelement <4 x i32> %955, i64 1
  %959 = insertelement <4 x i32> %957, i32 %958, i64 1
  %960 = extractelement <4 x i32> %955, i64 2
  %961 = insertelement <4 x i32> %959, i32 %960, i64 2
  %962 = extractelement <4 x i32> %955, i64 3
  %963 = insertelement <4 x i32> %961, i32 %962, i64 3
  store <4 x i32> %963, ptr %8, align 16
  %964 = load <4 x float>, ptr %8, align 16
  %965 = extractelement <4 x float> %964, i64 0
  %966 = insertelement <4 x float> poison, float %965, i64 0
  %967 = extractelement <4 x float> %964, i64 1
  %968 = insertelement <4 x float> %966, float %967, i64 1
  %969 = extractelement <4 x float> %964, i64 2
  %970 = insertelement <4 x float> %968, float %969, i64 2
  %971 = extractelement <4 x float> %964, i64 3
  %972 = insertelement <4 x float> %970, float %971, i64 3
  %973 = extractelement <4 x float> %972, i64 0
  %974 = insertelement <4 x float> poison, float %973, i64 0
  %975 = extractelement <4 x float> %972, i64 1
  %976 = insertelement <4 x float> %974, float %975, i64 1
  %977 = extractelement <4 x float> %972, i64 2
  %978 = insertelement <4 x float> %976, float %977, i64 2
  %979 = extractelement <4 x float> %972, i64 3
  %980 = insertelement <4 x float> %978, float %979, i64 3
  store <4 x float> %980, ptr addrspace(1) %920, align 16
  %981 = urem i32 %23, 32
  %982 = udiv i32 %23, 32
  %983 = mul nsw i32 %981, 36
  %984 = mul nsw i32 %982, 1152
  %985 = add nsw i32 %983, %984
  %986 = add nsw i32 %985, 24
  %987 = sext i32 %986 to i64
  %988 = getelementptr float, ptr addrspace(1) %92, i64 %987
  %989 = mul nsw i32 %93, 2097152
  %990 = add nsw i32 24, %989
  %991 = sext i32 %990 to i64
  %992 = getelementptr i8, ptr addrspace(6) %98, i64 %991
  %993 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %992, i1 false)
  %994 = extractelement <4 x i32> %993, i64 0
  %995 = insertelement <4 x i32> poison, i32 %994, i64 0
  %996 = extractelement <4 x i32> %993, i64 1
  %997 = insertelement <4 x i32> %995, i32 %996, i64 1
  %998 = extractelement <4 x i32> %993, i64 2
  %999 = insertelement <4 x i32> %997, i32 %998, i64 2
  %1000 = extractelement <4 x i32> %993, i64 3
  %1001 = insertelement <4 x i32> %999, i32 %1000, i64 3
  store <4 x i32> %1001, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1002 = load <4 x i32>, ptr %7, align 16
  %1003 = extractelement <4 x i32> %1002, i64 0
  %1004 = insertelement <4 x i32> poison, i32 %1003, i64 0
  %1005 = extractelement <4 x i32> %1002, i64 1
  %1006 = insertelement <4 x i32> %1004, i32 %1005, i64 1
  %1007 = extractelement <4 x i32> %1002, i64 2
  %1008 = insertelement <4 x i32> %1006, i32 %1007, i64 2
  %1009 = extractelement <4 x i32> %1002, i64 3
  %1010 = insertelement <4 x i32> %1008, i32 %1009, i64 3
  %1011 = extractelement <4 x i32> %1010, i64 0
  %1012 = extractelement <4 x i32> %1010, i64 1
  %1013 = extractelement <4 x i32> %1010, i64 2
  %1014 = extractelement <4 x i32> %1010, i64 3
  %1015 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1011, i32 %1012, i32 %1013, i32 %1014)
  %1016 = extractvalue { i32, i32, i32, i32 } %1015, 0
  %1017 = extractvalue { i32, i32, i32, i32 } %1015, 1
  %1018 = extractvalue { i32, i32, i32, i32 } %1015, 2
  %1019 = extractvalue { i32, i32, i32, i32 } %1015, 3
  %1020 = insertelement <4 x i32> poison, i32 %1016, i64 0
  %1021 = insertelement <4 x i32> %1020, i32 %1017, i64 1
  %1022 = insertelement <4 x i32> %1021, i32 %1018, i64 2
  %1023 = insertelement <4 x i32> %1022, i32 %1019, i64 3
  %1024 = extractelement <4 x i32> %1023, i64 0
  %1025 = insertelement <4 x i32> poison, i32 %1024, i64 0
  %1026 = extractelement <4 x i32> %1023, i64 1
  %1027 = insertelement <4 x i32> %1025, i32 %1026, i64 1
  %1028 = extractelement <4 x i32> %1023, i64 2
  %1029 = insertelement <4 x i32> %1027, i32 %1028, i64 2
  %1030 = extractelement <4 x i32> %1023, i64 3
  %1031 = insertelement <4 x i32> %1029, i32 %1030, i64 3
  store <4 x i32> %1031, ptr %7, align 16
  %1032 = load <4 x float>, ptr %7, align 16
  %1033 = extractelement <4 x float> %1032, i64 0
  %1034 = insertelement <4 x float> poison, float %1033, i64 0
  %1035 = extractelement <4 x float> %1032, i64 1
  %1036 = insertelement <4 x float> %1034, float %1035, i64 1
  %1037 = extractelement <4 x float> %1032, i64 2
  %1038 = insertelement <4 x float> %1036, float %1037, i64 2
  %1039 = extractelement <4 x float> %1032, i64 3
  %1040 = insertelement <4 x float> %1038, float %1039, i64 3
  %1041 = extractelement <4 x float> %1040, i64 0
  %1042 = insertelement <4 x float> poison, float %1041, i64 0
  %1043 = extractelement <4 x float> %1040, i64 1
  %1044 = insertelement <4 x float> %1042, float %1043, i64 1
  %1045 = extractelement <4 x float> %1040, i64 2
  %1046 = insertelement <4 x float> %1044, float %1045, i64 2
  %1047 = extractelement <4 x float> %1040, i64 3
  %1048 = insertelement <4 x float> %1046, float %1047, i64 3
  store <4 x float> %1048, ptr addrspace(1) %988, align 16
  %1049 = urem i32 %23, 32
  %1050 = udiv i32 %23, 32
  %1051 = mul nsw i32 %1049, 36
  %1052 = mul nsw i32 %1050, 1152
  %1053 = add nsw i32 %1051, %1052
  %1054 = add nsw i32 %1053, 28
  %1055 = sext i32 %1054 to i64
  %1056 = getelementptr float, ptr addrspace(1) %92, i64 %1055
  %1057 = mul nsw i32 %93, 2097152
  %1058 = add nsw i32 28, %1057
  %1059 = sext i32 %1058 to i64
  %1060 = getelementptr i8, ptr addrspace(6) %98, i64 %1059
  %1061 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1060, i1 false)
  %1062 = extractelement <4 x i32> %1061, i64 0
  %1063 = insertelement <4 x i32> poison, i32 %1062, i64 0
  %1064 = extractelement <4 x i32> %1061, i64 1
  %1065 = insertelement <4 x i32> %1063, i32 %1064, i64 1
  %1066 = extractelement <4 x i32> %1061, i64 2
  %1067 = insertelement <4 x i32> %1065, i32 %1066, i64 2
  %1068 = extractelement <4 x i32> %1061, i64 3
  %1069 = insertelement <4 x i32> %1067, i32 %1068, i64 3
  store <4 x i32> %1069, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1070 = load <4 x i32>, ptr %6, align 16
  %1071 = extractelement <4 x i32> %1070, i64 0
  %1072 = insertelement <4 x i32> poison, i32 %1071, i64 0
  %1073 = extractelement <4 x i32> %1070, i64 1
  %1074 = insertelement <4 x i32> %1072, i32 %1073, i64 1
  %1075 = extractelement <4 x i32> %1070, i64 2
  %1076 = insertelement <4 x i32> %1074, i32 %1075, i64 2
  %1077 = extractelement <4 x i32> %1070, i64 3
  %1078 = insertelement <4 x i32> %1076, i32 %1077, i64 3
  %1079 = extractelement <4 x i32> %1078, i64 0
  %1080 = extractelement <4 x i32> %1078, i64 1
  %1081 = extractelement <4 x i32> %1078, i64 2
  %1082 = extractelement <4 x i32> %1078, i64 3
  %1083 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1079, i32 %1080, i32 %1081, i32 %1082)
  %1084 = extractvalue { i32, i32, i32, i32 } %1083, 0
  %1085 = extractvalue { i32, i32, i32, i32 } %1083, 1
  %1086 = extractvalue { i32, i32, i32, i32 } %1083, 2
  %1087 = extractvalue { i32, i32, i32, i32 } %1083, 3
  %1088 = insertelement <4 x i32> poison, i32 %1084, i64 0
  %1089 = insertelement <4 x i32> %1088, i32 %1085, i64 1
  %1090 = insertelement <4 x i32> %1089, i32 %1086, i64 2
  %1091 = insertelement <4 x i32> %1090, i32 %1087, i64 3
  %1092 = extractelement <4 x i32> %1091, i64 0
  %1093 = insertelement <4 x i32> poison, i32 %1092, i64 0
  %1094 = extractelement <4 x i32> %1091, i64 1
  %1095 = insertelement <4 x i32> %1093, i32 %1094, i64 1
  %1096 = extractelement <4 x i32> %1091, i64 2
  %1097 = insertelement <4 x i32> %1095, i32 %1096, i64 2
  %1098 = extractelement <4 x i32> %1091, i64 3
  %1099 = insertelement <4 x i32> %1097, i32 %1098, i64 3
  store <4 x i32> %1099, ptr %6, align 16
  %1100 = load <4 x float>, ptr %6, align 16
  %1101 = extractelement <4 x float> %1100, i64 0
  %1102 = insertelement <4 x float> poison, float %1101, i64 0
  %1103 = extractelement <4 x float> %1100, i64 1
  %1104 = insertelement <4 x float> %1102, float %1103, i64 1
  %1105 = extractelement <4 x float> %1100, i64 2
  %1106 = insertelement <4 x float> %1104, float %1105, i64 2
  %1107 = extractelement <4 x float> %1100, i64 3
  %1108 = insertelement <4 x float> %1106, float %1107, i64 3
  %1109 = extractelement <4 x float> %1108, i64 0
  %1110 = insertelement <4 x float> poison, float %1109, i64 0
  %1111 = extractelement <4 x float> %1108, i64 1
  %1112 = insertelement <4 x float> %1110, float %1111, i64 1
  %1113 = extractelement <4 x float> %1108, i64 2
  %1114 = insertelement <4 x float> %1112, float %1113, i64 2
  %1115 = extractelement <4 x float> %1108, i64 3
  %1116 = insertelement <4 x float> %1114, float %1115, i64 3
  store <4 x float> %1116, ptr addrspace(1) %1056, align 16
  %1117 = urem i32 %23, 32
  %1118 = udiv i32 %23, 32
  %1119 = mul nsw i32 %1117, 36
  %1120 = mul nsw i32 %1118, 1152
  %1121 = add nsw i32 %1119, %1120
  %1122 = add nsw i32 %1121, 32
  %1123 = sext i32 %1122 to i64
  %1124 = getelementptr float, ptr addrspace(1) %92, i64 %1123
  %1125 = mul nsw i32 %93, 2097152
  %1126 = add nsw i32 32, %1125
  %1127 = sext i32 %1126 to i64
  %1128 = getelementptr i8, ptr addrspace(6) %98, i64 %1127
  %1129 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1128, i1 false)
  %1130 = extractelement <4 x i32> %1129, i64 0
  %1131 = insertelement <4 x i32> poison, i32 %1130, i64 0
  %1132 = extractelement <4 x i32> %1129, i64 1
  %1133 = insertelement <4 x i32> %1131, i32 %1132, i64 1
  %1134 = extractelement <4 x i32> %1129, i64 2
  %1135 = insertelement <4 x i32> %1133, i32 %1134, i64 2
  %1136 = extractelement <4 x i32> %1129, i64 3
  %1137 = insertelement <4 x i32> %1135, i32 %1136, i64 3
  store <4 x i32> %1137, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1138 = load <4 x i32>, ptr %5, align 16
  %1139 = extractelement <4 x i32> %1138, i64 0
  %1140 = insertelement <4 x i32> poison, i32 %1139, i64 0
  %1141 = extractelement <4 x i32> %1138, i64 1
  %1142 = insertelement <4 x i32> %1140, i32 %1141, i64 1
  %1143 = extractelement <4 x i32> %1138, i64 2
  %1144 = insertelement <4 x i32> %1142, i32 %1143, i64 2
  %1145 = extractelement <4 x i32> %1138, i64 3
  %1146 = insertelement <4 x i32> %1144, i32 %1145, i64 3
  %1147 = extractelement <4 x i32> %1146, i64 0
  %1148 = extractelement <4 x i32> %1146, i64 1
  %1149 = extractelement <4 x i32> %1146, i64 2
  %1150 = extractelement <4 x i32> %1146, i64 3
  %1151 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1147, i32 %1148, i32 %1149, i32 %1150)
  %1152 = extractvalue { i32, i32, i32, i32 } %1151, 0
  %1153 = extractvalue { i32, i32, i32, i32 } %1151, 1
  %1154 = extractvalue { i32, i32, i32, i32 } %1151, 2
  %1155 = extractvalue { i32, i32, i32, i32 } %1151, 3
  %1156 = insertelement <4 x i32> poison, i32 %1152, i64 0
  %1157 = insertelement <4 x i32> %1156, i32 %1153, i64 1
  %1158 = insertelement <4 x i32> %1157, i32 %1154, i64 2
  %1159 = insertelement <4 x i32> %1158, i32 %1155, i64 3
  %1160 = extractelement <4 x i32> %1159, i64 0
  %1161 = insertelement <4 x i32> poison, i32 %1160, i64 0
  %1162 = extractelement <4 x i32> %1159, i64 1
  %1163 = insertelement <4 x i32> %1161, i32 %1162, i64 1
  %1164 = extractelement <4 x i32> %1159, i64 2
  %1165 = insertelement <4 x i32> %1163, i32 %1164, i64 2
  %1166 = extractelement <4 x i32> %1159, i64 3
  %1167 = insertelement <4 x i32> %1165, i32 %1166, i64 3
  store <4 x i32> %1167, ptr %5, align 16
  %1168 = load <4 x float>, ptr %5, align 16
  %1169 = extractelement <4 x float> %1168, i64 0
  %1170 = insertelement <4 x float> poison, float %1169, i64 0
  %1171 = extractelement <4 x float> %1168, i64 1
  %1172 = insertelement <4 x float> %1170, float %1171, i64 1
  %1173 = extractelement <4 x float> %1168, i64 2
  %1174 = insertelement <4 x float> %1172, float %1173, i64 2
  %1175 = extractelement <4 x float> %1168, i64 3
  %1176 = insertelement <4 x float> %1174, float %1175, i64 3
  %1177 = extractelement <4 x float> %1176, i64 0
  %1178 = insertelement <4 x float> poison, float %1177, i64 0
  %1179 = extractelement <4 x float> %1176, i64 1
  %1180 = insertelement <4 x float> %1178, float %1179, i64 1
  %1181 = extractelement <4 x float> %1176, i64 2
  %1182 = insertelement <4 x float> %1180, float %1181, i64 2
  %1183 = extractelement <4 x float> %1176, i64 3
  %1184 = insertelement <4 x float> %1182, float %1183, i64 3
  store <4 x float> %1184, ptr addrspace(1) %1124, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %94, label %1185, label %1186

1185:                                             ; preds = %574
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %98, i32 64)
  br label %1186

1186:                                             ; preds = %1185, %574
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
