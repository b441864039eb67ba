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
  %18 = urem i32 %8, 16
  %19 = udiv i32 %8, 16
  %20 = urem i32 %19, 4
  %21 = udiv i32 %19, 4
  %22 = mul nsw i32 %20, 256
  %23 = add nsw i32 %18, %22
  %24 = urem i32 %21, 8
  %25 = udiv i32 %21, 8
  %26 = mul nsw i32 %24, 16
  %27 = add nsw i32 %23, %26
  %28 = mul nsw i32 %25, 128
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %30
  %32 = ptrtoint ptr addrspace(3) %31 to i32
  %33 = and i32 %32, 128
  %34 = lshr i32 %33, 3
  %35 = xor i32 %32, %34
  %36 = inttoptr i32 %35 to ptr addrspace(3)
  store half %17, ptr addrspace(3) %36, align 2
  %37 = add i32 %8, 128
  br label %7

38:                                               ; preds = %7
  br label %39

39:                                               ; preds = %42, %38
  %40 = phi i32 [ %69, %42 ], [ %6, %38 ]
  %41 = icmp slt i32 %40, 512
  br i1 %41, label %42, label %70

42:                                               ; preds = %39
  %43 = urem i32 %40, 32
  %44 = udiv i32 %40, 32
  %45 = mul nsw i32 %43, 16
  %46 = add nsw i32 %45, %44
  %47 = sext i32 %46 to i64
  %48 = getelementptr half, ptr addrspace(1) %1, i64 %47
  %49 = load half, ptr addrspace(1) %48, align 2
  %50 = urem i32 %40, 16
  %51 = udiv i32 %40, 16
  %52 = urem i32 %51, 2
  %53 = udiv i32 %51, 2
  %54 = mul nsw i32 %52, 256
  %55 = add nsw i32 %50, %54
  %56 = urem i32 %53, 8
  %57 = udiv i32 %53, 8
  %58 = mul nsw i32 %56, 16
  %59 = add nsw i32 %55, %58
  %60 = mul nsw i32 %57, 128
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %62
  %64 = ptrtoint ptr addrspace(3) %63 to i32
  %65 = and i32 %64, 128
  %66 = lshr i32 %65, 3
  %67 = xor i32 %64, %66
  %68 = inttoptr i32 %67 to ptr addrspace(3)
  store half %49, ptr addrspace(3) %68, align 2
  %69 = add i32 %40, 128
  br label %39

