; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = insertvalue { i32 } poison, i32 %6, 0
  %8 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %9 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %8, { i32, i32, i32, i32 } { i32 64, i32 16, i32 16, i32 1 }, 1
  br label %10

10:                                               ; preds = %13, %4
  %11 = phi i32 [ %38, %13 ], [ %6, %4 ]
  %12 = icmp slt i32 %11, 1024
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 1
  %15 = srem i32 %11, 64
  %16 = sdiv i32 %11, 64
  %17 = mul nsw i32 %15, 16
  %18 = add nsw i32 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 0
  %20 = sext i32 %18 to i64
  %21 = getelementptr bfloat, ptr addrspace(1) %19, i64 %20
  %22 = load bfloat, ptr addrspace(1) %21, align 2
  %23 = srem i32 %11, 8
  %24 = sdiv i32 %11, 8
  %25 = mul nsw i32 %23, 64
  %26 = srem i32 %24, 8
  %27 = sdiv i32 %24, 8
  %28 = mul nsw i32 %26, 512
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr bfloat, ptr addrspace(3) @cute_dynamic_smem, i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store bfloat %22, ptr addrspace(3) %37, align 2
  %38 = add i32 %11, 128
  br label %10

39:                                               ; preds = %10
  %40 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 8, i32 16, i32 16, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %66, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 128
  br i1 %44, label %45, label %67

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 8
  %48 = sdiv i32 %43, 8
  %49 = mul nsw i32 %47, 16
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr bfloat, ptr addrspace(1) %51, i64 %52
  %54 = load bfloat, ptr addrspace(1) %53, align 2
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 64
  %58 = add nsw i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr bfloat, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 896
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = inttoptr i32 %64 to ptr addrspace(3)
  store bfloat %54, ptr addrspace(3) %65, align 2
  %66 = add i32 %43, 128
  br label %42

