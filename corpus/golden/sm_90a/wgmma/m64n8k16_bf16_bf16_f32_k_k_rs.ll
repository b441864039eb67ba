; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [8 x bfloat], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 8, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 16, i32 4, i32 256 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = mul nsw i32 %15, 2
  %18 = srem i32 %16, 8
  %19 = sdiv i32 %16, 8
  %20 = mul nsw i32 %18, 16
  %21 = add nsw i32 %17, %20
  %22 = mul nsw i32 %19, 256
  %23 = add nsw i32 %21, %22
  %24 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 0
  %25 = sext i32 %23 to i64
  %26 = getelementptr bfloat, ptr addrspace(1) %24, i64 %25
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %26, 0
  %28 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %27, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 1
  %30 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 0
  %31 = getelementptr bfloat, ptr addrspace(1) %30, i64 128
  %32 = getelementptr bfloat, ptr addrspace(1) %30, i64 8
  %33 = getelementptr bfloat, ptr addrspace(1) %30, i64 136
  %34 = load <2 x bfloat>, ptr addrspace(1) %30, align 4
  %35 = extractelement <2 x bfloat> %34, i64 0
  %36 = insertelement <8 x bfloat> poison, bfloat %35, i64 0
  %37 = extractelement <2 x bfloat> %34, i64 1
  %38 = insertelement <8 x bfloat> %36, bfloat %37, i64 1
  %39 = load <2 x bfloat>, ptr addrspace(1) %31, align 4
  %40 = extractelement <2 x bfloat> %39, i64 0
  %41 = insertelement <8 x bfloat> %38, bfloat %40, i64 2
  %42 = extractelement <2 x bfloat> %39, i64 1
  %43 = insertelement <8 x bfloat> %41, bfloat %42, i64 3
  %44 = load <2 x bfloat>, ptr addrspace(1) %32, align 4
  %45 = extractelement <2 x bfloat> %44, i64 0
  %46 = insertelement <8 x bfloat> %43, bfloat %45, i64 4
  %47 = extractelement <2 x bfloat> %44, i64 1
  %48 = insertelement <8 x bfloat> %46, bfloat %47, i64 5
  %49 = load <2 x bfloat>, ptr addrspace(1) %33, align 4
  %50 = extractelement <2 x bfloat> %49, i64 0
  %51 = insertelement <8 x bfloat> %48, bfloat %50, i64 6
  %52 = extractelement <2 x bfloat> %49, i64 1
  %53 = insertelement <8 x bfloat> %51, bfloat %52, i64 7
  %54 = extractvalue { ptr, { i32, i32 } } %10, 1
  %55 = extractvalue { ptr, { i32, i32 } } %10, 0
  %56 = extractelement <8 x bfloat> %53, i64 0
  %57 = insertelement <8 x bfloat> poison, bfloat %56, i64 0
  %58 = extractelement <8 x bfloat> %53, i64 1
  %59 = insertelement <8 x bfloat> %57, bfloat %58, i64 1
  %60 = extractelement <8 x bfloat> %53, i64 2
  %61 = insertelement <8 x bfloat> %59, bfloat %60, i64 2
  %62 = extractelement <8 x bfloat> %53, i64 3
  %63 = insertelement <8 x bfloat> %61, bfloat %62, i64 3
  %64 = extractelement <8 x bfloat> %53, i64 4
  %65 = insertelement <8 x bfloat> %63, bfloat %64, i64 4
  %66 = extractelement <8 x bfloat> %53, i64 5
  %67 = insertelement <8 x bfloat> %65, bfloat %66, i64 5
  %68 = extractelement <8 x bfloat> %53, i64 6
  %69 = insertelement <8 x bfloat> %67, bfloat %68, i64 6
  %70 = extractelement <8 x bfloat> %53, i64 7
  %71 = insertelement <8 x bfloat> %69, bfloat %70, i64 7
  store <8 x bfloat> %71, ptr %55, align 16
  %72 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %73 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %72, { i32, i32, i32, i32 } { i32 8, i32 16, i32 16, i32 1 }, 1
  br label %74

74:                                               ; preds = %77, %4
  %75 = phi i32 [ %98, %77 ], [ %7, %4 ]
  %76 = icmp slt i32 %75, 128
  br i1 %76, label %77, label %99

77:                                               ; preds = %74
  %78 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 1
  %79 = srem i32 %75, 8
  %80 = sdiv i32 %75, 8
  %81 = mul nsw i32 %79, 16
  %82 = add nsw i32 %81, %80
  %83 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 0
  %84 = sext i32 %82 to i64
  %85 = getelementptr bfloat, ptr addrspace(1) %83, i64 %84
  %86 = load bfloat, ptr addrspace(1) %85, align 2
  %87 = srem i32 %75, 8
  %88 = sdiv i32 %75, 8
  %89 = mul nsw i32 %87, 64
  %90 = add nsw i32 %89, %88
  %91 = sext i32 %90 to i64
  %92 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %91
  %93 = ptrtoint ptr addrspace(3) %92 to i32
  %94 = and i32 %93, 896
  %95 = lshr i32 %94, 3
  %96 = xor i32 %93, %95
  %97 = inttoptr i32 %96 to ptr addrspace(3)
  store bfloat %86, ptr addrspace(3) %97, align 2
  %98 = add i32 %75, 128
  br label %74

