; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x float], align 16
  %7 = alloca [8 x float], align 16
  %8 = alloca [8 x float], align 16
  %9 = alloca [8 x float], align 16
  %10 = alloca [8 x float], align 16
  %11 = alloca [8 x float], align 16
  %12 = alloca [8 x float], align 16
  %13 = alloca [8 x float], align 16
  %14 = alloca [8 x float], align 16
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %17 = mul nsw i32 %16, 2048
  %18 = sext i32 %17 to i64
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  br label %20

20:                                               ; preds = %23, %4
  %21 = phi i32 [ %46, %23 ], [ %15, %4 ]
  %22 = icmp slt i32 %21, 2048
  br i1 %22, label %23, label %47

23:                                               ; preds = %20
  %24 = urem i32 %21, 64
  %25 = udiv i32 %21, 64
  %26 = mul nsw i32 %24, 32
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(1) %19, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  %31 = urem i32 %21, 8
  %32 = udiv i32 %21, 8
  %33 = mul nsw i32 %31, 128
  %34 = urem i32 %32, 8
  %35 = udiv i32 %32, 8
  %36 = mul nsw i32 %34, 1024
  %37 = add nsw i32 %33, %36
  %38 = add nsw i32 %37, %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = and i32 %41, 896
  %43 = lshr i32 %42, 3
  %44 = xor i32 %41, %43
  %45 = inttoptr i32 %44 to ptr addrspace(3)
  store i8 %30, ptr addrspace(3) %45, align 1
  %46 = add i32 %21, 128
  br label %20

47:                                               ; preds = %20
  %48 = mul nsw i32 %16, 1024
  %49 = sext i32 %48 to i64
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  br label %51

51:                                               ; preds = %54, %47
  %52 = phi i32 [ %77, %54 ], [ %15, %47 ]
  %53 = icmp slt i32 %52, 1024
  br i1 %53, label %54, label %78

54:                                               ; preds = %51
  %55 = urem i32 %52, 32
  %56 = udiv i32 %52, 32
  %57 = mul nsw i32 %55, 32
  %58 = add nsw i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(1) %50, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = urem i32 %52, 8
  %63 = udiv i32 %52, 8
  %64 = mul nsw i32 %62, 128
  %65 = urem i32 %63, 4
  %66 = udiv i32 %63, 4
  %67 = mul nsw i32 %65, 1024
  %68 = add nsw i32 %64, %67
  %69 = add nsw i32 %68, %66
  %70 = sext i32 %69 to i64
  %71 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %70
  %72 = ptrtoint ptr addrspace(3) %71 to i32
  %73 = and i32 %72, 896
  %74 = lshr i32 %73, 3
  %75 = xor i32 %72, %74
  %76 = inttoptr i32 %75 to ptr addrspace(3)
  store i8 %61, ptr addrspace(3) %76, align 1
  %77 = add i32 %52, 128
  br label %51

78:                                               ; preds = %51
  %79 = mul nsw i32 %16, 5120
  %80 = sext i32 %79 to i64
  %81 = getelementptr float, ptr addrspace(1) %2, i64 %80
  %82 = mul nsw i32 %16, 5120
  %83 = sext i32 %82 to i64
  %84 = getelementptr float, ptr addrspace(1) %3, i64 %83
  %85 = lshr i32 %15, 5
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %78
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %88

88:                                               ; preds = %87, %78
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %89 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %90 = inttoptr i32 %89 to ptr addrspace(6)
  %91 = icmp eq i32 %15, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %93

