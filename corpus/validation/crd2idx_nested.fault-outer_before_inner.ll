define i64 @crd2idx(i32 %M, i32 %i) {
  %c1 = urem i32 %i, %M
  %t0 = udiv i32 %i, %M
  %c0 = urem i32 %t0, 2
  %c2 = udiv i32 %t0, 2
  %d2 = mul nuw nsw i32 %M, 2
  %p0 = mul nuw nsw i32 %c0, %M
  %p2 = mul nuw nsw i32 %c2, %d2
  %s = add nuw nsw i32 %p0, %c1
  %o = add nuw nsw i32 %s, %p2
  %w = zext nneg i32 %o to i64
  ret i64 %w
}
