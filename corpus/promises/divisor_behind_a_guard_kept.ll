; expect: Proved
define i32 @f(i32 %a, i32 %b) {
  %c = icmp eq i32 %b, 0
  %r = select i1 %c, i32 7, i32 0
  ret i32 %r
}
