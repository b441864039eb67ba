; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x float], align 16
  %6 = alloca [32 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 2048
  %10 = sext i32 %9 to i64
  %11 = getelementptr half, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %42, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 2048
  br i1 %14, label %15, label %43

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(1) %11, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = urem i32 %13, 16
  %24 = udiv i32 %13, 16
  %25 = urem i32 %24, 8
  %26 = udiv i32 %24, 8
  %27 = mul nsw i32 %25, 256
  %28 = add nsw i32 %23, %27
  %29 = urem i32 %26, 8
  %30 = udiv i32 %26, 8
  %31 = mul nsw i32 %29, 16
  %32 = add nsw i32 %28, %31
  %33 = mul nsw i32 %30, 128
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  %37 = ptrtoint ptr addrspace(3) %36 to i32
  %38 = and i32 %37, 128
  %39 = lshr i32 %38, 3
  %40 = xor i32 %37, %39
  %41 = inttoptr i32 %40 to ptr addrspace(3)
  store half %22, ptr addrspace(3) %41, align 2
  %42 = add i32 %13, 128
  br label %12

43:                                               ; preds = %12
  %44 = mul nsw i32 %8, 256
  %45 = sext i32 %44 to i64
  %46 = getelementptr half, ptr addrspace(1) %1, i64 %45
  br label %47

47:                                               ; preds = %50, %43
  %48 = phi i32 [ %73, %50 ], [ %7, %43 ]
  %49 = icmp slt i32 %48, 256
  br i1 %49, label %50, label %74

50:                                               ; preds = %47
  %51 = urem i32 %48, 16
  %52 = udiv i32 %48, 16
  %53 = mul nsw i32 %51, 16
  %54 = add nsw i32 %53, %52
  %55 = sext i32 %54 to i64
  %56 = getelementptr half, ptr addrspace(1) %46, i64 %55
  %57 = load half, ptr addrspace(1) %56, align 2
  %58 = urem i32 %48, 16
  %59 = udiv i32 %48, 16
  %60 = urem i32 %59, 8
  %61 = udiv i32 %59, 8
  %62 = mul nsw i32 %60, 16
  %63 = add nsw i32 %58, %62
  %64 = mul nsw i32 %61, 128
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %66
  %68 = ptrtoint ptr addrspace(3) %67 to i32
  %69 = and i32 %68, 128
  %70 = lshr i32 %69, 3
  %71 = xor i32 %68, %70
  %72 = inttoptr i32 %71 to ptr addrspace(3)
  store half %57, ptr addrspace(3) %72, align 2
  %73 = add i32 %48, 128
  br label %47

74:                                               ; preds = %47
  %75 = mul nsw i32 %8, 4096
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %2, i64 %76
  %78 = mul nsw i32 %8, 4096
  %79 = sext i32 %78 to i64
  %80 = getelementptr float, ptr addrspace(1) %3, i64 %79
  %81 = lshr i32 %7, 5
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %74
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %84

84:                                               ; preds = %83, %74
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %85 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %86 = inttoptr i32 %85 to ptr addrspace(6)
  %87 = icmp eq i32 %7, 0
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %89

89:                                               ; preds = %88, %84
  %90 = urem i32 %7, 32
  %91 = udiv i32 %7, 32
  %92 = mul nsw i32 %90, 32
  %93 = mul nsw i32 %91, 1024
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr addrspace(1) %77, i64 %95
  %97 = mul nsw i32 %81, 2097152
  %98 = sext i32 %97 to i64
  %99 = getelementptr i8, ptr addrspace(6) %86, i64 %98
  %100 = getelementptr float, ptr addrspace(1) %96, i64 4
  %101 = getelementptr float, ptr addrspace(1) %96, i64 8
  %102 = getelementptr float, ptr addrspace(1) %96, i64 12
  %103 = getelementptr float, ptr addrspace(1) %96, i64 16
  %104 = getelementptr float, ptr addrspace(1) %96, i64 20
  %105 = getelementptr float, ptr addrspace(1) %96, i64 24
  %106 = getelementptr float, ptr addrspace(1) %96, i64 28
  %107 = load <4 x float>, ptr addrspace(1) %96, align 16
  %108 = extractelement <4 x float> %107, i64 0
  %109 = insertelement <32 x float> poison, float %108, i64 0
  %110 = extractelement <4 x float> %107, i64 1
  %111 = insertelement <32 x float> %109, float %110, i64 1
  %112 = extractelement <4 x float> %107, i64 2
  %113 = insertelement <32 x float> %111, float %112, i64 2
  %114 = extractelement <4 x float> %107, i64 3
  %115 = insertelement <32 x float> %113, float %114, i64 3
  %116 = load <4 x float>, ptr addrspace(1) %100, align 16
  %117 = extractelement <4 x float> %116, i64 0
  %118 = insertelement <32 x float> %115, float %117, i64 4
  %119 = extractelement <4 x float> %116, i64 1
  %120 = insertelement <32 x float> %118, float %119, i64 5
  %121 = extractelement <4 x float> %116, i64 2
  %122 = insertelement <32 x float> %120, float %121, i64 6
  %123 = extractelement <4 x float> %116, i64 3
  %124 = insertelement <32 x float> %122, float %123, i64 7
  %125 = load <4 x float>, ptr addrspace(1) %101, align 16
  %126 = extractelement <4 x float> %125, i64 0
  %127 = insertelement <32 x float> %124, float %126, i64 8
  %128 = extractelement <4 x float> %125, i64 1
  %129 = insertelement <32 x float> %127, float %128, i64 9
  %130 = extractelement <4 x float> %125, i64 2
  %131 = insertelement <32 x float> %129, float %130, i64 10
  %132 = extractelement <4 x float> %125, i64 3
  %133 = insertelement <32 x float> %131, float %132, i64 11
  %134 = load <4 x float>, ptr addrspace(1) %102, align 16
  %135 = extractelement <4 x float> %134, i64 0
  %136 = insertelement <32 x float> %133, float %135, i64 12
  %137 = extractelement <4 x float> %134, i64 1
  %138 = insertelement <32 x float> %136, float %137, i64 13
  %139 = extractelement <4 x float> %134, i64 2
  %140 = insertelement <32 x float> %138, float %139, i64 14
  %141 = extractelement <4 x float> %134, i64 3
  %142 = insertelement <32 x float> %140, float %141, i64 15
  %143 = load <4 x float>, ptr addrspace(1) %103, align 16
  %144 = extractelement <4 x float> %143, i64 0
  %145 = insertelement <32 x float> %142, float %144, i64 16
  %146 = extractelement <4 x float> %143, i64 1
  %147 = insertelement <32 x float> %145, float %146, i64 17
  %148 = extractelement <4 x float> %143, i64 2
  %149 = insertelement <32 x float> %147, float %148, i64 18
  %150 = extractelement <4 x float> %143, i64 3
  %151 = insertelement <32 x float> %149, float %150, i64 19
  %152 = load <4 x float>, ptr addrspace(1) %104, align 16
  %153 = extractelement <4 x float> %152, i64 0
  %154 = insertelement <32 x float> %151, float %153, i64 20
  %155 = extractelement <4 x float> %152, i64 1
  %156 = insertelement <32 x float> %154, float %155, i64 21
  %157 = extractelement <4 x float> %152, i64 2
  %158 = insertelement <32 x float> %156, float %157, i64 22
  %159 = extractelement <4 x float> %152, i64 3
  %160 = insertelement <32 x float> %158, float %159, i64 23
  %161 = load <4 x float>, ptr addrspace(1) %105, align 16
  %162 = extractelement <4 x float> %161, i64 0
  %163 = insertelement <32 x float> %160, float %162, i64 24
  %164 = extractelement <4 x float> %161, i64 1
  %165 = insertelement <32 x float> %163, float %164, i64 25
  %166 = extractelement <4 x float> %161, i64 2
  %167 = insertelement <32 x float> %165, float %166, i64 26
  %168 = extractelement <4 x float> %161, i64 3
  %169 = insertelement <32 x float> %167, float %168, i64 27
  %170 = load <4 x float>, ptr addrspace(1) %106, align 16
  %171 = extractelement <4 x float> %170, i64 0
  %172 = insertelement <32 x float> %169, float %171, i64 28
  %173 = extractelement <4 x float> %170, i64 1
  %174 = insertelement <32 x float> %172, float %173, i64 29
  %175 = extractelement <4 x float> %170, i64 2
  %176 = insertelement <32 x float> %174, float %175, i64 30
  %177 = extractelement <4 x float> %170, i64 3
  %178 = insertelement <32 x float> %176, float %177, i64 31
  %179 = getelementptr float, ptr %6, i64 4
  %180 = getelementptr float, ptr %6, i64 8
  %181 = getelementptr float, ptr %6, i64 12
  %182 = getelementptr float, ptr %6, i64 16
  %183 = getelementptr float, ptr %6, i64 20
  %184 = getelementptr float, ptr %6, i64 24
  %185 = getelementptr float, ptr %6, i64 28
  %186 = extractelement <32 x float> %178, i64 0
  %187 = insertelement <4 x float> poison, float %186, i64 0
  %188 = extractelement <32 x float> %178, i64 1
  %189 = insertelement <4 x float> %187, float %188, i64 1
  %190 = extractelement <32 x float> %178, i64 2
  %191 = insertelement <4 x float> %189, float %190, i64 2
  %192 = extractelement <32 x float> %178, i64 3
  %193 = insertelement <4 x float> %191, float %192, i64 3
  store <4 x float> %193, ptr %6, align 16
  %194 = extractelement <32 x float> %178, i64 4
  %195 = insertelement <4 x float> poison, float %194, i64 0
  %196 = extractelement <32 x float> %178, i64 5
  %197 = insertelement <4 x float> %195, float %196, i64 1
  %198 = extractelement <32 x float> %178, i64 6
  %199 = insertelement <4 x float> %197, float %198, i64 2
  %200 = extractelement <32 x float> %178, i64 7
  %201 = insertelement <4 x float> %199, float %200, i64 3
  store <4 x float> %201, ptr %179, align 16
  %202 = extractelement <32 x float> %178, i64 8
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = extractelement <32 x float> %178, i64 9
  %205 = insertelement <4 x float> %203, float %204, i64 1
  %206 = extractelement <32 x float> %178, i64 10
  %207 = insertelement <4 x float> %205, float %206, i64 2
  %208 = extractelement <32 x float> %178, i64 11
  %209 = insertelement <4 x float> %207, float %208, i64 3
  store <4 x float> %209, ptr %180, align 16
  %210 = extractelement <32 x float> %178, i64 12
  %211 = insertelement <4 x float> poison, float %210, i64 0
  %212 = extractelement <32 x float> %178, i64 13
  %213 = insertelement <4 x float> %211, float %212, i64 1
  %214 = extractelement <32 x float> %178, i64 14
  %215 = insertelement <4 x float> %213, float %214, i64 2
  %216 = extractelement <32 x float> %178, i64 15
  %217 = insertelement <4 x float> %215, float %216, i64 3
  store <4 x float> %217, ptr %181, align 16
  %218 = extractelement <32 x float> %178, i64 16
  %219 = insertelement <4 x float> poison, float %218, i64 0
  %220 = extractelement <32 x float> %178, i64 17
  %221 = insertelement <4 x float> %219, float %220, i64 1
  %222 = extractelement <32 x float> %178, i64 18
  %223 = insertelement <4 x float> %221, float %222, i64 2
  %224 = extractelement <32 x float> %178, i64 19
  %225 = insertelement <4 x float> %223, float %224, i64 3
  store <4 x float> %225, ptr %182, align 16
  %226 = extractelement <32 x float> %178, i64 20
  %227 = insertelement <4 x float> poison, float %226, i64 0
  %228 = extractelement <32 x float> %178, i64 21
  %229 = insertelement <4 x float> %227, float %228, i64 1
  %230 = extractelement <32 x float> %178, i64 22
  %231 = insertelement <4 x float> %229, float %230, i64 2
  %232 = extractelement <32 x float> %178, i64 23
  %233 = insertelement <4 x float> %231, float %232, i64 3
  store <4 x float> %233, ptr %183, align 16
  %234 = extractelement <32 x float> %178, i64 24
  %235 = insertelement <4 x float> poison, float %234, i64 0
  %236 = extractelement <32 x float> %178, i64 25
  %237 = insertelement <4 x float> %235, float %236, i64 1
  %238 = extractelement <32 x float> %178, i64 26
  %239 = insertelement <4 x float> %237, float %238, i64 2
  %240 = extractelement <32 x float> %178, i64 27
  %241 = insertelement <4 x float> %239, float %240, i64 3
  store <4 x float> %241, ptr %184, align 16
  %242 = extractelement <32 x float> %178, i64 28
  %243 = insertelement <4 x float> poison, float %242, i64 0
  %244 = extractelement <32 x float> %178, i64 29
  %245 = insertelement <4 x float> %243, float %244, i64 1
  %246 = extractelement <32 x float> %178, i64 30
  %247 = insertelement <4 x float> %245, float %246, i64 2
  %248 = extractelement <32 x float> %178, i64 31
  %249 = insertelement <4 x float> %247, float %248, i64 3
  store <4 x float> %249, ptr %185, align 16
  %250 = getelementptr i32, ptr %6, i64 4
  %251 = getelementptr i32, ptr %6, i64 8
  %252 = getelementptr i32, ptr %6, i64 12
  %253 = getelementptr i32, ptr %6, i64 16
  %254 = getelementptr i32, ptr %6, i64 20
  %255 = getelementptr i32, ptr %6, i64 24
  %256 = getelementptr i32, ptr %6, i64 28
  %257 = load <4 x i32>, ptr %6, align 16
  %258 = extractelement <4 x i32> %257, i64 0
  %259 = insertelement <32 x i32> poison, i32 %258, i64 0
  %260 = extractelement <4 x i32> %257, i64 1
  %261 = insertelement <32 x i32> %259, i32 %260, i64 1
  %262 = extractelement <4 x i32> %257, i64 2
  %263 = insertelement <32 x i32> %261, i32 %262, i64 2
  %264 = extractelement <4 x i32> %257, i64 3
  %265 = insertelement <32 x i32> %263, i32 %264, i64 3
  %266 = load <4 x i32>, ptr %250, align 16
  %267 = extractelement <4 x i32> %266, i64 0
  %268 = insertelement <32 x i32> %265, i32 %267, i64 4
  %269 = extractelement <4 x i32> %266, i64 1
  %270 = insertelement <32 x i32> %268, i32 %269, i64 5
  %271 = extractelement <4 x i32> %266, i64 2
  %272 = insertelement <32 x i32> %270, i32 %271, i64 6
  %273 = extractelement <4 x i32> %266, i64 3
  %274 = insertelement <32 x i32> %272, i32 %273, i64 7
  %275 = load <4 x i32>, ptr %251, align 16
  %276 = extractelement <4 x i32> %275, i64 0
  %277 = insertelement <32 x i32> %274, i32 %276, i64 8
  %278 = extractelement <4 x i32> %275, i64 1
  %279 = insertelement <32 x i32> %277, i32 %278, i64 9
  %280 = extractelement <4 x i32> %275, i64 2
  %281 = insertelement <32 x i32> %279, i32 %280, i64 10
  %282 = extractelement <4 x i32> %275, i64 3
  %283 = insertelement <32 x i32> %281, i32 %282, i64 11
  %284 = load <4 x i32>, ptr %252, align 16
  %285 = extractelement <4 x i32> %284, i64 0
  %286 = insertelement <32 x i32> %283, i32 %285, i64 12
  %287 = extractelement <4 x i32> %284, i64 1
  %288 = insertelement <32 x i32> %286, i32 %287, i64 13
  %289 = extractelement <4 x i32> %284, i64 2
  %290 = insertelement <32 x i32> %288, i32 %289, i64 14
  %291 = extractelement <4 x i32> %284, i64 3
  %292 = insertelement <32 x i32> %290, i32 %291, i64 15
  %293 = load <4 x i32>, ptr %253, align 16
  %294 = extractelement <4 x i32> %293, i64 0
  %295 = insertelement <32 x i32> %292, i32 %294, i64 16
  %296 = extractelement <4 x i32> %293, i64 1
  %297 = insertelement <32 x i32> %295, i32 %296, i64 17
  %298 = extractelement <4 x i32> %293, i64 2
  %299 = insertelement <32 x i32> %297, i32 %298, i64 18
  %300 = extractelement <4 x i32> %293, i64 3
  %301 = insertelement <32 x i32> %299, i32 %300, i64 19
  %302 = load <4 x i32>, ptr %254, align 16
  %303 = extractelement <4 x i32> %302, i64 0
  %304 = insertelement <32 x i32> %301, i32 %303, i64 20
  %305 = extractelement <4 x i32> %302, i64 1
  %306 = insertelement <32 x i32> %304, i32 %305, i64 21
  %307 = extractelement <4 x i32> %302, i64 2
  %308 = insertelement <32 x i32> %306, i32 %307, i64 22
  %309 = extractelement <4 x i32> %302, i64 3
  %310 = insertelement <32 x i32> %308, i32 %309, i64 23
  %311 = load <4 x i32>, ptr %255, align 16
  %312 = extractelement <4 x i32> %311, i64 0
  %313 = insertelement <32 x i32> %310, i32 %312, i64 24
  %314 = extractelement <4 x i32> %311, i64 1
  %315 = insertelement <32 x i32> %313, i32 %314, i64 25
  %316 = extractelement <4 x i32> %311, i64 2
  %317 = insertelement <32 x i32> %315, i32 %316, i64 26
  %318 = extractelement <4 x i32> %311, i64 3
  %319 = insertelement <32 x i32> %317, i32 %318, i64 27
  %320 = load <4 x i32>, ptr %256, align 16
  %321 = extractelement <4 x i32> %320, i64 0
  %322 = insertelement <32 x i32> %319, i32 %321, i64 28
  %323 = extractelement <4 x i32> %320, i64 1
  %324 = insertelement <32 x i32> %322, i32 %323, i64 29
  %325 = extractelement <4 x i32> %320, i64 2
  %326 = insertelement <32 x i32> %324, i32 %325, i64 30
  %327 = extractelement <4 x i32> %320, i64 3
  %328 = insertelement <32 x i32> %326, i32 %327, i64 31
  %329 = extractelement <32 x i32> %328, i64 0
  %330 = extractelement <32 x i32> %328, i64 1
  %331 = extractelement <32 x i32> %328, i64 2
  %332 = extractelement <32 x i32> %328, i64 3
  %333 = extractelement <32 x i32> %328, i64 4
  %334 = extractelement <32 x i32> %328, i64 5
  %335 = extractelement <32 x i32> %328, i64 6
  %336 = extractelement <32 x i32> %328, i64 7
  %337 = extractelement <32 x i32> %328, i64 8
  %338 = extractelement <32 x i32> %328, i64 9
  %339 = extractelement <32 x i32> %328, i64 10
  %340 = extractelement <32 x i32> %328, i64 11
  %341 = extractelement <32 x i32> %328, i64 12
  %342 = extractelement <32 x i32> %328, i64 13
  %343 = extractelement <32 x i32> %328, i64 14
  %344 = extractelement <32 x i32> %328, i64 15
  %345 = extractelement <32 x i32> %328, i64 16
  %346 = extractelement <32 x i32> %328, i64 17
  %347 = extractelement <32 x i32> %328, i64 18
  %348 = extractelement <32 x i32> %328, i64 19
  %349 = extractelement <32 x i32> %328, i64 20
  %350 = extractelement <32 x i32> %328, i64 21
  %351 = extractelement <32 x i32> %328, i64 22
  %352 = extractelement <32 x i32> %328, i64 23
  %353 = extractelement <32 x i32> %328, i64 24
  %354 = extractelement <32 x i32> %328, i64 25
  %355 = extractelement <32 x i32> %328, i64 26
  %356 = extractelement <32 x i32> %328, i64 27
  %357 = extractelement <32 x i32> %328, i64 28
  %358 = extractelement <32 x i32> %328, i64 29
  %359 = extractelement <32 x i32> %328, i64 30
  %360 = extractelement <32 x i32> %328, i64 31
  %361 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354, i32 %355, i32 %356, i32 %357, i32 %358, i32 %359, i32 %360)
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 0
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 1
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 2
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 3
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 4
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 5
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 6
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 7
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 8
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 9
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 10
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 11
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 12
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 13
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 14
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 15
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 16
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 17
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 18
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 19
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 20
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 21
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 22
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 23
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 24
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 25
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 26
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 27
  %390 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 28
  %391 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 29
  %392 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 30
  %393 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %361, 31
  %394 = insertelement <32 x i32> poison, i32 %362, i64 0
  %395 = insertelement <32 x i32> %394, i32 %363, i64 1
  %396 = insertelement <32 x i32> %395, i32 %364, i64 2
  %397 = insertelement <32 x i32> %396, i32 %365, i64 3
  %398 = insertelement <32 x i32> %397, i32 %366, i64 4
  %399 = insertelement <32 x i32> %398, i32 %367, i64 5
  %400 = insertelement <32 x i32> %399, i32 %368, i64 6
  %401 = insertelement <32 x i32> %400, i32 %369, i64 7
  %402 = insertelement <32 x i32> %401, i32 %370, i64 8
  %403 = insertelement <32 x i32> %402, i32 %371, i64 9
  %404 = insertelement <32 x i32> %403, i32 %372, i64 10
  %405 = insertelement <32 x i32> %404, i32 %373, i64 11
  %406 = insertelement <32 x i32> %405, i32 %374, i64 12
  %407 = insertelement <32 x i32> %406, i32 %375, i64 13
  %408 = insertelement <32 x i32> %407, i32 %376, i64 14
  %409 = insertelement <32 x i32> %408, i32 %377, i64 15
  %410 = insertelement <32 x i32> %409, i32 %378, i64 16
  %411 = insertelement <32 x i32> %410, i32 %379, i64 17
  %412 = insertelement <32 x i32> %411, i32 %380, i64 18
  %413 = insertelement <32 x i32> %412, i32 %381, i64 19
  %414 = insertelement <32 x i32> %413, i32 %382, i64 20
  %415 = insertelement <32 x i32> %414, i32 %383, i64 21
  %416 = insertelement <32 x i32> %415, i32 %384, i64 22
  %417 = insertelement <32 x i32> %416, i32 %385, i64 23
  %418 = insertelement <32 x i32> %417, i32 %386, i64 24
  %419 = insertelement <32 x i32> %418, i32 %387, i64 25
  %420 = insertelement <32 x i32> %419, i32 %388, i64 26
  %421 = insertelement <32 x i32> %420, i32 %389, i64 27
  %422 = insertelement <32 x i32> %421, i32 %390, i64 28
  %423 = insertelement <32 x i32> %422, i32 %391, i64 29
  %424 = insertelement <32 x i32> %423, i32 %392, i64 30
  %425 = insertelement <32 x i32> %424, i32 %393, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %99, <32 x i32> %425, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %426 = icmp eq i32 %8, 0
  %427 = and i1 %87, %426
  br i1 %427, label %428, label %437

