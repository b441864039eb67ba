// Z = x * s element by element, in place.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @scale_by_a_vector(%x: !f32s, %s: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
    %s_i = cute.memref.load(%s, %at) : (!f32s, !cute.coord<"?">) -> f32
    %r = arith.mulf %x_i, %s_i : f32
    cute.memref.store(%x, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
