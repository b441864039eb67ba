; A string attribute of the result.
; expect: Unknown
; because: cutecheck-unknown
define "cutecheck-unknown" i32 @f(i32 %x) {
  ret i32 %x
}
