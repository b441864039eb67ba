; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @elementwise_add({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i64, i32, i32 } } %1, { ptr addrspace(1), { i32, i64, i32, i32 } } %2) #0 {
  %4 = alloca [16 x float], align 16
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 0
  %10 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 2
  %11 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 0
  %12 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %13 = add nsw i32 %11, -1
  %14 = udiv i32 %13, 16
  %15 = add nsw i32 %14, 1
  %16 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %17 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 0
  %18 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 1, 1
  %19 = add nsw i32 %17, -1
  %20 = udiv i32 %19, 16
  %21 = add nsw i32 %20, 1
  %22 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %1, 0
  %23 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 0
  %24 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 1, 1
  %25 = add nsw i32 %23, -1
  %26 = udiv i32 %25, 16
  %27 = add nsw i32 %26, 1
  %28 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %2, 0
  %29 = add nsw i32 %9, -1
  %30 = udiv i32 %29, 16
  %31 = add nsw i32 %30, 1
  %32 = urem i32 %7, %15
  %33 = udiv i32 %7, %15
  %34 = urem i32 %7, %21
  %35 = udiv i32 %7, %21
  %36 = urem i32 %7, %27
  %37 = udiv i32 %7, %27
  %38 = urem i32 %7, %31
  %39 = udiv i32 %7, %31
  %40 = sext i32 %38 to i64
  %41 = mul nsw i64 %40, 16
  %42 = sext i32 %39 to i64
  %43 = mul nsw i64 %42, 128
  %44 = trunc nsw i64 %41 to i32
  %45 = urem i32 %8, 32
  %46 = udiv i32 %8, 32
  %47 = sext i32 %46 to i64
  %48 = mul i64 %47, 4
  %49 = sext i32 %32 to i64
  %50 = mul i64 %49, 16
  %51 = add i64 %48, %50
  %52 = mul i64 %51, %12
  %53 = sext i32 %45 to i64
  %54 = mul i64 %53, 4
  %55 = sext i32 %33 to i64
  %56 = mul i64 %55, 128
  %57 = add i64 %54, %56
  %58 = add i64 %52, %57
  %59 = getelementptr float, ptr addrspace(1) %16, i64 %58
  %60 = urem i32 %8, 32
  %61 = udiv i32 %8, 32
  %62 = sext i32 %61 to i64
  %63 = mul i64 %62, 4
  %64 = sext i32 %34 to i64
  %65 = mul i64 %64, 16
  %66 = add i64 %63, %65
  %67 = mul i64 %66, %18
  %68 = sext i32 %60 to i64
  %69 = mul i64 %68, 4
  %70 = sext i32 %35 to i64
  %71 = mul i64 %70, 128
  %72 = add i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr float, ptr addrspace(1) %22, i64 %73
  %75 = urem i32 %8, 32
  %76 = udiv i32 %8, 32
  %77 = sext i32 %76 to i64
  %78 = mul i64 %77, 4
  %79 = sext i32 %36 to i64
  %80 = mul i64 %79, 16
  %81 = add i64 %78, %80
  %82 = mul i64 %81, %24
  %83 = sext i32 %75 to i64
  %84 = mul i64 %83, 4
  %85 = sext i32 %37 to i64
  %86 = mul i64 %85, 128
  %87 = add i64 %84, %86
  %88 = add i64 %82, %87
  %89 = getelementptr float, ptr addrspace(1) %28, i64 %88
  %90 = urem i32 %8, 32
  %91 = udiv i32 %8, 32
  %92 = mul nsw i32 %90, 4
  %93 = mul nsw i32 %91, 4
  %94 = sext i32 %44 to i64
  %95 = sext i32 %93 to i64
  %96 = add nsw i64 %94, %95
  %97 = sext i32 %92 to i64
  %98 = add nsw i64 %43, %97
  %99 = trunc nsw i64 %96 to i32
  %100 = sext i32 %99 to i64
  %101 = add nsw i64 %100, 3
  %102 = add nsw i64 %98, 3
  %103 = trunc nsw i64 %101 to i32
  %104 = icmp slt i32 %103, %9
  %105 = sext i32 %10 to i64
  %106 = icmp slt i64 %102, %105
  %107 = and i1 %104, %106
  br i1 %107, label %108, label %451

