; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [8 x bfloat], align 16
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
  %18 = getelementptr bfloat, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr bfloat, ptr addrspace(1) %18, i64 128
  %20 = getelementptr bfloat, ptr addrspace(1) %18, i64 8
  %21 = getelementptr bfloat, ptr addrspace(1) %18, i64 136
  %22 = load <2 x bfloat>, ptr addrspace(1) %18, align 4
  %23 = extractelement <2 x bfloat> %22, i64 0
  %24 = insertelement <8 x bfloat> poison, bfloat %23, i64 0
  %25 = extractelement <2 x bfloat> %22, i64 1
  %26 = insertelement <8 x bfloat> %24, bfloat %25, i64 1
  %27 = load <2 x bfloat>, ptr addrspace(1) %19, align 4
  %28 = extractelement <2 x bfloat> %27, i64 0
  %29 = insertelement <8 x bfloat> %26, bfloat %28, i64 2
  %30 = extractelement <2 x bfloat> %27, i64 1
  %31 = insertelement <8 x bfloat> %29, bfloat %30, i64 3
  %32 = load <2 x bfloat>, ptr addrspace(1) %20, align 4
  %33 = extractelement <2 x bfloat> %32, i64 0
  %34 = insertelement <8 x bfloat> %31, bfloat %33, i64 4
  %35 = extractelement <2 x bfloat> %32, i64 1
  %36 = insertelement <8 x bfloat> %34, bfloat %35, i64 5
  %37 = load <2 x bfloat>, ptr addrspace(1) %21, align 4
  %38 = extractelement <2 x bfloat> %37, i64 0
  %39 = insertelement <8 x bfloat> %36, bfloat %38, i64 6
  %40 = extractelement <2 x bfloat> %37, i64 1
  %41 = insertelement <8 x bfloat> %39, bfloat %40, i64 7
  %42 = extractelement <8 x bfloat> %41, i64 0
  %43 = insertelement <8 x bfloat> poison, bfloat %42, i64 0
  %44 = extractelement <8 x bfloat> %41, i64 1
  %45 = insertelement <8 x bfloat> %43, bfloat %44, i64 1
  %46 = extractelement <8 x bfloat> %41, i64 2
  %47 = insertelement <8 x bfloat> %45, bfloat %46, i64 2
  %48 = extractelement <8 x bfloat> %41, i64 3
  %49 = insertelement <8 x bfloat> %47, bfloat %48, i64 3
  %50 = extractelement <8 x bfloat> %41, i64 4
  %51 = insertelement <8 x bfloat> %49, bfloat %50, i64 4
  %52 = extractelement <8 x bfloat> %41, i64 5
  %53 = insertelement <8 x bfloat> %51, bfloat %52, i64 5
  %54 = extractelement <8 x bfloat> %41, i64 6
  %55 = insertelement <8 x bfloat> %53, bfloat %54, i64 6
  %56 = extractelement <8 x bfloat> %41, i64 7
  %57 = insertelement <8 x bfloat> %55, bfloat %56, i64 7
  store <8 x bfloat> %57, ptr %6, align 16
  br label %58

58:                                               ; preds = %61, %4
  %59 = phi i32 [ %84, %61 ], [ %7, %4 ]
  %60 = icmp slt i32 %59, 512
  br i1 %60, label %61, label %85

61:                                               ; preds = %58
  %62 = urem i32 %59, 32
  %63 = udiv i32 %59, 32
  %64 = mul nsw i32 %62, 16
  %65 = add nsw i32 %64, %63
  %66 = sext i32 %65 to i64
  %67 = getelementptr bfloat, ptr addrspace(1) %1, i64 %66
  %68 = load bfloat, ptr addrspace(1) %67, align 2
  %69 = urem i32 %59, 8
  %70 = udiv i32 %59, 8
  %71 = mul nsw i32 %69, 64
  %72 = urem i32 %70, 4
  %73 = udiv i32 %70, 4
  %74 = mul nsw i32 %72, 512
  %75 = add nsw i32 %71, %74
  %76 = add nsw i32 %75, %73
  %77 = sext i32 %76 to i64
  %78 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %77
  %79 = ptrtoint ptr addrspace(3) %78 to i32
  %80 = and i32 %79, 896
  %81 = lshr i32 %80, 3
  %82 = xor i32 %79, %81
  %83 = inttoptr i32 %82 to ptr addrspace(3)
  store bfloat %68, ptr addrspace(3) %83, align 2
  %84 = add i32 %59, 128
  br label %58

