func.func @slice(%v: !cute.memref<f32, gmem, "(9223372036854775807,?):(1,9223372036854775807)">, %j: i32) -> !cute.memref<f32, gmem, "(9223372036854775807):(1)"> {
  %c = cute.make_coord(%j) : (i32) -> !cute.coord<"(_,?)">
  %r = cute.slice(%v, %c) : !cute.memref<f32, gmem, "(9223372036854775807,?):(1,9223372036854775807)">, !cute.coord<"(_,?)"> -> !cute.memref<f32, gmem, "(9223372036854775807):(1)">
  return %r : !cute.memref<f32, gmem, "(9223372036854775807):(1)">
}
