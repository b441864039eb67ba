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
  %17 = phi i32 [ %42, %19 ], [ %15, %4 ]
  %18 = icmp slt i32 %17, 1024
  br i1 %18, label %19, label %43

19:                                               ; preds = %16
  %20 = urem i32 %17, 64
  %21 = udiv i32 %17, 64
  %22 = mul nsw i32 %20, 16
  %23 = add nsw i32 %22, %21
  %24 = sext i32 %23 to i64
  %25 = getelementptr half, ptr addrspace(1) %0, i64 %24
  %26 = load half, ptr addrspace(1) %25, align 2
  %27 = urem i32 %17, 8
  %28 = udiv i32 %17, 8
  %29 = mul nsw i32 %27, 64
  %30 = urem i32 %28, 8
  %31 = udiv i32 %28, 8
  %32 = mul nsw i32 %30, 512
  %33 = add nsw i32 %29, %32
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  %37 = ptrtoint ptr addrspace(3) %36 to i32
  %38 = and i32 %37, 896
  %39 = lshr i32 %38, 3
  %40 = xor i32 %37, %39
  %41 = inttoptr i32 %40 to ptr addrspace(3)
  store half %26, ptr addrspace(3) %41, align 2
  %42 = add i32 %17, 128
  br label %16

43:                                               ; preds = %16
  br label %44

44:                                               ; preds = %47, %43
  %45 = phi i32 [ %70, %47 ], [ %15, %43 ]
  %46 = icmp slt i32 %45, 512
  br i1 %46, label %47, label %71

47:                                               ; preds = %44
  %48 = urem i32 %45, 16
  %49 = udiv i32 %45, 16
  %50 = mul nsw i32 %48, 32
  %51 = add nsw i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr half, ptr addrspace(1) %1, i64 %52
  %54 = load half, ptr addrspace(1) %53, align 2
  %55 = urem i32 %45, 8
  %56 = udiv i32 %45, 8
  %57 = mul nsw i32 %55, 64
  %58 = urem i32 %56, 2
  %59 = udiv i32 %56, 2
  %60 = mul nsw i32 %58, 512
  %61 = add nsw i32 %57, %60
  %62 = add nsw i32 %61, %59
  %63 = sext i32 %62 to i64
  %64 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 896
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store half %54, ptr addrspace(3) %69, align 2
  %70 = add i32 %45, 128
  br label %44

71:                                               ; preds = %44
  %72 = lshr i32 %15, 5
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %75

75:                                               ; preds = %74, %71
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %76 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %77 = inttoptr i32 %76 to ptr addrspace(6)
  %78 = icmp eq i32 %15, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %80

