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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 16
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 8
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 512
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %23, i64 4
  %28 = load <4 x float>, ptr addrspace(1) %23, align 16
  %29 = extractelement <4 x float> %28, i64 0
  %30 = insertelement <8 x float> poison, float %29, i64 0
  %31 = extractelement <4 x float> %28, i64 1
  %32 = insertelement <8 x float> %30, float %31, i64 1
  %33 = extractelement <4 x float> %28, i64 2
  %34 = insertelement <8 x float> %32, float %33, i64 2
  %35 = extractelement <4 x float> %28, i64 3
  %36 = insertelement <8 x float> %34, float %35, i64 3
  %37 = load <4 x float>, ptr addrspace(1) %27, align 16
  %38 = extractelement <4 x float> %37, i64 0
  %39 = insertelement <8 x float> %36, float %38, i64 4
  %40 = extractelement <4 x float> %37, i64 1
  %41 = insertelement <8 x float> %39, float %40, i64 5
  %42 = extractelement <4 x float> %37, i64 2
  %43 = insertelement <8 x float> %41, float %42, i64 6
  %44 = extractelement <4 x float> %37, i64 3
  %45 = insertelement <8 x float> %43, float %44, i64 7
  %46 = getelementptr float, ptr %5, i64 4
  %47 = extractelement <8 x float> %45, i64 0
  %48 = insertelement <4 x float> poison, float %47, i64 0
  %49 = extractelement <8 x float> %45, i64 1
  %50 = insertelement <4 x float> %48, float %49, i64 1
  %51 = extractelement <8 x float> %45, i64 2
  %52 = insertelement <4 x float> %50, float %51, i64 2
  %53 = extractelement <8 x float> %45, i64 3
  %54 = insertelement <4 x float> %52, float %53, i64 3
  store <4 x float> %54, ptr %5, align 16
  %55 = extractelement <8 x float> %45, i64 4
  %56 = insertelement <4 x float> poison, float %55, i64 0
  %57 = extractelement <8 x float> %45, i64 5
  %58 = insertelement <4 x float> %56, float %57, i64 1
  %59 = extractelement <8 x float> %45, i64 6
  %60 = insertelement <4 x float> %58, float %59, i64 2
  %61 = extractelement <8 x float> %45, i64 7
  %62 = insertelement <4 x float> %60, float %61, i64 3
  store <4 x float> %62, ptr %46, align 16
  %63 = getelementptr i32, ptr %5, i64 4
  %64 = load <4 x i32>, ptr %5, align 16
  %65 = extractelement <4 x i32> %64, i64 0
  %66 = insertelement <8 x i32> poison, i32 %65, i64 0
  %67 = extractelement <4 x i32> %64, i64 1
  %68 = insertelement <8 x i32> %66, i32 %67, i64 1
  %69 = extractelement <4 x i32> %64, i64 2
  %70 = insertelement <8 x i32> %68, i32 %69, i64 2
  %71 = extractelement <4 x i32> %64, i64 3
  %72 = insertelement <8 x i32> %70, i32 %71, i64 3
  %73 = load <4 x i32>, ptr %63, align 16
  %74 = extractelement <4 x i32> %73, i64 0
  %75 = insertelement <8 x i32> %72, i32 %74, i64 4
  %76 = extractelement <4 x i32> %73, i64 1
  %77 = insertelement <8 x i32> %75, i32 %76, i64 5
  %78 = extractelement <4 x i32> %73, i64 2
  %79 = insertelement <8 x i32> %77, i32 %78, i64 6
  %80 = extractelement <4 x i32> %73, i64 3
  %81 = insertelement <8 x i32> %79, i32 %80, i64 7
  %82 = extractelement <8 x i32> %81, i64 0
  %83 = extractelement <8 x i32> %81, i64 1
  %84 = extractelement <8 x i32> %81, i64 2
  %85 = extractelement <8 x i32> %81, i64 3
  %86 = extractelement <8 x i32> %81, i64 4
  %87 = extractelement <8 x i32> %81, i64 5
  %88 = extractelement <8 x i32> %81, i64 6
  %89 = extractelement <8 x i32> %81, i64 7
  %90 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %82, i32 %83, i32 %84, i32 %85, i32 %86, i32 %87, i32 %88, i32 %89)
  %91 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 0
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 1
  %93 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 2
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 3
  %95 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 4
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 5
  %97 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 6
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %90, 7
  %99 = insertelement <8 x i32> poison, i32 %91, i64 0
  %100 = insertelement <8 x i32> %99, i32 %92, i64 1
  %101 = insertelement <8 x i32> %100, i32 %93, i64 2
  %102 = insertelement <8 x i32> %101, i32 %94, i64 3
  %103 = insertelement <8 x i32> %102, i32 %95, i64 4
  %104 = insertelement <8 x i32> %103, i32 %96, i64 5
  %105 = insertelement <8 x i32> %104, i32 %97, i64 6
  %106 = insertelement <8 x i32> %105, i32 %98, i64 7
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x8(ptr addrspace(6) %26, i64 8, <8 x i32> %106, i1 false)
  %107 = urem i32 %6, 16
  %108 = udiv i32 %6, 16
  %109 = mul nsw i32 %107, 16
  %110 = urem i32 %108, 2
  %111 = udiv i32 %108, 2
  %112 = mul nsw i32 %110, 8
  %113 = add nsw i32 %109, %112
  %114 = mul nsw i32 %111, 512
  %115 = add nsw i32 %113, %114
  %116 = add nsw i32 %115, 256
  %117 = sext i32 %116 to i64
  %118 = getelementptr float, ptr addrspace(1) %0, i64 %117
  %119 = mul nsw i32 %7, 2097152
  %120 = add nsw i32 1048576, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr i8, ptr addrspace(6) %12, i64 %121
  %123 = getelementptr float, ptr addrspace(1) %118, i64 4
  %124 = load <4 x float>, ptr addrspace(1) %118, align 16
  %125 = extractelement <4 x float> %124, i64 0
  %126 = insertelement <8 x float> poison, float %125, i64 0
  %127 = extractelement <4 x float> %124, i64 1
  %128 = insertelement <8 x float> %126, float %127, i64 1
  %129 = extractelement <4 x float> %124, i64 2
  %130 = insertelement <8 x float> %128, float %129, i64 2
  %131 = extractelement <4 x float> %124, i64 3
  %132 = insertelement <8 x float> %130, float %131, i64 3
  %133 = load <4 x float>, ptr addrspace(1) %123, align 16
  %134 = extractelement <4 x float> %133, i64 0
  %135 = insertelement <8 x float> %132, float %134, i64 4
  %136 = extractelement <4 x float> %133, i64 1
  %137 = insertelement <8 x float> %135, float %136, i64 5
  %138 = extractelement <4 x float> %133, i64 2
  %139 = insertelement <8 x float> %137, float %138, i64 6
  %140 = extractelement <4 x float> %133, i64 3
  %141 = insertelement <8 x float> %139, float %140, i64 7
  %142 = getelementptr float, ptr %4, i64 4
  %143 = extractelement <8 x float> %141, i64 0
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = extractelement <8 x float> %141, i64 1
  %146 = insertelement <4 x float> %144, float %145, i64 1
  %147 = extractelement <8 x float> %141, i64 2
  %148 = insertelement <4 x float> %146, float %147, i64 2
  %149 = extractelement <8 x float> %141, i64 3
  %150 = insertelement <4 x float> %148, float %149, i64 3
  store <4 x float> %150, ptr %4, align 16
  %151 = extractelement <8 x float> %141, i64 4
  %152 = insertelement <4 x float> poison, float %151, i64 0
  %153 = extractelement <8 x float> %141, i64 5
  %154 = insertelement <4 x float> %152, float %153, i64 1
  %155 = extractelement <8 x float> %141, i64 6
  %156 = insertelement <4 x float> %154, float %155, i64 2
  %157 = extractelement <8 x float> %141, i64 7
  %158 = insertelement <4 x float> %156, float %157, i64 3
  store <4 x float> %158, ptr %142, align 16
  %159 = getelementptr i32, ptr %4, i64 4
  %160 = load <4 x i32>, ptr %4, align 16
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = insertelement <8 x i32> poison, i32 %161, i64 0
  %163 = extractelement <4 x i32> %160, i64 1
  %164 = insertelement <8 x i32> %162, i32 %163, i64 1
  %165 = extractelement <4 x i32> %160, i64 2
  %166 = insertelement <8 x i32> %164, i32 %165, i64 2
  %167 = extractelement <4 x i32> %160, i64 3
  %168 = insertelement <8 x i32> %166, i32 %167, i64 3
  %169 = load <4 x i32>, ptr %159, align 16
  %170 = extractelement <4 x i32> %169, i64 0
  %171 = insertelement <8 x i32> %168, i32 %170, i64 4
  %172 = extractelement <4 x i32> %169, i64 1
  %173 = insertelement <8 x i32> %171, i32 %172, i64 5
  %174 = extractelement <4 x i32> %169, i64 2
  %175 = insertelement <8 x i32> %173, i32 %174, i64 6
  %176 = extractelement <4 x i32> %169, i64 3
  %177 = insertelement <8 x i32> %175, i32 %176, i64 7
  %178 = extractelement <8 x i32> %177, i64 0
  %179 = extractelement <8 x i32> %177, i64 1
  %180 = extractelement <8 x i32> %177, i64 2
  %181 = extractelement <8 x i32> %177, i64 3
  %182 = extractelement <8 x i32> %177, i64 4
  %183 = extractelement <8 x i32> %177, i64 5
  %184 = extractelement <8 x i32> %177, i64 6
  %185 = extractelement <8 x i32> %177, i64 7
  %186 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %178, i32 %179, i32 %180, i32 %181, i32 %182, i32 %183, i32 %184, i32 %185)
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 0
  %188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 1
  %189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 2
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 3
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 4
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 5
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 6
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %186, 7
  %195 = insertelement <8 x i32> poison, i32 %187, i64 0
  %196 = insertelement <8 x i32> %195, i32 %188, i64 1
  %197 = insertelement <8 x i32> %196, i32 %189, i64 2
  %198 = insertelement <8 x i32> %197, i32 %190, i64 3
  %199 = insertelement <8 x i32> %198, i32 %191, i64 4
  %200 = insertelement <8 x i32> %199, i32 %192, i64 5
  %201 = insertelement <8 x i32> %200, i32 %193, i64 6
  %202 = insertelement <8 x i32> %201, i32 %194, i64 7
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x8(ptr addrspace(6) %122, i64 8, <8 x i32> %202, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %203 = urem i32 %6, 32
  %204 = udiv i32 %6, 32
  %205 = mul nsw i32 %203, 16
  %206 = mul nsw i32 %204, 512
  %207 = add nsw i32 %205, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr float, ptr addrspace(1) %1, i64 %208
  %210 = mul nsw i32 %7, 2097152
  %211 = sext i32 %210 to i64
  %212 = getelementptr i8, ptr addrspace(6) %12, i64 %211
  %213 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %212, i1 false)
  %214 = getelementptr i32, ptr %3, i64 4
  %215 = getelementptr i32, ptr %3, i64 8
  %216 = getelementptr i32, ptr %3, i64 12
  %217 = extractelement <16 x i32> %213, i64 0
  %218 = insertelement <4 x i32> poison, i32 %217, i64 0
  %219 = extractelement <16 x i32> %213, i64 1
  %220 = insertelement <4 x i32> %218, i32 %219, i64 1
  %221 = extractelement <16 x i32> %213, i64 2
  %222 = insertelement <4 x i32> %220, i32 %221, i64 2
  %223 = extractelement <16 x i32> %213, i64 3
  %224 = insertelement <4 x i32> %222, i32 %223, i64 3
  store <4 x i32> %224, ptr %3, align 16
  %225 = extractelement <16 x i32> %213, i64 4
  %226 = insertelement <4 x i32> poison, i32 %225, i64 0
  %227 = extractelement <16 x i32> %213, i64 5
  %228 = insertelement <4 x i32> %226, i32 %227, i64 1
  %229 = extractelement <16 x i32> %213, i64 6
  %230 = insertelement <4 x i32> %228, i32 %229, i64 2
  %231 = extractelement <16 x i32> %213, i64 7
  %232 = insertelement <4 x i32> %230, i32 %231, i64 3
  store <4 x i32> %232, ptr %214, align 16
  %233 = extractelement <16 x i32> %213, i64 8
  %234 = insertelement <4 x i32> poison, i32 %233, i64 0
  %235 = extractelement <16 x i32> %213, i64 9
  %236 = insertelement <4 x i32> %234, i32 %235, i64 1
  %237 = extractelement <16 x i32> %213, i64 10
  %238 = insertelement <4 x i32> %236, i32 %237, i64 2
  %239 = extractelement <16 x i32> %213, i64 11
  %240 = insertelement <4 x i32> %238, i32 %239, i64 3
  store <4 x i32> %240, ptr %215, align 16
  %241 = extractelement <16 x i32> %213, i64 12
  %242 = insertelement <4 x i32> poison, i32 %241, i64 0
  %243 = extractelement <16 x i32> %213, i64 13
  %244 = insertelement <4 x i32> %242, i32 %243, i64 1
  %245 = extractelement <16 x i32> %213, i64 14
  %246 = insertelement <4 x i32> %244, i32 %245, i64 2
  %247 = extractelement <16 x i32> %213, i64 15
  %248 = insertelement <4 x i32> %246, i32 %247, i64 3
  store <4 x i32> %248, ptr %216, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %249 = getelementptr i32, ptr %3, i64 4
  %250 = getelementptr i32, ptr %3, i64 8
  %251 = getelementptr i32, ptr %3, i64 12
  %252 = load <4 x i32>, ptr %3, align 16
  %253 = extractelement <4 x i32> %252, i64 0
  %254 = insertelement <16 x i32> poison, i32 %253, i64 0
  %255 = extractelement <4 x i32> %252, i64 1
  %256 = insertelement <16 x i32> %254, i32 %255, i64 1
  %257 = extractelement <4 x i32> %252, i64 2
  %258 = insertelement <16 x i32> %256, i32 %257, i64 2
  %259 = extractelement <4 x i32> %252, i64 3
  %260 = insertelement <16 x i32> %258, i32 %259, i64 3
  %261 = load <4 x i32>, ptr %249, align 16
  %262 = extractelement <4 x i32> %261, i64 0
  %263 = insertelement <16 x i32> %260, i32 %262, i64 4
  %264 = extractelement <4 x i32> %261, i64 1
  %265 = insertelement <16 x i32> %263, i32 %264, i64 5
  %266 = extractelement <4 x i32> %261, i64 2
  %267 = insertelement <16 x i32> %265, i32 %266, i64 6
  %268 = extractelement <4 x i32> %261, i64 3
  %269 = insertelement <16 x i32> %267, i32 %268, i64 7
  %270 = load <4 x i32>, ptr %250, align 16
  %271 = extractelement <4 x i32> %270, i64 0
  %272 = insertelement <16 x i32> %269, i32 %271, i64 8
  %273 = extractelement <4 x i32> %270, i64 1
  %274 = insertelement <16 x i32> %272, i32 %273, i64 9
  %275 = extractelement <4 x i32> %270, i64 2
  %276 = insertelement <16 x i32> %274, i32 %275, i64 10
  %277 = extractelement <4 x i32> %270, i64 3
  %278 = insertelement <16 x i32> %276, i32 %277, i64 11
  %279 = load <4 x i32>, ptr %251, align 16
  %280 = extractelement <4 x i32> %279, i64 0
  %281 = insertelement <16 x i32> %278, i32 %280, i64 12
  %282 = extractelement <4 x i32> %279, i64 1
  %283 = insertelement <16 x i32> %281, i32 %282, i64 13
  %284 = extractelement <4 x i32> %279, i64 2
  %285 = insertelement <16 x i32> %283, i32 %284, i64 14
  %286 = extractelement <4 x i32> %279, i64 3
  %287 = insertelement <16 x i32> %285, i32 %286, i64 15
  %288 = extractelement <16 x i32> %287, i64 0
  %289 = extractelement <16 x i32> %287, i64 1
  %290 = extractelement <16 x i32> %287, i64 2
  %291 = extractelement <16 x i32> %287, i64 3
  %292 = extractelement <16 x i32> %287, i64 4
  %293 = extractelement <16 x i32> %287, i64 5
  %294 = extractelement <16 x i32> %287, i64 6
  %295 = extractelement <16 x i32> %287, i64 7
  %296 = extractelement <16 x i32> %287, i64 8
  %297 = extractelement <16 x i32> %287, i64 9
  %298 = extractelement <16 x i32> %287, i64 10
  %299 = extractelement <16 x i32> %287, i64 11
  %300 = extractelement <16 x i32> %287, i64 12
  %301 = extractelement <16 x i32> %287, i64 13
  %302 = extractelement <16 x i32> %287, i64 14
  %303 = extractelement <16 x i32> %287, i64 15
  %304 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %288, i32 %289, i32 %290, i32 %291, i32 %292, i32 %293, i32 %294, i32 %295, i32 %296, i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303)
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 0
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 1
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 2
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 3
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 4
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 5
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 6
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 7
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 8
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 9
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 10
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 11
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 12
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 13
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 14
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 15
  %321 = insertelement <16 x i32> poison, i32 %305, i64 0
  %322 = insertelement <16 x i32> %321, i32 %306, i64 1
  %323 = insertelement <16 x i32> %322, i32 %307, i64 2
  %324 = insertelement <16 x i32> %323, i32 %308, i64 3
  %325 = insertelement <16 x i32> %324, i32 %309, i64 4
  %326 = insertelement <16 x i32> %325, i32 %310, i64 5
  %327 = insertelement <16 x i32> %326, i32 %311, i64 6
  %328 = insertelement <16 x i32> %327, i32 %312, i64 7
  %329 = insertelement <16 x i32> %328, i32 %313, i64 8
  %330 = insertelement <16 x i32> %329, i32 %314, i64 9
  %331 = insertelement <16 x i32> %330, i32 %315, i64 10
  %332 = insertelement <16 x i32> %331, i32 %316, i64 11
  %333 = insertelement <16 x i32> %332, i32 %317, i64 12
  %334 = insertelement <16 x i32> %333, i32 %318, i64 13
  %335 = insertelement <16 x i32> %334, i32 %319, i64 14
  %336 = insertelement <16 x i32> %335, i32 %320, i64 15
  %337 = getelementptr i32, ptr %3, i64 4
  %338 = getelementptr i32, ptr %3, i64 8
  %339 = getelementptr i32, ptr %3, i64 12
  %340 = extractelement <16 x i32> %336, i64 0
  %341 = insertelement <4 x i32> poison, i32 %340, i64 0
  %342 = extractelement <16 x i32> %336, i64 1
  %343 = insertelement <4 x i32> %341, i32 %342, i64 1
  %344 = extractelement <16 x i32> %336, i64 2
  %345 = insertelement <4 x i32> %343, i32 %344, i64 2
  %346 = extractelement <16 x i32> %336, i64 3
  %347 = insertelement <4 x i32> %345, i32 %346, i64 3
  store <4 x i32> %347, ptr %3, align 16
  %348 = extractelement <16 x i32> %336, i64 4
  %349 = insertelement <4 x i32> poison, i32 %348, i64 0
  %350 = extractelement <16 x i32> %336, i64 5
  %351 = insertelement <4 x i32> %349, i32 %350, i64 1
  %352 = extractelement <16 x i32> %336, i64 6
  %353 = insertelement <4 x i32> %351, i32 %352, i64 2
  %354 = extractelement <16 x i32> %336, i64 7
  %355 = insertelement <4 x i32> %353, i32 %354, i64 3
  store <4 x i32> %355, ptr %337, align 16
  %356 = extractelement <16 x i32> %336, i64 8
  %357 = insertelement <4 x i32> poison, i32 %356, i64 0
  %358 = extractelement <16 x i32> %336, i64 9
  %359 = insertelement <4 x i32> %357, i32 %358, i64 1
  %360 = extractelement <16 x i32> %336, i64 10
  %361 = insertelement <4 x i32> %359, i32 %360, i64 2
  %362 = extractelement <16 x i32> %336, i64 11
  %363 = insertelement <4 x i32> %361, i32 %362, i64 3
  store <4 x i32> %363, ptr %338, align 16
  %364 = extractelement <16 x i32> %336, i64 12
  %365 = insertelement <4 x i32> poison, i32 %364, i64 0
  %366 = extractelement <16 x i32> %336, i64 13
  %367 = insertelement <4 x i32> %365, i32 %366, i64 1
  %368 = extractelement <16 x i32> %336, i64 14
  %369 = insertelement <4 x i32> %367, i32 %368, i64 2
  %370 = extractelement <16 x i32> %336, i64 15
  %371 = insertelement <4 x i32> %369, i32 %370, i64 3
  store <4 x i32> %371, ptr %339, align 16
  %372 = getelementptr float, ptr %3, i64 4
  %373 = getelementptr float, ptr %3, i64 8
  %374 = getelementptr float, ptr %3, i64 12
  %375 = load <4 x float>, ptr %3, align 16
  %376 = extractelement <4 x float> %375, i64 0
  %377 = insertelement <16 x float> poison, float %376, i64 0
  %378 = extractelement <4 x float> %375, i64 1
  %379 = insertelement <16 x float> %377, float %378, i64 1
  %380 = extractelement <4 x float> %375, i64 2
  %381 = insertelement <16 x float> %379, float %380, i64 2
  %382 = extractelement <4 x float> %375, i64 3
  %383 = insertelement <16 x float> %381, float %382, i64 3
  %384 = load <4 x float>, ptr %372, align 16
  %385 = extractelement <4 x float> %384, i64 0
  %386 = insertelement <16 x float> %383, float %385, i64 4
  %387 = extractelement <4 x float> %384, i64 1
  %388 = insertelement <16 x float> %386, float %387, i64 5
  %389 = extractelement <4 x float> %384, i64 2
  %390 = insertelement <16 x float> %388, float %389, i64 6
  %391 = extractelement <4 x float> %384, i64 3
  %392 = insertelement <16 x float> %390, float %391, i64 7
  %393 = load <4 x float>, ptr %373, align 16
  %394 = extractelement <4 x float> %393, i64 0
  %395 = insertelement <16 x float> %392, float %394, i64 8
  %396 = extractelement <4 x float> %393, i64 1
  %397 = insertelement <16 x float> %395, float %396, i64 9
  %398 = extractelement <4 x float> %393, i64 2
  %399 = insertelement <16 x float> %397, float %398, i64 10
  %400 = extractelement <4 x float> %393, i64 3
  %401 = insertelement <16 x float> %399, float %400, i64 11
  %402 = load <4 x float>, ptr %374, align 16
  %403 = extractelement <4 x float> %402, i64 0
  %404 = insertelement <16 x float> %401, float %403, i64 12
  %405 = extractelement <4 x float> %402, i64 1
  %406 = insertelement <16 x float> %404, float %405, i64 13
  %407 = extractelement <4 x float> %402, i64 2
  %408 = insertelement <16 x float> %406, float %407, i64 14
  %409 = extractelement <4 x float> %402, i64 3
  %410 = insertelement <16 x float> %408, float %409, i64 15
  %411 = getelementptr float, ptr addrspace(1) %209, i64 4
  %412 = getelementptr float, ptr addrspace(1) %209, i64 8
  %413 = getelementptr float, ptr addrspace(1) %209, i64 12
  %414 = extractelement <16 x float> %410, i64 0
  %415 = insertelement <4 x float> poison, float %414, i64 0
  %416 = extractelement <16 x float> %410, i64 1
  %417 = insertelement <4 x float> %415, float %416, i64 1
  %418 = extractelement <16 x float> %410, i64 2
  %419 = insertelement <4 x float> %417, float %418, i64 2
  %420 = extractelement <16 x float> %410, i64 3
  %421 = insertelement <4 x float> %419, float %420, i64 3
  store <4 x float> %421, ptr addrspace(1) %209, align 16
  %422 = extractelement <16 x float> %410, i64 4
  %423 = insertelement <4 x float> poison, float %422, i64 0
  %424 = extractelement <16 x float> %410, i64 5
  %425 = insertelement <4 x float> %423, float %424, i64 1
  %426 = extractelement <16 x float> %410, i64 6
  %427 = insertelement <4 x float> %425, float %426, i64 2
  %428 = extractelement <16 x float> %410, i64 7
  %429 = insertelement <4 x float> %427, float %428, i64 3
  store <4 x float> %429, ptr addrspace(1) %411, align 16
  %430 = extractelement <16 x float> %410, i64 8
  %431 = insertelement <4 x float> poison, float %430, i64 0
  %432 = extractelement <16 x float> %410, i64 9
  %433 = insertelement <4 x float> %431, float %432, i64 1
  %434 = extractelement <16 x float> %410, i64 10
  %435 = insertelement <4 x float> %433, float %434, i64 2
  %436 = extractelement <16 x float> %410, i64 11
  %437 = insertelement <4 x float> %435, float %436, i64 3
  store <4 x float> %437, ptr addrspace(1) %412, align 16
  %438 = extractelement <16 x float> %410, i64 12
  %439 = insertelement <4 x float> poison, float %438, i64 0
  %440 = extractelement <16 x float> %410, i64 13
  %441 = insertelement <4 x float> %439, float %440, i64 1
  %442 = extractelement <16 x float> %410, i64 14
  %443 = insertelement <4 x float> %441, float %442, i64 2
  %444 = extractelement <16 x float> %410, i64 15
  %445 = insertelement <4 x float> %443, float %444, i64 3
  store <4 x float> %445, ptr addrspace(1) %413, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %446, label %447

446:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %447

447:                                              ; preds = %446, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x8(ptr addrspace(6) captures(none), i64 immarg, <8 x i32>, i1 immarg) #6

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
