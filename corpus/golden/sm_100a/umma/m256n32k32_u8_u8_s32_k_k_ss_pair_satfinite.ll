; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x float], align 16
  %6 = alloca [32 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = mul nsw i32 %8, 4096
  %10 = sext i32 %9 to i64
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %38, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %11, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 128
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %13, 128
  br label %12

39:                                               ; preds = %12
  %40 = mul nsw i32 %8, 512
  %41 = sext i32 %40 to i64
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  br label %43

43:                                               ; preds = %46, %39
  %44 = phi i32 [ %69, %46 ], [ %7, %39 ]
  %45 = icmp slt i32 %44, 512
  br i1 %45, label %46, label %70

46:                                               ; preds = %43
  %47 = urem i32 %44, 16
  %48 = udiv i32 %44, 16
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(1) %42, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1
  %54 = urem i32 %44, 8
  %55 = udiv i32 %44, 8
  %56 = mul nsw i32 %54, 128
  %57 = urem i32 %55, 2
  %58 = udiv i32 %55, 2
  %59 = mul nsw i32 %57, 1024
  %60 = add nsw i32 %56, %59
  %61 = add nsw i32 %60, %58
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %62
  %64 = ptrtoint ptr addrspace(3) %63 to i32
  %65 = and i32 %64, 896
  %66 = lshr i32 %65, 3
  %67 = xor i32 %64, %66
  %68 = inttoptr i32 %67 to ptr addrspace(3)
  store i8 %53, ptr addrspace(3) %68, align 1
  %69 = add i32 %44, 128
  br label %43

70:                                               ; preds = %43
  %71 = mul nsw i32 %8, 4096
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = mul nsw i32 %8, 4096
  %75 = sext i32 %74 to i64
  %76 = getelementptr float, ptr addrspace(1) %3, i64 %75
  %77 = lshr i32 %7, 5
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %70
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %80

80:                                               ; preds = %79, %70
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %81 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %82 = inttoptr i32 %81 to ptr addrspace(6)
  %83 = icmp eq i32 %7, 0
  br i1 %83, label %84, label %85

84:                                               ; preds = %80
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %85

85:                                               ; preds = %84, %80
  %86 = urem i32 %7, 32
  %87 = udiv i32 %7, 32
  %88 = mul nsw i32 %86, 32
  %89 = mul nsw i32 %87, 1024
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, ptr addrspace(1) %73, i64 %91
  %93 = mul nsw i32 %77, 2097152
  %94 = sext i32 %93 to i64
  %95 = getelementptr i8, ptr addrspace(6) %82, i64 %94
  %96 = getelementptr float, ptr addrspace(1) %92, i64 4
  %97 = getelementptr float, ptr addrspace(1) %92, i64 8
  %98 = getelementptr float, ptr addrspace(1) %92, i64 12
  %99 = getelementptr float, ptr addrspace(1) %92, i64 16
  %100 = getelementptr float, ptr addrspace(1) %92, i64 20
  %101 = getelementptr float, ptr addrspace(1) %92, i64 24
  %102 = getelementptr float, ptr addrspace(1) %92, i64 28
  %103 = load <4 x float>, ptr addrspace(1) %92, align 16
  %104 = extractelement <4 x float> %103, i64 0
  %105 = insertelement <32 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %103, i64 1
  %107 = insertelement <32 x float> %105, float %106, i64 1
  %108 = extractelement <4 x float> %103, i64 2
  %109 = insertelement <32 x float> %107, float %108, i64 2
  %110 = extractelement <4 x float> %103, i64 3
  %111 = insertelement <32 x float> %109, float %110, i64 3
  %112 = load <4 x float>, ptr addrspace(1) %96, align 16
  %113 = extractelement <4 x float> %112, i64 0
  %114 = insertelement <32 x float> %111, float %113, i64 4
  %115 = extractelement <4 x float> %112, i64 1
  %116 = insertelement <32 x float> %114, float %115, i64 5
  %117 = extractelement <4 x float> %112, i64 2
  %118 = insertelement <32 x float> %116, float %117, i64 6
  %119 = extractelement <4 x float> %112, i64 3
  %120 = insertelement <32 x float> %118, float %119, i64 7
  %121 = load <4 x float>, ptr addrspace(1) %97, align 16
  %122 = extractelement <4 x float> %121, i64 0
  %123 = insertelement <32 x float> %120, float %122, i64 8
  %124 = extractelement <4 x float> %121, i64 1
  %125 = insertelement <32 x float> %123, float %124, i64 9
  %126 = extractelement <4 x float> %121, i64 2
  %127 = insertelement <32 x float> %125, float %126, i64 10
  %128 = extractelement <4 x float> %121, i64 3
  %129 = insertelement <32 x float> %127, float %128, i64 11
  %130 = load <4 x float>, ptr addrspace(1) %98, align 16
  %131 = extractelement <4 x float> %130, i64 0
  %132 = insertelement <32 x float> %129, float %131, i64 12
  %133 = extractelement <4 x float> %130, i64 1
  %134 = insertelement <32 x float> %132, float %133, i64 13
  %135 = extractelement <4 x float> %130, i64 2
  %136 = insertelement <32 x float> %134, float %135, i64 14
  %137 = extractelement <4 x float> %130, i64 3
  %138 = insertelement <32 x float> %136, float %137, i64 15
  %139 = load <4 x float>, ptr addrspace(1) %99, align 16
  %140 = extractelement <4 x float> %139, i64 0
  %141 = insertelement <32 x float> %138, float %140, i64 16
  %142 = extractelement <4 x float> %139, i64 1
  %143 = insertelement <32 x float> %141, float %142, i64 17
  %144 = extractelement <4 x float> %139, i64 2
  %145 = insertelement <32 x float> %143, float %144, i64 18
  %146 = extractelement <4 x float> %139, i64 3
  %147 = insertelement <32 x float> %145, float %146, i64 19
  %148 = load <4 x float>, ptr addrspace(1) %100, align 16
  %149 = extractelement <4 x float> %148, i64 0
  %150 = insertelement <32 x float> %147, float %149, i64 20
  %151 = extractelement <4 x float> %148, i64 1
  %152 = insertelement <32 x float> %150, float %151, i64 21
  %153 = extractelement <4 x float> %148, i64 2
  %154 = insertelement <32 x float> %152, float %153, i64 22
  %155 = extractelement <4 x float> %148, i64 3
  %156 = insertelement <32 x float> %154, float %155, i64 23
  %157 = load <4 x float>, ptr addrspace(1) %101, align 16
  %158 = extractelement <4 x float> %157, i64 0
  %159 = insertelement <32 x float> %156, float %158, i64 24
  %160 = extractelement <4 x float> %157, i64 1
  %161 = insertelement <32 x float> %159, float %160, i64 25
  %162 = extractelement <4 x float> %157, i64 2
  %163 = insertelement <32 x float> %161, float %162, i64 26
  %164 = extractelement <4 x float> %157, i64 3
  %165 = insertelement <32 x float> %163, float %164, i64 27
  %166 = load <4 x float>, ptr addrspace(1) %102, align 16
  %167 = extractelement <4 x float> %166, i64 0
  %168 = insertelement <32 x float> %165, float %167, i64 28
  %169 = extractelement <4 x float> %166, i64 1
  %170 = insertelement <32 x float> %168, float %169, i64 29
  %171 = extractelement <4 x float> %166, i64 2
  %172 = insertelement <32 x float> %170, float %171, i64 30
  %173 = extractelement <4 x float> %166, i64 3
  %174 = insertelement <32 x float> %172, float %173, i64 31
  %175 = getelementptr float, ptr %6, i64 4
  %176 = getelementptr float, ptr %6, i64 8
  %177 = getelementptr float, ptr %6, i64 12
  %178 = getelementptr float, ptr %6, i64 16
  %179 = getelementptr float, ptr %6, i64 20
  %180 = getelementptr float, ptr %6, i64 24
  %181 = getelementptr float, ptr %6, i64 28
  %182 = extractelement <32 x float> %174, i64 0
  %183 = insertelement <4 x float> poison, float %182, i64 0
  %184 = extractelement <32 x float> %174, i64 1
  %185 = insertelement <4 x float> %183, float %184, i64 1
  %186 = extractelement <32 x float> %174, i64 2
  %187 = insertelement <4 x float> %185, float %186, i64 2
  %188 = extractelement <32 x float> %174, i64 3
  %189 = insertelement <4 x float> %187, float %188, i64 3
  store <4 x float> %189, ptr %6, align 16
  %190 = extractelement <32 x float> %174, i64 4
  %191 = insertelement <4 x float> poison, float %190, i64 0
  %192 = extractelement <32 x float> %174, i64 5
  %193 = insertelement <4 x float> %191, float %192, i64 1
  %194 = extractelement <32 x float> %174, i64 6
  %195 = insertelement <4 x float> %193, float %194, i64 2
  %196 = extractelement <32 x float> %174, i64 7
  %197 = insertelement <4 x float> %195, float %196, i64 3
  store <4 x float> %197, ptr %175, align 16
  %198 = extractelement <32 x float> %174, i64 8
  %199 = insertelement <4 x float> poison, float %198, i64 0
  %200 = extractelement <32 x float> %174, i64 9
  %201 = insertelement <4 x float> %199, float %200, i64 1
  %202 = extractelement <32 x float> %174, i64 10
  %203 = insertelement <4 x float> %201, float %202, i64 2
  %204 = extractelement <32 x float> %174, i64 11
  %205 = insertelement <4 x float> %203, float %204, i64 3
  store <4 x float> %205, ptr %176, align 16
  %206 = extractelement <32 x float> %174, i64 12
  %207 = insertelement <4 x float> poison, float %206, i64 0
  %208 = extractelement <32 x float> %174, i64 13
  %209 = insertelement <4 x float> %207, float %208, i64 1
  %210 = extractelement <32 x float> %174, i64 14
  %211 = insertelement <4 x float> %209, float %210, i64 2
  %212 = extractelement <32 x float> %174, i64 15
  %213 = insertelement <4 x float> %211, float %212, i64 3
  store <4 x float> %213, ptr %177, align 16
  %214 = extractelement <32 x float> %174, i64 16
  %215 = insertelement <4 x float> poison, float %214, i64 0
  %216 = extractelement <32 x float> %174, i64 17
  %217 = insertelement <4 x float> %215, float %216, i64 1
  %218 = extractelement <32 x float> %174, i64 18
  %219 = insertelement <4 x float> %217, float %218, i64 2
  %220 = extractelement <32 x float> %174, i64 19
  %221 = insertelement <4 x float> %219, float %220, i64 3
  store <4 x float> %221, ptr %178, align 16
  %222 = extractelement <32 x float> %174, i64 20
  %223 = insertelement <4 x float> poison, float %222, i64 0
  %224 = extractelement <32 x float> %174, i64 21
  %225 = insertelement <4 x float> %223, float %224, i64 1
  %226 = extractelement <32 x float> %174, i64 22
  %227 = insertelement <4 x float> %225, float %226, i64 2
  %228 = extractelement <32 x float> %174, i64 23
  %229 = insertelement <4 x float> %227, float %228, i64 3
  store <4 x float> %229, ptr %179, align 16
  %230 = extractelement <32 x float> %174, i64 24
  %231 = insertelement <4 x float> poison, float %230, i64 0
  %232 = extractelement <32 x float> %174, i64 25
  %233 = insertelement <4 x float> %231, float %232, i64 1
  %234 = extractelement <32 x float> %174, i64 26
  %235 = insertelement <4 x float> %233, float %234, i64 2
  %236 = extractelement <32 x float> %174, i64 27
  %237 = insertelement <4 x float> %235, float %236, i64 3
  store <4 x float> %237, ptr %180, align 16
  %238 = extractelement <32 x float> %174, i64 28
  %239 = insertelement <4 x float> poison, float %238, i64 0
  %240 = extractelement <32 x float> %174, i64 29
  %241 = insertelement <4 x float> %239, float %240, i64 1
  %242 = extractelement <32 x float> %174, i64 30
  %243 = insertelement <4 x float> %241, float %242, i64 2
  %244 = extractelement <32 x float> %174, i64 31
  %245 = insertelement <4 x float> %243, float %244, i64 3
  store <4 x float> %245, ptr %181, align 16
  %246 = getelementptr i32, ptr %6, i64 4
  %247 = getelementptr i32, ptr %6, i64 8
  %248 = getelementptr i32, ptr %6, i64 12
  %249 = getelementptr i32, ptr %6, i64 16
  %250 = getelementptr i32, ptr %6, i64 20
  %251 = getelementptr i32, ptr %6, i64 24
  %252 = getelementptr i32, ptr %6, i64 28
  %253 = load <4 x i32>, ptr %6, align 16
  %254 = extractelement <4 x i32> %253, i64 0
  %255 = insertelement <32 x i32> poison, i32 %254, i64 0
  %256 = extractelement <4 x i32> %253, i64 1
  %257 = insertelement <32 x i32> %255, i32 %256, i64 1
  %258 = extractelement <4 x i32> %253, i64 2
  %259 = insertelement <32 x i32> %257, i32 %258, i64 2
  %260 = extractelement <4 x i32> %253, i64 3
  %261 = insertelement <32 x i32> %259, i32 %260, i64 3
  %262 = load <4 x i32>, ptr %246, align 16
  %263 = extractelement <4 x i32> %262, i64 0
  %264 = insertelement <32 x i32> %261, i32 %263, i64 4
  %265 = extractelement <4 x i32> %262, i64 1
  %266 = insertelement <32 x i32> %264, i32 %265, i64 5
  %267 = extractelement <4 x i32> %262, i64 2
  %268 = insertelement <32 x i32> %266, i32 %267, i64 6
  %269 = extractelement <4 x i32> %262, i64 3
  %270 = insertelement <32 x i32> %268, i32 %269, i64 7
  %271 = load <4 x i32>, ptr %247, align 16
  %272 = extractelement <4 x i32> %271, i64 0
  %273 = insertelement <32 x i32> %270, i32 %272, i64 8
  %274 = extractelement <4 x i32> %271, i64 1
  %275 = insertelement <32 x i32> %273, i32 %274, i64 9
  %276 = extractelement <4 x i32> %271, i64 2
  %277 = insertelement <32 x i32> %275, i32 %276, i64 10
  %278 = extractelement <4 x i32> %271, i64 3
  %279 = insertelement <32 x i32> %277, i32 %278, i64 11
  %280 = load <4 x i32>, ptr %248, align 16
  %281 = extractelement <4 x i32> %280, i64 0
  %282 = insertelement <32 x i32> %279, i32 %281, i64 12
  %283 = extractelement <4 x i32> %280, i64 1
  %284 = insertelement <32 x i32> %282, i32 %283, i64 13
  %285 = extractelement <4 x i32> %280, i64 2
  %286 = insertelement <32 x i32> %284, i32 %285, i64 14
  %287 = extractelement <4 x i32> %280, i64 3
  %288 = insertelement <32 x i32> %286, i32 %287, i64 15
  %289 = load <4 x i32>, ptr %249, align 16
  %290 = extractelement <4 x i32> %289, i64 0
  %291 = insertelement <32 x i32> %288, i32 %290, i64 16
  %292 = extractelement <4 x i32> %289, i64 1
  %293 = insertelement <32 x i32> %291, i32 %292, i64 17
  %294 = extractelement <4 x i32> %289, i64 2
  %295 = insertelement <32 x i32> %293, i32 %294, i64 18
  %296 = extractelement <4 x i32> %289, i64 3
  %297 = insertelement <32 x i32> %295, i32 %296, i64 19
  %298 = load <4 x i32>, ptr %250, align 16
  %299 = extractelement <4 x i32> %298, i64 0
  %300 = insertelement <32 x i32> %297, i32 %299, i64 20
  %301 = extractelement <4 x i32> %298, i64 1
  %302 = insertelement <32 x i32> %300, i32 %301, i64 21
  %303 = extractelement <4 x i32> %298, i64 2
  %304 = insertelement <32 x i32> %302, i32 %303, i64 22
  %305 = extractelement <4 x i32> %298, i64 3
  %306 = insertelement <32 x i32> %304, i32 %305, i64 23
  %307 = load <4 x i32>, ptr %251, align 16
  %308 = extractelement <4 x i32> %307, i64 0
  %309 = insertelement <32 x i32> %306, i32 %308, i64 24
  %310 = extractelement <4 x i32> %307, i64 1
  %311 = insertelement <32 x i32> %309, i32 %310, i64 25
  %312 = extractelement <4 x i32> %307, i64 2
  %313 = insertelement <32 x i32> %311, i32 %312, i64 26
  %314 = extractelement <4 x i32> %307, i64 3
  %315 = insertelement <32 x i32> %313, i32 %314, i64 27
  %316 = load <4 x i32>, ptr %252, align 16
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <32 x i32> %315, i32 %317, i64 28
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <32 x i32> %318, i32 %319, i64 29
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <32 x i32> %320, i32 %321, i64 30
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <32 x i32> %322, i32 %323, i64 31
  %325 = extractelement <32 x i32> %324, i64 0
  %326 = extractelement <32 x i32> %324, i64 1
  %327 = extractelement <32 x i32> %324, i64 2
  %328 = extractelement <32 x i32> %324, i64 3
  %329 = extractelement <32 x i32> %324, i64 4
  %330 = extractelement <32 x i32> %324, i64 5
  %331 = extractelement <32 x i32> %324, i64 6
  %332 = extractelement <32 x i32> %324, i64 7
  %333 = extractelement <32 x i32> %324, i64 8
  %334 = extractelement <32 x i32> %324, i64 9
  %335 = extractelement <32 x i32> %324, i64 10
  %336 = extractelement <32 x i32> %324, i64 11
  %337 = extractelement <32 x i32> %324, i64 12
  %338 = extractelement <32 x i32> %324, i64 13
  %339 = extractelement <32 x i32> %324, i64 14
  %340 = extractelement <32 x i32> %324, i64 15
  %341 = extractelement <32 x i32> %324, i64 16
  %342 = extractelement <32 x i32> %324, i64 17
  %343 = extractelement <32 x i32> %324, i64 18
  %344 = extractelement <32 x i32> %324, i64 19
  %345 = extractelement <32 x i32> %324, i64 20
  %346 = extractelement <32 x i32> %324, i64 21
  %347 = extractelement <32 x i32> %324, i64 22
  %348 = extractelement <32 x i32> %324, i64 23
  %349 = extractelement <32 x i32> %324, i64 24
  %350 = extractelement <32 x i32> %324, i64 25
  %351 = extractelement <32 x i32> %324, i64 26
  %352 = extractelement <32 x i32> %324, i64 27
  %353 = extractelement <32 x i32> %324, i64 28
  %354 = extractelement <32 x i32> %324, i64 29
  %355 = extractelement <32 x i32> %324, i64 30
  %356 = extractelement <32 x i32> %324, i64 31
  %357 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354, i32 %355, i32 %356)
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 0
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 1
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 2
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 3
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 4
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 5
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 6
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 7
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 8
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 9
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 10
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 11
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 12
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 13
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 14
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 15
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 16
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 17
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 18
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 19
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 20
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 21
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 22
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 23
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 24
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 25
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 26
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 27
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 28
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 29
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 30
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %357, 31
  %390 = insertelement <32 x i32> poison, i32 %358, i64 0
  %391 = insertelement <32 x i32> %390, i32 %359, i64 1
  %392 = insertelement <32 x i32> %391, i32 %360, i64 2
  %393 = insertelement <32 x i32> %392, i32 %361, i64 3
  %394 = insertelement <32 x i32> %393, i32 %362, i64 4
  %395 = insertelement <32 x i32> %394, i32 %363, i64 5
  %396 = insertelement <32 x i32> %395, i32 %364, i64 6
  %397 = insertelement <32 x i32> %396, i32 %365, i64 7
  %398 = insertelement <32 x i32> %397, i32 %366, i64 8
  %399 = insertelement <32 x i32> %398, i32 %367, i64 9
  %400 = insertelement <32 x i32> %399, i32 %368, i64 10
  %401 = insertelement <32 x i32> %400, i32 %369, i64 11
  %402 = insertelement <32 x i32> %401, i32 %370, i64 12
  %403 = insertelement <32 x i32> %402, i32 %371, i64 13
  %404 = insertelement <32 x i32> %403, i32 %372, i64 14
  %405 = insertelement <32 x i32> %404, i32 %373, i64 15
  %406 = insertelement <32 x i32> %405, i32 %374, i64 16
  %407 = insertelement <32 x i32> %406, i32 %375, i64 17
  %408 = insertelement <32 x i32> %407, i32 %376, i64 18
  %409 = insertelement <32 x i32> %408, i32 %377, i64 19
  %410 = insertelement <32 x i32> %409, i32 %378, i64 20
  %411 = insertelement <32 x i32> %410, i32 %379, i64 21
  %412 = insertelement <32 x i32> %411, i32 %380, i64 22
  %413 = insertelement <32 x i32> %412, i32 %381, i64 23
  %414 = insertelement <32 x i32> %413, i32 %382, i64 24
  %415 = insertelement <32 x i32> %414, i32 %383, i64 25
  %416 = insertelement <32 x i32> %415, i32 %384, i64 26
  %417 = insertelement <32 x i32> %416, i32 %385, i64 27
  %418 = insertelement <32 x i32> %417, i32 %386, i64 28
  %419 = insertelement <32 x i32> %418, i32 %387, i64 29
  %420 = insertelement <32 x i32> %419, i32 %388, i64 30
  %421 = insertelement <32 x i32> %420, i32 %389, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %95, <32 x i32> %421, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %422 = icmp eq i32 %8, 0
  %423 = and i1 %83, %422
  br i1 %423, label %424, label %433

