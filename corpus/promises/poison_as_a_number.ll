; An address that is poison, and none is in memory: it ended the process once. Nobody reads the number.
; expect: Unknown
; because: ptrtoint
define i32 @f(i32 %a) {
  %n = ptrtoint ptr poison to i32
  %s = alloca i32, align 4
  store i32 %a, ptr %s, align 4
  %r = load i32, ptr %s, align 4
  ret i32 %r
}
