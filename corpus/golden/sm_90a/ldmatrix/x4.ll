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
  %53 = bitcast <4 x i32> %52 to <8 x i16>
  %54 = extractelement <8 x i16> %53, i64 0
  %55 = insertelement <8 x i16> poison, i16 %54, i64 0
  %56 = extractelement <8 x i16> %53, i64 1
  %57 = insertelement <8 x i16> %55, i16 %56, i64 1
  %58 = extractelement <8 x i16> %53, i64 2
  %59 = insertelement <8 x i16> %57, i16 %58, i64 2
  %60 = extractelement <8 x i16> %53, i64 3
  %61 = insertelement <8 x i16> %59, i16 %60, i64 3
  %62 = extractelement <8 x i16> %53, i64 4
  %63 = insertelement <8 x i16> %61, i16 %62, i64 4
  %64 = extractelement <8 x i16> %53, i64 5
  %65 = insertelement <8 x i16> %63, i16 %64, i64 5
  %66 = extractelement <8 x i16> %53, i64 6
  %67 = insertelement <8 x i16> %65, i16 %66, i64 6
  %68 = extractelement <8 x i16> %53, i64 7
  %69 = insertelement <8 x i16> %67, i16 %68, i64 7
  store <8 x i16> %69, ptr %3, align 16
  %70 = mul nsw i32 %4, 8
  %71 = sext i32 %70 to i64
  %72 = getelementptr half, ptr addrspace(1) %1, i64 %71
  %73 = load <8 x half>, ptr %3, align 16
  %74 = extractelement <8 x half> %73, i64 0
  %75 = insertelement <8 x half> poison, half %74, i64 0
  %76 = extractelement <8 x half> %73, i64 1
  %77 = insertelement <8 x half> %75, half %76, i64 1
  %78 = extractelement <8 x half> %73, i64 2
  %79 = insertelement <8 x half> %77, half %78, i64 2
  %80 = extractelement <8 x half> %73, i64 3
  %81 = insertelement <8 x half> %79, half %80, i64 3
  %82 = extractelement <8 x half> %73, i64 4
  %83 = insertelement <8 x half> %81, half %82, i64 4
  %84 = extractelement <8 x half> %73, i64 5
  %85 = insertelement <8 x half> %83, half %84, i64 5
  %86 = extractelement <8 x half> %73, i64 6
  %87 = insertelement <8 x half> %85, half %86, i64 6
  %88 = extractelement <8 x half> %73, i64 7
  %89 = insertelement <8 x half> %87, half %88, i64 7
  %90 = extractelement <8 x half> %89, i64 0
  %91 = insertelement <8 x half> poison, half %90, i64 0
  %92 = extractelement <8 x half> %89, i64 1
  %93 = insertelement <8 x half> %91, half %92, i64 1
  %94 = extractelement <8 x half> %89, i64 2
  %95 = insertelement <8 x half> %93, half %94, i64 2
  %96 = extractelement <8 x half> %89, i64 3
  %97 = insertelement <8 x half> %95, half %96, i64 3
  %98 = extractelement <8 x half> %89, i64 4
  %99 = insertelement <8 x half> %97, half %98, i64 4
  %100 = extractelement <8 x half> %89, i64 5
  %101 = insertelement <8 x half> %99, half %100, i64 5
  %102 = extractelement <8 x half> %89, i64 6
  %103 = insertelement <8 x half> %101, half %102, i64 6
  %104 = extractelement <8 x half> %89, i64 7
  %105 = insertelement <8 x half> %103, half %104, i64 7
  store <8 x half> %105, ptr addrspace(1) %72, align 16
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
