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
  %50 = insertvalue { ptr, { i32, i32 } } %49, { i32, i32 } { i32 2, i32 1 }, 1
  %51 = extractvalue { ptr, { i32, i32 } } %50, 1
  %52 = extractvalue { ptr, { i32, i32 } } %50, 0
  %53 = load <2 x i32>, ptr %52, align 16
  %54 = extractelement <2 x i32> %53, i64 0
  %55 = insertelement <2 x i32> poison, i32 %54, i64 0
  %56 = extractelement <2 x i32> %53, i64 1
  %57 = insertelement <2 x i32> %55, i32 %56, i64 1
  %58 = extractelement <2 x i32> %57, i64 0
  %59 = extractelement <2 x i32> %57, i64 1
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) %47, i32 %58, i32 %59)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %61 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %60, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 16, i32 8, i32 2, i32 0 }, i32 8, i32 1 }, 1
  %62 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %61, 1
  %63 = extractvalue { i32 } %5, 0
  %64 = srem i32 %63, 16
  %65 = sdiv i32 %63, 16
  %66 = mul nsw i32 %64, 8
  %67 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %61, 0
  %68 = sext i32 %66 to i64
  %69 = getelementptr half, ptr addrspace(1) %67, i64 %68
  %70 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %69, 0
  %71 = insertvalue { ptr addrspace(1), { i32, i32 } } %70, { i32, i32 } { i32 8, i32 1 }, 1
  %72 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 1
  %73 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 0
  %74 = load <8 x half>, ptr addrspace(3) %73, align 16
  %75 = extractelement <8 x half> %74, i64 0
  %76 = insertelement <8 x half> poison, half %75, i64 0
  %77 = extractelement <8 x half> %74, i64 1
  %78 = insertelement <8 x half> %76, half %77, i64 1
  %79 = extractelement <8 x half> %74, i64 2
  %80 = insertelement <8 x half> %78, half %79, i64 2
  %81 = extractelement <8 x half> %74, i64 3
  %82 = insertelement <8 x half> %80, half %81, i64 3
  %83 = extractelement <8 x half> %74, i64 4
  %84 = insertelement <8 x half> %82, half %83, i64 4
  %85 = extractelement <8 x half> %74, i64 5
  %86 = insertelement <8 x half> %84, half %85, i64 5
  %87 = extractelement <8 x half> %74, i64 6
  %88 = insertelement <8 x half> %86, half %87, i64 6
  %89 = extractelement <8 x half> %74, i64 7
  %90 = insertelement <8 x half> %88, half %89, i64 7
  %91 = extractvalue { ptr addrspace(1), { i32, i32 } } %71, 1
  %92 = extractvalue { ptr addrspace(1), { i32, i32 } } %71, 0
  %93 = extractelement <8 x half> %90, i64 0
  %94 = insertelement <8 x half> poison, half %93, i64 0
  %95 = extractelement <8 x half> %90, i64 1
  %96 = insertelement <8 x half> %94, half %95, i64 1
  %97 = extractelement <8 x half> %90, i64 2
  %98 = insertelement <8 x half> %96, half %97, i64 2
  %99 = extractelement <8 x half> %90, i64 3
  %100 = insertelement <8 x half> %98, half %99, i64 3
  %101 = extractelement <8 x half> %90, i64 4
  %102 = insertelement <8 x half> %100, half %101, i64 4
  %103 = extractelement <8 x half> %90, i64 5
  %104 = insertelement <8 x half> %102, half %103, i64 5
  %105 = extractelement <8 x half> %90, i64 6
  %106 = insertelement <8 x half> %104, half %105, i64 6
  %107 = extractelement <8 x half> %90, i64 7
  %108 = insertelement <8 x half> %106, half %107, i64 7
  store <8 x half> %108, ptr addrspace(1) %92, align 16
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