108:                                              ; preds = %3
  %109 = mul nsw i64 2, %12
  %110 = mul nsw i64 3, %12
  %111 = getelementptr float, ptr addrspace(1) %59, i64 %12
  %112 = getelementptr float, ptr addrspace(1) %59, i64 %109
  %113 = getelementptr float, ptr addrspace(1) %59, i64 %110
  %114 = load <4 x float>, ptr addrspace(1) %59, align 16
  %115 = extractelement <4 x float> %114, i64 0
  %116 = insertelement <16 x float> poison, float %115, i64 0
  %117 = extractelement <4 x float> %114, i64 1
  %118 = insertelement <16 x float> %116, float %117, i64 1
  %119 = extractelement <4 x float> %114, i64 2
  %120 = insertelement <16 x float> %118, float %119, i64 2
  %121 = extractelement <4 x float> %114, i64 3
  %122 = insertelement <16 x float> %120, float %121, i64 3
  %123 = load <4 x float>, ptr addrspace(1) %111, align 16
  %124 = extractelement <4 x float> %123, i64 0
  %125 = insertelement <16 x float> %122, float %124, i64 4
  %126 = extractelement <4 x float> %123, i64 1
  %127 = insertelement <16 x float> %125, float %126, i64 5
  %128 = extractelement <4 x float> %123, i64 2
  %129 = insertelement <16 x float> %127, float %128, i64 6
  %130 = extractelement <4 x float> %123, i64 3
  %131 = insertelement <16 x float> %129, float %130, i64 7
  %132 = load <4 x float>, ptr addrspace(1) %112, align 16
  %133 = extractelement <4 x float> %132, i64 0
  %134 = insertelement <16 x float> %131, float %133, i64 8
  %135 = extractelement <4 x float> %132, i64 1
  %136 = insertelement <16 x float> %134, float %135, i64 9
  %137 = extractelement <4 x float> %132, i64 2
  %138 = insertelement <16 x float> %136, float %137, i64 10
  %139 = extractelement <4 x float> %132, i64 3
  %140 = insertelement <16 x float> %138, float %139, i64 11
  %141 = load <4 x float>, ptr addrspace(1) %113, align 16
  %142 = extractelement <4 x float> %141, i64 0
  %143 = insertelement <16 x float> %140, float %142, i64 12
  %144 = extractelement <4 x float> %141, i64 1
  %145 = insertelement <16 x float> %143, float %144, i64 13
  %146 = extractelement <4 x float> %141, i64 2
  %147 = insertelement <16 x float> %145, float %146, i64 14
  %148 = extractelement <4 x float> %141, i64 3
  %149 = insertelement <16 x float> %147, float %148, i64 15
  %150 = mul nsw i64 2, %18
  %151 = mul nsw i64 3, %18
  %152 = getelementptr float, ptr addrspace(1) %74, i64 %18
  %153 = getelementptr float, ptr addrspace(1) %74, i64 %150
  %154 = getelementptr float, ptr addrspace(1) %74, i64 %151
  %155 = load <4 x float>, ptr addrspace(1) %74, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <16 x float> poison, float %156, i64 0
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <16 x float> %157, float %158, i64 1
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <16 x float> %159, float %160, i64 2
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <16 x float> %161, float %162, i64 3
  %164 = load <4 x float>, ptr addrspace(1) %152, align 16
  %165 = extractelement <4 x float> %164, i64 0
  %166 = insertelement <16 x float> %163, float %165, i64 4
  %167 = extractelement <4 x float> %164, i64 1
  %168 = insertelement <16 x float> %166, float %167, i64 5
  %169 = extractelement <4 x float> %164, i64 2
  %170 = insertelement <16 x float> %168, float %169, i64 6
  %171 = extractelement <4 x float> %164, i64 3
  %172 = insertelement <16 x float> %170, float %171, i64 7
  %173 = load <4 x float>, ptr addrspace(1) %153, align 16
  %174 = extractelement <4 x float> %173, i64 0
  %175 = insertelement <16 x float> %172, float %174, i64 8
  %176 = extractelement <4 x float> %173, i64 1
  %177 = insertelement <16 x float> %175, float %176, i64 9
  %178 = extractelement <4 x float> %173, i64 2
  %179 = insertelement <16 x float> %177, float %178, i64 10
  %180 = extractelement <4 x float> %173, i64 3
  %181 = insertelement <16 x float> %179, float %180, i64 11
  %182 = load <4 x float>, ptr addrspace(1) %154, align 16
  %183 = extractelement <4 x float> %182, i64 0
  %184 = insertelement <16 x float> %181, float %183, i64 12
  %185 = extractelement <4 x float> %182, i64 1
  %186 = insertelement <16 x float> %184, float %185, i64 13
  %187 = extractelement <4 x float> %182, i64 2
  %188 = insertelement <16 x float> %186, float %187, i64 14
  %189 = extractelement <4 x float> %182, i64 3
  %190 = insertelement <16 x float> %188, float %189, i64 15
  %191 = getelementptr float, ptr %6, i64 4
  %192 = getelementptr float, ptr %6, i64 8
  %193 = getelementptr float, ptr %6, i64 12
  %194 = extractelement <16 x float> %149, i64 0
  %195 = insertelement <4 x float> poison, float %194, i64 0
  %196 = extractelement <16 x float> %149, i64 1
  %197 = insertelement <4 x float> %195, float %196, i64 1
  %198 = extractelement <16 x float> %149, i64 2
  %199 = insertelement <4 x float> %197, float %198, i64 2
  %200 = extractelement <16 x float> %149, i64 3
  %201 = insertelement <4 x float> %199, float %200, i64 3
  store <4 x float> %201, ptr %6, align 16
  %202 = extractelement <16 x float> %149, i64 4
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = extractelement <16 x float> %149, i64 5
  %205 = insertelement <4 x float> %203, float %204, i64 1
  %206 = extractelement <16 x float> %149, i64 6
  %207 = insertelement <4 x float> %205, float %206, i64 2
  %208 = extractelement <16 x float> %149, i64 7
  %209 = insertelement <4 x float> %207, float %208, i64 3
  store <4 x float> %209, ptr %191, align 16
  %210 = extractelement <16 x float> %149, i64 8
  %211 = insertelement <4 x float> poison, float %210, i64 0
  %212 = extractelement <16 x float> %149, i64 9
  %213 = insertelement <4 x float> %211, float %212, i64 1
  %214 = extractelement <16 x float> %149, i64 10
  %215 = insertelement <4 x float> %213, float %214, i64 2
  %216 = extractelement <16 x float> %149, i64 11
  %217 = insertelement <4 x float> %215, float %216, i64 3
  store <4 x float> %217, ptr %192, align 16
  %218 = extractelement <16 x float> %149, i64 12
  %219 = insertelement <4 x float> poison, float %218, i64 0
  %220 = extractelement <16 x float> %149, i64 13
  %221 = insertelement <4 x float> %219, float %220, i64 1
  %222 = extractelement <16 x float> %149, i64 14
  %223 = insertelement <4 x float> %221, float %222, i64 2
  %224 = extractelement <16 x float> %149, i64 15
  %225 = insertelement <4 x float> %223, float %224, i64 3
  store <4 x float> %225, ptr %193, align 16
  %226 = getelementptr float, ptr %5, i64 4
  %227 = getelementptr float, ptr %5, i64 8
  %228 = getelementptr float, ptr %5, i64 12
  %229 = extractelement <16 x float> %190, i64 0
  %230 = insertelement <4 x float> poison, float %229, i64 0
  %231 = extractelement <16 x float> %190, i64 1
  %232 = insertelement <4 x float> %230, float %231, i64 1
  %233 = extractelement <16 x float> %190, i64 2
  %234 = insertelement <4 x float> %232, float %233, i64 2
  %235 = extractelement <16 x float> %190, i64 3
  %236 = insertelement <4 x float> %234, float %235, i64 3
  store <4 x float> %236, ptr %5, align 16
  %237 = extractelement <16 x float> %190, i64 4
  %238 = insertelement <4 x float> poison, float %237, i64 0
  %239 = extractelement <16 x float> %190, i64 5
  %240 = insertelement <4 x float> %238, float %239, i64 1
  %241 = extractelement <16 x float> %190, i64 6
  %242 = insertelement <4 x float> %240, float %241, i64 2
  %243 = extractelement <16 x float> %190, i64 7
  %244 = insertelement <4 x float> %242, float %243, i64 3
  store <4 x float> %244, ptr %226, align 16
  %245 = extractelement <16 x float> %190, i64 8
  %246 = insertelement <4 x float> poison, float %245, i64 0
  %247 = extractelement <16 x float> %190, i64 9
  %248 = insertelement <4 x float> %246, float %247, i64 1
  %249 = extractelement <16 x float> %190, i64 10
  %250 = insertelement <4 x float> %248, float %249, i64 2
  %251 = extractelement <16 x float> %190, i64 11
  %252 = insertelement <4 x float> %250, float %251, i64 3
  store <4 x float> %252, ptr %227, align 16
  %253 = extractelement <16 x float> %190, i64 12
  %254 = insertelement <4 x float> poison, float %253, i64 0
  %255 = extractelement <16 x float> %190, i64 13
  %256 = insertelement <4 x float> %254, float %255, i64 1
  %257 = extractelement <16 x float> %190, i64 14
  %258 = insertelement <4 x float> %256, float %257, i64 2
  %259 = extractelement <16 x float> %190, i64 15
  %260 = insertelement <4 x float> %258, float %259, i64 3
  store <4 x float> %260, ptr %228, align 16
  %261 = getelementptr float, ptr %6, i64 4
  %262 = getelementptr float, ptr %6, i64 8
  %263 = getelementptr float, ptr %6, i64 12
  %264 = load <4 x float>, ptr %6, align 16
  %265 = extractelement <4 x float> %264, i64 0
  %266 = insertelement <16 x float> poison, float %265, i64 0
  %267 = extractelement <4 x float> %264, i64 1
  %268 = insertelement <16 x float> %266, float %267, i64 1
  %269 = extractelement <4 x float> %264, i64 2
  %270 = insertelement <16 x float> %268, float %269, i64 2
  %271 = extractelement <4 x float> %264, i64 3
  %272 = insertelement <16 x float> %270, float %271, i64 3
  %273 = load <4 x float>, ptr %261, align 16
  %274 = extractelement <4 x float> %273, i64 0
  %275 = insertelement <16 x float> %272, float %274, i64 4
  %276 = extractelement <4 x float> %273, i64 1
  %277 = insertelement <16 x float> %275, float %276, i64 5
  %278 = extractelement <4 x float> %273, i64 2
  %279 = insertelement <16 x float> %277, float %278, i64 6
  %280 = extractelement <4 x float> %273, i64 3
  %281 = insertelement <16 x float> %279, float %280, i64 7
  %282 = load <4 x float>, ptr %262, align 16
  %283 = extractelement <4 x float> %282, i64 0
  %284 = insertelement <16 x float> %281, float %283, i64 8
  %285 = extractelement <4 x float> %282, i64 1
  %286 = insertelement <16 x float> %284, float %285, i64 9
  %287 = extractelement <4 x float> %282, i64 2
  %288 = insertelement <16 x float> %286, float %287, i64 10
  %289 = extractelement <4 x float> %282, i64 3
  %290 = insertelement <16 x float> %288, float %289, i64 11
  %291 = load <4 x float>, ptr %263, align 16
  %292 = extractelement <4 x float> %291, i64 0
  %293 = insertelement <16 x float> %290, float %292, i64 12
  %294 = extractelement <4 x float> %291, i64 1
  %295 = insertelement <16 x float> %293, float %294, i64 13
  %296 = extractelement <4 x float> %291, i64 2
  %297 = insertelement <16 x float> %295, float %296, i64 14
  %298 = extractelement <4 x float> %291, i64 3
  %299 = insertelement <16 x float> %297, float %298, i64 15
  %300 = getelementptr float, ptr %5, i64 4
  %301 = getelementptr float, ptr %5, i64 8
  %302 = getelementptr float, ptr %5, i64 12
  %303 = load <4 x float>, ptr %5, align 16
  %304 = extractelement <4 x float> %303, i64 0
  %305 = insertelement <16 x float> poison, float %304, i64 0
  %306 = extractelement <4 x float> %303, i64 1
  %307 = insertelement <16 x float> %305, float %306, i64 1
  %308 = extractelement <4 x float> %303, i64 2
  %309 = insertelement <16 x float> %307, float %308, i64 2
  %310 = extractelement <4 x float> %303, i64 3
  %311 = insertelement <16 x float> %309, float %310, i64 3
  %312 = load <4 x float>, ptr %300, align 16
  %313 = extractelement <4 x float> %312, i64 0
  %314 = insertelement <16 x float> %311, float %313, i64 4
  %315 = extractelement <4 x float> %312, i64 1
  %316 = insertelement <16 x float> %314, float %315, i64 5
  %317 = extractelement <4 x float> %312, i64 2
  %318 = insertelement <16 x float> %316, float %317, i64 6
  %319 = extractelement <4 x float> %312, i64 3
  %320 = insertelement <16 x float> %318, float %319, i64 7
  %321 = load <4 x float>, ptr %301, align 16
  %322 = extractelement <4 x float> %321, i64 0
  %323 = insertelement <16 x float> %320, float %322, i64 8
  %324 = extractelement <4 x float> %321, i64 1
  %325 = insertelement <16 x float> %323, float %324, i64 9
  %326 = extractelement <4 x float> %321, i64 2
  %327 = insertelement <16 x float> %325, float %326, i64 10
  %328 = extractelement <4 x float> %321, i64 3
  %329 = insertelement <16 x float> %327, float %328, i64 11
  %330 = load <4 x float>, ptr %302, align 16
  %331 = extractelement <4 x float> %330, i64 0
  %332 = insertelement <16 x float> %329, float %331, i64 12
  %333 = extractelement <4 x float> %330, i64 1
  %334 = insertelement <16 x float> %332, float %333, i64 13
  %335 = extractelement <4 x float> %330, i64 2
  %336 = insertelement <16 x float> %334, float %335, i64 14
  %337 = extractelement <4 x float> %330, i64 3
  %338 = insertelement <16 x float> %336, float %337, i64 15
  %339 = fadd <16 x float> %299, %338
  %340 = getelementptr float, ptr %4, i64 4
  %341 = getelementptr float, ptr %4, i64 8
  %342 = getelementptr float, ptr %4, i64 12
  %343 = extractelement <16 x float> %339, i64 0
  %344 = insertelement <4 x float> poison, float %343, i64 0
  %345 = extractelement <16 x float> %339, i64 1
  %346 = insertelement <4 x float> %344, float %345, i64 1
  %347 = extractelement <16 x float> %339, i64 2
  %348 = insertelement <4 x float> %346, float %347, i64 2
  %349 = extractelement <16 x float> %339, i64 3
  %350 = insertelement <4 x float> %348, float %349, i64 3
  store <4 x float> %350, ptr %4, align 16
  %351 = extractelement <16 x float> %339, i64 4
  %352 = insertelement <4 x float> poison, float %351, i64 0
  %353 = extractelement <16 x float> %339, i64 5
  %354 = insertelement <4 x float> %352, float %353, i64 1
  %355 = extractelement <16 x float> %339, i64 6
  %356 = insertelement <4 x float> %354, float %355, i64 2
  %357 = extractelement <16 x float> %339, i64 7
  %358 = insertelement <4 x float> %356, float %357, i64 3
  store <4 x float> %358, ptr %340, align 16
  %359 = extractelement <16 x float> %339, i64 8
  %360 = insertelement <4 x float> poison, float %359, i64 0
  %361 = extractelement <16 x float> %339, i64 9
  %362 = insertelement <4 x float> %360, float %361, i64 1
  %363 = extractelement <16 x float> %339, i64 10
  %364 = insertelement <4 x float> %362, float %363, i64 2
  %365 = extractelement <16 x float> %339, i64 11
  %366 = insertelement <4 x float> %364, float %365, i64 3
  store <4 x float> %366, ptr %341, align 16
  %367 = extractelement <16 x float> %339, i64 12
  %368 = insertelement <4 x float> poison, float %367, i64 0
  %369 = extractelement <16 x float> %339, i64 13
  %370 = insertelement <4 x float> %368, float %369, i64 1
  %371 = extractelement <16 x float> %339, i64 14
  %372 = insertelement <4 x float> %370, float %371, i64 2
  %373 = extractelement <16 x float> %339, i64 15
  %374 = insertelement <4 x float> %372, float %373, i64 3
  store <4 x float> %374, ptr %342, align 16
  %375 = getelementptr float, ptr %4, i64 4
  %376 = getelementptr float, ptr %4, i64 8
  %377 = getelementptr float, ptr %4, i64 12
  %378 = load <4 x float>, ptr %4, align 16
  %379 = extractelement <4 x float> %378, i64 0
  %380 = insertelement <16 x float> poison, float %379, i64 0
  %381 = extractelement <4 x float> %378, i64 1
  %382 = insertelement <16 x float> %380, float %381, i64 1
  %383 = extractelement <4 x float> %378, i64 2
  %384 = insertelement <16 x float> %382, float %383, i64 2
  %385 = extractelement <4 x float> %378, i64 3
  %386 = insertelement <16 x float> %384, float %385, i64 3
  %387 = load <4 x float>, ptr %375, align 16
  %388 = extractelement <4 x float> %387, i64 0
  %389 = insertelement <16 x float> %386, float %388, i64 4
  %390 = extractelement <4 x float> %387, i64 1
  %391 = insertelement <16 x float> %389, float %390, i64 5
  %392 = extractelement <4 x float> %387, i64 2
  %393 = insertelement <16 x float> %391, float %392, i64 6
  %394 = extractelement <4 x float> %387, i64 3
  %395 = insertelement <16 x float> %393, float %394, i64 7
  %396 = load <4 x float>, ptr %376, align 16
  %397 = extractelement <4 x float> %396, i64 0
  %398 = insertelement <16 x float> %395, float %397, i64 8
  %399 = extractelement <4 x float> %396, i64 1
  %400 = insertelement <16 x float> %398, float %399, i64 9
  %401 = extractelement <4 x float> %396, i64 2
  %402 = insertelement <16 x float> %400, float %401, i64 10
  %403 = extractelement <4 x float> %396, i64 3
  %404 = insertelement <16 x float> %402, float %403, i64 11
  %405 = load <4 x float>, ptr %377, align 16
  %406 = extractelement <4 x float> %405, i64 0
  %407 = insertelement <16 x float> %404, float %406, i64 12
  %408 = extractelement <4 x float> %405, i64 1
  %409 = insertelement <16 x float> %407, float %408, i64 13
  %410 = extractelement <4 x float> %405, i64 2
  %411 = insertelement <16 x float> %409, float %410, i64 14
  %412 = extractelement <4 x float> %405, i64 3
  %413 = insertelement <16 x float> %411, float %412, i64 15
  %414 = mul nsw i64 2, %24
  %415 = mul nsw i64 3, %24
  %416 = getelementptr float, ptr addrspace(1) %89, i64 %24
  %417 = getelementptr float, ptr addrspace(1) %89, i64 %414
  %418 = getelementptr float, ptr addrspace(1) %89, i64 %415
  %419 = extractelement <16 x float> %413, i64 0
  %420 = insertelement <4 x float> poison, float %419, i64 0
  %421 = extractelement <16 x float> %413, i64 1
  %422 = insertelement <4 x float> %420, float %421, i64 1
  %423 = extractelement <16 x float> %413, i64 2
  %424 = insertelement <4 x float> %422, float %423, i64 2
  %425 = extractelement <16 x float> %413, i64 3
  %426 = insertelement <4 x float> %424, float %425, i64 3
  store <4 x float> %426, ptr addrspace(1) %89, align 16
  %427 = extractelement <16 x float> %413, i64 4
  %428 = insertelement <4 x float> poison, float %427, i64 0
  %429 = extractelement <16 x float> %413, i64 5
  %430 = insertelement <4 x float> %428, float %429, i64 1
  %431 = extractelement <16 x float> %413, i64 6
  %432 = insertelement <4 x float> %430, float %431, i64 2
  %433 = extractelement <16 x float> %413, i64 7
  %434 = insertelement <4 x float> %432, float %433, i64 3
  store <4 x float> %434, ptr addrspace(1) %416, align 16
  %435 = extractelement <16 x float> %413, i64 8
  %436 = insertelement <4 x float> poison, float %435, i64 0
  %437 = extractelement <16 x float> %413, i64 9
  %438 = insertelement <4 x float> %436, float %437, i64 1
  %439 = extractelement <16 x float> %413, i64 10
  %440 = insertelement <4 x float> %438, float %439, i64 2
  %441 = extractelement <16 x float> %413, i64 11
  %442 = insertelement <4 x float> %440, float %441, i64 3
  store <4 x float> %442, ptr addrspace(1) %417, align 16
  %443 = extractelement <16 x float> %413, i64 12
  %444 = insertelement <4 x float> poison, float %443, i64 0
  %445 = extractelement <16 x float> %413, i64 13
  %446 = insertelement <4 x float> %444, float %445, i64 1
  %447 = extractelement <16 x float> %413, i64 14
  %448 = insertelement <4 x float> %446, float %447, i64 2
  %449 = extractelement <16 x float> %413, i64 15
  %450 = insertelement <4 x float> %448, float %449, i64 3
  store <4 x float> %450, ptr addrspace(1) %418, align 16
  br label %804

