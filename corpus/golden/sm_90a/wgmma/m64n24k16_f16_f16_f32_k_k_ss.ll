; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [12 x float], align 16
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
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 24, i32 16, i32 16, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 384
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 24
  %48 = sdiv i32 %43, 24
  %49 = mul nsw i32 %47, 16
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr half, ptr addrspace(1) %51, i64 %52
  %54 = load half, ptr addrspace(1) %53, align 2
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 64
  %58 = srem i32 %56, 3
  %59 = sdiv i32 %56, 3
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
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 12, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 24, i32 4, i32 384 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 24
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 384
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr float, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr float, ptr addrspace(1) %93, i64 192
  %95 = getelementptr float, ptr addrspace(1) %93, i64 8
  %96 = getelementptr float, ptr addrspace(1) %93, i64 200
  %97 = getelementptr float, ptr addrspace(1) %93, i64 16
  %98 = getelementptr float, ptr addrspace(1) %93, i64 208
  %99 = load <2 x float>, ptr addrspace(1) %93, align 8
  %100 = extractelement <2 x float> %99, i64 0
  %101 = insertelement <12 x float> poison, float %100, i64 0
  %102 = extractelement <2 x float> %99, i64 1
  %103 = insertelement <12 x float> %101, float %102, i64 1
  %104 = load <2 x float>, ptr addrspace(1) %94, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = insertelement <12 x float> %103, float %105, i64 2
  %107 = extractelement <2 x float> %104, i64 1
  %108 = insertelement <12 x float> %106, float %107, i64 3
  %109 = load <2 x float>, ptr addrspace(1) %95, align 8
  %110 = extractelement <2 x float> %109, i64 0
  %111 = insertelement <12 x float> %108, float %110, i64 4
  %112 = extractelement <2 x float> %109, i64 1
  %113 = insertelement <12 x float> %111, float %112, i64 5
  %114 = load <2 x float>, ptr addrspace(1) %96, align 8
  %115 = extractelement <2 x float> %114, i64 0
  %116 = insertelement <12 x float> %113, float %115, i64 6
  %117 = extractelement <2 x float> %114, i64 1
  %118 = insertelement <12 x float> %116, float %117, i64 7
  %119 = load <2 x float>, ptr addrspace(1) %97, align 8
  %120 = extractelement <2 x float> %119, i64 0
  %121 = insertelement <12 x float> %118, float %120, i64 8
  %122 = extractelement <2 x float> %119, i64 1
  %123 = insertelement <12 x float> %121, float %122, i64 9
  %124 = load <2 x float>, ptr addrspace(1) %98, align 8
  %125 = extractelement <2 x float> %124, i64 0
  %126 = insertelement <12 x float> %123, float %125, i64 10
  %127 = extractelement <2 x float> %124, i64 1
  %128 = insertelement <12 x float> %126, float %127, i64 11
  %129 = extractvalue { ptr, { i32, i32 } } %73, 1
  %130 = extractvalue { ptr, { i32, i32 } } %73, 0
  %131 = getelementptr float, ptr %130, i64 4
  %132 = getelementptr float, ptr %130, i64 8
  %133 = extractelement <12 x float> %128, i64 0
  %134 = insertelement <4 x float> poison, float %133, i64 0
  %135 = extractelement <12 x float> %128, i64 1
  %136 = insertelement <4 x float> %134, float %135, i64 1
  %137 = extractelement <12 x float> %128, i64 2
  %138 = insertelement <4 x float> %136, float %137, i64 2
  %139 = extractelement <12 x float> %128, i64 3
  %140 = insertelement <4 x float> %138, float %139, i64 3
  store <4 x float> %140, ptr %130, align 16
  %141 = extractelement <12 x float> %128, i64 4
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = extractelement <12 x float> %128, i64 5
  %144 = insertelement <4 x float> %142, float %143, i64 1
  %145 = extractelement <12 x float> %128, i64 6
  %146 = insertelement <4 x float> %144, float %145, i64 2
  %147 = extractelement <12 x float> %128, i64 7
  %148 = insertelement <4 x float> %146, float %147, i64 3
  store <4 x float> %148, ptr %131, align 16
  %149 = extractelement <12 x float> %128, i64 8
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <12 x float> %128, i64 9
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <12 x float> %128, i64 10
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <12 x float> %128, i64 11
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %132, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %157 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %158 = lshr i32 %157, 4
  %159 = zext i32 %158 to i64
  %160 = or i64 %159, 4611686293305360384
  %161 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %162 = lshr i32 %161, 4
  %163 = zext i32 %162 to i64
  %164 = or i64 %163, 4611686293305360384
  %165 = extractvalue { ptr, { i32, i32 } } %73, 1
  %166 = extractvalue { ptr, { i32, i32 } } %73, 0
  %167 = getelementptr float, ptr %166, i64 4
  %168 = getelementptr float, ptr %166, i64 8
  %169 = load <4 x float>, ptr %166, align 16
  %170 = extractelement <4 x float> %169, i64 0
  %171 = insertelement <12 x float> poison, float %170, i64 0
  %172 = extractelement <4 x float> %169, i64 1
  %173 = insertelement <12 x float> %171, float %172, i64 1
  %174 = extractelement <4 x float> %169, i64 2
  %175 = insertelement <12 x float> %173, float %174, i64 2
  %176 = extractelement <4 x float> %169, i64 3
  %177 = insertelement <12 x float> %175, float %176, i64 3
  %178 = load <4 x float>, ptr %167, align 16
  %179 = extractelement <4 x float> %178, i64 0
  %180 = insertelement <12 x float> %177, float %179, i64 4
  %181 = extractelement <4 x float> %178, i64 1
  %182 = insertelement <12 x float> %180, float %181, i64 5
  %183 = extractelement <4 x float> %178, i64 2
  %184 = insertelement <12 x float> %182, float %183, i64 6
  %185 = extractelement <4 x float> %178, i64 3
  %186 = insertelement <12 x float> %184, float %185, i64 7
  %187 = load <4 x float>, ptr %168, align 16
  %188 = extractelement <4 x float> %187, i64 0
  %189 = insertelement <12 x float> %186, float %188, i64 8
  %190 = extractelement <4 x float> %187, i64 1
  %191 = insertelement <12 x float> %189, float %190, i64 9
  %192 = extractelement <4 x float> %187, i64 2
  %193 = insertelement <12 x float> %191, float %192, i64 10
  %194 = extractelement <4 x float> %187, i64 3
  %195 = insertelement <12 x float> %193, float %194, i64 11
  %196 = extractelement <12 x float> %195, i64 0
  %197 = extractelement <12 x float> %195, i64 1
  %198 = extractelement <12 x float> %195, i64 2
  %199 = extractelement <12 x float> %195, i64 3
  %200 = extractelement <12 x float> %195, i64 4
  %201 = extractelement <12 x float> %195, i64 5
  %202 = extractelement <12 x float> %195, i64 6
  %203 = extractelement <12 x float> %195, i64 7
  %204 = extractelement <12 x float> %195, i64 8
  %205 = extractelement <12 x float> %195, i64 9
  %206 = extractelement <12 x float> %195, i64 10
  %207 = extractelement <12 x float> %195, i64 11
  %208 = call { float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $26, 0; wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11}, $24, $25, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,l,l,r"(float %196, float %197, float %198, float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, i64 %160, i64 %164, i32 1)
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 0
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 1
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 2
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 3
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 4
  %214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 5
  %215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 6
  %216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 7
  %217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 8
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 9
  %219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 10
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %208, 11
  %221 = insertelement <12 x float> poison, float %209, i64 0
  %222 = insertelement <12 x float> %221, float %210, i64 1
  %223 = insertelement <12 x float> %222, float %211, i64 2
  %224 = insertelement <12 x float> %223, float %212, i64 3
  %225 = insertelement <12 x float> %224, float %213, i64 4
  %226 = insertelement <12 x float> %225, float %214, i64 5
  %227 = insertelement <12 x float> %226, float %215, i64 6
  %228 = insertelement <12 x float> %227, float %216, i64 7
  %229 = insertelement <12 x float> %228, float %217, i64 8
  %230 = insertelement <12 x float> %229, float %218, i64 9
  %231 = insertelement <12 x float> %230, float %219, i64 10
  %232 = insertelement <12 x float> %231, float %220, i64 11
  %233 = extractvalue { ptr, { i32, i32 } } %73, 1
  %234 = extractvalue { ptr, { i32, i32 } } %73, 0
  %235 = getelementptr float, ptr %234, i64 4
  %236 = getelementptr float, ptr %234, i64 8
  %237 = extractelement <12 x float> %232, i64 0
  %238 = insertelement <4 x float> poison, float %237, i64 0
  %239 = extractelement <12 x float> %232, i64 1
  %240 = insertelement <4 x float> %238, float %239, i64 1
  %241 = extractelement <12 x float> %232, i64 2
  %242 = insertelement <4 x float> %240, float %241, i64 2
  %243 = extractelement <12 x float> %232, i64 3
  %244 = insertelement <4 x float> %242, float %243, i64 3
  store <4 x float> %244, ptr %234, align 16
  %245 = extractelement <12 x float> %232, i64 4
  %246 = insertelement <4 x float> poison, float %245, i64 0
  %247 = extractelement <12 x float> %232, i64 5
  %248 = insertelement <4 x float> %246, float %247, i64 1
  %249 = extractelement <12 x float> %232, i64 6
  %250 = insertelement <4 x float> %248, float %249, i64 2
  %251 = extractelement <12 x float> %232, i64 7
  %252 = insertelement <4 x float> %250, float %251, i64 3
  store <4 x float> %252, ptr %235, align 16
  %253 = extractelement <12 x float> %232, i64 8
  %254 = insertelement <4 x float> poison, float %253, i64 0
  %255 = extractelement <12 x float> %232, i64 9
  %256 = insertelement <4 x float> %254, float %255, i64 1
  %257 = extractelement <12 x float> %232, i64 10
  %258 = insertelement <4 x float> %256, float %257, i64 2
  %259 = extractelement <12 x float> %232, i64 11
  %260 = insertelement <4 x float> %258, float %259, i64 3
  store <4 x float> %260, ptr %236, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %261 = extractvalue { ptr, { i32, i32 } } %73, 1
  %262 = extractvalue { ptr, { i32, i32 } } %73, 0
  %263 = getelementptr float, ptr %262, i64 4
  %264 = getelementptr float, ptr %262, i64 8
  %265 = load <4 x float>, ptr %262, align 16
  %266 = extractelement <4 x float> %265, i64 0
  %267 = insertelement <12 x float> poison, float %266, i64 0
  %268 = extractelement <4 x float> %265, i64 1
  %269 = insertelement <12 x float> %267, float %268, i64 1
  %270 = extractelement <4 x float> %265, i64 2
  %271 = insertelement <12 x float> %269, float %270, i64 2
  %272 = extractelement <4 x float> %265, i64 3
  %273 = insertelement <12 x float> %271, float %272, i64 3
  %274 = load <4 x float>, ptr %263, align 16
  %275 = extractelement <4 x float> %274, i64 0
  %276 = insertelement <12 x float> %273, float %275, i64 4
  %277 = extractelement <4 x float> %274, i64 1
  %278 = insertelement <12 x float> %276, float %277, i64 5
  %279 = extractelement <4 x float> %274, i64 2
  %280 = insertelement <12 x float> %278, float %279, i64 6
  %281 = extractelement <4 x float> %274, i64 3
  %282 = insertelement <12 x float> %280, float %281, i64 7
  %283 = load <4 x float>, ptr %264, align 16
  %284 = extractelement <4 x float> %283, i64 0
  %285 = insertelement <12 x float> %282, float %284, i64 8
  %286 = extractelement <4 x float> %283, i64 1
  %287 = insertelement <12 x float> %285, float %286, i64 9
  %288 = extractelement <4 x float> %283, i64 2
  %289 = insertelement <12 x float> %287, float %288, i64 10
  %290 = extractelement <4 x float> %283, i64 3
  %291 = insertelement <12 x float> %289, float %290, i64 11
  %292 = extractelement <12 x float> %291, i64 0
  %293 = extractelement <12 x float> %291, i64 1
  %294 = extractelement <12 x float> %291, i64 2
  %295 = extractelement <12 x float> %291, i64 3
  %296 = extractelement <12 x float> %291, i64 4
  %297 = extractelement <12 x float> %291, i64 5
  %298 = extractelement <12 x float> %291, i64 6
  %299 = extractelement <12 x float> %291, i64 7
  %300 = extractelement <12 x float> %291, i64 8
  %301 = extractelement <12 x float> %291, i64 9
  %302 = extractelement <12 x float> %291, i64 10
  %303 = extractelement <12 x float> %291, i64 11
  %304 = call { float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11"(float %292, float %293, float %294, float %295, float %296, float %297, float %298, float %299, float %300, float %301, float %302, float %303)
  %305 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 0
  %306 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 1
  %307 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 2
  %308 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 3
  %309 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 4
  %310 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 5
  %311 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 6
  %312 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 7
  %313 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 8
  %314 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 9
  %315 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 10
  %316 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float } %304, 11
  %317 = insertelement <12 x float> poison, float %305, i64 0
  %318 = insertelement <12 x float> %317, float %306, i64 1
  %319 = insertelement <12 x float> %318, float %307, i64 2
  %320 = insertelement <12 x float> %319, float %308, i64 3
  %321 = insertelement <12 x float> %320, float %309, i64 4
  %322 = insertelement <12 x float> %321, float %310, i64 5
  %323 = insertelement <12 x float> %322, float %311, i64 6
  %324 = insertelement <12 x float> %323, float %312, i64 7
  %325 = insertelement <12 x float> %324, float %313, i64 8
  %326 = insertelement <12 x float> %325, float %314, i64 9
  %327 = insertelement <12 x float> %326, float %315, i64 10
  %328 = insertelement <12 x float> %327, float %316, i64 11
  %329 = extractvalue { ptr, { i32, i32 } } %73, 1
  %330 = extractvalue { ptr, { i32, i32 } } %73, 0
  %331 = getelementptr float, ptr %330, i64 4
  %332 = getelementptr float, ptr %330, i64 8
  %333 = extractelement <12 x float> %328, i64 0
  %334 = insertelement <4 x float> poison, float %333, i64 0
  %335 = extractelement <12 x float> %328, i64 1
  %336 = insertelement <4 x float> %334, float %335, i64 1
  %337 = extractelement <12 x float> %328, i64 2
  %338 = insertelement <4 x float> %336, float %337, i64 2
  %339 = extractelement <12 x float> %328, i64 3
  %340 = insertelement <4 x float> %338, float %339, i64 3
  store <4 x float> %340, ptr %330, align 16
  %341 = extractelement <12 x float> %328, i64 4
  %342 = insertelement <4 x float> poison, float %341, i64 0
  %343 = extractelement <12 x float> %328, i64 5
  %344 = insertelement <4 x float> %342, float %343, i64 1
  %345 = extractelement <12 x float> %328, i64 6
  %346 = insertelement <4 x float> %344, float %345, i64 2
  %347 = extractelement <12 x float> %328, i64 7
  %348 = insertelement <4 x float> %346, float %347, i64 3
  store <4 x float> %348, ptr %331, align 16
  %349 = extractelement <12 x float> %328, i64 8
  %350 = insertelement <4 x float> poison, float %349, i64 0
  %351 = extractelement <12 x float> %328, i64 9
  %352 = insertelement <4 x float> %350, float %351, i64 1
  %353 = extractelement <12 x float> %328, i64 10
  %354 = insertelement <4 x float> %352, float %353, i64 2
  %355 = extractelement <12 x float> %328, i64 11
  %356 = insertelement <4 x float> %354, float %355, i64 3
  store <4 x float> %356, ptr %332, align 16
  %357 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %358 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %357, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 24, i32 4, i32 384 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %359 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %358, 1
  %360 = extractvalue { i32 } %7, 0
  %361 = srem i32 %360, 4
  %362 = sdiv i32 %360, 4
  %363 = mul nsw i32 %361, 2
  %364 = srem i32 %362, 8
  %365 = sdiv i32 %362, 8
  %366 = mul nsw i32 %364, 24
  %367 = add nsw i32 %363, %366
  %368 = mul nsw i32 %365, 384
  %369 = add nsw i32 %367, %368
  %370 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %358, 0
  %371 = sext i32 %369 to i64
  %372 = getelementptr float, ptr addrspace(1) %370, i64 %371
  %373 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %372, 0
  %374 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %373, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %375 = extractvalue { ptr, { i32, i32 } } %73, 1
  %376 = extractvalue { ptr, { i32, i32 } } %73, 0
  %377 = getelementptr float, ptr %376, i64 4
  %378 = getelementptr float, ptr %376, i64 8
  %379 = load <4 x float>, ptr %376, align 16
  %380 = extractelement <4 x float> %379, i64 0
  %381 = insertelement <12 x float> poison, float %380, i64 0
  %382 = extractelement <4 x float> %379, i64 1
  %383 = insertelement <12 x float> %381, float %382, i64 1
  %384 = extractelement <4 x float> %379, i64 2
  %385 = insertelement <12 x float> %383, float %384, i64 2
  %386 = extractelement <4 x float> %379, i64 3
  %387 = insertelement <12 x float> %385, float %386, i64 3
  %388 = load <4 x float>, ptr %377, align 16
  %389 = extractelement <4 x float> %388, i64 0
  %390 = insertelement <12 x float> %387, float %389, i64 4
  %391 = extractelement <4 x float> %388, i64 1
  %392 = insertelement <12 x float> %390, float %391, i64 5
  %393 = extractelement <4 x float> %388, i64 2
  %394 = insertelement <12 x float> %392, float %393, i64 6
  %395 = extractelement <4 x float> %388, i64 3
  %396 = insertelement <12 x float> %394, float %395, i64 7
  %397 = load <4 x float>, ptr %378, align 16
  %398 = extractelement <4 x float> %397, i64 0
  %399 = insertelement <12 x float> %396, float %398, i64 8
  %400 = extractelement <4 x float> %397, i64 1
  %401 = insertelement <12 x float> %399, float %400, i64 9
  %402 = extractelement <4 x float> %397, i64 2
  %403 = insertelement <12 x float> %401, float %402, i64 10
  %404 = extractelement <4 x float> %397, i64 3
  %405 = insertelement <12 x float> %403, float %404, i64 11
  %406 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %374, 1
  %407 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %374, 0
  %408 = getelementptr float, ptr addrspace(1) %407, i64 192
  %409 = getelementptr float, ptr addrspace(1) %407, i64 8
  %410 = getelementptr float, ptr addrspace(1) %407, i64 200
  %411 = getelementptr float, ptr addrspace(1) %407, i64 16
  %412 = getelementptr float, ptr addrspace(1) %407, i64 208
  %413 = extractelement <12 x float> %405, i64 0
  %414 = insertelement <2 x float> poison, float %413, i64 0
  %415 = extractelement <12 x float> %405, i64 1
  %416 = insertelement <2 x float> %414, float %415, i64 1
  store <2 x float> %416, ptr addrspace(1) %407, align 8
  %417 = extractelement <12 x float> %405, i64 2
  %418 = insertelement <2 x float> poison, float %417, i64 0
  %419 = extractelement <12 x float> %405, i64 3
  %420 = insertelement <2 x float> %418, float %419, i64 1
  store <2 x float> %420, ptr addrspace(1) %408, align 8
  %421 = extractelement <12 x float> %405, i64 4
  %422 = insertelement <2 x float> poison, float %421, i64 0
  %423 = extractelement <12 x float> %405, i64 5
  %424 = insertelement <2 x float> %422, float %423, i64 1
  store <2 x float> %424, ptr addrspace(1) %409, align 8
  %425 = extractelement <12 x float> %405, i64 6
  %426 = insertelement <2 x float> poison, float %425, i64 0
  %427 = extractelement <12 x float> %405, i64 7
  %428 = insertelement <2 x float> %426, float %427, i64 1
  store <2 x float> %428, ptr addrspace(1) %410, align 8
  %429 = extractelement <12 x float> %405, i64 8
  %430 = insertelement <2 x float> poison, float %429, i64 0
  %431 = extractelement <12 x float> %405, i64 9
  %432 = insertelement <2 x float> %430, float %431, i64 1
  store <2 x float> %432, ptr addrspace(1) %411, align 8
  %433 = extractelement <12 x float> %405, i64 10
  %434 = insertelement <2 x float> poison, float %433, i64 0
  %435 = extractelement <12 x float> %405, i64 11
  %436 = insertelement <2 x float> %434, float %435, i64 1
  store <2 x float> %436, ptr addrspace(1) %412, align 8
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
