// Z = x + b, a vector b for every row of x.
!rows = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64},1)">
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @bias_add(%x: !rows, %b: !f32s, %z: !rows) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a2_s0", "a0_s1 == a2_s1"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %row = nvvm.read.ptx.sreg.ctaid.y : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%row, %i) : (i32, i32) -> !cute.coord<"(?,?)">
  %layout = cute.get_layout(%z) : !rows
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"(?,?)">, !cute.shape<"(?,?)">) -> i1
  scf.if %inside {
    %x_i = cute.memref.load(%x, %at) : (!rows, !cute.coord<"(?,?)">) -> f32
    %column = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    %b_i = cute.memref.load(%b, %column) : (!f32s, !cute.coord<"?">) -> f32
    %r = arith.addf %x_i, %b_i : f32
    cute.memref.store(%z, %at, %r) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
  }
  return
}
