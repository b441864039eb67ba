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
  %51 = phi i32 [ %71, %53 ], [ %15, %46 ]
  %52 = icmp slt i32 %51, 512
  br i1 %52, label %53, label %72

53:                                               ; preds = %50
  %54 = urem i32 %51, 16
  %55 = udiv i32 %51, 16
  %56 = mul nsw i32 %54, 32
  %57 = add nsw i32 %56, %55
  %58 = sext i32 %57 to i64
  %59 = getelementptr i8, ptr addrspace(1) %49, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1
  %61 = urem i32 %51, 16
  %62 = udiv i32 %51, 16
  %63 = urem i32 %62, 8
  %64 = udiv i32 %62, 8
  %65 = mul nsw i32 %63, 16
  %66 = add nsw i32 %61, %65
  %67 = mul nsw i32 %64, 128
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %69
  store i8 %60, ptr addrspace(3) %70, align 1
  %71 = add i32 %51, 128
  br label %50

72:                                               ; preds = %50
  %73 = mul nsw i32 %16, 5120
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr addrspace(1) %2, i64 %74
  %76 = mul nsw i32 %16, 5120
  %77 = sext i32 %76 to i64
  %78 = getelementptr float, ptr addrspace(1) %3, i64 %77
  %79 = lshr i32 %15, 5
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %72
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %82

82:                                               ; preds = %81, %72
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %83 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %84 = inttoptr i32 %83 to ptr addrspace(6)
  %85 = icmp eq i32 %15, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %87

