; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %37, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 1024
  br i1 %9, label %10, label %38

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr half, ptr addrspace(1) %0, i64 %15
  %17 = load half, ptr addrspace(1) %16, align 2
  %18 = urem i32 %8, 32
  %19 = udiv i32 %8, 32
  %20 = urem i32 %19, 2
  %21 = udiv i32 %19, 2
  %22 = mul nsw i32 %20, 512
  %23 = add nsw i32 %18, %22
  %24 = urem i32 %21, 8
  %25 = udiv i32 %21, 8
  %26 = mul nsw i32 %24, 32
  %27 = add nsw i32 %23, %26
  %28 = mul nsw i32 %25, 256
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %30
  %32 = ptrtoint ptr addrspace(3) %31 to i32
  %33 = and i32 %32, 384
  %34 = lshr i32 %33, 3
  %35 = xor i32 %32, %34
  %36 = inttoptr i32 %35 to ptr addrspace(3)
  store half %17, ptr addrspace(3) %36, align 2
  %37 = add i32 %8, 128
  br label %7

38:                                               ; preds = %7
  br label %39

39:                                               ; preds = %42, %38
  %40 = phi i32 [ %65, %42 ], [ %6, %38 ]
  %41 = icmp slt i32 %40, 512
  br i1 %41, label %42, label %66

42:                                               ; preds = %39
  %43 = urem i32 %40, 32
  %44 = udiv i32 %40, 32
  %45 = mul nsw i32 %43, 16
  %46 = add nsw i32 %45, %44
  %47 = sext i32 %46 to i64
  %48 = getelementptr half, ptr addrspace(1) %1, i64 %47
  %49 = load half, ptr addrspace(1) %48, align 2
  %50 = urem i32 %40, 32
  %51 = udiv i32 %40, 32
  %52 = urem i32 %51, 8
  %53 = udiv i32 %51, 8
  %54 = mul nsw i32 %52, 32
  %55 = add nsw i32 %50, %54
  %56 = mul nsw i32 %53, 256
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %58
  %60 = ptrtoint ptr addrspace(3) %59 to i32
  %61 = and i32 %60, 384
  %62 = lshr i32 %61, 3
  %63 = xor i32 %60, %62
  %64 = inttoptr i32 %63 to ptr addrspace(3)
  store half %49, ptr addrspace(3) %64, align 2
  %65 = add i32 %40, 128
  br label %39

