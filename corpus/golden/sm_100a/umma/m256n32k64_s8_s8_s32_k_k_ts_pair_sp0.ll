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
  br i1 %637, label %638, label %645

638:                                              ; preds = %73
  %639 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %640 = lshr i32 %639, 4
  %641 = zext i32 %640 to i64
  %642 = or i64 %641, 4611756662049538048
  %643 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 0
  %644 = extractvalue { i1, i1, i1, ptr addrspace(6) } %635, 3
  call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %70, ptr addrspace(6) %633, i64 %642, i32 268960932, i1 %643, ptr addrspace(6) %644, i32 3, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %645

645:                                              ; preds = %638, %73
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %646 = urem i32 %26, 32
  %647 = udiv i32 %26, 32
  %648 = mul nsw i32 %646, 44
  %649 = mul nsw i32 %647, 1408
  %650 = add nsw i32 %648, %649
  %651 = sext i32 %650 to i64
  %652 = getelementptr float, ptr addrspace(1) %64, i64 %651
  %653 = mul nsw i32 %65, 2097152
  %654 = sext i32 %653 to i64
  %655 = getelementptr i8, ptr addrspace(6) %70, i64 %654
  %656 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %655, i1 false)
  %657 = extractelement <4 x i32> %656, i64 0
  %658 = insertelement <4 x i32> poison, i32 %657, i64 0
  %659 = extractelement <4 x i32> %656, i64 1
  %660 = insertelement <4 x i32> %658, i32 %659, i64 1
  %661 = extractelement <4 x i32> %656, i64 2
  %662 = insertelement <4 x i32> %660, i32 %661, i64 2
  %663 = extractelement <4 x i32> %656, i64 3
  %664 = insertelement <4 x i32> %662, i32 %663, i64 3
  store <4 x i32> %664, ptr %14, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %665 = load <4 x i32>, ptr %14, align 16
  %666 = extractelement <4 x i32> %665, i64 0
  %667 = insertelement <4 x i32> poison, i32 %666, i64 0
  %668 = extractelement <4 x i32> %665, i64 1
  %669 = insertelement <4 x i32> %667, i32 %668, i64 1
  %670 = extractelement <4 x i32> %665, i64 2
  %671 = insertelement <4 x i32> %669, i32 %670, i64 2
  %672 = extractelement <4 x i32> %665, i64 3
  %673 = insertelement <4 x i32> %671, i32 %672, i64 3
  %674 = extractelement <4 x i32> %673, i64 0
  %675 = extractelement <4 x i32> %673, i64 1
  %676 = extractelement <4 x i32> %673, i64 2
  %677 = extractelement <4 x i32> %673, i64 3
  %678 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %674, i32 %675, i32 %676, i32 %677)
  %679 = extractvalue { i32, i32, i32, i32 } %678, 0
  %680 = extractvalue { i32, i32, i32, i32 } %678, 1
  %681 = extractvalue { i32, i32, i32, i32 } %678, 2
  %682 = extractvalue { i32, i32, i32, i32 } %678, 3
  %683 = insertelement <4 x i32> poison, i32 %679, i64 0
  %684 = insertelement <4 x i32> %683, i32 %680, i64 1
  %685 = insertelement <4 x i32> %684, i32 %681, i64 2
  %686 = insertelement <4 x i32> %685, i32 %682, i64 3
  %687 = extractelement <4 x i32> %686, i64 0
  %688 = insertelement <4 x i32> poison, i32 %687, i64 0
  %689 = extractelement <4 x i32> %686, i64 1
  %690 = insertelement <4 x i32> %688, i32 %689, i64 1
  %691 = extractelement <4 x i32> %686, i64 2
  %692 = insertelement <4 x i32> %690, i32 %691, i64 2
  %693 = extractelement <4 x i32> %686, i64 3
  %694 = insertelement <4 x i32> %692, i32 %693, i64 3
  store <4 x i32> %694, ptr %14, align 16
  %695 = load <4 x float>, ptr %14, align 16
  %696 = extractelement <4 x float> %695, i64 0
  %697 = insertelement <4 x float> poison, float %696, i64 0
  %698 = extractelement <4 x float> %695, i64 1
  %699 = insertelement <4 x float> %697, float %698, i64 1
  %700 = extractelement <4 x float> %695, i64 2
  %701 = insertelement <4 x float> %699, float %700, i64 2
  %702 = extractelement <4 x float> %695, i64 3
  %703 = insertelement <4 x float> %701, float %702, i64 3
  %704 = extractelement <4 x float> %703, i64 0
  %705 = insertelement <4 x float> poison, float %704, i64 0
  %706 = extractelement <4 x float> %703, i64 1
  %707 = insertelement <4 x float> %705, float %706, i64 1
  %708 = extractelement <4 x float> %703, i64 2
  %709 = insertelement <4 x float> %707, float %708, i64 2
  %710 = extractelement <4 x float> %703, i64 3
  %711 = insertelement <4 x float> %709, float %710, i64 3
  store <4 x float> %711, ptr addrspace(1) %652, align 16
  %712 = urem i32 %26, 32
  %713 = udiv i32 %26, 32
  %714 = mul nsw i32 %712, 44
  %715 = mul nsw i32 %713, 1408
  %716 = add nsw i32 %714, %715
  %717 = add nsw i32 %716, 4
  %718 = sext i32 %717 to i64
  %719 = getelementptr float, ptr addrspace(1) %64, i64 %718
  %720 = mul nsw i32 %65, 2097152
  %721 = add nsw i32 4, %720
  %722 = sext i32 %721 to i64
  %723 = getelementptr i8, ptr addrspace(6) %70, i64 %722
  %724 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %723, i1 false)
  %725 = extractelement <4 x i32> %724, i64 0
  %726 = insertelement <4 x i32> poison, i32 %725, i64 0
  %727 = extractelement <4 x i32> %724, i64 1
  %728 = insertelement <4 x i32> %726, i32 %727, i64 1
  %729 = extractelement <4 x i32> %724, i64 2
  %730 = insertelement <4 x i32> %728, i32 %729, i64 2
  %731 = extractelement <4 x i32> %724, i64 3
  %732 = insertelement <4 x i32> %730, i32 %731, i64 3
  store <4 x i32> %732, ptr %13, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %733 = load <4 x i32>, ptr %13, align 16
  %734 = extractelement <4 x i32> %733, i64 0
  %735 = insertelement <4 x i32> poison, i32 %734, i64 0
  %736 = extractelement <4 x i32> %733, i64 1
  %737 = insertelement <4 x i32> %735, i32 %736, i64 1
  %738 = extractelement <4 x i32> %733, i64 2
  %739 = insertelement <4 x i32> %737, i32 %738, i64 2
  %740 = extractelement <4 x i32> %733, i64 3
  %741 = insertelement <4 x i32> %739, i32 %740, i64 3
  %742 = extractelement <4 x i32> %741, i64 0
  %743 = extractelement <4 x i32> %741, i64 1
  %744 = extractelement <4 x i32> %741, i64 2
  %745 = extractelement <4 x i32> %741, i64 3
  %746 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %742, i32 %743, i32 %744, i32 %745)
  %747 = extractvalue { i32, i32, i32, i32 } %746, 0
  %748 = extractvalue { i32, i32, i32, i32 } %746, 1
  %749 = extractvalue { i32, i32, i32, i32 } %746, 2
  %750 = extractvalue { i32, i32, i32, i32 } %746, 3
  %751 = insertelement <4 x i32> poison, i32 %747, i64 0
  %752 = insertelement <4 x i32> %751, i32 %748, i64 1
  %753 = insertelement <4 x i32> %752, i32 %749, i64 2
  %754 = insertelement <4 x i32> %753, i32 %750, i64 3
  %755 = extractelement <4 x i32> %754, i64 0
  %756 = insertelement <4 x i32> poison, i32 %755, i64 0
  %757 = extractelement <4 x i32> %754, i64 1
  %758 = insertelement <4 x i32> %756, i32 %757, i64 1
  %759 = extractelement <4 x i32> %754, i64 2
  %760 = insertelement <4 x i32> %758, i32 %759, i64 2
  %761 = extractelement <4 x i32> %754, i64 3
  %762 = insertelement <4 x i32> %760, i32 %761, i64 3
  store <4 x i32> %762, ptr %13, align 16
  %763 = load <4 x float>, ptr %13, align 16
  %764 = extractelement <4 x float> %763, i64 0
  %765 = insertelement <4 x float> poison, float %764, i64 0
  %766 = extractelement <4 x float> %763, i64 1
  %767 = insertelement <4 x float> %765, float %766, i64 1
  %768 = extractelement <4 x float> %763, i64 2
  %769 = insertelement <4 x float> %767, float %768, i64 2
  %770 = extractelement <4 x float> %763, i64 3
  %771 = insertelement <4 x float> %769, float %770, i64 3
  %772 = extractelement <4 x float> %771, i64 0
  %773 = insertelement <4 x float> poison, float %772, i64 0
  %774 = extractelement <4 x float> %771, i64 1
  %775 = insertelement <4 x float> %773, float %774, i64 1
  %776 = extractelement <4 x float> %771, i64 2
  %777 = insertelement <4 x float> %775, float %776, i64 2
  %778 = extractelement <4 x float> %771, i64 3
  %779 = insertelement <4 x float> %777, float %778, i64 3
  store <4 x float> %779, ptr addrspace(1) %719, align 16
  %780 = urem i32 %26, 32
  %781 = udiv i32 %26, 32
  %782 = mul nsw i32 %780, 44
  %783 = mul nsw i32 %781, 1408
  %784 = add nsw i32 %782, %783
  %785 = add nsw i32 %784, 8
  %786 = sext i32 %785 to i64
  %787 = getelementptr float, ptr addrspace(1) %64, i64 %786
  %788 = mul nsw i32 %65, 2097152
  %789 = add nsw i32 8, %788
  %790 = sext i32 %789 to i64
  %791 = getelementptr i8, ptr addrspace(6) %70, i64 %790
  %792 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %791, i1 false)
  %793 = extractelement <4 x i32> %792, i64 0
  %794 = insertelement <4 x i32> poison, i32 %793, i64 0
  %795 = extractelement <4 x i32> %792, i64 1
  %796 = insertelement <4 x i32> %794, i32 %795, i64 1
  %797 = extractelement <4 x i32> %792, i64 2
  %798 = insertelement <4 x i32> %796, i32 %797, i64 2
  %799 = extractelement <4 x i32> %792, i64 3
  %800 = insertelement <4 x i32> %798, i32 %799, i64 3
  store <4 x i32> %800, ptr %12, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %801 = load <4 x i32>, ptr %12, align 16
  %802 = extractelement <4 x i32> %801, i64 0
  %803 = insertelement <4 x i32> poison, i32 %802, i64 0
  %804 = extractelement <4 x i32> %801, i64 1
  %805 = insertelement <4 x i32> %803, i32 %804, i64 1
  %806 = extractelement <4 x i32> %801, i64 2
  %807 = insertelement <4 x i32> %805, i32 %806, i64 2
  %808 = extractelement <4 x i32> %801, i64 3
  %809 = insertelement <4 x i32> %807, i32 %808, i64 3
  %810 = extractelement <4 x i32> %809, i64 0
  %811 = extractelement <4 x i32> %809, i64 1
  %812 = extractelement <4 x i32> %809, i64 2
  %813 = extractelement <4 x i32> %809, i64 3
  %814 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %810, i32 %811, i32 %812, i32 %813)
  %815 = extractvalue { i32, i32, i32, i32 } %814, 0
  %816 = extractvalue { i32, i32, i32, i32 } %814, 1
  %817 = extractvalue { i32, i32, i32, i32 } %814, 2
  %818 = extractvalue { i32, i32, i32, i32 } %814, 3
  %819 = insertelement <4 x i32> poison, i32 %815, i64 0
  %820 = insertelement <4 x i32> %819, i32 %816, i64 1
  %821 = insertelement <4 x i32> %820, i32 %817, i64 2
  %822 = insertelement <4 x i32> %821, i32 %818, i64 3
  %823 = extractelement <4 x i32> %822, i64 0
  %824 = insertelement <4 x i32> poison, i32 %823, i64 0
  %825 = extractelement <4 x i32> %822, i64 1
  %826 = insertelement <4 x i32> %824, i32 %825, i64 1
  %827 = extractelement <4 x i32> %822, i64 2
  %828 = insertelement <4 x i32> %826, i32 %827, i64 2
  %829 = extractelement <4 x i32> %822, i64 3
  %830 = insertelement <4 x i32> %828, i32 %829, i64 3
  store <4 x i32> %830, ptr %12, align 16
  %831 = load <4 x float>, ptr %12, align 16
  %832 = extractelement <4 x float> %831, i64 0
  %833 = insertelement <4 x float> poison, float %832, i64 0
  %834 = extractelement <4 x float> %831, i64 1
  %835 = insertelement <4 x float> %833, float %834, i64 1
  %836 = extractelement <4 x float> %831, i64 2
  %837 = insertelement <4 x float> %835, float %836, i64 2
  %838 = extractelement <4 x float> %831, i64 3
  %839 = insertelement <4 x float> %837, float %838, i64 3
  %840 = extractelement <4 x float> %839, i64 0
  %841 = insertelement <4 x float> poison, float %840, i64 0
  %842 = extractelement <4 x float> %839, i64 1
  %843 = insertelement <4 x float> %841, float %842, i64 1
  %844 = extractelement <4 x float> %839, i64 2
  %845 = insertelement <4 x float> %843, float %844, i64 2
  %846 = extractelement <4 x float> %839, i64 3
  %847 = insertelement <4 x float> %845, float %846, i64 3
  store <4 x float> %847, ptr addrspace(1) %787, align 16
  %848 = urem i32 %26, 32
  %849 = udiv i32 %26, 32
  %850 = mul nsw i32 %848, 44
  %851 = mul nsw i32 %849, 1408
  %852 = add nsw i32 %850, %851
  %853 = add nsw i32 %852, 12
  %854 = sext i32 %853 to i64
  %855 = getelementptr float, ptr addrspace(1) %64, i64 %854
  %856 = mul nsw i32 %65, 2097152
  %857 = add nsw i32 12, %856
  %858 = sext i32 %857 to i64
  %859 = getelementptr i8, ptr addrspace(6) %70, i64 %858
  %860 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %859, i1 false)
  %861 = extractelement <4 x i32> %860, i64 0
  %862 = insertelement <4 x i32> poison, i32 %861, i64 0
  %863 = extractelement <4 x i32> %860, i64 1
  %864 = insertelement <4 x i32> %862, i32 %863, i64 1
  %865 = extractelement <4 x i32> %860, i64 2
  %866 = insertelement <4 x i32> %864, i32 %865, i64 2
  %867 = extractelement <4 x i32> %860, i64 3
  %868 = insertelement <4 x i32> %866, i32 %867, i64 3
  store <4 x i32> %868, ptr %11, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %869 = load <4 x i32>, ptr %11, align 16
  %870 = extractelement <4 x i32> %869, i64 0
  %871 = insertelement <4 x i32> poison, i32 %870, i64 0
  %872 = extractelement <4 x i32> %869, i64 1
  %873 = insertelement <4 x i32> %871, i32 %872, i64 1
  %874 = extractelement <4 x i32> %869, i64 2
  %875 = insertelement <4 x i32> %873, i32 %874, i64 2
  %876 = extractelement <4 x i32> %869, i64 3
  %877 = insertelement <4 x i32> %875, i32 %876, i64 3
  %878 = extractelement <4 x i32> %877, i64 0
  %879 = extractelement <4 x i32> %877, i64 1
  %880 = extractelement <4 x i32> %877, i64 2
  %881 = extractelement <4 x i32> %877, i64 3
  %882 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %878, i32 %879, i32 %880, i32 %881)
  %883 = extractvalue { i32, i32, i32, i32 } %882, 0
  %884 = extractvalue { i32, i32, i32, i32 } %882, 1
  %885 = extractvalue { i32, i32, i32, i32 } %882, 2
  %886 = extractvalue { i32, i32, i32, i32 } %882, 3
  %887 = insertelement <4 x i32> poison, i32 %883, i64 0
  %888 = insertelement <4 x i32> %887, i32 %884, i64 1
  %889 = insertelement <4 x i32> %888, i32 %885, i64 2
  %890 = insertelement <4 x i32> %889, i32 %886, i64 3
  %891 = extractelement <4 x i32> %890, i64 0
  %892 = insertelement <4 x i32> poison, i32 %891, i64 0
  %893 = extractelement <4 x i32> %890, i64 1
  %894 = insertelement <4 x i32> %892, i32 %893, i64 1
  %895 = extractelement <4 x i32> %890, i64 2
  %896 = insertelement <4 x i32> %894, i32 %895, i64 2
  %897 = extractelement <4 x i32> %890, i64 3
  %898 = insertelement <4 x i32> %896, i32 %897, i64 3
  store <4 x i32> %898, ptr %11, align 16
  %899 = load <4 x float>, ptr %11, align 16
  %900 = extractelement <4 x float> %899, i64 0
  %901 = insertelement <4 x float> poison, float %900, i64 0
  %902 = extractelement <4 x float> %899, i64 1
  %903 = insertelement <4 x float> %901, float %902, i64 1
  %904 = extractelement <4 x float> %899, i64 2
  %905 = insertelement <4 x float> %903, float %904, i64 2
  %906 = extractelement <4 x float> %899, i64 3
  %907 = insertelement <4 x float> %905, float %906, i64 3
  %908 = extractelement <4 x float> %907, i64 0
  %909 = insertelement <4 x float> poison, float %908, i64 0
  %910 = extractelement <4 x float> %907, i64 1
  %911 = insertelement <4 x float> %909, float %910, i64 1
  %912 = extractelement <4 x float> %907, i64 2
  %913 = insertelement <4 x float> %911, float %912, i64 2
  %914 = extractelement <4 x float> %907, i64 3
  %915 = insertelement <4 x float> %913, float %914, i64 3
  store <4 x float> %915, ptr addrspace(1) %855, align 16
  %916 = urem i32 %26, 32
  %917 = udiv i32 %26, 32
  %918 = mul nsw i32 %916, 44
  %919 = mul nsw i32 %917, 1408
  %920 = add nsw i32 %918, %919
  %921 = add nsw i32 %920, 16
  %922 = sext i32 %921 to i64
  %923 = getelementptr float, ptr addrspace(1) %64, i64 %922
  %924 = mul nsw i32 %65, 2097152
  %925 = add nsw i32 16, %924
  %926 = sext i32 %925 to i64
  %927 = getelementptr i8, ptr addrspace(6) %70, i64 %926
  %928 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %927, i1 false)
  %929 = extractelement <4 x i32> %928, i64 0
  %930 = insertelement <4 x i32> poison, i32 %929, i64 0
  %931 = extractelement <4 x i32> %928, i64 1
  %932 = insertelement <4 x i32> %930, i32 %931, i64 1
  %933 = extractelement <4 x i32> %928, i64 2
  %934 = insertelement <4 x i32> %932, i32 %933, i64 2
  %935 = extractelement <4 x i32> %928, i64 3
  %936 = insertelement <4 x i32> %934, i32 %935, i64 3
  store <4 x i32> %936, ptr %10, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %937 = load <4 x i32>, ptr %10, align 16
  %938 = extractelement <4 x i32> %937, i64 0
  %939 = insertelement <4 x i32> poison, i32 %938, i64 0
  %940 = extractelement <4 x i32> %937, i64 1
  %941 = insertelement <4 x i32> %939, i32 %940, i64 1
  %942 = extractelement <4 x i32> %937, i64 2
  %943 = insertelement <4 x i32> %941, i32 %942, i64 2
  %944 = extractelement <4 x i32> %937, i64 3
  %945 = insertelement <4 x i32> %943, i32 %944, i64 3
  %946 = extractelement <4 x i32> %945, i64 0
  %947 = extractelement <4 x i32> %945, i64 1
  %948 = extractelement <4 x i32> %945, i64 2
  %949 = extractelement <4 x i32> %945, i64 3
  %950 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %946, i32 %947, i32 %948, i32 %949)
  %951 = extractvalue { i32, i32, i32, i32 } %950, 0
  %952 = extractvalue { i32, i32, i32, i32 } %950, 1
  %953 = extractvalue { i32, i32, i32, i32 } %950, 2
  %954 = extractvalue { i32, i32, i32, i32 } %950, 3
  %955 = insertelement <4 x i32> poison, i32 %951, i64 0
  %956 = insertelement <4 x i32> %955, i32 %952, i64 1
  %957 = insertelement <4 x i32> %956, i32 %953, i64 2
  %958 = insertelement <4 x i32> %957, i32 %954, i64 3
  %959 = extractelement <4 x i32> %958, i64 0
  %960 = insertelement <4 x i32> poison, i32 %959, i64 0
  %961 = extractelement <4 x i32> %958, i64 1
  %962 = insertelement <4 x i32> %960, i32 %961, i64 1
  %963 = extractelement <4 x i32> %958, i64 2
  %964 = insertelement <4 x i32> %962, i32 %963, i64 2
  %965 = extractelement <4 x i32> %958, i64 3
  %966 = insertelement <4 x i32> %964, i32 %965, i64 3
  store <4 x i32> %966, ptr %10, align 16
  %967 = load <4 x float>, ptr %10, align 16
  %968 = extractelement <4 x float> %967, i64 0
  %969 = insertelement <4 x float> poison, float %968, i64 0
  %970 = extractelement <4 x float> %967, i64 1
  %971 = insertelement <4 x float> %969, float %970, i64 1
  %972 = extractelement <4 x float> %967, i64 2
  %973 = insertelement <4 x float> %971, float %972, i64 2
  %974 = extractelement <4 x float> %967, i64 3
  %975 = insertelement <4 x float> %973, float %974, i64 3
  %976 = extractelement <4 x float> %975, i64 0
  %977 = insertelement <4 x float> poison, float %976, i64 0
  %978 = extractelement <4 x float> %975, i64 1
  %979 = insertelement <4 x float> %977, float %978, i64 1
  %980 = extractelement <4 x float> %975, i64 2
  %981 = insertelement <4 x float> %979, float %980, i64 2
  %982 = extractelement <4 x float> %975, i64 3
  %983 = insertelement <4 x float> %981, float %982, i64 3
  store <4 x float> %983, ptr addrspace(1) %923, align 16
  %984 = urem i32 %26, 32
  %985 = udiv i32 %26, 32
  %986 = mul nsw i32 %984, 44
  %987 = mul nsw i32 %985, 1408
  %988 = add nsw i32 %986, %987
  %989 = add nsw i32 %988, 20
  %990 = sext i32 %989 to i64
  %991 = getelementptr float, ptr addrspace(1) %64, i64 %990
  %992 = mul nsw i32 %65, 2097152
  %993 = add nsw i32 20, %992
  %994 = sext i32 %993 to i64
  %995 = getelementptr i8, ptr addrspace(6) %70, i64 %994
  %996 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %995, i1 false)
  %997 = extractelement <4 x i32> %996, i64 0
  %998 = insertelement <4 x i32> poison, i32 %997, i64 0
  %999 = extractelement <4 x i32> %996, i64 1
  %1000 = insertelement <4 x i32> %998, i32 %999, i64 1
  %1001 = extractelement <4 x i32> %996, i64 2
  %1002 = insertelement <4 x i32> %1000, i32 %1001, i64 2
  %1003 = extractelement <4 x i32> %996, i64 3
  %1004 = insertelement <4 x i32> %1002, i32 %1003, i64 3
  store <4 x i32> %1004, ptr %9, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1005 = load <4 x i32>, ptr %9, align 16
  %1006 = extractelement <4 x i32> %1005, i64 0
  %1007 = insertelement <4 x i32> poison, i32 %1006, i64 0
  %1008 = extractelement <4 x i32> %1005, i64 1
  %1009 = insertelement <4 x i32> %1007, i32 %1008, i64 1
  %1010 = extractelement <4 x i32> %1005, i64 2
  %1011 = insertelement <4 x i32> %1009, i32 %1010, i64 2
  %1012 = extractelement <4 x i32> %1005, i64 3
  %1013 = insertelement <4 x i32> %1011, i32 %1012, i64 3
  %1014 = extractelement <4 x i32> %1013, i64 0
  %1015 = extractelement <4 x i32> %1013, i64 1
  %1016 = extractelement <4 x i32> %1013, i64 2
  %1017 = extractelement <4 x i32> %1013, i64 3
  %1018 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1014, i32 %1015, i32 %1016, i32 %1017)
  %1019 = extractvalue { i32, i32, i32, i32 } %1018, 0
  %1020 = extractvalue { i32, i32, i32, i32 } %1018, 1
  %1021 = extractvalue { i32, i32, i32, i32 } %1018, 2
  %1022 = extractvalue { i32, i32, i32, i32 } %1018, 3
  %1023 = insertelement <4 x i32> poison, i32 %1019, i64 0
  %1024 = insertelement <4 x i32> %1023, i32 %1020, i64 1
  %1025 = insertelement <4 x i32> %1024, i32 %1021, i64 2
  %1026 = insertelement <4 x i32> %1025, i32 %1022, i64 3
  %1027 = extractelement <4 x i32> %1026, i64 0
  %1028 = insertelement <4 x i32> poison, i32 %1027, i64 0
  %1029 = extractelement <4 x i32> %1026, i64 1
  %1030 = insertelement <4 x i32> %1028, i32 %1029, i64 1
  %1031 = extractelement <4 x i32> %1026, i64 2
  %1032 = insertelement <4 x i32> %1030, i32 %1031, i64 2
  %1033 = extractelement <4 x i32> %1026, i64 3
  %1034 = insertelement <4 x i32> %1032, i32 %1033, i64 3
  store <4 x i32> %1034, ptr %9, align 16
  %1035 = load <4 x float>, ptr %9, align 16
  %1036 = extractelement <4 x float> %1035, i64 0
  %1037 = insertelement <4 x float> poison, float %1036, i64 0
  %1038 = extractelement <4 x float> %1035, i64 1
  %1039 = insertelement <4 x float> %1037, float %1038, i64 1
  %1040 = extractelement <4 x float> %1035, i64 2
  %1041 = insertelement <4 x float> %1039, float %1040, i64 2
  %1042 = extractelement <4 x float> %1035, i64 3
  %1043 = insertelement <4 x float> %1041, float %1042, i64 3
  %1044 = extractelement <4 x float> %1043, i64 0
  %1045 = insertelement <4 x float> poison, float %1044, i64 0
  %1046 = extractelement <4 x float> %1043, i64 1
  %1047 = insertelement <4 x float> %1045, float %1046, i64 1
  %1048 = extractelement <4 x float> %1043, i64 2
  %1049 = insertelement <4 x float> %1047, float %1048, i64 2
  %1050 = extractelement <4 x float> %1043, i64 3
  %1051 = insertelement <4 x float> %1049, float %1050, i64 3
  store <4 x float> %1051, ptr addrspace(1) %991, align 16
  %1052 = urem i32 %26, 32
  %1053 = udiv i32 %26, 32
  %1054 = mul nsw i32 %1052, 44
  %1055 = mul nsw i32 %1053, 1408
  %1056 = add nsw i32 %1054, %1055
  %1057 = add nsw i32 %1056, 24
  %1058 = sext i32 %1057 to i64
  %1059 = getelementptr float, ptr addrspace(1) %64, i64 %1058
  %1060 = mul nsw i32 %65, 2097152
  %1061 = add nsw i32 24, %1060
  %1062 = sext i32 %1061 to i64
  %1063 = getelementptr i8, ptr addrspace(6) %70, i64 %1062
  %1064 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1063, i1 false)
  %1065 = extractelement <4 x i32> %1064, i64 0
  %1066 = insertelement <4 x i32> poison, i32 %1065, i64 0
  %1067 = extractelement <4 x i32> %1064, i64 1
  %1068 = insertelement <4 x i32> %1066, i32 %1067, i64 1
  %1069 = extractelement <4 x i32> %1064, i64 2
  %1070 = insertelement <4 x i32> %1068, i32 %1069, i64 2
  %1071 = extractelement <4 x i32> %1064, i64 3
  %1072 = insertelement <4 x i32> %1070, i32 %1071, i64 3
  store <4 x i32> %1072, ptr %8, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1073 = load <4 x i32>, ptr %8, align 16
  %1074 = extractelement <4 x i32> %1073, i64 0
  %1075 = insertelement <4 x i32> poison, i32 %1074, i64 0
  %1076 = extractelement <4 x i32> %1073, i64 1
  %1077 = insertelement <4 x i32> %1075, i32 %1076, i64 1
  %1078 = extractelement <4 x i32> %1073, i64 2
  %1079 = insertelement <4 x i32> %1077, i32 %1078, i64 2
  %1080 = extractelement <4 x i32> %1073, i64 3
  %1081 = insertelement <4 x i32> %1079, i32 %1080, i64 3
  %1082 = extractelement <4 x i32> %1081, i64 0
  %1083 = extractelement <4 x i32> %1081, i64 1
  %1084 = extractelement <4 x i32> %1081, i64 2
  %1085 = extractelement <4 x i32> %1081, i64 3
  %1086 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1082, i32 %1083, i32 %1084, i32 %1085)
  %1087 = extractvalue { i32, i32, i32, i32 } %1086, 0
  %1088 = extractvalue { i32, i32, i32, i32 } %1086, 1
  %1089 = extractvalue { i32, i32, i32, i32 } %1086, 2
  %1090 = extractvalue { i32, i32, i32, i32 } %1086, 3
  %1091 = insertelement <4 x i32> poison, i32 %1087, i64 0
  %1092 = insertelement <4 x i32> %1091, i32 %1088, i64 1
  %1093 = insertelement <4 x i32> %1092, i32 %1089, i64 2
  %1094 = insertelement <4 x i32> %1093, i32 %1090, i64 3
  %1095 = extractelement <4 x i32> %1094, i64 0
  %1096 = insertelement <4 x i32> poison, i32 %1095, i64 0
  %1097 = extractelement <4 x i32> %1094, i64 1
  %1098 = insertelement <4 x i32> %1096, i32 %1097, i64 1
  %1099 = extractelement <4 x i32> %1094, i64 2
  %1100 = insertelement <4 x i32> %1098, i32 %1099, i64 2
  %1101 = extractelement <4 x i32> %1094, i64 3
  %1102 = insertelement <4 x i32> %1100, i32 %1101, i64 3
  store <4 x i32> %1102, ptr %8, align 16
  %1103 = load <4 x float>, ptr %8, align 16
  %1104 = extractelement <4 x float> %1103, i64 0
  %1105 = insertelement <4 x float> poison, float %1104, i64 0
  %1106 = extractelement <4 x float> %1103, i64 1
  %1107 = insertelement <4 x float> %1105, float %1106, i64 1
  %1108 = extractelement <4 x float> %1103, i64 2
  %1109 = insertelement <4 x float> %1107, float %1108, i64 2
  %1110 = extractelement <4 x float> %1103, i64 3
  %1111 = insertelement <4 x float> %1109, float %1110, i64 3
  %1112 = extractelement <4 x float> %1111, i64 0
  %1113 = insertelement <4 x float> poison, float %1112, i64 0
  %1114 = extractelement <4 x float> %1111, i64 1
  %1115 = insertelement <4 x float> %1113, float %1114, i64 1
  %1116 = extractelement <4 x float> %1111, i64 2
  %1117 = insertelement <4 x float> %1115, float %1116, i64 2
  %1118 = extractelement <4 x float> %1111, i64 3
  %1119 = insertelement <4 x float> %1117, float %1118, i64 3
  store <4 x float> %1119, ptr addrspace(1) %1059, align 16
  %1120 = urem i32 %26, 32
  %1121 = udiv i32 %26, 32
  %1122 = mul nsw i32 %1120, 44
  %1123 = mul nsw i32 %1121, 1408
  %1124 = add nsw i32 %1122, %1123
  %1125 = add nsw i32 %1124, 28
  %1126 = sext i32 %1125 to i64
  %1127 = getelementptr float, ptr addrspace(1) %64, i64 %1126
  %1128 = mul nsw i32 %65, 2097152
  %1129 = add nsw i32 28, %1128
  %1130 = sext i32 %1129 to i64
  %1131 = getelementptr i8, ptr addrspace(6) %70, i64 %1130
  %1132 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1131, i1 false)
  %1133 = extractelement <4 x i32> %1132, i64 0
  %1134 = insertelement <4 x i32> poison, i32 %1133, i64 0
  %1135 = extractelement <4 x i32> %1132, i64 1
  %1136 = insertelement <4 x i32> %1134, i32 %1135, i64 1
  %1137 = extractelement <4 x i32> %1132, i64 2
  %1138 = insertelement <4 x i32> %1136, i32 %1137, i64 2
  %1139 = extractelement <4 x i32> %1132, i64 3
  %1140 = insertelement <4 x i32> %1138, i32 %1139, i64 3
  store <4 x i32> %1140, ptr %7, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1141 = load <4 x i32>, ptr %7, align 16
  %1142 = extractelement <4 x i32> %1141, i64 0
  %1143 = insertelement <4 x i32> poison, i32 %1142, i64 0
  %1144 = extractelement <4 x i32> %1141, i64 1
  %1145 = insertelement <4 x i32> %1143, i32 %1144, i64 1
  %1146 = extractelement <4 x i32> %1141, i64 2
  %1147 = insertelement <4 x i32> %1145, i32 %1146, i64 2
  %1148 = extractelement <4 x i32> %1141, i64 3
  %1149 = insertelement <4 x i32> %1147, i32 %1148, i64 3
  %1150 = extractelement <4 x i32> %1149, i64 0
  %1151 = extractelement <4 x i32> %1149, i64 1
  %1152 = extractelement <4 x i32> %1149, i64 2
  %1153 = extractelement <4 x i32> %1149, i64 3
  %1154 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1150, i32 %1151, i32 %1152, i32 %1153)
  %1155 = extractvalue { i32, i32, i32, i32 } %1154, 0
  %1156 = extractvalue { i32, i32, i32, i32 } %1154, 1
  %1157 = extractvalue { i32, i32, i32, i32 } %1154, 2
  %1158 = extractvalue { i32, i32, i32, i32 } %1154, 3
  %1159 = insertelement <4 x i32> poison, i32 %1155, i64 0
  %1160 = insertelement <4 x i32> %1159, i32 %1156, i64 1
  %1161 = insertelement <4 x i32> %1160, i32 %1157, i64 2
  %1162 = insertelement <4 x i32> %1161, i32 %1158, i64 3
  %1163 = extractelement <4 x i32> %1162, i64 0
  %1164 = insertelement <4 x i32> poison, i32 %1163, i64 0
  %1165 = extractelement <4 x i32> %1162, i64 1
  %1166 = insertelement <4 x i32> %1164, i32 %1165, i64 1
  %1167 = extractelement <4 x i32> %1162, i64 2
  %1168 = insertelement <4 x i32> %1166, i32 %1167, i64 2
  %1169 = extractelement <4 x i32> %1162, i64 3
  %1170 = insertelement <4 x i32> %1168, i32 %1169, i64 3
  store <4 x i32> %1170, ptr %7, align 16
  %1171 = load <4 x float>, ptr %7, align 16
  %1172 = extractelement <4 x float> %1171, i64 0
  %1173 = insertelement <4 x float> poison, float %1172, i64 0
  %1174 = extractelement <4 x float> %1171, i64 1
  %1175 = insertelement <4 x float> %1173, float %1174, i64 1
  %1176 = extractelement <4 x float> %1171, i64 2
  %1177 = insertelement <4 x float> %1175, float %1176, i64 2
  %1178 = extractelement <4 x float> %1171, i64 3
  %1179 = insertelement <4 x float> %1177, float %1178, i64 3
  %1180 = extractelement <4 x float> %1179, i64 0
  %1181 = insertelement <4 x float> poison, float %1180, i64 0
  %1182 = extractelement <4 x float> %1179, i64 1
  %1183 = insertelement <4 x float> %1181, float %1182, i64 1
  %1184 = extractelement <4 x float> %1179, i64 2
  %1185 = insertelement <4 x float> %1183, float %1184, i64 2
  %1186 = extractelement <4 x float> %1179, i64 3
  %1187 = insertelement <4 x float> %1185, float %1186, i64 3
  store <4 x float> %1187, ptr addrspace(1) %1127, align 16
  %1188 = urem i32 %26, 32
  %1189 = udiv i32 %26, 32
  %1190 = mul nsw i32 %1188, 44
  %1191 = mul nsw i32 %1189, 1408
  %1192 = add nsw i32 %1190, %1191
  %1193 = add nsw i32 %1192, 32
  %1194 = sext i32 %1193 to i64
  %1195 = getelementptr float, ptr addrspace(1) %64, i64 %1194
  %1196 = mul nsw i32 %65, 2097152
  %1197 = add nsw i32 32, %1196
  %1198 = sext i32 %1197 to i64
  %1199 = getelementptr i8, ptr addrspace(6) %70, i64 %1198
  %1200 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1199, i1 false)
  %1201 = extractelement <4 x i32> %1200, i64 0
  %1202 = insertelement <4 x i32> poison, i32 %1201, i64 0
  %1203 = extractelement <4 x i32> %1200, i64 1
  %1204 = insertelement <4 x i32> %1202, i32 %1203, i64 1
  %1205 = extractelement <4 x i32> %1200, i64 2
  %1206 = insertelement <4 x i32> %1204, i32 %1205, i64 2
  %1207 = extractelement <4 x i32> %1200, i64 3
  %1208 = insertelement <4 x i32> %1206, i32 %1207, i64 3
  store <4 x i32> %1208, ptr %6, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1209 = load <4 x i32>, ptr %6, align 16
  %1210 = extractelement <4 x i32> %1209, i64 0
  %1211 = insertelement <4 x i32> poison, i32 %1210, i64 0
  %1212 = extractelement <4 x i32> %1209, i64 1
  %1213 = insertelement <4 x i32> %1211, i32 %1212, i64 1
  %1214 = extractelement <4 x i32> %1209, i64 2
  %1215 = insertelement <4 x i32> %1213, i32 %1214, i64 2
  %1216 = extractelement <4 x i32> %1209, i64 3
  %1217 = insertelement <4 x i32> %1215, i32 %1216, i64 3
  %1218 = extractelement <4 x i32> %1217, i64 0
  %1219 = extractelement <4 x i32> %1217, i64 1
  %1220 = extractelement <4 x i32> %1217, i64 2
  %1221 = extractelement <4 x i32> %1217, i64 3
  %1222 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1218, i32 %1219, i32 %1220, i32 %1221)
  %1223 = extractvalue { i32, i32, i32, i32 } %1222, 0
  %1224 = extractvalue { i32, i32, i32, i32 } %1222, 1
  %1225 = extractvalue { i32, i32, i32, i32 } %1222, 2
  %1226 = extractvalue { i32, i32, i32, i32 } %1222, 3
  %1227 = insertelement <4 x i32> poison, i32 %1223, i64 0
  %1228 = insertelement <4 x i32> %1227, i32 %1224, i64 1
  %1229 = insertelement <4 x i32> %1228, i32 %1225, i64 2
  %1230 = insertelement <4 x i32> %1229, i32 %1226, i64 3
  %1231 = extractelement <4 x i32> %1230, i64 0
  %1232 = insertelement <4 x i32> poison, i32 %1231, i64 0
  %1233 = extractelement <4 x i32> %1230, i64 1
  %1234 = insertelement <4 x i32> %1232, i32 %1233, i64 1
  %1235 = extractelement <4 x i32> %1230, i64 2
  %1236 = insertelement <4 x i32> %1234, i32 %1235, i64 2
  %1237 = extractelement <4 x i32> %1230, i64 3
  %1238 = insertelement <4 x i32> %1236, i32 %1237, i64 3
  store <4 x i32> %1238, ptr %6, align 16
  %1239 = load <4 x float>, ptr %6, align 16
  %1240 = extractelement <4 x float> %1239, i64 0
  %1241 = insertelement <4 x float> poison, float %1240, i64 0
  %1242 = extractelement <4 x float> %1239, i64 1
  %1243 = insertelement <4 x float> %1241, float %1242, i64 1
  %1244 = extractelement <4 x float> %1239, i64 2
  %1245 = insertelement <4 x float> %1243, float %1244, i64 2
  %1246 = extractelement <4 x float> %1239, i64 3
  %1247 = insertelement <4 x float> %1245, float %1246, i64 3
  %1248 = extractelement <4 x float> %1247, i64 0
  %1249 = insertelement <4 x float> poison, float %1248, i64 0
  %1250 = extractelement <4 x float> %1247, i64 1
  %1251 = insertelement <4 x float> %1249, float %1250, i64 1
  %1252 = extractelement <4 x float> %1247, i64 2
  %1253 = insertelement <4 x float> %1251, float %1252, i64 2
  %1254 = extractelement <4 x float> %1247, i64 3
  %1255 = insertelement <4 x float> %1253, float %1254, i64 3
  store <4 x float> %1255, ptr addrspace(1) %1195, align 16
  %1256 = urem i32 %26, 32
  %1257 = udiv i32 %26, 32
  %1258 = mul nsw i32 %1256, 44
  %1259 = mul nsw i32 %1257, 1408
  %1260 = add nsw i32 %1258, %1259
  %1261 = add nsw i32 %1260, 36
  %1262 = sext i32 %1261 to i64
  %1263 = getelementptr float, ptr addrspace(1) %64, i64 %1262
  %1264 = mul nsw i32 %65, 2097152
  %1265 = add nsw i32 36, %1264
  %1266 = sext i32 %1265 to i64
  %1267 = getelementptr i8, ptr addrspace(6) %70, i64 %1266
  %1268 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1267, i1 false)
  %1269 = extractelement <4 x i32> %1268, i64 0
  %1270 = insertelement <4 x i32> poison, i32 %1269, i64 0
  %1271 = extractelement <4 x i32> %1268, i64 1
  %1272 = insertelement <4 x i32> %1270, i32 %1271, i64 1
  %1273 = extractelement <4 x i32> %1268, i64 2
  %1274 = insertelement <4 x i32> %1272, i32 %1273, i64 2
  %1275 = extractelement <4 x i32> %1268, i64 3
  %1276 = insertelement <4 x i32> %1274, i32 %1275, i64 3
  store <4 x i32> %1276, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1277 = load <4 x i32>, ptr %5, align 16
  %1278 = extractelement <4 x i32> %1277, i64 0
  %1279 = insertelement <4 x i32> poison, i32 %1278, i64 0
  %1280 = extractelement <4 x i32> %1277, i64 1
  %1281 = insertelement <4 x i32> %1279, i32 %1280, i64 1
  %1282 = extractelement <4 x i32> %1277, i64 2
  %1283 = insertelement <4 x i32> %1281, i32 %1282, i64 2
  %1284 = extractelement <4 x i32> %1277, i64 3
  %1285 = insertelement <4 x i32> %1283, i32 %1284, i64 3
  %1286 = extractelement <4 x i32> %1285, i64 0
  %1287 = extractelement <4 x i32> %1285, i64 1
  %1288 = extractelement <4 x i32> %1285, i64 2
  %1289 = extractelement <4 x i32> %1285, i64 3
  %1290 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1286, i32 %1287, i32 %1288, i32 %1289)
  %1291 = extractvalue { i32, i32, i32, i32 } %1290, 0
  %1292 = extractvalue { i32, i32, i32, i32 } %1290, 1
  %1293 = extractvalue { i32, i32, i32, i32 } %1290, 2
  %1294 = extractvalue { i32, i32, i32, i32 } %1290, 3
  %1295 = insertelement <4 x i32> poison, i32 %1291, i64 0
  %1296 = insertelement <4 x i32> %1295, i32 %1292, i64 1
  %1297 = insertelement <4 x i32> %1296, i32 %1293, i64 2
  %1298 = insertelement <4 x i32> %1297, i32 %1294, i64 3
  %1299 = extractelement <4 x i32> %1298, i64 0
  %1300 = insertelement <4 x i32> poison, i32 %1299, i64 0
  %1301 = extractelement <4 x i32> %1298, i64 1
  %1302 = insertelement <4 x i32> %1300, i32 %1301, i64 1
  %1303 = extractelement <4 x i32> %1298, i64 2
  %1304 = insertelement <4 x i32> %1302, i32 %1303, i64 2
  %1305 = extractelement <4 x i32> %1298, i64 3
  %1306 = insertelement <4 x i32> %1304, i32 %1305, i64 3
  store <4 x i32> %1306, ptr %5, align 16
  %1307 = load <4 x float>, ptr %5, align 16
  %1308 = extractelement <4 x float> %1307, i64 0
  %1309 = insertelement <4 x float> poison, float %1308, i64 0
  %1310 = extractelement <4 x float> %1307, i64 1
  %1311 = insertelement <4 x float> %1309, float %1310, i64 1
  %1312 = extractelement <4 x float> %1307, i64 2
  %1313 = insertelement <4 x float> %1311, float %1312, i64 2
  %1314 = extractelement <4 x float> %1307, i64 3
  %1315 = insertelement <4 x float> %1313, float %1314, i64 3
  %1316 = extractelement <4 x float> %1315, i64 0
  %1317 = insertelement <4 x float> poison, float %1316, i64 0
  %1318 = extractelement <4 x float> %1315, i64 1
  %1319 = insertelement <4 x float> %1317, float %1318, i64 1
  %1320 = extractelement <4 x float> %1315, i64 2
  %1321 = insertelement <4 x float> %1319, float %1320, i64 2
  %1322 = extractelement <4 x float> %1315, i64 3
  %1323 = insertelement <4 x float> %1321, float %1322, i64 3
  store <4 x float> %1323, ptr addrspace(1) %1263, align 16
  %1324 = urem i32 %26, 32
  %1325 = udiv i32 %26, 32
  %1326 = mul nsw i32 %1324, 44
  %1327 = mul nsw i32 %1325, 1408
  %1328 = add nsw i32 %1326, %1327
  %1329 = add nsw i32 %1328, 40
  %1330 = sext i32 %1329 to i64
  %1331 = getelementptr float, ptr addrspace(1) %64, i64 %1330
  %1332 = mul nsw i32 %65, 2097152
  %1333 = add nsw i32 40, %1332
  %1334 = sext i32 %1333 to i64
  %1335 = getelementptr i8, ptr addrspace(6) %70, i64 %1334
  %1336 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %1335, i1 false)
  %1337 = extractelement <4 x i32> %1336, i64 0
  %1338 = insertelement <4 x i32> poison, i32 %1337, i64 0
  %1339 = extractelement <4 x i32> %1336, i64 1
  %1340 = insertelement <4 x i32> %1338, i32 %1339, i64 1
  %1341 = extractelement <4 x i32> %1336, i64 2
  %1342 = insertelement <4 x i32> %1340, i32 %1341, i64 2
  %1343 = extractelement <4 x i32> %1336, i64 3
  %1344 = insertelement <4 x i32> %1342, i32 %1343, i64 3
  store <4 x i32> %1344, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1345 = load <4 x i32>, ptr %4, align 16
  %1346 = extractelement <4 x i32> %1345, i64 0
  %1347 = insertelement <4 x i32> poison, i32 %1346, i64 0
  %1348 = extractelement <4 x i32> %1345, i64 1
  %1349 = insertelement <4 x i32> %1347, i32 %1348, i64 1
  %1350 = extractelement <4 x i32> %1345, i64 2
  %1351 = insertelement <4 x i32> %1349, i32 %1350, i64 2
  %1352 = extractelement <4 x i32> %1345, i64 3
  %1353 = insertelement <4 x i32> %1351, i32 %1352, i64 3
  %1354 = extractelement <4 x i32> %1353, i64 0
  %1355 = extractelement <4 x i32> %1353, i64 1
  %1356 = extractelement <4 x i32> %1353, i64 2
  %1357 = extractelement <4 x i32> %1353, i64 3
  %1358 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %1354, i32 %1355, i32 %1356, i32 %1357)
  %1359 = extractvalue { i32, i32, i32, i32 } %1358, 0
  %1360 = extractvalue { i32, i32, i32, i32 } %1358, 1
  %1361 = extractvalue { i32, i32, i32, i32 } %1358, 2
  %1362 = extractvalue { i32, i32, i32, i32 } %1358, 3
  %1363 = insertelement <4 x i32> poison, i32 %1359, i64 0
  %1364 = insertelement <4 x i32> %1363, i32 %1360, i64 1
  %1365 = insertelement <4 x i32> %1364, i32 %1361, i64 2
  %1366 = insertelement <4 x i32> %1365, i32 %1362, i64 3
  %1367 = extractelement <4 x i32> %1366, i64 0
  %1368 = insertelement <4 x i32> poison, i32 %1367, i64 0
  %1369 = extractelement <4 x i32> %1366, i64 1
  %1370 = insertelement <4 x i32> %1368, i32 %1369, i64 1
  %1371 = extractelement <4 x i32> %1366, i64 2
  %1372 = insertelement <4 x i32> %1370, i32 %1371, i64 2
  %1373 = extractelement <4 x i32> %1366, i64 3
  %1374 = insertelement <4 x i32> %1372, i32 %1373, i64 3
  store <4 x i32> %1374, ptr %4, align 16
  %1375 = load <4 x float>, ptr %4, align 16
  %1376 = extractelement <4 x float> %1375, i64 0
  %1377 = insertelement <4 x float> poison, float %1376, i64 0
  %1378 = extractelement <4 x float> %1375, i64 1
  %1379 = insertelement <4 x float> %1377, float %1378, i64 1
  %1380 = extractelement <4 x float> %1375, i64 2
  %1381 = insertelement <4 x float> %1379, float %1380, i64 2
  %1382 = extractelement <4 x float> %1375, i64 3
  %1383 = insertelement <4 x float> %1381, float %1382, i64 3
  %1384 = extractelement <4 x float> %1383, i64 0
  %1385 = insertelement <4 x float> poison, float %1384, i64 0
  %1386 = extractelement <4 x float> %1383, i64 1
  %1387 = insertelement <4 x float> %1385, float %1386, i64 1
  %1388 = extractelement <4 x float> %1383, i64 2
  %1389 = insertelement <4 x float> %1387, float %1388, i64 2
  %1390 = extractelement <4 x float> %1383, i64 3
  %1391 = insertelement <4 x float> %1389, float %1390, i64 3
  store <4 x float> %1391, ptr addrspace(1) %1331, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %66, label %1392, label %1393

1392:                                             ; preds = %645
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %70, i32 64)
  br label %1393

1393:                                             ; preds = %1392, %645
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
