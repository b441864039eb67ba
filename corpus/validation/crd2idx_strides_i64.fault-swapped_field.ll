%layout = type { i32, i64, i32, i64 }
define i64 @crd2idx(%layout %l, i32 %i, i32 %j) {
  %a = extractvalue %layout %l, 3
  %b = extractvalue %layout %l, 1
  %i64 = zext nneg i32 %i to i64
  %j64 = sext i32 %j to i64
  %p = mul nsw i64 %i64, %a
  %q = mul nsw i64 %j64, %b
  %o = add nsw i64 %p, %q
  ret i64 %o
}
