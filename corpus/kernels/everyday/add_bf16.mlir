// Z = x + y in bf16.
!bf16s = !cute.memref<bf16, gmem, align<2>, "?:1">

func.func @add_bf16(%x: !bf16s, %y: !bf16s, %z: !bf16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%z) : !bf16s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!bf16s, !cute.coord<"?">) -> bf16
    %y_i = cute.memref.load(%y, %at) : (!bf16s, !cute.coord<"?">) -> bf16
    %r = arith.addf %x_i, %y_i : bf16
    cute.memref.store(%z, %at, %r) : (!bf16s, !cute.coord<"?">, bf16) -> ()
  }
  return
}
