; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %32, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 512
  br i1 %9, label %10, label %33

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 8
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 4
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 64
  %24 = add nsw i32 %20, %23
  %25 = urem i32 %22, 4
  %26 = udiv i32 %22, 4
  %27 = add nsw i32 %24, %25
  %28 = mul nsw i32 %26, 32
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr i32, ptr addrspace(3) @cute_dynamic_smem, i64 %30
  store i32 %17, ptr addrspace(3) %31, align 4
  %32 = add i32 %8, 128
  br label %7

33:                                               ; preds = %7
  br label %34

34:                                               ; preds = %37, %33
  %35 = phi i32 [ %59, %37 ], [ %6, %33 ]
  %36 = icmp slt i32 %35, 256
  br i1 %36, label %37, label %60

37:                                               ; preds = %34
  %38 = urem i32 %35, 32
  %39 = udiv i32 %35, 32
  %40 = mul nsw i32 %38, 8
  %41 = add nsw i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr i32, ptr addrspace(1) %1, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = urem i32 %35, 8
  %46 = udiv i32 %35, 8
  %47 = mul nsw i32 %45, 4
  %48 = urem i32 %46, 4
  %49 = udiv i32 %46, 4
  %50 = mul nsw i32 %48, 64
  %51 = add nsw i32 %47, %50
  %52 = urem i32 %49, 4
  %53 = udiv i32 %49, 4
  %54 = add nsw i32 %51, %52
  %55 = mul nsw i32 %53, 32
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %57
  store i32 %44, ptr addrspace(3) %58, align 4
  %59 = add i32 %35, 128
  br label %34

