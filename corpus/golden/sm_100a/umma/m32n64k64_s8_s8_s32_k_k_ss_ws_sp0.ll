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
  %20 = urem i32 %17, 32
  %21 = udiv i32 %17, 32
  %22 = mul nsw i32 %20, 32
  %23 = add nsw i32 %22, %21
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1
  %27 = urem i32 %17, 8
  %28 = udiv i32 %17, 8
  %29 = mul nsw i32 %27, 128
  %30 = urem i32 %28, 4
  %31 = udiv i32 %28, 4
  %32 = mul nsw i32 %30, 1024
  %33 = add nsw i32 %29, %32
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  %37 = ptrtoint ptr addrspace(3) %36 to i32
  %38 = and i32 %37, 896
  %39 = lshr i32 %38, 3
  %40 = xor i32 %37, %39
  %41 = inttoptr i32 %40 to ptr addrspace(3)
  store i8 %26, ptr addrspace(3) %41, align 1
  %42 = add i32 %17, 128
  br label %16

43:                                               ; preds = %16
  br label %44

44:                                               ; preds = %47, %43
  %45 = phi i32 [ %70, %47 ], [ %15, %43 ]
  %46 = icmp slt i32 %45, 4096
  br i1 %46, label %47, label %71

47:                                               ; preds = %44
  %48 = urem i32 %45, 64
  %49 = udiv i32 %45, 64
  %50 = mul nsw i32 %48, 64
  %51 = add nsw i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = urem i32 %45, 8
  %56 = udiv i32 %45, 8
  %57 = mul nsw i32 %55, 128
  %58 = urem i32 %56, 8
  %59 = udiv i32 %56, 8
  %60 = mul nsw i32 %58, 1024
  %61 = add nsw i32 %57, %60
  %62 = add nsw i32 %61, %59
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 896
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store i8 %54, ptr addrspace(3) %69, align 1
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
  br i1 %78, label %336, label %347

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
  %346 = extractvalue { i1, i1, i1, ptr addrspace(6) } %335, 3
  call void @llvm.nvvm.tcgen05.mma.ws.sp.shared(ptr addrspace(6) %77, i64 %340, i64 %344, i32 34604196, i1 %345, ptr addrspace(6) %346, i32 3, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %347

347:                                              ; preds = %336, %80
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %348 = urem i32 %15, 32
  %349 = udiv i32 %15, 32
  %350 = mul nsw i32 %348, 20
  %351 = mul nsw i32 %349, 640
  %352 = add nsw i32 %350, %351
  %353 = sext i32 %352 to i64
  %354 = getelementptr float, ptr addrspace(1) %3, i64 %353
  %355 = mul nsw i32 %72, 2097152
  %356 = sext i32 %355 to i64
  %357 = getelementptr i8, ptr addrspace(6) %77, i64 %356
  %358 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %357, i1 false)
  %359 = extractelement <4 x i32> %358, i64 0
  %360 = insertelement <4 x i32> poison, i32 %359, i64 0
  %361 = extractelement <4 x i32> %358, i64 1
  %362 = insertelement <4 x i32> %360, i32 %361, i64 1
  %363 = extractelement <4 x i32> %358, i64 2
  %364 = insertelement <4 x i32> %362, i32 %363, i64 2
  %365 = extractelement <4 x i32> %358, i64 3
  %366 = insertelement <4 x i32> %364, i32 %365, i64 3
  store <4 x i32> %366, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %367 = load <4 x i32>, ptr %9, align 16
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
  %389 = extractelement <4 x i32> %388, i64 0
  %390 = insertelement <4 x i32> poison, i32 %389, i64 0
  %391 = extractelement <4 x i32> %388, i64 1
  %392 = insertelement <4 x i32> %390, i32 %391, i64 1
  %393 = extractelement <4 x i32> %388, i64 2
  %394 = insertelement <4 x i32> %392, i32 %393, i64 2
  %395 = extractelement <4 x i32> %388, i64 3
  %396 = insertelement <4 x i32> %394, i32 %395, i64 3
  store <4 x i32> %396, ptr %9, align 16
  %397 = load <4 x float>, ptr %9, align 16
  %398 = extractelement <4 x float> %397, i64 0
  %399 = insertelement <4 x float> poison, float %398, i64 0
  %400 = extractelement <4 x float> %397, i64 1
  %401 = insertelement <4 x float> %399, float %400, i64 1
  %402 = extractelement <4 x float> %397, i64 2
  %403 = insertelement <4 x float> %401, float %402, i64 2
  %404 = extractelement <4 x float> %397, i64 3
  %405 = insertelement <4 x float> %403, float %404, i64 3
  %406 = extractelement <4 x float> %405, i64 0
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = extractelement <4 x float> %405, i64 1
  %409 = insertelement <4 x float> %407, float %408, i64 1
  %410 = extractelement <4 x float> %405, i64 2
  %411 = insertelement <4 x float> %409, float %410, i64 2
  %412 = extractelement <4 x float> %405, i64 3
  %413 = insertelement <4 x float> %411, float %412, i64 3
  store <4 x float> %413, ptr addrspace(1) %354, align 16
  %414 = urem i32 %15, 32
  %415 = udiv i32 %15, 32
  %416 = mul nsw i32 %414, 20
  %417 = mul nsw i32 %415, 640
  %418 = add nsw i32 %416, %417
  %419 = add nsw i32 %418, 4
  %420 = sext i32 %419 to i64
  %421 = getelementptr float, ptr addrspace(1) %3, i64 %420
  %422 = mul nsw i32 %72, 2097152
  %423 = add nsw i32 4, %422
  %424 = sext i32 %423 to i64
  %425 = getelementptr i8, ptr addrspace(6) %77, i64 %424
  %426 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %425, i1 false)
  %427 = extractelement <4 x i32> %426, i64 0
  %428 = insertelement <4 x i32> poison, i32 %427, i64 0
  %429 = extractelement <4 x i32> %426, i64 1
  %430 = insertelement <4 x i32> %428, i32 %429, i64 1
  %431 = extractelement <4 x i32> %426, i64 2
  %432 = insertelement <4 x i32> %430, i32 %431, i64 2
  %433 = extractelement <4 x i32> %426, i64 3
  %434 = insertelement <4 x i32> %432, i32 %433, i64 3
  store <4 x i32> %434, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %435 = load <4 x i32>, ptr %8, align 16
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
  %457 = extractelement <4 x i32> %456, i64 0
  %458 = insertelement <4 x i32> poison, i32 %457, i64 0
  %459 = extractelement <4 x i32> %456, i64 1
  %460 = insertelement <4 x i32> %458, i32 %459, i64 1
  %461 = extractelement <4 x i32> %456, i64 2
  %462 = insertelement <4 x i32> %460, i32 %461, i64 2
  %463 = extractelement <4 x i32> %456, i64 3
  %464 = insertelement <4 x i32> %462, i32 %463, i64 3
  store <4 x i32> %464, ptr %8, align 16
  %465 = load <4 x float>, ptr %8, align 16
  %466 = extractelement <4 x float> %465, i64 0
  %467 = insertelement <4 x float> poison, float %466, i64 0
  %468 = extractelement <4 x float> %465, i64 1
  %469 = insertelement <4 x float> %467, float %468, i64 1
  %470 = extractelement <4 x float> %465, i64 2
  %471 = insertelement <4 x float> %469, float %470, i64 2
  %472 = extractelement <4 x float> %465, i64 3
  %473 = insertelement <4 x float> %471, float %472, i64 3
  %474 = extractelement <4 x float> %473, i64 0
  %475 = insertelement <4 x float> poison, float %474, i64 0
  %476 = extractelement <4 x float> %473, i64 1
  %477 = insertelement <4 x float> %475, float %476, i64 1
  %478 = extractelement <4 x float> %473, i64 2
  %479 = insertelement <4 x float> %477, float %478, i64 2
  %480 = extractelement <4 x float> %473, i64 3
  %481 = insertelement <4 x float> %479, float %480, i64 3
  store <4 x float> %481, ptr addrspace(1) %421, align 16
  %482 = urem i32 %15, 32
  %483 = udiv i32 %15, 32
  %484 = mul nsw i32 %482, 20
  %485 = mul nsw i32 %483, 640
  %486 = add nsw i32 %484, %485
  %487 = add nsw i32 %486, 8
  %488 = sext i32 %487 to i64
  %489 = getelementptr float, ptr addrspace(1) %3, i64 %488
  %490 = mul nsw i32 %72, 2097152
  %491 = add nsw i32 8, %490
  %492 = sext i32 %491 to i64
  %493 = getelementptr i8, ptr addrspace(6) %77, i64 %492
  %494 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %493, i1 false)
  %495 = extractelement <4 x i32> %494, i64 0
  %496 = insertelement <4 x i32> poison, i32 %495, i64 0
  %497 = extractelement <4 x i32> %494, i64 1
  %498 = insertelement <4 x i32> %496, i32 %497, i64 1
  %499 = extractelement <4 x i32> %494, i64 2
  %500 = insertelement <4 x i32> %498, i32 %499, i64 2
  %501 = extractelement <4 x i32> %494, i64 3
  %502 = insertelement <4 x i32> %500, i32 %501, i64 3
  store <4 x i32> %502, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %503 = load <4 x i32>, ptr %7, align 16
  %504 = extractelement <4 x i32> %503, i64 0
  %505 = insertelement <4 x i32> poison, i32 %504, i64 0
  %506 = extractelement <4 x i32> %503, i64 1
  %507 = insertelement <4 x i32> %505, i32 %506, i64 1
  %508 = extractelement <4 x i32> %503, i64 2
  %509 = insertelement <4 x i32> %507, i32 %508, i64 2
  %510 = extractelement <4 x i32> %503, i64 3
  %511 = insertelement <4 x i32> %509, i32 %510, i64 3
  %512 = extractelement <4 x i32> %511, i64 0
  %513 = extractelement <4 x i32> %511, i64 1
  %514 = extractelement <4 x i32> %511, i64 2
  %515 = extractelement <4 x i32> %511, i64 3
  %516 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %512, i32 %513, i32 %514, i32 %515)
  %517 = extractvalue { i32, i32, i32, i32 } %516, 0
  %518 = extractvalue { i32, i32, i32, i32 } %516, 1
  %519 = extractvalue { i32, i32, i32, i32 } %516, 2
  %520 = extractvalue { i32, i32, i32, i32 } %516, 3
  %521 = insertelement <4 x i32> poison, i32 %517, i64 0
  %522 = insertelement <4 x i32> %521, i32 %518, i64 1
  %523 = insertelement <4 x i32> %522, i32 %519, i64 2
  %524 = insertelement <4 x i32> %523, i32 %520, i64 3
  %525 = extractelement <4 x i32> %524, i64 0
  %526 = insertelement <4 x i32> poison, i32 %525, i64 0
  %527 = extractelement <4 x i32> %524, i64 1
  %528 = insertelement <4 x i32> %526, i32 %527, i64 1
  %529 = extractelement <4 x i32> %524, i64 2
  %530 = insertelement <4 x i32> %528, i32 %529, i64 2
  %531 = extractelement <4 x i32> %524, i64 3
  %532 = insertelement <4 x i32> %530, i32 %531, i64 3
  store <4 x i32> %532, ptr %7, align 16
  %533 = load <4 x float>, ptr %7, align 16
  %534 = extractelement <4 x float> %533, i64 0
  %535 = insertelement <4 x float> poison, float %534, i64 0
  %536 = extractelement <4 x float> %533, i64 1
  %537 = insertelement <4 x float> %535, float %536, i64 1
  %538 = extractelement <4 x float> %533, i64 2
  %539 = insertelement <4 x float> %537, float %538, i64 2
  %540 = extractelement <4 x float> %533, i64 3
  %541 = insertelement <4 x float> %539, float %540, i64 3
  %542 = extractelement <4 x float> %541, i64 0
  %543 = insertelement <4 x float> poison, float %542, i64 0
  %544 = extractelement <4 x float> %541, i64 1
  %545 = insertelement <4 x float> %543, float %544, i64 1
  %546 = extractelement <4 x float> %541, i64 2
  %547 = insertelement <4 x float> %545, float %546, i64 2
  %548 = extractelement <4 x float> %541, i64 3
  %549 = insertelement <4 x float> %547, float %548, i64 3
  store <4 x float> %549, ptr addrspace(1) %489, align 16
  %550 = urem i32 %15, 32
  %551 = udiv i32 %15, 32
  %552 = mul nsw i32 %550, 20
  %553 = mul nsw i32 %551, 640
  %554 = add nsw i32 %552, %553
  %555 = add nsw i32 %554, 12
  %556 = sext i32 %555 to i64
  %557 = getelementptr float, ptr addrspace(1) %3, i64 %556
  %558 = mul nsw i32 %72, 2097152
  %559 = add nsw i32 12, %558
  %560 = sext i32 %559 to i64
  %561 = getelementptr i8, ptr addrspace(6) %77, i64 %560
  %562 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %561, i1 false)
  %563 = extractelement <4 x i32> %562, i64 0
  %564 = insertelement <4 x i32> poison, i32 %563, i64 0
  %565 = extractelement <4 x i32> %562, i64 1
  %566 = insertelement <4 x i32> %564, i32 %565, i64 1
  %567 = extractelement <4 x i32> %562, i64 2
  %568 = insertelement <4 x i32> %566, i32 %567, i64 2
  %569 = extractelement <4 x i32> %562, i64 3
  %570 = insertelement <4 x i32> %568, i32 %569, i64 3
  store <4 x i32> %570, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %571 = load <4 x i32>, ptr %6, align 16
  %572 = extractelement <4 x i32> %571, i64 0
  %573 = insertelement <4 x i32> poison, i32 %572, i64 0
  %574 = extractelement <4 x i32> %571, i64 1
  %575 = insertelement <4 x i32> %573, i32 %574, i64 1
  %576 = extractelement <4 x i32> %571, i64 2
  %577 = insertelement <4 x i32> %575, i32 %576, i64 2
  %578 = extractelement <4 x i32> %571, i64 3
  %579 = insertelement <4 x i32> %577, i32 %578, i64 3
  %580 = extractelement <4 x i32> %579, i64 0
  %581 = extractelement <4 x i32> %579, i64 1
  %582 = extractelement <4 x i32> %579, i64 2
  %583 = extractelement <4 x i32> %579, i64 3
  %584 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %580, i32 %581, i32 %582, i32 %583)
  %585 = extractvalue { i32, i32, i32, i32 } %584, 0
  %586 = extractvalue { i32, i32, i32, i32 } %584, 1
  %587 = extractvalue { i32, i32, i32, i32 } %584, 2
  %588 = extractvalue { i32, i32, i32, i32 } %584, 3
  %589 = insertelement <4 x i32> poison, i32 %585, i64 0
  %590 = insertelement <4 x i32> %589, i32 %586, i64 1
  %591 = insertelement <4 x i32> %590, i32 %587, i64 2
  %592 = insertelement <4 x i32> %591, i32 %588, i64 3
  %593 = extractelement <4 x i32> %592, i64 0
  %594 = insertelement <4 x i32> poison, i32 %593, i64 0
  %595 = extractelement <4 x i32> %592, i64 1
  %596 = insertelement <4 x i32> %594, i32 %595, i64 1
  %597 = extractelement <4 x i32> %592, i64 2
  %598 = insertelement <4 x i32> %596, i32 %597, i64 2
  %599 = extractelement <4 x i32> %592, i64 3
  %600 = insertelement <4 x i32> %598, i32 %599, i64 3
  store <4 x i32> %600, ptr %6, align 16
  %601 = load <4 x float>, ptr %6, align 16
  %602 = extractelement <4 x float> %601, i64 0
  %603 = insertelement <4 x float> poison, float %602, i64 0
  %604 = extractelement <4 x float> %601, i64 1
  %605 = insertelement <4 x float> %603, float %604, i64 1
  %606 = extractelement <4 x float> %601, i64 2
  %607 = insertelement <4 x float> %605, float %606, i64 2
  %608 = extractelement <4 x float> %601, i64 3
  %609 = insertelement <4 x float> %607, float %608, i64 3
  %610 = extractelement <4 x float> %609, i64 0
  %611 = insertelement <4 x float> poison, float %610, i64 0
  %612 = extractelement <4 x float> %609, i64 1
  %613 = insertelement <4 x float> %611, float %612, i64 1
  %614 = extractelement <4 x float> %609, i64 2
  %615 = insertelement <4 x float> %613, float %614, i64 2
  %616 = extractelement <4 x float> %609, i64 3
  %617 = insertelement <4 x float> %615, float %616, i64 3
  store <4 x float> %617, ptr addrspace(1) %557, align 16
  %618 = urem i32 %15, 32
  %619 = udiv i32 %15, 32
  %620 = mul nsw i32 %618, 20
  %621 = mul nsw i32 %619, 640
  %622 = add nsw i32 %620, %621
  %623 = add nsw i32 %622, 16
  %624 = sext i32 %623 to i64
  %625 = getelementptr float, ptr addrspace(1) %3, i64 %624
  %626 = mul nsw i32 %72, 2097152
  %627 = add nsw i32 16, %626
  %628 = sext i32 %627 to i64
  %629 = getelementptr i8, ptr addrspace(6) %77, i64 %628
  %630 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %629, i1 false)
  %631 = extractelement <4 x i32> %630, i64 0
  %632 = insertelement <4 x i32> poison, i32 %631, i64 0
  %633 = extractelement <4 x i32> %630, i64 1
  %634 = insertelement <4 x i32> %632, i32 %633, i64 1
  %635 = extractelement <4 x i32> %630, i64 2
  %636 = insertelement <4 x i32> %634, i32 %635, i64 2
  %637 = extractelement <4 x i32> %630, i64 3
  %638 = insertelement <4 x i32> %636, i32 %637, i64 3
  store <4 x i32> %638, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %639 = load <4 x i32>, ptr %5, align 16
  %640 = extractelement <4 x i32> %639, i64 0
  %641 = insertelement <4 x i32> poison, i32 %640, i64 0
  %642 = extractelement <4 x i32> %639, i64 1
  %643 = insertelement <4 x i32> %641, i32 %642, i64 1
  %644 = extractelement <4 x i32> %639, i64 2
  %645 = insertelement <4 x i32> %643, i32 %644, i64 2
  %646 = extractelement <4 x i32> %639, i64 3
  %647 = insertelement <4 x i32> %645, i32 %646, i64 3
  %648 = extractelement <4 x i32> %647, i64 0
  %649 = extractelement <4 x i32> %647, i64 1
  %650 = extractelement <4 x i32> %647, i64 2
  %651 = extractelement <4 x i32> %647, i64 3
  %652 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %648, i32 %649, i32 %650, i32 %651)
  %653 = extractvalue { i32, i32, i32, i32 } %652, 0
  %654 = extractvalue { i32, i32, i32, i32 } %652, 1
  %655 = extractvalue { i32, i32, i32, i32 } %652, 2
  %656 = extractvalue { i32, i32, i32, i32 } %652, 3
  %657 = insertelement <4 x i32> poison, i32 %653, i64 0
  %658 = insertelement <4 x i32> %657, i32 %654, i64 1
  %659 = insertelement <4 x i32> %658, i32 %655, i64 2
  %660 = insertelement <4 x i32> %659, i32 %656, i64 3
  %661 = extractelement <4 x i32> %660, i64 0
  %662 = insertelement <4 x i32> poison, i32 %661, i64 0
  %663 = extractelement <4 x i32> %660, i64 1
  %664 = insertelement <4 x i32> %662, i32 %663, i64 1
  %665 = extractelement <4 x i32> %660, i64 2
  %666 = insertelement <4 x i32> %664, i32 %665, i64 2
  %667 = extractelement <4 x i32> %660, i64 3
  %668 = insertelement <4 x i32> %666, i32 %667, i64 3
  store <4 x i32> %668, ptr %5, align 16
  %669 = load <4 x float>, ptr %5, align 16
  %670 = extractelement <4 x float> %669, i64 0
  %671 = insertelement <4 x float> poison, float %670, i64 0
  %672 = extractelement <4 x float> %669, i64 1
  %673 = insertelement <4 x float> %671, float %672, i64 1
  %674 = extractelement <4 x float> %669, i64 2
  %675 = insertelement <4 x float> %673, float %674, i64 2
  %676 = extractelement <4 x float> %669, i64 3
  %677 = insertelement <4 x float> %675, float %676, i64 3
  %678 = extractelement <4 x float> %677, i64 0
  %679 = insertelement <4 x float> poison, float %678, i64 0
  %680 = extractelement <4 x float> %677, i64 1
  %681 = insertelement <4 x float> %679, float %680, i64 1
  %682 = extractelement <4 x float> %677, i64 2
  %683 = insertelement <4 x float> %681, float %682, i64 2
  %684 = extractelement <4 x float> %677, i64 3
  %685 = insertelement <4 x float> %683, float %684, i64 3
  store <4 x float> %685, ptr addrspace(1) %625, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %73, label %686, label %687

686:                                              ; preds = %347
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %77, i32 32)
  br label %687

687:                                              ; preds = %686, %347
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
