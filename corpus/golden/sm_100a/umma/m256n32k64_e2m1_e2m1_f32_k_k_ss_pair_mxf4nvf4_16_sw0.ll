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
  %21 = phi i32 [ %45, %23 ], [ %15, %4 ]
  %22 = icmp slt i32 %21, 4096
  br i1 %22, label %23, label %46

23:                                               ; preds = %20
  %24 = urem i32 %21, 128
  %25 = udiv i32 %21, 128
  %26 = mul nsw i32 %24, 32
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(1) %19, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  %31 = urem i32 %21, 8
  %32 = udiv i32 %21, 8
  %33 = mul nsw i32 %31, 16
  %34 = urem i32 %32, 16
  %35 = udiv i32 %32, 16
  %36 = mul nsw i32 %34, 256
  %37 = add nsw i32 %33, %36
  %38 = urem i32 %35, 16
  %39 = udiv i32 %35, 16
  %40 = add nsw i32 %37, %38
  %41 = mul nsw i32 %39, 128
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %43
  store i8 %30, ptr addrspace(3) %44, align 1
  %45 = add i32 %21, 128
  br label %20

46:                                               ; preds = %20
  %47 = mul nsw i32 %16, 512
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  br label %50

50:                                               ; preds = %53, %46
  %51 = phi i32 [ %75, %53 ], [ %15, %46 ]
  %52 = icmp slt i32 %51, 512
  br i1 %52, label %53, label %76

53:                                               ; preds = %50
  %54 = urem i32 %51, 16
  %55 = udiv i32 %51, 16
  %56 = mul nsw i32 %54, 32
  %57 = add nsw i32 %56, %55
  %58 = sext i32 %57 to i64
  %59 = getelementptr i8, ptr addrspace(1) %49, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1
  %61 = urem i32 %51, 8
  %62 = udiv i32 %51, 8
  %63 = mul nsw i32 %61, 16
  %64 = urem i32 %62, 2
  %65 = udiv i32 %62, 2
  %66 = mul nsw i32 %64, 256
  %67 = add nsw i32 %63, %66
  %68 = urem i32 %65, 16
  %69 = udiv i32 %65, 16
  %70 = add nsw i32 %67, %68
  %71 = mul nsw i32 %69, 128
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %73
  store i8 %60, ptr addrspace(3) %74, align 1
  %75 = add i32 %51, 128
  br label %50

76:                                               ; preds = %50
  %77 = mul nsw i32 %16, 5120
  %78 = sext i32 %77 to i64
  %79 = getelementptr float, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %16, 5120
  %81 = sext i32 %80 to i64
  %82 = getelementptr float, ptr addrspace(1) %3, i64 %81
  %83 = lshr i32 %15, 5
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %86

85:                                               ; preds = %76
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %86

86:                                               ; preds = %85, %76
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %87 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %88 = inttoptr i32 %87 to ptr addrspace(6)
  %89 = icmp eq i32 %15, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %91

