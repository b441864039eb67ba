// corpus/blocks/tiled_product.mlir for every K: what lies beyond it in the last tiles is loaded as 0.
//
// The sum that is left in C has these products, too: fma(0, 0, s) is s, but for s = -0, of which it makes +0. So the sum is ensured with them,
// over K rounded up to a multiple of 16.
!matrix = !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64},1)">
!tiles = !cute.memref<f32, smem, align<1024>, "(16,16,2):(16,1,256)">

func.func @tiled_product_of_any_depth(%a: !matrix, %b: !matrix, %c: !matrix) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.dynamic_smem = 2048 : i64,
  cute.premises = ["a0_s0 == a2_s0", "a1_s1 == a2_s1", "a0_s1 == a1_s0",
                   "a0_d0 >= a0_s1", "a1_d0 >= a1_s1", "a2_d0 >= a2_s1", "a1_d0 <= 268435456",
                   "a2_s0 <= 2147483616", "a2_s1 <= 1048560", "a0_s1 <= 2147483616",
                   "r0 < (a2_s0+15)/16", "r1 < (a2_s1+15)/16"],
  cute.ensures = ["a2[i,j] == fold(k < 16*((a0_s1+15)/16), s, f32_bits(0), ffma(choice(k < a0_s1, a0[i,k], f32_bits(0)), choice(k < a0_s1, a1[k,j], f32_bits(0)), s))"],
  cute.written_by = ["r0 = i/16", "r1 = j/16", "r2 = 16*(i%16) + j%16"]} {
  %block_row = nvvm.read.ptx.sreg.ctaid.x : i32
  %block_column = nvvm.read.ptx.sreg.ctaid.y : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %tile = arith.constant 16 : i32
  %none = arith.constant 0.0 : f32

  // The thread's row and column, in the tile and in the matrix.
  %ty = arith.divsi %thread, %tile : i32
  %tx = arith.remsi %thread, %tile : i32
  %first_row = arith.muli %block_row, %tile : i32
  %first_column = arith.muli %block_column, %tile : i32
  %i = arith.addi %first_row, %ty : i32
  %j = arith.addi %first_column, %tx : i32
  %layout = cute.get_layout(%a) : !matrix
  %extents = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
  %m, %depth = cute.get_scalars(%extents) : !cute.shape<"(?,?)">
  %layout_c = cute.get_layout(%c) : !matrix
  %extents_c = cute.get_shape(%layout_c) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
  %rows, %columns = cute.get_scalars(%extents_c) : !cute.shape<"(?,?)">
  %row_inside = arith.cmpi slt, %i, %rows : i32
  %column_inside = arith.cmpi slt, %j, %columns : i32

  %base = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words = cute.recast_iter(%base) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %tiles_layout = cute.static : !cute.layout<"(16,16,2):(16,1,256)">
  %tiles = cute.make_view(%words, %tiles_layout) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(16,16,2):(16,1,256)">) -> !tiles
  %own_a = cute.make_coord(%ty, %tx) : (i32, i32) -> !cute.coord<"(?,?,0)">
  %own_b = cute.make_coord(%ty, %tx) : (i32, i32) -> !cute.coord<"(?,?,1)">

  %sum = scf.for %k = %zero to %depth step %tile iter_args(%before = %none) -> (f32) : i32 {
    %k_a = arith.addi %k, %tx : i32
    %k_b = arith.addi %k, %ty : i32
    %k_a_inside = arith.cmpi slt, %k_a, %depth : i32
    %k_b_inside = arith.cmpi slt, %k_b, %depth : i32
    %a_inside = arith.andi %row_inside, %k_a_inside : i1
    %b_inside = arith.andi %column_inside, %k_b_inside : i1
    %from_a = scf.if %a_inside -> (f32) {
      %at = cute.make_coord(%i, %k_a) : (i32, i32) -> !cute.coord<"(?,?)">
      %v = cute.memref.load(%a, %at) : (!matrix, !cute.coord<"(?,?)">) -> f32
      scf.yield %v : f32
    } else {
      scf.yield %none : f32
    }
    %from_b = scf.if %b_inside -> (f32) {
      %at = cute.make_coord(%k_b, %j) : (i32, i32) -> !cute.coord<"(?,?)">
      %v = cute.memref.load(%b, %at) : (!matrix, !cute.coord<"(?,?)">) -> f32
      scf.yield %v : f32
    } else {
      scf.yield %none : f32
    }
    cute.memref.store(%tiles, %own_a, %from_a) : (!tiles, !cute.coord<"(?,?,0)">, f32) -> ()
    cute.memref.store(%tiles, %own_b, %from_b) : (!tiles, !cute.coord<"(?,?,1)">, f32) -> ()
    nvvm.barrier0
    %after = scf.for %q = %zero to %tile step %one iter_args(%s = %before) -> (f32) : i32 {
      %at_a = cute.make_coord(%ty, %q) : (i32, i32) -> !cute.coord<"(?,?,0)">
      %at_b = cute.make_coord(%q, %tx) : (i32, i32) -> !cute.coord<"(?,?,1)">
      %x = cute.memref.load(%tiles, %at_a) : (!tiles, !cute.coord<"(?,?,0)">) -> f32
      %y = cute.memref.load(%tiles, %at_b) : (!tiles, !cute.coord<"(?,?,1)">) -> f32
      %next = math.fma %x, %y, %s : f32
      scf.yield %next : f32
    }
    nvvm.barrier0
    scf.yield %after : f32
  }
  %inside = arith.andi %row_inside, %column_inside : i1
  scf.if %inside {
    %at = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
    cute.memref.store(%c, %at, %sum) : (!matrix, !cute.coord<"(?,?)">, f32) -> ()
  }
  return
}
