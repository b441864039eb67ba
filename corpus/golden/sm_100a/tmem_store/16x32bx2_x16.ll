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
  %23 = getelementptr float, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 2097152
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(6) %12, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %23, i64 4
  %28 = getelementptr float, ptr addrspace(1) %23, i64 8
  %29 = getelementptr float, ptr addrspace(1) %23, i64 12
  %30 = load <4 x float>, ptr addrspace(1) %23, align 16
  %31 = extractelement <4 x float> %30, i64 0
  %32 = insertelement <16 x float> poison, float %31, i64 0
  %33 = extractelement <4 x float> %30, i64 1
  %34 = insertelement <16 x float> %32, float %33, i64 1
  %35 = extractelement <4 x float> %30, i64 2
  %36 = insertelement <16 x float> %34, float %35, i64 2
  %37 = extractelement <4 x float> %30, i64 3
  %38 = insertelement <16 x float> %36, float %37, i64 3
  %39 = load <4 x float>, ptr addrspace(1) %27, align 16
  %40 = extractelement <4 x float> %39, i64 0
  %41 = insertelement <16 x float> %38, float %40, i64 4
  %42 = extractelement <4 x float> %39, i64 1
  %43 = insertelement <16 x float> %41, float %42, i64 5
  %44 = extractelement <4 x float> %39, i64 2
  %45 = insertelement <16 x float> %43, float %44, i64 6
  %46 = extractelement <4 x float> %39, i64 3
  %47 = insertelement <16 x float> %45, float %46, i64 7
  %48 = load <4 x float>, ptr addrspace(1) %28, align 16
  %49 = extractelement <4 x float> %48, i64 0
  %50 = insertelement <16 x float> %47, float %49, i64 8
  %51 = extractelement <4 x float> %48, i64 1
  %52 = insertelement <16 x float> %50, float %51, i64 9
  %53 = extractelement <4 x float> %48, i64 2
  %54 = insertelement <16 x float> %52, float %53, i64 10
  %55 = extractelement <4 x float> %48, i64 3
  %56 = insertelement <16 x float> %54, float %55, i64 11
  %57 = load <4 x float>, ptr addrspace(1) %29, align 16
  %58 = extractelement <4 x float> %57, i64 0
  %59 = insertelement <16 x float> %56, float %58, i64 12
  %60 = extractelement <4 x float> %57, i64 1
  %61 = insertelement <16 x float> %59, float %60, i64 13
  %62 = extractelement <4 x float> %57, i64 2
  %63 = insertelement <16 x float> %61, float %62, i64 14
  %64 = extractelement <4 x float> %57, i64 3
  %65 = insertelement <16 x float> %63, float %64, i64 15
  %66 = getelementptr float, ptr %5, i64 4
  %67 = getelementptr float, ptr %5, i64 8
  %68 = getelementptr float, ptr %5, i64 12
  %69 = extractelement <16 x float> %65, i64 0
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = extractelement <16 x float> %65, i64 1
  %72 = insertelement <4 x float> %70, float %71, i64 1
  %73 = extractelement <16 x float> %65, i64 2
  %74 = insertelement <4 x float> %72, float %73, i64 2
  %75 = extractelement <16 x float> %65, i64 3
  %76 = insertelement <4 x float> %74, float %75, i64 3
  store <4 x float> %76, ptr %5, align 16
  %77 = extractelement <16 x float> %65, i64 4
  %78 = insertelement <4 x float> poison, float %77, i64 0
  %79 = extractelement <16 x float> %65, i64 5
  %80 = insertelement <4 x float> %78, float %79, i64 1
  %81 = extractelement <16 x float> %65, i64 6
  %82 = insertelement <4 x float> %80, float %81, i64 2
  %83 = extractelement <16 x float> %65, i64 7
  %84 = insertelement <4 x float> %82, float %83, i64 3
  store <4 x float> %84, ptr %66, align 16
  %85 = extractelement <16 x float> %65, i64 8
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = extractelement <16 x float> %65, i64 9
  %88 = insertelement <4 x float> %86, float %87, i64 1
  %89 = extractelement <16 x float> %65, i64 10
  %90 = insertelement <4 x float> %88, float %89, i64 2
  %91 = extractelement <16 x float> %65, i64 11
  %92 = insertelement <4 x float> %90, float %91, i64 3
  store <4 x float> %92, ptr %67, align 16
  %93 = extractelement <16 x float> %65, i64 12
  %94 = insertelement <4 x float> poison, float %93, i64 0
  %95 = extractelement <16 x float> %65, i64 13
  %96 = insertelement <4 x float> %94, float %95, i64 1
  %97 = extractelement <16 x float> %65, i64 14
  %98 = insertelement <4 x float> %96, float %97, i64 2
  %99 = extractelement <16 x float> %65, i64 15
  %100 = insertelement <4 x float> %98, float %99, i64 3
  store <4 x float> %100, ptr %68, align 16
  %101 = getelementptr i32, ptr %5, i64 4
  %102 = getelementptr i32, ptr %5, i64 8
  %103 = getelementptr i32, ptr %5, i64 12
  %104 = load <4 x i32>, ptr %5, align 16
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = insertelement <16 x i32> poison, i32 %105, i64 0
  %107 = extractelement <4 x i32> %104, i64 1
  %108 = insertelement <16 x i32> %106, i32 %107, i64 1
  %109 = extractelement <4 x i32> %104, i64 2
  %110 = insertelement <16 x i32> %108, i32 %109, i64 2
  %111 = extractelement <4 x i32> %104, i64 3
  %112 = insertelement <16 x i32> %110, i32 %111, i64 3
  %113 = load <4 x i32>, ptr %101, align 16
  %114 = extractelement <4 x i32> %113, i64 0
  %115 = insertelement <16 x i32> %112, i32 %114, i64 4
  %116 = extractelement <4 x i32> %113, i64 1
  %117 = insertelement <16 x i32> %115, i32 %116, i64 5
  %118 = extractelement <4 x i32> %113, i64 2
  %119 = insertelement <16 x i32> %117, i32 %118, i64 6
  %120 = extractelement <4 x i32> %113, i64 3
  %121 = insertelement <16 x i32> %119, i32 %120, i64 7
  %122 = load <4 x i32>, ptr %102, align 16
  %123 = extractelement <4 x i32> %122, i64 0
  %124 = insertelement <16 x i32> %121, i32 %123, i64 8
  %125 = extractelement <4 x i32> %122, i64 1
  %126 = insertelement <16 x i32> %124, i32 %125, i64 9
  %127 = extractelement <4 x i32> %122, i64 2
  %128 = insertelement <16 x i32> %126, i32 %127, i64 10
  %129 = extractelement <4 x i32> %122, i64 3
  %130 = insertelement <16 x i32> %128, i32 %129, i64 11
  %131 = load <4 x i32>, ptr %103, align 16
  %132 = extractelement <4 x i32> %131, i64 0
  %133 = insertelement <16 x i32> %130, i32 %132, i64 12
  %134 = extractelement <4 x i32> %131, i64 1
  %135 = insertelement <16 x i32> %133, i32 %134, i64 13
  %136 = extractelement <4 x i32> %131, i64 2
  %137 = insertelement <16 x i32> %135, i32 %136, i64 14
  %138 = extractelement <4 x i32> %131, i64 3
  %139 = insertelement <16 x i32> %137, i32 %138, i64 15
  %140 = extractelement <16 x i32> %139, i64 0
  %141 = extractelement <16 x i32> %139, i64 1
  %142 = extractelement <16 x i32> %139, i64 2
  %143 = extractelement <16 x i32> %139, i64 3
  %144 = extractelement <16 x i32> %139, i64 4
  %145 = extractelement <16 x i32> %139, i64 5
  %146 = extractelement <16 x i32> %139, i64 6
  %147 = extractelement <16 x i32> %139, i64 7
  %148 = extractelement <16 x i32> %139, i64 8
  %149 = extractelement <16 x i32> %139, i64 9
  %150 = extractelement <16 x i32> %139, i64 10
  %151 = extractelement <16 x i32> %139, i64 11
  %152 = extractelement <16 x i32> %139, i64 12
  %153 = extractelement <16 x i32> %139, i64 13
  %154 = extractelement <16 x i32> %139, i64 14
  %155 = extractelement <16 x i32> %139, i64 15
  %156 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %140, i32 %141, i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147, i32 %148, i32 %149, i32 %150, i32 %151, i32 %152, i32 %153, i32 %154, i32 %155)
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 0
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 1
  %159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 2
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 3
  %161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 4
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 5
  %163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 6
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 7
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 8
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 9
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 10
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 11
  %169 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 12
  %170 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 13
  %171 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 14
  %172 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %156, 15
  %173 = insertelement <16 x i32> poison, i32 %157, i64 0
  %174 = insertelement <16 x i32> %173, i32 %158, i64 1
  %175 = insertelement <16 x i32> %174, i32 %159, i64 2
  %176 = insertelement <16 x i32> %175, i32 %160, i64 3
  %177 = insertelement <16 x i32> %176, i32 %161, i64 4
  %178 = insertelement <16 x i32> %177, i32 %162, i64 5
  %179 = insertelement <16 x i32> %178, i32 %163, i64 6
  %180 = insertelement <16 x i32> %179, i32 %164, i64 7
  %181 = insertelement <16 x i32> %180, i32 %165, i64 8
  %182 = insertelement <16 x i32> %181, i32 %166, i64 9
  %183 = insertelement <16 x i32> %182, i32 %167, i64 10
  %184 = insertelement <16 x i32> %183, i32 %168, i64 11
  %185 = insertelement <16 x i32> %184, i32 %169, i64 12
  %186 = insertelement <16 x i32> %185, i32 %170, i64 13
  %187 = insertelement <16 x i32> %186, i32 %171, i64 14
  %188 = insertelement <16 x i32> %187, i32 %172, i64 15
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x16(ptr addrspace(6) %26, i64 16, <16 x i32> %188, i1 false)
  %189 = urem i32 %6, 16
  %190 = udiv i32 %6, 16
  %191 = mul nsw i32 %189, 32
  %192 = urem i32 %190, 2
  %193 = udiv i32 %190, 2
  %194 = mul nsw i32 %192, 16
  %195 = add nsw i32 %191, %194
  %196 = mul nsw i32 %193, 1024
  %197 = add nsw i32 %195, %196
  %198 = add nsw i32 %197, 512
  %199 = sext i32 %198 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = mul nsw i32 %7, 2097152
  %202 = add nsw i32 1048576, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr i8, ptr addrspace(6) %12, i64 %203
  %205 = getelementptr float, ptr addrspace(1) %200, i64 4
  %206 = getelementptr float, ptr addrspace(1) %200, i64 8
  %207 = getelementptr float, ptr addrspace(1) %200, i64 12
  %208 = load <4 x float>, ptr addrspace(1) %200, align 16
  %209 = extractelement <4 x float> %208, i64 0
  %210 = insertelement <16 x float> poison, float %209, i64 0
  %211 = extractelement <4 x float> %208, i64 1
  %212 = insertelement <16 x float> %210, float %211, i64 1
  %213 = extractelement <4 x float> %208, i64 2
  %214 = insertelement <16 x float> %212, float %213, i64 2
  %215 = extractelement <4 x float> %208, i64 3
  %216 = insertelement <16 x float> %214, float %215, i64 3
  %217 = load <4 x float>, ptr addrspace(1) %205, align 16
  %218 = extractelement <4 x float> %217, i64 0
  %219 = insertelement <16 x float> %216, float %218, i64 4
  %220 = extractelement <4 x float> %217, i64 1
  %221 = insertelement <16 x float> %219, float %220, i64 5
  %222 = extractelement <4 x float> %217, i64 2
  %223 = insertelement <16 x float> %221, float %222, i64 6
  %224 = extractelement <4 x float> %217, i64 3
  %225 = insertelement <16 x float> %223, float %224, i64 7
  %226 = load <4 x float>, ptr addrspace(1) %206, align 16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = insertelement <16 x float> %225, float %227, i64 8
  %229 = extractelement <4 x float> %226, i64 1
  %230 = insertelement <16 x float> %228, float %229, i64 9
  %231 = extractelement <4 x float> %226, i64 2
  %232 = insertelement <16 x float> %230, float %231, i64 10
  %233 = extractelement <4 x float> %226, i64 3
  %234 = insertelement <16 x float> %232, float %233, i64 11
  %235 = load <4 x float>, ptr addrspace(1) %207, align 16
  %236 = extractelement <4 x float> %235, i64 0
  %237 = insertelement <16 x float> %234, float %236, i64 12
  %238 = extractelement <4 x float> %235, i64 1
  %239 = insertelement <16 x float> %237, float %238, i64 13
  %240 = extractelement <4 x float> %235, i64 2
  %241 = insertelement <16 x float> %239, float %240, i64 14
  %242 = extractelement <4 x float> %235, i64 3
  %243 = insertelement <16 x float> %241, float %242, i64 15
  %244 = getelementptr float, ptr %4, i64 4
  %245 = getelementptr float, ptr %4, i64 8
  %246 = getelementptr float, ptr %4, i64 12
  %247 = extractelement <16 x float> %243, i64 0
  %248 = insertelement <4 x float> poison, float %247, i64 0
  %249 = extractelement <16 x float> %243, i64 1
  %250 = insertelement <4 x float> %248, float %249, i64 1
  %251 = extractelement <16 x float> %243, i64 2
  %252 = insertelement <4 x float> %250, float %251, i64 2
  %253 = extractelement <16 x float> %243, i64 3
  %254 = insertelement <4 x float> %252, float %253, i64 3
  store <4 x float> %254, ptr %4, align 16
  %255 = extractelement <16 x float> %243, i64 4
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = extractelement <16 x float> %243, i64 5
  %258 = insertelement <4 x float> %256, float %257, i64 1
  %259 = extractelement <16 x float> %243, i64 6
  %260 = insertelement <4 x float> %258, float %259, i64 2
  %261 = extractelement <16 x float> %243, i64 7
  %262 = insertelement <4 x float> %260, float %261, i64 3
  store <4 x float> %262, ptr %244, align 16
  %263 = extractelement <16 x float> %243, i64 8
  %264 = insertelement <4 x float> poison, float %263, i64 0
  %265 = extractelement <16 x float> %243, i64 9
  %266 = insertelement <4 x float> %264, float %265, i64 1
  %267 = extractelement <16 x float> %243, i64 10
  %268 = insertelement <4 x float> %266, float %267, i64 2
  %269 = extractelement <16 x float> %243, i64 11
  %270 = insertelement <4 x float> %268, float %269, i64 3
  store <4 x float> %270, ptr %245, align 16
  %271 = extractelement <16 x float> %243, i64 12
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <16 x float> %243, i64 13
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <16 x float> %243, i64 14
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <16 x float> %243, i64 15
  %278 = insertelement <4 x float> %276, float %277, i64 3
  store <4 x float> %278, ptr %246, align 16
  %279 = getelementptr i32, ptr %4, i64 4
  %280 = getelementptr i32, ptr %4, i64 8
  %281 = getelementptr i32, ptr %4, i64 12
  %282 = load <4 x i32>, ptr %4, align 16
  %283 = extractelement <4 x i32> %282, i64 0
  %284 = insertelement <16 x i32> poison, i32 %283, i64 0
  %285 = extractelement <4 x i32> %282, i64 1
  %286 = insertelement <16 x i32> %284, i32 %285, i64 1
  %287 = extractelement <4 x i32> %282, i64 2
  %288 = insertelement <16 x i32> %286, i32 %287, i64 2
  %289 = extractelement <4 x i32> %282, i64 3
  %290 = insertelement <16 x i32> %288, i32 %289, i64 3
  %291 = load <4 x i32>, ptr %279, align 16
  %292 = extractelement <4 x i32> %291, i64 0
  %293 = insertelement <16 x i32> %290, i32 %292, i64 4
  %294 = extractelement <4 x i32> %291, i64 1
  %295 = insertelement <16 x i32> %293, i32 %294, i64 5
  %296 = extractelement <4 x i32> %291, i64 2
  %297 = insertelement <16 x i32> %295, i32 %296, i64 6
  %298 = extractelement <4 x i32> %291, i64 3
  %299 = insertelement <16 x i32> %297, i32 %298, i64 7
  %300 = load <4 x i32>, ptr %280, align 16
  %301 = extractelement <4 x i32> %300, i64 0
  %302 = insertelement <16 x i32> %299, i32 %301, i64 8
  %303 = extractelement <4 x i32> %300, i64 1
  %304 = insertelement <16 x i32> %302, i32 %303, i64 9
  %305 = extractelement <4 x i32> %300, i64 2
  %306 = insertelement <16 x i32> %304, i32 %305, i64 10
  %307 = extractelement <4 x i32> %300, i64 3
  %308 = insertelement <16 x i32> %306, i32 %307, i64 11
  %309 = load <4 x i32>, ptr %281, align 16
  %310 = extractelement <4 x i32> %309, i64 0
  %311 = insertelement <16 x i32> %308, i32 %310, i64 12
  %312 = extractelement <4 x i32> %309, i64 1
  %313 = insertelement <16 x i32> %311, i32 %312, i64 13
  %314 = extractelement <4 x i32> %309, i64 2
  %315 = insertelement <16 x i32> %313, i32 %314, i64 14
  %316 = extractelement <4 x i32> %309, i64 3
  %317 = insertelement <16 x i32> %315, i32 %316, i64 15
  %318 = extractelement <16 x i32> %317, i64 0
  %319 = extractelement <16 x i32> %317, i64 1
  %320 = extractelement <16 x i32> %317, i64 2
  %321 = extractelement <16 x i32> %317, i64 3
  %322 = extractelement <16 x i32> %317, i64 4
  %323 = extractelement <16 x i32> %317, i64 5
  %324 = extractelement <16 x i32> %317, i64 6
  %325 = extractelement <16 x i32> %317, i64 7
  %326 = extractelement <16 x i32> %317, i64 8
  %327 = extractelement <16 x i32> %317, i64 9
  %328 = extractelement <16 x i32> %317, i64 10
  %329 = extractelement <16 x i32> %317, i64 11
  %330 = extractelement <16 x i32> %317, i64 12
  %331 = extractelement <16 x i32> %317, i64 13
  %332 = extractelement <16 x i32> %317, i64 14
  %333 = extractelement <16 x i32> %317, i64 15
  %334 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %318, i32 %319, i32 %320, i32 %321, i32 %322, i32 %323, i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333)
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 0
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 1
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 2
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 3
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 4
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 5
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 6
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 7
  %343 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 8
  %344 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 9
  %345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 10
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 11
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 12
  %348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 13
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 14
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %334, 15
  %351 = insertelement <16 x i32> poison, i32 %335, i64 0
  %352 = insertelement <16 x i32> %351, i32 %336, i64 1
  %353 = insertelement <16 x i32> %352, i32 %337, i64 2
  %354 = insertelement <16 x i32> %353, i32 %338, i64 3
  %355 = insertelement <16 x i32> %354, i32 %339, i64 4
  %356 = insertelement <16 x i32> %355, i32 %340, i64 5
  %357 = insertelement <16 x i32> %356, i32 %341, i64 6
  %358 = insertelement <16 x i32> %357, i32 %342, i64 7
  %359 = insertelement <16 x i32> %358, i32 %343, i64 8
  %360 = insertelement <16 x i32> %359, i32 %344, i64 9
  %361 = insertelement <16 x i32> %360, i32 %345, i64 10
  %362 = insertelement <16 x i32> %361, i32 %346, i64 11
  %363 = insertelement <16 x i32> %362, i32 %347, i64 12
  %364 = insertelement <16 x i32> %363, i32 %348, i64 13
  %365 = insertelement <16 x i32> %364, i32 %349, i64 14
  %366 = insertelement <16 x i32> %365, i32 %350, i64 15
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x16(ptr addrspace(6) %204, i64 16, <16 x i32> %366, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %367 = urem i32 %6, 32
  %368 = udiv i32 %6, 32
  %369 = mul nsw i32 %367, 32
  %370 = mul nsw i32 %368, 1024
  %371 = add nsw i32 %369, %370
  %372 = sext i32 %371 to i64
  %373 = getelementptr float, ptr addrspace(1) %1, i64 %372
  %374 = mul nsw i32 %7, 2097152
  %375 = sext i32 %374 to i64
  %376 = getelementptr i8, ptr addrspace(6) %12, i64 %375
  %377 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %376, i1 false)
  %378 = getelementptr i32, ptr %3, i64 4
  %379 = getelementptr i32, ptr %3, i64 8
  %380 = getelementptr i32, ptr %3, i64 12
  %381 = getelementptr i32, ptr %3, i64 16
  %382 = getelementptr i32, ptr %3, i64 20
  %383 = getelementptr i32, ptr %3, i64 24
  %384 = getelementptr i32, ptr %3, i64 28
  %385 = extractelement <32 x i32> %377, i64 0
  %386 = insertelement <4 x i32> poison, i32 %385, i64 0
  %387 = extractelement <32 x i32> %377, i64 1
  %388 = insertelement <4 x i32> %386, i32 %387, i64 1
  %389 = extractelement <32 x i32> %377, i64 2
  %390 = insertelement <4 x i32> %388, i32 %389, i64 2
  %391 = extractelement <32 x i32> %377, i64 3
  %392 = insertelement <4 x i32> %390, i32 %391, i64 3
  store <4 x i32> %392, ptr %3, align 16
  %393 = extractelement <32 x i32> %377, i64 4
  %394 = insertelement <4 x i32> poison, i32 %393, i64 0
  %395 = extractelement <32 x i32> %377, i64 5
  %396 = insertelement <4 x i32> %394, i32 %395, i64 1
  %397 = extractelement <32 x i32> %377, i64 6
  %398 = insertelement <4 x i32> %396, i32 %397, i64 2
  %399 = extractelement <32 x i32> %377, i64 7
  %400 = insertelement <4 x i32> %398, i32 %399, i64 3
  store <4 x i32> %400, ptr %378, align 16
  %401 = extractelement <32 x i32> %377, i64 8
  %402 = insertelement <4 x i32> poison, i32 %401, i64 0
  %403 = extractelement <32 x i32> %377, i64 9
  %404 = insertelement <4 x i32> %402, i32 %403, i64 1
  %405 = extractelement <32 x i32> %377, i64 10
  %406 = insertelement <4 x i32> %404, i32 %405, i64 2
  %407 = extractelement <32 x i32> %377, i64 11
  %408 = insertelement <4 x i32> %406, i32 %407, i64 3
  store <4 x i32> %408, ptr %379, align 16
  %409 = extractelement <32 x i32> %377, i64 12
  %410 = insertelement <4 x i32> poison, i32 %409, i64 0
  %411 = extractelement <32 x i32> %377, i64 13
  %412 = insertelement <4 x i32> %410, i32 %411, i64 1
  %413 = extractelement <32 x i32> %377, i64 14
  %414 = insertelement <4 x i32> %412, i32 %413, i64 2
  %415 = extractelement <32 x i32> %377, i64 15
  %416 = insertelement <4 x i32> %414, i32 %415, i64 3
  store <4 x i32> %416, ptr %380, align 16
  %417 = extractelement <32 x i32> %377, i64 16
  %418 = insertelement <4 x i32> poison, i32 %417, i64 0
  %419 = extractelement <32 x i32> %377, i64 17
  %420 = insertelement <4 x i32> %418, i32 %419, i64 1
  %421 = extractelement <32 x i32> %377, i64 18
  %422 = insertelement <4 x i32> %420, i32 %421, i64 2
  %423 = extractelement <32 x i32> %377, i64 19
  %424 = insertelement <4 x i32> %422, i32 %423, i64 3
  store <4 x i32> %424, ptr %381, align 16
  %425 = extractelement <32 x i32> %377, i64 20
  %426 = insertelement <4 x i32> poison, i32 %425, i64 0
  %427 = extractelement <32 x i32> %377, i64 21
  %428 = insertelement <4 x i32> %426, i32 %427, i64 1
  %429 = extractelement <32 x i32> %377, i64 22
  %430 = insertelement <4 x i32> %428, i32 %429, i64 2
  %431 = extractelement <32 x i32> %377, i64 23
  %432 = insertelement <4 x i32> %430, i32 %431, i64 3
  store <4 x i32> %432, ptr %382, align 16
  %433 = extractelement <32 x i32> %377, i64 24
  %434 = insertelement <4 x i32> poison, i32 %433, i64 0
  %435 = extractelement <32 x i32> %377, i64 25
  %436 = insertelement <4 x i32> %434, i32 %435, i64 1
  %437 = extractelement <32 x i32> %377, i64 26
  %438 = insertelement <4 x i32> %436, i32 %437, i64 2
  %439 = extractelement <32 x i32> %377, i64 27
  %440 = insertelement <4 x i32> %438, i32 %439, i64 3
  store <4 x i32> %440, ptr %383, align 16
  %441 = extractelement <32 x i32> %377, i64 28
  %442 = insertelement <4 x i32> poison, i32 %441, i64 0
  %443 = extractelement <32 x i32> %377, i64 29
  %444 = insertelement <4 x i32> %442, i32 %443, i64 1
  %445 = extractelement <32 x i32> %377, i64 30
  %446 = insertelement <4 x i32> %444, i32 %445, i64 2
  %447 = extractelement <32 x i32> %377, i64 31
  %448 = insertelement <4 x i32> %446, i32 %447, i64 3
  store <4 x i32> %448, ptr %384, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %449 = getelementptr i32, ptr %3, i64 4
  %450 = getelementptr i32, ptr %3, i64 8
  %451 = getelementptr i32, ptr %3, i64 12
  %452 = getelementptr i32, ptr %3, i64 16
  %453 = getelementptr i32, ptr %3, i64 20
  %454 = getelementptr i32, ptr %3, i64 24
  %455 = getelementptr i32, ptr %3, i64 28
  %456 = load <4 x i32>, ptr %3, align 16
  %457 = extractelement <4 x i32> %456, i64 0
  %458 = insertelement <32 x i32> poison, i32 %457, i64 0
  %459 = extractelement <4 x i32> %456, i64 1
  %460 = insertelement <32 x i32> %458, i32 %459, i64 1
  %461 = extractelement <4 x i32> %456, i64 2
  %462 = insertelement <32 x i32> %460, i32 %461, i64 2
  %463 = extractelement <4 x i32> %456, i64 3
  %464 = insertelement <32 x i32> %462, i32 %463, i64 3
  %465 = load <4 x i32>, ptr %449, align 16
  %466 = extractelement <4 x i32> %465, i64 0
  %467 = insertelement <32 x i32> %464, i32 %466, i64 4
  %468 = extractelement <4 x i32> %465, i64 1
  %469 = insertelement <32 x i32> %467, i32 %468, i64 5
  %470 = extractelement <4 x i32> %465, i64 2
  %471 = insertelement <32 x i32> %469, i32 %470, i64 6
  %472 = extractelement <4 x i32> %465, i64 3
  %473 = insertelement <32 x i32> %471, i32 %472, i64 7
  %474 = load <4 x i32>, ptr %450, align 16
  %475 = extractelement <4 x i32> %474, i64 0
  %476 = insertelement <32 x i32> %473, i32 %475, i64 8
  %477 = extractelement <4 x i32> %474, i64 1
  %478 = insertelement <32 x i32> %476, i32 %477, i64 9
  %479 = extractelement <4 x i32> %474, i64 2
  %480 = insertelement <32 x i32> %478, i32 %479, i64 10
  %481 = extractelement <4 x i32> %474, i64 3
  %482 = insertelement <32 x i32> %480, i32 %481, i64 11
  %483 = load <4 x i32>, ptr %451, align 16
  %484 = extractelement <4 x i32> %483, i64 0
  %485 = insertelement <32 x i32> %482, i32 %484, i64 12
  %486 = extractelement <4 x i32> %483, i64 1
  %487 = insertelement <32 x i32> %485, i32 %486, i64 13
  %488 = extractelement <4 x i32> %483, i64 2
  %489 = insertelement <32 x i32> %487, i32 %488, i64 14
  %490 = extractelement <4 x i32> %483, i64 3
  %491 = insertelement <32 x i32> %489, i32 %490, i64 15
  %492 = load <4 x i32>, ptr %452, align 16
  %493 = extractelement <4 x i32> %492, i64 0
  %494 = insertelement <32 x i32> %491, i32 %493, i64 16
  %495 = extractelement <4 x i32> %492, i64 1
  %496 = insertelement <32 x i32> %494, i32 %495, i64 17
  %497 = extractelement <4 x i32> %492, i64 2
  %498 = insertelement <32 x i32> %496, i32 %497, i64 18
  %499 = extractelement <4 x i32> %492, i64 3
  %500 = insertelement <32 x i32> %498, i32 %499, i64 19
  %501 = load <4 x i32>, ptr %453, align 16
  %502 = extractelement <4 x i32> %501, i64 0
  %503 = insertelement <32 x i32> %500, i32 %502, i64 20
  %504 = extractelement <4 x i32> %501, i64 1
  %505 = insertelement <32 x i32> %503, i32 %504, i64 21
  %506 = extractelement <4 x i32> %501, i64 2
  %507 = insertelement <32 x i32> %505, i32 %506, i64 22
  %508 = extractelement <4 x i32> %501, i64 3
  %509 = insertelement <32 x i32> %507, i32 %508, i64 23
  %510 = load <4 x i32>, ptr %454, align 16
  %511 = extractelement <4 x i32> %510, i64 0
  %512 = insertelement <32 x i32> %509, i32 %511, i64 24
  %513 = extractelement <4 x i32> %510, i64 1
  %514 = insertelement <32 x i32> %512, i32 %513, i64 25
  %515 = extractelement <4 x i32> %510, i64 2
  %516 = insertelement <32 x i32> %514, i32 %515, i64 26
  %517 = extractelement <4 x i32> %510, i64 3
  %518 = insertelement <32 x i32> %516, i32 %517, i64 27
  %519 = load <4 x i32>, ptr %455, align 16
  %520 = extractelement <4 x i32> %519, i64 0
  %521 = insertelement <32 x i32> %518, i32 %520, i64 28
  %522 = extractelement <4 x i32> %519, i64 1
  %523 = insertelement <32 x i32> %521, i32 %522, i64 29
  %524 = extractelement <4 x i32> %519, i64 2
  %525 = insertelement <32 x i32> %523, i32 %524, i64 30
  %526 = extractelement <4 x i32> %519, i64 3
  %527 = insertelement <32 x i32> %525, i32 %526, i64 31
  %528 = extractelement <32 x i32> %527, i64 0
  %529 = extractelement <32 x i32> %527, i64 1
  %530 = extractelement <32 x i32> %527, i64 2
  %531 = extractelement <32 x i32> %527, i64 3
  %532 = extractelement <32 x i32> %527, i64 4
  %533 = extractelement <32 x i32> %527, i64 5
  %534 = extractelement <32 x i32> %527, i64 6
  %535 = extractelement <32 x i32> %527, i64 7
  %536 = extractelement <32 x i32> %527, i64 8
  %537 = extractelement <32 x i32> %527, i64 9
  %538 = extractelement <32 x i32> %527, i64 10
  %539 = extractelement <32 x i32> %527, i64 11
  %540 = extractelement <32 x i32> %527, i64 12
  %541 = extractelement <32 x i32> %527, i64 13
  %542 = extractelement <32 x i32> %527, i64 14
  %543 = extractelement <32 x i32> %527, i64 15
  %544 = extractelement <32 x i32> %527, i64 16
  %545 = extractelement <32 x i32> %527, i64 17
  %546 = extractelement <32 x i32> %527, i64 18
  %547 = extractelement <32 x i32> %527, i64 19
  %548 = extractelement <32 x i32> %527, i64 20
  %549 = extractelement <32 x i32> %527, i64 21
  %550 = extractelement <32 x i32> %527, i64 22
  %551 = extractelement <32 x i32> %527, i64 23
  %552 = extractelement <32 x i32> %527, i64 24
  %553 = extractelement <32 x i32> %527, i64 25
  %554 = extractelement <32 x i32> %527, i64 26
  %555 = extractelement <32 x i32> %527, i64 27
  %556 = extractelement <32 x i32> %527, i64 28
  %557 = extractelement <32 x i32> %527, i64 29
  %558 = extractelement <32 x i32> %527, i64 30
  %559 = extractelement <32 x i32> %527, i64 31
  %560 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %528, i32 %529, i32 %530, i32 %531, i32 %532, i32 %533, i32 %534, i32 %535, i32 %536, i32 %537, i32 %538, i32 %539, i32 %540, i32 %541, i32 %542, i32 %543, i32 %544, i32 %545, i32 %546, i32 %547, i32 %548, i32 %549, i32 %550, i32 %551, i32 %552, i32 %553, i32 %554, i32 %555, i32 %556, i32 %557, i32 %558, i32 %559)
  %561 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 0
  %562 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 1
  %563 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 2
  %564 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 3
  %565 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 4
  %566 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 5
  %567 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 6
  %568 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 7
  %569 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 8
  %570 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 9
  %571 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 10
  %572 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 11
  %573 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 12
  %574 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 13
  %575 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 14
  %576 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 15
  %577 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 16
  %578 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 17
  %579 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 18
  %580 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 19
  %581 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 20
  %582 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 21
  %583 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 22
  %584 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 23
  %585 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 24
  %586 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 25
  %587 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 26
  %588 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 27
  %589 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 28
  %590 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 29
  %591 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 30
  %592 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %560, 31
  %593 = insertelement <32 x i32> poison, i32 %561, i64 0
  %594 = insertelement <32 x i32> %593, i32 %562, i64 1
  %595 = insertelement <32 x i32> %594, i32 %563, i64 2
  %596 = insertelement <32 x i32> %595, i32 %564, i64 3
  %597 = insertelement <32 x i32> %596, i32 %565, i64 4
  %598 = insertelement <32 x i32> %597, i32 %566, i64 5
  %599 = insertelement <32 x i32> %598, i32 %567, i64 6
  %600 = insertelement <32 x i32> %599, i32 %568, i64 7
  %601 = insertelement <32 x i32> %600, i32 %569, i64 8
  %602 = insertelement <32 x i32> %601, i32 %570, i64 9
  %603 = insertelement <32 x i32> %602, i32 %571, i64 10
  %604 = insertelement <32 x i32> %603, i32 %572, i64 11
  %605 = insertelement <32 x i32> %604, i32 %573, i64 12
  %606 = insertelement <32 x i32> %605, i32 %574, i64 13
  %607 = insertelement <32 x i32> %606, i32 %575, i64 14
  %608 = insertelement <32 x i32> %607, i32 %576, i64 15
  %609 = insertelement <32 x i32> %608, i32 %577, i64 16
  %610 = insertelement <32 x i32> %609, i32 %578, i64 17
  %611 = insertelement <32 x i32> %610, i32 %579, i64 18
  %612 = insertelement <32 x i32> %611, i32 %580, i64 19
  %613 = insertelement <32 x i32> %612, i32 %581, i64 20
  %614 = insertelement <32 x i32> %613, i32 %582, i64 21
  %615 = insertelement <32 x i32> %614, i32 %583, i64 22
  %616 = insertelement <32 x i32> %615, i32 %584, i64 23
  %617 = insertelement <32 x i32> %616, i32 %585, i64 24
  %618 = insertelement <32 x i32> %617, i32 %586, i64 25
  %619 = insertelement <32 x i32> %618, i32 %587, i64 26
  %620 = insertelement <32 x i32> %619, i32 %588, i64 27
  %621 = insertelement <32 x i32> %620, i32 %589, i64 28
  %622 = insertelement <32 x i32> %621, i32 %590, i64 29
  %623 = insertelement <32 x i32> %622, i32 %591, i64 30
  %624 = insertelement <32 x i32> %623, i32 %592, i64 31
  %625 = getelementptr i32, ptr %3, i64 4
  %626 = getelementptr i32, ptr %3, i64 8
  %627 = getelementptr i32, ptr %3, i64 12
  %628 = getelementptr i32, ptr %3, i64 16
  %629 = getelementptr i32, ptr %3, i64 20
  %630 = getelementptr i32, ptr %3, i64 24
  %631 = getelementptr i32, ptr %3, i64 28
  %632 = extractelement <32 x i32> %624, i64 0
  %633 = insertelement <4 x i32> poison, i32 %632, i64 0
  %634 = extractelement <32 x i32> %624, i64 1
  %635 = insertelement <4 x i32> %633, i32 %634, i64 1
  %636 = extractelement <32 x i32> %624, i64 2
  %637 = insertelement <4 x i32> %635, i32 %636, i64 2
  %638 = extractelement <32 x i32> %624, i64 3
  %639 = insertelement <4 x i32> %637, i32 %638, i64 3
  store <4 x i32> %639, ptr %3, align 16
  %640 = extractelement <32 x i32> %624, i64 4
  %641 = insertelement <4 x i32> poison, i32 %640, i64 0
  %642 = extractelement <32 x i32> %624, i64 5
  %643 = insertelement <4 x i32> %641, i32 %642, i64 1
  %644 = extractelement <32 x i32> %624, i64 6
  %645 = insertelement <4 x i32> %643, i32 %644, i64 2
  %646 = extractelement <32 x i32> %624, i64 7
  %647 = insertelement <4 x i32> %645, i32 %646, i64 3
  store <4 x i32> %647, ptr %625, align 16
  %648 = extractelement <32 x i32> %624, i64 8
  %649 = insertelement <4 x i32> poison, i32 %648, i64 0
  %650 = extractelement <32 x i32> %624, i64 9
  %651 = insertelement <4 x i32> %649, i32 %650, i64 1
  %652 = extractelement <32 x i32> %624, i64 10
  %653 = insertelement <4 x i32> %651, i32 %652, i64 2
  %654 = extractelement <32 x i32> %624, i64 11
  %655 = insertelement <4 x i32> %653, i32 %654, i64 3
  store <4 x i32> %655, ptr %626, align 16
  %656 = extractelement <32 x i32> %624, i64 12
  %657 = insertelement <4 x i32> poison, i32 %656, i64 0
  %658 = extractelement <32 x i32> %624, i64 13
  %659 = insertelement <4 x i32> %657, i32 %658, i64 1
  %660 = extractelement <32 x i32> %624, i64 14
  %661 = insertelement <4 x i32> %659, i32 %660, i64 2
  %662 = extractelement <32 x i32> %624, i64 15
  %663 = insertelement <4 x i32> %661, i32 %662, i64 3
  store <4 x i32> %663, ptr %627, align 16
  %664 = extractelement <32 x i32> %624, i64 16
  %665 = insertelement <4 x i32> poison, i32 %664, i64 0
  %666 = extractelement <32 x i32> %624, i64 17
  %667 = insertelement <4 x i32> %665, i32 %666, i64 1
  %668 = extractelement <32 x i32> %624, i64 18
  %669 = insertelement <4 x i32> %667, i32 %668, i64 2
  %670 = extractelement <32 x i32> %624, i64 19
  %671 = insertelement <4 x i32> %669, i32 %670, i64 3
  store <4 x i32> %671, ptr %628, align 16
  %672 = extractelement <32 x i32> %624, i64 20
  %673 = insertelement <4 x i32> poison, i32 %672, i64 0
  %674 = extractelement <32 x i32> %624, i64 21
  %675 = insertelement <4 x i32> %673, i32 %674, i64 1
  %676 = extractelement <32 x i32> %624, i64 22
  %677 = insertelement <4 x i32> %675, i32 %676, i64 2
  %678 = extractelement <32 x i32> %624, i64 23
  %679 = insertelement <4 x i32> %677, i32 %678, i64 3
  store <4 x i32> %679, ptr %629, align 16
  %680 = extractelement <32 x i32> %624, i64 24
  %681 = insertelement <4 x i32> poison, i32 %680, i64 0
  %682 = extractelement <32 x i32> %624, i64 25
  %683 = insertelement <4 x i32> %681, i32 %682, i64 1
  %684 = extractelement <32 x i32> %624, i64 26
  %685 = insertelement <4 x i32> %683, i32 %684, i64 2
  %686 = extractelement <32 x i32> %624, i64 27
  %687 = insertelement <4 x i32> %685, i32 %686, i64 3
  store <4 x i32> %687, ptr %630, align 16
  %688 = extractelement <32 x i32> %624, i64 28
  %689 = insertelement <4 x i32> poison, i32 %688, i64 0
  %690 = extractelement <32 x i32> %624, i64 29
  %691 = insertelement <4 x i32> %689, i32 %690, i64 1
  %692 = extractelement <32 x i32> %624, i64 30
  %693 = insertelement <4 x i32> %691, i32 %692, i64 2
  %694 = extractelement <32 x i32> %624, i64 31
  %695 = insertelement <4 x i32> %693, i32 %694, i64 3
  store <4 x i32> %695, ptr %631, align 16
  %696 = getelementptr float, ptr %3, i64 4
  %697 = getelementptr float, ptr %3, i64 8
  %698 = getelementptr float, ptr %3, i64 12
  %699 = getelementptr float, ptr %3, i64 16
  %700 = getelementptr float, ptr %3, i64 20
  %701 = getelementptr float, ptr %3, i64 24
  %702 = getelementptr float, ptr %3, i64 28
  %703 = load <4 x float>, ptr %3, align 16
  %704 = extractelement <4 x float> %703, i64 0
  %705 = insertelement <32 x float> poison, float %704, i64 0
  %706 = extractelement <4 x float> %703, i64 1
  %707 = insertelement <32 x float> %705, float %706, i64 1
  %708 = extractelement <4 x float> %703, i64 2
  %709 = insertelement <32 x float> %707, float %708, i64 2
  %710 = extractelement <4 x float> %703, i64 3
  %711 = insertelement <32 x float> %709, float %710, i64 3
  %712 = load <4 x float>, ptr %696, align 16
  %713 = extractelement <4 x float> %712, i64 0
  %714 = insertelement <32 x float> %711, float %713, i64 4
  %715 = extractelement <4 x float> %712, i64 1
  %716 = insertelement <32 x float> %714, float %715, i64 5
  %717 = extractelement <4 x float> %712, i64 2
  %718 = insertelement <32 x float> %716, float %717, i64 6
  %719 = extractelement <4 x float> %712, i64 3
  %720 = insertelement <32 x float> %718, float %719, i64 7
  %721 = load <4 x float>, ptr %697, align 16
  %722 = extractelement <4 x float> %721, i64 0
  %723 = insertelement <32 x float> %720, float %722, i64 8
  %724 = extractelement <4 x float> %721, i64 1
  %725 = insertelement <32 x float> %723, float %724, i64 9
  %726 = extractelement <4 x float> %721, i64 2
  %727 = insertelement <32 x float> %725, float %726, i64 10
  %728 = extractelement <4 x float> %721, i64 3
  %729 = insertelement <32 x float> %727, float %728, i64 11
  %730 = load <4 x float>, ptr %698, align 16
  %731 = extractelement <4 x float> %730, i64 0
  %732 = insertelement <32 x float> %729, float %731, i64 12
  %733 = extractelement <4 x float> %730, i64 1
  %734 = insertelement <32 x float> %732, float %733, i64 13
  %735 = extractelement <4 x float> %730, i64 2
  %736 = insertelement <32 x float> %734, float %735, i64 14
  %737 = extractelement <4 x float> %730, i64 3
  %738 = insertelement <32 x float> %736, float %737, i64 15
  %739 = load <4 x float>, ptr %699, align 16
  %740 = extractelement <4 x float> %739, i64 0
  %741 = insertelement <32 x float> %738, float %740, i64 16
  %742 = extractelement <4 x float> %739, i64 1
  %743 = insertelement <32 x float> %741, float %742, i64 17
  %744 = extractelement <4 x float> %739, i64 2
  %745 = insertelement <32 x float> %743, float %744, i64 18
  %746 = extractelement <4 x float> %739, i64 3
  %747 = insertelement <32 x float> %745, float %746, i64 19
  %748 = load <4 x float>, ptr %700, align 16
  %749 = extractelement <4 x float> %748, i64 0
  %750 = insertelement <32 x float> %747, float %749, i64 20
  %751 = extractelement <4 x float> %748, i64 1
  %752 = insertelement <32 x float> %750, float %751, i64 21
  %753 = extractelement <4 x float> %748, i64 2
  %754 = insertelement <32 x float> %752, float %753, i64 22
  %755 = extractelement <4 x float> %748, i64 3
  %756 = insertelement <32 x float> %754, float %755, i64 23
  %757 = load <4 x float>, ptr %701, align 16
  %758 = extractelement <4 x float> %757, i64 0
  %759 = insertelement <32 x float> %756, float %758, i64 24
  %760 = extractelement <4 x float> %757, i64 1
  %761 = insertelement <32 x float> %759, float %760, i64 25
  %762 = extractelement <4 x float> %757, i64 2
  %763 = insertelement <32 x float> %761, float %762, i64 26
  %764 = extractelement <4 x float> %757, i64 3
  %765 = insertelement <32 x float> %763, float %764, i64 27
  %766 = load <4 x float>, ptr %702, align 16
  %767 = extractelement <4 x float> %766, i64 0
  %768 = insertelement <32 x float> %765, float %767, i64 28
  %769 = extractelement <4 x float> %766, i64 1
  %770 = insertelement <32 x float> %768, float %769, i64 29
  %771 = extractelement <4 x float> %766, i64 2
  %772 = insertelement <32 x float> %770, float %771, i64 30
  %773 = extractelement <4 x float> %766, i64 3
  %774 = insertelement <32 x float> %772, float %773, i64 31
  %775 = getelementptr float, ptr addrspace(1) %373, i64 4
  %776 = getelementptr float, ptr addrspace(1) %373, i64 8
  %777 = getelementptr float, ptr addrspace(1) %373, i64 12
  %778 = getelementptr float, ptr addrspace(1) %373, i64 16
  %779 = getelementptr float, ptr addrspace(1) %373, i64 20
  %780 = getelementptr float, ptr addrspace(1) %373, i64 24
  %781 = getelementptr float, ptr addrspace(1) %373, i64 28
  %782 = extractelement <32 x float> %774, i64 0
  %783 = insertelement <4 x float> poison, float %782, i64 0
  %784 = extractelement <32 x float> %774, i64 1
  %785 = insertelement <4 x float> %783, float %784, i64 1
  %786 = extractelement <32 x float> %774, i64 2
  %787 = insertelement <4 x float> %785, float %786, i64 2
  %788 = extractelement <32 x float> %774, i64 3
  %789 = insertelement <4 x float> %787, float %788, i64 3
  store <4 x float> %789, ptr addrspace(1) %373, align 16
  %790 = extractelement <32 x float> %774, i64 4
  %791 = insertelement <4 x float> poison, float %790, i64 0
  %792 = extractelement <32 x float> %774, i64 5
  %793 = insertelement <4 x float> %791, float %792, i64 1
  %794 = extractelement <32 x float> %774, i64 6
  %795 = insertelement <4 x float> %793, float %794, i64 2
  %796 = extractelement <32 x float> %774, i64 7
  %797 = insertelement <4 x float> %795, float %796, i64 3
  store <4 x float> %797, ptr addrspace(1) %775, align 16
  %798 = extractelement <32 x float> %774, i64 8
  %799 = insertelement <4 x float> poison, float %798, i64 0
  %800 = extractelement <32 x float> %774, i64 9
  %801 = insertelement <4 x float> %799, float %800, i64 1
  %802 = extractelement <32 x float> %774, i64 10
  %803 = insertelement <4 x float> %801, float %802, i64 2
  %804 = extractelement <32 x float> %774, i64 11
  %805 = insertelement <4 x float> %803, float %804, i64 3
  store <4 x float> %805, ptr addrspace(1) %776, align 16
  %806 = extractelement <32 x float> %774, i64 12
  %807 = insertelement <4 x float> poison, float %806, i64 0
  %808 = extractelement <32 x float> %774, i64 13
  %809 = insertelement <4 x float> %807, float %808, i64 1
  %810 = extractelement <32 x float> %774, i64 14
  %811 = insertelement <4 x float> %809, float %810, i64 2
  %812 = extractelement <32 x float> %774, i64 15
  %813 = insertelement <4 x float> %811, float %812, i64 3
  store <4 x float> %813, ptr addrspace(1) %777, align 16
  %814 = extractelement <32 x float> %774, i64 16
  %815 = insertelement <4 x float> poison, float %814, i64 0
  %816 = extractelement <32 x float> %774, i64 17
  %817 = insertelement <4 x float> %815, float %816, i64 1
  %818 = extractelement <32 x float> %774, i64 18
  %819 = insertelement <4 x float> %817, float %818, i64 2
  %820 = extractelement <32 x float> %774, i64 19
  %821 = insertelement <4 x float> %819, float %820, i64 3
  store <4 x float> %821, ptr addrspace(1) %778, align 16
  %822 = extractelement <32 x float> %774, i64 20
  %823 = insertelement <4 x float> poison, float %822, i64 0
  %824 = extractelement <32 x float> %774, i64 21
  %825 = insertelement <4 x float> %823, float %824, i64 1
  %826 = extractelement <32 x float> %774, i64 22
  %827 = insertelement <4 x float> %825, float %826, i64 2
  %828 = extractelement <32 x float> %774, i64 23
  %829 = insertelement <4 x float> %827, float %828, i64 3
  store <4 x float> %829, ptr addrspace(1) %779, align 16
  %830 = extractelement <32 x float> %774, i64 24
  %831 = insertelement <4 x float> poison, float %830, i64 0
  %832 = extractelement <32 x float> %774, i64 25
  %833 = insertelement <4 x float> %831, float %832, i64 1
  %834 = extractelement <32 x float> %774, i64 26
  %835 = insertelement <4 x float> %833, float %834, i64 2
  %836 = extractelement <32 x float> %774, i64 27
  %837 = insertelement <4 x float> %835, float %836, i64 3
  store <4 x float> %837, ptr addrspace(1) %780, align 16
  %838 = extractelement <32 x float> %774, i64 28
  %839 = insertelement <4 x float> poison, float %838, i64 0
  %840 = extractelement <32 x float> %774, i64 29
  %841 = insertelement <4 x float> %839, float %840, i64 1
  %842 = extractelement <32 x float> %774, i64 30
  %843 = insertelement <4 x float> %841, float %842, i64 2
  %844 = extractelement <32 x float> %774, i64 31
  %845 = insertelement <4 x float> %843, float %844, i64 3
  store <4 x float> %845, ptr addrspace(1) %781, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %846, label %847

846:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %847

847:                                              ; preds = %846, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x16(ptr addrspace(6) captures(none), i64 immarg, <16 x i32>, i1 immarg) #6

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
