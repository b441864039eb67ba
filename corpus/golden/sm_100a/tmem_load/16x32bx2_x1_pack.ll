; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = alloca [2 x half], align 16
  %5 = alloca [4 x half], align 16
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
  %15 = mul nsw i32 %13, 4
  %16 = mul nsw i32 %14, 128
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 4194304
  %21 = sext i32 %20 to i64
  %22 = sdiv exact i64 %21, 2
  %23 = getelementptr i8, ptr addrspace(6) %12, i64 %22
  %24 = load <4 x half>, ptr addrspace(1) %19, align 8
  %25 = extractelement <4 x half> %24, i64 0
  %26 = insertelement <4 x half> poison, half %25, i64 0
  %27 = extractelement <4 x half> %24, i64 1
  %28 = insertelement <4 x half> %26, half %27, i64 1
  %29 = extractelement <4 x half> %24, i64 2
  %30 = insertelement <4 x half> %28, half %29, i64 2
  %31 = extractelement <4 x half> %24, i64 3
  %32 = insertelement <4 x half> %30, half %31, i64 3
  %33 = extractelement <4 x half> %32, i64 0
  %34 = insertelement <4 x half> poison, half %33, i64 0
  %35 = extractelement <4 x half> %32, i64 1
  %36 = insertelement <4 x half> %34, half %35, i64 1
  %37 = extractelement <4 x half> %32, i64 2
  %38 = insertelement <4 x half> %36, half %37, i64 2
  %39 = extractelement <4 x half> %32, i64 3
  %40 = insertelement <4 x half> %38, half %39, i64 3
  store <4 x half> %40, ptr %5, align 16
  %41 = load <2 x i32>, ptr %5, align 16
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = insertelement <2 x i32> poison, i32 %42, i64 0
  %44 = extractelement <2 x i32> %41, i64 1
  %45 = insertelement <2 x i32> %43, i32 %44, i64 1
  %46 = extractelement <2 x i32> %45, i64 0
  %47 = extractelement <2 x i32> %45, i64 1
  %48 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %46, i32 %47)
  %49 = extractvalue { i32, i32 } %48, 0
  %50 = extractvalue { i32, i32 } %48, 1
  %51 = insertelement <2 x i32> poison, i32 %49, i64 0
  %52 = insertelement <2 x i32> %51, i32 %50, i64 1
  call void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) %23, <2 x i32> %52, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %53 = urem i32 %6, 16
  %54 = udiv i32 %6, 16
  %55 = mul nsw i32 %53, 4
  %56 = urem i32 %54, 2
  %57 = udiv i32 %54, 2
  %58 = mul nsw i32 %56, 2
  %59 = add nsw i32 %55, %58
  %60 = mul nsw i32 %57, 128
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr half, ptr addrspace(1) %1, i64 %62
  %64 = mul nsw i32 %7, 4194304
  %65 = sext i32 %64 to i64
  %66 = sdiv exact i64 %65, 2
  %67 = getelementptr i8, ptr addrspace(6) %12, i64 %66
  %68 = call i32 @llvm.nvvm.tcgen05.ld.16x32bx2.x1(ptr addrspace(6) %67, i64 2, i1 true)
  %69 = bitcast i32 %68 to <1 x i32>
  %70 = extractelement <1 x i32> %69, i64 0
  store i32 %70, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %71 = load i32, ptr %4, align 16
  %72 = insertelement <1 x i32> poison, i32 %71, i64 0
  %73 = extractelement <1 x i32> %72, i64 0
  %74 = call i32 asm sideeffect "", "=r,0"(i32 %73)
  %75 = insertelement <1 x i32> poison, i32 %74, i64 0
  %76 = extractelement <1 x i32> %75, i64 0
  store i32 %76, ptr %4, align 16
  %77 = load <2 x half>, ptr %4, align 16
  %78 = extractelement <2 x half> %77, i64 0
  %79 = insertelement <2 x half> poison, half %78, i64 0
  %80 = extractelement <2 x half> %77, i64 1
  %81 = insertelement <2 x half> %79, half %80, i64 1
  %82 = extractelement <2 x half> %81, i64 0
  %83 = insertelement <2 x half> poison, half %82, i64 0
  %84 = extractelement <2 x half> %81, i64 1
  %85 = insertelement <2 x half> %83, half %84, i64 1
  store <2 x half> %85, ptr addrspace(1) %63, align 4
  %86 = urem i32 %6, 16
  %87 = udiv i32 %6, 16
  %88 = mul nsw i32 %86, 4
  %89 = urem i32 %87, 2
  %90 = udiv i32 %87, 2
  %91 = mul nsw i32 %89, 2
  %92 = add nsw i32 %88, %91
  %93 = mul nsw i32 %90, 128
  %94 = add nsw i32 %92, %93
  %95 = add nsw i32 %94, 64
  %96 = sext i32 %95 to i64
  %97 = getelementptr half, ptr addrspace(1) %1, i64 %96
  %98 = mul nsw i32 %7, 4194304
  %99 = add nsw i32 2097152, %98
  %100 = sext i32 %99 to i64
  %101 = sdiv exact i64 %100, 2
  %102 = getelementptr i8, ptr addrspace(6) %12, i64 %101
  %103 = call i32 @llvm.nvvm.tcgen05.ld.16x32bx2.x1(ptr addrspace(6) %102, i64 2, i1 true)
  %104 = bitcast i32 %103 to <1 x i32>
  %105 = extractelement <1 x i32> %104, i64 0
  store i32 %105, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %106 = load i32, ptr %3, align 16
  %107 = insertelement <1 x i32> poison, i32 %106, i64 0
  %108 = extractelement <1 x i32> %107, i64 0
  %109 = call i32 asm sideeffect "", "=r,0"(i32 %108)
  %110 = insertelement <1 x i32> poison, i32 %109, i64 0
  %111 = extractelement <1 x i32> %110, i64 0
  store i32 %111, ptr %3, align 16
  %112 = load <2 x half>, ptr %3, align 16
  %113 = extractelement <2 x half> %112, i64 0
  %114 = insertelement <2 x half> poison, half %113, i64 0
  %115 = extractelement <2 x half> %112, i64 1
  %116 = insertelement <2 x half> %114, half %115, i64 1
  %117 = extractelement <2 x half> %116, i64 0
  %118 = insertelement <2 x half> poison, half %117, i64 0
  %119 = extractelement <2 x half> %116, i64 1
  %120 = insertelement <2 x half> %118, half %119, i64 1
  store <2 x half> %120, ptr addrspace(1) %97, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %121, label %122

121:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %122

122:                                              ; preds = %121, %10
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
declare i32 @llvm.nvvm.tcgen05.ld.16x32bx2.x1(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

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