60:                                               ; preds = %34
  %61 = urem i32 %6, 4
  %62 = udiv i32 %6, 4
  %63 = mul nsw i32 %61, 2
  %64 = urem i32 %62, 8
  %65 = udiv i32 %62, 8
  %66 = mul nsw i32 %64, 32
  %67 = add nsw i32 %63, %66
  %68 = mul nsw i32 %65, 512
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr float, ptr addrspace(1) %2, i64 %70
  %72 = getelementptr float, ptr addrspace(1) %71, i64 256
  %73 = getelementptr float, ptr addrspace(1) %71, i64 8
  %74 = getelementptr float, ptr addrspace(1) %71, i64 264
  %75 = getelementptr float, ptr addrspace(1) %71, i64 16
  %76 = getelementptr float, ptr addrspace(1) %71, i64 272
  %77 = getelementptr float, ptr addrspace(1) %71, i64 24
  %78 = getelementptr float, ptr addrspace(1) %71, i64 280
  %79 = load <2 x float>, ptr addrspace(1) %71, align 8
  %80 = extractelement <2 x float> %79, i64 0
  %81 = insertelement <16 x float> poison, float %80, i64 0
  %82 = extractelement <2 x float> %79, i64 1
  %83 = insertelement <16 x float> %81, float %82, i64 1
  %84 = load <2 x float>, ptr addrspace(1) %72, align 8
  %85 = extractelement <2 x float> %84, i64 0
  %86 = insertelement <16 x float> %83, float %85, i64 2
  %87 = extractelement <2 x float> %84, i64 1
  %88 = insertelement <16 x float> %86, float %87, i64 3
  %89 = load <2 x float>, ptr addrspace(1) %73, align 8
  %90 = extractelement <2 x float> %89, i64 0
  %91 = insertelement <16 x float> %88, float %90, i64 4
  %92 = extractelement <2 x float> %89, i64 1
  %93 = insertelement <16 x float> %91, float %92, i64 5
  %94 = load <2 x float>, ptr addrspace(1) %74, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <16 x float> %93, float %95, i64 6
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <16 x float> %96, float %97, i64 7
  %99 = load <2 x float>, ptr addrspace(1) %75, align 8
  %100 = extractelement <2 x float> %99, i64 0
  %101 = insertelement <16 x float> %98, float %100, i64 8
  %102 = extractelement <2 x float> %99, i64 1
  %103 = insertelement <16 x float> %101, float %102, i64 9
  %104 = load <2 x float>, ptr addrspace(1) %76, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = insertelement <16 x float> %103, float %105, i64 10
  %107 = extractelement <2 x float> %104, i64 1
  %108 = insertelement <16 x float> %106, float %107, i64 11
  %109 = load <2 x float>, ptr addrspace(1) %77, align 8
  %110 = extractelement <2 x float> %109, i64 0
  %111 = insertelement <16 x float> %108, float %110, i64 12
  %112 = extractelement <2 x float> %109, i64 1
  %113 = insertelement <16 x float> %111, float %112, i64 13
  %114 = load <2 x float>, ptr addrspace(1) %78, align 8
  %115 = extractelement <2 x float> %114, i64 0
  %116 = insertelement <16 x float> %113, float %115, i64 14
  %117 = extractelement <2 x float> %114, i64 1
  %118 = insertelement <16 x float> %116, float %117, i64 15
  %119 = getelementptr float, ptr %5, i64 4
  %120 = getelementptr float, ptr %5, i64 8
  %121 = getelementptr float, ptr %5, i64 12
  %122 = extractelement <16 x float> %118, i64 0
  %123 = insertelement <4 x float> poison, float %122, i64 0
  %124 = extractelement <16 x float> %118, i64 1
  %125 = insertelement <4 x float> %123, float %124, i64 1
  %126 = extractelement <16 x float> %118, i64 2
  %127 = insertelement <4 x float> %125, float %126, i64 2
  %128 = extractelement <16 x float> %118, i64 3
  %129 = insertelement <4 x float> %127, float %128, i64 3
  store <4 x float> %129, ptr %5, align 16
  %130 = extractelement <16 x float> %118, i64 4
  %131 = insertelement <4 x float> poison, float %130, i64 0
  %132 = extractelement <16 x float> %118, i64 5
  %133 = insertelement <4 x float> %131, float %132, i64 1
  %134 = extractelement <16 x float> %118, i64 6
  %135 = insertelement <4 x float> %133, float %134, i64 2
  %136 = extractelement <16 x float> %118, i64 7
  %137 = insertelement <4 x float> %135, float %136, i64 3
  store <4 x float> %137, ptr %119, align 16
  %138 = extractelement <16 x float> %118, i64 8
  %139 = insertelement <4 x float> poison, float %138, i64 0
  %140 = extractelement <16 x float> %118, i64 9
  %141 = insertelement <4 x float> %139, float %140, i64 1
  %142 = extractelement <16 x float> %118, i64 10
  %143 = insertelement <4 x float> %141, float %142, i64 2
  %144 = extractelement <16 x float> %118, i64 11
  %145 = insertelement <4 x float> %143, float %144, i64 3
  store <4 x float> %145, ptr %120, align 16
  %146 = extractelement <16 x float> %118, i64 12
  %147 = insertelement <4 x float> poison, float %146, i64 0
  %148 = extractelement <16 x float> %118, i64 13
  %149 = insertelement <4 x float> %147, float %148, i64 1
  %150 = extractelement <16 x float> %118, i64 14
  %151 = insertelement <4 x float> %149, float %150, i64 2
  %152 = extractelement <16 x float> %118, i64 15
  %153 = insertelement <4 x float> %151, float %152, i64 3
  store <4 x float> %153, ptr %121, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %154 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %155 = lshr i32 %154, 4
  %156 = zext i32 %155 to i64
  %157 = or i64 %156, 68720001024
  %158 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %159 = lshr i32 %158, 4
  %160 = zext i32 %159 to i64
  %161 = or i64 %160, 68720001024
  %162 = getelementptr float, ptr %5, i64 4
  %163 = getelementptr float, ptr %5, i64 8
  %164 = getelementptr float, ptr %5, i64 12
  %165 = load <4 x float>, ptr %5, align 16
  %166 = extractelement <4 x float> %165, i64 0
  %167 = insertelement <16 x float> poison, float %166, i64 0
  %168 = extractelement <4 x float> %165, i64 1
  %169 = insertelement <16 x float> %167, float %168, i64 1
  %170 = extractelement <4 x float> %165, i64 2
  %171 = insertelement <16 x float> %169, float %170, i64 2
  %172 = extractelement <4 x float> %165, i64 3
  %173 = insertelement <16 x float> %171, float %172, i64 3
  %174 = load <4 x float>, ptr %162, align 16
  %175 = extractelement <4 x float> %174, i64 0
  %176 = insertelement <16 x float> %173, float %175, i64 4
  %177 = extractelement <4 x float> %174, i64 1
  %178 = insertelement <16 x float> %176, float %177, i64 5
  %179 = extractelement <4 x float> %174, i64 2
  %180 = insertelement <16 x float> %178, float %179, i64 6
  %181 = extractelement <4 x float> %174, i64 3
  %182 = insertelement <16 x float> %180, float %181, i64 7
  %183 = load <4 x float>, ptr %163, align 16
  %184 = extractelement <4 x float> %183, i64 0
  %185 = insertelement <16 x float> %182, float %184, i64 8
  %186 = extractelement <4 x float> %183, i64 1
  %187 = insertelement <16 x float> %185, float %186, i64 9
  %188 = extractelement <4 x float> %183, i64 2
  %189 = insertelement <16 x float> %187, float %188, i64 10
  %190 = extractelement <4 x float> %183, i64 3
  %191 = insertelement <16 x float> %189, float %190, i64 11
  %192 = load <4 x float>, ptr %164, align 16
  %193 = extractelement <4 x float> %192, i64 0
  %194 = insertelement <16 x float> %191, float %193, i64 12
  %195 = extractelement <4 x float> %192, i64 1
  %196 = insertelement <16 x float> %194, float %195, i64 13
  %197 = extractelement <4 x float> %192, i64 2
  %198 = insertelement <16 x float> %196, float %197, i64 14
  %199 = extractelement <4 x float> %192, i64 3
  %200 = insertelement <16 x float> %198, float %199, i64 15
  %201 = extractelement <16 x float> %200, i64 0
  %202 = extractelement <16 x float> %200, i64 1
  %203 = extractelement <16 x float> %200, i64 2
  %204 = extractelement <16 x float> %200, i64 3
  %205 = extractelement <16 x float> %200, i64 4
  %206 = extractelement <16 x float> %200, i64 5
  %207 = extractelement <16 x float> %200, i64 6
  %208 = extractelement <16 x float> %200, i64 7
  %209 = extractelement <16 x float> %200, i64 8
  %210 = extractelement <16 x float> %200, i64 9
  %211 = extractelement <16 x float> %200, i64 10
  %212 = extractelement <16 x float> %200, i64 11
  %213 = extractelement <16 x float> %200, i64 12
  %214 = extractelement <16 x float> %200, i64 13
  %215 = extractelement <16 x float> %200, i64 14
  %216 = extractelement <16 x float> %200, i64 15
  %217 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, i64 %157, i64 %161, i32 1)
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 0
  %219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 1
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 2
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 3
  %222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 4
  %223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 5
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 6
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 7
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 8
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 9
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 10
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 11
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 12
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 13
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 14
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %217, 15
  %234 = insertelement <16 x float> poison, float %218, i64 0
  %235 = insertelement <16 x float> %234, float %219, i64 1
  %236 = insertelement <16 x float> %235, float %220, i64 2
  %237 = insertelement <16 x float> %236, float %221, i64 3
  %238 = insertelement <16 x float> %237, float %222, i64 4
  %239 = insertelement <16 x float> %238, float %223, i64 5
  %240 = insertelement <16 x float> %239, float %224, i64 6
  %241 = insertelement <16 x float> %240, float %225, i64 7
  %242 = insertelement <16 x float> %241, float %226, i64 8
  %243 = insertelement <16 x float> %242, float %227, i64 9
  %244 = insertelement <16 x float> %243, float %228, i64 10
  %245 = insertelement <16 x float> %244, float %229, i64 11
  %246 = insertelement <16 x float> %245, float %230, i64 12
  %247 = insertelement <16 x float> %246, float %231, i64 13
  %248 = insertelement <16 x float> %247, float %232, i64 14
  %249 = insertelement <16 x float> %248, float %233, i64 15
  %250 = getelementptr float, ptr %5, i64 4
  %251 = getelementptr float, ptr %5, i64 8
  %252 = getelementptr float, ptr %5, i64 12
  %253 = extractelement <16 x float> %249, i64 0
  %254 = insertelement <4 x float> poison, float %253, i64 0
  %255 = extractelement <16 x float> %249, i64 1
  %256 = insertelement <4 x float> %254, float %255, i64 1
  %257 = extractelement <16 x float> %249, i64 2
  %258 = insertelement <4 x float> %256, float %257, i64 2
  %259 = extractelement <16 x float> %249, i64 3
  %260 = insertelement <4 x float> %258, float %259, i64 3
  store <4 x float> %260, ptr %5, align 16
  %261 = extractelement <16 x float> %249, i64 4
  %262 = insertelement <4 x float> poison, float %261, i64 0
  %263 = extractelement <16 x float> %249, i64 5
  %264 = insertelement <4 x float> %262, float %263, i64 1
  %265 = extractelement <16 x float> %249, i64 6
  %266 = insertelement <4 x float> %264, float %265, i64 2
  %267 = extractelement <16 x float> %249, i64 7
  %268 = insertelement <4 x float> %266, float %267, i64 3
  store <4 x float> %268, ptr %250, align 16
  %269 = extractelement <16 x float> %249, i64 8
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = extractelement <16 x float> %249, i64 9
  %272 = insertelement <4 x float> %270, float %271, i64 1
  %273 = extractelement <16 x float> %249, i64 10
  %274 = insertelement <4 x float> %272, float %273, i64 2
  %275 = extractelement <16 x float> %249, i64 11
  %276 = insertelement <4 x float> %274, float %275, i64 3
  store <4 x float> %276, ptr %251, align 16
  %277 = extractelement <16 x float> %249, i64 12
  %278 = insertelement <4 x float> poison, float %277, i64 0
  %279 = extractelement <16 x float> %249, i64 13
  %280 = insertelement <4 x float> %278, float %279, i64 1
  %281 = extractelement <16 x float> %249, i64 14
  %282 = insertelement <4 x float> %280, float %281, i64 2
  %283 = extractelement <16 x float> %249, i64 15
  %284 = insertelement <4 x float> %282, float %283, i64 3
  store <4 x float> %284, ptr %252, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %285 = getelementptr float, ptr %5, i64 4
  %286 = getelementptr float, ptr %5, i64 8
  %287 = getelementptr float, ptr %5, i64 12
  %288 = load <4 x float>, ptr %5, align 16
  %289 = extractelement <4 x float> %288, i64 0
  %290 = insertelement <16 x float> poison, float %289, i64 0
  %291 = extractelement <4 x float> %288, i64 1
  %292 = insertelement <16 x float> %290, float %291, i64 1
  %293 = extractelement <4 x float> %288, i64 2
  %294 = insertelement <16 x float> %292, float %293, i64 2
  %295 = extractelement <4 x float> %288, i64 3
  %296 = insertelement <16 x float> %294, float %295, i64 3
  %297 = load <4 x float>, ptr %285, align 16
  %298 = extractelement <4 x float> %297, i64 0
  %299 = insertelement <16 x float> %296, float %298, i64 4
  %300 = extractelement <4 x float> %297, i64 1
  %301 = insertelement <16 x float> %299, float %300, i64 5
  %302 = extractelement <4 x float> %297, i64 2
  %303 = insertelement <16 x float> %301, float %302, i64 6
  %304 = extractelement <4 x float> %297, i64 3
  %305 = insertelement <16 x float> %303, float %304, i64 7
  %306 = load <4 x float>, ptr %286, align 16
  %307 = extractelement <4 x float> %306, i64 0
  %308 = insertelement <16 x float> %305, float %307, i64 8
  %309 = extractelement <4 x float> %306, i64 1
  %310 = insertelement <16 x float> %308, float %309, i64 9
  %311 = extractelement <4 x float> %306, i64 2
  %312 = insertelement <16 x float> %310, float %311, i64 10
  %313 = extractelement <4 x float> %306, i64 3
  %314 = insertelement <16 x float> %312, float %313, i64 11
  %315 = load <4 x float>, ptr %287, align 16
  %316 = extractelement <4 x float> %315, i64 0
  %317 = insertelement <16 x float> %314, float %316, i64 12
  %318 = extractelement <4 x float> %315, i64 1
  %319 = insertelement <16 x float> %317, float %318, i64 13
  %320 = extractelement <4 x float> %315, i64 2
  %321 = insertelement <16 x float> %319, float %320, i64 14
  %322 = extractelement <4 x float> %315, i64 3
  %323 = insertelement <16 x float> %321, float %322, i64 15
  %324 = extractelement <16 x float> %323, i64 0
  %325 = extractelement <16 x float> %323, i64 1
  %326 = extractelement <16 x float> %323, i64 2
  %327 = extractelement <16 x float> %323, i64 3
  %328 = extractelement <16 x float> %323, i64 4
  %329 = extractelement <16 x float> %323, i64 5
  %330 = extractelement <16 x float> %323, i64 6
  %331 = extractelement <16 x float> %323, i64 7
  %332 = extractelement <16 x float> %323, i64 8
  %333 = extractelement <16 x float> %323, i64 9
  %334 = extractelement <16 x float> %323, i64 10
  %335 = extractelement <16 x float> %323, i64 11
  %336 = extractelement <16 x float> %323, i64 12
  %337 = extractelement <16 x float> %323, i64 13
  %338 = extractelement <16 x float> %323, i64 14
  %339 = extractelement <16 x float> %323, i64 15
  %340 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %324, float %325, float %326, float %327, float %328, float %329, float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339)
  %341 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 0
  %342 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 1
  %343 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 2
  %344 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 3
  %345 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 4
  %346 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 5
  %347 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 6
  %348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 7
  %349 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 8
  %350 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 9
  %351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 10
  %352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 11
  %353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 12
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 13
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 14
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %340, 15
  %357 = insertelement <16 x float> poison, float %341, i64 0
  %358 = insertelement <16 x float> %357, float %342, i64 1
  %359 = insertelement <16 x float> %358, float %343, i64 2
  %360 = insertelement <16 x float> %359, float %344, i64 3
  %361 = insertelement <16 x float> %360, float %345, i64 4
  %362 = insertelement <16 x float> %361, float %346, i64 5
  %363 = insertelement <16 x float> %362, float %347, i64 6
  %364 = insertelement <16 x float> %363, float %348, i64 7
  %365 = insertelement <16 x float> %364, float %349, i64 8
  %366 = insertelement <16 x float> %365, float %350, i64 9
  %367 = insertelement <16 x float> %366, float %351, i64 10
  %368 = insertelement <16 x float> %367, float %352, i64 11
  %369 = insertelement <16 x float> %368, float %353, i64 12
  %370 = insertelement <16 x float> %369, float %354, i64 13
  %371 = insertelement <16 x float> %370, float %355, i64 14
  %372 = insertelement <16 x float> %371, float %356, i64 15
  %373 = getelementptr float, ptr %5, i64 4
  %374 = getelementptr float, ptr %5, i64 8
  %375 = getelementptr float, ptr %5, i64 12
  %376 = extractelement <16 x float> %372, i64 0
  %377 = insertelement <4 x float> poison, float %376, i64 0
  %378 = extractelement <16 x float> %372, i64 1
  %379 = insertelement <4 x float> %377, float %378, i64 1
  %380 = extractelement <16 x float> %372, i64 2
  %381 = insertelement <4 x float> %379, float %380, i64 2
  %382 = extractelement <16 x float> %372, i64 3
  %383 = insertelement <4 x float> %381, float %382, i64 3
  store <4 x float> %383, ptr %5, align 16
  %384 = extractelement <16 x float> %372, i64 4
  %385 = insertelement <4 x float> poison, float %384, i64 0
  %386 = extractelement <16 x float> %372, i64 5
  %387 = insertelement <4 x float> %385, float %386, i64 1
  %388 = extractelement <16 x float> %372, i64 6
  %389 = insertelement <4 x float> %387, float %388, i64 2
  %390 = extractelement <16 x float> %372, i64 7
  %391 = insertelement <4 x float> %389, float %390, i64 3
  store <4 x float> %391, ptr %373, align 16
  %392 = extractelement <16 x float> %372, i64 8
  %393 = insertelement <4 x float> poison, float %392, i64 0
  %394 = extractelement <16 x float> %372, i64 9
  %395 = insertelement <4 x float> %393, float %394, i64 1
  %396 = extractelement <16 x float> %372, i64 10
  %397 = insertelement <4 x float> %395, float %396, i64 2
  %398 = extractelement <16 x float> %372, i64 11
  %399 = insertelement <4 x float> %397, float %398, i64 3
  store <4 x float> %399, ptr %374, align 16
  %400 = extractelement <16 x float> %372, i64 12
  %401 = insertelement <4 x float> poison, float %400, i64 0
  %402 = extractelement <16 x float> %372, i64 13
  %403 = insertelement <4 x float> %401, float %402, i64 1
  %404 = extractelement <16 x float> %372, i64 14
  %405 = insertelement <4 x float> %403, float %404, i64 2
  %406 = extractelement <16 x float> %372, i64 15
  %407 = insertelement <4 x float> %405, float %406, i64 3
  store <4 x float> %407, ptr %375, align 16
  %408 = urem i32 %6, 4
  %409 = udiv i32 %6, 4
  %410 = mul nsw i32 %408, 2
  %411 = urem i32 %409, 8
  %412 = udiv i32 %409, 8
  %413 = mul nsw i32 %411, 32
  %414 = add nsw i32 %410, %413
  %415 = mul nsw i32 %412, 512
  %416 = add nsw i32 %414, %415
  %417 = sext i32 %416 to i64
  %418 = getelementptr float, ptr addrspace(1) %3, i64 %417
  %419 = getelementptr float, ptr %5, i64 4
  %420 = getelementptr float, ptr %5, i64 8
  %421 = getelementptr float, ptr %5, i64 12
  %422 = load <4 x float>, ptr %5, align 16
  %423 = extractelement <4 x float> %422, i64 0
  %424 = insertelement <16 x float> poison, float %423, i64 0
  %425 = extractelement <4 x float> %422, i64 1
  %426 = insertelement <16 x float> %424, float %425, i64 1
  %427 = extractelement <4 x float> %422, i64 2
  %428 = insertelement <16 x float> %426, float %427, i64 2
  %429 = extractelement <4 x float> %422, i64 3
  %430 = insertelement <16 x float> %428, float %429, i64 3
  %431 = load <4 x float>, ptr %419, align 16
  %432 = extractelement <4 x float> %431, i64 0
  %433 = insertelement <16 x float> %430, float %432, i64 4
  %434 = extractelement <4 x float> %431, i64 1
  %435 = insertelement <16 x float> %433, float %434, i64 5
  %436 = extractelement <4 x float> %431, i64 2
  %437 = insertelement <16 x float> %435, float %436, i64 6
  %438 = extractelement <4 x float> %431, i64 3
  %439 = insertelement <16 x float> %437, float %438, i64 7
  %440 = load <4 x float>, ptr %420, align 16
  %441 = extractelement <4 x float> %440, i64 0
  %442 = insertelement <16 x float> %439, float %441, i64 8
  %443 = extractelement <4 x float> %440, i64 1
  %444 = insertelement <16 x float> %442, float %443, i64 9
  %445 = extractelement <4 x float> %440, i64 2
  %446 = insertelement <16 x float> %444, float %445, i64 10
  %447 = extractelement <4 x float> %440, i64 3
  %448 = insertelement <16 x float> %446, float %447, i64 11
  %449 = load <4 x float>, ptr %421, align 16
  %450 = extractelement <4 x float> %449, i64 0
  %451 = insertelement <16 x float> %448, float %450, i64 12
  %452 = extractelement <4 x float> %449, i64 1
  %453 = insertelement <16 x float> %451, float %452, i64 13
  %454 = extractelement <4 x float> %449, i64 2
  %455 = insertelement <16 x float> %453, float %454, i64 14
  %456 = extractelement <4 x float> %449, i64 3
  %457 = insertelement <16 x float> %455, float %456, i64 15
  %458 = getelementptr float, ptr addrspace(1) %418, i64 256
  %459 = getelementptr float, ptr addrspace(1) %418, i64 8
  %460 = getelementptr float, ptr addrspace(1) %418, i64 264
  %461 = getelementptr float, ptr addrspace(1) %418, i64 16
  %462 = getelementptr float, ptr addrspace(1) %418, i64 272
  %463 = getelementptr float, ptr addrspace(1) %418, i64 24
  %464 = getelementptr float, ptr addrspace(1) %418, i64 280
  %465 = extractelement <16 x float> %457, i64 0
  %466 = insertelement <2 x float> poison, float %465, i64 0
  %467 = extractelement <16 x float> %457, i64 1
  %468 = insertelement <2 x float> %466, float %467, i64 1
  store <2 x float> %468, ptr addrspace(1) %418, align 8
  %469 = extractelement <16 x float> %457, i64 2
  %470 = insertelement <2 x float> poison, float %469, i64 0
  %471 = extractelement <16 x float> %457, i64 3
  %472 = insertelement <2 x float> %470, float %471, i64 1
  store <2 x float> %472, ptr addrspace(1) %458, align 8
  %473 = extractelement <16 x float> %457, i64 4
  %474 = insertelement <2 x float> poison, float %473, i64 0
  %475 = extractelement <16 x float> %457, i64 5
  %476 = insertelement <2 x float> %474, float %475, i64 1
  store <2 x float> %476, ptr addrspace(1) %459, align 8
  %477 = extractelement <16 x float> %457, i64 6
  %478 = insertelement <2 x float> poison, float %477, i64 0
  %479 = extractelement <16 x float> %457, i64 7
  %480 = insertelement <2 x float> %478, float %479, i64 1
  store <2 x float> %480, ptr addrspace(1) %460, align 8
  %481 = extractelement <16 x float> %457, i64 8
  %482 = insertelement <2 x float> poison, float %481, i64 0
  %483 = extractelement <16 x float> %457, i64 9
  %484 = insertelement <2 x float> %482, float %483, i64 1
  store <2 x float> %484, ptr addrspace(1) %461, align 8
  %485 = extractelement <16 x float> %457, i64 10
  %486 = insertelement <2 x float> poison, float %485, i64 0
  %487 = extractelement <16 x float> %457, i64 11
  %488 = insertelement <2 x float> %486, float %487, i64 1
  store <2 x float> %488, ptr addrspace(1) %462, align 8
  %489 = extractelement <16 x float> %457, i64 12
  %490 = insertelement <2 x float> poison, float %489, i64 0
  %491 = extractelement <16 x float> %457, i64 13
  %492 = insertelement <2 x float> %490, float %491, i64 1
  store <2 x float> %492, ptr addrspace(1) %463, align 8
  %493 = extractelement <16 x float> %457, i64 14
  %494 = insertelement <2 x float> poison, float %493, i64 0
  %495 = extractelement <16 x float> %457, i64 15
  %496 = insertelement <2 x float> %494, float %495, i64 1
  store <2 x float> %496, ptr addrspace(1) %464, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 immarg) #4

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
