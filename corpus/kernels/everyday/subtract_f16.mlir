// Z = x - y in f16.
!f16s = !cute.memref<f16, gmem, align<2>, "?:1">

func.func @subtract_f16(%x: !f16s, %y: !f16s, %z: !f16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%z) : !f16s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!f16s, !cute.coord<"?">) -> f16
    %y_i = cute.memref.load(%y, %at) : (!f16s, !cute.coord<"?">) -> f16
    %r = arith.subf %x_i, %y_i : f16
    cute.memref.store(%z, %at, %r) : (!f16s, !cute.coord<"?">, f16) -> ()
  }
  return
}
