; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [4 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = insertvalue { i32 } poison, i32 %4, 0
  %6 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %7 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, { i32, i32, i32, i32 } { i32 32, i32 4, i32 4, i32 1 }, 1
  %8 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 1
  %9 = extractvalue { i32 } %5, 0
  %10 = mul nsw i32 %9, 4
  %11 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 0
  %12 = sext i32 %10 to i64
  %13 = getelementptr half, ptr addrspace(1) %11, i64 %12
  %14 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %13, 0
  %15 = insertvalue { ptr addrspace(1), { i32, i32 } } %14, { i32, i32 } { i32 4, i32 1 }, 1
  %16 = extractvalue { i32 } %5, 0
  %17 = srem i32 %16, 16
  %18 = sdiv i32 %16, 16
  %19 = mul nsw i32 %17, 8
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %20
  %22 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %21, 0
  %23 = insertvalue { ptr addrspace(3), { i32, i32 } } %22, { i32, i32 } { i32 8, i32 1 }, 1
  %24 = insertvalue { ptr, { i32, i32 } } poison, ptr %3, 0
  %25 = insertvalue { ptr, { i32, i32 } } %24, { i32, i32 } { i32 4, i32 1 }, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 1
  %27 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 0
  %28 = load <4 x half>, ptr addrspace(1) %27, align 8
  %29 = extractelement <4 x half> %28, i64 0
  %30 = insertelement <4 x half> poison, half %29, i64 0
  %31 = extractelement <4 x half> %28, i64 1
  %32 = insertelement <4 x half> %30, half %31, i64 1
  %33 = extractelement <4 x half> %28, i64 2
  %34 = insertelement <4 x half> %32, half %33, i64 2
  %35 = extractelement <4 x half> %28, i64 3
  %36 = insertelement <4 x half> %34, half %35, i64 3
  %37 = extractvalue { ptr, { i32, i32 } } %25, 1
  %38 = extractvalue { ptr, { i32, i32 } } %25, 0
  %39 = extractelement <4 x half> %36, i64 0
  %40 = insertelement <4 x half> poison, half %39, i64 0
  %41 = extractelement <4 x half> %36, i64 1
  %42 = insertelement <4 x half> %40, half %41, i64 1
  %43 = extractelement <4 x half> %36, i64 2
  %44 = insertelement <4 x half> %42, half %43, i64 2
  %45 = extractelement <4 x half> %36, i64 3
  %46 = insertelement <4 x half> %44, half %45, i64 3
  store <4 x half> %46, ptr %38, align 16
  %47 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 0
  %48 = extractvalue { ptr, { i32, i32 } } %25, 0
  %49 = insertvalue { ptr, { i32, i32 } } poison, ptr %48, 0
  %50 = insertvalue { ptr, { i32, i32 } } %49, { i32, i32 } { i32 4, i32 1 }, 1
  %51 = extractvalue { ptr, { i32, i32 } } %50, 1
  %52 = extractvalue { ptr, { i32, i32 } } %50, 0
  %53 = load <4 x i16>, ptr %52, align 16
  %54 = extractelement <4 x i16> %53, i64 0
  %55 = insertelement <4 x i16> poison, i16 %54, i64 0
  %56 = extractelement <4 x i16> %53, i64 1
  %57 = insertelement <4 x i16> %55, i16 %56, i64 1
  %58 = extractelement <4 x i16> %53, i64 2
  %59 = insertelement <4 x i16> %57, i16 %58, i64 2
  %60 = extractelement <4 x i16> %53, i64 3
  %61 = insertelement <4 x i16> %59, i16 %60, i64 3
  %62 = bitcast <4 x i16> %61 to <2 x i32>
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) %47, i32 %63, i32 %64)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %66 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %65, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 16, i32 8, i32 2, i32 0 }, i32 8, i32 1 }, 1
  %67 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %66, 1
  %68 = extractvalue { i32 } %5, 0
  %69 = srem i32 %68, 16
  %70 = sdiv i32 %68, 16
  %71 = mul nsw i32 %69, 8
  %72 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %66, 0
  %73 = sext i32 %71 to i64
  %74 = getelementptr half, ptr addrspace(1) %72, i64 %73
  %75 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %74, 0
  %76 = insertvalue { ptr addrspace(1), { i32, i32 } } %75, { i32, i32 } { i32 8, i32 1 }, 1
  %77 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 1
  %78 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 0
  %79 = load <8 x half>, ptr addrspace(3) %78, align 16
  %80 = extractelement <8 x half> %79, i64 0
  %81 = insertelement <8 x half> poison, half %80, i64 0
  %82 = extractelement <8 x half> %79, i64 1
  %83 = insertelement <8 x half> %81, half %82, i64 1
  %84 = extractelement <8 x half> %79, i64 2
  %85 = insertelement <8 x half> %83, half %84, i64 2
  %86 = extractelement <8 x half> %79, i64 3
  %87 = insertelement <8 x half> %85, half %86, i64 3
  %88 = extractelement <8 x half> %79, i64 4
  %89 = insertelement <8 x half> %87, half %88, i64 4
  %90 = extractelement <8 x half> %79, i64 5
  %91 = insertelement <8 x half> %89, half %90, i64 5
  %92 = extractelement <8 x half> %79, i64 6
  %93 = insertelement <8 x half> %91, half %92, i64 6
  %94 = extractelement <8 x half> %79, i64 7
  %95 = insertelement <8 x half> %93, half %94, i64 7
  %96 = extractvalue { ptr addrspace(1), { i32, i32 } } %76, 1
  %97 = extractvalue { ptr addrspace(1), { i32, i32 } } %76, 0
  %98 = extractelement <8 x half> %95, i64 0
  %99 = insertelement <8 x half> poison, half %98, i64 0
  %100 = extractelement <8 x half> %95, i64 1
  %101 = insertelement <8 x half> %99, half %100, i64 1
  %102 = extractelement <8 x half> %95, i64 2
  %103 = insertelement <8 x half> %101, half %102, i64 2
  %104 = extractelement <8 x half> %95, i64 3
  %105 = insertelement <8 x half> %103, half %104, i64 3
  %106 = extractelement <8 x half> %95, i64 4
  %107 = insertelement <8 x half> %105, half %106, i64 4
  %108 = extractelement <8 x half> %95, i64 5
  %109 = insertelement <8 x half> %107, half %108, i64 5
  %110 = extractelement <8 x half> %95, i64 6
  %111 = insertelement <8 x half> %109, half %110, i64 6
  %112 = extractelement <8 x half> %95, i64 7
  %113 = insertelement <8 x half> %111, half %112, i64 7
  store <8 x half> %113, ptr addrspace(1) %97, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
