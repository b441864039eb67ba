; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
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
  %96 = getelementptr i32, ptr addrspace(1) %94, i64 %95
  %97 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %96, 0
  %98 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %97, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %99 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %98, 1
  %100 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %98, 0
  %101 = getelementptr i32, ptr addrspace(1) %100, i64 64
  %102 = load <2 x i32>, ptr addrspace(1) %100, align 8
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = insertelement <4 x i32> poison, i32 %103, i64 0
  %105 = extractelement <2 x i32> %102, i64 1
  %106 = insertelement <4 x i32> %104, i32 %105, i64 1
  %107 = load <2 x i32>, ptr addrspace(1) %101, align 8
  %108 = extractelement <2 x i32> %107, i64 0
  %109 = insertelement <4 x i32> %106, i32 %108, i64 2
  %110 = extractelement <2 x i32> %107, i64 1
  %111 = insertelement <4 x i32> %109, i32 %110, i64 3
  %112 = extractvalue { ptr, { i32, i32 } } %80, 1
  %113 = extractvalue { ptr, { i32, i32 } } %80, 0
  %114 = extractelement <4 x i32> %111, i64 0
  %115 = insertelement <4 x i32> poison, i32 %114, i64 0
  %116 = extractelement <4 x i32> %111, i64 1
  %117 = insertelement <4 x i32> %115, i32 %116, i64 1
  %118 = extractelement <4 x i32> %111, i64 2
  %119 = insertelement <4 x i32> %117, i32 %118, i64 2
  %120 = extractelement <4 x i32> %111, i64 3
  %121 = insertelement <4 x i32> %119, i32 %120, i64 3
  store <4 x i32> %121, ptr %113, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %122 = extractvalue { ptr, { i32, i32 } } %10, 1
  %123 = extractvalue { ptr, { i32, i32 } } %10, 0
  %124 = load <4 x i32>, ptr %123, align 16
  %125 = extractelement <4 x i32> %124, i64 0
  %126 = insertelement <4 x i32> poison, i32 %125, i64 0
  %127 = extractelement <4 x i32> %124, i64 1
  %128 = insertelement <4 x i32> %126, i32 %127, i64 1
  %129 = extractelement <4 x i32> %124, i64 2
  %130 = insertelement <4 x i32> %128, i32 %129, i64 2
  %131 = extractelement <4 x i32> %124, i64 3
  %132 = insertelement <4 x i32> %130, i32 %131, i64 3
  %133 = extractelement <4 x i32> %132, i64 0
  %134 = extractelement <4 x i32> %132, i64 1
  %135 = extractelement <4 x i32> %132, i64 2
  %136 = extractelement <4 x i32> %132, i64 3
  %137 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %138 = lshr i32 %137, 4
  %139 = zext i32 %138 to i64
  %140 = or i64 %139, 4611686293305360384
  %141 = extractvalue { ptr, { i32, i32 } } %80, 1
  %142 = extractvalue { ptr, { i32, i32 } } %80, 0
  %143 = load <4 x i32>, ptr %142, align 16
  %144 = extractelement <4 x i32> %143, i64 0
  %145 = insertelement <4 x i32> poison, i32 %144, i64 0
  %146 = extractelement <4 x i32> %143, i64 1
  %147 = insertelement <4 x i32> %145, i32 %146, i64 1
  %148 = extractelement <4 x i32> %143, i64 2
  %149 = insertelement <4 x i32> %147, i32 %148, i64 2
  %150 = extractelement <4 x i32> %143, i64 3
  %151 = insertelement <4 x i32> %149, i32 %150, i64 3
  %152 = extractelement <4 x i32> %151, i64 0
  %153 = extractelement <4 x i32> %151, i64 1
  %154 = extractelement <4 x i32> %151, i64 2
  %155 = extractelement <4 x i32> %151, i64 3
  %156 = call { i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k256.s32.b1.b1.and.popc {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p; }", "=r,=r,=r,=r,0,1,2,3,r,r,r,r,l,r"(i32 %152, i32 %153, i32 %154, i32 %155, i32 %133, i32 %134, i32 %135, i32 %136, i64 %140, i32 1)
  %157 = extractvalue { i32, i32, i32, i32 } %156, 0
  %158 = extractvalue { i32, i32, i32, i32 } %156, 1
  %159 = extractvalue { i32, i32, i32, i32 } %156, 2
  %160 = extractvalue { i32, i32, i32, i32 } %156, 3
  %161 = insertelement <4 x i32> poison, i32 %157, i64 0
  %162 = insertelement <4 x i32> %161, i32 %158, i64 1
  %163 = insertelement <4 x i32> %162, i32 %159, i64 2
  %164 = insertelement <4 x i32> %163, i32 %160, i64 3
  %165 = extractvalue { ptr, { i32, i32 } } %80, 1
  %166 = extractvalue { ptr, { i32, i32 } } %80, 0
  %167 = extractelement <4 x i32> %164, i64 0
  %168 = insertelement <4 x i32> poison, i32 %167, i64 0
  %169 = extractelement <4 x i32> %164, i64 1
  %170 = insertelement <4 x i32> %168, i32 %169, i64 1
  %171 = extractelement <4 x i32> %164, i64 2
  %172 = insertelement <4 x i32> %170, i32 %171, i64 2
  %173 = extractelement <4 x i32> %164, i64 3
  %174 = insertelement <4 x i32> %172, i32 %173, i64 3
  store <4 x i32> %174, ptr %166, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %175 = extractvalue { ptr, { i32, i32 } } %80, 1
  %176 = extractvalue { ptr, { i32, i32 } } %80, 0
  %177 = load <4 x i32>, ptr %176, align 16
  %178 = extractelement <4 x i32> %177, i64 0
  %179 = insertelement <4 x i32> poison, i32 %178, i64 0
  %180 = extractelement <4 x i32> %177, i64 1
  %181 = insertelement <4 x i32> %179, i32 %180, i64 1
  %182 = extractelement <4 x i32> %177, i64 2
  %183 = insertelement <4 x i32> %181, i32 %182, i64 2
  %184 = extractelement <4 x i32> %177, i64 3
  %185 = insertelement <4 x i32> %183, i32 %184, i64 3
  %186 = extractelement <4 x i32> %185, i64 0
  %187 = extractelement <4 x i32> %185, i64 1
  %188 = extractelement <4 x i32> %185, i64 2
  %189 = extractelement <4 x i32> %185, i64 3
  %190 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %186, i32 %187, i32 %188, i32 %189)
  %191 = extractvalue { i32, i32, i32, i32 } %190, 0
  %192 = extractvalue { i32, i32, i32, i32 } %190, 1
  %193 = extractvalue { i32, i32, i32, i32 } %190, 2
  %194 = extractvalue { i32, i32, i32, i32 } %190, 3
  %195 = insertelement <4 x i32> poison, i32 %191, i64 0
  %196 = insertelement <4 x i32> %195, i32 %192, i64 1
  %197 = insertelement <4 x i32> %196, i32 %193, i64 2
  %198 = insertelement <4 x i32> %197, i32 %194, i64 3
  %199 = extractvalue { ptr, { i32, i32 } } %80, 1
  %200 = extractvalue { ptr, { i32, i32 } } %80, 0
  %201 = extractelement <4 x i32> %198, i64 0
  %202 = insertelement <4 x i32> poison, i32 %201, i64 0
  %203 = extractelement <4 x i32> %198, i64 1
  %204 = insertelement <4 x i32> %202, i32 %203, i64 1
  %205 = extractelement <4 x i32> %198, i64 2
  %206 = insertelement <4 x i32> %204, i32 %205, i64 2
  %207 = extractelement <4 x i32> %198, i64 3
  %208 = insertelement <4 x i32> %206, i32 %207, i64 3
  store <4 x i32> %208, ptr %200, align 16
  %209 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %210 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %209, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %211 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %210, 1
  %212 = extractvalue { i32 } %8, 0
  %213 = srem i32 %212, 4
  %214 = sdiv i32 %212, 4
  %215 = mul nsw i32 %213, 2
  %216 = srem i32 %214, 8
  %217 = sdiv i32 %214, 8
  %218 = mul nsw i32 %216, 8
  %219 = add nsw i32 %215, %218
  %220 = mul nsw i32 %217, 128
  %221 = add nsw i32 %219, %220
  %222 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %210, 0
  %223 = sext i32 %221 to i64
  %224 = getelementptr i32, ptr addrspace(1) %222, i64 %223
  %225 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %224, 0
  %226 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %225, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %227 = extractvalue { ptr, { i32, i32 } } %80, 1
  %228 = extractvalue { ptr, { i32, i32 } } %80, 0
  %229 = load <4 x i32>, ptr %228, align 16
  %230 = extractelement <4 x i32> %229, i64 0
  %231 = insertelement <4 x i32> poison, i32 %230, i64 0
  %232 = extractelement <4 x i32> %229, i64 1
  %233 = insertelement <4 x i32> %231, i32 %232, i64 1
  %234 = extractelement <4 x i32> %229, i64 2
  %235 = insertelement <4 x i32> %233, i32 %234, i64 2
  %236 = extractelement <4 x i32> %229, i64 3
  %237 = insertelement <4 x i32> %235, i32 %236, i64 3
  %238 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %226, 1
  %239 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %226, 0
  %240 = getelementptr i32, ptr addrspace(1) %239, i64 64
  %241 = extractelement <4 x i32> %237, i64 0
  %242 = insertelement <2 x i32> poison, i32 %241, i64 0
  %243 = extractelement <4 x i32> %237, i64 1
  %244 = insertelement <2 x i32> %242, i32 %243, i64 1
  store <2 x i32> %244, ptr addrspace(1) %239, align 8
  %245 = extractelement <4 x i32> %237, i64 2
  %246 = insertelement <2 x i32> poison, i32 %245, i64 0
  %247 = extractelement <4 x i32> %237, i64 3
  %248 = insertelement <2 x i32> %246, i32 %247, i64 1
  store <2 x i32> %248, ptr addrspace(1) %240, align 8
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
