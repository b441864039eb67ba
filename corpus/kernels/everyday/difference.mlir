// Z = |x - y|.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @difference(%x: !f32s, %y: !f32s, %z: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%z) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
    %y_i = cute.memref.load(%y, %at) : (!f32s, !cute.coord<"?">) -> f32
    %d = arith.subf %x_i, %y_i : f32
    %r = math.absf %d : f32
    cute.memref.store(%z, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
