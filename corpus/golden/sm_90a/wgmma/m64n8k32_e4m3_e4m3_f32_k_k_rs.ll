; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 16, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 4, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = mul nsw i32 %15, 4
  %18 = srem i32 %16, 8
  %19 = sdiv i32 %16, 8
  %20 = mul nsw i32 %18, 32
  %21 = add nsw i32 %17, %20
  %22 = mul nsw i32 %19, 512
  %23 = add nsw i32 %21, %22
  %24 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 0
  %25 = sext i32 %23 to i64
  %26 = getelementptr i8, ptr addrspace(1) %24, i64 %25
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %26, 0
  %28 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %27, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 1
  %30 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 0
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 256
  %32 = getelementptr i8, ptr addrspace(1) %30, i64 16
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 272
  %34 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %35 = extractelement <4 x i8> %34, i64 0
  %36 = insertelement <16 x i8> poison, i8 %35, i64 0
  %37 = extractelement <4 x i8> %34, i64 1
  %38 = insertelement <16 x i8> %36, i8 %37, i64 1
  %39 = extractelement <4 x i8> %34, i64 2
  %40 = insertelement <16 x i8> %38, i8 %39, i64 2
  %41 = extractelement <4 x i8> %34, i64 3
  %42 = insertelement <16 x i8> %40, i8 %41, i64 3
  %43 = load <4 x i8>, ptr addrspace(1) %31, align 4
  %44 = extractelement <4 x i8> %43, i64 0
  %45 = insertelement <16 x i8> %42, i8 %44, i64 4
  %46 = extractelement <4 x i8> %43, i64 1
  %47 = insertelement <16 x i8> %45, i8 %46, i64 5
  %48 = extractelement <4 x i8> %43, i64 2
  %49 = insertelement <16 x i8> %47, i8 %48, i64 6
  %50 = extractelement <4 x i8> %43, i64 3
  %51 = insertelement <16 x i8> %49, i8 %50, i64 7
  %52 = load <4 x i8>, ptr addrspace(1) %32, align 4
  %53 = extractelement <4 x i8> %52, i64 0
  %54 = insertelement <16 x i8> %51, i8 %53, i64 8
  %55 = extractelement <4 x i8> %52, i64 1
  %56 = insertelement <16 x i8> %54, i8 %55, i64 9
  %57 = extractelement <4 x i8> %52, i64 2
  %58 = insertelement <16 x i8> %56, i8 %57, i64 10
  %59 = extractelement <4 x i8> %52, i64 3
  %60 = insertelement <16 x i8> %58, i8 %59, i64 11
  %61 = load <4 x i8>, ptr addrspace(1) %33, align 4
  %62 = extractelement <4 x i8> %61, i64 0
  %63 = insertelement <16 x i8> %60, i8 %62, i64 12
  %64 = extractelement <4 x i8> %61, i64 1
  %65 = insertelement <16 x i8> %63, i8 %64, i64 13
  %66 = extractelement <4 x i8> %61, i64 2
  %67 = insertelement <16 x i8> %65, i8 %66, i64 14
  %68 = extractelement <4 x i8> %61, i64 3
  %69 = insertelement <16 x i8> %67, i8 %68, i64 15
  %70 = extractvalue { ptr, { i32, i32 } } %10, 1
  %71 = extractvalue { ptr, { i32, i32 } } %10, 0
  %72 = extractelement <16 x i8> %69, i64 0
  %73 = insertelement <16 x i8> poison, i8 %72, i64 0
  %74 = extractelement <16 x i8> %69, i64 1
  %75 = insertelement <16 x i8> %73, i8 %74, i64 1
  %76 = extractelement <16 x i8> %69, i64 2
  %77 = insertelement <16 x i8> %75, i8 %76, i64 2
  %78 = extractelement <16 x i8> %69, i64 3
  %79 = insertelement <16 x i8> %77, i8 %78, i64 3
  %80 = extractelement <16 x i8> %69, i64 4
  %81 = insertelement <16 x i8> %79, i8 %80, i64 4
  %82 = extractelement <16 x i8> %69, i64 5
  %83 = insertelement <16 x i8> %81, i8 %82, i64 5
  %84 = extractelement <16 x i8> %69, i64 6
  %85 = insertelement <16 x i8> %83, i8 %84, i64 6
  %86 = extractelement <16 x i8> %69, i64 7
  %87 = insertelement <16 x i8> %85, i8 %86, i64 7
  %88 = extractelement <16 x i8> %69, i64 8
  %89 = insertelement <16 x i8> %87, i8 %88, i64 8
  %90 = extractelement <16 x i8> %69, i64 9
  %91 = insertelement <16 x i8> %89, i8 %90, i64 9
  %92 = extractelement <16 x i8> %69, i64 10
  %93 = insertelement <16 x i8> %91, i8 %92, i64 10
  %94 = extractelement <16 x i8> %69, i64 11
  %95 = insertelement <16 x i8> %93, i8 %94, i64 11
  %96 = extractelement <16 x i8> %69, i64 12
  %97 = insertelement <16 x i8> %95, i8 %96, i64 12
  %98 = extractelement <16 x i8> %69, i64 13
  %99 = insertelement <16 x i8> %97, i8 %98, i64 13
  %100 = extractelement <16 x i8> %69, i64 14
  %101 = insertelement <16 x i8> %99, i8 %100, i64 14
  %102 = extractelement <16 x i8> %69, i64 15
  %103 = insertelement <16 x i8> %101, i8 %102, i64 15
  store <16 x i8> %103, ptr %71, align 16
  %104 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %105 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %104, { i32, i32, i32, i32 } { i32 8, i32 32, i32 32, i32 1 }, 1
  br label %106

