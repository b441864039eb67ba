// Y = x, whose elements lie a stride of 64 bits apart.
!far = !cute.memref<f16, gmem, align<2>, "?:?{i64}">
!f16s = !cute.memref<f16, gmem, align<2>, "?:1">

func.func @strided_copy(%x: !far, %y: !f16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a1_s0"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !far
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:?{i64}">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %a = cute.memref.load(%x, %at) : (!far, !cute.coord<"?">) -> f16
    cute.memref.store(%y, %at, %a) : (!f16s, !cute.coord<"?">, f16) -> ()
  }
  return
}
