// y = exp(x - max x) / sum of exp(x - max x), row by row, in f32: a warp for each row of 128, two warps in a block, M even.
//
// A lane has four elements of a row; the largest and the sum of the lanes meet by butterfly exchanges. Powers are approximated.
!rows = !cute.memref<f32, gmem, align<4>, "(?{div=2},128):(128,1)">

func.func @warp_softmax(%x: !rows, %y: !rows) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 64>,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0/2"],
  cute.ensures = ["a1[i,j] == fdiv(fexp(fsub(a0[i,j], max(m < 128, a0[i,m]))), sum(k < 128, fexp(fsub(a0[i,k], max(m < 128, a0[i,m])))))"],
  cute.written_by = ["r0 = i/2", "r1 = i%2*32 + j%32"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
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
  %m01 = arith.maxnumf %v0, %v1 : f32
  %m23 = arith.maxnumf %v2, %v3 : f32
  %m = arith.maxnumf %m01, %m23 : f32
  %mo16 = nvvm.shfl.sync bfly %all, %m, %d16, %last : f32 -> f32
  %m16 = arith.maxnumf %m, %mo16 : f32
  %mo8 = nvvm.shfl.sync bfly %all, %m16, %d8, %last : f32 -> f32
  %m8 = arith.maxnumf %m16, %mo8 : f32
  %mo4 = nvvm.shfl.sync bfly %all, %m8, %d4, %last : f32 -> f32
  %m4 = arith.maxnumf %m8, %mo4 : f32
  %mo2 = nvvm.shfl.sync bfly %all, %m4, %d2, %last : f32 -> f32
  %m2 = arith.maxnumf %m4, %mo2 : f32
  %mo1 = nvvm.shfl.sync bfly %all, %m2, %d1, %last : f32 -> f32
  %m1 = arith.maxnumf %m2, %mo1 : f32
  %log2e = arith.constant 1.44269504 : f32
  %below0 = arith.subf %v0, %m1 : f32
  %power0 = arith.mulf %below0, %log2e : f32
  %e0 = math.exp2 %power0 fastmath<afn> : f32
  %below1 = arith.subf %v1, %m1 : f32
  %power1 = arith.mulf %below1, %log2e : f32
  %e1 = math.exp2 %power1 fastmath<afn> : f32
  %below2 = arith.subf %v2, %m1 : f32
  %power2 = arith.mulf %below2, %log2e : f32
  %e2 = math.exp2 %power2 fastmath<afn> : f32
  %below3 = arith.subf %v3, %m1 : f32
  %power3 = arith.mulf %below3, %log2e : f32
  %e3 = math.exp2 %power3 fastmath<afn> : f32
  %e01 = arith.addf %e0, %e1 : f32
  %e23 = arith.addf %e2, %e3 : f32
  %e = arith.addf %e01, %e23 : f32
  %so16 = nvvm.shfl.sync bfly %all, %e, %d16, %last : f32 -> f32
  %s16 = arith.addf %e, %so16 : f32
  %so8 = nvvm.shfl.sync bfly %all, %s16, %d8, %last : f32 -> f32
  %s8 = arith.addf %s16, %so8 : f32
  %so4 = nvvm.shfl.sync bfly %all, %s8, %d4, %last : f32 -> f32
  %s4 = arith.addf %s8, %so4 : f32
  %so2 = nvvm.shfl.sync bfly %all, %s4, %d2, %last : f32 -> f32
  %s2 = arith.addf %s4, %so2 : f32
  %so1 = nvvm.shfl.sync bfly %all, %s2, %d1, %last : f32 -> f32
  %s1 = arith.addf %s2, %so1 : f32
  %unit = arith.constant 1.0 : f32
  %inverse = arith.divf %unit, %s1 : f32
  %part0 = arith.mulf %e0, %inverse : f32
  %part1 = arith.mulf %e1, %inverse : f32
  %part2 = arith.mulf %e2, %inverse : f32
  %part3 = arith.mulf %e3, %inverse : f32
  cute.memref.store(%y, %c0, %part0) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
  cute.memref.store(%y, %c1, %part1) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
  cute.memref.store(%y, %c2, %part2) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
  cute.memref.store(%y, %c3, %part3) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
  return
}