87:                                               ; preds = %86, %82
  %88 = urem i32 %15, 32
  %89 = udiv i32 %15, 32
  %90 = mul nsw i32 %88, 40
  %91 = mul nsw i32 %89, 1280
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, ptr addrspace(1) %75, i64 %93
  %95 = mul nsw i32 %79, 2097152
  %96 = sext i32 %95 to i64
  %97 = getelementptr i8, ptr addrspace(6) %84, i64 %96
  %98 = getelementptr float, ptr addrspace(1) %94, i64 4
  %99 = load <4 x float>, ptr addrspace(1) %94, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <8 x float> poison, float %100, i64 0
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <8 x float> %101, float %102, i64 1
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <8 x float> %103, float %104, i64 2
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <8 x float> %105, float %106, i64 3
  %108 = load <4 x float>, ptr addrspace(1) %98, align 16
  %109 = extractelement <4 x float> %108, i64 0
  %110 = insertelement <8 x float> %107, float %109, i64 4
  %111 = extractelement <4 x float> %108, i64 1
  %112 = insertelement <8 x float> %110, float %111, i64 5
  %113 = extractelement <4 x float> %108, i64 2
  %114 = insertelement <8 x float> %112, float %113, i64 6
  %115 = extractelement <4 x float> %108, i64 3
  %116 = insertelement <8 x float> %114, float %115, i64 7
  %117 = getelementptr float, ptr %14, i64 4
  %118 = extractelement <8 x float> %116, i64 0
  %119 = insertelement <4 x float> poison, float %118, i64 0
  %120 = extractelement <8 x float> %116, i64 1
  %121 = insertelement <4 x float> %119, float %120, i64 1
  %122 = extractelement <8 x float> %116, i64 2
  %123 = insertelement <4 x float> %121, float %122, i64 2
  %124 = extractelement <8 x float> %116, i64 3
  %125 = insertelement <4 x float> %123, float %124, i64 3
  store <4 x float> %125, ptr %14, align 16
  %126 = extractelement <8 x float> %116, i64 4
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = extractelement <8 x float> %116, i64 5
  %129 = insertelement <4 x float> %127, float %128, i64 1
  %130 = extractelement <8 x float> %116, i64 6
  %131 = insertelement <4 x float> %129, float %130, i64 2
  %132 = extractelement <8 x float> %116, i64 7
  %133 = insertelement <4 x float> %131, float %132, i64 3
  store <4 x float> %133, ptr %117, align 16
  %134 = getelementptr i32, ptr %14, i64 4
  %135 = load <4 x i32>, ptr %14, align 16
  %136 = extractelement <4 x i32> %135, i64 0
  %137 = insertelement <8 x i32> poison, i32 %136, i64 0
  %138 = extractelement <4 x i32> %135, i64 1
  %139 = insertelement <8 x i32> %137, i32 %138, i64 1
  %140 = extractelement <4 x i32> %135, i64 2
  %141 = insertelement <8 x i32> %139, i32 %140, i64 2
  %142 = extractelement <4 x i32> %135, i64 3
  %143 = insertelement <8 x i32> %141, i32 %142, i64 3
  %144 = load <4 x i32>, ptr %134, align 16
  %145 = extractelement <4 x i32> %144, i64 0
  %146 = insertelement <8 x i32> %143, i32 %145, i64 4
  %147 = extractelement <4 x i32> %144, i64 1
  %148 = insertelement <8 x i32> %146, i32 %147, i64 5
  %149 = extractelement <4 x i32> %144, i64 2
  %150 = insertelement <8 x i32> %148, i32 %149, i64 6
  %151 = extractelement <4 x i32> %144, i64 3
  %152 = insertelement <8 x i32> %150, i32 %151, i64 7
  %153 = extractelement <8 x i32> %152, i64 0
  %154 = extractelement <8 x i32> %152, i64 1
  %155 = extractelement <8 x i32> %152, i64 2
  %156 = extractelement <8 x i32> %152, i64 3
  %157 = extractelement <8 x i32> %152, i64 4
  %158 = extractelement <8 x i32> %152, i64 5
  %159 = extractelement <8 x i32> %152, i64 6
  %160 = extractelement <8 x i32> %152, i64 7
  %161 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %153, i32 %154, i32 %155, i32 %156, i32 %157, i32 %158, i32 %159, i32 %160)
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 0
  %163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 1
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 2
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 3
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 4
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 5
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 6
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %161, 7
  %170 = insertelement <8 x i32> poison, i32 %162, i64 0
  %171 = insertelement <8 x i32> %170, i32 %163, i64 1
  %172 = insertelement <8 x i32> %171, i32 %164, i64 2
  %173 = insertelement <8 x i32> %172, i32 %165, i64 3
  %174 = insertelement <8 x i32> %173, i32 %166, i64 4
  %175 = insertelement <8 x i32> %174, i32 %167, i64 5
  %176 = insertelement <8 x i32> %175, i32 %168, i64 6
  %177 = insertelement <8 x i32> %176, i32 %169, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %97, <8 x i32> %177, i1 false)
  %178 = urem i32 %15, 32
  %179 = udiv i32 %15, 32
  %180 = mul nsw i32 %178, 40
  %181 = mul nsw i32 %179, 1280
  %182 = add nsw i32 %180, %181
  %183 = add nsw i32 %182, 8
  %184 = sext i32 %183 to i64
  %185 = getelementptr float, ptr addrspace(1) %75, i64 %184
  %186 = mul nsw i32 %79, 2097152
  %187 = add nsw i32 8, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr i8, ptr addrspace(6) %84, i64 %188
  %190 = getelementptr float, ptr addrspace(1) %185, i64 4
  %191 = load <4 x float>, ptr addrspace(1) %185, align 16
  %192 = extractelement <4 x float> %191, i64 0
  %193 = insertelement <8 x float> poison, float %192, i64 0
  %194 = extractelement <4 x float> %191, i64 1
  %195 = insertelement <8 x float> %193, float %194, i64 1
  %196 = extractelement <4 x float> %191, i64 2
  %197 = insertelement <8 x float> %195, float %196, i64 2
  %198 = extractelement <4 x float> %191, i64 3
  %199 = insertelement <8 x float> %197, float %198, i64 3
  %200 = load <4 x float>, ptr addrspace(1) %190, align 16
  %201 = extractelement <4 x float> %200, i64 0
  %202 = insertelement <8 x float> %199, float %201, i64 4
  %203 = extractelement <4 x float> %200, i64 1
  %204 = insertelement <8 x float> %202, float %203, i64 5
  %205 = extractelement <4 x float> %200, i64 2
  %206 = insertelement <8 x float> %204, float %205, i64 6
  %207 = extractelement <4 x float> %200, i64 3
  %208 = insertelement <8 x float> %206, float %207, i64 7
  %209 = getelementptr float, ptr %13, i64 4
  %210 = extractelement <8 x float> %208, i64 0
  %211 = insertelement <4 x float> poison, float %210, i64 0
  %212 = extractelement <8 x float> %208, i64 1
  %213 = insertelement <4 x float> %211, float %212, i64 1
  %214 = extractelement <8 x float> %208, i64 2
  %215 = insertelement <4 x float> %213, float %214, i64 2
  %216 = extractelement <8 x float> %208, i64 3
  %217 = insertelement <4 x float> %215, float %216, i64 3
  store <4 x float> %217, ptr %13, align 16
  %218 = extractelement <8 x float> %208, i64 4
  %219 = insertelement <4 x float> poison, float %218, i64 0
  %220 = extractelement <8 x float> %208, i64 5
  %221 = insertelement <4 x float> %219, float %220, i64 1
  %222 = extractelement <8 x float> %208, i64 6
  %223 = insertelement <4 x float> %221, float %222, i64 2
  %224 = extractelement <8 x float> %208, i64 7
  %225 = insertelement <4 x float> %223, float %224, i64 3
  store <4 x float> %225, ptr %209, align 16
  %226 = getelementptr i32, ptr %13, i64 4
  %227 = load <4 x i32>, ptr %13, align 16
  %228 = extractelement <4 x i32> %227, i64 0
  %229 = insertelement <8 x i32> poison, i32 %228, i64 0
  %230 = extractelement <4 x i32> %227, i64 1
  %231 = insertelement <8 x i32> %229, i32 %230, i64 1
  %232 = extractelement <4 x i32> %227, i64 2
  %233 = insertelement <8 x i32> %231, i32 %232, i64 2
  %234 = extractelement <4 x i32> %227, i64 3
  %235 = insertelement <8 x i32> %233, i32 %234, i64 3
  %236 = load <4 x i32>, ptr %226, align 16
  %237 = extractelement <4 x i32> %236, i64 0
  %238 = insertelement <8 x i32> %235, i32 %237, i64 4
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = insertelement <8 x i32> %238, i32 %239, i64 5
  %241 = extractelement <4 x i32> %236, i64 2
  %242 = insertelement <8 x i32> %240, i32 %241, i64 6
  %243 = extractelement <4 x i32> %236, i64 3
  %244 = insertelement <8 x i32> %242, i32 %243, i64 7
  %245 = extractelement <8 x i32> %244, i64 0
  %246 = extractelement <8 x i32> %244, i64 1
  %247 = extractelement <8 x i32> %244, i64 2
  %248 = extractelement <8 x i32> %244, i64 3
  %249 = extractelement <8 x i32> %244, i64 4
  %250 = extractelement <8 x i32> %244, i64 5
  %251 = extractelement <8 x i32> %244, i64 6
  %252 = extractelement <8 x i32> %244, i64 7
  %253 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %245, i32 %246, i32 %247, i32 %248, i32 %249, i32 %250, i32 %251, i32 %252)
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 0
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 1
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 2
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 3
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 4
  %259 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 5
  %260 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 6
  %261 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %253, 7
  %262 = insertelement <8 x i32> poison, i32 %254, i64 0
  %263 = insertelement <8 x i32> %262, i32 %255, i64 1
  %264 = insertelement <8 x i32> %263, i32 %256, i64 2
  %265 = insertelement <8 x i32> %264, i32 %257, i64 3
  %266 = insertelement <8 x i32> %265, i32 %258, i64 4
  %267 = insertelement <8 x i32> %266, i32 %259, i64 5
  %268 = insertelement <8 x i32> %267, i32 %260, i64 6
  %269 = insertelement <8 x i32> %268, i32 %261, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %189, <8 x i32> %269, i1 false)
  %270 = urem i32 %15, 32
  %271 = udiv i32 %15, 32
  %272 = mul nsw i32 %270, 40
  %273 = mul nsw i32 %271, 1280
  %274 = add nsw i32 %272, %273
  %275 = add nsw i32 %274, 16
  %276 = sext i32 %275 to i64
  %277 = getelementptr float, ptr addrspace(1) %75, i64 %276
  %278 = mul nsw i32 %79, 2097152
  %279 = add nsw i32 16, %278
  %280 = sext i32 %279 to i64
  %281 = getelementptr i8, ptr addrspace(6) %84, i64 %280
  %282 = getelementptr float, ptr addrspace(1) %277, i64 4
  %283 = load <4 x float>, ptr addrspace(1) %277, align 16
  %284 = extractelement <4 x float> %283, i64 0
  %285 = insertelement <8 x float> poison, float %284, i64 0
  %286 = extractelement <4 x float> %283, i64 1
  %287 = insertelement <8 x float> %285, float %286, i64 1
  %288 = extractelement <4 x float> %283, i64 2
  %289 = insertelement <8 x float> %287, float %288, i64 2
  %290 = extractelement <4 x float> %283, i64 3
  %291 = insertelement <8 x float> %289, float %290, i64 3
  %292 = load <4 x float>, ptr addrspace(1) %282, align 16
  %293 = extractelement <4 x float> %292, i64 0
  %294 = insertelement <8 x float> %291, float %293, i64 4
  %295 = extractelement <4 x float> %292, i64 1
  %296 = insertelement <8 x float> %294, float %295, i64 5
  %297 = extractelement <4 x float> %292, i64 2
  %298 = insertelement <8 x float> %296, float %297, i64 6
  %299 = extractelement <4 x float> %292, i64 3
  %300 = insertelement <8 x float> %298, float %299, i64 7
  %301 = getelementptr float, ptr %12, i64 4
  %302 = extractelement <8 x float> %300, i64 0
  %303 = insertelement <4 x float> poison, float %302, i64 0
  %304 = extractelement <8 x float> %300, i64 1
  %305 = insertelement <4 x float> %303, float %304, i64 1
  %306 = extractelement <8 x float> %300, i64 2
  %307 = insertelement <4 x float> %305, float %306, i64 2
  %308 = extractelement <8 x float> %300, i64 3
  %309 = insertelement <4 x float> %307, float %308, i64 3
  store <4 x float> %309, ptr %12, align 16
  %310 = extractelement <8 x float> %300, i64 4
  %311 = insertelement <4 x float> poison, float %310, i64 0
  %312 = extractelement <8 x float> %300, i64 5
  %313 = insertelement <4 x float> %311, float %312, i64 1
  %314 = extractelement <8 x float> %300, i64 6
  %315 = insertelement <4 x float> %313, float %314, i64 2
  %316 = extractelement <8 x float> %300, i64 7
  %317 = insertelement <4 x float> %315, float %316, i64 3
  store <4 x float> %317, ptr %301, align 16
  %318 = getelementptr i32, ptr %12, i64 4
  %319 = load <4 x i32>, ptr %12, align 16
  %320 = extractelement <4 x i32> %319, i64 0
  %321 = insertelement <8 x i32> poison, i32 %320, i64 0
  %322 = extractelement <4 x i32> %319, i64 1
  %323 = insertelement <8 x i32> %321, i32 %322, i64 1
  %324 = extractelement <4 x i32> %319, i64 2
  %325 = insertelement <8 x i32> %323, i32 %324, i64 2
  %326 = extractelement <4 x i32> %319, i64 3
  %327 = insertelement <8 x i32> %325, i32 %326, i64 3
  %328 = load <4 x i32>, ptr %318, align 16
  %329 = extractelement <4 x i32> %328, i64 0
  %330 = insertelement <8 x i32> %327, i32 %329, i64 4
  %331 = extractelement <4 x i32> %328, i64 1
  %332 = insertelement <8 x i32> %330, i32 %331, i64 5
  %333 = extractelement <4 x i32> %328, i64 2
  %334 = insertelement <8 x i32> %332, i32 %333, i64 6
  %335 = extractelement <4 x i32> %328, i64 3
  %336 = insertelement <8 x i32> %334, i32 %335, i64 7
  %337 = extractelement <8 x i32> %336, i64 0
  %338 = extractelement <8 x i32> %336, i64 1
  %339 = extractelement <8 x i32> %336, i64 2
  %340 = extractelement <8 x i32> %336, i64 3
  %341 = extractelement <8 x i32> %336, i64 4
  %342 = extractelement <8 x i32> %336, i64 5
  %343 = extractelement <8 x i32> %336, i64 6
  %344 = extractelement <8 x i32> %336, i64 7
  %345 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344)
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 0
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 1
  %348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 2
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 3
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 4
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 5
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 6
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %345, 7
  %354 = insertelement <8 x i32> poison, i32 %346, i64 0
  %355 = insertelement <8 x i32> %354, i32 %347, i64 1
  %356 = insertelement <8 x i32> %355, i32 %348, i64 2
  %357 = insertelement <8 x i32> %356, i32 %349, i64 3
  %358 = insertelement <8 x i32> %357, i32 %350, i64 4
  %359 = insertelement <8 x i32> %358, i32 %351, i64 5
  %360 = insertelement <8 x i32> %359, i32 %352, i64 6
  %361 = insertelement <8 x i32> %360, i32 %353, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %281, <8 x i32> %361, i1 false)
  %362 = urem i32 %15, 32
  %363 = udiv i32 %15, 32
  %364 = mul nsw i32 %362, 40
  %365 = mul nsw i32 %363, 1280
  %366 = add nsw i32 %364, %365
  %367 = add nsw i32 %366, 24
  %368 = sext i32 %367 to i64
  %369 = getelementptr float, ptr addrspace(1) %75, i64 %368
  %370 = mul nsw i32 %79, 2097152
  %371 = add nsw i32 24, %370
  %372 = sext i32 %371 to i64
  %373 = getelementptr i8, ptr addrspace(6) %84, i64 %372
  %374 = getelementptr float, ptr addrspace(1) %369, i64 4
  %375 = load <4 x float>, ptr addrspace(1) %369, align 16
  %376 = extractelement <4 x float> %375, i64 0
  %377 = insertelement <8 x float> poison, float %376, i64 0
  %378 = extractelement <4 x float> %375, i64 1
  %379 = insertelement <8 x float> %377, float %378, i64 1
  %380 = extractelement <4 x float> %375, i64 2
  %381 = insertelement <8 x float> %379, float %380, i64 2
  %382 = extractelement <4 x float> %375, i64 3
  %383 = insertelement <8 x float> %381, float %382, i64 3
  %384 = load <4 x float>, ptr addrspace(1) %374, align 16
  %385 = extractelement <4 x float> %384, i64 0
  %386 = insertelement <8 x float> %383, float %385, i64 4
  %387 = extractelement <4 x float> %384, i64 1
  %388 = insertelement <8 x float> %386, float %387, i64 5
  %389 = extractelement <4 x float> %384, i64 2
  %390 = insertelement <8 x float> %388, float %389, i64 6
  %391 = extractelement <4 x float> %384, i64 3
  %392 = insertelement <8 x float> %390, float %391, i64 7
  %393 = getelementptr float, ptr %11, i64 4
  %394 = extractelement <8 x float> %392, i64 0
  %395 = insertelement <4 x float> poison, float %394, i64 0
  %396 = extractelement <8 x float> %392, i64 1
  %397 = insertelement <4 x float> %395, float %396, i64 1
  %398 = extractelement <8 x float> %392, i64 2
  %399 = insertelement <4 x float> %397, float %398, i64 2
  %400 = extractelement <8 x float> %392, i64 3
  %401 = insertelement <4 x float> %399, float %400, i64 3
  store <4 x float> %401, ptr %11, align 16
  %402 = extractelement <8 x float> %392, i64 4
  %403 = insertelement <4 x float> poison, float %402, i64 0
  %404 = extractelement <8 x float> %392, i64 5
  %405 = insertelement <4 x float> %403, float %404, i64 1
  %406 = extractelement <8 x float> %392, i64 6
  %407 = insertelement <4 x float> %405, float %406, i64 2
  %408 = extractelement <8 x float> %392, i64 7
  %409 = insertelement <4 x float> %407, float %408, i64 3
  store <4 x float> %409, ptr %393, align 16
  %410 = getelementptr i32, ptr %11, i64 4
  %411 = load <4 x i32>, ptr %11, align 16
  %412 = extractelement <4 x i32> %411, i64 0
  %413 = insertelement <8 x i32> poison, i32 %412, i64 0
  %414 = extractelement <4 x i32> %411, i64 1
  %415 = insertelement <8 x i32> %413, i32 %414, i64 1
  %416 = extractelement <4 x i32> %411, i64 2
  %417 = insertelement <8 x i32> %415, i32 %416, i64 2
  %418 = extractelement <4 x i32> %411, i64 3
  %419 = insertelement <8 x i32> %417, i32 %418, i64 3
  %420 = load <4 x i32>, ptr %410, align 16
  %421 = extractelement <4 x i32> %420, i64 0
  %422 = insertelement <8 x i32> %419, i32 %421, i64 4
  %423 = extractelement <4 x i32> %420, i64 1
  %424 = insertelement <8 x i32> %422, i32 %423, i64 5
  %425 = extractelement <4 x i32> %420, i64 2
  %426 = insertelement <8 x i32> %424, i32 %425, i64 6
  %427 = extractelement <4 x i32> %420, i64 3
  %428 = insertelement <8 x i32> %426, i32 %427, i64 7
  %429 = extractelement <8 x i32> %428, i64 0
  %430 = extractelement <8 x i32> %428, i64 1
  %431 = extractelement <8 x i32> %428, i64 2
  %432 = extractelement <8 x i32> %428, i64 3
  %433 = extractelement <8 x i32> %428, i64 4
  %434 = extractelement <8 x i32> %428, i64 5
  %435 = extractelement <8 x i32> %428, i64 6
  %436 = extractelement <8 x i32> %428, i64 7
  %437 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %429, i32 %430, i32 %431, i32 %432, i32 %433, i32 %434, i32 %435, i32 %436)
  %438 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 0
  %439 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 1
  %440 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 2
  %441 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 3
  %442 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 4
  %443 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 5
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 6
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %437, 7
  %446 = insertelement <8 x i32> poison, i32 %438, i64 0
  %447 = insertelement <8 x i32> %446, i32 %439, i64 1
  %448 = insertelement <8 x i32> %447, i32 %440, i64 2
  %449 = insertelement <8 x i32> %448, i32 %441, i64 3
  %450 = insertelement <8 x i32> %449, i32 %442, i64 4
  %451 = insertelement <8 x i32> %450, i32 %443, i64 5
  %452 = insertelement <8 x i32> %451, i32 %444, i64 6
  %453 = insertelement <8 x i32> %452, i32 %445, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %373, <8 x i32> %453, i1 false)
  %454 = urem i32 %15, 32
  %455 = udiv i32 %15, 32
  %456 = mul nsw i32 %454, 40
  %457 = mul nsw i32 %455, 1280
  %458 = add nsw i32 %456, %457
  %459 = add nsw i32 %458, 32
  %460 = sext i32 %459 to i64
  %461 = getelementptr float, ptr addrspace(1) %75, i64 %460
  %462 = mul nsw i32 %79, 2097152
  %463 = add nsw i32 32, %462
  %464 = sext i32 %463 to i64
  %465 = getelementptr i8, ptr addrspace(6) %84, i64 %464
  %466 = getelementptr float, ptr addrspace(1) %461, i64 4
  %467 = load <4 x float>, ptr addrspace(1) %461, align 16
  %468 = extractelement <4 x float> %467, i64 0
  %469 = insertelement <8 x float> poison, float %468, i64 0
  %470 = extractelement <4 x float> %467, i64 1
  %471 = insertelement <8 x float> %469, float %470, i64 1
  %472 = extractelement <4 x float> %467, i64 2
  %473 = insertelement <8 x float> %471, float %472, i64 2
  %474 = extractelement <4 x float> %467, i64 3
  %475 = insertelement <8 x float> %473, float %474, i64 3
  %476 = load <4 x float>, ptr addrspace(1) %466, align 16
  %477 = extractelement <4 x float> %476, i64 0
  %478 = insertelement <8 x float> %475, float %477, i64 4
  %479 = extractelement <4 x float> %476, i64 1
  %480 = insertelement <8 x float> %478, float %479, i64 5
  %481 = extractelement <4 x float> %476, i64 2
  %482 = insertelement <8 x float> %480, float %481, i64 6
  %483 = extractelement <4 x float> %476, i64 3
  %484 = insertelement <8 x float> %482, float %483, i64 7
  %485 = getelementptr float, ptr %10, i64 4
  %486 = extractelement <8 x float> %484, i64 0
  %487 = insertelement <4 x float> poison, float %486, i64 0
  %488 = extractelement <8 x float> %484, i64 1
  %489 = insertelement <4 x float> %487, float %488, i64 1
  %490 = extractelement <8 x float> %484, i64 2
  %491 = insertelement <4 x float> %489, float %490, i64 2
  %492 = extractelement <8 x float> %484, i64 3
  %493 = insertelement <4 x float> %491, float %492, i64 3
  store <4 x float> %493, ptr %10, align 16
  %494 = extractelement <8 x float> %484, i64 4
  %495 = insertelement <4 x float> poison, float %494, i64 0
  %496 = extractelement <8 x float> %484, i64 5
  %497 = insertelement <4 x float> %495, float %496, i64 1
  %498 = extractelement <8 x float> %484, i64 6
  %499 = insertelement <4 x float> %497, float %498, i64 2
  %500 = extractelement <8 x float> %484, i64 7
  %501 = insertelement <4 x float> %499, float %500, i64 3
  store <4 x float> %501, ptr %485, align 16
  %502 = getelementptr i32, ptr %10, i64 4
  %503 = load <4 x i32>, ptr %10, align 16
  %504 = extractelement <4 x i32> %503, i64 0
  %505 = insertelement <8 x i32> poison, i32 %504, i64 0
  %506 = extractelement <4 x i32> %503, i64 1
  %507 = insertelement <8 x i32> %505, i32 %506, i64 1
  %508 = extractelement <4 x i32> %503, i64 2
  %509 = insertelement <8 x i32> %507, i32 %508, i64 2
  %510 = extractelement <4 x i32> %503, i64 3
  %511 = insertelement <8 x i32> %509, i32 %510, i64 3
  %512 = load <4 x i32>, ptr %502, align 16
  %513 = extractelement <4 x i32> %512, i64 0
  %514 = insertelement <8 x i32> %511, i32 %513, i64 4
  %515 = extractelement <4 x i32> %512, i64 1
  %516 = insertelement <8 x i32> %514, i32 %515, i64 5
  %517 = extractelement <4 x i32> %512, i64 2
  %518 = insertelement <8 x i32> %516, i32 %517, i64 6
  %519 = extractelement <4 x i32> %512, i64 3
  %520 = insertelement <8 x i32> %518, i32 %519, i64 7
  %521 = extractelement <8 x i32> %520, i64 0
  %522 = extractelement <8 x i32> %520, i64 1
  %523 = extractelement <8 x i32> %520, i64 2
  %524 = extractelement <8 x i32> %520, i64 3
  %525 = extractelement <8 x i32> %520, i64 4
  %526 = extractelement <8 x i32> %520, i64 5
  %527 = extractelement <8 x i32> %520, i64 6
  %528 = extractelement <8 x i32> %520, i64 7
  %529 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %521, i32 %522, i32 %523, i32 %524, i32 %525, i32 %526, i32 %527, i32 %528)
  %530 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 0
  %531 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 1
  %532 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 2
  %533 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 3
  %534 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 4
  %535 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 5
  %536 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 6
  %537 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %529, 7
  %538 = insertelement <8 x i32> poison, i32 %530, i64 0
  %539 = insertelement <8 x i32> %538, i32 %531, i64 1
  %540 = insertelement <8 x i32> %539, i32 %532, i64 2
  %541 = insertelement <8 x i32> %540, i32 %533, i64 3
  %542 = insertelement <8 x i32> %541, i32 %534, i64 4
  %543 = insertelement <8 x i32> %542, i32 %535, i64 5
  %544 = insertelement <8 x i32> %543, i32 %536, i64 6
  %545 = insertelement <8 x i32> %544, i32 %537, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %465, <8 x i32> %545, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %546 = getelementptr i8, ptr addrspace(6) %84, i64 32
  %547 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %546, 3
  %548 = getelementptr i8, ptr addrspace(6) %84, i64 36
  %549 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %547, ptr addrspace(6) %548, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %550 = icmp eq i32 %16, 0
  %551 = and i1 %85, %550
  br i1 %551, label %552, label %580

