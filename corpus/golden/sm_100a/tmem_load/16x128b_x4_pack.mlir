// !cute_nvgpu.atom.tmem_load<f16, 16 DP, 128 bit, x4, pack_16>
// Rows to the lanes of tensor memory, and back by the atom.
func.func @tmem(%source: !cute.ptr<f16, gmem, align<16>>, %result: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout2 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view3 = cute.make_view(%result, %layout2) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
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
  %atom5 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x16, expand_16>
  %layout6 = cute.static : !cute.layout<"32:1">
  %registers7 = cute.make_fragment(%layout6) : (!cute.layout<"32:1">) -> !cute.memref<f16, rmem, align<16>, "32:1">
  %first8 = cute.get_iter(%view1) : !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout9 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows10 = cute.make_view(%first8, %layout9) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at11 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part12 = cute.slice(%rows10, %at11) : !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(32):(1)">
  %typed13 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout14 = cute.static : !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %lanes15 = cute.make_view(%typed13, %layout14) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %at16 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part17 = cute.slice(%lanes15, %at16) : !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">
  %values18 = cute.memref.load_vec(%part12) : (!cute.memref<f16, gmem, align<16>, "(32):(1)">) -> vector<32xf16>
  cute.memref.store_vec(%values18, %registers7) : (vector<32xf16>, !cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom5, %registers7, %part17) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x16, expand_16>, !cute.memref<f16, rmem, align<16>, "32:1">, !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %atom19 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f16, 16 DP, 128 bit, x4, pack_16>
  %layout20 = cute.static : !cute.layout<"16:1">
  %registers21 = cute.make_fragment(%layout20) : (!cute.layout<"16:1">) -> !cute.memref<f16, rmem, align<16>, "16:1">
  %first22 = cute.get_iter(%view3) : !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout23 = cute.static : !cute.layout<"(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">
  %rows24 = cute.make_view(%first22, %layout23) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">) -> !cute.memref<f16, gmem, align<16>, "(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">
  %at25 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part26 = cute.slice(%rows24, %at25) : !cute.memref<f16, gmem, align<16>, "(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<4>, "((2,2,4)):((1,256,8))">
  %typed27 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout28 = cute.static : !cute.layout<"((32,16),1,2,4):((2,131072),64,2097152,4194304)">
  %lanes29 = cute.make_view(%typed27, %layout28) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((32,16),1,2,4):((2,131072),64,2097152,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((32,16),1,2,4):((2,131072),64,2097152,4194304)">
  %at30 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part31 = cute.slice(%lanes29, %at30) : !cute.memref<f16, tmem, align<16>, "((32,16),1,2,4):((2,131072),64,2097152,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((32,16)):((2,131072))">
  cute.copy_atom_call(%atom19, %part31, %registers21) : (!cute_nvgpu.atom.tmem_load<f16, 16 DP, 128 bit, x4, pack_16>, !cute.memref<f16, tmem, align<16>, "((32,16)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers21) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  %values32 = cute.memref.load_vec(%registers21) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> vector<16xf16>
  cute.memref.store_vec(%values32, %part26) : (vector<16xf16>, !cute.memref<f16, gmem, align<4>, "((2,2,4)):((1,256,8))">) -> ()
  %layout33 = cute.static : !cute.layout<"16:1">
  %registers34 = cute.make_fragment(%layout33) : (!cute.layout<"16:1">) -> !cute.memref<f16, rmem, align<16>, "16:1">
  %first35 = cute.get_iter(%view3) : !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout36 = cute.static : !cute.layout<"(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">
  %rows37 = cute.make_view(%first35, %layout36) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">) -> !cute.memref<f16, gmem, align<16>, "(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">
  %at38 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,1)">
  %part39 = cute.slice(%rows37, %at38) : !cute.memref<f16, gmem, align<16>, "(((4,8),4),(2,2,4),1,2):(((2,32),1024),(1,256,8),32,512)">, !cute.coord<"(?,_,0,1)"> -> !cute.memref<f16, gmem, align<4>, "((2,2,4)):((1,256,8))">
  %typed40 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout41 = cute.static : !cute.layout<"((32,16),1,2,4):((2,131072),64,2097152,4194304)">
  %lanes42 = cute.make_view(%typed40, %layout41) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((32,16),1,2,4):((2,131072),64,2097152,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((32,16),1,2,4):((2,131072),64,2097152,4194304)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,1,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f16, tmem, align<16>, "((32,16),1,2,4):((2,131072),64,2097152,4194304)">, !cute.coord<"(_,0,1,?)"> -> !cute.memref<f16, tmem, align<16>, "((32,16)):((2,131072))">
  cute.copy_atom_call(%atom19, %part44, %registers34) : (!cute_nvgpu.atom.tmem_load<f16, 16 DP, 128 bit, x4, pack_16>, !cute.memref<f16, tmem, align<16>, "((32,16)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers34) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  %values45 = cute.memref.load_vec(%registers34) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> vector<16xf16>
  cute.memref.store_vec(%values45, %part39) : (vector<16xf16>, !cute.memref<f16, gmem, align<4>, "((2,2,4)):((1,256,8))">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
