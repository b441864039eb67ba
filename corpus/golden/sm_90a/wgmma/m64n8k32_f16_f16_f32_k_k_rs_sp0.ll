; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x float], align 16
  %7 = alloca [8 x half], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = mul nsw i32 %9, 2
  %12 = urem i32 %10, 8
  %13 = udiv i32 %10, 8
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %11, %14
  %16 = mul nsw i32 %13, 256
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr half, ptr addrspace(1) %19, i64 128
  %21 = getelementptr half, ptr addrspace(1) %19, i64 8
  %22 = getelementptr half, ptr addrspace(1) %19, i64 136
  %23 = load <2 x half>, ptr addrspace(1) %19, align 4
  %24 = extractelement <2 x half> %23, i64 0
  %25 = insertelement <8 x half> poison, half %24, i64 0
  %26 = extractelement <2 x half> %23, i64 1
  %27 = insertelement <8 x half> %25, half %26, i64 1
  %28 = load <2 x half>, ptr addrspace(1) %20, align 4
  %29 = extractelement <2 x half> %28, i64 0
  %30 = insertelement <8 x half> %27, half %29, i64 2
  %31 = extractelement <2 x half> %28, i64 1
  %32 = insertelement <8 x half> %30, half %31, i64 3
  %33 = load <2 x half>, ptr addrspace(1) %21, align 4
  %34 = extractelement <2 x half> %33, i64 0
  %35 = insertelement <8 x half> %32, half %34, i64 4
  %36 = extractelement <2 x half> %33, i64 1
  %37 = insertelement <8 x half> %35, half %36, i64 5
  %38 = load <2 x half>, ptr addrspace(1) %22, align 4
  %39 = extractelement <2 x half> %38, i64 0
  %40 = insertelement <8 x half> %37, half %39, i64 6
  %41 = extractelement <2 x half> %38, i64 1
  %42 = insertelement <8 x half> %40, half %41, i64 7
  %43 = extractelement <8 x half> %42, i64 0
  %44 = insertelement <8 x half> poison, half %43, i64 0
  %45 = extractelement <8 x half> %42, i64 1
  %46 = insertelement <8 x half> %44, half %45, i64 1
  %47 = extractelement <8 x half> %42, i64 2
  %48 = insertelement <8 x half> %46, half %47, i64 2
  %49 = extractelement <8 x half> %42, i64 3
  %50 = insertelement <8 x half> %48, half %49, i64 3
  %51 = extractelement <8 x half> %42, i64 4
  %52 = insertelement <8 x half> %50, half %51, i64 4
  %53 = extractelement <8 x half> %42, i64 5
  %54 = insertelement <8 x half> %52, half %53, i64 5
  %55 = extractelement <8 x half> %42, i64 6
  %56 = insertelement <8 x half> %54, half %55, i64 6
  %57 = extractelement <8 x half> %42, i64 7
  %58 = insertelement <8 x half> %56, half %57, i64 7
  store <8 x half> %58, ptr %7, align 16
  br label %59

59:                                               ; preds = %62, %5
  %60 = phi i32 [ %81, %62 ], [ %8, %5 ]
  %61 = icmp slt i32 %60, 256
  br i1 %61, label %62, label %82

62:                                               ; preds = %59
  %63 = urem i32 %60, 8
  %64 = udiv i32 %60, 8
  %65 = mul nsw i32 %63, 32
  %66 = add nsw i32 %65, %64
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, ptr addrspace(1) %1, i64 %67
  %69 = load half, ptr addrspace(1) %68, align 2
  %70 = urem i32 %60, 8
  %71 = udiv i32 %60, 8
  %72 = mul nsw i32 %70, 64
  %73 = add nsw i32 %72, %71
  %74 = sext i32 %73 to i64
  %75 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %74
  %76 = ptrtoint ptr addrspace(3) %75 to i32
  %77 = and i32 %76, 896
  %78 = lshr i32 %77, 3
  %79 = xor i32 %76, %78
  %80 = inttoptr i32 %79 to ptr addrspace(3)
  store half %69, ptr addrspace(3) %80, align 2
  %81 = add i32 %60, 128
  br label %59