66:                                               ; preds = %39
  %67 = urem i32 %6, 4
  %68 = udiv i32 %6, 4
  %69 = mul nsw i32 %67, 2
  %70 = urem i32 %68, 8
  %71 = udiv i32 %68, 8
  %72 = mul nsw i32 %70, 32
  %73 = add nsw i32 %69, %72
  %74 = mul nsw i32 %71, 512
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr addrspace(1) %2, i64 %76
  %78 = getelementptr float, ptr addrspace(1) %77, i64 256
  %79 = getelementptr float, ptr addrspace(1) %77, i64 8
  %80 = getelementptr float, ptr addrspace(1) %77, i64 264
  %81 = getelementptr float, ptr addrspace(1) %77, i64 16
  %82 = getelementptr float, ptr addrspace(1) %77, i64 272
  %83 = getelementptr float, ptr addrspace(1) %77, i64 24
  %84 = getelementptr float, ptr addrspace(1) %77, i64 280
  %85 = load <2 x float>, ptr addrspace(1) %77, align 8
  %86 = extractelement <2 x float> %85, i64 0
  %87 = insertelement <16 x float> poison, float %86, i64 0
  %88 = extractelement <2 x float> %85, i64 1
  %89 = insertelement <16 x float> %87, float %88, i64 1
  %90 = load <2 x float>, ptr addrspace(1) %78, align 8
  %91 = extractelement <2 x float> %90, i64 0
  %92 = insertelement <16 x float> %89, float %91, i64 2
  %93 = extractelement <2 x float> %90, i64 1
  %94 = insertelement <16 x float> %92, float %93, i64 3
  %95 = load <2 x float>, ptr addrspace(1) %79, align 8
  %96 = extractelement <2 x float> %95, i64 0
  %97 = insertelement <16 x float> %94, float %96, i64 4
  %98 = extractelement <2 x float> %95, i64 1
  %99 = insertelement <16 x float> %97, float %98, i64 5
  %100 = load <2 x float>, ptr addrspace(1) %80, align 8
  %101 = extractelement <2 x float> %100, i64 0
  %102 = insertelement <16 x float> %99, float %101, i64 6
  %103 = extractelement <2 x float> %100, i64 1
  %104 = insertelement <16 x float> %102, float %103, i64 7
  %105 = load <2 x float>, ptr addrspace(1) %81, align 8
  %106 = extractelement <2 x float> %105, i64 0
  %107 = insertelement <16 x float> %104, float %106, i64 8
  %108 = extractelement <2 x float> %105, i64 1
  %109 = insertelement <16 x float> %107, float %108, i64 9
  %110 = load <2 x float>, ptr addrspace(1) %82, align 8
  %111 = extractelement <2 x float> %110, i64 0
  %112 = insertelement <16 x float> %109, float %111, i64 10
  %113 = extractelement <2 x float> %110, i64 1
  %114 = insertelement <16 x float> %112, float %113, i64 11
  %115 = load <2 x float>, ptr addrspace(1) %83, align 8
  %116 = extractelement <2 x float> %115, i64 0
  %117 = insertelement <16 x float> %114, float %116, i64 12
  %118 = extractelement <2 x float> %115, i64 1
  %119 = insertelement <16 x float> %117, float %118, i64 13
  %120 = load <2 x float>, ptr addrspace(1) %84, align 8
  %121 = extractelement <2 x float> %120, i64 0
  %122 = insertelement <16 x float> %119, float %121, i64 14
  %123 = extractelement <2 x float> %120, i64 1
  %124 = insertelement <16 x float> %122, float %123, i64 15
  %125 = getelementptr float, ptr %5, i64 4
  %126 = getelementptr float, ptr %5, i64 8
  %127 = getelementptr float, ptr %5, i64 12
  %128 = extractelement <16 x float> %124, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <16 x float> %124, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <16 x float> %124, i64 2
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <16 x float> %124, i64 3
  %135 = insertelement <4 x float> %133, float %134, i64 3
  store <4 x float> %135, ptr %5, align 16
  %136 = extractelement <16 x float> %124, i64 4
  %137 = insertelement <4 x float> poison, float %136, i64 0
  %138 = extractelement <16 x float> %124, i64 5
  %139 = insertelement <4 x float> %137, float %138, i64 1
  %140 = extractelement <16 x float> %124, i64 6
  %141 = insertelement <4 x float> %139, float %140, i64 2
  %142 = extractelement <16 x float> %124, i64 7
  %143 = insertelement <4 x float> %141, float %142, i64 3
  store <4 x float> %143, ptr %125, align 16
  %144 = extractelement <16 x float> %124, i64 8
  %145 = insertelement <4 x float> poison, float %144, i64 0
  %146 = extractelement <16 x float> %124, i64 9
  %147 = insertelement <4 x float> %145, float %146, i64 1
  %148 = extractelement <16 x float> %124, i64 10
  %149 = insertelement <4 x float> %147, float %148, i64 2
  %150 = extractelement <16 x float> %124, i64 11
  %151 = insertelement <4 x float> %149, float %150, i64 3
  store <4 x float> %151, ptr %126, align 16
  %152 = extractelement <16 x float> %124, i64 12
  %153 = insertelement <4 x float> poison, float %152, i64 0
  %154 = extractelement <16 x float> %124, i64 13
  %155 = insertelement <4 x float> %153, float %154, i64 1
  %156 = extractelement <16 x float> %124, i64 14
  %157 = insertelement <4 x float> %155, float %156, i64 2
  %158 = extractelement <16 x float> %124, i64 15
  %159 = insertelement <4 x float> %157, float %158, i64 3
  store <4 x float> %159, ptr %127, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %160 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %161 = lshr i32 %160, 4
  %162 = zext i32 %161 to i64
  %163 = or i64 %162, -9223371899411628032
  %164 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %165 = lshr i32 %164, 4
  %166 = zext i32 %165 to i64
  %167 = or i64 %166, -9223371899415756800
  %168 = getelementptr float, ptr %5, i64 4
  %169 = getelementptr float, ptr %5, i64 8
  %170 = getelementptr float, ptr %5, i64 12
  %171 = load <4 x float>, ptr %5, align 16
  %172 = extractelement <4 x float> %171, i64 0
  %173 = insertelement <16 x float> poison, float %172, i64 0
  %174 = extractelement <4 x float> %171, i64 1
  %175 = insertelement <16 x float> %173, float %174, i64 1
  %176 = extractelement <4 x float> %171, i64 2
  %177 = insertelement <16 x float> %175, float %176, i64 2
  %178 = extractelement <4 x float> %171, i64 3
  %179 = insertelement <16 x float> %177, float %178, i64 3
  %180 = load <4 x float>, ptr %168, align 16
  %181 = extractelement <4 x float> %180, i64 0
  %182 = insertelement <16 x float> %179, float %181, i64 4
  %183 = extractelement <4 x float> %180, i64 1
  %184 = insertelement <16 x float> %182, float %183, i64 5
  %185 = extractelement <4 x float> %180, i64 2
  %186 = insertelement <16 x float> %184, float %185, i64 6
  %187 = extractelement <4 x float> %180, i64 3
  %188 = insertelement <16 x float> %186, float %187, i64 7
  %189 = load <4 x float>, ptr %169, align 16
  %190 = extractelement <4 x float> %189, i64 0
  %191 = insertelement <16 x float> %188, float %190, i64 8
  %192 = extractelement <4 x float> %189, i64 1
  %193 = insertelement <16 x float> %191, float %192, i64 9
  %194 = extractelement <4 x float> %189, i64 2
  %195 = insertelement <16 x float> %193, float %194, i64 10
  %196 = extractelement <4 x float> %189, i64 3
  %197 = insertelement <16 x float> %195, float %196, i64 11
  %198 = load <4 x float>, ptr %170, align 16
  %199 = extractelement <4 x float> %198, i64 0
  %200 = insertelement <16 x float> %197, float %199, i64 12
  %201 = extractelement <4 x float> %198, i64 1
  %202 = insertelement <16 x float> %200, float %201, i64 13
  %203 = extractelement <4 x float> %198, i64 2
  %204 = insertelement <16 x float> %202, float %203, i64 14
  %205 = extractelement <4 x float> %198, i64 3
  %206 = insertelement <16 x float> %204, float %205, i64 15
  %207 = extractelement <16 x float> %206, i64 0
  %208 = extractelement <16 x float> %206, i64 1
  %209 = extractelement <16 x float> %206, i64 2
  %210 = extractelement <16 x float> %206, i64 3
  %211 = extractelement <16 x float> %206, i64 4
  %212 = extractelement <16 x float> %206, i64 5
  %213 = extractelement <16 x float> %206, i64 6
  %214 = extractelement <16 x float> %206, i64 7
  %215 = extractelement <16 x float> %206, i64 8
  %216 = extractelement <16 x float> %206, i64 9
  %217 = extractelement <16 x float> %206, i64 10
  %218 = extractelement <16 x float> %206, i64 11
  %219 = extractelement <16 x float> %206, i64 12
  %220 = extractelement <16 x float> %206, i64 13
  %221 = extractelement <16 x float> %206, i64 14
  %222 = extractelement <16 x float> %206, i64 15
  %223 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p, 1, 1, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221, float %222, i64 %163, i64 %167, i32 1)
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 0
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 1
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 2
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 3
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 4
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 5
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 6
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 7
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 8
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 9
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 10
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 11
  %236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 12
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 13
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 14
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %223, 15
  %240 = insertelement <16 x float> poison, float %224, i64 0
  %241 = insertelement <16 x float> %240, float %225, i64 1
  %242 = insertelement <16 x float> %241, float %226, i64 2
  %243 = insertelement <16 x float> %242, float %227, i64 3
  %244 = insertelement <16 x float> %243, float %228, i64 4
  %245 = insertelement <16 x float> %244, float %229, i64 5
  %246 = insertelement <16 x float> %245, float %230, i64 6
  %247 = insertelement <16 x float> %246, float %231, i64 7
  %248 = insertelement <16 x float> %247, float %232, i64 8
  %249 = insertelement <16 x float> %248, float %233, i64 9
  %250 = insertelement <16 x float> %249, float %234, i64 10
  %251 = insertelement <16 x float> %250, float %235, i64 11
  %252 = insertelement <16 x float> %251, float %236, i64 12
  %253 = insertelement <16 x float> %252, float %237, i64 13
  %254 = insertelement <16 x float> %253, float %238, i64 14
  %255 = insertelement <16 x float> %254, float %239, i64 15
  %256 = getelementptr float, ptr %5, i64 4
  %257 = getelementptr float, ptr %5, i64 8
  %258 = getelementptr float, ptr %5, i64 12
  %259 = extractelement <16 x float> %255, i64 0
  %260 = insertelement <4 x float> poison, float %259, i64 0
  %261 = extractelement <16 x float> %255, i64 1
  %262 = insertelement <4 x float> %260, float %261, i64 1
  %263 = extractelement <16 x float> %255, i64 2
  %264 = insertelement <4 x float> %262, float %263, i64 2
  %265 = extractelement <16 x float> %255, i64 3
  %266 = insertelement <4 x float> %264, float %265, i64 3
  store <4 x float> %266, ptr %5, align 16
  %267 = extractelement <16 x float> %255, i64 4
  %268 = insertelement <4 x float> poison, float %267, i64 0
  %269 = extractelement <16 x float> %255, i64 5
  %270 = insertelement <4 x float> %268, float %269, i64 1
  %271 = extractelement <16 x float> %255, i64 6
  %272 = insertelement <4 x float> %270, float %271, i64 2
  %273 = extractelement <16 x float> %255, i64 7
  %274 = insertelement <4 x float> %272, float %273, i64 3
  store <4 x float> %274, ptr %256, align 16
  %275 = extractelement <16 x float> %255, i64 8
  %276 = insertelement <4 x float> poison, float %275, i64 0
  %277 = extractelement <16 x float> %255, i64 9
  %278 = insertelement <4 x float> %276, float %277, i64 1
  %279 = extractelement <16 x float> %255, i64 10
  %280 = insertelement <4 x float> %278, float %279, i64 2
  %281 = extractelement <16 x float> %255, i64 11
  %282 = insertelement <4 x float> %280, float %281, i64 3
  store <4 x float> %282, ptr %257, align 16
  %283 = extractelement <16 x float> %255, i64 12
  %284 = insertelement <4 x float> poison, float %283, i64 0
  %285 = extractelement <16 x float> %255, i64 13
  %286 = insertelement <4 x float> %284, float %285, i64 1
  %287 = extractelement <16 x float> %255, i64 14
  %288 = insertelement <4 x float> %286, float %287, i64 2
  %289 = extractelement <16 x float> %255, i64 15
  %290 = insertelement <4 x float> %288, float %289, i64 3
  store <4 x float> %290, ptr %258, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %291 = getelementptr float, ptr %5, i64 4
  %292 = getelementptr float, ptr %5, i64 8
  %293 = getelementptr float, ptr %5, i64 12
  %294 = load <4 x float>, ptr %5, align 16
  %295 = extractelement <4 x float> %294, i64 0
  %296 = insertelement <16 x float> poison, float %295, i64 0
  %297 = extractelement <4 x float> %294, i64 1
  %298 = insertelement <16 x float> %296, float %297, i64 1
  %299 = extractelement <4 x float> %294, i64 2
  %300 = insertelement <16 x float> %298, float %299, i64 2
  %301 = extractelement <4 x float> %294, i64 3
  %302 = insertelement <16 x float> %300, float %301, i64 3
  %303 = load <4 x float>, ptr %291, align 16
  %304 = extractelement <4 x float> %303, i64 0
  %305 = insertelement <16 x float> %302, float %304, i64 4
  %306 = extractelement <4 x float> %303, i64 1
  %307 = insertelement <16 x float> %305, float %306, i64 5
  %308 = extractelement <4 x float> %303, i64 2
  %309 = insertelement <16 x float> %307, float %308, i64 6
  %310 = extractelement <4 x float> %303, i64 3
  %311 = insertelement <16 x float> %309, float %310, i64 7
  %312 = load <4 x float>, ptr %292, align 16
  %313 = extractelement <4 x float> %312, i64 0
  %314 = insertelement <16 x float> %311, float %313, i64 8
  %315 = extractelement <4 x float> %312, i64 1
  %316 = insertelement <16 x float> %314, float %315, i64 9
  %317 = extractelement <4 x float> %312, i64 2
  %318 = insertelement <16 x float> %316, float %317, i64 10
  %319 = extractelement <4 x float> %312, i64 3
  %320 = insertelement <16 x float> %318, float %319, i64 11
  %321 = load <4 x float>, ptr %293, align 16
  %322 = extractelement <4 x float> %321, i64 0
  %323 = insertelement <16 x float> %320, float %322, i64 12
  %324 = extractelement <4 x float> %321, i64 1
  %325 = insertelement <16 x float> %323, float %324, i64 13
  %326 = extractelement <4 x float> %321, i64 2
  %327 = insertelement <16 x float> %325, float %326, i64 14
  %328 = extractelement <4 x float> %321, i64 3
  %329 = insertelement <16 x float> %327, float %328, i64 15
  %330 = extractelement <16 x float> %329, i64 0
  %331 = extractelement <16 x float> %329, i64 1
  %332 = extractelement <16 x float> %329, i64 2
  %333 = extractelement <16 x float> %329, i64 3
  %334 = extractelement <16 x float> %329, i64 4
  %335 = extractelement <16 x float> %329, i64 5
  %336 = extractelement <16 x float> %329, i64 6
  %337 = extractelement <16 x float> %329, i64 7
  %338 = extractelement <16 x float> %329, i64 8
  %339 = extractelement <16 x float> %329, i64 9
  %340 = extractelement <16 x float> %329, i64 10
  %341 = extractelement <16 x float> %329, i64 11
  %342 = extractelement <16 x float> %329, i64 12
  %343 = extractelement <16 x float> %329, i64 13
  %344 = extractelement <16 x float> %329, i64 14
  %345 = extractelement <16 x float> %329, i64 15
  %346 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345)
  %347 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 0
  %348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 1
  %349 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 2
  %350 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 3
  %351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 4
  %352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 5
  %353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 6
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 7
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 8
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 9
  %357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 10
  %358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 11
  %359 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 12
  %360 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 13
  %361 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 14
  %362 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %346, 15
  %363 = insertelement <16 x float> poison, float %347, i64 0
  %364 = insertelement <16 x float> %363, float %348, i64 1
  %365 = insertelement <16 x float> %364, float %349, i64 2
  %366 = insertelement <16 x float> %365, float %350, i64 3
  %367 = insertelement <16 x float> %366, float %351, i64 4
  %368 = insertelement <16 x float> %367, float %352, i64 5
  %369 = insertelement <16 x float> %368, float %353, i64 6
  %370 = insertelement <16 x float> %369, float %354, i64 7
  %371 = insertelement <16 x float> %370, float %355, i64 8
  %372 = insertelement <16 x float> %371, float %356, i64 9
  %373 = insertelement <16 x float> %372, float %357, i64 10
  %374 = insertelement <16 x float> %373, float %358, i64 11
  %375 = insertelement <16 x float> %374, float %359, i64 12
  %376 = insertelement <16 x float> %375, float %360, i64 13
  %377 = insertelement <16 x float> %376, float %361, i64 14
  %378 = insertelement <16 x float> %377, float %362, i64 15
  %379 = getelementptr float, ptr %5, i64 4
  %380 = getelementptr float, ptr %5, i64 8
  %381 = getelementptr float, ptr %5, i64 12
  %382 = extractelement <16 x float> %378, i64 0
  %383 = insertelement <4 x float> poison, float %382, i64 0
  %384 = extractelement <16 x float> %378, i64 1
  %385 = insertelement <4 x float> %383, float %384, i64 1
  %386 = extractelement <16 x float> %378, i64 2
  %387 = insertelement <4 x float> %385, float %386, i64 2
  %388 = extractelement <16 x float> %378, i64 3
  %389 = insertelement <4 x float> %387, float %388, i64 3
  store <4 x float> %389, ptr %5, align 16
  %390 = extractelement <16 x float> %378, i64 4
  %391 = insertelement <4 x float> poison, float %390, i64 0
  %392 = extractelement <16 x float> %378, i64 5
  %393 = insertelement <4 x float> %391, float %392, i64 1
  %394 = extractelement <16 x float> %378, i64 6
  %395 = insertelement <4 x float> %393, float %394, i64 2
  %396 = extractelement <16 x float> %378, i64 7
  %397 = insertelement <4 x float> %395, float %396, i64 3
  store <4 x float> %397, ptr %379, align 16
  %398 = extractelement <16 x float> %378, i64 8
  %399 = insertelement <4 x float> poison, float %398, i64 0
  %400 = extractelement <16 x float> %378, i64 9
  %401 = insertelement <4 x float> %399, float %400, i64 1
  %402 = extractelement <16 x float> %378, i64 10
  %403 = insertelement <4 x float> %401, float %402, i64 2
  %404 = extractelement <16 x float> %378, i64 11
  %405 = insertelement <4 x float> %403, float %404, i64 3
  store <4 x float> %405, ptr %380, align 16
  %406 = extractelement <16 x float> %378, i64 12
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = extractelement <16 x float> %378, i64 13
  %409 = insertelement <4 x float> %407, float %408, i64 1
  %410 = extractelement <16 x float> %378, i64 14
  %411 = insertelement <4 x float> %409, float %410, i64 2
  %412 = extractelement <16 x float> %378, i64 15
  %413 = insertelement <4 x float> %411, float %412, i64 3
  store <4 x float> %413, ptr %381, align 16
  %414 = urem i32 %6, 4
  %415 = udiv i32 %6, 4
  %416 = mul nsw i32 %414, 2
  %417 = urem i32 %415, 8
  %418 = udiv i32 %415, 8
  %419 = mul nsw i32 %417, 32
  %420 = add nsw i32 %416, %419
  %421 = mul nsw i32 %418, 512
  %422 = add nsw i32 %420, %421
  %423 = sext i32 %422 to i64
  %424 = getelementptr float, ptr addrspace(1) %3, i64 %423
  %425 = getelementptr float, ptr %5, i64 4
  %426 = getelementptr float, ptr %5, i64 8
  %427 = getelementptr float, ptr %5, i64 12
  %428 = load <4 x float>, ptr %5, align 16
  %429 = extractelement <4 x float> %428, i64 0
  %430 = insertelement <16 x float> poison, float %429, i64 0
  %431 = extractelement <4 x float> %428, i64 1
  %432 = insertelement <16 x float> %430, float %431, i64 1
  %433 = extractelement <4 x float> %428, i64 2
  %434 = insertelement <16 x float> %432, float %433, i64 2
  %435 = extractelement <4 x float> %428, i64 3
  %436 = insertelement <16 x float> %434, float %435, i64 3
  %437 = load <4 x float>, ptr %425, align 16
  %438 = extractelement <4 x float> %437, i64 0
  %439 = insertelement <16 x float> %436, float %438, i64 4
  %440 = extractelement <4 x float> %437, i64 1
  %441 = insertelement <16 x float> %439, float %440, i64 5
  %442 = extractelement <4 x float> %437, i64 2
  %443 = insertelement <16 x float> %441, float %442, i64 6
  %444 = extractelement <4 x float> %437, i64 3
  %445 = insertelement <16 x float> %443, float %444, i64 7
  %446 = load <4 x float>, ptr %426, align 16
  %447 = extractelement <4 x float> %446, i64 0
  %448 = insertelement <16 x float> %445, float %447, i64 8
  %449 = extractelement <4 x float> %446, i64 1
  %450 = insertelement <16 x float> %448, float %449, i64 9
  %451 = extractelement <4 x float> %446, i64 2
  %452 = insertelement <16 x float> %450, float %451, i64 10
  %453 = extractelement <4 x float> %446, i64 3
  %454 = insertelement <16 x float> %452, float %453, i64 11
  %455 = load <4 x float>, ptr %427, align 16
  %456 = extractelement <4 x float> %455, i64 0
  %457 = insertelement <16 x float> %454, float %456, i64 12
  %458 = extractelement <4 x float> %455, i64 1
  %459 = insertelement <16 x float> %457, float %458, i64 13
  %460 = extractelement <4 x float> %455, i64 2
  %461 = insertelement <16 x float> %459, float %460, i64 14
  %462 = extractelement <4 x float> %455, i64 3
  %463 = insertelement <16 x float> %461, float %462, i64 15
  %464 = getelementptr float, ptr addrspace(1) %424, i64 256
  %465 = getelementptr float, ptr addrspace(1) %424, i64 8
  %466 = getelementptr float, ptr addrspace(1) %424, i64 264
  %467 = getelementptr float, ptr addrspace(1) %424, i64 16
  %468 = getelementptr float, ptr addrspace(1) %424, i64 272
  %469 = getelementptr float, ptr addrspace(1) %424, i64 24
  %470 = getelementptr float, ptr addrspace(1) %424, i64 280
  %471 = extractelement <16 x float> %463, i64 0
  %472 = insertelement <2 x float> poison, float %471, i64 0
  %473 = extractelement <16 x float> %463, i64 1
  %474 = insertelement <2 x float> %472, float %473, i64 1
  store <2 x float> %474, ptr addrspace(1) %424, align 8
  %475 = extractelement <16 x float> %463, i64 2
  %476 = insertelement <2 x float> poison, float %475, i64 0
  %477 = extractelement <16 x float> %463, i64 3
  %478 = insertelement <2 x float> %476, float %477, i64 1
  store <2 x float> %478, ptr addrspace(1) %464, align 8
  %479 = extractelement <16 x float> %463, i64 4
  %480 = insertelement <2 x float> poison, float %479, i64 0
  %481 = extractelement <16 x float> %463, i64 5
  %482 = insertelement <2 x float> %480, float %481, i64 1
  store <2 x float> %482, ptr addrspace(1) %465, align 8
  %483 = extractelement <16 x float> %463, i64 6
  %484 = insertelement <2 x float> poison, float %483, i64 0
  %485 = extractelement <16 x float> %463, i64 7
  %486 = insertelement <2 x float> %484, float %485, i64 1
  store <2 x float> %486, ptr addrspace(1) %466, align 8
  %487 = extractelement <16 x float> %463, i64 8
  %488 = insertelement <2 x float> poison, float %487, i64 0
  %489 = extractelement <16 x float> %463, i64 9
  %490 = insertelement <2 x float> %488, float %489, i64 1
  store <2 x float> %490, ptr addrspace(1) %467, align 8
  %491 = extractelement <16 x float> %463, i64 10
  %492 = insertelement <2 x float> poison, float %491, i64 0
  %493 = extractelement <16 x float> %463, i64 11
  %494 = insertelement <2 x float> %492, float %493, i64 1
  store <2 x float> %494, ptr addrspace(1) %468, align 8
  %495 = extractelement <16 x float> %463, i64 12
  %496 = insertelement <2 x float> poison, float %495, i64 0
  %497 = extractelement <16 x float> %463, i64 13
  %498 = insertelement <2 x float> %496, float %497, i64 1
  store <2 x float> %498, ptr addrspace(1) %469, align 8
  %499 = extractelement <16 x float> %463, i64 14
  %500 = insertelement <2 x float> poison, float %499, i64 0
  %501 = extractelement <16 x float> %463, i64 15
  %502 = insertelement <2 x float> %500, float %501, i64 1
  store <2 x float> %502, ptr addrspace(1) %470, align 8
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
