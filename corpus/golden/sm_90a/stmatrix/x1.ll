; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nsw i32 %4, 2
  %6 = sext i32 %5 to i64
  %7 = getelementptr half, ptr addrspace(1) %0, i64 %6
  %8 = urem i32 %4, 8
  %9 = mul nsw i32 %8, 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %10
  %12 = load <2 x half>, ptr addrspace(1) %7, align 4
  %13 = extractelement <2 x half> %12, i64 0
  %14 = insertelement <2 x half> poison, half %13, i64 0
  %15 = extractelement <2 x half> %12, i64 1
  %16 = insertelement <2 x half> %14, half %15, i64 1
  %17 = extractelement <2 x half> %16, i64 0
  %18 = insertelement <2 x half> poison, half %17, i64 0
  %19 = extractelement <2 x half> %16, i64 1
  %20 = insertelement <2 x half> %18, half %19, i64 1
  store <2 x half> %20, ptr %3, align 16
  %21 = load i32, ptr %3, align 16
  %22 = insertelement <1 x i32> poison, i32 %21, i64 0
  %23 = extractelement <1 x i32> %22, i64 0
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %11, i32 %23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = urem i32 %4, 8
  %25 = mul nsw i32 %24, 8
  %26 = sext i32 %25 to i64
  %27 = getelementptr half, ptr addrspace(1) %1, i64 %26
  %28 = load <8 x half>, ptr addrspace(3) %11, align 16
  %29 = extractelement <8 x half> %28, i64 0
  %30 = insertelement <8 x half> poison, half %29, i64 0
  %31 = extractelement <8 x half> %28, i64 1
  %32 = insertelement <8 x half> %30, half %31, i64 1
  %33 = extractelement <8 x half> %28, i64 2
  %34 = insertelement <8 x half> %32, half %33, i64 2
  %35 = extractelement <8 x half> %28, i64 3
  %36 = insertelement <8 x half> %34, half %35, i64 3
  %37 = extractelement <8 x half> %28, i64 4
  %38 = insertelement <8 x half> %36, half %37, i64 4
  %39 = extractelement <8 x half> %28, i64 5
  %40 = insertelement <8 x half> %38, half %39, i64 5
  %41 = extractelement <8 x half> %28, i64 6
  %42 = insertelement <8 x half> %40, half %41, i64 6
  %43 = extractelement <8 x half> %28, i64 7
  %44 = insertelement <8 x half> %42, half %43, i64 7
  %45 = extractelement <8 x half> %44, i64 0
  %46 = insertelement <8 x half> poison, half %45, i64 0
  %47 = extractelement <8 x half> %44, i64 1
  %48 = insertelement <8 x half> %46, half %47, i64 1
  %49 = extractelement <8 x half> %44, i64 2
  %50 = insertelement <8 x half> %48, half %49, i64 2
  %51 = extractelement <8 x half> %44, i64 3
  %52 = insertelement <8 x half> %50, half %51, i64 3
  %53 = extractelement <8 x half> %44, i64 4
  %54 = insertelement <8 x half> %52, half %53, i64 4
  %55 = extractelement <8 x half> %44, i64 5
  %56 = insertelement <8 x half> %54, half %55, i64 5
  %57 = extractelement <8 x half> %44, i64 6
  %58 = insertelement <8 x half> %56, half %57, i64 6
  %59 = extractelement <8 x half> %44, i64 7
  %60 = insertelement <8 x half> %58, half %59, i64 7
  store <8 x half> %60, ptr addrspace(1) %27, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
