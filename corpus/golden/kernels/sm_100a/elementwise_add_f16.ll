; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @elementwise_add_f16({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i64, i32, i32 } } %1, { ptr addrspace(1), { i32, i64, i32, i32 } } %2) #0 {
  %4 = alloca [32 x half], align 16
  %5 = alloca [32 x half], align 16
  %6 = alloca [32 x half], align 16
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
  %43 = mul nsw i64 %42, 256
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
  %54 = mul i64 %53, 8
  %55 = sext i32 %33 to i64
  %56 = mul i64 %55, 256
  %57 = add i64 %54, %56
  %58 = add i64 %52, %57
  %59 = getelementptr half, ptr addrspace(1) %16, i64 %58
  %60 = urem i32 %8, 32
  %61 = udiv i32 %8, 32
  %62 = sext i32 %61 to i64
  %63 = mul i64 %62, 4
  %64 = sext i32 %34 to i64
  %65 = mul i64 %64, 16
  %66 = add i64 %63, %65
  %67 = mul i64 %66, %18
  %68 = sext i32 %60 to i64
  %69 = mul i64 %68, 8
  %70 = sext i32 %35 to i64
  %71 = mul i64 %70, 256
  %72 = add i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr half, ptr addrspace(1) %22, i64 %73
  %75 = urem i32 %8, 32
  %76 = udiv i32 %8, 32
  %77 = sext i32 %76 to i64
  %78 = mul i64 %77, 4
  %79 = sext i32 %36 to i64
  %80 = mul i64 %79, 16
  %81 = add i64 %78, %80
  %82 = mul i64 %81, %24
  %83 = sext i32 %75 to i64
  %84 = mul i64 %83, 8
  %85 = sext i32 %37 to i64
  %86 = mul i64 %85, 256
  %87 = add i64 %84, %86
  %88 = add i64 %82, %87
  %89 = getelementptr half, ptr addrspace(1) %28, i64 %88
  %90 = urem i32 %8, 32
  %91 = udiv i32 %8, 32
  %92 = mul nsw i32 %90, 8
  %93 = mul nsw i32 %91, 4
  %94 = sext i32 %44 to i64
  %95 = sext i32 %93 to i64
  %96 = add nsw i64 %94, %95
  %97 = sext i32 %92 to i64
  %98 = add nsw i64 %43, %97
  %99 = trunc nsw i64 %96 to i32
  %100 = sext i32 %99 to i64
  %101 = add nsw i64 %100, 3
  %102 = add nsw i64 %98, 7
  %103 = trunc nsw i64 %101 to i32
  %104 = icmp slt i32 %103, %9
  %105 = sext i32 %10 to i64
  %106 = icmp slt i64 %102, %105
  %107 = and i1 %104, %106
  br i1 %107, label %108, label %739