451:                                              ; preds = %3
  %452 = sext i32 %99 to i64
  %453 = add nsw i64 %452, 0
  %454 = add nsw i64 %98, 0
  %455 = trunc nsw i64 %453 to i32
  %456 = icmp slt i32 %455, %9
  %457 = sext i32 %10 to i64
  %458 = icmp slt i64 %454, %457
  %459 = and i1 %456, %458
  br i1 %459, label %460, label %473

460:                                              ; preds = %451
  %461 = mul nsw i64 0, %12
  %462 = add nsw i64 0, %461
  %463 = getelementptr float, ptr addrspace(1) %59, i64 %462
  %464 = load float, ptr addrspace(1) %463, align 4
  %465 = mul nsw i64 0, %18
  %466 = add nsw i64 0, %465
  %467 = getelementptr float, ptr addrspace(1) %74, i64 %466
  %468 = load float, ptr addrspace(1) %467, align 4
  %469 = fadd float %464, %468
  %470 = mul nsw i64 0, %24
  %471 = add nsw i64 0, %470
  %472 = getelementptr float, ptr addrspace(1) %89, i64 %471
  store float %469, ptr addrspace(1) %472, align 4
  br label %473

473:                                              ; preds = %460, %451
  %474 = sext i32 %99 to i64
  %475 = add nsw i64 %474, 0
  %476 = add nsw i64 %98, 1
  %477 = trunc nsw i64 %475 to i32
  %478 = icmp slt i32 %477, %9
  %479 = sext i32 %10 to i64
  %480 = icmp slt i64 %476, %479
  %481 = and i1 %478, %480
  br i1 %481, label %482, label %495

