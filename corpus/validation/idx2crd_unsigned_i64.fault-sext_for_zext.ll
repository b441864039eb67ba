define [2 x i64] @idx2crd(i64 %i, i32 %M) {
  %i32 = trunc i64 %i to i32
  %r = urem i32 %i32, %M
  %q = udiv i32 %i32, %M
  %r64 = zext i32 %r to i64
  %q64 = sext i32 %q to i64
  %s = insertvalue [2 x i64] poison, i64 %r64, 0
  %t = insertvalue [2 x i64] %s, i64 %q64, 1
  ret [2 x i64] %t
}