108:                                              ; preds = %3
  %109 = mul nsw i64 2, %12
  %110 = mul nsw i64 3, %12
  %111 = getelementptr half, ptr addrspace(1) %59, i64 %12
  %112 = getelementptr half, ptr addrspace(1) %59, i64 %109
  %113 = getelementptr half, ptr addrspace(1) %59, i64 %110
  %114 = load <8 x half>, ptr addrspace(1) %59, align 16
  %115 = extractelement <8 x half> %114, i64 0
  %116 = insertelement <32 x half> poison, half %115, i64 0
  %117 = extractelement <8 x half> %114, i64 1
  %118 = insertelement <32 x half> %116, half %117, i64 1
  %119 = extractelement <8 x half> %114, i64 2
  %120 = insertelement <32 x half> %118, half %119, i64 2
  %121 = extractelement <8 x half> %114, i64 3
  %122 = insertelement <32 x half> %120, half %121, i64 3
  %123 = extractelement <8 x half> %114, i64 4
  %124 = insertelement <32 x half> %122, half %123, i64 4
  %125 = extractelement <8 x half> %114, i64 5
  %126 = insertelement <32 x half> %124, half %125, i64 5
  %127 = extractelement <8 x half> %114, i64 6
  %128 = insertelement <32 x half> %126, half %127, i64 6
  %129 = extractelement <8 x half> %114, i64 7
  %130 = insertelement <32 x half> %128, half %129, i64 7
  %131 = load <8 x half>, ptr addrspace(1) %111, align 16
  %132 = extractelement <8 x half> %131, i64 0
  %133 = insertelement <32 x half> %130, half %132, i64 8
  %134 = extractelement <8 x half> %131, i64 1
  %135 = insertelement <32 x half> %133, half %134, i64 9
  %136 = extractelement <8 x half> %131, i64 2
  %137 = insertelement <32 x half> %135, half %136, i64 10
  %138 = extractelement <8 x half> %131, i64 3
  %139 = insertelement <32 x half> %137, half %138, i64 11
  %140 = extractelement <8 x half> %131, i64 4
  %141 = insertelement <32 x half> %139, half %140, i64 12
  %142 = extractelement <8 x half> %131, i64 5
  %143 = insertelement <32 x half> %141, half %142, i64 13
  %144 = extractelement <8 x half> %131, i64 6
  %145 = insertelement <32 x half> %143, half %144, i64 14
  %146 = extractelement <8 x half> %131, i64 7
  %147 = insertelement <32 x half> %145, half %146, i64 15
  %148 = load <8 x half>, ptr addrspace(1) %112, align 16
  %149 = extractelement <8 x half> %148, i64 0
  %150 = insertelement <32 x half> %147, half %149, i64 16
  %151 = extractelement <8 x half> %148, i64 1
  %152 = insertelement <32 x half> %150, half %151, i64 17
  %153 = extractelement <8 x half> %148, i64 2
  %154 = insertelement <32 x half> %152, half %153, i64 18
  %155 = extractelement <8 x half> %148, i64 3
  %156 = insertelement <32 x half> %154, half %155, i64 19
  %157 = extractelement <8 x half> %148, i64 4
  %158 = insertelement <32 x half> %156, half %157, i64 20
  %159 = extractelement <8 x half> %148, i64 5
  %160 = insertelement <32 x half> %158, half %159, i64 21
  %161 = extractelement <8 x half> %148, i64 6
  %162 = insertelement <32 x half> %160, half %161, i64 22
  %163 = extractelement <8 x half> %148, i64 7
  %164 = insertelement <32 x half> %162, half %163, i64 23
  %165 = load <8 x half>, ptr addrspace(1) %113, align 16
  %166 = extractelement <8 x half> %165, i64 0
  %167 = insertelement <32 x half> %164, half %166, i64 24
  %168 = extractelement <8 x half> %165, i64 1
  %169 = insertelement <32 x half> %167, half %168, i64 25
  %170 = extractelement <8 x half> %165, i64 2
  %171 = insertelement <32 x half> %169, half %170, i64 26
  %172 = extractelement <8 x half> %165, i64 3
  %173 = insertelement <32 x half> %171, half %172, i64 27
  %174 = extractelement <8 x half> %165, i64 4
  %175 = insertelement <32 x half> %173, half %174, i64 28
  %176 = extractelement <8 x half> %165, i64 5
  %177 = insertelement <32 x half> %175, half %176, i64 29
  %178 = extractelement <8 x half> %165, i64 6
  %179 = insertelement <32 x half> %177, half %178, i64 30
  %180 = extractelement <8 x half> %165, i64 7
  %181 = insertelement <32 x half> %179, half %180, i64 31
  %182 = mul nsw i64 2, %18
  %183 = mul nsw i64 3, %18
  %184 = getelementptr half, ptr addrspace(1) %74, i64 %18
  %185 = getelementptr half, ptr addrspace(1) %74, i64 %182
  %186 = getelementptr half, ptr addrspace(1) %74, i64 %183
  %187 = load <8 x half>, ptr addrspace(1) %74, align 16
  %188 = extractelement <8 x half> %187, i64 0
  %189 = insertelement <32 x half> poison, half %188, i64 0
  %190 = extractelement <8 x half> %187, i64 1
  %191 = insertelement <32 x half> %189, half %190, i64 1
  %192 = extractelement <8 x half> %187, i64 2
  %193 = insertelement <32 x half> %191, half %192, i64 2
  %194 = extractelement <8 x half> %187, i64 3
  %195 = insertelement <32 x half> %193, half %194, i64 3
  %196 = extractelement <8 x half> %187, i64 4
  %197 = insertelement <32 x half> %195, half %196, i64 4
  %198 = extractelement <8 x half> %187, i64 5
  %199 = insertelement <32 x half> %197, half %198, i64 5
  %200 = extractelement <8 x half> %187, i64 6
  %201 = insertelement <32 x half> %199, half %200, i64 6
  %202 = extractelement <8 x half> %187, i64 7
  %203 = insertelement <32 x half> %201, half %202, i64 7
  %204 = load <8 x half>, ptr addrspace(1) %184, align 16
  %205 = extractelement <8 x half> %204, i64 0
  %206 = insertelement <32 x half> %203, half %205, i64 8
  %207 = extractelement <8 x half> %204, i64 1
  %208 = insertelement <32 x half> %206, half %207, i64 9
  %209 = extractelement <8 x half> %204, i64 2
  %210 = insertelement <32 x half> %208, half %209, i64 10
  %211 = extractelement <8 x half> %204, i64 3
  %212 = insertelement <32 x half> %210, half %211, i64 11
  %213 = extractelement <8 x half> %204, i64 4
  %214 = insertelement <32 x half> %212, half %213, i64 12
  %215 = extractelement <8 x half> %204, i64 5
  %216 = insertelement <32 x half> %214, half %215, i64 13
  %217 = extractelement <8 x half> %204, i64 6
  %218 = insertelement <32 x half> %216, half %217, i64 14
  %219 = extractelement <8 x half> %204, i64 7
  %220 = insertelement <32 x half> %218, half %219, i64 15
  %221 = load <8 x half>, ptr addrspace(1) %185, align 16
  %222 = extractelement <8 x half> %221, i64 0
  %223 = insertelement <32 x half> %220, half %222, i64 16
  %224 = extractelement <8 x half> %221, i64 1
  %225 = insertelement <32 x half> %223, half %224, i64 17
  %226 = extractelement <8 x half> %221, i64 2
  %227 = insertelement <32 x half> %225, half %226, i64 18
  %228 = extractelement <8 x half> %221, i64 3
  %229 = insertelement <32 x half> %227, half %228, i64 19
  %230 = extractelement <8 x half> %221, i64 4
  %231 = insertelement <32 x half> %229, half %230, i64 20
  %232 = extractelement <8 x half> %221, i64 5
  %233 = insertelement <32 x half> %231, half %232, i64 21
  %234 = extractelement <8 x half> %221, i64 6
  %235 = insertelement <32 x half> %233, half %234, i64 22
  %236 = extractelement <8 x half> %221, i64 7
  %237 = insertelement <32 x half> %235, half %236, i64 23
  %238 = load <8 x half>, ptr addrspace(1) %186, align 16
  %239 = extractelement <8 x half> %238, i64 0
  %240 = insertelement <32 x half> %237, half %239, i64 24
  %241 = extractelement <8 x half> %238, i64 1
  %242 = insertelement <32 x half> %240, half %241, i64 25
  %243 = extractelement <8 x half> %238, i64 2
  %244 = insertelement <32 x half> %242, half %243, i64 26
  %245 = extractelement <8 x half> %238, i64 3
  %246 = insertelement <32 x half> %244, half %245, i64 27
  %247 = extractelement <8 x half> %238, i64 4
  %248 = insertelement <32 x half> %246, half %247, i64 28
  %249 = extractelement <8 x half> %238, i64 5
  %250 = insertelement <32 x half> %248, half %249, i64 29
  %251 = extractelement <8 x half> %238, i64 6
  %252 = insertelement <32 x half> %250, half %251, i64 30
  %253 = extractelement <8 x half> %238, i64 7
  %254 = insertelement <32 x half> %252, half %253, i64 31
  %255 = getelementptr half, ptr %6, i64 8
  %256 = getelementptr half, ptr %6, i64 16
  %257 = getelementptr half, ptr %6, i64 24
  %258 = extractelement <32 x half> %181, i64 0
  %259 = insertelement <8 x half> poison, half %258, i64 0
  %260 = extractelement <32 x half> %181, i64 1
  %261 = insertelement <8 x half> %259, half %260, i64 1
  %262 = extractelement <32 x half> %181, i64 2
  %263 = insertelement <8 x half> %261, half %262, i64 2
  %264 = extractelement <32 x half> %181, i64 3
  %265 = insertelement <8 x half> %263, half %264, i64 3
  %266 = extractelement <32 x half> %181, i64 4
  %267 = insertelement <8 x half> %265, half %266, i64 4
  %268 = extractelement <32 x half> %181, i64 5
  %269 = insertelement <8 x half> %267, half %268, i64 5
  %270 = extractelement <32 x half> %181, i64 6
  %271 = insertelement <8 x half> %269, half %270, i64 6
  %272 = extractelement <32 x half> %181, i64 7
  %273 = insertelement <8 x half> %271, half %272, i64 7
  store <8 x half> %273, ptr %6, align 16
  %274 = extractelement <32 x half> %181, i64 8
  %275 = insertelement <8 x half> poison, half %274, i64 0
  %276 = extractelement <32 x half> %181, i64 9
  %277 = insertelement <8 x half> %275, half %276, i64 1
  %278 = extractelement <32 x half> %181, i64 10
  %279 = insertelement <8 x half> %277, half %278, i64 2
  %280 = extractelement <32 x half> %181, i64 11
  %281 = insertelement <8 x half> %279, half %280, i64 3
  %282 = extractelement <32 x half> %181, i64 12
  %283 = insertelement <8 x half> %281, half %282, i64 4
  %284 = extractelement <32 x half> %181, i64 13
  %285 = insertelement <8 x half> %283, half %284, i64 5
  %286 = extractelement <32 x half> %181, i64 14
  %287 = insertelement <8 x half> %285, half %286, i64 6
  %288 = extractelement <32 x half> %181, i64 15
  %289 = insertelement <8 x half> %287, half %288, i64 7
  store <8 x half> %289, ptr %255, align 16
  %290 = extractelement <32 x half> %181, i64 16
  %291 = insertelement <8 x half> poison, half %290, i64 0
  %292 = extractelement <32 x half> %181, i64 17
  %293 = insertelement <8 x half> %291, half %292, i64 1
  %294 = extractelement <32 x half> %181, i64 18
  %295 = insertelement <8 x half> %293, half %294, i64 2
  %296 = extractelement <32 x half> %181, i64 19
  %297 = insertelement <8 x half> %295, half %296, i64 3
  %298 = extractelement <32 x half> %181, i64 20
  %299 = insertelement <8 x half> %297, half %298, i64 4
  %300 = extractelement <32 x half> %181, i64 21
  %301 = insertelement <8 x half> %299, half %300, i64 5
  %302 = extractelement <32 x half> %181, i64 22
  %303 = insertelement <8 x half> %301, half %302, i64 6
  %304 = extractelement <32 x half> %181, i64 23
  %305 = insertelement <8 x half> %303, half %304, i64 7
  store <8 x half> %305, ptr %256, align 16
  %306 = extractelement <32 x half> %181, i64 24
  %307 = insertelement <8 x half> poison, half %306, i64 0
  %308 = extractelement <32 x half> %181, i64 25
  %309 = insertelement <8 x half> %307, half %308, i64 1
  %310 = extractelement <32 x half> %181, i64 26
  %311 = insertelement <8 x half> %309, half %310, i64 2
  %312 = extractelement <32 x half> %181, i64 27
  %313 = insertelement <8 x half> %311, half %312, i64 3
  %314 = extractelement <32 x half> %181, i64 28
  %315 = insertelement <8 x half> %313, half %314, i64 4
  %316 = extractelement <32 x half> %181, i64 29
  %317 = insertelement <8 x half> %315, half %316, i64 5
  %318 = extractelement <32 x half> %181, i64 30
  %319 = insertelement <8 x half> %317, half %318, i64 6
  %320 = extractelement <32 x half> %181, i64 31
  %321 = insertelement <8 x half> %319, half %320, i64 7
  store <8 x half> %321, ptr %257, align 16
  %322 = getelementptr half, ptr %5, i64 8
  %323 = getelementptr half, ptr %5, i64 16
  %324 = getelementptr half, ptr %5, i64 24
  %325 = extractelement <32 x half> %254, i64 0
  %326 = insertelement <8 x half> poison, half %325, i64 0
  %327 = extractelement <32 x half> %254, i64 1
  %328 = insertelement <8 x half> %326, half %327, i64 1
  %329 = extractelement <32 x half> %254, i64 2
  %330 = insertelement <8 x half> %328, half %329, i64 2
  %331 = extractelement <32 x half> %254, i64 3
  %332 = insertelement <8 x half> %330, half %331, i64 3
  %333 = extractelement <32 x half> %254, i64 4
  %334 = insertelement <8 x half> %332, half %333, i64 4
  %335 = extractelement <32 x half> %254, i64 5
  %336 = insertelement <8 x half> %334, half %335, i64 5
  %337 = extractelement <32 x half> %254, i64 6
  %338 = insertelement <8 x half> %336, half %337, i64 6
  %339 = extractelement <32 x half> %254, i64 7
  %340 = insertelement <8 x half> %338, half %339, i64 7
  store <8 x half> %340, ptr %5, align 16
  %341 = extractelement <32 x half> %254, i64 8
  %342 = insertelement <8 x half> poison, half %341, i64 0
  %343 = extractelement <32 x half> %254, i64 9
  %344 = insertelement <8 x half> %342, half %343, i64 1
  %345 = extractelement <32 x half> %254, i64 10
  %346 = insertelement <8 x half> %344, half %345, i64 2
  %347 = extractelement <32 x half> %254, i64 11
  %348 = insertelement <8 x half> %346, half %347, i64 3
  %349 = extractelement <32 x half> %254, i64 12
  %350 = insertelement <8 x half> %348, half %349, i64 4
  %351 = extractelement <32 x half> %254, i64 13
  %352 = insertelement <8 x half> %350, half %351, i64 5
  %353 = extractelement <32 x half> %254, i64 14
  %354 = insertelement <8 x half> %352, half %353, i64 6
  %355 = extractelement <32 x half> %254, i64 15
  %356 = insertelement <8 x half> %354, half %355, i64 7
  store <8 x half> %356, ptr %322, align 16
  %357 = extractelement <32 x half> %254, i64 16
  %358 = insertelement <8 x half> poison, half %357, i64 0
  %359 = extractelement <32 x half> %254, i64 17
  %360 = insertelement <8 x half> %358, half %359, i64 1
  %361 = extractelement <32 x half> %254, i64 18
  %362 = insertelement <8 x half> %360, half %361, i64 2
  %363 = extractelement <32 x half> %254, i64 19
  %364 = insertelement <8 x half> %362, half %363, i64 3
  %365 = extractelement <32 x half> %254, i64 20
  %366 = insertelement <8 x half> %364, half %365, i64 4
  %367 = extractelement <32 x half> %254, i64 21
  %368 = insertelement <8 x half> %366, half %367, i64 5
  %369 = extractelement <32 x half> %254, i64 22
  %370 = insertelement <8 x half> %368, half %369, i64 6
  %371 = extractelement <32 x half> %254, i64 23
  %372 = insertelement <8 x half> %370, half %371, i64 7
  store <8 x half> %372, ptr %323, align 16
  %373 = extractelement <32 x half> %254, i64 24
  %374 = insertelement <8 x half> poison, half %373, i64 0
  %375 = extractelement <32 x half> %254, i64 25
  %376 = insertelement <8 x half> %374, half %375, i64 1
  %377 = extractelement <32 x half> %254, i64 26
  %378 = insertelement <8 x half> %376, half %377, i64 2
  %379 = extractelement <32 x half> %254, i64 27
  %380 = insertelement <8 x half> %378, half %379, i64 3
  %381 = extractelement <32 x half> %254, i64 28
  %382 = insertelement <8 x half> %380, half %381, i64 4
  %383 = extractelement <32 x half> %254, i64 29
  %384 = insertelement <8 x half> %382, half %383, i64 5
  %385 = extractelement <32 x half> %254, i64 30
  %386 = insertelement <8 x half> %384, half %385, i64 6
  %387 = extractelement <32 x half> %254, i64 31
  %388 = insertelement <8 x half> %386, half %387, i64 7
  store <8 x half> %388, ptr %324, align 16
  %389 = getelementptr half, ptr %6, i64 8
  %390 = getelementptr half, ptr %6, i64 16
  %391 = getelementptr half, ptr %6, i64 24
  %392 = load <8 x half>, ptr %6, align 16
  %393 = extractelement <8 x half> %392, i64 0
  %394 = insertelement <32 x half> poison, half %393, i64 0
  %395 = extractelement <8 x half> %392, i64 1
  %396 = insertelement <32 x half> %394, half %395, i64 1
  %397 = extractelement <8 x half> %392, i64 2
  %398 = insertelement <32 x half> %396, half %397, i64 2
  %399 = extractelement <8 x half> %392, i64 3
  %400 = insertelement <32 x half> %398, half %399, i64 3
  %401 = extractelement <8 x half> %392, i64 4
  %402 = insertelement <32 x half> %400, half %401, i64 4
  %403 = extractelement <8 x half> %392, i64 5
  %404 = insertelement <32 x half> %402, half %403, i64 5
  %405 = extractelement <8 x half> %392, i64 6
  %406 = insertelement <32 x half> %404, half %405, i64 6
  %407 = extractelement <8 x half> %392, i64 7
  %408 = insertelement <32 x half> %406, half %407, i64 7
  %409 = load <8 x half>, ptr %389, align 16
  %410 = extractelement <8 x half> %409, i64 0
  %411 = insertelement <32 x half> %408, half %410, i64 8
  %412 = extractelement <8 x half> %409, i64 1
  %413 = insertelement <32 x half> %411, half %412, i64 9
  %414 = extractelement <8 x half> %409, i64 2
  %415 = insertelement <32 x half> %413, half %414, i64 10
  %416 = extractelement <8 x half> %409, i64 3
  %417 = insertelement <32 x half> %415, half %416, i64 11
  %418 = extractelement <8 x half> %409, i64 4
  %419 = insertelement <32 x half> %417, half %418, i64 12
  %420 = extractelement <8 x half> %409, i64 5
  %421 = insertelement <32 x half> %419, half %420, i64 13
  %422 = extractelement <8 x half> %409, i64 6
  %423 = insertelement <32 x half> %421, half %422, i64 14
  %424 = extractelement <8 x half> %409, i64 7
  %425 = insertelement <32 x half> %423, half %424, i64 15
  %426 = load <8 x half>, ptr %390, align 16
  %427 = extractelement <8 x half> %426, i64 0
  %428 = insertelement <32 x half> %425, half %427, i64 16
  %429 = extractelement <8 x half> %426, i64 1
  %430 = insertelement <32 x half> %428, half %429, i64 17
  %431 = extractelement <8 x half> %426, i64 2
  %432 = insertelement <32 x half> %430, half %431, i64 18
  %433 = extractelement <8 x half> %426, i64 3
  %434 = insertelement <32 x half> %432, half %433, i64 19
  %435 = extractelement <8 x half> %426, i64 4
  %436 = insertelement <32 x half> %434, half %435, i64 20
  %437 = extractelement <8 x half> %426, i64 5
  %438 = insertelement <32 x half> %436, half %437, i64 21
  %439 = extractelement <8 x half> %426, i64 6
  %440 = insertelement <32 x half> %438, half %439, i64 22
  %441 = extractelement <8 x half> %426, i64 7
  %442 = insertelement <32 x half> %440, half %441, i64 23
  %443 = load <8 x half>, ptr %391, align 16
  %444 = extractelement <8 x half> %443, i64 0
  %445 = insertelement <32 x half> %442, half %444, i64 24
  %446 = extractelement <8 x half> %443, i64 1
  %447 = insertelement <32 x half> %445, half %446, i64 25
  %448 = extractelement <8 x half> %443, i64 2
  %449 = insertelement <32 x half> %447, half %448, i64 26
  %450 = extractelement <8 x half> %443, i64 3
  %451 = insertelement <32 x half> %449, half %450, i64 27
  %452 = extractelement <8 x half> %443, i64 4
  %453 = insertelement <32 x half> %451, half %452, i64 28
  %454 = extractelement <8 x half> %443, i64 5
  %455 = insertelement <32 x half> %453, half %454, i64 29
  %456 = extractelement <8 x half> %443, i64 6
  %457 = insertelement <32 x half> %455, half %456, i64 30
  %458 = extractelement <8 x half> %443, i64 7
  %459 = insertelement <32 x half> %457, half %458, i64 31
  %460 = getelementptr half, ptr %5, i64 8
  %461 = getelementptr half, ptr %5, i64 16
  %462 = getelementptr half, ptr %5, i64 24
  %463 = load <8 x half>, ptr %5, align 16
  %464 = extractelement <8 x half> %463, i64 0
  %465 = insertelement <32 x half> poison, half %464, i64 0
  %466 = extractelement <8 x half> %463, i64 1
  %467 = insertelement <32 x half> %465, half %466, i64 1
  %468 = extractelement <8 x half> %463, i64 2
  %469 = insertelement <32 x half> %467, half %468, i64 2
  %470 = extractelement <8 x half> %463, i64 3
  %471 = insertelement <32 x half> %469, half %470, i64 3
  %472 = extractelement <8 x half> %463, i64 4
  %473 = insertelement <32 x half> %471, half %472, i64 4
  %474 = extractelement <8 x half> %463, i64 5
  %475 = insertelement <32 x half> %473, half %474, i64 5
  %476 = extractelement <8 x half> %463, i64 6
  %477 = insertelement <32 x half> %475, half %476, i64 6
  %478 = extractelement <8 x half> %463, i64 7
  %479 = insertelement <32 x half> %477, half %478, i64 7
  %480 = load <8 x half>, ptr %460, align 16
  %481 = extractelement <8 x half> %480, i64 0
  %482 = insertelement <32 x half> %479, half %481, i64 8
  %483 = extractelement <8 x half> %480, i64 1
  %484 = insertelement <32 x half> %482, half %483, i64 9
  %485 = extractelement <8 x half> %480, i64 2
  %486 = insertelement <32 x half> %484, half %485, i64 10
  %487 = extractelement <8 x half> %480, i64 3
  %488 = insertelement <32 x half> %486, half %487, i64 11
  %489 = extractelement <8 x half> %480, i64 4
  %490 = insertelement <32 x half> %488, half %489, i64 12
  %491 = extractelement <8 x half> %480, i64 5
  %492 = insertelement <32 x half> %490, half %491, i64 13
  %493 = extractelement <8 x half> %480, i64 6
  %494 = insertelement <32 x half> %492, half %493, i64 14
  %495 = extractelement <8 x half> %480, i64 7
  %496 = insertelement <32 x half> %494, half %495, i64 15
  %497 = load <8 x half>, ptr %461, align 16
  %498 = extractelement <8 x half> %497, i64 0
  %499 = insertelement <32 x half> %496, half %498, i64 16
  %500 = extractelement <8 x half> %497, i64 1
  %501 = insertelement <32 x half> %499, half %500, i64 17
  %502 = extractelement <8 x half> %497, i64 2
  %503 = insertelement <32 x half> %501, half %502, i64 18
  %504 = extractelement <8 x half> %497, i64 3
  %505 = insertelement <32 x half> %503, half %504, i64 19
  %506 = extractelement <8 x half> %497, i64 4
  %507 = insertelement <32 x half> %505, half %506, i64 20
  %508 = extractelement <8 x half> %497, i64 5
  %509 = insertelement <32 x half> %507, half %508, i64 21
  %510 = extractelement <8 x half> %497, i64 6
  %511 = insertelement <32 x half> %509, half %510, i64 22
  %512 = extractelement <8 x half> %497, i64 7
  %513 = insertelement <32 x half> %511, half %512, i64 23
  %514 = load <8 x half>, ptr %462, align 16
  %515 = extractelement <8 x half> %514, i64 0
  %516 = insertelement <32 x half> %513, half %515, i64 24
  %517 = extractelement <8 x half> %514, i64 1
  %518 = insertelement <32 x half> %516, half %517, i64 25
  %519 = extractelement <8 x half> %514, i64 2
  %520 = insertelement <32 x half> %518, half %519, i64 26
  %521 = extractelement <8 x half> %514, i64 3
  %522 = insertelement <32 x half> %520, half %521, i64 27
  %523 = extractelement <8 x half> %514, i64 4
  %524 = insertelement <32 x half> %522, half %523, i64 28
  %525 = extractelement <8 x half> %514, i64 5
  %526 = insertelement <32 x half> %524, half %525, i64 29
  %527 = extractelement <8 x half> %514, i64 6
  %528 = insertelement <32 x half> %526, half %527, i64 30
  %529 = extractelement <8 x half> %514, i64 7
  %530 = insertelement <32 x half> %528, half %529, i64 31
  %531 = fadd <32 x half> %459, %530
  %532 = getelementptr half, ptr %4, i64 8
  %533 = getelementptr half, ptr %4, i64 16
  %534 = getelementptr half, ptr %4, i64 24
  %535 = extractelement <32 x half> %531, i64 0
  %536 = insertelement <8 x half> poison, half %535, i64 0
  %537 = extractelement <32 x half> %531, i64 1
  %538 = insertelement <8 x half> %536, half %537, i64 1
  %539 = extractelement <32 x half> %531, i64 2
  %540 = insertelement <8 x half> %538, half %539, i64 2
  %541 = extractelement <32 x half> %531, i64 3
  %542 = insertelement <8 x half> %540, half %541, i64 3
  %543 = extractelement <32 x half> %531, i64 4
  %544 = insertelement <8 x half> %542, half %543, i64 4
  %545 = extractelement <32 x half> %531, i64 5
  %546 = insertelement <8 x half> %544, half %545, i64 5
  %547 = extractelement <32 x half> %531, i64 6
  %548 = insertelement <8 x half> %546, half %547, i64 6
  %549 = extractelement <32 x half> %531, i64 7
  %550 = insertelement <8 x half> %548, half %549, i64 7
  store <8 x half> %550, ptr %4, align 16
  %551 = extractelement <32 x half> %531, i64 8
  %552 = insertelement <8 x half> poison, half %551, i64 0
  %553 = extractelement <32 x half> %531, i64 9
  %554 = insertelement <8 x half> %552, half %553, i64 1
  %555 = extractelement <32 x half> %531, i64 10
  %556 = insertelement <8 x half> %554, half %555, i64 2
  %557 = extractelement <32 x half> %531, i64 11
  %558 = insertelement <8 x half> %556, half %557, i64 3
  %559 = extractelement <32 x half> %531, i64 12
  %560 = insertelement <8 x half> %558, half %559, i64 4
  %561 = extractelement <32 x half> %531, i64 13
  %562 = insertelement <8 x half> %560, half %561, i64 5
  %563 = extractelement <32 x half> %531, i64 14
  %564 = insertelement <8 x half> %562, half %563, i64 6
  %565 = extractelement <32 x half> %531, i64 15
  %566 = insertelement <8 x half> %564, half %565, i64 7
  store <8 x half> %566, ptr %532, align 16
  %567 = extractelement <32 x half> %531, i64 16
  %568 = insertelement <8 x half> poison, half %567, i64 0
  %569 = extractelement <32 x half> %531, i64 17
  %570 = insertelement <8 x half> %568, half %569, i64 1
  %571 = extractelement <32 x half> %531, i64 18
  %572 = insertelement <8 x half> %570, half %571, i64 2
  %573 = extractelement <32 x half> %531, i64 19
  %574 = insertelement <8 x half> %572, half %573, i64 3
  %575 = extractelement <32 x half> %531, i64 20
  %576 = insertelement <8 x half> %574, half %575, i64 4
  %577 = extractelement <32 x half> %531, i64 21
  %578 = insertelement <8 x half> %576, half %577, i64 5
  %579 = extractelement <32 x half> %531, i64 22
  %580 = insertelement <8 x half> %578, half %579, i64 6
  %581 = extractelement <32 x half> %531, i64 23
  %582 = insertelement <8 x half> %580, half %581, i64 7
  store <8 x half> %582, ptr %533, align 16
  %583 = extractelement <32 x half> %531, i64 24
  %584 = insertelement <8 x half> poison, half %583, i64 0
  %585 = extractelement <32 x half> %531, i64 25
  %586 = insertelement <8 x half> %584, half %585, i64 1
  %587 = extractelement <32 x half> %531, i64 26
  %588 = insertelement <8 x half> %586, half %587, i64 2
  %589 = extractelement <32 x half> %531, i64 27
  %590 = insertelement <8 x half> %588, half %589, i64 3
  %591 = extractelement <32 x half> %531, i64 28
  %592 = insertelement <8 x half> %590, half %591, i64 4
  %593 = extractelement <32 x half> %531, i64 29
  %594 = insertelement <8 x half> %592, half %593, i64 5
  %595 = extractelement <32 x half> %531, i64 30
  %596 = insertelement <8 x half> %594, half %595, i64 6
  %597 = extractelement <32 x half> %531, i64 31
  %598 = insertelement <8 x half> %596, half %597, i64 7
  store <8 x half> %598, ptr %534, align 16
  %599 = getelementptr half, ptr %4, i64 8
  %600 = getelementptr half, ptr %4, i64 16
  %601 = getelementptr half, ptr %4, i64 24
  %602 = load <8 x half>, ptr %4, align 16
  %603 = extractelement <8 x half> %602, i64 0
  %604 = insertelement <32 x half> poison, half %603, i64 0
  %605 = extractelement <8 x half> %602, i64 1
  %606 = insertelement <32 x half> %604, half %605, i64 1
  %607 = extractelement <8 x half> %602, i64 2
  %608 = insertelement <32 x half> %606, half %607, i64 2
  %609 = extractelement <8 x half> %602, i64 3
  %610 = insertelement <32 x half> %608, half %609, i64 3
  %611 = extractelement <8 x half> %602, i64 4
  %612 = insertelement <32 x half> %610, half %611, i64 4
  %613 = extractelement <8 x half> %602, i64 5
  %614 = insertelement <32 x half> %612, half %613, i64 5
  %615 = extractelement <8 x half> %602, i64 6
  %616 = insertelement <32 x half> %614, half %615, i64 6
  %617 = extractelement <8 x half> %602, i64 7
  %618 = insertelement <32 x half> %616, half %617, i64 7
  %619 = load <8 x half>, ptr %599, align 16
  %620 = extractelement <8 x half> %619, i64 0
  %621 = insertelement <32 x half> %618, half %620, i64 8
  %622 = extractelement <8 x half> %619, i64 1
  %623 = insertelement <32 x half> %621, half %622, i64 9
  %624 = extractelement <8 x half> %619, i64 2
  %625 = insertelement <32 x half> %623, half %624, i64 10
  %626 = extractelement <8 x half> %619, i64 3
  %627 = insertelement <32 x half> %625, half %626, i64 11
  %628 = extractelement <8 x half> %619, i64 4
  %629 = insertelement <32 x half> %627, half %628, i64 12
  %630 = extractelement <8 x half> %619, i64 5
  %631 = insertelement <32 x half> %629, half %630, i64 13
  %632 = extractelement <8 x half> %619, i64 6
  %633 = insertelement <32 x half> %631, half %632, i64 14
  %634 = extractelement <8 x half> %619, i64 7
  %635 = insertelement <32 x half> %633, half %634, i64 15
  %636 = load <8 x half>, ptr %600, align 16
  %637 = extractelement <8 x half> %636, i64 0
  %638 = insertelement <32 x half> %635, half %637, i64 16
  %639 = extractelement <8 x half> %636, i64 1
  %640 = insertelement <32 x half> %638, half %639, i64 17
  %641 = extractelement <8 x half> %636, i64 2
  %642 = insertelement <32 x half> %640, half %641, i64 18
  %643 = extractelement <8 x half> %636, i64 3
  %644 = insertelement <32 x half> %642, half %643, i64 19
  %645 = extractelement <8 x half> %636, i64 4
  %646 = insertelement <32 x half> %644, half %645, i64 20
  %647 = extractelement <8 x half> %636, i64 5
  %648 = insertelement <32 x half> %646, half %647, i64 21
  %649 = extractelement <8 x half> %636, i64 6
  %650 = insertelement <32 x half> %648, half %649, i64 22
  %651 = extractelement <8 x half> %636, i64 7
  %652 = insertelement <32 x half> %650, half %651, i64 23
  %653 = load <8 x half>, ptr %601, align 16
  %654 = extractelement <8 x half> %653, i64 0
  %655 = insertelement <32 x half> %652, half %654, i64 24
  %656 = extractelement <8 x half> %653, i64 1
  %657 = insertelement <32 x half> %655, half %656, i64 25
  %658 = extractelement <8 x half> %653, i64 2
  %659 = insertelement <32 x half> %657, half %658, i64 26
  %660 = extractelement <8 x half> %653, i64 3
  %661 = insertelement <32 x half> %659, half %660, i64 27
  %662 = extractelement <8 x half> %653, i64 4
  %663 = insertelement <32 x half> %661, half %662, i64 28
  %664 = extractelement <8 x half> %653, i64 5
  %665 = insertelement <32 x half> %663, half %664, i64 29
  %666 = extractelement <8 x half> %653, i64 6
  %667 = insertelement <32 x half> %665, half %666, i64 30
  %668 = extractelement <8 x half> %653, i64 7
  %669 = insertelement <32 x half> %667, half %668, i64 31
  %670 = mul nsw i64 2, %24
  %671 = mul nsw i64 3, %24
  %672 = getelementptr half, ptr addrspace(1) %89, i64 %24
  %673 = getelementptr half, ptr addrspace(1) %89, i64 %670
  %674 = getelementptr half, ptr addrspace(1) %89, i64 %671
  %675 = extractelement <32 x half> %669, i64 0
  %676 = insertelement <8 x half> poison, half %675, i64 0
  %677 = extractelement <32 x half> %669, i64 1
  %678 = insertelement <8 x half> %676, half %677, i64 1
  %679 = extractelement <32 x half> %669, i64 2
  %680 = insertelement <8 x half> %678, half %679, i64 2
  %681 = extractelement <32 x half> %669, i64 3
  %682 = insertelement <8 x half> %680, half %681, i64 3
  %683 = extractelement <32 x half> %669, i64 4
  %684 = insertelement <8 x half> %682, half %683, i64 4
  %685 = extractelement <32 x half> %669, i64 5
  %686 = insertelement <8 x half> %684, half %685, i64 5
  %687 = extractelement <32 x half> %669, i64 6
  %688 = insertelement <8 x half> %686, half %687, i64 6
  %689 = extractelement <32 x half> %669, i64 7
  %690 = insertelement <8 x half> %688, half %689, i64 7
  store <8 x half> %690, ptr addrspace(1) %89, align 16
  %691 = extractelement <32 x half> %669, i64 8
  %692 = insertelement <8 x half> poison, half %691, i64 0
  %693 = extractelement <32 x half> %669, i64 9
  %694 = insertelement <8 x half> %692, half %693, i64 1
  %695 = extractelement <32 x half> %669, i64 10
  %696 = insertelement <8 x half> %694, half %695, i64 2
  %697 = extractelement <32 x half> %669, i64 11
  %698 = insertelement <8 x half> %696, half %697, i64 3
  %699 = extractelement <32 x half> %669, i64 12
  %700 = insertelement <8 x half> %698, half %699, i64 4
  %701 = extractelement <32 x half> %669, i64 13
  %702 = insertelement <8 x half> %700, half %701, i64 5
  %703 = extractelement <32 x half> %669, i64 14
  %704 = insertelement <8 x half> %702, half %703, i64 6
  %705 = extractelement <32 x half> %669, i64 15
  %706 = insertelement <8 x half> %704, half %705, i64 7
  store <8 x half> %706, ptr addrspace(1) %672, align 16
  %707 = extractelement <32 x half> %669, i64 16
  %708 = insertelement <8 x half> poison, half %707, i64 0
  %709 = extractelement <32 x half> %669, i64 17
  %710 = insertelement <8 x half> %708, half %709, i64 1
  %711 = extractelement <32 x half> %669, i64 18
  %712 = insertelement <8 x half> %710, half %711, i64 2
  %713 = extractelement <32 x half> %669, i64 19
  %714 = insertelement <8 x half> %712, half %713, i64 3
  %715 = extractelement <32 x half> %669, i64 20
  %716 = insertelement <8 x half> %714, half %715, i64 4
  %717 = extractelement <32 x half> %669, i64 21
  %718 = insertelement <8 x half> %716, half %717, i64 5
  %719 = extractelement <32 x half> %669, i64 22
  %720 = insertelement <8 x half> %718, half %719, i64 6
  %721 = extractelement <32 x half> %669, i64 23
  %722 = insertelement <8 x half> %720, half %721, i64 7
  store <8 x half> %722, ptr addrspace(1) %673, align 16
  %723 = extractelement <32 x half> %669, i64 24
  %724 = insertelement <8 x half> poison, half %723, i64 0
  %725 = extractelement <32 x half> %669, i64 25
  %726 = insertelement <8 x half> %724, half %725, i64 1
  %727 = extractelement <32 x half> %669, i64 26
  %728 = insertelement <8 x half> %726, half %727, i64 2
  %729 = extractelement <32 x half> %669, i64 27
  %730 = insertelement <8 x half> %728, half %729, i64 3
  %731 = extractelement <32 x half> %669, i64 28
  %732 = insertelement <8 x half> %730, half %731, i64 4
  %733 = extractelement <32 x half> %669, i64 29
  %734 = insertelement <8 x half> %732, half %733, i64 5
  %735 = extractelement <32 x half> %669, i64 30
  %736 = insertelement <8 x half> %734, half %735, i64 6
  %737 = extractelement <32 x half> %669, i64 31
  %738 = insertelement <8 x half> %736, half %737, i64 7
  store <8 x half> %738, ptr addrspace(1) %674, align 16
  br label %1444

