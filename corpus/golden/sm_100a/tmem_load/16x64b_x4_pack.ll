; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x half], align 16
  %4 = alloca [8 x half], align 16
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
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 16
  %16 = mul nsw i32 %14, 512
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 4194304
  %21 = sext i32 %20 to i64
  %22 = sdiv exact i64 %21, 2
  %23 = getelementptr i8, ptr addrspace(6) %12, i64 %22
  %24 = getelementptr half, ptr addrspace(1) %19, i64 8
  %25 = load <8 x half>, ptr addrspace(1) %19, align 16
  %26 = extractelement <8 x half> %25, i64 0
  %27 = insertelement <16 x half> poison, half %26, i64 0
  %28 = extractelement <8 x half> %25, i64 1
  %29 = insertelement <16 x half> %27, half %28, i64 1
  %30 = extractelement <8 x half> %25, i64 2
  %31 = insertelement <16 x half> %29, half %30, i64 2
  %32 = extractelement <8 x half> %25, i64 3
  %33 = insertelement <16 x half> %31, half %32, i64 3
  %34 = extractelement <8 x half> %25, i64 4
  %35 = insertelement <16 x half> %33, half %34, i64 4
  %36 = extractelement <8 x half> %25, i64 5
  %37 = insertelement <16 x half> %35, half %36, i64 5
  %38 = extractelement <8 x half> %25, i64 6
  %39 = insertelement <16 x half> %37, half %38, i64 6
  %40 = extractelement <8 x half> %25, i64 7
  %41 = insertelement <16 x half> %39, half %40, i64 7
  %42 = load <8 x half>, ptr addrspace(1) %24, align 16
  %43 = extractelement <8 x half> %42, i64 0
  %44 = insertelement <16 x half> %41, half %43, i64 8
  %45 = extractelement <8 x half> %42, i64 1
  %46 = insertelement <16 x half> %44, half %45, i64 9
  %47 = extractelement <8 x half> %42, i64 2
  %48 = insertelement <16 x half> %46, half %47, i64 10
  %49 = extractelement <8 x half> %42, i64 3
  %50 = insertelement <16 x half> %48, half %49, i64 11
  %51 = extractelement <8 x half> %42, i64 4
  %52 = insertelement <16 x half> %50, half %51, i64 12
  %53 = extractelement <8 x half> %42, i64 5
  %54 = insertelement <16 x half> %52, half %53, i64 13
  %55 = extractelement <8 x half> %42, i64 6
  %56 = insertelement <16 x half> %54, half %55, i64 14
  %57 = extractelement <8 x half> %42, i64 7
  %58 = insertelement <16 x half> %56, half %57, i64 15
  %59 = getelementptr half, ptr %5, i64 8
  %60 = extractelement <16 x half> %58, i64 0
  %61 = insertelement <8 x half> poison, half %60, i64 0
  %62 = extractelement <16 x half> %58, i64 1
  %63 = insertelement <8 x half> %61, half %62, i64 1
  %64 = extractelement <16 x half> %58, i64 2
  %65 = insertelement <8 x half> %63, half %64, i64 2
  %66 = extractelement <16 x half> %58, i64 3
  %67 = insertelement <8 x half> %65, half %66, i64 3
  %68 = extractelement <16 x half> %58, i64 4
  %69 = insertelement <8 x half> %67, half %68, i64 4
  %70 = extractelement <16 x half> %58, i64 5
  %71 = insertelement <8 x half> %69, half %70, i64 5
  %72 = extractelement <16 x half> %58, i64 6
  %73 = insertelement <8 x half> %71, half %72, i64 6
  %74 = extractelement <16 x half> %58, i64 7
  %75 = insertelement <8 x half> %73, half %74, i64 7
  store <8 x half> %75, ptr %5, align 16
  %76 = extractelement <16 x half> %58, i64 8
  %77 = insertelement <8 x half> poison, half %76, i64 0
  %78 = extractelement <16 x half> %58, i64 9
  %79 = insertelement <8 x half> %77, half %78, i64 1
  %80 = extractelement <16 x half> %58, i64 10
  %81 = insertelement <8 x half> %79, half %80, i64 2
  %82 = extractelement <16 x half> %58, i64 11
  %83 = insertelement <8 x half> %81, half %82, i64 3
  %84 = extractelement <16 x half> %58, i64 12
  %85 = insertelement <8 x half> %83, half %84, i64 4
  %86 = extractelement <16 x half> %58, i64 13
  %87 = insertelement <8 x half> %85, half %86, i64 5
  %88 = extractelement <16 x half> %58, i64 14
  %89 = insertelement <8 x half> %87, half %88, i64 6
  %90 = extractelement <16 x half> %58, i64 15
  %91 = insertelement <8 x half> %89, half %90, i64 7
  store <8 x half> %91, ptr %59, align 16
  %92 = getelementptr i32, ptr %5, i64 4
  %93 = load <4 x i32>, ptr %5, align 16
  %94 = extractelement <4 x i32> %93, i64 0
  %95 = insertelement <8 x i32> poison, i32 %94, i64 0
  %96 = extractelement <4 x i32> %93, i64 1
  %97 = insertelement <8 x i32> %95, i32 %96, i64 1
  %98 = extractelement <4 x i32> %93, i64 2
  %99 = insertelement <8 x i32> %97, i32 %98, i64 2
  %100 = extractelement <4 x i32> %93, i64 3
  %101 = insertelement <8 x i32> %99, i32 %100, i64 3
  %102 = load <4 x i32>, ptr %92, align 16
  %103 = extractelement <4 x i32> %102, i64 0
  %104 = insertelement <8 x i32> %101, i32 %103, i64 4
  %105 = extractelement <4 x i32> %102, i64 1
  %106 = insertelement <8 x i32> %104, i32 %105, i64 5
  %107 = extractelement <4 x i32> %102, i64 2
  %108 = insertelement <8 x i32> %106, i32 %107, i64 6
  %109 = extractelement <4 x i32> %102, i64 3
  %110 = insertelement <8 x i32> %108, i32 %109, i64 7
  %111 = extractelement <8 x i32> %110, i64 0
  %112 = extractelement <8 x i32> %110, i64 1
  %113 = extractelement <8 x i32> %110, i64 2
  %114 = extractelement <8 x i32> %110, i64 3
  %115 = extractelement <8 x i32> %110, i64 4
  %116 = extractelement <8 x i32> %110, i64 5
  %117 = extractelement <8 x i32> %110, i64 6
  %118 = extractelement <8 x i32> %110, i64 7
  %119 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %111, i32 %112, i32 %113, i32 %114, i32 %115, i32 %116, i32 %117, i32 %118)
  %120 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 0
  %121 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 1
  %122 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 2
  %123 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 3
  %124 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 4
  %125 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 5
  %126 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 6
  %127 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 7
  %128 = insertelement <8 x i32> poison, i32 %120, i64 0
  %129 = insertelement <8 x i32> %128, i32 %121, i64 1
  %130 = insertelement <8 x i32> %129, i32 %122, i64 2
  %131 = insertelement <8 x i32> %130, i32 %123, i64 3
  %132 = insertelement <8 x i32> %131, i32 %124, i64 4
  %133 = insertelement <8 x i32> %132, i32 %125, i64 5
  %134 = insertelement <8 x i32> %133, i32 %126, i64 6
  %135 = insertelement <8 x i32> %134, i32 %127, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %23, <8 x i32> %135, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %136 = urem i32 %6, 2
  %137 = udiv i32 %6, 2
  %138 = mul nsw i32 %136, 128
  %139 = urem i32 %137, 2
  %140 = udiv i32 %137, 2
  %141 = mul nsw i32 %139, 2
  %142 = add nsw i32 %138, %141
  %143 = urem i32 %140, 8
  %144 = udiv i32 %140, 8
  %145 = mul nsw i32 %143, 16
  %146 = add nsw i32 %142, %145
  %147 = mul nsw i32 %144, 512
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr half, ptr addrspace(1) %1, i64 %149
  %151 = mul nsw i32 %7, 4194304
  %152 = sext i32 %151 to i64
  %153 = sdiv exact i64 %152, 2
  %154 = getelementptr i8, ptr addrspace(6) %12, i64 %153
  %155 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) %154, i1 true)
  %156 = extractelement <4 x i32> %155, i64 0
  %157 = insertelement <4 x i32> poison, i32 %156, i64 0
  %158 = extractelement <4 x i32> %155, i64 1
  %159 = insertelement <4 x i32> %157, i32 %158, i64 1
  %160 = extractelement <4 x i32> %155, i64 2
  %161 = insertelement <4 x i32> %159, i32 %160, i64 2
  %162 = extractelement <4 x i32> %155, i64 3
  %163 = insertelement <4 x i32> %161, i32 %162, i64 3
  store <4 x i32> %163, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %164 = load <4 x i32>, ptr %4, align 16
  %165 = extractelement <4 x i32> %164, i64 0
  %166 = insertelement <4 x i32> poison, i32 %165, i64 0
  %167 = extractelement <4 x i32> %164, i64 1
  %168 = insertelement <4 x i32> %166, i32 %167, i64 1
  %169 = extractelement <4 x i32> %164, i64 2
  %170 = insertelement <4 x i32> %168, i32 %169, i64 2
  %171 = extractelement <4 x i32> %164, i64 3
  %172 = insertelement <4 x i32> %170, i32 %171, i64 3
  %173 = extractelement <4 x i32> %172, i64 0
  %174 = extractelement <4 x i32> %172, i64 1
  %175 = extractelement <4 x i32> %172, i64 2
  %176 = extractelement <4 x i32> %172, i64 3
  %177 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %173, i32 %174, i32 %175, i32 %176)
  %178 = extractvalue { i32, i32, i32, i32 } %177, 0
  %179 = extractvalue { i32, i32, i32, i32 } %177, 1
  %180 = extractvalue { i32, i32, i32, i32 } %177, 2
  %181 = extractvalue { i32, i32, i32, i32 } %177, 3
  %182 = insertelement <4 x i32> poison, i32 %178, i64 0
  %183 = insertelement <4 x i32> %182, i32 %179, i64 1
  %184 = insertelement <4 x i32> %183, i32 %180, i64 2
  %185 = insertelement <4 x i32> %184, i32 %181, i64 3
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = insertelement <4 x i32> poison, i32 %186, i64 0
  %188 = extractelement <4 x i32> %185, i64 1
  %189 = insertelement <4 x i32> %187, i32 %188, i64 1
  %190 = extractelement <4 x i32> %185, i64 2
  %191 = insertelement <4 x i32> %189, i32 %190, i64 2
  %192 = extractelement <4 x i32> %185, i64 3
  %193 = insertelement <4 x i32> %191, i32 %192, i64 3
  store <4 x i32> %193, ptr %4, align 16
  %194 = load <8 x half>, ptr %4, align 16
  %195 = extractelement <8 x half> %194, i64 0
  %196 = insertelement <8 x half> poison, half %195, i64 0
  %197 = extractelement <8 x half> %194, i64 1
  %198 = insertelement <8 x half> %196, half %197, i64 1
  %199 = extractelement <8 x half> %194, i64 2
  %200 = insertelement <8 x half> %198, half %199, i64 2
  %201 = extractelement <8 x half> %194, i64 3
  %202 = insertelement <8 x half> %200, half %201, i64 3
  %203 = extractelement <8 x half> %194, i64 4
  %204 = insertelement <8 x half> %202, half %203, i64 4
  %205 = extractelement <8 x half> %194, i64 5
  %206 = insertelement <8 x half> %204, half %205, i64 5
  %207 = extractelement <8 x half> %194, i64 6
  %208 = insertelement <8 x half> %206, half %207, i64 6
  %209 = extractelement <8 x half> %194, i64 7
  %210 = insertelement <8 x half> %208, half %209, i64 7
  %211 = getelementptr half, ptr addrspace(1) %150, i64 4
  %212 = getelementptr half, ptr addrspace(1) %150, i64 8
  %213 = getelementptr half, ptr addrspace(1) %150, i64 12
  %214 = extractelement <8 x half> %210, i64 0
  %215 = insertelement <2 x half> poison, half %214, i64 0
  %216 = extractelement <8 x half> %210, i64 1
  %217 = insertelement <2 x half> %215, half %216, i64 1
  store <2 x half> %217, ptr addrspace(1) %150, align 4
  %218 = extractelement <8 x half> %210, i64 2
  %219 = insertelement <2 x half> poison, half %218, i64 0
  %220 = extractelement <8 x half> %210, i64 3
  %221 = insertelement <2 x half> %219, half %220, i64 1
  store <2 x half> %221, ptr addrspace(1) %211, align 4
  %222 = extractelement <8 x half> %210, i64 4
  %223 = insertelement <2 x half> poison, half %222, i64 0
  %224 = extractelement <8 x half> %210, i64 5
  %225 = insertelement <2 x half> %223, half %224, i64 1
  store <2 x half> %225, ptr addrspace(1) %212, align 4
  %226 = extractelement <8 x half> %210, i64 6
  %227 = insertelement <2 x half> poison, half %226, i64 0
  %228 = extractelement <8 x half> %210, i64 7
  %229 = insertelement <2 x half> %227, half %228, i64 1
  store <2 x half> %229, ptr addrspace(1) %213, align 4
  %230 = urem i32 %6, 2
  %231 = udiv i32 %6, 2
  %232 = mul nsw i32 %230, 128
  %233 = urem i32 %231, 2
  %234 = udiv i32 %231, 2
  %235 = mul nsw i32 %233, 2
  %236 = add nsw i32 %232, %235
  %237 = urem i32 %234, 8
  %238 = udiv i32 %234, 8
  %239 = mul nsw i32 %237, 16
  %240 = add nsw i32 %236, %239
  %241 = mul nsw i32 %238, 512
  %242 = add nsw i32 %240, %241
  %243 = add nsw i32 %242, 256
  %244 = sext i32 %243 to i64
  %245 = getelementptr half, ptr addrspace(1) %1, i64 %244
  %246 = mul nsw i32 %7, 4194304
  %247 = add nsw i32 2097152, %246
  %248 = sext i32 %247 to i64
  %249 = sdiv exact i64 %248, 2
  %250 = getelementptr i8, ptr addrspace(6) %12, i64 %249
  %251 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) %250, i1 true)
  %252 = extractelement <4 x i32> %251, i64 0
  %253 = insertelement <4 x i32> poison, i32 %252, i64 0
  %254 = extractelement <4 x i32> %251, i64 1
  %255 = insertelement <4 x i32> %253, i32 %254, i64 1
  %256 = extractelement <4 x i32> %251, i64 2
  %257 = insertelement <4 x i32> %255, i32 %256, i64 2
  %258 = extractelement <4 x i32> %251, i64 3
  %259 = insertelement <4 x i32> %257, i32 %258, i64 3
  store <4 x i32> %259, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %260 = load <4 x i32>, ptr %3, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <4 x i32> poison, i32 %261, i64 0
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <4 x i32> %262, i32 %263, i64 1
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <4 x i32> %264, i32 %265, i64 2
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <4 x i32> %266, i32 %267, i64 3
  %269 = extractelement <4 x i32> %268, i64 0
  %270 = extractelement <4 x i32> %268, i64 1
  %271 = extractelement <4 x i32> %268, i64 2
  %272 = extractelement <4 x i32> %268, i64 3
  %273 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %269, i32 %270, i32 %271, i32 %272)
  %274 = extractvalue { i32, i32, i32, i32 } %273, 0
  %275 = extractvalue { i32, i32, i32, i32 } %273, 1
  %276 = extractvalue { i32, i32, i32, i32 } %273, 2
  %277 = extractvalue { i32, i32, i32, i32 } %273, 3
  %278 = insertelement <4 x i32> poison, i32 %274, i64 0
  %279 = insertelement <4 x i32> %278, i32 %275, i64 1
  %280 = insertelement <4 x i32> %279, i32 %276, i64 2
  %281 = insertelement <4 x i32> %280, i32 %277, i64 3
  %282 = extractelement <4 x i32> %281, i64 0
  %283 = insertelement <4 x i32> poison, i32 %282, i64 0
  %284 = extractelement <4 x i32> %281, i64 1
  %285 = insertelement <4 x i32> %283, i32 %284, i64 1
  %286 = extractelement <4 x i32> %281, i64 2
  %287 = insertelement <4 x i32> %285, i32 %286, i64 2
  %288 = extractelement <4 x i32> %281, i64 3
  %289 = insertelement <4 x i32> %287, i32 %288, i64 3
  store <4 x i32> %289, ptr %3, align 16
  %290 = load <8 x half>, ptr %3, align 16
  %291 = extractelement <8 x half> %290, i64 0
  %292 = insertelement <8 x half> poison, half %291, i64 0
  %293 = extractelement <8 x half> %290, i64 1
  %294 = insertelement <8 x half> %292, half %293, i64 1
  %295 = extractelement <8 x half> %290, i64 2
  %296 = insertelement <8 x half> %294, half %295, i64 2
  %297 = extractelement <8 x half> %290, i64 3
  %298 = insertelement <8 x half> %296, half %297, i64 3
  %299 = extractelement <8 x half> %290, i64 4
  %300 = insertelement <8 x half> %298, half %299, i64 4
  %301 = extractelement <8 x half> %290, i64 5
  %302 = insertelement <8 x half> %300, half %301, i64 5
  %303 = extractelement <8 x half> %290, i64 6
  %304 = insertelement <8 x half> %302, half %303, i64 6
  %305 = extractelement <8 x half> %290, i64 7
  %306 = insertelement <8 x half> %304, half %305, i64 7
  %307 = getelementptr half, ptr addrspace(1) %245, i64 4
  %308 = getelementptr half, ptr addrspace(1) %245, i64 8
  %309 = getelementptr half, ptr addrspace(1) %245, i64 12
  %310 = extractelement <8 x half> %306, i64 0
  %311 = insertelement <2 x half> poison, half %310, i64 0
  %312 = extractelement <8 x half> %306, i64 1
  %313 = insertelement <2 x half> %311, half %312, i64 1
  store <2 x half> %313, ptr addrspace(1) %245, align 4
  %314 = extractelement <8 x half> %306, i64 2
  %315 = insertelement <2 x half> poison, half %314, i64 0
  %316 = extractelement <8 x half> %306, i64 3
  %317 = insertelement <2 x half> %315, half %316, i64 1
  store <2 x half> %317, ptr addrspace(1) %307, align 4
  %318 = extractelement <8 x half> %306, i64 4
  %319 = insertelement <2 x half> poison, half %318, i64 0
  %320 = extractelement <8 x half> %306, i64 5
  %321 = insertelement <2 x half> %319, half %320, i64 1
  store <2 x half> %321, ptr addrspace(1) %308, align 4
  %322 = extractelement <8 x half> %306, i64 6
  %323 = insertelement <2 x half> poison, half %322, i64 0
  %324 = extractelement <8 x half> %306, i64 7
  %325 = insertelement <2 x half> %323, half %324, i64 1
  store <2 x half> %325, ptr addrspace(1) %309, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %326, label %327

326:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %327

327:                                              ; preds = %326, %10
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

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