80:                                               ; preds = %79, %75
  %81 = urem i32 %15, 32
  %82 = udiv i32 %15, 32
  %83 = mul nsw i32 %81, 20
  %84 = mul nsw i32 %82, 640
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr addrspace(1) %2, i64 %86
  %88 = mul nsw i32 %72, 2097152
  %89 = sext i32 %88 to i64
  %90 = getelementptr i8, ptr addrspace(6) %77, i64 %89
  %91 = load <4 x float>, ptr addrspace(1) %87, align 16
  %92 = extractelement <4 x float> %91, i64 0
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = extractelement <4 x float> %91, i64 1
  %95 = insertelement <4 x float> %93, float %94, i64 1
  %96 = extractelement <4 x float> %91, i64 2
  %97 = insertelement <4 x float> %95, float %96, i64 2
  %98 = extractelement <4 x float> %91, i64 3
  %99 = insertelement <4 x float> %97, float %98, i64 3
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <4 x float> %101, float %102, i64 1
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <4 x float> %103, float %104, i64 2
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <4 x float> %105, float %106, i64 3
  store <4 x float> %107, ptr %14, align 16
  %108 = load <4 x i32>, ptr %14, align 16
  %109 = extractelement <4 x i32> %108, i64 0
  %110 = insertelement <4 x i32> poison, i32 %109, i64 0
  %111 = extractelement <4 x i32> %108, i64 1
  %112 = insertelement <4 x i32> %110, i32 %111, i64 1
  %113 = extractelement <4 x i32> %108, i64 2
  %114 = insertelement <4 x i32> %112, i32 %113, i64 2
  %115 = extractelement <4 x i32> %108, i64 3
  %116 = insertelement <4 x i32> %114, i32 %115, i64 3
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = extractelement <4 x i32> %116, i64 1
  %119 = extractelement <4 x i32> %116, i64 2
  %120 = extractelement <4 x i32> %116, i64 3
  %121 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %117, i32 %118, i32 %119, i32 %120)
  %122 = extractvalue { i32, i32, i32, i32 } %121, 0
  %123 = extractvalue { i32, i32, i32, i32 } %121, 1
  %124 = extractvalue { i32, i32, i32, i32 } %121, 2
  %125 = extractvalue { i32, i32, i32, i32 } %121, 3
  %126 = insertelement <4 x i32> poison, i32 %122, i64 0
  %127 = insertelement <4 x i32> %126, i32 %123, i64 1
  %128 = insertelement <4 x i32> %127, i32 %124, i64 2
  %129 = insertelement <4 x i32> %128, i32 %125, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %90, <4 x i32> %129, i1 false)
  %130 = urem i32 %15, 32
  %131 = udiv i32 %15, 32
  %132 = mul nsw i32 %130, 20
  %133 = mul nsw i32 %131, 640
  %134 = add nsw i32 %132, %133
  %135 = add nsw i32 %134, 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr float, ptr addrspace(1) %2, i64 %136
  %138 = mul nsw i32 %72, 2097152
  %139 = add nsw i32 4, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr i8, ptr addrspace(6) %77, i64 %140
  %142 = load <4 x float>, ptr addrspace(1) %137, align 16
  %143 = extractelement <4 x float> %142, i64 0
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = extractelement <4 x float> %142, i64 1
  %146 = insertelement <4 x float> %144, float %145, i64 1
  %147 = extractelement <4 x float> %142, i64 2
  %148 = insertelement <4 x float> %146, float %147, i64 2
  %149 = extractelement <4 x float> %142, i64 3
  %150 = insertelement <4 x float> %148, float %149, i64 3
  %151 = extractelement <4 x float> %150, i64 0
  %152 = insertelement <4 x float> poison, float %151, i64 0
  %153 = extractelement <4 x float> %150, i64 1
  %154 = insertelement <4 x float> %152, float %153, i64 1
  %155 = extractelement <4 x float> %150, i64 2
  %156 = insertelement <4 x float> %154, float %155, i64 2
  %157 = extractelement <4 x float> %150, i64 3
  %158 = insertelement <4 x float> %156, float %157, i64 3
  store <4 x float> %158, ptr %13, align 16
  %159 = load <4 x i32>, ptr %13, align 16
  %160 = extractelement <4 x i32> %159, i64 0
  %161 = insertelement <4 x i32> poison, i32 %160, i64 0
  %162 = extractelement <4 x i32> %159, i64 1
  %163 = insertelement <4 x i32> %161, i32 %162, i64 1
  %164 = extractelement <4 x i32> %159, i64 2
  %165 = insertelement <4 x i32> %163, i32 %164, i64 2
  %166 = extractelement <4 x i32> %159, i64 3
  %167 = insertelement <4 x i32> %165, i32 %166, i64 3
  %168 = extractelement <4 x i32> %167, i64 0
  %169 = extractelement <4 x i32> %167, i64 1
  %170 = extractelement <4 x i32> %167, i64 2
  %171 = extractelement <4 x i32> %167, i64 3
  %172 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %168, i32 %169, i32 %170, i32 %171)
  %173 = extractvalue { i32, i32, i32, i32 } %172, 0
  %174 = extractvalue { i32, i32, i32, i32 } %172, 1
  %175 = extractvalue { i32, i32, i32, i32 } %172, 2
  %176 = extractvalue { i32, i32, i32, i32 } %172, 3
  %177 = insertelement <4 x i32> poison, i32 %173, i64 0
  %178 = insertelement <4 x i32> %177, i32 %174, i64 1
  %179 = insertelement <4 x i32> %178, i32 %175, i64 2
  %180 = insertelement <4 x i32> %179, i32 %176, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %141, <4 x i32> %180, i1 false)
  %181 = urem i32 %15, 32
  %182 = udiv i32 %15, 32
  %183 = mul nsw i32 %181, 20
  %184 = mul nsw i32 %182, 640
  %185 = add nsw i32 %183, %184
  %186 = add nsw i32 %185, 8
  %187 = sext i32 %186 to i64
  %188 = getelementptr float, ptr addrspace(1) %2, i64 %187
  %189 = mul nsw i32 %72, 2097152
  %190 = add nsw i32 8, %189
  %191 = sext i32 %190 to i64
  %192 = getelementptr i8, ptr addrspace(6) %77, i64 %191
  %193 = load <4 x float>, ptr addrspace(1) %188, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = insertelement <4 x float> poison, float %194, i64 0
  %196 = extractelement <4 x float> %193, i64 1
  %197 = insertelement <4 x float> %195, float %196, i64 1
  %198 = extractelement <4 x float> %193, i64 2
  %199 = insertelement <4 x float> %197, float %198, i64 2
  %200 = extractelement <4 x float> %193, i64 3
  %201 = insertelement <4 x float> %199, float %200, i64 3
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <4 x float> %203, float %204, i64 1
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <4 x float> %205, float %206, i64 2
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <4 x float> %207, float %208, i64 3
  store <4 x float> %209, ptr %12, align 16
  %210 = load <4 x i32>, ptr %12, align 16
  %211 = extractelement <4 x i32> %210, i64 0
  %212 = insertelement <4 x i32> poison, i32 %211, i64 0
  %213 = extractelement <4 x i32> %210, i64 1
  %214 = insertelement <4 x i32> %212, i32 %213, i64 1
  %215 = extractelement <4 x i32> %210, i64 2
  %216 = insertelement <4 x i32> %214, i32 %215, i64 2
  %217 = extractelement <4 x i32> %210, i64 3
  %218 = insertelement <4 x i32> %216, i32 %217, i64 3
  %219 = extractelement <4 x i32> %218, i64 0
  %220 = extractelement <4 x i32> %218, i64 1
  %221 = extractelement <4 x i32> %218, i64 2
  %222 = extractelement <4 x i32> %218, i64 3
  %223 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %219, i32 %220, i32 %221, i32 %222)
  %224 = extractvalue { i32, i32, i32, i32 } %223, 0
  %225 = extractvalue { i32, i32, i32, i32 } %223, 1
  %226 = extractvalue { i32, i32, i32, i32 } %223, 2
  %227 = extractvalue { i32, i32, i32, i32 } %223, 3
  %228 = insertelement <4 x i32> poison, i32 %224, i64 0
  %229 = insertelement <4 x i32> %228, i32 %225, i64 1
  %230 = insertelement <4 x i32> %229, i32 %226, i64 2
  %231 = insertelement <4 x i32> %230, i32 %227, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %192, <4 x i32> %231, i1 false)
  %232 = urem i32 %15, 32
  %233 = udiv i32 %15, 32
  %234 = mul nsw i32 %232, 20
  %235 = mul nsw i32 %233, 640
  %236 = add nsw i32 %234, %235
  %237 = add nsw i32 %236, 12
  %238 = sext i32 %237 to i64
  %239 = getelementptr float, ptr addrspace(1) %2, i64 %238
  %240 = mul nsw i32 %72, 2097152
  %241 = add nsw i32 12, %240
  %242 = sext i32 %241 to i64
  %243 = getelementptr i8, ptr addrspace(6) %77, i64 %242
  %244 = load <4 x float>, ptr addrspace(1) %239, align 16
  %245 = extractelement <4 x float> %244, i64 0
  %246 = insertelement <4 x float> poison, float %245, i64 0
  %247 = extractelement <4 x float> %244, i64 1
  %248 = insertelement <4 x float> %246, float %247, i64 1
  %249 = extractelement <4 x float> %244, i64 2
  %250 = insertelement <4 x float> %248, float %249, i64 2
  %251 = extractelement <4 x float> %244, i64 3
  %252 = insertelement <4 x float> %250, float %251, i64 3
  %253 = extractelement <4 x float> %252, i64 0
  %254 = insertelement <4 x float> poison, float %253, i64 0
  %255 = extractelement <4 x float> %252, i64 1
  %256 = insertelement <4 x float> %254, float %255, i64 1
  %257 = extractelement <4 x float> %252, i64 2
  %258 = insertelement <4 x float> %256, float %257, i64 2
  %259 = extractelement <4 x float> %252, i64 3
  %260 = insertelement <4 x float> %258, float %259, i64 3
  store <4 x float> %260, ptr %11, align 16
  %261 = load <4 x i32>, ptr %11, align 16
  %262 = extractelement <4 x i32> %261, i64 0
  %263 = insertelement <4 x i32> poison, i32 %262, i64 0
  %264 = extractelement <4 x i32> %261, i64 1
  %265 = insertelement <4 x i32> %263, i32 %264, i64 1
  %266 = extractelement <4 x i32> %261, i64 2
  %267 = insertelement <4 x i32> %265, i32 %266, i64 2
  %268 = extractelement <4 x i32> %261, i64 3
  %269 = insertelement <4 x i32> %267, i32 %268, i64 3
  %270 = extractelement <4 x i32> %269, i64 0
  %271 = extractelement <4 x i32> %269, i64 1
  %272 = extractelement <4 x i32> %269, i64 2
  %273 = extractelement <4 x i32> %269, i64 3
  %274 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %270, i32 %271, i32 %272, i32 %273)
  %275 = extractvalue { i32, i32, i32, i32 } %274, 0
  %276 = extractvalue { i32, i32, i32, i32 } %274, 1
  %277 = extractvalue { i32, i32, i32, i32 } %274, 2
  %278 = extractvalue { i32, i32, i32, i32 } %274, 3
  %279 = insertelement <4 x i32> poison, i32 %275, i64 0
  %280 = insertelement <4 x i32> %279, i32 %276, i64 1
  %281 = insertelement <4 x i32> %280, i32 %277, i64 2
  %282 = insertelement <4 x i32> %281, i32 %278, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %243, <4 x i32> %282, i1 false)
  %283 = urem i32 %15, 32
  %284 = udiv i32 %15, 32
  %285 = mul nsw i32 %283, 20
  %286 = mul nsw i32 %284, 640
  %287 = add nsw i32 %285, %286
  %288 = add nsw i32 %287, 16
  %289 = sext i32 %288 to i64
  %290 = getelementptr float, ptr addrspace(1) %2, i64 %289
  %291 = mul nsw i32 %72, 2097152
  %292 = add nsw i32 16, %291
  %293 = sext i32 %292 to i64
  %294 = getelementptr i8, ptr addrspace(6) %77, i64 %293
  %295 = load <4 x float>, ptr addrspace(1) %290, align 16
  %296 = extractelement <4 x float> %295, i64 0
  %297 = insertelement <4 x float> poison, float %296, i64 0
  %298 = extractelement <4 x float> %295, i64 1
  %299 = insertelement <4 x float> %297, float %298, i64 1
  %300 = extractelement <4 x float> %295, i64 2
  %301 = insertelement <4 x float> %299, float %300, i64 2
  %302 = extractelement <4 x float> %295, i64 3
  %303 = insertelement <4 x float> %301, float %302, i64 3
  %304 = extractelement <4 x float> %303, i64 0
  %305 = insertelement <4 x float> poison, float %304, i64 0
  %306 = extractelement <4 x float> %303, i64 1
  %307 = insertelement <4 x float> %305, float %306, i64 1
  %308 = extractelement <4 x float> %303, i64 2
  %309 = insertelement <4 x float> %307, float %308, i64 2
  %310 = extractelement <4 x float> %303, i64 3
  %311 = insertelement <4 x float> %309, float %310, i64 3
  store <4 x float> %311, ptr %10, align 16
  %312 = load <4 x i32>, ptr %10, align 16
  %313 = extractelement <4 x i32> %312, i64 0
  %314 = insertelement <4 x i32> poison, i32 %313, i64 0
  %315 = extractelement <4 x i32> %312, i64 1
  %316 = insertelement <4 x i32> %314, i32 %315, i64 1
  %317 = extractelement <4 x i32> %312, i64 2
  %318 = insertelement <4 x i32> %316, i32 %317, i64 2
  %319 = extractelement <4 x i32> %312, i64 3
  %320 = insertelement <4 x i32> %318, i32 %319, i64 3
  %321 = extractelement <4 x i32> %320, i64 0
  %322 = extractelement <4 x i32> %320, i64 1
  %323 = extractelement <4 x i32> %320, i64 2
  %324 = extractelement <4 x i32> %320, i64 3
  %325 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %321, i32 %322, i32 %323, i32 %324)
  %326 = extractvalue { i32, i32, i32, i32 } %325, 0
  %327 = extractvalue { i32, i32, i32, i32 } %325, 1
  %328 = extractvalue { i32, i32, i32, i32 } %325, 2
  %329 = extractvalue { i32, i32, i32, i32 } %325, 3
  %330 = insertelement <4 x i32> poison, i32 %326, i64 0
  %331 = insertelement <4 x i32> %330, i32 %327, i64 1
  %332 = insertelement <4 x i32> %331, i32 %328, i64 2
  %333 = insertelement <4 x i32> %332, i32 %329, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %294, <4 x i32> %333, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %334 = getelementptr i8, ptr addrspace(6) %77, i64 16
  %335 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %334, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %336, label %355

