; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x float], align 16
  %7 = alloca [8 x float], align 16
  %8 = alloca [8 x float], align 16
  %9 = alloca [8 x float], align 16
  %10 = alloca [8 x float], align 16
  %11 = alloca [8 x float], align 16
  %12 = alloca [8 x float], align 16
  %13 = alloca [8 x float], align 16
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %16 = mul nsw i32 %15, 512
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  br label %19

19:                                               ; preds = %22, %3
  %20 = phi i32 [ %45, %22 ], [ %14, %3 ]
  %21 = icmp slt i32 %20, 512
  br i1 %21, label %22, label %46

22:                                               ; preds = %19
  %23 = urem i32 %20, 16
  %24 = udiv i32 %20, 16
  %25 = mul nsw i32 %23, 32
  %26 = add nsw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(1) %18, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1
  %30 = urem i32 %20, 8
  %31 = udiv i32 %20, 8
  %32 = mul nsw i32 %30, 128
  %33 = urem i32 %31, 2
  %34 = udiv i32 %31, 2
  %35 = mul nsw i32 %33, 1024
  %36 = add nsw i32 %32, %35
  %37 = add nsw i32 %36, %34
  %38 = sext i32 %37 to i64
  %39 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %38
  %40 = ptrtoint ptr addrspace(3) %39 to i32
  %41 = and i32 %40, 896
  %42 = lshr i32 %41, 3
  %43 = xor i32 %40, %42
  %44 = inttoptr i32 %43 to ptr addrspace(3)
  store i8 %29, ptr addrspace(3) %44, align 1
  %45 = add i32 %20, 128
  br label %19

46:                                               ; preds = %19
  %47 = mul nsw i32 %15, 5120
  %48 = sext i32 %47 to i64
  %49 = getelementptr float, ptr addrspace(1) %1, i64 %48
  %50 = mul nsw i32 %15, 5120
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, ptr addrspace(1) %2, i64 %51
  %53 = lshr i32 %14, 5
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %46
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %56

56:                                               ; preds = %55, %46
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %57 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %58 = inttoptr i32 %57 to ptr addrspace(6)
  %59 = icmp eq i32 %14, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %61

