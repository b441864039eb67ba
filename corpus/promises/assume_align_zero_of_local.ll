; Only null is aligned to nothing, and a slot is not null.
; expect: Unknown
; because: operand bundle "align"
define i32 @f(i32 %x) {
  %s = alloca i32, align 4
  call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 0) ]
  ret i32 %x
}
declare void @llvm.assume(i1)