739:                                              ; preds = %3
  %740 = sext i32 %99 to i64
  %741 = add nsw i64 %740, 0
  %742 = add nsw i64 %98, 0
  %743 = trunc nsw i64 %741 to i32
  %744 = icmp slt i32 %743, %9
  %745 = sext i32 %10 to i64
  %746 = icmp slt i64 %742, %745
  %747 = and i1 %744, %746
  br i1 %747, label %748, label %761

748:                                              ; preds = %739
  %749 = mul nsw i64 0, %12
  %750 = add nsw i64 0, %749
  %751 = getelementptr half, ptr addrspace(1) %59, i64 %750
  %752 = load half, ptr addrspace(1) %751, align 2
  %753 = mul nsw i64 0, %18
  %754 = add nsw i64 0, %753
  %755 = getelementptr half, ptr addrspace(1) %74, i64 %754
  %756 = load half, ptr addrspace(1) %755, align 2
  %757 = fadd half %752, %756
  %758 = mul nsw i64 0, %24
  %759 = add nsw i64 0, %758
  %760 = getelementptr half, ptr addrspace(1) %89, i64 %759
  store half %757, ptr addrspace(1) %760, align 2
  br label %761

761:                                              ; preds = %748, %739
  %762 = sext i32 %99 to i64
  %763 = add nsw i64 %762, 0
  %764 = add nsw i64 %98, 1
  %765 = trunc nsw i64 %763 to i32
  %766 = icmp slt i32 %765, %9
  %767 = sext i32 %10 to i64
  %768 = icmp slt i64 %764, %767
  %769 = and i1 %766, %768
  br i1 %769, label %770, label %783

