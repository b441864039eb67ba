; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = insertvalue { i32 } poison, i32 %6, 0
  %8 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %9 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %8, { i32, i32, i32, i32 } { i32 64, i32 32, i32 32, i32 1 }, 1
  br label %10

10:                                               ; preds = %13, %4
  %11 = phi i32 [ %38, %13 ], [ %6, %4 ]
  %12 = icmp slt i32 %11, 2048
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 1
  %15 = srem i32 %11, 64
  %16 = sdiv i32 %11, 64
  %17 = mul nsw i32 %15, 32
  %18 = add nsw i32 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 0
  %20 = sext i32 %18 to i64
  %21 = getelementptr i8, ptr addrspace(1) %19, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = srem i32 %11, 8
  %24 = sdiv i32 %11, 8
  %25 = mul nsw i32 %23, 128
  %26 = srem i32 %24, 8
  %27 = sdiv i32 %24, 8
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %11, 128
  br label %10

39:                                               ; preds = %10
  %40 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 32, i32 32, i32 32, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 1024
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 32
  %48 = sdiv i32 %43, 32
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr i8, ptr addrspace(1) %51, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 128
  %58 = srem i32 %56, 4
  %59 = sdiv i32 %56, 4
  %60 = mul nsw i32 %58, 1024
  %61 = add nsw i32 %57, %60
  %62 = add nsw i32 %61, %59
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 896
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store i8 %54, ptr addrspace(3) %69, align 1
  %70 = add i32 %43, 128
  br label %42

