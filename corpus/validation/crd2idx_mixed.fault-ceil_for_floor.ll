define i64 @crd2idx(i32 %M, i32 %i) {
  %r = urem i32 %i, %M
  %i64 = zext i32 %i to i64
  %M64 = zext i32 %M to i64
  %up = add nsw i64 %i64, %M64
  %up1 = sub nsw i64 %up, 1
  %q64 = udiv i64 %up1, %M64
  %r64 = zext i32 %r to i64
  %d = shl nuw nsw i64 %M64, 1
  %p = mul nsw i64 %q64, %d
  %o = add nsw i64 %r64, %p
  ret i64 %o
}