93:                                               ; preds = %92, %88
  %94 = urem i32 %15, 32
  %95 = udiv i32 %15, 32
  %96 = mul nsw i32 %94, 40
  %97 = mul nsw i32 %95, 1280
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr float, ptr addrspace(1) %81, i64 %99
  %101 = mul nsw i32 %85, 2097152
  %102 = sext i32 %101 to i64
  %103 = getelementptr i8, ptr addrspace(6) %90, i64 %102
  %104 = getelementptr float, ptr addrspace(1) %100, i64 4
  %105 = load <4 x float>, ptr addrspace(1) %100, align 16
  %106 = extractelement <4 x float> %105, i64 0
  %107 = insertelement <8 x float> poison, float %106, i64 0
  %108 = extractelement <4 x float> %105, i64 1
  %109 = insertelement <8 x float> %107, float %108, i64 1
  %110 = extractelement <4 x float> %105, i64 2
  %111 = insertelement <8 x float> %109, float %110, i64 2
  %112 = extractelement <4 x float> %105, i64 3
  %113 = insertelement <8 x float> %111, float %112, i64 3
  %114 = load <4 x float>, ptr addrspace(1) %104, align 16
  %115 = extractelement <4 x float> %114, i64 0
  %116 = insertelement <8 x float> %113, float %115, i64 4
  %117 = extractelement <4 x float> %114, i64 1
  %118 = insertelement <8 x float> %116, float %117, i64 5
  %119 = extractelement <4 x float> %114, i64 2
  %120 = insertelement <8 x float> %118, float %119, i64 6
  %121 = extractelement <4 x float> %114, i64 3
  %122 = insertelement <8 x float> %120, float %121, i64 7
  %123 = getelementptr float, ptr %14, i64 4
  %124 = extractelement <8 x float> %122, i64 0
  %125 = insertelement <4 x float> poison, float %124, i64 0
  %126 = extractelement <8 x float> %122, i64 1
  %127 = insertelement <4 x float> %125, float %126, i64 1
  %128 = extractelement <8 x float> %122, i64 2
  %129 = insertelement <4 x float> %127, float %128, i64 2
  %130 = extractelement <8 x float> %122, i64 3
  %131 = insertelement <4 x float> %129, float %130, i64 3
  store <4 x float> %131, ptr %14, align 16
  %132 = extractelement <8 x float> %122, i64 4
  %133 = insertelement <4 x float> poison, float %132, i64 0
  %134 = extractelement <8 x float> %122, i64 5
  %135 = insertelement <4 x float> %133, float %134, i64 1
  %136 = extractelement <8 x float> %122, i64 6
  %137 = insertelement <4 x float> %135, float %136, i64 2
  %138 = extractelement <8 x float> %122, i64 7
  %139 = insertelement <4 x float> %137, float %138, i64 3
  store <4 x float> %139, ptr %123, align 16
  %140 = getelementptr i32, ptr %14, i64 4
  %141 = load <4 x i32>, ptr %14, align 16
  %142 = extractelement <4 x i32> %141, i64 0
  %143 = insertelement <8 x i32> poison, i32 %142, i64 0
  %144 = extractelement <4 x i32> %141, i64 1
  %145 = insertelement <8 x i32> %143, i32 %144, i64 1
  %146 = extractelement <4 x i32> %141, i64 2
  %147 = insertelement <8 x i32> %145, i32 %146, i64 2
  %148 = extractelement <4 x i32> %141, i64 3
  %149 = insertelement <8 x i32> %147, i32 %148, i64 3
  %150 = load <4 x i32>, ptr %140, align 16
  %151 = extractelement <4 x i32> %150, i64 0
  %152 = insertelement <8 x i32> %149, i32 %151, i64 4
  %153 = extractelement <4 x i32> %150, i64 1
  %154 = insertelement <8 x i32> %152, i32 %153, i64 5
  %155 = extractelement <4 x i32> %150, i64 2
  %156 = insertelement <8 x i32> %154, i32 %155, i64 6
  %157 = extractelement <4 x i32> %150, i64 3
  %158 = insertelement <8 x i32> %156, i32 %157, i64 7
  %159 = extractelement <8 x i32> %158, i64 0
  %160 = extractelement <8 x i32> %158, i64 1
  %161 = extractelement <8 x i32> %158, i64 2
  %162 = extractelement <8 x i32> %158, i64 3
  %163 = extractelement <8 x i32> %158, i64 4
  %164 = extractelement <8 x i32> %158, i64 5
  %165 = extractelement <8 x i32> %158, i64 6
  %166 = extractelement <8 x i32> %158, i64 7
  %167 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %159, i32 %160, i32 %161, i32 %162, i32 %163, i32 %164, i32 %165, i32 %166)
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 0
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 1
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 2
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 3
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 4
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 5
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 6
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %167, 7
  %176 = insertelement <8 x i32> poison, i32 %168, i64 0
  %177 = insertelement <8 x i32> %176, i32 %169, i64 1
  %178 = insertelement <8 x i32> %177, i32 %170, i64 2
  %179 = insertelement <8 x i32> %178, i32 %171, i64 3
  %180 = insertelement <8 x i32> %179, i32 %172, i64 4
  %181 = insertelement <8 x i32> %180, i32 %173, i64 5
  %182 = insertelement <8 x i32> %181, i32 %174, i64 6
  %183 = insertelement <8 x i32> %182, i32 %175, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %103, <8 x i32> %183, i1 false)
  %184 = urem i32 %15, 32
  %185 = udiv i32 %15, 32
  %186 = mul nsw i32 %184, 40
  %187 = mul nsw i32 %185, 1280
  %188 = add nsw i32 %186, %187
  %189 = add nsw i32 %188, 8
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, ptr addrspace(1) %81, i64 %190
  %192 = mul nsw i32 %85, 2097152
  %193 = add nsw i32 8, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr i8, ptr addrspace(6) %90, i64 %194
  %196 = getelementptr float, ptr addrspace(1) %191, i64 4
  %197 = load <4 x float>, ptr addrspace(1) %191, align 16
  %198 = extractelement <4 x float> %197, i64 0
  %199 = insertelement <8 x float> poison, float %198, i64 0
  %200 = extractelement <4 x float> %197, i64 1
  %201 = insertelement <8 x float> %199, float %200, i64 1
  %202 = extractelement <4 x float> %197, i64 2
  %203 = insertelement <8 x float> %201, float %202, i64 2
  %204 = extractelement <4 x float> %197, i64 3
  %205 = insertelement <8 x float> %203, float %204, i64 3
  %206 = load <4 x float>, ptr addrspace(1) %196, align 16
  %207 = extractelement <4 x float> %206, i64 0
  %208 = insertelement <8 x float> %205, float %207, i64 4
  %209 = extractelement <4 x float> %206, i64 1
  %210 = insertelement <8 x float> %208, float %209, i64 5
  %211 = extractelement <4 x float> %206, i64 2
  %212 = insertelement <8 x float> %210, float %211, i64 6
  %213 = extractelement <4 x float> %206, i64 3
  %214 = insertelement <8 x float> %212, float %213, i64 7
  %215 = getelementptr float, ptr %13, i64 4
  %216 = extractelement <8 x float> %214, i64 0
  %217 = insertelement <4 x float> poison, float %216, i64 0
  %218 = extractelement <8 x float> %214, i64 1
  %219 = insertelement <4 x float> %217, float %218, i64 1
  %220 = extractelement <8 x float> %214, i64 2
  %221 = insertelement <4 x float> %219, float %220, i64 2
  %222 = extractelement <8 x float> %214, i64 3
  %223 = insertelement <4 x float> %221, float %222, i64 3
  store <4 x float> %223, ptr %13, align 16
  %224 = extractelement <8 x float> %214, i64 4
  %225 = insertelement <4 x float> poison, float %224, i64 0
  %226 = extractelement <8 x float> %214, i64 5
  %227 = insertelement <4 x float> %225, float %226, i64 1
  %228 = extractelement <8 x float> %214, i64 6
  %229 = insertelement <4 x float> %227, float %228, i64 2
  %230 = extractelement <8 x float> %214, i64 7
  %231 = insertelement <4 x float> %229, float %230, i64 3
  store <4 x float> %231, ptr %215, align 16
  %232 = getelementptr i32, ptr %13, i64 4
  %233 = load <4 x i32>, ptr %13, align 16
  %234 = extractelement <4 x i32> %233, i64 0
  %235 = insertelement <8 x i32> poison, i32 %234, i64 0
  %236 = extractelement <4 x i32> %233, i64 1
  %237 = insertelement <8 x i32> %235, i32 %236, i64 1
  %238 = extractelement <4 x i32> %233, i64 2
  %239 = insertelement <8 x i32> %237, i32 %238, i64 2
  %240 = extractelement <4 x i32> %233, i64 3
  %241 = insertelement <8 x i32> %239, i32 %240, i64 3
  %242 = load <4 x i32>, ptr %232, align 16
  %243 = extractelement <4 x i32> %242, i64 0
  %244 = insertelement <8 x i32> %241, i32 %243, i64 4
  %245 = extractelement <4 x i32> %242, i64 1
  %246 = insertelement <8 x i32> %244, i32 %245, i64 5
  %247 = extractelement <4 x i32> %242, i64 2
  %248 = insertelement <8 x i32> %246, i32 %247, i64 6
  %249 = extractelement <4 x i32> %242, i64 3
  %250 = insertelement <8 x i32> %248, i32 %249, i64 7
  %251 = extractelement <8 x i32> %250, i64 0
  %252 = extractelement <8 x i32> %250, i64 1
  %253 = extractelement <8 x i32> %250, i64 2
  %254 = extractelement <8 x i32> %250, i64 3
  %255 = extractelement <8 x i32> %250, i64 4
  %256 = extractelement <8 x i32> %250, i64 5
  %257 = extractelement <8 x i32> %250, i64 6
  %258 = extractelement <8 x i32> %250, i64 7
  %259 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %251, i32 %252, i32 %253, i32 %254, i32 %255, i32 %256, i32 %257, i32 %258)
  %260 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 0
  %261 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 1
  %262 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 2
  %263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 3
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 4
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 5
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 6
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %259, 7
  %268 = insertelement <8 x i32> poison, i32 %260, i64 0
  %269 = insertelement <8 x i32> %268, i32 %261, i64 1
  %270 = insertelement <8 x i32> %269, i32 %262, i64 2
  %271 = insertelement <8 x i32> %270, i32 %263, i64 3
  %272 = insertelement <8 x i32> %271, i32 %264, i64 4
  %273 = insertelement <8 x i32> %272, i32 %265, i64 5
  %274 = insertelement <8 x i32> %273, i32 %266, i64 6
  %275 = insertelement <8 x i32> %274, i32 %267, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %195, <8 x i32> %275, i1 false)
  %276 = urem i32 %15, 32
  %277 = udiv i32 %15, 32
  %278 = mul nsw i32 %276, 40
  %279 = mul nsw i32 %277, 1280
  %280 = add nsw i32 %278, %279
  %281 = add nsw i32 %280, 16
  %282 = sext i32 %281 to i64
  %283 = getelementptr float, ptr addrspace(1) %81, i64 %282
  %284 = mul nsw i32 %85, 2097152
  %285 = add nsw i32 16, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr i8, ptr addrspace(6) %90, i64 %286
  %288 = getelementptr float, ptr addrspace(1) %283, i64 4
  %289 = load <4 x float>, ptr addrspace(1) %283, align 16
  %290 = extractelement <4 x float> %289, i64 0
  %291 = insertelement <8 x float> poison, float %290, i64 0
  %292 = extractelement <4 x float> %289, i64 1
  %293 = insertelement <8 x float> %291, float %292, i64 1
  %294 = extractelement <4 x float> %289, i64 2
  %295 = insertelement <8 x float> %293, float %294, i64 2
  %296 = extractelement <4 x float> %289, i64 3
  %297 = insertelement <8 x float> %295, float %296, i64 3
  %298 = load <4 x float>, ptr addrspace(1) %288, align 16
  %299 = extractelement <4 x float> %298, i64 0
  %300 = insertelement <8 x float> %297, float %299, i64 4
  %301 = extractelement <4 x float> %298, i64 1
  %302 = insertelement <8 x float> %300, float %301, i64 5
  %303 = extractelement <4 x float> %298, i64 2
  %304 = insertelement <8 x float> %302, float %303, i64 6
  %305 = extractelement <4 x float> %298, i64 3
  %306 = insertelement <8 x float> %304, float %305, i64 7
  %307 = getelementptr float, ptr %12, i64 4
  %308 = extractelement <8 x float> %306, i64 0
  %309 = insertelement <4 x float> poison, float %308, i64 0
  %310 = extractelement <8 x float> %306, i64 1
  %311 = insertelement <4 x float> %309, float %310, i64 1
  %312 = extractelement <8 x float> %306, i64 2
  %313 = insertelement <4 x float> %311, float %312, i64 2
  %314 = extractelement <8 x float> %306, i64 3
  %315 = insertelement <4 x float> %313, float %314, i64 3
  store <4 x float> %315, ptr %12, align 16
  %316 = extractelement <8 x float> %306, i64 4
  %317 = insertelement <4 x float> poison, float %316, i64 0
  %318 = extractelement <8 x float> %306, i64 5
  %319 = insertelement <4 x float> %317, float %318, i64 1
  %320 = extractelement <8 x float> %306, i64 6
  %321 = insertelement <4 x float> %319, float %320, i64 2
  %322 = extractelement <8 x float> %306, i64 7
  %323 = insertelement <4 x float> %321, float %322, i64 3
  store <4 x float> %323, ptr %307, align 16
  %324 = getelementptr i32, ptr %12, i64 4
  %325 = load <4 x i32>, ptr %12, align 16
  %326 = extractelement <4 x i32> %325, i64 0
  %327 = insertelement <8 x i32> poison, i32 %326, i64 0
  %328 = extractelement <4 x i32> %325, i64 1
  %329 = insertelement <8 x i32> %327, i32 %328, i64 1
  %330 = extractelement <4 x i32> %325, i64 2
  %331 = insertelement <8 x i32> %329, i32 %330, i64 2
  %332 = extractelement <4 x i32> %325, i64 3
  %333 = insertelement <8 x i32> %331, i32 %332, i64 3
  %334 = load <4 x i32>, ptr %324, align 16
  %335 = extractelement <4 x i32> %334, i64 0
  %336 = insertelement <8 x i32> %333, i32 %335, i64 4
  %337 = extractelement <4 x i32> %334, i64 1
  %338 = insertelement <8 x i32> %336, i32 %337, i64 5
  %339 = extractelement <4 x i32> %334, i64 2
  %340 = insertelement <8 x i32> %338, i32 %339, i64 6
  %341 = extractelement <4 x i32> %334, i64 3
  %342 = insertelement <8 x i32> %340, i32 %341, i64 7
  %343 = extractelement <8 x i32> %342, i64 0
  %344 = extractelement <8 x i32> %342, i64 1
  %345 = extractelement <8 x i32> %342, i64 2
  %346 = extractelement <8 x i32> %342, i64 3
  %347 = extractelement <8 x i32> %342, i64 4
  %348 = extractelement <8 x i32> %342, i64 5
  %349 = extractelement <8 x i32> %342, i64 6
  %350 = extractelement <8 x i32> %342, i64 7
  %351 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350)
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 0
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 1
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 2
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 3
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 4
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 5
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 6
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %351, 7
  %360 = insertelement <8 x i32> poison, i32 %352, i64 0
  %361 = insertelement <8 x i32> %360, i32 %353, i64 1
  %362 = insertelement <8 x i32> %361, i32 %354, i64 2
  %363 = insertelement <8 x i32> %362, i32 %355, i64 3
  %364 = insertelement <8 x i32> %363, i32 %356, i64 4
  %365 = insertelement <8 x i32> %364, i32 %357, i64 5
  %366 = insertelement <8 x i32> %365, i32 %358, i64 6
  %367 = insertelement <8 x i32> %366, i32 %359, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %287, <8 x i32> %367, i1 false)
  %368 = urem i32 %15, 32
  %369 = udiv i32 %15, 32
  %370 = mul nsw i32 %368, 40
  %371 = mul nsw i32 %369, 1280
  %372 = add nsw i32 %370, %371
  %373 = add nsw i32 %372, 24
  %374 = sext i32 %373 to i64
  %375 = getelementptr float, ptr addrspace(1) %81, i64 %374
  %376 = mul nsw i32 %85, 2097152
  %377 = add nsw i32 24, %376
  %378 = sext i32 %377 to i64
  %379 = getelementptr i8, ptr addrspace(6) %90, i64 %378
  %380 = getelementptr float, ptr addrspace(1) %375, i64 4
  %381 = load <4 x float>, ptr addrspace(1) %375, align 16
  %382 = extractelement <4 x float> %381, i64 0
  %383 = insertelement <8 x float> poison, float %382, i64 0
  %384 = extractelement <4 x float> %381, i64 1
  %385 = insertelement <8 x float> %383, float %384, i64 1
  %386 = extractelement <4 x float> %381, i64 2
  %387 = insertelement <8 x float> %385, float %386, i64 2
  %388 = extractelement <4 x float> %381, i64 3
  %389 = insertelement <8 x float> %387, float %388, i64 3
  %390 = load <4 x float>, ptr addrspace(1) %380, align 16
  %391 = extractelement <4 x float> %390, i64 0
  %392 = insertelement <8 x float> %389, float %391, i64 4
  %393 = extractelement <4 x float> %390, i64 1
  %394 = insertelement <8 x float> %392, float %393, i64 5
  %395 = extractelement <4 x float> %390, i64 2
  %396 = insertelement <8 x float> %394, float %395, i64 6
  %397 = extractelement <4 x float> %390, i64 3
  %398 = insertelement <8 x float> %396, float %397, i64 7
  %399 = getelementptr float, ptr %11, i64 4
  %400 = extractelement <8 x float> %398, i64 0
  %401 = insertelement <4 x float> poison, float %400, i64 0
  %402 = extractelement <8 x float> %398, i64 1
  %403 = insertelement <4 x float> %401, float %402, i64 1
  %404 = extractelement <8 x float> %398, i64 2
  %405 = insertelement <4 x float> %403, float %404, i64 2
  %406 = extractelement <8 x float> %398, i64 3
  %407 = insertelement <4 x float> %405, float %406, i64 3
  store <4 x float> %407, ptr %11, align 16
  %408 = extractelement <8 x float> %398, i64 4
  %409 = insertelement <4 x float> poison, float %408, i64 0
  %410 = extractelement <8 x float> %398, i64 5
  %411 = insertelement <4 x float> %409, float %410, i64 1
  %412 = extractelement <8 x float> %398, i64 6
  %413 = insertelement <4 x float> %411, float %412, i64 2
  %414 = extractelement <8 x float> %398, i64 7
  %415 = insertelement <4 x float> %413, float %414, i64 3
  store <4 x float> %415, ptr %399, align 16
  %416 = getelementptr i32, ptr %11, i64 4
  %417 = load <4 x i32>, ptr %11, align 16
  %418 = extractelement <4 x i32> %417, i64 0
  %419 = insertelement <8 x i32> poison, i32 %418, i64 0
  %420 = extractelement <4 x i32> %417, i64 1
  %421 = insertelement <8 x i32> %419, i32 %420, i64 1
  %422 = extractelement <4 x i32> %417, i64 2
  %423 = insertelement <8 x i32> %421, i32 %422, i64 2
  %424 = extractelement <4 x i32> %417, i64 3
  %425 = insertelement <8 x i32> %423, i32 %424, i64 3
  %426 = load <4 x i32>, ptr %416, align 16
  %427 = extractelement <4 x i32> %426, i64 0
  %428 = insertelement <8 x i32> %425, i32 %427, i64 4
  %429 = extractelement <4 x i32> %426, i64 1
  %430 = insertelement <8 x i32> %428, i32 %429, i64 5
  %431 = extractelement <4 x i32> %426, i64 2
  %432 = insertelement <8 x i32> %430, i32 %431, i64 6
  %433 = extractelement <4 x i32> %426, i64 3
  %434 = insertelement <8 x i32> %432, i32 %433, i64 7
  %435 = extractelement <8 x i32> %434, i64 0
  %436 = extractelement <8 x i32> %434, i64 1
  %437 = extractelement <8 x i32> %434, i64 2
  %438 = extractelement <8 x i32> %434, i64 3
  %439 = extractelement <8 x i32> %434, i64 4
  %440 = extractelement <8 x i32> %434, i64 5
  %441 = extractelement <8 x i32> %434, i64 6
  %442 = extractelement <8 x i32> %434, i64 7
  %443 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %435, i32 %436, i32 %437, i32 %438, i32 %439, i32 %440, i32 %441, i32 %442)
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 0
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 1
  %446 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 2
  %447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 3
  %448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 4
  %449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 5
  %450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 6
  %451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %443, 7
  %452 = insertelement <8 x i32> poison, i32 %444, i64 0
  %453 = insertelement <8 x i32> %452, i32 %445, i64 1
  %454 = insertelement <8 x i32> %453, i32 %446, i64 2
  %455 = insertelement <8 x i32> %454, i32 %447, i64 3
  %456 = insertelement <8 x i32> %455, i32 %448, i64 4
  %457 = insertelement <8 x i32> %456, i32 %449, i64 5
  %458 = insertelement <8 x i32> %457, i32 %450, i64 6
  %459 = insertelement <8 x i32> %458, i32 %451, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %379, <8 x i32> %459, i1 false)
  %460 = urem i32 %15, 32
  %461 = udiv i32 %15, 32
  %462 = mul nsw i32 %460, 40
  %463 = mul nsw i32 %461, 1280
  %464 = add nsw i32 %462, %463
  %465 = add nsw i32 %464, 32
  %466 = sext i32 %465 to i64
  %467 = getelementptr float, ptr addrspace(1) %81, i64 %466
  %468 = mul nsw i32 %85, 2097152
  %469 = add nsw i32 32, %468
  %470 = sext i32 %469 to i64
  %471 = getelementptr i8, ptr addrspace(6) %90, i64 %470
  %472 = getelementptr float, ptr addrspace(1) %467, i64 4
  %473 = load <4 x float>, ptr addrspace(1) %467, align 16
  %474 = extractelement <4 x float> %473, i64 0
  %475 = insertelement <8 x float> poison, float %474, i64 0
  %476 = extractelement <4 x float> %473, i64 1
  %477 = insertelement <8 x float> %475, float %476, i64 1
  %478 = extractelement <4 x float> %473, i64 2
  %479 = insertelement <8 x float> %477, float %478, i64 2
  %480 = extractelement <4 x float> %473, i64 3
  %481 = insertelement <8 x float> %479, float %480, i64 3
  %482 = load <4 x float>, ptr addrspace(1) %472, align 16
  %483 = extractelement <4 x float> %482, i64 0
  %484 = insertelement <8 x float> %481, float %483, i64 4
  %485 = extractelement <4 x float> %482, i64 1
  %486 = insertelement <8 x float> %484, float %485, i64 5
  %487 = extractelement <4 x float> %482, i64 2
  %488 = insertelement <8 x float> %486, float %487, i64 6
  %489 = extractelement <4 x float> %482, i64 3
  %490 = insertelement <8 x float> %488, float %489, i64 7
  %491 = getelementptr float, ptr %10, i64 4
  %492 = extractelement <8 x float> %490, i64 0
  %493 = insertelement <4 x float> poison, float %492, i64 0
  %494 = extractelement <8 x float> %490, i64 1
  %495 = insertelement <4 x float> %493, float %494, i64 1
  %496 = extractelement <8 x float> %490, i64 2
  %497 = insertelement <4 x float> %495, float %496, i64 2
  %498 = extractelement <8 x float> %490, i64 3
  %499 = insertelement <4 x float> %497, float %498, i64 3
  store <4 x float> %499, ptr %10, align 16
  %500 = extractelement <8 x float> %490, i64 4
  %501 = insertelement <4 x float> poison, float %500, i64 0
  %502 = extractelement <8 x float> %490, i64 5
  %503 = insertelement <4 x float> %501, float %502, i64 1
  %504 = extractelement <8 x float> %490, i64 6
  %505 = insertelement <4 x float> %503, float %504, i64 2
  %506 = extractelement <8 x float> %490, i64 7
  %507 = insertelement <4 x float> %505, float %506, i64 3
  store <4 x float> %507, ptr %491, align 16
  %508 = getelementptr i32, ptr %10, i64 4
  %509 = load <4 x i32>, ptr %10, align 16
  %510 = extractelement <4 x i32> %509, i64 0
  %511 = insertelement <8 x i32> poison, i32 %510, i64 0
  %512 = extractelement <4 x i32> %509, i64 1
  %513 = insertelement <8 x i32> %511, i32 %512, i64 1
  %514 = extractelement <4 x i32> %509, i64 2
  %515 = insertelement <8 x i32> %513, i32 %514, i64 2
  %516 = extractelement <4 x i32> %509, i64 3
  %517 = insertelement <8 x i32> %515, i32 %516, i64 3
  %518 = load <4 x i32>, ptr %508, align 16
  %519 = extractelement <4 x i32> %518, i64 0
  %520 = insertelement <8 x i32> %517, i32 %519, i64 4
  %521 = extractelement <4 x i32> %518, i64 1
  %522 = insertelement <8 x i32> %520, i32 %521, i64 5
  %523 = extractelement <4 x i32> %518, i64 2
  %524 = insertelement <8 x i32> %522, i32 %523, i64 6
  %525 = extractelement <4 x i32> %518, i64 3
  %526 = insertelement <8 x i32> %524, i32 %525, i64 7
  %527 = extractelement <8 x i32> %526, i64 0
  %528 = extractelement <8 x i32> %526, i64 1
  %529 = extractelement <8 x i32> %526, i64 2
  %530 = extractelement <8 x i32> %526, i64 3
  %531 = extractelement <8 x i32> %526, i64 4
  %532 = extractelement <8 x i32> %526, i64 5
  %533 = extractelement <8 x i32> %526, i64 6
  %534 = extractelement <8 x i32> %526, i64 7
  %535 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %527, i32 %528, i32 %529, i32 %530, i32 %531, i32 %532, i32 %533, i32 %534)
  %536 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 0
  %537 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 1
  %538 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 2
  %539 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 3
  %540 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 4
  %541 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 5
  %542 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 6
  %543 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %535, 7
  %544 = insertelement <8 x i32> poison, i32 %536, i64 0
  %545 = insertelement <8 x i32> %544, i32 %537, i64 1
  %546 = insertelement <8 x i32> %545, i32 %538, i64 2
  %547 = insertelement <8 x i32> %546, i32 %539, i64 3
  %548 = insertelement <8 x i32> %547, i32 %540, i64 4
  %549 = insertelement <8 x i32> %548, i32 %541, i64 5
  %550 = insertelement <8 x i32> %549, i32 %542, i64 6
  %551 = insertelement <8 x i32> %550, i32 %543, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %471, <8 x i32> %551, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %552 = getelementptr i8, ptr addrspace(6) %90, i64 32
  %553 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %552, 3
  %554 = getelementptr i8, ptr addrspace(6) %90, i64 36
  %555 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, ptr addrspace(6) %554, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %556 = icmp eq i32 %16, 0
  %557 = and i1 %91, %556
  br i1 %557, label %558, label %586

