func.func @f(%l: !cute.layout<"(3,6):(1@0,1@1)">, %e: !cute.layout<"5:5">) {
  %0 = cute.append_to_rank <3> (%l, %e) : !cute.layout<"(3,6):(1@0,1@1)">, !cute.layout<"5:5">
  return
}
