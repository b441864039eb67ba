; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = urem i32 %4, 16
  %6 = mul nsw i32 %5, 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr half, ptr addrspace(1) %0, i64 %7
  %9 = urem i32 %4, 16
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
  %46 = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %12)
  %47 = extractvalue { i32, i32 } %46, 0
  %48 = extractvalue { i32, i32 } %46, 1
  %49 = insertelement <2 x i32> poison, i32 %47, i64 0
  %50 = insertelement <2 x i32> %49, i32 %48, i64 1
  %51 = extractelement <2 x i32> %50, i64 0
  %52 = insertelement <2 x i32> poison, i32 %51, i64 0
  %53 = extractelement <2 x i32> %50, i64 1
  %54 = insertelement <2 x i32> %52, i32 %53, i64 1
  store <2 x i32> %54, ptr %3, align 16
  %55 = mul nsw i32 %4, 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr half, ptr addrspace(1) %1, i64 %56
  %58 = load <4 x half>, ptr %3, align 16
  %59 = extractelement <4 x half> %58, i64 0
  %60 = insertelement <4 x half> poison, half %59, i64 0
  %61 = extractelement <4 x half> %58, i64 1
  %62 = insertelement <4 x half> %60, half %61, i64 1
  %63 = extractelement <4 x half> %58, i64 2
  %64 = insertelement <4 x half> %62, half %63, i64 2
  %65 = extractelement <4 x half> %58, i64 3
  %66 = insertelement <4 x half> %64, half %65, i64 3
  %67 = extractelement <4 x half> %66, i64 0
  %68 = insertelement <4 x half> poison, half %67, i64 0
  %69 = extractelement <4 x half> %66, i64 1
  %70 = insertelement <4 x half> %68, half %69, i64 1
  %71 = extractelement <4 x half> %66, i64 2
  %72 = insertelement <4 x half> %70, half %71, i64 2
  %73 = extractelement <4 x half> %66, i64 3
  %74 = insertelement <4 x half> %72, half %73, i64 3
  store <4 x half> %74, ptr addrspace(1) %57, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
