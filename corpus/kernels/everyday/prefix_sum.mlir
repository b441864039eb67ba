// Y = the sums of the first elements of each row of 8, in place.
!rows = !cute.memref<f32, gmem, align<16>, "(?,8):(?{i64},1)">

func.func @prefix_sum(%x: !rows) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !rows
  %shape = cute.get_shape(%layout) : (!cute.layout<"(?,8):(?{i64},1)">) -> !cute.shape<"(?,8)">
  %size = cute.get_scalars(%shape) <{only_dynamic}> : !cute.shape<"(?,8)">
  %inside = arith.cmpi slt, %i, %size : i32
  scf.if %inside {
    %low = arith.constant 0 : i32
    %high = arith.constant 8 : i32
    %one = arith.constant 1 : i32
    %none = arith.constant 0.0 : f32
    %total = scf.for %k = %low to %high step %one iter_args(%sum = %none) -> (f32) : i32 {
      %c = cute.make_coord(%i, %k) : (i32, i32) -> !cute.coord<"(?,?)">
      %a = cute.memref.load(%x, %c) : (!rows, !cute.coord<"(?,?)">) -> f32
      %next = arith.addf %sum, %a : f32
      cute.memref.store(%x, %c, %next) : (!rows, !cute.coord<"(?,?)">, f32) -> ()
      scf.yield %next : f32
    }
  }
  return
}
