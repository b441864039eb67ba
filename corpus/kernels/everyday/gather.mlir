// Y = x[k], where k is an index of x.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!i32s = !cute.memref<i32, gmem, align<4>, "?:1">

func.func @gather(%x: !f32s, %k: !i32s, %y: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%k) : !i32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %k_i = cute.memref.load(%k, %at) : (!i32s, !cute.coord<"?">) -> i32
    %source_layout = cute.get_layout(%x) : !f32s
    %extent = cute.get_shape(%source_layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
    %size = cute.get_scalars(%extent) <{only_dynamic}> : !cute.shape<"?">
    %zero = arith.constant 0 : i32
    %below = arith.cmpi slt, %k_i, %size : i32
    %above = arith.cmpi sge, %k_i, %zero : i32
    %known = arith.andi %below, %above : i1
    scf.if %known {
      %there = cute.make_coord(%k_i) : (i32) -> !cute.coord<"?">
      %a = cute.memref.load(%x, %there) : (!f32s, !cute.coord<"?">) -> f32
      cute.memref.store(%y, %at, %a) : (!f32s, !cute.coord<"?">, f32) -> ()
    }
  }
  return
}
