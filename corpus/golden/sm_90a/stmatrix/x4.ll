; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [8 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = insertvalue { i32 } poison, i32 %4, 0
  %6 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %7 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  %8 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 1
  %9 = extractvalue { i32 } %5, 0
  %10 = mul nsw i32 %9, 8
  %11 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 0
  %12 = sext i32 %10 to i64
  %13 = getelementptr half, ptr addrspace(1) %11, i64 %12
  %14 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %13, 0
  %15 = insertvalue { ptr addrspace(1), { i32, i32 } } %14, { i32, i32 } { i32 8, i32 1 }, 1
  %16 = extractvalue { i32 } %5, 0
  %17 = mul nsw i32 %16, 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %18
  %20 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %19, 0
  %21 = insertvalue { ptr addrspace(3), { i32, i32 } } %20, { i32, i32 } { i32 8, i32 1 }, 1
  %22 = insertvalue { ptr, { i32, i32 } } poison, ptr %3, 0
  %23 = insertvalue { ptr, { i32, i32 } } %22, { i32, i32 } { i32 8, i32 1 }, 1
  %24 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 1
  %25 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 0
  %26 = load <8 x half>, ptr addrspace(1) %25, align 16
  %27 = extractelement <8 x half> %26, i64 0
  %28 = insertelement <8 x half> poison, half %27, i64 0
  %29 = extractelement <8 x half> %26, i64 1
  %30 = insertelement <8 x half> %28, half %29, i64 1
  %31 = extractelement <8 x half> %26, i64 2
  %32 = insertelement <8 x half> %30, half %31, i64 2
  %33 = extractelement <8 x half> %26, i64 3
  %34 = insertelement <8 x half> %32, half %33, i64 3
  %35 = extractelement <8 x half> %26, i64 4
  %36 = insertelement <8 x half> %34, half %35, i64 4
  %37 = extractelement <8 x half> %26, i64 5
  %38 = insertelement <8 x half> %36, half %37, i64 5
  %39 = extractelement <8 x half> %26, i64 6
  %40 = insertelement <8 x half> %38, half %39, i64 6
  %41 = extractelement <8 x half> %26, i64 7
  %42 = insertelement <8 x half> %40, half %41, i64 7
  %43 = extractvalue { ptr, { i32, i32 } } %23, 1
  %44 = extractvalue { ptr, { i32, i32 } } %23, 0
  %45 = extractelement <8 x half> %42, i64 0
  %46 = insertelement <8 x half> poison, half %45, i64 0
  %47 = extractelement <8 x half> %42, i64 1
  %48 = insertelement <8 x half> %46, half %47, i64 1
  %49 = extractelement <8 x half> %42, i64 2
  %50 = insertelement <8 x half> %48, half %49, i64 2
  %51 = extractelement <8 x half> %42, i64 3
  %52 = insertelement <8 x half> %50, half %51, i64 3
  %53 = extractelement <8 x half> %42, i64 4
  %54 = insertelement <8 x half> %52, half %53, i64 4
  %55 = extractelement <8 x half> %42, i64 5
  %56 = insertelement <8 x half> %54, half %55, i64 5
  %57 = extractelement <8 x half> %42, i64 6
  %58 = insertelement <8 x half> %56, half %57, i64 6
  %59 = extractelement <8 x half> %42, i64 7
  %60 = insertelement <8 x half> %58, half %59, i64 7
  store <8 x half> %60, ptr %44, align 16
  %61 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 0
  %62 = extractvalue { ptr, { i32, i32 } } %23, 0
  %63 = insertvalue { ptr, { i32, i32 } } poison, ptr %62, 0
  %64 = insertvalue { ptr, { i32, i32 } } %63, { i32, i32 } { i32 4, i32 1 }, 1
  %65 = extractvalue { ptr, { i32, i32 } } %64, 1
  %66 = extractvalue { ptr, { i32, i32 } } %64, 0
  %67 = load <4 x i32>, ptr %66, align 16
  %68 = extractelement <4 x i32> %67, i64 0
  %69 = insertelement <4 x i32> poison, i32 %68, i64 0
  %70 = extractelement <4 x i32> %67, i64 1
  %71 = insertelement <4 x i32> %69, i32 %70, i64 1
  %72 = extractelement <4 x i32> %67, i64 2
  %73 = insertelement <4 x i32> %71, i32 %72, i64 2
  %74 = extractelement <4 x i32> %67, i64 3
  %75 = insertelement <4 x i32> %73, i32 %74, i64 3
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = extractelement <4 x i32> %75, i64 1
  %78 = extractelement <4 x i32> %75, i64 2
  %79 = extractelement <4 x i32> %75, i64 3
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61, i32 %76, i32 %77, i32 %78, i32 %79)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %81 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %80, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  %82 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %81, 1
  %83 = extractvalue { i32 } %5, 0
  %84 = mul nsw i32 %83, 8
  %85 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %81, 0
  %86 = sext i32 %84 to i64
  %87 = getelementptr half, ptr addrspace(1) %85, i64 %86
  %88 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %87, 0
  %89 = insertvalue { ptr addrspace(1), { i32, i32 } } %88, { i32, i32 } { i32 8, i32 1 }, 1
  %90 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 1
  %91 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 0
  %92 = load <8 x half>, ptr addrspace(3) %91, align 16
  %93 = extractelement <8 x half> %92, i64 0
  %94 = insertelement <8 x half> poison, half %93, i64 0
  %95 = extractelement <8 x half> %92, i64 1
  %96 = insertelement <8 x half> %94, half %95, i64 1
  %97 = extractelement <8 x half> %92, i64 2
  %98 = insertelement <8 x half> %96, half %97, i64 2
  %99 = extractelement <8 x half> %92, i64 3
  %100 = insertelement <8 x half> %98, half %99, i64 3
  %101 = extractelement <8 x half> %92, i64 4
  %102 = insertelement <8 x half> %100, half %101, i64 4
  %103 = extractelement <8 x half> %92, i64 5
  %104 = insertelement <8 x half> %102, half %103, i64 5
  %105 = extractelement <8 x half> %92, i64 6
  %106 = insertelement <8 x half> %104, half %105, i64 6
  %107 = extractelement <8 x half> %92, i64 7
  %108 = insertelement <8 x half> %106, half %107, i64 7
  %109 = extractvalue { ptr addrspace(1), { i32, i32 } } %89, 1
  %110 = extractvalue { ptr addrspace(1), { i32, i32 } } %89, 0
  %111 = extractelement <8 x half> %108, i64 0
  %112 = insertelement <8 x half> poison, half %111, i64 0
  %113 = extractelement <8 x half> %108, i64 1
  %114 = insertelement <8 x half> %112, half %113, i64 1
  %115 = extractelement <8 x half> %108, i64 2
  %116 = insertelement <8 x half> %114, half %115, i64 2
  %117 = extractelement <8 x half> %108, i64 3
  %118 = insertelement <8 x half> %116, half %117, i64 3
  %119 = extractelement <8 x half> %108, i64 4
  %120 = insertelement <8 x half> %118, half %119, i64 4
  %121 = extractelement <8 x half> %108, i64 5
  %122 = insertelement <8 x half> %120, half %121, i64 5
  %123 = extractelement <8 x half> %108, i64 6
  %124 = insertelement <8 x half> %122, half %123, i64 6
  %125 = extractelement <8 x half> %108, i64 7
  %126 = insertelement <8 x half> %124, half %125, i64 7
  store <8 x half> %126, ptr addrspace(1) %110, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
