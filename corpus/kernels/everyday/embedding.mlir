// Y[i,j] = T[k[i],j], the rows of a table by indices that are compared as unsigned numbers.
!m = !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64},1)">
!n = !cute.memref<i32, gmem, align<4>, "?:1">

func.func @embedding(%table: !m, %ids: !n, %y: !m) attributes {
  cute.kernel, cute.in_bounds, nvvm.reqntid = array<i32: 16, 16>,
  cute.premises = ["r0 < 65536", "r1 < 65536", "a1_s0 == a2_s0", "a0_s1 == a2_s1"]
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
    %ci = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    %id = cute.memref.load(%ids, %ci) : (!n, !cute.coord<"?">) -> i32
    %lt = cute.get_layout(%table) : !m
    %st = cute.get_shape(%lt) : (!cute.layout<"(?,?):(?{i64},1)">) -> !cute.shape<"(?,?)">
    %rows, %cols = cute.get_scalars(%st) : !cute.shape<"(?,?)">
    %known = arith.cmpi ult, %id, %rows : i32
    scf.if %known {
      %c = cute.make_coord(%id, %j) : (i32, i32) -> !cute.coord<"(?,?)">
      %u = cute.memref.load(%table, %c) : (!m, !cute.coord<"(?,?)">) -> f32
      cute.memref.store(%y, %at, %u) : (!m, !cute.coord<"(?,?)">, f32) -> ()
    }
  }
  return
}
