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
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %12

12:                                               ; preds = %15, %4
  %13 = phi i32 [ %37, %15 ], [ %11, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %38

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = urem i32 %13, 8
  %24 = udiv i32 %13, 8
  %25 = mul nsw i32 %23, 16
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 256
  %29 = add nsw i32 %25, %28
  %30 = urem i32 %27, 16
  %31 = udiv i32 %27, 16
  %32 = add nsw i32 %29, %30
  %33 = mul nsw i32 %31, 128
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  store i8 %22, ptr addrspace(3) %36, align 1
  %37 = add i32 %13, 128
  br label %12

38:                                               ; preds = %12
  br label %39

39:                                               ; preds = %42, %38
  %40 = phi i32 [ %64, %42 ], [ %11, %38 ]
  %41 = icmp slt i32 %40, 512
  br i1 %41, label %42, label %65

42:                                               ; preds = %39
  %43 = urem i32 %40, 16
  %44 = udiv i32 %40, 16
  %45 = mul nsw i32 %43, 32
  %46 = add nsw i32 %45, %44
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1
  %50 = urem i32 %40, 8
  %51 = udiv i32 %40, 8
  %52 = mul nsw i32 %50, 16
  %53 = urem i32 %51, 2
  %54 = udiv i32 %51, 2
  %55 = mul nsw i32 %53, 256
  %56 = add nsw i32 %52, %55
  %57 = urem i32 %54, 16
  %58 = udiv i32 %54, 16
  %59 = add nsw i32 %56, %57
  %60 = mul nsw i32 %58, 128
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %62
  store i8 %49, ptr addrspace(3) %63, align 1
  %64 = add i32 %40, 128
  br label %39

65:                                               ; preds = %39
  %66 = lshr i32 %11, 5
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %69

69:                                               ; preds = %68, %65
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %70 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %71 = inttoptr i32 %70 to ptr addrspace(6)
  %72 = icmp eq i32 %11, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %69
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %74

74:                                               ; preds = %73, %69
  %75 = urem i32 %11, 32
  %76 = udiv i32 %11, 32
  %77 = mul nsw i32 %75, 24
  %78 = mul nsw i32 %76, 768
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr float, ptr addrspace(1) %2, i64 %80
  %82 = mul nsw i32 %66, 2097152
  %83 = sext i32 %82 to i64
  %84 = getelementptr i8, ptr addrspace(6) %71, i64 %83
  %85 = getelementptr float, ptr addrspace(1) %81, i64 4
  %86 = load <4 x float>, ptr addrspace(1) %81, align 16
  %87 = extractelement <4 x float> %86, i64 0
  %88 = insertelement <8 x float> poison, float %87, i64 0
  %89 = extractelement <4 x float> %86, i64 1
  %90 = insertelement <8 x float> %88, float %89, i64 1
  %91 = extractelement <4 x float> %86, i64 2
  %92 = insertelement <8 x float> %90, float %91, i64 2
  %93 = extractelement <4 x float> %86, i64 3
  %94 = insertelement <8 x float> %92, float %93, i64 3
  %95 = load <4 x float>, ptr addrspace(1) %85, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = insertelement <8 x float> %94, float %96, i64 4
  %98 = extractelement <4 x float> %95, i64 1
  %99 = insertelement <8 x float> %97, float %98, i64 5
  %100 = extractelement <4 x float> %95, i64 2
  %101 = insertelement <8 x float> %99, float %100, i64 6
  %102 = extractelement <4 x float> %95, i64 3
  %103 = insertelement <8 x float> %101, float %102, i64 7
  %104 = getelementptr float, ptr %10, i64 4
  %105 = extractelement <8 x float> %103, i64 0
  %106 = insertelement <4 x float> poison, float %105, i64 0
  %107 = extractelement <8 x float> %103, i64 1
  %108 = insertelement <4 x float> %106, float %107, i64 1
  %109 = extractelement <8 x float> %103, i64 2
  %110 = insertelement <4 x float> %108, float %109, i64 2
  %111 = extractelement <8 x float> %103, i64 3
  %112 = insertelement <4 x float> %110, float %111, i64 3
  store <4 x float> %112, ptr %10, align 16
  %113 = extractelement <8 x float> %103, i64 4
  %114 = insertelement <4 x float> poison, float %113, i64 0
  %115 = extractelement <8 x float> %103, i64 5
  %116 = insertelement <4 x float> %114, float %115, i64 1
  %117 = extractelement <8 x float> %103, i64 6
  %118 = insertelement <4 x float> %116, float %117, i64 2
  %119 = extractelement <8 x float> %103, i64 7
  %120 = insertelement <4 x float> %118, float %119, i64 3
  store <4 x float> %120, ptr %104, align 16
  %121 = getelementptr i32, ptr %10, i64 4
  %122 = load <4 x i32>, ptr %10, align 16
  %123 = extractelement <4 x i32> %122, i64 0
  %124 = insertelement <8 x i32> poison, i32 %123, i64 0
  %125 = extractelement <4 x i32> %122, i64 1
  %126 = insertelement <8 x i32> %124, i32 %125, i64 1
  %127 = extractelement <4 x i32> %122, i64 2
  %128 = insertelement <8 x i32> %126, i32 %127, i64 2
  %129 = extractelement <4 x i32> %122, i64 3
  %130 = insertelement <8 x i32> %128, i32 %129, i64 3
  %131 = load <4 x i32>, ptr %121, align 16
  %132 = extractelement <4 x i32> %131, i64 0
  %133 = insertelement <8 x i32> %130, i32 %132, i64 4
  %134 = extractelement <4 x i32> %131, i64 1
  %135 = insertelement <8 x i32> %133, i32 %134, i64 5
  %136 = extractelement <4 x i32> %131, i64 2
  %137 = insertelement <8 x i32> %135, i32 %136, i64 6
  %138 = extractelement <4 x i32> %131, i64 3
  %139 = insertelement <8 x i32> %137, i32 %138, i64 7
  %140 = extractelement <8 x i32> %139, i64 0
  %141 = extractelement <8 x i32> %139, i64 1
  %142 = extractelement <8 x i32> %139, i64 2
  %143 = extractelement <8 x i32> %139, i64 3
  %144 = extractelement <8 x i32> %139, i64 4
  %145 = extractelement <8 x i32> %139, i64 5
  %146 = extractelement <8 x i32> %139, i64 6
  %147 = extractelement <8 x i32> %139, i64 7
  %148 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %140, i32 %141, i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147)
  %149 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 0
  %150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 1
  %151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 2
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 3
  %153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 4
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 5
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 6
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %148, 7
  %157 = insertelement <8 x i32> poison, i32 %149, i64 0
  %158 = insertelement <8 x i32> %157, i32 %150, i64 1
  %159 = insertelement <8 x i32> %158, i32 %151, i64 2
  %160 = insertelement <8 x i32> %159, i32 %152, i64 3
  %161 = insertelement <8 x i32> %160, i32 %153, i64 4
  %162 = insertelement <8 x i32> %161, i32 %154, i64 5
  %163 = insertelement <8 x i32> %162, i32 %155, i64 6
  %164 = insertelement <8 x i32> %163, i32 %156, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %84, <8 x i32> %164, i1 false)
  %165 = urem i32 %11, 32
  %166 = udiv i32 %11, 32
  %167 = mul nsw i32 %165, 24
  %168 = mul nsw i32 %166, 768
  %169 = add nsw i32 %167, %168
  %170 = add nsw i32 %169, 8
  %171 = sext i32 %170 to i64
  %172 = getelementptr float, ptr addrspace(1) %2, i64 %171
  %173 = mul nsw i32 %66, 2097152
  %174 = add nsw i32 8, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr i8, ptr addrspace(6) %71, i64 %175
  %177 = getelementptr float, ptr addrspace(1) %172, i64 4
  %178 = load <4 x float>, ptr addrspace(1) %172, align 16
  %179 = extractelement <4 x float> %178, i64 0
  %180 = insertelement <8 x float> poison, float %179, i64 0
  %181 = extractelement <4 x float> %178, i64 1
  %182 = insertelement <8 x float> %180, float %181, i64 1
  %183 = extractelement <4 x float> %178, i64 2
  %184 = insertelement <8 x float> %182, float %183, i64 2
  %185 = extractelement <4 x float> %178, i64 3
  %186 = insertelement <8 x float> %184, float %185, i64 3
  %187 = load <4 x float>, ptr addrspace(1) %177, align 16
  %188 = extractelement <4 x float> %187, i64 0
  %189 = insertelement <8 x float> %186, float %188, i64 4
  %190 = extractelement <4 x float> %187, i64 1
  %191 = insertelement <8 x float> %189, float %190, i64 5
  %192 = extractelement <4 x float> %187, i64 2
  %193 = insertelement <8 x float> %191, float %192, i64 6
  %194 = extractelement <4 x float> %187, i64 3
  %195 = insertelement <8 x float> %193, float %194, i64 7
  %196 = getelementptr float, ptr %9, i64 4
  %197 = extractelement <8 x float> %195, i64 0
  %198 = insertelement <4 x float> poison, float %197, i64 0
  %199 = extractelement <8 x float> %195, i64 1
  %200 = insertelement <4 x float> %198, float %199, i64 1
  %201 = extractelement <8 x float> %195, i64 2
  %202 = insertelement <4 x float> %200, float %201, i64 2
  %203 = extractelement <8 x float> %195, i64 3
  %204 = insertelement <4 x float> %202, float %203, i64 3
  store <4 x float> %204, ptr %9, align 16
  %205 = extractelement <8 x float> %195, i64 4
  %206 = insertelement <4 x float> poison, float %205, i64 0
  %207 = extractelement <8 x float> %195, i64 5
  %208 = insertelement <4 x float> %206, float %207, i64 1
  %209 = extractelement <8 x float> %195, i64 6
  %210 = insertelement <4 x float> %208, float %209, i64 2
  %211 = extractelement <8 x float> %195, i64 7
  %212 = insertelement <4 x float> %210, float %211, i64 3
  store <4 x float> %212, ptr %196, align 16
  %213 = getelementptr i32, ptr %9, i64 4
  %214 = load <4 x i32>, ptr %9, align 16
  %215 = extractelement <4 x i32> %214, i64 0
  %216 = insertelement <8 x i32> poison, i32 %215, i64 0
  %217 = extractelement <4 x i32> %214, i64 1
  %218 = insertelement <8 x i32> %216, i32 %217, i64 1
  %219 = extractelement <4 x i32> %214, i64 2
  %220 = insertelement <8 x i32> %218, i32 %219, i64 2
  %221 = extractelement <4 x i32> %214, i64 3
  %222 = insertelement <8 x i32> %220, i32 %221, i64 3
  %223 = load <4 x i32>, ptr %213, align 16
  %224 = extractelement <4 x i32> %223, i64 0
  %225 = insertelement <8 x i32> %222, i32 %224, i64 4
  %226 = extractelement <4 x i32> %223, i64 1
  %227 = insertelement <8 x i32> %225, i32 %226, i64 5
  %228 = extractelement <4 x i32> %223, i64 2
  %229 = insertelement <8 x i32> %227, i32 %228, i64 6
  %230 = extractelement <4 x i32> %223, i64 3
  %231 = insertelement <8 x i32> %229, i32 %230, i64 7
  %232 = extractelement <8 x i32> %231, i64 0
  %233 = extractelement <8 x i32> %231, i64 1
  %234 = extractelement <8 x i32> %231, i64 2
  %235 = extractelement <8 x i32> %231, i64 3
  %236 = extractelement <8 x i32> %231, i64 4
  %237 = extractelement <8 x i32> %231, i64 5
  %238 = extractelement <8 x i32> %231, i64 6
  %239 = extractelement <8 x i32> %231, i64 7
  %240 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %232, i32 %233, i32 %234, i32 %235, i32 %236, i32 %237, i32 %238, i32 %239)
  %241 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 0
  %242 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 1
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 2
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 3
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 4
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 5
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 6
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %240, 7
  %249 = insertelement <8 x i32> poison, i32 %241, i64 0
  %250 = insertelement <8 x i32> %249, i32 %242, i64 1
  %251 = insertelement <8 x i32> %250, i32 %243, i64 2
  %252 = insertelement <8 x i32> %251, i32 %244, i64 3
  %253 = insertelement <8 x i32> %252, i32 %245, i64 4
  %254 = insertelement <8 x i32> %253, i32 %246, i64 5
  %255 = insertelement <8 x i32> %254, i32 %247, i64 6
  %256 = insertelement <8 x i32> %255, i32 %248, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %176, <8 x i32> %256, i1 false)
  %257 = urem i32 %11, 32
  %258 = udiv i32 %11, 32
  %259 = mul nsw i32 %257, 24
  %260 = mul nsw i32 %258, 768
  %261 = add nsw i32 %259, %260
  %262 = add nsw i32 %261, 16
  %263 = sext i32 %262 to i64
  %264 = getelementptr float, ptr addrspace(1) %2, i64 %263
  %265 = mul nsw i32 %66, 2097152
  %266 = add nsw i32 16, %265
  %267 = sext i32 %266 to i64
  %268 = getelementptr i8, ptr addrspace(6) %71, i64 %267
  %269 = getelementptr float, ptr addrspace(1) %264, i64 4
  %270 = load <4 x float>, ptr addrspace(1) %264, align 16
  %271 = extractelement <4 x float> %270, i64 0
  %272 = insertelement <8 x float> poison, float %271, i64 0
  %273 = extractelement <4 x float> %270, i64 1
  %274 = insertelement <8 x float> %272, float %273, i64 1
  %275 = extractelement <4 x float> %270, i64 2
  %276 = insertelement <8 x float> %274, float %275, i64 2
  %277 = extractelement <4 x float> %270, i64 3
  %278 = insertelement <8 x float> %276, float %277, i64 3
  %279 = load <4 x float>, ptr addrspace(1) %269, align 16
  %280 = extractelement <4 x float> %279, i64 0
  %281 = insertelement <8 x float> %278, float %280, i64 4
  %282 = extractelement <4 x float> %279, i64 1
  %283 = insertelement <8 x float> %281, float %282, i64 5
  %284 = extractelement <4 x float> %279, i64 2
  %285 = insertelement <8 x float> %283, float %284, i64 6
  %286 = extractelement <4 x float> %279, i64 3
  %287 = insertelement <8 x float> %285, float %286, i64 7
  %288 = getelementptr float, ptr %8, i64 4
  %289 = extractelement <8 x float> %287, i64 0
  %290 = insertelement <4 x float> poison, float %289, i64 0
  %291 = extractelement <8 x float> %287, i64 1
  %292 = insertelement <4 x float> %290, float %291, i64 1
  %293 = extractelement <8 x float> %287, i64 2
  %294 = insertelement <4 x float> %292, float %293, i64 2
  %295 = extractelement <8 x float> %287, i64 3
  %296 = insertelement <4 x float> %294, float %295, i64 3
  store <4 x float> %296, ptr %8, align 16
  %297 = extractelement <8 x float> %287, i64 4
  %298 = insertelement <4 x float> poison, float %297, i64 0
  %299 = extractelement <8 x float> %287, i64 5
  %300 = insertelement <4 x float> %298, float %299, i64 1
  %301 = extractelement <8 x float> %287, i64 6
  %302 = insertelement <4 x float> %300, float %301, i64 2
  %303 = extractelement <8 x float> %287, i64 7
  %304 = insertelement <4 x float> %302, float %303, i64 3
  store <4 x float> %304, ptr %288, align 16
  %305 = getelementptr i32, ptr %8, i64 4
  %306 = load <4 x i32>, ptr %8, align 16
  %307 = extractelement <4 x i32> %306, i64 0
  %308 = insertelement <8 x i32> poison, i32 %307, i64 0
  %309 = extractelement <4 x i32> %306, i64 1
  %310 = insertelement <8 x i32> %308, i32 %309, i64 1
  %311 = extractelement <4 x i32> %306, i64 2
  %312 = insertelement <8 x i32> %310, i32 %311, i64 2
  %313 = extractelement <4 x i32> %306, i64 3
  %314 = insertelement <8 x i32> %312, i32 %313, i64 3
  %315 = load <4 x i32>, ptr %305, align 16
  %316 = extractelement <4 x i32> %315, i64 0
  %317 = insertelement <8 x i32> %314, i32 %316, i64 4
  %318 = extractelement <4 x i32> %315, i64 1
  %319 = insertelement <8 x i32> %317, i32 %318, i64 5
  %320 = extractelement <4 x i32> %315, i64 2
  %321 = insertelement <8 x i32> %319, i32 %320, i64 6
  %322 = extractelement <4 x i32> %315, i64 3
  %323 = insertelement <8 x i32> %321, i32 %322, i64 7
  %324 = extractelement <8 x i32> %323, i64 0
  %325 = extractelement <8 x i32> %323, i64 1
  %326 = extractelement <8 x i32> %323, i64 2
  %327 = extractelement <8 x i32> %323, i64 3
  %328 = extractelement <8 x i32> %323, i64 4
  %329 = extractelement <8 x i32> %323, i64 5
  %330 = extractelement <8 x i32> %323, i64 6
  %331 = extractelement <8 x i32> %323, i64 7
  %332 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331)
  %333 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 0
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 1
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 2
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 3
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 4
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 5
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 6
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %332, 7
  %341 = insertelement <8 x i32> poison, i32 %333, i64 0
  %342 = insertelement <8 x i32> %341, i32 %334, i64 1
  %343 = insertelement <8 x i32> %342, i32 %335, i64 2
  %344 = insertelement <8 x i32> %343, i32 %336, i64 3
  %345 = insertelement <8 x i32> %344, i32 %337, i64 4
  %346 = insertelement <8 x i32> %345, i32 %338, i64 5
  %347 = insertelement <8 x i32> %346, i32 %339, i64 6
  %348 = insertelement <8 x i32> %347, i32 %340, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %268, <8 x i32> %348, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %349 = getelementptr i8, ptr addrspace(6) %71, i64 16
  %350 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %349, 3
  %351 = getelementptr i8, ptr addrspace(6) %71, i64 20
  %352 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %350, ptr addrspace(6) %351, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %72, label %353, label %381

