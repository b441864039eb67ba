; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x float], align 16
  %4 = alloca [16 x float], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 16
  %15 = mul nsw i32 %13, 512
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 2097152
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(6) %11, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %18, i64 4
  %23 = getelementptr float, ptr addrspace(1) %18, i64 8
  %24 = getelementptr float, ptr addrspace(1) %18, i64 12
  %25 = load <4 x float>, ptr addrspace(1) %18, align 16
  %26 = extractelement <4 x float> %25, i64 0
  %27 = insertelement <16 x float> poison, float %26, i64 0
  %28 = extractelement <4 x float> %25, i64 1
  %29 = insertelement <16 x float> %27, float %28, i64 1
  %30 = extractelement <4 x float> %25, i64 2
  %31 = insertelement <16 x float> %29, float %30, i64 2
  %32 = extractelement <4 x float> %25, i64 3
  %33 = insertelement <16 x float> %31, float %32, i64 3
  %34 = load <4 x float>, ptr addrspace(1) %22, align 16
  %35 = extractelement <4 x float> %34, i64 0
  %36 = insertelement <16 x float> %33, float %35, i64 4
  %37 = extractelement <4 x float> %34, i64 1
  %38 = insertelement <16 x float> %36, float %37, i64 5
  %39 = extractelement <4 x float> %34, i64 2
  %40 = insertelement <16 x float> %38, float %39, i64 6
  %41 = extractelement <4 x float> %34, i64 3
  %42 = insertelement <16 x float> %40, float %41, i64 7
  %43 = load <4 x float>, ptr addrspace(1) %23, align 16
  %44 = extractelement <4 x float> %43, i64 0
  %45 = insertelement <16 x float> %42, float %44, i64 8
  %46 = extractelement <4 x float> %43, i64 1
  %47 = insertelement <16 x float> %45, float %46, i64 9
  %48 = extractelement <4 x float> %43, i64 2
  %49 = insertelement <16 x float> %47, float %48, i64 10
  %50 = extractelement <4 x float> %43, i64 3
  %51 = insertelement <16 x float> %49, float %50, i64 11
  %52 = load <4 x float>, ptr addrspace(1) %24, align 16
  %53 = extractelement <4 x float> %52, i64 0
  %54 = insertelement <16 x float> %51, float %53, i64 12
  %55 = extractelement <4 x float> %52, i64 1
  %56 = insertelement <16 x float> %54, float %55, i64 13
  %57 = extractelement <4 x float> %52, i64 2
  %58 = insertelement <16 x float> %56, float %57, i64 14
  %59 = extractelement <4 x float> %52, i64 3
  %60 = insertelement <16 x float> %58, float %59, i64 15
  %61 = getelementptr float, ptr %4, i64 4
  %62 = getelementptr float, ptr %4, i64 8
  %63 = getelementptr float, ptr %4, i64 12
  %64 = extractelement <16 x float> %60, i64 0
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = extractelement <16 x float> %60, i64 1
  %67 = insertelement <4 x float> %65, float %66, i64 1
  %68 = extractelement <16 x float> %60, i64 2
  %69 = insertelement <4 x float> %67, float %68, i64 2
  %70 = extractelement <16 x float> %60, i64 3
  %71 = insertelement <4 x float> %69, float %70, i64 3
  store <4 x float> %71, ptr %4, align 16
  %72 = extractelement <16 x float> %60, i64 4
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = extractelement <16 x float> %60, i64 5
  %75 = insertelement <4 x float> %73, float %74, i64 1
  %76 = extractelement <16 x float> %60, i64 6
  %77 = insertelement <4 x float> %75, float %76, i64 2
  %78 = extractelement <16 x float> %60, i64 7
  %79 = insertelement <4 x float> %77, float %78, i64 3
  store <4 x float> %79, ptr %61, align 16
  %80 = extractelement <16 x float> %60, i64 8
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = extractelement <16 x float> %60, i64 9
  %83 = insertelement <4 x float> %81, float %82, i64 1
  %84 = extractelement <16 x float> %60, i64 10
  %85 = insertelement <4 x float> %83, float %84, i64 2
  %86 = extractelement <16 x float> %60, i64 11
  %87 = insertelement <4 x float> %85, float %86, i64 3
  store <4 x float> %87, ptr %62, align 16
  %88 = extractelement <16 x float> %60, i64 12
  %89 = insertelement <4 x float> poison, float %88, i64 0
  %90 = extractelement <16 x float> %60, i64 13
  %91 = insertelement <4 x float> %89, float %90, i64 1
  %92 = extractelement <16 x float> %60, i64 14
  %93 = insertelement <4 x float> %91, float %92, i64 2
  %94 = extractelement <16 x float> %60, i64 15
  %95 = insertelement <4 x float> %93, float %94, i64 3
  store <4 x float> %95, ptr %63, align 16
  %96 = getelementptr i32, ptr %4, i64 4
  %97 = getelementptr i32, ptr %4, i64 8
  %98 = getelementptr i32, ptr %4, i64 12
  %99 = load <4 x i32>, ptr %4, align 16
  %100 = extractelement <4 x i32> %99, i64 0
  %101 = insertelement <16 x i32> poison, i32 %100, i64 0
  %102 = extractelement <4 x i32> %99, i64 1
  %103 = insertelement <16 x i32> %101, i32 %102, i64 1
  %104 = extractelement <4 x i32> %99, i64 2
  %105 = insertelement <16 x i32> %103, i32 %104, i64 2
  %106 = extractelement <4 x i32> %99, i64 3
  %107 = insertelement <16 x i32> %105, i32 %106, i64 3
  %108 = load <4 x i32>, ptr %96, align 16
  %109 = extractelement <4 x i32> %108, i64 0
  %110 = insertelement <16 x i32> %107, i32 %109, i64 4
  %111 = extractelement <4 x i32> %108, i64 1
  %112 = insertelement <16 x i32> %110, i32 %111, i64 5
  %113 = extractelement <4 x i32> %108, i64 2
  %114 = insertelement <16 x i32> %112, i32 %113, i64 6
  %115 = extractelement <4 x i32> %108, i64 3
  %116 = insertelement <16 x i32> %114, i32 %115, i64 7
  %117 = load <4 x i32>, ptr %97, align 16
  %118 = extractelement <4 x i32> %117, i64 0
  %119 = insertelement <16 x i32> %116, i32 %118, i64 8
  %120 = extractelement <4 x i32> %117, i64 1
  %121 = insertelement <16 x i32> %119, i32 %120, i64 9
  %122 = extractelement <4 x i32> %117, i64 2
  %123 = insertelement <16 x i32> %121, i32 %122, i64 10
  %124 = extractelement <4 x i32> %117, i64 3
  %125 = insertelement <16 x i32> %123, i32 %124, i64 11
  %126 = load <4 x i32>, ptr %98, align 16
  %127 = extractelement <4 x i32> %126, i64 0
  %128 = insertelement <16 x i32> %125, i32 %127, i64 12
  %129 = extractelement <4 x i32> %126, i64 1
  %130 = insertelement <16 x i32> %128, i32 %129, i64 13
  %131 = extractelement <4 x i32> %126, i64 2
  %132 = insertelement <16 x i32> %130, i32 %131, i64 14
  %133 = extractelement <4 x i32> %126, i64 3
  %134 = insertelement <16 x i32> %132, i32 %133, i64 15
  %135 = extractelement <16 x i32> %134, i64 0
  %136 = extractelement <16 x i32> %134, i64 1
  %137 = extractelement <16 x i32> %134, i64 2
  %138 = extractelement <16 x i32> %134, i64 3
  %139 = extractelement <16 x i32> %134, i64 4
  %140 = extractelement <16 x i32> %134, i64 5
  %141 = extractelement <16 x i32> %134, i64 6
  %142 = extractelement <16 x i32> %134, i64 7
  %143 = extractelement <16 x i32> %134, i64 8
  %144 = extractelement <16 x i32> %134, i64 9
  %145 = extractelement <16 x i32> %134, i64 10
  %146 = extractelement <16 x i32> %134, i64 11
  %147 = extractelement <16 x i32> %134, i64 12
  %148 = extractelement <16 x i32> %134, i64 13
  %149 = extractelement <16 x i32> %134, i64 14
  %150 = extractelement <16 x i32> %134, i64 15
  %151 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %135, i32 %136, i32 %137, i32 %138, i32 %139, i32 %140, i32 %141, i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147, i32 %148, i32 %149, i32 %150)
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 0
  %153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 1
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 2
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 3
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 4
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 5
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 6
  %159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 7
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 8
  %161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 9
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 10
  %163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 11
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 12
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 13
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 14
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %151, 15
  %168 = insertelement <16 x i32> poison, i32 %152, i64 0
  %169 = insertelement <16 x i32> %168, i32 %153, i64 1
  %170 = insertelement <16 x i32> %169, i32 %154, i64 2
  %171 = insertelement <16 x i32> %170, i32 %155, i64 3
  %172 = insertelement <16 x i32> %171, i32 %156, i64 4
  %173 = insertelement <16 x i32> %172, i32 %157, i64 5
  %174 = insertelement <16 x i32> %173, i32 %158, i64 6
  %175 = insertelement <16 x i32> %174, i32 %159, i64 7
  %176 = insertelement <16 x i32> %175, i32 %160, i64 8
  %177 = insertelement <16 x i32> %176, i32 %161, i64 9
  %178 = insertelement <16 x i32> %177, i32 %162, i64 10
  %179 = insertelement <16 x i32> %178, i32 %163, i64 11
  %180 = insertelement <16 x i32> %179, i32 %164, i64 12
  %181 = insertelement <16 x i32> %180, i32 %165, i64 13
  %182 = insertelement <16 x i32> %181, i32 %166, i64 14
  %183 = insertelement <16 x i32> %182, i32 %167, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %21, <16 x i32> %183, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %184 = urem i32 %5, 32
  %185 = udiv i32 %5, 32
  %186 = mul nsw i32 %184, 16
  %187 = mul nsw i32 %185, 512
  %188 = add nsw i32 %186, %187
  %189 = sext i32 %188 to i64
  %190 = getelementptr float, ptr addrspace(1) %1, i64 %189
  %191 = mul nsw i32 %6, 2097152
  %192 = sext i32 %191 to i64
  %193 = getelementptr i8, ptr addrspace(6) %11, i64 %192
  %194 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %193, i1 false)
  %195 = getelementptr i32, ptr %3, i64 4
  %196 = getelementptr i32, ptr %3, i64 8
  %197 = getelementptr i32, ptr %3, i64 12
  %198 = extractelement <16 x i32> %194, i64 0
  %199 = insertelement <4 x i32> poison, i32 %198, i64 0
  %200 = extractelement <16 x i32> %194, i64 1
  %201 = insertelement <4 x i32> %199, i32 %200, i64 1
  %202 = extractelement <16 x i32> %194, i64 2
  %203 = insertelement <4 x i32> %201, i32 %202, i64 2
  %204 = extractelement <16 x i32> %194, i64 3
  %205 = insertelement <4 x i32> %203, i32 %204, i64 3
  store <4 x i32> %205, ptr %3, align 16
  %206 = extractelement <16 x i32> %194, i64 4
  %207 = insertelement <4 x i32> poison, i32 %206, i64 0
  %208 = extractelement <16 x i32> %194, i64 5
  %209 = insertelement <4 x i32> %207, i32 %208, i64 1
  %210 = extractelement <16 x i32> %194, i64 6
  %211 = insertelement <4 x i32> %209, i32 %210, i64 2
  %212 = extractelement <16 x i32> %194, i64 7
  %213 = insertelement <4 x i32> %211, i32 %212, i64 3
  store <4 x i32> %213, ptr %195, align 16
  %214 = extractelement <16 x i32> %194, i64 8
  %215 = insertelement <4 x i32> poison, i32 %214, i64 0
  %216 = extractelement <16 x i32> %194, i64 9
  %217 = insertelement <4 x i32> %215, i32 %216, i64 1
  %218 = extractelement <16 x i32> %194, i64 10
  %219 = insertelement <4 x i32> %217, i32 %218, i64 2
  %220 = extractelement <16 x i32> %194, i64 11
  %221 = insertelement <4 x i32> %219, i32 %220, i64 3
  store <4 x i32> %221, ptr %196, align 16
  %222 = extractelement <16 x i32> %194, i64 12
  %223 = insertelement <4 x i32> poison, i32 %222, i64 0
  %224 = extractelement <16 x i32> %194, i64 13
  %225 = insertelement <4 x i32> %223, i32 %224, i64 1
  %226 = extractelement <16 x i32> %194, i64 14
  %227 = insertelement <4 x i32> %225, i32 %226, i64 2
  %228 = extractelement <16 x i32> %194, i64 15
  %229 = insertelement <4 x i32> %227, i32 %228, i64 3
  store <4 x i32> %229, ptr %197, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %230 = getelementptr i32, ptr %3, i64 4
  %231 = getelementptr i32, ptr %3, i64 8
  %232 = getelementptr i32, ptr %3, i64 12
  %233 = load <4 x i32>, ptr %3, align 16
  %234 = extractelement <4 x i32> %233, i64 0
  %235 = insertelement <16 x i32> poison, i32 %234, i64 0
  %236 = extractelement <4 x i32> %233, i64 1
  %237 = insertelement <16 x i32> %235, i32 %236, i64 1
  %238 = extractelement <4 x i32> %233, i64 2
  %239 = insertelement <16 x i32> %237, i32 %238, i64 2
  %240 = extractelement <4 x i32> %233, i64 3
  %241 = insertelement <16 x i32> %239, i32 %240, i64 3
  %242 = load <4 x i32>, ptr %230, align 16
  %243 = extractelement <4 x i32> %242, i64 0
  %244 = insertelement <16 x i32> %241, i32 %243, i64 4
  %245 = extractelement <4 x i32> %242, i64 1
  %246 = insertelement <16 x i32> %244, i32 %245, i64 5
  %247 = extractelement <4 x i32> %242, i64 2
  %248 = insertelement <16 x i32> %246, i32 %247, i64 6
  %249 = extractelement <4 x i32> %242, i64 3
  %250 = insertelement <16 x i32> %248, i32 %249, i64 7
  %251 = load <4 x i32>, ptr %231, align 16
  %252 = extractelement <4 x i32> %251, i64 0
  %253 = insertelement <16 x i32> %250, i32 %252, i64 8
  %254 = extractelement <4 x i32> %251, i64 1
  %255 = insertelement <16 x i32> %253, i32 %254, i64 9
  %256 = extractelement <4 x i32> %251, i64 2
  %257 = insertelement <16 x i32> %255, i32 %256, i64 10
  %258 = extractelement <4 x i32> %251, i64 3
  %259 = insertelement <16 x i32> %257, i32 %258, i64 11
  %260 = load <4 x i32>, ptr %232, align 16
  %261 = extractelement <4 x i32> %260, i64 0
  %262 = insertelement <16 x i32> %259, i32 %261, i64 12
  %263 = extractelement <4 x i32> %260, i64 1
  %264 = insertelement <16 x i32> %262, i32 %263, i64 13
  %265 = extractelement <4 x i32> %260, i64 2
  %266 = insertelement <16 x i32> %264, i32 %265, i64 14
  %267 = extractelement <4 x i32> %260, i64 3
  %268 = insertelement <16 x i32> %266, i32 %267, i64 15
  %269 = extractelement <16 x i32> %268, i64 0
  %270 = extractelement <16 x i32> %268, i64 1
  %271 = extractelement <16 x i32> %268, i64 2
  %272 = extractelement <16 x i32> %268, i64 3
  %273 = extractelement <16 x i32> %268, i64 4
  %274 = extractelement <16 x i32> %268, i64 5
  %275 = extractelement <16 x i32> %268, i64 6
  %276 = extractelement <16 x i32> %268, i64 7
  %277 = extractelement <16 x i32> %268, i64 8
  %278 = extractelement <16 x i32> %268, i64 9
  %279 = extractelement <16 x i32> %268, i64 10
  %280 = extractelement <16 x i32> %268, i64 11
  %281 = extractelement <16 x i32> %268, i64 12
  %282 = extractelement <16 x i32> %268, i64 13
  %283 = extractelement <16 x i32> %268, i64 14
  %284 = extractelement <16 x i32> %268, i64 15
  %285 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275, i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283, i32 %284)
  %286 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 0
  %287 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 1
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 2
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 3
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 4
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 5
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 6
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 7
  %294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 8
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 9
  %296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 10
  %297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 11
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 12
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 13
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 14
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %285, 15
  %302 = insertelement <16 x i32> poison, i32 %286, i64 0
  %303 = insertelement <16 x i32> %302, i32 %287, i64 1
  %304 = insertelement <16 x i32> %303, i32 %288, i64 2
  %305 = insertelement <16 x i32> %304, i32 %289, i64 3
  %306 = insertelement <16 x i32> %305, i32 %290, i64 4
  %307 = insertelement <16 x i32> %306, i32 %291, i64 5
  %308 = insertelement <16 x i32> %307, i32 %292, i64 6
  %309 = insertelement <16 x i32> %308, i32 %293, i64 7
  %310 = insertelement <16 x i32> %309, i32 %294, i64 8
  %311 = insertelement <16 x i32> %310, i32 %295, i64 9
  %312 = insertelement <16 x i32> %311, i32 %296, i64 10
  %313 = insertelement <16 x i32> %312, i32 %297, i64 11
  %314 = insertelement <16 x i32> %313, i32 %298, i64 12
  %315 = insertelement <16 x i32> %314, i32 %299, i64 13
  %316 = insertelement <16 x i32> %315, i32 %300, i64 14
  %317 = insertelement <16 x i32> %316, i32 %301, i64 15
  %318 = getelementptr i32, ptr %3, i64 4
  %319 = getelementptr i32, ptr %3, i64 8
  %320 = getelementptr i32, ptr %3, i64 12
  %321 = extractelement <16 x i32> %317, i64 0
  %322 = insertelement <4 x i32> poison, i32 %321, i64 0
  %323 = extractelement <16 x i32> %317, i64 1
  %324 = insertelement <4 x i32> %322, i32 %323, i64 1
  %325 = extractelement <16 x i32> %317, i64 2
  %326 = insertelement <4 x i32> %324, i32 %325, i64 2
  %327 = extractelement <16 x i32> %317, i64 3
  %328 = insertelement <4 x i32> %326, i32 %327, i64 3
  store <4 x i32> %328, ptr %3, align 16
  %329 = extractelement <16 x i32> %317, i64 4
  %330 = insertelement <4 x i32> poison, i32 %329, i64 0
  %331 = extractelement <16 x i32> %317, i64 5
  %332 = insertelement <4 x i32> %330, i32 %331, i64 1
  %333 = extractelement <16 x i32> %317, i64 6
  %334 = insertelement <4 x i32> %332, i32 %333, i64 2
  %335 = extractelement <16 x i32> %317, i64 7
  %336 = insertelement <4 x i32> %334, i32 %335, i64 3
  store <4 x i32> %336, ptr %318, align 16
  %337 = extractelement <16 x i32> %317, i64 8
  %338 = insertelement <4 x i32> poison, i32 %337, i64 0
  %339 = extractelement <16 x i32> %317, i64 9
  %340 = insertelement <4 x i32> %338, i32 %339, i64 1
  %341 = extractelement <16 x i32> %317, i64 10
  %342 = insertelement <4 x i32> %340, i32 %341, i64 2
  %343 = extractelement <16 x i32> %317, i64 11
  %344 = insertelement <4 x i32> %342, i32 %343, i64 3
  store <4 x i32> %344, ptr %319, align 16
  %345 = extractelement <16 x i32> %317, i64 12
  %346 = insertelement <4 x i32> poison, i32 %345, i64 0
  %347 = extractelement <16 x i32> %317, i64 13
  %348 = insertelement <4 x i32> %346, i32 %347, i64 1
  %349 = extractelement <16 x i32> %317, i64 14
  %350 = insertelement <4 x i32> %348, i32 %349, i64 2
  %351 = extractelement <16 x i32> %317, i64 15
  %352 = insertelement <4 x i32> %350, i32 %351, i64 3
  store <4 x i32> %352, ptr %320, align 16
  %353 = getelementptr float, ptr %3, i64 4
  %354 = getelementptr float, ptr %3, i64 8
  %355 = getelementptr float, ptr %3, i64 12
  %356 = load <4 x float>, ptr %3, align 16
  %357 = extractelement <4 x float> %356, i64 0
  %358 = insertelement <16 x float> poison, float %357, i64 0
  %359 = extractelement <4 x float> %356, i64 1
  %360 = insertelement <16 x float> %358, float %359, i64 1
  %361 = extractelement <4 x float> %356, i64 2
  %362 = insertelement <16 x float> %360, float %361, i64 2
  %363 = extractelement <4 x float> %356, i64 3
  %364 = insertelement <16 x float> %362, float %363, i64 3
  %365 = load <4 x float>, ptr %353, align 16
  %366 = extractelement <4 x float> %365, i64 0
  %367 = insertelement <16 x float> %364, float %366, i64 4
  %368 = extractelement <4 x float> %365, i64 1
  %369 = insertelement <16 x float> %367, float %368, i64 5
  %370 = extractelement <4 x float> %365, i64 2
  %371 = insertelement <16 x float> %369, float %370, i64 6
  %372 = extractelement <4 x float> %365, i64 3
  %373 = insertelement <16 x float> %371, float %372, i64 7
  %374 = load <4 x float>, ptr %354, align 16
  %375 = extractelement <4 x float> %374, i64 0
  %376 = insertelement <16 x float> %373, float %375, i64 8
  %377 = extractelement <4 x float> %374, i64 1
  %378 = insertelement <16 x float> %376, float %377, i64 9
  %379 = extractelement <4 x float> %374, i64 2
  %380 = insertelement <16 x float> %378, float %379, i64 10
  %381 = extractelement <4 x float> %374, i64 3
  %382 = insertelement <16 x float> %380, float %381, i64 11
  %383 = load <4 x float>, ptr %355, align 16
  %384 = extractelement <4 x float> %383, i64 0
  %385 = insertelement <16 x float> %382, float %384, i64 12
  %386 = extractelement <4 x float> %383, i64 1
  %387 = insertelement <16 x float> %385, float %386, i64 13
  %388 = extractelement <4 x float> %383, i64 2
  %389 = insertelement <16 x float> %387, float %388, i64 14
  %390 = extractelement <4 x float> %383, i64 3
  %391 = insertelement <16 x float> %389, float %390, i64 15
  %392 = getelementptr float, ptr addrspace(1) %190, i64 4
  %393 = getelementptr float, ptr addrspace(1) %190, i64 8
  %394 = getelementptr float, ptr addrspace(1) %190, i64 12
  %395 = extractelement <16 x float> %391, i64 0
  %396 = insertelement <4 x float> poison, float %395, i64 0
  %397 = extractelement <16 x float> %391, i64 1
  %398 = insertelement <4 x float> %396, float %397, i64 1
  %399 = extractelement <16 x float> %391, i64 2
  %400 = insertelement <4 x float> %398, float %399, i64 2
  %401 = extractelement <16 x float> %391, i64 3
  %402 = insertelement <4 x float> %400, float %401, i64 3
  store <4 x float> %402, ptr addrspace(1) %190, align 16
  %403 = extractelement <16 x float> %391, i64 4
  %404 = insertelement <4 x float> poison, float %403, i64 0
  %405 = extractelement <16 x float> %391, i64 5
  %406 = insertelement <4 x float> %404, float %405, i64 1
  %407 = extractelement <16 x float> %391, i64 6
  %408 = insertelement <4 x float> %406, float %407, i64 2
  %409 = extractelement <16 x float> %391, i64 7
  %410 = insertelement <4 x float> %408, float %409, i64 3
  store <4 x float> %410, ptr addrspace(1) %392, align 16
  %411 = extractelement <16 x float> %391, i64 8
  %412 = insertelement <4 x float> poison, float %411, i64 0
  %413 = extractelement <16 x float> %391, i64 9
  %414 = insertelement <4 x float> %412, float %413, i64 1
  %415 = extractelement <16 x float> %391, i64 10
  %416 = insertelement <4 x float> %414, float %415, i64 2
  %417 = extractelement <16 x float> %391, i64 11
  %418 = insertelement <4 x float> %416, float %417, i64 3
  store <4 x float> %418, ptr addrspace(1) %393, align 16
  %419 = extractelement <16 x float> %391, i64 12
  %420 = insertelement <4 x float> poison, float %419, i64 0
  %421 = extractelement <16 x float> %391, i64 13
  %422 = insertelement <4 x float> %420, float %421, i64 1
  %423 = extractelement <16 x float> %391, i64 14
  %424 = insertelement <4 x float> %422, float %423, i64 2
  %425 = extractelement <16 x float> %391, i64 15
  %426 = insertelement <4 x float> %424, float %425, i64 3
  store <4 x float> %426, ptr addrspace(1) %394, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %427, label %428

427:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %428

428:                                              ; preds = %427, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

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
