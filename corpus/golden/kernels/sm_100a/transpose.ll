; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @transpose({ ptr addrspace(1), { i32, i64, i32, i32 } } %0, { ptr addrspace(1), { i32, i32, i32, i64 } } %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 0
  %6 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 2
  %7 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 0
  %8 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 1, 1
  %9 = add nsw i32 %7, -1
  %10 = udiv i32 %9, 32
  %11 = add nsw i32 %10, 1
  %12 = extractvalue { ptr addrspace(1), { i32, i64, i32, i32 } } %0, 0
  %13 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 1, 0
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 1, 3
  %15 = add nsw i32 %13, -1
  %16 = udiv i32 %15, 32
  %17 = add nsw i32 %16, 1
  %18 = mul nsw i64 32, %14
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i64 } } %1, 0
  %20 = add nsw i32 %5, -1
  %21 = udiv i32 %20, 32
  %22 = add nsw i32 %21, 1
  %23 = urem i32 %3, %11
  %24 = udiv i32 %3, %11
  %25 = urem i32 %3, %17
  %26 = udiv i32 %3, %17
  %27 = sext i32 %25 to i64
  %28 = mul nsw i64 %27, 32
  %29 = sext i32 %26 to i64
  %30 = mul nsw i64 %29, %18
  %31 = add nsw i64 %28, %30
  %32 = getelementptr float, ptr addrspace(1) %19, i64 %31
  %33 = urem i32 %3, %22
  %34 = udiv i32 %3, %22
  %35 = sext i32 %33 to i64
  %36 = mul nsw i64 %35, 32
  %37 = sext i32 %34 to i64
  %38 = mul nsw i64 %37, 32
  %39 = trunc nsw i64 %36 to i32
  %40 = mul nsw i64 8, %8
  %41 = urem i32 %4, 32
  %42 = udiv i32 %4, 32
  %43 = sext i32 %42 to i64
  %44 = sext i32 %23 to i64
  %45 = mul i64 %44, 32
  %46 = add i64 %43, %45
  %47 = mul i64 %46, %8
  %48 = sext i32 %41 to i64
  %49 = sext i32 %24 to i64
  %50 = mul i64 %49, 32
  %51 = add i64 %48, %50
  %52 = add i64 %47, %51
  %53 = getelementptr float, ptr addrspace(1) %12, i64 %52
  %54 = urem i32 %4, 32
  %55 = udiv i32 %4, 32
  %56 = mul nsw i32 %55, 32
  %57 = add nsw i32 %54, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr float, ptr addrspace(3) @cute_dynamic_smem, i64 %58
  %60 = urem i32 %4, 32
  %61 = udiv i32 %4, 32
  %62 = sext i32 %39 to i64
  %63 = sext i32 %61 to i64
  %64 = add nsw i64 %62, %63
  %65 = sext i32 %60 to i64
  %66 = add nsw i64 %38, %65
  %67 = trunc nsw i64 %64 to i32
  %68 = sext i32 %67 to i64
  %69 = add nsw i64 %68, 24
  %70 = trunc nsw i64 %69 to i32
  %71 = icmp slt i32 %70, %5
  %72 = sext i32 %6 to i64
  %73 = icmp slt i64 %66, %72
  %74 = and i1 %71, %73
  br i1 %74, label %75, label %116