482:                                              ; preds = %473
  %483 = mul nsw i64 0, %12
  %484 = add nsw i64 1, %483
  %485 = getelementptr float, ptr addrspace(1) %59, i64 %484
  %486 = load float, ptr addrspace(1) %485, align 4
  %487 = mul nsw i64 0, %18
  %488 = add nsw i64 1, %487
  %489 = getelementptr float, ptr addrspace(1) %74, i64 %488
  %490 = load float, ptr addrspace(1) %489, align 4
  %491 = fadd float %486, %490
  %492 = mul nsw i64 0, %24
  %493 = add nsw i64 1, %492
  %494 = getelementptr float, ptr addrspace(1) %89, i64 %493
  store float %491, ptr addrspace(1) %494, align 4
  br label %495

495:                                              ; preds = %482, %473
  %496 = sext i32 %99 to i64
  %497 = add nsw i64 %496, 0
  %498 = add nsw i64 %98, 2
  %499 = trunc nsw i64 %497 to i32
  %500 = icmp slt i32 %499, %9
  %501 = sext i32 %10 to i64
  %502 = icmp slt i64 %498, %501
  %503 = and i1 %500, %502
  br i1 %503, label %504, label %517

504:                                              ; preds = %495
  %505 = mul nsw i64 0, %12
  %506 = add nsw i64 2, %505
  %507 = getelementptr float, ptr addrspace(1) %59, i64 %506
  %508 = load float, ptr addrspace(1) %507, align 4
  %509 = mul nsw i64 0, %18
  %510 = add nsw i64 2, %509
  %511 = getelementptr float, ptr addrspace(1) %74, i64 %510
  %512 = load float, ptr addrspace(1) %511, align 4
  %513 = fadd float %508, %512
  %514 = mul nsw i64 0, %24
  %515 = add nsw i64 2, %514
  %516 = getelementptr float, ptr addrspace(1) %89, i64 %515
  store float %513, ptr addrspace(1) %516, align 4
  br label %517

