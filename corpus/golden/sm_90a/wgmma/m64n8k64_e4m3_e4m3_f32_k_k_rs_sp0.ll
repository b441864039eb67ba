; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x float], align 16
  %7 = alloca [16 x i8], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 4
  %12 = urem i32 %10, 8
  %13 = udiv i32 %10, 8
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %11, %14
  %16 = mul nsw i32 %13, 512
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr i8, ptr addrspace(1) %19, i64 256
  %21 = getelementptr i8, ptr addrspace(1) %19, i64 16
  %22 = getelementptr i8, ptr addrspace(1) %19, i64 272
  %23 = load <4 x i8>, ptr addrspace(1) %19, align 4
  %24 = extractelement <4 x i8> %23, i64 0
  %25 = insertelement <16 x i8> poison, i8 %24, i64 0
  %26 = extractelement <4 x i8> %23, i64 1
  %27 = insertelement <16 x i8> %25, i8 %26, i64 1
  %28 = extractelement <4 x i8> %23, i64 2
  %29 = insertelement <16 x i8> %27, i8 %28, i64 2
  %30 = extractelement <4 x i8> %23, i64 3
  %31 = insertelement <16 x i8> %29, i8 %30, i64 3
  %32 = load <4 x i8>, ptr addrspace(1) %20, align 4
  %33 = extractelement <4 x i8> %32, i64 0
  %34 = insertelement <16 x i8> %31, i8 %33, i64 4
  %35 = extractelement <4 x i8> %32, i64 1
  %36 = insertelement <16 x i8> %34, i8 %35, i64 5
  %37 = extractelement <4 x i8> %32, i64 2
  %38 = insertelement <16 x i8> %36, i8 %37, i64 6
  %39 = extractelement <4 x i8> %32, i64 3
  %40 = insertelement <16 x i8> %38, i8 %39, i64 7
  %41 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %42 = extractelement <4 x i8> %41, i64 0
  %43 = insertelement <16 x i8> %40, i8 %42, i64 8
  %44 = extractelement <4 x i8> %41, i64 1
  %45 = insertelement <16 x i8> %43, i8 %44, i64 9
  %46 = extractelement <4 x i8> %41, i64 2
  %47 = insertelement <16 x i8> %45, i8 %46, i64 10
  %48 = extractelement <4 x i8> %41, i64 3
  %49 = insertelement <16 x i8> %47, i8 %48, i64 11
  %50 = load <4 x i8>, ptr addrspace(1) %22, align 4
  %51 = extractelement <4 x i8> %50, i64 0
  %52 = insertelement <16 x i8> %49, i8 %51, i64 12
  %53 = extractelement <4 x i8> %50, i64 1
  %54 = insertelement <16 x i8> %52, i8 %53, i64 13
  %55 = extractelement <4 x i8> %50, i64 2
  %56 = insertelement <16 x i8> %54, i8 %55, i64 14
  %57 = extractelement <4 x i8> %50, i64 3
  %58 = insertelement <16 x i8> %56, i8 %57, i64 15
  %59 = extractelement <16 x i8> %58, i64 0
  %60 = insertelement <16 x i8> poison, i8 %59, i64 0
  %61 = extractelement <16 x i8> %58, i64 1
  %62 = insertelement <16 x i8> %60, i8 %61, i64 1
  %63 = extractelement <16 x i8> %58, i64 2
  %64 = insertelement <16 x i8> %62, i8 %63, i64 2
  %65 = extractelement <16 x i8> %58, i64 3
  %66 = insertelement <16 x i8> %64, i8 %65, i64 3
  %67 = extractelement <16 x i8> %58, i64 4
  %68 = insertelement <16 x i8> %66, i8 %67, i64 4
  %69 = extractelement <16 x i8> %58, i64 5
  %70 = insertelement <16 x i8> %68, i8 %69, i64 5
  %71 = extractelement <16 x i8> %58, i64 6
  %72 = insertelement <16 x i8> %70, i8 %71, i64 6
  %73 = extractelement <16 x i8> %58, i64 7
  %74 = insertelement <16 x i8> %72, i8 %73, i64 7
  %75 = extractelement <16 x i8> %58, i64 8
  %76 = insertelement <16 x i8> %74, i8 %75, i64 8
  %77 = extractelement <16 x i8> %58, i64 9
  %78 = insertelement <16 x i8> %76, i8 %77, i64 9
  %79 = extractelement <16 x i8> %58, i64 10
  %80 = insertelement <16 x i8> %78, i8 %79, i64 10
  %81 = extractelement <16 x i8> %58, i64 11
  %82 = insertelement <16 x i8> %80, i8 %81, i64 11
  %83 = extractelement <16 x i8> %58, i64 12
  %84 = insertelement <16 x i8> %82, i8 %83, i64 12
  %85 = extractelement <16 x i8> %58, i64 13
  %86 = insertelement <16 x i8> %84, i8 %85, i64 13
  %87 = extractelement <16 x i8> %58, i64 14
  %88 = insertelement <16 x i8> %86, i8 %87, i64 14
  %89 = extractelement <16 x i8> %58, i64 15
  %90 = insertelement <16 x i8> %88, i8 %89, i64 15
  store <16 x i8> %90, ptr %7, align 16
  br label %91

