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
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %16

16:                                               ; preds = %19, %4
  %17 = phi i32 [ %46, %19 ], [ %15, %4 ]
  %18 = icmp slt i32 %17, 2048
  br i1 %18, label %19, label %47

19:                                               ; preds = %16
  %20 = urem i32 %17, 128
  %21 = udiv i32 %17, 128
  %22 = mul nsw i32 %20, 16
  %23 = add nsw i32 %22, %21
  %24 = sext i32 %23 to i64
  %25 = getelementptr half, ptr addrspace(1) %0, i64 %24
  %26 = load half, ptr addrspace(1) %25, align 2
  %27 = urem i32 %17, 64
  %28 = udiv i32 %17, 64
  %29 = urem i32 %28, 2
  %30 = udiv i32 %28, 2
  %31 = mul nsw i32 %29, 1024
  %32 = add nsw i32 %27, %31
  %33 = urem i32 %30, 8
  %34 = udiv i32 %30, 8
  %35 = mul nsw i32 %33, 64
  %36 = add nsw i32 %32, %35
  %37 = mul nsw i32 %34, 512
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = and i32 %41, 896
  %43 = lshr i32 %42, 3
  %44 = xor i32 %41, %43
  %45 = inttoptr i32 %44 to ptr addrspace(3)
  store half %26, ptr addrspace(3) %45, align 2
  %46 = add i32 %17, 128
  br label %16

47:                                               ; preds = %16
  br label %48

48:                                               ; preds = %51, %47
  %49 = phi i32 [ %74, %51 ], [ %15, %47 ]
  %50 = icmp slt i32 %49, 512
  br i1 %50, label %51, label %75

51:                                               ; preds = %48
  %52 = urem i32 %49, 16
  %53 = udiv i32 %49, 16
  %54 = mul nsw i32 %52, 32
  %55 = add nsw i32 %54, %53
  %56 = sext i32 %55 to i64
  %57 = getelementptr half, ptr addrspace(1) %1, i64 %56
  %58 = load half, ptr addrspace(1) %57, align 2
  %59 = urem i32 %49, 16
  %60 = udiv i32 %49, 16
  %61 = urem i32 %60, 8
  %62 = udiv i32 %60, 8
  %63 = mul nsw i32 %61, 64
  %64 = add nsw i32 %59, %63
  %65 = mul nsw i32 %62, 512
  %66 = add nsw i32 %64, %65
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
  %76 = lshr i32 %15, 5
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
  %82 = icmp eq i32 %15, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %79
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %84

84:                                               ; preds = %83, %79
  %85 = urem i32 %15, 32
  %86 = udiv i32 %15, 32
  %87 = mul nsw i32 %85, 20
  %88 = mul nsw i32 %86, 640
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
  store <4 x float> %111, ptr %14, align 16
  %112 = load <4 x i32>, ptr %14, align 16
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
  %134 = urem i32 %15, 32
  %135 = udiv i32 %15, 32
  %136 = mul nsw i32 %134, 20
  %137 = mul nsw i32 %135, 640
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
  store <4 x float> %162, ptr %13, align 16
  %163 = load <4 x i32>, ptr %13, align 16
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
  %185 = urem i32 %15, 32
  %186 = udiv i32 %15, 32
  %187 = mul nsw i32 %185, 20
  %188 = mul nsw i32 %186, 640
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
  store <4 x float> %213, ptr %12, align 16
  %214 = load <4 x i32>, ptr %12, align 16
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
  %236 = urem i32 %15, 32
  %237 = udiv i32 %15, 32
  %238 = mul nsw i32 %236, 20
  %239 = mul nsw i32 %237, 640
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
  store <4 x float> %264, ptr %11, align 16
  %265 = load <4 x i32>, ptr %11, align 16
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
  %287 = urem i32 %15, 32
  %288 = udiv i32 %15, 32
  %289 = mul nsw i32 %287, 20
  %290 = mul nsw i32 %288, 640
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
  store <4 x float> %315, ptr %10, align 16
  %316 = load <4 x i32>, ptr %10, align 16
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
  call void @llvm.nvvm.tcgen05.wait.st()
  %338 = getelementptr i8, ptr addrspace(6) %81, i64 16
  %339 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %338, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %82, label %340, label %359

