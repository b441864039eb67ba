// Y = x transposed, through global memory, any strides.
!d2 = !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64},?{i64})">

func.func @transpose(%x: !d2, %y: !d2) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 16, 16>,
  cute.premises = ["r0 < 1048576", "r2 < 65536", "a0_s0 == a1_s1", "a0_s1 == a1_s0"]
} {
  %bx = nvvm.read.ptx.sreg.ctaid.x : i32
  %tx = nvvm.read.ptx.sreg.tid.x : i32
  %by = nvvm.read.ptx.sreg.ctaid.y : i32
  %ty = nvvm.read.ptx.sreg.tid.y : i32
  %side = arith.constant 16 : i32
  %left = arith.muli %bx, %side : i32
  %i = arith.addi %left, %tx : i32
  %top = arith.muli %by, %side : i32
  %j = arith.addi %top, %ty : i32
  %from = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %to = cute.make_coord(%j, %i) : (i32, i32) -> !cute.coord<"(?,?)">
  %layout = cute.get_layout(%x) : !d2
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64},?{i64})">) -> !cute.shape<"(?,?)">
  %inside = cute.elem_less(%from, %shape) : (!cute.coord<"(?,?)">, !cute.shape<"(?,?)">) -> i1
  scf.if %inside {
    %a = cute.memref.load(%x, %from) : (!d2, !cute.coord<"(?,?)">) -> f32
    cute.memref.store(%y, %to, %a) : (!d2, !cute.coord<"(?,?)">, f32) -> ()
  }
  return
}