75:                                               ; preds = %2
  %76 = mul nsw i64 2, %40
  %77 = mul nsw i64 3, %40
  %78 = getelementptr float, ptr addrspace(1) %53, i64 %40
  %79 = getelementptr float, ptr addrspace(1) %53, i64 %76
  %80 = getelementptr float, ptr addrspace(1) %53, i64 %77
  %81 = load float, ptr addrspace(1) %53, align 4
  %82 = insertelement <4 x float> poison, float %81, i64 0
  %83 = load float, ptr addrspace(1) %78, align 4
  %84 = insertelement <4 x float> %82, float %83, i64 1
  %85 = load float, ptr addrspace(1) %79, align 4
  %86 = insertelement <4 x float> %84, float %85, i64 2
  %87 = load float, ptr addrspace(1) %80, align 4
  %88 = insertelement <4 x float> %86, float %87, i64 3
  %89 = ptrtoint ptr addrspace(3) %59 to i32
  %90 = and i32 %89, 3968
  %91 = lshr i32 %90, 5
  %92 = xor i32 %89, %91
  %93 = inttoptr i32 %92 to ptr addrspace(3)
  %94 = getelementptr float, ptr addrspace(3) %59, i64 256
  %95 = ptrtoint ptr addrspace(3) %94 to i32
  %96 = and i32 %95, 3968
  %97 = lshr i32 %96, 5
  %98 = xor i32 %95, %97
  %99 = inttoptr i32 %98 to ptr addrspace(3)
  %100 = getelementptr float, ptr addrspace(3) %59, i64 512
  %101 = ptrtoint ptr addrspace(3) %100 to i32
  %102 = and i32 %101, 3968
  %103 = lshr i32 %102, 5
  %104 = xor i32 %101, %103
  %105 = inttoptr i32 %104 to ptr addrspace(3)
  %106 = getelementptr float, ptr addrspace(3) %59, i64 768
  %107 = ptrtoint ptr addrspace(3) %106 to i32
  %108 = and i32 %107, 3968
  %109 = lshr i32 %108, 5
  %110 = xor i32 %107, %109
  %111 = inttoptr i32 %110 to ptr addrspace(3)
  %112 = extractelement <4 x float> %88, i64 0
  store float %112, ptr addrspace(3) %93, align 4
  %113 = extractelement <4 x float> %88, i64 1
  store float %113, ptr addrspace(3) %99, align 4
  %114 = extractelement <4 x float> %88, i64 2
  store float %114, ptr addrspace(3) %105, align 4
  %115 = extractelement <4 x float> %88, i64 3
  store float %115, ptr addrspace(3) %111, align 4
  br label %189

116:                                              ; preds = %2
  %117 = sext i32 %67 to i64
  %118 = add nsw i64 %117, 0
  %119 = trunc nsw i64 %118 to i32
  %120 = icmp slt i32 %119, %5
  %121 = sext i32 %6 to i64
  %122 = icmp slt i64 %66, %121
  %123 = and i1 %120, %122
  br i1 %123, label %124, label %134

124:                                              ; preds = %116
  %125 = mul nsw i64 0, %40
  %126 = getelementptr float, ptr addrspace(1) %53, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4
  %128 = getelementptr float, ptr addrspace(3) %59, i64 0
  %129 = ptrtoint ptr addrspace(3) %128 to i32
  %130 = and i32 %129, 3968
  %131 = lshr i32 %130, 5
  %132 = xor i32 %129, %131
  %133 = inttoptr i32 %132 to ptr addrspace(3)
  store float %127, ptr addrspace(3) %133, align 4
  br label %134

134:                                              ; preds = %124, %116
  %135 = sext i32 %67 to i64
  %136 = add nsw i64 %135, 8
  %137 = trunc nsw i64 %136 to i32
  %138 = icmp slt i32 %137, %5
  %139 = sext i32 %6 to i64
  %140 = icmp slt i64 %66, %139
  %141 = and i1 %138, %140
  br i1 %141, label %142, label %152

142:                                              ; preds = %134
  %143 = mul nsw i64 1, %40
  %144 = getelementptr float, ptr addrspace(1) %53, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4
  %146 = getelementptr float, ptr addrspace(3) %59, i64 256
  %147 = ptrtoint ptr addrspace(3) %146 to i32
  %148 = and i32 %147, 3968
  %149 = lshr i32 %148, 5
  %150 = xor i32 %147, %149
  %151 = inttoptr i32 %150 to ptr addrspace(3)
  store float %145, ptr addrspace(3) %151, align 4
  br label %152

152:                                              ; preds = %142, %134
  %153 = sext i32 %67 to i64
  %154 = add nsw i64 %153, 16
  %155 = trunc nsw i64 %154 to i32
  %156 = icmp slt i32 %155, %5
  %157 = sext i32 %6 to i64
  %158 = icmp slt i64 %66, %157
  %159 = and i1 %156, %158
  br i1 %159, label %160, label %170

160:                                              ; preds = %152
  %161 = mul nsw i64 2, %40
  %162 = getelementptr float, ptr addrspace(1) %53, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4
  %164 = getelementptr float, ptr addrspace(3) %59, i64 512
  %165 = ptrtoint ptr addrspace(3) %164 to i32
  %166 = and i32 %165, 3968
  %167 = lshr i32 %166, 5
  %168 = xor i32 %165, %167
  %169 = inttoptr i32 %168 to ptr addrspace(3)
  store float %163, ptr addrspace(3) %169, align 4
  br label %170

