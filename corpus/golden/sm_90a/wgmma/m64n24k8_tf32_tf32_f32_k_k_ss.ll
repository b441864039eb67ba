; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [12 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 512
  br i1 %9, label %10, label %34

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
  %20 = mul nsw i32 %18, 32
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 256
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr i32, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store i32 %17, ptr addrspace(3) %32, align 4
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %61, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 192
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 24
  %40 = udiv i32 %36, 24
  %41 = mul nsw i32 %39, 8
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i32, ptr addrspace(1) %1, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 32
  %49 = urem i32 %47, 3
  %50 = udiv i32 %47, 3
  %51 = mul nsw i32 %49, 256
  %52 = add nsw i32 %48, %51
  %53 = add nsw i32 %52, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %54
  %56 = ptrtoint ptr addrspace(3) %55 to i32
  %57 = and i32 %56, 896
  %58 = lshr i32 %57, 3
  %59 = xor i32 %56, %58
  %60 = inttoptr i32 %59 to ptr addrspace(3)
  store i32 %45, ptr addrspace(3) %60, align 4
  %61 = add i32 %36, 128
  br label %35

62:                                               ; preds = %35
  %63 = urem i32 %6, 4
  %64 = udiv i32 %6, 4
  %65 = mul nsw i32 %63, 2
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 24
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 384
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr float, ptr addrspace(1) %73, i64 192
  %75 = getelementptr float, ptr addrspace(1) %73, i64 8
  %76 = getelementptr float, ptr addrspace(1) %73, i64 200
  %77 = getelementptr float, ptr addrspace(1) %73, i64 16
  %78 = getelementptr float, ptr addrspace(1) %73, i64 208
  %79 = load <2 x float>, ptr addrspace(1) %73, align 8
  %80 = extractelement <2 x float> %79, i64 0
  %81 = insertelement <12 x float> poison, float %80, i64 0
  %82 = extractelement <2 x float> %79, i64 1
  %83 = insertelement <12 x float> %81, float %82, i64 1
  %84 = load <2 x float>, ptr addrspace(1) %74, align 8
  %85 = extractelement <2 x float> %84, i64 0
  %86 = insertelement <12 x float> %83, float %85, i64 2
  %87 = extractelement <2 x float> %84, i64 1
  %88 = insertelement <12 x float> %86, float %87, i64 3
  %89 = load <2 x float>, ptr addrspace(1) %75, align 8
  %90 = extractelement <2 x float> %89, i64 0
  %91 = insertelement <12 x float> %88, float %90, i64 4
  %92 = extractelement <2 x float> %89, i64 1
  %93 = insertelement <12 x float> %91, float %92, i64 5
  %94 = load <2 x float>, ptr addrspace(1) %76, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <12 x float> %93, float %95, i64 6
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <12 x float> %96, float %97, i64 7
  %99 = load <2 x float>, ptr addrspace(1) %77, align 8
  %100 = extractelement <2 x float> %99, i64 0
  %101 = insertelement <12 x float> %98, float %100, i64 8
  %102 = extractelement <2 x float> %99, i64 1
  %103 = insertelement <12 x float> %101, float %102, i64 9
  %104 = load <2 x float>, ptr addrspace(1) %78, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = insertelement <12 x float> %103, float %105, i64 10
  %107 = extractelement <2 x float> %104, i64 1
  %108 = insertelement <12 x float> %106, float %107, i64 11
  %109 = getelementptr float, ptr %5, i64 4
  %110 = getelementptr float, ptr %5, i64 8
  %111 = extractelement <12 x float> %108, i64 0
  %112 = insertelement <4 x float> poison, float %111, i64 0
  %113 = extractelement <12 x float> %108, i64 1
  %114 = insertelement <4 x float> %112, float %113, i64 1
  %115 = extractelement <12 x float> %108, i64 2
  %116 = insertelement <4 x float> %114, float %115, i64 2
  %117 = extractelement <12 x float> %108, i64 3
  %118 = insertelement <4 x float> %116, float %117, i64 3
  store <4 x float> %118, ptr %5, align 16
  %119 = extractelement <12 x float> %108, i64 4
  %120 = insertelement <4 x float> poison, float %119, i64 0
  %121 = extractelement <12 x float> %108, i64 5
  %122 = insertelement <4 x float> %120, float %121, i64 1
  %123 = extractelement <12 x float> %108, i64 6
  %124 = insertelement <4 x float> %122, float %123, i64 2
  %125 = extractelement <12 x float> %108, i64 7
  %126 = insertelement <4 x float> %124, float %125, i64 3
  store <4 x float> %126, ptr %109, align 16
  %127 = extractelement <12 x float> %108, i64 8
  %128 = insertelement <4 x float> poison, float %127, i64 0
  %129 = extractelement <12 x float> %108, i64 9
  %130 = insertelement <4 x float> %128, float %129, i64 1
  %131 = extractelement <12 x float> %108, i64 10
  %132 = insertelement <4 x float> %130, float %131, i64 2
  %133 = extractelement <12 x float> %108, i64 11
  %134 = insertelement <4 x float> %132, float %133, i64 3
  store <4 x float> %134, ptr %110, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %135 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %136 = lshr i32 %135, 4
  %137 = zext i32 %136 to i64
  %138 = or i64 %137, 4611686293305360384
  %139 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %140 = lshr i32 %139, 4
  %141 = zext i32 %140 to i64
  %142 = or i64 %141, 4611686293305360384
  %143 = getelementptr float, ptr %5, i64 4
  %144 = getelementptr float, ptr %5, i64 8
  %145 = load <4 x float>, ptr %5, align 16
  %146 = extractelement <4 x float> %145, i64 0
  %147 = insertelement <12 x float> poison, float %146, i64 0
  %148 = extractelement <4 x float> %145, i64 1
  %149 = insertelement <12 x float> %147, float %148, i64 1
  %150 = extractelement <4 x float> %145, i64 2
  %151 = insertelement <12 x float> %149, float %150, i64 2
  %152 = extractelement <4 x float> %145, i64 3
  %153 = insertelement <12 x float> %151, float %152, i64 3
  %154 = load <4 x float>, ptr %143, align 16
  %155 = extractelement <4 x float> %154, i64 0
  %156 = insertelement <12 x float> %153, float %155, i64 4
  %157 = extractelement <4 x float> %154, i64 1
  %158 = insertelement <12 x float> %156, float %157, i64 5
  %159 = extractelement <4 x float> %154, i64 2
  %160 = insertelement <12 x float> %158, float %159, i64 6
  %161 = extractelement <4 x float> %154, i64 3
  %162 = insertelement <12 x float> %160, float %161, i64 7
  %163 = load <4 x float>, ptr %144, align 16
  %164 = extractelement <4 x float> %163, i64 0
  %165 = insertelement <12 x float> %162, float %164, i64 8
  %166 = extractelement <4 x float> %163, i64 1
  %167 = insertelement <12 x float> %165, float %166, i64 9
  %168 = extractelement <4 x float> %163, i64 2
  %169 = insertelement <12 x float> %167, float %168, i64 10
  %170 = extractelement <4 x float> %163, i64 3
  %171 = insertelement <12 x float> %169, float %170, i64 11
  %172 = extractelement <12 x float> %171, i64 0
  %173 = extractelement <12 x float> %171, i64 1
  %174 = extractelement <12 x float> %171, i64 2
  %175 = extractelement <12 x float> %171, i64 3
  %176 = extractelement <12 x float> %171, i64 4
  %177 = extractelement <12 x float> %171, i64 5
  %178 = extractelement <12 x float> %171, i64 6
  %179 = extractelement <12 x float> %171, i64 7
  %180 = extractelement <12 x float> %171, i64 8
  %181 = extractelement <12 x float> %171, i64 9
  %182 = extractelement <12 x float> %171, i64 10
  %183 = extractelement <12 x float> %171, i64 11
  %184 = call { float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $26, 0; wgmma.mma_async.sync.aligned.m64n24k8.f32.tf32.tf32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11}, $24, $25, p, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,l,l,r"(float %172, float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180, float %181, float %182, float %183, i64 %138, i64 %142, i32 1)
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 0
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 1
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 2
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 3
  %189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 4
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 5
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 6
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 7
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 8
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 9
  %195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 10
  %196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %184, 11
  %197 = insertelement <12 x float> poison, float %185, i64 0
  %198 = insertelement <12 x float> %197, float %186, i64 1
  %199 = insertelement <12 x float> %198, float %187, i64 2
  %200 = insertelement <12 x float> %199, float %188, i64 3
  %201 = insertelement <12 x float> %200, float %189, i64 4
  %202 = insertelement <12 x float> %201, float %190, i64 5
  %203 = insertelement <12 x float> %202, float %191, i64 6
  %204 = insertelement <12 x float> %203, float %192, i64 7
  %205 = insertelement <12 x float> %204, float %193, i64 8
  %206 = insertelement <12 x float> %205, float %194, i64 9
  %207 = insertelement <12 x float> %206, float %195, i64 10
  %208 = insertelement <12 x float> %207, float %196, i64 11
  %209 = getelementptr float, ptr %5, i64 4
  %210 = getelementptr float, ptr %5, i64 8
  %211 = extractelement <12 x float> %208, i64 0
  %212 = insertelement <4 x float> poison, float %211, i64 0
  %213 = extractelement <12 x float> %208, i64 1
  %214 = insertelement <4 x float> %212, float %213, i64 1
  %215 = extractelement <12 x float> %208, i64 2
  %216 = insertelement <4 x float> %214, float %215, i64 2
  %217 = extractelement <12 x float> %208, i64 3
  %218 = insertelement <4 x float> %216, float %217, i64 3
  store <4 x float> %218, ptr %5, align 16
  %219 = extractelement <12 x float> %208, i64 4
  %220 = insertelement <4 x float> poison, float %219, i64 0
  %221 = extractelement <12 x float> %208, i64 5
  %222 = insertelement <4 x float> %220, float %221, i64 1
  %223 = extractelement <12 x float> %208, i64 6
  %224 = insertelement <4 x float> %222, float %223, i64 2
  %225 = extractelement <12 x float> %208, i64 7
  %226 = insertelement <4 x float> %224, float %225, i64 3
  store <4 x float> %226, ptr %209, align 16
  %227 = extractelement <12 x float> %208, i64 8
  %228 = insertelement <4 x float> poison, float %227, i64 0
  %229 = extractelement <12 x float> %208, i64 9
  %230 = insertelement <4 x float> %228, float %229, i64 1
  %231 = extractelement <12 x float> %208, i64 10
  %232 = insertelement <4 x float> %230, float %231, i64 2
  %233 = extractelement <12 x float> %208, i64 11
  %234 = insertelement <4 x float> %232, float %233, i64 3
  store <4 x float> %234, ptr %210, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %235 = getelementptr float, ptr %5, i64 4
  %236 = getelementptr float, ptr %5, i64 8
  %237 = load <4 x float>, ptr %5, align 16
  %238 = extractelement <4 x float> %237, i64 0
  %239 = insertelement <12 x float> poison, float %238, i64 0
  %240 = extractelement <4 x float> %237, i64 1
  %241 = insertelement <12 x float> %239, float %240, i64 1
  %242 = extractelement <4 x float> %237, i64 2
  %243 = insertelement <12 x float> %241, float %242, i64 2
  %244 = extractelement <4 x float> %237, i64 3
  %245 = insertelement <12 x float> %243, float %244, i64 3
  %246 = load <4 x float>, ptr %235, align 16
  %247 = extractelement <4 x float> %246, i64 0
  %248 = insertelement <12 x float> %245, float %247, i64 4
  %249 = extractelement <4 x float> %246, i64 1
  %250 = insertelement <12 x float> %248, float %249, i64 5
  %251 = extractelement <4 x float> %246, i64 2
  %252 = insertelement <12 x float> %250, float %251, i64 6
  %253 = extractelement <4 x float> %246, i64 3
  %254 = insertelement <12 x float> %252, float %253, i64 7
  %255 = load <4 x float>, ptr %236, align 16
  %256 = extractelement <4 x float> %255, i64 0
  %257 = insertelement <12 x float> %254, float %256, i64 8
  %258 = extractelement <4 x float> %255, i64 1
  %259 = insertelement <12 x float> %257, float %258, i64 9
  %260 = extractelement <4 x float> %255, i64 2
  %261 = insertelement <12 x float> %259, float %260, i64 10
  %262 = extractelement <4 x float> %255, i64 3
  %263 = insertelement <12 x float> %261, float %262, i64 11
  %264 = extractelement <12 x float> %263, i64 0
  %265 = extractelement <12 x float> %263, i64 1
  %266 = extractelement <12 x float> %263, i64 2
  %267 = extractelement <12 x float> %263, i64 3
  %268 = extractelement <12 x float> %263, i64 4
  %269 = extractelement <12 x float> %263, i64 5
  %270 = extractelement <12 x float> %263, i64 6
  %271 = extractelement <12 x float> %263, i64 7
  %272 = extractelement <12 x float> %263, i64 8
  %273 = extractelement <12 x float> %263, i64 9
  %274 = extractelement <12 x float> %263, i64 10
  %275 = extractelement <12 x float> %263, i64 11
  %276 = call { float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11"(float %264, float %265, float %266, float %267, float %268, float %269, float %270, float %271, float %272, float %273, float %274, float %275)
  %277 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 0
  %278 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 1
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 2
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 3
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 4
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 5
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 6
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 7
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 8
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 9
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 10
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %276, 11
  %289 = insertelement <12 x float> poison, float %277, i64 0
  %290 = insertelement <12 x float> %289, float %278, i64 1
  %291 = insertelement <12 x float> %290, float %279, i64 2
  %292 = insertelement <12 x float> %291, float %280, i64 3
  %293 = insertelement <12 x float> %292, float %281, i64 4
  %294 = insertelement <12 x float> %293, float %282, i64 5
  %295 = insertelement <12 x float> %294, float %283, i64 6
  %296 = insertelement <12 x float> %295, float %284, i64 7
  %297 = insertelement <12 x float> %296, float %285, i64 8
  %298 = insertelement <12 x float> %297, float %286, i64 9
  %299 = insertelement <12 x float> %298, float %287, i64 10
  %300 = insertelement <12 x float> %299, float %288, i64 11
  %301 = getelementptr float, ptr %5, i64 4
  %302 = getelementptr float, ptr %5, i64 8
  %303 = extractelement <12 x float> %300, i64 0
  %304 = insertelement <4 x float> poison, float %303, i64 0
  %305 = extractelement <12 x float> %300, i64 1
  %306 = insertelement <4 x float> %304, float %305, i64 1
  %307 = extractelement <12 x float> %300, i64 2
  %308 = insertelement <4 x float> %306, float %307, i64 2
  %309 = extractelement <12 x float> %300, i64 3
  %310 = insertelement <4 x float> %308, float %309, i64 3
  store <4 x float> %310, ptr %5, align 16
  %311 = extractelement <12 x float> %300, i64 4
  %312 = insertelement <4 x float> poison, float %311, i64 0
  %313 = extractelement <12 x float> %300, i64 5
  %314 = insertelement <4 x float> %312, float %313, i64 1
  %315 = extractelement <12 x float> %300, i64 6
  %316 = insertelement <4 x float> %314, float %315, i64 2
  %317 = extractelement <12 x float> %300, i64 7
  %318 = insertelement <4 x float> %316, float %317, i64 3
  store <4 x float> %318, ptr %301, align 16
  %319 = extractelement <12 x float> %300, i64 8
  %320 = insertelement <4 x float> poison, float %319, i64 0
  %321 = extractelement <12 x float> %300, i64 9
  %322 = insertelement <4 x float> %320, float %321, i64 1
  %323 = extractelement <12 x float> %300, i64 10
  %324 = insertelement <4 x float> %322, float %323, i64 2
  %325 = extractelement <12 x float> %300, i64 11
  %326 = insertelement <4 x float> %324, float %325, i64 3
  store <4 x float> %326, ptr %302, align 16
  %327 = urem i32 %6, 4
  %328 = udiv i32 %6, 4
  %329 = mul nsw i32 %327, 2
  %330 = urem i32 %328, 8
  %331 = udiv i32 %328, 8
  %332 = mul nsw i32 %330, 24
  %333 = add nsw i32 %329, %332
  %334 = mul nsw i32 %331, 384
  %335 = add nsw i32 %333, %334
  %336 = sext i32 %335 to i64
  %337 = getelementptr float, ptr addrspace(1) %3, i64 %336
  %338 = getelementptr float, ptr %5, i64 4
  %339 = getelementptr float, ptr %5, i64 8
  %340 = load <4 x float>, ptr %5, align 16
  %341 = extractelement <4 x float> %340, i64 0
  %342 = insertelement <12 x float> poison, float %341, i64 0
  %343 = extractelement <4 x float> %340, i64 1
  %344 = insertelement <12 x float> %342, float %343, i64 1
  %345 = extractelement <4 x float> %340, i64 2
  %346 = insertelement <12 x float> %344, float %345, i64 2
  %347 = extractelement <4 x float> %340, i64 3
  %348 = insertelement <12 x float> %346, float %347, i64 3
  %349 = load <4 x float>, ptr %338, align 16
  %350 = extractelement <4 x float> %349, i64 0
  %351 = insertelement <12 x float> %348, float %350, i64 4
  %352 = extractelement <4 x float> %349, i64 1
  %353 = insertelement <12 x float> %351, float %352, i64 5
  %354 = extractelement <4 x float> %349, i64 2
  %355 = insertelement <12 x float> %353, float %354, i64 6
  %356 = extractelement <4 x float> %349, i64 3
  %357 = insertelement <12 x float> %355, float %356, i64 7
  %358 = load <4 x float>, ptr %339, align 16
  %359 = extractelement <4 x float> %358, i64 0
  %360 = insertelement <12 x float> %357, float %359, i64 8
  %361 = extractelement <4 x float> %358, i64 1
  %362 = insertelement <12 x float> %360, float %361, i64 9
  %363 = extractelement <4 x float> %358, i64 2
  %364 = insertelement <12 x float> %362, float %363, i64 10
  %365 = extractelement <4 x float> %358, i64 3
  %366 = insertelement <12 x float> %364, float %365, i64 11
  %367 = getelementptr float, ptr addrspace(1) %337, i64 192
  %368 = getelementptr float, ptr addrspace(1) %337, i64 8
  %369 = getelementptr float, ptr addrspace(1) %337, i64 200
  %370 = getelementptr float, ptr addrspace(1) %337, i64 16
  %371 = getelementptr float, ptr addrspace(1) %337, i64 208
  %372 = extractelement <12 x float> %366, i64 0
  %373 = insertelement <2 x float> poison, float %372, i64 0
  %374 = extractelement <12 x float> %366, i64 1
  %375 = insertelement <2 x float> %373, float %374, i64 1
  store <2 x float> %375, ptr addrspace(1) %337, align 8
  %376 = extractelement <12 x float> %366, i64 2
  %377 = insertelement <2 x float> poison, float %376, i64 0
  %378 = extractelement <12 x float> %366, i64 3
  %379 = insertelement <2 x float> %377, float %378, i64 1
  store <2 x float> %379, ptr addrspace(1) %367, align 8
  %380 = extractelement <12 x float> %366, i64 4
  %381 = insertelement <2 x float> poison, float %380, i64 0
  %382 = extractelement <12 x float> %366, i64 5
  %383 = insertelement <2 x float> %381, float %382, i64 1
  store <2 x float> %383, ptr addrspace(1) %368, align 8
  %384 = extractelement <12 x float> %366, i64 6
  %385 = insertelement <2 x float> poison, float %384, i64 0
  %386 = extractelement <12 x float> %366, i64 7
  %387 = insertelement <2 x float> %385, float %386, i64 1
  store <2 x float> %387, ptr addrspace(1) %369, align 8
  %388 = extractelement <12 x float> %366, i64 8
  %389 = insertelement <2 x float> poison, float %388, i64 0
  %390 = extractelement <12 x float> %366, i64 9
  %391 = insertelement <2 x float> %389, float %390, i64 1
  store <2 x float> %391, ptr addrspace(1) %370, align 8
  %392 = extractelement <12 x float> %366, i64 10
  %393 = insertelement <2 x float> poison, float %392, i64 0
  %394 = extractelement <12 x float> %366, i64 11
  %395 = insertelement <2 x float> %393, float %394, i64 1
  store <2 x float> %395, ptr addrspace(1) %371, align 8
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
