; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca [32 x float], align 16
  %5 = alloca [32 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %3
  %8 = phi i32 [ %33, %10 ], [ %6, %3 ]
  %9 = icmp slt i32 %8, 512
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 16
  %12 = udiv i32 %8, 16
  %13 = mul nsw i32 %11, 32
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr addrspace(1) %0, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 128
  %21 = urem i32 %19, 2
  %22 = udiv i32 %19, 2
  %23 = mul nsw i32 %21, 1024
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store i8 %17, ptr addrspace(3) %32, align 1
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  %35 = lshr i32 %6, 5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %38

38:                                               ; preds = %37, %34
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %39 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %40 = inttoptr i32 %39 to ptr addrspace(6)
  %41 = icmp eq i32 %6, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %43

43:                                               ; preds = %42, %38
  %44 = urem i32 %6, 32
  %45 = udiv i32 %6, 32
  %46 = mul nsw i32 %44, 32
  %47 = mul nsw i32 %45, 1024
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr float, ptr addrspace(1) %1, i64 %49
  %51 = mul nsw i32 %35, 2097152
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(6) %40, i64 %52
  %54 = getelementptr float, ptr addrspace(1) %50, i64 4
  %55 = getelementptr float, ptr addrspace(1) %50, i64 8
  %56 = getelementptr float, ptr addrspace(1) %50, i64 12
  %57 = getelementptr float, ptr addrspace(1) %50, i64 16
  %58 = getelementptr float, ptr addrspace(1) %50, i64 20
  %59 = getelementptr float, ptr addrspace(1) %50, i64 24
  %60 = getelementptr float, ptr addrspace(1) %50, i64 28
  %61 = load <4 x float>, ptr addrspace(1) %50, align 16
  %62 = extractelement <4 x float> %61, i64 0
  %63 = insertelement <32 x float> poison, float %62, i64 0
  %64 = extractelement <4 x float> %61, i64 1
  %65 = insertelement <32 x float> %63, float %64, i64 1
  %66 = extractelement <4 x float> %61, i64 2
  %67 = insertelement <32 x float> %65, float %66, i64 2
  %68 = extractelement <4 x float> %61, i64 3
  %69 = insertelement <32 x float> %67, float %68, i64 3
  %70 = load <4 x float>, ptr addrspace(1) %54, align 16
  %71 = extractelement <4 x float> %70, i64 0
  %72 = insertelement <32 x float> %69, float %71, i64 4
  %73 = extractelement <4 x float> %70, i64 1
  %74 = insertelement <32 x float> %72, float %73, i64 5
  %75 = extractelement <4 x float> %70, i64 2
  %76 = insertelement <32 x float> %74, float %75, i64 6
  %77 = extractelement <4 x float> %70, i64 3
  %78 = insertelement <32 x float> %76, float %77, i64 7
  %79 = load <4 x float>, ptr addrspace(1) %55, align 16
  %80 = extractelement <4 x float> %79, i64 0
  %81 = insertelement <32 x float> %78, float %80, i64 8
  %82 = extractelement <4 x float> %79, i64 1
  %83 = insertelement <32 x float> %81, float %82, i64 9
  %84 = extractelement <4 x float> %79, i64 2
  %85 = insertelement <32 x float> %83, float %84, i64 10
  %86 = extractelement <4 x float> %79, i64 3
  %87 = insertelement <32 x float> %85, float %86, i64 11
  %88 = load <4 x float>, ptr addrspace(1) %56, align 16
  %89 = extractelement <4 x float> %88, i64 0
  %90 = insertelement <32 x float> %87, float %89, i64 12
  %91 = extractelement <4 x float> %88, i64 1
  %92 = insertelement <32 x float> %90, float %91, i64 13
  %93 = extractelement <4 x float> %88, i64 2
  %94 = insertelement <32 x float> %92, float %93, i64 14
  %95 = extractelement <4 x float> %88, i64 3
  %96 = insertelement <32 x float> %94, float %95, i64 15
  %97 = load <4 x float>, ptr addrspace(1) %57, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = insertelement <32 x float> %96, float %98, i64 16
  %100 = extractelement <4 x float> %97, i64 1
  %101 = insertelement <32 x float> %99, float %100, i64 17
  %102 = extractelement <4 x float> %97, i64 2
  %103 = insertelement <32 x float> %101, float %102, i64 18
  %104 = extractelement <4 x float> %97, i64 3
  %105 = insertelement <32 x float> %103, float %104, i64 19
  %106 = load <4 x float>, ptr addrspace(1) %58, align 16
  %107 = extractelement <4 x float> %106, i64 0
  %108 = insertelement <32 x float> %105, float %107, i64 20
  %109 = extractelement <4 x float> %106, i64 1
  %110 = insertelement <32 x float> %108, float %109, i64 21
  %111 = extractelement <4 x float> %106, i64 2
  %112 = insertelement <32 x float> %110, float %111, i64 22
  %113 = extractelement <4 x float> %106, i64 3
  %114 = insertelement <32 x float> %112, float %113, i64 23
  %115 = load <4 x float>, ptr addrspace(1) %59, align 16
  %116 = extractelement <4 x float> %115, i64 0
  %117 = insertelement <32 x float> %114, float %116, i64 24
  %118 = extractelement <4 x float> %115, i64 1
  %119 = insertelement <32 x float> %117, float %118, i64 25
  %120 = extractelement <4 x float> %115, i64 2
  %121 = insertelement <32 x float> %119, float %120, i64 26
  %122 = extractelement <4 x float> %115, i64 3
  %123 = insertelement <32 x float> %121, float %122, i64 27
  %124 = load <4 x float>, ptr addrspace(1) %60, align 16
  %125 = extractelement <4 x float> %124, i64 0
  %126 = insertelement <32 x float> %123, float %125, i64 28
  %127 = extractelement <4 x float> %124, i64 1
  %128 = insertelement <32 x float> %126, float %127, i64 29
  %129 = extractelement <4 x float> %124, i64 2
  %130 = insertelement <32 x float> %128, float %129, i64 30
  %131 = extractelement <4 x float> %124, i64 3
  %132 = insertelement <32 x float> %130, float %131, i64 31
  %133 = getelementptr float, ptr %5, i64 4
  %134 = getelementptr float, ptr %5, i64 8
  %135 = getelementptr float, ptr %5, i64 12
  %136 = getelementptr float, ptr %5, i64 16
  %137 = getelementptr float, ptr %5, i64 20
  %138 = getelementptr float, ptr %5, i64 24
  %139 = getelementptr float, ptr %5, i64 28
  %140 = extractelement <32 x float> %132, i64 0
  %141 = insertelement <4 x float> poison, float %140, i64 0
  %142 = extractelement <32 x float> %132, i64 1
  %143 = insertelement <4 x float> %141, float %142, i64 1
  %144 = extractelement <32 x float> %132, i64 2
  %145 = insertelement <4 x float> %143, float %144, i64 2
  %146 = extractelement <32 x float> %132, i64 3
  %147 = insertelement <4 x float> %145, float %146, i64 3
  store <4 x float> %147, ptr %5, align 16
  %148 = extractelement <32 x float> %132, i64 4
  %149 = insertelement <4 x float> poison, float %148, i64 0
  %150 = extractelement <32 x float> %132, i64 5
  %151 = insertelement <4 x float> %149, float %150, i64 1
  %152 = extractelement <32 x float> %132, i64 6
  %153 = insertelement <4 x float> %151, float %152, i64 2
  %154 = extractelement <32 x float> %132, i64 7
  %155 = insertelement <4 x float> %153, float %154, i64 3
  store <4 x float> %155, ptr %133, align 16
  %156 = extractelement <32 x float> %132, i64 8
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <32 x float> %132, i64 9
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = extractelement <32 x float> %132, i64 10
  %161 = insertelement <4 x float> %159, float %160, i64 2
  %162 = extractelement <32 x float> %132, i64 11
  %163 = insertelement <4 x float> %161, float %162, i64 3
  store <4 x float> %163, ptr %134, align 16
  %164 = extractelement <32 x float> %132, i64 12
  %165 = insertelement <4 x float> poison, float %164, i64 0
  %166 = extractelement <32 x float> %132, i64 13
  %167 = insertelement <4 x float> %165, float %166, i64 1
  %168 = extractelement <32 x float> %132, i64 14
  %169 = insertelement <4 x float> %167, float %168, i64 2
  %170 = extractelement <32 x float> %132, i64 15
  %171 = insertelement <4 x float> %169, float %170, i64 3
  store <4 x float> %171, ptr %135, align 16
  %172 = extractelement <32 x float> %132, i64 16
  %173 = insertelement <4 x float> poison, float %172, i64 0
  %174 = extractelement <32 x float> %132, i64 17
  %175 = insertelement <4 x float> %173, float %174, i64 1
  %176 = extractelement <32 x float> %132, i64 18
  %177 = insertelement <4 x float> %175, float %176, i64 2
  %178 = extractelement <32 x float> %132, i64 19
  %179 = insertelement <4 x float> %177, float %178, i64 3
  store <4 x float> %179, ptr %136, align 16
  %180 = extractelement <32 x float> %132, i64 20
  %181 = insertelement <4 x float> poison, float %180, i64 0
  %182 = extractelement <32 x float> %132, i64 21
  %183 = insertelement <4 x float> %181, float %182, i64 1
  %184 = extractelement <32 x float> %132, i64 22
  %185 = insertelement <4 x float> %183, float %184, i64 2
  %186 = extractelement <32 x float> %132, i64 23
  %187 = insertelement <4 x float> %185, float %186, i64 3
  store <4 x float> %187, ptr %137, align 16
  %188 = extractelement <32 x float> %132, i64 24
  %189 = insertelement <4 x float> poison, float %188, i64 0
  %190 = extractelement <32 x float> %132, i64 25
  %191 = insertelement <4 x float> %189, float %190, i64 1
  %192 = extractelement <32 x float> %132, i64 26
  %193 = insertelement <4 x float> %191, float %192, i64 2
  %194 = extractelement <32 x float> %132, i64 27
  %195 = insertelement <4 x float> %193, float %194, i64 3
  store <4 x float> %195, ptr %138, align 16
  %196 = extractelement <32 x float> %132, i64 28
  %197 = insertelement <4 x float> poison, float %196, i64 0
  %198 = extractelement <32 x float> %132, i64 29
  %199 = insertelement <4 x float> %197, float %198, i64 1
  %200 = extractelement <32 x float> %132, i64 30
  %201 = insertelement <4 x float> %199, float %200, i64 2
  %202 = extractelement <32 x float> %132, i64 31
  %203 = insertelement <4 x float> %201, float %202, i64 3
  store <4 x float> %203, ptr %139, align 16
  %204 = getelementptr i32, ptr %5, i64 4
  %205 = getelementptr i32, ptr %5, i64 8
  %206 = getelementptr i32, ptr %5, i64 12
  %207 = getelementptr i32, ptr %5, i64 16
  %208 = getelementptr i32, ptr %5, i64 20
  %209 = getelementptr i32, ptr %5, i64 24
  %210 = getelementptr i32, ptr %5, i64 28
  %211 = load <4 x i32>, ptr %5, align 16
  %212 = extractelement <4 x i32> %211, i64 0
  %213 = insertelement <32 x i32> poison, i32 %212, i64 0
  %214 = extractelement <4 x i32> %211, i64 1
  %215 = insertelement <32 x i32> %213, i32 %214, i64 1
  %216 = extractelement <4 x i32> %211, i64 2
  %217 = insertelement <32 x i32> %215, i32 %216, i64 2
  %218 = extractelement <4 x i32> %211, i64 3
  %219 = insertelement <32 x i32> %217, i32 %218, i64 3
  %220 = load <4 x i32>, ptr %204, align 16
  %221 = extractelement <4 x i32> %220, i64 0
  %222 = insertelement <32 x i32> %219, i32 %221, i64 4
  %223 = extractelement <4 x i32> %220, i64 1
  %224 = insertelement <32 x i32> %222, i32 %223, i64 5
  %225 = extractelement <4 x i32> %220, i64 2
  %226 = insertelement <32 x i32> %224, i32 %225, i64 6
  %227 = extractelement <4 x i32> %220, i64 3
  %228 = insertelement <32 x i32> %226, i32 %227, i64 7
  %229 = load <4 x i32>, ptr %205, align 16
  %230 = extractelement <4 x i32> %229, i64 0
  %231 = insertelement <32 x i32> %228, i32 %230, i64 8
  %232 = extractelement <4 x i32> %229, i64 1
  %233 = insertelement <32 x i32> %231, i32 %232, i64 9
  %234 = extractelement <4 x i32> %229, i64 2
  %235 = insertelement <32 x i32> %233, i32 %234, i64 10
  %236 = extractelement <4 x i32> %229, i64 3
  %237 = insertelement <32 x i32> %235, i32 %236, i64 11
  %238 = load <4 x i32>, ptr %206, align 16
  %239 = extractelement <4 x i32> %238, i64 0
  %240 = insertelement <32 x i32> %237, i32 %239, i64 12
  %241 = extractelement <4 x i32> %238, i64 1
  %242 = insertelement <32 x i32> %240, i32 %241, i64 13
  %243 = extractelement <4 x i32> %238, i64 2
  %244 = insertelement <32 x i32> %242, i32 %243, i64 14
  %245 = extractelement <4 x i32> %238, i64 3
  %246 = insertelement <32 x i32> %244, i32 %245, i64 15
  %247 = load <4 x i32>, ptr %207, align 16
  %248 = extractelement <4 x i32> %247, i64 0
  %249 = insertelement <32 x i32> %246, i32 %248, i64 16
  %250 = extractelement <4 x i32> %247, i64 1
  %251 = insertelement <32 x i32> %249, i32 %250, i64 17
  %252 = extractelement <4 x i32> %247, i64 2
  %253 = insertelement <32 x i32> %251, i32 %252, i64 18
  %254 = extractelement <4 x i32> %247, i64 3
  %255 = insertelement <32 x i32> %253, i32 %254, i64 19
  %256 = load <4 x i32>, ptr %208, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <32 x i32> %255, i32 %257, i64 20
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <32 x i32> %258, i32 %259, i64 21
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <32 x i32> %260, i32 %261, i64 22
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <32 x i32> %262, i32 %263, i64 23
  %265 = load <4 x i32>, ptr %209, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <32 x i32> %264, i32 %266, i64 24
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <32 x i32> %267, i32 %268, i64 25
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <32 x i32> %269, i32 %270, i64 26
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <32 x i32> %271, i32 %272, i64 27
  %274 = load <4 x i32>, ptr %210, align 16
  %275 = extractelement <4 x i32> %274, i64 0
  %276 = insertelement <32 x i32> %273, i32 %275, i64 28
  %277 = extractelement <4 x i32> %274, i64 1
  %278 = insertelement <32 x i32> %276, i32 %277, i64 29
  %279 = extractelement <4 x i32> %274, i64 2
  %280 = insertelement <32 x i32> %278, i32 %279, i64 30
  %281 = extractelement <4 x i32> %274, i64 3
  %282 = insertelement <32 x i32> %280, i32 %281, i64 31
  %283 = extractelement <32 x i32> %282, i64 0
  %284 = extractelement <32 x i32> %282, i64 1
  %285 = extractelement <32 x i32> %282, i64 2
  %286 = extractelement <32 x i32> %282, i64 3
  %287 = extractelement <32 x i32> %282, i64 4
  %288 = extractelement <32 x i32> %282, i64 5
  %289 = extractelement <32 x i32> %282, i64 6
  %290 = extractelement <32 x i32> %282, i64 7
  %291 = extractelement <32 x i32> %282, i64 8
  %292 = extractelement <32 x i32> %282, i64 9
  %293 = extractelement <32 x i32> %282, i64 10
  %294 = extractelement <32 x i32> %282, i64 11
  %295 = extractelement <32 x i32> %282, i64 12
  %296 = extractelement <32 x i32> %282, i64 13
  %297 = extractelement <32 x i32> %282, i64 14
  %298 = extractelement <32 x i32> %282, i64 15
  %299 = extractelement <32 x i32> %282, i64 16
  %300 = extractelement <32 x i32> %282, i64 17
  %301 = extractelement <32 x i32> %282, i64 18
  %302 = extractelement <32 x i32> %282, i64 19
  %303 = extractelement <32 x i32> %282, i64 20
  %304 = extractelement <32 x i32> %282, i64 21
  %305 = extractelement <32 x i32> %282, i64 22
  %306 = extractelement <32 x i32> %282, i64 23
  %307 = extractelement <32 x i32> %282, i64 24
  %308 = extractelement <32 x i32> %282, i64 25
  %309 = extractelement <32 x i32> %282, i64 26
  %310 = extractelement <32 x i32> %282, i64 27
  %311 = extractelement <32 x i32> %282, i64 28
  %312 = extractelement <32 x i32> %282, i64 29
  %313 = extractelement <32 x i32> %282, i64 30
  %314 = extractelement <32 x i32> %282, i64 31
  %315 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %283, i32 %284, i32 %285, i32 %286, i32 %287, i32 %288, i32 %289, i32 %290, i32 %291, i32 %292, i32 %293, i32 %294, i32 %295, i32 %296, i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303, i32 %304, i32 %305, i32 %306, i32 %307, i32 %308, i32 %309, i32 %310, i32 %311, i32 %312, i32 %313, i32 %314)
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 0
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 1
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 2
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 3
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 4
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 5
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 6
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 7
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 8
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 9
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 10
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 11
  %328 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 12
  %329 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 13
  %330 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 14
  %331 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 15
  %332 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 16
  %333 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 17
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 18
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 19
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 20
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 21
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 22
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 23
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 24
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 25
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 26
  %343 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 27
  %344 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 28
  %345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 29
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 30
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %315, 31
  %348 = insertelement <32 x i32> poison, i32 %316, i64 0
  %349 = insertelement <32 x i32> %348, i32 %317, i64 1
  %350 = insertelement <32 x i32> %349, i32 %318, i64 2
  %351 = insertelement <32 x i32> %350, i32 %319, i64 3
  %352 = insertelement <32 x i32> %351, i32 %320, i64 4
  %353 = insertelement <32 x i32> %352, i32 %321, i64 5
  %354 = insertelement <32 x i32> %353, i32 %322, i64 6
  %355 = insertelement <32 x i32> %354, i32 %323, i64 7
  %356 = insertelement <32 x i32> %355, i32 %324, i64 8
  %357 = insertelement <32 x i32> %356, i32 %325, i64 9
  %358 = insertelement <32 x i32> %357, i32 %326, i64 10
  %359 = insertelement <32 x i32> %358, i32 %327, i64 11
  %360 = insertelement <32 x i32> %359, i32 %328, i64 12
  %361 = insertelement <32 x i32> %360, i32 %329, i64 13
  %362 = insertelement <32 x i32> %361, i32 %330, i64 14
  %363 = insertelement <32 x i32> %362, i32 %331, i64 15
  %364 = insertelement <32 x i32> %363, i32 %332, i64 16
  %365 = insertelement <32 x i32> %364, i32 %333, i64 17
  %366 = insertelement <32 x i32> %365, i32 %334, i64 18
  %367 = insertelement <32 x i32> %366, i32 %335, i64 19
  %368 = insertelement <32 x i32> %367, i32 %336, i64 20
  %369 = insertelement <32 x i32> %368, i32 %337, i64 21
  %370 = insertelement <32 x i32> %369, i32 %338, i64 22
  %371 = insertelement <32 x i32> %370, i32 %339, i64 23
  %372 = insertelement <32 x i32> %371, i32 %340, i64 24
  %373 = insertelement <32 x i32> %372, i32 %341, i64 25
  %374 = insertelement <32 x i32> %373, i32 %342, i64 26
  %375 = insertelement <32 x i32> %374, i32 %343, i64 27
  %376 = insertelement <32 x i32> %375, i32 %344, i64 28
  %377 = insertelement <32 x i32> %376, i32 %345, i64 29
  %378 = insertelement <32 x i32> %377, i32 %346, i64 30
  %379 = insertelement <32 x i32> %378, i32 %347, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %53, <32 x i32> %379, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %380 = getelementptr i8, ptr addrspace(6) %40, i64 16
  %381 = getelementptr i8, ptr addrspace(6) %40, i64 24
  %382 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } { i1 true, i1 false, i1 false, ptr addrspace(6) poison, ptr addrspace(6) poison }, ptr addrspace(6) %381, 3
  %383 = getelementptr i8, ptr addrspace(6) %40, i64 28
  %384 = insertvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %382, ptr addrspace(6) %383, 4
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %41, label %385, label %409

