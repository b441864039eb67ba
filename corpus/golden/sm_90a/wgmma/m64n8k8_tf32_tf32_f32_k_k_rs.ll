; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [4 x i32], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 4, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 64, i32 2, i32 4 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = srem i32 %16, 8
  %18 = sdiv i32 %16, 8
  %19 = mul nsw i32 %17, 8
  %20 = add nsw i32 %15, %19
  %21 = mul nsw i32 %18, 128
  %22 = add nsw i32 %20, %21
  %23 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %12, 0
  %24 = sext i32 %22 to i64
  %25 = getelementptr i32, ptr addrspace(1) %23, i64 %24
  %26 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %25, 0
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %26, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 64, i32 2, i32 4 } }, 1
  %28 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %27, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %27, 0
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 64
  %31 = getelementptr i32, ptr addrspace(1) %29, i64 4
  %32 = getelementptr i32, ptr addrspace(1) %29, i64 68
  %33 = load i32, ptr addrspace(1) %29, align 4
  %34 = insertelement <4 x i32> poison, i32 %33, i64 0
  %35 = load i32, ptr addrspace(1) %30, align 4
  %36 = insertelement <4 x i32> %34, i32 %35, i64 1
  %37 = load i32, ptr addrspace(1) %31, align 4
  %38 = insertelement <4 x i32> %36, i32 %37, i64 2
  %39 = load i32, ptr addrspace(1) %32, align 4
  %40 = insertelement <4 x i32> %38, i32 %39, i64 3
  %41 = extractvalue { ptr, { i32, i32 } } %10, 1
  %42 = extractvalue { ptr, { i32, i32 } } %10, 0
  %43 = extractelement <4 x i32> %40, i64 0
  %44 = insertelement <4 x i32> poison, i32 %43, i64 0
  %45 = extractelement <4 x i32> %40, i64 1
  %46 = insertelement <4 x i32> %44, i32 %45, i64 1
  %47 = extractelement <4 x i32> %40, i64 2
  %48 = insertelement <4 x i32> %46, i32 %47, i64 2
  %49 = extractelement <4 x i32> %40, i64 3
  %50 = insertelement <4 x i32> %48, i32 %49, i64 3
  store <4 x i32> %50, ptr %42, align 16
  %51 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %52 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %51, { i32, i32, i32, i32 } { i32 8, i32 8, i32 8, i32 1 }, 1
  br label %53

53:                                               ; preds = %56, %4
  %54 = phi i32 [ %77, %56 ], [ %7, %4 ]
  %55 = icmp slt i32 %54, 64
  br i1 %55, label %56, label %78

56:                                               ; preds = %53
  %57 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %52, 1
  %58 = srem i32 %54, 8
  %59 = sdiv i32 %54, 8
  %60 = mul nsw i32 %58, 8
  %61 = add nsw i32 %60, %59
  %62 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %52, 0
  %63 = sext i32 %61 to i64
  %64 = getelementptr i32, ptr addrspace(1) %62, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = srem i32 %54, 8
  %67 = sdiv i32 %54, 8
  %68 = mul nsw i32 %66, 32
  %69 = add nsw i32 %68, %67
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %70
  %72 = ptrtoint ptr addrspace(3) %71 to i32
  %73 = and i32 %72, 896
  %74 = lshr i32 %73, 3
  %75 = xor i32 %72, %74
  %76 = inttoptr i32 %75 to ptr addrspace(3)
  store i32 %65, ptr addrspace(3) %76, align 4
  %77 = add i32 %54, 128
  br label %53

