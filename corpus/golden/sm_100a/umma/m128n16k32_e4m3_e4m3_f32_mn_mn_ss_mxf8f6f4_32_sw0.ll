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
  %23 = urem i32 %13, 16
  %24 = udiv i32 %13, 16
  %25 = urem i32 %24, 8
  %26 = udiv i32 %24, 8
  %27 = mul nsw i32 %25, 512
  %28 = add nsw i32 %23, %27
  %29 = urem i32 %26, 8
  %30 = udiv i32 %26, 8
  %31 = mul nsw i32 %29, 16
  %32 = add nsw i32 %28, %31
  %33 = mul nsw i32 %30, 128
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %35
  store i8 %22, ptr addrspace(3) %36, align 1
  %37 = add i32 %13, 128
  br label %12

38:                                               ; preds = %12
  br label %39

39:                                               ; preds = %42, %38
  %40 = phi i32 [ %60, %42 ], [ %11, %38 ]
  %41 = icmp slt i32 %40, 512
  br i1 %41, label %42, label %61

42:                                               ; preds = %39
  %43 = urem i32 %40, 16
  %44 = udiv i32 %40, 16
  %45 = mul nsw i32 %43, 32
  %46 = add nsw i32 %45, %44
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1
  %50 = urem i32 %40, 16
  %51 = udiv i32 %40, 16
  %52 = urem i32 %51, 8
  %53 = udiv i32 %51, 8
  %54 = mul nsw i32 %52, 16
  %55 = add nsw i32 %50, %54
  %56 = mul nsw i32 %53, 128
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %58
  store i8 %49, ptr addrspace(3) %59, align 1
  %60 = add i32 %40, 128
  br label %39

61:                                               ; preds = %39
  %62 = lshr i32 %11, 5
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %61
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %65

65:                                               ; preds = %64, %61
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %66 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %67 = inttoptr i32 %66 to ptr addrspace(6)
  %68 = icmp eq i32 %11, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %65
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %70

