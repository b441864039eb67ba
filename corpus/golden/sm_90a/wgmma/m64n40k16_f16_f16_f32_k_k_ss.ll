; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [20 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = insertvalue { i32 } poison, i32 %6, 0
  %8 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %9 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %8, { i32, i32, i32, i32 } { i32 64, i32 16, i32 16, i32 1 }, 1
  br label %10

10:                                               ; preds = %13, %4
  %11 = phi i32 [ %38, %13 ], [ %6, %4 ]
  %12 = icmp slt i32 %11, 1024
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 1
  %15 = srem i32 %11, 64
  %16 = sdiv i32 %11, 64
  %17 = mul nsw i32 %15, 16
  %18 = add nsw i32 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 0
  %20 = sext i32 %18 to i64
  %21 = getelementptr half, ptr addrspace(1) %19, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = srem i32 %11, 8
  %24 = sdiv i32 %11, 8
  %25 = mul nsw i32 %23, 64
  %26 = srem i32 %24, 8
  %27 = sdiv i32 %24, 8
  %28 = mul nsw i32 %26, 512
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store half %22, ptr addrspace(3) %37, align 2
  %38 = add i32 %11, 128
  br label %10

39:                                               ; preds = %10
  %40 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 40, i32 16, i32 16, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 640
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 40
  %48 = sdiv i32 %43, 40
  %49 = mul nsw i32 %47, 16
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr half, ptr addrspace(1) %51, i64 %52
  %54 = load half, ptr addrspace(1) %53, align 2
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 64
  %58 = srem i32 %56, 5
  %59 = sdiv i32 %56, 5
  %60 = mul nsw i32 %58, 512
  %61 = add nsw i32 %57, %60
  %62 = add nsw i32 %61, %59
  %63 = sext i32 %62 to i64
  %64 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 896
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store half %54, ptr addrspace(3) %69, align 2
  %70 = add i32 %43, 128
  br label %42

71:                                               ; preds = %42
  %72 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 20, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 40, i32 4, i32 640 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 320, i32 5, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 40
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 640
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr float, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 320, i32 5, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr float, ptr addrspace(1) %93, i64 320
  %95 = getelementptr float, ptr addrspace(1) %93, i64 8
  %96 = getelementptr float, ptr addrspace(1) %93, i64 328
  %97 = getelementptr float, ptr addrspace(1) %93, i64 16
  %98 = getelementptr float, ptr addrspace(1) %93, i64 336
  %99 = getelementptr float, ptr addrspace(1) %93, i64 24
  %100 = getelementptr float, ptr addrspace(1) %93, i64 344
  %101 = getelementptr float, ptr addrspace(1) %93, i64 32
  %102 = getelementptr float, ptr addrspace(1) %93, i64 352
  %103 = load <2 x float>, ptr addrspace(1) %93, align 8
  %104 = extractelement <2 x float> %103, i64 0
  %105 = insertelement <20 x float> poison, float %104, i64 0
  %106 = extractelement <2 x float> %103, i64 1
  %107 = insertelement <20 x float> %105, float %106, i64 1
  %108 = load <2 x float>, ptr addrspace(1) %94, align 8
  %109 = extractelement <2 x float> %108, i64 0
  %110 = insertelement <20 x float> %107, float %109, i64 2
  %111 = extractelement <2 x float> %108, i64 1
  %112 = insertelement <20 x float> %110, float %111, i64 3
  %113 = load <2 x float>, ptr addrspace(1) %95, align 8
  %114 = extractelement <2 x float> %113, i64 0
  %115 = insertelement <20 x float> %112, float %114, i64 4
  %116 = extractelement <2 x float> %113, i64 1
  %117 = insertelement <20 x float> %115, float %116, i64 5
  %118 = load <2 x float>, ptr addrspace(1) %96, align 8
  %119 = extractelement <2 x float> %118, i64 0
  %120 = insertelement <20 x float> %117, float %119, i64 6
  %121 = extractelement <2 x float> %118, i64 1
  %122 = insertelement <20 x float> %120, float %121, i64 7
  %123 = load <2 x float>, ptr addrspace(1) %97, align 8
  %124 = extractelement <2 x float> %123, i64 0
  %125 = insertelement <20 x float> %122, float %124, i64 8
  %126 = extractelement <2 x float> %123, i64 1
  %127 = insertelement <20 x float> %125, float %126, i64 9
  %128 = load <2 x float>, ptr addrspace(1) %98, align 8
  %129 = extractelement <2 x float> %128, i64 0
  %130 = insertelement <20 x float> %127, float %129, i64 10
  %131 = extractelement <2 x float> %128, i64 1
  %132 = insertelement <20 x float> %130, float %131, i64 11
  %133 = load <2 x float>, ptr addrspace(1) %99, align 8
  %134 = extractelement <2 x float> %133, i64 0
  %135 = insertelement <20 x float> %132, float %134, i64 12
  %136 = extractelement <2 x float> %133, i64 1
  %137 = insertelement <20 x float> %135, float %136, i64 13
  %138 = load <2 x float>, ptr addrspace(1) %100, align 8
  %139 = extractelement <2 x float> %138, i64 0
  %140 = insertelement <20 x float> %137, float %139, i64 14
  %141 = extractelement <2 x float> %138, i64 1
  %142 = insertelement <20 x float> %140, float %141, i64 15
  %143 = load <2 x float>, ptr addrspace(1) %101, align 8
  %144 = extractelement <2 x float> %143, i64 0
  %145 = insertelement <20 x float> %142, float %144, i64 16
  %146 = extractelement <2 x float> %143, i64 1
  %147 = insertelement <20 x float> %145, float %146, i64 17
  %148 = load <2 x float>, ptr addrspace(1) %102, align 8
  %149 = extractelement <2 x float> %148, i64 0
  %150 = insertelement <20 x float> %147, float %149, i64 18
  %151 = extractelement <2 x float> %148, i64 1
  %152 = insertelement <20 x float> %150, float %151, i64 19
  %153 = extractvalue { ptr, { i32, i32 } } %73, 1
  %154 = extractvalue { ptr, { i32, i32 } } %73, 0
  %155 = getelementptr float, ptr %154, i64 4
  %156 = getelementptr float, ptr %154, i64 8
  %157 = getelementptr float, ptr %154, i64 12
  %158 = getelementptr float, ptr %154, i64 16
  %159 = extractelement <20 x float> %152, i64 0
  %160 = insertelement <4 x float> poison, float %159, i64 0
  %161 = extractelement <20 x float> %152, i64 1
  %162 = insertelement <4 x float> %160, float %161, i64 1
  %163 = extractelement <20 x float> %152, i64 2
  %164 = insertelement <4 x float> %162, float %163, i64 2
  %165 = extractelement <20 x float> %152, i64 3
  %166 = insertelement <4 x float> %164, float %165, i64 3
  store <4 x float> %166, ptr %154, align 16
  %167 = extractelement <20 x float> %152, i64 4
  %168 = insertelement <4 x float> poison, float %167, i64 0
  %169 = extractelement <20 x float> %152, i64 5
  %170 = insertelement <4 x float> %168, float %169, i64 1
  %171 = extractelement <20 x float> %152, i64 6
  %172 = insertelement <4 x float> %170, float %171, i64 2
  %173 = extractelement <20 x float> %152, i64 7
  %174 = insertelement <4 x float> %172, float %173, i64 3
  store <4 x float> %174, ptr %155, align 16
  %175 = extractelement <20 x float> %152, i64 8
  %176 = insertelement <4 x float> poison, float %175, i64 0
  %177 = extractelement <20 x float> %152, i64 9
  %178 = insertelement <4 x float> %176, float %177, i64 1
  %179 = extractelement <20 x float> %152, i64 10
  %180 = insertelement <4 x float> %178, float %179, i64 2
  %181 = extractelement <20 x float> %152, i64 11
  %182 = insertelement <4 x float> %180, float %181, i64 3
  store <4 x float> %182, ptr %156, align 16
  %183 = extractelement <20 x float> %152, i64 12
  %184 = insertelement <4 x float> poison, float %183, i64 0
  %185 = extractelement <20 x float> %152, i64 13
  %186 = insertelement <4 x float> %184, float %185, i64 1
  %187 = extractelement <20 x float> %152, i64 14
  %188 = insertelement <4 x float> %186, float %187, i64 2
  %189 = extractelement <20 x float> %152, i64 15
  %190 = insertelement <4 x float> %188, float %189, i64 3
  store <4 x float> %190, ptr %157, align 16
  %191 = extractelement <20 x float> %152, i64 16
  %192 = insertelement <4 x float> poison, float %191, i64 0
  %193 = extractelement <20 x float> %152, i64 17
  %194 = insertelement <4 x float> %192, float %193, i64 1
  %195 = extractelement <20 x float> %152, i64 18
  %196 = insertelement <4 x float> %194, float %195, i64 2
  %197 = extractelement <20 x float> %152, i64 19
  %198 = insertelement <4 x float> %196, float %197, i64 3
  store <4 x float> %198, ptr %158, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %199 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %200 = lshr i32 %199, 4
  %201 = zext i32 %200 to i64
  %202 = or i64 %201, 4611686293305360384
  %203 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %204 = lshr i32 %203, 4
  %205 = zext i32 %204 to i64
  %206 = or i64 %205, 4611686293305360384
  %207 = extractvalue { ptr, { i32, i32 } } %73, 1
  %208 = extractvalue { ptr, { i32, i32 } } %73, 0
  %209 = getelementptr float, ptr %208, i64 4
  %210 = getelementptr float, ptr %208, i64 8
  %211 = getelementptr float, ptr %208, i64 12
  %212 = getelementptr float, ptr %208, i64 16
  %213 = load <4 x float>, ptr %208, align 16
  %214 = extractelement <4 x float> %213, i64 0
  %215 = insertelement <20 x float> poison, float %214, i64 0
  %216 = extractelement <4 x float> %213, i64 1
  %217 = insertelement <20 x float> %215, float %216, i64 1
  %218 = extractelement <4 x float> %213, i64 2
  %219 = insertelement <20 x float> %217, float %218, i64 2
  %220 = extractelement <4 x float> %213, i64 3
  %221 = insertelement <20 x float> %219, float %220, i64 3
  %222 = load <4 x float>, ptr %209, align 16
  %223 = extractelement <4 x float> %222, i64 0
  %224 = insertelement <20 x float> %221, float %223, i64 4
  %225 = extractelement <4 x float> %222, i64 1
  %226 = insertelement <20 x float> %224, float %225, i64 5
  %227 = extractelement <4 x float> %222, i64 2
  %228 = insertelement <20 x float> %226, float %227, i64 6
  %229 = extractelement <4 x float> %222, i64 3
  %230 = insertelement <20 x float> %228, float %229, i64 7
  %231 = load <4 x float>, ptr %210, align 16
  %232 = extractelement <4 x float> %231, i64 0
  %233 = insertelement <20 x float> %230, float %232, i64 8
  %234 = extractelement <4 x float> %231, i64 1
  %235 = insertelement <20 x float> %233, float %234, i64 9
  %236 = extractelement <4 x float> %231, i64 2
  %237 = insertelement <20 x float> %235, float %236, i64 10
  %238 = extractelement <4 x float> %231, i64 3
  %239 = insertelement <20 x float> %237, float %238, i64 11
  %240 = load <4 x float>, ptr %211, align 16
  %241 = extractelement <4 x float> %240, i64 0
  %242 = insertelement <20 x float> %239, float %241, i64 12
  %243 = extractelement <4 x float> %240, i64 1
  %244 = insertelement <20 x float> %242, float %243, i64 13
  %245 = extractelement <4 x float> %240, i64 2
  %246 = insertelement <20 x float> %244, float %245, i64 14
  %247 = extractelement <4 x float> %240, i64 3
  %248 = insertelement <20 x float> %246, float %247, i64 15
  %249 = load <4 x float>, ptr %212, align 16
  %250 = extractelement <4 x float> %249, i64 0
  %251 = insertelement <20 x float> %248, float %250, i64 16
  %252 = extractelement <4 x float> %249, i64 1
  %253 = insertelement <20 x float> %251, float %252, i64 17
  %254 = extractelement <4 x float> %249, i64 2
  %255 = insertelement <20 x float> %253, float %254, i64 18
  %256 = extractelement <4 x float> %249, i64 3
  %257 = insertelement <20 x float> %255, float %256, i64 19
  %258 = extractelement <20 x float> %257, i64 0
  %259 = extractelement <20 x float> %257, i64 1
  %260 = extractelement <20 x float> %257, i64 2
  %261 = extractelement <20 x float> %257, i64 3
  %262 = extractelement <20 x float> %257, i64 4
  %263 = extractelement <20 x float> %257, i64 5
  %264 = extractelement <20 x float> %257, i64 6
  %265 = extractelement <20 x float> %257, i64 7
  %266 = extractelement <20 x float> %257, i64 8
  %267 = extractelement <20 x float> %257, i64 9
  %268 = extractelement <20 x float> %257, i64 10
  %269 = extractelement <20 x float> %257, i64 11
  %270 = extractelement <20 x float> %257, i64 12
  %271 = extractelement <20 x float> %257, i64 13
  %272 = extractelement <20 x float> %257, i64 14
  %273 = extractelement <20 x float> %257, i64 15
  %274 = extractelement <20 x float> %257, i64 16
  %275 = extractelement <20 x float> %257, i64 17
  %276 = extractelement <20 x float> %257, i64 18
  %277 = extractelement <20 x float> %257, i64 19
  %278 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $42, 0; wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19}, $40, $41, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,l,l,r"(float %258, float %259, float %260, float %261, float %262, float %263, float %264, float %265, float %266, float %267, float %268, float %269, float %270, float %271, float %272, float %273, float %274, float %275, float %276, float %277, i64 %202, i64 %206, i32 1)
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 0
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 1
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 2
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 3
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 4
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 5
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 6
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 7
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 8
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 9
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 10
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 11
  %291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 12
  %292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 13
  %293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 14
  %294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 15
  %295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 16
  %296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 17
  %297 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 18
  %298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %278, 19
  %299 = insertelement <20 x float> poison, float %279, i64 0
  %300 = insertelement <20 x float> %299, float %280, i64 1
  %301 = insertelement <20 x float> %300, float %281, i64 2
  %302 = insertelement <20 x float> %301, float %282, i64 3
  %303 = insertelement <20 x float> %302, float %283, i64 4
  %304 = insertelement <20 x float> %303, float %284, i64 5
  %305 = insertelement <20 x float> %304, float %285, i64 6
  %306 = insertelement <20 x float> %305, float %286, i64 7
  %307 = insertelement <20 x float> %306, float %287, i64 8
  %308 = insertelement <20 x float> %307, float %288, i64 9
  %309 = insertelement <20 x float> %308, float %289, i64 10
  %310 = insertelement <20 x float> %309, float %290, i64 11
  %311 = insertelement <20 x float> %310, float %291, i64 12
  %312 = insertelement <20 x float> %311, float %292, i64 13
  %313 = insertelement <20 x float> %312, float %293, i64 14
  %314 = insertelement <20 x float> %313, float %294, i64 15
  %315 = insertelement <20 x float> %314, float %295, i64 16
  %316 = insertelement <20 x float> %315, float %296, i64 17
  %317 = insertelement <20 x float> %316, float %297, i64 18
  %318 = insertelement <20 x float> %317, float %298, i64 19
  %319 = extractvalue { ptr, { i32, i32 } } %73, 1
  %320 = extractvalue { ptr, { i32, i32 } } %73, 0
  %321 = getelementptr float, ptr %320, i64 4
  %322 = getelementptr float, ptr %320, i64 8
  %323 = getelementptr float, ptr %320, i64 12
  %324 = getelementptr float, ptr %320, i64 16
  %325 = extractelement <20 x float> %318, i64 0
  %326 = insertelement <4 x float> poison, float %325, i64 0
  %327 = extractelement <20 x float> %318, i64 1
  %328 = insertelement <4 x float> %326, float %327, i64 1
  %329 = extractelement <20 x float> %318, i64 2
  %330 = insertelement <4 x float> %328, float %329, i64 2
  %331 = extractelement <20 x float> %318, i64 3
  %332 = insertelement <4 x float> %330, float %331, i64 3
  store <4 x float> %332, ptr %320, align 16
  %333 = extractelement <20 x float> %318, i64 4
  %334 = insertelement <4 x float> poison, float %333, i64 0
  %335 = extractelement <20 x float> %318, i64 5
  %336 = insertelement <4 x float> %334, float %335, i64 1
  %337 = extractelement <20 x float> %318, i64 6
  %338 = insertelement <4 x float> %336, float %337, i64 2
  %339 = extractelement <20 x float> %318, i64 7
  %340 = insertelement <4 x float> %338, float %339, i64 3
  store <4 x float> %340, ptr %321, align 16
  %341 = extractelement <20 x float> %318, i64 8
  %342 = insertelement <4 x float> poison, float %341, i64 0
  %343 = extractelement <20 x float> %318, i64 9
  %344 = insertelement <4 x float> %342, float %343, i64 1
  %345 = extractelement <20 x float> %318, i64 10
  %346 = insertelement <4 x float> %344, float %345, i64 2
  %347 = extractelement <20 x float> %318, i64 11
  %348 = insertelement <4 x float> %346, float %347, i64 3
  store <4 x float> %348, ptr %322, align 16
  %349 = extractelement <20 x float> %318, i64 12
  %350 = insertelement <4 x float> poison, float %349, i64 0
  %351 = extractelement <20 x float> %318, i64 13
  %352 = insertelement <4 x float> %350, float %351, i64 1
  %353 = extractelement <20 x float> %318, i64 14
  %354 = insertelement <4 x float> %352, float %353, i64 2
  %355 = extractelement <20 x float> %318, i64 15
  %356 = insertelement <4 x float> %354, float %355, i64 3
  store <4 x float> %356, ptr %323, align 16
  %357 = extractelement <20 x float> %318, i64 16
  %358 = insertelement <4 x float> poison, float %357, i64 0
  %359 = extractelement <20 x float> %318, i64 17
  %360 = insertelement <4 x float> %358, float %359, i64 1
  %361 = extractelement <20 x float> %318, i64 18
  %362 = insertelement <4 x float> %360, float %361, i64 2
  %363 = extractelement <20 x float> %318, i64 19
  %364 = insertelement <4 x float> %362, float %363, i64 3
  store <4 x float> %364, ptr %324, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %365 = extractvalue { ptr, { i32, i32 } } %73, 1
  %366 = extractvalue { ptr, { i32, i32 } } %73, 0
  %367 = getelementptr float, ptr %366, i64 4
  %368 = getelementptr float, ptr %366, i64 8
  %369 = getelementptr float, ptr %366, i64 12
  %370 = getelementptr float, ptr %366, i64 16
  %371 = load <4 x float>, ptr %366, align 16
  %372 = extractelement <4 x float> %371, i64 0
  %373 = insertelement <20 x float> poison, float %372, i64 0
  %374 = extractelement <4 x float> %371, i64 1
  %375 = insertelement <20 x float> %373, float %374, i64 1
  %376 = extractelement <4 x float> %371, i64 2
  %377 = insertelement <20 x float> %375, float %376, i64 2
  %378 = extractelement <4 x float> %371, i64 3
  %379 = insertelement <20 x float> %377, float %378, i64 3
  %380 = load <4 x float>, ptr %367, align 16
  %381 = extractelement <4 x float> %380, i64 0
  %382 = insertelement <20 x float> %379, float %381, i64 4
  %383 = extractelement <4 x float> %380, i64 1
  %384 = insertelement <20 x float> %382, float %383, i64 5
  %385 = extractelement <4 x float> %380, i64 2
  %386 = insertelement <20 x float> %384, float %385, i64 6
  %387 = extractelement <4 x float> %380, i64 3
  %388 = insertelement <20 x float> %386, float %387, i64 7
  %389 = load <4 x float>, ptr %368, align 16
  %390 = extractelement <4 x float> %389, i64 0
  %391 = insertelement <20 x float> %388, float %390, i64 8
  %392 = extractelement <4 x float> %389, i64 1
  %393 = insertelement <20 x float> %391, float %392, i64 9
  %394 = extractelement <4 x float> %389, i64 2
  %395 = insertelement <20 x float> %393, float %394, i64 10
  %396 = extractelement <4 x float> %389, i64 3
  %397 = insertelement <20 x float> %395, float %396, i64 11
  %398 = load <4 x float>, ptr %369, align 16
  %399 = extractelement <4 x float> %398, i64 0
  %400 = insertelement <20 x float> %397, float %399, i64 12
  %401 = extractelement <4 x float> %398, i64 1
  %402 = insertelement <20 x float> %400, float %401, i64 13
  %403 = extractelement <4 x float> %398, i64 2
  %404 = insertelement <20 x float> %402, float %403, i64 14
  %405 = extractelement <4 x float> %398, i64 3
  %406 = insertelement <20 x float> %404, float %405, i64 15
  %407 = load <4 x float>, ptr %370, align 16
  %408 = extractelement <4 x float> %407, i64 0
  %409 = insertelement <20 x float> %406, float %408, i64 16
  %410 = extractelement <4 x float> %407, i64 1
  %411 = insertelement <20 x float> %409, float %410, i64 17
  %412 = extractelement <4 x float> %407, i64 2
  %413 = insertelement <20 x float> %411, float %412, i64 18
  %414 = extractelement <4 x float> %407, i64 3
  %415 = insertelement <20 x float> %413, float %414, i64 19
  %416 = extractelement <20 x float> %415, i64 0
  %417 = extractelement <20 x float> %415, i64 1
  %418 = extractelement <20 x float> %415, i64 2
  %419 = extractelement <20 x float> %415, i64 3
  %420 = extractelement <20 x float> %415, i64 4
  %421 = extractelement <20 x float> %415, i64 5
  %422 = extractelement <20 x float> %415, i64 6
  %423 = extractelement <20 x float> %415, i64 7
  %424 = extractelement <20 x float> %415, i64 8
  %425 = extractelement <20 x float> %415, i64 9
  %426 = extractelement <20 x float> %415, i64 10
  %427 = extractelement <20 x float> %415, i64 11
  %428 = extractelement <20 x float> %415, i64 12
  %429 = extractelement <20 x float> %415, i64 13
  %430 = extractelement <20 x float> %415, i64 14
  %431 = extractelement <20 x float> %415, i64 15
  %432 = extractelement <20 x float> %415, i64 16
  %433 = extractelement <20 x float> %415, i64 17
  %434 = extractelement <20 x float> %415, i64 18
  %435 = extractelement <20 x float> %415, i64 19
  %436 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19"(float %416, float %417, float %418, float %419, float %420, float %421, float %422, float %423, float %424, float %425, float %426, float %427, float %428, float %429, float %430, float %431, float %432, float %433, float %434, float %435)
  %437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 0
  %438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 1
  %439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 2
  %440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 3
  %441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 4
  %442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 5
  %443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 6
  %444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 7
  %445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 8
  %446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 9
  %447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 10
  %448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 11
  %449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 12
  %450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 13
  %451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 14
  %452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 15
  %453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 16
  %454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 17
  %455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 18
  %456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %436, 19
  %457 = insertelement <20 x float> poison, float %437, i64 0
  %458 = insertelement <20 x float> %457, float %438, i64 1
  %459 = insertelement <20 x float> %458, float %439, i64 2
  %460 = insertelement <20 x float> %459, float %440, i64 3
  %461 = insertelement <20 x float> %460, float %441, i64 4
  %462 = insertelement <20 x float> %461, float %442, i64 5
  %463 = insertelement <20 x float> %462, float %443, i64 6
  %464 = insertelement <20 x float> %463, float %444, i64 7
  %465 = insertelement <20 x float> %464, float %445, i64 8
  %466 = insertelement <20 x float> %465, float %446, i64 9
  %467 = insertelement <20 x float> %466, float %447, i64 10
  %468 = insertelement <20 x float> %467, float %448, i64 11
  %469 = insertelement <20 x float> %468, float %449, i64 12
  %470 = insertelement <20 x float> %469, float %450, i64 13
  %471 = insertelement <20 x float> %470, float %451, i64 14
  %472 = insertelement <20 x float> %471, float %452, i64 15
  %473 = insertelement <20 x float> %472, float %453, i64 16
  %474 = insertelement <20 x float> %473, float %454, i64 17
  %475 = insertelement <20 x float> %474, float %455, i64 18
  %476 = insertelement <20 x float> %475, float %456, i64 19
  %477 = extractvalue { ptr, { i32, i32 } } %73, 1
  %478 = extractvalue { ptr, { i32, i32 } } %73, 0
  %479 = getelementptr float, ptr %478, i64 4
  %480 = getelementptr float, ptr %478, i64 8
  %481 = getelementptr float, ptr %478, i64 12
  %482 = getelementptr float, ptr %478, i64 16
  %483 = extractelement <20 x float> %476, i64 0
  %484 = insertelement <4 x float> poison, float %483, i64 0
  %485 = extractelement <20 x float> %476, i64 1
  %486 = insertelement <4 x float> %484, float %485, i64 1
  %487 = extractelement <20 x float> %476, i64 2
  %488 = insertelement <4 x float> %486, float %487, i64 2
  %489 = extractelement <20 x float> %476, i64 3
  %490 = insertelement <4 x float> %488, float %489, i64 3
  store <4 x float> %490, ptr %478, align 16
  %491 = extractelement <20 x float> %476, i64 4
  %492 = insertelement <4 x float> poison, float %491, i64 0
  %493 = extractelement <20 x float> %476, i64 5
  %494 = insertelement <4 x float> %492, float %493, i64 1
  %495 = extractelement <20 x float> %476, i64 6
  %496 = insertelement <4 x float> %494, float %495, i64 2
  %497 = extractelement <20 x float> %476, i64 7
  %498 = insertelement <4 x float> %496, float %497, i64 3
  store <4 x float> %498, ptr %479, align 16
  %499 = extractelement <20 x float> %476, i64 8
  %500 = insertelement <4 x float> poison, float %499, i64 0
  %501 = extractelement <20 x float> %476, i64 9
  %502 = insertelement <4 x float> %500, float %501, i64 1
  %503 = extractelement <20 x float> %476, i64 10
  %504 = insertelement <4 x float> %502, float %503, i64 2
  %505 = extractelement <20 x float> %476, i64 11
  %506 = insertelement <4 x float> %504, float %505, i64 3
  store <4 x float> %506, ptr %480, align 16
  %507 = extractelement <20 x float> %476, i64 12
  %508 = insertelement <4 x float> poison, float %507, i64 0
  %509 = extractelement <20 x float> %476, i64 13
  %510 = insertelement <4 x float> %508, float %509, i64 1
  %511 = extractelement <20 x float> %476, i64 14
  %512 = insertelement <4 x float> %510, float %511, i64 2
  %513 = extractelement <20 x float> %476, i64 15
  %514 = insertelement <4 x float> %512, float %513, i64 3
  store <4 x float> %514, ptr %481, align 16
  %515 = extractelement <20 x float> %476, i64 16
  %516 = insertelement <4 x float> poison, float %515, i64 0
  %517 = extractelement <20 x float> %476, i64 17
  %518 = insertelement <4 x float> %516, float %517, i64 1
  %519 = extractelement <20 x float> %476, i64 18
  %520 = insertelement <4 x float> %518, float %519, i64 2
  %521 = extractelement <20 x float> %476, i64 19
  %522 = insertelement <4 x float> %520, float %521, i64 3
  store <4 x float> %522, ptr %482, align 16
  %523 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %524 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %523, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 40, i32 4, i32 640 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 320, i32 5, i32 8 } }, 1
  %525 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %524, 1
  %526 = extractvalue { i32 } %7, 0
  %527 = srem i32 %526, 4
  %528 = sdiv i32 %526, 4
  %529 = mul nsw i32 %527, 2
  %530 = srem i32 %528, 8
  %531 = sdiv i32 %528, 8
  %532 = mul nsw i32 %530, 40
  %533 = add nsw i32 %529, %532
  %534 = mul nsw i32 %531, 640
  %535 = add nsw i32 %533, %534
  %536 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %524, 0
  %537 = sext i32 %535 to i64
  %538 = getelementptr float, ptr addrspace(1) %536, i64 %537
  %539 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %538, 0
  %540 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %539, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 320, i32 5, i32 8 } }, 1
  %541 = extractvalue { ptr, { i32, i32 } } %73, 1
  %542 = extractvalue { ptr, { i32, i32 } } %73, 0
  %543 = getelementptr float, ptr %542, i64 4
  %544 = getelementptr float, ptr %542, i64 8
  %545 = getelementptr float, ptr %542, i64 12
  %546 = getelementptr float, ptr %542, i64 16
  %547 = load <4 x float>, ptr %542, align 16
  %548 = extractelement <4 x float> %547, i64 0
  %549 = insertelement <20 x float> poison, float %548, i64 0
  %550 = extractelement <4 x float> %547, i64 1
  %551 = insertelement <20 x float> %549, float %550, i64 1
  %552 = extractelement <4 x float> %547, i64 2
  %553 = insertelement <20 x float> %551, float %552, i64 2
  %554 = extractelement <4 x float> %547, i64 3
  %555 = insertelement <20 x float> %553, float %554, i64 3
  %556 = load <4 x float>, ptr %543, align 16
  %557 = extractelement <4 x float> %556, i64 0
  %558 = insertelement <20 x float> %555, float %557, i64 4
  %559 = extractelement <4 x float> %556, i64 1
  %560 = insertelement <20 x float> %558, float %559, i64 5
  %561 = extractelement <4 x float> %556, i64 2
  %562 = insertelement <20 x float> %560, float %561, i64 6
  %563 = extractelement <4 x float> %556, i64 3
  %564 = insertelement <20 x float> %562, float %563, i64 7
  %565 = load <4 x float>, ptr %544, align 16
  %566 = extractelement <4 x float> %565, i64 0
  %567 = insertelement <20 x float> %564, float %566, i64 8
  %568 = extractelement <4 x float> %565, i64 1
  %569 = insertelement <20 x float> %567, float %568, i64 9
  %570 = extractelement <4 x float> %565, i64 2
  %571 = insertelement <20 x float> %569, float %570, i64 10
  %572 = extractelement <4 x float> %565, i64 3
  %573 = insertelement <20 x float> %571, float %572, i64 11
  %574 = load <4 x float>, ptr %545, align 16
  %575 = extractelement <4 x float> %574, i64 0
  %576 = insertelement <20 x float> %573, float %575, i64 12
  %577 = extractelement <4 x float> %574, i64 1
  %578 = insertelement <20 x float> %576, float %577, i64 13
  %579 = extractelement <4 x float> %574, i64 2
  %580 = insertelement <20 x float> %578, float %579, i64 14
  %581 = extractelement <4 x float> %574, i64 3
  %582 = insertelement <20 x float> %580, float %581, i64 15
  %583 = load <4 x float>, ptr %546, align 16
  %584 = extractelement <4 x float> %583, i64 0
  %585 = insertelement <20 x float> %582, float %584, i64 16
  %586 = extractelement <4 x float> %583, i64 1
  %587 = insertelement <20 x float> %585, float %586, i64 17
  %588 = extractelement <4 x float> %583, i64 2
  %589 = insertelement <20 x float> %587, float %588, i64 18
  %590 = extractelement <4 x float> %583, i64 3
  %591 = insertelement <20 x float> %589, float %590, i64 19
  %592 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %540, 1
  %593 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %540, 0
  %594 = getelementptr float, ptr addrspace(1) %593, i64 320
  %595 = getelementptr float, ptr addrspace(1) %593, i64 8
  %596 = getelementptr float, ptr addrspace(1) %593, i64 328
  %597 = getelementptr float, ptr addrspace(1) %593, i64 16
  %598 = getelementptr float, ptr addrspace(1) %593, i64 336
  %599 = getelementptr float, ptr addrspace(1) %593, i64 24
  %600 = getelementptr float, ptr addrspace(1) %593, i64 344
  %601 = getelementptr float, ptr addrspace(1) %593, i64 32
  %602 = getelementptr float, ptr addrspace(1) %593, i64 352
  %603 = extractelement <20 x float> %591, i64 0
  %604 = insertelement <2 x float> poison, float %603, i64 0
  %605 = extractelement <20 x float> %591, i64 1
  %606 = insertelement <2 x float> %604, float %605, i64 1
  store <2 x float> %606, ptr addrspace(1) %593, align 8
  %607 = extractelement <20 x float> %591, i64 2
  %608 = insertelement <2 x float> poison, float %607, i64 0
  %609 = extractelement <20 x float> %591, i64 3
  %610 = insertelement <2 x float> %608, float %609, i64 1
  store <2 x float> %610, ptr addrspace(1) %594, align 8
  %611 = extractelement <20 x float> %591, i64 4
  %612 = insertelement <2 x float> poison, float %611, i64 0
  %613 = extractelement <20 x float> %591, i64 5
  %614 = insertelement <2 x float> %612, float %613, i64 1
  store <2 x float> %614, ptr addrspace(1) %595, align 8
  %615 = extractelement <20 x float> %591, i64 6
  %616 = insertelement <2 x float> poison, float %615, i64 0
  %617 = extractelement <20 x float> %591, i64 7
  %618 = insertelement <2 x float> %616, float %617, i64 1
  store <2 x float> %618, ptr addrspace(1) %596, align 8
  %619 = extractelement <20 x float> %591, i64 8
  %620 = insertelement <2 x float> poison, float %619, i64 0
  %621 = extractelement <20 x float> %591, i64 9
  %622 = insertelement <2 x float> %620, float %621, i64 1
  store <2 x float> %622, ptr addrspace(1) %597, align 8
  %623 = extractelement <20 x float> %591, i64 10
  %624 = insertelement <2 x float> poison, float %623, i64 0
  %625 = extractelement <20 x float> %591, i64 11
  %626 = insertelement <2 x float> %624, float %625, i64 1
  store <2 x float> %626, ptr addrspace(1) %598, align 8
  %627 = extractelement <20 x float> %591, i64 12
  %628 = insertelement <2 x float> poison, float %627, i64 0
  %629 = extractelement <20 x float> %591, i64 13
  %630 = insertelement <2 x float> %628, float %629, i64 1
  store <2 x float> %630, ptr addrspace(1) %599, align 8
  %631 = extractelement <20 x float> %591, i64 14
  %632 = insertelement <2 x float> poison, float %631, i64 0
  %633 = extractelement <20 x float> %591, i64 15
  %634 = insertelement <2 x float> %632, float %633, i64 1
  store <2 x float> %634, ptr addrspace(1) %600, align 8
  %635 = extractelement <20 x float> %591, i64 16
  %636 = insertelement <2 x float> poison, float %635, i64 0
  %637 = extractelement <20 x float> %591, i64 17
  %638 = insertelement <2 x float> %636, float %637, i64 1
  store <2 x float> %638, ptr addrspace(1) %601, align 8
  %639 = extractelement <20 x float> %591, i64 18
  %640 = insertelement <2 x float> poison, float %639, i64 0
  %641 = extractelement <20 x float> %591, i64 19
  %642 = insertelement <2 x float> %640, float %641, i64 1
  store <2 x float> %642, ptr addrspace(1) %602, align 8
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
