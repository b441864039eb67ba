// Where (i,j) lies in a matrix whose rows are a multiple of 8 apart, in 32 bits: not in every matrix.
// expect: Refuted
func.func @offset(%c: !cute.coord<"(?,?)">, %a: !cute.layout<"(?,?):(?{div=8},1)">) -> !cute.int_tuple<"?"> {
  %r = cute.crd2idx(%c, %a) : (!cute.coord<"(?,?)">, !cute.layout<"(?,?):(?{div=8},1)">) -> !cute.int_tuple<"?">
  return %r : !cute.int_tuple<"?">
}
