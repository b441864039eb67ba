; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x float], align 16
  %6 = alloca [8 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 2
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 256
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 128
  %20 = getelementptr half, ptr addrspace(1) %18, i64 8
  %21 = getelementptr half, ptr addrspace(1) %18, i64 136
  %22 = load <2 x half>, ptr addrspace(1) %18, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = insertelement <8 x half> poison, half %23, i64 0
  %25 = extractelement <2 x half> %22, i64 1
  %26 = insertelement <8 x half> %24, half %25, i64 1
  %27 = load <2 x half>, ptr addrspace(1) %19, align 4
  %28 = extractelement <2 x half> %27, i64 0
  %29 = insertelement <8 x half> %26, half %28, i64 2
  %30 = extractelement <2 x half> %27, i64 1
  %31 = insertelement <8 x half> %29, half %30, i64 3
  %32 = load <2 x half>, ptr addrspace(1) %20, align 4
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <8 x half> %31, half %33, i64 4
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <8 x half> %34, half %35, i64 5
  %37 = load <2 x half>, ptr addrspace(1) %21, align 4
  %38 = extractelement <2 x half> %37, i64 0
  %39 = insertelement <8 x half> %36, half %38, i64 6
  %40 = extractelement <2 x half> %37, i64 1
  %41 = insertelement <8 x half> %39, half %40, i64 7
  %42 = extractelement <8 x half> %41, i64 0
  %43 = insertelement <8 x half> poison, half %42, i64 0
  %44 = extractelement <8 x half> %41, i64 1
  %45 = insertelement <8 x half> %43, half %44, i64 1
  %46 = extractelement <8 x half> %41, i64 2
  %47 = insertelement <8 x half> %45, half %46, i64 2
  %48 = extractelement <8 x half> %41, i64 3
  %49 = insertelement <8 x half> %47, half %48, i64 3
  %50 = extractelement <8 x half> %41, i64 4
  %51 = insertelement <8 x half> %49, half %50, i64 4
  %52 = extractelement <8 x half> %41, i64 5
  %53 = insertelement <8 x half> %51, half %52, i64 5
  %54 = extractelement <8 x half> %41, i64 6
  %55 = insertelement <8 x half> %53, half %54, i64 6
  %56 = extractelement <8 x half> %41, i64 7
  %57 = insertelement <8 x half> %55, half %56, i64 7
  store <8 x half> %57, ptr %6, align 16
  br label %58

58:                                               ; preds = %61, %4
  %59 = phi i32 [ %84, %61 ], [ %7, %4 ]
  %60 = icmp slt i32 %59, 256
  br i1 %60, label %61, label %85

61:                                               ; preds = %58
  %62 = urem i32 %59, 16
  %63 = udiv i32 %59, 16
  %64 = mul nsw i32 %62, 16
  %65 = add nsw i32 %64, %63
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %68 = load half, ptr addrspace(1) %67, align 2
  %69 = urem i32 %59, 8
  %70 = udiv i32 %59, 8
  %71 = mul nsw i32 %69, 64
  %72 = urem i32 %70, 2
  %73 = udiv i32 %70, 2
  %74 = mul nsw i32 %72, 512
  %75 = add nsw i32 %71, %74
  %76 = add nsw i32 %75, %73
  %77 = sext i32 %76 to i64
  %78 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %77
  %79 = ptrtoint ptr addrspace(3) %78 to i32
  %80 = and i32 %79, 896
  %81 = lshr i32 %80, 3
  %82 = xor i32 %79, %81
  %83 = inttoptr i32 %82 to ptr addrspace(3)
  store half %68, ptr addrspace(3) %83, align 2
  %84 = add i32 %59, 128
  br label %58

85:                                               ; preds = %58
  %86 = urem i32 %7, 4
  %87 = udiv i32 %7, 4
  %88 = mul nsw i32 %86, 2
  %89 = urem i32 %87, 8
  %90 = udiv i32 %87, 8
  %91 = mul nsw i32 %89, 16
  %92 = add nsw i32 %88, %91
  %93 = mul nsw i32 %90, 256
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr addrspace(1) %2, i64 %95
  %97 = getelementptr float, ptr addrspace(1) %96, i64 128
  %98 = getelementptr float, ptr addrspace(1) %96, i64 8
  %99 = getelementptr float, ptr addrspace(1) %96, i64 136
  %100 = load <2 x float>, ptr addrspace(1) %96, align 8
  %101 = extractelement <2 x float> %100, i64 0
  %102 = insertelement <8 x float> poison, float %101, i64 0
  %103 = extractelement <2 x float> %100, i64 1
  %104 = insertelement <8 x float> %102, float %103, i64 1
  %105 = load <2 x float>, ptr addrspace(1) %97, align 8
  %106 = extractelement <2 x float> %105, i64 0
  %107 = insertelement <8 x float> %104, float %106, i64 2
  %108 = extractelement <2 x float> %105, i64 1
  %109 = insertelement <8 x float> %107, float %108, i64 3
  %110 = load <2 x float>, ptr addrspace(1) %98, align 8
  %111 = extractelement <2 x float> %110, i64 0
  %112 = insertelement <8 x float> %109, float %111, i64 4
  %113 = extractelement <2 x float> %110, i64 1
  %114 = insertelement <8 x float> %112, float %113, i64 5
  %115 = load <2 x float>, ptr addrspace(1) %99, align 8
  %116 = extractelement <2 x float> %115, i64 0
  %117 = insertelement <8 x float> %114, float %116, i64 6
  %118 = extractelement <2 x float> %115, i64 1
  %119 = insertelement <8 x float> %117, float %118, i64 7
  %120 = getelementptr float, ptr %5, i64 4
  %121 = extractelement <8 x float> %119, i64 0
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = extractelement <8 x float> %119, i64 1
  %124 = insertelement <4 x float> %122, float %123, i64 1
  %125 = extractelement <8 x float> %119, i64 2
  %126 = insertelement <4 x float> %124, float %125, i64 2
  %127 = extractelement <8 x float> %119, i64 3
  %128 = insertelement <4 x float> %126, float %127, i64 3
  store <4 x float> %128, ptr %5, align 16
  %129 = extractelement <8 x float> %119, i64 4
  %130 = insertelement <4 x float> poison, float %129, i64 0
  %131 = extractelement <8 x float> %119, i64 5
  %132 = insertelement <4 x float> %130, float %131, i64 1
  %133 = extractelement <8 x float> %119, i64 6
  %134 = insertelement <4 x float> %132, float %133, i64 2
  %135 = extractelement <8 x float> %119, i64 7
  %136 = insertelement <4 x float> %134, float %135, i64 3
  store <4 x float> %136, ptr %120, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %137 = load <4 x i32>, ptr %6, align 16
  %138 = extractelement <4 x i32> %137, i64 0
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = extractelement <4 x i32> %137, i64 1
  %141 = insertelement <4 x i32> %139, i32 %140, i64 1
  %142 = extractelement <4 x i32> %137, i64 2
  %143 = insertelement <4 x i32> %141, i32 %142, i64 2
  %144 = extractelement <4 x i32> %137, i64 3
  %145 = insertelement <4 x i32> %143, i32 %144, i64 3
  %146 = extractelement <4 x i32> %145, i64 0
  %147 = extractelement <4 x i32> %145, i64 1
  %148 = extractelement <4 x i32> %145, i64 2
  %149 = extractelement <4 x i32> %145, i64 3
  %150 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %151 = lshr i32 %150, 4
  %152 = zext i32 %151 to i64
  %153 = or i64 %152, 4611686293305360384
  %154 = getelementptr float, ptr %5, i64 4
  %155 = load <4 x float>, ptr %5, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <8 x float> poison, float %156, i64 0
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <8 x float> %157, float %158, i64 1
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <8 x float> %159, float %160, i64 2
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <8 x float> %161, float %162, i64 3
  %164 = load <4 x float>, ptr %154, align 16
  %165 = extractelement <4 x float> %164, i64 0
  %166 = insertelement <8 x float> %163, float %165, i64 4
  %167 = extractelement <4 x float> %164, i64 1
  %168 = insertelement <8 x float> %166, float %167, i64 5
  %169 = extractelement <4 x float> %164, i64 2
  %170 = insertelement <8 x float> %168, float %169, i64 6
  %171 = extractelement <4 x float> %164, i64 3
  %172 = insertelement <8 x float> %170, float %171, i64 7
  %173 = extractelement <8 x float> %172, i64 0
  %174 = extractelement <8 x float> %172, i64 1
  %175 = extractelement <8 x float> %172, i64 2
  %176 = extractelement <8 x float> %172, i64 3
  %177 = extractelement <8 x float> %172, i64 4
  %178 = extractelement <8 x float> %172, i64 5
  %179 = extractelement <8 x float> %172, i64 6
  %180 = extractelement <8 x float> %172, i64 7
  %181 = call { float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $21, 0; wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, p, -1, 1, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,r,r,r,r,l,r"(float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180, i32 %146, i32 %147, i32 %148, i32 %149, i64 %153, i32 1)
  %182 = extractvalue { float, float, float, float, float, float, float, float } %181, 0
  %183 = extractvalue { float, float, float, float, float, float, float, float } %181, 1
  %184 = extractvalue { float, float, float, float, float, float, float, float } %181, 2
  %185 = extractvalue { float, float, float, float, float, float, float, float } %181, 3
  %186 = extractvalue { float, float, float, float, float, float, float, float } %181, 4
  %187 = extractvalue { float, float, float, float, float, float, float, float } %181, 5
  %188 = extractvalue { float, float, float, float, float, float, float, float } %181, 6
  %189 = extractvalue { float, float, float, float, float, float, float, float } %181, 7
  %190 = insertelement <8 x float> poison, float %182, i64 0
  %191 = insertelement <8 x float> %190, float %183, i64 1
  %192 = insertelement <8 x float> %191, float %184, i64 2
  %193 = insertelement <8 x float> %192, float %185, i64 3
  %194 = insertelement <8 x float> %193, float %186, i64 4
  %195 = insertelement <8 x float> %194, float %187, i64 5
  %196 = insertelement <8 x float> %195, float %188, i64 6
  %197 = insertelement <8 x float> %196, float %189, i64 7
  %198 = getelementptr float, ptr %5, i64 4
  %199 = extractelement <8 x float> %197, i64 0
  %200 = insertelement <4 x float> poison, float %199, i64 0
  %201 = extractelement <8 x float> %197, i64 1
  %202 = insertelement <4 x float> %200, float %201, i64 1
  %203 = extractelement <8 x float> %197, i64 2
  %204 = insertelement <4 x float> %202, float %203, i64 2
  %205 = extractelement <8 x float> %197, i64 3
  %206 = insertelement <4 x float> %204, float %205, i64 3
  store <4 x float> %206, ptr %5, align 16
  %207 = extractelement <8 x float> %197, i64 4
  %208 = insertelement <4 x float> poison, float %207, i64 0
  %209 = extractelement <8 x float> %197, i64 5
  %210 = insertelement <4 x float> %208, float %209, i64 1
  %211 = extractelement <8 x float> %197, i64 6
  %212 = insertelement <4 x float> %210, float %211, i64 2
  %213 = extractelement <8 x float> %197, i64 7
  %214 = insertelement <4 x float> %212, float %213, i64 3
  store <4 x float> %214, ptr %198, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %215 = getelementptr float, ptr %5, i64 4
  %216 = load <4 x float>, ptr %5, align 16
  %217 = extractelement <4 x float> %216, i64 0
  %218 = insertelement <8 x float> poison, float %217, i64 0
  %219 = extractelement <4 x float> %216, i64 1
  %220 = insertelement <8 x float> %218, float %219, i64 1
  %221 = extractelement <4 x float> %216, i64 2
  %222 = insertelement <8 x float> %220, float %221, i64 2
  %223 = extractelement <4 x float> %216, i64 3
  %224 = insertelement <8 x float> %222, float %223, i64 3
  %225 = load <4 x float>, ptr %215, align 16
  %226 = extractelement <4 x float> %225, i64 0
  %227 = insertelement <8 x float> %224, float %226, i64 4
  %228 = extractelement <4 x float> %225, i64 1
  %229 = insertelement <8 x float> %227, float %228, i64 5
  %230 = extractelement <4 x float> %225, i64 2
  %231 = insertelement <8 x float> %229, float %230, i64 6
  %232 = extractelement <4 x float> %225, i64 3
  %233 = insertelement <8 x float> %231, float %232, i64 7
  %234 = extractelement <8 x float> %233, i64 0
  %235 = extractelement <8 x float> %233, i64 1
  %236 = extractelement <8 x float> %233, i64 2
  %237 = extractelement <8 x float> %233, i64 3
  %238 = extractelement <8 x float> %233, i64 4
  %239 = extractelement <8 x float> %233, i64 5
  %240 = extractelement <8 x float> %233, i64 6
  %241 = extractelement <8 x float> %233, i64 7
  %242 = call { float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7"(float %234, float %235, float %236, float %237, float %238, float %239, float %240, float %241)
  %243 = extractvalue { float, float, float, float, float, float, float, float } %242, 0
  %244 = extractvalue { float, float, float, float, float, float, float, float } %242, 1
  %245 = extractvalue { float, float, float, float, float, float, float, float } %242, 2
  %246 = extractvalue { float, float, float, float, float, float, float, float } %242, 3
  %247 = extractvalue { float, float, float, float, float, float, float, float } %242, 4
  %248 = extractvalue { float, float, float, float, float, float, float, float } %242, 5
  %249 = extractvalue { float, float, float, float, float, float, float, float } %242, 6
  %250 = extractvalue { float, float, float, float, float, float, float, float } %242, 7
  %251 = insertelement <8 x float> poison, float %243, i64 0
  %252 = insertelement <8 x float> %251, float %244, i64 1
  %253 = insertelement <8 x float> %252, float %245, i64 2
  %254 = insertelement <8 x float> %253, float %246, i64 3
  %255 = insertelement <8 x float> %254, float %247, i64 4
  %256 = insertelement <8 x float> %255, float %248, i64 5
  %257 = insertelement <8 x float> %256, float %249, i64 6
  %258 = insertelement <8 x float> %257, float %250, i64 7
  %259 = getelementptr float, ptr %5, i64 4
  %260 = extractelement <8 x float> %258, i64 0
  %261 = insertelement <4 x float> poison, float %260, i64 0
  %262 = extractelement <8 x float> %258, i64 1
  %263 = insertelement <4 x float> %261, float %262, i64 1
  %264 = extractelement <8 x float> %258, i64 2
  %265 = insertelement <4 x float> %263, float %264, i64 2
  %266 = extractelement <8 x float> %258, i64 3
  %267 = insertelement <4 x float> %265, float %266, i64 3
  store <4 x float> %267, ptr %5, align 16
  %268 = extractelement <8 x float> %258, i64 4
  %269 = insertelement <4 x float> poison, float %268, i64 0
  %270 = extractelement <8 x float> %258, i64 5
  %271 = insertelement <4 x float> %269, float %270, i64 1
  %272 = extractelement <8 x float> %258, i64 6
  %273 = insertelement <4 x float> %271, float %272, i64 2
  %274 = extractelement <8 x float> %258, i64 7
  %275 = insertelement <4 x float> %273, float %274, i64 3
  store <4 x float> %275, ptr %259, align 16
  %276 = urem i32 %7, 4
  %277 = udiv i32 %7, 4
  %278 = mul nsw i32 %276, 2
  %279 = urem i32 %277, 8
  %280 = udiv i32 %277, 8
  %281 = mul nsw i32 %279, 16
  %282 = add nsw i32 %278, %281
  %283 = mul nsw i32 %280, 256
  %284 = add nsw i32 %282, %283
  %285 = sext i32 %284 to i64
  %286 = getelementptr float, ptr addrspace(1) %3, i64 %285
  %287 = getelementptr float, ptr %5, i64 4
  %288 = load <4 x float>, ptr %5, align 16
  %289 = extractelement <4 x float> %288, i64 0
  %290 = insertelement <8 x float> poison, float %289, i64 0
  %291 = extractelement <4 x float> %288, i64 1
  %292 = insertelement <8 x float> %290, float %291, i64 1
  %293 = extractelement <4 x float> %288, i64 2
  %294 = insertelement <8 x float> %292, float %293, i64 2
  %295 = extractelement <4 x float> %288, i64 3
  %296 = insertelement <8 x float> %294, float %295, i64 3
  %297 = load <4 x float>, ptr %287, align 16
  %298 = extractelement <4 x float> %297, i64 0
  %299 = insertelement <8 x float> %296, float %298, i64 4
  %300 = extractelement <4 x float> %297, i64 1
  %301 = insertelement <8 x float> %299, float %300, i64 5
  %302 = extractelement <4 x float> %297, i64 2
  %303 = insertelement <8 x float> %301, float %302, i64 6
  %304 = extractelement <4 x float> %297, i64 3
  %305 = insertelement <8 x float> %303, float %304, i64 7
  %306 = getelementptr float, ptr addrspace(1) %286, i64 128
  %307 = getelementptr float, ptr addrspace(1) %286, i64 8
  %308 = getelementptr float, ptr addrspace(1) %286, i64 136
  %309 = extractelement <8 x float> %305, i64 0
  %310 = insertelement <2 x float> poison, float %309, i64 0
  %311 = extractelement <8 x float> %305, i64 1
  %312 = insertelement <2 x float> %310, float %311, i64 1
  store <2 x float> %312, ptr addrspace(1) %286, align 8
  %313 = extractelement <8 x float> %305, i64 2
  %314 = insertelement <2 x float> poison, float %313, i64 0
  %315 = extractelement <8 x float> %305, i64 3
  %316 = insertelement <2 x float> %314, float %315, i64 1
  store <2 x float> %316, ptr addrspace(1) %306, align 8
  %317 = extractelement <8 x float> %305, i64 4
  %318 = insertelement <2 x float> poison, float %317, i64 0
  %319 = extractelement <8 x float> %305, i64 5
  %320 = insertelement <2 x float> %318, float %319, i64 1
  store <2 x float> %320, ptr addrspace(1) %307, align 8
  %321 = extractelement <8 x float> %305, i64 6
  %322 = insertelement <2 x float> poison, float %321, i64 0
  %323 = extractelement <8 x float> %305, i64 7
  %324 = insertelement <2 x float> %322, float %323, i64 1
  store <2 x float> %324, ptr addrspace(1) %308, align 8
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
