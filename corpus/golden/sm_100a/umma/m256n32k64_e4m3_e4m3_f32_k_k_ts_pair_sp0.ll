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
  %18 = alloca [4 x float], align 16
  %19 = alloca [4 x float], align 16
  %20 = alloca [4 x float], align 16
  %21 = alloca [4 x float], align 16
  %22 = alloca [4 x float], align 16
  %23 = alloca [4 x float], align 16
  %24 = alloca [4 x float], align 16
  %25 = alloca [4 x float], align 16
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %28 = mul nsw i32 %27, 1024
  %29 = sext i32 %28 to i64
  %30 = getelementptr i8, ptr addrspace(1) %0, i64 %29
  br label %31

31:                                               ; preds = %34, %3
  %32 = phi i32 [ %57, %34 ], [ %26, %3 ]
  %33 = icmp slt i32 %32, 1024
  br i1 %33, label %34, label %58

34:                                               ; preds = %31
  %35 = urem i32 %32, 16
  %36 = udiv i32 %32, 16
  %37 = mul nsw i32 %35, 64
  %38 = add nsw i32 %37, %36
  %39 = sext i32 %38 to i64
  %40 = getelementptr i8, ptr addrspace(1) %30, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1
  %42 = urem i32 %32, 8
  %43 = udiv i32 %32, 8
  %44 = mul nsw i32 %42, 128
  %45 = urem i32 %43, 2
  %46 = udiv i32 %43, 2
  %47 = mul nsw i32 %45, 1024
  %48 = add nsw i32 %44, %47
  %49 = add nsw i32 %48, %46
  %50 = sext i32 %49 to i64
  %51 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %50
  %52 = ptrtoint ptr addrspace(3) %51 to i32
  %53 = and i32 %52, 896
  %54 = lshr i32 %53, 3
  %55 = xor i32 %52, %54
  %56 = inttoptr i32 %55 to ptr addrspace(3)
  store i8 %41, ptr addrspace(3) %56, align 1
  %57 = add i32 %32, 128
  br label %31

58:                                               ; preds = %31
  %59 = mul nsw i32 %27, 5632
  %60 = sext i32 %59 to i64
  %61 = getelementptr float, ptr addrspace(1) %1, i64 %60
  %62 = mul nsw i32 %27, 5632
  %63 = sext i32 %62 to i64
  %64 = getelementptr float, ptr addrspace(1) %2, i64 %63
  %65 = lshr i32 %26, 5
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %58
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %68

68:                                               ; preds = %67, %58
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %69 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %70 = inttoptr i32 %69 to ptr addrspace(6)
  %71 = icmp eq i32 %26, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %73

