; The number of a poison address is poison.
; expect: Refuted
; because: poison
define i32 @f(i32 %a) {
  %n = ptrtoint ptr poison to i32
  %s = alloca i32, align 4
  store i32 %n, ptr %s, align 4
  %r = load i32, ptr %s, align 4
  ret i32 %r
}
