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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 512
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %23, i64 128
  %28 = getelementptr float, ptr addrspace(1) %23, i64 8
  %29 = getelementptr float, ptr addrspace(1) %23, i64 136
  %30 = load <2 x float>, ptr addrspace(1) %23, align 8
  %31 = extractelement <2 x float> %30, i64 0
  %32 = insertelement <8 x float> poison, float %31, i64 0
  %33 = extractelement <2 x float> %30, i64 1
  %34 = insertelement <8 x float> %32, float %33, i64 1
  %35 = load <2 x float>, ptr addrspace(1) %27, align 8
  %36 = extractelement <2 x float> %35, i64 0
  %37 = insertelement <8 x float> %34, float %36, i64 2
  %38 = extractelement <2 x float> %35, i64 1
  %39 = insertelement <8 x float> %37, float %38, i64 3
  %40 = load <2 x float>, ptr addrspace(1) %28, align 8
  %41 = extractelement <2 x float> %40, i64 0
  %42 = insertelement <8 x float> %39, float %41, i64 4
  %43 = extractelement <2 x float> %40, i64 1
  %44 = insertelement <8 x float> %42, float %43, i64 5
  %45 = load <2 x float>, ptr addrspace(1) %29, align 8
  %46 = extractelement <2 x float> %45, i64 0
  %47 = insertelement <8 x float> %44, float %46, i64 6
  %48 = extractelement <2 x float> %45, i64 1
  %49 = insertelement <8 x float> %47, float %48, i64 7
  %50 = getelementptr float, ptr %5, i64 4
  %51 = extractelement <8 x float> %49, i64 0
  %52 = insertelement <4 x float> poison, float %51, i64 0
  %53 = extractelement <8 x float> %49, i64 1
  %54 = insertelement <4 x float> %52, float %53, i64 1
  %55 = extractelement <8 x float> %49, i64 2
  %56 = insertelement <4 x float> %54, float %55, i64 2
  %57 = extractelement <8 x float> %49, i64 3
  %58 = insertelement <4 x float> %56, float %57, i64 3
  store <4 x float> %58, ptr %5, align 16
  %59 = extractelement <8 x float> %49, i64 4
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = extractelement <8 x float> %49, i64 5
  %62 = insertelement <4 x float> %60, float %61, i64 1
  %63 = extractelement <8 x float> %49, i64 6
  %64 = insertelement <4 x float> %62, float %63, i64 2
  %65 = extractelement <8 x float> %49, i64 7
  %66 = insertelement <4 x float> %64, float %65, i64 3
  store <4 x float> %66, ptr %50, align 16
  %67 = getelementptr i32, ptr %5, i64 4
  %68 = load <4 x i32>, ptr %5, align 16
  %69 = extractelement <4 x i32> %68, i64 0
  %70 = insertelement <8 x i32> poison, i32 %69, i64 0
  %71 = extractelement <4 x i32> %68, i64 1
  %72 = insertelement <8 x i32> %70, i32 %71, i64 1
  %73 = extractelement <4 x i32> %68, i64 2
  %74 = insertelement <8 x i32> %72, i32 %73, i64 2
  %75 = extractelement <4 x i32> %68, i64 3
  %76 = insertelement <8 x i32> %74, i32 %75, i64 3
  %77 = load <4 x i32>, ptr %67, align 16
  %78 = extractelement <4 x i32> %77, i64 0
  %79 = insertelement <8 x i32> %76, i32 %78, i64 4
  %80 = extractelement <4 x i32> %77, i64 1
  %81 = insertelement <8 x i32> %79, i32 %80, i64 5
  %82 = extractelement <4 x i32> %77, i64 2
  %83 = insertelement <8 x i32> %81, i32 %82, i64 6
  %84 = extractelement <4 x i32> %77, i64 3
  %85 = insertelement <8 x i32> %83, i32 %84, i64 7
  %86 = extractelement <8 x i32> %85, i64 0
  %87 = extractelement <8 x i32> %85, i64 1
  %88 = extractelement <8 x i32> %85, i64 2
  %89 = extractelement <8 x i32> %85, i64 3
  %90 = extractelement <8 x i32> %85, i64 4
  %91 = extractelement <8 x i32> %85, i64 5
  %92 = extractelement <8 x i32> %85, i64 6
  %93 = extractelement <8 x i32> %85, i64 7
  %94 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %86, i32 %87, i32 %88, i32 %89, i32 %90, i32 %91, i32 %92, i32 %93)
  %95 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 0
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 1
  %97 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 2
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 3
  %99 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 4
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 5
  %101 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 6
  %102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %94, 7
  %103 = insertelement <8 x i32> poison, i32 %95, i64 0
  %104 = insertelement <8 x i32> %103, i32 %96, i64 1
  %105 = insertelement <8 x i32> %104, i32 %97, i64 2
  %106 = insertelement <8 x i32> %105, i32 %98, i64 3
  %107 = insertelement <8 x i32> %106, i32 %99, i64 4
  %108 = insertelement <8 x i32> %107, i32 %100, i64 5
  %109 = insertelement <8 x i32> %108, i32 %101, i64 6
  %110 = insertelement <8 x i32> %109, i32 %102, i64 7
  call void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) %26, <8 x i32> %110, i1 false)
  %111 = urem i32 %6, 4
  %112 = udiv i32 %6, 4
  %113 = mul nsw i32 %111, 2
  %114 = urem i32 %112, 8
  %115 = udiv i32 %112, 8
  %116 = mul nsw i32 %114, 16
  %117 = add nsw i32 %113, %116
  %118 = mul nsw i32 %115, 512
  %119 = add nsw i32 %117, %118
  %120 = add nsw i32 %119, 256
  %121 = sext i32 %120 to i64
  %122 = getelementptr float, ptr addrspace(1) %0, i64 %121
  %123 = mul nsw i32 %7, 2097152
  %124 = add nsw i32 1048576, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr i8, ptr addrspace(6) %12, i64 %125
  %127 = getelementptr float, ptr addrspace(1) %122, i64 128
  %128 = getelementptr float, ptr addrspace(1) %122, i64 8
  %129 = getelementptr float, ptr addrspace(1) %122, i64 136
  %130 = load <2 x float>, ptr addrspace(1) %122, align 8
  %131 = extractelement <2 x float> %130, i64 0
  %132 = insertelement <8 x float> poison, float %131, i64 0
  %133 = extractelement <2 x float> %130, i64 1
  %134 = insertelement <8 x float> %132, float %133, i64 1
  %135 = load <2 x float>, ptr addrspace(1) %127, align 8
  %136 = extractelement <2 x float> %135, i64 0
  %137 = insertelement <8 x float> %134, float %136, i64 2
  %138 = extractelement <2 x float> %135, i64 1
  %139 = insertelement <8 x float> %137, float %138, i64 3
  %140 = load <2 x float>, ptr addrspace(1) %128, align 8
  %141 = extractelement <2 x float> %140, i64 0
  %142 = insertelement <8 x float> %139, float %141, i64 4
  %143 = extractelement <2 x float> %140, i64 1
  %144 = insertelement <8 x float> %142, float %143, i64 5
  %145 = load <2 x float>, ptr addrspace(1) %129, align 8
  %146 = extractelement <2 x float> %145, i64 0
  %147 = insertelement <8 x float> %144, float %146, i64 6
  %148 = extractelement <2 x float> %145, i64 1
  %149 = insertelement <8 x float> %147, float %148, i64 7
  %150 = getelementptr float, ptr %4, i64 4
  %151 = extractelement <8 x float> %149, i64 0
  %152 = insertelement <4 x float> poison, float %151, i64 0
  %153 = extractelement <8 x float> %149, i64 1
  %154 = insertelement <4 x float> %152, float %153, i64 1
  %155 = extractelement <8 x float> %149, i64 2
  %156 = insertelement <4 x float> %154, float %155, i64 2
  %157 = extractelement <8 x float> %149, i64 3
  %158 = insertelement <4 x float> %156, float %157, i64 3
  store <4 x float> %158, ptr %4, align 16
  %159 = extractelement <8 x float> %149, i64 4
  %160 = insertelement <4 x float> poison, float %159, i64 0
  %161 = extractelement <8 x float> %149, i64 5
  %162 = insertelement <4 x float> %160, float %161, i64 1
  %163 = extractelement <8 x float> %149, i64 6
  %164 = insertelement <4 x float> %162, float %163, i64 2
  %165 = extractelement <8 x float> %149, i64 7
  %166 = insertelement <4 x float> %164, float %165, i64 3
  store <4 x float> %166, ptr %150, align 16
  %167 = getelementptr i32, ptr %4, i64 4
  %168 = load <4 x i32>, ptr %4, align 16
  %169 = extractelement <4 x i32> %168, i64 0
  %170 = insertelement <8 x i32> poison, i32 %169, i64 0
  %171 = extractelement <4 x i32> %168, i64 1
  %172 = insertelement <8 x i32> %170, i32 %171, i64 1
  %173 = extractelement <4 x i32> %168, i64 2
  %174 = insertelement <8 x i32> %172, i32 %173, i64 2
  %175 = extractelement <4 x i32> %168, i64 3
  %176 = insertelement <8 x i32> %174, i32 %175, i64 3
  %177 = load <4 x i32>, ptr %167, align 16
  %178 = extractelement <4 x i32> %177, i64 0
  %179 = insertelement <8 x i32> %176, i32 %178, i64 4
  %180 = extractelement <4 x i32> %177, i64 1
  %181 = insertelement <8 x i32> %179, i32 %180, i64 5
  %182 = extractelement <4 x i32> %177, i64 2
  %183 = insertelement <8 x i32> %181, i32 %182, i64 6
  %184 = extractelement <4 x i32> %177, i64 3
  %185 = insertelement <8 x i32> %183, i32 %184, i64 7
  %186 = extractelement <8 x i32> %185, i64 0
  %187 = extractelement <8 x i32> %185, i64 1
  %188 = extractelement <8 x i32> %185, i64 2
  %189 = extractelement <8 x i32> %185, i64 3
  %190 = extractelement <8 x i32> %185, i64 4
  %191 = extractelement <8 x i32> %185, i64 5
  %192 = extractelement <8 x i32> %185, i64 6
  %193 = extractelement <8 x i32> %185, i64 7
  %194 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %186, i32 %187, i32 %188, i32 %189, i32 %190, i32 %191, i32 %192, i32 %193)
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 0
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 1
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 2
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 3
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 4
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 5
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 6
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %194, 7
  %203 = insertelement <8 x i32> poison, i32 %195, i64 0
  %204 = insertelement <8 x i32> %203, i32 %196, i64 1
  %205 = insertelement <8 x i32> %204, i32 %197, i64 2
  %206 = insertelement <8 x i32> %205, i32 %198, i64 3
  %207 = insertelement <8 x i32> %206, i32 %199, i64 4
  %208 = insertelement <8 x i32> %207, i32 %200, i64 5
  %209 = insertelement <8 x i32> %208, i32 %201, i64 6
  %210 = insertelement <8 x i32> %209, i32 %202, i64 7
  call void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) %126, <8 x i32> %210, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %211 = urem i32 %6, 32
  %212 = udiv i32 %6, 32
  %213 = mul nsw i32 %211, 16
  %214 = mul nsw i32 %212, 512
  %215 = add nsw i32 %213, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr float, ptr addrspace(1) %1, i64 %216
  %218 = mul nsw i32 %7, 2097152
  %219 = sext i32 %218 to i64
  %220 = getelementptr i8, ptr addrspace(6) %12, i64 %219
  %221 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %220, i1 false)
  %222 = getelementptr i32, ptr %3, i64 4
  %223 = getelementptr i32, ptr %3, i64 8
  %224 = getelementptr i32, ptr %3, i64 12
  %225 = extractelement <16 x i32> %221, i64 0
  %226 = insertelement <4 x i32> poison, i32 %225, i64 0
  %227 = extractelement <16 x i32> %221, i64 1
  %228 = insertelement <4 x i32> %226, i32 %227, i64 1
  %229 = extractelement <16 x i32> %221, i64 2
  %230 = insertelement <4 x i32> %228, i32 %229, i64 2
  %231 = extractelement <16 x i32> %221, i64 3
  %232 = insertelement <4 x i32> %230, i32 %231, i64 3
  store <4 x i32> %232, ptr %3, align 16
  %233 = extractelement <16 x i32> %221, i64 4
  %234 = insertelement <4 x i32> poison, i32 %233, i64 0
  %235 = extractelement <16 x i32> %221, i64 5
  %236 = insertelement <4 x i32> %234, i32 %235, i64 1
  %237 = extractelement <16 x i32> %221, i64 6
  %238 = insertelement <4 x i32> %236, i32 %237, i64 2
  %239 = extractelement <16 x i32> %221, i64 7
  %240 = insertelement <4 x i32> %238, i32 %239, i64 3
  store <4 x i32> %240, ptr %222, align 16
  %241 = extractelement <16 x i32> %221, i64 8
  %242 = insertelement <4 x i32> poison, i32 %241, i64 0
  %243 = extractelement <16 x i32> %221, i64 9
  %244 = insertelement <4 x i32> %242, i32 %243, i64 1
  %245 = extractelement <16 x i32> %221, i64 10
  %246 = insertelement <4 x i32> %244, i32 %245, i64 2
  %247 = extractelement <16 x i32> %221, i64 11
  %248 = insertelement <4 x i32> %246, i32 %247, i64 3
  store <4 x i32> %248, ptr %223, align 16
  %249 = extractelement <16 x i32> %221, i64 12
  %250 = insertelement <4 x i32> poison, i32 %249, i64 0
  %251 = extractelement <16 x i32> %221, i64 13
  %252 = insertelement <4 x i32> %250, i32 %251, i64 1
  %253 = extractelement <16 x i32> %221, i64 14
  %254 = insertelement <4 x i32> %252, i32 %253, i64 2
  %255 = extractelement <16 x i32> %221, i64 15
  %256 = insertelement <4 x i32> %254, i32 %255, i64 3
  store <4 x i32> %256, ptr %224, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %257 = getelementptr i32, ptr %3, i64 4
  %258 = getelementptr i32, ptr %3, i64 8
  %259 = getelementptr i32, ptr %3, i64 12
  %260 = load <4 x i32>, ptr %3, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <16 x i32> poison, i32 %261, i64 0
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <16 x i32> %262, i32 %263, i64 1
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <16 x i32> %264, i32 %265, i64 2
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <16 x i32> %266, i32 %267, i64 3
  %269 = load <4 x i32>, ptr %257, align 16
  %270 = extractelement <4 x i32> %269, i64 0
  %271 = insertelement <16 x i32> %268, i32 %270, i64 4
  %272 = extractelement <4 x i32> %269, i64 1
  %273 = insertelement <16 x i32> %271, i32 %272, i64 5
  %274 = extractelement <4 x i32> %269, i64 2
  %275 = insertelement <16 x i32> %273, i32 %274, i64 6
  %276 = extractelement <4 x i32> %269, i64 3
  %277 = insertelement <16 x i32> %275, i32 %276, i64 7
  %278 = load <4 x i32>, ptr %258, align 16
  %279 = extractelement <4 x i32> %278, i64 0
  %280 = insertelement <16 x i32> %277, i32 %279, i64 8
  %281 = extractelement <4 x i32> %278, i64 1
  %282 = insertelement <16 x i32> %280, i32 %281, i64 9
  %283 = extractelement <4 x i32> %278, i64 2
  %284 = insertelement <16 x i32> %282, i32 %283, i64 10
  %285 = extractelement <4 x i32> %278, i64 3
  %286 = insertelement <16 x i32> %284, i32 %285, i64 11
  %287 = load <4 x i32>, ptr %259, align 16
  %288 = extractelement <4 x i32> %287, i64 0
  %289 = insertelement <16 x i32> %286, i32 %288, i64 12
  %290 = extractelement <4 x i32> %287, i64 1
  %291 = insertelement <16 x i32> %289, i32 %290, i64 13
  %292 = extractelement <4 x i32> %287, i64 2
  %293 = insertelement <16 x i32> %291, i32 %292, i64 14
  %294 = extractelement <4 x i32> %287, i64 3
  %295 = insertelement <16 x i32> %293, i32 %294, i64 15
  %296 = extractelement <16 x i32> %295, i64 0
  %297 = extractelement <16 x i32> %295, i64 1
  %298 = extractelement <16 x i32> %295, i64 2
  %299 = extractelement <16 x i32> %295, i64 3
  %300 = extractelement <16 x i32> %295, i64 4
  %301 = extractelement <16 x i32> %295, i64 5
  %302 = extractelement <16 x i32> %295, i64 6
  %303 = extractelement <16 x i32> %295, i64 7
  %304 = extractelement <16 x i32> %295, i64 8
  %305 = extractelement <16 x i32> %295, i64 9
  %306 = extractelement <16 x i32> %295, i64 10
  %307 = extractelement <16 x i32> %295, i64 11
  %308 = extractelement <16 x i32> %295, i64 12
  %309 = extractelement <16 x i32> %295, i64 13
  %310 = extractelement <16 x i32> %295, i64 14
  %311 = extractelement <16 x i32> %295, i64 15
  %312 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %296, i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303, i32 %304, i32 %305, i32 %306, i32 %307, i32 %308, i32 %309, i32 %310, i32 %311)
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 0
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 1
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 2
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 3
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 4
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 5
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 6
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 7
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 8
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 9
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 10
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 11
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 12
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 13
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 14
  %328 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 15
  %329 = insertelement <16 x i32> poison, i32 %313, i64 0
  %330 = insertelement <16 x i32> %329, i32 %314, i64 1
  %331 = insertelement <16 x i32> %330, i32 %315, i64 2
  %332 = insertelement <16 x i32> %331, i32 %316, i64 3
  %333 = insertelement <16 x i32> %332, i32 %317, i64 4
  %334 = insertelement <16 x i32> %333, i32 %318, i64 5
  %335 = insertelement <16 x i32> %334, i32 %319, i64 6
  %336 = insertelement <16 x i32> %335, i32 %320, i64 7
  %337 = insertelement <16 x i32> %336, i32 %321, i64 8
  %338 = insertelement <16 x i32> %337, i32 %322, i64 9
  %339 = insertelement <16 x i32> %338, i32 %323, i64 10
  %340 = insertelement <16 x i32> %339, i32 %324, i64 11
  %341 = insertelement <16 x i32> %340, i32 %325, i64 12
  %342 = insertelement <16 x i32> %341, i32 %326, i64 13
  %343 = insertelement <16 x i32> %342, i32 %327, i64 14
  %344 = insertelement <16 x i32> %343, i32 %328, i64 15
  %345 = getelementptr i32, ptr %3, i64 4
  %346 = getelementptr i32, ptr %3, i64 8
  %347 = getelementptr i32, ptr %3, i64 12
  %348 = extractelement <16 x i32> %344, i64 0
  %349 = insertelement <4 x i32> poison, i32 %348, i64 0
  %350 = extractelement <16 x i32> %344, i64 1
  %351 = insertelement <4 x i32> %349, i32 %350, i64 1
  %352 = extractelement <16 x i32> %344, i64 2
  %353 = insertelement <4 x i32> %351, i32 %352, i64 2
  %354 = extractelement <16 x i32> %344, i64 3
  %355 = insertelement <4 x i32> %353, i32 %354, i64 3
  store <4 x i32> %355, ptr %3, align 16
  %356 = extractelement <16 x i32> %344, i64 4
  %357 = insertelement <4 x i32> poison, i32 %356, i64 0
  %358 = extractelement <16 x i32> %344, i64 5
  %359 = insertelement <4 x i32> %357, i32 %358, i64 1
  %360 = extractelement <16 x i32> %344, i64 6
  %361 = insertelement <4 x i32> %359, i32 %360, i64 2
  %362 = extractelement <16 x i32> %344, i64 7
  %363 = insertelement <4 x i32> %361, i32 %362, i64 3
  store <4 x i32> %363, ptr %345, align 16
  %364 = extractelement <16 x i32> %344, i64 8
  %365 = insertelement <4 x i32> poison, i32 %364, i64 0
  %366 = extractelement <16 x i32> %344, i64 9
  %367 = insertelement <4 x i32> %365, i32 %366, i64 1
  %368 = extractelement <16 x i32> %344, i64 10
  %369 = insertelement <4 x i32> %367, i32 %368, i64 2
  %370 = extractelement <16 x i32> %344, i64 11
  %371 = insertelement <4 x i32> %369, i32 %370, i64 3
  store <4 x i32> %371, ptr %346, align 16
  %372 = extractelement <16 x i32> %344, i64 12
  %373 = insertelement <4 x i32> poison, i32 %372, i64 0
  %374 = extractelement <16 x i32> %344, i64 13
  %375 = insertelement <4 x i32> %373, i32 %374, i64 1
  %376 = extractelement <16 x i32> %344, i64 14
  %377 = insertelement <4 x i32> %375, i32 %376, i64 2
  %378 = extractelement <16 x i32> %344, i64 15
  %379 = insertelement <4 x i32> %377, i32 %378, i64 3
  store <4 x i32> %379, ptr %347, align 16
  %380 = getelementptr float, ptr %3, i64 4
  %381 = getelementptr float, ptr %3, i64 8
  %382 = getelementptr float, ptr %3, i64 12
  %383 = load <4 x float>, ptr %3, align 16
  %384 = extractelement <4 x float> %383, i64 0
  %385 = insertelement <16 x float> poison, float %384, i64 0
  %386 = extractelement <4 x float> %383, i64 1
  %387 = insertelement <16 x float> %385, float %386, i64 1
  %388 = extractelement <4 x float> %383, i64 2
  %389 = insertelement <16 x float> %387, float %388, i64 2
  %390 = extractelement <4 x float> %383, i64 3
  %391 = insertelement <16 x float> %389, float %390, i64 3
  %392 = load <4 x float>, ptr %380, align 16
  %393 = extractelement <4 x float> %392, i64 0
  %394 = insertelement <16 x float> %391, float %393, i64 4
  %395 = extractelement <4 x float> %392, i64 1
  %396 = insertelement <16 x float> %394, float %395, i64 5
  %397 = extractelement <4 x float> %392, i64 2
  %398 = insertelement <16 x float> %396, float %397, i64 6
  %399 = extractelement <4 x float> %392, i64 3
  %400 = insertelement <16 x float> %398, float %399, i64 7
  %401 = load <4 x float>, ptr %381, align 16
  %402 = extractelement <4 x float> %401, i64 0
  %403 = insertelement <16 x float> %400, float %402, i64 8
  %404 = extractelement <4 x float> %401, i64 1
  %405 = insertelement <16 x float> %403, float %404, i64 9
  %406 = extractelement <4 x float> %401, i64 2
  %407 = insertelement <16 x float> %405, float %406, i64 10
  %408 = extractelement <4 x float> %401, i64 3
  %409 = insertelement <16 x float> %407, float %408, i64 11
  %410 = load <4 x float>, ptr %382, align 16
  %411 = extractelement <4 x float> %410, i64 0
  %412 = insertelement <16 x float> %409, float %411, i64 12
  %413 = extractelement <4 x float> %410, i64 1
  %414 = insertelement <16 x float> %412, float %413, i64 13
  %415 = extractelement <4 x float> %410, i64 2
  %416 = insertelement <16 x float> %414, float %415, i64 14
  %417 = extractelement <4 x float> %410, i64 3
  %418 = insertelement <16 x float> %416, float %417, i64 15
  %419 = getelementptr float, ptr addrspace(1) %217, i64 4
  %420 = getelementptr float, ptr addrspace(1) %217, i64 8
  %421 = getelementptr float, ptr addrspace(1) %217, i64 12
  %422 = extractelement <16 x float> %418, i64 0
  %423 = insertelement <4 x float> poison, float %422, i64 0
  %424 = extractelement <16 x float> %418, i64 1
  %425 = insertelement <4 x float> %423, float %424, i64 1
  %426 = extractelement <16 x float> %418, i64 2
  %427 = insertelement <4 x float> %425, float %426, i64 2
  %428 = extractelement <16 x float> %418, i64 3
  %429 = insertelement <4 x float> %427, float %428, i64 3
  store <4 x float> %429, ptr addrspace(1) %217, align 16
  %430 = extractelement <16 x float> %418, i64 4
  %431 = insertelement <4 x float> poison, float %430, i64 0
  %432 = extractelement <16 x float> %418, i64 5
  %433 = insertelement <4 x float> %431, float %432, i64 1
  %434 = extractelement <16 x float> %418, i64 6
  %435 = insertelement <4 x float> %433, float %434, i64 2
  %436 = extractelement <16 x float> %418, i64 7
  %437 = insertelement <4 x float> %435, float %436, i64 3
  store <4 x float> %437, ptr addrspace(1) %419, align 16
  %438 = extractelement <16 x float> %418, i64 8
  %439 = insertelement <4 x float> poison, float %438, i64 0
  %440 = extractelement <16 x float> %418, i64 9
  %441 = insertelement <4 x float> %439, float %440, i64 1
  %442 = extractelement <16 x float> %418, i64 10
  %443 = insertelement <4 x float> %441, float %442, i64 2
  %444 = extractelement <16 x float> %418, i64 11
  %445 = insertelement <4 x float> %443, float %444, i64 3
  store <4 x float> %445, ptr addrspace(1) %420, align 16
  %446 = extractelement <16 x float> %418, i64 12
  %447 = insertelement <4 x float> poison, float %446, i64 0
  %448 = extractelement <16 x float> %418, i64 13
  %449 = insertelement <4 x float> %447, float %448, i64 1
  %450 = extractelement <16 x float> %418, i64 14
  %451 = insertelement <4 x float> %449, float %450, i64 2
  %452 = extractelement <16 x float> %418, i64 15
  %453 = insertelement <4 x float> %451, float %452, i64 3
  store <4 x float> %453, ptr addrspace(1) %421, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %454, label %455

454:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %455

455:                                              ; preds = %454, %10
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
declare void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

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
