; A promise about memory in a loop.
; expect: Unknown
; because: llvm.loop.parallel_accesses
define i32 @f(i32 %x) {
entry:
  br label %again
again:
  %i = phi i32 [ 0, %entry ], [ %j, %again ]
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, 4
  br i1 %c, label %again, label %done, !llvm.loop !0
done:
  ret i32 %x
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", !2}
!2 = distinct !{}
