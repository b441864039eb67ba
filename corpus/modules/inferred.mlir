// A type that is written other than it is inferred: the refusal says the one that is.
// expect: kBadRequest inferred type(s) '!cute.layout<"((4,?),(2,4)):((1,4),(?,?{i64 div=2}))">'
func.func @tiles(%m: !cute.layout<"(?,8):(1,?)">) -> !cute.layout<"(?,?):(?,?)"> {
  %t = cute.static : !cute.tile<"[4:1;2:1]">
  %r = cute.logical_divide(%m, %t) : (!cute.layout<"(?,8):(1,?)">, !cute.tile<"[4:1;2:1]">) -> !cute.layout<"(?,?):(?,?)">
  return %r : !cute.layout<"(?,?):(?,?)">
}
