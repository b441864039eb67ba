; As convert-cute-to-llvm writes fast_divmod.create_divisor and compute.
define { i32, i32 } @divmod(i32 %0, i32 %1) {
  %3 = sub i32 %1, 1
  %4 = call i32 @llvm.ctlz.i32(i32 %3, i1 false)
  %5 = sub i32 32, %4
  %6 = zext i32 %5 to i64
  %7 = shl i64 1, %6
  %8 = zext i32 %1 to i64
  %9 = sub i64 %7, %8
  %10 = shl i64 %9, 32
  %11 = udiv i64 %10, %8
  %12 = add i64 %11, 1
  %13 = call i32 @llvm.umin.i32(i32 %5, i32 1)
  %14 = trunc i64 %12 to i32
  %15 = trunc i32 %13 to i8
  %16 = sub i32 %5, %13
  %17 = trunc i32 %16 to i8
  %18 = insertvalue { i32, i32, i8, i8 } poison, i32 %1, 0
  %19 = insertvalue { i32, i32, i8, i8 } %18, i32 %14, 1
  %20 = insertvalue { i32, i32, i8, i8 } %19, i8 %15, 2
  %21 = insertvalue { i32, i32, i8, i8 } %20, i8 %17, 3
  %22 = extractvalue { i32, i32, i8, i8 } %21, 1
  %23 = zext i32 %22 to i64
  %24 = zext i32 %0 to i64
  %25 = mul i64 %23, %24
  %26 = lshr i64 %25, 32
  %27 = trunc i64 %26 to i32
  %28 = sub i32 %0, %27
  %29 = extractvalue { i32, i32, i8, i8 } %21, 2
  %30 = zext i8 %29 to i32
  %31 = lshr i32 %28, %30
  %32 = add i32 %27, %31
  %33 = extractvalue { i32, i32, i8, i8 } %21, 3
  %34 = zext i8 %33 to i32
  %35 = lshr i32 %32, %34
  %36 = extractvalue { i32, i32, i8, i8 } %21, 0
  %37 = mul i32 %35, %36
  %38 = sub i32 %0, %37
  %39 = insertvalue { i32, i32 } poison, i32 %35, 0
  %40 = insertvalue { i32, i32 } %39, i32 %38, 1
  ret { i32, i32 } %40
}
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare i32 @llvm.umin.i32(i32, i32)
