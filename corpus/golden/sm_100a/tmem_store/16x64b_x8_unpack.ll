; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [32 x half], align 16
  %4 = alloca [16 x half], align 16
  %5 = alloca [16 x half], align 16
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
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = urem i32 %17, 8
  %21 = udiv i32 %17, 8
  %22 = mul nsw i32 %20, 32
  %23 = add nsw i32 %19, %22
  %24 = mul nsw i32 %21, 1024
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
  %35 = getelementptr half, ptr addrspace(1) %27, i64 16
  %36 = getelementptr half, ptr addrspace(1) %27, i64 20
  %37 = getelementptr half, ptr addrspace(1) %27, i64 24
  %38 = getelementptr half, ptr addrspace(1) %27, i64 28
  %39 = load <2 x half>, ptr addrspace(1) %27, align 4
  %40 = extractelement <2 x half> %39, i64 0
  %41 = insertelement <16 x half> poison, half %40, i64 0
  %42 = extractelement <2 x half> %39, i64 1
  %43 = insertelement <16 x half> %41, half %42, i64 1
  %44 = load <2 x half>, ptr addrspace(1) %32, align 4
  %45 = extractelement <2 x half> %44, i64 0
  %46 = insertelement <16 x half> %43, half %45, i64 2
  %47 = extractelement <2 x half> %44, i64 1
  %48 = insertelement <16 x half> %46, half %47, i64 3
  %49 = load <2 x half>, ptr addrspace(1) %33, align 4
  %50 = extractelement <2 x half> %49, i64 0
  %51 = insertelement <16 x half> %48, half %50, i64 4
  %52 = extractelement <2 x half> %49, i64 1
  %53 = insertelement <16 x half> %51, half %52, i64 5
  %54 = load <2 x half>, ptr addrspace(1) %34, align 4
  %55 = extractelement <2 x half> %54, i64 0
  %56 = insertelement <16 x half> %53, half %55, i64 6
  %57 = extractelement <2 x half> %54, i64 1
  %58 = insertelement <16 x half> %56, half %57, i64 7
  %59 = load <2 x half>, ptr addrspace(1) %35, align 4
  %60 = extractelement <2 x half> %59, i64 0
  %61 = insertelement <16 x half> %58, half %60, i64 8
  %62 = extractelement <2 x half> %59, i64 1
  %63 = insertelement <16 x half> %61, half %62, i64 9
  %64 = load <2 x half>, ptr addrspace(1) %36, align 4
  %65 = extractelement <2 x half> %64, i64 0
  %66 = insertelement <16 x half> %63, half %65, i64 10
  %67 = extractelement <2 x half> %64, i64 1
  %68 = insertelement <16 x half> %66, half %67, i64 11
  %69 = load <2 x half>, ptr addrspace(1) %37, align 4
  %70 = extractelement <2 x half> %69, i64 0
  %71 = insertelement <16 x half> %68, half %70, i64 12
  %72 = extractelement <2 x half> %69, i64 1
  %73 = insertelement <16 x half> %71, half %72, i64 13
  %74 = load <2 x half>, ptr addrspace(1) %38, align 4
  %75 = extractelement <2 x half> %74, i64 0
  %76 = insertelement <16 x half> %73, half %75, i64 14
  %77 = extractelement <2 x half> %74, i64 1
  %78 = insertelement <16 x half> %76, half %77, i64 15
  %79 = getelementptr half, ptr %5, i64 8
  %80 = extractelement <16 x half> %78, i64 0
  %81 = insertelement <8 x half> poison, half %80, i64 0
  %82 = extractelement <16 x half> %78, i64 1
  %83 = insertelement <8 x half> %81, half %82, i64 1
  %84 = extractelement <16 x half> %78, i64 2
  %85 = insertelement <8 x half> %83, half %84, i64 2
  %86 = extractelement <16 x half> %78, i64 3
  %87 = insertelement <8 x half> %85, half %86, i64 3
  %88 = extractelement <16 x half> %78, i64 4
  %89 = insertelement <8 x half> %87, half %88, i64 4
  %90 = extractelement <16 x half> %78, i64 5
  %91 = insertelement <8 x half> %89, half %90, i64 5
  %92 = extractelement <16 x half> %78, i64 6
  %93 = insertelement <8 x half> %91, half %92, i64 6
  %94 = extractelement <16 x half> %78, i64 7
  %95 = insertelement <8 x half> %93, half %94, i64 7
  store <8 x half> %95, ptr %5, align 16
  %96 = extractelement <16 x half> %78, i64 8
  %97 = insertelement <8 x half> poison, half %96, i64 0
  %98 = extractelement <16 x half> %78, i64 9
  %99 = insertelement <8 x half> %97, half %98, i64 1
  %100 = extractelement <16 x half> %78, i64 10
  %101 = insertelement <8 x half> %99, half %100, i64 2
  %102 = extractelement <16 x half> %78, i64 11
  %103 = insertelement <8 x half> %101, half %102, i64 3
  %104 = extractelement <16 x half> %78, i64 12
  %105 = insertelement <8 x half> %103, half %104, i64 4
  %106 = extractelement <16 x half> %78, i64 13
  %107 = insertelement <8 x half> %105, half %106, i64 5
  %108 = extractelement <16 x half> %78, i64 14
  %109 = insertelement <8 x half> %107, half %108, i64 6
  %110 = extractelement <16 x half> %78, i64 15
  %111 = insertelement <8 x half> %109, half %110, i64 7
  store <8 x half> %111, ptr %79, align 16
  %112 = getelementptr i32, ptr %5, i64 4
  %113 = load <4 x i32>, ptr %5, align 16
  %114 = extractelement <4 x i32> %113, i64 0
  %115 = insertelement <8 x i32> poison, i32 %114, i64 0
  %116 = extractelement <4 x i32> %113, i64 1
  %117 = insertelement <8 x i32> %115, i32 %116, i64 1
  %118 = extractelement <4 x i32> %113, i64 2
  %119 = insertelement <8 x i32> %117, i32 %118, i64 2
  %120 = extractelement <4 x i32> %113, i64 3
  %121 = insertelement <8 x i32> %119, i32 %120, i64 3
  %122 = load <4 x i32>, ptr %112, align 16
  %123 = extractelement <4 x i32> %122, i64 0
  %124 = insertelement <8 x i32> %121, i32 %123, i64 4
  %125 = extractelement <4 x i32> %122, i64 1
  %126 = insertelement <8 x i32> %124, i32 %125, i64 5
  %127 = extractelement <4 x i32> %122, i64 2
  %128 = insertelement <8 x i32> %126, i32 %127, i64 6
  %129 = extractelement <4 x i32> %122, i64 3
  %130 = insertelement <8 x i32> %128, i32 %129, i64 7
  %131 = extractelement <8 x i32> %130, i64 0
  %132 = extractelement <8 x i32> %130, i64 1
  %133 = extractelement <8 x i32> %130, i64 2
  %134 = extractelement <8 x i32> %130, i64 3
  %135 = extractelement <8 x i32> %130, i64 4
  %136 = extractelement <8 x i32> %130, i64 5
  %137 = extractelement <8 x i32> %130, i64 6
  %138 = extractelement <8 x i32> %130, i64 7
  %139 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %131, i32 %132, i32 %133, i32 %134, i32 %135, i32 %136, i32 %137, i32 %138)
  %140 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 0
  %141 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 1
  %142 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 2
  %143 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 3
  %144 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 4
  %145 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 5
  %146 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 6
  %147 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %139, 7
  %148 = insertelement <8 x i32> poison, i32 %140, i64 0
  %149 = insertelement <8 x i32> %148, i32 %141, i64 1
  %150 = insertelement <8 x i32> %149, i32 %142, i64 2
  %151 = insertelement <8 x i32> %150, i32 %143, i64 3
  %152 = insertelement <8 x i32> %151, i32 %144, i64 4
  %153 = insertelement <8 x i32> %152, i32 %145, i64 5
  %154 = insertelement <8 x i32> %153, i32 %146, i64 6
  %155 = insertelement <8 x i32> %154, i32 %147, i64 7
  call void @llvm.nvvm.tcgen05.st.16x64b.x8(ptr addrspace(6) %31, <8 x i32> %155, i1 true)
  %156 = urem i32 %6, 2
  %157 = udiv i32 %6, 2
  %158 = mul nsw i32 %156, 256
  %159 = urem i32 %157, 2
  %160 = udiv i32 %157, 2
  %161 = mul nsw i32 %159, 2
  %162 = add nsw i32 %158, %161
  %163 = urem i32 %160, 8
  %164 = udiv i32 %160, 8
  %165 = mul nsw i32 %163, 32
  %166 = add nsw i32 %162, %165
  %167 = mul nsw i32 %164, 1024
  %168 = add nsw i32 %166, %167
  %169 = add nsw i32 %168, 512
  %170 = sext i32 %169 to i64
  %171 = getelementptr half, ptr addrspace(1) %0, i64 %170
  %172 = mul nsw i32 %7, 4194304
  %173 = add nsw i32 2097152, %172
  %174 = sext i32 %173 to i64
  %175 = sdiv exact i64 %174, 2
  %176 = getelementptr i8, ptr addrspace(6) %12, i64 %175
  %177 = getelementptr half, ptr addrspace(1) %171, i64 4
  %178 = getelementptr half, ptr addrspace(1) %171, i64 8
  %179 = getelementptr half, ptr addrspace(1) %171, i64 12
  %180 = getelementptr half, ptr addrspace(1) %171, i64 16
  %181 = getelementptr half, ptr addrspace(1) %171, i64 20
  %182 = getelementptr half, ptr addrspace(1) %171, i64 24
  %183 = getelementptr half, ptr addrspace(1) %171, i64 28
  %184 = load <2 x half>, ptr addrspace(1) %171, align 4
  %185 = extractelement <2 x half> %184, i64 0
  %186 = insertelement <16 x half> poison, half %185, i64 0
  %187 = extractelement <2 x half> %184, i64 1
  %188 = insertelement <16 x half> %186, half %187, i64 1
  %189 = load <2 x half>, ptr addrspace(1) %177, align 4
  %190 = extractelement <2 x half> %189, i64 0
  %191 = insertelement <16 x half> %188, half %190, i64 2
  %192 = extractelement <2 x half> %189, i64 1
  %193 = insertelement <16 x half> %191, half %192, i64 3
  %194 = load <2 x half>, ptr addrspace(1) %178, align 4
  %195 = extractelement <2 x half> %194, i64 0
  %196 = insertelement <16 x half> %193, half %195, i64 4
  %197 = extractelement <2 x half> %194, i64 1
  %198 = insertelement <16 x half> %196, half %197, i64 5
  %199 = load <2 x half>, ptr addrspace(1) %179, align 4
  %200 = extractelement <2 x half> %199, i64 0
  %201 = insertelement <16 x half> %198, half %200, i64 6
  %202 = extractelement <2 x half> %199, i64 1
  %203 = insertelement <16 x half> %201, half %202, i64 7
  %204 = load <2 x half>, ptr addrspace(1) %180, align 4
  %205 = extractelement <2 x half> %204, i64 0
  %206 = insertelement <16 x half> %203, half %205, i64 8
  %207 = extractelement <2 x half> %204, i64 1
  %208 = insertelement <16 x half> %206, half %207, i64 9
  %209 = load <2 x half>, ptr addrspace(1) %181, align 4
  %210 = extractelement <2 x half> %209, i64 0
  %211 = insertelement <16 x half> %208, half %210, i64 10
  %212 = extractelement <2 x half> %209, i64 1
  %213 = insertelement <16 x half> %211, half %212, i64 11
  %214 = load <2 x half>, ptr addrspace(1) %182, align 4
  %215 = extractelement <2 x half> %214, i64 0
  %216 = insertelement <16 x half> %213, half %215, i64 12
  %217 = extractelement <2 x half> %214, i64 1
  %218 = insertelement <16 x half> %216, half %217, i64 13
  %219 = load <2 x half>, ptr addrspace(1) %183, align 4
  %220 = extractelement <2 x half> %219, i64 0
  %221 = insertelement <16 x half> %218, half %220, i64 14
  %222 = extractelement <2 x half> %219, i64 1
  %223 = insertelement <16 x half> %221, half %222, i64 15
  %224 = getelementptr half, ptr %4, i64 8
  %225 = extractelement <16 x half> %223, i64 0
  %226 = insertelement <8 x half> poison, half %225, i64 0
  %227 = extractelement <16 x half> %223, i64 1
  %228 = insertelement <8 x half> %226, half %227, i64 1
  %229 = extractelement <16 x half> %223, i64 2
  %230 = insertelement <8 x half> %228, half %229, i64 2
  %231 = extractelement <16 x half> %223, i64 3
  %232 = insertelement <8 x half> %230, half %231, i64 3
  %233 = extractelement <16 x half> %223, i64 4
  %234 = insertelement <8 x half> %232, half %233, i64 4
  %235 = extractelement <16 x half> %223, i64 5
  %236 = insertelement <8 x half> %234, half %235, i64 5
  %237 = extractelement <16 x half> %223, i64 6
  %238 = insertelement <8 x half> %236, half %237, i64 6
  %239 = extractelement <16 x half> %223, i64 7
  %240 = insertelement <8 x half> %238, half %239, i64 7
  store <8 x half> %240, ptr %4, align 16
  %241 = extractelement <16 x half> %223, i64 8
  %242 = insertelement <8 x half> poison, half %241, i64 0
  %243 = extractelement <16 x half> %223, i64 9
  %244 = insertelement <8 x half> %242, half %243, i64 1
  %245 = extractelement <16 x half> %223, i64 10
  %246 = insertelement <8 x half> %244, half %245, i64 2
  %247 = extractelement <16 x half> %223, i64 11
  %248 = insertelement <8 x half> %246, half %247, i64 3
  %249 = extractelement <16 x half> %223, i64 12
  %250 = insertelement <8 x half> %248, half %249, i64 4
  %251 = extractelement <16 x half> %223, i64 13
  %252 = insertelement <8 x half> %250, half %251, i64 5
  %253 = extractelement <16 x half> %223, i64 14
  %254 = insertelement <8 x half> %252, half %253, i64 6
  %255 = extractelement <16 x half> %223, i64 15
  %256 = insertelement <8 x half> %254, half %255, i64 7
  store <8 x half> %256, ptr %224, align 16
  %257 = getelementptr i32, ptr %4, i64 4
  %258 = load <4 x i32>, ptr %4, align 16
  %259 = extractelement <4 x i32> %258, i64 0
  %260 = insertelement <8 x i32> poison, i32 %259, i64 0
  %261 = extractelement <4 x i32> %258, i64 1
  %262 = insertelement <8 x i32> %260, i32 %261, i64 1
  %263 = extractelement <4 x i32> %258, i64 2
  %264 = insertelement <8 x i32> %262, i32 %263, i64 2
  %265 = extractelement <4 x i32> %258, i64 3
  %266 = insertelement <8 x i32> %264, i32 %265, i64 3
  %267 = load <4 x i32>, ptr %257, align 16
  %268 = extractelement <4 x i32> %267, i64 0
  %269 = insertelement <8 x i32> %266, i32 %268, i64 4
  %270 = extractelement <4 x i32> %267, i64 1
  %271 = insertelement <8 x i32> %269, i32 %270, i64 5
  %272 = extractelement <4 x i32> %267, i64 2
  %273 = insertelement <8 x i32> %271, i32 %272, i64 6
  %274 = extractelement <4 x i32> %267, i64 3
  %275 = insertelement <8 x i32> %273, i32 %274, i64 7
  %276 = extractelement <8 x i32> %275, i64 0
  %277 = extractelement <8 x i32> %275, i64 1
  %278 = extractelement <8 x i32> %275, i64 2
  %279 = extractelement <8 x i32> %275, i64 3
  %280 = extractelement <8 x i32> %275, i64 4
  %281 = extractelement <8 x i32> %275, i64 5
  %282 = extractelement <8 x i32> %275, i64 6
  %283 = extractelement <8 x i32> %275, i64 7
  %284 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283)
  %285 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 0
  %286 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 1
  %287 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 2
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 3
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 4
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 5
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 6
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %284, 7
  %293 = insertelement <8 x i32> poison, i32 %285, i64 0
  %294 = insertelement <8 x i32> %293, i32 %286, i64 1
  %295 = insertelement <8 x i32> %294, i32 %287, i64 2
  %296 = insertelement <8 x i32> %295, i32 %288, i64 3
  %297 = insertelement <8 x i32> %296, i32 %289, i64 4
  %298 = insertelement <8 x i32> %297, i32 %290, i64 5
  %299 = insertelement <8 x i32> %298, i32 %291, i64 6
  %300 = insertelement <8 x i32> %299, i32 %292, i64 7
  call void @llvm.nvvm.tcgen05.st.16x64b.x8(ptr addrspace(6) %176, <8 x i32> %300, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %301 = urem i32 %6, 32
  %302 = udiv i32 %6, 32
  %303 = mul nsw i32 %301, 32
  %304 = mul nsw i32 %302, 1024
  %305 = add nsw i32 %303, %304
  %306 = sext i32 %305 to i64
  %307 = getelementptr half, ptr addrspace(1) %1, i64 %306
  %308 = mul nsw i32 %7, 4194304
  %309 = sext i32 %308 to i64
  %310 = sdiv exact i64 %309, 2
  %311 = getelementptr i8, ptr addrspace(6) %12, i64 %310
  %312 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %311, i1 true)
  %313 = getelementptr i32, ptr %3, i64 4
  %314 = getelementptr i32, ptr %3, i64 8
  %315 = getelementptr i32, ptr %3, i64 12
  %316 = extractelement <16 x i32> %312, i64 0
  %317 = insertelement <4 x i32> poison, i32 %316, i64 0
  %318 = extractelement <16 x i32> %312, i64 1
  %319 = insertelement <4 x i32> %317, i32 %318, i64 1
  %320 = extractelement <16 x i32> %312, i64 2
  %321 = insertelement <4 x i32> %319, i32 %320, i64 2
  %322 = extractelement <16 x i32> %312, i64 3
  %323 = insertelement <4 x i32> %321, i32 %322, i64 3
  store <4 x i32> %323, ptr %3, align 16
  %324 = extractelement <16 x i32> %312, i64 4
  %325 = insertelement <4 x i32> poison, i32 %324, i64 0
  %326 = extractelement <16 x i32> %312, i64 5
  %327 = insertelement <4 x i32> %325, i32 %326, i64 1
  %328 = extractelement <16 x i32> %312, i64 6
  %329 = insertelement <4 x i32> %327, i32 %328, i64 2
  %330 = extractelement <16 x i32> %312, i64 7
  %331 = insertelement <4 x i32> %329, i32 %330, i64 3
  store <4 x i32> %331, ptr %313, align 16
  %332 = extractelement <16 x i32> %312, i64 8
  %333 = insertelement <4 x i32> poison, i32 %332, i64 0
  %334 = extractelement <16 x i32> %312, i64 9
  %335 = insertelement <4 x i32> %333, i32 %334, i64 1
  %336 = extractelement <16 x i32> %312, i64 10
  %337 = insertelement <4 x i32> %335, i32 %336, i64 2
  %338 = extractelement <16 x i32> %312, i64 11
  %339 = insertelement <4 x i32> %337, i32 %338, i64 3
  store <4 x i32> %339, ptr %314, align 16
  %340 = extractelement <16 x i32> %312, i64 12
  %341 = insertelement <4 x i32> poison, i32 %340, i64 0
  %342 = extractelement <16 x i32> %312, i64 13
  %343 = insertelement <4 x i32> %341, i32 %342, i64 1
  %344 = extractelement <16 x i32> %312, i64 14
  %345 = insertelement <4 x i32> %343, i32 %344, i64 2
  %346 = extractelement <16 x i32> %312, i64 15
  %347 = insertelement <4 x i32> %345, i32 %346, i64 3
  store <4 x i32> %347, ptr %315, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %348 = getelementptr i32, ptr %3, i64 4
  %349 = getelementptr i32, ptr %3, i64 8
  %350 = getelementptr i32, ptr %3, i64 12
  %351 = load <4 x i32>, ptr %3, align 16
  %352 = extractelement <4 x i32> %351, i64 0
  %353 = insertelement <16 x i32> poison, i32 %352, i64 0
  %354 = extractelement <4 x i32> %351, i64 1
  %355 = insertelement <16 x i32> %353, i32 %354, i64 1
  %356 = extractelement <4 x i32> %351, i64 2
  %357 = insertelement <16 x i32> %355, i32 %356, i64 2
  %358 = extractelement <4 x i32> %351, i64 3
  %359 = insertelement <16 x i32> %357, i32 %358, i64 3
  %360 = load <4 x i32>, ptr %348, align 16
  %361 = extractelement <4 x i32> %360, i64 0
  %362 = insertelement <16 x i32> %359, i32 %361, i64 4
  %363 = extractelement <4 x i32> %360, i64 1
  %364 = insertelement <16 x i32> %362, i32 %363, i64 5
  %365 = extractelement <4 x i32> %360, i64 2
  %366 = insertelement <16 x i32> %364, i32 %365, i64 6
  %367 = extractelement <4 x i32> %360, i64 3
  %368 = insertelement <16 x i32> %366, i32 %367, i64 7
  %369 = load <4 x i32>, ptr %349, align 16
  %370 = extractelement <4 x i32> %369, i64 0
  %371 = insertelement <16 x i32> %368, i32 %370, i64 8
  %372 = extractelement <4 x i32> %369, i64 1
  %373 = insertelement <16 x i32> %371, i32 %372, i64 9
  %374 = extractelement <4 x i32> %369, i64 2
  %375 = insertelement <16 x i32> %373, i32 %374, i64 10
  %376 = extractelement <4 x i32> %369, i64 3
  %377 = insertelement <16 x i32> %375, i32 %376, i64 11
  %378 = load <4 x i32>, ptr %350, align 16
  %379 = extractelement <4 x i32> %378, i64 0
  %380 = insertelement <16 x i32> %377, i32 %379, i64 12
  %381 = extractelement <4 x i32> %378, i64 1
  %382 = insertelement <16 x i32> %380, i32 %381, i64 13
  %383 = extractelement <4 x i32> %378, i64 2
  %384 = insertelement <16 x i32> %382, i32 %383, i64 14
  %385 = extractelement <4 x i32> %378, i64 3
  %386 = insertelement <16 x i32> %384, i32 %385, i64 15
  %387 = extractelement <16 x i32> %386, i64 0
  %388 = extractelement <16 x i32> %386, i64 1
  %389 = extractelement <16 x i32> %386, i64 2
  %390 = extractelement <16 x i32> %386, i64 3
  %391 = extractelement <16 x i32> %386, i64 4
  %392 = extractelement <16 x i32> %386, i64 5
  %393 = extractelement <16 x i32> %386, i64 6
  %394 = extractelement <16 x i32> %386, i64 7
  %395 = extractelement <16 x i32> %386, i64 8
  %396 = extractelement <16 x i32> %386, i64 9
  %397 = extractelement <16 x i32> %386, i64 10
  %398 = extractelement <16 x i32> %386, i64 11
  %399 = extractelement <16 x i32> %386, i64 12
  %400 = extractelement <16 x i32> %386, i64 13
  %401 = extractelement <16 x i32> %386, i64 14
  %402 = extractelement <16 x i32> %386, i64 15
  %403 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %387, i32 %388, i32 %389, i32 %390, i32 %391, i32 %392, i32 %393, i32 %394, i32 %395, i32 %396, i32 %397, i32 %398, i32 %399, i32 %400, i32 %401, i32 %402)
  %404 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 0
  %405 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 1
  %406 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 2
  %407 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 3
  %408 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 4
  %409 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 5
  %410 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 6
  %411 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 7
  %412 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 8
  %413 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 9
  %414 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 10
  %415 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 11
  %416 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 12
  %417 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 13
  %418 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 14
  %419 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %403, 15
  %420 = insertelement <16 x i32> poison, i32 %404, i64 0
  %421 = insertelement <16 x i32> %420, i32 %405, i64 1
  %422 = insertelement <16 x i32> %421, i32 %406, i64 2
  %423 = insertelement <16 x i32> %422, i32 %407, i64 3
  %424 = insertelement <16 x i32> %423, i32 %408, i64 4
  %425 = insertelement <16 x i32> %424, i32 %409, i64 5
  %426 = insertelement <16 x i32> %425, i32 %410, i64 6
  %427 = insertelement <16 x i32> %426, i32 %411, i64 7
  %428 = insertelement <16 x i32> %427, i32 %412, i64 8
  %429 = insertelement <16 x i32> %428, i32 %413, i64 9
  %430 = insertelement <16 x i32> %429, i32 %414, i64 10
  %431 = insertelement <16 x i32> %430, i32 %415, i64 11
  %432 = insertelement <16 x i32> %431, i32 %416, i64 12
  %433 = insertelement <16 x i32> %432, i32 %417, i64 13
  %434 = insertelement <16 x i32> %433, i32 %418, i64 14
  %435 = insertelement <16 x i32> %434, i32 %419, i64 15
  %436 = getelementptr i32, ptr %3, i64 4
  %437 = getelementptr i32, ptr %3, i64 8
  %438 = getelementptr i32, ptr %3, i64 12
  %439 = extractelement <16 x i32> %435, i64 0
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <16 x i32> %435, i64 1
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <16 x i32> %435, i64 2
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <16 x i32> %435, i64 3
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %3, align 16
  %447 = extractelement <16 x i32> %435, i64 4
  %448 = insertelement <4 x i32> poison, i32 %447, i64 0
  %449 = extractelement <16 x i32> %435, i64 5
  %450 = insertelement <4 x i32> %448, i32 %449, i64 1
  %451 = extractelement <16 x i32> %435, i64 6
  %452 = insertelement <4 x i32> %450, i32 %451, i64 2
  %453 = extractelement <16 x i32> %435, i64 7
  %454 = insertelement <4 x i32> %452, i32 %453, i64 3
  store <4 x i32> %454, ptr %436, align 16
  %455 = extractelement <16 x i32> %435, i64 8
  %456 = insertelement <4 x i32> poison, i32 %455, i64 0
  %457 = extractelement <16 x i32> %435, i64 9
  %458 = insertelement <4 x i32> %456, i32 %457, i64 1
  %459 = extractelement <16 x i32> %435, i64 10
  %460 = insertelement <4 x i32> %458, i32 %459, i64 2
  %461 = extractelement <16 x i32> %435, i64 11
  %462 = insertelement <4 x i32> %460, i32 %461, i64 3
  store <4 x i32> %462, ptr %437, align 16
  %463 = extractelement <16 x i32> %435, i64 12
  %464 = insertelement <4 x i32> poison, i32 %463, i64 0
  %465 = extractelement <16 x i32> %435, i64 13
  %466 = insertelement <4 x i32> %464, i32 %465, i64 1
  %467 = extractelement <16 x i32> %435, i64 14
  %468 = insertelement <4 x i32> %466, i32 %467, i64 2
  %469 = extractelement <16 x i32> %435, i64 15
  %470 = insertelement <4 x i32> %468, i32 %469, i64 3
  store <4 x i32> %470, ptr %438, align 16
  %471 = getelementptr half, ptr %3, i64 8
  %472 = getelementptr half, ptr %3, i64 16
  %473 = getelementptr half, ptr %3, i64 24
  %474 = load <8 x half>, ptr %3, align 16
  %475 = extractelement <8 x half> %474, i64 0
  %476 = insertelement <32 x half> poison, half %475, i64 0
  %477 = extractelement <8 x half> %474, i64 1
  %478 = insertelement <32 x half> %476, half %477, i64 1
  %479 = extractelement <8 x half> %474, i64 2
  %480 = insertelement <32 x half> %478, half %479, i64 2
  %481 = extractelement <8 x half> %474, i64 3
  %482 = insertelement <32 x half> %480, half %481, i64 3
  %483 = extractelement <8 x half> %474, i64 4
  %484 = insertelement <32 x half> %482, half %483, i64 4
  %485 = extractelement <8 x half> %474, i64 5
  %486 = insertelement <32 x half> %484, half %485, i64 5
  %487 = extractelement <8 x half> %474, i64 6
  %488 = insertelement <32 x half> %486, half %487, i64 6
  %489 = extractelement <8 x half> %474, i64 7
  %490 = insertelement <32 x half> %488, half %489, i64 7
  %491 = load <8 x half>, ptr %471, align 16
  %492 = extractelement <8 x half> %491, i64 0
  %493 = insertelement <32 x half> %490, half %492, i64 8
  %494 = extractelement <8 x half> %491, i64 1
  %495 = insertelement <32 x half> %493, half %494, i64 9
  %496 = extractelement <8 x half> %491, i64 2
  %497 = insertelement <32 x half> %495, half %496, i64 10
  %498 = extractelement <8 x half> %491, i64 3
  %499 = insertelement <32 x half> %497, half %498, i64 11
  %500 = extractelement <8 x half> %491, i64 4
  %501 = insertelement <32 x half> %499, half %500, i64 12
  %502 = extractelement <8 x half> %491, i64 5
  %503 = insertelement <32 x half> %501, half %502, i64 13
  %504 = extractelement <8 x half> %491, i64 6
  %505 = insertelement <32 x half> %503, half %504, i64 14
  %506 = extractelement <8 x half> %491, i64 7
  %507 = insertelement <32 x half> %505, half %506, i64 15
  %508 = load <8 x half>, ptr %472, align 16
  %509 = extractelement <8 x half> %508, i64 0
  %510 = insertelement <32 x half> %507, half %509, i64 16
  %511 = extractelement <8 x half> %508, i64 1
  %512 = insertelement <32 x half> %510, half %511, i64 17
  %513 = extractelement <8 x half> %508, i64 2
  %514 = insertelement <32 x half> %512, half %513, i64 18
  %515 = extractelement <8 x half> %508, i64 3
  %516 = insertelement <32 x half> %514, half %515, i64 19
  %517 = extractelement <8 x half> %508, i64 4
  %518 = insertelement <32 x half> %516, half %517, i64 20
  %519 = extractelement <8 x half> %508, i64 5
  %520 = insertelement <32 x half> %518, half %519, i64 21
  %521 = extractelement <8 x half> %508, i64 6
  %522 = insertelement <32 x half> %520, half %521, i64 22
  %523 = extractelement <8 x half> %508, i64 7
  %524 = insertelement <32 x half> %522, half %523, i64 23
  %525 = load <8 x half>, ptr %473, align 16
  %526 = extractelement <8 x half> %525, i64 0
  %527 = insertelement <32 x half> %524, half %526, i64 24
  %528 = extractelement <8 x half> %525, i64 1
  %529 = insertelement <32 x half> %527, half %528, i64 25
  %530 = extractelement <8 x half> %525, i64 2
  %531 = insertelement <32 x half> %529, half %530, i64 26
  %532 = extractelement <8 x half> %525, i64 3
  %533 = insertelement <32 x half> %531, half %532, i64 27
  %534 = extractelement <8 x half> %525, i64 4
  %535 = insertelement <32 x half> %533, half %534, i64 28
  %536 = extractelement <8 x half> %525, i64 5
  %537 = insertelement <32 x half> %535, half %536, i64 29
  %538 = extractelement <8 x half> %525, i64 6
  %539 = insertelement <32 x half> %537, half %538, i64 30
  %540 = extractelement <8 x half> %525, i64 7
  %541 = insertelement <32 x half> %539, half %540, i64 31
  %542 = getelementptr half, ptr addrspace(1) %307, i64 8
  %543 = getelementptr half, ptr addrspace(1) %307, i64 16
  %544 = getelementptr half, ptr addrspace(1) %307, i64 24
  %545 = extractelement <32 x half> %541, i64 0
  %546 = insertelement <8 x half> poison, half %545, i64 0
  %547 = extractelement <32 x half> %541, i64 1
  %548 = insertelement <8 x half> %546, half %547, i64 1
  %549 = extractelement <32 x half> %541, i64 2
  %550 = insertelement <8 x half> %548, half %549, i64 2
  %551 = extractelement <32 x half> %541, i64 3
  %552 = insertelement <8 x half> %550, half %551, i64 3
  %553 = extractelement <32 x half> %541, i64 4
  %554 = insertelement <8 x half> %552, half %553, i64 4
  %555 = extractelement <32 x half> %541, i64 5
  %556 = insertelement <8 x half> %554, half %555, i64 5
  %557 = extractelement <32 x half> %541, i64 6
  %558 = insertelement <8 x half> %556, half %557, i64 6
  %559 = extractelement <32 x half> %541, i64 7
  %560 = insertelement <8 x half> %558, half %559, i64 7
  store <8 x half> %560, ptr addrspace(1) %307, align 16
  %561 = extractelement <32 x half> %541, i64 8
  %562 = insertelement <8 x half> poison, half %561, i64 0
  %563 = extractelement <32 x half> %541, i64 9
  %564 = insertelement <8 x half> %562, half %563, i64 1
  %565 = extractelement <32 x half> %541, i64 10
  %566 = insertelement <8 x half> %564, half %565, i64 2
  %567 = extractelement <32 x half> %541, i64 11
  %568 = insertelement <8 x half> %566, half %567, i64 3
  %569 = extractelement <32 x half> %541, i64 12
  %570 = insertelement <8 x half> %568, half %569, i64 4
  %571 = extractelement <32 x half> %541, i64 13
  %572 = insertelement <8 x half> %570, half %571, i64 5
  %573 = extractelement <32 x half> %541, i64 14
  %574 = insertelement <8 x half> %572, half %573, i64 6
  %575 = extractelement <32 x half> %541, i64 15
  %576 = insertelement <8 x half> %574, half %575, i64 7
  store <8 x half> %576, ptr addrspace(1) %542, align 16
  %577 = extractelement <32 x half> %541, i64 16
  %578 = insertelement <8 x half> poison, half %577, i64 0
  %579 = extractelement <32 x half> %541, i64 17
  %580 = insertelement <8 x half> %578, half %579, i64 1
  %581 = extractelement <32 x half> %541, i64 18
  %582 = insertelement <8 x half> %580, half %581, i64 2
  %583 = extractelement <32 x half> %541, i64 19
  %584 = insertelement <8 x half> %582, half %583, i64 3
  %585 = extractelement <32 x half> %541, i64 20
  %586 = insertelement <8 x half> %584, half %585, i64 4
  %587 = extractelement <32 x half> %541, i64 21
  %588 = insertelement <8 x half> %586, half %587, i64 5
  %589 = extractelement <32 x half> %541, i64 22
  %590 = insertelement <8 x half> %588, half %589, i64 6
  %591 = extractelement <32 x half> %541, i64 23
  %592 = insertelement <8 x half> %590, half %591, i64 7
  store <8 x half> %592, ptr addrspace(1) %543, align 16
  %593 = extractelement <32 x half> %541, i64 24
  %594 = insertelement <8 x half> poison, half %593, i64 0
  %595 = extractelement <32 x half> %541, i64 25
  %596 = insertelement <8 x half> %594, half %595, i64 1
  %597 = extractelement <32 x half> %541, i64 26
  %598 = insertelement <8 x half> %596, half %597, i64 2
  %599 = extractelement <32 x half> %541, i64 27
  %600 = insertelement <8 x half> %598, half %599, i64 3
  %601 = extractelement <32 x half> %541, i64 28
  %602 = insertelement <8 x half> %600, half %601, i64 4
  %603 = extractelement <32 x half> %541, i64 29
  %604 = insertelement <8 x half> %602, half %603, i64 5
  %605 = extractelement <32 x half> %541, i64 30
  %606 = insertelement <8 x half> %604, half %605, i64 6
  %607 = extractelement <32 x half> %541, i64 31
  %608 = insertelement <8 x half> %606, half %607, i64 7
  store <8 x half> %608, ptr addrspace(1) %544, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %609, label %610

609:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %610

610:                                              ; preds = %609, %10
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