770:                                              ; preds = %761
  %771 = mul nsw i64 0, %12
  %772 = add nsw i64 1, %771
  %773 = getelementptr half, ptr addrspace(1) %59, i64 %772
  %774 = load half, ptr addrspace(1) %773, align 2
  %775 = mul nsw i64 0, %18
  %776 = add nsw i64 1, %775
  %777 = getelementptr half, ptr addrspace(1) %74, i64 %776
  %778 = load half, ptr addrspace(1) %777, align 2
  %779 = fadd half %774, %778
  %780 = mul nsw i64 0, %24
  %781 = add nsw i64 1, %780
  %782 = getelementptr half, ptr addrspace(1) %89, i64 %781
  store half %779, ptr addrspace(1) %782, align 2
  br label %783

783:                                              ; preds = %770, %761
  %784 = sext i32 %99 to i64
  %785 = add nsw i64 %784, 0
  %786 = add nsw i64 %98, 2
  %787 = trunc nsw i64 %785 to i32
  %788 = icmp slt i32 %787, %9
  %789 = sext i32 %10 to i64
  %790 = icmp slt i64 %786, %789
  %791 = and i1 %788, %790
  br i1 %791, label %792, label %805

792:                                              ; preds = %783
  %793 = mul nsw i64 0, %12
  %794 = add nsw i64 2, %793
  %795 = getelementptr half, ptr addrspace(1) %59, i64 %794
  %796 = load half, ptr addrspace(1) %795, align 2
  %797 = mul nsw i64 0, %18
  %798 = add nsw i64 2, %797
  %799 = getelementptr half, ptr addrspace(1) %74, i64 %798
  %800 = load half, ptr addrspace(1) %799, align 2
  %801 = fadd half %796, %800
  %802 = mul nsw i64 0, %24
  %803 = add nsw i64 2, %802
  %804 = getelementptr half, ptr addrspace(1) %89, i64 %803
  store half %801, ptr addrspace(1) %804, align 2
  br label %805

