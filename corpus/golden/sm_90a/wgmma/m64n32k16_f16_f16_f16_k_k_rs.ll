; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = alloca [8 x half], align 16
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
  %26 = getelementptr half, ptr addrspace(1) %24, i64 %25
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %26, 0
  %28 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %27, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 1
  %30 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 0
  %31 = getelementptr half, ptr addrspace(1) %30, i64 128
  %32 = getelementptr half, ptr addrspace(1) %30, i64 8
  %33 = getelementptr half, ptr addrspace(1) %30, i64 136
  %34 = load <2 x half>, ptr addrspace(1) %30, align 4
  %35 = extractelement <2 x half> %34, i64 0
  %36 = insertelement <8 x half> poison, half %35, i64 0
  %37 = extractelement <2 x half> %34, i64 1
  %38 = insertelement <8 x half> %36, half %37, i64 1
  %39 = load <2 x half>, ptr addrspace(1) %31, align 4
  %40 = extractelement <2 x half> %39, i64 0
  %41 = insertelement <8 x half> %38, half %40, i64 2
  %42 = extractelement <2 x half> %39, i64 1
  %43 = insertelement <8 x half> %41, half %42, i64 3
  %44 = load <2 x half>, ptr addrspace(1) %32, align 4
  %45 = extractelement <2 x half> %44, i64 0
  %46 = insertelement <8 x half> %43, half %45, i64 4
  %47 = extractelement <2 x half> %44, i64 1
  %48 = insertelement <8 x half> %46, half %47, i64 5
  %49 = load <2 x half>, ptr addrspace(1) %33, align 4
  %50 = extractelement <2 x half> %49, i64 0
  %51 = insertelement <8 x half> %48, half %50, i64 6
  %52 = extractelement <2 x half> %49, i64 1
  %53 = insertelement <8 x half> %51, half %52, i64 7
  %54 = extractvalue { ptr, { i32, i32 } } %10, 1
  %55 = extractvalue { ptr, { i32, i32 } } %10, 0
  %56 = extractelement <8 x half> %53, i64 0
  %57 = insertelement <8 x half> poison, half %56, i64 0
  %58 = extractelement <8 x half> %53, i64 1
  %59 = insertelement <8 x half> %57, half %58, i64 1
  %60 = extractelement <8 x half> %53, i64 2
  %61 = insertelement <8 x half> %59, half %60, i64 2
  %62 = extractelement <8 x half> %53, i64 3
  %63 = insertelement <8 x half> %61, half %62, i64 3
  %64 = extractelement <8 x half> %53, i64 4
  %65 = insertelement <8 x half> %63, half %64, i64 4
  %66 = extractelement <8 x half> %53, i64 5
  %67 = insertelement <8 x half> %65, half %66, i64 5
  %68 = extractelement <8 x half> %53, i64 6
  %69 = insertelement <8 x half> %67, half %68, i64 6
  %70 = extractelement <8 x half> %53, i64 7
  %71 = insertelement <8 x half> %69, half %70, i64 7
  store <8 x half> %71, ptr %55, align 16
  %72 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %73 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %72, { i32, i32, i32, i32 } { i32 32, i32 16, i32 16, i32 1 }, 1
  br label %74

74:                                               ; preds = %77, %4
  %75 = phi i32 [ %102, %77 ], [ %7, %4 ]
  %76 = icmp slt i32 %75, 512
  br i1 %76, label %77, label %103

