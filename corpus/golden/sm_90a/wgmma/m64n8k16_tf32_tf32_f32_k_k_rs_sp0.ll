; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x float], align 16
  %7 = alloca [4 x i32], align 16
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, 4
  %10 = udiv i32 %8, 4
  %11 = urem i32 %10, 8
  %12 = udiv i32 %10, 8
  %13 = mul nsw i32 %11, 8
  %14 = add nsw i32 %9, %13
  %15 = mul nsw i32 %12, 128
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr i32, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 64
  %20 = getelementptr i32, ptr addrspace(1) %18, i64 4
  %21 = getelementptr i32, ptr addrspace(1) %18, i64 68
  %22 = load i32, ptr addrspace(1) %18, align 4
  %23 = insertelement <4 x i32> poison, i32 %22, i64 0
  %24 = load i32, ptr addrspace(1) %19, align 4
  %25 = insertelement <4 x i32> %23, i32 %24, i64 1
  %26 = load i32, ptr addrspace(1) %20, align 4
  %27 = insertelement <4 x i32> %25, i32 %26, i64 2
  %28 = load i32, ptr addrspace(1) %21, align 4
  %29 = insertelement <4 x i32> %27, i32 %28, i64 3
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = extractelement <4 x i32> %29, i64 1
  %33 = insertelement <4 x i32> %31, i32 %32, i64 1
  %34 = extractelement <4 x i32> %29, i64 2
  %35 = insertelement <4 x i32> %33, i32 %34, i64 2
  %36 = extractelement <4 x i32> %29, i64 3
  %37 = insertelement <4 x i32> %35, i32 %36, i64 3
  store <4 x i32> %37, ptr %7, align 16
  br label %38

38:                                               ; preds = %41, %5
  %39 = phi i32 [ %60, %41 ], [ %8, %5 ]
  %40 = icmp slt i32 %39, 128
  br i1 %40, label %41, label %61

41:                                               ; preds = %38
  %42 = urem i32 %39, 8
  %43 = udiv i32 %39, 8
  %44 = mul nsw i32 %42, 16
  %45 = add nsw i32 %44, %43
  %46 = sext i32 %45 to i64
  %47 = getelementptr i32, ptr addrspace(1) %1, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = urem i32 %39, 8
  %50 = udiv i32 %39, 8
  %51 = mul nsw i32 %49, 32
  %52 = add nsw i32 %51, %50
  %53 = sext i32 %52 to i64
  %54 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %53
  %55 = ptrtoint ptr addrspace(3) %54 to i32
  %56 = and i32 %55, 896
  %57 = lshr i32 %56, 3
  %58 = xor i32 %55, %57
  %59 = inttoptr i32 %58 to ptr addrspace(3)
  store i32 %48, ptr addrspace(3) %59, align 4
  %60 = add i32 %39, 128
  br label %38

