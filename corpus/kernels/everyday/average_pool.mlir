// Y[i,j] = the mean of a 2 by 2 block of X, whose extents are twice those of Y.
!m = !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64},1)">

func.func @average_pool(%x: !m, %y: !m) attributes {
  cute.kernel, cute.in_bounds, nvvm.reqntid = array<i32: 16, 16>,
  cute.premises = ["r0 < 65536", "r1 < 65536", "a0_s0 == 2*a1_s0", "a0_s1 == 2*a1_s1"]
} {
  %bi = nvvm.read.ptx.sreg.ctaid.x : i32
  %bj = nvvm.read.ptx.sreg.ctaid.y : i32
  %ti = nvvm.read.ptx.sreg.tid.x : i32
  %tj = nvvm.read.ptx.sreg.tid.y : i32
  %sixteen = arith.constant 16 : i32
  %fi = arith.muli %bi, %sixteen : i32
  %i = arith.addi %fi, %ti : i32
  %fj = arith.muli %bj, %sixteen : i32
  %j = arith.addi %fj, %tj : i32
  %at = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %layout = cute.get_layout(%y) : !m
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"(?,?)">, !cute.shape<"(?,?)">) -> i1
  scf.if %inside {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %none = arith.constant 0.0 : f32
    %i2 = arith.muli %i, %two : i32
    %j2 = arith.muli %j, %two : i32
    %total = scf.for %a = %zero to %two step %one iter_args(%s = %none) -> (f32) : i32 {
      %inner = scf.for %b = %zero to %two step %one iter_args(%t = %s) -> (f32) : i32 {
        %ii = arith.addi %i2, %a : i32
        %jj = arith.addi %j2, %b : i32
        %c = cute.make_coord(%ii, %jj) : (i32, i32) -> !cute.coord<"(?,?)">
        %u = cute.memref.load(%x, %c) : (!m, !cute.coord<"(?,?)">) -> f32
        %next = arith.addf %t, %u : f32
        scf.yield %next : f32
      }
      scf.yield %inner : f32
    }
    %quarter = arith.constant 0.25 : f32
    %r = arith.mulf %total, %quarter : f32
    cute.memref.store(%y, %at, %r) : (!m, !cute.coord<"(?,?)">, f32) -> ()
  }
  return
}
