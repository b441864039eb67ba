func.func @tile(%l: !cute.layout<"(((2,1),5)):(((1,2),2))">, %s: !cute.shape<"0">) {
  %0 = cute.tile_to_shape(%l, %s) : (!cute.layout<"(((2,1),5)):(((1,2),2))">, !cute.shape<"0">) -> !cute.layout<"1:0">
  return
}