170:                                              ; preds = %160, %152
  %171 = sext i32 %67 to i64
  %172 = add nsw i64 %171, 24
  %173 = trunc nsw i64 %172 to i32
  %174 = icmp slt i32 %173, %5
  %175 = sext i32 %6 to i64
  %176 = icmp slt i64 %66, %175
  %177 = and i1 %174, %176
  br i1 %177, label %178, label %188

178:                                              ; preds = %170
  %179 = mul nsw i64 3, %40
  %180 = getelementptr float, ptr addrspace(1) %53, i64 %179
  %181 = load float, ptr addrspace(1) %180, align 4
  %182 = getelementptr float, ptr addrspace(3) %59, i64 768
  %183 = ptrtoint ptr addrspace(3) %182 to i32
  %184 = and i32 %183, 3968
  %185 = lshr i32 %184, 5
  %186 = xor i32 %183, %185
  %187 = inttoptr i32 %186 to ptr addrspace(3)
  store float %181, ptr addrspace(3) %187, align 4
  br label %188

188:                                              ; preds = %178, %170
  br label %189

189:                                              ; preds = %75, %188
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %190 = urem i32 %4, 32
  %191 = udiv i32 %4, 32
  %192 = mul nsw i32 %190, 32
  %193 = add nsw i32 %192, %191
  %194 = sext i32 %193 to i64
  %195 = getelementptr float, ptr addrspace(3) @cute_dynamic_smem, i64 %194
  %196 = mul nsw i64 8, %14
  %197 = urem i32 %4, 32
  %198 = udiv i32 %4, 32
  %199 = sext i32 %198 to i64
  %200 = mul nsw i64 %199, %14
  %201 = sext i32 %197 to i64
  %202 = add nsw i64 %201, %200
  %203 = getelementptr float, ptr addrspace(1) %32, i64 %202
  %204 = urem i32 %4, 32
  %205 = udiv i32 %4, 32
  %206 = sext i32 %39 to i64
  %207 = sext i32 %204 to i64
  %208 = add nsw i64 %206, %207
  %209 = sext i32 %205 to i64
  %210 = add nsw i64 %38, %209
  %211 = trunc nsw i64 %208 to i32
  %212 = add nsw i64 %210, 24
  %213 = icmp slt i32 %211, %5
  %214 = sext i32 %6 to i64
  %215 = icmp slt i64 %212, %214
  %216 = and i1 %213, %215
  br i1 %216, label %217, label %258

217:                                              ; preds = %189
  %218 = ptrtoint ptr addrspace(3) %195 to i32
  %219 = and i32 %218, 3968
  %220 = lshr i32 %219, 5
  %221 = xor i32 %218, %220
  %222 = inttoptr i32 %221 to ptr addrspace(3)
  %223 = getelementptr float, ptr addrspace(3) %195, i64 8
  %224 = ptrtoint ptr addrspace(3) %223 to i32
  %225 = and i32 %224, 3968
  %226 = lshr i32 %225, 5
  %227 = xor i32 %224, %226
  %228 = inttoptr i32 %227 to ptr addrspace(3)
  %229 = getelementptr float, ptr addrspace(3) %195, i64 16
  %230 = ptrtoint ptr addrspace(3) %229 to i32
  %231 = and i32 %230, 3968
  %232 = lshr i32 %231, 5
  %233 = xor i32 %230, %232
  %234 = inttoptr i32 %233 to ptr addrspace(3)
  %235 = getelementptr float, ptr addrspace(3) %195, i64 24
  %236 = ptrtoint ptr addrspace(3) %235 to i32
  %237 = and i32 %236, 3968
  %238 = lshr i32 %237, 5
  %239 = xor i32 %236, %238
  %240 = inttoptr i32 %239 to ptr addrspace(3)
  %241 = load float, ptr addrspace(3) %222, align 4
  %242 = insertelement <4 x float> poison, float %241, i64 0
  %243 = load float, ptr addrspace(3) %228, align 4
  %244 = insertelement <4 x float> %242, float %243, i64 1
  %245 = load float, ptr addrspace(3) %234, align 4
  %246 = insertelement <4 x float> %244, float %245, i64 2
  %247 = load float, ptr addrspace(3) %240, align 4
  %248 = insertelement <4 x float> %246, float %247, i64 3
  %249 = mul nsw i64 2, %196
  %250 = mul nsw i64 3, %196
  %251 = getelementptr float, ptr addrspace(1) %203, i64 %196
  %252 = getelementptr float, ptr addrspace(1) %203, i64 %249
  %253 = getelementptr float, ptr addrspace(1) %203, i64 %250
  %254 = extractelement <4 x float> %248, i64 0
  store float %254, ptr addrspace(1) %203, align 4
  %255 = extractelement <4 x float> %248, i64 1
  store float %255, ptr addrspace(1) %251, align 4
  %256 = extractelement <4 x float> %248, i64 2
  store float %256, ptr addrspace(1) %252, align 4
  %257 = extractelement <4 x float> %248, i64 3
  store float %257, ptr addrspace(1) %253, align 4
  br label %323

