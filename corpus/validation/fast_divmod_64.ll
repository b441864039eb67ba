define { i64, i64 } @divmod(i64 %n, i64 %d) {
  %before = sub i64 %d, 1
  %zeros = call i64 @llvm.ctlz.i64(i64 %before, i1 false)
  %l = sub i64 64, %zeros
  %lw = zext i64 %l to i128
  %p = shl i128 1, %lw
  %dw = zext i64 %d to i128
  %over = sub i128 %p, %dw
  %rest = shl i128 %over, 64
  %ratio = udiv i128 %rest, %dw
  %more = add i128 %ratio, 1
  %m = trunc i128 %more to i64
  %s1 = call i64 @llvm.umin.i64(i64 %l, i64 1)
  %s2 = sub i64 %l, %s1
  %s1b = trunc i64 %s1 to i8
  %s2b = trunc i64 %s2 to i8
  %r0 = insertvalue { i64, i64, i8, i8 } poison, i64 %d, 0
  %r1 = insertvalue { i64, i64, i8, i8 } %r0, i64 %m, 1
  %r2 = insertvalue { i64, i64, i8, i8 } %r1, i8 %s1b, 2
  %r3 = insertvalue { i64, i64, i8, i8 } %r2, i8 %s2b, 3
  %d0 = extractvalue { i64, i64, i8, i8 } %r3, 0
  %m0 = extractvalue { i64, i64, i8, i8 } %r3, 1
  %f0 = extractvalue { i64, i64, i8, i8 } %r3, 2
  %g0 = extractvalue { i64, i64, i8, i8 } %r3, 3
  %f = zext i8 %f0 to i64
  %g = zext i8 %g0 to i64
  %mw = zext i64 %m0 to i128
  %nw = zext i64 %n to i128
  %both = mul i128 %mw, %nw
  %upper = lshr i128 %both, 64
  %t = trunc i128 %upper to i64
  %left = sub i64 %n, %t
  %half = lshr i64 %left, %f
  %sum = add i64 %t, %half
  %q = lshr i64 %sum, %g
  %qd = mul i64 %q, %d0
  %r = sub i64 %n, %qd
  %v0 = insertvalue { i64, i64 } poison, i64 %q, 0
  %v1 = insertvalue { i64, i64 } %v0, i64 %r, 1
  ret { i64, i64 } %v1
}
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.umin.i64(i64, i64)
