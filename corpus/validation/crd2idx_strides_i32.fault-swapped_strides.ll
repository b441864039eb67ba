define i32 @crd2idx(i32 %M, i32 %N, i32 %a, i32 %b, i32 %i, i32 %j) {
  %p = mul i32 %i, %b
  %q = mul i32 %j, %a
  %o = add i32 %p, %q
  ret i32 %o
}
