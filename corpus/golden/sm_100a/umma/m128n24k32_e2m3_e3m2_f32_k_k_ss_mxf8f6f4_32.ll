; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x float], align 16
  %6 = alloca [32 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %34, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 4096
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 128
  %22 = urem i32 %20, 16
  %23 = udiv i32 %20, 16
  %24 = mul nsw i32 %22, 1024
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store i8 %18, ptr addrspace(3) %33, align 1
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %62, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 768
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 24
  %41 = udiv i32 %37, 24
  %42 = mul nsw i32 %40, 32
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 128
  %50 = urem i32 %48, 3
  %51 = udiv i32 %48, 3
  %52 = mul nsw i32 %50, 1024
  %53 = add nsw i32 %49, %52
  %54 = add nsw i32 %53, %51
  %55 = sext i32 %54 to i64
  %56 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 896
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store i8 %46, ptr addrspace(3) %61, align 1
  %62 = add i32 %37, 128
  br label %36

63:                                               ; preds = %36
  %64 = lshr i32 %7, 5
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %67

67:                                               ; preds = %66, %63
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %68 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %69 = inttoptr i32 %68 to ptr addrspace(6)
  %70 = icmp eq i32 %7, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %72

72:                                               ; preds = %71, %67
  %73 = urem i32 %7, 32
  %74 = udiv i32 %7, 32
  %75 = mul nsw i32 %73, 32
  %76 = mul nsw i32 %74, 1024
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %64, 2097152
  %81 = sext i32 %80 to i64
  %82 = getelementptr i8, ptr addrspace(6) %69, i64 %81
  %83 = getelementptr float, ptr addrspace(1) %79, i64 4
  %84 = getelementptr float, ptr addrspace(1) %79, i64 8
  %85 = getelementptr float, ptr addrspace(1) %79, i64 12
  %86 = getelementptr float, ptr addrspace(1) %79, i64 16
  %87 = getelementptr float, ptr addrspace(1) %79, i64 20
  %88 = getelementptr float, ptr addrspace(1) %79, i64 24
  %89 = getelementptr float, ptr addrspace(1) %79, i64 28
  %90 = load <4 x float>, ptr addrspace(1) %79, align 16
  %91 = extractelement <4 x float> %90, i64 0
  %92 = insertelement <32 x float> poison, float %91, i64 0
  %93 = extractelement <4 x float> %90, i64 1
  %94 = insertelement <32 x float> %92, float %93, i64 1
  %95 = extractelement <4 x float> %90, i64 2
  %96 = insertelement <32 x float> %94, float %95, i64 2
  %97 = extractelement <4 x float> %90, i64 3
  %98 = insertelement <32 x float> %96, float %97, i64 3
  %99 = load <4 x float>, ptr addrspace(1) %83, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <32 x float> %98, float %100, i64 4
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <32 x float> %101, float %102, i64 5
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <32 x float> %103, float %104, i64 6
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <32 x float> %105, float %106, i64 7
  %108 = load <4 x float>, ptr addrspace(1) %84, align 16
  %109 = extractelement <4 x float> %108, i64 0
  %110 = insertelement <32 x float> %107, float %109, i64 8
  %111 = extractelement <4 x float> %108, i64 1
  %112 = insertelement <32 x float> %110, float %111, i64 9
  %113 = extractelement <4 x float> %108, i64 2
  %114 = insertelement <32 x float> %112, float %113, i64 10
  %115 = extractelement <4 x float> %108, i64 3
  %116 = insertelement <32 x float> %114, float %115, i64 11
  %117 = load <4 x float>, ptr addrspace(1) %85, align 16
  %118 = extractelement <4 x float> %117, i64 0
  %119 = insertelement <32 x float> %116, float %118, i64 12
  %120 = extractelement <4 x float> %117, i64 1
  %121 = insertelement <32 x float> %119, float %120, i64 13
  %122 = extractelement <4 x float> %117, i64 2
  %123 = insertelement <32 x float> %121, float %122, i64 14
  %124 = extractelement <4 x float> %117, i64 3
  %125 = insertelement <32 x float> %123, float %124, i64 15
  %126 = load <4 x float>, ptr addrspace(1) %86, align 16
  %127 = extractelement <4 x float> %126, i64 0
  %128 = insertelement <32 x float> %125, float %127, i64 16
  %129 = extractelement <4 x float> %126, i64 1
  %130 = insertelement <32 x float> %128, float %129, i64 17
  %131 = extractelement <4 x float> %126, i64 2
  %132 = insertelement <32 x float> %130, float %131, i64 18
  %133 = extractelement <4 x float> %126, i64 3
  %134 = insertelement <32 x float> %132, float %133, i64 19
  %135 = load <4 x float>, ptr addrspace(1) %87, align 16
  %136 = extractelement <4 x float> %135, i64 0
  %137 = insertelement <32 x float> %134, float %136, i64 20
  %138 = extractelement <4 x float> %135, i64 1
  %139 = insertelement <32 x float> %137, float %138, i64 21
  %140 = extractelement <4 x float> %135, i64 2
  %141 = insertelement <32 x float> %139, float %140, i64 22
  %142 = extractelement <4 x float> %135, i64 3
  %143 = insertelement <32 x float> %141, float %142, i64 23
  %144 = load <4 x float>, ptr addrspace(1) %88, align 16
  %145 = extractelement <4 x float> %144, i64 0
  %146 = insertelement <32 x float> %143, float %145, i64 24
  %147 = extractelement <4 x float> %144, i64 1
  %148 = insertelement <32 x float> %146, float %147, i64 25
  %149 = extractelement <4 x float> %144, i64 2
  %150 = insertelement <32 x float> %148, float %149, i64 26
  %151 = extractelement <4 x float> %144, i64 3
  %152 = insertelement <32 x float> %150, float %151, i64 27
  %153 = load <4 x float>, ptr addrspace(1) %89, align 16
  %154 = extractelement <4 x float> %153, i64 0
  %155 = insertelement <32 x float> %152, float %154, i64 28
  %156 = extractelement <4 x float> %153, i64 1
  %157 = insertelement <32 x float> %155, float %156, i64 29
  %158 = extractelement <4 x float> %153, i64 2
  %159 = insertelement <32 x float> %157, float %158, i64 30
  %160 = extractelement <4 x float> %153, i64 3
  %161 = insertelement <32 x float> %159, float %160, i64 31
  %162 = getelementptr float, ptr %6, i64 4
  %163 = getelementptr float, ptr %6, i64 8
  %164 = getelementptr float, ptr %6, i64 12
  %165 = getelementptr float, ptr %6, i64 16
  %166 = getelementptr float, ptr %6, i64 20
  %167 = getelementptr float, ptr %6, i64 24
  %168 = getelementptr float, ptr %6, i64 28
  %169 = extractelement <32 x float> %161, i64 0
  %170 = insertelement <4 x float> poison, float %169, i64 0
  %171 = extractelement <32 x float> %161, i64 1
  %172 = insertelement <4 x float> %170, float %171, i64 1
  %173 = extractelement <32 x float> %161, i64 2
  %174 = insertelement <4 x float> %172, float %173, i64 2
  %175 = extractelement <32 x float> %161, i64 3
  %176 = insertelement <4 x float> %174, float %175, i64 3
  store <4 x float> %176, ptr %6, align 16
  %177 = extractelement <32 x float> %161, i64 4
  %178 = insertelement <4 x float> poison, float %177, i64 0
  %179 = extractelement <32 x float> %161, i64 5
  %180 = insertelement <4 x float> %178, float %179, i64 1
  %181 = extractelement <32 x float> %161, i64 6
  %182 = insertelement <4 x float> %180, float %181, i64 2
  %183 = extractelement <32 x float> %161, i64 7
  %184 = insertelement <4 x float> %182, float %183, i64 3
  store <4 x float> %184, ptr %162, align 16
  %185 = extractelement <32 x float> %161, i64 8
  %186 = insertelement <4 x float> poison, float %185, i64 0
  %187 = extractelement <32 x float> %161, i64 9
  %188 = insertelement <4 x float> %186, float %187, i64 1
  %189 = extractelement <32 x float> %161, i64 10
  %190 = insertelement <4 x float> %188, float %189, i64 2
  %191 = extractelement <32 x float> %161, i64 11
  %192 = insertelement <4 x float> %190, float %191, i64 3
  store <4 x float> %192, ptr %163, align 16
  %193 = extractelement <32 x float> %161, i64 12
  %194 = insertelement <4 x float> poison, float %193, i64 0
  %195 = extractelement <32 x float> %161, i64 13
  %196 = insertelement <4 x float> %194, float %195, i64 1
  %197 = extractelement <32 x float> %161, i64 14
  %198 = insertelement <4 x float> %196, float %197, i64 2
  %199 = extractelement <32 x float> %161, i64 15
  %200 = insertelement <4 x float> %198, float %199, i64 3
  store <4 x float> %200, ptr %164, align 16
  %201 = extractelement <32 x float> %161, i64 16
  %202 = insertelement <4 x float> poison, float %201, i64 0
  %203 = extractelement <32 x float> %161, i64 17
  %204 = insertelement <4 x float> %202, float %203, i64 1
  %205 = extractelement <32 x float> %161, i64 18
  %206 = insertelement <4 x float> %204, float %205, i64 2
  %207 = extractelement <32 x float> %161, i64 19
  %208 = insertelement <4 x float> %206, float %207, i64 3
  store <4 x float> %208, ptr %165, align 16
  %209 = extractelement <32 x float> %161, i64 20
  %210 = insertelement <4 x float> poison, float %209, i64 0
  %211 = extractelement <32 x float> %161, i64 21
  %212 = insertelement <4 x float> %210, float %211, i64 1
  %213 = extractelement <32 x float> %161, i64 22
  %214 = insertelement <4 x float> %212, float %213, i64 2
  %215 = extractelement <32 x float> %161, i64 23
  %216 = insertelement <4 x float> %214, float %215, i64 3
  store <4 x float> %216, ptr %166, align 16
  %217 = extractelement <32 x float> %161, i64 24
  %218 = insertelement <4 x float> poison, float %217, i64 0
  %219 = extractelement <32 x float> %161, i64 25
  %220 = insertelement <4 x float> %218, float %219, i64 1
  %221 = extractelement <32 x float> %161, i64 26
  %222 = insertelement <4 x float> %220, float %221, i64 2
  %223 = extractelement <32 x float> %161, i64 27
  %224 = insertelement <4 x float> %222, float %223, i64 3
  store <4 x float> %224, ptr %167, align 16
  %225 = extractelement <32 x float> %161, i64 28
  %226 = insertelement <4 x float> poison, float %225, i64 0
  %227 = extractelement <32 x float> %161, i64 29
  %228 = insertelement <4 x float> %226, float %227, i64 1
  %229 = extractelement <32 x float> %161, i64 30
  %230 = insertelement <4 x float> %228, float %229, i64 2
  %231 = extractelement <32 x float> %161, i64 31
  %232 = insertelement <4 x float> %230, float %231, i64 3
  store <4 x float> %232, ptr %168, align 16
  %233 = getelementptr i32, ptr %6, i64 4
  %234 = getelementptr i32, ptr %6, i64 8
  %235 = getelementptr i32, ptr %6, i64 12
  %236 = getelementptr i32, ptr %6, i64 16
  %237 = getelementptr i32, ptr %6, i64 20
  %238 = getelementptr i32, ptr %6, i64 24
  %239 = getelementptr i32, ptr %6, i64 28
  %240 = load <4 x i32>, ptr %6, align 16
  %241 = extractelement <4 x i32> %240, i64 0
  %242 = insertelement <32 x i32> poison, i32 %241, i64 0
  %243 = extractelement <4 x i32> %240, i64 1
  %244 = insertelement <32 x i32> %242, i32 %243, i64 1
  %245 = extractelement <4 x i32> %240, i64 2
  %246 = insertelement <32 x i32> %244, i32 %245, i64 2
  %247 = extractelement <4 x i32> %240, i64 3
  %248 = insertelement <32 x i32> %246, i32 %247, i64 3
  %249 = load <4 x i32>, ptr %233, align 16
  %250 = extractelement <4 x i32> %249, i64 0
  %251 = insertelement <32 x i32> %248, i32 %250, i64 4
  %252 = extractelement <4 x i32> %249, i64 1
  %253 = insertelement <32 x i32> %251, i32 %252, i64 5
  %254 = extractelement <4 x i32> %249, i64 2
  %255 = insertelement <32 x i32> %253, i32 %254, i64 6
  %256 = extractelement <4 x i32> %249, i64 3
  %257 = insertelement <32 x i32> %255, i32 %256, i64 7
  %258 = load <4 x i32>, ptr %234, align 16
  %259 = extractelement <4 x i32> %258, i64 0
  %260 = insertelement <32 x i32> %257, i32 %259, i64 8
  %261 = extractelement <4 x i32> %258, i64 1
  %262 = insertelement <32 x i32> %260, i32 %261, i64 9
  %263 = extractelement <4 x i32> %258, i64 2
  %264 = insertelement <32 x i32> %262, i32 %263, i64 10
  %265 = extractelement <4 x i32> %258, i64 3
  %266 = insertelement <32 x i32> %264, i32 %265, i64 11
  %267 = load <4 x i32>, ptr %235, align 16
  %268 = extractelement <4 x i32> %267, i64 0
  %269 = insertelement <32 x i32> %266, i32 %268, i64 12
  %270 = extractelement <4 x i32> %267, i64 1
  %271 = insertelement <32 x i32> %269, i32 %270, i64 13
  %272 = extractelement <4 x i32> %267, i64 2
  %273 = insertelement <32 x i32> %271, i32 %272, i64 14
  %274 = extractelement <4 x i32> %267, i64 3
  %275 = insertelement <32 x i32> %273, i32 %274, i64 15
  %276 = load <4 x i32>, ptr %236, align 16
  %277 = extractelement <4 x i32> %276, i64 0
  %278 = insertelement <32 x i32> %275, i32 %277, i64 16
  %279 = extractelement <4 x i32> %276, i64 1
  %280 = insertelement <32 x i32> %278, i32 %279, i64 17
  %281 = extractelement <4 x i32> %276, i64 2
  %282 = insertelement <32 x i32> %280, i32 %281, i64 18
  %283 = extractelement <4 x i32> %276, i64 3
  %284 = insertelement <32 x i32> %282, i32 %283, i64 19
  %285 = load <4 x i32>, ptr %237, align 16
  %286 = extractelement <4 x i32> %285, i64 0
  %287 = insertelement <32 x i32> %284, i32 %286, i64 20
  %288 = extractelement <4 x i32> %285, i64 1
  %289 = insertelement <32 x i32> %287, i32 %288, i64 21
  %290 = extractelement <4 x i32> %285, i64 2
  %291 = insertelement <32 x i32> %289, i32 %290, i64 22
  %292 = extractelement <4 x i32> %285, i64 3
  %293 = insertelement <32 x i32> %291, i32 %292, i64 23
  %294 = load <4 x i32>, ptr %238, align 16
  %295 = extractelement <4 x i32> %294, i64 0
  %296 = insertelement <32 x i32> %293, i32 %295, i64 24
  %297 = extractelement <4 x i32> %294, i64 1
  %298 = insertelement <32 x i32> %296, i32 %297, i64 25
  %299 = extractelement <4 x i32> %294, i64 2
  %300 = insertelement <32 x i32> %298, i32 %299, i64 26
  %301 = extractelement <4 x i32> %294, i64 3
  %302 = insertelement <32 x i32> %300, i32 %301, i64 27
  %303 = load <4 x i32>, ptr %239, align 16
  %304 = extractelement <4 x i32> %303, i64 0
  %305 = insertelement <32 x i32> %302, i32 %304, i64 28
  %306 = extractelement <4 x i32> %303, i64 1
  %307 = insertelement <32 x i32> %305, i32 %306, i64 29
  %308 = extractelement <4 x i32> %303, i64 2
  %309 = insertelement <32 x i32> %307, i32 %308, i64 30
  %310 = extractelement <4 x i32> %303, i64 3
  %311 = insertelement <32 x i32> %309, i32 %310, i64 31
  %312 = extractelement <32 x i32> %311, i64 0
  %313 = extractelement <32 x i32> %311, i64 1
  %314 = extractelement <32 x i32> %311, i64 2
  %315 = extractelement <32 x i32> %311, i64 3
  %316 = extractelement <32 x i32> %311, i64 4
  %317 = extractelement <32 x i32> %311, i64 5
  %318 = extractelement <32 x i32> %311, i64 6
  %319 = extractelement <32 x i32> %311, i64 7
  %320 = extractelement <32 x i32> %311, i64 8
  %321 = extractelement <32 x i32> %311, i64 9
  %322 = extractelement <32 x i32> %311, i64 10
  %323 = extractelement <32 x i32> %311, i64 11
  %324 = extractelement <32 x i32> %311, i64 12
  %325 = extractelement <32 x i32> %311, i64 13
  %326 = extractelement <32 x i32> %311, i64 14
  %327 = extractelement <32 x i32> %311, i64 15
  %328 = extractelement <32 x i32> %311, i64 16
  %329 = extractelement <32 x i32> %311, i64 17
  %330 = extractelement <32 x i32> %311, i64 18
  %331 = extractelement <32 x i32> %311, i64 19
  %332 = extractelement <32 x i32> %311, i64 20
  %333 = extractelement <32 x i32> %311, i64 21
  %334 = extractelement <32 x i32> %311, i64 22
  %335 = extractelement <32 x i32> %311, i64 23
  %336 = extractelement <32 x i32> %311, i64 24
  %337 = extractelement <32 x i32> %311, i64 25
  %338 = extractelement <32 x i32> %311, i64 26
  %339 = extractelement <32 x i32> %311, i64 27
  %340 = extractelement <32 x i32> %311, i64 28
  %341 = extractelement <32 x i32> %311, i64 29
  %342 = extractelement <32 x i32> %311, i64 30
  %343 = extractelement <32 x i32> %311, i64 31
  %344 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %312, i32 %313, i32 %314, i32 %315, i32 %316, i32 %317, i32 %318, i32 %319, i32 %320, i32 %321, i32 %322, i32 %323, i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343)
  %345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 0
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 1
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 2
  %348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 3
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 4
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 5
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 6
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 7
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 8
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 9
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 10
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 11
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 12
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 13
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 14
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 15
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 16
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 17
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 18
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 19
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 20
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 21
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 22
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 23
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 24
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 25
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 26
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 27
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 28
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 29
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 30
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %344, 31
  %377 = insertelement <32 x i32> poison, i32 %345, i64 0
  %378 = insertelement <32 x i32> %377, i32 %346, i64 1
  %379 = insertelement <32 x i32> %378, i32 %347, i64 2
  %380 = insertelement <32 x i32> %379, i32 %348, i64 3
  %381 = insertelement <32 x i32> %380, i32 %349, i64 4
  %382 = insertelement <32 x i32> %381, i32 %350, i64 5
  %383 = insertelement <32 x i32> %382, i32 %351, i64 6
  %384 = insertelement <32 x i32> %383, i32 %352, i64 7
  %385 = insertelement <32 x i32> %384, i32 %353, i64 8
  %386 = insertelement <32 x i32> %385, i32 %354, i64 9
  %387 = insertelement <32 x i32> %386, i32 %355, i64 10
  %388 = insertelement <32 x i32> %387, i32 %356, i64 11
  %389 = insertelement <32 x i32> %388, i32 %357, i64 12
  %390 = insertelement <32 x i32> %389, i32 %358, i64 13
  %391 = insertelement <32 x i32> %390, i32 %359, i64 14
  %392 = insertelement <32 x i32> %391, i32 %360, i64 15
  %393 = insertelement <32 x i32> %392, i32 %361, i64 16
  %394 = insertelement <32 x i32> %393, i32 %362, i64 17
  %395 = insertelement <32 x i32> %394, i32 %363, i64 18
  %396 = insertelement <32 x i32> %395, i32 %364, i64 19
  %397 = insertelement <32 x i32> %396, i32 %365, i64 20
  %398 = insertelement <32 x i32> %397, i32 %366, i64 21
  %399 = insertelement <32 x i32> %398, i32 %367, i64 22
  %400 = insertelement <32 x i32> %399, i32 %368, i64 23
  %401 = insertelement <32 x i32> %400, i32 %369, i64 24
  %402 = insertelement <32 x i32> %401, i32 %370, i64 25
  %403 = insertelement <32 x i32> %402, i32 %371, i64 26
  %404 = insertelement <32 x i32> %403, i32 %372, i64 27
  %405 = insertelement <32 x i32> %404, i32 %373, i64 28
  %406 = insertelement <32 x i32> %405, i32 %374, i64 29
  %407 = insertelement <32 x i32> %406, i32 %375, i64 30
  %408 = insertelement <32 x i32> %407, i32 %376, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %82, <32 x i32> %408, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %409 = getelementptr i8, ptr addrspace(6) %69, i64 24
  %410 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %409, 3
  %411 = getelementptr i8, ptr addrspace(6) %69, i64 28
  %412 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %410, ptr addrspace(6) %411, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %413, label %441

