// y = x for vectors of any length, each element by way of another thread's hands: thread t stores what thread 127-t loads back.
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
!shared = !cute.memref<f32, smem, align<1024>, "128:1">

func.func @through_shared(%x: !vector, %y: !vector) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>, cute.dynamic_smem = 512 : i64,
  cute.premises = ["a0_s0 == a1_s0", "a0_s0 <= 2147483520", "r0 < (a0_s0+127)/128"],
  cute.ensures = ["a1[i] == a0[i]"],
  cute.written_by = ["r0 = i/128", "r1 = 127 - i%128"]} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 128 : i32
  %last = arith.constant 127 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %other = arith.subi %last, %thread : i32
  %j = arith.addi %first, %other : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %at_other = cute.make_coord(%j) : (i32) -> !cute.coord<"?">
  %here = cute.make_coord(%thread) : (i32) -> !cute.coord<"?">
  %there = cute.make_coord(%other) : (i32) -> !cute.coord<"?">
  %x_layout = cute.get_layout(%x) : !vector
  %shape = cute.get_shape(%x_layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  %other_inside = cute.elem_less(%at_other, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  %bytes = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words = cute.recast_iter(%bytes) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout = cute.static : !cute.layout<"128:1">
  %shared = cute.make_view(%words, %layout) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"128:1">) -> !shared
  scf.if %inside {
    %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
    cute.memref.store(%shared, %here, %v) : (!shared, !cute.coord<"?">, f32) -> ()
  }
  nvvm.barrier0
  scf.if %other_inside {
    %w = cute.memref.load(%shared, %there) : (!shared, !cute.coord<"?">) -> f32
    cute.memref.store(%y, %at_other, %w) : (!vector, !cute.coord<"?">, f32) -> ()
  }
  return
}
