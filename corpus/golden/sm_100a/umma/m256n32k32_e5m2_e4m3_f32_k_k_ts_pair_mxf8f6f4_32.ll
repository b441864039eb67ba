; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [16 x float], align 16
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = alloca [16 x float], align 16
  %8 = alloca [16 x float], align 16
  %9 = alloca [16 x float], align 16
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %12 = mul nsw i32 %11, 512
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, ptr addrspace(1) %0, i64 %13
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i32 [ %41, %18 ], [ %10, %3 ]
  %17 = icmp slt i32 %16, 512
  br i1 %17, label %18, label %42

18:                                               ; preds = %15
  %19 = urem i32 %16, 16
  %20 = udiv i32 %16, 16
  %21 = mul nsw i32 %19, 32
  %22 = add nsw i32 %21, %20
  %23 = sext i32 %22 to i64
  %24 = getelementptr i8, ptr addrspace(1) %14, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1
  %26 = urem i32 %16, 8
  %27 = udiv i32 %16, 8
  %28 = mul nsw i32 %26, 128
  %29 = urem i32 %27, 2
  %30 = udiv i32 %27, 2
  %31 = mul nsw i32 %29, 1024
  %32 = add nsw i32 %28, %31
  %33 = add nsw i32 %32, %30
  %34 = sext i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %34
  %36 = ptrtoint ptr addrspace(3) %35 to i32
  %37 = and i32 %36, 896
  %38 = lshr i32 %37, 3
  %39 = xor i32 %36, %38
  %40 = inttoptr i32 %39 to ptr addrspace(3)
  store i8 %25, ptr addrspace(3) %40, align 1
  %41 = add i32 %16, 128
  br label %15

42:                                               ; preds = %15
  %43 = mul nsw i32 %11, 6144
  %44 = sext i32 %43 to i64
  %45 = getelementptr float, ptr addrspace(1) %1, i64 %44
  %46 = mul nsw i32 %11, 6144
  %47 = sext i32 %46 to i64
  %48 = getelementptr float, ptr addrspace(1) %2, i64 %47
  %49 = lshr i32 %10, 5
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %42
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) @cute_dynamic_smem, i32 64)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  br label %52

52:                                               ; preds = %51, %42
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %53 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %54 = inttoptr i32 %53 to ptr addrspace(6)
  %55 = icmp eq i32 %10, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %57

