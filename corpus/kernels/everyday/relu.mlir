// Y = maximum(x, 0): NaN where x is NaN.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @relu(%x: !f32s, %y: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%y) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
    %zero = arith.constant 0.0 : f32
    %r = arith.maximumf %x_i, %zero : f32
    cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
