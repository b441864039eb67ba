func.func @divide(%n: i32, %d: i64) -> !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))"> {
  %s = cute.make_shape(%n) : (i32) -> !cute.shape<"(?)">
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"(?{i64})">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?):(?{i64})">
  %k = cute.static : !cute.shape<"(0,2)">
  %r = cute.zipped_divide(%l, %k) : (!cute.layout<"(?):(?{i64})">, !cute.shape<"(0,2)">) -> !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))">
  return %r : !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))">
}
