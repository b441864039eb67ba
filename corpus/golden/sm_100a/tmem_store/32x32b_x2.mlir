// !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x2>
// Rows to the lanes of tensor memory by the atom, and back.
func.func @tmem(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,2):(2,1)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,2):(2,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,2):(2,1)">
  %layout2 = cute.static : !cute.layout<"(128,2):(2,1)">
  %view3 = cute.make_view(%result, %layout2) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,2):(2,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,2):(2,1)">
  %bytes4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 32 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %warp = arith.shrui %tid, %five : i32
  %allocates = arith.cmpi eq, %warp, %zero : i32
  scf.if %allocates {
  cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) : (i32, !cute.ptr<i32, smem, align<1024>>) -> ()
  cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() : () -> ()
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<1024>>) -> !cute.ptr<f32, tmem, align<16>>
  %atom5 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x2>
  %layout6 = cute.static : !cute.layout<"2:1">
  %registers7 = cute.make_fragment(%layout6) : (!cute.layout<"2:1">) -> !cute.memref<f32, rmem, align<16>, "2:1">
  %first8 = cute.get_iter(%view1) : !cute.memref<f32, gmem, align<16>, "(128,2):(2,1)">
  %layout9 = cute.static : !cute.layout<"((32,4),2,1,1):((2,64),1,2,64)">
  %rows10 = cute.make_view(%first8, %layout9) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),2,1,1):((2,64),1,2,64)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),2,1,1):((2,64),1,2,64)">
  %at11 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part12 = cute.slice(%rows10, %at11) : !cute.memref<f32, gmem, align<16>, "((32,4),2,1,1):((2,64),1,2,64)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<8>, "(2):(1)">
  %layout13 = cute.static : !cute.layout<"((2,32),1,1,4):((1,65536),2,2097152,2097152)">
  %lanes14 = cute.make_view(%tensor, %layout13) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((2,32),1,1,4):((1,65536),2,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((2,32),1,1,4):((1,65536),2,2097152,2097152)">
  %at15 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part16 = cute.slice(%lanes14, %at15) : !cute.memref<f32, tmem, align<16>, "((2,32),1,1,4):((1,65536),2,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((2,32)):((1,65536))">
  %values17 = cute.memref.load_vec(%part12) : (!cute.memref<f32, gmem, align<8>, "(2):(1)">) -> vector<2xf32>
  cute.memref.store_vec(%values17, %registers7) : (vector<2xf32>, !cute.memref<f32, rmem, align<16>, "2:1">) -> ()
  cute.copy_atom_call(%atom5, %registers7, %part16) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x2>, !cute.memref<f32, rmem, align<16>, "2:1">, !cute.memref<f32, tmem, align<16>, "((2,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %atom18 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
  %layout19 = cute.static : !cute.layout<"2:1">
  %registers20 = cute.make_fragment(%layout19) : (!cute.layout<"2:1">) -> !cute.memref<f32, rmem, align<16>, "2:1">
  %first21 = cute.get_iter(%view3) : !cute.memref<f32, gmem, align<16>, "(128,2):(2,1)">
  %layout22 = cute.static : !cute.layout<"((32,4),2,1,1):((2,64),1,2,64)">
  %rows23 = cute.make_view(%first21, %layout22) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),2,1,1):((2,64),1,2,64)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),2,1,1):((2,64),1,2,64)">
  %at24 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part25 = cute.slice(%rows23, %at24) : !cute.memref<f32, gmem, align<16>, "((32,4),2,1,1):((2,64),1,2,64)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<8>, "(2):(1)">
  %layout26 = cute.static : !cute.layout<"((2,32),1,1,4):((1,65536),2,2097152,2097152)">
  %lanes27 = cute.make_view(%tensor, %layout26) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((2,32),1,1,4):((1,65536),2,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((2,32),1,1,4):((1,65536),2,2097152,2097152)">
  %at28 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part29 = cute.slice(%lanes27, %at28) : !cute.memref<f32, tmem, align<16>, "((2,32),1,1,4):((1,65536),2,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((2,32)):((1,65536))">
  cute.copy_atom_call(%atom18, %part29, %registers20) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>, !cute.memref<f32, tmem, align<16>, "((2,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "2:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers20) : (!cute.memref<f32, rmem, align<16>, "2:1">) -> ()
  %values30 = cute.memref.load_vec(%registers20) : (!cute.memref<f32, rmem, align<16>, "2:1">) -> vector<2xf32>
  cute.memref.store_vec(%values30, %part25) : (vector<2xf32>, !cute.memref<f32, gmem, align<8>, "(2):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
