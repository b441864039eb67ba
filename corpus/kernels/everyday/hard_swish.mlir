// Y = x * min(max(x + 3, 0), 6) / 6.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @hard_swish(%x: !f32s, %y: !f32s) attributes {
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
    %three = arith.constant 3.0 : f32
    %six = arith.constant 6.0 : f32
    %zero = arith.constant 0.0 : f32
    %a = arith.addf %x_i, %three : f32
    %b = arith.maximumf %a, %zero : f32
    %c = arith.minimumf %b, %six : f32
    %d = arith.mulf %x_i, %c : f32
    %r = arith.divf %d, %six : f32
    cute.memref.store(%y, %at, %r) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
