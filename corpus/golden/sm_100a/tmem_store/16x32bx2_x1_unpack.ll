; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = alloca [2 x half], align 16
  %5 = alloca [2 x half], align 16
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
  %13 = urem i32 %6, 16
  %14 = udiv i32 %6, 16
  %15 = mul nsw i32 %13, 4
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 128
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = load <2 x half>, ptr addrspace(1) %23, align 4
  %29 = extractelement <2 x half> %28, i64 0
  %30 = insertelement <2 x half> poison, half %29, i64 0
  %31 = extractelement <2 x half> %28, i64 1
  %32 = insertelement <2 x half> %30, half %31, i64 1
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <2 x half> poison, half %33, i64 0
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <2 x half> %34, half %35, i64 1
  store <2 x half> %36, ptr %5, align 16
  %37 = load i32, ptr %5, align 16
  %38 = insertelement <1 x i32> poison, i32 %37, i64 0
  %39 = extractelement <1 x i32> %38, i64 0
  %40 = call i32 asm sideeffect "", "=r,0"(i32 %39)
  %41 = insertelement <1 x i32> poison, i32 %40, i64 0
  %42 = bitcast <1 x i32> %41 to i32
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) %27, i64 2, i32 %42, i1 true)
  %43 = urem i32 %6, 16
  %44 = udiv i32 %6, 16
  %45 = mul nsw i32 %43, 4
  %46 = urem i32 %44, 2
  %47 = udiv i32 %44, 2
  %48 = mul nsw i32 %46, 2
  %49 = add nsw i32 %45, %48
  %50 = mul nsw i32 %47, 128
  %51 = add nsw i32 %49, %50
  %52 = add nsw i32 %51, 64
  %53 = sext i32 %52 to i64
  %54 = getelementptr half, ptr addrspace(1) %0, i64 %53
  %55 = mul nsw i32 %7, 4194304
  %56 = add nsw i32 2097152, %55
  %57 = sext i32 %56 to i64
  %58 = sdiv exact i64 %57, 2
  %59 = getelementptr i8, ptr addrspace(6) %12, i64 %58
  %60 = load <2 x half>, ptr addrspace(1) %54, align 4
  %61 = extractelement <2 x half> %60, i64 0
  %62 = insertelement <2 x half> poison, half %61, i64 0
  %63 = extractelement <2 x half> %60, i64 1
  %64 = insertelement <2 x half> %62, half %63, i64 1
  %65 = extractelement <2 x half> %64, i64 0
  %66 = insertelement <2 x half> poison, half %65, i64 0
  %67 = extractelement <2 x half> %64, i64 1
  %68 = insertelement <2 x half> %66, half %67, i64 1
  store <2 x half> %68, ptr %4, align 16
  %69 = load i32, ptr %4, align 16
  %70 = insertelement <1 x i32> poison, i32 %69, i64 0
  %71 = extractelement <1 x i32> %70, i64 0
  %72 = call i32 asm sideeffect "", "=r,0"(i32 %71)
  %73 = insertelement <1 x i32> poison, i32 %72, i64 0
  %74 = bitcast <1 x i32> %73 to i32
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) %59, i64 2, i32 %74, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %75 = urem i32 %6, 32
  %76 = udiv i32 %6, 32
  %77 = mul nsw i32 %75, 4
  %78 = mul nsw i32 %76, 128
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr half, ptr addrspace(1) %1, i64 %80
  %82 = mul nsw i32 %7, 4194304
  %83 = sext i32 %82 to i64
  %84 = sdiv exact i64 %83, 2
  %85 = getelementptr i8, ptr addrspace(6) %12, i64 %84
  %86 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %85, i1 true)
  %87 = extractelement <2 x i32> %86, i64 0
  %88 = insertelement <2 x i32> poison, i32 %87, i64 0
  %89 = extractelement <2 x i32> %86, i64 1
  %90 = insertelement <2 x i32> %88, i32 %89, i64 1
  store <2 x i32> %90, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %91 = load <2 x i32>, ptr %3, align 16
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = insertelement <2 x i32> poison, i32 %92, i64 0
  %94 = extractelement <2 x i32> %91, i64 1
  %95 = insertelement <2 x i32> %93, i32 %94, i64 1
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = extractelement <2 x i32> %95, i64 1
  %98 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %96, i32 %97)
  %99 = extractvalue { i32, i32 } %98, 0
  %100 = extractvalue { i32, i32 } %98, 1
  %101 = insertelement <2 x i32> poison, i32 %99, i64 0
  %102 = insertelement <2 x i32> %101, i32 %100, i64 1
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = insertelement <2 x i32> poison, i32 %103, i64 0
  %105 = extractelement <2 x i32> %102, i64 1
  %106 = insertelement <2 x i32> %104, i32 %105, i64 1
  store <2 x i32> %106, ptr %3, align 16
  %107 = load <4 x half>, ptr %3, align 16
  %108 = extractelement <4 x half> %107, i64 0
  %109 = insertelement <4 x half> poison, half %108, i64 0
  %110 = extractelement <4 x half> %107, i64 1
  %111 = insertelement <4 x half> %109, half %110, i64 1
  %112 = extractelement <4 x half> %107, i64 2
  %113 = insertelement <4 x half> %111, half %112, i64 2
  %114 = extractelement <4 x half> %107, i64 3
  %115 = insertelement <4 x half> %113, half %114, i64 3
  %116 = extractelement <4 x half> %115, i64 0
  %117 = insertelement <4 x half> poison, half %116, i64 0
  %118 = extractelement <4 x half> %115, i64 1
  %119 = insertelement <4 x half> %117, half %118, i64 1
  %120 = extractelement <4 x half> %115, i64 2
  %121 = insertelement <4 x half> %119, half %120, i64 2
  %122 = extractelement <4 x half> %115, i64 3
  %123 = insertelement <4 x half> %121, half %122, i64 3
  store <4 x half> %123, ptr addrspace(1) %81, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %124, label %125

124:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %125

125:                                              ; preds = %124, %10
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
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) captures(none), i64 immarg, i32, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) captures(none), i1 immarg) #6

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
