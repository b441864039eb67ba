; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5) #0 {
  %7 = alloca [8 x float], align 16
  %8 = alloca [8 x float], align 16
  %9 = alloca [8 x float], align 16
  %10 = alloca [8 x float], align 16
  %11 = alloca [8 x float], align 16
  %12 = alloca [8 x float], align 16
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %14

14:                                               ; preds = %17, %6
  %15 = phi i32 [ %40, %17 ], [ %13, %6 ]
  %16 = icmp slt i32 %15, 4096
  br i1 %16, label %17, label %41

17:                                               ; preds = %14
  %18 = urem i32 %15, 128
  %19 = udiv i32 %15, 128
  %20 = mul nsw i32 %18, 32
  %21 = add nsw i32 %20, %19
  %22 = sext i32 %21 to i64
  %23 = getelementptr i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1
  %25 = urem i32 %15, 8
  %26 = udiv i32 %15, 8
  %27 = mul nsw i32 %25, 128
  %28 = urem i32 %26, 16
  %29 = udiv i32 %26, 16
  %30 = mul nsw i32 %28, 1024
  %31 = add nsw i32 %27, %30
  %32 = add nsw i32 %31, %29
  %33 = sext i32 %32 to i64
  %34 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %33
  %35 = ptrtoint ptr addrspace(3) %34 to i32
  %36 = and i32 %35, 896
  %37 = lshr i32 %36, 3
  %38 = xor i32 %35, %37
  %39 = inttoptr i32 %38 to ptr addrspace(3)
  store i8 %24, ptr addrspace(3) %39, align 1
  %40 = add i32 %15, 128
  br label %14

41:                                               ; preds = %14
  br label %42

42:                                               ; preds = %45, %41
  %43 = phi i32 [ %68, %45 ], [ %13, %41 ]
  %44 = icmp slt i32 %43, 512
  br i1 %44, label %45, label %69

45:                                               ; preds = %42
  %46 = urem i32 %43, 16
  %47 = udiv i32 %43, 16
  %48 = mul nsw i32 %46, 32
  %49 = add nsw i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1
  %53 = urem i32 %43, 8
  %54 = udiv i32 %43, 8
  %55 = mul nsw i32 %53, 128
  %56 = urem i32 %54, 2
  %57 = udiv i32 %54, 2
  %58 = mul nsw i32 %56, 1024
  %59 = add nsw i32 %55, %58
  %60 = add nsw i32 %59, %57
  %61 = sext i32 %60 to i64
  %62 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %61
  %63 = ptrtoint ptr addrspace(3) %62 to i32
  %64 = and i32 %63, 896
  %65 = lshr i32 %64, 3
  %66 = xor i32 %63, %65
  %67 = inttoptr i32 %66 to ptr addrspace(3)
  store i8 %52, ptr addrspace(3) %67, align 1
  %68 = add i32 %43, 128
  br label %42

69:                                               ; preds = %42
  br label %70

70:                                               ; preds = %73, %69
  %71 = phi i32 [ %103, %73 ], [ %13, %69 ]
  %72 = icmp slt i32 %71, 128
  br i1 %72, label %73, label %104

73:                                               ; preds = %70
  %74 = urem i32 %71, 8
  %75 = udiv i32 %71, 8
  %76 = mul nsw i32 %74, 4
  %77 = urem i32 %75, 4
  %78 = udiv i32 %75, 4
  %79 = mul nsw i32 %77, 32
  %80 = add nsw i32 %76, %79
  %81 = urem i32 %78, 4
  %82 = udiv i32 %78, 4
  %83 = add nsw i32 %80, %81
  %84 = mul nsw i32 %82, 4
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr addrspace(1) %2, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4
  %89 = urem i32 %71, 8
  %90 = udiv i32 %71, 8
  %91 = mul nsw i32 %89, 4
  %92 = urem i32 %90, 4
  %93 = udiv i32 %90, 4
  %94 = mul nsw i32 %92, 32
  %95 = add nsw i32 %91, %94
  %96 = urem i32 %93, 4
  %97 = udiv i32 %93, 4
  %98 = add nsw i32 %95, %96
  %99 = mul nsw i32 %97, 128
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 25600), i64 %101
  store float %88, ptr addrspace(3) %102, align 4
  %103 = add i32 %71, 128
  br label %70

104:                                              ; preds = %70
  br label %105

105:                                              ; preds = %108, %104
  %106 = phi i32 [ %138, %108 ], [ %13, %104 ]
  %107 = icmp slt i32 %106, 128
  br i1 %107, label %108, label %139

108:                                              ; preds = %105
  %109 = urem i32 %106, 8
  %110 = udiv i32 %106, 8
  %111 = mul nsw i32 %109, 4
  %112 = urem i32 %110, 4
  %113 = udiv i32 %110, 4
  %114 = mul nsw i32 %112, 32
  %115 = add nsw i32 %111, %114
  %116 = urem i32 %113, 4
  %117 = udiv i32 %113, 4
  %118 = add nsw i32 %115, %116
  %119 = mul nsw i32 %117, 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr float, ptr addrspace(1) %3, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4
  %124 = urem i32 %106, 8
  %125 = udiv i32 %106, 8
  %126 = mul nsw i32 %124, 4
  %127 = urem i32 %125, 4
  %128 = udiv i32 %125, 4
  %129 = mul nsw i32 %127, 32
  %130 = add nsw i32 %126, %129
  %131 = urem i32 %128, 4
  %132 = udiv i32 %128, 4
  %133 = add nsw i32 %130, %131
  %134 = mul nsw i32 %132, 128
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 26624), i64 %136
  store float %123, ptr addrspace(3) %137, align 4
  %138 = add i32 %106, 128
  br label %105

139:                                              ; preds = %105
  %140 = lshr i32 %13, 5
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %143

142:                                              ; preds = %139
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %143

143:                                              ; preds = %142, %139
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %144 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %145 = inttoptr i32 %144 to ptr addrspace(6)
  %146 = icmp eq i32 %13, 0
  br i1 %146, label %147, label %148

147:                                              ; preds = %143
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %148

