; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [8 x float], align 16
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x float], align 16
  %7 = alloca [8 x float], align 16
  %8 = alloca [8 x float], align 16
  %9 = alloca [8 x float], align 16
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %11

11:                                               ; preds = %14, %3
  %12 = phi i32 [ %37, %14 ], [ %10, %3 ]
  %13 = icmp slt i32 %12, 512
  br i1 %13, label %14, label %38

14:                                               ; preds = %11
  %15 = urem i32 %12, 16
  %16 = udiv i32 %12, 16
  %17 = mul nsw i32 %15, 32
  %18 = add nsw i32 %17, %16
  %19 = sext i32 %18 to i64
  %20 = getelementptr i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = urem i32 %12, 8
  %23 = udiv i32 %12, 8
  %24 = mul nsw i32 %22, 128
  %25 = urem i32 %23, 2
  %26 = udiv i32 %23, 2
  %27 = mul nsw i32 %25, 1024
  %28 = add nsw i32 %24, %27
  %29 = add nsw i32 %28, %26
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %30
  %32 = ptrtoint ptr addrspace(3) %31 to i32
  %33 = and i32 %32, 896
  %34 = lshr i32 %33, 3
  %35 = xor i32 %32, %34
  %36 = inttoptr i32 %35 to ptr addrspace(3)
  store i8 %21, ptr addrspace(3) %36, align 1
  %37 = add i32 %12, 128
  br label %11

38:                                               ; preds = %11
  %39 = lshr i32 %10, 5
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %42

42:                                               ; preds = %41, %38
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %43 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %44 = inttoptr i32 %43 to ptr addrspace(6)
  %45 = icmp eq i32 %10, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %47

