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
  %64 = insertvalue { ptr, { i32, i32 } } %63, { i32, i32 } { i32 8, i32 1 }, 1
  %65 = extractvalue { ptr, { i32, i32 } } %64, 1
  %66 = extractvalue { ptr, { i32, i32 } } %64, 0
  %67 = load <8 x i16>, ptr %66, align 16
  %68 = extractelement <8 x i16> %67, i64 0
  %69 = insertelement <8 x i16> poison, i16 %68, i64 0
  %70 = extractelement <8 x i16> %67, i64 1
  %71 = insertelement <8 x i16> %69, i16 %70, i64 1
  %72 = extractelement <8 x i16> %67, i64 2
  %73 = insertelement <8 x i16> %71, i16 %72, i64 2
  %74 = extractelement <8 x i16> %67, i64 3
  %75 = insertelement <8 x i16> %73, i16 %74, i64 3
  %76 = extractelement <8 x i16> %67, i64 4
  %77 = insertelement <8 x i16> %75, i16 %76, i64 4
  %78 = extractelement <8 x i16> %67, i64 5
  %79 = insertelement <8 x i16> %77, i16 %78, i64 5
  %80 = extractelement <8 x i16> %67, i64 6
  %81 = insertelement <8 x i16> %79, i16 %80, i64 6
  %82 = extractelement <8 x i16> %67, i64 7
  %83 = insertelement <8 x i16> %81, i16 %82, i64 7
  %84 = bitcast <8 x i16> %83 to <4 x i32>
  %85 = extractelement <4 x i32> %84, i64 0
  %86 = extractelement <4 x i32> %84, i64 1
  %87 = extractelement <4 x i32> %84, i64 2
  %88 = extractelement <4 x i32> %84, i64 3
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61, i32 %85, i32 %86, i32 %87, i32 %88)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %90 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %89, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  %91 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %90, 1
  %92 = extractvalue { i32 } %5, 0
  %93 = mul nsw i32 %92, 8
  %94 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %90, 0
  %95 = sext i32 %93 to i64
  %96 = getelementptr half, ptr addrspace(1) %94, i64 %95
  %97 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %96, 0
  %98 = insertvalue { ptr addrspace(1), { i32, i32 } } %97, { i32, i32 } { i32 8, i32 1 }, 1
  %99 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 1
  %100 = extractvalue { ptr addrspace(3), { i32, i32 } } %21, 0
  %101 = load <8 x half>, ptr addrspace(3) %100, align 16
  %102 = extractelement <8 x half> %101, i64 0
  %103 = insertelement <8 x half> poison, half %102, i64 0
  %104 = extractelement <8 x half> %101, i64 1
  %105 = insertelement <8 x half> %103, half %104, i64 1
  %106 = extractelement <8 x half> %101, i64 2
  %107 = insertelement <8 x half> %105, half %106, i64 2
  %108 = extractelement <8 x half> %101, i64 3
  %109 = insertelement <8 x half> %107, half %108, i64 3
  %110 = extractelement <8 x half> %101, i64 4
  %111 = insertelement <8 x half> %109, half %110, i64 4
  %112 = extractelement <8 x half> %101, i64 5
  %113 = insertelement <8 x half> %111, half %112, i64 5
  %114 = extractelement <8 x half> %101, i64 6
  %115 = insertelement <8 x half> %113, half %114, i64 6
  %116 = extractelement <8 x half> %101, i64 7
  %117 = insertelement <8 x half> %115, half %116, i64 7
  %118 = extractvalue { ptr addrspace(1), { i32, i32 } } %98, 1
  %119 = extractvalue { ptr addrspace(1), { i32, i32 } } %98, 0
  %120 = extractelement <8 x half> %117, i64 0
  %121 = insertelement <8 x half> poison, half %120, i64 0
  %122 = extractelement <8 x half> %117, i64 1
  %123 = insertelement <8 x half> %121, half %122, i64 1
  %124 = extractelement <8 x half> %117, i64 2
  %125 = insertelement <8 x half> %123, half %124, i64 2
  %126 = extractelement <8 x half> %117, i64 3
  %127 = insertelement <8 x half> %125, half %126, i64 3
  %128 = extractelement <8 x half> %117, i64 4
  %129 = insertelement <8 x half> %127, half %128, i64 4
  %130 = extractelement <8 x half> %117, i64 5
  %131 = insertelement <8 x half> %129, half %130, i64 5
  %132 = extractelement <8 x half> %117, i64 6
  %133 = insertelement <8 x half> %131, half %132, i64 6
  %134 = extractelement <8 x half> %117, i64 7
  %135 = insertelement <8 x half> %133, half %134, i64 7
  store <8 x half> %135, ptr addrspace(1) %119, align 16
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