73:                                               ; preds = %72, %68
  %74 = urem i32 %26, 32
  %75 = udiv i32 %26, 32
  %76 = mul nsw i32 %74, 44
  %77 = mul nsw i32 %75, 1408
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr float, ptr addrspace(1) %61, i64 %79
  %81 = mul nsw i32 %65, 2097152
  %82 = sext i32 %81 to i64
  %83 = getelementptr i8, ptr addrspace(6) %70, i64 %82
  %84 = load <4 x float>, ptr addrspace(1) %80, align 16
  %85 = extractelement <4 x float> %84, i64 0
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = extractelement <4 x float> %84, i64 1
  %88 = insertelement <4 x float> %86, float %87, i64 1
  %89 = extractelement <4 x float> %84, i64 2
  %90 = insertelement <4 x float> %88, float %89, i64 2
  %91 = extractelement <4 x float> %84, i64 3
  %92 = insertelement <4 x float> %90, float %91, i64 3
  %93 = extractelement <4 x float> %92, i64 0
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = extractelement <4 x float> %92, i64 1
  %96 = insertelement <4 x float> %94, float %95, i64 1
  %97 = extractelement <4 x float> %92, i64 2
  %98 = insertelement <4 x float> %96, float %97, i64 2
  %99 = extractelement <4 x float> %92, i64 3
  %100 = insertelement <4 x float> %98, float %99, i64 3
  store <4 x float> %100, ptr %25, align 16
  %101 = load <4 x i32>, ptr %25, align 16
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <4 x i32> poison, i32 %102, i64 0
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <4 x i32> %103, i32 %104, i64 1
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <4 x i32> %105, i32 %106, i64 2
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <4 x i32> %107, i32 %108, i64 3
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = extractelement <4 x i32> %109, i64 1
  %112 = extractelement <4 x i32> %109, i64 2
  %113 = extractelement <4 x i32> %109, i64 3
  %114 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %110, i32 %111, i32 %112, i32 %113)
  %115 = extractvalue { i32, i32, i32, i32 } %114, 0
  %116 = extractvalue { i32, i32, i32, i32 } %114, 1
  %117 = extractvalue { i32, i32, i32, i32 } %114, 2
  %118 = extractvalue { i32, i32, i32, i32 } %114, 3
  %119 = insertelement <4 x i32> poison, i32 %115, i64 0
  %120 = insertelement <4 x i32> %119, i32 %116, i64 1
  %121 = insertelement <4 x i32> %120, i32 %117, i64 2
  %122 = insertelement <4 x i32> %121, i32 %118, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %83, <4 x i32> %122, i1 false)
  %123 = urem i32 %26, 32
  %124 = udiv i32 %26, 32
  %125 = mul nsw i32 %123, 44
  %126 = mul nsw i32 %124, 1408
  %127 = add nsw i32 %125, %126
  %128 = add nsw i32 %127, 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr float, ptr addrspace(1) %61, i64 %129
  %131 = mul nsw i32 %65, 2097152
  %132 = add nsw i32 4, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr i8, ptr addrspace(6) %70, i64 %133
  %135 = load <4 x float>, ptr addrspace(1) %130, align 16
  %136 = extractelement <4 x float> %135, i64 0
  %137 = insertelement <4 x float> poison, float %136, i64 0
  %138 = extractelement <4 x float> %135, i64 1
  %139 = insertelement <4 x float> %137, float %138, i64 1
  %140 = extractelement <4 x float> %135, i64 2
  %141 = insertelement <4 x float> %139, float %140, i64 2
  %142 = extractelement <4 x float> %135, i64 3
  %143 = insertelement <4 x float> %141, float %142, i64 3
  %144 = extractelement <4 x float> %143, i64 0
  %145 = insertelement <4 x float> poison, float %144, i64 0
  %146 = extractelement <4 x float> %143, i64 1
  %147 = insertelement <4 x float> %145, float %146, i64 1
  %148 = extractelement <4 x float> %143, i64 2
  %149 = insertelement <4 x float> %147, float %148, i64 2
  %150 = extractelement <4 x float> %143, i64 3
  %151 = insertelement <4 x float> %149, float %150, i64 3
  store <4 x float> %151, ptr %24, align 16
  %152 = load <4 x i32>, ptr %24, align 16
  %153 = extractelement <4 x i32> %152, i64 0
  %154 = insertelement <4 x i32> poison, i32 %153, i64 0
  %155 = extractelement <4 x i32> %152, i64 1
  %156 = insertelement <4 x i32> %154, i32 %155, i64 1
  %157 = extractelement <4 x i32> %152, i64 2
  %158 = insertelement <4 x i32> %156, i32 %157, i64 2
  %159 = extractelement <4 x i32> %152, i64 3
  %160 = insertelement <4 x i32> %158, i32 %159, i64 3
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = extractelement <4 x i32> %160, i64 1
  %163 = extractelement <4 x i32> %160, i64 2
  %164 = extractelement <4 x i32> %160, i64 3
  %165 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %161, i32 %162, i32 %163, i32 %164)
  %166 = extractvalue { i32, i32, i32, i32 } %165, 0
  %167 = extractvalue { i32, i32, i32, i32 } %165, 1
  %168 = extractvalue { i32, i32, i32, i32 } %165, 2
  %169 = extractvalue { i32, i32, i32, i32 } %165, 3
  %170 = insertelement <4 x i32> poison, i32 %166, i64 0
  %171 = insertelement <4 x i32> %170, i32 %167, i64 1
  %172 = insertelement <4 x i32> %171, i32 %168, i64 2
  %173 = insertelement <4 x i32> %172, i32 %169, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %134, <4 x i32> %173, i1 false)
  %174 = urem i32 %26, 32
  %175 = udiv i32 %26, 32
  %176 = mul nsw i32 %174, 44
  %177 = mul nsw i32 %175, 1408
  %178 = add nsw i32 %176, %177
  %179 = add nsw i32 %178, 8
  %180 = sext i32 %179 to i64
  %181 = getelementptr float, ptr addrspace(1) %61, i64 %180
  %182 = mul nsw i32 %65, 2097152
  %183 = add nsw i32 8, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr i8, ptr addrspace(6) %70, i64 %184
  %186 = load <4 x float>, ptr addrspace(1) %181, align 16
  %187 = extractelement <4 x float> %186, i64 0
  %188 = insertelement <4 x float> poison, float %187, i64 0
  %189 = extractelement <4 x float> %186, i64 1
  %190 = insertelement <4 x float> %188, float %189, i64 1
  %191 = extractelement <4 x float> %186, i64 2
  %192 = insertelement <4 x float> %190, float %191, i64 2
  %193 = extractelement <4 x float> %186, i64 3
  %194 = insertelement <4 x float> %192, float %193, i64 3
  %195 = extractelement <4 x float> %194, i64 0
  %196 = insertelement <4 x float> poison, float %195, i64 0
  %197 = extractelement <4 x float> %194, i64 1
  %198 = insertelement <4 x float> %196, float %197, i64 1
  %199 = extractelement <4 x float> %194, i64 2
  %200 = insertelement <4 x float> %198, float %199, i64 2
  %201 = extractelement <4 x float> %194, i64 3
  %202 = insertelement <4 x float> %200, float %201, i64 3
  store <4 x float> %202, ptr %23, align 16
  %203 = load <4 x i32>, ptr %23, align 16
  %204 = extractelement <4 x i32> %203, i64 0
  %205 = insertelement <4 x i32> poison, i32 %204, i64 0
  %206 = extractelement <4 x i32> %203, i64 1
  %207 = insertelement <4 x i32> %205, i32 %206, i64 1
  %208 = extractelement <4 x i32> %203, i64 2
  %209 = insertelement <4 x i32> %207, i32 %208, i64 2
  %210 = extractelement <4 x i32> %203, i64 3
  %211 = insertelement <4 x i32> %209, i32 %210, i64 3
  %212 = extractelement <4 x i32> %211, i64 0
  %213 = extractelement <4 x i32> %211, i64 1
  %214 = extractelement <4 x i32> %211, i64 2
  %215 = extractelement <4 x i32> %211, i64 3
  %216 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %212, i32 %213, i32 %214, i32 %215)
  %217 = extractvalue { i32, i32, i32, i32 } %216, 0
  %218 = extractvalue { i32, i32, i32, i32 } %216, 1
  %219 = extractvalue { i32, i32, i32, i32 } %216, 2
  %220 = extractvalue { i32, i32, i32, i32 } %216, 3
  %221 = insertelement <4 x i32> poison, i32 %217, i64 0
  %222 = insertelement <4 x i32> %221, i32 %218, i64 1
  %223 = insertelement <4 x i32> %222, i32 %219, i64 2
  %224 = insertelement <4 x i32> %223, i32 %220, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %185, <4 x i32> %224, i1 false)
  %225 = urem i32 %26, 32
  %226 = udiv i32 %26, 32
  %227 = mul nsw i32 %225, 44
  %228 = mul nsw i32 %226, 1408
  %229 = add nsw i32 %227, %228
  %230 = add nsw i32 %229, 12
  %231 = sext i32 %230 to i64
  %232 = getelementptr float, ptr addrspace(1) %61, i64 %231
  %233 = mul nsw i32 %65, 2097152
  %234 = add nsw i32 12, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr i8, ptr addrspace(6) %70, i64 %235
  %237 = load <4 x float>, ptr addrspace(1) %232, align 16
  %238 = extractelement <4 x float> %237, i64 0
  %239 = insertelement <4 x float> poison, float %238, i64 0
  %240 = extractelement <4 x float> %237, i64 1
  %241 = insertelement <4 x float> %239, float %240, i64 1
  %242 = extractelement <4 x float> %237, i64 2
  %243 = insertelement <4 x float> %241, float %242, i64 2
  %244 = extractelement <4 x float> %237, i64 3
  %245 = insertelement <4 x float> %243, float %244, i64 3
  %246 = extractelement <4 x float> %245, i64 0
  %247 = insertelement <4 x float> poison, float %246, i64 0
  %248 = extractelement <4 x float> %245, i64 1
  %249 = insertelement <4 x float> %247, float %248, i64 1
  %250 = extractelement <4 x float> %245, i64 2
  %251 = insertelement <4 x float> %249, float %250, i64 2
  %252 = extractelement <4 x float> %245, i64 3
  %253 = insertelement <4 x float> %251, float %252, i64 3
  store <4 x float> %253, ptr %22, align 16
  %254 = load <4 x i32>, ptr %22, align 16
  %255 = extractelement <4 x i32> %254, i64 0
  %256 = insertelement <4 x i32> poison, i32 %255, i64 0
  %257 = extractelement <4 x i32> %254, i64 1
  %258 = insertelement <4 x i32> %256, i32 %257, i64 1
  %259 = extractelement <4 x i32> %254, i64 2
  %260 = insertelement <4 x i32> %258, i32 %259, i64 2
  %261 = extractelement <4 x i32> %254, i64 3
  %262 = insertelement <4 x i32> %260, i32 %261, i64 3
  %263 = extractelement <4 x i32> %262, i64 0
  %264 = extractelement <4 x i32> %262, i64 1
  %265 = extractelement <4 x i32> %262, i64 2
  %266 = extractelement <4 x i32> %262, i64 3
  %267 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %263, i32 %264, i32 %265, i32 %266)
  %268 = extractvalue { i32, i32, i32, i32 } %267, 0
  %269 = extractvalue { i32, i32, i32, i32 } %267, 1
  %270 = extractvalue { i32, i32, i32, i32 } %267, 2
  %271 = extractvalue { i32, i32, i32, i32 } %267, 3
  %272 = insertelement <4 x i32> poison, i32 %268, i64 0
  %273 = insertelement <4 x i32> %272, i32 %269, i64 1
  %274 = insertelement <4 x i32> %273, i32 %270, i64 2
  %275 = insertelement <4 x i32> %274, i32 %271, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %236, <4 x i32> %275, i1 false)
  %276 = urem i32 %26, 32
  %277 = udiv i32 %26, 32
  %278 = mul nsw i32 %276, 44
  %279 = mul nsw i32 %277, 1408
  %280 = add nsw i32 %278, %279
  %281 = add nsw i32 %280, 16
  %282 = sext i32 %281 to i64
  %283 = getelementptr float, ptr addrspace(1) %61, i64 %282
  %284 = mul nsw i32 %65, 2097152
  %285 = add nsw i32 16, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr i8, ptr addrspace(6) %70, i64 %286
  %288 = load <4 x float>, ptr addrspace(1) %283, align 16
  %289 = extractelement <4 x float> %288, i64 0
  %290 = insertelement <4 x float> poison, float %289, i64 0
  %291 = extractelement <4 x float> %288, i64 1
  %292 = insertelement <4 x float> %290, float %291, i64 1
  %293 = extractelement <4 x float> %288, i64 2
  %294 = insertelement <4 x float> %292, float %293, i64 2
  %295 = extractelement <4 x float> %288, i64 3
  %296 = insertelement <4 x float> %294, float %295, i64 3
  %297 = extractelement <4 x float> %296, i64 0
  %298 = insertelement <4 x float> poison, float %297, i64 0
  %299 = extractelement <4 x float> %296, i64 1
  %300 = insertelement <4 x float> %298, float %299, i64 1
  %301 = extractelement <4 x float> %296, i64 2
  %302 = insertelement <4 x float> %300, float %301, i64 2
  %303 = extractelement <4 x float> %296, i64 3
  %304 = insertelement <4 x float> %302, float %303, i64 3
  store <4 x float> %304, ptr %21, align 16
  %305 = load <4 x i32>, ptr %21, align 16
  %306 = extractelement <4 x i32> %305, i64 0
  %307 = insertelement <4 x i32> poison, i32 %306, i64 0
  %308 = extractelement <4 x i32> %305, i64 1
  %309 = insertelement <4 x i32> %307, i32 %308, i64 1
  %310 = extractelement <4 x i32> %305, i64 2
  %311 = insertelement <4 x i32> %309, i32 %310, i64 2
  %312 = extractelement <4 x i32> %305, i64 3
  %313 = insertelement <4 x i32> %311, i32 %312, i64 3
  %314 = extractelement <4 x i32> %313, i64 0
  %315 = extractelement <4 x i32> %313, i64 1
  %316 = extractelement <4 x i32> %313, i64 2
  %317 = extractelement <4 x i32> %313, i64 3
  %318 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %314, i32 %315, i32 %316, i32 %317)
  %319 = extractvalue { i32, i32, i32, i32 } %318, 0
  %320 = extractvalue { i32, i32, i32, i32 } %318, 1
  %321 = extractvalue { i32, i32, i32, i32 } %318, 2
  %322 = extractvalue { i32, i32, i32, i32 } %318, 3
  %323 = insertelement <4 x i32> poison, i32 %319, i64 0
  %324 = insertelement <4 x i32> %323, i32 %320, i64 1
  %325 = insertelement <4 x i32> %324, i32 %321, i64 2
  %326 = insertelement <4 x i32> %325, i32 %322, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %287, <4 x i32> %326, i1 false)
  %327 = urem i32 %26, 32
  %328 = udiv i32 %26, 32
  %329 = mul nsw i32 %327, 44
  %330 = mul nsw i32 %328, 1408
  %331 = add nsw i32 %329, %330
  %332 = add nsw i32 %331, 20
  %333 = sext i32 %332 to i64
  %334 = getelementptr float, ptr addrspace(1) %61, i64 %333
  %335 = mul nsw i32 %65, 2097152
  %336 = add nsw i32 20, %335
  %337 = sext i32 %336 to i64
  %338 = getelementptr i8, ptr addrspace(6) %70, i64 %337
  %339 = load <4 x float>, ptr addrspace(1) %334, align 16
  %340 = extractelement <4 x float> %339, i64 0
  %341 = insertelement <4 x float> poison, float %340, i64 0
  %342 = extractelement <4 x float> %339, i64 1
  %343 = insertelement <4 x float> %341, float %342, i64 1
  %344 = extractelement <4 x float> %339, i64 2
  %345 = insertelement <4 x float> %343, float %344, i64 2
  %346 = extractelement <4 x float> %339, i64 3
  %347 = insertelement <4 x float> %345, float %346, i64 3
  %348 = extractelement <4 x float> %347, i64 0
  %349 = insertelement <4 x float> poison, float %348, i64 0
  %350 = extractelement <4 x float> %347, i64 1
  %351 = insertelement <4 x float> %349, float %350, i64 1
  %352 = extractelement <4 x float> %347, i64 2
  %353 = insertelement <4 x float> %351, float %352, i64 2
  %354 = extractelement <4 x float> %347, i64 3
  %355 = insertelement <4 x float> %353, float %354, i64 3
  store <4 x float> %355, ptr %20, align 16
  %356 = load <4 x i32>, ptr %20, align 16
  %357 = extractelement <4 x i32> %356, i64 0
  %358 = insertelement <4 x i32> poison, i32 %357, i64 0
  %359 = extractelement <4 x i32> %356, i64 1
  %360 = insertelement <4 x i32> %358, i32 %359, i64 1
  %361 = extractelement <4 x i32> %356, i64 2
  %362 = insertelement <4 x i32> %360, i32 %361, i64 2
  %363 = extractelement <4 x i32> %356, i64 3
  %364 = insertelement <4 x i32> %362, i32 %363, i64 3
  %365 = extractelement <4 x i32> %364, i64 0
  %366 = extractelement <4 x i32> %364, i64 1
  %367 = extractelement <4 x i32> %364, i64 2
  %368 = extractelement <4 x i32> %364, i64 3
  %369 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %365, i32 %366, i32 %367, i32 %368)
  %370 = extractvalue { i32, i32, i32, i32 } %369, 0
  %371 = extractvalue { i32, i32, i32, i32 } %369, 1
  %372 = extractvalue { i32, i32, i32, i32 } %369, 2
  %373 = extractvalue { i32, i32, i32, i32 } %369, 3
  %374 = insertelement <4 x i32> poison, i32 %370, i64 0
  %375 = insertelement <4 x i32> %374, i32 %371, i64 1
  %376 = insertelement <4 x i32> %375, i32 %372, i64 2
  %377 = insertelement <4 x i32> %376, i32 %373, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %338, <4 x i32> %377, i1 false)
  %378 = urem i32 %26, 32
  %379 = udiv i32 %26, 32
  %380 = mul nsw i32 %378, 44
  %381 = mul nsw i32 %379, 1408
  %382 = add nsw i32 %380, %381
  %383 = add nsw i32 %382, 24
  %384 = sext i32 %383 to i64
  %385 = getelementptr float, ptr addrspace(1) %61, i64 %384
  %386 = mul nsw i32 %65, 2097152
  %387 = add nsw i32 24, %386
  %388 = sext i32 %387 to i64
  %389 = getelementptr i8, ptr addrspace(6) %70, i64 %388
  %390 = load <4 x float>, ptr addrspace(1) %385, align 16
  %391 = extractelement <4 x float> %390, i64 0
  %392 = insertelement <4 x float> poison, float %391, i64 0
  %393 = extractelement <4 x float> %390, i64 1
  %394 = insertelement <4 x float> %392, float %393, i64 1
  %395 = extractelement <4 x float> %390, i64 2
  %396 = insertelement <4 x float> %394, float %395, i64 2
  %397 = extractelement <4 x float> %390, i64 3
  %398 = insertelement <4 x float> %396, float %397, i64 3
  %399 = extractelement <4 x float> %398, i64 0
  %400 = insertelement <4 x float> poison, float %399, i64 0
  %401 = extractelement <4 x float> %398, i64 1
  %402 = insertelement <4 x float> %400, float %401, i64 1
  %403 = extractelement <4 x float> %398, i64 2
  %404 = insertelement <4 x float> %402, float %403, i64 2
  %405 = extractelement <4 x float> %398, i64 3
  %406 = insertelement <4 x float> %404, float %405, i64 3
  store <4 x float> %406, ptr %19, align 16
  %407 = load <4 x i32>, ptr %19, align 16
  %408 = extractelement <4 x i32> %407, i64 0
  %409 = insertelement <4 x i32> poison, i32 %408, i64 0
  %410 = extractelement <4 x i32> %407, i64 1
  %411 = insertelement <4 x i32> %409, i32 %410, i64 1
  %412 = extractelement <4 x i32> %407, i64 2
  %413 = insertelement <4 x i32> %411, i32 %412, i64 2
  %414 = extractelement <4 x i32> %407, i64 3
  %415 = insertelement <4 x i32> %413, i32 %414, i64 3
  %416 = extractelement <4 x i32> %415, i64 0
  %417 = extractelement <4 x i32> %415, i64 1
  %418 = extractelement <4 x i32> %415, i64 2
  %419 = extractelement <4 x i32> %415, i64 3
  %420 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %416, i32 %417, i32 %418, i32 %419)
  %421 = extractvalue { i32, i32, i32, i32 } %420, 0
  %422 = extractvalue { i32, i32, i32, i32 } %420, 1
  %423 = extractvalue { i32, i32, i32, i32 } %420, 2
  %424 = extractvalue { i32, i32, i32, i32 } %420, 3
  %425 = insertelement <4 x i32> poison, i32 %421, i64 0
  %426 = insertelement <4 x i32> %425, i32 %422, i64 1
  %427 = insertelement <4 x i32> %426, i32 %423, i64 2
  %428 = insertelement <4 x i32> %427, i32 %424, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %389, <4 x i32> %428, i1 false)
  %429 = urem i32 %26, 32
  %430 = udiv i32 %26, 32
  %431 = mul nsw i32 %429, 44
  %432 = mul nsw i32 %430, 1408
  %433 = add nsw i32 %431, %432
  %434 = add nsw i32 %433, 28
  %435 = sext i32 %434 to i64
  %436 = getelementptr float, ptr addrspace(1) %61, i64 %435
  %437 = mul nsw i32 %65, 2097152
  %438 = add nsw i32 28, %437
  %439 = sext i32 %438 to i64
  %440 = getelementptr i8, ptr addrspace(6) %70, i64 %439
  %441 = load <4 x float>, ptr addrspace(1) %436, align 16
  %442 = extractelement <4 x float> %441, i64 0
  %443 = insertelement <4 x float> poison, float %442, i64 0
  %444 = extractelement <4 x float> %441, i64 1
  %445 = insertelement <4 x float> %443, float %444, i64 1
  %446 = extractelement <4 x float> %441, i64 2
  %447 = insertelement <4 x float> %445, float %446, i64 2
  %448 = extractelement <4 x float> %441, i64 3
  %449 = insertelement <4 x float> %447, float %448, i64 3
  %450 = extractelement <4 x float> %449, i64 0
  %451 = insertelement <4 x float> poison, float %450, i64 0
  %452 = extractelement <4 x float> %449, i64 1
  %453 = insertelement <4 x float> %451, float %452, i64 1
  %454 = extractelement <4 x float> %449, i64 2
  %455 = insertelement <4 x float> %453, float %454, i64 2
  %456 = extractelement <4 x float> %449, i64 3
  %457 = insertelement <4 x float> %455, float %456, i64 3
  store <4 x float> %457, ptr %18, align 16
  %458 = load <4 x i32>, ptr %18, align 16
  %459 = extractelement <4 x i32> %458, i64 0
  %460 = insertelement <4 x i32> poison, i32 %459, i64 0
  %461 = extractelement <4 x i32> %458, i64 1
  %462 = insertelement <4 x i32> %460, i32 %461, i64 1
  %463 = extractelement <4 x i32> %458, i64 2
  %464 = insertelement <4 x i32> %462, i32 %463, i64 2
  %465 = extractelement <4 x i32> %458, i64 3
  %466 = insertelement <4 x i32> %464, i32 %465, i64 3
  %467 = extractelement <4 x i32> %466, i64 0
  %468 = extractelement <4 x i32> %466, i64 1
  %469 = extractelement <4 x i32> %466, i64 2
  %470 = extractelement <4 x i32> %466, i64 3
  %471 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %467, i32 %468, i32 %469, i32 %470)
  %472 = extractvalue { i32, i32, i32, i32 } %471, 0
  %473 = extractvalue { i32, i32, i32, i32 } %471, 1
  %474 = extractvalue { i32, i32, i32, i32 } %471, 2
  %475 = extractvalue { i32, i32, i32, i32 } %471, 3
  %476 = insertelement <4 x i32> poison, i32 %472, i64 0
  %477 = insertelement <4 x i32> %476, i32 %473, i64 1
  %478 = insertelement <4 x i32> %477, i32 %474, i64 2
  %479 = insertelement <4 x i32> %478, i32 %475, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %440, <4 x i32> %479, i1 false)
  %480 = urem i32 %26, 32
  %481 = udiv i32 %26, 32
  %482 = mul nsw i32 %480, 44
  %483 = mul nsw i32 %481, 1408
  %484 = add nsw i32 %482, %483
  %485 = add nsw i32 %484, 32
  %486 = sext i32 %485 to i64
  %487 = getelementptr float, ptr addrspace(1) %61, i64 %486
  %488 = mul nsw i32 %65, 2097152
  %489 = add nsw i32 32, %488
  %490 = sext i32 %489 to i64
  %491 = getelementptr i8, ptr addrspace(6) %70, i64 %490
  %492 = load <4 x float>, ptr addrspace(1) %487, align 16
  %493 = extractelement <4 x float> %492, i64 0
  %494 = insertelement <4 x float> poison, float %493, i64 0
  %495 = extractelement <4 x float> %492, i64 1
  %496 = insertelement <4 x float> %494, float %495, i64 1
  %497 = extractelement <4 x float> %492, i64 2
  %498 = insertelement <4 x float> %496, float %497, i64 2
  %499 = extractelement <4 x float> %492, i64 3
  %500 = insertelement <4 x float> %498, float %499, i64 3
  %501 = extractelement <4 x float> %500, i64 0
  %502 = insertelement <4 x float> poison, float %501, i64 0
  %503 = extractelement <4 x float> %500, i64 1
  %504 = insertelement <4 x float> %502, float %503, i64 1
  %505 = extractelement <4 x float> %500, i64 2
  %506 = insertelement <4 x float> %504, float %505, i64 2
  %507 = extractelement <4 x float> %500, i64 3
  %508 = insertelement <4 x float> %506, float %507, i64 3
  store <4 x float> %508, ptr %17, align 16
  %509 = load <4 x i32>, ptr %17, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %491, <4 x i32> %530, i1 false)
  %531 = urem i32 %26, 32
  %532 = udiv i32 %26, 32
  %533 = mul nsw i32 %531, 44
  %534 = mul nsw i32 %532, 1408
  %535 = add nsw i32 %533, %534
  %536 = add nsw i32 %535, 36
  %537 = sext i32 %536 to i64
  %538 = getelementptr float, ptr addrspace(1) %61, i64 %537
  %539 = mul nsw i32 %65, 2097152
  %540 = add nsw i32 36, %539
  %541 = sext i32 %540 to i64
  %542 = getelementptr i8, ptr addrspace(6) %70, i64 %541
  %543 = load <4 x float>, ptr addrspace(1) %538, align 16
  %544 = extractelement <4 x float> %543, i64 0
  %545 = insertelement <4 x float> poison, float %544, i64 0
  %546 = extractelement <4 x float> %543, i64 1
  %547 = insertelement <4 x float> %545, float %546, i64 1
  %548 = extractelement <4 x float> %543, i64 2
  %549 = insertelement <4 x float> %547, float %548, i64 2
  %550 = extractelement <4 x float> %543, i64 3
  %551 = insertelement <4 x float> %549, float %550, i64 3
  %552 = extractelement <4 x float> %551, i64 0
  %553 = insertelement <4 x float> poison, float %552, i64 0
  %554 = extractelement <4 x float> %551, i64 1
  %555 = insertelement <4 x float> %553, float %554, i64 1
  %556 = extractelement <4 x float> %551, i64 2
  %557 = insertelement <4 x float> %555, float %556, i64 2
  %558 = extractelement <4 x float> %551, i64 3
  %559 = insertelement <4 x float> %557, float %558, i64 3
  store <4 x float> %559, ptr %16, align 16
  %560 = load <4 x i32>, ptr %16, align 16
  %561 = extractelement <4 x i32> %560, i64 0
  %562 = insertelement <4 x i32> poison, i32 %561, i64 0
  %563 = extractelement <4 x i32> %560, i64 1
  %564 = insertelement <4 x i32> %562, i32 %563, i64 1
  %565 = extractelement <4 x i32> %560, i64 2
  %566 = insertelement <4 x i32> %564, i32 %565, i64 2
  %567 = extractelement <4 x i32> %560, i64 3
  %568 = insertelement <4 x i32> %566, i32 %567, i64 3
  %569 = extractelement <4 x i32> %568, i64 0
  %570 = extractelement <4 x i32> %568, i64 1
  %571 = extractelement <4 x i32> %568, i64 2
  %572 = extractelement <4 x i32> %568, i64 3
  %573 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %569, i32 %570, i32 %571, i32 %572)
  %574 = extractvalue { i32, i32, i32, i32 } %573, 0
  %575 = extractvalue { i32, i32, i32, i32 } %573, 1
  %576 = extractvalue { i32, i32, i32, i32 } %573, 2
  %577 = extractvalue { i32, i32, i32, i32 } %573, 3
  %578 = insertelement <4 x i32> poison, i32 %574, i64 0
  %579 = insertelement <4 x i32> %578, i32 %575, i64 1
  %580 = insertelement <4 x i32> %579, i32 %576, i64 2
  %581 = insertelement <4 x i32> %580, i32 %577, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %542, <4 x i32> %581, i1 false)
  %582 = urem i32 %26, 32
  %583 = udiv i32 %26, 32
  %584 = mul nsw i32 %582, 44
  %585 = mul nsw i32 %583, 1408
  %586 = add nsw i32 %584, %585
  %587 = add nsw i32 %586, 40
  %588 = sext i32 %587 to i64
  %589 = getelementptr float, ptr addrspace(1) %61, i64 %588
  %590 = mul nsw i32 %65, 2097152
  %591 = add nsw i32 40, %590
  %592 = sext i32 %591 to i64
  %593 = getelementptr i8, ptr addrspace(6) %70, i64 %592
  %594 = load <4 x float>, ptr addrspace(1) %589, align 16
  %595 = extractelement <4 x float> %594, i64 0
  %596 = insertelement <4 x float> poison, float %595, i64 0
  %597 = extractelement <4 x float> %594, i64 1
  %598 = insertelement <4 x float> %596, float %597, i64 1
  %599 = extractelement <4 x float> %594, i64 2
  %600 = insertelement <4 x float> %598, float %599, i64 2
  %601 = extractelement <4 x float> %594, i64 3
  %602 = insertelement <4 x float> %600, float %601, i64 3
  %603 = extractelement <4 x float> %602, i64 0
  %604 = insertelement <4 x float> poison, float %603, i64 0
  %605 = extractelement <4 x float> %602, i64 1
  %606 = insertelement <4 x float> %604, float %605, i64 1
  %607 = extractelement <4 x float> %602, i64 2
  %608 = insertelement <4 x float> %606, float %607, i64 2
  %609 = extractelement <4 x float> %602, i64 3
  %610 = insertelement <4 x float> %608, float %609, i64 3
  store <4 x float> %610, ptr %15, align 16
  %611 = load <4 x i32>, ptr %15, align 16
  %612 = extractelement <4 x i32> %611, i64 0
  %613 = insertelement <4 x i32> poison, i32 %612, i64 0
  %614 = extractelement <4 x i32> %611, i64 1
  %615 = insertelement <4 x i32> %613, i32 %614, i64 1
  %616 = extractelement <4 x i32> %611, i64 2
  %617 = insertelement <4 x i32> %615, i32 %616, i64 2
  %618 = extractelement <4 x i32> %611, i64 3
  %619 = insertelement <4 x i32> %617, i32 %618, i64 3
  %620 = extractelement <4 x i32> %619, i64 0
  %621 = extractelement <4 x i32> %619, i64 1
  %622 = extractelement <4 x i32> %619, i64 2
  %623 = extractelement <4 x i32> %619, i64 3
  %624 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %620, i32 %621, i32 %622, i32 %623)
  %625 = extractvalue { i32, i32, i32, i32 } %624, 0
  %626 = extractvalue { i32, i32, i32, i32 } %624, 1
  %627 = extractvalue { i32, i32, i32, i32 } %624, 2
  %628 = extractvalue { i32, i32, i32, i32 } %624, 3
  %629 = insertelement <4 x i32> poison, i32 %625, i64 0
  %630 = insertelement <4 x i32> %629, i32 %626, i64 1
  %631 = insertelement <4 x i32> %630, i32 %627, i64 2
  %632 = insertelement <4 x i32> %631, i32 %628, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %593, <4 x i32> %632, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %633 = getelementptr i8, ptr addrspace(6) %70, i64 32
  %634 = getelementptr i8, ptr addrspace(6) %70, i64 40
  %635 = insertvalue { i1, i1, i1, ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison }, ptr addrspace(6) %634, 3
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %636 = icmp eq i32 %27, 0
  %637 = and i1 %71, %636
  br i1 %637, label %638, label %653

