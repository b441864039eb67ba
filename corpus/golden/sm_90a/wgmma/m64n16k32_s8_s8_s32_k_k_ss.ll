; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x i32], align 16
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
  %37 = icmp slt i32 %36, 512
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 16
  %40 = udiv i32 %36, 16
  %41 = mul nsw i32 %39, 32
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 128
  %49 = urem i32 %47, 2
  %50 = udiv i32 %47, 2
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
  %68 = mul nsw i32 %66, 16
  %69 = add nsw i32 %65, %68
  %70 = mul nsw i32 %67, 256
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr i32, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr i32, ptr addrspace(1) %73, i64 128
  %75 = getelementptr i32, ptr addrspace(1) %73, i64 8
  %76 = getelementptr i32, ptr addrspace(1) %73, i64 136
  %77 = load <2 x i32>, ptr addrspace(1) %73, align 8
  %78 = extractelement <2 x i32> %77, i64 0
  %79 = insertelement <8 x i32> poison, i32 %78, i64 0
  %80 = extractelement <2 x i32> %77, i64 1
  %81 = insertelement <8 x i32> %79, i32 %80, i64 1
  %82 = load <2 x i32>, ptr addrspace(1) %74, align 8
  %83 = extractelement <2 x i32> %82, i64 0
  %84 = insertelement <8 x i32> %81, i32 %83, i64 2
  %85 = extractelement <2 x i32> %82, i64 1
  %86 = insertelement <8 x i32> %84, i32 %85, i64 3
  %87 = load <2 x i32>, ptr addrspace(1) %75, align 8
  %88 = extractelement <2 x i32> %87, i64 0
  %89 = insertelement <8 x i32> %86, i32 %88, i64 4
  %90 = extractelement <2 x i32> %87, i64 1
  %91 = insertelement <8 x i32> %89, i32 %90, i64 5
  %92 = load <2 x i32>, ptr addrspace(1) %76, align 8
  %93 = extractelement <2 x i32> %92, i64 0
  %94 = insertelement <8 x i32> %91, i32 %93, i64 6
  %95 = extractelement <2 x i32> %92, i64 1
  %96 = insertelement <8 x i32> %94, i32 %95, i64 7
  %97 = getelementptr i32, ptr %5, i64 4
  %98 = extractelement <8 x i32> %96, i64 0
  %99 = insertelement <4 x i32> poison, i32 %98, i64 0
  %100 = extractelement <8 x i32> %96, i64 1
  %101 = insertelement <4 x i32> %99, i32 %100, i64 1
  %102 = extractelement <8 x i32> %96, i64 2
  %103 = insertelement <4 x i32> %101, i32 %102, i64 2
  %104 = extractelement <8 x i32> %96, i64 3
  %105 = insertelement <4 x i32> %103, i32 %104, i64 3
  store <4 x i32> %105, ptr %5, align 16
  %106 = extractelement <8 x i32> %96, i64 4
  %107 = insertelement <4 x i32> poison, i32 %106, i64 0
  %108 = extractelement <8 x i32> %96, i64 5
  %109 = insertelement <4 x i32> %107, i32 %108, i64 1
  %110 = extractelement <8 x i32> %96, i64 6
  %111 = insertelement <4 x i32> %109, i32 %110, i64 2
  %112 = extractelement <8 x i32> %96, i64 7
  %113 = insertelement <4 x i32> %111, i32 %112, i64 3
  store <4 x i32> %113, ptr %97, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %114 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %115 = lshr i32 %114, 4
  %116 = zext i32 %115 to i64
  %117 = or i64 %116, 4611686293305360384
  %118 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %119 = lshr i32 %118, 4
  %120 = zext i32 %119 to i64
  %121 = or i64 %120, 4611686293305360384
  %122 = getelementptr i32, ptr %5, i64 4
  %123 = load <4 x i32>, ptr %5, align 16
  %124 = extractelement <4 x i32> %123, i64 0
  %125 = insertelement <8 x i32> poison, i32 %124, i64 0
  %126 = extractelement <4 x i32> %123, i64 1
  %127 = insertelement <8 x i32> %125, i32 %126, i64 1
  %128 = extractelement <4 x i32> %123, i64 2
  %129 = insertelement <8 x i32> %127, i32 %128, i64 2
  %130 = extractelement <4 x i32> %123, i64 3
  %131 = insertelement <8 x i32> %129, i32 %130, i64 3
  %132 = load <4 x i32>, ptr %122, align 16
  %133 = extractelement <4 x i32> %132, i64 0
  %134 = insertelement <8 x i32> %131, i32 %133, i64 4
  %135 = extractelement <4 x i32> %132, i64 1
  %136 = insertelement <8 x i32> %134, i32 %135, i64 5
  %137 = extractelement <4 x i32> %132, i64 2
  %138 = insertelement <8 x i32> %136, i32 %137, i64 6
  %139 = extractelement <4 x i32> %132, i64 3
  %140 = insertelement <8 x i32> %138, i32 %139, i64 7
  %141 = extractelement <8 x i32> %140, i64 0
  %142 = extractelement <8 x i32> %140, i64 1
  %143 = extractelement <8 x i32> %140, i64 2
  %144 = extractelement <8 x i32> %140, i64 3
  %145 = extractelement <8 x i32> %140, i64 4
  %146 = extractelement <8 x i32> %140, i64 5
  %147 = extractelement <8 x i32> %140, i64 6
  %148 = extractelement <8 x i32> %140, i64 7
  %149 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,l,l,r"(i32 %141, i32 %142, i32 %143, i32 %144, i32 %145, i32 %146, i32 %147, i32 %148, i64 %117, i64 %121, i32 1)
  %150 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 0
  %151 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 1
  %152 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 2
  %153 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 3
  %154 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 4
  %155 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 5
  %156 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 6
  %157 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %149, 7
  %158 = insertelement <8 x i32> poison, i32 %150, i64 0
  %159 = insertelement <8 x i32> %158, i32 %151, i64 1
  %160 = insertelement <8 x i32> %159, i32 %152, i64 2
  %161 = insertelement <8 x i32> %160, i32 %153, i64 3
  %162 = insertelement <8 x i32> %161, i32 %154, i64 4
  %163 = insertelement <8 x i32> %162, i32 %155, i64 5
  %164 = insertelement <8 x i32> %163, i32 %156, i64 6
  %165 = insertelement <8 x i32> %164, i32 %157, i64 7
  %166 = getelementptr i32, ptr %5, i64 4
  %167 = extractelement <8 x i32> %165, i64 0
  %168 = insertelement <4 x i32> poison, i32 %167, i64 0
  %169 = extractelement <8 x i32> %165, i64 1
  %170 = insertelement <4 x i32> %168, i32 %169, i64 1
  %171 = extractelement <8 x i32> %165, i64 2
  %172 = insertelement <4 x i32> %170, i32 %171, i64 2
  %173 = extractelement <8 x i32> %165, i64 3
  %174 = insertelement <4 x i32> %172, i32 %173, i64 3
  store <4 x i32> %174, ptr %5, align 16
  %175 = extractelement <8 x i32> %165, i64 4
  %176 = insertelement <4 x i32> poison, i32 %175, i64 0
  %177 = extractelement <8 x i32> %165, i64 5
  %178 = insertelement <4 x i32> %176, i32 %177, i64 1
  %179 = extractelement <8 x i32> %165, i64 6
  %180 = insertelement <4 x i32> %178, i32 %179, i64 2
  %181 = extractelement <8 x i32> %165, i64 7
  %182 = insertelement <4 x i32> %180, i32 %181, i64 3
  store <4 x i32> %182, ptr %166, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %183 = getelementptr i32, ptr %5, i64 4
  %184 = load <4 x i32>, ptr %5, align 16
  %185 = extractelement <4 x i32> %184, i64 0
  %186 = insertelement <8 x i32> poison, i32 %185, i64 0
  %187 = extractelement <4 x i32> %184, i64 1
  %188 = insertelement <8 x i32> %186, i32 %187, i64 1
  %189 = extractelement <4 x i32> %184, i64 2
  %190 = insertelement <8 x i32> %188, i32 %189, i64 2
  %191 = extractelement <4 x i32> %184, i64 3
  %192 = insertelement <8 x i32> %190, i32 %191, i64 3
  %193 = load <4 x i32>, ptr %183, align 16
  %194 = extractelement <4 x i32> %193, i64 0
  %195 = insertelement <8 x i32> %192, i32 %194, i64 4
  %196 = extractelement <4 x i32> %193, i64 1
  %197 = insertelement <8 x i32> %195, i32 %196, i64 5
  %198 = extractelement <4 x i32> %193, i64 2
  %199 = insertelement <8 x i32> %197, i32 %198, i64 6
  %200 = extractelement <4 x i32> %193, i64 3
  %201 = insertelement <8 x i32> %199, i32 %200, i64 7
  %202 = extractelement <8 x i32> %201, i64 0
  %203 = extractelement <8 x i32> %201, i64 1
  %204 = extractelement <8 x i32> %201, i64 2
  %205 = extractelement <8 x i32> %201, i64 3
  %206 = extractelement <8 x i32> %201, i64 4
  %207 = extractelement <8 x i32> %201, i64 5
  %208 = extractelement <8 x i32> %201, i64 6
  %209 = extractelement <8 x i32> %201, i64 7
  %210 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209)
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 0
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 1
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 2
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 3
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 4
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 5
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 6
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %210, 7
  %219 = insertelement <8 x i32> poison, i32 %211, i64 0
  %220 = insertelement <8 x i32> %219, i32 %212, i64 1
  %221 = insertelement <8 x i32> %220, i32 %213, i64 2
  %222 = insertelement <8 x i32> %221, i32 %214, i64 3
  %223 = insertelement <8 x i32> %222, i32 %215, i64 4
  %224 = insertelement <8 x i32> %223, i32 %216, i64 5
  %225 = insertelement <8 x i32> %224, i32 %217, i64 6
  %226 = insertelement <8 x i32> %225, i32 %218, i64 7
  %227 = getelementptr i32, ptr %5, i64 4
  %228 = extractelement <8 x i32> %226, i64 0
  %229 = insertelement <4 x i32> poison, i32 %228, i64 0
  %230 = extractelement <8 x i32> %226, i64 1
  %231 = insertelement <4 x i32> %229, i32 %230, i64 1
  %232 = extractelement <8 x i32> %226, i64 2
  %233 = insertelement <4 x i32> %231, i32 %232, i64 2
  %234 = extractelement <8 x i32> %226, i64 3
  %235 = insertelement <4 x i32> %233, i32 %234, i64 3
  store <4 x i32> %235, ptr %5, align 16
  %236 = extractelement <8 x i32> %226, i64 4
  %237 = insertelement <4 x i32> poison, i32 %236, i64 0
  %238 = extractelement <8 x i32> %226, i64 5
  %239 = insertelement <4 x i32> %237, i32 %238, i64 1
  %240 = extractelement <8 x i32> %226, i64 6
  %241 = insertelement <4 x i32> %239, i32 %240, i64 2
  %242 = extractelement <8 x i32> %226, i64 7
  %243 = insertelement <4 x i32> %241, i32 %242, i64 3
  store <4 x i32> %243, ptr %227, align 16
  %244 = urem i32 %6, 4
  %245 = udiv i32 %6, 4
  %246 = mul nsw i32 %244, 2
  %247 = urem i32 %245, 8
  %248 = udiv i32 %245, 8
  %249 = mul nsw i32 %247, 16
  %250 = add nsw i32 %246, %249
  %251 = mul nsw i32 %248, 256
  %252 = add nsw i32 %250, %251
  %253 = sext i32 %252 to i64
  %254 = getelementptr i32, ptr addrspace(1) %3, i64 %253
  %255 = getelementptr i32, ptr %5, i64 4
  %256 = load <4 x i32>, ptr %5, align 16
  %257 = extractelement <4 x i32> %256, i64 0
  %258 = insertelement <8 x i32> poison, i32 %257, i64 0
  %259 = extractelement <4 x i32> %256, i64 1
  %260 = insertelement <8 x i32> %258, i32 %259, i64 1
  %261 = extractelement <4 x i32> %256, i64 2
  %262 = insertelement <8 x i32> %260, i32 %261, i64 2
  %263 = extractelement <4 x i32> %256, i64 3
  %264 = insertelement <8 x i32> %262, i32 %263, i64 3
  %265 = load <4 x i32>, ptr %255, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <8 x i32> %264, i32 %266, i64 4
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <8 x i32> %267, i32 %268, i64 5
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <8 x i32> %269, i32 %270, i64 6
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <8 x i32> %271, i32 %272, i64 7
  %274 = getelementptr i32, ptr addrspace(1) %254, i64 128
  %275 = getelementptr i32, ptr addrspace(1) %254, i64 8
  %276 = getelementptr i32, ptr addrspace(1) %254, i64 136
  %277 = extractelement <8 x i32> %273, i64 0
  %278 = insertelement <2 x i32> poison, i32 %277, i64 0
  %279 = extractelement <8 x i32> %273, i64 1
  %280 = insertelement <2 x i32> %278, i32 %279, i64 1
  store <2 x i32> %280, ptr addrspace(1) %254, align 8
  %281 = extractelement <8 x i32> %273, i64 2
  %282 = insertelement <2 x i32> poison, i32 %281, i64 0
  %283 = extractelement <8 x i32> %273, i64 3
  %284 = insertelement <2 x i32> %282, i32 %283, i64 1
  store <2 x i32> %284, ptr addrspace(1) %274, align 8
  %285 = extractelement <8 x i32> %273, i64 4
  %286 = insertelement <2 x i32> poison, i32 %285, i64 0
  %287 = extractelement <8 x i32> %273, i64 5
  %288 = insertelement <2 x i32> %286, i32 %287, i64 1
  store <2 x i32> %288, ptr addrspace(1) %275, align 8
  %289 = extractelement <8 x i32> %273, i64 6
  %290 = insertelement <2 x i32> poison, i32 %289, i64 0
  %291 = extractelement <8 x i32> %273, i64 7
  %292 = insertelement <2 x i32> %290, i32 %291, i64 1
  store <2 x i32> %292, ptr addrspace(1) %276, align 8
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
