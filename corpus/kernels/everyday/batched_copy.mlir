// Y = x, a matrix for every block of the second direction, column by column.
!cols = !cute.memref<bf16, gmem, align<2>, "(?,?):(1,?{i64})">

func.func @batched_copy(%x: !cols, %y: !cols) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s0 == a1_s0", "a0_s1 == a1_s1"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %row = nvvm.read.ptx.sreg.ctaid.y : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i, %row) : (i32, i32) -> !cute.coord<"(?,?)">
  %layout = cute.get_layout(%x) : !cols
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,?):(1,?{i64})">) -> !cute.shape<"(?,?)">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"(?,?)">, !cute.shape<"(?,?)">) -> i1
  scf.if %inside {
    %a = cute.memref.load(%x, %at) : (!cols, !cute.coord<"(?,?)">) -> bf16
    cute.memref.store(%y, %at, %a) : (!cols, !cute.coord<"(?,?)">, bf16) -> ()
  }
  return
}
