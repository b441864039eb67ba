; Local memory that no path has written where it is read.
; expect: Refuted
; because: poison
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  %c = icmp eq i32 %x, -123456789
  br i1 %c, label %out, label %in
in:
  store i32 %x, ptr %s, align 4
  br label %out
out:
  %y = load i32, ptr %s, align 4
  ret i32 %y
}
