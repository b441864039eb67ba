; What clang writes beside a kernel: nothing of it changes what the kernel does.
; expect: Proved
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %a) #0 !dbg !3 {
entry:
  %t = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1, !dbg !4
  %in = icmp slt i32 %t, 32
  br i1 %in, label %body, label %done
body:
  %i = sext i32 %t to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 0.0, ptr addrspace(1) %q, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "nvvm.minctasm"="2" "nvvm.maxnreg"="64" "unsafe-fp-math"="false" "denormal-fp-math"="ieee,ieee" }
attributes #1 = { nounwind }
!llvm.module.flags = !{!0, !5}
!llvm.ident = !{!6}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, producer: "", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "k.cu", directory: "/")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !7, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 2, scope: !3)
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{!"a compiler"}
!7 = !DISubroutineType(types: !8)
!8 = !{}
