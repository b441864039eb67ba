// y[i] = x[32*(i/32) + (i%32 + 16)%32]: the halves of each 32 elements change places, by an exchange of the lanes of a warp.
// The length is a multiple of the block.
!vector = !cute.memref<f32, gmem, align<4>, "?{div=128}:1">

func.func @lanes_swapped(%x: !vector, %y: !vector) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0/128"],
  cute.ensures = ["a1[i] == a0[32*(i/32) + (i%32 + 16)%32]"],
  cute.written_by = ["r0 = i/128", "r1 = i%128"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 128 : i32
  %all = arith.constant -1 : i32
  %last = arith.constant 31 : i32
  %half = arith.constant 16 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
  %w = nvvm.shfl.sync bfly %all, %v, %half, %last : f32 -> f32
  cute.memref.store(%y, %at, %w) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
