; With M at most 4 no N is below 0: the extent says so.
; expect: Proved
define i32 @f(i32 %m, i32 %n) {
  %below = icmp slt i32 %n, 0
  %r = select i1 %below, i32 7, i32 %n
  ret i32 %r
}