558:                                              ; preds = %93
  %559 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %560 = lshr i32 %559, 4
  %561 = zext i32 %560 to i64
  %562 = or i64 %561, 4611756662049538048
  %563 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %564 = lshr i32 %563, 4
  %565 = zext i32 %564 to i64
  %566 = or i64 %565, 4611756662049538048
  %567 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %555, 0
  %568 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %555, 1
  %569 = zext i1 %568 to i32
  %570 = shl i32 %569, 13
  %571 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %555, 2
  %572 = zext i1 %571 to i32
  %573 = shl i32 %572, 14
  %574 = or i32 %570, %573
  %575 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %555, 3
  %576 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %555, 4
  %577 = or i32 143658112, %574
  %578 = ptrtoint ptr addrspace(6) %575 to i32
  %579 = lshr i32 %578, 30
  %580 = shl i32 %579, 29
  %581 = or i32 %577, %580
  %582 = ptrtoint ptr addrspace(6) %576 to i32
  %583 = lshr i32 %582, 30
  %584 = shl i32 %583, 4
  %585 = or i32 %581, %584
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %90, i64 %562, i64 %566, i32 %585, i1 %567, ptr addrspace(6) %575, ptr addrspace(6) %576, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %586

586:                                              ; preds = %558, %93
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %587 = urem i32 %15, 32
  %588 = udiv i32 %15, 32
  %589 = mul nsw i32 %587, 40
  %590 = mul nsw i32 %588, 1280
  %591 = add nsw i32 %589, %590
  %592 = sext i32 %591 to i64
  %593 = getelementptr float, ptr addrspace(1) %84, i64 %592
  %594 = mul nsw i32 %85, 2097152
  %595 = sext i32 %594 to i64
  %596 = getelementptr i8, ptr addrspace(6) %90, i64 %595
  %597 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %596, i1 false)
  %598 = getelementptr i32, ptr %9, i64 4
  %599 = extractelement <8 x i32> %597, i64 0
  %600 = insertelement <4 x i32> poison, i32 %599, i64 0
  %601 = extractelement <8 x i32> %597, i64 1
  %602 = insertelement <4 x i32> %600, i32 %601, i64 1
  %603 = extractelement <8 x i32> %597, i64 2
  %604 = insertelement <4 x i32> %602, i32 %603, i64 2
  %605 = extractelement <8 x i32> %597, i64 3
  %606 = insertelement <4 x i32> %604, i32 %605, i64 3
  store <4 x i32> %606, ptr %9, align 16
  %607 = extractelement <8 x i32> %597, i64 4
  %608 = insertelement <4 x i32> poison, i32 %607, i64 0
  %609 = extractelement <8 x i32> %597, i64 5
  %610 = insertelement <4 x i32> %608, i32 %609, i64 1
  %611 = extractelement <8 x i32> %597, i64 6
  %612 = insertelement <4 x i32> %610, i32 %611, i64 2
  %613 = extractelement <8 x i32> %597, i64 7
  %614 = insertelement <4 x i32> %612, i32 %613, i64 3
  store <4 x i32> %614, ptr %598, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %615 = getelementptr i32, ptr %9, i64 4
  %616 = load <4 x i32>, ptr %9, align 16
  %617 = extractelement <4 x i32> %616, i64 0
  %618 = insertelement <8 x i32> poison, i32 %617, i64 0
  %619 = extractelement <4 x i32> %616, i64 1
  %620 = insertelement <8 x i32> %618, i32 %619, i64 1
  %621 = extractelement <4 x i32> %616, i64 2
  %622 = insertelement <8 x i32> %620, i32 %621, i64 2
  %623 = extractelement <4 x i32> %616, i64 3
  %624 = insertelement <8 x i32> %622, i32 %623, i64 3
  %625 = load <4 x i32>, ptr %615, align 16
  %626 = extractelement <4 x i32> %625, i64 0
  %627 = insertelement <8 x i32> %624, i32 %626, i64 4
  %628 = extractelement <4 x i32> %625, i64 1
  %629 = insertelement <8 x i32> %627, i32 %628, i64 5
  %630 = extractelement <4 x i32> %625, i64 2
  %631 = insertelement <8 x i32> %629, i32 %630, i64 6
  %632 = extractelement <4 x i32> %625, i64 3
  %633 = insertelement <8 x i32> %631, i32 %632, i64 7
  %634 = extractelement <8 x i32> %633, i64 0
  %635 = extractelement <8 x i32> %633, i64 1
  %636 = extractelement <8 x i32> %633, i64 2
  %637 = extractelement <8 x i32> %633, i64 3
  %638 = extractelement <8 x i32> %633, i64 4
  %639 = extractelement <8 x i32> %633, i64 5
  %640 = extractelement <8 x i32> %633, i64 6
  %641 = extractelement <8 x i32> %633, i64 7
  %642 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %634, i32 %635, i32 %636, i32 %637, i32 %638, i32 %639, i32 %640, i32 %641)
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 0
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 1
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 2
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 3
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 4
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 5
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 6
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %642, 7
  %651 = insertelement <8 x i32> poison, i32 %643, i64 0
  %652 = insertelement <8 x i32> %651, i32 %644, i64 1
  %653 = insertelement <8 x i32> %652, i32 %645, i64 2
  %654 = insertelement <8 x i32> %653, i32 %646, i64 3
  %655 = insertelement <8 x i32> %654, i32 %647, i64 4
  %656 = insertelement <8 x i32> %655, i32 %648, i64 5
  %657 = insertelement <8 x i32> %656, i32 %649, i64 6
  %658 = insertelement <8 x i32> %657, i32 %650, i64 7
  %659 = getelementptr i32, ptr %9, i64 4
  %660 = extractelement <8 x i32> %658, i64 0
  %661 = insertelement <4 x i32> poison, i32 %660, i64 0
  %662 = extractelement <8 x i32> %658, i64 1
  %663 = insertelement <4 x i32> %661, i32 %662, i64 1
  %664 = extractelement <8 x i32> %658, i64 2
  %665 = insertelement <4 x i32> %663, i32 %664, i64 2
  %666 = extractelement <8 x i32> %658, i64 3
  %667 = insertelement <4 x i32> %665, i32 %666, i64 3
  store <4 x i32> %667, ptr %9, align 16
  %668 = extractelement <8 x i32> %658, i64 4
  %669 = insertelement <4 x i32> poison, i32 %668, i64 0
  %670 = extractelement <8 x i32> %658, i64 5
  %671 = insertelement <4 x i32> %669, i32 %670, i64 1
  %672 = extractelement <8 x i32> %658, i64 6
  %673 = insertelement <4 x i32> %671, i32 %672, i64 2
  %674 = extractelement <8 x i32> %658, i64 7
  %675 = insertelement <4 x i32> %673, i32 %674, i64 3
  store <4 x i32> %675, ptr %659, align 16
  %676 = getelementptr float, ptr %9, i64 4
  %677 = load <4 x float>, ptr %9, align 16
  %678 = extractelement <4 x float> %677, i64 0
  %679 = insertelement <8 x float> poison, float %678, i64 0
  %680 = extractelement <4 x float> %677, i64 1
  %681 = insertelement <8 x float> %679, float %680, i64 1
  %682 = extractelement <4 x float> %677, i64 2
  %683 = insertelement <8 x float> %681, float %682, i64 2
  %684 = extractelement <4 x float> %677, i64 3
  %685 = insertelement <8 x float> %683, float %684, i64 3
  %686 = load <4 x float>, ptr %676, align 16
  %687 = extractelement <4 x float> %686, i64 0
  %688 = insertelement <8 x float> %685, float %687, i64 4
  %689 = extractelement <4 x float> %686, i64 1
  %690 = insertelement <8 x float> %688, float %689, i64 5
  %691 = extractelement <4 x float> %686, i64 2
  %692 = insertelement <8 x float> %690, float %691, i64 6
  %693 = extractelement <4 x float> %686, i64 3
  %694 = insertelement <8 x float> %692, float %693, i64 7
  %695 = getelementptr float, ptr addrspace(1) %593, i64 4
  %696 = extractelement <8 x float> %694, i64 0
  %697 = insertelement <4 x float> poison, float %696, i64 0
  %698 = extractelement <8 x float> %694, i64 1
  %699 = insertelement <4 x float> %697, float %698, i64 1
  %700 = extractelement <8 x float> %694, i64 2
  %701 = insertelement <4 x float> %699, float %700, i64 2
  %702 = extractelement <8 x float> %694, i64 3
  %703 = insertelement <4 x float> %701, float %702, i64 3
  store <4 x float> %703, ptr addrspace(1) %593, align 16
  %704 = extractelement <8 x float> %694, i64 4
  %705 = insertelement <4 x float> poison, float %704, i64 0
  %706 = extractelement <8 x float> %694, i64 5
  %707 = insertelement <4 x float> %705, float %706, i64 1
  %708 = extractelement <8 x float> %694, i64 6
  %709 = insertelement <4 x float> %707, float %708, i64 2
  %710 = extractelement <8 x float> %694, i64 7
  %711 = insertelement <4 x float> %709, float %710, i64 3
  store <4 x float> %711, ptr addrspace(1) %695, align 16
  %712 = urem i32 %15, 32
  %713 = udiv i32 %15, 32
  %714 = mul nsw i32 %712, 40
  %715 = mul nsw i32 %713, 1280
  %716 = add nsw i32 %714, %715
  %717 = add nsw i32 %716, 8
  %718 = sext i32 %717 to i64
  %719 = getelementptr float, ptr addrspace(1) %84, i64 %718
  %720 = mul nsw i32 %85, 2097152
  %721 = add nsw i32 8, %720
  %722 = sext i32 %721 to i64
  %723 = getelementptr i8, ptr addrspace(6) %90, i64 %722
  %724 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %723, i1 false)
  %725 = getelementptr i32, ptr %8, i64 4
  %726 = extractelement <8 x i32> %724, i64 0
  %727 = insertelement <4 x i32> poison, i32 %726, i64 0
  %728 = extractelement <8 x i32> %724, i64 1
  %729 = insertelement <4 x i32> %727, i32 %728, i64 1
  %730 = extractelement <8 x i32> %724, i64 2
  %731 = insertelement <4 x i32> %729, i32 %730, i64 2
  %732 = extractelement <8 x i32> %724, i64 3
  %733 = insertelement <4 x i32> %731, i32 %732, i64 3
  store <4 x i32> %733, ptr %8, align 16
  %734 = extractelement <8 x i32> %724, i64 4
  %735 = insertelement <4 x i32> poison, i32 %734, i64 0
  %736 = extractelement <8 x i32> %724, i64 5
  %737 = insertelement <4 x i32> %735, i32 %736, i64 1
  %738 = extractelement <8 x i32> %724, i64 6
  %739 = insertelement <4 x i32> %737, i32 %738, i64 2
  %740 = extractelement <8 x i32> %724, i64 7
  %741 = insertelement <4 x i32> %739, i32 %740, i64 3
  store <4 x i32> %741, ptr %725, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %742 = getelementptr i32, ptr %8, i64 4
  %743 = load <4 x i32>, ptr %8, align 16
  %744 = extractelement <4 x i32> %743, i64 0
  %745 = insertelement <8 x i32> poison, i32 %744, i64 0
  %746 = extractelement <4 x i32> %743, i64 1
  %747 = insertelement <8 x i32> %745, i32 %746, i64 1
  %748 = extractelement <4 x i32> %743, i64 2
  %749 = insertelement <8 x i32> %747, i32 %748, i64 2
  %750 = extractelement <4 x i32> %743, i64 3
  %751 = insertelement <8 x i32> %749, i32 %750, i64 3
  %752 = load <4 x i32>, ptr %742, align 16
  %753 = extractelement <4 x i32> %752, i64 0
  %754 = insertelement <8 x i32> %751, i32 %753, i64 4
  %755 = extractelement <4 x i32> %752, i64 1
  %756 = insertelement <8 x i32> %754, i32 %755, i64 5
  %757 = extractelement <4 x i32> %752, i64 2
  %758 = insertelement <8 x i32> %756, i32 %757, i64 6
  %759 = extractelement <4 x i32> %752, i64 3
  %760 = insertelement <8 x i32> %758, i32 %759, i64 7
  %761 = extractelement <8 x i32> %760, i64 0
  %762 = extractelement <8 x i32> %760, i64 1
  %763 = extractelement <8 x i32> %760, i64 2
  %764 = extractelement <8 x i32> %760, i64 3
  %765 = extractelement <8 x i32> %760, i64 4
  %766 = extractelement <8 x i32> %760, i64 5
  %767 = extractelement <8 x i32> %760, i64 6
  %768 = extractelement <8 x i32> %760, i64 7
  %769 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %761, i32 %762, i32 %763, i32 %764, i32 %765, i32 %766, i32 %767, i32 %768)
  %770 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 0
  %771 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 1
  %772 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 2
  %773 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 3
  %774 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 4
  %775 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 5
  %776 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 6
  %777 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %769, 7
  %778 = insertelement <8 x i32> poison, i32 %770, i64 0
  %779 = insertelement <8 x i32> %778, i32 %771, i64 1
  %780 = insertelement <8 x i32> %779, i32 %772, i64 2
  %781 = insertelement <8 x i32> %780, i32 %773, i64 3
  %782 = insertelement <8 x i32> %781, i32 %774, i64 4
  %783 = insertelement <8 x i32> %782, i32 %775, i64 5
  %784 = insertelement <8 x i32> %783, i32 %776, i64 6
  %785 = insertelement <8 x i32> %784, i32 %777, i64 7
  %786 = getelementptr i32, ptr %8, i64 4
  %787 = extractelement <8 x i32> %785, i64 0
  %788 = insertelement <4 x i32> poison, i32 %787, i64 0
  %789 = extractelement <8 x i32> %785, i64 1
  %790 = insertelement <4 x i32> %788, i32 %789, i64 1
  %791 = extractelement <8 x i32> %785, i64 2
  %792 = insertelement <4 x i32> %790, i32 %791, i64 2
  %793 = extractelement <8 x i32> %785, i64 3
  %794 = insertelement <4 x i32> %792, i32 %793, i64 3
  store <4 x i32> %794, ptr %8, align 16
  %795 = extractelement <8 x i32> %785, i64 4
  %796 = insertelement <4 x i32> poison, i32 %795, i64 0
  %797 = extractelement <8 x i32> %785, i64 5
  %798 = insertelement <4 x i32> %796, i32 %797, i64 1
  %799 = extractelement <8 x i32> %785, i64 6
  %800 = insertelement <4 x i32> %798, i32 %799, i64 2
  %801 = extractelement <8 x i32> %785, i64 7
  %802 = insertelement <4 x i32> %800, i32 %801, i64 3
  store <4 x i32> %802, ptr %786, align 16
  %803 = getelementptr float, ptr %8, i64 4
  %804 = load <4 x float>, ptr %8, align 16
  %805 = extractelement <4 x float> %804, i64 0
  %806 = insertelement <8 x float> poison, float %805, i64 0
  %807 = extractelement <4 x float> %804, i64 1
  %808 = insertelement <8 x float> %806, float %807, i64 1
  %809 = extractelement <4 x float> %804, i64 2
  %810 = insertelement <8 x float> %808, float %809, i64 2
  %811 = extractelement <4 x float> %804, i64 3
  %812 = insertelement <8 x float> %810, float %811, i64 3
  %813 = load <4 x float>, ptr %803, align 16
  %814 = extractelement <4 x float> %813, i64 0
  %815 = insertelement <8 x float> %812, float %814, i64 4
  %816 = extractelement <4 x float> %813, i64 1
  %817 = insertelement <8 x float> %815, float %816, i64 5
  %818 = extractelement <4 x float> %813, i64 2
  %819 = insertelement <8 x float> %817, float %818, i64 6
  %820 = extractelement <4 x float> %813, i64 3
  %821 = insertelement <8 x float> %819, float %820, i64 7
  %822 = getelementptr float, ptr addrspace(1) %719, i64 4
  %823 = extractelement <8 x float> %821, i64 0
  %824 = insertelement <4 x float> poison, float %823, i64 0
  %825 = extractelement <8 x float> %821, i64 1
  %826 = insertelement <4 x float> %824, float %825, i64 1
  %827 = extractelement <8 x float> %821, i64 2
  %828 = insertelement <4 x float> %826, float %827, i64 2
  %829 = extractelement <8 x float> %821, i64 3
  %830 = insertelement <4 x float> %828, float %829, i64 3
  store <4 x float> %830, ptr addrspace(1) %719, align 16
  %831 = extractelement <8 x float> %821, i64 4
  %832 = insertelement <4 x float> poison, float %831, i64 0
  %833 = extractelement <8 x float> %821, i64 5
  %834 = insertelement <4 x float> %832, float %833, i64 1
  %835 = extractelement <8 x float> %821, i64 6
  %836 = insertelement <4 x float> %834, float %835, i64 2
  %837 = extractelement <8 x float> %821, i64 7
  %838 = insertelement <4 x float> %836, float %837, i64 3
  store <4 x float> %838, ptr addrspace(1) %822, align 16
  %839 = urem i32 %15, 32
  %840 = udiv i32 %15, 32
  %841 = mul nsw i32 %839, 40
  %842 = mul nsw i32 %840, 1280
  %843 = add nsw i32 %841, %842
  %844 = add nsw i32 %843, 16
  %845 = sext i32 %844 to i64
  %846 = getelementptr float, ptr addrspace(1) %84, i64 %845
  %847 = mul nsw i32 %85, 2097152
  %848 = add nsw i32 16, %847
  %849 = sext i32 %848 to i64
  %850 = getelementptr i8, ptr addrspace(6) %90, i64 %849
  %851 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %850, i1 false)
  %852 = getelementptr i32, ptr %7, i64 4
  %853 = extractelement <8 x i32> %851, i64 0
  %854 = insertelement <4 x i32> poison, i32 %853, i64 0
  %855 = extractelement <8 x i32> %851, i64 1
  %856 = insertelement <4 x i32> %854, i32 %855, i64 1
  %857 = extractelement <8 x i32> %851, i64 2
  %858 = insertelement <4 x i32> %856, i32 %857, i64 2
  %859 = extractelement <8 x i32> %851, i64 3
  %860 = insertelement <4 x i32> %858, i32 %859, i64 3
  store <4 x i32> %860, ptr %7, align 16
  %861 = extractelement <8 x i32> %851, i64 4
  %862 = insertelement <4 x i32> poison, i32 %861, i64 0
  %863 = extractelement <8 x i32> %851, i64 5
  %864 = insertelement <4 x i32> %862, i32 %863, i64 1
  %865 = extractelement <8 x i32> %851, i64 6
  %866 = insertelement <4 x i32> %864, i32 %865, i64 2
  %867 = extractelement <8 x i32> %851, i64 7
  %868 = insertelement <4 x i32> %866, i32 %867, i64 3
  store <4 x i32> %868, ptr %852, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %869 = getelementptr i32, ptr %7, i64 4
  %870 = load <4 x i32>, ptr %7, align 16
  %871 = extractelement <4 x i32> %870, i64 0
  %872 = insertelement <8 x i32> poison, i32 %871, i64 0
  %873 = extractelement <4 x i32> %870, i64 1
  %874 = insertelement <8 x i32> %872, i32 %873, i64 1
  %875 = extractelement <4 x i32> %870, i64 2
  %876 = insertelement <8 x i32> %874, i32 %875, i64 2
  %877 = extractelement <4 x i32> %870, i64 3
  %878 = insertelement <8 x i32> %876, i32 %877, i64 3
  %879 = load <4 x i32>, ptr %869, align 16
  %880 = extractelement <4 x i32> %879, i64 0
  %881 = insertelement <8 x i32> %878, i32 %880, i64 4
  %882 = extractelement <4 x i32> %879, i64 1
  %883 = insertelement <8 x i32> %881, i32 %882, i64 5
  %884 = extractelement <4 x i32> %879, i64 2
  %885 = insertelement <8 x i32> %883, i32 %884, i64 6
  %886 = extractelement <4 x i32> %879, i64 3
  %887 = insertelement <8 x i32> %885, i32 %886, i64 7
  %888 = extractelement <8 x i32> %887, i64 0
  %889 = extractelement <8 x i32> %887, i64 1
  %890 = extractelement <8 x i32> %887, i64 2
  %891 = extractelement <8 x i32> %887, i64 3
  %892 = extractelement <8 x i32> %887, i64 4
  %893 = extractelement <8 x i32> %887, i64 5
  %894 = extractelement <8 x i32> %887, i64 6
  %895 = extractelement <8 x i32> %887, i64 7
  %896 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %888, i32 %889, i32 %890, i32 %891, i32 %892, i32 %893, i32 %894, i32 %895)
  %897 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 0
  %898 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 1
  %899 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 2
  %900 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 3
  %901 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 4
  %902 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 5
  %903 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 6
  %904 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %896, 7
  %905 = insertelement <8 x i32> poison, i32 %897, i64 0
  %906 = insertelement <8 x i32> %905, i32 %898, i64 1
  %907 = insertelement <8 x i32> %906, i32 %899, i64 2
  %908 = insertelement <8 x i32> %907, i32 %900, i64 3
  %909 = insertelement <8 x i32> %908, i32 %901, i64 4
  %910 = insertelement <8 x i32> %909, i32 %902, i64 5
  %911 = insertelement <8 x i32> %910, i32 %903, i64 6
  %912 = insertelement <8 x i32> %911, i32 %904, i64 7
  %913 = getelementptr i32, ptr %7, i64 4
  %914 = extractelement <8 x i32> %912, i64 0
  %915 = insertelement <4 x i32> poison, i32 %914, i64 0
  %916 = extractelement <8 x i32> %912, i64 1
  %917 = insertelement <4 x i32> %915, i32 %916, i64 1
  %918 = extractelement <8 x i32> %912, i64 2
  %919 = insertelement <4 x i32> %917, i32 %918, i64 2
  %920 = extractelement <8 x i32> %912, i64 3
  %921 = insertelement <4 x i32> %919, i32 %920, i64 3
  store <4 x i32> %921, ptr %7, align 16
  %922 = extractelement <8 x i32> %912, i64 4
  %923 = insertelement <4 x i32> poison, i32 %922, i64 0
  %924 = extractelement <8 x i32> %912, i64 5
  %925 = insertelement <4 x i32> %923, i32 %924, i64 1
  %926 = extractelement <8 x i32> %912, i64 6
  %927 = insertelement <4 x i32> %925, i32 %926, i64 2
  %928 = extractelement <8 x i32> %912, i64 7
  %929 = insertelement <4 x i32> %927, i32 %928, i64 3
  store <4 x i32> %929, ptr %913, align 16
  %930 = getelementptr float, ptr %7, i64 4
  %931 = load <4 x float>, ptr %7, align 16
  %932 = extractelement <4 x float> %931, i64 0
  %933 = insertelement <8 x float> poison, float %932, i64 0
  %934 = extractelement <4 x float> %931, i64 1
  %935 = insertelement <8 x float> %933, float %934, i64 1
  %936 = extractelement <4 x float> %931, i64 2
  %937 = insertelement <8 x float> %935, float %936, i64 2
  %938 = extractelement <4 x float> %931, i64 3
  %939 = insertelement <8 x float> %937, float %938, i64 3
  %940 = load <4 x float>, ptr %930, align 16
  %941 = extractelement <4 x float> %940, i64 0
  %942 = insertelement <8 x float> %939, float %941, i64 4
  %943 = extractelement <4 x float> %940, i64 1
  %944 = insertelement <8 x float> %942, float %943, i64 5
  %945 = extractelement <4 x float> %940, i64 2
  %946 = insertelement <8 x float> %944, float %945, i64 6
  %947 = extractelement <4 x float> %940, i64 3
  %948 = insertelement <8 x float> %946, float %947, i64 7
  %949 = getelementptr float, ptr addrspace(1) %846, i64 4
  %950 = extractelement <8 x float> %948, i64 0
  %951 = insertelement <4 x float> poison, float %950, i64 0
  %952 = extractelement <8 x float> %948, i64 1
  %953 = insertelement <4 x float> %951, float %952, i64 1
  %954 = extractelement <8 x float> %948, i64 2
  %955 = insertelement <4 x float> %953, float %954, i64 2
  %956 = extractelement <8 x float> %948, i64 3
  %957 = insertelement <4 x float> %955, float %956, i64 3
  store <4 x float> %957, ptr addrspace(1) %846, align 16
  %958 = extractelement <8 x float> %948, i64 4
  %959 = insertelement <4 x float> poison, float %958, i64 0
  %960 = extractelement <8 x float> %948, i64 5
  %961 = insertelement <4 x float> %959, float %960, i64 1
  %962 = extractelement <8 x float> %948, i64 6
  %963 = insertelement <4 x float> %961, float %962, i64 2
  %964 = extractelement <8 x float> %948, i64 7
  %965 = insertelement <4 x float> %963, float %964, i64 3
  store <4 x float> %965, ptr addrspace(1) %949, align 16
  %966 = urem i32 %15, 32
  %967 = udiv i32 %15, 32
  %968 = mul nsw i32 %966, 40
  %969 = mul nsw i32 %967, 1280
  %970 = add nsw i32 %968, %969
  %971 = add nsw i32 %970, 24
  %972 = sext i32 %971 to i64
  %973 = getelementptr float, ptr addrspace(1) %84, i64 %972
  %974 = mul nsw i32 %85, 2097152
  %975 = add nsw i32 24, %974
  %976 = sext i32 %975 to i64
  %977 = getelementptr i8, ptr addrspace(6) %90, i64 %976
  %978 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %977, i1 false)
  %979 = getelementptr i32, ptr %6, i64 4
  %980 = extractelement <8 x i32> %978, i64 0
  %981 = insertelement <4 x i32> poison, i32 %980, i64 0
  %982 = extractelement <8 x i32> %978, i64 1
  %983 = insertelement <4 x i32> %981, i32 %982, i64 1
  %984 = extractelement <8 x i32> %978, i64 2
  %985 = insertelement <4 x i32> %983, i32 %984, i64 2
  %986 = extractelement <8 x i32> %978, i64 3
  %987 = insertelement <4 x i32> %985, i32 %986, i64 3
  store <4 x i32> %987, ptr %6, align 16
  %988 = extractelement <8 x i32> %978, i64 4
  %989 = insertelement <4 x i32> poison, i32 %988, i64 0
  %990 = extractelement <8 x i32> %978, i64 5
  %991 = insertelement <4 x i32> %989, i32 %990, i64 1
  %992 = extractelement <8 x i32> %978, i64 6
  %993 = insertelement <4 x i32> %991, i32 %992, i64 2
  %994 = extractelement <8 x i32> %978, i64 7
  %995 = insertelement <4 x i32> %993, i32 %994, i64 3
  store <4 x i32> %995, ptr %979, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %996 = getelementptr i32, ptr %6, i64 4
  %997 = load <4 x i32>, ptr %6, align 16
  %998 = extractelement <4 x i32> %997, i64 0
  %999 = insertelement <8 x i32> poison, i32 %998, i64 0
  %1000 = extractelement <4 x i32> %997, i64 1
  %1001 = insertelement <8 x i32> %999, i32 %1000, i64 1
  %1002 = extractelement <4 x i32> %997, i64 2
  %1003 = insertelement <8 x i32> %1001, i32 %1002, i64 2
  %1004 = extractelement <4 x i32> %997, i64 3
  %1005 = insertelement <8 x i32> %1003, i32 %1004, i64 3
  %1006 = load <4 x i32>, ptr %996, align 16
  %1007 = extractelement <4 x i32> %1006, i64 0
  %1008 = insertelement <8 x i32> %1005, i32 %1007, i64 4
  %1009 = extractelement <4 x i32> %1006, i64 1
  %1010 = insertelement <8 x i32> %1008, i32 %1009, i64 5
  %1011 = extractelement <4 x i32> %1006, i64 2
  %1012 = insertelement <8 x i32> %1010, i32 %1011, i64 6
  %1013 = extractelement <4 x i32> %1006, i64 3
  %1014 = insertelement <8 x i32> %1012, i32 %1013, i64 7
  %1015 = extractelement <8 x i32> %1014, i64 0
  %1016 = extractelement <8 x i32> %1014, i64 1
  %1017 = extractelement <8 x i32> %1014, i64 2
  %1018 = extractelement <8 x i32> %1014, i64 3
  %1019 = extractelement <8 x i32> %1014, i64 4
  %1020 = extractelement <8 x i32> %1014, i64 5
  %1021 = extractelement <8 x i32> %1014, i64 6
  %1022 = extractelement <8 x i32> %1014, i64 7
  %1023 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1015, i32 %1016, i32 %1017, i32 %1018, i32 %1019, i32 %1020, i32 %1021, i32 %1022)
  %1024 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 0
  %1025 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 1
  %1026 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 2
  %1027 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 3
  %1028 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 4
  %1029 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 5
  %1030 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 6
  %1031 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1023, 7
  %1032 = insertelement <8 x i32> poison, i32 %1024, i64 0
  %1033 = insertelement <8 x i32> %1032, i32 %1025, i64 1
  %1034 = insertelement <8 x i32> %1033, i32 %1026, i64 2
  %1035 = insertelement <8 x i32> %1034, i32 %1027, i64 3
  %1036 = insertelement <8 x i32> %1035, i32 %1028, i64 4
  %1037 = insertelement <8 x i32> %1036, i32 %1029, i64 5
  %1038 = insertelement <8 x i32> %1037, i32 %1030, i64 6
  %1039 = insertelement <8 x i32> %1038, i32 %1031, i64 7
  %1040 = getelementptr i32, ptr %6, i64 4
  %1041 = extractelement <8 x i32> %1039, i64 0
  %1042 = insertelement <4 x i32> poison, i32 %1041, i64 0
  %1043 = extractelement <8 x i32> %1039, i64 1
  %1044 = insertelement <4 x i32> %1042, i32 %1043, i64 1
  %1045 = extractelement <8 x i32> %1039, i64 2
  %1046 = insertelement <4 x i32> %1044, i32 %1045, i64 2
  %1047 = extractelement <8 x i32> %1039, i64 3
  %1048 = insertelement <4 x i32> %1046, i32 %1047, i64 3
  store <4 x i32> %1048, ptr %6, align 16
  %1049 = extractelement <8 x i32> %1039, i64 4
  %1050 = insertelement <4 x i32> poison, i32 %1049, i64 0
  %1051 = extractelement <8 x i32> %1039, i64 5
  %1052 = insertelement <4 x i32> %1050, i32 %1051, i64 1
  %1053 = extractelement <8 x i32> %1039, i64 6
  %1054 = insertelement <4 x i32> %1052, i32 %1053, i64 2
  %1055 = extractelement <8 x i32> %1039, i64 7
  %1056 = insertelement <4 x i32> %1054, i32 %1055, i64 3
  store <4 x i32> %1056, ptr %1040, align 16
  %1057 = getelementptr float, ptr %6, i64 4
  %1058 = load <4 x float>, ptr %6, align 16
  %1059 = extractelement <4 x float> %1058, i64 0
  %1060 = insertelement <8 x float> poison, float %1059, i64 0
  %1061 = extractelement <4 x float> %1058, i64 1
  %1062 = insertelement <8 x float> %1060, float %1061, i64 1
  %1063 = extractelement <4 x float> %1058, i64 2
  %1064 = insertelement <8 x float> %1062, float %1063, i64 2
  %1065 = extractelement <4 x float> %1058, i64 3
  %1066 = insertelement <8 x float> %1064, float %1065, i64 3
  %1067 = load <4 x float>, ptr %1057, align 16
  %1068 = extractelement <4 x float> %1067, i64 0
  %1069 = insertelement <8 x float> %1066, float %1068, i64 4
  %1070 = extractelement <4 x float> %1067, i64 1
  %1071 = insertelement <8 x float> %1069, float %1070, i64 5
  %1072 = extractelement <4 x float> %1067, i64 2
  %1073 = insertelement <8 x float> %1071, float %1072, i64 6
  %1074 = extractelement <4 x float> %1067, i64 3
  %1075 = insertelement <8 x float> %1073, float %1074, i64 7
  %1076 = getelementptr float, ptr addrspace(1) %973, i64 4
  %1077 = extractelement <8 x float> %1075, i64 0
  %1078 = insertelement <4 x float> poison, float %1077, i64 0
  %1079 = extractelement <8 x float> %1075, i64 1
  %1080 = insertelement <4 x float> %1078, float %1079, i64 1
  %1081 = extractelement <8 x float> %1075, i64 2
  %1082 = insertelement <4 x float> %1080, float %1081, i64 2
  %1083 = extractelement <8 x float> %1075, i64 3
  %1084 = insertelement <4 x float> %1082, float %1083, i64 3
  store <4 x float> %1084, ptr addrspace(1) %973, align 16
  %1085 = extractelement <8 x float> %1075, i64 4
  %1086 = insertelement <4 x float> poison, float %1085, i64 0
  %1087 = extractelement <8 x float> %1075, i64 5
  %1088 = insertelement <4 x float> %1086, float %1087, i64 1
  %1089 = extractelement <8 x float> %1075, i64 6
  %1090 = insertelement <4 x float> %1088, float %1089, i64 2
  %1091 = extractelement <8 x float> %1075, i64 7
  %1092 = insertelement <4 x float> %1090, float %1091, i64 3
  store <4 x float> %1092, ptr addrspace(1) %1076, align 16
  %1093 = urem i32 %15, 32
  %1094 = udiv i32 %15, 32
  %1095 = mul nsw i32 %1093, 40
  %1096 = mul nsw i32 %1094, 1280
  %1097 = add nsw i32 %1095, %1096
  %1098 = add nsw i32 %1097, 32
  %1099 = sext i32 %1098 to i64
  %1100 = getelementptr float, ptr addrspace(1) %84, i64 %1099
  %1101 = mul nsw i32 %85, 2097152
  %1102 = add nsw i32 32, %1101
  %1103 = sext i32 %1102 to i64
  %1104 = getelementptr i8, ptr addrspace(6) %90, i64 %1103
  %1105 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1104, i1 false)
  %1106 = getelementptr i32, ptr %5, i64 4
  %1107 = extractelement <8 x i32> %1105, i64 0
  %1108 = insertelement <4 x i32> poison, i32 %1107, i64 0
  %1109 = extractelement <8 x i32> %1105, i64 1
  %1110 = insertelement <4 x i32> %1108, i32 %1109, i64 1
  %1111 = extractelement <8 x i32> %1105, i64 2
  %1112 = insertelement <4 x i32> %1110, i32 %1111, i64 2
  %1113 = extractelement <8 x i32> %1105, i64 3
  %1114 = insertelement <4 x i32> %1112, i32 %1113, i64 3
  store <4 x i32> %1114, ptr %5, align 16
  %1115 = extractelement <8 x i32> %1105, i64 4
  %1116 = insertelement <4 x i32> poison, i32 %1115, i64 0
  %1117 = extractelement <8 x i32> %1105, i64 5
  %1118 = insertelement <4 x i32> %1116, i32 %1117, i64 1
  %1119 = extractelement <8 x i32> %1105, i64 6
  %1120 = insertelement <4 x i32> %1118, i32 %1119, i64 2
  %1121 = extractelement <8 x i32> %1105, i64 7
  %1122 = insertelement <4 x i32> %1120, i32 %1121, i64 3
  store <4 x i32> %1122, ptr %1106, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1123 = getelementptr i32, ptr %5, i64 4
  %1124 = load <4 x i32>, ptr %5, align 16
  %1125 = extractelement <4 x i32> %1124, i64 0
  %1126 = insertelement <8 x i32> poison, i32 %1125, i64 0
  %1127 = extractelement <4 x i32> %1124, i64 1
  %1128 = insertelement <8 x i32> %1126, i32 %1127, i64 1
  %1129 = extractelement <4 x i32> %1124, i64 2
  %1130 = insertelement <8 x i32> %1128, i32 %1129, i64 2
  %1131 = extractelement <4 x i32> %1124, i64 3
  %1132 = insertelement <8 x i32> %1130, i32 %1131, i64 3
  %1133 = load <4 x i32>, ptr %1123, align 16
  %1134 = extractelement <4 x i32> %1133, i64 0
  %1135 = insertelement <8 x i32> %1132, i32 %1134, i64 4
  %1136 = extractelement <4 x i32> %1133, i64 1
  %1137 = insertelement <8 x i32> %1135, i32 %1136, i64 5
  %1138 = extractelement <4 x i32> %1133, i64 2
  %1139 = insertelement <8 x i32> %1137, i32 %1138, i64 6
  %1140 = extractelement <4 x i32> %1133, i64 3
  %1141 = insertelement <8 x i32> %1139, i32 %1140, i64 7
  %1142 = extractelement <8 x i32> %1141, i64 0
  %1143 = extractelement <8 x i32> %1141, i64 1
  %1144 = extractelement <8 x i32> %1141, i64 2
  %1145 = extractelement <8 x i32> %1141, i64 3
  %1146 = extractelement <8 x i32> %1141, i64 4
  %1147 = extractelement <8 x i32> %1141, i64 5
  %1148 = extractelement <8 x i32> %1141, i64 6
  %1149 = extractelement <8 x i32> %1141, i64 7
  %1150 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1142, i32 %1143, i32 %1144, i32 %1145, i32 %1146, i32 %1147, i32 %1148, i32 %1149)
  %1151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 0
  %1152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 1
  %1153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 2
  %1154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 3
  %1155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 4
  %1156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 5
  %1157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 6
  %1158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1150, 7
  %1159 = insertelement <8 x i32> poison, i32 %1151, i64 0
  %1160 = insertelement <8 x i32> %1159, i32 %1152, i64 1
  %1161 = insertelement <8 x i32> %1160, i32 %1153, i64 2
  %1162 = insertelement <8 x i32> %1161, i32 %1154, i64 3
  %1163 = insertelement <8 x i32> %1162, i32 %1155, i64 4
  %1164 = insertelement <8 x i32> %1163, i32 %1156, i64 5
  %1165 = insertelement <8 x i32> %1164, i32 %1157, i64 6
  %1166 = insertelement <8 x i32> %1165, i32 %1158, i64 7
  %1167 = getelementptr i32, ptr %5, i64 4
  %1168 = extractelement <8 x i32> %1166, i64 0
  %1169 = insertelement <4 x i32> poison, i32 %1168, i64 0
  %1170 = extractelement <8 x i32> %1166, i64 1
  %1171 = insertelement <4 x i32> %1169, i32 %1170, i64 1
  %1172 = extractelement <8 x i32> %1166, i64 2
  %1173 = insertelement <4 x i32> %1171, i32 %1172, i64 2
  %1174 = extractelement <8 x i32> %1166, i64 3
  %1175 = insertelement <4 x i32> %1173, i32 %1174, i64 3
  store <4 x i32> %1175, ptr %5, align 16
  %1176 = extractelement <8 x i32> %1166, i64 4
  %1177 = insertelement <4 x i32> poison, i32 %1176, i64 0
  %1178 = extractelement <8 x i32> %1166, i64 5
  %1179 = insertelement <4 x i32> %1177, i32 %1178, i64 1
  %1180 = extractelement <8 x i32> %1166, i64 6
  %1181 = insertelement <4 x i32> %1179, i32 %1180, i64 2
  %1182 = extractelement <8 x i32> %1166, i64 7
  %1183 = insertelement <4 x i32> %1181, i32 %1182, i64 3
  store <4 x i32> %1183, ptr %1167, align 16
  %1184 = getelementptr float, ptr %5, i64 4
  %1185 = load <4 x float>, ptr %5, align 16
  %1186 = extractelement <4 x float> %1185, i64 0
  %1187 = insertelement <8 x float> poison, float %1186, i64 0
  %1188 = extractelement <4 x float> %1185, i64 1
  %1189 = insertelement <8 x float> %1187, float %1188, i64 1
  %1190 = extractelement <4 x float> %1185, i64 2
  %1191 = insertelement <8 x float> %1189, float %1190, i64 2
  %1192 = extractelement <4 x float> %1185, i64 3
  %1193 = insertelement <8 x float> %1191, float %1192, i64 3
  %1194 = load <4 x float>, ptr %1184, align 16
  %1195 = extractelement <4 x float> %1194, i64 0
  %1196 = insertelement <8 x float> %1193, float %1195, i64 4
  %1197 = extractelement <4 x float> %1194, i64 1
  %1198 = insertelement <8 x float> %1196, float %1197, i64 5
  %1199 = extractelement <4 x float> %1194, i64 2
  %1200 = insertelement <8 x float> %1198, float %1199, i64 6
  %1201 = extractelement <4 x float> %1194, i64 3
  %1202 = insertelement <8 x float> %1200, float %1201, i64 7
  %1203 = getelementptr float, ptr addrspace(1) %1100, i64 4
  %1204 = extractelement <8 x float> %1202, i64 0
  %1205 = insertelement <4 x float> poison, float %1204, i64 0
  %1206 = extractelement <8 x float> %1202, i64 1
  %1207 = insertelement <4 x float> %1205, float %1206, i64 1
  %1208 = extractelement <8 x float> %1202, i64 2
  %1209 = insertelement <4 x float> %1207, float %1208, i64 2
  %1210 = extractelement <8 x float> %1202, i64 3
  %1211 = insertelement <4 x float> %1209, float %1210, i64 3
  store <4 x float> %1211, ptr addrspace(1) %1100, align 16
  %1212 = extractelement <8 x float> %1202, i64 4
  %1213 = insertelement <4 x float> poison, float %1212, i64 0
  %1214 = extractelement <8 x float> %1202, i64 5
  %1215 = insertelement <4 x float> %1213, float %1214, i64 1
  %1216 = extractelement <8 x float> %1202, i64 6
  %1217 = insertelement <4 x float> %1215, float %1216, i64 2
  %1218 = extractelement <8 x float> %1202, i64 7
  %1219 = insertelement <4 x float> %1217, float %1218, i64 3
  store <4 x float> %1219, ptr addrspace(1) %1203, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %86, label %1220, label %1221

1220:                                             ; preds = %586
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %90, i32 64)
  br label %1221

1221:                                             ; preds = %1220, %586
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

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