71:                                               ; preds = %42
  %72 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 16, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 32
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 512
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr float, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr float, ptr addrspace(1) %93, i64 256
  %95 = getelementptr float, ptr addrspace(1) %93, i64 8
  %96 = getelementptr float, ptr addrspace(1) %93, i64 264
  %97 = getelementptr float, ptr addrspace(1) %93, i64 16
  %98 = getelementptr float, ptr addrspace(1) %93, i64 272
  %99 = getelementptr float, ptr addrspace(1) %93, i64 24
  %100 = getelementptr float, ptr addrspace(1) %93, i64 280
  %101 = load <2 x float>, ptr addrspace(1) %93, align 8
  %102 = extractelement <2 x float> %101, i64 0
  %103 = insertelement <16 x float> poison, float %102, i64 0
  %104 = extractelement <2 x float> %101, i64 1
  %105 = insertelement <16 x float> %103, float %104, i64 1
  %106 = load <2 x float>, ptr addrspace(1) %94, align 8
  %107 = extractelement <2 x float> %106, i64 0
  %108 = insertelement <16 x float> %105, float %107, i64 2
  %109 = extractelement <2 x float> %106, i64 1
  %110 = insertelement <16 x float> %108, float %109, i64 3
  %111 = load <2 x float>, ptr addrspace(1) %95, align 8
  %112 = extractelement <2 x float> %111, i64 0
  %113 = insertelement <16 x float> %110, float %112, i64 4
  %114 = extractelement <2 x float> %111, i64 1
  %115 = insertelement <16 x float> %113, float %114, i64 5
  %116 = load <2 x float>, ptr addrspace(1) %96, align 8
  %117 = extractelement <2 x float> %116, i64 0
  %118 = insertelement <16 x float> %115, float %117, i64 6
  %119 = extractelement <2 x float> %116, i64 1
  %120 = insertelement <16 x float> %118, float %119, i64 7
  %121 = load <2 x float>, ptr addrspace(1) %97, align 8
  %122 = extractelement <2 x float> %121, i64 0
  %123 = insertelement <16 x float> %120, float %122, i64 8
  %124 = extractelement <2 x float> %121, i64 1
  %125 = insertelement <16 x float> %123, float %124, i64 9
  %126 = load <2 x float>, ptr addrspace(1) %98, align 8
  %127 = extractelement <2 x float> %126, i64 0
  %128 = insertelement <16 x float> %125, float %127, i64 10
  %129 = extractelement <2 x float> %126, i64 1
  %130 = insertelement <16 x float> %128, float %129, i64 11
  %131 = load <2 x float>, ptr addrspace(1) %99, align 8
  %132 = extractelement <2 x float> %131, i64 0
  %133 = insertelement <16 x float> %130, float %132, i64 12
  %134 = extractelement <2 x float> %131, i64 1
  %135 = insertelement <16 x float> %133, float %134, i64 13
  %136 = load <2 x float>, ptr addrspace(1) %100, align 8
  %137 = extractelement <2 x float> %136, i64 0
  %138 = insertelement <16 x float> %135, float %137, i64 14
  %139 = extractelement <2 x float> %136, i64 1
  %140 = insertelement <16 x float> %138, float %139, i64 15
  %141 = extractvalue { ptr, { i32, i32 } } %73, 1
  %142 = extractvalue { ptr, { i32, i32 } } %73, 0
  %143 = getelementptr float, ptr %142, i64 4
  %144 = getelementptr float, ptr %142, i64 8
  %145 = getelementptr float, ptr %142, i64 12
  %146 = extractelement <16 x float> %140, i64 0
  %147 = insertelement <4 x float> poison, float %146, i64 0
  %148 = extractelement <16 x float> %140, i64 1
  %149 = insertelement <4 x float> %147, float %148, i64 1
  %150 = extractelement <16 x float> %140, i64 2
  %151 = insertelement <4 x float> %149, float %150, i64 2
  %152 = extractelement <16 x float> %140, i64 3
  %153 = insertelement <4 x float> %151, float %152, i64 3
  store <4 x float> %153, ptr %142, align 16
  %154 = extractelement <16 x float> %140, i64 4
  %155 = insertelement <4 x float> poison, float %154, i64 0
  %156 = extractelement <16 x float> %140, i64 5
  %157 = insertelement <4 x float> %155, float %156, i64 1
  %158 = extractelement <16 x float> %140, i64 6
  %159 = insertelement <4 x float> %157, float %158, i64 2
  %160 = extractelement <16 x float> %140, i64 7
  %161 = insertelement <4 x float> %159, float %160, i64 3
  store <4 x float> %161, ptr %143, align 16
  %162 = extractelement <16 x float> %140, i64 8
  %163 = insertelement <4 x float> poison, float %162, i64 0
  %164 = extractelement <16 x float> %140, i64 9
  %165 = insertelement <4 x float> %163, float %164, i64 1
  %166 = extractelement <16 x float> %140, i64 10
  %167 = insertelement <4 x float> %165, float %166, i64 2
  %168 = extractelement <16 x float> %140, i64 11
  %169 = insertelement <4 x float> %167, float %168, i64 3
  store <4 x float> %169, ptr %144, align 16
  %170 = extractelement <16 x float> %140, i64 12
  %171 = insertelement <4 x float> poison, float %170, i64 0
  %172 = extractelement <16 x float> %140, i64 13
  %173 = insertelement <4 x float> %171, float %172, i64 1
  %174 = extractelement <16 x float> %140, i64 14
  %175 = insertelement <4 x float> %173, float %174, i64 2
  %176 = extractelement <16 x float> %140, i64 15
  %177 = insertelement <4 x float> %175, float %176, i64 3
  store <4 x float> %177, ptr %145, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %178 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %179 = lshr i32 %178, 4
  %180 = zext i32 %179 to i64
  %181 = or i64 %180, 4611686293305360384
  %182 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %183 = lshr i32 %182, 4
  %184 = zext i32 %183 to i64
  %185 = or i64 %184, 4611686293305360384
  %186 = extractvalue { ptr, { i32, i32 } } %73, 1
  %187 = extractvalue { ptr, { i32, i32 } } %73, 0
  %188 = getelementptr float, ptr %187, i64 4
  %189 = getelementptr float, ptr %187, i64 8
  %190 = getelementptr float, ptr %187, i64 12
  %191 = load <4 x float>, ptr %187, align 16
  %192 = extractelement <4 x float> %191, i64 0
  %193 = insertelement <16 x float> poison, float %192, i64 0
  %194 = extractelement <4 x float> %191, i64 1
  %195 = insertelement <16 x float> %193, float %194, i64 1
  %196 = extractelement <4 x float> %191, i64 2
  %197 = insertelement <16 x float> %195, float %196, i64 2
  %198 = extractelement <4 x float> %191, i64 3
  %199 = insertelement <16 x float> %197, float %198, i64 3
  %200 = load <4 x float>, ptr %188, align 16
  %201 = extractelement <4 x float> %200, i64 0
  %202 = insertelement <16 x float> %199, float %201, i64 4
  %203 = extractelement <4 x float> %200, i64 1
  %204 = insertelement <16 x float> %202, float %203, i64 5
  %205 = extractelement <4 x float> %200, i64 2
  %206 = insertelement <16 x float> %204, float %205, i64 6
  %207 = extractelement <4 x float> %200, i64 3
  %208 = insertelement <16 x float> %206, float %207, i64 7
  %209 = load <4 x float>, ptr %189, align 16
  %210 = extractelement <4 x float> %209, i64 0
  %211 = insertelement <16 x float> %208, float %210, i64 8
  %212 = extractelement <4 x float> %209, i64 1
  %213 = insertelement <16 x float> %211, float %212, i64 9
  %214 = extractelement <4 x float> %209, i64 2
  %215 = insertelement <16 x float> %213, float %214, i64 10
  %216 = extractelement <4 x float> %209, i64 3
  %217 = insertelement <16 x float> %215, float %216, i64 11
  %218 = load <4 x float>, ptr %190, align 16
  %219 = extractelement <4 x float> %218, i64 0
  %220 = insertelement <16 x float> %217, float %219, i64 12
  %221 = extractelement <4 x float> %218, i64 1
  %222 = insertelement <16 x float> %220, float %221, i64 13
  %223 = extractelement <4 x float> %218, i64 2
  %224 = insertelement <16 x float> %222, float %223, i64 14
  %225 = extractelement <4 x float> %218, i64 3
  %226 = insertelement <16 x float> %224, float %225, i64 15
  %227 = extractelement <16 x float> %226, i64 0
  %228 = extractelement <16 x float> %226, i64 1
  %229 = extractelement <16 x float> %226, i64 2
  %230 = extractelement <16 x float> %226, i64 3
  %231 = extractelement <16 x float> %226, i64 4
  %232 = extractelement <16 x float> %226, i64 5
  %233 = extractelement <16 x float> %226, i64 6
  %234 = extractelement <16 x float> %226, i64 7
  %235 = extractelement <16 x float> %226, i64 8
  %236 = extractelement <16 x float> %226, i64 9
  %237 = extractelement <16 x float> %226, i64 10
  %238 = extractelement <16 x float> %226, i64 11
  %239 = extractelement <16 x float> %226, i64 12
  %240 = extractelement <16 x float> %226, i64 13
  %241 = extractelement <16 x float> %226, i64 14
  %242 = extractelement <16 x float> %226, i64 15
  %243 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k32.f32.e5m2.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p, 1, 1; }", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(float %227, float %228, float %229, float %230, float %231, float %232, float %233, float %234, float %235, float %236, float %237, float %238, float %239, float %240, float %241, float %242, i64 %181, i64 %185, i32 1)
  %244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 0
  %245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 1
  %246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 2
  %247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 3
  %248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 4
  %249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 5
  %250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 6
  %251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 7
  %252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 8
  %253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 9
  %254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 10
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 11
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 12
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 13
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 14
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %243, 15
  %260 = insertelement <16 x float> poison, float %244, i64 0
  %261 = insertelement <16 x float> %260, float %245, i64 1
  %262 = insertelement <16 x float> %261, float %246, i64 2
  %263 = insertelement <16 x float> %262, float %247, i64 3
  %264 = insertelement <16 x float> %263, float %248, i64 4
  %265 = insertelement <16 x float> %264, float %249, i64 5
  %266 = insertelement <16 x float> %265, float %250, i64 6
  %267 = insertelement <16 x float> %266, float %251, i64 7
  %268 = insertelement <16 x float> %267, float %252, i64 8
  %269 = insertelement <16 x float> %268, float %253, i64 9
  %270 = insertelement <16 x float> %269, float %254, i64 10
  %271 = insertelement <16 x float> %270, float %255, i64 11
  %272 = insertelement <16 x float> %271, float %256, i64 12
  %273 = insertelement <16 x float> %272, float %257, i64 13
  %274 = insertelement <16 x float> %273, float %258, i64 14
  %275 = insertelement <16 x float> %274, float %259, i64 15
  %276 = extractvalue { ptr, { i32, i32 } } %73, 1
  %277 = extractvalue { ptr, { i32, i32 } } %73, 0
  %278 = getelementptr float, ptr %277, i64 4
  %279 = getelementptr float, ptr %277, i64 8
  %280 = getelementptr float, ptr %277, i64 12
  %281 = extractelement <16 x float> %275, i64 0
  %282 = insertelement <4 x float> poison, float %281, i64 0
  %283 = extractelement <16 x float> %275, i64 1
  %284 = insertelement <4 x float> %282, float %283, i64 1
  %285 = extractelement <16 x float> %275, i64 2
  %286 = insertelement <4 x float> %284, float %285, i64 2
  %287 = extractelement <16 x float> %275, i64 3
  %288 = insertelement <4 x float> %286, float %287, i64 3
  store <4 x float> %288, ptr %277, align 16
  %289 = extractelement <16 x float> %275, i64 4
  %290 = insertelement <4 x float> poison, float %289, i64 0
  %291 = extractelement <16 x float> %275, i64 5
  %292 = insertelement <4 x float> %290, float %291, i64 1
  %293 = extractelement <16 x float> %275, i64 6
  %294 = insertelement <4 x float> %292, float %293, i64 2
  %295 = extractelement <16 x float> %275, i64 7
  %296 = insertelement <4 x float> %294, float %295, i64 3
  store <4 x float> %296, ptr %278, align 16
  %297 = extractelement <16 x float> %275, i64 8
  %298 = insertelement <4 x float> poison, float %297, i64 0
  %299 = extractelement <16 x float> %275, i64 9
  %300 = insertelement <4 x float> %298, float %299, i64 1
  %301 = extractelement <16 x float> %275, i64 10
  %302 = insertelement <4 x float> %300, float %301, i64 2
  %303 = extractelement <16 x float> %275, i64 11
  %304 = insertelement <4 x float> %302, float %303, i64 3
  store <4 x float> %304, ptr %279, align 16
  %305 = extractelement <16 x float> %275, i64 12
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = extractelement <16 x float> %275, i64 13
  %308 = insertelement <4 x float> %306, float %307, i64 1
  %309 = extractelement <16 x float> %275, i64 14
  %310 = insertelement <4 x float> %308, float %309, i64 2
  %311 = extractelement <16 x float> %275, i64 15
  %312 = insertelement <4 x float> %310, float %311, i64 3
  store <4 x float> %312, ptr %280, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %313 = extractvalue { ptr, { i32, i32 } } %73, 1
  %314 = extractvalue { ptr, { i32, i32 } } %73, 0
  %315 = getelementptr float, ptr %314, i64 4
  %316 = getelementptr float, ptr %314, i64 8
  %317 = getelementptr float, ptr %314, i64 12
  %318 = load <4 x float>, ptr %314, align 16
  %319 = extractelement <4 x float> %318, i64 0
  %320 = insertelement <16 x float> poison, float %319, i64 0
  %321 = extractelement <4 x float> %318, i64 1
  %322 = insertelement <16 x float> %320, float %321, i64 1
  %323 = extractelement <4 x float> %318, i64 2
  %324 = insertelement <16 x float> %322, float %323, i64 2
  %325 = extractelement <4 x float> %318, i64 3
  %326 = insertelement <16 x float> %324, float %325, i64 3
  %327 = load <4 x float>, ptr %315, align 16
  %328 = extractelement <4 x float> %327, i64 0
  %329 = insertelement <16 x float> %326, float %328, i64 4
  %330 = extractelement <4 x float> %327, i64 1
  %331 = insertelement <16 x float> %329, float %330, i64 5
  %332 = extractelement <4 x float> %327, i64 2
  %333 = insertelement <16 x float> %331, float %332, i64 6
  %334 = extractelement <4 x float> %327, i64 3
  %335 = insertelement <16 x float> %333, float %334, i64 7
  %336 = load <4 x float>, ptr %316, align 16
  %337 = extractelement <4 x float> %336, i64 0
  %338 = insertelement <16 x float> %335, float %337, i64 8
  %339 = extractelement <4 x float> %336, i64 1
  %340 = insertelement <16 x float> %338, float %339, i64 9
  %341 = extractelement <4 x float> %336, i64 2
  %342 = insertelement <16 x float> %340, float %341, i64 10
  %343 = extractelement <4 x float> %336, i64 3
  %344 = insertelement <16 x float> %342, float %343, i64 11
  %345 = load <4 x float>, ptr %317, align 16
  %346 = extractelement <4 x float> %345, i64 0
  %347 = insertelement <16 x float> %344, float %346, i64 12
  %348 = extractelement <4 x float> %345, i64 1
  %349 = insertelement <16 x float> %347, float %348, i64 13
  %350 = extractelement <4 x float> %345, i64 2
  %351 = insertelement <16 x float> %349, float %350, i64 14
  %352 = extractelement <4 x float> %345, i64 3
  %353 = insertelement <16 x float> %351, float %352, i64 15
  %354 = extractelement <16 x float> %353, i64 0
  %355 = extractelement <16 x float> %353, i64 1
  %356 = extractelement <16 x float> %353, i64 2
  %357 = extractelement <16 x float> %353, i64 3
  %358 = extractelement <16 x float> %353, i64 4
  %359 = extractelement <16 x float> %353, i64 5
  %360 = extractelement <16 x float> %353, i64 6
  %361 = extractelement <16 x float> %353, i64 7
  %362 = extractelement <16 x float> %353, i64 8
  %363 = extractelement <16 x float> %353, i64 9
  %364 = extractelement <16 x float> %353, i64 10
  %365 = extractelement <16 x float> %353, i64 11
  %366 = extractelement <16 x float> %353, i64 12
  %367 = extractelement <16 x float> %353, i64 13
  %368 = extractelement <16 x float> %353, i64 14
  %369 = extractelement <16 x float> %353, i64 15
  %370 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(float %354, float %355, float %356, float %357, float %358, float %359, float %360, float %361, float %362, float %363, float %364, float %365, float %366, float %367, float %368, float %369)
  %371 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 0
  %372 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 1
  %373 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 2
  %374 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 3
  %375 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 4
  %376 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 5
  %377 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 6
  %378 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 7
  %379 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 8
  %380 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 9
  %381 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 10
  %382 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 11
  %383 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 12
  %384 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 13
  %385 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 14
  %386 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %370, 15
  %387 = insertelement <16 x float> poison, float %371, i64 0
  %388 = insertelement <16 x float> %387, float %372, i64 1
  %389 = insertelement <16 x float> %388, float %373, i64 2
  %390 = insertelement <16 x float> %389, float %374, i64 3
  %391 = insertelement <16 x float> %390, float %375, i64 4
  %392 = insertelement <16 x float> %391, float %376, i64 5
  %393 = insertelement <16 x float> %392, float %377, i64 6
  %394 = insertelement <16 x float> %393, float %378, i64 7
  %395 = insertelement <16 x float> %394, float %379, i64 8
  %396 = insertelement <16 x float> %395, float %380, i64 9
  %397 = insertelement <16 x float> %396, float %381, i64 10
  %398 = insertelement <16 x float> %397, float %382, i64 11
  %399 = insertelement <16 x float> %398, float %383, i64 12
  %400 = insertelement <16 x float> %399, float %384, i64 13
  %401 = insertelement <16 x float> %400, float %385, i64 14
  %402 = insertelement <16 x float> %401, float %386, i64 15
  %403 = extractvalue { ptr, { i32, i32 } } %73, 1
  %404 = extractvalue { ptr, { i32, i32 } } %73, 0
  %405 = getelementptr float, ptr %404, i64 4
  %406 = getelementptr float, ptr %404, i64 8
  %407 = getelementptr float, ptr %404, i64 12
  %408 = extractelement <16 x float> %402, i64 0
  %409 = insertelement <4 x float> poison, float %408, i64 0
  %410 = extractelement <16 x float> %402, i64 1
  %411 = insertelement <4 x float> %409, float %410, i64 1
  %412 = extractelement <16 x float> %402, i64 2
  %413 = insertelement <4 x float> %411, float %412, i64 2
  %414 = extractelement <16 x float> %402, i64 3
  %415 = insertelement <4 x float> %413, float %414, i64 3
  store <4 x float> %415, ptr %404, align 16
  %416 = extractelement <16 x float> %402, i64 4
  %417 = insertelement <4 x float> poison, float %416, i64 0
  %418 = extractelement <16 x float> %402, i64 5
  %419 = insertelement <4 x float> %417, float %418, i64 1
  %420 = extractelement <16 x float> %402, i64 6
  %421 = insertelement <4 x float> %419, float %420, i64 2
  %422 = extractelement <16 x float> %402, i64 7
  %423 = insertelement <4 x float> %421, float %422, i64 3
  store <4 x float> %423, ptr %405, align 16
  %424 = extractelement <16 x float> %402, i64 8
  %425 = insertelement <4 x float> poison, float %424, i64 0
  %426 = extractelement <16 x float> %402, i64 9
  %427 = insertelement <4 x float> %425, float %426, i64 1
  %428 = extractelement <16 x float> %402, i64 10
  %429 = insertelement <4 x float> %427, float %428, i64 2
  %430 = extractelement <16 x float> %402, i64 11
  %431 = insertelement <4 x float> %429, float %430, i64 3
  store <4 x float> %431, ptr %406, align 16
  %432 = extractelement <16 x float> %402, i64 12
  %433 = insertelement <4 x float> poison, float %432, i64 0
  %434 = extractelement <16 x float> %402, i64 13
  %435 = insertelement <4 x float> %433, float %434, i64 1
  %436 = extractelement <16 x float> %402, i64 14
  %437 = insertelement <4 x float> %435, float %436, i64 2
  %438 = extractelement <16 x float> %402, i64 15
  %439 = insertelement <4 x float> %437, float %438, i64 3
  store <4 x float> %439, ptr %407, align 16
  %440 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %441 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %440, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %442 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %441, 1
  %443 = extractvalue { i32 } %7, 0
  %444 = srem i32 %443, 4
  %445 = sdiv i32 %443, 4
  %446 = mul nsw i32 %444, 2
  %447 = srem i32 %445, 8
  %448 = sdiv i32 %445, 8
  %449 = mul nsw i32 %447, 32
  %450 = add nsw i32 %446, %449
  %451 = mul nsw i32 %448, 512
  %452 = add nsw i32 %450, %451
  %453 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %441, 0
  %454 = sext i32 %452 to i64
  %455 = getelementptr float, ptr addrspace(1) %453, i64 %454
  %456 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %455, 0
  %457 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %456, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %458 = extractvalue { ptr, { i32, i32 } } %73, 1
  %459 = extractvalue { ptr, { i32, i32 } } %73, 0
  %460 = getelementptr float, ptr %459, i64 4
  %461 = getelementptr float, ptr %459, i64 8
  %462 = getelementptr float, ptr %459, i64 12
  %463 = load <4 x float>, ptr %459, align 16
  %464 = extractelement <4 x float> %463, i64 0
  %465 = insertelement <16 x float> poison, float %464, i64 0
  %466 = extractelement <4 x float> %463, i64 1
  %467 = insertelement <16 x float> %465, float %466, i64 1
  %468 = extractelement <4 x float> %463, i64 2
  %469 = insertelement <16 x float> %467, float %468, i64 2
  %470 = extractelement <4 x float> %463, i64 3
  %471 = insertelement <16 x float> %469, float %470, i64 3
  %472 = load <4 x float>, ptr %460, align 16
  %473 = extractelement <4 x float> %472, i64 0
  %474 = insertelement <16 x float> %471, float %473, i64 4
  %475 = extractelement <4 x float> %472, i64 1
  %476 = insertelement <16 x float> %474, float %475, i64 5
  %477 = extractelement <4 x float> %472, i64 2
  %478 = insertelement <16 x float> %476, float %477, i64 6
  %479 = extractelement <4 x float> %472, i64 3
  %480 = insertelement <16 x float> %478, float %479, i64 7
  %481 = load <4 x float>, ptr %461, align 16
  %482 = extractelement <4 x float> %481, i64 0
  %483 = insertelement <16 x float> %480, float %482, i64 8
  %484 = extractelement <4 x float> %481, i64 1
  %485 = insertelement <16 x float> %483, float %484, i64 9
  %486 = extractelement <4 x float> %481, i64 2
  %487 = insertelement <16 x float> %485, float %486, i64 10
  %488 = extractelement <4 x float> %481, i64 3
  %489 = insertelement <16 x float> %487, float %488, i64 11
  %490 = load <4 x float>, ptr %462, align 16
  %491 = extractelement <4 x float> %490, i64 0
  %492 = insertelement <16 x float> %489, float %491, i64 12
  %493 = extractelement <4 x float> %490, i64 1
  %494 = insertelement <16 x float> %492, float %493, i64 13
  %495 = extractelement <4 x float> %490, i64 2
  %496 = insertelement <16 x float> %494, float %495, i64 14
  %497 = extractelement <4 x float> %490, i64 3
  %498 = insertelement <16 x float> %496, float %497, i64 15
  %499 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %457, 1
  %500 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %457, 0
  %501 = getelementptr float, ptr addrspace(1) %500, i64 256
  %502 = getelementptr float, ptr addrspace(1) %500, i64 8
  %503 = getelementptr float, ptr addrspace(1) %500, i64 264
  %504 = getelementptr float, ptr addrspace(1) %500, i64 16
  %505 = getelementptr float, ptr addrspace(1) %500, i64 272
  %506 = getelementptr float, ptr addrspace(1) %500, i64 24
  %507 = getelementptr float, ptr addrspace(1) %500, i64 280
  %508 = extractelement <16 x float> %498, i64 0
  %509 = insertelement <2 x float> poison, float %508, i64 0
  %510 = extractelement <16 x float> %498, i64 1
  %511 = insertelement <2 x float> %509, float %510, i64 1
  store <2 x float> %511, ptr addrspace(1) %500, align 8
  %512 = extractelement <16 x float> %498, i64 2
  %513 = insertelement <2 x float> poison, float %512, i64 0
  %514 = extractelement <16 x float> %498, i64 3
  %515 = insertelement <2 x float> %513, float %514, i64 1
  store <2 x float> %515, ptr addrspace(1) %501, align 8
  %516 = extractelement <16 x float> %498, i64 4
  %517 = insertelement <2 x float> poison, float %516, i64 0
  %518 = extractelement <16 x float> %498, i64 5
  %519 = insertelement <2 x float> %517, float %518, i64 1
  store <2 x float> %519, ptr addrspace(1) %502, align 8
  %520 = extractelement <16 x float> %498, i64 6
  %521 = insertelement <2 x float> poison, float %520, i64 0
  %522 = extractelement <16 x float> %498, i64 7
  %523 = insertelement <2 x float> %521, float %522, i64 1
  store <2 x float> %523, ptr addrspace(1) %503, align 8
  %524 = extractelement <16 x float> %498, i64 8
  %525 = insertelement <2 x float> poison, float %524, i64 0
  %526 = extractelement <16 x float> %498, i64 9
  %527 = insertelement <2 x float> %525, float %526, i64 1
  store <2 x float> %527, ptr addrspace(1) %504, align 8
  %528 = extractelement <16 x float> %498, i64 10
  %529 = insertelement <2 x float> poison, float %528, i64 0
  %530 = extractelement <16 x float> %498, i64 11
  %531 = insertelement <2 x float> %529, float %530, i64 1
  store <2 x float> %531, ptr addrspace(1) %505, align 8
  %532 = extractelement <16 x float> %498, i64 12
  %533 = insertelement <2 x float> poison, float %532, i64 0
  %534 = extractelement <16 x float> %498, i64 13
  %535 = insertelement <2 x float> %533, float %534, i64 1
  store <2 x float> %535, ptr addrspace(1) %506, align 8
  %536 = extractelement <16 x float> %498, i64 14
  %537 = insertelement <2 x float> poison, float %536, i64 0
  %538 = extractelement <16 x float> %498, i64 15
  %539 = insertelement <2 x float> %537, float %538, i64 1
  store <2 x float> %539, ptr addrspace(1) %507, align 8
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
