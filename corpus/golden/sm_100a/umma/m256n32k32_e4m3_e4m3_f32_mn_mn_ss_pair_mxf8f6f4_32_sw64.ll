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
  %17 = mul nsw i32 %16, 4096
  %18 = sext i32 %17 to i64
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  br label %20

20:                                               ; preds = %23, %4
  %21 = phi i32 [ %50, %23 ], [ %15, %4 ]
  %22 = icmp slt i32 %21, 4096
  br i1 %22, label %23, label %51

23:                                               ; preds = %20
  %24 = urem i32 %21, 128
  %25 = udiv i32 %21, 128
  %26 = mul nsw i32 %24, 32
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(1) %19, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  %31 = urem i32 %21, 64
  %32 = udiv i32 %21, 64
  %33 = urem i32 %32, 2
  %34 = udiv i32 %32, 2
  %35 = mul nsw i32 %33, 2048
  %36 = add nsw i32 %31, %35
  %37 = urem i32 %34, 8
  %38 = udiv i32 %34, 8
  %39 = mul nsw i32 %37, 64
  %40 = add nsw i32 %36, %39
  %41 = mul nsw i32 %38, 512
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %43
  %45 = ptrtoint ptr addrspace(3) %44 to i32
  %46 = and i32 %45, 384
  %47 = lshr i32 %46, 3
  %48 = xor i32 %45, %47
  %49 = inttoptr i32 %48 to ptr addrspace(3)
  store i8 %30, ptr addrspace(3) %49, align 1
  %50 = add i32 %21, 128
  br label %20

51:                                               ; preds = %20
  %52 = mul nsw i32 %16, 512
  %53 = sext i32 %52 to i64
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  br label %55

55:                                               ; preds = %58, %51
  %56 = phi i32 [ %81, %58 ], [ %15, %51 ]
  %57 = icmp slt i32 %56, 512
  br i1 %57, label %58, label %82

58:                                               ; preds = %55
  %59 = urem i32 %56, 16
  %60 = udiv i32 %56, 16
  %61 = mul nsw i32 %59, 32
  %62 = add nsw i32 %61, %60
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(1) %54, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1
  %66 = urem i32 %56, 16
  %67 = udiv i32 %56, 16
  %68 = urem i32 %67, 8
  %69 = udiv i32 %67, 8
  %70 = mul nsw i32 %68, 64
  %71 = add nsw i32 %66, %70
  %72 = mul nsw i32 %69, 512
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %74
  %76 = ptrtoint ptr addrspace(3) %75 to i32
  %77 = and i32 %76, 384
  %78 = lshr i32 %77, 3
  %79 = xor i32 %76, %78
  %80 = inttoptr i32 %79 to ptr addrspace(3)
  store i8 %65, ptr addrspace(3) %80, align 1
  %81 = add i32 %56, 128
  br label %55

82:                                               ; preds = %55
  %83 = mul nsw i32 %16, 5120
  %84 = sext i32 %83 to i64
  %85 = getelementptr float, ptr addrspace(1) %2, i64 %84
  %86 = mul nsw i32 %16, 5120
  %87 = sext i32 %86 to i64
  %88 = getelementptr float, ptr addrspace(1) %3, i64 %87
  %89 = lshr i32 %15, 5
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %92

91:                                               ; preds = %82
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %92

92:                                               ; preds = %91, %82
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %93 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %94 = inttoptr i32 %93 to ptr addrspace(6)
  %95 = icmp eq i32 %15, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %97

