// X and z from x0, z0, x1, z1, ....
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!pairs = !cute.memref<f32, gmem, align<8>, "(2,?):(1,2)">

func.func @deinterleave(%y: !pairs, %x: !f32s, %z: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %c0 = arith.constant 0 : i32
    %p0 = cute.make_coord(%c0, %i) : (i32, i32) -> !cute.coord<"(?,?)">
    %c1 = arith.constant 1 : i32
    %p1 = cute.make_coord(%c1, %i) : (i32, i32) -> !cute.coord<"(?,?)">
    %a = cute.memref.load(%y, %p0) : (!pairs, !cute.coord<"(?,?)">) -> f32
    %b = cute.memref.load(%y, %p1) : (!pairs, !cute.coord<"(?,?)">) -> f32
    cute.memref.store(%x, %at, %a) : (!f32s, !cute.coord<"?">, f32) -> ()
    cute.memref.store(%z, %at, %b) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
