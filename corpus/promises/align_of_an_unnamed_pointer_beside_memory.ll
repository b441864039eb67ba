; The same, beside memory of the function.
; expect: Unknown
; because: which no line names
define i32 @f(ptr noundef align 16 %p, i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
