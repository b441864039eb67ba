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
  %25 = mul nsw i32 %23, 64
  %26 = urem i32 %24, 16
  %27 = udiv i32 %24, 16
  %28 = mul nsw i32 %26, 512
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 384
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
  %42 = icmp slt i32 %41, 512
  br i1 %42, label %43, label %67

43:                                               ; preds = %40
  %44 = urem i32 %41, 16
  %45 = udiv i32 %41, 16
  %46 = mul nsw i32 %44, 32
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 64
  %54 = urem i32 %52, 2
  %55 = udiv i32 %52, 2
  %56 = mul nsw i32 %54, 512
  %57 = add nsw i32 %53, %56
  %58 = add nsw i32 %57, %55
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 384
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
  %351 = getelementptr i8, ptr addrspace(6) %73, i64 16
  %352 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %351, 3
  %353 = getelementptr i8, ptr addrspace(6) %73, i64 20
  %354 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %352, ptr addrspace(6) %353, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %74, label %355, label %383

355:                                              ; preds = %76
  %356 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %357 = lshr i32 %356, 4
  %358 = zext i32 %357 to i64
  %359 = or i64 %358, -9223301530671579136
  %360 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %361 = lshr i32 %360, 4
  %362 = zext i32 %361 to i64
  %363 = or i64 %362, -9223301530671579136
  %364 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %354, 0
  %365 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %354, 1
  %366 = zext i1 %365 to i32
  %367 = shl i32 %366, 13
  %368 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %354, 2
  %369 = zext i1 %368 to i32
  %370 = shl i32 %369, 14
  %371 = or i32 %367, %370
  %372 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %354, 3
  %373 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %354, 4
  %374 = or i32 142868480, %371
  %375 = ptrtoint ptr addrspace(6) %372 to i32
  %376 = lshr i32 %375, 30
  %377 = shl i32 %376, 29
  %378 = or i32 %374, %377
  %379 = ptrtoint ptr addrspace(6) %373 to i32
  %380 = lshr i32 %379, 30
  %381 = shl i32 %380, 4
  %382 = or i32 %378, %381
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %73, i64 %359, i64 %363, i32 %382, i1 %364, ptr addrspace(6) %372, ptr addrspace(6) %373, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %383

