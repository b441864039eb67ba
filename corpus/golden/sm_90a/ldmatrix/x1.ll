; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = urem i32 %4, 8
  %6 = mul nsw i32 %5, 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr half, ptr addrspace(1) %0, i64 %7
  %9 = urem i32 %4, 8
  %10 = mul nsw i32 %9, 8
  %11 = sext i32 %10 to i64
  %12 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %11
  %13 = load <8 x half>, ptr addrspace(1) %8, align 16
  %14 = extractelement <8 x half> %13, i64 0
  %15 = insertelement <8 x half> poison, half %14, i64 0
  %16 = extractelement <8 x half> %13, i64 1
  %17 = insertelement <8 x half> %15, half %16, i64 1
  %18 = extractelement <8 x half> %13, i64 2
  %19 = insertelement <8 x half> %17, half %18, i64 2
  %20 = extractelement <8 x half> %13, i64 3
  %21 = insertelement <8 x half> %19, half %20, i64 3
  %22 = extractelement <8 x half> %13, i64 4
  %23 = insertelement <8 x half> %21, half %22, i64 4
  %24 = extractelement <8 x half> %13, i64 5
  %25 = insertelement <8 x half> %23, half %24, i64 5
  %26 = extractelement <8 x half> %13, i64 6
  %27 = insertelement <8 x half> %25, half %26, i64 6
  %28 = extractelement <8 x half> %13, i64 7
  %29 = insertelement <8 x half> %27, half %28, i64 7
  %30 = extractelement <8 x half> %29, i64 0
  %31 = insertelement <8 x half> poison, half %30, i64 0
  %32 = extractelement <8 x half> %29, i64 1
  %33 = insertelement <8 x half> %31, half %32, i64 1
  %34 = extractelement <8 x half> %29, i64 2
  %35 = insertelement <8 x half> %33, half %34, i64 2
  %36 = extractelement <8 x half> %29, i64 3
  %37 = insertelement <8 x half> %35, half %36, i64 3
  %38 = extractelement <8 x half> %29, i64 4
  %39 = insertelement <8 x half> %37, half %38, i64 4
  %40 = extractelement <8 x half> %29, i64 5
  %41 = insertelement <8 x half> %39, half %40, i64 5
  %42 = extractelement <8 x half> %29, i64 6
  %43 = insertelement <8 x half> %41, half %42, i64 6
  %44 = extractelement <8 x half> %29, i64 7
  %45 = insertelement <8 x half> %43, half %44, i64 7
  store <8 x half> %45, ptr addrspace(3) %12, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %12)
  %47 = insertelement <1 x i32> poison, i32 %46, i64 0
  %48 = extractelement <1 x i32> %47, i64 0
  store i32 %48, ptr %3, align 16
  %49 = mul nsw i32 %4, 2
  %50 = sext i32 %49 to i64
  %51 = getelementptr half, ptr addrspace(1) %1, i64 %50
  %52 = load <2 x half>, ptr %3, align 16
  %53 = extractelement <2 x half> %52, i64 0
  %54 = insertelement <2 x half> poison, half %53, i64 0
  %55 = extractelement <2 x half> %52, i64 1
  %56 = insertelement <2 x half> %54, half %55, i64 1
  %57 = extractelement <2 x half> %56, i64 0
  %58 = insertelement <2 x half> poison, half %57, i64 0
  %59 = extractelement <2 x half> %56, i64 1
  %60 = insertelement <2 x half> %58, half %59, i64 1
  store <2 x half> %60, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
