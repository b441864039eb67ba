// Y = mask ? x : 0, by bytes of memory.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!i8s = !cute.memref<i8, gmem, align<1>, "?:1">

func.func @mask(%x: !f32s, %mask: !i8s, %y: !f32s) attributes {
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
    %mask_i = cute.memref.load(%mask, %at) : (!i8s, !cute.coord<"?">) -> i8
    %zero = arith.constant 0 : i8
    %none = arith.constant 0.0 : f32
    %p = arith.cmpi ne, %mask_i, %zero : i8
    %r = arith.select %p, %x_i, %none : f32
    cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