97:                                               ; preds = %96, %92
  %98 = urem i32 %15, 32
  %99 = udiv i32 %15, 32
  %100 = mul nsw i32 %98, 40
  %101 = mul nsw i32 %99, 1280
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr float, ptr addrspace(1) %85, i64 %103
  %105 = mul nsw i32 %89, 2097152
  %106 = sext i32 %105 to i64
  %107 = getelementptr i8, ptr addrspace(6) %94, i64 %106
  %108 = getelementptr float, ptr addrspace(1) %104, i64 4
  %109 = load <4 x float>, ptr addrspace(1) %104, align 16
  %110 = extractelement <4 x float> %109, i64 0
  %111 = insertelement <8 x float> poison, float %110, i64 0
  %112 = extractelement <4 x float> %109, i64 1
  %113 = insertelement <8 x float> %111, float %112, i64 1
  %114 = extractelement <4 x float> %109, i64 2
  %115 = insertelement <8 x float> %113, float %114, i64 2
  %116 = extractelement <4 x float> %109, i64 3
  %117 = insertelement <8 x float> %115, float %116, i64 3
  %118 = load <4 x float>, ptr addrspace(1) %108, align 16
  %119 = extractelement <4 x float> %118, i64 0
  %120 = insertelement <8 x float> %117, float %119, i64 4
  %121 = extractelement <4 x float> %118, i64 1
  %122 = insertelement <8 x float> %120, float %121, i64 5
  %123 = extractelement <4 x float> %118, i64 2
  %124 = insertelement <8 x float> %122, float %123, i64 6
  %125 = extractelement <4 x float> %118, i64 3
  %126 = insertelement <8 x float> %124, float %125, i64 7
  %127 = getelementptr float, ptr %14, i64 4
  %128 = extractelement <8 x float> %126, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <8 x float> %126, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <8 x float> %126, i64 2
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <8 x float> %126, i64 3
  %135 = insertelement <4 x float> %133, float %134, i64 3
  store <4 x float> %135, ptr %14, align 16
  %136 = extractelement <8 x float> %126, i64 4
  %137 = insertelement <4 x float> poison, float %136, i64 0
  %138 = extractelement <8 x float> %126, i64 5
  %139 = insertelement <4 x float> %137, float %138, i64 1
  %140 = extractelement <8 x float> %126, i64 6
  %141 = insertelement <4 x float> %139, float %140, i64 2
  %142 = extractelement <8 x float> %126, i64 7
  %143 = insertelement <4 x float> %141, float %142, i64 3
  store <4 x float> %143, ptr %127, align 16
  %144 = getelementptr i32, ptr %14, i64 4
  %145 = load <4 x i32>, ptr %14, align 16
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = insertelement <8 x i32> poison, i32 %146, i64 0
  %148 = extractelement <4 x i32> %145, i64 1
  %149 = insertelement <8 x i32> %147, i32 %148, i64 1
  %150 = extractelement <4 x i32> %145, i64 2
  %151 = insertelement <8 x i32> %149, i32 %150, i64 2
  %152 = extractelement <4 x i32> %145, i64 3
  %153 = insertelement <8 x i32> %151, i32 %152, i64 3
  %154 = load <4 x i32>, ptr %144, align 16
  %155 = extractelement <4 x i32> %154, i64 0
  %156 = insertelement <8 x i32> %153, i32 %155, i64 4
  %157 = extractelement <4 x i32> %154, i64 1
  %158 = insertelement <8 x i32> %156, i32 %157, i64 5
  %159 = extractelement <4 x i32> %154, i64 2
  %160 = insertelement <8 x i32> %158, i32 %159, i64 6
  %161 = extractelement <4 x i32> %154, i64 3
  %162 = insertelement <8 x i32> %160, i32 %161, i64 7
  %163 = extractelement <8 x i32> %162, i64 0
  %164 = extractelement <8 x i32> %162, i64 1
  %165 = extractelement <8 x i32> %162, i64 2
  %166 = extractelement <8 x i32> %162, i64 3
  %167 = extractelement <8 x i32> %162, i64 4
  %168 = extractelement <8 x i32> %162, i64 5
  %169 = extractelement <8 x i32> %162, i64 6
  %170 = extractelement <8 x i32> %162, i64 7
  %171 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %163, i32 %164, i32 %165, i32 %166, i32 %167, i32 %168, i32 %169, i32 %170)
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 0
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 1
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 2
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 3
  %176 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 4
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 5
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 6
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %171, 7
  %180 = insertelement <8 x i32> poison, i32 %172, i64 0
  %181 = insertelement <8 x i32> %180, i32 %173, i64 1
  %182 = insertelement <8 x i32> %181, i32 %174, i64 2
  %183 = insertelement <8 x i32> %182, i32 %175, i64 3
  %184 = insertelement <8 x i32> %183, i32 %176, i64 4
  %185 = insertelement <8 x i32> %184, i32 %177, i64 5
  %186 = insertelement <8 x i32> %185, i32 %178, i64 6
  %187 = insertelement <8 x i32> %186, i32 %179, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %107, <8 x i32> %187, i1 false)
  %188 = urem i32 %15, 32
  %189 = udiv i32 %15, 32
  %190 = mul nsw i32 %188, 40
  %191 = mul nsw i32 %189, 1280
  %192 = add nsw i32 %190, %191
  %193 = add nsw i32 %192, 8
  %194 = sext i32 %193 to i64
  %195 = getelementptr float, ptr addrspace(1) %85, i64 %194
  %196 = mul nsw i32 %89, 2097152
  %197 = add nsw i32 8, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr i8, ptr addrspace(6) %94, i64 %198
  %200 = getelementptr float, ptr addrspace(1) %195, i64 4
  %201 = load <4 x float>, ptr addrspace(1) %195, align 16
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <8 x float> poison, float %202, i64 0
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <8 x float> %203, float %204, i64 1
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <8 x float> %205, float %206, i64 2
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <8 x float> %207, float %208, i64 3
  %210 = load <4 x float>, ptr addrspace(1) %200, align 16
  %211 = extractelement <4 x float> %210, i64 0
  %212 = insertelement <8 x float> %209, float %211, i64 4
  %213 = extractelement <4 x float> %210, i64 1
  %214 = insertelement <8 x float> %212, float %213, i64 5
  %215 = extractelement <4 x float> %210, i64 2
  %216 = insertelement <8 x float> %214, float %215, i64 6
  %217 = extractelement <4 x float> %210, i64 3
  %218 = insertelement <8 x float> %216, float %217, i64 7
  %219 = getelementptr float, ptr %13, i64 4
  %220 = extractelement <8 x float> %218, i64 0
  %221 = insertelement <4 x float> poison, float %220, i64 0
  %222 = extractelement <8 x float> %218, i64 1
  %223 = insertelement <4 x float> %221, float %222, i64 1
  %224 = extractelement <8 x float> %218, i64 2
  %225 = insertelement <4 x float> %223, float %224, i64 2
  %226 = extractelement <8 x float> %218, i64 3
  %227 = insertelement <4 x float> %225, float %226, i64 3
  store <4 x float> %227, ptr %13, align 16
  %228 = extractelement <8 x float> %218, i64 4
  %229 = insertelement <4 x float> poison, float %228, i64 0
  %230 = extractelement <8 x float> %218, i64 5
  %231 = insertelement <4 x float> %229, float %230, i64 1
  %232 = extractelement <8 x float> %218, i64 6
  %233 = insertelement <4 x float> %231, float %232, i64 2
  %234 = extractelement <8 x float> %218, i64 7
  %235 = insertelement <4 x float> %233, float %234, i64 3
  store <4 x float> %235, ptr %219, align 16
  %236 = getelementptr i32, ptr %13, i64 4
  %237 = load <4 x i32>, ptr %13, align 16
  %238 = extractelement <4 x i32> %237, i64 0
  %239 = insertelement <8 x i32> poison, i32 %238, i64 0
  %240 = extractelement <4 x i32> %237, i64 1
  %241 = insertelement <8 x i32> %239, i32 %240, i64 1
  %242 = extractelement <4 x i32> %237, i64 2
  %243 = insertelement <8 x i32> %241, i32 %242, i64 2
  %244 = extractelement <4 x i32> %237, i64 3
  %245 = insertelement <8 x i32> %243, i32 %244, i64 3
  %246 = load <4 x i32>, ptr %236, align 16
  %247 = extractelement <4 x i32> %246, i64 0
  %248 = insertelement <8 x i32> %245, i32 %247, i64 4
  %249 = extractelement <4 x i32> %246, i64 1
  %250 = insertelement <8 x i32> %248, i32 %249, i64 5
  %251 = extractelement <4 x i32> %246, i64 2
  %252 = insertelement <8 x i32> %250, i32 %251, i64 6
  %253 = extractelement <4 x i32> %246, i64 3
  %254 = insertelement <8 x i32> %252, i32 %253, i64 7
  %255 = extractelement <8 x i32> %254, i64 0
  %256 = extractelement <8 x i32> %254, i64 1
  %257 = extractelement <8 x i32> %254, i64 2
  %258 = extractelement <8 x i32> %254, i64 3
  %259 = extractelement <8 x i32> %254, i64 4
  %260 = extractelement <8 x i32> %254, i64 5
  %261 = extractelement <8 x i32> %254, i64 6
  %262 = extractelement <8 x i32> %254, i64 7
  %263 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %255, i32 %256, i32 %257, i32 %258, i32 %259, i32 %260, i32 %261, i32 %262)
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 0
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 1
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 2
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 3
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 4
  %269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 5
  %270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 6
  %271 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %263, 7
  %272 = insertelement <8 x i32> poison, i32 %264, i64 0
  %273 = insertelement <8 x i32> %272, i32 %265, i64 1
  %274 = insertelement <8 x i32> %273, i32 %266, i64 2
  %275 = insertelement <8 x i32> %274, i32 %267, i64 3
  %276 = insertelement <8 x i32> %275, i32 %268, i64 4
  %277 = insertelement <8 x i32> %276, i32 %269, i64 5
  %278 = insertelement <8 x i32> %277, i32 %270, i64 6
  %279 = insertelement <8 x i32> %278, i32 %271, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %199, <8 x i32> %279, i1 false)
  %280 = urem i32 %15, 32
  %281 = udiv i32 %15, 32
  %282 = mul nsw i32 %280, 40
  %283 = mul nsw i32 %281, 1280
  %284 = add nsw i32 %282, %283
  %285 = add nsw i32 %284, 16
  %286 = sext i32 %285 to i64
  %287 = getelementptr float, ptr addrspace(1) %85, i64 %286
  %288 = mul nsw i32 %89, 2097152
  %289 = add nsw i32 16, %288
  %290 = sext i32 %289 to i64
  %291 = getelementptr i8, ptr addrspace(6) %94, i64 %290
  %292 = getelementptr float, ptr addrspace(1) %287, i64 4
  %293 = load <4 x float>, ptr addrspace(1) %287, align 16
  %294 = extractelement <4 x float> %293, i64 0
  %295 = insertelement <8 x float> poison, float %294, i64 0
  %296 = extractelement <4 x float> %293, i64 1
  %297 = insertelement <8 x float> %295, float %296, i64 1
  %298 = extractelement <4 x float> %293, i64 2
  %299 = insertelement <8 x float> %297, float %298, i64 2
  %300 = extractelement <4 x float> %293, i64 3
  %301 = insertelement <8 x float> %299, float %300, i64 3
  %302 = load <4 x float>, ptr addrspace(1) %292, align 16
  %303 = extractelement <4 x float> %302, i64 0
  %304 = insertelement <8 x float> %301, float %303, i64 4
  %305 = extractelement <4 x float> %302, i64 1
  %306 = insertelement <8 x float> %304, float %305, i64 5
  %307 = extractelement <4 x float> %302, i64 2
  %308 = insertelement <8 x float> %306, float %307, i64 6
  %309 = extractelement <4 x float> %302, i64 3
  %310 = insertelement <8 x float> %308, float %309, i64 7
  %311 = getelementptr float, ptr %12, i64 4
  %312 = extractelement <8 x float> %310, i64 0
  %313 = insertelement <4 x float> poison, float %312, i64 0
  %314 = extractelement <8 x float> %310, i64 1
  %315 = insertelement <4 x float> %313, float %314, i64 1
  %316 = extractelement <8 x float> %310, i64 2
  %317 = insertelement <4 x float> %315, float %316, i64 2
  %318 = extractelement <8 x float> %310, i64 3
  %319 = insertelement <4 x float> %317, float %318, i64 3
  store <4 x float> %319, ptr %12, align 16
  %320 = extractelement <8 x float> %310, i64 4
  %321 = insertelement <4 x float> poison, float %320, i64 0
  %322 = extractelement <8 x float> %310, i64 5
  %323 = insertelement <4 x float> %321, float %322, i64 1
  %324 = extractelement <8 x float> %310, i64 6
  %325 = insertelement <4 x float> %323, float %324, i64 2
  %326 = extractelement <8 x float> %310, i64 7
  %327 = insertelement <4 x float> %325, float %326, i64 3
  store <4 x float> %327, ptr %311, align 16
  %328 = getelementptr i32, ptr %12, i64 4
  %329 = load <4 x i32>, ptr %12, align 16
  %330 = extractelement <4 x i32> %329, i64 0
  %331 = insertelement <8 x i32> poison, i32 %330, i64 0
  %332 = extractelement <4 x i32> %329, i64 1
  %333 = insertelement <8 x i32> %331, i32 %332, i64 1
  %334 = extractelement <4 x i32> %329, i64 2
  %335 = insertelement <8 x i32> %333, i32 %334, i64 2
  %336 = extractelement <4 x i32> %329, i64 3
  %337 = insertelement <8 x i32> %335, i32 %336, i64 3
  %338 = load <4 x i32>, ptr %328, align 16
  %339 = extractelement <4 x i32> %338, i64 0
  %340 = insertelement <8 x i32> %337, i32 %339, i64 4
  %341 = extractelement <4 x i32> %338, i64 1
  %342 = insertelement <8 x i32> %340, i32 %341, i64 5
  %343 = extractelement <4 x i32> %338, i64 2
  %344 = insertelement <8 x i32> %342, i32 %343, i64 6
  %345 = extractelement <4 x i32> %338, i64 3
  %346 = insertelement <8 x i32> %344, i32 %345, i64 7
  %347 = extractelement <8 x i32> %346, i64 0
  %348 = extractelement <8 x i32> %346, i64 1
  %349 = extractelement <8 x i32> %346, i64 2
  %350 = extractelement <8 x i32> %346, i64 3
  %351 = extractelement <8 x i32> %346, i64 4
  %352 = extractelement <8 x i32> %346, i64 5
  %353 = extractelement <8 x i32> %346, i64 6
  %354 = extractelement <8 x i32> %346, i64 7
  %355 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354)
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 0
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 1
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 2
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 3
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 4
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 5
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 6
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %355, 7
  %364 = insertelement <8 x i32> poison, i32 %356, i64 0
  %365 = insertelement <8 x i32> %364, i32 %357, i64 1
  %366 = insertelement <8 x i32> %365, i32 %358, i64 2
  %367 = insertelement <8 x i32> %366, i32 %359, i64 3
  %368 = insertelement <8 x i32> %367, i32 %360, i64 4
  %369 = insertelement <8 x i32> %368, i32 %361, i64 5
  %370 = insertelement <8 x i32> %369, i32 %362, i64 6
  %371 = insertelement <8 x i32> %370, i32 %363, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %291, <8 x i32> %371, i1 false)
  %372 = urem i32 %15, 32
  %373 = udiv i32 %15, 32
  %374 = mul nsw i32 %372, 40
  %375 = mul nsw i32 %373, 1280
  %376 = add nsw i32 %374, %375
  %377 = add nsw i32 %376, 24
  %378 = sext i32 %377 to i64
  %379 = getelementptr float, ptr addrspace(1) %85, i64 %378
  %380 = mul nsw i32 %89, 2097152
  %381 = add nsw i32 24, %380
  %382 = sext i32 %381 to i64
  %383 = getelementptr i8, ptr addrspace(6) %94, i64 %382
  %384 = getelementptr float, ptr addrspace(1) %379, i64 4
  %385 = load <4 x float>, ptr addrspace(1) %379, align 16
  %386 = extractelement <4 x float> %385, i64 0
  %387 = insertelement <8 x float> poison, float %386, i64 0
  %388 = extractelement <4 x float> %385, i64 1
  %389 = insertelement <8 x float> %387, float %388, i64 1
  %390 = extractelement <4 x float> %385, i64 2
  %391 = insertelement <8 x float> %389, float %390, i64 2
  %392 = extractelement <4 x float> %385, i64 3
  %393 = insertelement <8 x float> %391, float %392, i64 3
  %394 = load <4 x float>, ptr addrspace(1) %384, align 16
  %395 = extractelement <4 x float> %394, i64 0
  %396 = insertelement <8 x float> %393, float %395, i64 4
  %397 = extractelement <4 x float> %394, i64 1
  %398 = insertelement <8 x float> %396, float %397, i64 5
  %399 = extractelement <4 x float> %394, i64 2
  %400 = insertelement <8 x float> %398, float %399, i64 6
  %401 = extractelement <4 x float> %394, i64 3
  %402 = insertelement <8 x float> %400, float %401, i64 7
  %403 = getelementptr float, ptr %11, i64 4
  %404 = extractelement <8 x float> %402, i64 0
  %405 = insertelement <4 x float> poison, float %404, i64 0
  %406 = extractelement <8 x float> %402, i64 1
  %407 = insertelement <4 x float> %405, float %406, i64 1
  %408 = extractelement <8 x float> %402, i64 2
  %409 = insertelement <4 x float> %407, float %408, i64 2
  %410 = extractelement <8 x float> %402, i64 3
  %411 = insertelement <4 x float> %409, float %410, i64 3
  store <4 x float> %411, ptr %11, align 16
  %412 = extractelement <8 x float> %402, i64 4
  %413 = insertelement <4 x float> poison, float %412, i64 0
  %414 = extractelement <8 x float> %402, i64 5
  %415 = insertelement <4 x float> %413, float %414, i64 1
  %416 = extractelement <8 x float> %402, i64 6
  %417 = insertelement <4 x float> %415, float %416, i64 2
  %418 = extractelement <8 x float> %402, i64 7
  %419 = insertelement <4 x float> %417, float %418, i64 3
  store <4 x float> %419, ptr %403, align 16
  %420 = getelementptr i32, ptr %11, i64 4
  %421 = load <4 x i32>, ptr %11, align 16
  %422 = extractelement <4 x i32> %421, i64 0
  %423 = insertelement <8 x i32> poison, i32 %422, i64 0
  %424 = extractelement <4 x i32> %421, i64 1
  %425 = insertelement <8 x i32> %423, i32 %424, i64 1
  %426 = extractelement <4 x i32> %421, i64 2
  %427 = insertelement <8 x i32> %425, i32 %426, i64 2
  %428 = extractelement <4 x i32> %421, i64 3
  %429 = insertelement <8 x i32> %427, i32 %428, i64 3
  %430 = load <4 x i32>, ptr %420, align 16
  %431 = extractelement <4 x i32> %430, i64 0
  %432 = insertelement <8 x i32> %429, i32 %431, i64 4
  %433 = extractelement <4 x i32> %430, i64 1
  %434 = insertelement <8 x i32> %432, i32 %433, i64 5
  %435 = extractelement <4 x i32> %430, i64 2
  %436 = insertelement <8 x i32> %434, i32 %435, i64 6
  %437 = extractelement <4 x i32> %430, i64 3
  %438 = insertelement <8 x i32> %436, i32 %437, i64 7
  %439 = extractelement <8 x i32> %438, i64 0
  %440 = extractelement <8 x i32> %438, i64 1
  %441 = extractelement <8 x i32> %438, i64 2
  %442 = extractelement <8 x i32> %438, i64 3
  %443 = extractelement <8 x i32> %438, i64 4
  %444 = extractelement <8 x i32> %438, i64 5
  %445 = extractelement <8 x i32> %438, i64 6
  %446 = extractelement <8 x i32> %438, i64 7
  %447 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %439, i32 %440, i32 %441, i32 %442, i32 %443, i32 %444, i32 %445, i32 %446)
  %448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 0
  %449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 1
  %450 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 2
  %451 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 3
  %452 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 4
  %453 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 5
  %454 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 6
  %455 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %447, 7
  %456 = insertelement <8 x i32> poison, i32 %448, i64 0
  %457 = insertelement <8 x i32> %456, i32 %449, i64 1
  %458 = insertelement <8 x i32> %457, i32 %450, i64 2
  %459 = insertelement <8 x i32> %458, i32 %451, i64 3
  %460 = insertelement <8 x i32> %459, i32 %452, i64 4
  %461 = insertelement <8 x i32> %460, i32 %453, i64 5
  %462 = insertelement <8 x i32> %461, i32 %454, i64 6
  %463 = insertelement <8 x i32> %462, i32 %455, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %383, <8 x i32> %463, i1 false)
  %464 = urem i32 %15, 32
  %465 = udiv i32 %15, 32
  %466 = mul nsw i32 %464, 40
  %467 = mul nsw i32 %465, 1280
  %468 = add nsw i32 %466, %467
  %469 = add nsw i32 %468, 32
  %470 = sext i32 %469 to i64
  %471 = getelementptr float, ptr addrspace(1) %85, i64 %470
  %472 = mul nsw i32 %89, 2097152
  %473 = add nsw i32 32, %472
  %474 = sext i32 %473 to i64
  %475 = getelementptr i8, ptr addrspace(6) %94, i64 %474
  %476 = getelementptr float, ptr addrspace(1) %471, i64 4
  %477 = load <4 x float>, ptr addrspace(1) %471, align 16
  %478 = extractelement <4 x float> %477, i64 0
  %479 = insertelement <8 x float> poison, float %478, i64 0
  %480 = extractelement <4 x float> %477, i64 1
  %481 = insertelement <8 x float> %479, float %480, i64 1
  %482 = extractelement <4 x float> %477, i64 2
  %483 = insertelement <8 x float> %481, float %482, i64 2
  %484 = extractelement <4 x float> %477, i64 3
  %485 = insertelement <8 x float> %483, float %484, i64 3
  %486 = load <4 x float>, ptr addrspace(1) %476, align 16
  %487 = extractelement <4 x float> %486, i64 0
  %488 = insertelement <8 x float> %485, float %487, i64 4
  %489 = extractelement <4 x float> %486, i64 1
  %490 = insertelement <8 x float> %488, float %489, i64 5
  %491 = extractelement <4 x float> %486, i64 2
  %492 = insertelement <8 x float> %490, float %491, i64 6
  %493 = extractelement <4 x float> %486, i64 3
  %494 = insertelement <8 x float> %492, float %493, i64 7
  %495 = getelementptr float, ptr %10, i64 4
  %496 = extractelement <8 x float> %494, i64 0
  %497 = insertelement <4 x float> poison, float %496, i64 0
  %498 = extractelement <8 x float> %494, i64 1
  %499 = insertelement <4 x float> %497, float %498, i64 1
  %500 = extractelement <8 x float> %494, i64 2
  %501 = insertelement <4 x float> %499, float %500, i64 2
  %502 = extractelement <8 x float> %494, i64 3
  %503 = insertelement <4 x float> %501, float %502, i64 3
  store <4 x float> %503, ptr %10, align 16
  %504 = extractelement <8 x float> %494, i64 4
  %505 = insertelement <4 x float> poison, float %504, i64 0
  %506 = extractelement <8 x float> %494, i64 5
  %507 = insertelement <4 x float> %505, float %506, i64 1
  %508 = extractelement <8 x float> %494, i64 6
  %509 = insertelement <4 x float> %507, float %508, i64 2
  %510 = extractelement <8 x float> %494, i64 7
  %511 = insertelement <4 x float> %509, float %510, i64 3
  store <4 x float> %511, ptr %495, align 16
  %512 = getelementptr i32, ptr %10, i64 4
  %513 = load <4 x i32>, ptr %10, align 16
  %514 = extractelement <4 x i32> %513, i64 0
  %515 = insertelement <8 x i32> poison, i32 %514, i64 0
  %516 = extractelement <4 x i32> %513, i64 1
  %517 = insertelement <8 x i32> %515, i32 %516, i64 1
  %518 = extractelement <4 x i32> %513, i64 2
  %519 = insertelement <8 x i32> %517, i32 %518, i64 2
  %520 = extractelement <4 x i32> %513, i64 3
  %521 = insertelement <8 x i32> %519, i32 %520, i64 3
  %522 = load <4 x i32>, ptr %512, align 16
  %523 = extractelement <4 x i32> %522, i64 0
  %524 = insertelement <8 x i32> %521, i32 %523, i64 4
  %525 = extractelement <4 x i32> %522, i64 1
  %526 = insertelement <8 x i32> %524, i32 %525, i64 5
  %527 = extractelement <4 x i32> %522, i64 2
  %528 = insertelement <8 x i32> %526, i32 %527, i64 6
  %529 = extractelement <4 x i32> %522, i64 3
  %530 = insertelement <8 x i32> %528, i32 %529, i64 7
  %531 = extractelement <8 x i32> %530, i64 0
  %532 = extractelement <8 x i32> %530, i64 1
  %533 = extractelement <8 x i32> %530, i64 2
  %534 = extractelement <8 x i32> %530, i64 3
  %535 = extractelement <8 x i32> %530, i64 4
  %536 = extractelement <8 x i32> %530, i64 5
  %537 = extractelement <8 x i32> %530, i64 6
  %538 = extractelement <8 x i32> %530, i64 7
  %539 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %531, i32 %532, i32 %533, i32 %534, i32 %535, i32 %536, i32 %537, i32 %538)
  %540 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 0
  %541 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 1
  %542 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 2
  %543 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 3
  %544 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 4
  %545 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 5
  %546 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 6
  %547 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %539, 7
  %548 = insertelement <8 x i32> poison, i32 %540, i64 0
  %549 = insertelement <8 x i32> %548, i32 %541, i64 1
  %550 = insertelement <8 x i32> %549, i32 %542, i64 2
  %551 = insertelement <8 x i32> %550, i32 %543, i64 3
  %552 = insertelement <8 x i32> %551, i32 %544, i64 4
  %553 = insertelement <8 x i32> %552, i32 %545, i64 5
  %554 = insertelement <8 x i32> %553, i32 %546, i64 6
  %555 = insertelement <8 x i32> %554, i32 %547, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %475, <8 x i32> %555, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %556 = getelementptr i8, ptr addrspace(6) %94, i64 32
  %557 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %556, 3
  %558 = getelementptr i8, ptr addrspace(6) %94, i64 36
  %559 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %557, ptr addrspace(6) %558, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %560 = icmp eq i32 %16, 0
  %561 = and i1 %95, %560
  br i1 %561, label %562, label %590

