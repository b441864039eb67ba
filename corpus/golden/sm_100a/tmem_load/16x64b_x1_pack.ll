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
  %53 = urem i32 %6, 2
  %54 = udiv i32 %6, 2
  %55 = mul nsw i32 %53, 32
  %56 = urem i32 %54, 2
  %57 = udiv i32 %54, 2
  %58 = mul nsw i32 %56, 2
  %59 = add nsw i32 %55, %58
  %60 = urem i32 %57, 8
  %61 = udiv i32 %57, 8
  %62 = mul nsw i32 %60, 4
  %63 = add nsw i32 %59, %62
  %64 = mul nsw i32 %61, 128
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %68 = mul nsw i32 %7, 4194304
  %69 = sext i32 %68 to i64
  %70 = sdiv exact i64 %69, 2
  %71 = getelementptr i8, ptr addrspace(6) %12, i64 %70
  %72 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %71, i1 true)
  %73 = bitcast i32 %72 to <1 x i32>
  %74 = extractelement <1 x i32> %73, i64 0
  store i32 %74, ptr %4, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %75 = load i32, ptr %4, align 16
  %76 = insertelement <1 x i32> poison, i32 %75, i64 0
  %77 = extractelement <1 x i32> %76, i64 0
  %78 = call i32 asm sideeffect "", "=r,0"(i32 %77)
  %79 = insertelement <1 x i32> poison, i32 %78, i64 0
  %80 = extractelement <1 x i32> %79, i64 0
  store i32 %80, ptr %4, align 16
  %81 = load <2 x half>, ptr %4, align 16
  %82 = extractelement <2 x half> %81, i64 0
  %83 = insertelement <2 x half> poison, half %82, i64 0
  %84 = extractelement <2 x half> %81, i64 1
  %85 = insertelement <2 x half> %83, half %84, i64 1
  %86 = extractelement <2 x half> %85, i64 0
  %87 = insertelement <2 x half> poison, half %86, i64 0
  %88 = extractelement <2 x half> %85, i64 1
  %89 = insertelement <2 x half> %87, half %88, i64 1
  store <2 x half> %89, ptr addrspace(1) %67, align 4
  %90 = urem i32 %6, 2
  %91 = udiv i32 %6, 2
  %92 = mul nsw i32 %90, 32
  %93 = urem i32 %91, 2
  %94 = udiv i32 %91, 2
  %95 = mul nsw i32 %93, 2
  %96 = add nsw i32 %92, %95
  %97 = urem i32 %94, 8
  %98 = udiv i32 %94, 8
  %99 = mul nsw i32 %97, 4
  %100 = add nsw i32 %96, %99
  %101 = mul nsw i32 %98, 128
  %102 = add nsw i32 %100, %101
  %103 = add nsw i32 %102, 64
  %104 = sext i32 %103 to i64
  %105 = getelementptr half, ptr addrspace(1) %1, i64 %104
  %106 = mul nsw i32 %7, 4194304
  %107 = add nsw i32 2097152, %106
  %108 = sext i32 %107 to i64
  %109 = sdiv exact i64 %108, 2
  %110 = getelementptr i8, ptr addrspace(6) %12, i64 %109
  %111 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %110, i1 true)
  %112 = bitcast i32 %111 to <1 x i32>
  %113 = extractelement <1 x i32> %112, i64 0
  store i32 %113, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %114 = load i32, ptr %3, align 16
  %115 = insertelement <1 x i32> poison, i32 %114, i64 0
  %116 = extractelement <1 x i32> %115, i64 0
  %117 = call i32 asm sideeffect "", "=r,0"(i32 %116)
  %118 = insertelement <1 x i32> poison, i32 %117, i64 0
  %119 = extractelement <1 x i32> %118, i64 0
  store i32 %119, ptr %3, align 16
  %120 = load <2 x half>, ptr %3, align 16
  %121 = extractelement <2 x half> %120, i64 0
  %122 = insertelement <2 x half> poison, half %121, i64 0
  %123 = extractelement <2 x half> %120, i64 1
  %124 = insertelement <2 x half> %122, half %123, i64 1
  %125 = extractelement <2 x half> %124, i64 0
  %126 = insertelement <2 x half> poison, half %125, i64 0
  %127 = extractelement <2 x half> %124, i64 1
  %128 = insertelement <2 x half> %126, half %127, i64 1
  store <2 x half> %128, ptr addrspace(1) %105, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %129, label %130

129:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %130

130:                                              ; preds = %129, %10
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