638:                                              ; preds = %73
  %639 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %640 = lshr i32 %639, 4
  %641 = zext i32 %640 to i64
  %642 = or i64 %641, 4611756662049538048
  %643 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 0
  %644 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 1
  %645 = zext i1 %644 to i32
  %646 = shl i32 %645, 13
  %647 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 2
  %648 = zext i1 %647 to i32
  %649 = shl i32 %648, 14
  %650 = or i32 %646, %649
  %651 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 3
  %652 = or i32 268959764, %650
  call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %70, ptr addrspace(6) %633, i64 %642, i32 %652, i1 %643, ptr addrspace(6) %651, i32 2, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %653

653:                                              ; preds = %638, %73
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %654 = urem i32 %26, 32
  %655 = udiv i32 %26, 32
  %656 = mul nsw i32 %654, 44
  %657 = mul nsw i32 %655, 1408
  %658 = add nsw i32 %656, %657
  %659 = sext i32 %658 to i64
  %660 = getelementptr float, ptr addrspace(1) %64, i64 %659
  %661 = mul nsw i32 %65, 2097152
  %662 = sext i32 %661 to i64
  %663 = getelementptr i8, ptr addrspace(6) %70, i64 %662
  %664 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %663, i1 false)
  %665 = extractelement <4 x i32> %664, i64 0
  %666 = insertelement <4 x i32> poison, i32 %665, i64 0
  %667 = extractelement <4 x i32> %664, i64 1
  %668 = insertelement <4 x i32> %666, i32 %667, i64 1
  %669 = extractelement <4 x i32> %664, i64 2
  %670 = insertelement <4 x i32> %668, i32 %669, i64 2
  %671 = extractelement <4 x i32> %664, i64 3
  %672 = insertelement <4 x i32> %670, i32 %671, i64 3
  store <4 x i32> %672, ptr %14, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %673 = load <4 x i32>, ptr %14, align 16
  %674 = extractelement <4 x i32> %673, i64 0
  %675 = insertelement <4 x i32> poison, i32 %674, i64 0
  %676 = extractelement <4 x i32> %673, i64 1
  %677 = insertelement <4 x i32> %675, i32 %676, i64 1
  %678 = extractelement <4 x i32> %673, i64 2
  %679 = insertelement <4 x i32> %677, i32 %678, i64 2
  %680 = extractelement <4 x i32> %673, i64 3
  %681 = insertelement <4 x i32> %679, i32 %680, i64 3
  %682 = extractelement <4 x i32> %681, i64 0
  %683 = extractelement <4 x i32> %681, i64 1
  %684 = extractelement <4 x i32> %681, i64 2
  %685 = extractelement <4 x i32> %681, i64 3
  %686 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %682, i32 %683, i32 %684, i32 %685)
  %687 = extractvalue { i32, i32, i32, i32 } %686, 0
  %688 = extractvalue { i32, i32, i32, i32 } %686, 1
  %689 = extractvalue { i32, i32, i32, i32 } %686, 2
  %690 = extractvalue { i32, i32, i32, i32 } %686, 3
  %691 = insertelement <4 x i32> poison, i32 %687, i64 0
  %692 = insertelement <4 x i32> %691, i32 %688, i64 1
  %693 = insertelement <4 x i32> %692, i32 %689, i64 2
  %694 = insertelement <4 x i32> %693, i32 %690, i64 3
  %695 = extractelement <4 x i32> %694, i64 0
  %696 = insertelement <4 x i32> poison, i32 %695, i64 0
  %697 = extractelement <4 x i32> %694, i64 1
  %698 = insertelement <4 x i32> %696, i32 %697, i64 1
  %699 = extractelement <4 x i32> %694, i64 2
  %700 = insertelement <4 x i32> %698, i32 %699, i64 2
  %701 = extractelement <4 x i32> %694, i64 3
  %702 = insertelement <4 x i32> %700, i32 %701, i64 3
  store <4 x i32> %702, ptr %14, align 16
  %703 = load <4 x float>, ptr %14, align 16
  %704 = extractelement <4 x float> %703, i64 0
  %705 = insertelement <4 x float> poison, float %704, i64 0
  %706 = extractelement <4 x float> %703, i64 1
  %707 = insertelement <4 x float> %705, float %706, i64 1
  %708 = extractelement <4 x float> %703, i64 2
  %709 = insertelement <4 x float> %707, float %708, i64 2
  %710 = extractelement <4 x float> %703, i64 3
  %711 = insertelement <4 x float> %709, float %710, i64 3
  %712 = extractelement <4 x float> %711, i64 0
  %713 = insertelement <4 x float> poison, float %712, i64 0
  %714 = extractelement <4 x float> %711, i64 1
  %715 = insertelement <4 x float> %713, float %714, i64 1
  %716 = extractelement <4 x float> %711, i64 2
  %717 = insertelement <4 x float> %715, float %716, i64 2
  %718 = extractelement <4 x float> %711, i64 3
  %719 = insertelement <4 x float> %717, float %718, i64 3
  store <4 x float> %719, ptr addrspace(1) %660, align 16
  %720 = urem i32 %26, 32
  %721 = udiv i32 %26, 32
  %722 = mul nsw i32 %720, 44
  %723 = mul nsw i32 %721, 1408
  %724 = add nsw i32 %722, %723
  %725 = add nsw i32 %724, 4
  %726 = sext i32 %725 to i64
  %727 = getelementptr float, ptr addrspace(1) %64, i64 %726
  %728 = mul nsw i32 %65, 2097152
  %729 = add nsw i32 4, %728
  %730 = sext i32 %729 to i64
  %731 = getelementptr i8, ptr addrspace(6) %70, i64 %730
  %732 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %731, i1 false)
  %733 = extractelement <4 x i32> %732, i64 0
  %734 = insertelement <4 x i32> poison, i32 %733, i64 0
  %735 = extractelement <4 x i32> %732, i64 1
  %736 = insertelement <4 x i32> %734, i32 %735, i64 1
  %737 = extractelement <4 x i32> %732, i64 2
  %738 = insertelement <4 x i32> %736, i32 %737, i64 2
  %739 = extractelement <4 x i32> %732, i64 3
  %740 = insertelement <4 x i32> %738, i32 %739, i64 3
  store <4 x i32> %740, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %741 = load <4 x i32>, ptr %13, align 16
  %742 = extractelement <4 x i32> %741, i64 0
  %743 = insertelement <4 x i32> poison, i32 %742, i64 0
  %744 = extractelement <4 x i32> %741, i64 1
  %745 = insertelement <4 x i32> %743, i32 %744, i64 1
  %746 = extractelement <4 x i32> %741, i64 2
  %747 = insertelement <4 x i32> %745, i32 %746, i64 2
  %748 = extractelement <4 x i32> %741, i64 3
  %749 = insertelement <4 x i32> %747, i32 %748, i64 3
  %750 = extractelement <4 x i32> %749, i64 0
  %751 = extractelement <4 x i32> %749, i64 1
  %752 = extractelement <4 x i32> %749, i64 2
  %753 = extractelement <4 x i32> %749, i64 3
  %754 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %750, i32 %751, i32 %752, i32 %753)
  %755 = extractvalue { i32, i32, i32, i32 } %754, 0
  %756 = extractvalue { i32, i32, i32, i32 } %754, 1
  %757 = extractvalue { i32, i32, i32, i32 } %754, 2
  %758 = extractvalue { i32, i32, i32, i32 } %754, 3
  %759 = insertelement <4 x i32> poison, i32 %755, i64 0
  %760 = insertelement <4 x i32> %759, i32 %756, i64 1
  %761 = insertelement <4 x i32> %760, i32 %757, i64 2
  %762 = insertelement <4 x i32> %761, i32 %758, i64 3
  %763 = extractelement <4 x i32> %762, i64 0
  %764 = insertelement <4 x i32> poison, i32 %763, i64 0
  %765 = extractelement <4 x i32> %762, i64 1
  %766 = insertelement <4 x i32> %764, i32 %765, i64 1
  %767 = extractelement <4 x i32> %762, i64 2
  %768 = insertelement <4 x i32> %766, i32 %767, i64 2
  %769 = extractelement <4 x i32> %762, i64 3
  %770 = insertelement <4 x i32> %768, i32 %769, i64 3
  store <4 x i32> %770, ptr %13, align 16
  %771 = load <4 x float>, ptr %13, align 16
  %772 = extractelement <4 x float> %771, i64 0
  %773 = insertelement <4 x float> poison, float %772, i64 0
  %774 = extractelement <4 x float> %771, i64 1
  %775 = insertelement <4 x float> %773, float %774, i64 1
  %776 = extractelement <4 x float> %771, i64 2
  %777 = insertelement <4 x float> %775, float %776, i64 2
  %778 = extractelement <4 x float> %771, i64 3
  %779 = insertelement <4 x float> %777, float %778, i64 3
  %780 = extractelement <4 x float> %779, i64 0
  %781 = insertelement <4 x float> poison, float %780, i64 0
  %782 = extractelement <4 x float> %779, i64 1
  %783 = insertelement <4 x float> %781, float %782, i64 1
  %784 = extractelement <4 x float> %779, i64 2
  %785 = insertelement <4 x float> %783, float %784, i64 2
  %786 = extractelement <4 x float> %779, i64 3
  %787 = insertelement <4 x float> %785, float %786, i64 3
  store <4 x float> %787, ptr addrspace(1) %727, align 16
  %788 = urem i32 %26, 32
  %789 = udiv i32 %26, 32
  %790 = mul nsw i32 %788, 44
  %791 = mul nsw i32 %789, 1408
  %792 = add nsw i32 %790, %791
  %793 = add nsw i32 %792, 8
  %794 = sext i32 %793 to i64
  %795 = getelementptr float, ptr addrspace(1) %64, i64 %794
  %796 = mul nsw i32 %65, 2097152
  %797 = add nsw i32 8, %796
  %798 = sext i32 %797 to i64
  %799 = getelementptr i8, ptr addrspace(6) %70, i64 %798
  %800 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %799, i1 false)
  %801 = extractelement <4 x i32> %800, i64 0
  %802 = insertelement <4 x i32> poison, i32 %801, i64 0
  %803 = extractelement <4 x i32> %800, i64 1
  %804 = insertelement <4 x i32> %802, i32 %803, i64 1
  %805 = extractelement <4 x i32> %800, i64 2
  %806 = insertelement <4 x i32> %804, i32 %805, i64 2
  %807 = extractelement <4 x i32> %800, i64 3
  %808 = insertelement <4 x i32> %806, i32 %807, i64 3
  store <4 x i32> %808, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %809 = load <4 x i32>, ptr %12, align 16
  %810 = extractelement <4 x i32> %809, i64 0
  %811 = insertelement <4 x i32> poison, i32 %810, i64 0
  %812 = extractelement <4 x i32> %809, i64 1
  %813 = insertelement <4 x i32> %811, i32 %812, i64 1
  %814 = extractelement <4 x i32> %809, i64 2
  %815 = insertelement <4 x i32> %813, i32 %814, i64 2
  %816 = extractelement <4 x i32> %809, i64 3
  %817 = insertelement <4 x i32> %815, i32 %816, i64 3
  %818 = extractelement <4 x i32> %817, i64 0
  %819 = extractelement <4 x i32> %817, i64 1
  %820 = extractelement <4 x i32> %817, i64 2
  %821 = extractelement <4 x i32> %817, i64 3
  %822 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %818, i32 %819, i32 %820, i32 %821)
  %823 = extractvalue { i32, i32, i32, i32 } %822, 0
  %824 = extractvalue { i32, i32, i32, i32 } %822, 1
  %825 = extractvalue { i32, i32, i32, i32 } %822, 2
  %826 = extractvalue { i32, i32, i32, i32 } %822, 3
  %827 = insertelement <4 x i32> poison, i32 %823, i64 0
  %828 = insertelement <4 x i32> %827, i32 %824, i64 1
  %829 = insertelement <4 x i32> %828, i32 %825, i64 2
  %830 = insertelement <4 x i32> %829, i32 %826, i64 3
  %831 = extractelement <4 x i32> %830, i64 0
  %832 = insertelement <4 x i32> poison, i32 %831, i64 0
  %833 = extractelement <4 x i32> %830, i64 1
  %834 = insertelement <4 x i32> %832, i32 %833, i64 1
  %835 = extractelement <4 x i32> %830, i64 2
  %836 = insertelement <4 x i32> %834, i32 %835, i64 2
  %837 = extractelement <4 x i32> %830, i64 3
  %838 = insertelement <4 x i32> %836, i32 %837, i64 3
  store <4 x i32> %838, ptr %12, align 16
  %839 = load <4 x float>, ptr %12, align 16
  %840 = extractelement <4 x float> %839, i64 0
  %841 = insertelement <4 x float> poison, float %840, i64 0
  %842 = extractelement <4 x float> %839, i64 1
  %843 = insertelement <4 x float> %841, float %842, i64 1
  %844 = extractelement <4 x float> %839, i64 2
  %845 = insertelement <4 x float> %843, float %844, i64 2
  %846 = extractelement <4 x float> %839, i64 3
  %847 = insertelement <4 x float> %845, float %846, i64 3
  %848 = extractelement <4 x float> %847, i64 0
  %849 = insertelement <4 x float> poison, float %848, i64 0
  %850 = extractelement <4 x float> %847, i64 1
  %851 = insertelement <4 x float> %849, float %850, i64 1
  %852 = extractelement <4 x float> %847, i64 2
  %853 = insertelement <4 x float> %851, float %852, i64 2
  %854 = extractelement <4 x float> %847, i64 3
  %855 = insertelement <4 x float> %853, float %854, i64 3
  store <4 x float> %855, ptr addrspace(1) %795, align 16
  %856 = urem i32 %26, 32
  %857 = udiv i32 %26, 32
  %858 = mul nsw i32 %856, 44
  %859 = mul nsw i32 %857, 1408
  %860 = add nsw i32 %858, %859
  %861 = add nsw i32 %860, 12
  %862 = sext i32 %861 to i64
  %863 = getelementptr float, ptr addrspace(1) %64, i64 %862
  %864 = mul nsw i32 %65, 2097152
  %865 = add nsw i32 12, %864
  %866 = sext i32 %865 to i64
  %867 = getelementptr i8, ptr addrspace(6) %70, i64 %866
  %868 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %867, i1 false)
  %869 = extractelement <4 x i32> %868, i64 0
  %870 = insertelement <4 x i32> poison, i32 %869, i64 0
  %871 = extractelement <4 x i32> %868, i64 1
  %872 = insertelement <4 x i32> %870, i32 %871, i64 1
  %873 = extractelement <4 x i32> %868, i64 2
  %874 = insertelement <4 x i32> %872, i32 %873, i64 2
  %875 = extractelement <4 x i32> %868, i64 3
  %876 = insertelement <4 x i32> %874, i32 %875, i64 3
  store <4 x i32> %876, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %877 = load <4 x i32>, ptr %11, align 16
  %878 = extractelement <4 x i32> %877, i64 0
  %879 = insertelement <4 x i32> poison, i32 %878, i64 0
  %880 = extractelement <4 x i32> %877, i64 1
  %881 = insertelement <4 x i32> %879, i32 %880, i64 1
  %882 = extractelement <4 x i32> %877, i64 2
  %883 = insertelement <4 x i32> %881, i32 %882, i64 2
  %884 = extractelement <4 x i32> %877, i64 3
  %885 = insertelement <4 x i32> %883, i32 %884, i64 3
  %886 = extractelement <4 x i32> %885, i64 0
  %887 = extractelement <4 x i32> %885, i64 1
  %888 = extractelement <4 x i32> %885, i64 2
  %889 = extractelement <4 x i32> %885, i64 3
  %890 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %886, i32 %887, i32 %888, i32 %889)
  %891 = extractvalue { i32, i32, i32, i32 } %890, 0
  %892 = extractvalue { i32, i32, i32, i32 } %890, 1
  %893 = extractvalue { i32, i32, i32, i32 } %890, 2
  %894 = extractvalue { i32, i32, i32, i32 } %890, 3
  %895 = insertelement <4 x i32> poison, i32 %891, i64 0
  %896 = insertelement <4 x i32> %895, i32 %892, i64 1
  %897 = insertelement <4 x i32> %896, i32 %893, i64 2
  %898 = insertelement <4 x i32> %897, i32 %894, i64 3
  %899 = extractelement <4 x i32> %898, i64 0
  %900 = insertelement <4 x i32> poison, i32 %899, i64 0
  %901 = extractelement <4 x i32> %898, i64 1
  %902 = insertelement <4 x i32> %900, i32 %901, i64 1
  %903 = extractelement <4 x i32> %898, i64 2
  %904 = insertelement <4 x i32> %902, i32 %903, i64 2
  %905 = extractelement <4 x i32> %898, i64 3
  %906 = insertelement <4 x i32> %904, i32 %905, i64 3
  store <4 x i32> %906, ptr %11, align 16
  %907 = load <4 x float>, ptr %11, align 16
  %908 = extractelement <4 x float> %907, i64 0
  %909 = insertelement <4 x float> poison, float %908, i64 0
  %910 = extractelement <4 x float> %907, i64 1
  %911 = insertelement <4 x float> %909, float %910, i64 1
  %912 = extractelement <4 x float> %907, i64 2
  %913 = insertelement <4 x float> %911, float %912, i64 2
  %914 = extractelement <4 x float> %907, i64 3
  %915 = insertelement <4 x float> %913, float %914, i64 3
  %916 = extractelement <4 x float> %915, i64 0
  %917 = insertelement <4 x float> poison, float %916, i64 0
  %918 = extractelement <4 x float> %915, i64 1
  %919 = insertelement <4 x float> %917, float %918, i64 1
  %920 = extractelement <4 x float> %915, i64 2
  %921 = insertelement <4 x float> %919, float %920, i64 2
  %922 = extractelement <4 x float> %915, i64 3
  %923 = insertelement <4 x float> %921, float %922, i64 3
  store <4 x float> %923, ptr addrspace(1) %863, align 16
  %924 = urem i32 %26, 32
  %925 = udiv i32 %26, 32
  %926 = mul nsw i32 %924, 44
  %927 = mul nsw i32 %925, 1408
  %928 = add nsw i32 %926, %927
  %929 = add nsw i32 %928, 16
  %930 = sext i32 %929 to i64
  %931 = getelementptr float, ptr addrspace(1) %64, i64 %930
  %932 = mul nsw i32 %65, 2097152
  %933 = add nsw i32 16, %932
  %934 = sext i32 %933 to i64
  %935 = getelementptr i8, ptr addrspace(6) %70, i64 %934
  %936 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %935, i1 false)
  %937 = extractelement <4 x i32> %936, i64 0
  %938 = insertelement <4 x i32> poison, i32 %937, i64 0
  %939 = extractelement <4 x i32> %936, i64 1
  %940 = insertelement <4 x i32> %938, i32 %939, i64 1
  %941 = extractelement <4 x i32> %936, i64 2
  %942 = insertelement <4 x i32> %940, i32 %941, i64 2
  %943 = extractelement <4 x i32> %936, i64 3
  %944 = insertelement <4 x i32> %942, i32 %943, i64 3
  store <4 x i32> %944, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %945 = load <4 x i32>, ptr %10, align 16
  %946 = extractelement <4 x i32> %945, i64 0
  %947 = insertelement <4 x i32> poison, i32 %946, i64 0
  %948 = extractelement <4 x i32> %945, i64 1
  %949 = insertelement <4 x i32> %947, i32 %948, i64 1
  %950 = extractelement <4 x i32> %945, i64 2
  %951 = insertelement <4 x i32> %949, i32 %950, i64 2
  %952 = extractelement <4 x i32> %945, i64 3
  %953 = insertelement <4 x i32> %951, i32 %952, i64 3
  %954 = extractelement <4 x i32> %953, i64 0
  %955 = extractelement <4 x i32> %953, i64 1
  %956 = extractelement <4 x i32> %953, i64 2
  %957 = extractelement <4 x i32> %953, i64 3
  %958 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %954, i32 %955, i32 %956, i32 %957)
  %959 = extractvalue { i32, i32, i32, i32 } %958, 0
  %960 = extractvalue { i32, i32, i32, i32 } %958, 1
  %961 = extractvalue { i32, i32, i32, i32 } %958, 2
  %962 = extractvalue { i32, i32, i32, i32 } %958, 3
  %963 = insertelement <4 x i32> poison, i32 %959, i64 0
  %964 = insertelement <4 x i32> %963, i32 %960, i64 1
  %965 = insertelement <4 x i32> %964, i32 %961, i64 2
  %966 = insertelement <4 x i32> %965, i32 %962, i64 3
  %967 = extractelement <4 x i32> %966, i64 0
  %968 = insertelement <4 x i32> poison, i32 %967, i64 0
  %969 = extractelement <4 x i32> %966, i64 1
  %970 = insertelement <4 x i32> %968, i32 %969, i64 1
  %971 = extractelement <4 x i32> %966, i64 2
  %972 = insertelement <4 x i32> %970, i32 %971, i64 2
  %973 = extractelement <4 x i32> %966, i64 3
  %974 = insertelement <4 x i32> %972, i32 %973, i64 3
  store <4 x i32> %974, ptr %10, align 16
  %975 = load <4 x float>, ptr %10, align 16
  %976 = extractelement <4 x float> %975, i64 0
  %977 = insertelement <4 x float> poison, float %976, i64 0
  %978 = extractelement <4 x float> %975, i64 1
  %979 = insertelement <4 x float> %977, float %978, i64 1
  %980 = extractelement <4 x float> %975, i64 2
  %981 = insertelement <4 x float> %979, float %980, i64 2
  %982 = extractelement <4 x float> %975, i64 3
  %983 = insertelement <4 x float> %981, float %982, i64 3
  %984 = extractelement <4 x float> %983, i64 0
  %985 = insertelement <4 x float> poison, float %984, i64 0
  %986 = extractelement <4 x float> %983, i64 1
  %987 = insertelement <4 x float> %985, float %986, i64 1
  %988 = extractelement <4 x float> %983, i64 2
  %989 = insertelement <4 x float> %987, float %988, i64 2
  %990 = extractelement <4 x float> %983, i64 3
  %991 = insertelement <4 x float> %989, float %990, i64 3
  store <4 x float> %991, ptr addrspace(1) %931, align 16
  %992 = urem i32 %26, 32
  %993 = udiv i32 %26, 32
  %994 = mul nsw i32 %992, 44
  %995 = mul nsw i32 %993, 1408
  %996 = add nsw i32 %994, %995
  %997 = add nsw i32 %996, 20
  %998 = sext i32 %997 to i64
  %999 = getelementptr float, ptr addrspace(1) %64, i64 %998
  %1000 = mul nsw i32 %65, 2097152
  %1001 = add nsw i32 20, %1000
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr i8, ptr addrspace(6) %70, i64 %1002
  %1004 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1003, i1 false)
  %1005 = extractelement <4 x i32> %1004, i64 0
  %1006 = insertelement <4 x i32> poison, i32 %1005, i64 0
  %1007 = extractelement <4 x i32> %1004, i64 1
  %1008 = insertelement <4 x i32> %1006, i32 %1007, i64 1
  %1009 = extractelement <4 x i32> %1004, i64 2
  %1010 = insertelement <4 x i32> %1008, i32 %1009, i64 2
  %1011 = extractelement <4 x i32> %1004, i64 3
  %1012 = insertelement <4 x i32> %1010, i32 %1011, i64 3
  store <4 x i32> %1012, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1013 = load <4 x i32>, ptr %9, align 16
  %1014 = extractelement <4 x i32> %1013, i64 0
  %1015 = insertelement <4 x i32> poison, i32 %1014, i64 0
  %1016 = extractelement <4 x i32> %1013, i64 1
  %1017 = insertelement <4 x i32> %1015, i32 %1016, i64 1
  %1018 = extractelement <4 x i32> %1013, i64 2
  %1019 = insertelement <4 x i32> %1017, i32 %1018, i64 2
  %1020 = extractelement <4 x i32> %1013, i64 3
  %1021 = insertelement <4 x i32> %1019, i32 %1020, i64 3
  %1022 = extractelement <4 x i32> %1021, i64 0
  %1023 = extractelement <4 x i32> %1021, i64 1
  %1024 = extractelement <4 x i32> %1021, i64 2
  %1025 = extractelement <4 x i32> %1021, i64 3
  %1026 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1022, i32 %1023, i32 %1024, i32 %1025)
  %1027 = extractvalue { i32, i32, i32, i32 } %1026, 0
  %1028 = extractvalue { i32, i32, i32, i32 } %1026, 1
  %1029 = extractvalue { i32, i32, i32, i32 } %1026, 2
  %1030 = extractvalue { i32, i32, i32, i32 } %1026, 3
  %1031 = insertelement <4 x i32> poison, i32 %1027, i64 0
  %1032 = insertelement <4 x i32> %1031, i32 %1028, i64 1
  %1033 = insertelement <4 x i32> %1032, i32 %1029, i64 2
  %1034 = insertelement <4 x i32> %1033, i32 %1030, i64 3
  %1035 = extractelement <4 x i32> %1034, i64 0
  %1036 = insertelement <4 x i32> poison, i32 %1035, i64 0
  %1037 = extractelement <4 x i32> %1034, i64 1
  %1038 = insertelement <4 x i32> %1036, i32 %1037, i64 1
  %1039 = extractelement <4 x i32> %1034, i64 2
  %1040 = insertelement <4 x i32> %1038, i32 %1039, i64 2
  %1041 = extractelement <4 x i32> %1034, i64 3
  %1042 = insertelement <4 x i32> %1040, i32 %1041, i64 3
  store <4 x i32> %1042, ptr %9, align 16
  %1043 = load <4 x float>, ptr %9, align 16
  %1044 = extractelement <4 x float> %1043, i64 0
  %1045 = insertelement <4 x float> poison, float %1044, i64 0
  %1046 = extractelement <4 x float> %1043, i64 1
  %1047 = insertelement <4 x float> %1045, float %1046, i64 1
  %1048 = extractelement <4 x float> %1043, i64 2
  %1049 = insertelement <4 x float> %1047, float %1048, i64 2
  %1050 = extractelement <4 x float> %1043, i64 3
  %1051 = insertelement <4 x float> %1049, float %1050, i64 3
  %1052 = extractelement <4 x float> %1051, i64 0
  %1053 = insertelement <4 x float> poison, float %1052, i64 0
  %1054 = extractelement <4 x float> %1051, i64 1
  %1055 = insertelement <4 x float> %1053, float %1054, i64 1
  %1056 = extractelement <4 x float> %1051, i64 2
  %1057 = insertelement <4 x float> %1055, float %1056, i64 2
  %1058 = extractelement <4 x float> %1051, i64 3
  %1059 = insertelement <4 x float> %1057, float %1058, i64 3
  store <4 x float> %1059, ptr addrspace(1) %999, align 16
  %1060 = urem i32 %26, 32
  %1061 = udiv i32 %26, 32
  %1062 = mul nsw i32 %1060, 44
  %1063 = mul nsw i32 %1061, 1408
  %1064 = add nsw i32 %1062, %1063
  %1065 = add nsw i32 %1064, 24
  %1066 = sext i32 %1065 to i64
  %1067 = getelementptr float, ptr addrspace(1) %64, i64 %1066
  %1068 = mul nsw i32 %65, 2097152
  %1069 = add nsw i32 24, %1068
  %1070 = sext i32 %1069 to i64
  %1071 = getelementptr i8, ptr addrspace(6) %70, i64 %1070
  %1072 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1071, i1 false)
  %1073 = extractelement <4 x i32> %1072, i64 0
  %1074 = insertelement <4 x i32> poison, i32 %1073, i64 0
  %1075 = extractelement <4 x i32> %1072, i64 1
  %1076 = insertelement <4 x i32> %1074, i32 %1075, i64 1
  %1077 = extractelement <4 x i32> %1072, i64 2
  %1078 = insertelement <4 x i32> %1076, i32 %1077, i64 2
  %1079 = extractelement <4 x i32> %1072, i64 3
  %1080 = insertelement <4 x i32> %1078, i32 %1079, i64 3
  store <4 x i32> %1080, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1081 = load <4 x i32>, ptr %8, align 16
  %1082 = extractelement <4 x i32> %1081, i64 0
  %1083 = insertelement <4 x i32> poison, i32 %1082, i64 0
  %1084 = extractelement <4 x i32> %1081, i64 1
  %1085 = insertelement <4 x i32> %1083, i32 %1084, i64 1
  %1086 = extractelement <4 x i32> %1081, i64 2
  %1087 = insertelement <4 x i32> %1085, i32 %1086, i64 2
  %1088 = extractelement <4 x i32> %1081, i64 3
  %1089 = insertelement <4 x i32> %1087, i32 %1088, i64 3
  %1090 = extractelement <4 x i32> %1089, i64 0
  %1091 = extractelement <4 x i32> %1089, i64 1
  %1092 = extractelement <4 x i32> %1089, i64 2
  %1093 = extractelement <4 x i32> %1089, i64 3
  %1094 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1090, i32 %1091, i32 %1092, i32 %1093)
  %1095 = extractvalue { i32, i32, i32, i32 } %1094, 0
  %1096 = extractvalue { i32, i32, i32, i32 } %1094, 1
  %1097 = extractvalue { i32, i32, i32, i32 } %1094, 2
  %1098 = extractvalue { i32, i32, i32, i32 } %1094, 3
  %1099 = insertelement <4 x i32> poison, i32 %1095, i64 0
  %1100 = insertelement <4 x i32> %1099, i32 %1096, i64 1
  %1101 = insertelement <4 x i32> %1100, i32 %1097, i64 2
  %1102 = insertelement <4 x i32> %1101, i32 %1098, i64 3
  %1103 = extractelement <4 x i32> %1102, i64 0
  %1104 = insertelement <4 x i32> poison, i32 %1103, i64 0
  %1105 = extractelement <4 x i32> %1102, i64 1
  %1106 = insertelement <4 x i32> %1104, i32 %1105, i64 1
  %1107 = extractelement <4 x i32> %1102, i64 2
  %1108 = insertelement <4 x i32> %1106, i32 %1107, i64 2
  %1109 = extractelement <4 x i32> %1102, i64 3
  %1110 = insertelement <4 x i32> %1108, i32 %1109, i64 3
  store <4 x i32> %1110, ptr %8, align 16
  %1111 = load <4 x float>, ptr %8, align 16
  %1112 = extractelement <4 x float> %1111, i64 0
  %1113 = insertelement <4 x float> poison, float %1112, i64 0
  %1114 = extractelement <4 x float> %1111, i64 1
  %1115 = insertelement <4 x float> %1113, float %1114, i64 1
  %1116 = extractelement <4 x float> %1111, i64 2
  %1117 = insertelement <4 x float> %1115, float %1116, i64 2
  %1118 = extractelement <4 x float> %1111, i64 3
  %1119 = insertelement <4 x float> %1117, float %1118, i64 3
  %1120 = extractelement <4 x float> %1119, i64 0
  %1121 = insertelement <4 x float> poison, float %1120, i64 0
  %1122 = extractelement <4 x float> %1119, i64 1
  %1123 = insertelement <4 x float> %1121, float %1122, i64 1
  %1124 = extractelement <4 x float> %1119, i64 2
  %1125 = insertelement <4 x float> %1123, float %1124, i64 2
  %1126 = extractelement <4 x float> %1119, i64 3
  %1127 = insertelement <4 x float> %1125, float %1126, i64 3
  store <4 x float> %1127, ptr addrspace(1) %1067, align 16
  %1128 = urem i32 %26, 32
  %1129 = udiv i32 %26, 32
  %1130 = mul nsw i32 %1128, 44
  %1131 = mul nsw i32 %1129, 1408
  %1132 = add nsw i32 %1130, %1131
  %1133 = add nsw i32 %1132, 28
  %1134 = sext i32 %1133 to i64
  %1135 = getelementptr float, ptr addrspace(1) %64, i64 %1134
  %1136 = mul nsw i32 %65, 2097152
  %1137 = add nsw i32 28, %1136
  %1138 = sext i32 %1137 to i64
  %1139 = getelementptr i8, ptr addrspace(6) %70, i64 %1138
  %1140 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1139, i1 false)
  %1141 = extractelement <4 x i32> %1140, i64 0
  %1142 = insertelement <4 x i32> poison, i32 %1141, i64 0
  %1143 = extractelement <4 x i32> %1140, i64 1
  %1144 = insertelement <4 x i32> %1142, i32 %1143, i64 1
  %1145 = extractelement <4 x i32> %1140, i64 2
  %1146 = insertelement <4 x i32> %1144, i32 %1145, i64 2
  %1147 = extractelement <4 x i32> %1140, i64 3
  %1148 = insertelement <4 x i32> %1146, i32 %1147, i64 3
  store <4 x i32> %1148, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1149 = load <4 x i32>, ptr %7, align 16
  %1150 = extractelement <4 x i32> %1149, i64 0
  %1151 = insertelement <4 x i32> poison, i32 %1150, i64 0
  %1152 = extractelement <4 x i32> %1149, i64 1
  %1153 = insertelement <4 x i32> %1151, i32 %1152, i64 1
  %1154 = extractelement <4 x i32> %1149, i64 2
  %1155 = insertelement <4 x i32> %1153, i32 %1154, i64 2
  %1156 = extractelement <4 x i32> %1149, i64 3
  %1157 = insertelement <4 x i32> %1155, i32 %1156, i64 3
  %1158 = extractelement <4 x i32> %1157, i64 0
  %1159 = extractelement <4 x i32> %1157, i64 1
  %1160 = extractelement <4 x i32> %1157, i64 2
  %1161 = extractelement <4 x i32> %1157, i64 3
  %1162 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1158, i32 %1159, i32 %1160, i32 %1161)
  %1163 = extractvalue { i32, i32, i32, i32 } %1162, 0
  %1164 = extractvalue { i32, i32, i32, i32 } %1162, 1
  %1165 = extractvalue { i32, i32, i32, i32 } %1162, 2
  %1166 = extractvalue { i32, i32, i32, i32 } %1162, 3
  %1167 = insertelement <4 x i32> poison, i32 %1163, i64 0
  %1168 = insertelement <4 x i32> %1167, i32 %1164, i64 1
  %1169 = insertelement <4 x i32> %1168, i32 %1165, i64 2
  %1170 = insertelement <4 x i32> %1169, i32 %1166, i64 3
  %1171 = extractelement <4 x i32> %1170, i64 0
  %1172 = insertelement <4 x i32> poison, i32 %1171, i64 0
  %1173 = extractelement <4 x i32> %1170, i64 1
  %1174 = insertelement <4 x i32> %1172, i32 %1173, i64 1
  %1175 = extractelement <4 x i32> %1170, i64 2
  %1176 = insertelement <4 x i32> %1174, i32 %1175, i64 2
  %1177 = extractelement <4 x i32> %1170, i64 3
  %1178 = insertelement <4 x i32> %1176, i32 %1177, i64 3
  store <4 x i32> %1178, ptr %7, align 16
  %1179 = load <4 x float>, ptr %7, align 16
  %1180 = extractelement <4 x float> %1179, i64 0
  %1181 = insertelement <4 x float> poison, float %1180, i64 0
  %1182 = extractelement <4 x float> %1179, i64 1
  %1183 = insertelement <4 x float> %1181, float %1182, i64 1
  %1184 = extractelement <4 x float> %1179, i64 2
  %1185 = insertelement <4 x float> %1183, float %1184, i64 2
  %1186 = extractelement <4 x float> %1179, i64 3
  %1187 = insertelement <4 x float> %1185, float %1186, i64 3
  %1188 = extractelement <4 x float> %1187, i64 0
  %1189 = insertelement <4 x float> poison, float %1188, i64 0
  %1190 = extractelement <4 x float> %1187, i64 1
  %1191 = insertelement <4 x float> %1189, float %1190, i64 1
  %1192 = extractelement <4 x float> %1187, i64 2
  %1193 = insertelement <4 x float> %1191, float %1192, i64 2
  %1194 = extractelement <4 x float> %1187, i64 3
  %1195 = insertelement <4 x float> %1193, float %1194, i64 3
  store <4 x float> %1195, ptr addrspace(1) %1135, align 16
  %1196 = urem i32 %26, 32
  %1197 = udiv i32 %26, 32
  %1198 = mul nsw i32 %1196, 44
  %1199 = mul nsw i32 %1197, 1408
  %1200 = add nsw i32 %1198, %1199
  %1201 = add nsw i32 %1200, 32
  %1202 = sext i32 %1201 to i64
  %1203 = getelementptr float, ptr addrspace(1) %64, i64 %1202
  %1204 = mul nsw i32 %65, 2097152
  %1205 = add nsw i32 32, %1204
  %1206 = sext i32 %1205 to i64
  %1207 = getelementptr i8, ptr addrspace(6) %70, i64 %1206
  %1208 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1207, i1 false)
  %1209 = extractelement <4 x i32> %1208, i64 0
  %1210 = insertelement <4 x i32> poison, i32 %1209, i64 0
  %1211 = extractelement <4 x i32> %1208, i64 1
  %1212 = insertelement <4 x i32> %1210, i32 %1211, i64 1
  %1213 = extractelement <4 x i32> %1208, i64 2
  %1214 = insertelement <4 x i32> %1212, i32 %1213, i64 2
  %1215 = extractelement <4 x i32> %1208, i64 3
  %1216 = insertelement <4 x i32> %1214, i32 %1215, i64 3
  store <4 x i32> %1216, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1217 = load <4 x i32>, ptr %6, align 16
  %1218 = extractelement <4 x i32> %1217, i64 0
  %1219 = insertelement <4 x i32> poison, i32 %1218, i64 0
  %1220 = extractelement <4 x i32> %1217, i64 1
  %1221 = insertelement <4 x i32> %1219, i32 %1220, i64 1
  %1222 = extractelement <4 x i32> %1217, i64 2
  %1223 = insertelement <4 x i32> %1221, i32 %1222, i64 2
  %1224 = extractelement <4 x i32> %1217, i64 3
  %1225 = insertelement <4 x i32> %1223, i32 %1224, i64 3
  %1226 = extractelement <4 x i32> %1225, i64 0
  %1227 = extractelement <4 x i32> %1225, i64 1
  %1228 = extractelement <4 x i32> %1225, i64 2
  %1229 = extractelement <4 x i32> %1225, i64 3
  %1230 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1226, i32 %1227, i32 %1228, i32 %1229)
  %1231 = extractvalue { i32, i32, i32, i32 } %1230, 0
  %1232 = extractvalue { i32, i32, i32, i32 } %1230, 1
  %1233 = extractvalue { i32, i32, i32, i32 } %1230, 2
  %1234 = extractvalue { i32, i32, i32, i32 } %1230, 3
  %1235 = insertelement <4 x i32> poison, i32 %1231, i64 0
  %1236 = insertelement <4 x i32> %1235, i32 %1232, i64 1
  %1237 = insertelement <4 x i32> %1236, i32 %1233, i64 2
  %1238 = insertelement <4 x i32> %1237, i32 %1234, i64 3
  %1239 = extractelement <4 x i32> %1238, i64 0
  %1240 = insertelement <4 x i32> poison, i32 %1239, i64 0
  %1241 = extractelement <4 x i32> %1238, i64 1
  %1242 = insertelement <4 x i32> %1240, i32 %1241, i64 1
  %1243 = extractelement <4 x i32> %1238, i64 2
  %1244 = insertelement <4 x i32> %1242, i32 %1243, i64 2
  %1245 = extractelement <4 x i32> %1238, i64 3
  %1246 = insertelement <4 x i32> %1244, i32 %1245, i64 3
  store <4 x i32> %1246, ptr %6, align 16
  %1247 = load <4 x float>, ptr %6, align 16
  %1248 = extractelement <4 x float> %1247, i64 0
  %1249 = insertelement <4 x float> poison, float %1248, i64 0
  %1250 = extractelement <4 x float> %1247, i64 1
  %1251 = insertelement <4 x float> %1249, float %1250, i64 1
  %1252 = extractelement <4 x float> %1247, i64 2
  %1253 = insertelement <4 x float> %1251, float %1252, i64 2
  %1254 = extractelement <4 x float> %1247, i64 3
  %1255 = insertelement <4 x float> %1253, float %1254, i64 3
  %1256 = extractelement <4 x float> %1255, i64 0
  %1257 = insertelement <4 x float> poison, float %1256, i64 0
  %1258 = extractelement <4 x float> %1255, i64 1
  %1259 = insertelement <4 x float> %1257, float %1258, i64 1
  %1260 = extractelement <4 x float> %1255, i64 2
  %1261 = insertelement <4 x float> %1259, float %1260, i64 2
  %1262 = extractelement <4 x float> %1255, i64 3
  %1263 = insertelement <4 x float> %1261, float %1262, i64 3
  store <4 x float> %1263, ptr addrspace(1) %1203, align 16
  %1264 = urem i32 %26, 32
  %1265 = udiv i32 %26, 32
  %1266 = mul nsw i32 %1264, 44
  %1267 = mul nsw i32 %1265, 1408
  %1268 = add nsw i32 %1266, %1267
  %1269 = add nsw i32 %1268, 36
  %1270 = sext i32 %1269 to i64
  %1271 = getelementptr float, ptr addrspace(1) %64, i64 %1270
  %1272 = mul nsw i32 %65, 2097152
  %1273 = add nsw i32 36, %1272
  %1274 = sext i32 %1273 to i64
  %1275 = getelementptr i8, ptr addrspace(6) %70, i64 %1274
  %1276 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1275, i1 false)
  %1277 = extractelement <4 x i32> %1276, i64 0
  %1278 = insertelement <4 x i32> poison, i32 %1277, i64 0
  %1279 = extractelement <4 x i32> %1276, i64 1
  %1280 = insertelement <4 x i32> %1278, i32 %1279, i64 1
  %1281 = extractelement <4 x i32> %1276, i64 2
  %1282 = insertelement <4 x i32> %1280, i32 %1281, i64 2
  %1283 = extractelement <4 x i32> %1276, i64 3
  %1284 = insertelement <4 x i32> %1282, i32 %1283, i64 3
  store <4 x i32> %1284, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1285 = load <4 x i32>, ptr %5, align 16
  %1286 = extractelement <4 x i32> %1285, i64 0
  %1287 = insertelement <4 x i32> poison, i32 %1286, i64 0
  %1288 = extractelement <4 x i32> %1285, i64 1
  %1289 = insertelement <4 x i32> %1287, i32 %1288, i64 1
  %1290 = extractelement <4 x i32> %1285, i64 2
  %1291 = insertelement <4 x i32> %1289, i32 %1290, i64 2
  %1292 = extractelement <4 x i32> %1285, i64 3
  %1293 = insertelement <4 x i32> %1291, i32 %1292, i64 3
  %1294 = extractelement <4 x i32> %1293, i64 0
  %1295 = extractelement <4 x i32> %1293, i64 1
  %1296 = extractelement <4 x i32> %1293, i64 2
  %1297 = extractelement <4 x i32> %1293, i64 3
  %1298 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1294, i32 %1295, i32 %1296, i32 %1297)
  %1299 = extractvalue { i32, i32, i32, i32 } %1298, 0
  %1300 = extractvalue { i32, i32, i32, i32 } %1298, 1
  %1301 = extractvalue { i32, i32, i32, i32 } %1298, 2
  %1302 = extractvalue { i32, i32, i32, i32 } %1298, 3
  %1303 = insertelement <4 x i32> poison, i32 %1299, i64 0
  %1304 = insertelement <4 x i32> %1303, i32 %1300, i64 1
  %1305 = insertelement <4 x i32> %1304, i32 %1301, i64 2
  %1306 = insertelement <4 x i32> %1305, i32 %1302, i64 3
  %1307 = extractelement <4 x i32> %1306, i64 0
  %1308 = insertelement <4 x i32> poison, i32 %1307, i64 0
  %1309 = extractelement <4 x i32> %1306, i64 1
  %1310 = insertelement <4 x i32> %1308, i32 %1309, i64 1
  %1311 = extractelement <4 x i32> %1306, i64 2
  %1312 = insertelement <4 x i32> %1310, i32 %1311, i64 2
  %1313 = extractelement <4 x i32> %1306, i64 3
  %1314 = insertelement <4 x i32> %1312, i32 %1313, i64 3
  store <4 x i32> %1314, ptr %5, align 16
  %1315 = load <4 x float>, ptr %5, align 16
  %1316 = extractelement <4 x float> %1315, i64 0
  %1317 = insertelement <4 x float> poison, float %1316, i64 0
  %1318 = extractelement <4 x float> %1315, i64 1
  %1319 = insertelement <4 x float> %1317, float %1318, i64 1
  %1320 = extractelement <4 x float> %1315, i64 2
  %1321 = insertelement <4 x float> %1319, float %1320, i64 2
  %1322 = extractelement <4 x float> %1315, i64 3
  %1323 = insertelement <4 x float> %1321, float %1322, i64 3
  %1324 = extractelement <4 x float> %1323, i64 0
  %1325 = insertelement <4 x float> poison, float %1324, i64 0
  %1326 = extractelement <4 x float> %1323, i64 1
  %1327 = insertelement <4 x float> %1325, float %1326, i64 1
  %1328 = extractelement <4 x float> %1323, i64 2
  %1329 = insertelement <4 x float> %1327, float %1328, i64 2
  %1330 = extractelement <4 x float> %1323, i64 3
  %1331 = insertelement <4 x float> %1329, float %1330, i64 3
  store <4 x float> %1331, ptr addrspace(1) %1271, align 16
  %1332 = urem i32 %26, 32
  %1333 = udiv i32 %26, 32
  %1334 = mul nsw i32 %1332, 44
  %1335 = mul nsw i32 %1333, 1408
  %1336 = add nsw i32 %1334, %1335
  %1337 = add nsw i32 %1336, 40
  %1338 = sext i32 %1337 to i64
  %1339 = getelementptr float, ptr addrspace(1) %64, i64 %1338
  %1340 = mul nsw i32 %65, 2097152
  %1341 = add nsw i32 40, %1340
  %1342 = sext i32 %1341 to i64
  %1343 = getelementptr i8, ptr addrspace(6) %70, i64 %1342
  %1344 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1343, i1 false)
  %1345 = extractelement <4 x i32> %1344, i64 0
  %1346 = insertelement <4 x i32> poison, i32 %1345, i64 0
  %1347 = extractelement <4 x i32> %1344, i64 1
  %1348 = insertelement <4 x i32> %1346, i32 %1347, i64 1
  %1349 = extractelement <4 x i32> %1344, i64 2
  %1350 = insertelement <4 x i32> %1348, i32 %1349, i64 2
  %1351 = extractelement <4 x i32> %1344, i64 3
  %1352 = insertelement <4 x i32> %1350, i32 %1351, i64 3
  store <4 x i32> %1352, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1353 = load <4 x i32>, ptr %4, align 16
  %1354 = extractelement <4 x i32> %1353, i64 0
  %1355 = insertelement <4 x i32> poison, i32 %1354, i64 0
  %1356 = extractelement <4 x i32> %1353, i64 1
  %1357 = insertelement <4 x i32> %1355, i32 %1356, i64 1
  %1358 = extractelement <4 x i32> %1353, i64 2
  %1359 = insertelement <4 x i32> %1357, i32 %1358, i64 2
  %1360 = extractelement <4 x i32> %1353, i64 3
  %1361 = insertelement <4 x i32> %1359, i32 %1360, i64 3
  %1362 = extractelement <4 x i32> %1361, i64 0
  %1363 = extractelement <4 x i32> %1361, i64 1
  %1364 = extractelement <4 x i32> %1361, i64 2
  %1365 = extractelement <4 x i32> %1361, i64 3
  %1366 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1362, i32 %1363, i32 %1364, i32 %1365)
  %1367 = extractvalue { i32, i32, i32, i32 } %1366, 0
  %1368 = extractvalue { i32, i32, i32, i32 } %1366, 1
  %1369 = extractvalue { i32, i32, i32, i32 } %1366, 2
  %1370 = extractvalue { i32, i32, i32, i32 } %1366, 3
  %1371 = insertelement <4 x i32> poison, i32 %1367, i64 0
  %1372 = insertelement <4 x i32> %1371, i32 %1368, i64 1
  %1373 = insertelement <4 x i32> %1372, i32 %1369, i64 2
  %1374 = insertelement <4 x i32> %1373, i32 %1370, i64 3
  %1375 = extractelement <4 x i32> %1374, i64 0
  %1376 = insertelement <4 x i32> poison, i32 %1375, i64 0
  %1377 = extractelement <4 x i32> %1374, i64 1
  %1378 = insertelement <4 x i32> %1376, i32 %1377, i64 1
  %1379 = extractelement <4 x i32> %1374, i64 2
  %1380 = insertelement <4 x i32> %1378, i32 %1379, i64 2
  %1381 = extractelement <4 x i32> %1374, i64 3
  %1382 = insertelement <4 x i32> %1380, i32 %1381, i64 3
  store <4 x i32> %1382, ptr %4, align 16
  %1383 = load <4 x float>, ptr %4, align 16
  %1384 = extractelement <4 x float> %1383, i64 0
  %1385 = insertelement <4 x float> poison, float %1384, i64 0
  %1386 = extractelement <4 x float> %1383, i64 1
  %1387 = insertelement <4 x float> %1385, float %1386, i64 1
  %1388 = extractelement <4 x float> %1383, i64 2
  %1389 = insertelement <4 x float> %1387, float %1388, i64 2
  %1390 = extractelement <4 x float> %1383, i64 3
  %1391 = insertelement <4 x float> %1389, float %1390, i64 3
  %1392 = extractelement <4 x float> %1391, i64 0
  %1393 = insertelement <4 x float> poison, float %1392, i64 0
  %1394 = extractelement <4 x float> %1391, i64 1
  %1395 = insertelement <4 x float> %1393, float %1394, i64 1
  %1396 = extractelement <4 x float> %1391, i64 2
  %1397 = insertelement <4 x float> %1395, float %1396, i64 2
  %1398 = extractelement <4 x float> %1391, i64 3
  %1399 = insertelement <4 x float> %1397, float %1398, i64 3
  store <4 x float> %1399, ptr addrspace(1) %1339, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %66, label %1400, label %1401

1400:                                             ; preds = %653
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %70, i32 64)
  br label %1401

1401:                                             ; preds = %1400, %653
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

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
