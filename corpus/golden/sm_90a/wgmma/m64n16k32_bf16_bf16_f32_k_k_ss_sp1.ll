; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [8 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %5
  %9 = phi i32 [ %34, %11 ], [ %7, %5 ]
  %10 = icmp slt i32 %9, 1024
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 64
  %13 = udiv i32 %9, 64
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr bfloat, ptr addrspace(1) %0, i64 %16
  %18 = load bfloat, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 64
  %22 = urem i32 %20, 8
  %23 = udiv i32 %20, 8
  %24 = mul nsw i32 %22, 512
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store bfloat %18, ptr addrspace(3) %33, align 2
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %62, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 512
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 16
  %41 = udiv i32 %37, 16
  %42 = mul nsw i32 %40, 32
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr bfloat, ptr addrspace(1) %1, i64 %44
  %46 = load bfloat, ptr addrspace(1) %45, align 2
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 64
  %50 = urem i32 %48, 2
  %51 = udiv i32 %48, 2
  %52 = mul nsw i32 %50, 512
  %53 = add nsw i32 %49, %52
  %54 = add nsw i32 %53, %51
  %55 = sext i32 %54 to i64
  %56 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 896
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store bfloat %46, ptr addrspace(3) %61, align 2
  %62 = add i32 %37, 128
  br label %36

63:                                               ; preds = %36
  %64 = urem i32 %7, 4
  %65 = udiv i32 %7, 4
  %66 = mul nsw i32 %64, 2
  %67 = urem i32 %65, 8
  %68 = udiv i32 %65, 8
  %69 = mul nsw i32 %67, 16
  %70 = add nsw i32 %66, %69
  %71 = mul nsw i32 %68, 256
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr float, ptr addrspace(1) %2, i64 %73
  %75 = getelementptr float, ptr addrspace(1) %74, i64 128
  %76 = getelementptr float, ptr addrspace(1) %74, i64 8
  %77 = getelementptr float, ptr addrspace(1) %74, i64 136
  %78 = load <2 x float>, ptr addrspace(1) %74, align 8
  %79 = extractelement <2 x float> %78, i64 0
  %80 = insertelement <8 x float> poison, float %79, i64 0
  %81 = extractelement <2 x float> %78, i64 1
  %82 = insertelement <8 x float> %80, float %81, i64 1
  %83 = load <2 x float>, ptr addrspace(1) %75, align 8
  %84 = extractelement <2 x float> %83, i64 0
  %85 = insertelement <8 x float> %82, float %84, i64 2
  %86 = extractelement <2 x float> %83, i64 1
  %87 = insertelement <8 x float> %85, float %86, i64 3
  %88 = load <2 x float>, ptr addrspace(1) %76, align 8
  %89 = extractelement <2 x float> %88, i64 0
  %90 = insertelement <8 x float> %87, float %89, i64 4
  %91 = extractelement <2 x float> %88, i64 1
  %92 = insertelement <8 x float> %90, float %91, i64 5
  %93 = load <2 x float>, ptr addrspace(1) %77, align 8
  %94 = extractelement <2 x float> %93, i64 0
  %95 = insertelement <8 x float> %92, float %94, i64 6
  %96 = extractelement <2 x float> %93, i64 1
  %97 = insertelement <8 x float> %95, float %96, i64 7
  %98 = getelementptr float, ptr %6, i64 4
  %99 = extractelement <8 x float> %97, i64 0
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = extractelement <8 x float> %97, i64 1
  %102 = insertelement <4 x float> %100, float %101, i64 1
  %103 = extractelement <8 x float> %97, i64 2
  %104 = insertelement <4 x float> %102, float %103, i64 2
  %105 = extractelement <8 x float> %97, i64 3
  %106 = insertelement <4 x float> %104, float %105, i64 3
  store <4 x float> %106, ptr %6, align 16
  %107 = extractelement <8 x float> %97, i64 4
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = extractelement <8 x float> %97, i64 5
  %110 = insertelement <4 x float> %108, float %109, i64 1
  %111 = extractelement <8 x float> %97, i64 6
  %112 = insertelement <4 x float> %110, float %111, i64 2
  %113 = extractelement <8 x float> %97, i64 7
  %114 = insertelement <4 x float> %112, float %113, i64 3
  store <4 x float> %114, ptr %98, align 16
  %115 = sext i32 %7 to i64
  %116 = getelementptr i32, ptr addrspace(1) %3, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4
  %118 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %117, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %119 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %120 = lshr i32 %119, 4
  %121 = zext i32 %120 to i64
  %122 = or i64 %121, 4611686293305360384
  %123 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %124 = lshr i32 %123, 4
  %125 = zext i32 %124 to i64
  %126 = or i64 %125, 4611686293305360384
  %127 = extractvalue { i1, i32 } %118, 0
  %128 = extractvalue { i1, i32 } %118, 1
  %129 = zext i1 %127 to i32
  %130 = getelementptr float, ptr %6, i64 4
  %131 = load <4 x float>, ptr %6, align 16
  %132 = extractelement <4 x float> %131, i64 0
  %133 = insertelement <8 x float> poison, float %132, i64 0
  %134 = extractelement <4 x float> %131, i64 1
  %135 = insertelement <8 x float> %133, float %134, i64 1
  %136 = extractelement <4 x float> %131, i64 2
  %137 = insertelement <8 x float> %135, float %136, i64 2
  %138 = extractelement <4 x float> %131, i64 3
  %139 = insertelement <8 x float> %137, float %138, i64 3
  %140 = load <4 x float>, ptr %130, align 16
  %141 = extractelement <4 x float> %140, i64 0
  %142 = insertelement <8 x float> %139, float %141, i64 4
  %143 = extractelement <4 x float> %140, i64 1
  %144 = insertelement <8 x float> %142, float %143, i64 5
  %145 = extractelement <4 x float> %140, i64 2
  %146 = insertelement <8 x float> %144, float %145, i64 6
  %147 = extractelement <4 x float> %140, i64 3
  %148 = insertelement <8 x float> %146, float %147, i64 7
  %149 = extractelement <8 x float> %148, i64 0
  %150 = extractelement <8 x float> %148, i64 1
  %151 = extractelement <8 x float> %148, i64 2
  %152 = extractelement <8 x float> %148, i64 3
  %153 = extractelement <8 x float> %148, i64 4
  %154 = extractelement <8 x float> %148, i64 5
  %155 = extractelement <8 x float> %148, i64 6
  %156 = extractelement <8 x float> %148, i64 7
  %157 = call { float, float, float, float, float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sp.sync.aligned.m64n16k32.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, $19, 1, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,r,r"(float %149, float %150, float %151, float %152, float %153, float %154, float %155, float %156, i64 %122, i64 %126, i32 %129, i32 %128)
  %158 = extractvalue { float, float, float, float, float, float, float, float } %157, 0
  %159 = extractvalue { float, float, float, float, float, float, float, float } %157, 1
  %160 = extractvalue { float, float, float, float, float, float, float, float } %157, 2
  %161 = extractvalue { float, float, float, float, float, float, float, float } %157, 3
  %162 = extractvalue { float, float, float, float, float, float, float, float } %157, 4
  %163 = extractvalue { float, float, float, float, float, float, float, float } %157, 5
  %164 = extractvalue { float, float, float, float, float, float, float, float } %157, 6
  %165 = extractvalue { float, float, float, float, float, float, float, float } %157, 7
  %166 = insertelement <8 x float> poison, float %158, i64 0
  %167 = insertelement <8 x float> %166, float %159, i64 1
  %168 = insertelement <8 x float> %167, float %160, i64 2
  %169 = insertelement <8 x float> %168, float %161, i64 3
  %170 = insertelement <8 x float> %169, float %162, i64 4
  %171 = insertelement <8 x float> %170, float %163, i64 5
  %172 = insertelement <8 x float> %171, float %164, i64 6
  %173 = insertelement <8 x float> %172, float %165, i64 7
  %174 = getelementptr float, ptr %6, i64 4
  %175 = extractelement <8 x float> %173, i64 0
  %176 = insertelement <4 x float> poison, float %175, i64 0
  %177 = extractelement <8 x float> %173, i64 1
  %178 = insertelement <4 x float> %176, float %177, i64 1
  %179 = extractelement <8 x float> %173, i64 2
  %180 = insertelement <4 x float> %178, float %179, i64 2
  %181 = extractelement <8 x float> %173, i64 3
  %182 = insertelement <4 x float> %180, float %181, i64 3
  store <4 x float> %182, ptr %6, align 16
  %183 = extractelement <8 x float> %173, i64 4
  %184 = insertelement <4 x float> poison, float %183, i64 0
  %185 = extractelement <8 x float> %173, i64 5
  %186 = insertelement <4 x float> %184, float %185, i64 1
  %187 = extractelement <8 x float> %173, i64 6
  %188 = insertelement <4 x float> %186, float %187, i64 2
  %189 = extractelement <8 x float> %173, i64 7
  %190 = insertelement <4 x float> %188, float %189, i64 3
  store <4 x float> %190, ptr %174, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %191 = getelementptr float, ptr %6, i64 4
  %192 = load <4 x float>, ptr %6, align 16
  %193 = extractelement <4 x float> %192, i64 0
  %194 = insertelement <8 x float> poison, float %193, i64 0
  %195 = extractelement <4 x float> %192, i64 1
  %196 = insertelement <8 x float> %194, float %195, i64 1
  %197 = extractelement <4 x float> %192, i64 2
  %198 = insertelement <8 x float> %196, float %197, i64 2
  %199 = extractelement <4 x float> %192, i64 3
  %200 = insertelement <8 x float> %198, float %199, i64 3
  %201 = load <4 x float>, ptr %191, align 16
  %202 = extractelement <4 x float> %201, i64 0
  %203 = insertelement <8 x float> %200, float %202, i64 4
  %204 = extractelement <4 x float> %201, i64 1
  %205 = insertelement <8 x float> %203, float %204, i64 5
  %206 = extractelement <4 x float> %201, i64 2
  %207 = insertelement <8 x float> %205, float %206, i64 6
  %208 = extractelement <4 x float> %201, i64 3
  %209 = insertelement <8 x float> %207, float %208, i64 7
  %210 = extractelement <8 x float> %209, i64 0
  %211 = extractelement <8 x float> %209, i64 1
  %212 = extractelement <8 x float> %209, i64 2
  %213 = extractelement <8 x float> %209, i64 3
  %214 = extractelement <8 x float> %209, i64 4
  %215 = extractelement <8 x float> %209, i64 5
  %216 = extractelement <8 x float> %209, i64 6
  %217 = extractelement <8 x float> %209, i64 7
  %218 = call { float, float, float, float, float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7"(float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217)
  %219 = extractvalue { float, float, float, float, float, float, float, float } %218, 0
  %220 = extractvalue { float, float, float, float, float, float, float, float } %218, 1
  %221 = extractvalue { float, float, float, float, float, float, float, float } %218, 2
  %222 = extractvalue { float, float, float, float, float, float, float, float } %218, 3
  %223 = extractvalue { float, float, float, float, float, float, float, float } %218, 4
  %224 = extractvalue { float, float, float, float, float, float, float, float } %218, 5
  %225 = extractvalue { float, float, float, float, float, float, float, float } %218, 6
  %226 = extractvalue { float, float, float, float, float, float, float, float } %218, 7
  %227 = insertelement <8 x float> poison, float %219, i64 0
  %228 = insertelement <8 x float> %227, float %220, i64 1
  %229 = insertelement <8 x float> %228, float %221, i64 2
  %230 = insertelement <8 x float> %229, float %222, i64 3
  %231 = insertelement <8 x float> %230, float %223, i64 4
  %232 = insertelement <8 x float> %231, float %224, i64 5
  %233 = insertelement <8 x float> %232, float %225, i64 6
  %234 = insertelement <8 x float> %233, float %226, i64 7
  %235 = getelementptr float, ptr %6, i64 4
  %236 = extractelement <8 x float> %234, i64 0
  %237 = insertelement <4 x float> poison, float %236, i64 0
  %238 = extractelement <8 x float> %234, i64 1
  %239 = insertelement <4 x float> %237, float %238, i64 1
  %240 = extractelement <8 x float> %234, i64 2
  %241 = insertelement <4 x float> %239, float %240, i64 2
  %242 = extractelement <8 x float> %234, i64 3
  %243 = insertelement <4 x float> %241, float %242, i64 3
  store <4 x float> %243, ptr %6, align 16
  %244 = extractelement <8 x float> %234, i64 4
  %245 = insertelement <4 x float> poison, float %244, i64 0
  %246 = extractelement <8 x float> %234, i64 5
  %247 = insertelement <4 x float> %245, float %246, i64 1
  %248 = extractelement <8 x float> %234, i64 6
  %249 = insertelement <4 x float> %247, float %248, i64 2
  %250 = extractelement <8 x float> %234, i64 7
  %251 = insertelement <4 x float> %249, float %250, i64 3
  store <4 x float> %251, ptr %235, align 16
  %252 = urem i32 %7, 4
  %253 = udiv i32 %7, 4
  %254 = mul nsw i32 %252, 2
  %255 = urem i32 %253, 8
  %256 = udiv i32 %253, 8
  %257 = mul nsw i32 %255, 16
  %258 = add nsw i32 %254, %257
  %259 = mul nsw i32 %256, 256
  %260 = add nsw i32 %258, %259
  %261 = sext i32 %260 to i64
  %262 = getelementptr float, ptr addrspace(1) %4, i64 %261
  %263 = getelementptr float, ptr %6, i64 4
  %264 = load <4 x float>, ptr %6, align 16
  %265 = extractelement <4 x float> %264, i64 0
  %266 = insertelement <8 x float> poison, float %265, i64 0
  %267 = extractelement <4 x float> %264, i64 1
  %268 = insertelement <8 x float> %266, float %267, i64 1
  %269 = extractelement <4 x float> %264, i64 2
  %270 = insertelement <8 x float> %268, float %269, i64 2
  %271 = extractelement <4 x float> %264, i64 3
  %272 = insertelement <8 x float> %270, float %271, i64 3
  %273 = load <4 x float>, ptr %263, align 16
  %274 = extractelement <4 x float> %273, i64 0
  %275 = insertelement <8 x float> %272, float %274, i64 4
  %276 = extractelement <4 x float> %273, i64 1
  %277 = insertelement <8 x float> %275, float %276, i64 5
  %278 = extractelement <4 x float> %273, i64 2
  %279 = insertelement <8 x float> %277, float %278, i64 6
  %280 = extractelement <4 x float> %273, i64 3
  %281 = insertelement <8 x float> %279, float %280, i64 7
  %282 = getelementptr float, ptr addrspace(1) %262, i64 128
  %283 = getelementptr float, ptr addrspace(1) %262, i64 8
  %284 = getelementptr float, ptr addrspace(1) %262, i64 136
  %285 = extractelement <8 x float> %281, i64 0
  %286 = insertelement <2 x float> poison, float %285, i64 0
  %287 = extractelement <8 x float> %281, i64 1
  %288 = insertelement <2 x float> %286, float %287, i64 1
  store <2 x float> %288, ptr addrspace(1) %262, align 8
  %289 = extractelement <8 x float> %281, i64 2
  %290 = insertelement <2 x float> poison, float %289, i64 0
  %291 = extractelement <8 x float> %281, i64 3
  %292 = insertelement <2 x float> %290, float %291, i64 1
  store <2 x float> %292, ptr addrspace(1) %282, align 8
  %293 = extractelement <8 x float> %281, i64 4
  %294 = insertelement <2 x float> poison, float %293, i64 0
  %295 = extractelement <8 x float> %281, i64 5
  %296 = insertelement <2 x float> %294, float %295, i64 1
  store <2 x float> %296, ptr addrspace(1) %283, align 8
  %297 = extractelement <8 x float> %281, i64 6
  %298 = insertelement <2 x float> poison, float %297, i64 0
  %299 = extractelement <8 x float> %281, i64 7
  %300 = insertelement <2 x float> %298, float %299, i64 1
  store <2 x float> %300, ptr addrspace(1) %284, align 8
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