91:                                               ; preds = %90, %86
  %92 = urem i32 %15, 32
  %93 = udiv i32 %15, 32
  %94 = mul nsw i32 %92, 40
  %95 = mul nsw i32 %93, 1280
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr float, ptr addrspace(1) %79, i64 %97
  %99 = mul nsw i32 %83, 2097152
  %100 = sext i32 %99 to i64
  %101 = getelementptr i8, ptr addrspace(6) %88, i64 %100
  %102 = getelementptr float, ptr addrspace(1) %98, i64 4
  %103 = load <4 x float>, ptr addrspace(1) %98, align 16
  %104 = extractelement <4 x float> %103, i64 0
  %105 = insertelement <8 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %103, i64 1
  %107 = insertelement <8 x float> %105, float %106, i64 1
  %108 = extractelement <4 x float> %103, i64 2
  %109 = insertelement <8 x float> %107, float %108, i64 2
  %110 = extractelement <4 x float> %103, i64 3
  %111 = insertelement <8 x float> %109, float %110, i64 3
  %112 = load <4 x float>, ptr addrspace(1) %102, align 16
  %113 = extractelement <4 x float> %112, i64 0
  %114 = insertelement <8 x float> %111, float %113, i64 4
  %115 = extractelement <4 x float> %112, i64 1
  %116 = insertelement <8 x float> %114, float %115, i64 5
  %117 = extractelement <4 x float> %112, i64 2
  %118 = insertelement <8 x float> %116, float %117, i64 6
  %119 = extractelement <4 x float> %112, i64 3
  %120 = insertelement <8 x float> %118, float %119, i64 7
  %121 = getelementptr float, ptr %14, i64 4
  %122 = extractelement <8 x float> %120, i64 0
  %123 = insertelement <4 x float> poison, float %122, i64 0
  %124 = extractelement <8 x float> %120, i64 1
  %125 = insertelement <4 x float> %123, float %124, i64 1
  %126 = extractelement <8 x float> %120, i64 2
  %127 = insertelement <4 x float> %125, float %126, i64 2
  %128 = extractelement <8 x float> %120, i64 3
  %129 = insertelement <4 x float> %127, float %128, i64 3
  store <4 x float> %129, ptr %14, align 16
  %130 = extractelement <8 x float> %120, i64 4
  %131 = insertelement <4 x float> poison, float %130, i64 0
  %132 = extractelement <8 x float> %120, i64 5
  %133 = insertelement <4 x float> %131, float %132, i64 1
  %134 = extractelement <8 x float> %120, i64 6
  %135 = insertelement <4 x float> %133, float %134, i64 2
  %136 = extractelement <8 x float> %120, i64 7
  %137 = insertelement <4 x float> %135, float %136, i64 3
  store <4 x float> %137, ptr %121, align 16
  %138 = getelementptr i32, ptr %14, i64 4
  %139 = load <4 x i32>, ptr %14, align 16
  %140 = extractelement <4 x i32> %139, i64 0
  %141 = insertelement <8 x i32> poison, i32 %140, i64 0
  %142 = extractelement <4 x i32> %139, i64 1
  %143 = insertelement <8 x i32> %141, i32 %142, i64 1
  %144 = extractelement <4 x i32> %139, i64 2
  %145 = insertelement <8 x i32> %143, i32 %144, i64 2
  %146 = extractelement <4 x i32> %139, i64 3
  %147 = insertelement <8 x i32> %145, i32 %146, i64 3
  %148 = load <4 x i32>, ptr %138, align 16
  %149 = extractelement <4 x i32> %148, i64 0
  %150 = insertelement <8 x i32> %147, i32 %149, i64 4
  %151 = extractelement <4 x i32> %148, i64 1
  %152 = insertelement <8 x i32> %150, i32 %151, i64 5
  %153 = extractelement <4 x i32> %148, i64 2
  %154 = insertelement <8 x i32> %152, i32 %153, i64 6
  %155 = extractelement <4 x i32> %148, i64 3
  %156 = insertelement <8 x i32> %154, i32 %155, i64 7
  %157 = extractelement <8 x i32> %156, i64 0
  %158 = extractelement <8 x i32> %156, i64 1
  %159 = extractelement <8 x i32> %156, i64 2
  %160 = extractelement <8 x i32> %156, i64 3
  %161 = extractelement <8 x i32> %156, i64 4
  %162 = extractelement <8 x i32> %156, i64 5
  %163 = extractelement <8 x i32> %156, i64 6
  %164 = extractelement <8 x i32> %156, i64 7
  %165 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %157, i32 %158, i32 %159, i32 %160, i32 %161, i32 %162, i32 %163, i32 %164)
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 0
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 1
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 2
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 3
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 4
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 5
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 6
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %165, 7
  %174 = insertelement <8 x i32> poison, i32 %166, i64 0
  %175 = insertelement <8 x i32> %174, i32 %167, i64 1
  %176 = insertelement <8 x i32> %175, i32 %168, i64 2
  %177 = insertelement <8 x i32> %176, i32 %169, i64 3
  %178 = insertelement <8 x i32> %177, i32 %170, i64 4
  %179 = insertelement <8 x i32> %178, i32 %171, i64 5
  %180 = insertelement <8 x i32> %179, i32 %172, i64 6
  %181 = insertelement <8 x i32> %180, i32 %173, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %101, <8 x i32> %181, i1 false)
  %182 = urem i32 %15, 32
  %183 = udiv i32 %15, 32
  %184 = mul nsw i32 %182, 40
  %185 = mul nsw i32 %183, 1280
  %186 = add nsw i32 %184, %185
  %187 = add nsw i32 %186, 8
  %188 = sext i32 %187 to i64
  %189 = getelementptr float, ptr addrspace(1) %79, i64 %188
  %190 = mul nsw i32 %83, 2097152
  %191 = add nsw i32 8, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr i8, ptr addrspace(6) %88, i64 %192
  %194 = getelementptr float, ptr addrspace(1) %189, i64 4
  %195 = load <4 x float>, ptr addrspace(1) %189, align 16
  %196 = extractelement <4 x float> %195, i64 0
  %197 = insertelement <8 x float> poison, float %196, i64 0
  %198 = extractelement <4 x float> %195, i64 1
  %199 = insertelement <8 x float> %197, float %198, i64 1
  %200 = extractelement <4 x float> %195, i64 2
  %201 = insertelement <8 x float> %199, float %200, i64 2
  %202 = extractelement <4 x float> %195, i64 3
  %203 = insertelement <8 x float> %201, float %202, i64 3
  %204 = load <4 x float>, ptr addrspace(1) %194, align 16
  %205 = extractelement <4 x float> %204, i64 0
  %206 = insertelement <8 x float> %203, float %205, i64 4
  %207 = extractelement <4 x float> %204, i64 1
  %208 = insertelement <8 x float> %206, float %207, i64 5
  %209 = extractelement <4 x float> %204, i64 2
  %210 = insertelement <8 x float> %208, float %209, i64 6
  %211 = extractelement <4 x float> %204, i64 3
  %212 = insertelement <8 x float> %210, float %211, i64 7
  %213 = getelementptr float, ptr %13, i64 4
  %214 = extractelement <8 x float> %212, i64 0
  %215 = insertelement <4 x float> poison, float %214, i64 0
  %216 = extractelement <8 x float> %212, i64 1
  %217 = insertelement <4 x float> %215, float %216, i64 1
  %218 = extractelement <8 x float> %212, i64 2
  %219 = insertelement <4 x float> %217, float %218, i64 2
  %220 = extractelement <8 x float> %212, i64 3
  %221 = insertelement <4 x float> %219, float %220, i64 3
  store <4 x float> %221, ptr %13, align 16
  %222 = extractelement <8 x float> %212, i64 4
  %223 = insertelement <4 x float> poison, float %222, i64 0
  %224 = extractelement <8 x float> %212, i64 5
  %225 = insertelement <4 x float> %223, float %224, i64 1
  %226 = extractelement <8 x float> %212, i64 6
  %227 = insertelement <4 x float> %225, float %226, i64 2
  %228 = extractelement <8 x float> %212, i64 7
  %229 = insertelement <4 x float> %227, float %228, i64 3
  store <4 x float> %229, ptr %213, align 16
  %230 = getelementptr i32, ptr %13, i64 4
  %231 = load <4 x i32>, ptr %13, align 16
  %232 = extractelement <4 x i32> %231, i64 0
  %233 = insertelement <8 x i32> poison, i32 %232, i64 0
  %234 = extractelement <4 x i32> %231, i64 1
  %235 = insertelement <8 x i32> %233, i32 %234, i64 1
  %236 = extractelement <4 x i32> %231, i64 2
  %237 = insertelement <8 x i32> %235, i32 %236, i64 2
  %238 = extractelement <4 x i32> %231, i64 3
  %239 = insertelement <8 x i32> %237, i32 %238, i64 3
  %240 = load <4 x i32>, ptr %230, align 16
  %241 = extractelement <4 x i32> %240, i64 0
  %242 = insertelement <8 x i32> %239, i32 %241, i64 4
  %243 = extractelement <4 x i32> %240, i64 1
  %244 = insertelement <8 x i32> %242, i32 %243, i64 5
  %245 = extractelement <4 x i32> %240, i64 2
  %246 = insertelement <8 x i32> %244, i32 %245, i64 6
  %247 = extractelement <4 x i32> %240, i64 3
  %248 = insertelement <8 x i32> %246, i32 %247, i64 7
  %249 = extractelement <8 x i32> %248, i64 0
  %250 = extractelement <8 x i32> %248, i64 1
  %251 = extractelement <8 x i32> %248, i64 2
  %252 = extractelement <8 x i32> %248, i64 3
  %253 = extractelement <8 x i32> %248, i64 4
  %254 = extractelement <8 x i32> %248, i64 5
  %255 = extractelement <8 x i32> %248, i64 6
  %256 = extractelement <8 x i32> %248, i64 7
  %257 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %249, i32 %250, i32 %251, i32 %252, i32 %253, i32 %254, i32 %255, i32 %256)
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 0
  %259 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 1
  %260 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 2
  %261 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 3
  %262 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 4
  %263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 5
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 6
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %257, 7
  %266 = insertelement <8 x i32> poison, i32 %258, i64 0
  %267 = insertelement <8 x i32> %266, i32 %259, i64 1
  %268 = insertelement <8 x i32> %267, i32 %260, i64 2
  %269 = insertelement <8 x i32> %268, i32 %261, i64 3
  %270 = insertelement <8 x i32> %269, i32 %262, i64 4
  %271 = insertelement <8 x i32> %270, i32 %263, i64 5
  %272 = insertelement <8 x i32> %271, i32 %264, i64 6
  %273 = insertelement <8 x i32> %272, i32 %265, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %193, <8 x i32> %273, i1 false)
  %274 = urem i32 %15, 32
  %275 = udiv i32 %15, 32
  %276 = mul nsw i32 %274, 40
  %277 = mul nsw i32 %275, 1280
  %278 = add nsw i32 %276, %277
  %279 = add nsw i32 %278, 16
  %280 = sext i32 %279 to i64
  %281 = getelementptr float, ptr addrspace(1) %79, i64 %280
  %282 = mul nsw i32 %83, 2097152
  %283 = add nsw i32 16, %282
  %284 = sext i32 %283 to i64
  %285 = getelementptr i8, ptr addrspace(6) %88, i64 %284
  %286 = getelementptr float, ptr addrspace(1) %281, i64 4
  %287 = load <4 x float>, ptr addrspace(1) %281, align 16
  %288 = extractelement <4 x float> %287, i64 0
  %289 = insertelement <8 x float> poison, float %288, i64 0
  %290 = extractelement <4 x float> %287, i64 1
  %291 = insertelement <8 x float> %289, float %290, i64 1
  %292 = extractelement <4 x float> %287, i64 2
  %293 = insertelement <8 x float> %291, float %292, i64 2
  %294 = extractelement <4 x float> %287, i64 3
  %295 = insertelement <8 x float> %293, float %294, i64 3
  %296 = load <4 x float>, ptr addrspace(1) %286, align 16
  %297 = extractelement <4 x float> %296, i64 0
  %298 = insertelement <8 x float> %295, float %297, i64 4
  %299 = extractelement <4 x float> %296, i64 1
  %300 = insertelement <8 x float> %298, float %299, i64 5
  %301 = extractelement <4 x float> %296, i64 2
  %302 = insertelement <8 x float> %300, float %301, i64 6
  %303 = extractelement <4 x float> %296, i64 3
  %304 = insertelement <8 x float> %302, float %303, i64 7
  %305 = getelementptr float, ptr %12, i64 4
  %306 = extractelement <8 x float> %304, i64 0
  %307 = insertelement <4 x float> poison, float %306, i64 0
  %308 = extractelement <8 x float> %304, i64 1
  %309 = insertelement <4 x float> %307, float %308, i64 1
  %310 = extractelement <8 x float> %304, i64 2
  %311 = insertelement <4 x float> %309, float %310, i64 2
  %312 = extractelement <8 x float> %304, i64 3
  %313 = insertelement <4 x float> %311, float %312, i64 3
  store <4 x float> %313, ptr %12, align 16
  %314 = extractelement <8 x float> %304, i64 4
  %315 = insertelement <4 x float> poison, float %314, i64 0
  %316 = extractelement <8 x float> %304, i64 5
  %317 = insertelement <4 x float> %315, float %316, i64 1
  %318 = extractelement <8 x float> %304, i64 6
  %319 = insertelement <4 x float> %317, float %318, i64 2
  %320 = extractelement <8 x float> %304, i64 7
  %321 = insertelement <4 x float> %319, float %320, i64 3
  store <4 x float> %321, ptr %305, align 16
  %322 = getelementptr i32, ptr %12, i64 4
  %323 = load <4 x i32>, ptr %12, align 16
  %324 = extractelement <4 x i32> %323, i64 0
  %325 = insertelement <8 x i32> poison, i32 %324, i64 0
  %326 = extractelement <4 x i32> %323, i64 1
  %327 = insertelement <8 x i32> %325, i32 %326, i64 1
  %328 = extractelement <4 x i32> %323, i64 2
  %329 = insertelement <8 x i32> %327, i32 %328, i64 2
  %330 = extractelement <4 x i32> %323, i64 3
  %331 = insertelement <8 x i32> %329, i32 %330, i64 3
  %332 = load <4 x i32>, ptr %322, align 16
  %333 = extractelement <4 x i32> %332, i64 0
  %334 = insertelement <8 x i32> %331, i32 %333, i64 4
  %335 = extractelement <4 x i32> %332, i64 1
  %336 = insertelement <8 x i32> %334, i32 %335, i64 5
  %337 = extractelement <4 x i32> %332, i64 2
  %338 = insertelement <8 x i32> %336, i32 %337, i64 6
  %339 = extractelement <4 x i32> %332, i64 3
  %340 = insertelement <8 x i32> %338, i32 %339, i64 7
  %341 = extractelement <8 x i32> %340, i64 0
  %342 = extractelement <8 x i32> %340, i64 1
  %343 = extractelement <8 x i32> %340, i64 2
  %344 = extractelement <8 x i32> %340, i64 3
  %345 = extractelement <8 x i32> %340, i64 4
  %346 = extractelement <8 x i32> %340, i64 5
  %347 = extractelement <8 x i32> %340, i64 6
  %348 = extractelement <8 x i32> %340, i64 7
  %349 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348)
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 0
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 1
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 2
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 3
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 4
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 5
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 6
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %349, 7
  %358 = insertelement <8 x i32> poison, i32 %350, i64 0
  %359 = insertelement <8 x i32> %358, i32 %351, i64 1
  %360 = insertelement <8 x i32> %359, i32 %352, i64 2
  %361 = insertelement <8 x i32> %360, i32 %353, i64 3
  %362 = insertelement <8 x i32> %361, i32 %354, i64 4
  %363 = insertelement <8 x i32> %362, i32 %355, i64 5
  %364 = insertelement <8 x i32> %363, i32 %356, i64 6
  %365 = insertelement <8 x i32> %364, i32 %357, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %285, <8 x i32> %365, i1 false)
  %366 = urem i32 %15, 32
  %367 = udiv i32 %15, 32
  %368 = mul nsw i32 %366, 40
  %369 = mul nsw i32 %367, 1280
  %370 = add nsw i32 %368, %369
  %371 = add nsw i32 %370, 24
  %372 = sext i32 %371 to i64
  %373 = getelementptr float, ptr addrspace(1) %79, i64 %372
  %374 = mul nsw i32 %83, 2097152
  %375 = add nsw i32 24, %374
  %376 = sext i32 %375 to i64
  %377 = getelementptr i8, ptr addrspace(6) %88, i64 %376
  %378 = getelementptr float, ptr addrspace(1) %373, i64 4
  %379 = load <4 x float>, ptr addrspace(1) %373, align 16
  %380 = extractelement <4 x float> %379, i64 0
  %381 = insertelement <8 x float> poison, float %380, i64 0
  %382 = extractelement <4 x float> %379, i64 1
  %383 = insertelement <8 x float> %381, float %382, i64 1
  %384 = extractelement <4 x float> %379, i64 2
  %385 = insertelement <8 x float> %383, float %384, i64 2
  %386 = extractelement <4 x float> %379, i64 3
  %387 = insertelement <8 x float> %385, float %386, i64 3
  %388 = load <4 x float>, ptr addrspace(1) %378, align 16
  %389 = extractelement <4 x float> %388, i64 0
  %390 = insertelement <8 x float> %387, float %389, i64 4
  %391 = extractelement <4 x float> %388, i64 1
  %392 = insertelement <8 x float> %390, float %391, i64 5
  %393 = extractelement <4 x float> %388, i64 2
  %394 = insertelement <8 x float> %392, float %393, i64 6
  %395 = extractelement <4 x float> %388, i64 3
  %396 = insertelement <8 x float> %394, float %395, i64 7
  %397 = getelementptr float, ptr %11, i64 4
  %398 = extractelement <8 x float> %396, i64 0
  %399 = insertelement <4 x float> poison, float %398, i64 0
  %400 = extractelement <8 x float> %396, i64 1
  %401 = insertelement <4 x float> %399, float %400, i64 1
  %402 = extractelement <8 x float> %396, i64 2
  %403 = insertelement <4 x float> %401, float %402, i64 2
  %404 = extractelement <8 x float> %396, i64 3
  %405 = insertelement <4 x float> %403, float %404, i64 3
  store <4 x float> %405, ptr %11, align 16
  %406 = extractelement <8 x float> %396, i64 4
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = extractelement <8 x float> %396, i64 5
  %409 = insertelement <4 x float> %407, float %408, i64 1
  %410 = extractelement <8 x float> %396, i64 6
  %411 = insertelement <4 x float> %409, float %410, i64 2
  %412 = extractelement <8 x float> %396, i64 7
  %413 = insertelement <4 x float> %411, float %412, i64 3
  store <4 x float> %413, ptr %397, align 16
  %414 = getelementptr i32, ptr %11, i64 4
  %415 = load <4 x i32>, ptr %11, align 16
  %416 = extractelement <4 x i32> %415, i64 0
  %417 = insertelement <8 x i32> poison, i32 %416, i64 0
  %418 = extractelement <4 x i32> %415, i64 1
  %419 = insertelement <8 x i32> %417, i32 %418, i64 1
  %420 = extractelement <4 x i32> %415, i64 2
  %421 = insertelement <8 x i32> %419, i32 %420, i64 2
  %422 = extractelement <4 x i32> %415, i64 3
  %423 = insertelement <8 x i32> %421, i32 %422, i64 3
  %424 = load <4 x i32>, ptr %414, align 16
  %425 = extractelement <4 x i32> %424, i64 0
  %426 = insertelement <8 x i32> %423, i32 %425, i64 4
  %427 = extractelement <4 x i32> %424, i64 1
  %428 = insertelement <8 x i32> %426, i32 %427, i64 5
  %429 = extractelement <4 x i32> %424, i64 2
  %430 = insertelement <8 x i32> %428, i32 %429, i64 6
  %431 = extractelement <4 x i32> %424, i64 3
  %432 = insertelement <8 x i32> %430, i32 %431, i64 7
  %433 = extractelement <8 x i32> %432, i64 0
  %434 = extractelement <8 x i32> %432, i64 1
  %435 = extractelement <8 x i32> %432, i64 2
  %436 = extractelement <8 x i32> %432, i64 3
  %437 = extractelement <8 x i32> %432, i64 4
  %438 = extractelement <8 x i32> %432, i64 5
  %439 = extractelement <8 x i32> %432, i64 6
  %440 = extractelement <8 x i32> %432, i64 7
  %441 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %433, i32 %434, i32 %435, i32 %436, i32 %437, i32 %438, i32 %439, i32 %440)
  %442 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 0
  %443 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 1
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 2
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 3
  %446 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 4
  %447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 5
  %448 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 6
  %449 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %441, 7
  %450 = insertelement <8 x i32> poison, i32 %442, i64 0
  %451 = insertelement <8 x i32> %450, i32 %443, i64 1
  %452 = insertelement <8 x i32> %451, i32 %444, i64 2
  %453 = insertelement <8 x i32> %452, i32 %445, i64 3
  %454 = insertelement <8 x i32> %453, i32 %446, i64 4
  %455 = insertelement <8 x i32> %454, i32 %447, i64 5
  %456 = insertelement <8 x i32> %455, i32 %448, i64 6
  %457 = insertelement <8 x i32> %456, i32 %449, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %377, <8 x i32> %457, i1 false)
  %458 = urem i32 %15, 32
  %459 = udiv i32 %15, 32
  %460 = mul nsw i32 %458, 40
  %461 = mul nsw i32 %459, 1280
  %462 = add nsw i32 %460, %461
  %463 = add nsw i32 %462, 32
  %464 = sext i32 %463 to i64
  %465 = getelementptr float, ptr addrspace(1) %79, i64 %464
  %466 = mul nsw i32 %83, 2097152
  %467 = add nsw i32 32, %466
  %468 = sext i32 %467 to i64
  %469 = getelementptr i8, ptr addrspace(6) %88, i64 %468
  %470 = getelementptr float, ptr addrspace(1) %465, i64 4
  %471 = load <4 x float>, ptr addrspace(1) %465, align 16
  %472 = extractelement <4 x float> %471, i64 0
  %473 = insertelement <8 x float> poison, float %472, i64 0
  %474 = extractelement <4 x float> %471, i64 1
  %475 = insertelement <8 x float> %473, float %474, i64 1
  %476 = extractelement <4 x float> %471, i64 2
  %477 = insertelement <8 x float> %475, float %476, i64 2
  %478 = extractelement <4 x float> %471, i64 3
  %479 = insertelement <8 x float> %477, float %478, i64 3
  %480 = load <4 x float>, ptr addrspace(1) %470, align 16
  %481 = extractelement <4 x float> %480, i64 0
  %482 = insertelement <8 x float> %479, float %481, i64 4
  %483 = extractelement <4 x float> %480, i64 1
  %484 = insertelement <8 x float> %482, float %483, i64 5
  %485 = extractelement <4 x float> %480, i64 2
  %486 = insertelement <8 x float> %484, float %485, i64 6
  %487 = extractelement <4 x float> %480, i64 3
  %488 = insertelement <8 x float> %486, float %487, i64 7
  %489 = getelementptr float, ptr %10, i64 4
  %490 = extractelement <8 x float> %488, i64 0
  %491 = insertelement <4 x float> poison, float %490, i64 0
  %492 = extractelement <8 x float> %488, i64 1
  %493 = insertelement <4 x float> %491, float %492, i64 1
  %494 = extractelement <8 x float> %488, i64 2
  %495 = insertelement <4 x float> %493, float %494, i64 2
  %496 = extractelement <8 x float> %488, i64 3
  %497 = insertelement <4 x float> %495, float %496, i64 3
  store <4 x float> %497, ptr %10, align 16
  %498 = extractelement <8 x float> %488, i64 4
  %499 = insertelement <4 x float> poison, float %498, i64 0
  %500 = extractelement <8 x float> %488, i64 5
  %501 = insertelement <4 x float> %499, float %500, i64 1
  %502 = extractelement <8 x float> %488, i64 6
  %503 = insertelement <4 x float> %501, float %502, i64 2
  %504 = extractelement <8 x float> %488, i64 7
  %505 = insertelement <4 x float> %503, float %504, i64 3
  store <4 x float> %505, ptr %489, align 16
  %506 = getelementptr i32, ptr %10, i64 4
  %507 = load <4 x i32>, ptr %10, align 16
  %508 = extractelement <4 x i32> %507, i64 0
  %509 = insertelement <8 x i32> poison, i32 %508, i64 0
  %510 = extractelement <4 x i32> %507, i64 1
  %511 = insertelement <8 x i32> %509, i32 %510, i64 1
  %512 = extractelement <4 x i32> %507, i64 2
  %513 = insertelement <8 x i32> %511, i32 %512, i64 2
  %514 = extractelement <4 x i32> %507, i64 3
  %515 = insertelement <8 x i32> %513, i32 %514, i64 3
  %516 = load <4 x i32>, ptr %506, align 16
  %517 = extractelement <4 x i32> %516, i64 0
  %518 = insertelement <8 x i32> %515, i32 %517, i64 4
  %519 = extractelement <4 x i32> %516, i64 1
  %520 = insertelement <8 x i32> %518, i32 %519, i64 5
  %521 = extractelement <4 x i32> %516, i64 2
  %522 = insertelement <8 x i32> %520, i32 %521, i64 6
  %523 = extractelement <4 x i32> %516, i64 3
  %524 = insertelement <8 x i32> %522, i32 %523, i64 7
  %525 = extractelement <8 x i32> %524, i64 0
  %526 = extractelement <8 x i32> %524, i64 1
  %527 = extractelement <8 x i32> %524, i64 2
  %528 = extractelement <8 x i32> %524, i64 3
  %529 = extractelement <8 x i32> %524, i64 4
  %530 = extractelement <8 x i32> %524, i64 5
  %531 = extractelement <8 x i32> %524, i64 6
  %532 = extractelement <8 x i32> %524, i64 7
  %533 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %525, i32 %526, i32 %527, i32 %528, i32 %529, i32 %530, i32 %531, i32 %532)
  %534 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 0
  %535 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 1
  %536 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 2
  %537 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 3
  %538 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 4
  %539 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 5
  %540 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 6
  %541 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %533, 7
  %542 = insertelement <8 x i32> poison, i32 %534, i64 0
  %543 = insertelement <8 x i32> %542, i32 %535, i64 1
  %544 = insertelement <8 x i32> %543, i32 %536, i64 2
  %545 = insertelement <8 x i32> %544, i32 %537, i64 3
  %546 = insertelement <8 x i32> %545, i32 %538, i64 4
  %547 = insertelement <8 x i32> %546, i32 %539, i64 5
  %548 = insertelement <8 x i32> %547, i32 %540, i64 6
  %549 = insertelement <8 x i32> %548, i32 %541, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %469, <8 x i32> %549, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %550 = getelementptr i8, ptr addrspace(6) %88, i64 32
  %551 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %550, 3
  %552 = getelementptr i8, ptr addrspace(6) %88, i64 36
  %553 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %551, ptr addrspace(6) %552, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %554 = icmp eq i32 %16, 0
  %555 = and i1 %89, %554
  br i1 %555, label %556, label %584

