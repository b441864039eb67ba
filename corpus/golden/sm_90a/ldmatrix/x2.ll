; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = insertvalue { i32 } poison, i32 %4, 0
  %6 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %7 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %6, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 16, i32 8, i32 2, i32 0 }, i32 8, i32 1 }, 1
  %8 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %7, 1
  %9 = extractvalue { i32 } %5, 0
  %10 = srem i32 %9, 16
  %11 = sdiv i32 %9, 16
  %12 = mul nsw i32 %10, 8
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %7, 0
  %14 = sext i32 %12 to i64
  %15 = getelementptr half, ptr addrspace(1) %13, i64 %14
  %16 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %15, 0
  %17 = insertvalue { ptr addrspace(1), { i32, i32 } } %16, { i32, i32 } { i32 8, i32 1 }, 1
  %18 = extractvalue { i32 } %5, 0
  %19 = srem i32 %18, 16
  %20 = sdiv i32 %18, 16
  %21 = mul nsw i32 %19, 8
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %22
  %24 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %23, 0
  %25 = insertvalue { ptr addrspace(3), { i32, i32 } } %24, { i32, i32 } { i32 8, i32 1 }, 1
  %26 = insertvalue { ptr, { i32, i32 } } poison, ptr %3, 0
  %27 = insertvalue { ptr, { i32, i32 } } %26, { i32, i32 } { i32 4, i32 1 }, 1
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
  %66 = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %65)
  %67 = extractvalue { i32, i32 } %66, 0
  %68 = extractvalue { i32, i32 } %66, 1
  %69 = extractvalue { ptr, { i32, i32 } } %27, 0
  %70 = insertvalue { ptr, { i32, i32 } } poison, ptr %69, 0
  %71 = insertvalue { ptr, { i32, i32 } } %70, { i32, i32 } { i32 2, i32 1 }, 1
  %72 = insertelement <2 x i32> poison, i32 %67, i64 0
  %73 = insertelement <2 x i32> %72, i32 %68, i64 1
  %74 = extractvalue { ptr, { i32, i32 } } %71, 1
  %75 = extractvalue { ptr, { i32, i32 } } %71, 0
  %76 = extractelement <2 x i32> %73, i64 0
  %77 = insertelement <2 x i32> poison, i32 %76, i64 0
  %78 = extractelement <2 x i32> %73, i64 1
  %79 = insertelement <2 x i32> %77, i32 %78, i64 1
  store <2 x i32> %79, ptr %75, align 16
  %80 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %81 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %80, { i32, i32, i32, i32 } { i32 32, i32 4, i32 4, i32 1 }, 1
  %82 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %81, 1
  %83 = extractvalue { i32 } %5, 0
  %84 = mul nsw i32 %83, 4
  %85 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %81, 0
  %86 = sext i32 %84 to i64
  %87 = getelementptr half, ptr addrspace(1) %85, i64 %86
  %88 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %87, 0
  %89 = insertvalue { ptr addrspace(1), { i32, i32 } } %88, { i32, i32 } { i32 4, i32 1 }, 1
  %90 = extractvalue { ptr, { i32, i32 } } %27, 1
  %91 = extractvalue { ptr, { i32, i32 } } %27, 0
  %92 = load <4 x half>, ptr %91, align 16
  %93 = extractelement <4 x half> %92, i64 0
  %94 = insertelement <4 x half> poison, half %93, i64 0
  %95 = extractelement <4 x half> %92, i64 1
  %96 = insertelement <4 x half> %94, half %95, i64 1
  %97 = extractelement <4 x half> %92, i64 2
  %98 = insertelement <4 x half> %96, half %97, i64 2
  %99 = extractelement <4 x half> %92, i64 3
  %100 = insertelement <4 x half> %98, half %99, i64 3
  %101 = extractvalue { ptr addrspace(1), { i32, i32 } } %89, 1
  %102 = extractvalue { ptr addrspace(1), { i32, i32 } } %89, 0
  %103 = extractelement <4 x half> %100, i64 0
  %104 = insertelement <4 x half> poison, half %103, i64 0
  %105 = extractelement <4 x half> %100, i64 1
  %106 = insertelement <4 x half> %104, half %105, i64 1
  %107 = extractelement <4 x half> %100, i64 2
  %108 = insertelement <4 x half> %106, half %107, i64 2
  %109 = extractelement <4 x half> %100, i64 3
  %110 = insertelement <4 x half> %108, half %109, i64 3
  store <4 x half> %110, ptr addrspace(1) %102, align 8
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
