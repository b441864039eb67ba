; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %5
  %9 = phi i32 [ %34, %11 ], [ %7, %5 ]
  %10 = icmp slt i32 %9, 2048
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 64
  %13 = udiv i32 %9, 64
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 128
  %22 = urem i32 %20, 8
  %23 = udiv i32 %20, 8
  %24 = mul nsw i32 %22, 1024
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store i8 %18, ptr addrspace(3) %33, align 1
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %58, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 512
  br i1 %38, label %39, label %59

39:                                               ; preds = %36
  %40 = urem i32 %37, 8
  %41 = udiv i32 %37, 8
  %42 = mul nsw i32 %40, 64
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 128
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %51
  %53 = ptrtoint ptr addrspace(3) %52 to i32
  %54 = and i32 %53, 896
  %55 = lshr i32 %54, 3
  %56 = xor i32 %53, %55
  %57 = inttoptr i32 %56 to ptr addrspace(3)
  store i8 %46, ptr addrspace(3) %57, align 1
  %58 = add i32 %37, 128
  br label %36

59:                                               ; preds = %36
  %60 = urem i32 %7, 4
  %61 = udiv i32 %7, 4
  %62 = mul nsw i32 %60, 2
  %63 = urem i32 %61, 8
  %64 = udiv i32 %61, 8
  %65 = mul nsw i32 %63, 8
  %66 = add nsw i32 %62, %65
  %67 = mul nsw i32 %64, 128
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr float, ptr addrspace(1) %2, i64 %69
  %71 = getelementptr float, ptr addrspace(1) %70, i64 64
  %72 = load <2 x float>, ptr addrspace(1) %70, align 8
  %73 = extractelement <2 x float> %72, i64 0
  %74 = insertelement <4 x float> poison, float %73, i64 0
  %75 = extractelement <2 x float> %72, i64 1
  %76 = insertelement <4 x float> %74, float %75, i64 1
  %77 = load <2 x float>, ptr addrspace(1) %71, align 8
  %78 = extractelement <2 x float> %77, i64 0
  %79 = insertelement <4 x float> %76, float %78, i64 2
  %80 = extractelement <2 x float> %77, i64 1
  %81 = insertelement <4 x float> %79, float %80, i64 3
  %82 = extractelement <4 x float> %81, i64 0
  %83 = insertelement <4 x float> poison, float %82, i64 0
  %84 = extractelement <4 x float> %81, i64 1
  %85 = insertelement <4 x float> %83, float %84, i64 1
  %86 = extractelement <4 x float> %81, i64 2
  %87 = insertelement <4 x float> %85, float %86, i64 2
  %88 = extractelement <4 x float> %81, i64 3
  %89 = insertelement <4 x float> %87, float %88, i64 3
  store <4 x float> %89, ptr %6, align 16
  %90 = sext i32 %7 to i64
  %91 = getelementptr i32, ptr addrspace(1) %3, i64 %90
  %92 = load i32, ptr addrspace(1) %91, align 4
  %93 = insertvalue { i1, i32 } { i1 true, i32 poison }, i32 %92, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %94 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %95 = lshr i32 %94, 4
  %96 = zext i32 %95 to i64
  %97 = or i64 %96, 4611686293305360384
  %98 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %99 = lshr i32 %98, 4
  %100 = zext i32 %99 to i64
  %101 = or i64 %100, 4611686293305360384
  %102 = extractvalue { i1, i32 } %93, 0
  %103 = extractvalue { i1, i32 } %93, 1
  %104 = zext i1 %102 to i32
  %105 = load <4 x float>, ptr %6, align 16
  %106 = extractelement <4 x float> %105, i64 0
  %107 = insertelement <4 x float> poison, float %106, i64 0
  %108 = extractelement <4 x float> %105, i64 1
  %109 = insertelement <4 x float> %107, float %108, i64 1
  %110 = extractelement <4 x float> %105, i64 2
  %111 = insertelement <4 x float> %109, float %110, i64 2
  %112 = extractelement <4 x float> %105, i64 3
  %113 = insertelement <4 x float> %111, float %112, i64 3
  %114 = extractelement <4 x float> %113, i64 0
  %115 = extractelement <4 x float> %113, i64 1
  %116 = extractelement <4 x float> %113, i64 2
  %117 = extractelement <4 x float> %113, i64 3
  %118 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $10, 0; wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e5m2.e4m3 {$0, $1, $2, $3}, $8, $9, $11, 0, p, 1, 1; }", "=f,=f,=f,=f,0,1,2,3,l,l,r,r"(float %114, float %115, float %116, float %117, i64 %97, i64 %101, i32 %104, i32 %103)
  %119 = extractvalue { float, float, float, float } %118, 0
  %120 = extractvalue { float, float, float, float } %118, 1
  %121 = extractvalue { float, float, float, float } %118, 2
  %122 = extractvalue { float, float, float, float } %118, 3
  %123 = insertelement <4 x float> poison, float %119, i64 0
  %124 = insertelement <4 x float> %123, float %120, i64 1
  %125 = insertelement <4 x float> %124, float %121, i64 2
  %126 = insertelement <4 x float> %125, float %122, i64 3
  %127 = extractelement <4 x float> %126, i64 0
  %128 = insertelement <4 x float> poison, float %127, i64 0
  %129 = extractelement <4 x float> %126, i64 1
  %130 = insertelement <4 x float> %128, float %129, i64 1
  %131 = extractelement <4 x float> %126, i64 2
  %132 = insertelement <4 x float> %130, float %131, i64 2
  %133 = extractelement <4 x float> %126, i64 3
  %134 = insertelement <4 x float> %132, float %133, i64 3
  store <4 x float> %134, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %135 = load <4 x float>, ptr %6, align 16
  %136 = extractelement <4 x float> %135, i64 0
  %137 = insertelement <4 x float> poison, float %136, i64 0
  %138 = extractelement <4 x float> %135, i64 1
  %139 = insertelement <4 x float> %137, float %138, i64 1
  %140 = extractelement <4 x float> %135, i64 2
  %141 = insertelement <4 x float> %139, float %140, i64 2
  %142 = extractelement <4 x float> %135, i64 3
  %143 = insertelement <4 x float> %141, float %142, i64 3
  %144 = extractelement <4 x float> %143, i64 0
  %145 = extractelement <4 x float> %143, i64 1
  %146 = extractelement <4 x float> %143, i64 2
  %147 = extractelement <4 x float> %143, i64 3
  %148 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %144, float %145, float %146, float %147)
  %149 = extractvalue { float, float, float, float } %148, 0
  %150 = extractvalue { float, float, float, float } %148, 1
  %151 = extractvalue { float, float, float, float } %148, 2
  %152 = extractvalue { float, float, float, float } %148, 3
  %153 = insertelement <4 x float> poison, float %149, i64 0
  %154 = insertelement <4 x float> %153, float %150, i64 1
  %155 = insertelement <4 x float> %154, float %151, i64 2
  %156 = insertelement <4 x float> %155, float %152, i64 3
  %157 = extractelement <4 x float> %156, i64 0
  %158 = insertelement <4 x float> poison, float %157, i64 0
  %159 = extractelement <4 x float> %156, i64 1
  %160 = insertelement <4 x float> %158, float %159, i64 1
  %161 = extractelement <4 x float> %156, i64 2
  %162 = insertelement <4 x float> %160, float %161, i64 2
  %163 = extractelement <4 x float> %156, i64 3
  %164 = insertelement <4 x float> %162, float %163, i64 3
  store <4 x float> %164, ptr %6, align 16
  %165 = urem i32 %7, 4
  %166 = udiv i32 %7, 4
  %167 = mul nsw i32 %165, 2
  %168 = urem i32 %166, 8
  %169 = udiv i32 %166, 8
  %170 = mul nsw i32 %168, 8
  %171 = add nsw i32 %167, %170
  %172 = mul nsw i32 %169, 128
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr float, ptr addrspace(1) %4, i64 %174
  %176 = load <4 x float>, ptr %6, align 16
  %177 = extractelement <4 x float> %176, i64 0
  %178 = insertelement <4 x float> poison, float %177, i64 0
  %179 = extractelement <4 x float> %176, i64 1
  %180 = insertelement <4 x float> %178, float %179, i64 1
  %181 = extractelement <4 x float> %176, i64 2
  %182 = insertelement <4 x float> %180, float %181, i64 2
  %183 = extractelement <4 x float> %176, i64 3
  %184 = insertelement <4 x float> %182, float %183, i64 3
  %185 = getelementptr float, ptr addrspace(1) %175, i64 64
  %186 = extractelement <4 x float> %184, i64 0
  %187 = insertelement <2 x float> poison, float %186, i64 0
  %188 = extractelement <4 x float> %184, i64 1
  %189 = insertelement <2 x float> %187, float %188, i64 1
  store <2 x float> %189, ptr addrspace(1) %175, align 8
  %190 = extractelement <4 x float> %184, i64 2
  %191 = insertelement <2 x float> poison, float %190, i64 0
  %192 = extractelement <4 x float> %184, i64 3
  %193 = insertelement <2 x float> %191, float %192, i64 1
  store <2 x float> %193, ptr addrspace(1) %185, align 8
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