148:                                              ; preds = %147, %143
  %149 = urem i32 %13, 32
  %150 = udiv i32 %13, 32
  %151 = mul nsw i32 %149, 24
  %152 = mul nsw i32 %150, 768
  %153 = add nsw i32 %151, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr float, ptr addrspace(1) %4, i64 %154
  %156 = mul nsw i32 %140, 2097152
  %157 = sext i32 %156 to i64
  %158 = getelementptr i8, ptr addrspace(6) %145, i64 %157
  %159 = getelementptr float, ptr addrspace(1) %155, i64 4
  %160 = load <4 x float>, ptr addrspace(1) %155, align 16
  %161 = extractelement <4 x float> %160, i64 0
  %162 = insertelement <8 x float> poison, float %161, i64 0
  %163 = extractelement <4 x float> %160, i64 1
  %164 = insertelement <8 x float> %162, float %163, i64 1
  %165 = extractelement <4 x float> %160, i64 2
  %166 = insertelement <8 x float> %164, float %165, i64 2
  %167 = extractelement <4 x float> %160, i64 3
  %168 = insertelement <8 x float> %166, float %167, i64 3
  %169 = load <4 x float>, ptr addrspace(1) %159, align 16
  %170 = extractelement <4 x float> %169, i64 0
  %171 = insertelement <8 x float> %168, float %170, i64 4
  %172 = extractelement <4 x float> %169, i64 1
  %173 = insertelement <8 x float> %171, float %172, i64 5
  %174 = extractelement <4 x float> %169, i64 2
  %175 = insertelement <8 x float> %173, float %174, i64 6
  %176 = extractelement <4 x float> %169, i64 3
  %177 = insertelement <8 x float> %175, float %176, i64 7
  %178 = getelementptr float, ptr %12, i64 4
  %179 = extractelement <8 x float> %177, i64 0
  %180 = insertelement <4 x float> poison, float %179, i64 0
  %181 = extractelement <8 x float> %177, i64 1
  %182 = insertelement <4 x float> %180, float %181, i64 1
  %183 = extractelement <8 x float> %177, i64 2
  %184 = insertelement <4 x float> %182, float %183, i64 2
  %185 = extractelement <8 x float> %177, i64 3
  %186 = insertelement <4 x float> %184, float %185, i64 3
  store <4 x float> %186, ptr %12, align 16
  %187 = extractelement <8 x float> %177, i64 4
  %188 = insertelement <4 x float> poison, float %187, i64 0
  %189 = extractelement <8 x float> %177, i64 5
  %190 = insertelement <4 x float> %188, float %189, i64 1
  %191 = extractelement <8 x float> %177, i64 6
  %192 = insertelement <4 x float> %190, float %191, i64 2
  %193 = extractelement <8 x float> %177, i64 7
  %194 = insertelement <4 x float> %192, float %193, i64 3
  store <4 x float> %194, ptr %178, align 16
  %195 = getelementptr i32, ptr %12, i64 4
  %196 = load <4 x i32>, ptr %12, align 16
  %197 = extractelement <4 x i32> %196, i64 0
  %198 = insertelement <8 x i32> poison, i32 %197, i64 0
  %199 = extractelement <4 x i32> %196, i64 1
  %200 = insertelement <8 x i32> %198, i32 %199, i64 1
  %201 = extractelement <4 x i32> %196, i64 2
  %202 = insertelement <8 x i32> %200, i32 %201, i64 2
  %203 = extractelement <4 x i32> %196, i64 3
  %204 = insertelement <8 x i32> %202, i32 %203, i64 3
  %205 = load <4 x i32>, ptr %195, align 16
  %206 = extractelement <4 x i32> %205, i64 0
  %207 = insertelement <8 x i32> %204, i32 %206, i64 4
  %208 = extractelement <4 x i32> %205, i64 1
  %209 = insertelement <8 x i32> %207, i32 %208, i64 5
  %210 = extractelement <4 x i32> %205, i64 2
  %211 = insertelement <8 x i32> %209, i32 %210, i64 6
  %212 = extractelement <4 x i32> %205, i64 3
  %213 = insertelement <8 x i32> %211, i32 %212, i64 7
  %214 = extractelement <8 x i32> %213, i64 0
  %215 = extractelement <8 x i32> %213, i64 1
  %216 = extractelement <8 x i32> %213, i64 2
  %217 = extractelement <8 x i32> %213, i64 3
  %218 = extractelement <8 x i32> %213, i64 4
  %219 = extractelement <8 x i32> %213, i64 5
  %220 = extractelement <8 x i32> %213, i64 6
  %221 = extractelement <8 x i32> %213, i64 7
  %222 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %214, i32 %215, i32 %216, i32 %217, i32 %218, i32 %219, i32 %220, i32 %221)
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 0
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 1
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 2
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 3
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 4
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 5
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 6
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %222, 7
  %231 = insertelement <8 x i32> poison, i32 %223, i64 0
  %232 = insertelement <8 x i32> %231, i32 %224, i64 1
  %233 = insertelement <8 x i32> %232, i32 %225, i64 2
  %234 = insertelement <8 x i32> %233, i32 %226, i64 3
  %235 = insertelement <8 x i32> %234, i32 %227, i64 4
  %236 = insertelement <8 x i32> %235, i32 %228, i64 5
  %237 = insertelement <8 x i32> %236, i32 %229, i64 6
  %238 = insertelement <8 x i32> %237, i32 %230, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %158, <8 x i32> %238, i1 false)
  %239 = urem i32 %13, 32
  %240 = udiv i32 %13, 32
  %241 = mul nsw i32 %239, 24
  %242 = mul nsw i32 %240, 768
  %243 = add nsw i32 %241, %242
  %244 = add nsw i32 %243, 8
  %245 = sext i32 %244 to i64
  %246 = getelementptr float, ptr addrspace(1) %4, i64 %245
  %247 = mul nsw i32 %140, 2097152
  %248 = add nsw i32 8, %247
  %249 = sext i32 %248 to i64
  %250 = getelementptr i8, ptr addrspace(6) %145, i64 %249
  %251 = getelementptr float, ptr addrspace(1) %246, i64 4
  %252 = load <4 x float>, ptr addrspace(1) %246, align 16
  %253 = extractelement <4 x float> %252, i64 0
  %254 = insertelement <8 x float> poison, float %253, i64 0
  %255 = extractelement <4 x float> %252, i64 1
  %256 = insertelement <8 x float> %254, float %255, i64 1
  %257 = extractelement <4 x float> %252, i64 2
  %258 = insertelement <8 x float> %256, float %257, i64 2
  %259 = extractelement <4 x float> %252, i64 3
  %260 = insertelement <8 x float> %258, float %259, i64 3
  %261 = load <4 x float>, ptr addrspace(1) %251, align 16
  %262 = extractelement <4 x float> %261, i64 0
  %263 = insertelement <8 x float> %260, float %262, i64 4
  %264 = extractelement <4 x float> %261, i64 1
  %265 = insertelement <8 x float> %263, float %264, i64 5
  %266 = extractelement <4 x float> %261, i64 2
  %267 = insertelement <8 x float> %265, float %266, i64 6
  %268 = extractelement <4 x float> %261, i64 3
  %269 = insertelement <8 x float> %267, float %268, i64 7
  %270 = getelementptr float, ptr %11, i64 4
  %271 = extractelement <8 x float> %269, i64 0
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <8 x float> %269, i64 1
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <8 x float> %269, i64 2
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <8 x float> %269, i64 3
  %278 = insertelement <4 x float> %276, float %277, i64 3
  store <4 x float> %278, ptr %11, align 16
  %279 = extractelement <8 x float> %269, i64 4
  %280 = insertelement <4 x float> poison, float %279, i64 0
  %281 = extractelement <8 x float> %269, i64 5
  %282 = insertelement <4 x float> %280, float %281, i64 1
  %283 = extractelement <8 x float> %269, i64 6
  %284 = insertelement <4 x float> %282, float %283, i64 2
  %285 = extractelement <8 x float> %269, i64 7
  %286 = insertelement <4 x float> %284, float %285, i64 3
  store <4 x float> %286, ptr %270, align 16
  %287 = getelementptr i32, ptr %11, i64 4
  %288 = load <4 x i32>, ptr %11, align 16
  %289 = extractelement <4 x i32> %288, i64 0
  %290 = insertelement <8 x i32> poison, i32 %289, i64 0
  %291 = extractelement <4 x i32> %288, i64 1
  %292 = insertelement <8 x i32> %290, i32 %291, i64 1
  %293 = extractelement <4 x i32> %288, i64 2
  %294 = insertelement <8 x i32> %292, i32 %293, i64 2
  %295 = extractelement <4 x i32> %288, i64 3
  %296 = insertelement <8 x i32> %294, i32 %295, i64 3
  %297 = load <4 x i32>, ptr %287, align 16
  %298 = extractelement <4 x i32> %297, i64 0
  %299 = insertelement <8 x i32> %296, i32 %298, i64 4
  %300 = extractelement <4 x i32> %297, i64 1
  %301 = insertelement <8 x i32> %299, i32 %300, i64 5
  %302 = extractelement <4 x i32> %297, i64 2
  %303 = insertelement <8 x i32> %301, i32 %302, i64 6
  %304 = extractelement <4 x i32> %297, i64 3
  %305 = insertelement <8 x i32> %303, i32 %304, i64 7
  %306 = extractelement <8 x i32> %305, i64 0
  %307 = extractelement <8 x i32> %305, i64 1
  %308 = extractelement <8 x i32> %305, i64 2
  %309 = extractelement <8 x i32> %305, i64 3
  %310 = extractelement <8 x i32> %305, i64 4
  %311 = extractelement <8 x i32> %305, i64 5
  %312 = extractelement <8 x i32> %305, i64 6
  %313 = extractelement <8 x i32> %305, i64 7
  %314 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %306, i32 %307, i32 %308, i32 %309, i32 %310, i32 %311, i32 %312, i32 %313)
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 0
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 1
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 2
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 3
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 4
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 5
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 6
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %314, 7
  %323 = insertelement <8 x i32> poison, i32 %315, i64 0
  %324 = insertelement <8 x i32> %323, i32 %316, i64 1
  %325 = insertelement <8 x i32> %324, i32 %317, i64 2
  %326 = insertelement <8 x i32> %325, i32 %318, i64 3
  %327 = insertelement <8 x i32> %326, i32 %319, i64 4
  %328 = insertelement <8 x i32> %327, i32 %320, i64 5
  %329 = insertelement <8 x i32> %328, i32 %321, i64 6
  %330 = insertelement <8 x i32> %329, i32 %322, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %250, <8 x i32> %330, i1 false)
  %331 = urem i32 %13, 32
  %332 = udiv i32 %13, 32
  %333 = mul nsw i32 %331, 24
  %334 = mul nsw i32 %332, 768
  %335 = add nsw i32 %333, %334
  %336 = add nsw i32 %335, 16
  %337 = sext i32 %336 to i64
  %338 = getelementptr float, ptr addrspace(1) %4, i64 %337
  %339 = mul nsw i32 %140, 2097152
  %340 = add nsw i32 16, %339
  %341 = sext i32 %340 to i64
  %342 = getelementptr i8, ptr addrspace(6) %145, i64 %341
  %343 = getelementptr float, ptr addrspace(1) %338, i64 4
  %344 = load <4 x float>, ptr addrspace(1) %338, align 16
  %345 = extractelement <4 x float> %344, i64 0
  %346 = insertelement <8 x float> poison, float %345, i64 0
  %347 = extractelement <4 x float> %344, i64 1
  %348 = insertelement <8 x float> %346, float %347, i64 1
  %349 = extractelement <4 x float> %344, i64 2
  %350 = insertelement <8 x float> %348, float %349, i64 2
  %351 = extractelement <4 x float> %344, i64 3
  %352 = insertelement <8 x float> %350, float %351, i64 3
  %353 = load <4 x float>, ptr addrspace(1) %343, align 16
  %354 = extractelement <4 x float> %353, i64 0
  %355 = insertelement <8 x float> %352, float %354, i64 4
  %356 = extractelement <4 x float> %353, i64 1
  %357 = insertelement <8 x float> %355, float %356, i64 5
  %358 = extractelement <4 x float> %353, i64 2
  %359 = insertelement <8 x float> %357, float %358, i64 6
  %360 = extractelement <4 x float> %353, i64 3
  %361 = insertelement <8 x float> %359, float %360, i64 7
  %362 = getelementptr float, ptr %10, i64 4
  %363 = extractelement <8 x float> %361, i64 0
  %364 = insertelement <4 x float> poison, float %363, i64 0
  %365 = extractelement <8 x float> %361, i64 1
  %366 = insertelement <4 x float> %364, float %365, i64 1
  %367 = extractelement <8 x float> %361, i64 2
  %368 = insertelement <4 x float> %366, float %367, i64 2
  %369 = extractelement <8 x float> %361, i64 3
  %370 = insertelement <4 x float> %368, float %369, i64 3
  store <4 x float> %370, ptr %10, align 16
  %371 = extractelement <8 x float> %361, i64 4
  %372 = insertelement <4 x float> poison, float %371, i64 0
  %373 = extractelement <8 x float> %361, i64 5
  %374 = insertelement <4 x float> %372, float %373, i64 1
  %375 = extractelement <8 x float> %361, i64 6
  %376 = insertelement <4 x float> %374, float %375, i64 2
  %377 = extractelement <8 x float> %361, i64 7
  %378 = insertelement <4 x float> %376, float %377, i64 3
  store <4 x float> %378, ptr %362, align 16
  %379 = getelementptr i32, ptr %10, i64 4
  %380 = load <4 x i32>, ptr %10, align 16
  %381 = extractelement <4 x i32> %380, i64 0
  %382 = insertelement <8 x i32> poison, i32 %381, i64 0
  %383 = extractelement <4 x i32> %380, i64 1
  %384 = insertelement <8 x i32> %382, i32 %383, i64 1
  %385 = extractelement <4 x i32> %380, i64 2
  %386 = insertelement <8 x i32> %384, i32 %385, i64 2
  %387 = extractelement <4 x i32> %380, i64 3
  %388 = insertelement <8 x i32> %386, i32 %387, i64 3
  %389 = load <4 x i32>, ptr %379, align 16
  %390 = extractelement <4 x i32> %389, i64 0
  %391 = insertelement <8 x i32> %388, i32 %390, i64 4
  %392 = extractelement <4 x i32> %389, i64 1
  %393 = insertelement <8 x i32> %391, i32 %392, i64 5
  %394 = extractelement <4 x i32> %389, i64 2
  %395 = insertelement <8 x i32> %393, i32 %394, i64 6
  %396 = extractelement <4 x i32> %389, i64 3
  %397 = insertelement <8 x i32> %395, i32 %396, i64 7
  %398 = extractelement <8 x i32> %397, i64 0
  %399 = extractelement <8 x i32> %397, i64 1
  %400 = extractelement <8 x i32> %397, i64 2
  %401 = extractelement <8 x i32> %397, i64 3
  %402 = extractelement <8 x i32> %397, i64 4
  %403 = extractelement <8 x i32> %397, i64 5
  %404 = extractelement <8 x i32> %397, i64 6
  %405 = extractelement <8 x i32> %397, i64 7
  %406 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %398, i32 %399, i32 %400, i32 %401, i32 %402, i32 %403, i32 %404, i32 %405)
  %407 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 0
  %408 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 1
  %409 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 2
  %410 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 3
  %411 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 4
  %412 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 5
  %413 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 6
  %414 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %406, 7
  %415 = insertelement <8 x i32> poison, i32 %407, i64 0
  %416 = insertelement <8 x i32> %415, i32 %408, i64 1
  %417 = insertelement <8 x i32> %416, i32 %409, i64 2
  %418 = insertelement <8 x i32> %417, i32 %410, i64 3
  %419 = insertelement <8 x i32> %418, i32 %411, i64 4
  %420 = insertelement <8 x i32> %419, i32 %412, i64 5
  %421 = insertelement <8 x i32> %420, i32 %413, i64 6
  %422 = insertelement <8 x i32> %421, i32 %414, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %342, <8 x i32> %422, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %423 = getelementptr i8, ptr addrspace(6) %145, i64 16
  %424 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %423, 3
  %425 = getelementptr i8, ptr addrspace(6) %145, i64 20
  %426 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %424, ptr addrspace(6) %425, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %146, label %427, label %465

