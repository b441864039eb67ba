; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 4
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 32
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 512
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 256
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 16
  %21 = getelementptr i8, ptr addrspace(1) %18, i64 272
  %22 = load <4 x i8>, ptr addrspace(1) %18, align 4
  %23 = extractelement <4 x i8> %22, i64 0
  %24 = insertelement <16 x i8> poison, i8 %23, i64 0
  %25 = extractelement <4 x i8> %22, i64 1
  %26 = insertelement <16 x i8> %24, i8 %25, i64 1
  %27 = extractelement <4 x i8> %22, i64 2
  %28 = insertelement <16 x i8> %26, i8 %27, i64 2
  %29 = extractelement <4 x i8> %22, i64 3
  %30 = insertelement <16 x i8> %28, i8 %29, i64 3
  %31 = load <4 x i8>, ptr addrspace(1) %19, align 4
  %32 = extractelement <4 x i8> %31, i64 0
  %33 = insertelement <16 x i8> %30, i8 %32, i64 4
  %34 = extractelement <4 x i8> %31, i64 1
  %35 = insertelement <16 x i8> %33, i8 %34, i64 5
  %36 = extractelement <4 x i8> %31, i64 2
  %37 = insertelement <16 x i8> %35, i8 %36, i64 6
  %38 = extractelement <4 x i8> %31, i64 3
  %39 = insertelement <16 x i8> %37, i8 %38, i64 7
  %40 = load <4 x i8>, ptr addrspace(1) %20, align 4
  %41 = extractelement <4 x i8> %40, i64 0
  %42 = insertelement <16 x i8> %39, i8 %41, i64 8
  %43 = extractelement <4 x i8> %40, i64 1
  %44 = insertelement <16 x i8> %42, i8 %43, i64 9
  %45 = extractelement <4 x i8> %40, i64 2
  %46 = insertelement <16 x i8> %44, i8 %45, i64 10
  %47 = extractelement <4 x i8> %40, i64 3
  %48 = insertelement <16 x i8> %46, i8 %47, i64 11
  %49 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %50 = extractelement <4 x i8> %49, i64 0
  %51 = insertelement <16 x i8> %48, i8 %50, i64 12
  %52 = extractelement <4 x i8> %49, i64 1
  %53 = insertelement <16 x i8> %51, i8 %52, i64 13
  %54 = extractelement <4 x i8> %49, i64 2
  %55 = insertelement <16 x i8> %53, i8 %54, i64 14
  %56 = extractelement <4 x i8> %49, i64 3
  %57 = insertelement <16 x i8> %55, i8 %56, i64 15
  %58 = extractelement <16 x i8> %57, i64 0
  %59 = insertelement <16 x i8> poison, i8 %58, i64 0
  %60 = extractelement <16 x i8> %57, i64 1
  %61 = insertelement <16 x i8> %59, i8 %60, i64 1
  %62 = extractelement <16 x i8> %57, i64 2
  %63 = insertelement <16 x i8> %61, i8 %62, i64 2
  %64 = extractelement <16 x i8> %57, i64 3
  %65 = insertelement <16 x i8> %63, i8 %64, i64 3
  %66 = extractelement <16 x i8> %57, i64 4
  %67 = insertelement <16 x i8> %65, i8 %66, i64 4
  %68 = extractelement <16 x i8> %57, i64 5
  %69 = insertelement <16 x i8> %67, i8 %68, i64 5
  %70 = extractelement <16 x i8> %57, i64 6
  %71 = insertelement <16 x i8> %69, i8 %70, i64 6
  %72 = extractelement <16 x i8> %57, i64 7
  %73 = insertelement <16 x i8> %71, i8 %72, i64 7
  %74 = extractelement <16 x i8> %57, i64 8
  %75 = insertelement <16 x i8> %73, i8 %74, i64 8
  %76 = extractelement <16 x i8> %57, i64 9
  %77 = insertelement <16 x i8> %75, i8 %76, i64 9
  %78 = extractelement <16 x i8> %57, i64 10
  %79 = insertelement <16 x i8> %77, i8 %78, i64 10
  %80 = extractelement <16 x i8> %57, i64 11
  %81 = insertelement <16 x i8> %79, i8 %80, i64 11
  %82 = extractelement <16 x i8> %57, i64 12
  %83 = insertelement <16 x i8> %81, i8 %82, i64 12
  %84 = extractelement <16 x i8> %57, i64 13
  %85 = insertelement <16 x i8> %83, i8 %84, i64 13
  %86 = extractelement <16 x i8> %57, i64 14
  %87 = insertelement <16 x i8> %85, i8 %86, i64 14
  %88 = extractelement <16 x i8> %57, i64 15
  %89 = insertelement <16 x i8> %87, i8 %88, i64 15
  store <16 x i8> %89, ptr %6, align 16
  br label %90

