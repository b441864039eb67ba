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
  br i1 %53, label %414, label %421

414:                                              ; preds = %55
  %415 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %416 = lshr i32 %415, 4
  %417 = zext i32 %416 to i64
  %418 = or i64 %417, 4611756662049538048
  %419 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 0
  %420 = extractvalue { i1, i1, i1, ptr addrspace(6) } %413, 3
  call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %52, ptr addrspace(6) %411, i64 %418, i32 134481060, i1 %419, ptr addrspace(6) %420, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %421

421:                                              ; preds = %414, %55
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %422 = urem i32 %18, 32
  %423 = udiv i32 %18, 32
  %424 = mul nsw i32 %422, 28
  %425 = mul nsw i32 %423, 896
  %426 = add nsw i32 %424, %425
  %427 = sext i32 %426 to i64
  %428 = getelementptr float, ptr addrspace(1) %2, i64 %427
  %429 = mul nsw i32 %47, 2097152
  %430 = sext i32 %429 to i64
  %431 = getelementptr i8, ptr addrspace(6) %52, i64 %430
  %432 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %431, i1 false)
  %433 = extractelement <4 x i32> %432, i64 0
  %434 = insertelement <4 x i32> poison, i32 %433, i64 0
  %435 = extractelement <4 x i32> %432, i64 1
  %436 = insertelement <4 x i32> %434, i32 %435, i64 1
  %437 = extractelement <4 x i32> %432, i64 2
  %438 = insertelement <4 x i32> %436, i32 %437, i64 2
  %439 = extractelement <4 x i32> %432, i64 3
  %440 = insertelement <4 x i32> %438, i32 %439, i64 3
  store <4 x i32> %440, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %441 = load <4 x i32>, ptr %10, align 16
  %442 = extractelement <4 x i32> %441, i64 0
  %443 = insertelement <4 x i32> poison, i32 %442, i64 0
  %444 = extractelement <4 x i32> %441, i64 1
  %445 = insertelement <4 x i32> %443, i32 %444, i64 1
  %446 = extractelement <4 x i32> %441, i64 2
  %447 = insertelement <4 x i32> %445, i32 %446, i64 2
  %448 = extractelement <4 x i32> %441, i64 3
  %449 = insertelement <4 x i32> %447, i32 %448, i64 3
  %450 = extractelement <4 x i32> %449, i64 0
  %451 = extractelement <4 x i32> %449, i64 1
  %452 = extractelement <4 x i32> %449, i64 2
  %453 = extractelement <4 x i32> %449, i64 3
  %454 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %450, i32 %451, i32 %452, i32 %453)
  %455 = extractvalue { i32, i32, i32, i32 } %454, 0
  %456 = extractvalue { i32, i32, i32, i32 } %454, 1
  %457 = extractvalue { i32, i32, i32, i32 } %454, 2
  %458 = extractvalue { i32, i32, i32, i32 } %454, 3
  %459 = insertelement <4 x i32> poison, i32 %455, i64 0
  %460 = insertelement <4 x i32> %459, i32 %456, i64 1
  %461 = insertelement <4 x i32> %460, i32 %457, i64 2
  %462 = insertelement <4 x i32> %461, i32 %458, i64 3
  %463 = extractelement <4 x i32> %462, i64 0
  %464 = insertelement <4 x i32> poison, i32 %463, i64 0
  %465 = extractelement <4 x i32> %462, i64 1
  %466 = insertelement <4 x i32> %464, i32 %465, i64 1
  %467 = extractelement <4 x i32> %462, i64 2
  %468 = insertelement <4 x i32> %466, i32 %467, i64 2
  %469 = extractelement <4 x i32> %462, i64 3
  %470 = insertelement <4 x i32> %468, i32 %469, i64 3
  store <4 x i32> %470, ptr %10, align 16
  %471 = load <4 x float>, ptr %10, align 16
  %472 = extractelement <4 x float> %471, i64 0
  %473 = insertelement <4 x float> poison, float %472, i64 0
  %474 = extractelement <4 x float> %471, i64 1
  %475 = insertelement <4 x float> %473, float %474, i64 1
  %476 = extractelement <4 x float> %471, i64 2
  %477 = insertelement <4 x float> %475, float %476, i64 2
  %478 = extractelement <4 x float> %471, i64 3
  %479 = insertelement <4 x float> %477, float %478, i64 3
  %480 = extractelement <4 x float> %479, i64 0
  %481 = insertelement <4 x float> poison, float %480, i64 0
  %482 = extractelement <4 x float> %479, i64 1
  %483 = insertelement <4 x float> %481, float %482, i64 1
  %484 = extractelement <4 x float> %479, i64 2
  %485 = insertelement <4 x float> %483, float %484, i64 2
  %486 = extractelement <4 x float> %479, i64 3
  %487 = insertelement <4 x float> %485, float %486, i64 3
  store <4 x float> %487, ptr addrspace(1) %428, align 16
  %488 = urem i32 %18, 32
  %489 = udiv i32 %18, 32
  %490 = mul nsw i32 %488, 28
  %491 = mul nsw i32 %489, 896
  %492 = add nsw i32 %490, %491
  %493 = add nsw i32 %492, 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr float, ptr addrspace(1) %2, i64 %494
  %496 = mul nsw i32 %47, 2097152
  %497 = add nsw i32 4, %496
  %498 = sext i32 %497 to i64
  %499 = getelementptr i8, ptr addrspace(6) %52, i64 %498
  %500 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %499, i1 false)
  %501 = extractelement <4 x i32> %500, i64 0
  %502 = insertelement <4 x i32> poison, i32 %501, i64 0
  %503 = extractelement <4 x i32> %500, i64 1
  %504 = insertelement <4 x i32> %502, i32 %503, i64 1
  %505 = extractelement <4 x i32> %500, i64 2
  %506 = insertelement <4 x i32> %504, i32 %505, i64 2
  %507 = extractelement <4 x i32> %500, i64 3
  %508 = insertelement <4 x i32> %506, i32 %507, i64 3
  store <4 x i32> %508, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %509 = load <4 x i32>, ptr %9, align 16
  %510 = extractelement <4 x i32> %509, i64 0
  %511 = insertelement <4 x i32> poison, i32 %510, i64 0
  %512 = extractelement <4 x i32> %509, i64 1
  %513 = insertelement <4 x i32> %511, i32 %512, i64 1
  %514 = extractelement <4 x i32> %509, i64 2
  %515 = insertelement <4 x i32> %513, i32 %514, i64 2
  %516 = extractelement <4 x i32> %509, i64 3
  %517 = insertelement <4 x i32> %515, i32 %516, i64 3
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = extractelement <4 x i32> %517, i64 1
  %520 = extractelement <4 x i32> %517, i64 2
  %521 = extractelement <4 x i32> %517, i64 3
  %522 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %518, i32 %519, i32 %520, i32 %521)
  %523 = extractvalue { i32, i32, i32, i32 } %522, 0
  %524 = extractvalue { i32, i32, i32, i32 } %522, 1
  %525 = extractvalue { i32, i32, i32, i32 } %522, 2
  %526 = extractvalue { i32, i32, i32, i32 } %522, 3
  %527 = insertelement <4 x i32> poison, i32 %523, i64 0
  %528 = insertelement <4 x i32> %527, i32 %524, i64 1
  %529 = insertelement <4 x i32> %528, i32 %525, i64 2
  %530 = insertelement <4 x i32> %529, i32 %526, i64 3
  %531 = extractelement <4 x i32> %530, i64 0
  %532 = insertelement <4 x i32> poison, i32 %531, i64 0
  %533 = extractelement <4 x i32> %530, i64 1
  %534 = insertelement <4 x i32> %532, i32 %533, i64 1
  %535 = extractelement <4 x i32> %530, i64 2
  %536 = insertelement <4 x i32> %534, i32 %535, i64 2
  %537 = extractelement <4 x i32> %530, i64 3
  %538 = insertelement <4 x i32> %536, i32 %537, i64 3
  store <4 x i32> %538, ptr %9, align 16
  %539 = load <4 x float>, ptr %9, align 16
  %540 = extractelement <4 x float> %539, i64 0
  %541 = insertelement <4 x float> poison, float %540, i64 0
  %542 = extractelement <4 x float> %539, i64 1
  %543 = insertelement <4 x float> %541, float %542, i64 1
  %544 = extractelement <4 x float> %539, i64 2
  %545 = insertelement <4 x float> %543, float %544, i64 2
  %546 = extractelement <4 x float> %539, i64 3
  %547 = insertelement <4 x float> %545, float %546, i64 3
  %548 = extractelement <4 x float> %547, i64 0
  %549 = insertelement <4 x float> poison, float %548, i64 0
  %550 = extractelement <4 x float> %547, i64 1
  %551 = insertelement <4 x float> %549, float %550, i64 1
  %552 = extractelement <4 x float> %547, i64 2
  %553 = insertelement <4 x float> %551, float %552, i64 2
  %554 = extractelement <4 x float> %547, i64 3
  %555 = insertelement <4 x float> %553, float %554, i64 3
  store <4 x float> %555, ptr addrspace(1) %495, align 16
  %556 = urem i32 %18, 32
  %557 = udiv i32 %18, 32
  %558 = mul nsw i32 %556, 28
  %559 = mul nsw i32 %557, 896
  %560 = add nsw i32 %558, %559
  %561 = add nsw i32 %560, 8
  %562 = sext i32 %561 to i64
  %563 = getelementptr float, ptr addrspace(1) %2, i64 %562
  %564 = mul nsw i32 %47, 2097152
  %565 = add nsw i32 8, %564
  %566 = sext i32 %565 to i64
  %567 = getelementptr i8, ptr addrspace(6) %52, i64 %566
  %568 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %567, i1 false)
  %569 = extractelement <4 x i32> %568, i64 0
  %570 = insertelement <4 x i32> poison, i32 %569, i64 0
  %571 = extractelement <4 x i32> %568, i64 1
  %572 = insertelement <4 x i32> %570, i32 %571, i64 1
  %573 = extractelement <4 x i32> %568, i64 2
  %574 = insertelement <4 x i32> %572, i32 %573, i64 2
  %575 = extractelement <4 x i32> %568, i64 3
  %576 = insertelement <4 x i32> %574, i32 %575, i64 3
  store <4 x i32> %576, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %577 = load <4 x i32>, ptr %8, align 16
  %578 = extractelement <4 x i32> %577, i64 0
  %579 = insertelement <4 x i32> poison, i32 %578, i64 0
  %580 = extractelement <4 x i32> %577, i64 1
  %581 = insertelement <4 x i32> %579, i32 %580, i64 1
  %582 = extractelement <4 x i32> %577, i64 2
  %583 = insertelement <4 x i32> %581, i32 %582, i64 2
  %584 = extractelement <4 x i32> %577, i64 3
  %585 = insertelement <4 x i32> %583, i32 %584, i64 3
  %586 = extractelement <4 x i32> %585, i64 0
  %587 = extractelement <4 x i32> %585, i64 1
  %588 = extractelement <4 x i32> %585, i64 2
  %589 = extractelement <4 x i32> %585, i64 3
  %590 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %586, i32 %587, i32 %588, i32 %589)
  %591 = extractvalue { i32, i32, i32, i32 } %590, 0
  %592 = extractvalue { i32, i32, i32, i32 } %590, 1
  %593 = extractvalue { i32, i32, i32, i32 } %590, 2
  %594 = extractvalue { i32, i32, i32, i32 } %590, 3
  %595 = insertelement <4 x i32> poison, i32 %591, i64 0
  %596 = insertelement <4 x i32> %595, i32 %592, i64 1
  %597 = insertelement <4 x i32> %596, i32 %593, i64 2
  %598 = insertelement <4 x i32> %597, i32 %594, i64 3
  %599 = extractelement <4 x i32> %598, i64 0
  %600 = insertelement <4 x i32> poison, i32 %599, i64 0
  %601 = extractelement <4 x i32> %598, i64 1
  %602 = insertelement <4 x i32> %600, i32 %601, i64 1
  %603 = extractelement <4 x i32> %598, i64 2
  %604 = insertelement <4 x i32> %602, i32 %603, i64 2
  %605 = extractelement <4 x i32> %598, i64 3
  %606 = insertelement <4 x i32> %604, i32 %605, i64 3
  store <4 x i32> %606, ptr %8, align 16
  %607 = load <4 x float>, ptr %8, align 16
  %608 = extractelement <4 x float> %607, i64 0
  %609 = insertelement <4 x float> poison, float %608, i64 0
  %610 = extractelement <4 x float> %607, i64 1
  %611 = insertelement <4 x float> %609, float %610, i64 1
  %612 = extractelement <4 x float> %607, i64 2
  %613 = insertelement <4 x float> %611, float %612, i64 2
  %614 = extractelement <4 x float> %607, i64 3
  %615 = insertelement <4 x float> %613, float %614, i64 3
  %616 = extractelement <4 x float> %615, i64 0
  %617 = insertelement <4 x float> poison, float %616, i64 0
  %618 = extractelement <4 x float> %615, i64 1
  %619 = insertelement <4 x float> %617, float %618, i64 1
  %620 = extractelement <4 x float> %615, i64 2
  %621 = insertelement <4 x float> %619, float %620, i64 2
  %622 = extractelement <4 x float> %615, i64 3
  %623 = insertelement <4 x float> %621, float %622, i64 3
  store <4 x float> %623, ptr addrspace(1) %563, align 16
  %624 = urem i32 %18, 32
  %625 = udiv i32 %18, 32
  %626 = mul nsw i32 %624, 28
  %627 = mul nsw i32 %625, 896
  %628 = add nsw i32 %626, %627
  %629 = add nsw i32 %628, 12
  %630 = sext i32 %629 to i64
  %631 = getelementptr float, ptr addrspace(1) %2, i64 %630
  %632 = mul nsw i32 %47, 2097152
  %633 = add nsw i32 12, %632
  %634 = sext i32 %633 to i64
  %635 = getelementptr i8, ptr addrspace(6) %52, i64 %634
  %636 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %635, i1 false)
  %637 = extractelement <4 x i32> %636, i64 0
  %638 = insertelement <4 x i32> poison, i32 %637, i64 0
  %639 = extractelement <4 x i32> %636, i64 1
  %640 = insertelement <4 x i32> %638, i32 %639, i64 1
  %641 = extractelement <4 x i32> %636, i64 2
  %642 = insertelement <4 x i32> %640, i32 %641, i64 2
  %643 = extractelement <4 x i32> %636, i64 3
  %644 = insertelement <4 x i32> %642, i32 %643, i64 3
  store <4 x i32> %644, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %645 = load <4 x i32>, ptr %7, align 16
  %646 = extractelement <4 x i32> %645, i64 0
  %647 = insertelement <4 x i32> poison, i32 %646, i64 0
  %648 = extractelement <4 x i32> %645, i64 1
  %649 = insertelement <4 x i32> %647, i32 %648, i64 1
  %650 = extractelement <4 x i32> %645, i64 2
  %651 = insertelement <4 x i32> %649, i32 %650, i64 2
  %652 = extractelement <4 x i32> %645, i64 3
  %653 = insertelement <4 x i32> %651, i32 %652, i64 3
  %654 = extractelement <4 x i32> %653, i64 0
  %655 = extractelement <4 x i32> %653, i64 1
  %656 = extractelement <4 x i32> %653, i64 2
  %657 = extractelement <4 x i32> %653, i64 3
  %658 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %654, i32 %655, i32 %656, i32 %657)
  %659 = extractvalue { i32, i32, i32, i32 } %658, 0
  %660 = extractvalue { i32, i32, i32, i32 } %658, 1
  %661 = extractvalue { i32, i32, i32, i32 } %658, 2
  %662 = extractvalue { i32, i32, i32, i32 } %658, 3
  %663 = insertelement <4 x i32> poison, i32 %659, i64 0
  %664 = insertelement <4 x i32> %663, i32 %660, i64 1
  %665 = insertelement <4 x i32> %664, i32 %661, i64 2
  %666 = insertelement <4 x i32> %665, i32 %662, i64 3
  %667 = extractelement <4 x i32> %666, i64 0
  %668 = insertelement <4 x i32> poison, i32 %667, i64 0
  %669 = extractelement <4 x i32> %666, i64 1
  %670 = insertelement <4 x i32> %668, i32 %669, i64 1
  %671 = extractelement <4 x i32> %666, i64 2
  %672 = insertelement <4 x i32> %670, i32 %671, i64 2
  %673 = extractelement <4 x i32> %666, i64 3
  %674 = insertelement <4 x i32> %672, i32 %673, i64 3
  store <4 x i32> %674, ptr %7, align 16
  %675 = load <4 x float>, ptr %7, align 16
  %676 = extractelement <4 x float> %675, i64 0
  %677 = insertelement <4 x float> poison, float %676, i64 0
  %678 = extractelement <4 x float> %675, i64 1
  %679 = insertelement <4 x float> %677, float %678, i64 1
  %680 = extractelement <4 x float> %675, i64 2
  %681 = insertelement <4 x float> %679, float %680, i64 2
  %682 = extractelement <4 x float> %675, i64 3
  %683 = insertelement <4 x float> %681, float %682, i64 3
  %684 = extractelement <4 x float> %683, i64 0
  %685 = insertelement <4 x float> poison, float %684, i64 0
  %686 = extractelement <4 x float> %683, i64 1
  %687 = insertelement <4 x float> %685, float %686, i64 1
  %688 = extractelement <4 x float> %683, i64 2
  %689 = insertelement <4 x float> %687, float %688, i64 2
  %690 = extractelement <4 x float> %683, i64 3
  %691 = insertelement <4 x float> %689, float %690, i64 3
  store <4 x float> %691, ptr addrspace(1) %631, align 16
  %692 = urem i32 %18, 32
  %693 = udiv i32 %18, 32
  %694 = mul nsw i32 %692, 28
  %695 = mul nsw i32 %693, 896
  %696 = add nsw i32 %694, %695
  %697 = add nsw i32 %696, 16
  %698 = sext i32 %697 to i64
  %699 = getelementptr float, ptr addrspace(1) %2, i64 %698
  %700 = mul nsw i32 %47, 2097152
  %701 = add nsw i32 16, %700
  %702 = sext i32 %701 to i64
  %703 = getelementptr i8, ptr addrspace(6) %52, i64 %702
  %704 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %703, i1 false)
  %705 = extractelement <4 x i32> %704, i64 0
  %706 = insertelement <4 x i32> poison, i32 %705, i64 0
  %707 = extractelement <4 x i32> %704, i64 1
  %708 = insertelement <4 x i32> %706, i32 %707, i64 1
  %709 = extractelement <4 x i32> %704, i64 2
  %710 = insertelement <4 x i32> %708, i32 %709, i64 2
  %711 = extractelement <4 x i32> %704, i64 3
  %712 = insertelement <4 x i32> %710, i32 %711, i64 3
  store <4 x i32> %712, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %713 = load <4 x i32>, ptr %6, align 16
  %714 = extractelement <4 x i32> %713, i64 0
  %715 = insertelement <4 x i32> poison, i32 %714, i64 0
  %716 = extractelement <4 x i32> %713, i64 1
  %717 = insertelement <4 x i32> %715, i32 %716, i64 1
  %718 = extractelement <4 x i32> %713, i64 2
  %719 = insertelement <4 x i32> %717, i32 %718, i64 2
  %720 = extractelement <4 x i32> %713, i64 3
  %721 = insertelement <4 x i32> %719, i32 %720, i64 3
  %722 = extractelement <4 x i32> %721, i64 0
  %723 = extractelement <4 x i32> %721, i64 1
  %724 = extractelement <4 x i32> %721, i64 2
  %725 = extractelement <4 x i32> %721, i64 3
  %726 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %722, i32 %723, i32 %724, i32 %725)
  %727 = extractvalue { i32, i32, i32, i32 } %726, 0
  %728 = extractvalue { i32, i32, i32, i32 } %726, 1
  %729 = extractvalue { i32, i32, i32, i32 } %726, 2
  %730 = extractvalue { i32, i32, i32, i32 } %726, 3
  %731 = insertelement <4 x i32> poison, i32 %727, i64 0
  %732 = insertelement <4 x i32> %731, i32 %728, i64 1
  %733 = insertelement <4 x i32> %732, i32 %729, i64 2
  %734 = insertelement <4 x i32> %733, i32 %730, i64 3
  %735 = extractelement <4 x i32> %734, i64 0
  %736 = insertelement <4 x i32> poison, i32 %735, i64 0
  %737 = extractelement <4 x i32> %734, i64 1
  %738 = insertelement <4 x i32> %736, i32 %737, i64 1
  %739 = extractelement <4 x i32> %734, i64 2
  %740 = insertelement <4 x i32> %738, i32 %739, i64 2
  %741 = extractelement <4 x i32> %734, i64 3
  %742 = insertelement <4 x i32> %740, i32 %741, i64 3
  store <4 x i32> %742, ptr %6, align 16
  %743 = load <4 x float>, ptr %6, align 16
  %744 = extractelement <4 x float> %743, i64 0
  %745 = insertelement <4 x float> poison, float %744, i64 0
  %746 = extractelement <4 x float> %743, i64 1
  %747 = insertelement <4 x float> %745, float %746, i64 1
  %748 = extractelement <4 x float> %743, i64 2
  %749 = insertelement <4 x float> %747, float %748, i64 2
  %750 = extractelement <4 x float> %743, i64 3
  %751 = insertelement <4 x float> %749, float %750, i64 3
  %752 = extractelement <4 x float> %751, i64 0
  %753 = insertelement <4 x float> poison, float %752, i64 0
  %754 = extractelement <4 x float> %751, i64 1
  %755 = insertelement <4 x float> %753, float %754, i64 1
  %756 = extractelement <4 x float> %751, i64 2
  %757 = insertelement <4 x float> %755, float %756, i64 2
  %758 = extractelement <4 x float> %751, i64 3
  %759 = insertelement <4 x float> %757, float %758, i64 3
  store <4 x float> %759, ptr addrspace(1) %699, align 16
  %760 = urem i32 %18, 32
  %761 = udiv i32 %18, 32
  %762 = mul nsw i32 %760, 28
  %763 = mul nsw i32 %761, 896
  %764 = add nsw i32 %762, %763
  %765 = add nsw i32 %764, 20
  %766 = sext i32 %765 to i64
  %767 = getelementptr float, ptr addrspace(1) %2, i64 %766
  %768 = mul nsw i32 %47, 2097152
  %769 = add nsw i32 20, %768
  %770 = sext i32 %769 to i64
  %771 = getelementptr i8, ptr addrspace(6) %52, i64 %770
  %772 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %771, i1 false)
  %773 = extractelement <4 x i32> %772, i64 0
  %774 = insertelement <4 x i32> poison, i32 %773, i64 0
  %775 = extractelement <4 x i32> %772, i64 1
  %776 = insertelement <4 x i32> %774, i32 %775, i64 1
  %777 = extractelement <4 x i32> %772, i64 2
  %778 = insertelement <4 x i32> %776, i32 %777, i64 2
  %779 = extractelement <4 x i32> %772, i64 3
  %780 = insertelement <4 x i32> %778, i32 %779, i64 3
  store <4 x i32> %780, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %781 = load <4 x i32>, ptr %5, align 16
  %782 = extractelement <4 x i32> %781, i64 0
  %783 = insertelement <4 x i32> poison, i32 %782, i64 0
  %784 = extractelement <4 x i32> %781, i64 1
  %785 = insertelement <4 x i32> %783, i32 %784, i64 1
  %786 = extractelement <4 x i32> %781, i64 2
  %787 = insertelement <4 x i32> %785, i32 %786, i64 2
  %788 = extractelement <4 x i32> %781, i64 3
  %789 = insertelement <4 x i32> %787, i32 %788, i64 3
  %790 = extractelement <4 x i32> %789, i64 0
  %791 = extractelement <4 x i32> %789, i64 1
  %792 = extractelement <4 x i32> %789, i64 2
  %793 = extractelement <4 x i32> %789, i64 3
  %794 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %790, i32 %791, i32 %792, i32 %793)
  %795 = extractvalue { i32, i32, i32, i32 } %794, 0
  %796 = extractvalue { i32, i32, i32, i32 } %794, 1
  %797 = extractvalue { i32, i32, i32, i32 } %794, 2
  %798 = extractvalue { i32, i32, i32, i32 } %794, 3
  %799 = insertelement <4 x i32> poison, i32 %795, i64 0
  %800 = insertelement <4 x i32> %799, i32 %796, i64 1
  %801 = insertelement <4 x i32> %800, i32 %797, i64 2
  %802 = insertelement <4 x i32> %801, i32 %798, i64 3
  %803 = extractelement <4 x i32> %802, i64 0
  %804 = insertelement <4 x i32> poison, i32 %803, i64 0
  %805 = extractelement <4 x i32> %802, i64 1
  %806 = insertelement <4 x i32> %804, i32 %805, i64 1
  %807 = extractelement <4 x i32> %802, i64 2
  %808 = insertelement <4 x i32> %806, i32 %807, i64 2
  %809 = extractelement <4 x i32> %802, i64 3
  %810 = insertelement <4 x i32> %808, i32 %809, i64 3
  store <4 x i32> %810, ptr %5, align 16
  %811 = load <4 x float>, ptr %5, align 16
  %812 = extractelement <4 x float> %811, i64 0
  %813 = insertelement <4 x float> poison, float %812, i64 0
  %814 = extractelement <4 x float> %811, i64 1
  %815 = insertelement <4 x float> %813, float %814, i64 1
  %816 = extractelement <4 x float> %811, i64 2
  %817 = insertelement <4 x float> %815, float %816, i64 2
  %818 = extractelement <4 x float> %811, i64 3
  %819 = insertelement <4 x float> %817, float %818, i64 3
  %820 = extractelement <4 x float> %819, i64 0
  %821 = insertelement <4 x float> poison, float %820, i64 0
  %822 = extractelement <4 x float> %819, i64 1
  %823 = insertelement <4 x float> %821, float %822, i64 1
  %824 = extractelement <4 x float> %819, i64 2
  %825 = insertelement <4 x float> %823, float %824, i64 2
  %826 = extractelement <4 x float> %819, i64 3
  %827 = insertelement <4 x float> %825, float %826, i64 3
  store <4 x float> %827, ptr addrspace(1) %767, align 16
  %828 = urem i32 %18, 32
  %829 = udiv i32 %18, 32
  %830 = mul nsw i32 %828, 28
  %831 = mul nsw i32 %829, 896
  %832 = add nsw i32 %830, %831
  %833 = add nsw i32 %832, 24
  %834 = sext i32 %833 to i64
  %835 = getelementptr float, ptr addrspace(1) %2, i64 %834
  %836 = mul nsw i32 %47, 2097152
  %837 = add nsw i32 24, %836
  %838 = sext i32 %837 to i64
  %839 = getelementptr i8, ptr addrspace(6) %52, i64 %838
  %840 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %839, i1 false)
  %841 = extractelement <4 x i32> %840, i64 0
  %842 = insertelement <4 x i32> poison, i32 %841, i64 0
  %843 = extractelement <4 x i32> %840, i64 1
  %844 = insertelement <4 x i32> %842, i32 %843, i64 1
  %845 = extractelement <4 x i32> %840, i64 2
  %846 = insertelement <4 x i32> %844, i32 %845, i64 2
  %847 = extractelement <4 x i32> %840, i64 3
  %848 = insertelement <4 x i32> %846, i32 %847, i64 3
  store <4 x i32> %848, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %849 = load <4 x i32>, ptr %4, align 16
  %850 = extractelement <4 x i32> %849, i64 0
  %851 = insertelement <4 x i32> poison, i32 %850, i64 0
  %852 = extractelement <4 x i32> %849, i64 1
  %853 = insertelement <4 x i32> %851, i32 %852, i64 1
  %854 = extractelement <4 x i32> %849, i64 2
  %855 = insertelement <4 x i32> %853, i32 %854, i64 2
  %856 = extractelement <4 x i32> %849, i64 3
  %857 = insertelement <4 x i32> %855, i32 %856, i64 3
  %858 = extractelement <4 x i32> %857, i64 0
  %859 = extractelement <4 x i32> %857, i64 1
  %860 = extractelement <4 x i32> %857, i64 2
  %861 = extractelement <4 x i32> %857, i64 3
  %862 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %858, i32 %859, i32 %860, i32 %861)
  %863 = extractvalue { i32, i32, i32, i32 } %862, 0
  %864 = extractvalue { i32, i32, i32, i32 } %862, 1
  %865 = extractvalue { i32, i32, i32, i32 } %862, 2
  %866 = extractvalue { i32, i32, i32, i32 } %862, 3
  %867 = insertelement <4 x i32> poison, i32 %863, i64 0
  %868 = insertelement <4 x i32> %867, i32 %864, i64 1
  %869 = insertelement <4 x i32> %868, i32 %865, i64 2
  %870 = insertelement <4 x i32> %869, i32 %866, i64 3
  %871 = extractelement <4 x i32> %870, i64 0
  %872 = insertelement <4 x i32> poison, i32 %871, i64 0
  %873 = extractelement <4 x i32> %870, i64 1
  %874 = insertelement <4 x i32> %872, i32 %873, i64 1
  %875 = extractelement <4 x i32> %870, i64 2
  %876 = insertelement <4 x i32> %874, i32 %875, i64 2
  %877 = extractelement <4 x i32> %870, i64 3
  %878 = insertelement <4 x i32> %876, i32 %877, i64 3
  store <4 x i32> %878, ptr %4, align 16
  %879 = load <4 x float>, ptr %4, align 16
  %880 = extractelement <4 x float> %879, i64 0
  %881 = insertelement <4 x float> poison, float %880, i64 0
  %882 = extractelement <4 x float> %879, i64 1
  %883 = insertelement <4 x float> %881, float %882, i64 1
  %884 = extractelement <4 x float> %879, i64 2
  %885 = insertelement <4 x float> %883, float %884, i64 2
  %886 = extractelement <4 x float> %879, i64 3
  %887 = insertelement <4 x float> %885, float %886, i64 3
  %888 = extractelement <4 x float> %887, i64 0
  %889 = insertelement <4 x float> poison, float %888, i64 0
  %890 = extractelement <4 x float> %887, i64 1
  %891 = insertelement <4 x float> %889, float %890, i64 1
  %892 = extractelement <4 x float> %887, i64 2
  %893 = insertelement <4 x float> %891, float %892, i64 2
  %894 = extractelement <4 x float> %887, i64 3
  %895 = insertelement <4 x float> %893, float %894, i64 3
  store <4 x float> %895, ptr addrspace(1) %835, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %48, label %896, label %897

896:                                              ; preds = %421
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %52, i32 32)
  br label %897

897:                                              ; preds = %896, %421
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
