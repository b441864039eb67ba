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
  %10 = icmp slt i32 %9, 2048
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 64
  %13 = udiv i32 %9, 64
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 128
  %22 = urem i32 %20, 8
  %23 = udiv i32 %20, 8
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
  %38 = icmp slt i32 %37, 2048
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 64
  %41 = udiv i32 %37, 64
  %42 = mul nsw i32 %40, 32
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 128
  %50 = urem i32 %48, 8
  %51 = udiv i32 %48, 8
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
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %409, label %418

409:                                              ; preds = %72
  %410 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %411 = lshr i32 %410, 4
  %412 = zext i32 %411 to i64
  %413 = or i64 %412, 4611756662049538048
  %414 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %415 = lshr i32 %414, 4
  %416 = zext i32 %415 to i64
  %417 = or i64 %416, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %69, i64 %413, i64 %417, i32 68157456, i1 true, i32 2, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %418

418:                                              ; preds = %409, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %419 = urem i32 %7, 32
  %420 = udiv i32 %7, 32
  %421 = mul nsw i32 %419, 32
  %422 = mul nsw i32 %420, 1024
  %423 = add nsw i32 %421, %422
  %424 = sext i32 %423 to i64
  %425 = getelementptr float, ptr addrspace(1) %3, i64 %424
  %426 = mul nsw i32 %64, 2097152
  %427 = sext i32 %426 to i64
  %428 = getelementptr i8, ptr addrspace(6) %69, i64 %427
  %429 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %428, i1 false)
  %430 = getelementptr i32, ptr %5, i64 4
  %431 = getelementptr i32, ptr %5, i64 8
  %432 = getelementptr i32, ptr %5, i64 12
  %433 = getelementptr i32, ptr %5, i64 16
  %434 = getelementptr i32, ptr %5, i64 20
  %435 = getelementptr i32, ptr %5, i64 24
  %436 = getelementptr i32, ptr %5, i64 28
  %437 = extractelement <32 x i32> %429, i64 0
  %438 = insertelement <4 x i32> poison, i32 %437, i64 0
  %439 = extractelement <32 x i32> %429, i64 1
  %440 = insertelement <4 x i32> %438, i32 %439, i64 1
  %441 = extractelement <32 x i32> %429, i64 2
  %442 = insertelement <4 x i32> %440, i32 %441, i64 2
  %443 = extractelement <32 x i32> %429, i64 3
  %444 = insertelement <4 x i32> %442, i32 %443, i64 3
  store <4 x i32> %444, ptr %5, align 16
  %445 = extractelement <32 x i32> %429, i64 4
  %446 = insertelement <4 x i32> poison, i32 %445, i64 0
  %447 = extractelement <32 x i32> %429, i64 5
  %448 = insertelement <4 x i32> %446, i32 %447, i64 1
  %449 = extractelement <32 x i32> %429, i64 6
  %450 = insertelement <4 x i32> %448, i32 %449, i64 2
  %451 = extractelement <32 x i32> %429, i64 7
  %452 = insertelement <4 x i32> %450, i32 %451, i64 3
  store <4 x i32> %452, ptr %430, align 16
  %453 = extractelement <32 x i32> %429, i64 8
  %454 = insertelement <4 x i32> poison, i32 %453, i64 0
  %455 = extractelement <32 x i32> %429, i64 9
  %456 = insertelement <4 x i32> %454, i32 %455, i64 1
  %457 = extractelement <32 x i32> %429, i64 10
  %458 = insertelement <4 x i32> %456, i32 %457, i64 2
  %459 = extractelement <32 x i32> %429, i64 11
  %460 = insertelement <4 x i32> %458, i32 %459, i64 3
  store <4 x i32> %460, ptr %431, align 16
  %461 = extractelement <32 x i32> %429, i64 12
  %462 = insertelement <4 x i32> poison, i32 %461, i64 0
  %463 = extractelement <32 x i32> %429, i64 13
  %464 = insertelement <4 x i32> %462, i32 %463, i64 1
  %465 = extractelement <32 x i32> %429, i64 14
  %466 = insertelement <4 x i32> %464, i32 %465, i64 2
  %467 = extractelement <32 x i32> %429, i64 15
  %468 = insertelement <4 x i32> %466, i32 %467, i64 3
  store <4 x i32> %468, ptr %432, align 16
  %469 = extractelement <32 x i32> %429, i64 16
  %470 = insertelement <4 x i32> poison, i32 %469, i64 0
  %471 = extractelement <32 x i32> %429, i64 17
  %472 = insertelement <4 x i32> %470, i32 %471, i64 1
  %473 = extractelement <32 x i32> %429, i64 18
  %474 = insertelement <4 x i32> %472, i32 %473, i64 2
  %475 = extractelement <32 x i32> %429, i64 19
  %476 = insertelement <4 x i32> %474, i32 %475, i64 3
  store <4 x i32> %476, ptr %433, align 16
  %477 = extractelement <32 x i32> %429, i64 20
  %478 = insertelement <4 x i32> poison, i32 %477, i64 0
  %479 = extractelement <32 x i32> %429, i64 21
  %480 = insertelement <4 x i32> %478, i32 %479, i64 1
  %481 = extractelement <32 x i32> %429, i64 22
  %482 = insertelement <4 x i32> %480, i32 %481, i64 2
  %483 = extractelement <32 x i32> %429, i64 23
  %484 = insertelement <4 x i32> %482, i32 %483, i64 3
  store <4 x i32> %484, ptr %434, align 16
  %485 = extractelement <32 x i32> %429, i64 24
  %486 = insertelement <4 x i32> poison, i32 %485, i64 0
  %487 = extractelement <32 x i32> %429, i64 25
  %488 = insertelement <4 x i32> %486, i32 %487, i64 1
  %489 = extractelement <32 x i32> %429, i64 26
  %490 = insertelement <4 x i32> %488, i32 %489, i64 2
  %491 = extractelement <32 x i32> %429, i64 27
  %492 = insertelement <4 x i32> %490, i32 %491, i64 3
  store <4 x i32> %492, ptr %435, align 16
  %493 = extractelement <32 x i32> %429, i64 28
  %494 = insertelement <4 x i32> poison, i32 %493, i64 0
  %495 = extractelement <32 x i32> %429, i64 29
  %496 = insertelement <4 x i32> %494, i32 %495, i64 1
  %497 = extractelement <32 x i32> %429, i64 30
  %498 = insertelement <4 x i32> %496, i32 %497, i64 2
  %499 = extractelement <32 x i32> %429, i64 31
  %500 = insertelement <4 x i32> %498, i32 %499, i64 3
  store <4 x i32> %500, ptr %436, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %501 = getelementptr i32, ptr %5, i64 4
  %502 = getelementptr i32, ptr %5, i64 8
  %503 = getelementptr i32, ptr %5, i64 12
  %504 = getelementptr i32, ptr %5, i64 16
  %505 = getelementptr i32, ptr %5, i64 20
  %506 = getelementptr i32, ptr %5, i64 24
  %507 = getelementptr i32, ptr %5, i64 28
  %508 = load <4 x i32>, ptr %5, align 16
  %509 = extractelement <4 x i32> %508, i64 0
  %510 = insertelement <32 x i32> poison, i32 %509, i64 0
  %511 = extractelement <4 x i32> %508, i64 1
  %512 = insertelement <32 x i32> %510, i32 %511, i64 1
  %513 = extractelement <4 x i32> %508, i64 2
  %514 = insertelement <32 x i32> %512, i32 %513, i64 2
  %515 = extractelement <4 x i32> %508, i64 3
  %516 = insertelement <32 x i32> %514, i32 %515, i64 3
  %517 = load <4 x i32>, ptr %501, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <32 x i32> %516, i32 %518, i64 4
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <32 x i32> %519, i32 %520, i64 5
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <32 x i32> %521, i32 %522, i64 6
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <32 x i32> %523, i32 %524, i64 7
  %526 = load <4 x i32>, ptr %502, align 16
  %527 = extractelement <4 x i32> %526, i64 0
  %528 = insertelement <32 x i32> %525, i32 %527, i64 8
  %529 = extractelement <4 x i32> %526, i64 1
  %530 = insertelement <32 x i32> %528, i32 %529, i64 9
  %531 = extractelement <4 x i32> %526, i64 2
  %532 = insertelement <32 x i32> %530, i32 %531, i64 10
  %533 = extractelement <4 x i32> %526, i64 3
  %534 = insertelement <32 x i32> %532, i32 %533, i64 11
  %535 = load <4 x i32>, ptr %503, align 16
  %536 = extractelement <4 x i32> %535, i64 0
  %537 = insertelement <32 x i32> %534, i32 %536, i64 12
  %538 = extractelement <4 x i32> %535, i64 1
  %539 = insertelement <32 x i32> %537, i32 %538, i64 13
  %540 = extractelement <4 x i32> %535, i64 2
  %541 = insertelement <32 x i32> %539, i32 %540, i64 14
  %542 = extractelement <4 x i32> %535, i64 3
  %543 = insertelement <32 x i32> %541, i32 %542, i64 15
  %544 = load <4 x i32>, ptr %504, align 16
  %545 = extractelement <4 x i32> %544, i64 0
  %546 = insertelement <32 x i32> %543, i32 %545, i64 16
  %547 = extractelement <4 x i32> %544, i64 1
  %548 = insertelement <32 x i32> %546, i32 %547, i64 17
  %549 = extractelement <4 x i32> %544, i64 2
  %550 = insertelement <32 x i32> %548, i32 %549, i64 18
  %551 = extractelement <4 x i32> %544, i64 3
  %552 = insertelement <32 x i32> %550, i32 %551, i64 19
  %553 = load <4 x i32>, ptr %505, align 16
  %554 = extractelement <4 x i32> %553, i64 0
  %555 = insertelement <32 x i32> %552, i32 %554, i64 20
  %556 = extractelement <4 x i32> %553, i64 1
  %557 = insertelement <32 x i32> %555, i32 %556, i64 21
  %558 = extractelement <4 x i32> %553, i64 2
  %559 = insertelement <32 x i32> %557, i32 %558, i64 22
  %560 = extractelement <4 x i32> %553, i64 3
  %561 = insertelement <32 x i32> %559, i32 %560, i64 23
  %562 = load <4 x i32>, ptr %506, align 16
  %563 = extractelement <4 x i32> %562, i64 0
  %564 = insertelement <32 x i32> %561, i32 %563, i64 24
  %565 = extractelement <4 x i32> %562, i64 1
  %566 = insertelement <32 x i32> %564, i32 %565, i64 25
  %567 = extractelement <4 x i32> %562, i64 2
  %568 = insertelement <32 x i32> %566, i32 %567, i64 26
  %569 = extractelement <4 x i32> %562, i64 3
  %570 = insertelement <32 x i32> %568, i32 %569, i64 27
  %571 = load <4 x i32>, ptr %507, align 16
  %572 = extractelement <4 x i32> %571, i64 0
  %573 = insertelement <32 x i32> %570, i32 %572, i64 28
  %574 = extractelement <4 x i32> %571, i64 1
  %575 = insertelement <32 x i32> %573, i32 %574, i64 29
  %576 = extractelement <4 x i32> %571, i64 2
  %577 = insertelement <32 x i32> %575, i32 %576, i64 30
  %578 = extractelement <4 x i32> %571, i64 3
  %579 = insertelement <32 x i32> %577, i32 %578, i64 31
  %580 = extractelement <32 x i32> %579, i64 0
  %581 = extractelement <32 x i32> %579, i64 1
  %582 = extractelement <32 x i32> %579, i64 2
  %583 = extractelement <32 x i32> %579, i64 3
  %584 = extractelement <32 x i32> %579, i64 4
  %585 = extractelement <32 x i32> %579, i64 5
  %586 = extractelement <32 x i32> %579, i64 6
  %587 = extractelement <32 x i32> %579, i64 7
  %588 = extractelement <32 x i32> %579, i64 8
  %589 = extractelement <32 x i32> %579, i64 9
  %590 = extractelement <32 x i32> %579, i64 10
  %591 = extractelement <32 x i32> %579, i64 11
  %592 = extractelement <32 x i32> %579, i64 12
  %593 = extractelement <32 x i32> %579, i64 13
  %594 = extractelement <32 x i32> %579, i64 14
  %595 = extractelement <32 x i32> %579, i64 15
  %596 = extractelement <32 x i32> %579, i64 16
  %597 = extractelement <32 x i32> %579, i64 17
  %598 = extractelement <32 x i32> %579, i64 18
  %599 = extractelement <32 x i32> %579, i64 19
  %600 = extractelement <32 x i32> %579, i64 20
  %601 = extractelement <32 x i32> %579, i64 21
  %602 = extractelement <32 x i32> %579, i64 22
  %603 = extractelement <32 x i32> %579, i64 23
  %604 = extractelement <32 x i32> %579, i64 24
  %605 = extractelement <32 x i32> %579, i64 25
  %606 = extractelement <32 x i32> %579, i64 26
  %607 = extractelement <32 x i32> %579, i64 27
  %608 = extractelement <32 x i32> %579, i64 28
  %609 = extractelement <32 x i32> %579, i64 29
  %610 = extractelement <32 x i32> %579, i64 30
  %611 = extractelement <32 x i32> %579, i64 31
  %612 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %580, i32 %581, i32 %582, i32 %583, i32 %584, i32 %585, i32 %586, i32 %587, i32 %588, i32 %589, i32 %590, i32 %591, i32 %592, i32 %593, i32 %594, i32 %595, i32 %596, i32 %597, i32 %598, i32 %599, i32 %600, i32 %601, i32 %602, i32 %603, i32 %604, i32 %605, i32 %606, i32 %607, i32 %608, i32 %609, i32 %610, i32 %611)
  %613 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 0
  %614 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 1
  %615 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 2
  %616 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 3
  %617 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 4
  %618 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 5
  %619 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 6
  %620 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 7
  %621 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 8
  %622 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 9
  %623 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 10
  %624 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 11
  %625 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 12
  %626 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 13
  %627 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 14
  %628 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 15
  %629 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 16
  %630 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 17
  %631 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 18
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 19
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 20
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 21
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 22
  %636 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 23
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 24
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 25
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 26
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 27
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 28
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 29
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 30
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %612, 31
  %645 = insertelement <32 x i32> poison, i32 %613, i64 0
  %646 = insertelement <32 x i32> %645, i32 %614, i64 1
  %647 = insertelement <32 x i32> %646, i32 %615, i64 2
  %648 = insertelement <32 x i32> %647, i32 %616, i64 3
  %649 = insertelement <32 x i32> %648, i32 %617, i64 4
  %650 = insertelement <32 x i32> %649, i32 %618, i64 5
  %651 = insertelement <32 x i32> %650, i32 %619, i64 6
  %652 = insertelement <32 x i32> %651, i32 %620, i64 7
  %653 = insertelement <32 x i32> %652, i32 %621, i64 8
  %654 = insertelement <32 x i32> %653, i32 %622, i64 9
  %655 = insertelement <32 x i32> %654, i32 %623, i64 10
  %656 = insertelement <32 x i32> %655, i32 %624, i64 11
  %657 = insertelement <32 x i32> %656, i32 %625, i64 12
  %658 = insertelement <32 x i32> %657, i32 %626, i64 13
  %659 = insertelement <32 x i32> %658, i32 %627, i64 14
  %660 = insertelement <32 x i32> %659, i32 %628, i64 15
  %661 = insertelement <32 x i32> %660, i32 %629, i64 16
  %662 = insertelement <32 x i32> %661, i32 %630, i64 17
  %663 = insertelement <32 x i32> %662, i32 %631, i64 18
  %664 = insertelement <32 x i32> %663, i32 %632, i64 19
  %665 = insertelement <32 x i32> %664, i32 %633, i64 20
  %666 = insertelement <32 x i32> %665, i32 %634, i64 21
  %667 = insertelement <32 x i32> %666, i32 %635, i64 22
  %668 = insertelement <32 x i32> %667, i32 %636, i64 23
  %669 = insertelement <32 x i32> %668, i32 %637, i64 24
  %670 = insertelement <32 x i32> %669, i32 %638, i64 25
  %671 = insertelement <32 x i32> %670, i32 %639, i64 26
  %672 = insertelement <32 x i32> %671, i32 %640, i64 27
  %673 = insertelement <32 x i32> %672, i32 %641, i64 28
  %674 = insertelement <32 x i32> %673, i32 %642, i64 29
  %675 = insertelement <32 x i32> %674, i32 %643, i64 30
  %676 = insertelement <32 x i32> %675, i32 %644, i64 31
  %677 = getelementptr i32, ptr %5, i64 4
  %678 = getelementptr i32, ptr %5, i64 8
  %679 = getelementptr i32, ptr %5, i64 12
  %680 = getelementptr i32, ptr %5, i64 16
  %681 = getelementptr i32, ptr %5, i64 20
  %682 = getelementptr i32, ptr %5, i64 24
  %683 = getelementptr i32, ptr %5, i64 28
  %684 = extractelement <32 x i32> %676, i64 0
  %685 = insertelement <4 x i32> poison, i32 %684, i64 0
  %686 = extractelement <32 x i32> %676, i64 1
  %687 = insertelement <4 x i32> %685, i32 %686, i64 1
  %688 = extractelement <32 x i32> %676, i64 2
  %689 = insertelement <4 x i32> %687, i32 %688, i64 2
  %690 = extractelement <32 x i32> %676, i64 3
  %691 = insertelement <4 x i32> %689, i32 %690, i64 3
  store <4 x i32> %691, ptr %5, align 16
  %692 = extractelement <32 x i32> %676, i64 4
  %693 = insertelement <4 x i32> poison, i32 %692, i64 0
  %694 = extractelement <32 x i32> %676, i64 5
  %695 = insertelement <4 x i32> %693, i32 %694, i64 1
  %696 = extractelement <32 x i32> %676, i64 6
  %697 = insertelement <4 x i32> %695, i32 %696, i64 2
  %698 = extractelement <32 x i32> %676, i64 7
  %699 = insertelement <4 x i32> %697, i32 %698, i64 3
  store <4 x i32> %699, ptr %677, align 16
  %700 = extractelement <32 x i32> %676, i64 8
  %701 = insertelement <4 x i32> poison, i32 %700, i64 0
  %702 = extractelement <32 x i32> %676, i64 9
  %703 = insertelement <4 x i32> %701, i32 %702, i64 1
  %704 = extractelement <32 x i32> %676, i64 10
  %705 = insertelement <4 x i32> %703, i32 %704, i64 2
  %706 = extractelement <32 x i32> %676, i64 11
  %707 = insertelement <4 x i32> %705, i32 %706, i64 3
  store <4 x i32> %707, ptr %678, align 16
  %708 = extractelement <32 x i32> %676, i64 12
  %709 = insertelement <4 x i32> poison, i32 %708, i64 0
  %710 = extractelement <32 x i32> %676, i64 13
  %711 = insertelement <4 x i32> %709, i32 %710, i64 1
  %712 = extractelement <32 x i32> %676, i64 14
  %713 = insertelement <4 x i32> %711, i32 %712, i64 2
  %714 = extractelement <32 x i32> %676, i64 15
  %715 = insertelement <4 x i32> %713, i32 %714, i64 3
  store <4 x i32> %715, ptr %679, align 16
  %716 = extractelement <32 x i32> %676, i64 16
  %717 = insertelement <4 x i32> poison, i32 %716, i64 0
  %718 = extractelement <32 x i32> %676, i64 17
  %719 = insertelement <4 x i32> %717, i32 %718, i64 1
  %720 = extractelement <32 x i32> %676, i64 18
  %721 = insertelement <4 x i32> %719, i32 %720, i64 2
  %722 = extractelement <32 x i32> %676, i64 19
  %723 = insertelement <4 x i32> %721, i32 %722, i64 3
  store <4 x i32> %723, ptr %680, align 16
  %724 = extractelement <32 x i32> %676, i64 20
  %725 = insertelement <4 x i32> poison, i32 %724, i64 0
  %726 = extractelement <32 x i32> %676, i64 21
  %727 = insertelement <4 x i32> %725, i32 %726, i64 1
  %728 = extractelement <32 x i32> %676, i64 22
  %729 = insertelement <4 x i32> %727, i32 %728, i64 2
  %730 = extractelement <32 x i32> %676, i64 23
  %731 = insertelement <4 x i32> %729, i32 %730, i64 3
  store <4 x i32> %731, ptr %681, align 16
  %732 = extractelement <32 x i32> %676, i64 24
  %733 = insertelement <4 x i32> poison, i32 %732, i64 0
  %734 = extractelement <32 x i32> %676, i64 25
  %735 = insertelement <4 x i32> %733, i32 %734, i64 1
  %736 = extractelement <32 x i32> %676, i64 26
  %737 = insertelement <4 x i32> %735, i32 %736, i64 2
  %738 = extractelement <32 x i32> %676, i64 27
  %739 = insertelement <4 x i32> %737, i32 %738, i64 3
  store <4 x i32> %739, ptr %682, align 16
  %740 = extractelement <32 x i32> %676, i64 28
  %741 = insertelement <4 x i32> poison, i32 %740, i64 0
  %742 = extractelement <32 x i32> %676, i64 29
  %743 = insertelement <4 x i32> %741, i32 %742, i64 1
  %744 = extractelement <32 x i32> %676, i64 30
  %745 = insertelement <4 x i32> %743, i32 %744, i64 2
  %746 = extractelement <32 x i32> %676, i64 31
  %747 = insertelement <4 x i32> %745, i32 %746, i64 3
  store <4 x i32> %747, ptr %683, align 16
  %748 = getelementptr float, ptr %5, i64 4
  %749 = getelementptr float, ptr %5, i64 8
  %750 = getelementptr float, ptr %5, i64 12
  %751 = getelementptr float, ptr %5, i64 16
  %752 = getelementptr float, ptr %5, i64 20
  %753 = getelementptr float, ptr %5, i64 24
  %754 = getelementptr float, ptr %5, i64 28
  %755 = load <4 x float>, ptr %5, align 16
  %756 = extractelement <4 x float> %755, i64 0
  %757 = insertelement <32 x float> poison, float %756, i64 0
  %758 = extractelement <4 x float> %755, i64 1
  %759 = insertelement <32 x float> %757, float %758, i64 1
  %760 = extractelement <4 x float> %755, i64 2
  %761 = insertelement <32 x float> %759, float %760, i64 2
  %762 = extractelement <4 x float> %755, i64 3
  %763 = insertelement <32 x float> %761, float %762, i64 3
  %764 = load <4 x float>, ptr %748, align 16
  %765 = extractelement <4 x float> %764, i64 0
  %766 = insertelement <32 x float> %763, float %765, i64 4
  %767 = extractelement <4 x float> %764, i64 1
  %768 = insertelement <32 x float> %766, float %767, i64 5
  %769 = extractelement <4 x float> %764, i64 2
  %770 = insertelement <32 x float> %768, float %769, i64 6
  %771 = extractelement <4 x float> %764, i64 3
  %772 = insertelement <32 x float> %770, float %771, i64 7
  %773 = load <4 x float>, ptr %749, align 16
  %774 = extractelement <4 x float> %773, i64 0
  %775 = insertelement <32 x float> %772, float %774, i64 8
  %776 = extractelement <4 x float> %773, i64 1
  %777 = insertelement <32 x float> %775, float %776, i64 9
  %778 = extractelement <4 x float> %773, i64 2
  %779 = insertelement <32 x float> %777, float %778, i64 10
  %780 = extractelement <4 x float> %773, i64 3
  %781 = insertelement <32 x float> %779, float %780, i64 11
  %782 = load <4 x float>, ptr %750, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <32 x float> %781, float %783, i64 12
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <32 x float> %784, float %785, i64 13
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <32 x float> %786, float %787, i64 14
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <32 x float> %788, float %789, i64 15
  %791 = load <4 x float>, ptr %751, align 16
  %792 = extractelement <4 x float> %791, i64 0
  %793 = insertelement <32 x float> %790, float %792, i64 16
  %794 = extractelement <4 x float> %791, i64 1
  %795 = insertelement <32 x float> %793, float %794, i64 17
  %796 = extractelement <4 x float> %791, i64 2
  %797 = insertelement <32 x float> %795, float %796, i64 18
  %798 = extractelement <4 x float> %791, i64 3
  %799 = insertelement <32 x float> %797, float %798, i64 19
  %800 = load <4 x float>, ptr %752, align 16
  %801 = extractelement <4 x float> %800, i64 0
  %802 = insertelement <32 x float> %799, float %801, i64 20
  %803 = extractelement <4 x float> %800, i64 1
  %804 = insertelement <32 x float> %802, float %803, i64 21
  %805 = extractelement <4 x float> %800, i64 2
  %806 = insertelement <32 x float> %804, float %805, i64 22
  %807 = extractelement <4 x float> %800, i64 3
  %808 = insertelement <32 x float> %806, float %807, i64 23
  %809 = load <4 x float>, ptr %753, align 16
  %810 = extractelement <4 x float> %809, i64 0
  %811 = insertelement <32 x float> %808, float %810, i64 24
  %812 = extractelement <4 x float> %809, i64 1
  %813 = insertelement <32 x float> %811, float %812, i64 25
  %814 = extractelement <4 x float> %809, i64 2
  %815 = insertelement <32 x float> %813, float %814, i64 26
  %816 = extractelement <4 x float> %809, i64 3
  %817 = insertelement <32 x float> %815, float %816, i64 27
  %818 = load <4 x float>, ptr %754, align 16
  %819 = extractelement <4 x float> %818, i64 0
  %820 = insertelement <32 x float> %817, float %819, i64 28
  %821 = extractelement <4 x float> %818, i64 1
  %822 = insertelement <32 x float> %820, float %821, i64 29
  %823 = extractelement <4 x float> %818, i64 2
  %824 = insertelement <32 x float> %822, float %823, i64 30
  %825 = extractelement <4 x float> %818, i64 3
  %826 = insertelement <32 x float> %824, float %825, i64 31
  %827 = getelementptr float, ptr addrspace(1) %425, i64 4
  %828 = getelementptr float, ptr addrspace(1) %425, i64 8
  %829 = getelementptr float, ptr addrspace(1) %425, i64 12
  %830 = getelementptr float, ptr addrspace(1) %425, i64 16
  %831 = getelementptr float, ptr addrspace(1) %425, i64 20
  %832 = getelementptr float, ptr addrspace(1) %425, i64 24
  %833 = getelementptr float, ptr addrspace(1) %425, i64 28
  %834 = extractelement <32 x float> %826, i64 0
  %835 = insertelement <4 x float> poison, float %834, i64 0
  %836 = extractelement <32 x float> %826, i64 1
  %837 = insertelement <4 x float> %835, float %836, i64 1
  %838 = extractelement <32 x float> %826, i64 2
  %839 = insertelement <4 x float> %837, float %838, i64 2
  %840 = extractelement <32 x float> %826, i64 3
  %841 = insertelement <4 x float> %839, float %840, i64 3
  store <4 x float> %841, ptr addrspace(1) %425, align 16
  %842 = extractelement <32 x float> %826, i64 4
  %843 = insertelement <4 x float> poison, float %842, i64 0
  %844 = extractelement <32 x float> %826, i64 5
  %845 = insertelement <4 x float> %843, float %844, i64 1
  %846 = extractelement <32 x float> %826, i64 6
  %847 = insertelement <4 x float> %845, float %846, i64 2
  %848 = extractelement <32 x float> %826, i64 7
  %849 = insertelement <4 x float> %847, float %848, i64 3
  store <4 x float> %849, ptr addrspace(1) %827, align 16
  %850 = extractelement <32 x float> %826, i64 8
  %851 = insertelement <4 x float> poison, float %850, i64 0
  %852 = extractelement <32 x float> %826, i64 9
  %853 = insertelement <4 x float> %851, float %852, i64 1
  %854 = extractelement <32 x float> %826, i64 10
  %855 = insertelement <4 x float> %853, float %854, i64 2
  %856 = extractelement <32 x float> %826, i64 11
  %857 = insertelement <4 x float> %855, float %856, i64 3
  store <4 x float> %857, ptr addrspace(1) %828, align 16
  %858 = extractelement <32 x float> %826, i64 12
  %859 = insertelement <4 x float> poison, float %858, i64 0
  %860 = extractelement <32 x float> %826, i64 13
  %861 = insertelement <4 x float> %859, float %860, i64 1
  %862 = extractelement <32 x float> %826, i64 14
  %863 = insertelement <4 x float> %861, float %862, i64 2
  %864 = extractelement <32 x float> %826, i64 15
  %865 = insertelement <4 x float> %863, float %864, i64 3
  store <4 x float> %865, ptr addrspace(1) %829, align 16
  %866 = extractelement <32 x float> %826, i64 16
  %867 = insertelement <4 x float> poison, float %866, i64 0
  %868 = extractelement <32 x float> %826, i64 17
  %869 = insertelement <4 x float> %867, float %868, i64 1
  %870 = extractelement <32 x float> %826, i64 18
  %871 = insertelement <4 x float> %869, float %870, i64 2
  %872 = extractelement <32 x float> %826, i64 19
  %873 = insertelement <4 x float> %871, float %872, i64 3
  store <4 x float> %873, ptr addrspace(1) %830, align 16
  %874 = extractelement <32 x float> %826, i64 20
  %875 = insertelement <4 x float> poison, float %874, i64 0
  %876 = extractelement <32 x float> %826, i64 21
  %877 = insertelement <4 x float> %875, float %876, i64 1
  %878 = extractelement <32 x float> %826, i64 22
  %879 = insertelement <4 x float> %877, float %878, i64 2
  %880 = extractelement <32 x float> %826, i64 23
  %881 = insertelement <4 x float> %879, float %880, i64 3
  store <4 x float> %881, ptr addrspace(1) %831, align 16
  %882 = extractelement <32 x float> %826, i64 24
  %883 = insertelement <4 x float> poison, float %882, i64 0
  %884 = extractelement <32 x float> %826, i64 25
  %885 = insertelement <4 x float> %883, float %884, i64 1
  %886 = extractelement <32 x float> %826, i64 26
  %887 = insertelement <4 x float> %885, float %886, i64 2
  %888 = extractelement <32 x float> %826, i64 27
  %889 = insertelement <4 x float> %887, float %888, i64 3
  store <4 x float> %889, ptr addrspace(1) %832, align 16
  %890 = extractelement <32 x float> %826, i64 28
  %891 = insertelement <4 x float> poison, float %890, i64 0
  %892 = extractelement <32 x float> %826, i64 29
  %893 = insertelement <4 x float> %891, float %892, i64 1
  %894 = extractelement <32 x float> %826, i64 30
  %895 = insertelement <4 x float> %893, float %894, i64 2
  %896 = extractelement <32 x float> %826, i64 31
  %897 = insertelement <4 x float> %895, float %896, i64 3
  store <4 x float> %897, ptr addrspace(1) %833, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %898, label %899

898:                                              ; preds = %418
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %899

899:                                              ; preds = %898, %418
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
declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

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
