; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tma_update(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4) #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  %9 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 768)
  br label %10

10:                                               ; preds = %8, %5
  br label %11

11:                                               ; preds = %14, %10
  %12 = phi i32 [ %20, %14 ], [ %6, %10 ]
  %13 = icmp slt i32 %12, 1024
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = sext i32 %12 to i64
  %16 = getelementptr i8, ptr addrspace(1) %1, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1
  %18 = sext i32 %12 to i64
  %19 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %18
  store i8 %17, ptr addrspace(3) %19, align 1
  %20 = add i32 %12, 128
  br label %11

21:                                               ; preds = %11
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %7, label %22, label %120

22:                                               ; preds = %21
  %23 = getelementptr i8, ptr %0, i32 0
  %24 = load <4 x i32>, ptr %23, align 16
  store <4 x i32> %24, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), align 16
  %25 = getelementptr i8, ptr %0, i32 16
  %26 = load <4 x i32>, ptr %25, align 16
  store <4 x i32> %26, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1168), align 16
  %27 = getelementptr i8, ptr %0, i32 32
  %28 = load <4 x i32>, ptr %27, align 16
  store <4 x i32> %28, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1184), align 16
  %29 = getelementptr i8, ptr %0, i32 48
  %30 = load <4 x i32>, ptr %29, align 16
  store <4 x i32> %30, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1200), align 16
  %31 = getelementptr i8, ptr %0, i32 64
  %32 = load <4 x i32>, ptr %31, align 16
  store <4 x i32> %32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1216), align 16
  %33 = getelementptr i8, ptr %0, i32 80
  %34 = load <4 x i32>, ptr %33, align 16
  store <4 x i32> %34, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1232), align 16
  %35 = getelementptr i8, ptr %0, i32 96
  %36 = load <4 x i32>, ptr %35, align 16
  store <4 x i32> %36, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1248), align 16
  %37 = getelementptr i8, ptr %0, i32 112
  %38 = load <4 x i32>, ptr %37, align 16
  store <4 x i32> %38, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1264), align 16
  %39 = ptrtoint ptr addrspace(1) %3 to i64
  call void @llvm.nvvm.tensormap.replace.global.address.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i64 %39)
  call void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 0, i32 24)
  call void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 1, i32 5)
  call void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 0, i64 64)
  call void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 2, i32 4)
  call void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 1, i64 320)
  call void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 3, i32 3)
  call void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 2, i64 1280)
  call void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 4, i32 3)
  call void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), i32 3, i64 3840)
  %40 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1152), align 128
  %41 = extractelement <2 x i64> %40, i64 0
  %42 = insertelement <16 x i64> poison, i64 %41, i64 0
  %43 = extractelement <2 x i64> %40, i64 1
  %44 = insertelement <16 x i64> %42, i64 %43, i64 1
  %45 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1168), align 16
  %46 = extractelement <2 x i64> %45, i64 0
  %47 = insertelement <16 x i64> %44, i64 %46, i64 2
  %48 = extractelement <2 x i64> %45, i64 1
  %49 = insertelement <16 x i64> %47, i64 %48, i64 3
  %50 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1184), align 32
  %51 = extractelement <2 x i64> %50, i64 0
  %52 = insertelement <16 x i64> %49, i64 %51, i64 4
  %53 = extractelement <2 x i64> %50, i64 1
  %54 = insertelement <16 x i64> %52, i64 %53, i64 5
  %55 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1200), align 16
  %56 = extractelement <2 x i64> %55, i64 0
  %57 = insertelement <16 x i64> %54, i64 %56, i64 6
  %58 = extractelement <2 x i64> %55, i64 1
  %59 = insertelement <16 x i64> %57, i64 %58, i64 7
  %60 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1216), align 64
  %61 = extractelement <2 x i64> %60, i64 0
  %62 = insertelement <16 x i64> %59, i64 %61, i64 8
  %63 = extractelement <2 x i64> %60, i64 1
  %64 = insertelement <16 x i64> %62, i64 %63, i64 9
  %65 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1232), align 16
  %66 = extractelement <2 x i64> %65, i64 0
  %67 = insertelement <16 x i64> %64, i64 %66, i64 10
  %68 = extractelement <2 x i64> %65, i64 1
  %69 = insertelement <16 x i64> %67, i64 %68, i64 11
  %70 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1248), align 32
  %71 = extractelement <2 x i64> %70, i64 0
  %72 = insertelement <16 x i64> %69, i64 %71, i64 12
  %73 = extractelement <2 x i64> %70, i64 1
  %74 = insertelement <16 x i64> %72, i64 %73, i64 13
  %75 = load <2 x i64>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1264), align 16
  %76 = extractelement <2 x i64> %75, i64 0
  %77 = insertelement <16 x i64> %74, i64 %76, i64 14
  %78 = extractelement <2 x i64> %75, i64 1
  %79 = insertelement <16 x i64> %77, i64 %78, i64 15
  %80 = getelementptr i64, ptr addrspace(1) %2, i64 2
  %81 = getelementptr i64, ptr addrspace(1) %2, i64 4
  %82 = getelementptr i64, ptr addrspace(1) %2, i64 6
  %83 = getelementptr i64, ptr addrspace(1) %2, i64 8
  %84 = getelementptr i64, ptr addrspace(1) %2, i64 10
  %85 = getelementptr i64, ptr addrspace(1) %2, i64 12
  %86 = getelementptr i64, ptr addrspace(1) %2, i64 14
  %87 = extractelement <16 x i64> %79, i64 0
  %88 = insertelement <2 x i64> poison, i64 %87, i64 0
  %89 = extractelement <16 x i64> %79, i64 1
  %90 = insertelement <2 x i64> %88, i64 %89, i64 1
  store <2 x i64> %90, ptr addrspace(1) %2, align 16
  %91 = extractelement <16 x i64> %79, i64 2
  %92 = insertelement <2 x i64> poison, i64 %91, i64 0
  %93 = extractelement <16 x i64> %79, i64 3
  %94 = insertelement <2 x i64> %92, i64 %93, i64 1
  store <2 x i64> %94, ptr addrspace(1) %80, align 16
  %95 = extractelement <16 x i64> %79, i64 4
  %96 = insertelement <2 x i64> poison, i64 %95, i64 0
  %97 = extractelement <16 x i64> %79, i64 5
  %98 = insertelement <2 x i64> %96, i64 %97, i64 1
  store <2 x i64> %98, ptr addrspace(1) %81, align 16
  %99 = extractelement <16 x i64> %79, i64 6
  %100 = insertelement <2 x i64> poison, i64 %99, i64 0
  %101 = extractelement <16 x i64> %79, i64 7
  %102 = insertelement <2 x i64> %100, i64 %101, i64 1
  store <2 x i64> %102, ptr addrspace(1) %82, align 16
  %103 = extractelement <16 x i64> %79, i64 8
  %104 = insertelement <2 x i64> poison, i64 %103, i64 0
  %105 = extractelement <16 x i64> %79, i64 9
  %106 = insertelement <2 x i64> %104, i64 %105, i64 1
  store <2 x i64> %106, ptr addrspace(1) %83, align 16
  %107 = extractelement <16 x i64> %79, i64 10
  %108 = insertelement <2 x i64> poison, i64 %107, i64 0
  %109 = extractelement <16 x i64> %79, i64 11
  %110 = insertelement <2 x i64> %108, i64 %109, i64 1
  store <2 x i64> %110, ptr addrspace(1) %84, align 16
  %111 = extractelement <16 x i64> %79, i64 12
  %112 = insertelement <2 x i64> poison, i64 %111, i64 0
  %113 = extractelement <16 x i64> %79, i64 13
  %114 = insertelement <2 x i64> %112, i64 %113, i64 1
  store <2 x i64> %114, ptr addrspace(1) %85, align 16
  %115 = extractelement <16 x i64> %79, i64 14
  %116 = insertelement <2 x i64> poison, i64 %115, i64 0
  %117 = extractelement <16 x i64> %79, i64 15
  %118 = insertelement <2 x i64> %116, i64 %117, i64 1
  store <2 x i64> %118, ptr addrspace(1) %86, align 16
  %119 = addrspacecast ptr addrspace(1) %2 to ptr
  call void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu()
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %119, i32 128)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(7) addrspacecast (ptr addrspace(3) @cute_dynamic_smem to ptr addrspace(7)), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), ptr %119, i32 -8, i32 1, i32 3, i32 0, i32 2, i16 0, i64 1152921504606846976, i1 false, i1 true, i32 0)
  br label %120

120:                                              ; preds = %22, %21
  br label %121

121:                                              ; preds = %121, %120
  %122 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i32 0)
  %123 = xor i1 %122, true
  br i1 %123, label %121, label %124

124:                                              ; preds = %121
  br label %125

125:                                              ; preds = %128, %124
  %126 = phi i32 [ %134, %128 ], [ %6, %124 ]
  %127 = icmp slt i32 %126, 1024
  br i1 %127, label %128, label %135

128:                                              ; preds = %125
  %129 = sext i32 %126 to i64
  %130 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %129
  %131 = load i8, ptr addrspace(3) %130, align 1
  %132 = sext i32 %126 to i64
  %133 = getelementptr i8, ptr addrspace(1) %4, i64 %132
  store i8 %131, ptr addrspace(1) %133, align 1
  %134 = add i32 %126, 128
  br label %125

135:                                              ; preds = %125
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.global.address.p3(ptr addrspace(3) captures(none), i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3) captures(none), i32 immarg, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3) captures(none), i32 immarg, i64) #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu() #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr, i32 immarg range(i32 128, 129)) #5

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #6

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #2

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nounwind memory(argmem: readwrite) }
attributes #6 = { convergent nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
