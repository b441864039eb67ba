// A premise leaves out block 0, which each launch has and which loads and stores before the tensors.
// expect: Unknown
// every grid has block 0, which the premise excludes
!v = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !v, %y: !v) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>,
  cute.premises = ["a0_s0 == a1_s0", "r0 >= 1", "a0_s0 % 128 == 0", "r0 <= a0_s0/128"],
  cute.ensures = ["a1[i] == a0[i]"], cute.written_by = ["r0 = i/128+1", "r1 = i%128"]} {
  %b = nvvm.read.ptx.sreg.ctaid.x : i32
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %one = arith.constant 1 : i32
  %n = arith.constant 128 : i32
  %b1 = arith.subi %b, %one : i32
  %f = arith.muli %b1, %n : i32
  %i = arith.addi %f, %t : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %a = cute.memref.load(%x, %at) : (!v, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %a) : (!v, !cute.coord<"?">, f32) -> ()
  return
}
