// Y = table[x], of bytes without sign.
!bytes = !cute.memref<i8, gmem, align<1>, "?:1">
!table = !cute.memref<f16, gmem, align<2>, "256:1">
!f16s = !cute.memref<f16, gmem, align<2>, "?:1">

func.func @lookup(%x: !bytes, %table: !table, %y: !f16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !bytes
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %b = cute.memref.load(%x, %at) : (!bytes, !cute.coord<"?">) -> i8
    %k = arith.extui %b : i8 to i32
    %there = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%table, %there) : (!table, !cute.coord<"?">) -> f16
    cute.memref.store(%y, %at, %a) : (!f16s, !cute.coord<"?">, f16) -> ()
  }
  return
}
