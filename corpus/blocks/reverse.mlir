// y[i] = x[256*(i/256) + 255 - i%256]: each block of 256 threads turns its part of a vector around, through shared memory.
// The length is a multiple of the block.
!vector = !cute.memref<f32, gmem, align<4>, "?{div=256}:1">
!shared = !cute.memref<f32, smem, align<1024>, "256:1">

func.func @reverse(%x: !vector, %y: !vector) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.dynamic_smem = 1024 : i64,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0/256"],
  cute.ensures = ["a1[i] == a0[256*(i/256) + 255 - i%256]"],
  cute.written_by = ["r0 = i/256", "r1 = i%256"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %last = arith.constant 255 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %other = arith.subi %last, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %here = cute.make_coord(%thread) : (i32) -> !cute.coord<"?">
  %there = cute.make_coord(%other) : (i32) -> !cute.coord<"?">
  %bytes = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words = cute.recast_iter(%bytes) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout = cute.static : !cute.layout<"256:1">
  %shared = cute.make_view(%words, %layout) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"256:1">) -> !shared
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
  cute.memref.store(%shared, %here, %v) : (!shared, !cute.coord<"?">, f32) -> ()
  nvvm.barrier0
  %w = cute.memref.load(%shared, %there) : (!shared, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %w) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
