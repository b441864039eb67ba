; A function with local memory that reads through a pointer of which nothing is said.
; expect: Unknown
; because: load i32, ptr %p
define i32 @f(i32 %x, ptr %p) {
  %s = alloca i32, align 4
  store i32 %x, ptr %s, align 4
  %y = load i32, ptr %p, align 4
  ret i32 %y
}