99:                                               ; preds = %74
  %100 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %101 = insertvalue { ptr, { i32, i32 } } %100, { i32, i32 } { i32 4, i32 1 }, 1
  %102 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %103 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %102, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %104 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %103, 1
  %105 = extractvalue { i32 } %8, 0
  %106 = srem i32 %105, 4
  %107 = sdiv i32 %105, 4
  %108 = mul nsw i32 %106, 2
  %109 = srem i32 %107, 8
  %110 = sdiv i32 %107, 8
  %111 = mul nsw i32 %109, 8
  %112 = add nsw i32 %108, %111
  %113 = mul nsw i32 %110, 128
  %114 = add nsw i32 %112, %113
  %115 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %103, 0
  %116 = sext i32 %114 to i64
  %117 = getelementptr float, ptr addrspace(1) %115, i64 %116
  %118 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %117, 0
  %119 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %118, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %120 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %119, 1
  %121 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %119, 0
  %122 = getelementptr float, ptr addrspace(1) %121, i64 64
  %123 = load <2 x float>, ptr addrspace(1) %121, align 8
  %124 = extractelement <2 x float> %123, i64 0
  %125 = insertelement <4 x float> poison, float %124, i64 0
  %126 = extractelement <2 x float> %123, i64 1
  %127 = insertelement <4 x float> %125, float %126, i64 1
  %128 = load <2 x float>, ptr addrspace(1) %122, align 8
  %129 = extractelement <2 x float> %128, i64 0
  %130 = insertelement <4 x float> %127, float %129, i64 2
  %131 = extractelement <2 x float> %128, i64 1
  %132 = insertelement <4 x float> %130, float %131, i64 3
  %133 = extractvalue { ptr, { i32, i32 } } %101, 1
  %134 = extractvalue { ptr, { i32, i32 } } %101, 0
  %135 = extractelement <4 x float> %132, i64 0
  %136 = insertelement <4 x float> poison, float %135, i64 0
  %137 = extractelement <4 x float> %132, i64 1
  %138 = insertelement <4 x float> %136, float %137, i64 1
  %139 = extractelement <4 x float> %132, i64 2
  %140 = insertelement <4 x float> %138, float %139, i64 2
  %141 = extractelement <4 x float> %132, i64 3
  %142 = insertelement <4 x float> %140, float %141, i64 3
  store <4 x float> %142, ptr %134, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %143 = extractvalue { ptr, { i32, i32 } } %10, 0
  %144 = insertvalue { ptr, { i32, i32 } } poison, ptr %143, 0
  %145 = insertvalue { ptr, { i32, i32 } } %144, { i32, i32 } { i32 4, i32 1 }, 1
  %146 = extractvalue { ptr, { i32, i32 } } %145, 1
  %147 = extractvalue { ptr, { i32, i32 } } %145, 0
  %148 = load <4 x i32>, ptr %147, align 16
  %149 = extractelement <4 x i32> %148, i64 0
  %150 = insertelement <4 x i32> poison, i32 %149, i64 0
  %151 = extractelement <4 x i32> %148, i64 1
  %152 = insertelement <4 x i32> %150, i32 %151, i64 1
  %153 = extractelement <4 x i32> %148, i64 2
  %154 = insertelement <4 x i32> %152, i32 %153, i64 2
  %155 = extractelement <4 x i32> %148, i64 3
  %156 = insertelement <4 x i32> %154, i32 %155, i64 3
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = extractelement <4 x i32> %156, i64 1
  %159 = extractelement <4 x i32> %156, i64 2
  %160 = extractelement <4 x i32> %156, i64 3
  %161 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %162 = lshr i32 %161, 4
  %163 = zext i32 %162 to i64
  %164 = or i64 %163, 4611686293305360384
  %165 = extractvalue { ptr, { i32, i32 } } %101, 1
  %166 = extractvalue { ptr, { i32, i32 } } %101, 0
  %167 = load <4 x float>, ptr %166, align 16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <4 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <4 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <4 x float> %173, float %174, i64 3
  %176 = extractelement <4 x float> %175, i64 0
  %177 = extractelement <4 x float> %175, i64 1
  %178 = extractelement <4 x float> %175, i64 2
  %179 = extractelement <4 x float> %175, i64 3
  %180 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p, 1, 1, 0; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r"(float %176, float %177, float %178, float %179, i32 %157, i32 %158, i32 %159, i32 %160, i64 %164, i32 1)
  %181 = extractvalue { float, float, float, float } %180, 0
  %182 = extractvalue { float, float, float, float } %180, 1
  %183 = extractvalue { float, float, float, float } %180, 2
  %184 = extractvalue { float, float, float, float } %180, 3
  %185 = insertelement <4 x float> poison, float %181, i64 0
  %186 = insertelement <4 x float> %185, float %182, i64 1
  %187 = insertelement <4 x float> %186, float %183, i64 2
  %188 = insertelement <4 x float> %187, float %184, i64 3
  %189 = extractvalue { ptr, { i32, i32 } } %101, 1
  %190 = extractvalue { ptr, { i32, i32 } } %101, 0
  %191 = extractelement <4 x float> %188, i64 0
  %192 = insertelement <4 x float> poison, float %191, i64 0
  %193 = extractelement <4 x float> %188, i64 1
  %194 = insertelement <4 x float> %192, float %193, i64 1
  %195 = extractelement <4 x float> %188, i64 2
  %196 = insertelement <4 x float> %194, float %195, i64 2
  %197 = extractelement <4 x float> %188, i64 3
  %198 = insertelement <4 x float> %196, float %197, i64 3
  store <4 x float> %198, ptr %190, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %199 = extractvalue { ptr, { i32, i32 } } %101, 1
  %200 = extractvalue { ptr, { i32, i32 } } %101, 0
  %201 = load <4 x float>, ptr %200, align 16
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <4 x float> %203, float %204, i64 1
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <4 x float> %205, float %206, i64 2
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <4 x float> %207, float %208, i64 3
  %210 = extractelement <4 x float> %209, i64 0
  %211 = extractelement <4 x float> %209, i64 1
  %212 = extractelement <4 x float> %209, i64 2
  %213 = extractelement <4 x float> %209, i64 3
  %214 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %210, float %211, float %212, float %213)
  %215 = extractvalue { float, float, float, float } %214, 0
  %216 = extractvalue { float, float, float, float } %214, 1
  %217 = extractvalue { float, float, float, float } %214, 2
  %218 = extractvalue { float, float, float, float } %214, 3
  %219 = insertelement <4 x float> poison, float %215, i64 0
  %220 = insertelement <4 x float> %219, float %216, i64 1
  %221 = insertelement <4 x float> %220, float %217, i64 2
  %222 = insertelement <4 x float> %221, float %218, i64 3
  %223 = extractvalue { ptr, { i32, i32 } } %101, 1
  %224 = extractvalue { ptr, { i32, i32 } } %101, 0
  %225 = extractelement <4 x float> %222, i64 0
  %226 = insertelement <4 x float> poison, float %225, i64 0
  %227 = extractelement <4 x float> %222, i64 1
  %228 = insertelement <4 x float> %226, float %227, i64 1
  %229 = extractelement <4 x float> %222, i64 2
  %230 = insertelement <4 x float> %228, float %229, i64 2
  %231 = extractelement <4 x float> %222, i64 3
  %232 = insertelement <4 x float> %230, float %231, i64 3
  store <4 x float> %232, ptr %224, align 16
  %233 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %234 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %233, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %235 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %234, 1
  %236 = extractvalue { i32 } %8, 0
  %237 = srem i32 %236, 4
  %238 = sdiv i32 %236, 4
  %239 = mul nsw i32 %237, 2
  %240 = srem i32 %238, 8
  %241 = sdiv i32 %238, 8
  %242 = mul nsw i32 %240, 8
  %243 = add nsw i32 %239, %242
  %244 = mul nsw i32 %241, 128
  %245 = add nsw i32 %243, %244
  %246 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %234, 0
  %247 = sext i32 %245 to i64
  %248 = getelementptr float, ptr addrspace(1) %246, i64 %247
  %249 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %248, 0
  %250 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %249, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %251 = extractvalue { ptr, { i32, i32 } } %101, 1
  %252 = extractvalue { ptr, { i32, i32 } } %101, 0
  %253 = load <4 x float>, ptr %252, align 16
  %254 = extractelement <4 x float> %253, i64 0
  %255 = insertelement <4 x float> poison, float %254, i64 0
  %256 = extractelement <4 x float> %253, i64 1
  %257 = insertelement <4 x float> %255, float %256, i64 1
  %258 = extractelement <4 x float> %253, i64 2
  %259 = insertelement <4 x float> %257, float %258, i64 2
  %260 = extractelement <4 x float> %253, i64 3
  %261 = insertelement <4 x float> %259, float %260, i64 3
  %262 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %250, 1
  %263 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %250, 0
  %264 = getelementptr float, ptr addrspace(1) %263, i64 64
  %265 = extractelement <4 x float> %261, i64 0
  %266 = insertelement <2 x float> poison, float %265, i64 0
  %267 = extractelement <4 x float> %261, i64 1
  %268 = insertelement <2 x float> %266, float %267, i64 1
  store <2 x float> %268, ptr addrspace(1) %263, align 8
  %269 = extractelement <4 x float> %261, i64 2
  %270 = insertelement <2 x float> poison, float %269, i64 0
  %271 = extractelement <4 x float> %261, i64 3
  %272 = insertelement <2 x float> %270, float %271, i64 1
  store <2 x float> %272, ptr addrspace(1) %264, align 8
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
