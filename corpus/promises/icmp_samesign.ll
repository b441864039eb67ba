; Two signs.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %m = sub i32 %x, 50
  %c = icmp samesign ult i32 %m, 7
  %y = select i1 %c, i32 %x, i32 %x
  ret i32 %y
}