258:                                              ; preds = %189
  %259 = add nsw i64 %210, 0
  %260 = icmp slt i32 %211, %5
  %261 = sext i32 %6 to i64
  %262 = icmp slt i64 %259, %261
  %263 = and i1 %260, %262
  br i1 %263, label %264, label %274

264:                                              ; preds = %258
  %265 = getelementptr float, ptr addrspace(3) %195, i64 0
  %266 = ptrtoint ptr addrspace(3) %265 to i32
  %267 = and i32 %266, 3968
  %268 = lshr i32 %267, 5
  %269 = xor i32 %266, %268
  %270 = inttoptr i32 %269 to ptr addrspace(3)
  %271 = load float, ptr addrspace(3) %270, align 4
  %272 = mul nsw i64 0, %196
  %273 = getelementptr float, ptr addrspace(1) %203, i64 %272
  store float %271, ptr addrspace(1) %273, align 4
  br label %274

274:                                              ; preds = %264, %258
  %275 = add nsw i64 %210, 8
  %276 = icmp slt i32 %211, %5
  %277 = sext i32 %6 to i64
  %278 = icmp slt i64 %275, %277
  %279 = and i1 %276, %278
  br i1 %279, label %280, label %290

280:                                              ; preds = %274
  %281 = getelementptr float, ptr addrspace(3) %195, i64 8
  %282 = ptrtoint ptr addrspace(3) %281 to i32
  %283 = and i32 %282, 3968
  %284 = lshr i32 %283, 5
  %285 = xor i32 %282, %284
  %286 = inttoptr i32 %285 to ptr addrspace(3)
  %287 = load float, ptr addrspace(3) %286, align 4
  %288 = mul nsw i64 1, %196
  %289 = getelementptr float, ptr addrspace(1) %203, i64 %288
  store float %287, ptr addrspace(1) %289, align 4
  br label %290

290:                                              ; preds = %280, %274
  %291 = add nsw i64 %210, 16
  %292 = icmp slt i32 %211, %5
  %293 = sext i32 %6 to i64
  %294 = icmp slt i64 %291, %293
  %295 = and i1 %292, %294
  br i1 %295, label %296, label %306

296:                                              ; preds = %290
  %297 = getelementptr float, ptr addrspace(3) %195, i64 16
  %298 = ptrtoint ptr addrspace(3) %297 to i32
  %299 = and i32 %298, 3968
  %300 = lshr i32 %299, 5
  %301 = xor i32 %298, %300
  %302 = inttoptr i32 %301 to ptr addrspace(3)
  %303 = load float, ptr addrspace(3) %302, align 4
  %304 = mul nsw i64 2, %196
  %305 = getelementptr float, ptr addrspace(1) %203, i64 %304
  store float %303, ptr addrspace(1) %305, align 4
  br label %306

306:                                              ; preds = %296, %290
  %307 = add nsw i64 %210, 24
  %308 = icmp slt i32 %211, %5
  %309 = sext i32 %6 to i64
  %310 = icmp slt i64 %307, %309
  %311 = and i1 %308, %310
  br i1 %311, label %312, label %322

312:                                              ; preds = %306
  %313 = getelementptr float, ptr addrspace(3) %195, i64 24
  %314 = ptrtoint ptr addrspace(3) %313 to i32
  %315 = and i32 %314, 3968
  %316 = lshr i32 %315, 5
  %317 = xor i32 %314, %316
  %318 = inttoptr i32 %317 to ptr addrspace(3)
  %319 = load float, ptr addrspace(3) %318, align 4
  %320 = mul nsw i64 3, %196
  %321 = getelementptr float, ptr addrspace(1) %203, i64 %320
  store float %319, ptr addrspace(1) %321, align 4
  br label %322

322:                                              ; preds = %312, %306
  br label %323

323:                                              ; preds = %217, %322
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
