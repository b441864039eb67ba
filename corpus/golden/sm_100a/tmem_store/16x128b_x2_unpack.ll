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
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %23, i64 128
  %29 = getelementptr half, ptr addrspace(1) %23, i64 8
  %30 = getelementptr half, ptr addrspace(1) %23, i64 136
  %31 = load <2 x half>, ptr addrspace(1) %23, align 4
  %32 = extractelement <2 x half> %31, i64 0
  %33 = insertelement <8 x half> poison, half %32, i64 0
  %34 = extractelement <2 x half> %31, i64 1
  %35 = insertelement <8 x half> %33, half %34, i64 1
  %36 = load <2 x half>, ptr addrspace(1) %28, align 4
  %37 = extractelement <2 x half> %36, i64 0
  %38 = insertelement <8 x half> %35, half %37, i64 2
  %39 = extractelement <2 x half> %36, i64 1
  %40 = insertelement <8 x half> %38, half %39, i64 3
  %41 = load <2 x half>, ptr addrspace(1) %29, align 4
  %42 = extractelement <2 x half> %41, i64 0
  %43 = insertelement <8 x half> %40, half %42, i64 4
  %44 = extractelement <2 x half> %41, i64 1
  %45 = insertelement <8 x half> %43, half %44, i64 5
  %46 = load <2 x half>, ptr addrspace(1) %30, align 4
  %47 = extractelement <2 x half> %46, i64 0
  %48 = insertelement <8 x half> %45, half %47, i64 6
  %49 = extractelement <2 x half> %46, i64 1
  %50 = insertelement <8 x half> %48, half %49, i64 7
  %51 = extractelement <8 x half> %50, i64 0
  %52 = insertelement <8 x half> poison, half %51, i64 0
  %53 = extractelement <8 x half> %50, i64 1
  %54 = insertelement <8 x half> %52, half %53, i64 1
  %55 = extractelement <8 x half> %50, i64 2
  %56 = insertelement <8 x half> %54, half %55, i64 2
  %57 = extractelement <8 x half> %50, i64 3
  %58 = insertelement <8 x half> %56, half %57, i64 3
  %59 = extractelement <8 x half> %50, i64 4
  %60 = insertelement <8 x half> %58, half %59, i64 4
  %61 = extractelement <8 x half> %50, i64 5
  %62 = insertelement <8 x half> %60, half %61, i64 5
  %63 = extractelement <8 x half> %50, i64 6
  %64 = insertelement <8 x half> %62, half %63, i64 6
  %65 = extractelement <8 x half> %50, i64 7
  %66 = insertelement <8 x half> %64, half %65, i64 7
  store <8 x half> %66, ptr %5, align 16
  %67 = load <4 x i32>, ptr %5, align 16
  %68 = extractelement <4 x i32> %67, i64 0
  %69 = insertelement <4 x i32> poison, i32 %68, i64 0
  %70 = extractelement <4 x i32> %67, i64 1
  %71 = insertelement <4 x i32> %69, i32 %70, i64 1
  %72 = extractelement <4 x i32> %67, i64 2
  %73 = insertelement <4 x i32> %71, i32 %72, i64 2
  %74 = extractelement <4 x i32> %67, i64 3
  %75 = insertelement <4 x i32> %73, i32 %74, i64 3
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = extractelement <4 x i32> %75, i64 1
  %78 = extractelement <4 x i32> %75, i64 2
  %79 = extractelement <4 x i32> %75, i64 3
  %80 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %76, i32 %77, i32 %78, i32 %79)
  %81 = extractvalue { i32, i32, i32, i32 } %80, 0
  %82 = extractvalue { i32, i32, i32, i32 } %80, 1
  %83 = extractvalue { i32, i32, i32, i32 } %80, 2
  %84 = extractvalue { i32, i32, i32, i32 } %80, 3
  %85 = insertelement <4 x i32> poison, i32 %81, i64 0
  %86 = insertelement <4 x i32> %85, i32 %82, i64 1
  %87 = insertelement <4 x i32> %86, i32 %83, i64 2
  %88 = insertelement <4 x i32> %87, i32 %84, i64 3
  call void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) %27, <4 x i32> %88, i1 true)
  %89 = urem i32 %6, 4
  %90 = udiv i32 %6, 4
  %91 = mul nsw i32 %89, 2
  %92 = urem i32 %90, 8
  %93 = udiv i32 %90, 8
  %94 = mul nsw i32 %92, 16
  %95 = add nsw i32 %91, %94
  %96 = mul nsw i32 %93, 512
  %97 = add nsw i32 %95, %96
  %98 = add nsw i32 %97, 256
  %99 = sext i32 %98 to i64
  %100 = getelementptr half, ptr addrspace(1) %0, i64 %99
  %101 = mul nsw i32 %7, 4194304
  %102 = add nsw i32 2097152, %101
  %103 = sext i32 %102 to i64
  %104 = sdiv exact i64 %103, 2
  %105 = getelementptr i8, ptr addrspace(6) %12, i64 %104
  %106 = getelementptr half, ptr addrspace(1) %100, i64 128
  %107 = getelementptr half, ptr addrspace(1) %100, i64 8
  %108 = getelementptr half, ptr addrspace(1) %100, i64 136
  %109 = load <2 x half>, ptr addrspace(1) %100, align 4
  %110 = extractelement <2 x half> %109, i64 0
  %111 = insertelement <8 x half> poison, half %110, i64 0
  %112 = extractelement <2 x half> %109, i64 1
  %113 = insertelement <8 x half> %111, half %112, i64 1
  %114 = load <2 x half>, ptr addrspace(1) %106, align 4
  %115 = extractelement <2 x half> %114, i64 0
  %116 = insertelement <8 x half> %113, half %115, i64 2
  %117 = extractelement <2 x half> %114, i64 1
  %118 = insertelement <8 x half> %116, half %117, i64 3
  %119 = load <2 x half>, ptr addrspace(1) %107, align 4
  %120 = extractelement <2 x half> %119, i64 0
  %121 = insertelement <8 x half> %118, half %120, i64 4
  %122 = extractelement <2 x half> %119, i64 1
  %123 = insertelement <8 x half> %121, half %122, i64 5
  %124 = load <2 x half>, ptr addrspace(1) %108, align 4
  %125 = extractelement <2 x half> %124, i64 0
  %126 = insertelement <8 x half> %123, half %125, i64 6
  %127 = extractelement <2 x half> %124, i64 1
  %128 = insertelement <8 x half> %126, half %127, i64 7
  %129 = extractelement <8 x half> %128, i64 0
  %130 = insertelement <8 x half> poison, half %129, i64 0
  %131 = extractelement <8 x half> %128, i64 1
  %132 = insertelement <8 x half> %130, half %131, i64 1
  %133 = extractelement <8 x half> %128, i64 2
  %134 = insertelement <8 x half> %132, half %133, i64 2
  %135 = extractelement <8 x half> %128, i64 3
  %136 = insertelement <8 x half> %134, half %135, i64 3
  %137 = extractelement <8 x half> %128, i64 4
  %138 = insertelement <8 x half> %136, half %137, i64 4
  %139 = extractelement <8 x half> %128, i64 5
  %140 = insertelement <8 x half> %138, half %139, i64 5
  %141 = extractelement <8 x half> %128, i64 6
  %142 = insertelement <8 x half> %140, half %141, i64 6
  %143 = extractelement <8 x half> %128, i64 7
  %144 = insertelement <8 x half> %142, half %143, i64 7
  store <8 x half> %144, ptr %4, align 16
  %145 = load <4 x i32>, ptr %4, align 16
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = insertelement <4 x i32> poison, i32 %146, i64 0
  %148 = extractelement <4 x i32> %145, i64 1
  %149 = insertelement <4 x i32> %147, i32 %148, i64 1
  %150 = extractelement <4 x i32> %145, i64 2
  %151 = insertelement <4 x i32> %149, i32 %150, i64 2
  %152 = extractelement <4 x i32> %145, i64 3
  %153 = insertelement <4 x i32> %151, i32 %152, i64 3
  %154 = extractelement <4 x i32> %153, i64 0
  %155 = extractelement <4 x i32> %153, i64 1
  %156 = extractelement <4 x i32> %153, i64 2
  %157 = extractelement <4 x i32> %153, i64 3
  %158 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %154, i32 %155, i32 %156, i32 %157)
  %159 = extractvalue { i32, i32, i32, i32 } %158, 0
  %160 = extractvalue { i32, i32, i32, i32 } %158, 1
  %161 = extractvalue { i32, i32, i32, i32 } %158, 2
  %162 = extractvalue { i32, i32, i32, i32 } %158, 3
  %163 = insertelement <4 x i32> poison, i32 %159, i64 0
  %164 = insertelement <4 x i32> %163, i32 %160, i64 1
  %165 = insertelement <4 x i32> %164, i32 %161, i64 2
  %166 = insertelement <4 x i32> %165, i32 %162, i64 3
  call void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) %105, <4 x i32> %166, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %167 = urem i32 %6, 32
  %168 = udiv i32 %6, 32
  %169 = mul nsw i32 %167, 16
  %170 = mul nsw i32 %168, 512
  %171 = add nsw i32 %169, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr half, ptr addrspace(1) %1, i64 %172
  %174 = mul nsw i32 %7, 4194304
  %175 = sext i32 %174 to i64
  %176 = sdiv exact i64 %175, 2
  %177 = getelementptr i8, ptr addrspace(6) %12, i64 %176
  %178 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %177, i1 true)
  %179 = getelementptr i32, ptr %3, i64 4
  %180 = extractelement <8 x i32> %178, i64 0
  %181 = insertelement <4 x i32> poison, i32 %180, i64 0
  %182 = extractelement <8 x i32> %178, i64 1
  %183 = insertelement <4 x i32> %181, i32 %182, i64 1
  %184 = extractelement <8 x i32> %178, i64 2
  %185 = insertelement <4 x i32> %183, i32 %184, i64 2
  %186 = extractelement <8 x i32> %178, i64 3
  %187 = insertelement <4 x i32> %185, i32 %186, i64 3
  store <4 x i32> %187, ptr %3, align 16
  %188 = extractelement <8 x i32> %178, i64 4
  %189 = insertelement <4 x i32> poison, i32 %188, i64 0
  %190 = extractelement <8 x i32> %178, i64 5
  %191 = insertelement <4 x i32> %189, i32 %190, i64 1
  %192 = extractelement <8 x i32> %178, i64 6
  %193 = insertelement <4 x i32> %191, i32 %192, i64 2
  %194 = extractelement <8 x i32> %178, i64 7
  %195 = insertelement <4 x i32> %193, i32 %194, i64 3
  store <4 x i32> %195, ptr %179, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %196 = getelementptr i32, ptr %3, i64 4
  %197 = load <4 x i32>, ptr %3, align 16
  %198 = extractelement <4 x i32> %197, i64 0
  %199 = insertelement <8 x i32> poison, i32 %198, i64 0
  %200 = extractelement <4 x i32> %197, i64 1
  %201 = insertelement <8 x i32> %199, i32 %200, i64 1
  %202 = extractelement <4 x i32> %197, i64 2
  %203 = insertelement <8 x i32> %201, i32 %202, i64 2
  %204 = extractelement <4 x i32> %197, i64 3
  %205 = insertelement <8 x i32> %203, i32 %204, i64 3
  %206 = load <4 x i32>, ptr %196, align 16
  %207 = extractelement <4 x i32> %206, i64 0
  %208 = insertelement <8 x i32> %205, i32 %207, i64 4
  %209 = extractelement <4 x i32> %206, i64 1
  %210 = insertelement <8 x i32> %208, i32 %209, i64 5
  %211 = extractelement <4 x i32> %206, i64 2
  %212 = insertelement <8 x i32> %210, i32 %211, i64 6
  %213 = extractelement <4 x i32> %206, i64 3
  %214 = insertelement <8 x i32> %212, i32 %213, i64 7
  %215 = extractelement <8 x i32> %214, i64 0
  %216 = extractelement <8 x i32> %214, i64 1
  %217 = extractelement <8 x i32> %214, i64 2
  %218 = extractelement <8 x i32> %214, i64 3
  %219 = extractelement <8 x i32> %214, i64 4
  %220 = extractelement <8 x i32> %214, i64 5
  %221 = extractelement <8 x i32> %214, i64 6
  %222 = extractelement <8 x i32> %214, i64 7
  %223 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %215, i32 %216, i32 %217, i32 %218, i32 %219, i32 %220, i32 %221, i32 %222)
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 0
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 1
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 2
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 3
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 4
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 5
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 6
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %223, 7
  %232 = insertelement <8 x i32> poison, i32 %224, i64 0
  %233 = insertelement <8 x i32> %232, i32 %225, i64 1
  %234 = insertelement <8 x i32> %233, i32 %226, i64 2
  %235 = insertelement <8 x i32> %234, i32 %227, i64 3
  %236 = insertelement <8 x i32> %235, i32 %228, i64 4
  %237 = insertelement <8 x i32> %236, i32 %229, i64 5
  %238 = insertelement <8 x i32> %237, i32 %230, i64 6
  %239 = insertelement <8 x i32> %238, i32 %231, i64 7
  %240 = getelementptr i32, ptr %3, i64 4
  %241 = extractelement <8 x i32> %239, i64 0
  %242 = insertelement <4 x i32> poison, i32 %241, i64 0
  %243 = extractelement <8 x i32> %239, i64 1
  %244 = insertelement <4 x i32> %242, i32 %243, i64 1
  %245 = extractelement <8 x i32> %239, i64 2
  %246 = insertelement <4 x i32> %244, i32 %245, i64 2
  %247 = extractelement <8 x i32> %239, i64 3
  %248 = insertelement <4 x i32> %246, i32 %247, i64 3
  store <4 x i32> %248, ptr %3, align 16
  %249 = extractelement <8 x i32> %239, i64 4
  %250 = insertelement <4 x i32> poison, i32 %249, i64 0
  %251 = extractelement <8 x i32> %239, i64 5
  %252 = insertelement <4 x i32> %250, i32 %251, i64 1
  %253 = extractelement <8 x i32> %239, i64 6
  %254 = insertelement <4 x i32> %252, i32 %253, i64 2
  %255 = extractelement <8 x i32> %239, i64 7
  %256 = insertelement <4 x i32> %254, i32 %255, i64 3
  store <4 x i32> %256, ptr %240, align 16
  %257 = getelementptr half, ptr %3, i64 8
  %258 = load <8 x half>, ptr %3, align 16
  %259 = extractelement <8 x half> %258, i64 0
  %260 = insertelement <16 x half> poison, half %259, i64 0
  %261 = extractelement <8 x half> %258, i64 1
  %262 = insertelement <16 x half> %260, half %261, i64 1
  %263 = extractelement <8 x half> %258, i64 2
  %264 = insertelement <16 x half> %262, half %263, i64 2
  %265 = extractelement <8 x half> %258, i64 3
  %266 = insertelement <16 x half> %264, half %265, i64 3
  %267 = extractelement <8 x half> %258, i64 4
  %268 = insertelement <16 x half> %266, half %267, i64 4
  %269 = extractelement <8 x half> %258, i64 5
  %270 = insertelement <16 x half> %268, half %269, i64 5
  %271 = extractelement <8 x half> %258, i64 6
  %272 = insertelement <16 x half> %270, half %271, i64 6
  %273 = extractelement <8 x half> %258, i64 7
  %274 = insertelement <16 x half> %272, half %273, i64 7
  %275 = load <8 x half>, ptr %257, align 16
  %276 = extractelement <8 x half> %275, i64 0
  %277 = insertelement <16 x half> %274, half %276, i64 8
  %278 = extractelement <8 x half> %275, i64 1
  %279 = insertelement <16 x half> %277, half %278, i64 9
  %280 = extractelement <8 x half> %275, i64 2
  %281 = insertelement <16 x half> %279, half %280, i64 10
  %282 = extractelement <8 x half> %275, i64 3
  %283 = insertelement <16 x half> %281, half %282, i64 11
  %284 = extractelement <8 x half> %275, i64 4
  %285 = insertelement <16 x half> %283, half %284, i64 12
  %286 = extractelement <8 x half> %275, i64 5
  %287 = insertelement <16 x half> %285, half %286, i64 13
  %288 = extractelement <8 x half> %275, i64 6
  %289 = insertelement <16 x half> %287, half %288, i64 14
  %290 = extractelement <8 x half> %275, i64 7
  %291 = insertelement <16 x half> %289, half %290, i64 15
  %292 = getelementptr half, ptr addrspace(1) %173, i64 8
  %293 = extractelement <16 x half> %291, i64 0
  %294 = insertelement <8 x half> poison, half %293, i64 0
  %295 = extractelement <16 x half> %291, i64 1
  %296 = insertelement <8 x half> %294, half %295, i64 1
  %297 = extractelement <16 x half> %291, i64 2
  %298 = insertelement <8 x half> %296, half %297, i64 2
  %299 = extractelement <16 x half> %291, i64 3
  %300 = insertelement <8 x half> %298, half %299, i64 3
  %301 = extractelement <16 x half> %291, i64 4
  %302 = insertelement <8 x half> %300, half %301, i64 4
  %303 = extractelement <16 x half> %291, i64 5
  %304 = insertelement <8 x half> %302, half %303, i64 5
  %305 = extractelement <16 x half> %291, i64 6
  %306 = insertelement <8 x half> %304, half %305, i64 6
  %307 = extractelement <16 x half> %291, i64 7
  %308 = insertelement <8 x half> %306, half %307, i64 7
  store <8 x half> %308, ptr addrspace(1) %173, align 16
  %309 = extractelement <16 x half> %291, i64 8
  %310 = insertelement <8 x half> poison, half %309, i64 0
  %311 = extractelement <16 x half> %291, i64 9
  %312 = insertelement <8 x half> %310, half %311, i64 1
  %313 = extractelement <16 x half> %291, i64 10
  %314 = insertelement <8 x half> %312, half %313, i64 2
  %315 = extractelement <16 x half> %291, i64 11
  %316 = insertelement <8 x half> %314, half %315, i64 3
  %317 = extractelement <16 x half> %291, i64 12
  %318 = insertelement <8 x half> %316, half %317, i64 4
  %319 = extractelement <16 x half> %291, i64 13
  %320 = insertelement <8 x half> %318, half %319, i64 5
  %321 = extractelement <16 x half> %291, i64 14
  %322 = insertelement <8 x half> %320, half %321, i64 6
  %323 = extractelement <16 x half> %291, i64 15
  %324 = insertelement <8 x half> %322, half %323, i64 7
  store <8 x half> %324, ptr addrspace(1) %292, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %325, label %326

325:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %326

326:                                              ; preds = %325, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x2(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

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
