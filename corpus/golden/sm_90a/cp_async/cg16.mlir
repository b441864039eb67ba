// !cute_nvgpu.atom.simt_async_copy<f32, cache = global, 128 b>
// Through shared memory, each thread its own.
func.func @cp_async(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(32,4):(4,1)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(32,4):(4,1)">) -> !cute.memref<f32, gmem, align<16>, "(32,4):(4,1)">
  %part2 = cute.slice(%view1, %thread) : !cute.memref<f32, gmem, align<16>, "(32,4):(4,1)">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %rows3 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %rows4 = cute.recast_iter(%rows3) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout5 = cute.static : !cute.layout<"(32,4):(4,1)">
  %view6 = cute.make_view(%rows4, %layout5) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(32,4):(4,1)">) -> !cute.memref<f32, smem, align<1024>, "(32,4):(4,1)">
  %part7 = cute.slice(%view6, %thread) : !cute.memref<f32, smem, align<1024>, "(32,4):(4,1)">, !cute.coord<"(?,_)"> -> !cute.memref<f32, smem, align<16>, "(4):(1)">
  %atom = cute.make_atom() : !cute_nvgpu.atom.simt_async_copy<f32, cache = global, 128 b>
  cute.copy_atom_call(%atom, %part2, %part7) : (!cute_nvgpu.atom.simt_async_copy<f32, cache = global, 128 b>, !cute.memref<f32, gmem, align<16>, "(4):(1)">, !cute.memref<f32, smem, align<16>, "(4):(1)">) -> ()
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  %layout8 = cute.static : !cute.layout<"(32,4):(4,1)">
  %view9 = cute.make_view(%result, %layout8) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(32,4):(4,1)">) -> !cute.memref<f32, gmem, align<16>, "(32,4):(4,1)">
  %part10 = cute.slice(%view9, %thread) : !cute.memref<f32, gmem, align<16>, "(32,4):(4,1)">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %values11 = cute.memref.load_vec(%part7) : (!cute.memref<f32, smem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values11, %part10) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  return
}
