; The code of a function is an entry: no caller reaches it.
; expect: kUsage
; because: its callers do not reach it
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel i32 @f(i32 %a) {
  ret i32 %a
}