67:                                               ; preds = %42
  %68 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %69 = insertvalue { ptr, { i32, i32 } } %68, { i32, i32 } { i32 4, i32 1 }, 1
  %70 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %71 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %70, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %72 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %71, 1
  %73 = extractvalue { i32 } %7, 0
  %74 = srem i32 %73, 4
  %75 = sdiv i32 %73, 4
  %76 = mul nsw i32 %74, 2
  %77 = srem i32 %75, 8
  %78 = sdiv i32 %75, 8
  %79 = mul nsw i32 %77, 8
  %80 = add nsw i32 %76, %79
  %81 = mul nsw i32 %78, 128
  %82 = add nsw i32 %80, %81
  %83 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %71, 0
  %84 = sext i32 %82 to i64
  %85 = getelementptr float, ptr addrspace(1) %83, i64 %84
  %86 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %85, 0
  %87 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %86, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %88 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %87, 1
  %89 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %87, 0
  %90 = getelementptr float, ptr addrspace(1) %89, i64 64
  %91 = load <2 x float>, ptr addrspace(1) %89, align 8
  %92 = extractelement <2 x float> %91, i64 0
  %93 = insertelement <4 x float> poison, float %92, i64 0
  %94 = extractelement <2 x float> %91, i64 1
  %95 = insertelement <4 x float> %93, float %94, i64 1
  %96 = load <2 x float>, ptr addrspace(1) %90, align 8
  %97 = extractelement <2 x float> %96, i64 0
  %98 = insertelement <4 x float> %95, float %97, i64 2
  %99 = extractelement <2 x float> %96, i64 1
  %100 = insertelement <4 x float> %98, float %99, i64 3
  %101 = extractvalue { ptr, { i32, i32 } } %69, 1
  %102 = extractvalue { ptr, { i32, i32 } } %69, 0
  %103 = extractelement <4 x float> %100, i64 0
  %104 = insertelement <4 x float> poison, float %103, i64 0
  %105 = extractelement <4 x float> %100, i64 1
  %106 = insertelement <4 x float> %104, float %105, i64 1
  %107 = extractelement <4 x float> %100, i64 2
  %108 = insertelement <4 x float> %106, float %107, i64 2
  %109 = extractelement <4 x float> %100, i64 3
  %110 = insertelement <4 x float> %108, float %109, i64 3
  store <4 x float> %110, ptr %102, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %111 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %112 = lshr i32 %111, 4
  %113 = zext i32 %112 to i64
  %114 = or i64 %113, 4611686293305360384
  %115 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %116 = lshr i32 %115, 4
  %117 = zext i32 %116 to i64
  %118 = or i64 %117, 4611686293305360384
  %119 = extractvalue { ptr, { i32, i32 } } %69, 1
  %120 = extractvalue { ptr, { i32, i32 } } %69, 0
  %121 = load <4 x float>, ptr %120, align 16
  %122 = extractelement <4 x float> %121, i64 0
  %123 = insertelement <4 x float> poison, float %122, i64 0
  %124 = extractelement <4 x float> %121, i64 1
  %125 = insertelement <4 x float> %123, float %124, i64 1
  %126 = extractelement <4 x float> %121, i64 2
  %127 = insertelement <4 x float> %125, float %126, i64 2
  %128 = extractelement <4 x float> %121, i64 3
  %129 = insertelement <4 x float> %127, float %128, i64 3
  %130 = extractelement <4 x float> %129, i64 0
  %131 = extractelement <4 x float> %129, i64 1
  %132 = extractelement <4 x float> %129, i64 2
  %133 = extractelement <4 x float> %129, i64 3
  %134 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $10, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {$0, $1, $2, $3}, $8, $9, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,0,1,2,3,l,l,r"(float %130, float %131, float %132, float %133, i64 %114, i64 %118, i32 1)
  %135 = extractvalue { float, float, float, float } %134, 0
  %136 = extractvalue { float, float, float, float } %134, 1
  %137 = extractvalue { float, float, float, float } %134, 2
  %138 = extractvalue { float, float, float, float } %134, 3
  %139 = insertelement <4 x float> poison, float %135, i64 0
  %140 = insertelement <4 x float> %139, float %136, i64 1
  %141 = insertelement <4 x float> %140, float %137, i64 2
  %142 = insertelement <4 x float> %141, float %138, i64 3
  %143 = extractvalue { ptr, { i32, i32 } } %69, 1
  %144 = extractvalue { ptr, { i32, i32 } } %69, 0
  %145 = extractelement <4 x float> %142, i64 0
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = extractelement <4 x float> %142, i64 1
  %148 = insertelement <4 x float> %146, float %147, i64 1
  %149 = extractelement <4 x float> %142, i64 2
  %150 = insertelement <4 x float> %148, float %149, i64 2
  %151 = extractelement <4 x float> %142, i64 3
  %152 = insertelement <4 x float> %150, float %151, i64 3
  store <4 x float> %152, ptr %144, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %153 = extractvalue { ptr, { i32, i32 } } %69, 1
  %154 = extractvalue { ptr, { i32, i32 } } %69, 0
  %155 = load <4 x float>, ptr %154, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = insertelement <4 x float> poison, float %156, i64 0
  %158 = extractelement <4 x float> %155, i64 1
  %159 = insertelement <4 x float> %157, float %158, i64 1
  %160 = extractelement <4 x float> %155, i64 2
  %161 = insertelement <4 x float> %159, float %160, i64 2
  %162 = extractelement <4 x float> %155, i64 3
  %163 = insertelement <4 x float> %161, float %162, i64 3
  %164 = extractelement <4 x float> %163, i64 0
  %165 = extractelement <4 x float> %163, i64 1
  %166 = extractelement <4 x float> %163, i64 2
  %167 = extractelement <4 x float> %163, i64 3
  %168 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %164, float %165, float %166, float %167)
  %169 = extractvalue { float, float, float, float } %168, 0
  %170 = extractvalue { float, float, float, float } %168, 1
  %171 = extractvalue { float, float, float, float } %168, 2
  %172 = extractvalue { float, float, float, float } %168, 3
  %173 = insertelement <4 x float> poison, float %169, i64 0
  %174 = insertelement <4 x float> %173, float %170, i64 1
  %175 = insertelement <4 x float> %174, float %171, i64 2
  %176 = insertelement <4 x float> %175, float %172, i64 3
  %177 = extractvalue { ptr, { i32, i32 } } %69, 1
  %178 = extractvalue { ptr, { i32, i32 } } %69, 0
  %179 = extractelement <4 x float> %176, i64 0
  %180 = insertelement <4 x float> poison, float %179, i64 0
  %181 = extractelement <4 x float> %176, i64 1
  %182 = insertelement <4 x float> %180, float %181, i64 1
  %183 = extractelement <4 x float> %176, i64 2
  %184 = insertelement <4 x float> %182, float %183, i64 2
  %185 = extractelement <4 x float> %176, i64 3
  %186 = insertelement <4 x float> %184, float %185, i64 3
  store <4 x float> %186, ptr %178, align 16
  %187 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %188 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %187, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %189 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %188, 1
  %190 = extractvalue { i32 } %7, 0
  %191 = srem i32 %190, 4
  %192 = sdiv i32 %190, 4
  %193 = mul nsw i32 %191, 2
  %194 = srem i32 %192, 8
  %195 = sdiv i32 %192, 8
  %196 = mul nsw i32 %194, 8
  %197 = add nsw i32 %193, %196
  %198 = mul nsw i32 %195, 128
  %199 = add nsw i32 %197, %198
  %200 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %188, 0
  %201 = sext i32 %199 to i64
  %202 = getelementptr float, ptr addrspace(1) %200, i64 %201
  %203 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %202, 0
  %204 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %203, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %205 = extractvalue { ptr, { i32, i32 } } %69, 1
  %206 = extractvalue { ptr, { i32, i32 } } %69, 0
  %207 = load <4 x float>, ptr %206, align 16
  %208 = extractelement <4 x float> %207, i64 0
  %209 = insertelement <4 x float> poison, float %208, i64 0
  %210 = extractelement <4 x float> %207, i64 1
  %211 = insertelement <4 x float> %209, float %210, i64 1
  %212 = extractelement <4 x float> %207, i64 2
  %213 = insertelement <4 x float> %211, float %212, i64 2
  %214 = extractelement <4 x float> %207, i64 3
  %215 = insertelement <4 x float> %213, float %214, i64 3
  %216 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %204, 1
  %217 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %204, 0
  %218 = getelementptr float, ptr addrspace(1) %217, i64 64
  %219 = extractelement <4 x float> %215, i64 0
  %220 = insertelement <2 x float> poison, float %219, i64 0
  %221 = extractelement <4 x float> %215, i64 1
  %222 = insertelement <2 x float> %220, float %221, i64 1
  store <2 x float> %222, ptr addrspace(1) %217, align 8
  %223 = extractelement <4 x float> %215, i64 2
  %224 = insertelement <2 x float> poison, float %223, i64 0
  %225 = extractelement <4 x float> %215, i64 3
  %226 = insertelement <2 x float> %224, float %225, i64 1
  store <2 x float> %226, ptr addrspace(1) %218, align 8
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
