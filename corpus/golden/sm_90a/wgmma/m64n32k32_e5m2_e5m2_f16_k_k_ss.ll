; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 2048
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 32
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr addrspace(1) %0, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 128
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 1024
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store i8 %17, ptr addrspace(3) %32, align 1
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %61, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 1024
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 32
  %40 = udiv i32 %36, 32
  %41 = mul nsw i32 %39, 32
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 128
  %49 = urem i32 %47, 4
  %50 = udiv i32 %47, 4
  %51 = mul nsw i32 %49, 1024
  %52 = add nsw i32 %48, %51
  %53 = add nsw i32 %52, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %54
  %56 = ptrtoint ptr addrspace(3) %55 to i32
  %57 = and i32 %56, 896
  %58 = lshr i32 %57, 3
  %59 = xor i32 %56, %58
  %60 = inttoptr i32 %59 to ptr addrspace(3)
  store i8 %45, ptr addrspace(3) %60, align 1
  %61 = add i32 %36, 128
  br label %35

62:                                               ; preds = %35
  %63 = urem i32 %6, 4
  %64 = udiv i32 %6, 4
  %65 = mul nsw i32 %63, 2
  %66 = urem i32 %64, 8
  %67 = udiv i32 %64, 8
  %68 = mul nsw i32 %66, 32
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 512
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr half, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr half, ptr addrspace(1) %73, i64 256
  %75 = getelementptr half, ptr addrspace(1) %73, i64 8
  %76 = getelementptr half, ptr addrspace(1) %73, i64 264
  %77 = getelementptr half, ptr addrspace(1) %73, i64 16
  %78 = getelementptr half, ptr addrspace(1) %73, i64 272
  %79 = getelementptr half, ptr addrspace(1) %73, i64 24
  %80 = getelementptr half, ptr addrspace(1) %73, i64 280
  %81 = load <2 x half>, ptr addrspace(1) %73, align 4
  %82 = extractelement <2 x half> %81, i64 0
  %83 = insertelement <16 x half> poison, half %82, i64 0
  %84 = extractelement <2 x half> %81, i64 1
  %85 = insertelement <16 x half> %83, half %84, i64 1
  %86 = load <2 x half>, ptr addrspace(1) %74, align 4
  %87 = extractelement <2 x half> %86, i64 0
  %88 = insertelement <16 x half> %85, half %87, i64 2
  %89 = extractelement <2 x half> %86, i64 1
  %90 = insertelement <16 x half> %88, half %89, i64 3
  %91 = load <2 x half>, ptr addrspace(1) %75, align 4
  %92 = extractelement <2 x half> %91, i64 0
  %93 = insertelement <16 x half> %90, half %92, i64 4
  %94 = extractelement <2 x half> %91, i64 1
  %95 = insertelement <16 x half> %93, half %94, i64 5
  %96 = load <2 x half>, ptr addrspace(1) %76, align 4
  %97 = extractelement <2 x half> %96, i64 0
  %98 = insertelement <16 x half> %95, half %97, i64 6
  %99 = extractelement <2 x half> %96, i64 1
  %100 = insertelement <16 x half> %98, half %99, i64 7
  %101 = load <2 x half>, ptr addrspace(1) %77, align 4
  %102 = extractelement <2 x half> %101, i64 0
  %103 = insertelement <16 x half> %100, half %102, i64 8
  %104 = extractelement <2 x half> %101, i64 1
  %105 = insertelement <16 x half> %103, half %104, i64 9
  %106 = load <2 x half>, ptr addrspace(1) %78, align 4
  %107 = extractelement <2 x half> %106, i64 0
  %108 = insertelement <16 x half> %105, half %107, i64 10
  %109 = extractelement <2 x half> %106, i64 1
  %110 = insertelement <16 x half> %108, half %109, i64 11
  %111 = load <2 x half>, ptr addrspace(1) %79, align 4
  %112 = extractelement <2 x half> %111, i64 0
  %113 = insertelement <16 x half> %110, half %112, i64 12
  %114 = extractelement <2 x half> %111, i64 1
  %115 = insertelement <16 x half> %113, half %114, i64 13
  %116 = load <2 x half>, ptr addrspace(1) %80, align 4
  %117 = extractelement <2 x half> %116, i64 0
  %118 = insertelement <16 x half> %115, half %117, i64 14
  %119 = extractelement <2 x half> %116, i64 1
  %120 = insertelement <16 x half> %118, half %119, i64 15
  %121 = getelementptr half, ptr %5, i64 8
  %122 = extractelement <16 x half> %120, i64 0
  %123 = insertelement <8 x half> poison, half %122, i64 0
  %124 = extractelement <16 x half> %120, i64 1
  %125 = insertelement <8 x half> %123, half %124, i64 1
  %126 = extractelement <16 x half> %120, i64 2
  %127 = insertelement <8 x half> %125, half %126, i64 2
  %128 = extractelement <16 x half> %120, i64 3
  %129 = insertelement <8 x half> %127, half %128, i64 3
  %130 = extractelement <16 x half> %120, i64 4
  %131 = insertelement <8 x half> %129, half %130, i64 4
  %132 = extractelement <16 x half> %120, i64 5
  %133 = insertelement <8 x half> %131, half %132, i64 5
  %134 = extractelement <16 x half> %120, i64 6
  %135 = insertelement <8 x half> %133, half %134, i64 6
  %136 = extractelement <16 x half> %120, i64 7
  %137 = insertelement <8 x half> %135, half %136, i64 7
  store <8 x half> %137, ptr %5, align 16
  %138 = extractelement <16 x half> %120, i64 8
  %139 = insertelement <8 x half> poison, half %138, i64 0
  %140 = extractelement <16 x half> %120, i64 9
  %141 = insertelement <8 x half> %139, half %140, i64 1
  %142 = extractelement <16 x half> %120, i64 10
  %143 = insertelement <8 x half> %141, half %142, i64 2
  %144 = extractelement <16 x half> %120, i64 11
  %145 = insertelement <8 x half> %143, half %144, i64 3
  %146 = extractelement <16 x half> %120, i64 12
  %147 = insertelement <8 x half> %145, half %146, i64 4
  %148 = extractelement <16 x half> %120, i64 13
  %149 = insertelement <8 x half> %147, half %148, i64 5
  %150 = extractelement <16 x half> %120, i64 14
  %151 = insertelement <8 x half> %149, half %150, i64 6
  %152 = extractelement <16 x half> %120, i64 15
  %153 = insertelement <8 x half> %151, half %152, i64 7
  store <8 x half> %153, ptr %121, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %154 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %155 = lshr i32 %154, 4
  %156 = zext i32 %155 to i64
  %157 = or i64 %156, 4611686293305360384
  %158 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %159 = lshr i32 %158, 4
  %160 = zext i32 %159 to i64
  %161 = or i64 %160, 4611686293305360384
  %162 = getelementptr i32, ptr %5, i64 4
  %163 = load <4 x i32>, ptr %5, align 16
  %164 = extractelement <4 x i32> %163, i64 0
  %165 = insertelement <8 x i32> poison, i32 %164, i64 0
  %166 = extractelement <4 x i32> %163, i64 1
  %167 = insertelement <8 x i32> %165, i32 %166, i64 1
  %168 = extractelement <4 x i32> %163, i64 2
  %169 = insertelement <8 x i32> %167, i32 %168, i64 2
  %170 = extractelement <4 x i32> %163, i64 3
  %171 = insertelement <8 x i32> %169, i32 %170, i64 3
  %172 = load <4 x i32>, ptr %162, align 16
  %173 = extractelement <4 x i32> %172, i64 0
  %174 = insertelement <8 x i32> %171, i32 %173, i64 4
  %175 = extractelement <4 x i32> %172, i64 1
  %176 = insertelement <8 x i32> %174, i32 %175, i64 5
  %177 = extractelement <4 x i32> %172, i64 2
  %178 = insertelement <8 x i32> %176, i32 %177, i64 6
  %179 = extractelement <4 x i32> %172, i64 3
  %180 = insertelement <8 x i32> %178, i32 %179, i64 7
  %181 = extractelement <8 x i32> %180, i64 0
  %182 = extractelement <8 x i32> %180, i64 1
  %183 = extractelement <8 x i32> %180, i64 2
  %184 = extractelement <8 x i32> %180, i64 3
  %185 = extractelement <8 x i32> %180, i64 4
  %186 = extractelement <8 x i32> %180, i64 5
  %187 = extractelement <8 x i32> %180, i64 6
  %188 = extractelement <8 x i32> %180, i64 7
  %189 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n32k32.f16.e5m2.e5m2 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p, 1, 1; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,l,l,r"(i32 %181, i32 %182, i32 %183, i32 %184, i32 %185, i32 %186, i32 %187, i32 %188, i64 %157, i64 %161, i32 1)
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 0
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 1
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 2
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 3
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 4
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 5
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 6
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %189, 7
  %198 = insertelement <8 x i32> poison, i32 %190, i64 0
  %199 = insertelement <8 x i32> %198, i32 %191, i64 1
  %200 = insertelement <8 x i32> %199, i32 %192, i64 2
  %201 = insertelement <8 x i32> %200, i32 %193, i64 3
  %202 = insertelement <8 x i32> %201, i32 %194, i64 4
  %203 = insertelement <8 x i32> %202, i32 %195, i64 5
  %204 = insertelement <8 x i32> %203, i32 %196, i64 6
  %205 = insertelement <8 x i32> %204, i32 %197, i64 7
  %206 = getelementptr i32, ptr %5, i64 4
  %207 = extractelement <8 x i32> %205, i64 0
  %208 = insertelement <4 x i32> poison, i32 %207, i64 0
  %209 = extractelement <8 x i32> %205, i64 1
  %210 = insertelement <4 x i32> %208, i32 %209, i64 1
  %211 = extractelement <8 x i32> %205, i64 2
  %212 = insertelement <4 x i32> %210, i32 %211, i64 2
  %213 = extractelement <8 x i32> %205, i64 3
  %214 = insertelement <4 x i32> %212, i32 %213, i64 3
  store <4 x i32> %214, ptr %5, align 16
  %215 = extractelement <8 x i32> %205, i64 4
  %216 = insertelement <4 x i32> poison, i32 %215, i64 0
  %217 = extractelement <8 x i32> %205, i64 5
  %218 = insertelement <4 x i32> %216, i32 %217, i64 1
  %219 = extractelement <8 x i32> %205, i64 6
  %220 = insertelement <4 x i32> %218, i32 %219, i64 2
  %221 = extractelement <8 x i32> %205, i64 7
  %222 = insertelement <4 x i32> %220, i32 %221, i64 3
  store <4 x i32> %222, ptr %206, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %223 = getelementptr i32, ptr %5, i64 4
  %224 = load <4 x i32>, ptr %5, align 16
  %225 = extractelement <4 x i32> %224, i64 0
  %226 = insertelement <8 x i32> poison, i32 %225, i64 0
  %227 = extractelement <4 x i32> %224, i64 1
  %228 = insertelement <8 x i32> %226, i32 %227, i64 1
  %229 = extractelement <4 x i32> %224, i64 2
  %230 = insertelement <8 x i32> %228, i32 %229, i64 2
  %231 = extractelement <4 x i32> %224, i64 3
  %232 = insertelement <8 x i32> %230, i32 %231, i64 3
  %233 = load <4 x i32>, ptr %223, align 16
  %234 = extractelement <4 x i32> %233, i64 0
  %235 = insertelement <8 x i32> %232, i32 %234, i64 4
  %236 = extractelement <4 x i32> %233, i64 1
  %237 = insertelement <8 x i32> %235, i32 %236, i64 5
  %238 = extractelement <4 x i32> %233, i64 2
  %239 = insertelement <8 x i32> %237, i32 %238, i64 6
  %240 = extractelement <4 x i32> %233, i64 3
  %241 = insertelement <8 x i32> %239, i32 %240, i64 7
  %242 = extractelement <8 x i32> %241, i64 0
  %243 = extractelement <8 x i32> %241, i64 1
  %244 = extractelement <8 x i32> %241, i64 2
  %245 = extractelement <8 x i32> %241, i64 3
  %246 = extractelement <8 x i32> %241, i64 4
  %247 = extractelement <8 x i32> %241, i64 5
  %248 = extractelement <8 x i32> %241, i64 6
  %249 = extractelement <8 x i32> %241, i64 7
  %250 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %242, i32 %243, i32 %244, i32 %245, i32 %246, i32 %247, i32 %248, i32 %249)
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 0
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 1
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 2
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 3
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 4
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 5
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 6
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %250, 7
  %259 = insertelement <8 x i32> poison, i32 %251, i64 0
  %260 = insertelement <8 x i32> %259, i32 %252, i64 1
  %261 = insertelement <8 x i32> %260, i32 %253, i64 2
  %262 = insertelement <8 x i32> %261, i32 %254, i64 3
  %263 = insertelement <8 x i32> %262, i32 %255, i64 4
  %264 = insertelement <8 x i32> %263, i32 %256, i64 5
  %265 = insertelement <8 x i32> %264, i32 %257, i64 6
  %266 = insertelement <8 x i32> %265, i32 %258, i64 7
  %267 = getelementptr i32, ptr %5, i64 4
  %268 = extractelement <8 x i32> %266, i64 0
  %269 = insertelement <4 x i32> poison, i32 %268, i64 0
  %270 = extractelement <8 x i32> %266, i64 1
  %271 = insertelement <4 x i32> %269, i32 %270, i64 1
  %272 = extractelement <8 x i32> %266, i64 2
  %273 = insertelement <4 x i32> %271, i32 %272, i64 2
  %274 = extractelement <8 x i32> %266, i64 3
  %275 = insertelement <4 x i32> %273, i32 %274, i64 3
  store <4 x i32> %275, ptr %5, align 16
  %276 = extractelement <8 x i32> %266, i64 4
  %277 = insertelement <4 x i32> poison, i32 %276, i64 0
  %278 = extractelement <8 x i32> %266, i64 5
  %279 = insertelement <4 x i32> %277, i32 %278, i64 1
  %280 = extractelement <8 x i32> %266, i64 6
  %281 = insertelement <4 x i32> %279, i32 %280, i64 2
  %282 = extractelement <8 x i32> %266, i64 7
  %283 = insertelement <4 x i32> %281, i32 %282, i64 3
  store <4 x i32> %283, ptr %267, align 16
  %284 = urem i32 %6, 4
  %285 = udiv i32 %6, 4
  %286 = mul nsw i32 %284, 2
  %287 = urem i32 %285, 8
  %288 = udiv i32 %285, 8
  %289 = mul nsw i32 %287, 32
  %290 = add nsw i32 %286, %289
  %291 = mul nsw i32 %288, 512
  %292 = add nsw i32 %290, %291
  %293 = sext i32 %292 to i64
  %294 = getelementptr half, ptr addrspace(1) %3, i64 %293
  %295 = getelementptr half, ptr %5, i64 8
  %296 = load <8 x half>, ptr %5, align 16
  %297 = extractelement <8 x half> %296, i64 0
  %298 = insertelement <16 x half> poison, half %297, i64 0
  %299 = extractelement <8 x half> %296, i64 1
  %300 = insertelement <16 x half> %298, half %299, i64 1
  %301 = extractelement <8 x half> %296, i64 2
  %302 = insertelement <16 x half> %300, half %301, i64 2
  %303 = extractelement <8 x half> %296, i64 3
  %304 = insertelement <16 x half> %302, half %303, i64 3
  %305 = extractelement <8 x half> %296, i64 4
  %306 = insertelement <16 x half> %304, half %305, i64 4
  %307 = extractelement <8 x half> %296, i64 5
  %308 = insertelement <16 x half> %306, half %307, i64 5
  %309 = extractelement <8 x half> %296, i64 6
  %310 = insertelement <16 x half> %308, half %309, i64 6
  %311 = extractelement <8 x half> %296, i64 7
  %312 = insertelement <16 x half> %310, half %311, i64 7
  %313 = load <8 x half>, ptr %295, align 16
  %314 = extractelement <8 x half> %313, i64 0
  %315 = insertelement <16 x half> %312, half %314, i64 8
  %316 = extractelement <8 x half> %313, i64 1
  %317 = insertelement <16 x half> %315, half %316, i64 9
  %318 = extractelement <8 x half> %313, i64 2
  %319 = insertelement <16 x half> %317, half %318, i64 10
  %320 = extractelement <8 x half> %313, i64 3
  %321 = insertelement <16 x half> %319, half %320, i64 11
  %322 = extractelement <8 x half> %313, i64 4
  %323 = insertelement <16 x half> %321, half %322, i64 12
  %324 = extractelement <8 x half> %313, i64 5
  %325 = insertelement <16 x half> %323, half %324, i64 13
  %326 = extractelement <8 x half> %313, i64 6
  %327 = insertelement <16 x half> %325, half %326, i64 14
  %328 = extractelement <8 x half> %313, i64 7
  %329 = insertelement <16 x half> %327, half %328, i64 15
  %330 = getelementptr half, ptr addrspace(1) %294, i64 256
  %331 = getelementptr half, ptr addrspace(1) %294, i64 8
  %332 = getelementptr half, ptr addrspace(1) %294, i64 264
  %333 = getelementptr half, ptr addrspace(1) %294, i64 16
  %334 = getelementptr half, ptr addrspace(1) %294, i64 272
  %335 = getelementptr half, ptr addrspace(1) %294, i64 24
  %336 = getelementptr half, ptr addrspace(1) %294, i64 280
  %337 = extractelement <16 x half> %329, i64 0
  %338 = insertelement <2 x half> poison, half %337, i64 0
  %339 = extractelement <16 x half> %329, i64 1
  %340 = insertelement <2 x half> %338, half %339, i64 1
  store <2 x half> %340, ptr addrspace(1) %294, align 4
  %341 = extractelement <16 x half> %329, i64 2
  %342 = insertelement <2 x half> poison, half %341, i64 0
  %343 = extractelement <16 x half> %329, i64 3
  %344 = insertelement <2 x half> %342, half %343, i64 1
  store <2 x half> %344, ptr addrspace(1) %330, align 4
  %345 = extractelement <16 x half> %329, i64 4
  %346 = insertelement <2 x half> poison, half %345, i64 0
  %347 = extractelement <16 x half> %329, i64 5
  %348 = insertelement <2 x half> %346, half %347, i64 1
  store <2 x half> %348, ptr addrspace(1) %331, align 4
  %349 = extractelement <16 x half> %329, i64 6
  %350 = insertelement <2 x half> poison, half %349, i64 0
  %351 = extractelement <16 x half> %329, i64 7
  %352 = insertelement <2 x half> %350, half %351, i64 1
  store <2 x half> %352, ptr addrspace(1) %332, align 4
  %353 = extractelement <16 x half> %329, i64 8
  %354 = insertelement <2 x half> poison, half %353, i64 0
  %355 = extractelement <16 x half> %329, i64 9
  %356 = insertelement <2 x half> %354, half %355, i64 1
  store <2 x half> %356, ptr addrspace(1) %333, align 4
  %357 = extractelement <16 x half> %329, i64 10
  %358 = insertelement <2 x half> poison, half %357, i64 0
  %359 = extractelement <16 x half> %329, i64 11
  %360 = insertelement <2 x half> %358, half %359, i64 1
  store <2 x half> %360, ptr addrspace(1) %334, align 4
  %361 = extractelement <16 x half> %329, i64 12
  %362 = insertelement <2 x half> poison, half %361, i64 0
  %363 = extractelement <16 x half> %329, i64 13
  %364 = insertelement <2 x half> %362, half %363, i64 1
  store <2 x half> %364, ptr addrspace(1) %335, align 4
  %365 = extractelement <16 x half> %329, i64 14
  %366 = insertelement <2 x half> poison, half %365, i64 0
  %367 = extractelement <16 x half> %329, i64 15
  %368 = insertelement <2 x half> %366, half %367, i64 1
  store <2 x half> %368, ptr addrspace(1) %336, align 4
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