77:                                               ; preds = %74
  %78 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 1
  %79 = srem i32 %75, 32
  %80 = sdiv i32 %75, 32
  %81 = mul nsw i32 %79, 16
  %82 = add nsw i32 %81, %80
  %83 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 0
  %84 = sext i32 %82 to i64
  %85 = getelementptr half, ptr addrspace(1) %83, i64 %84
  %86 = load half, ptr addrspace(1) %85, align 2
  %87 = srem i32 %75, 8
  %88 = sdiv i32 %75, 8
  %89 = mul nsw i32 %87, 64
  %90 = srem i32 %88, 4
  %91 = sdiv i32 %88, 4
  %92 = mul nsw i32 %90, 512
  %93 = add nsw i32 %89, %92
  %94 = add nsw i32 %93, %91
  %95 = sext i32 %94 to i64
  %96 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %95
  %97 = ptrtoint ptr addrspace(3) %96 to i32
  %98 = and i32 %97, 896
  %99 = lshr i32 %98, 3
  %100 = xor i32 %97, %99
  %101 = inttoptr i32 %100 to ptr addrspace(3)
  store half %86, ptr addrspace(3) %101, align 2
  %102 = add i32 %75, 128
  br label %74

103:                                              ; preds = %74
  %104 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %105 = insertvalue { ptr, { i32, i32 } } %104, { i32, i32 } { i32 16, i32 1 }, 1
  %106 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %107 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %106, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %108 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %107, 1
  %109 = extractvalue { i32 } %8, 0
  %110 = srem i32 %109, 4
  %111 = sdiv i32 %109, 4
  %112 = mul nsw i32 %110, 2
  %113 = srem i32 %111, 8
  %114 = sdiv i32 %111, 8
  %115 = mul nsw i32 %113, 32
  %116 = add nsw i32 %112, %115
  %117 = mul nsw i32 %114, 512
  %118 = add nsw i32 %116, %117
  %119 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %107, 0
  %120 = sext i32 %118 to i64
  %121 = getelementptr half, ptr addrspace(1) %119, i64 %120
  %122 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %121, 0
  %123 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %122, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %124 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %123, 1
  %125 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %123, 0
  %126 = getelementptr half, ptr addrspace(1) %125, i64 256
  %127 = getelementptr half, ptr addrspace(1) %125, i64 8
  %128 = getelementptr half, ptr addrspace(1) %125, i64 264
  %129 = getelementptr half, ptr addrspace(1) %125, i64 16
  %130 = getelementptr half, ptr addrspace(1) %125, i64 272
  %131 = getelementptr half, ptr addrspace(1) %125, i64 24
  %132 = getelementptr half, ptr addrspace(1) %125, i64 280
  %133 = load <2 x half>, ptr addrspace(1) %125, align 4
  %134 = extractelement <2 x half> %133, i64 0
  %135 = insertelement <16 x half> poison, half %134, i64 0
  %136 = extractelement <2 x half> %133, i64 1
  %137 = insertelement <16 x half> %135, half %136, i64 1
  %138 = load <2 x half>, ptr addrspace(1) %126, align 4
  %139 = extractelement <2 x half> %138, i64 0
  %140 = insertelement <16 x half> %137, half %139, i64 2
  %141 = extractelement <2 x half> %138, i64 1
  %142 = insertelement <16 x half> %140, half %141, i64 3
  %143 = load <2 x half>, ptr addrspace(1) %127, align 4
  %144 = extractelement <2 x half> %143, i64 0
  %145 = insertelement <16 x half> %142, half %144, i64 4
  %146 = extractelement <2 x half> %143, i64 1
  %147 = insertelement <16 x half> %145, half %146, i64 5
  %148 = load <2 x half>, ptr addrspace(1) %128, align 4
  %149 = extractelement <2 x half> %148, i64 0
  %150 = insertelement <16 x half> %147, half %149, i64 6
  %151 = extractelement <2 x half> %148, i64 1
  %152 = insertelement <16 x half> %150, half %151, i64 7
  %153 = load <2 x half>, ptr addrspace(1) %129, align 4
  %154 = extractelement <2 x half> %153, i64 0
  %155 = insertelement <16 x half> %152, half %154, i64 8
  %156 = extractelement <2 x half> %153, i64 1
  %157 = insertelement <16 x half> %155, half %156, i64 9
  %158 = load <2 x half>, ptr addrspace(1) %130, align 4
  %159 = extractelement <2 x half> %158, i64 0
  %160 = insertelement <16 x half> %157, half %159, i64 10
  %161 = extractelement <2 x half> %158, i64 1
  %162 = insertelement <16 x half> %160, half %161, i64 11
  %163 = load <2 x half>, ptr addrspace(1) %131, align 4
  %164 = extractelement <2 x half> %163, i64 0
  %165 = insertelement <16 x half> %162, half %164, i64 12
  %166 = extractelement <2 x half> %163, i64 1
  %167 = insertelement <16 x half> %165, half %166, i64 13
  %168 = load <2 x half>, ptr addrspace(1) %132, align 4
  %169 = extractelement <2 x half> %168, i64 0
  %170 = insertelement <16 x half> %167, half %169, i64 14
  %171 = extractelement <2 x half> %168, i64 1
  %172 = insertelement <16 x half> %170, half %171, i64 15
  %173 = extractvalue { ptr, { i32, i32 } } %105, 1
  %174 = extractvalue { ptr, { i32, i32 } } %105, 0
  %175 = getelementptr half, ptr %174, i64 8
  %176 = extractelement <16 x half> %172, i64 0
  %177 = insertelement <8 x half> poison, half %176, i64 0
  %178 = extractelement <16 x half> %172, i64 1
  %179 = insertelement <8 x half> %177, half %178, i64 1
  %180 = extractelement <16 x half> %172, i64 2
  %181 = insertelement <8 x half> %179, half %180, i64 2
  %182 = extractelement <16 x half> %172, i64 3
  %183 = insertelement <8 x half> %181, half %182, i64 3
  %184 = extractelement <16 x half> %172, i64 4
  %185 = insertelement <8 x half> %183, half %184, i64 4
  %186 = extractelement <16 x half> %172, i64 5
  %187 = insertelement <8 x half> %185, half %186, i64 5
  %188 = extractelement <16 x half> %172, i64 6
  %189 = insertelement <8 x half> %187, half %188, i64 6
  %190 = extractelement <16 x half> %172, i64 7
  %191 = insertelement <8 x half> %189, half %190, i64 7
  store <8 x half> %191, ptr %174, align 16
  %192 = extractelement <16 x half> %172, i64 8
  %193 = insertelement <8 x half> poison, half %192, i64 0
  %194 = extractelement <16 x half> %172, i64 9
  %195 = insertelement <8 x half> %193, half %194, i64 1
  %196 = extractelement <16 x half> %172, i64 10
  %197 = insertelement <8 x half> %195, half %196, i64 2
  %198 = extractelement <16 x half> %172, i64 11
  %199 = insertelement <8 x half> %197, half %198, i64 3
  %200 = extractelement <16 x half> %172, i64 12
  %201 = insertelement <8 x half> %199, half %200, i64 4
  %202 = extractelement <16 x half> %172, i64 13
  %203 = insertelement <8 x half> %201, half %202, i64 5
  %204 = extractelement <16 x half> %172, i64 14
  %205 = insertelement <8 x half> %203, half %204, i64 6
  %206 = extractelement <16 x half> %172, i64 15
  %207 = insertelement <8 x half> %205, half %206, i64 7
  store <8 x half> %207, ptr %175, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %208 = extractvalue { ptr, { i32, i32 } } %10, 0
  %209 = insertvalue { ptr, { i32, i32 } } poison, ptr %208, 0
  %210 = insertvalue { ptr, { i32, i32 } } %209, { i32, i32 } { i32 4, i32 1 }, 1
  %211 = extractvalue { ptr, { i32, i32 } } %210, 1
  %212 = extractvalue { ptr, { i32, i32 } } %210, 0
  %213 = load <4 x i32>, ptr %212, align 16
  %214 = extractelement <4 x i32> %213, i64 0
  %215 = insertelement <4 x i32> poison, i32 %214, i64 0
  %216 = extractelement <4 x i32> %213, i64 1
  %217 = insertelement <4 x i32> %215, i32 %216, i64 1
  %218 = extractelement <4 x i32> %213, i64 2
  %219 = insertelement <4 x i32> %217, i32 %218, i64 2
  %220 = extractelement <4 x i32> %213, i64 3
  %221 = insertelement <4 x i32> %219, i32 %220, i64 3
  %222 = extractelement <4 x i32> %221, i64 0
  %223 = extractelement <4 x i32> %221, i64 1
  %224 = extractelement <4 x i32> %221, i64 2
  %225 = extractelement <4 x i32> %221, i64 3
  %226 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %227 = lshr i32 %226, 4
  %228 = zext i32 %227 to i64
  %229 = or i64 %228, 4611686293305360384
  %230 = extractvalue { ptr, { i32, i32 } } %105, 0
  %231 = insertvalue { ptr, { i32, i32 } } poison, ptr %230, 0
  %232 = insertvalue { ptr, { i32, i32 } } %231, { i32, i32 } { i32 8, i32 1 }, 1
  %233 = extractvalue { ptr, { i32, i32 } } %232, 1
  %234 = extractvalue { ptr, { i32, i32 } } %232, 0
  %235 = getelementptr i32, ptr %234, i64 4
  %236 = load <4 x i32>, ptr %234, align 16
  %237 = extractelement <4 x i32> %236, i64 0
  %238 = insertelement <8 x i32> poison, i32 %237, i64 0
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = insertelement <8 x i32> %238, i32 %239, i64 1
  %241 = extractelement <4 x i32> %236, i64 2
  %242 = insertelement <8 x i32> %240, i32 %241, i64 2
  %243 = extractelement <4 x i32> %236, i64 3
  %244 = insertelement <8 x i32> %242, i32 %243, i64 3
  %245 = load <4 x i32>, ptr %235, align 16
  %246 = extractelement <4 x i32> %245, i64 0
  %247 = insertelement <8 x i32> %244, i32 %246, i64 4
  %248 = extractelement <4 x i32> %245, i64 1
  %249 = insertelement <8 x i32> %247, i32 %248, i64 5
  %250 = extractelement <4 x i32> %245, i64 2
  %251 = insertelement <8 x i32> %249, i32 %250, i64 6
  %252 = extractelement <4 x i32> %245, i64 3
  %253 = insertelement <8 x i32> %251, i32 %252, i64 7
  %254 = extractelement <8 x i32> %253, i64 0
  %255 = extractelement <8 x i32> %253, i64 1
  %256 = extractelement <8 x i32> %253, i64 2
  %257 = extractelement <8 x i32> %253, i64 3
  %258 = extractelement <8 x i32> %253, i64 4
  %259 = extractelement <8 x i32> %253, i64 5
  %260 = extractelement <8 x i32> %253, i64 6
  %261 = extractelement <8 x i32> %253, i64 7
  %262 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $21, 0; wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, {$16, $17, $18, $19}, $20, p, 1, 1, 0; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,r,r,r,r,l,r"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %258, i32 %259, i32 %260, i32 %261, i32 %222, i32 %223, i32 %224, i32 %225, i64 %229, i32 1)
  %263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 0
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 1
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 2
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 3
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 4
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 5
  %269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 6
  %270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %262, 7
  %271 = extractvalue { ptr, { i32, i32 } } %105, 0
  %272 = insertvalue { ptr, { i32, i32 } } poison, ptr %271, 0
  %273 = insertvalue { ptr, { i32, i32 } } %272, { i32, i32 } { i32 8, i32 1 }, 1
  %274 = insertelement <8 x i32> poison, i32 %263, i64 0
  %275 = insertelement <8 x i32> %274, i32 %264, i64 1
  %276 = insertelement <8 x i32> %275, i32 %265, i64 2
  %277 = insertelement <8 x i32> %276, i32 %266, i64 3
  %278 = insertelement <8 x i32> %277, i32 %267, i64 4
  %279 = insertelement <8 x i32> %278, i32 %268, i64 5
  %280 = insertelement <8 x i32> %279, i32 %269, i64 6
  %281 = insertelement <8 x i32> %280, i32 %270, i64 7
  %282 = extractvalue { ptr, { i32, i32 } } %273, 1
  %283 = extractvalue { ptr, { i32, i32 } } %273, 0
  %284 = getelementptr i32, ptr %283, i64 4
  %285 = extractelement <8 x i32> %281, i64 0
  %286 = insertelement <4 x i32> poison, i32 %285, i64 0
  %287 = extractelement <8 x i32> %281, i64 1
  %288 = insertelement <4 x i32> %286, i32 %287, i64 1
  %289 = extractelement <8 x i32> %281, i64 2
  %290 = insertelement <4 x i32> %288, i32 %289, i64 2
  %291 = extractelement <8 x i32> %281, i64 3
  %292 = insertelement <4 x i32> %290, i32 %291, i64 3
  store <4 x i32> %292, ptr %283, align 16
  %293 = extractelement <8 x i32> %281, i64 4
  %294 = insertelement <4 x i32> poison, i32 %293, i64 0
  %295 = extractelement <8 x i32> %281, i64 5
  %296 = insertelement <4 x i32> %294, i32 %295, i64 1
  %297 = extractelement <8 x i32> %281, i64 6
  %298 = insertelement <4 x i32> %296, i32 %297, i64 2
  %299 = extractelement <8 x i32> %281, i64 7
  %300 = insertelement <4 x i32> %298, i32 %299, i64 3
  store <4 x i32> %300, ptr %284, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %301 = extractvalue { ptr, { i32, i32 } } %105, 0
  %302 = insertvalue { ptr, { i32, i32 } } poison, ptr %301, 0
  %303 = insertvalue { ptr, { i32, i32 } } %302, { i32, i32 } { i32 8, i32 1 }, 1
  %304 = extractvalue { ptr, { i32, i32 } } %303, 1
  %305 = extractvalue { ptr, { i32, i32 } } %303, 0
  %306 = getelementptr i32, ptr %305, i64 4
  %307 = load <4 x i32>, ptr %305, align 16
  %308 = extractelement <4 x i32> %307, i64 0
  %309 = insertelement <8 x i32> poison, i32 %308, i64 0
  %310 = extractelement <4 x i32> %307, i64 1
  %311 = insertelement <8 x i32> %309, i32 %310, i64 1
  %312 = extractelement <4 x i32> %307, i64 2
  %313 = insertelement <8 x i32> %311, i32 %312, i64 2
  %314 = extractelement <4 x i32> %307, i64 3
  %315 = insertelement <8 x i32> %313, i32 %314, i64 3
  %316 = load <4 x i32>, ptr %306, align 16
  %317 = extractelement <4 x i32> %316, i64 0
  %318 = insertelement <8 x i32> %315, i32 %317, i64 4
  %319 = extractelement <4 x i32> %316, i64 1
  %320 = insertelement <8 x i32> %318, i32 %319, i64 5
  %321 = extractelement <4 x i32> %316, i64 2
  %322 = insertelement <8 x i32> %320, i32 %321, i64 6
  %323 = extractelement <4 x i32> %316, i64 3
  %324 = insertelement <8 x i32> %322, i32 %323, i64 7
  %325 = extractelement <8 x i32> %324, i64 0
  %326 = extractelement <8 x i32> %324, i64 1
  %327 = extractelement <8 x i32> %324, i64 2
  %328 = extractelement <8 x i32> %324, i64 3
  %329 = extractelement <8 x i32> %324, i64 4
  %330 = extractelement <8 x i32> %324, i64 5
  %331 = extractelement <8 x i32> %324, i64 6
  %332 = extractelement <8 x i32> %324, i64 7
  %333 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332)
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 0
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 1
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 2
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 3
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 4
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 5
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 6
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %333, 7
  %342 = extractvalue { ptr, { i32, i32 } } %105, 0
  %343 = insertvalue { ptr, { i32, i32 } } poison, ptr %342, 0
  %344 = insertvalue { ptr, { i32, i32 } } %343, { i32, i32 } { i32 8, i32 1 }, 1
  %345 = insertelement <8 x i32> poison, i32 %334, i64 0
  %346 = insertelement <8 x i32> %345, i32 %335, i64 1
  %347 = insertelement <8 x i32> %346, i32 %336, i64 2
  %348 = insertelement <8 x i32> %347, i32 %337, i64 3
  %349 = insertelement <8 x i32> %348, i32 %338, i64 4
  %350 = insertelement <8 x i32> %349, i32 %339, i64 5
  %351 = insertelement <8 x i32> %350, i32 %340, i64 6
  %352 = insertelement <8 x i32> %351, i32 %341, i64 7
  %353 = extractvalue { ptr, { i32, i32 } } %344, 1
  %354 = extractvalue { ptr, { i32, i32 } } %344, 0
  %355 = getelementptr i32, ptr %354, i64 4
  %356 = extractelement <8 x i32> %352, i64 0
  %357 = insertelement <4 x i32> poison, i32 %356, i64 0
  %358 = extractelement <8 x i32> %352, i64 1
  %359 = insertelement <4 x i32> %357, i32 %358, i64 1
  %360 = extractelement <8 x i32> %352, i64 2
  %361 = insertelement <4 x i32> %359, i32 %360, i64 2
  %362 = extractelement <8 x i32> %352, i64 3
  %363 = insertelement <4 x i32> %361, i32 %362, i64 3
  store <4 x i32> %363, ptr %354, align 16
  %364 = extractelement <8 x i32> %352, i64 4
  %365 = insertelement <4 x i32> poison, i32 %364, i64 0
  %366 = extractelement <8 x i32> %352, i64 5
  %367 = insertelement <4 x i32> %365, i32 %366, i64 1
  %368 = extractelement <8 x i32> %352, i64 6
  %369 = insertelement <4 x i32> %367, i32 %368, i64 2
  %370 = extractelement <8 x i32> %352, i64 7
  %371 = insertelement <4 x i32> %369, i32 %370, i64 3
  store <4 x i32> %371, ptr %355, align 16
  %372 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %373 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %372, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %374 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %373, 1
  %375 = extractvalue { i32 } %8, 0
  %376 = srem i32 %375, 4
  %377 = sdiv i32 %375, 4
  %378 = mul nsw i32 %376, 2
  %379 = srem i32 %377, 8
  %380 = sdiv i32 %377, 8
  %381 = mul nsw i32 %379, 32
  %382 = add nsw i32 %378, %381
  %383 = mul nsw i32 %380, 512
  %384 = add nsw i32 %382, %383
  %385 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %373, 0
  %386 = sext i32 %384 to i64
  %387 = getelementptr half, ptr addrspace(1) %385, i64 %386
  %388 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %387, 0
  %389 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %388, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %390 = extractvalue { ptr, { i32, i32 } } %105, 1
  %391 = extractvalue { ptr, { i32, i32 } } %105, 0
  %392 = getelementptr half, ptr %391, i64 8
  %393 = load <8 x half>, ptr %391, align 16
  %394 = extractelement <8 x half> %393, i64 0
  %395 = insertelement <16 x half> poison, half %394, i64 0
  %396 = extractelement <8 x half> %393, i64 1
  %397 = insertelement <16 x half> %395, half %396, i64 1
  %398 = extractelement <8 x half> %393, i64 2
  %399 = insertelement <16 x half> %397, half %398, i64 2
  %400 = extractelement <8 x half> %393, i64 3
  %401 = insertelement <16 x half> %399, half %400, i64 3
  %402 = extractelement <8 x half> %393, i64 4
  %403 = insertelement <16 x half> %401, half %402, i64 4
  %404 = extractelement <8 x half> %393, i64 5
  %405 = insertelement <16 x half> %403, half %404, i64 5
  %406 = extractelement <8 x half> %393, i64 6
  %407 = insertelement <16 x half> %405, half %406, i64 6
  %408 = extractelement <8 x half> %393, i64 7
  %409 = insertelement <16 x half> %407, half %408, i64 7
  %410 = load <8 x half>, ptr %392, align 16
  %411 = extractelement <8 x half> %410, i64 0
  %412 = insertelement <16 x half> %409, half %411, i64 8
  %413 = extractelement <8 x half> %410, i64 1
  %414 = insertelement <16 x half> %412, half %413, i64 9
  %415 = extractelement <8 x half> %410, i64 2
  %416 = insertelement <16 x half> %414, half %415, i64 10
  %417 = extractelement <8 x half> %410, i64 3
  %418 = insertelement <16 x half> %416, half %417, i64 11
  %419 = extractelement <8 x half> %410, i64 4
  %420 = insertelement <16 x half> %418, half %419, i64 12
  %421 = extractelement <8 x half> %410, i64 5
  %422 = insertelement <16 x half> %420, half %421, i64 13
  %423 = extractelement <8 x half> %410, i64 6
  %424 = insertelement <16 x half> %422, half %423, i64 14
  %425 = extractelement <8 x half> %410, i64 7
  %426 = insertelement <16 x half> %424, half %425, i64 15
  %427 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %389, 1
  %428 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %389, 0
  %429 = getelementptr half, ptr addrspace(1) %428, i64 256
  %430 = getelementptr half, ptr addrspace(1) %428, i64 8
  %431 = getelementptr half, ptr addrspace(1) %428, i64 264
  %432 = getelementptr half, ptr addrspace(1) %428, i64 16
  %433 = getelementptr half, ptr addrspace(1) %428, i64 272
  %434 = getelementptr half, ptr addrspace(1) %428, i64 24
  %435 = getelementptr half, ptr addrspace(1) %428, i64 280
  %436 = extractelement <16 x half> %426, i64 0
  %437 = insertelement <2 x half> poison, half %436, i64 0
  %438 = extractelement <16 x half> %426, i64 1
  %439 = insertelement <2 x half> %437, half %438, i64 1
  store <2 x half> %439, ptr addrspace(1) %428, align 4
  %440 = extractelement <16 x half> %426, i64 2
  %441 = insertelement <2 x half> poison, half %440, i64 0
  %442 = extractelement <16 x half> %426, i64 3
  %443 = insertelement <2 x half> %441, half %442, i64 1
  store <2 x half> %443, ptr addrspace(1) %429, align 4
  %444 = extractelement <16 x half> %426, i64 4
  %445 = insertelement <2 x half> poison, half %444, i64 0
  %446 = extractelement <16 x half> %426, i64 5
  %447 = insertelement <2 x half> %445, half %446, i64 1
  store <2 x half> %447, ptr addrspace(1) %430, align 4
  %448 = extractelement <16 x half> %426, i64 6
  %449 = insertelement <2 x half> poison, half %448, i64 0
  %450 = extractelement <16 x half> %426, i64 7
  %451 = insertelement <2 x half> %449, half %450, i64 1
  store <2 x half> %451, ptr addrspace(1) %431, align 4
  %452 = extractelement <16 x half> %426, i64 8
  %453 = insertelement <2 x half> poison, half %452, i64 0
  %454 = extractelement <16 x half> %426, i64 9
  %455 = insertelement <2 x half> %453, half %454, i64 1
  store <2 x half> %455, ptr addrspace(1) %432, align 4
  %456 = extractelement <16 x half> %426, i64 10
  %457 = insertelement <2 x half> poison, half %456, i64 0
  %458 = extractelement <16 x half> %426, i64 11
  %459 = insertelement <2 x half> %457, half %458, i64 1
  store <2 x half> %459, ptr addrspace(1) %433, align 4
  %460 = extractelement <16 x half> %426, i64 12
  %461 = insertelement <2 x half> poison, half %460, i64 0
  %462 = extractelement <16 x half> %426, i64 13
  %463 = insertelement <2 x half> %461, half %462, i64 1
  store <2 x half> %463, ptr addrspace(1) %434, align 4
  %464 = extractelement <16 x half> %426, i64 14
  %465 = insertelement <2 x half> poison, half %464, i64 0
  %466 = extractelement <16 x half> %426, i64 15
  %467 = insertelement <2 x half> %465, half %466, i64 1
  store <2 x half> %467, ptr addrspace(1) %435, align 4
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
