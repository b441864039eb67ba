// Y = the largest of each row; rows are as long as the caller says.
!rows = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64},1)">
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @row_maximum_of_any_length(%x: !rows, %y: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a1_s0"]
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
  %whole = cute.get_layout(%x) : !rows
  %extents = cute.get_shape(%whole) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
  %rows, %high = cute.get_scalars(%extents) : !cute.shape<"(?,?)">
  scf.if %inside {
    %low = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %none = arith.constant -3.0e38 : f32
    %total = scf.for %k = %low to %high step %one iter_args(%sum = %none) -> (f32) : i32 {
      %c = cute.make_coord(%i, %k) : (i32, i32) -> !cute.coord<"(?,?)">
      %a = cute.memref.load(%x, %c) : (!rows, !cute.coord<"(?,?)">) -> f32
      %next = arith.maximumf %sum, %a : f32
      scf.yield %next : f32
    }
    cute.memref.store(%y, %at, %total) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
