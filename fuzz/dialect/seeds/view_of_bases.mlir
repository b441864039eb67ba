func.func @another_layout(%p: !cute.ptr<f32, gmem>, %l: !cute.layout<"((1,(8,4)),1,1):((0,(1@1,1@0)),0,0)">) {
  %v = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"((1,(8,4)),1,1):((0,(1@1,1@0)),0,0)">) -> !cute.memref<f32, gmem, "(4,8):(1,4)">
  return
}