340:                                              ; preds = %84
  %341 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %342 = lshr i32 %341, 4
  %343 = zext i32 %342 to i64
  %344 = or i64 %343, 4611756662057861120
  %345 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %346 = lshr i32 %345, 4
  %347 = zext i32 %346 to i64
  %348 = or i64 %347, 4611756662049538048
  %349 = extractvalue { i1, i1, i1, ptr addrspace(6) } %339, 0
  %350 = extractvalue { i1, i1, i1, ptr addrspace(6) } %339, 1
  %351 = zext i1 %350 to i32
  %352 = shl i32 %351, 13
  %353 = extractvalue { i1, i1, i1, ptr addrspace(6) } %339, 2
  %354 = zext i1 %353 to i32
  %355 = shl i32 %354, 14
  %356 = or i32 %352, %355
  %357 = extractvalue { i1, i1, i1, ptr addrspace(6) } %339, 3
  %358 = or i32 134578196, %356
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %81, i64 %344, i64 %348, i32 %358, i1 %349, ptr addrspace(6) %357, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %359

359:                                              ; preds = %340, %84
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %360 = urem i32 %15, 32
  %361 = udiv i32 %15, 32
  %362 = mul nsw i32 %360, 20
  %363 = mul nsw i32 %361, 640
  %364 = add nsw i32 %362, %363
  %365 = sext i32 %364 to i64
  %366 = getelementptr float, ptr addrspace(1) %3, i64 %365
  %367 = mul nsw i32 %76, 2097152
  %368 = sext i32 %367 to i64
  %369 = getelementptr i8, ptr addrspace(6) %81, i64 %368
  %370 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %369, i1 false)
  %371 = extractelement <4 x i32> %370, i64 0
  %372 = insertelement <4 x i32> poison, i32 %371, i64 0
  %373 = extractelement <4 x i32> %370, i64 1
  %374 = insertelement <4 x i32> %372, i32 %373, i64 1
  %375 = extractelement <4 x i32> %370, i64 2
  %376 = insertelement <4 x i32> %374, i32 %375, i64 2
  %377 = extractelement <4 x i32> %370, i64 3
  %378 = insertelement <4 x i32> %376, i32 %377, i64 3
  store <4 x i32> %378, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %379 = load <4 x i32>, ptr %9, align 16
  %380 = extractelement <4 x i32> %379, i64 0
  %381 = insertelement <4 x i32> poison, i32 %380, i64 0
  %382 = extractelement <4 x i32> %379, i64 1
  %383 = insertelement <4 x i32> %381, i32 %382, i64 1
  %384 = extractelement <4 x i32> %379, i64 2
  %385 = insertelement <4 x i32> %383, i32 %384, i64 2
  %386 = extractelement <4 x i32> %379, i64 3
  %387 = insertelement <4 x i32> %385, i32 %386, i64 3
  %388 = extractelement <4 x i32> %387, i64 0
  %389 = extractelement <4 x i32> %387, i64 1
  %390 = extractelement <4 x i32> %387, i64 2
  %391 = extractelement <4 x i32> %387, i64 3
  %392 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %388, i32 %389, i32 %390, i32 %391)
  %393 = extractvalue { i32, i32, i32, i32 } %392, 0
  %394 = extractvalue { i32, i32, i32, i32 } %392, 1
  %395 = extractvalue { i32, i32, i32, i32 } %392, 2
  %396 = extractvalue { i32, i32, i32, i32 } %392, 3
  %397 = insertelement <4 x i32> poison, i32 %393, i64 0
  %398 = insertelement <4 x i32> %397, i32 %394, i64 1
  %399 = insertelement <4 x i32> %398, i32 %395, i64 2
  %400 = insertelement <4 x i32> %399, i32 %396, i64 3
  %401 = extractelement <4 x i32> %400, i64 0
  %402 = insertelement <4 x i32> poison, i32 %401, i64 0
  %403 = extractelement <4 x i32> %400, i64 1
  %404 = insertelement <4 x i32> %402, i32 %403, i64 1
  %405 = extractelement <4 x i32> %400, i64 2
  %406 = insertelement <4 x i32> %404, i32 %405, i64 2
  %407 = extractelement <4 x i32> %400, i64 3
  %408 = insertelement <4 x i32> %406, i32 %407, i64 3
  store <4 x i32> %408, ptr %9, align 16
  %409 = load <4 x float>, ptr %9, align 16
  %410 = extractelement <4 x float> %409, i64 0
  %411 = insertelement <4 x float> poison, float %410, i64 0
  %412 = extractelement <4 x float> %409, i64 1
  %413 = insertelement <4 x float> %411, float %412, i64 1
  %414 = extractelement <4 x float> %409, i64 2
  %415 = insertelement <4 x float> %413, float %414, i64 2
  %416 = extractelement <4 x float> %409, i64 3
  %417 = insertelement <4 x float> %415, float %416, i64 3
  %418 = extractelement <4 x float> %417, i64 0
  %419 = insertelement <4 x float> poison, float %418, i64 0
  %420 = extractelement <4 x float> %417, i64 1
  %421 = insertelement <4 x float> %419, float %420, i64 1
  %422 = extractelement <4 x float> %417, i64 2
  %423 = insertelement <4 x float> %421, float %422, i64 2
  %424 = extractelement <4 x float> %417, i64 3
  %425 = insertelement <4 x float> %423, float %424, i64 3
  store <4 x float> %425, ptr addrspace(1) %366, align 16
  %426 = urem i32 %15, 32
  %427 = udiv i32 %15, 32
  %428 = mul nsw i32 %426, 20
  %429 = mul nsw i32 %427, 640
  %430 = add nsw i32 %428, %429
  %431 = add nsw i32 %430, 4
  %432 = sext i32 %431 to i64
  %433 = getelementptr float, ptr addrspace(1) %3, i64 %432
  %434 = mul nsw i32 %76, 2097152
  %435 = add nsw i32 4, %434
  %436 = sext i32 %435 to i64
  %437 = getelementptr i8, ptr addrspace(6) %81, i64 %436
  %438 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %437, i1 false)
  %439 = extractelement <4 x i32> %438, i64 0
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <4 x i32> %438, i64 1
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <4 x i32> %438, i64 2
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <4 x i32> %438, i64 3
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %447 = load <4 x i32>, ptr %8, align 16
  %448 = extractelement <4 x i32> %447, i64 0
  %449 = insertelement <4 x i32> poison, i32 %448, i64 0
  %450 = extractelement <4 x i32> %447, i64 1
  %451 = insertelement <4 x i32> %449, i32 %450, i64 1
  %452 = extractelement <4 x i32> %447, i64 2
  %453 = insertelement <4 x i32> %451, i32 %452, i64 2
  %454 = extractelement <4 x i32> %447, i64 3
  %455 = insertelement <4 x i32> %453, i32 %454, i64 3
  %456 = extractelement <4 x i32> %455, i64 0
  %457 = extractelement <4 x i32> %455, i64 1
  %458 = extractelement <4 x i32> %455, i64 2
  %459 = extractelement <4 x i32> %455, i64 3
  %460 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %456, i32 %457, i32 %458, i32 %459)
  %461 = extractvalue { i32, i32, i32, i32 } %460, 0
  %462 = extractvalue { i32, i32, i32, i32 } %460, 1
  %463 = extractvalue { i32, i32, i32, i32 } %460, 2
  %464 = extractvalue { i32, i32, i32, i32 } %460, 3
  %465 = insertelement <4 x i32> poison, i32 %461, i64 0
  %466 = insertelement <4 x i32> %465, i32 %462, i64 1
  %467 = insertelement <4 x i32> %466, i32 %463, i64 2
  %468 = insertelement <4 x i32> %467, i32 %464, i64 3
  %469 = extractelement <4 x i32> %468, i64 0
  %470 = insertelement <4 x i32> poison, i32 %469, i64 0
  %471 = extractelement <4 x i32> %468, i64 1
  %472 = insertelement <4 x i32> %470, i32 %471, i64 1
  %473 = extractelement <4 x i32> %468, i64 2
  %474 = insertelement <4 x i32> %472, i32 %473, i64 2
  %475 = extractelement <4 x i32> %468, i64 3
  %476 = insertelement <4 x i32> %474, i32 %475, i64 3
  store <4 x i32> %476, ptr %8, align 16
  %477 = load <4 x float>, ptr %8, align 16
  %478 = extractelement <4 x float> %477, i64 0
  %479 = insertelement <4 x float> poison, float %478, i64 0
  %480 = extractelement <4 x float> %477, i64 1
  %481 = insertelement <4 x float> %479, float %480, i64 1
  %482 = extractelement <4 x float> %477, i64 2
  %483 = insertelement <4 x float> %481, float %482, i64 2
  %484 = extractelement <4 x float> %477, i64 3
  %485 = insertelement <4 x float> %483, float %484, i64 3
  %486 = extractelement <4 x float> %485, i64 0
  %487 = insertelement <4 x float> poison, float %486, i64 0
  %488 = extractelement <4 x float> %485, i64 1
  %489 = insertelement <4 x float> %487, float %488, i64 1
  %490 = extractelement <4 x float> %485, i64 2
  %491 = insertelement <4 x float> %489, float %490, i64 2
  %492 = extractelement <4 x float> %485, i64 3
  %493 = insertelement <4 x float> %491, float %492, i64 3
  store <4 x float> %493, ptr addrspace(1) %433, align 16
  %494 = urem i32 %15, 32
  %495 = udiv i32 %15, 32
  %496 = mul nsw i32 %494, 20
  %497 = mul nsw i32 %495, 640
  %498 = add nsw i32 %496, %497
  %499 = add nsw i32 %498, 8
  %500 = sext i32 %499 to i64
  %501 = getelementptr float, ptr addrspace(1) %3, i64 %500
  %502 = mul nsw i32 %76, 2097152
  %503 = add nsw i32 8, %502
  %504 = sext i32 %503 to i64
  %505 = getelementptr i8, ptr addrspace(6) %81, i64 %504
  %506 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %505, i1 false)
  %507 = extractelement <4 x i32> %506, i64 0
  %508 = insertelement <4 x i32> poison, i32 %507, i64 0
  %509 = extractelement <4 x i32> %506, i64 1
  %510 = insertelement <4 x i32> %508, i32 %509, i64 1
  %511 = extractelement <4 x i32> %506, i64 2
  %512 = insertelement <4 x i32> %510, i32 %511, i64 2
  %513 = extractelement <4 x i32> %506, i64 3
  %514 = insertelement <4 x i32> %512, i32 %513, i64 3
  store <4 x i32> %514, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %515 = load <4 x i32>, ptr %7, align 16
  %516 = extractelement <4 x i32> %515, i64 0
  %517 = insertelement <4 x i32> poison, i32 %516, i64 0
  %518 = extractelement <4 x i32> %515, i64 1
  %519 = insertelement <4 x i32> %517, i32 %518, i64 1
  %520 = extractelement <4 x i32> %515, i64 2
  %521 = insertelement <4 x i32> %519, i32 %520, i64 2
  %522 = extractelement <4 x i32> %515, i64 3
  %523 = insertelement <4 x i32> %521, i32 %522, i64 3
  %524 = extractelement <4 x i32> %523, i64 0
  %525 = extractelement <4 x i32> %523, i64 1
  %526 = extractelement <4 x i32> %523, i64 2
  %527 = extractelement <4 x i32> %523, i64 3
  %528 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %524, i32 %525, i32 %526, i32 %527)
  %529 = extractvalue { i32, i32, i32, i32 } %528, 0
  %530 = extractvalue { i32, i32, i32, i32 } %528, 1
  %531 = extractvalue { i32, i32, i32, i32 } %528, 2
  %532 = extractvalue { i32, i32, i32, i32 } %528, 3
  %533 = insertelement <4 x i32> poison, i32 %529, i64 0
  %534 = insertelement <4 x i32> %533, i32 %530, i64 1
  %535 = insertelement <4 x i32> %534, i32 %531, i64 2
  %536 = insertelement <4 x i32> %535, i32 %532, i64 3
  %537 = extractelement <4 x i32> %536, i64 0
  %538 = insertelement <4 x i32> poison, i32 %537, i64 0
  %539 = extractelement <4 x i32> %536, i64 1
  %540 = insertelement <4 x i32> %538, i32 %539, i64 1
  %541 = extractelement <4 x i32> %536, i64 2
  %542 = insertelement <4 x i32> %540, i32 %541, i64 2
  %543 = extractelement <4 x i32> %536, i64 3
  %544 = insertelement <4 x i32> %542, i32 %543, i64 3
  store <4 x i32> %544, ptr %7, align 16
  %545 = load <4 x float>, ptr %7, align 16
  %546 = extractelement <4 x float> %545, i64 0
  %547 = insertelement <4 x float> poison, float %546, i64 0
  %548 = extractelement <4 x float> %545, i64 1
  %549 = insertelement <4 x float> %547, float %548, i64 1
  %550 = extractelement <4 x float> %545, i64 2
  %551 = insertelement <4 x float> %549, float %550, i64 2
  %552 = extractelement <4 x float> %545, i64 3
  %553 = insertelement <4 x float> %551, float %552, i64 3
  %554 = extractelement <4 x float> %553, i64 0
  %555 = insertelement <4 x float> poison, float %554, i64 0
  %556 = extractelement <4 x float> %553, i64 1
  %557 = insertelement <4 x float> %555, float %556, i64 1
  %558 = extractelement <4 x float> %553, i64 2
  %559 = insertelement <4 x float> %557, float %558, i64 2
  %560 = extractelement <4 x float> %553, i64 3
  %561 = insertelement <4 x float> %559, float %560, i64 3
  store <4 x float> %561, ptr addrspace(1) %501, align 16
  %562 = urem i32 %15, 32
  %563 = udiv i32 %15, 32
  %564 = mul nsw i32 %562, 20
  %565 = mul nsw i32 %563, 640
  %566 = add nsw i32 %564, %565
  %567 = add nsw i32 %566, 12
  %568 = sext i32 %567 to i64
  %569 = getelementptr float, ptr addrspace(1) %3, i64 %568
  %570 = mul nsw i32 %76, 2097152
  %571 = add nsw i32 12, %570
  %572 = sext i32 %571 to i64
  %573 = getelementptr i8, ptr addrspace(6) %81, i64 %572
  %574 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %573, i1 false)
  %575 = extractelement <4 x i32> %574, i64 0
  %576 = insertelement <4 x i32> poison, i32 %575, i64 0
  %577 = extractelement <4 x i32> %574, i64 1
  %578 = insertelement <4 x i32> %576, i32 %577, i64 1
  %579 = extractelement <4 x i32> %574, i64 2
  %580 = insertelement <4 x i32> %578, i32 %579, i64 2
  %581 = extractelement <4 x i32> %574, i64 3
  %582 = insertelement <4 x i32> %580, i32 %581, i64 3
  store <4 x i32> %582, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %583 = load <4 x i32>, ptr %6, align 16
  %584 = extractelement <4 x i32> %583, i64 0
  %585 = insertelement <4 x i32> poison, i32 %584, i64 0
  %586 = extractelement <4 x i32> %583, i64 1
  %587 = insertelement <4 x i32> %585, i32 %586, i64 1
  %588 = extractelement <4 x i32> %583, i64 2
  %589 = insertelement <4 x i32> %587, i32 %588, i64 2
  %590 = extractelement <4 x i32> %583, i64 3
  %591 = insertelement <4 x i32> %589, i32 %590, i64 3
  %592 = extractelement <4 x i32> %591, i64 0
  %593 = extractelement <4 x i32> %591, i64 1
  %594 = extractelement <4 x i32> %591, i64 2
  %595 = extractelement <4 x i32> %591, i64 3
  %596 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %592, i32 %593, i32 %594, i32 %595)
  %597 = extractvalue { i32, i32, i32, i32 } %596, 0
  %598 = extractvalue { i32, i32, i32, i32 } %596, 1
  %599 = extractvalue { i32, i32, i32, i32 } %596, 2
  %600 = extractvalue { i32, i32, i32, i32 } %596, 3
  %601 = insertelement <4 x i32> poison, i32 %597, i64 0
  %602 = insertelement <4 x i32> %601, i32 %598, i64 1
  %603 = insertelement <4 x i32> %602, i32 %599, i64 2
  %604 = insertelement <4 x i32> %603, i32 %600, i64 3
  %605 = extractelement <4 x i32> %604, i64 0
  %606 = insertelement <4 x i32> poison, i32 %605, i64 0
  %607 = extractelement <4 x i32> %604, i64 1
  %608 = insertelement <4 x i32> %606, i32 %607, i64 1
  %609 = extractelement <4 x i32> %604, i64 2
  %610 = insertelement <4 x i32> %608, i32 %609, i64 2
  %611 = extractelement <4 x i32> %604, i64 3
  %612 = insertelement <4 x i32> %610, i32 %611, i64 3
  store <4 x i32> %612, ptr %6, align 16
  %613 = load <4 x float>, ptr %6, align 16
  %614 = extractelement <4 x float> %613, i64 0
  %615 = insertelement <4 x float> poison, float %614, i64 0
  %616 = extractelement <4 x float> %613, i64 1
  %617 = insertelement <4 x float> %615, float %616, i64 1
  %618 = extractelement <4 x float> %613, i64 2
  %619 = insertelement <4 x float> %617, float %618, i64 2
  %620 = extractelement <4 x float> %613, i64 3
  %621 = insertelement <4 x float> %619, float %620, i64 3
  %622 = extractelement <4 x float> %621, i64 0
  %623 = insertelement <4 x float> poison, float %622, i64 0
  %624 = extractelement <4 x float> %621, i64 1
  %625 = insertelement <4 x float> %623, float %624, i64 1
  %626 = extractelement <4 x float> %621, i64 2
  %627 = insertelement <4 x float> %625, float %626, i64 2
  %628 = extractelement <4 x float> %621, i64 3
  %629 = insertelement <4 x float> %627, float %628, i64 3
  store <4 x float> %629, ptr addrspace(1) %569, align 16
  %630 = urem i32 %15, 32
  %631 = udiv i32 %15, 32
  %632 = mul nsw i32 %630, 20
  %633 = mul nsw i32 %631, 640
  %634 = add nsw i32 %632, %633
  %635 = add nsw i32 %634, 16
  %636 = sext i32 %635 to i64
  %637 = getelementptr float, ptr addrspace(1) %3, i64 %636
  %638 = mul nsw i32 %76, 2097152
  %639 = add nsw i32 16, %638
  %640 = sext i32 %639 to i64
  %641 = getelementptr i8, ptr addrspace(6) %81, i64 %640
  %642 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %641, i1 false)
  %643 = extractelement <4 x i32> %642, i64 0
  %644 = insertelement <4 x i32> poison, i32 %643, i64 0
  %645 = extractelement <4 x i32> %642, i64 1
  %646 = insertelement <4 x i32> %644, i32 %645, i64 1
  %647 = extractelement <4 x i32> %642, i64 2
  %648 = insertelement <4 x i32> %646, i32 %647, i64 2
  %649 = extractelement <4 x i32> %642, i64 3
  %650 = insertelement <4 x i32> %648, i32 %649, i64 3
  store <4 x i32> %650, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %651 = load <4 x i32>, ptr %5, align 16
  %652 = extractelement <4 x i32> %651, i64 0
  %653 = insertelement <4 x i32> poison, i32 %652, i64 0
  %654 = extractelement <4 x i32> %651, i64 1
  %655 = insertelement <4 x i32> %653, i32 %654, i64 1
  %656 = extractelement <4 x i32> %651, i64 2
  %657 = insertelement <4 x i32> %655, i32 %656, i64 2
  %658 = extractelement <4 x i32> %651, i64 3
  %659 = insertelement <4 x i32> %657, i32 %658, i64 3
  %660 = extractelement <4 x i32> %659, i64 0
  %661 = extractelement <4 x i32> %659, i64 1
  %662 = extractelement <4 x i32> %659, i64 2
  %663 = extractelement <4 x i32> %659, i64 3
  %664 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %660, i32 %661, i32 %662, i32 %663)
  %665 = extractvalue { i32, i32, i32, i32 } %664, 0
  %666 = extractvalue { i32, i32, i32, i32 } %664, 1
  %667 = extractvalue { i32, i32, i32, i32 } %664, 2
  %668 = extractvalue { i32, i32, i32, i32 } %664, 3
  %669 = insertelement <4 x i32> poison, i32 %665, i64 0
  %670 = insertelement <4 x i32> %669, i32 %666, i64 1
  %671 = insertelement <4 x i32> %670, i32 %667, i64 2
  %672 = insertelement <4 x i32> %671, i32 %668, i64 3
  %673 = extractelement <4 x i32> %672, i64 0
  %674 = insertelement <4 x i32> poison, i32 %673, i64 0
  %675 = extractelement <4 x i32> %672, i64 1
  %676 = insertelement <4 x i32> %674, i32 %675, i64 1
  %677 = extractelement <4 x i32> %672, i64 2
  %678 = insertelement <4 x i32> %676, i32 %677, i64 2
  %679 = extractelement <4 x i32> %672, i64 3
  %680 = insertelement <4 x i32> %678, i32 %679, i64 3
  store <4 x i32> %680, ptr %5, align 16
  %681 = load <4 x float>, ptr %5, align 16
  %682 = extractelement <4 x float> %681, i64 0
  %683 = insertelement <4 x float> poison, float %682, i64 0
  %684 = extractelement <4 x float> %681, i64 1
  %685 = insertelement <4 x float> %683, float %684, i64 1
  %686 = extractelement <4 x float> %681, i64 2
  %687 = insertelement <4 x float> %685, float %686, i64 2
  %688 = extractelement <4 x float> %681, i64 3
  %689 = insertelement <4 x float> %687, float %688, i64 3
  %690 = extractelement <4 x float> %689, i64 0
  %691 = insertelement <4 x float> poison, float %690, i64 0
  %692 = extractelement <4 x float> %689, i64 1
  %693 = insertelement <4 x float> %691, float %692, i64 1
  %694 = extractelement <4 x float> %689, i64 2
  %695 = insertelement <4 x float> %693, float %694, i64 2
  %696 = extractelement <4 x float> %689, i64 3
  %697 = insertelement <4 x float> %695, float %696, i64 3
  store <4 x float> %697, ptr addrspace(1) %637, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %77, label %698, label %699

698:                                              ; preds = %359
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %81, i32 32)
  br label %699

699:                                              ; preds = %698, %359
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
