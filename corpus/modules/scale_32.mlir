// scale.mlir with an index of 32 bits: with blocks enough it wraps.
// expect: Refuted
!vector = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @scale(%x: !vector, %y: !vector) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 128 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32

  %layout = cute.get_layout(%x) : !vector
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %v = cute.memref.load(%x, %at) : (!vector, !cute.coord<"?">) -> f32
    %r = arith.addf %v, %v : f32
    cute.memref.store(%y, %at, %r) : (!vector, !cute.coord<"?">, f32) -> ()
  }
  return
}
