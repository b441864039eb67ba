; The same bytes, written otherwise.
; expect: Proved
define { { i64, [1 x i32] }, {}, i32 } @f(i32 %a) {
  %w = sext i32 %a to i64
  %1 = insertvalue { { i64, [1 x i32] }, {}, i32 } poison, i64 %w, 0, 0
  %2 = insertvalue { { i64, [1 x i32] }, {}, i32 } %1, i32 %a, 0, 1, 0
  %3 = insertvalue { { i64, [1 x i32] }, {}, i32 } %2, i32 %a, 2
  ret { { i64, [1 x i32] }, {}, i32 } %3
}
