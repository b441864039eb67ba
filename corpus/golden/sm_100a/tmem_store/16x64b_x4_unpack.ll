; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x half], align 16
  %4 = alloca [8 x half], align 16
  %5 = alloca [8 x half], align 16
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
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = urem i32 %17, 8
  %21 = udiv i32 %17, 8
  %22 = mul nsw i32 %20, 16
  %23 = add nsw i32 %19, %22
  %24 = mul nsw i32 %21, 512
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26
  %28 = mul nsw i32 %7, 4194304
  %29 = sext i32 %28 to i64
  %30 = sdiv exact i64 %29, 2
  %31 = getelementptr i8, ptr addrspace(6) %12, i64 %30
  %32 = getelementptr half, ptr addrspace(1) %27, i64 4
  %33 = getelementptr half, ptr addrspace(1) %27, i64 8
  %34 = getelementptr half, ptr addrspace(1) %27, i64 12
  %35 = load <2 x half>, ptr addrspace(1) %27, align 4
  %36 = extractelement <2 x half> %35, i64 0
  %37 = insertelement <8 x half> poison, half %36, i64 0
  %38 = extractelement <2 x half> %35, i64 1
  %39 = insertelement <8 x half> %37, half %38, i64 1
  %40 = load <2 x half>, ptr addrspace(1) %32, align 4
  %41 = extractelement <2 x half> %40, i64 0
  %42 = insertelement <8 x half> %39, half %41, i64 2
  %43 = extractelement <2 x half> %40, i64 1
  %44 = insertelement <8 x half> %42, half %43, i64 3
  %45 = load <2 x half>, ptr addrspace(1) %33, align 4
  %46 = extractelement <2 x half> %45, i64 0
  %47 = insertelement <8 x half> %44, half %46, i64 4
  %48 = extractelement <2 x half> %45, i64 1
  %49 = insertelement <8 x half> %47, half %48, i64 5
  %50 = load <2 x half>, ptr addrspace(1) %34, align 4
  %51 = extractelement <2 x half> %50, i64 0
  %52 = insertelement <8 x half> %49, half %51, i64 6
  %53 = extractelement <2 x half> %50, i64 1
  %54 = insertelement <8 x half> %52, half %53, i64 7
  %55 = extractelement <8 x half> %54, i64 0
  %56 = insertelement <8 x half> poison, half %55, i64 0
  %57 = extractelement <8 x half> %54, i64 1
  %58 = insertelement <8 x half> %56, half %57, i64 1
  %59 = extractelement <8 x half> %54, i64 2
  %60 = insertelement <8 x half> %58, half %59, i64 2
  %61 = extractelement <8 x half> %54, i64 3
  %62 = insertelement <8 x half> %60, half %61, i64 3
  %63 = extractelement <8 x half> %54, i64 4
  %64 = insertelement <8 x half> %62, half %63, i64 4
  %65 = extractelement <8 x half> %54, i64 5
  %66 = insertelement <8 x half> %64, half %65, i64 5
  %67 = extractelement <8 x half> %54, i64 6
  %68 = insertelement <8 x half> %66, half %67, i64 6
  %69 = extractelement <8 x half> %54, i64 7
  %70 = insertelement <8 x half> %68, half %69, i64 7
  store <8 x half> %70, ptr %5, align 16
  %71 = load <4 x i32>, ptr %5, align 16
  %72 = extractelement <4 x i32> %71, i64 0
  %73 = insertelement <4 x i32> poison, i32 %72, i64 0
  %74 = extractelement <4 x i32> %71, i64 1
  %75 = insertelement <4 x i32> %73, i32 %74, i64 1
  %76 = extractelement <4 x i32> %71, i64 2
  %77 = insertelement <4 x i32> %75, i32 %76, i64 2
  %78 = extractelement <4 x i32> %71, i64 3
  %79 = insertelement <4 x i32> %77, i32 %78, i64 3
  %80 = extractelement <4 x i32> %79, i64 0
  %81 = extractelement <4 x i32> %79, i64 1
  %82 = extractelement <4 x i32> %79, i64 2
  %83 = extractelement <4 x i32> %79, i64 3
  %84 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %80, i32 %81, i32 %82, i32 %83)
  %85 = extractvalue { i32, i32, i32, i32 } %84, 0
  %86 = extractvalue { i32, i32, i32, i32 } %84, 1
  %87 = extractvalue { i32, i32, i32, i32 } %84, 2
  %88 = extractvalue { i32, i32, i32, i32 } %84, 3
  %89 = insertelement <4 x i32> poison, i32 %85, i64 0
  %90 = insertelement <4 x i32> %89, i32 %86, i64 1
  %91 = insertelement <4 x i32> %90, i32 %87, i64 2
  %92 = insertelement <4 x i32> %91, i32 %88, i64 3
  call void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) %31, <4 x i32> %92, i1 true)
  %93 = urem i32 %6, 2
  %94 = udiv i32 %6, 2
  %95 = mul nsw i32 %93, 128
  %96 = urem i32 %94, 2
  %97 = udiv i32 %94, 2
  %98 = mul nsw i32 %96, 2
  %99 = add nsw i32 %95, %98
  %100 = urem i32 %97, 8
  %101 = udiv i32 %97, 8
  %102 = mul nsw i32 %100, 16
  %103 = add nsw i32 %99, %102
  %104 = mul nsw i32 %101, 512
  %105 = add nsw i32 %103, %104
  %106 = add nsw i32 %105, 256
  %107 = sext i32 %106 to i64
  %108 = getelementptr half, ptr addrspace(1) %0, i64 %107
  %109 = mul nsw i32 %7, 4194304
  %110 = add nsw i32 2097152, %109
  %111 = sext i32 %110 to i64
  %112 = sdiv exact i64 %111, 2
  %113 = getelementptr i8, ptr addrspace(6) %12, i64 %112
  %114 = getelementptr half, ptr addrspace(1) %108, i64 4
  %115 = getelementptr half, ptr addrspace(1) %108, i64 8
  %116 = getelementptr half, ptr addrspace(1) %108, i64 12
  %117 = load <2 x half>, ptr addrspace(1) %108, align 4
  %118 = extractelement <2 x half> %117, i64 0
  %119 = insertelement <8 x half> poison, half %118, i64 0
  %120 = extractelement <2 x half> %117, i64 1
  %121 = insertelement <8 x half> %119, half %120, i64 1
  %122 = load <2 x half>, ptr addrspace(1) %114, align 4
  %123 = extractelement <2 x half> %122, i64 0
  %124 = insertelement <8 x half> %121, half %123, i64 2
  %125 = extractelement <2 x half> %122, i64 1
  %126 = insertelement <8 x half> %124, half %125, i64 3
  %127 = load <2 x half>, ptr addrspace(1) %115, align 4
  %128 = extractelement <2 x half> %127, i64 0
  %129 = insertelement <8 x half> %126, half %128, i64 4
  %130 = extractelement <2 x half> %127, i64 1
  %131 = insertelement <8 x half> %129, half %130, i64 5
  %132 = load <2 x half>, ptr addrspace(1) %116, align 4
  %133 = extractelement <2 x half> %132, i64 0
  %134 = insertelement <8 x half> %131, half %133, i64 6
  %135 = extractelement <2 x half> %132, i64 1
  %136 = insertelement <8 x half> %134, half %135, i64 7
  %137 = extractelement <8 x half> %136, i64 0
  %138 = insertelement <8 x half> poison, half %137, i64 0
  %139 = extractelement <8 x half> %136, i64 1
  %140 = insertelement <8 x half> %138, half %139, i64 1
  %141 = extractelement <8 x half> %136, i64 2
  %142 = insertelement <8 x half> %140, half %141, i64 2
  %143 = extractelement <8 x half> %136, i64 3
  %144 = insertelement <8 x half> %142, half %143, i64 3
  %145 = extractelement <8 x half> %136, i64 4
  %146 = insertelement <8 x half> %144, half %145, i64 4
  %147 = extractelement <8 x half> %136, i64 5
  %148 = insertelement <8 x half> %146, half %147, i64 5
  %149 = extractelement <8 x half> %136, i64 6
  %150 = insertelement <8 x half> %148, half %149, i64 6
  %151 = extractelement <8 x half> %136, i64 7
  %152 = insertelement <8 x half> %150, half %151, i64 7
  store <8 x half> %152, ptr %4, align 16
  %153 = load <4 x i32>, ptr %4, align 16
  %154 = extractelement <4 x i32> %153, i64 0
  %155 = insertelement <4 x i32> poison, i32 %154, i64 0
  %156 = extractelement <4 x i32> %153, i64 1
  %157 = insertelement <4 x i32> %155, i32 %156, i64 1
  %158 = extractelement <4 x i32> %153, i64 2
  %159 = insertelement <4 x i32> %157, i32 %158, i64 2
  %160 = extractelement <4 x i32> %153, i64 3
  %161 = insertelement <4 x i32> %159, i32 %160, i64 3
  %162 = extractelement <4 x i32> %161, i64 0
  %163 = extractelement <4 x i32> %161, i64 1
  %164 = extractelement <4 x i32> %161, i64 2
  %165 = extractelement <4 x i32> %161, i64 3
  %166 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %162, i32 %163, i32 %164, i32 %165)
  %167 = extractvalue { i32, i32, i32, i32 } %166, 0
  %168 = extractvalue { i32, i32, i32, i32 } %166, 1
  %169 = extractvalue { i32, i32, i32, i32 } %166, 2
  %170 = extractvalue { i32, i32, i32, i32 } %166, 3
  %171 = insertelement <4 x i32> poison, i32 %167, i64 0
  %172 = insertelement <4 x i32> %171, i32 %168, i64 1
  %173 = insertelement <4 x i32> %172, i32 %169, i64 2
  %174 = insertelement <4 x i32> %173, i32 %170, i64 3
  call void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) %113, <4 x i32> %174, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %175 = urem i32 %6, 32
  %176 = udiv i32 %6, 32
  %177 = mul nsw i32 %175, 16
  %178 = mul nsw i32 %176, 512
  %179 = add nsw i32 %177, %178
  %180 = sext i32 %179 to i64
  %181 = getelementptr half, ptr addrspace(1) %1, i64 %180
  %182 = mul nsw i32 %7, 4194304
  %183 = sext i32 %182 to i64
  %184 = sdiv exact i64 %183, 2
  %185 = getelementptr i8, ptr addrspace(6) %12, i64 %184
  %186 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %185, i1 true)
  %187 = getelementptr i32, ptr %3, i64 4
  %188 = extractelement <8 x i32> %186, i64 0
  %189 = insertelement <4 x i32> poison, i32 %188, i64 0
  %190 = extractelement <8 x i32> %186, i64 1
  %191 = insertelement <4 x i32> %189, i32 %190, i64 1
  %192 = extractelement <8 x i32> %186, i64 2
  %193 = insertelement <4 x i32> %191, i32 %192, i64 2
  %194 = extractelement <8 x i32> %186, i64 3
  %195 = insertelement <4 x i32> %193, i32 %194, i64 3
  store <4 x i32> %195, ptr %3, align 16
  %196 = extractelement <8 x i32> %186, i64 4
  %197 = insertelement <4 x i32> poison, i32 %196, i64 0
  %198 = extractelement <8 x i32> %186, i64 5
  %199 = insertelement <4 x i32> %197, i32 %198, i64 1
  %200 = extractelement <8 x i32> %186, i64 6
  %201 = insertelement <4 x i32> %199, i32 %200, i64 2
  %202 = extractelement <8 x i32> %186, i64 7
  %203 = insertelement <4 x i32> %201, i32 %202, i64 3
  store <4 x i32> %203, ptr %187, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %204 = getelementptr i32, ptr %3, i64 4
  %205 = load <4 x i32>, ptr %3, align 16
  %206 = extractelement <4 x i32> %205, i64 0
  %207 = insertelement <8 x i32> poison, i32 %206, i64 0
  %208 = extractelement <4 x i32> %205, i64 1
  %209 = insertelement <8 x i32> %207, i32 %208, i64 1
  %210 = extractelement <4 x i32> %205, i64 2
  %211 = insertelement <8 x i32> %209, i32 %210, i64 2
  %212 = extractelement <4 x i32> %205, i64 3
  %213 = insertelement <8 x i32> %211, i32 %212, i64 3
  %214 = load <4 x i32>, ptr %204, align 16
  %215 = extractelement <4 x i32> %214, i64 0
  %216 = insertelement <8 x i32> %213, i32 %215, i64 4
  %217 = extractelement <4 x i32> %214, i64 1
  %218 = insertelement <8 x i32> %216, i32 %217, i64 5
  %219 = extractelement <4 x i32> %214, i64 2
  %220 = insertelement <8 x i32> %218, i32 %219, i64 6
  %221 = extractelement <4 x i32> %214, i64 3
  %222 = insertelement <8 x i32> %220, i32 %221, i64 7
  %223 = extractelement <8 x i32> %222, i64 0
  %224 = extractelement <8 x i32> %222, i64 1
  %225 = extractelement <8 x i32> %222, i64 2
  %226 = extractelement <8 x i32> %222, i64 3
  %227 = extractelement <8 x i32> %222, i64 4
  %228 = extractelement <8 x i32> %222, i64 5
  %229 = extractelement <8 x i32> %222, i64 6
  %230 = extractelement <8 x i32> %222, i64 7
  %231 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %223, i32 %224, i32 %225, i32 %226, i32 %227, i32 %228, i32 %229, i32 %230)
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 0
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 1
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 2
  %235 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 3
  %236 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 4
  %237 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 5
  %238 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 6
  %239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %231, 7
  %240 = insertelement <8 x i32> poison, i32 %232, i64 0
  %241 = insertelement <8 x i32> %240, i32 %233, i64 1
  %242 = insertelement <8 x i32> %241, i32 %234, i64 2
  %243 = insertelement <8 x i32> %242, i32 %235, i64 3
  %244 = insertelement <8 x i32> %243, i32 %236, i64 4
  %245 = insertelement <8 x i32> %244, i32 %237, i64 5
  %246 = insertelement <8 x i32> %245, i32 %238, i64 6
  %247 = insertelement <8 x i32> %246, i32 %239, i64 7
  %248 = getelementptr i32, ptr %3, i64 4
  %249 = extractelement <8 x i32> %247, i64 0
  %250 = insertelement <4 x i32> poison, i32 %249, i64 0
  %251 = extractelement <8 x i32> %247, i64 1
  %252 = insertelement <4 x i32> %250, i32 %251, i64 1
  %253 = extractelement <8 x i32> %247, i64 2
  %254 = insertelement <4 x i32> %252, i32 %253, i64 2
  %255 = extractelement <8 x i32> %247, i64 3
  %256 = insertelement <4 x i32> %254, i32 %255, i64 3
  store <4 x i32> %256, ptr %3, align 16
  %257 = extractelement <8 x i32> %247, i64 4
  %258 = insertelement <4 x i32> poison, i32 %257, i64 0
  %259 = extractelement <8 x i32> %247, i64 5
  %260 = insertelement <4 x i32> %258, i32 %259, i64 1
  %261 = extractelement <8 x i32> %247, i64 6
  %262 = insertelement <4 x i32> %260, i32 %261, i64 2
  %263 = extractelement <8 x i32> %247, i64 7
  %264 = insertelement <4 x i32> %262, i32 %263, i64 3
  store <4 x i32> %264, ptr %248, align 16
  %265 = getelementptr half, ptr %3, i64 8
  %266 = load <8 x half>, ptr %3, align 16
  %267 = extractelement <8 x half> %266, i64 0
  %268 = insertelement <16 x half> poison, half %267, i64 0
  %269 = extractelement <8 x half> %266, i64 1
  %270 = insertelement <16 x half> %268, half %269, i64 1
  %271 = extractelement <8 x half> %266, i64 2
  %272 = insertelement <16 x half> %270, half %271, i64 2
  %273 = extractelement <8 x half> %266, i64 3
  %274 = insertelement <16 x half> %272, half %273, i64 3
  %275 = extractelement <8 x half> %266, i64 4
  %276 = insertelement <16 x half> %274, half %275, i64 4
  %277 = extractelement <8 x half> %266, i64 5
  %278 = insertelement <16 x half> %276, half %277, i64 5
  %279 = extractelement <8 x half> %266, i64 6
  %280 = insertelement <16 x half> %278, half %279, i64 6
  %281 = extractelement <8 x half> %266, i64 7
  %282 = insertelement <16 x half> %280, half %281, i64 7
  %283 = load <8 x half>, ptr %265, align 16
  %284 = extractelement <8 x half> %283, i64 0
  %285 = insertelement <16 x half> %282, half %284, i64 8
  %286 = extractelement <8 x half> %283, i64 1
  %287 = insertelement <16 x half> %285, half %286, i64 9
  %288 = extractelement <8 x half> %283, i64 2
  %289 = insertelement <16 x half> %287, half %288, i64 10
  %290 = extractelement <8 x half> %283, i64 3
  %291 = insertelement <16 x half> %289, half %290, i64 11
  %292 = extractelement <8 x half> %283, i64 4
  %293 = insertelement <16 x half> %291, half %292, i64 12
  %294 = extractelement <8 x half> %283, i64 5
  %295 = insertelement <16 x half> %293, half %294, i64 13
  %296 = extractelement <8 x half> %283, i64 6
  %297 = insertelement <16 x half> %295, half %296, i64 14
  %298 = extractelement <8 x half> %283, i64 7
  %299 = insertelement <16 x half> %297, half %298, i64 15
  %300 = getelementptr half, ptr addrspace(1) %181, i64 8
  %301 = extractelement <16 x half> %299, i64 0
  %302 = insertelement <8 x half> poison, half %301, i64 0
  %303 = extractelement <16 x half> %299, i64 1
  %304 = insertelement <8 x half> %302, half %303, i64 1
  %305 = extractelement <16 x half> %299, i64 2
  %306 = insertelement <8 x half> %304, half %305, i64 2
  %307 = extractelement <16 x half> %299, i64 3
  %308 = insertelement <8 x half> %306, half %307, i64 3
  %309 = extractelement <16 x half> %299, i64 4
  %310 = insertelement <8 x half> %308, half %309, i64 4
  %311 = extractelement <16 x half> %299, i64 5
  %312 = insertelement <8 x half> %310, half %311, i64 5
  %313 = extractelement <16 x half> %299, i64 6
  %314 = insertelement <8 x half> %312, half %313, i64 6
  %315 = extractelement <16 x half> %299, i64 7
  %316 = insertelement <8 x half> %314, half %315, i64 7
  store <8 x half> %316, ptr addrspace(1) %181, align 16
  %317 = extractelement <16 x half> %299, i64 8
  %318 = insertelement <8 x half> poison, half %317, i64 0
  %319 = extractelement <16 x half> %299, i64 9
  %320 = insertelement <8 x half> %318, half %319, i64 1
  %321 = extractelement <16 x half> %299, i64 10
  %322 = insertelement <8 x half> %320, half %321, i64 2
  %323 = extractelement <16 x half> %299, i64 11
  %324 = insertelement <8 x half> %322, half %323, i64 3
  %325 = extractelement <16 x half> %299, i64 12
  %326 = insertelement <8 x half> %324, half %325, i64 4
  %327 = extractelement <16 x half> %299, i64 13
  %328 = insertelement <8 x half> %326, half %327, i64 5
  %329 = extractelement <16 x half> %299, i64 14
  %330 = insertelement <8 x half> %328, half %329, i64 6
  %331 = extractelement <16 x half> %299, i64 15
  %332 = insertelement <8 x half> %330, half %331, i64 7
  store <8 x half> %332, ptr addrspace(1) %300, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %333, label %334

333:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %334

334:                                              ; preds = %333, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

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
