; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %7

7:                                                ; preds = %10, %4
  %8 = phi i32 [ %33, %10 ], [ %6, %4 ]
  %9 = icmp slt i32 %8, 1024
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = urem i32 %8, 64
  %12 = udiv i32 %8, 64
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr half, ptr addrspace(1) %0, i64 %15
  %17 = load half, ptr addrspace(1) %16, align 2
  %18 = urem i32 %8, 8
  %19 = udiv i32 %8, 8
  %20 = mul nsw i32 %18, 64
  %21 = urem i32 %19, 8
  %22 = udiv i32 %19, 8
  %23 = mul nsw i32 %21, 512
  %24 = add nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %26
  %28 = ptrtoint ptr addrspace(3) %27 to i32
  %29 = and i32 %28, 896
  %30 = lshr i32 %29, 3
  %31 = xor i32 %28, %30
  %32 = inttoptr i32 %31 to ptr addrspace(3)
  store half %17, ptr addrspace(3) %32, align 2
  %33 = add i32 %8, 128
  br label %7

34:                                               ; preds = %7
  br label %35

35:                                               ; preds = %38, %34
  %36 = phi i32 [ %57, %38 ], [ %6, %34 ]
  %37 = icmp slt i32 %36, 128
  br i1 %37, label %38, label %58

38:                                               ; preds = %35
  %39 = urem i32 %36, 8
  %40 = udiv i32 %36, 8
  %41 = mul nsw i32 %39, 16
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %43
  %45 = load half, ptr addrspace(1) %44, align 2
  %46 = urem i32 %36, 8
  %47 = udiv i32 %36, 8
  %48 = mul nsw i32 %46, 64
  %49 = add nsw i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %50
  %52 = ptrtoint ptr addrspace(3) %51 to i32
  %53 = and i32 %52, 896
  %54 = lshr i32 %53, 3
  %55 = xor i32 %52, %54
  %56 = inttoptr i32 %55 to ptr addrspace(3)
  store half %45, ptr addrspace(3) %56, align 2
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
  %69 = getelementptr half, ptr addrspace(1) %2, i64 %68
  %70 = getelementptr half, ptr addrspace(1) %69, i64 64
  %71 = load <2 x half>, ptr addrspace(1) %69, align 4
  %72 = extractelement <2 x half> %71, i64 0
  %73 = insertelement <4 x half> poison, half %72, i64 0
  %74 = extractelement <2 x half> %71, i64 1
  %75 = insertelement <4 x half> %73, half %74, i64 1
  %76 = load <2 x half>, ptr addrspace(1) %70, align 4
  %77 = extractelement <2 x half> %76, i64 0
  %78 = insertelement <4 x half> %75, half %77, i64 2
  %79 = extractelement <2 x half> %76, i64 1
  %80 = insertelement <4 x half> %78, half %79, i64 3
  %81 = extractelement <4 x half> %80, i64 0
  %82 = insertelement <4 x half> poison, half %81, i64 0
  %83 = extractelement <4 x half> %80, i64 1
  %84 = insertelement <4 x half> %82, half %83, i64 1
  %85 = extractelement <4 x half> %80, i64 2
  %86 = insertelement <4 x half> %84, half %85, i64 2
  %87 = extractelement <4 x half> %80, i64 3
  %88 = insertelement <4 x half> %86, half %87, i64 3
  store <4 x half> %88, ptr %5, align 16
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
  %97 = load <2 x i32>, ptr %5, align 16
  %98 = extractelement <2 x i32> %97, i64 0
  %99 = insertelement <2 x i32> poison, i32 %98, i64 0
  %100 = extractelement <2 x i32> %97, i64 1
  %101 = insertelement <2 x i32> %99, i32 %100, i64 1
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = extractelement <2 x i32> %101, i64 1
  %104 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $6, 0; wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {$0, $1}, $4, $5, p, 1, 1, 0, 0; }", "=r,=r,0,1,l,l,r"(i32 %102, i32 %103, i64 %92, i64 %96, i32 1)
  %105 = extractvalue { i32, i32 } %104, 0
  %106 = extractvalue { i32, i32 } %104, 1
  %107 = insertelement <2 x i32> poison, i32 %105, i64 0
  %108 = insertelement <2 x i32> %107, i32 %106, i64 1
  %109 = extractelement <2 x i32> %108, i64 0
  %110 = insertelement <2 x i32> poison, i32 %109, i64 0
  %111 = extractelement <2 x i32> %108, i64 1
  %112 = insertelement <2 x i32> %110, i32 %111, i64 1
  store <2 x i32> %112, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %113 = load <2 x i32>, ptr %5, align 16
  %114 = extractelement <2 x i32> %113, i64 0
  %115 = insertelement <2 x i32> poison, i32 %114, i64 0
  %116 = extractelement <2 x i32> %113, i64 1
  %117 = insertelement <2 x i32> %115, i32 %116, i64 1
  %118 = extractelement <2 x i32> %117, i64 0
  %119 = extractelement <2 x i32> %117, i64 1
  %120 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %118, i32 %119)
  %121 = extractvalue { i32, i32 } %120, 0
  %122 = extractvalue { i32, i32 } %120, 1
  %123 = insertelement <2 x i32> poison, i32 %121, i64 0
  %124 = insertelement <2 x i32> %123, i32 %122, i64 1
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = insertelement <2 x i32> poison, i32 %125, i64 0
  %127 = extractelement <2 x i32> %124, i64 1
  %128 = insertelement <2 x i32> %126, i32 %127, i64 1
  store <2 x i32> %128, ptr %5, align 16
  %129 = urem i32 %6, 4
  %130 = udiv i32 %6, 4
  %131 = mul nsw i32 %129, 2
  %132 = urem i32 %130, 8
  %133 = udiv i32 %130, 8
  %134 = mul nsw i32 %132, 8
  %135 = add nsw i32 %131, %134
  %136 = mul nsw i32 %133, 128
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr half, ptr addrspace(1) %3, i64 %138
  %140 = load <4 x half>, ptr %5, align 16
  %141 = extractelement <4 x half> %140, i64 0
  %142 = insertelement <4 x half> poison, half %141, i64 0
  %143 = extractelement <4 x half> %140, i64 1
  %144 = insertelement <4 x half> %142, half %143, i64 1
  %145 = extractelement <4 x half> %140, i64 2
  %146 = insertelement <4 x half> %144, half %145, i64 2
  %147 = extractelement <4 x half> %140, i64 3
  %148 = insertelement <4 x half> %146, half %147, i64 3
  %149 = getelementptr half, ptr addrspace(1) %139, i64 64
  %150 = extractelement <4 x half> %148, i64 0
  %151 = insertelement <2 x half> poison, half %150, i64 0
  %152 = extractelement <4 x half> %148, i64 1
  %153 = insertelement <2 x half> %151, half %152, i64 1
  store <2 x half> %153, ptr addrspace(1) %139, align 4
  %154 = extractelement <4 x half> %148, i64 2
  %155 = insertelement <2 x half> poison, half %154, i64 0
  %156 = extractelement <4 x half> %148, i64 3
  %157 = insertelement <2 x half> %155, half %156, i64 1
  store <2 x half> %157, ptr addrspace(1) %149, align 4
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
