func.func @f(%a: !cute.int_tuple<"(4,?)">, %b: !cute.int_tuple<"(?,?{div=4})">) {
  %0 = cute.tuple_div(%a, %b) : !cute.int_tuple<"(4,?)">, !cute.int_tuple<"(?,?{div=4})">
  %1 = cute.tuple_mod(%a, %b) : !cute.int_tuple<"(4,?)">, !cute.int_tuple<"(?,?{div=4})">
  return
}
