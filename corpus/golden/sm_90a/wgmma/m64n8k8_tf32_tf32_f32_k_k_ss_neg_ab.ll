; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 512
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 8
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 32
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 256
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr i32, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store i32 %17, ptr addrspace(3) %32, align 4
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %57, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 64
  br i1 %37, label %38, label %58

38:                                               ; preds = %35
  %39 = urem i32 %36, 8
  %40 = udiv i32 %36, 8
  %41 = mul nsw i32 %39, 8
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr i32, ptr addrspace(1) %1, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 32
  %49 = add nsw i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %50
  %52 = ptrtoint ptr addrspace(3) %51 to i32
  %53 = and i32 %52, 896
  %54 = lshr i32 %53, 3
  %55 = xor i32 %52, %54
  %56 = inttoptr i32 %55 to ptr addrspace(3)
  store i32 %45, ptr addrspace(3) %56, align 4
  %57 = add i32 %36, 128
  br label %35

58:                                               ; preds = %35
  %59 = urem i32 %6, 4
  %60 = udiv i32 %6, 4
  %61 = mul nsw i32 %59, 2
  %62 = urem i32 %60, 8
  %63 = udiv i32 %60, 8
  %64 = mul nsw i32 %62, 8
  %65 = add nsw i32 %61, %64
  %66 = mul nsw i32 %63, 128
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr float, ptr addrspace(1) %2, i64 %68
  %70 = getelementptr float, ptr addrspace(1) %69, i64 64
  %71 = load <2 x float>, ptr addrspace(1) %69, align 8
  %72 = extractelement <2 x float> %71, i64 0
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = extractelement <2 x float> %71, i64 1
  %75 = insertelement <4 x float> %73, float %74, i64 1
  %76 = load <2 x float>, ptr addrspace(1) %70, align 8
  %77 = extractelement <2 x float> %76, i64 0
  %78 = insertelement <4 x float> %75, float %77, i64 2
  %79 = extractelement <2 x float> %76, i64 1
  %80 = insertelement <4 x float> %78, float %79, i64 3
  %81 = extractelement <4 x float> %80, i64 0
  %82 = insertelement <4 x float> poison, float %81, i64 0
  %83 = extractelement <4 x float> %80, i64 1
  %84 = insertelement <4 x float> %82, float %83, i64 1
  %85 = extractelement <4 x float> %80, i64 2
  %86 = insertelement <4 x float> %84, float %85, i64 2
  %87 = extractelement <4 x float> %80, i64 3
  %88 = insertelement <4 x float> %86, float %87, i64 3
  store <4 x float> %88, ptr %5, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %89 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %90 = lshr i32 %89, 4
  %91 = zext i32 %90 to i64
  %92 = or i64 %91, 4611686293305360384
  %93 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %94 = lshr i32 %93, 4
  %95 = zext i32 %94 to i64
  %96 = or i64 %95, 4611686293305360384
  %97 = load <4 x float>, ptr %5, align 16
  %98 = extractelement <4 x float> %97, i64 0
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = extractelement <4 x float> %97, i64 1
  %101 = insertelement <4 x float> %99, float %100, i64 1
  %102 = extractelement <4 x float> %97, i64 2
  %103 = insertelement <4 x float> %101, float %102, i64 2
  %104 = extractelement <4 x float> %97, i64 3
  %105 = insertelement <4 x float> %103, float %104, i64 3
  %106 = extractelement <4 x float> %105, i64 0
  %107 = extractelement <4 x float> %105, i64 1
  %108 = extractelement <4 x float> %105, i64 2
  %109 = extractelement <4 x float> %105, i64 3
  %110 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $10, 0; wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {$0, $1, $2, $3}, $8, $9, p, -1, -1; }", "=f,=f,=f,=f,0,1,2,3,l,l,r"(float %106, float %107, float %108, float %109, i64 %92, i64 %96, i32 1)
  %111 = extractvalue { float, float, float, float } %110, 0
  %112 = extractvalue { float, float, float, float } %110, 1
  %113 = extractvalue { float, float, float, float } %110, 2
  %114 = extractvalue { float, float, float, float } %110, 3
  %115 = insertelement <4 x float> poison, float %111, i64 0
  %116 = insertelement <4 x float> %115, float %112, i64 1
  %117 = insertelement <4 x float> %116, float %113, i64 2
  %118 = insertelement <4 x float> %117, float %114, i64 3
  %119 = extractelement <4 x float> %118, i64 0
  %120 = insertelement <4 x float> poison, float %119, i64 0
  %121 = extractelement <4 x float> %118, i64 1
  %122 = insertelement <4 x float> %120, float %121, i64 1
  %123 = extractelement <4 x float> %118, i64 2
  %124 = insertelement <4 x float> %122, float %123, i64 2
  %125 = extractelement <4 x float> %118, i64 3
  %126 = insertelement <4 x float> %124, float %125, i64 3
  store <4 x float> %126, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %127 = load <4 x float>, ptr %5, align 16
  %128 = extractelement <4 x float> %127, i64 0
  %129 = insertelement <4 x float> poison, float %128, i64 0
  %130 = extractelement <4 x float> %127, i64 1
  %131 = insertelement <4 x float> %129, float %130, i64 1
  %132 = extractelement <4 x float> %127, i64 2
  %133 = insertelement <4 x float> %131, float %132, i64 2
  %134 = extractelement <4 x float> %127, i64 3
  %135 = insertelement <4 x float> %133, float %134, i64 3
  %136 = extractelement <4 x float> %135, i64 0
  %137 = extractelement <4 x float> %135, i64 1
  %138 = extractelement <4 x float> %135, i64 2
  %139 = extractelement <4 x float> %135, i64 3
  %140 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %136, float %137, float %138, float %139)
  %141 = extractvalue { float, float, float, float } %140, 0
  %142 = extractvalue { float, float, float, float } %140, 1
  %143 = extractvalue { float, float, float, float } %140, 2
  %144 = extractvalue { float, float, float, float } %140, 3
  %145 = insertelement <4 x float> poison, float %141, i64 0
  %146 = insertelement <4 x float> %145, float %142, i64 1
  %147 = insertelement <4 x float> %146, float %143, i64 2
  %148 = insertelement <4 x float> %147, float %144, i64 3
  %149 = extractelement <4 x float> %148, i64 0
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <4 x float> %148, i64 1
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <4 x float> %148, i64 2
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <4 x float> %148, i64 3
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %5, align 16
  %157 = urem i32 %6, 4
  %158 = udiv i32 %6, 4
  %159 = mul nsw i32 %157, 2
  %160 = urem i32 %158, 8
  %161 = udiv i32 %158, 8
  %162 = mul nsw i32 %160, 8
  %163 = add nsw i32 %159, %162
  %164 = mul nsw i32 %161, 128
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr float, ptr addrspace(1) %3, i64 %166
  %168 = load <4 x float>, ptr %5, align 16
  %169 = extractelement <4 x float> %168, i64 0
  %170 = insertelement <4 x float> poison, float %169, i64 0
  %171 = extractelement <4 x float> %168, i64 1
  %172 = insertelement <4 x float> %170, float %171, i64 1
  %173 = extractelement <4 x float> %168, i64 2
  %174 = insertelement <4 x float> %172, float %173, i64 2
  %175 = extractelement <4 x float> %168, i64 3
  %176 = insertelement <4 x float> %174, float %175, i64 3
  %177 = getelementptr float, ptr addrspace(1) %167, i64 64
  %178 = extractelement <4 x float> %176, i64 0
  %179 = insertelement <2 x float> poison, float %178, i64 0
  %180 = extractelement <4 x float> %176, i64 1
  %181 = insertelement <2 x float> %179, float %180, i64 1
  store <2 x float> %181, ptr addrspace(1) %167, align 8
  %182 = extractelement <4 x float> %176, i64 2
  %183 = insertelement <2 x float> poison, float %182, i64 0
  %184 = extractelement <4 x float> %176, i64 3
  %185 = insertelement <2 x float> %183, float %184, i64 1
  store <2 x float> %185, ptr addrspace(1) %177, align 8
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