517:                                              ; preds = %504, %495
  %518 = sext i32 %99 to i64
  %519 = add nsw i64 %518, 0
  %520 = add nsw i64 %98, 3
  %521 = trunc nsw i64 %519 to i32
  %522 = icmp slt i32 %521, %9
  %523 = sext i32 %10 to i64
  %524 = icmp slt i64 %520, %523
  %525 = and i1 %522, %524
  br i1 %525, label %526, label %539

526:                                              ; preds = %517
  %527 = mul nsw i64 0, %12
  %528 = add nsw i64 3, %527
  %529 = getelementptr float, ptr addrspace(1) %59, i64 %528
  %530 = load float, ptr addrspace(1) %529, align 4
  %531 = mul nsw i64 0, %18
  %532 = add nsw i64 3, %531
  %533 = getelementptr float, ptr addrspace(1) %74, i64 %532
  %534 = load float, ptr addrspace(1) %533, align 4
  %535 = fadd float %530, %534
  %536 = mul nsw i64 0, %24
  %537 = add nsw i64 3, %536
  %538 = getelementptr float, ptr addrspace(1) %89, i64 %537
  store float %535, ptr addrspace(1) %538, align 4
  br label %539

539:                                              ; preds = %526, %517
  %540 = sext i32 %99 to i64
  %541 = add nsw i64 %540, 1
  %542 = add nsw i64 %98, 0
  %543 = trunc nsw i64 %541 to i32
  %544 = icmp slt i32 %543, %9
  %545 = sext i32 %10 to i64
  %546 = icmp slt i64 %542, %545
  %547 = and i1 %544, %546
  br i1 %547, label %548, label %561

