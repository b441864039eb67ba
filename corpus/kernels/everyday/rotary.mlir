// Pairs of x turned by the angles whose cosine and sine are c and s, in place.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">
!pairs = !cute.memref<f32, gmem, align<8>, "(2,?):(1,2)">

func.func @rotary(%x: !pairs, %c: !f32s, %s: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608", "a0_s1 == a1_s0", "a1_s0 == a2_s0"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %threads = arith.constant 256 : i32
  %first = arith.muli %block, %threads : i32
  %i = arith.addi %first, %thread : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%c) : !f32s
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %inside = cute.elem_less(%at, %shape) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %inside {
    %c0 = arith.constant 0 : i32
    %p0 = cute.make_coord(%c0, %i) : (i32, i32) -> !cute.coord<"(?,?)">
    %c1 = arith.constant 1 : i32
    %p1 = cute.make_coord(%c1, %i) : (i32, i32) -> !cute.coord<"(?,?)">
    %a = cute.memref.load(%x, %p0) : (!pairs, !cute.coord<"(?,?)">) -> f32
    %b = cute.memref.load(%x, %p1) : (!pairs, !cute.coord<"(?,?)">) -> f32
    %cos = cute.memref.load(%c, %at) : (!f32s, !cute.coord<"?">) -> f32
    %sin = cute.memref.load(%s, %at) : (!f32s, !cute.coord<"?">) -> f32
    %ac = arith.mulf %a, %cos : f32
    %bs = arith.mulf %b, %sin : f32
    %u = arith.subf %ac, %bs : f32
    %as = arith.mulf %a, %sin : f32
    %bc = arith.mulf %b, %cos : f32
    %v = arith.addf %as, %bc : f32
    cute.memref.store(%x, %p0, %u) : (!pairs, !cute.coord<"(?,?)">, f32) -> ()
    cute.memref.store(%x, %p1, %v) : (!pairs, !cute.coord<"(?,?)">, f32) -> ()
  }
  return
}
