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
  %29 = load <4 x i16>, ptr %3, align 16
  %30 = extractelement <4 x i16> %29, i64 0
  %31 = insertelement <4 x i16> poison, i16 %30, i64 0
  %32 = extractelement <4 x i16> %29, i64 1
  %33 = insertelement <4 x i16> %31, i16 %32, i64 1
  %34 = extractelement <4 x i16> %29, i64 2
  %35 = insertelement <4 x i16> %33, i16 %34, i64 2
  %36 = extractelement <4 x i16> %29, i64 3
  %37 = insertelement <4 x i16> %35, i16 %36, i64 3
  %38 = bitcast <4 x i16> %37 to <2 x i32>
  %39 = extractelement <2 x i32> %38, i64 0
  %40 = extractelement <2 x i32> %38, i64 1
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %11, i32 %39, i32 %40)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = urem i32 %4, 16
  %42 = mul nsw i32 %41, 8
  %43 = sext i32 %42 to i64
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %43
  %45 = load <8 x half>, ptr addrspace(3) %11, align 16
  %46 = extractelement <8 x half> %45, i64 0
  %47 = insertelement <8 x half> poison, half %46, i64 0
  %48 = extractelement <8 x half> %45, i64 1
  %49 = insertelement <8 x half> %47, half %48, i64 1
  %50 = extractelement <8 x half> %45, i64 2
  %51 = insertelement <8 x half> %49, half %50, i64 2
  %52 = extractelement <8 x half> %45, i64 3
  %53 = insertelement <8 x half> %51, half %52, i64 3
  %54 = extractelement <8 x half> %45, i64 4
  %55 = insertelement <8 x half> %53, half %54, i64 4
  %56 = extractelement <8 x half> %45, i64 5
  %57 = insertelement <8 x half> %55, half %56, i64 5
  %58 = extractelement <8 x half> %45, i64 6
  %59 = insertelement <8 x half> %57, half %58, i64 6
  %60 = extractelement <8 x half> %45, i64 7
  %61 = insertelement <8 x half> %59, half %60, i64 7
  %62 = extractelement <8 x half> %61, i64 0
  %63 = insertelement <8 x half> poison, half %62, i64 0
  %64 = extractelement <8 x half> %61, i64 1
  %65 = insertelement <8 x half> %63, half %64, i64 1
  %66 = extractelement <8 x half> %61, i64 2
  %67 = insertelement <8 x half> %65, half %66, i64 2
  %68 = extractelement <8 x half> %61, i64 3
  %69 = insertelement <8 x half> %67, half %68, i64 3
  %70 = extractelement <8 x half> %61, i64 4
  %71 = insertelement <8 x half> %69, half %70, i64 4
  %72 = extractelement <8 x half> %61, i64 5
  %73 = insertelement <8 x half> %71, half %72, i64 5
  %74 = extractelement <8 x half> %61, i64 6
  %75 = insertelement <8 x half> %73, half %74, i64 6
  %76 = extractelement <8 x half> %61, i64 7
  %77 = insertelement <8 x half> %75, half %76, i64 7
  store <8 x half> %77, ptr addrspace(1) %44, align 16
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