548:                                              ; preds = %539
  %549 = mul nsw i64 1, %12
  %550 = add nsw i64 0, %549
  %551 = getelementptr float, ptr addrspace(1) %59, i64 %550
  %552 = load float, ptr addrspace(1) %551, align 4
  %553 = mul nsw i64 1, %18
  %554 = add nsw i64 0, %553
  %555 = getelementptr float, ptr addrspace(1) %74, i64 %554
  %556 = load float, ptr addrspace(1) %555, align 4
  %557 = fadd float %552, %556
  %558 = mul nsw i64 1, %24
  %559 = add nsw i64 0, %558
  %560 = getelementptr float, ptr addrspace(1) %89, i64 %559
  store float %557, ptr addrspace(1) %560, align 4
  br label %561

561:                                              ; preds = %548, %539
  %562 = sext i32 %99 to i64
  %563 = add nsw i64 %562, 1
  %564 = add nsw i64 %98, 1
  %565 = trunc nsw i64 %563 to i32
  %566 = icmp slt i32 %565, %9
  %567 = sext i32 %10 to i64
  %568 = icmp slt i64 %564, %567
  %569 = and i1 %566, %568
  br i1 %569, label %570, label %583

570:                                              ; preds = %561
  %571 = mul nsw i64 1, %12
  %572 = add nsw i64 1, %571
  %573 = getelementptr float, ptr addrspace(1) %59, i64 %572
  %574 = load float, ptr addrspace(1) %573, align 4
  %575 = mul nsw i64 1, %18
  %576 = add nsw i64 1, %575
  %577 = getelementptr float, ptr addrspace(1) %74, i64 %576
  %578 = load float, ptr addrspace(1) %577, align 4
  %579 = fadd float %574, %578
  %580 = mul nsw i64 1, %24
  %581 = add nsw i64 1, %580
  %582 = getelementptr float, ptr addrspace(1) %89, i64 %581
  store float %579, ptr addrspace(1) %582, align 4
  br label %583

583:                                              ; preds = %570, %561
  %584 = sext i32 %99 to i64
  %585 = add nsw i64 %584, 1
  %586 = add nsw i64 %98, 2
  %587 = trunc nsw i64 %585 to i32
  %588 = icmp slt i32 %587, %9
  %589 = sext i32 %10 to i64
  %590 = icmp slt i64 %586, %589
  %591 = and i1 %588, %590
  br i1 %591, label %592, label %605