90:                                               ; preds = %93, %4
  %91 = phi i32 [ %116, %93 ], [ %7, %4 ]
  %92 = icmp slt i32 %91, 1024
  br i1 %92, label %93, label %117

93:                                               ; preds = %90
  %94 = urem i32 %91, 32
  %95 = udiv i32 %91, 32
  %96 = mul nsw i32 %94, 32
  %97 = add nsw i32 %96, %95
  %98 = sext i32 %97 to i64
  %99 = getelementptr i8, ptr addrspace(1) %1, i64 %98
  %100 = load i8, ptr addrspace(1) %99, align 1
  %101 = urem i32 %91, 8
  %102 = udiv i32 %91, 8
  %103 = mul nsw i32 %101, 128
  %104 = urem i32 %102, 4
  %105 = udiv i32 %102, 4
  %106 = mul nsw i32 %104, 1024
  %107 = add nsw i32 %103, %106
  %108 = add nsw i32 %107, %105
  %109 = sext i32 %108 to i64
  %110 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %109
  %111 = ptrtoint ptr addrspace(3) %110 to i32
  %112 = and i32 %111, 896
  %113 = lshr i32 %112, 3
  %114 = xor i32 %111, %113
  %115 = inttoptr i32 %114 to ptr addrspace(3)
  store i8 %100, ptr addrspace(3) %115, align 1
  %116 = add i32 %91, 128
  br label %90

