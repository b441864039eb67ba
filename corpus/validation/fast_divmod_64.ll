; As convert-cute-to-llvm writes fast_divmod.create_divisor and compute.
define { i64, i64 } @divmod(i64 %0, i64 %1) {
  %3 = sub i64 %1, 1
  %4 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %5 = sub i64 64, %4
  %6 = zext i64 %5 to i128
  %7 = shl i128 1, %6
  %8 = zext i64 %1 to i128
  %9 = sub i128 %7, %8
  %10 = shl i128 %9, 64
  %11 = udiv i128 %10, %8
  %12 = add i128 %11, 1
  %13 = call i64 @llvm.umin.i64(i64 %5, i64 1)
  %14 = trunc i128 %12 to i64
  %15 = sub i64 %5, %13
  %16 = trunc i64 %13 to i8
  %17 = trunc i64 %15 to i8
  %18 = insertvalue { i64, i64, i8, i8 } poison, i64 %1, 0
  %19 = insertvalue { i64, i64, i8, i8 } %18, i64 %14, 1
  %20 = insertvalue { i64, i64, i8, i8 } %19, i8 %16, 2
  %21 = insertvalue { i64, i64, i8, i8 } %20, i8 %17, 3
  %22 = extractvalue { i64, i64, i8, i8 } %21, 0
  %23 = extractvalue { i64, i64, i8, i8 } %21, 1
  %24 = extractvalue { i64, i64, i8, i8 } %21, 2
  %25 = zext i8 %24 to i64
  %26 = extractvalue { i64, i64, i8, i8 } %21, 3
  %27 = zext i8 %26 to i64
  %28 = zext i64 %23 to i128
  %29 = zext i64 %0 to i128
  %30 = mul i128 %28, %29
  %31 = lshr i128 %30, 64
  %32 = trunc i128 %31 to i64
  %33 = sub i64 %0, %32
  %34 = lshr i64 %33, %25
  %35 = add i64 %32, %34
  %36 = lshr i64 %35, %27
  %37 = mul i64 %36, %22
  %38 = sub i64 %0, %37
  %39 = insertvalue { i64, i64 } poison, i64 %36, 0
  %40 = insertvalue { i64, i64 } %39, i64 %38, 1
  ret { i64, i64 } %40
}
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.umin.i64(i64, i64)
