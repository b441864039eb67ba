; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [4 x float], align 16
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
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %19

19:                                               ; preds = %22, %3
  %20 = phi i32 [ %45, %22 ], [ %18, %3 ]
  %21 = icmp slt i32 %20, 1024
  br i1 %21, label %22, label %46

22:                                               ; preds = %19
  %23 = urem i32 %20, 16
  %24 = udiv i32 %20, 16
  %25 = mul nsw i32 %23, 64
  %26 = add nsw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1
  %30 = urem i32 %20, 8
  %31 = udiv i32 %20, 8
  %32 = mul nsw i32 %30, 128
  %33 = urem i32 %31, 2
  %34 = udiv i32 %31, 2
  %35 = mul nsw i32 %33, 1024
  %36 = add nsw i32 %32, %35
  %37 = add nsw i32 %36, %34
  %38 = sext i32 %37 to i64
  %39 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %38
  %40 = ptrtoint ptr addrspace(3) %39 to i32
  %41 = and i32 %40, 896
  %42 = lshr i32 %41, 3
  %43 = xor i32 %40, %42
  %44 = inttoptr i32 %43 to ptr addrspace(3)
  store i8 %29, ptr addrspace(3) %44, align 1
  %45 = add i32 %20, 128
  br label %19

46:                                               ; preds = %19
  %47 = lshr i32 %18, 5
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %50

50:                                               ; preds = %49, %46
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %51 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %52 = inttoptr i32 %51 to ptr addrspace(6)
  %53 = icmp eq i32 %18, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %55

