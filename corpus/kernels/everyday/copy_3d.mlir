// Y = x, of three modes, planes and rows at strides of 64 bits.
!d3 = !cute.memref<f32, gmem, align<16>, "(?,?,?):(?{i64},?{i64},1)">

func.func @copy_3d(%x: !d3, %y: !d3) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a1_s0", "a0_s1 == a1_s1", "a0_s2 == a1_s2"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %row = nvvm.read.ptx.sreg.ctaid.y : i32
  %plane = nvvm.read.ptx.sreg.ctaid.z : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%plane, %row, %i) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
  %layout = cute.get_layout(%x) : !d3
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?,?):(?{i64},?{i64},1)">) -> !cute.shape<"(?,?,?)">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"(?,?,?)">, !cute.shape<"(?,?,?)">) -> i1
  scf.if %inside {
    %a = cute.memref.load(%x, %at) : (!d3, !cute.coord<"(?,?,?)">) -> f32
    cute.memref.store(%y, %at, %a) : (!d3, !cute.coord<"(?,?,?)">, f32) -> ()
  }
  return
}
