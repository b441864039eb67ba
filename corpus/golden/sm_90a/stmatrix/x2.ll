; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nsw i32 %4, 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr half, ptr addrspace(1) %0, i64 %6
  %8 = urem i32 %4, 16
  %9 = mul nsw i32 %8, 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %10
  %12 = load <4 x half>, ptr addrspace(1) %7, align 8
  %13 = extractelement <4 x half> %12, i64 0
  %14 = insertelement <4 x half> poison, half %13, i64 0
  %15 = extractelement <4 x half> %12, i64 1
  %16 = insertelement <4 x half> %14, half %15, i64 1
  %17 = extractelement <4 x half> %12, i64 2
  %18 = insertelement <4 x half> %16, half %17, i64 2
  %19 = extractelement <4 x half> %12, i64 3
  %20 = insertelement <4 x half> %18, half %19, i64 3
  %21 = extractelement <4 x half> %20, i64 0
  %22 = insertelement <4 x half> poison, half %21, i64 0
  %23 = extractelement <4 x half> %20, i64 1
  %24 = insertelement <4 x half> %22, half %23, i64 1
  %25 = extractelement <4 x half> %20, i64 2
  %26 = insertelement <4 x half> %24, half %25, i64 2
  %27 = extractelement <4 x half> %20, i64 3
  %28 = insertelement <4 x half> %26, half %27, i64 3
  store <4 x half> %28, ptr %3, align 16
  %29 = load <2 x i32>, ptr %3, align 16
  %30 = extractelement <2 x i32> %29, i64 0
  %31 = insertelement <2 x i32> poison, i32 %30, i64 0
  %32 = extractelement <2 x i32> %29, i64 1
  %33 = insertelement <2 x i32> %31, i32 %32, i64 1
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = extractelement <2 x i32> %33, i64 1
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %11, i32 %34, i32 %35)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = urem i32 %4, 16
  %37 = mul nsw i32 %36, 8
  %38 = sext i32 %37 to i64
  %39 = getelementptr half, ptr addrspace(1) %1, i64 %38
  %40 = load <8 x half>, ptr addrspace(3) %11, align 16
  %41 = extractelement <8 x half> %40, i64 0
  %42 = insertelement <8 x half> poison, half %41, i64 0
  %43 = extractelement <8 x half> %40, i64 1
  %44 = insertelement <8 x half> %42, half %43, i64 1
  %45 = extractelement <8 x half> %40, i64 2
  %46 = insertelement <8 x half> %44, half %45, i64 2
  %47 = extractelement <8 x half> %40, i64 3
  %48 = insertelement <8 x half> %46, half %47, i64 3
  %49 = extractelement <8 x half> %40, i64 4
  %50 = insertelement <8 x half> %48, half %49, i64 4
  %51 = extractelement <8 x half> %40, i64 5
  %52 = insertelement <8 x half> %50, half %51, i64 5
  %53 = extractelement <8 x half> %40, i64 6
  %54 = insertelement <8 x half> %52, half %53, i64 6
  %55 = extractelement <8 x half> %40, i64 7
  %56 = insertelement <8 x half> %54, half %55, i64 7
  %57 = extractelement <8 x half> %56, i64 0
  %58 = insertelement <8 x half> poison, half %57, i64 0
  %59 = extractelement <8 x half> %56, i64 1
  %60 = insertelement <8 x half> %58, half %59, i64 1
  %61 = extractelement <8 x half> %56, i64 2
  %62 = insertelement <8 x half> %60, half %61, i64 2
  %63 = extractelement <8 x half> %56, i64 3
  %64 = insertelement <8 x half> %62, half %63, i64 3
  %65 = extractelement <8 x half> %56, i64 4
  %66 = insertelement <8 x half> %64, half %65, i64 4
  %67 = extractelement <8 x half> %56, i64 5
  %68 = insertelement <8 x half> %66, half %67, i64 5
  %69 = extractelement <8 x half> %56, i64 6
  %70 = insertelement <8 x half> %68, half %69, i64 6
  %71 = extractelement <8 x half> %56, i64 7
  %72 = insertelement <8 x half> %70, half %71, i64 7
  store <8 x half> %72, ptr addrspace(1) %39, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
