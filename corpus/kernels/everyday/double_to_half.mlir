// Y = x, f64 to f16, rounded once.
!f64s = !cute.memref<f64, gmem, align<8>, "?:1">
!f16s = !cute.memref<f16, gmem, align<2>, "?:1">

func.func @double_to_half(%x: !f64s, %y: !f16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%y) : !f16s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!f64s, !cute.coord<"?">) -> f64
    %r = arith.truncf %x_i : f64 to f16
    cute.memref.store(%y, %at, %r) : (!f16s, !cute.coord<"?">, f16) -> ()
  }
  return
}
