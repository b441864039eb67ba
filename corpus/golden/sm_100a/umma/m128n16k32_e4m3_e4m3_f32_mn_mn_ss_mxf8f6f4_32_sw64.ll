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
  %13 = phi i32 [ %42, %15 ], [ %11, %4 ]
  %14 = icmp slt i32 %13, 4096
  br i1 %14, label %15, label %43

15:                                               ; preds = %12
  %16 = urem i32 %13, 128
  %17 = udiv i32 %13, 128
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %18, %17
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = urem i32 %13, 64
  %24 = udiv i32 %13, 64
  %25 = urem i32 %24, 2
  %26 = udiv i32 %24, 2
  %27 = mul nsw i32 %25, 2048
  %28 = add nsw i32 %23, %27
  %29 = urem i32 %26, 8
  %30 = udiv i32 %26, 8
  %31 = mul nsw i32 %29, 64
  %32 = add nsw i32 %28, %31
  %33 = mul nsw i32 %30, 512
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  %37 = ptrtoint ptr addrspace(3) %36 to i32
  %38 = and i32 %37, 384
  %39 = lshr i32 %38, 3
  %40 = xor i32 %37, %39
  %41 = inttoptr i32 %40 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %41, align 1
  %42 = add i32 %13, 128
  br label %12

43:                                               ; preds = %12
  br label %44

44:                                               ; preds = %47, %43
  %45 = phi i32 [ %70, %47 ], [ %11, %43 ]
  %46 = icmp slt i32 %45, 512
  br i1 %46, label %47, label %71

47:                                               ; preds = %44
  %48 = urem i32 %45, 16
  %49 = udiv i32 %45, 16
  %50 = mul nsw i32 %48, 32
  %51 = add nsw i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = urem i32 %45, 16
  %56 = udiv i32 %45, 16
  %57 = urem i32 %56, 8
  %58 = udiv i32 %56, 8
  %59 = mul nsw i32 %57, 64
  %60 = add nsw i32 %55, %59
  %61 = mul nsw i32 %58, 512
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 384
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store i8 %54, ptr addrspace(3) %69, align 1
  %70 = add i32 %45, 128
  br label %44

71:                                               ; preds = %44
  %72 = lshr i32 %11, 5
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %75

75:                                               ; preds = %74, %71
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %76 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %77 = inttoptr i32 %76 to ptr addrspace(6)
  %78 = icmp eq i32 %11, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %80