57:                                               ; preds = %56, %52
  %58 = urem i32 %10, 32
  %59 = udiv i32 %10, 32
  %60 = mul nsw i32 %58, 48
  %61 = mul nsw i32 %59, 1536
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr float, ptr addrspace(1) %45, i64 %63
  %65 = mul nsw i32 %49, 2097152
  %66 = sext i32 %65 to i64
  %67 = getelementptr i8, ptr addrspace(6) %54, i64 %66
  %68 = getelementptr float, ptr addrspace(1) %64, i64 4
  %69 = getelementptr float, ptr addrspace(1) %64, i64 8
  %70 = getelementptr float, ptr addrspace(1) %64, i64 12
  %71 = load <4 x float>, ptr addrspace(1) %64, align 16
  %72 = extractelement <4 x float> %71, i64 0
  %73 = insertelement <16 x float> poison, float %72, i64 0
  %74 = extractelement <4 x float> %71, i64 1
  %75 = insertelement <16 x float> %73, float %74, i64 1
  %76 = extractelement <4 x float> %71, i64 2
  %77 = insertelement <16 x float> %75, float %76, i64 2
  %78 = extractelement <4 x float> %71, i64 3
  %79 = insertelement <16 x float> %77, float %78, i64 3
  %80 = load <4 x float>, ptr addrspace(1) %68, align 16
  %81 = extractelement <4 x float> %80, i64 0
  %82 = insertelement <16 x float> %79, float %81, i64 4
  %83 = extractelement <4 x float> %80, i64 1
  %84 = insertelement <16 x float> %82, float %83, i64 5
  %85 = extractelement <4 x float> %80, i64 2
  %86 = insertelement <16 x float> %84, float %85, i64 6
  %87 = extractelement <4 x float> %80, i64 3
  %88 = insertelement <16 x float> %86, float %87, i64 7
  %89 = load <4 x float>, ptr addrspace(1) %69, align 16
  %90 = extractelement <4 x float> %89, i64 0
  %91 = insertelement <16 x float> %88, float %90, i64 8
  %92 = extractelement <4 x float> %89, i64 1
  %93 = insertelement <16 x float> %91, float %92, i64 9
  %94 = extractelement <4 x float> %89, i64 2
  %95 = insertelement <16 x float> %93, float %94, i64 10
  %96 = extractelement <4 x float> %89, i64 3
  %97 = insertelement <16 x float> %95, float %96, i64 11
  %98 = load <4 x float>, ptr addrspace(1) %70, align 16
  %99 = extractelement <4 x float> %98, i64 0
  %100 = insertelement <16 x float> %97, float %99, i64 12
  %101 = extractelement <4 x float> %98, i64 1
  %102 = insertelement <16 x float> %100, float %101, i64 13
  %103 = extractelement <4 x float> %98, i64 2
  %104 = insertelement <16 x float> %102, float %103, i64 14
  %105 = extractelement <4 x float> %98, i64 3
  %106 = insertelement <16 x float> %104, float %105, i64 15
  %107 = getelementptr float, ptr %9, i64 4
  %108 = getelementptr float, ptr %9, i64 8
  %109 = getelementptr float, ptr %9, i64 12
  %110 = extractelement <16 x float> %106, i64 0
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = extractelement <16 x float> %106, i64 1
  %113 = insertelement <4 x float> %111, float %112, i64 1
  %114 = extractelement <16 x float> %106, i64 2
  %115 = insertelement <4 x float> %113, float %114, i64 2
  %116 = extractelement <16 x float> %106, i64 3
  %117 = insertelement <4 x float> %115, float %116, i64 3
  store <4 x float> %117, ptr %9, align 16
  %118 = extractelement <16 x float> %106, i64 4
  %119 = insertelement <4 x float> poison, float %118, i64 0
  %120 = extractelement <16 x float> %106, i64 5
  %121 = insertelement <4 x float> %119, float %120, i64 1
  %122 = extractelement <16 x float> %106, i64 6
  %123 = insertelement <4 x float> %121, float %122, i64 2
  %124 = extractelement <16 x float> %106, i64 7
  %125 = insertelement <4 x float> %123, float %124, i64 3
  store <4 x float> %125, ptr %107, align 16
  %126 = extractelement <16 x float> %106, i64 8
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = extractelement <16 x float> %106, i64 9
  %129 = insertelement <4 x float> %127, float %128, i64 1
  %130 = extractelement <16 x float> %106, i64 10
  %131 = insertelement <4 x float> %129, float %130, i64 2
  %132 = extractelement <16 x float> %106, i64 11
  %133 = insertelement <4 x float> %131, float %132, i64 3
  store <4 x float> %133, ptr %108, align 16
  %134 = extractelement <16 x float> %106, i64 12
  %135 = insertelement <4 x float> poison, float %134, i64 0
  %136 = extractelement <16 x float> %106, i64 13
  %137 = insertelement <4 x float> %135, float %136, i64 1
  %138 = extractelement <16 x float> %106, i64 14
  %139 = insertelement <4 x float> %137, float %138, i64 2
  %140 = extractelement <16 x float> %106, i64 15
  %141 = insertelement <4 x float> %139, float %140, i64 3
  store <4 x float> %141, ptr %109, align 16
  %142 = getelementptr i32, ptr %9, i64 4
  %143 = getelementptr i32, ptr %9, i64 8
  %144 = getelementptr i32, ptr %9, i64 12
  %145 = load <4 x i32>, ptr %9, align 16
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = insertelement <16 x i32> poison, i32 %146, i64 0
  %148 = extractelement <4 x i32> %145, i64 1
  %149 = insertelement <16 x i32> %147, i32 %148, i64 1
  %150 = extractelement <4 x i32> %145, i64 2
  %151 = insertelement <16 x i32> %149, i32 %150, i64 2
  %152 = extractelement <4 x i32> %145, i64 3
  %153 = insertelement <16 x i32> %151, i32 %152, i64 3
  %154 = load <4 x i32>, ptr %142, align 16
  %155 = extractelement <4 x i32> %154, i64 0
  %156 = insertelement <16 x i32> %153, i32 %155, i64 4
  %157 = extractelement <4 x i32> %154, i64 1
  %158 = insertelement <16 x i32> %156, i32 %157, i64 5
  %159 = extractelement <4 x i32> %154, i64 2
  %160 = insertelement <16 x i32> %158, i32 %159, i64 6
  %161 = extractelement <4 x i32> %154, i64 3
  %162 = insertelement <16 x i32> %160, i32 %161, i64 7
  %163 = load <4 x i32>, ptr %143, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <16 x i32> %162, i32 %164, i64 8
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <16 x i32> %165, i32 %166, i64 9
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <16 x i32> %167, i32 %168, i64 10
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <16 x i32> %169, i32 %170, i64 11
  %172 = load <4 x i32>, ptr %144, align 16
  %173 = extractelement <4 x i32> %172, i64 0
  %174 = insertelement <16 x i32> %171, i32 %173, i64 12
  %175 = extractelement <4 x i32> %172, i64 1
  %176 = insertelement <16 x i32> %174, i32 %175, i64 13
  %177 = extractelement <4 x i32> %172, i64 2
  %178 = insertelement <16 x i32> %176, i32 %177, i64 14
  %179 = extractelement <4 x i32> %172, i64 3
  %180 = insertelement <16 x i32> %178, i32 %179, i64 15
  %181 = extractelement <16 x i32> %180, i64 0
  %182 = extractelement <16 x i32> %180, i64 1
  %183 = extractelement <16 x i32> %180, i64 2
  %184 = extractelement <16 x i32> %180, i64 3
  %185 = extractelement <16 x i32> %180, i64 4
  %186 = extractelement <16 x i32> %180, i64 5
  %187 = extractelement <16 x i32> %180, i64 6
  %188 = extractelement <16 x i32> %180, i64 7
  %189 = extractelement <16 x i32> %180, i64 8
  %190 = extractelement <16 x i32> %180, i64 9
  %191 = extractelement <16 x i32> %180, i64 10
  %192 = extractelement <16 x i32> %180, i64 11
  %193 = extractelement <16 x i32> %180, i64 12
  %194 = extractelement <16 x i32> %180, i64 13
  %195 = extractelement <16 x i32> %180, i64 14
  %196 = extractelement <16 x i32> %180, i64 15
  %197 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %181, i32 %182, i32 %183, i32 %184, i32 %185, i32 %186, i32 %187, i32 %188, i32 %189, i32 %190, i32 %191, i32 %192, i32 %193, i32 %194, i32 %195, i32 %196)
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 0
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 1
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 2
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 3
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 4
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 5
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 6
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 7
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 8
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 9
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 10
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 11
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 12
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 13
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 14
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %197, 15
  %214 = insertelement <16 x i32> poison, i32 %198, i64 0
  %215 = insertelement <16 x i32> %214, i32 %199, i64 1
  %216 = insertelement <16 x i32> %215, i32 %200, i64 2
  %217 = insertelement <16 x i32> %216, i32 %201, i64 3
  %218 = insertelement <16 x i32> %217, i32 %202, i64 4
  %219 = insertelement <16 x i32> %218, i32 %203, i64 5
  %220 = insertelement <16 x i32> %219, i32 %204, i64 6
  %221 = insertelement <16 x i32> %220, i32 %205, i64 7
  %222 = insertelement <16 x i32> %221, i32 %206, i64 8
  %223 = insertelement <16 x i32> %222, i32 %207, i64 9
  %224 = insertelement <16 x i32> %223, i32 %208, i64 10
  %225 = insertelement <16 x i32> %224, i32 %209, i64 11
  %226 = insertelement <16 x i32> %225, i32 %210, i64 12
  %227 = insertelement <16 x i32> %226, i32 %211, i64 13
  %228 = insertelement <16 x i32> %227, i32 %212, i64 14
  %229 = insertelement <16 x i32> %228, i32 %213, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %67, <16 x i32> %229, i1 false)
  %230 = urem i32 %10, 32
  %231 = udiv i32 %10, 32
  %232 = mul nsw i32 %230, 48
  %233 = mul nsw i32 %231, 1536
  %234 = add nsw i32 %232, %233
  %235 = add nsw i32 %234, 16
  %236 = sext i32 %235 to i64
  %237 = getelementptr float, ptr addrspace(1) %45, i64 %236
  %238 = mul nsw i32 %49, 2097152
  %239 = add nsw i32 16, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr i8, ptr addrspace(6) %54, i64 %240
  %242 = getelementptr float, ptr addrspace(1) %237, i64 4
  %243 = getelementptr float, ptr addrspace(1) %237, i64 8
  %244 = getelementptr float, ptr addrspace(1) %237, i64 12
  %245 = load <4 x float>, ptr addrspace(1) %237, align 16
  %246 = extractelement <4 x float> %245, i64 0
  %247 = insertelement <16 x float> poison, float %246, i64 0
  %248 = extractelement <4 x float> %245, i64 1
  %249 = insertelement <16 x float> %247, float %248, i64 1
  %250 = extractelement <4 x float> %245, i64 2
  %251 = insertelement <16 x float> %249, float %250, i64 2
  %252 = extractelement <4 x float> %245, i64 3
  %253 = insertelement <16 x float> %251, float %252, i64 3
  %254 = load <4 x float>, ptr addrspace(1) %242, align 16
  %255 = extractelement <4 x float> %254, i64 0
  %256 = insertelement <16 x float> %253, float %255, i64 4
  %257 = extractelement <4 x float> %254, i64 1
  %258 = insertelement <16 x float> %256, float %257, i64 5
  %259 = extractelement <4 x float> %254, i64 2
  %260 = insertelement <16 x float> %258, float %259, i64 6
  %261 = extractelement <4 x float> %254, i64 3
  %262 = insertelement <16 x float> %260, float %261, i64 7
  %263 = load <4 x float>, ptr addrspace(1) %243, align 16
  %264 = extractelement <4 x float> %263, i64 0
  %265 = insertelement <16 x float> %262, float %264, i64 8
  %266 = extractelement <4 x float> %263, i64 1
  %267 = insertelement <16 x float> %265, float %266, i64 9
  %268 = extractelement <4 x float> %263, i64 2
  %269 = insertelement <16 x float> %267, float %268, i64 10
  %270 = extractelement <4 x float> %263, i64 3
  %271 = insertelement <16 x float> %269, float %270, i64 11
  %272 = load <4 x float>, ptr addrspace(1) %244, align 16
  %273 = extractelement <4 x float> %272, i64 0
  %274 = insertelement <16 x float> %271, float %273, i64 12
  %275 = extractelement <4 x float> %272, i64 1
  %276 = insertelement <16 x float> %274, float %275, i64 13
  %277 = extractelement <4 x float> %272, i64 2
  %278 = insertelement <16 x float> %276, float %277, i64 14
  %279 = extractelement <4 x float> %272, i64 3
  %280 = insertelement <16 x float> %278, float %279, i64 15
  %281 = getelementptr float, ptr %8, i64 4
  %282 = getelementptr float, ptr %8, i64 8
  %283 = getelementptr float, ptr %8, i64 12
  %284 = extractelement <16 x float> %280, i64 0
  %285 = insertelement <4 x float> poison, float %284, i64 0
  %286 = extractelement <16 x float> %280, i64 1
  %287 = insertelement <4 x float> %285, float %286, i64 1
  %288 = extractelement <16 x float> %280, i64 2
  %289 = insertelement <4 x float> %287, float %288, i64 2
  %290 = extractelement <16 x float> %280, i64 3
  %291 = insertelement <4 x float> %289, float %290, i64 3
  store <4 x float> %291, ptr %8, align 16
  %292 = extractelement <16 x float> %280, i64 4
  %293 = insertelement <4 x float> poison, float %292, i64 0
  %294 = extractelement <16 x float> %280, i64 5
  %295 = insertelement <4 x float> %293, float %294, i64 1
  %296 = extractelement <16 x float> %280, i64 6
  %297 = insertelement <4 x float> %295, float %296, i64 2
  %298 = extractelement <16 x float> %280, i64 7
  %299 = insertelement <4 x float> %297, float %298, i64 3
  store <4 x float> %299, ptr %281, align 16
  %300 = extractelement <16 x float> %280, i64 8
  %301 = insertelement <4 x float> poison, float %300, i64 0
  %302 = extractelement <16 x float> %280, i64 9
  %303 = insertelement <4 x float> %301, float %302, i64 1
  %304 = extractelement <16 x float> %280, i64 10
  %305 = insertelement <4 x float> %303, float %304, i64 2
  %306 = extractelement <16 x float> %280, i64 11
  %307 = insertelement <4 x float> %305, float %306, i64 3
  store <4 x float> %307, ptr %282, align 16
  %308 = extractelement <16 x float> %280, i64 12
  %309 = insertelement <4 x float> poison, float %308, i64 0
  %310 = extractelement <16 x float> %280, i64 13
  %311 = insertelement <4 x float> %309, float %310, i64 1
  %312 = extractelement <16 x float> %280, i64 14
  %313 = insertelement <4 x float> %311, float %312, i64 2
  %314 = extractelement <16 x float> %280, i64 15
  %315 = insertelement <4 x float> %313, float %314, i64 3
  store <4 x float> %315, ptr %283, align 16
  %316 = getelementptr i32, ptr %8, i64 4
  %317 = getelementptr i32, ptr %8, i64 8
  %318 = getelementptr i32, ptr %8, i64 12
  %319 = load <4 x i32>, ptr %8, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %241, <16 x i32> %403, i1 false)
  %404 = urem i32 %10, 32
  %405 = udiv i32 %10, 32
  %406 = mul nsw i32 %404, 48
  %407 = mul nsw i32 %405, 1536
  %408 = add nsw i32 %406, %407
  %409 = add nsw i32 %408, 32
  %410 = sext i32 %409 to i64
  %411 = getelementptr float, ptr addrspace(1) %45, i64 %410
  %412 = mul nsw i32 %49, 2097152
  %413 = add nsw i32 32, %412
  %414 = sext i32 %413 to i64
  %415 = getelementptr i8, ptr addrspace(6) %54, i64 %414
  %416 = getelementptr float, ptr addrspace(1) %411, i64 4
  %417 = getelementptr float, ptr addrspace(1) %411, i64 8
  %418 = getelementptr float, ptr addrspace(1) %411, i64 12
  %419 = load <4 x float>, ptr addrspace(1) %411, align 16
  %420 = extractelement <4 x float> %419, i64 0
  %421 = insertelement <16 x float> poison, float %420, i64 0
  %422 = extractelement <4 x float> %419, i64 1
  %423 = insertelement <16 x float> %421, float %422, i64 1
  %424 = extractelement <4 x float> %419, i64 2
  %425 = insertelement <16 x float> %423, float %424, i64 2
  %426 = extractelement <4 x float> %419, i64 3
  %427 = insertelement <16 x float> %425, float %426, i64 3
  %428 = load <4 x float>, ptr addrspace(1) %416, align 16
  %429 = extractelement <4 x float> %428, i64 0
  %430 = insertelement <16 x float> %427, float %429, i64 4
  %431 = extractelement <4 x float> %428, i64 1
  %432 = insertelement <16 x float> %430, float %431, i64 5
  %433 = extractelement <4 x float> %428, i64 2
  %434 = insertelement <16 x float> %432, float %433, i64 6
  %435 = extractelement <4 x float> %428, i64 3
  %436 = insertelement <16 x float> %434, float %435, i64 7
  %437 = load <4 x float>, ptr addrspace(1) %417, align 16
  %438 = extractelement <4 x float> %437, i64 0
  %439 = insertelement <16 x float> %436, float %438, i64 8
  %440 = extractelement <4 x float> %437, i64 1
  %441 = insertelement <16 x float> %439, float %440, i64 9
  %442 = extractelement <4 x float> %437, i64 2
  %443 = insertelement <16 x float> %441, float %442, i64 10
  %444 = extractelement <4 x float> %437, i64 3
  %445 = insertelement <16 x float> %443, float %444, i64 11
  %446 = load <4 x float>, ptr addrspace(1) %418, align 16
  %447 = extractelement <4 x float> %446, i64 0
  %448 = insertelement <16 x float> %445, float %447, i64 12
  %449 = extractelement <4 x float> %446, i64 1
  %450 = insertelement <16 x float> %448, float %449, i64 13
  %451 = extractelement <4 x float> %446, i64 2
  %452 = insertelement <16 x float> %450, float %451, i64 14
  %453 = extractelement <4 x float> %446, i64 3
  %454 = insertelement <16 x float> %452, float %453, i64 15
  %455 = getelementptr float, ptr %7, i64 4
  %456 = getelementptr float, ptr %7, i64 8
  %457 = getelementptr float, ptr %7, i64 12
  %458 = extractelement <16 x float> %454, i64 0
  %459 = insertelement <4 x float> poison, float %458, i64 0
  %460 = extractelement <16 x float> %454, i64 1
  %461 = insertelement <4 x float> %459, float %460, i64 1
  %462 = extractelement <16 x float> %454, i64 2
  %463 = insertelement <4 x float> %461, float %462, i64 2
  %464 = extractelement <16 x float> %454, i64 3
  %465 = insertelement <4 x float> %463, float %464, i64 3
  store <4 x float> %465, ptr %7, align 16
  %466 = extractelement <16 x float> %454, i64 4
  %467 = insertelement <4 x float> poison, float %466, i64 0
  %468 = extractelement <16 x float> %454, i64 5
  %469 = insertelement <4 x float> %467, float %468, i64 1
  %470 = extractelement <16 x float> %454, i64 6
  %471 = insertelement <4 x float> %469, float %470, i64 2
  %472 = extractelement <16 x float> %454, i64 7
  %473 = insertelement <4 x float> %471, float %472, i64 3
  store <4 x float> %473, ptr %455, align 16
  %474 = extractelement <16 x float> %454, i64 8
  %475 = insertelement <4 x float> poison, float %474, i64 0
  %476 = extractelement <16 x float> %454, i64 9
  %477 = insertelement <4 x float> %475, float %476, i64 1
  %478 = extractelement <16 x float> %454, i64 10
  %479 = insertelement <4 x float> %477, float %478, i64 2
  %480 = extractelement <16 x float> %454, i64 11
  %481 = insertelement <4 x float> %479, float %480, i64 3
  store <4 x float> %481, ptr %456, align 16
  %482 = extractelement <16 x float> %454, i64 12
  %483 = insertelement <4 x float> poison, float %482, i64 0
  %484 = extractelement <16 x float> %454, i64 13
  %485 = insertelement <4 x float> %483, float %484, i64 1
  %486 = extractelement <16 x float> %454, i64 14
  %487 = insertelement <4 x float> %485, float %486, i64 2
  %488 = extractelement <16 x float> %454, i64 15
  %489 = insertelement <4 x float> %487, float %488, i64 3
  store <4 x float> %489, ptr %457, align 16
  %490 = getelementptr i32, ptr %7, i64 4
  %491 = getelementptr i32, ptr %7, i64 8
  %492 = getelementptr i32, ptr %7, i64 12
  %493 = load <4 x i32>, ptr %7, align 16
  %494 = extractelement <4 x i32> %493, i64 0
  %495 = insertelement <16 x i32> poison, i32 %494, i64 0
  %496 = extractelement <4 x i32> %493, i64 1
  %497 = insertelement <16 x i32> %495, i32 %496, i64 1
  %498 = extractelement <4 x i32> %493, i64 2
  %499 = insertelement <16 x i32> %497, i32 %498, i64 2
  %500 = extractelement <4 x i32> %493, i64 3
  %501 = insertelement <16 x i32> %499, i32 %500, i64 3
  %502 = load <4 x i32>, ptr %490, align 16
  %503 = extractelement <4 x i32> %502, i64 0
  %504 = insertelement <16 x i32> %501, i32 %503, i64 4
  %505 = extractelement <4 x i32> %502, i64 1
  %506 = insertelement <16 x i32> %504, i32 %505, i64 5
  %507 = extractelement <4 x i32> %502, i64 2
  %508 = insertelement <16 x i32> %506, i32 %507, i64 6
  %509 = extractelement <4 x i32> %502, i64 3
  %510 = insertelement <16 x i32> %508, i32 %509, i64 7
  %511 = load <4 x i32>, ptr %491, align 16
  %512 = extractelement <4 x i32> %511, i64 0
  %513 = insertelement <16 x i32> %510, i32 %512, i64 8
  %514 = extractelement <4 x i32> %511, i64 1
  %515 = insertelement <16 x i32> %513, i32 %514, i64 9
  %516 = extractelement <4 x i32> %511, i64 2
  %517 = insertelement <16 x i32> %515, i32 %516, i64 10
  %518 = extractelement <4 x i32> %511, i64 3
  %519 = insertelement <16 x i32> %517, i32 %518, i64 11
  %520 = load <4 x i32>, ptr %492, align 16
  %521 = extractelement <4 x i32> %520, i64 0
  %522 = insertelement <16 x i32> %519, i32 %521, i64 12
  %523 = extractelement <4 x i32> %520, i64 1
  %524 = insertelement <16 x i32> %522, i32 %523, i64 13
  %525 = extractelement <4 x i32> %520, i64 2
  %526 = insertelement <16 x i32> %524, i32 %525, i64 14
  %527 = extractelement <4 x i32> %520, i64 3
  %528 = insertelement <16 x i32> %526, i32 %527, i64 15
  %529 = extractelement <16 x i32> %528, i64 0
  %530 = extractelement <16 x i32> %528, i64 1
  %531 = extractelement <16 x i32> %528, i64 2
  %532 = extractelement <16 x i32> %528, i64 3
  %533 = extractelement <16 x i32> %528, i64 4
  %534 = extractelement <16 x i32> %528, i64 5
  %535 = extractelement <16 x i32> %528, i64 6
  %536 = extractelement <16 x i32> %528, i64 7
  %537 = extractelement <16 x i32> %528, i64 8
  %538 = extractelement <16 x i32> %528, i64 9
  %539 = extractelement <16 x i32> %528, i64 10
  %540 = extractelement <16 x i32> %528, i64 11
  %541 = extractelement <16 x i32> %528, i64 12
  %542 = extractelement <16 x i32> %528, i64 13
  %543 = extractelement <16 x i32> %528, i64 14
  %544 = extractelement <16 x i32> %528, i64 15
  %545 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %529, i32 %530, i32 %531, i32 %532, i32 %533, i32 %534, i32 %535, i32 %536, i32 %537, i32 %538, i32 %539, i32 %540, i32 %541, i32 %542, i32 %543, i32 %544)
  %546 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 0
  %547 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 1
  %548 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 2
  %549 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 3
  %550 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 4
  %551 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 5
  %552 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 6
  %553 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 7
  %554 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 8
  %555 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 9
  %556 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 10
  %557 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 11
  %558 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 12
  %559 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 13
  %560 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 14
  %561 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %545, 15
  %562 = insertelement <16 x i32> poison, i32 %546, i64 0
  %563 = insertelement <16 x i32> %562, i32 %547, i64 1
  %564 = insertelement <16 x i32> %563, i32 %548, i64 2
  %565 = insertelement <16 x i32> %564, i32 %549, i64 3
  %566 = insertelement <16 x i32> %565, i32 %550, i64 4
  %567 = insertelement <16 x i32> %566, i32 %551, i64 5
  %568 = insertelement <16 x i32> %567, i32 %552, i64 6
  %569 = insertelement <16 x i32> %568, i32 %553, i64 7
  %570 = insertelement <16 x i32> %569, i32 %554, i64 8
  %571 = insertelement <16 x i32> %570, i32 %555, i64 9
  %572 = insertelement <16 x i32> %571, i32 %556, i64 10
  %573 = insertelement <16 x i32> %572, i32 %557, i64 11
  %574 = insertelement <16 x i32> %573, i32 %558, i64 12
  %575 = insertelement <16 x i32> %574, i32 %559, i64 13
  %576 = insertelement <16 x i32> %575, i32 %560, i64 14
  %577 = insertelement <16 x i32> %576, i32 %561, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %415, <16 x i32> %577, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %578 = getelementptr i8, ptr addrspace(6) %54, i64 32
  %579 = getelementptr i8, ptr addrspace(6) %54, i64 40
  %580 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %579, 3
  %581 = getelementptr i8, ptr addrspace(6) %54, i64 44
  %582 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %580, ptr addrspace(6) %581, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %583 = icmp eq i32 %11, 0
  %584 = and i1 %55, %583
  br i1 %584, label %585, label %609

