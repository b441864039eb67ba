; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
  %6 = alloca [4 x i32], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = urem i32 %9, 8
  %11 = udiv i32 %9, 8
  %12 = mul nsw i32 %10, 8
  %13 = add nsw i32 %8, %12
  %14 = mul nsw i32 %11, 128
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr i32, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 64
  %19 = getelementptr i32, ptr addrspace(1) %17, i64 4
  %20 = getelementptr i32, ptr addrspace(1) %17, i64 68
  %21 = load i32, ptr addrspace(1) %17, align 4
  %22 = insertelement <4 x i32> poison, i32 %21, i64 0
  %23 = load i32, ptr addrspace(1) %18, align 4
  %24 = insertelement <4 x i32> %22, i32 %23, i64 1
  %25 = load i32, ptr addrspace(1) %19, align 4
  %26 = insertelement <4 x i32> %24, i32 %25, i64 2
  %27 = load i32, ptr addrspace(1) %20, align 4
  %28 = insertelement <4 x i32> %26, i32 %27, i64 3
  %29 = extractelement <4 x i32> %28, i64 0
  %30 = insertelement <4 x i32> poison, i32 %29, i64 0
  %31 = extractelement <4 x i32> %28, i64 1
  %32 = insertelement <4 x i32> %30, i32 %31, i64 1
  %33 = extractelement <4 x i32> %28, i64 2
  %34 = insertelement <4 x i32> %32, i32 %33, i64 2
  %35 = extractelement <4 x i32> %28, i64 3
  %36 = insertelement <4 x i32> %34, i32 %35, i64 3
  store <4 x i32> %36, ptr %6, align 16
  br label %37

37:                                               ; preds = %40, %4
  %38 = phi i32 [ %59, %40 ], [ %7, %4 ]
  %39 = icmp slt i32 %38, 64
  br i1 %39, label %40, label %60

40:                                               ; preds = %37
  %41 = urem i32 %38, 8
  %42 = udiv i32 %38, 8
  %43 = mul nsw i32 %41, 8
  %44 = add nsw i32 %43, %42
  %45 = sext i32 %44 to i64
  %46 = getelementptr i32, ptr addrspace(1) %1, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4
  %48 = urem i32 %38, 8
  %49 = udiv i32 %38, 8
  %50 = mul nsw i32 %48, 32
  %51 = add nsw i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %52
  %54 = ptrtoint ptr addrspace(3) %53 to i32
  %55 = and i32 %54, 896
  %56 = lshr i32 %55, 3
  %57 = xor i32 %54, %56
  %58 = inttoptr i32 %57 to ptr addrspace(3)
  store i32 %47, ptr addrspace(3) %58, align 4
  %59 = add i32 %38, 128
  br label %37

