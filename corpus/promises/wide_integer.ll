; LLVM's widest: each value of it has a megabyte.
; expect: Unknown
; because: not modelled: %b = zext i32 %x to i8388607
define i32 @f(i32 %x) {
  %b = zext i32 %x to i8388607
  ret i32 %x
}
