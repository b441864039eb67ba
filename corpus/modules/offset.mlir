// The smallest function: where element (i,j) lies in a matrix of 8 by 1000, column by column.
func.func @offset(%at: !cute.coord<"(?,?)">, %m: !cute.layout<"(8,1000):(1,8)">) -> !cute.int_tuple<"?"> {
  %r = cute.crd2idx(%at, %m) : (!cute.coord<"(?,?)">, !cute.layout<"(8,1000):(1,8)">) -> !cute.int_tuple<"?">
  return %r : !cute.int_tuple<"?">
}
