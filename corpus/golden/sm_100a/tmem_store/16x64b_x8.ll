; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x float], align 16
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 2
  %14 = udiv i32 %6, 2
  %15 = mul nsw i32 %13, 128
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = urem i32 %17, 8
  %20 = udiv i32 %17, 8
  %21 = mul nsw i32 %19, 16
  %22 = add nsw i32 %18, %21
  %23 = mul nsw i32 %20, 512
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = mul nsw i32 %7, 2097152
  %28 = sext i32 %27 to i64
  %29 = getelementptr i8, ptr addrspace(6) %12, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %26, i64 2
  %31 = getelementptr float, ptr addrspace(1) %26, i64 4
  %32 = getelementptr float, ptr addrspace(1) %26, i64 6
  %33 = getelementptr float, ptr addrspace(1) %26, i64 8
  %34 = getelementptr float, ptr addrspace(1) %26, i64 10
  %35 = getelementptr float, ptr addrspace(1) %26, i64 12
  %36 = getelementptr float, ptr addrspace(1) %26, i64 14
  %37 = load float, ptr addrspace(1) %26, align 4
  %38 = insertelement <8 x float> poison, float %37, i64 0
  %39 = load float, ptr addrspace(1) %30, align 4
  %40 = insertelement <8 x float> %38, float %39, i64 1
  %41 = load float, ptr addrspace(1) %31, align 4
  %42 = insertelement <8 x float> %40, float %41, i64 2
  %43 = load float, ptr addrspace(1) %32, align 4
  %44 = insertelement <8 x float> %42, float %43, i64 3
  %45 = load float, ptr addrspace(1) %33, align 4
  %46 = insertelement <8 x float> %44, float %45, i64 4
  %47 = load float, ptr addrspace(1) %34, align 4
  %48 = insertelement <8 x float> %46, float %47, i64 5
  %49 = load float, ptr addrspace(1) %35, align 4
  %50 = insertelement <8 x float> %48, float %49, i64 6
  %51 = load float, ptr addrspace(1) %36, align 4
  %52 = insertelement <8 x float> %50, float %51, i64 7
  %53 = getelementptr float, ptr %5, i64 4
  %54 = extractelement <8 x float> %52, i64 0
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = extractelement <8 x float> %52, i64 1
  %57 = insertelement <4 x float> %55, float %56, i64 1
  %58 = extractelement <8 x float> %52, i64 2
  %59 = insertelement <4 x float> %57, float %58, i64 2
  %60 = extractelement <8 x float> %52, i64 3
  %61 = insertelement <4 x float> %59, float %60, i64 3
  store <4 x float> %61, ptr %5, align 16
  %62 = extractelement <8 x float> %52, i64 4
  %63 = insertelement <4 x float> poison, float %62, i64 0
  %64 = extractelement <8 x float> %52, i64 5
  %65 = insertelement <4 x float> %63, float %64, i64 1
  %66 = extractelement <8 x float> %52, i64 6
  %67 = insertelement <4 x float> %65, float %66, i64 2
  %68 = extractelement <8 x float> %52, i64 7
  %69 = insertelement <4 x float> %67, float %68, i64 3
  store <4 x float> %69, ptr %53, align 16
  %70 = getelementptr i32, ptr %5, i64 4
  %71 = load <4 x i32>, ptr %5, align 16
  %72 = extractelement <4 x i32> %71, i64 0
  %73 = insertelement <8 x i32> poison, i32 %72, i64 0
  %74 = extractelement <4 x i32> %71, i64 1
  %75 = insertelement <8 x i32> %73, i32 %74, i64 1
  %76 = extractelement <4 x i32> %71, i64 2
  %77 = insertelement <8 x i32> %75, i32 %76, i64 2
  %78 = extractelement <4 x i32> %71, i64 3
  %79 = insertelement <8 x i32> %77, i32 %78, i64 3
  %80 = load <4 x i32>, ptr %70, align 16
  %81 = extractelement <4 x i32> %80, i64 0
  %82 = insertelement <8 x i32> %79, i32 %81, i64 4
  %83 = extractelement <4 x i32> %80, i64 1
  %84 = insertelement <8 x i32> %82, i32 %83, i64 5
  %85 = extractelement <4 x i32> %80, i64 2
  %86 = insertelement <8 x i32> %84, i32 %85, i64 6
  %87 = extractelement <4 x i32> %80, i64 3
  %88 = insertelement <8 x i32> %86, i32 %87, i64 7
  %89 = extractelement <8 x i32> %88, i64 0
  %90 = extractelement <8 x i32> %88, i64 1
  %91 = extractelement <8 x i32> %88, i64 2
  %92 = extractelement <8 x i32> %88, i64 3
  %93 = extractelement <8 x i32> %88, i64 4
  %94 = extractelement <8 x i32> %88, i64 5
  %95 = extractelement <8 x i32> %88, i64 6
  %96 = extractelement <8 x i32> %88, i64 7
  %97 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %89, i32 %90, i32 %91, i32 %92, i32 %93, i32 %94, i32 %95, i32 %96)
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 0
  %99 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 1
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 2
  %101 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 3
  %102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 4
  %103 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 5
  %104 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 6
  %105 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %97, 7
  %106 = insertelement <8 x i32> poison, i32 %98, i64 0
  %107 = insertelement <8 x i32> %106, i32 %99, i64 1
  %108 = insertelement <8 x i32> %107, i32 %100, i64 2
  %109 = insertelement <8 x i32> %108, i32 %101, i64 3
  %110 = insertelement <8 x i32> %109, i32 %102, i64 4
  %111 = insertelement <8 x i32> %110, i32 %103, i64 5
  %112 = insertelement <8 x i32> %111, i32 %104, i64 6
  %113 = insertelement <8 x i32> %112, i32 %105, i64 7
  call void @llvm.nvvm.tcgen05.st.16x64b.x8(ptr addrspace(6) %29, <8 x i32> %113, i1 false)
  %114 = urem i32 %6, 2
  %115 = udiv i32 %6, 2
  %116 = mul nsw i32 %114, 128
  %117 = urem i32 %115, 2
  %118 = udiv i32 %115, 2
  %119 = add nsw i32 %116, %117
  %120 = urem i32 %118, 8
  %121 = udiv i32 %118, 8
  %122 = mul nsw i32 %120, 16
  %123 = add nsw i32 %119, %122
  %124 = mul nsw i32 %121, 512
  %125 = add nsw i32 %123, %124
  %126 = add nsw i32 %125, 256
  %127 = sext i32 %126 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = mul nsw i32 %7, 2097152
  %130 = add nsw i32 1048576, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr i8, ptr addrspace(6) %12, i64 %131
  %133 = getelementptr float, ptr addrspace(1) %128, i64 2
  %134 = getelementptr float, ptr addrspace(1) %128, i64 4
  %135 = getelementptr float, ptr addrspace(1) %128, i64 6
  %136 = getelementptr float, ptr addrspace(1) %128, i64 8
  %137 = getelementptr float, ptr addrspace(1) %128, i64 10
  %138 = getelementptr float, ptr addrspace(1) %128, i64 12
  %139 = getelementptr float, ptr addrspace(1) %128, i64 14
  %140 = load float, ptr addrspace(1) %128, align 4
  %141 = insertelement <8 x float> poison, float %140, i64 0
  %142 = load float, ptr addrspace(1) %133, align 4
  %143 = insertelement <8 x float> %141, float %142, i64 1
  %144 = load float, ptr addrspace(1) %134, align 4
  %145 = insertelement <8 x float> %143, float %144, i64 2
  %146 = load float, ptr addrspace(1) %135, align 4
  %147 = insertelement <8 x float> %145, float %146, i64 3
  %148 = load float, ptr addrspace(1) %136, align 4
  %149 = insertelement <8 x float> %147, float %148, i64 4
  %150 = load float, ptr addrspace(1) %137, align 4
  %151 = insertelement <8 x float> %149, float %150, i64 5
  %152 = load float, ptr addrspace(1) %138, align 4
  %153 = insertelement <8 x float> %151, float %152, i64 6
  %154 = load float, ptr addrspace(1) %139, align 4
  %155 = insertelement <8 x float> %153, float %154, i64 7
  %156 = getelementptr float, ptr %4, i64 4
  %157 = extractelement <8 x float> %155, i64 0
  %158 = insertelement <4 x float> poison, float %157, i64 0
  %159 = extractelement <8 x float> %155, i64 1
  %160 = insertelement <4 x float> %158, float %159, i64 1
  %161 = extractelement <8 x float> %155, i64 2
  %162 = insertelement <4 x float> %160, float %161, i64 2
  %163 = extractelement <8 x float> %155, i64 3
  %164 = insertelement <4 x float> %162, float %163, i64 3
  store <4 x float> %164, ptr %4, align 16
  %165 = extractelement <8 x float> %155, i64 4
  %166 = insertelement <4 x float> poison, float %165, i64 0
  %167 = extractelement <8 x float> %155, i64 5
  %168 = insertelement <4 x float> %166, float %167, i64 1
  %169 = extractelement <8 x float> %155, i64 6
  %170 = insertelement <4 x float> %168, float %169, i64 2
  %171 = extractelement <8 x float> %155, i64 7
  %172 = insertelement <4 x float> %170, float %171, i64 3
  store <4 x float> %172, ptr %156, align 16
  %173 = getelementptr i32, ptr %4, i64 4
  %174 = load <4 x i32>, ptr %4, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <8 x i32> poison, i32 %175, i64 0
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <8 x i32> %176, i32 %177, i64 1
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <8 x i32> %178, i32 %179, i64 2
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <8 x i32> %180, i32 %181, i64 3
  %183 = load <4 x i32>, ptr %173, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <8 x i32> %182, i32 %184, i64 4
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <8 x i32> %185, i32 %186, i64 5
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <8 x i32> %187, i32 %188, i64 6
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <8 x i32> %189, i32 %190, i64 7
  %192 = extractelement <8 x i32> %191, i64 0
  %193 = extractelement <8 x i32> %191, i64 1
  %194 = extractelement <8 x i32> %191, i64 2
  %195 = extractelement <8 x i32> %191, i64 3
  %196 = extractelement <8 x i32> %191, i64 4
  %197 = extractelement <8 x i32> %191, i64 5
  %198 = extractelement <8 x i32> %191, i64 6
  %199 = extractelement <8 x i32> %191, i64 7
  %200 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %192, i32 %193, i32 %194, i32 %195, i32 %196, i32 %197, i32 %198, i32 %199)
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 0
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 1
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 2
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 3
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 4
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 5
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 6
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %200, 7
  %209 = insertelement <8 x i32> poison, i32 %201, i64 0
  %210 = insertelement <8 x i32> %209, i32 %202, i64 1
  %211 = insertelement <8 x i32> %210, i32 %203, i64 2
  %212 = insertelement <8 x i32> %211, i32 %204, i64 3
  %213 = insertelement <8 x i32> %212, i32 %205, i64 4
  %214 = insertelement <8 x i32> %213, i32 %206, i64 5
  %215 = insertelement <8 x i32> %214, i32 %207, i64 6
  %216 = insertelement <8 x i32> %215, i32 %208, i64 7
  call void @llvm.nvvm.tcgen05.st.16x64b.x8(ptr addrspace(6) %132, <8 x i32> %216, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %217 = urem i32 %6, 32
  %218 = udiv i32 %6, 32
  %219 = mul nsw i32 %217, 16
  %220 = mul nsw i32 %218, 512
  %221 = add nsw i32 %219, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr float, ptr addrspace(1) %1, i64 %222
  %224 = mul nsw i32 %7, 2097152
  %225 = sext i32 %224 to i64
  %226 = getelementptr i8, ptr addrspace(6) %12, i64 %225
  %227 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %226, i1 false)
  %228 = getelementptr i32, ptr %3, i64 4
  %229 = getelementptr i32, ptr %3, i64 8
  %230 = getelementptr i32, ptr %3, i64 12
  %231 = extractelement <16 x i32> %227, i64 0
  %232 = insertelement <4 x i32> poison, i32 %231, i64 0
  %233 = extractelement <16 x i32> %227, i64 1
  %234 = insertelement <4 x i32> %232, i32 %233, i64 1
  %235 = extractelement <16 x i32> %227, i64 2
  %236 = insertelement <4 x i32> %234, i32 %235, i64 2
  %237 = extractelement <16 x i32> %227, i64 3
  %238 = insertelement <4 x i32> %236, i32 %237, i64 3
  store <4 x i32> %238, ptr %3, align 16
  %239 = extractelement <16 x i32> %227, i64 4
  %240 = insertelement <4 x i32> poison, i32 %239, i64 0
  %241 = extractelement <16 x i32> %227, i64 5
  %242 = insertelement <4 x i32> %240, i32 %241, i64 1
  %243 = extractelement <16 x i32> %227, i64 6
  %244 = insertelement <4 x i32> %242, i32 %243, i64 2
  %245 = extractelement <16 x i32> %227, i64 7
  %246 = insertelement <4 x i32> %244, i32 %245, i64 3
  store <4 x i32> %246, ptr %228, align 16
  %247 = extractelement <16 x i32> %227, i64 8
  %248 = insertelement <4 x i32> poison, i32 %247, i64 0
  %249 = extractelement <16 x i32> %227, i64 9
  %250 = insertelement <4 x i32> %248, i32 %249, i64 1
  %251 = extractelement <16 x i32> %227, i64 10
  %252 = insertelement <4 x i32> %250, i32 %251, i64 2
  %253 = extractelement <16 x i32> %227, i64 11
  %254 = insertelement <4 x i32> %252, i32 %253, i64 3
  store <4 x i32> %254, ptr %229, align 16
  %255 = extractelement <16 x i32> %227, i64 12
  %256 = insertelement <4 x i32> poison, i32 %255, i64 0
  %257 = extractelement <16 x i32> %227, i64 13
  %258 = insertelement <4 x i32> %256, i32 %257, i64 1
  %259 = extractelement <16 x i32> %227, i64 14
  %260 = insertelement <4 x i32> %258, i32 %259, i64 2
  %261 = extractelement <16 x i32> %227, i64 15
  %262 = insertelement <4 x i32> %260, i32 %261, i64 3
  store <4 x i32> %262, ptr %230, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %263 = getelementptr i32, ptr %3, i64 4
  %264 = getelementptr i32, ptr %3, i64 8
  %265 = getelementptr i32, ptr %3, i64 12
  %266 = load <4 x i32>, ptr %3, align 16
  %267 = extractelement <4 x i32> %266, i64 0
  %268 = insertelement <16 x i32> poison, i32 %267, i64 0
  %269 = extractelement <4 x i32> %266, i64 1
  %270 = insertelement <16 x i32> %268, i32 %269, i64 1
  %271 = extractelement <4 x i32> %266, i64 2
  %272 = insertelement <16 x i32> %270, i32 %271, i64 2
  %273 = extractelement <4 x i32> %266, i64 3
  %274 = insertelement <16 x i32> %272, i32 %273, i64 3
  %275 = load <4 x i32>, ptr %263, align 16
  %276 = extractelement <4 x i32> %275, i64 0
  %277 = insertelement <16 x i32> %274, i32 %276, i64 4
  %278 = extractelement <4 x i32> %275, i64 1
  %279 = insertelement <16 x i32> %277, i32 %278, i64 5
  %280 = extractelement <4 x i32> %275, i64 2
  %281 = insertelement <16 x i32> %279, i32 %280, i64 6
  %282 = extractelement <4 x i32> %275, i64 3
  %283 = insertelement <16 x i32> %281, i32 %282, i64 7
  %284 = load <4 x i32>, ptr %264, align 16
  %285 = extractelement <4 x i32> %284, i64 0
  %286 = insertelement <16 x i32> %283, i32 %285, i64 8
  %287 = extractelement <4 x i32> %284, i64 1
  %288 = insertelement <16 x i32> %286, i32 %287, i64 9
  %289 = extractelement <4 x i32> %284, i64 2
  %290 = insertelement <16 x i32> %288, i32 %289, i64 10
  %291 = extractelement <4 x i32> %284, i64 3
  %292 = insertelement <16 x i32> %290, i32 %291, i64 11
  %293 = load <4 x i32>, ptr %265, align 16
  %294 = extractelement <4 x i32> %293, i64 0
  %295 = insertelement <16 x i32> %292, i32 %294, i64 12
  %296 = extractelement <4 x i32> %293, i64 1
  %297 = insertelement <16 x i32> %295, i32 %296, i64 13
  %298 = extractelement <4 x i32> %293, i64 2
  %299 = insertelement <16 x i32> %297, i32 %298, i64 14
  %300 = extractelement <4 x i32> %293, i64 3
  %301 = insertelement <16 x i32> %299, i32 %300, i64 15
  %302 = extractelement <16 x i32> %301, i64 0
  %303 = extractelement <16 x i32> %301, i64 1
  %304 = extractelement <16 x i32> %301, i64 2
  %305 = extractelement <16 x i32> %301, i64 3
  %306 = extractelement <16 x i32> %301, i64 4
  %307 = extractelement <16 x i32> %301, i64 5
  %308 = extractelement <16 x i32> %301, i64 6
  %309 = extractelement <16 x i32> %301, i64 7
  %310 = extractelement <16 x i32> %301, i64 8
  %311 = extractelement <16 x i32> %301, i64 9
  %312 = extractelement <16 x i32> %301, i64 10
  %313 = extractelement <16 x i32> %301, i64 11
  %314 = extractelement <16 x i32> %301, i64 12
  %315 = extractelement <16 x i32> %301, i64 13
  %316 = extractelement <16 x i32> %301, i64 14
  %317 = extractelement <16 x i32> %301, i64 15
  %318 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %306, i32 %307, i32 %308, i32 %309, i32 %310, i32 %311, i32 %312, i32 %313, i32 %314, i32 %315, i32 %316, i32 %317)
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 0
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 1
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 2
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 3
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 4
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 5
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 6
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 7
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 8
  %328 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 9
  %329 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 10
  %330 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 11
  %331 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 12
  %332 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 13
  %333 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 14
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %318, 15
  %335 = insertelement <16 x i32> poison, i32 %319, i64 0
  %336 = insertelement <16 x i32> %335, i32 %320, i64 1
  %337 = insertelement <16 x i32> %336, i32 %321, i64 2
  %338 = insertelement <16 x i32> %337, i32 %322, i64 3
  %339 = insertelement <16 x i32> %338, i32 %323, i64 4
  %340 = insertelement <16 x i32> %339, i32 %324, i64 5
  %341 = insertelement <16 x i32> %340, i32 %325, i64 6
  %342 = insertelement <16 x i32> %341, i32 %326, i64 7
  %343 = insertelement <16 x i32> %342, i32 %327, i64 8
  %344 = insertelement <16 x i32> %343, i32 %328, i64 9
  %345 = insertelement <16 x i32> %344, i32 %329, i64 10
  %346 = insertelement <16 x i32> %345, i32 %330, i64 11
  %347 = insertelement <16 x i32> %346, i32 %331, i64 12
  %348 = insertelement <16 x i32> %347, i32 %332, i64 13
  %349 = insertelement <16 x i32> %348, i32 %333, i64 14
  %350 = insertelement <16 x i32> %349, i32 %334, i64 15
  %351 = getelementptr i32, ptr %3, i64 4
  %352 = getelementptr i32, ptr %3, i64 8
  %353 = getelementptr i32, ptr %3, i64 12
  %354 = extractelement <16 x i32> %350, i64 0
  %355 = insertelement <4 x i32> poison, i32 %354, i64 0
  %356 = extractelement <16 x i32> %350, i64 1
  %357 = insertelement <4 x i32> %355, i32 %356, i64 1
  %358 = extractelement <16 x i32> %350, i64 2
  %359 = insertelement <4 x i32> %357, i32 %358, i64 2
  %360 = extractelement <16 x i32> %350, i64 3
  %361 = insertelement <4 x i32> %359, i32 %360, i64 3
  store <4 x i32> %361, ptr %3, align 16
  %362 = extractelement <16 x i32> %350, i64 4
  %363 = insertelement <4 x i32> poison, i32 %362, i64 0
  %364 = extractelement <16 x i32> %350, i64 5
  %365 = insertelement <4 x i32> %363, i32 %364, i64 1
  %366 = extractelement <16 x i32> %350, i64 6
  %367 = insertelement <4 x i32> %365, i32 %366, i64 2
  %368 = extractelement <16 x i32> %350, i64 7
  %369 = insertelement <4 x i32> %367, i32 %368, i64 3
  store <4 x i32> %369, ptr %351, align 16
  %370 = extractelement <16 x i32> %350, i64 8
  %371 = insertelement <4 x i32> poison, i32 %370, i64 0
  %372 = extractelement <16 x i32> %350, i64 9
  %373 = insertelement <4 x i32> %371, i32 %372, i64 1
  %374 = extractelement <16 x i32> %350, i64 10
  %375 = insertelement <4 x i32> %373, i32 %374, i64 2
  %376 = extractelement <16 x i32> %350, i64 11
  %377 = insertelement <4 x i32> %375, i32 %376, i64 3
  store <4 x i32> %377, ptr %352, align 16
  %378 = extractelement <16 x i32> %350, i64 12
  %379 = insertelement <4 x i32> poison, i32 %378, i64 0
  %380 = extractelement <16 x i32> %350, i64 13
  %381 = insertelement <4 x i32> %379, i32 %380, i64 1
  %382 = extractelement <16 x i32> %350, i64 14
  %383 = insertelement <4 x i32> %381, i32 %382, i64 2
  %384 = extractelement <16 x i32> %350, i64 15
  %385 = insertelement <4 x i32> %383, i32 %384, i64 3
  store <4 x i32> %385, ptr %353, align 16
  %386 = getelementptr float, ptr %3, i64 4
  %387 = getelementptr float, ptr %3, i64 8
  %388 = getelementptr float, ptr %3, i64 12
  %389 = load <4 x float>, ptr %3, align 16
  %390 = extractelement <4 x float> %389, i64 0
  %391 = insertelement <16 x float> poison, float %390, i64 0
  %392 = extractelement <4 x float> %389, i64 1
  %393 = insertelement <16 x float> %391, float %392, i64 1
  %394 = extractelement <4 x float> %389, i64 2
  %395 = insertelement <16 x float> %393, float %394, i64 2
  %396 = extractelement <4 x float> %389, i64 3
  %397 = insertelement <16 x float> %395, float %396, i64 3
  %398 = load <4 x float>, ptr %386, align 16
  %399 = extractelement <4 x float> %398, i64 0
  %400 = insertelement <16 x float> %397, float %399, i64 4
  %401 = extractelement <4 x float> %398, i64 1
  %402 = insertelement <16 x float> %400, float %401, i64 5
  %403 = extractelement <4 x float> %398, i64 2
  %404 = insertelement <16 x float> %402, float %403, i64 6
  %405 = extractelement <4 x float> %398, i64 3
  %406 = insertelement <16 x float> %404, float %405, i64 7
  %407 = load <4 x float>, ptr %387, align 16
  %408 = extractelement <4 x float> %407, i64 0
  %409 = insertelement <16 x float> %406, float %408, i64 8
  %410 = extractelement <4 x float> %407, i64 1
  %411 = insertelement <16 x float> %409, float %410, i64 9
  %412 = extractelement <4 x float> %407, i64 2
  %413 = insertelement <16 x float> %411, float %412, i64 10
  %414 = extractelement <4 x float> %407, i64 3
  %415 = insertelement <16 x float> %413, float %414, i64 11
  %416 = load <4 x float>, ptr %388, align 16
  %417 = extractelement <4 x float> %416, i64 0
  %418 = insertelement <16 x float> %415, float %417, i64 12
  %419 = extractelement <4 x float> %416, i64 1
  %420 = insertelement <16 x float> %418, float %419, i64 13
  %421 = extractelement <4 x float> %416, i64 2
  %422 = insertelement <16 x float> %420, float %421, i64 14
  %423 = extractelement <4 x float> %416, i64 3
  %424 = insertelement <16 x float> %422, float %423, i64 15
  %425 = getelementptr float, ptr addrspace(1) %223, i64 4
  %426 = getelementptr float, ptr addrspace(1) %223, i64 8
  %427 = getelementptr float, ptr addrspace(1) %223, i64 12
  %428 = extractelement <16 x float> %424, i64 0
  %429 = insertelement <4 x float> poison, float %428, i64 0
  %430 = extractelement <16 x float> %424, i64 1
  %431 = insertelement <4 x float> %429, float %430, i64 1
  %432 = extractelement <16 x float> %424, i64 2
  %433 = insertelement <4 x float> %431, float %432, i64 2
  %434 = extractelement <16 x float> %424, i64 3
  %435 = insertelement <4 x float> %433, float %434, i64 3
  store <4 x float> %435, ptr addrspace(1) %223, align 16
  %436 = extractelement <16 x float> %424, i64 4
  %437 = insertelement <4 x float> poison, float %436, i64 0
  %438 = extractelement <16 x float> %424, i64 5
  %439 = insertelement <4 x float> %437, float %438, i64 1
  %440 = extractelement <16 x float> %424, i64 6
  %441 = insertelement <4 x float> %439, float %440, i64 2
  %442 = extractelement <16 x float> %424, i64 7
  %443 = insertelement <4 x float> %441, float %442, i64 3
  store <4 x float> %443, ptr addrspace(1) %425, align 16
  %444 = extractelement <16 x float> %424, i64 8
  %445 = insertelement <4 x float> poison, float %444, i64 0
  %446 = extractelement <16 x float> %424, i64 9
  %447 = insertelement <4 x float> %445, float %446, i64 1
  %448 = extractelement <16 x float> %424, i64 10
  %449 = insertelement <4 x float> %447, float %448, i64 2
  %450 = extractelement <16 x float> %424, i64 11
  %451 = insertelement <4 x float> %449, float %450, i64 3
  store <4 x float> %451, ptr addrspace(1) %426, align 16
  %452 = extractelement <16 x float> %424, i64 12
  %453 = insertelement <4 x float> poison, float %452, i64 0
  %454 = extractelement <16 x float> %424, i64 13
  %455 = insertelement <4 x float> %453, float %454, i64 1
  %456 = extractelement <16 x float> %424, i64 14
  %457 = insertelement <4 x float> %455, float %456, i64 2
  %458 = extractelement <16 x float> %424, i64 15
  %459 = insertelement <4 x float> %457, float %458, i64 3
  store <4 x float> %459, ptr addrspace(1) %427, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %460, label %461

460:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %461

461:                                              ; preds = %460, %10
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

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.16x64b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
