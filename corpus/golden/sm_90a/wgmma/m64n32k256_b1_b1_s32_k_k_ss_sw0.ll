; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x i32], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %32, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 512
  br i1 %9, label %10, label %33

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 8
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 4
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 64
  %24 = add nsw i32 %20, %23
  %25 = urem i32 %22, 4
  %26 = udiv i32 %22, 4
  %27 = add nsw i32 %24, %25
  %28 = mul nsw i32 %26, 32
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr i32, ptr addrspace(3) @cute_dynamic_smem, i64 %30
  store i32 %17, ptr addrspace(3) %31, align 4
  %32 = add i32 %8, 128
  br label %7

33:                                               ; preds = %7
  br label %34

34:                                               ; preds = %37, %33
  %35 = phi i32 [ %59, %37 ], [ %6, %33 ]
  %36 = icmp slt i32 %35, 256
  br i1 %36, label %37, label %60

37:                                               ; preds = %34
  %38 = urem i32 %35, 32
  %39 = udiv i32 %35, 32
  %40 = mul nsw i32 %38, 8
  %41 = add nsw i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr i32, ptr addrspace(1) %1, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = urem i32 %35, 8
  %46 = udiv i32 %35, 8
  %47 = mul nsw i32 %45, 4
  %48 = urem i32 %46, 4
  %49 = udiv i32 %46, 4
  %50 = mul nsw i32 %48, 64
  %51 = add nsw i32 %47, %50
  %52 = urem i32 %49, 4
  %53 = udiv i32 %49, 4
  %54 = add nsw i32 %51, %52
  %55 = mul nsw i32 %53, 32
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %57
  store i32 %44, ptr addrspace(3) %58, align 4
  %59 = add i32 %35, 128
  br label %34

