// Y = maxnum(x, 0): 0 where x is NaN.
!bf16s = !cute.memref<bf16, gmem, align<2>, "?:1">

func.func @relu_of_numbers(%x: !bf16s, %y: !bf16s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%y) : !bf16s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!bf16s, !cute.coord<"?">) -> bf16
    %zero = arith.constant 0.0 : bf16
    %r = arith.maxnumf %x_i, %zero : bf16
    cute.memref.store(%y, %at, %r) : (!bf16s, !cute.coord<"?">, bf16) -> ()
  }
  return
}
