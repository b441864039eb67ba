// Y[w,i] = x[i+w], windows of 3, as one view of x that overlaps itself.
!windows = !cute.memref<f16, gmem, align<2>, "(3,?):(1,1)">
!cols = !cute.memref<f16, gmem, align<2>, "(3,?):(1,3)">

func.func @im2col(%x: !windows, %y: !cols) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s1 == a1_s1"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !windows
  %shape = cute.get_shape(%layout) : (!cute.layout<"(3,?):(1,1)">) -> !cute.shape<"(3,?)">
  %size = cute.get_scalars(%shape) <{only_dynamic}> : !cute.shape<"(3,?)">
  %inside = arith.cmpi slt, %i, %size : i32
  scf.if %inside {
    %low = arith.constant 0 : i32
    %high = arith.constant 3 : i32
    %one = arith.constant 1 : i32
    scf.for %w = %low to %high step %one : i32 {
      %c = cute.make_coord(%w, %i) : (i32, i32) -> !cute.coord<"(?,?)">
      %a = cute.memref.load(%x, %c) : (!windows, !cute.coord<"(?,?)">) -> f16
      cute.memref.store(%y, %c, %a) : (!cols, !cute.coord<"(?,?)">, f16) -> ()
    }
  }
  return
}
