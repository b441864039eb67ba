; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [20 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 1024
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr half, ptr addrspace(1) %0, i64 %15
  %17 = load half, ptr addrspace(1) %16, align 2
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 64
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 512
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store half %17, ptr addrspace(3) %32, align 2
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %61, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 640
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 40
  %40 = udiv i32 %36, 40
  %41 = mul nsw i32 %39, 16
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %43
  %45 = load half, ptr addrspace(1) %44, align 2
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 64
  %49 = urem i32 %47, 5
  %50 = udiv i32 %47, 5
  %51 = mul nsw i32 %49, 512
  %52 = add nsw i32 %48, %51
  %53 = add nsw i32 %52, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %54
  %56 = ptrtoint ptr addrspace(3) %55 to i32
  %57 = and i32 %56, 896
  %58 = lshr i32 %57, 3
  %59 = xor i32 %56, %58
  %60 = inttoptr i32 %59 to ptr addrspace(3)
  store half %45, ptr addrspace(3) %60, align 2
  %61 = add i32 %36, 128
  br label %35

62:                                               ; preds = %35
  %63 = urem i32 %6, 4
  %64 = udiv i32 %6, 4
  %65 = mul nsw i32 %63, 2
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 40
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 640
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr float, ptr addrspace(1) %73, i64 320
  %75 = getelementptr float, ptr addrspace(1) %73, i64 8
  %76 = getelementptr float, ptr addrspace(1) %73, i64 328
  %77 = getelementptr float, ptr addrspace(1) %73, i64 16
  %78 = getelementptr float, ptr addrspace(1) %73, i64 336
  %79 = getelementptr float, ptr addrspace(1) %73, i64 24
  %80 = getelementptr float, ptr addrspace(1) %73, i64 344
  %81 = getelementptr float, ptr addrspace(1) %73, i64 32
  %82 = getelementptr float, ptr addrspace(1) %73, i64 352
  %83 = load <2 x float>, ptr addrspace(1) %73, align 8
  %84 = extractelement <2 x float> %83, i64 0
  %85 = insertelement <20 x float> poison, float %84, i64 0
  %86 = extractelement <2 x float> %83, i64 1
  %87 = insertelement <20 x float> %85, float %86, i64 1
  %88 = load <2 x float>, ptr addrspace(1) %74, align 8
  %89 = extractelement <2 x float> %88, i64 0
  %90 = insertelement <20 x float> %87, float %89, i64 2
  %91 = extractelement <2 x float> %88, i64 1
  %92 = insertelement <20 x float> %90, float %91, i64 3
  %93 = load <2 x float>, ptr addrspace(1) %75, align 8
  %94 = extractelement <2 x float> %93, i64 0
  %95 = insertelement <20 x float> %92, float %94, i64 4
  %96 = extractelement <2 x float> %93, i64 1
  %97 = insertelement <20 x float> %95, float %96, i64 5
  %98 = load <2 x float>, ptr addrspace(1) %76, align 8
  %99 = extractelement <2 x float> %98, i64 0
  %100 = insertelement <20 x float> %97, float %99, i64 6
  %101 = extractelement <2 x float> %98, i64 1
  %102 = insertelement <20 x float> %100, float %101, i64 7
  %103 = load <2 x float>, ptr addrspace(1) %77, align 8
  %104 = extractelement <2 x float> %103, i64 0
  %105 = insertelement <20 x float> %102, float %104, i64 8
  %106 = extractelement <2 x float> %103, i64 1
  %107 = insertelement <20 x float> %105, float %106, i64 9
  %108 = load <2 x float>, ptr addrspace(1) %78, align 8
  %109 = extractelement <2 x float> %108, i64 0
  %110 = insertelement <20 x float> %107, float %109, i64 10
  %111 = extractelement <2 x float> %108, i64 1
  %112 = insertelement <20 x float> %110, float %111, i64 11
  %113 = load <2 x float>, ptr addrspace(1) %79, align 8
  %114 = extractelement <2 x float> %113, i64 0
  %115 = insertelement <20 x float> %112, float %114, i64 12
  %116 = extractelement <2 x float> %113, i64 1
  %117 = insertelement <20 x float> %115, float %116, i64 13
  %118 = load <2 x float>, ptr addrspace(1) %80, align 8
  %119 = extractelement <2 x float> %118, i64 0
  %120 = insertelement <20 x float> %117, float %119, i64 14
  %121 = extractelement <2 x float> %118, i64 1
  %122 = insertelement <20 x float> %120, float %121, i64 15
  %123 = load <2 x float>, ptr addrspace(1) %81, align 8
  %124 = extractelement <2 x float> %123, i64 0
  %125 = insertelement <20 x float> %122, float %124, i64 16
  %126 = extractelement <2 x float> %123, i64 1
  %127 = insertelement <20 x float> %125, float %126, i64 17
  %128 = load <2 x float>, ptr addrspace(1) %82, align 8
  %129 = extractelement <2 x float> %128, i64 0
  %130 = insertelement <20 x float> %127, float %129, i64 18
  %131 = extractelement <2 x float> %128, i64 1
  %132 = insertelement <20 x float> %130, float %131, i64 19
  %133 = getelementptr float, ptr %5, i64 4
  %134 = getelementptr float, ptr %5, i64 8
  %135 = getelementptr float, ptr %5, i64 12
  %136 = getelementptr float, ptr %5, i64 16
  %137 = extractelement <20 x float> %132, i64 0
  %138 = insertelement <4 x float> poison, float %137, i64 0
  %139 = extractelement <20 x float> %132, i64 1
  %140 = insertelement <4 x float> %138, float %139, i64 1
  %141 = extractelement <20 x float> %132, i64 2
  %142 = insertelement <4 x float> %140, float %141, i64 2
  %143 = extractelement <20 x float> %132, i64 3
  %144 = insertelement <4 x float> %142, float %143, i64 3
  store <4 x float> %144, ptr %5, align 16
  %145 = extractelement <20 x float> %132, i64 4
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = extractelement <20 x float> %132, i64 5
  %148 = insertelement <4 x float> %146, float %147, i64 1
  %149 = extractelement <20 x float> %132, i64 6
  %150 = insertelement <4 x float> %148, float %149, i64 2
  %151 = extractelement <20 x float> %132, i64 7
  %152 = insertelement <4 x float> %150, float %151, i64 3
  store <4 x float> %152, ptr %133, align 16
  %153 = extractelement <20 x float> %132, i64 8
  %154 = insertelement <4 x float> poison, float %153, i64 0
  %155 = extractelement <20 x float> %132, i64 9
  %156 = insertelement <4 x float> %154, float %155, i64 1
  %157 = extractelement <20 x float> %132, i64 10
  %158 = insertelement <4 x float> %156, float %157, i64 2
  %159 = extractelement <20 x float> %132, i64 11
  %160 = insertelement <4 x float> %158, float %159, i64 3
  store <4 x float> %160, ptr %134, align 16
  %161 = extractelement <20 x float> %132, i64 12
  %162 = insertelement <4 x float> poison, float %161, i64 0
  %163 = extractelement <20 x float> %132, i64 13
  %164 = insertelement <4 x float> %162, float %163, i64 1
  %165 = extractelement <20 x float> %132, i64 14
  %166 = insertelement <4 x float> %164, float %165, i64 2
  %167 = extractelement <20 x float> %132, i64 15
  %168 = insertelement <4 x float> %166, float %167, i64 3
  store <4 x float> %168, ptr %135, align 16
  %169 = extractelement <20 x float> %132, i64 16
  %170 = insertelement <4 x float> poison, float %169, i64 0
  %171 = extractelement <20 x float> %132, i64 17
  %172 = insertelement <4 x float> %170, float %171, i64 1
  %173 = extractelement <20 x float> %132, i64 18
  %174 = insertelement <4 x float> %172, float %173, i64 2
  %175 = extractelement <20 x float> %132, i64 19
  %176 = insertelement <4 x float> %174, float %175, i64 3
  store <4 x float> %176, ptr %136, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %177 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %178 = lshr i32 %177, 4
  %179 = zext i32 %178 to i64
  %180 = or i64 %179, 4611686293305360384
  %181 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %182 = lshr i32 %181, 4
  %183 = zext i32 %182 to i64
  %184 = or i64 %183, 4611686293305360384
  %185 = getelementptr float, ptr %5, i64 4
  %186 = getelementptr float, ptr %5, i64 8
  %187 = getelementptr float, ptr %5, i64 12
  %188 = getelementptr float, ptr %5, i64 16
  %189 = load <4 x float>, ptr %5, align 16
  %190 = extractelement <4 x float> %189, i64 0
  %191 = insertelement <20 x float> poison, float %190, i64 0
  %192 = extractelement <4 x float> %189, i64 1
  %193 = insertelement <20 x float> %191, float %192, i64 1
  %194 = extractelement <4 x float> %189, i64 2
  %195 = insertelement <20 x float> %193, float %194, i64 2
  %196 = extractelement <4 x float> %189, i64 3
  %197 = insertelement <20 x float> %195, float %196, i64 3
  %198 = load <4 x float>, ptr %185, align 16
  %199 = extractelement <4 x float> %198, i64 0
  %200 = insertelement <20 x float> %197, float %199, i64 4
  %201 = extractelement <4 x float> %198, i64 1
  %202 = insertelement <20 x float> %200, float %201, i64 5
  %203 = extractelement <4 x float> %198, i64 2
  %204 = insertelement <20 x float> %202, float %203, i64 6
  %205 = extractelement <4 x float> %198, i64 3
  %206 = insertelement <20 x float> %204, float %205, i64 7
  %207 = load <4 x float>, ptr %186, align 16
  %208 = extractelement <4 x float> %207, i64 0
  %209 = insertelement <20 x float> %206, float %208, i64 8
  %210 = extractelement <4 x float> %207, i64 1
  %211 = insertelement <20 x float> %209, float %210, i64 9
  %212 = extractelement <4 x float> %207, i64 2
  %213 = insertelement <20 x float> %211, float %212, i64 10
  %214 = extractelement <4 x float> %207, i64 3
  %215 = insertelement <20 x float> %213, float %214, i64 11
  %216 = load <4 x float>, ptr %187, align 16
  %217 = extractelement <4 x float> %216, i64 0
  %218 = insertelement <20 x float> %215, float %217, i64 12
  %219 = extractelement <4 x float> %216, i64 1
  %220 = insertelement <20 x float> %218, float %219, i64 13
  %221 = extractelement <4 x float> %216, i64 2
  %222 = insertelement <20 x float> %220, float %221, i64 14
  %223 = extractelement <4 x float> %216, i64 3
  %224 = insertelement <20 x float> %222, float %223, i64 15
  %225 = load <4 x float>, ptr %188, align 16
  %226 = extractelement <4 x float> %225, i64 0
  %227 = insertelement <20 x float> %224, float %226, i64 16
  %228 = extractelement <4 x float> %225, i64 1
  %229 = insertelement <20 x float> %227, float %228, i64 17
  %230 = extractelement <4 x float> %225, i64 2
  %231 = insertelement <20 x float> %229, float %230, i64 18
  %232 = extractelement <4 x float> %225, i64 3
  %233 = insertelement <20 x float> %231, float %232, i64 19
  %234 = extractelement <20 x float> %233, i64 0
  %235 = extractelement <20 x float> %233, i64 1
  %236 = extractelement <20 x float> %233, i64 2
  %237 = extractelement <20 x float> %233, i64 3
  %238 = extractelement <20 x float> %233, i64 4
  %239 = extractelement <20 x float> %233, i64 5
  %240 = extractelement <20 x float> %233, i64 6
  %241 = extractelement <20 x float> %233, i64 7
  %242 = extractelement <20 x float> %233, i64 8
  %243 = extractelement <20 x float> %233, i64 9
  %244 = extractelement <20 x float> %233, i64 10
  %245 = extractelement <20 x float> %233, i64 11
  %246 = extractelement <20 x float> %233, i64 12
  %247 = extractelement <20 x float> %233, i64 13
  %248 = extractelement <20 x float> %233, i64 14
  %249 = extractelement <20 x float> %233, i64 15
  %250 = extractelement <20 x float> %233, i64 16
  %251 = extractelement <20 x float> %233, i64 17
  %252 = extractelement <20 x float> %233, i64 18
  %253 = extractelement <20 x float> %233, i64 19
  %254 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $42, 0; wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19}, $40, $41, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,l,l,r"(float %234, float %235, float %236, float %237, float %238, float %239, float %240, float %241, float %242, float %243, float %244, float %245, float %246, float %247, float %248, float %249, float %250, float %251, float %252, float %253, i64 %180, i64 %184, i32 1)
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 0
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 1
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 2
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 3
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 4
  %260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 5
  %261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 6
  %262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 7
  %263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 8
  %264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 9
  %265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 10
  %266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 11
  %267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 12
  %268 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 13
  %269 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 14
  %270 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 15
  %271 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 16
  %272 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 17
  %273 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 18
  %274 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %254, 19
  %275 = insertelement <20 x float> poison, float %255, i64 0
  %276 = insertelement <20 x float> %275, float %256, i64 1
  %277 = insertelement <20 x float> %276, float %257, i64 2
  %278 = insertelement <20 x float> %277, float %258, i64 3
  %279 = insertelement <20 x float> %278, float %259, i64 4
  %280 = insertelement <20 x float> %279, float %260, i64 5
  %281 = insertelement <20 x float> %280, float %261, i64 6
  %282 = insertelement <20 x float> %281, float %262, i64 7
  %283 = insertelement <20 x float> %282, float %263, i64 8
  %284 = insertelement <20 x float> %283, float %264, i64 9
  %285 = insertelement <20 x float> %284, float %265, i64 10
  %286 = insertelement <20 x float> %285, float %266, i64 11
  %287 = insertelement <20 x float> %286, float %267, i64 12
  %288 = insertelement <20 x float> %287, float %268, i64 13
  %289 = insertelement <20 x float> %288, float %269, i64 14
  %290 = insertelement <20 x float> %289, float %270, i64 15
  %291 = insertelement <20 x float> %290, float %271, i64 16
  %292 = insertelement <20 x float> %291, float %272, i64 17
  %293 = insertelement <20 x float> %292, float %273, i64 18
  %294 = insertelement <20 x float> %293, float %274, i64 19
  %295 = getelementptr float, ptr %5, i64 4
  %296 = getelementptr float, ptr %5, i64 8
  %297 = getelementptr float, ptr %5, i64 12
  %298 = getelementptr float, ptr %5, i64 16
  %299 = extractelement <20 x float> %294, i64 0
  %300 = insertelement <4 x float> poison, float %299, i64 0
  %301 = extractelement <20 x float> %294, i64 1
  %302 = insertelement <4 x float> %300, float %301, i64 1
  %303 = extractelement <20 x float> %294, i64 2
  %304 = insertelement <4 x float> %302, float %303, i64 2
  %305 = extractelement <20 x float> %294, i64 3
  %306 = insertelement <4 x float> %304, float %305, i64 3
  store <4 x float> %306, ptr %5, align 16
  %307 = extractelement <20 x float> %294, i64 4
  %308 = insertelement <4 x float> poison, float %307, i64 0
  %309 = extractelement <20 x float> %294, i64 5
  %310 = insertelement <4 x float> %308, float %309, i64 1
  %311 = extractelement <20 x float> %294, i64 6
  %312 = insertelement <4 x float> %310, float %311, i64 2
  %313 = extractelement <20 x float> %294, i64 7
  %314 = insertelement <4 x float> %312, float %313, i64 3
  store <4 x float> %314, ptr %295, align 16
  %315 = extractelement <20 x float> %294, i64 8
  %316 = insertelement <4 x float> poison, float %315, i64 0
  %317 = extractelement <20 x float> %294, i64 9
  %318 = insertelement <4 x float> %316, float %317, i64 1
  %319 = extractelement <20 x float> %294, i64 10
  %320 = insertelement <4 x float> %318, float %319, i64 2
  %321 = extractelement <20 x float> %294, i64 11
  %322 = insertelement <4 x float> %320, float %321, i64 3
  store <4 x float> %322, ptr %296, align 16
  %323 = extractelement <20 x float> %294, i64 12
  %324 = insertelement <4 x float> poison, float %323, i64 0
  %325 = extractelement <20 x float> %294, i64 13
  %326 = insertelement <4 x float> %324, float %325, i64 1
  %327 = extractelement <20 x float> %294, i64 14
  %328 = insertelement <4 x float> %326, float %327, i64 2
  %329 = extractelement <20 x float> %294, i64 15
  %330 = insertelement <4 x float> %328, float %329, i64 3
  store <4 x float> %330, ptr %297, align 16
  %331 = extractelement <20 x float> %294, i64 16
  %332 = insertelement <4 x float> poison, float %331, i64 0
  %333 = extractelement <20 x float> %294, i64 17
  %334 = insertelement <4 x float> %332, float %333, i64 1
  %335 = extractelement <20 x float> %294, i64 18
  %336 = insertelement <4 x float> %334, float %335, i64 2
  %337 = extractelement <20 x float> %294, i64 19
  %338 = insertelement <4 x float> %336, float %337, i64 3
  store <4 x float> %338, ptr %298, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %339 = getelementptr float, ptr %5, i64 4
  %340 = getelementptr float, ptr %5, i64 8
  %341 = getelementptr float, ptr %5, i64 12
  %342 = getelementptr float, ptr %5, i64 16
  %343 = load <4 x float>, ptr %5, align 16
  %344 = extractelement <4 x float> %343, i64 0
  %345 = insertelement <20 x float> poison, float %344, i64 0
  %346 = extractelement <4 x float> %343, i64 1
  %347 = insertelement <20 x float> %345, float %346, i64 1
  %348 = extractelement <4 x float> %343, i64 2
  %349 = insertelement <20 x float> %347, float %348, i64 2
  %350 = extractelement <4 x float> %343, i64 3
  %351 = insertelement <20 x float> %349, float %350, i64 3
  %352 = load <4 x float>, ptr %339, align 16
  %353 = extractelement <4 x float> %352, i64 0
  %354 = insertelement <20 x float> %351, float %353, i64 4
  %355 = extractelement <4 x float> %352, i64 1
  %356 = insertelement <20 x float> %354, float %355, i64 5
  %357 = extractelement <4 x float> %352, i64 2
  %358 = insertelement <20 x float> %356, float %357, i64 6
  %359 = extractelement <4 x float> %352, i64 3
  %360 = insertelement <20 x float> %358, float %359, i64 7
  %361 = load <4 x float>, ptr %340, align 16
  %362 = extractelement <4 x float> %361, i64 0
  %363 = insertelement <20 x float> %360, float %362, i64 8
  %364 = extractelement <4 x float> %361, i64 1
  %365 = insertelement <20 x float> %363, float %364, i64 9
  %366 = extractelement <4 x float> %361, i64 2
  %367 = insertelement <20 x float> %365, float %366, i64 10
  %368 = extractelement <4 x float> %361, i64 3
  %369 = insertelement <20 x float> %367, float %368, i64 11
  %370 = load <4 x float>, ptr %341, align 16
  %371 = extractelement <4 x float> %370, i64 0
  %372 = insertelement <20 x float> %369, float %371, i64 12
  %373 = extractelement <4 x float> %370, i64 1
  %374 = insertelement <20 x float> %372, float %373, i64 13
  %375 = extractelement <4 x float> %370, i64 2
  %376 = insertelement <20 x float> %374, float %375, i64 14
  %377 = extractelement <4 x float> %370, i64 3
  %378 = insertelement <20 x float> %376, float %377, i64 15
  %379 = load <4 x float>, ptr %342, align 16
  %380 = extractelement <4 x float> %379, i64 0
  %381 = insertelement <20 x float> %378, float %380, i64 16
  %382 = extractelement <4 x float> %379, i64 1
  %383 = insertelement <20 x float> %381, float %382, i64 17
  %384 = extractelement <4 x float> %379, i64 2
  %385 = insertelement <20 x float> %383, float %384, i64 18
  %386 = extractelement <4 x float> %379, i64 3
  %387 = insertelement <20 x float> %385, float %386, i64 19
  %388 = extractelement <20 x float> %387, i64 0
  %389 = extractelement <20 x float> %387, i64 1
  %390 = extractelement <20 x float> %387, i64 2
  %391 = extractelement <20 x float> %387, i64 3
  %392 = extractelement <20 x float> %387, i64 4
  %393 = extractelement <20 x float> %387, i64 5
  %394 = extractelement <20 x float> %387, i64 6
  %395 = extractelement <20 x float> %387, i64 7
  %396 = extractelement <20 x float> %387, i64 8
  %397 = extractelement <20 x float> %387, i64 9
  %398 = extractelement <20 x float> %387, i64 10
  %399 = extractelement <20 x float> %387, i64 11
  %400 = extractelement <20 x float> %387, i64 12
  %401 = extractelement <20 x float> %387, i64 13
  %402 = extractelement <20 x float> %387, i64 14
  %403 = extractelement <20 x float> %387, i64 15
  %404 = extractelement <20 x float> %387, i64 16
  %405 = extractelement <20 x float> %387, i64 17
  %406 = extractelement <20 x float> %387, i64 18
  %407 = extractelement <20 x float> %387, i64 19
  %408 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19"(float %388, float %389, float %390, float %391, float %392, float %393, float %394, float %395, float %396, float %397, float %398, float %399, float %400, float %401, float %402, float %403, float %404, float %405, float %406, float %407)
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 0
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 1
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 2
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 3
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 4
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 5
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 6
  %416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 7
  %417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 8
  %418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 9
  %419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 10
  %420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 11
  %421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 12
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 13
  %423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 14
  %424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 15
  %425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 16
  %426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 17
  %427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 18
  %428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %408, 19
  %429 = insertelement <20 x float> poison, float %409, i64 0
  %430 = insertelement <20 x float> %429, float %410, i64 1
  %431 = insertelement <20 x float> %430, float %411, i64 2
  %432 = insertelement <20 x float> %431, float %412, i64 3
  %433 = insertelement <20 x float> %432, float %413, i64 4
  %434 = insertelement <20 x float> %433, float %414, i64 5
  %435 = insertelement <20 x float> %434, float %415, i64 6
  %436 = insertelement <20 x float> %435, float %416, i64 7
  %437 = insertelement <20 x float> %436, float %417, i64 8
  %438 = insertelement <20 x float> %437, float %418, i64 9
  %439 = insertelement <20 x float> %438, float %419, i64 10
  %440 = insertelement <20 x float> %439, float %420, i64 11
  %441 = insertelement <20 x float> %440, float %421, i64 12
  %442 = insertelement <20 x float> %441, float %422, i64 13
  %443 = insertelement <20 x float> %442, float %423, i64 14
  %444 = insertelement <20 x float> %443, float %424, i64 15
  %445 = insertelement <20 x float> %444, float %425, i64 16
  %446 = insertelement <20 x float> %445, float %426, i64 17
  %447 = insertelement <20 x float> %446, float %427, i64 18
  %448 = insertelement <20 x float> %447, float %428, i64 19
  %449 = getelementptr float, ptr %5, i64 4
  %450 = getelementptr float, ptr %5, i64 8
  %451 = getelementptr float, ptr %5, i64 12
  %452 = getelementptr float, ptr %5, i64 16
  %453 = extractelement <20 x float> %448, i64 0
  %454 = insertelement <4 x float> poison, float %453, i64 0
  %455 = extractelement <20 x float> %448, i64 1
  %456 = insertelement <4 x float> %454, float %455, i64 1
  %457 = extractelement <20 x float> %448, i64 2
  %458 = insertelement <4 x float> %456, float %457, i64 2
  %459 = extractelement <20 x float> %448, i64 3
  %460 = insertelement <4 x float> %458, float %459, i64 3
  store <4 x float> %460, ptr %5, align 16
  %461 = extractelement <20 x float> %448, i64 4
  %462 = insertelement <4 x float> poison, float %461, i64 0
  %463 = extractelement <20 x float> %448, i64 5
  %464 = insertelement <4 x float> %462, float %463, i64 1
  %465 = extractelement <20 x float> %448, i64 6
  %466 = insertelement <4 x float> %464, float %465, i64 2
  %467 = extractelement <20 x float> %448, i64 7
  %468 = insertelement <4 x float> %466, float %467, i64 3
  store <4 x float> %468, ptr %449, align 16
  %469 = extractelement <20 x float> %448, i64 8
  %470 = insertelement <4 x float> poison, float %469, i64 0
  %471 = extractelement <20 x float> %448, i64 9
  %472 = insertelement <4 x float> %470, float %471, i64 1
  %473 = extractelement <20 x float> %448, i64 10
  %474 = insertelement <4 x float> %472, float %473, i64 2
  %475 = extractelement <20 x float> %448, i64 11
  %476 = insertelement <4 x float> %474, float %475, i64 3
  store <4 x float> %476, ptr %450, align 16
  %477 = extractelement <20 x float> %448, i64 12
  %478 = insertelement <4 x float> poison, float %477, i64 0
  %479 = extractelement <20 x float> %448, i64 13
  %480 = insertelement <4 x float> %478, float %479, i64 1
  %481 = extractelement <20 x float> %448, i64 14
  %482 = insertelement <4 x float> %480, float %481, i64 2
  %483 = extractelement <20 x float> %448, i64 15
  %484 = insertelement <4 x float> %482, float %483, i64 3
  store <4 x float> %484, ptr %451, align 16
  %485 = extractelement <20 x float> %448, i64 16
  %486 = insertelement <4 x float> poison, float %485, i64 0
  %487 = extractelement <20 x float> %448, i64 17
  %488 = insertelement <4 x float> %486, float %487, i64 1
  %489 = extractelement <20 x float> %448, i64 18
  %490 = insertelement <4 x float> %488, float %489, i64 2
  %491 = extractelement <20 x float> %448, i64 19
  %492 = insertelement <4 x float> %490, float %491, i64 3
  store <4 x float> %492, ptr %452, align 16
  %493 = urem i32 %6, 4
  %494 = udiv i32 %6, 4
  %495 = mul nsw i32 %493, 2
  %496 = urem i32 %494, 8
  %497 = udiv i32 %494, 8
  %498 = mul nsw i32 %496, 40
  %499 = add nsw i32 %495, %498
  %500 = mul nsw i32 %497, 640
  %501 = add nsw i32 %499, %500
  %502 = sext i32 %501 to i64
  %503 = getelementptr float, ptr addrspace(1) %3, i64 %502
  %504 = getelementptr float, ptr %5, i64 4
  %505 = getelementptr float, ptr %5, i64 8
  %506 = getelementptr float, ptr %5, i64 12
  %507 = getelementptr float, ptr %5, i64 16
  %508 = load <4 x float>, ptr %5, align 16
  %509 = extractelement <4 x float> %508, i64 0
  %510 = insertelement <20 x float> poison, float %509, i64 0
  %511 = extractelement <4 x float> %508, i64 1
  %512 = insertelement <20 x float> %510, float %511, i64 1
  %513 = extractelement <4 x float> %508, i64 2
  %514 = insertelement <20 x float> %512, float %513, i64 2
  %515 = extractelement <4 x float> %508, i64 3
  %516 = insertelement <20 x float> %514, float %515, i64 3
  %517 = load <4 x float>, ptr %504, align 16
  %518 = extractelement <4 x float> %517, i64 0
  %519 = insertelement <20 x float> %516, float %518, i64 4
  %520 = extractelement <4 x float> %517, i64 1
  %521 = insertelement <20 x float> %519, float %520, i64 5
  %522 = extractelement <4 x float> %517, i64 2
  %523 = insertelement <20 x float> %521, float %522, i64 6
  %524 = extractelement <4 x float> %517, i64 3
  %525 = insertelement <20 x float> %523, float %524, i64 7
  %526 = load <4 x float>, ptr %505, align 16
  %527 = extractelement <4 x float> %526, i64 0
  %528 = insertelement <20 x float> %525, float %527, i64 8
  %529 = extractelement <4 x float> %526, i64 1
  %530 = insertelement <20 x float> %528, float %529, i64 9
  %531 = extractelement <4 x float> %526, i64 2
  %532 = insertelement <20 x float> %530, float %531, i64 10
  %533 = extractelement <4 x float> %526, i64 3
  %534 = insertelement <20 x float> %532, float %533, i64 11
  %535 = load <4 x float>, ptr %506, align 16
  %536 = extractelement <4 x float> %535, i64 0
  %537 = insertelement <20 x float> %534, float %536, i64 12
  %538 = extractelement <4 x float> %535, i64 1
  %539 = insertelement <20 x float> %537, float %538, i64 13
  %540 = extractelement <4 x float> %535, i64 2
  %541 = insertelement <20 x float> %539, float %540, i64 14
  %542 = extractelement <4 x float> %535, i64 3
  %543 = insertelement <20 x float> %541, float %542, i64 15
  %544 = load <4 x float>, ptr %507, align 16
  %545 = extractelement <4 x float> %544, i64 0
  %546 = insertelement <20 x float> %543, float %545, i64 16
  %547 = extractelement <4 x float> %544, i64 1
  %548 = insertelement <20 x float> %546, float %547, i64 17
  %549 = extractelement <4 x float> %544, i64 2
  %550 = insertelement <20 x float> %548, float %549, i64 18
  %551 = extractelement <4 x float> %544, i64 3
  %552 = insertelement <20 x float> %550, float %551, i64 19
  %553 = getelementptr float, ptr addrspace(1) %503, i64 320
  %554 = getelementptr float, ptr addrspace(1) %503, i64 8
  %555 = getelementptr float, ptr addrspace(1) %503, i64 328
  %556 = getelementptr float, ptr addrspace(1) %503, i64 16
  %557 = getelementptr float, ptr addrspace(1) %503, i64 336
  %558 = getelementptr float, ptr addrspace(1) %503, i64 24
  %559 = getelementptr float, ptr addrspace(1) %503, i64 344
  %560 = getelementptr float, ptr addrspace(1) %503, i64 32
  %561 = getelementptr float, ptr addrspace(1) %503, i64 352
  %562 = extractelement <20 x float> %552, i64 0
  %563 = insertelement <2 x float> poison, float %562, i64 0
  %564 = extractelement <20 x float> %552, i64 1
  %565 = insertelement <2 x float> %563, float %564, i64 1
  store <2 x float> %565, ptr addrspace(1) %503, align 8
  %566 = extractelement <20 x float> %552, i64 2
  %567 = insertelement <2 x float> poison, float %566, i64 0
  %568 = extractelement <20 x float> %552, i64 3
  %569 = insertelement <2 x float> %567, float %568, i64 1
  store <2 x float> %569, ptr addrspace(1) %553, align 8
  %570 = extractelement <20 x float> %552, i64 4
  %571 = insertelement <2 x float> poison, float %570, i64 0
  %572 = extractelement <20 x float> %552, i64 5
  %573 = insertelement <2 x float> %571, float %572, i64 1
  store <2 x float> %573, ptr addrspace(1) %554, align 8
  %574 = extractelement <20 x float> %552, i64 6
  %575 = insertelement <2 x float> poison, float %574, i64 0
  %576 = extractelement <20 x float> %552, i64 7
  %577 = insertelement <2 x float> %575, float %576, i64 1
  store <2 x float> %577, ptr addrspace(1) %555, align 8
  %578 = extractelement <20 x float> %552, i64 8
  %579 = insertelement <2 x float> poison, float %578, i64 0
  %580 = extractelement <20 x float> %552, i64 9
  %581 = insertelement <2 x float> %579, float %580, i64 1
  store <2 x float> %581, ptr addrspace(1) %556, align 8
  %582 = extractelement <20 x float> %552, i64 10
  %583 = insertelement <2 x float> poison, float %582, i64 0
  %584 = extractelement <20 x float> %552, i64 11
  %585 = insertelement <2 x float> %583, float %584, i64 1
  store <2 x float> %585, ptr addrspace(1) %557, align 8
  %586 = extractelement <20 x float> %552, i64 12
  %587 = insertelement <2 x float> poison, float %586, i64 0
  %588 = extractelement <20 x float> %552, i64 13
  %589 = insertelement <2 x float> %587, float %588, i64 1
  store <2 x float> %589, ptr addrspace(1) %558, align 8
  %590 = extractelement <20 x float> %552, i64 14
  %591 = insertelement <2 x float> poison, float %590, i64 0
  %592 = extractelement <20 x float> %552, i64 15
  %593 = insertelement <2 x float> %591, float %592, i64 1
  store <2 x float> %593, ptr addrspace(1) %559, align 8
  %594 = extractelement <20 x float> %552, i64 16
  %595 = insertelement <2 x float> poison, float %594, i64 0
  %596 = extractelement <20 x float> %552, i64 17
  %597 = insertelement <2 x float> %595, float %596, i64 1
  store <2 x float> %597, ptr addrspace(1) %560, align 8
  %598 = extractelement <20 x float> %552, i64 18
  %599 = insertelement <2 x float> poison, float %598, i64 0
  %600 = extractelement <20 x float> %552, i64 19
  %601 = insertelement <2 x float> %599, float %600, i64 1
  store <2 x float> %601, ptr addrspace(1) %561, align 8
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
