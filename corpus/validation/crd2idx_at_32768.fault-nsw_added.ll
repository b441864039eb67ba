define i64 @crd2idx(i32 %i, i32 %j) {
  %p = mul nsw i32 %j, 65536
  %o = add i32 %p, %i
  %w = zext i32 %o to i64
  ret i64 %w
}
