// Y[i] = x[i-1] + 2 x[i] + x[i+1], the ends left out.
!f32s = !cute.memref<f32, gmem, align<4>, "?:1">

func.func @stencil(%x: !f32s, %y: !f32s) attributes {
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
  %size = cute.get_scalars(%shape) <{only_dynamic}> : !cute.shape<"?">
  %one = arith.constant 1 : i32
  %last = arith.subi %size, %one : i32
  %after = arith.cmpi sge, %i, %one : i32
  %before = arith.cmpi slt, %i, %last : i32
  %inside = arith.andi %after, %before : i1
  scf.if %inside {
    %two = arith.constant 2.0 : f32
    %l = arith.subi %i, %one : i32
    %r = arith.addi %i, %one : i32
    %left = cute.make_coord(%l) : (i32) -> !cute.coord<"?">
    %right = cute.make_coord(%r) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%x, %left) : (!f32s, !cute.coord<"?">) -> f32
    %b = cute.memref.load(%x, %at) : (!f32s, !cute.coord<"?">) -> f32
    %c = cute.memref.load(%x, %right) : (!f32s, !cute.coord<"?">) -> f32
    %d = math.fma %b, %two, %a : f32
    %e = arith.addf %d, %c : f32
    cute.memref.store(%y, %at, %e) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