55:                                               ; preds = %54, %50
  %56 = urem i32 %18, 32
  %57 = udiv i32 %18, 32
  %58 = mul nsw i32 %56, 28
  %59 = mul nsw i32 %57, 896
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr float, ptr addrspace(1) %1, i64 %61
  %63 = mul nsw i32 %47, 2097152
  %64 = sext i32 %63 to i64
  %65 = getelementptr i8, ptr addrspace(6) %52, i64 %64
  %66 = load <4 x float>, ptr addrspace(1) %62, align 16
  %67 = extractelement <4 x float> %66, i64 0
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = extractelement <4 x float> %66, i64 1
  %70 = insertelement <4 x float> %68, float %69, i64 1
  %71 = extractelement <4 x float> %66, i64 2
  %72 = insertelement <4 x float> %70, float %71, i64 2
  %73 = extractelement <4 x float> %66, i64 3
  %74 = insertelement <4 x float> %72, float %73, i64 3
  %75 = extractelement <4 x float> %74, i64 0
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = extractelement <4 x float> %74, i64 1
  %78 = insertelement <4 x float> %76, float %77, i64 1
  %79 = extractelement <4 x float> %74, i64 2
  %80 = insertelement <4 x float> %78, float %79, i64 2
  %81 = extractelement <4 x float> %74, i64 3
  %82 = insertelement <4 x float> %80, float %81, i64 3
  store <4 x float> %82, ptr %17, align 16
  %83 = load <4 x i32>, ptr %17, align 16
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = insertelement <4 x i32> poison, i32 %84, i64 0
  %86 = extractelement <4 x i32> %83, i64 1
  %87 = insertelement <4 x i32> %85, i32 %86, i64 1
  %88 = extractelement <4 x i32> %83, i64 2
  %89 = insertelement <4 x i32> %87, i32 %88, i64 2
  %90 = extractelement <4 x i32> %83, i64 3
  %91 = insertelement <4 x i32> %89, i32 %90, i64 3
  %92 = extractelement <4 x i32> %91, i64 0
  %93 = extractelement <4 x i32> %91, i64 1
  %94 = extractelement <4 x i32> %91, i64 2
  %95 = extractelement <4 x i32> %91, i64 3
  %96 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %92, i32 %93, i32 %94, i32 %95)
  %97 = extractvalue { i32, i32, i32, i32 } %96, 0
  %98 = extractvalue { i32, i32, i32, i32 } %96, 1
  %99 = extractvalue { i32, i32, i32, i32 } %96, 2
  %100 = extractvalue { i32, i32, i32, i32 } %96, 3
  %101 = insertelement <4 x i32> poison, i32 %97, i64 0
  %102 = insertelement <4 x i32> %101, i32 %98, i64 1
  %103 = insertelement <4 x i32> %102, i32 %99, i64 2
  %104 = insertelement <4 x i32> %103, i32 %100, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %65, <4 x i32> %104, i1 false)
  %105 = urem i32 %18, 32
  %106 = udiv i32 %18, 32
  %107 = mul nsw i32 %105, 28
  %108 = mul nsw i32 %106, 896
  %109 = add nsw i32 %107, %108
  %110 = add nsw i32 %109, 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr float, ptr addrspace(1) %1, i64 %111
  %113 = mul nsw i32 %47, 2097152
  %114 = add nsw i32 4, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr i8, ptr addrspace(6) %52, i64 %115
  %117 = load <4 x float>, ptr addrspace(1) %112, align 16
  %118 = extractelement <4 x float> %117, i64 0
  %119 = insertelement <4 x float> poison, float %118, i64 0
  %120 = extractelement <4 x float> %117, i64 1
  %121 = insertelement <4 x float> %119, float %120, i64 1
  %122 = extractelement <4 x float> %117, i64 2
  %123 = insertelement <4 x float> %121, float %122, i64 2
  %124 = extractelement <4 x float> %117, i64 3
  %125 = insertelement <4 x float> %123, float %124, i64 3
  %126 = extractelement <4 x float> %125, i64 0
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = extractelement <4 x float> %125, i64 1
  %129 = insertelement <4 x float> %127, float %128, i64 1
  %130 = extractelement <4 x float> %125, i64 2
  %131 = insertelement <4 x float> %129, float %130, i64 2
  %132 = extractelement <4 x float> %125, i64 3
  %133 = insertelement <4 x float> %131, float %132, i64 3
  store <4 x float> %133, ptr %16, align 16
  %134 = load <4 x i32>, ptr %16, align 16
  %135 = extractelement <4 x i32> %134, i64 0
  %136 = insertelement <4 x i32> poison, i32 %135, i64 0
  %137 = extractelement <4 x i32> %134, i64 1
  %138 = insertelement <4 x i32> %136, i32 %137, i64 1
  %139 = extractelement <4 x i32> %134, i64 2
  %140 = insertelement <4 x i32> %138, i32 %139, i64 2
  %141 = extractelement <4 x i32> %134, i64 3
  %142 = insertelement <4 x i32> %140, i32 %141, i64 3
  %143 = extractelement <4 x i32> %142, i64 0
  %144 = extractelement <4 x i32> %142, i64 1
  %145 = extractelement <4 x i32> %142, i64 2
  %146 = extractelement <4 x i32> %142, i64 3
  %147 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %143, i32 %144, i32 %145, i32 %146)
  %148 = extractvalue { i32, i32, i32, i32 } %147, 0
  %149 = extractvalue { i32, i32, i32, i32 } %147, 1
  %150 = extractvalue { i32, i32, i32, i32 } %147, 2
  %151 = extractvalue { i32, i32, i32, i32 } %147, 3
  %152 = insertelement <4 x i32> poison, i32 %148, i64 0
  %153 = insertelement <4 x i32> %152, i32 %149, i64 1
  %154 = insertelement <4 x i32> %153, i32 %150, i64 2
  %155 = insertelement <4 x i32> %154, i32 %151, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %116, <4 x i32> %155, i1 false)
  %156 = urem i32 %18, 32
  %157 = udiv i32 %18, 32
  %158 = mul nsw i32 %156, 28
  %159 = mul nsw i32 %157, 896
  %160 = add nsw i32 %158, %159
  %161 = add nsw i32 %160, 8
  %162 = sext i32 %161 to i64
  %163 = getelementptr float, ptr addrspace(1) %1, i64 %162
  %164 = mul nsw i32 %47, 2097152
  %165 = add nsw i32 8, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr i8, ptr addrspace(6) %52, i64 %166
  %168 = load <4 x float>, ptr addrspace(1) %163, align 16
  %169 = extractelement <4 x float> %168, i64 0
  %170 = insertelement <4 x float> poison, float %169, i64 0
  %171 = extractelement <4 x float> %168, i64 1
  %172 = insertelement <4 x float> %170, float %171, i64 1
  %173 = extractelement <4 x float> %168, i64 2
  %174 = insertelement <4 x float> %172, float %173, i64 2
  %175 = extractelement <4 x float> %168, i64 3
  %176 = insertelement <4 x float> %174, float %175, i64 3
  %177 = extractelement <4 x float> %176, i64 0
  %178 = insertelement <4 x float> poison, float %177, i64 0
  %179 = extractelement <4 x float> %176, i64 1
  %180 = insertelement <4 x float> %178, float %179, i64 1
  %181 = extractelement <4 x float> %176, i64 2
  %182 = insertelement <4 x float> %180, float %181, i64 2
  %183 = extractelement <4 x float> %176, i64 3
  %184 = insertelement <4 x float> %182, float %183, i64 3
  store <4 x float> %184, ptr %15, align 16
  %185 = load <4 x i32>, ptr %15, align 16
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = insertelement <4 x i32> poison, i32 %186, i64 0
  %188 = extractelement <4 x i32> %185, i64 1
  %189 = insertelement <4 x i32> %187, i32 %188, i64 1
  %190 = extractelement <4 x i32> %185, i64 2
  %191 = insertelement <4 x i32> %189, i32 %190, i64 2
  %192 = extractelement <4 x i32> %185, i64 3
  %193 = insertelement <4 x i32> %191, i32 %192, i64 3
  %194 = extractelement <4 x i32> %193, i64 0
  %195 = extractelement <4 x i32> %193, i64 1
  %196 = extractelement <4 x i32> %193, i64 2
  %197 = extractelement <4 x i32> %193, i64 3
  %198 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %194, i32 %195, i32 %196, i32 %197)
  %199 = extractvalue { i32, i32, i32, i32 } %198, 0
  %200 = extractvalue { i32, i32, i32, i32 } %198, 1
  %201 = extractvalue { i32, i32, i32, i32 } %198, 2
  %202 = extractvalue { i32, i32, i32, i32 } %198, 3
  %203 = insertelement <4 x i32> poison, i32 %199, i64 0
  %204 = insertelement <4 x i32> %203, i32 %200, i64 1
  %205 = insertelement <4 x i32> %204, i32 %201, i64 2
  %206 = insertelement <4 x i32> %205, i32 %202, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %167, <4 x i32> %206, i1 false)
  %207 = urem i32 %18, 32
  %208 = udiv i32 %18, 32
  %209 = mul nsw i32 %207, 28
  %210 = mul nsw i32 %208, 896
  %211 = add nsw i32 %209, %210
  %212 = add nsw i32 %211, 12
  %213 = sext i32 %212 to i64
  %214 = getelementptr float, ptr addrspace(1) %1, i64 %213
  %215 = mul nsw i32 %47, 2097152
  %216 = add nsw i32 12, %215
  %217 = sext i32 %216 to i64
  %218 = getelementptr i8, ptr addrspace(6) %52, i64 %217
  %219 = load <4 x float>, ptr addrspace(1) %214, align 16
  %220 = extractelement <4 x float> %219, i64 0
  %221 = insertelement <4 x float> poison, float %220, i64 0
  %222 = extractelement <4 x float> %219, i64 1
  %223 = insertelement <4 x float> %221, float %222, i64 1
  %224 = extractelement <4 x float> %219, i64 2
  %225 = insertelement <4 x float> %223, float %224, i64 2
  %226 = extractelement <4 x float> %219, i64 3
  %227 = insertelement <4 x float> %225, float %226, i64 3
  %228 = extractelement <4 x float> %227, i64 0
  %229 = insertelement <4 x float> poison, float %228, i64 0
  %230 = extractelement <4 x float> %227, i64 1
  %231 = insertelement <4 x float> %229, float %230, i64 1
  %232 = extractelement <4 x float> %227, i64 2
  %233 = insertelement <4 x float> %231, float %232, i64 2
  %234 = extractelement <4 x float> %227, i64 3
  %235 = insertelement <4 x float> %233, float %234, i64 3
  store <4 x float> %235, ptr %14, align 16
  %236 = load <4 x i32>, ptr %14, align 16
  %237 = extractelement <4 x i32> %236, i64 0
  %238 = insertelement <4 x i32> poison, i32 %237, i64 0
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = insertelement <4 x i32> %238, i32 %239, i64 1
  %241 = extractelement <4 x i32> %236, i64 2
  %242 = insertelement <4 x i32> %240, i32 %241, i64 2
  %243 = extractelement <4 x i32> %236, i64 3
  %244 = insertelement <4 x i32> %242, i32 %243, i64 3
  %245 = extractelement <4 x i32> %244, i64 0
  %246 = extractelement <4 x i32> %244, i64 1
  %247 = extractelement <4 x i32> %244, i64 2
  %248 = extractelement <4 x i32> %244, i64 3
  %249 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %245, i32 %246, i32 %247, i32 %248)
  %250 = extractvalue { i32, i32, i32, i32 } %249, 0
  %251 = extractvalue { i32, i32, i32, i32 } %249, 1
  %252 = extractvalue { i32, i32, i32, i32 } %249, 2
  %253 = extractvalue { i32, i32, i32, i32 } %249, 3
  %254 = insertelement <4 x i32> poison, i32 %250, i64 0
  %255 = insertelement <4 x i32> %254, i32 %251, i64 1
  %256 = insertelement <4 x i32> %255, i32 %252, i64 2
  %257 = insertelement <4 x i32> %256, i32 %253, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %218, <4 x i32> %257, i1 false)
  %258 = urem i32 %18, 32
  %259 = udiv i32 %18, 32
  %260 = mul nsw i32 %258, 28
  %261 = mul nsw i32 %259, 896
  %262 = add nsw i32 %260, %261
  %263 = add nsw i32 %262, 16
  %264 = sext i32 %263 to i64
  %265 = getelementptr float, ptr addrspace(1) %1, i64 %264
  %266 = mul nsw i32 %47, 2097152
  %267 = add nsw i32 16, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr i8, ptr addrspace(6) %52, i64 %268
  %270 = load <4 x float>, ptr addrspace(1) %265, align 16
  %271 = extractelement <4 x float> %270, i64 0
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <4 x float> %270, i64 1
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <4 x float> %270, i64 2
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <4 x float> %270, i64 3
  %278 = insertelement <4 x float> %276, float %277, i64 3
  %279 = extractelement <4 x float> %278, i64 0
  %280 = insertelement <4 x float> poison, float %279, i64 0
  %281 = extractelement <4 x float> %278, i64 1
  %282 = insertelement <4 x float> %280, float %281, i64 1
  %283 = extractelement <4 x float> %278, i64 2
  %284 = insertelement <4 x float> %282, float %283, i64 2
  %285 = extractelement <4 x float> %278, i64 3
  %286 = insertelement <4 x float> %284, float %285, i64 3
  store <4 x float> %286, ptr %13, align 16
  %287 = load <4 x i32>, ptr %13, align 16
  %288 = extractelement <4 x i32> %287, i64 0
  %289 = insertelement <4 x i32> poison, i32 %288, i64 0
  %290 = extractelement <4 x i32> %287, i64 1
  %291 = insertelement <4 x i32> %289, i32 %290, i64 1
  %292 = extractelement <4 x i32> %287, i64 2
  %293 = insertelement <4 x i32> %291, i32 %292, i64 2
  %294 = extractelement <4 x i32> %287, i64 3
  %295 = insertelement <4 x i32> %293, i32 %294, i64 3
  %296 = extractelement <4 x i32> %295, i64 0
  %297 = extractelement <4 x i32> %295, i64 1
  %298 = extractelement <4 x i32> %295, i64 2
  %299 = extractelement <4 x i32> %295, i64 3
  %300 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %296, i32 %297, i32 %298, i32 %299)
  %301 = extractvalue { i32, i32, i32, i32 } %300, 0
  %302 = extractvalue { i32, i32, i32, i32 } %300, 1
  %303 = extractvalue { i32, i32, i32, i32 } %300, 2
  %304 = extractvalue { i32, i32, i32, i32 } %300, 3
  %305 = insertelement <4 x i32> poison, i32 %301, i64 0
  %306 = insertelement <4 x i32> %305, i32 %302, i64 1
  %307 = insertelement <4 x i32> %306, i32 %303, i64 2
  %308 = insertelement <4 x i32> %307, i32 %304, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %269, <4 x i32> %308, i1 false)
  %309 = urem i32 %18, 32
  %310 = udiv i32 %18, 32
  %311 = mul nsw i32 %309, 28
  %312 = mul nsw i32 %310, 896
  %313 = add nsw i32 %311, %312
  %314 = add nsw i32 %313, 20
  %315 = sext i32 %314 to i64
  %316 = getelementptr float, ptr addrspace(1) %1, i64 %315
  %317 = mul nsw i32 %47, 2097152
  %318 = add nsw i32 20, %317
  %319 = sext i32 %318 to i64
  %320 = getelementptr i8, ptr addrspace(6) %52, i64 %319
  %321 = load <4 x float>, ptr addrspace(1) %316, align 16
  %322 = extractelement <4 x float> %321, i64 0
  %323 = insertelement <4 x float> poison, float %322, i64 0
  %324 = extractelement <4 x float> %321, i64 1
  %325 = insertelement <4 x float> %323, float %324, i64 1
  %326 = extractelement <4 x float> %321, i64 2
  %327 = insertelement <4 x float> %325, float %326, i64 2
  %328 = extractelement <4 x float> %321, i64 3
  %329 = insertelement <4 x float> %327, float %328, i64 3
  %330 = extractelement <4 x float> %329, i64 0
  %331 = insertelement <4 x float> poison, float %330, i64 0
  %332 = extractelement <4 x float> %329, i64 1
  %333 = insertelement <4 x float> %331, float %332, i64 1
  %334 = extractelement <4 x float> %329, i64 2
  %335 = insertelement <4 x float> %333, float %334, i64 2
  %336 = extractelement <4 x float> %329, i64 3
  %337 = insertelement <4 x float> %335, float %336, i64 3
  store <4 x float> %337, ptr %12, align 16
  %338 = load <4 x i32>, ptr %12, align 16
  %339 = extractelement <4 x i32> %338, i64 0
  %340 = insertelement <4 x i32> poison, i32 %339, i64 0
  %341 = extractelement <4 x i32> %338, i64 1
  %342 = insertelement <4 x i32> %340, i32 %341, i64 1
  %343 = extractelement <4 x i32> %338, i64 2
  %344 = insertelement <4 x i32> %342, i32 %343, i64 2
  %345 = extractelement <4 x i32> %338, i64 3
  %346 = insertelement <4 x i32> %344, i32 %345, i64 3
  %347 = extractelement <4 x i32> %346, i64 0
  %348 = extractelement <4 x i32> %346, i64 1
  %349 = extractelement <4 x i32> %346, i64 2
  %350 = extractelement <4 x i32> %346, i64 3
  %351 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %347, i32 %348, i32 %349, i32 %350)
  %352 = extractvalue { i32, i32, i32, i32 } %351, 0
  %353 = extractvalue { i32, i32, i32, i32 } %351, 1
  %354 = extractvalue { i32, i32, i32, i32 } %351, 2
  %355 = extractvalue { i32, i32, i32, i32 } %351, 3
  %356 = insertelement <4 x i32> poison, i32 %352, i64 0
  %357 = insertelement <4 x i32> %356, i32 %353, i64 1
  %358 = insertelement <4 x i32> %357, i32 %354, i64 2
  %359 = insertelement <4 x i32> %358, i32 %355, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %320, <4 x i32> %359, i1 false)
  %360 = urem i32 %18, 32
  %361 = udiv i32 %18, 32
  %362 = mul nsw i32 %360, 28
  %363 = mul nsw i32 %361, 896
  %364 = add nsw i32 %362, %363
  %365 = add nsw i32 %364, 24
  %366 = sext i32 %365 to i64
  %367 = getelementptr float, ptr addrspace(1) %1, i64 %366
  %368 = mul nsw i32 %47, 2097152
  %369 = add nsw i32 24, %368
  %370 = sext i32 %369 to i64
  %371 = getelementptr i8, ptr addrspace(6) %52, i64 %370
  %372 = load <4 x float>, ptr addrspace(1) %367, align 16
  %373 = extractelement <4 x float> %372, i64 0
  %374 = insertelement <4 x float> poison, float %373, i64 0
  %375 = extractelement <4 x float> %372, i64 1
  %376 = insertelement <4 x float> %374, float %375, i64 1
  %377 = extractelement <4 x float> %372, i64 2
  %378 = insertelement <4 x float> %376, float %377, i64 2
  %379 = extractelement <4 x float> %372, i64 3
  %380 = insertelement <4 x float> %378, float %379, i64 3
  %381 = extractelement <4 x float> %380, i64 0
  %382 = insertelement <4 x float> poison, float %381, i64 0
  %383 = extractelement <4 x float> %380, i64 1
  %384 = insertelement <4 x float> %382, float %383, i64 1
  %385 = extractelement <4 x float> %380, i64 2
  %386 = insertelement <4 x float> %384, float %385, i64 2
  %387 = extractelement <4 x float> %380, i64 3
  %388 = insertelement <4 x float> %386, float %387, i64 3
  store <4 x float> %388, ptr %11, align 16
  %389 = load <4 x i32>, ptr %11, align 16
  %390 = extractelement <4 x i32> %389, i64 0
  %391 = insertelement <4 x i32> poison, i32 %390, i64 0
  %392 = extractelement <4 x i32> %389, i64 1
  %393 = insertelement <4 x i32> %391, i32 %392, i64 1
  %394 = extractelement <4 x i32> %389, i64 2
  %395 = insertelement <4 x i32> %393, i32 %394, i64 2
  %396 = extractelement <4 x i32> %389, i64 3
  %397 = insertelement <4 x i32> %395, i32 %396, i64 3
  %398 = extractelement <4 x i32> %397, i64 0
  %399 = extractelement <4 x i32> %397, i64 1
  %400 = extractelement <4 x i32> %397, i64 2
  %401 = extractelement <4 x i32> %397, i64 3
  %402 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %398, i32 %399, i32 %400, i32 %401)
  %403 = extractvalue { i32, i32, i32, i32 } %402, 0
  %404 = extractvalue { i32, i32, i32, i32 } %402, 1
  %405 = extractvalue { i32, i32, i32, i32 } %402, 2
  %406 = extractvalue { i32, i32, i32, i32 } %402, 3
  %407 = insertelement <4 x i32> poison, i32 %403, i64 0
  %408 = insertelement <4 x i32> %407, i32 %404, i64 1
  %409 = insertelement <4 x i32> %408, i32 %405, i64 2
  %410 = insertelement <4 x i32> %409, i32 %406, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %371, <4 x i32> %410, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %411 = getelementptr i8, ptr addrspace(6) %52, i64 16
  %412 = getelementptr i8, ptr addrspace(6) %52, i64 24
  %413 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %412, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %53, label %414, label %429

