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
  %185 = urem i32 %6, 2
  %186 = udiv i32 %6, 2
  %187 = mul nsw i32 %185, 128
  %188 = urem i32 %186, 2
  %189 = udiv i32 %186, 2
  %190 = add nsw i32 %187, %188
  %191 = urem i32 %189, 8
  %192 = udiv i32 %189, 8
  %193 = mul nsw i32 %191, 16
  %194 = add nsw i32 %190, %193
  %195 = mul nsw i32 %192, 512
  %196 = add nsw i32 %194, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr float, ptr addrspace(1) %1, i64 %197
  %199 = mul nsw i32 %7, 2097152
  %200 = sext i32 %199 to i64
  %201 = getelementptr i8, ptr addrspace(6) %12, i64 %200
  %202 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) %201, i1 false)
  %203 = getelementptr i32, ptr %4, i64 4
  %204 = extractelement <8 x i32> %202, i64 0
  %205 = insertelement <4 x i32> poison, i32 %204, i64 0
  %206 = extractelement <8 x i32> %202, i64 1
  %207 = insertelement <4 x i32> %205, i32 %206, i64 1
  %208 = extractelement <8 x i32> %202, i64 2
  %209 = insertelement <4 x i32> %207, i32 %208, i64 2
  %210 = extractelement <8 x i32> %202, i64 3
  %211 = insertelement <4 x i32> %209, i32 %210, i64 3
  store <4 x i32> %211, ptr %4, align 16
  %212 = extractelement <8 x i32> %202, i64 4
  %213 = insertelement <4 x i32> poison, i32 %212, i64 0
  %214 = extractelement <8 x i32> %202, i64 5
  %215 = insertelement <4 x i32> %213, i32 %214, i64 1
  %216 = extractelement <8 x i32> %202, i64 6
  %217 = insertelement <4 x i32> %215, i32 %216, i64 2
  %218 = extractelement <8 x i32> %202, i64 7
  %219 = insertelement <4 x i32> %217, i32 %218, i64 3
  store <4 x i32> %219, ptr %203, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %220 = getelementptr i32, ptr %4, i64 4
  %221 = load <4 x i32>, ptr %4, align 16
  %222 = extractelement <4 x i32> %221, i64 0
  %223 = insertelement <8 x i32> poison, i32 %222, i64 0
  %224 = extractelement <4 x i32> %221, i64 1
  %225 = insertelement <8 x i32> %223, i32 %224, i64 1
  %226 = extractelement <4 x i32> %221, i64 2
  %227 = insertelement <8 x i32> %225, i32 %226, i64 2
  %228 = extractelement <4 x i32> %221, i64 3
  %229 = insertelement <8 x i32> %227, i32 %228, i64 3
  %230 = load <4 x i32>, ptr %220, align 16
  %231 = extractelement <4 x i32> %230, i64 0
  %232 = insertelement <8 x i32> %229, i32 %231, i64 4
  %233 = extractelement <4 x i32> %230, i64 1
  %234 = insertelement <8 x i32> %232, i32 %233, i64 5
  %235 = extractelement <4 x i32> %230, i64 2
  %236 = insertelement <8 x i32> %234, i32 %235, i64 6
  %237 = extractelement <4 x i32> %230, i64 3
  %238 = insertelement <8 x i32> %236, i32 %237, i64 7
  %239 = extractelement <8 x i32> %238, i64 0
  %240 = extractelement <8 x i32> %238, i64 1
  %241 = extractelement <8 x i32> %238, i64 2
  %242 = extractelement <8 x i32> %238, i64 3
  %243 = extractelement <8 x i32> %238, i64 4
  %244 = extractelement <8 x i32> %238, i64 5
  %245 = extractelement <8 x i32> %238, i64 6
  %246 = extractelement <8 x i32> %238, i64 7
  %247 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %239, i32 %240, i32 %241, i32 %242, i32 %243, i32 %244, i32 %245, i32 %246)
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 0
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 1
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 2
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 3
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 4
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 5
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 6
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %247, 7
  %256 = insertelement <8 x i32> poison, i32 %248, i64 0
  %257 = insertelement <8 x i32> %256, i32 %249, i64 1
  %258 = insertelement <8 x i32> %257, i32 %250, i64 2
  %259 = insertelement <8 x i32> %258, i32 %251, i64 3
  %260 = insertelement <8 x i32> %259, i32 %252, i64 4
  %261 = insertelement <8 x i32> %260, i32 %253, i64 5
  %262 = insertelement <8 x i32> %261, i32 %254, i64 6
  %263 = insertelement <8 x i32> %262, i32 %255, i64 7
  %264 = getelementptr i32, ptr %4, i64 4
  %265 = extractelement <8 x i32> %263, i64 0
  %266 = insertelement <4 x i32> poison, i32 %265, i64 0
  %267 = extractelement <8 x i32> %263, i64 1
  %268 = insertelement <4 x i32> %266, i32 %267, i64 1
  %269 = extractelement <8 x i32> %263, i64 2
  %270 = insertelement <4 x i32> %268, i32 %269, i64 2
  %271 = extractelement <8 x i32> %263, i64 3
  %272 = insertelement <4 x i32> %270, i32 %271, i64 3
  store <4 x i32> %272, ptr %4, align 16
  %273 = extractelement <8 x i32> %263, i64 4
  %274 = insertelement <4 x i32> poison, i32 %273, i64 0
  %275 = extractelement <8 x i32> %263, i64 5
  %276 = insertelement <4 x i32> %274, i32 %275, i64 1
  %277 = extractelement <8 x i32> %263, i64 6
  %278 = insertelement <4 x i32> %276, i32 %277, i64 2
  %279 = extractelement <8 x i32> %263, i64 7
  %280 = insertelement <4 x i32> %278, i32 %279, i64 3
  store <4 x i32> %280, ptr %264, align 16
  %281 = getelementptr float, ptr %4, i64 4
  %282 = load <4 x float>, ptr %4, align 16
  %283 = extractelement <4 x float> %282, i64 0
  %284 = insertelement <8 x float> poison, float %283, i64 0
  %285 = extractelement <4 x float> %282, i64 1
  %286 = insertelement <8 x float> %284, float %285, i64 1
  %287 = extractelement <4 x float> %282, i64 2
  %288 = insertelement <8 x float> %286, float %287, i64 2
  %289 = extractelement <4 x float> %282, i64 3
  %290 = insertelement <8 x float> %288, float %289, i64 3
  %291 = load <4 x float>, ptr %281, align 16
  %292 = extractelement <4 x float> %291, i64 0
  %293 = insertelement <8 x float> %290, float %292, i64 4
  %294 = extractelement <4 x float> %291, i64 1
  %295 = insertelement <8 x float> %293, float %294, i64 5
  %296 = extractelement <4 x float> %291, i64 2
  %297 = insertelement <8 x float> %295, float %296, i64 6
  %298 = extractelement <4 x float> %291, i64 3
  %299 = insertelement <8 x float> %297, float %298, i64 7
  %300 = getelementptr float, ptr addrspace(1) %198, i64 2
  %301 = getelementptr float, ptr addrspace(1) %198, i64 4
  %302 = getelementptr float, ptr addrspace(1) %198, i64 6
  %303 = getelementptr float, ptr addrspace(1) %198, i64 8
  %304 = getelementptr float, ptr addrspace(1) %198, i64 10
  %305 = getelementptr float, ptr addrspace(1) %198, i64 12
  %306 = getelementptr float, ptr addrspace(1) %198, i64 14
  %307 = extractelement <8 x float> %299, i64 0
  store float %307, ptr addrspace(1) %198, align 4
  %308 = extractelement <8 x float> %299, i64 1
  store float %308, ptr addrspace(1) %300, align 4
  %309 = extractelement <8 x float> %299, i64 2
  store float %309, ptr addrspace(1) %301, align 4
  %310 = extractelement <8 x float> %299, i64 3
  store float %310, ptr addrspace(1) %302, align 4
  %311 = extractelement <8 x float> %299, i64 4
  store float %311, ptr addrspace(1) %303, align 4
  %312 = extractelement <8 x float> %299, i64 5
  store float %312, ptr addrspace(1) %304, align 4
  %313 = extractelement <8 x float> %299, i64 6
  store float %313, ptr addrspace(1) %305, align 4
  %314 = extractelement <8 x float> %299, i64 7
  store float %314, ptr addrspace(1) %306, align 4
  %315 = urem i32 %6, 2
  %316 = udiv i32 %6, 2
  %317 = mul nsw i32 %315, 128
  %318 = urem i32 %316, 2
  %319 = udiv i32 %316, 2
  %320 = add nsw i32 %317, %318
  %321 = urem i32 %319, 8
  %322 = udiv i32 %319, 8
  %323 = mul nsw i32 %321, 16
  %324 = add nsw i32 %320, %323
  %325 = mul nsw i32 %322, 512
  %326 = add nsw i32 %324, %325
  %327 = add nsw i32 %326, 256
  %328 = sext i32 %327 to i64
  %329 = getelementptr float, ptr addrspace(1) %1, i64 %328
  %330 = mul nsw i32 %7, 2097152
  %331 = add nsw i32 1048576, %330
  %332 = sext i32 %331 to i64
  %333 = getelementptr i8, ptr addrspace(6) %12, i64 %332
  %334 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) %333, i1 false)
  %335 = getelementptr i32, ptr %3, i64 4
  %336 = extractelement <8 x i32> %334, i64 0
  %337 = insertelement <4 x i32> poison, i32 %336, i64 0
  %338 = extractelement <8 x i32> %334, i64 1
  %339 = insertelement <4 x i32> %337, i32 %338, i64 1
  %340 = extractelement <8 x i32> %334, i64 2
  %341 = insertelement <4 x i32> %339, i32 %340, i64 2
  %342 = extractelement <8 x i32> %334, i64 3
  %343 = insertelement <4 x i32> %341, i32 %342, i64 3
  store <4 x i32> %343, ptr %3, align 16
  %344 = extractelement <8 x i32> %334, i64 4
  %345 = insertelement <4 x i32> poison, i32 %344, i64 0
  %346 = extractelement <8 x i32> %334, i64 5
  %347 = insertelement <4 x i32> %345, i32 %346, i64 1
  %348 = extractelement <8 x i32> %334, i64 6
  %349 = insertelement <4 x i32> %347, i32 %348, i64 2
  %350 = extractelement <8 x i32> %334, i64 7
  %351 = insertelement <4 x i32> %349, i32 %350, i64 3
  store <4 x i32> %351, ptr %335, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %352 = getelementptr i32, ptr %3, i64 4
  %353 = load <4 x i32>, ptr %3, align 16
  %354 = extractelement <4 x i32> %353, i64 0
  %355 = insertelement <8 x i32> poison, i32 %354, i64 0
  %356 = extractelement <4 x i32> %353, i64 1
  %357 = insertelement <8 x i32> %355, i32 %356, i64 1
  %358 = extractelement <4 x i32> %353, i64 2
  %359 = insertelement <8 x i32> %357, i32 %358, i64 2
  %360 = extractelement <4 x i32> %353, i64 3
  %361 = insertelement <8 x i32> %359, i32 %360, i64 3
  %362 = load <4 x i32>, ptr %352, align 16
  %363 = extractelement <4 x i32> %362, i64 0
  %364 = insertelement <8 x i32> %361, i32 %363, i64 4
  %365 = extractelement <4 x i32> %362, i64 1
  %366 = insertelement <8 x i32> %364, i32 %365, i64 5
  %367 = extractelement <4 x i32> %362, i64 2
  %368 = insertelement <8 x i32> %366, i32 %367, i64 6
  %369 = extractelement <4 x i32> %362, i64 3
  %370 = insertelement <8 x i32> %368, i32 %369, i64 7
  %371 = extractelement <8 x i32> %370, i64 0
  %372 = extractelement <8 x i32> %370, i64 1
  %373 = extractelement <8 x i32> %370, i64 2
  %374 = extractelement <8 x i32> %370, i64 3
  %375 = extractelement <8 x i32> %370, i64 4
  %376 = extractelement <8 x i32> %370, i64 5
  %377 = extractelement <8 x i32> %370, i64 6
  %378 = extractelement <8 x i32> %370, i64 7
  %379 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %371, i32 %372, i32 %373, i32 %374, i32 %375, i32 %376, i32 %377, i32 %378)
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 0
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 1
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 2
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 3
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 4
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 5
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 6
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %379, 7
  %388 = insertelement <8 x i32> poison, i32 %380, i64 0
  %389 = insertelement <8 x i32> %388, i32 %381, i64 1
  %390 = insertelement <8 x i32> %389, i32 %382, i64 2
  %391 = insertelement <8 x i32> %390, i32 %383, i64 3
  %392 = insertelement <8 x i32> %391, i32 %384, i64 4
  %393 = insertelement <8 x i32> %392, i32 %385, i64 5
  %394 = insertelement <8 x i32> %393, i32 %386, i64 6
  %395 = insertelement <8 x i32> %394, i32 %387, i64 7
  %396 = getelementptr i32, ptr %3, i64 4
  %397 = extractelement <8 x i32> %395, i64 0
  %398 = insertelement <4 x i32> poison, i32 %397, i64 0
  %399 = extractelement <8 x i32> %395, i64 1
  %400 = insertelement <4 x i32> %398, i32 %399, i64 1
  %401 = extractelement <8 x i32> %395, i64 2
  %402 = insertelement <4 x i32> %400, i32 %401, i64 2
  %403 = extractelement <8 x i32> %395, i64 3
  %404 = insertelement <4 x i32> %402, i32 %403, i64 3
  store <4 x i32> %404, ptr %3, align 16
  %405 = extractelement <8 x i32> %395, i64 4
  %406 = insertelement <4 x i32> poison, i32 %405, i64 0
  %407 = extractelement <8 x i32> %395, i64 5
  %408 = insertelement <4 x i32> %406, i32 %407, i64 1
  %409 = extractelement <8 x i32> %395, i64 6
  %410 = insertelement <4 x i32> %408, i32 %409, i64 2
  %411 = extractelement <8 x i32> %395, i64 7
  %412 = insertelement <4 x i32> %410, i32 %411, i64 3
  store <4 x i32> %412, ptr %396, align 16
  %413 = getelementptr float, ptr %3, i64 4
  %414 = load <4 x float>, ptr %3, align 16
  %415 = extractelement <4 x float> %414, i64 0
  %416 = insertelement <8 x float> poison, float %415, i64 0
  %417 = extractelement <4 x float> %414, i64 1
  %418 = insertelement <8 x float> %416, float %417, i64 1
  %419 = extractelement <4 x float> %414, i64 2
  %420 = insertelement <8 x float> %418, float %419, i64 2
  %421 = extractelement <4 x float> %414, i64 3
  %422 = insertelement <8 x float> %420, float %421, i64 3
  %423 = load <4 x float>, ptr %413, align 16
  %424 = extractelement <4 x float> %423, i64 0
  %425 = insertelement <8 x float> %422, float %424, i64 4
  %426 = extractelement <4 x float> %423, i64 1
  %427 = insertelement <8 x float> %425, float %426, i64 5
  %428 = extractelement <4 x float> %423, i64 2
  %429 = insertelement <8 x float> %427, float %428, i64 6
  %430 = extractelement <4 x float> %423, i64 3
  %431 = insertelement <8 x float> %429, float %430, i64 7
  %432 = getelementptr float, ptr addrspace(1) %329, i64 2
  %433 = getelementptr float, ptr addrspace(1) %329, i64 4
  %434 = getelementptr float, ptr addrspace(1) %329, i64 6
  %435 = getelementptr float, ptr addrspace(1) %329, i64 8
  %436 = getelementptr float, ptr addrspace(1) %329, i64 10
  %437 = getelementptr float, ptr addrspace(1) %329, i64 12
  %438 = getelementptr float, ptr addrspace(1) %329, i64 14
  %439 = extractelement <8 x float> %431, i64 0
  store float %439, ptr addrspace(1) %329, align 4
  %440 = extractelement <8 x float> %431, i64 1
  store float %440, ptr addrspace(1) %432, align 4
  %441 = extractelement <8 x float> %431, i64 2
  store float %441, ptr addrspace(1) %433, align 4
  %442 = extractelement <8 x float> %431, i64 3
  store float %442, ptr addrspace(1) %434, align 4
  %443 = extractelement <8 x float> %431, i64 4
  store float %443, ptr addrspace(1) %435, align 4
  %444 = extractelement <8 x float> %431, i64 5
  store float %444, ptr addrspace(1) %436, align 4
  %445 = extractelement <8 x float> %431, i64 6
  store float %445, ptr addrspace(1) %437, align 4
  %446 = extractelement <8 x float> %431, i64 7
  store float %446, ptr addrspace(1) %438, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %447, label %448

447:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %448

448:                                              ; preds = %447, %10
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
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

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
