; How often, not what.
; expect: Proved
define i32 @f(i32 %x) {
  %c = icmp ult i32 %x, 4
  br i1 %c, label %a, label %b, !prof !0, !unpredictable !1
a:
  ret i32 %x
b:
  ret i32 %x
}
!0 = !{!"branch_weights", i32 1, i32 9}
!1 = !{}