80:                                               ; preds = %79, %75
  %81 = urem i32 %11, 32
  %82 = udiv i32 %11, 32
  %83 = mul nsw i32 %81, 24
  %84 = mul nsw i32 %82, 768
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr addrspace(1) %2, i64 %86
  %88 = mul nsw i32 %72, 2097152
  %89 = sext i32 %88 to i64
  %90 = getelementptr i8, ptr addrspace(6) %77, i64 %89
  %91 = getelementptr float, ptr addrspace(1) %87, i64 4
  %92 = load <4 x float>, ptr addrspace(1) %87, align 16
  %93 = extractelement <4 x float> %92, i64 0
  %94 = insertelement <8 x float> poison, float %93, i64 0
  %95 = extractelement <4 x float> %92, i64 1
  %96 = insertelement <8 x float> %94, float %95, i64 1
  %97 = extractelement <4 x float> %92, i64 2
  %98 = insertelement <8 x float> %96, float %97, i64 2
  %99 = extractelement <4 x float> %92, i64 3
  %100 = insertelement <8 x float> %98, float %99, i64 3
  %101 = load <4 x float>, ptr addrspace(1) %91, align 16
  %102 = extractelement <4 x float> %101, i64 0
  %103 = insertelement <8 x float> %100, float %102, i64 4
  %104 = extractelement <4 x float> %101, i64 1
  %105 = insertelement <8 x float> %103, float %104, i64 5
  %106 = extractelement <4 x float> %101, i64 2
  %107 = insertelement <8 x float> %105, float %106, i64 6
  %108 = extractelement <4 x float> %101, i64 3
  %109 = insertelement <8 x float> %107, float %108, i64 7
  %110 = getelementptr float, ptr %10, i64 4
  %111 = extractelement <8 x float> %109, i64 0
  %112 = insertelement <4 x float> poison, float %111, i64 0
  %113 = extractelement <8 x float> %109, i64 1
  %114 = insertelement <4 x float> %112, float %113, i64 1
  %115 = extractelement <8 x float> %109, i64 2
  %116 = insertelement <4 x float> %114, float %115, i64 2
  %117 = extractelement <8 x float> %109, i64 3
  %118 = insertelement <4 x float> %116, float %117, i64 3
  store <4 x float> %118, ptr %10, align 16
  %119 = extractelement <8 x float> %109, i64 4
  %120 = insertelement <4 x float> poison, float %119, i64 0
  %121 = extractelement <8 x float> %109, i64 5
  %122 = insertelement <4 x float> %120, float %121, i64 1
  %123 = extractelement <8 x float> %109, i64 6
  %124 = insertelement <4 x float> %122, float %123, i64 2
  %125 = extractelement <8 x float> %109, i64 7
  %126 = insertelement <4 x float> %124, float %125, i64 3
  store <4 x float> %126, ptr %110, align 16
  %127 = getelementptr i32, ptr %10, i64 4
  %128 = load <4 x i32>, ptr %10, align 16
  %129 = extractelement <4 x i32> %128, i64 0
  %130 = insertelement <8 x i32> poison, i32 %129, i64 0
  %131 = extractelement <4 x i32> %128, i64 1
  %132 = insertelement <8 x i32> %130, i32 %131, i64 1
  %133 = extractelement <4 x i32> %128, i64 2
  %134 = insertelement <8 x i32> %132, i32 %133, i64 2
  %135 = extractelement <4 x i32> %128, i64 3
  %136 = insertelement <8 x i32> %134, i32 %135, i64 3
  %137 = load <4 x i32>, ptr %127, align 16
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = insertelement <8 x i32> %136, i32 %138, i64 4
  %140 = extractelement <4 x i32> %137, i64 1
  %141 = insertelement <8 x i32> %139, i32 %140, i64 5
  %142 = extractelement <4 x i32> %137, i64 2
  %143 = insertelement <8 x i32> %141, i32 %142, i64 6
  %144 = extractelement <4 x i32> %137, i64 3
  %145 = insertelement <8 x i32> %143, i32 %144, i64 7
  %146 = extractelement <8 x i32> %145, i64 0
  %147 = extractelement <8 x i32> %145, i64 1
  %148 = extractelement <8 x i32> %145, i64 2
  %149 = extractelement <8 x i32> %145, i64 3
  %150 = extractelement <8 x i32> %145, i64 4
  %151 = extractelement <8 x i32> %145, i64 5
  %152 = extractelement <8 x i32> %145, i64 6
  %153 = extractelement <8 x i32> %145, i64 7
  %154 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %146, i32 %147, i32 %148, i32 %149, i32 %150, i32 %151, i32 %152, i32 %153)
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 0
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 1
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 2
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 3
  %159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 4
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 5
  %161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 6
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %154, 7
  %163 = insertelement <8 x i32> poison, i32 %155, i64 0
  %164 = insertelement <8 x i32> %163, i32 %156, i64 1
  %165 = insertelement <8 x i32> %164, i32 %157, i64 2
  %166 = insertelement <8 x i32> %165, i32 %158, i64 3
  %167 = insertelement <8 x i32> %166, i32 %159, i64 4
  %168 = insertelement <8 x i32> %167, i32 %160, i64 5
  %169 = insertelement <8 x i32> %168, i32 %161, i64 6
  %170 = insertelement <8 x i32> %169, i32 %162, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %90, <8 x i32> %170, i1 false)
  %171 = urem i32 %11, 32
  %172 = udiv i32 %11, 32
  %173 = mul nsw i32 %171, 24
  %174 = mul nsw i32 %172, 768
  %175 = add nsw i32 %173, %174
  %176 = add nsw i32 %175, 8
  %177 = sext i32 %176 to i64
  %178 = getelementptr float, ptr addrspace(1) %2, i64 %177
  %179 = mul nsw i32 %72, 2097152
  %180 = add nsw i32 8, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr i8, ptr addrspace(6) %77, i64 %181
  %183 = getelementptr float, ptr addrspace(1) %178, i64 4
  %184 = load <4 x float>, ptr addrspace(1) %178, align 16
  %185 = extractelement <4 x float> %184, i64 0
  %186 = insertelement <8 x float> poison, float %185, i64 0
  %187 = extractelement <4 x float> %184, i64 1
  %188 = insertelement <8 x float> %186, float %187, i64 1
  %189 = extractelement <4 x float> %184, i64 2
  %190 = insertelement <8 x float> %188, float %189, i64 2
  %191 = extractelement <4 x float> %184, i64 3
  %192 = insertelement <8 x float> %190, float %191, i64 3
  %193 = load <4 x float>, ptr addrspace(1) %183, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = insertelement <8 x float> %192, float %194, i64 4
  %196 = extractelement <4 x float> %193, i64 1
  %197 = insertelement <8 x float> %195, float %196, i64 5
  %198 = extractelement <4 x float> %193, i64 2
  %199 = insertelement <8 x float> %197, float %198, i64 6
  %200 = extractelement <4 x float> %193, i64 3
  %201 = insertelement <8 x float> %199, float %200, i64 7
  %202 = getelementptr float, ptr %9, i64 4
  %203 = extractelement <8 x float> %201, i64 0
  %204 = insertelement <4 x float> poison, float %203, i64 0
  %205 = extractelement <8 x float> %201, i64 1
  %206 = insertelement <4 x float> %204, float %205, i64 1
  %207 = extractelement <8 x float> %201, i64 2
  %208 = insertelement <4 x float> %206, float %207, i64 2
  %209 = extractelement <8 x float> %201, i64 3
  %210 = insertelement <4 x float> %208, float %209, i64 3
  store <4 x float> %210, ptr %9, align 16
  %211 = extractelement <8 x float> %201, i64 4
  %212 = insertelement <4 x float> poison, float %211, i64 0
  %213 = extractelement <8 x float> %201, i64 5
  %214 = insertelement <4 x float> %212, float %213, i64 1
  %215 = extractelement <8 x float> %201, i64 6
  %216 = insertelement <4 x float> %214, float %215, i64 2
  %217 = extractelement <8 x float> %201, i64 7
  %218 = insertelement <4 x float> %216, float %217, i64 3
  store <4 x float> %218, ptr %202, align 16
  %219 = getelementptr i32, ptr %9, i64 4
  %220 = load <4 x i32>, ptr %9, align 16
  %221 = extractelement <4 x i32> %220, i64 0
  %222 = insertelement <8 x i32> poison, i32 %221, i64 0
  %223 = extractelement <4 x i32> %220, i64 1
  %224 = insertelement <8 x i32> %222, i32 %223, i64 1
  %225 = extractelement <4 x i32> %220, i64 2
  %226 = insertelement <8 x i32> %224, i32 %225, i64 2
  %227 = extractelement <4 x i32> %220, i64 3
  %228 = insertelement <8 x i32> %226, i32 %227, i64 3
  %229 = load <4 x i32>, ptr %219, align 16
  %230 = extractelement <4 x i32> %229, i64 0
  %231 = insertelement <8 x i32> %228, i32 %230, i64 4
  %232 = extractelement <4 x i32> %229, i64 1
  %233 = insertelement <8 x i32> %231, i32 %232, i64 5
  %234 = extractelement <4 x i32> %229, i64 2
  %235 = insertelement <8 x i32> %233, i32 %234, i64 6
  %236 = extractelement <4 x i32> %229, i64 3
  %237 = insertelement <8 x i32> %235, i32 %236, i64 7
  %238 = extractelement <8 x i32> %237, i64 0
  %239 = extractelement <8 x i32> %237, i64 1
  %240 = extractelement <8 x i32> %237, i64 2
  %241 = extractelement <8 x i32> %237, i64 3
  %242 = extractelement <8 x i32> %237, i64 4
  %243 = extractelement <8 x i32> %237, i64 5
  %244 = extractelement <8 x i32> %237, i64 6
  %245 = extractelement <8 x i32> %237, i64 7
  %246 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %238, i32 %239, i32 %240, i32 %241, i32 %242, i32 %243, i32 %244, i32 %245)
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 0
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 1
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 2
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 3
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 4
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 5
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 6
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %246, 7
  %255 = insertelement <8 x i32> poison, i32 %247, i64 0
  %256 = insertelement <8 x i32> %255, i32 %248, i64 1
  %257 = insertelement <8 x i32> %256, i32 %249, i64 2
  %258 = insertelement <8 x i32> %257, i32 %250, i64 3
  %259 = insertelement <8 x i32> %258, i32 %251, i64 4
  %260 = insertelement <8 x i32> %259, i32 %252, i64 5
  %261 = insertelement <8 x i32> %260, i32 %253, i64 6
  %262 = insertelement <8 x i32> %261, i32 %254, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %182, <8 x i32> %262, i1 false)
  %263 = urem i32 %11, 32
  %264 = udiv i32 %11, 32
  %265 = mul nsw i32 %263, 24
  %266 = mul nsw i32 %264, 768
  %267 = add nsw i32 %265, %266
  %268 = add nsw i32 %267, 16
  %269 = sext i32 %268 to i64
  %270 = getelementptr float, ptr addrspace(1) %2, i64 %269
  %271 = mul nsw i32 %72, 2097152
  %272 = add nsw i32 16, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr i8, ptr addrspace(6) %77, i64 %273
  %275 = getelementptr float, ptr addrspace(1) %270, i64 4
  %276 = load <4 x float>, ptr addrspace(1) %270, align 16
  %277 = extractelement <4 x float> %276, i64 0
  %278 = insertelement <8 x float> poison, float %277, i64 0
  %279 = extractelement <4 x float> %276, i64 1
  %280 = insertelement <8 x float> %278, float %279, i64 1
  %281 = extractelement <4 x float> %276, i64 2
  %282 = insertelement <8 x float> %280, float %281, i64 2
  %283 = extractelement <4 x float> %276, i64 3
  %284 = insertelement <8 x float> %282, float %283, i64 3
  %285 = load <4 x float>, ptr addrspace(1) %275, align 16
  %286 = extractelement <4 x float> %285, i64 0
  %287 = insertelement <8 x float> %284, float %286, i64 4
  %288 = extractelement <4 x float> %285, i64 1
  %289 = insertelement <8 x float> %287, float %288, i64 5
  %290 = extractelement <4 x float> %285, i64 2
  %291 = insertelement <8 x float> %289, float %290, i64 6
  %292 = extractelement <4 x float> %285, i64 3
  %293 = insertelement <8 x float> %291, float %292, i64 7
  %294 = getelementptr float, ptr %8, i64 4
  %295 = extractelement <8 x float> %293, i64 0
  %296 = insertelement <4 x float> poison, float %295, i64 0
  %297 = extractelement <8 x float> %293, i64 1
  %298 = insertelement <4 x float> %296, float %297, i64 1
  %299 = extractelement <8 x float> %293, i64 2
  %300 = insertelement <4 x float> %298, float %299, i64 2
  %301 = extractelement <8 x float> %293, i64 3
  %302 = insertelement <4 x float> %300, float %301, i64 3
  store <4 x float> %302, ptr %8, align 16
  %303 = extractelement <8 x float> %293, i64 4
  %304 = insertelement <4 x float> poison, float %303, i64 0
  %305 = extractelement <8 x float> %293, i64 5
  %306 = insertelement <4 x float> %304, float %305, i64 1
  %307 = extractelement <8 x float> %293, i64 6
  %308 = insertelement <4 x float> %306, float %307, i64 2
  %309 = extractelement <8 x float> %293, i64 7
  %310 = insertelement <4 x float> %308, float %309, i64 3
  store <4 x float> %310, ptr %294, align 16
  %311 = getelementptr i32, ptr %8, i64 4
  %312 = load <4 x i32>, ptr %8, align 16
  %313 = extractelement <4 x i32> %312, i64 0
  %314 = insertelement <8 x i32> poison, i32 %313, i64 0
  %315 = extractelement <4 x i32> %312, i64 1
  %316 = insertelement <8 x i32> %314, i32 %315, i64 1
  %317 = extractelement <4 x i32> %312, i64 2
  %318 = insertelement <8 x i32> %316, i32 %317, i64 2
  %319 = extractelement <4 x i32> %312, i64 3
  %320 = insertelement <8 x i32> %318, i32 %319, i64 3
  %321 = load <4 x i32>, ptr %311, align 16
  %322 = extractelement <4 x i32> %321, i64 0
  %323 = insertelement <8 x i32> %320, i32 %322, i64 4
  %324 = extractelement <4 x i32> %321, i64 1
  %325 = insertelement <8 x i32> %323, i32 %324, i64 5
  %326 = extractelement <4 x i32> %321, i64 2
  %327 = insertelement <8 x i32> %325, i32 %326, i64 6
  %328 = extractelement <4 x i32> %321, i64 3
  %329 = insertelement <8 x i32> %327, i32 %328, i64 7
  %330 = extractelement <8 x i32> %329, i64 0
  %331 = extractelement <8 x i32> %329, i64 1
  %332 = extractelement <8 x i32> %329, i64 2
  %333 = extractelement <8 x i32> %329, i64 3
  %334 = extractelement <8 x i32> %329, i64 4
  %335 = extractelement <8 x i32> %329, i64 5
  %336 = extractelement <8 x i32> %329, i64 6
  %337 = extractelement <8 x i32> %329, i64 7
  %338 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337)
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 0
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 1
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 2
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 3
  %343 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 4
  %344 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 5
  %345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 6
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %338, 7
  %347 = insertelement <8 x i32> poison, i32 %339, i64 0
  %348 = insertelement <8 x i32> %347, i32 %340, i64 1
  %349 = insertelement <8 x i32> %348, i32 %341, i64 2
  %350 = insertelement <8 x i32> %349, i32 %342, i64 3
  %351 = insertelement <8 x i32> %350, i32 %343, i64 4
  %352 = insertelement <8 x i32> %351, i32 %344, i64 5
  %353 = insertelement <8 x i32> %352, i32 %345, i64 6
  %354 = insertelement <8 x i32> %353, i32 %346, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %274, <8 x i32> %354, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %355 = getelementptr i8, ptr addrspace(6) %77, i64 16
  %356 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %355, 3
  %357 = getelementptr i8, ptr addrspace(6) %77, i64 20
  %358 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %356, ptr addrspace(6) %357, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %78, label %359, label %387

