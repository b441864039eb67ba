; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
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
  %16 = getelementptr bfloat, ptr addrspace(1) %0, i64 %15
  %17 = load bfloat, ptr addrspace(1) %16, align 2
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 32
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 256
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 384
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store bfloat %17, ptr addrspace(3) %32, align 2
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %61, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 512
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 32
  %40 = udiv i32 %36, 32
  %41 = mul nsw i32 %39, 16
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr bfloat, ptr addrspace(1) %1, i64 %43
  %45 = load bfloat, ptr addrspace(1) %44, align 2
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 32
  %49 = urem i32 %47, 4
  %50 = udiv i32 %47, 4
  %51 = mul nsw i32 %49, 256
  %52 = add nsw i32 %48, %51
  %53 = add nsw i32 %52, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %54
  %56 = ptrtoint ptr addrspace(3) %55 to i32
  %57 = and i32 %56, 384
  %58 = lshr i32 %57, 3
  %59 = xor i32 %56, %58
  %60 = inttoptr i32 %59 to ptr addrspace(3)
  store bfloat %45, ptr addrspace(3) %60, align 2
  %61 = add i32 %36, 128
  br label %35

62:                                               ; preds = %35
  %63 = urem i32 %6, 4
  %64 = udiv i32 %6, 4
  %65 = mul nsw i32 %63, 2
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 32
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 512
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr float, ptr addrspace(1) %73, i64 256
  %75 = getelementptr float, ptr addrspace(1) %73, i64 8
  %76 = getelementptr float, ptr addrspace(1) %73, i64 264
  %77 = getelementptr float, ptr addrspace(1) %73, i64 16
  %78 = getelementptr float, ptr addrspace(1) %73, i64 272
  %79 = getelementptr float, ptr addrspace(1) %73, i64 24
  %80 = getelementptr float, ptr addrspace(1) %73, i64 280
  %81 = load <2 x float>, ptr addrspace(1) %73, align 8
  %82 = extractelement <2 x float> %81, i64 0
  %83 = insertelement <16 x float> poison, float %82, i64 0
  %84 = extractelement <2 x float> %81, i64 1
  %85 = insertelement <16 x float> %83, float %84, i64 1
  %86 = load <2 x float>, ptr addrspace(1) %74, align 8
  %87 = extractelement <2 x float> %86, i64 0
  %88 = insertelement <16 x float> %85, float %87, i64 2
  %89 = extractelement <2 x float> %86, i64 1
  %90 = insertelement <16 x float> %88, float %89, i64 3
  %91 = load <2 x float>, ptr addrspace(1) %75, align 8
  %92 = extractelement <2 x float> %91, i64 0
  %93 = insertelement <16 x float> %90, float %92, i64 4
  %94 = extractelement <2 x float> %91, i64 1
  %95 = insertelement <16 x float> %93, float %94, i64 5
  %96 = load <2 x float>, ptr addrspace(1) %76, align 8
  %97 = extractelement <2 x float> %96, i64 0
  %98 = insertelement <16 x float> %95, float %97, i64 6
  %99 = extractelement <2 x float> %96, i64 1
  %100 = insertelement <16 x float> %98, float %99, i64 7
  %101 = load <2 x float>, ptr addrspace(1) %77, align 8
  %102 = extractelement <2 x float> %101, i64 0
  %103 = insertelement <16 x float> %100, float %102, i64 8
  %104 = extractelement <2 x float> %101, i64 1
  %105 = insertelement <16 x float> %103, float %104, i64 9
  %106 = load <2 x float>, ptr addrspace(1) %78, align 8
  %107 = extractelement <2 x float> %106, i64 0
  %108 = insertelement <16 x float> %105, float %107, i64 10
  %109 = extractelement <2 x float> %106, i64 1
  %110 = insertelement <16 x float> %108, float %109, i64 11
  %111 = load <2 x float>, ptr addrspace(1) %79, align 8
  %112 = extractelement <2 x float> %111, i64 0
  %113 = insertelement <16 x float> %110, float %112, i64 12
  %114 = extractelement <2 x float> %111, i64 1
  %115 = insertelement <16 x float> %113, float %114, i64 13
  %116 = load <2 x float>, ptr addrspace(1) %80, align 8
  %117 = extractelement <2 x float> %116, i64 0
  %118 = insertelement <16 x float> %115, float %117, i64 14
  %119 = extractelement <2 x float> %116, i64 1
  %120 = insertelement <16 x float> %118, float %119, i64 15
  %121 = getelementptr float, ptr %5, i64 4
  %122 = getelementptr float, ptr %5, i64 8
  %123 = getelementptr float, ptr %5, i64 12
  %124 = extractelement <16 x float> %120, i64 0
  %125 = insertelement <4 x float> poison, float %124, i64 0
  %126 = extractelement <16 x float> %120, i64 1
  %127 = insertelement <4 x float> %125, float %126, i64 1
  %128 = extractelement <16 x float> %120, i64 2
  %129 = insertelement <4 x float> %127, float %128, i64 2
  %130 = extractelement <16 x float> %120, i64 3
  %131 = insertelement <4 x float> %129, float %130, i64 3
  store <4 x float> %131, ptr %5, align 16
  %132 = extractelement <16 x float> %120, i64 4
  %133 = insertelement <4 x float> poison, float %132, i64 0
  %134 = extractelement <16 x float> %120, i64 5
  %135 = insertelement <4 x float> %133, float %134, i64 1
  %136 = extractelement <16 x float> %120, i64 6
  %137 = insertelement <4 x float> %135, float %136, i64 2
  %138 = extractelement <16 x float> %120, i64 7
  %139 = insertelement <4 x float> %137, float %138, i64 3
  store <4 x float> %139, ptr %121, align 16
  %140 = extractelement <16 x float> %120, i64 8
  %141 = insertelement <4 x float> poison, float %140, i64 0
  %142 = extractelement <16 x float> %120, i64 9
  %143 = insertelement <4 x float> %141, float %142, i64 1
  %144 = extractelement <16 x float> %120, i64 10
  %145 = insertelement <4 x float> %143, float %144, i64 2
  %146 = extractelement <16 x float> %120, i64 11
  %147 = insertelement <4 x float> %145, float %146, i64 3
  store <4 x float> %147, ptr %122, align 16
  %148 = extractelement <16 x float> %120, i64 12
  %149 = insertelement <4 x float> poison, float %148, i64 0
  %150 = extractelement <16 x float> %120, i64 13
  %151 = insertelement <4 x float> %149, float %150, i64 1
  %152 = extractelement <16 x float> %120, i64 14
  %153 = insertelement <4 x float> %151, float %152, i64 2
  %154 = extractelement <16 x float> %120, i64 15
  %155 = insertelement <4 x float> %153, float %154, i64 3
  store <4 x float> %155, ptr %123, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %156 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %157 = lshr i32 %156, 4
  %158 = zext i32 %157 to i64
  %159 = or i64 %158, -9223371899415756800
  %160 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %161 = lshr i32 %160, 4
  %162 = zext i32 %161 to i64
  %163 = or i64 %162, -9223371899415756800
  %164 = getelementptr float, ptr %5, i64 4
  %165 = getelementptr float, ptr %5, i64 8
  %166 = getelementptr float, ptr %5, i64 12
  %167 = load <4 x float>, ptr %5, align 16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <16 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <16 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <16 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <16 x float> %173, float %174, i64 3
  %176 = load <4 x float>, ptr %164, align 16
  %177 = extractelement <4 x float> %176, i64 0
  %178 = insertelement <16 x float> %175, float %177, i64 4
  %179 = extractelement <4 x float> %176, i64 1
  %180 = insertelement <16 x float> %178, float %179, i64 5
  %181 = extractelement <4 x float> %176, i64 2
  %182 = insertelement <16 x float> %180, float %181, i64 6
  %183 = extractelement <4 x float> %176, i64 3
  %184 = insertelement <16 x float> %182, float %183, i64 7
  %185 = load <4 x float>, ptr %165, align 16
  %186 = extractelement <4 x float> %185, i64 0
  %187 = insertelement <16 x float> %184, float %186, i64 8
  %188 = extractelement <4 x float> %185, i64 1
  %189 = insertelement <16 x float> %187, float %188, i64 9
  %190 = extractelement <4 x float> %185, i64 2
  %191 = insertelement <16 x float> %189, float %190, i64 10
  %192 = extractelement <4 x float> %185, i64 3
  %193 = insertelement <16 x float> %191, float %192, i64 11
  %194 = load <4 x float>, ptr %166, align 16
  %195 = extractelement <4 x float> %194, i64 0
  %196 = insertelement <16 x float> %193, float %195, i64 12
  %197 = extractelement <4 x float> %194, i64 1
  %198 = insertelement <16 x float> %196, float %197, i64 13
  %199 = extractelement <4 x float> %194, i64 2
  %200 = insertelement <16 x float> %198, float %199, i64 14
  %201 = extractelement <4 x float> %194, i64 3
  %202 = insertelement <16 x float> %200, float %201, i64 15
  %203 = extractelement <16 x float> %202, i64 0
  %204 = extractelement <16 x float> %202, i64 1
  %205 = extractelement <16 x float> %202, i64 2
  %206 = extractelement <16 x float> %202, i64 3
  %207 = extractelement <16 x float> %202, i64 4
  %208 = extractelement <16 x float> %202, i64 5
  %209 = extractelement <16 x float> %202, i64 6
  %210 = extractelement <16 x float> %202, i64 7
  %211 = extractelement <16 x float> %202, i64 8
  %212 = extractelement <16 x float> %202, i64 9
  %213 = extractelement <16 x float> %202, i64 10
  %214 = extractelement <16 x float> %202, i64 11
  %215 = extractelement <16 x float> %202, i64 12
  %216 = extractelement <16 x float> %202, i64 13
  %217 = extractelement <16 x float> %202, i64 14
  %218 = extractelement <16 x float> %202, i64 15
  %219 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, i64 %159, i64 %163, i32 1)
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 0
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 1
  %222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 2
  %223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 3
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 4
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 5
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 6
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 7
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 8
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 9
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 10
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 11
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 12
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 13
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 14
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 15
  %236 = insertelement <16 x float> poison, float %220, i64 0
  %237 = insertelement <16 x float> %236, float %221, i64 1
  %238 = insertelement <16 x float> %237, float %222, i64 2
  %239 = insertelement <16 x float> %238, float %223, i64 3
  %240 = insertelement <16 x float> %239, float %224, i64 4
  %241 = insertelement <16 x float> %240, float %225, i64 5
  %242 = insertelement <16 x float> %241, float %226, i64 6
  %243 = insertelement <16 x float> %242, float %227, i64 7
  %244 = insertelement <16 x float> %243, float %228, i64 8
  %245 = insertelement <16 x float> %244, float %229, i64 9
  %246 = insertelement <16 x float> %245, float %230, i64 10
  %247 = insertelement <16 x float> %246, float %231, i64 11
  %248 = insertelement <16 x float> %247, float %232, i64 12
  %249 = insertelement <16 x float> %248, float %233, i64 13
  %250 = insertelement <16 x float> %249, float %234, i64 14
  %251 = insertelement <16 x float> %250, float %235, i64 15
  %252 = getelementptr float, ptr %5, i64 4
  %253 = getelementptr float, ptr %5, i64 8
  %254 = getelementptr float, ptr %5, i64 12
  %255 = extractelement <16 x float> %251, i64 0
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = extractelement <16 x float> %251, i64 1
  %258 = insertelement <4 x float> %256, float %257, i64 1
  %259 = extractelement <16 x float> %251, i64 2
  %260 = insertelement <4 x float> %258, float %259, i64 2
  %261 = extractelement <16 x float> %251, i64 3
  %262 = insertelement <4 x float> %260, float %261, i64 3
  store <4 x float> %262, ptr %5, align 16
  %263 = extractelement <16 x float> %251, i64 4
  %264 = insertelement <4 x float> poison, float %263, i64 0
  %265 = extractelement <16 x float> %251, i64 5
  %266 = insertelement <4 x float> %264, float %265, i64 1
  %267 = extractelement <16 x float> %251, i64 6
  %268 = insertelement <4 x float> %266, float %267, i64 2
  %269 = extractelement <16 x float> %251, i64 7
  %270 = insertelement <4 x float> %268, float %269, i64 3
  store <4 x float> %270, ptr %252, align 16
  %271 = extractelement <16 x float> %251, i64 8
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <16 x float> %251, i64 9
  %274 = insertelement <4 x float> %272, float %273, i64 1
  %275 = extractelement <16 x float> %251, i64 10
  %276 = insertelement <4 x float> %274, float %275, i64 2
  %277 = extractelement <16 x float> %251, i64 11
  %278 = insertelement <4 x float> %276, float %277, i64 3
  store <4 x float> %278, ptr %253, align 16
  %279 = extractelement <16 x float> %251, i64 12
  %280 = insertelement <4 x float> poison, float %279, i64 0
  %281 = extractelement <16 x float> %251, i64 13
  %282 = insertelement <4 x float> %280, float %281, i64 1
  %283 = extractelement <16 x float> %251, i64 14
  %284 = insertelement <4 x float> %282, float %283, i64 2
  %285 = extractelement <16 x float> %251, i64 15
  %286 = insertelement <4 x float> %284, float %285, i64 3
  store <4 x float> %286, ptr %254, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %287 = getelementptr float, ptr %5, i64 4
  %288 = getelementptr float, ptr %5, i64 8
  %289 = getelementptr float, ptr %5, i64 12
  %290 = load <4 x float>, ptr %5, align 16
  %291 = extractelement <4 x float> %290, i64 0
  %292 = insertelement <16 x float> poison, float %291, i64 0
  %293 = extractelement <4 x float> %290, i64 1
  %294 = insertelement <16 x float> %292, float %293, i64 1
  %295 = extractelement <4 x float> %290, i64 2
  %296 = insertelement <16 x float> %294, float %295, i64 2
  %297 = extractelement <4 x float> %290, i64 3
  %298 = insertelement <16 x float> %296, float %297, i64 3
  %299 = load <4 x float>, ptr %287, align 16
  %300 = extractelement <4 x float> %299, i64 0
  %301 = insertelement <16 x float> %298, float %300, i64 4
  %302 = extractelement <4 x float> %299, i64 1
  %303 = insertelement <16 x float> %301, float %302, i64 5
  %304 = extractelement <4 x float> %299, i64 2
  %305 = insertelement <16 x float> %303, float %304, i64 6
  %306 = extractelement <4 x float> %299, i64 3
  %307 = insertelement <16 x float> %305, float %306, i64 7
  %308 = load <4 x float>, ptr %288, align 16
  %309 = extractelement <4 x float> %308, i64 0
  %310 = insertelement <16 x float> %307, float %309, i64 8
  %311 = extractelement <4 x float> %308, i64 1
  %312 = insertelement <16 x float> %310, float %311, i64 9
  %313 = extractelement <4 x float> %308, i64 2
  %314 = insertelement <16 x float> %312, float %313, i64 10
  %315 = extractelement <4 x float> %308, i64 3
  %316 = insertelement <16 x float> %314, float %315, i64 11
  %317 = load <4 x float>, ptr %289, align 16
  %318 = extractelement <4 x float> %317, i64 0
  %319 = insertelement <16 x float> %316, float %318, i64 12
  %320 = extractelement <4 x float> %317, i64 1
  %321 = insertelement <16 x float> %319, float %320, i64 13
  %322 = extractelement <4 x float> %317, i64 2
  %323 = insertelement <16 x float> %321, float %322, i64 14
  %324 = extractelement <4 x float> %317, i64 3
  %325 = insertelement <16 x float> %323, float %324, i64 15
  %326 = extractelement <16 x float> %325, i64 0
  %327 = extractelement <16 x float> %325, i64 1
  %328 = extractelement <16 x float> %325, i64 2
  %329 = extractelement <16 x float> %325, i64 3
  %330 = extractelement <16 x float> %325, i64 4
  %331 = extractelement <16 x float> %325, i64 5
  %332 = extractelement <16 x float> %325, i64 6
  %333 = extractelement <16 x float> %325, i64 7
  %334 = extractelement <16 x float> %325, i64 8
  %335 = extractelement <16 x float> %325, i64 9
  %336 = extractelement <16 x float> %325, i64 10
  %337 = extractelement <16 x float> %325, i64 11
  %338 = extractelement <16 x float> %325, i64 12
  %339 = extractelement <16 x float> %325, i64 13
  %340 = extractelement <16 x float> %325, i64 14
  %341 = extractelement <16 x float> %325, i64 15
  %342 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %326, float %327, float %328, float %329, float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341)
  %343 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 0
  %344 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 1
  %345 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 2
  %346 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 3
  %347 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 4
  %348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 5
  %349 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 6
  %350 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 7
  %351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 8
  %352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 9
  %353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 10
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 11
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 12
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 13
  %357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 14
  %358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %342, 15
  %359 = insertelement <16 x float> poison, float %343, i64 0
  %360 = insertelement <16 x float> %359, float %344, i64 1
  %361 = insertelement <16 x float> %360, float %345, i64 2
  %362 = insertelement <16 x float> %361, float %346, i64 3
  %363 = insertelement <16 x float> %362, float %347, i64 4
  %364 = insertelement <16 x float> %363, float %348, i64 5
  %365 = insertelement <16 x float> %364, float %349, i64 6
  %366 = insertelement <16 x float> %365, float %350, i64 7
  %367 = insertelement <16 x float> %366, float %351, i64 8
  %368 = insertelement <16 x float> %367, float %352, i64 9
  %369 = insertelement <16 x float> %368, float %353, i64 10
  %370 = insertelement <16 x float> %369, float %354, i64 11
  %371 = insertelement <16 x float> %370, float %355, i64 12
  %372 = insertelement <16 x float> %371, float %356, i64 13
  %373 = insertelement <16 x float> %372, float %357, i64 14
  %374 = insertelement <16 x float> %373, float %358, i64 15
  %375 = getelementptr float, ptr %5, i64 4
  %376 = getelementptr float, ptr %5, i64 8
  %377 = getelementptr float, ptr %5, i64 12
  %378 = extractelement <16 x float> %374, i64 0
  %379 = insertelement <4 x float> poison, float %378, i64 0
  %380 = extractelement <16 x float> %374, i64 1
  %381 = insertelement <4 x float> %379, float %380, i64 1
  %382 = extractelement <16 x float> %374, i64 2
  %383 = insertelement <4 x float> %381, float %382, i64 2
  %384 = extractelement <16 x float> %374, i64 3
  %385 = insertelement <4 x float> %383, float %384, i64 3
  store <4 x float> %385, ptr %5, align 16
  %386 = extractelement <16 x float> %374, i64 4
  %387 = insertelement <4 x float> poison, float %386, i64 0
  %388 = extractelement <16 x float> %374, i64 5
  %389 = insertelement <4 x float> %387, float %388, i64 1
  %390 = extractelement <16 x float> %374, i64 6
  %391 = insertelement <4 x float> %389, float %390, i64 2
  %392 = extractelement <16 x float> %374, i64 7
  %393 = insertelement <4 x float> %391, float %392, i64 3
  store <4 x float> %393, ptr %375, align 16
  %394 = extractelement <16 x float> %374, i64 8
  %395 = insertelement <4 x float> poison, float %394, i64 0
  %396 = extractelement <16 x float> %374, i64 9
  %397 = insertelement <4 x float> %395, float %396, i64 1
  %398 = extractelement <16 x float> %374, i64 10
  %399 = insertelement <4 x float> %397, float %398, i64 2
  %400 = extractelement <16 x float> %374, i64 11
  %401 = insertelement <4 x float> %399, float %400, i64 3
  store <4 x float> %401, ptr %376, align 16
  %402 = extractelement <16 x float> %374, i64 12
  %403 = insertelement <4 x float> poison, float %402, i64 0
  %404 = extractelement <16 x float> %374, i64 13
  %405 = insertelement <4 x float> %403, float %404, i64 1
  %406 = extractelement <16 x float> %374, i64 14
  %407 = insertelement <4 x float> %405, float %406, i64 2
  %408 = extractelement <16 x float> %374, i64 15
  %409 = insertelement <4 x float> %407, float %408, i64 3
  store <4 x float> %409, ptr %377, align 16
  %410 = urem i32 %6, 4
  %411 = udiv i32 %6, 4
  %412 = mul nsw i32 %410, 2
  %413 = urem i32 %411, 8
  %414 = udiv i32 %411, 8
  %415 = mul nsw i32 %413, 32
  %416 = add nsw i32 %412, %415
  %417 = mul nsw i32 %414, 512
  %418 = add nsw i32 %416, %417
  %419 = sext i32 %418 to i64
  %420 = getelementptr float, ptr addrspace(1) %3, i64 %419
  %421 = getelementptr float, ptr %5, i64 4
  %422 = getelementptr float, ptr %5, i64 8
  %423 = getelementptr float, ptr %5, i64 12
  %424 = load <4 x float>, ptr %5, align 16
  %425 = extractelement <4 x float> %424, i64 0
  %426 = insertelement <16 x float> poison, float %425, i64 0
  %427 = extractelement <4 x float> %424, i64 1
  %428 = insertelement <16 x float> %426, float %427, i64 1
  %429 = extractelement <4 x float> %424, i64 2
  %430 = insertelement <16 x float> %428, float %429, i64 2
  %431 = extractelement <4 x float> %424, i64 3
  %432 = insertelement <16 x float> %430, float %431, i64 3
  %433 = load <4 x float>, ptr %421, align 16
  %434 = extractelement <4 x float> %433, i64 0
  %435 = insertelement <16 x float> %432, float %434, i64 4
  %436 = extractelement <4 x float> %433, i64 1
  %437 = insertelement <16 x float> %435, float %436, i64 5
  %438 = extractelement <4 x float> %433, i64 2
  %439 = insertelement <16 x float> %437, float %438, i64 6
  %440 = extractelement <4 x float> %433, i64 3
  %441 = insertelement <16 x float> %439, float %440, i64 7
  %442 = load <4 x float>, ptr %422, align 16
  %443 = extractelement <4 x float> %442, i64 0
  %444 = insertelement <16 x float> %441, float %443, i64 8
  %445 = extractelement <4 x float> %442, i64 1
  %446 = insertelement <16 x float> %444, float %445, i64 9
  %447 = extractelement <4 x float> %442, i64 2
  %448 = insertelement <16 x float> %446, float %447, i64 10
  %449 = extractelement <4 x float> %442, i64 3
  %450 = insertelement <16 x float> %448, float %449, i64 11
  %451 = load <4 x float>, ptr %423, align 16
  %452 = extractelement <4 x float> %451, i64 0
  %453 = insertelement <16 x float> %450, float %452, i64 12
  %454 = extractelement <4 x float> %451, i64 1
  %455 = insertelement <16 x float> %453, float %454, i64 13
  %456 = extractelement <4 x float> %451, i64 2
  %457 = insertelement <16 x float> %455, float %456, i64 14
  %458 = extractelement <4 x float> %451, i64 3
  %459 = insertelement <16 x float> %457, float %458, i64 15
  %460 = getelementptr float, ptr addrspace(1) %420, i64 256
  %461 = getelementptr float, ptr addrspace(1) %420, i64 8
  %462 = getelementptr float, ptr addrspace(1) %420, i64 264
  %463 = getelementptr float, ptr addrspace(1) %420, i64 16
  %464 = getelementptr float, ptr addrspace(1) %420, i64 272
  %465 = getelementptr float, ptr addrspace(1) %420, i64 24
  %466 = getelementptr float, ptr addrspace(1) %420, i64 280
  %467 = extractelement <16 x float> %459, i64 0
  %468 = insertelement <2 x float> poison, float %467, i64 0
  %469 = extractelement <16 x float> %459, i64 1
  %470 = insertelement <2 x float> %468, float %469, i64 1
  store <2 x float> %470, ptr addrspace(1) %420, align 8
  %471 = extractelement <16 x float> %459, i64 2
  %472 = insertelement <2 x float> poison, float %471, i64 0
  %473 = extractelement <16 x float> %459, i64 3
  %474 = insertelement <2 x float> %472, float %473, i64 1
  store <2 x float> %474, ptr addrspace(1) %460, align 8
  %475 = extractelement <16 x float> %459, i64 4
  %476 = insertelement <2 x float> poison, float %475, i64 0
  %477 = extractelement <16 x float> %459, i64 5
  %478 = insertelement <2 x float> %476, float %477, i64 1
  store <2 x float> %478, ptr addrspace(1) %461, align 8
  %479 = extractelement <16 x float> %459, i64 6
  %480 = insertelement <2 x float> poison, float %479, i64 0
  %481 = extractelement <16 x float> %459, i64 7
  %482 = insertelement <2 x float> %480, float %481, i64 1
  store <2 x float> %482, ptr addrspace(1) %462, align 8
  %483 = extractelement <16 x float> %459, i64 8
  %484 = insertelement <2 x float> poison, float %483, i64 0
  %485 = extractelement <16 x float> %459, i64 9
  %486 = insertelement <2 x float> %484, float %485, i64 1
  store <2 x float> %486, ptr addrspace(1) %463, align 8
  %487 = extractelement <16 x float> %459, i64 10
  %488 = insertelement <2 x float> poison, float %487, i64 0
  %489 = extractelement <16 x float> %459, i64 11
  %490 = insertelement <2 x float> %488, float %489, i64 1
  store <2 x float> %490, ptr addrspace(1) %464, align 8
  %491 = extractelement <16 x float> %459, i64 12
  %492 = insertelement <2 x float> poison, float %491, i64 0
  %493 = extractelement <16 x float> %459, i64 13
  %494 = insertelement <2 x float> %492, float %493, i64 1
  store <2 x float> %494, ptr addrspace(1) %465, align 8
  %495 = extractelement <16 x float> %459, i64 14
  %496 = insertelement <2 x float> poison, float %495, i64 0
  %497 = extractelement <16 x float> %459, i64 15
  %498 = insertelement <2 x float> %496, float %497, i64 1
  store <2 x float> %498, ptr addrspace(1) %466, align 8
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