47:                                               ; preds = %46, %42
  %48 = urem i32 %10, 32
  %49 = udiv i32 %10, 32
  %50 = mul nsw i32 %48, 24
  %51 = mul nsw i32 %49, 768
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr float, ptr addrspace(1) %1, i64 %53
  %55 = mul nsw i32 %39, 2097152
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(6) %44, i64 %56
  %58 = getelementptr float, ptr addrspace(1) %54, i64 4
  %59 = load <4 x float>, ptr addrspace(1) %54, align 16
  %60 = extractelement <4 x float> %59, i64 0
  %61 = insertelement <8 x float> poison, float %60, i64 0
  %62 = extractelement <4 x float> %59, i64 1
  %63 = insertelement <8 x float> %61, float %62, i64 1
  %64 = extractelement <4 x float> %59, i64 2
  %65 = insertelement <8 x float> %63, float %64, i64 2
  %66 = extractelement <4 x float> %59, i64 3
  %67 = insertelement <8 x float> %65, float %66, i64 3
  %68 = load <4 x float>, ptr addrspace(1) %58, align 16
  %69 = extractelement <4 x float> %68, i64 0
  %70 = insertelement <8 x float> %67, float %69, i64 4
  %71 = extractelement <4 x float> %68, i64 1
  %72 = insertelement <8 x float> %70, float %71, i64 5
  %73 = extractelement <4 x float> %68, i64 2
  %74 = insertelement <8 x float> %72, float %73, i64 6
  %75 = extractelement <4 x float> %68, i64 3
  %76 = insertelement <8 x float> %74, float %75, i64 7
  %77 = getelementptr float, ptr %9, i64 4
  %78 = extractelement <8 x float> %76, i64 0
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = extractelement <8 x float> %76, i64 1
  %81 = insertelement <4 x float> %79, float %80, i64 1
  %82 = extractelement <8 x float> %76, i64 2
  %83 = insertelement <4 x float> %81, float %82, i64 2
  %84 = extractelement <8 x float> %76, i64 3
  %85 = insertelement <4 x float> %83, float %84, i64 3
  store <4 x float> %85, ptr %9, align 16
  %86 = extractelement <8 x float> %76, i64 4
  %87 = insertelement <4 x float> poison, float %86, i64 0
  %88 = extractelement <8 x float> %76, i64 5
  %89 = insertelement <4 x float> %87, float %88, i64 1
  %90 = extractelement <8 x float> %76, i64 6
  %91 = insertelement <4 x float> %89, float %90, i64 2
  %92 = extractelement <8 x float> %76, i64 7
  %93 = insertelement <4 x float> %91, float %92, i64 3
  store <4 x float> %93, ptr %77, align 16
  %94 = getelementptr i32, ptr %9, i64 4
  %95 = load <4 x i32>, ptr %9, align 16
  %96 = extractelement <4 x i32> %95, i64 0
  %97 = insertelement <8 x i32> poison, i32 %96, i64 0
  %98 = extractelement <4 x i32> %95, i64 1
  %99 = insertelement <8 x i32> %97, i32 %98, i64 1
  %100 = extractelement <4 x i32> %95, i64 2
  %101 = insertelement <8 x i32> %99, i32 %100, i64 2
  %102 = extractelement <4 x i32> %95, i64 3
  %103 = insertelement <8 x i32> %101, i32 %102, i64 3
  %104 = load <4 x i32>, ptr %94, align 16
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = insertelement <8 x i32> %103, i32 %105, i64 4
  %107 = extractelement <4 x i32> %104, i64 1
  %108 = insertelement <8 x i32> %106, i32 %107, i64 5
  %109 = extractelement <4 x i32> %104, i64 2
  %110 = insertelement <8 x i32> %108, i32 %109, i64 6
  %111 = extractelement <4 x i32> %104, i64 3
  %112 = insertelement <8 x i32> %110, i32 %111, i64 7
  %113 = extractelement <8 x i32> %112, i64 0
  %114 = extractelement <8 x i32> %112, i64 1
  %115 = extractelement <8 x i32> %112, i64 2
  %116 = extractelement <8 x i32> %112, i64 3
  %117 = extractelement <8 x i32> %112, i64 4
  %118 = extractelement <8 x i32> %112, i64 5
  %119 = extractelement <8 x i32> %112, i64 6
  %120 = extractelement <8 x i32> %112, i64 7
  %121 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %113, i32 %114, i32 %115, i32 %116, i32 %117, i32 %118, i32 %119, i32 %120)
  %122 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 0
  %123 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 1
  %124 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 2
  %125 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 3
  %126 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 4
  %127 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 5
  %128 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 6
  %129 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %121, 7
  %130 = insertelement <8 x i32> poison, i32 %122, i64 0
  %131 = insertelement <8 x i32> %130, i32 %123, i64 1
  %132 = insertelement <8 x i32> %131, i32 %124, i64 2
  %133 = insertelement <8 x i32> %132, i32 %125, i64 3
  %134 = insertelement <8 x i32> %133, i32 %126, i64 4
  %135 = insertelement <8 x i32> %134, i32 %127, i64 5
  %136 = insertelement <8 x i32> %135, i32 %128, i64 6
  %137 = insertelement <8 x i32> %136, i32 %129, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %57, <8 x i32> %137, i1 false)
  %138 = urem i32 %10, 32
  %139 = udiv i32 %10, 32
  %140 = mul nsw i32 %138, 24
  %141 = mul nsw i32 %139, 768
  %142 = add nsw i32 %140, %141
  %143 = add nsw i32 %142, 8
  %144 = sext i32 %143 to i64
  %145 = getelementptr float, ptr addrspace(1) %1, i64 %144
  %146 = mul nsw i32 %39, 2097152
  %147 = add nsw i32 8, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr i8, ptr addrspace(6) %44, i64 %148
  %150 = getelementptr float, ptr addrspace(1) %145, i64 4
  %151 = load <4 x float>, ptr addrspace(1) %145, align 16
  %152 = extractelement <4 x float> %151, i64 0
  %153 = insertelement <8 x float> poison, float %152, i64 0
  %154 = extractelement <4 x float> %151, i64 1
  %155 = insertelement <8 x float> %153, float %154, i64 1
  %156 = extractelement <4 x float> %151, i64 2
  %157 = insertelement <8 x float> %155, float %156, i64 2
  %158 = extractelement <4 x float> %151, i64 3
  %159 = insertelement <8 x float> %157, float %158, i64 3
  %160 = load <4 x float>, ptr addrspace(1) %150, align 16
  %161 = extractelement <4 x float> %160, i64 0
  %162 = insertelement <8 x float> %159, float %161, i64 4
  %163 = extractelement <4 x float> %160, i64 1
  %164 = insertelement <8 x float> %162, float %163, i64 5
  %165 = extractelement <4 x float> %160, i64 2
  %166 = insertelement <8 x float> %164, float %165, i64 6
  %167 = extractelement <4 x float> %160, i64 3
  %168 = insertelement <8 x float> %166, float %167, i64 7
  %169 = getelementptr float, ptr %8, i64 4
  %170 = extractelement <8 x float> %168, i64 0
  %171 = insertelement <4 x float> poison, float %170, i64 0
  %172 = extractelement <8 x float> %168, i64 1
  %173 = insertelement <4 x float> %171, float %172, i64 1
  %174 = extractelement <8 x float> %168, i64 2
  %175 = insertelement <4 x float> %173, float %174, i64 2
  %176 = extractelement <8 x float> %168, i64 3
  %177 = insertelement <4 x float> %175, float %176, i64 3
  store <4 x float> %177, ptr %8, align 16
  %178 = extractelement <8 x float> %168, i64 4
  %179 = insertelement <4 x float> poison, float %178, i64 0
  %180 = extractelement <8 x float> %168, i64 5
  %181 = insertelement <4 x float> %179, float %180, i64 1
  %182 = extractelement <8 x float> %168, i64 6
  %183 = insertelement <4 x float> %181, float %182, i64 2
  %184 = extractelement <8 x float> %168, i64 7
  %185 = insertelement <4 x float> %183, float %184, i64 3
  store <4 x float> %185, ptr %169, align 16
  %186 = getelementptr i32, ptr %8, i64 4
  %187 = load <4 x i32>, ptr %8, align 16
  %188 = extractelement <4 x i32> %187, i64 0
  %189 = insertelement <8 x i32> poison, i32 %188, i64 0
  %190 = extractelement <4 x i32> %187, i64 1
  %191 = insertelement <8 x i32> %189, i32 %190, i64 1
  %192 = extractelement <4 x i32> %187, i64 2
  %193 = insertelement <8 x i32> %191, i32 %192, i64 2
  %194 = extractelement <4 x i32> %187, i64 3
  %195 = insertelement <8 x i32> %193, i32 %194, i64 3
  %196 = load <4 x i32>, ptr %186, align 16
  %197 = extractelement <4 x i32> %196, i64 0
  %198 = insertelement <8 x i32> %195, i32 %197, i64 4
  %199 = extractelement <4 x i32> %196, i64 1
  %200 = insertelement <8 x i32> %198, i32 %199, i64 5
  %201 = extractelement <4 x i32> %196, i64 2
  %202 = insertelement <8 x i32> %200, i32 %201, i64 6
  %203 = extractelement <4 x i32> %196, i64 3
  %204 = insertelement <8 x i32> %202, i32 %203, i64 7
  %205 = extractelement <8 x i32> %204, i64 0
  %206 = extractelement <8 x i32> %204, i64 1
  %207 = extractelement <8 x i32> %204, i64 2
  %208 = extractelement <8 x i32> %204, i64 3
  %209 = extractelement <8 x i32> %204, i64 4
  %210 = extractelement <8 x i32> %204, i64 5
  %211 = extractelement <8 x i32> %204, i64 6
  %212 = extractelement <8 x i32> %204, i64 7
  %213 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212)
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 0
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 1
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 2
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 3
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 4
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 5
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 6
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %213, 7
  %222 = insertelement <8 x i32> poison, i32 %214, i64 0
  %223 = insertelement <8 x i32> %222, i32 %215, i64 1
  %224 = insertelement <8 x i32> %223, i32 %216, i64 2
  %225 = insertelement <8 x i32> %224, i32 %217, i64 3
  %226 = insertelement <8 x i32> %225, i32 %218, i64 4
  %227 = insertelement <8 x i32> %226, i32 %219, i64 5
  %228 = insertelement <8 x i32> %227, i32 %220, i64 6
  %229 = insertelement <8 x i32> %228, i32 %221, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %149, <8 x i32> %229, i1 false)
  %230 = urem i32 %10, 32
  %231 = udiv i32 %10, 32
  %232 = mul nsw i32 %230, 24
  %233 = mul nsw i32 %231, 768
  %234 = add nsw i32 %232, %233
  %235 = add nsw i32 %234, 16
  %236 = sext i32 %235 to i64
  %237 = getelementptr float, ptr addrspace(1) %1, i64 %236
  %238 = mul nsw i32 %39, 2097152
  %239 = add nsw i32 16, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr i8, ptr addrspace(6) %44, i64 %240
  %242 = getelementptr float, ptr addrspace(1) %237, i64 4
  %243 = load <4 x float>, ptr addrspace(1) %237, align 16
  %244 = extractelement <4 x float> %243, i64 0
  %245 = insertelement <8 x float> poison, float %244, i64 0
  %246 = extractelement <4 x float> %243, i64 1
  %247 = insertelement <8 x float> %245, float %246, i64 1
  %248 = extractelement <4 x float> %243, i64 2
  %249 = insertelement <8 x float> %247, float %248, i64 2
  %250 = extractelement <4 x float> %243, i64 3
  %251 = insertelement <8 x float> %249, float %250, i64 3
  %252 = load <4 x float>, ptr addrspace(1) %242, align 16
  %253 = extractelement <4 x float> %252, i64 0
  %254 = insertelement <8 x float> %251, float %253, i64 4
  %255 = extractelement <4 x float> %252, i64 1
  %256 = insertelement <8 x float> %254, float %255, i64 5
  %257 = extractelement <4 x float> %252, i64 2
  %258 = insertelement <8 x float> %256, float %257, i64 6
  %259 = extractelement <4 x float> %252, i64 3
  %260 = insertelement <8 x float> %258, float %259, i64 7
  %261 = getelementptr float, ptr %7, i64 4
  %262 = extractelement <8 x float> %260, i64 0
  %263 = insertelement <4 x float> poison, float %262, i64 0
  %264 = extractelement <8 x float> %260, i64 1
  %265 = insertelement <4 x float> %263, float %264, i64 1
  %266 = extractelement <8 x float> %260, i64 2
  %267 = insertelement <4 x float> %265, float %266, i64 2
  %268 = extractelement <8 x float> %260, i64 3
  %269 = insertelement <4 x float> %267, float %268, i64 3
  store <4 x float> %269, ptr %7, align 16
  %270 = extractelement <8 x float> %260, i64 4
  %271 = insertelement <4 x float> poison, float %270, i64 0
  %272 = extractelement <8 x float> %260, i64 5
  %273 = insertelement <4 x float> %271, float %272, i64 1
  %274 = extractelement <8 x float> %260, i64 6
  %275 = insertelement <4 x float> %273, float %274, i64 2
  %276 = extractelement <8 x float> %260, i64 7
  %277 = insertelement <4 x float> %275, float %276, i64 3
  store <4 x float> %277, ptr %261, align 16
  %278 = getelementptr i32, ptr %7, i64 4
  %279 = load <4 x i32>, ptr %7, align 16
  %280 = extractelement <4 x i32> %279, i64 0
  %281 = insertelement <8 x i32> poison, i32 %280, i64 0
  %282 = extractelement <4 x i32> %279, i64 1
  %283 = insertelement <8 x i32> %281, i32 %282, i64 1
  %284 = extractelement <4 x i32> %279, i64 2
  %285 = insertelement <8 x i32> %283, i32 %284, i64 2
  %286 = extractelement <4 x i32> %279, i64 3
  %287 = insertelement <8 x i32> %285, i32 %286, i64 3
  %288 = load <4 x i32>, ptr %278, align 16
  %289 = extractelement <4 x i32> %288, i64 0
  %290 = insertelement <8 x i32> %287, i32 %289, i64 4
  %291 = extractelement <4 x i32> %288, i64 1
  %292 = insertelement <8 x i32> %290, i32 %291, i64 5
  %293 = extractelement <4 x i32> %288, i64 2
  %294 = insertelement <8 x i32> %292, i32 %293, i64 6
  %295 = extractelement <4 x i32> %288, i64 3
  %296 = insertelement <8 x i32> %294, i32 %295, i64 7
  %297 = extractelement <8 x i32> %296, i64 0
  %298 = extractelement <8 x i32> %296, i64 1
  %299 = extractelement <8 x i32> %296, i64 2
  %300 = extractelement <8 x i32> %296, i64 3
  %301 = extractelement <8 x i32> %296, i64 4
  %302 = extractelement <8 x i32> %296, i64 5
  %303 = extractelement <8 x i32> %296, i64 6
  %304 = extractelement <8 x i32> %296, i64 7
  %305 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303, i32 %304)
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 0
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 1
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 2
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 3
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 4
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 5
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 6
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %305, 7
  %314 = insertelement <8 x i32> poison, i32 %306, i64 0
  %315 = insertelement <8 x i32> %314, i32 %307, i64 1
  %316 = insertelement <8 x i32> %315, i32 %308, i64 2
  %317 = insertelement <8 x i32> %316, i32 %309, i64 3
  %318 = insertelement <8 x i32> %317, i32 %310, i64 4
  %319 = insertelement <8 x i32> %318, i32 %311, i64 5
  %320 = insertelement <8 x i32> %319, i32 %312, i64 6
  %321 = insertelement <8 x i32> %320, i32 %313, i64 7
  call void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) %241, <8 x i32> %321, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %322 = getelementptr i8, ptr addrspace(6) %44, i64 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %45, label %323, label %328

