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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 16
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 8
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 512
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = load <8 x half>, ptr addrspace(1) %23, align 16
  %29 = extractelement <8 x half> %28, i64 0
  %30 = insertelement <8 x half> poison, half %29, i64 0
  %31 = extractelement <8 x half> %28, i64 1
  %32 = insertelement <8 x half> %30, half %31, i64 1
  %33 = extractelement <8 x half> %28, i64 2
  %34 = insertelement <8 x half> %32, half %33, i64 2
  %35 = extractelement <8 x half> %28, i64 3
  %36 = insertelement <8 x half> %34, half %35, i64 3
  %37 = extractelement <8 x half> %28, i64 4
  %38 = insertelement <8 x half> %36, half %37, i64 4
  %39 = extractelement <8 x half> %28, i64 5
  %40 = insertelement <8 x half> %38, half %39, i64 5
  %41 = extractelement <8 x half> %28, i64 6
  %42 = insertelement <8 x half> %40, half %41, i64 6
  %43 = extractelement <8 x half> %28, i64 7
  %44 = insertelement <8 x half> %42, half %43, i64 7
  %45 = extractelement <8 x half> %44, i64 0
  %46 = insertelement <8 x half> poison, half %45, i64 0
  %47 = extractelement <8 x half> %44, i64 1
  %48 = insertelement <8 x half> %46, half %47, i64 1
  %49 = extractelement <8 x half> %44, i64 2
  %50 = insertelement <8 x half> %48, half %49, i64 2
  %51 = extractelement <8 x half> %44, i64 3
  %52 = insertelement <8 x half> %50, half %51, i64 3
  %53 = extractelement <8 x half> %44, i64 4
  %54 = insertelement <8 x half> %52, half %53, i64 4
  %55 = extractelement <8 x half> %44, i64 5
  %56 = insertelement <8 x half> %54, half %55, i64 5
  %57 = extractelement <8 x half> %44, i64 6
  %58 = insertelement <8 x half> %56, half %57, i64 6
  %59 = extractelement <8 x half> %44, i64 7
  %60 = insertelement <8 x half> %58, half %59, i64 7
  store <8 x half> %60, ptr %5, align 16
  %61 = load <4 x i32>, ptr %5, align 16
  %62 = extractelement <4 x i32> %61, i64 0
  %63 = insertelement <4 x i32> poison, i32 %62, i64 0
  %64 = extractelement <4 x i32> %61, i64 1
  %65 = insertelement <4 x i32> %63, i32 %64, i64 1
  %66 = extractelement <4 x i32> %61, i64 2
  %67 = insertelement <4 x i32> %65, i32 %66, i64 2
  %68 = extractelement <4 x i32> %61, i64 3
  %69 = insertelement <4 x i32> %67, i32 %68, i64 3
  %70 = extractelement <4 x i32> %69, i64 0
  %71 = extractelement <4 x i32> %69, i64 1
  %72 = extractelement <4 x i32> %69, i64 2
  %73 = extractelement <4 x i32> %69, i64 3
  %74 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %70, i32 %71, i32 %72, i32 %73)
  %75 = extractvalue { i32, i32, i32, i32 } %74, 0
  %76 = extractvalue { i32, i32, i32, i32 } %74, 1
  %77 = extractvalue { i32, i32, i32, i32 } %74, 2
  %78 = extractvalue { i32, i32, i32, i32 } %74, 3
  %79 = insertelement <4 x i32> poison, i32 %75, i64 0
  %80 = insertelement <4 x i32> %79, i32 %76, i64 1
  %81 = insertelement <4 x i32> %80, i32 %77, i64 2
  %82 = insertelement <4 x i32> %81, i32 %78, i64 3
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) %27, i64 8, <4 x i32> %82, i1 true)
  %83 = urem i32 %6, 16
  %84 = udiv i32 %6, 16
  %85 = mul nsw i32 %83, 16
  %86 = urem i32 %84, 2
  %87 = udiv i32 %84, 2
  %88 = mul nsw i32 %86, 8
  %89 = add nsw i32 %85, %88
  %90 = mul nsw i32 %87, 512
  %91 = add nsw i32 %89, %90
  %92 = add nsw i32 %91, 256
  %93 = sext i32 %92 to i64
  %94 = getelementptr half, ptr addrspace(1) %0, i64 %93
  %95 = mul nsw i32 %7, 4194304
  %96 = add nsw i32 2097152, %95
  %97 = sext i32 %96 to i64
  %98 = sdiv exact i64 %97, 2
  %99 = getelementptr i8, ptr addrspace(6) %12, i64 %98
  %100 = load <8 x half>, ptr addrspace(1) %94, align 16
  %101 = extractelement <8 x half> %100, i64 0
  %102 = insertelement <8 x half> poison, half %101, i64 0
  %103 = extractelement <8 x half> %100, i64 1
  %104 = insertelement <8 x half> %102, half %103, i64 1
  %105 = extractelement <8 x half> %100, i64 2
  %106 = insertelement <8 x half> %104, half %105, i64 2
  %107 = extractelement <8 x half> %100, i64 3
  %108 = insertelement <8 x half> %106, half %107, i64 3
  %109 = extractelement <8 x half> %100, i64 4
  %110 = insertelement <8 x half> %108, half %109, i64 4
  %111 = extractelement <8 x half> %100, i64 5
  %112 = insertelement <8 x half> %110, half %111, i64 5
  %113 = extractelement <8 x half> %100, i64 6
  %114 = insertelement <8 x half> %112, half %113, i64 6
  %115 = extractelement <8 x half> %100, i64 7
  %116 = insertelement <8 x half> %114, half %115, i64 7
  %117 = extractelement <8 x half> %116, i64 0
  %118 = insertelement <8 x half> poison, half %117, i64 0
  %119 = extractelement <8 x half> %116, i64 1
  %120 = insertelement <8 x half> %118, half %119, i64 1
  %121 = extractelement <8 x half> %116, i64 2
  %122 = insertelement <8 x half> %120, half %121, i64 2
  %123 = extractelement <8 x half> %116, i64 3
  %124 = insertelement <8 x half> %122, half %123, i64 3
  %125 = extractelement <8 x half> %116, i64 4
  %126 = insertelement <8 x half> %124, half %125, i64 4
  %127 = extractelement <8 x half> %116, i64 5
  %128 = insertelement <8 x half> %126, half %127, i64 5
  %129 = extractelement <8 x half> %116, i64 6
  %130 = insertelement <8 x half> %128, half %129, i64 6
  %131 = extractelement <8 x half> %116, i64 7
  %132 = insertelement <8 x half> %130, half %131, i64 7
  store <8 x half> %132, ptr %4, align 16
  %133 = load <4 x i32>, ptr %4, align 16
  %134 = extractelement <4 x i32> %133, i64 0
  %135 = insertelement <4 x i32> poison, i32 %134, i64 0
  %136 = extractelement <4 x i32> %133, i64 1
  %137 = insertelement <4 x i32> %135, i32 %136, i64 1
  %138 = extractelement <4 x i32> %133, i64 2
  %139 = insertelement <4 x i32> %137, i32 %138, i64 2
  %140 = extractelement <4 x i32> %133, i64 3
  %141 = insertelement <4 x i32> %139, i32 %140, i64 3
  %142 = extractelement <4 x i32> %141, i64 0
  %143 = extractelement <4 x i32> %141, i64 1
  %144 = extractelement <4 x i32> %141, i64 2
  %145 = extractelement <4 x i32> %141, i64 3
  %146 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %142, i32 %143, i32 %144, i32 %145)
  %147 = extractvalue { i32, i32, i32, i32 } %146, 0
  %148 = extractvalue { i32, i32, i32, i32 } %146, 1
  %149 = extractvalue { i32, i32, i32, i32 } %146, 2
  %150 = extractvalue { i32, i32, i32, i32 } %146, 3
  %151 = insertelement <4 x i32> poison, i32 %147, i64 0
  %152 = insertelement <4 x i32> %151, i32 %148, i64 1
  %153 = insertelement <4 x i32> %152, i32 %149, i64 2
  %154 = insertelement <4 x i32> %153, i32 %150, i64 3
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) %99, i64 8, <4 x i32> %154, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %155 = urem i32 %6, 32
  %156 = udiv i32 %6, 32
  %157 = mul nsw i32 %155, 16
  %158 = mul nsw i32 %156, 512
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr half, ptr addrspace(1) %1, i64 %160
  %162 = mul nsw i32 %7, 4194304
  %163 = sext i32 %162 to i64
  %164 = sdiv exact i64 %163, 2
  %165 = getelementptr i8, ptr addrspace(6) %12, i64 %164
  %166 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %165, i1 true)
  %167 = getelementptr i32, ptr %3, i64 4
  %168 = extractelement <8 x i32> %166, i64 0
  %169 = insertelement <4 x i32> poison, i32 %168, i64 0
  %170 = extractelement <8 x i32> %166, i64 1
  %171 = insertelement <4 x i32> %169, i32 %170, i64 1
  %172 = extractelement <8 x i32> %166, i64 2
  %173 = insertelement <4 x i32> %171, i32 %172, i64 2
  %174 = extractelement <8 x i32> %166, i64 3
  %175 = insertelement <4 x i32> %173, i32 %174, i64 3
  store <4 x i32> %175, ptr %3, align 16
  %176 = extractelement <8 x i32> %166, i64 4
  %177 = insertelement <4 x i32> poison, i32 %176, i64 0
  %178 = extractelement <8 x i32> %166, i64 5
  %179 = insertelement <4 x i32> %177, i32 %178, i64 1
  %180 = extractelement <8 x i32> %166, i64 6
  %181 = insertelement <4 x i32> %179, i32 %180, i64 2
  %182 = extractelement <8 x i32> %166, i64 7
  %183 = insertelement <4 x i32> %181, i32 %182, i64 3
  store <4 x i32> %183, ptr %167, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %184 = getelementptr i32, ptr %3, i64 4
  %185 = load <4 x i32>, ptr %3, align 16
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = insertelement <8 x i32> poison, i32 %186, i64 0
  %188 = extractelement <4 x i32> %185, i64 1
  %189 = insertelement <8 x i32> %187, i32 %188, i64 1
  %190 = extractelement <4 x i32> %185, i64 2
  %191 = insertelement <8 x i32> %189, i32 %190, i64 2
  %192 = extractelement <4 x i32> %185, i64 3
  %193 = insertelement <8 x i32> %191, i32 %192, i64 3
  %194 = load <4 x i32>, ptr %184, align 16
  %195 = extractelement <4 x i32> %194, i64 0
  %196 = insertelement <8 x i32> %193, i32 %195, i64 4
  %197 = extractelement <4 x i32> %194, i64 1
  %198 = insertelement <8 x i32> %196, i32 %197, i64 5
  %199 = extractelement <4 x i32> %194, i64 2
  %200 = insertelement <8 x i32> %198, i32 %199, i64 6
  %201 = extractelement <4 x i32> %194, i64 3
  %202 = insertelement <8 x i32> %200, i32 %201, i64 7
  %203 = extractelement <8 x i32> %202, i64 0
  %204 = extractelement <8 x i32> %202, i64 1
  %205 = extractelement <8 x i32> %202, i64 2
  %206 = extractelement <8 x i32> %202, i64 3
  %207 = extractelement <8 x i32> %202, i64 4
  %208 = extractelement <8 x i32> %202, i64 5
  %209 = extractelement <8 x i32> %202, i64 6
  %210 = extractelement <8 x i32> %202, i64 7
  %211 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210)
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 0
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 1
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 2
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 3
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 4
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 5
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 6
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %211, 7
  %220 = insertelement <8 x i32> poison, i32 %212, i64 0
  %221 = insertelement <8 x i32> %220, i32 %213, i64 1
  %222 = insertelement <8 x i32> %221, i32 %214, i64 2
  %223 = insertelement <8 x i32> %222, i32 %215, i64 3
  %224 = insertelement <8 x i32> %223, i32 %216, i64 4
  %225 = insertelement <8 x i32> %224, i32 %217, i64 5
  %226 = insertelement <8 x i32> %225, i32 %218, i64 6
  %227 = insertelement <8 x i32> %226, i32 %219, i64 7
  %228 = getelementptr i32, ptr %3, i64 4
  %229 = extractelement <8 x i32> %227, i64 0
  %230 = insertelement <4 x i32> poison, i32 %229, i64 0
  %231 = extractelement <8 x i32> %227, i64 1
  %232 = insertelement <4 x i32> %230, i32 %231, i64 1
  %233 = extractelement <8 x i32> %227, i64 2
  %234 = insertelement <4 x i32> %232, i32 %233, i64 2
  %235 = extractelement <8 x i32> %227, i64 3
  %236 = insertelement <4 x i32> %234, i32 %235, i64 3
  store <4 x i32> %236, ptr %3, align 16
  %237 = extractelement <8 x i32> %227, i64 4
  %238 = insertelement <4 x i32> poison, i32 %237, i64 0
  %239 = extractelement <8 x i32> %227, i64 5
  %240 = insertelement <4 x i32> %238, i32 %239, i64 1
  %241 = extractelement <8 x i32> %227, i64 6
  %242 = insertelement <4 x i32> %240, i32 %241, i64 2
  %243 = extractelement <8 x i32> %227, i64 7
  %244 = insertelement <4 x i32> %242, i32 %243, i64 3
  store <4 x i32> %244, ptr %228, align 16
  %245 = getelementptr half, ptr %3, i64 8
  %246 = load <8 x half>, ptr %3, align 16
  %247 = extractelement <8 x half> %246, i64 0
  %248 = insertelement <16 x half> poison, half %247, i64 0
  %249 = extractelement <8 x half> %246, i64 1
  %250 = insertelement <16 x half> %248, half %249, i64 1
  %251 = extractelement <8 x half> %246, i64 2
  %252 = insertelement <16 x half> %250, half %251, i64 2
  %253 = extractelement <8 x half> %246, i64 3
  %254 = insertelement <16 x half> %252, half %253, i64 3
  %255 = extractelement <8 x half> %246, i64 4
  %256 = insertelement <16 x half> %254, half %255, i64 4
  %257 = extractelement <8 x half> %246, i64 5
  %258 = insertelement <16 x half> %256, half %257, i64 5
  %259 = extractelement <8 x half> %246, i64 6
  %260 = insertelement <16 x half> %258, half %259, i64 6
  %261 = extractelement <8 x half> %246, i64 7
  %262 = insertelement <16 x half> %260, half %261, i64 7
  %263 = load <8 x half>, ptr %245, align 16
  %264 = extractelement <8 x half> %263, i64 0
  %265 = insertelement <16 x half> %262, half %264, i64 8
  %266 = extractelement <8 x half> %263, i64 1
  %267 = insertelement <16 x half> %265, half %266, i64 9
  %268 = extractelement <8 x half> %263, i64 2
  %269 = insertelement <16 x half> %267, half %268, i64 10
  %270 = extractelement <8 x half> %263, i64 3
  %271 = insertelement <16 x half> %269, half %270, i64 11
  %272 = extractelement <8 x half> %263, i64 4
  %273 = insertelement <16 x half> %271, half %272, i64 12
  %274 = extractelement <8 x half> %263, i64 5
  %275 = insertelement <16 x half> %273, half %274, i64 13
  %276 = extractelement <8 x half> %263, i64 6
  %277 = insertelement <16 x half> %275, half %276, i64 14
  %278 = extractelement <8 x half> %263, i64 7
  %279 = insertelement <16 x half> %277, half %278, i64 15
  %280 = getelementptr half, ptr addrspace(1) %161, i64 8
  %281 = extractelement <16 x half> %279, i64 0
  %282 = insertelement <8 x half> poison, half %281, i64 0
  %283 = extractelement <16 x half> %279, i64 1
  %284 = insertelement <8 x half> %282, half %283, i64 1
  %285 = extractelement <16 x half> %279, i64 2
  %286 = insertelement <8 x half> %284, half %285, i64 2
  %287 = extractelement <16 x half> %279, i64 3
  %288 = insertelement <8 x half> %286, half %287, i64 3
  %289 = extractelement <16 x half> %279, i64 4
  %290 = insertelement <8 x half> %288, half %289, i64 4
  %291 = extractelement <16 x half> %279, i64 5
  %292 = insertelement <8 x half> %290, half %291, i64 5
  %293 = extractelement <16 x half> %279, i64 6
  %294 = insertelement <8 x half> %292, half %293, i64 6
  %295 = extractelement <16 x half> %279, i64 7
  %296 = insertelement <8 x half> %294, half %295, i64 7
  store <8 x half> %296, ptr addrspace(1) %161, align 16
  %297 = extractelement <16 x half> %279, i64 8
  %298 = insertelement <8 x half> poison, half %297, i64 0
  %299 = extractelement <16 x half> %279, i64 9
  %300 = insertelement <8 x half> %298, half %299, i64 1
  %301 = extractelement <16 x half> %279, i64 10
  %302 = insertelement <8 x half> %300, half %301, i64 2
  %303 = extractelement <16 x half> %279, i64 11
  %304 = insertelement <8 x half> %302, half %303, i64 3
  %305 = extractelement <16 x half> %279, i64 12
  %306 = insertelement <8 x half> %304, half %305, i64 4
  %307 = extractelement <16 x half> %279, i64 13
  %308 = insertelement <8 x half> %306, half %307, i64 5
  %309 = extractelement <16 x half> %279, i64 14
  %310 = insertelement <8 x half> %308, half %309, i64 6
  %311 = extractelement <16 x half> %279, i64 15
  %312 = insertelement <8 x half> %310, half %311, i64 7
  store <8 x half> %312, ptr addrspace(1) %280, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %313, label %314

313:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %314

314:                                              ; preds = %313, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x4(ptr addrspace(6) captures(none), i64 immarg, <4 x i32>, i1 immarg) #6

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
