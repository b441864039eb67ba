; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local range(i32 0, 6) i32 @bits_needed(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp sgt i32 %0, 1
  br i1 %2, label %3, label %12, !llvm.loop !8

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 2
  br i1 %4, label %12, label %5, !llvm.loop !8

5:                                                ; preds = %3
  %6 = icmp sgt i32 %0, 4
  br i1 %6, label %7, label %12, !llvm.loop !8

7:                                                ; preds = %5
  %8 = icmp sgt i32 %0, 8
  br i1 %8, label %9, label %12, !llvm.loop !8

9:                                                ; preds = %7
  %10 = icmp sgt i32 %0, 16
  %11 = select i1 %10, i32 5, i32 4
  br label %12, !llvm.loop !8

12:                                               ; preds = %9, %7, %5, %3, %1
  %13 = phi i32 [ 0, %1 ], [ 1, %3 ], [ 2, %5 ], [ 3, %7 ], [ %11, %9 ]
  ret i32 %13
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
