// Y[i] = x[n-1-i].
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @reversed_copy(%x: !f32s, %y: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a1_s0"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %size = cute.get_scalars(%shape) <{only_dynamic}> : !cute.shape<"?">
    %one = arith.constant 1 : i32
    %last = arith.subi %size, %one : i32
    %j = arith.subi %last, %i : i32
    %there = cute.make_coord(%j) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%x, %there) : (!f32s, !cute.coord<"?">) -> f32
    cute.memref.store(%y, %at, %a) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