323:                                              ; preds = %47
  %324 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %325 = lshr i32 %324, 4
  %326 = zext i32 %325 to i64
  %327 = or i64 %326, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %44, ptr addrspace(6) %322, i64 %327, i32 134479888, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 1, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %328

328:                                              ; preds = %323, %47
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %329 = urem i32 %10, 32
  %330 = udiv i32 %10, 32
  %331 = mul nsw i32 %329, 24
  %332 = mul nsw i32 %330, 768
  %333 = add nsw i32 %331, %332
  %334 = sext i32 %333 to i64
  %335 = getelementptr float, ptr addrspace(1) %2, i64 %334
  %336 = mul nsw i32 %39, 2097152
  %337 = sext i32 %336 to i64
  %338 = getelementptr i8, ptr addrspace(6) %44, i64 %337
  %339 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %338, i1 false)
  %340 = getelementptr i32, ptr %6, i64 4
  %341 = extractelement <8 x i32> %339, i64 0
  %342 = insertelement <4 x i32> poison, i32 %341, i64 0
  %343 = extractelement <8 x i32> %339, i64 1
  %344 = insertelement <4 x i32> %342, i32 %343, i64 1
  %345 = extractelement <8 x i32> %339, i64 2
  %346 = insertelement <4 x i32> %344, i32 %345, i64 2
  %347 = extractelement <8 x i32> %339, i64 3
  %348 = insertelement <4 x i32> %346, i32 %347, i64 3
  store <4 x i32> %348, ptr %6, align 16
  %349 = extractelement <8 x i32> %339, i64 4
  %350 = insertelement <4 x i32> poison, i32 %349, i64 0
  %351 = extractelement <8 x i32> %339, i64 5
  %352 = insertelement <4 x i32> %350, i32 %351, i64 1
  %353 = extractelement <8 x i32> %339, i64 6
  %354 = insertelement <4 x i32> %352, i32 %353, i64 2
  %355 = extractelement <8 x i32> %339, i64 7
  %356 = insertelement <4 x i32> %354, i32 %355, i64 3
  store <4 x i32> %356, ptr %340, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %357 = getelementptr i32, ptr %6, i64 4
  %358 = load <4 x i32>, ptr %6, align 16
  %359 = extractelement <4 x i32> %358, i64 0
  %360 = insertelement <8 x i32> poison, i32 %359, i64 0
  %361 = extractelement <4 x i32> %358, i64 1
  %362 = insertelement <8 x i32> %360, i32 %361, i64 1
  %363 = extractelement <4 x i32> %358, i64 2
  %364 = insertelement <8 x i32> %362, i32 %363, i64 2
  %365 = extractelement <4 x i32> %358, i64 3
  %366 = insertelement <8 x i32> %364, i32 %365, i64 3
  %367 = load <4 x i32>, ptr %357, align 16
  %368 = extractelement <4 x i32> %367, i64 0
  %369 = insertelement <8 x i32> %366, i32 %368, i64 4
  %370 = extractelement <4 x i32> %367, i64 1
  %371 = insertelement <8 x i32> %369, i32 %370, i64 5
  %372 = extractelement <4 x i32> %367, i64 2
  %373 = insertelement <8 x i32> %371, i32 %372, i64 6
  %374 = extractelement <4 x i32> %367, i64 3
  %375 = insertelement <8 x i32> %373, i32 %374, i64 7
  %376 = extractelement <8 x i32> %375, i64 0
  %377 = extractelement <8 x i32> %375, i64 1
  %378 = extractelement <8 x i32> %375, i64 2
  %379 = extractelement <8 x i32> %375, i64 3
  %380 = extractelement <8 x i32> %375, i64 4
  %381 = extractelement <8 x i32> %375, i64 5
  %382 = extractelement <8 x i32> %375, i64 6
  %383 = extractelement <8 x i32> %375, i64 7
  %384 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %380, i32 %381, i32 %382, i32 %383)
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 0
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 1
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 2
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 3
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 4
  %390 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 5
  %391 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 6
  %392 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %384, 7
  %393 = insertelement <8 x i32> poison, i32 %385, i64 0
  %394 = insertelement <8 x i32> %393, i32 %386, i64 1
  %395 = insertelement <8 x i32> %394, i32 %387, i64 2
  %396 = insertelement <8 x i32> %395, i32 %388, i64 3
  %397 = insertelement <8 x i32> %396, i32 %389, i64 4
  %398 = insertelement <8 x i32> %397, i32 %390, i64 5
  %399 = insertelement <8 x i32> %398, i32 %391, i64 6
  %400 = insertelement <8 x i32> %399, i32 %392, i64 7
  %401 = getelementptr i32, ptr %6, i64 4
  %402 = extractelement <8 x i32> %400, i64 0
  %403 = insertelement <4 x i32> poison, i32 %402, i64 0
  %404 = extractelement <8 x i32> %400, i64 1
  %405 = insertelement <4 x i32> %403, i32 %404, i64 1
  %406 = extractelement <8 x i32> %400, i64 2
  %407 = insertelement <4 x i32> %405, i32 %406, i64 2
  %408 = extractelement <8 x i32> %400, i64 3
  %409 = insertelement <4 x i32> %407, i32 %408, i64 3
  store <4 x i32> %409, ptr %6, align 16
  %410 = extractelement <8 x i32> %400, i64 4
  %411 = insertelement <4 x i32> poison, i32 %410, i64 0
  %412 = extractelement <8 x i32> %400, i64 5
  %413 = insertelement <4 x i32> %411, i32 %412, i64 1
  %414 = extractelement <8 x i32> %400, i64 6
  %415 = insertelement <4 x i32> %413, i32 %414, i64 2
  %416 = extractelement <8 x i32> %400, i64 7
  %417 = insertelement <4 x i32> %415, i32 %416, i64 3
  store <4 x i32> %417, ptr %401, align 16
  %418 = getelementptr float, ptr %6, i64 4
  %419 = load <4 x float>, ptr %6, align 16
  %420 = extractelement <4 x float> %419, i64 0
  %421 = insertelement <8 x float> poison, float %420, i64 0
  %422 = extractelement <4 x float> %419, i64 1
  %423 = insertelement <8 x float> %421, float %422, i64 1
  %424 = extractelement <4 x float> %419, i64 2
  %425 = insertelement <8 x float> %423, float %424, i64 2
  %426 = extractelement <4 x float> %419, i64 3
  %427 = insertelement <8 x float> %425, float %426, i64 3
  %428 = load <4 x float>, ptr %418, align 16
  %429 = extractelement <4 x float> %428, i64 0
  %430 = insertelement <8 x float> %427, float %429, i64 4
  %431 = extractelement <4 x float> %428, i64 1
  %432 = insertelement <8 x float> %430, float %431, i64 5
  %433 = extractelement <4 x float> %428, i64 2
  %434 = insertelement <8 x float> %432, float %433, i64 6
  %435 = extractelement <4 x float> %428, i64 3
  %436 = insertelement <8 x float> %434, float %435, i64 7
  %437 = getelementptr float, ptr addrspace(1) %335, i64 4
  %438 = extractelement <8 x float> %436, i64 0
  %439 = insertelement <4 x float> poison, float %438, i64 0
  %440 = extractelement <8 x float> %436, i64 1
  %441 = insertelement <4 x float> %439, float %440, i64 1
  %442 = extractelement <8 x float> %436, i64 2
  %443 = insertelement <4 x float> %441, float %442, i64 2
  %444 = extractelement <8 x float> %436, i64 3
  %445 = insertelement <4 x float> %443, float %444, i64 3
  store <4 x float> %445, ptr addrspace(1) %335, align 16
  %446 = extractelement <8 x float> %436, i64 4
  %447 = insertelement <4 x float> poison, float %446, i64 0
  %448 = extractelement <8 x float> %436, i64 5
  %449 = insertelement <4 x float> %447, float %448, i64 1
  %450 = extractelement <8 x float> %436, i64 6
  %451 = insertelement <4 x float> %449, float %450, i64 2
  %452 = extractelement <8 x float> %436, i64 7
  %453 = insertelement <4 x float> %451, float %452, i64 3
  store <4 x float> %453, ptr addrspace(1) %437, align 16
  %454 = urem i32 %10, 32
  %455 = udiv i32 %10, 32
  %456 = mul nsw i32 %454, 24
  %457 = mul nsw i32 %455, 768
  %458 = add nsw i32 %456, %457
  %459 = add nsw i32 %458, 8
  %460 = sext i32 %459 to i64
  %461 = getelementptr float, ptr addrspace(1) %2, i64 %460
  %462 = mul nsw i32 %39, 2097152
  %463 = add nsw i32 8, %462
  %464 = sext i32 %463 to i64
  %465 = getelementptr i8, ptr addrspace(6) %44, i64 %464
  %466 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %465, i1 false)
  %467 = getelementptr i32, ptr %5, i64 4
  %468 = extractelement <8 x i32> %466, i64 0
  %469 = insertelement <4 x i32> poison, i32 %468, i64 0
  %470 = extractelement <8 x i32> %466, i64 1
  %471 = insertelement <4 x i32> %469, i32 %470, i64 1
  %472 = extractelement <8 x i32> %466, i64 2
  %473 = insertelement <4 x i32> %471, i32 %472, i64 2
  %474 = extractelement <8 x i32> %466, i64 3
  %475 = insertelement <4 x i32> %473, i32 %474, i64 3
  store <4 x i32> %475, ptr %5, align 16
  %476 = extractelement <8 x i32> %466, i64 4
  %477 = insertelement <4 x i32> poison, i32 %476, i64 0
  %478 = extractelement <8 x i32> %466, i64 5
  %479 = insertelement <4 x i32> %477, i32 %478, i64 1
  %480 = extractelement <8 x i32> %466, i64 6
  %481 = insertelement <4 x i32> %479, i32 %480, i64 2
  %482 = extractelement <8 x i32> %466, i64 7
  %483 = insertelement <4 x i32> %481, i32 %482, i64 3
  store <4 x i32> %483, ptr %467, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %484 = getelementptr i32, ptr %5, i64 4
  %485 = load <4 x i32>, ptr %5, align 16
  %486 = extractelement <4 x i32> %485, i64 0
  %487 = insertelement <8 x i32> poison, i32 %486, i64 0
  %488 = extractelement <4 x i32> %485, i64 1
  %489 = insertelement <8 x i32> %487, i32 %488, i64 1
  %490 = extractelement <4 x i32> %485, i64 2
  %491 = insertelement <8 x i32> %489, i32 %490, i64 2
  %492 = extractelement <4 x i32> %485, i64 3
  %493 = insertelement <8 x i32> %491, i32 %492, i64 3
  %494 = load <4 x i32>, ptr %484, align 16
  %495 = extractelement <4 x i32> %494, i64 0
  %496 = insertelement <8 x i32> %493, i32 %495, i64 4
  %497 = extractelement <4 x i32> %494, i64 1
  %498 = insertelement <8 x i32> %496, i32 %497, i64 5
  %499 = extractelement <4 x i32> %494, i64 2
  %500 = insertelement <8 x i32> %498, i32 %499, i64 6
  %501 = extractelement <4 x i32> %494, i64 3
  %502 = insertelement <8 x i32> %500, i32 %501, i64 7
  %503 = extractelement <8 x i32> %502, i64 0
  %504 = extractelement <8 x i32> %502, i64 1
  %505 = extractelement <8 x i32> %502, i64 2
  %506 = extractelement <8 x i32> %502, i64 3
  %507 = extractelement <8 x i32> %502, i64 4
  %508 = extractelement <8 x i32> %502, i64 5
  %509 = extractelement <8 x i32> %502, i64 6
  %510 = extractelement <8 x i32> %502, i64 7
  %511 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %503, i32 %504, i32 %505, i32 %506, i32 %507, i32 %508, i32 %509, i32 %510)
  %512 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 0
  %513 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 1
  %514 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 2
  %515 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 3
  %516 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 4
  %517 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 5
  %518 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 6
  %519 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %511, 7
  %520 = insertelement <8 x i32> poison, i32 %512, i64 0
  %521 = insertelement <8 x i32> %520, i32 %513, i64 1
  %522 = insertelement <8 x i32> %521, i32 %514, i64 2
  %523 = insertelement <8 x i32> %522, i32 %515, i64 3
  %524 = insertelement <8 x i32> %523, i32 %516, i64 4
  %525 = insertelement <8 x i32> %524, i32 %517, i64 5
  %526 = insertelement <8 x i32> %525, i32 %518, i64 6
  %527 = insertelement <8 x i32> %526, i32 %519, i64 7
  %528 = getelementptr i32, ptr %5, i64 4
  %529 = extractelement <8 x i32> %527, i64 0
  %530 = insertelement <4 x i32> poison, i32 %529, i64 0
  %531 = extractelement <8 x i32> %527, i64 1
  %532 = insertelement <4 x i32> %530, i32 %531, i64 1
  %533 = extractelement <8 x i32> %527, i64 2
  %534 = insertelement <4 x i32> %532, i32 %533, i64 2
  %535 = extractelement <8 x i32> %527, i64 3
  %536 = insertelement <4 x i32> %534, i32 %535, i64 3
  store <4 x i32> %536, ptr %5, align 16
  %537 = extractelement <8 x i32> %527, i64 4
  %538 = insertelement <4 x i32> poison, i32 %537, i64 0
  %539 = extractelement <8 x i32> %527, i64 5
  %540 = insertelement <4 x i32> %538, i32 %539, i64 1
  %541 = extractelement <8 x i32> %527, i64 6
  %542 = insertelement <4 x i32> %540, i32 %541, i64 2
  %543 = extractelement <8 x i32> %527, i64 7
  %544 = insertelement <4 x i32> %542, i32 %543, i64 3
  store <4 x i32> %544, ptr %528, align 16
  %545 = getelementptr float, ptr %5, i64 4
  %546 = load <4 x float>, ptr %5, align 16
  %547 = extractelement <4 x float> %546, i64 0
  %548 = insertelement <8 x float> poison, float %547, i64 0
  %549 = extractelement <4 x float> %546, i64 1
  %550 = insertelement <8 x float> %548, float %549, i64 1
  %551 = extractelement <4 x float> %546, i64 2
  %552 = insertelement <8 x float> %550, float %551, i64 2
  %553 = extractelement <4 x float> %546, i64 3
  %554 = insertelement <8 x float> %552, float %553, i64 3
  %555 = load <4 x float>, ptr %545, align 16
  %556 = extractelement <4 x float> %555, i64 0
  %557 = insertelement <8 x float> %554, float %556, i64 4
  %558 = extractelement <4 x float> %555, i64 1
  %559 = insertelement <8 x float> %557, float %558, i64 5
  %560 = extractelement <4 x float> %555, i64 2
  %561 = insertelement <8 x float> %559, float %560, i64 6
  %562 = extractelement <4 x float> %555, i64 3
  %563 = insertelement <8 x float> %561, float %562, i64 7
  %564 = getelementptr float, ptr addrspace(1) %461, i64 4
  %565 = extractelement <8 x float> %563, i64 0
  %566 = insertelement <4 x float> poison, float %565, i64 0
  %567 = extractelement <8 x float> %563, i64 1
  %568 = insertelement <4 x float> %566, float %567, i64 1
  %569 = extractelement <8 x float> %563, i64 2
  %570 = insertelement <4 x float> %568, float %569, i64 2
  %571 = extractelement <8 x float> %563, i64 3
  %572 = insertelement <4 x float> %570, float %571, i64 3
  store <4 x float> %572, ptr addrspace(1) %461, align 16
  %573 = extractelement <8 x float> %563, i64 4
  %574 = insertelement <4 x float> poison, float %573, i64 0
  %575 = extractelement <8 x float> %563, i64 5
  %576 = insertelement <4 x float> %574, float %575, i64 1
  %577 = extractelement <8 x float> %563, i64 6
  %578 = insertelement <4 x float> %576, float %577, i64 2
  %579 = extractelement <8 x float> %563, i64 7
  %580 = insertelement <4 x float> %578, float %579, i64 3
  store <4 x float> %580, ptr addrspace(1) %564, align 16
  %581 = urem i32 %10, 32
  %582 = udiv i32 %10, 32
  %583 = mul nsw i32 %581, 24
  %584 = mul nsw i32 %582, 768
  %585 = add nsw i32 %583, %584
  %586 = add nsw i32 %585, 16
  %587 = sext i32 %586 to i64
  %588 = getelementptr float, ptr addrspace(1) %2, i64 %587
  %589 = mul nsw i32 %39, 2097152
  %590 = add nsw i32 16, %589
  %591 = sext i32 %590 to i64
  %592 = getelementptr i8, ptr addrspace(6) %44, i64 %591
  %593 = call <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) %592, i1 false)
  %594 = getelementptr i32, ptr %4, i64 4
  %595 = extractelement <8 x i32> %593, i64 0
  %596 = insertelement <4 x i32> poison, i32 %595, i64 0
  %597 = extractelement <8 x i32> %593, i64 1
  %598 = insertelement <4 x i32> %596, i32 %597, i64 1
  %599 = extractelement <8 x i32> %593, i64 2
  %600 = insertelement <4 x i32> %598, i32 %599, i64 2
  %601 = extractelement <8 x i32> %593, i64 3
  %602 = insertelement <4 x i32> %600, i32 %601, i64 3
  store <4 x i32> %602, ptr %4, align 16
  %603 = extractelement <8 x i32> %593, i64 4
  %604 = insertelement <4 x i32> poison, i32 %603, i64 0
  %605 = extractelement <8 x i32> %593, i64 5
  %606 = insertelement <4 x i32> %604, i32 %605, i64 1
  %607 = extractelement <8 x i32> %593, i64 6
  %608 = insertelement <4 x i32> %606, i32 %607, i64 2
  %609 = extractelement <8 x i32> %593, i64 7
  %610 = insertelement <4 x i32> %608, i32 %609, i64 3
  store <4 x i32> %610, ptr %594, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %611 = getelementptr i32, ptr %4, i64 4
  %612 = load <4 x i32>, ptr %4, align 16
  %613 = extractelement <4 x i32> %612, i64 0
  %614 = insertelement <8 x i32> poison, i32 %613, i64 0
  %615 = extractelement <4 x i32> %612, i64 1
  %616 = insertelement <8 x i32> %614, i32 %615, i64 1
  %617 = extractelement <4 x i32> %612, i64 2
  %618 = insertelement <8 x i32> %616, i32 %617, i64 2
  %619 = extractelement <4 x i32> %612, i64 3
  %620 = insertelement <8 x i32> %618, i32 %619, i64 3
  %621 = load <4 x i32>, ptr %611, align 16
  %622 = extractelement <4 x i32> %621, i64 0
  %623 = insertelement <8 x i32> %620, i32 %622, i64 4
  %624 = extractelement <4 x i32> %621, i64 1
  %625 = insertelement <8 x i32> %623, i32 %624, i64 5
  %626 = extractelement <4 x i32> %621, i64 2
  %627 = insertelement <8 x i32> %625, i32 %626, i64 6
  %628 = extractelement <4 x i32> %621, i64 3
  %629 = insertelement <8 x i32> %627, i32 %628, i64 7
  %630 = extractelement <8 x i32> %629, i64 0
  %631 = extractelement <8 x i32> %629, i64 1
  %632 = extractelement <8 x i32> %629, i64 2
  %633 = extractelement <8 x i32> %629, i64 3
  %634 = extractelement <8 x i32> %629, i64 4
  %635 = extractelement <8 x i32> %629, i64 5
  %636 = extractelement <8 x i32> %629, i64 6
  %637 = extractelement <8 x i32> %629, i64 7
  %638 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %630, i32 %631, i32 %632, i32 %633, i32 %634, i32 %635, i32 %636, i32 %637)
  %639 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 0
  %640 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 1
  %641 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 2
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 3
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 4
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 5
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 6
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %638, 7
  %647 = insertelement <8 x i32> poison, i32 %639, i64 0
  %648 = insertelement <8 x i32> %647, i32 %640, i64 1
  %649 = insertelement <8 x i32> %648, i32 %641, i64 2
  %650 = insertelement <8 x i32> %649, i32 %642, i64 3
  %651 = insertelement <8 x i32> %650, i32 %643, i64 4
  %652 = insertelement <8 x i32> %651, i32 %644, i64 5
  %653 = insertelement <8 x i32> %652, i32 %645, i64 6
  %654 = insertelement <8 x i32> %653, i32 %646, i64 7
  %655 = getelementptr i32, ptr %4, i64 4
  %656 = extractelement <8 x i32> %654, i64 0
  %657 = insertelement <4 x i32> poison, i32 %656, i64 0
  %658 = extractelement <8 x i32> %654, i64 1
  %659 = insertelement <4 x i32> %657, i32 %658, i64 1
  %660 = extractelement <8 x i32> %654, i64 2
  %661 = insertelement <4 x i32> %659, i32 %660, i64 2
  %662 = extractelement <8 x i32> %654, i64 3
  %663 = insertelement <4 x i32> %661, i32 %662, i64 3
  store <4 x i32> %663, ptr %4, align 16
  %664 = extractelement <8 x i32> %654, i64 4
  %665 = insertelement <4 x i32> poison, i32 %664, i64 0
  %666 = extractelement <8 x i32> %654, i64 5
  %667 = insertelement <4 x i32> %665, i32 %666, i64 1
  %668 = extractelement <8 x i32> %654, i64 6
  %669 = insertelement <4 x i32> %667, i32 %668, i64 2
  %670 = extractelement <8 x i32> %654, i64 7
  %671 = insertelement <4 x i32> %669, i32 %670, i64 3
  store <4 x i32> %671, ptr %655, align 16
  %672 = getelementptr float, ptr %4, i64 4
  %673 = load <4 x float>, ptr %4, align 16
  %674 = extractelement <4 x float> %673, i64 0
  %675 = insertelement <8 x float> poison, float %674, i64 0
  %676 = extractelement <4 x float> %673, i64 1
  %677 = insertelement <8 x float> %675, float %676, i64 1
  %678 = extractelement <4 x float> %673, i64 2
  %679 = insertelement <8 x float> %677, float %678, i64 2
  %680 = extractelement <4 x float> %673, i64 3
  %681 = insertelement <8 x float> %679, float %680, i64 3
  %682 = load <4 x float>, ptr %672, align 16
  %683 = extractelement <4 x float> %682, i64 0
  %684 = insertelement <8 x float> %681, float %683, i64 4
  %685 = extractelement <4 x float> %682, i64 1
  %686 = insertelement <8 x float> %684, float %685, i64 5
  %687 = extractelement <4 x float> %682, i64 2
  %688 = insertelement <8 x float> %686, float %687, i64 6
  %689 = extractelement <4 x float> %682, i64 3
  %690 = insertelement <8 x float> %688, float %689, i64 7
  %691 = getelementptr float, ptr addrspace(1) %588, i64 4
  %692 = extractelement <8 x float> %690, i64 0
  %693 = insertelement <4 x float> poison, float %692, i64 0
  %694 = extractelement <8 x float> %690, i64 1
  %695 = insertelement <4 x float> %693, float %694, i64 1
  %696 = extractelement <8 x float> %690, i64 2
  %697 = insertelement <4 x float> %695, float %696, i64 2
  %698 = extractelement <8 x float> %690, i64 3
  %699 = insertelement <4 x float> %697, float %698, i64 3
  store <4 x float> %699, ptr addrspace(1) %588, align 16
  %700 = extractelement <8 x float> %690, i64 4
  %701 = insertelement <4 x float> poison, float %700, i64 0
  %702 = extractelement <8 x float> %690, i64 5
  %703 = insertelement <4 x float> %701, float %702, i64 1
  %704 = extractelement <8 x float> %690, i64 6
  %705 = insertelement <4 x float> %703, float %704, i64 2
  %706 = extractelement <8 x float> %690, i64 7
  %707 = insertelement <4 x float> %705, float %706, i64 3
  store <4 x float> %707, ptr addrspace(1) %691, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %40, label %708, label %709

708:                                              ; preds = %328
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %44, i32 32)
  br label %709

709:                                              ; preds = %708, %328
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x8(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x8(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.reqntid"="128" }
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
