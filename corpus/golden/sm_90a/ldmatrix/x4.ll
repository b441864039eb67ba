; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nsw i32 %4, 8
  %6 = sext i32 %5 to i64
  %7 = getelementptr half, ptr addrspace(1) %0, i64 %6
  %8 = mul nsw i32 %4, 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %9
  %11 = load <8 x half>, ptr addrspace(1) %7, align 16
  %12 = extractelement <8 x half> %11, i64 0
  %13 = insertelement <8 x half> poison, half %12, i64 0
  %14 = extractelement <8 x half> %11, i64 1
  %15 = insertelement <8 x half> %13, half %14, i64 1
  %16 = extractelement <8 x half> %11, i64 2
  %17 = insertelement <8 x half> %15, half %16, i64 2
  %18 = extractelement <8 x half> %11, i64 3
  %19 = insertelement <8 x half> %17, half %18, i64 3
  %20 = extractelement <8 x half> %11, i64 4
  %21 = insertelement <8 x half> %19, half %20, i64 4
  %22 = extractelement <8 x half> %11, i64 5
  %23 = insertelement <8 x half> %21, half %22, i64 5
  %24 = extractelement <8 x half> %11, i64 6
  %25 = insertelement <8 x half> %23, half %24, i64 6
  %26 = extractelement <8 x half> %11, i64 7
  %27 = insertelement <8 x half> %25, half %26, i64 7
  %28 = extractelement <8 x half> %27, i64 0
  %29 = insertelement <8 x half> poison, half %28, i64 0
  %30 = extractelement <8 x half> %27, i64 1
  %31 = insertelement <8 x half> %29, half %30, i64 1
  %32 = extractelement <8 x half> %27, i64 2
  %33 = insertelement <8 x half> %31, half %32, i64 2
  %34 = extractelement <8 x half> %27, i64 3
  %35 = insertelement <8 x half> %33, half %34, i64 3
  %36 = extractelement <8 x half> %27, i64 4
  %37 = insertelement <8 x half> %35, half %36, i64 4
  %38 = extractelement <8 x half> %27, i64 5
  %39 = insertelement <8 x half> %37, half %38, i64 5
  %40 = extractelement <8 x half> %27, i64 6
  %41 = insertelement <8 x half> %39, half %40, i64 6
  %42 = extractelement <8 x half> %27, i64 7
  %43 = insertelement <8 x half> %41, half %42, i64 7
  store <8 x half> %43, ptr addrspace(3) %10, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %10)
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0
  %46 = extractvalue { i32, i32, i32, i32 } %44, 1
  %47 = extractvalue { i32, i32, i32, i32 } %44, 2
  %48 = extractvalue { i32, i32, i32, i32 } %44, 3
  %49 = insertelement <4 x i32> poison, i32 %45, i64 0
  %50 = insertelement <4 x i32> %49, i32 %46, i64 1
  %51 = insertelement <4 x i32> %50, i32 %47, i64 2
  %52 = insertelement <4 x i32> %51, i32 %48, i64 3
  %53 = extractelement <4 x i32> %52, i64 0
  %54 = insertelement <4 x i32> poison, i32 %53, i64 0
  %55 = extractelement <4 x i32> %52, i64 1
  %56 = insertelement <4 x i32> %54, i32 %55, i64 1
  %57 = extractelement <4 x i32> %52, i64 2
  %58 = insertelement <4 x i32> %56, i32 %57, i64 2
  %59 = extractelement <4 x i32> %52, i64 3
  %60 = insertelement <4 x i32> %58, i32 %59, i64 3
  store <4 x i32> %60, ptr %3, align 16
  %61 = mul nsw i32 %4, 8
  %62 = sext i32 %61 to i64
  %63 = getelementptr half, ptr addrspace(1) %1, i64 %62
  %64 = load <8 x half>, ptr %3, align 16
  %65 = extractelement <8 x half> %64, i64 0
  %66 = insertelement <8 x half> poison, half %65, i64 0
  %67 = extractelement <8 x half> %64, i64 1
  %68 = insertelement <8 x half> %66, half %67, i64 1
  %69 = extractelement <8 x half> %64, i64 2
  %70 = insertelement <8 x half> %68, half %69, i64 2
  %71 = extractelement <8 x half> %64, i64 3
  %72 = insertelement <8 x half> %70, half %71, i64 3
  %73 = extractelement <8 x half> %64, i64 4
  %74 = insertelement <8 x half> %72, half %73, i64 4
  %75 = extractelement <8 x half> %64, i64 5
  %76 = insertelement <8 x half> %74, half %75, i64 5
  %77 = extractelement <8 x half> %64, i64 6
  %78 = insertelement <8 x half> %76, half %77, i64 6
  %79 = extractelement <8 x half> %64, i64 7
  %80 = insertelement <8 x half> %78, half %79, i64 7
  %81 = extractelement <8 x half> %80, i64 0
  %82 = insertelement <8 x half> poison, half %81, i64 0
  %83 = extractelement <8 x half> %80, i64 1
  %84 = insertelement <8 x half> %82, half %83, i64 1
  %85 = extractelement <8 x half> %80, i64 2
  %86 = insertelement <8 x half> %84, half %85, i64 2
  %87 = extractelement <8 x half> %80, i64 3
  %88 = insertelement <8 x half> %86, half %87, i64 3
  %89 = extractelement <8 x half> %80, i64 4
  %90 = insertelement <8 x half> %88, half %89, i64 4
  %91 = extractelement <8 x half> %80, i64 5
  %92 = insertelement <8 x half> %90, half %91, i64 5
  %93 = extractelement <8 x half> %80, i64 6
  %94 = insertelement <8 x half> %92, half %93, i64 6
  %95 = extractelement <8 x half> %80, i64 7
  %96 = insertelement <8 x half> %94, half %95, i64 7
  store <8 x half> %96, ptr addrspace(1) %63, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
