// y[i] = the sum of row i of x, in f32, for rows of any length: a warp for each row, two warps in a block, M even.
//
// A lane adds every 32nd element, as many as there are; the sums of the lanes meet by butterfly exchanges. The sum is that of
// real numbers: its order is of the lanes, and its roundings are not looked at.
!rows = !cute.memref<f32, gmem, align<4>, "(?{div=2},?):(?{i64},1)">
!sums = !cute.memref<f32, gmem, align<4>, "?{div=2}:1">

func.func @warp_row_sum(%x: !rows, %y: !sums, %n: i32) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 64>,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0/2", "a2 == a0_s1", "a2 <= 1000000000"],
  cute.ensures = ["a1[i] == sum(k < a0_s1, a0[i,k])"],
  cute.written_by = ["r0 = i/2", "r1 = i%2*32"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %zero = arith.constant 0 : i32
  %none = arith.constant 0.0 : f32
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
  %p = scf.for %k = %lane to %n step %lanes iter_args(%sum = %none) -> (f32) : i32 {
    %c = cute.make_coord(%i, %k) : (i32, i32) -> !cute.coord<"(?,?)">
    %v = cute.memref.load(%x, %c) : (!rows, !cute.coord<"(?,?)">) -> f32
    %next = arith.addf %sum, %v : f32
    scf.yield %next : f32
  }
  %o16 = nvvm.shfl.sync bfly %all, %p, %d16, %last : f32 -> f32
  %s16 = arith.addf %p, %o16 : f32
  %o8 = nvvm.shfl.sync bfly %all, %s16, %d8, %last : f32 -> f32
  %s8 = arith.addf %s16, %o8 : f32
  %o4 = nvvm.shfl.sync bfly %all, %s8, %d4, %last : f32 -> f32
  %s4 = arith.addf %s8, %o4 : f32
  %o2 = nvvm.shfl.sync bfly %all, %s4, %d2, %last : f32 -> f32
  %s2 = arith.addf %s4, %o2 : f32
  %o1 = nvvm.shfl.sync bfly %all, %s2, %d1, %last : f32 -> f32
  %s1 = arith.addf %s2, %o1 : f32
  %writes = arith.cmpi eq, %lane, %zero : i32
  scf.if %writes {
    %to = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    cute.memref.store(%y, %to, %s1) : (!sums, !cute.coord<"?">, f32) -> ()
  }
  return
}