70:                                               ; preds = %39
  %71 = urem i32 %6, 4
  %72 = udiv i32 %6, 4
  %73 = mul nsw i32 %71, 2
  %74 = urem i32 %72, 8
  %75 = udiv i32 %72, 8
  %76 = mul nsw i32 %74, 32
  %77 = add nsw i32 %73, %76
  %78 = mul nsw i32 %75, 512
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr float, ptr addrspace(1) %2, i64 %80
  %82 = getelementptr float, ptr addrspace(1) %81, i64 256
  %83 = getelementptr float, ptr addrspace(1) %81, i64 8
  %84 = getelementptr float, ptr addrspace(1) %81, i64 264
  %85 = getelementptr float, ptr addrspace(1) %81, i64 16
  %86 = getelementptr float, ptr addrspace(1) %81, i64 272
  %87 = getelementptr float, ptr addrspace(1) %81, i64 24
  %88 = getelementptr float, ptr addrspace(1) %81, i64 280
  %89 = load <2 x float>, ptr addrspace(1) %81, align 8
  %90 = extractelement <2 x float> %89, i64 0
  %91 = insertelement <16 x float> poison, float %90, i64 0
  %92 = extractelement <2 x float> %89, i64 1
  %93 = insertelement <16 x float> %91, float %92, i64 1
  %94 = load <2 x float>, ptr addrspace(1) %82, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <16 x float> %93, float %95, i64 2
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <16 x float> %96, float %97, i64 3
  %99 = load <2 x float>, ptr addrspace(1) %83, align 8
  %100 = extractelement <2 x float> %99, i64 0
  %101 = insertelement <16 x float> %98, float %100, i64 4
  %102 = extractelement <2 x float> %99, i64 1
  %103 = insertelement <16 x float> %101, float %102, i64 5
  %104 = load <2 x float>, ptr addrspace(1) %84, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = insertelement <16 x float> %103, float %105, i64 6
  %107 = extractelement <2 x float> %104, i64 1
  %108 = insertelement <16 x float> %106, float %107, i64 7
  %109 = load <2 x float>, ptr addrspace(1) %85, align 8
  %110 = extractelement <2 x float> %109, i64 0
  %111 = insertelement <16 x float> %108, float %110, i64 8
  %112 = extractelement <2 x float> %109, i64 1
  %113 = insertelement <16 x float> %111, float %112, i64 9
  %114 = load <2 x float>, ptr addrspace(1) %86, align 8
  %115 = extractelement <2 x float> %114, i64 0
  %116 = insertelement <16 x float> %113, float %115, i64 10
  %117 = extractelement <2 x float> %114, i64 1
  %118 = insertelement <16 x float> %116, float %117, i64 11
  %119 = load <2 x float>, ptr addrspace(1) %87, align 8
  %120 = extractelement <2 x float> %119, i64 0
  %121 = insertelement <16 x float> %118, float %120, i64 12
  %122 = extractelement <2 x float> %119, i64 1
  %123 = insertelement <16 x float> %121, float %122, i64 13
  %124 = load <2 x float>, ptr addrspace(1) %88, align 8
  %125 = extractelement <2 x float> %124, i64 0
  %126 = insertelement <16 x float> %123, float %125, i64 14
  %127 = extractelement <2 x float> %124, i64 1
  %128 = insertelement <16 x float> %126, float %127, i64 15
  %129 = getelementptr float, ptr %5, i64 4
  %130 = getelementptr float, ptr %5, i64 8
  %131 = getelementptr float, ptr %5, i64 12
  %132 = extractelement <16 x float> %128, i64 0
  %133 = insertelement <4 x float> poison, float %132, i64 0
  %134 = extractelement <16 x float> %128, i64 1
  %135 = insertelement <4 x float> %133, float %134, i64 1
  %136 = extractelement <16 x float> %128, i64 2
  %137 = insertelement <4 x float> %135, float %136, i64 2
  %138 = extractelement <16 x float> %128, i64 3
  %139 = insertelement <4 x float> %137, float %138, i64 3
  store <4 x float> %139, ptr %5, align 16
  %140 = extractelement <16 x float> %128, i64 4
  %141 = insertelement <4 x float> poison, float %140, i64 0
  %142 = extractelement <16 x float> %128, i64 5
  %143 = insertelement <4 x float> %141, float %142, i64 1
  %144 = extractelement <16 x float> %128, i64 6
  %145 = insertelement <4 x float> %143, float %144, i64 2
  %146 = extractelement <16 x float> %128, i64 7
  %147 = insertelement <4 x float> %145, float %146, i64 3
  store <4 x float> %147, ptr %129, align 16
  %148 = extractelement <16 x float> %128, i64 8
  %149 = insertelement <4 x float> poison, float %148, i64 0
  %150 = extractelement <16 x float> %128, i64 9
  %151 = insertelement <4 x float> %149, float %150, i64 1
  %152 = extractelement <16 x float> %128, i64 10
  %153 = insertelement <4 x float> %151, float %152, i64 2
  %154 = extractelement <16 x float> %128, i64 11
  %155 = insertelement <4 x float> %153, float %154, i64 3
  store <4 x float> %155, ptr %130, align 16
  %156 = extractelement <16 x float> %128, i64 12
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <16 x float> %128, i64 13
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = extractelement <16 x float> %128, i64 14
  %161 = insertelement <4 x float> %159, float %160, i64 2
  %162 = extractelement <16 x float> %128, i64 15
  %163 = insertelement <4 x float> %161, float %162, i64 3
  store <4 x float> %163, ptr %131, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %164 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %165 = lshr i32 %164, 4
  %166 = zext i32 %165 to i64
  %167 = or i64 %166, -4611685949705814016
  %168 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %169 = lshr i32 %168, 4
  %170 = zext i32 %169 to i64
  %171 = or i64 %170, -4611685949705814016
  %172 = getelementptr float, ptr %5, i64 4
  %173 = getelementptr float, ptr %5, i64 8
  %174 = getelementptr float, ptr %5, i64 12
  %175 = load <4 x float>, ptr %5, align 16
  %176 = extractelement <4 x float> %175, i64 0
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = extractelement <4 x float> %175, i64 1
  %179 = insertelement <16 x float> %177, float %178, i64 1
  %180 = extractelement <4 x float> %175, i64 2
  %181 = insertelement <16 x float> %179, float %180, i64 2
  %182 = extractelement <4 x float> %175, i64 3
  %183 = insertelement <16 x float> %181, float %182, i64 3
  %184 = load <4 x float>, ptr %172, align 16
  %185 = extractelement <4 x float> %184, i64 0
  %186 = insertelement <16 x float> %183, float %185, i64 4
  %187 = extractelement <4 x float> %184, i64 1
  %188 = insertelement <16 x float> %186, float %187, i64 5
  %189 = extractelement <4 x float> %184, i64 2
  %190 = insertelement <16 x float> %188, float %189, i64 6
  %191 = extractelement <4 x float> %184, i64 3
  %192 = insertelement <16 x float> %190, float %191, i64 7
  %193 = load <4 x float>, ptr %173, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = insertelement <16 x float> %192, float %194, i64 8
  %196 = extractelement <4 x float> %193, i64 1
  %197 = insertelement <16 x float> %195, float %196, i64 9
  %198 = extractelement <4 x float> %193, i64 2
  %199 = insertelement <16 x float> %197, float %198, i64 10
  %200 = extractelement <4 x float> %193, i64 3
  %201 = insertelement <16 x float> %199, float %200, i64 11
  %202 = load <4 x float>, ptr %174, align 16
  %203 = extractelement <4 x float> %202, i64 0
  %204 = insertelement <16 x float> %201, float %203, i64 12
  %205 = extractelement <4 x float> %202, i64 1
  %206 = insertelement <16 x float> %204, float %205, i64 13
  %207 = extractelement <4 x float> %202, i64 2
  %208 = insertelement <16 x float> %206, float %207, i64 14
  %209 = extractelement <4 x float> %202, i64 3
  %210 = insertelement <16 x float> %208, float %209, i64 15
  %211 = extractelement <16 x float> %210, i64 0
  %212 = extractelement <16 x float> %210, i64 1
  %213 = extractelement <16 x float> %210, i64 2
  %214 = extractelement <16 x float> %210, i64 3
  %215 = extractelement <16 x float> %210, i64 4
  %216 = extractelement <16 x float> %210, i64 5
  %217 = extractelement <16 x float> %210, i64 6
  %218 = extractelement <16 x float> %210, i64 7
  %219 = extractelement <16 x float> %210, i64 8
  %220 = extractelement <16 x float> %210, i64 9
  %221 = extractelement <16 x float> %210, i64 10
  %222 = extractelement <16 x float> %210, i64 11
  %223 = extractelement <16 x float> %210, i64 12
  %224 = extractelement <16 x float> %210, i64 13
  %225 = extractelement <16 x float> %210, i64 14
  %226 = extractelement <16 x float> %210, i64 15
  %227 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p, 1, 1, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221, float %222, float %223, float %224, float %225, float %226, i64 %167, i64 %171, i32 1)
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 0
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 1
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 2
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 3
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 4
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 5
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 6
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 7
  %236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 8
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 9
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 10
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 11
  %240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 12
  %241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 13
  %242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 14
  %243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %227, 15
  %244 = insertelement <16 x float> poison, float %228, i64 0
  %245 = insertelement <16 x float> %244, float %229, i64 1
  %246 = insertelement <16 x float> %245, float %230, i64 2
  %247 = insertelement <16 x float> %246, float %231, i64 3
  %248 = insertelement <16 x float> %247, float %232, i64 4
  %249 = insertelement <16 x float> %248, float %233, i64 5
  %250 = insertelement <16 x float> %249, float %234, i64 6
  %251 = insertelement <16 x float> %250, float %235, i64 7
  %252 = insertelement <16 x float> %251, float %236, i64 8
  %253 = insertelement <16 x float> %252, float %237, i64 9
  %254 = insertelement <16 x float> %253, float %238, i64 10
  %255 = insertelement <16 x float> %254, float %239, i64 11
  %256 = insertelement <16 x float> %255, float %240, i64 12
  %257 = insertelement <16 x float> %256, float %241, i64 13
  %258 = insertelement <16 x float> %257, float %242, i64 14
  %259 = insertelement <16 x float> %258, float %243, i64 15
  %260 = getelementptr float, ptr %5, i64 4
  %261 = getelementptr float, ptr %5, i64 8
  %262 = getelementptr float, ptr %5, i64 12
  %263 = extractelement <16 x float> %259, i64 0
  %264 = insertelement <4 x float> poison, float %263, i64 0
  %265 = extractelement <16 x float> %259, i64 1
  %266 = insertelement <4 x float> %264, float %265, i64 1
  %267 = extractelement <16 x float> %259, i64 2
  %268 = insertelement <4 x float> %266, float %267, i64 2
  %269 = extractelement <16 x float> %259, i64 3
  %270 = insertelement <4 x float> %268, float %269, i64 3
  store <4 x float> %270, ptr %5, align 16
  %271 = extractelement <16 x float> %259, i64 4
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <16 x float> %259, i64 5
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <16 x float> %259, i64 6
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <16 x float> %259, i64 7
  %278 = insertelement <4 x float> %276, float %277, i64 3
  store <4 x float> %278, ptr %260, align 16
  %279 = extractelement <16 x float> %259, i64 8
  %280 = insertelement <4 x float> poison, float %279, i64 0
  %281 = extractelement <16 x float> %259, i64 9
  %282 = insertelement <4 x float> %280, float %281, i64 1
  %283 = extractelement <16 x float> %259, i64 10
  %284 = insertelement <4 x float> %282, float %283, i64 2
  %285 = extractelement <16 x float> %259, i64 11
  %286 = insertelement <4 x float> %284, float %285, i64 3
  store <4 x float> %286, ptr %261, align 16
  %287 = extractelement <16 x float> %259, i64 12
  %288 = insertelement <4 x float> poison, float %287, i64 0
  %289 = extractelement <16 x float> %259, i64 13
  %290 = insertelement <4 x float> %288, float %289, i64 1
  %291 = extractelement <16 x float> %259, i64 14
  %292 = insertelement <4 x float> %290, float %291, i64 2
  %293 = extractelement <16 x float> %259, i64 15
  %294 = insertelement <4 x float> %292, float %293, i64 3
  store <4 x float> %294, ptr %262, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %295 = getelementptr float, ptr %5, i64 4
  %296 = getelementptr float, ptr %5, i64 8
  %297 = getelementptr float, ptr %5, i64 12
  %298 = load <4 x float>, ptr %5, align 16
  %299 = extractelement <4 x float> %298, i64 0
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = extractelement <4 x float> %298, i64 1
  %302 = insertelement <16 x float> %300, float %301, i64 1
  %303 = extractelement <4 x float> %298, i64 2
  %304 = insertelement <16 x float> %302, float %303, i64 2
  %305 = extractelement <4 x float> %298, i64 3
  %306 = insertelement <16 x float> %304, float %305, i64 3
  %307 = load <4 x float>, ptr %295, align 16
  %308 = extractelement <4 x float> %307, i64 0
  %309 = insertelement <16 x float> %306, float %308, i64 4
  %310 = extractelement <4 x float> %307, i64 1
  %311 = insertelement <16 x float> %309, float %310, i64 5
  %312 = extractelement <4 x float> %307, i64 2
  %313 = insertelement <16 x float> %311, float %312, i64 6
  %314 = extractelement <4 x float> %307, i64 3
  %315 = insertelement <16 x float> %313, float %314, i64 7
  %316 = load <4 x float>, ptr %296, align 16
  %317 = extractelement <4 x float> %316, i64 0
  %318 = insertelement <16 x float> %315, float %317, i64 8
  %319 = extractelement <4 x float> %316, i64 1
  %320 = insertelement <16 x float> %318, float %319, i64 9
  %321 = extractelement <4 x float> %316, i64 2
  %322 = insertelement <16 x float> %320, float %321, i64 10
  %323 = extractelement <4 x float> %316, i64 3
  %324 = insertelement <16 x float> %322, float %323, i64 11
  %325 = load <4 x float>, ptr %297, align 16
  %326 = extractelement <4 x float> %325, i64 0
  %327 = insertelement <16 x float> %324, float %326, i64 12
  %328 = extractelement <4 x float> %325, i64 1
  %329 = insertelement <16 x float> %327, float %328, i64 13
  %330 = extractelement <4 x float> %325, i64 2
  %331 = insertelement <16 x float> %329, float %330, i64 14
  %332 = extractelement <4 x float> %325, i64 3
  %333 = insertelement <16 x float> %331, float %332, i64 15
  %334 = extractelement <16 x float> %333, i64 0
  %335 = extractelement <16 x float> %333, i64 1
  %336 = extractelement <16 x float> %333, i64 2
  %337 = extractelement <16 x float> %333, i64 3
  %338 = extractelement <16 x float> %333, i64 4
  %339 = extractelement <16 x float> %333, i64 5
  %340 = extractelement <16 x float> %333, i64 6
  %341 = extractelement <16 x float> %333, i64 7
  %342 = extractelement <16 x float> %333, i64 8
  %343 = extractelement <16 x float> %333, i64 9
  %344 = extractelement <16 x float> %333, i64 10
  %345 = extractelement <16 x float> %333, i64 11
  %346 = extractelement <16 x float> %333, i64 12
  %347 = extractelement <16 x float> %333, i64 13
  %348 = extractelement <16 x float> %333, i64 14
  %349 = extractelement <16 x float> %333, i64 15
  %350 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348, float %349)
  %351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 0
  %352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 1
  %353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 2
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 3
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 4
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 5
  %357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 6
  %358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 7
  %359 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 8
  %360 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 9
  %361 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 10
  %362 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 11
  %363 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 12
  %364 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 13
  %365 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 14
  %366 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %350, 15
  %367 = insertelement <16 x float> poison, float %351, i64 0
  %368 = insertelement <16 x float> %367, float %352, i64 1
  %369 = insertelement <16 x float> %368, float %353, i64 2
  %370 = insertelement <16 x float> %369, float %354, i64 3
  %371 = insertelement <16 x float> %370, float %355, i64 4
  %372 = insertelement <16 x float> %371, float %356, i64 5
  %373 = insertelement <16 x float> %372, float %357, i64 6
  %374 = insertelement <16 x float> %373, float %358, i64 7
  %375 = insertelement <16 x float> %374, float %359, i64 8
  %376 = insertelement <16 x float> %375, float %360, i64 9
  %377 = insertelement <16 x float> %376, float %361, i64 10
  %378 = insertelement <16 x float> %377, float %362, i64 11
  %379 = insertelement <16 x float> %378, float %363, i64 12
  %380 = insertelement <16 x float> %379, float %364, i64 13
  %381 = insertelement <16 x float> %380, float %365, i64 14
  %382 = insertelement <16 x float> %381, float %366, i64 15
  %383 = getelementptr float, ptr %5, i64 4
  %384 = getelementptr float, ptr %5, i64 8
  %385 = getelementptr float, ptr %5, i64 12
  %386 = extractelement <16 x float> %382, i64 0
  %387 = insertelement <4 x float> poison, float %386, i64 0
  %388 = extractelement <16 x float> %382, i64 1
  %389 = insertelement <4 x float> %387, float %388, i64 1
  %390 = extractelement <16 x float> %382, i64 2
  %391 = insertelement <4 x float> %389, float %390, i64 2
  %392 = extractelement <16 x float> %382, i64 3
  %393 = insertelement <4 x float> %391, float %392, i64 3
  store <4 x float> %393, ptr %5, align 16
  %394 = extractelement <16 x float> %382, i64 4
  %395 = insertelement <4 x float> poison, float %394, i64 0
  %396 = extractelement <16 x float> %382, i64 5
  %397 = insertelement <4 x float> %395, float %396, i64 1
  %398 = extractelement <16 x float> %382, i64 6
  %399 = insertelement <4 x float> %397, float %398, i64 2
  %400 = extractelement <16 x float> %382, i64 7
  %401 = insertelement <4 x float> %399, float %400, i64 3
  store <4 x float> %401, ptr %383, align 16
  %402 = extractelement <16 x float> %382, i64 8
  %403 = insertelement <4 x float> poison, float %402, i64 0
  %404 = extractelement <16 x float> %382, i64 9
  %405 = insertelement <4 x float> %403, float %404, i64 1
  %406 = extractelement <16 x float> %382, i64 10
  %407 = insertelement <4 x float> %405, float %406, i64 2
  %408 = extractelement <16 x float> %382, i64 11
  %409 = insertelement <4 x float> %407, float %408, i64 3
  store <4 x float> %409, ptr %384, align 16
  %410 = extractelement <16 x float> %382, i64 12
  %411 = insertelement <4 x float> poison, float %410, i64 0
  %412 = extractelement <16 x float> %382, i64 13
  %413 = insertelement <4 x float> %411, float %412, i64 1
  %414 = extractelement <16 x float> %382, i64 14
  %415 = insertelement <4 x float> %413, float %414, i64 2
  %416 = extractelement <16 x float> %382, i64 15
  %417 = insertelement <4 x float> %415, float %416, i64 3
  store <4 x float> %417, ptr %385, align 16
  %418 = urem i32 %6, 4
  %419 = udiv i32 %6, 4
  %420 = mul nsw i32 %418, 2
  %421 = urem i32 %419, 8
  %422 = udiv i32 %419, 8
  %423 = mul nsw i32 %421, 32
  %424 = add nsw i32 %420, %423
  %425 = mul nsw i32 %422, 512
  %426 = add nsw i32 %424, %425
  %427 = sext i32 %426 to i64
  %428 = getelementptr float, ptr addrspace(1) %3, i64 %427
  %429 = getelementptr float, ptr %5, i64 4
  %430 = getelementptr float, ptr %5, i64 8
  %431 = getelementptr float, ptr %5, i64 12
  %432 = load <4 x float>, ptr %5, align 16
  %433 = extractelement <4 x float> %432, i64 0
  %434 = insertelement <16 x float> poison, float %433, i64 0
  %435 = extractelement <4 x float> %432, i64 1
  %436 = insertelement <16 x float> %434, float %435, i64 1
  %437 = extractelement <4 x float> %432, i64 2
  %438 = insertelement <16 x float> %436, float %437, i64 2
  %439 = extractelement <4 x float> %432, i64 3
  %440 = insertelement <16 x float> %438, float %439, i64 3
  %441 = load <4 x float>, ptr %429, align 16
  %442 = extractelement <4 x float> %441, i64 0
  %443 = insertelement <16 x float> %440, float %442, i64 4
  %444 = extractelement <4 x float> %441, i64 1
  %445 = insertelement <16 x float> %443, float %444, i64 5
  %446 = extractelement <4 x float> %441, i64 2
  %447 = insertelement <16 x float> %445, float %446, i64 6
  %448 = extractelement <4 x float> %441, i64 3
  %449 = insertelement <16 x float> %447, float %448, i64 7
  %450 = load <4 x float>, ptr %430, align 16
  %451 = extractelement <4 x float> %450, i64 0
  %452 = insertelement <16 x float> %449, float %451, i64 8
  %453 = extractelement <4 x float> %450, i64 1
  %454 = insertelement <16 x float> %452, float %453, i64 9
  %455 = extractelement <4 x float> %450, i64 2
  %456 = insertelement <16 x float> %454, float %455, i64 10
  %457 = extractelement <4 x float> %450, i64 3
  %458 = insertelement <16 x float> %456, float %457, i64 11
  %459 = load <4 x float>, ptr %431, align 16
  %460 = extractelement <4 x float> %459, i64 0
  %461 = insertelement <16 x float> %458, float %460, i64 12
  %462 = extractelement <4 x float> %459, i64 1
  %463 = insertelement <16 x float> %461, float %462, i64 13
  %464 = extractelement <4 x float> %459, i64 2
  %465 = insertelement <16 x float> %463, float %464, i64 14
  %466 = extractelement <4 x float> %459, i64 3
  %467 = insertelement <16 x float> %465, float %466, i64 15
  %468 = getelementptr float, ptr addrspace(1) %428, i64 256
  %469 = getelementptr float, ptr addrspace(1) %428, i64 8
  %470 = getelementptr float, ptr addrspace(1) %428, i64 264
  %471 = getelementptr float, ptr addrspace(1) %428, i64 16
  %472 = getelementptr float, ptr addrspace(1) %428, i64 272
  %473 = getelementptr float, ptr addrspace(1) %428, i64 24
  %474 = getelementptr float, ptr addrspace(1) %428, i64 280
  %475 = extractelement <16 x float> %467, i64 0
  %476 = insertelement <2 x float> poison, float %475, i64 0
  %477 = extractelement <16 x float> %467, i64 1
  %478 = insertelement <2 x float> %476, float %477, i64 1
  store <2 x float> %478, ptr addrspace(1) %428, align 8
  %479 = extractelement <16 x float> %467, i64 2
  %480 = insertelement <2 x float> poison, float %479, i64 0
  %481 = extractelement <16 x float> %467, i64 3
  %482 = insertelement <2 x float> %480, float %481, i64 1
  store <2 x float> %482, ptr addrspace(1) %468, align 8
  %483 = extractelement <16 x float> %467, i64 4
  %484 = insertelement <2 x float> poison, float %483, i64 0
  %485 = extractelement <16 x float> %467, i64 5
  %486 = insertelement <2 x float> %484, float %485, i64 1
  store <2 x float> %486, ptr addrspace(1) %469, align 8
  %487 = extractelement <16 x float> %467, i64 6
  %488 = insertelement <2 x float> poison, float %487, i64 0
  %489 = extractelement <16 x float> %467, i64 7
  %490 = insertelement <2 x float> %488, float %489, i64 1
  store <2 x float> %490, ptr addrspace(1) %470, align 8
  %491 = extractelement <16 x float> %467, i64 8
  %492 = insertelement <2 x float> poison, float %491, i64 0
  %493 = extractelement <16 x float> %467, i64 9
  %494 = insertelement <2 x float> %492, float %493, i64 1
  store <2 x float> %494, ptr addrspace(1) %471, align 8
  %495 = extractelement <16 x float> %467, i64 10
  %496 = insertelement <2 x float> poison, float %495, i64 0
  %497 = extractelement <16 x float> %467, i64 11
  %498 = insertelement <2 x float> %496, float %497, i64 1
  store <2 x float> %498, ptr addrspace(1) %472, align 8
  %499 = extractelement <16 x float> %467, i64 12
  %500 = insertelement <2 x float> poison, float %499, i64 0
  %501 = extractelement <16 x float> %467, i64 13
  %502 = insertelement <2 x float> %500, float %501, i64 1
  store <2 x float> %502, ptr addrspace(1) %473, align 8
  %503 = extractelement <16 x float> %467, i64 14
  %504 = insertelement <2 x float> poison, float %503, i64 0
  %505 = extractelement <16 x float> %467, i64 15
  %506 = insertelement <2 x float> %504, float %505, i64 1
  store <2 x float> %506, ptr addrspace(1) %474, align 8
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
