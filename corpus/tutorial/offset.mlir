// Where (i,j) lies in a matrix whose rows are a multiple of 8 apart, a distance of 64 bits.
func.func @offset(%c: !cute.coord<"(?,?)">, %a: !cute.layout<"(?,?):(?{i64 div=8},1)">) -> !cute.int_tuple<"?{i64}"> {
  %r = cute.crd2idx(%c, %a) : (!cute.coord<"(?,?)">, !cute.layout<"(?,?):(?{i64 div=8},1)">) -> !cute.int_tuple<"?{i64}">
  return %r : !cute.int_tuple<"?{i64}">
}
