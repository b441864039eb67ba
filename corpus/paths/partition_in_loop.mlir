// The copy twice in a loop, and the other threads double z twice.
// mutant: fadd float => fmul float
!tile = !cute.memref<f32, gmem, align<16>, "(16,128):(128,1)">
!z = !cute.memref<f32, gmem, align<4>, "256:1">
!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
!part = !cute.memref<f32, gmem, align<16>, "((1,(4,4)),1,1):((0,(1,128)),0,0)">
func.func @k(%x: !tile, %y: !tile, %z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 256>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %t = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %c = arith.constant 128 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %in = arith.cmpi slt, %tid, %c : i32
  scf.for %i = %zero to %two step %one : i32 {
    scf.if %in {
      %atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>
      %copy = cute.make_tiled_copy(%atom) : !copy
      %s = cute.tiled.copy.partition_S(%copy, %x, %t) : (!copy, !tile, !cute.coord<"?">) -> !part
      %d = cute.tiled.copy.partition_D(%copy, %y, %t) : (!copy, !tile, !cute.coord<"?">) -> !part
      %v = cute.memref.load_vec(%s) : (!part) -> vector<16xf32>
      cute.memref.store_vec(%v, %d) : (vector<16xf32>, !part) -> ()
    } else {
      %w = cute.memref.load(%z, %t) : (!z, !cute.coord<"?">) -> f32
      %w2 = arith.addf %w, %w : f32
      cute.memref.store(%z, %t, %w2) : (!z, !cute.coord<"?">, f32) -> ()
    }
  }
  return
}
