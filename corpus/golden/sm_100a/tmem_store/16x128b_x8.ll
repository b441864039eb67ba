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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = urem i32 %14, 8
  %16 = udiv i32 %14, 8
  %17 = mul nsw i32 %15, 32
  %18 = add nsw i32 %13, %17
  %19 = mul nsw i32 %16, 1024
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = mul nsw i32 %7, 2097152
  %24 = sext i32 %23 to i64
  %25 = getelementptr i8, ptr addrspace(6) %12, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %22, i64 256
  %27 = getelementptr float, ptr addrspace(1) %22, i64 4
  %28 = getelementptr float, ptr addrspace(1) %22, i64 260
  %29 = getelementptr float, ptr addrspace(1) %22, i64 8
  %30 = getelementptr float, ptr addrspace(1) %22, i64 264
  %31 = getelementptr float, ptr addrspace(1) %22, i64 12
  %32 = getelementptr float, ptr addrspace(1) %22, i64 268
  %33 = getelementptr float, ptr addrspace(1) %22, i64 16
  %34 = getelementptr float, ptr addrspace(1) %22, i64 272
  %35 = getelementptr float, ptr addrspace(1) %22, i64 20
  %36 = getelementptr float, ptr addrspace(1) %22, i64 276
  %37 = getelementptr float, ptr addrspace(1) %22, i64 24
  %38 = getelementptr float, ptr addrspace(1) %22, i64 280
  %39 = getelementptr float, ptr addrspace(1) %22, i64 28
  %40 = getelementptr float, ptr addrspace(1) %22, i64 284
  %41 = load float, ptr addrspace(1) %22, align 4
  %42 = insertelement <16 x float> poison, float %41, i64 0
  %43 = load float, ptr addrspace(1) %26, align 4
  %44 = insertelement <16 x float> %42, float %43, i64 1
  %45 = load float, ptr addrspace(1) %27, align 4
  %46 = insertelement <16 x float> %44, float %45, i64 2
  %47 = load float, ptr addrspace(1) %28, align 4
  %48 = insertelement <16 x float> %46, float %47, i64 3
  %49 = load float, ptr addrspace(1) %29, align 4
  %50 = insertelement <16 x float> %48, float %49, i64 4
  %51 = load float, ptr addrspace(1) %30, align 4
  %52 = insertelement <16 x float> %50, float %51, i64 5
  %53 = load float, ptr addrspace(1) %31, align 4
  %54 = insertelement <16 x float> %52, float %53, i64 6
  %55 = load float, ptr addrspace(1) %32, align 4
  %56 = insertelement <16 x float> %54, float %55, i64 7
  %57 = load float, ptr addrspace(1) %33, align 4
  %58 = insertelement <16 x float> %56, float %57, i64 8
  %59 = load float, ptr addrspace(1) %34, align 4
  %60 = insertelement <16 x float> %58, float %59, i64 9
  %61 = load float, ptr addrspace(1) %35, align 4
  %62 = insertelement <16 x float> %60, float %61, i64 10
  %63 = load float, ptr addrspace(1) %36, align 4
  %64 = insertelement <16 x float> %62, float %63, i64 11
  %65 = load float, ptr addrspace(1) %37, align 4
  %66 = insertelement <16 x float> %64, float %65, i64 12
  %67 = load float, ptr addrspace(1) %38, align 4
  %68 = insertelement <16 x float> %66, float %67, i64 13
  %69 = load float, ptr addrspace(1) %39, align 4
  %70 = insertelement <16 x float> %68, float %69, i64 14
  %71 = load float, ptr addrspace(1) %40, align 4
  %72 = insertelement <16 x float> %70, float %71, i64 15
  %73 = getelementptr float, ptr %5, i64 4
  %74 = getelementptr float, ptr %5, i64 8
  %75 = getelementptr float, ptr %5, i64 12
  %76 = extractelement <16 x float> %72, i64 0
  %77 = insertelement <4 x float> poison, float %76, i64 0
  %78 = extractelement <16 x float> %72, i64 1
  %79 = insertelement <4 x float> %77, float %78, i64 1
  %80 = extractelement <16 x float> %72, i64 2
  %81 = insertelement <4 x float> %79, float %80, i64 2
  %82 = extractelement <16 x float> %72, i64 3
  %83 = insertelement <4 x float> %81, float %82, i64 3
  store <4 x float> %83, ptr %5, align 16
  %84 = extractelement <16 x float> %72, i64 4
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = extractelement <16 x float> %72, i64 5
  %87 = insertelement <4 x float> %85, float %86, i64 1
  %88 = extractelement <16 x float> %72, i64 6
  %89 = insertelement <4 x float> %87, float %88, i64 2
  %90 = extractelement <16 x float> %72, i64 7
  %91 = insertelement <4 x float> %89, float %90, i64 3
  store <4 x float> %91, ptr %73, align 16
  %92 = extractelement <16 x float> %72, i64 8
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = extractelement <16 x float> %72, i64 9
  %95 = insertelement <4 x float> %93, float %94, i64 1
  %96 = extractelement <16 x float> %72, i64 10
  %97 = insertelement <4 x float> %95, float %96, i64 2
  %98 = extractelement <16 x float> %72, i64 11
  %99 = insertelement <4 x float> %97, float %98, i64 3
  store <4 x float> %99, ptr %74, align 16
  %100 = extractelement <16 x float> %72, i64 12
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = extractelement <16 x float> %72, i64 13
  %103 = insertelement <4 x float> %101, float %102, i64 1
  %104 = extractelement <16 x float> %72, i64 14
  %105 = insertelement <4 x float> %103, float %104, i64 2
  %106 = extractelement <16 x float> %72, i64 15
  %107 = insertelement <4 x float> %105, float %106, i64 3
  store <4 x float> %107, ptr %75, align 16
  %108 = getelementptr i32, ptr %5, i64 4
  %109 = getelementptr i32, ptr %5, i64 8
  %110 = getelementptr i32, ptr %5, i64 12
  %111 = load <4 x i32>, ptr %5, align 16
  %112 = extractelement <4 x i32> %111, i64 0
  %113 = insertelement <16 x i32> poison, i32 %112, i64 0
  %114 = extractelement <4 x i32> %111, i64 1
  %115 = insertelement <16 x i32> %113, i32 %114, i64 1
  %116 = extractelement <4 x i32> %111, i64 2
  %117 = insertelement <16 x i32> %115, i32 %116, i64 2
  %118 = extractelement <4 x i32> %111, i64 3
  %119 = insertelement <16 x i32> %117, i32 %118, i64 3
  %120 = load <4 x i32>, ptr %108, align 16
  %121 = extractelement <4 x i32> %120, i64 0
  %122 = insertelement <16 x i32> %119, i32 %121, i64 4
  %123 = extractelement <4 x i32> %120, i64 1
  %124 = insertelement <16 x i32> %122, i32 %123, i64 5
  %125 = extractelement <4 x i32> %120, i64 2
  %126 = insertelement <16 x i32> %124, i32 %125, i64 6
  %127 = extractelement <4 x i32> %120, i64 3
  %128 = insertelement <16 x i32> %126, i32 %127, i64 7
  %129 = load <4 x i32>, ptr %109, align 16
  %130 = extractelement <4 x i32> %129, i64 0
  %131 = insertelement <16 x i32> %128, i32 %130, i64 8
  %132 = extractelement <4 x i32> %129, i64 1
  %133 = insertelement <16 x i32> %131, i32 %132, i64 9
  %134 = extractelement <4 x i32> %129, i64 2
  %135 = insertelement <16 x i32> %133, i32 %134, i64 10
  %136 = extractelement <4 x i32> %129, i64 3
  %137 = insertelement <16 x i32> %135, i32 %136, i64 11
  %138 = load <4 x i32>, ptr %110, align 16
  %139 = extractelement <4 x i32> %138, i64 0
  %140 = insertelement <16 x i32> %137, i32 %139, i64 12
  %141 = extractelement <4 x i32> %138, i64 1
  %142 = insertelement <16 x i32> %140, i32 %141, i64 13
  %143 = extractelement <4 x i32> %138, i64 2
  %144 = insertelement <16 x i32> %142, i32 %143, i64 14
  %145 = extractelement <4 x i32> %138, i64 3
  %146 = insertelement <16 x i32> %144, i32 %145, i64 15
  %147 = extractelement <16 x i32> %146, i64 0
  %148 = extractelement <16 x i32> %146, i64 1
  %149 = extractelement <16 x i32> %146, i64 2
  %150 = extractelement <16 x i32> %146, i64 3
  %151 = extractelement <16 x i32> %146, i64 4
  %152 = extractelement <16 x i32> %146, i64 5
  %153 = extractelement <16 x i32> %146, i64 6
  %154 = extractelement <16 x i32> %146, i64 7
  %155 = extractelement <16 x i32> %146, i64 8
  %156 = extractelement <16 x i32> %146, i64 9
  %157 = extractelement <16 x i32> %146, i64 10
  %158 = extractelement <16 x i32> %146, i64 11
  %159 = extractelement <16 x i32> %146, i64 12
  %160 = extractelement <16 x i32> %146, i64 13
  %161 = extractelement <16 x i32> %146, i64 14
  %162 = extractelement <16 x i32> %146, i64 15
  %163 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %147, i32 %148, i32 %149, i32 %150, i32 %151, i32 %152, i32 %153, i32 %154, i32 %155, i32 %156, i32 %157, i32 %158, i32 %159, i32 %160, i32 %161, i32 %162)
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 0
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 1
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 2
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 3
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 4
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 5
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 6
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 7
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 8
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 9
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 10
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 11
  %176 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 12
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 13
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 14
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %163, 15
  %180 = insertelement <16 x i32> poison, i32 %164, i64 0
  %181 = insertelement <16 x i32> %180, i32 %165, i64 1
  %182 = insertelement <16 x i32> %181, i32 %166, i64 2
  %183 = insertelement <16 x i32> %182, i32 %167, i64 3
  %184 = insertelement <16 x i32> %183, i32 %168, i64 4
  %185 = insertelement <16 x i32> %184, i32 %169, i64 5
  %186 = insertelement <16 x i32> %185, i32 %170, i64 6
  %187 = insertelement <16 x i32> %186, i32 %171, i64 7
  %188 = insertelement <16 x i32> %187, i32 %172, i64 8
  %189 = insertelement <16 x i32> %188, i32 %173, i64 9
  %190 = insertelement <16 x i32> %189, i32 %174, i64 10
  %191 = insertelement <16 x i32> %190, i32 %175, i64 11
  %192 = insertelement <16 x i32> %191, i32 %176, i64 12
  %193 = insertelement <16 x i32> %192, i32 %177, i64 13
  %194 = insertelement <16 x i32> %193, i32 %178, i64 14
  %195 = insertelement <16 x i32> %194, i32 %179, i64 15
  call void @llvm.nvvm.tcgen05.st.16x128b.x8(ptr addrspace(6) %25, <16 x i32> %195, i1 false)
  %196 = urem i32 %6, 4
  %197 = udiv i32 %6, 4
  %198 = urem i32 %197, 8
  %199 = udiv i32 %197, 8
  %200 = mul nsw i32 %198, 32
  %201 = add nsw i32 %196, %200
  %202 = mul nsw i32 %199, 1024
  %203 = add nsw i32 %201, %202
  %204 = add nsw i32 %203, 512
  %205 = sext i32 %204 to i64
  %206 = getelementptr float, ptr addrspace(1) %0, i64 %205
  %207 = mul nsw i32 %7, 2097152
  %208 = add nsw i32 1048576, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr i8, ptr addrspace(6) %12, i64 %209
  %211 = getelementptr float, ptr addrspace(1) %206, i64 256
  %212 = getelementptr float, ptr addrspace(1) %206, i64 4
  %213 = getelementptr float, ptr addrspace(1) %206, i64 260
  %214 = getelementptr float, ptr addrspace(1) %206, i64 8
  %215 = getelementptr float, ptr addrspace(1) %206, i64 264
  %216 = getelementptr float, ptr addrspace(1) %206, i64 12
  %217 = getelementptr float, ptr addrspace(1) %206, i64 268
  %218 = getelementptr float, ptr addrspace(1) %206, i64 16
  %219 = getelementptr float, ptr addrspace(1) %206, i64 272
  %220 = getelementptr float, ptr addrspace(1) %206, i64 20
  %221 = getelementptr float, ptr addrspace(1) %206, i64 276
  %222 = getelementptr float, ptr addrspace(1) %206, i64 24
  %223 = getelementptr float, ptr addrspace(1) %206, i64 280
  %224 = getelementptr float, ptr addrspace(1) %206, i64 28
  %225 = getelementptr float, ptr addrspace(1) %206, i64 284
  %226 = load float, ptr addrspace(1) %206, align 4
  %227 = insertelement <16 x float> poison, float %226, i64 0
  %228 = load float, ptr addrspace(1) %211, align 4
  %229 = insertelement <16 x float> %227, float %228, i64 1
  %230 = load float, ptr addrspace(1) %212, align 4
  %231 = insertelement <16 x float> %229, float %230, i64 2
  %232 = load float, ptr addrspace(1) %213, align 4
  %233 = insertelement <16 x float> %231, float %232, i64 3
  %234 = load float, ptr addrspace(1) %214, align 4
  %235 = insertelement <16 x float> %233, float %234, i64 4
  %236 = load float, ptr addrspace(1) %215, align 4
  %237 = insertelement <16 x float> %235, float %236, i64 5
  %238 = load float, ptr addrspace(1) %216, align 4
  %239 = insertelement <16 x float> %237, float %238, i64 6
  %240 = load float, ptr addrspace(1) %217, align 4
  %241 = insertelement <16 x float> %239, float %240, i64 7
  %242 = load float, ptr addrspace(1) %218, align 4
  %243 = insertelement <16 x float> %241, float %242, i64 8
  %244 = load float, ptr addrspace(1) %219, align 4
  %245 = insertelement <16 x float> %243, float %244, i64 9
  %246 = load float, ptr addrspace(1) %220, align 4
  %247 = insertelement <16 x float> %245, float %246, i64 10
  %248 = load float, ptr addrspace(1) %221, align 4
  %249 = insertelement <16 x float> %247, float %248, i64 11
  %250 = load float, ptr addrspace(1) %222, align 4
  %251 = insertelement <16 x float> %249, float %250, i64 12
  %252 = load float, ptr addrspace(1) %223, align 4
  %253 = insertelement <16 x float> %251, float %252, i64 13
  %254 = load float, ptr addrspace(1) %224, align 4
  %255 = insertelement <16 x float> %253, float %254, i64 14
  %256 = load float, ptr addrspace(1) %225, align 4
  %257 = insertelement <16 x float> %255, float %256, i64 15
  %258 = getelementptr float, ptr %4, i64 4
  %259 = getelementptr float, ptr %4, i64 8
  %260 = getelementptr float, ptr %4, i64 12
  %261 = extractelement <16 x float> %257, i64 0
  %262 = insertelement <4 x float> poison, float %261, i64 0
  %263 = extractelement <16 x float> %257, i64 1
  %264 = insertelement <4 x float> %262, float %263, i64 1
  %265 = extractelement <16 x float> %257, i64 2
  %266 = insertelement <4 x float> %264, float %265, i64 2
  %267 = extractelement <16 x float> %257, i64 3
  %268 = insertelement <4 x float> %266, float %267, i64 3
  store <4 x float> %268, ptr %4, align 16
  %269 = extractelement <16 x float> %257, i64 4
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = extractelement <16 x float> %257, i64 5
  %272 = insertelement <4 x float> %270, float %271, i64 1
  %273 = extractelement <16 x float> %257, i64 6
  %274 = insertelement <4 x float> %272, float %273, i64 2
  %275 = extractelement <16 x float> %257, i64 7
  %276 = insertelement <4 x float> %274, float %275, i64 3
  store <4 x float> %276, ptr %258, align 16
  %277 = extractelement <16 x float> %257, i64 8
  %278 = insertelement <4 x float> poison, float %277, i64 0
  %279 = extractelement <16 x float> %257, i64 9
  %280 = insertelement <4 x float> %278, float %279, i64 1
  %281 = extractelement <16 x float> %257, i64 10
  %282 = insertelement <4 x float> %280, float %281, i64 2
  %283 = extractelement <16 x float> %257, i64 11
  %284 = insertelement <4 x float> %282, float %283, i64 3
  store <4 x float> %284, ptr %259, align 16
  %285 = extractelement <16 x float> %257, i64 12
  %286 = insertelement <4 x float> poison, float %285, i64 0
  %287 = extractelement <16 x float> %257, i64 13
  %288 = insertelement <4 x float> %286, float %287, i64 1
  %289 = extractelement <16 x float> %257, i64 14
  %290 = insertelement <4 x float> %288, float %289, i64 2
  %291 = extractelement <16 x float> %257, i64 15
  %292 = insertelement <4 x float> %290, float %291, i64 3
  store <4 x float> %292, ptr %260, align 16
  %293 = getelementptr i32, ptr %4, i64 4
  %294 = getelementptr i32, ptr %4, i64 8
  %295 = getelementptr i32, ptr %4, i64 12
  %296 = load <4 x i32>, ptr %4, align 16
  %297 = extractelement <4 x i32> %296, i64 0
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = extractelement <4 x i32> %296, i64 1
  %300 = insertelement <16 x i32> %298, i32 %299, i64 1
  %301 = extractelement <4 x i32> %296, i64 2
  %302 = insertelement <16 x i32> %300, i32 %301, i64 2
  %303 = extractelement <4 x i32> %296, i64 3
  %304 = insertelement <16 x i32> %302, i32 %303, i64 3
  %305 = load <4 x i32>, ptr %293, align 16
  %306 = extractelement <4 x i32> %305, i64 0
  %307 = insertelement <16 x i32> %304, i32 %306, i64 4
  %308 = extractelement <4 x i32> %305, i64 1
  %309 = insertelement <16 x i32> %307, i32 %308, i64 5
  %310 = extractelement <4 x i32> %305, i64 2
  %311 = insertelement <16 x i32> %309, i32 %310, i64 6
  %312 = extractelement <4 x i32> %305, i64 3
  %313 = insertelement <16 x i32> %311, i32 %312, i64 7
  %314 = load <4 x i32>, ptr %294, align 16
  %315 = extractelement <4 x i32> %314, i64 0
  %316 = insertelement <16 x i32> %313, i32 %315, i64 8
  %317 = extractelement <4 x i32> %314, i64 1
  %318 = insertelement <16 x i32> %316, i32 %317, i64 9
  %319 = extractelement <4 x i32> %314, i64 2
  %320 = insertelement <16 x i32> %318, i32 %319, i64 10
  %321 = extractelement <4 x i32> %314, i64 3
  %322 = insertelement <16 x i32> %320, i32 %321, i64 11
  %323 = load <4 x i32>, ptr %295, align 16
  %324 = extractelement <4 x i32> %323, i64 0
  %325 = insertelement <16 x i32> %322, i32 %324, i64 12
  %326 = extractelement <4 x i32> %323, i64 1
  %327 = insertelement <16 x i32> %325, i32 %326, i64 13
  %328 = extractelement <4 x i32> %323, i64 2
  %329 = insertelement <16 x i32> %327, i32 %328, i64 14
  %330 = extractelement <4 x i32> %323, i64 3
  %331 = insertelement <16 x i32> %329, i32 %330, i64 15
  %332 = extractelement <16 x i32> %331, i64 0
  %333 = extractelement <16 x i32> %331, i64 1
  %334 = extractelement <16 x i32> %331, i64 2
  %335 = extractelement <16 x i32> %331, i64 3
  %336 = extractelement <16 x i32> %331, i64 4
  %337 = extractelement <16 x i32> %331, i64 5
  %338 = extractelement <16 x i32> %331, i64 6
  %339 = extractelement <16 x i32> %331, i64 7
  %340 = extractelement <16 x i32> %331, i64 8
  %341 = extractelement <16 x i32> %331, i64 9
  %342 = extractelement <16 x i32> %331, i64 10
  %343 = extractelement <16 x i32> %331, i64 11
  %344 = extractelement <16 x i32> %331, i64 12
  %345 = extractelement <16 x i32> %331, i64 13
  %346 = extractelement <16 x i32> %331, i64 14
  %347 = extractelement <16 x i32> %331, i64 15
  %348 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347)
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 0
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 1
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 2
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 3
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 4
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 5
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 6
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 7
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 8
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 9
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 10
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 11
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 12
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 13
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 14
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 15
  %365 = insertelement <16 x i32> poison, i32 %349, i64 0
  %366 = insertelement <16 x i32> %365, i32 %350, i64 1
  %367 = insertelement <16 x i32> %366, i32 %351, i64 2
  %368 = insertelement <16 x i32> %367, i32 %352, i64 3
  %369 = insertelement <16 x i32> %368, i32 %353, i64 4
  %370 = insertelement <16 x i32> %369, i32 %354, i64 5
  %371 = insertelement <16 x i32> %370, i32 %355, i64 6
  %372 = insertelement <16 x i32> %371, i32 %356, i64 7
  %373 = insertelement <16 x i32> %372, i32 %357, i64 8
  %374 = insertelement <16 x i32> %373, i32 %358, i64 9
  %375 = insertelement <16 x i32> %374, i32 %359, i64 10
  %376 = insertelement <16 x i32> %375, i32 %360, i64 11
  %377 = insertelement <16 x i32> %376, i32 %361, i64 12
  %378 = insertelement <16 x i32> %377, i32 %362, i64 13
  %379 = insertelement <16 x i32> %378, i32 %363, i64 14
  %380 = insertelement <16 x i32> %379, i32 %364, i64 15
  call void @llvm.nvvm.tcgen05.st.16x128b.x8(ptr addrspace(6) %210, <16 x i32> %380, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %381 = urem i32 %6, 32
  %382 = udiv i32 %6, 32
  %383 = mul nsw i32 %381, 32
  %384 = mul nsw i32 %382, 1024
  %385 = add nsw i32 %383, %384
  %386 = sext i32 %385 to i64
  %387 = getelementptr float, ptr addrspace(1) %1, i64 %386
  %388 = mul nsw i32 %7, 2097152
  %389 = sext i32 %388 to i64
  %390 = getelementptr i8, ptr addrspace(6) %12, i64 %389
  %391 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %390, i1 false)
  %392 = getelementptr i32, ptr %3, i64 4
  %393 = getelementptr i32, ptr %3, i64 8
  %394 = getelementptr i32, ptr %3, i64 12
  %395 = getelementptr i32, ptr %3, i64 16
  %396 = getelementptr i32, ptr %3, i64 20
  %397 = getelementptr i32, ptr %3, i64 24
  %398 = getelementptr i32, ptr %3, i64 28
  %399 = extractelement <32 x i32> %391, i64 0
  %400 = insertelement <4 x i32> poison, i32 %399, i64 0
  %401 = extractelement <32 x i32> %391, i64 1
  %402 = insertelement <4 x i32> %400, i32 %401, i64 1
  %403 = extractelement <32 x i32> %391, i64 2
  %404 = insertelement <4 x i32> %402, i32 %403, i64 2
  %405 = extractelement <32 x i32> %391, i64 3
  %406 = insertelement <4 x i32> %404, i32 %405, i64 3
  store <4 x i32> %406, ptr %3, align 16
  %407 = extractelement <32 x i32> %391, i64 4
  %408 = insertelement <4 x i32> poison, i32 %407, i64 0
  %409 = extractelement <32 x i32> %391, i64 5
  %410 = insertelement <4 x i32> %408, i32 %409, i64 1
  %411 = extractelement <32 x i32> %391, i64 6
  %412 = insertelement <4 x i32> %410, i32 %411, i64 2
  %413 = extractelement <32 x i32> %391, i64 7
  %414 = insertelement <4 x i32> %412, i32 %413, i64 3
  store <4 x i32> %414, ptr %392, align 16
  %415 = extractelement <32 x i32> %391, i64 8
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <32 x i32> %391, i64 9
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <32 x i32> %391, i64 10
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <32 x i32> %391, i64 11
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %393, align 16
  %423 = extractelement <32 x i32> %391, i64 12
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <32 x i32> %391, i64 13
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <32 x i32> %391, i64 14
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <32 x i32> %391, i64 15
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  store <4 x i32> %430, ptr %394, align 16
  %431 = extractelement <32 x i32> %391, i64 16
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <32 x i32> %391, i64 17
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <32 x i32> %391, i64 18
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <32 x i32> %391, i64 19
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %395, align 16
  %439 = extractelement <32 x i32> %391, i64 20
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <32 x i32> %391, i64 21
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <32 x i32> %391, i64 22
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <32 x i32> %391, i64 23
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %396, align 16
  %447 = extractelement <32 x i32> %391, i64 24
  %448 = insertelement <4 x i32> poison, i32 %447, i64 0
  %449 = extractelement <32 x i32> %391, i64 25
  %450 = insertelement <4 x i32> %448, i32 %449, i64 1
  %451 = extractelement <32 x i32> %391, i64 26
  %452 = insertelement <4 x i32> %450, i32 %451, i64 2
  %453 = extractelement <32 x i32> %391, i64 27
  %454 = insertelement <4 x i32> %452, i32 %453, i64 3
  store <4 x i32> %454, ptr %397, align 16
  %455 = extractelement <32 x i32> %391, i64 28
  %456 = insertelement <4 x i32> poison, i32 %455, i64 0
  %457 = extractelement <32 x i32> %391, i64 29
  %458 = insertelement <4 x i32> %456, i32 %457, i64 1
  %459 = extractelement <32 x i32> %391, i64 30
  %460 = insertelement <4 x i32> %458, i32 %459, i64 2
  %461 = extractelement <32 x i32> %391, i64 31
  %462 = insertelement <4 x i32> %460, i32 %461, i64 3
  store <4 x i32> %462, ptr %398, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %463 = getelementptr i32, ptr %3, i64 4
  %464 = getelementptr i32, ptr %3, i64 8
  %465 = getelementptr i32, ptr %3, i64 12
  %466 = getelementptr i32, ptr %3, i64 16
  %467 = getelementptr i32, ptr %3, i64 20
  %468 = getelementptr i32, ptr %3, i64 24
  %469 = getelementptr i32, ptr %3, i64 28
  %470 = load <4 x i32>, ptr %3, align 16
  %471 = extractelement <4 x i32> %470, i64 0
  %472 = insertelement <32 x i32> poison, i32 %471, i64 0
  %473 = extractelement <4 x i32> %470, i64 1
  %474 = insertelement <32 x i32> %472, i32 %473, i64 1
  %475 = extractelement <4 x i32> %470, i64 2
  %476 = insertelement <32 x i32> %474, i32 %475, i64 2
  %477 = extractelement <4 x i32> %470, i64 3
  %478 = insertelement <32 x i32> %476, i32 %477, i64 3
  %479 = load <4 x i32>, ptr %463, align 16
  %480 = extractelement <4 x i32> %479, i64 0
  %481 = insertelement <32 x i32> %478, i32 %480, i64 4
  %482 = extractelement <4 x i32> %479, i64 1
  %483 = insertelement <32 x i32> %481, i32 %482, i64 5
  %484 = extractelement <4 x i32> %479, i64 2
  %485 = insertelement <32 x i32> %483, i32 %484, i64 6
  %486 = extractelement <4 x i32> %479, i64 3
  %487 = insertelement <32 x i32> %485, i32 %486, i64 7
  %488 = load <4 x i32>, ptr %464, align 16
  %489 = extractelement <4 x i32> %488, i64 0
  %490 = insertelement <32 x i32> %487, i32 %489, i64 8
  %491 = extractelement <4 x i32> %488, i64 1
  %492 = insertelement <32 x i32> %490, i32 %491, i64 9
  %493 = extractelement <4 x i32> %488, i64 2
  %494 = insertelement <32 x i32> %492, i32 %493, i64 10
  %495 = extractelement <4 x i32> %488, i64 3
  %496 = insertelement <32 x i32> %494, i32 %495, i64 11
  %497 = load <4 x i32>, ptr %465, align 16
  %498 = extractelement <4 x i32> %497, i64 0
  %499 = insertelement <32 x i32> %496, i32 %498, i64 12
  %500 = extractelement <4 x i32> %497, i64 1
  %501 = insertelement <32 x i32> %499, i32 %500, i64 13
  %502 = extractelement <4 x i32> %497, i64 2
  %503 = insertelement <32 x i32> %501, i32 %502, i64 14
  %504 = extractelement <4 x i32> %497, i64 3
  %505 = insertelement <32 x i32> %503, i32 %504, i64 15
  %506 = load <4 x i32>, ptr %466, align 16
  %507 = extractelement <4 x i32> %506, i64 0
  %508 = insertelement <32 x i32> %505, i32 %507, i64 16
  %509 = extractelement <4 x i32> %506, i64 1
  %510 = insertelement <32 x i32> %508, i32 %509, i64 17
  %511 = extractelement <4 x i32> %506, i64 2
  %512 = insertelement <32 x i32> %510, i32 %511, i64 18
  %513 = extractelement <4 x i32> %506, i64 3
  %514 = insertelement <32 x i32> %512, i32 %513, i64 19
  %515 = load <4 x i32>, ptr %467, align 16
  %516 = extractelement <4 x i32> %515, i64 0
  %517 = insertelement <32 x i32> %514, i32 %516, i64 20
  %518 = extractelement <4 x i32> %515, i64 1
  %519 = insertelement <32 x i32> %517, i32 %518, i64 21
  %520 = extractelement <4 x i32> %515, i64 2
  %521 = insertelement <32 x i32> %519, i32 %520, i64 22
  %522 = extractelement <4 x i32> %515, i64 3
  %523 = insertelement <32 x i32> %521, i32 %522, i64 23
  %524 = load <4 x i32>, ptr %468, align 16
  %525 = extractelement <4 x i32> %524, i64 0
  %526 = insertelement <32 x i32> %523, i32 %525, i64 24
  %527 = extractelement <4 x i32> %524, i64 1
  %528 = insertelement <32 x i32> %526, i32 %527, i64 25
  %529 = extractelement <4 x i32> %524, i64 2
  %530 = insertelement <32 x i32> %528, i32 %529, i64 26
  %531 = extractelement <4 x i32> %524, i64 3
  %532 = insertelement <32 x i32> %530, i32 %531, i64 27
  %533 = load <4 x i32>, ptr %469, align 16
  %534 = extractelement <4 x i32> %533, i64 0
  %535 = insertelement <32 x i32> %532, i32 %534, i64 28
  %536 = extractelement <4 x i32> %533, i64 1
  %537 = insertelement <32 x i32> %535, i32 %536, i64 29
  %538 = extractelement <4 x i32> %533, i64 2
  %539 = insertelement <32 x i32> %537, i32 %538, i64 30
  %540 = extractelement <4 x i32> %533, i64 3
  %541 = insertelement <32 x i32> %539, i32 %540, i64 31
  %542 = extractelement <32 x i32> %541, i64 0
  %543 = extractelement <32 x i32> %541, i64 1
  %544 = extractelement <32 x i32> %541, i64 2
  %545 = extractelement <32 x i32> %541, i64 3
  %546 = extractelement <32 x i32> %541, i64 4
  %547 = extractelement <32 x i32> %541, i64 5
  %548 = extractelement <32 x i32> %541, i64 6
  %549 = extractelement <32 x i32> %541, i64 7
  %550 = extractelement <32 x i32> %541, i64 8
  %551 = extractelement <32 x i32> %541, i64 9
  %552 = extractelement <32 x i32> %541, i64 10
  %553 = extractelement <32 x i32> %541, i64 11
  %554 = extractelement <32 x i32> %541, i64 12
  %555 = extractelement <32 x i32> %541, i64 13
  %556 = extractelement <32 x i32> %541, i64 14
  %557 = extractelement <32 x i32> %541, i64 15
  %558 = extractelement <32 x i32> %541, i64 16
  %559 = extractelement <32 x i32> %541, i64 17
  %560 = extractelement <32 x i32> %541, i64 18
  %561 = extractelement <32 x i32> %541, i64 19
  %562 = extractelement <32 x i32> %541, i64 20
  %563 = extractelement <32 x i32> %541, i64 21
  %564 = extractelement <32 x i32> %541, i64 22
  %565 = extractelement <32 x i32> %541, i64 23
  %566 = extractelement <32 x i32> %541, i64 24
  %567 = extractelement <32 x i32> %541, i64 25
  %568 = extractelement <32 x i32> %541, i64 26
  %569 = extractelement <32 x i32> %541, i64 27
  %570 = extractelement <32 x i32> %541, i64 28
  %571 = extractelement <32 x i32> %541, i64 29
  %572 = extractelement <32 x i32> %541, i64 30
  %573 = extractelement <32 x i32> %541, i64 31
  %574 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %542, i32 %543, i32 %544, i32 %545, i32 %546, i32 %547, i32 %548, i32 %549, i32 %550, i32 %551, i32 %552, i32 %553, i32 %554, i32 %555, i32 %556, i32 %557, i32 %558, i32 %559, i32 %560, i32 %561, i32 %562, i32 %563, i32 %564, i32 %565, i32 %566, i32 %567, i32 %568, i32 %569, i32 %570, i32 %571, i32 %572, i32 %573)
  %575 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 0
  %576 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 1
  %577 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 2
  %578 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 3
  %579 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 4
  %580 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 5
  %581 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 6
  %582 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 7
  %583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 8
  %584 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 9
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 10
  %586 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 11
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 12
  %588 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 13
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 14
  %590 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 15
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 16
  %592 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 17
  %593 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 18
  %594 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 19
  %595 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 20
  %596 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 21
  %597 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 22
  %598 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 23
  %599 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 24
  %600 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 25
  %601 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 26
  %602 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 27
  %603 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 28
  %604 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 29
  %605 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 30
  %606 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %574, 31
  %607 = insertelement <32 x i32> poison, i32 %575, i64 0
  %608 = insertelement <32 x i32> %607, i32 %576, i64 1
  %609 = insertelement <32 x i32> %608, i32 %577, i64 2
  %610 = insertelement <32 x i32> %609, i32 %578, i64 3
  %611 = insertelement <32 x i32> %610, i32 %579, i64 4
  %612 = insertelement <32 x i32> %611, i32 %580, i64 5
  %613 = insertelement <32 x i32> %612, i32 %581, i64 6
  %614 = insertelement <32 x i32> %613, i32 %582, i64 7
  %615 = insertelement <32 x i32> %614, i32 %583, i64 8
  %616 = insertelement <32 x i32> %615, i32 %584, i64 9
  %617 = insertelement <32 x i32> %616, i32 %585, i64 10
  %618 = insertelement <32 x i32> %617, i32 %586, i64 11
  %619 = insertelement <32 x i32> %618, i32 %587, i64 12
  %620 = insertelement <32 x i32> %619, i32 %588, i64 13
  %621 = insertelement <32 x i32> %620, i32 %589, i64 14
  %622 = insertelement <32 x i32> %621, i32 %590, i64 15
  %623 = insertelement <32 x i32> %622, i32 %591, i64 16
  %624 = insertelement <32 x i32> %623, i32 %592, i64 17
  %625 = insertelement <32 x i32> %624, i32 %593, i64 18
  %626 = insertelement <32 x i32> %625, i32 %594, i64 19
  %627 = insertelement <32 x i32> %626, i32 %595, i64 20
  %628 = insertelement <32 x i32> %627, i32 %596, i64 21
  %629 = insertelement <32 x i32> %628, i32 %597, i64 22
  %630 = insertelement <32 x i32> %629, i32 %598, i64 23
  %631 = insertelement <32 x i32> %630, i32 %599, i64 24
  %632 = insertelement <32 x i32> %631, i32 %600, i64 25
  %633 = insertelement <32 x i32> %632, i32 %601, i64 26
  %634 = insertelement <32 x i32> %633, i32 %602, i64 27
  %635 = insertelement <32 x i32> %634, i32 %603, i64 28
  %636 = insertelement <32 x i32> %635, i32 %604, i64 29
  %637 = insertelement <32 x i32> %636, i32 %605, i64 30
  %638 = insertelement <32 x i32> %637, i32 %606, i64 31
  %639 = getelementptr i32, ptr %3, i64 4
  %640 = getelementptr i32, ptr %3, i64 8
  %641 = getelementptr i32, ptr %3, i64 12
  %642 = getelementptr i32, ptr %3, i64 16
  %643 = getelementptr i32, ptr %3, i64 20
  %644 = getelementptr i32, ptr %3, i64 24
  %645 = getelementptr i32, ptr %3, i64 28
  %646 = extractelement <32 x i32> %638, i64 0
  %647 = insertelement <4 x i32> poison, i32 %646, i64 0
  %648 = extractelement <32 x i32> %638, i64 1
  %649 = insertelement <4 x i32> %647, i32 %648, i64 1
  %650 = extractelement <32 x i32> %638, i64 2
  %651 = insertelement <4 x i32> %649, i32 %650, i64 2
  %652 = extractelement <32 x i32> %638, i64 3
  %653 = insertelement <4 x i32> %651, i32 %652, i64 3
  store <4 x i32> %653, ptr %3, align 16
  %654 = extractelement <32 x i32> %638, i64 4
  %655 = insertelement <4 x i32> poison, i32 %654, i64 0
  %656 = extractelement <32 x i32> %638, i64 5
  %657 = insertelement <4 x i32> %655, i32 %656, i64 1
  %658 = extractelement <32 x i32> %638, i64 6
  %659 = insertelement <4 x i32> %657, i32 %658, i64 2
  %660 = extractelement <32 x i32> %638, i64 7
  %661 = insertelement <4 x i32> %659, i32 %660, i64 3
  store <4 x i32> %661, ptr %639, align 16
  %662 = extractelement <32 x i32> %638, i64 8
  %663 = insertelement <4 x i32> poison, i32 %662, i64 0
  %664 = extractelement <32 x i32> %638, i64 9
  %665 = insertelement <4 x i32> %663, i32 %664, i64 1
  %666 = extractelement <32 x i32> %638, i64 10
  %667 = insertelement <4 x i32> %665, i32 %666, i64 2
  %668 = extractelement <32 x i32> %638, i64 11
  %669 = insertelement <4 x i32> %667, i32 %668, i64 3
  store <4 x i32> %669, ptr %640, align 16
  %670 = extractelement <32 x i32> %638, i64 12
  %671 = insertelement <4 x i32> poison, i32 %670, i64 0
  %672 = extractelement <32 x i32> %638, i64 13
  %673 = insertelement <4 x i32> %671, i32 %672, i64 1
  %674 = extractelement <32 x i32> %638, i64 14
  %675 = insertelement <4 x i32> %673, i32 %674, i64 2
  %676 = extractelement <32 x i32> %638, i64 15
  %677 = insertelement <4 x i32> %675, i32 %676, i64 3
  store <4 x i32> %677, ptr %641, align 16
  %678 = extractelement <32 x i32> %638, i64 16
  %679 = insertelement <4 x i32> poison, i32 %678, i64 0
  %680 = extractelement <32 x i32> %638, i64 17
  %681 = insertelement <4 x i32> %679, i32 %680, i64 1
  %682 = extractelement <32 x i32> %638, i64 18
  %683 = insertelement <4 x i32> %681, i32 %682, i64 2
  %684 = extractelement <32 x i32> %638, i64 19
  %685 = insertelement <4 x i32> %683, i32 %684, i64 3
  store <4 x i32> %685, ptr %642, align 16
  %686 = extractelement <32 x i32> %638, i64 20
  %687 = insertelement <4 x i32> poison, i32 %686, i64 0
  %688 = extractelement <32 x i32> %638, i64 21
  %689 = insertelement <4 x i32> %687, i32 %688, i64 1
  %690 = extractelement <32 x i32> %638, i64 22
  %691 = insertelement <4 x i32> %689, i32 %690, i64 2
  %692 = extractelement <32 x i32> %638, i64 23
  %693 = insertelement <4 x i32> %691, i32 %692, i64 3
  store <4 x i32> %693, ptr %643, align 16
  %694 = extractelement <32 x i32> %638, i64 24
  %695 = insertelement <4 x i32> poison, i32 %694, i64 0
  %696 = extractelement <32 x i32> %638, i64 25
  %697 = insertelement <4 x i32> %695, i32 %696, i64 1
  %698 = extractelement <32 x i32> %638, i64 26
  %699 = insertelement <4 x i32> %697, i32 %698, i64 2
  %700 = extractelement <32 x i32> %638, i64 27
  %701 = insertelement <4 x i32> %699, i32 %700, i64 3
  store <4 x i32> %701, ptr %644, align 16
  %702 = extractelement <32 x i32> %638, i64 28
  %703 = insertelement <4 x i32> poison, i32 %702, i64 0
  %704 = extractelement <32 x i32> %638, i64 29
  %705 = insertelement <4 x i32> %703, i32 %704, i64 1
  %706 = extractelement <32 x i32> %638, i64 30
  %707 = insertelement <4 x i32> %705, i32 %706, i64 2
  %708 = extractelement <32 x i32> %638, i64 31
  %709 = insertelement <4 x i32> %707, i32 %708, i64 3
  store <4 x i32> %709, ptr %645, align 16
  %710 = getelementptr float, ptr %3, i64 4
  %711 = getelementptr float, ptr %3, i64 8
  %712 = getelementptr float, ptr %3, i64 12
  %713 = getelementptr float, ptr %3, i64 16
  %714 = getelementptr float, ptr %3, i64 20
  %715 = getelementptr float, ptr %3, i64 24
  %716 = getelementptr float, ptr %3, i64 28
  %717 = load <4 x float>, ptr %3, align 16
  %718 = extractelement <4 x float> %717, i64 0
  %719 = insertelement <32 x float> poison, float %718, i64 0
  %720 = extractelement <4 x float> %717, i64 1
  %721 = insertelement <32 x float> %719, float %720, i64 1
  %722 = extractelement <4 x float> %717, i64 2
  %723 = insertelement <32 x float> %721, float %722, i64 2
  %724 = extractelement <4 x float> %717, i64 3
  %725 = insertelement <32 x float> %723, float %724, i64 3
  %726 = load <4 x float>, ptr %710, align 16
  %727 = extractelement <4 x float> %726, i64 0
  %728 = insertelement <32 x float> %725, float %727, i64 4
  %729 = extractelement <4 x float> %726, i64 1
  %730 = insertelement <32 x float> %728, float %729, i64 5
  %731 = extractelement <4 x float> %726, i64 2
  %732 = insertelement <32 x float> %730, float %731, i64 6
  %733 = extractelement <4 x float> %726, i64 3
  %734 = insertelement <32 x float> %732, float %733, i64 7
  %735 = load <4 x float>, ptr %711, align 16
  %736 = extractelement <4 x float> %735, i64 0
  %737 = insertelement <32 x float> %734, float %736, i64 8
  %738 = extractelement <4 x float> %735, i64 1
  %739 = insertelement <32 x float> %737, float %738, i64 9
  %740 = extractelement <4 x float> %735, i64 2
  %741 = insertelement <32 x float> %739, float %740, i64 10
  %742 = extractelement <4 x float> %735, i64 3
  %743 = insertelement <32 x float> %741, float %742, i64 11
  %744 = load <4 x float>, ptr %712, align 16
  %745 = extractelement <4 x float> %744, i64 0
  %746 = insertelement <32 x float> %743, float %745, i64 12
  %747 = extractelement <4 x float> %744, i64 1
  %748 = insertelement <32 x float> %746, float %747, i64 13
  %749 = extractelement <4 x float> %744, i64 2
  %750 = insertelement <32 x float> %748, float %749, i64 14
  %751 = extractelement <4 x float> %744, i64 3
  %752 = insertelement <32 x float> %750, float %751, i64 15
  %753 = load <4 x float>, ptr %713, align 16
  %754 = extractelement <4 x float> %753, i64 0
  %755 = insertelement <32 x float> %752, float %754, i64 16
  %756 = extractelement <4 x float> %753, i64 1
  %757 = insertelement <32 x float> %755, float %756, i64 17
  %758 = extractelement <4 x float> %753, i64 2
  %759 = insertelement <32 x float> %757, float %758, i64 18
  %760 = extractelement <4 x float> %753, i64 3
  %761 = insertelement <32 x float> %759, float %760, i64 19
  %762 = load <4 x float>, ptr %714, align 16
  %763 = extractelement <4 x float> %762, i64 0
  %764 = insertelement <32 x float> %761, float %763, i64 20
  %765 = extractelement <4 x float> %762, i64 1
  %766 = insertelement <32 x float> %764, float %765, i64 21
  %767 = extractelement <4 x float> %762, i64 2
  %768 = insertelement <32 x float> %766, float %767, i64 22
  %769 = extractelement <4 x float> %762, i64 3
  %770 = insertelement <32 x float> %768, float %769, i64 23
  %771 = load <4 x float>, ptr %715, align 16
  %772 = extractelement <4 x float> %771, i64 0
  %773 = insertelement <32 x float> %770, float %772, i64 24
  %774 = extractelement <4 x float> %771, i64 1
  %775 = insertelement <32 x float> %773, float %774, i64 25
  %776 = extractelement <4 x float> %771, i64 2
  %777 = insertelement <32 x float> %775, float %776, i64 26
  %778 = extractelement <4 x float> %771, i64 3
  %779 = insertelement <32 x float> %777, float %778, i64 27
  %780 = load <4 x float>, ptr %716, align 16
  %781 = extractelement <4 x float> %780, i64 0
  %782 = insertelement <32 x float> %779, float %781, i64 28
  %783 = extractelement <4 x float> %780, i64 1
  %784 = insertelement <32 x float> %782, float %783, i64 29
  %785 = extractelement <4 x float> %780, i64 2
  %786 = insertelement <32 x float> %784, float %785, i64 30
  %787 = extractelement <4 x float> %780, i64 3
  %788 = insertelement <32 x float> %786, float %787, i64 31
  %789 = getelementptr float, ptr addrspace(1) %387, i64 4
  %790 = getelementptr float, ptr addrspace(1) %387, i64 8
  %791 = getelementptr float, ptr addrspace(1) %387, i64 12
  %792 = getelementptr float, ptr addrspace(1) %387, i64 16
  %793 = getelementptr float, ptr addrspace(1) %387, i64 20
  %794 = getelementptr float, ptr addrspace(1) %387, i64 24
  %795 = getelementptr float, ptr addrspace(1) %387, i64 28
  %796 = extractelement <32 x float> %788, i64 0
  %797 = insertelement <4 x float> poison, float %796, i64 0
  %798 = extractelement <32 x float> %788, i64 1
  %799 = insertelement <4 x float> %797, float %798, i64 1
  %800 = extractelement <32 x float> %788, i64 2
  %801 = insertelement <4 x float> %799, float %800, i64 2
  %802 = extractelement <32 x float> %788, i64 3
  %803 = insertelement <4 x float> %801, float %802, i64 3
  store <4 x float> %803, ptr addrspace(1) %387, align 16
  %804 = extractelement <32 x float> %788, i64 4
  %805 = insertelement <4 x float> poison, float %804, i64 0
  %806 = extractelement <32 x float> %788, i64 5
  %807 = insertelement <4 x float> %805, float %806, i64 1
  %808 = extractelement <32 x float> %788, i64 6
  %809 = insertelement <4 x float> %807, float %808, i64 2
  %810 = extractelement <32 x float> %788, i64 7
  %811 = insertelement <4 x float> %809, float %810, i64 3
  store <4 x float> %811, ptr addrspace(1) %789, align 16
  %812 = extractelement <32 x float> %788, i64 8
  %813 = insertelement <4 x float> poison, float %812, i64 0
  %814 = extractelement <32 x float> %788, i64 9
  %815 = insertelement <4 x float> %813, float %814, i64 1
  %816 = extractelement <32 x float> %788, i64 10
  %817 = insertelement <4 x float> %815, float %816, i64 2
  %818 = extractelement <32 x float> %788, i64 11
  %819 = insertelement <4 x float> %817, float %818, i64 3
  store <4 x float> %819, ptr addrspace(1) %790, align 16
  %820 = extractelement <32 x float> %788, i64 12
  %821 = insertelement <4 x float> poison, float %820, i64 0
  %822 = extractelement <32 x float> %788, i64 13
  %823 = insertelement <4 x float> %821, float %822, i64 1
  %824 = extractelement <32 x float> %788, i64 14
  %825 = insertelement <4 x float> %823, float %824, i64 2
  %826 = extractelement <32 x float> %788, i64 15
  %827 = insertelement <4 x float> %825, float %826, i64 3
  store <4 x float> %827, ptr addrspace(1) %791, align 16
  %828 = extractelement <32 x float> %788, i64 16
  %829 = insertelement <4 x float> poison, float %828, i64 0
  %830 = extractelement <32 x float> %788, i64 17
  %831 = insertelement <4 x float> %829, float %830, i64 1
  %832 = extractelement <32 x float> %788, i64 18
  %833 = insertelement <4 x float> %831, float %832, i64 2
  %834 = extractelement <32 x float> %788, i64 19
  %835 = insertelement <4 x float> %833, float %834, i64 3
  store <4 x float> %835, ptr addrspace(1) %792, align 16
  %836 = extractelement <32 x float> %788, i64 20
  %837 = insertelement <4 x float> poison, float %836, i64 0
  %838 = extractelement <32 x float> %788, i64 21
  %839 = insertelement <4 x float> %837, float %838, i64 1
  %840 = extractelement <32 x float> %788, i64 22
  %841 = insertelement <4 x float> %839, float %840, i64 2
  %842 = extractelement <32 x float> %788, i64 23
  %843 = insertelement <4 x float> %841, float %842, i64 3
  store <4 x float> %843, ptr addrspace(1) %793, align 16
  %844 = extractelement <32 x float> %788, i64 24
  %845 = insertelement <4 x float> poison, float %844, i64 0
  %846 = extractelement <32 x float> %788, i64 25
  %847 = insertelement <4 x float> %845, float %846, i64 1
  %848 = extractelement <32 x float> %788, i64 26
  %849 = insertelement <4 x float> %847, float %848, i64 2
  %850 = extractelement <32 x float> %788, i64 27
  %851 = insertelement <4 x float> %849, float %850, i64 3
  store <4 x float> %851, ptr addrspace(1) %794, align 16
  %852 = extractelement <32 x float> %788, i64 28
  %853 = insertelement <4 x float> poison, float %852, i64 0
  %854 = extractelement <32 x float> %788, i64 29
  %855 = insertelement <4 x float> %853, float %854, i64 1
  %856 = extractelement <32 x float> %788, i64 30
  %857 = insertelement <4 x float> %855, float %856, i64 2
  %858 = extractelement <32 x float> %788, i64 31
  %859 = insertelement <4 x float> %857, float %858, i64 3
  store <4 x float> %859, ptr addrspace(1) %795, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %860, label %861

860:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %861

861:                                              ; preds = %860, %10
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
declare void @llvm.nvvm.tcgen05.st.16x128b.x8(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

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
