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
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26
  br label %28

28:                                               ; preds = %31, %4
  %29 = phi i32 [ %58, %31 ], [ %23, %4 ]
  %30 = icmp slt i32 %29, 2048
  br i1 %30, label %31, label %59

31:                                               ; preds = %28
  %32 = urem i32 %29, 128
  %33 = udiv i32 %29, 128
  %34 = mul nsw i32 %32, 16
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr half, ptr addrspace(1) %27, i64 %36
  %38 = load half, ptr addrspace(1) %37, align 2
  %39 = urem i32 %29, 64
  %40 = udiv i32 %29, 64
  %41 = urem i32 %40, 2
  %42 = udiv i32 %40, 2
  %43 = mul nsw i32 %41, 1024
  %44 = add nsw i32 %39, %43
  %45 = urem i32 %42, 8
  %46 = udiv i32 %42, 8
  %47 = mul nsw i32 %45, 64
  %48 = add nsw i32 %44, %47
  %49 = mul nsw i32 %46, 512
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %51
  %53 = ptrtoint ptr addrspace(3) %52 to i32
  %54 = and i32 %53, 896
  %55 = lshr i32 %54, 3
  %56 = xor i32 %53, %55
  %57 = inttoptr i32 %56 to ptr addrspace(3)
  store half %38, ptr addrspace(3) %57, align 2
  %58 = add i32 %29, 128
  br label %28

59:                                               ; preds = %28
  %60 = mul nsw i32 %24, 512
  %61 = sext i32 %60 to i64
  %62 = getelementptr half, ptr addrspace(1) %1, i64 %61
  br label %63

63:                                               ; preds = %66, %59
  %64 = phi i32 [ %89, %66 ], [ %23, %59 ]
  %65 = icmp slt i32 %64, 512
  br i1 %65, label %66, label %90

66:                                               ; preds = %63
  %67 = urem i32 %64, 16
  %68 = udiv i32 %64, 16
  %69 = mul nsw i32 %67, 32
  %70 = add nsw i32 %69, %68
  %71 = sext i32 %70 to i64
  %72 = getelementptr half, ptr addrspace(1) %62, i64 %71
  %73 = load half, ptr addrspace(1) %72, align 2
  %74 = urem i32 %64, 16
  %75 = udiv i32 %64, 16
  %76 = urem i32 %75, 8
  %77 = udiv i32 %75, 8
  %78 = mul nsw i32 %76, 64
  %79 = add nsw i32 %74, %78
  %80 = mul nsw i32 %77, 512
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %82
  %84 = ptrtoint ptr addrspace(3) %83 to i32
  %85 = and i32 %84, 896
  %86 = lshr i32 %85, 3
  %87 = xor i32 %84, %86
  %88 = inttoptr i32 %87 to ptr addrspace(3)
  store half %73, ptr addrspace(3) %88, align 2
  %89 = add i32 %64, 128
  br label %63

90:                                               ; preds = %63
  %91 = mul nsw i32 %24, 4608
  %92 = sext i32 %91 to i64
  %93 = getelementptr float, ptr addrspace(1) %2, i64 %92
  %94 = mul nsw i32 %24, 4608
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr addrspace(1) %3, i64 %95
  %97 = lshr i32 %23, 5
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %100

99:                                               ; preds = %90
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %100

100:                                              ; preds = %99, %90
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %101 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %102 = inttoptr i32 %101 to ptr addrspace(6)
  %103 = icmp eq i32 %23, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %100
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %105

