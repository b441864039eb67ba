; The twin of assume_align_zero_of_local.
; expect: Proved
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 4) ]
  ret i32 %x
}
declare void @llvm.assume(i1)