805:                                              ; preds = %792, %783
  %806 = sext i32 %99 to i64
  %807 = add nsw i64 %806, 0
  %808 = add nsw i64 %98, 3
  %809 = trunc nsw i64 %807 to i32
  %810 = icmp slt i32 %809, %9
  %811 = sext i32 %10 to i64
  %812 = icmp slt i64 %808, %811
  %813 = and i1 %810, %812
  br i1 %813, label %814, label %827

814:                                              ; preds = %805
  %815 = mul nsw i64 0, %12
  %816 = add nsw i64 3, %815
  %817 = getelementptr half, ptr addrspace(1) %59, i64 %816
  %818 = load half, ptr addrspace(1) %817, align 2
  %819 = mul nsw i64 0, %18
  %820 = add nsw i64 3, %819
  %821 = getelementptr half, ptr addrspace(1) %74, i64 %820
  %822 = load half, ptr addrspace(1) %821, align 2
  %823 = fadd half %818, %822
  %824 = mul nsw i64 0, %24
  %825 = add nsw i64 3, %824
  %826 = getelementptr half, ptr addrspace(1) %89, i64 %825
  store half %823, ptr addrspace(1) %826, align 2
  br label %827

827:                                              ; preds = %814, %805
  %828 = sext i32 %99 to i64
  %829 = add nsw i64 %828, 0
  %830 = add nsw i64 %98, 4
  %831 = trunc nsw i64 %829 to i32
  %832 = icmp slt i32 %831, %9
  %833 = sext i32 %10 to i64
  %834 = icmp slt i64 %830, %833
  %835 = and i1 %832, %834
  br i1 %835, label %836, label %849

836:                                              ; preds = %827
  %837 = mul nsw i64 0, %12
  %838 = add nsw i64 4, %837
  %839 = getelementptr half, ptr addrspace(1) %59, i64 %838
  %840 = load half, ptr addrspace(1) %839, align 2
  %841 = mul nsw i64 0, %18
  %842 = add nsw i64 4, %841
  %843 = getelementptr half, ptr addrspace(1) %74, i64 %842
  %844 = load half, ptr addrspace(1) %843, align 2
  %845 = fadd half %840, %844
  %846 = mul nsw i64 0, %24
  %847 = add nsw i64 4, %846
  %848 = getelementptr half, ptr addrspace(1) %89, i64 %847
  store half %845, ptr addrspace(1) %848, align 2
  br label %849

849:                                              ; preds = %836, %827
  %850 = sext i32 %99 to i64
  %851 = add nsw i64 %850, 0
  %852 = add nsw i64 %98, 5
  %853 = trunc nsw i64 %851 to i32
  %854 = icmp slt i32 %853, %9
  %855 = sext i32 %10 to i64
  %856 = icmp slt i64 %852, %855
  %857 = and i1 %854, %856
  br i1 %857, label %858, label %871

858:                                              ; preds = %849
  %859 = mul nsw i64 0, %12
  %860 = add nsw i64 5, %859
  %861 = getelementptr half, ptr addrspace(1) %59, i64 %860
  %862 = load half, ptr addrspace(1) %861, align 2
  %863 = mul nsw i64 0, %18
  %864 = add nsw i64 5, %863
  %865 = getelementptr half, ptr addrspace(1) %74, i64 %864
  %866 = load half, ptr addrspace(1) %865, align 2
  %867 = fadd half %862, %866
  %868 = mul nsw i64 0, %24
  %869 = add nsw i64 5, %868
  %870 = getelementptr half, ptr addrspace(1) %89, i64 %869
  store half %867, ptr addrspace(1) %870, align 2
  br label %871

871:                                              ; preds = %858, %849
  %872 = sext i32 %99 to i64
  %873 = add nsw i64 %872, 0
  %874 = add nsw i64 %98, 6
  %875 = trunc nsw i64 %873 to i32
  %876 = icmp slt i32 %875, %9
  %877 = sext i32 %10 to i64
  %878 = icmp slt i64 %874, %877
  %879 = and i1 %876, %878
  br i1 %879, label %880, label %893

880:                                              ; preds = %871
  %881 = mul nsw i64 0, %12
  %882 = add nsw i64 6, %881
  %883 = getelementptr half, ptr addrspace(1) %59, i64 %882
  %884 = load half, ptr addrspace(1) %883, align 2
  %885 = mul nsw i64 0, %18
  %886 = add nsw i64 6, %885
  %887 = getelementptr half, ptr addrspace(1) %74, i64 %886
  %888 = load half, ptr addrspace(1) %887, align 2
  %889 = fadd half %884, %888
  %890 = mul nsw i64 0, %24
  %891 = add nsw i64 6, %890
  %892 = getelementptr half, ptr addrspace(1) %89, i64 %891
  store half %889, ptr addrspace(1) %892, align 2
  br label %893

893:                                              ; preds = %880, %871
  %894 = sext i32 %99 to i64
  %895 = add nsw i64 %894, 0
  %896 = add nsw i64 %98, 7
  %897 = trunc nsw i64 %895 to i32
  %898 = icmp slt i32 %897, %9
  %899 = sext i32 %10 to i64
  %900 = icmp slt i64 %896, %899
  %901 = and i1 %898, %900
  br i1 %901, label %902, label %915

902:                                              ; preds = %893
  %903 = mul nsw i64 0, %12
  %904 = add nsw i64 7, %903
  %905 = getelementptr half, ptr addrspace(1) %59, i64 %904
  %906 = load half, ptr addrspace(1) %905, align 2
  %907 = mul nsw i64 0, %18
  %908 = add nsw i64 7, %907
  %909 = getelementptr half, ptr addrspace(1) %74, i64 %908
  %910 = load half, ptr addrspace(1) %909, align 2
  %911 = fadd half %906, %910
  %912 = mul nsw i64 0, %24
  %913 = add nsw i64 7, %912
  %914 = getelementptr half, ptr addrspace(1) %89, i64 %913
  store half %911, ptr addrspace(1) %914, align 2
  br label %915

