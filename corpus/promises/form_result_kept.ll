; The struct of the form.
; expect: Proved
define { { i64, i32 }, i32 } @f(i32 %a) {
  %w = sext i32 %a to i64
  %1 = insertvalue { { i64, i32 }, i32 } poison, i64 %w, 0, 0
  %2 = insertvalue { { i64, i32 }, i32 } %1, i32 %a, 0, 1
  %3 = insertvalue { { i64, i32 }, i32 } %2, i32 %a, 1
  ret { { i64, i32 }, i32 } %3
}