70:                                               ; preds = %69, %65
  %71 = urem i32 %11, 32
  %72 = udiv i32 %11, 32
  %73 = mul nsw i32 %71, 24
  %74 = mul nsw i32 %72, 768
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %2, i64 %76
  %78 = mul nsw i32 %62, 2097152
  %79 = sext i32 %78 to i64
  %80 = getelementptr i8, ptr addrspace(6) %67, i64 %79
  %81 = getelementptr float, ptr addrspace(1) %77, i64 4
  %82 = load <4 x float>, ptr addrspace(1) %77, align 16
  %83 = extractelement <4 x float> %82, i64 0
  %84 = insertelement <8 x float> poison, float %83, i64 0
  %85 = extractelement <4 x float> %82, i64 1
  %86 = insertelement <8 x float> %84, float %85, i64 1
  %87 = extractelement <4 x float> %82, i64 2
  %88 = insertelement <8 x float> %86, float %87, i64 2
  %89 = extractelement <4 x float> %82, i64 3
  %90 = insertelement <8 x float> %88, float %89, i64 3
  %91 = load <4 x float>, ptr addrspace(1) %81, align 16
  %92 = extractelement <4 x float> %91, i64 0
  %93 = insertelement <8 x float> %90, float %92, i64 4
  %94 = extractelement <4 x float> %91, i64 1
  %95 = insertelement <8 x float> %93, float %94, i64 5
  %96 = extractelement <4 x float> %91, i64 2
  %97 = insertelement <8 x float> %95, float %96, i64 6
  %98 = extractelement <4 x float> %91, i64 3
  %99 = insertelement <8 x float> %97, float %98, i64 7
  %100 = getelementptr float, ptr %10, i64 4
  %101 = extractelement <8 x float> %99, i64 0
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = extractelement <8 x float> %99, i64 1
  %104 = insertelement <4 x float> %102, float %103, i64 1
  %105 = extractelement <8 x float> %99, i64 2
  %106 = insertelement <4 x float> %104, float %105, i64 2
  %107 = extractelement <8 x float> %99, i64 3
  %108 = insertelement <4 x float> %106, float %107, i64 3
  store <4 x float> %108, ptr %10, align 16
  %109 = extractelement <8 x float> %99, i64 4
  %110 = insertelement <4 x float> poison, float %109, i64 0
  %111 = extractelement <8 x float> %99, i64 5
  %112 = insertelement <4 x float> %110, float %111, i64 1
  %113 = extractelement <8 x float> %99, i64 6
  %114 = insertelement <4 x float> %112, float %113, i64 2
  %115 = extractelement <8 x float> %99, i64 7
  %116 = insertelement <4 x float> %114, float %115, i64 3
  store <4 x float> %116, ptr %100, align 16
  %117 = getelementptr i32, ptr %10, i64 4
  %118 = load <4 x i32>, ptr %10, align 16
  %119 = extractelement <4 x i32> %118, i64 0
  %120 = insertelement <8 x i32> poison, i32 %119, i64 0
  %121 = extractelement <4 x i32> %118, i64 1
  %122 = insertelement <8 x i32> %120, i32 %121, i64 1
  %123 = extractelement <4 x i32> %118, i64 2
  %124 = insertelement <8 x i32> %122, i32 %123, i64 2
  %125 = extractelement <4 x i32> %118, i64 3
  %126 = insertelement <8 x i32> %124, i32 %125, i64 3
  %127 = load <4 x i32>, ptr %117, align 16
  %128 = extractelement <4 x i32> %127, i64 0
  %129 = insertelement <8 x i32> %126, i32 %128, i64 4
  %130 = extractelement <4 x i32> %127, i64 1
  %131 = insertelement <8 x i32> %129, i32 %130, i64 5
  %132 = extractelement <4 x i32> %127, i64 2
  %133 = insertelement <8 x i32> %131, i32 %132, i64 6
  %134 = extractelement <4 x i32> %127, i64 3
  %135 = insertelement <8 x i32> %133, i32 %134, i64 7
  %136 = extractelement <8 x i32> %135, i64 0
  %137 = extractelement <8 x i32> %135, i64 1
  %138 = extractelement <8 x i32> %135, i64 2
  %139 = extractelement <8 x i32> %135, i64 3
  %140 = extractelement <8 x i32> %135, i64 4
  %141 = extractelement <8 x i32> %135, i64 5
  %142 = extractelement <8 x i32> %135, i64 6
  %143 = extractelement <8 x i32> %135, i64 7
  %144 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %136, i32 %137, i32 %138, i32 %139, i32 %140, i32 %141, i32 %142, i32 %143)
  %145 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 0
  %146 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 1
  %147 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 2
  %148 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 3
  %149 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 4
  %150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 5
  %151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 6
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %144, 7
  %153 = insertelement <8 x i32> poison, i32 %145, i64 0
  %154 = insertelement <8 x i32> %153, i32 %146, i64 1
  %155 = insertelement <8 x i32> %154, i32 %147, i64 2
  %156 = insertelement <8 x i32> %155, i32 %148, i64 3
  %157 = insertelement <8 x i32> %156, i32 %149, i64 4
  %158 = insertelement <8 x i32> %157, i32 %150, i64 5
  %159 = insertelement <8 x i32> %158, i32 %151, i64 6
  %160 = insertelement <8 x i32> %159, i32 %152, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %80, <8 x i32> %160, i1 false)
  %161 = urem i32 %11, 32
  %162 = udiv i32 %11, 32
  %163 = mul nsw i32 %161, 24
  %164 = mul nsw i32 %162, 768
  %165 = add nsw i32 %163, %164
  %166 = add nsw i32 %165, 8
  %167 = sext i32 %166 to i64
  %168 = getelementptr float, ptr addrspace(1) %2, i64 %167
  %169 = mul nsw i32 %62, 2097152
  %170 = add nsw i32 8, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr i8, ptr addrspace(6) %67, i64 %171
  %173 = getelementptr float, ptr addrspace(1) %168, i64 4
  %174 = load <4 x float>, ptr addrspace(1) %168, align 16
  %175 = extractelement <4 x float> %174, i64 0
  %176 = insertelement <8 x float> poison, float %175, i64 0
  %177 = extractelement <4 x float> %174, i64 1
  %178 = insertelement <8 x float> %176, float %177, i64 1
  %179 = extractelement <4 x float> %174, i64 2
  %180 = insertelement <8 x float> %178, float %179, i64 2
  %181 = extractelement <4 x float> %174, i64 3
  %182 = insertelement <8 x float> %180, float %181, i64 3
  %183 = load <4 x float>, ptr addrspace(1) %173, align 16
  %184 = extractelement <4 x float> %183, i64 0
  %185 = insertelement <8 x float> %182, float %184, i64 4
  %186 = extractelement <4 x float> %183, i64 1
  %187 = insertelement <8 x float> %185, float %186, i64 5
  %188 = extractelement <4 x float> %183, i64 2
  %189 = insertelement <8 x float> %187, float %188, i64 6
  %190 = extractelement <4 x float> %183, i64 3
  %191 = insertelement <8 x float> %189, float %190, i64 7
  %192 = getelementptr float, ptr %9, i64 4
  %193 = extractelement <8 x float> %191, i64 0
  %194 = insertelement <4 x float> poison, float %193, i64 0
  %195 = extractelement <8 x float> %191, i64 1
  %196 = insertelement <4 x float> %194, float %195, i64 1
  %197 = extractelement <8 x float> %191, i64 2
  %198 = insertelement <4 x float> %196, float %197, i64 2
  %199 = extractelement <8 x float> %191, i64 3
  %200 = insertelement <4 x float> %198, float %199, i64 3
  store <4 x float> %200, ptr %9, align 16
  %201 = extractelement <8 x float> %191, i64 4
  %202 = insertelement <4 x float> poison, float %201, i64 0
  %203 = extractelement <8 x float> %191, i64 5
  %204 = insertelement <4 x float> %202, float %203, i64 1
  %205 = extractelement <8 x float> %191, i64 6
  %206 = insertelement <4 x float> %204, float %205, i64 2
  %207 = extractelement <8 x float> %191, i64 7
  %208 = insertelement <4 x float> %206, float %207, i64 3
  store <4 x float> %208, ptr %192, align 16
  %209 = getelementptr i32, ptr %9, i64 4
  %210 = load <4 x i32>, ptr %9, align 16
  %211 = extractelement <4 x i32> %210, i64 0
  %212 = insertelement <8 x i32> poison, i32 %211, i64 0
  %213 = extractelement <4 x i32> %210, i64 1
  %214 = insertelement <8 x i32> %212, i32 %213, i64 1
  %215 = extractelement <4 x i32> %210, i64 2
  %216 = insertelement <8 x i32> %214, i32 %215, i64 2
  %217 = extractelement <4 x i32> %210, i64 3
  %218 = insertelement <8 x i32> %216, i32 %217, i64 3
  %219 = load <4 x i32>, ptr %209, align 16
  %220 = extractelement <4 x i32> %219, i64 0
  %221 = insertelement <8 x i32> %218, i32 %220, i64 4
  %222 = extractelement <4 x i32> %219, i64 1
  %223 = insertelement <8 x i32> %221, i32 %222, i64 5
  %224 = extractelement <4 x i32> %219, i64 2
  %225 = insertelement <8 x i32> %223, i32 %224, i64 6
  %226 = extractelement <4 x i32> %219, i64 3
  %227 = insertelement <8 x i32> %225, i32 %226, i64 7
  %228 = extractelement <8 x i32> %227, i64 0
  %229 = extractelement <8 x i32> %227, i64 1
  %230 = extractelement <8 x i32> %227, i64 2
  %231 = extractelement <8 x i32> %227, i64 3
  %232 = extractelement <8 x i32> %227, i64 4
  %233 = extractelement <8 x i32> %227, i64 5
  %234 = extractelement <8 x i32> %227, i64 6
  %235 = extractelement <8 x i32> %227, i64 7
  %236 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %228, i32 %229, i32 %230, i32 %231, i32 %232, i32 %233, i32 %234, i32 %235)
  %237 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 0
  %238 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 1
  %239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 2
  %240 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 3
  %241 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 4
  %242 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 5
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 6
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %236, 7
  %245 = insertelement <8 x i32> poison, i32 %237, i64 0
  %246 = insertelement <8 x i32> %245, i32 %238, i64 1
  %247 = insertelement <8 x i32> %246, i32 %239, i64 2
  %248 = insertelement <8 x i32> %247, i32 %240, i64 3
  %249 = insertelement <8 x i32> %248, i32 %241, i64 4
  %250 = insertelement <8 x i32> %249, i32 %242, i64 5
  %251 = insertelement <8 x i32> %250, i32 %243, i64 6
  %252 = insertelement <8 x i32> %251, i32 %244, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %172, <8 x i32> %252, i1 false)
  %253 = urem i32 %11, 32
  %254 = udiv i32 %11, 32
  %255 = mul nsw i32 %253, 24
  %256 = mul nsw i32 %254, 768
  %257 = add nsw i32 %255, %256
  %258 = add nsw i32 %257, 16
  %259 = sext i32 %258 to i64
  %260 = getelementptr float, ptr addrspace(1) %2, i64 %259
  %261 = mul nsw i32 %62, 2097152
  %262 = add nsw i32 16, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr i8, ptr addrspace(6) %67, i64 %263
  %265 = getelementptr float, ptr addrspace(1) %260, i64 4
  %266 = load <4 x float>, ptr addrspace(1) %260, align 16
  %267 = extractelement <4 x float> %266, i64 0
  %268 = insertelement <8 x float> poison, float %267, i64 0
  %269 = extractelement <4 x float> %266, i64 1
  %270 = insertelement <8 x float> %268, float %269, i64 1
  %271 = extractelement <4 x float> %266, i64 2
  %272 = insertelement <8 x float> %270, float %271, i64 2
  %273 = extractelement <4 x float> %266, i64 3
  %274 = insertelement <8 x float> %272, float %273, i64 3
  %275 = load <4 x float>, ptr addrspace(1) %265, align 16
  %276 = extractelement <4 x float> %275, i64 0
  %277 = insertelement <8 x float> %274, float %276, i64 4
  %278 = extractelement <4 x float> %275, i64 1
  %279 = insertelement <8 x float> %277, float %278, i64 5
  %280 = extractelement <4 x float> %275, i64 2
  %281 = insertelement <8 x float> %279, float %280, i64 6
  %282 = extractelement <4 x float> %275, i64 3
  %283 = insertelement <8 x float> %281, float %282, i64 7
  %284 = getelementptr float, ptr %8, i64 4
  %285 = extractelement <8 x float> %283, i64 0
  %286 = insertelement <4 x float> poison, float %285, i64 0
  %287 = extractelement <8 x float> %283, i64 1
  %288 = insertelement <4 x float> %286, float %287, i64 1
  %289 = extractelement <8 x float> %283, i64 2
  %290 = insertelement <4 x float> %288, float %289, i64 2
  %291 = extractelement <8 x float> %283, i64 3
  %292 = insertelement <4 x float> %290, float %291, i64 3
  store <4 x float> %292, ptr %8, align 16
  %293 = extractelement <8 x float> %283, i64 4
  %294 = insertelement <4 x float> poison, float %293, i64 0
  %295 = extractelement <8 x float> %283, i64 5
  %296 = insertelement <4 x float> %294, float %295, i64 1
  %297 = extractelement <8 x float> %283, i64 6
  %298 = insertelement <4 x float> %296, float %297, i64 2
  %299 = extractelement <8 x float> %283, i64 7
  %300 = insertelement <4 x float> %298, float %299, i64 3
  store <4 x float> %300, ptr %284, align 16
  %301 = getelementptr i32, ptr %8, i64 4
  %302 = load <4 x i32>, ptr %8, align 16
  %303 = extractelement <4 x i32> %302, i64 0
  %304 = insertelement <8 x i32> poison, i32 %303, i64 0
  %305 = extractelement <4 x i32> %302, i64 1
  %306 = insertelement <8 x i32> %304, i32 %305, i64 1
  %307 = extractelement <4 x i32> %302, i64 2
  %308 = insertelement <8 x i32> %306, i32 %307, i64 2
  %309 = extractelement <4 x i32> %302, i64 3
  %310 = insertelement <8 x i32> %308, i32 %309, i64 3
  %311 = load <4 x i32>, ptr %301, align 16
  %312 = extractelement <4 x i32> %311, i64 0
  %313 = insertelement <8 x i32> %310, i32 %312, i64 4
  %314 = extractelement <4 x i32> %311, i64 1
  %315 = insertelement <8 x i32> %313, i32 %314, i64 5
  %316 = extractelement <4 x i32> %311, i64 2
  %317 = insertelement <8 x i32> %315, i32 %316, i64 6
  %318 = extractelement <4 x i32> %311, i64 3
  %319 = insertelement <8 x i32> %317, i32 %318, i64 7
  %320 = extractelement <8 x i32> %319, i64 0
  %321 = extractelement <8 x i32> %319, i64 1
  %322 = extractelement <8 x i32> %319, i64 2
  %323 = extractelement <8 x i32> %319, i64 3
  %324 = extractelement <8 x i32> %319, i64 4
  %325 = extractelement <8 x i32> %319, i64 5
  %326 = extractelement <8 x i32> %319, i64 6
  %327 = extractelement <8 x i32> %319, i64 7
  %328 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %320, i32 %321, i32 %322, i32 %323, i32 %324, i32 %325, i32 %326, i32 %327)
  %329 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 0
  %330 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 1
  %331 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 2
  %332 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 3
  %333 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 4
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 5
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 6
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %328, 7
  %337 = insertelement <8 x i32> poison, i32 %329, i64 0
  %338 = insertelement <8 x i32> %337, i32 %330, i64 1
  %339 = insertelement <8 x i32> %338, i32 %331, i64 2
  %340 = insertelement <8 x i32> %339, i32 %332, i64 3
  %341 = insertelement <8 x i32> %340, i32 %333, i64 4
  %342 = insertelement <8 x i32> %341, i32 %334, i64 5
  %343 = insertelement <8 x i32> %342, i32 %335, i64 6
  %344 = insertelement <8 x i32> %343, i32 %336, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %264, <8 x i32> %344, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %345 = getelementptr i8, ptr addrspace(6) %67, i64 16
  %346 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %345, 3
  %347 = getelementptr i8, ptr addrspace(6) %67, i64 20
  %348 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %346, ptr addrspace(6) %347, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %68, label %349, label %377