385:                                              ; preds = %43
  %386 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %387 = lshr i32 %386, 4
  %388 = zext i32 %387 to i64
  %389 = or i64 %388, 4611756662049538048
  %390 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %384, 0
  %391 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %384, 1
  %392 = zext i1 %391 to i32
  %393 = shl i32 %392, 13
  %394 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %384, 2
  %395 = zext i1 %394 to i32
  %396 = shl i32 %395, 14
  %397 = or i32 %393, %396
  %398 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %384, 3
  %399 = extractvalue { i1, i1, i1, ptr addrspace(6), ptr addrspace(6) } %384, 4
  %400 = or i32 142868608, %397
  %401 = ptrtoint ptr addrspace(6) %398 to i32
  %402 = lshr i32 %401, 30
  %403 = shl i32 %402, 29
  %404 = or i32 %400, %403
  %405 = ptrtoint ptr addrspace(6) %399 to i32
  %406 = lshr i32 %405, 30
  %407 = shl i32 %406, 4
  %408 = or i32 %404, %407
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6) %40, ptr addrspace(6) %380, i64 %389, i32 %408, i1 %390, ptr addrspace(6) %398, ptr addrspace(6) %399, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %409

409:                                              ; preds = %385, %43
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %410 = urem i32 %6, 32
  %411 = udiv i32 %6, 32
  %412 = mul nsw i32 %410, 32
  %413 = mul nsw i32 %411, 1024
  %414 = add nsw i32 %412, %413
  %415 = sext i32 %414 to i64
  %416 = getelementptr float, ptr addrspace(1) %2, i64 %415
  %417 = mul nsw i32 %35, 2097152
  %418 = sext i32 %417 to i64
  %419 = getelementptr i8, ptr addrspace(6) %40, i64 %418
  %420 = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %419, i1 false)
  %421 = getelementptr i32, ptr %4, i64 4
  %422 = getelementptr i32, ptr %4, i64 8
  %423 = getelementptr i32, ptr %4, i64 12
  %424 = getelementptr i32, ptr %4, i64 16
  %425 = getelementptr i32, ptr %4, i64 20
  %426 = getelementptr i32, ptr %4, i64 24
  %427 = getelementptr i32, ptr %4, i64 28
  %428 = extractelement <32 x i32> %420, i64 0
  %429 = insertelement <4 x i32> poison, i32 %428, i64 0
  %430 = extractelement <32 x i32> %420, i64 1
  %431 = insertelement <4 x i32> %429, i32 %430, i64 1
  %432 = extractelement <32 x i32> %420, i64 2
  %433 = insertelement <4 x i32> %431, i32 %432, i64 2
  %434 = extractelement <32 x i32> %420, i64 3
  %435 = insertelement <4 x i32> %433, i32 %434, i64 3
  store <4 x i32> %435, ptr %4, align 16
  %436 = extractelement <32 x i32> %420, i64 4
  %437 = insertelement <4 x i32> poison, i32 %436, i64 0
  %438 = extractelement <32 x i32> %420, i64 5
  %439 = insertelement <4 x i32> %437, i32 %438, i64 1
  %440 = extractelement <32 x i32> %420, i64 6
  %441 = insertelement <4 x i32> %439, i32 %440, i64 2
  %442 = extractelement <32 x i32> %420, i64 7
  %443 = insertelement <4 x i32> %441, i32 %442, i64 3
  store <4 x i32> %443, ptr %421, align 16
  %444 = extractelement <32 x i32> %420, i64 8
  %445 = insertelement <4 x i32> poison, i32 %444, i64 0
  %446 = extractelement <32 x i32> %420, i64 9
  %447 = insertelement <4 x i32> %445, i32 %446, i64 1
  %448 = extractelement <32 x i32> %420, i64 10
  %449 = insertelement <4 x i32> %447, i32 %448, i64 2
  %450 = extractelement <32 x i32> %420, i64 11
  %451 = insertelement <4 x i32> %449, i32 %450, i64 3
  store <4 x i32> %451, ptr %422, align 16
  %452 = extractelement <32 x i32> %420, i64 12
  %453 = insertelement <4 x i32> poison, i32 %452, i64 0
  %454 = extractelement <32 x i32> %420, i64 13
  %455 = insertelement <4 x i32> %453, i32 %454, i64 1
  %456 = extractelement <32 x i32> %420, i64 14
  %457 = insertelement <4 x i32> %455, i32 %456, i64 2
  %458 = extractelement <32 x i32> %420, i64 15
  %459 = insertelement <4 x i32> %457, i32 %458, i64 3
  store <4 x i32> %459, ptr %423, align 16
  %460 = extractelement <32 x i32> %420, i64 16
  %461 = insertelement <4 x i32> poison, i32 %460, i64 0
  %462 = extractelement <32 x i32> %420, i64 17
  %463 = insertelement <4 x i32> %461, i32 %462, i64 1
  %464 = extractelement <32 x i32> %420, i64 18
  %465 = insertelement <4 x i32> %463, i32 %464, i64 2
  %466 = extractelement <32 x i32> %420, i64 19
  %467 = insertelement <4 x i32> %465, i32 %466, i64 3
  store <4 x i32> %467, ptr %424, align 16
  %468 = extractelement <32 x i32> %420, i64 20
  %469 = insertelement <4 x i32> poison, i32 %468, i64 0
  %470 = extractelement <32 x i32> %420, i64 21
  %471 = insertelement <4 x i32> %469, i32 %470, i64 1
  %472 = extractelement <32 x i32> %420, i64 22
  %473 = insertelement <4 x i32> %471, i32 %472, i64 2
  %474 = extractelement <32 x i32> %420, i64 23
  %475 = insertelement <4 x i32> %473, i32 %474, i64 3
  store <4 x i32> %475, ptr %425, align 16
  %476 = extractelement <32 x i32> %420, i64 24
  %477 = insertelement <4 x i32> poison, i32 %476, i64 0
  %478 = extractelement <32 x i32> %420, i64 25
  %479 = insertelement <4 x i32> %477, i32 %478, i64 1
  %480 = extractelement <32 x i32> %420, i64 26
  %481 = insertelement <4 x i32> %479, i32 %480, i64 2
  %482 = extractelement <32 x i32> %420, i64 27
  %483 = insertelement <4 x i32> %481, i32 %482, i64 3
  store <4 x i32> %483, ptr %426, align 16
  %484 = extractelement <32 x i32> %420, i64 28
  %485 = insertelement <4 x i32> poison, i32 %484, i64 0
  %486 = extractelement <32 x i32> %420, i64 29
  %487 = insertelement <4 x i32> %485, i32 %486, i64 1
  %488 = extractelement <32 x i32> %420, i64 30
  %489 = insertelement <4 x i32> %487, i32 %488, i64 2
  %490 = extractelement <32 x i32> %420, i64 31
  %491 = insertelement <4 x i32> %489, i32 %490, i64 3
  store <4 x i32> %491, ptr %427, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %492 = getelementptr i32, ptr %4, i64 4
  %493 = getelementptr i32, ptr %4, i64 8
  %494 = getelementptr i32, ptr %4, i64 12
  %495 = getelementptr i32, ptr %4, i64 16
  %496 = getelementptr i32, ptr %4, i64 20
  %497 = getelementptr i32, ptr %4, i64 24
  %498 = getelementptr i32, ptr %4, i64 28
  %499 = load <4 x i32>, ptr %4, align 16
  %500 = extractelement <4 x i32> %499, i64 0
  %501 = insertelement <32 x i32> poison, i32 %500, i64 0
  %502 = extractelement <4 x i32> %499, i64 1
  %503 = insertelement <32 x i32> %501, i32 %502, i64 1
  %504 = extractelement <4 x i32> %499, i64 2
  %505 = insertelement <32 x i32> %503, i32 %504, i64 2
  %506 = extractelement <4 x i32> %499, i64 3
  %507 = insertelement <32 x i32> %505, i32 %506, i64 3
  %508 = load <4 x i32>, ptr %492, align 16
  %509 = extractelement <4 x i32> %508, i64 0
  %510 = insertelement <32 x i32> %507, i32 %509, i64 4
  %511 = extractelement <4 x i32> %508, i64 1
  %512 = insertelement <32 x i32> %510, i32 %511, i64 5
  %513 = extractelement <4 x i32> %508, i64 2
  %514 = insertelement <32 x i32> %512, i32 %513, i64 6
  %515 = extractelement <4 x i32> %508, i64 3
  %516 = insertelement <32 x i32> %514, i32 %515, i64 7
  %517 = load <4 x i32>, ptr %493, align 16
  %518 = extractelement <4 x i32> %517, i64 0
  %519 = insertelement <32 x i32> %516, i32 %518, i64 8
  %520 = extractelement <4 x i32> %517, i64 1
  %521 = insertelement <32 x i32> %519, i32 %520, i64 9
  %522 = extractelement <4 x i32> %517, i64 2
  %523 = insertelement <32 x i32> %521, i32 %522, i64 10
  %524 = extractelement <4 x i32> %517, i64 3
  %525 = insertelement <32 x i32> %523, i32 %524, i64 11
  %526 = load <4 x i32>, ptr %494, align 16
  %527 = extractelement <4 x i32> %526, i64 0
  %528 = insertelement <32 x i32> %525, i32 %527, i64 12
  %529 = extractelement <4 x i32> %526, i64 1
  %530 = insertelement <32 x i32> %528, i32 %529, i64 13
  %531 = extractelement <4 x i32> %526, i64 2
  %532 = insertelement <32 x i32> %530, i32 %531, i64 14
  %533 = extractelement <4 x i32> %526, i64 3
  %534 = insertelement <32 x i32> %532, i32 %533, i64 15
  %535 = load <4 x i32>, ptr %495, align 16
  %536 = extractelement <4 x i32> %535, i64 0
  %537 = insertelement <32 x i32> %534, i32 %536, i64 16
  %538 = extractelement <4 x i32> %535, i64 1
  %539 = insertelement <32 x i32> %537, i32 %538, i64 17
  %540 = extractelement <4 x i32> %535, i64 2
  %541 = insertelement <32 x i32> %539, i32 %540, i64 18
  %542 = extractelement <4 x i32> %535, i64 3
  %543 = insertelement <32 x i32> %541, i32 %542, i64 19
  %544 = load <4 x i32>, ptr %496, align 16
  %545 = extractelement <4 x i32> %544, i64 0
  %546 = insertelement <32 x i32> %543, i32 %545, i64 20
  %547 = extractelement <4 x i32> %544, i64 1
  %548 = insertelement <32 x i32> %546, i32 %547, i64 21
  %549 = extractelement <4 x i32> %544, i64 2
  %550 = insertelement <32 x i32> %548, i32 %549, i64 22
  %551 = extractelement <4 x i32> %544, i64 3
  %552 = insertelement <32 x i32> %550, i32 %551, i64 23
  %553 = load <4 x i32>, ptr %497, align 16
  %554 = extractelement <4 x i32> %553, i64 0
  %555 = insertelement <32 x i32> %552, i32 %554, i64 24
  %556 = extractelement <4 x i32> %553, i64 1
  %557 = insertelement <32 x i32> %555, i32 %556, i64 25
  %558 = extractelement <4 x i32> %553, i64 2
  %559 = insertelement <32 x i32> %557, i32 %558, i64 26
  %560 = extractelement <4 x i32> %553, i64 3
  %561 = insertelement <32 x i32> %559, i32 %560, i64 27
  %562 = load <4 x i32>, ptr %498, align 16
  %563 = extractelement <4 x i32> %562, i64 0
  %564 = insertelement <32 x i32> %561, i32 %563, i64 28
  %565 = extractelement <4 x i32> %562, i64 1
  %566 = insertelement <32 x i32> %564, i32 %565, i64 29
  %567 = extractelement <4 x i32> %562, i64 2
  %568 = insertelement <32 x i32> %566, i32 %567, i64 30
  %569 = extractelement <4 x i32> %562, i64 3
  %570 = insertelement <32 x i32> %568, i32 %569, i64 31
  %571 = extractelement <32 x i32> %570, i64 0
  %572 = extractelement <32 x i32> %570, i64 1
  %573 = extractelement <32 x i32> %570, i64 2
  %574 = extractelement <32 x i32> %570, i64 3
  %575 = extractelement <32 x i32> %570, i64 4
  %576 = extractelement <32 x i32> %570, i64 5
  %577 = extractelement <32 x i32> %570, i64 6
  %578 = extractelement <32 x i32> %570, i64 7
  %579 = extractelement <32 x i32> %570, i64 8
  %580 = extractelement <32 x i32> %570, i64 9
  %581 = extractelement <32 x i32> %570, i64 10
  %582 = extractelement <32 x i32> %570, i64 11
  %583 = extractelement <32 x i32> %570, i64 12
  %584 = extractelement <32 x i32> %570, i64 13
  %585 = extractelement <32 x i32> %570, i64 14
  %586 = extractelement <32 x i32> %570, i64 15
  %587 = extractelement <32 x i32> %570, i64 16
  %588 = extractelement <32 x i32> %570, i64 17
  %589 = extractelement <32 x i32> %570, i64 18
  %590 = extractelement <32 x i32> %570, i64 19
  %591 = extractelement <32 x i32> %570, i64 20
  %592 = extractelement <32 x i32> %570, i64 21
  %593 = extractelement <32 x i32> %570, i64 22
  %594 = extractelement <32 x i32> %570, i64 23
  %595 = extractelement <32 x i32> %570, i64 24
  %596 = extractelement <32 x i32> %570, i64 25
  %597 = extractelement <32 x i32> %570, i64 26
  %598 = extractelement <32 x i32> %570, i64 27
  %599 = extractelement <32 x i32> %570, i64 28
  %600 = extractelement <32 x i32> %570, i64 29
  %601 = extractelement <32 x i32> %570, i64 30
  %602 = extractelement <32 x i32> %570, i64 31
  %603 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %571, i32 %572, i32 %573, i32 %574, i32 %575, i32 %576, i32 %577, i32 %578, i32 %579, i32 %580, i32 %581, i32 %582, i32 %583, i32 %584, i32 %585, i32 %586, i32 %587, i32 %588, i32 %589, i32 %590, i32 %591, i32 %592, i32 %593, i32 %594, i32 %595, i32 %596, i32 %597, i32 %598, i32 %599, i32 %600, i32 %601, i32 %602)
  %604 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 0
  %605 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 1
  %606 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 2
  %607 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 3
  %608 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 4
  %609 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 5
  %610 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 6
  %611 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 7
  %612 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 8
  %613 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 9
  %614 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 10
  %615 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 11
  %616 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 12
  %617 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 13
  %618 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 14
  %619 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 15
  %620 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 16
  %621 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 17
  %622 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 18
  %623 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 19
  %624 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 20
  %625 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 21
  %626 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 22
  %627 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 23
  %628 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 24
  %629 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 25
  %630 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 26
  %631 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 27
  %632 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 28
  %633 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 29
  %634 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 30
  %635 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %603, 31
  %636 = insertelement <32 x i32> poison, i32 %604, i64 0
  %637 = insertelement <32 x i32> %636, i32 %605, i64 1
  %638 = insertelement <32 x i32> %637, i32 %606, i64 2
  %639 = insertelement <32 x i32> %638, i32 %607, i64 3
  %640 = insertelement <32 x i32> %639, i32 %608, i64 4
  %641 = insertelement <32 x i32> %640, i32 %609, i64 5
  %642 = insertelement <32 x i32> %641, i32 %610, i64 6
  %643 = insertelement <32 x i32> %642, i32 %611, i64 7
  %644 = insertelement <32 x i32> %643, i32 %612, i64 8
  %645 = insertelement <32 x i32> %644, i32 %613, i64 9
  %646 = insertelement <32 x i32> %645, i32 %614, i64 10
  %647 = insertelement <32 x i32> %646, i32 %615, i64 11
  %648 = insertelement <32 x i32> %647, i32 %616, i64 12
  %649 = insertelement <32 x i32> %648, i32 %617, i64 13
  %650 = insertelement <32 x i32> %649, i32 %618, i64 14
  %651 = insertelement <32 x i32> %650, i32 %619, i64 15
  %652 = insertelement <32 x i32> %651, i32 %620, i64 16
  %653 = insertelement <32 x i32> %652, i32 %621, i64 17
  %654 = insertelement <32 x i32> %653, i32 %622, i64 18
  %655 = insertelement <32 x i32> %654, i32 %623, i64 19
  %656 = insertelement <32 x i32> %655, i32 %624, i64 20
  %657 = insertelement <32 x i32> %656, i32 %625, i64 21
  %658 = insertelement <32 x i32> %657, i32 %626, i64 22
  %659 = insertelement <32 x i32> %658, i32 %627, i64 23
  %660 = insertelement <32 x i32> %659, i32 %628, i64 24
  %661 = insertelement <32 x i32> %660, i32 %629, i64 25
  %662 = insertelement <32 x i32> %661, i32 %630, i64 26
  %663 = insertelement <32 x i32> %662, i32 %631, i64 27
  %664 = insertelement <32 x i32> %663, i32 %632, i64 28
  %665 = insertelement <32 x i32> %664, i32 %633, i64 29
  %666 = insertelement <32 x i32> %665, i32 %634, i64 30
  %667 = insertelement <32 x i32> %666, i32 %635, i64 31
  %668 = getelementptr i32, ptr %4, i64 4
  %669 = getelementptr i32, ptr %4, i64 8
  %670 = getelementptr i32, ptr %4, i64 12
  %671 = getelementptr i32, ptr %4, i64 16
  %672 = getelementptr i32, ptr %4, i64 20
  %673 = getelementptr i32, ptr %4, i64 24
  %674 = getelementptr i32, ptr %4, i64 28
  %675 = extractelement <32 x i32> %667, i64 0
  %676 = insertelement <4 x i32> poison, i32 %675, i64 0
  %677 = extractelement <32 x i32> %667, i64 1
  %678 = insertelement <4 x i32> %676, i32 %677, i64 1
  %679 = extractelement <32 x i32> %667, i64 2
  %680 = insertelement <4 x i32> %678, i32 %679, i64 2
  %681 = extractelement <32 x i32> %667, i64 3
  %682 = insertelement <4 x i32> %680, i32 %681, i64 3
  store <4 x i32> %682, ptr %4, align 16
  %683 = extractelement <32 x i32> %667, i64 4
  %684 = insertelement <4 x i32> poison, i32 %683, i64 0
  %685 = extractelement <32 x i32> %667, i64 5
  %686 = insertelement <4 x i32> %684, i32 %685, i64 1
  %687 = extractelement <32 x i32> %667, i64 6
  %688 = insertelement <4 x i32> %686, i32 %687, i64 2
  %689 = extractelement <32 x i32> %667, i64 7
  %690 = insertelement <4 x i32> %688, i32 %689, i64 3
  store <4 x i32> %690, ptr %668, align 16
  %691 = extractelement <32 x i32> %667, i64 8
  %692 = insertelement <4 x i32> poison, i32 %691, i64 0
  %693 = extractelement <32 x i32> %667, i64 9
  %694 = insertelement <4 x i32> %692, i32 %693, i64 1
  %695 = extractelement <32 x i32> %667, i64 10
  %696 = insertelement <4 x i32> %694, i32 %695, i64 2
  %697 = extractelement <32 x i32> %667, i64 11
  %698 = insertelement <4 x i32> %696, i32 %697, i64 3
  store <4 x i32> %698, ptr %669, align 16
  %699 = extractelement <32 x i32> %667, i64 12
  %700 = insertelement <4 x i32> poison, i32 %699, i64 0
  %701 = extractelement <32 x i32> %667, i64 13
  %702 = insertelement <4 x i32> %700, i32 %701, i64 1
  %703 = extractelement <32 x i32> %667, i64 14
  %704 = insertelement <4 x i32> %702, i32 %703, i64 2
  %705 = extractelement <32 x i32> %667, i64 15
  %706 = insertelement <4 x i32> %704, i32 %705, i64 3
  store <4 x i32> %706, ptr %670, align 16
  %707 = extractelement <32 x i32> %667, i64 16
  %708 = insertelement <4 x i32> poison, i32 %707, i64 0
  %709 = extractelement <32 x i32> %667, i64 17
  %710 = insertelement <4 x i32> %708, i32 %709, i64 1
  %711 = extractelement <32 x i32> %667, i64 18
  %712 = insertelement <4 x i32> %710, i32 %711, i64 2
  %713 = extractelement <32 x i32> %667, i64 19
  %714 = insertelement <4 x i32> %712, i32 %713, i64 3
  store <4 x i32> %714, ptr %671, align 16
  %715 = extractelement <32 x i32> %667, i64 20
  %716 = insertelement <4 x i32> poison, i32 %715, i64 0
  %717 = extractelement <32 x i32> %667, i64 21
  %718 = insertelement <4 x i32> %716, i32 %717, i64 1
  %719 = extractelement <32 x i32> %667, i64 22
  %720 = insertelement <4 x i32> %718, i32 %719, i64 2
  %721 = extractelement <32 x i32> %667, i64 23
  %722 = insertelement <4 x i32> %720, i32 %721, i64 3
  store <4 x i32> %722, ptr %672, align 16
  %723 = extractelement <32 x i32> %667, i64 24
  %724 = insertelement <4 x i32> poison, i32 %723, i64 0
  %725 = extractelement <32 x i32> %667, i64 25
  %726 = insertelement <4 x i32> %724, i32 %725, i64 1
  %727 = extractelement <32 x i32> %667, i64 26
  %728 = insertelement <4 x i32> %726, i32 %727, i64 2
  %729 = extractelement <32 x i32> %667, i64 27
  %730 = insertelement <4 x i32> %728, i32 %729, i64 3
  store <4 x i32> %730, ptr %673, align 16
  %731 = extractelement <32 x i32> %667, i64 28
  %732 = insertelement <4 x i32> poison, i32 %731, i64 0
  %733 = extractelement <32 x i32> %667, i64 29
  %734 = insertelement <4 x i32> %732, i32 %733, i64 1
  %735 = extractelement <32 x i32> %667, i64 30
  %736 = insertelement <4 x i32> %734, i32 %735, i64 2
  %737 = extractelement <32 x i32> %667, i64 31
  %738 = insertelement <4 x i32> %736, i32 %737, i64 3
  store <4 x i32> %738, ptr %674, align 16
  %739 = getelementptr float, ptr %4, i64 4
  %740 = getelementptr float, ptr %4, i64 8
  %741 = getelementptr float, ptr %4, i64 12
  %742 = getelementptr float, ptr %4, i64 16
  %743 = getelementptr float, ptr %4, i64 20
  %744 = getelementptr float, ptr %4, i64 24
  %745 = getelementptr float, ptr %4, i64 28
  %746 = load <4 x float>, ptr %4, align 16
  %747 = extractelement <4 x float> %746, i64 0
  %748 = insertelement <32 x float> poison, float %747, i64 0
  %749 = extractelement <4 x float> %746, i64 1
  %750 = insertelement <32 x float> %748, float %749, i64 1
  %751 = extractelement <4 x float> %746, i64 2
  %752 = insertelement <32 x float> %750, float %751, i64 2
  %753 = extractelement <4 x float> %746, i64 3
  %754 = insertelement <32 x float> %752, float %753, i64 3
  %755 = load <4 x float>, ptr %739, align 16
  %756 = extractelement <4 x float> %755, i64 0
  %757 = insertelement <32 x float> %754, float %756, i64 4
  %758 = extractelement <4 x float> %755, i64 1
  %759 = insertelement <32 x float> %757, float %758, i64 5
  %760 = extractelement <4 x float> %755, i64 2
  %761 = insertelement <32 x float> %759, float %760, i64 6
  %762 = extractelement <4 x float> %755, i64 3
  %763 = insertelement <32 x float> %761, float %762, i64 7
  %764 = load <4 x float>, ptr %740, align 16
  %765 = extractelement <4 x float> %764, i64 0
  %766 = insertelement <32 x float> %763, float %765, i64 8
  %767 = extractelement <4 x float> %764, i64 1
  %768 = insertelement <32 x float> %766, float %767, i64 9
  %769 = extractelement <4 x float> %764, i64 2
  %770 = insertelement <32 x float> %768, float %769, i64 10
  %771 = extractelement <4 x float> %764, i64 3
  %772 = insertelement <32 x float> %770, float %771, i64 11
  %773 = load <4 x float>, ptr %741, align 16
  %774 = extractelement <4 x float> %773, i64 0
  %775 = insertelement <32 x float> %772, float %774, i64 12
  %776 = extractelement <4 x float> %773, i64 1
  %777 = insertelement <32 x float> %775, float %776, i64 13
  %778 = extractelement <4 x float> %773, i64 2
  %779 = insertelement <32 x float> %777, float %778, i64 14
  %780 = extractelement <4 x float> %773, i64 3
  %781 = insertelement <32 x float> %779, float %780, i64 15
  %782 = load <4 x float>, ptr %742, align 16
  %783 = extractelement <4 x float> %782, i64 0
  %784 = insertelement <32 x float> %781, float %783, i64 16
  %785 = extractelement <4 x float> %782, i64 1
  %786 = insertelement <32 x float> %784, float %785, i64 17
  %787 = extractelement <4 x float> %782, i64 2
  %788 = insertelement <32 x float> %786, float %787, i64 18
  %789 = extractelement <4 x float> %782, i64 3
  %790 = insertelement <32 x float> %788, float %789, i64 19
  %791 = load <4 x float>, ptr %743, align 16
  %792 = extractelement <4 x float> %791, i64 0
  %793 = insertelement <32 x float> %790, float %792, i64 20
  %794 = extractelement <4 x float> %791, i64 1
  %795 = insertelement <32 x float> %793, float %794, i64 21
  %796 = extractelement <4 x float> %791, i64 2
  %797 = insertelement <32 x float> %795, float %796, i64 22
  %798 = extractelement <4 x float> %791, i64 3
  %799 = insertelement <32 x float> %797, float %798, i64 23
  %800 = load <4 x float>, ptr %744, align 16
  %801 = extractelement <4 x float> %800, i64 0
  %802 = insertelement <32 x float> %799, float %801, i64 24
  %803 = extractelement <4 x float> %800, i64 1
  %804 = insertelement <32 x float> %802, float %803, i64 25
  %805 = extractelement <4 x float> %800, i64 2
  %806 = insertelement <32 x float> %804, float %805, i64 26
  %807 = extractelement <4 x float> %800, i64 3
  %808 = insertelement <32 x float> %806, float %807, i64 27
  %809 = load <4 x float>, ptr %745, align 16
  %810 = extractelement <4 x float> %809, i64 0
  %811 = insertelement <32 x float> %808, float %810, i64 28
  %812 = extractelement <4 x float> %809, i64 1
  %813 = insertelement <32 x float> %811, float %812, i64 29
  %814 = extractelement <4 x float> %809, i64 2
  %815 = insertelement <32 x float> %813, float %814, i64 30
  %816 = extractelement <4 x float> %809, i64 3
  %817 = insertelement <32 x float> %815, float %816, i64 31
  %818 = getelementptr float, ptr addrspace(1) %416, i64 4
  %819 = getelementptr float, ptr addrspace(1) %416, i64 8
  %820 = getelementptr float, ptr addrspace(1) %416, i64 12
  %821 = getelementptr float, ptr addrspace(1) %416, i64 16
  %822 = getelementptr float, ptr addrspace(1) %416, i64 20
  %823 = getelementptr float, ptr addrspace(1) %416, i64 24
  %824 = getelementptr float, ptr addrspace(1) %416, i64 28
  %825 = extractelement <32 x float> %817, i64 0
  %826 = insertelement <4 x float> poison, float %825, i64 0
  %827 = extractelement <32 x float> %817, i64 1
  %828 = insertelement <4 x float> %826, float %827, i64 1
  %829 = extractelement <32 x float> %817, i64 2
  %830 = insertelement <4 x float> %828, float %829, i64 2
  %831 = extractelement <32 x float> %817, i64 3
  %832 = insertelement <4 x float> %830, float %831, i64 3
  store <4 x float> %832, ptr addrspace(1) %416, align 16
  %833 = extractelement <32 x float> %817, i64 4
  %834 = insertelement <4 x float> poison, float %833, i64 0
  %835 = extractelement <32 x float> %817, i64 5
  %836 = insertelement <4 x float> %834, float %835, i64 1
  %837 = extractelement <32 x float> %817, i64 6
  %838 = insertelement <4 x float> %836, float %837, i64 2
  %839 = extractelement <32 x float> %817, i64 7
  %840 = insertelement <4 x float> %838, float %839, i64 3
  store <4 x float> %840, ptr addrspace(1) %818, align 16
  %841 = extractelement <32 x float> %817, i64 8
  %842 = insertelement <4 x float> poison, float %841, i64 0
  %843 = extractelement <32 x float> %817, i64 9
  %844 = insertelement <4 x float> %842, float %843, i64 1
  %845 = extractelement <32 x float> %817, i64 10
  %846 = insertelement <4 x float> %844, float %845, i64 2
  %847 = extractelement <32 x float> %817, i64 11
  %848 = insertelement <4 x float> %846, float %847, i64 3
  store <4 x float> %848, ptr addrspace(1) %819, align 16
  %849 = extractelement <32 x float> %817, i64 12
  %850 = insertelement <4 x float> poison, float %849, i64 0
  %851 = extractelement <32 x float> %817, i64 13
  %852 = insertelement <4 x float> %850, float %851, i64 1
  %853 = extractelement <32 x float> %817, i64 14
  %854 = insertelement <4 x float> %852, float %853, i64 2
  %855 = extractelement <32 x float> %817, i64 15
  %856 = insertelement <4 x float> %854, float %855, i64 3
  store <4 x float> %856, ptr addrspace(1) %820, align 16
  %857 = extractelement <32 x float> %817, i64 16
  %858 = insertelement <4 x float> poison, float %857, i64 0
  %859 = extractelement <32 x float> %817, i64 17
  %860 = insertelement <4 x float> %858, float %859, i64 1
  %861 = extractelement <32 x float> %817, i64 18
  %862 = insertelement <4 x float> %860, float %861, i64 2
  %863 = extractelement <32 x float> %817, i64 19
  %864 = insertelement <4 x float> %862, float %863, i64 3
  store <4 x float> %864, ptr addrspace(1) %821, align 16
  %865 = extractelement <32 x float> %817, i64 20
  %866 = insertelement <4 x float> poison, float %865, i64 0
  %867 = extractelement <32 x float> %817, i64 21
  %868 = insertelement <4 x float> %866, float %867, i64 1
  %869 = extractelement <32 x float> %817, i64 22
  %870 = insertelement <4 x float> %868, float %869, i64 2
  %871 = extractelement <32 x float> %817, i64 23
  %872 = insertelement <4 x float> %870, float %871, i64 3
  store <4 x float> %872, ptr addrspace(1) %822, align 16
  %873 = extractelement <32 x float> %817, i64 24
  %874 = insertelement <4 x float> poison, float %873, i64 0
  %875 = extractelement <32 x float> %817, i64 25
  %876 = insertelement <4 x float> %874, float %875, i64 1
  %877 = extractelement <32 x float> %817, i64 26
  %878 = insertelement <4 x float> %876, float %877, i64 2
  %879 = extractelement <32 x float> %817, i64 27
  %880 = insertelement <4 x float> %878, float %879, i64 3
  store <4 x float> %880, ptr addrspace(1) %823, align 16
  %881 = extractelement <32 x float> %817, i64 28
  %882 = insertelement <4 x float> poison, float %881, i64 0
  %883 = extractelement <32 x float> %817, i64 29
  %884 = insertelement <4 x float> %882, float %883, i64 1
  %885 = extractelement <32 x float> %817, i64 30
  %886 = insertelement <4 x float> %884, float %885, i64 2
  %887 = extractelement <32 x float> %817, i64 31
  %888 = insertelement <4 x float> %886, float %887, i64 3
  store <4 x float> %888, ptr addrspace(1) %824, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %36, label %889, label %890

889:                                              ; preds = %409
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %40, i32 32)
  br label %890

890:                                              ; preds = %889, %409
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) captures(none), <32 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) captures(none), i1 immarg) #7

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