82:                                               ; preds = %59
  %83 = urem i32 %8, 4
  %84 = udiv i32 %8, 4
  %85 = mul nsw i32 %83, 2
  %86 = urem i32 %84, 8
  %87 = udiv i32 %84, 8
  %88 = mul nsw i32 %86, 8
  %89 = add nsw i32 %85, %88
  %90 = mul nsw i32 %87, 128
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr float, ptr addrspace(1) %2, i64 %92
  %94 = getelementptr float, ptr addrspace(1) %93, i64 64
  %95 = load <2 x float>, ptr addrspace(1) %93, align 8
  %96 = extractelement <2 x float> %95, i64 0
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = extractelement <2 x float> %95, i64 1
  %99 = insertelement <4 x float> %97, float %98, i64 1
  %100 = load <2 x float>, ptr addrspace(1) %94, align 8
  %101 = extractelement <2 x float> %100, i64 0
  %102 = insertelement <4 x float> %99, float %101, i64 2
  %103 = extractelement <2 x float> %100, i64 1
  %104 = insertelement <4 x float> %102, float %103, i64 3
  %105 = extractelement <4 x float> %104, i64 0
  %106 = insertelement <4 x float> poison, float %105, i64 0
  %107 = extractelement <4 x float> %104, i64 1
  %108 = insertelement <4 x float> %106, float %107, i64 1
  %109 = extractelement <4 x float> %104, i64 2
  %110 = insertelement <4 x float> %108, float %109, i64 2
  %111 = extractelement <4 x float> %104, i64 3
  %112 = insertelement <4 x float> %110, float %111, i64 3
  store <4 x float> %112, ptr %6, align 16
  %113 = sext i32 %8 to i64
  %114 = getelementptr i32, ptr addrspace(1) %3, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4
  %116 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %115, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %117 = load <4 x i32>, ptr %7, align 16
  %118 = extractelement <4 x i32> %117, i64 0
  %119 = insertelement <4 x i32> poison, i32 %118, i64 0
  %120 = extractelement <4 x i32> %117, i64 1
  %121 = insertelement <4 x i32> %119, i32 %120, i64 1
  %122 = extractelement <4 x i32> %117, i64 2
  %123 = insertelement <4 x i32> %121, i32 %122, i64 2
  %124 = extractelement <4 x i32> %117, i64 3
  %125 = insertelement <4 x i32> %123, i32 %124, i64 3
  %126 = extractelement <4 x i32> %125, i64 0
  %127 = extractelement <4 x i32> %125, i64 1
  %128 = extractelement <4 x i32> %125, i64 2
  %129 = extractelement <4 x i32> %125, i64 3
  %130 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %131 = lshr i32 %130, 4
  %132 = zext i32 %131 to i64
  %133 = or i64 %132, 4611686293305360384
  %134 = extractvalue { i1, i32 } %116, 0
  %135 = extractvalue { i1, i32 } %116, 1
  %136 = zext i1 %134 to i32
  %137 = load <4 x float>, ptr %6, align 16
  %138 = extractelement <4 x float> %137, i64 0
  %139 = insertelement <4 x float> poison, float %138, i64 0
  %140 = extractelement <4 x float> %137, i64 1
  %141 = insertelement <4 x float> %139, float %140, i64 1
  %142 = extractelement <4 x float> %137, i64 2
  %143 = insertelement <4 x float> %141, float %142, i64 2
  %144 = extractelement <4 x float> %137, i64 3
  %145 = insertelement <4 x float> %143, float %144, i64 3
  %146 = extractelement <4 x float> %145, i64 0
  %147 = extractelement <4 x float> %145, i64 1
  %148 = extractelement <4 x float> %145, i64 2
  %149 = extractelement <4 x float> %145, i64 3
  %150 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, $14, 0, p, 1, 1, 0; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r,r"(float %146, float %147, float %148, float %149, i32 %126, i32 %127, i32 %128, i32 %129, i64 %133, i32 %136, i32 %135)
  %151 = extractvalue { float, float, float, float } %150, 0
  %152 = extractvalue { float, float, float, float } %150, 1
  %153 = extractvalue { float, float, float, float } %150, 2
  %154 = extractvalue { float, float, float, float } %150, 3
  %155 = insertelement <4 x float> poison, float %151, i64 0
  %156 = insertelement <4 x float> %155, float %152, i64 1
  %157 = insertelement <4 x float> %156, float %153, i64 2
  %158 = insertelement <4 x float> %157, float %154, i64 3
  %159 = extractelement <4 x float> %158, i64 0
  %160 = insertelement <4 x float> poison, float %159, i64 0
  %161 = extractelement <4 x float> %158, i64 1
  %162 = insertelement <4 x float> %160, float %161, i64 1
  %163 = extractelement <4 x float> %158, i64 2
  %164 = insertelement <4 x float> %162, float %163, i64 2
  %165 = extractelement <4 x float> %158, i64 3
  %166 = insertelement <4 x float> %164, float %165, i64 3
  store <4 x float> %166, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %167 = load <4 x float>, ptr %6, align 16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <4 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <4 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <4 x float> %173, float %174, i64 3
  %176 = extractelement <4 x float> %175, i64 0
  %177 = extractelement <4 x float> %175, i64 1
  %178 = extractelement <4 x float> %175, i64 2
  %179 = extractelement <4 x float> %175, i64 3
  %180 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %176, float %177, float %178, float %179)
  %181 = extractvalue { float, float, float, float } %180, 0
  %182 = extractvalue { float, float, float, float } %180, 1
  %183 = extractvalue { float, float, float, float } %180, 2
  %184 = extractvalue { float, float, float, float } %180, 3
  %185 = insertelement <4 x float> poison, float %181, i64 0
  %186 = insertelement <4 x float> %185, float %182, i64 1
  %187 = insertelement <4 x float> %186, float %183, i64 2
  %188 = insertelement <4 x float> %187, float %184, i64 3
  %189 = extractelement <4 x float> %188, i64 0
  %190 = insertelement <4 x float> poison, float %189, i64 0
  %191 = extractelement <4 x float> %188, i64 1
  %192 = insertelement <4 x float> %190, float %191, i64 1
  %193 = extractelement <4 x float> %188, i64 2
  %194 = insertelement <4 x float> %192, float %193, i64 2
  %195 = extractelement <4 x float> %188, i64 3
  %196 = insertelement <4 x float> %194, float %195, i64 3
  store <4 x float> %196, ptr %6, align 16
  %197 = urem i32 %8, 4
  %198 = udiv i32 %8, 4
  %199 = mul nsw i32 %197, 2
  %200 = urem i32 %198, 8
  %201 = udiv i32 %198, 8
  %202 = mul nsw i32 %200, 8
  %203 = add nsw i32 %199, %202
  %204 = mul nsw i32 %201, 128
  %205 = add nsw i32 %203, %204
  %206 = sext i32 %205 to i64
  %207 = getelementptr float, ptr addrspace(1) %4, i64 %206
  %208 = load <4 x float>, ptr %6, align 16
  %209 = extractelement <4 x float> %208, i64 0
  %210 = insertelement <4 x float> poison, float %209, i64 0
  %211 = extractelement <4 x float> %208, i64 1
  %212 = insertelement <4 x float> %210, float %211, i64 1
  %213 = extractelement <4 x float> %208, i64 2
  %214 = insertelement <4 x float> %212, float %213, i64 2
  %215 = extractelement <4 x float> %208, i64 3
  %216 = insertelement <4 x float> %214, float %215, i64 3
  %217 = getelementptr float, ptr addrspace(1) %207, i64 64
  %218 = extractelement <4 x float> %216, i64 0
  %219 = insertelement <2 x float> poison, float %218, i64 0
  %220 = extractelement <4 x float> %216, i64 1
  %221 = insertelement <2 x float> %219, float %220, i64 1
  store <2 x float> %221, ptr addrspace(1) %207, align 8
  %222 = extractelement <4 x float> %216, i64 2
  %223 = insertelement <2 x float> poison, float %222, i64 0
  %224 = extractelement <4 x float> %216, i64 3
  %225 = insertelement <2 x float> %223, float %224, i64 1
  store <2 x float> %225, ptr addrspace(1) %217, align 8
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
