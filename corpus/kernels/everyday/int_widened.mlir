// Y = x, i32 to i64.
!i32s = !cute.memref<i32, gmem, align<4>, "?:1">
!i64s = !cute.memref<i64, gmem, align<8>, "?:1">

func.func @int_widened(%x: !i32s, %y: !i64s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%y) : !i64s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!i32s, !cute.coord<"?">) -> i32
    %r = arith.extsi %x_i : i32 to i64
    cute.memref.store(%y, %at, %r) : (!i64s, !cute.coord<"?">, i64) -> ()
  }
  return
}
