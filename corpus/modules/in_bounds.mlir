// y = x + x for vectors of one length: every access is inside of its vector, by every thread of every grid.
!vector = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @double(%x: !vector, %y: !vector) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>, cute.in_bounds, cute.premises = ["a0_s0 == a1_s0"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %wide_block = arith.extsi %block : i32 to i64
  %wide_thread = arith.extsi %thread : i32 to i64
  %threads = arith.constant 128 : i64
  %first = arith.muli %wide_block, %threads : i64
  %i = arith.addi %first, %wide_thread : i64

  %layout = cute.get_layout(%x) : !vector
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %at = cute.make_coord(%i) : (i64) -> !cute.coord<"?{i64}">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?{i64}">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?{i64}">) -> f32
    %r = arith.addf %v, %v : f32
    cute.memref.store(%y, %at, %r) : (!vector, !cute.coord<"?{i64}">, f32) -> ()
  }
  return
}
