; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @cp_async(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nsw i32 %3, 4
  %5 = sext i32 %4 to i64
  %6 = getelementptr float, ptr addrspace(1) %0, i64 %5
  %7 = mul nsw i32 %3, 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr float, ptr addrspace(3) @cute_dynamic_smem, i64 %8
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %9, ptr addrspace(1) %6)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  %10 = mul nsw i32 %3, 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %11
  %13 = load <4 x float>, ptr addrspace(3) %9, align 16
  %14 = extractelement <4 x float> %13, i64 0
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = extractelement <4 x float> %13, i64 1
  %17 = insertelement <4 x float> %15, float %16, i64 1
  %18 = extractelement <4 x float> %13, i64 2
  %19 = insertelement <4 x float> %17, float %18, i64 2
  %20 = extractelement <4 x float> %13, i64 3
  %21 = insertelement <4 x float> %19, float %20, i64 3
  %22 = extractelement <4 x float> %21, i64 0
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = extractelement <4 x float> %21, i64 1
  %25 = insertelement <4 x float> %23, float %24, i64 1
  %26 = extractelement <4 x float> %21, i64 2
  %27 = insertelement <4 x float> %25, float %26, i64 2
  %28 = extractelement <4 x float> %21, i64 3
  %29 = insertelement <4 x float> %27, float %28, i64 3
  store <4 x float> %29, ptr addrspace(1) %12, align 16
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