60:                                               ; preds = %34
  %61 = urem i32 %6, 4
  %62 = udiv i32 %6, 4
  %63 = mul nsw i32 %61, 2
  %64 = urem i32 %62, 8
  %65 = udiv i32 %62, 8
  %66 = mul nsw i32 %64, 32
  %67 = add nsw i32 %63, %66
  %68 = mul nsw i32 %65, 512
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, ptr addrspace(1) %2, i64 %70
  %72 = getelementptr i32, ptr addrspace(1) %71, i64 256
  %73 = getelementptr i32, ptr addrspace(1) %71, i64 8
  %74 = getelementptr i32, ptr addrspace(1) %71, i64 264
  %75 = getelementptr i32, ptr addrspace(1) %71, i64 16
  %76 = getelementptr i32, ptr addrspace(1) %71, i64 272
  %77 = getelementptr i32, ptr addrspace(1) %71, i64 24
  %78 = getelementptr i32, ptr addrspace(1) %71, i64 280
  %79 = load <2 x i32>, ptr addrspace(1) %71, align 8
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <16 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <16 x i32> %81, i32 %82, i64 1
  %84 = load <2 x i32>, ptr addrspace(1) %72, align 8
  %85 = extractelement <2 x i32> %84, i64 0
  %86 = insertelement <16 x i32> %83, i32 %85, i64 2
  %87 = extractelement <2 x i32> %84, i64 1
  %88 = insertelement <16 x i32> %86, i32 %87, i64 3
  %89 = load <2 x i32>, ptr addrspace(1) %73, align 8
  %90 = extractelement <2 x i32> %89, i64 0
  %91 = insertelement <16 x i32> %88, i32 %90, i64 4
  %92 = extractelement <2 x i32> %89, i64 1
  %93 = insertelement <16 x i32> %91, i32 %92, i64 5
  %94 = load <2 x i32>, ptr addrspace(1) %74, align 8
  %95 = extractelement <2 x i32> %94, i64 0
  %96 = insertelement <16 x i32> %93, i32 %95, i64 6
  %97 = extractelement <2 x i32> %94, i64 1
  %98 = insertelement <16 x i32> %96, i32 %97, i64 7
  %99 = load <2 x i32>, ptr addrspace(1) %75, align 8
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = insertelement <16 x i32> %98, i32 %100, i64 8
  %102 = extractelement <2 x i32> %99, i64 1
  %103 = insertelement <16 x i32> %101, i32 %102, i64 9
  %104 = load <2 x i32>, ptr addrspace(1) %76, align 8
  %105 = extractelement <2 x i32> %104, i64 0
  %106 = insertelement <16 x i32> %103, i32 %105, i64 10
  %107 = extractelement <2 x i32> %104, i64 1
  %108 = insertelement <16 x i32> %106, i32 %107, i64 11
  %109 = load <2 x i32>, ptr addrspace(1) %77, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = insertelement <16 x i32> %108, i32 %110, i64 12
  %112 = extractelement <2 x i32> %109, i64 1
  %113 = insertelement <16 x i32> %111, i32 %112, i64 13
  %114 = load <2 x i32>, ptr addrspace(1) %78, align 8
  %115 = extractelement <2 x i32> %114, i64 0
  %116 = insertelement <16 x i32> %113, i32 %115, i64 14
  %117 = extractelement <2 x i32> %114, i64 1
  %118 = insertelement <16 x i32> %116, i32 %117, i64 15
  %119 = getelementptr i32, ptr %5, i64 4
  %120 = getelementptr i32, ptr %5, i64 8
  %121 = getelementptr i32, ptr %5, i64 12
  %122 = extractelement <16 x i32> %118, i64 0
  %123 = insertelement <4 x i32> poison, i32 %122, i64 0
  %124 = extractelement <16 x i32> %118, i64 1
  %125 = insertelement <4 x i32> %123, i32 %124, i64 1
  %126 = extractelement <16 x i32> %118, i64 2
  %127 = insertelement <4 x i32> %125, i32 %126, i64 2
  %128 = extractelement <16 x i32> %118, i64 3
  %129 = insertelement <4 x i32> %127, i32 %128, i64 3
  store <4 x i32> %129, ptr %5, align 16
  %130 = extractelement <16 x i32> %118, i64 4
  %131 = insertelement <4 x i32> poison, i32 %130, i64 0
  %132 = extractelement <16 x i32> %118, i64 5
  %133 = insertelement <4 x i32> %131, i32 %132, i64 1
  %134 = extractelement <16 x i32> %118, i64 6
  %135 = insertelement <4 x i32> %133, i32 %134, i64 2
  %136 = extractelement <16 x i32> %118, i64 7
  %137 = insertelement <4 x i32> %135, i32 %136, i64 3
  store <4 x i32> %137, ptr %119, align 16
  %138 = extractelement <16 x i32> %118, i64 8
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = extractelement <16 x i32> %118, i64 9
  %141 = insertelement <4 x i32> %139, i32 %140, i64 1
  %142 = extractelement <16 x i32> %118, i64 10
  %143 = insertelement <4 x i32> %141, i32 %142, i64 2
  %144 = extractelement <16 x i32> %118, i64 11
  %145 = insertelement <4 x i32> %143, i32 %144, i64 3
  store <4 x i32> %145, ptr %120, align 16
  %146 = extractelement <16 x i32> %118, i64 12
  %147 = insertelement <4 x i32> poison, i32 %146, i64 0
  %148 = extractelement <16 x i32> %118, i64 13
  %149 = insertelement <4 x i32> %147, i32 %148, i64 1
  %150 = extractelement <16 x i32> %118, i64 14
  %151 = insertelement <4 x i32> %149, i32 %150, i64 2
  %152 = extractelement <16 x i32> %118, i64 15
  %153 = insertelement <4 x i32> %151, i32 %152, i64 3
  store <4 x i32> %153, ptr %121, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %154 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %155 = lshr i32 %154, 4
  %156 = zext i32 %155 to i64
  %157 = or i64 %156, 68720001024
  %158 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %159 = lshr i32 %158, 4
  %160 = zext i32 %159 to i64
  %161 = or i64 %160, 68720001024
  %162 = getelementptr i32, ptr %5, i64 4
  %163 = getelementptr i32, ptr %5, i64 8
  %164 = getelementptr i32, ptr %5, i64 12
  %165 = load <4 x i32>, ptr %5, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <16 x i32> poison, i32 %166, i64 0
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <16 x i32> %167, i32 %168, i64 1
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <16 x i32> %169, i32 %170, i64 2
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <16 x i32> %171, i32 %172, i64 3
  %174 = load <4 x i32>, ptr %162, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <16 x i32> %173, i32 %175, i64 4
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <16 x i32> %176, i32 %177, i64 5
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <16 x i32> %178, i32 %179, i64 6
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <16 x i32> %180, i32 %181, i64 7
  %183 = load <4 x i32>, ptr %163, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <16 x i32> %182, i32 %184, i64 8
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <16 x i32> %185, i32 %186, i64 9
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <16 x i32> %187, i32 %188, i64 10
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <16 x i32> %189, i32 %190, i64 11
  %192 = load <4 x i32>, ptr %164, align 16
  %193 = extractelement <4 x i32> %192, i64 0
  %194 = insertelement <16 x i32> %191, i32 %193, i64 12
  %195 = extractelement <4 x i32> %192, i64 1
  %196 = insertelement <16 x i32> %194, i32 %195, i64 13
  %197 = extractelement <4 x i32> %192, i64 2
  %198 = insertelement <16 x i32> %196, i32 %197, i64 14
  %199 = extractelement <4 x i32> %192, i64 3
  %200 = insertelement <16 x i32> %198, i32 %199, i64 15
  %201 = extractelement <16 x i32> %200, i64 0
  %202 = extractelement <16 x i32> %200, i64 1
  %203 = extractelement <16 x i32> %200, i64 2
  %204 = extractelement <16 x i32> %200, i64 3
  %205 = extractelement <16 x i32> %200, i64 4
  %206 = extractelement <16 x i32> %200, i64 5
  %207 = extractelement <16 x i32> %200, i64 6
  %208 = extractelement <16 x i32> %200, i64 7
  %209 = extractelement <16 x i32> %200, i64 8
  %210 = extractelement <16 x i32> %200, i64 9
  %211 = extractelement <16 x i32> %200, i64 10
  %212 = extractelement <16 x i32> %200, i64 11
  %213 = extractelement <16 x i32> %200, i64 12
  %214 = extractelement <16 x i32> %200, i64 13
  %215 = extractelement <16 x i32> %200, i64 14
  %216 = extractelement <16 x i32> %200, i64 15
  %217 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k256.s32.b1.b1.and.popc {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215, i32 %216, i64 %157, i64 %161, i32 1)
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 0
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 1
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 2
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 3
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 4
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 5
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 6
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 7
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 8
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 9
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 10
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 11
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 12
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 13
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 14
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 15
  %234 = insertelement <16 x i32> poison, i32 %218, i64 0
  %235 = insertelement <16 x i32> %234, i32 %219, i64 1
  %236 = insertelement <16 x i32> %235, i32 %220, i64 2
  %237 = insertelement <16 x i32> %236, i32 %221, i64 3
  %238 = insertelement <16 x i32> %237, i32 %222, i64 4
  %239 = insertelement <16 x i32> %238, i32 %223, i64 5
  %240 = insertelement <16 x i32> %239, i32 %224, i64 6
  %241 = insertelement <16 x i32> %240, i32 %225, i64 7
  %242 = insertelement <16 x i32> %241, i32 %226, i64 8
  %243 = insertelement <16 x i32> %242, i32 %227, i64 9
  %244 = insertelement <16 x i32> %243, i32 %228, i64 10
  %245 = insertelement <16 x i32> %244, i32 %229, i64 11
  %246 = insertelement <16 x i32> %245, i32 %230, i64 12
  %247 = insertelement <16 x i32> %246, i32 %231, i64 13
  %248 = insertelement <16 x i32> %247, i32 %232, i64 14
  %249 = insertelement <16 x i32> %248, i32 %233, i64 15
  %250 = getelementptr i32, ptr %5, i64 4
  %251 = getelementptr i32, ptr %5, i64 8
  %252 = getelementptr i32, ptr %5, i64 12
  %253 = extractelement <16 x i32> %249, i64 0
  %254 = insertelement <4 x i32> poison, i32 %253, i64 0
  %255 = extractelement <16 x i32> %249, i64 1
  %256 = insertelement <4 x i32> %254, i32 %255, i64 1
  %257 = extractelement <16 x i32> %249, i64 2
  %258 = insertelement <4 x i32> %256, i32 %257, i64 2
  %259 = extractelement <16 x i32> %249, i64 3
  %260 = insertelement <4 x i32> %258, i32 %259, i64 3
  store <4 x i32> %260, ptr %5, align 16
  %261 = extractelement <16 x i32> %249, i64 4
  %262 = insertelement <4 x i32> poison, i32 %261, i64 0
  %263 = extractelement <16 x i32> %249, i64 5
  %264 = insertelement <4 x i32> %262, i32 %263, i64 1
  %265 = extractelement <16 x i32> %249, i64 6
  %266 = insertelement <4 x i32> %264, i32 %265, i64 2
  %267 = extractelement <16 x i32> %249, i64 7
  %268 = insertelement <4 x i32> %266, i32 %267, i64 3
  store <4 x i32> %268, ptr %250, align 16
  %269 = extractelement <16 x i32> %249, i64 8
  %270 = insertelement <4 x i32> poison, i32 %269, i64 0
  %271 = extractelement <16 x i32> %249, i64 9
  %272 = insertelement <4 x i32> %270, i32 %271, i64 1
  %273 = extractelement <16 x i32> %249, i64 10
  %274 = insertelement <4 x i32> %272, i32 %273, i64 2
  %275 = extractelement <16 x i32> %249, i64 11
  %276 = insertelement <4 x i32> %274, i32 %275, i64 3
  store <4 x i32> %276, ptr %251, align 16
  %277 = extractelement <16 x i32> %249, i64 12
  %278 = insertelement <4 x i32> poison, i32 %277, i64 0
  %279 = extractelement <16 x i32> %249, i64 13
  %280 = insertelement <4 x i32> %278, i32 %279, i64 1
  %281 = extractelement <16 x i32> %249, i64 14
  %282 = insertelement <4 x i32> %280, i32 %281, i64 2
  %283 = extractelement <16 x i32> %249, i64 15
  %284 = insertelement <4 x i32> %282, i32 %283, i64 3
  store <4 x i32> %284, ptr %252, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %285 = getelementptr i32, ptr %5, i64 4
  %286 = getelementptr i32, ptr %5, i64 8
  %287 = getelementptr i32, ptr %5, i64 12
  %288 = load <4 x i32>, ptr %5, align 16
  %289 = extractelement <4 x i32> %288, i64 0
  %290 = insertelement <16 x i32> poison, i32 %289, i64 0
  %291 = extractelement <4 x i32> %288, i64 1
  %292 = insertelement <16 x i32> %290, i32 %291, i64 1
  %293 = extractelement <4 x i32> %288, i64 2
  %294 = insertelement <16 x i32> %292, i32 %293, i64 2
  %295 = extractelement <4 x i32> %288, i64 3
  %296 = insertelement <16 x i32> %294, i32 %295, i64 3
  %297 = load <4 x i32>, ptr %285, align 16
  %298 = extractelement <4 x i32> %297, i64 0
  %299 = insertelement <16 x i32> %296, i32 %298, i64 4
  %300 = extractelement <4 x i32> %297, i64 1
  %301 = insertelement <16 x i32> %299, i32 %300, i64 5
  %302 = extractelement <4 x i32> %297, i64 2
  %303 = insertelement <16 x i32> %301, i32 %302, i64 6
  %304 = extractelement <4 x i32> %297, i64 3
  %305 = insertelement <16 x i32> %303, i32 %304, i64 7
  %306 = load <4 x i32>, ptr %286, align 16
  %307 = extractelement <4 x i32> %306, i64 0
  %308 = insertelement <16 x i32> %305, i32 %307, i64 8
  %309 = extractelement <4 x i32> %306, i64 1
  %310 = insertelement <16 x i32> %308, i32 %309, i64 9
  %311 = extractelement <4 x i32> %306, i64 2
  %312 = insertelement <16 x i32> %310, i32 %311, i64 10
  %313 = extractelement <4 x i32> %306, i64 3
  %314 = insertelement <16 x i32> %312, i32 %313, i64 11
  %315 = load <4 x i32>, ptr %287, align 16
  %316 = extractelement <4 x i32> %315, i64 0
  %317 = insertelement <16 x i32> %314, i32 %316, i64 12
  %318 = extractelement <4 x i32> %315, i64 1
  %319 = insertelement <16 x i32> %317, i32 %318, i64 13
  %320 = extractelement <4 x i32> %315, i64 2
  %321 = insertelement <16 x i32> %319, i32 %320, i64 14
  %322 = extractelement <4 x i32> %315, i64 3
  %323 = insertelement <16 x i32> %321, i32 %322, i64 15
  %324 = extractelement <16 x i32> %323, i64 0
  %325 = extractelement <16 x i32> %323, i64 1
  %326 = extractelement <16 x i32> %323, i64 2
  %327 = extractelement <16 x i32> %323, i64 3
  %328 = extractelement <16 x i32> %323, i64 4
  %329 = extractelement <16 x i32> %323, i64 5
  %330 = extractelement <16 x i32> %323, i64 6
  %331 = extractelement <16 x i32> %323, i64 7
  %332 = extractelement <16 x i32> %323, i64 8
  %333 = extractelement <16 x i32> %323, i64 9
  %334 = extractelement <16 x i32> %323, i64 10
  %335 = extractelement <16 x i32> %323, i64 11
  %336 = extractelement <16 x i32> %323, i64 12
  %337 = extractelement <16 x i32> %323, i64 13
  %338 = extractelement <16 x i32> %323, i64 14
  %339 = extractelement <16 x i32> %323, i64 15
  %340 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %324, i32 %325, i32 %326, i32 %327, i32 %328, i32 %329, i32 %330, i32 %331, i32 %332, i32 %333, i32 %334, i32 %335, i32 %336, i32 %337, i32 %338, i32 %339)
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 0
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 1
  %343 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 2
  %344 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 3
  %345 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 4
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 5
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 6
  %348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 7
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 8
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 9
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 10
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 11
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 12
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 13
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 14
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %340, 15
  %357 = insertelement <16 x i32> poison, i32 %341, i64 0
  %358 = insertelement <16 x i32> %357, i32 %342, i64 1
  %359 = insertelement <16 x i32> %358, i32 %343, i64 2
  %360 = insertelement <16 x i32> %359, i32 %344, i64 3
  %361 = insertelement <16 x i32> %360, i32 %345, i64 4
  %362 = insertelement <16 x i32> %361, i32 %346, i64 5
  %363 = insertelement <16 x i32> %362, i32 %347, i64 6
  %364 = insertelement <16 x i32> %363, i32 %348, i64 7
  %365 = insertelement <16 x i32> %364, i32 %349, i64 8
  %366 = insertelement <16 x i32> %365, i32 %350, i64 9
  %367 = insertelement <16 x i32> %366, i32 %351, i64 10
  %368 = insertelement <16 x i32> %367, i32 %352, i64 11
  %369 = insertelement <16 x i32> %368, i32 %353, i64 12
  %370 = insertelement <16 x i32> %369, i32 %354, i64 13
  %371 = insertelement <16 x i32> %370, i32 %355, i64 14
  %372 = insertelement <16 x i32> %371, i32 %356, i64 15
  %373 = getelementptr i32, ptr %5, i64 4
  %374 = getelementptr i32, ptr %5, i64 8
  %375 = getelementptr i32, ptr %5, i64 12
  %376 = extractelement <16 x i32> %372, i64 0
  %377 = insertelement <4 x i32> poison, i32 %376, i64 0
  %378 = extractelement <16 x i32> %372, i64 1
  %379 = insertelement <4 x i32> %377, i32 %378, i64 1
  %380 = extractelement <16 x i32> %372, i64 2
  %381 = insertelement <4 x i32> %379, i32 %380, i64 2
  %382 = extractelement <16 x i32> %372, i64 3
  %383 = insertelement <4 x i32> %381, i32 %382, i64 3
  store <4 x i32> %383, ptr %5, align 16
  %384 = extractelement <16 x i32> %372, i64 4
  %385 = insertelement <4 x i32> poison, i32 %384, i64 0
  %386 = extractelement <16 x i32> %372, i64 5
  %387 = insertelement <4 x i32> %385, i32 %386, i64 1
  %388 = extractelement <16 x i32> %372, i64 6
  %389 = insertelement <4 x i32> %387, i32 %388, i64 2
  %390 = extractelement <16 x i32> %372, i64 7
  %391 = insertelement <4 x i32> %389, i32 %390, i64 3
  store <4 x i32> %391, ptr %373, align 16
  %392 = extractelement <16 x i32> %372, i64 8
  %393 = insertelement <4 x i32> poison, i32 %392, i64 0
  %394 = extractelement <16 x i32> %372, i64 9
  %395 = insertelement <4 x i32> %393, i32 %394, i64 1
  %396 = extractelement <16 x i32> %372, i64 10
  %397 = insertelement <4 x i32> %395, i32 %396, i64 2
  %398 = extractelement <16 x i32> %372, i64 11
  %399 = insertelement <4 x i32> %397, i32 %398, i64 3
  store <4 x i32> %399, ptr %374, align 16
  %400 = extractelement <16 x i32> %372, i64 12
  %401 = insertelement <4 x i32> poison, i32 %400, i64 0
  %402 = extractelement <16 x i32> %372, i64 13
  %403 = insertelement <4 x i32> %401, i32 %402, i64 1
  %404 = extractelement <16 x i32> %372, i64 14
  %405 = insertelement <4 x i32> %403, i32 %404, i64 2
  %406 = extractelement <16 x i32> %372, i64 15
  %407 = insertelement <4 x i32> %405, i32 %406, i64 3
  store <4 x i32> %407, ptr %375, align 16
  %408 = urem i32 %6, 4
  %409 = udiv i32 %6, 4
  %410 = mul nsw i32 %408, 2
  %411 = urem i32 %409, 8
  %412 = udiv i32 %409, 8
  %413 = mul nsw i32 %411, 32
  %414 = add nsw i32 %410, %413
  %415 = mul nsw i32 %412, 512
  %416 = add nsw i32 %414, %415
  %417 = sext i32 %416 to i64
  %418 = getelementptr i32, ptr addrspace(1) %3, i64 %417
  %419 = getelementptr i32, ptr %5, i64 4
  %420 = getelementptr i32, ptr %5, i64 8
  %421 = getelementptr i32, ptr %5, i64 12
  %422 = load <4 x i32>, ptr %5, align 16
  %423 = extractelement <4 x i32> %422, i64 0
  %424 = insertelement <16 x i32> poison, i32 %423, i64 0
  %425 = extractelement <4 x i32> %422, i64 1
  %426 = insertelement <16 x i32> %424, i32 %425, i64 1
  %427 = extractelement <4 x i32> %422, i64 2
  %428 = insertelement <16 x i32> %426, i32 %427, i64 2
  %429 = extractelement <4 x i32> %422, i64 3
  %430 = insertelement <16 x i32> %428, i32 %429, i64 3
  %431 = load <4 x i32>, ptr %419, align 16
  %432 = extractelement <4 x i32> %431, i64 0
  %433 = insertelement <16 x i32> %430, i32 %432, i64 4
  %434 = extractelement <4 x i32> %431, i64 1
  %435 = insertelement <16 x i32> %433, i32 %434, i64 5
  %436 = extractelement <4 x i32> %431, i64 2
  %437 = insertelement <16 x i32> %435, i32 %436, i64 6
  %438 = extractelement <4 x i32> %431, i64 3
  %439 = insertelement <16 x i32> %437, i32 %438, i64 7
  %440 = load <4 x i32>, ptr %420, align 16
  %441 = extractelement <4 x i32> %440, i64 0
  %442 = insertelement <16 x i32> %439, i32 %441, i64 8
  %443 = extractelement <4 x i32> %440, i64 1
  %444 = insertelement <16 x i32> %442, i32 %443, i64 9
  %445 = extractelement <4 x i32> %440, i64 2
  %446 = insertelement <16 x i32> %444, i32 %445, i64 10
  %447 = extractelement <4 x i32> %440, i64 3
  %448 = insertelement <16 x i32> %446, i32 %447, i64 11
  %449 = load <4 x i32>, ptr %421, align 16
  %450 = extractelement <4 x i32> %449, i64 0
  %451 = insertelement <16 x i32> %448, i32 %450, i64 12
  %452 = extractelement <4 x i32> %449, i64 1
  %453 = insertelement <16 x i32> %451, i32 %452, i64 13
  %454 = extractelement <4 x i32> %449, i64 2
  %455 = insertelement <16 x i32> %453, i32 %454, i64 14
  %456 = extractelement <4 x i32> %449, i64 3
  %457 = insertelement <16 x i32> %455, i32 %456, i64 15
  %458 = getelementptr i32, ptr addrspace(1) %418, i64 256
  %459 = getelementptr i32, ptr addrspace(1) %418, i64 8
  %460 = getelementptr i32, ptr addrspace(1) %418, i64 264
  %461 = getelementptr i32, ptr addrspace(1) %418, i64 16
  %462 = getelementptr i32, ptr addrspace(1) %418, i64 272
  %463 = getelementptr i32, ptr addrspace(1) %418, i64 24
  %464 = getelementptr i32, ptr addrspace(1) %418, i64 280
  %465 = extractelement <16 x i32> %457, i64 0
  %466 = insertelement <2 x i32> poison, i32 %465, i64 0
  %467 = extractelement <16 x i32> %457, i64 1
  %468 = insertelement <2 x i32> %466, i32 %467, i64 1
  store <2 x i32> %468, ptr addrspace(1) %418, align 8
  %469 = extractelement <16 x i32> %457, i64 2
  %470 = insertelement <2 x i32> poison, i32 %469, i64 0
  %471 = extractelement <16 x i32> %457, i64 3
  %472 = insertelement <2 x i32> %470, i32 %471, i64 1
  store <2 x i32> %472, ptr addrspace(1) %458, align 8
  %473 = extractelement <16 x i32> %457, i64 4
  %474 = insertelement <2 x i32> poison, i32 %473, i64 0
  %475 = extractelement <16 x i32> %457, i64 5
  %476 = insertelement <2 x i32> %474, i32 %475, i64 1
  store <2 x i32> %476, ptr addrspace(1) %459, align 8
  %477 = extractelement <16 x i32> %457, i64 6
  %478 = insertelement <2 x i32> poison, i32 %477, i64 0
  %479 = extractelement <16 x i32> %457, i64 7
  %480 = insertelement <2 x i32> %478, i32 %479, i64 1
  store <2 x i32> %480, ptr addrspace(1) %460, align 8
  %481 = extractelement <16 x i32> %457, i64 8
  %482 = insertelement <2 x i32> poison, i32 %481, i64 0
  %483 = extractelement <16 x i32> %457, i64 9
  %484 = insertelement <2 x i32> %482, i32 %483, i64 1
  store <2 x i32> %484, ptr addrspace(1) %461, align 8
  %485 = extractelement <16 x i32> %457, i64 10
  %486 = insertelement <2 x i32> poison, i32 %485, i64 0
  %487 = extractelement <16 x i32> %457, i64 11
  %488 = insertelement <2 x i32> %486, i32 %487, i64 1
  store <2 x i32> %488, ptr addrspace(1) %462, align 8
  %489 = extractelement <16 x i32> %457, i64 12
  %490 = insertelement <2 x i32> poison, i32 %489, i64 0
  %491 = extractelement <16 x i32> %457, i64 13
  %492 = insertelement <2 x i32> %490, i32 %491, i64 1
  store <2 x i32> %492, ptr addrspace(1) %463, align 8
  %493 = extractelement <16 x i32> %457, i64 14
  %494 = insertelement <2 x i32> poison, i32 %493, i64 0
  %495 = extractelement <16 x i32> %457, i64 15
  %496 = insertelement <2 x i32> %494, i32 %495, i64 1
  store <2 x i32> %496, ptr addrspace(1) %464, align 8
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
