// Y = x . z of eight elements each, by halves widened to f32.
!eights = !cute.memref<f16, gmem, align<16>, "(8,?):(1,8)">
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @dot_of_vectors(%x: !eights, %z: !eights, %y: !f32s) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>,
  cute.premises = ["r0 < 8388608"]
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
  scf.if %inside {
    %low = arith.constant 0 : i32
    %high = arith.constant 8 : i32
    %one = arith.constant 1 : i32
    %none = arith.constant 0.0 : f32
    %total = scf.for %k = %low to %high step %one iter_args(%sum = %none) -> (f32) : i32 {
      %c = cute.make_coord(%k, %i) : (i32, i32) -> !cute.coord<"(?,?)">
      %a = cute.memref.load(%x, %c) : (!eights, !cute.coord<"(?,?)">) -> f16
      %b = cute.memref.load(%z, %c) : (!eights, !cute.coord<"(?,?)">) -> f16
      %u = arith.extf %a : f16 to f32
      %v = arith.extf %b : f16 to f32
      %next = math.fma %u, %v, %sum : f32
      scf.yield %next : f32
    }
    cute.memref.store(%y, %at, %total) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
