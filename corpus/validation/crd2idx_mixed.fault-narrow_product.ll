define i64 @crd2idx(i32 %M, i32 %i) {
  %r = urem i32 %i, %M
  %q = udiv i32 %i, %M
  %d = shl i32 %M, 1
  %p = mul i32 %q, %d
  %o = add i32 %r, %p
  %o64 = sext i32 %o to i64
  ret i64 %o64
}