60:                                               ; preds = %37
  %61 = urem i32 %7, 4
  %62 = udiv i32 %7, 4
  %63 = mul nsw i32 %61, 2
  %64 = urem i32 %62, 8
  %65 = udiv i32 %62, 8
  %66 = mul nsw i32 %64, 8
  %67 = add nsw i32 %63, %66
  %68 = mul nsw i32 %65, 128
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, ptr addrspace(1) %2, i64 %70
  %72 = getelementptr i32, ptr addrspace(1) %71, i64 64
  %73 = load <2 x i32>, ptr addrspace(1) %71, align 8
  %74 = extractelement <2 x i32> %73, i64 0
  %75 = insertelement <4 x i32> poison, i32 %74, i64 0
  %76 = extractelement <2 x i32> %73, i64 1
  %77 = insertelement <4 x i32> %75, i32 %76, i64 1
  %78 = load <2 x i32>, ptr addrspace(1) %72, align 8
  %79 = extractelement <2 x i32> %78, i64 0
  %80 = insertelement <4 x i32> %77, i32 %79, i64 2
  %81 = extractelement <2 x i32> %78, i64 1
  %82 = insertelement <4 x i32> %80, i32 %81, i64 3
  %83 = extractelement <4 x i32> %82, i64 0
  %84 = insertelement <4 x i32> poison, i32 %83, i64 0
  %85 = extractelement <4 x i32> %82, i64 1
  %86 = insertelement <4 x i32> %84, i32 %85, i64 1
  %87 = extractelement <4 x i32> %82, i64 2
  %88 = insertelement <4 x i32> %86, i32 %87, i64 2
  %89 = extractelement <4 x i32> %82, i64 3
  %90 = insertelement <4 x i32> %88, i32 %89, i64 3
  store <4 x i32> %90, ptr %5, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %91 = load <4 x i32>, ptr %6, align 16
  %92 = extractelement <4 x i32> %91, i64 0
  %93 = insertelement <4 x i32> poison, i32 %92, i64 0
  %94 = extractelement <4 x i32> %91, i64 1
  %95 = insertelement <4 x i32> %93, i32 %94, i64 1
  %96 = extractelement <4 x i32> %91, i64 2
  %97 = insertelement <4 x i32> %95, i32 %96, i64 2
  %98 = extractelement <4 x i32> %91, i64 3
  %99 = insertelement <4 x i32> %97, i32 %98, i64 3
  %100 = extractelement <4 x i32> %99, i64 0
  %101 = extractelement <4 x i32> %99, i64 1
  %102 = extractelement <4 x i32> %99, i64 2
  %103 = extractelement <4 x i32> %99, i64 3
  %104 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %105 = lshr i32 %104, 4
  %106 = zext i32 %105 to i64
  %107 = or i64 %106, 4611686293305360384
  %108 = load <4 x i32>, ptr %5, align 16
  %109 = extractelement <4 x i32> %108, i64 0
  %110 = insertelement <4 x i32> poison, i32 %109, i64 0
  %111 = extractelement <4 x i32> %108, i64 1
  %112 = insertelement <4 x i32> %110, i32 %111, i64 1
  %113 = extractelement <4 x i32> %108, i64 2
  %114 = insertelement <4 x i32> %112, i32 %113, i64 2
  %115 = extractelement <4 x i32> %108, i64 3
  %116 = insertelement <4 x i32> %114, i32 %115, i64 3
  %117 = extractelement <4 x i32> %116, i64 0
  %118 = extractelement <4 x i32> %116, i64 1
  %119 = extractelement <4 x i32> %116, i64 2
  %120 = extractelement <4 x i32> %116, i64 3
  %121 = call { i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k256.s32.b1.b1.and.popc {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p; }", "=r,=r,=r,=r,0,1,2,3,r,r,r,r,l,r"(i32 %117, i32 %118, i32 %119, i32 %120, i32 %100, i32 %101, i32 %102, i32 %103, i64 %107, i32 1)
  %122 = extractvalue { i32, i32, i32, i32 } %121, 0
  %123 = extractvalue { i32, i32, i32, i32 } %121, 1
  %124 = extractvalue { i32, i32, i32, i32 } %121, 2
  %125 = extractvalue { i32, i32, i32, i32 } %121, 3
  %126 = insertelement <4 x i32> poison, i32 %122, i64 0
  %127 = insertelement <4 x i32> %126, i32 %123, i64 1
  %128 = insertelement <4 x i32> %127, i32 %124, i64 2
  %129 = insertelement <4 x i32> %128, i32 %125, i64 3
  %130 = extractelement <4 x i32> %129, i64 0
  %131 = insertelement <4 x i32> poison, i32 %130, i64 0
  %132 = extractelement <4 x i32> %129, i64 1
  %133 = insertelement <4 x i32> %131, i32 %132, i64 1
  %134 = extractelement <4 x i32> %129, i64 2
  %135 = insertelement <4 x i32> %133, i32 %134, i64 2
  %136 = extractelement <4 x i32> %129, i64 3
  %137 = insertelement <4 x i32> %135, i32 %136, i64 3
  store <4 x i32> %137, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %138 = load <4 x i32>, ptr %5, align 16
  %139 = extractelement <4 x i32> %138, i64 0
  %140 = insertelement <4 x i32> poison, i32 %139, i64 0
  %141 = extractelement <4 x i32> %138, i64 1
  %142 = insertelement <4 x i32> %140, i32 %141, i64 1
  %143 = extractelement <4 x i32> %138, i64 2
  %144 = insertelement <4 x i32> %142, i32 %143, i64 2
  %145 = extractelement <4 x i32> %138, i64 3
  %146 = insertelement <4 x i32> %144, i32 %145, i64 3
  %147 = extractelement <4 x i32> %146, i64 0
  %148 = extractelement <4 x i32> %146, i64 1
  %149 = extractelement <4 x i32> %146, i64 2
  %150 = extractelement <4 x i32> %146, i64 3
  %151 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %147, i32 %148, i32 %149, i32 %150)
  %152 = extractvalue { i32, i32, i32, i32 } %151, 0
  %153 = extractvalue { i32, i32, i32, i32 } %151, 1
  %154 = extractvalue { i32, i32, i32, i32 } %151, 2
  %155 = extractvalue { i32, i32, i32, i32 } %151, 3
  %156 = insertelement <4 x i32> poison, i32 %152, i64 0
  %157 = insertelement <4 x i32> %156, i32 %153, i64 1
  %158 = insertelement <4 x i32> %157, i32 %154, i64 2
  %159 = insertelement <4 x i32> %158, i32 %155, i64 3
  %160 = extractelement <4 x i32> %159, i64 0
  %161 = insertelement <4 x i32> poison, i32 %160, i64 0
  %162 = extractelement <4 x i32> %159, i64 1
  %163 = insertelement <4 x i32> %161, i32 %162, i64 1
  %164 = extractelement <4 x i32> %159, i64 2
  %165 = insertelement <4 x i32> %163, i32 %164, i64 2
  %166 = extractelement <4 x i32> %159, i64 3
  %167 = insertelement <4 x i32> %165, i32 %166, i64 3
  store <4 x i32> %167, ptr %5, align 16
  %168 = urem i32 %7, 4
  %169 = udiv i32 %7, 4
  %170 = mul nsw i32 %168, 2
  %171 = urem i32 %169, 8
  %172 = udiv i32 %169, 8
  %173 = mul nsw i32 %171, 8
  %174 = add nsw i32 %170, %173
  %175 = mul nsw i32 %172, 128
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr i32, ptr addrspace(1) %3, i64 %177
  %179 = load <4 x i32>, ptr %5, align 16
  %180 = extractelement <4 x i32> %179, i64 0
  %181 = insertelement <4 x i32> poison, i32 %180, i64 0
  %182 = extractelement <4 x i32> %179, i64 1
  %183 = insertelement <4 x i32> %181, i32 %182, i64 1
  %184 = extractelement <4 x i32> %179, i64 2
  %185 = insertelement <4 x i32> %183, i32 %184, i64 2
  %186 = extractelement <4 x i32> %179, i64 3
  %187 = insertelement <4 x i32> %185, i32 %186, i64 3
  %188 = getelementptr i32, ptr addrspace(1) %178, i64 64
  %189 = extractelement <4 x i32> %187, i64 0
  %190 = insertelement <2 x i32> poison, i32 %189, i64 0
  %191 = extractelement <4 x i32> %187, i64 1
  %192 = insertelement <2 x i32> %190, i32 %191, i64 1
  store <2 x i32> %192, ptr addrspace(1) %178, align 8
  %193 = extractelement <4 x i32> %187, i64 2
  %194 = insertelement <2 x i32> poison, i32 %193, i64 0
  %195 = extractelement <4 x i32> %187, i64 3
  %196 = insertelement <2 x i32> %194, i32 %195, i64 1
  store <2 x i32> %196, ptr addrspace(1) %188, align 8
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
