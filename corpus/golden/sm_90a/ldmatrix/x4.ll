; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @ldmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
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
  %43 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 1
  %44 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 0
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
  store <8 x half> %60, ptr addrspace(3) %44, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 0
  %62 = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61)
  %63 = extractvalue { i32, i32, i32, i32 } %62, 0
  %64 = extractvalue { i32, i32, i32, i32 } %62, 1
  %65 = extractvalue { i32, i32, i32, i32 } %62, 2
  %66 = extractvalue { i32, i32, i32, i32 } %62, 3
  %67 = extractvalue { ptr, { i32, i32 } } %23, 0
  %68 = insertvalue { ptr, { i32, i32 } } poison, ptr %67, 0
  %69 = insertvalue { ptr, { i32, i32 } } %68, { i32, i32 } { i32 4, i32 1 }, 1
  %70 = insertelement <4 x i32> poison, i32 %63, i64 0
  %71 = insertelement <4 x i32> %70, i32 %64, i64 1
  %72 = insertelement <4 x i32> %71, i32 %65, i64 2
  %73 = insertelement <4 x i32> %72, i32 %66, i64 3
  %74 = extractvalue { ptr, { i32, i32 } } %69, 1
  %75 = extractvalue { ptr, { i32, i32 } } %69, 0
  %76 = extractelement <4 x i32> %73, i64 0
  %77 = insertelement <4 x i32> poison, i32 %76, i64 0
  %78 = extractelement <4 x i32> %73, i64 1
  %79 = insertelement <4 x i32> %77, i32 %78, i64 1
  %80 = extractelement <4 x i32> %73, i64 2
  %81 = insertelement <4 x i32> %79, i32 %80, i64 2
  %82 = extractelement <4 x i32> %73, i64 3
  %83 = insertelement <4 x i32> %81, i32 %82, i64 3
  store <4 x i32> %83, ptr %75, align 16
  %84 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %85 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %84, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  %86 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %85, 1
  %87 = extractvalue { i32 } %5, 0
  %88 = mul nsw i32 %87, 8
  %89 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %85, 0
  %90 = sext i32 %88 to i64
  %91 = getelementptr half, ptr addrspace(1) %89, i64 %90
  %92 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %91, 0
  %93 = insertvalue { ptr addrspace(1), { i32, i32 } } %92, { i32, i32 } { i32 8, i32 1 }, 1
  %94 = extractvalue { ptr, { i32, i32 } } %23, 1
  %95 = extractvalue { ptr, { i32, i32 } } %23, 0
  %96 = load <8 x half>, ptr %95, align 16
  %97 = extractelement <8 x half> %96, i64 0
  %98 = insertelement <8 x half> poison, half %97, i64 0
  %99 = extractelement <8 x half> %96, i64 1
  %100 = insertelement <8 x half> %98, half %99, i64 1
  %101 = extractelement <8 x half> %96, i64 2
  %102 = insertelement <8 x half> %100, half %101, i64 2
  %103 = extractelement <8 x half> %96, i64 3
  %104 = insertelement <8 x half> %102, half %103, i64 3
  %105 = extractelement <8 x half> %96, i64 4
  %106 = insertelement <8 x half> %104, half %105, i64 4
  %107 = extractelement <8 x half> %96, i64 5
  %108 = insertelement <8 x half> %106, half %107, i64 5
  %109 = extractelement <8 x half> %96, i64 6
  %110 = insertelement <8 x half> %108, half %109, i64 6
  %111 = extractelement <8 x half> %96, i64 7
  %112 = insertelement <8 x half> %110, half %111, i64 7
  %113 = extractvalue { ptr addrspace(1), { i32, i32 } } %93, 1
  %114 = extractvalue { ptr addrspace(1), { i32, i32 } } %93, 0
  %115 = extractelement <8 x half> %112, i64 0
  %116 = insertelement <8 x half> poison, half %115, i64 0
  %117 = extractelement <8 x half> %112, i64 1
  %118 = insertelement <8 x half> %116, half %117, i64 1
  %119 = extractelement <8 x half> %112, i64 2
  %120 = insertelement <8 x half> %118, half %119, i64 2
  %121 = extractelement <8 x half> %112, i64 3
  %122 = insertelement <8 x half> %120, half %121, i64 3
  %123 = extractelement <8 x half> %112, i64 4
  %124 = insertelement <8 x half> %122, half %123, i64 4
  %125 = extractelement <8 x half> %112, i64 5
  %126 = insertelement <8 x half> %124, half %125, i64 5
  %127 = extractelement <8 x half> %112, i64 6
  %128 = insertelement <8 x half> %126, half %127, i64 6
  %129 = extractelement <8 x half> %112, i64 7
  %130 = insertelement <8 x half> %128, half %129, i64 7
  store <8 x half> %130, ptr addrspace(1) %114, align 16
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
