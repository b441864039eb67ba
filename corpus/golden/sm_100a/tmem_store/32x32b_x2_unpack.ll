; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = alloca [4 x half], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 4
  %15 = mul nsw i32 %13, 128
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 4194304
  %20 = sext i32 %19 to i64
  %21 = sdiv exact i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(6) %11, i64 %21
  %23 = load <4 x half>, ptr addrspace(1) %18, align 8
  %24 = extractelement <4 x half> %23, i64 0
  %25 = insertelement <4 x half> poison, half %24, i64 0
  %26 = extractelement <4 x half> %23, i64 1
  %27 = insertelement <4 x half> %25, half %26, i64 1
  %28 = extractelement <4 x half> %23, i64 2
  %29 = insertelement <4 x half> %27, half %28, i64 2
  %30 = extractelement <4 x half> %23, i64 3
  %31 = insertelement <4 x half> %29, half %30, i64 3
  %32 = extractelement <4 x half> %31, i64 0
  %33 = insertelement <4 x half> poison, half %32, i64 0
  %34 = extractelement <4 x half> %31, i64 1
  %35 = insertelement <4 x half> %33, half %34, i64 1
  %36 = extractelement <4 x half> %31, i64 2
  %37 = insertelement <4 x half> %35, half %36, i64 2
  %38 = extractelement <4 x half> %31, i64 3
  %39 = insertelement <4 x half> %37, half %38, i64 3
  store <4 x half> %39, ptr %4, align 16
  %40 = load <2 x i32>, ptr %4, align 16
  %41 = extractelement <2 x i32> %40, i64 0
  %42 = insertelement <2 x i32> poison, i32 %41, i64 0
  %43 = extractelement <2 x i32> %40, i64 1
  %44 = insertelement <2 x i32> %42, i32 %43, i64 1
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = extractelement <2 x i32> %44, i64 1
  %47 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %45, i32 %46)
  %48 = extractvalue { i32, i32 } %47, 0
  %49 = extractvalue { i32, i32 } %47, 1
  %50 = insertelement <2 x i32> poison, i32 %48, i64 0
  %51 = insertelement <2 x i32> %50, i32 %49, i64 1
  call void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) %22, <2 x i32> %51, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %52 = urem i32 %5, 32
  %53 = udiv i32 %5, 32
  %54 = mul nsw i32 %52, 4
  %55 = mul nsw i32 %53, 128
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr half, ptr addrspace(1) %1, i64 %57
  %59 = mul nsw i32 %6, 4194304
  %60 = sext i32 %59 to i64
  %61 = sdiv exact i64 %60, 2
  %62 = getelementptr i8, ptr addrspace(6) %11, i64 %61
  %63 = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(ptr addrspace(6) %62, i1 true)
  %64 = extractelement <2 x i32> %63, i64 0
  %65 = insertelement <2 x i32> poison, i32 %64, i64 0
  %66 = extractelement <2 x i32> %63, i64 1
  %67 = insertelement <2 x i32> %65, i32 %66, i64 1
  store <2 x i32> %67, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %68 = load <2 x i32>, ptr %3, align 16
  %69 = extractelement <2 x i32> %68, i64 0
  %70 = insertelement <2 x i32> poison, i32 %69, i64 0
  %71 = extractelement <2 x i32> %68, i64 1
  %72 = insertelement <2 x i32> %70, i32 %71, i64 1
  %73 = extractelement <2 x i32> %72, i64 0
  %74 = extractelement <2 x i32> %72, i64 1
  %75 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %73, i32 %74)
  %76 = extractvalue { i32, i32 } %75, 0
  %77 = extractvalue { i32, i32 } %75, 1
  %78 = insertelement <2 x i32> poison, i32 %76, i64 0
  %79 = insertelement <2 x i32> %78, i32 %77, i64 1
  %80 = extractelement <2 x i32> %79, i64 0
  %81 = insertelement <2 x i32> poison, i32 %80, i64 0
  %82 = extractelement <2 x i32> %79, i64 1
  %83 = insertelement <2 x i32> %81, i32 %82, i64 1
  store <2 x i32> %83, ptr %3, align 16
  %84 = load <4 x half>, ptr %3, align 16
  %85 = extractelement <4 x half> %84, i64 0
  %86 = insertelement <4 x half> poison, half %85, i64 0
  %87 = extractelement <4 x half> %84, i64 1
  %88 = insertelement <4 x half> %86, half %87, i64 1
  %89 = extractelement <4 x half> %84, i64 2
  %90 = insertelement <4 x half> %88, half %89, i64 2
  %91 = extractelement <4 x half> %84, i64 3
  %92 = insertelement <4 x half> %90, half %91, i64 3
  %93 = extractelement <4 x half> %92, i64 0
  %94 = insertelement <4 x half> poison, half %93, i64 0
  %95 = extractelement <4 x half> %92, i64 1
  %96 = insertelement <4 x half> %94, half %95, i64 1
  %97 = extractelement <4 x half> %92, i64 2
  %98 = insertelement <4 x half> %96, half %97, i64 2
  %99 = extractelement <4 x half> %92, i64 3
  %100 = insertelement <4 x half> %98, half %99, i64 3
  store <4 x half> %100, ptr addrspace(1) %58, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %101, label %102

101:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %102

102:                                              ; preds = %101, %9
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
