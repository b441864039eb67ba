; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = alloca [2 x half], align 16
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
  %14 = mul nsw i32 %12, 2
  %15 = mul nsw i32 %13, 64
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 4194304
  %20 = sext i32 %19 to i64
  %21 = sdiv exact i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(6) %11, i64 %21
  %23 = load <2 x half>, ptr addrspace(1) %18, align 4
  %24 = extractelement <2 x half> %23, i64 0
  %25 = insertelement <2 x half> poison, half %24, i64 0
  %26 = extractelement <2 x half> %23, i64 1
  %27 = insertelement <2 x half> %25, half %26, i64 1
  %28 = extractelement <2 x half> %27, i64 0
  %29 = insertelement <2 x half> poison, half %28, i64 0
  %30 = extractelement <2 x half> %27, i64 1
  %31 = insertelement <2 x half> %29, half %30, i64 1
  store <2 x half> %31, ptr %4, align 16
  %32 = load i32, ptr %4, align 16
  %33 = insertelement <1 x i32> poison, i32 %32, i64 0
  %34 = extractelement <1 x i32> %33, i64 0
  %35 = call i32 asm sideeffect "", "=r,0"(i32 %34)
  %36 = insertelement <1 x i32> poison, i32 %35, i64 0
  %37 = bitcast <1 x i32> %36 to i32
  call void @llvm.nvvm.tcgen05.st.32x32b.x1(ptr addrspace(6) %22, i32 %37, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %38 = urem i32 %5, 32
  %39 = udiv i32 %5, 32
  %40 = mul nsw i32 %38, 2
  %41 = mul nsw i32 %39, 64
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %43
  %45 = mul nsw i32 %6, 4194304
  %46 = sext i32 %45 to i64
  %47 = sdiv exact i64 %46, 2
  %48 = getelementptr i8, ptr addrspace(6) %11, i64 %47
  %49 = call i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) %48, i1 true)
  %50 = bitcast i32 %49 to <1 x i32>
  %51 = extractelement <1 x i32> %50, i64 0
  store i32 %51, ptr %3, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %52 = load i32, ptr %3, align 16
  %53 = insertelement <1 x i32> poison, i32 %52, i64 0
  %54 = extractelement <1 x i32> %53, i64 0
  %55 = call i32 asm sideeffect "", "=r,0"(i32 %54)
  %56 = insertelement <1 x i32> poison, i32 %55, i64 0
  %57 = extractelement <1 x i32> %56, i64 0
  store i32 %57, ptr %3, align 16
  %58 = load <2 x half>, ptr %3, align 16
  %59 = extractelement <2 x half> %58, i64 0
  %60 = insertelement <2 x half> poison, half %59, i64 0
  %61 = extractelement <2 x half> %58, i64 1
  %62 = insertelement <2 x half> %60, half %61, i64 1
  %63 = extractelement <2 x half> %62, i64 0
  %64 = insertelement <2 x half> poison, half %63, i64 0
  %65 = extractelement <2 x half> %62, i64 1
  %66 = insertelement <2 x half> %64, half %65, i64 1
  store <2 x half> %66, ptr addrspace(1) %44, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %67, label %68

67:                                               ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %68

68:                                               ; preds = %67, %9
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x1(ptr addrspace(6) captures(none), i32, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) captures(none), i1 immarg) #6

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
