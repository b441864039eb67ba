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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 32
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 16
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 1024
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %23, i64 8
  %29 = load <8 x half>, ptr addrspace(1) %23, align 16
  %30 = extractelement <8 x half> %29, i64 0
  %31 = insertelement <16 x half> poison, half %30, i64 0
  %32 = extractelement <8 x half> %29, i64 1
  %33 = insertelement <16 x half> %31, half %32, i64 1
  %34 = extractelement <8 x half> %29, i64 2
  %35 = insertelement <16 x half> %33, half %34, i64 2
  %36 = extractelement <8 x half> %29, i64 3
  %37 = insertelement <16 x half> %35, half %36, i64 3
  %38 = extractelement <8 x half> %29, i64 4
  %39 = insertelement <16 x half> %37, half %38, i64 4
  %40 = extractelement <8 x half> %29, i64 5
  %41 = insertelement <16 x half> %39, half %40, i64 5
  %42 = extractelement <8 x half> %29, i64 6
  %43 = insertelement <16 x half> %41, half %42, i64 6
  %44 = extractelement <8 x half> %29, i64 7
  %45 = insertelement <16 x half> %43, half %44, i64 7
  %46 = load <8 x half>, ptr addrspace(1) %28, align 16
  %47 = extractelement <8 x half> %46, i64 0
  %48 = insertelement <16 x half> %45, half %47, i64 8
  %49 = extractelement <8 x half> %46, i64 1
  %50 = insertelement <16 x half> %48, half %49, i64 9
  %51 = extractelement <8 x half> %46, i64 2
  %52 = insertelement <16 x half> %50, half %51, i64 10
  %53 = extractelement <8 x half> %46, i64 3
  %54 = insertelement <16 x half> %52, half %53, i64 11
  %55 = extractelement <8 x half> %46, i64 4
  %56 = insertelement <16 x half> %54, half %55, i64 12
  %57 = extractelement <8 x half> %46, i64 5
  %58 = insertelement <16 x half> %56, half %57, i64 13
  %59 = extractelement <8 x half> %46, i64 6
  %60 = insertelement <16 x half> %58, half %59, i64 14
  %61 = extractelement <8 x half> %46, i64 7
  %62 = insertelement <16 x half> %60, half %61, i64 15
  %63 = getelementptr half, ptr %5, i64 8
  %64 = extractelement <16 x half> %62, i64 0
  %65 = insertelement <8 x half> poison, half %64, i64 0
  %66 = extractelement <16 x half> %62, i64 1
  %67 = insertelement <8 x half> %65, half %66, i64 1
  %68 = extractelement <16 x half> %62, i64 2
  %69 = insertelement <8 x half> %67, half %68, i64 2
  %70 = extractelement <16 x half> %62, i64 3
  %71 = insertelement <8 x half> %69, half %70, i64 3
  %72 = extractelement <16 x half> %62, i64 4
  %73 = insertelement <8 x half> %71, half %72, i64 4
  %74 = extractelement <16 x half> %62, i64 5
  %75 = insertelement <8 x half> %73, half %74, i64 5
  %76 = extractelement <16 x half> %62, i64 6
  %77 = insertelement <8 x half> %75, half %76, i64 6
  %78 = extractelement <16 x half> %62, i64 7
  %79 = insertelement <8 x half> %77, half %78, i64 7
  store <8 x half> %79, ptr %5, align 16
  %80 = extractelement <16 x half> %62, i64 8
  %81 = insertelement <8 x half> poison, half %80, i64 0
  %82 = extractelement <16 x half> %62, i64 9
  %83 = insertelement <8 x half> %81, half %82, i64 1
  %84 = extractelement <16 x half> %62, i64 10
  %85 = insertelement <8 x half> %83, half %84, i64 2
  %86 = extractelement <16 x half> %62, i64 11
  %87 = insertelement <8 x half> %85, half %86, i64 3
  %88 = extractelement <16 x half> %62, i64 12
  %89 = insertelement <8 x half> %87, half %88, i64 4
  %90 = extractelement <16 x half> %62, i64 13
  %91 = insertelement <8 x half> %89, half %90, i64 5
  %92 = extractelement <16 x half> %62, i64 14
  %93 = insertelement <8 x half> %91, half %92, i64 6
  %94 = extractelement <16 x half> %62, i64 15
  %95 = insertelement <8 x half> %93, half %94, i64 7
  store <8 x half> %95, ptr %63, align 16
  %96 = getelementptr i32, ptr %5, i64 4
  %97 = load <4 x i32>, ptr %5, align 16
  %98 = extractelement <4 x i32> %97, i64 0
  %99 = insertelement <8 x i32> poison, i32 %98, i64 0
  %100 = extractelement <4 x i32> %97, i64 1
  %101 = insertelement <8 x i32> %99, i32 %100, i64 1
  %102 = extractelement <4 x i32> %97, i64 2
  %103 = insertelement <8 x i32> %101, i32 %102, i64 2
  %104 = extractelement <4 x i32> %97, i64 3
  %105 = insertelement <8 x i32> %103, i32 %104, i64 3
  %106 = load <4 x i32>, ptr %96, align 16
  %107 = extractelement <4 x i32> %106, i64 0
  %108 = insertelement <8 x i32> %105, i32 %107, i64 4
  %109 = extractelement <4 x i32> %106, i64 1
  %110 = insertelement <8 x i32> %108, i32 %109, i64 5
  %111 = extractelement <4 x i32> %106, i64 2
  %112 = insertelement <8 x i32> %110, i32 %111, i64 6
  %113 = extractelement <4 x i32> %106, i64 3
  %114 = insertelement <8 x i32> %112, i32 %113, i64 7
  %115 = extractelement <8 x i32> %114, i64 0
  %116 = extractelement <8 x i32> %114, i64 1
  %117 = extractelement <8 x i32> %114, i64 2
  %118 = extractelement <8 x i32> %114, i64 3
  %119 = extractelement <8 x i32> %114, i64 4
  %120 = extractelement <8 x i32> %114, i64 5
  %121 = extractelement <8 x i32> %114, i64 6
  %122 = extractelement <8 x i32> %114, i64 7
  %123 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %115, i32 %116, i32 %117, i32 %118, i32 %119, i32 %120, i32 %121, i32 %122)
  %124 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 0
  %125 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 1
  %126 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 2
  %127 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 3
  %128 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 4
  %129 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 5
  %130 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 6
  %131 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %123, 7
  %132 = insertelement <8 x i32> poison, i32 %124, i64 0
  %133 = insertelement <8 x i32> %132, i32 %125, i64 1
  %134 = insertelement <8 x i32> %133, i32 %126, i64 2
  %135 = insertelement <8 x i32> %134, i32 %127, i64 3
  %136 = insertelement <8 x i32> %135, i32 %128, i64 4
  %137 = insertelement <8 x i32> %136, i32 %129, i64 5
  %138 = insertelement <8 x i32> %137, i32 %130, i64 6
  %139 = insertelement <8 x i32> %138, i32 %131, i64 7
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x8(ptr addrspace(6) %27, i64 16, <8 x i32> %139, i1 true)
  %140 = urem i32 %6, 16
  %141 = udiv i32 %6, 16
  %142 = mul nsw i32 %140, 32
  %143 = urem i32 %141, 2
  %144 = udiv i32 %141, 2
  %145 = mul nsw i32 %143, 16
  %146 = add nsw i32 %142, %145
  %147 = mul nsw i32 %144, 1024
  %148 = add nsw i32 %146, %147
  %149 = add nsw i32 %148, 512
  %150 = sext i32 %149 to i64
  %151 = getelementptr half, ptr addrspace(1) %0, i64 %150
  %152 = mul nsw i32 %7, 4194304
  %153 = add nsw i32 2097152, %152
  %154 = sext i32 %153 to i64
  %155 = sdiv exact i64 %154, 2
  %156 = getelementptr i8, ptr addrspace(6) %12, i64 %155
  %157 = getelementptr half, ptr addrspace(1) %151, i64 8
  %158 = load <8 x half>, ptr addrspace(1) %151, align 16
  %159 = extractelement <8 x half> %158, i64 0
  %160 = insertelement <16 x half> poison, half %159, i64 0
  %161 = extractelement <8 x half> %158, i64 1
  %162 = insertelement <16 x half> %160, half %161, i64 1
  %163 = extractelement <8 x half> %158, i64 2
  %164 = insertelement <16 x half> %162, half %163, i64 2
  %165 = extractelement <8 x half> %158, i64 3
  %166 = insertelement <16 x half> %164, half %165, i64 3
  %167 = extractelement <8 x half> %158, i64 4
  %168 = insertelement <16 x half> %166, half %167, i64 4
  %169 = extractelement <8 x half> %158, i64 5
  %170 = insertelement <16 x half> %168, half %169, i64 5
  %171 = extractelement <8 x half> %158, i64 6
  %172 = insertelement <16 x half> %170, half %171, i64 6
  %173 = extractelement <8 x half> %158, i64 7
  %174 = insertelement <16 x half> %172, half %173, i64 7
  %175 = load <8 x half>, ptr addrspace(1) %157, align 16
  %176 = extractelement <8 x half> %175, i64 0
  %177 = insertelement <16 x half> %174, half %176, i64 8
  %178 = extractelement <8 x half> %175, i64 1
  %179 = insertelement <16 x half> %177, half %178, i64 9
  %180 = extractelement <8 x half> %175, i64 2
  %181 = insertelement <16 x half> %179, half %180, i64 10
  %182 = extractelement <8 x half> %175, i64 3
  %183 = insertelement <16 x half> %181, half %182, i64 11
  %184 = extractelement <8 x half> %175, i64 4
  %185 = insertelement <16 x half> %183, half %184, i64 12
  %186 = extractelement <8 x half> %175, i64 5
  %187 = insertelement <16 x half> %185, half %186, i64 13
  %188 = extractelement <8 x half> %175, i64 6
  %189 = insertelement <16 x half> %187, half %188, i64 14
  %190 = extractelement <8 x half> %175, i64 7
  %191 = insertelement <16 x half> %189, half %190, i64 15
  %192 = getelementptr half, ptr %4, i64 8
  %193 = extractelement <16 x half> %191, i64 0
  %194 = insertelement <8 x half> poison, half %193, i64 0
  %195 = extractelement <16 x half> %191, i64 1
  %196 = insertelement <8 x half> %194, half %195, i64 1
  %197 = extractelement <16 x half> %191, i64 2
  %198 = insertelement <8 x half> %196, half %197, i64 2
  %199 = extractelement <16 x half> %191, i64 3
  %200 = insertelement <8 x half> %198, half %199, i64 3
  %201 = extractelement <16 x half> %191, i64 4
  %202 = insertelement <8 x half> %200, half %201, i64 4
  %203 = extractelement <16 x half> %191, i64 5
  %204 = insertelement <8 x half> %202, half %203, i64 5
  %205 = extractelement <16 x half> %191, i64 6
  %206 = insertelement <8 x half> %204, half %205, i64 6
  %207 = extractelement <16 x half> %191, i64 7
  %208 = insertelement <8 x half> %206, half %207, i64 7
  store <8 x half> %208, ptr %4, align 16
  %209 = extractelement <16 x half> %191, i64 8
  %210 = insertelement <8 x half> poison, half %209, i64 0
  %211 = extractelement <16 x half> %191, i64 9
  %212 = insertelement <8 x half> %210, half %211, i64 1
  %213 = extractelement <16 x half> %191, i64 10
  %214 = insertelement <8 x half> %212, half %213, i64 2
  %215 = extractelement <16 x half> %191, i64 11
  %216 = insertelement <8 x half> %214, half %215, i64 3
  %217 = extractelement <16 x half> %191, i64 12
  %218 = insertelement <8 x half> %216, half %217, i64 4
  %219 = extractelement <16 x half> %191, i64 13
  %220 = insertelement <8 x half> %218, half %219, i64 5
  %221 = extractelement <16 x half> %191, i64 14
  %222 = insertelement <8 x half> %220, half %221, i64 6
  %223 = extractelement <16 x half> %191, i64 15
  %224 = insertelement <8 x half> %222, half %223, i64 7
  store <8 x half> %224, ptr %192, align 16
  %225 = getelementptr i32, ptr %4, i64 4
  %226 = load <4 x i32>, ptr %4, align 16
  %227 = extractelement <4 x i32> %226, i64 0
  %228 = insertelement <8 x i32> poison, i32 %227, i64 0
  %229 = extractelement <4 x i32> %226, i64 1
  %230 = insertelement <8 x i32> %228, i32 %229, i64 1
  %231 = extractelement <4 x i32> %226, i64 2
  %232 = insertelement <8 x i32> %230, i32 %231, i64 2
  %233 = extractelement <4 x i32> %226, i64 3
  %234 = insertelement <8 x i32> %232, i32 %233, i64 3
  %235 = load <4 x i32>, ptr %225, align 16
  %236 = extractelement <4 x i32> %235, i64 0
  %237 = insertelement <8 x i32> %234, i32 %236, i64 4
  %238 = extractelement <4 x i32> %235, i64 1
  %239 = insertelement <8 x i32> %237, i32 %238, i64 5
  %240 = extractelement <4 x i32> %235, i64 2
  %241 = insertelement <8 x i32> %239, i32 %240, i64 6
  %242 = extractelement <4 x i32> %235, i64 3
  %243 = insertelement <8 x i32> %241, i32 %242, i64 7
  %244 = extractelement <8 x i32> %243, i64 0
  %245 = extractelement <8 x i32> %243, i64 1
  %246 = extractelement <8 x i32> %243, i64 2
  %247 = extractelement <8 x i32> %243, i64 3
  %248 = extractelement <8 x i32> %243, i64 4
  %249 = extractelement <8 x i32> %243, i64 5
  %250 = extractelement <8 x i32> %243, i64 6
  %251 = extractelement <8 x i32> %243, i64 7
  %252 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %244, i32 %245, i32 %246, i32 %247, i32 %248, i32 %249, i32 %250, i32 %251)
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 0
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 1
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 2
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 3
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 4
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 5
  %259 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 6
  %260 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %252, 7
  %261 = insertelement <8 x i32> poison, i32 %253, i64 0
  %262 = insertelement <8 x i32> %261, i32 %254, i64 1
  %263 = insertelement <8 x i32> %262, i32 %255, i64 2
  %264 = insertelement <8 x i32> %263, i32 %256, i64 3
  %265 = insertelement <8 x i32> %264, i32 %257, i64 4
  %266 = insertelement <8 x i32> %265, i32 %258, i64 5
  %267 = insertelement <8 x i32> %266, i32 %259, i64 6
  %268 = insertelement <8 x i32> %267, i32 %260, i64 7
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x8(ptr addrspace(6) %156, i64 16, <8 x i32> %268, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %269 = urem i32 %6, 32
  %270 = udiv i32 %6, 32
  %271 = mul nsw i32 %269, 32
  %272 = mul nsw i32 %270, 1024
  %273 = add nsw i32 %271, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr half, ptr addrspace(1) %1, i64 %274
  %276 = mul nsw i32 %7, 4194304
  %277 = sext i32 %276 to i64
  %278 = sdiv exact i64 %277, 2
  %279 = getelementptr i8, ptr addrspace(6) %12, i64 %278
  %280 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %279, i1 true)
  %281 = getelementptr i32, ptr %3, i64 4
  %282 = getelementptr i32, ptr %3, i64 8
  %283 = getelementptr i32, ptr %3, i64 12
  %284 = extractelement <16 x i32> %280, i64 0
  %285 = insertelement <4 x i32> poison, i32 %284, i64 0
  %286 = extractelement <16 x i32> %280, i64 1
  %287 = insertelement <4 x i32> %285, i32 %286, i64 1
  %288 = extractelement <16 x i32> %280, i64 2
  %289 = insertelement <4 x i32> %287, i32 %288, i64 2
  %290 = extractelement <16 x i32> %280, i64 3
  %291 = insertelement <4 x i32> %289, i32 %290, i64 3
  store <4 x i32> %291, ptr %3, align 16
  %292 = extractelement <16 x i32> %280, i64 4
  %293 = insertelement <4 x i32> poison, i32 %292, i64 0
  %294 = extractelement <16 x i32> %280, i64 5
  %295 = insertelement <4 x i32> %293, i32 %294, i64 1
  %296 = extractelement <16 x i32> %280, i64 6
  %297 = insertelement <4 x i32> %295, i32 %296, i64 2
  %298 = extractelement <16 x i32> %280, i64 7
  %299 = insertelement <4 x i32> %297, i32 %298, i64 3
  store <4 x i32> %299, ptr %281, align 16
  %300 = extractelement <16 x i32> %280, i64 8
  %301 = insertelement <4 x i32> poison, i32 %300, i64 0
  %302 = extractelement <16 x i32> %280, i64 9
  %303 = insertelement <4 x i32> %301, i32 %302, i64 1
  %304 = extractelement <16 x i32> %280, i64 10
  %305 = insertelement <4 x i32> %303, i32 %304, i64 2
  %306 = extractelement <16 x i32> %280, i64 11
  %307 = insertelement <4 x i32> %305, i32 %306, i64 3
  store <4 x i32> %307, ptr %282, align 16
  %308 = extractelement <16 x i32> %280, i64 12
  %309 = insertelement <4 x i32> poison, i32 %308, i64 0
  %310 = extractelement <16 x i32> %280, i64 13
  %311 = insertelement <4 x i32> %309, i32 %310, i64 1
  %312 = extractelement <16 x i32> %280, i64 14
  %313 = insertelement <4 x i32> %311, i32 %312, i64 2
  %314 = extractelement <16 x i32> %280, i64 15
  %315 = insertelement <4 x i32> %313, i32 %314, i64 3
  store <4 x i32> %315, ptr %283, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %316 = getelementptr i32, ptr %3, i64 4
  %317 = getelementptr i32, ptr %3, i64 8
  %318 = getelementptr i32, ptr %3, i64 12
  %319 = load <4 x i32>, ptr %3, align 16
  %320 = extractelement <4 x i32> %319, i64 0
  %321 = insertelement <16 x i32> poison, i32 %320, i64 0
  %322 = extractelement <4 x i32> %319, i64 1
  %323 = insertelement <16 x i32> %321, i32 %322, i64 1
  %324 = extractelement <4 x i32> %319, i64 2
  %325 = insertelement <16 x i32> %323, i32 %324, i64 2
  %326 = extractelement <4 x i32> %319, i64 3
  %327 = insertelement <16 x i32> %325, i32 %326, i64 3
  %328 = load <4 x i32>, ptr %316, align 16
  %329 = extractelement <4 x i32> %328, i64 0
  %330 = insertelement <16 x i32> %327, i32 %329, i64 4
  %331 = extractelement <4 x i32> %328, i64 1
  %332 = insertelement <16 x i32> %330, i32 %331, i64 5
  %333 = extractelement <4 x i32> %328, i64 2
  %334 = insertelement <16 x i32> %332, i32 %333, i64 6
  %335 = extractelement <4 x i32> %328, i64 3
  %336 = insertelement <16 x i32> %334, i32 %335, i64 7
  %337 = load <4 x i32>, ptr %317, align 16
  %338 = extractelement <4 x i32> %337, i64 0
  %339 = insertelement <16 x i32> %336, i32 %338, i64 8
  %340 = extractelement <4 x i32> %337, i64 1
  %341 = insertelement <16 x i32> %339, i32 %340, i64 9
  %342 = extractelement <4 x i32> %337, i64 2
  %343 = insertelement <16 x i32> %341, i32 %342, i64 10
  %344 = extractelement <4 x i32> %337, i64 3
  %345 = insertelement <16 x i32> %343, i32 %344, i64 11
  %346 = load <4 x i32>, ptr %318, align 16
  %347 = extractelement <4 x i32> %346, i64 0
  %348 = insertelement <16 x i32> %345, i32 %347, i64 12
  %349 = extractelement <4 x i32> %346, i64 1
  %350 = insertelement <16 x i32> %348, i32 %349, i64 13
  %351 = extractelement <4 x i32> %346, i64 2
  %352 = insertelement <16 x i32> %350, i32 %351, i64 14
  %353 = extractelement <4 x i32> %346, i64 3
  %354 = insertelement <16 x i32> %352, i32 %353, i64 15
  %355 = extractelement <16 x i32> %354, i64 0
  %356 = extractelement <16 x i32> %354, i64 1
  %357 = extractelement <16 x i32> %354, i64 2
  %358 = extractelement <16 x i32> %354, i64 3
  %359 = extractelement <16 x i32> %354, i64 4
  %360 = extractelement <16 x i32> %354, i64 5
  %361 = extractelement <16 x i32> %354, i64 6
  %362 = extractelement <16 x i32> %354, i64 7
  %363 = extractelement <16 x i32> %354, i64 8
  %364 = extractelement <16 x i32> %354, i64 9
  %365 = extractelement <16 x i32> %354, i64 10
  %366 = extractelement <16 x i32> %354, i64 11
  %367 = extractelement <16 x i32> %354, i64 12
  %368 = extractelement <16 x i32> %354, i64 13
  %369 = extractelement <16 x i32> %354, i64 14
  %370 = extractelement <16 x i32> %354, i64 15
  %371 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %355, i32 %356, i32 %357, i32 %358, i32 %359, i32 %360, i32 %361, i32 %362, i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370)
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 0
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 1
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 2
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 3
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 4
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 5
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 6
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 7
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 8
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 9
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 10
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 11
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 12
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 13
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 14
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %371, 15
  %388 = insertelement <16 x i32> poison, i32 %372, i64 0
  %389 = insertelement <16 x i32> %388, i32 %373, i64 1
  %390 = insertelement <16 x i32> %389, i32 %374, i64 2
  %391 = insertelement <16 x i32> %390, i32 %375, i64 3
  %392 = insertelement <16 x i32> %391, i32 %376, i64 4
  %393 = insertelement <16 x i32> %392, i32 %377, i64 5
  %394 = insertelement <16 x i32> %393, i32 %378, i64 6
  %395 = insertelement <16 x i32> %394, i32 %379, i64 7
  %396 = insertelement <16 x i32> %395, i32 %380, i64 8
  %397 = insertelement <16 x i32> %396, i32 %381, i64 9
  %398 = insertelement <16 x i32> %397, i32 %382, i64 10
  %399 = insertelement <16 x i32> %398, i32 %383, i64 11
  %400 = insertelement <16 x i32> %399, i32 %384, i64 12
  %401 = insertelement <16 x i32> %400, i32 %385, i64 13
  %402 = insertelement <16 x i32> %401, i32 %386, i64 14
  %403 = insertelement <16 x i32> %402, i32 %387, i64 15
  %404 = getelementptr i32, ptr %3, i64 4
  %405 = getelementptr i32, ptr %3, i64 8
  %406 = getelementptr i32, ptr %3, i64 12
  %407 = extractelement <16 x i32> %403, i64 0
  %408 = insertelement <4 x i32> poison, i32 %407, i64 0
  %409 = extractelement <16 x i32> %403, i64 1
  %410 = insertelement <4 x i32> %408, i32 %409, i64 1
  %411 = extractelement <16 x i32> %403, i64 2
  %412 = insertelement <4 x i32> %410, i32 %411, i64 2
  %413 = extractelement <16 x i32> %403, i64 3
  %414 = insertelement <4 x i32> %412, i32 %413, i64 3
  store <4 x i32> %414, ptr %3, align 16
  %415 = extractelement <16 x i32> %403, i64 4
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <16 x i32> %403, i64 5
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <16 x i32> %403, i64 6
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <16 x i32> %403, i64 7
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %404, align 16
  %423 = extractelement <16 x i32> %403, i64 8
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <16 x i32> %403, i64 9
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <16 x i32> %403, i64 10
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <16 x i32> %403, i64 11
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  store <4 x i32> %430, ptr %405, align 16
  %431 = extractelement <16 x i32> %403, i64 12
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <16 x i32> %403, i64 13
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <16 x i32> %403, i64 14
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <16 x i32> %403, i64 15
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %406, align 16
  %439 = getelementptr half, ptr %3, i64 8
  %440 = getelementptr half, ptr %3, i64 16
  %441 = getelementptr half, ptr %3, i64 24
  %442 = load <8 x half>, ptr %3, align 16
  %443 = extractelement <8 x half> %442, i64 0
  %444 = insertelement <32 x half> poison, half %443, i64 0
  %445 = extractelement <8 x half> %442, i64 1
  %446 = insertelement <32 x half> %444, half %445, i64 1
  %447 = extractelement <8 x half> %442, i64 2
  %448 = insertelement <32 x half> %446, half %447, i64 2
  %449 = extractelement <8 x half> %442, i64 3
  %450 = insertelement <32 x half> %448, half %449, i64 3
  %451 = extractelement <8 x half> %442, i64 4
  %452 = insertelement <32 x half> %450, half %451, i64 4
  %453 = extractelement <8 x half> %442, i64 5
  %454 = insertelement <32 x half> %452, half %453, i64 5
  %455 = extractelement <8 x half> %442, i64 6
  %456 = insertelement <32 x half> %454, half %455, i64 6
  %457 = extractelement <8 x half> %442, i64 7
  %458 = insertelement <32 x half> %456, half %457, i64 7
  %459 = load <8 x half>, ptr %439, align 16
  %460 = extractelement <8 x half> %459, i64 0
  %461 = insertelement <32 x half> %458, half %460, i64 8
  %462 = extractelement <8 x half> %459, i64 1
  %463 = insertelement <32 x half> %461, half %462, i64 9
  %464 = extractelement <8 x half> %459, i64 2
  %465 = insertelement <32 x half> %463, half %464, i64 10
  %466 = extractelement <8 x half> %459, i64 3
  %467 = insertelement <32 x half> %465, half %466, i64 11
  %468 = extractelement <8 x half> %459, i64 4
  %469 = insertelement <32 x half> %467, half %468, i64 12
  %470 = extractelement <8 x half> %459, i64 5
  %471 = insertelement <32 x half> %469, half %470, i64 13
  %472 = extractelement <8 x half> %459, i64 6
  %473 = insertelement <32 x half> %471, half %472, i64 14
  %474 = extractelement <8 x half> %459, i64 7
  %475 = insertelement <32 x half> %473, half %474, i64 15
  %476 = load <8 x half>, ptr %440, align 16
  %477 = extractelement <8 x half> %476, i64 0
  %478 = insertelement <32 x half> %475, half %477, i64 16
  %479 = extractelement <8 x half> %476, i64 1
  %480 = insertelement <32 x half> %478, half %479, i64 17
  %481 = extractelement <8 x half> %476, i64 2
  %482 = insertelement <32 x half> %480, half %481, i64 18
  %483 = extractelement <8 x half> %476, i64 3
  %484 = insertelement <32 x half> %482, half %483, i64 19
  %485 = extractelement <8 x half> %476, i64 4
  %486 = insertelement <32 x half> %484, half %485, i64 20
  %487 = extractelement <8 x half> %476, i64 5
  %488 = insertelement <32 x half> %486, half %487, i64 21
  %489 = extractelement <8 x half> %476, i64 6
  %490 = insertelement <32 x half> %488, half %489, i64 22
  %491 = extractelement <8 x half> %476, i64 7
  %492 = insertelement <32 x half> %490, half %491, i64 23
  %493 = load <8 x half>, ptr %441, align 16
  %494 = extractelement <8 x half> %493, i64 0
  %495 = insertelement <32 x half> %492, half %494, i64 24
  %496 = extractelement <8 x half> %493, i64 1
  %497 = insertelement <32 x half> %495, half %496, i64 25
  %498 = extractelement <8 x half> %493, i64 2
  %499 = insertelement <32 x half> %497, half %498, i64 26
  %500 = extractelement <8 x half> %493, i64 3
  %501 = insertelement <32 x half> %499, half %500, i64 27
  %502 = extractelement <8 x half> %493, i64 4
  %503 = insertelement <32 x half> %501, half %502, i64 28
  %504 = extractelement <8 x half> %493, i64 5
  %505 = insertelement <32 x half> %503, half %504, i64 29
  %506 = extractelement <8 x half> %493, i64 6
  %507 = insertelement <32 x half> %505, half %506, i64 30
  %508 = extractelement <8 x half> %493, i64 7
  %509 = insertelement <32 x half> %507, half %508, i64 31
  %510 = getelementptr half, ptr addrspace(1) %275, i64 8
  %511 = getelementptr half, ptr addrspace(1) %275, i64 16
  %512 = getelementptr half, ptr addrspace(1) %275, i64 24
  %513 = extractelement <32 x half> %509, i64 0
  %514 = insertelement <8 x half> poison, half %513, i64 0
  %515 = extractelement <32 x half> %509, i64 1
  %516 = insertelement <8 x half> %514, half %515, i64 1
  %517 = extractelement <32 x half> %509, i64 2
  %518 = insertelement <8 x half> %516, half %517, i64 2
  %519 = extractelement <32 x half> %509, i64 3
  %520 = insertelement <8 x half> %518, half %519, i64 3
  %521 = extractelement <32 x half> %509, i64 4
  %522 = insertelement <8 x half> %520, half %521, i64 4
  %523 = extractelement <32 x half> %509, i64 5
  %524 = insertelement <8 x half> %522, half %523, i64 5
  %525 = extractelement <32 x half> %509, i64 6
  %526 = insertelement <8 x half> %524, half %525, i64 6
  %527 = extractelement <32 x half> %509, i64 7
  %528 = insertelement <8 x half> %526, half %527, i64 7
  store <8 x half> %528, ptr addrspace(1) %275, align 16
  %529 = extractelement <32 x half> %509, i64 8
  %530 = insertelement <8 x half> poison, half %529, i64 0
  %531 = extractelement <32 x half> %509, i64 9
  %532 = insertelement <8 x half> %530, half %531, i64 1
  %533 = extractelement <32 x half> %509, i64 10
  %534 = insertelement <8 x half> %532, half %533, i64 2
  %535 = extractelement <32 x half> %509, i64 11
  %536 = insertelement <8 x half> %534, half %535, i64 3
  %537 = extractelement <32 x half> %509, i64 12
  %538 = insertelement <8 x half> %536, half %537, i64 4
  %539 = extractelement <32 x half> %509, i64 13
  %540 = insertelement <8 x half> %538, half %539, i64 5
  %541 = extractelement <32 x half> %509, i64 14
  %542 = insertelement <8 x half> %540, half %541, i64 6
  %543 = extractelement <32 x half> %509, i64 15
  %544 = insertelement <8 x half> %542, half %543, i64 7
  store <8 x half> %544, ptr addrspace(1) %510, align 16
  %545 = extractelement <32 x half> %509, i64 16
  %546 = insertelement <8 x half> poison, half %545, i64 0
  %547 = extractelement <32 x half> %509, i64 17
  %548 = insertelement <8 x half> %546, half %547, i64 1
  %549 = extractelement <32 x half> %509, i64 18
  %550 = insertelement <8 x half> %548, half %549, i64 2
  %551 = extractelement <32 x half> %509, i64 19
  %552 = insertelement <8 x half> %550, half %551, i64 3
  %553 = extractelement <32 x half> %509, i64 20
  %554 = insertelement <8 x half> %552, half %553, i64 4
  %555 = extractelement <32 x half> %509, i64 21
  %556 = insertelement <8 x half> %554, half %555, i64 5
  %557 = extractelement <32 x half> %509, i64 22
  %558 = insertelement <8 x half> %556, half %557, i64 6
  %559 = extractelement <32 x half> %509, i64 23
  %560 = insertelement <8 x half> %558, half %559, i64 7
  store <8 x half> %560, ptr addrspace(1) %511, align 16
  %561 = extractelement <32 x half> %509, i64 24
  %562 = insertelement <8 x half> poison, half %561, i64 0
  %563 = extractelement <32 x half> %509, i64 25
  %564 = insertelement <8 x half> %562, half %563, i64 1
  %565 = extractelement <32 x half> %509, i64 26
  %566 = insertelement <8 x half> %564, half %565, i64 2
  %567 = extractelement <32 x half> %509, i64 27
  %568 = insertelement <8 x half> %566, half %567, i64 3
  %569 = extractelement <32 x half> %509, i64 28
  %570 = insertelement <8 x half> %568, half %569, i64 4
  %571 = extractelement <32 x half> %509, i64 29
  %572 = insertelement <8 x half> %570, half %571, i64 5
  %573 = extractelement <32 x half> %509, i64 30
  %574 = insertelement <8 x half> %572, half %573, i64 6
  %575 = extractelement <32 x half> %509, i64 31
  %576 = insertelement <8 x half> %574, half %575, i64 7
  store <8 x half> %576, ptr addrspace(1) %512, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %577, label %578

577:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %578

578:                                              ; preds = %577, %10
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
