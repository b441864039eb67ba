; A loop whose counter lies in local memory.
; expect: Proved
define i32 @f(i32 %x) {
entry:
  %i = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 0, ptr %i, align 4
  store i32 0, ptr %s, align 4
  br label %again
again:
  %k = load i32, ptr %i, align 4
  %c = icmp ult i32 %k, 5
  br i1 %c, label %turn, label %out
turn:
  %b = load i32, ptr %s, align 4
  %n = add i32 %b, %x
  store i32 %n, ptr %s, align 4
  %k1 = add i32 %k, 1
  store i32 %k1, ptr %i, align 4
  br label %again
out:
  %r = load i32, ptr %s, align 4
  ret i32 %r
}