91:                                               ; preds = %94, %5
  %92 = phi i32 [ %113, %94 ], [ %8, %5 ]
  %93 = icmp slt i32 %92, 512
  br i1 %93, label %94, label %114

94:                                               ; preds = %91
  %95 = urem i32 %92, 8
  %96 = udiv i32 %92, 8
  %97 = mul nsw i32 %95, 64
  %98 = add nsw i32 %97, %96
  %99 = sext i32 %98 to i64
  %100 = getelementptr i8, ptr addrspace(1) %1, i64 %99
  %101 = load i8, ptr addrspace(1) %100, align 1
  %102 = urem i32 %92, 8
  %103 = udiv i32 %92, 8
  %104 = mul nsw i32 %102, 128
  %105 = add nsw i32 %104, %103
  %106 = sext i32 %105 to i64
  %107 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %106
  %108 = ptrtoint ptr addrspace(3) %107 to i32
  %109 = and i32 %108, 896
  %110 = lshr i32 %109, 3
  %111 = xor i32 %108, %110
  %112 = inttoptr i32 %111 to ptr addrspace(3)
  store i8 %101, ptr addrspace(3) %112, align 1
  %113 = add i32 %92, 128
  br label %91

114:                                              ; preds = %91
  %115 = urem i32 %8, 4
  %116 = udiv i32 %8, 4
  %117 = mul nsw i32 %115, 2
  %118 = urem i32 %116, 8
  %119 = udiv i32 %116, 8
  %120 = mul nsw i32 %118, 8
  %121 = add nsw i32 %117, %120
  %122 = mul nsw i32 %119, 128
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr float, ptr addrspace(1) %2, i64 %124
  %126 = getelementptr float, ptr addrspace(1) %125, i64 64
  %127 = load <2 x float>, ptr addrspace(1) %125, align 8
  %128 = extractelement <2 x float> %127, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <2 x float> %127, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = load <2 x float>, ptr addrspace(1) %126, align 8
  %133 = extractelement <2 x float> %132, i64 0
  %134 = insertelement <4 x float> %131, float %133, i64 2
  %135 = extractelement <2 x float> %132, i64 1
  %136 = insertelement <4 x float> %134, float %135, i64 3
  %137 = extractelement <4 x float> %136, i64 0
  %138 = insertelement <4 x float> poison, float %137, i64 0
  %139 = extractelement <4 x float> %136, i64 1
  %140 = insertelement <4 x float> %138, float %139, i64 1
  %141 = extractelement <4 x float> %136, i64 2
  %142 = insertelement <4 x float> %140, float %141, i64 2
  %143 = extractelement <4 x float> %136, i64 3
  %144 = insertelement <4 x float> %142, float %143, i64 3
  store <4 x float> %144, ptr %6, align 16
  %145 = sext i32 %8 to i64
  %146 = getelementptr i32, ptr addrspace(1) %3, i64 %145
  %147 = load i32, ptr addrspace(1) %146, align 4
  %148 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %147, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %149 = load <4 x i32>, ptr %7, align 16
  %150 = extractelement <4 x i32> %149, i64 0
  %151 = insertelement <4 x i32> poison, i32 %150, i64 0
  %152 = extractelement <4 x i32> %149, i64 1
  %153 = insertelement <4 x i32> %151, i32 %152, i64 1
  %154 = extractelement <4 x i32> %149, i64 2
  %155 = insertelement <4 x i32> %153, i32 %154, i64 2
  %156 = extractelement <4 x i32> %149, i64 3
  %157 = insertelement <4 x i32> %155, i32 %156, i64 3
  %158 = extractelement <4 x i32> %157, i64 0
  %159 = extractelement <4 x i32> %157, i64 1
  %160 = extractelement <4 x i32> %157, i64 2
  %161 = extractelement <4 x i32> %157, i64 3
  %162 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %163 = lshr i32 %162, 4
  %164 = zext i32 %163 to i64
  %165 = or i64 %164, 4611686293305360384
  %166 = extractvalue { i1, i32 } %148, 0
  %167 = extractvalue { i1, i32 } %148, 1
  %168 = zext i1 %166 to i32
  %169 = load <4 x float>, ptr %6, align 16
  %170 = extractelement <4 x float> %169, i64 0
  %171 = insertelement <4 x float> poison, float %170, i64 0
  %172 = extractelement <4 x float> %169, i64 1
  %173 = insertelement <4 x float> %171, float %172, i64 1
  %174 = extractelement <4 x float> %169, i64 2
  %175 = insertelement <4 x float> %173, float %174, i64 2
  %176 = extractelement <4 x float> %169, i64 3
  %177 = insertelement <4 x float> %175, float %176, i64 3
  %178 = extractelement <4 x float> %177, i64 0
  %179 = extractelement <4 x float> %177, i64 1
  %180 = extractelement <4 x float> %177, i64 2
  %181 = extractelement <4 x float> %177, i64 3
  %182 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e4m3.e4m3 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, $14, 0, p, 1, 1; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r,r"(float %178, float %179, float %180, float %181, i32 %158, i32 %159, i32 %160, i32 %161, i64 %165, i32 %168, i32 %167)
  %183 = extractvalue { float, float, float, float } %182, 0
  %184 = extractvalue { float, float, float, float } %182, 1
  %185 = extractvalue { float, float, float, float } %182, 2
  %186 = extractvalue { float, float, float, float } %182, 3
  %187 = insertelement <4 x float> poison, float %183, i64 0
  %188 = insertelement <4 x float> %187, float %184, i64 1
  %189 = insertelement <4 x float> %188, float %185, i64 2
  %190 = insertelement <4 x float> %189, float %186, i64 3
  %191 = extractelement <4 x float> %190, i64 0
  %192 = insertelement <4 x float> poison, float %191, i64 0
  %193 = extractelement <4 x float> %190, i64 1
  %194 = insertelement <4 x float> %192, float %193, i64 1
  %195 = extractelement <4 x float> %190, i64 2
  %196 = insertelement <4 x float> %194, float %195, i64 2
  %197 = extractelement <4 x float> %190, i64 3
  %198 = insertelement <4 x float> %196, float %197, i64 3
  store <4 x float> %198, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %199 = load <4 x float>, ptr %6, align 16
  %200 = extractelement <4 x float> %199, i64 0
  %201 = insertelement <4 x float> poison, float %200, i64 0
  %202 = extractelement <4 x float> %199, i64 1
  %203 = insertelement <4 x float> %201, float %202, i64 1
  %204 = extractelement <4 x float> %199, i64 2
  %205 = insertelement <4 x float> %203, float %204, i64 2
  %206 = extractelement <4 x float> %199, i64 3
  %207 = insertelement <4 x float> %205, float %206, i64 3
  %208 = extractelement <4 x float> %207, i64 0
  %209 = extractelement <4 x float> %207, i64 1
  %210 = extractelement <4 x float> %207, i64 2
  %211 = extractelement <4 x float> %207, i64 3
  %212 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %208, float %209, float %210, float %211)
  %213 = extractvalue { float, float, float, float } %212, 0
  %214 = extractvalue { float, float, float, float } %212, 1
  %215 = extractvalue { float, float, float, float } %212, 2
  %216 = extractvalue { float, float, float, float } %212, 3
  %217 = insertelement <4 x float> poison, float %213, i64 0
  %218 = insertelement <4 x float> %217, float %214, i64 1
  %219 = insertelement <4 x float> %218, float %215, i64 2
  %220 = insertelement <4 x float> %219, float %216, i64 3
  %221 = extractelement <4 x float> %220, i64 0
  %222 = insertelement <4 x float> poison, float %221, i64 0
  %223 = extractelement <4 x float> %220, i64 1
  %224 = insertelement <4 x float> %222, float %223, i64 1
  %225 = extractelement <4 x float> %220, i64 2
  %226 = insertelement <4 x float> %224, float %225, i64 2
  %227 = extractelement <4 x float> %220, i64 3
  %228 = insertelement <4 x float> %226, float %227, i64 3
  store <4 x float> %228, ptr %6, align 16
  %229 = urem i32 %8, 4
  %230 = udiv i32 %8, 4
  %231 = mul nsw i32 %229, 2
  %232 = urem i32 %230, 8
  %233 = udiv i32 %230, 8
  %234 = mul nsw i32 %232, 8
  %235 = add nsw i32 %231, %234
  %236 = mul nsw i32 %233, 128
  %237 = add nsw i32 %235, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr float, ptr addrspace(1) %4, i64 %238
  %240 = load <4 x float>, ptr %6, align 16
  %241 = extractelement <4 x float> %240, i64 0
  %242 = insertelement <4 x float> poison, float %241, i64 0
  %243 = extractelement <4 x float> %240, i64 1
  %244 = insertelement <4 x float> %242, float %243, i64 1
  %245 = extractelement <4 x float> %240, i64 2
  %246 = insertelement <4 x float> %244, float %245, i64 2
  %247 = extractelement <4 x float> %240, i64 3
  %248 = insertelement <4 x float> %246, float %247, i64 3
  %249 = getelementptr float, ptr addrspace(1) %239, i64 64
  %250 = extractelement <4 x float> %248, i64 0
  %251 = insertelement <2 x float> poison, float %250, i64 0
  %252 = extractelement <4 x float> %248, i64 1
  %253 = insertelement <2 x float> %251, float %252, i64 1
  store <2 x float> %253, ptr addrspace(1) %239, align 8
  %254 = extractelement <4 x float> %248, i64 2
  %255 = insertelement <2 x float> poison, float %254, i64 0
  %256 = extractelement <4 x float> %248, i64 3
  %257 = insertelement <2 x float> %255, float %256, i64 1
  store <2 x float> %257, ptr addrspace(1) %249, align 8
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
