// A premise of two directions allows a diagonal of blocks, and no grid.
// expect: Unknown
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
!shared = !cute.memref<f32, smem, align<1024>, "128:1">
func.func @k(%x: !vector, %y: !vector) attributes { cute.kernel, nvvm.reqntid = array<i32: 128>, cute.premises = ["a0_s0 == a1_s0", "r0 < (a0_s0+127)/128", "r2 == r0"], cute.ensures = ["a1[i] == a0[i]"], cute.written_by = ["r0 = i/128", "r1 = i%128", "r2 = i/128"] } {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 128 : i32
  %wb = arith.extsi %block : i32 to i64
  %wt = arith.extsi %thread : i32 to i64
  %c128 = arith.constant 128 : i64
  %first = arith.muli %wb, %c128 : i64
  %i = arith.addi %first, %wt : i64
  %at = cute.make_coord(%i) : (i64) -> !cute.coord<"?{i64}">
  %ix = arith.index_cast %i : i64 to index
  %layout = cute.get_layout(%x) : !vector
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?{i64}">, !cute.shape<"?">) -> i1
  %by = nvvm.read.ptx.sreg.ctaid.y : i32
  %d = arith.cmpi eq, %by, %block : i32
  scf.if %inside {
  %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?{i64}">) -> f32
  cute.memref.store(%y, %at, %v) : (!vector, !cute.coord<"?{i64}">, f32) -> ()
  }

  return
}
