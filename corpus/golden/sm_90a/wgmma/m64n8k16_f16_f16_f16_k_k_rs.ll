; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
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
  %73 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %72, { i32, i32, i32, i32 } { i32 8, i32 16, i32 16, i32 1 }, 1
  br label %74

74:                                               ; preds = %77, %4
  %75 = phi i32 [ %98, %77 ], [ %7, %4 ]
  %76 = icmp slt i32 %75, 128
  br i1 %76, label %77, label %99

77:                                               ; preds = %74
  %78 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 1
  %79 = srem i32 %75, 8
  %80 = sdiv i32 %75, 8
  %81 = mul nsw i32 %79, 16
  %82 = add nsw i32 %81, %80
  %83 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %73, 0
  %84 = sext i32 %82 to i64
  %85 = getelementptr half, ptr addrspace(1) %83, i64 %84
  %86 = load half, ptr addrspace(1) %85, align 2
  %87 = srem i32 %75, 8
  %88 = sdiv i32 %75, 8
  %89 = mul nsw i32 %87, 64
  %90 = add nsw i32 %89, %88
  %91 = sext i32 %90 to i64
  %92 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %91
  %93 = ptrtoint ptr addrspace(3) %92 to i32
  %94 = and i32 %93, 896
  %95 = lshr i32 %94, 3
  %96 = xor i32 %93, %95
  %97 = inttoptr i32 %96 to ptr addrspace(3)
  store half %86, ptr addrspace(3) %97, align 2
  %98 = add i32 %75, 128
  br label %74

