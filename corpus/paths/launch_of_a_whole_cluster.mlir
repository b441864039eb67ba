// The premises allow four blocks, which are one cluster.
// expect: Proved
!v = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !v, %y: !v) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 4>,
  cute.premises = ["a0_s0 == a1_s0", "a0_s0 == 512", "r0 < 4"],
  cute.ensures = ["a1[i] == a0[i]"], cute.written_by = ["r0 = i/128", "r1 = i%128"]} {
  %b = nvvm.read.ptx.sreg.ctaid.x : i32
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %n = arith.constant 128 : i32
  %f = arith.muli %b, %n : i32
  %i = arith.addi %f, %t : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %a = cute.memref.load(%x, %at) : (!v, !cute.coord<"?">) -> f32
  cute.memref.store(%y, %at, %a) : (!v, !cute.coord<"?">, f32) -> ()
  return
}