336:                                              ; preds = %80
  %337 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %338 = lshr i32 %337, 4
  %339 = zext i32 %338 to i64
  %340 = or i64 %339, 4611756662049538048
  %341 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %342 = lshr i32 %341, 4
  %343 = zext i32 %342 to i64
  %344 = or i64 %343, 4611756662049538048
  %345 = extractvalue { i1, i1, i1, ptr addrspace(6) } %335, 0
  %346 = extractvalue { i1, i1, i1, ptr addrspace(6) } %335, 1
  %347 = zext i1 %346 to i32
  %348 = shl i32 %347, 13
  %349 = extractvalue { i1, i1, i1, ptr addrspace(6) } %335, 2
  %350 = zext i1 %349 to i32
  %351 = shl i32 %350, 14
  %352 = or i32 %348, %351
  %353 = extractvalue { i1, i1, i1, ptr addrspace(6) } %335, 3
  %354 = or i32 67371028, %352
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %77, i64 %340, i64 %344, i32 %354, i1 %345, ptr addrspace(6) %353, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %355

355:                                              ; preds = %336, %80
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %356 = urem i32 %15, 32
  %357 = udiv i32 %15, 32
  %358 = mul nsw i32 %356, 20
  %359 = mul nsw i32 %357, 640
  %360 = add nsw i32 %358, %359
  %361 = sext i32 %360 to i64
  %362 = getelementptr float, ptr addrspace(1) %3, i64 %361
  %363 = mul nsw i32 %72, 2097152
  %364 = sext i32 %363 to i64
  %365 = getelementptr i8, ptr addrspace(6) %77, i64 %364
  %366 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %365, i1 false)
  %367 = extractelement <4 x i32> %366, i64 0
  %368 = insertelement <4 x i32> poison, i32 %367, i64 0
  %369 = extractelement <4 x i32> %366, i64 1
  %370 = insertelement <4 x i32> %368, i32 %369, i64 1
  %371 = extractelement <4 x i32> %366, i64 2
  %372 = insertelement <4 x i32> %370, i32 %371, i64 2
  %373 = extractelement <4 x i32> %366, i64 3
  %374 = insertelement <4 x i32> %372, i32 %373, i64 3
  store <4 x i32> %374, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %375 = load <4 x i32>, ptr %9, align 16
  %376 = extractelement <4 x i32> %375, i64 0
  %377 = insertelement <4 x i32> poison, i32 %376, i64 0
  %378 = extractelement <4 x i32> %375, i64 1
  %379 = insertelement <4 x i32> %377, i32 %378, i64 1
  %380 = extractelement <4 x i32> %375, i64 2
  %381 = insertelement <4 x i32> %379, i32 %380, i64 2
  %382 = extractelement <4 x i32> %375, i64 3
  %383 = insertelement <4 x i32> %381, i32 %382, i64 3
  %384 = extractelement <4 x i32> %383, i64 0
  %385 = extractelement <4 x i32> %383, i64 1
  %386 = extractelement <4 x i32> %383, i64 2
  %387 = extractelement <4 x i32> %383, i64 3
  %388 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %384, i32 %385, i32 %386, i32 %387)
  %389 = extractvalue { i32, i32, i32, i32 } %388, 0
  %390 = extractvalue { i32, i32, i32, i32 } %388, 1
  %391 = extractvalue { i32, i32, i32, i32 } %388, 2
  %392 = extractvalue { i32, i32, i32, i32 } %388, 3
  %393 = insertelement <4 x i32> poison, i32 %389, i64 0
  %394 = insertelement <4 x i32> %393, i32 %390, i64 1
  %395 = insertelement <4 x i32> %394, i32 %391, i64 2
  %396 = insertelement <4 x i32> %395, i32 %392, i64 3
  %397 = extractelement <4 x i32> %396, i64 0
  %398 = insertelement <4 x i32> poison, i32 %397, i64 0
  %399 = extractelement <4 x i32> %396, i64 1
  %400 = insertelement <4 x i32> %398, i32 %399, i64 1
  %401 = extractelement <4 x i32> %396, i64 2
  %402 = insertelement <4 x i32> %400, i32 %401, i64 2
  %403 = extractelement <4 x i32> %396, i64 3
  %404 = insertelement <4 x i32> %402, i32 %403, i64 3
  store <4 x i32> %404, ptr %9, align 16
  %405 = load <4 x float>, ptr %9, align 16
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
  store <4 x float> %421, ptr addrspace(1) %362, align 16
  %422 = urem i32 %15, 32
  %423 = udiv i32 %15, 32
  %424 = mul nsw i32 %422, 20
  %425 = mul nsw i32 %423, 640
  %426 = add nsw i32 %424, %425
  %427 = add nsw i32 %426, 4
  %428 = sext i32 %427 to i64
  %429 = getelementptr float, ptr addrspace(1) %3, i64 %428
  %430 = mul nsw i32 %72, 2097152
  %431 = add nsw i32 4, %430
  %432 = sext i32 %431 to i64
  %433 = getelementptr i8, ptr addrspace(6) %77, i64 %432
  %434 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %433, i1 false)
  %435 = extractelement <4 x i32> %434, i64 0
  %436 = insertelement <4 x i32> poison, i32 %435, i64 0
  %437 = extractelement <4 x i32> %434, i64 1
  %438 = insertelement <4 x i32> %436, i32 %437, i64 1
  %439 = extractelement <4 x i32> %434, i64 2
  %440 = insertelement <4 x i32> %438, i32 %439, i64 2
  %441 = extractelement <4 x i32> %434, i64 3
  %442 = insertelement <4 x i32> %440, i32 %441, i64 3
  store <4 x i32> %442, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %443 = load <4 x i32>, ptr %8, align 16
  %444 = extractelement <4 x i32> %443, i64 0
  %445 = insertelement <4 x i32> poison, i32 %444, i64 0
  %446 = extractelement <4 x i32> %443, i64 1
  %447 = insertelement <4 x i32> %445, i32 %446, i64 1
  %448 = extractelement <4 x i32> %443, i64 2
  %449 = insertelement <4 x i32> %447, i32 %448, i64 2
  %450 = extractelement <4 x i32> %443, i64 3
  %451 = insertelement <4 x i32> %449, i32 %450, i64 3
  %452 = extractelement <4 x i32> %451, i64 0
  %453 = extractelement <4 x i32> %451, i64 1
  %454 = extractelement <4 x i32> %451, i64 2
  %455 = extractelement <4 x i32> %451, i64 3
  %456 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %452, i32 %453, i32 %454, i32 %455)
  %457 = extractvalue { i32, i32, i32, i32 } %456, 0
  %458 = extractvalue { i32, i32, i32, i32 } %456, 1
  %459 = extractvalue { i32, i32, i32, i32 } %456, 2
  %460 = extractvalue { i32, i32, i32, i32 } %456, 3
  %461 = insertelement <4 x i32> poison, i32 %457, i64 0
  %462 = insertelement <4 x i32> %461, i32 %458, i64 1
  %463 = insertelement <4 x i32> %462, i32 %459, i64 2
  %464 = insertelement <4 x i32> %463, i32 %460, i64 3
  %465 = extractelement <4 x i32> %464, i64 0
  %466 = insertelement <4 x i32> poison, i32 %465, i64 0
  %467 = extractelement <4 x i32> %464, i64 1
  %468 = insertelement <4 x i32> %466, i32 %467, i64 1
  %469 = extractelement <4 x i32> %464, i64 2
  %470 = insertelement <4 x i32> %468, i32 %469, i64 2
  %471 = extractelement <4 x i32> %464, i64 3
  %472 = insertelement <4 x i32> %470, i32 %471, i64 3
  store <4 x i32> %472, ptr %8, align 16
  %473 = load <4 x float>, ptr %8, align 16
  %474 = extractelement <4 x float> %473, i64 0
  %475 = insertelement <4 x float> poison, float %474, i64 0
  %476 = extractelement <4 x float> %473, i64 1
  %477 = insertelement <4 x float> %475, float %476, i64 1
  %478 = extractelement <4 x float> %473, i64 2
  %479 = insertelement <4 x float> %477, float %478, i64 2
  %480 = extractelement <4 x float> %473, i64 3
  %481 = insertelement <4 x float> %479, float %480, i64 3
  %482 = extractelement <4 x float> %481, i64 0
  %483 = insertelement <4 x float> poison, float %482, i64 0
  %484 = extractelement <4 x float> %481, i64 1
  %485 = insertelement <4 x float> %483, float %484, i64 1
  %486 = extractelement <4 x float> %481, i64 2
  %487 = insertelement <4 x float> %485, float %486, i64 2
  %488 = extractelement <4 x float> %481, i64 3
  %489 = insertelement <4 x float> %487, float %488, i64 3
  store <4 x float> %489, ptr addrspace(1) %429, align 16
  %490 = urem i32 %15, 32
  %491 = udiv i32 %15, 32
  %492 = mul nsw i32 %490, 20
  %493 = mul nsw i32 %491, 640
  %494 = add nsw i32 %492, %493
  %495 = add nsw i32 %494, 8
  %496 = sext i32 %495 to i64
  %497 = getelementptr float, ptr addrspace(1) %3, i64 %496
  %498 = mul nsw i32 %72, 2097152
  %499 = add nsw i32 8, %498
  %500 = sext i32 %499 to i64
  %501 = getelementptr i8, ptr addrspace(6) %77, i64 %500
  %502 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %501, i1 false)
  %503 = extractelement <4 x i32> %502, i64 0
  %504 = insertelement <4 x i32> poison, i32 %503, i64 0
  %505 = extractelement <4 x i32> %502, i64 1
  %506 = insertelement <4 x i32> %504, i32 %505, i64 1
  %507 = extractelement <4 x i32> %502, i64 2
  %508 = insertelement <4 x i32> %506, i32 %507, i64 2
  %509 = extractelement <4 x i32> %502, i64 3
  %510 = insertelement <4 x i32> %508, i32 %509, i64 3
  store <4 x i32> %510, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %511 = load <4 x i32>, ptr %7, align 16
  %512 = extractelement <4 x i32> %511, i64 0
  %513 = insertelement <4 x i32> poison, i32 %512, i64 0
  %514 = extractelement <4 x i32> %511, i64 1
  %515 = insertelement <4 x i32> %513, i32 %514, i64 1
  %516 = extractelement <4 x i32> %511, i64 2
  %517 = insertelement <4 x i32> %515, i32 %516, i64 2
  %518 = extractelement <4 x i32> %511, i64 3
  %519 = insertelement <4 x i32> %517, i32 %518, i64 3
  %520 = extractelement <4 x i32> %519, i64 0
  %521 = extractelement <4 x i32> %519, i64 1
  %522 = extractelement <4 x i32> %519, i64 2
  %523 = extractelement <4 x i32> %519, i64 3
  %524 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %520, i32 %521, i32 %522, i32 %523)
  %525 = extractvalue { i32, i32, i32, i32 } %524, 0
  %526 = extractvalue { i32, i32, i32, i32 } %524, 1
  %527 = extractvalue { i32, i32, i32, i32 } %524, 2
  %528 = extractvalue { i32, i32, i32, i32 } %524, 3
  %529 = insertelement <4 x i32> poison, i32 %525, i64 0
  %530 = insertelement <4 x i32> %529, i32 %526, i64 1
  %531 = insertelement <4 x i32> %530, i32 %527, i64 2
  %532 = insertelement <4 x i32> %531, i32 %528, i64 3
  %533 = extractelement <4 x i32> %532, i64 0
  %534 = insertelement <4 x i32> poison, i32 %533, i64 0
  %535 = extractelement <4 x i32> %532, i64 1
  %536 = insertelement <4 x i32> %534, i32 %535, i64 1
  %537 = extractelement <4 x i32> %532, i64 2
  %538 = insertelement <4 x i32> %536, i32 %537, i64 2
  %539 = extractelement <4 x i32> %532, i64 3
  %540 = insertelement <4 x i32> %538, i32 %539, i64 3
  store <4 x i32> %540, ptr %7, align 16
  %541 = load <4 x float>, ptr %7, align 16
  %542 = extractelement <4 x float> %541, i64 0
  %543 = insertelement <4 x float> poison, float %542, i64 0
  %544 = extractelement <4 x float> %541, i64 1
  %545 = insertelement <4 x float> %543, float %544, i64 1
  %546 = extractelement <4 x float> %541, i64 2
  %547 = insertelement <4 x float> %545, float %546, i64 2
  %548 = extractelement <4 x float> %541, i64 3
  %549 = insertelement <4 x float> %547, float %548, i64 3
  %550 = extractelement <4 x float> %549, i64 0
  %551 = insertelement <4 x float> poison, float %550, i64 0
  %552 = extractelement <4 x float> %549, i64 1
  %553 = insertelement <4 x float> %551, float %552, i64 1
  %554 = extractelement <4 x float> %549, i64 2
  %555 = insertelement <4 x float> %553, float %554, i64 2
  %556 = extractelement <4 x float> %549, i64 3
  %557 = insertelement <4 x float> %555, float %556, i64 3
  store <4 x float> %557, ptr addrspace(1) %497, align 16
  %558 = urem i32 %15, 32
  %559 = udiv i32 %15, 32
  %560 = mul nsw i32 %558, 20
  %561 = mul nsw i32 %559, 640
  %562 = add nsw i32 %560, %561
  %563 = add nsw i32 %562, 12
  %564 = sext i32 %563 to i64
  %565 = getelementptr float, ptr addrspace(1) %3, i64 %564
  %566 = mul nsw i32 %72, 2097152
  %567 = add nsw i32 12, %566
  %568 = sext i32 %567 to i64
  %569 = getelementptr i8, ptr addrspace(6) %77, i64 %568
  %570 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %569, i1 false)
  %571 = extractelement <4 x i32> %570, i64 0
  %572 = insertelement <4 x i32> poison, i32 %571, i64 0
  %573 = extractelement <4 x i32> %570, i64 1
  %574 = insertelement <4 x i32> %572, i32 %573, i64 1
  %575 = extractelement <4 x i32> %570, i64 2
  %576 = insertelement <4 x i32> %574, i32 %575, i64 2
  %577 = extractelement <4 x i32> %570, i64 3
  %578 = insertelement <4 x i32> %576, i32 %577, i64 3
  store <4 x i32> %578, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %579 = load <4 x i32>, ptr %6, align 16
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
  store <4 x i32> %608, ptr %6, align 16
  %609 = load <4 x float>, ptr %6, align 16
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
  store <4 x float> %625, ptr addrspace(1) %565, align 16
  %626 = urem i32 %15, 32
  %627 = udiv i32 %15, 32
  %628 = mul nsw i32 %626, 20
  %629 = mul nsw i32 %627, 640
  %630 = add nsw i32 %628, %629
  %631 = add nsw i32 %630, 16
  %632 = sext i32 %631 to i64
  %633 = getelementptr float, ptr addrspace(1) %3, i64 %632
  %634 = mul nsw i32 %72, 2097152
  %635 = add nsw i32 16, %634
  %636 = sext i32 %635 to i64
  %637 = getelementptr i8, ptr addrspace(6) %77, i64 %636
  %638 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %637, i1 false)
  %639 = extractelement <4 x i32> %638, i64 0
  %640 = insertelement <4 x i32> poison, i32 %639, i64 0
  %641 = extractelement <4 x i32> %638, i64 1
  %642 = insertelement <4 x i32> %640, i32 %641, i64 1
  %643 = extractelement <4 x i32> %638, i64 2
  %644 = insertelement <4 x i32> %642, i32 %643, i64 2
  %645 = extractelement <4 x i32> %638, i64 3
  %646 = insertelement <4 x i32> %644, i32 %645, i64 3
  store <4 x i32> %646, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %647 = load <4 x i32>, ptr %5, align 16
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
  store <4 x i32> %676, ptr %5, align 16
  %677 = load <4 x float>, ptr %5, align 16
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
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %73, label %694, label %695

694:                                              ; preds = %355
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %77, i32 32)
  br label %695

695:                                              ; preds = %694, %355
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
