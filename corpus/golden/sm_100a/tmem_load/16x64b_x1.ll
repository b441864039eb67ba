; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [1 x float], align 16
  %4 = alloca [1 x float], align 16
  %5 = alloca [2 x float], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 2
  %16 = mul nsw i32 %14, 64
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 2097152
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(6) %12, i64 %21
  %23 = load <2 x float>, ptr addrspace(1) %19, align 8
  %24 = extractelement <2 x float> %23, i64 0
  %25 = insertelement <2 x float> poison, float %24, i64 0
  %26 = extractelement <2 x float> %23, i64 1
  %27 = insertelement <2 x float> %25, float %26, i64 1
  %28 = extractelement <2 x float> %27, i64 0
  %29 = insertelement <2 x float> poison, float %28, i64 0
  %30 = extractelement <2 x float> %27, i64 1
  %31 = insertelement <2 x float> %29, float %30, i64 1
  store <2 x float> %31, ptr %5, align 16
  %32 = load <2 x i32>, ptr %5, align 16
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = insertelement <2 x i32> poison, i32 %33, i64 0
  %35 = extractelement <2 x i32> %32, i64 1
  %36 = insertelement <2 x i32> %34, i32 %35, i64 1
  %37 = extractelement <2 x i32> %36, i64 0
  %38 = extractelement <2 x i32> %36, i64 1
  %39 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %37, i32 %38)
  %40 = extractvalue { i32, i32 } %39, 0
  %41 = extractvalue { i32, i32 } %39, 1
  %42 = insertelement <2 x i32> poison, i32 %40, i64 0
  %43 = insertelement <2 x i32> %42, i32 %41, i64 1
  call void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) %22, <2 x i32> %43, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %44 = urem i32 %6, 2
  %45 = udiv i32 %6, 2
  %46 = mul nsw i32 %44, 16
  %47 = urem i32 %45, 2
  %48 = udiv i32 %45, 2
  %49 = add nsw i32 %46, %47
  %50 = urem i32 %48, 8
  %51 = udiv i32 %48, 8
  %52 = mul nsw i32 %50, 2
  %53 = add nsw i32 %49, %52
  %54 = mul nsw i32 %51, 64
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, ptr addrspace(1) %1, i64 %56
  %58 = mul nsw i32 %7, 2097152
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(6) %12, i64 %59
  %61 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %60, i1 false)
  %62 = bitcast i32 %61 to <1 x i32>
  %63 = extractelement <1 x i32> %62, i64 0
  store i32 %63, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %64 = load i32, ptr %4, align 16
  %65 = insertelement <1 x i32> poison, i32 %64, i64 0
  %66 = extractelement <1 x i32> %65, i64 0
  %67 = call i32 asm sideeffect "", "=r,0"(i32 %66)
  %68 = insertelement <1 x i32> poison, i32 %67, i64 0
  %69 = extractelement <1 x i32> %68, i64 0
  store i32 %69, ptr %4, align 16
  %70 = load float, ptr %4, align 16
  %71 = insertelement <1 x float> poison, float %70, i64 0
  %72 = extractelement <1 x float> %71, i64 0
  store float %72, ptr addrspace(1) %57, align 4
  %73 = urem i32 %6, 2
  %74 = udiv i32 %6, 2
  %75 = mul nsw i32 %73, 16
  %76 = urem i32 %74, 2
  %77 = udiv i32 %74, 2
  %78 = add nsw i32 %75, %76
  %79 = urem i32 %77, 8
  %80 = udiv i32 %77, 8
  %81 = mul nsw i32 %79, 2
  %82 = add nsw i32 %78, %81
  %83 = mul nsw i32 %80, 64
  %84 = add nsw i32 %82, %83
  %85 = add nsw i32 %84, 32
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr addrspace(1) %1, i64 %86
  %88 = mul nsw i32 %7, 2097152
  %89 = add nsw i32 1048576, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr i8, ptr addrspace(6) %12, i64 %90
  %92 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %91, i1 false)
  %93 = bitcast i32 %92 to <1 x i32>
  %94 = extractelement <1 x i32> %93, i64 0
  store i32 %94, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %95 = load i32, ptr %3, align 16
  %96 = insertelement <1 x i32> poison, i32 %95, i64 0
  %97 = extractelement <1 x i32> %96, i64 0
  %98 = call i32 asm sideeffect "", "=r,0"(i32 %97)
  %99 = insertelement <1 x i32> poison, i32 %98, i64 0
  %100 = extractelement <1 x i32> %99, i64 0
  store i32 %100, ptr %3, align 16
  %101 = load float, ptr %3, align 16
  %102 = insertelement <1 x float> poison, float %101, i64 0
  %103 = extractelement <1 x float> %102, i64 0
  store float %103, ptr addrspace(1) %87, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %104, label %105

104:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %105

105:                                              ; preds = %104, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) captures(none), <2 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
