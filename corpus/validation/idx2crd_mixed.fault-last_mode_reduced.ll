define { i32, { i32, i32 } } @idx2crd(i32 %M, i32 %N, i32 %i) {
  %c0 = srem i32 %i, %M
  %t0 = sdiv i32 %i, %M
  %c1 = srem i32 %t0, %N
  %t1 = sdiv i32 %t0, %N
  %c2 = srem i32 %t1, 4
  %r0 = insertvalue { i32, { i32, i32 } } poison, i32 %c0, 0
  %r1 = insertvalue { i32, { i32, i32 } } %r0, i32 %c1, 1, 0
  %r2 = insertvalue { i32, { i32, i32 } } %r1, i32 %c2, 1, 1
  ret { i32, { i32, i32 } } %r2
}