78:                                               ; preds = %53
  %79 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %80 = insertvalue { ptr, { i32, i32 } } %79, { i32, i32 } { i32 4, i32 1 }, 1
  %81 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %82 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %81, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %83 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %82, 1
  %84 = extractvalue { i32 } %8, 0
  %85 = srem i32 %84, 4
  %86 = sdiv i32 %84, 4
  %87 = mul nsw i32 %85, 2
  %88 = srem i32 %86, 8
  %89 = sdiv i32 %86, 8
  %90 = mul nsw i32 %88, 8
  %91 = add nsw i32 %87, %90
  %92 = mul nsw i32 %89, 128
  %93 = add nsw i32 %91, %92
  %94 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %82, 0
  %95 = sext i32 %93 to i64
  %96 = getelementptr float, ptr addrspace(1) %94, i64 %95
  %97 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %96, 0
  %98 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %97, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %99 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %98, 1
  %100 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %98, 0
  %101 = getelementptr float, ptr addrspace(1) %100, i64 64
  %102 = load <2 x float>, ptr addrspace(1) %100, align 8
  %103 = extractelement <2 x float> %102, i64 0
  %104 = insertelement <4 x float> poison, float %103, i64 0
  %105 = extractelement <2 x float> %102, i64 1
  %106 = insertelement <4 x float> %104, float %105, i64 1
  %107 = load <2 x float>, ptr addrspace(1) %101, align 8
  %108 = extractelement <2 x float> %107, i64 0
  %109 = insertelement <4 x float> %106, float %108, i64 2
  %110 = extractelement <2 x float> %107, i64 1
  %111 = insertelement <4 x float> %109, float %110, i64 3
  %112 = extractvalue { ptr, { i32, i32 } } %80, 1
  %113 = extractvalue { ptr, { i32, i32 } } %80, 0
  %114 = extractelement <4 x float> %111, i64 0
  %115 = insertelement <4 x float> poison, float %114, i64 0
  %116 = extractelement <4 x float> %111, i64 1
  %117 = insertelement <4 x float> %115, float %116, i64 1
  %118 = extractelement <4 x float> %111, i64 2
  %119 = insertelement <4 x float> %117, float %118, i64 2
  %120 = extractelement <4 x float> %111, i64 3
  %121 = insertelement <4 x float> %119, float %120, i64 3
  store <4 x float> %121, ptr %113, align 16
  %122 = extractvalue { ptr, { i32, i32 } } %10, 0
  %123 = insertvalue { ptr, { i32, i32 } } poison, ptr %122, 0
  %124 = insertvalue { ptr, { i32, i32 } } %123, { i32, i32 } { i32 4, i32 1 }, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %125 = extractvalue { ptr, { i32, i32 } } %124, 0
  %126 = insertvalue { ptr, { i32, i32 } } poison, ptr %125, 0
  %127 = insertvalue { ptr, { i32, i32 } } %126, { i32, i32 } { i32 4, i32 1 }, 1
  %128 = extractvalue { ptr, { i32, i32 } } %127, 1
  %129 = extractvalue { ptr, { i32, i32 } } %127, 0
  %130 = load <4 x i32>, ptr %129, align 16
  %131 = extractelement <4 x i32> %130, i64 0
  %132 = insertelement <4 x i32> poison, i32 %131, i64 0
  %133 = extractelement <4 x i32> %130, i64 1
  %134 = insertelement <4 x i32> %132, i32 %133, i64 1
  %135 = extractelement <4 x i32> %130, i64 2
  %136 = insertelement <4 x i32> %134, i32 %135, i64 2
  %137 = extractelement <4 x i32> %130, i64 3
  %138 = insertelement <4 x i32> %136, i32 %137, i64 3
  %139 = extractelement <4 x i32> %138, i64 0
  %140 = extractelement <4 x i32> %138, i64 1
  %141 = extractelement <4 x i32> %138, i64 2
  %142 = extractelement <4 x i32> %138, i64 3
  %143 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %144 = lshr i32 %143, 4
  %145 = zext i32 %144 to i64
  %146 = or i64 %145, 4611686293305360384
  %147 = extractvalue { ptr, { i32, i32 } } %80, 1
  %148 = extractvalue { ptr, { i32, i32 } } %80, 0
  %149 = load <4 x float>, ptr %148, align 16
  %150 = extractelement <4 x float> %149, i64 0
  %151 = insertelement <4 x float> poison, float %150, i64 0
  %152 = extractelement <4 x float> %149, i64 1
  %153 = insertelement <4 x float> %151, float %152, i64 1
  %154 = extractelement <4 x float> %149, i64 2
  %155 = insertelement <4 x float> %153, float %154, i64 2
  %156 = extractelement <4 x float> %149, i64 3
  %157 = insertelement <4 x float> %155, float %156, i64 3
  %158 = extractelement <4 x float> %157, i64 0
  %159 = extractelement <4 x float> %157, i64 1
  %160 = extractelement <4 x float> %157, i64 2
  %161 = extractelement <4 x float> %157, i64 3
  %162 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p, 1, 1; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r"(float %158, float %159, float %160, float %161, i32 %139, i32 %140, i32 %141, i32 %142, i64 %146, i32 1)
  %163 = extractvalue { float, float, float, float } %162, 0
  %164 = extractvalue { float, float, float, float } %162, 1
  %165 = extractvalue { float, float, float, float } %162, 2
  %166 = extractvalue { float, float, float, float } %162, 3
  %167 = insertelement <4 x float> poison, float %163, i64 0
  %168 = insertelement <4 x float> %167, float %164, i64 1
  %169 = insertelement <4 x float> %168, float %165, i64 2
  %170 = insertelement <4 x float> %169, float %166, i64 3
  %171 = extractvalue { ptr, { i32, i32 } } %80, 1
  %172 = extractvalue { ptr, { i32, i32 } } %80, 0
  %173 = extractelement <4 x float> %170, i64 0
  %174 = insertelement <4 x float> poison, float %173, i64 0
  %175 = extractelement <4 x float> %170, i64 1
  %176 = insertelement <4 x float> %174, float %175, i64 1
  %177 = extractelement <4 x float> %170, i64 2
  %178 = insertelement <4 x float> %176, float %177, i64 2
  %179 = extractelement <4 x float> %170, i64 3
  %180 = insertelement <4 x float> %178, float %179, i64 3
  store <4 x float> %180, ptr %172, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %181 = extractvalue { ptr, { i32, i32 } } %80, 1
  %182 = extractvalue { ptr, { i32, i32 } } %80, 0
  %183 = load <4 x float>, ptr %182, align 16
  %184 = extractelement <4 x float> %183, i64 0
  %185 = insertelement <4 x float> poison, float %184, i64 0
  %186 = extractelement <4 x float> %183, i64 1
  %187 = insertelement <4 x float> %185, float %186, i64 1
  %188 = extractelement <4 x float> %183, i64 2
  %189 = insertelement <4 x float> %187, float %188, i64 2
  %190 = extractelement <4 x float> %183, i64 3
  %191 = insertelement <4 x float> %189, float %190, i64 3
  %192 = extractelement <4 x float> %191, i64 0
  %193 = extractelement <4 x float> %191, i64 1
  %194 = extractelement <4 x float> %191, i64 2
  %195 = extractelement <4 x float> %191, i64 3
  %196 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %192, float %193, float %194, float %195)
  %197 = extractvalue { float, float, float, float } %196, 0
  %198 = extractvalue { float, float, float, float } %196, 1
  %199 = extractvalue { float, float, float, float } %196, 2
  %200 = extractvalue { float, float, float, float } %196, 3
  %201 = insertelement <4 x float> poison, float %197, i64 0
  %202 = insertelement <4 x float> %201, float %198, i64 1
  %203 = insertelement <4 x float> %202, float %199, i64 2
  %204 = insertelement <4 x float> %203, float %200, i64 3
  %205 = extractvalue { ptr, { i32, i32 } } %80, 1
  %206 = extractvalue { ptr, { i32, i32 } } %80, 0
  %207 = extractelement <4 x float> %204, i64 0
  %208 = insertelement <4 x float> poison, float %207, i64 0
  %209 = extractelement <4 x float> %204, i64 1
  %210 = insertelement <4 x float> %208, float %209, i64 1
  %211 = extractelement <4 x float> %204, i64 2
  %212 = insertelement <4 x float> %210, float %211, i64 2
  %213 = extractelement <4 x float> %204, i64 3
  %214 = insertelement <4 x float> %212, float %213, i64 3
  store <4 x float> %214, ptr %206, align 16
  %215 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %216 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %215, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %217 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %216, 1
  %218 = extractvalue { i32 } %8, 0
  %219 = srem i32 %218, 4
  %220 = sdiv i32 %218, 4
  %221 = mul nsw i32 %219, 2
  %222 = srem i32 %220, 8
  %223 = sdiv i32 %220, 8
  %224 = mul nsw i32 %222, 8
  %225 = add nsw i32 %221, %224
  %226 = mul nsw i32 %223, 128
  %227 = add nsw i32 %225, %226
  %228 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %216, 0
  %229 = sext i32 %227 to i64
  %230 = getelementptr float, ptr addrspace(1) %228, i64 %229
  %231 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %230, 0
  %232 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %231, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %233 = extractvalue { ptr, { i32, i32 } } %80, 1
  %234 = extractvalue { ptr, { i32, i32 } } %80, 0
  %235 = load <4 x float>, ptr %234, align 16
  %236 = extractelement <4 x float> %235, i64 0
  %237 = insertelement <4 x float> poison, float %236, i64 0
  %238 = extractelement <4 x float> %235, i64 1
  %239 = insertelement <4 x float> %237, float %238, i64 1
  %240 = extractelement <4 x float> %235, i64 2
  %241 = insertelement <4 x float> %239, float %240, i64 2
  %242 = extractelement <4 x float> %235, i64 3
  %243 = insertelement <4 x float> %241, float %242, i64 3
  %244 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %232, 1
  %245 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %232, 0
  %246 = getelementptr float, ptr addrspace(1) %245, i64 64
  %247 = extractelement <4 x float> %243, i64 0
  %248 = insertelement <2 x float> poison, float %247, i64 0
  %249 = extractelement <4 x float> %243, i64 1
  %250 = insertelement <2 x float> %248, float %249, i64 1
  store <2 x float> %250, ptr addrspace(1) %245, align 8
  %251 = extractelement <4 x float> %243, i64 2
  %252 = insertelement <2 x float> poison, float %251, i64 0
  %253 = extractelement <4 x float> %243, i64 3
  %254 = insertelement <2 x float> %252, float %253, i64 1
  store <2 x float> %254, ptr addrspace(1) %246, align 8
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
