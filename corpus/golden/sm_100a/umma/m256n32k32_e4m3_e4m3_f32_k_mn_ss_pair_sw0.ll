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
  %13 = phi i32 [ %37, %15 ], [ %7, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %38

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
  %25 = mul nsw i32 %23, 16
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 256
  %29 = add nsw i32 %25, %28
  %30 = urem i32 %27, 16
  %31 = udiv i32 %27, 16
  %32 = add nsw i32 %29, %30
  %33 = mul nsw i32 %31, 128
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  store i8 %22, ptr addrspace(3) %36, align 1
  %37 = add i32 %13, 128
  br label %12

38:                                               ; preds = %12
  %39 = mul nsw i32 %8, 512
  %40 = sext i32 %39 to i64
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  br label %42

42:                                               ; preds = %45, %38
  %43 = phi i32 [ %63, %45 ], [ %7, %38 ]
  %44 = icmp slt i32 %43, 512
  br i1 %44, label %45, label %64

45:                                               ; preds = %42
  %46 = urem i32 %43, 16
  %47 = udiv i32 %43, 16
  %48 = mul nsw i32 %46, 32
  %49 = add nsw i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr i8, ptr addrspace(1) %41, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1
  %53 = urem i32 %43, 16
  %54 = udiv i32 %43, 16
  %55 = urem i32 %54, 8
  %56 = udiv i32 %54, 8
  %57 = mul nsw i32 %55, 16
  %58 = add nsw i32 %53, %57
  %59 = mul nsw i32 %56, 128
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %61
  store i8 %52, ptr addrspace(3) %62, align 1
  %63 = add i32 %43, 128
  br label %42

64:                                               ; preds = %42
  %65 = mul nsw i32 %8, 4096
  %66 = sext i32 %65 to i64
  %67 = getelementptr float, ptr addrspace(1) %2, i64 %66
  %68 = mul nsw i32 %8, 4096
  %69 = sext i32 %68 to i64
  %70 = getelementptr float, ptr addrspace(1) %3, i64 %69
  %71 = lshr i32 %7, 5
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %64
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %74

74:                                               ; preds = %73, %64
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %75 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %76 = inttoptr i32 %75 to ptr addrspace(6)
  %77 = icmp eq i32 %7, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %74
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %79

79:                                               ; preds = %78, %74
  %80 = urem i32 %7, 32
  %81 = udiv i32 %7, 32
  %82 = mul nsw i32 %80, 32
  %83 = mul nsw i32 %81, 1024
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, ptr addrspace(1) %67, i64 %85
  %87 = mul nsw i32 %71, 2097152
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, ptr addrspace(6) %76, i64 %88
  %90 = getelementptr float, ptr addrspace(1) %86, i64 4
  %91 = getelementptr float, ptr addrspace(1) %86, i64 8
  %92 = getelementptr float, ptr addrspace(1) %86, i64 12
  %93 = getelementptr float, ptr addrspace(1) %86, i64 16
  %94 = getelementptr float, ptr addrspace(1) %86, i64 20
  %95 = getelementptr float, ptr addrspace(1) %86, i64 24
  %96 = getelementptr float, ptr addrspace(1) %86, i64 28
  %97 = load <4 x float>, ptr addrspace(1) %86, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = insertelement <32 x float> poison, float %98, i64 0
  %100 = extractelement <4 x float> %97, i64 1
  %101 = insertelement <32 x float> %99, float %100, i64 1
  %102 = extractelement <4 x float> %97, i64 2
  %103 = insertelement <32 x float> %101, float %102, i64 2
  %104 = extractelement <4 x float> %97, i64 3
  %105 = insertelement <32 x float> %103, float %104, i64 3
  %106 = load <4 x float>, ptr addrspace(1) %90, align 16
  %107 = extractelement <4 x float> %106, i64 0
  %108 = insertelement <32 x float> %105, float %107, i64 4
  %109 = extractelement <4 x float> %106, i64 1
  %110 = insertelement <32 x float> %108, float %109, i64 5
  %111 = extractelement <4 x float> %106, i64 2
  %112 = insertelement <32 x float> %110, float %111, i64 6
  %113 = extractelement <4 x float> %106, i64 3
  %114 = insertelement <32 x float> %112, float %113, i64 7
  %115 = load <4 x float>, ptr addrspace(1) %91, align 16
  %116 = extractelement <4 x float> %115, i64 0
  %117 = insertelement <32 x float> %114, float %116, i64 8
  %118 = extractelement <4 x float> %115, i64 1
  %119 = insertelement <32 x float> %117, float %118, i64 9
  %120 = extractelement <4 x float> %115, i64 2
  %121 = insertelement <32 x float> %119, float %120, i64 10
  %122 = extractelement <4 x float> %115, i64 3
  %123 = insertelement <32 x float> %121, float %122, i64 11
  %124 = load <4 x float>, ptr addrspace(1) %92, align 16
  %125 = extractelement <4 x float> %124, i64 0
  %126 = insertelement <32 x float> %123, float %125, i64 12
  %127 = extractelement <4 x float> %124, i64 1
  %128 = insertelement <32 x float> %126, float %127, i64 13
  %129 = extractelement <4 x float> %124, i64 2
  %130 = insertelement <32 x float> %128, float %129, i64 14
  %131 = extractelement <4 x float> %124, i64 3
  %132 = insertelement <32 x float> %130, float %131, i64 15
  %133 = load <4 x float>, ptr addrspace(1) %93, align 16
  %134 = extractelement <4 x float> %133, i64 0
  %135 = insertelement <32 x float> %132, float %134, i64 16
  %136 = extractelement <4 x float> %133, i64 1
  %137 = insertelement <32 x float> %135, float %136, i64 17
  %138 = extractelement <4 x float> %133, i64 2
  %139 = insertelement <32 x float> %137, float %138, i64 18
  %140 = extractelement <4 x float> %133, i64 3
  %141 = insertelement <32 x float> %139, float %140, i64 19
  %142 = load <4 x float>, ptr addrspace(1) %94, align 16
  %143 = extractelement <4 x float> %142, i64 0
  %144 = insertelement <32 x float> %141, float %143, i64 20
  %145 = extractelement <4 x float> %142, i64 1
  %146 = insertelement <32 x float> %144, float %145, i64 21
  %147 = extractelement <4 x float> %142, i64 2
  %148 = insertelement <32 x float> %146, float %147, i64 22
  %149 = extractelement <4 x float> %142, i64 3
  %150 = insertelement <32 x float> %148, float %149, i64 23
  %151 = load <4 x float>, ptr addrspace(1) %95, align 16
  %152 = extractelement <4 x float> %151, i64 0
  %153 = insertelement <32 x float> %150, float %152, i64 24
  %154 = extractelement <4 x float> %151, i64 1
  %155 = insertelement <32 x float> %153, float %154, i64 25
  %156 = extractelement <4 x float> %151, i64 2
  %157 = insertelement <32 x float> %155, float %156, i64 26
  %158 = extractelement <4 x float> %151, i64 3
  %159 = insertelement <32 x float> %157, float %158, i64 27
  %160 = load <4 x float>, ptr addrspace(1) %96, align 16
  %161 = extractelement <4 x float> %160, i64 0
  %162 = insertelement <32 x float> %159, float %161, i64 28
  %163 = extractelement <4 x float> %160, i64 1
  %164 = insertelement <32 x float> %162, float %163, i64 29
  %165 = extractelement <4 x float> %160, i64 2
  %166 = insertelement <32 x float> %164, float %165, i64 30
  %167 = extractelement <4 x float> %160, i64 3
  %168 = insertelement <32 x float> %166, float %167, i64 31
  %169 = getelementptr float, ptr %6, i64 4
  %170 = getelementptr float, ptr %6, i64 8
  %171 = getelementptr float, ptr %6, i64 12
  %172 = getelementptr float, ptr %6, i64 16
  %173 = getelementptr float, ptr %6, i64 20
  %174 = getelementptr float, ptr %6, i64 24
  %175 = getelementptr float, ptr %6, i64 28
  %176 = extractelement <32 x float> %168, i64 0
  %177 = insertelement <4 x float> poison, float %176, i64 0
  %178 = extractelement <32 x float> %168, i64 1
  %179 = insertelement <4 x float> %177, float %178, i64 1
  %180 = extractelement <32 x float> %168, i64 2
  %181 = insertelement <4 x float> %179, float %180, i64 2
  %182 = extractelement <32 x float> %168, i64 3
  %183 = insertelement <4 x float> %181, float %182, i64 3
  store <4 x float> %183, ptr %6, align 16
  %184 = extractelement <32 x float> %168, i64 4
  %185 = insertelement <4 x float> poison, float %184, i64 0
  %186 = extractelement <32 x float> %168, i64 5
  %187 = insertelement <4 x float> %185, float %186, i64 1
  %188 = extractelement <32 x float> %168, i64 6
  %189 = insertelement <4 x float> %187, float %188, i64 2
  %190 = extractelement <32 x float> %168, i64 7
  %191 = insertelement <4 x float> %189, float %190, i64 3
  store <4 x float> %191, ptr %169, align 16
  %192 = extractelement <32 x float> %168, i64 8
  %193 = insertelement <4 x float> poison, float %192, i64 0
  %194 = extractelement <32 x float> %168, i64 9
  %195 = insertelement <4 x float> %193, float %194, i64 1
  %196 = extractelement <32 x float> %168, i64 10
  %197 = insertelement <4 x float> %195, float %196, i64 2
  %198 = extractelement <32 x float> %168, i64 11
  %199 = insertelement <4 x float> %197, float %198, i64 3
  store <4 x float> %199, ptr %170, align 16
  %200 = extractelement <32 x float> %168, i64 12
  %201 = insertelement <4 x float> poison, float %200, i64 0
  %202 = extractelement <32 x float> %168, i64 13
  %203 = insertelement <4 x float> %201, float %202, i64 1
  %204 = extractelement <32 x float> %168, i64 14
  %205 = insertelement <4 x float> %203, float %204, i64 2
  %206 = extractelement <32 x float> %168, i64 15
  %207 = insertelement <4 x float> %205, float %206, i64 3
  store <4 x float> %207, ptr %171, align 16
  %208 = extractelement <32 x float> %168, i64 16
  %209 = insertelement <4 x float> poison, float %208, i64 0
  %210 = extractelement <32 x float> %168, i64 17
  %211 = insertelement <4 x float> %209, float %210, i64 1
  %212 = extractelement <32 x float> %168, i64 18
  %213 = insertelement <4 x float> %211, float %212, i64 2
  %214 = extractelement <32 x float> %168, i64 19
  %215 = insertelement <4 x float> %213, float %214, i64 3
  store <4 x float> %215, ptr %172, align 16
  %216 = extractelement <32 x float> %168, i64 20
  %217 = insertelement <4 x float> poison, float %216, i64 0
  %218 = extractelement <32 x float> %168, i64 21
  %219 = insertelement <4 x float> %217, float %218, i64 1
  %220 = extractelement <32 x float> %168, i64 22
  %221 = insertelement <4 x float> %219, float %220, i64 2
  %222 = extractelement <32 x float> %168, i64 23
  %223 = insertelement <4 x float> %221, float %222, i64 3
  store <4 x float> %223, ptr %173, align 16
  %224 = extractelement <32 x float> %168, i64 24
  %225 = insertelement <4 x float> poison, float %224, i64 0
  %226 = extractelement <32 x float> %168, i64 25
  %227 = insertelement <4 x float> %225, float %226, i64 1
  %228 = extractelement <32 x float> %168, i64 26
  %229 = insertelement <4 x float> %227, float %228, i64 2
  %230 = extractelement <32 x float> %168, i64 27
  %231 = insertelement <4 x float> %229, float %230, i64 3
  store <4 x float> %231, ptr %174, align 16
  %232 = extractelement <32 x float> %168, i64 28
  %233 = insertelement <4 x float> poison, float %232, i64 0
  %234 = extractelement <32 x float> %168, i64 29
  %235 = insertelement <4 x float> %233, float %234, i64 1
  %236 = extractelement <32 x float> %168, i64 30
  %237 = insertelement <4 x float> %235, float %236, i64 2
  %238 = extractelement <32 x float> %168, i64 31
  %239 = insertelement <4 x float> %237, float %238, i64 3
  store <4 x float> %239, ptr %175, align 16
  %240 = getelementptr i32, ptr %6, i64 4
  %241 = getelementptr i32, ptr %6, i64 8
  %242 = getelementptr i32, ptr %6, i64 12
  %243 = getelementptr i32, ptr %6, i64 16
  %244 = getelementptr i32, ptr %6, i64 20
  %245 = getelementptr i32, ptr %6, i64 24
  %246 = getelementptr i32, ptr %6, i64 28
  %247 = load <4 x i32>, ptr %6, align 16
  %248 = extractelement <4 x i32> %247, i64 0
  %249 = insertelement <32 x i32> poison, i32 %248, i64 0
  %250 = extractelement <4 x i32> %247, i64 1
  %251 = insertelement <32 x i32> %249, i32 %250, i64 1
  %252 = extractelement <4 x i32> %247, i64 2
  %253 = insertelement <32 x i32> %251, i32 %252, i64 2
  %254 = extractelement <4 x i32> %247, i64 3
  %255 = insertelement <32 x i32> %253, i32 %254, i64 3
  %256 = load <4 x i32>, ptr %240, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <32 x i32> %255, i32 %257, i64 4
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <32 x i32> %258, i32 %259, i64 5
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <32 x i32> %260, i32 %261, i64 6
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <32 x i32> %262, i32 %263, i64 7
  %265 = load <4 x i32>, ptr %241, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <32 x i32> %264, i32 %266, i64 8
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <32 x i32> %267, i32 %268, i64 9
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <32 x i32> %269, i32 %270, i64 10
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <32 x i32> %271, i32 %272, i64 11
  %274 = load <4 x i32>, ptr %242, align 16
  %275 = extractelement <4 x i32> %274, i64 0
  %276 = insertelement <32 x i32> %273, i32 %275, i64 12
  %277 = extractelement <4 x i32> %274, i64 1
  %278 = insertelement <32 x i32> %276, i32 %277, i64 13
  %279 = extractelement <4 x i32> %274, i64 2
  %280 = insertelement <32 x i32> %278, i32 %279, i64 14
  %281 = extractelement <4 x i32> %274, i64 3
  %282 = insertelement <32 x i32> %280, i32 %281, i64 15
  %283 = load <4 x i32>, ptr %243, align 16
  %284 = extractelement <4 x i32> %283, i64 0
  %285 = insertelement <32 x i32> %282, i32 %284, i64 16
  %286 = extractelement <4 x i32> %283, i64 1
  %287 = insertelement <32 x i32> %285, i32 %286, i64 17
  %288 = extractelement <4 x i32> %283, i64 2
  %289 = insertelement <32 x i32> %287, i32 %288, i64 18
  %290 = extractelement <4 x i32> %283, i64 3
  %291 = insertelement <32 x i32> %289, i32 %290, i64 19
  %292 = load <4 x i32>, ptr %244, align 16
  %293 = extractelement <4 x i32> %292, i64 0
  %294 = insertelement <32 x i32> %291, i32 %293, i64 20
  %295 = extractelement <4 x i32> %292, i64 1
  %296 = insertelement <32 x i32> %294, i32 %295, i64 21
  %297 = extractelement <4 x i32> %292, i64 2
  %298 = insertelement <32 x i32> %296, i32 %297, i64 22
  %299 = extractelement <4 x i32> %292, i64 3
  %300 = insertelement <32 x i32> %298, i32 %299, i64 23
  %301 = load <4 x i32>, ptr %245, align 16
  %302 = extractelement <4 x i32> %301, i64 0
  %303 = insertelement <32 x i32> %300, i32 %302, i64 24
  %304 = extractelement <4 x i32> %301, i64 1
  %305 = insertelement <32 x i32> %303, i32 %304, i64 25
  %306 = extractelement <4 x i32> %301, i64 2
  %307 = insertelement <32 x i32> %305, i32 %306, i64 26
  %308 = extractelement <4 x i32> %301, i64 3
  %309 = insertelement <32 x i32> %307, i32 %308, i64 27
  %310 = load <4 x i32>, ptr %246, align 16
  %311 = extractelement <4 x i32> %310, i64 0
  %312 = insertelement <32 x i32> %309, i32 %311, i64 28
  %313 = extractelement <4 x i32> %310, i64 1
  %314 = insertelement <32 x i32> %312, i32 %313, i64 29
  %315 = extractelement <4 x i32> %310, i64 2
  %316 = insertelement <32 x i32> %314, i32 %315, i64 30
  %317 = extractelement <4 x i32> %310, i64 3
  %318 = insertelement <32 x i32> %316, i32 %317, i64 31
  %319 = extractelement <32 x i32> %318, i64 0
  %320 = extractelement <32 x i32> %318, i64 1
  %321 = extractelement <32 x i32> %318, i64 2
  %322 = extractelement <32 x i32> %318, i64 3
  %323 = extractelement <32 x i32> %318, i64 4
  %324 = extractelement <32 x i32> %318, i64 5
  %325 = extractelement <32 x i32> %318, i64 6
  %326 = extractelement <32 x i32> %318, i64 7
  %327 = extractelement <32 x i32> %318, i64 8
  %328 = extractelement <32 x i32> %318, i64 9
  %329 = extractelement <32 x i32> %318, i64 10
  %330 = extractelement <32 x i32> %318, i64 11
  %331 = extractelement <32 x i32> %318, i64 12
  %332 = extractelement <32 x i32> %318, i64 13
  %333 = extractelement <32 x i32> %318, i64 14
  %334 = extractelement <32 x i32> %318, i64 15
  %335 = extractelement <32 x i32> %318, i64 16
  %336 = extractelement <32 x i32> %318, i64 17
  %337 = extractelement <32 x i32> %318, i64 18
  %338 = extractelement <32 x i32> %318, i64 19
  %339 = extractelement <32 x i32> %318, i64 20
  %340 = extractelement <32 x i32> %318, i64 21
  %341 = extractelement <32 x i32> %318, i64 22
  %342 = extractelement <32 x i32> %318, i64 23
  %343 = extractelement <32 x i32> %318, i64 24
  %344 = extractelement <32 x i32> %318, i64 25
  %345 = extractelement <32 x i32> %318, i64 26
  %346 = extractelement <32 x i32> %318, i64 27
  %347 = extractelement <32 x i32> %318, i64 28
  %348 = extractelement <32 x i32> %318, i64 29
  %349 = extractelement <32 x i32> %318, i64 30
  %350 = extractelement <32 x i32> %318, i64 31
  %351 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %319, i32 %320, i32 %321, i32 %322, i32 %323, i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350)
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 0
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 1
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 2
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 3
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 4
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 5
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 6
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 7
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 8
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 9
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 10
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 11
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 12
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 13
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 14
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 15
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 16
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 17
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 18
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 19
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 20
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 21
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 22
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 23
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 24
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 25
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 26
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 27
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 28
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 29
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 30
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 31
  %384 = insertelement <32 x i32> poison, i32 %352, i64 0
  %385 = insertelement <32 x i32> %384, i32 %353, i64 1
  %386 = insertelement <32 x i32> %385, i32 %354, i64 2
  %387 = insertelement <32 x i32> %386, i32 %355, i64 3
  %388 = insertelement <32 x i32> %387, i32 %356, i64 4
  %389 = insertelement <32 x i32> %388, i32 %357, i64 5
  %390 = insertelement <32 x i32> %389, i32 %358, i64 6
  %391 = insertelement <32 x i32> %390, i32 %359, i64 7
  %392 = insertelement <32 x i32> %391, i32 %360, i64 8
  %393 = insertelement <32 x i32> %392, i32 %361, i64 9
  %394 = insertelement <32 x i32> %393, i32 %362, i64 10
  %395 = insertelement <32 x i32> %394, i32 %363, i64 11
  %396 = insertelement <32 x i32> %395, i32 %364, i64 12
  %397 = insertelement <32 x i32> %396, i32 %365, i64 13
  %398 = insertelement <32 x i32> %397, i32 %366, i64 14
  %399 = insertelement <32 x i32> %398, i32 %367, i64 15
  %400 = insertelement <32 x i32> %399, i32 %368, i64 16
  %401 = insertelement <32 x i32> %400, i32 %369, i64 17
  %402 = insertelement <32 x i32> %401, i32 %370, i64 18
  %403 = insertelement <32 x i32> %402, i32 %371, i64 19
  %404 = insertelement <32 x i32> %403, i32 %372, i64 20
  %405 = insertelement <32 x i32> %404, i32 %373, i64 21
  %406 = insertelement <32 x i32> %405, i32 %374, i64 22
  %407 = insertelement <32 x i32> %406, i32 %375, i64 23
  %408 = insertelement <32 x i32> %407, i32 %376, i64 24
  %409 = insertelement <32 x i32> %408, i32 %377, i64 25
  %410 = insertelement <32 x i32> %409, i32 %378, i64 26
  %411 = insertelement <32 x i32> %410, i32 %379, i64 27
  %412 = insertelement <32 x i32> %411, i32 %380, i64 28
  %413 = insertelement <32 x i32> %412, i32 %381, i64 29
  %414 = insertelement <32 x i32> %413, i32 %382, i64 30
  %415 = insertelement <32 x i32> %414, i32 %383, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %89, <32 x i32> %415, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %416 = icmp eq i32 %8, 0
  %417 = and i1 %77, %416
  br i1 %417, label %418, label %427

