// !cute_nvgpu.atom.tmem_store<f16, 16 DP, 32 bit, x16, expand_16>
// Rows to the lanes of tensor memory by the atom, and back.
func.func @tmem(%source: !cute.ptr<f16, gmem, align<16>>, %result: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,64):(64,1)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,64):(64,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,64):(64,1)">
  %layout2 = cute.static : !cute.layout<"(128,64):(64,1)">
  %view3 = cute.make_view(%result, %layout2) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,64):(64,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,64):(64,1)">
  %bytes4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 64 : i32
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
  %atom5 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f16, 16 DP, 32 bit, x16, expand_16>
  %layout6 = cute.static : !cute.layout<"32:1">
  %registers7 = cute.make_fragment(%layout6) : (!cute.layout<"32:1">) -> !cute.memref<f16, rmem, align<16>, "32:1">
  %first8 = cute.get_iter(%view1) : !cute.memref<f16, gmem, align<16>, "(128,64):(64,1)">
  %layout9 = cute.static : !cute.layout<"(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">
  %rows10 = cute.make_view(%first8, %layout9) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">) -> !cute.memref<f16, gmem, align<16>, "(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">
  %at11 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part12 = cute.slice(%rows10, %at11) : !cute.memref<f16, gmem, align<16>, "(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(32):(1)">
  %typed13 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout14 = cute.static : !cute.layout<"((64,16),1,2,4):((2,131072),128,2097152,4194304)">
  %lanes15 = cute.make_view(%typed13, %layout14) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((64,16),1,2,4):((2,131072),128,2097152,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((64,16),1,2,4):((2,131072),128,2097152,4194304)">
  %at16 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part17 = cute.slice(%lanes15, %at16) : !cute.memref<f16, tmem, align<16>, "((64,16),1,2,4):((2,131072),128,2097152,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((64,16)):((2,131072))">
  %values18 = cute.memref.load_vec(%part12) : (!cute.memref<f16, gmem, align<16>, "(32):(1)">) -> vector<32xf16>
  cute.memref.store_vec(%values18, %registers7) : (vector<32xf16>, !cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom5, %registers7, %part17) : (!cute_nvgpu.atom.tmem_store<f16, 16 DP, 32 bit, x16, expand_16>, !cute.memref<f16, rmem, align<16>, "32:1">, !cute.memref<f16, tmem, align<16>, "((64,16)):((2,131072))">) -> ()
  %layout19 = cute.static : !cute.layout<"32:1">
  %registers20 = cute.make_fragment(%layout19) : (!cute.layout<"32:1">) -> !cute.memref<f16, rmem, align<16>, "32:1">
  %first21 = cute.get_iter(%view1) : !cute.memref<f16, gmem, align<16>, "(128,64):(64,1)">
  %layout22 = cute.static : !cute.layout<"(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">
  %rows23 = cute.make_view(%first21, %layout22) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">) -> !cute.memref<f16, gmem, align<16>, "(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">
  %at24 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,1)">
  %part25 = cute.slice(%rows23, %at24) : !cute.memref<f16, gmem, align<16>, "(((16,2),4),32,1,2):(((64,32),2048),1,64,1024)">, !cute.coord<"(?,_,0,1)"> -> !cute.memref<f16, gmem, align<16>, "(32):(1)">
  %typed26 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout27 = cute.static : !cute.layout<"((64,16),1,2,4):((2,131072),128,2097152,4194304)">
  %lanes28 = cute.make_view(%typed26, %layout27) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((64,16),1,2,4):((2,131072),128,2097152,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((64,16),1,2,4):((2,131072),128,2097152,4194304)">
  %at29 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,1,?)">
  %part30 = cute.slice(%lanes28, %at29) : !cute.memref<f16, tmem, align<16>, "((64,16),1,2,4):((2,131072),128,2097152,4194304)">, !cute.coord<"(_,0,1,?)"> -> !cute.memref<f16, tmem, align<16>, "((64,16)):((2,131072))">
  %values31 = cute.memref.load_vec(%part25) : (!cute.memref<f16, gmem, align<16>, "(32):(1)">) -> vector<32xf16>
  cute.memref.store_vec(%values31, %registers20) : (vector<32xf16>, !cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom5, %registers20, %part30) : (!cute_nvgpu.atom.tmem_store<f16, 16 DP, 32 bit, x16, expand_16>, !cute.memref<f16, rmem, align<16>, "32:1">, !cute.memref<f16, tmem, align<16>, "((64,16)):((2,131072))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %atom32 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x32, pack_16>
  %layout33 = cute.static : !cute.layout<"64:1">
  %registers34 = cute.make_fragment(%layout33) : (!cute.layout<"64:1">) -> !cute.memref<f16, rmem, align<16>, "64:1">
  %first35 = cute.get_iter(%view3) : !cute.memref<f16, gmem, align<16>, "(128,64):(64,1)">
  %layout36 = cute.static : !cute.layout<"((32,4),64,1,1):((64,2048),1,64,2048)">
  %rows37 = cute.make_view(%first35, %layout36) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),64,1,1):((64,2048),1,64,2048)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),64,1,1):((64,2048),1,64,2048)">
  %at38 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part39 = cute.slice(%rows37, %at38) : !cute.memref<f16, gmem, align<16>, "((32,4),64,1,1):((64,2048),1,64,2048)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(64):(1)">
  %typed40 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout41 = cute.static : !cute.layout<"((64,32),1,1,4):((2,131072),128,4194304,4194304)">
  %lanes42 = cute.make_view(%typed40, %layout41) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((64,32),1,1,4):((2,131072),128,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((64,32),1,1,4):((2,131072),128,4194304,4194304)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f16, tmem, align<16>, "((64,32),1,1,4):((2,131072),128,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((64,32)):((2,131072))">
  cute.copy_atom_call(%atom32, %part44, %registers34) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x32, pack_16>, !cute.memref<f16, tmem, align<16>, "((64,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "64:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers34) : (!cute.memref<f16, rmem, align<16>, "64:1">) -> ()
  %values45 = cute.memref.load_vec(%registers34) : (!cute.memref<f16, rmem, align<16>, "64:1">) -> vector<64xf16>
  cute.memref.store_vec(%values45, %part39) : (vector<64xf16>, !cute.memref<f16, gmem, align<16>, "(64):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
