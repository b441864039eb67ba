; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x float], align 16
  %4 = alloca [8 x float], align 16
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
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 16
  %16 = mul nsw i32 %14, 512
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 2097152
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(6) %12, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %19, i64 4
  %24 = getelementptr float, ptr addrspace(1) %19, i64 8
  %25 = getelementptr float, ptr addrspace(1) %19, i64 12
  %26 = load <4 x float>, ptr addrspace(1) %19, align 16
  %27 = extractelement <4 x float> %26, i64 0
  %28 = insertelement <16 x float> poison, float %27, i64 0
  %29 = extractelement <4 x float> %26, i64 1
  %30 = insertelement <16 x float> %28, float %29, i64 1
  %31 = extractelement <4 x float> %26, i64 2
  %32 = insertelement <16 x float> %30, float %31, i64 2
  %33 = extractelement <4 x float> %26, i64 3
  %34 = insertelement <16 x float> %32, float %33, i64 3
  %35 = load <4 x float>, ptr addrspace(1) %23, align 16
  %36 = extractelement <4 x float> %35, i64 0
  %37 = insertelement <16 x float> %34, float %36, i64 4
  %38 = extractelement <4 x float> %35, i64 1
  %39 = insertelement <16 x float> %37, float %38, i64 5
  %40 = extractelement <4 x float> %35, i64 2
  %41 = insertelement <16 x float> %39, float %40, i64 6
  %42 = extractelement <4 x float> %35, i64 3
  %43 = insertelement <16 x float> %41, float %42, i64 7
  %44 = load <4 x float>, ptr addrspace(1) %24, align 16
  %45 = extractelement <4 x float> %44, i64 0
  %46 = insertelement <16 x float> %43, float %45, i64 8
  %47 = extractelement <4 x float> %44, i64 1
  %48 = insertelement <16 x float> %46, float %47, i64 9
  %49 = extractelement <4 x float> %44, i64 2
  %50 = insertelement <16 x float> %48, float %49, i64 10
  %51 = extractelement <4 x float> %44, i64 3
  %52 = insertelement <16 x float> %50, float %51, i64 11
  %53 = load <4 x float>, ptr addrspace(1) %25, align 16
  %54 = extractelement <4 x float> %53, i64 0
  %55 = insertelement <16 x float> %52, float %54, i64 12
  %56 = extractelement <4 x float> %53, i64 1
  %57 = insertelement <16 x float> %55, float %56, i64 13
  %58 = extractelement <4 x float> %53, i64 2
  %59 = insertelement <16 x float> %57, float %58, i64 14
  %60 = extractelement <4 x float> %53, i64 3
  %61 = insertelement <16 x float> %59, float %60, i64 15
  %62 = getelementptr float, ptr %5, i64 4
  %63 = getelementptr float, ptr %5, i64 8
  %64 = getelementptr float, ptr %5, i64 12
  %65 = extractelement <16 x float> %61, i64 0
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = extractelement <16 x float> %61, i64 1
  %68 = insertelement <4 x float> %66, float %67, i64 1
  %69 = extractelement <16 x float> %61, i64 2
  %70 = insertelement <4 x float> %68, float %69, i64 2
  %71 = extractelement <16 x float> %61, i64 3
  %72 = insertelement <4 x float> %70, float %71, i64 3
  store <4 x float> %72, ptr %5, align 16
  %73 = extractelement <16 x float> %61, i64 4
  %74 = insertelement <4 x float> poison, float %73, i64 0
  %75 = extractelement <16 x float> %61, i64 5
  %76 = insertelement <4 x float> %74, float %75, i64 1
  %77 = extractelement <16 x float> %61, i64 6
  %78 = insertelement <4 x float> %76, float %77, i64 2
  %79 = extractelement <16 x float> %61, i64 7
  %80 = insertelement <4 x float> %78, float %79, i64 3
  store <4 x float> %80, ptr %62, align 16
  %81 = extractelement <16 x float> %61, i64 8
  %82 = insertelement <4 x float> poison, float %81, i64 0
  %83 = extractelement <16 x float> %61, i64 9
  %84 = insertelement <4 x float> %82, float %83, i64 1
  %85 = extractelement <16 x float> %61, i64 10
  %86 = insertelement <4 x float> %84, float %85, i64 2
  %87 = extractelement <16 x float> %61, i64 11
  %88 = insertelement <4 x float> %86, float %87, i64 3
  store <4 x float> %88, ptr %63, align 16
  %89 = extractelement <16 x float> %61, i64 12
  %90 = insertelement <4 x float> poison, float %89, i64 0
  %91 = extractelement <16 x float> %61, i64 13
  %92 = insertelement <4 x float> %90, float %91, i64 1
  %93 = extractelement <16 x float> %61, i64 14
  %94 = insertelement <4 x float> %92, float %93, i64 2
  %95 = extractelement <16 x float> %61, i64 15
  %96 = insertelement <4 x float> %94, float %95, i64 3
  store <4 x float> %96, ptr %64, align 16
  %97 = getelementptr i32, ptr %5, i64 4
  %98 = getelementptr i32, ptr %5, i64 8
  %99 = getelementptr i32, ptr %5, i64 12
  %100 = load <4 x i32>, ptr %5, align 16
  %101 = extractelement <4 x i32> %100, i64 0
  %102 = insertelement <16 x i32> poison, i32 %101, i64 0
  %103 = extractelement <4 x i32> %100, i64 1
  %104 = insertelement <16 x i32> %102, i32 %103, i64 1
  %105 = extractelement <4 x i32> %100, i64 2
  %106 = insertelement <16 x i32> %104, i32 %105, i64 2
  %107 = extractelement <4 x i32> %100, i64 3
  %108 = insertelement <16 x i32> %106, i32 %107, i64 3
  %109 = load <4 x i32>, ptr %97, align 16
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = insertelement <16 x i32> %108, i32 %110, i64 4
  %112 = extractelement <4 x i32> %109, i64 1
  %113 = insertelement <16 x i32> %111, i32 %112, i64 5
  %114 = extractelement <4 x i32> %109, i64 2
  %115 = insertelement <16 x i32> %113, i32 %114, i64 6
  %116 = extractelement <4 x i32> %109, i64 3
  %117 = insertelement <16 x i32> %115, i32 %116, i64 7
  %118 = load <4 x i32>, ptr %98, align 16
  %119 = extractelement <4 x i32> %118, i64 0
  %120 = insertelement <16 x i32> %117, i32 %119, i64 8
  %121 = extractelement <4 x i32> %118, i64 1
  %122 = insertelement <16 x i32> %120, i32 %121, i64 9
  %123 = extractelement <4 x i32> %118, i64 2
  %124 = insertelement <16 x i32> %122, i32 %123, i64 10
  %125 = extractelement <4 x i32> %118, i64 3
  %126 = insertelement <16 x i32> %124, i32 %125, i64 11
  %127 = load <4 x i32>, ptr %99, align 16
  %128 = extractelement <4 x i32> %127, i64 0
  %129 = insertelement <16 x i32> %126, i32 %128, i64 12
  %130 = extractelement <4 x i32> %127, i64 1
  %131 = insertelement <16 x i32> %129, i32 %130, i64 13
  %132 = extractelement <4 x i32> %127, i64 2
  %133 = insertelement <16 x i32> %131, i32 %132, i64 14
  %134 = extractelement <4 x i32> %127, i64 3
  %135 = insertelement <16 x i32> %133, i32 %134, i64 15
  %136 = extractelement <16 x i32> %135, i64 0
  %137 = extractelement <16 x i32> %135, i64 1
  %138 = extractelement <16 x i32> %135, i64 2
  %139 = extractelement <16 x i32> %135, i64 3
  %140 = extractelement <16 x i32> %135, i64 4
  %141 = extractelement <16 x i32> %135, i64 5
  %142 = extractelement <16 x i32> %135, i64 6
  %143 = extractelement <16 x i32> %135, i64 7
  %144 = extractelement <16 x i32> %135, i64 8
  %145 = extractelement <16 x i32> %135, i64 9
  %146 = extractelement <16 x i32> %135, i64 10
  %147 = extractelement <16 x i32> %135, i64 11
  %148 = extractelement <16 x i32> %135, i64 12
  %149 = extractelement <16 x i32> %135, i64 13
  %150 = extractelement <16 x i32> %135, i64 14
  %151 = extractelement <16 x i32> %135, i64 15
  %152 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %136, i32 %137, i32 %138, i32 %139, i32 %140, i32 %141, i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147, i32 %148, i32 %149, i32 %150, i32 %151)
  %153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 0
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 1
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 2
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 3
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 4
  %158 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 5
  %159 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 6
  %160 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 7
  %161 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 8
  %162 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 9
  %163 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 10
  %164 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 11
  %165 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 12
  %166 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 13
  %167 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 14
  %168 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %152, 15
  %169 = insertelement <16 x i32> poison, i32 %153, i64 0
  %170 = insertelement <16 x i32> %169, i32 %154, i64 1
  %171 = insertelement <16 x i32> %170, i32 %155, i64 2
  %172 = insertelement <16 x i32> %171, i32 %156, i64 3
  %173 = insertelement <16 x i32> %172, i32 %157, i64 4
  %174 = insertelement <16 x i32> %173, i32 %158, i64 5
  %175 = insertelement <16 x i32> %174, i32 %159, i64 6
  %176 = insertelement <16 x i32> %175, i32 %160, i64 7
  %177 = insertelement <16 x i32> %176, i32 %161, i64 8
  %178 = insertelement <16 x i32> %177, i32 %162, i64 9
  %179 = insertelement <16 x i32> %178, i32 %163, i64 10
  %180 = insertelement <16 x i32> %179, i32 %164, i64 11
  %181 = insertelement <16 x i32> %180, i32 %165, i64 12
  %182 = insertelement <16 x i32> %181, i32 %166, i64 13
  %183 = insertelement <16 x i32> %182, i32 %167, i64 14
  %184 = insertelement <16 x i32> %183, i32 %168, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %22, <16 x i32> %184, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %185 = urem i32 %6, 16
  %186 = udiv i32 %6, 16
  %187 = mul nsw i32 %185, 16
  %188 = urem i32 %186, 2
  %189 = udiv i32 %186, 2
  %190 = mul nsw i32 %188, 8
  %191 = add nsw i32 %187, %190
  %192 = mul nsw i32 %189, 512
  %193 = add nsw i32 %191, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr float, ptr addrspace(1) %1, i64 %194
  %196 = mul nsw i32 %7, 2097152
  %197 = sext i32 %196 to i64
  %198 = getelementptr i8, ptr addrspace(6) %12, i64 %197
  %199 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) %198, i64 8, i1 false)
  %200 = getelementptr i32, ptr %4, i64 4
  %201 = extractelement <8 x i32> %199, i64 0
  %202 = insertelement <4 x i32> poison, i32 %201, i64 0
  %203 = extractelement <8 x i32> %199, i64 1
  %204 = insertelement <4 x i32> %202, i32 %203, i64 1
  %205 = extractelement <8 x i32> %199, i64 2
  %206 = insertelement <4 x i32> %204, i32 %205, i64 2
  %207 = extractelement <8 x i32> %199, i64 3
  %208 = insertelement <4 x i32> %206, i32 %207, i64 3
  store <4 x i32> %208, ptr %4, align 16
  %209 = extractelement <8 x i32> %199, i64 4
  %210 = insertelement <4 x i32> poison, i32 %209, i64 0
  %211 = extractelement <8 x i32> %199, i64 5
  %212 = insertelement <4 x i32> %210, i32 %211, i64 1
  %213 = extractelement <8 x i32> %199, i64 6
  %214 = insertelement <4 x i32> %212, i32 %213, i64 2
  %215 = extractelement <8 x i32> %199, i64 7
  %216 = insertelement <4 x i32> %214, i32 %215, i64 3
  store <4 x i32> %216, ptr %200, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %217 = getelementptr i32, ptr %4, i64 4
  %218 = load <4 x i32>, ptr %4, align 16
  %219 = extractelement <4 x i32> %218, i64 0
  %220 = insertelement <8 x i32> poison, i32 %219, i64 0
  %221 = extractelement <4 x i32> %218, i64 1
  %222 = insertelement <8 x i32> %220, i32 %221, i64 1
  %223 = extractelement <4 x i32> %218, i64 2
  %224 = insertelement <8 x i32> %222, i32 %223, i64 2
  %225 = extractelement <4 x i32> %218, i64 3
  %226 = insertelement <8 x i32> %224, i32 %225, i64 3
  %227 = load <4 x i32>, ptr %217, align 16
  %228 = extractelement <4 x i32> %227, i64 0
  %229 = insertelement <8 x i32> %226, i32 %228, i64 4
  %230 = extractelement <4 x i32> %227, i64 1
  %231 = insertelement <8 x i32> %229, i32 %230, i64 5
  %232 = extractelement <4 x i32> %227, i64 2
  %233 = insertelement <8 x i32> %231, i32 %232, i64 6
  %234 = extractelement <4 x i32> %227, i64 3
  %235 = insertelement <8 x i32> %233, i32 %234, i64 7
  %236 = extractelement <8 x i32> %235, i64 0
  %237 = extractelement <8 x i32> %235, i64 1
  %238 = extractelement <8 x i32> %235, i64 2
  %239 = extractelement <8 x i32> %235, i64 3
  %240 = extractelement <8 x i32> %235, i64 4
  %241 = extractelement <8 x i32> %235, i64 5
  %242 = extractelement <8 x i32> %235, i64 6
  %243 = extractelement <8 x i32> %235, i64 7
  %244 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %236, i32 %237, i32 %238, i32 %239, i32 %240, i32 %241, i32 %242, i32 %243)
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 0
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 1
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 2
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 3
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 4
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 5
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 6
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %244, 7
  %253 = insertelement <8 x i32> poison, i32 %245, i64 0
  %254 = insertelement <8 x i32> %253, i32 %246, i64 1
  %255 = insertelement <8 x i32> %254, i32 %247, i64 2
  %256 = insertelement <8 x i32> %255, i32 %248, i64 3
  %257 = insertelement <8 x i32> %256, i32 %249, i64 4
  %258 = insertelement <8 x i32> %257, i32 %250, i64 5
  %259 = insertelement <8 x i32> %258, i32 %251, i64 6
  %260 = insertelement <8 x i32> %259, i32 %252, i64 7
  %261 = getelementptr i32, ptr %4, i64 4
  %262 = extractelement <8 x i32> %260, i64 0
  %263 = insertelement <4 x i32> poison, i32 %262, i64 0
  %264 = extractelement <8 x i32> %260, i64 1
  %265 = insertelement <4 x i32> %263, i32 %264, i64 1
  %266 = extractelement <8 x i32> %260, i64 2
  %267 = insertelement <4 x i32> %265, i32 %266, i64 2
  %268 = extractelement <8 x i32> %260, i64 3
  %269 = insertelement <4 x i32> %267, i32 %268, i64 3
  store <4 x i32> %269, ptr %4, align 16
  %270 = extractelement <8 x i32> %260, i64 4
  %271 = insertelement <4 x i32> poison, i32 %270, i64 0
  %272 = extractelement <8 x i32> %260, i64 5
  %273 = insertelement <4 x i32> %271, i32 %272, i64 1
  %274 = extractelement <8 x i32> %260, i64 6
  %275 = insertelement <4 x i32> %273, i32 %274, i64 2
  %276 = extractelement <8 x i32> %260, i64 7
  %277 = insertelement <4 x i32> %275, i32 %276, i64 3
  store <4 x i32> %277, ptr %261, align 16
  %278 = getelementptr float, ptr %4, i64 4
  %279 = load <4 x float>, ptr %4, align 16
  %280 = extractelement <4 x float> %279, i64 0
  %281 = insertelement <8 x float> poison, float %280, i64 0
  %282 = extractelement <4 x float> %279, i64 1
  %283 = insertelement <8 x float> %281, float %282, i64 1
  %284 = extractelement <4 x float> %279, i64 2
  %285 = insertelement <8 x float> %283, float %284, i64 2
  %286 = extractelement <4 x float> %279, i64 3
  %287 = insertelement <8 x float> %285, float %286, i64 3
  %288 = load <4 x float>, ptr %278, align 16
  %289 = extractelement <4 x float> %288, i64 0
  %290 = insertelement <8 x float> %287, float %289, i64 4
  %291 = extractelement <4 x float> %288, i64 1
  %292 = insertelement <8 x float> %290, float %291, i64 5
  %293 = extractelement <4 x float> %288, i64 2
  %294 = insertelement <8 x float> %292, float %293, i64 6
  %295 = extractelement <4 x float> %288, i64 3
  %296 = insertelement <8 x float> %294, float %295, i64 7
  %297 = getelementptr float, ptr addrspace(1) %195, i64 4
  %298 = extractelement <8 x float> %296, i64 0
  %299 = insertelement <4 x float> poison, float %298, i64 0
  %300 = extractelement <8 x float> %296, i64 1
  %301 = insertelement <4 x float> %299, float %300, i64 1
  %302 = extractelement <8 x float> %296, i64 2
  %303 = insertelement <4 x float> %301, float %302, i64 2
  %304 = extractelement <8 x float> %296, i64 3
  %305 = insertelement <4 x float> %303, float %304, i64 3
  store <4 x float> %305, ptr addrspace(1) %195, align 16
  %306 = extractelement <8 x float> %296, i64 4
  %307 = insertelement <4 x float> poison, float %306, i64 0
  %308 = extractelement <8 x float> %296, i64 5
  %309 = insertelement <4 x float> %307, float %308, i64 1
  %310 = extractelement <8 x float> %296, i64 6
  %311 = insertelement <4 x float> %309, float %310, i64 2
  %312 = extractelement <8 x float> %296, i64 7
  %313 = insertelement <4 x float> %311, float %312, i64 3
  store <4 x float> %313, ptr addrspace(1) %297, align 16
  %314 = urem i32 %6, 16
  %315 = udiv i32 %6, 16
  %316 = mul nsw i32 %314, 16
  %317 = urem i32 %315, 2
  %318 = udiv i32 %315, 2
  %319 = mul nsw i32 %317, 8
  %320 = add nsw i32 %316, %319
  %321 = mul nsw i32 %318, 512
  %322 = add nsw i32 %320, %321
  %323 = add nsw i32 %322, 256
  %324 = sext i32 %323 to i64
  %325 = getelementptr float, ptr addrspace(1) %1, i64 %324
  %326 = mul nsw i32 %7, 2097152
  %327 = add nsw i32 1048576, %326
  %328 = sext i32 %327 to i64
  %329 = getelementptr i8, ptr addrspace(6) %12, i64 %328
  %330 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) %329, i64 8, i1 false)
  %331 = getelementptr i32, ptr %3, i64 4
  %332 = extractelement <8 x i32> %330, i64 0
  %333 = insertelement <4 x i32> poison, i32 %332, i64 0
  %334 = extractelement <8 x i32> %330, i64 1
  %335 = insertelement <4 x i32> %333, i32 %334, i64 1
  %336 = extractelement <8 x i32> %330, i64 2
  %337 = insertelement <4 x i32> %335, i32 %336, i64 2
  %338 = extractelement <8 x i32> %330, i64 3
  %339 = insertelement <4 x i32> %337, i32 %338, i64 3
  store <4 x i32> %339, ptr %3, align 16
  %340 = extractelement <8 x i32> %330, i64 4
  %341 = insertelement <4 x i32> poison, i32 %340, i64 0
  %342 = extractelement <8 x i32> %330, i64 5
  %343 = insertelement <4 x i32> %341, i32 %342, i64 1
  %344 = extractelement <8 x i32> %330, i64 6
  %345 = insertelement <4 x i32> %343, i32 %344, i64 2
  %346 = extractelement <8 x i32> %330, i64 7
  %347 = insertelement <4 x i32> %345, i32 %346, i64 3
  store <4 x i32> %347, ptr %331, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %348 = getelementptr i32, ptr %3, i64 4
  %349 = load <4 x i32>, ptr %3, align 16
  %350 = extractelement <4 x i32> %349, i64 0
  %351 = insertelement <8 x i32> poison, i32 %350, i64 0
  %352 = extractelement <4 x i32> %349, i64 1
  %353 = insertelement <8 x i32> %351, i32 %352, i64 1
  %354 = extractelement <4 x i32> %349, i64 2
  %355 = insertelement <8 x i32> %353, i32 %354, i64 2
  %356 = extractelement <4 x i32> %349, i64 3
  %357 = insertelement <8 x i32> %355, i32 %356, i64 3
  %358 = load <4 x i32>, ptr %348, align 16
  %359 = extractelement <4 x i32> %358, i64 0
  %360 = insertelement <8 x i32> %357, i32 %359, i64 4
  %361 = extractelement <4 x i32> %358, i64 1
  %362 = insertelement <8 x i32> %360, i32 %361, i64 5
  %363 = extractelement <4 x i32> %358, i64 2
  %364 = insertelement <8 x i32> %362, i32 %363, i64 6
  %365 = extractelement <4 x i32> %358, i64 3
  %366 = insertelement <8 x i32> %364, i32 %365, i64 7
  %367 = extractelement <8 x i32> %366, i64 0
  %368 = extractelement <8 x i32> %366, i64 1
  %369 = extractelement <8 x i32> %366, i64 2
  %370 = extractelement <8 x i32> %366, i64 3
  %371 = extractelement <8 x i32> %366, i64 4
  %372 = extractelement <8 x i32> %366, i64 5
  %373 = extractelement <8 x i32> %366, i64 6
  %374 = extractelement <8 x i32> %366, i64 7
  %375 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %367, i32 %368, i32 %369, i32 %370, i32 %371, i32 %372, i32 %373, i32 %374)
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 0
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 1
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 2
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 3
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 4
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 5
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 6
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %375, 7
  %384 = insertelement <8 x i32> poison, i32 %376, i64 0
  %385 = insertelement <8 x i32> %384, i32 %377, i64 1
  %386 = insertelement <8 x i32> %385, i32 %378, i64 2
  %387 = insertelement <8 x i32> %386, i32 %379, i64 3
  %388 = insertelement <8 x i32> %387, i32 %380, i64 4
  %389 = insertelement <8 x i32> %388, i32 %381, i64 5
  %390 = insertelement <8 x i32> %389, i32 %382, i64 6
  %391 = insertelement <8 x i32> %390, i32 %383, i64 7
  %392 = getelementptr i32, ptr %3, i64 4
  %393 = extractelement <8 x i32> %391, i64 0
  %394 = insertelement <4 x i32> poison, i32 %393, i64 0
  %395 = extractelement <8 x i32> %391, i64 1
  %396 = insertelement <4 x i32> %394, i32 %395, i64 1
  %397 = extractelement <8 x i32> %391, i64 2
  %398 = insertelement <4 x i32> %396, i32 %397, i64 2
  %399 = extractelement <8 x i32> %391, i64 3
  %400 = insertelement <4 x i32> %398, i32 %399, i64 3
  store <4 x i32> %400, ptr %3, align 16
  %401 = extractelement <8 x i32> %391, i64 4
  %402 = insertelement <4 x i32> poison, i32 %401, i64 0
  %403 = extractelement <8 x i32> %391, i64 5
  %404 = insertelement <4 x i32> %402, i32 %403, i64 1
  %405 = extractelement <8 x i32> %391, i64 6
  %406 = insertelement <4 x i32> %404, i32 %405, i64 2
  %407 = extractelement <8 x i32> %391, i64 7
  %408 = insertelement <4 x i32> %406, i32 %407, i64 3
  store <4 x i32> %408, ptr %392, align 16
  %409 = getelementptr float, ptr %3, i64 4
  %410 = load <4 x float>, ptr %3, align 16
  %411 = extractelement <4 x float> %410, i64 0
  %412 = insertelement <8 x float> poison, float %411, i64 0
  %413 = extractelement <4 x float> %410, i64 1
  %414 = insertelement <8 x float> %412, float %413, i64 1
  %415 = extractelement <4 x float> %410, i64 2
  %416 = insertelement <8 x float> %414, float %415, i64 2
  %417 = extractelement <4 x float> %410, i64 3
  %418 = insertelement <8 x float> %416, float %417, i64 3
  %419 = load <4 x float>, ptr %409, align 16
  %420 = extractelement <4 x float> %419, i64 0
  %421 = insertelement <8 x float> %418, float %420, i64 4
  %422 = extractelement <4 x float> %419, i64 1
  %423 = insertelement <8 x float> %421, float %422, i64 5
  %424 = extractelement <4 x float> %419, i64 2
  %425 = insertelement <8 x float> %423, float %424, i64 6
  %426 = extractelement <4 x float> %419, i64 3
  %427 = insertelement <8 x float> %425, float %426, i64 7
  %428 = getelementptr float, ptr addrspace(1) %325, i64 4
  %429 = extractelement <8 x float> %427, i64 0
  %430 = insertelement <4 x float> poison, float %429, i64 0
  %431 = extractelement <8 x float> %427, i64 1
  %432 = insertelement <4 x float> %430, float %431, i64 1
  %433 = extractelement <8 x float> %427, i64 2
  %434 = insertelement <4 x float> %432, float %433, i64 2
  %435 = extractelement <8 x float> %427, i64 3
  %436 = insertelement <4 x float> %434, float %435, i64 3
  store <4 x float> %436, ptr addrspace(1) %325, align 16
  %437 = extractelement <8 x float> %427, i64 4
  %438 = insertelement <4 x float> poison, float %437, i64 0
  %439 = extractelement <8 x float> %427, i64 5
  %440 = insertelement <4 x float> %438, float %439, i64 1
  %441 = extractelement <8 x float> %427, i64 6
  %442 = insertelement <4 x float> %440, float %441, i64 2
  %443 = extractelement <8 x float> %427, i64 7
  %444 = insertelement <4 x float> %442, float %443, i64 3
  store <4 x float> %444, ptr addrspace(1) %428, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %445, label %446

445:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %446

446:                                              ; preds = %445, %10
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
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

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