99:                                               ; preds = %74
  %100 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %101 = insertvalue { ptr, { i32, i32 } } %100, { i32, i32 } { i32 4, i32 1 }, 1
  %102 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %103 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %102, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %104 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %103, 1
  %105 = extractvalue { i32 } %8, 0
  %106 = srem i32 %105, 4
  %107 = sdiv i32 %105, 4
  %108 = mul nsw i32 %106, 2
  %109 = srem i32 %107, 8
  %110 = sdiv i32 %107, 8
  %111 = mul nsw i32 %109, 8
  %112 = add nsw i32 %108, %111
  %113 = mul nsw i32 %110, 128
  %114 = add nsw i32 %112, %113
  %115 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %103, 0
  %116 = sext i32 %114 to i64
  %117 = getelementptr half, ptr addrspace(1) %115, i64 %116
  %118 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %117, 0
  %119 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %118, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %120 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %119, 1
  %121 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %119, 0
  %122 = getelementptr half, ptr addrspace(1) %121, i64 64
  %123 = load <2 x half>, ptr addrspace(1) %121, align 4
  %124 = extractelement <2 x half> %123, i64 0
  %125 = insertelement <4 x half> poison, half %124, i64 0
  %126 = extractelement <2 x half> %123, i64 1
  %127 = insertelement <4 x half> %125, half %126, i64 1
  %128 = load <2 x half>, ptr addrspace(1) %122, align 4
  %129 = extractelement <2 x half> %128, i64 0
  %130 = insertelement <4 x half> %127, half %129, i64 2
  %131 = extractelement <2 x half> %128, i64 1
  %132 = insertelement <4 x half> %130, half %131, i64 3
  %133 = extractvalue { ptr, { i32, i32 } } %101, 1
  %134 = extractvalue { ptr, { i32, i32 } } %101, 0
  %135 = extractelement <4 x half> %132, i64 0
  %136 = insertelement <4 x half> poison, half %135, i64 0
  %137 = extractelement <4 x half> %132, i64 1
  %138 = insertelement <4 x half> %136, half %137, i64 1
  %139 = extractelement <4 x half> %132, i64 2
  %140 = insertelement <4 x half> %138, half %139, i64 2
  %141 = extractelement <4 x half> %132, i64 3
  %142 = insertelement <4 x half> %140, half %141, i64 3
  store <4 x half> %142, ptr %134, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %143 = extractvalue { ptr, { i32, i32 } } %10, 0
  %144 = insertvalue { ptr, { i32, i32 } } poison, ptr %143, 0
  %145 = insertvalue { ptr, { i32, i32 } } %144, { i32, i32 } { i32 4, i32 1 }, 1
  %146 = extractvalue { ptr, { i32, i32 } } %145, 1
  %147 = extractvalue { ptr, { i32, i32 } } %145, 0
  %148 = load <4 x i32>, ptr %147, align 16
  %149 = extractelement <4 x i32> %148, i64 0
  %150 = insertelement <4 x i32> poison, i32 %149, i64 0
  %151 = extractelement <4 x i32> %148, i64 1
  %152 = insertelement <4 x i32> %150, i32 %151, i64 1
  %153 = extractelement <4 x i32> %148, i64 2
  %154 = insertelement <4 x i32> %152, i32 %153, i64 2
  %155 = extractelement <4 x i32> %148, i64 3
  %156 = insertelement <4 x i32> %154, i32 %155, i64 3
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = extractelement <4 x i32> %156, i64 1
  %159 = extractelement <4 x i32> %156, i64 2
  %160 = extractelement <4 x i32> %156, i64 3
  %161 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %162 = lshr i32 %161, 4
  %163 = zext i32 %162 to i64
  %164 = or i64 %163, 4611686293305360384
  %165 = extractvalue { ptr, { i32, i32 } } %101, 0
  %166 = insertvalue { ptr, { i32, i32 } } poison, ptr %165, 0
  %167 = insertvalue { ptr, { i32, i32 } } %166, { i32, i32 } { i32 2, i32 1 }, 1
  %168 = extractvalue { ptr, { i32, i32 } } %167, 1
  %169 = extractvalue { ptr, { i32, i32 } } %167, 0
  %170 = load <2 x i32>, ptr %169, align 16
  %171 = extractelement <2 x i32> %170, i64 0
  %172 = insertelement <2 x i32> poison, i32 %171, i64 0
  %173 = extractelement <2 x i32> %170, i64 1
  %174 = insertelement <2 x i32> %172, i32 %173, i64 1
  %175 = extractelement <2 x i32> %174, i64 0
  %176 = extractelement <2 x i32> %174, i64 1
  %177 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $9, 0; wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {$0, $1}, {$4, $5, $6, $7}, $8, p, 1, 1, 0; }", "=r,=r,0,1,r,r,r,r,l,r"(i32 %175, i32 %176, i32 %157, i32 %158, i32 %159, i32 %160, i64 %164, i32 1)
  %178 = extractvalue { i32, i32 } %177, 0
  %179 = extractvalue { i32, i32 } %177, 1
  %180 = extractvalue { ptr, { i32, i32 } } %101, 0
  %181 = insertvalue { ptr, { i32, i32 } } poison, ptr %180, 0
  %182 = insertvalue { ptr, { i32, i32 } } %181, { i32, i32 } { i32 2, i32 1 }, 1
  %183 = insertelement <2 x i32> poison, i32 %178, i64 0
  %184 = insertelement <2 x i32> %183, i32 %179, i64 1
  %185 = extractvalue { ptr, { i32, i32 } } %182, 1
  %186 = extractvalue { ptr, { i32, i32 } } %182, 0
  %187 = extractelement <2 x i32> %184, i64 0
  %188 = insertelement <2 x i32> poison, i32 %187, i64 0
  %189 = extractelement <2 x i32> %184, i64 1
  %190 = insertelement <2 x i32> %188, i32 %189, i64 1
  store <2 x i32> %190, ptr %186, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %191 = extractvalue { ptr, { i32, i32 } } %101, 0
  %192 = insertvalue { ptr, { i32, i32 } } poison, ptr %191, 0
  %193 = insertvalue { ptr, { i32, i32 } } %192, { i32, i32 } { i32 2, i32 1 }, 1
  %194 = extractvalue { ptr, { i32, i32 } } %193, 1
  %195 = extractvalue { ptr, { i32, i32 } } %193, 0
  %196 = load <2 x i32>, ptr %195, align 16
  %197 = extractelement <2 x i32> %196, i64 0
  %198 = insertelement <2 x i32> poison, i32 %197, i64 0
  %199 = extractelement <2 x i32> %196, i64 1
  %200 = insertelement <2 x i32> %198, i32 %199, i64 1
  %201 = extractelement <2 x i32> %200, i64 0
  %202 = extractelement <2 x i32> %200, i64 1
  %203 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %201, i32 %202)
  %204 = extractvalue { i32, i32 } %203, 0
  %205 = extractvalue { i32, i32 } %203, 1
  %206 = extractvalue { ptr, { i32, i32 } } %101, 0
  %207 = insertvalue { ptr, { i32, i32 } } poison, ptr %206, 0
  %208 = insertvalue { ptr, { i32, i32 } } %207, { i32, i32 } { i32 2, i32 1 }, 1
  %209 = insertelement <2 x i32> poison, i32 %204, i64 0
  %210 = insertelement <2 x i32> %209, i32 %205, i64 1
  %211 = extractvalue { ptr, { i32, i32 } } %208, 1
  %212 = extractvalue { ptr, { i32, i32 } } %208, 0
  %213 = extractelement <2 x i32> %210, i64 0
  %214 = insertelement <2 x i32> poison, i32 %213, i64 0
  %215 = extractelement <2 x i32> %210, i64 1
  %216 = insertelement <2 x i32> %214, i32 %215, i64 1
  store <2 x i32> %216, ptr %212, align 16
  %217 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %218 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %217, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %219 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %218, 1
  %220 = extractvalue { i32 } %8, 0
  %221 = srem i32 %220, 4
  %222 = sdiv i32 %220, 4
  %223 = mul nsw i32 %221, 2
  %224 = srem i32 %222, 8
  %225 = sdiv i32 %222, 8
  %226 = mul nsw i32 %224, 8
  %227 = add nsw i32 %223, %226
  %228 = mul nsw i32 %225, 128
  %229 = add nsw i32 %227, %228
  %230 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %218, 0
  %231 = sext i32 %229 to i64
  %232 = getelementptr half, ptr addrspace(1) %230, i64 %231
  %233 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %232, 0
  %234 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %233, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %235 = extractvalue { ptr, { i32, i32 } } %101, 1
  %236 = extractvalue { ptr, { i32, i32 } } %101, 0
  %237 = load <4 x half>, ptr %236, align 16
  %238 = extractelement <4 x half> %237, i64 0
  %239 = insertelement <4 x half> poison, half %238, i64 0
  %240 = extractelement <4 x half> %237, i64 1
  %241 = insertelement <4 x half> %239, half %240, i64 1
  %242 = extractelement <4 x half> %237, i64 2
  %243 = insertelement <4 x half> %241, half %242, i64 2
  %244 = extractelement <4 x half> %237, i64 3
  %245 = insertelement <4 x half> %243, half %244, i64 3
  %246 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %234, 1
  %247 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %234, 0
  %248 = getelementptr half, ptr addrspace(1) %247, i64 64
  %249 = extractelement <4 x half> %245, i64 0
  %250 = insertelement <2 x half> poison, half %249, i64 0
  %251 = extractelement <4 x half> %245, i64 1
  %252 = insertelement <2 x half> %250, half %251, i64 1
  store <2 x half> %252, ptr addrspace(1) %247, align 4
  %253 = extractelement <4 x half> %245, i64 2
  %254 = insertelement <2 x half> poison, half %253, i64 0
  %255 = extractelement <4 x half> %245, i64 3
  %256 = insertelement <2 x half> %254, half %255, i64 1
  store <2 x half> %256, ptr addrspace(1) %248, align 4
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