915:                                              ; preds = %902, %893
  %916 = sext i32 %99 to i64
  %917 = add nsw i64 %916, 1
  %918 = add nsw i64 %98, 0
  %919 = trunc nsw i64 %917 to i32
  %920 = icmp slt i32 %919, %9
  %921 = sext i32 %10 to i64
  %922 = icmp slt i64 %918, %921
  %923 = and i1 %920, %922
  br i1 %923, label %924, label %937

924:                                              ; preds = %915
  %925 = mul nsw i64 1, %12
  %926 = add nsw i64 0, %925
  %927 = getelementptr half, ptr addrspace(1) %59, i64 %926
  %928 = load half, ptr addrspace(1) %927, align 2
  %929 = mul nsw i64 1, %18
  %930 = add nsw i64 0, %929
  %931 = getelementptr half, ptr addrspace(1) %74, i64 %930
  %932 = load half, ptr addrspace(1) %931, align 2
  %933 = fadd half %928, %932
  %934 = mul nsw i64 1, %24
  %935 = add nsw i64 0, %934
  %936 = getelementptr half, ptr addrspace(1) %89, i64 %935
  store half %933, ptr addrspace(1) %936, align 2
  br label %937

937:                                              ; preds = %924, %915
  %938 = sext i32 %99 to i64
  %939 = add nsw i64 %938, 1
  %940 = add nsw i64 %98, 1
  %941 = trunc nsw i64 %939 to i32
  %942 = icmp slt i32 %941, %9
  %943 = sext i32 %10 to i64
  %944 = icmp slt i64 %940, %943
  %945 = and i1 %942, %944
  br i1 %945, label %946, label %959

946:                                              ; preds = %937
  %947 = mul nsw i64 1, %12
  %948 = add nsw i64 1, %947
  %949 = getelementptr half, ptr addrspace(1) %59, i64 %948
  %950 = load half, ptr addrspace(1) %949, align 2
  %951 = mul nsw i64 1, %18
  %952 = add nsw i64 1, %951
  %953 = getelementptr half, ptr addrspace(1) %74, i64 %952
  %954 = load half, ptr addrspace(1) %953, align 2
  %955 = fadd half %950, %954
  %956 = mul nsw i64 1, %24
  %957 = add nsw i64 1, %956
  %958 = getelementptr half, ptr addrspace(1) %89, i64 %957
  store half %955, ptr addrspace(1) %958, align 2
  br label %959

959:                                              ; preds = %946, %937
  %960 = sext i32 %99 to i64
  %961 = add nsw i64 %960, 1
  %962 = add nsw i64 %98, 2
  %963 = trunc nsw i64 %961 to i32
  %964 = icmp slt i32 %963, %9
  %965 = sext i32 %10 to i64
  %966 = icmp slt i64 %962, %965
  %967 = and i1 %964, %966
  br i1 %967, label %968, label %981

968:                                              ; preds = %959
  %969 = mul nsw i64 1, %12
  %970 = add nsw i64 2, %969
  %971 = getelementptr half, ptr addrspace(1) %59, i64 %970
  %972 = load half, ptr addrspace(1) %971, align 2
  %973 = mul nsw i64 1, %18
  %974 = add nsw i64 2, %973
  %975 = getelementptr half, ptr addrspace(1) %74, i64 %974
  %976 = load half, ptr addrspace(1) %975, align 2
  %977 = fadd half %972, %976
  %978 = mul nsw i64 1, %24
  %979 = add nsw i64 2, %978
  %980 = getelementptr half, ptr addrspace(1) %89, i64 %979
  store half %977, ptr addrspace(1) %980, align 2
  br label %981

981:                                              ; preds = %968, %959
  %982 = sext i32 %99 to i64
  %983 = add nsw i64 %982, 1
  %984 = add nsw i64 %98, 3
  %985 = trunc nsw i64 %983 to i32
  %986 = icmp slt i32 %985, %9
  %987 = sext i32 %10 to i64
  %988 = icmp slt i64 %984, %987
  %989 = and i1 %986, %988
  br i1 %989, label %990, label %1003

990:                                              ; preds = %981
  %991 = mul nsw i64 1, %12
  %992 = add nsw i64 3, %991
  %993 = getelementptr half, ptr addrspace(1) %59, i64 %992
  %994 = load half, ptr addrspace(1) %993, align 2
  %995 = mul nsw i64 1, %18
  %996 = add nsw i64 3, %995
  %997 = getelementptr half, ptr addrspace(1) %74, i64 %996
  %998 = load half, ptr addrspace(1) %997, align 2
  %999 = fadd half %994, %998
  %1000 = mul nsw i64 1, %24
  %1001 = add nsw i64 3, %1000
  %1002 = getelementptr half, ptr addrspace(1) %89, i64 %1001
  store half %999, ptr addrspace(1) %1002, align 2
  br label %1003

1003:                                             ; preds = %990, %981
  %1004 = sext i32 %99 to i64
  %1005 = add nsw i64 %1004, 1
  %1006 = add nsw i64 %98, 4
  %1007 = trunc nsw i64 %1005 to i32
  %1008 = icmp slt i32 %1007, %9
  %1009 = sext i32 %10 to i64
  %1010 = icmp slt i64 %1006, %1009
  %1011 = and i1 %1008, %1010
  br i1 %1011, label %1012, label %1025

1012:                                             ; preds = %1003
  %1013 = mul nsw i64 1, %12
  %1014 = add nsw i64 4, %1013
  %1015 = getelementptr half, ptr addrspace(1) %59, i64 %1014
  %1016 = load half, ptr addrspace(1) %1015, align 2
  %1017 = mul nsw i64 1, %18
  %1018 = add nsw i64 4, %1017
  %1019 = getelementptr half, ptr addrspace(1) %74, i64 %1018
  %1020 = load half, ptr addrspace(1) %1019, align 2
  %1021 = fadd half %1016, %1020
  %1022 = mul nsw i64 1, %24
  %1023 = add nsw i64 4, %1022
  %1024 = getelementptr half, ptr addrspace(1) %89, i64 %1023
  store half %1021, ptr addrspace(1) %1024, align 2
  br label %1025

1025:                                             ; preds = %1012, %1003
  %1026 = sext i32 %99 to i64
  %1027 = add nsw i64 %1026, 1
  %1028 = add nsw i64 %98, 5
  %1029 = trunc nsw i64 %1027 to i32
  %1030 = icmp slt i32 %1029, %9
  %1031 = sext i32 %10 to i64
  %1032 = icmp slt i64 %1028, %1031
  %1033 = and i1 %1030, %1032
  br i1 %1033, label %1034, label %1047

1034:                                             ; preds = %1025
  %1035 = mul nsw i64 1, %12
  %1036 = add nsw i64 5, %1035
  %1037 = getelementptr half, ptr addrspace(1) %59, i64 %1036
  %1038 = load half, ptr addrspace(1) %1037, align 2
  %1039 = mul nsw i64 1, %18
  %1040 = add nsw i64 5, %1039
  %1041 = getelementptr half, ptr addrspace(1) %74, i64 %1040
  %1042 = load half, ptr addrspace(1) %1041, align 2
  %1043 = fadd half %1038, %1042
  %1044 = mul nsw i64 1, %24
  %1045 = add nsw i64 5, %1044
  %1046 = getelementptr half, ptr addrspace(1) %89, i64 %1045
  store half %1043, ptr addrspace(1) %1046, align 2
  br label %1047

1047:                                             ; preds = %1034, %1025
  %1048 = sext i32 %99 to i64
  %1049 = add nsw i64 %1048, 1
  %1050 = add nsw i64 %98, 6
  %1051 = trunc nsw i64 %1049 to i32
  %1052 = icmp slt i32 %1051, %9
  %1053 = sext i32 %10 to i64
  %1054 = icmp slt i64 %1050, %1053
  %1055 = and i1 %1052, %1054
  br i1 %1055, label %1056, label %1069

1056:                                             ; preds = %1047
  %1057 = mul nsw i64 1, %12
  %1058 = add nsw i64 6, %1057
  %1059 = getelementptr half, ptr addrspace(1) %59, i64 %1058
  %1060 = load half, ptr addrspace(1) %1059, align 2
  %1061 = mul nsw i64 1, %18
  %1062 = add nsw i64 6, %1061
  %1063 = getelementptr half, ptr addrspace(1) %74, i64 %1062
  %1064 = load half, ptr addrspace(1) %1063, align 2
  %1065 = fadd half %1060, %1064
  %1066 = mul nsw i64 1, %24
  %1067 = add nsw i64 6, %1066
  %1068 = getelementptr half, ptr addrspace(1) %89, i64 %1067
  store half %1065, ptr addrspace(1) %1068, align 2
  br label %1069

1069:                                             ; preds = %1056, %1047
  %1070 = sext i32 %99 to i64
  %1071 = add nsw i64 %1070, 1
  %1072 = add nsw i64 %98, 7
  %1073 = trunc nsw i64 %1071 to i32
  %1074 = icmp slt i32 %1073, %9
  %1075 = sext i32 %10 to i64
  %1076 = icmp slt i64 %1072, %1075
  %1077 = and i1 %1074, %1076
  br i1 %1077, label %1078, label %1091

1078:                                             ; preds = %1069
  %1079 = mul nsw i64 1, %12
  %1080 = add nsw i64 7, %1079
  %1081 = getelementptr half, ptr addrspace(1) %59, i64 %1080
  %1082 = load half, ptr addrspace(1) %1081, align 2
  %1083 = mul nsw i64 1, %18
  %1084 = add nsw i64 7, %1083
  %1085 = getelementptr half, ptr addrspace(1) %74, i64 %1084
  %1086 = load half, ptr addrspace(1) %1085, align 2
  %1087 = fadd half %1082, %1086
  %1088 = mul nsw i64 1, %24
  %1089 = add nsw i64 7, %1088
  %1090 = getelementptr half, ptr addrspace(1) %89, i64 %1089
  store half %1087, ptr addrspace(1) %1090, align 2
  br label %1091

1091:                                             ; preds = %1078, %1069
  %1092 = sext i32 %99 to i64
  %1093 = add nsw i64 %1092, 2
  %1094 = add nsw i64 %98, 0
  %1095 = trunc nsw i64 %1093 to i32
  %1096 = icmp slt i32 %1095, %9
  %1097 = sext i32 %10 to i64
  %1098 = icmp slt i64 %1094, %1097
  %1099 = and i1 %1096, %1098
  br i1 %1099, label %1100, label %1113

