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
  %13 = urem i32 %6, 2
  %14 = udiv i32 %6, 2
  %15 = mul nsw i32 %13, 32
  %16 = urem i32 %14, 2
  %17 = udiv i32 %14, 2
  %18 = mul nsw i32 %16, 2
  %19 = add nsw i32 %15, %18
  %20 = urem i32 %17, 8
  %21 = udiv i32 %17, 8
  %22 = mul nsw i32 %20, 4
  %23 = add nsw i32 %19, %22
  %24 = mul nsw i32 %21, 128
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26
  %28 = mul nsw i32 %7, 4194304
  %29 = sext i32 %28 to i64
  %30 = sdiv exact i64 %29, 2
  %31 = getelementptr i8, ptr addrspace(6) %12, i64 %30
  %32 = load <2 x half>, ptr addrspace(1) %27, align 4
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <2 x half> poison, half %33, i64 0
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <2 x half> %34, half %35, i64 1
  %37 = extractelement <2 x half> %36, i64 0
  %38 = insertelement <2 x half> poison, half %37, i64 0
  %39 = extractelement <2 x half> %36, i64 1
  %40 = insertelement <2 x half> %38, half %39, i64 1
  store <2 x half> %40, ptr %5, align 16
  %41 = load i32, ptr %5, align 16
  %42 = insertelement <1 x i32> poison, i32 %41, i64 0
  %43 = extractelement <1 x i32> %42, i64 0
  %44 = call i32 asm sideeffect "", "=r,0"(i32 %43)
  %45 = insertelement <1 x i32> poison, i32 %44, i64 0
  %46 = bitcast <1 x i32> %45 to i32
  call void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) %31, i32 %46, i1 true)
  %47 = urem i32 %6, 2
  %48 = udiv i32 %6, 2
  %49 = mul nsw i32 %47, 32
  %50 = urem i32 %48, 2
  %51 = udiv i32 %48, 2
  %52 = mul nsw i32 %50, 2
  %53 = add nsw i32 %49, %52
  %54 = urem i32 %51, 8
  %55 = udiv i32 %51, 8
  %56 = mul nsw i32 %54, 4
  %57 = add nsw i32 %53, %56
  %58 = mul nsw i32 %55, 128
  %59 = add nsw i32 %57, %58
  %60 = add nsw i32 %59, 64
  %61 = sext i32 %60 to i64
  %62 = getelementptr half, ptr addrspace(1) %0, i64 %61
  %63 = mul nsw i32 %7, 4194304
  %64 = add nsw i32 2097152, %63
  %65 = sext i32 %64 to i64
  %66 = sdiv exact i64 %65, 2
  %67 = getelementptr i8, ptr addrspace(6) %12, i64 %66
  %68 = load <2 x half>, ptr addrspace(1) %62, align 4
  %69 = extractelement <2 x half> %68, i64 0
  %70 = insertelement <2 x half> poison, half %69, i64 0
  %71 = extractelement <2 x half> %68, i64 1
  %72 = insertelement <2 x half> %70, half %71, i64 1
  %73 = extractelement <2 x half> %72, i64 0
  %74 = insertelement <2 x half> poison, half %73, i64 0
  %75 = extractelement <2 x half> %72, i64 1
  %76 = insertelement <2 x half> %74, half %75, i64 1
  store <2 x half> %76, ptr %4, align 16
  %77 = load i32, ptr %4, align 16
  %78 = insertelement <1 x i32> poison, i32 %77, i64 0
  %79 = extractelement <1 x i32> %78, i64 0
  %80 = call i32 asm sideeffect "", "=r,0"(i32 %79)
  %81 = insertelement <1 x i32> poison, i32 %80, i64 0
  %82 = bitcast <1 x i32> %81 to i32
  call void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) %67, i32 %82, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %83 = urem i32 %6, 32
  %84 = udiv i32 %6, 32
  %85 = mul nsw i32 %83, 4
  %86 = mul nsw i32 %84, 128
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr half, ptr addrspace(1) %1, i64 %88
  %90 = mul nsw i32 %7, 4194304
  %91 = sext i32 %90 to i64
  %92 = sdiv exact i64 %91, 2
  %93 = getelementptr i8, ptr addrspace(6) %12, i64 %92
  %94 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %93, i1 true)
  %95 = extractelement <2 x i32> %94, i64 0
  %96 = insertelement <2 x i32> poison, i32 %95, i64 0
  %97 = extractelement <2 x i32> %94, i64 1
  %98 = insertelement <2 x i32> %96, i32 %97, i64 1
  store <2 x i32> %98, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %99 = load <2 x i32>, ptr %3, align 16
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = insertelement <2 x i32> poison, i32 %100, i64 0
  %102 = extractelement <2 x i32> %99, i64 1
  %103 = insertelement <2 x i32> %101, i32 %102, i64 1
  %104 = extractelement <2 x i32> %103, i64 0
  %105 = extractelement <2 x i32> %103, i64 1
  %106 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %104, i32 %105)
  %107 = extractvalue { i32, i32 } %106, 0
  %108 = extractvalue { i32, i32 } %106, 1
  %109 = insertelement <2 x i32> poison, i32 %107, i64 0
  %110 = insertelement <2 x i32> %109, i32 %108, i64 1
  %111 = extractelement <2 x i32> %110, i64 0
  %112 = insertelement <2 x i32> poison, i32 %111, i64 0
  %113 = extractelement <2 x i32> %110, i64 1
  %114 = insertelement <2 x i32> %112, i32 %113, i64 1
  store <2 x i32> %114, ptr %3, align 16
  %115 = load <4 x half>, ptr %3, align 16
  %116 = extractelement <4 x half> %115, i64 0
  %117 = insertelement <4 x half> poison, half %116, i64 0
  %118 = extractelement <4 x half> %115, i64 1
  %119 = insertelement <4 x half> %117, half %118, i64 1
  %120 = extractelement <4 x half> %115, i64 2
  %121 = insertelement <4 x half> %119, half %120, i64 2
  %122 = extractelement <4 x half> %115, i64 3
  %123 = insertelement <4 x half> %121, half %122, i64 3
  %124 = extractelement <4 x half> %123, i64 0
  %125 = insertelement <4 x half> poison, half %124, i64 0
  %126 = extractelement <4 x half> %123, i64 1
  %127 = insertelement <4 x half> %125, half %126, i64 1
  %128 = extractelement <4 x half> %123, i64 2
  %129 = insertelement <4 x half> %127, half %128, i64 2
  %130 = extractelement <4 x half> %123, i64 3
  %131 = insertelement <4 x half> %129, half %130, i64 3
  store <4 x half> %131, ptr addrspace(1) %89, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %132, label %133

132:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %133

133:                                              ; preds = %132, %10
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
declare void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) captures(none), i32, i1 immarg) #6

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