105:                                              ; preds = %104, %100
  %106 = urem i32 %23, 32
  %107 = udiv i32 %23, 32
  %108 = mul nsw i32 %106, 36
  %109 = mul nsw i32 %107, 1152
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, ptr addrspace(1) %93, i64 %111
  %113 = mul nsw i32 %97, 2097152
  %114 = sext i32 %113 to i64
  %115 = getelementptr i8, ptr addrspace(6) %102, i64 %114
  %116 = load <4 x float>, ptr addrspace(1) %112, align 16
  %117 = extractelement <4 x float> %116, i64 0
  %118 = insertelement <4 x float> poison, float %117, i64 0
  %119 = extractelement <4 x float> %116, i64 1
  %120 = insertelement <4 x float> %118, float %119, i64 1
  %121 = extractelement <4 x float> %116, i64 2
  %122 = insertelement <4 x float> %120, float %121, i64 2
  %123 = extractelement <4 x float> %116, i64 3
  %124 = insertelement <4 x float> %122, float %123, i64 3
  %125 = extractelement <4 x float> %124, i64 0
  %126 = insertelement <4 x float> poison, float %125, i64 0
  %127 = extractelement <4 x float> %124, i64 1
  %128 = insertelement <4 x float> %126, float %127, i64 1
  %129 = extractelement <4 x float> %124, i64 2
  %130 = insertelement <4 x float> %128, float %129, i64 2
  %131 = extractelement <4 x float> %124, i64 3
  %132 = insertelement <4 x float> %130, float %131, i64 3
  store <4 x float> %132, ptr %22, align 16
  %133 = load <4 x i32>, ptr %22, align 16
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = insertelement <4 x i32> poison, i32 %134, i64 0
  %136 = extractelement <4 x i32> %133, i64 1
  %137 = insertelement <4 x i32> %135, i32 %136, i64 1
  %138 = extractelement <4 x i32> %133, i64 2
  %139 = insertelement <4 x i32> %137, i32 %138, i64 2
  %140 = extractelement <4 x i32> %133, i64 3
  %141 = insertelement <4 x i32> %139, i32 %140, i64 3
  %142 = extractelement <4 x i32> %141, i64 0
  %143 = extractelement <4 x i32> %141, i64 1
  %144 = extractelement <4 x i32> %141, i64 2
  %145 = extractelement <4 x i32> %141, i64 3
  %146 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %142, i32 %143, i32 %144, i32 %145)
  %147 = extractvalue { i32, i32, i32, i32 } %146, 0
  %148 = extractvalue { i32, i32, i32, i32 } %146, 1
  %149 = extractvalue { i32, i32, i32, i32 } %146, 2
  %150 = extractvalue { i32, i32, i32, i32 } %146, 3
  %151 = insertelement <4 x i32> poison, i32 %147, i64 0
  %152 = insertelement <4 x i32> %151, i32 %148, i64 1
  %153 = insertelement <4 x i32> %152, i32 %149, i64 2
  %154 = insertelement <4 x i32> %153, i32 %150, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %115, <4 x i32> %154, i1 false)
  %155 = urem i32 %23, 32
  %156 = udiv i32 %23, 32
  %157 = mul nsw i32 %155, 36
  %158 = mul nsw i32 %156, 1152
  %159 = add nsw i32 %157, %158
  %160 = add nsw i32 %159, 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr float, ptr addrspace(1) %93, i64 %161
  %163 = mul nsw i32 %97, 2097152
  %164 = add nsw i32 4, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr i8, ptr addrspace(6) %102, i64 %165
  %167 = load <4 x float>, ptr addrspace(1) %162, align 16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <4 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <4 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <4 x float> %173, float %174, i64 3
  %176 = extractelement <4 x float> %175, i64 0
  %177 = insertelement <4 x float> poison, float %176, i64 0
  %178 = extractelement <4 x float> %175, i64 1
  %179 = insertelement <4 x float> %177, float %178, i64 1
  %180 = extractelement <4 x float> %175, i64 2
  %181 = insertelement <4 x float> %179, float %180, i64 2
  %182 = extractelement <4 x float> %175, i64 3
  %183 = insertelement <4 x float> %181, float %182, i64 3
  store <4 x float> %183, ptr %21, align 16
  %184 = load <4 x i32>, ptr %21, align 16
  %185 = extractelement <4 x i32> %184, i64 0
  %186 = insertelement <4 x i32> poison, i32 %185, i64 0
  %187 = extractelement <4 x i32> %184, i64 1
  %188 = insertelement <4 x i32> %186, i32 %187, i64 1
  %189 = extractelement <4 x i32> %184, i64 2
  %190 = insertelement <4 x i32> %188, i32 %189, i64 2
  %191 = extractelement <4 x i32> %184, i64 3
  %192 = insertelement <4 x i32> %190, i32 %191, i64 3
  %193 = extractelement <4 x i32> %192, i64 0
  %194 = extractelement <4 x i32> %192, i64 1
  %195 = extractelement <4 x i32> %192, i64 2
  %196 = extractelement <4 x i32> %192, i64 3
  %197 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %193, i32 %194, i32 %195, i32 %196)
  %198 = extractvalue { i32, i32, i32, i32 } %197, 0
  %199 = extractvalue { i32, i32, i32, i32 } %197, 1
  %200 = extractvalue { i32, i32, i32, i32 } %197, 2
  %201 = extractvalue { i32, i32, i32, i32 } %197, 3
  %202 = insertelement <4 x i32> poison, i32 %198, i64 0
  %203 = insertelement <4 x i32> %202, i32 %199, i64 1
  %204 = insertelement <4 x i32> %203, i32 %200, i64 2
  %205 = insertelement <4 x i32> %204, i32 %201, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %166, <4 x i32> %205, i1 false)
  %206 = urem i32 %23, 32
  %207 = udiv i32 %23, 32
  %208 = mul nsw i32 %206, 36
  %209 = mul nsw i32 %207, 1152
  %210 = add nsw i32 %208, %209
  %211 = add nsw i32 %210, 8
  %212 = sext i32 %211 to i64
  %213 = getelementptr float, ptr addrspace(1) %93, i64 %212
  %214 = mul nsw i32 %97, 2097152
  %215 = add nsw i32 8, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr i8, ptr addrspace(6) %102, i64 %216
  %218 = load <4 x float>, ptr addrspace(1) %213, align 16
  %219 = extractelement <4 x float> %218, i64 0
  %220 = insertelement <4 x float> poison, float %219, i64 0
  %221 = extractelement <4 x float> %218, i64 1
  %222 = insertelement <4 x float> %220, float %221, i64 1
  %223 = extractelement <4 x float> %218, i64 2
  %224 = insertelement <4 x float> %222, float %223, i64 2
  %225 = extractelement <4 x float> %218, i64 3
  %226 = insertelement <4 x float> %224, float %225, i64 3
  %227 = extractelement <4 x float> %226, i64 0
  %228 = insertelement <4 x float> poison, float %227, i64 0
  %229 = extractelement <4 x float> %226, i64 1
  %230 = insertelement <4 x float> %228, float %229, i64 1
  %231 = extractelement <4 x float> %226, i64 2
  %232 = insertelement <4 x float> %230, float %231, i64 2
  %233 = extractelement <4 x float> %226, i64 3
  %234 = insertelement <4 x float> %232, float %233, i64 3
  store <4 x float> %234, ptr %20, align 16
  %235 = load <4 x i32>, ptr %20, align 16
  %236 = extractelement <4 x i32> %235, i64 0
  %237 = insertelement <4 x i32> poison, i32 %236, i64 0
  %238 = extractelement <4 x i32> %235, i64 1
  %239 = insertelement <4 x i32> %237, i32 %238, i64 1
  %240 = extractelement <4 x i32> %235, i64 2
  %241 = insertelement <4 x i32> %239, i32 %240, i64 2
  %242 = extractelement <4 x i32> %235, i64 3
  %243 = insertelement <4 x i32> %241, i32 %242, i64 3
  %244 = extractelement <4 x i32> %243, i64 0
  %245 = extractelement <4 x i32> %243, i64 1
  %246 = extractelement <4 x i32> %243, i64 2
  %247 = extractelement <4 x i32> %243, i64 3
  %248 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %244, i32 %245, i32 %246, i32 %247)
  %249 = extractvalue { i32, i32, i32, i32 } %248, 0
  %250 = extractvalue { i32, i32, i32, i32 } %248, 1
  %251 = extractvalue { i32, i32, i32, i32 } %248, 2
  %252 = extractvalue { i32, i32, i32, i32 } %248, 3
  %253 = insertelement <4 x i32> poison, i32 %249, i64 0
  %254 = insertelement <4 x i32> %253, i32 %250, i64 1
  %255 = insertelement <4 x i32> %254, i32 %251, i64 2
  %256 = insertelement <4 x i32> %255, i32 %252, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %217, <4 x i32> %256, i1 false)
  %257 = urem i32 %23, 32
  %258 = udiv i32 %23, 32
  %259 = mul nsw i32 %257, 36
  %260 = mul nsw i32 %258, 1152
  %261 = add nsw i32 %259, %260
  %262 = add nsw i32 %261, 12
  %263 = sext i32 %262 to i64
  %264 = getelementptr float, ptr addrspace(1) %93, i64 %263
  %265 = mul nsw i32 %97, 2097152
  %266 = add nsw i32 12, %265
  %267 = sext i32 %266 to i64
  %268 = getelementptr i8, ptr addrspace(6) %102, i64 %267
  %269 = load <4 x float>, ptr addrspace(1) %264, align 16
  %270 = extractelement <4 x float> %269, i64 0
  %271 = insertelement <4 x float> poison, float %270, i64 0
  %272 = extractelement <4 x float> %269, i64 1
  %273 = insertelement <4 x float> %271, float %272, i64 1
  %274 = extractelement <4 x float> %269, i64 2
  %275 = insertelement <4 x float> %273, float %274, i64 2
  %276 = extractelement <4 x float> %269, i64 3
  %277 = insertelement <4 x float> %275, float %276, i64 3
  %278 = extractelement <4 x float> %277, i64 0
  %279 = insertelement <4 x float> poison, float %278, i64 0
  %280 = extractelement <4 x float> %277, i64 1
  %281 = insertelement <4 x float> %279, float %280, i64 1
  %282 = extractelement <4 x float> %277, i64 2
  %283 = insertelement <4 x float> %281, float %282, i64 2
  %284 = extractelement <4 x float> %277, i64 3
  %285 = insertelement <4 x float> %283, float %284, i64 3
  store <4 x float> %285, ptr %19, align 16
  %286 = load <4 x i32>, ptr %19, align 16
  %287 = extractelement <4 x i32> %286, i64 0
  %288 = insertelement <4 x i32> poison, i32 %287, i64 0
  %289 = extractelement <4 x i32> %286, i64 1
  %290 = insertelement <4 x i32> %288, i32 %289, i64 1
  %291 = extractelement <4 x i32> %286, i64 2
  %292 = insertelement <4 x i32> %290, i32 %291, i64 2
  %293 = extractelement <4 x i32> %286, i64 3
  %294 = insertelement <4 x i32> %292, i32 %293, i64 3
  %295 = extractelement <4 x i32> %294, i64 0
  %296 = extractelement <4 x i32> %294, i64 1
  %297 = extractelement <4 x i32> %294, i64 2
  %298 = extractelement <4 x i32> %294, i64 3
  %299 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %295, i32 %296, i32 %297, i32 %298)
  %300 = extractvalue { i32, i32, i32, i32 } %299, 0
  %301 = extractvalue { i32, i32, i32, i32 } %299, 1
  %302 = extractvalue { i32, i32, i32, i32 } %299, 2
  %303 = extractvalue { i32, i32, i32, i32 } %299, 3
  %304 = insertelement <4 x i32> poison, i32 %300, i64 0
  %305 = insertelement <4 x i32> %304, i32 %301, i64 1
  %306 = insertelement <4 x i32> %305, i32 %302, i64 2
  %307 = insertelement <4 x i32> %306, i32 %303, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %268, <4 x i32> %307, i1 false)
  %308 = urem i32 %23, 32
  %309 = udiv i32 %23, 32
  %310 = mul nsw i32 %308, 36
  %311 = mul nsw i32 %309, 1152
  %312 = add nsw i32 %310, %311
  %313 = add nsw i32 %312, 16
  %314 = sext i32 %313 to i64
  %315 = getelementptr float, ptr addrspace(1) %93, i64 %314
  %316 = mul nsw i32 %97, 2097152
  %317 = add nsw i32 16, %316
  %318 = sext i32 %317 to i64
  %319 = getelementptr i8, ptr addrspace(6) %102, i64 %318
  %320 = load <4 x float>, ptr addrspace(1) %315, align 16
  %321 = extractelement <4 x float> %320, i64 0
  %322 = insertelement <4 x float> poison, float %321, i64 0
  %323 = extractelement <4 x float> %320, i64 1
  %324 = insertelement <4 x float> %322, float %323, i64 1
  %325 = extractelement <4 x float> %320, i64 2
  %326 = insertelement <4 x float> %324, float %325, i64 2
  %327 = extractelement <4 x float> %320, i64 3
  %328 = insertelement <4 x float> %326, float %327, i64 3
  %329 = extractelement <4 x float> %328, i64 0
  %330 = insertelement <4 x float> poison, float %329, i64 0
  %331 = extractelement <4 x float> %328, i64 1
  %332 = insertelement <4 x float> %330, float %331, i64 1
  %333 = extractelement <4 x float> %328, i64 2
  %334 = insertelement <4 x float> %332, float %333, i64 2
  %335 = extractelement <4 x float> %328, i64 3
  %336 = insertelement <4 x float> %334, float %335, i64 3
  store <4 x float> %336, ptr %18, align 16
  %337 = load <4 x i32>, ptr %18, align 16
  %338 = extractelement <4 x i32> %337, i64 0
  %339 = insertelement <4 x i32> poison, i32 %338, i64 0
  %340 = extractelement <4 x i32> %337, i64 1
  %341 = insertelement <4 x i32> %339, i32 %340, i64 1
  %342 = extractelement <4 x i32> %337, i64 2
  %343 = insertelement <4 x i32> %341, i32 %342, i64 2
  %344 = extractelement <4 x i32> %337, i64 3
  %345 = insertelement <4 x i32> %343, i32 %344, i64 3
  %346 = extractelement <4 x i32> %345, i64 0
  %347 = extractelement <4 x i32> %345, i64 1
  %348 = extractelement <4 x i32> %345, i64 2
  %349 = extractelement <4 x i32> %345, i64 3
  %350 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %346, i32 %347, i32 %348, i32 %349)
  %351 = extractvalue { i32, i32, i32, i32 } %350, 0
  %352 = extractvalue { i32, i32, i32, i32 } %350, 1
  %353 = extractvalue { i32, i32, i32, i32 } %350, 2
  %354 = extractvalue { i32, i32, i32, i32 } %350, 3
  %355 = insertelement <4 x i32> poison, i32 %351, i64 0
  %356 = insertelement <4 x i32> %355, i32 %352, i64 1
  %357 = insertelement <4 x i32> %356, i32 %353, i64 2
  %358 = insertelement <4 x i32> %357, i32 %354, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %319, <4 x i32> %358, i1 false)
  %359 = urem i32 %23, 32
  %360 = udiv i32 %23, 32
  %361 = mul nsw i32 %359, 36
  %362 = mul nsw i32 %360, 1152
  %363 = add nsw i32 %361, %362
  %364 = add nsw i32 %363, 20
  %365 = sext i32 %364 to i64
  %366 = getelementptr float, ptr addrspace(1) %93, i64 %365
  %367 = mul nsw i32 %97, 2097152
  %368 = add nsw i32 20, %367
  %369 = sext i32 %368 to i64
  %370 = getelementptr i8, ptr addrspace(6) %102, i64 %369
  %371 = load <4 x float>, ptr addrspace(1) %366, align 16
  %372 = extractelement <4 x float> %371, i64 0
  %373 = insertelement <4 x float> poison, float %372, i64 0
  %374 = extractelement <4 x float> %371, i64 1
  %375 = insertelement <4 x float> %373, float %374, i64 1
  %376 = extractelement <4 x float> %371, i64 2
  %377 = insertelement <4 x float> %375, float %376, i64 2
  %378 = extractelement <4 x float> %371, i64 3
  %379 = insertelement <4 x float> %377, float %378, i64 3
  %380 = extractelement <4 x float> %379, i64 0
  %381 = insertelement <4 x float> poison, float %380, i64 0
  %382 = extractelement <4 x float> %379, i64 1
  %383 = insertelement <4 x float> %381, float %382, i64 1
  %384 = extractelement <4 x float> %379, i64 2
  %385 = insertelement <4 x float> %383, float %384, i64 2
  %386 = extractelement <4 x float> %379, i64 3
  %387 = insertelement <4 x float> %385, float %386, i64 3
  store <4 x float> %387, ptr %17, align 16
  %388 = load <4 x i32>, ptr %17, align 16
  %389 = extractelement <4 x i32> %388, i64 0
  %390 = insertelement <4 x i32> poison, i32 %389, i64 0
  %391 = extractelement <4 x i32> %388, i64 1
  %392 = insertelement <4 x i32> %390, i32 %391, i64 1
  %393 = extractelement <4 x i32> %388, i64 2
  %394 = insertelement <4 x i32> %392, i32 %393, i64 2
  %395 = extractelement <4 x i32> %388, i64 3
  %396 = insertelement <4 x i32> %394, i32 %395, i64 3
  %397 = extractelement <4 x i32> %396, i64 0
  %398 = extractelement <4 x i32> %396, i64 1
  %399 = extractelement <4 x i32> %396, i64 2
  %400 = extractelement <4 x i32> %396, i64 3
  %401 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %397, i32 %398, i32 %399, i32 %400)
  %402 = extractvalue { i32, i32, i32, i32 } %401, 0
  %403 = extractvalue { i32, i32, i32, i32 } %401, 1
  %404 = extractvalue { i32, i32, i32, i32 } %401, 2
  %405 = extractvalue { i32, i32, i32, i32 } %401, 3
  %406 = insertelement <4 x i32> poison, i32 %402, i64 0
  %407 = insertelement <4 x i32> %406, i32 %403, i64 1
  %408 = insertelement <4 x i32> %407, i32 %404, i64 2
  %409 = insertelement <4 x i32> %408, i32 %405, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %370, <4 x i32> %409, i1 false)
  %410 = urem i32 %23, 32
  %411 = udiv i32 %23, 32
  %412 = mul nsw i32 %410, 36
  %413 = mul nsw i32 %411, 1152
  %414 = add nsw i32 %412, %413
  %415 = add nsw i32 %414, 24
  %416 = sext i32 %415 to i64
  %417 = getelementptr float, ptr addrspace(1) %93, i64 %416
  %418 = mul nsw i32 %97, 2097152
  %419 = add nsw i32 24, %418
  %420 = sext i32 %419 to i64
  %421 = getelementptr i8, ptr addrspace(6) %102, i64 %420
  %422 = load <4 x float>, ptr addrspace(1) %417, align 16
  %423 = extractelement <4 x float> %422, i64 0
  %424 = insertelement <4 x float> poison, float %423, i64 0
  %425 = extractelement <4 x float> %422, i64 1
  %426 = insertelement <4 x float> %424, float %425, i64 1
  %427 = extractelement <4 x float> %422, i64 2
  %428 = insertelement <4 x float> %426, float %427, i64 2
  %429 = extractelement <4 x float> %422, i64 3
  %430 = insertelement <4 x float> %428, float %429, i64 3
  %431 = extractelement <4 x float> %430, i64 0
  %432 = insertelement <4 x float> poison, float %431, i64 0
  %433 = extractelement <4 x float> %430, i64 1
  %434 = insertelement <4 x float> %432, float %433, i64 1
  %435 = extractelement <4 x float> %430, i64 2
  %436 = insertelement <4 x float> %434, float %435, i64 2
  %437 = extractelement <4 x float> %430, i64 3
  %438 = insertelement <4 x float> %436, float %437, i64 3
  store <4 x float> %438, ptr %16, align 16
  %439 = load <4 x i32>, ptr %16, align 16
  %440 = extractelement <4 x i32> %439, i64 0
  %441 = insertelement <4 x i32> poison, i32 %440, i64 0
  %442 = extractelement <4 x i32> %439, i64 1
  %443 = insertelement <4 x i32> %441, i32 %442, i64 1
  %444 = extractelement <4 x i32> %439, i64 2
  %445 = insertelement <4 x i32> %443, i32 %444, i64 2
  %446 = extractelement <4 x i32> %439, i64 3
  %447 = insertelement <4 x i32> %445, i32 %446, i64 3
  %448 = extractelement <4 x i32> %447, i64 0
  %449 = extractelement <4 x i32> %447, i64 1
  %450 = extractelement <4 x i32> %447, i64 2
  %451 = extractelement <4 x i32> %447, i64 3
  %452 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %448, i32 %449, i32 %450, i32 %451)
  %453 = extractvalue { i32, i32, i32, i32 } %452, 0
  %454 = extractvalue { i32, i32, i32, i32 } %452, 1
  %455 = extractvalue { i32, i32, i32, i32 } %452, 2
  %456 = extractvalue { i32, i32, i32, i32 } %452, 3
  %457 = insertelement <4 x i32> poison, i32 %453, i64 0
  %458 = insertelement <4 x i32> %457, i32 %454, i64 1
  %459 = insertelement <4 x i32> %458, i32 %455, i64 2
  %460 = insertelement <4 x i32> %459, i32 %456, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %421, <4 x i32> %460, i1 false)
  %461 = urem i32 %23, 32
  %462 = udiv i32 %23, 32
  %463 = mul nsw i32 %461, 36
  %464 = mul nsw i32 %462, 1152
  %465 = add nsw i32 %463, %464
  %466 = add nsw i32 %465, 28
  %467 = sext i32 %466 to i64
  %468 = getelementptr float, ptr addrspace(1) %93, i64 %467
  %469 = mul nsw i32 %97, 2097152
  %470 = add nsw i32 28, %469
  %471 = sext i32 %470 to i64
  %472 = getelementptr i8, ptr addrspace(6) %102, i64 %471
  %473 = load <4 x float>, ptr addrspace(1) %468, align 16
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
  store <4 x float> %489, ptr %15, align 16
  %490 = load <4 x i32>, ptr %15, align 16
  %491 = extractelement <4 x i32> %490, i64 0
  %492 = insertelement <4 x i32> poison, i32 %491, i64 0
  %493 = extractelement <4 x i32> %490, i64 1
  %494 = insertelement <4 x i32> %492, i32 %493, i64 1
  %495 = extractelement <4 x i32> %490, i64 2
  %496 = insertelement <4 x i32> %494, i32 %495, i64 2
  %497 = extractelement <4 x i32> %490, i64 3
  %498 = insertelement <4 x i32> %496, i32 %497, i64 3
  %499 = extractelement <4 x i32> %498, i64 0
  %500 = extractelement <4 x i32> %498, i64 1
  %501 = extractelement <4 x i32> %498, i64 2
  %502 = extractelement <4 x i32> %498, i64 3
  %503 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %499, i32 %500, i32 %501, i32 %502)
  %504 = extractvalue { i32, i32, i32, i32 } %503, 0
  %505 = extractvalue { i32, i32, i32, i32 } %503, 1
  %506 = extractvalue { i32, i32, i32, i32 } %503, 2
  %507 = extractvalue { i32, i32, i32, i32 } %503, 3
  %508 = insertelement <4 x i32> poison, i32 %504, i64 0
  %509 = insertelement <4 x i32> %508, i32 %505, i64 1
  %510 = insertelement <4 x i32> %509, i32 %506, i64 2
  %511 = insertelement <4 x i32> %510, i32 %507, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %472, <4 x i32> %511, i1 false)
  %512 = urem i32 %23, 32
  %513 = udiv i32 %23, 32
  %514 = mul nsw i32 %512, 36
  %515 = mul nsw i32 %513, 1152
  %516 = add nsw i32 %514, %515
  %517 = add nsw i32 %516, 32
  %518 = sext i32 %517 to i64
  %519 = getelementptr float, ptr addrspace(1) %93, i64 %518
  %520 = mul nsw i32 %97, 2097152
  %521 = add nsw i32 32, %520
  %522 = sext i32 %521 to i64
  %523 = getelementptr i8, ptr addrspace(6) %102, i64 %522
  %524 = load <4 x float>, ptr addrspace(1) %519, align 16
  %525 = extractelement <4 x float> %524, i64 0
  %526 = insertelement <4 x float> poison, float %525, i64 0
  %527 = extractelement <4 x float> %524, i64 1
  %528 = insertelement <4 x float> %526, float %527, i64 1
  %529 = extractelement <4 x float> %524, i64 2
  %530 = insertelement <4 x float> %528, float %529, i64 2
  %531 = extractelement <4 x float> %524, i64 3
  %532 = insertelement <4 x float> %530, float %531, i64 3
  %533 = extractelement <4 x float> %532, i64 0
  %534 = insertelement <4 x float> poison, float %533, i64 0
  %535 = extractelement <4 x float> %532, i64 1
  %536 = insertelement <4 x float> %534, float %535, i64 1
  %537 = extractelement <4 x float> %532, i64 2
  %538 = insertelement <4 x float> %536, float %537, i64 2
  %539 = extractelement <4 x float> %532, i64 3
  %540 = insertelement <4 x float> %538, float %539, i64 3
  store <4 x float> %540, ptr %14, align 16
  %541 = load <4 x i32>, ptr %14, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %523, <4 x i32> %562, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %563 = getelementptr i8, ptr addrspace(6) %102, i64 32
  %564 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %563, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %565 = icmp eq i32 %24, 0
  %566 = and i1 %103, %565
  br i1 %566, label %567, label %586