85:                                               ; preds = %58
  %86 = urem i32 %7, 4
  %87 = udiv i32 %7, 4
  %88 = mul nsw i32 %86, 2
  %89 = urem i32 %87, 8
  %90 = udiv i32 %87, 8
  %91 = mul nsw i32 %89, 32
  %92 = add nsw i32 %88, %91
  %93 = mul nsw i32 %90, 512
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr addrspace(1) %2, i64 %95
  %97 = getelementptr float, ptr addrspace(1) %96, i64 256
  %98 = getelementptr float, ptr addrspace(1) %96, i64 8
  %99 = getelementptr float, ptr addrspace(1) %96, i64 264
  %100 = getelementptr float, ptr addrspace(1) %96, i64 16
  %101 = getelementptr float, ptr addrspace(1) %96, i64 272
  %102 = getelementptr float, ptr addrspace(1) %96, i64 24
  %103 = getelementptr float, ptr addrspace(1) %96, i64 280
  %104 = load <2 x float>, ptr addrspace(1) %96, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = insertelement <16 x float> poison, float %105, i64 0
  %107 = extractelement <2 x float> %104, i64 1
  %108 = insertelement <16 x float> %106, float %107, i64 1
  %109 = load <2 x float>, ptr addrspace(1) %97, align 8
  %110 = extractelement <2 x float> %109, i64 0
  %111 = insertelement <16 x float> %108, float %110, i64 2
  %112 = extractelement <2 x float> %109, i64 1
  %113 = insertelement <16 x float> %111, float %112, i64 3
  %114 = load <2 x float>, ptr addrspace(1) %98, align 8
  %115 = extractelement <2 x float> %114, i64 0
  %116 = insertelement <16 x float> %113, float %115, i64 4
  %117 = extractelement <2 x float> %114, i64 1
  %118 = insertelement <16 x float> %116, float %117, i64 5
  %119 = load <2 x float>, ptr addrspace(1) %99, align 8
  %120 = extractelement <2 x float> %119, i64 0
  %121 = insertelement <16 x float> %118, float %120, i64 6
  %122 = extractelement <2 x float> %119, i64 1
  %123 = insertelement <16 x float> %121, float %122, i64 7
  %124 = load <2 x float>, ptr addrspace(1) %100, align 8
  %125 = extractelement <2 x float> %124, i64 0
  %126 = insertelement <16 x float> %123, float %125, i64 8
  %127 = extractelement <2 x float> %124, i64 1
  %128 = insertelement <16 x float> %126, float %127, i64 9
  %129 = load <2 x float>, ptr addrspace(1) %101, align 8
  %130 = extractelement <2 x float> %129, i64 0
  %131 = insertelement <16 x float> %128, float %130, i64 10
  %132 = extractelement <2 x float> %129, i64 1
  %133 = insertelement <16 x float> %131, float %132, i64 11
  %134 = load <2 x float>, ptr addrspace(1) %102, align 8
  %135 = extractelement <2 x float> %134, i64 0
  %136 = insertelement <16 x float> %133, float %135, i64 12
  %137 = extractelement <2 x float> %134, i64 1
  %138 = insertelement <16 x float> %136, float %137, i64 13
  %139 = load <2 x float>, ptr addrspace(1) %103, align 8
  %140 = extractelement <2 x float> %139, i64 0
  %141 = insertelement <16 x float> %138, float %140, i64 14
  %142 = extractelement <2 x float> %139, i64 1
  %143 = insertelement <16 x float> %141, float %142, i64 15
  %144 = getelementptr float, ptr %5, i64 4
  %145 = getelementptr float, ptr %5, i64 8
  %146 = getelementptr float, ptr %5, i64 12
  %147 = extractelement <16 x float> %143, i64 0
  %148 = insertelement <4 x float> poison, float %147, i64 0
  %149 = extractelement <16 x float> %143, i64 1
  %150 = insertelement <4 x float> %148, float %149, i64 1
  %151 = extractelement <16 x float> %143, i64 2
  %152 = insertelement <4 x float> %150, float %151, i64 2
  %153 = extractelement <16 x float> %143, i64 3
  %154 = insertelement <4 x float> %152, float %153, i64 3
  store <4 x float> %154, ptr %5, align 16
  %155 = extractelement <16 x float> %143, i64 4
  %156 = insertelement <4 x float> poison, float %155, i64 0
  %157 = extractelement <16 x float> %143, i64 5
  %158 = insertelement <4 x float> %156, float %157, i64 1
  %159 = extractelement <16 x float> %143, i64 6
  %160 = insertelement <4 x float> %158, float %159, i64 2
  %161 = extractelement <16 x float> %143, i64 7
  %162 = insertelement <4 x float> %160, float %161, i64 3
  store <4 x float> %162, ptr %144, align 16
  %163 = extractelement <16 x float> %143, i64 8
  %164 = insertelement <4 x float> poison, float %163, i64 0
  %165 = extractelement <16 x float> %143, i64 9
  %166 = insertelement <4 x float> %164, float %165, i64 1
  %167 = extractelement <16 x float> %143, i64 10
  %168 = insertelement <4 x float> %166, float %167, i64 2
  %169 = extractelement <16 x float> %143, i64 11
  %170 = insertelement <4 x float> %168, float %169, i64 3
  store <4 x float> %170, ptr %145, align 16
  %171 = extractelement <16 x float> %143, i64 12
  %172 = insertelement <4 x float> poison, float %171, i64 0
  %173 = extractelement <16 x float> %143, i64 13
  %174 = insertelement <4 x float> %172, float %173, i64 1
  %175 = extractelement <16 x float> %143, i64 14
  %176 = insertelement <4 x float> %174, float %175, i64 2
  %177 = extractelement <16 x float> %143, i64 15
  %178 = insertelement <4 x float> %176, float %177, i64 3
  store <4 x float> %178, ptr %146, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %179 = load <4 x i32>, ptr %6, align 16
  %180 = extractelement <4 x i32> %179, i64 0
  %181 = insertelement <4 x i32> poison, i32 %180, i64 0
  %182 = extractelement <4 x i32> %179, i64 1
  %183 = insertelement <4 x i32> %181, i32 %182, i64 1
  %184 = extractelement <4 x i32> %179, i64 2
  %185 = insertelement <4 x i32> %183, i32 %184, i64 2
  %186 = extractelement <4 x i32> %179, i64 3
  %187 = insertelement <4 x i32> %185, i32 %186, i64 3
  %188 = extractelement <4 x i32> %187, i64 0
  %189 = extractelement <4 x i32> %187, i64 1
  %190 = extractelement <4 x i32> %187, i64 2
  %191 = extractelement <4 x i32> %187, i64 3
  %192 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %193 = lshr i32 %192, 4
  %194 = zext i32 %193 to i64
  %195 = or i64 %194, 4611686293305360384
  %196 = getelementptr float, ptr %5, i64 4
  %197 = getelementptr float, ptr %5, i64 8
  %198 = getelementptr float, ptr %5, i64 12
  %199 = load <4 x float>, ptr %5, align 16
  %200 = extractelement <4 x float> %199, i64 0
  %201 = insertelement <16 x float> poison, float %200, i64 0
  %202 = extractelement <4 x float> %199, i64 1
  %203 = insertelement <16 x float> %201, float %202, i64 1
  %204 = extractelement <4 x float> %199, i64 2
  %205 = insertelement <16 x float> %203, float %204, i64 2
  %206 = extractelement <4 x float> %199, i64 3
  %207 = insertelement <16 x float> %205, float %206, i64 3
  %208 = load <4 x float>, ptr %196, align 16
  %209 = extractelement <4 x float> %208, i64 0
  %210 = insertelement <16 x float> %207, float %209, i64 4
  %211 = extractelement <4 x float> %208, i64 1
  %212 = insertelement <16 x float> %210, float %211, i64 5
  %213 = extractelement <4 x float> %208, i64 2
  %214 = insertelement <16 x float> %212, float %213, i64 6
  %215 = extractelement <4 x float> %208, i64 3
  %216 = insertelement <16 x float> %214, float %215, i64 7
  %217 = load <4 x float>, ptr %197, align 16
  %218 = extractelement <4 x float> %217, i64 0
  %219 = insertelement <16 x float> %216, float %218, i64 8
  %220 = extractelement <4 x float> %217, i64 1
  %221 = insertelement <16 x float> %219, float %220, i64 9
  %222 = extractelement <4 x float> %217, i64 2
  %223 = insertelement <16 x float> %221, float %222, i64 10
  %224 = extractelement <4 x float> %217, i64 3
  %225 = insertelement <16 x float> %223, float %224, i64 11
  %226 = load <4 x float>, ptr %198, align 16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = insertelement <16 x float> %225, float %227, i64 12
  %229 = extractelement <4 x float> %226, i64 1
  %230 = insertelement <16 x float> %228, float %229, i64 13
  %231 = extractelement <4 x float> %226, i64 2
  %232 = insertelement <16 x float> %230, float %231, i64 14
  %233 = extractelement <4 x float> %226, i64 3
  %234 = insertelement <16 x float> %232, float %233, i64 15
  %235 = extractelement <16 x float> %234, i64 0
  %236 = extractelement <16 x float> %234, i64 1
  %237 = extractelement <16 x float> %234, i64 2
  %238 = extractelement <16 x float> %234, i64 3
  %239 = extractelement <16 x float> %234, i64 4
  %240 = extractelement <16 x float> %234, i64 5
  %241 = extractelement <16 x float> %234, i64 6
  %242 = extractelement <16 x float> %234, i64 7
  %243 = extractelement <16 x float> %234, i64 8
  %244 = extractelement <16 x float> %234, i64 9
  %245 = extractelement <16 x float> %234, i64 10
  %246 = extractelement <16 x float> %234, i64 11
  %247 = extractelement <16 x float> %234, i64 12
  %248 = extractelement <16 x float> %234, i64 13
  %249 = extractelement <16 x float> %234, i64 14
  %250 = extractelement <16 x float> %234, i64 15
  %251 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $37, 0; wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, {$32, $33, $34, $35}, $36, p, 1, 1, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,r,r,r,r,l,r"(float %235, float %236, float %237, float %238, float %239, float %240, float %241, float %242, float %243, float %244, float %245, float %246, float %247, float %248, float %249, float %250, i32 %188, i32 %189, i32 %190, i32 %191, i64 %195, i32 1)
  %252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 0
  %253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 1
  %254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 2
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 3
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 4
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 5
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 6
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 7
  %260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 8
  %261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 9
  %262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 10
  %263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 11
  %264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 12
  %265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 13
  %266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 14
  %267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %251, 15
  %268 = insertelement <16 x float> poison, float %252, i64 0
  %269 = insertelement <16 x float> %268, float %253, i64 1
  %270 = insertelement <16 x float> %269, float %254, i64 2
  %271 = insertelement <16 x float> %270, float %255, i64 3
  %272 = insertelement <16 x float> %271, float %256, i64 4
  %273 = insertelement <16 x float> %272, float %257, i64 5
  %274 = insertelement <16 x float> %273, float %258, i64 6
  %275 = insertelement <16 x float> %274, float %259, i64 7
  %276 = insertelement <16 x float> %275, float %260, i64 8
  %277 = insertelement <16 x float> %276, float %261, i64 9
  %278 = insertelement <16 x float> %277, float %262, i64 10
  %279 = insertelement <16 x float> %278, float %263, i64 11
  %280 = insertelement <16 x float> %279, float %264, i64 12
  %281 = insertelement <16 x float> %280, float %265, i64 13
  %282 = insertelement <16 x float> %281, float %266, i64 14
  %283 = insertelement <16 x float> %282, float %267, i64 15
  %284 = getelementptr float, ptr %5, i64 4
  %285 = getelementptr float, ptr %5, i64 8
  %286 = getelementptr float, ptr %5, i64 12
  %287 = extractelement <16 x float> %283, i64 0
  %288 = insertelement <4 x float> poison, float %287, i64 0
  %289 = extractelement <16 x float> %283, i64 1
  %290 = insertelement <4 x float> %288, float %289, i64 1
  %291 = extractelement <16 x float> %283, i64 2
  %292 = insertelement <4 x float> %290, float %291, i64 2
  %293 = extractelement <16 x float> %283, i64 3
  %294 = insertelement <4 x float> %292, float %293, i64 3
  store <4 x float> %294, ptr %5, align 16
  %295 = extractelement <16 x float> %283, i64 4
  %296 = insertelement <4 x float> poison, float %295, i64 0
  %297 = extractelement <16 x float> %283, i64 5
  %298 = insertelement <4 x float> %296, float %297, i64 1
  %299 = extractelement <16 x float> %283, i64 6
  %300 = insertelement <4 x float> %298, float %299, i64 2
  %301 = extractelement <16 x float> %283, i64 7
  %302 = insertelement <4 x float> %300, float %301, i64 3
  store <4 x float> %302, ptr %284, align 16
  %303 = extractelement <16 x float> %283, i64 8
  %304 = insertelement <4 x float> poison, float %303, i64 0
  %305 = extractelement <16 x float> %283, i64 9
  %306 = insertelement <4 x float> %304, float %305, i64 1
  %307 = extractelement <16 x float> %283, i64 10
  %308 = insertelement <4 x float> %306, float %307, i64 2
  %309 = extractelement <16 x float> %283, i64 11
  %310 = insertelement <4 x float> %308, float %309, i64 3
  store <4 x float> %310, ptr %285, align 16
  %311 = extractelement <16 x float> %283, i64 12
  %312 = insertelement <4 x float> poison, float %311, i64 0
  %313 = extractelement <16 x float> %283, i64 13
  %314 = insertelement <4 x float> %312, float %313, i64 1
  %315 = extractelement <16 x float> %283, i64 14
  %316 = insertelement <4 x float> %314, float %315, i64 2
  %317 = extractelement <16 x float> %283, i64 15
  %318 = insertelement <4 x float> %316, float %317, i64 3
  store <4 x float> %318, ptr %286, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %319 = getelementptr float, ptr %5, i64 4
  %320 = getelementptr float, ptr %5, i64 8
  %321 = getelementptr float, ptr %5, i64 12
  %322 = load <4 x float>, ptr %5, align 16
  %323 = extractelement <4 x float> %322, i64 0
  %324 = insertelement <16 x float> poison, float %323, i64 0
  %325 = extractelement <4 x float> %322, i64 1
  %326 = insertelement <16 x float> %324, float %325, i64 1
  %327 = extractelement <4 x float> %322, i64 2
  %328 = insertelement <16 x float> %326, float %327, i64 2
  %329 = extractelement <4 x float> %322, i64 3
  %330 = insertelement <16 x float> %328, float %329, i64 3
  %331 = load <4 x float>, ptr %319, align 16
  %332 = extractelement <4 x float> %331, i64 0
  %333 = insertelement <16 x float> %330, float %332, i64 4
  %334 = extractelement <4 x float> %331, i64 1
  %335 = insertelement <16 x float> %333, float %334, i64 5
  %336 = extractelement <4 x float> %331, i64 2
  %337 = insertelement <16 x float> %335, float %336, i64 6
  %338 = extractelement <4 x float> %331, i64 3
  %339 = insertelement <16 x float> %337, float %338, i64 7
  %340 = load <4 x float>, ptr %320, align 16
  %341 = extractelement <4 x float> %340, i64 0
  %342 = insertelement <16 x float> %339, float %341, i64 8
  %343 = extractelement <4 x float> %340, i64 1
  %344 = insertelement <16 x float> %342, float %343, i64 9
  %345 = extractelement <4 x float> %340, i64 2
  %346 = insertelement <16 x float> %344, float %345, i64 10
  %347 = extractelement <4 x float> %340, i64 3
  %348 = insertelement <16 x float> %346, float %347, i64 11
  %349 = load <4 x float>, ptr %321, align 16
  %350 = extractelement <4 x float> %349, i64 0
  %351 = insertelement <16 x float> %348, float %350, i64 12
  %352 = extractelement <4 x float> %349, i64 1
  %353 = insertelement <16 x float> %351, float %352, i64 13
  %354 = extractelement <4 x float> %349, i64 2
  %355 = insertelement <16 x float> %353, float %354, i64 14
  %356 = extractelement <4 x float> %349, i64 3
  %357 = insertelement <16 x float> %355, float %356, i64 15
  %358 = extractelement <16 x float> %357, i64 0
  %359 = extractelement <16 x float> %357, i64 1
  %360 = extractelement <16 x float> %357, i64 2
  %361 = extractelement <16 x float> %357, i64 3
  %362 = extractelement <16 x float> %357, i64 4
  %363 = extractelement <16 x float> %357, i64 5
  %364 = extractelement <16 x float> %357, i64 6
  %365 = extractelement <16 x float> %357, i64 7
  %366 = extractelement <16 x float> %357, i64 8
  %367 = extractelement <16 x float> %357, i64 9
  %368 = extractelement <16 x float> %357, i64 10
  %369 = extractelement <16 x float> %357, i64 11
  %370 = extractelement <16 x float> %357, i64 12
  %371 = extractelement <16 x float> %357, i64 13
  %372 = extractelement <16 x float> %357, i64 14
  %373 = extractelement <16 x float> %357, i64 15
  %374 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %358, float %359, float %360, float %361, float %362, float %363, float %364, float %365, float %366, float %367, float %368, float %369, float %370, float %371, float %372, float %373)
  %375 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 0
  %376 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 1
  %377 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 2
  %378 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 3
  %379 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 4
  %380 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 5
  %381 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 6
  %382 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 7
  %383 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 8
  %384 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 9
  %385 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 10
  %386 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 11
  %387 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 12
  %388 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 13
  %389 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 14
  %390 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %374, 15
  %391 = insertelement <16 x float> poison, float %375, i64 0
  %392 = insertelement <16 x float> %391, float %376, i64 1
  %393 = insertelement <16 x float> %392, float %377, i64 2
  %394 = insertelement <16 x float> %393, float %378, i64 3
  %395 = insertelement <16 x float> %394, float %379, i64 4
  %396 = insertelement <16 x float> %395, float %380, i64 5
  %397 = insertelement <16 x float> %396, float %381, i64 6
  %398 = insertelement <16 x float> %397, float %382, i64 7
  %399 = insertelement <16 x float> %398, float %383, i64 8
  %400 = insertelement <16 x float> %399, float %384, i64 9
  %401 = insertelement <16 x float> %400, float %385, i64 10
  %402 = insertelement <16 x float> %401, float %386, i64 11
  %403 = insertelement <16 x float> %402, float %387, i64 12
  %404 = insertelement <16 x float> %403, float %388, i64 13
  %405 = insertelement <16 x float> %404, float %389, i64 14
  %406 = insertelement <16 x float> %405, float %390, i64 15
  %407 = getelementptr float, ptr %5, i64 4
  %408 = getelementptr float, ptr %5, i64 8
  %409 = getelementptr float, ptr %5, i64 12
  %410 = extractelement <16 x float> %406, i64 0
  %411 = insertelement <4 x float> poison, float %410, i64 0
  %412 = extractelement <16 x float> %406, i64 1
  %413 = insertelement <4 x float> %411, float %412, i64 1
  %414 = extractelement <16 x float> %406, i64 2
  %415 = insertelement <4 x float> %413, float %414, i64 2
  %416 = extractelement <16 x float> %406, i64 3
  %417 = insertelement <4 x float> %415, float %416, i64 3
  store <4 x float> %417, ptr %5, align 16
  %418 = extractelement <16 x float> %406, i64 4
  %419 = insertelement <4 x float> poison, float %418, i64 0
  %420 = extractelement <16 x float> %406, i64 5
  %421 = insertelement <4 x float> %419, float %420, i64 1
  %422 = extractelement <16 x float> %406, i64 6
  %423 = insertelement <4 x float> %421, float %422, i64 2
  %424 = extractelement <16 x float> %406, i64 7
  %425 = insertelement <4 x float> %423, float %424, i64 3
  store <4 x float> %425, ptr %407, align 16
  %426 = extractelement <16 x float> %406, i64 8
  %427 = insertelement <4 x float> poison, float %426, i64 0
  %428 = extractelement <16 x float> %406, i64 9
  %429 = insertelement <4 x float> %427, float %428, i64 1
  %430 = extractelement <16 x float> %406, i64 10
  %431 = insertelement <4 x float> %429, float %430, i64 2
  %432 = extractelement <16 x float> %406, i64 11
  %433 = insertelement <4 x float> %431, float %432, i64 3
  store <4 x float> %433, ptr %408, align 16
  %434 = extractelement <16 x float> %406, i64 12
  %435 = insertelement <4 x float> poison, float %434, i64 0
  %436 = extractelement <16 x float> %406, i64 13
  %437 = insertelement <4 x float> %435, float %436, i64 1
  %438 = extractelement <16 x float> %406, i64 14
  %439 = insertelement <4 x float> %437, float %438, i64 2
  %440 = extractelement <16 x float> %406, i64 15
  %441 = insertelement <4 x float> %439, float %440, i64 3
  store <4 x float> %441, ptr %409, align 16
  %442 = urem i32 %7, 4
  %443 = udiv i32 %7, 4
  %444 = mul nsw i32 %442, 2
  %445 = urem i32 %443, 8
  %446 = udiv i32 %443, 8
  %447 = mul nsw i32 %445, 32
  %448 = add nsw i32 %444, %447
  %449 = mul nsw i32 %446, 512
  %450 = add nsw i32 %448, %449
  %451 = sext i32 %450 to i64
  %452 = getelementptr float, ptr addrspace(1) %3, i64 %451
  %453 = getelementptr float, ptr %5, i64 4
  %454 = getelementptr float, ptr %5, i64 8
  %455 = getelementptr float, ptr %5, i64 12
  %456 = load <4 x float>, ptr %5, align 16
  %457 = extractelement <4 x float> %456, i64 0
  %458 = insertelement <16 x float> poison, float %457, i64 0
  %459 = extractelement <4 x float> %456, i64 1
  %460 = insertelement <16 x float> %458, float %459, i64 1
  %461 = extractelement <4 x float> %456, i64 2
  %462 = insertelement <16 x float> %460, float %461, i64 2
  %463 = extractelement <4 x float> %456, i64 3
  %464 = insertelement <16 x float> %462, float %463, i64 3
  %465 = load <4 x float>, ptr %453, align 16
  %466 = extractelement <4 x float> %465, i64 0
  %467 = insertelement <16 x float> %464, float %466, i64 4
  %468 = extractelement <4 x float> %465, i64 1
  %469 = insertelement <16 x float> %467, float %468, i64 5
  %470 = extractelement <4 x float> %465, i64 2
  %471 = insertelement <16 x float> %469, float %470, i64 6
  %472 = extractelement <4 x float> %465, i64 3
  %473 = insertelement <16 x float> %471, float %472, i64 7
  %474 = load <4 x float>, ptr %454, align 16
  %475 = extractelement <4 x float> %474, i64 0
  %476 = insertelement <16 x float> %473, float %475, i64 8
  %477 = extractelement <4 x float> %474, i64 1
  %478 = insertelement <16 x float> %476, float %477, i64 9
  %479 = extractelement <4 x float> %474, i64 2
  %480 = insertelement <16 x float> %478, float %479, i64 10
  %481 = extractelement <4 x float> %474, i64 3
  %482 = insertelement <16 x float> %480, float %481, i64 11
  %483 = load <4 x float>, ptr %455, align 16
  %484 = extractelement <4 x float> %483, i64 0
  %485 = insertelement <16 x float> %482, float %484, i64 12
  %486 = extractelement <4 x float> %483, i64 1
  %487 = insertelement <16 x float> %485, float %486, i64 13
  %488 = extractelement <4 x float> %483, i64 2
  %489 = insertelement <16 x float> %487, float %488, i64 14
  %490 = extractelement <4 x float> %483, i64 3
  %491 = insertelement <16 x float> %489, float %490, i64 15
  %492 = getelementptr float, ptr addrspace(1) %452, i64 256
  %493 = getelementptr float, ptr addrspace(1) %452, i64 8
  %494 = getelementptr float, ptr addrspace(1) %452, i64 264
  %495 = getelementptr float, ptr addrspace(1) %452, i64 16
  %496 = getelementptr float, ptr addrspace(1) %452, i64 272
  %497 = getelementptr float, ptr addrspace(1) %452, i64 24
  %498 = getelementptr float, ptr addrspace(1) %452, i64 280
  %499 = extractelement <16 x float> %491, i64 0
  %500 = insertelement <2 x float> poison, float %499, i64 0
  %501 = extractelement <16 x float> %491, i64 1
  %502 = insertelement <2 x float> %500, float %501, i64 1
  store <2 x float> %502, ptr addrspace(1) %452, align 8
  %503 = extractelement <16 x float> %491, i64 2
  %504 = insertelement <2 x float> poison, float %503, i64 0
  %505 = extractelement <16 x float> %491, i64 3
  %506 = insertelement <2 x float> %504, float %505, i64 1
  store <2 x float> %506, ptr addrspace(1) %492, align 8
  %507 = extractelement <16 x float> %491, i64 4
  %508 = insertelement <2 x float> poison, float %507, i64 0
  %509 = extractelement <16 x float> %491, i64 5
  %510 = insertelement <2 x float> %508, float %509, i64 1
  store <2 x float> %510, ptr addrspace(1) %493, align 8
  %511 = extractelement <16 x float> %491, i64 6
  %512 = insertelement <2 x float> poison, float %511, i64 0
  %513 = extractelement <16 x float> %491, i64 7
  %514 = insertelement <2 x float> %512, float %513, i64 1
  store <2 x float> %514, ptr addrspace(1) %494, align 8
  %515 = extractelement <16 x float> %491, i64 8
  %516 = insertelement <2 x float> poison, float %515, i64 0
  %517 = extractelement <16 x float> %491, i64 9
  %518 = insertelement <2 x float> %516, float %517, i64 1
  store <2 x float> %518, ptr addrspace(1) %495, align 8
  %519 = extractelement <16 x float> %491, i64 10
  %520 = insertelement <2 x float> poison, float %519, i64 0
  %521 = extractelement <16 x float> %491, i64 11
  %522 = insertelement <2 x float> %520, float %521, i64 1
  store <2 x float> %522, ptr addrspace(1) %496, align 8
  %523 = extractelement <16 x float> %491, i64 12
  %524 = insertelement <2 x float> poison, float %523, i64 0
  %525 = extractelement <16 x float> %491, i64 13
  %526 = insertelement <2 x float> %524, float %525, i64 1
  store <2 x float> %526, ptr addrspace(1) %497, align 8
  %527 = extractelement <16 x float> %491, i64 14
  %528 = insertelement <2 x float> poison, float %527, i64 0
  %529 = extractelement <16 x float> %491, i64 15
  %530 = insertelement <2 x float> %528, float %529, i64 1
  store <2 x float> %530, ptr addrspace(1) %498, align 8
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