424:                                              ; preds = %85
  %425 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %426 = lshr i32 %425, 4
  %427 = zext i32 %426 to i64
  %428 = or i64 %427, 4611756662049538048
  %429 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %430 = lshr i32 %429, 4
  %431 = zext i32 %430 to i64
  %432 = or i64 %431, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %82, i64 %428, i64 %432, i32 268959784, i1 true, i32 3, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %433

433:                                              ; preds = %424, %85
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %434 = urem i32 %7, 32
  %435 = udiv i32 %7, 32
  %436 = mul nsw i32 %434, 32
  %437 = mul nsw i32 %435, 1024
  %438 = add nsw i32 %436, %437
  %439 = sext i32 %438 to i64
  %440 = getelementptr float, ptr addrspace(1) %76, i64 %439
  %441 = mul nsw i32 %77, 2097152
  %442 = sext i32 %441 to i64
  %443 = getelementptr i8, ptr addrspace(6) %82, i64 %442
  %444 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %443, i1 false)
  %445 = getelementptr i32, ptr %5, i64 4
  %446 = getelementptr i32, ptr %5, i64 8
  %447 = getelementptr i32, ptr %5, i64 12
  %448 = getelementptr i32, ptr %5, i64 16
  %449 = getelementptr i32, ptr %5, i64 20
  %450 = getelementptr i32, ptr %5, i64 24
  %451 = getelementptr i32, ptr %5, i64 28
  %452 = extractelement <32 x i32> %444, i64 0
  %453 = insertelement <4 x i32> poison, i32 %452, i64 0
  %454 = extractelement <32 x i32> %444, i64 1
  %455 = insertelement <4 x i32> %453, i32 %454, i64 1
  %456 = extractelement <32 x i32> %444, i64 2
  %457 = insertelement <4 x i32> %455, i32 %456, i64 2
  %458 = extractelement <32 x i32> %444, i64 3
  %459 = insertelement <4 x i32> %457, i32 %458, i64 3
  store <4 x i32> %459, ptr %5, align 16
  %460 = extractelement <32 x i32> %444, i64 4
  %461 = insertelement <4 x i32> poison, i32 %460, i64 0
  %462 = extractelement <32 x i32> %444, i64 5
  %463 = insertelement <4 x i32> %461, i32 %462, i64 1
  %464 = extractelement <32 x i32> %444, i64 6
  %465 = insertelement <4 x i32> %463, i32 %464, i64 2
  %466 = extractelement <32 x i32> %444, i64 7
  %467 = insertelement <4 x i32> %465, i32 %466, i64 3
  store <4 x i32> %467, ptr %445, align 16
  %468 = extractelement <32 x i32> %444, i64 8
  %469 = insertelement <4 x i32> poison, i32 %468, i64 0
  %470 = extractelement <32 x i32> %444, i64 9
  %471 = insertelement <4 x i32> %469, i32 %470, i64 1
  %472 = extractelement <32 x i32> %444, i64 10
  %473 = insertelement <4 x i32> %471, i32 %472, i64 2
  %474 = extractelement <32 x i32> %444, i64 11
  %475 = insertelement <4 x i32> %473, i32 %474, i64 3
  store <4 x i32> %475, ptr %446, align 16
  %476 = extractelement <32 x i32> %444, i64 12
  %477 = insertelement <4 x i32> poison, i32 %476, i64 0
  %478 = extractelement <32 x i32> %444, i64 13
  %479 = insertelement <4 x i32> %477, i32 %478, i64 1
  %480 = extractelement <32 x i32> %444, i64 14
  %481 = insertelement <4 x i32> %479, i32 %480, i64 2
  %482 = extractelement <32 x i32> %444, i64 15
  %483 = insertelement <4 x i32> %481, i32 %482, i64 3
  store <4 x i32> %483, ptr %447, align 16
  %484 = extractelement <32 x i32> %444, i64 16
  %485 = insertelement <4 x i32> poison, i32 %484, i64 0
  %486 = extractelement <32 x i32> %444, i64 17
  %487 = insertelement <4 x i32> %485, i32 %486, i64 1
  %488 = extractelement <32 x i32> %444, i64 18
  %489 = insertelement <4 x i32> %487, i32 %488, i64 2
  %490 = extractelement <32 x i32> %444, i64 19
  %491 = insertelement <4 x i32> %489, i32 %490, i64 3
  store <4 x i32> %491, ptr %448, align 16
  %492 = extractelement <32 x i32> %444, i64 20
  %493 = insertelement <4 x i32> poison, i32 %492, i64 0
  %494 = extractelement <32 x i32> %444, i64 21
  %495 = insertelement <4 x i32> %493, i32 %494, i64 1
  %496 = extractelement <32 x i32> %444, i64 22
  %497 = insertelement <4 x i32> %495, i32 %496, i64 2
  %498 = extractelement <32 x i32> %444, i64 23
  %499 = insertelement <4 x i32> %497, i32 %498, i64 3
  store <4 x i32> %499, ptr %449, align 16
  %500 = extractelement <32 x i32> %444, i64 24
  %501 = insertelement <4 x i32> poison, i32 %500, i64 0
  %502 = extractelement <32 x i32> %444, i64 25
  %503 = insertelement <4 x i32> %501, i32 %502, i64 1
  %504 = extractelement <32 x i32> %444, i64 26
  %505 = insertelement <4 x i32> %503, i32 %504, i64 2
  %506 = extractelement <32 x i32> %444, i64 27
  %507 = insertelement <4 x i32> %505, i32 %506, i64 3
  store <4 x i32> %507, ptr %450, align 16
  %508 = extractelement <32 x i32> %444, i64 28
  %509 = insertelement <4 x i32> poison, i32 %508, i64 0
  %510 = extractelement <32 x i32> %444, i64 29
  %511 = insertelement <4 x i32> %509, i32 %510, i64 1
  %512 = extractelement <32 x i32> %444, i64 30
  %513 = insertelement <4 x i32> %511, i32 %512, i64 2
  %514 = extractelement <32 x i32> %444, i64 31
  %515 = insertelement <4 x i32> %513, i32 %514, i64 3
  store <4 x i32> %515, ptr %451, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %516 = getelementptr i32, ptr %5, i64 4
  %517 = getelementptr i32, ptr %5, i64 8
  %518 = getelementptr i32, ptr %5, i64 12
  %519 = getelementptr i32, ptr %5, i64 16
  %520 = getelementptr i32, ptr %5, i64 20
  %521 = getelementptr i32, ptr %5, i64 24
  %522 = getelementptr i32, ptr %5, i64 28
  %523 = load <4 x i32>, ptr %5, align 16
  %524 = extractelement <4 x i32> %523, i64 0
  %525 = insertelement <32 x i32> poison, i32 %524, i64 0
  %526 = extractelement <4 x i32> %523, i64 1
  %527 = insertelement <32 x i32> %525, i32 %526, i64 1
  %528 = extractelement <4 x i32> %523, i64 2
  %529 = insertelement <32 x i32> %527, i32 %528, i64 2
  %530 = extractelement <4 x i32> %523, i64 3
  %531 = insertelement <32 x i32> %529, i32 %530, i64 3
  %532 = load <4 x i32>, ptr %516, align 16
  %533 = extractelement <4 x i32> %532, i64 0
  %534 = insertelement <32 x i32> %531, i32 %533, i64 4
  %535 = extractelement <4 x i32> %532, i64 1
  %536 = insertelement <32 x i32> %534, i32 %535, i64 5
  %537 = extractelement <4 x i32> %532, i64 2
  %538 = insertelement <32 x i32> %536, i32 %537, i64 6
  %539 = extractelement <4 x i32> %532, i64 3
  %540 = insertelement <32 x i32> %538, i32 %539, i64 7
  %541 = load <4 x i32>, ptr %517, align 16
  %542 = extractelement <4 x i32> %541, i64 0
  %543 = insertelement <32 x i32> %540, i32 %542, i64 8
  %544 = extractelement <4 x i32> %541, i64 1
  %545 = insertelement <32 x i32> %543, i32 %544, i64 9
  %546 = extractelement <4 x i32> %541, i64 2
  %547 = insertelement <32 x i32> %545, i32 %546, i64 10
  %548 = extractelement <4 x i32> %541, i64 3
  %549 = insertelement <32 x i32> %547, i32 %548, i64 11
  %550 = load <4 x i32>, ptr %518, align 16
  %551 = extractelement <4 x i32> %550, i64 0
  %552 = insertelement <32 x i32> %549, i32 %551, i64 12
  %553 = extractelement <4 x i32> %550, i64 1
  %554 = insertelement <32 x i32> %552, i32 %553, i64 13
  %555 = extractelement <4 x i32> %550, i64 2
  %556 = insertelement <32 x i32> %554, i32 %555, i64 14
  %557 = extractelement <4 x i32> %550, i64 3
  %558 = insertelement <32 x i32> %556, i32 %557, i64 15
  %559 = load <4 x i32>, ptr %519, align 16
  %560 = extractelement <4 x i32> %559, i64 0
  %561 = insertelement <32 x i32> %558, i32 %560, i64 16
  %562 = extractelement <4 x i32> %559, i64 1
  %563 = insertelement <32 x i32> %561, i32 %562, i64 17
  %564 = extractelement <4 x i32> %559, i64 2
  %565 = insertelement <32 x i32> %563, i32 %564, i64 18
  %566 = extractelement <4 x i32> %559, i64 3
  %567 = insertelement <32 x i32> %565, i32 %566, i64 19
  %568 = load <4 x i32>, ptr %520, align 16
  %569 = extractelement <4 x i32> %568, i64 0
  %570 = insertelement <32 x i32> %567, i32 %569, i64 20
  %571 = extractelement <4 x i32> %568, i64 1
  %572 = insertelement <32 x i32> %570, i32 %571, i64 21
  %573 = extractelement <4 x i32> %568, i64 2
  %574 = insertelement <32 x i32> %572, i32 %573, i64 22
  %575 = extractelement <4 x i32> %568, i64 3
  %576 = insertelement <32 x i32> %574, i32 %575, i64 23
  %577 = load <4 x i32>, ptr %521, align 16
  %578 = extractelement <4 x i32> %577, i64 0
  %579 = insertelement <32 x i32> %576, i32 %578, i64 24
  %580 = extractelement <4 x i32> %577, i64 1
  %581 = insertelement <32 x i32> %579, i32 %580, i64 25
  %582 = extractelement <4 x i32> %577, i64 2
  %583 = insertelement <32 x i32> %581, i32 %582, i64 26
  %584 = extractelement <4 x i32> %577, i64 3
  %585 = insertelement <32 x i32> %583, i32 %584, i64 27
  %586 = load <4 x i32>, ptr %522, align 16
  %587 = extractelement <4 x i32> %586, i64 0
  %588 = insertelement <32 x i32> %585, i32 %587, i64 28
  %589 = extractelement <4 x i32> %586, i64 1
  %590 = insertelement <32 x i32> %588, i32 %589, i64 29
  %591 = extractelement <4 x i32> %586, i64 2
  %592 = insertelement <32 x i32> %590, i32 %591, i64 30
  %593 = extractelement <4 x i32> %586, i64 3
  %594 = insertelement <32 x i32> %592, i32 %593, i64 31
  %595 = extractelement <32 x i32> %594, i64 0
  %596 = extractelement <32 x i32> %594, i64 1
  %597 = extractelement <32 x i32> %594, i64 2
  %598 = extractelement <32 x i32> %594, i64 3
  %599 = extractelement <32 x i32> %594, i64 4
  %600 = extractelement <32 x i32> %594, i64 5
  %601 = extractelement <32 x i32> %594, i64 6
  %602 = extractelement <32 x i32> %594, i64 7
  %603 = extractelement <32 x i32> %594, i64 8
  %604 = extractelement <32 x i32> %594, i64 9
  %605 = extractelement <32 x i32> %594, i64 10
  %606 = extractelement <32 x i32> %594, i64 11
  %607 = extractelement <32 x i32> %594, i64 12
  %608 = extractelement <32 x i32> %594, i64 13
  %609 = extractelement <32 x i32> %594, i64 14
  %610 = extractelement <32 x i32> %594, i64 15
  %611 = extractelement <32 x i32> %594, i64 16
  %612 = extractelement <32 x i32> %594, i64 17
  %613 = extractelement <32 x i32> %594, i64 18
  %614 = extractelement <32 x i32> %594, i64 19
  %615 = extractelement <32 x i32> %594, i64 20
  %616 = extractelement <32 x i32> %594, i64 21
  %617 = extractelement <32 x i32> %594, i64 22
  %618 = extractelement <32 x i32> %594, i64 23
  %619 = extractelement <32 x i32> %594, i64 24
  %620 = extractelement <32 x i32> %594, i64 25
  %621 = extractelement <32 x i32> %594, i64 26
  %622 = extractelement <32 x i32> %594, i64 27
  %623 = extractelement <32 x i32> %594, i64 28
  %624 = extractelement <32 x i32> %594, i64 29
  %625 = extractelement <32 x i32> %594, i64 30
  %626 = extractelement <32 x i32> %594, i64 31
  %627 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %595, i32 %596, i32 %597, i32 %598, i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611, i32 %612, i32 %613, i32 %614, i32 %615, i32 %616, i32 %617, i32 %618, i32 %619, i32 %620, i32 %621, i32 %622, i32 %623, i32 %624, i32 %625, i32 %626)
  %628 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 0
  %629 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 1
  %630 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 2
  %631 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 3
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 4
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 5
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 6
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 7
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 8
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 9
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 10
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 11
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 12
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 13
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 14
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 15
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 16
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 17
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 18
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 19
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 20
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 21
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 22
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 23
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 24
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 25
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 26
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 27
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 28
  %657 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 29
  %658 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 30
  %659 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %627, 31
  %660 = insertelement <32 x i32> poison, i32 %628, i64 0
  %661 = insertelement <32 x i32> %660, i32 %629, i64 1
  %662 = insertelement <32 x i32> %661, i32 %630, i64 2
  %663 = insertelement <32 x i32> %662, i32 %631, i64 3
  %664 = insertelement <32 x i32> %663, i32 %632, i64 4
  %665 = insertelement <32 x i32> %664, i32 %633, i64 5
  %666 = insertelement <32 x i32> %665, i32 %634, i64 6
  %667 = insertelement <32 x i32> %666, i32 %635, i64 7
  %668 = insertelement <32 x i32> %667, i32 %636, i64 8
  %669 = insertelement <32 x i32> %668, i32 %637, i64 9
  %670 = insertelement <32 x i32> %669, i32 %638, i64 10
  %671 = insertelement <32 x i32> %670, i32 %639, i64 11
  %672 = insertelement <32 x i32> %671, i32 %640, i64 12
  %673 = insertelement <32 x i32> %672, i32 %641, i64 13
  %674 = insertelement <32 x i32> %673, i32 %642, i64 14
  %675 = insertelement <32 x i32> %674, i32 %643, i64 15
  %676 = insertelement <32 x i32> %675, i32 %644, i64 16
  %677 = insertelement <32 x i32> %676, i32 %645, i64 17
  %678 = insertelement <32 x i32> %677, i32 %646, i64 18
  %679 = insertelement <32 x i32> %678, i32 %647, i64 19
  %680 = insertelement <32 x i32> %679, i32 %648, i64 20
  %681 = insertelement <32 x i32> %680, i32 %649, i64 21
  %682 = insertelement <32 x i32> %681, i32 %650, i64 22
  %683 = insertelement <32 x i32> %682, i32 %651, i64 23
  %684 = insertelement <32 x i32> %683, i32 %652, i64 24
  %685 = insertelement <32 x i32> %684, i32 %653, i64 25
  %686 = insertelement <32 x i32> %685, i32 %654, i64 26
  %687 = insertelement <32 x i32> %686, i32 %655, i64 27
  %688 = insertelement <32 x i32> %687, i32 %656, i64 28
  %689 = insertelement <32 x i32> %688, i32 %657, i64 29
  %690 = insertelement <32 x i32> %689, i32 %658, i64 30
  %691 = insertelement <32 x i32> %690, i32 %659, i64 31
  %692 = getelementptr i32, ptr %5, i64 4
  %693 = getelementptr i32, ptr %5, i64 8
  %694 = getelementptr i32, ptr %5, i64 12
  %695 = getelementptr i32, ptr %5, i64 16
  %696 = getelementptr i32, ptr %5, i64 20
  %697 = getelementptr i32, ptr %5, i64 24
  %698 = getelementptr i32, ptr %5, i64 28
  %699 = extractelement <32 x i32> %691, i64 0
  %700 = insertelement <4 x i32> poison, i32 %699, i64 0
  %701 = extractelement <32 x i32> %691, i64 1
  %702 = insertelement <4 x i32> %700, i32 %701, i64 1
  %703 = extractelement <32 x i32> %691, i64 2
  %704 = insertelement <4 x i32> %702, i32 %703, i64 2
  %705 = extractelement <32 x i32> %691, i64 3
  %706 = insertelement <4 x i32> %704, i32 %705, i64 3
  store <4 x i32> %706, ptr %5, align 16
  %707 = extractelement <32 x i32> %691, i64 4
  %708 = insertelement <4 x i32> poison, i32 %707, i64 0
  %709 = extractelement <32 x i32> %691, i64 5
  %710 = insertelement <4 x i32> %708, i32 %709, i64 1
  %711 = extractelement <32 x i32> %691, i64 6
  %712 = insertelement <4 x i32> %710, i32 %711, i64 2
  %713 = extractelement <32 x i32> %691, i64 7
  %714 = insertelement <4 x i32> %712, i32 %713, i64 3
  store <4 x i32> %714, ptr %692, align 16
  %715 = extractelement <32 x i32> %691, i64 8
  %716 = insertelement <4 x i32> poison, i32 %715, i64 0
  %717 = extractelement <32 x i32> %691, i64 9
  %718 = insertelement <4 x i32> %716, i32 %717, i64 1
  %719 = extractelement <32 x i32> %691, i64 10
  %720 = insertelement <4 x i32> %718, i32 %719, i64 2
  %721 = extractelement <32 x i32> %691, i64 11
  %722 = insertelement <4 x i32> %720, i32 %721, i64 3
  store <4 x i32> %722, ptr %693, align 16
  %723 = extractelement <32 x i32> %691, i64 12
  %724 = insertelement <4 x i32> poison, i32 %723, i64 0
  %725 = extractelement <32 x i32> %691, i64 13
  %726 = insertelement <4 x i32> %724, i32 %725, i64 1
  %727 = extractelement <32 x i32> %691, i64 14
  %728 = insertelement <4 x i32> %726, i32 %727, i64 2
  %729 = extractelement <32 x i32> %691, i64 15
  %730 = insertelement <4 x i32> %728, i32 %729, i64 3
  store <4 x i32> %730, ptr %694, align 16
  %731 = extractelement <32 x i32> %691, i64 16
  %732 = insertelement <4 x i32> poison, i32 %731, i64 0
  %733 = extractelement <32 x i32> %691, i64 17
  %734 = insertelement <4 x i32> %732, i32 %733, i64 1
  %735 = extractelement <32 x i32> %691, i64 18
  %736 = insertelement <4 x i32> %734, i32 %735, i64 2
  %737 = extractelement <32 x i32> %691, i64 19
  %738 = insertelement <4 x i32> %736, i32 %737, i64 3
  store <4 x i32> %738, ptr %695, align 16
  %739 = extractelement <32 x i32> %691, i64 20
  %740 = insertelement <4 x i32> poison, i32 %739, i64 0
  %741 = extractelement <32 x i32> %691, i64 21
  %742 = insertelement <4 x i32> %740, i32 %741, i64 1
  %743 = extractelement <32 x i32> %691, i64 22
  %744 = insertelement <4 x i32> %742, i32 %743, i64 2
  %745 = extractelement <32 x i32> %691, i64 23
  %746 = insertelement <4 x i32> %744, i32 %745, i64 3
  store <4 x i32> %746, ptr %696, align 16
  %747 = extractelement <32 x i32> %691, i64 24
  %748 = insertelement <4 x i32> poison, i32 %747, i64 0
  %749 = extractelement <32 x i32> %691, i64 25
  %750 = insertelement <4 x i32> %748, i32 %749, i64 1
  %751 = extractelement <32 x i32> %691, i64 26
  %752 = insertelement <4 x i32> %750, i32 %751, i64 2
  %753 = extractelement <32 x i32> %691, i64 27
  %754 = insertelement <4 x i32> %752, i32 %753, i64 3
  store <4 x i32> %754, ptr %697, align 16
  %755 = extractelement <32 x i32> %691, i64 28
  %756 = insertelement <4 x i32> poison, i32 %755, i64 0
  %757 = extractelement <32 x i32> %691, i64 29
  %758 = insertelement <4 x i32> %756, i32 %757, i64 1
  %759 = extractelement <32 x i32> %691, i64 30
  %760 = insertelement <4 x i32> %758, i32 %759, i64 2
  %761 = extractelement <32 x i32> %691, i64 31
  %762 = insertelement <4 x i32> %760, i32 %761, i64 3
  store <4 x i32> %762, ptr %698, align 16
  %763 = getelementptr float, ptr %5, i64 4
  %764 = getelementptr float, ptr %5, i64 8
  %765 = getelementptr float, ptr %5, i64 12
  %766 = getelementptr float, ptr %5, i64 16
  %767 = getelementptr float, ptr %5, i64 20
  %768 = getelementptr float, ptr %5, i64 24
  %769 = getelementptr float, ptr %5, i64 28
  %770 = load <4 x float>, ptr %5, align 16
  %771 = extractelement <4 x float> %770, i64 0
  %772 = insertelement <32 x float> poison, float %771, i64 0
  %773 = extractelement <4 x float> %770, i64 1
  %774 = insertelement <32 x float> %772, float %773, i64 1
  %775 = extractelement <4 x float> %770, i64 2
  %776 = insertelement <32 x float> %774, float %775, i64 2
  %777 = extractelement <4 x float> %770, i64 3
  %778 = insertelement <32 x float> %776, float %777, i64 3
  %779 = load <4 x float>, ptr %763, align 16
  %780 = extractelement <4 x float> %779, i64 0
  %781 = insertelement <32 x float> %778, float %780, i64 4
  %782 = extractelement <4 x float> %779, i64 1
  %783 = insertelement <32 x float> %781, float %782, i64 5
  %784 = extractelement <4 x float> %779, i64 2
  %785 = insertelement <32 x float> %783, float %784, i64 6
  %786 = extractelement <4 x float> %779, i64 3
  %787 = insertelement <32 x float> %785, float %786, i64 7
  %788 = load <4 x float>, ptr %764, align 16
  %789 = extractelement <4 x float> %788, i64 0
  %790 = insertelement <32 x float> %787, float %789, i64 8
  %791 = extractelement <4 x float> %788, i64 1
  %792 = insertelement <32 x float> %790, float %791, i64 9
  %793 = extractelement <4 x float> %788, i64 2
  %794 = insertelement <32 x float> %792, float %793, i64 10
  %795 = extractelement <4 x float> %788, i64 3
  %796 = insertelement <32 x float> %794, float %795, i64 11
  %797 = load <4 x float>, ptr %765, align 16
  %798 = extractelement <4 x float> %797, i64 0
  %799 = insertelement <32 x float> %796, float %798, i64 12
  %800 = extractelement <4 x float> %797, i64 1
  %801 = insertelement <32 x float> %799, float %800, i64 13
  %802 = extractelement <4 x float> %797, i64 2
  %803 = insertelement <32 x float> %801, float %802, i64 14
  %804 = extractelement <4 x float> %797, i64 3
  %805 = insertelement <32 x float> %803, float %804, i64 15
  %806 = load <4 x float>, ptr %766, align 16
  %807 = extractelement <4 x float> %806, i64 0
  %808 = insertelement <32 x float> %805, float %807, i64 16
  %809 = extractelement <4 x float> %806, i64 1
  %810 = insertelement <32 x float> %808, float %809, i64 17
  %811 = extractelement <4 x float> %806, i64 2
  %812 = insertelement <32 x float> %810, float %811, i64 18
  %813 = extractelement <4 x float> %806, i64 3
  %814 = insertelement <32 x float> %812, float %813, i64 19
  %815 = load <4 x float>, ptr %767, align 16
  %816 = extractelement <4 x float> %815, i64 0
  %817 = insertelement <32 x float> %814, float %816, i64 20
  %818 = extractelement <4 x float> %815, i64 1
  %819 = insertelement <32 x float> %817, float %818, i64 21
  %820 = extractelement <4 x float> %815, i64 2
  %821 = insertelement <32 x float> %819, float %820, i64 22
  %822 = extractelement <4 x float> %815, i64 3
  %823 = insertelement <32 x float> %821, float %822, i64 23
  %824 = load <4 x float>, ptr %768, align 16
  %825 = extractelement <4 x float> %824, i64 0
  %826 = insertelement <32 x float> %823, float %825, i64 24
  %827 = extractelement <4 x float> %824, i64 1
  %828 = insertelement <32 x float> %826, float %827, i64 25
  %829 = extractelement <4 x float> %824, i64 2
  %830 = insertelement <32 x float> %828, float %829, i64 26
  %831 = extractelement <4 x float> %824, i64 3
  %832 = insertelement <32 x float> %830, float %831, i64 27
  %833 = load <4 x float>, ptr %769, align 16
  %834 = extractelement <4 x float> %833, i64 0
  %835 = insertelement <32 x float> %832, float %834, i64 28
  %836 = extractelement <4 x float> %833, i64 1
  %837 = insertelement <32 x float> %835, float %836, i64 29
  %838 = extractelement <4 x float> %833, i64 2
  %839 = insertelement <32 x float> %837, float %838, i64 30
  %840 = extractelement <4 x float> %833, i64 3
  %841 = insertelement <32 x float> %839, float %840, i64 31
  %842 = getelementptr float, ptr addrspace(1) %440, i64 4
  %843 = getelementptr float, ptr addrspace(1) %440, i64 8
  %844 = getelementptr float, ptr addrspace(1) %440, i64 12
  %845 = getelementptr float, ptr addrspace(1) %440, i64 16
  %846 = getelementptr float, ptr addrspace(1) %440, i64 20
  %847 = getelementptr float, ptr addrspace(1) %440, i64 24
  %848 = getelementptr float, ptr addrspace(1) %440, i64 28
  %849 = extractelement <32 x float> %841, i64 0
  %850 = insertelement <4 x float> poison, float %849, i64 0
  %851 = extractelement <32 x float> %841, i64 1
  %852 = insertelement <4 x float> %850, float %851, i64 1
  %853 = extractelement <32 x float> %841, i64 2
  %854 = insertelement <4 x float> %852, float %853, i64 2
  %855 = extractelement <32 x float> %841, i64 3
  %856 = insertelement <4 x float> %854, float %855, i64 3
  store <4 x float> %856, ptr addrspace(1) %440, align 16
  %857 = extractelement <32 x float> %841, i64 4
  %858 = insertelement <4 x float> poison, float %857, i64 0
  %859 = extractelement <32 x float> %841, i64 5
  %860 = insertelement <4 x float> %858, float %859, i64 1
  %861 = extractelement <32 x float> %841, i64 6
  %862 = insertelement <4 x float> %860, float %861, i64 2
  %863 = extractelement <32 x float> %841, i64 7
  %864 = insertelement <4 x float> %862, float %863, i64 3
  store <4 x float> %864, ptr addrspace(1) %842, align 16
  %865 = extractelement <32 x float> %841, i64 8
  %866 = insertelement <4 x float> poison, float %865, i64 0
  %867 = extractelement <32 x float> %841, i64 9
  %868 = insertelement <4 x float> %866, float %867, i64 1
  %869 = extractelement <32 x float> %841, i64 10
  %870 = insertelement <4 x float> %868, float %869, i64 2
  %871 = extractelement <32 x float> %841, i64 11
  %872 = insertelement <4 x float> %870, float %871, i64 3
  store <4 x float> %872, ptr addrspace(1) %843, align 16
  %873 = extractelement <32 x float> %841, i64 12
  %874 = insertelement <4 x float> poison, float %873, i64 0
  %875 = extractelement <32 x float> %841, i64 13
  %876 = insertelement <4 x float> %874, float %875, i64 1
  %877 = extractelement <32 x float> %841, i64 14
  %878 = insertelement <4 x float> %876, float %877, i64 2
  %879 = extractelement <32 x float> %841, i64 15
  %880 = insertelement <4 x float> %878, float %879, i64 3
  store <4 x float> %880, ptr addrspace(1) %844, align 16
  %881 = extractelement <32 x float> %841, i64 16
  %882 = insertelement <4 x float> poison, float %881, i64 0
  %883 = extractelement <32 x float> %841, i64 17
  %884 = insertelement <4 x float> %882, float %883, i64 1
  %885 = extractelement <32 x float> %841, i64 18
  %886 = insertelement <4 x float> %884, float %885, i64 2
  %887 = extractelement <32 x float> %841, i64 19
  %888 = insertelement <4 x float> %886, float %887, i64 3
  store <4 x float> %888, ptr addrspace(1) %845, align 16
  %889 = extractelement <32 x float> %841, i64 20
  %890 = insertelement <4 x float> poison, float %889, i64 0
  %891 = extractelement <32 x float> %841, i64 21
  %892 = insertelement <4 x float> %890, float %891, i64 1
  %893 = extractelement <32 x float> %841, i64 22
  %894 = insertelement <4 x float> %892, float %893, i64 2
  %895 = extractelement <32 x float> %841, i64 23
  %896 = insertelement <4 x float> %894, float %895, i64 3
  store <4 x float> %896, ptr addrspace(1) %846, align 16
  %897 = extractelement <32 x float> %841, i64 24
  %898 = insertelement <4 x float> poison, float %897, i64 0
  %899 = extractelement <32 x float> %841, i64 25
  %900 = insertelement <4 x float> %898, float %899, i64 1
  %901 = extractelement <32 x float> %841, i64 26
  %902 = insertelement <4 x float> %900, float %901, i64 2
  %903 = extractelement <32 x float> %841, i64 27
  %904 = insertelement <4 x float> %902, float %903, i64 3
  store <4 x float> %904, ptr addrspace(1) %847, align 16
  %905 = extractelement <32 x float> %841, i64 28
  %906 = insertelement <4 x float> poison, float %905, i64 0
  %907 = extractelement <32 x float> %841, i64 29
  %908 = insertelement <4 x float> %906, float %907, i64 1
  %909 = extractelement <32 x float> %841, i64 30
  %910 = insertelement <4 x float> %908, float %909, i64 2
  %911 = extractelement <32 x float> %841, i64 31
  %912 = insertelement <4 x float> %910, float %911, i64 3
  store <4 x float> %912, ptr addrspace(1) %848, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %913, label %914

913:                                              ; preds = %433
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %82, i32 32)
  br label %914

914:                                              ; preds = %913, %433
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