359:                                              ; preds = %80
  %360 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %361 = lshr i32 %360, 4
  %362 = zext i32 %361 to i64
  %363 = or i64 %362, -9223301530663256064
  %364 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %365 = lshr i32 %364, 4
  %366 = zext i32 %365 to i64
  %367 = or i64 %366, -9223301530671579136
  %368 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %358, 0
  %369 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %358, 1
  %370 = zext i1 %369 to i32
  %371 = shl i32 %370, 13
  %372 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %358, 2
  %373 = zext i1 %372 to i32
  %374 = shl i32 %373, 14
  %375 = or i32 %371, %374
  %376 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %358, 3
  %377 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %358, 4
  %378 = or i32 142966784, %375
  %379 = ptrtoint ptr addrspace(6) %376 to i32
  %380 = lshr i32 %379, 30
  %381 = shl i32 %380, 29
  %382 = or i32 %378, %381
  %383 = ptrtoint ptr addrspace(6) %377 to i32
  %384 = lshr i32 %383, 30
  %385 = shl i32 %384, 4
  %386 = or i32 %382, %385
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %77, i64 %363, i64 %367, i32 %386, i1 %368, ptr addrspace(6) %376, ptr addrspace(6) %377, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %387

387:                                              ; preds = %359, %80
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %388 = urem i32 %11, 32
  %389 = udiv i32 %11, 32
  %390 = mul nsw i32 %388, 24
  %391 = mul nsw i32 %389, 768
  %392 = add nsw i32 %390, %391
  %393 = sext i32 %392 to i64
  %394 = getelementptr float, ptr addrspace(1) %3, i64 %393
  %395 = mul nsw i32 %72, 2097152
  %396 = sext i32 %395 to i64
  %397 = getelementptr i8, ptr addrspace(6) %77, i64 %396
  %398 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %397, i1 false)
  %399 = getelementptr i32, ptr %7, i64 4
  %400 = extractelement <8 x i32> %398, i64 0
  %401 = insertelement <4 x i32> poison, i32 %400, i64 0
  %402 = extractelement <8 x i32> %398, i64 1
  %403 = insertelement <4 x i32> %401, i32 %402, i64 1
  %404 = extractelement <8 x i32> %398, i64 2
  %405 = insertelement <4 x i32> %403, i32 %404, i64 2
  %406 = extractelement <8 x i32> %398, i64 3
  %407 = insertelement <4 x i32> %405, i32 %406, i64 3
  store <4 x i32> %407, ptr %7, align 16
  %408 = extractelement <8 x i32> %398, i64 4
  %409 = insertelement <4 x i32> poison, i32 %408, i64 0
  %410 = extractelement <8 x i32> %398, i64 5
  %411 = insertelement <4 x i32> %409, i32 %410, i64 1
  %412 = extractelement <8 x i32> %398, i64 6
  %413 = insertelement <4 x i32> %411, i32 %412, i64 2
  %414 = extractelement <8 x i32> %398, i64 7
  %415 = insertelement <4 x i32> %413, i32 %414, i64 3
  store <4 x i32> %415, ptr %399, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %416 = getelementptr i32, ptr %7, i64 4
  %417 = load <4 x i32>, ptr %7, align 16
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
  %460 = getelementptr i32, ptr %7, i64 4
  %461 = extractelement <8 x i32> %459, i64 0
  %462 = insertelement <4 x i32> poison, i32 %461, i64 0
  %463 = extractelement <8 x i32> %459, i64 1
  %464 = insertelement <4 x i32> %462, i32 %463, i64 1
  %465 = extractelement <8 x i32> %459, i64 2
  %466 = insertelement <4 x i32> %464, i32 %465, i64 2
  %467 = extractelement <8 x i32> %459, i64 3
  %468 = insertelement <4 x i32> %466, i32 %467, i64 3
  store <4 x i32> %468, ptr %7, align 16
  %469 = extractelement <8 x i32> %459, i64 4
  %470 = insertelement <4 x i32> poison, i32 %469, i64 0
  %471 = extractelement <8 x i32> %459, i64 5
  %472 = insertelement <4 x i32> %470, i32 %471, i64 1
  %473 = extractelement <8 x i32> %459, i64 6
  %474 = insertelement <4 x i32> %472, i32 %473, i64 2
  %475 = extractelement <8 x i32> %459, i64 7
  %476 = insertelement <4 x i32> %474, i32 %475, i64 3
  store <4 x i32> %476, ptr %460, align 16
  %477 = getelementptr float, ptr %7, i64 4
  %478 = load <4 x float>, ptr %7, align 16
  %479 = extractelement <4 x float> %478, i64 0
  %480 = insertelement <8 x float> poison, float %479, i64 0
  %481 = extractelement <4 x float> %478, i64 1
  %482 = insertelement <8 x float> %480, float %481, i64 1
  %483 = extractelement <4 x float> %478, i64 2
  %484 = insertelement <8 x float> %482, float %483, i64 2
  %485 = extractelement <4 x float> %478, i64 3
  %486 = insertelement <8 x float> %484, float %485, i64 3
  %487 = load <4 x float>, ptr %477, align 16
  %488 = extractelement <4 x float> %487, i64 0
  %489 = insertelement <8 x float> %486, float %488, i64 4
  %490 = extractelement <4 x float> %487, i64 1
  %491 = insertelement <8 x float> %489, float %490, i64 5
  %492 = extractelement <4 x float> %487, i64 2
  %493 = insertelement <8 x float> %491, float %492, i64 6
  %494 = extractelement <4 x float> %487, i64 3
  %495 = insertelement <8 x float> %493, float %494, i64 7
  %496 = getelementptr float, ptr addrspace(1) %394, i64 4
  %497 = extractelement <8 x float> %495, i64 0
  %498 = insertelement <4 x float> poison, float %497, i64 0
  %499 = extractelement <8 x float> %495, i64 1
  %500 = insertelement <4 x float> %498, float %499, i64 1
  %501 = extractelement <8 x float> %495, i64 2
  %502 = insertelement <4 x float> %500, float %501, i64 2
  %503 = extractelement <8 x float> %495, i64 3
  %504 = insertelement <4 x float> %502, float %503, i64 3
  store <4 x float> %504, ptr addrspace(1) %394, align 16
  %505 = extractelement <8 x float> %495, i64 4
  %506 = insertelement <4 x float> poison, float %505, i64 0
  %507 = extractelement <8 x float> %495, i64 5
  %508 = insertelement <4 x float> %506, float %507, i64 1
  %509 = extractelement <8 x float> %495, i64 6
  %510 = insertelement <4 x float> %508, float %509, i64 2
  %511 = extractelement <8 x float> %495, i64 7
  %512 = insertelement <4 x float> %510, float %511, i64 3
  store <4 x float> %512, ptr addrspace(1) %496, align 16
  %513 = urem i32 %11, 32
  %514 = udiv i32 %11, 32
  %515 = mul nsw i32 %513, 24
  %516 = mul nsw i32 %514, 768
  %517 = add nsw i32 %515, %516
  %518 = add nsw i32 %517, 8
  %519 = sext i32 %518 to i64
  %520 = getelementptr float, ptr addrspace(1) %3, i64 %519
  %521 = mul nsw i32 %72, 2097152
  %522 = add nsw i32 8, %521
  %523 = sext i32 %522 to i64
  %524 = getelementptr i8, ptr addrspace(6) %77, i64 %523
  %525 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %524, i1 false)
  %526 = getelementptr i32, ptr %6, i64 4
  %527 = extractelement <8 x i32> %525, i64 0
  %528 = insertelement <4 x i32> poison, i32 %527, i64 0
  %529 = extractelement <8 x i32> %525, i64 1
  %530 = insertelement <4 x i32> %528, i32 %529, i64 1
  %531 = extractelement <8 x i32> %525, i64 2
  %532 = insertelement <4 x i32> %530, i32 %531, i64 2
  %533 = extractelement <8 x i32> %525, i64 3
  %534 = insertelement <4 x i32> %532, i32 %533, i64 3
  store <4 x i32> %534, ptr %6, align 16
  %535 = extractelement <8 x i32> %525, i64 4
  %536 = insertelement <4 x i32> poison, i32 %535, i64 0
  %537 = extractelement <8 x i32> %525, i64 5
  %538 = insertelement <4 x i32> %536, i32 %537, i64 1
  %539 = extractelement <8 x i32> %525, i64 6
  %540 = insertelement <4 x i32> %538, i32 %539, i64 2
  %541 = extractelement <8 x i32> %525, i64 7
  %542 = insertelement <4 x i32> %540, i32 %541, i64 3
  store <4 x i32> %542, ptr %526, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %543 = getelementptr i32, ptr %6, i64 4
  %544 = load <4 x i32>, ptr %6, align 16
  %545 = extractelement <4 x i32> %544, i64 0
  %546 = insertelement <8 x i32> poison, i32 %545, i64 0
  %547 = extractelement <4 x i32> %544, i64 1
  %548 = insertelement <8 x i32> %546, i32 %547, i64 1
  %549 = extractelement <4 x i32> %544, i64 2
  %550 = insertelement <8 x i32> %548, i32 %549, i64 2
  %551 = extractelement <4 x i32> %544, i64 3
  %552 = insertelement <8 x i32> %550, i32 %551, i64 3
  %553 = load <4 x i32>, ptr %543, align 16
  %554 = extractelement <4 x i32> %553, i64 0
  %555 = insertelement <8 x i32> %552, i32 %554, i64 4
  %556 = extractelement <4 x i32> %553, i64 1
  %557 = insertelement <8 x i32> %555, i32 %556, i64 5
  %558 = extractelement <4 x i32> %553, i64 2
  %559 = insertelement <8 x i32> %557, i32 %558, i64 6
  %560 = extractelement <4 x i32> %553, i64 3
  %561 = insertelement <8 x i32> %559, i32 %560, i64 7
  %562 = extractelement <8 x i32> %561, i64 0
  %563 = extractelement <8 x i32> %561, i64 1
  %564 = extractelement <8 x i32> %561, i64 2
  %565 = extractelement <8 x i32> %561, i64 3
  %566 = extractelement <8 x i32> %561, i64 4
  %567 = extractelement <8 x i32> %561, i64 5
  %568 = extractelement <8 x i32> %561, i64 6
  %569 = extractelement <8 x i32> %561, i64 7
  %570 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %562, i32 %563, i32 %564, i32 %565, i32 %566, i32 %567, i32 %568, i32 %569)
  %571 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 0
  %572 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 1
  %573 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 2
  %574 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 3
  %575 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 4
  %576 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 5
  %577 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 6
  %578 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %570, 7
  %579 = insertelement <8 x i32> poison, i32 %571, i64 0
  %580 = insertelement <8 x i32> %579, i32 %572, i64 1
  %581 = insertelement <8 x i32> %580, i32 %573, i64 2
  %582 = insertelement <8 x i32> %581, i32 %574, i64 3
  %583 = insertelement <8 x i32> %582, i32 %575, i64 4
  %584 = insertelement <8 x i32> %583, i32 %576, i64 5
  %585 = insertelement <8 x i32> %584, i32 %577, i64 6
  %586 = insertelement <8 x i32> %585, i32 %578, i64 7
  %587 = getelementptr i32, ptr %6, i64 4
  %588 = extractelement <8 x i32> %586, i64 0
  %589 = insertelement <4 x i32> poison, i32 %588, i64 0
  %590 = extractelement <8 x i32> %586, i64 1
  %591 = insertelement <4 x i32> %589, i32 %590, i64 1
  %592 = extractelement <8 x i32> %586, i64 2
  %593 = insertelement <4 x i32> %591, i32 %592, i64 2
  %594 = extractelement <8 x i32> %586, i64 3
  %595 = insertelement <4 x i32> %593, i32 %594, i64 3
  store <4 x i32> %595, ptr %6, align 16
  %596 = extractelement <8 x i32> %586, i64 4
  %597 = insertelement <4 x i32> poison, i32 %596, i64 0
  %598 = extractelement <8 x i32> %586, i64 5
  %599 = insertelement <4 x i32> %597, i32 %598, i64 1
  %600 = extractelement <8 x i32> %586, i64 6
  %601 = insertelement <4 x i32> %599, i32 %600, i64 2
  %602 = extractelement <8 x i32> %586, i64 7
  %603 = insertelement <4 x i32> %601, i32 %602, i64 3
  store <4 x i32> %603, ptr %587, align 16
  %604 = getelementptr float, ptr %6, i64 4
  %605 = load <4 x float>, ptr %6, align 16
  %606 = extractelement <4 x float> %605, i64 0
  %607 = insertelement <8 x float> poison, float %606, i64 0
  %608 = extractelement <4 x float> %605, i64 1
  %609 = insertelement <8 x float> %607, float %608, i64 1
  %610 = extractelement <4 x float> %605, i64 2
  %611 = insertelement <8 x float> %609, float %610, i64 2
  %612 = extractelement <4 x float> %605, i64 3
  %613 = insertelement <8 x float> %611, float %612, i64 3
  %614 = load <4 x float>, ptr %604, align 16
  %615 = extractelement <4 x float> %614, i64 0
  %616 = insertelement <8 x float> %613, float %615, i64 4
  %617 = extractelement <4 x float> %614, i64 1
  %618 = insertelement <8 x float> %616, float %617, i64 5
  %619 = extractelement <4 x float> %614, i64 2
  %620 = insertelement <8 x float> %618, float %619, i64 6
  %621 = extractelement <4 x float> %614, i64 3
  %622 = insertelement <8 x float> %620, float %621, i64 7
  %623 = getelementptr float, ptr addrspace(1) %520, i64 4
  %624 = extractelement <8 x float> %622, i64 0
  %625 = insertelement <4 x float> poison, float %624, i64 0
  %626 = extractelement <8 x float> %622, i64 1
  %627 = insertelement <4 x float> %625, float %626, i64 1
  %628 = extractelement <8 x float> %622, i64 2
  %629 = insertelement <4 x float> %627, float %628, i64 2
  %630 = extractelement <8 x float> %622, i64 3
  %631 = insertelement <4 x float> %629, float %630, i64 3
  store <4 x float> %631, ptr addrspace(1) %520, align 16
  %632 = extractelement <8 x float> %622, i64 4
  %633 = insertelement <4 x float> poison, float %632, i64 0
  %634 = extractelement <8 x float> %622, i64 5
  %635 = insertelement <4 x float> %633, float %634, i64 1
  %636 = extractelement <8 x float> %622, i64 6
  %637 = insertelement <4 x float> %635, float %636, i64 2
  %638 = extractelement <8 x float> %622, i64 7
  %639 = insertelement <4 x float> %637, float %638, i64 3
  store <4 x float> %639, ptr addrspace(1) %623, align 16
  %640 = urem i32 %11, 32
  %641 = udiv i32 %11, 32
  %642 = mul nsw i32 %640, 24
  %643 = mul nsw i32 %641, 768
  %644 = add nsw i32 %642, %643
  %645 = add nsw i32 %644, 16
  %646 = sext i32 %645 to i64
  %647 = getelementptr float, ptr addrspace(1) %3, i64 %646
  %648 = mul nsw i32 %72, 2097152
  %649 = add nsw i32 16, %648
  %650 = sext i32 %649 to i64
  %651 = getelementptr i8, ptr addrspace(6) %77, i64 %650
  %652 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %651, i1 false)
  %653 = getelementptr i32, ptr %5, i64 4
  %654 = extractelement <8 x i32> %652, i64 0
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <8 x i32> %652, i64 1
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <8 x i32> %652, i64 2
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <8 x i32> %652, i64 3
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  store <4 x i32> %661, ptr %5, align 16
  %662 = extractelement <8 x i32> %652, i64 4
  %663 = insertelement <4 x i32> poison, i32 %662, i64 0
  %664 = extractelement <8 x i32> %652, i64 5
  %665 = insertelement <4 x i32> %663, i32 %664, i64 1
  %666 = extractelement <8 x i32> %652, i64 6
  %667 = insertelement <4 x i32> %665, i32 %666, i64 2
  %668 = extractelement <8 x i32> %652, i64 7
  %669 = insertelement <4 x i32> %667, i32 %668, i64 3
  store <4 x i32> %669, ptr %653, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %670 = getelementptr i32, ptr %5, i64 4
  %671 = load <4 x i32>, ptr %5, align 16
  %672 = extractelement <4 x i32> %671, i64 0
  %673 = insertelement <8 x i32> poison, i32 %672, i64 0
  %674 = extractelement <4 x i32> %671, i64 1
  %675 = insertelement <8 x i32> %673, i32 %674, i64 1
  %676 = extractelement <4 x i32> %671, i64 2
  %677 = insertelement <8 x i32> %675, i32 %676, i64 2
  %678 = extractelement <4 x i32> %671, i64 3
  %679 = insertelement <8 x i32> %677, i32 %678, i64 3
  %680 = load <4 x i32>, ptr %670, align 16
  %681 = extractelement <4 x i32> %680, i64 0
  %682 = insertelement <8 x i32> %679, i32 %681, i64 4
  %683 = extractelement <4 x i32> %680, i64 1
  %684 = insertelement <8 x i32> %682, i32 %683, i64 5
  %685 = extractelement <4 x i32> %680, i64 2
  %686 = insertelement <8 x i32> %684, i32 %685, i64 6
  %687 = extractelement <4 x i32> %680, i64 3
  %688 = insertelement <8 x i32> %686, i32 %687, i64 7
  %689 = extractelement <8 x i32> %688, i64 0
  %690 = extractelement <8 x i32> %688, i64 1
  %691 = extractelement <8 x i32> %688, i64 2
  %692 = extractelement <8 x i32> %688, i64 3
  %693 = extractelement <8 x i32> %688, i64 4
  %694 = extractelement <8 x i32> %688, i64 5
  %695 = extractelement <8 x i32> %688, i64 6
  %696 = extractelement <8 x i32> %688, i64 7
  %697 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %689, i32 %690, i32 %691, i32 %692, i32 %693, i32 %694, i32 %695, i32 %696)
  %698 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 0
  %699 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 1
  %700 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 2
  %701 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 3
  %702 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 4
  %703 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 5
  %704 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 6
  %705 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %697, 7
  %706 = insertelement <8 x i32> poison, i32 %698, i64 0
  %707 = insertelement <8 x i32> %706, i32 %699, i64 1
  %708 = insertelement <8 x i32> %707, i32 %700, i64 2
  %709 = insertelement <8 x i32> %708, i32 %701, i64 3
  %710 = insertelement <8 x i32> %709, i32 %702, i64 4
  %711 = insertelement <8 x i32> %710, i32 %703, i64 5
  %712 = insertelement <8 x i32> %711, i32 %704, i64 6
  %713 = insertelement <8 x i32> %712, i32 %705, i64 7
  %714 = getelementptr i32, ptr %5, i64 4
  %715 = extractelement <8 x i32> %713, i64 0
  %716 = insertelement <4 x i32> poison, i32 %715, i64 0
  %717 = extractelement <8 x i32> %713, i64 1
  %718 = insertelement <4 x i32> %716, i32 %717, i64 1
  %719 = extractelement <8 x i32> %713, i64 2
  %720 = insertelement <4 x i32> %718, i32 %719, i64 2
  %721 = extractelement <8 x i32> %713, i64 3
  %722 = insertelement <4 x i32> %720, i32 %721, i64 3
  store <4 x i32> %722, ptr %5, align 16
  %723 = extractelement <8 x i32> %713, i64 4
  %724 = insertelement <4 x i32> poison, i32 %723, i64 0
  %725 = extractelement <8 x i32> %713, i64 5
  %726 = insertelement <4 x i32> %724, i32 %725, i64 1
  %727 = extractelement <8 x i32> %713, i64 6
  %728 = insertelement <4 x i32> %726, i32 %727, i64 2
  %729 = extractelement <8 x i32> %713, i64 7
  %730 = insertelement <4 x i32> %728, i32 %729, i64 3
  store <4 x i32> %730, ptr %714, align 16
  %731 = getelementptr float, ptr %5, i64 4
  %732 = load <4 x float>, ptr %5, align 16
  %733 = extractelement <4 x float> %732, i64 0
  %734 = insertelement <8 x float> poison, float %733, i64 0
  %735 = extractelement <4 x float> %732, i64 1
  %736 = insertelement <8 x float> %734, float %735, i64 1
  %737 = extractelement <4 x float> %732, i64 2
  %738 = insertelement <8 x float> %736, float %737, i64 2
  %739 = extractelement <4 x float> %732, i64 3
  %740 = insertelement <8 x float> %738, float %739, i64 3
  %741 = load <4 x float>, ptr %731, align 16
  %742 = extractelement <4 x float> %741, i64 0
  %743 = insertelement <8 x float> %740, float %742, i64 4
  %744 = extractelement <4 x float> %741, i64 1
  %745 = insertelement <8 x float> %743, float %744, i64 5
  %746 = extractelement <4 x float> %741, i64 2
  %747 = insertelement <8 x float> %745, float %746, i64 6
  %748 = extractelement <4 x float> %741, i64 3
  %749 = insertelement <8 x float> %747, float %748, i64 7
  %750 = getelementptr float, ptr addrspace(1) %647, i64 4
  %751 = extractelement <8 x float> %749, i64 0
  %752 = insertelement <4 x float> poison, float %751, i64 0
  %753 = extractelement <8 x float> %749, i64 1
  %754 = insertelement <4 x float> %752, float %753, i64 1
  %755 = extractelement <8 x float> %749, i64 2
  %756 = insertelement <4 x float> %754, float %755, i64 2
  %757 = extractelement <8 x float> %749, i64 3
  %758 = insertelement <4 x float> %756, float %757, i64 3
  store <4 x float> %758, ptr addrspace(1) %647, align 16
  %759 = extractelement <8 x float> %749, i64 4
  %760 = insertelement <4 x float> poison, float %759, i64 0
  %761 = extractelement <8 x float> %749, i64 5
  %762 = insertelement <4 x float> %760, float %761, i64 1
  %763 = extractelement <8 x float> %749, i64 6
  %764 = insertelement <4 x float> %762, float %763, i64 2
  %765 = extractelement <8 x float> %749, i64 7
  %766 = insertelement <4 x float> %764, float %765, i64 3
  store <4 x float> %766, ptr addrspace(1) %750, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %73, label %767, label %768

767:                                              ; preds = %387
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %77, i32 32)
  br label %768

768:                                              ; preds = %767, %387
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
