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
  %15 = mul nsw i32 %13, 4
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
  %29 = load <4 x half>, ptr addrspace(1) %23, align 8
  %30 = extractelement <4 x half> %29, i64 0
  %31 = insertelement <8 x half> poison, half %30, i64 0
  %32 = extractelement <4 x half> %29, i64 1
  %33 = insertelement <8 x half> %31, half %32, i64 1
  %34 = extractelement <4 x half> %29, i64 2
  %35 = insertelement <8 x half> %33, half %34, i64 2
  %36 = extractelement <4 x half> %29, i64 3
  %37 = insertelement <8 x half> %35, half %36, i64 3
  %38 = load <4 x half>, ptr addrspace(1) %28, align 8
  %39 = extractelement <4 x half> %38, i64 0
  %40 = insertelement <8 x half> %37, half %39, i64 4
  %41 = extractelement <4 x half> %38, i64 1
  %42 = insertelement <8 x half> %40, half %41, i64 5
  %43 = extractelement <4 x half> %38, i64 2
  %44 = insertelement <8 x half> %42, half %43, i64 6
  %45 = extractelement <4 x half> %38, i64 3
  %46 = insertelement <8 x half> %44, half %45, i64 7
  %47 = extractelement <8 x half> %46, i64 0
  %48 = insertelement <8 x half> poison, half %47, i64 0
  %49 = extractelement <8 x half> %46, i64 1
  %50 = insertelement <8 x half> %48, half %49, i64 1
  %51 = extractelement <8 x half> %46, i64 2
  %52 = insertelement <8 x half> %50, half %51, i64 2
  %53 = extractelement <8 x half> %46, i64 3
  %54 = insertelement <8 x half> %52, half %53, i64 3
  %55 = extractelement <8 x half> %46, i64 4
  %56 = insertelement <8 x half> %54, half %55, i64 4
  %57 = extractelement <8 x half> %46, i64 5
  %58 = insertelement <8 x half> %56, half %57, i64 5
  %59 = extractelement <8 x half> %46, i64 6
  %60 = insertelement <8 x half> %58, half %59, i64 6
  %61 = extractelement <8 x half> %46, i64 7
  %62 = insertelement <8 x half> %60, half %61, i64 7
  store <8 x half> %62, ptr %5, align 16
  %63 = load <4 x i32>, ptr %5, align 16
  %64 = extractelement <4 x i32> %63, i64 0
  %65 = insertelement <4 x i32> poison, i32 %64, i64 0
  %66 = extractelement <4 x i32> %63, i64 1
  %67 = insertelement <4 x i32> %65, i32 %66, i64 1
  %68 = extractelement <4 x i32> %63, i64 2
  %69 = insertelement <4 x i32> %67, i32 %68, i64 2
  %70 = extractelement <4 x i32> %63, i64 3
  %71 = insertelement <4 x i32> %69, i32 %70, i64 3
  %72 = extractelement <4 x i32> %71, i64 0
  %73 = extractelement <4 x i32> %71, i64 1
  %74 = extractelement <4 x i32> %71, i64 2
  %75 = extractelement <4 x i32> %71, i64 3
  %76 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %72, i32 %73, i32 %74, i32 %75)
  %77 = extractvalue { i32, i32, i32, i32 } %76, 0
  %78 = extractvalue { i32, i32, i32, i32 } %76, 1
  %79 = extractvalue { i32, i32, i32, i32 } %76, 2
  %80 = extractvalue { i32, i32, i32, i32 } %76, 3
  %81 = insertelement <4 x i32> poison, i32 %77, i64 0
  %82 = insertelement <4 x i32> %81, i32 %78, i64 1
  %83 = insertelement <4 x i32> %82, i32 %79, i64 2
  %84 = insertelement <4 x i32> %83, i32 %80, i64 3
  call void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) %27, <4 x i32> %84, i1 true)
  %85 = urem i32 %6, 4
  %86 = udiv i32 %6, 4
  %87 = mul nsw i32 %85, 4
  %88 = urem i32 %86, 8
  %89 = udiv i32 %86, 8
  %90 = mul nsw i32 %88, 16
  %91 = add nsw i32 %87, %90
  %92 = mul nsw i32 %89, 512
  %93 = add nsw i32 %91, %92
  %94 = add nsw i32 %93, 256
  %95 = sext i32 %94 to i64
  %96 = getelementptr half, ptr addrspace(1) %0, i64 %95
  %97 = mul nsw i32 %7, 4194304
  %98 = add nsw i32 2097152, %97
  %99 = sext i32 %98 to i64
  %100 = sdiv exact i64 %99, 2
  %101 = getelementptr i8, ptr addrspace(6) %12, i64 %100
  %102 = getelementptr half, ptr addrspace(1) %96, i64 128
  %103 = load <4 x half>, ptr addrspace(1) %96, align 8
  %104 = extractelement <4 x half> %103, i64 0
  %105 = insertelement <8 x half> poison, half %104, i64 0
  %106 = extractelement <4 x half> %103, i64 1
  %107 = insertelement <8 x half> %105, half %106, i64 1
  %108 = extractelement <4 x half> %103, i64 2
  %109 = insertelement <8 x half> %107, half %108, i64 2
  %110 = extractelement <4 x half> %103, i64 3
  %111 = insertelement <8 x half> %109, half %110, i64 3
  %112 = load <4 x half>, ptr addrspace(1) %102, align 8
  %113 = extractelement <4 x half> %112, i64 0
  %114 = insertelement <8 x half> %111, half %113, i64 4
  %115 = extractelement <4 x half> %112, i64 1
  %116 = insertelement <8 x half> %114, half %115, i64 5
  %117 = extractelement <4 x half> %112, i64 2
  %118 = insertelement <8 x half> %116, half %117, i64 6
  %119 = extractelement <4 x half> %112, i64 3
  %120 = insertelement <8 x half> %118, half %119, i64 7
  %121 = extractelement <8 x half> %120, i64 0
  %122 = insertelement <8 x half> poison, half %121, i64 0
  %123 = extractelement <8 x half> %120, i64 1
  %124 = insertelement <8 x half> %122, half %123, i64 1
  %125 = extractelement <8 x half> %120, i64 2
  %126 = insertelement <8 x half> %124, half %125, i64 2
  %127 = extractelement <8 x half> %120, i64 3
  %128 = insertelement <8 x half> %126, half %127, i64 3
  %129 = extractelement <8 x half> %120, i64 4
  %130 = insertelement <8 x half> %128, half %129, i64 4
  %131 = extractelement <8 x half> %120, i64 5
  %132 = insertelement <8 x half> %130, half %131, i64 5
  %133 = extractelement <8 x half> %120, i64 6
  %134 = insertelement <8 x half> %132, half %133, i64 6
  %135 = extractelement <8 x half> %120, i64 7
  %136 = insertelement <8 x half> %134, half %135, i64 7
  store <8 x half> %136, ptr %4, align 16
  %137 = load <4 x i32>, ptr %4, align 16
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = extractelement <4 x i32> %137, i64 1
  %141 = insertelement <4 x i32> %139, i32 %140, i64 1
  %142 = extractelement <4 x i32> %137, i64 2
  %143 = insertelement <4 x i32> %141, i32 %142, i64 2
  %144 = extractelement <4 x i32> %137, i64 3
  %145 = insertelement <4 x i32> %143, i32 %144, i64 3
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = extractelement <4 x i32> %145, i64 1
  %148 = extractelement <4 x i32> %145, i64 2
  %149 = extractelement <4 x i32> %145, i64 3
  %150 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %146, i32 %147, i32 %148, i32 %149)
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0
  %152 = extractvalue { i32, i32, i32, i32 } %150, 1
  %153 = extractvalue { i32, i32, i32, i32 } %150, 2
  %154 = extractvalue { i32, i32, i32, i32 } %150, 3
  %155 = insertelement <4 x i32> poison, i32 %151, i64 0
  %156 = insertelement <4 x i32> %155, i32 %152, i64 1
  %157 = insertelement <4 x i32> %156, i32 %153, i64 2
  %158 = insertelement <4 x i32> %157, i32 %154, i64 3
  call void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) %101, <4 x i32> %158, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %159 = urem i32 %6, 32
  %160 = udiv i32 %6, 32
  %161 = mul nsw i32 %159, 16
  %162 = mul nsw i32 %160, 512
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr half, ptr addrspace(1) %1, i64 %164
  %166 = mul nsw i32 %7, 4194304
  %167 = sext i32 %166 to i64
  %168 = sdiv exact i64 %167, 2
  %169 = getelementptr i8, ptr addrspace(6) %12, i64 %168
  %170 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %169, i1 true)
  %171 = getelementptr i32, ptr %3, i64 4
  %172 = extractelement <8 x i32> %170, i64 0
  %173 = insertelement <4 x i32> poison, i32 %172, i64 0
  %174 = extractelement <8 x i32> %170, i64 1
  %175 = insertelement <4 x i32> %173, i32 %174, i64 1
  %176 = extractelement <8 x i32> %170, i64 2
  %177 = insertelement <4 x i32> %175, i32 %176, i64 2
  %178 = extractelement <8 x i32> %170, i64 3
  %179 = insertelement <4 x i32> %177, i32 %178, i64 3
  store <4 x i32> %179, ptr %3, align 16
  %180 = extractelement <8 x i32> %170, i64 4
  %181 = insertelement <4 x i32> poison, i32 %180, i64 0
  %182 = extractelement <8 x i32> %170, i64 5
  %183 = insertelement <4 x i32> %181, i32 %182, i64 1
  %184 = extractelement <8 x i32> %170, i64 6
  %185 = insertelement <4 x i32> %183, i32 %184, i64 2
  %186 = extractelement <8 x i32> %170, i64 7
  %187 = insertelement <4 x i32> %185, i32 %186, i64 3
  store <4 x i32> %187, ptr %171, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %188 = getelementptr i32, ptr %3, i64 4
  %189 = load <4 x i32>, ptr %3, align 16
  %190 = extractelement <4 x i32> %189, i64 0
  %191 = insertelement <8 x i32> poison, i32 %190, i64 0
  %192 = extractelement <4 x i32> %189, i64 1
  %193 = insertelement <8 x i32> %191, i32 %192, i64 1
  %194 = extractelement <4 x i32> %189, i64 2
  %195 = insertelement <8 x i32> %193, i32 %194, i64 2
  %196 = extractelement <4 x i32> %189, i64 3
  %197 = insertelement <8 x i32> %195, i32 %196, i64 3
  %198 = load <4 x i32>, ptr %188, align 16
  %199 = extractelement <4 x i32> %198, i64 0
  %200 = insertelement <8 x i32> %197, i32 %199, i64 4
  %201 = extractelement <4 x i32> %198, i64 1
  %202 = insertelement <8 x i32> %200, i32 %201, i64 5
  %203 = extractelement <4 x i32> %198, i64 2
  %204 = insertelement <8 x i32> %202, i32 %203, i64 6
  %205 = extractelement <4 x i32> %198, i64 3
  %206 = insertelement <8 x i32> %204, i32 %205, i64 7
  %207 = extractelement <8 x i32> %206, i64 0
  %208 = extractelement <8 x i32> %206, i64 1
  %209 = extractelement <8 x i32> %206, i64 2
  %210 = extractelement <8 x i32> %206, i64 3
  %211 = extractelement <8 x i32> %206, i64 4
  %212 = extractelement <8 x i32> %206, i64 5
  %213 = extractelement <8 x i32> %206, i64 6
  %214 = extractelement <8 x i32> %206, i64 7
  %215 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214)
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 0
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 1
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 2
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 3
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 4
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 5
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 6
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %215, 7
  %224 = insertelement <8 x i32> poison, i32 %216, i64 0
  %225 = insertelement <8 x i32> %224, i32 %217, i64 1
  %226 = insertelement <8 x i32> %225, i32 %218, i64 2
  %227 = insertelement <8 x i32> %226, i32 %219, i64 3
  %228 = insertelement <8 x i32> %227, i32 %220, i64 4
  %229 = insertelement <8 x i32> %228, i32 %221, i64 5
  %230 = insertelement <8 x i32> %229, i32 %222, i64 6
  %231 = insertelement <8 x i32> %230, i32 %223, i64 7
  %232 = getelementptr i32, ptr %3, i64 4
  %233 = extractelement <8 x i32> %231, i64 0
  %234 = insertelement <4 x i32> poison, i32 %233, i64 0
  %235 = extractelement <8 x i32> %231, i64 1
  %236 = insertelement <4 x i32> %234, i32 %235, i64 1
  %237 = extractelement <8 x i32> %231, i64 2
  %238 = insertelement <4 x i32> %236, i32 %237, i64 2
  %239 = extractelement <8 x i32> %231, i64 3
  %240 = insertelement <4 x i32> %238, i32 %239, i64 3
  store <4 x i32> %240, ptr %3, align 16
  %241 = extractelement <8 x i32> %231, i64 4
  %242 = insertelement <4 x i32> poison, i32 %241, i64 0
  %243 = extractelement <8 x i32> %231, i64 5
  %244 = insertelement <4 x i32> %242, i32 %243, i64 1
  %245 = extractelement <8 x i32> %231, i64 6
  %246 = insertelement <4 x i32> %244, i32 %245, i64 2
  %247 = extractelement <8 x i32> %231, i64 7
  %248 = insertelement <4 x i32> %246, i32 %247, i64 3
  store <4 x i32> %248, ptr %232, align 16
  %249 = getelementptr half, ptr %3, i64 8
  %250 = load <8 x half>, ptr %3, align 16
  %251 = extractelement <8 x half> %250, i64 0
  %252 = insertelement <16 x half> poison, half %251, i64 0
  %253 = extractelement <8 x half> %250, i64 1
  %254 = insertelement <16 x half> %252, half %253, i64 1
  %255 = extractelement <8 x half> %250, i64 2
  %256 = insertelement <16 x half> %254, half %255, i64 2
  %257 = extractelement <8 x half> %250, i64 3
  %258 = insertelement <16 x half> %256, half %257, i64 3
  %259 = extractelement <8 x half> %250, i64 4
  %260 = insertelement <16 x half> %258, half %259, i64 4
  %261 = extractelement <8 x half> %250, i64 5
  %262 = insertelement <16 x half> %260, half %261, i64 5
  %263 = extractelement <8 x half> %250, i64 6
  %264 = insertelement <16 x half> %262, half %263, i64 6
  %265 = extractelement <8 x half> %250, i64 7
  %266 = insertelement <16 x half> %264, half %265, i64 7
  %267 = load <8 x half>, ptr %249, align 16
  %268 = extractelement <8 x half> %267, i64 0
  %269 = insertelement <16 x half> %266, half %268, i64 8
  %270 = extractelement <8 x half> %267, i64 1
  %271 = insertelement <16 x half> %269, half %270, i64 9
  %272 = extractelement <8 x half> %267, i64 2
  %273 = insertelement <16 x half> %271, half %272, i64 10
  %274 = extractelement <8 x half> %267, i64 3
  %275 = insertelement <16 x half> %273, half %274, i64 11
  %276 = extractelement <8 x half> %267, i64 4
  %277 = insertelement <16 x half> %275, half %276, i64 12
  %278 = extractelement <8 x half> %267, i64 5
  %279 = insertelement <16 x half> %277, half %278, i64 13
  %280 = extractelement <8 x half> %267, i64 6
  %281 = insertelement <16 x half> %279, half %280, i64 14
  %282 = extractelement <8 x half> %267, i64 7
  %283 = insertelement <16 x half> %281, half %282, i64 15
  %284 = getelementptr half, ptr addrspace(1) %165, i64 8
  %285 = extractelement <16 x half> %283, i64 0
  %286 = insertelement <8 x half> poison, half %285, i64 0
  %287 = extractelement <16 x half> %283, i64 1
  %288 = insertelement <8 x half> %286, half %287, i64 1
  %289 = extractelement <16 x half> %283, i64 2
  %290 = insertelement <8 x half> %288, half %289, i64 2
  %291 = extractelement <16 x half> %283, i64 3
  %292 = insertelement <8 x half> %290, half %291, i64 3
  %293 = extractelement <16 x half> %283, i64 4
  %294 = insertelement <8 x half> %292, half %293, i64 4
  %295 = extractelement <16 x half> %283, i64 5
  %296 = insertelement <8 x half> %294, half %295, i64 5
  %297 = extractelement <16 x half> %283, i64 6
  %298 = insertelement <8 x half> %296, half %297, i64 6
  %299 = extractelement <16 x half> %283, i64 7
  %300 = insertelement <8 x half> %298, half %299, i64 7
  store <8 x half> %300, ptr addrspace(1) %165, align 16
  %301 = extractelement <16 x half> %283, i64 8
  %302 = insertelement <8 x half> poison, half %301, i64 0
  %303 = extractelement <16 x half> %283, i64 9
  %304 = insertelement <8 x half> %302, half %303, i64 1
  %305 = extractelement <16 x half> %283, i64 10
  %306 = insertelement <8 x half> %304, half %305, i64 2
  %307 = extractelement <16 x half> %283, i64 11
  %308 = insertelement <8 x half> %306, half %307, i64 3
  %309 = extractelement <16 x half> %283, i64 12
  %310 = insertelement <8 x half> %308, half %309, i64 4
  %311 = extractelement <16 x half> %283, i64 13
  %312 = insertelement <8 x half> %310, half %311, i64 5
  %313 = extractelement <16 x half> %283, i64 14
  %314 = insertelement <8 x half> %312, half %313, i64 6
  %315 = extractelement <16 x half> %283, i64 15
  %316 = insertelement <8 x half> %314, half %315, i64 7
  store <8 x half> %316, ptr addrspace(1) %284, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %317, label %318

317:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %318

318:                                              ; preds = %317, %10
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
declare void @llvm.nvvm.tcgen05.st.16x256b.x1(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #6

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