117:                                              ; preds = %90
  %118 = urem i32 %7, 4
  %119 = udiv i32 %7, 4
  %120 = mul nsw i32 %118, 2
  %121 = urem i32 %119, 8
  %122 = udiv i32 %119, 8
  %123 = mul nsw i32 %121, 32
  %124 = add nsw i32 %120, %123
  %125 = mul nsw i32 %122, 512
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr float, ptr addrspace(1) %2, i64 %127
  %129 = getelementptr float, ptr addrspace(1) %128, i64 256
  %130 = getelementptr float, ptr addrspace(1) %128, i64 8
  %131 = getelementptr float, ptr addrspace(1) %128, i64 264
  %132 = getelementptr float, ptr addrspace(1) %128, i64 16
  %133 = getelementptr float, ptr addrspace(1) %128, i64 272
  %134 = getelementptr float, ptr addrspace(1) %128, i64 24
  %135 = getelementptr float, ptr addrspace(1) %128, i64 280
  %136 = load <2 x float>, ptr addrspace(1) %128, align 8
  %137 = extractelement <2 x float> %136, i64 0
  %138 = insertelement <16 x float> poison, float %137, i64 0
  %139 = extractelement <2 x float> %136, i64 1
  %140 = insertelement <16 x float> %138, float %139, i64 1
  %141 = load <2 x float>, ptr addrspace(1) %129, align 8
  %142 = extractelement <2 x float> %141, i64 0
  %143 = insertelement <16 x float> %140, float %142, i64 2
  %144 = extractelement <2 x float> %141, i64 1
  %145 = insertelement <16 x float> %143, float %144, i64 3
  %146 = load <2 x float>, ptr addrspace(1) %130, align 8
  %147 = extractelement <2 x float> %146, i64 0
  %148 = insertelement <16 x float> %145, float %147, i64 4
  %149 = extractelement <2 x float> %146, i64 1
  %150 = insertelement <16 x float> %148, float %149, i64 5
  %151 = load <2 x float>, ptr addrspace(1) %131, align 8
  %152 = extractelement <2 x float> %151, i64 0
  %153 = insertelement <16 x float> %150, float %152, i64 6
  %154 = extractelement <2 x float> %151, i64 1
  %155 = insertelement <16 x float> %153, float %154, i64 7
  %156 = load <2 x float>, ptr addrspace(1) %132, align 8
  %157 = extractelement <2 x float> %156, i64 0
  %158 = insertelement <16 x float> %155, float %157, i64 8
  %159 = extractelement <2 x float> %156, i64 1
  %160 = insertelement <16 x float> %158, float %159, i64 9
  %161 = load <2 x float>, ptr addrspace(1) %133, align 8
  %162 = extractelement <2 x float> %161, i64 0
  %163 = insertelement <16 x float> %160, float %162, i64 10
  %164 = extractelement <2 x float> %161, i64 1
  %165 = insertelement <16 x float> %163, float %164, i64 11
  %166 = load <2 x float>, ptr addrspace(1) %134, align 8
  %167 = extractelement <2 x float> %166, i64 0
  %168 = insertelement <16 x float> %165, float %167, i64 12
  %169 = extractelement <2 x float> %166, i64 1
  %170 = insertelement <16 x float> %168, float %169, i64 13
  %171 = load <2 x float>, ptr addrspace(1) %135, align 8
  %172 = extractelement <2 x float> %171, i64 0
  %173 = insertelement <16 x float> %170, float %172, i64 14
  %174 = extractelement <2 x float> %171, i64 1
  %175 = insertelement <16 x float> %173, float %174, i64 15
  %176 = getelementptr float, ptr %5, i64 4
  %177 = getelementptr float, ptr %5, i64 8
  %178 = getelementptr float, ptr %5, i64 12
  %179 = extractelement <16 x float> %175, i64 0
  %180 = insertelement <4 x float> poison, float %179, i64 0
  %181 = extractelement <16 x float> %175, i64 1
  %182 = insertelement <4 x float> %180, float %181, i64 1
  %183 = extractelement <16 x float> %175, i64 2
  %184 = insertelement <4 x float> %182, float %183, i64 2
  %185 = extractelement <16 x float> %175, i64 3
  %186 = insertelement <4 x float> %184, float %185, i64 3
  store <4 x float> %186, ptr %5, align 16
  %187 = extractelement <16 x float> %175, i64 4
  %188 = insertelement <4 x float> poison, float %187, i64 0
  %189 = extractelement <16 x float> %175, i64 5
  %190 = insertelement <4 x float> %188, float %189, i64 1
  %191 = extractelement <16 x float> %175, i64 6
  %192 = insertelement <4 x float> %190, float %191, i64 2
  %193 = extractelement <16 x float> %175, i64 7
  %194 = insertelement <4 x float> %192, float %193, i64 3
  store <4 x float> %194, ptr %176, align 16
  %195 = extractelement <16 x float> %175, i64 8
  %196 = insertelement <4 x float> poison, float %195, i64 0
  %197 = extractelement <16 x float> %175, i64 9
  %198 = insertelement <4 x float> %196, float %197, i64 1
  %199 = extractelement <16 x float> %175, i64 10
  %200 = insertelement <4 x float> %198, float %199, i64 2
  %201 = extractelement <16 x float> %175, i64 11
  %202 = insertelement <4 x float> %200, float %201, i64 3
  store <4 x float> %202, ptr %177, align 16
  %203 = extractelement <16 x float> %175, i64 12
  %204 = insertelement <4 x float> poison, float %203, i64 0
  %205 = extractelement <16 x float> %175, i64 13
  %206 = insertelement <4 x float> %204, float %205, i64 1
  %207 = extractelement <16 x float> %175, i64 14
  %208 = insertelement <4 x float> %206, float %207, i64 2
  %209 = extractelement <16 x float> %175, i64 15
  %210 = insertelement <4 x float> %208, float %209, i64 3
  store <4 x float> %210, ptr %178, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %211 = load <4 x i32>, ptr %6, align 16
  %212 = extractelement <4 x i32> %211, i64 0
  %213 = insertelement <4 x i32> poison, i32 %212, i64 0
  %214 = extractelement <4 x i32> %211, i64 1
  %215 = insertelement <4 x i32> %213, i32 %214, i64 1
  %216 = extractelement <4 x i32> %211, i64 2
  %217 = insertelement <4 x i32> %215, i32 %216, i64 2
  %218 = extractelement <4 x i32> %211, i64 3
  %219 = insertelement <4 x i32> %217, i32 %218, i64 3
  %220 = extractelement <4 x i32> %219, i64 0
  %221 = extractelement <4 x i32> %219, i64 1
  %222 = extractelement <4 x i32> %219, i64 2
  %223 = extractelement <4 x i32> %219, i64 3
  %224 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %225 = lshr i32 %224, 4
  %226 = zext i32 %225 to i64
  %227 = or i64 %226, 4611686293305360384
  %228 = getelementptr float, ptr %5, i64 4
  %229 = getelementptr float, ptr %5, i64 8
  %230 = getelementptr float, ptr %5, i64 12
  %231 = load <4 x float>, ptr %5, align 16
  %232 = extractelement <4 x float> %231, i64 0
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = extractelement <4 x float> %231, i64 1
  %235 = insertelement <16 x float> %233, float %234, i64 1
  %236 = extractelement <4 x float> %231, i64 2
  %237 = insertelement <16 x float> %235, float %236, i64 2
  %238 = extractelement <4 x float> %231, i64 3
  %239 = insertelement <16 x float> %237, float %238, i64 3
  %240 = load <4 x float>, ptr %228, align 16
  %241 = extractelement <4 x float> %240, i64 0
  %242 = insertelement <16 x float> %239, float %241, i64 4
  %243 = extractelement <4 x float> %240, i64 1
  %244 = insertelement <16 x float> %242, float %243, i64 5
  %245 = extractelement <4 x float> %240, i64 2
  %246 = insertelement <16 x float> %244, float %245, i64 6
  %247 = extractelement <4 x float> %240, i64 3
  %248 = insertelement <16 x float> %246, float %247, i64 7
  %249 = load <4 x float>, ptr %229, align 16
  %250 = extractelement <4 x float> %249, i64 0
  %251 = insertelement <16 x float> %248, float %250, i64 8
  %252 = extractelement <4 x float> %249, i64 1
  %253 = insertelement <16 x float> %251, float %252, i64 9
  %254 = extractelement <4 x float> %249, i64 2
  %255 = insertelement <16 x float> %253, float %254, i64 10
  %256 = extractelement <4 x float> %249, i64 3
  %257 = insertelement <16 x float> %255, float %256, i64 11
  %258 = load <4 x float>, ptr %230, align 16
  %259 = extractelement <4 x float> %258, i64 0
  %260 = insertelement <16 x float> %257, float %259, i64 12
  %261 = extractelement <4 x float> %258, i64 1
  %262 = insertelement <16 x float> %260, float %261, i64 13
  %263 = extractelement <4 x float> %258, i64 2
  %264 = insertelement <16 x float> %262, float %263, i64 14
  %265 = extractelement <4 x float> %258, i64 3
  %266 = insertelement <16 x float> %264, float %265, i64 15
  %267 = extractelement <16 x float> %266, i64 0
  %268 = extractelement <16 x float> %266, i64 1
  %269 = extractelement <16 x float> %266, i64 2
  %270 = extractelement <16 x float> %266, i64 3
  %271 = extractelement <16 x float> %266, i64 4
  %272 = extractelement <16 x float> %266, i64 5
  %273 = extractelement <16 x float> %266, i64 6
  %274 = extractelement <16 x float> %266, i64 7
  %275 = extractelement <16 x float> %266, i64 8
  %276 = extractelement <16 x float> %266, i64 9
  %277 = extractelement <16 x float> %266, i64 10
  %278 = extractelement <16 x float> %266, i64 11
  %279 = extractelement <16 x float> %266, i64 12
  %280 = extractelement <16 x float> %266, i64 13
  %281 = extractelement <16 x float> %266, i64 14
  %282 = extractelement <16 x float> %266, i64 15
  %283 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $37, 0; wgmma.mma_async.sync.aligned.m64n32k32.f32.e4m3.e5m2 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, {$32, $33, $34, $35}, $36, p, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,r,r,r,r,l,r"(float %267, float %268, float %269, float %270, float %271, float %272, float %273, float %274, float %275, float %276, float %277, float %278, float %279, float %280, float %281, float %282, i32 %220, i32 %221, i32 %222, i32 %223, i64 %227, i32 1)
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 0
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 1
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 2
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 3
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 4
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 5
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 6
  %291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 7
  %292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 8
  %293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 9
  %294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 10
  %295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 11
  %296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 12
  %297 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 13
  %298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 14
  %299 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %283, 15
  %300 = insertelement <16 x float> poison, float %284, i64 0
  %301 = insertelement <16 x float> %300, float %285, i64 1
  %302 = insertelement <16 x float> %301, float %286, i64 2
  %303 = insertelement <16 x float> %302, float %287, i64 3
  %304 = insertelement <16 x float> %303, float %288, i64 4
  %305 = insertelement <16 x float> %304, float %289, i64 5
  %306 = insertelement <16 x float> %305, float %290, i64 6
  %307 = insertelement <16 x float> %306, float %291, i64 7
  %308 = insertelement <16 x float> %307, float %292, i64 8
  %309 = insertelement <16 x float> %308, float %293, i64 9
  %310 = insertelement <16 x float> %309, float %294, i64 10
  %311 = insertelement <16 x float> %310, float %295, i64 11
  %312 = insertelement <16 x float> %311, float %296, i64 12
  %313 = insertelement <16 x float> %312, float %297, i64 13
  %314 = insertelement <16 x float> %313, float %298, i64 14
  %315 = insertelement <16 x float> %314, float %299, i64 15
  %316 = getelementptr float, ptr %5, i64 4
  %317 = getelementptr float, ptr %5, i64 8
  %318 = getelementptr float, ptr %5, i64 12
  %319 = extractelement <16 x float> %315, i64 0
  %320 = insertelement <4 x float> poison, float %319, i64 0
  %321 = extractelement <16 x float> %315, i64 1
  %322 = insertelement <4 x float> %320, float %321, i64 1
  %323 = extractelement <16 x float> %315, i64 2
  %324 = insertelement <4 x float> %322, float %323, i64 2
  %325 = extractelement <16 x float> %315, i64 3
  %326 = insertelement <4 x float> %324, float %325, i64 3
  store <4 x float> %326, ptr %5, align 16
  %327 = extractelement <16 x float> %315, i64 4
  %328 = insertelement <4 x float> poison, float %327, i64 0
  %329 = extractelement <16 x float> %315, i64 5
  %330 = insertelement <4 x float> %328, float %329, i64 1
  %331 = extractelement <16 x float> %315, i64 6
  %332 = insertelement <4 x float> %330, float %331, i64 2
  %333 = extractelement <16 x float> %315, i64 7
  %334 = insertelement <4 x float> %332, float %333, i64 3
  store <4 x float> %334, ptr %316, align 16
  %335 = extractelement <16 x float> %315, i64 8
  %336 = insertelement <4 x float> poison, float %335, i64 0
  %337 = extractelement <16 x float> %315, i64 9
  %338 = insertelement <4 x float> %336, float %337, i64 1
  %339 = extractelement <16 x float> %315, i64 10
  %340 = insertelement <4 x float> %338, float %339, i64 2
  %341 = extractelement <16 x float> %315, i64 11
  %342 = insertelement <4 x float> %340, float %341, i64 3
  store <4 x float> %342, ptr %317, align 16
  %343 = extractelement <16 x float> %315, i64 12
  %344 = insertelement <4 x float> poison, float %343, i64 0
  %345 = extractelement <16 x float> %315, i64 13
  %346 = insertelement <4 x float> %344, float %345, i64 1
  %347 = extractelement <16 x float> %315, i64 14
  %348 = insertelement <4 x float> %346, float %347, i64 2
  %349 = extractelement <16 x float> %315, i64 15
  %350 = insertelement <4 x float> %348, float %349, i64 3
  store <4 x float> %350, ptr %318, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %351 = getelementptr float, ptr %5, i64 4
  %352 = getelementptr float, ptr %5, i64 8
  %353 = getelementptr float, ptr %5, i64 12
  %354 = load <4 x float>, ptr %5, align 16
  %355 = extractelement <4 x float> %354, i64 0
  %356 = insertelement <16 x float> poison, float %355, i64 0
  %357 = extractelement <4 x float> %354, i64 1
  %358 = insertelement <16 x float> %356, float %357, i64 1
  %359 = extractelement <4 x float> %354, i64 2
  %360 = insertelement <16 x float> %358, float %359, i64 2
  %361 = extractelement <4 x float> %354, i64 3
  %362 = insertelement <16 x float> %360, float %361, i64 3
  %363 = load <4 x float>, ptr %351, align 16
  %364 = extractelement <4 x float> %363, i64 0
  %365 = insertelement <16 x float> %362, float %364, i64 4
  %366 = extractelement <4 x float> %363, i64 1
  %367 = insertelement <16 x float> %365, float %366, i64 5
  %368 = extractelement <4 x float> %363, i64 2
  %369 = insertelement <16 x float> %367, float %368, i64 6
  %370 = extractelement <4 x float> %363, i64 3
  %371 = insertelement <16 x float> %369, float %370, i64 7
  %372 = load <4 x float>, ptr %352, align 16
  %373 = extractelement <4 x float> %372, i64 0
  %374 = insertelement <16 x float> %371, float %373, i64 8
  %375 = extractelement <4 x float> %372, i64 1
  %376 = insertelement <16 x float> %374, float %375, i64 9
  %377 = extractelement <4 x float> %372, i64 2
  %378 = insertelement <16 x float> %376, float %377, i64 10
  %379 = extractelement <4 x float> %372, i64 3
  %380 = insertelement <16 x float> %378, float %379, i64 11
  %381 = load <4 x float>, ptr %353, align 16
  %382 = extractelement <4 x float> %381, i64 0
  %383 = insertelement <16 x float> %380, float %382, i64 12
  %384 = extractelement <4 x float> %381, i64 1
  %385 = insertelement <16 x float> %383, float %384, i64 13
  %386 = extractelement <4 x float> %381, i64 2
  %387 = insertelement <16 x float> %385, float %386, i64 14
  %388 = extractelement <4 x float> %381, i64 3
  %389 = insertelement <16 x float> %387, float %388, i64 15
  %390 = extractelement <16 x float> %389, i64 0
  %391 = extractelement <16 x float> %389, i64 1
  %392 = extractelement <16 x float> %389, i64 2
  %393 = extractelement <16 x float> %389, i64 3
  %394 = extractelement <16 x float> %389, i64 4
  %395 = extractelement <16 x float> %389, i64 5
  %396 = extractelement <16 x float> %389, i64 6
  %397 = extractelement <16 x float> %389, i64 7
  %398 = extractelement <16 x float> %389, i64 8
  %399 = extractelement <16 x float> %389, i64 9
  %400 = extractelement <16 x float> %389, i64 10
  %401 = extractelement <16 x float> %389, i64 11
  %402 = extractelement <16 x float> %389, i64 12
  %403 = extractelement <16 x float> %389, i64 13
  %404 = extractelement <16 x float> %389, i64 14
  %405 = extractelement <16 x float> %389, i64 15
  %406 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %390, float %391, float %392, float %393, float %394, float %395, float %396, float %397, float %398, float %399, float %400, float %401, float %402, float %403, float %404, float %405)
  %407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 0
  %408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 1
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 2
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 3
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 4
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 5
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 6
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 7
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 8
  %416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 9
  %417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 10
  %418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 11
  %419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 12
  %420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 13
  %421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 14
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %406, 15
  %423 = insertelement <16 x float> poison, float %407, i64 0
  %424 = insertelement <16 x float> %423, float %408, i64 1
  %425 = insertelement <16 x float> %424, float %409, i64 2
  %426 = insertelement <16 x float> %425, float %410, i64 3
  %427 = insertelement <16 x float> %426, float %411, i64 4
  %428 = insertelement <16 x float> %427, float %412, i64 5
  %429 = insertelement <16 x float> %428, float %413, i64 6
  %430 = insertelement <16 x float> %429, float %414, i64 7
  %431 = insertelement <16 x float> %430, float %415, i64 8
  %432 = insertelement <16 x float> %431, float %416, i64 9
  %433 = insertelement <16 x float> %432, float %417, i64 10
  %434 = insertelement <16 x float> %433, float %418, i64 11
  %435 = insertelement <16 x float> %434, float %419, i64 12
  %436 = insertelement <16 x float> %435, float %420, i64 13
  %437 = insertelement <16 x float> %436, float %421, i64 14
  %438 = insertelement <16 x float> %437, float %422, i64 15
  %439 = getelementptr float, ptr %5, i64 4
  %440 = getelementptr float, ptr %5, i64 8
  %441 = getelementptr float, ptr %5, i64 12
  %442 = extractelement <16 x float> %438, i64 0
  %443 = insertelement <4 x float> poison, float %442, i64 0
  %444 = extractelement <16 x float> %438, i64 1
  %445 = insertelement <4 x float> %443, float %444, i64 1
  %446 = extractelement <16 x float> %438, i64 2
  %447 = insertelement <4 x float> %445, float %446, i64 2
  %448 = extractelement <16 x float> %438, i64 3
  %449 = insertelement <4 x float> %447, float %448, i64 3
  store <4 x float> %449, ptr %5, align 16
  %450 = extractelement <16 x float> %438, i64 4
  %451 = insertelement <4 x float> poison, float %450, i64 0
  %452 = extractelement <16 x float> %438, i64 5
  %453 = insertelement <4 x float> %451, float %452, i64 1
  %454 = extractelement <16 x float> %438, i64 6
  %455 = insertelement <4 x float> %453, float %454, i64 2
  %456 = extractelement <16 x float> %438, i64 7
  %457 = insertelement <4 x float> %455, float %456, i64 3
  store <4 x float> %457, ptr %439, align 16
  %458 = extractelement <16 x float> %438, i64 8
  %459 = insertelement <4 x float> poison, float %458, i64 0
  %460 = extractelement <16 x float> %438, i64 9
  %461 = insertelement <4 x float> %459, float %460, i64 1
  %462 = extractelement <16 x float> %438, i64 10
  %463 = insertelement <4 x float> %461, float %462, i64 2
  %464 = extractelement <16 x float> %438, i64 11
  %465 = insertelement <4 x float> %463, float %464, i64 3
  store <4 x float> %465, ptr %440, align 16
  %466 = extractelement <16 x float> %438, i64 12
  %467 = insertelement <4 x float> poison, float %466, i64 0
  %468 = extractelement <16 x float> %438, i64 13
  %469 = insertelement <4 x float> %467, float %468, i64 1
  %470 = extractelement <16 x float> %438, i64 14
  %471 = insertelement <4 x float> %469, float %470, i64 2
  %472 = extractelement <16 x float> %438, i64 15
  %473 = insertelement <4 x float> %471, float %472, i64 3
  store <4 x float> %473, ptr %441, align 16
  %474 = urem i32 %7, 4
  %475 = udiv i32 %7, 4
  %476 = mul nsw i32 %474, 2
  %477 = urem i32 %475, 8
  %478 = udiv i32 %475, 8
  %479 = mul nsw i32 %477, 32
  %480 = add nsw i32 %476, %479
  %481 = mul nsw i32 %478, 512
  %482 = add nsw i32 %480, %481
  %483 = sext i32 %482 to i64
  %484 = getelementptr float, ptr addrspace(1) %3, i64 %483
  %485 = getelementptr float, ptr %5, i64 4
  %486 = getelementptr float, ptr %5, i64 8
  %487 = getelementptr float, ptr %5, i64 12
  %488 = load <4 x float>, ptr %5, align 16
  %489 = extractelement <4 x float> %488, i64 0
  %490 = insertelement <16 x float> poison, float %489, i64 0
  %491 = extractelement <4 x float> %488, i64 1
  %492 = insertelement <16 x float> %490, float %491, i64 1
  %493 = extractelement <4 x float> %488, i64 2
  %494 = insertelement <16 x float> %492, float %493, i64 2
  %495 = extractelement <4 x float> %488, i64 3
  %496 = insertelement <16 x float> %494, float %495, i64 3
  %497 = load <4 x float>, ptr %485, align 16
  %498 = extractelement <4 x float> %497, i64 0
  %499 = insertelement <16 x float> %496, float %498, i64 4
  %500 = extractelement <4 x float> %497, i64 1
  %501 = insertelement <16 x float> %499, float %500, i64 5
  %502 = extractelement <4 x float> %497, i64 2
  %503 = insertelement <16 x float> %501, float %502, i64 6
  %504 = extractelement <4 x float> %497, i64 3
  %505 = insertelement <16 x float> %503, float %504, i64 7
  %506 = load <4 x float>, ptr %486, align 16
  %507 = extractelement <4 x float> %506, i64 0
  %508 = insertelement <16 x float> %505, float %507, i64 8
  %509 = extractelement <4 x float> %506, i64 1
  %510 = insertelement <16 x float> %508, float %509, i64 9
  %511 = extractelement <4 x float> %506, i64 2
  %512 = insertelement <16 x float> %510, float %511, i64 10
  %513 = extractelement <4 x float> %506, i64 3
  %514 = insertelement <16 x float> %512, float %513, i64 11
  %515 = load <4 x float>, ptr %487, align 16
  %516 = extractelement <4 x float> %515, i64 0
  %517 = insertelement <16 x float> %514, float %516, i64 12
  %518 = extractelement <4 x float> %515, i64 1
  %519 = insertelement <16 x float> %517, float %518, i64 13
  %520 = extractelement <4 x float> %515, i64 2
  %521 = insertelement <16 x float> %519, float %520, i64 14
  %522 = extractelement <4 x float> %515, i64 3
  %523 = insertelement <16 x float> %521, float %522, i64 15
  %524 = getelementptr float, ptr addrspace(1) %484, i64 256
  %525 = getelementptr float, ptr addrspace(1) %484, i64 8
  %526 = getelementptr float, ptr addrspace(1) %484, i64 264
  %527 = getelementptr float, ptr addrspace(1) %484, i64 16
  %528 = getelementptr float, ptr addrspace(1) %484, i64 272
  %529 = getelementptr float, ptr addrspace(1) %484, i64 24
  %530 = getelementptr float, ptr addrspace(1) %484, i64 280
  %531 = extractelement <16 x float> %523, i64 0
  %532 = insertelement <2 x float> poison, float %531, i64 0
  %533 = extractelement <16 x float> %523, i64 1
  %534 = insertelement <2 x float> %532, float %533, i64 1
  store <2 x float> %534, ptr addrspace(1) %484, align 8
  %535 = extractelement <16 x float> %523, i64 2
  %536 = insertelement <2 x float> poison, float %535, i64 0
  %537 = extractelement <16 x float> %523, i64 3
  %538 = insertelement <2 x float> %536, float %537, i64 1
  store <2 x float> %538, ptr addrspace(1) %524, align 8
  %539 = extractelement <16 x float> %523, i64 4
  %540 = insertelement <2 x float> poison, float %539, i64 0
  %541 = extractelement <16 x float> %523, i64 5
  %542 = insertelement <2 x float> %540, float %541, i64 1
  store <2 x float> %542, ptr addrspace(1) %525, align 8
  %543 = extractelement <16 x float> %523, i64 6
  %544 = insertelement <2 x float> poison, float %543, i64 0
  %545 = extractelement <16 x float> %523, i64 7
  %546 = insertelement <2 x float> %544, float %545, i64 1
  store <2 x float> %546, ptr addrspace(1) %526, align 8
  %547 = extractelement <16 x float> %523, i64 8
  %548 = insertelement <2 x float> poison, float %547, i64 0
  %549 = extractelement <16 x float> %523, i64 9
  %550 = insertelement <2 x float> %548, float %549, i64 1
  store <2 x float> %550, ptr addrspace(1) %527, align 8
  %551 = extractelement <16 x float> %523, i64 10
  %552 = insertelement <2 x float> poison, float %551, i64 0
  %553 = extractelement <16 x float> %523, i64 11
  %554 = insertelement <2 x float> %552, float %553, i64 1
  store <2 x float> %554, ptr addrspace(1) %528, align 8
  %555 = extractelement <16 x float> %523, i64 12
  %556 = insertelement <2 x float> poison, float %555, i64 0
  %557 = extractelement <16 x float> %523, i64 13
  %558 = insertelement <2 x float> %556, float %557, i64 1
  store <2 x float> %558, ptr addrspace(1) %529, align 8
  %559 = extractelement <16 x float> %523, i64 14
  %560 = insertelement <2 x float> poison, float %559, i64 0
  %561 = extractelement <16 x float> %523, i64 15
  %562 = insertelement <2 x float> %560, float %561, i64 1
  store <2 x float> %562, ptr addrspace(1) %530, align 8
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