552:                                              ; preds = %87
  %553 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %554 = lshr i32 %553, 4
  %555 = zext i32 %554 to i64
  %556 = or i64 %555, 70437464178688
  %557 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %558 = lshr i32 %557, 4
  %559 = zext i32 %558 to i64
  %560 = or i64 %559, 70403104440320
  %561 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %549, 0
  %562 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %549, 1
  %563 = zext i1 %562 to i32
  %564 = shl i32 %563, 13
  %565 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %549, 2
  %566 = zext i1 %565 to i32
  %567 = shl i32 %566, 14
  %568 = or i32 %564, %567
  %569 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %549, 3
  %570 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %549, 4
  %571 = or i32 277413888, %568
  %572 = ptrtoint ptr addrspace(6) %569 to i32
  %573 = lshr i32 %572, 30
  %574 = shl i32 %573, 29
  %575 = or i32 %571, %574
  %576 = ptrtoint ptr addrspace(6) %570 to i32
  %577 = lshr i32 %576, 30
  %578 = shl i32 %577, 4
  %579 = or i32 %575, %578
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %84, i64 %556, i64 %560, i32 %579, i1 %561, ptr addrspace(6) %569, ptr addrspace(6) %570, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %580

580:                                              ; preds = %552, %87
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %581 = urem i32 %15, 32
  %582 = udiv i32 %15, 32
  %583 = mul nsw i32 %581, 40
  %584 = mul nsw i32 %582, 1280
  %585 = add nsw i32 %583, %584
  %586 = sext i32 %585 to i64
  %587 = getelementptr float, ptr addrspace(1) %78, i64 %586
  %588 = mul nsw i32 %79, 2097152
  %589 = sext i32 %588 to i64
  %590 = getelementptr i8, ptr addrspace(6) %84, i64 %589
  %591 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %590, i1 false)
  %592 = getelementptr i32, ptr %9, i64 4
  %593 = extractelement <8 x i32> %591, i64 0
  %594 = insertelement <4 x i32> poison, i32 %593, i64 0
  %595 = extractelement <8 x i32> %591, i64 1
  %596 = insertelement <4 x i32> %594, i32 %595, i64 1
  %597 = extractelement <8 x i32> %591, i64 2
  %598 = insertelement <4 x i32> %596, i32 %597, i64 2
  %599 = extractelement <8 x i32> %591, i64 3
  %600 = insertelement <4 x i32> %598, i32 %599, i64 3
  store <4 x i32> %600, ptr %9, align 16
  %601 = extractelement <8 x i32> %591, i64 4
  %602 = insertelement <4 x i32> poison, i32 %601, i64 0
  %603 = extractelement <8 x i32> %591, i64 5
  %604 = insertelement <4 x i32> %602, i32 %603, i64 1
  %605 = extractelement <8 x i32> %591, i64 6
  %606 = insertelement <4 x i32> %604, i32 %605, i64 2
  %607 = extractelement <8 x i32> %591, i64 7
  %608 = insertelement <4 x i32> %606, i32 %607, i64 3
  store <4 x i32> %608, ptr %592, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %609 = getelementptr i32, ptr %9, i64 4
  %610 = load <4 x i32>, ptr %9, align 16
  %611 = extractelement <4 x i32> %610, i64 0
  %612 = insertelement <8 x i32> poison, i32 %611, i64 0
  %613 = extractelement <4 x i32> %610, i64 1
  %614 = insertelement <8 x i32> %612, i32 %613, i64 1
  %615 = extractelement <4 x i32> %610, i64 2
  %616 = insertelement <8 x i32> %614, i32 %615, i64 2
  %617 = extractelement <4 x i32> %610, i64 3
  %618 = insertelement <8 x i32> %616, i32 %617, i64 3
  %619 = load <4 x i32>, ptr %609, align 16
  %620 = extractelement <4 x i32> %619, i64 0
  %621 = insertelement <8 x i32> %618, i32 %620, i64 4
  %622 = extractelement <4 x i32> %619, i64 1
  %623 = insertelement <8 x i32> %621, i32 %622, i64 5
  %624 = extractelement <4 x i32> %619, i64 2
  %625 = insertelement <8 x i32> %623, i32 %624, i64 6
  %626 = extractelement <4 x i32> %619, i64 3
  %627 = insertelement <8 x i32> %625, i32 %626, i64 7
  %628 = extractelement <8 x i32> %627, i64 0
  %629 = extractelement <8 x i32> %627, i64 1
  %630 = extractelement <8 x i32> %627, i64 2
  %631 = extractelement <8 x i32> %627, i64 3
  %632 = extractelement <8 x i32> %627, i64 4
  %633 = extractelement <8 x i32> %627, i64 5
  %634 = extractelement <8 x i32> %627, i64 6
  %635 = extractelement <8 x i32> %627, i64 7
  %636 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %628, i32 %629, i32 %630, i32 %631, i32 %632, i32 %633, i32 %634, i32 %635)
  %637 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 0
  %638 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 1
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 2
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 3
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 4
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 5
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 6
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %636, 7
  %645 = insertelement <8 x i32> poison, i32 %637, i64 0
  %646 = insertelement <8 x i32> %645, i32 %638, i64 1
  %647 = insertelement <8 x i32> %646, i32 %639, i64 2
  %648 = insertelement <8 x i32> %647, i32 %640, i64 3
  %649 = insertelement <8 x i32> %648, i32 %641, i64 4
  %650 = insertelement <8 x i32> %649, i32 %642, i64 5
  %651 = insertelement <8 x i32> %650, i32 %643, i64 6
  %652 = insertelement <8 x i32> %651, i32 %644, i64 7
  %653 = getelementptr i32, ptr %9, i64 4
  %654 = extractelement <8 x i32> %652, i64 0
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <8 x i32> %652, i64 1
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <8 x i32> %652, i64 2
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <8 x i32> %652, i64 3
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  store <4 x i32> %661, ptr %9, align 16
  %662 = extractelement <8 x i32> %652, i64 4
  %663 = insertelement <4 x i32> poison, i32 %662, i64 0
  %664 = extractelement <8 x i32> %652, i64 5
  %665 = insertelement <4 x i32> %663, i32 %664, i64 1
  %666 = extractelement <8 x i32> %652, i64 6
  %667 = insertelement <4 x i32> %665, i32 %666, i64 2
  %668 = extractelement <8 x i32> %652, i64 7
  %669 = insertelement <4 x i32> %667, i32 %668, i64 3
  store <4 x i32> %669, ptr %653, align 16
  %670 = getelementptr float, ptr %9, i64 4
  %671 = load <4 x float>, ptr %9, align 16
  %672 = extractelement <4 x float> %671, i64 0
  %673 = insertelement <8 x float> poison, float %672, i64 0
  %674 = extractelement <4 x float> %671, i64 1
  %675 = insertelement <8 x float> %673, float %674, i64 1
  %676 = extractelement <4 x float> %671, i64 2
  %677 = insertelement <8 x float> %675, float %676, i64 2
  %678 = extractelement <4 x float> %671, i64 3
  %679 = insertelement <8 x float> %677, float %678, i64 3
  %680 = load <4 x float>, ptr %670, align 16
  %681 = extractelement <4 x float> %680, i64 0
  %682 = insertelement <8 x float> %679, float %681, i64 4
  %683 = extractelement <4 x float> %680, i64 1
  %684 = insertelement <8 x float> %682, float %683, i64 5
  %685 = extractelement <4 x float> %680, i64 2
  %686 = insertelement <8 x float> %684, float %685, i64 6
  %687 = extractelement <4 x float> %680, i64 3
  %688 = insertelement <8 x float> %686, float %687, i64 7
  %689 = getelementptr float, ptr addrspace(1) %587, i64 4
  %690 = extractelement <8 x float> %688, i64 0
  %691 = insertelement <4 x float> poison, float %690, i64 0
  %692 = extractelement <8 x float> %688, i64 1
  %693 = insertelement <4 x float> %691, float %692, i64 1
  %694 = extractelement <8 x float> %688, i64 2
  %695 = insertelement <4 x float> %693, float %694, i64 2
  %696 = extractelement <8 x float> %688, i64 3
  %697 = insertelement <4 x float> %695, float %696, i64 3
  store <4 x float> %697, ptr addrspace(1) %587, align 16
  %698 = extractelement <8 x float> %688, i64 4
  %699 = insertelement <4 x float> poison, float %698, i64 0
  %700 = extractelement <8 x float> %688, i64 5
  %701 = insertelement <4 x float> %699, float %700, i64 1
  %702 = extractelement <8 x float> %688, i64 6
  %703 = insertelement <4 x float> %701, float %702, i64 2
  %704 = extractelement <8 x float> %688, i64 7
  %705 = insertelement <4 x float> %703, float %704, i64 3
  store <4 x float> %705, ptr addrspace(1) %689, align 16
  %706 = urem i32 %15, 32
  %707 = udiv i32 %15, 32
  %708 = mul nsw i32 %706, 40
  %709 = mul nsw i32 %707, 1280
  %710 = add nsw i32 %708, %709
  %711 = add nsw i32 %710, 8
  %712 = sext i32 %711 to i64
  %713 = getelementptr float, ptr addrspace(1) %78, i64 %712
  %714 = mul nsw i32 %79, 2097152
  %715 = add nsw i32 8, %714
  %716 = sext i32 %715 to i64
  %717 = getelementptr i8, ptr addrspace(6) %84, i64 %716
  %718 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %717, i1 false)
  %719 = getelementptr i32, ptr %8, i64 4
  %720 = extractelement <8 x i32> %718, i64 0
  %721 = insertelement <4 x i32> poison, i32 %720, i64 0
  %722 = extractelement <8 x i32> %718, i64 1
  %723 = insertelement <4 x i32> %721, i32 %722, i64 1
  %724 = extractelement <8 x i32> %718, i64 2
  %725 = insertelement <4 x i32> %723, i32 %724, i64 2
  %726 = extractelement <8 x i32> %718, i64 3
  %727 = insertelement <4 x i32> %725, i32 %726, i64 3
  store <4 x i32> %727, ptr %8, align 16
  %728 = extractelement <8 x i32> %718, i64 4
  %729 = insertelement <4 x i32> poison, i32 %728, i64 0
  %730 = extractelement <8 x i32> %718, i64 5
  %731 = insertelement <4 x i32> %729, i32 %730, i64 1
  %732 = extractelement <8 x i32> %718, i64 6
  %733 = insertelement <4 x i32> %731, i32 %732, i64 2
  %734 = extractelement <8 x i32> %718, i64 7
  %735 = insertelement <4 x i32> %733, i32 %734, i64 3
  store <4 x i32> %735, ptr %719, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %736 = getelementptr i32, ptr %8, i64 4
  %737 = load <4 x i32>, ptr %8, align 16
  %738 = extractelement <4 x i32> %737, i64 0
  %739 = insertelement <8 x i32> poison, i32 %738, i64 0
  %740 = extractelement <4 x i32> %737, i64 1
  %741 = insertelement <8 x i32> %739, i32 %740, i64 1
  %742 = extractelement <4 x i32> %737, i64 2
  %743 = insertelement <8 x i32> %741, i32 %742, i64 2
  %744 = extractelement <4 x i32> %737, i64 3
  %745 = insertelement <8 x i32> %743, i32 %744, i64 3
  %746 = load <4 x i32>, ptr %736, align 16
  %747 = extractelement <4 x i32> %746, i64 0
  %748 = insertelement <8 x i32> %745, i32 %747, i64 4
  %749 = extractelement <4 x i32> %746, i64 1
  %750 = insertelement <8 x i32> %748, i32 %749, i64 5
  %751 = extractelement <4 x i32> %746, i64 2
  %752 = insertelement <8 x i32> %750, i32 %751, i64 6
  %753 = extractelement <4 x i32> %746, i64 3
  %754 = insertelement <8 x i32> %752, i32 %753, i64 7
  %755 = extractelement <8 x i32> %754, i64 0
  %756 = extractelement <8 x i32> %754, i64 1
  %757 = extractelement <8 x i32> %754, i64 2
  %758 = extractelement <8 x i32> %754, i64 3
  %759 = extractelement <8 x i32> %754, i64 4
  %760 = extractelement <8 x i32> %754, i64 5
  %761 = extractelement <8 x i32> %754, i64 6
  %762 = extractelement <8 x i32> %754, i64 7
  %763 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %755, i32 %756, i32 %757, i32 %758, i32 %759, i32 %760, i32 %761, i32 %762)
  %764 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 0
  %765 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 1
  %766 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 2
  %767 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 3
  %768 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 4
  %769 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 5
  %770 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 6
  %771 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %763, 7
  %772 = insertelement <8 x i32> poison, i32 %764, i64 0
  %773 = insertelement <8 x i32> %772, i32 %765, i64 1
  %774 = insertelement <8 x i32> %773, i32 %766, i64 2
  %775 = insertelement <8 x i32> %774, i32 %767, i64 3
  %776 = insertelement <8 x i32> %775, i32 %768, i64 4
  %777 = insertelement <8 x i32> %776, i32 %769, i64 5
  %778 = insertelement <8 x i32> %777, i32 %770, i64 6
  %779 = insertelement <8 x i32> %778, i32 %771, i64 7
  %780 = getelementptr i32, ptr %8, i64 4
  %781 = extractelement <8 x i32> %779, i64 0
  %782 = insertelement <4 x i32> poison, i32 %781, i64 0
  %783 = extractelement <8 x i32> %779, i64 1
  %784 = insertelement <4 x i32> %782, i32 %783, i64 1
  %785 = extractelement <8 x i32> %779, i64 2
  %786 = insertelement <4 x i32> %784, i32 %785, i64 2
  %787 = extractelement <8 x i32> %779, i64 3
  %788 = insertelement <4 x i32> %786, i32 %787, i64 3
  store <4 x i32> %788, ptr %8, align 16
  %789 = extractelement <8 x i32> %779, i64 4
  %790 = insertelement <4 x i32> poison, i32 %789, i64 0
  %791 = extractelement <8 x i32> %779, i64 5
  %792 = insertelement <4 x i32> %790, i32 %791, i64 1
  %793 = extractelement <8 x i32> %779, i64 6
  %794 = insertelement <4 x i32> %792, i32 %793, i64 2
  %795 = extractelement <8 x i32> %779, i64 7
  %796 = insertelement <4 x i32> %794, i32 %795, i64 3
  store <4 x i32> %796, ptr %780, align 16
  %797 = getelementptr float, ptr %8, i64 4
  %798 = load <4 x float>, ptr %8, align 16
  %799 = extractelement <4 x float> %798, i64 0
  %800 = insertelement <8 x float> poison, float %799, i64 0
  %801 = extractelement <4 x float> %798, i64 1
  %802 = insertelement <8 x float> %800, float %801, i64 1
  %803 = extractelement <4 x float> %798, i64 2
  %804 = insertelement <8 x float> %802, float %803, i64 2
  %805 = extractelement <4 x float> %798, i64 3
  %806 = insertelement <8 x float> %804, float %805, i64 3
  %807 = load <4 x float>, ptr %797, align 16
  %808 = extractelement <4 x float> %807, i64 0
  %809 = insertelement <8 x float> %806, float %808, i64 4
  %810 = extractelement <4 x float> %807, i64 1
  %811 = insertelement <8 x float> %809, float %810, i64 5
  %812 = extractelement <4 x float> %807, i64 2
  %813 = insertelement <8 x float> %811, float %812, i64 6
  %814 = extractelement <4 x float> %807, i64 3
  %815 = insertelement <8 x float> %813, float %814, i64 7
  %816 = getelementptr float, ptr addrspace(1) %713, i64 4
  %817 = extractelement <8 x float> %815, i64 0
  %818 = insertelement <4 x float> poison, float %817, i64 0
  %819 = extractelement <8 x float> %815, i64 1
  %820 = insertelement <4 x float> %818, float %819, i64 1
  %821 = extractelement <8 x float> %815, i64 2
  %822 = insertelement <4 x float> %820, float %821, i64 2
  %823 = extractelement <8 x float> %815, i64 3
  %824 = insertelement <4 x float> %822, float %823, i64 3
  store <4 x float> %824, ptr addrspace(1) %713, align 16
  %825 = extractelement <8 x float> %815, i64 4
  %826 = insertelement <4 x float> poison, float %825, i64 0
  %827 = extractelement <8 x float> %815, i64 5
  %828 = insertelement <4 x float> %826, float %827, i64 1
  %829 = extractelement <8 x float> %815, i64 6
  %830 = insertelement <4 x float> %828, float %829, i64 2
  %831 = extractelement <8 x float> %815, i64 7
  %832 = insertelement <4 x float> %830, float %831, i64 3
  store <4 x float> %832, ptr addrspace(1) %816, align 16
  %833 = urem i32 %15, 32
  %834 = udiv i32 %15, 32
  %835 = mul nsw i32 %833, 40
  %836 = mul nsw i32 %834, 1280
  %837 = add nsw i32 %835, %836
  %838 = add nsw i32 %837, 16
  %839 = sext i32 %838 to i64
  %840 = getelementptr float, ptr addrspace(1) %78, i64 %839
  %841 = mul nsw i32 %79, 2097152
  %842 = add nsw i32 16, %841
  %843 = sext i32 %842 to i64
  %844 = getelementptr i8, ptr addrspace(6) %84, i64 %843
  %845 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %844, i1 false)
  %846 = getelementptr i32, ptr %7, i64 4
  %847 = extractelement <8 x i32> %845, i64 0
  %848 = insertelement <4 x i32> poison, i32 %847, i64 0
  %849 = extractelement <8 x i32> %845, i64 1
  %850 = insertelement <4 x i32> %848, i32 %849, i64 1
  %851 = extractelement <8 x i32> %845, i64 2
  %852 = insertelement <4 x i32> %850, i32 %851, i64 2
  %853 = extractelement <8 x i32> %845, i64 3
  %854 = insertelement <4 x i32> %852, i32 %853, i64 3
  store <4 x i32> %854, ptr %7, align 16
  %855 = extractelement <8 x i32> %845, i64 4
  %856 = insertelement <4 x i32> poison, i32 %855, i64 0
  %857 = extractelement <8 x i32> %845, i64 5
  %858 = insertelement <4 x i32> %856, i32 %857, i64 1
  %859 = extractelement <8 x i32> %845, i64 6
  %860 = insertelement <4 x i32> %858, i32 %859, i64 2
  %861 = extractelement <8 x i32> %845, i64 7
  %862 = insertelement <4 x i32> %860, i32 %861, i64 3
  store <4 x i32> %862, ptr %846, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %863 = getelementptr i32, ptr %7, i64 4
  %864 = load <4 x i32>, ptr %7, align 16
  %865 = extractelement <4 x i32> %864, i64 0
  %866 = insertelement <8 x i32> poison, i32 %865, i64 0
  %867 = extractelement <4 x i32> %864, i64 1
  %868 = insertelement <8 x i32> %866, i32 %867, i64 1
  %869 = extractelement <4 x i32> %864, i64 2
  %870 = insertelement <8 x i32> %868, i32 %869, i64 2
  %871 = extractelement <4 x i32> %864, i64 3
  %872 = insertelement <8 x i32> %870, i32 %871, i64 3
  %873 = load <4 x i32>, ptr %863, align 16
  %874 = extractelement <4 x i32> %873, i64 0
  %875 = insertelement <8 x i32> %872, i32 %874, i64 4
  %876 = extractelement <4 x i32> %873, i64 1
  %877 = insertelement <8 x i32> %875, i32 %876, i64 5
  %878 = extractelement <4 x i32> %873, i64 2
  %879 = insertelement <8 x i32> %877, i32 %878, i64 6
  %880 = extractelement <4 x i32> %873, i64 3
  %881 = insertelement <8 x i32> %879, i32 %880, i64 7
  %882 = extractelement <8 x i32> %881, i64 0
  %883 = extractelement <8 x i32> %881, i64 1
  %884 = extractelement <8 x i32> %881, i64 2
  %885 = extractelement <8 x i32> %881, i64 3
  %886 = extractelement <8 x i32> %881, i64 4
  %887 = extractelement <8 x i32> %881, i64 5
  %888 = extractelement <8 x i32> %881, i64 6
  %889 = extractelement <8 x i32> %881, i64 7
  %890 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %882, i32 %883, i32 %884, i32 %885, i32 %886, i32 %887, i32 %888, i32 %889)
  %891 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 0
  %892 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 1
  %893 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 2
  %894 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 3
  %895 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 4
  %896 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 5
  %897 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 6
  %898 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %890, 7
  %899 = insertelement <8 x i32> poison, i32 %891, i64 0
  %900 = insertelement <8 x i32> %899, i32 %892, i64 1
  %901 = insertelement <8 x i32> %900, i32 %893, i64 2
  %902 = insertelement <8 x i32> %901, i32 %894, i64 3
  %903 = insertelement <8 x i32> %902, i32 %895, i64 4
  %904 = insertelement <8 x i32> %903, i32 %896, i64 5
  %905 = insertelement <8 x i32> %904, i32 %897, i64 6
  %906 = insertelement <8 x i32> %905, i32 %898, i64 7
  %907 = getelementptr i32, ptr %7, i64 4
  %908 = extractelement <8 x i32> %906, i64 0
  %909 = insertelement <4 x i32> poison, i32 %908, i64 0
  %910 = extractelement <8 x i32> %906, i64 1
  %911 = insertelement <4 x i32> %909, i32 %910, i64 1
  %912 = extractelement <8 x i32> %906, i64 2
  %913 = insertelement <4 x i32> %911, i32 %912, i64 2
  %914 = extractelement <8 x i32> %906, i64 3
  %915 = insertelement <4 x i32> %913, i32 %914, i64 3
  store <4 x i32> %915, ptr %7, align 16
  %916 = extractelement <8 x i32> %906, i64 4
  %917 = insertelement <4 x i32> poison, i32 %916, i64 0
  %918 = extractelement <8 x i32> %906, i64 5
  %919 = insertelement <4 x i32> %917, i32 %918, i64 1
  %920 = extractelement <8 x i32> %906, i64 6
  %921 = insertelement <4 x i32> %919, i32 %920, i64 2
  %922 = extractelement <8 x i32> %906, i64 7
  %923 = insertelement <4 x i32> %921, i32 %922, i64 3
  store <4 x i32> %923, ptr %907, align 16
  %924 = getelementptr float, ptr %7, i64 4
  %925 = load <4 x float>, ptr %7, align 16
  %926 = extractelement <4 x float> %925, i64 0
  %927 = insertelement <8 x float> poison, float %926, i64 0
  %928 = extractelement <4 x float> %925, i64 1
  %929 = insertelement <8 x float> %927, float %928, i64 1
  %930 = extractelement <4 x float> %925, i64 2
  %931 = insertelement <8 x float> %929, float %930, i64 2
  %932 = extractelement <4 x float> %925, i64 3
  %933 = insertelement <8 x float> %931, float %932, i64 3
  %934 = load <4 x float>, ptr %924, align 16
  %935 = extractelement <4 x float> %934, i64 0
  %936 = insertelement <8 x float> %933, float %935, i64 4
  %937 = extractelement <4 x float> %934, i64 1
  %938 = insertelement <8 x float> %936, float %937, i64 5
  %939 = extractelement <4 x float> %934, i64 2
  %940 = insertelement <8 x float> %938, float %939, i64 6
  %941 = extractelement <4 x float> %934, i64 3
  %942 = insertelement <8 x float> %940, float %941, i64 7
  %943 = getelementptr float, ptr addrspace(1) %840, i64 4
  %944 = extractelement <8 x float> %942, i64 0
  %945 = insertelement <4 x float> poison, float %944, i64 0
  %946 = extractelement <8 x float> %942, i64 1
  %947 = insertelement <4 x float> %945, float %946, i64 1
  %948 = extractelement <8 x float> %942, i64 2
  %949 = insertelement <4 x float> %947, float %948, i64 2
  %950 = extractelement <8 x float> %942, i64 3
  %951 = insertelement <4 x float> %949, float %950, i64 3
  store <4 x float> %951, ptr addrspace(1) %840, align 16
  %952 = extractelement <8 x float> %942, i64 4
  %953 = insertelement <4 x float> poison, float %952, i64 0
  %954 = extractelement <8 x float> %942, i64 5
  %955 = insertelement <4 x float> %953, float %954, i64 1
  %956 = extractelement <8 x float> %942, i64 6
  %957 = insertelement <4 x float> %955, float %956, i64 2
  %958 = extractelement <8 x float> %942, i64 7
  %959 = insertelement <4 x float> %957, float %958, i64 3
  store <4 x float> %959, ptr addrspace(1) %943, align 16
  %960 = urem i32 %15, 32
  %961 = udiv i32 %15, 32
  %962 = mul nsw i32 %960, 40
  %963 = mul nsw i32 %961, 1280
  %964 = add nsw i32 %962, %963
  %965 = add nsw i32 %964, 24
  %966 = sext i32 %965 to i64
  %967 = getelementptr float, ptr addrspace(1) %78, i64 %966
  %968 = mul nsw i32 %79, 2097152
  %969 = add nsw i32 24, %968
  %970 = sext i32 %969 to i64
  %971 = getelementptr i8, ptr addrspace(6) %84, i64 %970
  %972 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %971, i1 false)
  %973 = getelementptr i32, ptr %6, i64 4
  %974 = extractelement <8 x i32> %972, i64 0
  %975 = insertelement <4 x i32> poison, i32 %974, i64 0
  %976 = extractelement <8 x i32> %972, i64 1
  %977 = insertelement <4 x i32> %975, i32 %976, i64 1
  %978 = extractelement <8 x i32> %972, i64 2
  %979 = insertelement <4 x i32> %977, i32 %978, i64 2
  %980 = extractelement <8 x i32> %972, i64 3
  %981 = insertelement <4 x i32> %979, i32 %980, i64 3
  store <4 x i32> %981, ptr %6, align 16
  %982 = extractelement <8 x i32> %972, i64 4
  %983 = insertelement <4 x i32> poison, i32 %982, i64 0
  %984 = extractelement <8 x i32> %972, i64 5
  %985 = insertelement <4 x i32> %983, i32 %984, i64 1
  %986 = extractelement <8 x i32> %972, i64 6
  %987 = insertelement <4 x i32> %985, i32 %986, i64 2
  %988 = extractelement <8 x i32> %972, i64 7
  %989 = insertelement <4 x i32> %987, i32 %988, i64 3
  store <4 x i32> %989, ptr %973, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %990 = getelementptr i32, ptr %6, i64 4
  %991 = load <4 x i32>, ptr %6, align 16
  %992 = extractelement <4 x i32> %991, i64 0
  %993 = insertelement <8 x i32> poison, i32 %992, i64 0
  %994 = extractelement <4 x i32> %991, i64 1
  %995 = insertelement <8 x i32> %993, i32 %994, i64 1
  %996 = extractelement <4 x i32> %991, i64 2
  %997 = insertelement <8 x i32> %995, i32 %996, i64 2
  %998 = extractelement <4 x i32> %991, i64 3
  %999 = insertelement <8 x i32> %997, i32 %998, i64 3
  %1000 = load <4 x i32>, ptr %990, align 16
  %1001 = extractelement <4 x i32> %1000, i64 0
  %1002 = insertelement <8 x i32> %999, i32 %1001, i64 4
  %1003 = extractelement <4 x i32> %1000, i64 1
  %1004 = insertelement <8 x i32> %1002, i32 %1003, i64 5
  %1005 = extractelement <4 x i32> %1000, i64 2
  %1006 = insertelement <8 x i32> %1004, i32 %1005, i64 6
  %1007 = extractelement <4 x i32> %1000, i64 3
  %1008 = insertelement <8 x i32> %1006, i32 %1007, i64 7
  %1009 = extractelement <8 x i32> %1008, i64 0
  %1010 = extractelement <8 x i32> %1008, i64 1
  %1011 = extractelement <8 x i32> %1008, i64 2
  %1012 = extractelement <8 x i32> %1008, i64 3
  %1013 = extractelement <8 x i32> %1008, i64 4
  %1014 = extractelement <8 x i32> %1008, i64 5
  %1015 = extractelement <8 x i32> %1008, i64 6
  %1016 = extractelement <8 x i32> %1008, i64 7
  %1017 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1009, i32 %1010, i32 %1011, i32 %1012, i32 %1013, i32 %1014, i32 %1015, i32 %1016)
  %1018 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 0
  %1019 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 1
  %1020 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 2
  %1021 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 3
  %1022 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 4
  %1023 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 5
  %1024 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 6
  %1025 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1017, 7
  %1026 = insertelement <8 x i32> poison, i32 %1018, i64 0
  %1027 = insertelement <8 x i32> %1026, i32 %1019, i64 1
  %1028 = insertelement <8 x i32> %1027, i32 %1020, i64 2
  %1029 = insertelement <8 x i32> %1028, i32 %1021, i64 3
  %1030 = insertelement <8 x i32> %1029, i32 %1022, i64 4
  %1031 = insertelement <8 x i32> %1030, i32 %1023, i64 5
  %1032 = insertelement <8 x i32> %1031, i32 %1024, i64 6
  %1033 = insertelement <8 x i32> %1032, i32 %1025, i64 7
  %1034 = getelementptr i32, ptr %6, i64 4
  %1035 = extractelement <8 x i32> %1033, i64 0
  %1036 = insertelement <4 x i32> poison, i32 %1035, i64 0
  %1037 = extractelement <8 x i32> %1033, i64 1
  %1038 = insertelement <4 x i32> %1036, i32 %1037, i64 1
  %1039 = extractelement <8 x i32> %1033, i64 2
  %1040 = insertelement <4 x i32> %1038, i32 %1039, i64 2
  %1041 = extractelement <8 x i32> %1033, i64 3
  %1042 = insertelement <4 x i32> %1040, i32 %1041, i64 3
  store <4 x i32> %1042, ptr %6, align 16
  %1043 = extractelement <8 x i32> %1033, i64 4
  %1044 = insertelement <4 x i32> poison, i32 %1043, i64 0
  %1045 = extractelement <8 x i32> %1033, i64 5
  %1046 = insertelement <4 x i32> %1044, i32 %1045, i64 1
  %1047 = extractelement <8 x i32> %1033, i64 6
  %1048 = insertelement <4 x i32> %1046, i32 %1047, i64 2
  %1049 = extractelement <8 x i32> %1033, i64 7
  %1050 = insertelement <4 x i32> %1048, i32 %1049, i64 3
  store <4 x i32> %1050, ptr %1034, align 16
  %1051 = getelementptr float, ptr %6, i64 4
  %1052 = load <4 x float>, ptr %6, align 16
  %1053 = extractelement <4 x float> %1052, i64 0
  %1054 = insertelement <8 x float> poison, float %1053, i64 0
  %1055 = extractelement <4 x float> %1052, i64 1
  %1056 = insertelement <8 x float> %1054, float %1055, i64 1
  %1057 = extractelement <4 x float> %1052, i64 2
  %1058 = insertelement <8 x float> %1056, float %1057, i64 2
  %1059 = extractelement <4 x float> %1052, i64 3
  %1060 = insertelement <8 x float> %1058, float %1059, i64 3
  %1061 = load <4 x float>, ptr %1051, align 16
  %1062 = extractelement <4 x float> %1061, i64 0
  %1063 = insertelement <8 x float> %1060, float %1062, i64 4
  %1064 = extractelement <4 x float> %1061, i64 1
  %1065 = insertelement <8 x float> %1063, float %1064, i64 5
  %1066 = extractelement <4 x float> %1061, i64 2
  %1067 = insertelement <8 x float> %1065, float %1066, i64 6
  %1068 = extractelement <4 x float> %1061, i64 3
  %1069 = insertelement <8 x float> %1067, float %1068, i64 7
  %1070 = getelementptr float, ptr addrspace(1) %967, i64 4
  %1071 = extractelement <8 x float> %1069, i64 0
  %1072 = insertelement <4 x float> poison, float %1071, i64 0
  %1073 = extractelement <8 x float> %1069, i64 1
  %1074 = insertelement <4 x float> %1072, float %1073, i64 1
  %1075 = extractelement <8 x float> %1069, i64 2
  %1076 = insertelement <4 x float> %1074, float %1075, i64 2
  %1077 = extractelement <8 x float> %1069, i64 3
  %1078 = insertelement <4 x float> %1076, float %1077, i64 3
  store <4 x float> %1078, ptr addrspace(1) %967, align 16
  %1079 = extractelement <8 x float> %1069, i64 4
  %1080 = insertelement <4 x float> poison, float %1079, i64 0
  %1081 = extractelement <8 x float> %1069, i64 5
  %1082 = insertelement <4 x float> %1080, float %1081, i64 1
  %1083 = extractelement <8 x float> %1069, i64 6
  %1084 = insertelement <4 x float> %1082, float %1083, i64 2
  %1085 = extractelement <8 x float> %1069, i64 7
  %1086 = insertelement <4 x float> %1084, float %1085, i64 3
  store <4 x float> %1086, ptr addrspace(1) %1070, align 16
  %1087 = urem i32 %15, 32
  %1088 = udiv i32 %15, 32
  %1089 = mul nsw i32 %1087, 40
  %1090 = mul nsw i32 %1088, 1280
  %1091 = add nsw i32 %1089, %1090
  %1092 = add nsw i32 %1091, 32
  %1093 = sext i32 %1092 to i64
  %1094 = getelementptr float, ptr addrspace(1) %78, i64 %1093
  %1095 = mul nsw i32 %79, 2097152
  %1096 = add nsw i32 32, %1095
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr i8, ptr addrspace(6) %84, i64 %1097
  %1099 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1098, i1 false)
  %1100 = getelementptr i32, ptr %5, i64 4
  %1101 = extractelement <8 x i32> %1099, i64 0
  %1102 = insertelement <4 x i32> poison, i32 %1101, i64 0
  %1103 = extractelement <8 x i32> %1099, i64 1
  %1104 = insertelement <4 x i32> %1102, i32 %1103, i64 1
  %1105 = extractelement <8 x i32> %1099, i64 2
  %1106 = insertelement <4 x i32> %1104, i32 %1105, i64 2
  %1107 = extractelement <8 x i32> %1099, i64 3
  %1108 = insertelement <4 x i32> %1106, i32 %1107, i64 3
  store <4 x i32> %1108, ptr %5, align 16
  %1109 = extractelement <8 x i32> %1099, i64 4
  %1110 = insertelement <4 x i32> poison, i32 %1109, i64 0
  %1111 = extractelement <8 x i32> %1099, i64 5
  %1112 = insertelement <4 x i32> %1110, i32 %1111, i64 1
  %1113 = extractelement <8 x i32> %1099, i64 6
  %1114 = insertelement <4 x i32> %1112, i32 %1113, i64 2
  %1115 = extractelement <8 x i32> %1099, i64 7
  %1116 = insertelement <4 x i32> %1114, i32 %1115, i64 3
  store <4 x i32> %1116, ptr %1100, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1117 = getelementptr i32, ptr %5, i64 4
  %1118 = load <4 x i32>, ptr %5, align 16
  %1119 = extractelement <4 x i32> %1118, i64 0
  %1120 = insertelement <8 x i32> poison, i32 %1119, i64 0
  %1121 = extractelement <4 x i32> %1118, i64 1
  %1122 = insertelement <8 x i32> %1120, i32 %1121, i64 1
  %1123 = extractelement <4 x i32> %1118, i64 2
  %1124 = insertelement <8 x i32> %1122, i32 %1123, i64 2
  %1125 = extractelement <4 x i32> %1118, i64 3
  %1126 = insertelement <8 x i32> %1124, i32 %1125, i64 3
  %1127 = load <4 x i32>, ptr %1117, align 16
  %1128 = extractelement <4 x i32> %1127, i64 0
  %1129 = insertelement <8 x i32> %1126, i32 %1128, i64 4
  %1130 = extractelement <4 x i32> %1127, i64 1
  %1131 = insertelement <8 x i32> %1129, i32 %1130, i64 5
  %1132 = extractelement <4 x i32> %1127, i64 2
  %1133 = insertelement <8 x i32> %1131, i32 %1132, i64 6
  %1134 = extractelement <4 x i32> %1127, i64 3
  %1135 = insertelement <8 x i32> %1133, i32 %1134, i64 7
  %1136 = extractelement <8 x i32> %1135, i64 0
  %1137 = extractelement <8 x i32> %1135, i64 1
  %1138 = extractelement <8 x i32> %1135, i64 2
  %1139 = extractelement <8 x i32> %1135, i64 3
  %1140 = extractelement <8 x i32> %1135, i64 4
  %1141 = extractelement <8 x i32> %1135, i64 5
  %1142 = extractelement <8 x i32> %1135, i64 6
  %1143 = extractelement <8 x i32> %1135, i64 7
  %1144 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1136, i32 %1137, i32 %1138, i32 %1139, i32 %1140, i32 %1141, i32 %1142, i32 %1143)
  %1145 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 0
  %1146 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 1
  %1147 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 2
  %1148 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 3
  %1149 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 4
  %1150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 5
  %1151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 6
  %1152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1144, 7
  %1153 = insertelement <8 x i32> poison, i32 %1145, i64 0
  %1154 = insertelement <8 x i32> %1153, i32 %1146, i64 1
  %1155 = insertelement <8 x i32> %1154, i32 %1147, i64 2
  %1156 = insertelement <8 x i32> %1155, i32 %1148, i64 3
  %1157 = insertelement <8 x i32> %1156, i32 %1149, i64 4
  %1158 = insertelement <8 x i32> %1157, i32 %1150, i64 5
  %1159 = insertelement <8 x i32> %1158, i32 %1151, i64 6
  %1160 = insertelement <8 x i32> %1159, i32 %1152, i64 7
  %1161 = getelementptr i32, ptr %5, i64 4
  %1162 = extractelement <8 x i32> %1160, i64 0
  %1163 = insertelement <4 x i32> poison, i32 %1162, i64 0
  %1164 = extractelement <8 x i32> %1160, i64 1
  %1165 = insertelement <4 x i32> %1163, i32 %1164, i64 1
  %1166 = extractelement <8 x i32> %1160, i64 2
  %1167 = insertelement <4 x i32> %1165, i32 %1166, i64 2
  %1168 = extractelement <8 x i32> %1160, i64 3
  %1169 = insertelement <4 x i32> %1167, i32 %1168, i64 3
  store <4 x i32> %1169, ptr %5, align 16
  %1170 = extractelement <8 x i32> %1160, i64 4
  %1171 = insertelement <4 x i32> poison, i32 %1170, i64 0
  %1172 = extractelement <8 x i32> %1160, i64 5
  %1173 = insertelement <4 x i32> %1171, i32 %1172, i64 1
  %1174 = extractelement <8 x i32> %1160, i64 6
  %1175 = insertelement <4 x i32> %1173, i32 %1174, i64 2
  %1176 = extractelement <8 x i32> %1160, i64 7
  %1177 = insertelement <4 x i32> %1175, i32 %1176, i64 3
  store <4 x i32> %1177, ptr %1161, align 16
  %1178 = getelementptr float, ptr %5, i64 4
  %1179 = load <4 x float>, ptr %5, align 16
  %1180 = extractelement <4 x float> %1179, i64 0
  %1181 = insertelement <8 x float> poison, float %1180, i64 0
  %1182 = extractelement <4 x float> %1179, i64 1
  %1183 = insertelement <8 x float> %1181, float %1182, i64 1
  %1184 = extractelement <4 x float> %1179, i64 2
  %1185 = insertelement <8 x float> %1183, float %1184, i64 2
  %1186 = extractelement <4 x float> %1179, i64 3
  %1187 = insertelement <8 x float> %1185, float %1186, i64 3
  %1188 = load <4 x float>, ptr %1178, align 16
  %1189 = extractelement <4 x float> %1188, i64 0
  %1190 = insertelement <8 x float> %1187, float %1189, i64 4
  %1191 = extractelement <4 x float> %1188, i64 1
  %1192 = insertelement <8 x float> %1190, float %1191, i64 5
  %1193 = extractelement <4 x float> %1188, i64 2
  %1194 = insertelement <8 x float> %1192, float %1193, i64 6
  %1195 = extractelement <4 x float> %1188, i64 3
  %1196 = insertelement <8 x float> %1194, float %1195, i64 7
  %1197 = getelementptr float, ptr addrspace(1) %1094, i64 4
  %1198 = extractelement <8 x float> %1196, i64 0
  %1199 = insertelement <4 x float> poison, float %1198, i64 0
  %1200 = extractelement <8 x float> %1196, i64 1
  %1201 = insertelement <4 x float> %1199, float %1200, i64 1
  %1202 = extractelement <8 x float> %1196, i64 2
  %1203 = insertelement <4 x float> %1201, float %1202, i64 2
  %1204 = extractelement <8 x float> %1196, i64 3
  %1205 = insertelement <4 x float> %1203, float %1204, i64 3
  store <4 x float> %1205, ptr addrspace(1) %1094, align 16
  %1206 = extractelement <8 x float> %1196, i64 4
  %1207 = insertelement <4 x float> poison, float %1206, i64 0
  %1208 = extractelement <8 x float> %1196, i64 5
  %1209 = insertelement <4 x float> %1207, float %1208, i64 1
  %1210 = extractelement <8 x float> %1196, i64 6
  %1211 = insertelement <4 x float> %1209, float %1210, i64 2
  %1212 = extractelement <8 x float> %1196, i64 7
  %1213 = insertelement <4 x float> %1211, float %1212, i64 3
  store <4 x float> %1213, ptr addrspace(1) %1197, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %80, label %1214, label %1215

1214:                                             ; preds = %580
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %84, i32 64)
  br label %1215

1215:                                             ; preds = %1214, %580
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
