; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = insertvalue { i32 } poison, i32 %4, 0
  %6 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %7 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %6, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 8, i32 8, i32 4, i32 0 }, i32 8, i32 1 }, 1
  %8 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %7, 1
  %9 = extractvalue { i32 } %5, 0
  %10 = srem i32 %9, 8
  %11 = sdiv i32 %9, 8
  %12 = mul nsw i32 %10, 8
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %7, 0
  %14 = sext i32 %12 to i64
  %15 = getelementptr half, ptr addrspace(1) %13, i64 %14
  %16 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %15, 0
  %17 = insertvalue { ptr addrspace(1), { i32, i32 } } %16, { i32, i32 } { i32 8, i32 1 }, 1
  %18 = extractvalue { i32 } %5, 0
  %19 = srem i32 %18, 8
  %20 = sdiv i32 %18, 8
  %21 = mul nsw i32 %19, 8
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %22
  %24 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %23, 0
  %25 = insertvalue { ptr addrspace(3), { i32, i32 } } %24, { i32, i32 } { i32 8, i32 1 }, 1
  %26 = insertvalue { ptr, { i32, i32 } } poison, ptr %3, 0
  %27 = insertvalue { ptr, { i32, i32 } } %26, { i32, i32 } { i32 2, i32 1 }, 1
  %28 = extractvalue { ptr addrspace(1), { i32, i32 } } %17, 1
  %29 = extractvalue { ptr addrspace(1), { i32, i32 } } %17, 0
  %30 = load <8 x half>, ptr addrspace(1) %29, align 16
  %31 = extractelement <8 x half> %30, i64 0
  %32 = insertelement <8 x half> poison, half %31, i64 0
  %33 = extractelement <8 x half> %30, i64 1
  %34 = insertelement <8 x half> %32, half %33, i64 1
  %35 = extractelement <8 x half> %30, i64 2
  %36 = insertelement <8 x half> %34, half %35, i64 2
  %37 = extractelement <8 x half> %30, i64 3
  %38 = insertelement <8 x half> %36, half %37, i64 3
  %39 = extractelement <8 x half> %30, i64 4
  %40 = insertelement <8 x half> %38, half %39, i64 4
  %41 = extractelement <8 x half> %30, i64 5
  %42 = insertelement <8 x half> %40, half %41, i64 5
  %43 = extractelement <8 x half> %30, i64 6
  %44 = insertelement <8 x half> %42, half %43, i64 6
  %45 = extractelement <8 x half> %30, i64 7
  %46 = insertelement <8 x half> %44, half %45, i64 7
  %47 = extractvalue { ptr addrspace(3), { i32, i32 } } %25, 1
  %48 = extractvalue { ptr addrspace(3), { i32, i32 } } %25, 0
  %49 = extractelement <8 x half> %46, i64 0
  %50 = insertelement <8 x half> poison, half %49, i64 0
  %51 = extractelement <8 x half> %46, i64 1
  %52 = insertelement <8 x half> %50, half %51, i64 1
  %53 = extractelement <8 x half> %46, i64 2
  %54 = insertelement <8 x half> %52, half %53, i64 2
  %55 = extractelement <8 x half> %46, i64 3
  %56 = insertelement <8 x half> %54, half %55, i64 3
  %57 = extractelement <8 x half> %46, i64 4
  %58 = insertelement <8 x half> %56, half %57, i64 4
  %59 = extractelement <8 x half> %46, i64 5
  %60 = insertelement <8 x half> %58, half %59, i64 5
  %61 = extractelement <8 x half> %46, i64 6
  %62 = insertelement <8 x half> %60, half %61, i64 6
  %63 = extractelement <8 x half> %46, i64 7
  %64 = insertelement <8 x half> %62, half %63, i64 7
  store <8 x half> %64, ptr addrspace(3) %48, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = extractvalue { ptr addrspace(3), { i32, i32 } } %25, 0
  %66 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %65)
  %67 = extractvalue { ptr, { i32, i32 } } %27, 0
  %68 = insertvalue { ptr, { i32, i32 } } poison, ptr %67, 0
  %69 = insertvalue { ptr, { i32, i32 } } %68, { i32, i32 } { i32 1, i32 0 }, 1
  %70 = insertelement <1 x i32> poison, i32 %66, i64 0
  %71 = extractvalue { ptr, { i32, i32 } } %69, 1
  %72 = extractvalue { ptr, { i32, i32 } } %69, 0
  %73 = extractelement <1 x i32> %70, i64 0
  store i32 %73, ptr %72, align 16
  %74 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %75 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %74, { i32, i32, i32, i32 } { i32 32, i32 2, i32 2, i32 1 }, 1
  %76 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %75, 1
  %77 = extractvalue { i32 } %5, 0
  %78 = mul nsw i32 %77, 2
  %79 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %75, 0
  %80 = sext i32 %78 to i64
  %81 = getelementptr half, ptr addrspace(1) %79, i64 %80
  %82 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %81, 0
  %83 = insertvalue { ptr addrspace(1), { i32, i32 } } %82, { i32, i32 } { i32 2, i32 1 }, 1
  %84 = extractvalue { ptr, { i32, i32 } } %27, 1
  %85 = extractvalue { ptr, { i32, i32 } } %27, 0
  %86 = load <2 x half>, ptr %85, align 16
  %87 = extractelement <2 x half> %86, i64 0
  %88 = insertelement <2 x half> poison, half %87, i64 0
  %89 = extractelement <2 x half> %86, i64 1
  %90 = insertelement <2 x half> %88, half %89, i64 1
  %91 = extractvalue { ptr addrspace(1), { i32, i32 } } %83, 1
  %92 = extractvalue { ptr addrspace(1), { i32, i32 } } %83, 0
  %93 = extractelement <2 x half> %90, i64 0
  %94 = insertelement <2 x half> poison, half %93, i64 0
  %95 = extractelement <2 x half> %90, i64 1
  %96 = insertelement <2 x half> %94, half %95, i64 1
  store <2 x half> %96, ptr addrspace(1) %92, align 4
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
