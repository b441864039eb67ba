; Code that another compiler might make of the module beside it.
; expect: Refuted
define i32 @f(i32 %a) {
  %m = sdiv i32 %a, 2
  %q = ashr i32 %m, 2
  ret i32 %q
}
