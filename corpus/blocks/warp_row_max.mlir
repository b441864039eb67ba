// y[i] = the largest element of row i of x, in f32: a warp for each row of 128, two warps in a block, M even.
//
// A lane has four elements; the largest ones of the lanes meet by butterfly exchanges. The elements are real numbers: none is
// NaN, and zeros have no sign.
!rows = !cute.memref<f32, gmem, align<4>, "(?{div=2},128):(128,1)">
!largest = !cute.memref<f32, gmem, align<4>, "?{div=2}:1">

func.func @warp_row_max(%x: !rows, %y: !largest) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 64>,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0/2"],
  cute.ensures = ["a1[i] == max(k < 128, a0[i,k])"],
  cute.written_by = ["r0 = i/2", "r1 = i%2*32"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %all = arith.constant -1 : i32
  %last = arith.constant 31 : i32
  %d16 = arith.constant 16 : i32
  %d8 = arith.constant 8 : i32
  %d4 = arith.constant 4 : i32
  %d2 = arith.constant 2 : i32
  %d1 = arith.constant 1 : i32
  %lanes = arith.constant 32 : i32
  %lane = arith.remui %thread, %lanes : i32
  %warp = arith.divui %thread, %lanes : i32
  %before = arith.muli %block, %two : i32
  %i = arith.addi %before, %warp : i32
  %lane1 = arith.addi %lane, %lanes : i32
  %lane2 = arith.addi %lane1, %lanes : i32
  %lane3 = arith.addi %lane2, %lanes : i32
  %c0 = cute.make_coord(%i, %lane) : (i32, i32) -> !cute.coord<"(?,?)">
  %c1 = cute.make_coord(%i, %lane1) : (i32, i32) -> !cute.coord<"(?,?)">
  %c2 = cute.make_coord(%i, %lane2) : (i32, i32) -> !cute.coord<"(?,?)">
  %c3 = cute.make_coord(%i, %lane3) : (i32, i32) -> !cute.coord<"(?,?)">
  %v0 = cute.memref.load(%x, %c0) : (!rows, !cute.coord<"(?,?)">) -> f32
  %v1 = cute.memref.load(%x, %c1) : (!rows, !cute.coord<"(?,?)">) -> f32
  %v2 = cute.memref.load(%x, %c2) : (!rows, !cute.coord<"(?,?)">) -> f32
  %v3 = cute.memref.load(%x, %c3) : (!rows, !cute.coord<"(?,?)">) -> f32
  %v01 = arith.maxnumf %v0, %v1 : f32
  %v23 = arith.maxnumf %v2, %v3 : f32
  %p = arith.maxnumf %v01, %v23 : f32
  %o16 = nvvm.shfl.sync bfly %all, %p, %d16, %last : f32 -> f32
  %s16 = arith.maxnumf %p, %o16 : f32
  %o8 = nvvm.shfl.sync bfly %all, %s16, %d8, %last : f32 -> f32
  %s8 = arith.maxnumf %s16, %o8 : f32
  %o4 = nvvm.shfl.sync bfly %all, %s8, %d4, %last : f32 -> f32
  %s4 = arith.maxnumf %s8, %o4 : f32
  %o2 = nvvm.shfl.sync bfly %all, %s4, %d2, %last : f32 -> f32
  %s2 = arith.maxnumf %s4, %o2 : f32
  %o1 = nvvm.shfl.sync bfly %all, %s2, %d1, %last : f32 -> f32
  %s1 = arith.maxnumf %s2, %o1 : f32
  %writes = arith.cmpi eq, %lane, %zero : i32
  scf.if %writes {
    %to = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    cute.memref.store(%y, %to, %s1) : (!largest, !cute.coord<"?">, f32) -> ()
  }
  return
}
