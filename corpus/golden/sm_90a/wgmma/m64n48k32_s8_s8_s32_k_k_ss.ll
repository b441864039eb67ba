; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [24 x i32], align 16
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
  %37 = icmp slt i32 %36, 1536
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 48
  %40 = udiv i32 %36, 48
  %41 = mul nsw i32 %39, 32
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 128
  %49 = urem i32 %47, 6
  %50 = udiv i32 %47, 6
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
  %68 = mul nsw i32 %66, 48
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 768
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr i32, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr i32, ptr addrspace(1) %73, i64 384
  %75 = getelementptr i32, ptr addrspace(1) %73, i64 8
  %76 = getelementptr i32, ptr addrspace(1) %73, i64 392
  %77 = getelementptr i32, ptr addrspace(1) %73, i64 16
  %78 = getelementptr i32, ptr addrspace(1) %73, i64 400
  %79 = getelementptr i32, ptr addrspace(1) %73, i64 24
  %80 = getelementptr i32, ptr addrspace(1) %73, i64 408
  %81 = getelementptr i32, ptr addrspace(1) %73, i64 32
  %82 = getelementptr i32, ptr addrspace(1) %73, i64 416
  %83 = getelementptr i32, ptr addrspace(1) %73, i64 40
  %84 = getelementptr i32, ptr addrspace(1) %73, i64 424
  %85 = load <2 x i32>, ptr addrspace(1) %73, align 8
  %86 = extractelement <2 x i32> %85, i64 0
  %87 = insertelement <24 x i32> poison, i32 %86, i64 0
  %88 = extractelement <2 x i32> %85, i64 1
  %89 = insertelement <24 x i32> %87, i32 %88, i64 1
  %90 = load <2 x i32>, ptr addrspace(1) %74, align 8
  %91 = extractelement <2 x i32> %90, i64 0
  %92 = insertelement <24 x i32> %89, i32 %91, i64 2
  %93 = extractelement <2 x i32> %90, i64 1
  %94 = insertelement <24 x i32> %92, i32 %93, i64 3
  %95 = load <2 x i32>, ptr addrspace(1) %75, align 8
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = insertelement <24 x i32> %94, i32 %96, i64 4
  %98 = extractelement <2 x i32> %95, i64 1
  %99 = insertelement <24 x i32> %97, i32 %98, i64 5
  %100 = load <2 x i32>, ptr addrspace(1) %76, align 8
  %101 = extractelement <2 x i32> %100, i64 0
  %102 = insertelement <24 x i32> %99, i32 %101, i64 6
  %103 = extractelement <2 x i32> %100, i64 1
  %104 = insertelement <24 x i32> %102, i32 %103, i64 7
  %105 = load <2 x i32>, ptr addrspace(1) %77, align 8
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = insertelement <24 x i32> %104, i32 %106, i64 8
  %108 = extractelement <2 x i32> %105, i64 1
  %109 = insertelement <24 x i32> %107, i32 %108, i64 9
  %110 = load <2 x i32>, ptr addrspace(1) %78, align 8
  %111 = extractelement <2 x i32> %110, i64 0
  %112 = insertelement <24 x i32> %109, i32 %111, i64 10
  %113 = extractelement <2 x i32> %110, i64 1
  %114 = insertelement <24 x i32> %112, i32 %113, i64 11
  %115 = load <2 x i32>, ptr addrspace(1) %79, align 8
  %116 = extractelement <2 x i32> %115, i64 0
  %117 = insertelement <24 x i32> %114, i32 %116, i64 12
  %118 = extractelement <2 x i32> %115, i64 1
  %119 = insertelement <24 x i32> %117, i32 %118, i64 13
  %120 = load <2 x i32>, ptr addrspace(1) %80, align 8
  %121 = extractelement <2 x i32> %120, i64 0
  %122 = insertelement <24 x i32> %119, i32 %121, i64 14
  %123 = extractelement <2 x i32> %120, i64 1
  %124 = insertelement <24 x i32> %122, i32 %123, i64 15
  %125 = load <2 x i32>, ptr addrspace(1) %81, align 8
  %126 = extractelement <2 x i32> %125, i64 0
  %127 = insertelement <24 x i32> %124, i32 %126, i64 16
  %128 = extractelement <2 x i32> %125, i64 1
  %129 = insertelement <24 x i32> %127, i32 %128, i64 17
  %130 = load <2 x i32>, ptr addrspace(1) %82, align 8
  %131 = extractelement <2 x i32> %130, i64 0
  %132 = insertelement <24 x i32> %129, i32 %131, i64 18
  %133 = extractelement <2 x i32> %130, i64 1
  %134 = insertelement <24 x i32> %132, i32 %133, i64 19
  %135 = load <2 x i32>, ptr addrspace(1) %83, align 8
  %136 = extractelement <2 x i32> %135, i64 0
  %137 = insertelement <24 x i32> %134, i32 %136, i64 20
  %138 = extractelement <2 x i32> %135, i64 1
  %139 = insertelement <24 x i32> %137, i32 %138, i64 21
  %140 = load <2 x i32>, ptr addrspace(1) %84, align 8
  %141 = extractelement <2 x i32> %140, i64 0
  %142 = insertelement <24 x i32> %139, i32 %141, i64 22
  %143 = extractelement <2 x i32> %140, i64 1
  %144 = insertelement <24 x i32> %142, i32 %143, i64 23
  %145 = getelementptr i32, ptr %5, i64 4
  %146 = getelementptr i32, ptr %5, i64 8
  %147 = getelementptr i32, ptr %5, i64 12
  %148 = getelementptr i32, ptr %5, i64 16
  %149 = getelementptr i32, ptr %5, i64 20
  %150 = extractelement <24 x i32> %144, i64 0
  %151 = insertelement <4 x i32> poison, i32 %150, i64 0
  %152 = extractelement <24 x i32> %144, i64 1
  %153 = insertelement <4 x i32> %151, i32 %152, i64 1
  %154 = extractelement <24 x i32> %144, i64 2
  %155 = insertelement <4 x i32> %153, i32 %154, i64 2
  %156 = extractelement <24 x i32> %144, i64 3
  %157 = insertelement <4 x i32> %155, i32 %156, i64 3
  store <4 x i32> %157, ptr %5, align 16
  %158 = extractelement <24 x i32> %144, i64 4
  %159 = insertelement <4 x i32> poison, i32 %158, i64 0
  %160 = extractelement <24 x i32> %144, i64 5
  %161 = insertelement <4 x i32> %159, i32 %160, i64 1
  %162 = extractelement <24 x i32> %144, i64 6
  %163 = insertelement <4 x i32> %161, i32 %162, i64 2
  %164 = extractelement <24 x i32> %144, i64 7
  %165 = insertelement <4 x i32> %163, i32 %164, i64 3
  store <4 x i32> %165, ptr %145, align 16
  %166 = extractelement <24 x i32> %144, i64 8
  %167 = insertelement <4 x i32> poison, i32 %166, i64 0
  %168 = extractelement <24 x i32> %144, i64 9
  %169 = insertelement <4 x i32> %167, i32 %168, i64 1
  %170 = extractelement <24 x i32> %144, i64 10
  %171 = insertelement <4 x i32> %169, i32 %170, i64 2
  %172 = extractelement <24 x i32> %144, i64 11
  %173 = insertelement <4 x i32> %171, i32 %172, i64 3
  store <4 x i32> %173, ptr %146, align 16
  %174 = extractelement <24 x i32> %144, i64 12
  %175 = insertelement <4 x i32> poison, i32 %174, i64 0
  %176 = extractelement <24 x i32> %144, i64 13
  %177 = insertelement <4 x i32> %175, i32 %176, i64 1
  %178 = extractelement <24 x i32> %144, i64 14
  %179 = insertelement <4 x i32> %177, i32 %178, i64 2
  %180 = extractelement <24 x i32> %144, i64 15
  %181 = insertelement <4 x i32> %179, i32 %180, i64 3
  store <4 x i32> %181, ptr %147, align 16
  %182 = extractelement <24 x i32> %144, i64 16
  %183 = insertelement <4 x i32> poison, i32 %182, i64 0
  %184 = extractelement <24 x i32> %144, i64 17
  %185 = insertelement <4 x i32> %183, i32 %184, i64 1
  %186 = extractelement <24 x i32> %144, i64 18
  %187 = insertelement <4 x i32> %185, i32 %186, i64 2
  %188 = extractelement <24 x i32> %144, i64 19
  %189 = insertelement <4 x i32> %187, i32 %188, i64 3
  store <4 x i32> %189, ptr %148, align 16
  %190 = extractelement <24 x i32> %144, i64 20
  %191 = insertelement <4 x i32> poison, i32 %190, i64 0
  %192 = extractelement <24 x i32> %144, i64 21
  %193 = insertelement <4 x i32> %191, i32 %192, i64 1
  %194 = extractelement <24 x i32> %144, i64 22
  %195 = insertelement <4 x i32> %193, i32 %194, i64 2
  %196 = extractelement <24 x i32> %144, i64 23
  %197 = insertelement <4 x i32> %195, i32 %196, i64 3
  store <4 x i32> %197, ptr %149, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %198 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %199 = lshr i32 %198, 4
  %200 = zext i32 %199 to i64
  %201 = or i64 %200, 4611686293305360384
  %202 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %203 = lshr i32 %202, 4
  %204 = zext i32 %203 to i64
  %205 = or i64 %204, 4611686293305360384
  %206 = getelementptr i32, ptr %5, i64 4
  %207 = getelementptr i32, ptr %5, i64 8
  %208 = getelementptr i32, ptr %5, i64 12
  %209 = getelementptr i32, ptr %5, i64 16
  %210 = getelementptr i32, ptr %5, i64 20
  %211 = load <4 x i32>, ptr %5, align 16
  %212 = extractelement <4 x i32> %211, i64 0
  %213 = insertelement <24 x i32> poison, i32 %212, i64 0
  %214 = extractelement <4 x i32> %211, i64 1
  %215 = insertelement <24 x i32> %213, i32 %214, i64 1
  %216 = extractelement <4 x i32> %211, i64 2
  %217 = insertelement <24 x i32> %215, i32 %216, i64 2
  %218 = extractelement <4 x i32> %211, i64 3
  %219 = insertelement <24 x i32> %217, i32 %218, i64 3
  %220 = load <4 x i32>, ptr %206, align 16
  %221 = extractelement <4 x i32> %220, i64 0
  %222 = insertelement <24 x i32> %219, i32 %221, i64 4
  %223 = extractelement <4 x i32> %220, i64 1
  %224 = insertelement <24 x i32> %222, i32 %223, i64 5
  %225 = extractelement <4 x i32> %220, i64 2
  %226 = insertelement <24 x i32> %224, i32 %225, i64 6
  %227 = extractelement <4 x i32> %220, i64 3
  %228 = insertelement <24 x i32> %226, i32 %227, i64 7
  %229 = load <4 x i32>, ptr %207, align 16
  %230 = extractelement <4 x i32> %229, i64 0
  %231 = insertelement <24 x i32> %228, i32 %230, i64 8
  %232 = extractelement <4 x i32> %229, i64 1
  %233 = insertelement <24 x i32> %231, i32 %232, i64 9
  %234 = extractelement <4 x i32> %229, i64 2
  %235 = insertelement <24 x i32> %233, i32 %234, i64 10
  %236 = extractelement <4 x i32> %229, i64 3
  %237 = insertelement <24 x i32> %235, i32 %236, i64 11
  %238 = load <4 x i32>, ptr %208, align 16
  %239 = extractelement <4 x i32> %238, i64 0
  %240 = insertelement <24 x i32> %237, i32 %239, i64 12
  %241 = extractelement <4 x i32> %238, i64 1
  %242 = insertelement <24 x i32> %240, i32 %241, i64 13
  %243 = extractelement <4 x i32> %238, i64 2
  %244 = insertelement <24 x i32> %242, i32 %243, i64 14
  %245 = extractelement <4 x i32> %238, i64 3
  %246 = insertelement <24 x i32> %244, i32 %245, i64 15
  %247 = load <4 x i32>, ptr %209, align 16
  %248 = extractelement <4 x i32> %247, i64 0
  %249 = insertelement <24 x i32> %246, i32 %248, i64 16
  %250 = extractelement <4 x i32> %247, i64 1
  %251 = insertelement <24 x i32> %249, i32 %250, i64 17
  %252 = extractelement <4 x i32> %247, i64 2
  %253 = insertelement <24 x i32> %251, i32 %252, i64 18
  %254 = extractelement <4 x i32> %247, i64 3
  %255 = insertelement <24 x i32> %253, i32 %254, i64 19
  %256 = load <4 x i32>, ptr %210, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <24 x i32> %255, i32 %257, i64 20
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <24 x i32> %258, i32 %259, i64 21
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <24 x i32> %260, i32 %261, i64 22
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <24 x i32> %262, i32 %263, i64 23
  %265 = extractelement <24 x i32> %264, i64 0
  %266 = extractelement <24 x i32> %264, i64 1
  %267 = extractelement <24 x i32> %264, i64 2
  %268 = extractelement <24 x i32> %264, i64 3
  %269 = extractelement <24 x i32> %264, i64 4
  %270 = extractelement <24 x i32> %264, i64 5
  %271 = extractelement <24 x i32> %264, i64 6
  %272 = extractelement <24 x i32> %264, i64 7
  %273 = extractelement <24 x i32> %264, i64 8
  %274 = extractelement <24 x i32> %264, i64 9
  %275 = extractelement <24 x i32> %264, i64 10
  %276 = extractelement <24 x i32> %264, i64 11
  %277 = extractelement <24 x i32> %264, i64 12
  %278 = extractelement <24 x i32> %264, i64 13
  %279 = extractelement <24 x i32> %264, i64 14
  %280 = extractelement <24 x i32> %264, i64 15
  %281 = extractelement <24 x i32> %264, i64 16
  %282 = extractelement <24 x i32> %264, i64 17
  %283 = extractelement <24 x i32> %264, i64 18
  %284 = extractelement <24 x i32> %264, i64 19
  %285 = extractelement <24 x i32> %264, i64 20
  %286 = extractelement <24 x i32> %264, i64 21
  %287 = extractelement <24 x i32> %264, i64 22
  %288 = extractelement <24 x i32> %264, i64 23
  %289 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $50, 0; wgmma.mma_async.sync.aligned.m64n48k32.s32.s8.s8 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, $48, $49, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,l,l,r"(i32 %265, i32 %266, i32 %267, i32 %268, i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275, i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283, i32 %284, i32 %285, i32 %286, i32 %287, i32 %288, i64 %201, i64 %205, i32 1)
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 0
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 1
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 2
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 3
  %294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 4
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 5
  %296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 6
  %297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 7
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 8
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 9
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 10
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 11
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 12
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 13
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 14
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 15
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 16
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 17
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 18
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 19
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 20
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 21
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 22
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %289, 23
  %314 = insertelement <24 x i32> poison, i32 %290, i64 0
  %315 = insertelement <24 x i32> %314, i32 %291, i64 1
  %316 = insertelement <24 x i32> %315, i32 %292, i64 2
  %317 = insertelement <24 x i32> %316, i32 %293, i64 3
  %318 = insertelement <24 x i32> %317, i32 %294, i64 4
  %319 = insertelement <24 x i32> %318, i32 %295, i64 5
  %320 = insertelement <24 x i32> %319, i32 %296, i64 6
  %321 = insertelement <24 x i32> %320, i32 %297, i64 7
  %322 = insertelement <24 x i32> %321, i32 %298, i64 8
  %323 = insertelement <24 x i32> %322, i32 %299, i64 9
  %324 = insertelement <24 x i32> %323, i32 %300, i64 10
  %325 = insertelement <24 x i32> %324, i32 %301, i64 11
  %326 = insertelement <24 x i32> %325, i32 %302, i64 12
  %327 = insertelement <24 x i32> %326, i32 %303, i64 13
  %328 = insertelement <24 x i32> %327, i32 %304, i64 14
  %329 = insertelement <24 x i32> %328, i32 %305, i64 15
  %330 = insertelement <24 x i32> %329, i32 %306, i64 16
  %331 = insertelement <24 x i32> %330, i32 %307, i64 17
  %332 = insertelement <24 x i32> %331, i32 %308, i64 18
  %333 = insertelement <24 x i32> %332, i32 %309, i64 19
  %334 = insertelement <24 x i32> %333, i32 %310, i64 20
  %335 = insertelement <24 x i32> %334, i32 %311, i64 21
  %336 = insertelement <24 x i32> %335, i32 %312, i64 22
  %337 = insertelement <24 x i32> %336, i32 %313, i64 23
  %338 = getelementptr i32, ptr %5, i64 4
  %339 = getelementptr i32, ptr %5, i64 8
  %340 = getelementptr i32, ptr %5, i64 12
  %341 = getelementptr i32, ptr %5, i64 16
  %342 = getelementptr i32, ptr %5, i64 20
  %343 = extractelement <24 x i32> %337, i64 0
  %344 = insertelement <4 x i32> poison, i32 %343, i64 0
  %345 = extractelement <24 x i32> %337, i64 1
  %346 = insertelement <4 x i32> %344, i32 %345, i64 1
  %347 = extractelement <24 x i32> %337, i64 2
  %348 = insertelement <4 x i32> %346, i32 %347, i64 2
  %349 = extractelement <24 x i32> %337, i64 3
  %350 = insertelement <4 x i32> %348, i32 %349, i64 3
  store <4 x i32> %350, ptr %5, align 16
  %351 = extractelement <24 x i32> %337, i64 4
  %352 = insertelement <4 x i32> poison, i32 %351, i64 0
  %353 = extractelement <24 x i32> %337, i64 5
  %354 = insertelement <4 x i32> %352, i32 %353, i64 1
  %355 = extractelement <24 x i32> %337, i64 6
  %356 = insertelement <4 x i32> %354, i32 %355, i64 2
  %357 = extractelement <24 x i32> %337, i64 7
  %358 = insertelement <4 x i32> %356, i32 %357, i64 3
  store <4 x i32> %358, ptr %338, align 16
  %359 = extractelement <24 x i32> %337, i64 8
  %360 = insertelement <4 x i32> poison, i32 %359, i64 0
  %361 = extractelement <24 x i32> %337, i64 9
  %362 = insertelement <4 x i32> %360, i32 %361, i64 1
  %363 = extractelement <24 x i32> %337, i64 10
  %364 = insertelement <4 x i32> %362, i32 %363, i64 2
  %365 = extractelement <24 x i32> %337, i64 11
  %366 = insertelement <4 x i32> %364, i32 %365, i64 3
  store <4 x i32> %366, ptr %339, align 16
  %367 = extractelement <24 x i32> %337, i64 12
  %368 = insertelement <4 x i32> poison, i32 %367, i64 0
  %369 = extractelement <24 x i32> %337, i64 13
  %370 = insertelement <4 x i32> %368, i32 %369, i64 1
  %371 = extractelement <24 x i32> %337, i64 14
  %372 = insertelement <4 x i32> %370, i32 %371, i64 2
  %373 = extractelement <24 x i32> %337, i64 15
  %374 = insertelement <4 x i32> %372, i32 %373, i64 3
  store <4 x i32> %374, ptr %340, align 16
  %375 = extractelement <24 x i32> %337, i64 16
  %376 = insertelement <4 x i32> poison, i32 %375, i64 0
  %377 = extractelement <24 x i32> %337, i64 17
  %378 = insertelement <4 x i32> %376, i32 %377, i64 1
  %379 = extractelement <24 x i32> %337, i64 18
  %380 = insertelement <4 x i32> %378, i32 %379, i64 2
  %381 = extractelement <24 x i32> %337, i64 19
  %382 = insertelement <4 x i32> %380, i32 %381, i64 3
  store <4 x i32> %382, ptr %341, align 16
  %383 = extractelement <24 x i32> %337, i64 20
  %384 = insertelement <4 x i32> poison, i32 %383, i64 0
  %385 = extractelement <24 x i32> %337, i64 21
  %386 = insertelement <4 x i32> %384, i32 %385, i64 1
  %387 = extractelement <24 x i32> %337, i64 22
  %388 = insertelement <4 x i32> %386, i32 %387, i64 2
  %389 = extractelement <24 x i32> %337, i64 23
  %390 = insertelement <4 x i32> %388, i32 %389, i64 3
  store <4 x i32> %390, ptr %342, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %391 = getelementptr i32, ptr %5, i64 4
  %392 = getelementptr i32, ptr %5, i64 8
  %393 = getelementptr i32, ptr %5, i64 12
  %394 = getelementptr i32, ptr %5, i64 16
  %395 = getelementptr i32, ptr %5, i64 20
  %396 = load <4 x i32>, ptr %5, align 16
  %397 = extractelement <4 x i32> %396, i64 0
  %398 = insertelement <24 x i32> poison, i32 %397, i64 0
  %399 = extractelement <4 x i32> %396, i64 1
  %400 = insertelement <24 x i32> %398, i32 %399, i64 1
  %401 = extractelement <4 x i32> %396, i64 2
  %402 = insertelement <24 x i32> %400, i32 %401, i64 2
  %403 = extractelement <4 x i32> %396, i64 3
  %404 = insertelement <24 x i32> %402, i32 %403, i64 3
  %405 = load <4 x i32>, ptr %391, align 16
  %406 = extractelement <4 x i32> %405, i64 0
  %407 = insertelement <24 x i32> %404, i32 %406, i64 4
  %408 = extractelement <4 x i32> %405, i64 1
  %409 = insertelement <24 x i32> %407, i32 %408, i64 5
  %410 = extractelement <4 x i32> %405, i64 2
  %411 = insertelement <24 x i32> %409, i32 %410, i64 6
  %412 = extractelement <4 x i32> %405, i64 3
  %413 = insertelement <24 x i32> %411, i32 %412, i64 7
  %414 = load <4 x i32>, ptr %392, align 16
  %415 = extractelement <4 x i32> %414, i64 0
  %416 = insertelement <24 x i32> %413, i32 %415, i64 8
  %417 = extractelement <4 x i32> %414, i64 1
  %418 = insertelement <24 x i32> %416, i32 %417, i64 9
  %419 = extractelement <4 x i32> %414, i64 2
  %420 = insertelement <24 x i32> %418, i32 %419, i64 10
  %421 = extractelement <4 x i32> %414, i64 3
  %422 = insertelement <24 x i32> %420, i32 %421, i64 11
  %423 = load <4 x i32>, ptr %393, align 16
  %424 = extractelement <4 x i32> %423, i64 0
  %425 = insertelement <24 x i32> %422, i32 %424, i64 12
  %426 = extractelement <4 x i32> %423, i64 1
  %427 = insertelement <24 x i32> %425, i32 %426, i64 13
  %428 = extractelement <4 x i32> %423, i64 2
  %429 = insertelement <24 x i32> %427, i32 %428, i64 14
  %430 = extractelement <4 x i32> %423, i64 3
  %431 = insertelement <24 x i32> %429, i32 %430, i64 15
  %432 = load <4 x i32>, ptr %394, align 16
  %433 = extractelement <4 x i32> %432, i64 0
  %434 = insertelement <24 x i32> %431, i32 %433, i64 16
  %435 = extractelement <4 x i32> %432, i64 1
  %436 = insertelement <24 x i32> %434, i32 %435, i64 17
  %437 = extractelement <4 x i32> %432, i64 2
  %438 = insertelement <24 x i32> %436, i32 %437, i64 18
  %439 = extractelement <4 x i32> %432, i64 3
  %440 = insertelement <24 x i32> %438, i32 %439, i64 19
  %441 = load <4 x i32>, ptr %395, align 16
  %442 = extractelement <4 x i32> %441, i64 0
  %443 = insertelement <24 x i32> %440, i32 %442, i64 20
  %444 = extractelement <4 x i32> %441, i64 1
  %445 = insertelement <24 x i32> %443, i32 %444, i64 21
  %446 = extractelement <4 x i32> %441, i64 2
  %447 = insertelement <24 x i32> %445, i32 %446, i64 22
  %448 = extractelement <4 x i32> %441, i64 3
  %449 = insertelement <24 x i32> %447, i32 %448, i64 23
  %450 = extractelement <24 x i32> %449, i64 0
  %451 = extractelement <24 x i32> %449, i64 1
  %452 = extractelement <24 x i32> %449, i64 2
  %453 = extractelement <24 x i32> %449, i64 3
  %454 = extractelement <24 x i32> %449, i64 4
  %455 = extractelement <24 x i32> %449, i64 5
  %456 = extractelement <24 x i32> %449, i64 6
  %457 = extractelement <24 x i32> %449, i64 7
  %458 = extractelement <24 x i32> %449, i64 8
  %459 = extractelement <24 x i32> %449, i64 9
  %460 = extractelement <24 x i32> %449, i64 10
  %461 = extractelement <24 x i32> %449, i64 11
  %462 = extractelement <24 x i32> %449, i64 12
  %463 = extractelement <24 x i32> %449, i64 13
  %464 = extractelement <24 x i32> %449, i64 14
  %465 = extractelement <24 x i32> %449, i64 15
  %466 = extractelement <24 x i32> %449, i64 16
  %467 = extractelement <24 x i32> %449, i64 17
  %468 = extractelement <24 x i32> %449, i64 18
  %469 = extractelement <24 x i32> %449, i64 19
  %470 = extractelement <24 x i32> %449, i64 20
  %471 = extractelement <24 x i32> %449, i64 21
  %472 = extractelement <24 x i32> %449, i64 22
  %473 = extractelement <24 x i32> %449, i64 23
  %474 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23"(i32 %450, i32 %451, i32 %452, i32 %453, i32 %454, i32 %455, i32 %456, i32 %457, i32 %458, i32 %459, i32 %460, i32 %461, i32 %462, i32 %463, i32 %464, i32 %465, i32 %466, i32 %467, i32 %468, i32 %469, i32 %470, i32 %471, i32 %472, i32 %473)
  %475 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 0
  %476 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 1
  %477 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 2
  %478 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 3
  %479 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 4
  %480 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 5
  %481 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 6
  %482 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 7
  %483 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 8
  %484 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 9
  %485 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 10
  %486 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 11
  %487 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 12
  %488 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 13
  %489 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 14
  %490 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 15
  %491 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 16
  %492 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 17
  %493 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 18
  %494 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 19
  %495 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 20
  %496 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 21
  %497 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 22
  %498 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %474, 23
  %499 = insertelement <24 x i32> poison, i32 %475, i64 0
  %500 = insertelement <24 x i32> %499, i32 %476, i64 1
  %501 = insertelement <24 x i32> %500, i32 %477, i64 2
  %502 = insertelement <24 x i32> %501, i32 %478, i64 3
  %503 = insertelement <24 x i32> %502, i32 %479, i64 4
  %504 = insertelement <24 x i32> %503, i32 %480, i64 5
  %505 = insertelement <24 x i32> %504, i32 %481, i64 6
  %506 = insertelement <24 x i32> %505, i32 %482, i64 7
  %507 = insertelement <24 x i32> %506, i32 %483, i64 8
  %508 = insertelement <24 x i32> %507, i32 %484, i64 9
  %509 = insertelement <24 x i32> %508, i32 %485, i64 10
  %510 = insertelement <24 x i32> %509, i32 %486, i64 11
  %511 = insertelement <24 x i32> %510, i32 %487, i64 12
  %512 = insertelement <24 x i32> %511, i32 %488, i64 13
  %513 = insertelement <24 x i32> %512, i32 %489, i64 14
  %514 = insertelement <24 x i32> %513, i32 %490, i64 15
  %515 = insertelement <24 x i32> %514, i32 %491, i64 16
  %516 = insertelement <24 x i32> %515, i32 %492, i64 17
  %517 = insertelement <24 x i32> %516, i32 %493, i64 18
  %518 = insertelement <24 x i32> %517, i32 %494, i64 19
  %519 = insertelement <24 x i32> %518, i32 %495, i64 20
  %520 = insertelement <24 x i32> %519, i32 %496, i64 21
  %521 = insertelement <24 x i32> %520, i32 %497, i64 22
  %522 = insertelement <24 x i32> %521, i32 %498, i64 23
  %523 = getelementptr i32, ptr %5, i64 4
  %524 = getelementptr i32, ptr %5, i64 8
  %525 = getelementptr i32, ptr %5, i64 12
  %526 = getelementptr i32, ptr %5, i64 16
  %527 = getelementptr i32, ptr %5, i64 20
  %528 = extractelement <24 x i32> %522, i64 0
  %529 = insertelement <4 x i32> poison, i32 %528, i64 0
  %530 = extractelement <24 x i32> %522, i64 1
  %531 = insertelement <4 x i32> %529, i32 %530, i64 1
  %532 = extractelement <24 x i32> %522, i64 2
  %533 = insertelement <4 x i32> %531, i32 %532, i64 2
  %534 = extractelement <24 x i32> %522, i64 3
  %535 = insertelement <4 x i32> %533, i32 %534, i64 3
  store <4 x i32> %535, ptr %5, align 16
  %536 = extractelement <24 x i32> %522, i64 4
  %537 = insertelement <4 x i32> poison, i32 %536, i64 0
  %538 = extractelement <24 x i32> %522, i64 5
  %539 = insertelement <4 x i32> %537, i32 %538, i64 1
  %540 = extractelement <24 x i32> %522, i64 6
  %541 = insertelement <4 x i32> %539, i32 %540, i64 2
  %542 = extractelement <24 x i32> %522, i64 7
  %543 = insertelement <4 x i32> %541, i32 %542, i64 3
  store <4 x i32> %543, ptr %523, align 16
  %544 = extractelement <24 x i32> %522, i64 8
  %545 = insertelement <4 x i32> poison, i32 %544, i64 0
  %546 = extractelement <24 x i32> %522, i64 9
  %547 = insertelement <4 x i32> %545, i32 %546, i64 1
  %548 = extractelement <24 x i32> %522, i64 10
  %549 = insertelement <4 x i32> %547, i32 %548, i64 2
  %550 = extractelement <24 x i32> %522, i64 11
  %551 = insertelement <4 x i32> %549, i32 %550, i64 3
  store <4 x i32> %551, ptr %524, align 16
  %552 = extractelement <24 x i32> %522, i64 12
  %553 = insertelement <4 x i32> poison, i32 %552, i64 0
  %554 = extractelement <24 x i32> %522, i64 13
  %555 = insertelement <4 x i32> %553, i32 %554, i64 1
  %556 = extractelement <24 x i32> %522, i64 14
  %557 = insertelement <4 x i32> %555, i32 %556, i64 2
  %558 = extractelement <24 x i32> %522, i64 15
  %559 = insertelement <4 x i32> %557, i32 %558, i64 3
  store <4 x i32> %559, ptr %525, align 16
  %560 = extractelement <24 x i32> %522, i64 16
  %561 = insertelement <4 x i32> poison, i32 %560, i64 0
  %562 = extractelement <24 x i32> %522, i64 17
  %563 = insertelement <4 x i32> %561, i32 %562, i64 1
  %564 = extractelement <24 x i32> %522, i64 18
  %565 = insertelement <4 x i32> %563, i32 %564, i64 2
  %566 = extractelement <24 x i32> %522, i64 19
  %567 = insertelement <4 x i32> %565, i32 %566, i64 3
  store <4 x i32> %567, ptr %526, align 16
  %568 = extractelement <24 x i32> %522, i64 20
  %569 = insertelement <4 x i32> poison, i32 %568, i64 0
  %570 = extractelement <24 x i32> %522, i64 21
  %571 = insertelement <4 x i32> %569, i32 %570, i64 1
  %572 = extractelement <24 x i32> %522, i64 22
  %573 = insertelement <4 x i32> %571, i32 %572, i64 2
  %574 = extractelement <24 x i32> %522, i64 23
  %575 = insertelement <4 x i32> %573, i32 %574, i64 3
  store <4 x i32> %575, ptr %527, align 16
  %576 = urem i32 %6, 4
  %577 = udiv i32 %6, 4
  %578 = mul nsw i32 %576, 2
  %579 = urem i32 %577, 8
  %580 = udiv i32 %577, 8
  %581 = mul nsw i32 %579, 48
  %582 = add nsw i32 %578, %581
  %583 = mul nsw i32 %580, 768
  %584 = add nsw i32 %582, %583
  %585 = sext i32 %584 to i64
  %586 = getelementptr i32, ptr addrspace(1) %3, i64 %585
  %587 = getelementptr i32, ptr %5, i64 4
  %588 = getelementptr i32, ptr %5, i64 8
  %589 = getelementptr i32, ptr %5, i64 12
  %590 = getelementptr i32, ptr %5, i64 16
  %591 = getelementptr i32, ptr %5, i64 20
  %592 = load <4 x i32>, ptr %5, align 16
  %593 = extractelement <4 x i32> %592, i64 0
  %594 = insertelement <24 x i32> poison, i32 %593, i64 0
  %595 = extractelement <4 x i32> %592, i64 1
  %596 = insertelement <24 x i32> %594, i32 %595, i64 1
  %597 = extractelement <4 x i32> %592, i64 2
  %598 = insertelement <24 x i32> %596, i32 %597, i64 2
  %599 = extractelement <4 x i32> %592, i64 3
  %600 = insertelement <24 x i32> %598, i32 %599, i64 3
  %601 = load <4 x i32>, ptr %587, align 16
  %602 = extractelement <4 x i32> %601, i64 0
  %603 = insertelement <24 x i32> %600, i32 %602, i64 4
  %604 = extractelement <4 x i32> %601, i64 1
  %605 = insertelement <24 x i32> %603, i32 %604, i64 5
  %606 = extractelement <4 x i32> %601, i64 2
  %607 = insertelement <24 x i32> %605, i32 %606, i64 6
  %608 = extractelement <4 x i32> %601, i64 3
  %609 = insertelement <24 x i32> %607, i32 %608, i64 7
  %610 = load <4 x i32>, ptr %588, align 16
  %611 = extractelement <4 x i32> %610, i64 0
  %612 = insertelement <24 x i32> %609, i32 %611, i64 8
  %613 = extractelement <4 x i32> %610, i64 1
  %614 = insertelement <24 x i32> %612, i32 %613, i64 9
  %615 = extractelement <4 x i32> %610, i64 2
  %616 = insertelement <24 x i32> %614, i32 %615, i64 10
  %617 = extractelement <4 x i32> %610, i64 3
  %618 = insertelement <24 x i32> %616, i32 %617, i64 11
  %619 = load <4 x i32>, ptr %589, align 16
  %620 = extractelement <4 x i32> %619, i64 0
  %621 = insertelement <24 x i32> %618, i32 %620, i64 12
  %622 = extractelement <4 x i32> %619, i64 1
  %623 = insertelement <24 x i32> %621, i32 %622, i64 13
  %624 = extractelement <4 x i32> %619, i64 2
  %625 = insertelement <24 x i32> %623, i32 %624, i64 14
  %626 = extractelement <4 x i32> %619, i64 3
  %627 = insertelement <24 x i32> %625, i32 %626, i64 15
  %628 = load <4 x i32>, ptr %590, align 16
  %629 = extractelement <4 x i32> %628, i64 0
  %630 = insertelement <24 x i32> %627, i32 %629, i64 16
  %631 = extractelement <4 x i32> %628, i64 1
  %632 = insertelement <24 x i32> %630, i32 %631, i64 17
  %633 = extractelement <4 x i32> %628, i64 2
  %634 = insertelement <24 x i32> %632, i32 %633, i64 18
  %635 = extractelement <4 x i32> %628, i64 3
  %636 = insertelement <24 x i32> %634, i32 %635, i64 19
  %637 = load <4 x i32>, ptr %591, align 16
  %638 = extractelement <4 x i32> %637, i64 0
  %639 = insertelement <24 x i32> %636, i32 %638, i64 20
  %640 = extractelement <4 x i32> %637, i64 1
  %641 = insertelement <24 x i32> %639, i32 %640, i64 21
  %642 = extractelement <4 x i32> %637, i64 2
  %643 = insertelement <24 x i32> %641, i32 %642, i64 22
  %644 = extractelement <4 x i32> %637, i64 3
  %645 = insertelement <24 x i32> %643, i32 %644, i64 23
  %646 = getelementptr i32, ptr addrspace(1) %586, i64 384
  %647 = getelementptr i32, ptr addrspace(1) %586, i64 8
  %648 = getelementptr i32, ptr addrspace(1) %586, i64 392
  %649 = getelementptr i32, ptr addrspace(1) %586, i64 16
  %650 = getelementptr i32, ptr addrspace(1) %586, i64 400
  %651 = getelementptr i32, ptr addrspace(1) %586, i64 24
  %652 = getelementptr i32, ptr addrspace(1) %586, i64 408
  %653 = getelementptr i32, ptr addrspace(1) %586, i64 32
  %654 = getelementptr i32, ptr addrspace(1) %586, i64 416
  %655 = getelementptr i32, ptr addrspace(1) %586, i64 40
  %656 = getelementptr i32, ptr addrspace(1) %586, i64 424
  %657 = extractelement <24 x i32> %645, i64 0
  %658 = insertelement <2 x i32> poison, i32 %657, i64 0
  %659 = extractelement <24 x i32> %645, i64 1
  %660 = insertelement <2 x i32> %658, i32 %659, i64 1
  store <2 x i32> %660, ptr addrspace(1) %586, align 8
  %661 = extractelement <24 x i32> %645, i64 2
  %662 = insertelement <2 x i32> poison, i32 %661, i64 0
  %663 = extractelement <24 x i32> %645, i64 3
  %664 = insertelement <2 x i32> %662, i32 %663, i64 1
  store <2 x i32> %664, ptr addrspace(1) %646, align 8
  %665 = extractelement <24 x i32> %645, i64 4
  %666 = insertelement <2 x i32> poison, i32 %665, i64 0
  %667 = extractelement <24 x i32> %645, i64 5
  %668 = insertelement <2 x i32> %666, i32 %667, i64 1
  store <2 x i32> %668, ptr addrspace(1) %647, align 8
  %669 = extractelement <24 x i32> %645, i64 6
  %670 = insertelement <2 x i32> poison, i32 %669, i64 0
  %671 = extractelement <24 x i32> %645, i64 7
  %672 = insertelement <2 x i32> %670, i32 %671, i64 1
  store <2 x i32> %672, ptr addrspace(1) %648, align 8
  %673 = extractelement <24 x i32> %645, i64 8
  %674 = insertelement <2 x i32> poison, i32 %673, i64 0
  %675 = extractelement <24 x i32> %645, i64 9
  %676 = insertelement <2 x i32> %674, i32 %675, i64 1
  store <2 x i32> %676, ptr addrspace(1) %649, align 8
  %677 = extractelement <24 x i32> %645, i64 10
  %678 = insertelement <2 x i32> poison, i32 %677, i64 0
  %679 = extractelement <24 x i32> %645, i64 11
  %680 = insertelement <2 x i32> %678, i32 %679, i64 1
  store <2 x i32> %680, ptr addrspace(1) %650, align 8
  %681 = extractelement <24 x i32> %645, i64 12
  %682 = insertelement <2 x i32> poison, i32 %681, i64 0
  %683 = extractelement <24 x i32> %645, i64 13
  %684 = insertelement <2 x i32> %682, i32 %683, i64 1
  store <2 x i32> %684, ptr addrspace(1) %651, align 8
  %685 = extractelement <24 x i32> %645, i64 14
  %686 = insertelement <2 x i32> poison, i32 %685, i64 0
  %687 = extractelement <24 x i32> %645, i64 15
  %688 = insertelement <2 x i32> %686, i32 %687, i64 1
  store <2 x i32> %688, ptr addrspace(1) %652, align 8
  %689 = extractelement <24 x i32> %645, i64 16
  %690 = insertelement <2 x i32> poison, i32 %689, i64 0
  %691 = extractelement <24 x i32> %645, i64 17
  %692 = insertelement <2 x i32> %690, i32 %691, i64 1
  store <2 x i32> %692, ptr addrspace(1) %653, align 8
  %693 = extractelement <24 x i32> %645, i64 18
  %694 = insertelement <2 x i32> poison, i32 %693, i64 0
  %695 = extractelement <24 x i32> %645, i64 19
  %696 = insertelement <2 x i32> %694, i32 %695, i64 1
  store <2 x i32> %696, ptr addrspace(1) %654, align 8
  %697 = extractelement <24 x i32> %645, i64 20
  %698 = insertelement <2 x i32> poison, i32 %697, i64 0
  %699 = extractelement <24 x i32> %645, i64 21
  %700 = insertelement <2 x i32> %698, i32 %699, i64 1
  store <2 x i32> %700, ptr addrspace(1) %655, align 8
  %701 = extractelement <24 x i32> %645, i64 22
  %702 = insertelement <2 x i32> poison, i32 %701, i64 0
  %703 = extractelement <24 x i32> %645, i64 23
  %704 = insertelement <2 x i32> %702, i32 %703, i64 1
  store <2 x i32> %704, ptr addrspace(1) %656, align 8
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