418:                                              ; preds = %79
  %419 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %420 = lshr i32 %419, 4
  %421 = zext i32 %420 to i64
  %422 = or i64 %421, 70437464178688
  %423 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %424 = lshr i32 %423, 4
  %425 = zext i32 %424 to i64
  %426 = or i64 %425, 70403104440320
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %76, i64 %422, i64 %426, i32 269025296, i1 true, i32 2, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %427

427:                                              ; preds = %418, %79
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %428 = urem i32 %7, 32
  %429 = udiv i32 %7, 32
  %430 = mul nsw i32 %428, 32
  %431 = mul nsw i32 %429, 1024
  %432 = add nsw i32 %430, %431
  %433 = sext i32 %432 to i64
  %434 = getelementptr float, ptr addrspace(1) %70, i64 %433
  %435 = mul nsw i32 %71, 2097152
  %436 = sext i32 %435 to i64
  %437 = getelementptr i8, ptr addrspace(6) %76, i64 %436
  %438 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %437, i1 false)
  %439 = getelementptr i32, ptr %5, i64 4
  %440 = getelementptr i32, ptr %5, i64 8
  %441 = getelementptr i32, ptr %5, i64 12
  %442 = getelementptr i32, ptr %5, i64 16
  %443 = getelementptr i32, ptr %5, i64 20
  %444 = getelementptr i32, ptr %5, i64 24
  %445 = getelementptr i32, ptr %5, i64 28
  %446 = extractelement <32 x i32> %438, i64 0
  %447 = insertelement <4 x i32> poison, i32 %446, i64 0
  %448 = extractelement <32 x i32> %438, i64 1
  %449 = insertelement <4 x i32> %447, i32 %448, i64 1
  %450 = extractelement <32 x i32> %438, i64 2
  %451 = insertelement <4 x i32> %449, i32 %450, i64 2
  %452 = extractelement <32 x i32> %438, i64 3
  %453 = insertelement <4 x i32> %451, i32 %452, i64 3
  store <4 x i32> %453, ptr %5, align 16
  %454 = extractelement <32 x i32> %438, i64 4
  %455 = insertelement <4 x i32> poison, i32 %454, i64 0
  %456 = extractelement <32 x i32> %438, i64 5
  %457 = insertelement <4 x i32> %455, i32 %456, i64 1
  %458 = extractelement <32 x i32> %438, i64 6
  %459 = insertelement <4 x i32> %457, i32 %458, i64 2
  %460 = extractelement <32 x i32> %438, i64 7
  %461 = insertelement <4 x i32> %459, i32 %460, i64 3
  store <4 x i32> %461, ptr %439, align 16
  %462 = extractelement <32 x i32> %438, i64 8
  %463 = insertelement <4 x i32> poison, i32 %462, i64 0
  %464 = extractelement <32 x i32> %438, i64 9
  %465 = insertelement <4 x i32> %463, i32 %464, i64 1
  %466 = extractelement <32 x i32> %438, i64 10
  %467 = insertelement <4 x i32> %465, i32 %466, i64 2
  %468 = extractelement <32 x i32> %438, i64 11
  %469 = insertelement <4 x i32> %467, i32 %468, i64 3
  store <4 x i32> %469, ptr %440, align 16
  %470 = extractelement <32 x i32> %438, i64 12
  %471 = insertelement <4 x i32> poison, i32 %470, i64 0
  %472 = extractelement <32 x i32> %438, i64 13
  %473 = insertelement <4 x i32> %471, i32 %472, i64 1
  %474 = extractelement <32 x i32> %438, i64 14
  %475 = insertelement <4 x i32> %473, i32 %474, i64 2
  %476 = extractelement <32 x i32> %438, i64 15
  %477 = insertelement <4 x i32> %475, i32 %476, i64 3
  store <4 x i32> %477, ptr %441, align 16
  %478 = extractelement <32 x i32> %438, i64 16
  %479 = insertelement <4 x i32> poison, i32 %478, i64 0
  %480 = extractelement <32 x i32> %438, i64 17
  %481 = insertelement <4 x i32> %479, i32 %480, i64 1
  %482 = extractelement <32 x i32> %438, i64 18
  %483 = insertelement <4 x i32> %481, i32 %482, i64 2
  %484 = extractelement <32 x i32> %438, i64 19
  %485 = insertelement <4 x i32> %483, i32 %484, i64 3
  store <4 x i32> %485, ptr %442, align 16
  %486 = extractelement <32 x i32> %438, i64 20
  %487 = insertelement <4 x i32> poison, i32 %486, i64 0
  %488 = extractelement <32 x i32> %438, i64 21
  %489 = insertelement <4 x i32> %487, i32 %488, i64 1
  %490 = extractelement <32 x i32> %438, i64 22
  %491 = insertelement <4 x i32> %489, i32 %490, i64 2
  %492 = extractelement <32 x i32> %438, i64 23
  %493 = insertelement <4 x i32> %491, i32 %492, i64 3
  store <4 x i32> %493, ptr %443, align 16
  %494 = extractelement <32 x i32> %438, i64 24
  %495 = insertelement <4 x i32> poison, i32 %494, i64 0
  %496 = extractelement <32 x i32> %438, i64 25
  %497 = insertelement <4 x i32> %495, i32 %496, i64 1
  %498 = extractelement <32 x i32> %438, i64 26
  %499 = insertelement <4 x i32> %497, i32 %498, i64 2
  %500 = extractelement <32 x i32> %438, i64 27
  %501 = insertelement <4 x i32> %499, i32 %500, i64 3
  store <4 x i32> %501, ptr %444, align 16
  %502 = extractelement <32 x i32> %438, i64 28
  %503 = insertelement <4 x i32> poison, i32 %502, i64 0
  %504 = extractelement <32 x i32> %438, i64 29
  %505 = insertelement <4 x i32> %503, i32 %504, i64 1
  %506 = extractelement <32 x i32> %438, i64 30
  %507 = insertelement <4 x i32> %505, i32 %506, i64 2
  %508 = extractelement <32 x i32> %438, i64 31
  %509 = insertelement <4 x i32> %507, i32 %508, i64 3
  store <4 x i32> %509, ptr %445, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %510 = getelementptr i32, ptr %5, i64 4
  %511 = getelementptr i32, ptr %5, i64 8
  %512 = getelementptr i32, ptr %5, i64 12
  %513 = getelementptr i32, ptr %5, i64 16
  %514 = getelementptr i32, ptr %5, i64 20
  %515 = getelementptr i32, ptr %5, i64 24
  %516 = getelementptr i32, ptr %5, i64 28
  %517 = load <4 x i32>, ptr %5, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <32 x i32> poison, i32 %518, i64 0
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <32 x i32> %519, i32 %520, i64 1
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <32 x i32> %521, i32 %522, i64 2
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <32 x i32> %523, i32 %524, i64 3
  %526 = load <4 x i32>, ptr %510, align 16
  %527 = extractelement <4 x i32> %526, i64 0
  %528 = insertelement <32 x i32> %525, i32 %527, i64 4
  %529 = extractelement <4 x i32> %526, i64 1
  %530 = insertelement <32 x i32> %528, i32 %529, i64 5
  %531 = extractelement <4 x i32> %526, i64 2
  %532 = insertelement <32 x i32> %530, i32 %531, i64 6
  %533 = extractelement <4 x i32> %526, i64 3
  %534 = insertelement <32 x i32> %532, i32 %533, i64 7
  %535 = load <4 x i32>, ptr %511, align 16
  %536 = extractelement <4 x i32> %535, i64 0
  %537 = insertelement <32 x i32> %534, i32 %536, i64 8
  %538 = extractelement <4 x i32> %535, i64 1
  %539 = insertelement <32 x i32> %537, i32 %538, i64 9
  %540 = extractelement <4 x i32> %535, i64 2
  %541 = insertelement <32 x i32> %539, i32 %540, i64 10
  %542 = extractelement <4 x i32> %535, i64 3
  %543 = insertelement <32 x i32> %541, i32 %542, i64 11
  %544 = load <4 x i32>, ptr %512, align 16
  %545 = extractelement <4 x i32> %544, i64 0
  %546 = insertelement <32 x i32> %543, i32 %545, i64 12
  %547 = extractelement <4 x i32> %544, i64 1
  %548 = insertelement <32 x i32> %546, i32 %547, i64 13
  %549 = extractelement <4 x i32> %544, i64 2
  %550 = insertelement <32 x i32> %548, i32 %549, i64 14
  %551 = extractelement <4 x i32> %544, i64 3
  %552 = insertelement <32 x i32> %550, i32 %551, i64 15
  %553 = load <4 x i32>, ptr %513, align 16
  %554 = extractelement <4 x i32> %553, i64 0
  %555 = insertelement <32 x i32> %552, i32 %554, i64 16
  %556 = extractelement <4 x i32> %553, i64 1
  %557 = insertelement <32 x i32> %555, i32 %556, i64 17
  %558 = extractelement <4 x i32> %553, i64 2
  %559 = insertelement <32 x i32> %557, i32 %558, i64 18
  %560 = extractelement <4 x i32> %553, i64 3
  %561 = insertelement <32 x i32> %559, i32 %560, i64 19
  %562 = load <4 x i32>, ptr %514, align 16
  %563 = extractelement <4 x i32> %562, i64 0
  %564 = insertelement <32 x i32> %561, i32 %563, i64 20
  %565 = extractelement <4 x i32> %562, i64 1
  %566 = insertelement <32 x i32> %564, i32 %565, i64 21
  %567 = extractelement <4 x i32> %562, i64 2
  %568 = insertelement <32 x i32> %566, i32 %567, i64 22
  %569 = extractelement <4 x i32> %562, i64 3
  %570 = insertelement <32 x i32> %568, i32 %569, i64 23
  %571 = load <4 x i32>, ptr %515, align 16
  %572 = extractelement <4 x i32> %571, i64 0
  %573 = insertelement <32 x i32> %570, i32 %572, i64 24
  %574 = extractelement <4 x i32> %571, i64 1
  %575 = insertelement <32 x i32> %573, i32 %574, i64 25
  %576 = extractelement <4 x i32> %571, i64 2
  %577 = insertelement <32 x i32> %575, i32 %576, i64 26
  %578 = extractelement <4 x i32> %571, i64 3
  %579 = insertelement <32 x i32> %577, i32 %578, i64 27
  %580 = load <4 x i32>, ptr %516, align 16
  %581 = extractelement <4 x i32> %580, i64 0
  %582 = insertelement <32 x i32> %579, i32 %581, i64 28
  %583 = extractelement <4 x i32> %580, i64 1
  %584 = insertelement <32 x i32> %582, i32 %583, i64 29
  %585 = extractelement <4 x i32> %580, i64 2
  %586 = insertelement <32 x i32> %584, i32 %585, i64 30
  %587 = extractelement <4 x i32> %580, i64 3
  %588 = insertelement <32 x i32> %586, i32 %587, i64 31
  %589 = extractelement <32 x i32> %588, i64 0
  %590 = extractelement <32 x i32> %588, i64 1
  %591 = extractelement <32 x i32> %588, i64 2
  %592 = extractelement <32 x i32> %588, i64 3
  %593 = extractelement <32 x i32> %588, i64 4
  %594 = extractelement <32 x i32> %588, i64 5
  %595 = extractelement <32 x i32> %588, i64 6
  %596 = extractelement <32 x i32> %588, i64 7
  %597 = extractelement <32 x i32> %588, i64 8
  %598 = extractelement <32 x i32> %588, i64 9
  %599 = extractelement <32 x i32> %588, i64 10
  %600 = extractelement <32 x i32> %588, i64 11
  %601 = extractelement <32 x i32> %588, i64 12
  %602 = extractelement <32 x i32> %588, i64 13
  %603 = extractelement <32 x i32> %588, i64 14
  %604 = extractelement <32 x i32> %588, i64 15
  %605 = extractelement <32 x i32> %588, i64 16
  %606 = extractelement <32 x i32> %588, i64 17
  %607 = extractelement <32 x i32> %588, i64 18
  %608 = extractelement <32 x i32> %588, i64 19
  %609 = extractelement <32 x i32> %588, i64 20
  %610 = extractelement <32 x i32> %588, i64 21
  %611 = extractelement <32 x i32> %588, i64 22
  %612 = extractelement <32 x i32> %588, i64 23
  %613 = extractelement <32 x i32> %588, i64 24
  %614 = extractelement <32 x i32> %588, i64 25
  %615 = extractelement <32 x i32> %588, i64 26
  %616 = extractelement <32 x i32> %588, i64 27
  %617 = extractelement <32 x i32> %588, i64 28
  %618 = extractelement <32 x i32> %588, i64 29
  %619 = extractelement <32 x i32> %588, i64 30
  %620 = extractelement <32 x i32> %588, i64 31
  %621 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %589, i32 %590, i32 %591, i32 %592, i32 %593, i32 %594, i32 %595, i32 %596, i32 %597, i32 %598, i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611, i32 %612, i32 %613, i32 %614, i32 %615, i32 %616, i32 %617, i32 %618, i32 %619, i32 %620)
  %622 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 0
  %623 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 1
  %624 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 2
  %625 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 3
  %626 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 4
  %627 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 5
  %628 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 6
  %629 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 7
  %630 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 8
  %631 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 9
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 10
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 11
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 12
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 13
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 14
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 15
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 16
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 17
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 18
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 19
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 20
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 21
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 22
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 23
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 24
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 25
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 26
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 27
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 28
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 29
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 30
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %621, 31
  %654 = insertelement <32 x i32> poison, i32 %622, i64 0
  %655 = insertelement <32 x i32> %654, i32 %623, i64 1
  %656 = insertelement <32 x i32> %655, i32 %624, i64 2
  %657 = insertelement <32 x i32> %656, i32 %625, i64 3
  %658 = insertelement <32 x i32> %657, i32 %626, i64 4
  %659 = insertelement <32 x i32> %658, i32 %627, i64 5
  %660 = insertelement <32 x i32> %659, i32 %628, i64 6
  %661 = insertelement <32 x i32> %660, i32 %629, i64 7
  %662 = insertelement <32 x i32> %661, i32 %630, i64 8
  %663 = insertelement <32 x i32> %662, i32 %631, i64 9
  %664 = insertelement <32 x i32> %663, i32 %632, i64 10
  %665 = insertelement <32 x i32> %664, i32 %633, i64 11
  %666 = insertelement <32 x i32> %665, i32 %634, i64 12
  %667 = insertelement <32 x i32> %666, i32 %635, i64 13
  %668 = insertelement <32 x i32> %667, i32 %636, i64 14
  %669 = insertelement <32 x i32> %668, i32 %637, i64 15
  %670 = insertelement <32 x i32> %669, i32 %638, i64 16
  %671 = insertelement <32 x i32> %670, i32 %639, i64 17
  %672 = insertelement <32 x i32> %671, i32 %640, i64 18
  %673 = insertelement <32 x i32> %672, i32 %641, i64 19
  %674 = insertelement <32 x i32> %673, i32 %642, i64 20
  %675 = insertelement <32 x i32> %674, i32 %643, i64 21
  %676 = insertelement <32 x i32> %675, i32 %644, i64 22
  %677 = insertelement <32 x i32> %676, i32 %645, i64 23
  %678 = insertelement <32 x i32> %677, i32 %646, i64 24
  %679 = insertelement <32 x i32> %678, i32 %647, i64 25
  %680 = insertelement <32 x i32> %679, i32 %648, i64 26
  %681 = insertelement <32 x i32> %680, i32 %649, i64 27
  %682 = insertelement <32 x i32> %681, i32 %650, i64 28
  %683 = insertelement <32 x i32> %682, i32 %651, i64 29
  %684 = insertelement <32 x i32> %683, i32 %652, i64 30
  %685 = insertelement <32 x i32> %684, i32 %653, i64 31
  %686 = getelementptr i32, ptr %5, i64 4
  %687 = getelementptr i32, ptr %5, i64 8
  %688 = getelementptr i32, ptr %5, i64 12
  %689 = getelementptr i32, ptr %5, i64 16
  %690 = getelementptr i32, ptr %5, i64 20
  %691 = getelementptr i32, ptr %5, i64 24
  %692 = getelementptr i32, ptr %5, i64 28
  %693 = extractelement <32 x i32> %685, i64 0
  %694 = insertelement <4 x i32> poison, i32 %693, i64 0
  %695 = extractelement <32 x i32> %685, i64 1
  %696 = insertelement <4 x i32> %694, i32 %695, i64 1
  %697 = extractelement <32 x i32> %685, i64 2
  %698 = insertelement <4 x i32> %696, i32 %697, i64 2
  %699 = extractelement <32 x i32> %685, i64 3
  %700 = insertelement <4 x i32> %698, i32 %699, i64 3
  store <4 x i32> %700, ptr %5, align 16
  %701 = extractelement <32 x i32> %685, i64 4
  %702 = insertelement <4 x i32> poison, i32 %701, i64 0
  %703 = extractelement <32 x i32> %685, i64 5
  %704 = insertelement <4 x i32> %702, i32 %703, i64 1
  %705 = extractelement <32 x i32> %685, i64 6
  %706 = insertelement <4 x i32> %704, i32 %705, i64 2
  %707 = extractelement <32 x i32> %685, i64 7
  %708 = insertelement <4 x i32> %706, i32 %707, i64 3
  store <4 x i32> %708, ptr %686, align 16
  %709 = extractelement <32 x i32> %685, i64 8
  %710 = insertelement <4 x i32> poison, i32 %709, i64 0
  %711 = extractelement <32 x i32> %685, i64 9
  %712 = insertelement <4 x i32> %710, i32 %711, i64 1
  %713 = extractelement <32 x i32> %685, i64 10
  %714 = insertelement <4 x i32> %712, i32 %713, i64 2
  %715 = extractelement <32 x i32> %685, i64 11
  %716 = insertelement <4 x i32> %714, i32 %715, i64 3
  store <4 x i32> %716, ptr %687, align 16
  %717 = extractelement <32 x i32> %685, i64 12
  %718 = insertelement <4 x i32> poison, i32 %717, i64 0
  %719 = extractelement <32 x i32> %685, i64 13
  %720 = insertelement <4 x i32> %718, i32 %719, i64 1
  %721 = extractelement <32 x i32> %685, i64 14
  %722 = insertelement <4 x i32> %720, i32 %721, i64 2
  %723 = extractelement <32 x i32> %685, i64 15
  %724 = insertelement <4 x i32> %722, i32 %723, i64 3
  store <4 x i32> %724, ptr %688, align 16
  %725 = extractelement <32 x i32> %685, i64 16
  %726 = insertelement <4 x i32> poison, i32 %725, i64 0
  %727 = extractelement <32 x i32> %685, i64 17
  %728 = insertelement <4 x i32> %726, i32 %727, i64 1
  %729 = extractelement <32 x i32> %685, i64 18
  %730 = insertelement <4 x i32> %728, i32 %729, i64 2
  %731 = extractelement <32 x i32> %685, i64 19
  %732 = insertelement <4 x i32> %730, i32 %731, i64 3
  store <4 x i32> %732, ptr %689, align 16
  %733 = extractelement <32 x i32> %685, i64 20
  %734 = insertelement <4 x i32> poison, i32 %733, i64 0
  %735 = extractelement <32 x i32> %685, i64 21
  %736 = insertelement <4 x i32> %734, i32 %735, i64 1
  %737 = extractelement <32 x i32> %685, i64 22
  %738 = insertelement <4 x i32> %736, i32 %737, i64 2
  %739 = extractelement <32 x i32> %685, i64 23
  %740 = insertelement <4 x i32> %738, i32 %739, i64 3
  store <4 x i32> %740, ptr %690, align 16
  %741 = extractelement <32 x i32> %685, i64 24
  %742 = insertelement <4 x i32> poison, i32 %741, i64 0
  %743 = extractelement <32 x i32> %685, i64 25
  %744 = insertelement <4 x i32> %742, i32 %743, i64 1
  %745 = extractelement <32 x i32> %685, i64 26
  %746 = insertelement <4 x i32> %744, i32 %745, i64 2
  %747 = extractelement <32 x i32> %685, i64 27
  %748 = insertelement <4 x i32> %746, i32 %747, i64 3
  store <4 x i32> %748, ptr %691, align 16
  %749 = extractelement <32 x i32> %685, i64 28
  %750 = insertelement <4 x i32> poison, i32 %749, i64 0
  %751 = extractelement <32 x i32> %685, i64 29
  %752 = insertelement <4 x i32> %750, i32 %751, i64 1
  %753 = extractelement <32 x i32> %685, i64 30
  %754 = insertelement <4 x i32> %752, i32 %753, i64 2
  %755 = extractelement <32 x i32> %685, i64 31
  %756 = insertelement <4 x i32> %754, i32 %755, i64 3
  store <4 x i32> %756, ptr %692, align 16
  %757 = getelementptr float, ptr %5, i64 4
  %758 = getelementptr float, ptr %5, i64 8
  %759 = getelementptr float, ptr %5, i64 12
  %760 = getelementptr float, ptr %5, i64 16
  %761 = getelementptr float, ptr %5, i64 20
  %762 = getelementptr float, ptr %5, i64 24
  %763 = getelementptr float, ptr %5, i64 28
  %764 = load <4 x float>, ptr %5, align 16
  %765 = extractelement <4 x float> %764, i64 0
  %766 = insertelement <32 x float> poison, float %765, i64 0
  %767 = extractelement <4 x float> %764, i64 1
  %768 = insertelement <32 x float> %766, float %767, i64 1
  %769 = extractelement <4 x float> %764, i64 2
  %770 = insertelement <32 x float> %768, float %769, i64 2
  %771 = extractelement <4 x float> %764, i64 3
  %772 = insertelement <32 x float> %770, float %771, i64 3
  %773 = load <4 x float>, ptr %757, align 16
  %774 = extractelement <4 x float> %773, i64 0
  %775 = insertelement <32 x float> %772, float %774, i64 4
  %776 = extractelement <4 x float> %773, i64 1
  %777 = insertelement <32 x float> %775, float %776, i64 5
  %778 = extractelement <4 x float> %773, i64 2
  %779 = insertelement <32 x float> %777, float %778, i64 6
  %780 = extractelement <4 x float> %773, i64 3
  %781 = insertelement <32 x float> %779, float %780, i64 7
  %782 = load <4 x float>, ptr %758, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <32 x float> %781, float %783, i64 8
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <32 x float> %784, float %785, i64 9
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <32 x float> %786, float %787, i64 10
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <32 x float> %788, float %789, i64 11
  %791 = load <4 x float>, ptr %759, align 16
  %792 = extractelement <4 x float> %791, i64 0
  %793 = insertelement <32 x float> %790, float %792, i64 12
  %794 = extractelement <4 x float> %791, i64 1
  %795 = insertelement <32 x float> %793, float %794, i64 13
  %796 = extractelement <4 x float> %791, i64 2
  %797 = insertelement <32 x float> %795, float %796, i64 14
  %798 = extractelement <4 x float> %791, i64 3
  %799 = insertelement <32 x float> %797, float %798, i64 15
  %800 = load <4 x float>, ptr %760, align 16
  %801 = extractelement <4 x float> %800, i64 0
  %802 = insertelement <32 x float> %799, float %801, i64 16
  %803 = extractelement <4 x float> %800, i64 1
  %804 = insertelement <32 x float> %802, float %803, i64 17
  %805 = extractelement <4 x float> %800, i64 2
  %806 = insertelement <32 x float> %804, float %805, i64 18
  %807 = extractelement <4 x float> %800, i64 3
  %808 = insertelement <32 x float> %806, float %807, i64 19
  %809 = load <4 x float>, ptr %761, align 16
  %810 = extractelement <4 x float> %809, i64 0
  %811 = insertelement <32 x float> %808, float %810, i64 20
  %812 = extractelement <4 x float> %809, i64 1
  %813 = insertelement <32 x float> %811, float %812, i64 21
  %814 = extractelement <4 x float> %809, i64 2
  %815 = insertelement <32 x float> %813, float %814, i64 22
  %816 = extractelement <4 x float> %809, i64 3
  %817 = insertelement <32 x float> %815, float %816, i64 23
  %818 = load <4 x float>, ptr %762, align 16
  %819 = extractelement <4 x float> %818, i64 0
  %820 = insertelement <32 x float> %817, float %819, i64 24
  %821 = extractelement <4 x float> %818, i64 1
  %822 = insertelement <32 x float> %820, float %821, i64 25
  %823 = extractelement <4 x float> %818, i64 2
  %824 = insertelement <32 x float> %822, float %823, i64 26
  %825 = extractelement <4 x float> %818, i64 3
  %826 = insertelement <32 x float> %824, float %825, i64 27
  %827 = load <4 x float>, ptr %763, align 16
  %828 = extractelement <4 x float> %827, i64 0
  %829 = insertelement <32 x float> %826, float %828, i64 28
  %830 = extractelement <4 x float> %827, i64 1
  %831 = insertelement <32 x float> %829, float %830, i64 29
  %832 = extractelement <4 x float> %827, i64 2
  %833 = insertelement <32 x float> %831, float %832, i64 30
  %834 = extractelement <4 x float> %827, i64 3
  %835 = insertelement <32 x float> %833, float %834, i64 31
  %836 = getelementptr float, ptr addrspace(1) %434, i64 4
  %837 = getelementptr float, ptr addrspace(1) %434, i64 8
  %838 = getelementptr float, ptr addrspace(1) %434, i64 12
  %839 = getelementptr float, ptr addrspace(1) %434, i64 16
  %840 = getelementptr float, ptr addrspace(1) %434, i64 20
  %841 = getelementptr float, ptr addrspace(1) %434, i64 24
  %842 = getelementptr float, ptr addrspace(1) %434, i64 28
  %843 = extractelement <32 x float> %835, i64 0
  %844 = insertelement <4 x float> poison, float %843, i64 0
  %845 = extractelement <32 x float> %835, i64 1
  %846 = insertelement <4 x float> %844, float %845, i64 1
  %847 = extractelement <32 x float> %835, i64 2
  %848 = insertelement <4 x float> %846, float %847, i64 2
  %849 = extractelement <32 x float> %835, i64 3
  %850 = insertelement <4 x float> %848, float %849, i64 3
  store <4 x float> %850, ptr addrspace(1) %434, align 16
  %851 = extractelement <32 x float> %835, i64 4
  %852 = insertelement <4 x float> poison, float %851, i64 0
  %853 = extractelement <32 x float> %835, i64 5
  %854 = insertelement <4 x float> %852, float %853, i64 1
  %855 = extractelement <32 x float> %835, i64 6
  %856 = insertelement <4 x float> %854, float %855, i64 2
  %857 = extractelement <32 x float> %835, i64 7
  %858 = insertelement <4 x float> %856, float %857, i64 3
  store <4 x float> %858, ptr addrspace(1) %836, align 16
  %859 = extractelement <32 x float> %835, i64 8
  %860 = insertelement <4 x float> poison, float %859, i64 0
  %861 = extractelement <32 x float> %835, i64 9
  %862 = insertelement <4 x float> %860, float %861, i64 1
  %863 = extractelement <32 x float> %835, i64 10
  %864 = insertelement <4 x float> %862, float %863, i64 2
  %865 = extractelement <32 x float> %835, i64 11
  %866 = insertelement <4 x float> %864, float %865, i64 3
  store <4 x float> %866, ptr addrspace(1) %837, align 16
  %867 = extractelement <32 x float> %835, i64 12
  %868 = insertelement <4 x float> poison, float %867, i64 0
  %869 = extractelement <32 x float> %835, i64 13
  %870 = insertelement <4 x float> %868, float %869, i64 1
  %871 = extractelement <32 x float> %835, i64 14
  %872 = insertelement <4 x float> %870, float %871, i64 2
  %873 = extractelement <32 x float> %835, i64 15
  %874 = insertelement <4 x float> %872, float %873, i64 3
  store <4 x float> %874, ptr addrspace(1) %838, align 16
  %875 = extractelement <32 x float> %835, i64 16
  %876 = insertelement <4 x float> poison, float %875, i64 0
  %877 = extractelement <32 x float> %835, i64 17
  %878 = insertelement <4 x float> %876, float %877, i64 1
  %879 = extractelement <32 x float> %835, i64 18
  %880 = insertelement <4 x float> %878, float %879, i64 2
  %881 = extractelement <32 x float> %835, i64 19
  %882 = insertelement <4 x float> %880, float %881, i64 3
  store <4 x float> %882, ptr addrspace(1) %839, align 16
  %883 = extractelement <32 x float> %835, i64 20
  %884 = insertelement <4 x float> poison, float %883, i64 0
  %885 = extractelement <32 x float> %835, i64 21
  %886 = insertelement <4 x float> %884, float %885, i64 1
  %887 = extractelement <32 x float> %835, i64 22
  %888 = insertelement <4 x float> %886, float %887, i64 2
  %889 = extractelement <32 x float> %835, i64 23
  %890 = insertelement <4 x float> %888, float %889, i64 3
  store <4 x float> %890, ptr addrspace(1) %840, align 16
  %891 = extractelement <32 x float> %835, i64 24
  %892 = insertelement <4 x float> poison, float %891, i64 0
  %893 = extractelement <32 x float> %835, i64 25
  %894 = insertelement <4 x float> %892, float %893, i64 1
  %895 = extractelement <32 x float> %835, i64 26
  %896 = insertelement <4 x float> %894, float %895, i64 2
  %897 = extractelement <32 x float> %835, i64 27
  %898 = insertelement <4 x float> %896, float %897, i64 3
  store <4 x float> %898, ptr addrspace(1) %841, align 16
  %899 = extractelement <32 x float> %835, i64 28
  %900 = insertelement <4 x float> poison, float %899, i64 0
  %901 = extractelement <32 x float> %835, i64 29
  %902 = insertelement <4 x float> %900, float %901, i64 1
  %903 = extractelement <32 x float> %835, i64 30
  %904 = insertelement <4 x float> %902, float %903, i64 2
  %905 = extractelement <32 x float> %835, i64 31
  %906 = insertelement <4 x float> %904, float %905, i64 3
  store <4 x float> %906, ptr addrspace(1) %842, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %72, label %907, label %908

907:                                              ; preds = %427
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %76, i32 32)
  br label %908

908:                                              ; preds = %907, %427
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
