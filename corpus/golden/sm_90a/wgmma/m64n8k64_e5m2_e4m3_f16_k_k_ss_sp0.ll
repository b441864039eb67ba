; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = alloca [4 x half], align 16
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
  %70 = getelementptr half, ptr addrspace(1) %2, i64 %69
  %71 = getelementptr half, ptr addrspace(1) %70, i64 64
  %72 = load <2 x half>, ptr addrspace(1) %70, align 4
  %73 = extractelement <2 x half> %72, i64 0
  %74 = insertelement <4 x half> poison, half %73, i64 0
  %75 = extractelement <2 x half> %72, i64 1
  %76 = insertelement <4 x half> %74, half %75, i64 1
  %77 = load <2 x half>, ptr addrspace(1) %71, align 4
  %78 = extractelement <2 x half> %77, i64 0
  %79 = insertelement <4 x half> %76, half %78, i64 2
  %80 = extractelement <2 x half> %77, i64 1
  %81 = insertelement <4 x half> %79, half %80, i64 3
  %82 = extractelement <4 x half> %81, i64 0
  %83 = insertelement <4 x half> poison, half %82, i64 0
  %84 = extractelement <4 x half> %81, i64 1
  %85 = insertelement <4 x half> %83, half %84, i64 1
  %86 = extractelement <4 x half> %81, i64 2
  %87 = insertelement <4 x half> %85, half %86, i64 2
  %88 = extractelement <4 x half> %81, i64 3
  %89 = insertelement <4 x half> %87, half %88, i64 3
  store <4 x half> %89, ptr %6, align 16
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
  %105 = load <2 x i32>, ptr %6, align 16
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = insertelement <2 x i32> poison, i32 %106, i64 0
  %108 = extractelement <2 x i32> %105, i64 1
  %109 = insertelement <2 x i32> %107, i32 %108, i64 1
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = extractelement <2 x i32> %109, i64 1
  %112 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $6, 0; wgmma.mma_async.sp.sync.aligned.m64n8k64.f16.e5m2.e4m3 {$0, $1}, $4, $5, $7, 0, p, 1, 1; }", "=r,=r,0,1,l,l,r,r"(i32 %110, i32 %111, i64 %97, i64 %101, i32 %104, i32 %103)
  %113 = extractvalue { i32, i32 } %112, 0
  %114 = extractvalue { i32, i32 } %112, 1
  %115 = insertelement <2 x i32> poison, i32 %113, i64 0
  %116 = insertelement <2 x i32> %115, i32 %114, i64 1
  %117 = extractelement <2 x i32> %116, i64 0
  %118 = insertelement <2 x i32> poison, i32 %117, i64 0
  %119 = extractelement <2 x i32> %116, i64 1
  %120 = insertelement <2 x i32> %118, i32 %119, i64 1
  store <2 x i32> %120, ptr %6, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %121 = load <2 x i32>, ptr %6, align 16
  %122 = extractelement <2 x i32> %121, i64 0
  %123 = insertelement <2 x i32> poison, i32 %122, i64 0
  %124 = extractelement <2 x i32> %121, i64 1
  %125 = insertelement <2 x i32> %123, i32 %124, i64 1
  %126 = extractelement <2 x i32> %125, i64 0
  %127 = extractelement <2 x i32> %125, i64 1
  %128 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %126, i32 %127)
  %129 = extractvalue { i32, i32 } %128, 0
  %130 = extractvalue { i32, i32 } %128, 1
  %131 = insertelement <2 x i32> poison, i32 %129, i64 0
  %132 = insertelement <2 x i32> %131, i32 %130, i64 1
  %133 = extractelement <2 x i32> %132, i64 0
  %134 = insertelement <2 x i32> poison, i32 %133, i64 0
  %135 = extractelement <2 x i32> %132, i64 1
  %136 = insertelement <2 x i32> %134, i32 %135, i64 1
  store <2 x i32> %136, ptr %6, align 16
  %137 = urem i32 %7, 4
  %138 = udiv i32 %7, 4
  %139 = mul nsw i32 %137, 2
  %140 = urem i32 %138, 8
  %141 = udiv i32 %138, 8
  %142 = mul nsw i32 %140, 8
  %143 = add nsw i32 %139, %142
  %144 = mul nsw i32 %141, 128
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr half, ptr addrspace(1) %4, i64 %146
  %148 = load <4 x half>, ptr %6, align 16
  %149 = extractelement <4 x half> %148, i64 0
  %150 = insertelement <4 x half> poison, half %149, i64 0
  %151 = extractelement <4 x half> %148, i64 1
  %152 = insertelement <4 x half> %150, half %151, i64 1
  %153 = extractelement <4 x half> %148, i64 2
  %154 = insertelement <4 x half> %152, half %153, i64 2
  %155 = extractelement <4 x half> %148, i64 3
  %156 = insertelement <4 x half> %154, half %155, i64 3
  %157 = getelementptr half, ptr addrspace(1) %147, i64 64
  %158 = extractelement <4 x half> %156, i64 0
  %159 = insertelement <2 x half> poison, half %158, i64 0
  %160 = extractelement <4 x half> %156, i64 1
  %161 = insertelement <2 x half> %159, half %160, i64 1
  store <2 x half> %161, ptr addrspace(1) %147, align 4
  %162 = extractelement <4 x half> %156, i64 2
  %163 = insertelement <2 x half> poison, half %162, i64 0
  %164 = extractelement <4 x half> %156, i64 3
  %165 = insertelement <2 x half> %163, half %164, i64 1
  store <2 x half> %165, ptr addrspace(1) %157, align 4
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
