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
  %15 = mul nsw i32 %13, 2
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 1024
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %23, i64 256
  %28 = getelementptr float, ptr addrspace(1) %23, i64 8
  %29 = getelementptr float, ptr addrspace(1) %23, i64 264
  %30 = getelementptr float, ptr addrspace(1) %23, i64 16
  %31 = getelementptr float, ptr addrspace(1) %23, i64 272
  %32 = getelementptr float, ptr addrspace(1) %23, i64 24
  %33 = getelementptr float, ptr addrspace(1) %23, i64 280
  %34 = load <2 x float>, ptr addrspace(1) %23, align 8
  %35 = extractelement <2 x float> %34, i64 0
  %36 = insertelement <16 x float> poison, float %35, i64 0
  %37 = extractelement <2 x float> %34, i64 1
  %38 = insertelement <16 x float> %36, float %37, i64 1
  %39 = load <2 x float>, ptr addrspace(1) %27, align 8
  %40 = extractelement <2 x float> %39, i64 0
  %41 = insertelement <16 x float> %38, float %40, i64 2
  %42 = extractelement <2 x float> %39, i64 1
  %43 = insertelement <16 x float> %41, float %42, i64 3
  %44 = load <2 x float>, ptr addrspace(1) %28, align 8
  %45 = extractelement <2 x float> %44, i64 0
  %46 = insertelement <16 x float> %43, float %45, i64 4
  %47 = extractelement <2 x float> %44, i64 1
  %48 = insertelement <16 x float> %46, float %47, i64 5
  %49 = load <2 x float>, ptr addrspace(1) %29, align 8
  %50 = extractelement <2 x float> %49, i64 0
  %51 = insertelement <16 x float> %48, float %50, i64 6
  %52 = extractelement <2 x float> %49, i64 1
  %53 = insertelement <16 x float> %51, float %52, i64 7
  %54 = load <2 x float>, ptr addrspace(1) %30, align 8
  %55 = extractelement <2 x float> %54, i64 0
  %56 = insertelement <16 x float> %53, float %55, i64 8
  %57 = extractelement <2 x float> %54, i64 1
  %58 = insertelement <16 x float> %56, float %57, i64 9
  %59 = load <2 x float>, ptr addrspace(1) %31, align 8
  %60 = extractelement <2 x float> %59, i64 0
  %61 = insertelement <16 x float> %58, float %60, i64 10
  %62 = extractelement <2 x float> %59, i64 1
  %63 = insertelement <16 x float> %61, float %62, i64 11
  %64 = load <2 x float>, ptr addrspace(1) %32, align 8
  %65 = extractelement <2 x float> %64, i64 0
  %66 = insertelement <16 x float> %63, float %65, i64 12
  %67 = extractelement <2 x float> %64, i64 1
  %68 = insertelement <16 x float> %66, float %67, i64 13
  %69 = load <2 x float>, ptr addrspace(1) %33, align 8
  %70 = extractelement <2 x float> %69, i64 0
  %71 = insertelement <16 x float> %68, float %70, i64 14
  %72 = extractelement <2 x float> %69, i64 1
  %73 = insertelement <16 x float> %71, float %72, i64 15
  %74 = getelementptr float, ptr %5, i64 4
  %75 = getelementptr float, ptr %5, i64 8
  %76 = getelementptr float, ptr %5, i64 12
  %77 = extractelement <16 x float> %73, i64 0
  %78 = insertelement <4 x float> poison, float %77, i64 0
  %79 = extractelement <16 x float> %73, i64 1
  %80 = insertelement <4 x float> %78, float %79, i64 1
  %81 = extractelement <16 x float> %73, i64 2
  %82 = insertelement <4 x float> %80, float %81, i64 2
  %83 = extractelement <16 x float> %73, i64 3
  %84 = insertelement <4 x float> %82, float %83, i64 3
  store <4 x float> %84, ptr %5, align 16
  %85 = extractelement <16 x float> %73, i64 4
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = extractelement <16 x float> %73, i64 5
  %88 = insertelement <4 x float> %86, float %87, i64 1
  %89 = extractelement <16 x float> %73, i64 6
  %90 = insertelement <4 x float> %88, float %89, i64 2
  %91 = extractelement <16 x float> %73, i64 7
  %92 = insertelement <4 x float> %90, float %91, i64 3
  store <4 x float> %92, ptr %74, align 16
  %93 = extractelement <16 x float> %73, i64 8
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = extractelement <16 x float> %73, i64 9
  %96 = insertelement <4 x float> %94, float %95, i64 1
  %97 = extractelement <16 x float> %73, i64 10
  %98 = insertelement <4 x float> %96, float %97, i64 2
  %99 = extractelement <16 x float> %73, i64 11
  %100 = insertelement <4 x float> %98, float %99, i64 3
  store <4 x float> %100, ptr %75, align 16
  %101 = extractelement <16 x float> %73, i64 12
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = extractelement <16 x float> %73, i64 13
  %104 = insertelement <4 x float> %102, float %103, i64 1
  %105 = extractelement <16 x float> %73, i64 14
  %106 = insertelement <4 x float> %104, float %105, i64 2
  %107 = extractelement <16 x float> %73, i64 15
  %108 = insertelement <4 x float> %106, float %107, i64 3
  store <4 x float> %108, ptr %76, align 16
  %109 = getelementptr i32, ptr %5, i64 4
  %110 = getelementptr i32, ptr %5, i64 8
  %111 = getelementptr i32, ptr %5, i64 12
  %112 = load <4 x i32>, ptr %5, align 16
  %113 = extractelement <4 x i32> %112, i64 0
  %114 = insertelement <16 x i32> poison, i32 %113, i64 0
  %115 = extractelement <4 x i32> %112, i64 1
  %116 = insertelement <16 x i32> %114, i32 %115, i64 1
  %117 = extractelement <4 x i32> %112, i64 2
  %118 = insertelement <16 x i32> %116, i32 %117, i64 2
  %119 = extractelement <4 x i32> %112, i64 3
  %120 = insertelement <16 x i32> %118, i32 %119, i64 3
  %121 = load <4 x i32>, ptr %109, align 16
  %122 = extractelement <4 x i32> %121, i64 0
  %123 = insertelement <16 x i32> %120, i32 %122, i64 4
  %124 = extractelement <4 x i32> %121, i64 1
  %125 = insertelement <16 x i32> %123, i32 %124, i64 5
  %126 = extractelement <4 x i32> %121, i64 2
  %127 = insertelement <16 x i32> %125, i32 %126, i64 6
  %128 = extractelement <4 x i32> %121, i64 3
  %129 = insertelement <16 x i32> %127, i32 %128, i64 7
  %130 = load <4 x i32>, ptr %110, align 16
  %131 = extractelement <4 x i32> %130, i64 0
  %132 = insertelement <16 x i32> %129, i32 %131, i64 8
  %133 = extractelement <4 x i32> %130, i64 1
  %134 = insertelement <16 x i32> %132, i32 %133, i64 9
  %135 = extractelement <4 x i32> %130, i64 2
  %136 = insertelement <16 x i32> %134, i32 %135, i64 10
  %137 = extractelement <4 x i32> %130, i64 3
  %138 = insertelement <16 x i32> %136, i32 %137, i64 11
  %139 = load <4 x i32>, ptr %111, align 16
  %140 = extractelement <4 x i32> %139, i64 0
  %141 = insertelement <16 x i32> %138, i32 %140, i64 12
  %142 = extractelement <4 x i32> %139, i64 1
  %143 = insertelement <16 x i32> %141, i32 %142, i64 13
  %144 = extractelement <4 x i32> %139, i64 2
  %145 = insertelement <16 x i32> %143, i32 %144, i64 14
  %146 = extractelement <4 x i32> %139, i64 3
  %147 = insertelement <16 x i32> %145, i32 %146, i64 15
  %148 = extractelement <16 x i32> %147, i64 0
  %149 = extractelement <16 x i32> %147, i64 1
  %150 = extractelement <16 x i32> %147, i64 2
  %151 = extractelement <16 x i32> %147, i64 3
  %152 = extractelement <16 x i32> %147, i64 4
  %153 = extractelement <16 x i32> %147, i64 5
  %154 = extractelement <16 x i32> %147, i64 6
  %155 = extractelement <16 x i32> %147, i64 7
  %156 = extractelement <16 x i32> %147, i64 8
  %157 = extractelement <16 x i32> %147, i64 9
  %158 = extractelement <16 x i32> %147, i64 10
  %159 = extractelement <16 x i32> %147, i64 11
  %160 = extractelement <16 x i32> %147, i64 12
  %161 = extractelement <16 x i32> %147, i64 13
  %162 = extractelement <16 x i32> %147, i64 14
  %163 = extractelement <16 x i32> %147, i64 15
  %164 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %148, i32 %149, i32 %150, i32 %151, i32 %152, i32 %153, i32 %154, i32 %155, i32 %156, i32 %157, i32 %158, i32 %159, i32 %160, i32 %161, i32 %162, i32 %163)
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 0
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 1
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 2
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 3
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 4
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 5
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 6
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 7
  %173 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 8
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 9
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 10
  %176 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 11
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 12
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 13
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 14
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %164, 15
  %181 = insertelement <16 x i32> poison, i32 %165, i64 0
  %182 = insertelement <16 x i32> %181, i32 %166, i64 1
  %183 = insertelement <16 x i32> %182, i32 %167, i64 2
  %184 = insertelement <16 x i32> %183, i32 %168, i64 3
  %185 = insertelement <16 x i32> %184, i32 %169, i64 4
  %186 = insertelement <16 x i32> %185, i32 %170, i64 5
  %187 = insertelement <16 x i32> %186, i32 %171, i64 6
  %188 = insertelement <16 x i32> %187, i32 %172, i64 7
  %189 = insertelement <16 x i32> %188, i32 %173, i64 8
  %190 = insertelement <16 x i32> %189, i32 %174, i64 9
  %191 = insertelement <16 x i32> %190, i32 %175, i64 10
  %192 = insertelement <16 x i32> %191, i32 %176, i64 11
  %193 = insertelement <16 x i32> %192, i32 %177, i64 12
  %194 = insertelement <16 x i32> %193, i32 %178, i64 13
  %195 = insertelement <16 x i32> %194, i32 %179, i64 14
  %196 = insertelement <16 x i32> %195, i32 %180, i64 15
  call void @llvm.nvvm.tcgen05.st.16x256b.x4(ptr addrspace(6) %26, <16 x i32> %196, i1 false)
  %197 = urem i32 %6, 4
  %198 = udiv i32 %6, 4
  %199 = mul nsw i32 %197, 2
  %200 = urem i32 %198, 8
  %201 = udiv i32 %198, 8
  %202 = mul nsw i32 %200, 32
  %203 = add nsw i32 %199, %202
  %204 = mul nsw i32 %201, 1024
  %205 = add nsw i32 %203, %204
  %206 = add nsw i32 %205, 512
  %207 = sext i32 %206 to i64
  %208 = getelementptr float, ptr addrspace(1) %0, i64 %207
  %209 = mul nsw i32 %7, 2097152
  %210 = add nsw i32 1048576, %209
  %211 = sext i32 %210 to i64
  %212 = getelementptr i8, ptr addrspace(6) %12, i64 %211
  %213 = getelementptr float, ptr addrspace(1) %208, i64 256
  %214 = getelementptr float, ptr addrspace(1) %208, i64 8
  %215 = getelementptr float, ptr addrspace(1) %208, i64 264
  %216 = getelementptr float, ptr addrspace(1) %208, i64 16
  %217 = getelementptr float, ptr addrspace(1) %208, i64 272
  %218 = getelementptr float, ptr addrspace(1) %208, i64 24
  %219 = getelementptr float, ptr addrspace(1) %208, i64 280
  %220 = load <2 x float>, ptr addrspace(1) %208, align 8
  %221 = extractelement <2 x float> %220, i64 0
  %222 = insertelement <16 x float> poison, float %221, i64 0
  %223 = extractelement <2 x float> %220, i64 1
  %224 = insertelement <16 x float> %222, float %223, i64 1
  %225 = load <2 x float>, ptr addrspace(1) %213, align 8
  %226 = extractelement <2 x float> %225, i64 0
  %227 = insertelement <16 x float> %224, float %226, i64 2
  %228 = extractelement <2 x float> %225, i64 1
  %229 = insertelement <16 x float> %227, float %228, i64 3
  %230 = load <2 x float>, ptr addrspace(1) %214, align 8
  %231 = extractelement <2 x float> %230, i64 0
  %232 = insertelement <16 x float> %229, float %231, i64 4
  %233 = extractelement <2 x float> %230, i64 1
  %234 = insertelement <16 x float> %232, float %233, i64 5
  %235 = load <2 x float>, ptr addrspace(1) %215, align 8
  %236 = extractelement <2 x float> %235, i64 0
  %237 = insertelement <16 x float> %234, float %236, i64 6
  %238 = extractelement <2 x float> %235, i64 1
  %239 = insertelement <16 x float> %237, float %238, i64 7
  %240 = load <2 x float>, ptr addrspace(1) %216, align 8
  %241 = extractelement <2 x float> %240, i64 0
  %242 = insertelement <16 x float> %239, float %241, i64 8
  %243 = extractelement <2 x float> %240, i64 1
  %244 = insertelement <16 x float> %242, float %243, i64 9
  %245 = load <2 x float>, ptr addrspace(1) %217, align 8
  %246 = extractelement <2 x float> %245, i64 0
  %247 = insertelement <16 x float> %244, float %246, i64 10
  %248 = extractelement <2 x float> %245, i64 1
  %249 = insertelement <16 x float> %247, float %248, i64 11
  %250 = load <2 x float>, ptr addrspace(1) %218, align 8
  %251 = extractelement <2 x float> %250, i64 0
  %252 = insertelement <16 x float> %249, float %251, i64 12
  %253 = extractelement <2 x float> %250, i64 1
  %254 = insertelement <16 x float> %252, float %253, i64 13
  %255 = load <2 x float>, ptr addrspace(1) %219, align 8
  %256 = extractelement <2 x float> %255, i64 0
  %257 = insertelement <16 x float> %254, float %256, i64 14
  %258 = extractelement <2 x float> %255, i64 1
  %259 = insertelement <16 x float> %257, float %258, i64 15
  %260 = getelementptr float, ptr %4, i64 4
  %261 = getelementptr float, ptr %4, i64 8
  %262 = getelementptr float, ptr %4, i64 12
  %263 = extractelement <16 x float> %259, i64 0
  %264 = insertelement <4 x float> poison, float %263, i64 0
  %265 = extractelement <16 x float> %259, i64 1
  %266 = insertelement <4 x float> %264, float %265, i64 1
  %267 = extractelement <16 x float> %259, i64 2
  %268 = insertelement <4 x float> %266, float %267, i64 2
  %269 = extractelement <16 x float> %259, i64 3
  %270 = insertelement <4 x float> %268, float %269, i64 3
  store <4 x float> %270, ptr %4, align 16
  %271 = extractelement <16 x float> %259, i64 4
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <16 x float> %259, i64 5
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <16 x float> %259, i64 6
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <16 x float> %259, i64 7
  %278 = insertelement <4 x float> %276, float %277, i64 3
  store <4 x float> %278, ptr %260, align 16
  %279 = extractelement <16 x float> %259, i64 8
  %280 = insertelement <4 x float> poison, float %279, i64 0
  %281 = extractelement <16 x float> %259, i64 9
  %282 = insertelement <4 x float> %280, float %281, i64 1
  %283 = extractelement <16 x float> %259, i64 10
  %284 = insertelement <4 x float> %282, float %283, i64 2
  %285 = extractelement <16 x float> %259, i64 11
  %286 = insertelement <4 x float> %284, float %285, i64 3
  store <4 x float> %286, ptr %261, align 16
  %287 = extractelement <16 x float> %259, i64 12
  %288 = insertelement <4 x float> poison, float %287, i64 0
  %289 = extractelement <16 x float> %259, i64 13
  %290 = insertelement <4 x float> %288, float %289, i64 1
  %291 = extractelement <16 x float> %259, i64 14
  %292 = insertelement <4 x float> %290, float %291, i64 2
  %293 = extractelement <16 x float> %259, i64 15
  %294 = insertelement <4 x float> %292, float %293, i64 3
  store <4 x float> %294, ptr %262, align 16
  %295 = getelementptr i32, ptr %4, i64 4
  %296 = getelementptr i32, ptr %4, i64 8
  %297 = getelementptr i32, ptr %4, i64 12
  %298 = load <4 x i32>, ptr %4, align 16
  %299 = extractelement <4 x i32> %298, i64 0
  %300 = insertelement <16 x i32> poison, i32 %299, i64 0
  %301 = extractelement <4 x i32> %298, i64 1
  %302 = insertelement <16 x i32> %300, i32 %301, i64 1
  %303 = extractelement <4 x i32> %298, i64 2
  %304 = insertelement <16 x i32> %302, i32 %303, i64 2
  %305 = extractelement <4 x i32> %298, i64 3
  %306 = insertelement <16 x i32> %304, i32 %305, i64 3
  %307 = load <4 x i32>, ptr %295, align 16
  %308 = extractelement <4 x i32> %307, i64 0
  %309 = insertelement <16 x i32> %306, i32 %308, i64 4
  %310 = extractelement <4 x i32> %307, i64 1
  %311 = insertelement <16 x i32> %309, i32 %310, i64 5
  %312 = extractelement <4 x i32> %307, i64 2
  %313 = insertelement <16 x i32> %311, i32 %312, i64 6
  %314 = extractelement <4 x i32> %307, i64 3
  %315 = insertelement <16 x i32> %313, i32 %314, i64 7
  %316 = load <4 x i32>, ptr %296, align 16
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <16 x i32> %315, i32 %317, i64 8
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <16 x i32> %318, i32 %319, i64 9
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <16 x i32> %320, i32 %321, i64 10
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <16 x i32> %322, i32 %323, i64 11
  %325 = load <4 x i32>, ptr %297, align 16
  %326 = extractelement <4 x i32> %325, i64 0
  %327 = insertelement <16 x i32> %324, i32 %326, i64 12
  %328 = extractelement <4 x i32> %325, i64 1
  %329 = insertelement <16 x i32> %327, i32 %328, i64 13
  %330 = extractelement <4 x i32> %325, i64 2
  %331 = insertelement <16 x i32> %329, i32 %330, i64 14
  %332 = extractelement <4 x i32> %325, i64 3
  %333 = insertelement <16 x i32> %331, i32 %332, i64 15
  %334 = extractelement <16 x i32> %333, i64 0
  %335 = extractelement <16 x i32> %333, i64 1
  %336 = extractelement <16 x i32> %333, i64 2
  %337 = extractelement <16 x i32> %333, i64 3
  %338 = extractelement <16 x i32> %333, i64 4
  %339 = extractelement <16 x i32> %333, i64 5
  %340 = extractelement <16 x i32> %333, i64 6
  %341 = extractelement <16 x i32> %333, i64 7
  %342 = extractelement <16 x i32> %333, i64 8
  %343 = extractelement <16 x i32> %333, i64 9
  %344 = extractelement <16 x i32> %333, i64 10
  %345 = extractelement <16 x i32> %333, i64 11
  %346 = extractelement <16 x i32> %333, i64 12
  %347 = extractelement <16 x i32> %333, i64 13
  %348 = extractelement <16 x i32> %333, i64 14
  %349 = extractelement <16 x i32> %333, i64 15
  %350 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349)
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 0
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 1
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 2
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 3
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 4
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 5
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 6
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 7
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 8
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 9
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 10
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 11
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 12
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 13
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 14
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %350, 15
  %367 = insertelement <16 x i32> poison, i32 %351, i64 0
  %368 = insertelement <16 x i32> %367, i32 %352, i64 1
  %369 = insertelement <16 x i32> %368, i32 %353, i64 2
  %370 = insertelement <16 x i32> %369, i32 %354, i64 3
  %371 = insertelement <16 x i32> %370, i32 %355, i64 4
  %372 = insertelement <16 x i32> %371, i32 %356, i64 5
  %373 = insertelement <16 x i32> %372, i32 %357, i64 6
  %374 = insertelement <16 x i32> %373, i32 %358, i64 7
  %375 = insertelement <16 x i32> %374, i32 %359, i64 8
  %376 = insertelement <16 x i32> %375, i32 %360, i64 9
  %377 = insertelement <16 x i32> %376, i32 %361, i64 10
  %378 = insertelement <16 x i32> %377, i32 %362, i64 11
  %379 = insertelement <16 x i32> %378, i32 %363, i64 12
  %380 = insertelement <16 x i32> %379, i32 %364, i64 13
  %381 = insertelement <16 x i32> %380, i32 %365, i64 14
  %382 = insertelement <16 x i32> %381, i32 %366, i64 15
  call void @llvm.nvvm.tcgen05.st.16x256b.x4(ptr addrspace(6) %212, <16 x i32> %382, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %383 = urem i32 %6, 32
  %384 = udiv i32 %6, 32
  %385 = mul nsw i32 %383, 32
  %386 = mul nsw i32 %384, 1024
  %387 = add nsw i32 %385, %386
  %388 = sext i32 %387 to i64
  %389 = getelementptr float, ptr addrspace(1) %1, i64 %388
  %390 = mul nsw i32 %7, 2097152
  %391 = sext i32 %390 to i64
  %392 = getelementptr i8, ptr addrspace(6) %12, i64 %391
  %393 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %392, i1 false)
  %394 = getelementptr i32, ptr %3, i64 4
  %395 = getelementptr i32, ptr %3, i64 8
  %396 = getelementptr i32, ptr %3, i64 12
  %397 = getelementptr i32, ptr %3, i64 16
  %398 = getelementptr i32, ptr %3, i64 20
  %399 = getelementptr i32, ptr %3, i64 24
  %400 = getelementptr i32, ptr %3, i64 28
  %401 = extractelement <32 x i32> %393, i64 0
  %402 = insertelement <4 x i32> poison, i32 %401, i64 0
  %403 = extractelement <32 x i32> %393, i64 1
  %404 = insertelement <4 x i32> %402, i32 %403, i64 1
  %405 = extractelement <32 x i32> %393, i64 2
  %406 = insertelement <4 x i32> %404, i32 %405, i64 2
  %407 = extractelement <32 x i32> %393, i64 3
  %408 = insertelement <4 x i32> %406, i32 %407, i64 3
  store <4 x i32> %408, ptr %3, align 16
  %409 = extractelement <32 x i32> %393, i64 4
  %410 = insertelement <4 x i32> poison, i32 %409, i64 0
  %411 = extractelement <32 x i32> %393, i64 5
  %412 = insertelement <4 x i32> %410, i32 %411, i64 1
  %413 = extractelement <32 x i32> %393, i64 6
  %414 = insertelement <4 x i32> %412, i32 %413, i64 2
  %415 = extractelement <32 x i32> %393, i64 7
  %416 = insertelement <4 x i32> %414, i32 %415, i64 3
  store <4 x i32> %416, ptr %394, align 16
  %417 = extractelement <32 x i32> %393, i64 8
  %418 = insertelement <4 x i32> poison, i32 %417, i64 0
  %419 = extractelement <32 x i32> %393, i64 9
  %420 = insertelement <4 x i32> %418, i32 %419, i64 1
  %421 = extractelement <32 x i32> %393, i64 10
  %422 = insertelement <4 x i32> %420, i32 %421, i64 2
  %423 = extractelement <32 x i32> %393, i64 11
  %424 = insertelement <4 x i32> %422, i32 %423, i64 3
  store <4 x i32> %424, ptr %395, align 16
  %425 = extractelement <32 x i32> %393, i64 12
  %426 = insertelement <4 x i32> poison, i32 %425, i64 0
  %427 = extractelement <32 x i32> %393, i64 13
  %428 = insertelement <4 x i32> %426, i32 %427, i64 1
  %429 = extractelement <32 x i32> %393, i64 14
  %430 = insertelement <4 x i32> %428, i32 %429, i64 2
  %431 = extractelement <32 x i32> %393, i64 15
  %432 = insertelement <4 x i32> %430, i32 %431, i64 3
  store <4 x i32> %432, ptr %396, align 16
  %433 = extractelement <32 x i32> %393, i64 16
  %434 = insertelement <4 x i32> poison, i32 %433, i64 0
  %435 = extractelement <32 x i32> %393, i64 17
  %436 = insertelement <4 x i32> %434, i32 %435, i64 1
  %437 = extractelement <32 x i32> %393, i64 18
  %438 = insertelement <4 x i32> %436, i32 %437, i64 2
  %439 = extractelement <32 x i32> %393, i64 19
  %440 = insertelement <4 x i32> %438, i32 %439, i64 3
  store <4 x i32> %440, ptr %397, align 16
  %441 = extractelement <32 x i32> %393, i64 20
  %442 = insertelement <4 x i32> poison, i32 %441, i64 0
  %443 = extractelement <32 x i32> %393, i64 21
  %444 = insertelement <4 x i32> %442, i32 %443, i64 1
  %445 = extractelement <32 x i32> %393, i64 22
  %446 = insertelement <4 x i32> %444, i32 %445, i64 2
  %447 = extractelement <32 x i32> %393, i64 23
  %448 = insertelement <4 x i32> %446, i32 %447, i64 3
  store <4 x i32> %448, ptr %398, align 16
  %449 = extractelement <32 x i32> %393, i64 24
  %450 = insertelement <4 x i32> poison, i32 %449, i64 0
  %451 = extractelement <32 x i32> %393, i64 25
  %452 = insertelement <4 x i32> %450, i32 %451, i64 1
  %453 = extractelement <32 x i32> %393, i64 26
  %454 = insertelement <4 x i32> %452, i32 %453, i64 2
  %455 = extractelement <32 x i32> %393, i64 27
  %456 = insertelement <4 x i32> %454, i32 %455, i64 3
  store <4 x i32> %456, ptr %399, align 16
  %457 = extractelement <32 x i32> %393, i64 28
  %458 = insertelement <4 x i32> poison, i32 %457, i64 0
  %459 = extractelement <32 x i32> %393, i64 29
  %460 = insertelement <4 x i32> %458, i32 %459, i64 1
  %461 = extractelement <32 x i32> %393, i64 30
  %462 = insertelement <4 x i32> %460, i32 %461, i64 2
  %463 = extractelement <32 x i32> %393, i64 31
  %464 = insertelement <4 x i32> %462, i32 %463, i64 3
  store <4 x i32> %464, ptr %400, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %465 = getelementptr i32, ptr %3, i64 4
  %466 = getelementptr i32, ptr %3, i64 8
  %467 = getelementptr i32, ptr %3, i64 12
  %468 = getelementptr i32, ptr %3, i64 16
  %469 = getelementptr i32, ptr %3, i64 20
  %470 = getelementptr i32, ptr %3, i64 24
  %471 = getelementptr i32, ptr %3, i64 28
  %472 = load <4 x i32>, ptr %3, align 16
  %473 = extractelement <4 x i32> %472, i64 0
  %474 = insertelement <32 x i32> poison, i32 %473, i64 0
  %475 = extractelement <4 x i32> %472, i64 1
  %476 = insertelement <32 x i32> %474, i32 %475, i64 1
  %477 = extractelement <4 x i32> %472, i64 2
  %478 = insertelement <32 x i32> %476, i32 %477, i64 2
  %479 = extractelement <4 x i32> %472, i64 3
  %480 = insertelement <32 x i32> %478, i32 %479, i64 3
  %481 = load <4 x i32>, ptr %465, align 16
  %482 = extractelement <4 x i32> %481, i64 0
  %483 = insertelement <32 x i32> %480, i32 %482, i64 4
  %484 = extractelement <4 x i32> %481, i64 1
  %485 = insertelement <32 x i32> %483, i32 %484, i64 5
  %486 = extractelement <4 x i32> %481, i64 2
  %487 = insertelement <32 x i32> %485, i32 %486, i64 6
  %488 = extractelement <4 x i32> %481, i64 3
  %489 = insertelement <32 x i32> %487, i32 %488, i64 7
  %490 = load <4 x i32>, ptr %466, align 16
  %491 = extractelement <4 x i32> %490, i64 0
  %492 = insertelement <32 x i32> %489, i32 %491, i64 8
  %493 = extractelement <4 x i32> %490, i64 1
  %494 = insertelement <32 x i32> %492, i32 %493, i64 9
  %495 = extractelement <4 x i32> %490, i64 2
  %496 = insertelement <32 x i32> %494, i32 %495, i64 10
  %497 = extractelement <4 x i32> %490, i64 3
  %498 = insertelement <32 x i32> %496, i32 %497, i64 11
  %499 = load <4 x i32>, ptr %467, align 16
  %500 = extractelement <4 x i32> %499, i64 0
  %501 = insertelement <32 x i32> %498, i32 %500, i64 12
  %502 = extractelement <4 x i32> %499, i64 1
  %503 = insertelement <32 x i32> %501, i32 %502, i64 13
  %504 = extractelement <4 x i32> %499, i64 2
  %505 = insertelement <32 x i32> %503, i32 %504, i64 14
  %506 = extractelement <4 x i32> %499, i64 3
  %507 = insertelement <32 x i32> %505, i32 %506, i64 15
  %508 = load <4 x i32>, ptr %468, align 16
  %509 = extractelement <4 x i32> %508, i64 0
  %510 = insertelement <32 x i32> %507, i32 %509, i64 16
  %511 = extractelement <4 x i32> %508, i64 1
  %512 = insertelement <32 x i32> %510, i32 %511, i64 17
  %513 = extractelement <4 x i32> %508, i64 2
  %514 = insertelement <32 x i32> %512, i32 %513, i64 18
  %515 = extractelement <4 x i32> %508, i64 3
  %516 = insertelement <32 x i32> %514, i32 %515, i64 19
  %517 = load <4 x i32>, ptr %469, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <32 x i32> %516, i32 %518, i64 20
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <32 x i32> %519, i32 %520, i64 21
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <32 x i32> %521, i32 %522, i64 22
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <32 x i32> %523, i32 %524, i64 23
  %526 = load <4 x i32>, ptr %470, align 16
  %527 = extractelement <4 x i32> %526, i64 0
  %528 = insertelement <32 x i32> %525, i32 %527, i64 24
  %529 = extractelement <4 x i32> %526, i64 1
  %530 = insertelement <32 x i32> %528, i32 %529, i64 25
  %531 = extractelement <4 x i32> %526, i64 2
  %532 = insertelement <32 x i32> %530, i32 %531, i64 26
  %533 = extractelement <4 x i32> %526, i64 3
  %534 = insertelement <32 x i32> %532, i32 %533, i64 27
  %535 = load <4 x i32>, ptr %471, align 16
  %536 = extractelement <4 x i32> %535, i64 0
  %537 = insertelement <32 x i32> %534, i32 %536, i64 28
  %538 = extractelement <4 x i32> %535, i64 1
  %539 = insertelement <32 x i32> %537, i32 %538, i64 29
  %540 = extractelement <4 x i32> %535, i64 2
  %541 = insertelement <32 x i32> %539, i32 %540, i64 30
  %542 = extractelement <4 x i32> %535, i64 3
  %543 = insertelement <32 x i32> %541, i32 %542, i64 31
  %544 = extractelement <32 x i32> %543, i64 0
  %545 = extractelement <32 x i32> %543, i64 1
  %546 = extractelement <32 x i32> %543, i64 2
  %547 = extractelement <32 x i32> %543, i64 3
  %548 = extractelement <32 x i32> %543, i64 4
  %549 = extractelement <32 x i32> %543, i64 5
  %550 = extractelement <32 x i32> %543, i64 6
  %551 = extractelement <32 x i32> %543, i64 7
  %552 = extractelement <32 x i32> %543, i64 8
  %553 = extractelement <32 x i32> %543, i64 9
  %554 = extractelement <32 x i32> %543, i64 10
  %555 = extractelement <32 x i32> %543, i64 11
  %556 = extractelement <32 x i32> %543, i64 12
  %557 = extractelement <32 x i32> %543, i64 13
  %558 = extractelement <32 x i32> %543, i64 14
  %559 = extractelement <32 x i32> %543, i64 15
  %560 = extractelement <32 x i32> %543, i64 16
  %561 = extractelement <32 x i32> %543, i64 17
  %562 = extractelement <32 x i32> %543, i64 18
  %563 = extractelement <32 x i32> %543, i64 19
  %564 = extractelement <32 x i32> %543, i64 20
  %565 = extractelement <32 x i32> %543, i64 21
  %566 = extractelement <32 x i32> %543, i64 22
  %567 = extractelement <32 x i32> %543, i64 23
  %568 = extractelement <32 x i32> %543, i64 24
  %569 = extractelement <32 x i32> %543, i64 25
  %570 = extractelement <32 x i32> %543, i64 26
  %571 = extractelement <32 x i32> %543, i64 27
  %572 = extractelement <32 x i32> %543, i64 28
  %573 = extractelement <32 x i32> %543, i64 29
  %574 = extractelement <32 x i32> %543, i64 30
  %575 = extractelement <32 x i32> %543, i64 31
  %576 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %544, i32 %545, i32 %546, i32 %547, i32 %548, i32 %549, i32 %550, i32 %551, i32 %552, i32 %553, i32 %554, i32 %555, i32 %556, i32 %557, i32 %558, i32 %559, i32 %560, i32 %561, i32 %562, i32 %563, i32 %564, i32 %565, i32 %566, i32 %567, i32 %568, i32 %569, i32 %570, i32 %571, i32 %572, i32 %573, i32 %574, i32 %575)
  %577 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 0
  %578 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 1
  %579 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 2
  %580 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 3
  %581 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 4
  %582 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 5
  %583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 6
  %584 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 7
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 8
  %586 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 9
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 10
  %588 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 11
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 12
  %590 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 13
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 14
  %592 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 15
  %593 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 16
  %594 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 17
  %595 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 18
  %596 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 19
  %597 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 20
  %598 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 21
  %599 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 22
  %600 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 23
  %601 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 24
  %602 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 25
  %603 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 26
  %604 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 27
  %605 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 28
  %606 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 29
  %607 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 30
  %608 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %576, 31
  %609 = insertelement <32 x i32> poison, i32 %577, i64 0
  %610 = insertelement <32 x i32> %609, i32 %578, i64 1
  %611 = insertelement <32 x i32> %610, i32 %579, i64 2
  %612 = insertelement <32 x i32> %611, i32 %580, i64 3
  %613 = insertelement <32 x i32> %612, i32 %581, i64 4
  %614 = insertelement <32 x i32> %613, i32 %582, i64 5
  %615 = insertelement <32 x i32> %614, i32 %583, i64 6
  %616 = insertelement <32 x i32> %615, i32 %584, i64 7
  %617 = insertelement <32 x i32> %616, i32 %585, i64 8
  %618 = insertelement <32 x i32> %617, i32 %586, i64 9
  %619 = insertelement <32 x i32> %618, i32 %587, i64 10
  %620 = insertelement <32 x i32> %619, i32 %588, i64 11
  %621 = insertelement <32 x i32> %620, i32 %589, i64 12
  %622 = insertelement <32 x i32> %621, i32 %590, i64 13
  %623 = insertelement <32 x i32> %622, i32 %591, i64 14
  %624 = insertelement <32 x i32> %623, i32 %592, i64 15
  %625 = insertelement <32 x i32> %624, i32 %593, i64 16
  %626 = insertelement <32 x i32> %625, i32 %594, i64 17
  %627 = insertelement <32 x i32> %626, i32 %595, i64 18
  %628 = insertelement <32 x i32> %627, i32 %596, i64 19
  %629 = insertelement <32 x i32> %628, i32 %597, i64 20
  %630 = insertelement <32 x i32> %629, i32 %598, i64 21
  %631 = insertelement <32 x i32> %630, i32 %599, i64 22
  %632 = insertelement <32 x i32> %631, i32 %600, i64 23
  %633 = insertelement <32 x i32> %632, i32 %601, i64 24
  %634 = insertelement <32 x i32> %633, i32 %602, i64 25
  %635 = insertelement <32 x i32> %634, i32 %603, i64 26
  %636 = insertelement <32 x i32> %635, i32 %604, i64 27
  %637 = insertelement <32 x i32> %636, i32 %605, i64 28
  %638 = insertelement <32 x i32> %637, i32 %606, i64 29
  %639 = insertelement <32 x i32> %638, i32 %607, i64 30
  %640 = insertelement <32 x i32> %639, i32 %608, i64 31
  %641 = getelementptr i32, ptr %3, i64 4
  %642 = getelementptr i32, ptr %3, i64 8
  %643 = getelementptr i32, ptr %3, i64 12
  %644 = getelementptr i32, ptr %3, i64 16
  %645 = getelementptr i32, ptr %3, i64 20
  %646 = getelementptr i32, ptr %3, i64 24
  %647 = getelementptr i32, ptr %3, i64 28
  %648 = extractelement <32 x i32> %640, i64 0
  %649 = insertelement <4 x i32> poison, i32 %648, i64 0
  %650 = extractelement <32 x i32> %640, i64 1
  %651 = insertelement <4 x i32> %649, i32 %650, i64 1
  %652 = extractelement <32 x i32> %640, i64 2
  %653 = insertelement <4 x i32> %651, i32 %652, i64 2
  %654 = extractelement <32 x i32> %640, i64 3
  %655 = insertelement <4 x i32> %653, i32 %654, i64 3
  store <4 x i32> %655, ptr %3, align 16
  %656 = extractelement <32 x i32> %640, i64 4
  %657 = insertelement <4 x i32> poison, i32 %656, i64 0
  %658 = extractelement <32 x i32> %640, i64 5
  %659 = insertelement <4 x i32> %657, i32 %658, i64 1
  %660 = extractelement <32 x i32> %640, i64 6
  %661 = insertelement <4 x i32> %659, i32 %660, i64 2
  %662 = extractelement <32 x i32> %640, i64 7
  %663 = insertelement <4 x i32> %661, i32 %662, i64 3
  store <4 x i32> %663, ptr %641, align 16
  %664 = extractelement <32 x i32> %640, i64 8
  %665 = insertelement <4 x i32> poison, i32 %664, i64 0
  %666 = extractelement <32 x i32> %640, i64 9
  %667 = insertelement <4 x i32> %665, i32 %666, i64 1
  %668 = extractelement <32 x i32> %640, i64 10
  %669 = insertelement <4 x i32> %667, i32 %668, i64 2
  %670 = extractelement <32 x i32> %640, i64 11
  %671 = insertelement <4 x i32> %669, i32 %670, i64 3
  store <4 x i32> %671, ptr %642, align 16
  %672 = extractelement <32 x i32> %640, i64 12
  %673 = insertelement <4 x i32> poison, i32 %672, i64 0
  %674 = extractelement <32 x i32> %640, i64 13
  %675 = insertelement <4 x i32> %673, i32 %674, i64 1
  %676 = extractelement <32 x i32> %640, i64 14
  %677 = insertelement <4 x i32> %675, i32 %676, i64 2
  %678 = extractelement <32 x i32> %640, i64 15
  %679 = insertelement <4 x i32> %677, i32 %678, i64 3
  store <4 x i32> %679, ptr %643, align 16
  %680 = extractelement <32 x i32> %640, i64 16
  %681 = insertelement <4 x i32> poison, i32 %680, i64 0
  %682 = extractelement <32 x i32> %640, i64 17
  %683 = insertelement <4 x i32> %681, i32 %682, i64 1
  %684 = extractelement <32 x i32> %640, i64 18
  %685 = insertelement <4 x i32> %683, i32 %684, i64 2
  %686 = extractelement <32 x i32> %640, i64 19
  %687 = insertelement <4 x i32> %685, i32 %686, i64 3
  store <4 x i32> %687, ptr %644, align 16
  %688 = extractelement <32 x i32> %640, i64 20
  %689 = insertelement <4 x i32> poison, i32 %688, i64 0
  %690 = extractelement <32 x i32> %640, i64 21
  %691 = insertelement <4 x i32> %689, i32 %690, i64 1
  %692 = extractelement <32 x i32> %640, i64 22
  %693 = insertelement <4 x i32> %691, i32 %692, i64 2
  %694 = extractelement <32 x i32> %640, i64 23
  %695 = insertelement <4 x i32> %693, i32 %694, i64 3
  store <4 x i32> %695, ptr %645, align 16
  %696 = extractelement <32 x i32> %640, i64 24
  %697 = insertelement <4 x i32> poison, i32 %696, i64 0
  %698 = extractelement <32 x i32> %640, i64 25
  %699 = insertelement <4 x i32> %697, i32 %698, i64 1
  %700 = extractelement <32 x i32> %640, i64 26
  %701 = insertelement <4 x i32> %699, i32 %700, i64 2
  %702 = extractelement <32 x i32> %640, i64 27
  %703 = insertelement <4 x i32> %701, i32 %702, i64 3
  store <4 x i32> %703, ptr %646, align 16
  %704 = extractelement <32 x i32> %640, i64 28
  %705 = insertelement <4 x i32> poison, i32 %704, i64 0
  %706 = extractelement <32 x i32> %640, i64 29
  %707 = insertelement <4 x i32> %705, i32 %706, i64 1
  %708 = extractelement <32 x i32> %640, i64 30
  %709 = insertelement <4 x i32> %707, i32 %708, i64 2
  %710 = extractelement <32 x i32> %640, i64 31
  %711 = insertelement <4 x i32> %709, i32 %710, i64 3
  store <4 x i32> %711, ptr %647, align 16
  %712 = getelementptr float, ptr %3, i64 4
  %713 = getelementptr float, ptr %3, i64 8
  %714 = getelementptr float, ptr %3, i64 12
  %715 = getelementptr float, ptr %3, i64 16
  %716 = getelementptr float, ptr %3, i64 20
  %717 = getelementptr float, ptr %3, i64 24
  %718 = getelementptr float, ptr %3, i64 28
  %719 = load <4 x float>, ptr %3, align 16
  %720 = extractelement <4 x float> %719, i64 0
  %721 = insertelement <32 x float> poison, float %720, i64 0
  %722 = extractelement <4 x float> %719, i64 1
  %723 = insertelement <32 x float> %721, float %722, i64 1
  %724 = extractelement <4 x float> %719, i64 2
  %725 = insertelement <32 x float> %723, float %724, i64 2
  %726 = extractelement <4 x float> %719, i64 3
  %727 = insertelement <32 x float> %725, float %726, i64 3
  %728 = load <4 x float>, ptr %712, align 16
  %729 = extractelement <4 x float> %728, i64 0
  %730 = insertelement <32 x float> %727, float %729, i64 4
  %731 = extractelement <4 x float> %728, i64 1
  %732 = insertelement <32 x float> %730, float %731, i64 5
  %733 = extractelement <4 x float> %728, i64 2
  %734 = insertelement <32 x float> %732, float %733, i64 6
  %735 = extractelement <4 x float> %728, i64 3
  %736 = insertelement <32 x float> %734, float %735, i64 7
  %737 = load <4 x float>, ptr %713, align 16
  %738 = extractelement <4 x float> %737, i64 0
  %739 = insertelement <32 x float> %736, float %738, i64 8
  %740 = extractelement <4 x float> %737, i64 1
  %741 = insertelement <32 x float> %739, float %740, i64 9
  %742 = extractelement <4 x float> %737, i64 2
  %743 = insertelement <32 x float> %741, float %742, i64 10
  %744 = extractelement <4 x float> %737, i64 3
  %745 = insertelement <32 x float> %743, float %744, i64 11
  %746 = load <4 x float>, ptr %714, align 16
  %747 = extractelement <4 x float> %746, i64 0
  %748 = insertelement <32 x float> %745, float %747, i64 12
  %749 = extractelement <4 x float> %746, i64 1
  %750 = insertelement <32 x float> %748, float %749, i64 13
  %751 = extractelement <4 x float> %746, i64 2
  %752 = insertelement <32 x float> %750, float %751, i64 14
  %753 = extractelement <4 x float> %746, i64 3
  %754 = insertelement <32 x float> %752, float %753, i64 15
  %755 = load <4 x float>, ptr %715, align 16
  %756 = extractelement <4 x float> %755, i64 0
  %757 = insertelement <32 x float> %754, float %756, i64 16
  %758 = extractelement <4 x float> %755, i64 1
  %759 = insertelement <32 x float> %757, float %758, i64 17
  %760 = extractelement <4 x float> %755, i64 2
  %761 = insertelement <32 x float> %759, float %760, i64 18
  %762 = extractelement <4 x float> %755, i64 3
  %763 = insertelement <32 x float> %761, float %762, i64 19
  %764 = load <4 x float>, ptr %716, align 16
  %765 = extractelement <4 x float> %764, i64 0
  %766 = insertelement <32 x float> %763, float %765, i64 20
  %767 = extractelement <4 x float> %764, i64 1
  %768 = insertelement <32 x float> %766, float %767, i64 21
  %769 = extractelement <4 x float> %764, i64 2
  %770 = insertelement <32 x float> %768, float %769, i64 22
  %771 = extractelement <4 x float> %764, i64 3
  %772 = insertelement <32 x float> %770, float %771, i64 23
  %773 = load <4 x float>, ptr %717, align 16
  %774 = extractelement <4 x float> %773, i64 0
  %775 = insertelement <32 x float> %772, float %774, i64 24
  %776 = extractelement <4 x float> %773, i64 1
  %777 = insertelement <32 x float> %775, float %776, i64 25
  %778 = extractelement <4 x float> %773, i64 2
  %779 = insertelement <32 x float> %777, float %778, i64 26
  %780 = extractelement <4 x float> %773, i64 3
  %781 = insertelement <32 x float> %779, float %780, i64 27
  %782 = load <4 x float>, ptr %718, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <32 x float> %781, float %783, i64 28
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <32 x float> %784, float %785, i64 29
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <32 x float> %786, float %787, i64 30
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <32 x float> %788, float %789, i64 31
  %791 = getelementptr float, ptr addrspace(1) %389, i64 4
  %792 = getelementptr float, ptr addrspace(1) %389, i64 8
  %793 = getelementptr float, ptr addrspace(1) %389, i64 12
  %794 = getelementptr float, ptr addrspace(1) %389, i64 16
  %795 = getelementptr float, ptr addrspace(1) %389, i64 20
  %796 = getelementptr float, ptr addrspace(1) %389, i64 24
  %797 = getelementptr float, ptr addrspace(1) %389, i64 28
  %798 = extractelement <32 x float> %790, i64 0
  %799 = insertelement <4 x float> poison, float %798, i64 0
  %800 = extractelement <32 x float> %790, i64 1
  %801 = insertelement <4 x float> %799, float %800, i64 1
  %802 = extractelement <32 x float> %790, i64 2
  %803 = insertelement <4 x float> %801, float %802, i64 2
  %804 = extractelement <32 x float> %790, i64 3
  %805 = insertelement <4 x float> %803, float %804, i64 3
  store <4 x float> %805, ptr addrspace(1) %389, align 16
  %806 = extractelement <32 x float> %790, i64 4
  %807 = insertelement <4 x float> poison, float %806, i64 0
  %808 = extractelement <32 x float> %790, i64 5
  %809 = insertelement <4 x float> %807, float %808, i64 1
  %810 = extractelement <32 x float> %790, i64 6
  %811 = insertelement <4 x float> %809, float %810, i64 2
  %812 = extractelement <32 x float> %790, i64 7
  %813 = insertelement <4 x float> %811, float %812, i64 3
  store <4 x float> %813, ptr addrspace(1) %791, align 16
  %814 = extractelement <32 x float> %790, i64 8
  %815 = insertelement <4 x float> poison, float %814, i64 0
  %816 = extractelement <32 x float> %790, i64 9
  %817 = insertelement <4 x float> %815, float %816, i64 1
  %818 = extractelement <32 x float> %790, i64 10
  %819 = insertelement <4 x float> %817, float %818, i64 2
  %820 = extractelement <32 x float> %790, i64 11
  %821 = insertelement <4 x float> %819, float %820, i64 3
  store <4 x float> %821, ptr addrspace(1) %792, align 16
  %822 = extractelement <32 x float> %790, i64 12
  %823 = insertelement <4 x float> poison, float %822, i64 0
  %824 = extractelement <32 x float> %790, i64 13
  %825 = insertelement <4 x float> %823, float %824, i64 1
  %826 = extractelement <32 x float> %790, i64 14
  %827 = insertelement <4 x float> %825, float %826, i64 2
  %828 = extractelement <32 x float> %790, i64 15
  %829 = insertelement <4 x float> %827, float %828, i64 3
  store <4 x float> %829, ptr addrspace(1) %793, align 16
  %830 = extractelement <32 x float> %790, i64 16
  %831 = insertelement <4 x float> poison, float %830, i64 0
  %832 = extractelement <32 x float> %790, i64 17
  %833 = insertelement <4 x float> %831, float %832, i64 1
  %834 = extractelement <32 x float> %790, i64 18
  %835 = insertelement <4 x float> %833, float %834, i64 2
  %836 = extractelement <32 x float> %790, i64 19
  %837 = insertelement <4 x float> %835, float %836, i64 3
  store <4 x float> %837, ptr addrspace(1) %794, align 16
  %838 = extractelement <32 x float> %790, i64 20
  %839 = insertelement <4 x float> poison, float %838, i64 0
  %840 = extractelement <32 x float> %790, i64 21
  %841 = insertelement <4 x float> %839, float %840, i64 1
  %842 = extractelement <32 x float> %790, i64 22
  %843 = insertelement <4 x float> %841, float %842, i64 2
  %844 = extractelement <32 x float> %790, i64 23
  %845 = insertelement <4 x float> %843, float %844, i64 3
  store <4 x float> %845, ptr addrspace(1) %795, align 16
  %846 = extractelement <32 x float> %790, i64 24
  %847 = insertelement <4 x float> poison, float %846, i64 0
  %848 = extractelement <32 x float> %790, i64 25
  %849 = insertelement <4 x float> %847, float %848, i64 1
  %850 = extractelement <32 x float> %790, i64 26
  %851 = insertelement <4 x float> %849, float %850, i64 2
  %852 = extractelement <32 x float> %790, i64 27
  %853 = insertelement <4 x float> %851, float %852, i64 3
  store <4 x float> %853, ptr addrspace(1) %796, align 16
  %854 = extractelement <32 x float> %790, i64 28
  %855 = insertelement <4 x float> poison, float %854, i64 0
  %856 = extractelement <32 x float> %790, i64 29
  %857 = insertelement <4 x float> %855, float %856, i64 1
  %858 = extractelement <32 x float> %790, i64 30
  %859 = insertelement <4 x float> %857, float %858, i64 2
  %860 = extractelement <32 x float> %790, i64 31
  %861 = insertelement <4 x float> %859, float %860, i64 3
  store <4 x float> %861, ptr addrspace(1) %797, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %862, label %863

862:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %863

863:                                              ; preds = %862, %10
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
declare void @llvm.nvvm.tcgen05.st.16x256b.x4(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

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
