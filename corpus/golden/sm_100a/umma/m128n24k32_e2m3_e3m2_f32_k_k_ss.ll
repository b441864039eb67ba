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
  %13 = phi i32 [ %38, %15 ], [ %11, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %39

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
  %25 = mul nsw i32 %23, 128
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %13, 128
  br label %12

39:                                               ; preds = %12
  br label %40

40:                                               ; preds = %43, %39
  %41 = phi i32 [ %66, %43 ], [ %11, %39 ]
  %42 = icmp slt i32 %41, 768
  br i1 %42, label %43, label %67

43:                                               ; preds = %40
  %44 = urem i32 %41, 24
  %45 = udiv i32 %41, 24
  %46 = mul nsw i32 %44, 32
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 128
  %54 = urem i32 %52, 3
  %55 = udiv i32 %52, 3
  %56 = mul nsw i32 %54, 1024
  %57 = add nsw i32 %53, %56
  %58 = add nsw i32 %57, %55
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 896
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = inttoptr i32 %64 to ptr addrspace(3)
  store i8 %50, ptr addrspace(3) %65, align 1
  %66 = add i32 %41, 128
  br label %40

67:                                               ; preds = %40
  %68 = lshr i32 %11, 5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %71

71:                                               ; preds = %70, %67
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %72 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %73 = inttoptr i32 %72 to ptr addrspace(6)
  %74 = icmp eq i32 %11, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %76

76:                                               ; preds = %75, %71
  %77 = urem i32 %11, 32
  %78 = udiv i32 %11, 32
  %79 = mul nsw i32 %77, 24
  %80 = mul nsw i32 %78, 768
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr float, ptr addrspace(1) %2, i64 %82
  %84 = mul nsw i32 %68, 2097152
  %85 = sext i32 %84 to i64
  %86 = getelementptr i8, ptr addrspace(6) %73, i64 %85
  %87 = getelementptr float, ptr addrspace(1) %83, i64 4
  %88 = load <4 x float>, ptr addrspace(1) %83, align 16
  %89 = extractelement <4 x float> %88, i64 0
  %90 = insertelement <8 x float> poison, float %89, i64 0
  %91 = extractelement <4 x float> %88, i64 1
  %92 = insertelement <8 x float> %90, float %91, i64 1
  %93 = extractelement <4 x float> %88, i64 2
  %94 = insertelement <8 x float> %92, float %93, i64 2
  %95 = extractelement <4 x float> %88, i64 3
  %96 = insertelement <8 x float> %94, float %95, i64 3
  %97 = load <4 x float>, ptr addrspace(1) %87, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = insertelement <8 x float> %96, float %98, i64 4
  %100 = extractelement <4 x float> %97, i64 1
  %101 = insertelement <8 x float> %99, float %100, i64 5
  %102 = extractelement <4 x float> %97, i64 2
  %103 = insertelement <8 x float> %101, float %102, i64 6
  %104 = extractelement <4 x float> %97, i64 3
  %105 = insertelement <8 x float> %103, float %104, i64 7
  %106 = getelementptr float, ptr %10, i64 4
  %107 = extractelement <8 x float> %105, i64 0
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = extractelement <8 x float> %105, i64 1
  %110 = insertelement <4 x float> %108, float %109, i64 1
  %111 = extractelement <8 x float> %105, i64 2
  %112 = insertelement <4 x float> %110, float %111, i64 2
  %113 = extractelement <8 x float> %105, i64 3
  %114 = insertelement <4 x float> %112, float %113, i64 3
  store <4 x float> %114, ptr %10, align 16
  %115 = extractelement <8 x float> %105, i64 4
  %116 = insertelement <4 x float> poison, float %115, i64 0
  %117 = extractelement <8 x float> %105, i64 5
  %118 = insertelement <4 x float> %116, float %117, i64 1
  %119 = extractelement <8 x float> %105, i64 6
  %120 = insertelement <4 x float> %118, float %119, i64 2
  %121 = extractelement <8 x float> %105, i64 7
  %122 = insertelement <4 x float> %120, float %121, i64 3
  store <4 x float> %122, ptr %106, align 16
  %123 = getelementptr i32, ptr %10, i64 4
  %124 = load <4 x i32>, ptr %10, align 16
  %125 = extractelement <4 x i32> %124, i64 0
  %126 = insertelement <8 x i32> poison, i32 %125, i64 0
  %127 = extractelement <4 x i32> %124, i64 1
  %128 = insertelement <8 x i32> %126, i32 %127, i64 1
  %129 = extractelement <4 x i32> %124, i64 2
  %130 = insertelement <8 x i32> %128, i32 %129, i64 2
  %131 = extractelement <4 x i32> %124, i64 3
  %132 = insertelement <8 x i32> %130, i32 %131, i64 3
  %133 = load <4 x i32>, ptr %123, align 16
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = insertelement <8 x i32> %132, i32 %134, i64 4
  %136 = extractelement <4 x i32> %133, i64 1
  %137 = insertelement <8 x i32> %135, i32 %136, i64 5
  %138 = extractelement <4 x i32> %133, i64 2
  %139 = insertelement <8 x i32> %137, i32 %138, i64 6
  %140 = extractelement <4 x i32> %133, i64 3
  %141 = insertelement <8 x i32> %139, i32 %140, i64 7
  %142 = extractelement <8 x i32> %141, i64 0
  %143 = extractelement <8 x i32> %141, i64 1
  %144 = extractelement <8 x i32> %141, i64 2
  %145 = extractelement <8 x i32> %141, i64 3
  %146 = extractelement <8 x i32> %141, i64 4
  %147 = extractelement <8 x i32> %141, i64 5
  %148 = extractelement <8 x i32> %141, i64 6
  %149 = extractelement <8 x i32> %141, i64 7
  %150 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147, i32 %148, i32 %149)
  %151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 0
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 1
  %153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 2
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 3
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 4
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 5
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 6
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %150, 7
  %159 = insertelement <8 x i32> poison, i32 %151, i64 0
  %160 = insertelement <8 x i32> %159, i32 %152, i64 1
  %161 = insertelement <8 x i32> %160, i32 %153, i64 2
  %162 = insertelement <8 x i32> %161, i32 %154, i64 3
  %163 = insertelement <8 x i32> %162, i32 %155, i64 4
  %164 = insertelement <8 x i32> %163, i32 %156, i64 5
  %165 = insertelement <8 x i32> %164, i32 %157, i64 6
  %166 = insertelement <8 x i32> %165, i32 %158, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %86, <8 x i32> %166, i1 false)
  %167 = urem i32 %11, 32
  %168 = udiv i32 %11, 32
  %169 = mul nsw i32 %167, 24
  %170 = mul nsw i32 %168, 768
  %171 = add nsw i32 %169, %170
  %172 = add nsw i32 %171, 8
  %173 = sext i32 %172 to i64
  %174 = getelementptr float, ptr addrspace(1) %2, i64 %173
  %175 = mul nsw i32 %68, 2097152
  %176 = add nsw i32 8, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr i8, ptr addrspace(6) %73, i64 %177
  %179 = getelementptr float, ptr addrspace(1) %174, i64 4
  %180 = load <4 x float>, ptr addrspace(1) %174, align 16
  %181 = extractelement <4 x float> %180, i64 0
  %182 = insertelement <8 x float> poison, float %181, i64 0
  %183 = extractelement <4 x float> %180, i64 1
  %184 = insertelement <8 x float> %182, float %183, i64 1
  %185 = extractelement <4 x float> %180, i64 2
  %186 = insertelement <8 x float> %184, float %185, i64 2
  %187 = extractelement <4 x float> %180, i64 3
  %188 = insertelement <8 x float> %186, float %187, i64 3
  %189 = load <4 x float>, ptr addrspace(1) %179, align 16
  %190 = extractelement <4 x float> %189, i64 0
  %191 = insertelement <8 x float> %188, float %190, i64 4
  %192 = extractelement <4 x float> %189, i64 1
  %193 = insertelement <8 x float> %191, float %192, i64 5
  %194 = extractelement <4 x float> %189, i64 2
  %195 = insertelement <8 x float> %193, float %194, i64 6
  %196 = extractelement <4 x float> %189, i64 3
  %197 = insertelement <8 x float> %195, float %196, i64 7
  %198 = getelementptr float, ptr %9, i64 4
  %199 = extractelement <8 x float> %197, i64 0
  %200 = insertelement <4 x float> poison, float %199, i64 0
  %201 = extractelement <8 x float> %197, i64 1
  %202 = insertelement <4 x float> %200, float %201, i64 1
  %203 = extractelement <8 x float> %197, i64 2
  %204 = insertelement <4 x float> %202, float %203, i64 2
  %205 = extractelement <8 x float> %197, i64 3
  %206 = insertelement <4 x float> %204, float %205, i64 3
  store <4 x float> %206, ptr %9, align 16
  %207 = extractelement <8 x float> %197, i64 4
  %208 = insertelement <4 x float> poison, float %207, i64 0
  %209 = extractelement <8 x float> %197, i64 5
  %210 = insertelement <4 x float> %208, float %209, i64 1
  %211 = extractelement <8 x float> %197, i64 6
  %212 = insertelement <4 x float> %210, float %211, i64 2
  %213 = extractelement <8 x float> %197, i64 7
  %214 = insertelement <4 x float> %212, float %213, i64 3
  store <4 x float> %214, ptr %198, align 16
  %215 = getelementptr i32, ptr %9, i64 4
  %216 = load <4 x i32>, ptr %9, align 16
  %217 = extractelement <4 x i32> %216, i64 0
  %218 = insertelement <8 x i32> poison, i32 %217, i64 0
  %219 = extractelement <4 x i32> %216, i64 1
  %220 = insertelement <8 x i32> %218, i32 %219, i64 1
  %221 = extractelement <4 x i32> %216, i64 2
  %222 = insertelement <8 x i32> %220, i32 %221, i64 2
  %223 = extractelement <4 x i32> %216, i64 3
  %224 = insertelement <8 x i32> %222, i32 %223, i64 3
  %225 = load <4 x i32>, ptr %215, align 16
  %226 = extractelement <4 x i32> %225, i64 0
  %227 = insertelement <8 x i32> %224, i32 %226, i64 4
  %228 = extractelement <4 x i32> %225, i64 1
  %229 = insertelement <8 x i32> %227, i32 %228, i64 5
  %230 = extractelement <4 x i32> %225, i64 2
  %231 = insertelement <8 x i32> %229, i32 %230, i64 6
  %232 = extractelement <4 x i32> %225, i64 3
  %233 = insertelement <8 x i32> %231, i32 %232, i64 7
  %234 = extractelement <8 x i32> %233, i64 0
  %235 = extractelement <8 x i32> %233, i64 1
  %236 = extractelement <8 x i32> %233, i64 2
  %237 = extractelement <8 x i32> %233, i64 3
  %238 = extractelement <8 x i32> %233, i64 4
  %239 = extractelement <8 x i32> %233, i64 5
  %240 = extractelement <8 x i32> %233, i64 6
  %241 = extractelement <8 x i32> %233, i64 7
  %242 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %234, i32 %235, i32 %236, i32 %237, i32 %238, i32 %239, i32 %240, i32 %241)
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 0
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 1
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 2
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 3
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 4
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 5
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 6
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %242, 7
  %251 = insertelement <8 x i32> poison, i32 %243, i64 0
  %252 = insertelement <8 x i32> %251, i32 %244, i64 1
  %253 = insertelement <8 x i32> %252, i32 %245, i64 2
  %254 = insertelement <8 x i32> %253, i32 %246, i64 3
  %255 = insertelement <8 x i32> %254, i32 %247, i64 4
  %256 = insertelement <8 x i32> %255, i32 %248, i64 5
  %257 = insertelement <8 x i32> %256, i32 %249, i64 6
  %258 = insertelement <8 x i32> %257, i32 %250, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %178, <8 x i32> %258, i1 false)
  %259 = urem i32 %11, 32
  %260 = udiv i32 %11, 32
  %261 = mul nsw i32 %259, 24
  %262 = mul nsw i32 %260, 768
  %263 = add nsw i32 %261, %262
  %264 = add nsw i32 %263, 16
  %265 = sext i32 %264 to i64
  %266 = getelementptr float, ptr addrspace(1) %2, i64 %265
  %267 = mul nsw i32 %68, 2097152
  %268 = add nsw i32 16, %267
  %269 = sext i32 %268 to i64
  %270 = getelementptr i8, ptr addrspace(6) %73, i64 %269
  %271 = getelementptr float, ptr addrspace(1) %266, i64 4
  %272 = load <4 x float>, ptr addrspace(1) %266, align 16
  %273 = extractelement <4 x float> %272, i64 0
  %274 = insertelement <8 x float> poison, float %273, i64 0
  %275 = extractelement <4 x float> %272, i64 1
  %276 = insertelement <8 x float> %274, float %275, i64 1
  %277 = extractelement <4 x float> %272, i64 2
  %278 = insertelement <8 x float> %276, float %277, i64 2
  %279 = extractelement <4 x float> %272, i64 3
  %280 = insertelement <8 x float> %278, float %279, i64 3
  %281 = load <4 x float>, ptr addrspace(1) %271, align 16
  %282 = extractelement <4 x float> %281, i64 0
  %283 = insertelement <8 x float> %280, float %282, i64 4
  %284 = extractelement <4 x float> %281, i64 1
  %285 = insertelement <8 x float> %283, float %284, i64 5
  %286 = extractelement <4 x float> %281, i64 2
  %287 = insertelement <8 x float> %285, float %286, i64 6
  %288 = extractelement <4 x float> %281, i64 3
  %289 = insertelement <8 x float> %287, float %288, i64 7
  %290 = getelementptr float, ptr %8, i64 4
  %291 = extractelement <8 x float> %289, i64 0
  %292 = insertelement <4 x float> poison, float %291, i64 0
  %293 = extractelement <8 x float> %289, i64 1
  %294 = insertelement <4 x float> %292, float %293, i64 1
  %295 = extractelement <8 x float> %289, i64 2
  %296 = insertelement <4 x float> %294, float %295, i64 2
  %297 = extractelement <8 x float> %289, i64 3
  %298 = insertelement <4 x float> %296, float %297, i64 3
  store <4 x float> %298, ptr %8, align 16
  %299 = extractelement <8 x float> %289, i64 4
  %300 = insertelement <4 x float> poison, float %299, i64 0
  %301 = extractelement <8 x float> %289, i64 5
  %302 = insertelement <4 x float> %300, float %301, i64 1
  %303 = extractelement <8 x float> %289, i64 6
  %304 = insertelement <4 x float> %302, float %303, i64 2
  %305 = extractelement <8 x float> %289, i64 7
  %306 = insertelement <4 x float> %304, float %305, i64 3
  store <4 x float> %306, ptr %290, align 16
  %307 = getelementptr i32, ptr %8, i64 4
  %308 = load <4 x i32>, ptr %8, align 16
  %309 = extractelement <4 x i32> %308, i64 0
  %310 = insertelement <8 x i32> poison, i32 %309, i64 0
  %311 = extractelement <4 x i32> %308, i64 1
  %312 = insertelement <8 x i32> %310, i32 %311, i64 1
  %313 = extractelement <4 x i32> %308, i64 2
  %314 = insertelement <8 x i32> %312, i32 %313, i64 2
  %315 = extractelement <4 x i32> %308, i64 3
  %316 = insertelement <8 x i32> %314, i32 %315, i64 3
  %317 = load <4 x i32>, ptr %307, align 16
  %318 = extractelement <4 x i32> %317, i64 0
  %319 = insertelement <8 x i32> %316, i32 %318, i64 4
  %320 = extractelement <4 x i32> %317, i64 1
  %321 = insertelement <8 x i32> %319, i32 %320, i64 5
  %322 = extractelement <4 x i32> %317, i64 2
  %323 = insertelement <8 x i32> %321, i32 %322, i64 6
  %324 = extractelement <4 x i32> %317, i64 3
  %325 = insertelement <8 x i32> %323, i32 %324, i64 7
  %326 = extractelement <8 x i32> %325, i64 0
  %327 = extractelement <8 x i32> %325, i64 1
  %328 = extractelement <8 x i32> %325, i64 2
  %329 = extractelement <8 x i32> %325, i64 3
  %330 = extractelement <8 x i32> %325, i64 4
  %331 = extractelement <8 x i32> %325, i64 5
  %332 = extractelement <8 x i32> %325, i64 6
  %333 = extractelement <8 x i32> %325, i64 7
  %334 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333)
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 0
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 1
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 2
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 3
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 4
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 5
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 6
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %334, 7
  %343 = insertelement <8 x i32> poison, i32 %335, i64 0
  %344 = insertelement <8 x i32> %343, i32 %336, i64 1
  %345 = insertelement <8 x i32> %344, i32 %337, i64 2
  %346 = insertelement <8 x i32> %345, i32 %338, i64 3
  %347 = insertelement <8 x i32> %346, i32 %339, i64 4
  %348 = insertelement <8 x i32> %347, i32 %340, i64 5
  %349 = insertelement <8 x i32> %348, i32 %341, i64 6
  %350 = insertelement <8 x i32> %349, i32 %342, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %270, <8 x i32> %350, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %74, label %351, label %360

