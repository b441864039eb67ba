func.func @run_time_complement(%a: !cute.layout<"8:1">, %n: !cute.shape<"-9223372036854775808">) {
  %r = cute.complement(%a, %n) : (!cute.layout<"8:1">, !cute.shape<"-9223372036854775808">) -> !cute.layout<"1:0">
  return
}