61:                                               ; preds = %60, %56
  %62 = urem i32 %14, 32
  %63 = udiv i32 %14, 32
  %64 = mul nsw i32 %62, 40
  %65 = mul nsw i32 %63, 1280
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr float, ptr addrspace(1) %49, i64 %67
  %69 = mul nsw i32 %53, 2097152
  %70 = sext i32 %69 to i64
  %71 = getelementptr i8, ptr addrspace(6) %58, i64 %70
  %72 = getelementptr float, ptr addrspace(1) %68, i64 4
  %73 = load <4 x float>, ptr addrspace(1) %68, align 16
  %74 = extractelement <4 x float> %73, i64 0
  %75 = insertelement <8 x float> poison, float %74, i64 0
  %76 = extractelement <4 x float> %73, i64 1
  %77 = insertelement <8 x float> %75, float %76, i64 1
  %78 = extractelement <4 x float> %73, i64 2
  %79 = insertelement <8 x float> %77, float %78, i64 2
  %80 = extractelement <4 x float> %73, i64 3
  %81 = insertelement <8 x float> %79, float %80, i64 3
  %82 = load <4 x float>, ptr addrspace(1) %72, align 16
  %83 = extractelement <4 x float> %82, i64 0
  %84 = insertelement <8 x float> %81, float %83, i64 4
  %85 = extractelement <4 x float> %82, i64 1
  %86 = insertelement <8 x float> %84, float %85, i64 5
  %87 = extractelement <4 x float> %82, i64 2
  %88 = insertelement <8 x float> %86, float %87, i64 6
  %89 = extractelement <4 x float> %82, i64 3
  %90 = insertelement <8 x float> %88, float %89, i64 7
  %91 = getelementptr float, ptr %13, i64 4
  %92 = extractelement <8 x float> %90, i64 0
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = extractelement <8 x float> %90, i64 1
  %95 = insertelement <4 x float> %93, float %94, i64 1
  %96 = extractelement <8 x float> %90, i64 2
  %97 = insertelement <4 x float> %95, float %96, i64 2
  %98 = extractelement <8 x float> %90, i64 3
  %99 = insertelement <4 x float> %97, float %98, i64 3
  store <4 x float> %99, ptr %13, align 16
  %100 = extractelement <8 x float> %90, i64 4
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = extractelement <8 x float> %90, i64 5
  %103 = insertelement <4 x float> %101, float %102, i64 1
  %104 = extractelement <8 x float> %90, i64 6
  %105 = insertelement <4 x float> %103, float %104, i64 2
  %106 = extractelement <8 x float> %90, i64 7
  %107 = insertelement <4 x float> %105, float %106, i64 3
  store <4 x float> %107, ptr %91, align 16
  %108 = getelementptr i32, ptr %13, i64 4
  %109 = load <4 x i32>, ptr %13, align 16
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = insertelement <8 x i32> poison, i32 %110, i64 0
  %112 = extractelement <4 x i32> %109, i64 1
  %113 = insertelement <8 x i32> %111, i32 %112, i64 1
  %114 = extractelement <4 x i32> %109, i64 2
  %115 = insertelement <8 x i32> %113, i32 %114, i64 2
  %116 = extractelement <4 x i32> %109, i64 3
  %117 = insertelement <8 x i32> %115, i32 %116, i64 3
  %118 = load <4 x i32>, ptr %108, align 16
  %119 = extractelement <4 x i32> %118, i64 0
  %120 = insertelement <8 x i32> %117, i32 %119, i64 4
  %121 = extractelement <4 x i32> %118, i64 1
  %122 = insertelement <8 x i32> %120, i32 %121, i64 5
  %123 = extractelement <4 x i32> %118, i64 2
  %124 = insertelement <8 x i32> %122, i32 %123, i64 6
  %125 = extractelement <4 x i32> %118, i64 3
  %126 = insertelement <8 x i32> %124, i32 %125, i64 7
  %127 = extractelement <8 x i32> %126, i64 0
  %128 = extractelement <8 x i32> %126, i64 1
  %129 = extractelement <8 x i32> %126, i64 2
  %130 = extractelement <8 x i32> %126, i64 3
  %131 = extractelement <8 x i32> %126, i64 4
  %132 = extractelement <8 x i32> %126, i64 5
  %133 = extractelement <8 x i32> %126, i64 6
  %134 = extractelement <8 x i32> %126, i64 7
  %135 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %127, i32 %128, i32 %129, i32 %130, i32 %131, i32 %132, i32 %133, i32 %134)
  %136 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 0
  %137 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 1
  %138 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 2
  %139 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 3
  %140 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 4
  %141 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 5
  %142 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 6
  %143 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %135, 7
  %144 = insertelement <8 x i32> poison, i32 %136, i64 0
  %145 = insertelement <8 x i32> %144, i32 %137, i64 1
  %146 = insertelement <8 x i32> %145, i32 %138, i64 2
  %147 = insertelement <8 x i32> %146, i32 %139, i64 3
  %148 = insertelement <8 x i32> %147, i32 %140, i64 4
  %149 = insertelement <8 x i32> %148, i32 %141, i64 5
  %150 = insertelement <8 x i32> %149, i32 %142, i64 6
  %151 = insertelement <8 x i32> %150, i32 %143, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %71, <8 x i32> %151, i1 false)
  %152 = urem i32 %14, 32
  %153 = udiv i32 %14, 32
  %154 = mul nsw i32 %152, 40
  %155 = mul nsw i32 %153, 1280
  %156 = add nsw i32 %154, %155
  %157 = add nsw i32 %156, 8
  %158 = sext i32 %157 to i64
  %159 = getelementptr float, ptr addrspace(1) %49, i64 %158
  %160 = mul nsw i32 %53, 2097152
  %161 = add nsw i32 8, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr i8, ptr addrspace(6) %58, i64 %162
  %164 = getelementptr float, ptr addrspace(1) %159, i64 4
  %165 = load <4 x float>, ptr addrspace(1) %159, align 16
  %166 = extractelement <4 x float> %165, i64 0
  %167 = insertelement <8 x float> poison, float %166, i64 0
  %168 = extractelement <4 x float> %165, i64 1
  %169 = insertelement <8 x float> %167, float %168, i64 1
  %170 = extractelement <4 x float> %165, i64 2
  %171 = insertelement <8 x float> %169, float %170, i64 2
  %172 = extractelement <4 x float> %165, i64 3
  %173 = insertelement <8 x float> %171, float %172, i64 3
  %174 = load <4 x float>, ptr addrspace(1) %164, align 16
  %175 = extractelement <4 x float> %174, i64 0
  %176 = insertelement <8 x float> %173, float %175, i64 4
  %177 = extractelement <4 x float> %174, i64 1
  %178 = insertelement <8 x float> %176, float %177, i64 5
  %179 = extractelement <4 x float> %174, i64 2
  %180 = insertelement <8 x float> %178, float %179, i64 6
  %181 = extractelement <4 x float> %174, i64 3
  %182 = insertelement <8 x float> %180, float %181, i64 7
  %183 = getelementptr float, ptr %12, i64 4
  %184 = extractelement <8 x float> %182, i64 0
  %185 = insertelement <4 x float> poison, float %184, i64 0
  %186 = extractelement <8 x float> %182, i64 1
  %187 = insertelement <4 x float> %185, float %186, i64 1
  %188 = extractelement <8 x float> %182, i64 2
  %189 = insertelement <4 x float> %187, float %188, i64 2
  %190 = extractelement <8 x float> %182, i64 3
  %191 = insertelement <4 x float> %189, float %190, i64 3
  store <4 x float> %191, ptr %12, align 16
  %192 = extractelement <8 x float> %182, i64 4
  %193 = insertelement <4 x float> poison, float %192, i64 0
  %194 = extractelement <8 x float> %182, i64 5
  %195 = insertelement <4 x float> %193, float %194, i64 1
  %196 = extractelement <8 x float> %182, i64 6
  %197 = insertelement <4 x float> %195, float %196, i64 2
  %198 = extractelement <8 x float> %182, i64 7
  %199 = insertelement <4 x float> %197, float %198, i64 3
  store <4 x float> %199, ptr %183, align 16
  %200 = getelementptr i32, ptr %12, i64 4
  %201 = load <4 x i32>, ptr %12, align 16
  %202 = extractelement <4 x i32> %201, i64 0
  %203 = insertelement <8 x i32> poison, i32 %202, i64 0
  %204 = extractelement <4 x i32> %201, i64 1
  %205 = insertelement <8 x i32> %203, i32 %204, i64 1
  %206 = extractelement <4 x i32> %201, i64 2
  %207 = insertelement <8 x i32> %205, i32 %206, i64 2
  %208 = extractelement <4 x i32> %201, i64 3
  %209 = insertelement <8 x i32> %207, i32 %208, i64 3
  %210 = load <4 x i32>, ptr %200, align 16
  %211 = extractelement <4 x i32> %210, i64 0
  %212 = insertelement <8 x i32> %209, i32 %211, i64 4
  %213 = extractelement <4 x i32> %210, i64 1
  %214 = insertelement <8 x i32> %212, i32 %213, i64 5
  %215 = extractelement <4 x i32> %210, i64 2
  %216 = insertelement <8 x i32> %214, i32 %215, i64 6
  %217 = extractelement <4 x i32> %210, i64 3
  %218 = insertelement <8 x i32> %216, i32 %217, i64 7
  %219 = extractelement <8 x i32> %218, i64 0
  %220 = extractelement <8 x i32> %218, i64 1
  %221 = extractelement <8 x i32> %218, i64 2
  %222 = extractelement <8 x i32> %218, i64 3
  %223 = extractelement <8 x i32> %218, i64 4
  %224 = extractelement <8 x i32> %218, i64 5
  %225 = extractelement <8 x i32> %218, i64 6
  %226 = extractelement <8 x i32> %218, i64 7
  %227 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %219, i32 %220, i32 %221, i32 %222, i32 %223, i32 %224, i32 %225, i32 %226)
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 0
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 1
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 2
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 3
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 4
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 5
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 6
  %235 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %227, 7
  %236 = insertelement <8 x i32> poison, i32 %228, i64 0
  %237 = insertelement <8 x i32> %236, i32 %229, i64 1
  %238 = insertelement <8 x i32> %237, i32 %230, i64 2
  %239 = insertelement <8 x i32> %238, i32 %231, i64 3
  %240 = insertelement <8 x i32> %239, i32 %232, i64 4
  %241 = insertelement <8 x i32> %240, i32 %233, i64 5
  %242 = insertelement <8 x i32> %241, i32 %234, i64 6
  %243 = insertelement <8 x i32> %242, i32 %235, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %163, <8 x i32> %243, i1 false)
  %244 = urem i32 %14, 32
  %245 = udiv i32 %14, 32
  %246 = mul nsw i32 %244, 40
  %247 = mul nsw i32 %245, 1280
  %248 = add nsw i32 %246, %247
  %249 = add nsw i32 %248, 16
  %250 = sext i32 %249 to i64
  %251 = getelementptr float, ptr addrspace(1) %49, i64 %250
  %252 = mul nsw i32 %53, 2097152
  %253 = add nsw i32 16, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr i8, ptr addrspace(6) %58, i64 %254
  %256 = getelementptr float, ptr addrspace(1) %251, i64 4
  %257 = load <4 x float>, ptr addrspace(1) %251, align 16
  %258 = extractelement <4 x float> %257, i64 0
  %259 = insertelement <8 x float> poison, float %258, i64 0
  %260 = extractelement <4 x float> %257, i64 1
  %261 = insertelement <8 x float> %259, float %260, i64 1
  %262 = extractelement <4 x float> %257, i64 2
  %263 = insertelement <8 x float> %261, float %262, i64 2
  %264 = extractelement <4 x float> %257, i64 3
  %265 = insertelement <8 x float> %263, float %264, i64 3
  %266 = load <4 x float>, ptr addrspace(1) %256, align 16
  %267 = extractelement <4 x float> %266, i64 0
  %268 = insertelement <8 x float> %265, float %267, i64 4
  %269 = extractelement <4 x float> %266, i64 1
  %270 = insertelement <8 x float> %268, float %269, i64 5
  %271 = extractelement <4 x float> %266, i64 2
  %272 = insertelement <8 x float> %270, float %271, i64 6
  %273 = extractelement <4 x float> %266, i64 3
  %274 = insertelement <8 x float> %272, float %273, i64 7
  %275 = getelementptr float, ptr %11, i64 4
  %276 = extractelement <8 x float> %274, i64 0
  %277 = insertelement <4 x float> poison, float %276, i64 0
  %278 = extractelement <8 x float> %274, i64 1
  %279 = insertelement <4 x float> %277, float %278, i64 1
  %280 = extractelement <8 x float> %274, i64 2
  %281 = insertelement <4 x float> %279, float %280, i64 2
  %282 = extractelement <8 x float> %274, i64 3
  %283 = insertelement <4 x float> %281, float %282, i64 3
  store <4 x float> %283, ptr %11, align 16
  %284 = extractelement <8 x float> %274, i64 4
  %285 = insertelement <4 x float> poison, float %284, i64 0
  %286 = extractelement <8 x float> %274, i64 5
  %287 = insertelement <4 x float> %285, float %286, i64 1
  %288 = extractelement <8 x float> %274, i64 6
  %289 = insertelement <4 x float> %287, float %288, i64 2
  %290 = extractelement <8 x float> %274, i64 7
  %291 = insertelement <4 x float> %289, float %290, i64 3
  store <4 x float> %291, ptr %275, align 16
  %292 = getelementptr i32, ptr %11, i64 4
  %293 = load <4 x i32>, ptr %11, align 16
  %294 = extractelement <4 x i32> %293, i64 0
  %295 = insertelement <8 x i32> poison, i32 %294, i64 0
  %296 = extractelement <4 x i32> %293, i64 1
  %297 = insertelement <8 x i32> %295, i32 %296, i64 1
  %298 = extractelement <4 x i32> %293, i64 2
  %299 = insertelement <8 x i32> %297, i32 %298, i64 2
  %300 = extractelement <4 x i32> %293, i64 3
  %301 = insertelement <8 x i32> %299, i32 %300, i64 3
  %302 = load <4 x i32>, ptr %292, align 16
  %303 = extractelement <4 x i32> %302, i64 0
  %304 = insertelement <8 x i32> %301, i32 %303, i64 4
  %305 = extractelement <4 x i32> %302, i64 1
  %306 = insertelement <8 x i32> %304, i32 %305, i64 5
  %307 = extractelement <4 x i32> %302, i64 2
  %308 = insertelement <8 x i32> %306, i32 %307, i64 6
  %309 = extractelement <4 x i32> %302, i64 3
  %310 = insertelement <8 x i32> %308, i32 %309, i64 7
  %311 = extractelement <8 x i32> %310, i64 0
  %312 = extractelement <8 x i32> %310, i64 1
  %313 = extractelement <8 x i32> %310, i64 2
  %314 = extractelement <8 x i32> %310, i64 3
  %315 = extractelement <8 x i32> %310, i64 4
  %316 = extractelement <8 x i32> %310, i64 5
  %317 = extractelement <8 x i32> %310, i64 6
  %318 = extractelement <8 x i32> %310, i64 7
  %319 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %311, i32 %312, i32 %313, i32 %314, i32 %315, i32 %316, i32 %317, i32 %318)
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 0
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 1
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 2
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 3
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 4
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 5
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 6
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %319, 7
  %328 = insertelement <8 x i32> poison, i32 %320, i64 0
  %329 = insertelement <8 x i32> %328, i32 %321, i64 1
  %330 = insertelement <8 x i32> %329, i32 %322, i64 2
  %331 = insertelement <8 x i32> %330, i32 %323, i64 3
  %332 = insertelement <8 x i32> %331, i32 %324, i64 4
  %333 = insertelement <8 x i32> %332, i32 %325, i64 5
  %334 = insertelement <8 x i32> %333, i32 %326, i64 6
  %335 = insertelement <8 x i32> %334, i32 %327, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %255, <8 x i32> %335, i1 false)
  %336 = urem i32 %14, 32
  %337 = udiv i32 %14, 32
  %338 = mul nsw i32 %336, 40
  %339 = mul nsw i32 %337, 1280
  %340 = add nsw i32 %338, %339
  %341 = add nsw i32 %340, 24
  %342 = sext i32 %341 to i64
  %343 = getelementptr float, ptr addrspace(1) %49, i64 %342
  %344 = mul nsw i32 %53, 2097152
  %345 = add nsw i32 24, %344
  %346 = sext i32 %345 to i64
  %347 = getelementptr i8, ptr addrspace(6) %58, i64 %346
  %348 = getelementptr float, ptr addrspace(1) %343, i64 4
  %349 = load <4 x float>, ptr addrspace(1) %343, align 16
  %350 = extractelement <4 x float> %349, i64 0
  %351 = insertelement <8 x float> poison, float %350, i64 0
  %352 = extractelement <4 x float> %349, i64 1
  %353 = insertelement <8 x float> %351, float %352, i64 1
  %354 = extractelement <4 x float> %349, i64 2
  %355 = insertelement <8 x float> %353, float %354, i64 2
  %356 = extractelement <4 x float> %349, i64 3
  %357 = insertelement <8 x float> %355, float %356, i64 3
  %358 = load <4 x float>, ptr addrspace(1) %348, align 16
  %359 = extractelement <4 x float> %358, i64 0
  %360 = insertelement <8 x float> %357, float %359, i64 4
  %361 = extractelement <4 x float> %358, i64 1
  %362 = insertelement <8 x float> %360, float %361, i64 5
  %363 = extractelement <4 x float> %358, i64 2
  %364 = insertelement <8 x float> %362, float %363, i64 6
  %365 = extractelement <4 x float> %358, i64 3
  %366 = insertelement <8 x float> %364, float %365, i64 7
  %367 = getelementptr float, ptr %10, i64 4
  %368 = extractelement <8 x float> %366, i64 0
  %369 = insertelement <4 x float> poison, float %368, i64 0
  %370 = extractelement <8 x float> %366, i64 1
  %371 = insertelement <4 x float> %369, float %370, i64 1
  %372 = extractelement <8 x float> %366, i64 2
  %373 = insertelement <4 x float> %371, float %372, i64 2
  %374 = extractelement <8 x float> %366, i64 3
  %375 = insertelement <4 x float> %373, float %374, i64 3
  store <4 x float> %375, ptr %10, align 16
  %376 = extractelement <8 x float> %366, i64 4
  %377 = insertelement <4 x float> poison, float %376, i64 0
  %378 = extractelement <8 x float> %366, i64 5
  %379 = insertelement <4 x float> %377, float %378, i64 1
  %380 = extractelement <8 x float> %366, i64 6
  %381 = insertelement <4 x float> %379, float %380, i64 2
  %382 = extractelement <8 x float> %366, i64 7
  %383 = insertelement <4 x float> %381, float %382, i64 3
  store <4 x float> %383, ptr %367, align 16
  %384 = getelementptr i32, ptr %10, i64 4
  %385 = load <4 x i32>, ptr %10, align 16
  %386 = extractelement <4 x i32> %385, i64 0
  %387 = insertelement <8 x i32> poison, i32 %386, i64 0
  %388 = extractelement <4 x i32> %385, i64 1
  %389 = insertelement <8 x i32> %387, i32 %388, i64 1
  %390 = extractelement <4 x i32> %385, i64 2
  %391 = insertelement <8 x i32> %389, i32 %390, i64 2
  %392 = extractelement <4 x i32> %385, i64 3
  %393 = insertelement <8 x i32> %391, i32 %392, i64 3
  %394 = load <4 x i32>, ptr %384, align 16
  %395 = extractelement <4 x i32> %394, i64 0
  %396 = insertelement <8 x i32> %393, i32 %395, i64 4
  %397 = extractelement <4 x i32> %394, i64 1
  %398 = insertelement <8 x i32> %396, i32 %397, i64 5
  %399 = extractelement <4 x i32> %394, i64 2
  %400 = insertelement <8 x i32> %398, i32 %399, i64 6
  %401 = extractelement <4 x i32> %394, i64 3
  %402 = insertelement <8 x i32> %400, i32 %401, i64 7
  %403 = extractelement <8 x i32> %402, i64 0
  %404 = extractelement <8 x i32> %402, i64 1
  %405 = extractelement <8 x i32> %402, i64 2
  %406 = extractelement <8 x i32> %402, i64 3
  %407 = extractelement <8 x i32> %402, i64 4
  %408 = extractelement <8 x i32> %402, i64 5
  %409 = extractelement <8 x i32> %402, i64 6
  %410 = extractelement <8 x i32> %402, i64 7
  %411 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %403, i32 %404, i32 %405, i32 %406, i32 %407, i32 %408, i32 %409, i32 %410)
  %412 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 0
  %413 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 1
  %414 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 2
  %415 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 3
  %416 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 4
  %417 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 5
  %418 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 6
  %419 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %411, 7
  %420 = insertelement <8 x i32> poison, i32 %412, i64 0
  %421 = insertelement <8 x i32> %420, i32 %413, i64 1
  %422 = insertelement <8 x i32> %421, i32 %414, i64 2
  %423 = insertelement <8 x i32> %422, i32 %415, i64 3
  %424 = insertelement <8 x i32> %423, i32 %416, i64 4
  %425 = insertelement <8 x i32> %424, i32 %417, i64 5
  %426 = insertelement <8 x i32> %425, i32 %418, i64 6
  %427 = insertelement <8 x i32> %426, i32 %419, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %347, <8 x i32> %427, i1 false)
  %428 = urem i32 %14, 32
  %429 = udiv i32 %14, 32
  %430 = mul nsw i32 %428, 40
  %431 = mul nsw i32 %429, 1280
  %432 = add nsw i32 %430, %431
  %433 = add nsw i32 %432, 32
  %434 = sext i32 %433 to i64
  %435 = getelementptr float, ptr addrspace(1) %49, i64 %434
  %436 = mul nsw i32 %53, 2097152
  %437 = add nsw i32 32, %436
  %438 = sext i32 %437 to i64
  %439 = getelementptr i8, ptr addrspace(6) %58, i64 %438
  %440 = getelementptr float, ptr addrspace(1) %435, i64 4
  %441 = load <4 x float>, ptr addrspace(1) %435, align 16
  %442 = extractelement <4 x float> %441, i64 0
  %443 = insertelement <8 x float> poison, float %442, i64 0
  %444 = extractelement <4 x float> %441, i64 1
  %445 = insertelement <8 x float> %443, float %444, i64 1
  %446 = extractelement <4 x float> %441, i64 2
  %447 = insertelement <8 x float> %445, float %446, i64 2
  %448 = extractelement <4 x float> %441, i64 3
  %449 = insertelement <8 x float> %447, float %448, i64 3
  %450 = load <4 x float>, ptr addrspace(1) %440, align 16
  %451 = extractelement <4 x float> %450, i64 0
  %452 = insertelement <8 x float> %449, float %451, i64 4
  %453 = extractelement <4 x float> %450, i64 1
  %454 = insertelement <8 x float> %452, float %453, i64 5
  %455 = extractelement <4 x float> %450, i64 2
  %456 = insertelement <8 x float> %454, float %455, i64 6
  %457 = extractelement <4 x float> %450, i64 3
  %458 = insertelement <8 x float> %456, float %457, i64 7
  %459 = getelementptr float, ptr %9, i64 4
  %460 = extractelement <8 x float> %458, i64 0
  %461 = insertelement <4 x float> poison, float %460, i64 0
  %462 = extractelement <8 x float> %458, i64 1
  %463 = insertelement <4 x float> %461, float %462, i64 1
  %464 = extractelement <8 x float> %458, i64 2
  %465 = insertelement <4 x float> %463, float %464, i64 2
  %466 = extractelement <8 x float> %458, i64 3
  %467 = insertelement <4 x float> %465, float %466, i64 3
  store <4 x float> %467, ptr %9, align 16
  %468 = extractelement <8 x float> %458, i64 4
  %469 = insertelement <4 x float> poison, float %468, i64 0
  %470 = extractelement <8 x float> %458, i64 5
  %471 = insertelement <4 x float> %469, float %470, i64 1
  %472 = extractelement <8 x float> %458, i64 6
  %473 = insertelement <4 x float> %471, float %472, i64 2
  %474 = extractelement <8 x float> %458, i64 7
  %475 = insertelement <4 x float> %473, float %474, i64 3
  store <4 x float> %475, ptr %459, align 16
  %476 = getelementptr i32, ptr %9, i64 4
  %477 = load <4 x i32>, ptr %9, align 16
  %478 = extractelement <4 x i32> %477, i64 0
  %479 = insertelement <8 x i32> poison, i32 %478, i64 0
  %480 = extractelement <4 x i32> %477, i64 1
  %481 = insertelement <8 x i32> %479, i32 %480, i64 1
  %482 = extractelement <4 x i32> %477, i64 2
  %483 = insertelement <8 x i32> %481, i32 %482, i64 2
  %484 = extractelement <4 x i32> %477, i64 3
  %485 = insertelement <8 x i32> %483, i32 %484, i64 3
  %486 = load <4 x i32>, ptr %476, align 16
  %487 = extractelement <4 x i32> %486, i64 0
  %488 = insertelement <8 x i32> %485, i32 %487, i64 4
  %489 = extractelement <4 x i32> %486, i64 1
  %490 = insertelement <8 x i32> %488, i32 %489, i64 5
  %491 = extractelement <4 x i32> %486, i64 2
  %492 = insertelement <8 x i32> %490, i32 %491, i64 6
  %493 = extractelement <4 x i32> %486, i64 3
  %494 = insertelement <8 x i32> %492, i32 %493, i64 7
  %495 = extractelement <8 x i32> %494, i64 0
  %496 = extractelement <8 x i32> %494, i64 1
  %497 = extractelement <8 x i32> %494, i64 2
  %498 = extractelement <8 x i32> %494, i64 3
  %499 = extractelement <8 x i32> %494, i64 4
  %500 = extractelement <8 x i32> %494, i64 5
  %501 = extractelement <8 x i32> %494, i64 6
  %502 = extractelement <8 x i32> %494, i64 7
  %503 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %495, i32 %496, i32 %497, i32 %498, i32 %499, i32 %500, i32 %501, i32 %502)
  %504 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 0
  %505 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 1
  %506 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 2
  %507 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 3
  %508 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 4
  %509 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 5
  %510 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 6
  %511 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %503, 7
  %512 = insertelement <8 x i32> poison, i32 %504, i64 0
  %513 = insertelement <8 x i32> %512, i32 %505, i64 1
  %514 = insertelement <8 x i32> %513, i32 %506, i64 2
  %515 = insertelement <8 x i32> %514, i32 %507, i64 3
  %516 = insertelement <8 x i32> %515, i32 %508, i64 4
  %517 = insertelement <8 x i32> %516, i32 %509, i64 5
  %518 = insertelement <8 x i32> %517, i32 %510, i64 6
  %519 = insertelement <8 x i32> %518, i32 %511, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %439, <8 x i32> %519, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %520 = getelementptr i8, ptr addrspace(6) %58, i64 32
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %521 = icmp eq i32 %15, 0
  %522 = and i1 %59, %521
  br i1 %522, label %523, label %528

