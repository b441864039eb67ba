; Nothing is passed for what the type knows.
; expect: Proved
define i32 @f({} %t, i32 %a) {
  ret i32 %a
}