349:                                              ; preds = %70
  %350 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %351 = lshr i32 %350, 4
  %352 = zext i32 %351 to i64
  %353 = or i64 %352, 70506183655424
  %354 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %355 = lshr i32 %354, 4
  %356 = zext i32 %355 to i64
  %357 = or i64 %356, 70403104440320
  %358 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %348, 0
  %359 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %348, 1
  %360 = zext i1 %359 to i32
  %361 = shl i32 %360, 13
  %362 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %348, 2
  %363 = zext i1 %362 to i32
  %364 = shl i32 %363, 14
  %365 = or i32 %361, %364
  %366 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %348, 3
  %367 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %348, 4
  %368 = or i32 142966784, %365
  %369 = ptrtoint ptr addrspace(6) %366 to i32
  %370 = lshr i32 %369, 30
  %371 = shl i32 %370, 29
  %372 = or i32 %368, %371
  %373 = ptrtoint ptr addrspace(6) %367 to i32
  %374 = lshr i32 %373, 30
  %375 = shl i32 %374, 4
  %376 = or i32 %372, %375
  call void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(ptr addrspace(6) %67, i64 %353, i64 %357, i32 %376, i1 %358, ptr addrspace(6) %366, ptr addrspace(6) %367, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %377

377:                                              ; preds = %349, %70
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %378 = urem i32 %11, 32
  %379 = udiv i32 %11, 32
  %380 = mul nsw i32 %378, 24
  %381 = mul nsw i32 %379, 768
  %382 = add nsw i32 %380, %381
  %383 = sext i32 %382 to i64
  %384 = getelementptr float, ptr addrspace(1) %3, i64 %383
  %385 = mul nsw i32 %62, 2097152
  %386 = sext i32 %385 to i64
  %387 = getelementptr i8, ptr addrspace(6) %67, i64 %386
  %388 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %387, i1 false)
  %389 = getelementptr i32, ptr %7, i64 4
  %390 = extractelement <8 x i32> %388, i64 0
  %391 = insertelement <4 x i32> poison, i32 %390, i64 0
  %392 = extractelement <8 x i32> %388, i64 1
  %393 = insertelement <4 x i32> %391, i32 %392, i64 1
  %394 = extractelement <8 x i32> %388, i64 2
  %395 = insertelement <4 x i32> %393, i32 %394, i64 2
  %396 = extractelement <8 x i32> %388, i64 3
  %397 = insertelement <4 x i32> %395, i32 %396, i64 3
  store <4 x i32> %397, ptr %7, align 16
  %398 = extractelement <8 x i32> %388, i64 4
  %399 = insertelement <4 x i32> poison, i32 %398, i64 0
  %400 = extractelement <8 x i32> %388, i64 5
  %401 = insertelement <4 x i32> %399, i32 %400, i64 1
  %402 = extractelement <8 x i32> %388, i64 6
  %403 = insertelement <4 x i32> %401, i32 %402, i64 2
  %404 = extractelement <8 x i32> %388, i64 7
  %405 = insertelement <4 x i32> %403, i32 %404, i64 3
  store <4 x i32> %405, ptr %389, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %406 = getelementptr i32, ptr %7, i64 4
  %407 = load <4 x i32>, ptr %7, align 16
  %408 = extractelement <4 x i32> %407, i64 0
  %409 = insertelement <8 x i32> poison, i32 %408, i64 0
  %410 = extractelement <4 x i32> %407, i64 1
  %411 = insertelement <8 x i32> %409, i32 %410, i64 1
  %412 = extractelement <4 x i32> %407, i64 2
  %413 = insertelement <8 x i32> %411, i32 %412, i64 2
  %414 = extractelement <4 x i32> %407, i64 3
  %415 = insertelement <8 x i32> %413, i32 %414, i64 3
  %416 = load <4 x i32>, ptr %406, align 16
  %417 = extractelement <4 x i32> %416, i64 0
  %418 = insertelement <8 x i32> %415, i32 %417, i64 4
  %419 = extractelement <4 x i32> %416, i64 1
  %420 = insertelement <8 x i32> %418, i32 %419, i64 5
  %421 = extractelement <4 x i32> %416, i64 2
  %422 = insertelement <8 x i32> %420, i32 %421, i64 6
  %423 = extractelement <4 x i32> %416, i64 3
  %424 = insertelement <8 x i32> %422, i32 %423, i64 7
  %425 = extractelement <8 x i32> %424, i64 0
  %426 = extractelement <8 x i32> %424, i64 1
  %427 = extractelement <8 x i32> %424, i64 2
  %428 = extractelement <8 x i32> %424, i64 3
  %429 = extractelement <8 x i32> %424, i64 4
  %430 = extractelement <8 x i32> %424, i64 5
  %431 = extractelement <8 x i32> %424, i64 6
  %432 = extractelement <8 x i32> %424, i64 7
  %433 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %425, i32 %426, i32 %427, i32 %428, i32 %429, i32 %430, i32 %431, i32 %432)
  %434 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 0
  %435 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 1
  %436 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 2
  %437 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 3
  %438 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 4
  %439 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 5
  %440 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 6
  %441 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %433, 7
  %442 = insertelement <8 x i32> poison, i32 %434, i64 0
  %443 = insertelement <8 x i32> %442, i32 %435, i64 1
  %444 = insertelement <8 x i32> %443, i32 %436, i64 2
  %445 = insertelement <8 x i32> %444, i32 %437, i64 3
  %446 = insertelement <8 x i32> %445, i32 %438, i64 4
  %447 = insertelement <8 x i32> %446, i32 %439, i64 5
  %448 = insertelement <8 x i32> %447, i32 %440, i64 6
  %449 = insertelement <8 x i32> %448, i32 %441, i64 7
  %450 = getelementptr i32, ptr %7, i64 4
  %451 = extractelement <8 x i32> %449, i64 0
  %452 = insertelement <4 x i32> poison, i32 %451, i64 0
  %453 = extractelement <8 x i32> %449, i64 1
  %454 = insertelement <4 x i32> %452, i32 %453, i64 1
  %455 = extractelement <8 x i32> %449, i64 2
  %456 = insertelement <4 x i32> %454, i32 %455, i64 2
  %457 = extractelement <8 x i32> %449, i64 3
  %458 = insertelement <4 x i32> %456, i32 %457, i64 3
  store <4 x i32> %458, ptr %7, align 16
  %459 = extractelement <8 x i32> %449, i64 4
  %460 = insertelement <4 x i32> poison, i32 %459, i64 0
  %461 = extractelement <8 x i32> %449, i64 5
  %462 = insertelement <4 x i32> %460, i32 %461, i64 1
  %463 = extractelement <8 x i32> %449, i64 6
  %464 = insertelement <4 x i32> %462, i32 %463, i64 2
  %465 = extractelement <8 x i32> %449, i64 7
  %466 = insertelement <4 x i32> %464, i32 %465, i64 3
  store <4 x i32> %466, ptr %450, align 16
  %467 = getelementptr float, ptr %7, i64 4
  %468 = load <4 x float>, ptr %7, align 16
  %469 = extractelement <4 x float> %468, i64 0
  %470 = insertelement <8 x float> poison, float %469, i64 0
  %471 = extractelement <4 x float> %468, i64 1
  %472 = insertelement <8 x float> %470, float %471, i64 1
  %473 = extractelement <4 x float> %468, i64 2
  %474 = insertelement <8 x float> %472, float %473, i64 2
  %475 = extractelement <4 x float> %468, i64 3
  %476 = insertelement <8 x float> %474, float %475, i64 3
  %477 = load <4 x float>, ptr %467, align 16
  %478 = extractelement <4 x float> %477, i64 0
  %479 = insertelement <8 x float> %476, float %478, i64 4
  %480 = extractelement <4 x float> %477, i64 1
  %481 = insertelement <8 x float> %479, float %480, i64 5
  %482 = extractelement <4 x float> %477, i64 2
  %483 = insertelement <8 x float> %481, float %482, i64 6
  %484 = extractelement <4 x float> %477, i64 3
  %485 = insertelement <8 x float> %483, float %484, i64 7
  %486 = getelementptr float, ptr addrspace(1) %384, i64 4
  %487 = extractelement <8 x float> %485, i64 0
  %488 = insertelement <4 x float> poison, float %487, i64 0
  %489 = extractelement <8 x float> %485, i64 1
  %490 = insertelement <4 x float> %488, float %489, i64 1
  %491 = extractelement <8 x float> %485, i64 2
  %492 = insertelement <4 x float> %490, float %491, i64 2
  %493 = extractelement <8 x float> %485, i64 3
  %494 = insertelement <4 x float> %492, float %493, i64 3
  store <4 x float> %494, ptr addrspace(1) %384, align 16
  %495 = extractelement <8 x float> %485, i64 4
  %496 = insertelement <4 x float> poison, float %495, i64 0
  %497 = extractelement <8 x float> %485, i64 5
  %498 = insertelement <4 x float> %496, float %497, i64 1
  %499 = extractelement <8 x float> %485, i64 6
  %500 = insertelement <4 x float> %498, float %499, i64 2
  %501 = extractelement <8 x float> %485, i64 7
  %502 = insertelement <4 x float> %500, float %501, i64 3
  store <4 x float> %502, ptr addrspace(1) %486, align 16
  %503 = urem i32 %11, 32
  %504 = udiv i32 %11, 32
  %505 = mul nsw i32 %503, 24
  %506 = mul nsw i32 %504, 768
  %507 = add nsw i32 %505, %506
  %508 = add nsw i32 %507, 8
  %509 = sext i32 %508 to i64
  %510 = getelementptr float, ptr addrspace(1) %3, i64 %509
  %511 = mul nsw i32 %62, 2097152
  %512 = add nsw i32 8, %511
  %513 = sext i32 %512 to i64
  %514 = getelementptr i8, ptr addrspace(6) %67, i64 %513
  %515 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %514, i1 false)
  %516 = getelementptr i32, ptr %6, i64 4
  %517 = extractelement <8 x i32> %515, i64 0
  %518 = insertelement <4 x i32> poison, i32 %517, i64 0
  %519 = extractelement <8 x i32> %515, i64 1
  %520 = insertelement <4 x i32> %518, i32 %519, i64 1
  %521 = extractelement <8 x i32> %515, i64 2
  %522 = insertelement <4 x i32> %520, i32 %521, i64 2
  %523 = extractelement <8 x i32> %515, i64 3
  %524 = insertelement <4 x i32> %522, i32 %523, i64 3
  store <4 x i32> %524, ptr %6, align 16
  %525 = extractelement <8 x i32> %515, i64 4
  %526 = insertelement <4 x i32> poison, i32 %525, i64 0
  %527 = extractelement <8 x i32> %515, i64 5
  %528 = insertelement <4 x i32> %526, i32 %527, i64 1
  %529 = extractelement <8 x i32> %515, i64 6
  %530 = insertelement <4 x i32> %528, i32 %529, i64 2
  %531 = extractelement <8 x i32> %515, i64 7
  %532 = insertelement <4 x i32> %530, i32 %531, i64 3
  store <4 x i32> %532, ptr %516, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %533 = getelementptr i32, ptr %6, i64 4
  %534 = load <4 x i32>, ptr %6, align 16
  %535 = extractelement <4 x i32> %534, i64 0
  %536 = insertelement <8 x i32> poison, i32 %535, i64 0
  %537 = extractelement <4 x i32> %534, i64 1
  %538 = insertelement <8 x i32> %536, i32 %537, i64 1
  %539 = extractelement <4 x i32> %534, i64 2
  %540 = insertelement <8 x i32> %538, i32 %539, i64 2
  %541 = extractelement <4 x i32> %534, i64 3
  %542 = insertelement <8 x i32> %540, i32 %541, i64 3
  %543 = load <4 x i32>, ptr %533, align 16
  %544 = extractelement <4 x i32> %543, i64 0
  %545 = insertelement <8 x i32> %542, i32 %544, i64 4
  %546 = extractelement <4 x i32> %543, i64 1
  %547 = insertelement <8 x i32> %545, i32 %546, i64 5
  %548 = extractelement <4 x i32> %543, i64 2
  %549 = insertelement <8 x i32> %547, i32 %548, i64 6
  %550 = extractelement <4 x i32> %543, i64 3
  %551 = insertelement <8 x i32> %549, i32 %550, i64 7
  %552 = extractelement <8 x i32> %551, i64 0
  %553 = extractelement <8 x i32> %551, i64 1
  %554 = extractelement <8 x i32> %551, i64 2
  %555 = extractelement <8 x i32> %551, i64 3
  %556 = extractelement <8 x i32> %551, i64 4
  %557 = extractelement <8 x i32> %551, i64 5
  %558 = extractelement <8 x i32> %551, i64 6
  %559 = extractelement <8 x i32> %551, i64 7
  %560 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %552, i32 %553, i32 %554, i32 %555, i32 %556, i32 %557, i32 %558, i32 %559)
  %561 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 0
  %562 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 1
  %563 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 2
  %564 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 3
  %565 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 4
  %566 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 5
  %567 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 6
  %568 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %560, 7
  %569 = insertelement <8 x i32> poison, i32 %561, i64 0
  %570 = insertelement <8 x i32> %569, i32 %562, i64 1
  %571 = insertelement <8 x i32> %570, i32 %563, i64 2
  %572 = insertelement <8 x i32> %571, i32 %564, i64 3
  %573 = insertelement <8 x i32> %572, i32 %565, i64 4
  %574 = insertelement <8 x i32> %573, i32 %566, i64 5
  %575 = insertelement <8 x i32> %574, i32 %567, i64 6
  %576 = insertelement <8 x i32> %575, i32 %568, i64 7
  %577 = getelementptr i32, ptr %6, i64 4
  %578 = extractelement <8 x i32> %576, i64 0
  %579 = insertelement <4 x i32> poison, i32 %578, i64 0
  %580 = extractelement <8 x i32> %576, i64 1
  %581 = insertelement <4 x i32> %579, i32 %580, i64 1
  %582 = extractelement <8 x i32> %576, i64 2
  %583 = insertelement <4 x i32> %581, i32 %582, i64 2
  %584 = extractelement <8 x i32> %576, i64 3
  %585 = insertelement <4 x i32> %583, i32 %584, i64 3
  store <4 x i32> %585, ptr %6, align 16
  %586 = extractelement <8 x i32> %576, i64 4
  %587 = insertelement <4 x i32> poison, i32 %586, i64 0
  %588 = extractelement <8 x i32> %576, i64 5
  %589 = insertelement <4 x i32> %587, i32 %588, i64 1
  %590 = extractelement <8 x i32> %576, i64 6
  %591 = insertelement <4 x i32> %589, i32 %590, i64 2
  %592 = extractelement <8 x i32> %576, i64 7
  %593 = insertelement <4 x i32> %591, i32 %592, i64 3
  store <4 x i32> %593, ptr %577, align 16
  %594 = getelementptr float, ptr %6, i64 4
  %595 = load <4 x float>, ptr %6, align 16
  %596 = extractelement <4 x float> %595, i64 0
  %597 = insertelement <8 x float> poison, float %596, i64 0
  %598 = extractelement <4 x float> %595, i64 1
  %599 = insertelement <8 x float> %597, float %598, i64 1
  %600 = extractelement <4 x float> %595, i64 2
  %601 = insertelement <8 x float> %599, float %600, i64 2
  %602 = extractelement <4 x float> %595, i64 3
  %603 = insertelement <8 x float> %601, float %602, i64 3
  %604 = load <4 x float>, ptr %594, align 16
  %605 = extractelement <4 x float> %604, i64 0
  %606 = insertelement <8 x float> %603, float %605, i64 4
  %607 = extractelement <4 x float> %604, i64 1
  %608 = insertelement <8 x float> %606, float %607, i64 5
  %609 = extractelement <4 x float> %604, i64 2
  %610 = insertelement <8 x float> %608, float %609, i64 6
  %611 = extractelement <4 x float> %604, i64 3
  %612 = insertelement <8 x float> %610, float %611, i64 7
  %613 = getelementptr float, ptr addrspace(1) %510, i64 4
  %614 = extractelement <8 x float> %612, i64 0
  %615 = insertelement <4 x float> poison, float %614, i64 0
  %616 = extractelement <8 x float> %612, i64 1
  %617 = insertelement <4 x float> %615, float %616, i64 1
  %618 = extractelement <8 x float> %612, i64 2
  %619 = insertelement <4 x float> %617, float %618, i64 2
  %620 = extractelement <8 x float> %612, i64 3
  %621 = insertelement <4 x float> %619, float %620, i64 3
  store <4 x float> %621, ptr addrspace(1) %510, align 16
  %622 = extractelement <8 x float> %612, i64 4
  %623 = insertelement <4 x float> poison, float %622, i64 0
  %624 = extractelement <8 x float> %612, i64 5
  %625 = insertelement <4 x float> %623, float %624, i64 1
  %626 = extractelement <8 x float> %612, i64 6
  %627 = insertelement <4 x float> %625, float %626, i64 2
  %628 = extractelement <8 x float> %612, i64 7
  %629 = insertelement <4 x float> %627, float %628, i64 3
  store <4 x float> %629, ptr addrspace(1) %613, align 16
  %630 = urem i32 %11, 32
  %631 = udiv i32 %11, 32
  %632 = mul nsw i32 %630, 24
  %633 = mul nsw i32 %631, 768
  %634 = add nsw i32 %632, %633
  %635 = add nsw i32 %634, 16
  %636 = sext i32 %635 to i64
  %637 = getelementptr float, ptr addrspace(1) %3, i64 %636
  %638 = mul nsw i32 %62, 2097152
  %639 = add nsw i32 16, %638
  %640 = sext i32 %639 to i64
  %641 = getelementptr i8, ptr addrspace(6) %67, i64 %640
  %642 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %641, i1 false)
  %643 = getelementptr i32, ptr %5, i64 4
  %644 = extractelement <8 x i32> %642, i64 0
  %645 = insertelement <4 x i32> poison, i32 %644, i64 0
  %646 = extractelement <8 x i32> %642, i64 1
  %647 = insertelement <4 x i32> %645, i32 %646, i64 1
  %648 = extractelement <8 x i32> %642, i64 2
  %649 = insertelement <4 x i32> %647, i32 %648, i64 2
  %650 = extractelement <8 x i32> %642, i64 3
  %651 = insertelement <4 x i32> %649, i32 %650, i64 3
  store <4 x i32> %651, ptr %5, align 16
  %652 = extractelement <8 x i32> %642, i64 4
  %653 = insertelement <4 x i32> poison, i32 %652, i64 0
  %654 = extractelement <8 x i32> %642, i64 5
  %655 = insertelement <4 x i32> %653, i32 %654, i64 1
  %656 = extractelement <8 x i32> %642, i64 6
  %657 = insertelement <4 x i32> %655, i32 %656, i64 2
  %658 = extractelement <8 x i32> %642, i64 7
  %659 = insertelement <4 x i32> %657, i32 %658, i64 3
  store <4 x i32> %659, ptr %643, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %660 = getelementptr i32, ptr %5, i64 4
  %661 = load <4 x i32>, ptr %5, align 16
  %662 = extractelement <4 x i32> %661, i64 0
  %663 = insertelement <8 x i32> poison, i32 %662, i64 0
  %664 = extractelement <4 x i32> %661, i64 1
  %665 = insertelement <8 x i32> %663, i32 %664, i64 1
  %666 = extractelement <4 x i32> %661, i64 2
  %667 = insertelement <8 x i32> %665, i32 %666, i64 2
  %668 = extractelement <4 x i32> %661, i64 3
  %669 = insertelement <8 x i32> %667, i32 %668, i64 3
  %670 = load <4 x i32>, ptr %660, align 16
  %671 = extractelement <4 x i32> %670, i64 0
  %672 = insertelement <8 x i32> %669, i32 %671, i64 4
  %673 = extractelement <4 x i32> %670, i64 1
  %674 = insertelement <8 x i32> %672, i32 %673, i64 5
  %675 = extractelement <4 x i32> %670, i64 2
  %676 = insertelement <8 x i32> %674, i32 %675, i64 6
  %677 = extractelement <4 x i32> %670, i64 3
  %678 = insertelement <8 x i32> %676, i32 %677, i64 7
  %679 = extractelement <8 x i32> %678, i64 0
  %680 = extractelement <8 x i32> %678, i64 1
  %681 = extractelement <8 x i32> %678, i64 2
  %682 = extractelement <8 x i32> %678, i64 3
  %683 = extractelement <8 x i32> %678, i64 4
  %684 = extractelement <8 x i32> %678, i64 5
  %685 = extractelement <8 x i32> %678, i64 6
  %686 = extractelement <8 x i32> %678, i64 7
  %687 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %679, i32 %680, i32 %681, i32 %682, i32 %683, i32 %684, i32 %685, i32 %686)
  %688 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 0
  %689 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 1
  %690 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 2
  %691 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 3
  %692 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 4
  %693 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 5
  %694 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 6
  %695 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %687, 7
  %696 = insertelement <8 x i32> poison, i32 %688, i64 0
  %697 = insertelement <8 x i32> %696, i32 %689, i64 1
  %698 = insertelement <8 x i32> %697, i32 %690, i64 2
  %699 = insertelement <8 x i32> %698, i32 %691, i64 3
  %700 = insertelement <8 x i32> %699, i32 %692, i64 4
  %701 = insertelement <8 x i32> %700, i32 %693, i64 5
  %702 = insertelement <8 x i32> %701, i32 %694, i64 6
  %703 = insertelement <8 x i32> %702, i32 %695, i64 7
  %704 = getelementptr i32, ptr %5, i64 4
  %705 = extractelement <8 x i32> %703, i64 0
  %706 = insertelement <4 x i32> poison, i32 %705, i64 0
  %707 = extractelement <8 x i32> %703, i64 1
  %708 = insertelement <4 x i32> %706, i32 %707, i64 1
  %709 = extractelement <8 x i32> %703, i64 2
  %710 = insertelement <4 x i32> %708, i32 %709, i64 2
  %711 = extractelement <8 x i32> %703, i64 3
  %712 = insertelement <4 x i32> %710, i32 %711, i64 3
  store <4 x i32> %712, ptr %5, align 16
  %713 = extractelement <8 x i32> %703, i64 4
  %714 = insertelement <4 x i32> poison, i32 %713, i64 0
  %715 = extractelement <8 x i32> %703, i64 5
  %716 = insertelement <4 x i32> %714, i32 %715, i64 1
  %717 = extractelement <8 x i32> %703, i64 6
  %718 = insertelement <4 x i32> %716, i32 %717, i64 2
  %719 = extractelement <8 x i32> %703, i64 7
  %720 = insertelement <4 x i32> %718, i32 %719, i64 3
  store <4 x i32> %720, ptr %704, align 16
  %721 = getelementptr float, ptr %5, i64 4
  %722 = load <4 x float>, ptr %5, align 16
  %723 = extractelement <4 x float> %722, i64 0
  %724 = insertelement <8 x float> poison, float %723, i64 0
  %725 = extractelement <4 x float> %722, i64 1
  %726 = insertelement <8 x float> %724, float %725, i64 1
  %727 = extractelement <4 x float> %722, i64 2
  %728 = insertelement <8 x float> %726, float %727, i64 2
  %729 = extractelement <4 x float> %722, i64 3
  %730 = insertelement <8 x float> %728, float %729, i64 3
  %731 = load <4 x float>, ptr %721, align 16
  %732 = extractelement <4 x float> %731, i64 0
  %733 = insertelement <8 x float> %730, float %732, i64 4
  %734 = extractelement <4 x float> %731, i64 1
  %735 = insertelement <8 x float> %733, float %734, i64 5
  %736 = extractelement <4 x float> %731, i64 2
  %737 = insertelement <8 x float> %735, float %736, i64 6
  %738 = extractelement <4 x float> %731, i64 3
  %739 = insertelement <8 x float> %737, float %738, i64 7
  %740 = getelementptr float, ptr addrspace(1) %637, i64 4
  %741 = extractelement <8 x float> %739, i64 0
  %742 = insertelement <4 x float> poison, float %741, i64 0
  %743 = extractelement <8 x float> %739, i64 1
  %744 = insertelement <4 x float> %742, float %743, i64 1
  %745 = extractelement <8 x float> %739, i64 2
  %746 = insertelement <4 x float> %744, float %745, i64 2
  %747 = extractelement <8 x float> %739, i64 3
  %748 = insertelement <4 x float> %746, float %747, i64 3
  store <4 x float> %748, ptr addrspace(1) %637, align 16
  %749 = extractelement <8 x float> %739, i64 4
  %750 = insertelement <4 x float> poison, float %749, i64 0
  %751 = extractelement <8 x float> %739, i64 5
  %752 = insertelement <4 x float> %750, float %751, i64 1
  %753 = extractelement <8 x float> %739, i64 6
  %754 = insertelement <4 x float> %752, float %753, i64 2
  %755 = extractelement <8 x float> %739, i64 7
  %756 = insertelement <4 x float> %754, float %755, i64 3
  store <4 x float> %756, ptr addrspace(1) %740, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %63, label %757, label %758

757:                                              ; preds = %377
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %67, i32 32)
  br label %758

758:                                              ; preds = %757, %377
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