567:                                              ; preds = %105
  %568 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %569 = lshr i32 %568, 4
  %570 = zext i32 %569 to i64
  %571 = or i64 %570, 4611756662057861120
  %572 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %573 = lshr i32 %572, 4
  %574 = zext i32 %573 to i64
  %575 = or i64 %574, 4611756662049538048
  %576 = extractvalue { i1, i1, i1, ptr addrspace(6) } %564, 0
  %577 = extractvalue { i1, i1, i1, ptr addrspace(6) } %564, 1
  %578 = zext i1 %577 to i32
  %579 = shl i32 %578, 13
  %580 = extractvalue { i1, i1, i1, ptr addrspace(6) } %564, 2
  %581 = zext i1 %580 to i32
  %582 = shl i32 %581, 14
  %583 = or i32 %579, %582
  %584 = extractvalue { i1, i1, i1, ptr addrspace(6) } %564, 3
  %585 = or i32 269058068, %583
  call void @llvm.nvvm.tcgen05.mma.sp.shared(ptr addrspace(6) %102, i64 %571, i64 %575, i32 %585, i1 %576, ptr addrspace(6) %584, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %586

586:                                              ; preds = %567, %105
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %587 = urem i32 %23, 32
  %588 = udiv i32 %23, 32
  %589 = mul nsw i32 %587, 36
  %590 = mul nsw i32 %588, 1152
  %591 = add nsw i32 %589, %590
  %592 = sext i32 %591 to i64
  %593 = getelementptr float, ptr addrspace(1) %96, i64 %592
  %594 = mul nsw i32 %97, 2097152
  %595 = sext i32 %594 to i64
  %596 = getelementptr i8, ptr addrspace(6) %102, i64 %595
  %597 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %596, i1 false)
  %598 = extractelement <4 x i32> %597, i64 0
  %599 = insertelement <4 x i32> poison, i32 %598, i64 0
  %600 = extractelement <4 x i32> %597, i64 1
  %601 = insertelement <4 x i32> %599, i32 %600, i64 1
  %602 = extractelement <4 x i32> %597, i64 2
  %603 = insertelement <4 x i32> %601, i32 %602, i64 2
  %604 = extractelement <4 x i32> %597, i64 3
  %605 = insertelement <4 x i32> %603, i32 %604, i64 3
  store <4 x i32> %605, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %606 = load <4 x i32>, ptr %13, align 16
  %607 = extractelement <4 x i32> %606, i64 0
  %608 = insertelement <4 x i32> poison, i32 %607, i64 0
  %609 = extractelement <4 x i32> %606, i64 1
  %610 = insertelement <4 x i32> %608, i32 %609, i64 1
  %611 = extractelement <4 x i32> %606, i64 2
  %612 = insertelement <4 x i32> %610, i32 %611, i64 2
  %613 = extractelement <4 x i32> %606, i64 3
  %614 = insertelement <4 x i32> %612, i32 %613, i64 3
  %615 = extractelement <4 x i32> %614, i64 0
  %616 = extractelement <4 x i32> %614, i64 1
  %617 = extractelement <4 x i32> %614, i64 2
  %618 = extractelement <4 x i32> %614, i64 3
  %619 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %615, i32 %616, i32 %617, i32 %618)
  %620 = extractvalue { i32, i32, i32, i32 } %619, 0
  %621 = extractvalue { i32, i32, i32, i32 } %619, 1
  %622 = extractvalue { i32, i32, i32, i32 } %619, 2
  %623 = extractvalue { i32, i32, i32, i32 } %619, 3
  %624 = insertelement <4 x i32> poison, i32 %620, i64 0
  %625 = insertelement <4 x i32> %624, i32 %621, i64 1
  %626 = insertelement <4 x i32> %625, i32 %622, i64 2
  %627 = insertelement <4 x i32> %626, i32 %623, i64 3
  %628 = extractelement <4 x i32> %627, i64 0
  %629 = insertelement <4 x i32> poison, i32 %628, i64 0
  %630 = extractelement <4 x i32> %627, i64 1
  %631 = insertelement <4 x i32> %629, i32 %630, i64 1
  %632 = extractelement <4 x i32> %627, i64 2
  %633 = insertelement <4 x i32> %631, i32 %632, i64 2
  %634 = extractelement <4 x i32> %627, i64 3
  %635 = insertelement <4 x i32> %633, i32 %634, i64 3
  store <4 x i32> %635, ptr %13, align 16
  %636 = load <4 x float>, ptr %13, align 16
  %637 = extractelement <4 x float> %636, i64 0
  %638 = insertelement <4 x float> poison, float %637, i64 0
  %639 = extractelement <4 x float> %636, i64 1
  %640 = insertelement <4 x float> %638, float %639, i64 1
  %641 = extractelement <4 x float> %636, i64 2
  %642 = insertelement <4 x float> %640, float %641, i64 2
  %643 = extractelement <4 x float> %636, i64 3
  %644 = insertelement <4 x float> %642, float %643, i64 3
  %645 = extractelement <4 x float> %644, i64 0
  %646 = insertelement <4 x float> poison, float %645, i64 0
  %647 = extractelement <4 x float> %644, i64 1
  %648 = insertelement <4 x float> %646, float %647, i64 1
  %649 = extractelement <4 x float> %644, i64 2
  %650 = insertelement <4 x float> %648, float %649, i64 2
  %651 = extractelement <4 x float> %644, i64 3
  %652 = insertelement <4 x float> %650, float %651, i64 3
  store <4 x float> %652, ptr addrspace(1) %593, align 16
  %653 = urem i32 %23, 32
  %654 = udiv i32 %23, 32
  %655 = mul nsw i32 %653, 36
  %656 = mul nsw i32 %654, 1152
  %657 = add nsw i32 %655, %656
  %658 = add nsw i32 %657, 4
  %659 = sext i32 %658 to i64
  %660 = getelementptr float, ptr addrspace(1) %96, i64 %659
  %661 = mul nsw i32 %97, 2097152
  %662 = add nsw i32 4, %661
  %663 = sext i32 %662 to i64
  %664 = getelementptr i8, ptr addrspace(6) %102, i64 %663
  %665 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %664, i1 false)
  %666 = extractelement <4 x i32> %665, i64 0
  %667 = insertelement <4 x i32> poison, i32 %666, i64 0
  %668 = extractelement <4 x i32> %665, i64 1
  %669 = insertelement <4 x i32> %667, i32 %668, i64 1
  %670 = extractelement <4 x i32> %665, i64 2
  %671 = insertelement <4 x i32> %669, i32 %670, i64 2
  %672 = extractelement <4 x i32> %665, i64 3
  %673 = insertelement <4 x i32> %671, i32 %672, i64 3
  store <4 x i32> %673, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %674 = load <4 x i32>, ptr %12, align 16
  %675 = extractelement <4 x i32> %674, i64 0
  %676 = insertelement <4 x i32> poison, i32 %675, i64 0
  %677 = extractelement <4 x i32> %674, i64 1
  %678 = insertelement <4 x i32> %676, i32 %677, i64 1
  %679 = extractelement <4 x i32> %674, i64 2
  %680 = insertelement <4 x i32> %678, i32 %679, i64 2
  %681 = extractelement <4 x i32> %674, i64 3
  %682 = insertelement <4 x i32> %680, i32 %681, i64 3
  %683 = extractelement <4 x i32> %682, i64 0
  %684 = extractelement <4 x i32> %682, i64 1
  %685 = extractelement <4 x i32> %682, i64 2
  %686 = extractelement <4 x i32> %682, i64 3
  %687 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %683, i32 %684, i32 %685, i32 %686)
  %688 = extractvalue { i32, i32, i32, i32 } %687, 0
  %689 = extractvalue { i32, i32, i32, i32 } %687, 1
  %690 = extractvalue { i32, i32, i32, i32 } %687, 2
  %691 = extractvalue { i32, i32, i32, i32 } %687, 3
  %692 = insertelement <4 x i32> poison, i32 %688, i64 0
  %693 = insertelement <4 x i32> %692, i32 %689, i64 1
  %694 = insertelement <4 x i32> %693, i32 %690, i64 2
  %695 = insertelement <4 x i32> %694, i32 %691, i64 3
  %696 = extractelement <4 x i32> %695, i64 0
  %697 = insertelement <4 x i32> poison, i32 %696, i64 0
  %698 = extractelement <4 x i32> %695, i64 1
  %699 = insertelement <4 x i32> %697, i32 %698, i64 1
  %700 = extractelement <4 x i32> %695, i64 2
  %701 = insertelement <4 x i32> %699, i32 %700, i64 2
  %702 = extractelement <4 x i32> %695, i64 3
  %703 = insertelement <4 x i32> %701, i32 %702, i64 3
  store <4 x i32> %703, ptr %12, align 16
  %704 = load <4 x float>, ptr %12, align 16
  %705 = extractelement <4 x float> %704, i64 0
  %706 = insertelement <4 x float> poison, float %705, i64 0
  %707 = extractelement <4 x float> %704, i64 1
  %708 = insertelement <4 x float> %706, float %707, i64 1
  %709 = extractelement <4 x float> %704, i64 2
  %710 = insertelement <4 x float> %708, float %709, i64 2
  %711 = extractelement <4 x float> %704, i64 3
  %712 = insertelement <4 x float> %710, float %711, i64 3
  %713 = extractelement <4 x float> %712, i64 0
  %714 = insertelement <4 x float> poison, float %713, i64 0
  %715 = extractelement <4 x float> %712, i64 1
  %716 = insertelement <4 x float> %714, float %715, i64 1
  %717 = extractelement <4 x float> %712, i64 2
  %718 = insertelement <4 x float> %716, float %717, i64 2
  %719 = extractelement <4 x float> %712, i64 3
  %720 = insertelement <4 x float> %718, float %719, i64 3
  store <4 x float> %720, ptr addrspace(1) %660, align 16
  %721 = urem i32 %23, 32
  %722 = udiv i32 %23, 32
  %723 = mul nsw i32 %721, 36
  %724 = mul nsw i32 %722, 1152
  %725 = add nsw i32 %723, %724
  %726 = add nsw i32 %725, 8
  %727 = sext i32 %726 to i64
  %728 = getelementptr float, ptr addrspace(1) %96, i64 %727
  %729 = mul nsw i32 %97, 2097152
  %730 = add nsw i32 8, %729
  %731 = sext i32 %730 to i64
  %732 = getelementptr i8, ptr addrspace(6) %102, i64 %731
  %733 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %732, i1 false)
  %734 = extractelement <4 x i32> %733, i64 0
  %735 = insertelement <4 x i32> poison, i32 %734, i64 0
  %736 = extractelement <4 x i32> %733, i64 1
  %737 = insertelement <4 x i32> %735, i32 %736, i64 1
  %738 = extractelement <4 x i32> %733, i64 2
  %739 = insertelement <4 x i32> %737, i32 %738, i64 2
  %740 = extractelement <4 x i32> %733, i64 3
  %741 = insertelement <4 x i32> %739, i32 %740, i64 3
  store <4 x i32> %741, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %742 = load <4 x i32>, ptr %11, align 16
  %743 = extractelement <4 x i32> %742, i64 0
  %744 = insertelement <4 x i32> poison, i32 %743, i64 0
  %745 = extractelement <4 x i32> %742, i64 1
  %746 = insertelement <4 x i32> %744, i32 %745, i64 1
  %747 = extractelement <4 x i32> %742, i64 2
  %748 = insertelement <4 x i32> %746, i32 %747, i64 2
  %749 = extractelement <4 x i32> %742, i64 3
  %750 = insertelement <4 x i32> %748, i32 %749, i64 3
  %751 = extractelement <4 x i32> %750, i64 0
  %752 = extractelement <4 x i32> %750, i64 1
  %753 = extractelement <4 x i32> %750, i64 2
  %754 = extractelement <4 x i32> %750, i64 3
  %755 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %751, i32 %752, i32 %753, i32 %754)
  %756 = extractvalue { i32, i32, i32, i32 } %755, 0
  %757 = extractvalue { i32, i32, i32, i32 } %755, 1
  %758 = extractvalue { i32, i32, i32, i32 } %755, 2
  %759 = extractvalue { i32, i32, i32, i32 } %755, 3
  %760 = insertelement <4 x i32> poison, i32 %756, i64 0
  %761 = insertelement <4 x i32> %760, i32 %757, i64 1
  %762 = insertelement <4 x i32> %761, i32 %758, i64 2
  %763 = insertelement <4 x i32> %762, i32 %759, i64 3
  %764 = extractelement <4 x i32> %763, i64 0
  %765 = insertelement <4 x i32> poison, i32 %764, i64 0
  %766 = extractelement <4 x i32> %763, i64 1
  %767 = insertelement <4 x i32> %765, i32 %766, i64 1
  %768 = extractelement <4 x i32> %763, i64 2
  %769 = insertelement <4 x i32> %767, i32 %768, i64 2
  %770 = extractelement <4 x i32> %763, i64 3
  %771 = insertelement <4 x i32> %769, i32 %770, i64 3
  store <4 x i32> %771, ptr %11, align 16
  %772 = load <4 x float>, ptr %11, align 16
  %773 = extractelement <4 x float> %772, i64 0
  %774 = insertelement <4 x float> poison, float %773, i64 0
  %775 = extractelement <4 x float> %772, i64 1
  %776 = insertelement <4 x float> %774, float %775, i64 1
  %777 = extractelement <4 x float> %772, i64 2
  %778 = insertelement <4 x float> %776, float %777, i64 2
  %779 = extractelement <4 x float> %772, i64 3
  %780 = insertelement <4 x float> %778, float %779, i64 3
  %781 = extractelement <4 x float> %780, i64 0
  %782 = insertelement <4 x float> poison, float %781, i64 0
  %783 = extractelement <4 x float> %780, i64 1
  %784 = insertelement <4 x float> %782, float %783, i64 1
  %785 = extractelement <4 x float> %780, i64 2
  %786 = insertelement <4 x float> %784, float %785, i64 2
  %787 = extractelement <4 x float> %780, i64 3
  %788 = insertelement <4 x float> %786, float %787, i64 3
  store <4 x float> %788, ptr addrspace(1) %728, align 16
  %789 = urem i32 %23, 32
  %790 = udiv i32 %23, 32
  %791 = mul nsw i32 %789, 36
  %792 = mul nsw i32 %790, 1152
  %793 = add nsw i32 %791, %792
  %794 = add nsw i32 %793, 12
  %795 = sext i32 %794 to i64
  %796 = getelementptr float, ptr addrspace(1) %96, i64 %795
  %797 = mul nsw i32 %97, 2097152
  %798 = add nsw i32 12, %797
  %799 = sext i32 %798 to i64
  %800 = getelementptr i8, ptr addrspace(6) %102, i64 %799
  %801 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %800, i1 false)
  %802 = extractelement <4 x i32> %801, i64 0
  %803 = insertelement <4 x i32> poison, i32 %802, i64 0
  %804 = extractelement <4 x i32> %801, i64 1
  %805 = insertelement <4 x i32> %803, i32 %804, i64 1
  %806 = extractelement <4 x i32> %801, i64 2
  %807 = insertelement <4 x i32> %805, i32 %806, i64 2
  %808 = extractelement <4 x i32> %801, i64 3
  %809 = insertelement <4 x i32> %807, i32 %808, i64 3
  store <4 x i32> %809, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %810 = load <4 x i32>, ptr %10, align 16
  %811 = extractelement <4 x i32> %810, i64 0
  %812 = insertelement <4 x i32> poison, i32 %811, i64 0
  %813 = extractelement <4 x i32> %810, i64 1
  %814 = insertelement <4 x i32> %812, i32 %813, i64 1
  %815 = extractelement <4 x i32> %810, i64 2
  %816 = insertelement <4 x i32> %814, i32 %815, i64 2
  %817 = extractelement <4 x i32> %810, i64 3
  %818 = insertelement <4 x i32> %816, i32 %817, i64 3
  %819 = extractelement <4 x i32> %818, i64 0
  %820 = extractelement <4 x i32> %818, i64 1
  %821 = extractelement <4 x i32> %818, i64 2
  %822 = extractelement <4 x i32> %818, i64 3
  %823 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %819, i32 %820, i32 %821, i32 %822)
  %824 = extractvalue { i32, i32, i32, i32 } %823, 0
  %825 = extractvalue { i32, i32, i32, i32 } %823, 1
  %826 = extractvalue { i32, i32, i32, i32 } %823, 2
  %827 = extractvalue { i32, i32, i32, i32 } %823, 3
  %828 = insertelement <4 x i32> poison, i32 %824, i64 0
  %829 = insertelement <4 x i32> %828, i32 %825, i64 1
  %830 = insertelement <4 x i32> %829, i32 %826, i64 2
  %831 = insertelement <4 x i32> %830, i32 %827, i64 3
  %832 = extractelement <4 x i32> %831, i64 0
  %833 = insertelement <4 x i32> poison, i32 %832, i64 0
  %834 = extractelement <4 x i32> %831, i64 1
  %835 = insertelement <4 x i32> %833, i32 %834, i64 1
  %836 = extractelement <4 x i32> %831, i64 2
  %837 = insertelement <4 x i32> %835, i32 %836, i64 2
  %838 = extractelement <4 x i32> %831, i64 3
  %839 = insertelement <4 x i32> %837, i32 %838, i64 3
  store <4 x i32> %839, ptr %10, align 16
  %840 = load <4 x float>, ptr %10, align 16
  %841 = extractelement <4 x float> %840, i64 0
  %842 = insertelement <4 x float> poison, float %841, i64 0
  %843 = extractelement <4 x float> %840, i64 1
  %844 = insertelement <4 x float> %842, float %843, i64 1
  %845 = extractelement <4 x float> %840, i64 2
  %846 = insertelement <4 x float> %844, float %845, i64 2
  %847 = extractelement <4 x float> %840, i64 3
  %848 = insertelement <4 x float> %846, float %847, i64 3
  %849 = extractelement <4 x float> %848, i64 0
  %850 = insertelement <4 x float> poison, float %849, i64 0
  %851 = extractelement <4 x float> %848, i64 1
  %852 = insertelement <4 x float> %850, float %851, i64 1
  %853 = extractelement <4 x float> %848, i64 2
  %854 = insertelement <4 x float> %852, float %853, i64 2
  %855 = extractelement <4 x float> %848, i64 3
  %856 = insertelement <4 x float> %854, float %855, i64 3
  store <4 x float> %856, ptr addrspace(1) %796, align 16
  %857 = urem i32 %23, 32
  %858 = udiv i32 %23, 32
  %859 = mul nsw i32 %857, 36
  %860 = mul nsw i32 %858, 1152
  %861 = add nsw i32 %859, %860
  %862 = add nsw i32 %861, 16
  %863 = sext i32 %862 to i64
  %864 = getelementptr float, ptr addrspace(1) %96, i64 %863
  %865 = mul nsw i32 %97, 2097152
  %866 = add nsw i32 16, %865
  %867 = sext i32 %866 to i64
  %868 = getelementptr i8, ptr addrspace(6) %102, i64 %867
  %869 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %868, i1 false)
  %870 = extractelement <4 x i32> %869, i64 0
  %871 = insertelement <4 x i32> poison, i32 %870, i64 0
  %872 = extractelement <4 x i32> %869, i64 1
  %873 = insertelement <4 x i32> %871, i32 %872, i64 1
  %874 = extractelement <4 x i32> %869, i64 2
  %875 = insertelement <4 x i32> %873, i32 %874, i64 2
  %876 = extractelement <4 x i32> %869, i64 3
  %877 = insertelement <4 x i32> %875, i32 %876, i64 3
  store <4 x i32> %877, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %878 = load <4 x i32>, ptr %9, align 16
  %879 = extractelement <4 x i32> %878, i64 0
  %880 = insertelement <4 x i32> poison, i32 %879, i64 0
  %881 = extractelement <4 x i32> %878, i64 1
  %882 = insertelement <4 x i32> %880, i32 %881, i64 1
  %883 = extractelement <4 x i32> %878, i64 2
  %884 = insertelement <4 x i32> %882, i32 %883, i64 2
  %885 = extractelement <4 x i32> %878, i64 3
  %886 = insertelement <4 x i32> %884, i32 %885, i64 3
  %887 = extractelement <4 x i32> %886, i64 0
  %888 = extractelement <4 x i32> %886, i64 1
  %889 = extractelement <4 x i32> %886, i64 2
  %890 = extractelement <4 x i32> %886, i64 3
  %891 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %887, i32 %888, i32 %889, i32 %890)
  %892 = extractvalue { i32, i32, i32, i32 } %891, 0
  %893 = extractvalue { i32, i32, i32, i32 } %891, 1
  %894 = extractvalue { i32, i32, i32, i32 } %891, 2
  %895 = extractvalue { i32, i32, i32, i32 } %891, 3
  %896 = insertelement <4 x i32> poison, i32 %892, i64 0
  %897 = insertelement <4 x i32> %896, i32 %893, i64 1
  %898 = insertelement <4 x i32> %897, i32 %894, i64 2
  %899 = insertelement <4 x i32> %898, i32 %895, i64 3
  %900 = extractelement <4 x i32> %899, i64 0
  %901 = insertelement <4 x i32> poison, i32 %900, i64 0
  %902 = extractelement <4 x i32> %899, i64 1
  %903 = insertelement <4 x i32> %901, i32 %902, i64 1
  %904 = extractelement <4 x i32> %899, i64 2
  %905 = insertelement <4 x i32> %903, i32 %904, i64 2
  %906 = extractelement <4 x i32> %899, i64 3
  %907 = insertelement <4 x i32> %905, i32 %906, i64 3
  store <4 x i32> %907, ptr %9, align 16
  %908 = load <4 x float>, ptr %9, align 16
  %909 = extractelement <4 x float> %908, i64 0
  %910 = insertelement <4 x float> poison, float %909, i64 0
  %911 = extractelement <4 x float> %908, i64 1
  %912 = insertelement <4 x float> %910, float %911, i64 1
  %913 = extractelement <4 x float> %908, i64 2
  %914 = insertelement <4 x float> %912, float %913, i64 2
  %915 = extractelement <4 x float> %908, i64 3
  %916 = insertelement <4 x float> %914, float %915, i64 3
  %917 = extractelement <4 x float> %916, i64 0
  %918 = insertelement <4 x float> poison, float %917, i64 0
  %919 = extractelement <4 x float> %916, i64 1
  %920 = insertelement <4 x float> %918, float %919, i64 1
  %921 = extractelement <4 x float> %916, i64 2
  %922 = insertelement <4 x float> %920, float %921, i64 2
  %923 = extractelement <4 x float> %916, i64 3
  %924 = insertelement <4 x float> %922, float %923, i64 3
  store <4 x float> %924, ptr addrspace(1) %864, align 16
  %925 = urem i32 %23, 32
  %926 = udiv i32 %23, 32
  %927 = mul nsw i32 %925, 36
  %928 = mul nsw i32 %926, 1152
  %929 = add nsw i32 %927, %928
  %930 = add nsw i32 %929, 20
  %931 = sext i32 %930 to i64
  %932 = getelementptr float, ptr addrspace(1) %96, i64 %931
  %933 = mul nsw i32 %97, 2097152
  %934 = add nsw i32 20, %933
  %935 = sext i32 %934 to i64
  %936 = getelementptr i8, ptr addrspace(6) %102, i64 %935
  %937 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %936, i1 false)
  %938 = extractelement <4 x i32> %937, i64 0
  %939 = insertelement <4 x i32> poison, i32 %938, i64 0
  %940 = extractelement <4 x i32> %937, i64 1
  %941 = insertelement <4 x i32> %939, i32 %940, i64 1
  %942 = extractelement <4 x i32> %937, i64 2
  %943 = insertelement <4 x i32> %941, i32 %942, i64 2
  %944 = extractelement <4 x i32> %937, i64 3
  %945 = insertelement <4 x i32> %943, i32 %944, i64 3
  store <4 x i32> %945, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %946 = load <4 x i32>, ptr %8, align 16
  %947 = extractelement <4 x i32> %946, i64 0
  %948 = insertelement <4 x i32> poison, i32 %947, i64 0
  %949 = extractelement <4 x i32> %946, i64 1
  %950 = insertelement <4 x i32> %948, i32 %949, i64 1
  %951 = extractelement <4 x i32> %946, i64 2
  %952 = insertelement <4 x i32> %950, i32 %951, i64 2
  %953 = extractelement <4 x i32> %946, i64 3
  %954 = insertelement <4 x i32> %952, i32 %953, i64 3
  %955 = extractelement <4 x i32> %954, i64 0
  %956 = extractelement <4 x i32> %954, i64 1
  %957 = extractelement <4 x i32> %954, i64 2
  %958 = extractelement <4 x i32> %954, i64 3
  %959 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %955, i32 %956, i32 %957, i32 %958)
  %960 = extractvalue { i32, i32, i32, i32 } %959, 0
  %961 = extractvalue { i32, i32, i32, i32 } %959, 1
  %962 = extractvalue { i32, i32, i32, i32 } %959, 2
  %963 = extractvalue { i32, i32, i32, i32 } %959, 3
  %964 = insertelement <4 x i32> poison, i32 %960, i64 0
  %965 = insertelement <4 x i32> %964, i32 %961, i64 1
  %966 = insertelement <4 x i32> %965, i32 %962, i64 2
  %967 = insertelement <4 x i32> %966, i32 %963, i64 3
  %968 = extractelement <4 x i32> %967, i64 0
  %969 = insertelement <4 x i32> poison, i32 %968, i64 0
  %970 = extractelement <4 x i32> %967, i64 1
  %971 = insertelement <4 x i32> %969, i32 %970, i64 1
  %972 = extractelement <4 x i32> %967, i64 2
  %973 = insertelement <4 x i32> %971, i32 %972, i64 2
  %974 = extractelement <4 x i32> %967, i64 3
  %975 = insertelement <4 x i32> %973, i32 %974, i64 3
  store <4 x i32> %975, ptr %8, align 16
  %976 = load <4 x float>, ptr %8, align 16
  %977 = extractelement <4 x float> %976, i64 0
  %978 = insertelement <4 x float> poison, float %977, i64 0
  %979 = extractelement <4 x float> %976, i64 1
  %980 = insertelement <4 x float> %978, float %979, i64 1
  %981 = extractelement <4 x float> %976, i64 2
  %982 = insertelement <4 x float> %980, float %981, i64 2
  %983 = extractelement <4 x float> %976, i64 3
  %984 = insertelement <4 x float> %982, float %983, i64 3
  %985 = extractelement <4 x float> %984, i64 0
  %986 = insertelement <4 x float> poison, float %985, i64 0
  %987 = extractelement <4 x float> %984, i64 1
  %988 = insertelement <4 x float> %986, float %987, i64 1
  %989 = extractelement <4 x float> %984, i64 2
  %990 = insertelement <4 x float> %988, float %989, i64 2
  %991 = extractelement <4 x float> %984, i64 3
  %992 = insertelement <4 x float> %990, float %991, i64 3
  store <4 x float> %992, ptr addrspace(1) %932, align 16
  %993 = urem i32 %23, 32
  %994 = udiv i32 %23, 32
  %995 = mul nsw i32 %993, 36
  %996 = mul nsw i32 %994, 1152
  %997 = add nsw i32 %995, %996
  %998 = add nsw i32 %997, 24
  %999 = sext i32 %998 to i64
  %1000 = getelementptr float, ptr addrspace(1) %96, i64 %999
  %1001 = mul nsw i32 %97, 2097152
  %1002 = add nsw i32 24, %1001
  %1003 = sext i32 %1002 to i64
  %1004 = getelementptr i8, ptr addrspace(6) %102, i64 %1003
  %1005 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1004, i1 false)
  %1006 = extractelement <4 x i32> %1005, i64 0
  %1007 = insertelement <4 x i32> poison, i32 %1006, i64 0
  %1008 = extractelement <4 x i32> %1005, i64 1
  %1009 = insertelement <4 x i32> %1007, i32 %1008, i64 1
  %1010 = extractelement <4 x i32> %1005, i64 2
  %1011 = insertelement <4 x i32> %1009, i32 %1010, i64 2
  %1012 = extractelement <4 x i32> %1005, i64 3
  %1013 = insertelement <4 x i32> %1011, i32 %1012, i64 3
  store <4 x i32> %1013, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1014 = load <4 x i32>, ptr %7, align 16
  %1015 = extractelement <4 x i32> %1014, i64 0
  %1016 = insertelement <4 x i32> poison, i32 %1015, i64 0
  %1017 = extractelement <4 x i32> %1014, i64 1
  %1018 = insertelement <4 x i32> %1016, i32 %1017, i64 1
  %1019 = extractelement <4 x i32> %1014, i64 2
  %1020 = insertelement <4 x i32> %1018, i32 %1019, i64 2
  %1021 = extractelement <4 x i32> %1014, i64 3
  %1022 = insertelement <4 x i32> %1020, i32 %1021, i64 3
  %1023 = extractelement <4 x i32> %1022, i64 0
  %1024 = extractelement <4 x i32> %1022, i64 1
  %1025 = extractelement <4 x i32> %1022, i64 2
  %1026 = extractelement <4 x i32> %1022, i64 3
  %1027 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1023, i32 %1024, i32 %1025, i32 %1026)
  %1028 = extractvalue { i32, i32, i32, i32 } %1027, 0
  %1029 = extractvalue { i32, i32, i32, i32 } %1027, 1
  %1030 = extractvalue { i32, i32, i32, i32 } %1027, 2
  %1031 = extractvalue { i32, i32, i32, i32 } %1027, 3
  %1032 = insertelement <4 x i32> poison, i32 %1028, i64 0
  %1033 = insertelement <4 x i32> %1032, i32 %1029, i64 1
  %1034 = insertelement <4 x i32> %1033, i32 %1030, i64 2
  %1035 = insertelement <4 x i32> %1034, i32 %1031, i64 3
  %1036 = extractelement <4 x i32> %1035, i64 0
  %1037 = insertelement <4 x i32> poison, i32 %1036, i64 0
  %1038 = extractelement <4 x i32> %1035, i64 1
  %1039 = insertelement <4 x i32> %1037, i32 %1038, i64 1
  %1040 = extractelement <4 x i32> %1035, i64 2
  %1041 = insertelement <4 x i32> %1039, i32 %1040, i64 2
  %1042 = extractelement <4 x i32> %1035, i64 3
  %1043 = insertelement <4 x i32> %1041, i32 %1042, i64 3
  store <4 x i32> %1043, ptr %7, align 16
  %1044 = load <4 x float>, ptr %7, align 16
  %1045 = extractelement <4 x float> %1044, i64 0
  %1046 = insertelement <4 x float> poison, float %1045, i64 0
  %1047 = extractelement <4 x float> %1044, i64 1
  %1048 = insertelement <4 x float> %1046, float %1047, i64 1
  %1049 = extractelement <4 x float> %1044, i64 2
  %1050 = insertelement <4 x float> %1048, float %1049, i64 2
  %1051 = extractelement <4 x float> %1044, i64 3
  %1052 = insertelement <4 x float> %1050, float %1051, i64 3
  %1053 = extractelement <4 x float> %1052, i64 0
  %1054 = insertelement <4 x float> poison, float %1053, i64 0
  %1055 = extractelement <4 x float> %1052, i64 1
  %1056 = insertelement <4 x float> %1054, float %1055, i64 1
  %1057 = extractelement <4 x float> %1052, i64 2
  %1058 = insertelement <4 x float> %1056, float %1057, i64 2
  %1059 = extractelement <4 x float> %1052, i64 3
  %1060 = insertelement <4 x float> %1058, float %1059, i64 3
  store <4 x float> %1060, ptr addrspace(1) %1000, align 16
  %1061 = urem i32 %23, 32
  %1062 = udiv i32 %23, 32
  %1063 = mul nsw i32 %1061, 36
  %1064 = mul nsw i32 %1062, 1152
  %1065 = add nsw i32 %1063, %1064
  %1066 = add nsw i32 %1065, 28
  %1067 = sext i32 %1066 to i64
  %1068 = getelementptr float, ptr addrspace(1) %96, i64 %1067
  %1069 = mul nsw i32 %97, 2097152
  %1070 = add nsw i32 28, %1069
  %1071 = sext i32 %1070 to i64
  %1072 = getelementptr i8, ptr addrspace(6) %102, i64 %1071
  %1073 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1072, i1 false)
  %1074 = extractelement <4 x i32> %1073, i64 0
  %1075 = insertelement <4 x i32> poison, i32 %1074, i64 0
  %1076 = extractelement <4 x i32> %1073, i64 1
  %1077 = insertelement <4 x i32> %1075, i32 %1076, i64 1
  %1078 = extractelement <4 x i32> %1073, i64 2
  %1079 = insertelement <4 x i32> %1077, i32 %1078, i64 2
  %1080 = extractelement <4 x i32> %1073, i64 3
  %1081 = insertelement <4 x i32> %1079, i32 %1080, i64 3
  store <4 x i32> %1081, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1082 = load <4 x i32>, ptr %6, align 16
  %1083 = extractelement <4 x i32> %1082, i64 0
  %1084 = insertelement <4 x i32> poison, i32 %1083, i64 0
  %1085 = extractelement <4 x i32> %1082, i64 1
  %1086 = insertelement <4 x i32> %1084, i32 %1085, i64 1
  %1087 = extractelement <4 x i32> %1082, i64 2
  %1088 = insertelement <4 x i32> %1086, i32 %1087, i64 2
  %1089 = extractelement <4 x i32> %1082, i64 3
  %1090 = insertelement <4 x i32> %1088, i32 %1089, i64 3
  %1091 = extractelement <4 x i32> %1090, i64 0
  %1092 = extractelement <4 x i32> %1090, i64 1
  %1093 = extractelement <4 x i32> %1090, i64 2
  %1094 = extractelement <4 x i32> %1090, i64 3
  %1095 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1091, i32 %1092, i32 %1093, i32 %1094)
  %1096 = extractvalue { i32, i32, i32, i32 } %1095, 0
  %1097 = extractvalue { i32, i32, i32, i32 } %1095, 1
  %1098 = extractvalue { i32, i32, i32, i32 } %1095, 2
  %1099 = extractvalue { i32, i32, i32, i32 } %1095, 3
  %1100 = insertelement <4 x i32> poison, i32 %1096, i64 0
  %1101 = insertelement <4 x i32> %1100, i32 %1097, i64 1
  %1102 = insertelement <4 x i32> %1101, i32 %1098, i64 2
  %1103 = insertelement <4 x i32> %1102, i32 %1099, i64 3
  %1104 = extractelement <4 x i32> %1103, i64 0
  %1105 = insertelement <4 x i32> poison, i32 %1104, i64 0
  %1106 = extractelement <4 x i32> %1103, i64 1
  %1107 = insertelement <4 x i32> %1105, i32 %1106, i64 1
  %1108 = extractelement <4 x i32> %1103, i64 2
  %1109 = insertelement <4 x i32> %1107, i32 %1108, i64 2
  %1110 = extractelement <4 x i32> %1103, i64 3
  %1111 = insertelement <4 x i32> %1109, i32 %1110, i64 3
  store <4 x i32> %1111, ptr %6, align 16
  %1112 = load <4 x float>, ptr %6, align 16
  %1113 = extractelement <4 x float> %1112, i64 0
  %1114 = insertelement <4 x float> poison, float %1113, i64 0
  %1115 = extractelement <4 x float> %1112, i64 1
  %1116 = insertelement <4 x float> %1114, float %1115, i64 1
  %1117 = extractelement <4 x float> %1112, i64 2
  %1118 = insertelement <4 x float> %1116, float %1117, i64 2
  %1119 = extractelement <4 x float> %1112, i64 3
  %1120 = insertelement <4 x float> %1118, float %1119, i64 3
  %1121 = extractelement <4 x float> %1120, i64 0
  %1122 = insertelement <4 x float> poison, float %1121, i64 0
  %1123 = extractelement <4 x float> %1120, i64 1
  %1124 = insertelement <4 x float> %1122, float %1123, i64 1
  %1125 = extractelement <4 x float> %1120, i64 2
  %1126 = insertelement <4 x float> %1124, float %1125, i64 2
  %1127 = extractelement <4 x float> %1120, i64 3
  %1128 = insertelement <4 x float> %1126, float %1127, i64 3
  store <4 x float> %1128, ptr addrspace(1) %1068, align 16
  %1129 = urem i32 %23, 32
  %1130 = udiv i32 %23, 32
  %1131 = mul nsw i32 %1129, 36
  %1132 = mul nsw i32 %1130, 1152
  %1133 = add nsw i32 %1131, %1132
  %1134 = add nsw i32 %1133, 32
  %1135 = sext i32 %1134 to i64
  %1136 = getelementptr float, ptr addrspace(1) %96, i64 %1135
  %1137 = mul nsw i32 %97, 2097152
  %1138 = add nsw i32 32, %1137
  %1139 = sext i32 %1138 to i64
  %1140 = getelementptr i8, ptr addrspace(6) %102, i64 %1139
  %1141 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1140, i1 false)
  %1142 = extractelement <4 x i32> %1141, i64 0
  %1143 = insertelement <4 x i32> poison, i32 %1142, i64 0
  %1144 = extractelement <4 x i32> %1141, i64 1
  %1145 = insertelement <4 x i32> %1143, i32 %1144, i64 1
  %1146 = extractelement <4 x i32> %1141, i64 2
  %1147 = insertelement <4 x i32> %1145, i32 %1146, i64 2
  %1148 = extractelement <4 x i32> %1141, i64 3
  %1149 = insertelement <4 x i32> %1147, i32 %1148, i64 3
  store <4 x i32> %1149, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1150 = load <4 x i32>, ptr %5, align 16
  %1151 = extractelement <4 x i32> %1150, i64 0
  %1152 = insertelement <4 x i32> poison, i32 %1151, i64 0
  %1153 = extractelement <4 x i32> %1150, i64 1
  %1154 = insertelement <4 x i32> %1152, i32 %1153, i64 1
  %1155 = extractelement <4 x i32> %1150, i64 2
  %1156 = insertelement <4 x i32> %1154, i32 %1155, i64 2
  %1157 = extractelement <4 x i32> %1150, i64 3
  %1158 = insertelement <4 x i32> %1156, i32 %1157, i64 3
  %1159 = extractelement <4 x i32> %1158, i64 0
  %1160 = extractelement <4 x i32> %1158, i64 1
  %1161 = extractelement <4 x i32> %1158, i64 2
  %1162 = extractelement <4 x i32> %1158, i64 3
  %1163 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1159, i32 %1160, i32 %1161, i32 %1162)
  %1164 = extractvalue { i32, i32, i32, i32 } %1163, 0
  %1165 = extractvalue { i32, i32, i32, i32 } %1163, 1
  %1166 = extractvalue { i32, i32, i32, i32 } %1163, 2
  %1167 = extractvalue { i32, i32, i32, i32 } %1163, 3
  %1168 = insertelement <4 x i32> poison, i32 %1164, i64 0
  %1169 = insertelement <4 x i32> %1168, i32 %1165, i64 1
  %1170 = insertelement <4 x i32> %1169, i32 %1166, i64 2
  %1171 = insertelement <4 x i32> %1170, i32 %1167, i64 3
  %1172 = extractelement <4 x i32> %1171, i64 0
  %1173 = insertelement <4 x i32> poison, i32 %1172, i64 0
  %1174 = extractelement <4 x i32> %1171, i64 1
  %1175 = insertelement <4 x i32> %1173, i32 %1174, i64 1
  %1176 = extractelement <4 x i32> %1171, i64 2
  %1177 = insertelement <4 x i32> %1175, i32 %1176, i64 2
  %1178 = extractelement <4 x i32> %1171, i64 3
  %1179 = insertelement <4 x i32> %1177, i32 %1178, i64 3
  store <4 x i32> %1179, ptr %5, align 16
  %1180 = load <4 x float>, ptr %5, align 16
  %1181 = extractelement <4 x float> %1180, i64 0
  %1182 = insertelement <4 x float> poison, float %1181, i64 0
  %1183 = extractelement <4 x float> %1180, i64 1
  %1184 = insertelement <4 x float> %1182, float %1183, i64 1
  %1185 = extractelement <4 x float> %1180, i64 2
  %1186 = insertelement <4 x float> %1184, float %1185, i64 2
  %1187 = extractelement <4 x float> %1180, i64 3
  %1188 = insertelement <4 x float> %1186, float %1187, i64 3
  %1189 = extractelement <4 x float> %1188, i64 0
  %1190 = insertelement <4 x float> poison, float %1189, i64 0
  %1191 = extractelement <4 x float> %1188, i64 1
  %1192 = insertelement <4 x float> %1190, float %1191, i64 1
  %1193 = extractelement <4 x float> %1188, i64 2
  %1194 = insertelement <4 x float> %1192, float %1193, i64 2
  %1195 = extractelement <4 x float> %1188, i64 3
  %1196 = insertelement <4 x float> %1194, float %1195, i64 3
  store <4 x float> %1196, ptr addrspace(1) %1136, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %98, label %1197, label %1198

1197:                                             ; preds = %586
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %102, i32 64)
  br label %1198

1198:                                             ; preds = %1197, %586
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
