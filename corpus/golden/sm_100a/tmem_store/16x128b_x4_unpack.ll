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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 1024
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %23, i64 256
  %29 = getelementptr half, ptr addrspace(1) %23, i64 8
  %30 = getelementptr half, ptr addrspace(1) %23, i64 264
  %31 = getelementptr half, ptr addrspace(1) %23, i64 16
  %32 = getelementptr half, ptr addrspace(1) %23, i64 272
  %33 = getelementptr half, ptr addrspace(1) %23, i64 24
  %34 = getelementptr half, ptr addrspace(1) %23, i64 280
  %35 = load <2 x half>, ptr addrspace(1) %23, align 4
  %36 = extractelement <2 x half> %35, i64 0
  %37 = insertelement <16 x half> poison, half %36, i64 0
  %38 = extractelement <2 x half> %35, i64 1
  %39 = insertelement <16 x half> %37, half %38, i64 1
  %40 = load <2 x half>, ptr addrspace(1) %28, align 4
  %41 = extractelement <2 x half> %40, i64 0
  %42 = insertelement <16 x half> %39, half %41, i64 2
  %43 = extractelement <2 x half> %40, i64 1
  %44 = insertelement <16 x half> %42, half %43, i64 3
  %45 = load <2 x half>, ptr addrspace(1) %29, align 4
  %46 = extractelement <2 x half> %45, i64 0
  %47 = insertelement <16 x half> %44, half %46, i64 4
  %48 = extractelement <2 x half> %45, i64 1
  %49 = insertelement <16 x half> %47, half %48, i64 5
  %50 = load <2 x half>, ptr addrspace(1) %30, align 4
  %51 = extractelement <2 x half> %50, i64 0
  %52 = insertelement <16 x half> %49, half %51, i64 6
  %53 = extractelement <2 x half> %50, i64 1
  %54 = insertelement <16 x half> %52, half %53, i64 7
  %55 = load <2 x half>, ptr addrspace(1) %31, align 4
  %56 = extractelement <2 x half> %55, i64 0
  %57 = insertelement <16 x half> %54, half %56, i64 8
  %58 = extractelement <2 x half> %55, i64 1
  %59 = insertelement <16 x half> %57, half %58, i64 9
  %60 = load <2 x half>, ptr addrspace(1) %32, align 4
  %61 = extractelement <2 x half> %60, i64 0
  %62 = insertelement <16 x half> %59, half %61, i64 10
  %63 = extractelement <2 x half> %60, i64 1
  %64 = insertelement <16 x half> %62, half %63, i64 11
  %65 = load <2 x half>, ptr addrspace(1) %33, align 4
  %66 = extractelement <2 x half> %65, i64 0
  %67 = insertelement <16 x half> %64, half %66, i64 12
  %68 = extractelement <2 x half> %65, i64 1
  %69 = insertelement <16 x half> %67, half %68, i64 13
  %70 = load <2 x half>, ptr addrspace(1) %34, align 4
  %71 = extractelement <2 x half> %70, i64 0
  %72 = insertelement <16 x half> %69, half %71, i64 14
  %73 = extractelement <2 x half> %70, i64 1
  %74 = insertelement <16 x half> %72, half %73, i64 15
  %75 = getelementptr half, ptr %5, i64 8
  %76 = extractelement <16 x half> %74, i64 0
  %77 = insertelement <8 x half> poison, half %76, i64 0
  %78 = extractelement <16 x half> %74, i64 1
  %79 = insertelement <8 x half> %77, half %78, i64 1
  %80 = extractelement <16 x half> %74, i64 2
  %81 = insertelement <8 x half> %79, half %80, i64 2
  %82 = extractelement <16 x half> %74, i64 3
  %83 = insertelement <8 x half> %81, half %82, i64 3
  %84 = extractelement <16 x half> %74, i64 4
  %85 = insertelement <8 x half> %83, half %84, i64 4
  %86 = extractelement <16 x half> %74, i64 5
  %87 = insertelement <8 x half> %85, half %86, i64 5
  %88 = extractelement <16 x half> %74, i64 6
  %89 = insertelement <8 x half> %87, half %88, i64 6
  %90 = extractelement <16 x half> %74, i64 7
  %91 = insertelement <8 x half> %89, half %90, i64 7
  store <8 x half> %91, ptr %5, align 16
  %92 = extractelement <16 x half> %74, i64 8
  %93 = insertelement <8 x half> poison, half %92, i64 0
  %94 = extractelement <16 x half> %74, i64 9
  %95 = insertelement <8 x half> %93, half %94, i64 1
  %96 = extractelement <16 x half> %74, i64 10
  %97 = insertelement <8 x half> %95, half %96, i64 2
  %98 = extractelement <16 x half> %74, i64 11
  %99 = insertelement <8 x half> %97, half %98, i64 3
  %100 = extractelement <16 x half> %74, i64 12
  %101 = insertelement <8 x half> %99, half %100, i64 4
  %102 = extractelement <16 x half> %74, i64 13
  %103 = insertelement <8 x half> %101, half %102, i64 5
  %104 = extractelement <16 x half> %74, i64 14
  %105 = insertelement <8 x half> %103, half %104, i64 6
  %106 = extractelement <16 x half> %74, i64 15
  %107 = insertelement <8 x half> %105, half %106, i64 7
  store <8 x half> %107, ptr %75, align 16
  %108 = getelementptr i32, ptr %5, i64 4
  %109 = load <4 x i32>, ptr %5, align 16
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
  call void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) %27, <8 x i32> %151, i1 true)
  %152 = urem i32 %6, 4
  %153 = udiv i32 %6, 4
  %154 = mul nsw i32 %152, 2
  %155 = urem i32 %153, 8
  %156 = udiv i32 %153, 8
  %157 = mul nsw i32 %155, 32
  %158 = add nsw i32 %154, %157
  %159 = mul nsw i32 %156, 1024
  %160 = add nsw i32 %158, %159
  %161 = add nsw i32 %160, 512
  %162 = sext i32 %161 to i64
  %163 = getelementptr half, ptr addrspace(1) %0, i64 %162
  %164 = mul nsw i32 %7, 4194304
  %165 = add nsw i32 2097152, %164
  %166 = sext i32 %165 to i64
  %167 = sdiv exact i64 %166, 2
  %168 = getelementptr i8, ptr addrspace(6) %12, i64 %167
  %169 = getelementptr half, ptr addrspace(1) %163, i64 256
  %170 = getelementptr half, ptr addrspace(1) %163, i64 8
  %171 = getelementptr half, ptr addrspace(1) %163, i64 264
  %172 = getelementptr half, ptr addrspace(1) %163, i64 16
  %173 = getelementptr half, ptr addrspace(1) %163, i64 272
  %174 = getelementptr half, ptr addrspace(1) %163, i64 24
  %175 = getelementptr half, ptr addrspace(1) %163, i64 280
  %176 = load <2 x half>, ptr addrspace(1) %163, align 4
  %177 = extractelement <2 x half> %176, i64 0
  %178 = insertelement <16 x half> poison, half %177, i64 0
  %179 = extractelement <2 x half> %176, i64 1
  %180 = insertelement <16 x half> %178, half %179, i64 1
  %181 = load <2 x half>, ptr addrspace(1) %169, align 4
  %182 = extractelement <2 x half> %181, i64 0
  %183 = insertelement <16 x half> %180, half %182, i64 2
  %184 = extractelement <2 x half> %181, i64 1
  %185 = insertelement <16 x half> %183, half %184, i64 3
  %186 = load <2 x half>, ptr addrspace(1) %170, align 4
  %187 = extractelement <2 x half> %186, i64 0
  %188 = insertelement <16 x half> %185, half %187, i64 4
  %189 = extractelement <2 x half> %186, i64 1
  %190 = insertelement <16 x half> %188, half %189, i64 5
  %191 = load <2 x half>, ptr addrspace(1) %171, align 4
  %192 = extractelement <2 x half> %191, i64 0
  %193 = insertelement <16 x half> %190, half %192, i64 6
  %194 = extractelement <2 x half> %191, i64 1
  %195 = insertelement <16 x half> %193, half %194, i64 7
  %196 = load <2 x half>, ptr addrspace(1) %172, align 4
  %197 = extractelement <2 x half> %196, i64 0
  %198 = insertelement <16 x half> %195, half %197, i64 8
  %199 = extractelement <2 x half> %196, i64 1
  %200 = insertelement <16 x half> %198, half %199, i64 9
  %201 = load <2 x half>, ptr addrspace(1) %173, align 4
  %202 = extractelement <2 x half> %201, i64 0
  %203 = insertelement <16 x half> %200, half %202, i64 10
  %204 = extractelement <2 x half> %201, i64 1
  %205 = insertelement <16 x half> %203, half %204, i64 11
  %206 = load <2 x half>, ptr addrspace(1) %174, align 4
  %207 = extractelement <2 x half> %206, i64 0
  %208 = insertelement <16 x half> %205, half %207, i64 12
  %209 = extractelement <2 x half> %206, i64 1
  %210 = insertelement <16 x half> %208, half %209, i64 13
  %211 = load <2 x half>, ptr addrspace(1) %175, align 4
  %212 = extractelement <2 x half> %211, i64 0
  %213 = insertelement <16 x half> %210, half %212, i64 14
  %214 = extractelement <2 x half> %211, i64 1
  %215 = insertelement <16 x half> %213, half %214, i64 15
  %216 = getelementptr half, ptr %4, i64 8
  %217 = extractelement <16 x half> %215, i64 0
  %218 = insertelement <8 x half> poison, half %217, i64 0
  %219 = extractelement <16 x half> %215, i64 1
  %220 = insertelement <8 x half> %218, half %219, i64 1
  %221 = extractelement <16 x half> %215, i64 2
  %222 = insertelement <8 x half> %220, half %221, i64 2
  %223 = extractelement <16 x half> %215, i64 3
  %224 = insertelement <8 x half> %222, half %223, i64 3
  %225 = extractelement <16 x half> %215, i64 4
  %226 = insertelement <8 x half> %224, half %225, i64 4
  %227 = extractelement <16 x half> %215, i64 5
  %228 = insertelement <8 x half> %226, half %227, i64 5
  %229 = extractelement <16 x half> %215, i64 6
  %230 = insertelement <8 x half> %228, half %229, i64 6
  %231 = extractelement <16 x half> %215, i64 7
  %232 = insertelement <8 x half> %230, half %231, i64 7
  store <8 x half> %232, ptr %4, align 16
  %233 = extractelement <16 x half> %215, i64 8
  %234 = insertelement <8 x half> poison, half %233, i64 0
  %235 = extractelement <16 x half> %215, i64 9
  %236 = insertelement <8 x half> %234, half %235, i64 1
  %237 = extractelement <16 x half> %215, i64 10
  %238 = insertelement <8 x half> %236, half %237, i64 2
  %239 = extractelement <16 x half> %215, i64 11
  %240 = insertelement <8 x half> %238, half %239, i64 3
  %241 = extractelement <16 x half> %215, i64 12
  %242 = insertelement <8 x half> %240, half %241, i64 4
  %243 = extractelement <16 x half> %215, i64 13
  %244 = insertelement <8 x half> %242, half %243, i64 5
  %245 = extractelement <16 x half> %215, i64 14
  %246 = insertelement <8 x half> %244, half %245, i64 6
  %247 = extractelement <16 x half> %215, i64 15
  %248 = insertelement <8 x half> %246, half %247, i64 7
  store <8 x half> %248, ptr %216, align 16
  %249 = getelementptr i32, ptr %4, i64 4
  %250 = load <4 x i32>, ptr %4, align 16
  %251 = extractelement <4 x i32> %250, i64 0
  %252 = insertelement <8 x i32> poison, i32 %251, i64 0
  %253 = extractelement <4 x i32> %250, i64 1
  %254 = insertelement <8 x i32> %252, i32 %253, i64 1
  %255 = extractelement <4 x i32> %250, i64 2
  %256 = insertelement <8 x i32> %254, i32 %255, i64 2
  %257 = extractelement <4 x i32> %250, i64 3
  %258 = insertelement <8 x i32> %256, i32 %257, i64 3
  %259 = load <4 x i32>, ptr %249, align 16
  %260 = extractelement <4 x i32> %259, i64 0
  %261 = insertelement <8 x i32> %258, i32 %260, i64 4
  %262 = extractelement <4 x i32> %259, i64 1
  %263 = insertelement <8 x i32> %261, i32 %262, i64 5
  %264 = extractelement <4 x i32> %259, i64 2
  %265 = insertelement <8 x i32> %263, i32 %264, i64 6
  %266 = extractelement <4 x i32> %259, i64 3
  %267 = insertelement <8 x i32> %265, i32 %266, i64 7
  %268 = extractelement <8 x i32> %267, i64 0
  %269 = extractelement <8 x i32> %267, i64 1
  %270 = extractelement <8 x i32> %267, i64 2
  %271 = extractelement <8 x i32> %267, i64 3
  %272 = extractelement <8 x i32> %267, i64 4
  %273 = extractelement <8 x i32> %267, i64 5
  %274 = extractelement <8 x i32> %267, i64 6
  %275 = extractelement <8 x i32> %267, i64 7
  %276 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %268, i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275)
  %277 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 0
  %278 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 1
  %279 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 2
  %280 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 3
  %281 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 4
  %282 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 5
  %283 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 6
  %284 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %276, 7
  %285 = insertelement <8 x i32> poison, i32 %277, i64 0
  %286 = insertelement <8 x i32> %285, i32 %278, i64 1
  %287 = insertelement <8 x i32> %286, i32 %279, i64 2
  %288 = insertelement <8 x i32> %287, i32 %280, i64 3
  %289 = insertelement <8 x i32> %288, i32 %281, i64 4
  %290 = insertelement <8 x i32> %289, i32 %282, i64 5
  %291 = insertelement <8 x i32> %290, i32 %283, i64 6
  %292 = insertelement <8 x i32> %291, i32 %284, i64 7
  call void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) %168, <8 x i32> %292, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %293 = urem i32 %6, 32
  %294 = udiv i32 %6, 32
  %295 = mul nsw i32 %293, 32
  %296 = mul nsw i32 %294, 1024
  %297 = add nsw i32 %295, %296
  %298 = sext i32 %297 to i64
  %299 = getelementptr half, ptr addrspace(1) %1, i64 %298
  %300 = mul nsw i32 %7, 4194304
  %301 = sext i32 %300 to i64
  %302 = sdiv exact i64 %301, 2
  %303 = getelementptr i8, ptr addrspace(6) %12, i64 %302
  %304 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %303, i1 true)
  %305 = getelementptr i32, ptr %3, i64 4
  %306 = getelementptr i32, ptr %3, i64 8
  %307 = getelementptr i32, ptr %3, i64 12
  %308 = extractelement <16 x i32> %304, i64 0
  %309 = insertelement <4 x i32> poison, i32 %308, i64 0
  %310 = extractelement <16 x i32> %304, i64 1
  %311 = insertelement <4 x i32> %309, i32 %310, i64 1
  %312 = extractelement <16 x i32> %304, i64 2
  %313 = insertelement <4 x i32> %311, i32 %312, i64 2
  %314 = extractelement <16 x i32> %304, i64 3
  %315 = insertelement <4 x i32> %313, i32 %314, i64 3
  store <4 x i32> %315, ptr %3, align 16
  %316 = extractelement <16 x i32> %304, i64 4
  %317 = insertelement <4 x i32> poison, i32 %316, i64 0
  %318 = extractelement <16 x i32> %304, i64 5
  %319 = insertelement <4 x i32> %317, i32 %318, i64 1
  %320 = extractelement <16 x i32> %304, i64 6
  %321 = insertelement <4 x i32> %319, i32 %320, i64 2
  %322 = extractelement <16 x i32> %304, i64 7
  %323 = insertelement <4 x i32> %321, i32 %322, i64 3
  store <4 x i32> %323, ptr %305, align 16
  %324 = extractelement <16 x i32> %304, i64 8
  %325 = insertelement <4 x i32> poison, i32 %324, i64 0
  %326 = extractelement <16 x i32> %304, i64 9
  %327 = insertelement <4 x i32> %325, i32 %326, i64 1
  %328 = extractelement <16 x i32> %304, i64 10
  %329 = insertelement <4 x i32> %327, i32 %328, i64 2
  %330 = extractelement <16 x i32> %304, i64 11
  %331 = insertelement <4 x i32> %329, i32 %330, i64 3
  store <4 x i32> %331, ptr %306, align 16
  %332 = extractelement <16 x i32> %304, i64 12
  %333 = insertelement <4 x i32> poison, i32 %332, i64 0
  %334 = extractelement <16 x i32> %304, i64 13
  %335 = insertelement <4 x i32> %333, i32 %334, i64 1
  %336 = extractelement <16 x i32> %304, i64 14
  %337 = insertelement <4 x i32> %335, i32 %336, i64 2
  %338 = extractelement <16 x i32> %304, i64 15
  %339 = insertelement <4 x i32> %337, i32 %338, i64 3
  store <4 x i32> %339, ptr %307, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %340 = getelementptr i32, ptr %3, i64 4
  %341 = getelementptr i32, ptr %3, i64 8
  %342 = getelementptr i32, ptr %3, i64 12
  %343 = load <4 x i32>, ptr %3, align 16
  %344 = extractelement <4 x i32> %343, i64 0
  %345 = insertelement <16 x i32> poison, i32 %344, i64 0
  %346 = extractelement <4 x i32> %343, i64 1
  %347 = insertelement <16 x i32> %345, i32 %346, i64 1
  %348 = extractelement <4 x i32> %343, i64 2
  %349 = insertelement <16 x i32> %347, i32 %348, i64 2
  %350 = extractelement <4 x i32> %343, i64 3
  %351 = insertelement <16 x i32> %349, i32 %350, i64 3
  %352 = load <4 x i32>, ptr %340, align 16
  %353 = extractelement <4 x i32> %352, i64 0
  %354 = insertelement <16 x i32> %351, i32 %353, i64 4
  %355 = extractelement <4 x i32> %352, i64 1
  %356 = insertelement <16 x i32> %354, i32 %355, i64 5
  %357 = extractelement <4 x i32> %352, i64 2
  %358 = insertelement <16 x i32> %356, i32 %357, i64 6
  %359 = extractelement <4 x i32> %352, i64 3
  %360 = insertelement <16 x i32> %358, i32 %359, i64 7
  %361 = load <4 x i32>, ptr %341, align 16
  %362 = extractelement <4 x i32> %361, i64 0
  %363 = insertelement <16 x i32> %360, i32 %362, i64 8
  %364 = extractelement <4 x i32> %361, i64 1
  %365 = insertelement <16 x i32> %363, i32 %364, i64 9
  %366 = extractelement <4 x i32> %361, i64 2
  %367 = insertelement <16 x i32> %365, i32 %366, i64 10
  %368 = extractelement <4 x i32> %361, i64 3
  %369 = insertelement <16 x i32> %367, i32 %368, i64 11
  %370 = load <4 x i32>, ptr %342, align 16
  %371 = extractelement <4 x i32> %370, i64 0
  %372 = insertelement <16 x i32> %369, i32 %371, i64 12
  %373 = extractelement <4 x i32> %370, i64 1
  %374 = insertelement <16 x i32> %372, i32 %373, i64 13
  %375 = extractelement <4 x i32> %370, i64 2
  %376 = insertelement <16 x i32> %374, i32 %375, i64 14
  %377 = extractelement <4 x i32> %370, i64 3
  %378 = insertelement <16 x i32> %376, i32 %377, i64 15
  %379 = extractelement <16 x i32> %378, i64 0
  %380 = extractelement <16 x i32> %378, i64 1
  %381 = extractelement <16 x i32> %378, i64 2
  %382 = extractelement <16 x i32> %378, i64 3
  %383 = extractelement <16 x i32> %378, i64 4
  %384 = extractelement <16 x i32> %378, i64 5
  %385 = extractelement <16 x i32> %378, i64 6
  %386 = extractelement <16 x i32> %378, i64 7
  %387 = extractelement <16 x i32> %378, i64 8
  %388 = extractelement <16 x i32> %378, i64 9
  %389 = extractelement <16 x i32> %378, i64 10
  %390 = extractelement <16 x i32> %378, i64 11
  %391 = extractelement <16 x i32> %378, i64 12
  %392 = extractelement <16 x i32> %378, i64 13
  %393 = extractelement <16 x i32> %378, i64 14
  %394 = extractelement <16 x i32> %378, i64 15
  %395 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %379, i32 %380, i32 %381, i32 %382, i32 %383, i32 %384, i32 %385, i32 %386, i32 %387, i32 %388, i32 %389, i32 %390, i32 %391, i32 %392, i32 %393, i32 %394)
  %396 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 0
  %397 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 1
  %398 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 2
  %399 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 3
  %400 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 4
  %401 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 5
  %402 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 6
  %403 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 7
  %404 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 8
  %405 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 9
  %406 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 10
  %407 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 11
  %408 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 12
  %409 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 13
  %410 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 14
  %411 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %395, 15
  %412 = insertelement <16 x i32> poison, i32 %396, i64 0
  %413 = insertelement <16 x i32> %412, i32 %397, i64 1
  %414 = insertelement <16 x i32> %413, i32 %398, i64 2
  %415 = insertelement <16 x i32> %414, i32 %399, i64 3
  %416 = insertelement <16 x i32> %415, i32 %400, i64 4
  %417 = insertelement <16 x i32> %416, i32 %401, i64 5
  %418 = insertelement <16 x i32> %417, i32 %402, i64 6
  %419 = insertelement <16 x i32> %418, i32 %403, i64 7
  %420 = insertelement <16 x i32> %419, i32 %404, i64 8
  %421 = insertelement <16 x i32> %420, i32 %405, i64 9
  %422 = insertelement <16 x i32> %421, i32 %406, i64 10
  %423 = insertelement <16 x i32> %422, i32 %407, i64 11
  %424 = insertelement <16 x i32> %423, i32 %408, i64 12
  %425 = insertelement <16 x i32> %424, i32 %409, i64 13
  %426 = insertelement <16 x i32> %425, i32 %410, i64 14
  %427 = insertelement <16 x i32> %426, i32 %411, i64 15
  %428 = getelementptr i32, ptr %3, i64 4
  %429 = getelementptr i32, ptr %3, i64 8
  %430 = getelementptr i32, ptr %3, i64 12
  %431 = extractelement <16 x i32> %427, i64 0
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <16 x i32> %427, i64 1
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <16 x i32> %427, i64 2
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <16 x i32> %427, i64 3
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %3, align 16
  %439 = extractelement <16 x i32> %427, i64 4
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <16 x i32> %427, i64 5
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <16 x i32> %427, i64 6
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <16 x i32> %427, i64 7
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %428, align 16
  %447 = extractelement <16 x i32> %427, i64 8
  %448 = insertelement <4 x i32> poison, i32 %447, i64 0
  %449 = extractelement <16 x i32> %427, i64 9
  %450 = insertelement <4 x i32> %448, i32 %449, i64 1
  %451 = extractelement <16 x i32> %427, i64 10
  %452 = insertelement <4 x i32> %450, i32 %451, i64 2
  %453 = extractelement <16 x i32> %427, i64 11
  %454 = insertelement <4 x i32> %452, i32 %453, i64 3
  store <4 x i32> %454, ptr %429, align 16
  %455 = extractelement <16 x i32> %427, i64 12
  %456 = insertelement <4 x i32> poison, i32 %455, i64 0
  %457 = extractelement <16 x i32> %427, i64 13
  %458 = insertelement <4 x i32> %456, i32 %457, i64 1
  %459 = extractelement <16 x i32> %427, i64 14
  %460 = insertelement <4 x i32> %458, i32 %459, i64 2
  %461 = extractelement <16 x i32> %427, i64 15
  %462 = insertelement <4 x i32> %460, i32 %461, i64 3
  store <4 x i32> %462, ptr %430, align 16
  %463 = getelementptr half, ptr %3, i64 8
  %464 = getelementptr half, ptr %3, i64 16
  %465 = getelementptr half, ptr %3, i64 24
  %466 = load <8 x half>, ptr %3, align 16
  %467 = extractelement <8 x half> %466, i64 0
  %468 = insertelement <32 x half> poison, half %467, i64 0
  %469 = extractelement <8 x half> %466, i64 1
  %470 = insertelement <32 x half> %468, half %469, i64 1
  %471 = extractelement <8 x half> %466, i64 2
  %472 = insertelement <32 x half> %470, half %471, i64 2
  %473 = extractelement <8 x half> %466, i64 3
  %474 = insertelement <32 x half> %472, half %473, i64 3
  %475 = extractelement <8 x half> %466, i64 4
  %476 = insertelement <32 x half> %474, half %475, i64 4
  %477 = extractelement <8 x half> %466, i64 5
  %478 = insertelement <32 x half> %476, half %477, i64 5
  %479 = extractelement <8 x half> %466, i64 6
  %480 = insertelement <32 x half> %478, half %479, i64 6
  %481 = extractelement <8 x half> %466, i64 7
  %482 = insertelement <32 x half> %480, half %481, i64 7
  %483 = load <8 x half>, ptr %463, align 16
  %484 = extractelement <8 x half> %483, i64 0
  %485 = insertelement <32 x half> %482, half %484, i64 8
  %486 = extractelement <8 x half> %483, i64 1
  %487 = insertelement <32 x half> %485, half %486, i64 9
  %488 = extractelement <8 x half> %483, i64 2
  %489 = insertelement <32 x half> %487, half %488, i64 10
  %490 = extractelement <8 x half> %483, i64 3
  %491 = insertelement <32 x half> %489, half %490, i64 11
  %492 = extractelement <8 x half> %483, i64 4
  %493 = insertelement <32 x half> %491, half %492, i64 12
  %494 = extractelement <8 x half> %483, i64 5
  %495 = insertelement <32 x half> %493, half %494, i64 13
  %496 = extractelement <8 x half> %483, i64 6
  %497 = insertelement <32 x half> %495, half %496, i64 14
  %498 = extractelement <8 x half> %483, i64 7
  %499 = insertelement <32 x half> %497, half %498, i64 15
  %500 = load <8 x half>, ptr %464, align 16
  %501 = extractelement <8 x half> %500, i64 0
  %502 = insertelement <32 x half> %499, half %501, i64 16
  %503 = extractelement <8 x half> %500, i64 1
  %504 = insertelement <32 x half> %502, half %503, i64 17
  %505 = extractelement <8 x half> %500, i64 2
  %506 = insertelement <32 x half> %504, half %505, i64 18
  %507 = extractelement <8 x half> %500, i64 3
  %508 = insertelement <32 x half> %506, half %507, i64 19
  %509 = extractelement <8 x half> %500, i64 4
  %510 = insertelement <32 x half> %508, half %509, i64 20
  %511 = extractelement <8 x half> %500, i64 5
  %512 = insertelement <32 x half> %510, half %511, i64 21
  %513 = extractelement <8 x half> %500, i64 6
  %514 = insertelement <32 x half> %512, half %513, i64 22
  %515 = extractelement <8 x half> %500, i64 7
  %516 = insertelement <32 x half> %514, half %515, i64 23
  %517 = load <8 x half>, ptr %465, align 16
  %518 = extractelement <8 x half> %517, i64 0
  %519 = insertelement <32 x half> %516, half %518, i64 24
  %520 = extractelement <8 x half> %517, i64 1
  %521 = insertelement <32 x half> %519, half %520, i64 25
  %522 = extractelement <8 x half> %517, i64 2
  %523 = insertelement <32 x half> %521, half %522, i64 26
  %524 = extractelement <8 x half> %517, i64 3
  %525 = insertelement <32 x half> %523, half %524, i64 27
  %526 = extractelement <8 x half> %517, i64 4
  %527 = insertelement <32 x half> %525, half %526, i64 28
  %528 = extractelement <8 x half> %517, i64 5
  %529 = insertelement <32 x half> %527, half %528, i64 29
  %530 = extractelement <8 x half> %517, i64 6
  %531 = insertelement <32 x half> %529, half %530, i64 30
  %532 = extractelement <8 x half> %517, i64 7
  %533 = insertelement <32 x half> %531, half %532, i64 31
  %534 = getelementptr half, ptr addrspace(1) %299, i64 8
  %535 = getelementptr half, ptr addrspace(1) %299, i64 16
  %536 = getelementptr half, ptr addrspace(1) %299, i64 24
  %537 = extractelement <32 x half> %533, i64 0
  %538 = insertelement <8 x half> poison, half %537, i64 0
  %539 = extractelement <32 x half> %533, i64 1
  %540 = insertelement <8 x half> %538, half %539, i64 1
  %541 = extractelement <32 x half> %533, i64 2
  %542 = insertelement <8 x half> %540, half %541, i64 2
  %543 = extractelement <32 x half> %533, i64 3
  %544 = insertelement <8 x half> %542, half %543, i64 3
  %545 = extractelement <32 x half> %533, i64 4
  %546 = insertelement <8 x half> %544, half %545, i64 4
  %547 = extractelement <32 x half> %533, i64 5
  %548 = insertelement <8 x half> %546, half %547, i64 5
  %549 = extractelement <32 x half> %533, i64 6
  %550 = insertelement <8 x half> %548, half %549, i64 6
  %551 = extractelement <32 x half> %533, i64 7
  %552 = insertelement <8 x half> %550, half %551, i64 7
  store <8 x half> %552, ptr addrspace(1) %299, align 16
  %553 = extractelement <32 x half> %533, i64 8
  %554 = insertelement <8 x half> poison, half %553, i64 0
  %555 = extractelement <32 x half> %533, i64 9
  %556 = insertelement <8 x half> %554, half %555, i64 1
  %557 = extractelement <32 x half> %533, i64 10
  %558 = insertelement <8 x half> %556, half %557, i64 2
  %559 = extractelement <32 x half> %533, i64 11
  %560 = insertelement <8 x half> %558, half %559, i64 3
  %561 = extractelement <32 x half> %533, i64 12
  %562 = insertelement <8 x half> %560, half %561, i64 4
  %563 = extractelement <32 x half> %533, i64 13
  %564 = insertelement <8 x half> %562, half %563, i64 5
  %565 = extractelement <32 x half> %533, i64 14
  %566 = insertelement <8 x half> %564, half %565, i64 6
  %567 = extractelement <32 x half> %533, i64 15
  %568 = insertelement <8 x half> %566, half %567, i64 7
  store <8 x half> %568, ptr addrspace(1) %534, align 16
  %569 = extractelement <32 x half> %533, i64 16
  %570 = insertelement <8 x half> poison, half %569, i64 0
  %571 = extractelement <32 x half> %533, i64 17
  %572 = insertelement <8 x half> %570, half %571, i64 1
  %573 = extractelement <32 x half> %533, i64 18
  %574 = insertelement <8 x half> %572, half %573, i64 2
  %575 = extractelement <32 x half> %533, i64 19
  %576 = insertelement <8 x half> %574, half %575, i64 3
  %577 = extractelement <32 x half> %533, i64 20
  %578 = insertelement <8 x half> %576, half %577, i64 4
  %579 = extractelement <32 x half> %533, i64 21
  %580 = insertelement <8 x half> %578, half %579, i64 5
  %581 = extractelement <32 x half> %533, i64 22
  %582 = insertelement <8 x half> %580, half %581, i64 6
  %583 = extractelement <32 x half> %533, i64 23
  %584 = insertelement <8 x half> %582, half %583, i64 7
  store <8 x half> %584, ptr addrspace(1) %535, align 16
  %585 = extractelement <32 x half> %533, i64 24
  %586 = insertelement <8 x half> poison, half %585, i64 0
  %587 = extractelement <32 x half> %533, i64 25
  %588 = insertelement <8 x half> %586, half %587, i64 1
  %589 = extractelement <32 x half> %533, i64 26
  %590 = insertelement <8 x half> %588, half %589, i64 2
  %591 = extractelement <32 x half> %533, i64 27
  %592 = insertelement <8 x half> %590, half %591, i64 3
  %593 = extractelement <32 x half> %533, i64 28
  %594 = insertelement <8 x half> %592, half %593, i64 4
  %595 = extractelement <32 x half> %533, i64 29
  %596 = insertelement <8 x half> %594, half %595, i64 5
  %597 = extractelement <32 x half> %533, i64 30
  %598 = insertelement <8 x half> %596, half %597, i64 6
  %599 = extractelement <32 x half> %533, i64 31
  %600 = insertelement <8 x half> %598, half %599, i64 7
  store <8 x half> %600, ptr addrspace(1) %536, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %601, label %602

601:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %602

602:                                              ; preds = %601, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x4(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

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