351:                                              ; preds = %76
  %352 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %353 = lshr i32 %352, 4
  %354 = zext i32 %353 to i64
  %355 = or i64 %354, 4611756662049538048
  %356 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %357 = lshr i32 %356, 4
  %358 = zext i32 %357 to i64
  %359 = or i64 %358, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %73, i64 %355, i64 %359, i32 134615440, i1 true, i32 2, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %360

360:                                              ; preds = %351, %76
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %361 = urem i32 %11, 32
  %362 = udiv i32 %11, 32
  %363 = mul nsw i32 %361, 24
  %364 = mul nsw i32 %362, 768
  %365 = add nsw i32 %363, %364
  %366 = sext i32 %365 to i64
  %367 = getelementptr float, ptr addrspace(1) %3, i64 %366
  %368 = mul nsw i32 %68, 2097152
  %369 = sext i32 %368 to i64
  %370 = getelementptr i8, ptr addrspace(6) %73, i64 %369
  %371 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %370, i1 false)
  %372 = getelementptr i32, ptr %7, i64 4
  %373 = extractelement <8 x i32> %371, i64 0
  %374 = insertelement <4 x i32> poison, i32 %373, i64 0
  %375 = extractelement <8 x i32> %371, i64 1
  %376 = insertelement <4 x i32> %374, i32 %375, i64 1
  %377 = extractelement <8 x i32> %371, i64 2
  %378 = insertelement <4 x i32> %376, i32 %377, i64 2
  %379 = extractelement <8 x i32> %371, i64 3
  %380 = insertelement <4 x i32> %378, i32 %379, i64 3
  store <4 x i32> %380, ptr %7, align 16
  %381 = extractelement <8 x i32> %371, i64 4
  %382 = insertelement <4 x i32> poison, i32 %381, i64 0
  %383 = extractelement <8 x i32> %371, i64 5
  %384 = insertelement <4 x i32> %382, i32 %383, i64 1
  %385 = extractelement <8 x i32> %371, i64 6
  %386 = insertelement <4 x i32> %384, i32 %385, i64 2
  %387 = extractelement <8 x i32> %371, i64 7
  %388 = insertelement <4 x i32> %386, i32 %387, i64 3
  store <4 x i32> %388, ptr %372, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %389 = getelementptr i32, ptr %7, i64 4
  %390 = load <4 x i32>, ptr %7, align 16
  %391 = extractelement <4 x i32> %390, i64 0
  %392 = insertelement <8 x i32> poison, i32 %391, i64 0
  %393 = extractelement <4 x i32> %390, i64 1
  %394 = insertelement <8 x i32> %392, i32 %393, i64 1
  %395 = extractelement <4 x i32> %390, i64 2
  %396 = insertelement <8 x i32> %394, i32 %395, i64 2
  %397 = extractelement <4 x i32> %390, i64 3
  %398 = insertelement <8 x i32> %396, i32 %397, i64 3
  %399 = load <4 x i32>, ptr %389, align 16
  %400 = extractelement <4 x i32> %399, i64 0
  %401 = insertelement <8 x i32> %398, i32 %400, i64 4
  %402 = extractelement <4 x i32> %399, i64 1
  %403 = insertelement <8 x i32> %401, i32 %402, i64 5
  %404 = extractelement <4 x i32> %399, i64 2
  %405 = insertelement <8 x i32> %403, i32 %404, i64 6
  %406 = extractelement <4 x i32> %399, i64 3
  %407 = insertelement <8 x i32> %405, i32 %406, i64 7
  %408 = extractelement <8 x i32> %407, i64 0
  %409 = extractelement <8 x i32> %407, i64 1
  %410 = extractelement <8 x i32> %407, i64 2
  %411 = extractelement <8 x i32> %407, i64 3
  %412 = extractelement <8 x i32> %407, i64 4
  %413 = extractelement <8 x i32> %407, i64 5
  %414 = extractelement <8 x i32> %407, i64 6
  %415 = extractelement <8 x i32> %407, i64 7
  %416 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %408, i32 %409, i32 %410, i32 %411, i32 %412, i32 %413, i32 %414, i32 %415)
  %417 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 0
  %418 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 1
  %419 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 2
  %420 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 3
  %421 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 4
  %422 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 5
  %423 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 6
  %424 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %416, 7
  %425 = insertelement <8 x i32> poison, i32 %417, i64 0
  %426 = insertelement <8 x i32> %425, i32 %418, i64 1
  %427 = insertelement <8 x i32> %426, i32 %419, i64 2
  %428 = insertelement <8 x i32> %427, i32 %420, i64 3
  %429 = insertelement <8 x i32> %428, i32 %421, i64 4
  %430 = insertelement <8 x i32> %429, i32 %422, i64 5
  %431 = insertelement <8 x i32> %430, i32 %423, i64 6
  %432 = insertelement <8 x i32> %431, i32 %424, i64 7
  %433 = getelementptr i32, ptr %7, i64 4
  %434 = extractelement <8 x i32> %432, i64 0
  %435 = insertelement <4 x i32> poison, i32 %434, i64 0
  %436 = extractelement <8 x i32> %432, i64 1
  %437 = insertelement <4 x i32> %435, i32 %436, i64 1
  %438 = extractelement <8 x i32> %432, i64 2
  %439 = insertelement <4 x i32> %437, i32 %438, i64 2
  %440 = extractelement <8 x i32> %432, i64 3
  %441 = insertelement <4 x i32> %439, i32 %440, i64 3
  store <4 x i32> %441, ptr %7, align 16
  %442 = extractelement <8 x i32> %432, i64 4
  %443 = insertelement <4 x i32> poison, i32 %442, i64 0
  %444 = extractelement <8 x i32> %432, i64 5
  %445 = insertelement <4 x i32> %443, i32 %444, i64 1
  %446 = extractelement <8 x i32> %432, i64 6
  %447 = insertelement <4 x i32> %445, i32 %446, i64 2
  %448 = extractelement <8 x i32> %432, i64 7
  %449 = insertelement <4 x i32> %447, i32 %448, i64 3
  store <4 x i32> %449, ptr %433, align 16
  %450 = getelementptr float, ptr %7, i64 4
  %451 = load <4 x float>, ptr %7, align 16
  %452 = extractelement <4 x float> %451, i64 0
  %453 = insertelement <8 x float> poison, float %452, i64 0
  %454 = extractelement <4 x float> %451, i64 1
  %455 = insertelement <8 x float> %453, float %454, i64 1
  %456 = extractelement <4 x float> %451, i64 2
  %457 = insertelement <8 x float> %455, float %456, i64 2
  %458 = extractelement <4 x float> %451, i64 3
  %459 = insertelement <8 x float> %457, float %458, i64 3
  %460 = load <4 x float>, ptr %450, align 16
  %461 = extractelement <4 x float> %460, i64 0
  %462 = insertelement <8 x float> %459, float %461, i64 4
  %463 = extractelement <4 x float> %460, i64 1
  %464 = insertelement <8 x float> %462, float %463, i64 5
  %465 = extractelement <4 x float> %460, i64 2
  %466 = insertelement <8 x float> %464, float %465, i64 6
  %467 = extractelement <4 x float> %460, i64 3
  %468 = insertelement <8 x float> %466, float %467, i64 7
  %469 = getelementptr float, ptr addrspace(1) %367, i64 4
  %470 = extractelement <8 x float> %468, i64 0
  %471 = insertelement <4 x float> poison, float %470, i64 0
  %472 = extractelement <8 x float> %468, i64 1
  %473 = insertelement <4 x float> %471, float %472, i64 1
  %474 = extractelement <8 x float> %468, i64 2
  %475 = insertelement <4 x float> %473, float %474, i64 2
  %476 = extractelement <8 x float> %468, i64 3
  %477 = insertelement <4 x float> %475, float %476, i64 3
  store <4 x float> %477, ptr addrspace(1) %367, align 16
  %478 = extractelement <8 x float> %468, i64 4
  %479 = insertelement <4 x float> poison, float %478, i64 0
  %480 = extractelement <8 x float> %468, i64 5
  %481 = insertelement <4 x float> %479, float %480, i64 1
  %482 = extractelement <8 x float> %468, i64 6
  %483 = insertelement <4 x float> %481, float %482, i64 2
  %484 = extractelement <8 x float> %468, i64 7
  %485 = insertelement <4 x float> %483, float %484, i64 3
  store <4 x float> %485, ptr addrspace(1) %469, align 16
  %486 = urem i32 %11, 32
  %487 = udiv i32 %11, 32
  %488 = mul nsw i32 %486, 24
  %489 = mul nsw i32 %487, 768
  %490 = add nsw i32 %488, %489
  %491 = add nsw i32 %490, 8
  %492 = sext i32 %491 to i64
  %493 = getelementptr float, ptr addrspace(1) %3, i64 %492
  %494 = mul nsw i32 %68, 2097152
  %495 = add nsw i32 8, %494
  %496 = sext i32 %495 to i64
  %497 = getelementptr i8, ptr addrspace(6) %73, i64 %496
  %498 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %497, i1 false)
  %499 = getelementptr i32, ptr %6, i64 4
  %500 = extractelement <8 x i32> %498, i64 0
  %501 = insertelement <4 x i32> poison, i32 %500, i64 0
  %502 = extractelement <8 x i32> %498, i64 1
  %503 = insertelement <4 x i32> %501, i32 %502, i64 1
  %504 = extractelement <8 x i32> %498, i64 2
  %505 = insertelement <4 x i32> %503, i32 %504, i64 2
  %506 = extractelement <8 x i32> %498, i64 3
  %507 = insertelement <4 x i32> %505, i32 %506, i64 3
  store <4 x i32> %507, ptr %6, align 16
  %508 = extractelement <8 x i32> %498, i64 4
  %509 = insertelement <4 x i32> poison, i32 %508, i64 0
  %510 = extractelement <8 x i32> %498, i64 5
  %511 = insertelement <4 x i32> %509, i32 %510, i64 1
  %512 = extractelement <8 x i32> %498, i64 6
  %513 = insertelement <4 x i32> %511, i32 %512, i64 2
  %514 = extractelement <8 x i32> %498, i64 7
  %515 = insertelement <4 x i32> %513, i32 %514, i64 3
  store <4 x i32> %515, ptr %499, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %516 = getelementptr i32, ptr %6, i64 4
  %517 = load <4 x i32>, ptr %6, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <8 x i32> poison, i32 %518, i64 0
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <8 x i32> %519, i32 %520, i64 1
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <8 x i32> %521, i32 %522, i64 2
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <8 x i32> %523, i32 %524, i64 3
  %526 = load <4 x i32>, ptr %516, align 16
  %527 = extractelement <4 x i32> %526, i64 0
  %528 = insertelement <8 x i32> %525, i32 %527, i64 4
  %529 = extractelement <4 x i32> %526, i64 1
  %530 = insertelement <8 x i32> %528, i32 %529, i64 5
  %531 = extractelement <4 x i32> %526, i64 2
  %532 = insertelement <8 x i32> %530, i32 %531, i64 6
  %533 = extractelement <4 x i32> %526, i64 3
  %534 = insertelement <8 x i32> %532, i32 %533, i64 7
  %535 = extractelement <8 x i32> %534, i64 0
  %536 = extractelement <8 x i32> %534, i64 1
  %537 = extractelement <8 x i32> %534, i64 2
  %538 = extractelement <8 x i32> %534, i64 3
  %539 = extractelement <8 x i32> %534, i64 4
  %540 = extractelement <8 x i32> %534, i64 5
  %541 = extractelement <8 x i32> %534, i64 6
  %542 = extractelement <8 x i32> %534, i64 7
  %543 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %535, i32 %536, i32 %537, i32 %538, i32 %539, i32 %540, i32 %541, i32 %542)
  %544 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 0
  %545 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 1
  %546 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 2
  %547 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 3
  %548 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 4
  %549 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 5
  %550 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 6
  %551 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %543, 7
  %552 = insertelement <8 x i32> poison, i32 %544, i64 0
  %553 = insertelement <8 x i32> %552, i32 %545, i64 1
  %554 = insertelement <8 x i32> %553, i32 %546, i64 2
  %555 = insertelement <8 x i32> %554, i32 %547, i64 3
  %556 = insertelement <8 x i32> %555, i32 %548, i64 4
  %557 = insertelement <8 x i32> %556, i32 %549, i64 5
  %558 = insertelement <8 x i32> %557, i32 %550, i64 6
  %559 = insertelement <8 x i32> %558, i32 %551, i64 7
  %560 = getelementptr i32, ptr %6, i64 4
  %561 = extractelement <8 x i32> %559, i64 0
  %562 = insertelement <4 x i32> poison, i32 %561, i64 0
  %563 = extractelement <8 x i32> %559, i64 1
  %564 = insertelement <4 x i32> %562, i32 %563, i64 1
  %565 = extractelement <8 x i32> %559, i64 2
  %566 = insertelement <4 x i32> %564, i32 %565, i64 2
  %567 = extractelement <8 x i32> %559, i64 3
  %568 = insertelement <4 x i32> %566, i32 %567, i64 3
  store <4 x i32> %568, ptr %6, align 16
  %569 = extractelement <8 x i32> %559, i64 4
  %570 = insertelement <4 x i32> poison, i32 %569, i64 0
  %571 = extractelement <8 x i32> %559, i64 5
  %572 = insertelement <4 x i32> %570, i32 %571, i64 1
  %573 = extractelement <8 x i32> %559, i64 6
  %574 = insertelement <4 x i32> %572, i32 %573, i64 2
  %575 = extractelement <8 x i32> %559, i64 7
  %576 = insertelement <4 x i32> %574, i32 %575, i64 3
  store <4 x i32> %576, ptr %560, align 16
  %577 = getelementptr float, ptr %6, i64 4
  %578 = load <4 x float>, ptr %6, align 16
  %579 = extractelement <4 x float> %578, i64 0
  %580 = insertelement <8 x float> poison, float %579, i64 0
  %581 = extractelement <4 x float> %578, i64 1
  %582 = insertelement <8 x float> %580, float %581, i64 1
  %583 = extractelement <4 x float> %578, i64 2
  %584 = insertelement <8 x float> %582, float %583, i64 2
  %585 = extractelement <4 x float> %578, i64 3
  %586 = insertelement <8 x float> %584, float %585, i64 3
  %587 = load <4 x float>, ptr %577, align 16
  %588 = extractelement <4 x float> %587, i64 0
  %589 = insertelement <8 x float> %586, float %588, i64 4
  %590 = extractelement <4 x float> %587, i64 1
  %591 = insertelement <8 x float> %589, float %590, i64 5
  %592 = extractelement <4 x float> %587, i64 2
  %593 = insertelement <8 x float> %591, float %592, i64 6
  %594 = extractelement <4 x float> %587, i64 3
  %595 = insertelement <8 x float> %593, float %594, i64 7
  %596 = getelementptr float, ptr addrspace(1) %493, i64 4
  %597 = extractelement <8 x float> %595, i64 0
  %598 = insertelement <4 x float> poison, float %597, i64 0
  %599 = extractelement <8 x float> %595, i64 1
  %600 = insertelement <4 x float> %598, float %599, i64 1
  %601 = extractelement <8 x float> %595, i64 2
  %602 = insertelement <4 x float> %600, float %601, i64 2
  %603 = extractelement <8 x float> %595, i64 3
  %604 = insertelement <4 x float> %602, float %603, i64 3
  store <4 x float> %604, ptr addrspace(1) %493, align 16
  %605 = extractelement <8 x float> %595, i64 4
  %606 = insertelement <4 x float> poison, float %605, i64 0
  %607 = extractelement <8 x float> %595, i64 5
  %608 = insertelement <4 x float> %606, float %607, i64 1
  %609 = extractelement <8 x float> %595, i64 6
  %610 = insertelement <4 x float> %608, float %609, i64 2
  %611 = extractelement <8 x float> %595, i64 7
  %612 = insertelement <4 x float> %610, float %611, i64 3
  store <4 x float> %612, ptr addrspace(1) %596, align 16
  %613 = urem i32 %11, 32
  %614 = udiv i32 %11, 32
  %615 = mul nsw i32 %613, 24
  %616 = mul nsw i32 %614, 768
  %617 = add nsw i32 %615, %616
  %618 = add nsw i32 %617, 16
  %619 = sext i32 %618 to i64
  %620 = getelementptr float, ptr addrspace(1) %3, i64 %619
  %621 = mul nsw i32 %68, 2097152
  %622 = add nsw i32 16, %621
  %623 = sext i32 %622 to i64
  %624 = getelementptr i8, ptr addrspace(6) %73, i64 %623
  %625 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %624, i1 false)
  %626 = getelementptr i32, ptr %5, i64 4
  %627 = extractelement <8 x i32> %625, i64 0
  %628 = insertelement <4 x i32> poison, i32 %627, i64 0
  %629 = extractelement <8 x i32> %625, i64 1
  %630 = insertelement <4 x i32> %628, i32 %629, i64 1
  %631 = extractelement <8 x i32> %625, i64 2
  %632 = insertelement <4 x i32> %630, i32 %631, i64 2
  %633 = extractelement <8 x i32> %625, i64 3
  %634 = insertelement <4 x i32> %632, i32 %633, i64 3
  store <4 x i32> %634, ptr %5, align 16
  %635 = extractelement <8 x i32> %625, i64 4
  %636 = insertelement <4 x i32> poison, i32 %635, i64 0
  %637 = extractelement <8 x i32> %625, i64 5
  %638 = insertelement <4 x i32> %636, i32 %637, i64 1
  %639 = extractelement <8 x i32> %625, i64 6
  %640 = insertelement <4 x i32> %638, i32 %639, i64 2
  %641 = extractelement <8 x i32> %625, i64 7
  %642 = insertelement <4 x i32> %640, i32 %641, i64 3
  store <4 x i32> %642, ptr %626, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %643 = getelementptr i32, ptr %5, i64 4
  %644 = load <4 x i32>, ptr %5, align 16
  %645 = extractelement <4 x i32> %644, i64 0
  %646 = insertelement <8 x i32> poison, i32 %645, i64 0
  %647 = extractelement <4 x i32> %644, i64 1
  %648 = insertelement <8 x i32> %646, i32 %647, i64 1
  %649 = extractelement <4 x i32> %644, i64 2
  %650 = insertelement <8 x i32> %648, i32 %649, i64 2
  %651 = extractelement <4 x i32> %644, i64 3
  %652 = insertelement <8 x i32> %650, i32 %651, i64 3
  %653 = load <4 x i32>, ptr %643, align 16
  %654 = extractelement <4 x i32> %653, i64 0
  %655 = insertelement <8 x i32> %652, i32 %654, i64 4
  %656 = extractelement <4 x i32> %653, i64 1
  %657 = insertelement <8 x i32> %655, i32 %656, i64 5
  %658 = extractelement <4 x i32> %653, i64 2
  %659 = insertelement <8 x i32> %657, i32 %658, i64 6
  %660 = extractelement <4 x i32> %653, i64 3
  %661 = insertelement <8 x i32> %659, i32 %660, i64 7
  %662 = extractelement <8 x i32> %661, i64 0
  %663 = extractelement <8 x i32> %661, i64 1
  %664 = extractelement <8 x i32> %661, i64 2
  %665 = extractelement <8 x i32> %661, i64 3
  %666 = extractelement <8 x i32> %661, i64 4
  %667 = extractelement <8 x i32> %661, i64 5
  %668 = extractelement <8 x i32> %661, i64 6
  %669 = extractelement <8 x i32> %661, i64 7
  %670 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %662, i32 %663, i32 %664, i32 %665, i32 %666, i32 %667, i32 %668, i32 %669)
  %671 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 0
  %672 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 1
  %673 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 2
  %674 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 3
  %675 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 4
  %676 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 5
  %677 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 6
  %678 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %670, 7
  %679 = insertelement <8 x i32> poison, i32 %671, i64 0
  %680 = insertelement <8 x i32> %679, i32 %672, i64 1
  %681 = insertelement <8 x i32> %680, i32 %673, i64 2
  %682 = insertelement <8 x i32> %681, i32 %674, i64 3
  %683 = insertelement <8 x i32> %682, i32 %675, i64 4
  %684 = insertelement <8 x i32> %683, i32 %676, i64 5
  %685 = insertelement <8 x i32> %684, i32 %677, i64 6
  %686 = insertelement <8 x i32> %685, i32 %678, i64 7
  %687 = getelementptr i32, ptr %5, i64 4
  %688 = extractelement <8 x i32> %686, i64 0
  %689 = insertelement <4 x i32> poison, i32 %688, i64 0
  %690 = extractelement <8 x i32> %686, i64 1
  %691 = insertelement <4 x i32> %689, i32 %690, i64 1
  %692 = extractelement <8 x i32> %686, i64 2
  %693 = insertelement <4 x i32> %691, i32 %692, i64 2
  %694 = extractelement <8 x i32> %686, i64 3
  %695 = insertelement <4 x i32> %693, i32 %694, i64 3
  store <4 x i32> %695, ptr %5, align 16
  %696 = extractelement <8 x i32> %686, i64 4
  %697 = insertelement <4 x i32> poison, i32 %696, i64 0
  %698 = extractelement <8 x i32> %686, i64 5
  %699 = insertelement <4 x i32> %697, i32 %698, i64 1
  %700 = extractelement <8 x i32> %686, i64 6
  %701 = insertelement <4 x i32> %699, i32 %700, i64 2
  %702 = extractelement <8 x i32> %686, i64 7
  %703 = insertelement <4 x i32> %701, i32 %702, i64 3
  store <4 x i32> %703, ptr %687, align 16
  %704 = getelementptr float, ptr %5, i64 4
  %705 = load <4 x float>, ptr %5, align 16
  %706 = extractelement <4 x float> %705, i64 0
  %707 = insertelement <8 x float> poison, float %706, i64 0
  %708 = extractelement <4 x float> %705, i64 1
  %709 = insertelement <8 x float> %707, float %708, i64 1
  %710 = extractelement <4 x float> %705, i64 2
  %711 = insertelement <8 x float> %709, float %710, i64 2
  %712 = extractelement <4 x float> %705, i64 3
  %713 = insertelement <8 x float> %711, float %712, i64 3
  %714 = load <4 x float>, ptr %704, align 16
  %715 = extractelement <4 x float> %714, i64 0
  %716 = insertelement <8 x float> %713, float %715, i64 4
  %717 = extractelement <4 x float> %714, i64 1
  %718 = insertelement <8 x float> %716, float %717, i64 5
  %719 = extractelement <4 x float> %714, i64 2
  %720 = insertelement <8 x float> %718, float %719, i64 6
  %721 = extractelement <4 x float> %714, i64 3
  %722 = insertelement <8 x float> %720, float %721, i64 7
  %723 = getelementptr float, ptr addrspace(1) %620, i64 4
  %724 = extractelement <8 x float> %722, i64 0
  %725 = insertelement <4 x float> poison, float %724, i64 0
  %726 = extractelement <8 x float> %722, i64 1
  %727 = insertelement <4 x float> %725, float %726, i64 1
  %728 = extractelement <8 x float> %722, i64 2
  %729 = insertelement <4 x float> %727, float %728, i64 2
  %730 = extractelement <8 x float> %722, i64 3
  %731 = insertelement <4 x float> %729, float %730, i64 3
  store <4 x float> %731, ptr addrspace(1) %620, align 16
  %732 = extractelement <8 x float> %722, i64 4
  %733 = insertelement <4 x float> poison, float %732, i64 0
  %734 = extractelement <8 x float> %722, i64 5
  %735 = insertelement <4 x float> %733, float %734, i64 1
  %736 = extractelement <8 x float> %722, i64 6
  %737 = insertelement <4 x float> %735, float %736, i64 2
  %738 = extractelement <8 x float> %722, i64 7
  %739 = insertelement <4 x float> %737, float %738, i64 3
  store <4 x float> %739, ptr addrspace(1) %723, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %69, label %740, label %741

740:                                              ; preds = %360
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %73, i32 32)
  br label %741

741:                                              ; preds = %740, %360
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
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
