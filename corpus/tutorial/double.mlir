// y = x + x, element by element: blocks of 128 threads, the last one ragged.
!vector = !cute.memref<f32, gmem, align<4>, "(?):(1)">
!tiled = !cute.memref<f32, gmem, align<4>, "((128),(?)):((1),(128))">
!tile = !cute.memref<f32, gmem, align<4>, "((128)):((1))">
!all = !cute.coord_tensor<"(0)", "(?):(1@0)">
!tiles = !cute.coord_tensor<"(0)", "((128),(?)):((1@0),(128@0))">
!coords = !cute.coord_tensor<"(?{div=128})", "((128)):((1@0))">
!start = !cute.arith_tuple_iter<"(?{div=128})">

func.func @double(%x: !vector, %y: !vector) attributes {cute.kernel, cute.premises = ["r0 < (a1_s0 + 127) / 128"], nvvm.reqntid = array<i32: 128>} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = cute.make_coord(%bid) : (i32) -> !cute.coord<"(_,?)">
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">

  // The block's tile of both vectors, and of their coordinates.
  %tiler = cute.static : !cute.tile<"[128:1]">
  %layout = cute.get_layout(%y) : !vector
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?):(1)">) -> !cute.shape<"(?)">
  %all = cute.make_identity_tensor(%shape) : (!cute.shape<"(?)">) -> !all
  %tiled_x = cute.zipped_divide(%x, %tiler) : (!vector, !cute.tile<"[128:1]">) -> !tiled
  %tiled_y = cute.zipped_divide(%y, %tiler) : (!vector, !cute.tile<"[128:1]">) -> !tiled
  %tiles = cute.zipped_divide(%all, %tiler) : (!all, !cute.tile<"[128:1]">) -> !tiles
  %tile_x = cute.slice(%tiled_x, %block) : !tiled, !cute.coord<"(_,?)"> -> !tile
  %tile_y = cute.slice(%tiled_y, %block) : !tiled, !cute.coord<"(_,?)"> -> !tile
  %coords = cute.slice(%tiles, %block) : !tiles, !cute.coord<"(_,?)"> -> !coords

  // The thread's element, where it is one.
  %first = cute.get_iter(%coords) : !coords
  %values = cute.get_layout(%coords) : !coords
  %step = cute.crd2idx(%thread, %values) : (!cute.coord<"?">, !cute.layout<"((128)):((1@0))">) -> !cute.int_tuple<"(?)">
  %at = cute.add_offset(%first, %step) : (!start, !cute.int_tuple<"(?)">) -> !cute.arith_tuple_iter<"(?)">
  %i = cute.deref_arith_tuple_iter(%at) : !cute.arith_tuple_iter<"(?)">
  %inside = cute.elem_less(%i, %shape) : (!cute.int_tuple<"(?)">, !cute.shape<"(?)">) -> i1
  scf.if %inside {
    %v = cute.memref.load(%tile_x, %thread) : (!tile, !cute.coord<"?">) -> f32
    %r = arith.addf %v, %v : f32
    cute.memref.store(%tile_y, %thread, %r) : (!tile, !cute.coord<"?">, f32) -> ()
  }
  return
}
