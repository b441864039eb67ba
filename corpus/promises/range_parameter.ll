; The caller passes up to 99.
; expect: Refuted
; because: poison
define i32 @f(i32 range(i32 0, 5) %x) {
  ret i32 %x
}
