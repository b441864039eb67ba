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
  %185 = urem i32 %6, 4
  %186 = udiv i32 %6, 4
  %187 = urem i32 %186, 8
  %188 = udiv i32 %186, 8
  %189 = mul nsw i32 %187, 16
  %190 = add nsw i32 %185, %189
  %191 = mul nsw i32 %188, 512
  %192 = add nsw i32 %190, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr float, ptr addrspace(1) %1, i64 %193
  %195 = mul nsw i32 %7, 2097152
  %196 = sext i32 %195 to i64
  %197 = getelementptr i8, ptr addrspace(6) %12, i64 %196
  %198 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x4(ptr addrspace(6) %197, i1 false)
  %199 = getelementptr i32, ptr %4, i64 4
  %200 = extractelement <8 x i32> %198, i64 0
  %201 = insertelement <4 x i32> poison, i32 %200, i64 0
  %202 = extractelement <8 x i32> %198, i64 1
  %203 = insertelement <4 x i32> %201, i32 %202, i64 1
  %204 = extractelement <8 x i32> %198, i64 2
  %205 = insertelement <4 x i32> %203, i32 %204, i64 2
  %206 = extractelement <8 x i32> %198, i64 3
  %207 = insertelement <4 x i32> %205, i32 %206, i64 3
  store <4 x i32> %207, ptr %4, align 16
  %208 = extractelement <8 x i32> %198, i64 4
  %209 = insertelement <4 x i32> poison, i32 %208, i64 0
  %210 = extractelement <8 x i32> %198, i64 5
  %211 = insertelement <4 x i32> %209, i32 %210, i64 1
  %212 = extractelement <8 x i32> %198, i64 6
  %213 = insertelement <4 x i32> %211, i32 %212, i64 2
  %214 = extractelement <8 x i32> %198, i64 7
  %215 = insertelement <4 x i32> %213, i32 %214, i64 3
  store <4 x i32> %215, ptr %199, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %216 = getelementptr i32, ptr %4, i64 4
  %217 = load <4 x i32>, ptr %4, align 16
  %218 = extractelement <4 x i32> %217, i64 0
  %219 = insertelement <8 x i32> poison, i32 %218, i64 0
  %220 = extractelement <4 x i32> %217, i64 1
  %221 = insertelement <8 x i32> %219, i32 %220, i64 1
  %222 = extractelement <4 x i32> %217, i64 2
  %223 = insertelement <8 x i32> %221, i32 %222, i64 2
  %224 = extractelement <4 x i32> %217, i64 3
  %225 = insertelement <8 x i32> %223, i32 %224, i64 3
  %226 = load <4 x i32>, ptr %216, align 16
  %227 = extractelement <4 x i32> %226, i64 0
  %228 = insertelement <8 x i32> %225, i32 %227, i64 4
  %229 = extractelement <4 x i32> %226, i64 1
  %230 = insertelement <8 x i32> %228, i32 %229, i64 5
  %231 = extractelement <4 x i32> %226, i64 2
  %232 = insertelement <8 x i32> %230, i32 %231, i64 6
  %233 = extractelement <4 x i32> %226, i64 3
  %234 = insertelement <8 x i32> %232, i32 %233, i64 7
  %235 = extractelement <8 x i32> %234, i64 0
  %236 = extractelement <8 x i32> %234, i64 1
  %237 = extractelement <8 x i32> %234, i64 2
  %238 = extractelement <8 x i32> %234, i64 3
  %239 = extractelement <8 x i32> %234, i64 4
  %240 = extractelement <8 x i32> %234, i64 5
  %241 = extractelement <8 x i32> %234, i64 6
  %242 = extractelement <8 x i32> %234, i64 7
  %243 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %235, i32 %236, i32 %237, i32 %238, i32 %239, i32 %240, i32 %241, i32 %242)
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 0
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 1
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 2
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 3
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 4
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 5
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 6
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %243, 7
  %252 = insertelement <8 x i32> poison, i32 %244, i64 0
  %253 = insertelement <8 x i32> %252, i32 %245, i64 1
  %254 = insertelement <8 x i32> %253, i32 %246, i64 2
  %255 = insertelement <8 x i32> %254, i32 %247, i64 3
  %256 = insertelement <8 x i32> %255, i32 %248, i64 4
  %257 = insertelement <8 x i32> %256, i32 %249, i64 5
  %258 = insertelement <8 x i32> %257, i32 %250, i64 6
  %259 = insertelement <8 x i32> %258, i32 %251, i64 7
  %260 = getelementptr i32, ptr %4, i64 4
  %261 = extractelement <8 x i32> %259, i64 0
  %262 = insertelement <4 x i32> poison, i32 %261, i64 0
  %263 = extractelement <8 x i32> %259, i64 1
  %264 = insertelement <4 x i32> %262, i32 %263, i64 1
  %265 = extractelement <8 x i32> %259, i64 2
  %266 = insertelement <4 x i32> %264, i32 %265, i64 2
  %267 = extractelement <8 x i32> %259, i64 3
  %268 = insertelement <4 x i32> %266, i32 %267, i64 3
  store <4 x i32> %268, ptr %4, align 16
  %269 = extractelement <8 x i32> %259, i64 4
  %270 = insertelement <4 x i32> poison, i32 %269, i64 0
  %271 = extractelement <8 x i32> %259, i64 5
  %272 = insertelement <4 x i32> %270, i32 %271, i64 1
  %273 = extractelement <8 x i32> %259, i64 6
  %274 = insertelement <4 x i32> %272, i32 %273, i64 2
  %275 = extractelement <8 x i32> %259, i64 7
  %276 = insertelement <4 x i32> %274, i32 %275, i64 3
  store <4 x i32> %276, ptr %260, align 16
  %277 = getelementptr float, ptr %4, i64 4
  %278 = load <4 x float>, ptr %4, align 16
  %279 = extractelement <4 x float> %278, i64 0
  %280 = insertelement <8 x float> poison, float %279, i64 0
  %281 = extractelement <4 x float> %278, i64 1
  %282 = insertelement <8 x float> %280, float %281, i64 1
  %283 = extractelement <4 x float> %278, i64 2
  %284 = insertelement <8 x float> %282, float %283, i64 2
  %285 = extractelement <4 x float> %278, i64 3
  %286 = insertelement <8 x float> %284, float %285, i64 3
  %287 = load <4 x float>, ptr %277, align 16
  %288 = extractelement <4 x float> %287, i64 0
  %289 = insertelement <8 x float> %286, float %288, i64 4
  %290 = extractelement <4 x float> %287, i64 1
  %291 = insertelement <8 x float> %289, float %290, i64 5
  %292 = extractelement <4 x float> %287, i64 2
  %293 = insertelement <8 x float> %291, float %292, i64 6
  %294 = extractelement <4 x float> %287, i64 3
  %295 = insertelement <8 x float> %293, float %294, i64 7
  %296 = getelementptr float, ptr addrspace(1) %194, i64 128
  %297 = getelementptr float, ptr addrspace(1) %194, i64 4
  %298 = getelementptr float, ptr addrspace(1) %194, i64 132
  %299 = getelementptr float, ptr addrspace(1) %194, i64 8
  %300 = getelementptr float, ptr addrspace(1) %194, i64 136
  %301 = getelementptr float, ptr addrspace(1) %194, i64 12
  %302 = getelementptr float, ptr addrspace(1) %194, i64 140
  %303 = extractelement <8 x float> %295, i64 0
  store float %303, ptr addrspace(1) %194, align 4
  %304 = extractelement <8 x float> %295, i64 1
  store float %304, ptr addrspace(1) %296, align 4
  %305 = extractelement <8 x float> %295, i64 2
  store float %305, ptr addrspace(1) %297, align 4
  %306 = extractelement <8 x float> %295, i64 3
  store float %306, ptr addrspace(1) %298, align 4
  %307 = extractelement <8 x float> %295, i64 4
  store float %307, ptr addrspace(1) %299, align 4
  %308 = extractelement <8 x float> %295, i64 5
  store float %308, ptr addrspace(1) %300, align 4
  %309 = extractelement <8 x float> %295, i64 6
  store float %309, ptr addrspace(1) %301, align 4
  %310 = extractelement <8 x float> %295, i64 7
  store float %310, ptr addrspace(1) %302, align 4
  %311 = urem i32 %6, 4
  %312 = udiv i32 %6, 4
  %313 = urem i32 %312, 8
  %314 = udiv i32 %312, 8
  %315 = mul nsw i32 %313, 16
  %316 = add nsw i32 %311, %315
  %317 = mul nsw i32 %314, 512
  %318 = add nsw i32 %316, %317
  %319 = add nsw i32 %318, 256
  %320 = sext i32 %319 to i64
  %321 = getelementptr float, ptr addrspace(1) %1, i64 %320
  %322 = mul nsw i32 %7, 2097152
  %323 = add nsw i32 1048576, %322
  %324 = sext i32 %323 to i64
  %325 = getelementptr i8, ptr addrspace(6) %12, i64 %324
  %326 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x4(ptr addrspace(6) %325, i1 false)
  %327 = getelementptr i32, ptr %3, i64 4
  %328 = extractelement <8 x i32> %326, i64 0
  %329 = insertelement <4 x i32> poison, i32 %328, i64 0
  %330 = extractelement <8 x i32> %326, i64 1
  %331 = insertelement <4 x i32> %329, i32 %330, i64 1
  %332 = extractelement <8 x i32> %326, i64 2
  %333 = insertelement <4 x i32> %331, i32 %332, i64 2
  %334 = extractelement <8 x i32> %326, i64 3
  %335 = insertelement <4 x i32> %333, i32 %334, i64 3
  store <4 x i32> %335, ptr %3, align 16
  %336 = extractelement <8 x i32> %326, i64 4
  %337 = insertelement <4 x i32> poison, i32 %336, i64 0
  %338 = extractelement <8 x i32> %326, i64 5
  %339 = insertelement <4 x i32> %337, i32 %338, i64 1
  %340 = extractelement <8 x i32> %326, i64 6
  %341 = insertelement <4 x i32> %339, i32 %340, i64 2
  %342 = extractelement <8 x i32> %326, i64 7
  %343 = insertelement <4 x i32> %341, i32 %342, i64 3
  store <4 x i32> %343, ptr %327, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %344 = getelementptr i32, ptr %3, i64 4
  %345 = load <4 x i32>, ptr %3, align 16
  %346 = extractelement <4 x i32> %345, i64 0
  %347 = insertelement <8 x i32> poison, i32 %346, i64 0
  %348 = extractelement <4 x i32> %345, i64 1
  %349 = insertelement <8 x i32> %347, i32 %348, i64 1
  %350 = extractelement <4 x i32> %345, i64 2
  %351 = insertelement <8 x i32> %349, i32 %350, i64 2
  %352 = extractelement <4 x i32> %345, i64 3
  %353 = insertelement <8 x i32> %351, i32 %352, i64 3
  %354 = load <4 x i32>, ptr %344, align 16
  %355 = extractelement <4 x i32> %354, i64 0
  %356 = insertelement <8 x i32> %353, i32 %355, i64 4
  %357 = extractelement <4 x i32> %354, i64 1
  %358 = insertelement <8 x i32> %356, i32 %357, i64 5
  %359 = extractelement <4 x i32> %354, i64 2
  %360 = insertelement <8 x i32> %358, i32 %359, i64 6
  %361 = extractelement <4 x i32> %354, i64 3
  %362 = insertelement <8 x i32> %360, i32 %361, i64 7
  %363 = extractelement <8 x i32> %362, i64 0
  %364 = extractelement <8 x i32> %362, i64 1
  %365 = extractelement <8 x i32> %362, i64 2
  %366 = extractelement <8 x i32> %362, i64 3
  %367 = extractelement <8 x i32> %362, i64 4
  %368 = extractelement <8 x i32> %362, i64 5
  %369 = extractelement <8 x i32> %362, i64 6
  %370 = extractelement <8 x i32> %362, i64 7
  %371 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370)
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 0
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 1
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 2
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 3
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 4
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 5
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 6
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %371, 7
  %380 = insertelement <8 x i32> poison, i32 %372, i64 0
  %381 = insertelement <8 x i32> %380, i32 %373, i64 1
  %382 = insertelement <8 x i32> %381, i32 %374, i64 2
  %383 = insertelement <8 x i32> %382, i32 %375, i64 3
  %384 = insertelement <8 x i32> %383, i32 %376, i64 4
  %385 = insertelement <8 x i32> %384, i32 %377, i64 5
  %386 = insertelement <8 x i32> %385, i32 %378, i64 6
  %387 = insertelement <8 x i32> %386, i32 %379, i64 7
  %388 = getelementptr i32, ptr %3, i64 4
  %389 = extractelement <8 x i32> %387, i64 0
  %390 = insertelement <4 x i32> poison, i32 %389, i64 0
  %391 = extractelement <8 x i32> %387, i64 1
  %392 = insertelement <4 x i32> %390, i32 %391, i64 1
  %393 = extractelement <8 x i32> %387, i64 2
  %394 = insertelement <4 x i32> %392, i32 %393, i64 2
  %395 = extractelement <8 x i32> %387, i64 3
  %396 = insertelement <4 x i32> %394, i32 %395, i64 3
  store <4 x i32> %396, ptr %3, align 16
  %397 = extractelement <8 x i32> %387, i64 4
  %398 = insertelement <4 x i32> poison, i32 %397, i64 0
  %399 = extractelement <8 x i32> %387, i64 5
  %400 = insertelement <4 x i32> %398, i32 %399, i64 1
  %401 = extractelement <8 x i32> %387, i64 6
  %402 = insertelement <4 x i32> %400, i32 %401, i64 2
  %403 = extractelement <8 x i32> %387, i64 7
  %404 = insertelement <4 x i32> %402, i32 %403, i64 3
  store <4 x i32> %404, ptr %388, align 16
  %405 = getelementptr float, ptr %3, i64 4
  %406 = load <4 x float>, ptr %3, align 16
  %407 = extractelement <4 x float> %406, i64 0
  %408 = insertelement <8 x float> poison, float %407, i64 0
  %409 = extractelement <4 x float> %406, i64 1
  %410 = insertelement <8 x float> %408, float %409, i64 1
  %411 = extractelement <4 x float> %406, i64 2
  %412 = insertelement <8 x float> %410, float %411, i64 2
  %413 = extractelement <4 x float> %406, i64 3
  %414 = insertelement <8 x float> %412, float %413, i64 3
  %415 = load <4 x float>, ptr %405, align 16
  %416 = extractelement <4 x float> %415, i64 0
  %417 = insertelement <8 x float> %414, float %416, i64 4
  %418 = extractelement <4 x float> %415, i64 1
  %419 = insertelement <8 x float> %417, float %418, i64 5
  %420 = extractelement <4 x float> %415, i64 2
  %421 = insertelement <8 x float> %419, float %420, i64 6
  %422 = extractelement <4 x float> %415, i64 3
  %423 = insertelement <8 x float> %421, float %422, i64 7
  %424 = getelementptr float, ptr addrspace(1) %321, i64 128
  %425 = getelementptr float, ptr addrspace(1) %321, i64 4
  %426 = getelementptr float, ptr addrspace(1) %321, i64 132
  %427 = getelementptr float, ptr addrspace(1) %321, i64 8
  %428 = getelementptr float, ptr addrspace(1) %321, i64 136
  %429 = getelementptr float, ptr addrspace(1) %321, i64 12
  %430 = getelementptr float, ptr addrspace(1) %321, i64 140
  %431 = extractelement <8 x float> %423, i64 0
  store float %431, ptr addrspace(1) %321, align 4
  %432 = extractelement <8 x float> %423, i64 1
  store float %432, ptr addrspace(1) %424, align 4
  %433 = extractelement <8 x float> %423, i64 2
  store float %433, ptr addrspace(1) %425, align 4
  %434 = extractelement <8 x float> %423, i64 3
  store float %434, ptr addrspace(1) %426, align 4
  %435 = extractelement <8 x float> %423, i64 4
  store float %435, ptr addrspace(1) %427, align 4
  %436 = extractelement <8 x float> %423, i64 5
  store float %436, ptr addrspace(1) %428, align 4
  %437 = extractelement <8 x float> %423, i64 6
  store float %437, ptr addrspace(1) %429, align 4
  %438 = extractelement <8 x float> %423, i64 7
  store float %438, ptr addrspace(1) %430, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %439, label %440

439:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %440

440:                                              ; preds = %439, %10
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
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

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