428:                                              ; preds = %89
  %429 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %430 = lshr i32 %429, 4
  %431 = zext i32 %430 to i64
  %432 = or i64 %431, -4611615580961636352
  %433 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %434 = lshr i32 %433, 4
  %435 = zext i32 %434 to i64
  %436 = or i64 %435, -4611615580963667968
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %86, i64 %432, i64 %436, i32 269058064, i1 true, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %437

437:                                              ; preds = %428, %89
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %438 = urem i32 %7, 32
  %439 = udiv i32 %7, 32
  %440 = mul nsw i32 %438, 32
  %441 = mul nsw i32 %439, 1024
  %442 = add nsw i32 %440, %441
  %443 = sext i32 %442 to i64
  %444 = getelementptr float, ptr addrspace(1) %80, i64 %443
  %445 = mul nsw i32 %81, 2097152
  %446 = sext i32 %445 to i64
  %447 = getelementptr i8, ptr addrspace(6) %86, i64 %446
  %448 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %447, i1 false)
  %449 = getelementptr i32, ptr %5, i64 4
  %450 = getelementptr i32, ptr %5, i64 8
  %451 = getelementptr i32, ptr %5, i64 12
  %452 = getelementptr i32, ptr %5, i64 16
  %453 = getelementptr i32, ptr %5, i64 20
  %454 = getelementptr i32, ptr %5, i64 24
  %455 = getelementptr i32, ptr %5, i64 28
  %456 = extractelement <32 x i32> %448, i64 0
  %457 = insertelement <4 x i32> poison, i32 %456, i64 0
  %458 = extractelement <32 x i32> %448, i64 1
  %459 = insertelement <4 x i32> %457, i32 %458, i64 1
  %460 = extractelement <32 x i32> %448, i64 2
  %461 = insertelement <4 x i32> %459, i32 %460, i64 2
  %462 = extractelement <32 x i32> %448, i64 3
  %463 = insertelement <4 x i32> %461, i32 %462, i64 3
  store <4 x i32> %463, ptr %5, align 16
  %464 = extractelement <32 x i32> %448, i64 4
  %465 = insertelement <4 x i32> poison, i32 %464, i64 0
  %466 = extractelement <32 x i32> %448, i64 5
  %467 = insertelement <4 x i32> %465, i32 %466, i64 1
  %468 = extractelement <32 x i32> %448, i64 6
  %469 = insertelement <4 x i32> %467, i32 %468, i64 2
  %470 = extractelement <32 x i32> %448, i64 7
  %471 = insertelement <4 x i32> %469, i32 %470, i64 3
  store <4 x i32> %471, ptr %449, align 16
  %472 = extractelement <32 x i32> %448, i64 8
  %473 = insertelement <4 x i32> poison, i32 %472, i64 0
  %474 = extractelement <32 x i32> %448, i64 9
  %475 = insertelement <4 x i32> %473, i32 %474, i64 1
  %476 = extractelement <32 x i32> %448, i64 10
  %477 = insertelement <4 x i32> %475, i32 %476, i64 2
  %478 = extractelement <32 x i32> %448, i64 11
  %479 = insertelement <4 x i32> %477, i32 %478, i64 3
  store <4 x i32> %479, ptr %450, align 16
  %480 = extractelement <32 x i32> %448, i64 12
  %481 = insertelement <4 x i32> poison, i32 %480, i64 0
  %482 = extractelement <32 x i32> %448, i64 13
  %483 = insertelement <4 x i32> %481, i32 %482, i64 1
  %484 = extractelement <32 x i32> %448, i64 14
  %485 = insertelement <4 x i32> %483, i32 %484, i64 2
  %486 = extractelement <32 x i32> %448, i64 15
  %487 = insertelement <4 x i32> %485, i32 %486, i64 3
  store <4 x i32> %487, ptr %451, align 16
  %488 = extractelement <32 x i32> %448, i64 16
  %489 = insertelement <4 x i32> poison, i32 %488, i64 0
  %490 = extractelement <32 x i32> %448, i64 17
  %491 = insertelement <4 x i32> %489, i32 %490, i64 1
  %492 = extractelement <32 x i32> %448, i64 18
  %493 = insertelement <4 x i32> %491, i32 %492, i64 2
  %494 = extractelement <32 x i32> %448, i64 19
  %495 = insertelement <4 x i32> %493, i32 %494, i64 3
  store <4 x i32> %495, ptr %452, align 16
  %496 = extractelement <32 x i32> %448, i64 20
  %497 = insertelement <4 x i32> poison, i32 %496, i64 0
  %498 = extractelement <32 x i32> %448, i64 21
  %499 = insertelement <4 x i32> %497, i32 %498, i64 1
  %500 = extractelement <32 x i32> %448, i64 22
  %501 = insertelement <4 x i32> %499, i32 %500, i64 2
  %502 = extractelement <32 x i32> %448, i64 23
  %503 = insertelement <4 x i32> %501, i32 %502, i64 3
  store <4 x i32> %503, ptr %453, align 16
  %504 = extractelement <32 x i32> %448, i64 24
  %505 = insertelement <4 x i32> poison, i32 %504, i64 0
  %506 = extractelement <32 x i32> %448, i64 25
  %507 = insertelement <4 x i32> %505, i32 %506, i64 1
  %508 = extractelement <32 x i32> %448, i64 26
  %509 = insertelement <4 x i32> %507, i32 %508, i64 2
  %510 = extractelement <32 x i32> %448, i64 27
  %511 = insertelement <4 x i32> %509, i32 %510, i64 3
  store <4 x i32> %511, ptr %454, align 16
  %512 = extractelement <32 x i32> %448, i64 28
  %513 = insertelement <4 x i32> poison, i32 %512, i64 0
  %514 = extractelement <32 x i32> %448, i64 29
  %515 = insertelement <4 x i32> %513, i32 %514, i64 1
  %516 = extractelement <32 x i32> %448, i64 30
  %517 = insertelement <4 x i32> %515, i32 %516, i64 2
  %518 = extractelement <32 x i32> %448, i64 31
  %519 = insertelement <4 x i32> %517, i32 %518, i64 3
  store <4 x i32> %519, ptr %455, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %520 = getelementptr i32, ptr %5, i64 4
  %521 = getelementptr i32, ptr %5, i64 8
  %522 = getelementptr i32, ptr %5, i64 12
  %523 = getelementptr i32, ptr %5, i64 16
  %524 = getelementptr i32, ptr %5, i64 20
  %525 = getelementptr i32, ptr %5, i64 24
  %526 = getelementptr i32, ptr %5, i64 28
  %527 = load <4 x i32>, ptr %5, align 16
  %528 = extractelement <4 x i32> %527, i64 0
  %529 = insertelement <32 x i32> poison, i32 %528, i64 0
  %530 = extractelement <4 x i32> %527, i64 1
  %531 = insertelement <32 x i32> %529, i32 %530, i64 1
  %532 = extractelement <4 x i32> %527, i64 2
  %533 = insertelement <32 x i32> %531, i32 %532, i64 2
  %534 = extractelement <4 x i32> %527, i64 3
  %535 = insertelement <32 x i32> %533, i32 %534, i64 3
  %536 = load <4 x i32>, ptr %520, align 16
  %537 = extractelement <4 x i32> %536, i64 0
  %538 = insertelement <32 x i32> %535, i32 %537, i64 4
  %539 = extractelement <4 x i32> %536, i64 1
  %540 = insertelement <32 x i32> %538, i32 %539, i64 5
  %541 = extractelement <4 x i32> %536, i64 2
  %542 = insertelement <32 x i32> %540, i32 %541, i64 6
  %543 = extractelement <4 x i32> %536, i64 3
  %544 = insertelement <32 x i32> %542, i32 %543, i64 7
  %545 = load <4 x i32>, ptr %521, align 16
  %546 = extractelement <4 x i32> %545, i64 0
  %547 = insertelement <32 x i32> %544, i32 %546, i64 8
  %548 = extractelement <4 x i32> %545, i64 1
  %549 = insertelement <32 x i32> %547, i32 %548, i64 9
  %550 = extractelement <4 x i32> %545, i64 2
  %551 = insertelement <32 x i32> %549, i32 %550, i64 10
  %552 = extractelement <4 x i32> %545, i64 3
  %553 = insertelement <32 x i32> %551, i32 %552, i64 11
  %554 = load <4 x i32>, ptr %522, align 16
  %555 = extractelement <4 x i32> %554, i64 0
  %556 = insertelement <32 x i32> %553, i32 %555, i64 12
  %557 = extractelement <4 x i32> %554, i64 1
  %558 = insertelement <32 x i32> %556, i32 %557, i64 13
  %559 = extractelement <4 x i32> %554, i64 2
  %560 = insertelement <32 x i32> %558, i32 %559, i64 14
  %561 = extractelement <4 x i32> %554, i64 3
  %562 = insertelement <32 x i32> %560, i32 %561, i64 15
  %563 = load <4 x i32>, ptr %523, align 16
  %564 = extractelement <4 x i32> %563, i64 0
  %565 = insertelement <32 x i32> %562, i32 %564, i64 16
  %566 = extractelement <4 x i32> %563, i64 1
  %567 = insertelement <32 x i32> %565, i32 %566, i64 17
  %568 = extractelement <4 x i32> %563, i64 2
  %569 = insertelement <32 x i32> %567, i32 %568, i64 18
  %570 = extractelement <4 x i32> %563, i64 3
  %571 = insertelement <32 x i32> %569, i32 %570, i64 19
  %572 = load <4 x i32>, ptr %524, align 16
  %573 = extractelement <4 x i32> %572, i64 0
  %574 = insertelement <32 x i32> %571, i32 %573, i64 20
  %575 = extractelement <4 x i32> %572, i64 1
  %576 = insertelement <32 x i32> %574, i32 %575, i64 21
  %577 = extractelement <4 x i32> %572, i64 2
  %578 = insertelement <32 x i32> %576, i32 %577, i64 22
  %579 = extractelement <4 x i32> %572, i64 3
  %580 = insertelement <32 x i32> %578, i32 %579, i64 23
  %581 = load <4 x i32>, ptr %525, align 16
  %582 = extractelement <4 x i32> %581, i64 0
  %583 = insertelement <32 x i32> %580, i32 %582, i64 24
  %584 = extractelement <4 x i32> %581, i64 1
  %585 = insertelement <32 x i32> %583, i32 %584, i64 25
  %586 = extractelement <4 x i32> %581, i64 2
  %587 = insertelement <32 x i32> %585, i32 %586, i64 26
  %588 = extractelement <4 x i32> %581, i64 3
  %589 = insertelement <32 x i32> %587, i32 %588, i64 27
  %590 = load <4 x i32>, ptr %526, align 16
  %591 = extractelement <4 x i32> %590, i64 0
  %592 = insertelement <32 x i32> %589, i32 %591, i64 28
  %593 = extractelement <4 x i32> %590, i64 1
  %594 = insertelement <32 x i32> %592, i32 %593, i64 29
  %595 = extractelement <4 x i32> %590, i64 2
  %596 = insertelement <32 x i32> %594, i32 %595, i64 30
  %597 = extractelement <4 x i32> %590, i64 3
  %598 = insertelement <32 x i32> %596, i32 %597, i64 31
  %599 = extractelement <32 x i32> %598, i64 0
  %600 = extractelement <32 x i32> %598, i64 1
  %601 = extractelement <32 x i32> %598, i64 2
  %602 = extractelement <32 x i32> %598, i64 3
  %603 = extractelement <32 x i32> %598, i64 4
  %604 = extractelement <32 x i32> %598, i64 5
  %605 = extractelement <32 x i32> %598, i64 6
  %606 = extractelement <32 x i32> %598, i64 7
  %607 = extractelement <32 x i32> %598, i64 8
  %608 = extractelement <32 x i32> %598, i64 9
  %609 = extractelement <32 x i32> %598, i64 10
  %610 = extractelement <32 x i32> %598, i64 11
  %611 = extractelement <32 x i32> %598, i64 12
  %612 = extractelement <32 x i32> %598, i64 13
  %613 = extractelement <32 x i32> %598, i64 14
  %614 = extractelement <32 x i32> %598, i64 15
  %615 = extractelement <32 x i32> %598, i64 16
  %616 = extractelement <32 x i32> %598, i64 17
  %617 = extractelement <32 x i32> %598, i64 18
  %618 = extractelement <32 x i32> %598, i64 19
  %619 = extractelement <32 x i32> %598, i64 20
  %620 = extractelement <32 x i32> %598, i64 21
  %621 = extractelement <32 x i32> %598, i64 22
  %622 = extractelement <32 x i32> %598, i64 23
  %623 = extractelement <32 x i32> %598, i64 24
  %624 = extractelement <32 x i32> %598, i64 25
  %625 = extractelement <32 x i32> %598, i64 26
  %626 = extractelement <32 x i32> %598, i64 27
  %627 = extractelement <32 x i32> %598, i64 28
  %628 = extractelement <32 x i32> %598, i64 29
  %629 = extractelement <32 x i32> %598, i64 30
  %630 = extractelement <32 x i32> %598, i64 31
  %631 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611, i32 %612, i32 %613, i32 %614, i32 %615, i32 %616, i32 %617, i32 %618, i32 %619, i32 %620, i32 %621, i32 %622, i32 %623, i32 %624, i32 %625, i32 %626, i32 %627, i32 %628, i32 %629, i32 %630)
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 0
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 1
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 2
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 3
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 4
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 5
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 6
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 7
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 8
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 9
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 10
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 11
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 12
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 13
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 14
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 15
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 16
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 17
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 18
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 19
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 20
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 21
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 22
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 23
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 24
  %657 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 25
  %658 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 26
  %659 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 27
  %660 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 28
  %661 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 29
  %662 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 30
  %663 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %631, 31
  %664 = insertelement <32 x i32> poison, i32 %632, i64 0
  %665 = insertelement <32 x i32> %664, i32 %633, i64 1
  %666 = insertelement <32 x i32> %665, i32 %634, i64 2
  %667 = insertelement <32 x i32> %666, i32 %635, i64 3
  %668 = insertelement <32 x i32> %667, i32 %636, i64 4
  %669 = insertelement <32 x i32> %668, i32 %637, i64 5
  %670 = insertelement <32 x i32> %669, i32 %638, i64 6
  %671 = insertelement <32 x i32> %670, i32 %639, i64 7
  %672 = insertelement <32 x i32> %671, i32 %640, i64 8
  %673 = insertelement <32 x i32> %672, i32 %641, i64 9
  %674 = insertelement <32 x i32> %673, i32 %642, i64 10
  %675 = insertelement <32 x i32> %674, i32 %643, i64 11
  %676 = insertelement <32 x i32> %675, i32 %644, i64 12
  %677 = insertelement <32 x i32> %676, i32 %645, i64 13
  %678 = insertelement <32 x i32> %677, i32 %646, i64 14
  %679 = insertelement <32 x i32> %678, i32 %647, i64 15
  %680 = insertelement <32 x i32> %679, i32 %648, i64 16
  %681 = insertelement <32 x i32> %680, i32 %649, i64 17
  %682 = insertelement <32 x i32> %681, i32 %650, i64 18
  %683 = insertelement <32 x i32> %682, i32 %651, i64 19
  %684 = insertelement <32 x i32> %683, i32 %652, i64 20
  %685 = insertelement <32 x i32> %684, i32 %653, i64 21
  %686 = insertelement <32 x i32> %685, i32 %654, i64 22
  %687 = insertelement <32 x i32> %686, i32 %655, i64 23
  %688 = insertelement <32 x i32> %687, i32 %656, i64 24
  %689 = insertelement <32 x i32> %688, i32 %657, i64 25
  %690 = insertelement <32 x i32> %689, i32 %658, i64 26
  %691 = insertelement <32 x i32> %690, i32 %659, i64 27
  %692 = insertelement <32 x i32> %691, i32 %660, i64 28
  %693 = insertelement <32 x i32> %692, i32 %661, i64 29
  %694 = insertelement <32 x i32> %693, i32 %662, i64 30
  %695 = insertelement <32 x i32> %694, i32 %663, i64 31
  %696 = getelementptr i32, ptr %5, i64 4
  %697 = getelementptr i32, ptr %5, i64 8
  %698 = getelementptr i32, ptr %5, i64 12
  %699 = getelementptr i32, ptr %5, i64 16
  %700 = getelementptr i32, ptr %5, i64 20
  %701 = getelementptr i32, ptr %5, i64 24
  %702 = getelementptr i32, ptr %5, i64 28
  %703 = extractelement <32 x i32> %695, i64 0
  %704 = insertelement <4 x i32> poison, i32 %703, i64 0
  %705 = extractelement <32 x i32> %695, i64 1
  %706 = insertelement <4 x i32> %704, i32 %705, i64 1
  %707 = extractelement <32 x i32> %695, i64 2
  %708 = insertelement <4 x i32> %706, i32 %707, i64 2
  %709 = extractelement <32 x i32> %695, i64 3
  %710 = insertelement <4 x i32> %708, i32 %709, i64 3
  store <4 x i32> %710, ptr %5, align 16
  %711 = extractelement <32 x i32> %695, i64 4
  %712 = insertelement <4 x i32> poison, i32 %711, i64 0
  %713 = extractelement <32 x i32> %695, i64 5
  %714 = insertelement <4 x i32> %712, i32 %713, i64 1
  %715 = extractelement <32 x i32> %695, i64 6
  %716 = insertelement <4 x i32> %714, i32 %715, i64 2
  %717 = extractelement <32 x i32> %695, i64 7
  %718 = insertelement <4 x i32> %716, i32 %717, i64 3
  store <4 x i32> %718, ptr %696, align 16
  %719 = extractelement <32 x i32> %695, i64 8
  %720 = insertelement <4 x i32> poison, i32 %719, i64 0
  %721 = extractelement <32 x i32> %695, i64 9
  %722 = insertelement <4 x i32> %720, i32 %721, i64 1
  %723 = extractelement <32 x i32> %695, i64 10
  %724 = insertelement <4 x i32> %722, i32 %723, i64 2
  %725 = extractelement <32 x i32> %695, i64 11
  %726 = insertelement <4 x i32> %724, i32 %725, i64 3
  store <4 x i32> %726, ptr %697, align 16
  %727 = extractelement <32 x i32> %695, i64 12
  %728 = insertelement <4 x i32> poison, i32 %727, i64 0
  %729 = extractelement <32 x i32> %695, i64 13
  %730 = insertelement <4 x i32> %728, i32 %729, i64 1
  %731 = extractelement <32 x i32> %695, i64 14
  %732 = insertelement <4 x i32> %730, i32 %731, i64 2
  %733 = extractelement <32 x i32> %695, i64 15
  %734 = insertelement <4 x i32> %732, i32 %733, i64 3
  store <4 x i32> %734, ptr %698, align 16
  %735 = extractelement <32 x i32> %695, i64 16
  %736 = insertelement <4 x i32> poison, i32 %735, i64 0
  %737 = extractelement <32 x i32> %695, i64 17
  %738 = insertelement <4 x i32> %736, i32 %737, i64 1
  %739 = extractelement <32 x i32> %695, i64 18
  %740 = insertelement <4 x i32> %738, i32 %739, i64 2
  %741 = extractelement <32 x i32> %695, i64 19
  %742 = insertelement <4 x i32> %740, i32 %741, i64 3
  store <4 x i32> %742, ptr %699, align 16
  %743 = extractelement <32 x i32> %695, i64 20
  %744 = insertelement <4 x i32> poison, i32 %743, i64 0
  %745 = extractelement <32 x i32> %695, i64 21
  %746 = insertelement <4 x i32> %744, i32 %745, i64 1
  %747 = extractelement <32 x i32> %695, i64 22
  %748 = insertelement <4 x i32> %746, i32 %747, i64 2
  %749 = extractelement <32 x i32> %695, i64 23
  %750 = insertelement <4 x i32> %748, i32 %749, i64 3
  store <4 x i32> %750, ptr %700, align 16
  %751 = extractelement <32 x i32> %695, i64 24
  %752 = insertelement <4 x i32> poison, i32 %751, i64 0
  %753 = extractelement <32 x i32> %695, i64 25
  %754 = insertelement <4 x i32> %752, i32 %753, i64 1
  %755 = extractelement <32 x i32> %695, i64 26
  %756 = insertelement <4 x i32> %754, i32 %755, i64 2
  %757 = extractelement <32 x i32> %695, i64 27
  %758 = insertelement <4 x i32> %756, i32 %757, i64 3
  store <4 x i32> %758, ptr %701, align 16
  %759 = extractelement <32 x i32> %695, i64 28
  %760 = insertelement <4 x i32> poison, i32 %759, i64 0
  %761 = extractelement <32 x i32> %695, i64 29
  %762 = insertelement <4 x i32> %760, i32 %761, i64 1
  %763 = extractelement <32 x i32> %695, i64 30
  %764 = insertelement <4 x i32> %762, i32 %763, i64 2
  %765 = extractelement <32 x i32> %695, i64 31
  %766 = insertelement <4 x i32> %764, i32 %765, i64 3
  store <4 x i32> %766, ptr %702, align 16
  %767 = getelementptr float, ptr %5, i64 4
  %768 = getelementptr float, ptr %5, i64 8
  %769 = getelementptr float, ptr %5, i64 12
  %770 = getelementptr float, ptr %5, i64 16
  %771 = getelementptr float, ptr %5, i64 20
  %772 = getelementptr float, ptr %5, i64 24
  %773 = getelementptr float, ptr %5, i64 28
  %774 = load <4 x float>, ptr %5, align 16
  %775 = extractelement <4 x float> %774, i64 0
  %776 = insertelement <32 x float> poison, float %775, i64 0
  %777 = extractelement <4 x float> %774, i64 1
  %778 = insertelement <32 x float> %776, float %777, i64 1
  %779 = extractelement <4 x float> %774, i64 2
  %780 = insertelement <32 x float> %778, float %779, i64 2
  %781 = extractelement <4 x float> %774, i64 3
  %782 = insertelement <32 x float> %780, float %781, i64 3
  %783 = load <4 x float>, ptr %767, align 16
  %784 = extractelement <4 x float> %783, i64 0
  %785 = insertelement <32 x float> %782, float %784, i64 4
  %786 = extractelement <4 x float> %783, i64 1
  %787 = insertelement <32 x float> %785, float %786, i64 5
  %788 = extractelement <4 x float> %783, i64 2
  %789 = insertelement <32 x float> %787, float %788, i64 6
  %790 = extractelement <4 x float> %783, i64 3
  %791 = insertelement <32 x float> %789, float %790, i64 7
  %792 = load <4 x float>, ptr %768, align 16
  %793 = extractelement <4 x float> %792, i64 0
  %794 = insertelement <32 x float> %791, float %793, i64 8
  %795 = extractelement <4 x float> %792, i64 1
  %796 = insertelement <32 x float> %794, float %795, i64 9
  %797 = extractelement <4 x float> %792, i64 2
  %798 = insertelement <32 x float> %796, float %797, i64 10
  %799 = extractelement <4 x float> %792, i64 3
  %800 = insertelement <32 x float> %798, float %799, i64 11
  %801 = load <4 x float>, ptr %769, align 16
  %802 = extractelement <4 x float> %801, i64 0
  %803 = insertelement <32 x float> %800, float %802, i64 12
  %804 = extractelement <4 x float> %801, i64 1
  %805 = insertelement <32 x float> %803, float %804, i64 13
  %806 = extractelement <4 x float> %801, i64 2
  %807 = insertelement <32 x float> %805, float %806, i64 14
  %808 = extractelement <4 x float> %801, i64 3
  %809 = insertelement <32 x float> %807, float %808, i64 15
  %810 = load <4 x float>, ptr %770, align 16
  %811 = extractelement <4 x float> %810, i64 0
  %812 = insertelement <32 x float> %809, float %811, i64 16
  %813 = extractelement <4 x float> %810, i64 1
  %814 = insertelement <32 x float> %812, float %813, i64 17
  %815 = extractelement <4 x float> %810, i64 2
  %816 = insertelement <32 x float> %814, float %815, i64 18
  %817 = extractelement <4 x float> %810, i64 3
  %818 = insertelement <32 x float> %816, float %817, i64 19
  %819 = load <4 x float>, ptr %771, align 16
  %820 = extractelement <4 x float> %819, i64 0
  %821 = insertelement <32 x float> %818, float %820, i64 20
  %822 = extractelement <4 x float> %819, i64 1
  %823 = insertelement <32 x float> %821, float %822, i64 21
  %824 = extractelement <4 x float> %819, i64 2
  %825 = insertelement <32 x float> %823, float %824, i64 22
  %826 = extractelement <4 x float> %819, i64 3
  %827 = insertelement <32 x float> %825, float %826, i64 23
  %828 = load <4 x float>, ptr %772, align 16
  %829 = extractelement <4 x float> %828, i64 0
  %830 = insertelement <32 x float> %827, float %829, i64 24
  %831 = extractelement <4 x float> %828, i64 1
  %832 = insertelement <32 x float> %830, float %831, i64 25
  %833 = extractelement <4 x float> %828, i64 2
  %834 = insertelement <32 x float> %832, float %833, i64 26
  %835 = extractelement <4 x float> %828, i64 3
  %836 = insertelement <32 x float> %834, float %835, i64 27
  %837 = load <4 x float>, ptr %773, align 16
  %838 = extractelement <4 x float> %837, i64 0
  %839 = insertelement <32 x float> %836, float %838, i64 28
  %840 = extractelement <4 x float> %837, i64 1
  %841 = insertelement <32 x float> %839, float %840, i64 29
  %842 = extractelement <4 x float> %837, i64 2
  %843 = insertelement <32 x float> %841, float %842, i64 30
  %844 = extractelement <4 x float> %837, i64 3
  %845 = insertelement <32 x float> %843, float %844, i64 31
  %846 = getelementptr float, ptr addrspace(1) %444, i64 4
  %847 = getelementptr float, ptr addrspace(1) %444, i64 8
  %848 = getelementptr float, ptr addrspace(1) %444, i64 12
  %849 = getelementptr float, ptr addrspace(1) %444, i64 16
  %850 = getelementptr float, ptr addrspace(1) %444, i64 20
  %851 = getelementptr float, ptr addrspace(1) %444, i64 24
  %852 = getelementptr float, ptr addrspace(1) %444, i64 28
  %853 = extractelement <32 x float> %845, i64 0
  %854 = insertelement <4 x float> poison, float %853, i64 0
  %855 = extractelement <32 x float> %845, i64 1
  %856 = insertelement <4 x float> %854, float %855, i64 1
  %857 = extractelement <32 x float> %845, i64 2
  %858 = insertelement <4 x float> %856, float %857, i64 2
  %859 = extractelement <32 x float> %845, i64 3
  %860 = insertelement <4 x float> %858, float %859, i64 3
  store <4 x float> %860, ptr addrspace(1) %444, align 16
  %861 = extractelement <32 x float> %845, i64 4
  %862 = insertelement <4 x float> poison, float %861, i64 0
  %863 = extractelement <32 x float> %845, i64 5
  %864 = insertelement <4 x float> %862, float %863, i64 1
  %865 = extractelement <32 x float> %845, i64 6
  %866 = insertelement <4 x float> %864, float %865, i64 2
  %867 = extractelement <32 x float> %845, i64 7
  %868 = insertelement <4 x float> %866, float %867, i64 3
  store <4 x float> %868, ptr addrspace(1) %846, align 16
  %869 = extractelement <32 x float> %845, i64 8
  %870 = insertelement <4 x float> poison, float %869, i64 0
  %871 = extractelement <32 x float> %845, i64 9
  %872 = insertelement <4 x float> %870, float %871, i64 1
  %873 = extractelement <32 x float> %845, i64 10
  %874 = insertelement <4 x float> %872, float %873, i64 2
  %875 = extractelement <32 x float> %845, i64 11
  %876 = insertelement <4 x float> %874, float %875, i64 3
  store <4 x float> %876, ptr addrspace(1) %847, align 16
  %877 = extractelement <32 x float> %845, i64 12
  %878 = insertelement <4 x float> poison, float %877, i64 0
  %879 = extractelement <32 x float> %845, i64 13
  %880 = insertelement <4 x float> %878, float %879, i64 1
  %881 = extractelement <32 x float> %845, i64 14
  %882 = insertelement <4 x float> %880, float %881, i64 2
  %883 = extractelement <32 x float> %845, i64 15
  %884 = insertelement <4 x float> %882, float %883, i64 3
  store <4 x float> %884, ptr addrspace(1) %848, align 16
  %885 = extractelement <32 x float> %845, i64 16
  %886 = insertelement <4 x float> poison, float %885, i64 0
  %887 = extractelement <32 x float> %845, i64 17
  %888 = insertelement <4 x float> %886, float %887, i64 1
  %889 = extractelement <32 x float> %845, i64 18
  %890 = insertelement <4 x float> %888, float %889, i64 2
  %891 = extractelement <32 x float> %845, i64 19
  %892 = insertelement <4 x float> %890, float %891, i64 3
  store <4 x float> %892, ptr addrspace(1) %849, align 16
  %893 = extractelement <32 x float> %845, i64 20
  %894 = insertelement <4 x float> poison, float %893, i64 0
  %895 = extractelement <32 x float> %845, i64 21
  %896 = insertelement <4 x float> %894, float %895, i64 1
  %897 = extractelement <32 x float> %845, i64 22
  %898 = insertelement <4 x float> %896, float %897, i64 2
  %899 = extractelement <32 x float> %845, i64 23
  %900 = insertelement <4 x float> %898, float %899, i64 3
  store <4 x float> %900, ptr addrspace(1) %850, align 16
  %901 = extractelement <32 x float> %845, i64 24
  %902 = insertelement <4 x float> poison, float %901, i64 0
  %903 = extractelement <32 x float> %845, i64 25
  %904 = insertelement <4 x float> %902, float %903, i64 1
  %905 = extractelement <32 x float> %845, i64 26
  %906 = insertelement <4 x float> %904, float %905, i64 2
  %907 = extractelement <32 x float> %845, i64 27
  %908 = insertelement <4 x float> %906, float %907, i64 3
  store <4 x float> %908, ptr addrspace(1) %851, align 16
  %909 = extractelement <32 x float> %845, i64 28
  %910 = insertelement <4 x float> poison, float %909, i64 0
  %911 = extractelement <32 x float> %845, i64 29
  %912 = insertelement <4 x float> %910, float %911, i64 1
  %913 = extractelement <32 x float> %845, i64 30
  %914 = insertelement <4 x float> %912, float %913, i64 2
  %915 = extractelement <32 x float> %845, i64 31
  %916 = insertelement <4 x float> %914, float %915, i64 3
  store <4 x float> %916, ptr addrspace(1) %852, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %82, label %917, label %918

917:                                              ; preds = %437
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %86, i32 32)
  br label %918

918:                                              ; preds = %917, %437
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) captures(none), <32 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) captures(none), i1 immarg) #7

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