556:                                              ; preds = %91
  %557 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %558 = lshr i32 %557, 4
  %559 = zext i32 %558 to i64
  %560 = or i64 %559, 70437464178688
  %561 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %562 = lshr i32 %561, 4
  %563 = zext i32 %562 to i64
  %564 = or i64 %563, 70437464178688
  %565 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, 0
  %566 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, 1
  %567 = zext i1 %566 to i32
  %568 = shl i32 %567, 13
  %569 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, 2
  %570 = zext i1 %569 to i32
  %571 = shl i32 %570, 14
  %572 = or i32 %568, %571
  %573 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, 3
  %574 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %553, 4
  %575 = or i32 268960896, %572
  %576 = ptrtoint ptr addrspace(6) %573 to i32
  %577 = lshr i32 %576, 30
  %578 = shl i32 %577, 29
  %579 = or i32 %575, %578
  %580 = ptrtoint ptr addrspace(6) %574 to i32
  %581 = lshr i32 %580, 30
  %582 = shl i32 %581, 4
  %583 = or i32 %579, %582
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %88, i64 %560, i64 %564, i32 %583, i1 %565, ptr addrspace(6) %573, ptr addrspace(6) %574, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %584

584:                                              ; preds = %556, %91
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %585 = urem i32 %15, 32
  %586 = udiv i32 %15, 32
  %587 = mul nsw i32 %585, 40
  %588 = mul nsw i32 %586, 1280
  %589 = add nsw i32 %587, %588
  %590 = sext i32 %589 to i64
  %591 = getelementptr float, ptr addrspace(1) %82, i64 %590
  %592 = mul nsw i32 %83, 2097152
  %593 = sext i32 %592 to i64
  %594 = getelementptr i8, ptr addrspace(6) %88, i64 %593
  %595 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %594, i1 false)
  %596 = getelementptr i32, ptr %9, i64 4
  %597 = extractelement <8 x i32> %595, i64 0
  %598 = insertelement <4 x i32> poison, i32 %597, i64 0
  %599 = extractelement <8 x i32> %595, i64 1
  %600 = insertelement <4 x i32> %598, i32 %599, i64 1
  %601 = extractelement <8 x i32> %595, i64 2
  %602 = insertelement <4 x i32> %600, i32 %601, i64 2
  %603 = extractelement <8 x i32> %595, i64 3
  %604 = insertelement <4 x i32> %602, i32 %603, i64 3
  store <4 x i32> %604, ptr %9, align 16
  %605 = extractelement <8 x i32> %595, i64 4
  %606 = insertelement <4 x i32> poison, i32 %605, i64 0
  %607 = extractelement <8 x i32> %595, i64 5
  %608 = insertelement <4 x i32> %606, i32 %607, i64 1
  %609 = extractelement <8 x i32> %595, i64 6
  %610 = insertelement <4 x i32> %608, i32 %609, i64 2
  %611 = extractelement <8 x i32> %595, i64 7
  %612 = insertelement <4 x i32> %610, i32 %611, i64 3
  store <4 x i32> %612, ptr %596, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %613 = getelementptr i32, ptr %9, i64 4
  %614 = load <4 x i32>, ptr %9, align 16
  %615 = extractelement <4 x i32> %614, i64 0
  %616 = insertelement <8 x i32> poison, i32 %615, i64 0
  %617 = extractelement <4 x i32> %614, i64 1
  %618 = insertelement <8 x i32> %616, i32 %617, i64 1
  %619 = extractelement <4 x i32> %614, i64 2
  %620 = insertelement <8 x i32> %618, i32 %619, i64 2
  %621 = extractelement <4 x i32> %614, i64 3
  %622 = insertelement <8 x i32> %620, i32 %621, i64 3
  %623 = load <4 x i32>, ptr %613, align 16
  %624 = extractelement <4 x i32> %623, i64 0
  %625 = insertelement <8 x i32> %622, i32 %624, i64 4
  %626 = extractelement <4 x i32> %623, i64 1
  %627 = insertelement <8 x i32> %625, i32 %626, i64 5
  %628 = extractelement <4 x i32> %623, i64 2
  %629 = insertelement <8 x i32> %627, i32 %628, i64 6
  %630 = extractelement <4 x i32> %623, i64 3
  %631 = insertelement <8 x i32> %629, i32 %630, i64 7
  %632 = extractelement <8 x i32> %631, i64 0
  %633 = extractelement <8 x i32> %631, i64 1
  %634 = extractelement <8 x i32> %631, i64 2
  %635 = extractelement <8 x i32> %631, i64 3
  %636 = extractelement <8 x i32> %631, i64 4
  %637 = extractelement <8 x i32> %631, i64 5
  %638 = extractelement <8 x i32> %631, i64 6
  %639 = extractelement <8 x i32> %631, i64 7
  %640 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %632, i32 %633, i32 %634, i32 %635, i32 %636, i32 %637, i32 %638, i32 %639)
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 0
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 1
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 2
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 3
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 4
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 5
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 6
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %640, 7
  %649 = insertelement <8 x i32> poison, i32 %641, i64 0
  %650 = insertelement <8 x i32> %649, i32 %642, i64 1
  %651 = insertelement <8 x i32> %650, i32 %643, i64 2
  %652 = insertelement <8 x i32> %651, i32 %644, i64 3
  %653 = insertelement <8 x i32> %652, i32 %645, i64 4
  %654 = insertelement <8 x i32> %653, i32 %646, i64 5
  %655 = insertelement <8 x i32> %654, i32 %647, i64 6
  %656 = insertelement <8 x i32> %655, i32 %648, i64 7
  %657 = getelementptr i32, ptr %9, i64 4
  %658 = extractelement <8 x i32> %656, i64 0
  %659 = insertelement <4 x i32> poison, i32 %658, i64 0
  %660 = extractelement <8 x i32> %656, i64 1
  %661 = insertelement <4 x i32> %659, i32 %660, i64 1
  %662 = extractelement <8 x i32> %656, i64 2
  %663 = insertelement <4 x i32> %661, i32 %662, i64 2
  %664 = extractelement <8 x i32> %656, i64 3
  %665 = insertelement <4 x i32> %663, i32 %664, i64 3
  store <4 x i32> %665, ptr %9, align 16
  %666 = extractelement <8 x i32> %656, i64 4
  %667 = insertelement <4 x i32> poison, i32 %666, i64 0
  %668 = extractelement <8 x i32> %656, i64 5
  %669 = insertelement <4 x i32> %667, i32 %668, i64 1
  %670 = extractelement <8 x i32> %656, i64 6
  %671 = insertelement <4 x i32> %669, i32 %670, i64 2
  %672 = extractelement <8 x i32> %656, i64 7
  %673 = insertelement <4 x i32> %671, i32 %672, i64 3
  store <4 x i32> %673, ptr %657, align 16
  %674 = getelementptr float, ptr %9, i64 4
  %675 = load <4 x float>, ptr %9, align 16
  %676 = extractelement <4 x float> %675, i64 0
  %677 = insertelement <8 x float> poison, float %676, i64 0
  %678 = extractelement <4 x float> %675, i64 1
  %679 = insertelement <8 x float> %677, float %678, i64 1
  %680 = extractelement <4 x float> %675, i64 2
  %681 = insertelement <8 x float> %679, float %680, i64 2
  %682 = extractelement <4 x float> %675, i64 3
  %683 = insertelement <8 x float> %681, float %682, i64 3
  %684 = load <4 x float>, ptr %674, align 16
  %685 = extractelement <4 x float> %684, i64 0
  %686 = insertelement <8 x float> %683, float %685, i64 4
  %687 = extractelement <4 x float> %684, i64 1
  %688 = insertelement <8 x float> %686, float %687, i64 5
  %689 = extractelement <4 x float> %684, i64 2
  %690 = insertelement <8 x float> %688, float %689, i64 6
  %691 = extractelement <4 x float> %684, i64 3
  %692 = insertelement <8 x float> %690, float %691, i64 7
  %693 = getelementptr float, ptr addrspace(1) %591, i64 4
  %694 = extractelement <8 x float> %692, i64 0
  %695 = insertelement <4 x float> poison, float %694, i64 0
  %696 = extractelement <8 x float> %692, i64 1
  %697 = insertelement <4 x float> %695, float %696, i64 1
  %698 = extractelement <8 x float> %692, i64 2
  %699 = insertelement <4 x float> %697, float %698, i64 2
  %700 = extractelement <8 x float> %692, i64 3
  %701 = insertelement <4 x float> %699, float %700, i64 3
  store <4 x float> %701, ptr addrspace(1) %591, align 16
  %702 = extractelement <8 x float> %692, i64 4
  %703 = insertelement <4 x float> poison, float %702, i64 0
  %704 = extractelement <8 x float> %692, i64 5
  %705 = insertelement <4 x float> %703, float %704, i64 1
  %706 = extractelement <8 x float> %692, i64 6
  %707 = insertelement <4 x float> %705, float %706, i64 2
  %708 = extractelement <8 x float> %692, i64 7
  %709 = insertelement <4 x float> %707, float %708, i64 3
  store <4 x float> %709, ptr addrspace(1) %693, align 16
  %710 = urem i32 %15, 32
  %711 = udiv i32 %15, 32
  %712 = mul nsw i32 %710, 40
  %713 = mul nsw i32 %711, 1280
  %714 = add nsw i32 %712, %713
  %715 = add nsw i32 %714, 8
  %716 = sext i32 %715 to i64
  %717 = getelementptr float, ptr addrspace(1) %82, i64 %716
  %718 = mul nsw i32 %83, 2097152
  %719 = add nsw i32 8, %718
  %720 = sext i32 %719 to i64
  %721 = getelementptr i8, ptr addrspace(6) %88, i64 %720
  %722 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %721, i1 false)
  %723 = getelementptr i32, ptr %8, i64 4
  %724 = extractelement <8 x i32> %722, i64 0
  %725 = insertelement <4 x i32> poison, i32 %724, i64 0
  %726 = extractelement <8 x i32> %722, i64 1
  %727 = insertelement <4 x i32> %725, i32 %726, i64 1
  %728 = extractelement <8 x i32> %722, i64 2
  %729 = insertelement <4 x i32> %727, i32 %728, i64 2
  %730 = extractelement <8 x i32> %722, i64 3
  %731 = insertelement <4 x i32> %729, i32 %730, i64 3
  store <4 x i32> %731, ptr %8, align 16
  %732 = extractelement <8 x i32> %722, i64 4
  %733 = insertelement <4 x i32> poison, i32 %732, i64 0
  %734 = extractelement <8 x i32> %722, i64 5
  %735 = insertelement <4 x i32> %733, i32 %734, i64 1
  %736 = extractelement <8 x i32> %722, i64 6
  %737 = insertelement <4 x i32> %735, i32 %736, i64 2
  %738 = extractelement <8 x i32> %722, i64 7
  %739 = insertelement <4 x i32> %737, i32 %738, i64 3
  store <4 x i32> %739, ptr %723, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %740 = getelementptr i32, ptr %8, i64 4
  %741 = load <4 x i32>, ptr %8, align 16
  %742 = extractelement <4 x i32> %741, i64 0
  %743 = insertelement <8 x i32> poison, i32 %742, i64 0
  %744 = extractelement <4 x i32> %741, i64 1
  %745 = insertelement <8 x i32> %743, i32 %744, i64 1
  %746 = extractelement <4 x i32> %741, i64 2
  %747 = insertelement <8 x i32> %745, i32 %746, i64 2
  %748 = extractelement <4 x i32> %741, i64 3
  %749 = insertelement <8 x i32> %747, i32 %748, i64 3
  %750 = load <4 x i32>, ptr %740, align 16
  %751 = extractelement <4 x i32> %750, i64 0
  %752 = insertelement <8 x i32> %749, i32 %751, i64 4
  %753 = extractelement <4 x i32> %750, i64 1
  %754 = insertelement <8 x i32> %752, i32 %753, i64 5
  %755 = extractelement <4 x i32> %750, i64 2
  %756 = insertelement <8 x i32> %754, i32 %755, i64 6
  %757 = extractelement <4 x i32> %750, i64 3
  %758 = insertelement <8 x i32> %756, i32 %757, i64 7
  %759 = extractelement <8 x i32> %758, i64 0
  %760 = extractelement <8 x i32> %758, i64 1
  %761 = extractelement <8 x i32> %758, i64 2
  %762 = extractelement <8 x i32> %758, i64 3
  %763 = extractelement <8 x i32> %758, i64 4
  %764 = extractelement <8 x i32> %758, i64 5
  %765 = extractelement <8 x i32> %758, i64 6
  %766 = extractelement <8 x i32> %758, i64 7
  %767 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %759, i32 %760, i32 %761, i32 %762, i32 %763, i32 %764, i32 %765, i32 %766)
  %768 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 0
  %769 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 1
  %770 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 2
  %771 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 3
  %772 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 4
  %773 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 5
  %774 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 6
  %775 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %767, 7
  %776 = insertelement <8 x i32> poison, i32 %768, i64 0
  %777 = insertelement <8 x i32> %776, i32 %769, i64 1
  %778 = insertelement <8 x i32> %777, i32 %770, i64 2
  %779 = insertelement <8 x i32> %778, i32 %771, i64 3
  %780 = insertelement <8 x i32> %779, i32 %772, i64 4
  %781 = insertelement <8 x i32> %780, i32 %773, i64 5
  %782 = insertelement <8 x i32> %781, i32 %774, i64 6
  %783 = insertelement <8 x i32> %782, i32 %775, i64 7
  %784 = getelementptr i32, ptr %8, i64 4
  %785 = extractelement <8 x i32> %783, i64 0
  %786 = insertelement <4 x i32> poison, i32 %785, i64 0
  %787 = extractelement <8 x i32> %783, i64 1
  %788 = insertelement <4 x i32> %786, i32 %787, i64 1
  %789 = extractelement <8 x i32> %783, i64 2
  %790 = insertelement <4 x i32> %788, i32 %789, i64 2
  %791 = extractelement <8 x i32> %783, i64 3
  %792 = insertelement <4 x i32> %790, i32 %791, i64 3
  store <4 x i32> %792, ptr %8, align 16
  %793 = extractelement <8 x i32> %783, i64 4
  %794 = insertelement <4 x i32> poison, i32 %793, i64 0
  %795 = extractelement <8 x i32> %783, i64 5
  %796 = insertelement <4 x i32> %794, i32 %795, i64 1
  %797 = extractelement <8 x i32> %783, i64 6
  %798 = insertelement <4 x i32> %796, i32 %797, i64 2
  %799 = extractelement <8 x i32> %783, i64 7
  %800 = insertelement <4 x i32> %798, i32 %799, i64 3
  store <4 x i32> %800, ptr %784, align 16
  %801 = getelementptr float, ptr %8, i64 4
  %802 = load <4 x float>, ptr %8, align 16
  %803 = extractelement <4 x float> %802, i64 0
  %804 = insertelement <8 x float> poison, float %803, i64 0
  %805 = extractelement <4 x float> %802, i64 1
  %806 = insertelement <8 x float> %804, float %805, i64 1
  %807 = extractelement <4 x float> %802, i64 2
  %808 = insertelement <8 x float> %806, float %807, i64 2
  %809 = extractelement <4 x float> %802, i64 3
  %810 = insertelement <8 x float> %808, float %809, i64 3
  %811 = load <4 x float>, ptr %801, align 16
  %812 = extractelement <4 x float> %811, i64 0
  %813 = insertelement <8 x float> %810, float %812, i64 4
  %814 = extractelement <4 x float> %811, i64 1
  %815 = insertelement <8 x float> %813, float %814, i64 5
  %816 = extractelement <4 x float> %811, i64 2
  %817 = insertelement <8 x float> %815, float %816, i64 6
  %818 = extractelement <4 x float> %811, i64 3
  %819 = insertelement <8 x float> %817, float %818, i64 7
  %820 = getelementptr float, ptr addrspace(1) %717, i64 4
  %821 = extractelement <8 x float> %819, i64 0
  %822 = insertelement <4 x float> poison, float %821, i64 0
  %823 = extractelement <8 x float> %819, i64 1
  %824 = insertelement <4 x float> %822, float %823, i64 1
  %825 = extractelement <8 x float> %819, i64 2
  %826 = insertelement <4 x float> %824, float %825, i64 2
  %827 = extractelement <8 x float> %819, i64 3
  %828 = insertelement <4 x float> %826, float %827, i64 3
  store <4 x float> %828, ptr addrspace(1) %717, align 16
  %829 = extractelement <8 x float> %819, i64 4
  %830 = insertelement <4 x float> poison, float %829, i64 0
  %831 = extractelement <8 x float> %819, i64 5
  %832 = insertelement <4 x float> %830, float %831, i64 1
  %833 = extractelement <8 x float> %819, i64 6
  %834 = insertelement <4 x float> %832, float %833, i64 2
  %835 = extractelement <8 x float> %819, i64 7
  %836 = insertelement <4 x float> %834, float %835, i64 3
  store <4 x float> %836, ptr addrspace(1) %820, align 16
  %837 = urem i32 %15, 32
  %838 = udiv i32 %15, 32
  %839 = mul nsw i32 %837, 40
  %840 = mul nsw i32 %838, 1280
  %841 = add nsw i32 %839, %840
  %842 = add nsw i32 %841, 16
  %843 = sext i32 %842 to i64
  %844 = getelementptr float, ptr addrspace(1) %82, i64 %843
  %845 = mul nsw i32 %83, 2097152
  %846 = add nsw i32 16, %845
  %847 = sext i32 %846 to i64
  %848 = getelementptr i8, ptr addrspace(6) %88, i64 %847
  %849 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %848, i1 false)
  %850 = getelementptr i32, ptr %7, i64 4
  %851 = extractelement <8 x i32> %849, i64 0
  %852 = insertelement <4 x i32> poison, i32 %851, i64 0
  %853 = extractelement <8 x i32> %849, i64 1
  %854 = insertelement <4 x i32> %852, i32 %853, i64 1
  %855 = extractelement <8 x i32> %849, i64 2
  %856 = insertelement <4 x i32> %854, i32 %855, i64 2
  %857 = extractelement <8 x i32> %849, i64 3
  %858 = insertelement <4 x i32> %856, i32 %857, i64 3
  store <4 x i32> %858, ptr %7, align 16
  %859 = extractelement <8 x i32> %849, i64 4
  %860 = insertelement <4 x i32> poison, i32 %859, i64 0
  %861 = extractelement <8 x i32> %849, i64 5
  %862 = insertelement <4 x i32> %860, i32 %861, i64 1
  %863 = extractelement <8 x i32> %849, i64 6
  %864 = insertelement <4 x i32> %862, i32 %863, i64 2
  %865 = extractelement <8 x i32> %849, i64 7
  %866 = insertelement <4 x i32> %864, i32 %865, i64 3
  store <4 x i32> %866, ptr %850, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %867 = getelementptr i32, ptr %7, i64 4
  %868 = load <4 x i32>, ptr %7, align 16
  %869 = extractelement <4 x i32> %868, i64 0
  %870 = insertelement <8 x i32> poison, i32 %869, i64 0
  %871 = extractelement <4 x i32> %868, i64 1
  %872 = insertelement <8 x i32> %870, i32 %871, i64 1
  %873 = extractelement <4 x i32> %868, i64 2
  %874 = insertelement <8 x i32> %872, i32 %873, i64 2
  %875 = extractelement <4 x i32> %868, i64 3
  %876 = insertelement <8 x i32> %874, i32 %875, i64 3
  %877 = load <4 x i32>, ptr %867, align 16
  %878 = extractelement <4 x i32> %877, i64 0
  %879 = insertelement <8 x i32> %876, i32 %878, i64 4
  %880 = extractelement <4 x i32> %877, i64 1
  %881 = insertelement <8 x i32> %879, i32 %880, i64 5
  %882 = extractelement <4 x i32> %877, i64 2
  %883 = insertelement <8 x i32> %881, i32 %882, i64 6
  %884 = extractelement <4 x i32> %877, i64 3
  %885 = insertelement <8 x i32> %883, i32 %884, i64 7
  %886 = extractelement <8 x i32> %885, i64 0
  %887 = extractelement <8 x i32> %885, i64 1
  %888 = extractelement <8 x i32> %885, i64 2
  %889 = extractelement <8 x i32> %885, i64 3
  %890 = extractelement <8 x i32> %885, i64 4
  %891 = extractelement <8 x i32> %885, i64 5
  %892 = extractelement <8 x i32> %885, i64 6
  %893 = extractelement <8 x i32> %885, i64 7
  %894 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %886, i32 %887, i32 %888, i32 %889, i32 %890, i32 %891, i32 %892, i32 %893)
  %895 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 0
  %896 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 1
  %897 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 2
  %898 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 3
  %899 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 4
  %900 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 5
  %901 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 6
  %902 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %894, 7
  %903 = insertelement <8 x i32> poison, i32 %895, i64 0
  %904 = insertelement <8 x i32> %903, i32 %896, i64 1
  %905 = insertelement <8 x i32> %904, i32 %897, i64 2
  %906 = insertelement <8 x i32> %905, i32 %898, i64 3
  %907 = insertelement <8 x i32> %906, i32 %899, i64 4
  %908 = insertelement <8 x i32> %907, i32 %900, i64 5
  %909 = insertelement <8 x i32> %908, i32 %901, i64 6
  %910 = insertelement <8 x i32> %909, i32 %902, i64 7
  %911 = getelementptr i32, ptr %7, i64 4
  %912 = extractelement <8 x i32> %910, i64 0
  %913 = insertelement <4 x i32> poison, i32 %912, i64 0
  %914 = extractelement <8 x i32> %910, i64 1
  %915 = insertelement <4 x i32> %913, i32 %914, i64 1
  %916 = extractelement <8 x i32> %910, i64 2
  %917 = insertelement <4 x i32> %915, i32 %916, i64 2
  %918 = extractelement <8 x i32> %910, i64 3
  %919 = insertelement <4 x i32> %917, i32 %918, i64 3
  store <4 x i32> %919, ptr %7, align 16
  %920 = extractelement <8 x i32> %910, i64 4
  %921 = insertelement <4 x i32> poison, i32 %920, i64 0
  %922 = extractelement <8 x i32> %910, i64 5
  %923 = insertelement <4 x i32> %921, i32 %922, i64 1
  %924 = extractelement <8 x i32> %910, i64 6
  %925 = insertelement <4 x i32> %923, i32 %924, i64 2
  %926 = extractelement <8 x i32> %910, i64 7
  %927 = insertelement <4 x i32> %925, i32 %926, i64 3
  store <4 x i32> %927, ptr %911, align 16
  %928 = getelementptr float, ptr %7, i64 4
  %929 = load <4 x float>, ptr %7, align 16
  %930 = extractelement <4 x float> %929, i64 0
  %931 = insertelement <8 x float> poison, float %930, i64 0
  %932 = extractelement <4 x float> %929, i64 1
  %933 = insertelement <8 x float> %931, float %932, i64 1
  %934 = extractelement <4 x float> %929, i64 2
  %935 = insertelement <8 x float> %933, float %934, i64 2
  %936 = extractelement <4 x float> %929, i64 3
  %937 = insertelement <8 x float> %935, float %936, i64 3
  %938 = load <4 x float>, ptr %928, align 16
  %939 = extractelement <4 x float> %938, i64 0
  %940 = insertelement <8 x float> %937, float %939, i64 4
  %941 = extractelement <4 x float> %938, i64 1
  %942 = insertelement <8 x float> %940, float %941, i64 5
  %943 = extractelement <4 x float> %938, i64 2
  %944 = insertelement <8 x float> %942, float %943, i64 6
  %945 = extractelement <4 x float> %938, i64 3
  %946 = insertelement <8 x float> %944, float %945, i64 7
  %947 = getelementptr float, ptr addrspace(1) %844, i64 4
  %948 = extractelement <8 x float> %946, i64 0
  %949 = insertelement <4 x float> poison, float %948, i64 0
  %950 = extractelement <8 x float> %946, i64 1
  %951 = insertelement <4 x float> %949, float %950, i64 1
  %952 = extractelement <8 x float> %946, i64 2
  %953 = insertelement <4 x float> %951, float %952, i64 2
  %954 = extractelement <8 x float> %946, i64 3
  %955 = insertelement <4 x float> %953, float %954, i64 3
  store <4 x float> %955, ptr addrspace(1) %844, align 16
  %956 = extractelement <8 x float> %946, i64 4
  %957 = insertelement <4 x float> poison, float %956, i64 0
  %958 = extractelement <8 x float> %946, i64 5
  %959 = insertelement <4 x float> %957, float %958, i64 1
  %960 = extractelement <8 x float> %946, i64 6
  %961 = insertelement <4 x float> %959, float %960, i64 2
  %962 = extractelement <8 x float> %946, i64 7
  %963 = insertelement <4 x float> %961, float %962, i64 3
  store <4 x float> %963, ptr addrspace(1) %947, align 16
  %964 = urem i32 %15, 32
  %965 = udiv i32 %15, 32
  %966 = mul nsw i32 %964, 40
  %967 = mul nsw i32 %965, 1280
  %968 = add nsw i32 %966, %967
  %969 = add nsw i32 %968, 24
  %970 = sext i32 %969 to i64
  %971 = getelementptr float, ptr addrspace(1) %82, i64 %970
  %972 = mul nsw i32 %83, 2097152
  %973 = add nsw i32 24, %972
  %974 = sext i32 %973 to i64
  %975 = getelementptr i8, ptr addrspace(6) %88, i64 %974
  %976 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %975, i1 false)
  %977 = getelementptr i32, ptr %6, i64 4
  %978 = extractelement <8 x i32> %976, i64 0
  %979 = insertelement <4 x i32> poison, i32 %978, i64 0
  %980 = extractelement <8 x i32> %976, i64 1
  %981 = insertelement <4 x i32> %979, i32 %980, i64 1
  %982 = extractelement <8 x i32> %976, i64 2
  %983 = insertelement <4 x i32> %981, i32 %982, i64 2
  %984 = extractelement <8 x i32> %976, i64 3
  %985 = insertelement <4 x i32> %983, i32 %984, i64 3
  store <4 x i32> %985, ptr %6, align 16
  %986 = extractelement <8 x i32> %976, i64 4
  %987 = insertelement <4 x i32> poison, i32 %986, i64 0
  %988 = extractelement <8 x i32> %976, i64 5
  %989 = insertelement <4 x i32> %987, i32 %988, i64 1
  %990 = extractelement <8 x i32> %976, i64 6
  %991 = insertelement <4 x i32> %989, i32 %990, i64 2
  %992 = extractelement <8 x i32> %976, i64 7
  %993 = insertelement <4 x i32> %991, i32 %992, i64 3
  store <4 x i32> %993, ptr %977, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %994 = getelementptr i32, ptr %6, i64 4
  %995 = load <4 x i32>, ptr %6, align 16
  %996 = extractelement <4 x i32> %995, i64 0
  %997 = insertelement <8 x i32> poison, i32 %996, i64 0
  %998 = extractelement <4 x i32> %995, i64 1
  %999 = insertelement <8 x i32> %997, i32 %998, i64 1
  %1000 = extractelement <4 x i32> %995, i64 2
  %1001 = insertelement <8 x i32> %999, i32 %1000, i64 2
  %1002 = extractelement <4 x i32> %995, i64 3
  %1003 = insertelement <8 x i32> %1001, i32 %1002, i64 3
  %1004 = load <4 x i32>, ptr %994, align 16
  %1005 = extractelement <4 x i32> %1004, i64 0
  %1006 = insertelement <8 x i32> %1003, i32 %1005, i64 4
  %1007 = extractelement <4 x i32> %1004, i64 1
  %1008 = insertelement <8 x i32> %1006, i32 %1007, i64 5
  %1009 = extractelement <4 x i32> %1004, i64 2
  %1010 = insertelement <8 x i32> %1008, i32 %1009, i64 6
  %1011 = extractelement <4 x i32> %1004, i64 3
  %1012 = insertelement <8 x i32> %1010, i32 %1011, i64 7
  %1013 = extractelement <8 x i32> %1012, i64 0
  %1014 = extractelement <8 x i32> %1012, i64 1
  %1015 = extractelement <8 x i32> %1012, i64 2
  %1016 = extractelement <8 x i32> %1012, i64 3
  %1017 = extractelement <8 x i32> %1012, i64 4
  %1018 = extractelement <8 x i32> %1012, i64 5
  %1019 = extractelement <8 x i32> %1012, i64 6
  %1020 = extractelement <8 x i32> %1012, i64 7
  %1021 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1013, i32 %1014, i32 %1015, i32 %1016, i32 %1017, i32 %1018, i32 %1019, i32 %1020)
  %1022 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 0
  %1023 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 1
  %1024 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 2
  %1025 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 3
  %1026 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 4
  %1027 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 5
  %1028 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 6
  %1029 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1021, 7
  %1030 = insertelement <8 x i32> poison, i32 %1022, i64 0
  %1031 = insertelement <8 x i32> %1030, i32 %1023, i64 1
  %1032 = insertelement <8 x i32> %1031, i32 %1024, i64 2
  %1033 = insertelement <8 x i32> %1032, i32 %1025, i64 3
  %1034 = insertelement <8 x i32> %1033, i32 %1026, i64 4
  %1035 = insertelement <8 x i32> %1034, i32 %1027, i64 5
  %1036 = insertelement <8 x i32> %1035, i32 %1028, i64 6
  %1037 = insertelement <8 x i32> %1036, i32 %1029, i64 7
  %1038 = getelementptr i32, ptr %6, i64 4
  %1039 = extractelement <8 x i32> %1037, i64 0
  %1040 = insertelement <4 x i32> poison, i32 %1039, i64 0
  %1041 = extractelement <8 x i32> %1037, i64 1
  %1042 = insertelement <4 x i32> %1040, i32 %1041, i64 1
  %1043 = extractelement <8 x i32> %1037, i64 2
  %1044 = insertelement <4 x i32> %1042, i32 %1043, i64 2
  %1045 = extractelement <8 x i32> %1037, i64 3
  %1046 = insertelement <4 x i32> %1044, i32 %1045, i64 3
  store <4 x i32> %1046, ptr %6, align 16
  %1047 = extractelement <8 x i32> %1037, i64 4
  %1048 = insertelement <4 x i32> poison, i32 %1047, i64 0
  %1049 = extractelement <8 x i32> %1037, i64 5
  %1050 = insertelement <4 x i32> %1048, i32 %1049, i64 1
  %1051 = extractelement <8 x i32> %1037, i64 6
  %1052 = insertelement <4 x i32> %1050, i32 %1051, i64 2
  %1053 = extractelement <8 x i32> %1037, i64 7
  %1054 = insertelement <4 x i32> %1052, i32 %1053, i64 3
  store <4 x i32> %1054, ptr %1038, align 16
  %1055 = getelementptr float, ptr %6, i64 4
  %1056 = load <4 x float>, ptr %6, align 16
  %1057 = extractelement <4 x float> %1056, i64 0
  %1058 = insertelement <8 x float> poison, float %1057, i64 0
  %1059 = extractelement <4 x float> %1056, i64 1
  %1060 = insertelement <8 x float> %1058, float %1059, i64 1
  %1061 = extractelement <4 x float> %1056, i64 2
  %1062 = insertelement <8 x float> %1060, float %1061, i64 2
  %1063 = extractelement <4 x float> %1056, i64 3
  %1064 = insertelement <8 x float> %1062, float %1063, i64 3
  %1065 = load <4 x float>, ptr %1055, align 16
  %1066 = extractelement <4 x float> %1065, i64 0
  %1067 = insertelement <8 x float> %1064, float %1066, i64 4
  %1068 = extractelement <4 x float> %1065, i64 1
  %1069 = insertelement <8 x float> %1067, float %1068, i64 5
  %1070 = extractelement <4 x float> %1065, i64 2
  %1071 = insertelement <8 x float> %1069, float %1070, i64 6
  %1072 = extractelement <4 x float> %1065, i64 3
  %1073 = insertelement <8 x float> %1071, float %1072, i64 7
  %1074 = getelementptr float, ptr addrspace(1) %971, i64 4
  %1075 = extractelement <8 x float> %1073, i64 0
  %1076 = insertelement <4 x float> poison, float %1075, i64 0
  %1077 = extractelement <8 x float> %1073, i64 1
  %1078 = insertelement <4 x float> %1076, float %1077, i64 1
  %1079 = extractelement <8 x float> %1073, i64 2
  %1080 = insertelement <4 x float> %1078, float %1079, i64 2
  %1081 = extractelement <8 x float> %1073, i64 3
  %1082 = insertelement <4 x float> %1080, float %1081, i64 3
  store <4 x float> %1082, ptr addrspace(1) %971, align 16
  %1083 = extractelement <8 x float> %1073, i64 4
  %1084 = insertelement <4 x float> poison, float %1083, i64 0
  %1085 = extractelement <8 x float> %1073, i64 5
  %1086 = insertelement <4 x float> %1084, float %1085, i64 1
  %1087 = extractelement <8 x float> %1073, i64 6
  %1088 = insertelement <4 x float> %1086, float %1087, i64 2
  %1089 = extractelement <8 x float> %1073, i64 7
  %1090 = insertelement <4 x float> %1088, float %1089, i64 3
  store <4 x float> %1090, ptr addrspace(1) %1074, align 16
  %1091 = urem i32 %15, 32
  %1092 = udiv i32 %15, 32
  %1093 = mul nsw i32 %1091, 40
  %1094 = mul nsw i32 %1092, 1280
  %1095 = add nsw i32 %1093, %1094
  %1096 = add nsw i32 %1095, 32
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr float, ptr addrspace(1) %82, i64 %1097
  %1099 = mul nsw i32 %83, 2097152
  %1100 = add nsw i32 32, %1099
  %1101 = sext i32 %1100 to i64
  %1102 = getelementptr i8, ptr addrspace(6) %88, i64 %1101
  %1103 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1102, i1 false)
  %1104 = getelementptr i32, ptr %5, i64 4
  %1105 = extractelement <8 x i32> %1103, i64 0
  %1106 = insertelement <4 x i32> poison, i32 %1105, i64 0
  %1107 = extractelement <8 x i32> %1103, i64 1
  %1108 = insertelement <4 x i32> %1106, i32 %1107, i64 1
  %1109 = extractelement <8 x i32> %1103, i64 2
  %1110 = insertelement <4 x i32> %1108, i32 %1109, i64 2
  %1111 = extractelement <8 x i32> %1103, i64 3
  %1112 = insertelement <4 x i32> %1110, i32 %1111, i64 3
  store <4 x i32> %1112, ptr %5, align 16
  %1113 = extractelement <8 x i32> %1103, i64 4
  %1114 = insertelement <4 x i32> poison, i32 %1113, i64 0
  %1115 = extractelement <8 x i32> %1103, i64 5
  %1116 = insertelement <4 x i32> %1114, i32 %1115, i64 1
  %1117 = extractelement <8 x i32> %1103, i64 6
  %1118 = insertelement <4 x i32> %1116, i32 %1117, i64 2
  %1119 = extractelement <8 x i32> %1103, i64 7
  %1120 = insertelement <4 x i32> %1118, i32 %1119, i64 3
  store <4 x i32> %1120, ptr %1104, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1121 = getelementptr i32, ptr %5, i64 4
  %1122 = load <4 x i32>, ptr %5, align 16
  %1123 = extractelement <4 x i32> %1122, i64 0
  %1124 = insertelement <8 x i32> poison, i32 %1123, i64 0
  %1125 = extractelement <4 x i32> %1122, i64 1
  %1126 = insertelement <8 x i32> %1124, i32 %1125, i64 1
  %1127 = extractelement <4 x i32> %1122, i64 2
  %1128 = insertelement <8 x i32> %1126, i32 %1127, i64 2
  %1129 = extractelement <4 x i32> %1122, i64 3
  %1130 = insertelement <8 x i32> %1128, i32 %1129, i64 3
  %1131 = load <4 x i32>, ptr %1121, align 16
  %1132 = extractelement <4 x i32> %1131, i64 0
  %1133 = insertelement <8 x i32> %1130, i32 %1132, i64 4
  %1134 = extractelement <4 x i32> %1131, i64 1
  %1135 = insertelement <8 x i32> %1133, i32 %1134, i64 5
  %1136 = extractelement <4 x i32> %1131, i64 2
  %1137 = insertelement <8 x i32> %1135, i32 %1136, i64 6
  %1138 = extractelement <4 x i32> %1131, i64 3
  %1139 = insertelement <8 x i32> %1137, i32 %1138, i64 7
  %1140 = extractelement <8 x i32> %1139, i64 0
  %1141 = extractelement <8 x i32> %1139, i64 1
  %1142 = extractelement <8 x i32> %1139, i64 2
  %1143 = extractelement <8 x i32> %1139, i64 3
  %1144 = extractelement <8 x i32> %1139, i64 4
  %1145 = extractelement <8 x i32> %1139, i64 5
  %1146 = extractelement <8 x i32> %1139, i64 6
  %1147 = extractelement <8 x i32> %1139, i64 7
  %1148 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1140, i32 %1141, i32 %1142, i32 %1143, i32 %1144, i32 %1145, i32 %1146, i32 %1147)
  %1149 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 0
  %1150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 1
  %1151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 2
  %1152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 3
  %1153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 4
  %1154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 5
  %1155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 6
  %1156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1148, 7
  %1157 = insertelement <8 x i32> poison, i32 %1149, i64 0
  %1158 = insertelement <8 x i32> %1157, i32 %1150, i64 1
  %1159 = insertelement <8 x i32> %1158, i32 %1151, i64 2
  %1160 = insertelement <8 x i32> %1159, i32 %1152, i64 3
  %1161 = insertelement <8 x i32> %1160, i32 %1153, i64 4
  %1162 = insertelement <8 x i32> %1161, i32 %1154, i64 5
  %1163 = insertelement <8 x i32> %1162, i32 %1155, i64 6
  %1164 = insertelement <8 x i32> %1163, i32 %1156, i64 7
  %1165 = getelementptr i32, ptr %5, i64 4
  %1166 = extractelement <8 x i32> %1164, i64 0
  %1167 = insertelement <4 x i32> poison, i32 %1166, i64 0
  %1168 = extractelement <8 x i32> %1164, i64 1
  %1169 = insertelement <4 x i32> %1167, i32 %1168, i64 1
  %1170 = extractelement <8 x i32> %1164, i64 2
  %1171 = insertelement <4 x i32> %1169, i32 %1170, i64 2
  %1172 = extractelement <8 x i32> %1164, i64 3
  %1173 = insertelement <4 x i32> %1171, i32 %1172, i64 3
  store <4 x i32> %1173, ptr %5, align 16
  %1174 = extractelement <8 x i32> %1164, i64 4
  %1175 = insertelement <4 x i32> poison, i32 %1174, i64 0
  %1176 = extractelement <8 x i32> %1164, i64 5
  %1177 = insertelement <4 x i32> %1175, i32 %1176, i64 1
  %1178 = extractelement <8 x i32> %1164, i64 6
  %1179 = insertelement <4 x i32> %1177, i32 %1178, i64 2
  %1180 = extractelement <8 x i32> %1164, i64 7
  %1181 = insertelement <4 x i32> %1179, i32 %1180, i64 3
  store <4 x i32> %1181, ptr %1165, align 16
  %1182 = getelementptr float, ptr %5, i64 4
  %1183 = load <4 x float>, ptr %5, align 16
  %1184 = extractelement <4 x float> %1183, i64 0
  %1185 = insertelement <8 x float> poison, float %1184, i64 0
  %1186 = extractelement <4 x float> %1183, i64 1
  %1187 = insertelement <8 x float> %1185, float %1186, i64 1
  %1188 = extractelement <4 x float> %1183, i64 2
  %1189 = insertelement <8 x float> %1187, float %1188, i64 2
  %1190 = extractelement <4 x float> %1183, i64 3
  %1191 = insertelement <8 x float> %1189, float %1190, i64 3
  %1192 = load <4 x float>, ptr %1182, align 16
  %1193 = extractelement <4 x float> %1192, i64 0
  %1194 = insertelement <8 x float> %1191, float %1193, i64 4
  %1195 = extractelement <4 x float> %1192, i64 1
  %1196 = insertelement <8 x float> %1194, float %1195, i64 5
  %1197 = extractelement <4 x float> %1192, i64 2
  %1198 = insertelement <8 x float> %1196, float %1197, i64 6
  %1199 = extractelement <4 x float> %1192, i64 3
  %1200 = insertelement <8 x float> %1198, float %1199, i64 7
  %1201 = getelementptr float, ptr addrspace(1) %1098, i64 4
  %1202 = extractelement <8 x float> %1200, i64 0
  %1203 = insertelement <4 x float> poison, float %1202, i64 0
  %1204 = extractelement <8 x float> %1200, i64 1
  %1205 = insertelement <4 x float> %1203, float %1204, i64 1
  %1206 = extractelement <8 x float> %1200, i64 2
  %1207 = insertelement <4 x float> %1205, float %1206, i64 2
  %1208 = extractelement <8 x float> %1200, i64 3
  %1209 = insertelement <4 x float> %1207, float %1208, i64 3
  store <4 x float> %1209, ptr addrspace(1) %1098, align 16
  %1210 = extractelement <8 x float> %1200, i64 4
  %1211 = insertelement <4 x float> poison, float %1210, i64 0
  %1212 = extractelement <8 x float> %1200, i64 5
  %1213 = insertelement <4 x float> %1211, float %1212, i64 1
  %1214 = extractelement <8 x float> %1200, i64 6
  %1215 = insertelement <4 x float> %1213, float %1214, i64 2
  %1216 = extractelement <8 x float> %1200, i64 7
  %1217 = insertelement <4 x float> %1215, float %1216, i64 3
  store <4 x float> %1217, ptr addrspace(1) %1201, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %84, label %1218, label %1219

1218:                                             ; preds = %584
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %88, i32 64)
  br label %1219

1219:                                             ; preds = %1218, %584
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
declare void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
