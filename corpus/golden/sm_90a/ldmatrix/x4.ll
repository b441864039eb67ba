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
  %69 = insertvalue { ptr, { i32, i32 } } %68, { i32, i32 } { i32 8, i32 1 }, 1
  %70 = insertelement <4 x i32> poison, i32 %63, i64 0
  %71 = insertelement <4 x i32> %70, i32 %64, i64 1
  %72 = insertelement <4 x i32> %71, i32 %65, i64 2
  %73 = insertelement <4 x i32> %72, i32 %66, i64 3
  %74 = bitcast <4 x i32> %73 to <8 x i16>
  %75 = extractvalue { ptr, { i32, i32 } } %69, 1
  %76 = extractvalue { ptr, { i32, i32 } } %69, 0
  %77 = extractelement <8 x i16> %74, i64 0
  %78 = insertelement <8 x i16> poison, i16 %77, i64 0
  %79 = extractelement <8 x i16> %74, i64 1
  %80 = insertelement <8 x i16> %78, i16 %79, i64 1
  %81 = extractelement <8 x i16> %74, i64 2
  %82 = insertelement <8 x i16> %80, i16 %81, i64 2
  %83 = extractelement <8 x i16> %74, i64 3
  %84 = insertelement <8 x i16> %82, i16 %83, i64 3
  %85 = extractelement <8 x i16> %74, i64 4
  %86 = insertelement <8 x i16> %84, i16 %85, i64 4
  %87 = extractelement <8 x i16> %74, i64 5
  %88 = insertelement <8 x i16> %86, i16 %87, i64 5
  %89 = extractelement <8 x i16> %74, i64 6
  %90 = insertelement <8 x i16> %88, i16 %89, i64 6
  %91 = extractelement <8 x i16> %74, i64 7
  %92 = insertelement <8 x i16> %90, i16 %91, i64 7
  store <8 x i16> %92, ptr %76, align 16
  %93 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %94 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %93, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  %95 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %94, 1
  %96 = extractvalue { i32 } %5, 0
  %97 = mul nsw i32 %96, 8
  %98 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %94, 0
  %99 = sext i32 %97 to i64
  %100 = getelementptr half, ptr addrspace(1) %98, i64 %99
  %101 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %100, 0
  %102 = insertvalue { ptr addrspace(1), { i32, i32 } } %101, { i32, i32 } { i32 8, i32 1 }, 1
  %103 = extractvalue { ptr, { i32, i32 } } %23, 1
  %104 = extractvalue { ptr, { i32, i32 } } %23, 0
  %105 = load <8 x half>, ptr %104, align 16
  %106 = extractelement <8 x half> %105, i64 0
  %107 = insertelement <8 x half> poison, half %106, i64 0
  %108 = extractelement <8 x half> %105, i64 1
  %109 = insertelement <8 x half> %107, half %108, i64 1
  %110 = extractelement <8 x half> %105, i64 2
  %111 = insertelement <8 x half> %109, half %110, i64 2
  %112 = extractelement <8 x half> %105, i64 3
  %113 = insertelement <8 x half> %111, half %112, i64 3
  %114 = extractelement <8 x half> %105, i64 4
  %115 = insertelement <8 x half> %113, half %114, i64 4
  %116 = extractelement <8 x half> %105, i64 5
  %117 = insertelement <8 x half> %115, half %116, i64 5
  %118 = extractelement <8 x half> %105, i64 6
  %119 = insertelement <8 x half> %117, half %118, i64 6
  %120 = extractelement <8 x half> %105, i64 7
  %121 = insertelement <8 x half> %119, half %120, i64 7
  %122 = extractvalue { ptr addrspace(1), { i32, i32 } } %102, 1
  %123 = extractvalue { ptr addrspace(1), { i32, i32 } } %102, 0
  %124 = extractelement <8 x half> %121, i64 0
  %125 = insertelement <8 x half> poison, half %124, i64 0
  %126 = extractelement <8 x half> %121, i64 1
  %127 = insertelement <8 x half> %125, half %126, i64 1
  %128 = extractelement <8 x half> %121, i64 2
  %129 = insertelement <8 x half> %127, half %128, i64 2
  %130 = extractelement <8 x half> %121, i64 3
  %131 = insertelement <8 x half> %129, half %130, i64 3
  %132 = extractelement <8 x half> %121, i64 4
  %133 = insertelement <8 x half> %131, half %132, i64 4
  %134 = extractelement <8 x half> %121, i64 5
  %135 = insertelement <8 x half> %133, half %134, i64 5
  %136 = extractelement <8 x half> %121, i64 6
  %137 = insertelement <8 x half> %135, half %136, i64 6
  %138 = extractelement <8 x half> %121, i64 7
  %139 = insertelement <8 x half> %137, half %138, i64 7
  store <8 x half> %139, ptr addrspace(1) %123, align 16
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