383:                                              ; preds = %355, %76
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %384 = urem i32 %11, 32
  %385 = udiv i32 %11, 32
  %386 = mul nsw i32 %384, 24
  %387 = mul nsw i32 %385, 768
  %388 = add nsw i32 %386, %387
  %389 = sext i32 %388 to i64
  %390 = getelementptr float, ptr addrspace(1) %3, i64 %389
  %391 = mul nsw i32 %68, 2097152
  %392 = sext i32 %391 to i64
  %393 = getelementptr i8, ptr addrspace(6) %73, i64 %392
  %394 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %393, i1 false)
  %395 = getelementptr i32, ptr %7, i64 4
  %396 = extractelement <8 x i32> %394, i64 0
  %397 = insertelement <4 x i32> poison, i32 %396, i64 0
  %398 = extractelement <8 x i32> %394, i64 1
  %399 = insertelement <4 x i32> %397, i32 %398, i64 1
  %400 = extractelement <8 x i32> %394, i64 2
  %401 = insertelement <4 x i32> %399, i32 %400, i64 2
  %402 = extractelement <8 x i32> %394, i64 3
  %403 = insertelement <4 x i32> %401, i32 %402, i64 3
  store <4 x i32> %403, ptr %7, align 16
  %404 = extractelement <8 x i32> %394, i64 4
  %405 = insertelement <4 x i32> poison, i32 %404, i64 0
  %406 = extractelement <8 x i32> %394, i64 5
  %407 = insertelement <4 x i32> %405, i32 %406, i64 1
  %408 = extractelement <8 x i32> %394, i64 6
  %409 = insertelement <4 x i32> %407, i32 %408, i64 2
  %410 = extractelement <8 x i32> %394, i64 7
  %411 = insertelement <4 x i32> %409, i32 %410, i64 3
  store <4 x i32> %411, ptr %395, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %412 = getelementptr i32, ptr %7, i64 4
  %413 = load <4 x i32>, ptr %7, align 16
  %414 = extractelement <4 x i32> %413, i64 0
  %415 = insertelement <8 x i32> poison, i32 %414, i64 0
  %416 = extractelement <4 x i32> %413, i64 1
  %417 = insertelement <8 x i32> %415, i32 %416, i64 1
  %418 = extractelement <4 x i32> %413, i64 2
  %419 = insertelement <8 x i32> %417, i32 %418, i64 2
  %420 = extractelement <4 x i32> %413, i64 3
  %421 = insertelement <8 x i32> %419, i32 %420, i64 3
  %422 = load <4 x i32>, ptr %412, align 16
  %423 = extractelement <4 x i32> %422, i64 0
  %424 = insertelement <8 x i32> %421, i32 %423, i64 4
  %425 = extractelement <4 x i32> %422, i64 1
  %426 = insertelement <8 x i32> %424, i32 %425, i64 5
  %427 = extractelement <4 x i32> %422, i64 2
  %428 = insertelement <8 x i32> %426, i32 %427, i64 6
  %429 = extractelement <4 x i32> %422, i64 3
  %430 = insertelement <8 x i32> %428, i32 %429, i64 7
  %431 = extractelement <8 x i32> %430, i64 0
  %432 = extractelement <8 x i32> %430, i64 1
  %433 = extractelement <8 x i32> %430, i64 2
  %434 = extractelement <8 x i32> %430, i64 3
  %435 = extractelement <8 x i32> %430, i64 4
  %436 = extractelement <8 x i32> %430, i64 5
  %437 = extractelement <8 x i32> %430, i64 6
  %438 = extractelement <8 x i32> %430, i64 7
  %439 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %431, i32 %432, i32 %433, i32 %434, i32 %435, i32 %436, i32 %437, i32 %438)
  %440 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 0
  %441 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 1
  %442 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 2
  %443 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 3
  %444 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 4
  %445 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 5
  %446 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 6
  %447 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %439, 7
  %448 = insertelement <8 x i32> poison, i32 %440, i64 0
  %449 = insertelement <8 x i32> %448, i32 %441, i64 1
  %450 = insertelement <8 x i32> %449, i32 %442, i64 2
  %451 = insertelement <8 x i32> %450, i32 %443, i64 3
  %452 = insertelement <8 x i32> %451, i32 %444, i64 4
  %453 = insertelement <8 x i32> %452, i32 %445, i64 5
  %454 = insertelement <8 x i32> %453, i32 %446, i64 6
  %455 = insertelement <8 x i32> %454, i32 %447, i64 7
  %456 = getelementptr i32, ptr %7, i64 4
  %457 = extractelement <8 x i32> %455, i64 0
  %458 = insertelement <4 x i32> poison, i32 %457, i64 0
  %459 = extractelement <8 x i32> %455, i64 1
  %460 = insertelement <4 x i32> %458, i32 %459, i64 1
  %461 = extractelement <8 x i32> %455, i64 2
  %462 = insertelement <4 x i32> %460, i32 %461, i64 2
  %463 = extractelement <8 x i32> %455, i64 3
  %464 = insertelement <4 x i32> %462, i32 %463, i64 3
  store <4 x i32> %464, ptr %7, align 16
  %465 = extractelement <8 x i32> %455, i64 4
  %466 = insertelement <4 x i32> poison, i32 %465, i64 0
  %467 = extractelement <8 x i32> %455, i64 5
  %468 = insertelement <4 x i32> %466, i32 %467, i64 1
  %469 = extractelement <8 x i32> %455, i64 6
  %470 = insertelement <4 x i32> %468, i32 %469, i64 2
  %471 = extractelement <8 x i32> %455, i64 7
  %472 = insertelement <4 x i32> %470, i32 %471, i64 3
  store <4 x i32> %472, ptr %456, align 16
  %473 = getelementptr float, ptr %7, i64 4
  %474 = load <4 x float>, ptr %7, align 16
  %475 = extractelement <4 x float> %474, i64 0
  %476 = insertelement <8 x float> poison, float %475, i64 0
  %477 = extractelement <4 x float> %474, i64 1
  %478 = insertelement <8 x float> %476, float %477, i64 1
  %479 = extractelement <4 x float> %474, i64 2
  %480 = insertelement <8 x float> %478, float %479, i64 2
  %481 = extractelement <4 x float> %474, i64 3
  %482 = insertelement <8 x float> %480, float %481, i64 3
  %483 = load <4 x float>, ptr %473, align 16
  %484 = extractelement <4 x float> %483, i64 0
  %485 = insertelement <8 x float> %482, float %484, i64 4
  %486 = extractelement <4 x float> %483, i64 1
  %487 = insertelement <8 x float> %485, float %486, i64 5
  %488 = extractelement <4 x float> %483, i64 2
  %489 = insertelement <8 x float> %487, float %488, i64 6
  %490 = extractelement <4 x float> %483, i64 3
  %491 = insertelement <8 x float> %489, float %490, i64 7
  %492 = getelementptr float, ptr addrspace(1) %390, i64 4
  %493 = extractelement <8 x float> %491, i64 0
  %494 = insertelement <4 x float> poison, float %493, i64 0
  %495 = extractelement <8 x float> %491, i64 1
  %496 = insertelement <4 x float> %494, float %495, i64 1
  %497 = extractelement <8 x float> %491, i64 2
  %498 = insertelement <4 x float> %496, float %497, i64 2
  %499 = extractelement <8 x float> %491, i64 3
  %500 = insertelement <4 x float> %498, float %499, i64 3
  store <4 x float> %500, ptr addrspace(1) %390, align 16
  %501 = extractelement <8 x float> %491, i64 4
  %502 = insertelement <4 x float> poison, float %501, i64 0
  %503 = extractelement <8 x float> %491, i64 5
  %504 = insertelement <4 x float> %502, float %503, i64 1
  %505 = extractelement <8 x float> %491, i64 6
  %506 = insertelement <4 x float> %504, float %505, i64 2
  %507 = extractelement <8 x float> %491, i64 7
  %508 = insertelement <4 x float> %506, float %507, i64 3
  store <4 x float> %508, ptr addrspace(1) %492, align 16
  %509 = urem i32 %11, 32
  %510 = udiv i32 %11, 32
  %511 = mul nsw i32 %509, 24
  %512 = mul nsw i32 %510, 768
  %513 = add nsw i32 %511, %512
  %514 = add nsw i32 %513, 8
  %515 = sext i32 %514 to i64
  %516 = getelementptr float, ptr addrspace(1) %3, i64 %515
  %517 = mul nsw i32 %68, 2097152
  %518 = add nsw i32 8, %517
  %519 = sext i32 %518 to i64
  %520 = getelementptr i8, ptr addrspace(6) %73, i64 %519
  %521 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %520, i1 false)
  %522 = getelementptr i32, ptr %6, i64 4
  %523 = extractelement <8 x i32> %521, i64 0
  %524 = insertelement <4 x i32> poison, i32 %523, i64 0
  %525 = extractelement <8 x i32> %521, i64 1
  %526 = insertelement <4 x i32> %524, i32 %525, i64 1
  %527 = extractelement <8 x i32> %521, i64 2
  %528 = insertelement <4 x i32> %526, i32 %527, i64 2
  %529 = extractelement <8 x i32> %521, i64 3
  %530 = insertelement <4 x i32> %528, i32 %529, i64 3
  store <4 x i32> %530, ptr %6, align 16
  %531 = extractelement <8 x i32> %521, i64 4
  %532 = insertelement <4 x i32> poison, i32 %531, i64 0
  %533 = extractelement <8 x i32> %521, i64 5
  %534 = insertelement <4 x i32> %532, i32 %533, i64 1
  %535 = extractelement <8 x i32> %521, i64 6
  %536 = insertelement <4 x i32> %534, i32 %535, i64 2
  %537 = extractelement <8 x i32> %521, i64 7
  %538 = insertelement <4 x i32> %536, i32 %537, i64 3
  store <4 x i32> %538, ptr %522, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %539 = getelementptr i32, ptr %6, i64 4
  %540 = load <4 x i32>, ptr %6, align 16
  %541 = extractelement <4 x i32> %540, i64 0
  %542 = insertelement <8 x i32> poison, i32 %541, i64 0
  %543 = extractelement <4 x i32> %540, i64 1
  %544 = insertelement <8 x i32> %542, i32 %543, i64 1
  %545 = extractelement <4 x i32> %540, i64 2
  %546 = insertelement <8 x i32> %544, i32 %545, i64 2
  %547 = extractelement <4 x i32> %540, i64 3
  %548 = insertelement <8 x i32> %546, i32 %547, i64 3
  %549 = load <4 x i32>, ptr %539, align 16
  %550 = extractelement <4 x i32> %549, i64 0
  %551 = insertelement <8 x i32> %548, i32 %550, i64 4
  %552 = extractelement <4 x i32> %549, i64 1
  %553 = insertelement <8 x i32> %551, i32 %552, i64 5
  %554 = extractelement <4 x i32> %549, i64 2
  %555 = insertelement <8 x i32> %553, i32 %554, i64 6
  %556 = extractelement <4 x i32> %549, i64 3
  %557 = insertelement <8 x i32> %555, i32 %556, i64 7
  %558 = extractelement <8 x i32> %557, i64 0
  %559 = extractelement <8 x i32> %557, i64 1
  %560 = extractelement <8 x i32> %557, i64 2
  %561 = extractelement <8 x i32> %557, i64 3
  %562 = extractelement <8 x i32> %557, i64 4
  %563 = extractelement <8 x i32> %557, i64 5
  %564 = extractelement <8 x i32> %557, i64 6
  %565 = extractelement <8 x i32> %557, i64 7
  %566 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %558, i32 %559, i32 %560, i32 %561, i32 %562, i32 %563, i32 %564, i32 %565)
  %567 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 0
  %568 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 1
  %569 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 2
  %570 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 3
  %571 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 4
  %572 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 5
  %573 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 6
  %574 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %566, 7
  %575 = insertelement <8 x i32> poison, i32 %567, i64 0
  %576 = insertelement <8 x i32> %575, i32 %568, i64 1
  %577 = insertelement <8 x i32> %576, i32 %569, i64 2
  %578 = insertelement <8 x i32> %577, i32 %570, i64 3
  %579 = insertelement <8 x i32> %578, i32 %571, i64 4
  %580 = insertelement <8 x i32> %579, i32 %572, i64 5
  %581 = insertelement <8 x i32> %580, i32 %573, i64 6
  %582 = insertelement <8 x i32> %581, i32 %574, i64 7
  %583 = getelementptr i32, ptr %6, i64 4
  %584 = extractelement <8 x i32> %582, i64 0
  %585 = insertelement <4 x i32> poison, i32 %584, i64 0
  %586 = extractelement <8 x i32> %582, i64 1
  %587 = insertelement <4 x i32> %585, i32 %586, i64 1
  %588 = extractelement <8 x i32> %582, i64 2
  %589 = insertelement <4 x i32> %587, i32 %588, i64 2
  %590 = extractelement <8 x i32> %582, i64 3
  %591 = insertelement <4 x i32> %589, i32 %590, i64 3
  store <4 x i32> %591, ptr %6, align 16
  %592 = extractelement <8 x i32> %582, i64 4
  %593 = insertelement <4 x i32> poison, i32 %592, i64 0
  %594 = extractelement <8 x i32> %582, i64 5
  %595 = insertelement <4 x i32> %593, i32 %594, i64 1
  %596 = extractelement <8 x i32> %582, i64 6
  %597 = insertelement <4 x i32> %595, i32 %596, i64 2
  %598 = extractelement <8 x i32> %582, i64 7
  %599 = insertelement <4 x i32> %597, i32 %598, i64 3
  store <4 x i32> %599, ptr %583, align 16
  %600 = getelementptr float, ptr %6, i64 4
  %601 = load <4 x float>, ptr %6, align 16
  %602 = extractelement <4 x float> %601, i64 0
  %603 = insertelement <8 x float> poison, float %602, i64 0
  %604 = extractelement <4 x float> %601, i64 1
  %605 = insertelement <8 x float> %603, float %604, i64 1
  %606 = extractelement <4 x float> %601, i64 2
  %607 = insertelement <8 x float> %605, float %606, i64 2
  %608 = extractelement <4 x float> %601, i64 3
  %609 = insertelement <8 x float> %607, float %608, i64 3
  %610 = load <4 x float>, ptr %600, align 16
  %611 = extractelement <4 x float> %610, i64 0
  %612 = insertelement <8 x float> %609, float %611, i64 4
  %613 = extractelement <4 x float> %610, i64 1
  %614 = insertelement <8 x float> %612, float %613, i64 5
  %615 = extractelement <4 x float> %610, i64 2
  %616 = insertelement <8 x float> %614, float %615, i64 6
  %617 = extractelement <4 x float> %610, i64 3
  %618 = insertelement <8 x float> %616, float %617, i64 7
  %619 = getelementptr float, ptr addrspace(1) %516, i64 4
  %620 = extractelement <8 x float> %618, i64 0
  %621 = insertelement <4 x float> poison, float %620, i64 0
  %622 = extractelement <8 x float> %618, i64 1
  %623 = insertelement <4 x float> %621, float %622, i64 1
  %624 = extractelement <8 x float> %618, i64 2
  %625 = insertelement <4 x float> %623, float %624, i64 2
  %626 = extractelement <8 x float> %618, i64 3
  %627 = insertelement <4 x float> %625, float %626, i64 3
  store <4 x float> %627, ptr addrspace(1) %516, align 16
  %628 = extractelement <8 x float> %618, i64 4
  %629 = insertelement <4 x float> poison, float %628, i64 0
  %630 = extractelement <8 x float> %618, i64 5
  %631 = insertelement <4 x float> %629, float %630, i64 1
  %632 = extractelement <8 x float> %618, i64 6
  %633 = insertelement <4 x float> %631, float %632, i64 2
  %634 = extractelement <8 x float> %618, i64 7
  %635 = insertelement <4 x float> %633, float %634, i64 3
  store <4 x float> %635, ptr addrspace(1) %619, align 16
  %636 = urem i32 %11, 32
  %637 = udiv i32 %11, 32
  %638 = mul nsw i32 %636, 24
  %639 = mul nsw i32 %637, 768
  %640 = add nsw i32 %638, %639
  %641 = add nsw i32 %640, 16
  %642 = sext i32 %641 to i64
  %643 = getelementptr float, ptr addrspace(1) %3, i64 %642
  %644 = mul nsw i32 %68, 2097152
  %645 = add nsw i32 16, %644
  %646 = sext i32 %645 to i64
  %647 = getelementptr i8, ptr addrspace(6) %73, i64 %646
  %648 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %647, i1 false)
  %649 = getelementptr i32, ptr %5, i64 4
  %650 = extractelement <8 x i32> %648, i64 0
  %651 = insertelement <4 x i32> poison, i32 %650, i64 0
  %652 = extractelement <8 x i32> %648, i64 1
  %653 = insertelement <4 x i32> %651, i32 %652, i64 1
  %654 = extractelement <8 x i32> %648, i64 2
  %655 = insertelement <4 x i32> %653, i32 %654, i64 2
  %656 = extractelement <8 x i32> %648, i64 3
  %657 = insertelement <4 x i32> %655, i32 %656, i64 3
  store <4 x i32> %657, ptr %5, align 16
  %658 = extractelement <8 x i32> %648, i64 4
  %659 = insertelement <4 x i32> poison, i32 %658, i64 0
  %660 = extractelement <8 x i32> %648, i64 5
  %661 = insertelement <4 x i32> %659, i32 %660, i64 1
  %662 = extractelement <8 x i32> %648, i64 6
  %663 = insertelement <4 x i32> %661, i32 %662, i64 2
  %664 = extractelement <8 x i32> %648, i64 7
  %665 = insertelement <4 x i32> %663, i32 %664, i64 3
  store <4 x i32> %665, ptr %649, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %666 = getelementptr i32, ptr %5, i64 4
  %667 = load <4 x i32>, ptr %5, align 16
  %668 = extractelement <4 x i32> %667, i64 0
  %669 = insertelement <8 x i32> poison, i32 %668, i64 0
  %670 = extractelement <4 x i32> %667, i64 1
  %671 = insertelement <8 x i32> %669, i32 %670, i64 1
  %672 = extractelement <4 x i32> %667, i64 2
  %673 = insertelement <8 x i32> %671, i32 %672, i64 2
  %674 = extractelement <4 x i32> %667, i64 3
  %675 = insertelement <8 x i32> %673, i32 %674, i64 3
  %676 = load <4 x i32>, ptr %666, align 16
  %677 = extractelement <4 x i32> %676, i64 0
  %678 = insertelement <8 x i32> %675, i32 %677, i64 4
  %679 = extractelement <4 x i32> %676, i64 1
  %680 = insertelement <8 x i32> %678, i32 %679, i64 5
  %681 = extractelement <4 x i32> %676, i64 2
  %682 = insertelement <8 x i32> %680, i32 %681, i64 6
  %683 = extractelement <4 x i32> %676, i64 3
  %684 = insertelement <8 x i32> %682, i32 %683, i64 7
  %685 = extractelement <8 x i32> %684, i64 0
  %686 = extractelement <8 x i32> %684, i64 1
  %687 = extractelement <8 x i32> %684, i64 2
  %688 = extractelement <8 x i32> %684, i64 3
  %689 = extractelement <8 x i32> %684, i64 4
  %690 = extractelement <8 x i32> %684, i64 5
  %691 = extractelement <8 x i32> %684, i64 6
  %692 = extractelement <8 x i32> %684, i64 7
  %693 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %685, i32 %686, i32 %687, i32 %688, i32 %689, i32 %690, i32 %691, i32 %692)
  %694 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 0
  %695 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 1
  %696 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 2
  %697 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 3
  %698 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 4
  %699 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 5
  %700 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 6
  %701 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %693, 7
  %702 = insertelement <8 x i32> poison, i32 %694, i64 0
  %703 = insertelement <8 x i32> %702, i32 %695, i64 1
  %704 = insertelement <8 x i32> %703, i32 %696, i64 2
  %705 = insertelement <8 x i32> %704, i32 %697, i64 3
  %706 = insertelement <8 x i32> %705, i32 %698, i64 4
  %707 = insertelement <8 x i32> %706, i32 %699, i64 5
  %708 = insertelement <8 x i32> %707, i32 %700, i64 6
  %709 = insertelement <8 x i32> %708, i32 %701, i64 7
  %710 = getelementptr i32, ptr %5, i64 4
  %711 = extractelement <8 x i32> %709, i64 0
  %712 = insertelement <4 x i32> poison, i32 %711, i64 0
  %713 = extractelement <8 x i32> %709, i64 1
  %714 = insertelement <4 x i32> %712, i32 %713, i64 1
  %715 = extractelement <8 x i32> %709, i64 2
  %716 = insertelement <4 x i32> %714, i32 %715, i64 2
  %717 = extractelement <8 x i32> %709, i64 3
  %718 = insertelement <4 x i32> %716, i32 %717, i64 3
  store <4 x i32> %718, ptr %5, align 16
  %719 = extractelement <8 x i32> %709, i64 4
  %720 = insertelement <4 x i32> poison, i32 %719, i64 0
  %721 = extractelement <8 x i32> %709, i64 5
  %722 = insertelement <4 x i32> %720, i32 %721, i64 1
  %723 = extractelement <8 x i32> %709, i64 6
  %724 = insertelement <4 x i32> %722, i32 %723, i64 2
  %725 = extractelement <8 x i32> %709, i64 7
  %726 = insertelement <4 x i32> %724, i32 %725, i64 3
  store <4 x i32> %726, ptr %710, align 16
  %727 = getelementptr float, ptr %5, i64 4
  %728 = load <4 x float>, ptr %5, align 16
  %729 = extractelement <4 x float> %728, i64 0
  %730 = insertelement <8 x float> poison, float %729, i64 0
  %731 = extractelement <4 x float> %728, i64 1
  %732 = insertelement <8 x float> %730, float %731, i64 1
  %733 = extractelement <4 x float> %728, i64 2
  %734 = insertelement <8 x float> %732, float %733, i64 2
  %735 = extractelement <4 x float> %728, i64 3
  %736 = insertelement <8 x float> %734, float %735, i64 3
  %737 = load <4 x float>, ptr %727, align 16
  %738 = extractelement <4 x float> %737, i64 0
  %739 = insertelement <8 x float> %736, float %738, i64 4
  %740 = extractelement <4 x float> %737, i64 1
  %741 = insertelement <8 x float> %739, float %740, i64 5
  %742 = extractelement <4 x float> %737, i64 2
  %743 = insertelement <8 x float> %741, float %742, i64 6
  %744 = extractelement <4 x float> %737, i64 3
  %745 = insertelement <8 x float> %743, float %744, i64 7
  %746 = getelementptr float, ptr addrspace(1) %643, i64 4
  %747 = extractelement <8 x float> %745, i64 0
  %748 = insertelement <4 x float> poison, float %747, i64 0
  %749 = extractelement <8 x float> %745, i64 1
  %750 = insertelement <4 x float> %748, float %749, i64 1
  %751 = extractelement <8 x float> %745, i64 2
  %752 = insertelement <4 x float> %750, float %751, i64 2
  %753 = extractelement <8 x float> %745, i64 3
  %754 = insertelement <4 x float> %752, float %753, i64 3
  store <4 x float> %754, ptr addrspace(1) %643, align 16
  %755 = extractelement <8 x float> %745, i64 4
  %756 = insertelement <4 x float> poison, float %755, i64 0
  %757 = extractelement <8 x float> %745, i64 5
  %758 = insertelement <4 x float> %756, float %757, i64 1
  %759 = extractelement <8 x float> %745, i64 6
  %760 = insertelement <4 x float> %758, float %759, i64 2
  %761 = extractelement <8 x float> %745, i64 7
  %762 = insertelement <4 x float> %760, float %761, i64 3
  store <4 x float> %762, ptr addrspace(1) %746, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %69, label %763, label %764

763:                                              ; preds = %383
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %73, i32 32)
  br label %764

764:                                              ; preds = %763, %383
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