523:                                              ; preds = %61
  %524 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %525 = lshr i32 %524, 4
  %526 = zext i32 %525 to i64
  %527 = or i64 %526, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %58, ptr addrspace(6) %520, i64 %527, i32 268959760, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 2, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %528

528:                                              ; preds = %523, %61
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %529 = urem i32 %14, 32
  %530 = udiv i32 %14, 32
  %531 = mul nsw i32 %529, 40
  %532 = mul nsw i32 %530, 1280
  %533 = add nsw i32 %531, %532
  %534 = sext i32 %533 to i64
  %535 = getelementptr float, ptr addrspace(1) %52, i64 %534
  %536 = mul nsw i32 %53, 2097152
  %537 = sext i32 %536 to i64
  %538 = getelementptr i8, ptr addrspace(6) %58, i64 %537
  %539 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %538, i1 false)
  %540 = getelementptr i32, ptr %8, i64 4
  %541 = extractelement <8 x i32> %539, i64 0
  %542 = insertelement <4 x i32> poison, i32 %541, i64 0
  %543 = extractelement <8 x i32> %539, i64 1
  %544 = insertelement <4 x i32> %542, i32 %543, i64 1
  %545 = extractelement <8 x i32> %539, i64 2
  %546 = insertelement <4 x i32> %544, i32 %545, i64 2
  %547 = extractelement <8 x i32> %539, i64 3
  %548 = insertelement <4 x i32> %546, i32 %547, i64 3
  store <4 x i32> %548, ptr %8, align 16
  %549 = extractelement <8 x i32> %539, i64 4
  %550 = insertelement <4 x i32> poison, i32 %549, i64 0
  %551 = extractelement <8 x i32> %539, i64 5
  %552 = insertelement <4 x i32> %550, i32 %551, i64 1
  %553 = extractelement <8 x i32> %539, i64 6
  %554 = insertelement <4 x i32> %552, i32 %553, i64 2
  %555 = extractelement <8 x i32> %539, i64 7
  %556 = insertelement <4 x i32> %554, i32 %555, i64 3
  store <4 x i32> %556, ptr %540, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %557 = getelementptr i32, ptr %8, i64 4
  %558 = load <4 x i32>, ptr %8, align 16
  %559 = extractelement <4 x i32> %558, i64 0
  %560 = insertelement <8 x i32> poison, i32 %559, i64 0
  %561 = extractelement <4 x i32> %558, i64 1
  %562 = insertelement <8 x i32> %560, i32 %561, i64 1
  %563 = extractelement <4 x i32> %558, i64 2
  %564 = insertelement <8 x i32> %562, i32 %563, i64 2
  %565 = extractelement <4 x i32> %558, i64 3
  %566 = insertelement <8 x i32> %564, i32 %565, i64 3
  %567 = load <4 x i32>, ptr %557, align 16
  %568 = extractelement <4 x i32> %567, i64 0
  %569 = insertelement <8 x i32> %566, i32 %568, i64 4
  %570 = extractelement <4 x i32> %567, i64 1
  %571 = insertelement <8 x i32> %569, i32 %570, i64 5
  %572 = extractelement <4 x i32> %567, i64 2
  %573 = insertelement <8 x i32> %571, i32 %572, i64 6
  %574 = extractelement <4 x i32> %567, i64 3
  %575 = insertelement <8 x i32> %573, i32 %574, i64 7
  %576 = extractelement <8 x i32> %575, i64 0
  %577 = extractelement <8 x i32> %575, i64 1
  %578 = extractelement <8 x i32> %575, i64 2
  %579 = extractelement <8 x i32> %575, i64 3
  %580 = extractelement <8 x i32> %575, i64 4
  %581 = extractelement <8 x i32> %575, i64 5
  %582 = extractelement <8 x i32> %575, i64 6
  %583 = extractelement <8 x i32> %575, i64 7
  %584 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %576, i32 %577, i32 %578, i32 %579, i32 %580, i32 %581, i32 %582, i32 %583)
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 0
  %586 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 1
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 2
  %588 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 3
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 4
  %590 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 5
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 6
  %592 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %584, 7
  %593 = insertelement <8 x i32> poison, i32 %585, i64 0
  %594 = insertelement <8 x i32> %593, i32 %586, i64 1
  %595 = insertelement <8 x i32> %594, i32 %587, i64 2
  %596 = insertelement <8 x i32> %595, i32 %588, i64 3
  %597 = insertelement <8 x i32> %596, i32 %589, i64 4
  %598 = insertelement <8 x i32> %597, i32 %590, i64 5
  %599 = insertelement <8 x i32> %598, i32 %591, i64 6
  %600 = insertelement <8 x i32> %599, i32 %592, i64 7
  %601 = getelementptr i32, ptr %8, i64 4
  %602 = extractelement <8 x i32> %600, i64 0
  %603 = insertelement <4 x i32> poison, i32 %602, i64 0
  %604 = extractelement <8 x i32> %600, i64 1
  %605 = insertelement <4 x i32> %603, i32 %604, i64 1
  %606 = extractelement <8 x i32> %600, i64 2
  %607 = insertelement <4 x i32> %605, i32 %606, i64 2
  %608 = extractelement <8 x i32> %600, i64 3
  %609 = insertelement <4 x i32> %607, i32 %608, i64 3
  store <4 x i32> %609, ptr %8, align 16
  %610 = extractelement <8 x i32> %600, i64 4
  %611 = insertelement <4 x i32> poison, i32 %610, i64 0
  %612 = extractelement <8 x i32> %600, i64 5
  %613 = insertelement <4 x i32> %611, i32 %612, i64 1
  %614 = extractelement <8 x i32> %600, i64 6
  %615 = insertelement <4 x i32> %613, i32 %614, i64 2
  %616 = extractelement <8 x i32> %600, i64 7
  %617 = insertelement <4 x i32> %615, i32 %616, i64 3
  store <4 x i32> %617, ptr %601, align 16
  %618 = getelementptr float, ptr %8, i64 4
  %619 = load <4 x float>, ptr %8, align 16
  %620 = extractelement <4 x float> %619, i64 0
  %621 = insertelement <8 x float> poison, float %620, i64 0
  %622 = extractelement <4 x float> %619, i64 1
  %623 = insertelement <8 x float> %621, float %622, i64 1
  %624 = extractelement <4 x float> %619, i64 2
  %625 = insertelement <8 x float> %623, float %624, i64 2
  %626 = extractelement <4 x float> %619, i64 3
  %627 = insertelement <8 x float> %625, float %626, i64 3
  %628 = load <4 x float>, ptr %618, align 16
  %629 = extractelement <4 x float> %628, i64 0
  %630 = insertelement <8 x float> %627, float %629, i64 4
  %631 = extractelement <4 x float> %628, i64 1
  %632 = insertelement <8 x float> %630, float %631, i64 5
  %633 = extractelement <4 x float> %628, i64 2
  %634 = insertelement <8 x float> %632, float %633, i64 6
  %635 = extractelement <4 x float> %628, i64 3
  %636 = insertelement <8 x float> %634, float %635, i64 7
  %637 = getelementptr float, ptr addrspace(1) %535, i64 4
  %638 = extractelement <8 x float> %636, i64 0
  %639 = insertelement <4 x float> poison, float %638, i64 0
  %640 = extractelement <8 x float> %636, i64 1
  %641 = insertelement <4 x float> %639, float %640, i64 1
  %642 = extractelement <8 x float> %636, i64 2
  %643 = insertelement <4 x float> %641, float %642, i64 2
  %644 = extractelement <8 x float> %636, i64 3
  %645 = insertelement <4 x float> %643, float %644, i64 3
  store <4 x float> %645, ptr addrspace(1) %535, align 16
  %646 = extractelement <8 x float> %636, i64 4
  %647 = insertelement <4 x float> poison, float %646, i64 0
  %648 = extractelement <8 x float> %636, i64 5
  %649 = insertelement <4 x float> %647, float %648, i64 1
  %650 = extractelement <8 x float> %636, i64 6
  %651 = insertelement <4 x float> %649, float %650, i64 2
  %652 = extractelement <8 x float> %636, i64 7
  %653 = insertelement <4 x float> %651, float %652, i64 3
  store <4 x float> %653, ptr addrspace(1) %637, align 16
  %654 = urem i32 %14, 32
  %655 = udiv i32 %14, 32
  %656 = mul nsw i32 %654, 40
  %657 = mul nsw i32 %655, 1280
  %658 = add nsw i32 %656, %657
  %659 = add nsw i32 %658, 8
  %660 = sext i32 %659 to i64
  %661 = getelementptr float, ptr addrspace(1) %52, i64 %660
  %662 = mul nsw i32 %53, 2097152
  %663 = add nsw i32 8, %662
  %664 = sext i32 %663 to i64
  %665 = getelementptr i8, ptr addrspace(6) %58, i64 %664
  %666 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %665, i1 false)
  %667 = getelementptr i32, ptr %7, i64 4
  %668 = extractelement <8 x i32> %666, i64 0
  %669 = insertelement <4 x i32> poison, i32 %668, i64 0
  %670 = extractelement <8 x i32> %666, i64 1
  %671 = insertelement <4 x i32> %669, i32 %670, i64 1
  %672 = extractelement <8 x i32> %666, i64 2
  %673 = insertelement <4 x i32> %671, i32 %672, i64 2
  %674 = extractelement <8 x i32> %666, i64 3
  %675 = insertelement <4 x i32> %673, i32 %674, i64 3
  store <4 x i32> %675, ptr %7, align 16
  %676 = extractelement <8 x i32> %666, i64 4
  %677 = insertelement <4 x i32> poison, i32 %676, i64 0
  %678 = extractelement <8 x i32> %666, i64 5
  %679 = insertelement <4 x i32> %677, i32 %678, i64 1
  %680 = extractelement <8 x i32> %666, i64 6
  %681 = insertelement <4 x i32> %679, i32 %680, i64 2
  %682 = extractelement <8 x i32> %666, i64 7
  %683 = insertelement <4 x i32> %681, i32 %682, i64 3
  store <4 x i32> %683, ptr %667, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %684 = getelementptr i32, ptr %7, i64 4
  %685 = load <4 x i32>, ptr %7, align 16
  %686 = extractelement <4 x i32> %685, i64 0
  %687 = insertelement <8 x i32> poison, i32 %686, i64 0
  %688 = extractelement <4 x i32> %685, i64 1
  %689 = insertelement <8 x i32> %687, i32 %688, i64 1
  %690 = extractelement <4 x i32> %685, i64 2
  %691 = insertelement <8 x i32> %689, i32 %690, i64 2
  %692 = extractelement <4 x i32> %685, i64 3
  %693 = insertelement <8 x i32> %691, i32 %692, i64 3
  %694 = load <4 x i32>, ptr %684, align 16
  %695 = extractelement <4 x i32> %694, i64 0
  %696 = insertelement <8 x i32> %693, i32 %695, i64 4
  %697 = extractelement <4 x i32> %694, i64 1
  %698 = insertelement <8 x i32> %696, i32 %697, i64 5
  %699 = extractelement <4 x i32> %694, i64 2
  %700 = insertelement <8 x i32> %698, i32 %699, i64 6
  %701 = extractelement <4 x i32> %694, i64 3
  %702 = insertelement <8 x i32> %700, i32 %701, i64 7
  %703 = extractelement <8 x i32> %702, i64 0
  %704 = extractelement <8 x i32> %702, i64 1
  %705 = extractelement <8 x i32> %702, i64 2
  %706 = extractelement <8 x i32> %702, i64 3
  %707 = extractelement <8 x i32> %702, i64 4
  %708 = extractelement <8 x i32> %702, i64 5
  %709 = extractelement <8 x i32> %702, i64 6
  %710 = extractelement <8 x i32> %702, i64 7
  %711 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %703, i32 %704, i32 %705, i32 %706, i32 %707, i32 %708, i32 %709, i32 %710)
  %712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 0
  %713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 1
  %714 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 2
  %715 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 3
  %716 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 4
  %717 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 5
  %718 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 6
  %719 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %711, 7
  %720 = insertelement <8 x i32> poison, i32 %712, i64 0
  %721 = insertelement <8 x i32> %720, i32 %713, i64 1
  %722 = insertelement <8 x i32> %721, i32 %714, i64 2
  %723 = insertelement <8 x i32> %722, i32 %715, i64 3
  %724 = insertelement <8 x i32> %723, i32 %716, i64 4
  %725 = insertelement <8 x i32> %724, i32 %717, i64 5
  %726 = insertelement <8 x i32> %725, i32 %718, i64 6
  %727 = insertelement <8 x i32> %726, i32 %719, i64 7
  %728 = getelementptr i32, ptr %7, i64 4
  %729 = extractelement <8 x i32> %727, i64 0
  %730 = insertelement <4 x i32> poison, i32 %729, i64 0
  %731 = extractelement <8 x i32> %727, i64 1
  %732 = insertelement <4 x i32> %730, i32 %731, i64 1
  %733 = extractelement <8 x i32> %727, i64 2
  %734 = insertelement <4 x i32> %732, i32 %733, i64 2
  %735 = extractelement <8 x i32> %727, i64 3
  %736 = insertelement <4 x i32> %734, i32 %735, i64 3
  store <4 x i32> %736, ptr %7, align 16
  %737 = extractelement <8 x i32> %727, i64 4
  %738 = insertelement <4 x i32> poison, i32 %737, i64 0
  %739 = extractelement <8 x i32> %727, i64 5
  %740 = insertelement <4 x i32> %738, i32 %739, i64 1
  %741 = extractelement <8 x i32> %727, i64 6
  %742 = insertelement <4 x i32> %740, i32 %741, i64 2
  %743 = extractelement <8 x i32> %727, i64 7
  %744 = insertelement <4 x i32> %742, i32 %743, i64 3
  store <4 x i32> %744, ptr %728, align 16
  %745 = getelementptr float, ptr %7, i64 4
  %746 = load <4 x float>, ptr %7, align 16
  %747 = extractelement <4 x float> %746, i64 0
  %748 = insertelement <8 x float> poison, float %747, i64 0
  %749 = extractelement <4 x float> %746, i64 1
  %750 = insertelement <8 x float> %748, float %749, i64 1
  %751 = extractelement <4 x float> %746, i64 2
  %752 = insertelement <8 x float> %750, float %751, i64 2
  %753 = extractelement <4 x float> %746, i64 3
  %754 = insertelement <8 x float> %752, float %753, i64 3
  %755 = load <4 x float>, ptr %745, align 16
  %756 = extractelement <4 x float> %755, i64 0
  %757 = insertelement <8 x float> %754, float %756, i64 4
  %758 = extractelement <4 x float> %755, i64 1
  %759 = insertelement <8 x float> %757, float %758, i64 5
  %760 = extractelement <4 x float> %755, i64 2
  %761 = insertelement <8 x float> %759, float %760, i64 6
  %762 = extractelement <4 x float> %755, i64 3
  %763 = insertelement <8 x float> %761, float %762, i64 7
  %764 = getelementptr float, ptr addrspace(1) %661, i64 4
  %765 = extractelement <8 x float> %763, i64 0
  %766 = insertelement <4 x float> poison, float %765, i64 0
  %767 = extractelement <8 x float> %763, i64 1
  %768 = insertelement <4 x float> %766, float %767, i64 1
  %769 = extractelement <8 x float> %763, i64 2
  %770 = insertelement <4 x float> %768, float %769, i64 2
  %771 = extractelement <8 x float> %763, i64 3
  %772 = insertelement <4 x float> %770, float %771, i64 3
  store <4 x float> %772, ptr addrspace(1) %661, align 16
  %773 = extractelement <8 x float> %763, i64 4
  %774 = insertelement <4 x float> poison, float %773, i64 0
  %775 = extractelement <8 x float> %763, i64 5
  %776 = insertelement <4 x float> %774, float %775, i64 1
  %777 = extractelement <8 x float> %763, i64 6
  %778 = insertelement <4 x float> %776, float %777, i64 2
  %779 = extractelement <8 x float> %763, i64 7
  %780 = insertelement <4 x float> %778, float %779, i64 3
  store <4 x float> %780, ptr addrspace(1) %764, align 16
  %781 = urem i32 %14, 32
  %782 = udiv i32 %14, 32
  %783 = mul nsw i32 %781, 40
  %784 = mul nsw i32 %782, 1280
  %785 = add nsw i32 %783, %784
  %786 = add nsw i32 %785, 16
  %787 = sext i32 %786 to i64
  %788 = getelementptr float, ptr addrspace(1) %52, i64 %787
  %789 = mul nsw i32 %53, 2097152
  %790 = add nsw i32 16, %789
  %791 = sext i32 %790 to i64
  %792 = getelementptr i8, ptr addrspace(6) %58, i64 %791
  %793 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %792, i1 false)
  %794 = getelementptr i32, ptr %6, i64 4
  %795 = extractelement <8 x i32> %793, i64 0
  %796 = insertelement <4 x i32> poison, i32 %795, i64 0
  %797 = extractelement <8 x i32> %793, i64 1
  %798 = insertelement <4 x i32> %796, i32 %797, i64 1
  %799 = extractelement <8 x i32> %793, i64 2
  %800 = insertelement <4 x i32> %798, i32 %799, i64 2
  %801 = extractelement <8 x i32> %793, i64 3
  %802 = insertelement <4 x i32> %800, i32 %801, i64 3
  store <4 x i32> %802, ptr %6, align 16
  %803 = extractelement <8 x i32> %793, i64 4
  %804 = insertelement <4 x i32> poison, i32 %803, i64 0
  %805 = extractelement <8 x i32> %793, i64 5
  %806 = insertelement <4 x i32> %804, i32 %805, i64 1
  %807 = extractelement <8 x i32> %793, i64 6
  %808 = insertelement <4 x i32> %806, i32 %807, i64 2
  %809 = extractelement <8 x i32> %793, i64 7
  %810 = insertelement <4 x i32> %808, i32 %809, i64 3
  store <4 x i32> %810, ptr %794, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %811 = getelementptr i32, ptr %6, i64 4
  %812 = load <4 x i32>, ptr %6, align 16
  %813 = extractelement <4 x i32> %812, i64 0
  %814 = insertelement <8 x i32> poison, i32 %813, i64 0
  %815 = extractelement <4 x i32> %812, i64 1
  %816 = insertelement <8 x i32> %814, i32 %815, i64 1
  %817 = extractelement <4 x i32> %812, i64 2
  %818 = insertelement <8 x i32> %816, i32 %817, i64 2
  %819 = extractelement <4 x i32> %812, i64 3
  %820 = insertelement <8 x i32> %818, i32 %819, i64 3
  %821 = load <4 x i32>, ptr %811, align 16
  %822 = extractelement <4 x i32> %821, i64 0
  %823 = insertelement <8 x i32> %820, i32 %822, i64 4
  %824 = extractelement <4 x i32> %821, i64 1
  %825 = insertelement <8 x i32> %823, i32 %824, i64 5
  %826 = extractelement <4 x i32> %821, i64 2
  %827 = insertelement <8 x i32> %825, i32 %826, i64 6
  %828 = extractelement <4 x i32> %821, i64 3
  %829 = insertelement <8 x i32> %827, i32 %828, i64 7
  %830 = extractelement <8 x i32> %829, i64 0
  %831 = extractelement <8 x i32> %829, i64 1
  %832 = extractelement <8 x i32> %829, i64 2
  %833 = extractelement <8 x i32> %829, i64 3
  %834 = extractelement <8 x i32> %829, i64 4
  %835 = extractelement <8 x i32> %829, i64 5
  %836 = extractelement <8 x i32> %829, i64 6
  %837 = extractelement <8 x i32> %829, i64 7
  %838 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %830, i32 %831, i32 %832, i32 %833, i32 %834, i32 %835, i32 %836, i32 %837)
  %839 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 0
  %840 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 1
  %841 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 2
  %842 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 3
  %843 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 4
  %844 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 5
  %845 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 6
  %846 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %838, 7
  %847 = insertelement <8 x i32> poison, i32 %839, i64 0
  %848 = insertelement <8 x i32> %847, i32 %840, i64 1
  %849 = insertelement <8 x i32> %848, i32 %841, i64 2
  %850 = insertelement <8 x i32> %849, i32 %842, i64 3
  %851 = insertelement <8 x i32> %850, i32 %843, i64 4
  %852 = insertelement <8 x i32> %851, i32 %844, i64 5
  %853 = insertelement <8 x i32> %852, i32 %845, i64 6
  %854 = insertelement <8 x i32> %853, i32 %846, i64 7
  %855 = getelementptr i32, ptr %6, i64 4
  %856 = extractelement <8 x i32> %854, i64 0
  %857 = insertelement <4 x i32> poison, i32 %856, i64 0
  %858 = extractelement <8 x i32> %854, i64 1
  %859 = insertelement <4 x i32> %857, i32 %858, i64 1
  %860 = extractelement <8 x i32> %854, i64 2
  %861 = insertelement <4 x i32> %859, i32 %860, i64 2
  %862 = extractelement <8 x i32> %854, i64 3
  %863 = insertelement <4 x i32> %861, i32 %862, i64 3
  store <4 x i32> %863, ptr %6, align 16
  %864 = extractelement <8 x i32> %854, i64 4
  %865 = insertelement <4 x i32> poison, i32 %864, i64 0
  %866 = extractelement <8 x i32> %854, i64 5
  %867 = insertelement <4 x i32> %865, i32 %866, i64 1
  %868 = extractelement <8 x i32> %854, i64 6
  %869 = insertelement <4 x i32> %867, i32 %868, i64 2
  %870 = extractelement <8 x i32> %854, i64 7
  %871 = insertelement <4 x i32> %869, i32 %870, i64 3
  store <4 x i32> %871, ptr %855, align 16
  %872 = getelementptr float, ptr %6, i64 4
  %873 = load <4 x float>, ptr %6, align 16
  %874 = extractelement <4 x float> %873, i64 0
  %875 = insertelement <8 x float> poison, float %874, i64 0
  %876 = extractelement <4 x float> %873, i64 1
  %877 = insertelement <8 x float> %875, float %876, i64 1
  %878 = extractelement <4 x float> %873, i64 2
  %879 = insertelement <8 x float> %877, float %878, i64 2
  %880 = extractelement <4 x float> %873, i64 3
  %881 = insertelement <8 x float> %879, float %880, i64 3
  %882 = load <4 x float>, ptr %872, align 16
  %883 = extractelement <4 x float> %882, i64 0
  %884 = insertelement <8 x float> %881, float %883, i64 4
  %885 = extractelement <4 x float> %882, i64 1
  %886 = insertelement <8 x float> %884, float %885, i64 5
  %887 = extractelement <4 x float> %882, i64 2
  %888 = insertelement <8 x float> %886, float %887, i64 6
  %889 = extractelement <4 x float> %882, i64 3
  %890 = insertelement <8 x float> %888, float %889, i64 7
  %891 = getelementptr float, ptr addrspace(1) %788, i64 4
  %892 = extractelement <8 x float> %890, i64 0
  %893 = insertelement <4 x float> poison, float %892, i64 0
  %894 = extractelement <8 x float> %890, i64 1
  %895 = insertelement <4 x float> %893, float %894, i64 1
  %896 = extractelement <8 x float> %890, i64 2
  %897 = insertelement <4 x float> %895, float %896, i64 2
  %898 = extractelement <8 x float> %890, i64 3
  %899 = insertelement <4 x float> %897, float %898, i64 3
  store <4 x float> %899, ptr addrspace(1) %788, align 16
  %900 = extractelement <8 x float> %890, i64 4
  %901 = insertelement <4 x float> poison, float %900, i64 0
  %902 = extractelement <8 x float> %890, i64 5
  %903 = insertelement <4 x float> %901, float %902, i64 1
  %904 = extractelement <8 x float> %890, i64 6
  %905 = insertelement <4 x float> %903, float %904, i64 2
  %906 = extractelement <8 x float> %890, i64 7
  %907 = insertelement <4 x float> %905, float %906, i64 3
  store <4 x float> %907, ptr addrspace(1) %891, align 16
  %908 = urem i32 %14, 32
  %909 = udiv i32 %14, 32
  %910 = mul nsw i32 %908, 40
  %911 = mul nsw i32 %909, 1280
  %912 = add nsw i32 %910, %911
  %913 = add nsw i32 %912, 24
  %914 = sext i32 %913 to i64
  %915 = getelementptr float, ptr addrspace(1) %52, i64 %914
  %916 = mul nsw i32 %53, 2097152
  %917 = add nsw i32 24, %916
  %918 = sext i32 %917 to i64
  %919 = getelementptr i8, ptr addrspace(6) %58, i64 %918
  %920 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %919, i1 false)
  %921 = getelementptr i32, ptr %5, i64 4
  %922 = extractelement <8 x i32> %920, i64 0
  %923 = insertelement <4 x i32> poison, i32 %922, i64 0
  %924 = extractelement <8 x i32> %920, i64 1
  %925 = insertelement <4 x i32> %923, i32 %924, i64 1
  %926 = extractelement <8 x i32> %920, i64 2
  %927 = insertelement <4 x i32> %925, i32 %926, i64 2
  %928 = extractelement <8 x i32> %920, i64 3
  %929 = insertelement <4 x i32> %927, i32 %928, i64 3
  store <4 x i32> %929, ptr %5, align 16
  %930 = extractelement <8 x i32> %920, i64 4
  %931 = insertelement <4 x i32> poison, i32 %930, i64 0
  %932 = extractelement <8 x i32> %920, i64 5
  %933 = insertelement <4 x i32> %931, i32 %932, i64 1
  %934 = extractelement <8 x i32> %920, i64 6
  %935 = insertelement <4 x i32> %933, i32 %934, i64 2
  %936 = extractelement <8 x i32> %920, i64 7
  %937 = insertelement <4 x i32> %935, i32 %936, i64 3
  store <4 x i32> %937, ptr %921, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %938 = getelementptr i32, ptr %5, i64 4
  %939 = load <4 x i32>, ptr %5, align 16
  %940 = extractelement <4 x i32> %939, i64 0
  %941 = insertelement <8 x i32> poison, i32 %940, i64 0
  %942 = extractelement <4 x i32> %939, i64 1
  %943 = insertelement <8 x i32> %941, i32 %942, i64 1
  %944 = extractelement <4 x i32> %939, i64 2
  %945 = insertelement <8 x i32> %943, i32 %944, i64 2
  %946 = extractelement <4 x i32> %939, i64 3
  %947 = insertelement <8 x i32> %945, i32 %946, i64 3
  %948 = load <4 x i32>, ptr %938, align 16
  %949 = extractelement <4 x i32> %948, i64 0
  %950 = insertelement <8 x i32> %947, i32 %949, i64 4
  %951 = extractelement <4 x i32> %948, i64 1
  %952 = insertelement <8 x i32> %950, i32 %951, i64 5
  %953 = extractelement <4 x i32> %948, i64 2
  %954 = insertelement <8 x i32> %952, i32 %953, i64 6
  %955 = extractelement <4 x i32> %948, i64 3
  %956 = insertelement <8 x i32> %954, i32 %955, i64 7
  %957 = extractelement <8 x i32> %956, i64 0
  %958 = extractelement <8 x i32> %956, i64 1
  %959 = extractelement <8 x i32> %956, i64 2
  %960 = extractelement <8 x i32> %956, i64 3
  %961 = extractelement <8 x i32> %956, i64 4
  %962 = extractelement <8 x i32> %956, i64 5
  %963 = extractelement <8 x i32> %956, i64 6
  %964 = extractelement <8 x i32> %956, i64 7
  %965 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %957, i32 %958, i32 %959, i32 %960, i32 %961, i32 %962, i32 %963, i32 %964)
  %966 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 0
  %967 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 1
  %968 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 2
  %969 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 3
  %970 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 4
  %971 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 5
  %972 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 6
  %973 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %965, 7
  %974 = insertelement <8 x i32> poison, i32 %966, i64 0
  %975 = insertelement <8 x i32> %974, i32 %967, i64 1
  %976 = insertelement <8 x i32> %975, i32 %968, i64 2
  %977 = insertelement <8 x i32> %976, i32 %969, i64 3
  %978 = insertelement <8 x i32> %977, i32 %970, i64 4
  %979 = insertelement <8 x i32> %978, i32 %971, i64 5
  %980 = insertelement <8 x i32> %979, i32 %972, i64 6
  %981 = insertelement <8 x i32> %980, i32 %973, i64 7
  %982 = getelementptr i32, ptr %5, i64 4
  %983 = extractelement <8 x i32> %981, i64 0
  %984 = insertelement <4 x i32> poison, i32 %983, i64 0
  %985 = extractelement <8 x i32> %981, i64 1
  %986 = insertelement <4 x i32> %984, i32 %985, i64 1
  %987 = extractelement <8 x i32> %981, i64 2
  %988 = insertelement <4 x i32> %986, i32 %987, i64 2
  %989 = extractelement <8 x i32> %981, i64 3
  %990 = insertelement <4 x i32> %988, i32 %989, i64 3
  store <4 x i32> %990, ptr %5, align 16
  %991 = extractelement <8 x i32> %981, i64 4
  %992 = insertelement <4 x i32> poison, i32 %991, i64 0
  %993 = extractelement <8 x i32> %981, i64 5
  %994 = insertelement <4 x i32> %992, i32 %993, i64 1
  %995 = extractelement <8 x i32> %981, i64 6
  %996 = insertelement <4 x i32> %994, i32 %995, i64 2
  %997 = extractelement <8 x i32> %981, i64 7
  %998 = insertelement <4 x i32> %996, i32 %997, i64 3
  store <4 x i32> %998, ptr %982, align 16
  %999 = getelementptr float, ptr %5, i64 4
  %1000 = load <4 x float>, ptr %5, align 16
  %1001 = extractelement <4 x float> %1000, i64 0
  %1002 = insertelement <8 x float> poison, float %1001, i64 0
  %1003 = extractelement <4 x float> %1000, i64 1
  %1004 = insertelement <8 x float> %1002, float %1003, i64 1
  %1005 = extractelement <4 x float> %1000, i64 2
  %1006 = insertelement <8 x float> %1004, float %1005, i64 2
  %1007 = extractelement <4 x float> %1000, i64 3
  %1008 = insertelement <8 x float> %1006, float %1007, i64 3
  %1009 = load <4 x float>, ptr %999, align 16
  %1010 = extractelement <4 x float> %1009, i64 0
  %1011 = insertelement <8 x float> %1008, float %1010, i64 4
  %1012 = extractelement <4 x float> %1009, i64 1
  %1013 = insertelement <8 x float> %1011, float %1012, i64 5
  %1014 = extractelement <4 x float> %1009, i64 2
  %1015 = insertelement <8 x float> %1013, float %1014, i64 6
  %1016 = extractelement <4 x float> %1009, i64 3
  %1017 = insertelement <8 x float> %1015, float %1016, i64 7
  %1018 = getelementptr float, ptr addrspace(1) %915, i64 4
  %1019 = extractelement <8 x float> %1017, i64 0
  %1020 = insertelement <4 x float> poison, float %1019, i64 0
  %1021 = extractelement <8 x float> %1017, i64 1
  %1022 = insertelement <4 x float> %1020, float %1021, i64 1
  %1023 = extractelement <8 x float> %1017, i64 2
  %1024 = insertelement <4 x float> %1022, float %1023, i64 2
  %1025 = extractelement <8 x float> %1017, i64 3
  %1026 = insertelement <4 x float> %1024, float %1025, i64 3
  store <4 x float> %1026, ptr addrspace(1) %915, align 16
  %1027 = extractelement <8 x float> %1017, i64 4
  %1028 = insertelement <4 x float> poison, float %1027, i64 0
  %1029 = extractelement <8 x float> %1017, i64 5
  %1030 = insertelement <4 x float> %1028, float %1029, i64 1
  %1031 = extractelement <8 x float> %1017, i64 6
  %1032 = insertelement <4 x float> %1030, float %1031, i64 2
  %1033 = extractelement <8 x float> %1017, i64 7
  %1034 = insertelement <4 x float> %1032, float %1033, i64 3
  store <4 x float> %1034, ptr addrspace(1) %1018, align 16
  %1035 = urem i32 %14, 32
  %1036 = udiv i32 %14, 32
  %1037 = mul nsw i32 %1035, 40
  %1038 = mul nsw i32 %1036, 1280
  %1039 = add nsw i32 %1037, %1038
  %1040 = add nsw i32 %1039, 32
  %1041 = sext i32 %1040 to i64
  %1042 = getelementptr float, ptr addrspace(1) %52, i64 %1041
  %1043 = mul nsw i32 %53, 2097152
  %1044 = add nsw i32 32, %1043
  %1045 = sext i32 %1044 to i64
  %1046 = getelementptr i8, ptr addrspace(6) %58, i64 %1045
  %1047 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %1046, i1 false)
  %1048 = getelementptr i32, ptr %4, i64 4
  %1049 = extractelement <8 x i32> %1047, i64 0
  %1050 = insertelement <4 x i32> poison, i32 %1049, i64 0
  %1051 = extractelement <8 x i32> %1047, i64 1
  %1052 = insertelement <4 x i32> %1050, i32 %1051, i64 1
  %1053 = extractelement <8 x i32> %1047, i64 2
  %1054 = insertelement <4 x i32> %1052, i32 %1053, i64 2
  %1055 = extractelement <8 x i32> %1047, i64 3
  %1056 = insertelement <4 x i32> %1054, i32 %1055, i64 3
  store <4 x i32> %1056, ptr %4, align 16
  %1057 = extractelement <8 x i32> %1047, i64 4
  %1058 = insertelement <4 x i32> poison, i32 %1057, i64 0
  %1059 = extractelement <8 x i32> %1047, i64 5
  %1060 = insertelement <4 x i32> %1058, i32 %1059, i64 1
  %1061 = extractelement <8 x i32> %1047, i64 6
  %1062 = insertelement <4 x i32> %1060, i32 %1061, i64 2
  %1063 = extractelement <8 x i32> %1047, i64 7
  %1064 = insertelement <4 x i32> %1062, i32 %1063, i64 3
  store <4 x i32> %1064, ptr %1048, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1065 = getelementptr i32, ptr %4, i64 4
  %1066 = load <4 x i32>, ptr %4, align 16
  %1067 = extractelement <4 x i32> %1066, i64 0
  %1068 = insertelement <8 x i32> poison, i32 %1067, i64 0
  %1069 = extractelement <4 x i32> %1066, i64 1
  %1070 = insertelement <8 x i32> %1068, i32 %1069, i64 1
  %1071 = extractelement <4 x i32> %1066, i64 2
  %1072 = insertelement <8 x i32> %1070, i32 %1071, i64 2
  %1073 = extractelement <4 x i32> %1066, i64 3
  %1074 = insertelement <8 x i32> %1072, i32 %1073, i64 3
  %1075 = load <4 x i32>, ptr %1065, align 16
  %1076 = extractelement <4 x i32> %1075, i64 0
  %1077 = insertelement <8 x i32> %1074, i32 %1076, i64 4
  %1078 = extractelement <4 x i32> %1075, i64 1
  %1079 = insertelement <8 x i32> %1077, i32 %1078, i64 5
  %1080 = extractelement <4 x i32> %1075, i64 2
  %1081 = insertelement <8 x i32> %1079, i32 %1080, i64 6
  %1082 = extractelement <4 x i32> %1075, i64 3
  %1083 = insertelement <8 x i32> %1081, i32 %1082, i64 7
  %1084 = extractelement <8 x i32> %1083, i64 0
  %1085 = extractelement <8 x i32> %1083, i64 1
  %1086 = extractelement <8 x i32> %1083, i64 2
  %1087 = extractelement <8 x i32> %1083, i64 3
  %1088 = extractelement <8 x i32> %1083, i64 4
  %1089 = extractelement <8 x i32> %1083, i64 5
  %1090 = extractelement <8 x i32> %1083, i64 6
  %1091 = extractelement <8 x i32> %1083, i64 7
  %1092 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %1084, i32 %1085, i32 %1086, i32 %1087, i32 %1088, i32 %1089, i32 %1090, i32 %1091)
  %1093 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 0
  %1094 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 1
  %1095 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 2
  %1096 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 3
  %1097 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 4
  %1098 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 5
  %1099 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 6
  %1100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %1092, 7
  %1101 = insertelement <8 x i32> poison, i32 %1093, i64 0
  %1102 = insertelement <8 x i32> %1101, i32 %1094, i64 1
  %1103 = insertelement <8 x i32> %1102, i32 %1095, i64 2
  %1104 = insertelement <8 x i32> %1103, i32 %1096, i64 3
  %1105 = insertelement <8 x i32> %1104, i32 %1097, i64 4
  %1106 = insertelement <8 x i32> %1105, i32 %1098, i64 5
  %1107 = insertelement <8 x i32> %1106, i32 %1099, i64 6
  %1108 = insertelement <8 x i32> %1107, i32 %1100, i64 7
  %1109 = getelementptr i32, ptr %4, i64 4
  %1110 = extractelement <8 x i32> %1108, i64 0
  %1111 = insertelement <4 x i32> poison, i32 %1110, i64 0
  %1112 = extractelement <8 x i32> %1108, i64 1
  %1113 = insertelement <4 x i32> %1111, i32 %1112, i64 1
  %1114 = extractelement <8 x i32> %1108, i64 2
  %1115 = insertelement <4 x i32> %1113, i32 %1114, i64 2
  %1116 = extractelement <8 x i32> %1108, i64 3
  %1117 = insertelement <4 x i32> %1115, i32 %1116, i64 3
  store <4 x i32> %1117, ptr %4, align 16
  %1118 = extractelement <8 x i32> %1108, i64 4
  %1119 = insertelement <4 x i32> poison, i32 %1118, i64 0
  %1120 = extractelement <8 x i32> %1108, i64 5
  %1121 = insertelement <4 x i32> %1119, i32 %1120, i64 1
  %1122 = extractelement <8 x i32> %1108, i64 6
  %1123 = insertelement <4 x i32> %1121, i32 %1122, i64 2
  %1124 = extractelement <8 x i32> %1108, i64 7
  %1125 = insertelement <4 x i32> %1123, i32 %1124, i64 3
  store <4 x i32> %1125, ptr %1109, align 16
  %1126 = getelementptr float, ptr %4, i64 4
  %1127 = load <4 x float>, ptr %4, align 16
  %1128 = extractelement <4 x float> %1127, i64 0
  %1129 = insertelement <8 x float> poison, float %1128, i64 0
  %1130 = extractelement <4 x float> %1127, i64 1
  %1131 = insertelement <8 x float> %1129, float %1130, i64 1
  %1132 = extractelement <4 x float> %1127, i64 2
  %1133 = insertelement <8 x float> %1131, float %1132, i64 2
  %1134 = extractelement <4 x float> %1127, i64 3
  %1135 = insertelement <8 x float> %1133, float %1134, i64 3
  %1136 = load <4 x float>, ptr %1126, align 16
  %1137 = extractelement <4 x float> %1136, i64 0
  %1138 = insertelement <8 x float> %1135, float %1137, i64 4
  %1139 = extractelement <4 x float> %1136, i64 1
  %1140 = insertelement <8 x float> %1138, float %1139, i64 5
  %1141 = extractelement <4 x float> %1136, i64 2
  %1142 = insertelement <8 x float> %1140, float %1141, i64 6
  %1143 = extractelement <4 x float> %1136, i64 3
  %1144 = insertelement <8 x float> %1142, float %1143, i64 7
  %1145 = getelementptr float, ptr addrspace(1) %1042, i64 4
  %1146 = extractelement <8 x float> %1144, i64 0
  %1147 = insertelement <4 x float> poison, float %1146, i64 0
  %1148 = extractelement <8 x float> %1144, i64 1
  %1149 = insertelement <4 x float> %1147, float %1148, i64 1
  %1150 = extractelement <8 x float> %1144, i64 2
  %1151 = insertelement <4 x float> %1149, float %1150, i64 2
  %1152 = extractelement <8 x float> %1144, i64 3
  %1153 = insertelement <4 x float> %1151, float %1152, i64 3
  store <4 x float> %1153, ptr addrspace(1) %1042, align 16
  %1154 = extractelement <8 x float> %1144, i64 4
  %1155 = insertelement <4 x float> poison, float %1154, i64 0
  %1156 = extractelement <8 x float> %1144, i64 5
  %1157 = insertelement <4 x float> %1155, float %1156, i64 1
  %1158 = extractelement <8 x float> %1144, i64 6
  %1159 = insertelement <4 x float> %1157, float %1158, i64 2
  %1160 = extractelement <8 x float> %1144, i64 7
  %1161 = insertelement <4 x float> %1159, float %1160, i64 3
  store <4 x float> %1161, ptr addrspace(1) %1145, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %54, label %1162, label %1163

1162:                                             ; preds = %528
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %58, i32 64)
  br label %1163

1163:                                             ; preds = %1162, %528
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
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
