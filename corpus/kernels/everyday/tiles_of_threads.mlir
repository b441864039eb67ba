// Y = x, tiles of 8 by 16 by local_tile, parts of threads by local_partition.
!m = !cute.memref<f32, gmem, align<16>, "(?{div=8},?{div=16}):(?{i64},1)">

func.func @tiles_of_threads(%x: !m, %y: !m) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 32>,
  cute.premises = ["a0_s0 == a1_s0", "a0_s1 == a1_s1", "16*r0 < a0_s1", "8*r1 < a0_s0"]
} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %row = nvvm.read.ptx.sreg.ctaid.y : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.static : !cute.tile<"[8:1;16:1]">
  %c = cute.make_coord(%row, %bid) : (i32, i32) -> !cute.coord<"(?,?)">
  %xt = cute.local_tile(%x, %t, %c) : (!m, !cute.tile<"[8:1;16:1]">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, align<4>, "(8,16):(?{i64},1)">
  %yt = cute.local_tile(%y, %t, %c) : (!m, !cute.tile<"[8:1;16:1]">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, align<4>, "(8,16):(?{i64},1)">
  %th = cute.static : !cute.layout<"(4,8):(8,1)">
  %i = cute.make_int_tuple(%tid) : (i32) -> !cute.int_tuple<"?">
  %xp = cute.local_partition(%xt, %th, %i) : (!cute.memref<f32, gmem, align<4>, "(8,16):(?{i64},1)">, !cute.layout<"(4,8):(8,1)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, align<4>, "(2,2):(?{i64},8)">
  %yp = cute.local_partition(%yt, %th, %i) : (!cute.memref<f32, gmem, align<4>, "(8,16):(?{i64},1)">, !cute.layout<"(4,8):(8,1)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, align<4>, "(2,2):(?{i64},8)">
  %low = arith.constant 0 : i32
  %high = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  scf.for %k = %low to %high step %one : i32 {
    scf.for %j = %low to %high step %one : i32 {
      %at = cute.make_coord(%k, %j) : (i32, i32) -> !cute.coord<"(?,?)">
      %v = cute.memref.load(%xp, %at) : (!cute.memref<f32, gmem, align<4>, "(2,2):(?{i64},8)">, !cute.coord<"(?,?)">) -> f32
      cute.memref.store(%yp, %at, %v) : (!cute.memref<f32, gmem, align<4>, "(2,2):(?{i64},8)">, !cute.coord<"(?,?)">, f32) -> ()
    }
  }
  return
}