353:                                              ; preds = %74
  %354 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %355 = lshr i32 %354, 4
  %356 = zext i32 %355 to i64
  %357 = or i64 %356, 70437464178688
  %358 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %359 = lshr i32 %358, 4
  %360 = zext i32 %359 to i64
  %361 = or i64 %360, 70437464178688
  %362 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, 0
  %363 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, 1
  %364 = zext i1 %363 to i32
  %365 = shl i32 %364, 13
  %366 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, 2
  %367 = zext i1 %366 to i32
  %368 = shl i32 %367, 14
  %369 = or i32 %365, %368
  %370 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, 3
  %371 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, 4
  %372 = or i32 142868480, %369
  %373 = ptrtoint ptr addrspace(6) %370 to i32
  %374 = lshr i32 %373, 30
  %375 = shl i32 %374, 29
  %376 = or i32 %372, %375
  %377 = ptrtoint ptr addrspace(6) %371 to i32
  %378 = lshr i32 %377, 30
  %379 = shl i32 %378, 4
  %380 = or i32 %376, %379
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %71, i64 %357, i64 %361, i32 %380, i1 %362, ptr addrspace(6) %370, ptr addrspace(6) %371, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %381

381:                                              ; preds = %353, %74
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %382 = urem i32 %11, 32
  %383 = udiv i32 %11, 32
  %384 = mul nsw i32 %382, 24
  %385 = mul nsw i32 %383, 768
  %386 = add nsw i32 %384, %385
  %387 = sext i32 %386 to i64
  %388 = getelementptr float, ptr addrspace(1) %3, i64 %387
  %389 = mul nsw i32 %66, 2097152
  %390 = sext i32 %389 to i64
  %391 = getelementptr i8, ptr addrspace(6) %71, i64 %390
  %392 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %391, i1 false)
  %393 = getelementptr i32, ptr %7, i64 4
  %394 = extractelement <8 x i32> %392, i64 0
  %395 = insertelement <4 x i32> poison, i32 %394, i64 0
  %396 = extractelement <8 x i32> %392, i64 1
  %397 = insertelement <4 x i32> %395, i32 %396, i64 1
  %398 = extractelement <8 x i32> %392, i64 2
  %399 = insertelement <4 x i32> %397, i32 %398, i64 2
  %400 = extractelement <8 x i32> %392, i64 3
  %401 = insertelement <4 x i32> %399, i32 %400, i64 3
  store <4 x i32> %401, ptr %7, align 16
  %402 = extractelement <8 x i32> %392, i64 4
  %403 = insertelement <4 x i32> poison, i32 %402, i64 0
  %404 = extractelement <8 x i32> %392, i64 5
  %405 = insertelement <4 x i32> %403, i32 %404, i64 1
  %406 = extractelement <8 x i32> %392, i64 6
  %407 = insertelement <4 x i32> %405, i32 %406, i64 2
  %408 = extractelement <8 x i32> %392, i64 7
  %409 = insertelement <4 x i32> %407, i32 %408, i64 3
  store <4 x i32> %409, ptr %393, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %410 = getelementptr i32, ptr %7, i64 4
  %411 = load <4 x i32>, ptr %7, align 16
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
  %454 = getelementptr i32, ptr %7, i64 4
  %455 = extractelement <8 x i32> %453, i64 0
  %456 = insertelement <4 x i32> poison, i32 %455, i64 0
  %457 = extractelement <8 x i32> %453, i64 1
  %458 = insertelement <4 x i32> %456, i32 %457, i64 1
  %459 = extractelement <8 x i32> %453, i64 2
  %460 = insertelement <4 x i32> %458, i32 %459, i64 2
  %461 = extractelement <8 x i32> %453, i64 3
  %462 = insertelement <4 x i32> %460, i32 %461, i64 3
  store <4 x i32> %462, ptr %7, align 16
  %463 = extractelement <8 x i32> %453, i64 4
  %464 = insertelement <4 x i32> poison, i32 %463, i64 0
  %465 = extractelement <8 x i32> %453, i64 5
  %466 = insertelement <4 x i32> %464, i32 %465, i64 1
  %467 = extractelement <8 x i32> %453, i64 6
  %468 = insertelement <4 x i32> %466, i32 %467, i64 2
  %469 = extractelement <8 x i32> %453, i64 7
  %470 = insertelement <4 x i32> %468, i32 %469, i64 3
  store <4 x i32> %470, ptr %454, align 16
  %471 = getelementptr float, ptr %7, i64 4
  %472 = load <4 x float>, ptr %7, align 16
  %473 = extractelement <4 x float> %472, i64 0
  %474 = insertelement <8 x float> poison, float %473, i64 0
  %475 = extractelement <4 x float> %472, i64 1
  %476 = insertelement <8 x float> %474, float %475, i64 1
  %477 = extractelement <4 x float> %472, i64 2
  %478 = insertelement <8 x float> %476, float %477, i64 2
  %479 = extractelement <4 x float> %472, i64 3
  %480 = insertelement <8 x float> %478, float %479, i64 3
  %481 = load <4 x float>, ptr %471, align 16
  %482 = extractelement <4 x float> %481, i64 0
  %483 = insertelement <8 x float> %480, float %482, i64 4
  %484 = extractelement <4 x float> %481, i64 1
  %485 = insertelement <8 x float> %483, float %484, i64 5
  %486 = extractelement <4 x float> %481, i64 2
  %487 = insertelement <8 x float> %485, float %486, i64 6
  %488 = extractelement <4 x float> %481, i64 3
  %489 = insertelement <8 x float> %487, float %488, i64 7
  %490 = getelementptr float, ptr addrspace(1) %388, i64 4
  %491 = extractelement <8 x float> %489, i64 0
  %492 = insertelement <4 x float> poison, float %491, i64 0
  %493 = extractelement <8 x float> %489, i64 1
  %494 = insertelement <4 x float> %492, float %493, i64 1
  %495 = extractelement <8 x float> %489, i64 2
  %496 = insertelement <4 x float> %494, float %495, i64 2
  %497 = extractelement <8 x float> %489, i64 3
  %498 = insertelement <4 x float> %496, float %497, i64 3
  store <4 x float> %498, ptr addrspace(1) %388, align 16
  %499 = extractelement <8 x float> %489, i64 4
  %500 = insertelement <4 x float> poison, float %499, i64 0
  %501 = extractelement <8 x float> %489, i64 5
  %502 = insertelement <4 x float> %500, float %501, i64 1
  %503 = extractelement <8 x float> %489, i64 6
  %504 = insertelement <4 x float> %502, float %503, i64 2
  %505 = extractelement <8 x float> %489, i64 7
  %506 = insertelement <4 x float> %504, float %505, i64 3
  store <4 x float> %506, ptr addrspace(1) %490, align 16
  %507 = urem i32 %11, 32
  %508 = udiv i32 %11, 32
  %509 = mul nsw i32 %507, 24
  %510 = mul nsw i32 %508, 768
  %511 = add nsw i32 %509, %510
  %512 = add nsw i32 %511, 8
  %513 = sext i32 %512 to i64
  %514 = getelementptr float, ptr addrspace(1) %3, i64 %513
  %515 = mul nsw i32 %66, 2097152
  %516 = add nsw i32 8, %515
  %517 = sext i32 %516 to i64
  %518 = getelementptr i8, ptr addrspace(6) %71, i64 %517
  %519 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %518, i1 false)
  %520 = getelementptr i32, ptr %6, i64 4
  %521 = extractelement <8 x i32> %519, i64 0
  %522 = insertelement <4 x i32> poison, i32 %521, i64 0
  %523 = extractelement <8 x i32> %519, i64 1
  %524 = insertelement <4 x i32> %522, i32 %523, i64 1
  %525 = extractelement <8 x i32> %519, i64 2
  %526 = insertelement <4 x i32> %524, i32 %525, i64 2
  %527 = extractelement <8 x i32> %519, i64 3
  %528 = insertelement <4 x i32> %526, i32 %527, i64 3
  store <4 x i32> %528, ptr %6, align 16
  %529 = extractelement <8 x i32> %519, i64 4
  %530 = insertelement <4 x i32> poison, i32 %529, i64 0
  %531 = extractelement <8 x i32> %519, i64 5
  %532 = insertelement <4 x i32> %530, i32 %531, i64 1
  %533 = extractelement <8 x i32> %519, i64 6
  %534 = insertelement <4 x i32> %532, i32 %533, i64 2
  %535 = extractelement <8 x i32> %519, i64 7
  %536 = insertelement <4 x i32> %534, i32 %535, i64 3
  store <4 x i32> %536, ptr %520, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %537 = getelementptr i32, ptr %6, i64 4
  %538 = load <4 x i32>, ptr %6, align 16
  %539 = extractelement <4 x i32> %538, i64 0
  %540 = insertelement <8 x i32> poison, i32 %539, i64 0
  %541 = extractelement <4 x i32> %538, i64 1
  %542 = insertelement <8 x i32> %540, i32 %541, i64 1
  %543 = extractelement <4 x i32> %538, i64 2
  %544 = insertelement <8 x i32> %542, i32 %543, i64 2
  %545 = extractelement <4 x i32> %538, i64 3
  %546 = insertelement <8 x i32> %544, i32 %545, i64 3
  %547 = load <4 x i32>, ptr %537, align 16
  %548 = extractelement <4 x i32> %547, i64 0
  %549 = insertelement <8 x i32> %546, i32 %548, i64 4
  %550 = extractelement <4 x i32> %547, i64 1
  %551 = insertelement <8 x i32> %549, i32 %550, i64 5
  %552 = extractelement <4 x i32> %547, i64 2
  %553 = insertelement <8 x i32> %551, i32 %552, i64 6
  %554 = extractelement <4 x i32> %547, i64 3
  %555 = insertelement <8 x i32> %553, i32 %554, i64 7
  %556 = extractelement <8 x i32> %555, i64 0
  %557 = extractelement <8 x i32> %555, i64 1
  %558 = extractelement <8 x i32> %555, i64 2
  %559 = extractelement <8 x i32> %555, i64 3
  %560 = extractelement <8 x i32> %555, i64 4
  %561 = extractelement <8 x i32> %555, i64 5
  %562 = extractelement <8 x i32> %555, i64 6
  %563 = extractelement <8 x i32> %555, i64 7
  %564 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %556, i32 %557, i32 %558, i32 %559, i32 %560, i32 %561, i32 %562, i32 %563)
  %565 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 0
  %566 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 1
  %567 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 2
  %568 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 3
  %569 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 4
  %570 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 5
  %571 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 6
  %572 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %564, 7
  %573 = insertelement <8 x i32> poison, i32 %565, i64 0
  %574 = insertelement <8 x i32> %573, i32 %566, i64 1
  %575 = insertelement <8 x i32> %574, i32 %567, i64 2
  %576 = insertelement <8 x i32> %575, i32 %568, i64 3
  %577 = insertelement <8 x i32> %576, i32 %569, i64 4
  %578 = insertelement <8 x i32> %577, i32 %570, i64 5
  %579 = insertelement <8 x i32> %578, i32 %571, i64 6
  %580 = insertelement <8 x i32> %579, i32 %572, i64 7
  %581 = getelementptr i32, ptr %6, i64 4
  %582 = extractelement <8 x i32> %580, i64 0
  %583 = insertelement <4 x i32> poison, i32 %582, i64 0
  %584 = extractelement <8 x i32> %580, i64 1
  %585 = insertelement <4 x i32> %583, i32 %584, i64 1
  %586 = extractelement <8 x i32> %580, i64 2
  %587 = insertelement <4 x i32> %585, i32 %586, i64 2
  %588 = extractelement <8 x i32> %580, i64 3
  %589 = insertelement <4 x i32> %587, i32 %588, i64 3
  store <4 x i32> %589, ptr %6, align 16
  %590 = extractelement <8 x i32> %580, i64 4
  %591 = insertelement <4 x i32> poison, i32 %590, i64 0
  %592 = extractelement <8 x i32> %580, i64 5
  %593 = insertelement <4 x i32> %591, i32 %592, i64 1
  %594 = extractelement <8 x i32> %580, i64 6
  %595 = insertelement <4 x i32> %593, i32 %594, i64 2
  %596 = extractelement <8 x i32> %580, i64 7
  %597 = insertelement <4 x i32> %595, i32 %596, i64 3
  store <4 x i32> %597, ptr %581, align 16
  %598 = getelementptr float, ptr %6, i64 4
  %599 = load <4 x float>, ptr %6, align 16
  %600 = extractelement <4 x float> %599, i64 0
  %601 = insertelement <8 x float> poison, float %600, i64 0
  %602 = extractelement <4 x float> %599, i64 1
  %603 = insertelement <8 x float> %601, float %602, i64 1
  %604 = extractelement <4 x float> %599, i64 2
  %605 = insertelement <8 x float> %603, float %604, i64 2
  %606 = extractelement <4 x float> %599, i64 3
  %607 = insertelement <8 x float> %605, float %606, i64 3
  %608 = load <4 x float>, ptr %598, align 16
  %609 = extractelement <4 x float> %608, i64 0
  %610 = insertelement <8 x float> %607, float %609, i64 4
  %611 = extractelement <4 x float> %608, i64 1
  %612 = insertelement <8 x float> %610, float %611, i64 5
  %613 = extractelement <4 x float> %608, i64 2
  %614 = insertelement <8 x float> %612, float %613, i64 6
  %615 = extractelement <4 x float> %608, i64 3
  %616 = insertelement <8 x float> %614, float %615, i64 7
  %617 = getelementptr float, ptr addrspace(1) %514, i64 4
  %618 = extractelement <8 x float> %616, i64 0
  %619 = insertelement <4 x float> poison, float %618, i64 0
  %620 = extractelement <8 x float> %616, i64 1
  %621 = insertelement <4 x float> %619, float %620, i64 1
  %622 = extractelement <8 x float> %616, i64 2
  %623 = insertelement <4 x float> %621, float %622, i64 2
  %624 = extractelement <8 x float> %616, i64 3
  %625 = insertelement <4 x float> %623, float %624, i64 3
  store <4 x float> %625, ptr addrspace(1) %514, align 16
  %626 = extractelement <8 x float> %616, i64 4
  %627 = insertelement <4 x float> poison, float %626, i64 0
  %628 = extractelement <8 x float> %616, i64 5
  %629 = insertelement <4 x float> %627, float %628, i64 1
  %630 = extractelement <8 x float> %616, i64 6
  %631 = insertelement <4 x float> %629, float %630, i64 2
  %632 = extractelement <8 x float> %616, i64 7
  %633 = insertelement <4 x float> %631, float %632, i64 3
  store <4 x float> %633, ptr addrspace(1) %617, align 16
  %634 = urem i32 %11, 32
  %635 = udiv i32 %11, 32
  %636 = mul nsw i32 %634, 24
  %637 = mul nsw i32 %635, 768
  %638 = add nsw i32 %636, %637
  %639 = add nsw i32 %638, 16
  %640 = sext i32 %639 to i64
  %641 = getelementptr float, ptr addrspace(1) %3, i64 %640
  %642 = mul nsw i32 %66, 2097152
  %643 = add nsw i32 16, %642
  %644 = sext i32 %643 to i64
  %645 = getelementptr i8, ptr addrspace(6) %71, i64 %644
  %646 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %645, i1 false)
  %647 = getelementptr i32, ptr %5, i64 4
  %648 = extractelement <8 x i32> %646, i64 0
  %649 = insertelement <4 x i32> poison, i32 %648, i64 0
  %650 = extractelement <8 x i32> %646, i64 1
  %651 = insertelement <4 x i32> %649, i32 %650, i64 1
  %652 = extractelement <8 x i32> %646, i64 2
  %653 = insertelement <4 x i32> %651, i32 %652, i64 2
  %654 = extractelement <8 x i32> %646, i64 3
  %655 = insertelement <4 x i32> %653, i32 %654, i64 3
  store <4 x i32> %655, ptr %5, align 16
  %656 = extractelement <8 x i32> %646, i64 4
  %657 = insertelement <4 x i32> poison, i32 %656, i64 0
  %658 = extractelement <8 x i32> %646, i64 5
  %659 = insertelement <4 x i32> %657, i32 %658, i64 1
  %660 = extractelement <8 x i32> %646, i64 6
  %661 = insertelement <4 x i32> %659, i32 %660, i64 2
  %662 = extractelement <8 x i32> %646, i64 7
  %663 = insertelement <4 x i32> %661, i32 %662, i64 3
  store <4 x i32> %663, ptr %647, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %664 = getelementptr i32, ptr %5, i64 4
  %665 = load <4 x i32>, ptr %5, align 16
  %666 = extractelement <4 x i32> %665, i64 0
  %667 = insertelement <8 x i32> poison, i32 %666, i64 0
  %668 = extractelement <4 x i32> %665, i64 1
  %669 = insertelement <8 x i32> %667, i32 %668, i64 1
  %670 = extractelement <4 x i32> %665, i64 2
  %671 = insertelement <8 x i32> %669, i32 %670, i64 2
  %672 = extractelement <4 x i32> %665, i64 3
  %673 = insertelement <8 x i32> %671, i32 %672, i64 3
  %674 = load <4 x i32>, ptr %664, align 16
  %675 = extractelement <4 x i32> %674, i64 0
  %676 = insertelement <8 x i32> %673, i32 %675, i64 4
  %677 = extractelement <4 x i32> %674, i64 1
  %678 = insertelement <8 x i32> %676, i32 %677, i64 5
  %679 = extractelement <4 x i32> %674, i64 2
  %680 = insertelement <8 x i32> %678, i32 %679, i64 6
  %681 = extractelement <4 x i32> %674, i64 3
  %682 = insertelement <8 x i32> %680, i32 %681, i64 7
  %683 = extractelement <8 x i32> %682, i64 0
  %684 = extractelement <8 x i32> %682, i64 1
  %685 = extractelement <8 x i32> %682, i64 2
  %686 = extractelement <8 x i32> %682, i64 3
  %687 = extractelement <8 x i32> %682, i64 4
  %688 = extractelement <8 x i32> %682, i64 5
  %689 = extractelement <8 x i32> %682, i64 6
  %690 = extractelement <8 x i32> %682, i64 7
  %691 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %683, i32 %684, i32 %685, i32 %686, i32 %687, i32 %688, i32 %689, i32 %690)
  %692 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 0
  %693 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 1
  %694 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 2
  %695 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 3
  %696 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 4
  %697 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 5
  %698 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 6
  %699 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %691, 7
  %700 = insertelement <8 x i32> poison, i32 %692, i64 0
  %701 = insertelement <8 x i32> %700, i32 %693, i64 1
  %702 = insertelement <8 x i32> %701, i32 %694, i64 2
  %703 = insertelement <8 x i32> %702, i32 %695, i64 3
  %704 = insertelement <8 x i32> %703, i32 %696, i64 4
  %705 = insertelement <8 x i32> %704, i32 %697, i64 5
  %706 = insertelement <8 x i32> %705, i32 %698, i64 6
  %707 = insertelement <8 x i32> %706, i32 %699, i64 7
  %708 = getelementptr i32, ptr %5, i64 4
  %709 = extractelement <8 x i32> %707, i64 0
  %710 = insertelement <4 x i32> poison, i32 %709, i64 0
  %711 = extractelement <8 x i32> %707, i64 1
  %712 = insertelement <4 x i32> %710, i32 %711, i64 1
  %713 = extractelement <8 x i32> %707, i64 2
  %714 = insertelement <4 x i32> %712, i32 %713, i64 2
  %715 = extractelement <8 x i32> %707, i64 3
  %716 = insertelement <4 x i32> %714, i32 %715, i64 3
  store <4 x i32> %716, ptr %5, align 16
  %717 = extractelement <8 x i32> %707, i64 4
  %718 = insertelement <4 x i32> poison, i32 %717, i64 0
  %719 = extractelement <8 x i32> %707, i64 5
  %720 = insertelement <4 x i32> %718, i32 %719, i64 1
  %721 = extractelement <8 x i32> %707, i64 6
  %722 = insertelement <4 x i32> %720, i32 %721, i64 2
  %723 = extractelement <8 x i32> %707, i64 7
  %724 = insertelement <4 x i32> %722, i32 %723, i64 3
  store <4 x i32> %724, ptr %708, align 16
  %725 = getelementptr float, ptr %5, i64 4
  %726 = load <4 x float>, ptr %5, align 16
  %727 = extractelement <4 x float> %726, i64 0
  %728 = insertelement <8 x float> poison, float %727, i64 0
  %729 = extractelement <4 x float> %726, i64 1
  %730 = insertelement <8 x float> %728, float %729, i64 1
  %731 = extractelement <4 x float> %726, i64 2
  %732 = insertelement <8 x float> %730, float %731, i64 2
  %733 = extractelement <4 x float> %726, i64 3
  %734 = insertelement <8 x float> %732, float %733, i64 3
  %735 = load <4 x float>, ptr %725, align 16
  %736 = extractelement <4 x float> %735, i64 0
  %737 = insertelement <8 x float> %734, float %736, i64 4
  %738 = extractelement <4 x float> %735, i64 1
  %739 = insertelement <8 x float> %737, float %738, i64 5
  %740 = extractelement <4 x float> %735, i64 2
  %741 = insertelement <8 x float> %739, float %740, i64 6
  %742 = extractelement <4 x float> %735, i64 3
  %743 = insertelement <8 x float> %741, float %742, i64 7
  %744 = getelementptr float, ptr addrspace(1) %641, i64 4
  %745 = extractelement <8 x float> %743, i64 0
  %746 = insertelement <4 x float> poison, float %745, i64 0
  %747 = extractelement <8 x float> %743, i64 1
  %748 = insertelement <4 x float> %746, float %747, i64 1
  %749 = extractelement <8 x float> %743, i64 2
  %750 = insertelement <4 x float> %748, float %749, i64 2
  %751 = extractelement <8 x float> %743, i64 3
  %752 = insertelement <4 x float> %750, float %751, i64 3
  store <4 x float> %752, ptr addrspace(1) %641, align 16
  %753 = extractelement <8 x float> %743, i64 4
  %754 = insertelement <4 x float> poison, float %753, i64 0
  %755 = extractelement <8 x float> %743, i64 5
  %756 = insertelement <4 x float> %754, float %755, i64 1
  %757 = extractelement <8 x float> %743, i64 6
  %758 = insertelement <4 x float> %756, float %757, i64 2
  %759 = extractelement <8 x float> %743, i64 7
  %760 = insertelement <4 x float> %758, float %759, i64 3
  store <4 x float> %760, ptr addrspace(1) %744, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %67, label %761, label %762

761:                                              ; preds = %381
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %71, i32 32)
  br label %762

762:                                              ; preds = %761, %381
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

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