1100:                                             ; preds = %1091
  %1101 = mul nsw i64 2, %12
  %1102 = add nsw i64 0, %1101
  %1103 = getelementptr half, ptr addrspace(1) %59, i64 %1102
  %1104 = load half, ptr addrspace(1) %1103, align 2
  %1105 = mul nsw i64 2, %18
  %1106 = add nsw i64 0, %1105
  %1107 = getelementptr half, ptr addrspace(1) %74, i64 %1106
  %1108 = load half, ptr addrspace(1) %1107, align 2
  %1109 = fadd half %1104, %1108
  %1110 = mul nsw i64 2, %24
  %1111 = add nsw i64 0, %1110
  %1112 = getelementptr half, ptr addrspace(1) %89, i64 %1111
  store half %1109, ptr addrspace(1) %1112, align 2
  br label %1113

1113:                                             ; preds = %1100, %1091
  %1114 = sext i32 %99 to i64
  %1115 = add nsw i64 %1114, 2
  %1116 = add nsw i64 %98, 1
  %1117 = trunc nsw i64 %1115 to i32
  %1118 = icmp slt i32 %1117, %9
  %1119 = sext i32 %10 to i64
  %1120 = icmp slt i64 %1116, %1119
  %1121 = and i1 %1118, %1120
  br i1 %1121, label %1122, label %1135

1122:                                             ; preds = %1113
  %1123 = mul nsw i64 2, %12
  %1124 = add nsw i64 1, %1123
  %1125 = getelementptr half, ptr addrspace(1) %59, i64 %1124
  %1126 = load half, ptr addrspace(1) %1125, align 2
  %1127 = mul nsw i64 2, %18
  %1128 = add nsw i64 1, %1127
  %1129 = getelementptr half, ptr addrspace(1) %74, i64 %1128
  %1130 = load half, ptr addrspace(1) %1129, align 2
  %1131 = fadd half %1126, %1130
  %1132 = mul nsw i64 2, %24
  %1133 = add nsw i64 1, %1132
  %1134 = getelementptr half, ptr addrspace(1) %89, i64 %1133
  store half %1131, ptr addrspace(1) %1134, align 2
  br label %1135

1135:                                             ; preds = %1122, %1113
  %1136 = sext i32 %99 to i64
  %1137 = add nsw i64 %1136, 2
  %1138 = add nsw i64 %98, 2
  %1139 = trunc nsw i64 %1137 to i32
  %1140 = icmp slt i32 %1139, %9
  %1141 = sext i32 %10 to i64
  %1142 = icmp slt i64 %1138, %1141
  %1143 = and i1 %1140, %1142
  br i1 %1143, label %1144, label %1157

1144:                                             ; preds = %1135
  %1145 = mul nsw i64 2, %12
  %1146 = add nsw i64 2, %1145
  %1147 = getelementptr half, ptr addrspace(1) %59, i64 %1146
  %1148 = load half, ptr addrspace(1) %1147, align 2
  %1149 = mul nsw i64 2, %18
  %1150 = add nsw i64 2, %1149
  %1151 = getelementptr half, ptr addrspace(1) %74, i64 %1150
  %1152 = load half, ptr addrspace(1) %1151, align 2
  %1153 = fadd half %1148, %1152
  %1154 = mul nsw i64 2, %24
  %1155 = add nsw i64 2, %1154
  %1156 = getelementptr half, ptr addrspace(1) %89, i64 %1155
  store half %1153, ptr addrspace(1) %1156, align 2
  br label %1157

1157:                                             ; preds = %1144, %1135
  %1158 = sext i32 %99 to i64
  %1159 = add nsw i64 %1158, 2
  %1160 = add nsw i64 %98, 3
  %1161 = trunc nsw i64 %1159 to i32
  %1162 = icmp slt i32 %1161, %9
  %1163 = sext i32 %10 to i64
  %1164 = icmp slt i64 %1160, %1163
  %1165 = and i1 %1162, %1164
  br i1 %1165, label %1166, label %1179

1166:                                             ; preds = %1157
  %1167 = mul nsw i64 2, %12
  %1168 = add nsw i64 3, %1167
  %1169 = getelementptr half, ptr addrspace(1) %59, i64 %1168
  %1170 = load half, ptr addrspace(1) %1169, align 2
  %1171 = mul nsw i64 2, %18
  %1172 = add nsw i64 3, %1171
  %1173 = getelementptr half, ptr addrspace(1) %74, i64 %1172
  %1174 = load half, ptr addrspace(1) %1173, align 2
  %1175 = fadd half %1170, %1174
  %1176 = mul nsw i64 2, %24
  %1177 = add nsw i64 3, %1176
  %1178 = getelementptr half, ptr addrspace(1) %89, i64 %1177
  store half %1175, ptr addrspace(1) %1178, align 2
  br label %1179

1179:                                             ; preds = %1166, %1157
  %1180 = sext i32 %99 to i64
  %1181 = add nsw i64 %1180, 2
  %1182 = add nsw i64 %98, 4
  %1183 = trunc nsw i64 %1181 to i32
  %1184 = icmp slt i32 %1183, %9
  %1185 = sext i32 %10 to i64
  %1186 = icmp slt i64 %1182, %1185
  %1187 = and i1 %1184, %1186
  br i1 %1187, label %1188, label %1201

1188:                                             ; preds = %1179
  %1189 = mul nsw i64 2, %12
  %1190 = add nsw i64 4, %1189
  %1191 = getelementptr half, ptr addrspace(1) %59, i64 %1190
  %1192 = load half, ptr addrspace(1) %1191, align 2
  %1193 = mul nsw i64 2, %18
  %1194 = add nsw i64 4, %1193
  %1195 = getelementptr half, ptr addrspace(1) %74, i64 %1194
  %1196 = load half, ptr addrspace(1) %1195, align 2
  %1197 = fadd half %1192, %1196
  %1198 = mul nsw i64 2, %24
  %1199 = add nsw i64 4, %1198
  %1200 = getelementptr half, ptr addrspace(1) %89, i64 %1199
  store half %1197, ptr addrspace(1) %1200, align 2
  br label %1201

1201:                                             ; preds = %1188, %1179
  %1202 = sext i32 %99 to i64
  %1203 = add nsw i64 %1202, 2
  %1204 = add nsw i64 %98, 5
  %1205 = trunc nsw i64 %1203 to i32
  %1206 = icmp slt i32 %1205, %9
  %1207 = sext i32 %10 to i64
  %1208 = icmp slt i64 %1204, %1207
  %1209 = and i1 %1206, %1208
  br i1 %1209, label %1210, label %1223

1210:                                             ; preds = %1201
  %1211 = mul nsw i64 2, %12
  %1212 = add nsw i64 5, %1211
  %1213 = getelementptr half, ptr addrspace(1) %59, i64 %1212
  %1214 = load half, ptr addrspace(1) %1213, align 2
  %1215 = mul nsw i64 2, %18
  %1216 = add nsw i64 5, %1215
  %1217 = getelementptr half, ptr addrspace(1) %74, i64 %1216
  %1218 = load half, ptr addrspace(1) %1217, align 2
  %1219 = fadd half %1214, %1218
  %1220 = mul nsw i64 2, %24
  %1221 = add nsw i64 5, %1220
  %1222 = getelementptr half, ptr addrspace(1) %89, i64 %1221
  store half %1219, ptr addrspace(1) %1222, align 2
  br label %1223

1223:                                             ; preds = %1210, %1201
  %1224 = sext i32 %99 to i64
  %1225 = add nsw i64 %1224, 2
  %1226 = add nsw i64 %98, 6
  %1227 = trunc nsw i64 %1225 to i32
  %1228 = icmp slt i32 %1227, %9
  %1229 = sext i32 %10 to i64
  %1230 = icmp slt i64 %1226, %1229
  %1231 = and i1 %1228, %1230
  br i1 %1231, label %1232, label %1245

1232:                                             ; preds = %1223
  %1233 = mul nsw i64 2, %12
  %1234 = add nsw i64 6, %1233
  %1235 = getelementptr half, ptr addrspace(1) %59, i64 %1234
  %1236 = load half, ptr addrspace(1) %1235, align 2
  %1237 = mul nsw i64 2, %18
  %1238 = add nsw i64 6, %1237
  %1239 = getelementptr half, ptr addrspace(1) %74, i64 %1238
  %1240 = load half, ptr addrspace(1) %1239, align 2
  %1241 = fadd half %1236, %1240
  %1242 = mul nsw i64 2, %24
  %1243 = add nsw i64 6, %1242
  %1244 = getelementptr half, ptr addrspace(1) %89, i64 %1243
  store half %1241, ptr addrspace(1) %1244, align 2
  br label %1245

1245:                                             ; preds = %1232, %1223
  %1246 = sext i32 %99 to i64
  %1247 = add nsw i64 %1246, 2
  %1248 = add nsw i64 %98, 7
  %1249 = trunc nsw i64 %1247 to i32
  %1250 = icmp slt i32 %1249, %9
  %1251 = sext i32 %10 to i64
  %1252 = icmp slt i64 %1248, %1251
  %1253 = and i1 %1250, %1252
  br i1 %1253, label %1254, label %1267

1254:                                             ; preds = %1245
  %1255 = mul nsw i64 2, %12
  %1256 = add nsw i64 7, %1255
  %1257 = getelementptr half, ptr addrspace(1) %59, i64 %1256
  %1258 = load half, ptr addrspace(1) %1257, align 2
  %1259 = mul nsw i64 2, %18
  %1260 = add nsw i64 7, %1259
  %1261 = getelementptr half, ptr addrspace(1) %74, i64 %1260
  %1262 = load half, ptr addrspace(1) %1261, align 2
  %1263 = fadd half %1258, %1262
  %1264 = mul nsw i64 2, %24
  %1265 = add nsw i64 7, %1264
  %1266 = getelementptr half, ptr addrspace(1) %89, i64 %1265
  store half %1263, ptr addrspace(1) %1266, align 2
  br label %1267

