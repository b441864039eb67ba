; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @cp_async(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = insertvalue { i32 } poison, i32 %3, 0
  %5 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %6 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %5, { i32, i32, i32, i32 } { i32 32, i32 1, i32 1, i32 0 }, 1
  %7 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, 1
  %8 = extractvalue { i32 } %4, 0
  %9 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %6, 0
  %10 = sext i32 %8 to i64
  %11 = getelementptr float, ptr addrspace(1) %9, i64 %10
  %12 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %11, 0
  %13 = insertvalue { ptr addrspace(1), { i32, i32 } } %12, { i32, i32 } { i32 1, i32 0 }, 1
  %14 = extractvalue { i32 } %4, 0
  %15 = sext i32 %14 to i64
  %16 = getelementptr float, ptr addrspace(3) @cute_dynamic_smem, i64 %15
  %17 = insertvalue { ptr addrspace(3), { i32, i32 } } poison, ptr addrspace(3) %16, 0
  %18 = insertvalue { ptr addrspace(3), { i32, i32 } } %17, { i32, i32 } { i32 1, i32 0 }, 1
  %19 = extractvalue { ptr addrspace(1), { i32, i32 } } %13, 0
  %20 = extractvalue { ptr addrspace(3), { i32, i32 } } %18, 0
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %20, ptr addrspace(1) %19)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  %21 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %22 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %21, { i32, i32, i32, i32 } { i32 32, i32 1, i32 1, i32 0 }, 1
  %23 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %22, 1
  %24 = extractvalue { i32 } %4, 0
  %25 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %22, 0
  %26 = sext i32 %24 to i64
  %27 = getelementptr float, ptr addrspace(1) %25, i64 %26
  %28 = insertvalue { ptr addrspace(1), { i32, i32 } } poison, ptr addrspace(1) %27, 0
  %29 = insertvalue { ptr addrspace(1), { i32, i32 } } %28, { i32, i32 } { i32 1, i32 0 }, 1
  %30 = extractvalue { ptr addrspace(3), { i32, i32 } } %18, 1
  %31 = extractvalue { ptr addrspace(3), { i32, i32 } } %18, 0
  %32 = load float, ptr addrspace(3) %31, align 4
  %33 = insertelement <1 x float> poison, float %32, i64 0
  %34 = extractvalue { ptr addrspace(1), { i32, i32 } } %29, 1
  %35 = extractvalue { ptr addrspace(1), { i32, i32 } } %29, 0
  %36 = extractelement <1 x float> %33, i64 0
  store float %36, ptr addrspace(1) %35, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

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
