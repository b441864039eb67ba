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
  %136 = urem i32 %6, 4
  %137 = udiv i32 %6, 4
  %138 = mul nsw i32 %136, 4
  %139 = urem i32 %137, 8
  %140 = udiv i32 %137, 8
  %141 = mul nsw i32 %139, 16
  %142 = add nsw i32 %138, %141
  %143 = mul nsw i32 %140, 512
  %144 = add nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr half, ptr addrspace(1) %1, i64 %145
  %147 = mul nsw i32 %7, 4194304
  %148 = sext i32 %147 to i64
  %149 = sdiv exact i64 %148, 2
  %150 = getelementptr i8, ptr addrspace(6) %12, i64 %149
  %151 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) %150, i1 true)
  %152 = extractelement <4 x i32> %151, i64 0
  %153 = insertelement <4 x i32> poison, i32 %152, i64 0
  %154 = extractelement <4 x i32> %151, i64 1
  %155 = insertelement <4 x i32> %153, i32 %154, i64 1
  %156 = extractelement <4 x i32> %151, i64 2
  %157 = insertelement <4 x i32> %155, i32 %156, i64 2
  %158 = extractelement <4 x i32> %151, i64 3
  %159 = insertelement <4 x i32> %157, i32 %158, i64 3
  store <4 x i32> %159, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %160 = load <4 x i32>, ptr %4, align 16
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = insertelement <4 x i32> poison, i32 %161, i64 0
  %163 = extractelement <4 x i32> %160, i64 1
  %164 = insertelement <4 x i32> %162, i32 %163, i64 1
  %165 = extractelement <4 x i32> %160, i64 2
  %166 = insertelement <4 x i32> %164, i32 %165, i64 2
  %167 = extractelement <4 x i32> %160, i64 3
  %168 = insertelement <4 x i32> %166, i32 %167, i64 3
  %169 = extractelement <4 x i32> %168, i64 0
  %170 = extractelement <4 x i32> %168, i64 1
  %171 = extractelement <4 x i32> %168, i64 2
  %172 = extractelement <4 x i32> %168, i64 3
  %173 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %169, i32 %170, i32 %171, i32 %172)
  %174 = extractvalue { i32, i32, i32, i32 } %173, 0
  %175 = extractvalue { i32, i32, i32, i32 } %173, 1
  %176 = extractvalue { i32, i32, i32, i32 } %173, 2
  %177 = extractvalue { i32, i32, i32, i32 } %173, 3
  %178 = insertelement <4 x i32> poison, i32 %174, i64 0
  %179 = insertelement <4 x i32> %178, i32 %175, i64 1
  %180 = insertelement <4 x i32> %179, i32 %176, i64 2
  %181 = insertelement <4 x i32> %180, i32 %177, i64 3
  %182 = extractelement <4 x i32> %181, i64 0
  %183 = insertelement <4 x i32> poison, i32 %182, i64 0
  %184 = extractelement <4 x i32> %181, i64 1
  %185 = insertelement <4 x i32> %183, i32 %184, i64 1
  %186 = extractelement <4 x i32> %181, i64 2
  %187 = insertelement <4 x i32> %185, i32 %186, i64 2
  %188 = extractelement <4 x i32> %181, i64 3
  %189 = insertelement <4 x i32> %187, i32 %188, i64 3
  store <4 x i32> %189, ptr %4, align 16
  %190 = load <8 x half>, ptr %4, align 16
  %191 = extractelement <8 x half> %190, i64 0
  %192 = insertelement <8 x half> poison, half %191, i64 0
  %193 = extractelement <8 x half> %190, i64 1
  %194 = insertelement <8 x half> %192, half %193, i64 1
  %195 = extractelement <8 x half> %190, i64 2
  %196 = insertelement <8 x half> %194, half %195, i64 2
  %197 = extractelement <8 x half> %190, i64 3
  %198 = insertelement <8 x half> %196, half %197, i64 3
  %199 = extractelement <8 x half> %190, i64 4
  %200 = insertelement <8 x half> %198, half %199, i64 4
  %201 = extractelement <8 x half> %190, i64 5
  %202 = insertelement <8 x half> %200, half %201, i64 5
  %203 = extractelement <8 x half> %190, i64 6
  %204 = insertelement <8 x half> %202, half %203, i64 6
  %205 = extractelement <8 x half> %190, i64 7
  %206 = insertelement <8 x half> %204, half %205, i64 7
  %207 = getelementptr half, ptr addrspace(1) %146, i64 128
  %208 = extractelement <8 x half> %206, i64 0
  %209 = insertelement <4 x half> poison, half %208, i64 0
  %210 = extractelement <8 x half> %206, i64 1
  %211 = insertelement <4 x half> %209, half %210, i64 1
  %212 = extractelement <8 x half> %206, i64 2
  %213 = insertelement <4 x half> %211, half %212, i64 2
  %214 = extractelement <8 x half> %206, i64 3
  %215 = insertelement <4 x half> %213, half %214, i64 3
  store <4 x half> %215, ptr addrspace(1) %146, align 8
  %216 = extractelement <8 x half> %206, i64 4
  %217 = insertelement <4 x half> poison, half %216, i64 0
  %218 = extractelement <8 x half> %206, i64 5
  %219 = insertelement <4 x half> %217, half %218, i64 1
  %220 = extractelement <8 x half> %206, i64 6
  %221 = insertelement <4 x half> %219, half %220, i64 2
  %222 = extractelement <8 x half> %206, i64 7
  %223 = insertelement <4 x half> %221, half %222, i64 3
  store <4 x half> %223, ptr addrspace(1) %207, align 8
  %224 = urem i32 %6, 4
  %225 = udiv i32 %6, 4
  %226 = mul nsw i32 %224, 4
  %227 = urem i32 %225, 8
  %228 = udiv i32 %225, 8
  %229 = mul nsw i32 %227, 16
  %230 = add nsw i32 %226, %229
  %231 = mul nsw i32 %228, 512
  %232 = add nsw i32 %230, %231
  %233 = add nsw i32 %232, 256
  %234 = sext i32 %233 to i64
  %235 = getelementptr half, ptr addrspace(1) %1, i64 %234
  %236 = mul nsw i32 %7, 4194304
  %237 = add nsw i32 2097152, %236
  %238 = sext i32 %237 to i64
  %239 = sdiv exact i64 %238, 2
  %240 = getelementptr i8, ptr addrspace(6) %12, i64 %239
  %241 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) %240, i1 true)
  %242 = extractelement <4 x i32> %241, i64 0
  %243 = insertelement <4 x i32> poison, i32 %242, i64 0
  %244 = extractelement <4 x i32> %241, i64 1
  %245 = insertelement <4 x i32> %243, i32 %244, i64 1
  %246 = extractelement <4 x i32> %241, i64 2
  %247 = insertelement <4 x i32> %245, i32 %246, i64 2
  %248 = extractelement <4 x i32> %241, i64 3
  %249 = insertelement <4 x i32> %247, i32 %248, i64 3
  store <4 x i32> %249, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %250 = load <4 x i32>, ptr %3, align 16
  %251 = extractelement <4 x i32> %250, i64 0
  %252 = insertelement <4 x i32> poison, i32 %251, i64 0
  %253 = extractelement <4 x i32> %250, i64 1
  %254 = insertelement <4 x i32> %252, i32 %253, i64 1
  %255 = extractelement <4 x i32> %250, i64 2
  %256 = insertelement <4 x i32> %254, i32 %255, i64 2
  %257 = extractelement <4 x i32> %250, i64 3
  %258 = insertelement <4 x i32> %256, i32 %257, i64 3
  %259 = extractelement <4 x i32> %258, i64 0
  %260 = extractelement <4 x i32> %258, i64 1
  %261 = extractelement <4 x i32> %258, i64 2
  %262 = extractelement <4 x i32> %258, i64 3
  %263 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %259, i32 %260, i32 %261, i32 %262)
  %264 = extractvalue { i32, i32, i32, i32 } %263, 0
  %265 = extractvalue { i32, i32, i32, i32 } %263, 1
  %266 = extractvalue { i32, i32, i32, i32 } %263, 2
  %267 = extractvalue { i32, i32, i32, i32 } %263, 3
  %268 = insertelement <4 x i32> poison, i32 %264, i64 0
  %269 = insertelement <4 x i32> %268, i32 %265, i64 1
  %270 = insertelement <4 x i32> %269, i32 %266, i64 2
  %271 = insertelement <4 x i32> %270, i32 %267, i64 3
  %272 = extractelement <4 x i32> %271, i64 0
  %273 = insertelement <4 x i32> poison, i32 %272, i64 0
  %274 = extractelement <4 x i32> %271, i64 1
  %275 = insertelement <4 x i32> %273, i32 %274, i64 1
  %276 = extractelement <4 x i32> %271, i64 2
  %277 = insertelement <4 x i32> %275, i32 %276, i64 2
  %278 = extractelement <4 x i32> %271, i64 3
  %279 = insertelement <4 x i32> %277, i32 %278, i64 3
  store <4 x i32> %279, ptr %3, align 16
  %280 = load <8 x half>, ptr %3, align 16
  %281 = extractelement <8 x half> %280, i64 0
  %282 = insertelement <8 x half> poison, half %281, i64 0
  %283 = extractelement <8 x half> %280, i64 1
  %284 = insertelement <8 x half> %282, half %283, i64 1
  %285 = extractelement <8 x half> %280, i64 2
  %286 = insertelement <8 x half> %284, half %285, i64 2
  %287 = extractelement <8 x half> %280, i64 3
  %288 = insertelement <8 x half> %286, half %287, i64 3
  %289 = extractelement <8 x half> %280, i64 4
  %290 = insertelement <8 x half> %288, half %289, i64 4
  %291 = extractelement <8 x half> %280, i64 5
  %292 = insertelement <8 x half> %290, half %291, i64 5
  %293 = extractelement <8 x half> %280, i64 6
  %294 = insertelement <8 x half> %292, half %293, i64 6
  %295 = extractelement <8 x half> %280, i64 7
  %296 = insertelement <8 x half> %294, half %295, i64 7
  %297 = getelementptr half, ptr addrspace(1) %235, i64 128
  %298 = extractelement <8 x half> %296, i64 0
  %299 = insertelement <4 x half> poison, half %298, i64 0
  %300 = extractelement <8 x half> %296, i64 1
  %301 = insertelement <4 x half> %299, half %300, i64 1
  %302 = extractelement <8 x half> %296, i64 2
  %303 = insertelement <4 x half> %301, half %302, i64 2
  %304 = extractelement <8 x half> %296, i64 3
  %305 = insertelement <4 x half> %303, half %304, i64 3
  store <4 x half> %305, ptr addrspace(1) %235, align 8
  %306 = extractelement <8 x half> %296, i64 4
  %307 = insertelement <4 x half> poison, half %306, i64 0
  %308 = extractelement <8 x half> %296, i64 5
  %309 = insertelement <4 x half> %307, half %308, i64 1
  %310 = extractelement <8 x half> %296, i64 6
  %311 = insertelement <4 x half> %309, half %310, i64 2
  %312 = extractelement <8 x half> %296, i64 7
  %313 = insertelement <4 x half> %311, half %312, i64 3
  store <4 x half> %313, ptr addrspace(1) %297, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %314, label %315

314:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %315

315:                                              ; preds = %314, %10
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
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

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
