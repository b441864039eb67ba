define { i32, i32 } @divmod(i32 %n, i32 %d) {
  %before = sub i32 %d, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %before, i1 false)
  %l = sub i32 32, %zeros
  %lw = zext i32 %l to i64
  %p = shl i64 1, %lw
  %dw = zext i32 %d to i64
  %over = sub i64 %p, %dw
  %rest = shl i64 %over, 32
  %ratio = udiv i64 %rest, %dw
  %more = add i64 %ratio, 1
  %m = trunc i64 %more to i32
  %s1 = call i32 @llvm.umin.i32(i32 %l, i32 1)
  %s2 = sub i32 %l, %s1
  %s1b = trunc i32 %s1 to i8
  %s2b = trunc i32 %s2 to i8
  %r0 = insertvalue { i32, i32, i8, i8 } poison, i32 %d, 0
  %r1 = insertvalue { i32, i32, i8, i8 } %r0, i32 %m, 1
  %r2 = insertvalue { i32, i32, i8, i8 } %r1, i8 %s1b, 2
  %r3 = insertvalue { i32, i32, i8, i8 } %r2, i8 %s2b, 3
  %d0 = extractvalue { i32, i32, i8, i8 } %r3, 0
  %m0 = extractvalue { i32, i32, i8, i8 } %r3, 1
  %f0 = extractvalue { i32, i32, i8, i8 } %r3, 2
  %g0 = extractvalue { i32, i32, i8, i8 } %r3, 3
  %f = zext i8 %f0 to i32
  %g = zext i8 %g0 to i32
  %mw = zext i32 %m0 to i64
  %nw = zext i32 %n to i64
  %both = mul i64 %mw, %nw
  %upper = lshr i64 %both, 31
  %t = trunc i64 %upper to i32
  %left = sub i32 %n, %t
  %half = lshr i32 %left, %f
  %sum = add i32 %t, %half
  %q = lshr i32 %sum, %g
  %qd = mul i32 %q, %d0
  %r = sub i32 %n, %qd
  %v0 = insertvalue { i32, i32 } poison, i32 %q, 0
  %v1 = insertvalue { i32, i32 } %v0, i32 %r, 1
  ret { i32, i32 } %v1
}
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare i32 @llvm.umin.i32(i32, i32)
