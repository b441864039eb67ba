; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @stmatrix(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [2 x half], align 16
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = insertvalue { i32 } poison, i32 %4, 0
  %6 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %7 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, { i32, i32, i32, i32 } { i32 32, i32 2, i32 2, i32 1 }, 1
  %8 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 1
  %9 = extractvalue { i32 } %5, 0
  %10 = mul nsw i32 %9, 2
  %11 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %7, 0
  %12 = sext i32 %10 to i64
  %13 = getelementptr half, ptr addrspace(1) %11, i64 %12
  %14 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %13, 0
  %15 = insertvalue { ptr addrspace(1), { i32, i32 } } %14, { i32, i32 } { i32 2, i32 1 }, 1
  %16 = extractvalue { i32 } %5, 0
  %17 = srem i32 %16, 8
  %18 = sdiv i32 %16, 8
  %19 = mul nsw i32 %17, 8
  %20 = sext i32 %19 to i64
  %21 = getelementptr half, ptr addrspace(3) @cute_dynamic_smem, i64 %20
  %22 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %21, 0
  %23 = insertvalue { ptr addrspace(3), { i32, i32 } } %22, { i32, i32 } { i32 8, i32 1 }, 1
  %24 = insertvalue { ptr, { i32, i32 } } poison, ptr %3, 0
  %25 = insertvalue { ptr, { i32, i32 } } %24, { i32, i32 } { i32 2, i32 1 }, 1
  %26 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 1
  %27 = extractvalue { ptr addrspace(1), { i32, i32 } } %15, 0
  %28 = load <2 x half>, ptr addrspace(1) %27, align 4
  %29 = extractelement <2 x half> %28, i64 0
  %30 = insertelement <2 x half> poison, half %29, i64 0
  %31 = extractelement <2 x half> %28, i64 1
  %32 = insertelement <2 x half> %30, half %31, i64 1
  %33 = extractvalue { ptr, { i32, i32 } } %25, 1
  %34 = extractvalue { ptr, { i32, i32 } } %25, 0
  %35 = extractelement <2 x half> %32, i64 0
  %36 = insertelement <2 x half> poison, half %35, i64 0
  %37 = extractelement <2 x half> %32, i64 1
  %38 = insertelement <2 x half> %36, half %37, i64 1
  store <2 x half> %38, ptr %34, align 16
  %39 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 0
  %40 = extractvalue { ptr, { i32, i32 } } %25, 0
  %41 = insertvalue { ptr, { i32, i32 } } poison, ptr %40, 0
  %42 = insertvalue { ptr, { i32, i32 } } %41, { i32, i32 } { i32 1, i32 0 }, 1
  %43 = extractvalue { ptr, { i32, i32 } } %42, 1
  %44 = extractvalue { ptr, { i32, i32 } } %42, 0
  %45 = load i32, ptr %44, align 16
  %46 = insertelement <1 x i32> poison, i32 %45, i64 0
  %47 = extractelement <1 x i32> %46, i64 0
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %39, i32 %47)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %49 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %48, { { i32, i32, i32, i32 }, i32, i32 } { { i32, i32, i32, i32 } { i32 8, i32 8, i32 4, i32 0 }, i32 8, i32 1 }, 1
  %50 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %49, 1
  %51 = extractvalue { i32 } %5, 0
  %52 = srem i32 %51, 8
  %53 = sdiv i32 %51, 8
  %54 = mul nsw i32 %52, 8
  %55 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 }, i32, i32 } } %49, 0
  %56 = sext i32 %54 to i64
  %57 = getelementptr half, ptr addrspace(1) %55, i64 %56
  %58 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %57, 0
  %59 = insertvalue { ptr addrspace(1), { i32, i32 } } %58, { i32, i32 } { i32 8, i32 1 }, 1
  %60 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 1
  %61 = extractvalue { ptr addrspace(3), { i32, i32 } } %23, 0
  %62 = load <8 x half>, ptr addrspace(3) %61, align 16
  %63 = extractelement <8 x half> %62, i64 0
  %64 = insertelement <8 x half> poison, half %63, i64 0
  %65 = extractelement <8 x half> %62, i64 1
  %66 = insertelement <8 x half> %64, half %65, i64 1
  %67 = extractelement <8 x half> %62, i64 2
  %68 = insertelement <8 x half> %66, half %67, i64 2
  %69 = extractelement <8 x half> %62, i64 3
  %70 = insertelement <8 x half> %68, half %69, i64 3
  %71 = extractelement <8 x half> %62, i64 4
  %72 = insertelement <8 x half> %70, half %71, i64 4
  %73 = extractelement <8 x half> %62, i64 5
  %74 = insertelement <8 x half> %72, half %73, i64 5
  %75 = extractelement <8 x half> %62, i64 6
  %76 = insertelement <8 x half> %74, half %75, i64 6
  %77 = extractelement <8 x half> %62, i64 7
  %78 = insertelement <8 x half> %76, half %77, i64 7
  %79 = extractvalue { ptr addrspace(1), { i32, i32 } } %59, 1
  %80 = extractvalue { ptr addrspace(1), { i32, i32 } } %59, 0
  %81 = extractelement <8 x half> %78, i64 0
  %82 = insertelement <8 x half> poison, half %81, i64 0
  %83 = extractelement <8 x half> %78, i64 1
  %84 = insertelement <8 x half> %82, half %83, i64 1
  %85 = extractelement <8 x half> %78, i64 2
  %86 = insertelement <8 x half> %84, half %85, i64 2
  %87 = extractelement <8 x half> %78, i64 3
  %88 = insertelement <8 x half> %86, half %87, i64 3
  %89 = extractelement <8 x half> %78, i64 4
  %90 = insertelement <8 x half> %88, half %89, i64 4
  %91 = extractelement <8 x half> %78, i64 5
  %92 = insertelement <8 x half> %90, half %91, i64 5
  %93 = extractelement <8 x half> %78, i64 6
  %94 = insertelement <8 x half> %92, half %93, i64 6
  %95 = extractelement <8 x half> %78, i64 7
  %96 = insertelement <8 x half> %94, half %95, i64 7
  store <8 x half> %96, ptr addrspace(1) %80, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
