// A thread is said to be a multiple of 8 where it is one.
// mutant: fadd float => fmul float
!tile = !cute.memref<f32, gmem, align<16>, "(16,128):(128,1)">
!z = !cute.memref<f32, gmem, align<4>, "256:1">
!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
!part = !cute.memref<f32, gmem, align<16>, "((1,(4,4)),1,1):((0,(1,128)),0,0)">
func.func @k(%x: !tile, %y: !tile, %z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %zero = arith.constant 0 : i32
  %c = arith.constant 8 : i32
  %r = arith.remui %tid, %c : i32
  %whole = arith.cmpi eq, %r, %zero : i32
  scf.if %whole {
    %p = cute.make_coord(%tid) : (i32) -> !cute.coord<"?{div=8}">
    %w = cute.memref.load(%z, %p) : (!z, !cute.coord<"?{div=8}">) -> f32
    %w2 = arith.addf %w, %w : f32
    cute.memref.store(%z, %p, %w2) : (!z, !cute.coord<"?{div=8}">, f32) -> ()
  } else {
    %u = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
    %u2 = arith.addf %u, %u : f32
    cute.memref.store(%z, %t, %u2) : (!z, !cute.coord<"?">, f32) -> ()
  }
  return
}
