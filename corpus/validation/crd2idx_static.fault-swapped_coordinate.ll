define i32 @crd2idx(i32 %i, i32 %j) {
  %a = mul nsw i32 %j, 64
  %b = mul nsw i32 %i, 3
  %o = add nsw i32 %a, %b
  ret i32 %o
}
