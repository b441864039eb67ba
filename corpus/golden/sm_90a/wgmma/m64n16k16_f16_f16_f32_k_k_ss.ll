; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x float], align 16
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
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 16, i32 16, i32 16, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 256
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 16
  %48 = sdiv i32 %43, 16
  %49 = mul nsw i32 %47, 16
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr half, ptr addrspace(1) %51, i64 %52
  %54 = load half, ptr addrspace(1) %53, align 2
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 64
  %58 = srem i32 %56, 2
  %59 = sdiv i32 %56, 2
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
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 8, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 16, i32 4, i32 256 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 16
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 256
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr float, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr float, ptr addrspace(1) %93, i64 128
  %95 = getelementptr float, ptr addrspace(1) %93, i64 8
  %96 = getelementptr float, ptr addrspace(1) %93, i64 136
  %97 = load <2 x float>, ptr addrspace(1) %93, align 8
  %98 = extractelement <2 x float> %97, i64 0
  %99 = insertelement <8 x float> poison, float %98, i64 0
  %100 = extractelement <2 x float> %97, i64 1
  %101 = insertelement <8 x float> %99, float %100, i64 1
  %102 = load <2 x float>, ptr addrspace(1) %94, align 8
  %103 = extractelement <2 x float> %102, i64 0
  %104 = insertelement <8 x float> %101, float %103, i64 2
  %105 = extractelement <2 x float> %102, i64 1
  %106 = insertelement <8 x float> %104, float %105, i64 3
  %107 = load <2 x float>, ptr addrspace(1) %95, align 8
  %108 = extractelement <2 x float> %107, i64 0
  %109 = insertelement <8 x float> %106, float %108, i64 4
  %110 = extractelement <2 x float> %107, i64 1
  %111 = insertelement <8 x float> %109, float %110, i64 5
  %112 = load <2 x float>, ptr addrspace(1) %96, align 8
  %113 = extractelement <2 x float> %112, i64 0
  %114 = insertelement <8 x float> %111, float %113, i64 6
  %115 = extractelement <2 x float> %112, i64 1
  %116 = insertelement <8 x float> %114, float %115, i64 7
  %117 = extractvalue { ptr, { i32, i32 } } %73, 1
  %118 = extractvalue { ptr, { i32, i32 } } %73, 0
  %119 = getelementptr float, ptr %118, i64 4
  %120 = extractelement <8 x float> %116, i64 0
  %121 = insertelement <4 x float> poison, float %120, i64 0
  %122 = extractelement <8 x float> %116, i64 1
  %123 = insertelement <4 x float> %121, float %122, i64 1
  %124 = extractelement <8 x float> %116, i64 2
  %125 = insertelement <4 x float> %123, float %124, i64 2
  %126 = extractelement <8 x float> %116, i64 3
  %127 = insertelement <4 x float> %125, float %126, i64 3
  store <4 x float> %127, ptr %118, align 16
  %128 = extractelement <8 x float> %116, i64 4
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <8 x float> %116, i64 5
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <8 x float> %116, i64 6
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <8 x float> %116, i64 7
  %135 = insertelement <4 x float> %133, float %134, i64 3
  store <4 x float> %135, ptr %119, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %136 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %137 = lshr i32 %136, 4
  %138 = zext i32 %137 to i64
  %139 = or i64 %138, 4611686293305360384
  %140 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %141 = lshr i32 %140, 4
  %142 = zext i32 %141 to i64
  %143 = or i64 %142, 4611686293305360384
  %144 = extractvalue { ptr, { i32, i32 } } %73, 1
  %145 = extractvalue { ptr, { i32, i32 } } %73, 0
  %146 = getelementptr float, ptr %145, i64 4
  %147 = load <4 x float>, ptr %145, align 16
  %148 = extractelement <4 x float> %147, i64 0
  %149 = insertelement <8 x float> poison, float %148, i64 0
  %150 = extractelement <4 x float> %147, i64 1
  %151 = insertelement <8 x float> %149, float %150, i64 1
  %152 = extractelement <4 x float> %147, i64 2
  %153 = insertelement <8 x float> %151, float %152, i64 2
  %154 = extractelement <4 x float> %147, i64 3
  %155 = insertelement <8 x float> %153, float %154, i64 3
  %156 = load <4 x float>, ptr %146, align 16
  %157 = extractelement <4 x float> %156, i64 0
  %158 = insertelement <8 x float> %155, float %157, i64 4
  %159 = extractelement <4 x float> %156, i64 1
  %160 = insertelement <8 x float> %158, float %159, i64 5
  %161 = extractelement <4 x float> %156, i64 2
  %162 = insertelement <8 x float> %160, float %161, i64 6
  %163 = extractelement <4 x float> %156, i64 3
  %164 = insertelement <8 x float> %162, float %163, i64 7
  %165 = extractelement <8 x float> %164, i64 0
  %166 = extractelement <8 x float> %164, i64 1
  %167 = extractelement <8 x float> %164, i64 2
  %168 = extractelement <8 x float> %164, i64 3
  %169 = extractelement <8 x float> %164, i64 4
  %170 = extractelement <8 x float> %164, i64 5
  %171 = extractelement <8 x float> %164, i64 6
  %172 = extractelement <8 x float> %164, i64 7
  %173 = call { float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,r"(float %165, float %166, float %167, float %168, float %169, float %170, float %171, float %172, i64 %139, i64 %143, i32 1)
  %174 = extractvalue { float, float, float, float, float, float, float, float } %173, 0
  %175 = extractvalue { float, float, float, float, float, float, float, float } %173, 1
  %176 = extractvalue { float, float, float, float, float, float, float, float } %173, 2
  %177 = extractvalue { float, float, float, float, float, float, float, float } %173, 3
  %178 = extractvalue { float, float, float, float, float, float, float, float } %173, 4
  %179 = extractvalue { float, float, float, float, float, float, float, float } %173, 5
  %180 = extractvalue { float, float, float, float, float, float, float, float } %173, 6
  %181 = extractvalue { float, float, float, float, float, float, float, float } %173, 7
  %182 = insertelement <8 x float> poison, float %174, i64 0
  %183 = insertelement <8 x float> %182, float %175, i64 1
  %184 = insertelement <8 x float> %183, float %176, i64 2
  %185 = insertelement <8 x float> %184, float %177, i64 3
  %186 = insertelement <8 x float> %185, float %178, i64 4
  %187 = insertelement <8 x float> %186, float %179, i64 5
  %188 = insertelement <8 x float> %187, float %180, i64 6
  %189 = insertelement <8 x float> %188, float %181, i64 7
  %190 = extractvalue { ptr, { i32, i32 } } %73, 1
  %191 = extractvalue { ptr, { i32, i32 } } %73, 0
  %192 = getelementptr float, ptr %191, i64 4
  %193 = extractelement <8 x float> %189, i64 0
  %194 = insertelement <4 x float> poison, float %193, i64 0
  %195 = extractelement <8 x float> %189, i64 1
  %196 = insertelement <4 x float> %194, float %195, i64 1
  %197 = extractelement <8 x float> %189, i64 2
  %198 = insertelement <4 x float> %196, float %197, i64 2
  %199 = extractelement <8 x float> %189, i64 3
  %200 = insertelement <4 x float> %198, float %199, i64 3
  store <4 x float> %200, ptr %191, align 16
  %201 = extractelement <8 x float> %189, i64 4
  %202 = insertelement <4 x float> poison, float %201, i64 0
  %203 = extractelement <8 x float> %189, i64 5
  %204 = insertelement <4 x float> %202, float %203, i64 1
  %205 = extractelement <8 x float> %189, i64 6
  %206 = insertelement <4 x float> %204, float %205, i64 2
  %207 = extractelement <8 x float> %189, i64 7
  %208 = insertelement <4 x float> %206, float %207, i64 3
  store <4 x float> %208, ptr %192, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %209 = extractvalue { ptr, { i32, i32 } } %73, 1
  %210 = extractvalue { ptr, { i32, i32 } } %73, 0
  %211 = getelementptr float, ptr %210, i64 4
  %212 = load <4 x float>, ptr %210, align 16
  %213 = extractelement <4 x float> %212, i64 0
  %214 = insertelement <8 x float> poison, float %213, i64 0
  %215 = extractelement <4 x float> %212, i64 1
  %216 = insertelement <8 x float> %214, float %215, i64 1
  %217 = extractelement <4 x float> %212, i64 2
  %218 = insertelement <8 x float> %216, float %217, i64 2
  %219 = extractelement <4 x float> %212, i64 3
  %220 = insertelement <8 x float> %218, float %219, i64 3
  %221 = load <4 x float>, ptr %211, align 16
  %222 = extractelement <4 x float> %221, i64 0
  %223 = insertelement <8 x float> %220, float %222, i64 4
  %224 = extractelement <4 x float> %221, i64 1
  %225 = insertelement <8 x float> %223, float %224, i64 5
  %226 = extractelement <4 x float> %221, i64 2
  %227 = insertelement <8 x float> %225, float %226, i64 6
  %228 = extractelement <4 x float> %221, i64 3
  %229 = insertelement <8 x float> %227, float %228, i64 7
  %230 = extractelement <8 x float> %229, i64 0
  %231 = extractelement <8 x float> %229, i64 1
  %232 = extractelement <8 x float> %229, i64 2
  %233 = extractelement <8 x float> %229, i64 3
  %234 = extractelement <8 x float> %229, i64 4
  %235 = extractelement <8 x float> %229, i64 5
  %236 = extractelement <8 x float> %229, i64 6
  %237 = extractelement <8 x float> %229, i64 7
  %238 = call { float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7"(float %230, float %231, float %232, float %233, float %234, float %235, float %236, float %237)
  %239 = extractvalue { float, float, float, float, float, float, float, float } %238, 0
  %240 = extractvalue { float, float, float, float, float, float, float, float } %238, 1
  %241 = extractvalue { float, float, float, float, float, float, float, float } %238, 2
  %242 = extractvalue { float, float, float, float, float, float, float, float } %238, 3
  %243 = extractvalue { float, float, float, float, float, float, float, float } %238, 4
  %244 = extractvalue { float, float, float, float, float, float, float, float } %238, 5
  %245 = extractvalue { float, float, float, float, float, float, float, float } %238, 6
  %246 = extractvalue { float, float, float, float, float, float, float, float } %238, 7
  %247 = insertelement <8 x float> poison, float %239, i64 0
  %248 = insertelement <8 x float> %247, float %240, i64 1
  %249 = insertelement <8 x float> %248, float %241, i64 2
  %250 = insertelement <8 x float> %249, float %242, i64 3
  %251 = insertelement <8 x float> %250, float %243, i64 4
  %252 = insertelement <8 x float> %251, float %244, i64 5
  %253 = insertelement <8 x float> %252, float %245, i64 6
  %254 = insertelement <8 x float> %253, float %246, i64 7
  %255 = extractvalue { ptr, { i32, i32 } } %73, 1
  %256 = extractvalue { ptr, { i32, i32 } } %73, 0
  %257 = getelementptr float, ptr %256, i64 4
  %258 = extractelement <8 x float> %254, i64 0
  %259 = insertelement <4 x float> poison, float %258, i64 0
  %260 = extractelement <8 x float> %254, i64 1
  %261 = insertelement <4 x float> %259, float %260, i64 1
  %262 = extractelement <8 x float> %254, i64 2
  %263 = insertelement <4 x float> %261, float %262, i64 2
  %264 = extractelement <8 x float> %254, i64 3
  %265 = insertelement <4 x float> %263, float %264, i64 3
  store <4 x float> %265, ptr %256, align 16
  %266 = extractelement <8 x float> %254, i64 4
  %267 = insertelement <4 x float> poison, float %266, i64 0
  %268 = extractelement <8 x float> %254, i64 5
  %269 = insertelement <4 x float> %267, float %268, i64 1
  %270 = extractelement <8 x float> %254, i64 6
  %271 = insertelement <4 x float> %269, float %270, i64 2
  %272 = extractelement <8 x float> %254, i64 7
  %273 = insertelement <4 x float> %271, float %272, i64 3
  store <4 x float> %273, ptr %257, align 16
  %274 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %275 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %274, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 16, i32 4, i32 256 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %276 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %275, 1
  %277 = extractvalue { i32 } %7, 0
  %278 = srem i32 %277, 4
  %279 = sdiv i32 %277, 4
  %280 = mul nsw i32 %278, 2
  %281 = srem i32 %279, 8
  %282 = sdiv i32 %279, 8
  %283 = mul nsw i32 %281, 16
  %284 = add nsw i32 %280, %283
  %285 = mul nsw i32 %282, 256
  %286 = add nsw i32 %284, %285
  %287 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %275, 0
  %288 = sext i32 %286 to i64
  %289 = getelementptr float, ptr addrspace(1) %287, i64 %288
  %290 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %289, 0
  %291 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %290, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %292 = extractvalue { ptr, { i32, i32 } } %73, 1
  %293 = extractvalue { ptr, { i32, i32 } } %73, 0
  %294 = getelementptr float, ptr %293, i64 4
  %295 = load <4 x float>, ptr %293, align 16
  %296 = extractelement <4 x float> %295, i64 0
  %297 = insertelement <8 x float> poison, float %296, i64 0
  %298 = extractelement <4 x float> %295, i64 1
  %299 = insertelement <8 x float> %297, float %298, i64 1
  %300 = extractelement <4 x float> %295, i64 2
  %301 = insertelement <8 x float> %299, float %300, i64 2
  %302 = extractelement <4 x float> %295, i64 3
  %303 = insertelement <8 x float> %301, float %302, i64 3
  %304 = load <4 x float>, ptr %294, align 16
  %305 = extractelement <4 x float> %304, i64 0
  %306 = insertelement <8 x float> %303, float %305, i64 4
  %307 = extractelement <4 x float> %304, i64 1
  %308 = insertelement <8 x float> %306, float %307, i64 5
  %309 = extractelement <4 x float> %304, i64 2
  %310 = insertelement <8 x float> %308, float %309, i64 6
  %311 = extractelement <4 x float> %304, i64 3
  %312 = insertelement <8 x float> %310, float %311, i64 7
  %313 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %291, 1
  %314 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %291, 0
  %315 = getelementptr float, ptr addrspace(1) %314, i64 128
  %316 = getelementptr float, ptr addrspace(1) %314, i64 8
  %317 = getelementptr float, ptr addrspace(1) %314, i64 136
  %318 = extractelement <8 x float> %312, i64 0
  %319 = insertelement <2 x float> poison, float %318, i64 0
  %320 = extractelement <8 x float> %312, i64 1
  %321 = insertelement <2 x float> %319, float %320, i64 1
  store <2 x float> %321, ptr addrspace(1) %314, align 8
  %322 = extractelement <8 x float> %312, i64 2
  %323 = insertelement <2 x float> poison, float %322, i64 0
  %324 = extractelement <8 x float> %312, i64 3
  %325 = insertelement <2 x float> %323, float %324, i64 1
  store <2 x float> %325, ptr addrspace(1) %315, align 8
  %326 = extractelement <8 x float> %312, i64 4
  %327 = insertelement <2 x float> poison, float %326, i64 0
  %328 = extractelement <8 x float> %312, i64 5
  %329 = insertelement <2 x float> %327, float %328, i64 1
  store <2 x float> %329, ptr addrspace(1) %316, align 8
  %330 = extractelement <8 x float> %312, i64 6
  %331 = insertelement <2 x float> poison, float %330, i64 0
  %332 = extractelement <8 x float> %312, i64 7
  %333 = insertelement <2 x float> %331, float %332, i64 1
  store <2 x float> %333, ptr addrspace(1) %317, align 8
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
