; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
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
  store <8 x half> %43, ptr %3, align 16
  %44 = load <8 x i16>, ptr %3, align 16
  %45 = extractelement <8 x i16> %44, i64 0
  %46 = insertelement <8 x i16> poison, i16 %45, i64 0
  %47 = extractelement <8 x i16> %44, i64 1
  %48 = insertelement <8 x i16> %46, i16 %47, i64 1
  %49 = extractelement <8 x i16> %44, i64 2
  %50 = insertelement <8 x i16> %48, i16 %49, i64 2
  %51 = extractelement <8 x i16> %44, i64 3
  %52 = insertelement <8 x i16> %50, i16 %51, i64 3
  %53 = extractelement <8 x i16> %44, i64 4
  %54 = insertelement <8 x i16> %52, i16 %53, i64 4
  %55 = extractelement <8 x i16> %44, i64 5
  %56 = insertelement <8 x i16> %54, i16 %55, i64 5
  %57 = extractelement <8 x i16> %44, i64 6
  %58 = insertelement <8 x i16> %56, i16 %57, i64 6
  %59 = extractelement <8 x i16> %44, i64 7
  %60 = insertelement <8 x i16> %58, i16 %59, i64 7
  %61 = bitcast <8 x i16> %60 to <4 x i32>
  %62 = extractelement <4 x i32> %61, i64 0
  %63 = extractelement <4 x i32> %61, i64 1
  %64 = extractelement <4 x i32> %61, i64 2
  %65 = extractelement <4 x i32> %61, i64 3
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %10, i32 %62, i32 %63, i32 %64, i32 %65)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = mul nsw i32 %4, 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr half, ptr addrspace(1) %1, i64 %67
  %69 = load <8 x half>, ptr addrspace(3) %10, align 16
  %70 = extractelement <8 x half> %69, i64 0
  %71 = insertelement <8 x half> poison, half %70, i64 0
  %72 = extractelement <8 x half> %69, i64 1
  %73 = insertelement <8 x half> %71, half %72, i64 1
  %74 = extractelement <8 x half> %69, i64 2
  %75 = insertelement <8 x half> %73, half %74, i64 2
  %76 = extractelement <8 x half> %69, i64 3
  %77 = insertelement <8 x half> %75, half %76, i64 3
  %78 = extractelement <8 x half> %69, i64 4
  %79 = insertelement <8 x half> %77, half %78, i64 4
  %80 = extractelement <8 x half> %69, i64 5
  %81 = insertelement <8 x half> %79, half %80, i64 5
  %82 = extractelement <8 x half> %69, i64 6
  %83 = insertelement <8 x half> %81, half %82, i64 6
  %84 = extractelement <8 x half> %69, i64 7
  %85 = insertelement <8 x half> %83, half %84, i64 7
  %86 = extractelement <8 x half> %85, i64 0
  %87 = insertelement <8 x half> poison, half %86, i64 0
  %88 = extractelement <8 x half> %85, i64 1
  %89 = insertelement <8 x half> %87, half %88, i64 1
  %90 = extractelement <8 x half> %85, i64 2
  %91 = insertelement <8 x half> %89, half %90, i64 2
  %92 = extractelement <8 x half> %85, i64 3
  %93 = insertelement <8 x half> %91, half %92, i64 3
  %94 = extractelement <8 x half> %85, i64 4
  %95 = insertelement <8 x half> %93, half %94, i64 4
  %96 = extractelement <8 x half> %85, i64 5
  %97 = insertelement <8 x half> %95, half %96, i64 5
  %98 = extractelement <8 x half> %85, i64 6
  %99 = insertelement <8 x half> %97, half %98, i64 6
  %100 = extractelement <8 x half> %85, i64 7
  %101 = insertelement <8 x half> %99, half %100, i64 7
  store <8 x half> %101, ptr addrspace(1) %68, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