414:                                              ; preds = %55
  %415 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %416 = lshr i32 %415, 4
  %417 = zext i32 %416 to i64
  %418 = or i64 %417, 4611756662049538048
  %419 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 0
  %420 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 1
  %421 = zext i1 %420 to i32
  %422 = shl i32 %421, 13
  %423 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 2
  %424 = zext i1 %423 to i32
  %425 = shl i32 %424, 14
  %426 = or i32 %422, %425
  %427 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 3
  %428 = or i32 134479892, %426
  call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %52, ptr addrspace(6) %411, i64 %418, i32 %428, i1 %419, ptr addrspace(6) %427, i32 2, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %429

429:                                              ; preds = %414, %55
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %430 = urem i32 %18, 32
  %431 = udiv i32 %18, 32
  %432 = mul nsw i32 %430, 28
  %433 = mul nsw i32 %431, 896
  %434 = add nsw i32 %432, %433
  %435 = sext i32 %434 to i64
  %436 = getelementptr float, ptr addrspace(1) %2, i64 %435
  %437 = mul nsw i32 %47, 2097152
  %438 = sext i32 %437 to i64
  %439 = getelementptr i8, ptr addrspace(6) %52, i64 %438
  %440 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %439, i1 false)
  %441 = extractelement <4 x i32> %440, i64 0
  %442 = insertelement <4 x i32> poison, i32 %441, i64 0
  %443 = extractelement <4 x i32> %440, i64 1
  %444 = insertelement <4 x i32> %442, i32 %443, i64 1
  %445 = extractelement <4 x i32> %440, i64 2
  %446 = insertelement <4 x i32> %444, i32 %445, i64 2
  %447 = extractelement <4 x i32> %440, i64 3
  %448 = insertelement <4 x i32> %446, i32 %447, i64 3
  store <4 x i32> %448, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %449 = load <4 x i32>, ptr %10, align 16
  %450 = extractelement <4 x i32> %449, i64 0
  %451 = insertelement <4 x i32> poison, i32 %450, i64 0
  %452 = extractelement <4 x i32> %449, i64 1
  %453 = insertelement <4 x i32> %451, i32 %452, i64 1
  %454 = extractelement <4 x i32> %449, i64 2
  %455 = insertelement <4 x i32> %453, i32 %454, i64 2
  %456 = extractelement <4 x i32> %449, i64 3
  %457 = insertelement <4 x i32> %455, i32 %456, i64 3
  %458 = extractelement <4 x i32> %457, i64 0
  %459 = extractelement <4 x i32> %457, i64 1
  %460 = extractelement <4 x i32> %457, i64 2
  %461 = extractelement <4 x i32> %457, i64 3
  %462 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %458, i32 %459, i32 %460, i32 %461)
  %463 = extractvalue { i32, i32, i32, i32 } %462, 0
  %464 = extractvalue { i32, i32, i32, i32 } %462, 1
  %465 = extractvalue { i32, i32, i32, i32 } %462, 2
  %466 = extractvalue { i32, i32, i32, i32 } %462, 3
  %467 = insertelement <4 x i32> poison, i32 %463, i64 0
  %468 = insertelement <4 x i32> %467, i32 %464, i64 1
  %469 = insertelement <4 x i32> %468, i32 %465, i64 2
  %470 = insertelement <4 x i32> %469, i32 %466, i64 3
  %471 = extractelement <4 x i32> %470, i64 0
  %472 = insertelement <4 x i32> poison, i32 %471, i64 0
  %473 = extractelement <4 x i32> %470, i64 1
  %474 = insertelement <4 x i32> %472, i32 %473, i64 1
  %475 = extractelement <4 x i32> %470, i64 2
  %476 = insertelement <4 x i32> %474, i32 %475, i64 2
  %477 = extractelement <4 x i32> %470, i64 3
  %478 = insertelement <4 x i32> %476, i32 %477, i64 3
  store <4 x i32> %478, ptr %10, align 16
  %479 = load <4 x float>, ptr %10, align 16
  %480 = extractelement <4 x float> %479, i64 0
  %481 = insertelement <4 x float> poison, float %480, i64 0
  %482 = extractelement <4 x float> %479, i64 1
  %483 = insertelement <4 x float> %481, float %482, i64 1
  %484 = extractelement <4 x float> %479, i64 2
  %485 = insertelement <4 x float> %483, float %484, i64 2
  %486 = extractelement <4 x float> %479, i64 3
  %487 = insertelement <4 x float> %485, float %486, i64 3
  %488 = extractelement <4 x float> %487, i64 0
  %489 = insertelement <4 x float> poison, float %488, i64 0
  %490 = extractelement <4 x float> %487, i64 1
  %491 = insertelement <4 x float> %489, float %490, i64 1
  %492 = extractelement <4 x float> %487, i64 2
  %493 = insertelement <4 x float> %491, float %492, i64 2
  %494 = extractelement <4 x float> %487, i64 3
  %495 = insertelement <4 x float> %493, float %494, i64 3
  store <4 x float> %495, ptr addrspace(1) %436, align 16
  %496 = urem i32 %18, 32
  %497 = udiv i32 %18, 32
  %498 = mul nsw i32 %496, 28
  %499 = mul nsw i32 %497, 896
  %500 = add nsw i32 %498, %499
  %501 = add nsw i32 %500, 4
  %502 = sext i32 %501 to i64
  %503 = getelementptr float, ptr addrspace(1) %2, i64 %502
  %504 = mul nsw i32 %47, 2097152
  %505 = add nsw i32 4, %504
  %506 = sext i32 %505 to i64
  %507 = getelementptr i8, ptr addrspace(6) %52, i64 %506
  %508 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %507, i1 false)
  %509 = extractelement <4 x i32> %508, i64 0
  %510 = insertelement <4 x i32> poison, i32 %509, i64 0
  %511 = extractelement <4 x i32> %508, i64 1
  %512 = insertelement <4 x i32> %510, i32 %511, i64 1
  %513 = extractelement <4 x i32> %508, i64 2
  %514 = insertelement <4 x i32> %512, i32 %513, i64 2
  %515 = extractelement <4 x i32> %508, i64 3
  %516 = insertelement <4 x i32> %514, i32 %515, i64 3
  store <4 x i32> %516, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %517 = load <4 x i32>, ptr %9, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <4 x i32> poison, i32 %518, i64 0
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <4 x i32> %519, i32 %520, i64 1
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <4 x i32> %521, i32 %522, i64 2
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <4 x i32> %523, i32 %524, i64 3
  %526 = extractelement <4 x i32> %525, i64 0
  %527 = extractelement <4 x i32> %525, i64 1
  %528 = extractelement <4 x i32> %525, i64 2
  %529 = extractelement <4 x i32> %525, i64 3
  %530 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %526, i32 %527, i32 %528, i32 %529)
  %531 = extractvalue { i32, i32, i32, i32 } %530, 0
  %532 = extractvalue { i32, i32, i32, i32 } %530, 1
  %533 = extractvalue { i32, i32, i32, i32 } %530, 2
  %534 = extractvalue { i32, i32, i32, i32 } %530, 3
  %535 = insertelement <4 x i32> poison, i32 %531, i64 0
  %536 = insertelement <4 x i32> %535, i32 %532, i64 1
  %537 = insertelement <4 x i32> %536, i32 %533, i64 2
  %538 = insertelement <4 x i32> %537, i32 %534, i64 3
  %539 = extractelement <4 x i32> %538, i64 0
  %540 = insertelement <4 x i32> poison, i32 %539, i64 0
  %541 = extractelement <4 x i32> %538, i64 1
  %542 = insertelement <4 x i32> %540, i32 %541, i64 1
  %543 = extractelement <4 x i32> %538, i64 2
  %544 = insertelement <4 x i32> %542, i32 %543, i64 2
  %545 = extractelement <4 x i32> %538, i64 3
  %546 = insertelement <4 x i32> %544, i32 %545, i64 3
  store <4 x i32> %546, ptr %9, align 16
  %547 = load <4 x float>, ptr %9, align 16
  %548 = extractelement <4 x float> %547, i64 0
  %549 = insertelement <4 x float> poison, float %548, i64 0
  %550 = extractelement <4 x float> %547, i64 1
  %551 = insertelement <4 x float> %549, float %550, i64 1
  %552 = extractelement <4 x float> %547, i64 2
  %553 = insertelement <4 x float> %551, float %552, i64 2
  %554 = extractelement <4 x float> %547, i64 3
  %555 = insertelement <4 x float> %553, float %554, i64 3
  %556 = extractelement <4 x float> %555, i64 0
  %557 = insertelement <4 x float> poison, float %556, i64 0
  %558 = extractelement <4 x float> %555, i64 1
  %559 = insertelement <4 x float> %557, float %558, i64 1
  %560 = extractelement <4 x float> %555, i64 2
  %561 = insertelement <4 x float> %559, float %560, i64 2
  %562 = extractelement <4 x float> %555, i64 3
  %563 = insertelement <4 x float> %561, float %562, i64 3
  store <4 x float> %563, ptr addrspace(1) %503, align 16
  %564 = urem i32 %18, 32
  %565 = udiv i32 %18, 32
  %566 = mul nsw i32 %564, 28
  %567 = mul nsw i32 %565, 896
  %568 = add nsw i32 %566, %567
  %569 = add nsw i32 %568, 8
  %570 = sext i32 %569 to i64
  %571 = getelementptr float, ptr addrspace(1) %2, i64 %570
  %572 = mul nsw i32 %47, 2097152
  %573 = add nsw i32 8, %572
  %574 = sext i32 %573 to i64
  %575 = getelementptr i8, ptr addrspace(6) %52, i64 %574
  %576 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %575, i1 false)
  %577 = extractelement <4 x i32> %576, i64 0
  %578 = insertelement <4 x i32> poison, i32 %577, i64 0
  %579 = extractelement <4 x i32> %576, i64 1
  %580 = insertelement <4 x i32> %578, i32 %579, i64 1
  %581 = extractelement <4 x i32> %576, i64 2
  %582 = insertelement <4 x i32> %580, i32 %581, i64 2
  %583 = extractelement <4 x i32> %576, i64 3
  %584 = insertelement <4 x i32> %582, i32 %583, i64 3
  store <4 x i32> %584, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %585 = load <4 x i32>, ptr %8, align 16
  %586 = extractelement <4 x i32> %585, i64 0
  %587 = insertelement <4 x i32> poison, i32 %586, i64 0
  %588 = extractelement <4 x i32> %585, i64 1
  %589 = insertelement <4 x i32> %587, i32 %588, i64 1
  %590 = extractelement <4 x i32> %585, i64 2
  %591 = insertelement <4 x i32> %589, i32 %590, i64 2
  %592 = extractelement <4 x i32> %585, i64 3
  %593 = insertelement <4 x i32> %591, i32 %592, i64 3
  %594 = extractelement <4 x i32> %593, i64 0
  %595 = extractelement <4 x i32> %593, i64 1
  %596 = extractelement <4 x i32> %593, i64 2
  %597 = extractelement <4 x i32> %593, i64 3
  %598 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %594, i32 %595, i32 %596, i32 %597)
  %599 = extractvalue { i32, i32, i32, i32 } %598, 0
  %600 = extractvalue { i32, i32, i32, i32 } %598, 1
  %601 = extractvalue { i32, i32, i32, i32 } %598, 2
  %602 = extractvalue { i32, i32, i32, i32 } %598, 3
  %603 = insertelement <4 x i32> poison, i32 %599, i64 0
  %604 = insertelement <4 x i32> %603, i32 %600, i64 1
  %605 = insertelement <4 x i32> %604, i32 %601, i64 2
  %606 = insertelement <4 x i32> %605, i32 %602, i64 3
  %607 = extractelement <4 x i32> %606, i64 0
  %608 = insertelement <4 x i32> poison, i32 %607, i64 0
  %609 = extractelement <4 x i32> %606, i64 1
  %610 = insertelement <4 x i32> %608, i32 %609, i64 1
  %611 = extractelement <4 x i32> %606, i64 2
  %612 = insertelement <4 x i32> %610, i32 %611, i64 2
  %613 = extractelement <4 x i32> %606, i64 3
  %614 = insertelement <4 x i32> %612, i32 %613, i64 3
  store <4 x i32> %614, ptr %8, align 16
  %615 = load <4 x float>, ptr %8, align 16
  %616 = extractelement <4 x float> %615, i64 0
  %617 = insertelement <4 x float> poison, float %616, i64 0
  %618 = extractelement <4 x float> %615, i64 1
  %619 = insertelement <4 x float> %617, float %618, i64 1
  %620 = extractelement <4 x float> %615, i64 2
  %621 = insertelement <4 x float> %619, float %620, i64 2
  %622 = extractelement <4 x float> %615, i64 3
  %623 = insertelement <4 x float> %621, float %622, i64 3
  %624 = extractelement <4 x float> %623, i64 0
  %625 = insertelement <4 x float> poison, float %624, i64 0
  %626 = extractelement <4 x float> %623, i64 1
  %627 = insertelement <4 x float> %625, float %626, i64 1
  %628 = extractelement <4 x float> %623, i64 2
  %629 = insertelement <4 x float> %627, float %628, i64 2
  %630 = extractelement <4 x float> %623, i64 3
  %631 = insertelement <4 x float> %629, float %630, i64 3
  store <4 x float> %631, ptr addrspace(1) %571, align 16
  %632 = urem i32 %18, 32
  %633 = udiv i32 %18, 32
  %634 = mul nsw i32 %632, 28
  %635 = mul nsw i32 %633, 896
  %636 = add nsw i32 %634, %635
  %637 = add nsw i32 %636, 12
  %638 = sext i32 %637 to i64
  %639 = getelementptr float, ptr addrspace(1) %2, i64 %638
  %640 = mul nsw i32 %47, 2097152
  %641 = add nsw i32 12, %640
  %642 = sext i32 %641 to i64
  %643 = getelementptr i8, ptr addrspace(6) %52, i64 %642
  %644 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %643, i1 false)
  %645 = extractelement <4 x i32> %644, i64 0
  %646 = insertelement <4 x i32> poison, i32 %645, i64 0
  %647 = extractelement <4 x i32> %644, i64 1
  %648 = insertelement <4 x i32> %646, i32 %647, i64 1
  %649 = extractelement <4 x i32> %644, i64 2
  %650 = insertelement <4 x i32> %648, i32 %649, i64 2
  %651 = extractelement <4 x i32> %644, i64 3
  %652 = insertelement <4 x i32> %650, i32 %651, i64 3
  store <4 x i32> %652, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %653 = load <4 x i32>, ptr %7, align 16
  %654 = extractelement <4 x i32> %653, i64 0
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <4 x i32> %653, i64 1
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <4 x i32> %653, i64 2
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <4 x i32> %653, i64 3
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  %662 = extractelement <4 x i32> %661, i64 0
  %663 = extractelement <4 x i32> %661, i64 1
  %664 = extractelement <4 x i32> %661, i64 2
  %665 = extractelement <4 x i32> %661, i64 3
  %666 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %662, i32 %663, i32 %664, i32 %665)
  %667 = extractvalue { i32, i32, i32, i32 } %666, 0
  %668 = extractvalue { i32, i32, i32, i32 } %666, 1
  %669 = extractvalue { i32, i32, i32, i32 } %666, 2
  %670 = extractvalue { i32, i32, i32, i32 } %666, 3
  %671 = insertelement <4 x i32> poison, i32 %667, i64 0
  %672 = insertelement <4 x i32> %671, i32 %668, i64 1
  %673 = insertelement <4 x i32> %672, i32 %669, i64 2
  %674 = insertelement <4 x i32> %673, i32 %670, i64 3
  %675 = extractelement <4 x i32> %674, i64 0
  %676 = insertelement <4 x i32> poison, i32 %675, i64 0
  %677 = extractelement <4 x i32> %674, i64 1
  %678 = insertelement <4 x i32> %676, i32 %677, i64 1
  %679 = extractelement <4 x i32> %674, i64 2
  %680 = insertelement <4 x i32> %678, i32 %679, i64 2
  %681 = extractelement <4 x i32> %674, i64 3
  %682 = insertelement <4 x i32> %680, i32 %681, i64 3
  store <4 x i32> %682, ptr %7, align 16
  %683 = load <4 x float>, ptr %7, align 16
  %684 = extractelement <4 x float> %683, i64 0
  %685 = insertelement <4 x float> poison, float %684, i64 0
  %686 = extractelement <4 x float> %683, i64 1
  %687 = insertelement <4 x float> %685, float %686, i64 1
  %688 = extractelement <4 x float> %683, i64 2
  %689 = insertelement <4 x float> %687, float %688, i64 2
  %690 = extractelement <4 x float> %683, i64 3
  %691 = insertelement <4 x float> %689, float %690, i64 3
  %692 = extractelement <4 x float> %691, i64 0
  %693 = insertelement <4 x float> poison, float %692, i64 0
  %694 = extractelement <4 x float> %691, i64 1
  %695 = insertelement <4 x float> %693, float %694, i64 1
  %696 = extractelement <4 x float> %691, i64 2
  %697 = insertelement <4 x float> %695, float %696, i64 2
  %698 = extractelement <4 x float> %691, i64 3
  %699 = insertelement <4 x float> %697, float %698, i64 3
  store <4 x float> %699, ptr addrspace(1) %639, align 16
  %700 = urem i32 %18, 32
  %701 = udiv i32 %18, 32
  %702 = mul nsw i32 %700, 28
  %703 = mul nsw i32 %701, 896
  %704 = add nsw i32 %702, %703
  %705 = add nsw i32 %704, 16
  %706 = sext i32 %705 to i64
  %707 = getelementptr float, ptr addrspace(1) %2, i64 %706
  %708 = mul nsw i32 %47, 2097152
  %709 = add nsw i32 16, %708
  %710 = sext i32 %709 to i64
  %711 = getelementptr i8, ptr addrspace(6) %52, i64 %710
  %712 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %711, i1 false)
  %713 = extractelement <4 x i32> %712, i64 0
  %714 = insertelement <4 x i32> poison, i32 %713, i64 0
  %715 = extractelement <4 x i32> %712, i64 1
  %716 = insertelement <4 x i32> %714, i32 %715, i64 1
  %717 = extractelement <4 x i32> %712, i64 2
  %718 = insertelement <4 x i32> %716, i32 %717, i64 2
  %719 = extractelement <4 x i32> %712, i64 3
  %720 = insertelement <4 x i32> %718, i32 %719, i64 3
  store <4 x i32> %720, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %721 = load <4 x i32>, ptr %6, align 16
  %722 = extractelement <4 x i32> %721, i64 0
  %723 = insertelement <4 x i32> poison, i32 %722, i64 0
  %724 = extractelement <4 x i32> %721, i64 1
  %725 = insertelement <4 x i32> %723, i32 %724, i64 1
  %726 = extractelement <4 x i32> %721, i64 2
  %727 = insertelement <4 x i32> %725, i32 %726, i64 2
  %728 = extractelement <4 x i32> %721, i64 3
  %729 = insertelement <4 x i32> %727, i32 %728, i64 3
  %730 = extractelement <4 x i32> %729, i64 0
  %731 = extractelement <4 x i32> %729, i64 1
  %732 = extractelement <4 x i32> %729, i64 2
  %733 = extractelement <4 x i32> %729, i64 3
  %734 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %730, i32 %731, i32 %732, i32 %733)
  %735 = extractvalue { i32, i32, i32, i32 } %734, 0
  %736 = extractvalue { i32, i32, i32, i32 } %734, 1
  %737 = extractvalue { i32, i32, i32, i32 } %734, 2
  %738 = extractvalue { i32, i32, i32, i32 } %734, 3
  %739 = insertelement <4 x i32> poison, i32 %735, i64 0
  %740 = insertelement <4 x i32> %739, i32 %736, i64 1
  %741 = insertelement <4 x i32> %740, i32 %737, i64 2
  %742 = insertelement <4 x i32> %741, i32 %738, i64 3
  %743 = extractelement <4 x i32> %742, i64 0
  %744 = insertelement <4 x i32> poison, i32 %743, i64 0
  %745 = extractelement <4 x i32> %742, i64 1
  %746 = insertelement <4 x i32> %744, i32 %745, i64 1
  %747 = extractelement <4 x i32> %742, i64 2
  %748 = insertelement <4 x i32> %746, i32 %747, i64 2
  %749 = extractelement <4 x i32> %742, i64 3
  %750 = insertelement <4 x i32> %748, i32 %749, i64 3
  store <4 x i32> %750, ptr %6, align 16
  %751 = load <4 x float>, ptr %6, align 16
  %752 = extractelement <4 x float> %751, i64 0
  %753 = insertelement <4 x float> poison, float %752, i64 0
  %754 = extractelement <4 x float> %751, i64 1
  %755 = insertelement <4 x float> %753, float %754, i64 1
  %756 = extractelement <4 x float> %751, i64 2
  %757 = insertelement <4 x float> %755, float %756, i64 2
  %758 = extractelement <4 x float> %751, i64 3
  %759 = insertelement <4 x float> %757, float %758, i64 3
  %760 = extractelement <4 x float> %759, i64 0
  %761 = insertelement <4 x float> poison, float %760, i64 0
  %762 = extractelement <4 x float> %759, i64 1
  %763 = insertelement <4 x float> %761, float %762, i64 1
  %764 = extractelement <4 x float> %759, i64 2
  %765 = insertelement <4 x float> %763, float %764, i64 2
  %766 = extractelement <4 x float> %759, i64 3
  %767 = insertelement <4 x float> %765, float %766, i64 3
  store <4 x float> %767, ptr addrspace(1) %707, align 16
  %768 = urem i32 %18, 32
  %769 = udiv i32 %18, 32
  %770 = mul nsw i32 %768, 28
  %771 = mul nsw i32 %769, 896
  %772 = add nsw i32 %770, %771
  %773 = add nsw i32 %772, 20
  %774 = sext i32 %773 to i64
  %775 = getelementptr float, ptr addrspace(1) %2, i64 %774
  %776 = mul nsw i32 %47, 2097152
  %777 = add nsw i32 20, %776
  %778 = sext i32 %777 to i64
  %779 = getelementptr i8, ptr addrspace(6) %52, i64 %778
  %780 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %779, i1 false)
  %781 = extractelement <4 x i32> %780, i64 0
  %782 = insertelement <4 x i32> poison, i32 %781, i64 0
  %783 = extractelement <4 x i32> %780, i64 1
  %784 = insertelement <4 x i32> %782, i32 %783, i64 1
  %785 = extractelement <4 x i32> %780, i64 2
  %786 = insertelement <4 x i32> %784, i32 %785, i64 2
  %787 = extractelement <4 x i32> %780, i64 3
  %788 = insertelement <4 x i32> %786, i32 %787, i64 3
  store <4 x i32> %788, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %789 = load <4 x i32>, ptr %5, align 16
  %790 = extractelement <4 x i32> %789, i64 0
  %791 = insertelement <4 x i32> poison, i32 %790, i64 0
  %792 = extractelement <4 x i32> %789, i64 1
  %793 = insertelement <4 x i32> %791, i32 %792, i64 1
  %794 = extractelement <4 x i32> %789, i64 2
  %795 = insertelement <4 x i32> %793, i32 %794, i64 2
  %796 = extractelement <4 x i32> %789, i64 3
  %797 = insertelement <4 x i32> %795, i32 %796, i64 3
  %798 = extractelement <4 x i32> %797, i64 0
  %799 = extractelement <4 x i32> %797, i64 1
  %800 = extractelement <4 x i32> %797, i64 2
  %801 = extractelement <4 x i32> %797, i64 3
  %802 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %798, i32 %799, i32 %800, i32 %801)
  %803 = extractvalue { i32, i32, i32, i32 } %802, 0
  %804 = extractvalue { i32, i32, i32, i32 } %802, 1
  %805 = extractvalue { i32, i32, i32, i32 } %802, 2
  %806 = extractvalue { i32, i32, i32, i32 } %802, 3
  %807 = insertelement <4 x i32> poison, i32 %803, i64 0
  %808 = insertelement <4 x i32> %807, i32 %804, i64 1
  %809 = insertelement <4 x i32> %808, i32 %805, i64 2
  %810 = insertelement <4 x i32> %809, i32 %806, i64 3
  %811 = extractelement <4 x i32> %810, i64 0
  %812 = insertelement <4 x i32> poison, i32 %811, i64 0
  %813 = extractelement <4 x i32> %810, i64 1
  %814 = insertelement <4 x i32> %812, i32 %813, i64 1
  %815 = extractelement <4 x i32> %810, i64 2
  %816 = insertelement <4 x i32> %814, i32 %815, i64 2
  %817 = extractelement <4 x i32> %810, i64 3
  %818 = insertelement <4 x i32> %816, i32 %817, i64 3
  store <4 x i32> %818, ptr %5, align 16
  %819 = load <4 x float>, ptr %5, align 16
  %820 = extractelement <4 x float> %819, i64 0
  %821 = insertelement <4 x float> poison, float %820, i64 0
  %822 = extractelement <4 x float> %819, i64 1
  %823 = insertelement <4 x float> %821, float %822, i64 1
  %824 = extractelement <4 x float> %819, i64 2
  %825 = insertelement <4 x float> %823, float %824, i64 2
  %826 = extractelement <4 x float> %819, i64 3
  %827 = insertelement <4 x float> %825, float %826, i64 3
  %828 = extractelement <4 x float> %827, i64 0
  %829 = insertelement <4 x float> poison, float %828, i64 0
  %830 = extractelement <4 x float> %827, i64 1
  %831 = insertelement <4 x float> %829, float %830, i64 1
  %832 = extractelement <4 x float> %827, i64 2
  %833 = insertelement <4 x float> %831, float %832, i64 2
  %834 = extractelement <4 x float> %827, i64 3
  %835 = insertelement <4 x float> %833, float %834, i64 3
  store <4 x float> %835, ptr addrspace(1) %775, align 16
  %836 = urem i32 %18, 32
  %837 = udiv i32 %18, 32
  %838 = mul nsw i32 %836, 28
  %839 = mul nsw i32 %837, 896
  %840 = add nsw i32 %838, %839
  %841 = add nsw i32 %840, 24
  %842 = sext i32 %841 to i64
  %843 = getelementptr float, ptr addrspace(1) %2, i64 %842
  %844 = mul nsw i32 %47, 2097152
  %845 = add nsw i32 24, %844
  %846 = sext i32 %845 to i64
  %847 = getelementptr i8, ptr addrspace(6) %52, i64 %846
  %848 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %847, i1 false)
  %849 = extractelement <4 x i32> %848, i64 0
  %850 = insertelement <4 x i32> poison, i32 %849, i64 0
  %851 = extractelement <4 x i32> %848, i64 1
  %852 = insertelement <4 x i32> %850, i32 %851, i64 1
  %853 = extractelement <4 x i32> %848, i64 2
  %854 = insertelement <4 x i32> %852, i32 %853, i64 2
  %855 = extractelement <4 x i32> %848, i64 3
  %856 = insertelement <4 x i32> %854, i32 %855, i64 3
  store <4 x i32> %856, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %857 = load <4 x i32>, ptr %4, align 16
  %858 = extractelement <4 x i32> %857, i64 0
  %859 = insertelement <4 x i32> poison, i32 %858, i64 0
  %860 = extractelement <4 x i32> %857, i64 1
  %861 = insertelement <4 x i32> %859, i32 %860, i64 1
  %862 = extractelement <4 x i32> %857, i64 2
  %863 = insertelement <4 x i32> %861, i32 %862, i64 2
  %864 = extractelement <4 x i32> %857, i64 3
  %865 = insertelement <4 x i32> %863, i32 %864, i64 3
  %866 = extractelement <4 x i32> %865, i64 0
  %867 = extractelement <4 x i32> %865, i64 1
  %868 = extractelement <4 x i32> %865, i64 2
  %869 = extractelement <4 x i32> %865, i64 3
  %870 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %866, i32 %867, i32 %868, i32 %869)
  %871 = extractvalue { i32, i32, i32, i32 } %870, 0
  %872 = extractvalue { i32, i32, i32, i32 } %870, 1
  %873 = extractvalue { i32, i32, i32, i32 } %870, 2
  %874 = extractvalue { i32, i32, i32, i32 } %870, 3
  %875 = insertelement <4 x i32> poison, i32 %871, i64 0
  %876 = insertelement <4 x i32> %875, i32 %872, i64 1
  %877 = insertelement <4 x i32> %876, i32 %873, i64 2
  %878 = insertelement <4 x i32> %877, i32 %874, i64 3
  %879 = extractelement <4 x i32> %878, i64 0
  %880 = insertelement <4 x i32> poison, i32 %879, i64 0
  %881 = extractelement <4 x i32> %878, i64 1
  %882 = insertelement <4 x i32> %880, i32 %881, i64 1
  %883 = extractelement <4 x i32> %878, i64 2
  %884 = insertelement <4 x i32> %882, i32 %883, i64 2
  %885 = extractelement <4 x i32> %878, i64 3
  %886 = insertelement <4 x i32> %884, i32 %885, i64 3
  store <4 x i32> %886, ptr %4, align 16
  %887 = load <4 x float>, ptr %4, align 16
  %888 = extractelement <4 x float> %887, i64 0
  %889 = insertelement <4 x float> poison, float %888, i64 0
  %890 = extractelement <4 x float> %887, i64 1
  %891 = insertelement <4 x float> %889, float %890, i64 1
  %892 = extractelement <4 x float> %887, i64 2
  %893 = insertelement <4 x float> %891, float %892, i64 2
  %894 = extractelement <4 x float> %887, i64 3
  %895 = insertelement <4 x float> %893, float %894, i64 3
  %896 = extractelement <4 x float> %895, i64 0
  %897 = insertelement <4 x float> poison, float %896, i64 0
  %898 = extractelement <4 x float> %895, i64 1
  %899 = insertelement <4 x float> %897, float %898, i64 1
  %900 = extractelement <4 x float> %895, i64 2
  %901 = insertelement <4 x float> %899, float %900, i64 2
  %902 = extractelement <4 x float> %895, i64 3
  %903 = insertelement <4 x float> %901, float %902, i64 3
  store <4 x float> %903, ptr addrspace(1) %843, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %48, label %904, label %905

904:                                              ; preds = %429
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %52, i32 32)
  br label %905

905:                                              ; preds = %904, %429
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

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