427:                                              ; preds = %148
  %428 = getelementptr i8, ptr addrspace(6) %145, i64 16
  %429 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 25600) to i32), 262143
  %430 = lshr i32 %429, 4
  %431 = zext i32 %430 to i64
  %432 = or i64 %431, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) %428, i64 %432)
  %433 = getelementptr i8, ptr addrspace(6) %145, i64 20
  %434 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 26624) to i32), 262143
  %435 = lshr i32 %434, 4
  %436 = zext i32 %435 to i64
  %437 = or i64 %436, 70403103981568
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) %433, i64 %437)
  %438 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %439 = lshr i32 %438, 4
  %440 = zext i32 %439 to i64
  %441 = or i64 %440, 4611756662049538048
  %442 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %443 = lshr i32 %442, 4
  %444 = zext i32 %443 to i64
  %445 = or i64 %444, 4611756662049538048
  %446 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %426, 0
  %447 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %426, 1
  %448 = zext i1 %447 to i32
  %449 = shl i32 %448, 13
  %450 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %426, 2
  %451 = zext i1 %450 to i32
  %452 = shl i32 %451, 14
  %453 = or i32 %449, %452
  %454 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %426, 3
  %455 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %426, 4
  %456 = or i32 142868480, %453
  %457 = ptrtoint ptr addrspace(6) %454 to i32
  %458 = lshr i32 %457, 30
  %459 = shl i32 %458, 29
  %460 = or i32 %456, %459
  %461 = ptrtoint ptr addrspace(6) %455 to i32
  %462 = lshr i32 %461, 30
  %463 = shl i32 %462, 4
  %464 = or i32 %460, %463
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %145, i64 %441, i64 %445, i32 %464, i1 %446, ptr addrspace(6) %454, ptr addrspace(6) %455, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %465

