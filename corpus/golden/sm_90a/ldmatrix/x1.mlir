// !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>
// Rows of eight elements, through shared memory, to each thread's registers.
func.func @ldmatrix(%source: !cute.ptr<f16, gmem, align<16>>, %result: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"((8,4),8):((8,0),1)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((8,4),8):((8,0),1)">) -> !cute.memref<f16, gmem, align<16>, "((8,4),8):((8,0),1)">
  %part2 = cute.slice(%view1, %thread) : !cute.memref<f16, gmem, align<16>, "((8,4),8):((8,0),1)">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %rows3 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %rows4 = cute.recast_iter(%rows3) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>>
  %layout5 = cute.static : !cute.layout<"((8,4),8):((8,0),1)">
  %view6 = cute.make_view(%rows4, %layout5) : (!cute.ptr<f16, smem, align<1024>>, !cute.layout<"((8,4),8):((8,0),1)">) -> !cute.memref<f16, smem, align<1024>, "((8,4),8):((8,0),1)">
  %part7 = cute.slice(%view6, %thread) : !cute.memref<f16, smem, align<1024>, "((8,4),8):((8,0),1)">, !cute.coord<"(?,_)"> -> !cute.memref<f16, smem, align<16>, "(8):(1)">
  %layout8 = cute.static : !cute.layout<"2:1">
  %registers9 = cute.make_fragment(%layout8) : (!cute.layout<"2:1">) -> !cute.memref<f16, rmem, align<16>, "2:1">
  %values10 = cute.memref.load_vec(%part2) : (!cute.memref<f16, gmem, align<16>, "(8):(1)">) -> vector<8xf16>
  cute.memref.store_vec(%values10, %part7) : (vector<8xf16>, !cute.memref<f16, smem, align<16>, "(8):(1)">) -> ()
  %atom = cute.make_atom() : !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>
  nvvm.barrier0
  cute.copy_atom_call(%atom, %part7, %registers9) : (!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>, !cute.memref<f16, smem, align<16>, "(8):(1)">, !cute.memref<f16, rmem, align<16>, "2:1">) -> ()
  %layout11 = cute.static : !cute.layout<"(32,2):(2,1)">
  %view12 = cute.make_view(%result, %layout11) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(32,2):(2,1)">) -> !cute.memref<f16, gmem, align<16>, "(32,2):(2,1)">
  %part13 = cute.slice(%view12, %thread) : !cute.memref<f16, gmem, align<16>, "(32,2):(2,1)">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "(2):(1)">
  %values14 = cute.memref.load_vec(%registers9) : (!cute.memref<f16, rmem, align<16>, "2:1">) -> vector<2xf16>
  cute.memref.store_vec(%values14, %part13) : (vector<2xf16>, !cute.memref<f16, gmem, align<4>, "(2):(1)">) -> ()
  return
}
