; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 1024
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr half, ptr addrspace(1) %0, i64 %15
  %17 = load half, ptr addrspace(1) %16, align 2
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 64
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 512
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store half %17, ptr addrspace(3) %32, align 2
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %61, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 256
  br i1 %37, label %38, label %62

38:                                               ; preds = %35
  %39 = urem i32 %36, 16
  %40 = udiv i32 %36, 16
  %41 = mul nsw i32 %39, 16
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %43
  %45 = load half, ptr addrspace(1) %44, align 2
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 64
  %49 = urem i32 %47, 2
  %50 = udiv i32 %47, 2
  %51 = mul nsw i32 %49, 512
  %52 = add nsw i32 %48, %51
  %53 = add nsw i32 %52, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %54
  %56 = ptrtoint ptr addrspace(3) %55 to i32
  %57 = and i32 %56, 896
  %58 = lshr i32 %57, 3
  %59 = xor i32 %56, %58
  %60 = inttoptr i32 %59 to ptr addrspace(3)
  store half %45, ptr addrspace(3) %60, align 2
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
  %73 = getelementptr float, ptr addrspace(1) %2, i64 %72
  %74 = getelementptr float, ptr addrspace(1) %73, i64 128
  %75 = getelementptr float, ptr addrspace(1) %73, i64 8
  %76 = getelementptr float, ptr addrspace(1) %73, i64 136
  %77 = load <2 x float>, ptr addrspace(1) %73, align 8
  %78 = extractelement <2 x float> %77, i64 0
  %79 = insertelement <8 x float> poison, float %78, i64 0
  %80 = extractelement <2 x float> %77, i64 1
  %81 = insertelement <8 x float> %79, float %80, i64 1
  %82 = load <2 x float>, ptr addrspace(1) %74, align 8
  %83 = extractelement <2 x float> %82, i64 0
  %84 = insertelement <8 x float> %81, float %83, i64 2
  %85 = extractelement <2 x float> %82, i64 1
  %86 = insertelement <8 x float> %84, float %85, i64 3
  %87 = load <2 x float>, ptr addrspace(1) %75, align 8
  %88 = extractelement <2 x float> %87, i64 0
  %89 = insertelement <8 x float> %86, float %88, i64 4
  %90 = extractelement <2 x float> %87, i64 1
  %91 = insertelement <8 x float> %89, float %90, i64 5
  %92 = load <2 x float>, ptr addrspace(1) %76, align 8
  %93 = extractelement <2 x float> %92, i64 0
  %94 = insertelement <8 x float> %91, float %93, i64 6
  %95 = extractelement <2 x float> %92, i64 1
  %96 = insertelement <8 x float> %94, float %95, i64 7
  %97 = getelementptr float, ptr %5, i64 4
  %98 = extractelement <8 x float> %96, i64 0
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = extractelement <8 x float> %96, i64 1
  %101 = insertelement <4 x float> %99, float %100, i64 1
  %102 = extractelement <8 x float> %96, i64 2
  %103 = insertelement <4 x float> %101, float %102, i64 2
  %104 = extractelement <8 x float> %96, i64 3
  %105 = insertelement <4 x float> %103, float %104, i64 3
  store <4 x float> %105, ptr %5, align 16
  %106 = extractelement <8 x float> %96, i64 4
  %107 = insertelement <4 x float> poison, float %106, i64 0
  %108 = extractelement <8 x float> %96, i64 5
  %109 = insertelement <4 x float> %107, float %108, i64 1
  %110 = extractelement <8 x float> %96, i64 6
  %111 = insertelement <4 x float> %109, float %110, i64 2
  %112 = extractelement <8 x float> %96, i64 7
  %113 = insertelement <4 x float> %111, float %112, i64 3
  store <4 x float> %113, ptr %97, align 16
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
  %122 = getelementptr float, ptr %5, i64 4
  %123 = load <4 x float>, ptr %5, align 16
  %124 = extractelement <4 x float> %123, i64 0
  %125 = insertelement <8 x float> poison, float %124, i64 0
  %126 = extractelement <4 x float> %123, i64 1
  %127 = insertelement <8 x float> %125, float %126, i64 1
  %128 = extractelement <4 x float> %123, i64 2
  %129 = insertelement <8 x float> %127, float %128, i64 2
  %130 = extractelement <4 x float> %123, i64 3
  %131 = insertelement <8 x float> %129, float %130, i64 3
  %132 = load <4 x float>, ptr %122, align 16
  %133 = extractelement <4 x float> %132, i64 0
  %134 = insertelement <8 x float> %131, float %133, i64 4
  %135 = extractelement <4 x float> %132, i64 1
  %136 = insertelement <8 x float> %134, float %135, i64 5
  %137 = extractelement <4 x float> %132, i64 2
  %138 = insertelement <8 x float> %136, float %137, i64 6
  %139 = extractelement <4 x float> %132, i64 3
  %140 = insertelement <8 x float> %138, float %139, i64 7
  %141 = extractelement <8 x float> %140, i64 0
  %142 = extractelement <8 x float> %140, i64 1
  %143 = extractelement <8 x float> %140, i64 2
  %144 = extractelement <8 x float> %140, i64 3
  %145 = extractelement <8 x float> %140, i64 4
  %146 = extractelement <8 x float> %140, i64 5
  %147 = extractelement <8 x float> %140, i64 6
  %148 = extractelement <8 x float> %140, i64 7
  %149 = call { float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,r"(float %141, float %142, float %143, float %144, float %145, float %146, float %147, float %148, i64 %117, i64 %121, i32 1)
  %150 = extractvalue { float, float, float, float, float, float, float, float } %149, 0
  %151 = extractvalue { float, float, float, float, float, float, float, float } %149, 1
  %152 = extractvalue { float, float, float, float, float, float, float, float } %149, 2
  %153 = extractvalue { float, float, float, float, float, float, float, float } %149, 3
  %154 = extractvalue { float, float, float, float, float, float, float, float } %149, 4
  %155 = extractvalue { float, float, float, float, float, float, float, float } %149, 5
  %156 = extractvalue { float, float, float, float, float, float, float, float } %149, 6
  %157 = extractvalue { float, float, float, float, float, float, float, float } %149, 7
  %158 = insertelement <8 x float> poison, float %150, i64 0
  %159 = insertelement <8 x float> %158, float %151, i64 1
  %160 = insertelement <8 x float> %159, float %152, i64 2
  %161 = insertelement <8 x float> %160, float %153, i64 3
  %162 = insertelement <8 x float> %161, float %154, i64 4
  %163 = insertelement <8 x float> %162, float %155, i64 5
  %164 = insertelement <8 x float> %163, float %156, i64 6
  %165 = insertelement <8 x float> %164, float %157, i64 7
  %166 = getelementptr float, ptr %5, i64 4
  %167 = extractelement <8 x float> %165, i64 0
  %168 = insertelement <4 x float> poison, float %167, i64 0
  %169 = extractelement <8 x float> %165, i64 1
  %170 = insertelement <4 x float> %168, float %169, i64 1
  %171 = extractelement <8 x float> %165, i64 2
  %172 = insertelement <4 x float> %170, float %171, i64 2
  %173 = extractelement <8 x float> %165, i64 3
  %174 = insertelement <4 x float> %172, float %173, i64 3
  store <4 x float> %174, ptr %5, align 16
  %175 = extractelement <8 x float> %165, i64 4
  %176 = insertelement <4 x float> poison, float %175, i64 0
  %177 = extractelement <8 x float> %165, i64 5
  %178 = insertelement <4 x float> %176, float %177, i64 1
  %179 = extractelement <8 x float> %165, i64 6
  %180 = insertelement <4 x float> %178, float %179, i64 2
  %181 = extractelement <8 x float> %165, i64 7
  %182 = insertelement <4 x float> %180, float %181, i64 3
  store <4 x float> %182, ptr %166, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %183 = getelementptr float, ptr %5, i64 4
  %184 = load <4 x float>, ptr %5, align 16
  %185 = extractelement <4 x float> %184, i64 0
  %186 = insertelement <8 x float> poison, float %185, i64 0
  %187 = extractelement <4 x float> %184, i64 1
  %188 = insertelement <8 x float> %186, float %187, i64 1
  %189 = extractelement <4 x float> %184, i64 2
  %190 = insertelement <8 x float> %188, float %189, i64 2
  %191 = extractelement <4 x float> %184, i64 3
  %192 = insertelement <8 x float> %190, float %191, i64 3
  %193 = load <4 x float>, ptr %183, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = insertelement <8 x float> %192, float %194, i64 4
  %196 = extractelement <4 x float> %193, i64 1
  %197 = insertelement <8 x float> %195, float %196, i64 5
  %198 = extractelement <4 x float> %193, i64 2
  %199 = insertelement <8 x float> %197, float %198, i64 6
  %200 = extractelement <4 x float> %193, i64 3
  %201 = insertelement <8 x float> %199, float %200, i64 7
  %202 = extractelement <8 x float> %201, i64 0
  %203 = extractelement <8 x float> %201, i64 1
  %204 = extractelement <8 x float> %201, i64 2
  %205 = extractelement <8 x float> %201, i64 3
  %206 = extractelement <8 x float> %201, i64 4
  %207 = extractelement <8 x float> %201, i64 5
  %208 = extractelement <8 x float> %201, i64 6
  %209 = extractelement <8 x float> %201, i64 7
  %210 = call { float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7"(float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209)
  %211 = extractvalue { float, float, float, float, float, float, float, float } %210, 0
  %212 = extractvalue { float, float, float, float, float, float, float, float } %210, 1
  %213 = extractvalue { float, float, float, float, float, float, float, float } %210, 2
  %214 = extractvalue { float, float, float, float, float, float, float, float } %210, 3
  %215 = extractvalue { float, float, float, float, float, float, float, float } %210, 4
  %216 = extractvalue { float, float, float, float, float, float, float, float } %210, 5
  %217 = extractvalue { float, float, float, float, float, float, float, float } %210, 6
  %218 = extractvalue { float, float, float, float, float, float, float, float } %210, 7
  %219 = insertelement <8 x float> poison, float %211, i64 0
  %220 = insertelement <8 x float> %219, float %212, i64 1
  %221 = insertelement <8 x float> %220, float %213, i64 2
  %222 = insertelement <8 x float> %221, float %214, i64 3
  %223 = insertelement <8 x float> %222, float %215, i64 4
  %224 = insertelement <8 x float> %223, float %216, i64 5
  %225 = insertelement <8 x float> %224, float %217, i64 6
  %226 = insertelement <8 x float> %225, float %218, i64 7
  %227 = getelementptr float, ptr %5, i64 4
  %228 = extractelement <8 x float> %226, i64 0
  %229 = insertelement <4 x float> poison, float %228, i64 0
  %230 = extractelement <8 x float> %226, i64 1
  %231 = insertelement <4 x float> %229, float %230, i64 1
  %232 = extractelement <8 x float> %226, i64 2
  %233 = insertelement <4 x float> %231, float %232, i64 2
  %234 = extractelement <8 x float> %226, i64 3
  %235 = insertelement <4 x float> %233, float %234, i64 3
  store <4 x float> %235, ptr %5, align 16
  %236 = extractelement <8 x float> %226, i64 4
  %237 = insertelement <4 x float> poison, float %236, i64 0
  %238 = extractelement <8 x float> %226, i64 5
  %239 = insertelement <4 x float> %237, float %238, i64 1
  %240 = extractelement <8 x float> %226, i64 6
  %241 = insertelement <4 x float> %239, float %240, i64 2
  %242 = extractelement <8 x float> %226, i64 7
  %243 = insertelement <4 x float> %241, float %242, i64 3
  store <4 x float> %243, ptr %227, align 16
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
  %254 = getelementptr float, ptr addrspace(1) %3, i64 %253
  %255 = getelementptr float, ptr %5, i64 4
  %256 = load <4 x float>, ptr %5, align 16
  %257 = extractelement <4 x float> %256, i64 0
  %258 = insertelement <8 x float> poison, float %257, i64 0
  %259 = extractelement <4 x float> %256, i64 1
  %260 = insertelement <8 x float> %258, float %259, i64 1
  %261 = extractelement <4 x float> %256, i64 2
  %262 = insertelement <8 x float> %260, float %261, i64 2
  %263 = extractelement <4 x float> %256, i64 3
  %264 = insertelement <8 x float> %262, float %263, i64 3
  %265 = load <4 x float>, ptr %255, align 16
  %266 = extractelement <4 x float> %265, i64 0
  %267 = insertelement <8 x float> %264, float %266, i64 4
  %268 = extractelement <4 x float> %265, i64 1
  %269 = insertelement <8 x float> %267, float %268, i64 5
  %270 = extractelement <4 x float> %265, i64 2
  %271 = insertelement <8 x float> %269, float %270, i64 6
  %272 = extractelement <4 x float> %265, i64 3
  %273 = insertelement <8 x float> %271, float %272, i64 7
  %274 = getelementptr float, ptr addrspace(1) %254, i64 128
  %275 = getelementptr float, ptr addrspace(1) %254, i64 8
  %276 = getelementptr float, ptr addrspace(1) %254, i64 136
  %277 = extractelement <8 x float> %273, i64 0
  %278 = insertelement <2 x float> poison, float %277, i64 0
  %279 = extractelement <8 x float> %273, i64 1
  %280 = insertelement <2 x float> %278, float %279, i64 1
  store <2 x float> %280, ptr addrspace(1) %254, align 8
  %281 = extractelement <8 x float> %273, i64 2
  %282 = insertelement <2 x float> poison, float %281, i64 0
  %283 = extractelement <8 x float> %273, i64 3
  %284 = insertelement <2 x float> %282, float %283, i64 1
  store <2 x float> %284, ptr addrspace(1) %274, align 8
  %285 = extractelement <8 x float> %273, i64 4
  %286 = insertelement <2 x float> poison, float %285, i64 0
  %287 = extractelement <8 x float> %273, i64 5
  %288 = insertelement <2 x float> %286, float %287, i64 1
  store <2 x float> %288, ptr addrspace(1) %275, align 8
  %289 = extractelement <8 x float> %273, i64 6
  %290 = insertelement <2 x float> poison, float %289, i64 0
  %291 = extractelement <8 x float> %273, i64 7
  %292 = insertelement <2 x float> %290, float %291, i64 1
  store <2 x float> %292, ptr addrspace(1) %276, align 8
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
