; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [32 x float], align 16
  %4 = alloca [16 x float], align 16
  %5 = alloca [16 x float], align 16
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
  %15 = mul nsw i32 %13, 256
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = add nsw i32 %15, %16
  %19 = urem i32 %17, 8
  %20 = udiv i32 %17, 8
  %21 = mul nsw i32 %19, 32
  %22 = add nsw i32 %18, %21
  %23 = mul nsw i32 %20, 1024
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
  %37 = getelementptr float, ptr addrspace(1) %26, i64 16
  %38 = getelementptr float, ptr addrspace(1) %26, i64 18
  %39 = getelementptr float, ptr addrspace(1) %26, i64 20
  %40 = getelementptr float, ptr addrspace(1) %26, i64 22
  %41 = getelementptr float, ptr addrspace(1) %26, i64 24
  %42 = getelementptr float, ptr addrspace(1) %26, i64 26
  %43 = getelementptr float, ptr addrspace(1) %26, i64 28
  %44 = getelementptr float, ptr addrspace(1) %26, i64 30
  %45 = load float, ptr addrspace(1) %26, align 4
  %46 = insertelement <16 x float> poison, float %45, i64 0
  %47 = load float, ptr addrspace(1) %30, align 4
  %48 = insertelement <16 x float> %46, float %47, i64 1
  %49 = load float, ptr addrspace(1) %31, align 4
  %50 = insertelement <16 x float> %48, float %49, i64 2
  %51 = load float, ptr addrspace(1) %32, align 4
  %52 = insertelement <16 x float> %50, float %51, i64 3
  %53 = load float, ptr addrspace(1) %33, align 4
  %54 = insertelement <16 x float> %52, float %53, i64 4
  %55 = load float, ptr addrspace(1) %34, align 4
  %56 = insertelement <16 x float> %54, float %55, i64 5
  %57 = load float, ptr addrspace(1) %35, align 4
  %58 = insertelement <16 x float> %56, float %57, i64 6
  %59 = load float, ptr addrspace(1) %36, align 4
  %60 = insertelement <16 x float> %58, float %59, i64 7
  %61 = load float, ptr addrspace(1) %37, align 4
  %62 = insertelement <16 x float> %60, float %61, i64 8
  %63 = load float, ptr addrspace(1) %38, align 4
  %64 = insertelement <16 x float> %62, float %63, i64 9
  %65 = load float, ptr addrspace(1) %39, align 4
  %66 = insertelement <16 x float> %64, float %65, i64 10
  %67 = load float, ptr addrspace(1) %40, align 4
  %68 = insertelement <16 x float> %66, float %67, i64 11
  %69 = load float, ptr addrspace(1) %41, align 4
  %70 = insertelement <16 x float> %68, float %69, i64 12
  %71 = load float, ptr addrspace(1) %42, align 4
  %72 = insertelement <16 x float> %70, float %71, i64 13
  %73 = load float, ptr addrspace(1) %43, align 4
  %74 = insertelement <16 x float> %72, float %73, i64 14
  %75 = load float, ptr addrspace(1) %44, align 4
  %76 = insertelement <16 x float> %74, float %75, i64 15
  %77 = getelementptr float, ptr %5, i64 4
  %78 = getelementptr float, ptr %5, i64 8
  %79 = getelementptr float, ptr %5, i64 12
  %80 = extractelement <16 x float> %76, i64 0
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = extractelement <16 x float> %76, i64 1
  %83 = insertelement <4 x float> %81, float %82, i64 1
  %84 = extractelement <16 x float> %76, i64 2
  %85 = insertelement <4 x float> %83, float %84, i64 2
  %86 = extractelement <16 x float> %76, i64 3
  %87 = insertelement <4 x float> %85, float %86, i64 3
  store <4 x float> %87, ptr %5, align 16
  %88 = extractelement <16 x float> %76, i64 4
  %89 = insertelement <4 x float> poison, float %88, i64 0
  %90 = extractelement <16 x float> %76, i64 5
  %91 = insertelement <4 x float> %89, float %90, i64 1
  %92 = extractelement <16 x float> %76, i64 6
  %93 = insertelement <4 x float> %91, float %92, i64 2
  %94 = extractelement <16 x float> %76, i64 7
  %95 = insertelement <4 x float> %93, float %94, i64 3
  store <4 x float> %95, ptr %77, align 16
  %96 = extractelement <16 x float> %76, i64 8
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = extractelement <16 x float> %76, i64 9
  %99 = insertelement <4 x float> %97, float %98, i64 1
  %100 = extractelement <16 x float> %76, i64 10
  %101 = insertelement <4 x float> %99, float %100, i64 2
  %102 = extractelement <16 x float> %76, i64 11
  %103 = insertelement <4 x float> %101, float %102, i64 3
  store <4 x float> %103, ptr %78, align 16
  %104 = extractelement <16 x float> %76, i64 12
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = extractelement <16 x float> %76, i64 13
  %107 = insertelement <4 x float> %105, float %106, i64 1
  %108 = extractelement <16 x float> %76, i64 14
  %109 = insertelement <4 x float> %107, float %108, i64 2
  %110 = extractelement <16 x float> %76, i64 15
  %111 = insertelement <4 x float> %109, float %110, i64 3
  store <4 x float> %111, ptr %79, align 16
  %112 = getelementptr i32, ptr %5, i64 4
  %113 = getelementptr i32, ptr %5, i64 8
  %114 = getelementptr i32, ptr %5, i64 12
  %115 = load <4 x i32>, ptr %5, align 16
  %116 = extractelement <4 x i32> %115, i64 0
  %117 = insertelement <16 x i32> poison, i32 %116, i64 0
  %118 = extractelement <4 x i32> %115, i64 1
  %119 = insertelement <16 x i32> %117, i32 %118, i64 1
  %120 = extractelement <4 x i32> %115, i64 2
  %121 = insertelement <16 x i32> %119, i32 %120, i64 2
  %122 = extractelement <4 x i32> %115, i64 3
  %123 = insertelement <16 x i32> %121, i32 %122, i64 3
  %124 = load <4 x i32>, ptr %112, align 16
  %125 = extractelement <4 x i32> %124, i64 0
  %126 = insertelement <16 x i32> %123, i32 %125, i64 4
  %127 = extractelement <4 x i32> %124, i64 1
  %128 = insertelement <16 x i32> %126, i32 %127, i64 5
  %129 = extractelement <4 x i32> %124, i64 2
  %130 = insertelement <16 x i32> %128, i32 %129, i64 6
  %131 = extractelement <4 x i32> %124, i64 3
  %132 = insertelement <16 x i32> %130, i32 %131, i64 7
  %133 = load <4 x i32>, ptr %113, align 16
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = insertelement <16 x i32> %132, i32 %134, i64 8
  %136 = extractelement <4 x i32> %133, i64 1
  %137 = insertelement <16 x i32> %135, i32 %136, i64 9
  %138 = extractelement <4 x i32> %133, i64 2
  %139 = insertelement <16 x i32> %137, i32 %138, i64 10
  %140 = extractelement <4 x i32> %133, i64 3
  %141 = insertelement <16 x i32> %139, i32 %140, i64 11
  %142 = load <4 x i32>, ptr %114, align 16
  %143 = extractelement <4 x i32> %142, i64 0
  %144 = insertelement <16 x i32> %141, i32 %143, i64 12
  %145 = extractelement <4 x i32> %142, i64 1
  %146 = insertelement <16 x i32> %144, i32 %145, i64 13
  %147 = extractelement <4 x i32> %142, i64 2
  %148 = insertelement <16 x i32> %146, i32 %147, i64 14
  %149 = extractelement <4 x i32> %142, i64 3
  %150 = insertelement <16 x i32> %148, i32 %149, i64 15
  %151 = extractelement <16 x i32> %150, i64 0
  %152 = extractelement <16 x i32> %150, i64 1
  %153 = extractelement <16 x i32> %150, i64 2
  %154 = extractelement <16 x i32> %150, i64 3
  %155 = extractelement <16 x i32> %150, i64 4
  %156 = extractelement <16 x i32> %150, i64 5
  %157 = extractelement <16 x i32> %150, i64 6
  %158 = extractelement <16 x i32> %150, i64 7
  %159 = extractelement <16 x i32> %150, i64 8
  %160 = extractelement <16 x i32> %150, i64 9
  %161 = extractelement <16 x i32> %150, i64 10
  %162 = extractelement <16 x i32> %150, i64 11
  %163 = extractelement <16 x i32> %150, i64 12
  %164 = extractelement <16 x i32> %150, i64 13
  %165 = extractelement <16 x i32> %150, i64 14
  %166 = extractelement <16 x i32> %150, i64 15
  %167 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %151, i32 %152, i32 %153, i32 %154, i32 %155, i32 %156, i32 %157, i32 %158, i32 %159, i32 %160, i32 %161, i32 %162, i32 %163, i32 %164, i32 %165, i32 %166)
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 0
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 1
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 2
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 3
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 4
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 5
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 6
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 7
  %176 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 8
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 9
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 10
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 11
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 12
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 13
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 14
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %167, 15
  %184 = insertelement <16 x i32> poison, i32 %168, i64 0
  %185 = insertelement <16 x i32> %184, i32 %169, i64 1
  %186 = insertelement <16 x i32> %185, i32 %170, i64 2
  %187 = insertelement <16 x i32> %186, i32 %171, i64 3
  %188 = insertelement <16 x i32> %187, i32 %172, i64 4
  %189 = insertelement <16 x i32> %188, i32 %173, i64 5
  %190 = insertelement <16 x i32> %189, i32 %174, i64 6
  %191 = insertelement <16 x i32> %190, i32 %175, i64 7
  %192 = insertelement <16 x i32> %191, i32 %176, i64 8
  %193 = insertelement <16 x i32> %192, i32 %177, i64 9
  %194 = insertelement <16 x i32> %193, i32 %178, i64 10
  %195 = insertelement <16 x i32> %194, i32 %179, i64 11
  %196 = insertelement <16 x i32> %195, i32 %180, i64 12
  %197 = insertelement <16 x i32> %196, i32 %181, i64 13
  %198 = insertelement <16 x i32> %197, i32 %182, i64 14
  %199 = insertelement <16 x i32> %198, i32 %183, i64 15
  call void @llvm.nvvm.tcgen05.st.16x64b.x16(ptr addrspace(6) %29, <16 x i32> %199, i1 false)
  %200 = urem i32 %6, 2
  %201 = udiv i32 %6, 2
  %202 = mul nsw i32 %200, 256
  %203 = urem i32 %201, 2
  %204 = udiv i32 %201, 2
  %205 = add nsw i32 %202, %203
  %206 = urem i32 %204, 8
  %207 = udiv i32 %204, 8
  %208 = mul nsw i32 %206, 32
  %209 = add nsw i32 %205, %208
  %210 = mul nsw i32 %207, 1024
  %211 = add nsw i32 %209, %210
  %212 = add nsw i32 %211, 512
  %213 = sext i32 %212 to i64
  %214 = getelementptr float, ptr addrspace(1) %0, i64 %213
  %215 = mul nsw i32 %7, 2097152
  %216 = add nsw i32 1048576, %215
  %217 = sext i32 %216 to i64
  %218 = getelementptr i8, ptr addrspace(6) %12, i64 %217
  %219 = getelementptr float, ptr addrspace(1) %214, i64 2
  %220 = getelementptr float, ptr addrspace(1) %214, i64 4
  %221 = getelementptr float, ptr addrspace(1) %214, i64 6
  %222 = getelementptr float, ptr addrspace(1) %214, i64 8
  %223 = getelementptr float, ptr addrspace(1) %214, i64 10
  %224 = getelementptr float, ptr addrspace(1) %214, i64 12
  %225 = getelementptr float, ptr addrspace(1) %214, i64 14
  %226 = getelementptr float, ptr addrspace(1) %214, i64 16
  %227 = getelementptr float, ptr addrspace(1) %214, i64 18
  %228 = getelementptr float, ptr addrspace(1) %214, i64 20
  %229 = getelementptr float, ptr addrspace(1) %214, i64 22
  %230 = getelementptr float, ptr addrspace(1) %214, i64 24
  %231 = getelementptr float, ptr addrspace(1) %214, i64 26
  %232 = getelementptr float, ptr addrspace(1) %214, i64 28
  %233 = getelementptr float, ptr addrspace(1) %214, i64 30
  %234 = load float, ptr addrspace(1) %214, align 4
  %235 = insertelement <16 x float> poison, float %234, i64 0
  %236 = load float, ptr addrspace(1) %219, align 4
  %237 = insertelement <16 x float> %235, float %236, i64 1
  %238 = load float, ptr addrspace(1) %220, align 4
  %239 = insertelement <16 x float> %237, float %238, i64 2
  %240 = load float, ptr addrspace(1) %221, align 4
  %241 = insertelement <16 x float> %239, float %240, i64 3
  %242 = load float, ptr addrspace(1) %222, align 4
  %243 = insertelement <16 x float> %241, float %242, i64 4
  %244 = load float, ptr addrspace(1) %223, align 4
  %245 = insertelement <16 x float> %243, float %244, i64 5
  %246 = load float, ptr addrspace(1) %224, align 4
  %247 = insertelement <16 x float> %245, float %246, i64 6
  %248 = load float, ptr addrspace(1) %225, align 4
  %249 = insertelement <16 x float> %247, float %248, i64 7
  %250 = load float, ptr addrspace(1) %226, align 4
  %251 = insertelement <16 x float> %249, float %250, i64 8
  %252 = load float, ptr addrspace(1) %227, align 4
  %253 = insertelement <16 x float> %251, float %252, i64 9
  %254 = load float, ptr addrspace(1) %228, align 4
  %255 = insertelement <16 x float> %253, float %254, i64 10
  %256 = load float, ptr addrspace(1) %229, align 4
  %257 = insertelement <16 x float> %255, float %256, i64 11
  %258 = load float, ptr addrspace(1) %230, align 4
  %259 = insertelement <16 x float> %257, float %258, i64 12
  %260 = load float, ptr addrspace(1) %231, align 4
  %261 = insertelement <16 x float> %259, float %260, i64 13
  %262 = load float, ptr addrspace(1) %232, align 4
  %263 = insertelement <16 x float> %261, float %262, i64 14
  %264 = load float, ptr addrspace(1) %233, align 4
  %265 = insertelement <16 x float> %263, float %264, i64 15
  %266 = getelementptr float, ptr %4, i64 4
  %267 = getelementptr float, ptr %4, i64 8
  %268 = getelementptr float, ptr %4, i64 12
  %269 = extractelement <16 x float> %265, i64 0
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = extractelement <16 x float> %265, i64 1
  %272 = insertelement <4 x float> %270, float %271, i64 1
  %273 = extractelement <16 x float> %265, i64 2
  %274 = insertelement <4 x float> %272, float %273, i64 2
  %275 = extractelement <16 x float> %265, i64 3
  %276 = insertelement <4 x float> %274, float %275, i64 3
  store <4 x float> %276, ptr %4, align 16
  %277 = extractelement <16 x float> %265, i64 4
  %278 = insertelement <4 x float> poison, float %277, i64 0
  %279 = extractelement <16 x float> %265, i64 5
  %280 = insertelement <4 x float> %278, float %279, i64 1
  %281 = extractelement <16 x float> %265, i64 6
  %282 = insertelement <4 x float> %280, float %281, i64 2
  %283 = extractelement <16 x float> %265, i64 7
  %284 = insertelement <4 x float> %282, float %283, i64 3
  store <4 x float> %284, ptr %266, align 16
  %285 = extractelement <16 x float> %265, i64 8
  %286 = insertelement <4 x float> poison, float %285, i64 0
  %287 = extractelement <16 x float> %265, i64 9
  %288 = insertelement <4 x float> %286, float %287, i64 1
  %289 = extractelement <16 x float> %265, i64 10
  %290 = insertelement <4 x float> %288, float %289, i64 2
  %291 = extractelement <16 x float> %265, i64 11
  %292 = insertelement <4 x float> %290, float %291, i64 3
  store <4 x float> %292, ptr %267, align 16
  %293 = extractelement <16 x float> %265, i64 12
  %294 = insertelement <4 x float> poison, float %293, i64 0
  %295 = extractelement <16 x float> %265, i64 13
  %296 = insertelement <4 x float> %294, float %295, i64 1
  %297 = extractelement <16 x float> %265, i64 14
  %298 = insertelement <4 x float> %296, float %297, i64 2
  %299 = extractelement <16 x float> %265, i64 15
  %300 = insertelement <4 x float> %298, float %299, i64 3
  store <4 x float> %300, ptr %268, align 16
  %301 = getelementptr i32, ptr %4, i64 4
  %302 = getelementptr i32, ptr %4, i64 8
  %303 = getelementptr i32, ptr %4, i64 12
  %304 = load <4 x i32>, ptr %4, align 16
  %305 = extractelement <4 x i32> %304, i64 0
  %306 = insertelement <16 x i32> poison, i32 %305, i64 0
  %307 = extractelement <4 x i32> %304, i64 1
  %308 = insertelement <16 x i32> %306, i32 %307, i64 1
  %309 = extractelement <4 x i32> %304, i64 2
  %310 = insertelement <16 x i32> %308, i32 %309, i64 2
  %311 = extractelement <4 x i32> %304, i64 3
  %312 = insertelement <16 x i32> %310, i32 %311, i64 3
  %313 = load <4 x i32>, ptr %301, align 16
  %314 = extractelement <4 x i32> %313, i64 0
  %315 = insertelement <16 x i32> %312, i32 %314, i64 4
  %316 = extractelement <4 x i32> %313, i64 1
  %317 = insertelement <16 x i32> %315, i32 %316, i64 5
  %318 = extractelement <4 x i32> %313, i64 2
  %319 = insertelement <16 x i32> %317, i32 %318, i64 6
  %320 = extractelement <4 x i32> %313, i64 3
  %321 = insertelement <16 x i32> %319, i32 %320, i64 7
  %322 = load <4 x i32>, ptr %302, align 16
  %323 = extractelement <4 x i32> %322, i64 0
  %324 = insertelement <16 x i32> %321, i32 %323, i64 8
  %325 = extractelement <4 x i32> %322, i64 1
  %326 = insertelement <16 x i32> %324, i32 %325, i64 9
  %327 = extractelement <4 x i32> %322, i64 2
  %328 = insertelement <16 x i32> %326, i32 %327, i64 10
  %329 = extractelement <4 x i32> %322, i64 3
  %330 = insertelement <16 x i32> %328, i32 %329, i64 11
  %331 = load <4 x i32>, ptr %303, align 16
  %332 = extractelement <4 x i32> %331, i64 0
  %333 = insertelement <16 x i32> %330, i32 %332, i64 12
  %334 = extractelement <4 x i32> %331, i64 1
  %335 = insertelement <16 x i32> %333, i32 %334, i64 13
  %336 = extractelement <4 x i32> %331, i64 2
  %337 = insertelement <16 x i32> %335, i32 %336, i64 14
  %338 = extractelement <4 x i32> %331, i64 3
  %339 = insertelement <16 x i32> %337, i32 %338, i64 15
  %340 = extractelement <16 x i32> %339, i64 0
  %341 = extractelement <16 x i32> %339, i64 1
  %342 = extractelement <16 x i32> %339, i64 2
  %343 = extractelement <16 x i32> %339, i64 3
  %344 = extractelement <16 x i32> %339, i64 4
  %345 = extractelement <16 x i32> %339, i64 5
  %346 = extractelement <16 x i32> %339, i64 6
  %347 = extractelement <16 x i32> %339, i64 7
  %348 = extractelement <16 x i32> %339, i64 8
  %349 = extractelement <16 x i32> %339, i64 9
  %350 = extractelement <16 x i32> %339, i64 10
  %351 = extractelement <16 x i32> %339, i64 11
  %352 = extractelement <16 x i32> %339, i64 12
  %353 = extractelement <16 x i32> %339, i64 13
  %354 = extractelement <16 x i32> %339, i64 14
  %355 = extractelement <16 x i32> %339, i64 15
  %356 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354, i32 %355)
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 0
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 1
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 2
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 3
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 4
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 5
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 6
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 7
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 8
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 9
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 10
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 11
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 12
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 13
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 14
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %356, 15
  %373 = insertelement <16 x i32> poison, i32 %357, i64 0
  %374 = insertelement <16 x i32> %373, i32 %358, i64 1
  %375 = insertelement <16 x i32> %374, i32 %359, i64 2
  %376 = insertelement <16 x i32> %375, i32 %360, i64 3
  %377 = insertelement <16 x i32> %376, i32 %361, i64 4
  %378 = insertelement <16 x i32> %377, i32 %362, i64 5
  %379 = insertelement <16 x i32> %378, i32 %363, i64 6
  %380 = insertelement <16 x i32> %379, i32 %364, i64 7
  %381 = insertelement <16 x i32> %380, i32 %365, i64 8
  %382 = insertelement <16 x i32> %381, i32 %366, i64 9
  %383 = insertelement <16 x i32> %382, i32 %367, i64 10
  %384 = insertelement <16 x i32> %383, i32 %368, i64 11
  %385 = insertelement <16 x i32> %384, i32 %369, i64 12
  %386 = insertelement <16 x i32> %385, i32 %370, i64 13
  %387 = insertelement <16 x i32> %386, i32 %371, i64 14
  %388 = insertelement <16 x i32> %387, i32 %372, i64 15
  call void @llvm.nvvm.tcgen05.st.16x64b.x16(ptr addrspace(6) %218, <16 x i32> %388, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %389 = urem i32 %6, 32
  %390 = udiv i32 %6, 32
  %391 = mul nsw i32 %389, 32
  %392 = mul nsw i32 %390, 1024
  %393 = add nsw i32 %391, %392
  %394 = sext i32 %393 to i64
  %395 = getelementptr float, ptr addrspace(1) %1, i64 %394
  %396 = mul nsw i32 %7, 2097152
  %397 = sext i32 %396 to i64
  %398 = getelementptr i8, ptr addrspace(6) %12, i64 %397
  %399 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %398, i1 false)
  %400 = getelementptr i32, ptr %3, i64 4
  %401 = getelementptr i32, ptr %3, i64 8
  %402 = getelementptr i32, ptr %3, i64 12
  %403 = getelementptr i32, ptr %3, i64 16
  %404 = getelementptr i32, ptr %3, i64 20
  %405 = getelementptr i32, ptr %3, i64 24
  %406 = getelementptr i32, ptr %3, i64 28
  %407 = extractelement <32 x i32> %399, i64 0
  %408 = insertelement <4 x i32> poison, i32 %407, i64 0
  %409 = extractelement <32 x i32> %399, i64 1
  %410 = insertelement <4 x i32> %408, i32 %409, i64 1
  %411 = extractelement <32 x i32> %399, i64 2
  %412 = insertelement <4 x i32> %410, i32 %411, i64 2
  %413 = extractelement <32 x i32> %399, i64 3
  %414 = insertelement <4 x i32> %412, i32 %413, i64 3
  store <4 x i32> %414, ptr %3, align 16
  %415 = extractelement <32 x i32> %399, i64 4
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <32 x i32> %399, i64 5
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <32 x i32> %399, i64 6
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <32 x i32> %399, i64 7
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %400, align 16
  %423 = extractelement <32 x i32> %399, i64 8
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <32 x i32> %399, i64 9
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <32 x i32> %399, i64 10
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <32 x i32> %399, i64 11
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  store <4 x i32> %430, ptr %401, align 16
  %431 = extractelement <32 x i32> %399, i64 12
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <32 x i32> %399, i64 13
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <32 x i32> %399, i64 14
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <32 x i32> %399, i64 15
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %402, align 16
  %439 = extractelement <32 x i32> %399, i64 16
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <32 x i32> %399, i64 17
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <32 x i32> %399, i64 18
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <32 x i32> %399, i64 19
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %403, align 16
  %447 = extractelement <32 x i32> %399, i64 20
  %448 = insertelement <4 x i32> poison, i32 %447, i64 0
  %449 = extractelement <32 x i32> %399, i64 21
  %450 = insertelement <4 x i32> %448, i32 %449, i64 1
  %451 = extractelement <32 x i32> %399, i64 22
  %452 = insertelement <4 x i32> %450, i32 %451, i64 2
  %453 = extractelement <32 x i32> %399, i64 23
  %454 = insertelement <4 x i32> %452, i32 %453, i64 3
  store <4 x i32> %454, ptr %404, align 16
  %455 = extractelement <32 x i32> %399, i64 24
  %456 = insertelement <4 x i32> poison, i32 %455, i64 0
  %457 = extractelement <32 x i32> %399, i64 25
  %458 = insertelement <4 x i32> %456, i32 %457, i64 1
  %459 = extractelement <32 x i32> %399, i64 26
  %460 = insertelement <4 x i32> %458, i32 %459, i64 2
  %461 = extractelement <32 x i32> %399, i64 27
  %462 = insertelement <4 x i32> %460, i32 %461, i64 3
  store <4 x i32> %462, ptr %405, align 16
  %463 = extractelement <32 x i32> %399, i64 28
  %464 = insertelement <4 x i32> poison, i32 %463, i64 0
  %465 = extractelement <32 x i32> %399, i64 29
  %466 = insertelement <4 x i32> %464, i32 %465, i64 1
  %467 = extractelement <32 x i32> %399, i64 30
  %468 = insertelement <4 x i32> %466, i32 %467, i64 2
  %469 = extractelement <32 x i32> %399, i64 31
  %470 = insertelement <4 x i32> %468, i32 %469, i64 3
  store <4 x i32> %470, ptr %406, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %471 = getelementptr i32, ptr %3, i64 4
  %472 = getelementptr i32, ptr %3, i64 8
  %473 = getelementptr i32, ptr %3, i64 12
  %474 = getelementptr i32, ptr %3, i64 16
  %475 = getelementptr i32, ptr %3, i64 20
  %476 = getelementptr i32, ptr %3, i64 24
  %477 = getelementptr i32, ptr %3, i64 28
  %478 = load <4 x i32>, ptr %3, align 16
  %479 = extractelement <4 x i32> %478, i64 0
  %480 = insertelement <32 x i32> poison, i32 %479, i64 0
  %481 = extractelement <4 x i32> %478, i64 1
  %482 = insertelement <32 x i32> %480, i32 %481, i64 1
  %483 = extractelement <4 x i32> %478, i64 2
  %484 = insertelement <32 x i32> %482, i32 %483, i64 2
  %485 = extractelement <4 x i32> %478, i64 3
  %486 = insertelement <32 x i32> %484, i32 %485, i64 3
  %487 = load <4 x i32>, ptr %471, align 16
  %488 = extractelement <4 x i32> %487, i64 0
  %489 = insertelement <32 x i32> %486, i32 %488, i64 4
  %490 = extractelement <4 x i32> %487, i64 1
  %491 = insertelement <32 x i32> %489, i32 %490, i64 5
  %492 = extractelement <4 x i32> %487, i64 2
  %493 = insertelement <32 x i32> %491, i32 %492, i64 6
  %494 = extractelement <4 x i32> %487, i64 3
  %495 = insertelement <32 x i32> %493, i32 %494, i64 7
  %496 = load <4 x i32>, ptr %472, align 16
  %497 = extractelement <4 x i32> %496, i64 0
  %498 = insertelement <32 x i32> %495, i32 %497, i64 8
  %499 = extractelement <4 x i32> %496, i64 1
  %500 = insertelement <32 x i32> %498, i32 %499, i64 9
  %501 = extractelement <4 x i32> %496, i64 2
  %502 = insertelement <32 x i32> %500, i32 %501, i64 10
  %503 = extractelement <4 x i32> %496, i64 3
  %504 = insertelement <32 x i32> %502, i32 %503, i64 11
  %505 = load <4 x i32>, ptr %473, align 16
  %506 = extractelement <4 x i32> %505, i64 0
  %507 = insertelement <32 x i32> %504, i32 %506, i64 12
  %508 = extractelement <4 x i32> %505, i64 1
  %509 = insertelement <32 x i32> %507, i32 %508, i64 13
  %510 = extractelement <4 x i32> %505, i64 2
  %511 = insertelement <32 x i32> %509, i32 %510, i64 14
  %512 = extractelement <4 x i32> %505, i64 3
  %513 = insertelement <32 x i32> %511, i32 %512, i64 15
  %514 = load <4 x i32>, ptr %474, align 16
  %515 = extractelement <4 x i32> %514, i64 0
  %516 = insertelement <32 x i32> %513, i32 %515, i64 16
  %517 = extractelement <4 x i32> %514, i64 1
  %518 = insertelement <32 x i32> %516, i32 %517, i64 17
  %519 = extractelement <4 x i32> %514, i64 2
  %520 = insertelement <32 x i32> %518, i32 %519, i64 18
  %521 = extractelement <4 x i32> %514, i64 3
  %522 = insertelement <32 x i32> %520, i32 %521, i64 19
  %523 = load <4 x i32>, ptr %475, align 16
  %524 = extractelement <4 x i32> %523, i64 0
  %525 = insertelement <32 x i32> %522, i32 %524, i64 20
  %526 = extractelement <4 x i32> %523, i64 1
  %527 = insertelement <32 x i32> %525, i32 %526, i64 21
  %528 = extractelement <4 x i32> %523, i64 2
  %529 = insertelement <32 x i32> %527, i32 %528, i64 22
  %530 = extractelement <4 x i32> %523, i64 3
  %531 = insertelement <32 x i32> %529, i32 %530, i64 23
  %532 = load <4 x i32>, ptr %476, align 16
  %533 = extractelement <4 x i32> %532, i64 0
  %534 = insertelement <32 x i32> %531, i32 %533, i64 24
  %535 = extractelement <4 x i32> %532, i64 1
  %536 = insertelement <32 x i32> %534, i32 %535, i64 25
  %537 = extractelement <4 x i32> %532, i64 2
  %538 = insertelement <32 x i32> %536, i32 %537, i64 26
  %539 = extractelement <4 x i32> %532, i64 3
  %540 = insertelement <32 x i32> %538, i32 %539, i64 27
  %541 = load <4 x i32>, ptr %477, align 16
  %542 = extractelement <4 x i32> %541, i64 0
  %543 = insertelement <32 x i32> %540, i32 %542, i64 28
  %544 = extractelement <4 x i32> %541, i64 1
  %545 = insertelement <32 x i32> %543, i32 %544, i64 29
  %546 = extractelement <4 x i32> %541, i64 2
  %547 = insertelement <32 x i32> %545, i32 %546, i64 30
  %548 = extractelement <4 x i32> %541, i64 3
  %549 = insertelement <32 x i32> %547, i32 %548, i64 31
  %550 = extractelement <32 x i32> %549, i64 0
  %551 = extractelement <32 x i32> %549, i64 1
  %552 = extractelement <32 x i32> %549, i64 2
  %553 = extractelement <32 x i32> %549, i64 3
  %554 = extractelement <32 x i32> %549, i64 4
  %555 = extractelement <32 x i32> %549, i64 5
  %556 = extractelement <32 x i32> %549, i64 6
  %557 = extractelement <32 x i32> %549, i64 7
  %558 = extractelement <32 x i32> %549, i64 8
  %559 = extractelement <32 x i32> %549, i64 9
  %560 = extractelement <32 x i32> %549, i64 10
  %561 = extractelement <32 x i32> %549, i64 11
  %562 = extractelement <32 x i32> %549, i64 12
  %563 = extractelement <32 x i32> %549, i64 13
  %564 = extractelement <32 x i32> %549, i64 14
  %565 = extractelement <32 x i32> %549, i64 15
  %566 = extractelement <32 x i32> %549, i64 16
  %567 = extractelement <32 x i32> %549, i64 17
  %568 = extractelement <32 x i32> %549, i64 18
  %569 = extractelement <32 x i32> %549, i64 19
  %570 = extractelement <32 x i32> %549, i64 20
  %571 = extractelement <32 x i32> %549, i64 21
  %572 = extractelement <32 x i32> %549, i64 22
  %573 = extractelement <32 x i32> %549, i64 23
  %574 = extractelement <32 x i32> %549, i64 24
  %575 = extractelement <32 x i32> %549, i64 25
  %576 = extractelement <32 x i32> %549, i64 26
  %577 = extractelement <32 x i32> %549, i64 27
  %578 = extractelement <32 x i32> %549, i64 28
  %579 = extractelement <32 x i32> %549, i64 29
  %580 = extractelement <32 x i32> %549, i64 30
  %581 = extractelement <32 x i32> %549, i64 31
  %582 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %550, i32 %551, i32 %552, i32 %553, i32 %554, i32 %555, i32 %556, i32 %557, i32 %558, i32 %559, i32 %560, i32 %561, i32 %562, i32 %563, i32 %564, i32 %565, i32 %566, i32 %567, i32 %568, i32 %569, i32 %570, i32 %571, i32 %572, i32 %573, i32 %574, i32 %575, i32 %576, i32 %577, i32 %578, i32 %579, i32 %580, i32 %581)
  %583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 0
  %584 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 1
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 2
  %586 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 3
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 4
  %588 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 5
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 6
  %590 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 7
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 8
  %592 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 9
  %593 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 10
  %594 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 11
  %595 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 12
  %596 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 13
  %597 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 14
  %598 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 15
  %599 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 16
  %600 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 17
  %601 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 18
  %602 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 19
  %603 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 20
  %604 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 21
  %605 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 22
  %606 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 23
  %607 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 24
  %608 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 25
  %609 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 26
  %610 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 27
  %611 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 28
  %612 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 29
  %613 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 30
  %614 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %582, 31
  %615 = insertelement <32 x i32> poison, i32 %583, i64 0
  %616 = insertelement <32 x i32> %615, i32 %584, i64 1
  %617 = insertelement <32 x i32> %616, i32 %585, i64 2
  %618 = insertelement <32 x i32> %617, i32 %586, i64 3
  %619 = insertelement <32 x i32> %618, i32 %587, i64 4
  %620 = insertelement <32 x i32> %619, i32 %588, i64 5
  %621 = insertelement <32 x i32> %620, i32 %589, i64 6
  %622 = insertelement <32 x i32> %621, i32 %590, i64 7
  %623 = insertelement <32 x i32> %622, i32 %591, i64 8
  %624 = insertelement <32 x i32> %623, i32 %592, i64 9
  %625 = insertelement <32 x i32> %624, i32 %593, i64 10
  %626 = insertelement <32 x i32> %625, i32 %594, i64 11
  %627 = insertelement <32 x i32> %626, i32 %595, i64 12
  %628 = insertelement <32 x i32> %627, i32 %596, i64 13
  %629 = insertelement <32 x i32> %628, i32 %597, i64 14
  %630 = insertelement <32 x i32> %629, i32 %598, i64 15
  %631 = insertelement <32 x i32> %630, i32 %599, i64 16
  %632 = insertelement <32 x i32> %631, i32 %600, i64 17
  %633 = insertelement <32 x i32> %632, i32 %601, i64 18
  %634 = insertelement <32 x i32> %633, i32 %602, i64 19
  %635 = insertelement <32 x i32> %634, i32 %603, i64 20
  %636 = insertelement <32 x i32> %635, i32 %604, i64 21
  %637 = insertelement <32 x i32> %636, i32 %605, i64 22
  %638 = insertelement <32 x i32> %637, i32 %606, i64 23
  %639 = insertelement <32 x i32> %638, i32 %607, i64 24
  %640 = insertelement <32 x i32> %639, i32 %608, i64 25
  %641 = insertelement <32 x i32> %640, i32 %609, i64 26
  %642 = insertelement <32 x i32> %641, i32 %610, i64 27
  %643 = insertelement <32 x i32> %642, i32 %611, i64 28
  %644 = insertelement <32 x i32> %643, i32 %612, i64 29
  %645 = insertelement <32 x i32> %644, i32 %613, i64 30
  %646 = insertelement <32 x i32> %645, i32 %614, i64 31
  %647 = getelementptr i32, ptr %3, i64 4
  %648 = getelementptr i32, ptr %3, i64 8
  %649 = getelementptr i32, ptr %3, i64 12
  %650 = getelementptr i32, ptr %3, i64 16
  %651 = getelementptr i32, ptr %3, i64 20
  %652 = getelementptr i32, ptr %3, i64 24
  %653 = getelementptr i32, ptr %3, i64 28
  %654 = extractelement <32 x i32> %646, i64 0
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <32 x i32> %646, i64 1
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <32 x i32> %646, i64 2
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <32 x i32> %646, i64 3
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  store <4 x i32> %661, ptr %3, align 16
  %662 = extractelement <32 x i32> %646, i64 4
  %663 = insertelement <4 x i32> poison, i32 %662, i64 0
  %664 = extractelement <32 x i32> %646, i64 5
  %665 = insertelement <4 x i32> %663, i32 %664, i64 1
  %666 = extractelement <32 x i32> %646, i64 6
  %667 = insertelement <4 x i32> %665, i32 %666, i64 2
  %668 = extractelement <32 x i32> %646, i64 7
  %669 = insertelement <4 x i32> %667, i32 %668, i64 3
  store <4 x i32> %669, ptr %647, align 16
  %670 = extractelement <32 x i32> %646, i64 8
  %671 = insertelement <4 x i32> poison, i32 %670, i64 0
  %672 = extractelement <32 x i32> %646, i64 9
  %673 = insertelement <4 x i32> %671, i32 %672, i64 1
  %674 = extractelement <32 x i32> %646, i64 10
  %675 = insertelement <4 x i32> %673, i32 %674, i64 2
  %676 = extractelement <32 x i32> %646, i64 11
  %677 = insertelement <4 x i32> %675, i32 %676, i64 3
  store <4 x i32> %677, ptr %648, align 16
  %678 = extractelement <32 x i32> %646, i64 12
  %679 = insertelement <4 x i32> poison, i32 %678, i64 0
  %680 = extractelement <32 x i32> %646, i64 13
  %681 = insertelement <4 x i32> %679, i32 %680, i64 1
  %682 = extractelement <32 x i32> %646, i64 14
  %683 = insertelement <4 x i32> %681, i32 %682, i64 2
  %684 = extractelement <32 x i32> %646, i64 15
  %685 = insertelement <4 x i32> %683, i32 %684, i64 3
  store <4 x i32> %685, ptr %649, align 16
  %686 = extractelement <32 x i32> %646, i64 16
  %687 = insertelement <4 x i32> poison, i32 %686, i64 0
  %688 = extractelement <32 x i32> %646, i64 17
  %689 = insertelement <4 x i32> %687, i32 %688, i64 1
  %690 = extractelement <32 x i32> %646, i64 18
  %691 = insertelement <4 x i32> %689, i32 %690, i64 2
  %692 = extractelement <32 x i32> %646, i64 19
  %693 = insertelement <4 x i32> %691, i32 %692, i64 3
  store <4 x i32> %693, ptr %650, align 16
  %694 = extractelement <32 x i32> %646, i64 20
  %695 = insertelement <4 x i32> poison, i32 %694, i64 0
  %696 = extractelement <32 x i32> %646, i64 21
  %697 = insertelement <4 x i32> %695, i32 %696, i64 1
  %698 = extractelement <32 x i32> %646, i64 22
  %699 = insertelement <4 x i32> %697, i32 %698, i64 2
  %700 = extractelement <32 x i32> %646, i64 23
  %701 = insertelement <4 x i32> %699, i32 %700, i64 3
  store <4 x i32> %701, ptr %651, align 16
  %702 = extractelement <32 x i32> %646, i64 24
  %703 = insertelement <4 x i32> poison, i32 %702, i64 0
  %704 = extractelement <32 x i32> %646, i64 25
  %705 = insertelement <4 x i32> %703, i32 %704, i64 1
  %706 = extractelement <32 x i32> %646, i64 26
  %707 = insertelement <4 x i32> %705, i32 %706, i64 2
  %708 = extractelement <32 x i32> %646, i64 27
  %709 = insertelement <4 x i32> %707, i32 %708, i64 3
  store <4 x i32> %709, ptr %652, align 16
  %710 = extractelement <32 x i32> %646, i64 28
  %711 = insertelement <4 x i32> poison, i32 %710, i64 0
  %712 = extractelement <32 x i32> %646, i64 29
  %713 = insertelement <4 x i32> %711, i32 %712, i64 1
  %714 = extractelement <32 x i32> %646, i64 30
  %715 = insertelement <4 x i32> %713, i32 %714, i64 2
  %716 = extractelement <32 x i32> %646, i64 31
  %717 = insertelement <4 x i32> %715, i32 %716, i64 3
  store <4 x i32> %717, ptr %653, align 16
  %718 = getelementptr float, ptr %3, i64 4
  %719 = getelementptr float, ptr %3, i64 8
  %720 = getelementptr float, ptr %3, i64 12
  %721 = getelementptr float, ptr %3, i64 16
  %722 = getelementptr float, ptr %3, i64 20
  %723 = getelementptr float, ptr %3, i64 24
  %724 = getelementptr float, ptr %3, i64 28
  %725 = load <4 x float>, ptr %3, align 16
  %726 = extractelement <4 x float> %725, i64 0
  %727 = insertelement <32 x float> poison, float %726, i64 0
  %728 = extractelement <4 x float> %725, i64 1
  %729 = insertelement <32 x float> %727, float %728, i64 1
  %730 = extractelement <4 x float> %725, i64 2
  %731 = insertelement <32 x float> %729, float %730, i64 2
  %732 = extractelement <4 x float> %725, i64 3
  %733 = insertelement <32 x float> %731, float %732, i64 3
  %734 = load <4 x float>, ptr %718, align 16
  %735 = extractelement <4 x float> %734, i64 0
  %736 = insertelement <32 x float> %733, float %735, i64 4
  %737 = extractelement <4 x float> %734, i64 1
  %738 = insertelement <32 x float> %736, float %737, i64 5
  %739 = extractelement <4 x float> %734, i64 2
  %740 = insertelement <32 x float> %738, float %739, i64 6
  %741 = extractelement <4 x float> %734, i64 3
  %742 = insertelement <32 x float> %740, float %741, i64 7
  %743 = load <4 x float>, ptr %719, align 16
  %744 = extractelement <4 x float> %743, i64 0
  %745 = insertelement <32 x float> %742, float %744, i64 8
  %746 = extractelement <4 x float> %743, i64 1
  %747 = insertelement <32 x float> %745, float %746, i64 9
  %748 = extractelement <4 x float> %743, i64 2
  %749 = insertelement <32 x float> %747, float %748, i64 10
  %750 = extractelement <4 x float> %743, i64 3
  %751 = insertelement <32 x float> %749, float %750, i64 11
  %752 = load <4 x float>, ptr %720, align 16
  %753 = extractelement <4 x float> %752, i64 0
  %754 = insertelement <32 x float> %751, float %753, i64 12
  %755 = extractelement <4 x float> %752, i64 1
  %756 = insertelement <32 x float> %754, float %755, i64 13
  %757 = extractelement <4 x float> %752, i64 2
  %758 = insertelement <32 x float> %756, float %757, i64 14
  %759 = extractelement <4 x float> %752, i64 3
  %760 = insertelement <32 x float> %758, float %759, i64 15
  %761 = load <4 x float>, ptr %721, align 16
  %762 = extractelement <4 x float> %761, i64 0
  %763 = insertelement <32 x float> %760, float %762, i64 16
  %764 = extractelement <4 x float> %761, i64 1
  %765 = insertelement <32 x float> %763, float %764, i64 17
  %766 = extractelement <4 x float> %761, i64 2
  %767 = insertelement <32 x float> %765, float %766, i64 18
  %768 = extractelement <4 x float> %761, i64 3
  %769 = insertelement <32 x float> %767, float %768, i64 19
  %770 = load <4 x float>, ptr %722, align 16
  %771 = extractelement <4 x float> %770, i64 0
  %772 = insertelement <32 x float> %769, float %771, i64 20
  %773 = extractelement <4 x float> %770, i64 1
  %774 = insertelement <32 x float> %772, float %773, i64 21
  %775 = extractelement <4 x float> %770, i64 2
  %776 = insertelement <32 x float> %774, float %775, i64 22
  %777 = extractelement <4 x float> %770, i64 3
  %778 = insertelement <32 x float> %776, float %777, i64 23
  %779 = load <4 x float>, ptr %723, align 16
  %780 = extractelement <4 x float> %779, i64 0
  %781 = insertelement <32 x float> %778, float %780, i64 24
  %782 = extractelement <4 x float> %779, i64 1
  %783 = insertelement <32 x float> %781, float %782, i64 25
  %784 = extractelement <4 x float> %779, i64 2
  %785 = insertelement <32 x float> %783, float %784, i64 26
  %786 = extractelement <4 x float> %779, i64 3
  %787 = insertelement <32 x float> %785, float %786, i64 27
  %788 = load <4 x float>, ptr %724, align 16
  %789 = extractelement <4 x float> %788, i64 0
  %790 = insertelement <32 x float> %787, float %789, i64 28
  %791 = extractelement <4 x float> %788, i64 1
  %792 = insertelement <32 x float> %790, float %791, i64 29
  %793 = extractelement <4 x float> %788, i64 2
  %794 = insertelement <32 x float> %792, float %793, i64 30
  %795 = extractelement <4 x float> %788, i64 3
  %796 = insertelement <32 x float> %794, float %795, i64 31
  %797 = getelementptr float, ptr addrspace(1) %395, i64 4
  %798 = getelementptr float, ptr addrspace(1) %395, i64 8
  %799 = getelementptr float, ptr addrspace(1) %395, i64 12
  %800 = getelementptr float, ptr addrspace(1) %395, i64 16
  %801 = getelementptr float, ptr addrspace(1) %395, i64 20
  %802 = getelementptr float, ptr addrspace(1) %395, i64 24
  %803 = getelementptr float, ptr addrspace(1) %395, i64 28
  %804 = extractelement <32 x float> %796, i64 0
  %805 = insertelement <4 x float> poison, float %804, i64 0
  %806 = extractelement <32 x float> %796, i64 1
  %807 = insertelement <4 x float> %805, float %806, i64 1
  %808 = extractelement <32 x float> %796, i64 2
  %809 = insertelement <4 x float> %807, float %808, i64 2
  %810 = extractelement <32 x float> %796, i64 3
  %811 = insertelement <4 x float> %809, float %810, i64 3
  store <4 x float> %811, ptr addrspace(1) %395, align 16
  %812 = extractelement <32 x float> %796, i64 4
  %813 = insertelement <4 x float> poison, float %812, i64 0
  %814 = extractelement <32 x float> %796, i64 5
  %815 = insertelement <4 x float> %813, float %814, i64 1
  %816 = extractelement <32 x float> %796, i64 6
  %817 = insertelement <4 x float> %815, float %816, i64 2
  %818 = extractelement <32 x float> %796, i64 7
  %819 = insertelement <4 x float> %817, float %818, i64 3
  store <4 x float> %819, ptr addrspace(1) %797, align 16
  %820 = extractelement <32 x float> %796, i64 8
  %821 = insertelement <4 x float> poison, float %820, i64 0
  %822 = extractelement <32 x float> %796, i64 9
  %823 = insertelement <4 x float> %821, float %822, i64 1
  %824 = extractelement <32 x float> %796, i64 10
  %825 = insertelement <4 x float> %823, float %824, i64 2
  %826 = extractelement <32 x float> %796, i64 11
  %827 = insertelement <4 x float> %825, float %826, i64 3
  store <4 x float> %827, ptr addrspace(1) %798, align 16
  %828 = extractelement <32 x float> %796, i64 12
  %829 = insertelement <4 x float> poison, float %828, i64 0
  %830 = extractelement <32 x float> %796, i64 13
  %831 = insertelement <4 x float> %829, float %830, i64 1
  %832 = extractelement <32 x float> %796, i64 14
  %833 = insertelement <4 x float> %831, float %832, i64 2
  %834 = extractelement <32 x float> %796, i64 15
  %835 = insertelement <4 x float> %833, float %834, i64 3
  store <4 x float> %835, ptr addrspace(1) %799, align 16
  %836 = extractelement <32 x float> %796, i64 16
  %837 = insertelement <4 x float> poison, float %836, i64 0
  %838 = extractelement <32 x float> %796, i64 17
  %839 = insertelement <4 x float> %837, float %838, i64 1
  %840 = extractelement <32 x float> %796, i64 18
  %841 = insertelement <4 x float> %839, float %840, i64 2
  %842 = extractelement <32 x float> %796, i64 19
  %843 = insertelement <4 x float> %841, float %842, i64 3
  store <4 x float> %843, ptr addrspace(1) %800, align 16
  %844 = extractelement <32 x float> %796, i64 20
  %845 = insertelement <4 x float> poison, float %844, i64 0
  %846 = extractelement <32 x float> %796, i64 21
  %847 = insertelement <4 x float> %845, float %846, i64 1
  %848 = extractelement <32 x float> %796, i64 22
  %849 = insertelement <4 x float> %847, float %848, i64 2
  %850 = extractelement <32 x float> %796, i64 23
  %851 = insertelement <4 x float> %849, float %850, i64 3
  store <4 x float> %851, ptr addrspace(1) %801, align 16
  %852 = extractelement <32 x float> %796, i64 24
  %853 = insertelement <4 x float> poison, float %852, i64 0
  %854 = extractelement <32 x float> %796, i64 25
  %855 = insertelement <4 x float> %853, float %854, i64 1
  %856 = extractelement <32 x float> %796, i64 26
  %857 = insertelement <4 x float> %855, float %856, i64 2
  %858 = extractelement <32 x float> %796, i64 27
  %859 = insertelement <4 x float> %857, float %858, i64 3
  store <4 x float> %859, ptr addrspace(1) %802, align 16
  %860 = extractelement <32 x float> %796, i64 28
  %861 = insertelement <4 x float> poison, float %860, i64 0
  %862 = extractelement <32 x float> %796, i64 29
  %863 = insertelement <4 x float> %861, float %862, i64 1
  %864 = extractelement <32 x float> %796, i64 30
  %865 = insertelement <4 x float> %863, float %864, i64 2
  %866 = extractelement <32 x float> %796, i64 31
  %867 = insertelement <4 x float> %865, float %866, i64 3
  store <4 x float> %867, ptr addrspace(1) %803, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %868, label %869

868:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %869

869:                                              ; preds = %868, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) captures(none), i1 immarg) #6

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