1267:                                             ; preds = %1254, %1245
  %1268 = sext i32 %99 to i64
  %1269 = add nsw i64 %1268, 3
  %1270 = add nsw i64 %98, 0
  %1271 = trunc nsw i64 %1269 to i32
  %1272 = icmp slt i32 %1271, %9
  %1273 = sext i32 %10 to i64
  %1274 = icmp slt i64 %1270, %1273
  %1275 = and i1 %1272, %1274
  br i1 %1275, label %1276, label %1289

1276:                                             ; preds = %1267
  %1277 = mul nsw i64 3, %12
  %1278 = add nsw i64 0, %1277
  %1279 = getelementptr half, ptr addrspace(1) %59, i64 %1278
  %1280 = load half, ptr addrspace(1) %1279, align 2
  %1281 = mul nsw i64 3, %18
  %1282 = add nsw i64 0, %1281
  %1283 = getelementptr half, ptr addrspace(1) %74, i64 %1282
  %1284 = load half, ptr addrspace(1) %1283, align 2
  %1285 = fadd half %1280, %1284
  %1286 = mul nsw i64 3, %24
  %1287 = add nsw i64 0, %1286
  %1288 = getelementptr half, ptr addrspace(1) %89, i64 %1287
  store half %1285, ptr addrspace(1) %1288, align 2
  br label %1289

1289:                                             ; preds = %1276, %1267
  %1290 = sext i32 %99 to i64
  %1291 = add nsw i64 %1290, 3
  %1292 = add nsw i64 %98, 1
  %1293 = trunc nsw i64 %1291 to i32
  %1294 = icmp slt i32 %1293, %9
  %1295 = sext i32 %10 to i64
  %1296 = icmp slt i64 %1292, %1295
  %1297 = and i1 %1294, %1296
  br i1 %1297, label %1298, label %1311

1298:                                             ; preds = %1289
  %1299 = mul nsw i64 3, %12
  %1300 = add nsw i64 1, %1299
  %1301 = getelementptr half, ptr addrspace(1) %59, i64 %1300
  %1302 = load half, ptr addrspace(1) %1301, align 2
  %1303 = mul nsw i64 3, %18
  %1304 = add nsw i64 1, %1303
  %1305 = getelementptr half, ptr addrspace(1) %74, i64 %1304
  %1306 = load half, ptr addrspace(1) %1305, align 2
  %1307 = fadd half %1302, %1306
  %1308 = mul nsw i64 3, %24
  %1309 = add nsw i64 1, %1308
  %1310 = getelementptr half, ptr addrspace(1) %89, i64 %1309
  store half %1307, ptr addrspace(1) %1310, align 2
  br label %1311

1311:                                             ; preds = %1298, %1289
  %1312 = sext i32 %99 to i64
  %1313 = add nsw i64 %1312, 3
  %1314 = add nsw i64 %98, 2
  %1315 = trunc nsw i64 %1313 to i32
  %1316 = icmp slt i32 %1315, %9
  %1317 = sext i32 %10 to i64
  %1318 = icmp slt i64 %1314, %1317
  %1319 = and i1 %1316, %1318
  br i1 %1319, label %1320, label %1333

1320:                                             ; preds = %1311
  %1321 = mul nsw i64 3, %12
  %1322 = add nsw i64 2, %1321
  %1323 = getelementptr half, ptr addrspace(1) %59, i64 %1322
  %1324 = load half, ptr addrspace(1) %1323, align 2
  %1325 = mul nsw i64 3, %18
  %1326 = add nsw i64 2, %1325
  %1327 = getelementptr half, ptr addrspace(1) %74, i64 %1326
  %1328 = load half, ptr addrspace(1) %1327, align 2
  %1329 = fadd half %1324, %1328
  %1330 = mul nsw i64 3, %24
  %1331 = add nsw i64 2, %1330
  %1332 = getelementptr half, ptr addrspace(1) %89, i64 %1331
  store half %1329, ptr addrspace(1) %1332, align 2
  br label %1333

1333:                                             ; preds = %1320, %1311
  %1334 = sext i32 %99 to i64
  %1335 = add nsw i64 %1334, 3
  %1336 = add nsw i64 %98, 3
  %1337 = trunc nsw i64 %1335 to i32
  %1338 = icmp slt i32 %1337, %9
  %1339 = sext i32 %10 to i64
  %1340 = icmp slt i64 %1336, %1339
  %1341 = and i1 %1338, %1340
  br i1 %1341, label %1342, label %1355

1342:                                             ; preds = %1333
  %1343 = mul nsw i64 3, %12
  %1344 = add nsw i64 3, %1343
  %1345 = getelementptr half, ptr addrspace(1) %59, i64 %1344
  %1346 = load half, ptr addrspace(1) %1345, align 2
  %1347 = mul nsw i64 3, %18
  %1348 = add nsw i64 3, %1347
  %1349 = getelementptr half, ptr addrspace(1) %74, i64 %1348
  %1350 = load half, ptr addrspace(1) %1349, align 2
  %1351 = fadd half %1346, %1350
  %1352 = mul nsw i64 3, %24
  %1353 = add nsw i64 3, %1352
  %1354 = getelementptr half, ptr addrspace(1) %89, i64 %1353
  store half %1351, ptr addrspace(1) %1354, align 2
  br label %1355

1355:                                             ; preds = %1342, %1333
  %1356 = sext i32 %99 to i64
  %1357 = add nsw i64 %1356, 3
  %1358 = add nsw i64 %98, 4
  %1359 = trunc nsw i64 %1357 to i32
  %1360 = icmp slt i32 %1359, %9
  %1361 = sext i32 %10 to i64
  %1362 = icmp slt i64 %1358, %1361
  %1363 = and i1 %1360, %1362
  br i1 %1363, label %1364, label %1377

1364:                                             ; preds = %1355
  %1365 = mul nsw i64 3, %12
  %1366 = add nsw i64 4, %1365
  %1367 = getelementptr half, ptr addrspace(1) %59, i64 %1366
  %1368 = load half, ptr addrspace(1) %1367, align 2
  %1369 = mul nsw i64 3, %18
  %1370 = add nsw i64 4, %1369
  %1371 = getelementptr half, ptr addrspace(1) %74, i64 %1370
  %1372 = load half, ptr addrspace(1) %1371, align 2
  %1373 = fadd half %1368, %1372
  %1374 = mul nsw i64 3, %24
  %1375 = add nsw i64 4, %1374
  %1376 = getelementptr half, ptr addrspace(1) %89, i64 %1375
  store half %1373, ptr addrspace(1) %1376, align 2
  br label %1377

1377:                                             ; preds = %1364, %1355
  %1378 = sext i32 %99 to i64
  %1379 = add nsw i64 %1378, 3
  %1380 = add nsw i64 %98, 5
  %1381 = trunc nsw i64 %1379 to i32
  %1382 = icmp slt i32 %1381, %9
  %1383 = sext i32 %10 to i64
  %1384 = icmp slt i64 %1380, %1383
  %1385 = and i1 %1382, %1384
  br i1 %1385, label %1386, label %1399

1386:                                             ; preds = %1377
  %1387 = mul nsw i64 3, %12
  %1388 = add nsw i64 5, %1387
  %1389 = getelementptr half, ptr addrspace(1) %59, i64 %1388
  %1390 = load half, ptr addrspace(1) %1389, align 2
  %1391 = mul nsw i64 3, %18
  %1392 = add nsw i64 5, %1391
  %1393 = getelementptr half, ptr addrspace(1) %74, i64 %1392
  %1394 = load half, ptr addrspace(1) %1393, align 2
  %1395 = fadd half %1390, %1394
  %1396 = mul nsw i64 3, %24
  %1397 = add nsw i64 5, %1396
  %1398 = getelementptr half, ptr addrspace(1) %89, i64 %1397
  store half %1395, ptr addrspace(1) %1398, align 2
  br label %1399

1399:                                             ; preds = %1386, %1377
  %1400 = sext i32 %99 to i64
  %1401 = add nsw i64 %1400, 3
  %1402 = add nsw i64 %98, 6
  %1403 = trunc nsw i64 %1401 to i32
  %1404 = icmp slt i32 %1403, %9
  %1405 = sext i32 %10 to i64
  %1406 = icmp slt i64 %1402, %1405
  %1407 = and i1 %1404, %1406
  br i1 %1407, label %1408, label %1421

1408:                                             ; preds = %1399
  %1409 = mul nsw i64 3, %12
  %1410 = add nsw i64 6, %1409
  %1411 = getelementptr half, ptr addrspace(1) %59, i64 %1410
  %1412 = load half, ptr addrspace(1) %1411, align 2
  %1413 = mul nsw i64 3, %18
  %1414 = add nsw i64 6, %1413
  %1415 = getelementptr half, ptr addrspace(1) %74, i64 %1414
  %1416 = load half, ptr addrspace(1) %1415, align 2
  %1417 = fadd half %1412, %1416
  %1418 = mul nsw i64 3, %24
  %1419 = add nsw i64 6, %1418
  %1420 = getelementptr half, ptr addrspace(1) %89, i64 %1419
  store half %1417, ptr addrspace(1) %1420, align 2
  br label %1421

1421:                                             ; preds = %1408, %1399
  %1422 = sext i32 %99 to i64
  %1423 = add nsw i64 %1422, 3
  %1424 = add nsw i64 %98, 7
  %1425 = trunc nsw i64 %1423 to i32
  %1426 = icmp slt i32 %1425, %9
  %1427 = sext i32 %10 to i64
  %1428 = icmp slt i64 %1424, %1427
  %1429 = and i1 %1426, %1428
  br i1 %1429, label %1430, label %1443

1430:                                             ; preds = %1421
  %1431 = mul nsw i64 3, %12
  %1432 = add nsw i64 7, %1431
  %1433 = getelementptr half, ptr addrspace(1) %59, i64 %1432
  %1434 = load half, ptr addrspace(1) %1433, align 2
  %1435 = mul nsw i64 3, %18
  %1436 = add nsw i64 7, %1435
  %1437 = getelementptr half, ptr addrspace(1) %74, i64 %1436
  %1438 = load half, ptr addrspace(1) %1437, align 2
  %1439 = fadd half %1434, %1438
  %1440 = mul nsw i64 3, %24
  %1441 = add nsw i64 7, %1440
  %1442 = getelementptr half, ptr addrspace(1) %89, i64 %1441
  store half %1439, ptr addrspace(1) %1442, align 2
  br label %1443

1443:                                             ; preds = %1430, %1421
  br label %1444

1444:                                             ; preds = %108, %1443
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
