func.func @raw_extent(%s: !cute.int_tuple<"(16,0)">, %d: !cute.int_tuple<"(1,16)">) {
  %0 = cute.make_layout_raw(%s, %d) : !cute.int_tuple<"(16,0)">, !cute.int_tuple<"(1,16)">
  return
}