465:                                              ; preds = %427, %148
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %466 = urem i32 %13, 32
  %467 = udiv i32 %13, 32
  %468 = mul nsw i32 %466, 24
  %469 = mul nsw i32 %467, 768
  %470 = add nsw i32 %468, %469
  %471 = sext i32 %470 to i64
  %472 = getelementptr float, ptr addrspace(1) %5, i64 %471
  %473 = mul nsw i32 %140, 2097152
  %474 = sext i32 %473 to i64
  %475 = getelementptr i8, ptr addrspace(6) %145, i64 %474
  %476 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %475, i1 false)
  %477 = getelementptr i32, ptr %9, i64 4
  %478 = extractelement <8 x i32> %476, i64 0
  %479 = insertelement <4 x i32> poison, i32 %478, i64 0
  %480 = extractelement <8 x i32> %476, i64 1
  %481 = insertelement <4 x i32> %479, i32 %480, i64 1
  %482 = extractelement <8 x i32> %476, i64 2
  %483 = insertelement <4 x i32> %481, i32 %482, i64 2
  %484 = extractelement <8 x i32> %476, i64 3
  %485 = insertelement <4 x i32> %483, i32 %484, i64 3
  store <4 x i32> %485, ptr %9, align 16
  %486 = extractelement <8 x i32> %476, i64 4
  %487 = insertelement <4 x i32> poison, i32 %486, i64 0
  %488 = extractelement <8 x i32> %476, i64 5
  %489 = insertelement <4 x i32> %487, i32 %488, i64 1
  %490 = extractelement <8 x i32> %476, i64 6
  %491 = insertelement <4 x i32> %489, i32 %490, i64 2
  %492 = extractelement <8 x i32> %476, i64 7
  %493 = insertelement <4 x i32> %491, i32 %492, i64 3
  store <4 x i32> %493, ptr %477, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %494 = getelementptr i32, ptr %9, i64 4
  %495 = load <4 x i32>, ptr %9, align 16
  %496 = extractelement <4 x i32> %495, i64 0
  %497 = insertelement <8 x i32> poison, i32 %496, i64 0
  %498 = extractelement <4 x i32> %495, i64 1
  %499 = insertelement <8 x i32> %497, i32 %498, i64 1
  %500 = extractelement <4 x i32> %495, i64 2
  %501 = insertelement <8 x i32> %499, i32 %500, i64 2
  %502 = extractelement <4 x i32> %495, i64 3
  %503 = insertelement <8 x i32> %501, i32 %502, i64 3
  %504 = load <4 x i32>, ptr %494, align 16
  %505 = extractelement <4 x i32> %504, i64 0
  %506 = insertelement <8 x i32> %503, i32 %505, i64 4
  %507 = extractelement <4 x i32> %504, i64 1
  %508 = insertelement <8 x i32> %506, i32 %507, i64 5
  %509 = extractelement <4 x i32> %504, i64 2
  %510 = insertelement <8 x i32> %508, i32 %509, i64 6
  %511 = extractelement <4 x i32> %504, i64 3
  %512 = insertelement <8 x i32> %510, i32 %511, i64 7
  %513 = extractelement <8 x i32> %512, i64 0
  %514 = extractelement <8 x i32> %512, i64 1
  %515 = extractelement <8 x i32> %512, i64 2
  %516 = extractelement <8 x i32> %512, i64 3
  %517 = extractelement <8 x i32> %512, i64 4
  %518 = extractelement <8 x i32> %512, i64 5
  %519 = extractelement <8 x i32> %512, i64 6
  %520 = extractelement <8 x i32> %512, i64 7
  %521 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %513, i32 %514, i32 %515, i32 %516, i32 %517, i32 %518, i32 %519, i32 %520)
  %522 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 0
  %523 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 1
  %524 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 2
  %525 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 3
  %526 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 4
  %527 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 5
  %528 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 6
  %529 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %521, 7
  %530 = insertelement <8 x i32> poison, i32 %522, i64 0
  %531 = insertelement <8 x i32> %530, i32 %523, i64 1
  %532 = insertelement <8 x i32> %531, i32 %524, i64 2
  %533 = insertelement <8 x i32> %532, i32 %525, i64 3
  %534 = insertelement <8 x i32> %533, i32 %526, i64 4
  %535 = insertelement <8 x i32> %534, i32 %527, i64 5
  %536 = insertelement <8 x i32> %535, i32 %528, i64 6
  %537 = insertelement <8 x i32> %536, i32 %529, i64 7
  %538 = getelementptr i32, ptr %9, i64 4
  %539 = extractelement <8 x i32> %537, i64 0
  %540 = insertelement <4 x i32> poison, i32 %539, i64 0
  %541 = extractelement <8 x i32> %537, i64 1
  %542 = insertelement <4 x i32> %540, i32 %541, i64 1
  %543 = extractelement <8 x i32> %537, i64 2
  %544 = insertelement <4 x i32> %542, i32 %543, i64 2
  %545 = extractelement <8 x i32> %537, i64 3
  %546 = insertelement <4 x i32> %544, i32 %545, i64 3
  store <4 x i32> %546, ptr %9, align 16
  %547 = extractelement <8 x i32> %537, i64 4
  %548 = insertelement <4 x i32> poison, i32 %547, i64 0
  %549 = extractelement <8 x i32> %537, i64 5
  %550 = insertelement <4 x i32> %548, i32 %549, i64 1
  %551 = extractelement <8 x i32> %537, i64 6
  %552 = insertelement <4 x i32> %550, i32 %551, i64 2
  %553 = extractelement <8 x i32> %537, i64 7
  %554 = insertelement <4 x i32> %552, i32 %553, i64 3
  store <4 x i32> %554, ptr %538, align 16
  %555 = getelementptr float, ptr %9, i64 4
  %556 = load <4 x float>, ptr %9, align 16
  %557 = extractelement <4 x float> %556, i64 0
  %558 = insertelement <8 x float> poison, float %557, i64 0
  %559 = extractelement <4 x float> %556, i64 1
  %560 = insertelement <8 x float> %558, float %559, i64 1
  %561 = extractelement <4 x float> %556, i64 2
  %562 = insertelement <8 x float> %560, float %561, i64 2
  %563 = extractelement <4 x float> %556, i64 3
  %564 = insertelement <8 x float> %562, float %563, i64 3
  %565 = load <4 x float>, ptr %555, align 16
  %566 = extractelement <4 x float> %565, i64 0
  %567 = insertelement <8 x float> %564, float %566, i64 4
  %568 = extractelement <4 x float> %565, i64 1
  %569 = insertelement <8 x float> %567, float %568, i64 5
  %570 = extractelement <4 x float> %565, i64 2
  %571 = insertelement <8 x float> %569, float %570, i64 6
  %572 = extractelement <4 x float> %565, i64 3
  %573 = insertelement <8 x float> %571, float %572, i64 7
  %574 = getelementptr float, ptr addrspace(1) %472, i64 4
  %575 = extractelement <8 x float> %573, i64 0
  %576 = insertelement <4 x float> poison, float %575, i64 0
  %577 = extractelement <8 x float> %573, i64 1
  %578 = insertelement <4 x float> %576, float %577, i64 1
  %579 = extractelement <8 x float> %573, i64 2
  %580 = insertelement <4 x float> %578, float %579, i64 2
  %581 = extractelement <8 x float> %573, i64 3
  %582 = insertelement <4 x float> %580, float %581, i64 3
  store <4 x float> %582, ptr addrspace(1) %472, align 16
  %583 = extractelement <8 x float> %573, i64 4
  %584 = insertelement <4 x float> poison, float %583, i64 0
  %585 = extractelement <8 x float> %573, i64 5
  %586 = insertelement <4 x float> %584, float %585, i64 1
  %587 = extractelement <8 x float> %573, i64 6
  %588 = insertelement <4 x float> %586, float %587, i64 2
  %589 = extractelement <8 x float> %573, i64 7
  %590 = insertelement <4 x float> %588, float %589, i64 3
  store <4 x float> %590, ptr addrspace(1) %574, align 16
  %591 = urem i32 %13, 32
  %592 = udiv i32 %13, 32
  %593 = mul nsw i32 %591, 24
  %594 = mul nsw i32 %592, 768
  %595 = add nsw i32 %593, %594
  %596 = add nsw i32 %595, 8
  %597 = sext i32 %596 to i64
  %598 = getelementptr float, ptr addrspace(1) %5, i64 %597
  %599 = mul nsw i32 %140, 2097152
  %600 = add nsw i32 8, %599
  %601 = sext i32 %600 to i64
  %602 = getelementptr i8, ptr addrspace(6) %145, i64 %601
  %603 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %602, i1 false)
  %604 = getelementptr i32, ptr %8, i64 4
  %605 = extractelement <8 x i32> %603, i64 0
  %606 = insertelement <4 x i32> poison, i32 %605, i64 0
  %607 = extractelement <8 x i32> %603, i64 1
  %608 = insertelement <4 x i32> %606, i32 %607, i64 1
  %609 = extractelement <8 x i32> %603, i64 2
  %610 = insertelement <4 x i32> %608, i32 %609, i64 2
  %611 = extractelement <8 x i32> %603, i64 3
  %612 = insertelement <4 x i32> %610, i32 %611, i64 3
  store <4 x i32> %612, ptr %8, align 16
  %613 = extractelement <8 x i32> %603, i64 4
  %614 = insertelement <4 x i32> poison, i32 %613, i64 0
  %615 = extractelement <8 x i32> %603, i64 5
  %616 = insertelement <4 x i32> %614, i32 %615, i64 1
  %617 = extractelement <8 x i32> %603, i64 6
  %618 = insertelement <4 x i32> %616, i32 %617, i64 2
  %619 = extractelement <8 x i32> %603, i64 7
  %620 = insertelement <4 x i32> %618, i32 %619, i64 3
  store <4 x i32> %620, ptr %604, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %621 = getelementptr i32, ptr %8, i64 4
  %622 = load <4 x i32>, ptr %8, align 16
  %623 = extractelement <4 x i32> %622, i64 0
  %624 = insertelement <8 x i32> poison, i32 %623, i64 0
  %625 = extractelement <4 x i32> %622, i64 1
  %626 = insertelement <8 x i32> %624, i32 %625, i64 1
  %627 = extractelement <4 x i32> %622, i64 2
  %628 = insertelement <8 x i32> %626, i32 %627, i64 2
  %629 = extractelement <4 x i32> %622, i64 3
  %630 = insertelement <8 x i32> %628, i32 %629, i64 3
  %631 = load <4 x i32>, ptr %621, align 16
  %632 = extractelement <4 x i32> %631, i64 0
  %633 = insertelement <8 x i32> %630, i32 %632, i64 4
  %634 = extractelement <4 x i32> %631, i64 1
  %635 = insertelement <8 x i32> %633, i32 %634, i64 5
  %636 = extractelement <4 x i32> %631, i64 2
  %637 = insertelement <8 x i32> %635, i32 %636, i64 6
  %638 = extractelement <4 x i32> %631, i64 3
  %639 = insertelement <8 x i32> %637, i32 %638, i64 7
  %640 = extractelement <8 x i32> %639, i64 0
  %641 = extractelement <8 x i32> %639, i64 1
  %642 = extractelement <8 x i32> %639, i64 2
  %643 = extractelement <8 x i32> %639, i64 3
  %644 = extractelement <8 x i32> %639, i64 4
  %645 = extractelement <8 x i32> %639, i64 5
  %646 = extractelement <8 x i32> %639, i64 6
  %647 = extractelement <8 x i32> %639, i64 7
  %648 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %640, i32 %641, i32 %642, i32 %643, i32 %644, i32 %645, i32 %646, i32 %647)
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 0
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 1
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 2
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 3
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 4
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 5
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 6
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %648, 7
  %657 = insertelement <8 x i32> poison, i32 %649, i64 0
  %658 = insertelement <8 x i32> %657, i32 %650, i64 1
  %659 = insertelement <8 x i32> %658, i32 %651, i64 2
  %660 = insertelement <8 x i32> %659, i32 %652, i64 3
  %661 = insertelement <8 x i32> %660, i32 %653, i64 4
  %662 = insertelement <8 x i32> %661, i32 %654, i64 5
  %663 = insertelement <8 x i32> %662, i32 %655, i64 6
  %664 = insertelement <8 x i32> %663, i32 %656, i64 7
  %665 = getelementptr i32, ptr %8, i64 4
  %666 = extractelement <8 x i32> %664, i64 0
  %667 = insertelement <4 x i32> poison, i32 %666, i64 0
  %668 = extractelement <8 x i32> %664, i64 1
  %669 = insertelement <4 x i32> %667, i32 %668, i64 1
  %670 = extractelement <8 x i32> %664, i64 2
  %671 = insertelement <4 x i32> %669, i32 %670, i64 2
  %672 = extractelement <8 x i32> %664, i64 3
  %673 = insertelement <4 x i32> %671, i32 %672, i64 3
  store <4 x i32> %673, ptr %8, align 16
  %674 = extractelement <8 x i32> %664, i64 4
  %675 = insertelement <4 x i32> poison, i32 %674, i64 0
  %676 = extractelement <8 x i32> %664, i64 5
  %677 = insertelement <4 x i32> %675, i32 %676, i64 1
  %678 = extractelement <8 x i32> %664, i64 6
  %679 = insertelement <4 x i32> %677, i32 %678, i64 2
  %680 = extractelement <8 x i32> %664, i64 7
  %681 = insertelement <4 x i32> %679, i32 %680, i64 3
  store <4 x i32> %681, ptr %665, align 16
  %682 = getelementptr float, ptr %8, i64 4
  %683 = load <4 x float>, ptr %8, align 16
  %684 = extractelement <4 x float> %683, i64 0
  %685 = insertelement <8 x float> poison, float %684, i64 0
  %686 = extractelement <4 x float> %683, i64 1
  %687 = insertelement <8 x float> %685, float %686, i64 1
  %688 = extractelement <4 x float> %683, i64 2
  %689 = insertelement <8 x float> %687, float %688, i64 2
  %690 = extractelement <4 x float> %683, i64 3
  %691 = insertelement <8 x float> %689, float %690, i64 3
  %692 = load <4 x float>, ptr %682, align 16
  %693 = extractelement <4 x float> %692, i64 0
  %694 = insertelement <8 x float> %691, float %693, i64 4
  %695 = extractelement <4 x float> %692, i64 1
  %696 = insertelement <8 x float> %694, float %695, i64 5
  %697 = extractelement <4 x float> %692, i64 2
  %698 = insertelement <8 x float> %696, float %697, i64 6
  %699 = extractelement <4 x float> %692, i64 3
  %700 = insertelement <8 x float> %698, float %699, i64 7
  %701 = getelementptr float, ptr addrspace(1) %598, i64 4
  %702 = extractelement <8 x float> %700, i64 0
  %703 = insertelement <4 x float> poison, float %702, i64 0
  %704 = extractelement <8 x float> %700, i64 1
  %705 = insertelement <4 x float> %703, float %704, i64 1
  %706 = extractelement <8 x float> %700, i64 2
  %707 = insertelement <4 x float> %705, float %706, i64 2
  %708 = extractelement <8 x float> %700, i64 3
  %709 = insertelement <4 x float> %707, float %708, i64 3
  store <4 x float> %709, ptr addrspace(1) %598, align 16
  %710 = extractelement <8 x float> %700, i64 4
  %711 = insertelement <4 x float> poison, float %710, i64 0
  %712 = extractelement <8 x float> %700, i64 5
  %713 = insertelement <4 x float> %711, float %712, i64 1
  %714 = extractelement <8 x float> %700, i64 6
  %715 = insertelement <4 x float> %713, float %714, i64 2
  %716 = extractelement <8 x float> %700, i64 7
  %717 = insertelement <4 x float> %715, float %716, i64 3
  store <4 x float> %717, ptr addrspace(1) %701, align 16
  %718 = urem i32 %13, 32
  %719 = udiv i32 %13, 32
  %720 = mul nsw i32 %718, 24
  %721 = mul nsw i32 %719, 768
  %722 = add nsw i32 %720, %721
  %723 = add nsw i32 %722, 16
  %724 = sext i32 %723 to i64
  %725 = getelementptr float, ptr addrspace(1) %5, i64 %724
  %726 = mul nsw i32 %140, 2097152
  %727 = add nsw i32 16, %726
  %728 = sext i32 %727 to i64
  %729 = getelementptr i8, ptr addrspace(6) %145, i64 %728
  %730 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %729, i1 false)
  %731 = getelementptr i32, ptr %7, i64 4
  %732 = extractelement <8 x i32> %730, i64 0
  %733 = insertelement <4 x i32> poison, i32 %732, i64 0
  %734 = extractelement <8 x i32> %730, i64 1
  %735 = insertelement <4 x i32> %733, i32 %734, i64 1
  %736 = extractelement <8 x i32> %730, i64 2
  %737 = insertelement <4 x i32> %735, i32 %736, i64 2
  %738 = extractelement <8 x i32> %730, i64 3
  %739 = insertelement <4 x i32> %737, i32 %738, i64 3
  store <4 x i32> %739, ptr %7, align 16
  %740 = extractelement <8 x i32> %730, i64 4
  %741 = insertelement <4 x i32> poison, i32 %740, i64 0
  %742 = extractelement <8 x i32> %730, i64 5
  %743 = insertelement <4 x i32> %741, i32 %742, i64 1
  %744 = extractelement <8 x i32> %730, i64 6
  %745 = insertelement <4 x i32> %743, i32 %744, i64 2
  %746 = extractelement <8 x i32> %730, i64 7
  %747 = insertelement <4 x i32> %745, i32 %746, i64 3
  store <4 x i32> %747, ptr %731, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %748 = getelementptr i32, ptr %7, i64 4
  %749 = load <4 x i32>, ptr %7, align 16
  %750 = extractelement <4 x i32> %749, i64 0
  %751 = insertelement <8 x i32> poison, i32 %750, i64 0
  %752 = extractelement <4 x i32> %749, i64 1
  %753 = insertelement <8 x i32> %751, i32 %752, i64 1
  %754 = extractelement <4 x i32> %749, i64 2
  %755 = insertelement <8 x i32> %753, i32 %754, i64 2
  %756 = extractelement <4 x i32> %749, i64 3
  %757 = insertelement <8 x i32> %755, i32 %756, i64 3
  %758 = load <4 x i32>, ptr %748, align 16
  %759 = extractelement <4 x i32> %758, i64 0
  %760 = insertelement <8 x i32> %757, i32 %759, i64 4
  %761 = extractelement <4 x i32> %758, i64 1
  %762 = insertelement <8 x i32> %760, i32 %761, i64 5
  %763 = extractelement <4 x i32> %758, i64 2
  %764 = insertelement <8 x i32> %762, i32 %763, i64 6
  %765 = extractelement <4 x i32> %758, i64 3
  %766 = insertelement <8 x i32> %764, i32 %765, i64 7
  %767 = extractelement <8 x i32> %766, i64 0
  %768 = extractelement <8 x i32> %766, i64 1
  %769 = extractelement <8 x i32> %766, i64 2
  %770 = extractelement <8 x i32> %766, i64 3
  %771 = extractelement <8 x i32> %766, i64 4
  %772 = extractelement <8 x i32> %766, i64 5
  %773 = extractelement <8 x i32> %766, i64 6
  %774 = extractelement <8 x i32> %766, i64 7
  %775 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %767, i32 %768, i32 %769, i32 %770, i32 %771, i32 %772, i32 %773, i32 %774)
  %776 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 0
  %777 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 1
  %778 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 2
  %779 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 3
  %780 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 4
  %781 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 5
  %782 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 6
  %783 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %775, 7
  %784 = insertelement <8 x i32> poison, i32 %776, i64 0
  %785 = insertelement <8 x i32> %784, i32 %777, i64 1
  %786 = insertelement <8 x i32> %785, i32 %778, i64 2
  %787 = insertelement <8 x i32> %786, i32 %779, i64 3
  %788 = insertelement <8 x i32> %787, i32 %780, i64 4
  %789 = insertelement <8 x i32> %788, i32 %781, i64 5
  %790 = insertelement <8 x i32> %789, i32 %782, i64 6
  %791 = insertelement <8 x i32> %790, i32 %783, i64 7
  %792 = getelementptr i32, ptr %7, i64 4
  %793 = extractelement <8 x i32> %791, i64 0
  %794 = insertelement <4 x i32> poison, i32 %793, i64 0
  %795 = extractelement <8 x i32> %791, i64 1
  %796 = insertelement <4 x i32> %794, i32 %795, i64 1
  %797 = extractelement <8 x i32> %791, i64 2
  %798 = insertelement <4 x i32> %796, i32 %797, i64 2
  %799 = extractelement <8 x i32> %791, i64 3
  %800 = insertelement <4 x i32> %798, i32 %799, i64 3
  store <4 x i32> %800, ptr %7, align 16
  %801 = extractelement <8 x i32> %791, i64 4
  %802 = insertelement <4 x i32> poison, i32 %801, i64 0
  %803 = extractelement <8 x i32> %791, i64 5
  %804 = insertelement <4 x i32> %802, i32 %803, i64 1
  %805 = extractelement <8 x i32> %791, i64 6
  %806 = insertelement <4 x i32> %804, i32 %805, i64 2
  %807 = extractelement <8 x i32> %791, i64 7
  %808 = insertelement <4 x i32> %806, i32 %807, i64 3
  store <4 x i32> %808, ptr %792, align 16
  %809 = getelementptr float, ptr %7, i64 4
  %810 = load <4 x float>, ptr %7, align 16
  %811 = extractelement <4 x float> %810, i64 0
  %812 = insertelement <8 x float> poison, float %811, i64 0
  %813 = extractelement <4 x float> %810, i64 1
  %814 = insertelement <8 x float> %812, float %813, i64 1
  %815 = extractelement <4 x float> %810, i64 2
  %816 = insertelement <8 x float> %814, float %815, i64 2
  %817 = extractelement <4 x float> %810, i64 3
  %818 = insertelement <8 x float> %816, float %817, i64 3
  %819 = load <4 x float>, ptr %809, align 16
  %820 = extractelement <4 x float> %819, i64 0
  %821 = insertelement <8 x float> %818, float %820, i64 4
  %822 = extractelement <4 x float> %819, i64 1
  %823 = insertelement <8 x float> %821, float %822, i64 5
  %824 = extractelement <4 x float> %819, i64 2
  %825 = insertelement <8 x float> %823, float %824, i64 6
  %826 = extractelement <4 x float> %819, i64 3
  %827 = insertelement <8 x float> %825, float %826, i64 7
  %828 = getelementptr float, ptr addrspace(1) %725, i64 4
  %829 = extractelement <8 x float> %827, i64 0
  %830 = insertelement <4 x float> poison, float %829, i64 0
  %831 = extractelement <8 x float> %827, i64 1
  %832 = insertelement <4 x float> %830, float %831, i64 1
  %833 = extractelement <8 x float> %827, i64 2
  %834 = insertelement <4 x float> %832, float %833, i64 2
  %835 = extractelement <8 x float> %827, i64 3
  %836 = insertelement <4 x float> %834, float %835, i64 3
  store <4 x float> %836, ptr addrspace(1) %725, align 16
  %837 = extractelement <8 x float> %827, i64 4
  %838 = insertelement <4 x float> poison, float %837, i64 0
  %839 = extractelement <8 x float> %827, i64 5
  %840 = insertelement <4 x float> %838, float %839, i64 1
  %841 = extractelement <8 x float> %827, i64 6
  %842 = insertelement <4 x float> %840, float %841, i64 2
  %843 = extractelement <8 x float> %827, i64 7
  %844 = insertelement <4 x float> %842, float %843, i64 3
  store <4 x float> %844, ptr addrspace(1) %828, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %141, label %845, label %846

845:                                              ; preds = %465
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %145, i32 32)
  br label %846

846:                                              ; preds = %845, %465
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) captures(none), i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

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