106:                                              ; preds = %109, %4
  %107 = phi i32 [ %130, %109 ], [ %7, %4 ]
  %108 = icmp slt i32 %107, 256
  br i1 %108, label %109, label %131

109:                                              ; preds = %106
  %110 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 1
  %111 = srem i32 %107, 8
  %112 = sdiv i32 %107, 8
  %113 = mul nsw i32 %111, 32
  %114 = add nsw i32 %113, %112
  %115 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 0
  %116 = sext i32 %114 to i64
  %117 = getelementptr i8, ptr addrspace(1) %115, i64 %116
  %118 = load i8, ptr addrspace(1) %117, align 1
  %119 = srem i32 %107, 8
  %120 = sdiv i32 %107, 8
  %121 = mul nsw i32 %119, 128
  %122 = add nsw i32 %121, %120
  %123 = sext i32 %122 to i64
  %124 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %123
  %125 = ptrtoint ptr addrspace(3) %124 to i32
  %126 = and i32 %125, 896
  %127 = lshr i32 %126, 3
  %128 = xor i32 %125, %127
  %129 = inttoptr i32 %128 to ptr addrspace(3)
  store i8 %118, ptr addrspace(3) %129, align 1
  %130 = add i32 %107, 128
  br label %106

131:                                              ; preds = %106
  %132 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %133 = insertvalue { ptr, { i32, i32 } } %132, { i32, i32 } { i32 4, i32 1 }, 1
  %134 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %135 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %134, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %136 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %135, 1
  %137 = extractvalue { i32 } %8, 0
  %138 = srem i32 %137, 4
  %139 = sdiv i32 %137, 4
  %140 = mul nsw i32 %138, 2
  %141 = srem i32 %139, 8
  %142 = sdiv i32 %139, 8
  %143 = mul nsw i32 %141, 8
  %144 = add nsw i32 %140, %143
  %145 = mul nsw i32 %142, 128
  %146 = add nsw i32 %144, %145
  %147 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %135, 0
  %148 = sext i32 %146 to i64
  %149 = getelementptr float, ptr addrspace(1) %147, i64 %148
  %150 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %149, 0
  %151 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %150, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %152 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 1
  %153 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 0
  %154 = getelementptr float, ptr addrspace(1) %153, i64 64
  %155 = load <2 x float>, ptr addrspace(1) %153, align 8
  %156 = extractelement <2 x float> %155, i64 0
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <2 x float> %155, i64 1
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = load <2 x float>, ptr addrspace(1) %154, align 8
  %161 = extractelement <2 x float> %160, i64 0
  %162 = insertelement <4 x float> %159, float %161, i64 2
  %163 = extractelement <2 x float> %160, i64 1
  %164 = insertelement <4 x float> %162, float %163, i64 3
  %165 = extractvalue { ptr, { i32, i32 } } %133, 1
  %166 = extractvalue { ptr, { i32, i32 } } %133, 0
  %167 = extractelement <4 x float> %164, i64 0
  %168 = insertelement <4 x float> poison, float %167, i64 0
  %169 = extractelement <4 x float> %164, i64 1
  %170 = insertelement <4 x float> %168, float %169, i64 1
  %171 = extractelement <4 x float> %164, i64 2
  %172 = insertelement <4 x float> %170, float %171, i64 2
  %173 = extractelement <4 x float> %164, i64 3
  %174 = insertelement <4 x float> %172, float %173, i64 3
  store <4 x float> %174, ptr %166, align 16
  %175 = extractvalue { ptr, { i32, i32 } } %10, 0
  %176 = insertvalue { ptr, { i32, i32 } } poison, ptr %175, 0
  %177 = insertvalue { ptr, { i32, i32 } } %176, { i32, i32 } { i32 16, i32 1 }, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %178 = extractvalue { ptr, { i32, i32 } } %177, 0
  %179 = insertvalue { ptr, { i32, i32 } } poison, ptr %178, 0
  %180 = insertvalue { ptr, { i32, i32 } } %179, { i32, i32 } { i32 4, i32 1 }, 1
  %181 = extractvalue { ptr, { i32, i32 } } %180, 1
  %182 = extractvalue { ptr, { i32, i32 } } %180, 0
  %183 = load <4 x i32>, ptr %182, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <4 x i32> poison, i32 %184, i64 0
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <4 x i32> %185, i32 %186, i64 1
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <4 x i32> %187, i32 %188, i64 2
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <4 x i32> %189, i32 %190, i64 3
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = extractelement <4 x i32> %191, i64 1
  %194 = extractelement <4 x i32> %191, i64 2
  %195 = extractelement <4 x i32> %191, i64 3
  %196 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %197 = lshr i32 %196, 4
  %198 = zext i32 %197 to i64
  %199 = or i64 %198, 4611686293305360384
  %200 = extractvalue { ptr, { i32, i32 } } %133, 1
  %201 = extractvalue { ptr, { i32, i32 } } %133, 0
  %202 = load <4 x float>, ptr %201, align 16
  %203 = extractelement <4 x float> %202, i64 0
  %204 = insertelement <4 x float> poison, float %203, i64 0
  %205 = extractelement <4 x float> %202, i64 1
  %206 = insertelement <4 x float> %204, float %205, i64 1
  %207 = extractelement <4 x float> %202, i64 2
  %208 = insertelement <4 x float> %206, float %207, i64 2
  %209 = extractelement <4 x float> %202, i64 3
  %210 = insertelement <4 x float> %208, float %209, i64 3
  %211 = extractelement <4 x float> %210, i64 0
  %212 = extractelement <4 x float> %210, i64 1
  %213 = extractelement <4 x float> %210, i64 2
  %214 = extractelement <4 x float> %210, i64 3
  %215 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e4m3 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p, 1, 1; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r"(float %211, float %212, float %213, float %214, i32 %192, i32 %193, i32 %194, i32 %195, i64 %199, i32 1)
  %216 = extractvalue { float, float, float, float } %215, 0
  %217 = extractvalue { float, float, float, float } %215, 1
  %218 = extractvalue { float, float, float, float } %215, 2
  %219 = extractvalue { float, float, float, float } %215, 3
  %220 = insertelement <4 x float> poison, float %216, i64 0
  %221 = insertelement <4 x float> %220, float %217, i64 1
  %222 = insertelement <4 x float> %221, float %218, i64 2
  %223 = insertelement <4 x float> %222, float %219, i64 3
  %224 = extractvalue { ptr, { i32, i32 } } %133, 1
  %225 = extractvalue { ptr, { i32, i32 } } %133, 0
  %226 = extractelement <4 x float> %223, i64 0
  %227 = insertelement <4 x float> poison, float %226, i64 0
  %228 = extractelement <4 x float> %223, i64 1
  %229 = insertelement <4 x float> %227, float %228, i64 1
  %230 = extractelement <4 x float> %223, i64 2
  %231 = insertelement <4 x float> %229, float %230, i64 2
  %232 = extractelement <4 x float> %223, i64 3
  %233 = insertelement <4 x float> %231, float %232, i64 3
  store <4 x float> %233, ptr %225, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %234 = extractvalue { ptr, { i32, i32 } } %133, 1
  %235 = extractvalue { ptr, { i32, i32 } } %133, 0
  %236 = load <4 x float>, ptr %235, align 16
  %237 = extractelement <4 x float> %236, i64 0
  %238 = insertelement <4 x float> poison, float %237, i64 0
  %239 = extractelement <4 x float> %236, i64 1
  %240 = insertelement <4 x float> %238, float %239, i64 1
  %241 = extractelement <4 x float> %236, i64 2
  %242 = insertelement <4 x float> %240, float %241, i64 2
  %243 = extractelement <4 x float> %236, i64 3
  %244 = insertelement <4 x float> %242, float %243, i64 3
  %245 = extractelement <4 x float> %244, i64 0
  %246 = extractelement <4 x float> %244, i64 1
  %247 = extractelement <4 x float> %244, i64 2
  %248 = extractelement <4 x float> %244, i64 3
  %249 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %245, float %246, float %247, float %248)
  %250 = extractvalue { float, float, float, float } %249, 0
  %251 = extractvalue { float, float, float, float } %249, 1
  %252 = extractvalue { float, float, float, float } %249, 2
  %253 = extractvalue { float, float, float, float } %249, 3
  %254 = insertelement <4 x float> poison, float %250, i64 0
  %255 = insertelement <4 x float> %254, float %251, i64 1
  %256 = insertelement <4 x float> %255, float %252, i64 2
  %257 = insertelement <4 x float> %256, float %253, i64 3
  %258 = extractvalue { ptr, { i32, i32 } } %133, 1
  %259 = extractvalue { ptr, { i32, i32 } } %133, 0
  %260 = extractelement <4 x float> %257, i64 0
  %261 = insertelement <4 x float> poison, float %260, i64 0
  %262 = extractelement <4 x float> %257, i64 1
  %263 = insertelement <4 x float> %261, float %262, i64 1
  %264 = extractelement <4 x float> %257, i64 2
  %265 = insertelement <4 x float> %263, float %264, i64 2
  %266 = extractelement <4 x float> %257, i64 3
  %267 = insertelement <4 x float> %265, float %266, i64 3
  store <4 x float> %267, ptr %259, align 16
  %268 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %269 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %268, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %270 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %269, 1
  %271 = extractvalue { i32 } %8, 0
  %272 = srem i32 %271, 4
  %273 = sdiv i32 %271, 4
  %274 = mul nsw i32 %272, 2
  %275 = srem i32 %273, 8
  %276 = sdiv i32 %273, 8
  %277 = mul nsw i32 %275, 8
  %278 = add nsw i32 %274, %277
  %279 = mul nsw i32 %276, 128
  %280 = add nsw i32 %278, %279
  %281 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %269, 0
  %282 = sext i32 %280 to i64
  %283 = getelementptr float, ptr addrspace(1) %281, i64 %282
  %284 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %283, 0
  %285 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %284, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %286 = extractvalue { ptr, { i32, i32 } } %133, 1
  %287 = extractvalue { ptr, { i32, i32 } } %133, 0
  %288 = load <4 x float>, ptr %287, align 16
  %289 = extractelement <4 x float> %288, i64 0
  %290 = insertelement <4 x float> poison, float %289, i64 0
  %291 = extractelement <4 x float> %288, i64 1
  %292 = insertelement <4 x float> %290, float %291, i64 1
  %293 = extractelement <4 x float> %288, i64 2
  %294 = insertelement <4 x float> %292, float %293, i64 2
  %295 = extractelement <4 x float> %288, i64 3
  %296 = insertelement <4 x float> %294, float %295, i64 3
  %297 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %285, 1
  %298 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %285, 0
  %299 = getelementptr float, ptr addrspace(1) %298, i64 64
  %300 = extractelement <4 x float> %296, i64 0
  %301 = insertelement <2 x float> poison, float %300, i64 0
  %302 = extractelement <4 x float> %296, i64 1
  %303 = insertelement <2 x float> %301, float %302, i64 1
  store <2 x float> %303, ptr addrspace(1) %298, align 8
  %304 = extractelement <4 x float> %296, i64 2
  %305 = insertelement <2 x float> poison, float %304, i64 0
  %306 = extractelement <4 x float> %296, i64 3
  %307 = insertelement <2 x float> %305, float %306, i64 1
  store <2 x float> %307, ptr addrspace(1) %299, align 8
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