592:                                              ; preds = %583
  %593 = mul nsw i64 1, %12
  %594 = add nsw i64 2, %593
  %595 = getelementptr float, ptr addrspace(1) %59, i64 %594
  %596 = load float, ptr addrspace(1) %595, align 4
  %597 = mul nsw i64 1, %18
  %598 = add nsw i64 2, %597
  %599 = getelementptr float, ptr addrspace(1) %74, i64 %598
  %600 = load float, ptr addrspace(1) %599, align 4
  %601 = fadd float %596, %600
  %602 = mul nsw i64 1, %24
  %603 = add nsw i64 2, %602
  %604 = getelementptr float, ptr addrspace(1) %89, i64 %603
  store float %601, ptr addrspace(1) %604, align 4
  br label %605

605:                                              ; preds = %592, %583
  %606 = sext i32 %99 to i64
  %607 = add nsw i64 %606, 1
  %608 = add nsw i64 %98, 3
  %609 = trunc nsw i64 %607 to i32
  %610 = icmp slt i32 %609, %9
  %611 = sext i32 %10 to i64
  %612 = icmp slt i64 %608, %611
  %613 = and i1 %610, %612
  br i1 %613, label %614, label %627

614:                                              ; preds = %605
  %615 = mul nsw i64 1, %12
  %616 = add nsw i64 3, %615
  %617 = getelementptr float, ptr addrspace(1) %59, i64 %616
  %618 = load float, ptr addrspace(1) %617, align 4
  %619 = mul nsw i64 1, %18
  %620 = add nsw i64 3, %619
  %621 = getelementptr float, ptr addrspace(1) %74, i64 %620
  %622 = load float, ptr addrspace(1) %621, align 4
  %623 = fadd float %618, %622
  %624 = mul nsw i64 1, %24
  %625 = add nsw i64 3, %624
  %626 = getelementptr float, ptr addrspace(1) %89, i64 %625
  store float %623, ptr addrspace(1) %626, align 4
  br label %627

627:                                              ; preds = %614, %605
  %628 = sext i32 %99 to i64
  %629 = add nsw i64 %628, 2
  %630 = add nsw i64 %98, 0
  %631 = trunc nsw i64 %629 to i32
  %632 = icmp slt i32 %631, %9
  %633 = sext i32 %10 to i64
  %634 = icmp slt i64 %630, %633
  %635 = and i1 %632, %634
  br i1 %635, label %636, label %649

636:                                              ; preds = %627
  %637 = mul nsw i64 2, %12
  %638 = add nsw i64 0, %637
  %639 = getelementptr float, ptr addrspace(1) %59, i64 %638
  %640 = load float, ptr addrspace(1) %639, align 4
  %641 = mul nsw i64 2, %18
  %642 = add nsw i64 0, %641
  %643 = getelementptr float, ptr addrspace(1) %74, i64 %642
  %644 = load float, ptr addrspace(1) %643, align 4
  %645 = fadd float %640, %644
  %646 = mul nsw i64 2, %24
  %647 = add nsw i64 0, %646
  %648 = getelementptr float, ptr addrspace(1) %89, i64 %647
  store float %645, ptr addrspace(1) %648, align 4
  br label %649

649:                                              ; preds = %636, %627
  %650 = sext i32 %99 to i64
  %651 = add nsw i64 %650, 2
  %652 = add nsw i64 %98, 1
  %653 = trunc nsw i64 %651 to i32
  %654 = icmp slt i32 %653, %9
  %655 = sext i32 %10 to i64
  %656 = icmp slt i64 %652, %655
  %657 = and i1 %654, %656
  br i1 %657, label %658, label %671

658:                                              ; preds = %649
  %659 = mul nsw i64 2, %12
  %660 = add nsw i64 1, %659
  %661 = getelementptr float, ptr addrspace(1) %59, i64 %660
  %662 = load float, ptr addrspace(1) %661, align 4
  %663 = mul nsw i64 2, %18
  %664 = add nsw i64 1, %663
  %665 = getelementptr float, ptr addrspace(1) %74, i64 %664
  %666 = load float, ptr addrspace(1) %665, align 4
  %667 = fadd float %662, %666
  %668 = mul nsw i64 2, %24
  %669 = add nsw i64 1, %668
  %670 = getelementptr float, ptr addrspace(1) %89, i64 %669
  store float %667, ptr addrspace(1) %670, align 4
  br label %671

671:                                              ; preds = %658, %649
  %672 = sext i32 %99 to i64
  %673 = add nsw i64 %672, 2
  %674 = add nsw i64 %98, 2
  %675 = trunc nsw i64 %673 to i32
  %676 = icmp slt i32 %675, %9
  %677 = sext i32 %10 to i64
  %678 = icmp slt i64 %674, %677
  %679 = and i1 %676, %678
  br i1 %679, label %680, label %693

680:                                              ; preds = %671
  %681 = mul nsw i64 2, %12
  %682 = add nsw i64 2, %681
  %683 = getelementptr float, ptr addrspace(1) %59, i64 %682
  %684 = load float, ptr addrspace(1) %683, align 4
  %685 = mul nsw i64 2, %18
  %686 = add nsw i64 2, %685
  %687 = getelementptr float, ptr addrspace(1) %74, i64 %686
  %688 = load float, ptr addrspace(1) %687, align 4
  %689 = fadd float %684, %688
  %690 = mul nsw i64 2, %24
  %691 = add nsw i64 2, %690
  %692 = getelementptr float, ptr addrspace(1) %89, i64 %691
  store float %689, ptr addrspace(1) %692, align 4
  br label %693

693:                                              ; preds = %680, %671
  %694 = sext i32 %99 to i64
  %695 = add nsw i64 %694, 2
  %696 = add nsw i64 %98, 3
  %697 = trunc nsw i64 %695 to i32
  %698 = icmp slt i32 %697, %9
  %699 = sext i32 %10 to i64
  %700 = icmp slt i64 %696, %699
  %701 = and i1 %698, %700
  br i1 %701, label %702, label %715