585:                                              ; preds = %57
  %586 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %587 = lshr i32 %586, 4
  %588 = zext i32 %587 to i64
  %589 = or i64 %588, 4611756662049538048
  %590 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %582, 0
  %591 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %582, 1
  %592 = zext i1 %591 to i32
  %593 = shl i32 %592, 13
  %594 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %582, 2
  %595 = zext i1 %594 to i32
  %596 = shl i32 %595, 14
  %597 = or i32 %593, %596
  %598 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %582, 3
  %599 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %582, 4
  %600 = or i32 277348480, %597
  %601 = ptrtoint ptr addrspace(6) %598 to i32
  %602 = lshr i32 %601, 30
  %603 = shl i32 %602, 29
  %604 = or i32 %600, %603
  %605 = ptrtoint ptr addrspace(6) %599 to i32
  %606 = lshr i32 %605, 30
  %607 = shl i32 %606, 4
  %608 = or i32 %604, %607
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6) %54, ptr addrspace(6) %578, i64 %589, i32 %608, i1 %590, ptr addrspace(6) %598, ptr addrspace(6) %599, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i16 3)
  br label %609

609:                                              ; preds = %585, %57
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %610 = urem i32 %10, 32
  %611 = udiv i32 %10, 32
  %612 = mul nsw i32 %610, 48
  %613 = mul nsw i32 %611, 1536
  %614 = add nsw i32 %612, %613
  %615 = sext i32 %614 to i64
  %616 = getelementptr float, ptr addrspace(1) %48, i64 %615
  %617 = mul nsw i32 %49, 2097152
  %618 = sext i32 %617 to i64
  %619 = getelementptr i8, ptr addrspace(6) %54, i64 %618
  %620 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %619, i1 false)
  %621 = getelementptr i32, ptr %6, i64 4
  %622 = getelementptr i32, ptr %6, i64 8
  %623 = getelementptr i32, ptr %6, i64 12
  %624 = extractelement <16 x i32> %620, i64 0
  %625 = insertelement <4 x i32> poison, i32 %624, i64 0
  %626 = extractelement <16 x i32> %620, i64 1
  %627 = insertelement <4 x i32> %625, i32 %626, i64 1
  %628 = extractelement <16 x i32> %620, i64 2
  %629 = insertelement <4 x i32> %627, i32 %628, i64 2
  %630 = extractelement <16 x i32> %620, i64 3
  %631 = insertelement <4 x i32> %629, i32 %630, i64 3
  store <4 x i32> %631, ptr %6, align 16
  %632 = extractelement <16 x i32> %620, i64 4
  %633 = insertelement <4 x i32> poison, i32 %632, i64 0
  %634 = extractelement <16 x i32> %620, i64 5
  %635 = insertelement <4 x i32> %633, i32 %634, i64 1
  %636 = extractelement <16 x i32> %620, i64 6
  %637 = insertelement <4 x i32> %635, i32 %636, i64 2
  %638 = extractelement <16 x i32> %620, i64 7
  %639 = insertelement <4 x i32> %637, i32 %638, i64 3
  store <4 x i32> %639, ptr %621, align 16
  %640 = extractelement <16 x i32> %620, i64 8
  %641 = insertelement <4 x i32> poison, i32 %640, i64 0
  %642 = extractelement <16 x i32> %620, i64 9
  %643 = insertelement <4 x i32> %641, i32 %642, i64 1
  %644 = extractelement <16 x i32> %620, i64 10
  %645 = insertelement <4 x i32> %643, i32 %644, i64 2
  %646 = extractelement <16 x i32> %620, i64 11
  %647 = insertelement <4 x i32> %645, i32 %646, i64 3
  store <4 x i32> %647, ptr %622, align 16
  %648 = extractelement <16 x i32> %620, i64 12
  %649 = insertelement <4 x i32> poison, i32 %648, i64 0
  %650 = extractelement <16 x i32> %620, i64 13
  %651 = insertelement <4 x i32> %649, i32 %650, i64 1
  %652 = extractelement <16 x i32> %620, i64 14
  %653 = insertelement <4 x i32> %651, i32 %652, i64 2
  %654 = extractelement <16 x i32> %620, i64 15
  %655 = insertelement <4 x i32> %653, i32 %654, i64 3
  store <4 x i32> %655, ptr %623, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %656 = getelementptr i32, ptr %6, i64 4
  %657 = getelementptr i32, ptr %6, i64 8
  %658 = getelementptr i32, ptr %6, i64 12
  %659 = load <4 x i32>, ptr %6, align 16
  %660 = extractelement <4 x i32> %659, i64 0
  %661 = insertelement <16 x i32> poison, i32 %660, i64 0
  %662 = extractelement <4 x i32> %659, i64 1
  %663 = insertelement <16 x i32> %661, i32 %662, i64 1
  %664 = extractelement <4 x i32> %659, i64 2
  %665 = insertelement <16 x i32> %663, i32 %664, i64 2
  %666 = extractelement <4 x i32> %659, i64 3
  %667 = insertelement <16 x i32> %665, i32 %666, i64 3
  %668 = load <4 x i32>, ptr %656, align 16
  %669 = extractelement <4 x i32> %668, i64 0
  %670 = insertelement <16 x i32> %667, i32 %669, i64 4
  %671 = extractelement <4 x i32> %668, i64 1
  %672 = insertelement <16 x i32> %670, i32 %671, i64 5
  %673 = extractelement <4 x i32> %668, i64 2
  %674 = insertelement <16 x i32> %672, i32 %673, i64 6
  %675 = extractelement <4 x i32> %668, i64 3
  %676 = insertelement <16 x i32> %674, i32 %675, i64 7
  %677 = load <4 x i32>, ptr %657, align 16
  %678 = extractelement <4 x i32> %677, i64 0
  %679 = insertelement <16 x i32> %676, i32 %678, i64 8
  %680 = extractelement <4 x i32> %677, i64 1
  %681 = insertelement <16 x i32> %679, i32 %680, i64 9
  %682 = extractelement <4 x i32> %677, i64 2
  %683 = insertelement <16 x i32> %681, i32 %682, i64 10
  %684 = extractelement <4 x i32> %677, i64 3
  %685 = insertelement <16 x i32> %683, i32 %684, i64 11
  %686 = load <4 x i32>, ptr %658, align 16
  %687 = extractelement <4 x i32> %686, i64 0
  %688 = insertelement <16 x i32> %685, i32 %687, i64 12
  %689 = extractelement <4 x i32> %686, i64 1
  %690 = insertelement <16 x i32> %688, i32 %689, i64 13
  %691 = extractelement <4 x i32> %686, i64 2
  %692 = insertelement <16 x i32> %690, i32 %691, i64 14
  %693 = extractelement <4 x i32> %686, i64 3
  %694 = insertelement <16 x i32> %692, i32 %693, i64 15
  %695 = extractelement <16 x i32> %694, i64 0
  %696 = extractelement <16 x i32> %694, i64 1
  %697 = extractelement <16 x i32> %694, i64 2
  %698 = extractelement <16 x i32> %694, i64 3
  %699 = extractelement <16 x i32> %694, i64 4
  %700 = extractelement <16 x i32> %694, i64 5
  %701 = extractelement <16 x i32> %694, i64 6
  %702 = extractelement <16 x i32> %694, i64 7
  %703 = extractelement <16 x i32> %694, i64 8
  %704 = extractelement <16 x i32> %694, i64 9
  %705 = extractelement <16 x i32> %694, i64 10
  %706 = extractelement <16 x i32> %694, i64 11
  %707 = extractelement <16 x i32> %694, i64 12
  %708 = extractelement <16 x i32> %694, i64 13
  %709 = extractelement <16 x i32> %694, i64 14
  %710 = extractelement <16 x i32> %694, i64 15
  %711 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %695, i32 %696, i32 %697, i32 %698, i32 %699, i32 %700, i32 %701, i32 %702, i32 %703, i32 %704, i32 %705, i32 %706, i32 %707, i32 %708, i32 %709, i32 %710)
  %712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 0
  %713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 1
  %714 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 2
  %715 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 3
  %716 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 4
  %717 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 5
  %718 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 6
  %719 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 7
  %720 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 8
  %721 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 9
  %722 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 10
  %723 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 11
  %724 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 12
  %725 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 13
  %726 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 14
  %727 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %711, 15
  %728 = insertelement <16 x i32> poison, i32 %712, i64 0
  %729 = insertelement <16 x i32> %728, i32 %713, i64 1
  %730 = insertelement <16 x i32> %729, i32 %714, i64 2
  %731 = insertelement <16 x i32> %730, i32 %715, i64 3
  %732 = insertelement <16 x i32> %731, i32 %716, i64 4
  %733 = insertelement <16 x i32> %732, i32 %717, i64 5
  %734 = insertelement <16 x i32> %733, i32 %718, i64 6
  %735 = insertelement <16 x i32> %734, i32 %719, i64 7
  %736 = insertelement <16 x i32> %735, i32 %720, i64 8
  %737 = insertelement <16 x i32> %736, i32 %721, i64 9
  %738 = insertelement <16 x i32> %737, i32 %722, i64 10
  %739 = insertelement <16 x i32> %738, i32 %723, i64 11
  %740 = insertelement <16 x i32> %739, i32 %724, i64 12
  %741 = insertelement <16 x i32> %740, i32 %725, i64 13
  %742 = insertelement <16 x i32> %741, i32 %726, i64 14
  %743 = insertelement <16 x i32> %742, i32 %727, i64 15
  %744 = getelementptr i32, ptr %6, i64 4
  %745 = getelementptr i32, ptr %6, i64 8
  %746 = getelementptr i32, ptr %6, i64 12
  %747 = extractelement <16 x i32> %743, i64 0
  %748 = insertelement <4 x i32> poison, i32 %747, i64 0
  %749 = extractelement <16 x i32> %743, i64 1
  %750 = insertelement <4 x i32> %748, i32 %749, i64 1
  %751 = extractelement <16 x i32> %743, i64 2
  %752 = insertelement <4 x i32> %750, i32 %751, i64 2
  %753 = extractelement <16 x i32> %743, i64 3
  %754 = insertelement <4 x i32> %752, i32 %753, i64 3
  store <4 x i32> %754, ptr %6, align 16
  %755 = extractelement <16 x i32> %743, i64 4
  %756 = insertelement <4 x i32> poison, i32 %755, i64 0
  %757 = extractelement <16 x i32> %743, i64 5
  %758 = insertelement <4 x i32> %756, i32 %757, i64 1
  %759 = extractelement <16 x i32> %743, i64 6
  %760 = insertelement <4 x i32> %758, i32 %759, i64 2
  %761 = extractelement <16 x i32> %743, i64 7
  %762 = insertelement <4 x i32> %760, i32 %761, i64 3
  store <4 x i32> %762, ptr %744, align 16
  %763 = extractelement <16 x i32> %743, i64 8
  %764 = insertelement <4 x i32> poison, i32 %763, i64 0
  %765 = extractelement <16 x i32> %743, i64 9
  %766 = insertelement <4 x i32> %764, i32 %765, i64 1
  %767 = extractelement <16 x i32> %743, i64 10
  %768 = insertelement <4 x i32> %766, i32 %767, i64 2
  %769 = extractelement <16 x i32> %743, i64 11
  %770 = insertelement <4 x i32> %768, i32 %769, i64 3
  store <4 x i32> %770, ptr %745, align 16
  %771 = extractelement <16 x i32> %743, i64 12
  %772 = insertelement <4 x i32> poison, i32 %771, i64 0
  %773 = extractelement <16 x i32> %743, i64 13
  %774 = insertelement <4 x i32> %772, i32 %773, i64 1
  %775 = extractelement <16 x i32> %743, i64 14
  %776 = insertelement <4 x i32> %774, i32 %775, i64 2
  %777 = extractelement <16 x i32> %743, i64 15
  %778 = insertelement <4 x i32> %776, i32 %777, i64 3
  store <4 x i32> %778, ptr %746, align 16
  %779 = getelementptr float, ptr %6, i64 4
  %780 = getelementptr float, ptr %6, i64 8
  %781 = getelementptr float, ptr %6, i64 12
  %782 = load <4 x float>, ptr %6, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <16 x float> poison, float %783, i64 0
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <16 x float> %784, float %785, i64 1
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <16 x float> %786, float %787, i64 2
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <16 x float> %788, float %789, i64 3
  %791 = load <4 x float>, ptr %779, align 16
  %792 = extractelement <4 x float> %791, i64 0
  %793 = insertelement <16 x float> %790, float %792, i64 4
  %794 = extractelement <4 x float> %791, i64 1
  %795 = insertelement <16 x float> %793, float %794, i64 5
  %796 = extractelement <4 x float> %791, i64 2
  %797 = insertelement <16 x float> %795, float %796, i64 6
  %798 = extractelement <4 x float> %791, i64 3
  %799 = insertelement <16 x float> %797, float %798, i64 7
  %800 = load <4 x float>, ptr %780, align 16
  %801 = extractelement <4 x float> %800, i64 0
  %802 = insertelement <16 x float> %799, float %801, i64 8
  %803 = extractelement <4 x float> %800, i64 1
  %804 = insertelement <16 x float> %802, float %803, i64 9
  %805 = extractelement <4 x float> %800, i64 2
  %806 = insertelement <16 x float> %804, float %805, i64 10
  %807 = extractelement <4 x float> %800, i64 3
  %808 = insertelement <16 x float> %806, float %807, i64 11
  %809 = load <4 x float>, ptr %781, align 16
  %810 = extractelement <4 x float> %809, i64 0
  %811 = insertelement <16 x float> %808, float %810, i64 12
  %812 = extractelement <4 x float> %809, i64 1
  %813 = insertelement <16 x float> %811, float %812, i64 13
  %814 = extractelement <4 x float> %809, i64 2
  %815 = insertelement <16 x float> %813, float %814, i64 14
  %816 = extractelement <4 x float> %809, i64 3
  %817 = insertelement <16 x float> %815, float %816, i64 15
  %818 = getelementptr float, ptr addrspace(1) %616, i64 4
  %819 = getelementptr float, ptr addrspace(1) %616, i64 8
  %820 = getelementptr float, ptr addrspace(1) %616, i64 12
  %821 = extractelement <16 x float> %817, i64 0
  %822 = insertelement <4 x float> poison, float %821, i64 0
  %823 = extractelement <16 x float> %817, i64 1
  %824 = insertelement <4 x float> %822, float %823, i64 1
  %825 = extractelement <16 x float> %817, i64 2
  %826 = insertelement <4 x float> %824, float %825, i64 2
  %827 = extractelement <16 x float> %817, i64 3
  %828 = insertelement <4 x float> %826, float %827, i64 3
  store <4 x float> %828, ptr addrspace(1) %616, align 16
  %829 = extractelement <16 x float> %817, i64 4
  %830 = insertelement <4 x float> poison, float %829, i64 0
  %831 = extractelement <16 x float> %817, i64 5
  %832 = insertelement <4 x float> %830, float %831, i64 1
  %833 = extractelement <16 x float> %817, i64 6
  %834 = insertelement <4 x float> %832, float %833, i64 2
  %835 = extractelement <16 x float> %817, i64 7
  %836 = insertelement <4 x float> %834, float %835, i64 3
  store <4 x float> %836, ptr addrspace(1) %818, align 16
  %837 = extractelement <16 x float> %817, i64 8
  %838 = insertelement <4 x float> poison, float %837, i64 0
  %839 = extractelement <16 x float> %817, i64 9
  %840 = insertelement <4 x float> %838, float %839, i64 1
  %841 = extractelement <16 x float> %817, i64 10
  %842 = insertelement <4 x float> %840, float %841, i64 2
  %843 = extractelement <16 x float> %817, i64 11
  %844 = insertelement <4 x float> %842, float %843, i64 3
  store <4 x float> %844, ptr addrspace(1) %819, align 16
  %845 = extractelement <16 x float> %817, i64 12
  %846 = insertelement <4 x float> poison, float %845, i64 0
  %847 = extractelement <16 x float> %817, i64 13
  %848 = insertelement <4 x float> %846, float %847, i64 1
  %849 = extractelement <16 x float> %817, i64 14
  %850 = insertelement <4 x float> %848, float %849, i64 2
  %851 = extractelement <16 x float> %817, i64 15
  %852 = insertelement <4 x float> %850, float %851, i64 3
  store <4 x float> %852, ptr addrspace(1) %820, align 16
  %853 = urem i32 %10, 32
  %854 = udiv i32 %10, 32
  %855 = mul nsw i32 %853, 48
  %856 = mul nsw i32 %854, 1536
  %857 = add nsw i32 %855, %856
  %858 = add nsw i32 %857, 16
  %859 = sext i32 %858 to i64
  %860 = getelementptr float, ptr addrspace(1) %48, i64 %859
  %861 = mul nsw i32 %49, 2097152
  %862 = add nsw i32 16, %861
  %863 = sext i32 %862 to i64
  %864 = getelementptr i8, ptr addrspace(6) %54, i64 %863
  %865 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %864, i1 false)
  %866 = getelementptr i32, ptr %5, i64 4
  %867 = getelementptr i32, ptr %5, i64 8
  %868 = getelementptr i32, ptr %5, i64 12
  %869 = extractelement <16 x i32> %865, i64 0
  %870 = insertelement <4 x i32> poison, i32 %869, i64 0
  %871 = extractelement <16 x i32> %865, i64 1
  %872 = insertelement <4 x i32> %870, i32 %871, i64 1
  %873 = extractelement <16 x i32> %865, i64 2
  %874 = insertelement <4 x i32> %872, i32 %873, i64 2
  %875 = extractelement <16 x i32> %865, i64 3
  %876 = insertelement <4 x i32> %874, i32 %875, i64 3
  store <4 x i32> %876, ptr %5, align 16
  %877 = extractelement <16 x i32> %865, i64 4
  %878 = insertelement <4 x i32> poison, i32 %877, i64 0
  %879 = extractelement <16 x i32> %865, i64 5
  %880 = insertelement <4 x i32> %878, i32 %879, i64 1
  %881 = extractelement <16 x i32> %865, i64 6
  %882 = insertelement <4 x i32> %880, i32 %881, i64 2
  %883 = extractelement <16 x i32> %865, i64 7
  %884 = insertelement <4 x i32> %882, i32 %883, i64 3
  store <4 x i32> %884, ptr %866, align 16
  %885 = extractelement <16 x i32> %865, i64 8
  %886 = insertelement <4 x i32> poison, i32 %885, i64 0
  %887 = extractelement <16 x i32> %865, i64 9
  %888 = insertelement <4 x i32> %886, i32 %887, i64 1
  %889 = extractelement <16 x i32> %865, i64 10
  %890 = insertelement <4 x i32> %888, i32 %889, i64 2
  %891 = extractelement <16 x i32> %865, i64 11
  %892 = insertelement <4 x i32> %890, i32 %891, i64 3
  store <4 x i32> %892, ptr %867, align 16
  %893 = extractelement <16 x i32> %865, i64 12
  %894 = insertelement <4 x i32> poison, i32 %893, i64 0
  %895 = extractelement <16 x i32> %865, i64 13
  %896 = insertelement <4 x i32> %894, i32 %895, i64 1
  %897 = extractelement <16 x i32> %865, i64 14
  %898 = insertelement <4 x i32> %896, i32 %897, i64 2
  %899 = extractelement <16 x i32> %865, i64 15
  %900 = insertelement <4 x i32> %898, i32 %899, i64 3
  store <4 x i32> %900, ptr %868, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %901 = getelementptr i32, ptr %5, i64 4
  %902 = getelementptr i32, ptr %5, i64 8
  %903 = getelementptr i32, ptr %5, i64 12
  %904 = load <4 x i32>, ptr %5, align 16
  %905 = extractelement <4 x i32> %904, i64 0
  %906 = insertelement <16 x i32> poison, i32 %905, i64 0
  %907 = extractelement <4 x i32> %904, i64 1
  %908 = insertelement <16 x i32> %906, i32 %907, i64 1
  %909 = extractelement <4 x i32> %904, i64 2
  %910 = insertelement <16 x i32> %908, i32 %909, i64 2
  %911 = extractelement <4 x i32> %904, i64 3
  %912 = insertelement <16 x i32> %910, i32 %911, i64 3
  %913 = load <4 x i32>, ptr %901, align 16
  %914 = extractelement <4 x i32> %913, i64 0
  %915 = insertelement <16 x i32> %912, i32 %914, i64 4
  %916 = extractelement <4 x i32> %913, i64 1
  %917 = insertelement <16 x i32> %915, i32 %916, i64 5
  %918 = extractelement <4 x i32> %913, i64 2
  %919 = insertelement <16 x i32> %917, i32 %918, i64 6
  %920 = extractelement <4 x i32> %913, i64 3
  %921 = insertelement <16 x i32> %919, i32 %920, i64 7
  %922 = load <4 x i32>, ptr %902, align 16
  %923 = extractelement <4 x i32> %922, i64 0
  %924 = insertelement <16 x i32> %921, i32 %923, i64 8
  %925 = extractelement <4 x i32> %922, i64 1
  %926 = insertelement <16 x i32> %924, i32 %925, i64 9
  %927 = extractelement <4 x i32> %922, i64 2
  %928 = insertelement <16 x i32> %926, i32 %927, i64 10
  %929 = extractelement <4 x i32> %922, i64 3
  %930 = insertelement <16 x i32> %928, i32 %929, i64 11
  %931 = load <4 x i32>, ptr %903, align 16
  %932 = extractelement <4 x i32> %931, i64 0
  %933 = insertelement <16 x i32> %930, i32 %932, i64 12
  %934 = extractelement <4 x i32> %931, i64 1
  %935 = insertelement <16 x i32> %933, i32 %934, i64 13
  %936 = extractelement <4 x i32> %931, i64 2
  %937 = insertelement <16 x i32> %935, i32 %936, i64 14
  %938 = extractelement <4 x i32> %931, i64 3
  %939 = insertelement <16 x i32> %937, i32 %938, i64 15
  %940 = extractelement <16 x i32> %939, i64 0
  %941 = extractelement <16 x i32> %939, i64 1
  %942 = extractelement <16 x i32> %939, i64 2
  %943 = extractelement <16 x i32> %939, i64 3
  %944 = extractelement <16 x i32> %939, i64 4
  %945 = extractelement <16 x i32> %939, i64 5
  %946 = extractelement <16 x i32> %939, i64 6
  %947 = extractelement <16 x i32> %939, i64 7
  %948 = extractelement <16 x i32> %939, i64 8
  %949 = extractelement <16 x i32> %939, i64 9
  %950 = extractelement <16 x i32> %939, i64 10
  %951 = extractelement <16 x i32> %939, i64 11
  %952 = extractelement <16 x i32> %939, i64 12
  %953 = extractelement <16 x i32> %939, i64 13
  %954 = extractelement <16 x i32> %939, i64 14
  %955 = extractelement <16 x i32> %939, i64 15
  %956 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %940, i32 %941, i32 %942, i32 %943, i32 %944, i32 %945, i32 %946, i32 %947, i32 %948, i32 %949, i32 %950, i32 %951, i32 %952, i32 %953, i32 %954, i32 %955)
  %957 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 0
  %958 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 1
  %959 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 2
  %960 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 3
  %961 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 4
  %962 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 5
  %963 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 6
  %964 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 7
  %965 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 8
  %966 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 9
  %967 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 10
  %968 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 11
  %969 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 12
  %970 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 13
  %971 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 14
  %972 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %956, 15
  %973 = insertelement <16 x i32> poison, i32 %957, i64 0
  %974 = insertelement <16 x i32> %973, i32 %958, i64 1
  %975 = insertelement <16 x i32> %974, i32 %959, i64 2
  %976 = insertelement <16 x i32> %975, i32 %960, i64 3
  %977 = insertelement <16 x i32> %976, i32 %961, i64 4
  %978 = insertelement <16 x i32> %977, i32 %962, i64 5
  %979 = insertelement <16 x i32> %978, i32 %963, i64 6
  %980 = insertelement <16 x i32> %979, i32 %964, i64 7
  %981 = insertelement <16 x i32> %980, i32 %965, i64 8
  %982 = insertelement <16 x i32> %981, i32 %966, i64 9
  %983 = insertelement <16 x i32> %982, i32 %967, i64 10
  %984 = insertelement <16 x i32> %983, i32 %968, i64 11
  %985 = insertelement <16 x i32> %984, i32 %969, i64 12
  %986 = insertelement <16 x i32> %985, i32 %970, i64 13
  %987 = insertelement <16 x i32> %986, i32 %971, i64 14
  %988 = insertelement <16 x i32> %987, i32 %972, i64 15
  %989 = getelementptr i32, ptr %5, i64 4
  %990 = getelementptr i32, ptr %5, i64 8
  %991 = getelementptr i32, ptr %5, i64 12
  %992 = extractelement <16 x i32> %988, i64 0
  %993 = insertelement <4 x i32> poison, i32 %992, i64 0
  %994 = extractelement <16 x i32> %988, i64 1
  %995 = insertelement <4 x i32> %993, i32 %994, i64 1
  %996 = extractelement <16 x i32> %988, i64 2
  %997 = insertelement <4 x i32> %995, i32 %996, i64 2
  %998 = extractelement <16 x i32> %988, i64 3
  %999 = insertelement <4 x i32> %997, i32 %998, i64 3
  store <4 x i32> %999, ptr %5, align 16
  %1000 = extractelement <16 x i32> %988, i64 4
  %1001 = insertelement <4 x i32> poison, i32 %1000, i64 0
  %1002 = extractelement <16 x i32> %988, i64 5
  %1003 = insertelement <4 x i32> %1001, i32 %1002, i64 1
  %1004 = extractelement <16 x i32> %988, i64 6
  %1005 = insertelement <4 x i32> %1003, i32 %1004, i64 2
  %1006 = extractelement <16 x i32> %988, i64 7
  %1007 = insertelement <4 x i32> %1005, i32 %1006, i64 3
  store <4 x i32> %1007, ptr %989, align 16
  %1008 = extractelement <16 x i32> %988, i64 8
  %1009 = insertelement <4 x i32> poison, i32 %1008, i64 0
  %1010 = extractelement <16 x i32> %988, i64 9
  %1011 = insertelement <4 x i32> %1009, i32 %1010, i64 1
  %1012 = extractelement <16 x i32> %988, i64 10
  %1013 = insertelement <4 x i32> %1011, i32 %1012, i64 2
  %1014 = extractelement <16 x i32> %988, i64 11
  %1015 = insertelement <4 x i32> %1013, i32 %1014, i64 3
  store <4 x i32> %1015, ptr %990, align 16
  %1016 = extractelement <16 x i32> %988, i64 12
  %1017 = insertelement <4 x i32> poison, i32 %1016, i64 0
  %1018 = extractelement <16 x i32> %988, i64 13
  %1019 = insertelement <4 x i32> %1017, i32 %1018, i64 1
  %1020 = extractelement <16 x i32> %988, i64 14
  %1021 = insertelement <4 x i32> %1019, i32 %1020, i64 2
  %1022 = extractelement <16 x i32> %988, i64 15
  %1023 = insertelement <4 x i32> %1021, i32 %1022, i64 3
  store <4 x i32> %1023, ptr %991, align 16
  %1024 = getelementptr float, ptr %5, i64 4
  %1025 = getelementptr float, ptr %5, i64 8
  %1026 = getelementptr float, ptr %5, i64 12
  %1027 = load <4 x float>, ptr %5, align 16
  %1028 = extractelement <4 x float> %1027, i64 0
  %1029 = insertelement <16 x float> poison, float %1028, i64 0
  %1030 = extractelement <4 x float> %1027, i64 1
  %1031 = insertelement <16 x float> %1029, float %1030, i64 1
  %1032 = extractelement <4 x float> %1027, i64 2
  %1033 = insertelement <16 x float> %1031, float %1032, i64 2
  %1034 = extractelement <4 x float> %1027, i64 3
  %1035 = insertelement <16 x float> %1033, float %1034, i64 3
  %1036 = load <4 x float>, ptr %1024, align 16
  %1037 = extractelement <4 x float> %1036, i64 0
  %1038 = insertelement <16 x float> %1035, float %1037, i64 4
  %1039 = extractelement <4 x float> %1036, i64 1
  %1040 = insertelement <16 x float> %1038, float %1039, i64 5
  %1041 = extractelement <4 x float> %1036, i64 2
  %1042 = insertelement <16 x float> %1040, float %1041, i64 6
  %1043 = extractelement <4 x float> %1036, i64 3
  %1044 = insertelement <16 x float> %1042, float %1043, i64 7
  %1045 = load <4 x float>, ptr %1025, align 16
  %1046 = extractelement <4 x float> %1045, i64 0
  %1047 = insertelement <16 x float> %1044, float %1046, i64 8
  %1048 = extractelement <4 x float> %1045, i64 1
  %1049 = insertelement <16 x float> %1047, float %1048, i64 9
  %1050 = extractelement <4 x float> %1045, i64 2
  %1051 = insertelement <16 x float> %1049, float %1050, i64 10
  %1052 = extractelement <4 x float> %1045, i64 3
  %1053 = insertelement <16 x float> %1051, float %1052, i64 11
  %1054 = load <4 x float>, ptr %1026, align 16
  %1055 = extractelement <4 x float> %1054, i64 0
  %1056 = insertelement <16 x float> %1053, float %1055, i64 12
  %1057 = extractelement <4 x float> %1054, i64 1
  %1058 = insertelement <16 x float> %1056, float %1057, i64 13
  %1059 = extractelement <4 x float> %1054, i64 2
  %1060 = insertelement <16 x float> %1058, float %1059, i64 14
  %1061 = extractelement <4 x float> %1054, i64 3
  %1062 = insertelement <16 x float> %1060, float %1061, i64 15
  %1063 = getelementptr float, ptr addrspace(1) %860, i64 4
  %1064 = getelementptr float, ptr addrspace(1) %860, i64 8
  %1065 = getelementptr float, ptr addrspace(1) %860, i64 12
  %1066 = extractelement <16 x float> %1062, i64 0
  %1067 = insertelement <4 x float> poison, float %1066, i64 0
  %1068 = extractelement <16 x float> %1062, i64 1
  %1069 = insertelement <4 x float> %1067, float %1068, i64 1
  %1070 = extractelement <16 x float> %1062, i64 2
  %1071 = insertelement <4 x float> %1069, float %1070, i64 2
  %1072 = extractelement <16 x float> %1062, i64 3
  %1073 = insertelement <4 x float> %1071, float %1072, i64 3
  store <4 x float> %1073, ptr addrspace(1) %860, align 16
  %1074 = extractelement <16 x float> %1062, i64 4
  %1075 = insertelement <4 x float> poison, float %1074, i64 0
  %1076 = extractelement <16 x float> %1062, i64 5
  %1077 = insertelement <4 x float> %1075, float %1076, i64 1
  %1078 = extractelement <16 x float> %1062, i64 6
  %1079 = insertelement <4 x float> %1077, float %1078, i64 2
  %1080 = extractelement <16 x float> %1062, i64 7
  %1081 = insertelement <4 x float> %1079, float %1080, i64 3
  store <4 x float> %1081, ptr addrspace(1) %1063, align 16
  %1082 = extractelement <16 x float> %1062, i64 8
  %1083 = insertelement <4 x float> poison, float %1082, i64 0
  %1084 = extractelement <16 x float> %1062, i64 9
  %1085 = insertelement <4 x float> %1083, float %1084, i64 1
  %1086 = extractelement <16 x float> %1062, i64 10
  %1087 = insertelement <4 x float> %1085, float %1086, i64 2
  %1088 = extractelement <16 x float> %1062, i64 11
  %1089 = insertelement <4 x float> %1087, float %1088, i64 3
  store <4 x float> %1089, ptr addrspace(1) %1064, align 16
  %1090 = extractelement <16 x float> %1062, i64 12
  %1091 = insertelement <4 x float> poison, float %1090, i64 0
  %1092 = extractelement <16 x float> %1062, i64 13
  %1093 = insertelement <4 x float> %1091, float %1092, i64 1
  %1094 = extractelement <16 x float> %1062, i64 14
  %1095 = insertelement <4 x float> %1093, float %1094, i64 2
  %1096 = extractelement <16 x float> %1062, i64 15
  %1097 = insertelement <4 x float> %1095, float %1096, i64 3
  store <4 x float> %1097, ptr addrspace(1) %1065, align 16
  %1098 = urem i32 %10, 32
  %1099 = udiv i32 %10, 32
  %1100 = mul nsw i32 %1098, 48
  %1101 = mul nsw i32 %1099, 1536
  %1102 = add nsw i32 %1100, %1101
  %1103 = add nsw i32 %1102, 32
  %1104 = sext i32 %1103 to i64
  %1105 = getelementptr float, ptr addrspace(1) %48, i64 %1104
  %1106 = mul nsw i32 %49, 2097152
  %1107 = add nsw i32 32, %1106
  %1108 = sext i32 %1107 to i64
  %1109 = getelementptr i8, ptr addrspace(6) %54, i64 %1108
  %1110 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %1109, i1 false)
  %1111 = getelementptr i32, ptr %4, i64 4
  %1112 = getelementptr i32, ptr %4, i64 8
  %1113 = getelementptr i32, ptr %4, i64 12
  %1114 = extractelement <16 x i32> %1110, i64 0
  %1115 = insertelement <4 x i32> poison, i32 %1114, i64 0
  %1116 = extractelement <16 x i32> %1110, i64 1
  %1117 = insertelement <4 x i32> %1115, i32 %1116, i64 1
  %1118 = extractelement <16 x i32> %1110, i64 2
  %1119 = insertelement <4 x i32> %1117, i32 %1118, i64 2
  %1120 = extractelement <16 x i32> %1110, i64 3
  %1121 = insertelement <4 x i32> %1119, i32 %1120, i64 3
  store <4 x i32> %1121, ptr %4, align 16
  %1122 = extractelement <16 x i32> %1110, i64 4
  %1123 = insertelement <4 x i32> poison, i32 %1122, i64 0
  %1124 = extractelement <16 x i32> %1110, i64 5
  %1125 = insertelement <4 x i32> %1123, i32 %1124, i64 1
  %1126 = extractelement <16 x i32> %1110, i64 6
  %1127 = insertelement <4 x i32> %1125, i32 %1126, i64 2
  %1128 = extractelement <16 x i32> %1110, i64 7
  %1129 = insertelement <4 x i32> %1127, i32 %1128, i64 3
  store <4 x i32> %1129, ptr %1111, align 16
  %1130 = extractelement <16 x i32> %1110, i64 8
  %1131 = insertelement <4 x i32> poison, i32 %1130, i64 0
  %1132 = extractelement <16 x i32> %1110, i64 9
  %1133 = insertelement <4 x i32> %1131, i32 %1132, i64 1
  %1134 = extractelement <16 x i32> %1110, i64 10
  %1135 = insertelement <4 x i32> %1133, i32 %1134, i64 2
  %1136 = extractelement <16 x i32> %1110, i64 11
  %1137 = insertelement <4 x i32> %1135, i32 %1136, i64 3
  store <4 x i32> %1137, ptr %1112, align 16
  %1138 = extractelement <16 x i32> %1110, i64 12
  %1139 = insertelement <4 x i32> poison, i32 %1138, i64 0
  %1140 = extractelement <16 x i32> %1110, i64 13
  %1141 = insertelement <4 x i32> %1139, i32 %1140, i64 1
  %1142 = extractelement <16 x i32> %1110, i64 14
  %1143 = insertelement <4 x i32> %1141, i32 %1142, i64 2
  %1144 = extractelement <16 x i32> %1110, i64 15
  %1145 = insertelement <4 x i32> %1143, i32 %1144, i64 3
  store <4 x i32> %1145, ptr %1113, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %1146 = getelementptr i32, ptr %4, i64 4
  %1147 = getelementptr i32, ptr %4, i64 8
  %1148 = getelementptr i32, ptr %4, i64 12
  %1149 = load <4 x i32>, ptr %4, align 16
  %1150 = extractelement <4 x i32> %1149, i64 0
  %1151 = insertelement <16 x i32> poison, i32 %1150, i64 0
  %1152 = extractelement <4 x i32> %1149, i64 1
  %1153 = insertelement <16 x i32> %1151, i32 %1152, i64 1
  %1154 = extractelement <4 x i32> %1149, i64 2
  %1155 = insertelement <16 x i32> %1153, i32 %1154, i64 2
  %1156 = extractelement <4 x i32> %1149, i64 3
  %1157 = insertelement <16 x i32> %1155, i32 %1156, i64 3
  %1158 = load <4 x i32>, ptr %1146, align 16
  %1159 = extractelement <4 x i32> %1158, i64 0
  %1160 = insertelement <16 x i32> %1157, i32 %1159, i64 4
  %1161 = extractelement <4 x i32> %1158, i64 1
  %1162 = insertelement <16 x i32> %1160, i32 %1161, i64 5
  %1163 = extractelement <4 x i32> %1158, i64 2
  %1164 = insertelement <16 x i32> %1162, i32 %1163, i64 6
  %1165 = extractelement <4 x i32> %1158, i64 3
  %1166 = insertelement <16 x i32> %1164, i32 %1165, i64 7
  %1167 = load <4 x i32>, ptr %1147, align 16
  %1168 = extractelement <4 x i32> %1167, i64 0
  %1169 = insertelement <16 x i32> %1166, i32 %1168, i64 8
  %1170 = extractelement <4 x i32> %1167, i64 1
  %1171 = insertelement <16 x i32> %1169, i32 %1170, i64 9
  %1172 = extractelement <4 x i32> %1167, i64 2
  %1173 = insertelement <16 x i32> %1171, i32 %1172, i64 10
  %1174 = extractelement <4 x i32> %1167, i64 3
  %1175 = insertelement <16 x i32> %1173, i32 %1174, i64 11
  %1176 = load <4 x i32>, ptr %1148, align 16
  %1177 = extractelement <4 x i32> %1176, i64 0
  %1178 = insertelement <16 x i32> %1175, i32 %1177, i64 12
  %1179 = extractelement <4 x i32> %1176, i64 1
  %1180 = insertelement <16 x i32> %1178, i32 %1179, i64 13
  %1181 = extractelement <4 x i32> %1176, i64 2
  %1182 = insertelement <16 x i32> %1180, i32 %1181, i64 14
  %1183 = extractelement <4 x i32> %1176, i64 3
  %1184 = insertelement <16 x i32> %1182, i32 %1183, i64 15
  %1185 = extractelement <16 x i32> %1184, i64 0
  %1186 = extractelement <16 x i32> %1184, i64 1
  %1187 = extractelement <16 x i32> %1184, i64 2
  %1188 = extractelement <16 x i32> %1184, i64 3
  %1189 = extractelement <16 x i32> %1184, i64 4
  %1190 = extractelement <16 x i32> %1184, i64 5
  %1191 = extractelement <16 x i32> %1184, i64 6
  %1192 = extractelement <16 x i32> %1184, i64 7
  %1193 = extractelement <16 x i32> %1184, i64 8
  %1194 = extractelement <16 x i32> %1184, i64 9
  %1195 = extractelement <16 x i32> %1184, i64 10
  %1196 = extractelement <16 x i32> %1184, i64 11
  %1197 = extractelement <16 x i32> %1184, i64 12
  %1198 = extractelement <16 x i32> %1184, i64 13
  %1199 = extractelement <16 x i32> %1184, i64 14
  %1200 = extractelement <16 x i32> %1184, i64 15
  %1201 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %1185, i32 %1186, i32 %1187, i32 %1188, i32 %1189, i32 %1190, i32 %1191, i32 %1192, i32 %1193, i32 %1194, i32 %1195, i32 %1196, i32 %1197, i32 %1198, i32 %1199, i32 %1200)
  %1202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 0
  %1203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 1
  %1204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 2
  %1205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 3
  %1206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 4
  %1207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 5
  %1208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 6
  %1209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 7
  %1210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 8
  %1211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 9
  %1212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 10
  %1213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 11
  %1214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 12
  %1215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 13
  %1216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 14
  %1217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %1201, 15
  %1218 = insertelement <16 x i32> poison, i32 %1202, i64 0
  %1219 = insertelement <16 x i32> %1218, i32 %1203, i64 1
  %1220 = insertelement <16 x i32> %1219, i32 %1204, i64 2
  %1221 = insertelement <16 x i32> %1220, i32 %1205, i64 3
  %1222 = insertelement <16 x i32> %1221, i32 %1206, i64 4
  %1223 = insertelement <16 x i32> %1222, i32 %1207, i64 5
  %1224 = insertelement <16 x i32> %1223, i32 %1208, i64 6
  %1225 = insertelement <16 x i32> %1224, i32 %1209, i64 7
  %1226 = insertelement <16 x i32> %1225, i32 %1210, i64 8
  %1227 = insertelement <16 x i32> %1226, i32 %1211, i64 9
  %1228 = insertelement <16 x i32> %1227, i32 %1212, i64 10
  %1229 = insertelement <16 x i32> %1228, i32 %1213, i64 11
  %1230 = insertelement <16 x i32> %1229, i32 %1214, i64 12
  %1231 = insertelement <16 x i32> %1230, i32 %1215, i64 13
  %1232 = insertelement <16 x i32> %1231, i32 %1216, i64 14
  %1233 = insertelement <16 x i32> %1232, i32 %1217, i64 15
  %1234 = getelementptr i32, ptr %4, i64 4
  %1235 = getelementptr i32, ptr %4, i64 8
  %1236 = getelementptr i32, ptr %4, i64 12
  %1237 = extractelement <16 x i32> %1233, i64 0
  %1238 = insertelement <4 x i32> poison, i32 %1237, i64 0
  %1239 = extractelement <16 x i32> %1233, i64 1
  %1240 = insertelement <4 x i32> %1238, i32 %1239, i64 1
  %1241 = extractelement <16 x i32> %1233, i64 2
  %1242 = insertelement <4 x i32> %1240, i32 %1241, i64 2
  %1243 = extractelement <16 x i32> %1233, i64 3
  %1244 = insertelement <4 x i32> %1242, i32 %1243, i64 3
  store <4 x i32> %1244, ptr %4, align 16
  %1245 = extractelement <16 x i32> %1233, i64 4
  %1246 = insertelement <4 x i32> poison, i32 %1245, i64 0
  %1247 = extractelement <16 x i32> %1233, i64 5
  %1248 = insertelement <4 x i32> %1246, i32 %1247, i64 1
  %1249 = extractelement <16 x i32> %1233, i64 6
  %1250 = insertelement <4 x i32> %1248, i32 %1249, i64 2
  %1251 = extractelement <16 x i32> %1233, i64 7
  %1252 = insertelement <4 x i32> %1250, i32 %1251, i64 3
  store <4 x i32> %1252, ptr %1234, align 16
  %1253 = extractelement <16 x i32> %1233, i64 8
  %1254 = insertelement <4 x i32> poison, i32 %1253, i64 0
  %1255 = extractelement <16 x i32> %1233, i64 9
  %1256 = insertelement <4 x i32> %1254, i32 %1255, i64 1
  %1257 = extractelement <16 x i32> %1233, i64 10
  %1258 = insertelement <4 x i32> %1256, i32 %1257, i64 2
  %1259 = extractelement <16 x i32> %1233, i64 11
  %1260 = insertelement <4 x i32> %1258, i32 %1259, i64 3
  store <4 x i32> %1260, ptr %1235, align 16
  %1261 = extractelement <16 x i32> %1233, i64 12
  %1262 = insertelement <4 x i32> poison, i32 %1261, i64 0
  %1263 = extractelement <16 x i32> %1233, i64 13
  %1264 = insertelement <4 x i32> %1262, i32 %1263, i64 1
  %1265 = extractelement <16 x i32> %1233, i64 14
  %1266 = insertelement <4 x i32> %1264, i32 %1265, i64 2
  %1267 = extractelement <16 x i32> %1233, i64 15
  %1268 = insertelement <4 x i32> %1266, i32 %1267, i64 3
  store <4 x i32> %1268, ptr %1236, align 16
  %1269 = getelementptr float, ptr %4, i64 4
  %1270 = getelementptr float, ptr %4, i64 8
  %1271 = getelementptr float, ptr %4, i64 12
  %1272 = load <4 x float>, ptr %4, align 16
  %1273 = extractelement <4 x float> %1272, i64 0
  %1274 = insertelement <16 x float> poison, float %1273, i64 0
  %1275 = extractelement <4 x float> %1272, i64 1
  %1276 = insertelement <16 x float> %1274, float %1275, i64 1
  %1277 = extractelement <4 x float> %1272, i64 2
  %1278 = insertelement <16 x float> %1276, float %1277, i64 2
  %1279 = extractelement <4 x float> %1272, i64 3
  %1280 = insertelement <16 x float> %1278, float %1279, i64 3
  %1281 = load <4 x float>, ptr %1269, align 16
  %1282 = extractelement <4 x float> %1281, i64 0
  %1283 = insertelement <16 x float> %1280, float %1282, i64 4
  %1284 = extractelement <4 x float> %1281, i64 1
  %1285 = insertelement <16 x float> %1283, float %1284, i64 5
  %1286 = extractelement <4 x float> %1281, i64 2
  %1287 = insertelement <16 x float> %1285, float %1286, i64 6
  %1288 = extractelement <4 x float> %1281, i64 3
  %1289 = insertelement <16 x float> %1287, float %1288, i64 7
  %1290 = load <4 x float>, ptr %1270, align 16
  %1291 = extractelement <4 x float> %1290, i64 0
  %1292 = insertelement <16 x float> %1289, float %1291, i64 8
  %1293 = extractelement <4 x float> %1290, i64 1
  %1294 = insertelement <16 x float> %1292, float %1293, i64 9
  %1295 = extractelement <4 x float> %1290, i64 2
  %1296 = insertelement <16 x float> %1294, float %1295, i64 10
  %1297 = extractelement <4 x float> %1290, i64 3
  %1298 = insertelement <16 x float> %1296, float %1297, i64 11
  %1299 = load <4 x float>, ptr %1271, align 16
  %1300 = extractelement <4 x float> %1299, i64 0
  %1301 = insertelement <16 x float> %1298, float %1300, i64 12
  %1302 = extractelement <4 x float> %1299, i64 1
  %1303 = insertelement <16 x float> %1301, float %1302, i64 13
  %1304 = extractelement <4 x float> %1299, i64 2
  %1305 = insertelement <16 x float> %1303, float %1304, i64 14
  %1306 = extractelement <4 x float> %1299, i64 3
  %1307 = insertelement <16 x float> %1305, float %1306, i64 15
  %1308 = getelementptr float, ptr addrspace(1) %1105, i64 4
  %1309 = getelementptr float, ptr addrspace(1) %1105, i64 8
  %1310 = getelementptr float, ptr addrspace(1) %1105, i64 12
  %1311 = extractelement <16 x float> %1307, i64 0
  %1312 = insertelement <4 x float> poison, float %1311, i64 0
  %1313 = extractelement <16 x float> %1307, i64 1
  %1314 = insertelement <4 x float> %1312, float %1313, i64 1
  %1315 = extractelement <16 x float> %1307, i64 2
  %1316 = insertelement <4 x float> %1314, float %1315, i64 2
  %1317 = extractelement <16 x float> %1307, i64 3
  %1318 = insertelement <4 x float> %1316, float %1317, i64 3
  store <4 x float> %1318, ptr addrspace(1) %1105, align 16
  %1319 = extractelement <16 x float> %1307, i64 4
  %1320 = insertelement <4 x float> poison, float %1319, i64 0
  %1321 = extractelement <16 x float> %1307, i64 5
  %1322 = insertelement <4 x float> %1320, float %1321, i64 1
  %1323 = extractelement <16 x float> %1307, i64 6
  %1324 = insertelement <4 x float> %1322, float %1323, i64 2
  %1325 = extractelement <16 x float> %1307, i64 7
  %1326 = insertelement <4 x float> %1324, float %1325, i64 3
  store <4 x float> %1326, ptr addrspace(1) %1308, align 16
  %1327 = extractelement <16 x float> %1307, i64 8
  %1328 = insertelement <4 x float> poison, float %1327, i64 0
  %1329 = extractelement <16 x float> %1307, i64 9
  %1330 = insertelement <4 x float> %1328, float %1329, i64 1
  %1331 = extractelement <16 x float> %1307, i64 10
  %1332 = insertelement <4 x float> %1330, float %1331, i64 2
  %1333 = extractelement <16 x float> %1307, i64 11
  %1334 = insertelement <4 x float> %1332, float %1333, i64 3
  store <4 x float> %1334, ptr addrspace(1) %1309, align 16
  %1335 = extractelement <16 x float> %1307, i64 12
  %1336 = insertelement <4 x float> poison, float %1335, i64 0
  %1337 = extractelement <16 x float> %1307, i64 13
  %1338 = insertelement <4 x float> %1336, float %1337, i64 1
  %1339 = extractelement <16 x float> %1307, i64 14
  %1340 = insertelement <4 x float> %1338, float %1339, i64 2
  %1341 = extractelement <16 x float> %1307, i64 15
  %1342 = insertelement <4 x float> %1340, float %1341, i64 3
  store <4 x float> %1342, ptr addrspace(1) %1310, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %50, label %1343, label %1344

1343:                                             ; preds = %609
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %54, i32 64)
  br label %1344

1344:                                             ; preds = %1343, %609
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.aligned() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait.aligned() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) captures(none), i16) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.cluster_dim"="2" "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
