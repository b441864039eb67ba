; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [4 x i32], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = urem i32 %9, 8
  %11 = udiv i32 %9, 8
  %12 = mul nsw i32 %10, 8
  %13 = add nsw i32 %8, %12
  %14 = mul nsw i32 %11, 128
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr i32, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 64
  %19 = getelementptr i32, ptr addrspace(1) %17, i64 4
  %20 = getelementptr i32, ptr addrspace(1) %17, i64 68
  %21 = load i32, ptr addrspace(1) %17, align 4
  %22 = insertelement <4 x i32> poison, i32 %21, i64 0
  %23 = load i32, ptr addrspace(1) %18, align 4
  %24 = insertelement <4 x i32> %22, i32 %23, i64 1
  %25 = load i32, ptr addrspace(1) %19, align 4
  %26 = insertelement <4 x i32> %24, i32 %25, i64 2
  %27 = load i32, ptr addrspace(1) %20, align 4
  %28 = insertelement <4 x i32> %26, i32 %27, i64 3
  %29 = extractelement <4 x i32> %28, i64 0
  %30 = insertelement <4 x i32> poison, i32 %29, i64 0
  %31 = extractelement <4 x i32> %28, i64 1
  %32 = insertelement <4 x i32> %30, i32 %31, i64 1
  %33 = extractelement <4 x i32> %28, i64 2
  %34 = insertelement <4 x i32> %32, i32 %33, i64 2
  %35 = extractelement <4 x i32> %28, i64 3
  %36 = insertelement <4 x i32> %34, i32 %35, i64 3
  store <4 x i32> %36, ptr %6, align 16
  br label %37

37:                                               ; preds = %40, %4
  %38 = phi i32 [ %63, %40 ], [ %7, %4 ]
  %39 = icmp slt i32 %38, 256
  br i1 %39, label %40, label %64

40:                                               ; preds = %37
  %41 = urem i32 %38, 32
  %42 = udiv i32 %38, 32
  %43 = mul nsw i32 %41, 8
  %44 = add nsw i32 %43, %42
  %45 = sext i32 %44 to i64
  %46 = getelementptr i32, ptr addrspace(1) %1, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  %48 = urem i32 %38, 8
  %49 = udiv i32 %38, 8
  %50 = mul nsw i32 %48, 32
  %51 = urem i32 %49, 4
  %52 = udiv i32 %49, 4
  %53 = mul nsw i32 %51, 256
  %54 = add nsw i32 %50, %53
  %55 = add nsw i32 %54, %52
  %56 = sext i32 %55 to i64
  %57 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %56
  %58 = ptrtoint ptr addrspace(3) %57 to i32
  %59 = and i32 %58, 896
  %60 = lshr i32 %59, 3
  %61 = xor i32 %58, %60
  %62 = inttoptr i32 %61 to ptr addrspace(3)
  store i32 %47, ptr addrspace(3) %62, align 4
  %63 = add i32 %38, 128
  br label %37