413:                                              ; preds = %72
  %414 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %415 = lshr i32 %414, 4
  %416 = zext i32 %415 to i64
  %417 = or i64 %416, 4611756662049538048
  %418 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %419 = lshr i32 %418, 4
  %420 = zext i32 %419 to i64
  %421 = or i64 %420, 4611756662049538048
  %422 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %412, 0
  %423 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %412, 1
  %424 = zext i1 %423 to i32
  %425 = shl i32 %424, 13
  %426 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %412, 2
  %427 = zext i1 %426 to i32
  %428 = shl i32 %427, 14
  %429 = or i32 %425, %428
  %430 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %412, 3
  %431 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %412, 4
  %432 = or i32 143004032, %429
  %433 = ptrtoint ptr addrspace(6) %430 to i32
  %434 = lshr i32 %433, 30
  %435 = shl i32 %434, 29
  %436 = or i32 %432, %435
  %437 = ptrtoint ptr addrspace(6) %431 to i32
  %438 = lshr i32 %437, 30
  %439 = shl i32 %438, 4
  %440 = or i32 %436, %439
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %69, i64 %417, i64 %421, i32 %440, i1 %422, ptr addrspace(6) %430, ptr addrspace(6) %431, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %441

441:                                              ; preds = %413, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %442 = urem i32 %7, 32
  %443 = udiv i32 %7, 32
  %444 = mul nsw i32 %442, 32
  %445 = mul nsw i32 %443, 1024
  %446 = add nsw i32 %444, %445
  %447 = sext i32 %446 to i64
  %448 = getelementptr float, ptr addrspace(1) %3, i64 %447
  %449 = mul nsw i32 %64, 2097152
  %450 = sext i32 %449 to i64
  %451 = getelementptr i8, ptr addrspace(6) %69, i64 %450
  %452 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %451, i1 false)
  %453 = getelementptr i32, ptr %5, i64 4
  %454 = getelementptr i32, ptr %5, i64 8
  %455 = getelementptr i32, ptr %5, i64 12
  %456 = getelementptr i32, ptr %5, i64 16
  %457 = getelementptr i32, ptr %5, i64 20
  %458 = getelementptr i32, ptr %5, i64 24
  %459 = getelementptr i32, ptr %5, i64 28
  %460 = extractelement <32 x i32> %452, i64 0
  %461 = insertelement <4 x i32> poison, i32 %460, i64 0
  %462 = extractelement <32 x i32> %452, i64 1
  %463 = insertelement <4 x i32> %461, i32 %462, i64 1
  %464 = extractelement <32 x i32> %452, i64 2
  %465 = insertelement <4 x i32> %463, i32 %464, i64 2
  %466 = extractelement <32 x i32> %452, i64 3
  %467 = insertelement <4 x i32> %465, i32 %466, i64 3
  store <4 x i32> %467, ptr %5, align 16
  %468 = extractelement <32 x i32> %452, i64 4
  %469 = insertelement <4 x i32> poison, i32 %468, i64 0
  %470 = extractelement <32 x i32> %452, i64 5
  %471 = insertelement <4 x i32> %469, i32 %470, i64 1
  %472 = extractelement <32 x i32> %452, i64 6
  %473 = insertelement <4 x i32> %471, i32 %472, i64 2
  %474 = extractelement <32 x i32> %452, i64 7
  %475 = insertelement <4 x i32> %473, i32 %474, i64 3
  store <4 x i32> %475, ptr %453, align 16
  %476 = extractelement <32 x i32> %452, i64 8
  %477 = insertelement <4 x i32> poison, i32 %476, i64 0
  %478 = extractelement <32 x i32> %452, i64 9
  %479 = insertelement <4 x i32> %477, i32 %478, i64 1
  %480 = extractelement <32 x i32> %452, i64 10
  %481 = insertelement <4 x i32> %479, i32 %480, i64 2
  %482 = extractelement <32 x i32> %452, i64 11
  %483 = insertelement <4 x i32> %481, i32 %482, i64 3
  store <4 x i32> %483, ptr %454, align 16
  %484 = extractelement <32 x i32> %452, i64 12
  %485 = insertelement <4 x i32> poison, i32 %484, i64 0
  %486 = extractelement <32 x i32> %452, i64 13
  %487 = insertelement <4 x i32> %485, i32 %486, i64 1
  %488 = extractelement <32 x i32> %452, i64 14
  %489 = insertelement <4 x i32> %487, i32 %488, i64 2
  %490 = extractelement <32 x i32> %452, i64 15
  %491 = insertelement <4 x i32> %489, i32 %490, i64 3
  store <4 x i32> %491, ptr %455, align 16
  %492 = extractelement <32 x i32> %452, i64 16
  %493 = insertelement <4 x i32> poison, i32 %492, i64 0
  %494 = extractelement <32 x i32> %452, i64 17
  %495 = insertelement <4 x i32> %493, i32 %494, i64 1
  %496 = extractelement <32 x i32> %452, i64 18
  %497 = insertelement <4 x i32> %495, i32 %496, i64 2
  %498 = extractelement <32 x i32> %452, i64 19
  %499 = insertelement <4 x i32> %497, i32 %498, i64 3
  store <4 x i32> %499, ptr %456, align 16
  %500 = extractelement <32 x i32> %452, i64 20
  %501 = insertelement <4 x i32> poison, i32 %500, i64 0
  %502 = extractelement <32 x i32> %452, i64 21
  %503 = insertelement <4 x i32> %501, i32 %502, i64 1
  %504 = extractelement <32 x i32> %452, i64 22
  %505 = insertelement <4 x i32> %503, i32 %504, i64 2
  %506 = extractelement <32 x i32> %452, i64 23
  %507 = insertelement <4 x i32> %505, i32 %506, i64 3
  store <4 x i32> %507, ptr %457, align 16
  %508 = extractelement <32 x i32> %452, i64 24
  %509 = insertelement <4 x i32> poison, i32 %508, i64 0
  %510 = extractelement <32 x i32> %452, i64 25
  %511 = insertelement <4 x i32> %509, i32 %510, i64 1
  %512 = extractelement <32 x i32> %452, i64 26
  %513 = insertelement <4 x i32> %511, i32 %512, i64 2
  %514 = extractelement <32 x i32> %452, i64 27
  %515 = insertelement <4 x i32> %513, i32 %514, i64 3
  store <4 x i32> %515, ptr %458, align 16
  %516 = extractelement <32 x i32> %452, i64 28
  %517 = insertelement <4 x i32> poison, i32 %516, i64 0
  %518 = extractelement <32 x i32> %452, i64 29
  %519 = insertelement <4 x i32> %517, i32 %518, i64 1
  %520 = extractelement <32 x i32> %452, i64 30
  %521 = insertelement <4 x i32> %519, i32 %520, i64 2
  %522 = extractelement <32 x i32> %452, i64 31
  %523 = insertelement <4 x i32> %521, i32 %522, i64 3
  store <4 x i32> %523, ptr %459, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %524 = getelementptr i32, ptr %5, i64 4
  %525 = getelementptr i32, ptr %5, i64 8
  %526 = getelementptr i32, ptr %5, i64 12
  %527 = getelementptr i32, ptr %5, i64 16
  %528 = getelementptr i32, ptr %5, i64 20
  %529 = getelementptr i32, ptr %5, i64 24
  %530 = getelementptr i32, ptr %5, i64 28
  %531 = load <4 x i32>, ptr %5, align 16
  %532 = extractelement <4 x i32> %531, i64 0
  %533 = insertelement <32 x i32> poison, i32 %532, i64 0
  %534 = extractelement <4 x i32> %531, i64 1
  %535 = insertelement <32 x i32> %533, i32 %534, i64 1
  %536 = extractelement <4 x i32> %531, i64 2
  %537 = insertelement <32 x i32> %535, i32 %536, i64 2
  %538 = extractelement <4 x i32> %531, i64 3
  %539 = insertelement <32 x i32> %537, i32 %538, i64 3
  %540 = load <4 x i32>, ptr %524, align 16
  %541 = extractelement <4 x i32> %540, i64 0
  %542 = insertelement <32 x i32> %539, i32 %541, i64 4
  %543 = extractelement <4 x i32> %540, i64 1
  %544 = insertelement <32 x i32> %542, i32 %543, i64 5
  %545 = extractelement <4 x i32> %540, i64 2
  %546 = insertelement <32 x i32> %544, i32 %545, i64 6
  %547 = extractelement <4 x i32> %540, i64 3
  %548 = insertelement <32 x i32> %546, i32 %547, i64 7
  %549 = load <4 x i32>, ptr %525, align 16
  %550 = extractelement <4 x i32> %549, i64 0
  %551 = insertelement <32 x i32> %548, i32 %550, i64 8
  %552 = extractelement <4 x i32> %549, i64 1
  %553 = insertelement <32 x i32> %551, i32 %552, i64 9
  %554 = extractelement <4 x i32> %549, i64 2
  %555 = insertelement <32 x i32> %553, i32 %554, i64 10
  %556 = extractelement <4 x i32> %549, i64 3
  %557 = insertelement <32 x i32> %555, i32 %556, i64 11
  %558 = load <4 x i32>, ptr %526, align 16
  %559 = extractelement <4 x i32> %558, i64 0
  %560 = insertelement <32 x i32> %557, i32 %559, i64 12
  %561 = extractelement <4 x i32> %558, i64 1
  %562 = insertelement <32 x i32> %560, i32 %561, i64 13
  %563 = extractelement <4 x i32> %558, i64 2
  %564 = insertelement <32 x i32> %562, i32 %563, i64 14
  %565 = extractelement <4 x i32> %558, i64 3
  %566 = insertelement <32 x i32> %564, i32 %565, i64 15
  %567 = load <4 x i32>, ptr %527, align 16
  %568 = extractelement <4 x i32> %567, i64 0
  %569 = insertelement <32 x i32> %566, i32 %568, i64 16
  %570 = extractelement <4 x i32> %567, i64 1
  %571 = insertelement <32 x i32> %569, i32 %570, i64 17
  %572 = extractelement <4 x i32> %567, i64 2
  %573 = insertelement <32 x i32> %571, i32 %572, i64 18
  %574 = extractelement <4 x i32> %567, i64 3
  %575 = insertelement <32 x i32> %573, i32 %574, i64 19
  %576 = load <4 x i32>, ptr %528, align 16
  %577 = extractelement <4 x i32> %576, i64 0
  %578 = insertelement <32 x i32> %575, i32 %577, i64 20
  %579 = extractelement <4 x i32> %576, i64 1
  %580 = insertelement <32 x i32> %578, i32 %579, i64 21
  %581 = extractelement <4 x i32> %576, i64 2
  %582 = insertelement <32 x i32> %580, i32 %581, i64 22
  %583 = extractelement <4 x i32> %576, i64 3
  %584 = insertelement <32 x i32> %582, i32 %583, i64 23
  %585 = load <4 x i32>, ptr %529, align 16
  %586 = extractelement <4 x i32> %585, i64 0
  %587 = insertelement <32 x i32> %584, i32 %586, i64 24
  %588 = extractelement <4 x i32> %585, i64 1
  %589 = insertelement <32 x i32> %587, i32 %588, i64 25
  %590 = extractelement <4 x i32> %585, i64 2
  %591 = insertelement <32 x i32> %589, i32 %590, i64 26
  %592 = extractelement <4 x i32> %585, i64 3
  %593 = insertelement <32 x i32> %591, i32 %592, i64 27
  %594 = load <4 x i32>, ptr %530, align 16
  %595 = extractelement <4 x i32> %594, i64 0
  %596 = insertelement <32 x i32> %593, i32 %595, i64 28
  %597 = extractelement <4 x i32> %594, i64 1
  %598 = insertelement <32 x i32> %596, i32 %597, i64 29
  %599 = extractelement <4 x i32> %594, i64 2
  %600 = insertelement <32 x i32> %598, i32 %599, i64 30
  %601 = extractelement <4 x i32> %594, i64 3
  %602 = insertelement <32 x i32> %600, i32 %601, i64 31
  %603 = extractelement <32 x i32> %602, i64 0
  %604 = extractelement <32 x i32> %602, i64 1
  %605 = extractelement <32 x i32> %602, i64 2
  %606 = extractelement <32 x i32> %602, i64 3
  %607 = extractelement <32 x i32> %602, i64 4
  %608 = extractelement <32 x i32> %602, i64 5
  %609 = extractelement <32 x i32> %602, i64 6
  %610 = extractelement <32 x i32> %602, i64 7
  %611 = extractelement <32 x i32> %602, i64 8
  %612 = extractelement <32 x i32> %602, i64 9
  %613 = extractelement <32 x i32> %602, i64 10
  %614 = extractelement <32 x i32> %602, i64 11
  %615 = extractelement <32 x i32> %602, i64 12
  %616 = extractelement <32 x i32> %602, i64 13
  %617 = extractelement <32 x i32> %602, i64 14
  %618 = extractelement <32 x i32> %602, i64 15
  %619 = extractelement <32 x i32> %602, i64 16
  %620 = extractelement <32 x i32> %602, i64 17
  %621 = extractelement <32 x i32> %602, i64 18
  %622 = extractelement <32 x i32> %602, i64 19
  %623 = extractelement <32 x i32> %602, i64 20
  %624 = extractelement <32 x i32> %602, i64 21
  %625 = extractelement <32 x i32> %602, i64 22
  %626 = extractelement <32 x i32> %602, i64 23
  %627 = extractelement <32 x i32> %602, i64 24
  %628 = extractelement <32 x i32> %602, i64 25
  %629 = extractelement <32 x i32> %602, i64 26
  %630 = extractelement <32 x i32> %602, i64 27
  %631 = extractelement <32 x i32> %602, i64 28
  %632 = extractelement <32 x i32> %602, i64 29
  %633 = extractelement <32 x i32> %602, i64 30
  %634 = extractelement <32 x i32> %602, i64 31
  %635 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611, i32 %612, i32 %613, i32 %614, i32 %615, i32 %616, i32 %617, i32 %618, i32 %619, i32 %620, i32 %621, i32 %622, i32 %623, i32 %624, i32 %625, i32 %626, i32 %627, i32 %628, i32 %629, i32 %630, i32 %631, i32 %632, i32 %633, i32 %634)
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 0
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 1
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 2
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 3
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 4
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 5
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 6
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 7
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 8
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 9
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 10
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 11
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 12
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 13
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 14
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 15
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 16
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 17
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 18
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 19
  %656 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 20
  %657 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 21
  %658 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 22
  %659 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 23
  %660 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 24
  %661 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 25
  %662 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 26
  %663 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 27
  %664 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 28
  %665 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 29
  %666 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 30
  %667 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %635, 31
  %668 = insertelement <32 x i32> poison, i32 %636, i64 0
  %669 = insertelement <32 x i32> %668, i32 %637, i64 1
  %670 = insertelement <32 x i32> %669, i32 %638, i64 2
  %671 = insertelement <32 x i32> %670, i32 %639, i64 3
  %672 = insertelement <32 x i32> %671, i32 %640, i64 4
  %673 = insertelement <32 x i32> %672, i32 %641, i64 5
  %674 = insertelement <32 x i32> %673, i32 %642, i64 6
  %675 = insertelement <32 x i32> %674, i32 %643, i64 7
  %676 = insertelement <32 x i32> %675, i32 %644, i64 8
  %677 = insertelement <32 x i32> %676, i32 %645, i64 9
  %678 = insertelement <32 x i32> %677, i32 %646, i64 10
  %679 = insertelement <32 x i32> %678, i32 %647, i64 11
  %680 = insertelement <32 x i32> %679, i32 %648, i64 12
  %681 = insertelement <32 x i32> %680, i32 %649, i64 13
  %682 = insertelement <32 x i32> %681, i32 %650, i64 14
  %683 = insertelement <32 x i32> %682, i32 %651, i64 15
  %684 = insertelement <32 x i32> %683, i32 %652, i64 16
  %685 = insertelement <32 x i32> %684, i32 %653, i64 17
  %686 = insertelement <32 x i32> %685, i32 %654, i64 18
  %687 = insertelement <32 x i32> %686, i32 %655, i64 19
  %688 = insertelement <32 x i32> %687, i32 %656, i64 20
  %689 = insertelement <32 x i32> %688, i32 %657, i64 21
  %690 = insertelement <32 x i32> %689, i32 %658, i64 22
  %691 = insertelement <32 x i32> %690, i32 %659, i64 23
  %692 = insertelement <32 x i32> %691, i32 %660, i64 24
  %693 = insertelement <32 x i32> %692, i32 %661, i64 25
  %694 = insertelement <32 x i32> %693, i32 %662, i64 26
  %695 = insertelement <32 x i32> %694, i32 %663, i64 27
  %696 = insertelement <32 x i32> %695, i32 %664, i64 28
  %697 = insertelement <32 x i32> %696, i32 %665, i64 29
  %698 = insertelement <32 x i32> %697, i32 %666, i64 30
  %699 = insertelement <32 x i32> %698, i32 %667, i64 31
  %700 = getelementptr i32, ptr %5, i64 4
  %701 = getelementptr i32, ptr %5, i64 8
  %702 = getelementptr i32, ptr %5, i64 12
  %703 = getelementptr i32, ptr %5, i64 16
  %704 = getelementptr i32, ptr %5, i64 20
  %705 = getelementptr i32, ptr %5, i64 24
  %706 = getelementptr i32, ptr %5, i64 28
  %707 = extractelement <32 x i32> %699, i64 0
  %708 = insertelement <4 x i32> poison, i32 %707, i64 0
  %709 = extractelement <32 x i32> %699, i64 1
  %710 = insertelement <4 x i32> %708, i32 %709, i64 1
  %711 = extractelement <32 x i32> %699, i64 2
  %712 = insertelement <4 x i32> %710, i32 %711, i64 2
  %713 = extractelement <32 x i32> %699, i64 3
  %714 = insertelement <4 x i32> %712, i32 %713, i64 3
  store <4 x i32> %714, ptr %5, align 16
  %715 = extractelement <32 x i32> %699, i64 4
  %716 = insertelement <4 x i32> poison, i32 %715, i64 0
  %717 = extractelement <32 x i32> %699, i64 5
  %718 = insertelement <4 x i32> %716, i32 %717, i64 1
  %719 = extractelement <32 x i32> %699, i64 6
  %720 = insertelement <4 x i32> %718, i32 %719, i64 2
  %721 = extractelement <32 x i32> %699, i64 7
  %722 = insertelement <4 x i32> %720, i32 %721, i64 3
  store <4 x i32> %722, ptr %700, align 16
  %723 = extractelement <32 x i32> %699, i64 8
  %724 = insertelement <4 x i32> poison, i32 %723, i64 0
  %725 = extractelement <32 x i32> %699, i64 9
  %726 = insertelement <4 x i32> %724, i32 %725, i64 1
  %727 = extractelement <32 x i32> %699, i64 10
  %728 = insertelement <4 x i32> %726, i32 %727, i64 2
  %729 = extractelement <32 x i32> %699, i64 11
  %730 = insertelement <4 x i32> %728, i32 %729, i64 3
  store <4 x i32> %730, ptr %701, align 16
  %731 = extractelement <32 x i32> %699, i64 12
  %732 = insertelement <4 x i32> poison, i32 %731, i64 0
  %733 = extractelement <32 x i32> %699, i64 13
  %734 = insertelement <4 x i32> %732, i32 %733, i64 1
  %735 = extractelement <32 x i32> %699, i64 14
  %736 = insertelement <4 x i32> %734, i32 %735, i64 2
  %737 = extractelement <32 x i32> %699, i64 15
  %738 = insertelement <4 x i32> %736, i32 %737, i64 3
  store <4 x i32> %738, ptr %702, align 16
  %739 = extractelement <32 x i32> %699, i64 16
  %740 = insertelement <4 x i32> poison, i32 %739, i64 0
  %741 = extractelement <32 x i32> %699, i64 17
  %742 = insertelement <4 x i32> %740, i32 %741, i64 1
  %743 = extractelement <32 x i32> %699, i64 18
  %744 = insertelement <4 x i32> %742, i32 %743, i64 2
  %745 = extractelement <32 x i32> %699, i64 19
  %746 = insertelement <4 x i32> %744, i32 %745, i64 3
  store <4 x i32> %746, ptr %703, align 16
  %747 = extractelement <32 x i32> %699, i64 20
  %748 = insertelement <4 x i32> poison, i32 %747, i64 0
  %749 = extractelement <32 x i32> %699, i64 21
  %750 = insertelement <4 x i32> %748, i32 %749, i64 1
  %751 = extractelement <32 x i32> %699, i64 22
  %752 = insertelement <4 x i32> %750, i32 %751, i64 2
  %753 = extractelement <32 x i32> %699, i64 23
  %754 = insertelement <4 x i32> %752, i32 %753, i64 3
  store <4 x i32> %754, ptr %704, align 16
  %755 = extractelement <32 x i32> %699, i64 24
  %756 = insertelement <4 x i32> poison, i32 %755, i64 0
  %757 = extractelement <32 x i32> %699, i64 25
  %758 = insertelement <4 x i32> %756, i32 %757, i64 1
  %759 = extractelement <32 x i32> %699, i64 26
  %760 = insertelement <4 x i32> %758, i32 %759, i64 2
  %761 = extractelement <32 x i32> %699, i64 27
  %762 = insertelement <4 x i32> %760, i32 %761, i64 3
  store <4 x i32> %762, ptr %705, align 16
  %763 = extractelement <32 x i32> %699, i64 28
  %764 = insertelement <4 x i32> poison, i32 %763, i64 0
  %765 = extractelement <32 x i32> %699, i64 29
  %766 = insertelement <4 x i32> %764, i32 %765, i64 1
  %767 = extractelement <32 x i32> %699, i64 30
  %768 = insertelement <4 x i32> %766, i32 %767, i64 2
  %769 = extractelement <32 x i32> %699, i64 31
  %770 = insertelement <4 x i32> %768, i32 %769, i64 3
  store <4 x i32> %770, ptr %706, align 16
  %771 = getelementptr float, ptr %5, i64 4
  %772 = getelementptr float, ptr %5, i64 8
  %773 = getelementptr float, ptr %5, i64 12
  %774 = getelementptr float, ptr %5, i64 16
  %775 = getelementptr float, ptr %5, i64 20
  %776 = getelementptr float, ptr %5, i64 24
  %777 = getelementptr float, ptr %5, i64 28
  %778 = load <4 x float>, ptr %5, align 16
  %779 = extractelement <4 x float> %778, i64 0
  %780 = insertelement <32 x float> poison, float %779, i64 0
  %781 = extractelement <4 x float> %778, i64 1
  %782 = insertelement <32 x float> %780, float %781, i64 1
  %783 = extractelement <4 x float> %778, i64 2
  %784 = insertelement <32 x float> %782, float %783, i64 2
  %785 = extractelement <4 x float> %778, i64 3
  %786 = insertelement <32 x float> %784, float %785, i64 3
  %787 = load <4 x float>, ptr %771, align 16
  %788 = extractelement <4 x float> %787, i64 0
  %789 = insertelement <32 x float> %786, float %788, i64 4
  %790 = extractelement <4 x float> %787, i64 1
  %791 = insertelement <32 x float> %789, float %790, i64 5
  %792 = extractelement <4 x float> %787, i64 2
  %793 = insertelement <32 x float> %791, float %792, i64 6
  %794 = extractelement <4 x float> %787, i64 3
  %795 = insertelement <32 x float> %793, float %794, i64 7
  %796 = load <4 x float>, ptr %772, align 16
  %797 = extractelement <4 x float> %796, i64 0
  %798 = insertelement <32 x float> %795, float %797, i64 8
  %799 = extractelement <4 x float> %796, i64 1
  %800 = insertelement <32 x float> %798, float %799, i64 9
  %801 = extractelement <4 x float> %796, i64 2
  %802 = insertelement <32 x float> %800, float %801, i64 10
  %803 = extractelement <4 x float> %796, i64 3
  %804 = insertelement <32 x float> %802, float %803, i64 11
  %805 = load <4 x float>, ptr %773, align 16
  %806 = extractelement <4 x float> %805, i64 0
  %807 = insertelement <32 x float> %804, float %806, i64 12
  %808 = extractelement <4 x float> %805, i64 1
  %809 = insertelement <32 x float> %807, float %808, i64 13
  %810 = extractelement <4 x float> %805, i64 2
  %811 = insertelement <32 x float> %809, float %810, i64 14
  %812 = extractelement <4 x float> %805, i64 3
  %813 = insertelement <32 x float> %811, float %812, i64 15
  %814 = load <4 x float>, ptr %774, align 16
  %815 = extractelement <4 x float> %814, i64 0
  %816 = insertelement <32 x float> %813, float %815, i64 16
  %817 = extractelement <4 x float> %814, i64 1
  %818 = insertelement <32 x float> %816, float %817, i64 17
  %819 = extractelement <4 x float> %814, i64 2
  %820 = insertelement <32 x float> %818, float %819, i64 18
  %821 = extractelement <4 x float> %814, i64 3
  %822 = insertelement <32 x float> %820, float %821, i64 19
  %823 = load <4 x float>, ptr %775, align 16
  %824 = extractelement <4 x float> %823, i64 0
  %825 = insertelement <32 x float> %822, float %824, i64 20
  %826 = extractelement <4 x float> %823, i64 1
  %827 = insertelement <32 x float> %825, float %826, i64 21
  %828 = extractelement <4 x float> %823, i64 2
  %829 = insertelement <32 x float> %827, float %828, i64 22
  %830 = extractelement <4 x float> %823, i64 3
  %831 = insertelement <32 x float> %829, float %830, i64 23
  %832 = load <4 x float>, ptr %776, align 16
  %833 = extractelement <4 x float> %832, i64 0
  %834 = insertelement <32 x float> %831, float %833, i64 24
  %835 = extractelement <4 x float> %832, i64 1
  %836 = insertelement <32 x float> %834, float %835, i64 25
  %837 = extractelement <4 x float> %832, i64 2
  %838 = insertelement <32 x float> %836, float %837, i64 26
  %839 = extractelement <4 x float> %832, i64 3
  %840 = insertelement <32 x float> %838, float %839, i64 27
  %841 = load <4 x float>, ptr %777, align 16
  %842 = extractelement <4 x float> %841, i64 0
  %843 = insertelement <32 x float> %840, float %842, i64 28
  %844 = extractelement <4 x float> %841, i64 1
  %845 = insertelement <32 x float> %843, float %844, i64 29
  %846 = extractelement <4 x float> %841, i64 2
  %847 = insertelement <32 x float> %845, float %846, i64 30
  %848 = extractelement <4 x float> %841, i64 3
  %849 = insertelement <32 x float> %847, float %848, i64 31
  %850 = getelementptr float, ptr addrspace(1) %448, i64 4
  %851 = getelementptr float, ptr addrspace(1) %448, i64 8
  %852 = getelementptr float, ptr addrspace(1) %448, i64 12
  %853 = getelementptr float, ptr addrspace(1) %448, i64 16
  %854 = getelementptr float, ptr addrspace(1) %448, i64 20
  %855 = getelementptr float, ptr addrspace(1) %448, i64 24
  %856 = getelementptr float, ptr addrspace(1) %448, i64 28
  %857 = extractelement <32 x float> %849, i64 0
  %858 = insertelement <4 x float> poison, float %857, i64 0
  %859 = extractelement <32 x float> %849, i64 1
  %860 = insertelement <4 x float> %858, float %859, i64 1
  %861 = extractelement <32 x float> %849, i64 2
  %862 = insertelement <4 x float> %860, float %861, i64 2
  %863 = extractelement <32 x float> %849, i64 3
  %864 = insertelement <4 x float> %862, float %863, i64 3
  store <4 x float> %864, ptr addrspace(1) %448, align 16
  %865 = extractelement <32 x float> %849, i64 4
  %866 = insertelement <4 x float> poison, float %865, i64 0
  %867 = extractelement <32 x float> %849, i64 5
  %868 = insertelement <4 x float> %866, float %867, i64 1
  %869 = extractelement <32 x float> %849, i64 6
  %870 = insertelement <4 x float> %868, float %869, i64 2
  %871 = extractelement <32 x float> %849, i64 7
  %872 = insertelement <4 x float> %870, float %871, i64 3
  store <4 x float> %872, ptr addrspace(1) %850, align 16
  %873 = extractelement <32 x float> %849, i64 8
  %874 = insertelement <4 x float> poison, float %873, i64 0
  %875 = extractelement <32 x float> %849, i64 9
  %876 = insertelement <4 x float> %874, float %875, i64 1
  %877 = extractelement <32 x float> %849, i64 10
  %878 = insertelement <4 x float> %876, float %877, i64 2
  %879 = extractelement <32 x float> %849, i64 11
  %880 = insertelement <4 x float> %878, float %879, i64 3
  store <4 x float> %880, ptr addrspace(1) %851, align 16
  %881 = extractelement <32 x float> %849, i64 12
  %882 = insertelement <4 x float> poison, float %881, i64 0
  %883 = extractelement <32 x float> %849, i64 13
  %884 = insertelement <4 x float> %882, float %883, i64 1
  %885 = extractelement <32 x float> %849, i64 14
  %886 = insertelement <4 x float> %884, float %885, i64 2
  %887 = extractelement <32 x float> %849, i64 15
  %888 = insertelement <4 x float> %886, float %887, i64 3
  store <4 x float> %888, ptr addrspace(1) %852, align 16
  %889 = extractelement <32 x float> %849, i64 16
  %890 = insertelement <4 x float> poison, float %889, i64 0
  %891 = extractelement <32 x float> %849, i64 17
  %892 = insertelement <4 x float> %890, float %891, i64 1
  %893 = extractelement <32 x float> %849, i64 18
  %894 = insertelement <4 x float> %892, float %893, i64 2
  %895 = extractelement <32 x float> %849, i64 19
  %896 = insertelement <4 x float> %894, float %895, i64 3
  store <4 x float> %896, ptr addrspace(1) %853, align 16
  %897 = extractelement <32 x float> %849, i64 20
  %898 = insertelement <4 x float> poison, float %897, i64 0
  %899 = extractelement <32 x float> %849, i64 21
  %900 = insertelement <4 x float> %898, float %899, i64 1
  %901 = extractelement <32 x float> %849, i64 22
  %902 = insertelement <4 x float> %900, float %901, i64 2
  %903 = extractelement <32 x float> %849, i64 23
  %904 = insertelement <4 x float> %902, float %903, i64 3
  store <4 x float> %904, ptr addrspace(1) %854, align 16
  %905 = extractelement <32 x float> %849, i64 24
  %906 = insertelement <4 x float> poison, float %905, i64 0
  %907 = extractelement <32 x float> %849, i64 25
  %908 = insertelement <4 x float> %906, float %907, i64 1
  %909 = extractelement <32 x float> %849, i64 26
  %910 = insertelement <4 x float> %908, float %909, i64 2
  %911 = extractelement <32 x float> %849, i64 27
  %912 = insertelement <4 x float> %910, float %911, i64 3
  store <4 x float> %912, ptr addrspace(1) %855, align 16
  %913 = extractelement <32 x float> %849, i64 28
  %914 = insertelement <4 x float> poison, float %913, i64 0
  %915 = extractelement <32 x float> %849, i64 29
  %916 = insertelement <4 x float> %914, float %915, i64 1
  %917 = extractelement <32 x float> %849, i64 30
  %918 = insertelement <4 x float> %916, float %917, i64 2
  %919 = extractelement <32 x float> %849, i64 31
  %920 = insertelement <4 x float> %918, float %919, i64 3
  store <4 x float> %920, ptr addrspace(1) %856, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %921, label %922

921:                                              ; preds = %441
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %922

922:                                              ; preds = %921, %441
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) captures(none), <32 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) captures(none), i1 immarg) #7

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