61:                                               ; preds = %38
  %62 = urem i32 %8, 4
  %63 = udiv i32 %8, 4
  %64 = mul nsw i32 %62, 2
  %65 = urem i32 %63, 8
  %66 = udiv i32 %63, 8
  %67 = mul nsw i32 %65, 8
  %68 = add nsw i32 %64, %67
  %69 = mul nsw i32 %66, 128
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr float, ptr addrspace(1) %2, i64 %71
  %73 = getelementptr float, ptr addrspace(1) %72, i64 64
  %74 = load <2 x float>, ptr addrspace(1) %72, align 8
  %75 = extractelement <2 x float> %74, i64 0
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = extractelement <2 x float> %74, i64 1
  %78 = insertelement <4 x float> %76, float %77, i64 1
  %79 = load <2 x float>, ptr addrspace(1) %73, align 8
  %80 = extractelement <2 x float> %79, i64 0
  %81 = insertelement <4 x float> %78, float %80, i64 2
  %82 = extractelement <2 x float> %79, i64 1
  %83 = insertelement <4 x float> %81, float %82, i64 3
  %84 = extractelement <4 x float> %83, i64 0
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = extractelement <4 x float> %83, i64 1
  %87 = insertelement <4 x float> %85, float %86, i64 1
  %88 = extractelement <4 x float> %83, i64 2
  %89 = insertelement <4 x float> %87, float %88, i64 2
  %90 = extractelement <4 x float> %83, i64 3
  %91 = insertelement <4 x float> %89, float %90, i64 3
  store <4 x float> %91, ptr %6, align 16
  %92 = sext i32 %8 to i64
  %93 = getelementptr i32, ptr addrspace(1) %3, i64 %92
  %94 = load i32, ptr addrspace(1) %93, align 4
  %95 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %94, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %96 = load <4 x i32>, ptr %7, align 16
  %97 = extractelement <4 x i32> %96, i64 0
  %98 = insertelement <4 x i32> poison, i32 %97, i64 0
  %99 = extractelement <4 x i32> %96, i64 1
  %100 = insertelement <4 x i32> %98, i32 %99, i64 1
  %101 = extractelement <4 x i32> %96, i64 2
  %102 = insertelement <4 x i32> %100, i32 %101, i64 2
  %103 = extractelement <4 x i32> %96, i64 3
  %104 = insertelement <4 x i32> %102, i32 %103, i64 3
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = extractelement <4 x i32> %104, i64 1
  %107 = extractelement <4 x i32> %104, i64 2
  %108 = extractelement <4 x i32> %104, i64 3
  %109 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %110 = lshr i32 %109, 4
  %111 = zext i32 %110 to i64
  %112 = or i64 %111, 4611686293305360384
  %113 = extractvalue { i1, i32 } %95, 0
  %114 = extractvalue { i1, i32 } %95, 1
  %115 = zext i1 %113 to i32
  %116 = load <4 x float>, ptr %6, align 16
  %117 = extractelement <4 x float> %116, i64 0
  %118 = insertelement <4 x float> poison, float %117, i64 0
  %119 = extractelement <4 x float> %116, i64 1
  %120 = insertelement <4 x float> %118, float %119, i64 1
  %121 = extractelement <4 x float> %116, i64 2
  %122 = insertelement <4 x float> %120, float %121, i64 2
  %123 = extractelement <4 x float> %116, i64 3
  %124 = insertelement <4 x float> %122, float %123, i64 3
  %125 = extractelement <4 x float> %124, i64 0
  %126 = extractelement <4 x float> %124, i64 1
  %127 = extractelement <4 x float> %124, i64 2
  %128 = extractelement <4 x float> %124, i64 3
  %129 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sp.sync.aligned.m64n8k16.f32.tf32.tf32 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, $14, 0, p, 1, 1; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r,r"(float %125, float %126, float %127, float %128, i32 %105, i32 %106, i32 %107, i32 %108, i64 %112, i32 %115, i32 %114)
  %130 = extractvalue { float, float, float, float } %129, 0
  %131 = extractvalue { float, float, float, float } %129, 1
  %132 = extractvalue { float, float, float, float } %129, 2
  %133 = extractvalue { float, float, float, float } %129, 3
  %134 = insertelement <4 x float> poison, float %130, i64 0
  %135 = insertelement <4 x float> %134, float %131, i64 1
  %136 = insertelement <4 x float> %135, float %132, i64 2
  %137 = insertelement <4 x float> %136, float %133, i64 3
  %138 = extractelement <4 x float> %137, i64 0
  %139 = insertelement <4 x float> poison, float %138, i64 0
  %140 = extractelement <4 x float> %137, i64 1
  %141 = insertelement <4 x float> %139, float %140, i64 1
  %142 = extractelement <4 x float> %137, i64 2
  %143 = insertelement <4 x float> %141, float %142, i64 2
  %144 = extractelement <4 x float> %137, i64 3
  %145 = insertelement <4 x float> %143, float %144, i64 3
  store <4 x float> %145, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %146 = load <4 x float>, ptr %6, align 16
  %147 = extractelement <4 x float> %146, i64 0
  %148 = insertelement <4 x float> poison, float %147, i64 0
  %149 = extractelement <4 x float> %146, i64 1
  %150 = insertelement <4 x float> %148, float %149, i64 1
  %151 = extractelement <4 x float> %146, i64 2
  %152 = insertelement <4 x float> %150, float %151, i64 2
  %153 = extractelement <4 x float> %146, i64 3
  %154 = insertelement <4 x float> %152, float %153, i64 3
  %155 = extractelement <4 x float> %154, i64 0
  %156 = extractelement <4 x float> %154, i64 1
  %157 = extractelement <4 x float> %154, i64 2
  %158 = extractelement <4 x float> %154, i64 3
  %159 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %155, float %156, float %157, float %158)
  %160 = extractvalue { float, float, float, float } %159, 0
  %161 = extractvalue { float, float, float, float } %159, 1
  %162 = extractvalue { float, float, float, float } %159, 2
  %163 = extractvalue { float, float, float, float } %159, 3
  %164 = insertelement <4 x float> poison, float %160, i64 0
  %165 = insertelement <4 x float> %164, float %161, i64 1
  %166 = insertelement <4 x float> %165, float %162, i64 2
  %167 = insertelement <4 x float> %166, float %163, i64 3
  %168 = extractelement <4 x float> %167, i64 0
  %169 = insertelement <4 x float> poison, float %168, i64 0
  %170 = extractelement <4 x float> %167, i64 1
  %171 = insertelement <4 x float> %169, float %170, i64 1
  %172 = extractelement <4 x float> %167, i64 2
  %173 = insertelement <4 x float> %171, float %172, i64 2
  %174 = extractelement <4 x float> %167, i64 3
  %175 = insertelement <4 x float> %173, float %174, i64 3
  store <4 x float> %175, ptr %6, align 16
  %176 = urem i32 %8, 4
  %177 = udiv i32 %8, 4
  %178 = mul nsw i32 %176, 2
  %179 = urem i32 %177, 8
  %180 = udiv i32 %177, 8
  %181 = mul nsw i32 %179, 8
  %182 = add nsw i32 %178, %181
  %183 = mul nsw i32 %180, 128
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr float, ptr addrspace(1) %4, i64 %185
  %187 = load <4 x float>, ptr %6, align 16
  %188 = extractelement <4 x float> %187, i64 0
  %189 = insertelement <4 x float> poison, float %188, i64 0
  %190 = extractelement <4 x float> %187, i64 1
  %191 = insertelement <4 x float> %189, float %190, i64 1
  %192 = extractelement <4 x float> %187, i64 2
  %193 = insertelement <4 x float> %191, float %192, i64 2
  %194 = extractelement <4 x float> %187, i64 3
  %195 = insertelement <4 x float> %193, float %194, i64 3
  %196 = getelementptr float, ptr addrspace(1) %186, i64 64
  %197 = extractelement <4 x float> %195, i64 0
  %198 = insertelement <2 x float> poison, float %197, i64 0
  %199 = extractelement <4 x float> %195, i64 1
  %200 = insertelement <2 x float> %198, float %199, i64 1
  store <2 x float> %200, ptr addrspace(1) %186, align 8
  %201 = extractelement <4 x float> %195, i64 2
  %202 = insertelement <2 x float> poison, float %201, i64 0
  %203 = extractelement <4 x float> %195, i64 3
  %204 = insertelement <2 x float> %202, float %203, i64 1
  store <2 x float> %204, ptr addrspace(1) %196, align 8
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
