define i64 @crd2idx(i32 %i, i32 %j) {
  %i64 = zext i32 %i to i64
  %j64 = zext i32 %j to i64
  %p = mul nsw i64 %j64, 65536
  %o = add nsw i64 %p, %i64
  ret i64 %o
}
