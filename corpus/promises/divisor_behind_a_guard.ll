; At b = 0 the meaning is 1000: the divisor in the other choice promises nothing.
; expect: Unknown
; because: not shown that b >= 1
define i32 @f(i32 %a, i32 %b) {
  %c = icmp eq i32 %b, 0
  %r = select i1 %c, i32 7, i32 0
  ret i32 %r
}