64:                                               ; preds = %37
  %65 = urem i32 %7, 4
  %66 = udiv i32 %7, 4
  %67 = mul nsw i32 %65, 2
  %68 = urem i32 %66, 8
  %69 = udiv i32 %66, 8
  %70 = mul nsw i32 %68, 32
  %71 = add nsw i32 %67, %70
  %72 = mul nsw i32 %69, 512
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr addrspace(1) %2, i64 %74
  %76 = getelementptr float, ptr addrspace(1) %75, i64 256
  %77 = getelementptr float, ptr addrspace(1) %75, i64 8
  %78 = getelementptr float, ptr addrspace(1) %75, i64 264
  %79 = getelementptr float, ptr addrspace(1) %75, i64 16
  %80 = getelementptr float, ptr addrspace(1) %75, i64 272
  %81 = getelementptr float, ptr addrspace(1) %75, i64 24
  %82 = getelementptr float, ptr addrspace(1) %75, i64 280
  %83 = load <2 x float>, ptr addrspace(1) %75, align 8
  %84 = extractelement <2 x float> %83, i64 0
  %85 = insertelement <16 x float> poison, float %84, i64 0
  %86 = extractelement <2 x float> %83, i64 1
  %87 = insertelement <16 x float> %85, float %86, i64 1
  %88 = load <2 x float>, ptr addrspace(1) %76, align 8
  %89 = extractelement <2 x float> %88, i64 0
  %90 = insertelement <16 x float> %87, float %89, i64 2
  %91 = extractelement <2 x float> %88, i64 1
  %92 = insertelement <16 x float> %90, float %91, i64 3
  %93 = load <2 x float>, ptr addrspace(1) %77, align 8
  %94 = extractelement <2 x float> %93, i64 0
  %95 = insertelement <16 x float> %92, float %94, i64 4
  %96 = extractelement <2 x float> %93, i64 1
  %97 = insertelement <16 x float> %95, float %96, i64 5
  %98 = load <2 x float>, ptr addrspace(1) %78, align 8
  %99 = extractelement <2 x float> %98, i64 0
  %100 = insertelement <16 x float> %97, float %99, i64 6
  %101 = extractelement <2 x float> %98, i64 1
  %102 = insertelement <16 x float> %100, float %101, i64 7
  %103 = load <2 x float>, ptr addrspace(1) %79, align 8
  %104 = extractelement <2 x float> %103, i64 0
  %105 = insertelement <16 x float> %102, float %104, i64 8
  %106 = extractelement <2 x float> %103, i64 1
  %107 = insertelement <16 x float> %105, float %106, i64 9
  %108 = load <2 x float>, ptr addrspace(1) %80, align 8
  %109 = extractelement <2 x float> %108, i64 0
  %110 = insertelement <16 x float> %107, float %109, i64 10
  %111 = extractelement <2 x float> %108, i64 1
  %112 = insertelement <16 x float> %110, float %111, i64 11
  %113 = load <2 x float>, ptr addrspace(1) %81, align 8
  %114 = extractelement <2 x float> %113, i64 0
  %115 = insertelement <16 x float> %112, float %114, i64 12
  %116 = extractelement <2 x float> %113, i64 1
  %117 = insertelement <16 x float> %115, float %116, i64 13
  %118 = load <2 x float>, ptr addrspace(1) %82, align 8
  %119 = extractelement <2 x float> %118, i64 0
  %120 = insertelement <16 x float> %117, float %119, i64 14
  %121 = extractelement <2 x float> %118, i64 1
  %122 = insertelement <16 x float> %120, float %121, i64 15
  %123 = getelementptr float, ptr %5, i64 4
  %124 = getelementptr float, ptr %5, i64 8
  %125 = getelementptr float, ptr %5, i64 12
  %126 = extractelement <16 x float> %122, i64 0
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = extractelement <16 x float> %122, i64 1
  %129 = insertelement <4 x float> %127, float %128, i64 1
  %130 = extractelement <16 x float> %122, i64 2
  %131 = insertelement <4 x float> %129, float %130, i64 2
  %132 = extractelement <16 x float> %122, i64 3
  %133 = insertelement <4 x float> %131, float %132, i64 3
  store <4 x float> %133, ptr %5, align 16
  %134 = extractelement <16 x float> %122, i64 4
  %135 = insertelement <4 x float> poison, float %134, i64 0
  %136 = extractelement <16 x float> %122, i64 5
  %137 = insertelement <4 x float> %135, float %136, i64 1
  %138 = extractelement <16 x float> %122, i64 6
  %139 = insertelement <4 x float> %137, float %138, i64 2
  %140 = extractelement <16 x float> %122, i64 7
  %141 = insertelement <4 x float> %139, float %140, i64 3
  store <4 x float> %141, ptr %123, align 16
  %142 = extractelement <16 x float> %122, i64 8
  %143 = insertelement <4 x float> poison, float %142, i64 0
  %144 = extractelement <16 x float> %122, i64 9
  %145 = insertelement <4 x float> %143, float %144, i64 1
  %146 = extractelement <16 x float> %122, i64 10
  %147 = insertelement <4 x float> %145, float %146, i64 2
  %148 = extractelement <16 x float> %122, i64 11
  %149 = insertelement <4 x float> %147, float %148, i64 3
  store <4 x float> %149, ptr %124, align 16
  %150 = extractelement <16 x float> %122, i64 12
  %151 = insertelement <4 x float> poison, float %150, i64 0
  %152 = extractelement <16 x float> %122, i64 13
  %153 = insertelement <4 x float> %151, float %152, i64 1
  %154 = extractelement <16 x float> %122, i64 14
  %155 = insertelement <4 x float> %153, float %154, i64 2
  %156 = extractelement <16 x float> %122, i64 15
  %157 = insertelement <4 x float> %155, float %156, i64 3
  store <4 x float> %157, ptr %125, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %158 = load <4 x i32>, ptr %6, align 16
  %159 = extractelement <4 x i32> %158, i64 0
  %160 = insertelement <4 x i32> poison, i32 %159, i64 0
  %161 = extractelement <4 x i32> %158, i64 1
  %162 = insertelement <4 x i32> %160, i32 %161, i64 1
  %163 = extractelement <4 x i32> %158, i64 2
  %164 = insertelement <4 x i32> %162, i32 %163, i64 2
  %165 = extractelement <4 x i32> %158, i64 3
  %166 = insertelement <4 x i32> %164, i32 %165, i64 3
  %167 = extractelement <4 x i32> %166, i64 0
  %168 = extractelement <4 x i32> %166, i64 1
  %169 = extractelement <4 x i32> %166, i64 2
  %170 = extractelement <4 x i32> %166, i64 3
  %171 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %172 = lshr i32 %171, 4
  %173 = zext i32 %172 to i64
  %174 = or i64 %173, 4611686293305360384
  %175 = getelementptr float, ptr %5, i64 4
  %176 = getelementptr float, ptr %5, i64 8
  %177 = getelementptr float, ptr %5, i64 12
  %178 = load <4 x float>, ptr %5, align 16
  %179 = extractelement <4 x float> %178, i64 0
  %180 = insertelement <16 x float> poison, float %179, i64 0
  %181 = extractelement <4 x float> %178, i64 1
  %182 = insertelement <16 x float> %180, float %181, i64 1
  %183 = extractelement <4 x float> %178, i64 2
  %184 = insertelement <16 x float> %182, float %183, i64 2
  %185 = extractelement <4 x float> %178, i64 3
  %186 = insertelement <16 x float> %184, float %185, i64 3
  %187 = load <4 x float>, ptr %175, align 16
  %188 = extractelement <4 x float> %187, i64 0
  %189 = insertelement <16 x float> %186, float %188, i64 4
  %190 = extractelement <4 x float> %187, i64 1
  %191 = insertelement <16 x float> %189, float %190, i64 5
  %192 = extractelement <4 x float> %187, i64 2
  %193 = insertelement <16 x float> %191, float %192, i64 6
  %194 = extractelement <4 x float> %187, i64 3
  %195 = insertelement <16 x float> %193, float %194, i64 7
  %196 = load <4 x float>, ptr %176, align 16
  %197 = extractelement <4 x float> %196, i64 0
  %198 = insertelement <16 x float> %195, float %197, i64 8
  %199 = extractelement <4 x float> %196, i64 1
  %200 = insertelement <16 x float> %198, float %199, i64 9
  %201 = extractelement <4 x float> %196, i64 2
  %202 = insertelement <16 x float> %200, float %201, i64 10
  %203 = extractelement <4 x float> %196, i64 3
  %204 = insertelement <16 x float> %202, float %203, i64 11
  %205 = load <4 x float>, ptr %177, align 16
  %206 = extractelement <4 x float> %205, i64 0
  %207 = insertelement <16 x float> %204, float %206, i64 12
  %208 = extractelement <4 x float> %205, i64 1
  %209 = insertelement <16 x float> %207, float %208, i64 13
  %210 = extractelement <4 x float> %205, i64 2
  %211 = insertelement <16 x float> %209, float %210, i64 14
  %212 = extractelement <4 x float> %205, i64 3
  %213 = insertelement <16 x float> %211, float %212, i64 15
  %214 = extractelement <16 x float> %213, i64 0
  %215 = extractelement <16 x float> %213, i64 1
  %216 = extractelement <16 x float> %213, i64 2
  %217 = extractelement <16 x float> %213, i64 3
  %218 = extractelement <16 x float> %213, i64 4
  %219 = extractelement <16 x float> %213, i64 5
  %220 = extractelement <16 x float> %213, i64 6
  %221 = extractelement <16 x float> %213, i64 7
  %222 = extractelement <16 x float> %213, i64 8
  %223 = extractelement <16 x float> %213, i64 9
  %224 = extractelement <16 x float> %213, i64 10
  %225 = extractelement <16 x float> %213, i64 11
  %226 = extractelement <16 x float> %213, i64 12
  %227 = extractelement <16 x float> %213, i64 13
  %228 = extractelement <16 x float> %213, i64 14
  %229 = extractelement <16 x float> %213, i64 15
  %230 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $37, 0; wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, {$32, $33, $34, $35}, $36, p, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,r,r,r,r,l,r"(float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221, float %222, float %223, float %224, float %225, float %226, float %227, float %228, float %229, i32 %167, i32 %168, i32 %169, i32 %170, i64 %174, i32 1)
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 0
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 1
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 2
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 3
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 4
  %236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 5
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 6
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 7
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 8
  %240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 9
  %241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 10
  %242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 11
  %243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 12
  %244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 13
  %245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 14
  %246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %230, 15
  %247 = insertelement <16 x float> poison, float %231, i64 0
  %248 = insertelement <16 x float> %247, float %232, i64 1
  %249 = insertelement <16 x float> %248, float %233, i64 2
  %250 = insertelement <16 x float> %249, float %234, i64 3
  %251 = insertelement <16 x float> %250, float %235, i64 4
  %252 = insertelement <16 x float> %251, float %236, i64 5
  %253 = insertelement <16 x float> %252, float %237, i64 6
  %254 = insertelement <16 x float> %253, float %238, i64 7
  %255 = insertelement <16 x float> %254, float %239, i64 8
  %256 = insertelement <16 x float> %255, float %240, i64 9
  %257 = insertelement <16 x float> %256, float %241, i64 10
  %258 = insertelement <16 x float> %257, float %242, i64 11
  %259 = insertelement <16 x float> %258, float %243, i64 12
  %260 = insertelement <16 x float> %259, float %244, i64 13
  %261 = insertelement <16 x float> %260, float %245, i64 14
  %262 = insertelement <16 x float> %261, float %246, i64 15
  %263 = getelementptr float, ptr %5, i64 4
  %264 = getelementptr float, ptr %5, i64 8
  %265 = getelementptr float, ptr %5, i64 12
  %266 = extractelement <16 x float> %262, i64 0
  %267 = insertelement <4 x float> poison, float %266, i64 0
  %268 = extractelement <16 x float> %262, i64 1
  %269 = insertelement <4 x float> %267, float %268, i64 1
  %270 = extractelement <16 x float> %262, i64 2
  %271 = insertelement <4 x float> %269, float %270, i64 2
  %272 = extractelement <16 x float> %262, i64 3
  %273 = insertelement <4 x float> %271, float %272, i64 3
  store <4 x float> %273, ptr %5, align 16
  %274 = extractelement <16 x float> %262, i64 4
  %275 = insertelement <4 x float> poison, float %274, i64 0
  %276 = extractelement <16 x float> %262, i64 5
  %277 = insertelement <4 x float> %275, float %276, i64 1
  %278 = extractelement <16 x float> %262, i64 6
  %279 = insertelement <4 x float> %277, float %278, i64 2
  %280 = extractelement <16 x float> %262, i64 7
  %281 = insertelement <4 x float> %279, float %280, i64 3
  store <4 x float> %281, ptr %263, align 16
  %282 = extractelement <16 x float> %262, i64 8
  %283 = insertelement <4 x float> poison, float %282, i64 0
  %284 = extractelement <16 x float> %262, i64 9
  %285 = insertelement <4 x float> %283, float %284, i64 1
  %286 = extractelement <16 x float> %262, i64 10
  %287 = insertelement <4 x float> %285, float %286, i64 2
  %288 = extractelement <16 x float> %262, i64 11
  %289 = insertelement <4 x float> %287, float %288, i64 3
  store <4 x float> %289, ptr %264, align 16
  %290 = extractelement <16 x float> %262, i64 12
  %291 = insertelement <4 x float> poison, float %290, i64 0
  %292 = extractelement <16 x float> %262, i64 13
  %293 = insertelement <4 x float> %291, float %292, i64 1
  %294 = extractelement <16 x float> %262, i64 14
  %295 = insertelement <4 x float> %293, float %294, i64 2
  %296 = extractelement <16 x float> %262, i64 15
  %297 = insertelement <4 x float> %295, float %296, i64 3
  store <4 x float> %297, ptr %265, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %298 = getelementptr float, ptr %5, i64 4
  %299 = getelementptr float, ptr %5, i64 8
  %300 = getelementptr float, ptr %5, i64 12
  %301 = load <4 x float>, ptr %5, align 16
  %302 = extractelement <4 x float> %301, i64 0
  %303 = insertelement <16 x float> poison, float %302, i64 0
  %304 = extractelement <4 x float> %301, i64 1
  %305 = insertelement <16 x float> %303, float %304, i64 1
  %306 = extractelement <4 x float> %301, i64 2
  %307 = insertelement <16 x float> %305, float %306, i64 2
  %308 = extractelement <4 x float> %301, i64 3
  %309 = insertelement <16 x float> %307, float %308, i64 3
  %310 = load <4 x float>, ptr %298, align 16
  %311 = extractelement <4 x float> %310, i64 0
  %312 = insertelement <16 x float> %309, float %311, i64 4
  %313 = extractelement <4 x float> %310, i64 1
  %314 = insertelement <16 x float> %312, float %313, i64 5
  %315 = extractelement <4 x float> %310, i64 2
  %316 = insertelement <16 x float> %314, float %315, i64 6
  %317 = extractelement <4 x float> %310, i64 3
  %318 = insertelement <16 x float> %316, float %317, i64 7
  %319 = load <4 x float>, ptr %299, align 16
  %320 = extractelement <4 x float> %319, i64 0
  %321 = insertelement <16 x float> %318, float %320, i64 8
  %322 = extractelement <4 x float> %319, i64 1
  %323 = insertelement <16 x float> %321, float %322, i64 9
  %324 = extractelement <4 x float> %319, i64 2
  %325 = insertelement <16 x float> %323, float %324, i64 10
  %326 = extractelement <4 x float> %319, i64 3
  %327 = insertelement <16 x float> %325, float %326, i64 11
  %328 = load <4 x float>, ptr %300, align 16
  %329 = extractelement <4 x float> %328, i64 0
  %330 = insertelement <16 x float> %327, float %329, i64 12
  %331 = extractelement <4 x float> %328, i64 1
  %332 = insertelement <16 x float> %330, float %331, i64 13
  %333 = extractelement <4 x float> %328, i64 2
  %334 = insertelement <16 x float> %332, float %333, i64 14
  %335 = extractelement <4 x float> %328, i64 3
  %336 = insertelement <16 x float> %334, float %335, i64 15
  %337 = extractelement <16 x float> %336, i64 0
  %338 = extractelement <16 x float> %336, i64 1
  %339 = extractelement <16 x float> %336, i64 2
  %340 = extractelement <16 x float> %336, i64 3
  %341 = extractelement <16 x float> %336, i64 4
  %342 = extractelement <16 x float> %336, i64 5
  %343 = extractelement <16 x float> %336, i64 6
  %344 = extractelement <16 x float> %336, i64 7
  %345 = extractelement <16 x float> %336, i64 8
  %346 = extractelement <16 x float> %336, i64 9
  %347 = extractelement <16 x float> %336, i64 10
  %348 = extractelement <16 x float> %336, i64 11
  %349 = extractelement <16 x float> %336, i64 12
  %350 = extractelement <16 x float> %336, i64 13
  %351 = extractelement <16 x float> %336, i64 14
  %352 = extractelement <16 x float> %336, i64 15
  %353 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348, float %349, float %350, float %351, float %352)
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 0
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 1
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 2
  %357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 3
  %358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 4
  %359 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 5
  %360 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 6
  %361 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 7
  %362 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 8
  %363 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 9
  %364 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 10
  %365 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 11
  %366 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 12
  %367 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 13
  %368 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 14
  %369 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %353, 15
  %370 = insertelement <16 x float> poison, float %354, i64 0
  %371 = insertelement <16 x float> %370, float %355, i64 1
  %372 = insertelement <16 x float> %371, float %356, i64 2
  %373 = insertelement <16 x float> %372, float %357, i64 3
  %374 = insertelement <16 x float> %373, float %358, i64 4
  %375 = insertelement <16 x float> %374, float %359, i64 5
  %376 = insertelement <16 x float> %375, float %360, i64 6
  %377 = insertelement <16 x float> %376, float %361, i64 7
  %378 = insertelement <16 x float> %377, float %362, i64 8
  %379 = insertelement <16 x float> %378, float %363, i64 9
  %380 = insertelement <16 x float> %379, float %364, i64 10
  %381 = insertelement <16 x float> %380, float %365, i64 11
  %382 = insertelement <16 x float> %381, float %366, i64 12
  %383 = insertelement <16 x float> %382, float %367, i64 13
  %384 = insertelement <16 x float> %383, float %368, i64 14
  %385 = insertelement <16 x float> %384, float %369, i64 15
  %386 = getelementptr float, ptr %5, i64 4
  %387 = getelementptr float, ptr %5, i64 8
  %388 = getelementptr float, ptr %5, i64 12
  %389 = extractelement <16 x float> %385, i64 0
  %390 = insertelement <4 x float> poison, float %389, i64 0
  %391 = extractelement <16 x float> %385, i64 1
  %392 = insertelement <4 x float> %390, float %391, i64 1
  %393 = extractelement <16 x float> %385, i64 2
  %394 = insertelement <4 x float> %392, float %393, i64 2
  %395 = extractelement <16 x float> %385, i64 3
  %396 = insertelement <4 x float> %394, float %395, i64 3
  store <4 x float> %396, ptr %5, align 16
  %397 = extractelement <16 x float> %385, i64 4
  %398 = insertelement <4 x float> poison, float %397, i64 0
  %399 = extractelement <16 x float> %385, i64 5
  %400 = insertelement <4 x float> %398, float %399, i64 1
  %401 = extractelement <16 x float> %385, i64 6
  %402 = insertelement <4 x float> %400, float %401, i64 2
  %403 = extractelement <16 x float> %385, i64 7
  %404 = insertelement <4 x float> %402, float %403, i64 3
  store <4 x float> %404, ptr %386, align 16
  %405 = extractelement <16 x float> %385, i64 8
  %406 = insertelement <4 x float> poison, float %405, i64 0
  %407 = extractelement <16 x float> %385, i64 9
  %408 = insertelement <4 x float> %406, float %407, i64 1
  %409 = extractelement <16 x float> %385, i64 10
  %410 = insertelement <4 x float> %408, float %409, i64 2
  %411 = extractelement <16 x float> %385, i64 11
  %412 = insertelement <4 x float> %410, float %411, i64 3
  store <4 x float> %412, ptr %387, align 16
  %413 = extractelement <16 x float> %385, i64 12
  %414 = insertelement <4 x float> poison, float %413, i64 0
  %415 = extractelement <16 x float> %385, i64 13
  %416 = insertelement <4 x float> %414, float %415, i64 1
  %417 = extractelement <16 x float> %385, i64 14
  %418 = insertelement <4 x float> %416, float %417, i64 2
  %419 = extractelement <16 x float> %385, i64 15
  %420 = insertelement <4 x float> %418, float %419, i64 3
  store <4 x float> %420, ptr %388, align 16
  %421 = urem i32 %7, 4
  %422 = udiv i32 %7, 4
  %423 = mul nsw i32 %421, 2
  %424 = urem i32 %422, 8
  %425 = udiv i32 %422, 8
  %426 = mul nsw i32 %424, 32
  %427 = add nsw i32 %423, %426
  %428 = mul nsw i32 %425, 512
  %429 = add nsw i32 %427, %428
  %430 = sext i32 %429 to i64
  %431 = getelementptr float, ptr addrspace(1) %3, i64 %430
  %432 = getelementptr float, ptr %5, i64 4
  %433 = getelementptr float, ptr %5, i64 8
  %434 = getelementptr float, ptr %5, i64 12
  %435 = load <4 x float>, ptr %5, align 16
  %436 = extractelement <4 x float> %435, i64 0
  %437 = insertelement <16 x float> poison, float %436, i64 0
  %438 = extractelement <4 x float> %435, i64 1
  %439 = insertelement <16 x float> %437, float %438, i64 1
  %440 = extractelement <4 x float> %435, i64 2
  %441 = insertelement <16 x float> %439, float %440, i64 2
  %442 = extractelement <4 x float> %435, i64 3
  %443 = insertelement <16 x float> %441, float %442, i64 3
  %444 = load <4 x float>, ptr %432, align 16
  %445 = extractelement <4 x float> %444, i64 0
  %446 = insertelement <16 x float> %443, float %445, i64 4
  %447 = extractelement <4 x float> %444, i64 1
  %448 = insertelement <16 x float> %446, float %447, i64 5
  %449 = extractelement <4 x float> %444, i64 2
  %450 = insertelement <16 x float> %448, float %449, i64 6
  %451 = extractelement <4 x float> %444, i64 3
  %452 = insertelement <16 x float> %450, float %451, i64 7
  %453 = load <4 x float>, ptr %433, align 16
  %454 = extractelement <4 x float> %453, i64 0
  %455 = insertelement <16 x float> %452, float %454, i64 8
  %456 = extractelement <4 x float> %453, i64 1
  %457 = insertelement <16 x float> %455, float %456, i64 9
  %458 = extractelement <4 x float> %453, i64 2
  %459 = insertelement <16 x float> %457, float %458, i64 10
  %460 = extractelement <4 x float> %453, i64 3
  %461 = insertelement <16 x float> %459, float %460, i64 11
  %462 = load <4 x float>, ptr %434, align 16
  %463 = extractelement <4 x float> %462, i64 0
  %464 = insertelement <16 x float> %461, float %463, i64 12
  %465 = extractelement <4 x float> %462, i64 1
  %466 = insertelement <16 x float> %464, float %465, i64 13
  %467 = extractelement <4 x float> %462, i64 2
  %468 = insertelement <16 x float> %466, float %467, i64 14
  %469 = extractelement <4 x float> %462, i64 3
  %470 = insertelement <16 x float> %468, float %469, i64 15
  %471 = getelementptr float, ptr addrspace(1) %431, i64 256
  %472 = getelementptr float, ptr addrspace(1) %431, i64 8
  %473 = getelementptr float, ptr addrspace(1) %431, i64 264
  %474 = getelementptr float, ptr addrspace(1) %431, i64 16
  %475 = getelementptr float, ptr addrspace(1) %431, i64 272
  %476 = getelementptr float, ptr addrspace(1) %431, i64 24
  %477 = getelementptr float, ptr addrspace(1) %431, i64 280
  %478 = extractelement <16 x float> %470, i64 0
  %479 = insertelement <2 x float> poison, float %478, i64 0
  %480 = extractelement <16 x float> %470, i64 1
  %481 = insertelement <2 x float> %479, float %480, i64 1
  store <2 x float> %481, ptr addrspace(1) %431, align 8
  %482 = extractelement <16 x float> %470, i64 2
  %483 = insertelement <2 x float> poison, float %482, i64 0
  %484 = extractelement <16 x float> %470, i64 3
  %485 = insertelement <2 x float> %483, float %484, i64 1
  store <2 x float> %485, ptr addrspace(1) %471, align 8
  %486 = extractelement <16 x float> %470, i64 4
  %487 = insertelement <2 x float> poison, float %486, i64 0
  %488 = extractelement <16 x float> %470, i64 5
  %489 = insertelement <2 x float> %487, float %488, i64 1
  store <2 x float> %489, ptr addrspace(1) %472, align 8
  %490 = extractelement <16 x float> %470, i64 6
  %491 = insertelement <2 x float> poison, float %490, i64 0
  %492 = extractelement <16 x float> %470, i64 7
  %493 = insertelement <2 x float> %491, float %492, i64 1
  store <2 x float> %493, ptr addrspace(1) %473, align 8
  %494 = extractelement <16 x float> %470, i64 8
  %495 = insertelement <2 x float> poison, float %494, i64 0
  %496 = extractelement <16 x float> %470, i64 9
  %497 = insertelement <2 x float> %495, float %496, i64 1
  store <2 x float> %497, ptr addrspace(1) %474, align 8
  %498 = extractelement <16 x float> %470, i64 10
  %499 = insertelement <2 x float> poison, float %498, i64 0
  %500 = extractelement <16 x float> %470, i64 11
  %501 = insertelement <2 x float> %499, float %500, i64 1
  store <2 x float> %501, ptr addrspace(1) %475, align 8
  %502 = extractelement <16 x float> %470, i64 12
  %503 = insertelement <2 x float> poison, float %502, i64 0
  %504 = extractelement <16 x float> %470, i64 13
  %505 = insertelement <2 x float> %503, float %504, i64 1
  store <2 x float> %505, ptr addrspace(1) %476, align 8
  %506 = extractelement <16 x float> %470, i64 14
  %507 = insertelement <2 x float> poison, float %506, i64 0
  %508 = extractelement <16 x float> %470, i64 15
  %509 = insertelement <2 x float> %507, float %508, i64 1
  store <2 x float> %509, ptr addrspace(1) %477, align 8
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
