; The code gives another number where N is below 0, as it may be where M is large.
; expect: Refuted
; because: result 0 differs
define i32 @f(i32 %m, i32 %n) {
  %below = icmp slt i32 %n, 0
  %r = select i1 %below, i32 7, i32 %n
  ret i32 %r
}