562:                                              ; preds = %97
  %563 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %564 = lshr i32 %563, 4
  %565 = zext i32 %564 to i64
  %566 = or i64 %565, -9223301530663256064
  %567 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %568 = lshr i32 %567, 4
  %569 = zext i32 %568 to i64
  %570 = or i64 %569, -9223301530671579136
  %571 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %559, 0
  %572 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %559, 1
  %573 = zext i1 %572 to i32
  %574 = shl i32 %573, 13
  %575 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %559, 2
  %576 = zext i1 %575 to i32
  %577 = shl i32 %576, 14
  %578 = or i32 %574, %577
  %579 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %559, 3
  %580 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %559, 4
  %581 = or i32 277446656, %578
  %582 = ptrtoint ptr addrspace(6) %579 to i32
  %583 = lshr i32 %582, 30
  %584 = shl i32 %583, 29
  %585 = or i32 %581, %584
  %586 = ptrtoint ptr addrspace(6) %580 to i32
  %587 = lshr i32 %586, 30
  %588 = shl i32 %587, 4
  %589 = or i32 %585, %588
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %94, i64 %566, i64 %570, i32 %589, i1 %571, ptr addrspace(6) %579, ptr addrspace(6) %580, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %590

590:                                              ; preds = %562, %97
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %591 = urem i32 %15, 32
  %592 = udiv i32 %15, 32
  %593 = mul nsw i32 %591, 40
  %594 = mul nsw i32 %592, 1280
  %595 = add nsw i32 %593, %594
  %596 = sext i32 %595 to i64
  %597 = getelementptr float, ptr addrspace(1) %88, i64 %596
  %598 = mul nsw i32 %89, 2097152
  %599 = sext i32 %598 to i64
  %600 = getelementptr i8, ptr addrspace(6) %94, i64 %599
  %601 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %600, i1 false)
  %602 = getelementptr i32, ptr %9, i64 4
  %603 = extractelement <8 x i32> %601, i64 0
  %604 = insertelement <4 x i32> poison, i32 %603, i64 0
  %605 = extractelement <8 x i32> %601, i64 1
  %606 = insertelement <4 x i32> %604, i32 %605, i64 1
  %607 = extractelement <8 x i32> %601, i64 2
  %608 = insertelement <4 x i32> %606, i32 %607, i64 2
  %609 = extractelement <8 x i32> %601, i64 3
  %610 = insertelement <4 x i32> %608, i32 %609, i64 3
  store <4 x i32> %610, ptr %9, align 16
  %611 = extractelement <8 x i32> %601, i64 4
  %612 = insertelement <4 x i32> poison, i32 %611, i64 0
  %613 = extractelement <8 x i32> %601, i64 5
  %614 = insertelement <4 x i32> %612, i32 %613, i64 1
  %615 = extractelement <8 x i32> %601, i64 6
  %616 = insertelement <4 x i32> %614, i32 %615, i64 2
  %617 = extractelement <8 x i32> %601, i64 7
  %618 = insertelement <4 x i32> %616, i32 %617, i64 3
  store <4 x i32> %618, ptr %602, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %619 = getelementptr i32, ptr %9, i64 4
  %620 = load <4 x i32>, ptr %9, align 16
  %621 = extractelement <4 x i32> %620, i64 0
  %622 = insertelement <8 x i32> poison, i32 %621, i64 0
  %623 = extractelement <4 x i32> %620, i64 1
  %624 = insertelement <8 x i32> %622, i32 %623, i64 1
  %625 = extractelement <4 x i32> %620, i64 2
  %626 = insertelement <8 x i32> %624, i32 %625, i64 2
  %627 = extractelement <4 x i32> %620, i64 3
  %628 = insertelement <8 x i32> %626, i32 %627, i64 3
  %629 = load <4 x i32>, ptr %619, align 16
  %630 = extractelement <4 x i32> %629, i64 0
  %631 = insertelement <8 x i32> %628, i32 %630, i64 4
  %632 = extractelement <4 x i32> %629, i64 1
  %633 = insertelement <8 x i32> %631, i32 %632, i64 5
  %634 = extractelement <4 x i32> %629, i64 2
  %635 = insertelement <8 x i32> %633, i32 %634, i64 6
  %636 = extractelement <4 x i32> %629, i64 3
  %637 = insertelement <8 x i32> %635, i32 %636, i64 7
  %638 = extractelement <8 x i32> %637, i64 0
  %639 = extractelement <8 x i32> %637, i64 1
  %640 = extractelement <8 x i32> %637, i64 2
  %641 = extractelement <8 x i32> %637, i64 3
  %642 = extractelement <8 x i32> %637, i64 4
  %643 = extractelement <8 x i32> %637, i64 5
  %644 = extractelement <8 x i32> %637, i64 6
  %645 = extractelement <8 x i32> %637, i64 7
  %646 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %638, i32 %639, i32 %640, i32 %641, i32 %642, i32 %643, i32 %644, i32 %645)
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 0
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 1
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 2
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 3
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 4
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 5
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 6
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %646, 7
  %655 = insertelement <8 x i32> poison, i32 %647, i64 0
  %656 = insertelement <8 x i32> %655, i32 %648, i64 1
  %657 = insertelement <8 x i32> %656, i32 %649, i64 2
  %658 = insertelement <8 x i32> %657, i32 %650, i64 3
  %659 = insertelement <8 x i32> %658, i32 %651, i64 4
  %660 = insertelement <8 x i32> %659, i32 %652, i64 5
  %661 = insertelement <8 x i32> %660, i32 %653, i64 6
  %662 = insertelement <8 x i32> %661, i32 %654, i64 7
  %663 = getelementptr i32, ptr %9, i64 4
  %664 = extractelement <8 x i32> %662, i64 0
  %665 = insertelement <4 x i32> poison, i32 %664, i64 0
  %666 = extractelement <8 x i32> %662, i64 1
  %667 = insertelement <4 x i32> %665, i32 %666, i64 1
  %668 = extractelement <8 x i32> %662, i64 2
  %669 = insertelement <4 x i32> %667, i32 %668, i64 2
  %670 = extractelement <8 x i32> %662, i64 3
  %671 = insertelement <4 x i32> %669, i32 %670, i64 3
  store <4 x i32> %671, ptr %9, align 16
  %672 = extractelement <8 x i32> %662, i64 4
  %673 = insertelement <4 x i32> poison, i32 %672, i64 0
  %674 = extractelement <8 x i32> %662, i64 5
  %675 = insertelement <4 x i32> %673, i32 %674, i64 1
  %676 = extractelement <8 x i32> %662, i64 6
  %677 = insertelement <4 x i32> %675, i32 %676, i64 2
  %678 = extractelement <8 x i32> %662, i64 7
  %679 = insertelement <4 x i32> %677, i32 %678, i64 3
  store <4 x i32> %679, ptr %663, align 16
  %680 = getelementptr float, ptr %9, i64 4
  %681 = load <4 x float>, ptr %9, align 16
  %682 = extractelement <4 x float> %681, i64 0
  %683 = insertelement <8 x float> poison, float %682, i64 0
  %684 = extractelement <4 x float> %681, i64 1
  %685 = insertelement <8 x float> %683, float %684, i64 1
  %686 = extractelement <4 x float> %681, i64 2
  %687 = insertelement <8 x float> %685, float %686, i64 2
  %688 = extractelement <4 x float> %681, i64 3
  %689 = insertelement <8 x float> %687, float %688, i64 3
  %690 = load <4 x float>, ptr %680, align 16
  %691 = extractelement <4 x float> %690, i64 0
  %692 = insertelement <8 x float> %689, float %691, i64 4
  %693 = extractelement <4 x float> %690, i64 1
  %694 = insertelement <8 x float> %692, float %693, i64 5
  %695 = extractelement <4 x float> %690, i64 2
  %696 = insertelement <8 x float> %694, float %695, i64 6
  %697 = extractelement <4 x float> %690, i64 3
  %698 = insertelement <8 x float> %696, float %697, i64 7
  %699 = getelementptr float, ptr addrspace(1) %597, i64 4
  %700 = extractelement <8 x float> %698, i64 0
  %701 = insertelement <4 x float> poison, float %700, i64 0
  %702 = extractelement <8 x float> %698, i64 1
  %703 = insertelement <4 x float> %701, float %702, i64 1
  %704 = extractelement <8 x float> %698, i64 2
  %705 = insertelement <4 x float> %703, float %704, i64 2
  %706 = extractelement <8 x float> %698, i64 3
  %707 = insertelement <4 x float> %705, float %706, i64 3
  store <4 x float> %707, ptr addrspace(1) %597, align 16
  %708 = extractelement <8 x float> %698, i64 4
  %709 = insertelement <4 x float> poison, float %708, i64 0
  %710 = extractelement <8 x float> %698, i64 5
  %711 = insertelement <4 x float> %709, float %710, i64 1
  %712 = extractelement <8 x float> %698, i64 6
  %713 = insertelement <4 x float> %711, float %712, i64 2
  %714 = extractelement <8 x float> %698, i64 7
  %715 = insertelement <4 x float> %713, float %714, i64 3
  store <4 x float> %715, ptr addrspace(1) %699, align 16
  %716 = urem i32 %15, 32
  %717 = udiv i32 %15, 32
  %718 = mul nsw i32 %716, 40
  %719 = mul nsw i32 %717, 1280
  %720 = add nsw i32 %718, %719
  %721 = add nsw i32 %720, 8
  %722 = sext i32 %721 to i64
  %723 = getelementptr float, ptr addrspace(1) %88, i64 %722
  %724 = mul nsw i32 %89, 2097152
  %725 = add nsw i32 8, %724
  %726 = sext i32 %725 to i64
  %727 = getelementptr i8, ptr addrspace(6) %94, i64 %726
  %728 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %727, i1 false)
  %729 = getelementptr i32, ptr %8, i64 4
  %730 = extractelement <8 x i32> %728, i64 0
  %731 = insertelement <4 x i32> poison, i32 %730, i64 0
  %732 = extractelement <8 x i32> %728, i64 1
  %733 = insertelement <4 x i32> %731, i32 %732, i64 1
  %734 = extractelement <8 x i32> %728, i64 2
  %735 = insertelement <4 x i32> %733, i32 %734, i64 2
  %736 = extractelement <8 x i32> %728, i64 3
  %737 = insertelement <4 x i32> %735, i32 %736, i64 3
  store <4 x i32> %737, ptr %8, align 16
  %738 = extractelement <8 x i32> %728, i64 4
  %739 = insertelement <4 x i32> poison, i32 %738, i64 0
  %740 = extractelement <8 x i32> %728, i64 5
  %741 = insertelement <4 x i32> %739, i32 %740, i64 1
  %742 = extractelement <8 x i32> %728, i64 6
  %743 = insertelement <4 x i32> %741, i32 %742, i64 2
  %744 = extractelement <8 x i32> %728, i64 7
  %745 = insertelement <4 x i32> %743, i32 %744, i64 3
  store <4 x i32> %745, ptr %729, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %746 = getelementptr i32, ptr %8, i64 4
  %747 = load <4 x i32>, ptr %8, align 16
  %748 = extractelement <4 x i32> %747, i64 0
  %749 = insertelement <8 x i32> poison, i32 %748, i64 0
  %750 = extractelement <4 x i32> %747, i64 1
  %751 = insertelement <8 x i32> %749, i32 %750, i64 1
  %752 = extractelement <4 x i32> %747, i64 2
  %753 = insertelement <8 x i32> %751, i32 %752, i64 2
  %754 = extractelement <4 x i32> %747, i64 3
  %755 = insertelement <8 x i32> %753, i32 %754, i64 3
  %756 = load <4 x i32>, ptr %746, align 16
  %757 = extractelement <4 x i32> %756, i64 0
  %758 = insertelement <8 x i32> %755, i32 %757, i64 4
  %759 = extractelement <4 x i32> %756, i64 1
  %760 = insertelement <8 x i32> %758, i32 %759, i64 5
  %761 = extractelement <4 x i32> %756, i64 2
  %762 = insertelement <8 x i32> %760, i32 %761, i64 6
  %763 = extractelement <4 x i32> %756, i64 3
  %764 = insertelement <8 x i32> %762, i32 %763, i64 7
  %765 = extractelement <8 x i32> %764, i64 0
  %766 = extractelement <8 x i32> %764, i64 1
  %767 = extractelement <8 x i32> %764, i64 2
  %768 = extractelement <8 x i32> %764, i64 3
  %769 = extractelement <8 x i32> %764, i64 4
  %770 = extractelement <8 x i32> %764, i64 5
  %771 = extractelement <8 x i32> %764, i64 6
  %772 = extractelement <8 x i32> %764, i64 7
  %773 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %765, i32 %766, i32 %767, i32 %768, i32 %769, i32 %770, i32 %771, i32 %772)
  %774 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 0
  %775 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 1
  %776 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 2
  %777 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 3
  %778 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 4
  %779 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 5
  %780 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 6
  %781 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %773, 7
  %782 = insertelement <8 x i32> poison, i32 %774, i64 0
  %783 = insertelement <8 x i32> %782, i32 %775, i64 1
  %784 = insertelement <8 x i32> %783, i32 %776, i64 2
  %785 = insertelement <8 x i32> %784, i32 %777, i64 3
  %786 = insertelement <8 x i32> %785, i32 %778, i64 4
  %787 = insertelement <8 x i32> %786, i32 %779, i64 5
  %788 = insertelement <8 x i32> %787, i32 %780, i64 6
  %789 = insertelement <8 x i32> %788, i32 %781, i64 7
  %790 = getelementptr i32, ptr %8, i64 4
  %791 = extractelement <8 x i32> %789, i64 0
  %792 = insertelement <4 x i32> poison, i32 %791, i64 0
  %793 = extractelement <8 x i32> %789, i64 1
  %794 = insertelement <4 x i32> %792, i32 %793, i64 1
  %795 = extractelement <8 x i32> %789, i64 2
  %796 = insertelement <4 x i32> %794, i32 %795, i64 2
  %797 = extractelement <8 x i32> %789, i64 3
  %798 = insertelement <4 x i32> %796, i32 %797, i64 3
  store <4 x i32> %798, ptr %8, align 16
  %799 = extractelement <8 x i32> %789, i64 4
  %800 = insertelement <4 x i32> poison, i32 %799, i64 0
  %801 = extractelement <8 x i32> %789, i64 5
  %802 = insertelement <4 x i32> %800, i32 %801, i64 1
  %803 = extractelement <8 x i32> %789, i64 6
  %804 = insertelement <4 x i32> %802, i32 %803, i64 2
  %805 = extractelement <8 x i32> %789, i64 7
  %806 = insertelement <4 x i32> %804, i32 %805, i64 3
  store <4 x i32> %806, ptr %790, align 16
  %807 = getelementptr float, ptr %8, i64 4
  %808 = load <4 x float>, ptr %8, align 16
  %809 = extractelement <4 x float> %808, i64 0
  %810 = insertelement <8 x float> poison, float %809, i64 0
  %811 = extractelement <4 x float> %808, i64 1
  %812 = insertelement <8 x float> %810, float %811, i64 1
  %813 = extractelement <4 x float> %808, i64 2
  %814 = insertelement <8 x float> %812, float %813, i64 2
  %815 = extractelement <4 x float> %808, i64 3
  %816 = insertelement <8 x float> %814, float %815, i64 3
  %817 = load <4 x float>, ptr %807, align 16
  %818 = extractelement <4 x float> %817, i64 0
  %819 = insertelement <8 x float> %816, float %818, i64 4
  %820 = extractelement <4 x float> %817, i64 1
  %821 = insertelement <8 x float> %819, float %820, i64 5
  %822 = extractelement <4 x float> %817, i64 2
  %823 = insertelement <8 x float> %821, float %822, i64 6
  %824 = extractelement <4 x float> %817, i64 3
  %825 = insertelement <8 x float> %823, float %824, i64 7
  %826 = getelementptr float, ptr addrspace(1) %723, i64 4
  %827 = extractelement <8 x float> %825, i64 0
  %828 = insertelement <4 x float> poison, float %827, i64 0
  %829 = extractelement <8 x float> %825, i64 1
  %830 = insertelement <4 x float> %828, float %829, i64 1
  %831 = extractelement <8 x float> %825, i64 2
  %832 = insertelement <4 x float> %830, float %831, i64 2
  %833 = extractelement <8 x float> %825, i64 3
  %834 = insertelement <4 x float> %832, float %833, i64 3
  store <4 x float> %834, ptr addrspace(1) %723, align 16
  %835 = extractelement <8 x float> %825, i64 4
  %836 = insertelement <4 x float> poison, float %835, i64 0
  %837 = extractelement <8 x float> %825, i64 5
  %838 = insertelement <4 x float> %836, float %837, i64 1
  %839 = extractelement <8 x float> %825, i64 6
  %840 = insertelement <4 x float> %838, float %839, i64 2
  %841 = extractelement <8 x float> %825, i64 7
  %842 = insertelement <4 x float> %840, float %841, i64 3
  store <4 x float> %842, ptr addrspace(1) %826, align 16
  %843 = urem i32 %15, 32
  %844 = udiv i32 %15, 32
  %845 = mul nsw i32 %843, 40
  %846 = mul nsw i32 %844, 1280
  %847 = add nsw i32 %845, %846
  %848 = add nsw i32 %847, 16
  %849 = sext i32 %848 to i64
  %850 = getelementptr float, ptr addrspace(1) %88, i64 %849
  %851 = mul nsw i32 %89, 2097152
  %852 = add nsw i32 16, %851
  %853 = sext i32 %852 to i64
  %854 = getelementptr i8, ptr addrspace(6) %94, i64 %853
  %855 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %854, i1 false)
  %856 = getelementptr i32, ptr %7, i64 4
  %857 = extractelement <8 x i32> %855, i64 0
  %858 = insertelement <4 x i32> poison, i32 %857, i64 0
  %859 = extractelement <8 x i32> %855, i64 1
  %860 = insertelement <4 x i32> %858, i32 %859, i64 1
  %861 = extractelement <8 x i32> %855, i64 2
  %862 = insertelement <4 x i32> %860, i32 %861, i64 2
  %863 = extractelement <8 x i32> %855, i64 3
  %864 = insertelement <4 x i32> %862, i32 %863, i64 3
  store <4 x i32> %864, ptr %7, align 16
  %865 = extractelement <8 x i32> %855, i64 4
  %866 = insertelement <4 x i32> poison, i32 %865, i64 0
  %867 = extractelement <8 x i32> %855, i64 5
  %868 = insertelement <4 x i32> %866, i32 %867, i64 1
  %869 = extractelement <8 x i32> %855, i64 6
  %870 = insertelement <4 x i32> %868, i32 %869, i64 2
  %871 = extractelement <8 x i32> %855, i64 7
  %872 = insertelement <4 x i32> %870, i32 %871, i64 3
  store <4 x i32> %872, ptr %856, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %873 = getelementptr i32, ptr %7, i64 4
  %874 = load <4 x i32>, ptr %7, align 16
  %875 = extractelement <4 x i32> %874, i64 0
  %876 = insertelement <8 x i32> poison, i32 %875, i64 0
  %877 = extractelement <4 x i32> %874, i64 1
  %878 = insertelement <8 x i32> %876, i32 %877, i64 1
  %879 = extractelement <4 x i32> %874, i64 2
  %880 = insertelement <8 x i32> %878, i32 %879, i64 2
  %881 = extractelement <4 x i32> %874, i64 3
  %882 = insertelement <8 x i32> %880, i32 %881, i64 3
  %883 = load <4 x i32>, ptr %873, align 16
  %884 = extractelement <4 x i32> %883, i64 0
  %885 = insertelement <8 x i32> %882, i32 %884, i64 4
  %886 = extractelement <4 x i32> %883, i64 1
  %887 = insertelement <8 x i32> %885, i32 %886, i64 5
  %888 = extractelement <4 x i32> %883, i64 2
  %889 = insertelement <8 x i32> %887, i32 %888, i64 6
  %890 = extractelement <4 x i32> %883, i64 3
  %891 = insertelement <8 x i32> %889, i32 %890, i64 7
  %892 = extractelement <8 x i32> %891, i64 0
  %893 = extractelement <8 x i32> %891, i64 1
  %894 = extractelement <8 x i32> %891, i64 2
  %895 = extractelement <8 x i32> %891, i64 3
  %896 = extractelement <8 x i32> %891, i64 4
  %897 = extractelement <8 x i32> %891, i64 5
  %898 = extractelement <8 x i32> %891, i64 6
  %899 = extractelement <8 x i32> %891, i64 7
  %900 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %892, i32 %893, i32 %894, i32 %895, i32 %896, i32 %897, i32 %898, i32 %899)
  %901 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 0
  %902 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 1
  %903 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 2
  %904 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 3
  %905 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 4
  %906 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 5
  %907 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 6
  %908 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %900, 7
  %909 = insertelement <8 x i32> poison, i32 %901, i64 0
  %910 = insertelement <8 x i32> %909, i32 %902, i64 1
  %911 = insertelement <8 x i32> %910, i32 %903, i64 2
  %912 = insertelement <8 x i32> %911, i32 %904, i64 3
  %913 = insertelement <8 x i32> %912, i32 %905, i64 4
  %914 = insertelement <8 x i32> %913, i32 %906, i64 5
  %915 = insertelement <8 x i32> %914, i32 %907, i64 6
  %916 = insertelement <8 x i32> %915, i32 %908, i64 7
  %917 = getelementptr i32, ptr %7, i64 4
  %918 = extractelement <8 x i32> %916, i64 0
  %919 = insertelement <4 x i32> poison, i32 %918, i64 0
  %920 = extractelement <8 x i32> %916, i64 1
  %921 = insertelement <4 x i32> %919, i32 %920, i64 1
  %922 = extractelement <8 x i32> %916, i64 2
  %923 = insertelement <4 x i32> %921, i32 %922, i64 2
  %924 = extractelement <8 x i32> %916, i64 3
  %925 = insertelement <4 x i32> %923, i32 %924, i64 3
  store <4 x i32> %925, ptr %7, align 16
  %926 = extractelement <8 x i32> %916, i64 4
  %927 = insertelement <4 x i32> poison, i32 %926, i64 0
  %928 = extractelement <8 x i32> %916, i64 5
  %929 = insertelement <4 x i32> %927, i32 %928, i64 1
  %930 = extractelement <8 x i32> %916, i64 6
  %931 = insertelement <4 x i32> %929, i32 %930, i64 2
  %932 = extractelement <8 x i32> %916, i64 7
  %933 = insertelement <4 x i32> %931, i32 %932, i64 3
  store <4 x i32> %933, ptr %917, align 16
  %934 = getelementptr float, ptr %7, i64 4
  %935 = load <4 x float>, ptr %7, align 16
  %936 = extractelement <4 x float> %935, i64 0
  %937 = insertelement <8 x float> poison, float %936, i64 0
  %938 = extractelement <4 x float> %935, i64 1
  %939 = insertelement <8 x float> %937, float %938, i64 1
  %940 = extractelement <4 x float> %935, i64 2
  %941 = insertelement <8 x float> %939, float %940, i64 2
  %942 = extractelement <4 x float> %935, i64 3
  %943 = insertelement <8 x float> %941, float %942, i64 3
  %944 = load <4 x float>, ptr %934, align 16
  %945 = extractelement <4 x float> %944, i64 0
  %946 = insertelement <8 x float> %943, float %945, i64 4
  %947 = extractelement <4 x float> %944, i64 1
  %948 = insertelement <8 x float> %946, float %947, i64 5
  %949 = extractelement <4 x float> %944, i64 2
  %950 = insertelement <8 x float> %948, float %949, i64 6
  %951 = extractelement <4 x float> %944, i64 3
  %952 = insertelement <8 x float> %950, float %951, i64 7
  %953 = getelementptr float, ptr addrspace(1) %850, i64 4
  %954 = extractelement <8 x float> %952, i64 0
  %955 = insertelement <4 x float> poison, float %954, i64 0
  %956 = extractelement <8 x float> %952, i64 1
  %957 = insertelement <4 x float> %955, float %956, i64 1
  %958 = extractelement <8 x float> %952, i64 2
  %959 = insertelement <4 x float> %957, float %958, i64 2
  %960 = extractelement <8 x float> %952, i64 3
  %961 = insertelement <4 x float> %959, float %960, i64 3
  store <4 x float> %961, ptr addrspace(1) %850, align 16
  %962 = extractelement <8 x float> %952, i64 4
  %963 = insertelement <4 x float> poison, float %962, i64 0
  %964 = extractelement <8 x float> %952, i64 5
  %965 = insertelement <4 x float> %963, float %964, i64 1
  %966 = extractelement <8 x float> %952, i64 6
  %967 = insertelement <4 x float> %965, float %966, i64 2
  %968 = extractelement <8 x float> %952, i64 7
  %969 = insertelement <4 x float> %967, float %968, i64 3
  store <4 x float> %969, ptr addrspace(1) %953, align 16
  %970 = urem i32 %15, 32
  %971 = udiv i32 %15, 32
  %972 = mul nsw i32 %970, 40
  %973 = mul nsw i32 %971, 1280
  %974 = add nsw i32 %972, %973
  %975 = add nsw i32 %974, 24
  %976 = sext i32 %975 to i64
  %977 = getelementptr float, ptr addrspace(1) %88, i64 %976
  %978 = mul nsw i32 %89, 2097152
  %979 = add nsw i32 24, %978
  %980 = sext i32 %979 to i64
  %981 = getelementptr i8, ptr addrspace(6) %94, i64 %980
  %982 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %981, i1 false)
  %983 = getelementptr i32, ptr %6, i64 4
  %984 = extractelement <8 x i32> %982, i64 0
  %985 = insertelement <4 x i32> poison, i32 %984, i64 0
  %986 = extractelement <8 x i32> %982, i64 1
  %987 = insertelement <4 x i32> %985, i32 %986, i64 1
  %988 = extractelement <8 x i32> %982, i64 2
  %989 = insertelement <4 x i32> %987, i32 %988, i64 2
  %990 = extractelement <8 x i32> %982, i64 3
  %991 = insertelement <4 x i32> %989, i32 %990, i64 3
  store <4 x i32> %991, ptr %6, align 16
  %992 = extractelement <8 x i32> %982, i64 4
  %993 = insertelement <4 x i32> poison, i32 %992, i64 0
  %994 = extractelement <8 x i32> %982, i64 5
  %995 = insertelement <4 x i32> %993, i32 %994, i64 1
  %996 = extractelement <8 x i32> %982, i64 6
  %997 = insertelement <4 x i32> %995, i32 %996, i64 2
  %998 = extractelement <8 x i32> %982, i64 7
  %999 = insertelement <4 x i32> %997, i32 %998, i64 3
  store <4 x i32> %999, ptr %983, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1000 = getelementptr i32, ptr %6, i64 4
  %1001 = load <4 x i32>, ptr %6, align 16
  %1002 = extractelement <4 x i32> %1001, i64 0
  %1003 = insertelement <8 x i32> poison, i32 %1002, i64 0
  %1004 = extractelement <4 x i32> %1001, i64 1
  %1005 = insertelement <8 x i32> %1003, i32 %1004, i64 1
  %1006 = extractelement <4 x i32> %1001, i64 2
  %1007 = insertelement <8 x i32> %1005, i32 %1006, i64 2
  %1008 = extractelement <4 x i32> %1001, i64 3
  %1009 = insertelement <8 x i32> %1007, i32 %1008, i64 3
  %1010 = load <4 x i32>, ptr %1000, align 16
  %1011 = extractelement <4 x i32> %1010, i64 0
  %1012 = insertelement <8 x i32> %1009, i32 %1011, i64 4
  %1013 = extractelement <4 x i32> %1010, i64 1
  %1014 = insertelement <8 x i32> %1012, i32 %1013, i64 5
  %1015 = extractelement <4 x i32> %1010, i64 2
  %1016 = insertelement <8 x i32> %1014, i32 %1015, i64 6
  %1017 = extractelement <4 x i32> %1010, i64 3
  %1018 = insertelement <8 x i32> %1016, i32 %1017, i64 7
  %1019 = extractelement <8 x i32> %1018, i64 0
  %1020 = extractelement <8 x i32> %1018, i64 1
  %1021 = extractelement <8 x i32> %1018, i64 2
  %1022 = extractelement <8 x i32> %1018, i64 3
  %1023 = extractelement <8 x i32> %1018, i64 4
  %1024 = extractelement <8 x i32> %1018, i64 5
  %1025 = extractelement <8 x i32> %1018, i64 6
  %1026 = extractelement <8 x i32> %1018, i64 7
  %1027 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1019, i32 %1020, i32 %1021, i32 %1022, i32 %1023, i32 %1024, i32 %1025, i32 %1026)
  %1028 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 0
  %1029 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 1
  %1030 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 2
  %1031 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 3
  %1032 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 4
  %1033 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 5
  %1034 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 6
  %1035 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1027, 7
  %1036 = insertelement <8 x i32> poison, i32 %1028, i64 0
  %1037 = insertelement <8 x i32> %1036, i32 %1029, i64 1
  %1038 = insertelement <8 x i32> %1037, i32 %1030, i64 2
  %1039 = insertelement <8 x i32> %1038, i32 %1031, i64 3
  %1040 = insertelement <8 x i32> %1039, i32 %1032, i64 4
  %1041 = insertelement <8 x i32> %1040, i32 %1033, i64 5
  %1042 = insertelement <8 x i32> %1041, i32 %1034, i64 6
  %1043 = insertelement <8 x i32> %1042, i32 %1035, i64 7
  %1044 = getelementptr i32, ptr %6, i64 4
  %1045 = extractelement <8 x i32> %1043, i64 0
  %1046 = insertelement <4 x i32> poison, i32 %1045, i64 0
  %1047 = extractelement <8 x i32> %1043, i64 1
  %1048 = insertelement <4 x i32> %1046, i32 %1047, i64 1
  %1049 = extractelement <8 x i32> %1043, i64 2
  %1050 = insertelement <4 x i32> %1048, i32 %1049, i64 2
  %1051 = extractelement <8 x i32> %1043, i64 3
  %1052 = insertelement <4 x i32> %1050, i32 %1051, i64 3
  store <4 x i32> %1052, ptr %6, align 16
  %1053 = extractelement <8 x i32> %1043, i64 4
  %1054 = insertelement <4 x i32> poison, i32 %1053, i64 0
  %1055 = extractelement <8 x i32> %1043, i64 5
  %1056 = insertelement <4 x i32> %1054, i32 %1055, i64 1
  %1057 = extractelement <8 x i32> %1043, i64 6
  %1058 = insertelement <4 x i32> %1056, i32 %1057, i64 2
  %1059 = extractelement <8 x i32> %1043, i64 7
  %1060 = insertelement <4 x i32> %1058, i32 %1059, i64 3
  store <4 x i32> %1060, ptr %1044, align 16
  %1061 = getelementptr float, ptr %6, i64 4
  %1062 = load <4 x float>, ptr %6, align 16
  %1063 = extractelement <4 x float> %1062, i64 0
  %1064 = insertelement <8 x float> poison, float %1063, i64 0
  %1065 = extractelement <4 x float> %1062, i64 1
  %1066 = insertelement <8 x float> %1064, float %1065, i64 1
  %1067 = extractelement <4 x float> %1062, i64 2
  %1068 = insertelement <8 x float> %1066, float %1067, i64 2
  %1069 = extractelement <4 x float> %1062, i64 3
  %1070 = insertelement <8 x float> %1068, float %1069, i64 3
  %1071 = load <4 x float>, ptr %1061, align 16
  %1072 = extractelement <4 x float> %1071, i64 0
  %1073 = insertelement <8 x float> %1070, float %1072, i64 4
  %1074 = extractelement <4 x float> %1071, i64 1
  %1075 = insertelement <8 x float> %1073, float %1074, i64 5
  %1076 = extractelement <4 x float> %1071, i64 2
  %1077 = insertelement <8 x float> %1075, float %1076, i64 6
  %1078 = extractelement <4 x float> %1071, i64 3
  %1079 = insertelement <8 x float> %1077, float %1078, i64 7
  %1080 = getelementptr float, ptr addrspace(1) %977, i64 4
  %1081 = extractelement <8 x float> %1079, i64 0
  %1082 = insertelement <4 x float> poison, float %1081, i64 0
  %1083 = extractelement <8 x float> %1079, i64 1
  %1084 = insertelement <4 x float> %1082, float %1083, i64 1
  %1085 = extractelement <8 x float> %1079, i64 2
  %1086 = insertelement <4 x float> %1084, float %1085, i64 2
  %1087 = extractelement <8 x float> %1079, i64 3
  %1088 = insertelement <4 x float> %1086, float %1087, i64 3
  store <4 x float> %1088, ptr addrspace(1) %977, align 16
  %1089 = extractelement <8 x float> %1079, i64 4
  %1090 = insertelement <4 x float> poison, float %1089, i64 0
  %1091 = extractelement <8 x float> %1079, i64 5
  %1092 = insertelement <4 x float> %1090, float %1091, i64 1
  %1093 = extractelement <8 x float> %1079, i64 6
  %1094 = insertelement <4 x float> %1092, float %1093, i64 2
  %1095 = extractelement <8 x float> %1079, i64 7
  %1096 = insertelement <4 x float> %1094, float %1095, i64 3
  store <4 x float> %1096, ptr addrspace(1) %1080, align 16
  %1097 = urem i32 %15, 32
  %1098 = udiv i32 %15, 32
  %1099 = mul nsw i32 %1097, 40
  %1100 = mul nsw i32 %1098, 1280
  %1101 = add nsw i32 %1099, %1100
  %1102 = add nsw i32 %1101, 32
  %1103 = sext i32 %1102 to i64
  %1104 = getelementptr float, ptr addrspace(1) %88, i64 %1103
  %1105 = mul nsw i32 %89, 2097152
  %1106 = add nsw i32 32, %1105
  %1107 = sext i32 %1106 to i64
  %1108 = getelementptr i8, ptr addrspace(6) %94, i64 %1107
  %1109 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1108, i1 false)
  %1110 = getelementptr i32, ptr %5, i64 4
  %1111 = extractelement <8 x i32> %1109, i64 0
  %1112 = insertelement <4 x i32> poison, i32 %1111, i64 0
  %1113 = extractelement <8 x i32> %1109, i64 1
  %1114 = insertelement <4 x i32> %1112, i32 %1113, i64 1
  %1115 = extractelement <8 x i32> %1109, i64 2
  %1116 = insertelement <4 x i32> %1114, i32 %1115, i64 2
  %1117 = extractelement <8 x i32> %1109, i64 3
  %1118 = insertelement <4 x i32> %1116, i32 %1117, i64 3
  store <4 x i32> %1118, ptr %5, align 16
  %1119 = extractelement <8 x i32> %1109, i64 4
  %1120 = insertelement <4 x i32> poison, i32 %1119, i64 0
  %1121 = extractelement <8 x i32> %1109, i64 5
  %1122 = insertelement <4 x i32> %1120, i32 %1121, i64 1
  %1123 = extractelement <8 x i32> %1109, i64 6
  %1124 = insertelement <4 x i32> %1122, i32 %1123, i64 2
  %1125 = extractelement <8 x i32> %1109, i64 7
  %1126 = insertelement <4 x i32> %1124, i32 %1125, i64 3
  store <4 x i32> %1126, ptr %1110, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1127 = getelementptr i32, ptr %5, i64 4
  %1128 = load <4 x i32>, ptr %5, align 16
  %1129 = extractelement <4 x i32> %1128, i64 0
  %1130 = insertelement <8 x i32> poison, i32 %1129, i64 0
  %1131 = extractelement <4 x i32> %1128, i64 1
  %1132 = insertelement <8 x i32> %1130, i32 %1131, i64 1
  %1133 = extractelement <4 x i32> %1128, i64 2
  %1134 = insertelement <8 x i32> %1132, i32 %1133, i64 2
  %1135 = extractelement <4 x i32> %1128, i64 3
  %1136 = insertelement <8 x i32> %1134, i32 %1135, i64 3
  %1137 = load <4 x i32>, ptr %1127, align 16
  %1138 = extractelement <4 x i32> %1137, i64 0
  %1139 = insertelement <8 x i32> %1136, i32 %1138, i64 4
  %1140 = extractelement <4 x i32> %1137, i64 1
  %1141 = insertelement <8 x i32> %1139, i32 %1140, i64 5
  %1142 = extractelement <4 x i32> %1137, i64 2
  %1143 = insertelement <8 x i32> %1141, i32 %1142, i64 6
  %1144 = extractelement <4 x i32> %1137, i64 3
  %1145 = insertelement <8 x i32> %1143, i32 %1144, i64 7
  %1146 = extractelement <8 x i32> %1145, i64 0
  %1147 = extractelement <8 x i32> %1145, i64 1
  %1148 = extractelement <8 x i32> %1145, i64 2
  %1149 = extractelement <8 x i32> %1145, i64 3
  %1150 = extractelement <8 x i32> %1145, i64 4
  %1151 = extractelement <8 x i32> %1145, i64 5
  %1152 = extractelement <8 x i32> %1145, i64 6
  %1153 = extractelement <8 x i32> %1145, i64 7
  %1154 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1146, i32 %1147, i32 %1148, i32 %1149, i32 %1150, i32 %1151, i32 %1152, i32 %1153)
  %1155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 0
  %1156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 1
  %1157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 2
  %1158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 3
  %1159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 4
  %1160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 5
  %1161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 6
  %1162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1154, 7
  %1163 = insertelement <8 x i32> poison, i32 %1155, i64 0
  %1164 = insertelement <8 x i32> %1163, i32 %1156, i64 1
  %1165 = insertelement <8 x i32> %1164, i32 %1157, i64 2
  %1166 = insertelement <8 x i32> %1165, i32 %1158, i64 3
  %1167 = insertelement <8 x i32> %1166, i32 %1159, i64 4
  %1168 = insertelement <8 x i32> %1167, i32 %1160, i64 5
  %1169 = insertelement <8 x i32> %1168, i32 %1161, i64 6
  %1170 = insertelement <8 x i32> %1169, i32 %1162, i64 7
  %1171 = getelementptr i32, ptr %5, i64 4
  %1172 = extractelement <8 x i32> %1170, i64 0
  %1173 = insertelement <4 x i32> poison, i32 %1172, i64 0
  %1174 = extractelement <8 x i32> %1170, i64 1
  %1175 = insertelement <4 x i32> %1173, i32 %1174, i64 1
  %1176 = extractelement <8 x i32> %1170, i64 2
  %1177 = insertelement <4 x i32> %1175, i32 %1176, i64 2
  %1178 = extractelement <8 x i32> %1170, i64 3
  %1179 = insertelement <4 x i32> %1177, i32 %1178, i64 3
  store <4 x i32> %1179, ptr %5, align 16
  %1180 = extractelement <8 x i32> %1170, i64 4
  %1181 = insertelement <4 x i32> poison, i32 %1180, i64 0
  %1182 = extractelement <8 x i32> %1170, i64 5
  %1183 = insertelement <4 x i32> %1181, i32 %1182, i64 1
  %1184 = extractelement <8 x i32> %1170, i64 6
  %1185 = insertelement <4 x i32> %1183, i32 %1184, i64 2
  %1186 = extractelement <8 x i32> %1170, i64 7
  %1187 = insertelement <4 x i32> %1185, i32 %1186, i64 3
  store <4 x i32> %1187, ptr %1171, align 16
  %1188 = getelementptr float, ptr %5, i64 4
  %1189 = load <4 x float>, ptr %5, align 16
  %1190 = extractelement <4 x float> %1189, i64 0
  %1191 = insertelement <8 x float> poison, float %1190, i64 0
  %1192 = extractelement <4 x float> %1189, i64 1
  %1193 = insertelement <8 x float> %1191, float %1192, i64 1
  %1194 = extractelement <4 x float> %1189, i64 2
  %1195 = insertelement <8 x float> %1193, float %1194, i64 2
  %1196 = extractelement <4 x float> %1189, i64 3
  %1197 = insertelement <8 x float> %1195, float %1196, i64 3
  %1198 = load <4 x float>, ptr %1188, align 16
  %1199 = extractelement <4 x float> %1198, i64 0
  %1200 = insertelement <8 x float> %1197, float %1199, i64 4
  %1201 = extractelement <4 x float> %1198, i64 1
  %1202 = insertelement <8 x float> %1200, float %1201, i64 5
  %1203 = extractelement <4 x float> %1198, i64 2
  %1204 = insertelement <8 x float> %1202, float %1203, i64 6
  %1205 = extractelement <4 x float> %1198, i64 3
  %1206 = insertelement <8 x float> %1204, float %1205, i64 7
  %1207 = getelementptr float, ptr addrspace(1) %1104, i64 4
  %1208 = extractelement <8 x float> %1206, i64 0
  %1209 = insertelement <4 x float> poison, float %1208, i64 0
  %1210 = extractelement <8 x float> %1206, i64 1
  %1211 = insertelement <4 x float> %1209, float %1210, i64 1
  %1212 = extractelement <8 x float> %1206, i64 2
  %1213 = insertelement <4 x float> %1211, float %1212, i64 2
  %1214 = extractelement <8 x float> %1206, i64 3
  %1215 = insertelement <4 x float> %1213, float %1214, i64 3
  store <4 x float> %1215, ptr addrspace(1) %1104, align 16
  %1216 = extractelement <8 x float> %1206, i64 4
  %1217 = insertelement <4 x float> poison, float %1216, i64 0
  %1218 = extractelement <8 x float> %1206, i64 5
  %1219 = insertelement <4 x float> %1217, float %1218, i64 1
  %1220 = extractelement <8 x float> %1206, i64 6
  %1221 = insertelement <4 x float> %1219, float %1220, i64 2
  %1222 = extractelement <8 x float> %1206, i64 7
  %1223 = insertelement <4 x float> %1221, float %1222, i64 3
  store <4 x float> %1223, ptr addrspace(1) %1207, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %90, label %1224, label %1225

1224:                                             ; preds = %590
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %94, i32 64)
  br label %1225

1225:                                             ; preds = %1224, %590
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
