define i64 @crd2idx(i32 %M, i32 %i) {
  %c0 = urem i32 %i, 2
  %t0 = udiv i32 %i, 2
  %c1 = urem i32 %t0, %M
  %c2 = udiv i32 %t0, %M
  %p0 = mul nuw nsw i32 %c0, %M
  %p2 = mul nuw nsw i32 %c2, %M
  %s = add nuw nsw i32 %p0, %c1
  %o = add nuw nsw i32 %s, %p2
  %w = zext nneg i32 %o to i64
  ret i64 %w
}
