; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @cp_async(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = insertvalue { i32 } poison, i32 %3, 0
  %5 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %6 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %5, { i32, i32, i32, i32 } { i32 32, i32 4, i32 4, i32 1 }, 1
  %7 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, 1
  %8 = extractvalue { i32 } %4, 0
  %9 = mul nsw i32 %8, 4
  %10 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, 0
  %11 = sext i32 %9 to i64
  %12 = getelementptr float, ptr addrspace(1) %10, i64 %11
  %13 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %12, 0
  %14 = insertvalue { ptr addrspace(1), { i32, i32 } } %13, { i32, i32 } { i32 4, i32 1 }, 1
  %15 = extractvalue { i32 } %4, 0
  %16 = mul nsw i32 %15, 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr float, ptr addrspace(3) @cute_dynamic_smem, i64 %17
  %19 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %18, 0
  %20 = insertvalue { ptr addrspace(3), { i32, i32 } } %19, { i32, i32 } { i32 4, i32 1 }, 1
  %21 = extractvalue { ptr addrspace(1), { i32, i32 } } %14, 0
  %22 = extractvalue { ptr addrspace(3), { i32, i32 } } %20, 0
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %22, ptr addrspace(1) %21)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  %23 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %24 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %23, { i32, i32, i32, i32 } { i32 32, i32 4, i32 4, i32 1 }, 1
  %25 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %24, 1
  %26 = extractvalue { i32 } %4, 0
  %27 = mul nsw i32 %26, 4
  %28 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %24, 0
  %29 = sext i32 %27 to i64
  %30 = getelementptr float, ptr addrspace(1) %28, i64 %29
  %31 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %30, 0
  %32 = insertvalue { ptr addrspace(1), { i32, i32 } } %31, { i32, i32 } { i32 4, i32 1 }, 1
  %33 = extractvalue { ptr addrspace(3), { i32, i32 } } %20, 1
  %34 = extractvalue { ptr addrspace(3), { i32, i32 } } %20, 0
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16
  %36 = extractelement <4 x float> %35, i64 0
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = extractelement <4 x float> %35, i64 1
  %39 = insertelement <4 x float> %37, float %38, i64 1
  %40 = extractelement <4 x float> %35, i64 2
  %41 = insertelement <4 x float> %39, float %40, i64 2
  %42 = extractelement <4 x float> %35, i64 3
  %43 = insertelement <4 x float> %41, float %42, i64 3
  %44 = extractvalue { ptr addrspace(1), { i32, i32 } } %32, 1
  %45 = extractvalue { ptr addrspace(1), { i32, i32 } } %32, 0
  %46 = extractelement <4 x float> %43, i64 0
  %47 = insertelement <4 x float> poison, float %46, i64 0
  %48 = extractelement <4 x float> %43, i64 1
  %49 = insertelement <4 x float> %47, float %48, i64 1
  %50 = extractelement <4 x float> %43, i64 2
  %51 = insertelement <4 x float> %49, float %50, i64 2
  %52 = extractelement <4 x float> %43, i64 3
  %53 = insertelement <4 x float> %51, float %52, i64 3
  store <4 x float> %53, ptr addrspace(1) %45, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #3

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
