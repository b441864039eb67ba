// Y = x*x, four elements a thread, by vectors and the coordinate ((_),?).
!v = !cute.memref<f32, gmem, align<16>, "?{div=4}:1">

func.func @squares_of_four(%x: !v, %y: !v) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 2097152", "a0_s0 == a1_s0"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %t = cute.static : !cute.tile<"[4:1]">
  %xt = cute.zipped_divide(%x, %t) : (!v, !cute.tile<"[4:1]">) -> !cute.memref<f32, gmem, align<16>, "((4),(?)):((1),(4))">
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"((_),?)">
  %xs = cute.slice(%xt, %c) : !cute.memref<f32, gmem, align<16>, "((4),(?)):((1),(4))">, !cute.coord<"((_),?)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %n = cute.get_layout(%x) : !v
  %shape = cute.get_shape(%n) : (!cute.layout<"?{div=4}:1">) -> !cute.shape<"?{div=4}">
  %size = cute.get_scalars(%shape) <{only_dynamic}> : !cute.shape<"?{div=4}">
  %four = arith.constant 4 : i32
  %base = arith.muli %i, %four : i32
  %in = arith.cmpi slt, %base, %size : i32
  %yt = cute.zipped_divide(%y, %t) : (!v, !cute.tile<"[4:1]">) -> !cute.memref<f32, gmem, align<16>, "((4),(?)):((1),(4))">
  %ys = cute.slice(%yt, %c) : !cute.memref<f32, gmem, align<16>, "((4),(?)):((1),(4))">, !cute.coord<"((_),?)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  scf.if %in {
    %v = cute.memref.load_vec(%xs) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
    %w = arith.mulf %v, %v : vector<4xf32>
    cute.memref.store_vec(%w, %ys) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  }
  return
}
