define i32 @crd2idx(i32 %M, i32 %N, i32 %a, i32 %b, i32 %i, i32 %j) {
  %p = mul nsw i32 %i, %a
  %q = mul nsw i32 %j, %b
  %o = add nsw i32 %p, %q
  ret i32 %o
}