702:                                              ; preds = %693
  %703 = mul nsw i64 2, %12
  %704 = add nsw i64 3, %703
  %705 = getelementptr float, ptr addrspace(1) %59, i64 %704
  %706 = load float, ptr addrspace(1) %705, align 4
  %707 = mul nsw i64 2, %18
  %708 = add nsw i64 3, %707
  %709 = getelementptr float, ptr addrspace(1) %74, i64 %708
  %710 = load float, ptr addrspace(1) %709, align 4
  %711 = fadd float %706, %710
  %712 = mul nsw i64 2, %24
  %713 = add nsw i64 3, %712
  %714 = getelementptr float, ptr addrspace(1) %89, i64 %713
  store float %711, ptr addrspace(1) %714, align 4
  br label %715

715:                                              ; preds = %702, %693
  %716 = sext i32 %99 to i64
  %717 = add nsw i64 %716, 3
  %718 = add nsw i64 %98, 0
  %719 = trunc nsw i64 %717 to i32
  %720 = icmp slt i32 %719, %9
  %721 = sext i32 %10 to i64
  %722 = icmp slt i64 %718, %721
  %723 = and i1 %720, %722
  br i1 %723, label %724, label %737

724:                                              ; preds = %715
  %725 = mul nsw i64 3, %12
  %726 = add nsw i64 0, %725
  %727 = getelementptr float, ptr addrspace(1) %59, i64 %726
  %728 = load float, ptr addrspace(1) %727, align 4
  %729 = mul nsw i64 3, %18
  %730 = add nsw i64 0, %729
  %731 = getelementptr float, ptr addrspace(1) %74, i64 %730
  %732 = load float, ptr addrspace(1) %731, align 4
  %733 = fadd float %728, %732
  %734 = mul nsw i64 3, %24
  %735 = add nsw i64 0, %734
  %736 = getelementptr float, ptr addrspace(1) %89, i64 %735
  store float %733, ptr addrspace(1) %736, align 4
  br label %737

737:                                              ; preds = %724, %715
  %738 = sext i32 %99 to i64
  %739 = add nsw i64 %738, 3
  %740 = add nsw i64 %98, 1
  %741 = trunc nsw i64 %739 to i32
  %742 = icmp slt i32 %741, %9
  %743 = sext i32 %10 to i64
  %744 = icmp slt i64 %740, %743
  %745 = and i1 %742, %744
  br i1 %745, label %746, label %759

746:                                              ; preds = %737
  %747 = mul nsw i64 3, %12
  %748 = add nsw i64 1, %747
  %749 = getelementptr float, ptr addrspace(1) %59, i64 %748
  %750 = load float, ptr addrspace(1) %749, align 4
  %751 = mul nsw i64 3, %18
  %752 = add nsw i64 1, %751
  %753 = getelementptr float, ptr addrspace(1) %74, i64 %752
  %754 = load float, ptr addrspace(1) %753, align 4
  %755 = fadd float %750, %754
  %756 = mul nsw i64 3, %24
  %757 = add nsw i64 1, %756
  %758 = getelementptr float, ptr addrspace(1) %89, i64 %757
  store float %755, ptr addrspace(1) %758, align 4
  br label %759

759:                                              ; preds = %746, %737
  %760 = sext i32 %99 to i64
  %761 = add nsw i64 %760, 3
  %762 = add nsw i64 %98, 2
  %763 = trunc nsw i64 %761 to i32
  %764 = icmp slt i32 %763, %9
  %765 = sext i32 %10 to i64
  %766 = icmp slt i64 %762, %765
  %767 = and i1 %764, %766
  br i1 %767, label %768, label %781

768:                                              ; preds = %759
  %769 = mul nsw i64 3, %12
  %770 = add nsw i64 2, %769
  %771 = getelementptr float, ptr addrspace(1) %59, i64 %770
  %772 = load float, ptr addrspace(1) %771, align 4
  %773 = mul nsw i64 3, %18
  %774 = add nsw i64 2, %773
  %775 = getelementptr float, ptr addrspace(1) %74, i64 %774
  %776 = load float, ptr addrspace(1) %775, align 4
  %777 = fadd float %772, %776
  %778 = mul nsw i64 3, %24
  %779 = add nsw i64 2, %778
  %780 = getelementptr float, ptr addrspace(1) %89, i64 %779
  store float %777, ptr addrspace(1) %780, align 4
  br label %781

781:                                              ; preds = %768, %759
  %782 = sext i32 %99 to i64
  %783 = add nsw i64 %782, 3
  %784 = add nsw i64 %98, 3
  %785 = trunc nsw i64 %783 to i32
  %786 = icmp slt i32 %785, %9
  %787 = sext i32 %10 to i64
  %788 = icmp slt i64 %784, %787
  %789 = and i1 %786, %788
  br i1 %789, label %790, label %803

790:                                              ; preds = %781
  %791 = mul nsw i64 3, %12
  %792 = add nsw i64 3, %791
  %793 = getelementptr float, ptr addrspace(1) %59, i64 %792
  %794 = load float, ptr addrspace(1) %793, align 4
  %795 = mul nsw i64 3, %18
  %796 = add nsw i64 3, %795
  %797 = getelementptr float, ptr addrspace(1) %74, i64 %796
  %798 = load float, ptr addrspace(1) %797, align 4
  %799 = fadd float %794, %798
  %800 = mul nsw i64 3, %24
  %801 = add nsw i64 3, %800
  %802 = getelementptr float, ptr addrspace(1) %89, i64 %801
  store float %799, ptr addrspace(1) %802, align 4
  br label %803

803:                                              ; preds = %790, %781
  br label %804

804:                                              ; preds = %108, %803
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
